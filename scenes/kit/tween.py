"""Easing curves and a clock that runs from 0 to 1."""

import math
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing."""
    return t


def out_cubic(t: float) -> float:
    """Fast start, soft end: the house default."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """A little past the end and back, as a needle swings."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def bounce(t: float) -> float:
    """Height of a thing that hops and settles: 0 at the end."""
    return abs(math.cos(t * math.pi * 2.5)) * math.pow(1 - t, 1.5)


def mix(a: float, b: float, t: float) -> float:
    """Between a and b."""
    return a + (b - a) * t


@dataclass
class Clock:
    """Time that passes from 0 to 1 over `seconds`."""

    seconds: float
    passed: float = 0.0

    def tick(self, dt: float) -> float:
        """Let time pass; returns what is left over after the end."""
        self.passed += dt
        return max(0.0, self.passed - self.seconds)

    @property
    def share(self) -> float:
        """How far it has come, 0 to 1."""
        return 1.0 if self.seconds <= 0 else min(1.0, self.passed / self.seconds)

    @property
    def done(self) -> bool:
        """True at the end."""
        return self.passed >= self.seconds
