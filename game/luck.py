"""Chance answered by a random generator, or by a script for tests and replays."""

from __future__ import annotations

import random
from collections.abc import Iterable

from game.engine.chance import Chance, Draw, Request, check_outcome


class Luck:
    """Random outcomes from a seed; only `getrandbits` is used, so every Python gives the same."""

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed).getrandbits

    def below(self, count: int) -> int:
        """Return a whole number from 0 to `count` - 1, each as likely."""
        if count == 1:
            return 0
        size = count.bit_length()
        number = self._bits(size)
        while number >= count:
            number = self._bits(size)
        return number

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return a legal outcome of `request`."""
        if isinstance(request, Draw):
            return self._drawn(request)
        return tuple([faces[self.below(len(faces))] for faces in request.faces])

    def _drawn(self, request: Draw) -> tuple[str, ...]:
        pool = list(request.pool)
        drawn = []
        for _ in range(request.count):
            at = self.below(len(pool))
            drawn.append(pool[at])
            pool[at] = pool[-1]
            pool.pop()
        return tuple(drawn)


class SteadyLuck:
    """Random outcomes that depend on the seed and on how many were `given`, so that a loaded game has the same luck."""

    def __init__(self, seed: int, given: int = 0) -> None:
        self.seed = seed
        self.given = given

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return a legal outcome of `request`."""
        luck = Luck((self.seed << 32) + self.given)
        self.given += 1
        return luck.outcome(request)


class Script:
    """Outcomes laid down beforehand, in order; when they run out, `then` goes on."""

    def __init__(self, outcomes: Iterable[Iterable[str]], then: Chance | None = None) -> None:
        self.outcomes = [tuple(outcome) for outcome in outcomes]
        self.then = then

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return the next scripted outcome; raises LookupError when the script is at its end."""
        if self.outcomes:
            outcome = self.outcomes.pop(0)
            check_outcome(request, outcome)
            return outcome
        if self.then is None:
            raise LookupError(f"the script has no outcome for {request}")
        return self.then.outcome(request)
