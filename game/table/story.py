"""The story of a game: what happened, who has heard how much of it, and what an undo takes back."""

from __future__ import annotations

from collections.abc import Iterable

from game.model.state import Event


class Story:
    """Events in order; `mark` remembers how many there were when a question was asked."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._heard: dict[int, int] = {}
        self._past = 0
        self._marks: dict[int, int] = {}

    def tell(self, events: Iterable[Event]) -> None:
        """Add what happened."""
        self._events += events

    def mark(self, clock: int) -> None:
        """Remember where the story stands at this clock."""
        self._marks[clock] = len(self._events)

    def back_to(self, clock: int) -> None:
        """Forget what happened since this clock."""
        length = self._marks.get(clock, len(self._events))
        del self._events[length:]
        self._marks = {when: mark for when, mark in self._marks.items() if when <= clock}
        self._heard = {seat: min(heard, length) for seat, heard in self._heard.items()}
        self._past = min(self._past, length)

    def take(self, seat: int) -> list[Event]:
        """Return what a seat has not heard yet, as it may hear it."""
        heard = self._heard.get(seat, self._past)
        self._heard[seat] = len(self._events)
        return [event.told_to(seat) for event in self._events[heard:]]

    def all(self, seat: int) -> list[Event]:
        """Return the whole story as a seat may hear it."""
        return [event.told_to(seat) for event in self._events]

    def heard(self) -> None:
        """Take everything so far as heard by all."""
        self._past = len(self._events)
        self._heard = {}
