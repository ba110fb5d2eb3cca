"""Section 21: objectives, what their lines ask, and when the choice between two is made."""

from collections.abc import Callable
from typing import Any

import pytest

from game.engine.run import Run
from game.luck import Luck
from game.model.state import Step
from game.model.view import view
from game.titles.twenty_strong.cards.objectives import lines, points, standing
from game.titles.twenty_strong.content import BOARD, OBJECTIVES
from game.titles.twenty_strong.state import ShipState, set_hero
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, names_in, state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import TITLE, TRIO, play, ship, turn_down

GENERATORS = {"c4": "rm_gen_a", "d4": "rm_gen_b", "e4": "rm_gen_c"}

Change = Callable[[ShipState], None]


# -- situations ------------------------------------------------------------------------------------


def escaped(*seats: int, pod: bool = True, **fields: Any) -> Change:
    """These heroes escaped, in this order; `fields` are those of seat 0."""

    def make(state: ShipState) -> None:
        for seat in seats:
            set_hero(state, seat, status="escaped", space="", by_pod=pod, **(fields if seat == 0 else {}))
        state.left = seats

    return make


def defeated(*seats: int) -> Change:
    """These heroes were defeated."""

    def make(state: ShipState) -> None:
        for seat in seats:
            set_hero(state, seat, status="defeated", space="", health=0)

    return make


def having(seat: int = 0, **fields: Any) -> Change:
    """A hero that has done something."""

    def make(state: ShipState) -> None:
        set_hero(state, seat, **fields)

    return make


def marked(*marks: str) -> Change:
    """The ship has these marks."""

    def make(state: ShipState) -> None:
        state.marks = marks

    return make


def powered(count: int) -> Change:
    """So many Generators are active."""

    def make(state: ShipState) -> None:
        for space in list(GENERATORS)[count:]:
            turn_down(state, space)

    return make


def opened(count: int) -> Change:
    """So many rooms were activated at least once."""

    def make(state: ShipState) -> None:
        state.opened = tuple(BOARD.links)[:count]

    return make


def nothing(state: ShipState) -> None:
    """Leave all as it is."""


def counted(make: Callable[[int], Change], n: int) -> tuple[list[Change], list[Change]]:
    """A threshold: met exactly and surpassed, missed by one and by all."""
    return [make(n), make(n + 1)], [make(n - 1), make(0)]


def in_bag(count: int) -> Change:
    """Seat 0 escaped with so many items."""
    return escaped(0, items=count)


def killed(count: int) -> Change:
    """Seat 0 has so many kills."""
    return having(kills=count)


def few_powered(n: int) -> tuple[list[Change], list[Change]]:
    """A threshold of Generators, of which there are three."""
    return [powered(count) for count in range(n, 4)], [powered(count) for count in range(n)]


TERMS: dict[str, tuple[list[Change], list[Change]]] = {
    "escape": ([escaped(0), escaped(0, pod=False), escaped(1, 0)], [nothing, defeated(0), escaped(1)]),
    "survived": ([escaped(0, health=2), escaped(0, health=3)], [escaped(0, health=1), nothing, defeated(0)]),
    "4+ items": counted(in_bag, 4),
    "3+ items": counted(in_bag, 3),
    "12+ rooms": counted(opened, 12),
    "13+ rooms": counted(opened, 13),
    "14+ rooms": counted(opened, 14),
    "3 Generators": few_powered(3),
    "2+ Generators": few_powered(2),
    "2+ kills": counted(killed, 2),
    "3+ kills": counted(killed, 3),
    "4+ kills": counted(killed, 4),
    "one engine primed": ([marked("engine_p"), marked("engine_s"), marked("engine_p", "engine_s")], [nothing]),
    "both engines primed": ([marked("engine_s", "engine_p")], [marked("engine_p"), marked("engine_s"), nothing]),
    "Course locked": ([marked("course")], [nothing, marked("signal")]),
    "Course NOT locked": ([nothing, marked("signal")], [marked("course")]),
    "Signal sent": ([marked("signal")], [nothing, marked("course")]),
    "Signal NOT sent": ([nothing, marked("course")], [marked("signal")]),
    "Nest burned": ([marked("nest_burned")], [nothing]),
    "you made the Antidote": ([having(antidote=True)], [nothing, having(1, antidote=True)]),
    "you gave an item in a trade": ([having(gave=True)], [nothing, having(1, gave=True)]),
    "another hero escaped": ([escaped(1), escaped(0, 2)], [nothing, escaped(0)]),
    "every hero escaped": ([escaped(2, 0, 1)], [escaped(0, 1), nothing]),
    "no other hero escaped by pod": ([nothing, escaped(0), escaped(1, pod=False)], [escaped(1), escaped(0, 2)]),
    "left player defeated": ([defeated(1), defeated(0, 1)], [nothing, defeated(0, 2), escaped(1)]),
    "exactly two heroes escaped, you among them": (
        [escaped(0, 2), escaped(1, 0)], [escaped(0), escaped(1, 2), escaped(0, 1, 2), nothing],
    ),
    "first hero to escape": ([escaped(0), escaped(0, 1)], [escaped(1, 0), escaped(1), nothing]),
    "another hero escaped before you": ([escaped(1, 0), escaped(2, 1, 0)], [escaped(0, 1), escaped(1), nothing]),
}  # fmt: skip
"""Every term of the cards in words: situations in which it holds, and in which it does not."""

