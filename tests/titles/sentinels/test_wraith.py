"""The Wraith: every card does what its text says."""

import pytest

from game.titles.sentinels.flow import begin_turn, fallen, hero_play, hero_power
from game.titles.sentinels.verbs import deal, last, put_into_play
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, pick, play, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, told

TEAM = ("wraith", "ra", "legacy")


def test_stealth_lowers_the_next_damage_to_her() -> None:
    run = play(table(heroes=TEAM), hero_power("wraith"), *[strike("gloomweaver", "wraith", 3)] * 2)
    pick(run, "wraith")
    assert hp(run, "wraith") == 26 - 1 - 3
    assert not state_of(run).lasting


def test_stealth_goes_with_her() -> None:
    run = play(table(heroes=TEAM), hero_power("wraith"), strike("gloomweaver", "wraith", 40))
    pick(run, "wraith")
    assert not state_of(run).lasting


def test_fallen_wraith_informs_and_lends_a_power() -> None:
    s = table(heroes=TEAM, flipped=["wraith"], tops=["ra_inferno"])
    run = play(s, fallen("wraith"), fallen("wraith"))
    pick(run, "a1")
    pick(run, "ra")
    pick(run, "yes")
    assert names(run, "hand:ra") == ["ra_inferno"]
    pick(run, "a2")
    pick(run, "ra")
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88


@pytest.mark.rule("SEN-027", "SEN-278")
@pytest.mark.parametrize("discarded", ["yes", "no"])
def test_fallen_wraith_spies_on_the_villain_deck(discarded: str) -> None:
    s = table(heroes=TEAM, flipped=["wraith"], tops=["gloom_zombie_servant"])
    run = play(s, fallen("wraith"))
    pick(run, "a3")
    assert names(run, "revealed:gloomweaver") == ["gloom_zombie_servant"]
    pick(run, discarded)
    assert names(run, "trash:gloomweaver") == (["gloom_zombie_servant"] if discarded == "yes" else [])
    on_top = state_of(run).decks["gloomweaver"][0].names
    assert (on_top == ("gloom_zombie_servant",)) == (discarded == "no")


# -- one-shots -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-187", "SEN-189", "SEN-198")
def test_grappling_hook_destroys_an_ongoing_or_environment_card_and_may_draw() -> None:
    on_table = ["gloom_strength_of_the_grave", "gloom_zombie_servant", "tomb_akana", "tomb_rod_of_anubis"]
    on_table += ["wraith_stun_bolt", "ra_flame_barrier"]
    s = table(heroes=TEAM, hands={"wraith": ["wraith_grappling_hook"]}, play=on_table, tops=["wraith_suture_self"])
    run = play(s, hero_play("wraith"))
    pick(run, "wraith_grappling_hook")
    assert named_options(run) == ["gloom_strength_of_the_grave", "tomb_akana", "tomb_rod_of_anubis", "ra_flame_barrier"]
    pick(run, "tomb_akana")
    pick(run, "yes")
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]
    assert names(run, "hand:wraith") == ["wraith_suture_self"]


@pytest.mark.rule("SEN-279")
@pytest.mark.parametrize(("way", "where"), [("hand", "hand:wraith"), ("play", "play")])
def test_impromptu_invention_draws_finds_equipment_and_may_play(way: str, where: str) -> None:
    hand = ["wraith_impromptu_invention", "wraith_trust_fund"]
    s = table(heroes=TEAM, hands={"wraith": hand}, hp={"wraith": 20}, tops=["wraith_suture_self", "wraith_throat_jab"])
    run = play(s, hero_play("wraith"))
    pick(run, "wraith_impromptu_invention")
    assert "wraith_throat_jab" not in named_options(run), "only equipment is searched for"
    assert asked(run).seat == 0
    pick(run, "wraith_stun_bolt")
    assert told(run, "found")[-1].data["name"] == "wraith_stun_bolt"
    assert len(state_of(run).decks["wraith"]) == 1, "shuffled"
    pick(run, way)
    assert "wraith_stun_bolt" in names(run, where)
    pick(run, "wraith_suture_self")
    assert (hp(run, "wraith"), over(run)) == (23, True)


