"""Computer players at a table: what they are thinking about, what they answered, and hints."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.ask import Decision
from game.engine.run import Run
from game.table.table import Hint
from game.table.thinking import Thinker, Thought

HINT_LEVEL = "hard"

Asked = tuple[int, int]
"""A seat and the decision it is asked."""


class Bots:
    """Keeps track of every question put to the thinker."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._tickets: dict[Asked, int] = {}
        self._answers: dict[int, Thought] = {}
        self._refused: dict[Asked, int] = {}
        self._hints: dict[int, tuple[int, int, Hint | None]] = {}

    def thinks(self, decision: Decision) -> bool:
        """Tell whether this decision is being thought about."""
        return (decision.seat, decision.id) in self._tickets

    def think(self, run: Run, decision: Decision, level: str) -> None:
        """Start thinking about a decision."""
        self._tickets[decision.seat, decision.id] = self._thinker.ask(run, decision.seat, level)

    def ready(self, asked: Iterable[Decision]) -> tuple[Decision, tuple[str, ...]] | None:
        """Return one decision that has been thought through, with the keys of its answer."""
        self._collect()
        for decision in asked:
            thought = self._answers.pop(self._tickets.get((decision.seat, decision.id), 0), None)
            if thought:
                del self._tickets[decision.seat, decision.id]
                return decision, thought.keys
        return None

    def _collect(self) -> None:
        wanted = list(self._tickets.values())
        for thought in self._thinker.poll():
            if thought.ticket in wanted:
                self._answers[thought.ticket] = thought
            for seat, (revision, ticket, _) in self._hints.items():
                if ticket == thought.ticket:
                    self._hints[seat] = (revision, ticket, Hint(thought.keys, thought.reason, thought.args))

    def refuse(self, decision: Decision) -> None:
        """Remember that an answer to this decision was not accepted."""
        which = (decision.seat, decision.id)
        self._refused[which] = self._refused.get(which, 0) + 1

    def refusals(self, decision: Decision) -> int:
        """Return how many answers to this decision were not accepted."""
        return self._refused.get((decision.seat, decision.id), 0)

    def hint(self, run: Run, decision: Decision, revision: int) -> Hint | None:
        """Return what the computer would answer; None while it thinks."""
        asked = self._hints.get(decision.seat)
        if asked is None or asked[0] != revision:
            ticket = self._thinker.ask(run, decision.seat, HINT_LEVEL)
            self._hints[decision.seat] = (revision, ticket, None)
        self._collect()
        return self._hints[decision.seat][2]

    def forget(self) -> None:
        """Stop thinking about everything that is asked now."""
        for ticket in self._tickets.values():
            self._thinker.cancel(ticket)
        self._tickets, self._answers, self._refused = {}, {}, {}

    def close(self) -> None:
        """Stop thinking for good."""
        self.forget()
        self._thinker.close()
