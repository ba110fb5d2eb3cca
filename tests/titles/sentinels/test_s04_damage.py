"""Section 4: the steps of one instance of damage."""

from typing import Any

import pytest

from game.titles.sentinels.content import CARDS, TYPES
from game.titles.sentinels.damage import Hit, deal, nemeses, reckon
from game.titles.sentinels.piles import take_out
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import (
    deal_each,
    deal_one,
    destroy,
    expected,
    hand,
    heal,
    hero_targets,
    highest,
    last,
    lay_in_play,
    put_into_play,
    struck,
    targets,
    to_bottom,
    villain_targets,
)
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, pick, play, strike, texts
from tests.titles.sentinels.situation import EVOLUTION, GAZE, Lend, nothing, table
from tests.titles.talk import asked, keys, told


@pytest.mark.rule("SEN-104", "SEN-107", "SEN-285")
def test_irreducible_damage_is_raised_and_stays_irreducible() -> None:
    """SEN-W04, with Imbued Fire for the raise and Ta Moko for the reduction."""
    s = table(play=["ra_imbued_fire", "haka_ta_moko"])
    foe, haka = card(s, "gloomweaver"), card(s, "haka")
    run = play(s, act(lambda s: deal(s, foe, haka, 2, "fire", irreducible=True)))
    assert hp(run, "haka") == 31


@pytest.mark.rule("SEN-103")
def test_irreducible_damage_is_not_lowered_and_spends_no_shield() -> None:
    s = table(play=["haka_ta_moko"])
    foe, haka = card(s, "gloomweaver"), card(s, "haka")
    last(s, haka, "taken", amount=-2, cards=[haka], uses=1, until="")
    run = play(s, act(lambda s: deal(s, foe, haka, 2, "fire", irreducible=True)))
    assert hp(run, "haka") == 32
    assert len(state_of(run).lasting) == 1


@pytest.mark.rule("SEN-106", "SEN-138")
def test_immunity_stops_irreducible_damage_but_not_the_choice() -> None:
    s = table(play=["ra_flesh_of_the_sun_god"])
    foe, ra = card(s, "gloomweaver"), card(s, "ra")
    run = play(s, act(lambda s: deal(s, foe, ra, 3, "fire", irreducible=True)))
    assert hp(run, "ra") == 30
    assert told(run, "damage_stopped")
    assert not told(run, "damage")


@pytest.mark.rule("SEN-108")
def test_a_bonus_counts_for_each_instance() -> None:
    s = table(turn="gloomweaver", play=["gloom_cursed_acolyte"])
    last(s, card(s, "gloomweaver"), "dealt", amount=1, group="villain_targets", until="")
    run = play(s, *[strike("gloom_cursed_acolyte", "ra", 1, kind) for kind in ("fire", "infernal")])
    assert hp(run, "ra") == 26


@pytest.mark.rule("SEN-105", "SEN-128", "SEN-120")
@pytest.mark.parametrize("irreducible", [False, True])
def test_a_redirect_spares_the_first_target_and_keeps_source_and_type(irreducible: bool) -> None:
    s = table(play=["haka_enduring_intercession", "tomb_akana"])
    akana, ra = card(s, "tomb_akana"), card(s, "ra")
    run = play(s, act(lambda s: deal(s, akana, ra, 2, "fire", irreducible=irreducible)))
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["type"]) == (card(run, "tomb_akana"), "fire")
    assert (hp(run, "ra"), hp(run, "haka")) == (30, 32)


@pytest.mark.rule("SEN-127")
def test_a_redirect_drops_what_belonged_to_the_first_target() -> None:
    """SEN-W22: the redirecting card sees the lowered amount, the new target takes the full one."""
    s = table(heroes=("legacy", "haka", "ra"), play=["haka_ta_moko", "legacy_lead_from_the_front"])
    run = play(s, strike("gloomweaver", "haka", 3))
    assert asked(run).args["amount"] == 2
    pick(run, "yes")
    assert (hp(run, "haka"), hp(run, "legacy")) == (34, 29)


@pytest.mark.rule("SEN-129")
def test_each_card_redirects_once_at_most() -> None:
    """SEN-W21: from the weakest to the strongest, from there to Legacy, who is the weakest, and there it stays."""
    s = table(
        heroes=("wraith", "legacy", "haka"), hp={"legacy": 20},
        play=["legacy_lead_from_the_front", "wraith_smoke_bombs"],
    )  # fmt: skip
    run = play(s, strike("gloomweaver", "legacy", 3))
    pick(run, "yes")
    assert (hp(run, "wraith"), hp(run, "legacy"), hp(run, "haka")) == (26, 18, 34)


