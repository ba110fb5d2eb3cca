"""Closer looks: the large view of a thing or its short explanation, by pointer rest, right click or key."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.kit import tooltip, zoom
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.zoom import Note
from scenes.tables.things import Closer, Thing


@dataclass
class Looking:
    """What is shown close at the moment; `pinned` looks stay until they are put away."""

    closer: Closer | None = None
    tip: str = ""
    near: pygame.Rect | None = None
    pinned: bool = False
    rested: float = 0.0
    told: bool = False
    scrolled: int = 0

    @property
    def open(self) -> bool:
        """Whether anything is shown."""
        return self.closer is not None or bool(self.tip)

    def close(self) -> None:
        """Put everything away; the pointer has to rest anew."""
        self.closer, self.tip, self.near, self.pinned, self.told, self.rested = None, "", None, False, False, 0.0
        self.scrolled = 0

    def leave(self) -> None:
        """The pointer moved on to something else."""
        if not self.pinned:
            self.close()
        self.rested, self.told = 0.0, False

    def at(self, thing: Thing | None, *, pinned: bool, notes: tuple[Note, ...] = ()) -> bool:
        """Look at a thing; True when there is something to see. `notes` come before what its card explains."""
        if thing is None or (thing.closer is None and thing.tip is None):
            return False
        self.close()
        found = thing.closer() if thing.closer else None
        self.closer = Closer(found.card, (*notes, *found.notes)) if found else None
        self.tip = thing.tip() if thing.tip and not thing.closer else ""
        self.near, self.pinned = thing.rect, pinned
        return True

    def reason(self, shown: tuple[Button, pygame.Rect] | None) -> bool:
        """Show why a button is barred, or what one without words does."""
        said = shown[0].reason or shown[0].tip if shown else ""
        if shown is None or not said:
            return False
        return self.explain(said, shown[1])

    def explain(self, words: str, near: pygame.Rect) -> bool:
        """Show a short explanation beside a place."""
        self.close()
        self.tip, self.near = words, near
        return True

    def rest(self, dt: float, wait_ms: int) -> bool:
        """The pointer rests; True once it has rested long enough."""
        if self.told or self.pinned:
            return False
        self.rested += dt
        if self.rested * 1000 < wait_ms:
            return False
        self.told = True
        return True

    def scroll(self, look: Look, pixels: int) -> bool:
        """Move the words of a large view that do not all show; False where there is nothing to move."""
        most = zoom.hidden(look, self.closer.card, self.closer.notes, self.near) if self.closer else 0
        self.scrolled = max(0, min(most, self.scrolled + pixels))
        return most > 0

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the large view or the explanation."""
        if self.closer:
            zoom.draw(surface, look, self.closer.card, self.closer.notes, self.near, self.scrolled)
        elif self.tip and self.near:
            tooltip.draw(surface, look, self.tip, self.near)
