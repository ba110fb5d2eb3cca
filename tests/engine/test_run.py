"""Runs: answers, forks, undo, rebuilding, choices at once, and faults in the rules."""

import pytest

from game.engine.ask import CHANCE, Answer
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import canonical
from tests.engine.toy import TOY, score, toy


def test_an_answer_moves_on_to_the_next_decision() -> None:
    run = toy()
    run.pick("one")
    assert score(run) == 1
    assert [decision.message for decision in run.pending] == ["what"]


@pytest.mark.parametrize(
    "answer",
    [
        Answer(0, 0, ("nonsense",)),
        Answer(7, 0, ("one",)),
        Answer(0, 1, ("one",)),
        Answer(0, 0, ()),
        Answer(0, 0, ("one", "two")),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing(answer: Answer) -> None:
    run = toy()
    before = canonical(run.state)
    with pytest.raises(IllegalAnswer):
        run.answer(answer)
    assert canonical(run.state) == before
    assert run.pending[0].message == "what"


def test_several_picks_keep_to_their_limits() -> None:
    run = toy()
    run.pick("some")
    for keys in ((), ("x", "y", "z"), ("x", "x")):
        with pytest.raises(IllegalAnswer):
            run.pick(*keys)
    run.pick("z", "x")
    assert run.events[-1].data == {"keys": ("z", "x")}


def test_a_fork_equals_its_run_and_leaves_it_alone() -> None:
    run = toy()
    for key in ("one", "two", "yes"):
        run.pick(key)
    fork = run.fork(Luck(2))
    assert canonical(fork.state) == canonical(run.state)
    assert fork.pending == run.pending
    before = canonical(run.state)
    fork.pick("3")
    fork.pick("flip")
    assert score(fork) in (4, 5)
    assert canonical(run.state) == before
    run.pick("2")
    assert score(run) == 3


def test_chance_is_recorded_like_any_answer() -> None:
    run = toy("heads")
    run.pick("flip")
    assert run.answers[-1] == Answer(1, CHANCE, ("heads",))
    assert score(run) == 1


def test_a_game_is_rebuilt_from_its_answers_without_a_generator_or_news() -> None:
    run = toy("tails", "b")
    for key in ("flip", "draw", "two", "yes"):
        run.pick(key)
    again = Run.resume(TOY, run.state.setup, run.answers, Luck(99))
    assert canonical(again.state) == canonical(run.state)
    assert again.pending == run.pending
    assert again.events == []


def test_answers_that_stop_fitting_are_refused() -> None:
    run = toy()
    run.pick("two")
    with pytest.raises(IllegalAnswer):
        Run.resume(TOY, run.state.setup, [*run.answers, Answer(1, 0, ("maybe",))], Luck(1))
    with pytest.raises(IllegalAnswer):
        Run.resume(TOY, run.state.setup, [Answer(0, 0, ("flip",)), Answer(1, 0, ("heads",))], Luck(1))


def test_undo_takes_back_one_answer_at_a_time_inside_a_step_too() -> None:
    run = toy()
    states = []
    for key in ("one", "two", "yes"):
        states.append((canonical(run.state), run.pending))
        run.pick(key)
    for state, pending in reversed(states):
        run.undo(0)
        assert (canonical(run.state), run.pending) == (state, pending)
    assert run.undo_barrier(0) == "undo-nothing"


def test_undo_never_goes_past_chance() -> None:
    run = toy("heads")
    run.pick("flip")
    assert run.undo_barrier(0) == "undo-chance"
    with pytest.raises(IllegalAnswer):
        run.undo(0)
    run.pick("one")
    run.undo(0)
    assert score(run) == 1
    assert run.undo_barrier(0) == "undo-chance"


def test_undo_past_another_seat_needs_consent() -> None:
    run = toy()
    run.pick("both")
    run.answer(Answer(run.pending[0].id, 0, ("low",)))
    assert run.undo_barrier(1) == "undo-other-seat"
    run.undo(1, consent=True)
    assert [decision.seat for decision in run.pending] == [0, 1]


def test_choices_at_once_are_kept_until_all_have_answered() -> None:
    run = toy()
    run.pick("both")
    bid = run.pending[0].id
    run.answer(Answer(bid, 1, ("high",)))
    assert [decision.seat for decision in run.pending] == [0]
    with pytest.raises(IllegalAnswer):
        run.answer(Answer(bid, 1, ("low",)))
    again = Run.resume(TOY, run.state.setup, run.answers, Luck(1))
    fork = run.fork(Luck(1))
    for one in (run, again, fork):
        assert [decision.seat for decision in one.pending] == [0]
        one.answer(Answer(bid, 0, ("low",)))
        assert canonical(one.state) == canonical(run.state)
    assert run.events[-1].data == {"bids": ["low", "high"]}


def test_a_fault_in_the_rules_leaves_the_game_as_it_was() -> None:
    run = toy()
    run.pick("one")
    before, events = canonical(run.state), list(run.events)
    with pytest.raises(ZeroDivisionError):
        run.pick("fault")
    assert canonical(run.state) == before
    assert run.events == events
    run.pick("one")
    assert score(run) == 2


def test_the_end_unwinds_from_anywhere() -> None:
    run = toy()
    run.pick("one")
    run.pick("end")
    assert run.over
    assert run.pending == ()
    assert run.state.result is not None
    assert run.state.result.winners == (0,)


def test_old_boundaries_are_dropped_once_they_cannot_be_reached() -> None:
    run = toy()
    for _ in range(20):
        run.pick("flip")
    assert run.boundary.clock >= run.fixed
    assert len(run._boundaries) <= 3