@pytest.mark.rule("SEN-130", "SEN-263")
def test_who_cannot_deal_damage_deals_none() -> None:
    s = table(play=["haka_ground_pound"])
    run = play(s, strike("gloomweaver", "ra", 5))
    assert hp(run, "ra") == 30


@pytest.mark.rule("SEN-131", "SEN-137")
def test_nothing_below_zero_and_never_healing() -> None:
    """SEN-W25: amount 0 and a reduction of 1."""
    s = table(play=["haka_ta_moko"], hp={"haka": 10})
    run = play(s, strike("gloomweaver", "haka", 0))
    assert hp(run, "haka") == 10
    assert not told(run, "damage")


@pytest.mark.rule("SEN-132", "SEN-141", "SEN-142")
@pytest.mark.parametrize(("amount", "lost"), [(0, 1), (2, 3)])
def test_nemeses_deal_each_other_one_more(amount: int, lost: int) -> None:
    """SEN-W17 and SEN-W25."""
    s = table(heroes=("nightmist", "ra", "haka"), play=["gloom_zombie_servant"])
    run = play(
        s, strike("nightmist", "gloomweaver", amount), strike("gloomweaver", "nightmist", amount),
        strike("gloomweaver", "ra", amount), strike("gloom_zombie_servant", "haka", amount),
    )  # fmt: skip
    assert (hp(run, "gloomweaver"), hp(run, "nightmist")) == (90 - lost, 27 - lost)
    assert (hp(run, "ra"), hp(run, "haka")) == (30 - amount, 34 - amount)


@pytest.mark.rule("SEN-142")
def test_the_bonus_is_not_for_other_cards_of_the_two_decks() -> None:
    s = table(heroes=("nightmist", "ra", "haka"), play=["gloom_cursed_acolyte", "nm_elder_ring"])
    s.hp[card(s, "nm_elder_ring")] = 5
    for source, target in (
        ("gloom_cursed_acolyte", "nightmist"), ("nightmist", "gloom_cursed_acolyte"),
        ("gloomweaver", "nm_elder_ring"), ("nm_elder_ring", "gloomweaver"),
    ):  # fmt: skip
        bonus = int(source == "nightmist")
        hit = expected(s, card(s, source), card(s, target), 2, "melee")
        assert hit.amount == 2 + bonus, f"{source} at {target}: the Ring alone adds to what NightMist deals"


@pytest.mark.rule("SEN-143")
def test_the_nemesis_bonus_raises_irreducible_damage() -> None:
    s = table(heroes=("nightmist", "ra", "haka"))
    assert expected(s, card(s, "gloomweaver"), card(s, "nightmist"), 2, "toxic", irreducible=True).amount == 3


@pytest.mark.rule("SEN-144")
def test_an_environment_card_without_hp_can_be_a_source() -> None:
    run = play(table(play=["tomb_spike_trap"]), strike("tomb_spike_trap", "ra", 2, "projectile"))
    assert hp(run, "ra") == 28


@pytest.mark.rule("SEN-284")
def test_an_instance_whose_target_is_gone_is_not_dealt() -> None:
    s = table(play=["gloom_zombie_servant"])
    zombie, ra = card(s, "gloom_zombie_servant"), card(s, "ra")
    twice = [act(lambda s: deal(s, ra, zombie, 2, "fire"))] * 2
    run = play(s, *twice)
    assert len(told(run, "damage")) == 1
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]
    run = play(table(hp={"ra": 2}), *[strike("gloomweaver", "ra", 2)] * 2)
    assert len(told(run, "damage")) == 1, "an incapacitated hero is gone too"


@pytest.mark.rule("SEN-165", "SEN-166")
def test_a_target_at_zero_goes_to_its_own_trash() -> None:
    run = play(table(play=["tomb_akana"]), strike("ra", "tomb_akana", 8, "fire"))
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]


@pytest.mark.rule("SEN-133")
def test_hp_fall_by_the_amount_in_the_end_not_by_the_printed_one() -> None:
    run = play(table(play=["haka_ta_moko"]), strike("gloomweaver", "haka", 5))
    assert hp(run, "haka") == 34 - 4


@pytest.mark.rule("SEN-134")
@pytest.mark.parametrize(("order", "left"), [("destroy_first", 90), ("damage_first", 88)])
def test_cards_that_fell_with_the_blow_do_not_react_unless_so_agreed(order: str, left: int) -> None:
    s = table(play=["ra_flame_barrier"], hp={"ra": 2}, options={"zero_hp": order})
    run = play(s, strike("gloomweaver", "ra", 3))
    assert hp(run, "gloomweaver") == left
    assert names(run, "area:ra") == ["ra_back"]


