"""The slow pulse of the gold glow: a few beats when something can be chosen, then rest."""

from __future__ import annotations

import math

BEATS, SECONDS = 3, 1.3
LEVELS, DEPTH = 4, 0.6
"""In how many steps the glow fades, and by how much of its strength: few steps need few pictures."""


class Beat:
    """`shine` is how strong the glow is now; 1 while it rests."""

    def __init__(self) -> None:
        """At rest."""
        self.shine = 1.0
        self._left = 0.0

    @property
    def running(self) -> bool:
        """Whether there are beats to come."""
        return self._left > 0

    def begin(self) -> bool:
        """Some beats from now on; True when the glow looks different for it."""
        changed = self.rest()
        self._left = BEATS * SECONDS
        return changed

    def rest(self) -> bool:
        """No more of them; True when the glow looks different for it."""
        before, self.shine, self._left = self.shine, 1.0, 0.0
        return before != 1

    def update(self, dt: float) -> bool:
        """Let time pass; True when the glow looks different."""
        if not self.running:
            return False
        self._left -= dt
        if not self.running:
            return self.rest()
        faded = round(math.sin(math.pi * (self._left % SECONDS) / SECONDS) ** 2 * LEVELS) / LEVELS
        before, self.shine = self.shine, 1 - DEPTH * faded
        return self.shine != before
