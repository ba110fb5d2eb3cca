"""A reel: a recorded game played through once, so that it can be had again at any of its choices."""

from __future__ import annotations

from bisect import bisect_right

from game.engine.ask import Answer, Decision
from game.engine.run import Boundary, Run
from game.luck import Script
from game.model.state import Event
from game.storage.record import Record
from game.storage.resume import play_again, title_of

MOST_KEPT = 400
"""How many states are kept of one game, at most: of a longer one every second, every fourth and so on."""


class Reel:
    """A record that reaches back to the beginning of its game.

    A choice is an answer that was not the only one; place n lies behind the n-th, with all that followed it by itself.
    """

    def __init__(self, record: Record) -> None:
        """Play the game through; raises whatever the rules raise where the answers do not fit."""
        self.record = record
        self._told: list[list[Event]] = []
        self._clocks: list[int] = []
        self._rounds: list[int] = []
        self._kept: list[Boundary] = []
        self._apart = 1
        asked: tuple[Decision, ...] = ()
        for run, answer in play_again(record):
            if answer is None or not _single(asked, answer):
                self._told.append([])
                self._clocks.append(0)
                self._rounds.append(0)
            self._told[-1] += run.take_events()
            self._clocks[-1], self._rounds[-1] = run.clock, run.title.rounds(run.state)[0]
            self._keep(run.boundary)
            asked = run.pending

    def _keep(self, boundary: Boundary) -> None:
        """Remember a state between two steps, unless one is kept close before it."""
        if boundary.state.result or (self._kept and boundary.clock < self._kept[-1].clock + self._apart):
            return
        self._kept.append(boundary)
        if len(self._kept) > MOST_KEPT:
            self._kept = self._kept[::2]
            self._apart = 2 * boundary.clock // MOST_KEPT

    @property
    def last(self) -> int:
        """How many choices there were."""
        return len(self._told) - 1

    def told(self, place: int) -> list[Event]:
        """What happened after a choice and up to the next; at place 0, since the game began."""
        return self._told[place]

    def round_at(self, place: int) -> int:
        """Which round was played at a place."""
        return self._rounds[place]

    def at(self, place: int) -> Run:
        """The game as it stood at a place."""
        clock, record = self._clocks[place], self.record
        nearest = self._kept[bisect_right(self._kept, clock, key=lambda one: one.clock) - 1]
        since = record.answers[nearest.clock : clock]
        return Run.from_boundary(title_of(record), nearest.state.copy(), since, Script(()))


def _single(asked: tuple[Decision, ...], answer: Answer) -> bool:
    """Whether an answer was the only one."""
    return next(one for one in asked if one.seat == answer.seat).single