def test_a_tally_names_every_part() -> None:
    s = table(play=["ra_the_staff_of_ra", "ra_imbued_fire"])
    hit = reckon(s, Hit(card(s, "ra"), card(s, "gloomweaver"), 2, "fire"))
    assert [(part.text, part.amount, part.args.get("card")) for part in hit.tally.parts] == [
        ("sen-tally-printed", 2, None),
        ("sen-tally-card", 1, "@ra_imbued_fire"),
        ("sen-tally-card", 1, "@ra_the_staff_of_ra"),
    ]


# -- types -----------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-100")
def test_there_are_eleven_types_and_an_instance_has_one() -> None:
    assert len(TYPES) == 11
    named = "cold energy fire infernal lightning melee projectile psychic radiant sonic toxic"
    assert list(TYPES) == named.split()
    run = play(table(), *[strike("ra", "gloomweaver", 1, kind) for kind in TYPES])
    assert [event.data["type"] for event in told(run, "damage")] == list(TYPES)


@pytest.mark.rule("SEN-101")
@pytest.mark.parametrize("kind", TYPES)
def test_a_type_matters_only_to_cards_that_name_it(kind: str) -> None:
    s = table(play=["ra_flesh_of_the_sun_god"])
    run = play(s, strike("gloomweaver", "haka", 2, kind), strike("gloomweaver", "ra", 2, kind))
    assert (hp(run, "haka"), hp(run, "ra")) == (32, 30 if kind == "fire" else 28)


@pytest.mark.rule("SEN-102")
@pytest.mark.parametrize("kind", TYPES)
def test_damage_of_any_type_can_be_irreducible(kind: str) -> None:
    s = table(play=["haka_ta_moko"])
    foe, haka = card(s, "gloomweaver"), card(s, "haka")
    run = play(s, act(lambda s: deal(s, foe, haka, 2, kind, irreducible=True)))
    assert hp(run, "haka") == 32


@pytest.mark.rule("SEN-106", "SEN-255")
def test_prevention_stops_irreducible_damage_and_is_no_reduction(lend: Lend) -> None:
    async def prevent(s: S, one: int, hit: Hit) -> bool:
        return True

    lend("interrupts prevent", GAZE, prevent)
    s = table(play=[GAZE])
    run = play(s, act(lambda s: deal(s, card(s, "gloomweaver"), card(s, "haka"), 5, "fire", irreducible=True)))
    assert hp(run, "haka") == 34
    assert not told(run, "damage")


@pytest.mark.rule("SEN-108", "SEN-109", "SEN-254")
@pytest.mark.parametrize(("bonus", "lost"), [(0, 2), (1, 4), (-1, 0)])
def test_each_instance_is_raised_or_lowered_apart(bonus: int, lost: int) -> None:
    """Two lines of one effect at one target that is chosen once, as Apostate deals them (SEN-W03)."""
    s = table()
    if bonus:
        last(s, card(s, "gloomweaver"), "dealt", amount=bonus, cards=[card(s, "gloomweaver")], until="")

    async def both(s: S) -> None:
        target = await highest(s, card(s, "gloomweaver"), hero_targets)
        assert target is not None
        for kind in ("melee", "infernal"):
            await deal(s, card(s, "gloomweaver"), target, s.h - 2, kind)

    run = play(s, act(both))
    assert hp(run, "haka") == 34 - lost
    assert (hp(run, "ra"), hp(run, "legacy")) == (30, 32)


# -- the steps -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-120", "SEN-121", "SEN-122", "SEN-123", "SEN-253")
@pytest.mark.parametrize("heroes", [("ra", "legacy", "haka"), ("ra", "legacy", "haka", "wraith")])
def test_source_target_amount_and_type_are_fixed_first(heroes: tuple[str, ...]) -> None:
    s = table(heroes=heroes, turn="gloomweaver", play=["gloom_cursed_acolyte"], hp={"haka": 1})
    hit = reckon(s, Hit(card(s, "gloom_cursed_acolyte"), card(s, "ra"), s.h - 2, "fire"))
    assert (hit.source, hit.target) == (card(s, "gloom_cursed_acolyte"), card(s, "ra"))
    assert (hit.parts[0].text, hit.parts[0].amount) == ("sen-tally-printed", len(heroes) - 2)
    assert (hit.printed, hit.printed_type, hit.type) == (len(heroes) - 2, "fire", "fire")


