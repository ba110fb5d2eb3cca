"""Records made from a running game, and games brought back from records."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any

from msgspec import MsgspecError, Struct, json, structs

from game.engine.ask import CHANCE, Answer, Decision
from game.engine.given import told
from game.engine.run import Run
from game.engine.title import Title
from game.luck import Script, SteadyLuck
from game.model.state import Event, State, Step, canonical
from game.model.view import view
from game.storage.record import Record, SeatPlan, Sentence, Unusable
from game.titles import TITLES

Told = tuple[int, list[Event]]
"""The clock at a question and the events since the question before it."""


class Resumed(Struct, frozen=True):
    """A game brought back: the run, what it told so far, its record, and what the people should know."""

    run: Run
    story: list[Told]
    record: Record
    warning: Sentence | None = None


def record_of(run: Run, seats: Sequence[SeatPlan], seed: int, **also: Any) -> Record:
    """Return the record of a game as it stands; `also` are fields that only the table knows."""
    title = run.title
    return Record(
        title.id, title.version, content_hash(title.id), run.state.setup, tuple(seats), seed, tuple(run.answers),
        json.encode(run.boundary.state), digest(run.state), title.rounds(run.state), cast=title.cast(run.state), **also,
    )  # fmt: skip


def digest(state: State) -> str:
    """Return a short text that is equal for equal states."""
    return hashlib.sha256(canonical(state)).hexdigest()


@cache
def content_hash(title: str) -> str:
    """Return a short text that changes with the component data of a title."""
    folder = resources.files(f"game.titles.{title}") / "content"
    files = sorted((file.name, file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".toml"))
    whole = hashlib.sha256()
    for name, data in files:
        whole.update(name.encode() + b"\0" + data + b"\0")
    return whole.hexdigest()[:16]


def title_of(record: Record) -> Title:
    """Return the title of a record; raises Unusable when this program does not have it."""
    title = TITLES.get(record.title)
    if title is None:
        raise Unusable("save-unknown-title", title=record.title[:40])
    return title


def play_again(record: Record) -> Iterator[tuple[Run, Answer | None]]:
    """Play a record from its beginning, pausing at each question; gives the run and the answer that led there.

    Raises whatever the rules raise where the answers do not fit.
    """
    outcomes = Script([answer.keys for answer in record.answers if answer.seat == CHANCE])
    run = _beginning(record, outcomes)
    yield run, None
    for answer in record.answers:
        if answer.seat != CHANCE:
            run.answer(answer)
            yield run, answer
    if outcomes.outcomes or tuple(run.answers) != record.answers:
        raise LookupError("more chance is recorded than was asked for")


def _beginning(record: Record, chance: Script) -> Run:
    title = title_of(record)
    if record.base:
        return Run.from_boundary(title, decoded(title, record.base), (), chance)
    setup = title.setup(record.setup.seats, record.setup.options)
    return Run.start(title, setup, chance)


def resumed(record: Record) -> Resumed:
    """Bring a game back by playing it again; where that does not fit, from its newest boundary.

    Raises Unusable when neither is possible.
    """
    title = title_of(record)
    if len(record.seats) != record.setup.seats or record.setup.seats not in title.seats:
        raise Unusable("save-damaged")
    story: list[Told] = []
    asked: tuple[Decision, ...] = ()
    try:
        for run, answer in play_again(record):
            by_standing = _beforehand(record, run, asked, answer) if answer and story else []
            story.append((run.clock, [*by_standing, *run.take_events()]))
            asked = run.pending
    except Exception:  # rules of another version may do anything
        return _from_boundary(title, record)
    if digest(run.state) != record.digest:
        return _from_boundary(title, record)
    run.chance = luck_of(run, record.seed)
    return Resumed(run, story, record)


def _beforehand(record: Record, run: Run, asked: tuple[Decision, ...], answer: Answer) -> list[Event]:
    """Return the news that this answer was a standing one, if it was."""
    decision = next((one for one in asked if one.seat == answer.seat), None)
    if decision is None or answer.decision not in record.automatic:
        return []
    return told(decision, answer, run.state)


def luck_of(run: Run, seed: int) -> SteadyLuck:
    """Return the luck with which a game goes on where it stands."""
    return SteadyLuck(seed, run.base + sum(1 for answer in run.answers if answer.seat == CHANCE))


def _from_boundary(title: Title, record: Record) -> Resumed:
    """Go on from the newest state between two steps; what was told before is lost."""
    try:
        state = decoded(title, record.boundary)
        title.setup(state.setup.seats, state.setup.options)
        run = Run.from_boundary(title, state, (), SteadyLuck(record.seed, state.clock))
        for seat in range(len(record.seats)):
            view(run.state, seat)
    except Exception as fault:  # a state from anywhere may break any rule
        raise Unusable("save-does-not-fit", title=f"@title_{record.title}") from fault
    warning = Sentence("save-from-boundary", {"version": record.title_version})
    base = structs.replace(record, base=record.boundary)
    return Resumed(run, [], base, warning)


def decoded(title: Title, data: bytes) -> Any:
    """Return the state that these bytes hold; raises Unusable."""
    try:
        state = json.decode(data, type=title.state)
    except (MsgspecError, ValueError, RecursionError) as fault:
        raise Unusable("save-damaged") from fault
    state.agenda = [Step(step.name, _tuples(step.args)) for step in state.agenda]
    return state


def _tuples(value: Any) -> Any:
    return tuple([_tuples(one) for one in value]) if isinstance(value, list | tuple) else value
