"""Tallies: computed numbers that can explain themselves."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True):
    """One contribution: a message id with arguments, and the amount."""

    text: str
    amount: int
    args: dict[str, Any] = {}


class Tally(Struct, frozen=True):
    """Named contributions, in order, kept between `low` and `high`."""

    parts: tuple[Part, ...]
    low: int | None = None
    high: int | None = None

    @property
    def total(self) -> int:
        """Return the sum of the parts, clamped."""
        total = sum(part.amount for part in self.parts)
        if self.low is not None:
            total = max(total, self.low)
        return total if self.high is None else min(total, self.high)

    def plus(self, text: str, amount: int, **args: Any) -> Tally:
        """Return this tally with one more contribution."""
        return Tally((*self.parts, Part(text, amount, args)), self.low, self.high)


def tally(text: str, amount: int, low: int | None = None, high: int | None = None) -> Tally:
    """Start a tally with its base amount."""
    return Tally((Part(text, amount),), low, high)