@pytest.mark.rule("SEN-120", "SEN-121", "SEN-122", "SEN-123")
def test_an_instance_that_nothing_changes_is_dealt_as_it_was_printed() -> None:
    run = play(table(play=["gloom_cursed_acolyte"]), strike("gloom_cursed_acolyte", "legacy", 3, "toxic"))
    (blow,) = told(run, "damage")
    assert (blow.data["source"], blow.data["target"]) == (card(run, "gloom_cursed_acolyte"), card(run, "legacy"))
    assert (blow.data["amount"], blow.data["type"], hp(run, "legacy")) == (3, "toxic", 29)


@pytest.mark.rule("SEN-122")
def test_x_is_counted_anew_for_each_instance() -> None:
    """Chosen Disciples count the zombies when each one strikes."""
    s = table(turn="gloomweaver", play=["gloom_chosen_disciple"] * 2, trash=["gloom_zombie_servant"] * 2)
    run = play(s, texts("end"))
    blows = [event.data["amount"] for event in told(run, "damage")]
    assert blows[:2] == [2 + 1, 2 + 2]


@pytest.mark.rule("SEN-124")
@pytest.mark.parametrize(
    ("order", "kind"), [([GAZE, EVOLUTION], "cold"), ([EVOLUTION, GAZE], "sonic")]
)  # fmt: skip
def test_the_last_change_of_type_counts_and_stays_after_a_redirect(lend: Lend, order: list[str], kind: str) -> None:
    lend("modifies type", GAZE, lambda s, one, hit: "sonic")
    lend("modifies type", EVOLUTION, lambda s, one, hit: "cold" if hit.target == card(s, "ra") else "")
    lend("interrupts redirect", "haka_mere", to_haka)
    s = table(play=[*order, "haka_mere"])
    (blow,) = told(play(s, strike("gloomweaver", "ra", 2, "fire")), "damage")
    assert (blow.data["target"], blow.data["type"]) == (card(s, "haka"), kind)


@pytest.mark.rule("SEN-124")
@pytest.mark.parametrize(("first", "kind"), [(GAZE, "cold"), (EVOLUTION, "sonic")])
def test_or_the_players_order_the_changes_of_type(lend: Lend, first: str, kind: str) -> None:
    lend("modifies type", GAZE, lambda s, one, hit: "sonic")
    lend("modifies type", EVOLUTION, lambda s, one, hit: "cold")
    s = table(play=[GAZE, EVOLUTION], options={"simultaneous": "2013"})
    run = play(s, strike("gloomweaver", "haka", 2))
    assert asked(run).message == "sen-ask-order"
    pick(run, first)
    assert told(run, "damage")[0].data["type"] == kind


async def to_haka(s: S, one: int, hit: Hit) -> int | None:
    """A redirection to Haka."""
    return card(s, "haka")


@pytest.mark.rule("SEN-124", "SEN-127")
def test_a_redirect_keeps_the_changed_type_and_the_amount_of_step_six(lend: Lend) -> None:
    lend("modifies type", GAZE, lambda s, one, hit: "sonic")
    lend("modifies dealt", GAZE, lambda s, one, hit: 2)
    lend("modifies taken", GAZE, lambda s, one, hit: 5 if hit.target == card(s, "ra") else 0)
    lend("interrupts redirect", "haka_mere", to_haka)
    run = play(table(play=[GAZE, "haka_mere"]), strike("gloomweaver", "ra", 1))
    (blow,) = told(run, "damage")
    assert (blow.data["type"], blow.data["amount"], blow.data["target"]) == ("sonic", 3, card(run, "haka"))


@pytest.mark.rule("SEN-125")
def test_by_type_then_all_damage_then_by_source_then_by_target(lend: Lend) -> None:
    """The layers come in this order, whatever the order of play."""
    for moment, one in (
        ("modifies taken", "haka_mere"), ("modifies dealt", "haka_taiaha"), ("modifies all", EVOLUTION),
        ("modifies typed", GAZE),
    ):  # fmt: skip
        lend(moment, one, lambda s, one, hit: 1)
    s = table(play=["haka_mere", "haka_taiaha", EVOLUTION, GAZE])
    hit = reckon(s, Hit(card(s, "ra"), card(s, "gloomweaver"), 1, "fire"))
    layers = [str(part.args["card"]) for part in hit.parts[1:]]
    assert layers == [f"@{one}" for one in (GAZE, EVOLUTION, "haka_taiaha", "haka_mere")]


