"""Section 0: what comes first, who decides, and how one effect goes from object to object."""

from typing import Any

import pytest

from game.engine.run import Run
from game.titles.sentinels.cards.legacy import encourage
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.damage import Hit
from game.titles.sentinels.state import Lasting, S
from game.titles.sentinels.title import CHOICES
from game.titles.sentinels.verbs import (
    choose_active_hero,
    deal,
    deal_each,
    deal_highest,
    deal_one,
    deal_some,
    destroy,
    destroy_each,
    discard,
    draw_cards,
    heal,
    heal_each,
    hero_targets,
    heroes,
    me,
    owner,
    players,
    targets,
    villain_targets,
)
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, hero_draw, hero_play, hero_power, pick, play, strike, texts
from tests.titles.sentinels.situation import EVOLUTION, GAZE, Lend, table
from tests.titles.talk import asked, keys, told


async def soothe_owner(s: S, one: int, *_: Any) -> None:
    """A reaction by which a hero regains 1 HP."""
    await heal(s, me(s, one), 1)


async def soothe_owner_and_draw(s: S, one: int, *_: Any) -> None:
    """The order of draws can matter."""
    await soothe_owner(s, one)
    await draw_cards(s, owner(s, one))


def acted(run: Run) -> list[str]:
    """Return whose reactions happened, in their order."""
    return [CARDS[state_of(run).cards[event.data["card"]].name].id for event in told(run, "regained")]


@pytest.mark.rule("SEN-001")
@pytest.mark.parametrize("order", [[GAZE, EVOLUTION], [EVOLUTION, GAZE]])
@pytest.mark.parametrize("moment", ["when damaged", "when start every"])
def test_the_older_card_acts_first(lend: Lend, order: list[str], moment: str) -> None:
    for one in order:
        lend(moment, one, soothe_owner)
    s = table(play=order, hp={"ra": 5, "legacy": 5})
    run = play(s, strike("gloomweaver", "haka", 1) if moment == "when damaged" else texts("start"))
    assert acted(run) == [CARDS[one].deck for one in order]


@pytest.mark.rule("SEN-002")
@pytest.mark.parametrize(("first", "order"), [(GAZE, ["ra", "legacy"]), (EVOLUTION, ["legacy", "ra"])])
def test_the_later_ruling_lets_players_order_reactions_but_not_end_texts(
    lend: Lend, first: str, order: list[str]
) -> None:
    for one in (GAZE, EVOLUTION):
        lend("when damaged", one, soothe_owner_and_draw)
        lend("when end every", one, soothe_owner)
    s = table(play=[GAZE, EVOLUTION], hp={"ra": 5, "legacy": 5}, options={"simultaneous": "2013"})
    run = play(s, strike("gloomweaver", "haka", 1), texts("end"), luck=1)
    assert asked(run).message == "sen-ask-order"
    assert asked(run).rule == "SEN-002"
    pick(run, first)
    assert over(run)
    assert acted(run) == [*order, "ra", "legacy"]


@pytest.mark.rule("SEN-282")
def test_where_every_order_leads_to_the_same_the_players_are_not_asked(lend: Lend) -> None:
    for one in (GAZE, EVOLUTION):
        lend("when damaged", one, soothe_owner)
    s = table(play=[GAZE, EVOLUTION], hp={"ra": 5, "legacy": 5}, options={"simultaneous": "2013"})
    run = play(s, strike("gloomweaver", "haka", 1))
    assert over(run)
    assert acted(run) == ["ra", "legacy"]


@pytest.mark.rule("SEN-002", "SEN-282")
def test_what_would_do_nothing_needs_no_order(lend: Lend) -> None:
    async def only_for_ra(s: S, one: int, hit: Hit) -> None:
        if hit.target == card(s, "ra"):
            await heal(s, card(s, "legacy"), 1)

    lend("when damaged", GAZE, only_for_ra)
    lend("when damaged", EVOLUTION, soothe_owner)
    s = table(play=[GAZE, EVOLUTION], hp={"legacy": 5}, options={"simultaneous": "2013"})
    run = play(s, strike("gloomweaver", "haka", 1))
    assert over(run), "nothing is asked"
    assert acted(run) == ["legacy"]


