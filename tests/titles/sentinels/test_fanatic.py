"""Fanatic: every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import fallen
from game.titles.sentinels.state import S, active, facts
from game.titles.sentinels.verbs import expected, heal
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_draw, hero_play, hero_power, pick, play, strike, texts
from tests.titles.sentinels.situation import Lend, table
from tests.titles.talk import asked, keys, told

TEAM = ("fanatic", "ra", "haka")
POWER, PLAY = hero_power("fanatic"), hero_play("fanatic")


def hand(*ids: str) -> dict[str, list[str]]:
    """Her hand."""
    return {"fanatic": list(ids)}


def amounts(s: S, source: str, *others: str) -> list[int]:
    """What 3 melee damage from a card would come to, to each of some others."""
    return [expected(s, card(s, source), card(s, one), 3, "melee").amount for one in others]


# -- Fanatic herself -------------------------------------------------------------------------------


def test_exorcism_strikes_one_target_twice() -> None:
    run = play(table(heroes=TEAM, play=["tomb_akana"]), POWER)
    pick(run, "fanatic")
    pick(run, "gloomweaver")
    assert [(event.data["type"], event.data["amount"]) for event in told(run, "damage")] == [
        ("melee", 1),
        ("radiant", 1),
    ]
    assert (hp(run, "gloomweaver"), over(run)) == (88, True)


@pytest.mark.rule("SEN-108", "SEN-141")
def test_exorcism_is_worse_for_her_nemesis() -> None:
    run = play(table("apostate", TEAM), POWER)
    pick(run, "fanatic")
    pick(run, "apostate")
    assert hp(run, "apostate") == 66 - 2 - 2


def test_fallen_fanatic_urges_comforts_and_leads_a_hand() -> None:
    s = table(heroes=TEAM, flipped=["fanatic"], hp={"ra": 5}, hands={"haka": ["haka_ta_moko"]})
    step = fallen("fanatic")
    run = play(s, step, step, step)
    pick(run, "a1")
    pick(run, "haka")
    pick(run, "haka_ta_moko")
    assert "haka_ta_moko" in names(run, "play")
    pick(run, "a2")
    pick(run, "ra")
    assert hp(run, "ra") == 7
    pick(run, "a3")
    assert named_options(run) == ["ra", "haka"]
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 89
    (blow,) = told(run, "damage")
    assert (blow.data["source"], blow.data["type"]) == (card(run, "haka"), "radiant")


# -- one-shots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_brutal_censure_strikes_and_may_draw(answer: str) -> None:
    run = play(table(heroes=TEAM, hands=hand("fanatic_brutal_censure"), tops=["fanatic_holy_nova"]), PLAY)
    pick(run, "fanatic_brutal_censure")
    pick(run, "gloomweaver")
    pick(run, answer)
    assert hp(run, "gloomweaver") == 88
    assert names(run, "hand:fanatic") == (["fanatic_holy_nova"] if answer == "yes" else [])


def test_consecrated_ground_destroys_and_strikes_up_to_three() -> None:
    lying = ["haka_ta_moko", "haka_mere", "tomb_akana", "tomb_anubis"]
    run = play(table(heroes=TEAM, hands=hand("fanatic_consecrated_ground"), play=lying), PLAY)
    pick(run, "fanatic_consecrated_ground")
    assert named_options(run) == ["haka_ta_moko", "tomb_akana", "tomb_anubis"]
    pick(run, "tomb_akana")
    pick(run, "gloomweaver")
    pick(run, "tomb_anubis")
    pick(run, "none")
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]
    assert (hp(run, "gloomweaver"), hp(run, "tomb_anubis")) == (89, 19)


@pytest.mark.parametrize("spell", ["fanatic_consecrated_ground", "fanatic_divine_sacrifice"])
def test_three_targets_are_the_most(spell: str) -> None:
    lying = ["tomb_akana", "tomb_anubis", "tomb_mdjai", "tomb_urshe"]
    run = play(table(heroes=TEAM, hands=hand(spell), play=lying), PLAY)
    pick(run, spell)
    if spell == "fanatic_consecrated_ground":
        pick(run, "tomb_urshe")
    for one in lying[:3]:
        pick(run, one)
    assert over(run)
    assert [hp(run, one) for one in lying[:3]] == [7, 19, 9]


@pytest.mark.rule("SEN-102", "SEN-103")
def test_divine_sacrifice_cannot_be_reduced_and_costs_one_for_each() -> None:
    lying = ["gloom_profane_zealot", "gloom_ophidia_the_deceiver", "tomb_akana"]
    run = play(table(heroes=TEAM, hands=hand("fanatic_divine_sacrifice"), play=lying), PLAY)
    pick(run, "fanatic_divine_sacrifice")
    for one in ("gloomweaver", *lying[:2]):
        pick(run, one)
    assert [event.data["amount"] for event in told(run, "damage")] == [1, 1, 1, 3]
    assert (hp(run, "gloomweaver"), hp(run, "fanatic"), hp(run, "tomb_akana")) == (89, 27, 8)


def test_divine_sacrifice_without_a_target_costs_nothing() -> None:
    run = play(table(heroes=TEAM, hands=hand("fanatic_divine_sacrifice")), PLAY)
    pick(run, "fanatic_divine_sacrifice")
    pick(run, "none")
    assert hp(run, "fanatic") == 30


@pytest.mark.rule("SEN-190")
def test_end_of_days_spares_characters_and_relics_only() -> None:
    spared = ["fanatic_absolution", "tomb_rod_of_anubis"]
    lying = ["haka_mere", "haka_ta_moko", "tomb_akana", *spared]
    run = play(table("apostate", TEAM, hands=hand("fanatic_end_of_days"), play=lying), PLAY)
    pick(run, "fanatic_end_of_days")
    while not over(run):
        pick(run, keys(run)[0])
    assert names(run, "play") == ["apostate", *TEAM, *spared]
    assert names(run, "trash:fanatic") == ["fanatic_end_of_days"]


@pytest.mark.parametrize(("first", "drawn"), [("haka_dominion", 0), ("tomb_akana", 1)])
@pytest.mark.rule("SEN-004", "SEN-005")
def test_end_of_days_destroys_one_by_one_in_the_players_order(first: str, drawn: int) -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_end_of_days"), play=["haka_dominion", "tomb_akana"], tops=["haka_mere"])
    run = play(s, PLAY)
    pick(run, "fanatic_end_of_days")
    assert (asked(run).message, named_options(run)) == ("sen-ask-next", ["haka_dominion", "tomb_akana", "none"])
    pick(run, first)
    if drawn:
        pick(run, "yes")
    assert len(names(run, "hand:haka")) == drawn
    assert names(run, "play") == ["gloomweaver", *TEAM]


@pytest.mark.rule("SEN-276")
def test_end_of_days_reaches_a_relic_that_lies_under_a_card(lend: Lend) -> None:
    relic = "gloom_drum_of_despair"

    async def mourn(s: S, one: int, doomed: int, by: int) -> None:
        if facts(s, doomed).id == relic:
            await heal(s, card(s, "ra"), 1)

    lend("when destroyed", "ra", mourn)
    s = table(
        heroes=TEAM, hands=hand("fanatic_end_of_days"), play=["haka_savage_mana"], under={"haka_savage_mana": [relic]},
        hp={"ra": 5},
    )  # fmt: skip
    run = play(s, PLAY)
    pick(run, "fanatic_end_of_days")
    pick(run, relic)
    assert [event.data["name"] for event in told(run, "destroyed")] == [relic, "haka_savage_mana"]
    assert over(run)


@pytest.mark.rule("SEN-190", "SEN-266")
def test_end_of_days_reaches_what_enters_meanwhile() -> None:
    s = table(
        heroes=TEAM, hands=hand("fanatic_end_of_days"), play=["gloom_chosen_disciple"], trash=["gloom_zombie_servant"]
    )
    run = play(s, PLAY)
    pick(run, "fanatic_end_of_days")
    assert [event.data["name"] for event in told(run, "destroyed")] == ["gloom_chosen_disciple", "gloom_zombie_servant"]
    assert names(run, "play") == ["gloomweaver", *TEAM]


@pytest.mark.parametrize("had", [1, 3])
def test_final_dive_destroys_the_weak_and_carries_its_hp_on(had: int) -> None:
    lying = ["tomb_akana", "gloom_zombie_servant"]
    run = play(table(heroes=TEAM, hands=hand("fanatic_final_dive"), play=lying, hp={"tomb_akana": had}), PLAY)
    pick(run, "fanatic_final_dive")
    assert named_options(run) == lying, "a Zombie Servant has 2 HP"
    pick(run, "tomb_akana")
    assert asked(run).args["amount"] == had
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 90 - had
    assert [event.data["type"] for event in told(run, "damage")] == ["melee"]


def test_final_dive_needs_somebody_weak() -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_final_dive"), play=["tomb_akana"], hp={"tomb_akana": 4})
    run = play(s, PLAY)
    pick(run, "fanatic_final_dive")
    assert (hp(run, "tomb_akana"), over(run)) == (4, True)


def test_final_dive_carries_nothing_on_when_a_god_is_turned_over_instead() -> None:
    lying = ["enn_the_shrine_of_the_ennead", "enn_geb", "enn_isis"]
    s = table("ennead", TEAM, hands=hand("fanatic_final_dive"), play=lying, hp={"enn_geb": 3})
    run = play(s, PLAY)
    pick(run, "fanatic_final_dive")
    assert "enn_geb_back" in names(run, "play")
    assert over(run)
    assert not told(run, "damage")


def test_holy_nova_burns_enemies_and_heals_heroes() -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_holy_nova"), play=["tomb_akana"], hp={"ra": 5, "fanatic": 5})
    run = play(s, PLAY)
    pick(run, "fanatic_holy_nova")
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "ra", "fanatic", "haka")] == [89, 7, 6, 6, 34]


@pytest.mark.rule("SEN-023")
def test_prayer_of_desperation_draws_three_for_a_player_and_ends_the_turn() -> None:
    tops = ["ra_inferno", "ra_fire_blast", "ra_excavation"]
    s = table(
        heroes=TEAM, hands=hand("fanatic_prayer_of_desperation", "fanatic_holy_nova"), tops=tops,
        play=["fanatic_zealous_offense"], bonus={"play:fanatic": 1},
    )  # fmt: skip
    run = play(s, PLAY, POWER, hero_draw("fanatic"), texts("end"))
    pick(run, "fanatic_prayer_of_desperation")
    pick(run, "ra")
    assert names(run, "hand:ra") == tops
    assert over(run), "no other card, no power, no draw"
    assert names(run, "hand:fanatic") == ["fanatic_holy_nova"]
    assert "fanatic_zealous_offense" in names(run, "trash:fanatic"), "but the End phase happens"


def test_prayer_of_desperation_does_not_end_the_turn_of_another() -> None:
    s = table(heroes=TEAM, turn="ra", hands={**hand("fanatic_prayer_of_desperation")})
    run = play(s, PLAY, luck=1)
    pick(run, "fanatic_prayer_of_desperation")
    pick(run, "fanatic")
    assert len(names(run, "hand:fanatic")) == 3
    assert not state_of(run).ending


def test_sanctifying_strike_hurts_one_and_heals_another() -> None:
    run = play(table(heroes=TEAM, hands=hand("fanatic_sanctifying_strike"), hp={"haka": 20}), PLAY)
    pick(run, "fanatic_sanctifying_strike")
    pick(run, "gloomweaver")
    assert named_options(run) == list(TEAM)
    pick(run, "haka")
    assert (hp(run, "gloomweaver"), hp(run, "haka")) == (88, 22)


@pytest.mark.parametrize(
    ("victim", "turn", "left"), [("ra", 6, 86), ("fanatic", 9, 86), ("tomb_akana", 6, 88), ("ra", 5, 88)]
)
def test_smite_the_transgressor_answers_damage_to_a_hero_since_her_last_turn(victim: str, turn: int, left: int) -> None:
    """Turn 5 was hers, and turn 10 is hers again."""

    async def turns(s: S) -> None:
        s.turns = 10

    s = table(heroes=TEAM, hands=hand("fanatic_smite_the_transgressor"), play=["tomb_akana"], turns=turn)
    run = play(s, strike("gloomweaver", victim, 1), act(turns), PLAY)
    pick(run, "fanatic_smite_the_transgressor")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == left
    assert hp(run, "tomb_akana") == (8 if victim != "tomb_akana" else 7)


def test_smite_the_transgressor_lets_nobody_pay_for_another() -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_smite_the_transgressor"), play=["gloom_ophidia_the_deceiver"])
    run = play(s, strike("gloom_ophidia_the_deceiver", "ra", 1), PLAY)
    pick(run, "fanatic_smite_the_transgressor")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88


@pytest.mark.rule("SEN-191")
def test_smite_the_transgressor_answers_damage_to_a_living_card_of_a_hero_too() -> None:
    lying = ["realm_imbued_vitality", "haka_mere"]
    s = table("gloomweaver", TEAM, "realm_of_discord", hands=hand("fanatic_smite_the_transgressor"), play=lying)
    run = play(s, strike("gloomweaver", "haka_mere", 1), PLAY)
    pick(run, "fanatic_smite_the_transgressor")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 86


# -- ongoings next to another card -----------------------------------------------------------------


@pytest.mark.rule("SEN-106", "SEN-138", "SEN-139")
def test_chastise_shuts_a_minion_off_from_damage_both_ways() -> None:
    lying = ["gloom_chosen_disciple", "tomb_akana"]
    s = table(heroes=TEAM, hands=hand("fanatic_chastise"), play=lying)
    disciple = act(lambda s: heal(s, card(s, "gloom_chosen_disciple"), 1))
    run = play(s, PLAY, strike("ra", "gloom_chosen_disciple", 3), strike("gloom_chosen_disciple", "ra", 3), disciple)
    pick(run, "fanatic_chastise")
    assert named_options(run) == lying, "no character card"
    pick(run, "gloom_chosen_disciple")
    assert (hp(run, "gloom_chosen_disciple"), hp(run, "ra")) == (7, 30)
    state = state_of(run)
    assert amounts(state, "ra", "gloom_chosen_disciple", "tomb_akana") == [0, 3]
    assert amounts(state, "tomb_akana", "ra") == [3]
    assert "gloom_chosen_disciple" in [state.cards[one].name for one in state.hp], "it can still be chosen"


@pytest.mark.rule("SEN-139", "SEN-275")
def test_chastise_goes_with_the_card_it_lies_next_to() -> None:
    s = table(heroes=TEAM, play=["tomb_akana", "fanatic_chastise"], next_to={"fanatic_chastise": "tomb_akana"})
    run = play(s, fell("tomb_akana"))
    assert names(run, "trash:fanatic") == ["fanatic_chastise"]
    assert [event.data["name"] for event in told(run, "destroyed")] == ["tomb_akana"], "moved, not destroyed"


@pytest.mark.rule("SEN-274")
def test_chastise_finds_nobody_to_lie_next_to() -> None:
    run = play(table(heroes=TEAM, hands=hand("fanatic_chastise")), PLAY)
    pick(run, "fanatic_chastise")
    assert names(run, "trash:fanatic") == ["fanatic_chastise"]


@pytest.mark.parametrize("pay", ["yes", "no"])
def test_divine_focus_strikes_as_long_as_it_is_paid_for(pay: str) -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_divine_focus", "fanatic_holy_nova"), play=["tomb_akana"])
    run = play(s, PLAY, texts("start"))
    pick(run, "fanatic_divine_focus")
    assert named_options(run) == ["gloomweaver", "tomb_akana"]
    pick(run, "tomb_akana")
    pick(run, pay)
    assert hp(run, "tomb_akana") == (5 if pay == "yes" else 8)
    assert names(run, "trash:fanatic") == ["fanatic_holy_nova" if pay == "yes" else "fanatic_divine_focus"]


@pytest.mark.rule("SEN-236")
def test_divine_focus_is_lost_with_an_empty_hand() -> None:
    s = table(heroes=TEAM, play=["fanatic_divine_focus"], next_to={"fanatic_divine_focus": "gloomweaver"})
    run = play(s, texts("start"))
    assert names(run, "trash:fanatic") == ["fanatic_divine_focus"]
    assert hp(run, "gloomweaver") == 90


def test_divine_focus_is_destroyed_with_its_target() -> None:
    lying = ["tomb_akana", "fanatic_divine_focus"]
    run = play(table(heroes=TEAM, play=lying, next_to={lying[1]: lying[0]}), fell("tomb_akana"))
    assert [event.data["name"] for event in told(run, "destroyed")] == lying
    assert names(run, "trash:fanatic") == ["fanatic_divine_focus"]


@pytest.mark.rule("SEN-080")
def test_embolden_gives_a_hero_a_power_more_until_her_next_turn() -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_embolden"), play=["ra_blazing_tornado"])
    run = play(s, PLAY, hero_power("ra"), texts("start"))
    pick(run, "fanatic_embolden")
    assert named_options(run) == list(TEAM)
    pick(run, "ra")
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert named_options(run) == ["ra_blazing_tornado", "none"]
    pick(run, "ra_blazing_tornado")
    pick(run, "gloomweaver")
    assert names(run, "trash:fanatic") == ["fanatic_embolden"], "it ends at the start of her turn"


@pytest.mark.rule("SEN-240")
def test_embolden_lies_next_to_a_hero_and_no_living_card() -> None:
    lying = ["realm_imbued_vitality", "haka_mere"]
    s = table("gloomweaver", TEAM, "realm_of_discord", hands=hand("fanatic_embolden"), play=lying)
    run = play(s, PLAY)
    pick(run, "fanatic_embolden")
    assert named_options(run) == list(TEAM)


def test_embolden_helps_nobody_else() -> None:
    lying = ["fanatic_embolden", "fanatic_absolution"]
    run = play(table(heroes=TEAM, play=lying, next_to={"fanatic_embolden": "ra"}), POWER)
    pick(run, "fanatic")
    pick(run, "gloomweaver")
    assert over(run)


def test_embolden_helps_herself_at_once() -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_embolden"), play=["fanatic_absolution"])
    run = play(s, PLAY, POWER)
    pick(run, "fanatic_embolden")
    pick(run, "fanatic")
    pick(run, "fanatic")
    pick(run, "gloomweaver")
    assert named_options(run) == ["fanatic_absolution", "none"]


# -- other ongoings --------------------------------------------------------------------------------


@pytest.mark.parametrize("wounds", [1, 5])
def test_sacrosanct_martyr_passes_her_wounds_on(wounds: int) -> None:
    run = play(table(heroes=TEAM, play=["fanatic_sacrosanct_martyr"]), POWER)
    pick(run, "fanatic_sacrosanct_martyr")
    assert keys(run) == ["n1", "n2", "n3", "n4", "n5"]
    pick(run, f"n{wounds}")
    pick(run, "gloomweaver")
    assert (hp(run, "fanatic"), hp(run, "gloomweaver")) == (30 - wounds, 90 - wounds)


@pytest.mark.rule("SEN-024")
def test_sacrosanct_martyr_counts_only_what_she_was_dealt() -> None:
    lying = ["fanatic_sacrosanct_martyr", "fanatic_undaunted"]
    run = play(table(heroes=TEAM, play=lying, hp={"fanatic": 10}), POWER)
    pick(run, "fanatic_sacrosanct_martyr")
    pick(run, "n5")
    assert asked(run).args["amount"] == 3
    pick(run, "gloomweaver")
    assert (hp(run, "fanatic"), hp(run, "gloomweaver")) == (7, 87)


@pytest.mark.rule("SEN-157")
def test_sacrosanct_martyr_ends_with_her_death() -> None:
    run = play(table(heroes=TEAM, play=["fanatic_sacrosanct_martyr"], hp={"fanatic": 5}), POWER)
    pick(run, "fanatic_sacrosanct_martyr")
    pick(run, "n5")
    assert over(run)
    assert (active(state_of(run), "fanatic"), hp(run, "gloomweaver")) == (False, 90)


@pytest.mark.parametrize(("had", "amount"), [(11, 3), (10, 1), (2, 1)])
def test_undaunted_shields_her_when_she_is_weak(had: int, amount: int) -> None:
    s = table(heroes=TEAM, play=["fanatic_undaunted"], hp={"fanatic": had, "ra": 5})
    assert amounts(s, "gloomweaver", "fanatic", "ra") == [amount, 3]


def test_wrathful_retribution_repays_all_that_she_lost() -> None:
    run = play(table(heroes=TEAM, play=["fanatic_wrathful_retribution"], hp={"fanatic": 12}), POWER)
    pick(run, "fanatic_wrathful_retribution")
    assert (asked(run).args["amount"], asked(run).args["type"]) == (18, "@sen-type-radiant")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 72
    assert names(run, "trash:fanatic") == ["fanatic_wrathful_retribution"]


def test_zealous_offense_subdues_two_until_her_next_turn() -> None:
    lying = ["fanatic_zealous_offense", "gloom_ophidia_the_deceiver", "tomb_akana", "tomb_anubis"]
    run = play(table(heroes=TEAM, play=lying), texts("start"), Step("begin_turn", ("fanatic",)))
    assert (asked(run).low, asked(run).high, named_options(run)) == (0, 2, lying[1:])
    pick(run, "gloom_ophidia_the_deceiver", "tomb_akana")
    assert asked(run).message == "sen-ask-subdue", "her next turn has begun, and the cards are chosen anew"
    assert not state_of(run).lasting


def test_subdued_targets_deal_no_damage() -> None:
    lying = ["fanatic_zealous_offense", "gloom_ophidia_the_deceiver", "tomb_akana"]
    s = table(heroes=TEAM, play=lying)
    run = play(s, texts("start"), *[strike(one, "ra", 3) for one in (*lying[1:], "gloomweaver")])
    pick(run, "gloom_ophidia_the_deceiver")
    assert hp(run, "ra") == 30 - 3 - 3
    assert amounts(state_of(run), "gloom_ophidia_the_deceiver", "ra") == [0]


@pytest.mark.parametrize("turn", ["ra", "gloomweaver", "tomb_of_anubis"])
def test_what_she_does_at_the_start_and_end_of_her_turn_waits_for_it(turn: str) -> None:
    lying = ["fanatic_divine_focus", "fanatic_embolden", "fanatic_zealous_offense", "tomb_akana"]
    beside = {"fanatic_divine_focus": "gloomweaver", "fanatic_embolden": "ra"}
    s = table(heroes=TEAM, turn=turn, play=lying, next_to=beside, hands=hand("fanatic_holy_nova"))
    run = play(s, texts("start"), *([] if turn == "tomb_of_anubis" else [texts("end")]))
    assert over(run)
    assert set(lying) <= set(names(run, "play"))


@pytest.mark.parametrize(("blows", "stays"), [([2, 1], True), ([2], False), ([3], True), ([], False)])
def test_zealous_offense_must_be_kept_up(blows: list[int], stays: bool) -> None:
    s = table(heroes=TEAM, play=["fanatic_zealous_offense"])
    run = play(s, *[strike("fanatic", "gloomweaver", n) for n in blows], strike("ra", "gloomweaver", 3), texts("end"))
    assert ("fanatic_zealous_offense" in names(run, "play")) == stays


# -- Relics ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["melee", "fire", "radiant"])
def test_absolution_heals_and_strikes_in_three_ways(kind: str) -> None:
    s = table(heroes=TEAM, hands=hand("fanatic_absolution"), hp={"fanatic": 20})
    run = play(s, PLAY, POWER)
    pick(run, "fanatic_absolution")
    assert hp(run, "fanatic") == 21
    pick(run, "fanatic_absolution")
    assert keys(run) == ["melee", "fire", "radiant"]
    pick(run, kind)
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), told(run, "damage")[0].data["type"]) == (87, kind)


@pytest.mark.parametrize("zero_hp", ["destroy_first", "damage_first"])
@pytest.mark.rule("SEN-170", "SEN-237")
def test_the_aegis_lets_her_rise_once(zero_hp: str) -> None:
    s = table(heroes=TEAM, play=["fanatic_aegis_of_resurrection"], options={"zero_hp": zero_hp})
    run = play(s, strike("gloomweaver", "fanatic", 40), strike("gloomweaver", "ra", 40))
    assert (hp(run, "fanatic"), active(state_of(run), "fanatic")) == (10, True)
    assert names(run, "trash:fanatic") == ["fanatic_aegis_of_resurrection"]
    assert not active(state_of(run), "ra"), "it is for her alone"


@pytest.mark.parametrize("blow", [29, 30, 31])
def test_the_aegis_is_used_up_only_when_nothing_is_left_of_her(blow: int) -> None:
    run = play(table(heroes=TEAM, play=["fanatic_aegis_of_resurrection"]), strike("gloomweaver", "fanatic", blow))
    assert hp(run, "fanatic") == (1 if blow == 29 else 10)
    assert ("fanatic_aegis_of_resurrection" in names(run, "play")) == (blow == 29)


def test_without_the_aegis_she_falls_the_second_time() -> None:
    s = table(heroes=TEAM, play=["fanatic_aegis_of_resurrection"])
    run = play(s, strike("gloomweaver", "fanatic", 30), strike("gloomweaver", "fanatic", 10))
    assert not active(state_of(run), "fanatic")


@pytest.mark.rule("SEN-167", "SEN-287")
def test_the_aegis_does_not_help_against_destruction_without_damage() -> None:
    run = play(table(heroes=TEAM, play=["fanatic_aegis_of_resurrection"]), fell("fanatic"))
    assert not active(state_of(run), "fanatic")


def test_a_martyr_with_the_aegis_rises_and_strikes() -> None:
    lying = ["fanatic_aegis_of_resurrection", "fanatic_sacrosanct_martyr"]
    run = play(table(heroes=TEAM, play=lying, hp={"fanatic": 4}), POWER)
    pick(run, "fanatic_sacrosanct_martyr")
    pick(run, "n5")
    pick(run, "gloomweaver")
    assert (hp(run, "fanatic"), hp(run, "gloomweaver")) == (10, 85)