@pytest.mark.rule("SEN-125")
def test_lasting_changes_have_their_place_in_the_same_layers() -> None:
    s = table()
    ra, foe = card(s, "ra"), card(s, "gloomweaver")
    last(s, ra, "taken", amount=1, cards=[foe], until="")
    last(s, ra, "dealt", amount=2, cards=[ra], until="")
    last(s, ra, "dealt", amount=3, group="all", until="")
    last(s, ra, "dealt", amount=4, group="hero_targets", type="fire", until="")
    assert [part.amount for part in reckon(s, Hit(ra, foe, 0, "fire")).parts[1:]] == [4, 3, 2, 1]
    assert [part.amount for part in reckon(s, Hit(ra, foe, 0, "cold")).parts[1:]] == [3, 2, 1]


@pytest.mark.rule("SEN-126")
@pytest.mark.parametrize("lasting_first", [True, False])
def test_standing_and_lasting_changes_of_step_seven_share_one_order(lasting_first: bool) -> None:
    """Superhuman Durability lowers 5 or more by 3; a lasting effect raises by 1."""
    s = table(play=[] if lasting_first else ["legacy_superhuman_durability"])
    last(s, card(s, "gloomweaver"), "taken", amount=1, cards=[card(s, "legacy")], until="")
    if lasting_first:
        lay_in_play(s, take_out(s, "legacy", "legacy_superhuman_durability"), "legacy")
    hit = expected(s, card(s, "gloomweaver"), card(s, "legacy"), 4, "melee")
    assert hit.amount == (2 if lasting_first else 5)


@pytest.mark.rule("SEN-126", "SEN-143")
def test_the_nemesis_bonus_is_as_old_as_the_two_character_cards(lend: Lend) -> None:
    """It is there before any card that is played, so 4 become 5 before one that lowers 5 or more."""
    lend("modifies taken", GAZE, lambda s, one, hit: -3 if hit.amount >= 5 else 0)
    s = table(heroes=("nightmist", "ra", "haka"), play=[GAZE])
    assert expected(s, card(s, "gloomweaver"), card(s, "nightmist"), 4, "melee").amount == 2


@pytest.mark.rule("SEN-127")
def test_a_redirect_that_looks_at_the_amount_sees_step_seven(lend: Lend) -> None:
    async def heavy(s: S, one: int, hit: Hit) -> int | None:
        return card(s, "haka") if hit.amount >= 3 else None

    lend("interrupts redirect", "haka_mere", heavy)
    for fortitude, lost in (((), "haka"), (("legacy_fortitude",), "legacy")):
        run = play(table(play=["haka_mere", *fortitude]), strike("gloomweaver", "legacy", 3))
        assert told(run, "damage")[0].data["target"] == card(run, lost)


@pytest.mark.rule("SEN-129")
def test_no_card_redirects_from_a_target_to_itself(lend: Lend) -> None:
    lend("interrupts redirect", "haka_mere", to_haka)
    run = play(table(play=["haka_mere"]), strike("gloomweaver", "haka", 2))
    assert not told(run, "redirected")
    assert hp(run, "haka") == 32


@pytest.mark.rule("SEN-129")
@pytest.mark.parametrize(("order", "end"), [([GAZE, "haka_mere"], "haka"), (["haka_mere", GAZE], "ra")])
def test_several_redirects_act_in_the_order_of_play(lend: Lend, order: list[str], end: str) -> None:
    async def to_ra(s: S, one: int, hit: Hit) -> int | None:
        return card(s, "ra")

    lend("interrupts redirect", GAZE, to_ra)
    lend("interrupts redirect", "haka_mere", to_haka)
    run = play(table(play=order), strike("gloomweaver", "legacy", 2))
    assert told(run, "damage")[0].data["target"] == card(run, end), "the older one acts first, the other from there"


@pytest.mark.rule("SEN-129")
@pytest.mark.parametrize(("first", "end"), [(GAZE, "haka"), ("haka_mere", "ra")])
def test_or_in_the_order_of_the_players(lend: Lend, first: str, end: str) -> None:
    async def to_ra(s: S, one: int, hit: Hit) -> int | None:
        return card(s, "ra")

    lend("interrupts redirect", GAZE, to_ra)
    lend("interrupts redirect", "haka_mere", to_haka)
    run = play(table(play=[GAZE, "haka_mere"], options={"simultaneous": "2013"}), strike("gloomweaver", "legacy", 2))
    pick(run, first)
    assert told(run, "damage")[0].data["target"] == card(run, end)


@pytest.mark.rule("SEN-130")
def test_immunity_is_asked_last_so_damage_at_the_immune_can_be_redirected(lend: Lend) -> None:
    lend("interrupts redirect", "haka_mere", to_haka)
    s = table(play=["ra_flesh_of_the_sun_god", "haka_mere"])
    assert hp(play(s, strike("gloomweaver", "ra", 2, "fire")), "haka") == 32


