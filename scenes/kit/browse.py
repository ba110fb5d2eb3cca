"""Looking through a pile: an overlay with all its cards, each of which opens large; some may be chosen."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import card, panel, zoom
from scenes.kit.button import State
from scenes.kit.cardstock import Card, CardState
from scenes.kit.look import Look
from scenes.kit.overlay import Overlay
from scenes.kit.screen import Control
from scenes.kit.zoom import Note

LEAST = 11.5
"""The narrowest card, in heights of the letters of its text."""
LOW, HIGH = 1.36, 1.5
"""The lowest and the highest card, by its width."""
LARGEST = 330
"""The widest card, in design units at ordinary text."""


@dataclass(frozen=True)
class Shown:
    """A card of the pile with its explanations; `reason` says why it cannot be chosen."""

    key: str
    card: Card
    notes: tuple[Note, ...] = ()
    reason: str = ""


class Browse(Overlay):
    """The cards in rows. Without `choose` a click enlarges; with it a click chooses and gives the key as result."""

    def __init__(
        self, theme: str, heading: str, shown: tuple[Shown, ...], choose: Callable[[str], None] | None = None
    ) -> None:
        """All texts are already translated."""
        super().__init__(theme, heading)
        self._shown, self._choose = shown, choose
        self._large: int | None = None
        self._moved = 0

    def build(self, look: Look) -> list[Control]:
        """The closing button and a grid of cards."""
        body, gap = self.body(look), look.px(18)
        across, (wide, high) = self._grid(look, body, gap)
        out = [self.closing(look)]
        for index, shown in enumerate(self._shown):
            row, column = divmod(index, across)
            place = pygame.Rect(body.x + column * (wide + gap), body.y + row * (high + gap), wide, high)
            out.append(self._control(index, shown, place))
        lines = -(-len(self._shown) // across)
        self.scroll_area, self.scroll_height = body, lines * (high + gap) - gap
        return out

    def _grid(self, look: Look, body: pygame.Rect, gap: int) -> tuple[int, tuple[int, int]]:
        """How many cards lie in a row, and their size: as large as lets all be seen at once, or to be scrolled."""
        least = max(look.px(190), look.type_px(16) * LEAST)
        most = max(1, (body.width + gap) // (round(least) + gap))
        for across in range(1, most + 1):
            wide = (body.width - gap * (across - 1)) // across
            wide = wide if across == most else min(look.px(LARGEST * look.text_scale), wide)
            lines = max(1, -(-len(self._shown) // across))
            room = (body.height - gap * (lines - 1)) // lines
            if room >= round(wide * LOW):
                break
        return across, (wide, max(round(wide * LOW), min(room, round(wide * HIGH))))

    def _control(self, index: int, shown: Shown, rect: pygame.Rect) -> Control:
        can = self._choose is not None and not shown.reason

        def paint(surface: pygame.Surface, look: Look, place: pygame.Rect, state: State) -> None:
            card.draw(surface, look, place, shown.card, CardState(selectable=can, hovered=state.hovered))

        press = (lambda: self._take(shown.key)) if can else (lambda: self._enlarge(index))
        return Control(f"card:{shown.key}", rect, paint, press, scrolls=True, tip=shown.reason)

    def _take(self, key: str) -> None:
        if self._choose:
            self._choose(key)
        self.host.stack.pop(key)

    def _enlarge(self, index: int | None) -> None:
        self._large, self._moved, self.dirty = index, 0, True

    def back(self) -> None:
        """Put the large card back first."""
        if self._large is None:
            super().back()
        self._enlarge(None)

    def command(self, name: str) -> bool:
        """The key for a closer look enlarges the card that has the focus."""
        keys = [f"card:{shown.key}" for shown in self._shown]
        if name == "zoom" and self.focused in keys:
            self._enlarge(keys.index(self.focused))
            return True
        return False

    def scroll_by(self, pixels: int) -> bool:
        """Move the words of the large card, else the rows."""
        if self._large is None:
            return super().scroll_by(pixels)
        shown = self._shown[self._large]
        self._moved = max(0, min(zoom.hidden(self.look, shown.card, shown.notes), self._moved + pixels))
        self.dirty = True
        return True

    def _arrow(self, name: str) -> bool:
        if self._large is None or name not in ("up", "down"):
            return super()._arrow(name)
        return self.scroll_by(self.look.px(70) * (1 if name == "down" else -1))

    def handle(self, event: pygame.event.Event) -> bool:
        """Any click puts the large card back; the right button enlarges."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            if self._large is not None:
                self._enlarge(None)
                return True
            if event.button == 3:
                return self._point_large(event.pos)
        return super().handle(event)

    def _point_large(self, spot: tuple[int, int]) -> bool:
        found = self.at(spot)
        keys = [f"card:{shown.key}" for shown in self._shown]
        if found and found.key in keys:
            self._enlarge(keys.index(found.key))
        return found is not None

    def draw(self, surface: pygame.Surface) -> None:
        """The overlay, and above it the large card."""
        super().draw(surface)
        if self._large is not None:
            panel.scrim(surface, 0.5)
            shown = self._shown[self._large]
            zoom.draw(surface, self.look, shown.card, shown.notes, scroll=self._moved)