CARDS = {
    "ob_warning": ("1+", "escape 2; Signal sent 3; 3 Generators 3; 4+ items 2; survived 1", -2),
    "ob_burn": ("1+", "escape 2; Nest burned 3; 3+ kills 3; 3+ items 2; 2+ Generators 1", -2),
    "ob_home": (
        "1+",
        "escape 2; one engine primed 2; both engines primed 1; Course locked 2; 2+ Generators 2; 12+ rooms 2",
        -2,
    ),
    "ob_salvage": ("1+", "escape 2; 4+ items 3; 12+ rooms 3; 3 Generators 2; Signal sent 1", -2),
    "ob_specimen": ("1+", "escape 2; you made the Antidote 3; 3+ kills 2; 13+ rooms 2; 3 Generators 2", -2),
    "ob_sweep": ("1+", "escape 2; 2+ kills 2; 4+ kills 3; 3+ items 2; 2+ Generators 2", -2),
    "ob_power": ("1+", "escape 2; 3 Generators 3; both engines primed 3; 12+ rooms 2; survived 1", -2),
    "ob_watch": ("1+", "escape 2; 14+ rooms 3; Course locked 2; 3 Generators 2; Signal sent 2", -2),
    "ob_nobody": (
        "2+",
        "escape 2; another hero escaped 3; every hero escaped 1; you gave an item in a trade 1; 3 Generators 2; "
        "12+ rooms 2",
        -2,
    ),
    "ob_quarant": (
        "2+", "escape 2; no other hero escaped by pod 2; Nest burned 3; 3 Generators 2; 2+ kills 2", -2,
    ),
    "ob_silent": ("2+", "escape 2; Signal NOT sent 3; 4+ items 3; 3 Generators 2; survived 1", -3),
    "ob_debt": ("2+", "escape 2; left player defeated 3; 2+ kills 2; 3+ items 2; 12+ rooms 2", -2),
    "ob_helm": ("2+", "escape 2; Course NOT locked 3; both engines primed 3; 2+ Generators 1; 13+ rooms 2", -2),
    "ob_two": (
        "3", "escape 2; exactly two heroes escaped, you among them 4; 3 Generators 2; 3+ items 2; survived 1", -3,
    ),
    "ob_first": ("3", "first hero to escape 4; escape 2; 3+ items 2; 2+ Generators 1; Signal sent 2", -2),
    "ob_guard": ("3", "another hero escaped before you 3; escape 2; 2+ kills 2; 3 Generators 2; 12+ rooms 2", -2),
}  # fmt: skip
"""The sixteen cards in words: players, lines with their points, and the points of a defeat."""


def crew(*changes: Change, rank: str = "1", kept: str = "") -> ShipState:
    """Three heroes on a ship with three active Generators, with these changes; seat 0 kept this card."""
    objectives = {0: [kept]} if kept else {}
    state = ship(TRIO, rooms=GENERATORS, up=GENERATORS, options={"rank": rank}, objectives=objectives)
    for change in changes:
        change(state)
    return state


def worded(card: str) -> list[tuple[str, int]]:
    """Return the lines of a card in words, with their points."""
    return [(text.rpartition(" ")[0], int(text.rpartition(" ")[2])) for text in CARDS[card][1].split("; ")]


# -- the cards -------------------------------------------------------------------------------------


def test_there_are_sixteen_cards() -> None:
    assert sorted(OBJECTIVES) == sorted(CARDS)


@pytest.mark.rule("20S-167")
@pytest.mark.parametrize("card", CARDS)
def test_each_line_of_a_card_has_its_points_and_holds_when_its_words_do(card: str) -> None:
    assert OBJECTIVES[card].players == CARDS[card][0]
    assert len(lines(crew(), 0, card)) == len(worded(card)) + 1
    for number, (words, worth) in enumerate(worded(card)):
        yes, no = TERMS[words]
        for change in yes:
            line = lines(crew(change), 0, card)[number]
            assert (line.holds, line.points) == (True, worth), words
        for change in no:
            assert not lines(crew(change), 0, card)[number].holds, words


