"""What one seat knows of a game, as bytes that can travel to another process: nothing hidden is in it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, msgpack

from game.engine.ask import CHANCE, Answer, Decision
from game.engine.chance import Draw, Request
from game.engine.run import Run
from game.engine.title import Title
from game.model.state import State, Step, bit
from game.model.view import view

_ENCODER = msgpack.Encoder()


class Heard(Struct, frozen=True):
    """One answer since the boundary as a seat heard it: no keys if it was secret; `deck` if cards were drawn."""

    seat: int
    keys: tuple[str, ...] | None
    deck: str = ""
    always: bool = False


class Knowledge(Struct, frozen=True):
    """What a seat knows: the newest boundary as it saw it, the answers since, the table now, and what it is asked.

    `boundary` and `now` are states with unknown fronts blank, encoded; the boundary keeps its agenda.
    """

    title: str
    seat: int
    boundary: bytes
    heard: tuple[Heard, ...]
    now: bytes
    asked: Decision


def known(run: Run, seat: int) -> Knowledge:
    """Return what `seat` knows at a moment when it is asked something; raises LookupError when it is not."""
    asked = next((decision for decision in run.pending if decision.seat == seat), None)
    if asked is None:
        raise LookupError(f"seat {seat} is not asked anything")
    boundary = blank(run.boundary.state, seat)
    return Knowledge(run.title.id, seat, _ENCODER.encode(boundary), _heard(run, asked), seen(run.state, seat), asked)


def blank(state: State, seat: int) -> State:
    """Return a state as a seat sees it, but ready to be played on: with its agenda and its next handle."""
    shown = view(state, seat)
    shown.agenda = list(state.agenda)
    shown.next_card = state.next_card
    return shown


def seen(state: State, seat: int) -> bytes:
    """Return the bytes of what a seat sees of a state; equal bytes mean that it cannot tell two states apart."""
    return _ENCODER.encode(view(state, seat))


def restored(title: Title, data: bytes) -> Any:
    """Return the state in these bytes, of the title's own type."""
    state = msgpack.decode(data, type=title.state)
    state.agenda = [Step(step.name, _tuples(step.args)) for step in state.agenda]
    return state


def _tuples(value: Any) -> Any:
    return tuple([_tuples(one) for one in value]) if isinstance(value, list | tuple) else value


class _Listener:
    """Gives chance outcomes again and notes what was asked for."""

    def __init__(self, outcomes: list[tuple[str, ...]]) -> None:
        self.outcomes = outcomes
        self.requests: list[Request] = []

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return the next outcome."""
        self.requests.append(request)
        return self.outcomes.pop(0)


def _heard(run: Run, asked: Decision) -> tuple[Heard, ...]:
    """Return the answers since the boundary; answers to questions still open, and unseen draws, have no keys."""
    answers = run.since_boundary()
    requests = iter(_requests(run, answers))
    heard = []
    for answer in answers:
        if answer.seat == CHANCE:
            heard.append(_draw_heard(answer, next(requests), asked.seat))
        else:
            secret = answer.seat != asked.seat and answer.decision == asked.id
            heard.append(Heard(answer.seat, None if secret else answer.keys, always=answer.always))
    return tuple(heard)


def _draw_heard(answer: Answer, request: Request, seat: int) -> Heard:
    deck = request.what if isinstance(request, Draw) else ""
    return Heard(CHANCE, answer.keys if request.seen & bit(seat) else None, deck)


def _requests(run: Run, answers: list[Answer]) -> list[Request]:
    """Return what chance was asked since the boundary, by playing those answers again."""
    outcomes = [answer.keys for answer in answers if answer.seat == CHANCE]
    if not outcomes:
        return []
    listener = _Listener(outcomes)
    again = Run.from_boundary(run.title, run.boundary.state.copy(), (), listener, keep=False)
    for answer in answers:
        if answer.seat != CHANCE:
            again.answer(answer)
    return listener.requests


def encoded(knowledge: Knowledge) -> bytes:
    """Return knowledge as bytes, equal if and only if two seats know the same."""
    return _ENCODER.encode(knowledge)
