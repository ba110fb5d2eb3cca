"""The worked examples that no other test plays, and a list of those that others do."""

import re
from pathlib import Path

import pytest

from game.model.state import Bag
from game.titles.sentinels.content import CARDS, DECKS
from game.titles.sentinels.damage import Hit
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import (
    deal,
    deal_one,
    destroy_each,
    draw_cards,
    heal,
    heroes,
    in_play,
    last,
    play_from_hand,
    villain_targets,
)
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_play, hero_power, pick, play, strike
from tests.titles.sentinels.situation import ACOLYTE, EVOLUTION, GAZE, IDOL, Lend, table
from tests.titles.talk import asked, told


@pytest.mark.rule("SEN-104", "SEN-107", "SEN-285")
@pytest.mark.parametrize("armour", [(), ("haka_ta_moko", "legacy_fortitude")])
def test_w04_irreducible_damage_is_raised_and_not_lowered(lend: Lend, armour: tuple[str, ...]) -> None:
    lend("modifies all", IDOL, lambda s, one, hit: 1)
    lend("modifies taken", "legacy_fortitude", lambda s, one, hit: -1)
    s = table(play=[IDOL, *armour])
    run = play(s, act(lambda s: deal(s, card(s, "gloomweaver"), card(s, "haka"), 2, "fire", irreducible=True)))
    assert hp(run, "haka") == 31


@pytest.mark.rule("SEN-138", "SEN-139", "SEN-140")
def test_w05_an_immune_villain_is_a_target_all_the_same(lend: Lend) -> None:
    async def note(s: S, one: int, hit: Hit) -> None:
        await heal(s, card(s, "legacy"), 1)

    lend("modifies immune", "gloomweaver", lambda s, one, hit: hit.target == one)
    lend("when damaged", EVOLUTION, note)
    s = table(play=[EVOLUTION, ACOLYTE], hp={"legacy": 5})
    run = play(s, act(lambda s: deal_one(s, card(s, "ra"), 4, "melee", villain_targets)))
    assert named_options(run) == ["gloomweaver", ACOLYTE]
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "legacy")) == (90, 5)
    run = play(state_of(run), fell("gloomweaver"))
    assert run.state.result
    assert run.state.result.winners == (0, 1, 2)


@pytest.mark.rule("SEN-172", "SEN-173", "SEN-174", "SEN-175")
@pytest.mark.parametrize(("copies", "uses", "used"), [(1, 2, 1), (2, 1, 1), (2, 2, 2)])
def test_w06_powers_of_copies(lend: Lend, copies: int, uses: int, used: int) -> None:
    """The innate power is out of the way: nobody may use it."""
    s = table(play=["ra_wrathful_gaze"] * copies, bonus={"power:ra": uses - 1})
    s.used = (card(s, "ra"),)
    run = play(s, hero_power("ra"))
    done = 0
    while not over(run):
        pick(run, GAZE)
        done += 1
    assert done == used


@pytest.mark.rule("SEN-160", "SEN-161", "SEN-162")
def test_w07_two_from_seven_and_three_back() -> None:
    s = table(play=["tomb_shamise"])
    assert hp(s, "tomb_shamise") == 7
    run = play(s, strike("ra", "tomb_shamise", 2))
    assert hp(run, "tomb_shamise") == 5
    run = play(state_of(run), act(lambda s: heal(s, card(s, "tomb_shamise"), 3)))
    assert hp(run, "tomb_shamise") == 7


@pytest.mark.rule("SEN-015", "SEN-016", "SEN-141", "SEN-142")
@pytest.mark.parametrize(("other", "lost"), [("gloomweaver", 3), ("gloom_zombie_servant", 2)])
def test_w13_the_icon_is_two_and_only_the_nemesis_loses_three(other: str, lost: int) -> None:
    s = table(
        heroes=("nightmist", "ra", "haka"), hands={"nightmist": ["nm_heedless_lash_3"]}, tops=["nm_elder_ring_2"],
        play=["gloom_zombie_servant"],
    )  # fmt: skip
    run = play(s, hero_play("nightmist"))
    for one in ("nm_heedless_lash", other, "hand"):
        pick(run, one)
    assert [event.data["amount"] for event in told(run, "damage")] == [2, lost]
    assert hp(run, "nightmist") == 25
    assert names(run, "hand:nightmist") == ["nm_elder_ring"]