@pytest.mark.parametrize(("count", "dealt"), [(0, 0), (1, 2), (3, 6)])
def test_inventory_barrage_throws_all_her_equipment(count: int, dealt: int) -> None:
    """The Micro-Targeting Computer is thrown too, before it could raise the damage."""
    equipment = ["wraith_micro_targeting_computer", "wraith_stun_bolt", "wraith_utility_belt"][:count]
    s = table(
        heroes=TEAM, hands={"wraith": ["wraith_inventory_barrage"]},
        play=["wraith_combat_stance", "ra_the_staff_of_ra", *equipment],
    )  # fmt: skip
    run = play(s, hero_play("wraith"))
    pick(run, "wraith_inventory_barrage")
    if asked(run).message == "sen-ask-next":
        pick(run, "none")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 90 - dealt
    assert {event.data["type"] for event in told(run, "damage")} <= {"projectile"}
    assert names(run, "trash:wraith") == [*equipment, "wraith_inventory_barrage"]
    assert names(run, "play")[-2:] == ["wraith_combat_stance", "ra_the_staff_of_ra"]


@pytest.mark.rule("SEN-161", "SEN-162", "SEN-197", "SEN-199")
@pytest.mark.parametrize(("before", "after"), [(20, 23), (25, 26)])
def test_suture_self_heals_three(before: int, after: int) -> None:
    s = table(heroes=TEAM, hands={"wraith": ["wraith_suture_self"]}, hp={"wraith": before})
    run = play(s, hero_play("wraith"))
    pick(run, "wraith_suture_self")
    assert hp(run, "wraith") == after
    assert names(run, "trash:wraith") == ["wraith_suture_self"]


@pytest.mark.rule("SEN-203", "SEN-280")
def test_throat_jab_silences_whom_it_hurt_until_her_next_turn() -> None:
    s = table(heroes=TEAM, hands={"wraith": ["wraith_throat_jab"]})
    run = play(s, hero_play("wraith"), strike("gloomweaver", "ra", 3), begin_turn("wraith"), luck=1)
    pick(run, "wraith_throat_jab")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (88, 30)
    assert not state_of(run).lasting


@pytest.mark.rule("SEN-024")
def test_throat_jab_silences_nobody_whom_it_does_not_hurt() -> None:
    s = table(heroes=TEAM, hands={"wraith": ["wraith_throat_jab"]}, options={"advanced": "on"})
    run = play(s, hero_play("wraith"), strike("gloomweaver", "ra", 3))
    pick(run, "wraith_throat_jab")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (90, 27), "the advanced villain is immune to melee damage"


def test_throat_jab_silences_who_took_the_damage_in_the_end() -> None:
    s = table(
        "apostate", TEAM, hands={"wraith": ["wraith_throat_jab"]}, play=["apo_orb_of_delirium", "apo_condemnation"]
    )
    run = play(s, hero_play("wraith"), strike("apo_orb_of_delirium", "ra", 3), strike("apo_condemnation", "ra", 1))
    pick(run, "wraith_throat_jab")
    pick(run, "apo_condemnation")
    assert (hp(run, "apo_orb_of_delirium"), hp(run, "ra")) == (10, 29)


def test_a_card_that_comes_back_is_silenced_no_more() -> None:
    s = table(heroes=TEAM, hands={"wraith": ["wraith_throat_jab"]}, play=["gloom_zombie_servant"])
    zombie = card(s, "gloom_zombie_servant")
    run = play(s, hero_play("wraith"), act(lambda s: put_into_play(s, zombie)), strike("gloom_zombie_servant", "ra", 1))
    pick(run, "wraith_throat_jab")
    pick(run, "gloom_zombie_servant")
    assert hp(run, "ra") == 29


@pytest.mark.rule("SEN-185", "SEN-256", "SEN-278")
def test_trust_fund_draws_four_and_discards_two() -> None:
    tops = ["wraith_suture_self", "wraith_stun_bolt", "wraith_throat_jab", "wraith_utility_belt"]
    s = table(heroes=TEAM, hands={"wraith": ["wraith_trust_fund"]}, tops=tops, hp={"wraith": 20})
    run = play(s, hero_play("wraith"))
    pick(run, "wraith_trust_fund")
    assert (asked(run).low, asked(run).high) == (2, 2)
    pick(run, "wraith_stun_bolt", "wraith_suture_self")
    assert names(run, "hand:wraith") == ["wraith_throat_jab", "wraith_utility_belt"]
    assert names(run, "trash:wraith") == ["wraith_stun_bolt", "wraith_suture_self", "wraith_trust_fund"]
    assert hp(run, "wraith") == 20, "the text of a discarded card does not happen"