@pytest.mark.rule("20S-168")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_loses_points_when_the_hero_is_defeated(card: str) -> None:
    for change, beaten in ((defeated(0), True), (escaped(0), False), (nothing, False)):
        line = lines(crew(change), 0, card)[-1]
        assert (line.text, line.points, line.holds) == ("term_defeated", CARDS[card][2], beaten)


@pytest.mark.rule("20S-166")
@pytest.mark.parametrize(("players", "pool"), [(1, 8), (2, 13), (3, 16)])
def test_only_cards_for_the_player_count_are_used(players: int, pool: int) -> None:
    run = Run.start(TITLE, TITLE.setup(players), Luck(5))
    while asked(run).message != "ask-action":
        pick(run, keys(run)[0])
    state = state_of(run)
    dealt = [card.name for card in state.cards.values() if card.family == "objective"]
    left = [name for bag in state.decks["objective"] for name in bag.names]
    fitting = {1: ("1+",), 2: ("1+", "2+"), 3: ("1+", "2+", "3")}[players]
    valid = [card for card, (count, _, _) in CARDS.items() if count in fitting]
    assert sorted([*dealt, *left]) == sorted(valid)
    assert len(valid) == pool


# -- scoring ---------------------------------------------------------------------------------------

HOME = {
    6: (escaped(0), marked("engine_p", "course"), powered(0)),
    7: (escaped(0), marked("engine_p", "engine_s", "course"), powered(0)),
    8: (escaped(0), marked("engine_p", "course"), powered(2)),
    9: (escaped(0), marked("engine_p", "engine_s", "course"), powered(2)),
}
"""Situations by the points of Bring Her Home."""


@pytest.mark.rule("20S-170")
@pytest.mark.parametrize(("rank", "needed"), [("1", 7), ("2", 8), ("3", 9), ("4", 9)])
def test_the_rank_fixes_the_points_to_win(rank: str, needed: int) -> None:
    for total, changes in HOME.items():
        judged = standing(crew(*changes, rank=rank, kept="ob_home"), 0)
        assert (judged.points, judged.won) == (total, total >= needed)


@pytest.mark.rule("20S-277")
def test_two_lines_on_one_quantity_both_score_and_a_missed_line_gives_nothing() -> None:
    totals = [
        points(lines(crew(escaped(0), having(kills=kills), powered(0)), 0, "ob_sweep")) for kills in (1, 2, 3, 4, 9)
    ]
    assert totals == [2, 4, 4, 7, 7]


@pytest.mark.rule("20S-277")
def test_the_defeat_line_is_added_and_the_total_may_be_negative() -> None:
    assert points(lines(crew(defeated(0), powered(0)), 0, "ob_two")) == -3
    assert points(lines(crew(defeated(0), having(kills=5), powered(3)), 0, "ob_sweep")) == 2 + 3 + 2 - 2


@pytest.mark.rule("20S-277", "20S-278")
def test_lines_are_judged_when_the_game_ends_and_not_when_the_hero_leaves() -> None:
    state = ship(
        ["her_soldier", "her_pilot"],
        rooms={"c2": "rm_cockpit", "a1": "rm_cryo", **GENERATORS},
        up=["c2", *GENERATORS],
        at=["", "c2"],
        objectives={0: ["ob_watch"], 1: ["ob_helm"]},
        current=1,
        health={1: 1},
        dial=1,
    )
    escaped(0, health=3, items=2)(state)
    state.first, state.cycle = 1, 9
    assert not lines(state, 0, "ob_watch")[2].holds
    run = play(state)
    pick(run, "room:lock_course")
    pick(run, "end")
    result = state_of(run).result
    assert result is not None
    course, generators = result.standings[0].lines[2:4]
    assert (course.holds, generators.holds) == (True, True)
    assert result.standings[0].points == 2 + 2 + 2
    assert result.standings[1].points == 1 - 2


@pytest.mark.rule("20S-278")
def test_items_of_a_hero_that_left_are_those_at_its_escape_and_defeat_counts_none() -> None:
    state = ship(items={0: ["it_boots", "it_vest", "it_carbine"]}, rooms={"c2": "rm_pod_p", **GENERATORS},
                 up=["c2", *GENERATORS], objectives={0: ["ob_burn"]}, health={0: 2})  # fmt: skip
    run = play(state)
    pick(run, "room:launch")
    result = state_of(run).result
    assert result is not None
    escape, _, _, items, generators, _ = result.standings[0].lines
    assert (escape.holds, items.holds, generators.holds) == (True, True, True)
    assert not lines(crew(defeated(0)), 0, "ob_burn")[3].holds