@pytest.mark.rule("SEN-003", "SEN-231")
def test_a_tie_is_asked_and_nothing_is_asked_without_one() -> None:
    def blow(s: S) -> Any:
        return deal_highest(s, card(s, "gloomweaver"), 2, "melee")

    run = play(table(hp={"ra": 20, "legacy": 20, "haka": 10}), act(blow))
    assert asked(run).message == "sen-ask-tie"
    assert named_options(run) == ["ra", "legacy"]
    pick(run, "legacy")
    assert (hp(run, "ra"), hp(run, "legacy")) == (20, 18)
    assert over(play(table(hp={"ra": 20, "legacy": 19, "haka": 10}), act(blow)))


@pytest.mark.rule("SEN-004")
@pytest.mark.parametrize("simultaneous", ["seed", "2013"])
def test_the_players_order_what_one_effect_does_to_several(simultaneous: str) -> None:
    s = table(hp={"ra": 1, "legacy": 1}, options={"simultaneous": simultaneous})
    run = play(s, act(lambda s: deal_each(s, card(s, "gloomweaver"), 2, "melee", hero_targets)))
    assert (asked(run).message, asked(run).rule) == ("sen-ask-next", "SEN-004")
    assert named_options(run) == ["ra", "legacy", "haka", "none"]
    pick(run, "haka")
    pick(run, "legacy")
    assert [event.data["target"] for event in told(run, "damage")] == [
        card(run, one) for one in ("haka", "legacy", "ra")
    ]


@pytest.mark.rule("SEN-004", "SEN-282")
def test_the_order_is_asked_where_one_blow_changes_the_next_and_only_there(lend: Lend) -> None:
    def blow(s: S) -> Any:
        return deal_each(s, card(s, "gloomweaver"), 2, "melee", hero_targets)

    assert over(play(table(), act(blow))), "nobody falls, nobody reacts"

    def spare_the_weakest(s: S, one: int, hit: Hit) -> int:
        return -1 if s.hp[hit.target] == min(s.hp[hero] for hero in heroes(s)) else 0

    lend("modifies taken", GAZE, spare_the_weakest)
    run = play(table(play=[GAZE], hp={"ra": 20, "legacy": 21, "haka": 30}), act(blow))
    assert asked(run).message == "sen-ask-next"


@pytest.mark.rule("SEN-005", "SEN-006")
def test_each_instance_sets_off_its_own_reaction_before_the_next_is_dealt(lend: Lend) -> None:
    async def soothe(s: S, one: int, hit: Hit) -> None:
        await heal(s, hit.target, 1)

    lend("when damaged", GAZE, soothe)
    s = table(play=[GAZE])
    run = play(s, act(lambda s: deal_each(s, card(s, "gloomweaver"), 2, ("fire", "cold"), hero_targets)))
    pick(run, "none")
    happened = [event.kind for event in run.events if event.kind in ("damage", "regained")]
    assert happened == ["damage", "regained"] * 6
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (28, 30, 32)


@pytest.mark.rule("SEN-006")
def test_the_interrupted_effect_goes_on(lend: Lend) -> None:
    async def burn(s: S, one: int, hero: str, drawn: int) -> None:
        await deal(s, card(s, "gloomweaver"), s.characters[hero], 1, "fire")

    lend("when drawn", GAZE, burn)
    run = play(table(play=[GAZE]), act(lambda s: draw_cards(s, "haka", 2)), luck=1)
    assert [event.kind for event in run.events if event.kind in ("drawn", "damage")] == ["drawn", "damage"] * 2


@pytest.mark.rule("SEN-007")
def test_a_card_beats_a_general_rule_and_the_printed_book_other_sources() -> None:
    """One power a turn is the general rule (SEN-073); The Legacy Ring allows one more."""
    for ring, uses in (((), 1), (("legacy_the_legacy_ring",), 2)):
        s = table(heroes=("legacy", "ra", "haka"), play=["legacy_motivational_charge", *ring], hp={"ra": 5})
        run = play(s, hero_power("legacy"))
        pick(run, "legacy")
        assert over(run) == (uses == 1)
    assert next(choice for choice in CHOICES if choice.name == "simultaneous").default == "seed"


@pytest.mark.rule("SEN-261")
def test_the_acting_seat_answers_for_the_players_else_the_first_active_hero() -> None:
    assert players(table(turn="legacy")) == 1
    assert players(table(turn="gloomweaver")) == 0
    assert players(table(turn="tomb_of_anubis", flipped=["ra"])) == 1
    s = table(turn="haka", hp={"ra": 20, "legacy": 20, "haka": 10})
    run = play(s, act(lambda s: deal_highest(s, card(s, "gloomweaver"), 2, "melee")))
    assert asked(run).seat == 2