# -- ongoing and smoke -----------------------------------------------------------------------------


def test_combat_stance_strikes_back_the_first_time_each_turn() -> None:
    s = table(heroes=TEAM, play=["wraith_combat_stance", "tomb_akana"], turn="gloomweaver")
    run = play(
        s, strike("gloomweaver", "wraith", 0), strike("tomb_akana", "wraith", 1), strike("gloomweaver", "wraith", 1)
    )
    assert (hp(run, "tomb_akana"), hp(run, "gloomweaver"), hp(run, "wraith")) == (6, 90, 24)


@pytest.mark.parametrize("zero_hp", ["destroy_first", "damage_first"])
def test_combat_stance_does_not_answer_what_fells_her(zero_hp: str) -> None:
    s = table(heroes=TEAM, play=["wraith_combat_stance"], options={"zero_hp": zero_hp})
    run = play(s, strike("gloomweaver", "wraith", 26))
    assert hp(run, "gloomweaver") == 90
    assert state_of(run).cards[card(run, "wraith")].turned


def test_combat_stance_answers_only_for_her() -> None:
    s = table(heroes=TEAM, play=["wraith_combat_stance"], turn="gloomweaver")
    run = play(s, strike("gloomweaver", "ra", 1), strike("gloomweaver", "wraith", 1))
    assert [event.data["target"] for event in told(run, "damage")] == [
        card(run, one) for one in ("ra", "wraith", "gloomweaver")
    ]  # fmt: skip


def test_combat_stance_answers_targets_only() -> None:
    s = table(heroes=TEAM, play=["wraith_combat_stance", "gloom_strength_of_the_grave"])
    run = play(s, strike("gloom_strength_of_the_grave", "wraith", 1), strike("gloomweaver", "wraith", 1))
    assert (hp(run, "wraith"), hp(run, "gloomweaver")) == (24, 88)


def test_smoke_bombs_lead_damage_from_the_lowest_to_the_highest_and_lower_it() -> None:
    s = table(heroes=TEAM, play=["wraith_smoke_bombs"])
    run = play(
        s, strike("gloomweaver", "wraith", 3), strike("gloomweaver", "ra", 3), strike("wraith", "gloomweaver", 3)
    )
    assert [hp(run, one) for one in ("wraith", "legacy", "ra", "gloomweaver")] == [26, 30, 27, 87]


@pytest.mark.rule("SEN-231")
def test_smoke_bombs_ask_who_of_equals_is_the_lowest_and_the_highest() -> None:
    s = table(heroes=TEAM, play=["wraith_smoke_bombs"], hp={"wraith": 20, "ra": 20, "legacy": 20})
    run = play(s, strike("gloomweaver", "wraith", 3), strike("gloomweaver", "wraith", 3))
    pick(run, "ra")
    assert hp(run, "wraith") == 17, "another one is the lowest"
    assert named_options(run) == ["ra", "legacy"]
    pick(run, "legacy")
    assert (hp(run, "wraith"), hp(run, "legacy")) == (17, 18)


def test_smoke_bombs_look_at_hero_targets_alone() -> None:
    s = table(heroes=TEAM, play=["wraith_smoke_bombs", "gloom_zombie_servant"])
    run = play(s, strike("gloomweaver", "wraith", 3), strike("legacy", "gloom_zombie_servant", 1))
    assert (hp(run, "wraith"), hp(run, "legacy"), hp(run, "gloom_zombie_servant")) == (26, 30, 1)


def test_smoke_bombs_thin_damage_to_the_last_hero_target() -> None:
    s = table(heroes=TEAM, play=["wraith_smoke_bombs"], flipped=["ra", "legacy"])
    run = play(s, strike("gloomweaver", "wraith", 3), strike("wraith", "gloomweaver", 3))
    assert (hp(run, "wraith"), hp(run, "gloomweaver")) == (24, 87)


