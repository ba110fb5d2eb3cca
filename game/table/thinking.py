"""Thinkers: who answers for the computer players, without holding up a frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from game.ai.knowledge import known
from game.ai.players import DEFAULT_SECONDS, Task
from game.ai.whim import whim
from game.ai.worker import Ticket, Worker
from game.engine.run import Run
from game.luck import Luck


class Thought(Struct, frozen=True):
    """A finished answer: its ticket, the keys, and why as a message with arguments."""

    ticket: int
    keys: tuple[str, ...]
    reason: str = ""
    args: Mapping[str, Any] = {}


class Thinker(Protocol):
    """Thinks about what a seat is asked; nothing here waits."""

    def ask(self, run: Run, seat: int, level: str) -> int:
        """Start thinking for a seat and return a ticket."""

    def poll(self) -> list[Thought]:
        """Return the answers that were finished since the last call."""

    def cancel(self, ticket: int) -> None:
        """Forget a question."""

    def close(self) -> None:
        """Stop thinking for good."""


class InstantThinker:
    """Answers at random at the next poll: for tests, and where no other process can be started."""

    def __init__(self, seed: int = 0) -> None:
        self._luck = Luck(seed)
        self._ticket = 0
        self._ready: list[Thought] = []

    def ask(self, run: Run, seat: int, level: str) -> int:
        """Choose at random."""
        (asked,) = [decision for decision in run.pending if decision.seat == seat]
        self._ticket += 1
        self._ready.append(Thought(self._ticket, whim(asked, self._luck)))
        return self._ticket

    def poll(self) -> list[Thought]:
        """Return what was chosen since the last call."""
        ready, self._ready = self._ready, []
        return ready

    def cancel(self, ticket: int) -> None:
        """Forget a choice."""
        self._ready = [thought for thought in self._ready if thought.ticket != ticket]

    def close(self) -> None:
        """Nothing has to be stopped."""
        self._ready = []


class WorkerThinker:
    """Lets a process of its own think, which only learns what the seat knows."""

    def __init__(self, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        """`seconds` is the budget of a decision at the highest level."""
        self._worker = Worker()
        self._worker.start()
        self._seed = seed
        self._seconds = seconds

    def ask(self, run: Run, seat: int, level: str) -> int:
        """Send what the seat knows to the process."""
        self._seed += 1
        task = Task(run.title.id, level, seat, known(run, seat), self._seed, seconds=self._seconds)
        return self._worker.ask(task).number

    def poll(self) -> list[Thought]:
        """Return the choices that came back since the last call."""
        done = self._worker.poll()
        return [Thought(ticket.number, choice.keys, choice.reason, choice.args) for ticket, choice in done]

    def cancel(self, ticket: int) -> None:
        """Forget a question."""
        self._worker.cancel(Ticket(ticket))

    def close(self) -> None:
        """End the process."""
        self._worker.close()