@pytest.mark.rule("SEN-130", "SEN-131")
def test_what_is_not_dealt_sets_nothing_off(lend: Lend) -> None:
    async def note(s: S, one: int, hit: Hit) -> None:
        await heal(s, card(s, "legacy"), 1)

    async def prevent(s: S, one: int, hit: Hit) -> bool:
        return hit.target == card(s, "legacy")

    lend("when damaged", GAZE, note)
    lend("interrupts prevent", EVOLUTION, prevent)
    lend("modifies forbid damage", EVOLUTION, lambda s, one, who: who == card(s, "tomb_akana"))
    s = table(play=[GAZE, EVOLUTION, "ra_flesh_of_the_sun_god", "haka_ta_moko", "tomb_akana"], hp={"legacy": 5})
    immune, nought = strike("gloomweaver", "ra", 2, "fire"), strike("gloomweaver", "haka", 1)
    prevented, unable = strike("gloomweaver", "legacy", 2), strike("tomb_akana", "ra", 2)
    run = play(s, immune, nought, prevented, unable)
    assert (hp(run, "legacy"), hp(run, "ra"), hp(run, "haka")) == (5, 30, 34)
    assert len(told(run, "damage_stopped")) == 3


@pytest.mark.rule("SEN-131")
def test_between_the_steps_the_amount_may_be_negative(lend: Lend) -> None:
    lend("modifies dealt", GAZE, lambda s, one, hit: -5)
    lend("modifies taken", EVOLUTION, lambda s, one, hit: 4)
    s = table(play=[GAZE, EVOLUTION])
    assert expected(s, card(s, "gloomweaver"), card(s, "haka"), 2, "melee").amount == 1, "2 - 5 + 4"


@pytest.mark.rule("SEN-134")
@pytest.mark.parametrize(("order", "kinds"), [
    ("destroy_first", ["damage", "destroyed", "haka", "legacy"]),
    ("damage_first", ["damage", "legacy", "destroyed", "haka"]),
])  # fmt: skip
def test_destruction_and_what_it_sets_off_then_reactions_to_damage(lend: Lend, order: str, kinds: list[str]) -> None:
    async def note(s: S, one: int, hit: Hit) -> None:
        await heal(s, card(s, "legacy"), 1)

    async def mourn(s: S, one: int, doomed: int, by: int) -> None:
        await heal(s, card(s, "haka"), 1)

    lend("when damaged", GAZE, note)
    lend("when destroyed", EVOLUTION, mourn)
    s = table(play=[GAZE, EVOLUTION, "gloom_zombie_servant"], hp={"legacy": 5, "haka": 5}, options={"zero_hp": order})
    run = play(s, strike("ra", "gloom_zombie_servant", 2))
    healed = {card(run, one): one for one in ("legacy", "haka")}
    happened = [event for event in run.events if event.kind in ("damage", "destroyed", "regained")]
    assert [healed.get(event.data["card"]) if event.kind == "regained" else event.kind for event in happened] == kinds


@pytest.mark.rule("SEN-135")
def test_a_reduction_that_enters_meanwhile_counts_for_this_very_instance(lend: Lend) -> None:
    async def bring(s: S, one: int, hit: Hit) -> None:
        for waiting in hand(s, "haka"):
            await put_into_play(s, waiting)

    lend("interrupts redirect", GAZE, bring)
    run = play(table(play=[GAZE], hands={"haka": ["haka_ta_moko"]}), strike("gloomweaver", "haka", 3))
    assert hp(run, "haka") == 32
    lend("interrupts prevent", GAZE, bring)
    lend("interrupts redirect", GAZE, nothing)
    run = play(table(play=[GAZE], hands={"haka": ["haka_ta_moko"]}), strike("gloomweaver", "haka", 3))
    assert hp(run, "haka") == 32


@pytest.mark.rule("SEN-130", "SEN-135")
@pytest.mark.parametrize("kind", ["fire", "cold"])
def test_so_does_an_immunity_that_a_response_brings(lend: Lend, kind: str) -> None:
    async def bring(s: S, one: int, hit: Hit) -> None:
        for waiting in hand(s, "ra"):
            await put_into_play(s, waiting)

    lend("interrupts prevent", EVOLUTION, bring)
    s = table(play=[EVOLUTION], hands={"ra": ["ra_flesh_of_the_sun_god"]})
    run = play(s, strike("gloomweaver", "ra", 3, kind))
    assert hp(run, "ra") == (30 if kind == "fire" else 27)