@pytest.mark.rule("SEN-182", "SEN-183")
@pytest.mark.parametrize("deck", DECKS)
def test_w14_the_sizes_of_the_decks(deck: str) -> None:
    cards = [CARDS[name] for name in DECKS[deck].names]
    assert len(cards) == {"hero": 40, "villain": 25, "environment": 15}[DECKS[deck].kind]
    assert not any(one.character for one in cards)


@pytest.mark.rule("SEN-141", "SEN-142")
def test_w17_two_between_nemeses_are_three() -> None:
    s = table(heroes=("nightmist", "ra", "haka"))
    foe, hero, other = "gloomweaver", "nightmist", "haka"
    pairs = [(foe, hero), (hero, foe), (foe, other), (other, foe)]
    run = play(s, *[strike(source, target, 2) for source, target in pairs])
    assert [event.data["amount"] for event in told(run, "damage")] == [3, 3, 2, 2]


@pytest.mark.rule("SEN-001", "SEN-002", "SEN-126")
@pytest.mark.parametrize(
    ("first", "second", "lost"),
    [("legacy_fortitude", "legacy_superhuman_durability", 4), ("legacy_superhuman_durability", "legacy_fortitude", 1)],
)
@pytest.mark.parametrize("simultaneous", ["seed", "2013"])
def test_w20_fortitude_and_durability(first: str, second: str, lost: int, simultaneous: str) -> None:
    order = [first, second] if simultaneous == "seed" else ["legacy_fortitude", "legacy_superhuman_durability"]
    run = play(table(play=order, options={"simultaneous": simultaneous}), strike("gloomweaver", "legacy", 5))
    if simultaneous == "2013":
        assert (asked(run).message, asked(run).rule) == ("sen-ask-order", "SEN-126")
        pick(run, first)
    assert over(run)
    assert hp(run, "legacy") == 32 - lost


@pytest.mark.rule("SEN-002", "SEN-126", "SEN-282")
def test_w20_no_question_where_the_order_does_not_matter() -> None:
    run = play(
        table(play=["legacy_fortitude", "legacy_superhuman_durability"], options={"simultaneous": "2013"}),
        strike("gloomweaver", "legacy", 4),
    )
    assert over(run)
    assert hp(run, "legacy") == 29


@pytest.mark.rule("SEN-129")
def test_w21_there_and_back_and_it_stays(lend: Lend) -> None:
    async def to_lowest(s: S, one: int, hit: Hit) -> int | None:
        return min(heroes(s), key=lambda hero: s.hp[hero]) if hit.target == card(s, "haka") else None

    async def to_highest(s: S, one: int, hit: Hit) -> int | None:
        return max(heroes(s), key=lambda hero: s.hp[hero]) if hit.target == card(s, "ra") else None

    lend("interrupts redirect", GAZE, to_lowest)
    lend("interrupts redirect", EVOLUTION, to_highest)
    run = play(table(play=[GAZE, EVOLUTION]), strike("gloomweaver", "haka", 2))
    assert [event.data["to"] for event in told(run, "redirected")] == [card(run, "ra"), card(run, "haka")]
    assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [30, 32, 32]


@pytest.mark.rule("SEN-127")
def test_w22_the_redirect_sees_one_and_the_other_loses_three(lend: Lend) -> None:
    seen: list[int] = []

    async def to_ra(s: S, one: int, hit: Hit) -> int | None:
        seen.append(hit.amount)
        return card(s, "ra")

    lend("interrupts redirect", GAZE, to_ra)
    s = table(play=[GAZE])
    last(s, card(s, "haka"), "taken", amount=-2, cards=[card(s, "haka")], until="")
    run = play(s, strike("gloomweaver", "haka", 3))
    assert seen[0] == 1
    assert (hp(run, "ra"), hp(run, "haka")) == (27, 34)


