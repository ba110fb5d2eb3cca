"""Watching a finished game again: its recorded answers are given in the place of every seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from game.engine.ask import CHANCE, Answer, Decision
from game.engine.run import Run
from game.luck import Script, SteadyLuck
from game.storage.record import PERSON, Record, SeatPlan
from game.storage.resume import play_again
from game.table.local import LocalTable
from game.table.thinking import Thought
from game.titles import TITLES

LEVEL = "normal"


class Recorded:
    """A thinker that remembers what each seat answered; where the record ends, it falls silent."""

    def __init__(self, record: Record) -> None:
        """All answers by seat, but those of chance and those that were the only ones."""
        self._answers: dict[int, deque[tuple[str, ...]]] = {seat: deque() for seat in range(len(record.seats))}
        for answer in chosen(record):
            self._answers[answer.seat].append(answer.keys)
        self._last = sum(len(own) for own in self._answers.values())
        self._ready: list[Thought] = []
        self._ticket = 0
        self.silent = False

    @property
    def place(self) -> tuple[int, int]:
        """How many answers were given, and how many there are."""
        return self._last - sum(len(own) for own in self._answers.values()), self._last

    def ask(self, run: Run, seat: int, level: str) -> int:
        """Look up what the seat answered."""
        self._ticket += 1
        if self._answers[seat]:
            self._ready.append(Thought(self._ticket, self._answers[seat].popleft()))
        else:
            self.silent = True
        return self._ticket

    def poll(self) -> list[Thought]:
        """Return what was looked up since the last call."""
        ready, self._ready = self._ready, []
        return ready

    def cancel(self, ticket: int) -> None:
        """Forget an answer."""
        self._ready = [thought for thought in self._ready if thought.ticket != ticket]

    def close(self) -> None:
        """Nothing has to be stopped."""
        self._ready = []


def chosen(record: Record) -> Iterator[Answer]:
    """The answers to questions with a choice: a table that is watched asks nothing else."""
    if not any(answer.always for answer in record.answers):
        yield from (answer for answer in record.answers if answer.seat != CHANCE)
        return
    asked: tuple[Decision, ...] = ()
    for run, answer in play_again(record):
        if answer and not next(one for one in asked if one.seat == answer.seat).single:
            yield answer
        asked = run.pending


def can_be_watched(record: Record) -> bool:
    """Whether the record reaches back to the beginning of its game."""
    return not record.base and record.title in TITLES


def watched(record: Record) -> tuple[LocalTable, Recorded]:
    """The table of a recorded game at its beginning, and who answers at it."""
    title, thinker = TITLES[record.title], Recorded(record)
    outcomes = Script([one.keys for one in record.answers if one.seat == CHANCE], SteadyLuck(record.seed))
    run = Run.start(title, title.setup(record.setup.seats, record.setup.options), outcomes)
    seats = [SeatPlan(LEVEL if plan.level == PERSON else plan.level, plan.name) for plan in record.seats]
    return LocalTable(run, seats, record.seed, thinker=thinker), thinker