@pytest.mark.rule("SEN-135")
def test_redirections_see_the_amount_as_it_now_is(lend: Lend) -> None:
    async def bring(s: S, one: int, hit: Hit) -> None:
        for waiting in hand(s, "legacy"):
            await put_into_play(s, waiting)

    async def heavy(s: S, one: int, hit: Hit) -> int | None:
        return card(s, "haka") if hit.amount >= 3 else None

    lend("interrupts redirect", GAZE, bring)
    lend("interrupts redirect", "haka_mere", heavy)
    s = table(play=[GAZE, "haka_mere"], hands={"legacy": ["legacy_fortitude"]})
    run = play(s, strike("gloomweaver", "legacy", 3))
    assert (hp(run, "legacy"), hp(run, "haka")) == (30, 34)


@pytest.mark.rule("SEN-136")
def test_a_rider_is_applied_once_to_a_target_that_was_hit_several_times(lend: Lend) -> None:
    """All three blows reach Haka; "each target that was dealt damage" is one target."""
    lend("interrupts redirect", "haka_mere", to_haka)

    async def blows_with_rider(s: S) -> None:
        blows = await deal_each(s, card(s, "gloomweaver"), 2, "melee", hero_targets)
        for one in struck(blows):
            await heal(s, one, 1)

    run = play(table(play=["haka_mere"]), act(blows_with_rider))
    pick(run, "none")
    assert len(told(run, "damage")) == 3
    assert hp(run, "haka") == 34 - 6 + 1


@pytest.mark.rule("SEN-139", "SEN-140")
def test_the_immune_can_be_chosen_destroyed_and_healed() -> None:
    """SEN-W05."""
    s = table(play=["gloom_cursed_acolyte"], hp={"gloom_cursed_acolyte": 3})
    last(s, card(s, "gloomweaver"), "immune", cards=[card(s, "gloom_cursed_acolyte")], until="")
    assert card(s, "gloom_cursed_acolyte") in targets(s)
    run = play(
        s, act(lambda s: deal_one(s, card(s, "ra"), 4, "melee", villain_targets)),
        act(lambda s: heal(s, card(s, "gloom_cursed_acolyte"), 1)),
        fell("gloom_cursed_acolyte"),
    )  # fmt: skip
    assert "gloom_cursed_acolyte" in named_options(run)
    pick(run, "gloom_cursed_acolyte")
    assert not told(run, "damage")
    assert told(run, "regained")[0].data["hp"] == 4
    assert names(run, "trash:gloomweaver") == ["gloom_cursed_acolyte"]


@pytest.mark.rule("SEN-141", "SEN-142", "SEN-250")
def test_each_god_is_ras_nemesis_both_ways_for_every_instance_and_nobody_elses() -> None:
    s = table("ennead", play=["enn_atum", "enn_geb"])
    ra, haka = card(s, "ra"), card(s, "haka")
    for god in (card(s, "enn_atum"), card(s, "enn_geb")):
        assert nemeses(s, god, ra)
        assert nemeses(s, ra, god)
        assert not nemeses(s, god, haka)
    assert not nemeses(s, card(s, "enn_atum"), card(s, "enn_geb")), "they are no enemies of each other"
    assert not nemeses(table("ennead"), card(table("ennead"), "legacy"), card(table("ennead"), "haka"))


@pytest.mark.rule("SEN-143")
@pytest.mark.parametrize(("aim", "end", "lost"), [("nightmist", "haka", 2), ("haka", "nightmist", 3)])
def test_the_bonus_is_lost_and_gained_by_redirection(lend: Lend, aim: str, end: str, lost: int) -> None:
    async def send(s: S, one: int, hit: Hit) -> int | None:
        return card(s, end)

    lend("interrupts redirect", GAZE, send)
    s = table(heroes=("nightmist", "ra", "haka"), play=[GAZE])
    full = {"haka": 34, "nightmist": 27}
    assert hp(play(s, strike("gloomweaver", aim, 2)), end) == full[end] - lost


@pytest.mark.rule("SEN-272")
def test_the_next_damage_is_lowered_by_the_first_instance_that_it_really_lowers(lend: Lend) -> None:
    def shielded(**more: Any) -> S:
        s = table(**more)
        last(s, card(s, "haka"), "taken", amount=-2, cards=[card(s, "haka")], uses=1, until="")
        return s

    run = play(shielded(), *[strike("gloomweaver", "haka", amount) for amount in (0, 3, 3)])
    assert hp(run, "haka") == 34 - 1 - 3, "an instance of 0 does not use it up"
    lend("interrupts redirect", GAZE, to_ra_once)
    run = play(shielded(play=[GAZE]), strike("gloomweaver", "haka", 3))
    assert hp(run, "ra") == 27
    assert not state_of(run).lasting, "one that was lowered and redirected away does"


