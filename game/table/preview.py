"""Previews: what an answer would lead to, as far as nothing that its seat does not know decides it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct, structs

from game.ai.belief import Unimaginable, imagine
from game.ai.knowledge import known
from game.ai.sealed import SealedChance, Unread, plain, seal
from game.engine.ask import Answer, Decision
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.engine.steps import Body
from game.luck import Luck
from game.model.state import Event, Result

Standing = Callable[[Decision], Answer | None]

DONE, CHOICE, CHANCE, OVER = "done", "choice", "chance", "over"

TRIES = 2
"""How many worlds are made at most: of two thousand questions one needs more, and a person is waiting."""
LONGEST = 50
"""So many answers without a choice are followed at most."""


class Preview(Struct, frozen=True):
    """What an answer would lead to: events as its seat would hear them, and why they go no further.

    `ends` is DONE when all that the answer causes has happened; CHOICE when `seat` is asked `message`
    with `args` next; CHANCE when something hidden decides (`what` is the deck or "dice", "" for cards that lie
    somewhere); OVER when the game ends, as `result` says.
    """

    events: tuple[Event, ...]
    ends: str
    seat: int = -1
    message: str = ""
    args: dict[str, Any] = {}
    what: str = ""
    result: Result | None = None


class Previews:
    """The previews of one moment of a game: the answers of each seat, tried in worlds made of what it knows."""

    def __init__(self) -> None:
        """Nothing has been tried yet."""
        self._worlds: dict[int, Run | None] = {}
        self._found: dict[tuple[int, int, tuple[str, ...]], Preview | None] = {}

    def forget(self) -> None:
        """The game went on."""
        self._worlds.clear()
        self._found.clear()

    def of(
        self, run: Run, decision: Decision, keys: tuple[str, ...], standing: Standing = lambda asked: None
    ) -> Preview | None:
        """Return what an answer would lead to; None when it is not allowed or nothing can be told of it.

        `standing` are the answers that the seat gives by itself to what it is asked next.
        """
        which = (decision.seat, decision.id, keys)
        if which not in self._found:
            seat = decision.seat
            if seat not in self._worlds:
                self._worlds[seat] = world_of(run, seat)
            world = self._worlds[seat]
            self._found[which] = foresee(world, Answer(decision.id, seat, keys), standing) if world else None
        return self._found[which]


def world_of(run: Run, seat: int) -> Run | None:
    """Return a game that looks to a seat like the real one, made of nothing but what it knows.

    None where that cannot be told: none fits what it saw, or others have answered in secret.
    """
    knowledge = known(run, seat)
    if any(heard.seat >= 0 and heard.keys is None for heard in knowledge.heard):
        return None
    try:
        return imagine(run.title, knowledge, Luck(0), TRIES)
    except Unimaginable:
        return None


def foresee(world: Run, answer: Answer, standing: Standing = lambda asked: None) -> Preview | None:
    """Try an answer in a world of its seat; None when it is not allowed."""
    seat = answer.seat
    twin = world.fork(SealedChance(), keep=False)
    seal(twin.state, seat)
    twin.title = structs.replace(twin.title, steps=_Course(twin))
    try:
        ends = _followed(twin, answer, standing)
    except IllegalAnswer:
        return None
    events = tuple([plain(event.told_to(seat)) for event in (*twin.events, *twin.state.told)])
    return structs.replace(ends, events=events)


def _followed(run: Run, answer: Answer, standing: Standing) -> Preview:
    """Let an answer have its way until something stops it; return what."""
    try:
        run.answer(answer)
        for _ in range(LONGEST):
            if run.over:
                return Preview((), OVER, result=run.state.result)
            asked = run.pending[0]
            given = _given(asked) or (standing(asked) if asked.seat == answer.seat else None)
            if given is None:
                break
            run.answer(given)
    except _Settled:
        return Preview((), DONE)
    except Unread as unread:
        return Preview((), CHANCE, what=unread.what)
    return Preview((), CHOICE, asked.seat, asked.message, plain(asked.args))


def _given(asked: Decision) -> Answer | None:
    """Return the only answer there is."""
    keys = tuple([option.key for option in asked.options])
    return Answer(asked.id, asked.seat, keys) if asked.low == len(keys) else None


class _Settled(Exception):
    """All that the answer causes has happened."""


class _Course(Mapping[str, Body]):
    """The steps of a title, until what the step now under way puts on the agenda is done or it comes round again."""

    def __init__(self, run: Run) -> None:
        self._steps, self._state = run.title.steps, run.state
        self._own, self._height = run.step, len(run.state.agenda)

    def __getitem__(self, name: str) -> Body:
        if len(self._state.agenda) < self._height or name == self._own:
            raise _Settled
        return self._steps[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._steps)

    def __len__(self) -> int:
        return len(self._steps)