@pytest.mark.rule("SEN-261")
@pytest.mark.parametrize("turn", ["gloomweaver", "ra", "legacy", "tomb_of_anubis"])
def test_a_choice_about_own_cards_is_always_that_heros(turn: str) -> None:
    s = table(turn=turn, hands={"haka": ["haka_elbow_smash", "haka_rampage"]}, play=["gloom_indigo_pin"])
    s.next_to[card(s, "gloom_indigo_pin")] = card(s, "haka")
    run = play(s, act(lambda s: discard(s, "haka")))
    assert (asked(run).message, asked(run).seat) == ("sen-ask-discard", 2)


@pytest.mark.rule("SEN-261", "SEN-281")
@pytest.mark.parametrize("turn", ["gloomweaver", "ra", "haka", "tomb_of_anubis"])
def test_a_choice_for_a_heros_card_is_that_heros_and_for_other_cards_the_players(turn: str) -> None:
    s = table(turn=turn, play=["legacy_next_evolution", "tomb_akana"])
    run = play(s, act(lambda s: deal_one(s, card(s, "legacy_next_evolution"), 1, "fire")))
    assert asked(run).seat == 1
    run = play(s, act(lambda s: deal_one(s, card(s, "tomb_akana"), 1, "fire")))
    assert asked(run).seat == (2 if turn == "haka" else 0)


@pytest.mark.rule("SEN-262")
def test_printed_order_each_step_seeing_the_one_before() -> None:

    async def two_lines(s: S) -> None:
        foe = card(s, "gloomweaver")
        await deal_highest(s, foe, 5, "melee")
        await deal_highest(s, foe, 1, "infernal")

    run = play(table(hp={"ra": 10, "legacy": 8, "haka": 2}), act(two_lines))
    assert over(run), "nothing is asked"
    assert (hp(run, "ra"), hp(run, "legacy")) == (5, 7)


@pytest.mark.rule("SEN-262")
def test_instances_named_one_after_the_other_come_in_printed_order() -> None:
    run = play(table(), act(lambda s: deal_each(s, card(s, "gloomweaver"), 1, ("fire", "cold"), heroes)))
    assert [event.data["type"] for event in told(run, "damage")] == ["fire", "cold"] * 3


@pytest.mark.rule("SEN-262")
def test_two_texts_of_one_card_for_one_moment_happen_in_printed_order() -> None:
    s = table(turn="gloomweaver", flipped=["gloomweaver"], options={"advanced": "on"}, hp={"ra": 20})
    run = play(s, texts("end"))
    assert [event.data["type"] for event in told(run, "damage")] == ["toxic", "toxic", "infernal"]
    assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [17, 30, 32]


@pytest.mark.rule("SEN-263")
def test_cannot_beats_must_and_the_rest_goes_on(lend: Lend) -> None:
    for what in ("heal", "draw", "play", "power", "damage"):
        lend(f"modifies forbid {what}", GAZE, lambda s, one, who: True)
    s = table(play=[GAZE], hands={"ra": ["ra_inferno"]}, hp={"ra": 5})

    async def everything(s: S) -> None:
        await heal(s, card(s, "ra"), 3)
        await draw_cards(s, "ra", 2)
        await deal(s, card(s, "ra"), card(s, "gloomweaver"), 3, "fire")
        await destroy(s, card(s, GAZE))

    run = play(s, hero_play("ra"), hero_power("ra"), hero_draw("ra"), act(everything))
    assert over(run), "no phase offers anything"
    assert (hp(run, "ra"), hp(run, "gloomweaver"), names(run, "hand:ra")) == (5, 90, ["ra_inferno"])
    assert names(run, "trash:ra") == [GAZE], "what can be done is done"


@pytest.mark.rule("SEN-264")
@pytest.mark.parametrize(
    ("kind", "bound", "amount"),
    [("immune", "gloom_cursed_acolyte", 0), ("no_damage", "legacy", 0), ("dealt", "legacy", -3)],
)
def test_a_text_goes_on_when_its_damage_does_nothing(kind: str, bound: str, amount: int) -> None:
    """Thokk: damage, then a card; nobody but heroes can deal damage, or the target is immune, or it is too little."""
    s = table(heroes=("legacy", "ra", "haka"), hands={"legacy": ["legacy_thokk"]}, play=["gloom_cursed_acolyte"])
    s.lasting.append(Lasting(kind, "", "gloomweaver", amount, cards=(card(s, bound),)))
    run = play(s, hero_play("legacy"), luck=1)
    pick(run, "legacy_thokk")
    pick(run, "gloom_cursed_acolyte")
    assert hp(run, "gloom_cursed_acolyte") == 6
    assert len(told(run, "drawn")) == 1