@pytest.mark.rule("20S-278")
def test_a_generator_switched_off_after_the_escape_is_missing_at_the_end() -> None:
    state = ship(
        ["her_soldier", "her_pilot"],
        rooms={"c2": "rm_gen_a", "d4": "rm_gen_b", "e4": "rm_gen_c"},
        up=["c2", "d4", "e4"],
        at=["", "c2"],
        objectives={0: ["ob_warning"], 1: ["ob_power"]},
        current=1,
        first=1,
        dial=1,
    )
    escaped(0)(state)
    assert lines(state, 0, "ob_warning")[2].holds
    run = play(state)
    pick(run, "room:bleed_off")
    pick(run, "end")
    result = state_of(run).result
    assert result is not None
    assert not result.standings[0].lines[2].holds


# -- the choice between two ------------------------------------------------------------------------


@pytest.mark.rule("20S-169")
def test_the_choice_happens_once_and_later_triggers_ask_nothing() -> None:
    rooms = {"c2": "rm_pod_p", **GENERATORS}
    run = play(
        ship(rooms=rooms, up=rooms, dial=2, alarm=False, agenda=[Step("check_alarm"), Step("act"), Step("resolve")])
    )
    assert asked(run).message == "ask-put-away"
    pick(run, "card:")
    assert len(names_in(run, "objectives:0")) == 1
    pick(run, "room:launch")
    assert state_of(run).result is not None


@pytest.mark.rule("20S-171")
@pytest.mark.parametrize("rank", ["1", "2", "3", "4"])
def test_at_rank_4_own_objectives_are_unseen_from_the_start(rank: str) -> None:
    run = Run.start(TITLE, TITLE.setup(1, {"rank": rank}), Luck(7))
    while asked(run).message != "ask-action":
        pick(run, keys(run)[0])
    seen = [view(state_of(run), 0).cards[card].name != "" for card in state_of(run).zones["objectives:0"]]
    assert seen == [rank != "4"] * 2


@pytest.mark.rule("20S-171")
def test_at_rank_4_self_destruct_shows_the_own_objectives_and_asks_to_discard_one() -> None:
    state = ship(
        ["her_soldier", "her_pilot"], options={"rank": "4"}, dial=7, first=1, current=0, had=(1, 0), cycle=4,
        objectives={0: ["ob_home", "ob_burn"], 1: ["ob_debt"]},
    )  # fmt: skip
    run = play(state)
    cards = state.zones["objectives:0"]
    assert [view(state_of(run), 0).cards[card].name for card in cards] == ["", ""]
    pick(run, "end")
    assert (asked(run).seat, asked(run).message) == (0, "ask-put-away")
    assert [view(state_of(run), 0).cards[card].name for card in cards] == ["ob_home", "ob_burn"]
    assert [view(state_of(run), 1).cards[card].name for card in cards] == ["", ""]
    pick(run, "card:")
    assert names_in(run, "objectives:0") == ["ob_burn"]


@pytest.mark.rule("20S-171")
def test_at_rank_4_an_escape_shows_the_own_objectives_and_asks_to_discard_one() -> None:
    rooms = {"c2": "rm_pod_p", **GENERATORS}
    run = play(ship(rooms=rooms, up=rooms, options={"rank": "4"}, objectives={0: ["ob_home", "ob_burn"]}))
    home = card_named(state_of(run), "ob_home")
    assert view(state_of(run), 0).cards[home].name == ""
    pick(run, "room:launch")
    assert view(state_of(run), 0).cards[home].name == "ob_home"
    assert [event.told_to(1).data["name"] for event in told(run, "objective_seen")] == ["", ""]
    pick(run, f"card:{home}")
    result = state_of(run).result
    assert result is not None
    assert [line.text for line in result.standings[0].lines][1] == "term_nest_burned"


@pytest.mark.rule("20S-171")
def test_at_rank_4_a_defeat_shows_the_own_objectives_and_asks_to_discard_one() -> None:
    state = ship(
        health={0: 1}, enemies={"c2": ["al_hatch"]}, options={"rank": "4"}, objectives={0: ["ob_home", "ob_burn"]}
    )
    run = play(state, "hit miss", "miss")
    home = card_named(state_of(run), "ob_home")
    assert view(state_of(run), 0).cards[home].name == ""
    pick(run, "end")
    assert asked(run).message == "ask-put-away"
    assert view(state_of(run), 0).cards[home].name == "ob_home"