def test_the_reduction_of_smoke_bombs_stays_through_a_later_redirection() -> None:
    s = table(
        heroes=("wraith", "haka", "legacy"), play=["wraith_smoke_bombs", "legacy_lead_from_the_front"],
        hp={"legacy": 30},
    )  # fmt: skip
    run = play(s, strike("gloomweaver", "wraith", 3))
    assert asked(run).args["amount"] == 2
    pick(run, "yes")
    assert [hp(run, one) for one in ("wraith", "haka", "legacy")] == [26, 34, 28]


@pytest.mark.rule("SEN-103")
def test_smoke_bombs_redirect_irreducible_damage_in_full() -> None:
    s = table(heroes=TEAM, play=["wraith_smoke_bombs"])
    foe, wraith = card(s, "gloomweaver"), card(s, "wraith")
    run = play(s, act(lambda s: deal(s, foe, wraith, 3, "fire", irreducible=True)))
    assert (hp(run, "wraith"), hp(run, "legacy")) == (26, 29)


# -- equipment -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("computer", "deck", "tops"),
    [
        ("wraith_infrared_eyepiece", "gloomweaver", ["gloom_zombie_servant", "gloom_cursed_acolyte"]),
        ("wraith_mega_computer", "tomb_of_anubis", ["tomb_akana", "tomb_anubis"]),
    ],
)
def test_computers_put_one_of_two_cards_on_top_and_the_other_under_the_deck(
    computer: str, deck: str, tops: list[str]
) -> None:
    run = play(table(heroes=TEAM, play=[computer], tops=tops), hero_power("wraith"))
    pick(run, computer)
    assert named_options(run) == tops
    pick(run, tops[1])
    bags = state_of(run).decks[deck]
    assert (bags[0].names, bags[-1].names) == ((tops[1],), (tops[0],))


def test_micro_targeting_computer_raises_her_projectile_damage() -> None:
    s = table(heroes=TEAM, play=["wraith_micro_targeting_computer"])
    run = play(
        s, strike("wraith", "gloomweaver", 1, "projectile"), strike("wraith", "ra", 1, "melee"),
        strike("ra", "legacy", 1, "projectile"),
    )  # fmt: skip
    assert [hp(run, one) for one in ("gloomweaver", "ra", "legacy")] == [88, 29, 31]


def test_razor_ordnance_deals_three_projectile() -> None:
    run = play(table(heroes=TEAM, play=["wraith_razor_ordnance"]), hero_power("wraith"))
    pick(run, "wraith_razor_ordnance")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87


def test_stun_bolt_strikes_and_weakens_until_her_next_turn() -> None:
    s = table(heroes=TEAM, play=["wraith_stun_bolt"])
    run = play(s, hero_power("wraith"), strike("gloomweaver", "ra", 3), begin_turn("wraith"), luck=1)
    pick(run, "wraith_stun_bolt")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (89, 28)
    assert not state_of(run).lasting


@pytest.mark.rule("SEN-264")
def test_stun_bolt_weakens_even_if_she_cannot_deal_damage() -> None:
    s = table(heroes=TEAM, play=["wraith_stun_bolt"])
    last(s, card(s, "gloomweaver"), "no_damage", cards=[card(s, "wraith")], until="turn")
    run = play(s, hero_power("wraith"), strike("gloomweaver", "ra", 3))
    pick(run, "wraith_stun_bolt")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (90, 28)


def test_throwing_knives_strike_up_to_three() -> None:
    s = table(heroes=TEAM, play=["wraith_throwing_knives", "tomb_akana", "gloom_ophidia_the_deceiver"])
    run = play(s, hero_power("wraith"))
    pick(run, "wraith_throwing_knives")
    for one in ("gloomweaver", "tomb_akana", "gloom_ophidia_the_deceiver"):
        pick(run, one)
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana"), hp(run, "gloom_ophidia_the_deceiver")) == (89, 7, 7)
    assert over(run)


@pytest.mark.rule("SEN-080", "SEN-172")
def test_utility_belt_gives_one_more_power_in_the_power_phase() -> None:
    s = table(heroes=TEAM, play=["wraith_utility_belt", "wraith_razor_ordnance", "wraith_stun_bolt"])
    run = play(s, hero_power("wraith"))
    pick(run, "wraith_razor_ordnance")
    pick(run, "gloomweaver")
    assert "wraith_razor_ordnance" not in named_options(run)
    pick(run, "wraith_stun_bolt")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), over(run)) == (86, True)