@pytest.mark.rule("SEN-265")
def test_targets_are_chosen_one_by_one_all_different_and_up_to_may_stop() -> None:
    s = table(play=["gloom_zombie_servant", "gloom_cursed_acolyte"])
    run = play(s, act(lambda s: deal_some(s, card(s, "ra"), 3, 2, "fire", villain_targets)))
    pick(run, "gloom_zombie_servant")
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"], "dealt before the next is chosen"
    assert named_options(run) == ["gloomweaver", "gloom_cursed_acolyte", "none"]
    pick(run, "none")
    assert over(run)
    run = play(table(), act(lambda s: deal_some(s, card(s, "ra"), 3, 2, "fire", villain_targets)))
    pick(run, "none")
    assert over(run), "none at all"


@pytest.mark.rule("SEN-265")
def test_without_up_to_one_goes_on_while_there_are_targets() -> None:
    s = table(play=["gloom_cursed_acolyte"])
    run = play(s, act(lambda s: deal_some(s, card(s, "ra"), 3, 2, "fire", villain_targets, up_to=False)))
    assert "none" not in keys(run)
    pick(run, "gloomweaver")
    assert over(run), "the only other one is not asked"
    assert (hp(run, "gloomweaver"), hp(run, "gloom_cursed_acolyte")) == (88, 4)


@pytest.mark.rule("SEN-265")
def test_or_all_targets_are_chosen_before_the_first_is_hit() -> None:
    s = table(play=["gloom_zombie_servant", "gloom_cursed_acolyte"], options={"choose_targets": "upfront"})
    run = play(s, act(lambda s: deal_some(s, card(s, "ra"), 2, 2, "fire", villain_targets)))
    assert (asked(run).low, asked(run).high) == (0, 2)
    pick(run, "gloom_zombie_servant", "gloomweaver")
    assert over(run)
    assert hp(run, "gloomweaver") == 88


@pytest.mark.rule("SEN-266")
def test_newcomers_are_hit_those_gone_are_skipped_none_twice(lend: Lend) -> None:
    """The destroyed Acolyte raises a zombie and takes Akana along."""

    async def take_along(s: S, one: int, doomed: int, by: int) -> None:
        if doomed == card(s, "gloom_cursed_acolyte"):
            await destroy(s, card(s, "tomb_akana"))

    lend("when destroyed", GAZE, take_along)
    s = table(play=[GAZE, "gloom_cursed_acolyte", "tomb_akana", "tomb_mdjai"], trash=["gloom_zombie_servant"])

    def minions(s: S) -> list[int]:
        return [one for one in targets(s) if not CARDS[s.cards[one].name].character]

    run = play(s, act(lambda s: destroy_each(s, card(s, "ra"), minions)))
    order = [CARDS[event.data["name"]].id for event in told(run, "destroyed")]
    assert order == ["gloom_cursed_acolyte", "tomb_akana", "tomb_mdjai", "gloom_zombie_servant"]


@pytest.mark.rule("SEN-266")
def test_each_is_handled_once() -> None:
    run = play(table(hp={"ra": 1, "legacy": 1, "haka": 1}), act(lambda s: heal_each(s, card(s, "ra"), 1, heroes)))
    assert over(run)
    assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [2, 2, 2]


@pytest.mark.rule("SEN-260")
def test_one_player_may_be_oneself_unless_another_is_named() -> None:
    run = play(table(), act(lambda s: choose_active_hero(s, card(s, "ra"))))
    assert named_options(run) == ["ra", "legacy", "haka"]
    run = play(table(), act(lambda s: choose_active_hero(s, card(s, "ra"), other=True)))
    assert named_options(run) == ["legacy", "haka"]
    run = play(table(flipped=["haka"]), act(lambda s: choose_active_hero(s, card(s, "ra"))))
    assert named_options(run) == ["ra", "legacy"]


@pytest.mark.rule("SEN-260")
def test_the_named_player_decides_about_may() -> None:
    run = play(table(flipped=["legacy"]), act(lambda s: encourage(s, card(s, "legacy"))))
    assert asked(run).seat == 1
    pick(run, "haka")
    assert (asked(run).seat, asked(run).message) == (2, "sen-ask-draw")
