"""Ledger section 7: the order of a round, rounds and cycles."""

import pytest

from game.engine.run import Run
from game.titles.twenty_strong.state import ESCAPED, set_hero
from tests.titles.talk import asked, told
from tests.titles.twenty_strong.games import first_answer, lay, round_of
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import attack, pick
from tests.titles.twenty_strong.situation import play, ship

TRIO = ["her_soldier", "her_scout", "her_medic"]


def kinds(run: Run, *wanted: str) -> list[str]:
    """Return the kinds of these events in the order in which they were told."""
    return [event.kind for event in run.events if event.kind in wanted]


def end_rounds(run: Run, count: int) -> list[tuple[int, int]]:
    """End Engagement at once for some rounds; return seat and dial of each."""
    played = []
    for _ in range(count):
        while run.pending[0].message != "ask-action":
            pick(run, *([] if asked(run).low == 0 else [asked(run).options[0].key]))
        played.append((asked(run).seat, state_of(run).dials["time"].value))
        pick(run, "end")
    return played


@pytest.mark.rule("20S-062", "20S-064")
def test_a_round_is_activation_then_engagement_then_resolve() -> None:
    state = ship(
        ["her_soldier", "her_scout"], dial=4, exhausted="YY", items={1: ["it_damper"]}, noise=1, agenda=round_of(0),
        dial_done=False,
    )  # fmt: skip
    run = play(state, "hit")
    assert asked(run).message == "ask-window-round-start"
    pick(run, "pass")
    seen = [run.pending[0].message]
    assert kinds(run, "dial_turned", "self_destruct") == ["dial_turned", "self_destruct"]
    for seat in (0, 1):
        run.answer(first_answer(run, seat))
    seen.append(asked(run).message)
    pick(run, "d0")
    pick(run, "pass")
    seen.append(asked(run).message)
    assert (asked(run).seat, state_of(run).actions) == (0, 4)
    pick(run, "end")
    assert kinds(run, "resolve_started")
    assert seen == ["ask-put-away", "ask-recover", "ask-action"]


@pytest.mark.rule("20S-062")
def test_a_round_belongs_to_one_player() -> None:
    run = play(ship(TRIO, up=["c2"]))
    for left in (3, 2, 1, 0):
        assert asked(run).seat == 0
        pick(run, "move")
        pick(run)
        assert [event.data["left"] for event in told(run, "action_taken")] == list(range(3, left - 1, -1))
    assert (asked(run).seat, state_of(run).actions) == (1, 4)


@pytest.mark.rule("20S-063")
def test_rounds_go_clockwise() -> None:
    assert [seat for seat, _ in end_rounds(play(ship(TRIO)), 7)] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("20S-063")
def test_alone_the_same_player_plays_again() -> None:
    assert [seat for seat, _ in end_rounds(play(ship()), 3)] == [0, 0, 0]


@pytest.mark.rule("20S-065")
def test_the_resolve_phase_goes_in_order() -> None:
    state = ship(
        ["her_soldier"], "c2", up=["c2"], enemies={"c2": ["al_skulk", "al_hatch"], "e4": ["al_ward"]}, actions=1
    )
    run = play(state, "hit", "hit miss", "miss")
    attack(run, "B")
    lay(run, "hit", "al_hatch")
    run.take_events()
    pick(run, "done")
    assert asked(run).message == "ask-enemy-way"
    before = [event for event in run.events if event.kind in ("hurt", "dial_turned", "die_moved", "enemy_moved")]
    assert [event.kind for event in before] == ["die_moved", "die_moved", "hurt", "dial_turned", "die_moved"]
    assert before[3].data["dial"] == "noise", "the Skulker's After effect"
    assert before[4].data["from"].startswith("on:")
    run.take_events()
    pick(run, asked(run).options[0].key)
    while asked(run).message == "ask-enemy-way":
        pick(run, asked(run).options[0].key)
    wanted = ["enemy_moved", "enemy_moved", "enemy_gone", "rolled", "round_started"]
    assert kinds(run, "enemy_moved", "enemy_gone", "rolled", "round_started", "hurt") == wanted
    assert told(run, "rolled")[0].data["why"] == "noise_roll"


@pytest.mark.rule("20S-241")
def test_a_cycle_begins_with_the_first_player() -> None:
    run = play(ship(TRIO, first=1, current=1))
    assert end_rounds(run, 7) == [(1, 10), (2, 10), (0, 10), (1, 9), (2, 9), (0, 9), (1, 8)]
    assert state_of(run).cycle == 3


@pytest.mark.rule("20S-241")
def test_a_cycle_begins_with_the_first_player_of_that_moment() -> None:
    state = ship(TRIO, first=2, had=(1, 2, 0), objectives={})
    set_hero(state, 1, status=ESCAPED, space="")
    run = play(state)
    assert end_rounds(run, 3) == [(0, 10), (2, 9), (0, 9)]
    assert [event.data["seat"] for event in told(run, "round_started")] == [2, 0, 2]


@pytest.mark.rule("20S-241")
def test_rounds_of_heroes_that_are_out_are_passed_over() -> None:
    state = ship(TRIO, objectives={})
    set_hero(state, 1, status=ESCAPED, space="")
    run = play(state)
    assert end_rounds(run, 4) == [(0, 10), (2, 10), (0, 9), (2, 9)]
    assert [event.data["seat"] for event in told(run, "round_started")] == [2, 0, 2, 0]
