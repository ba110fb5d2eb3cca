"""Ledger section 2: winning and losing."""

from collections.abc import Sequence

import pytest

from game.engine.run import Run
from game.model.state import Result, Standing
from game.titles.twenty_strong.state import DEFEATED, ESCAPED, set_hero
from tests.titles.talk import told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import play, ship

NEEDED = {1: 7, 2: 8, 3: 9, 4: 9}
ELEVEN_ROOMS = ["b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3"]
"""Spaces that with the Cryo Chamber make twelve active rooms, the three Generators among them."""

HOME_MARKS = ("engine_p", "engine_s", "course")
"""All marks for which "Bring Her Home" pays."""


def result_of(run: Run) -> Result:
    """Return the result of a game that is over."""
    assert state_of(run).result is not None
    return state_of(run).result or Result("", ())


def launched(marks: tuple[str, ...], rank: int) -> Standing:
    """Launch a pod alone with two Generators on, keeping "Bring Her Home": escape and Generators pay 4, marks more."""
    state = ship(
        ["her_soldier"], "d3", {"d3": "rm_pod_p", "b1": "rm_gen_a", "c1": "rm_gen_b"}, ["d3", "b1", "c1"],
        options={"rank": str(rank)}, objectives={0: ["ob_home"]}, marks=marks,
    )  # fmt: skip
    run = play(state)
    pick(run, "room:launch")
    return result_of(run).standings[0]


MARKS = {6: ("engine_p",), 7: ("engine_p", "engine_s"), 8: ("engine_p", "course"), 9: HOME_MARKS}


@pytest.mark.rule("20S-007", "20S-008")
@pytest.mark.parametrize("points", MARKS)
@pytest.mark.parametrize("rank", NEEDED)
def test_points_reaching_the_rank_win_and_fewer_lose(points: int, rank: int) -> None:
    standing = launched(MARKS[points], rank)
    assert standing.points == points
    assert standing.won == (points >= NEEDED[rank])


@pytest.mark.rule("20S-009")
def test_everybody_who_reaches_the_requirement_wins() -> None:
    marks = ("engine_p", "engine_s", "course")
    state = ship(
        ["her_soldier", "her_scout"], "d3", {"d3": "rm_pod_p"}, [*ELEVEN_ROOMS, "d3"],
        objectives={0: ["ob_power"], 1: ["ob_home"]}, marks=marks,
    )  # fmt: skip
    run = play(state)
    pick(run, "room:launch")
    pick(run, "seat:1")
    pick(run, "accept")
    result = result_of(run)
    assert [standing.points for standing in result.standings] == [11, 11]
    assert result.winners == (0, 1)


@pytest.mark.rule("20S-009")
def test_more_points_win_no_more_than_enough_points() -> None:
    state = ship(
        ["her_soldier", "her_scout"], "d3", {"d3": "rm_pod_p", "b1": "rm_gen_a", "c1": "rm_gen_b"}, ["d3", "b1", "c1"],
        objectives={0: ["ob_home"], 1: ["ob_helm"]}, marks=("engine_p", "engine_s"),
    )  # fmt: skip
    run = play(state)
    pick(run, "room:launch")
    pick(run, "seat:1")
    pick(run, "accept")
    assert [standing.points for standing in result_of(run).standings] == [7, 9]
    assert result_of(run).winners == (0, 1)


def doomed(objectives: Sequence[str], marks: tuple[str, ...]) -> Run:
    """Return a game in which the only hero is about to meet a Hatchling with one Health left."""
    state = ship(
        ["her_soldier"], "c2", up=ELEVEN_ROOMS, enemies={"c2": ["al_hatch"]}, health={0: 1},
        objectives={0: objectives}, marks=marks,
    )  # fmt: skip
    return play(state, "hit miss", "miss")


@pytest.mark.rule("20S-006", "20S-010")
def test_a_defeated_hero_wins_on_points() -> None:
    run = doomed(["ob_home"], HOME_MARKS)
    pick(run, "end")
    assert state_of(run).hero.status == DEFEATED
    assert [(one.won, one.points) for one in result_of(run).standings] == [(True, 7)]


@pytest.mark.rule("20S-010")
def test_a_defeated_hero_below_the_requirement_loses() -> None:
    run = doomed(["ob_home"], HOME_MARKS[:2])
    pick(run, "end")
    assert [(one.won, one.points) for one in result_of(run).standings] == [(False, 5)]


@pytest.mark.rule("20S-011")
def test_the_game_ends_the_moment_the_dial_becomes_0() -> None:
    state = ship(
        ["her_soldier", "her_scout"], dial=1, dial_done=False, alarm=True, exhausted="YY", agenda=round_of(0),
        objectives={0: ["ob_home"], 1: ["ob_power"]},
    )  # fmt: skip
    run = play(state)
    assert run.over
    assert state_of(run).dials["time"].value == 0
    assert result_of(run).reason == "end_dial"


@pytest.mark.rule("20S-012")
def test_the_last_hero_out_still_finishes_the_round() -> None:
    run = doomed(["ob_home"], ())
    pick(run, "end")
    assert [event.data["why"] for event in told(run, "rolled")] == ["enemy_attack", "noise_roll"]
    assert run.over
    assert result_of(run).reason == "end_all_out"


@pytest.mark.rule("20S-012")
def test_one_hero_on_the_ship_keeps_the_game_going() -> None:
    state = ship(["her_soldier", "her_scout", "her_medic"], objectives={})
    set_hero(state, 1, status=ESCAPED, space="")
    set_hero(state, 2, status=DEFEATED, space="")
    run = play(state)
    pick(run, "end")
    assert not run.over
    assert run.pending[0].seat == 0


@pytest.mark.rule("20S-013")
def test_no_boss_and_no_endgame_follow() -> None:
    state = ship(
        ["her_soldier"], "d3", {"d3": "rm_pod_p"}, [*ELEVEN_ROOMS, "d3"], enemies={"e4": ["al_queen"]},
        objectives={0: ["ob_home"]}, marks=HOME_MARKS,
    )  # fmt: skip
    run = play(state)
    pick(run, "room:launch")
    assert run.over
    assert run.pending == ()
    assert result_of(run).standings[0].won


@pytest.mark.rule("20S-014")
def test_escape_alone_does_not_win() -> None:
    standing = launched((), 1)
    assert (standing.won, standing.points) == (False, 4)


@pytest.mark.rule("20S-014")
def test_a_hero_that_never_left_may_win() -> None:
    state = ship(
        up=ELEVEN_ROOMS, dial=1, dial_done=False, alarm=True, objectives={0: ["ob_home"]}, marks=HOME_MARKS,
        agenda=round_of(0),
    )  # fmt: skip
    run = play(state)
    assert result_of(run).standings[0].won