async def to_ra_once(s: S, one: int, hit: Hit) -> int | None:
    """A redirection to Ra."""
    return card(s, "ra")


@pytest.mark.rule("SEN-024")
@pytest.mark.parametrize("fate", ["dealt", "redirected", "reduced"])
def test_damage_in_this_way_is_what_the_named_target_lost_by_that_instance(lend: Lend, fate: str) -> None:
    if fate == "redirected":
        lend("interrupts redirect", GAZE, to_ra_once)
    if fate == "reduced":
        lend("modifies taken", GAZE, lambda s, one, hit: -2)
    lost: list[int] = []

    async def self_damage(s: S) -> None:
        lost.append(await deal(s, card(s, "haka"), card(s, "haka"), 2, "psychic"))

    play(table(play=[GAZE]), act(self_damage))
    assert lost == [2 if fate == "dealt" else 0]


@pytest.mark.rule("SEN-283")
def test_the_source_is_who_is_named_else_the_card() -> None:
    s = table(turn="gloomweaver", play=["gloom_drum_of_despair", "gloom_cursed_acolyte"])
    run = play(s, texts("start"), texts("end"))
    while not over(run):
        pick(run, keys(run)[-1])
    by = [CARDS[state_of(run).cards[event.data["source"]].name].id for event in told(run, "damage")]
    assert by == ["gloomweaver"] * 3 + ["gloom_cursed_acolyte"] * 6


@pytest.mark.rule("SEN-283")
def test_instances_of_a_source_that_left_play_are_not_dealt(lend: Lend) -> None:
    async def break_it(s: S, one: int, hit: Hit) -> None:
        await destroy(s, hit.source)

    lend("when damaged", GAZE, break_it)
    s = table(play=[GAZE, "gloom_cursed_acolyte"])
    acolyte = card(s, "gloom_cursed_acolyte")
    run = play(s, act(lambda s: deal_each(s, acolyte, 1, "fire", hero_targets)))
    pick(run, "none")
    assert len(told(run, "damage")) == 1


@pytest.mark.rule("SEN-283", "SEN-284")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_source_or_a_target_that_was_shuffled_away_meanwhile_ends_the_damage(lend: Lend, gone: int) -> None:
    """The first blow sends the acolyte or the zombie into the deck: that card is nobody any more."""

    async def send_away(s: S, one: int, hit: Hit) -> None:
        await to_bottom(s, (hit.source, hit.target)[gone])

    lend("when damaged", GAZE, send_away)
    s = table(play=[GAZE, "gloom_cursed_acolyte", "gloom_zombie_servant"])
    acolyte, zombie = card(s, "gloom_cursed_acolyte"), card(s, "gloom_zombie_servant")

    async def two_blows(s: S) -> None:
        for _ in range(2):
            await deal(s, acolyte, zombie, 1, "fire")

    run = play(s, act(two_blows))
    assert over(run)
    assert len(told(run, "damage")) == 1
    assert (acolyte, zombie)[gone] not in state_of(run).cards


@pytest.mark.rule("SEN-283")
def test_a_one_shot_being_resolved_stays_a_source(lend: Lend) -> None:
    async def blows(s: S, one: int) -> None:
        for _ in range(2):
            await deal(s, one, card(s, "gloomweaver"), 1, "fire")

    lend("when text", "ra_fire_blast", blows)
    run = play(table(hands={"ra": ["ra_fire_blast"]}), act(lambda s: put_into_play(s, hand(s, "ra")[0])))
    assert hp(run, "gloomweaver") == 88


@pytest.mark.rule("SEN-284")
def test_no_new_target_is_chosen_for_one_that_is_gone() -> None:
    s = table(play=["gloom_zombie_servant"])

    async def twice(s: S) -> None:
        blow = await deal_one(s, card(s, "ra"), 2, "fire", villain_targets)
        assert blow
        assert await deal(s, card(s, "ra"), blow.target, 2, "fire") == 0

    run = play(s, act(twice))
    pick(run, "gloom_zombie_servant")
    assert over(run)
    assert hp(run, "gloomweaver") == 90


@pytest.mark.rule("SEN-285")
def test_a_change_of_type_applies_to_irreducible_damage() -> None:
    s = table(play=["ra_imbued_fire", "ra_flesh_of_the_sun_god"])
    hit = reckon(s, Hit(card(s, "haka"), card(s, "legacy"), 2, "melee", irreducible=True))
    assert (hit.type, hit.amount, hit.irreducible) == ("fire", 3, True)