@pytest.mark.rule("SEN-277")
def test_w23_the_bonus_is_there_the_healing_not_yet(lend: Lend) -> None:
    async def answer(s: S, one: int, other: int) -> None:
        await deal(s, card(s, "ra"), card(s, "gloomweaver"), 1, "fire")
        assert hp(s, "ra") == 5

    lend("when enters", GAZE, answer)
    s = table(play=[GAZE], hands={"legacy": ["legacy_inspiring_presence"]}, hp={"ra": 5})
    run = play(s, act(lambda s: play_from_hand(s, "legacy")))
    pick(run, "legacy_inspiring_presence")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (88, 6)


@pytest.mark.rule("SEN-171", "SEN-276")
def test_w24_ammo_drop_and_savage_mana(lend: Lend) -> None:
    async def ammo_drop(s: S, one: int, doomed: int, by: int) -> None:
        if CARDS[s.cards[doomed].name].kind == "villain":
            await draw_cards(s, "ra")

    lend("when destroyed", GAZE, ammo_drop)
    s = table(play=[GAZE, "haka_savage_mana", ACOLYTE])
    run = play(
        s, strike("haka", ACOLYTE, 6),
        act(lambda s: destroy_each(s, card(s, "legacy"), lambda s: in_play(s, kind="villain")[1:])), luck=1,
    )  # fmt: skip
    pick(run, "yes")
    assert over(run)
    assert len(names(run, "hand:ra")) == 2


@pytest.mark.rule("SEN-131", "SEN-132", "SEN-137")
@pytest.mark.parametrize(("target", "play_", "lost"), [("nightmist", (), 1), ("haka", ("haka_ta_moko",), 0)])
def test_w25_zero_between_nemeses_and_zero_less_one(target: str, play_: tuple[str, ...], lost: int) -> None:
    s = table(heroes=("nightmist", "ra", "haka"), play=play_, hp={target: 10})
    run = play(s, strike("gloomweaver", target, 0))
    assert hp(run, target) == 10 - lost
    assert bool(told(run, "damage")) == bool(lost)
    assert not told(run, "regained")


@pytest.mark.rule("SEN-218", "SEN-220")
def test_w26_draw_three_with_one_card_left() -> None:
    lying = ["ra_fire_blast"] * 3 + ["ra_flame_spike"] * 3
    s = table(tops=["ra_inferno"], trash=lying)
    s.decks["ra"] = (Bag(("ra_inferno",)),)
    run = play(s, act(lambda s: draw_cards(s, "ra", 3)), chance=["ra_fire_blast", "ra_flame_spike"])
    assert names(run, "hand:ra") == ["ra_inferno", "ra_fire_blast", "ra_flame_spike"]
    assert [len(bag.names) for bag in state_of(run).decks["ra"]] == [4]
    assert not names(run, "trash:ra")
    empty = table()
    empty.decks["ra"] = ()
    run = play(empty, act(lambda s: draw_cards(s, "ra", 3)), strike("gloomweaver", "ra", 1))
    assert not names(run, "hand:ra")
    assert hp(run, "ra") == 29, "the game goes on"


def test_every_example_of_the_rulebook_is_played_by_a_test_that_names_it() -> None:
    root = Path(__file__).resolve().parents[3]
    rulebook = (root / "game" / "titles" / "sentinels" / "rulebook.md").read_text("utf-8")
    examples = re.findall(r"^- \*\*Example SEN-W(\d\d)\*\*", rulebook, re.MULTILINE)
    assert len(examples) == 25
    tests = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
    assert not [one for one in examples if f"SEN-W{one}" not in tests and f"def test_w{one}_" not in tests]
