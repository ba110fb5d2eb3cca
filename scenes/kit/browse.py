"""Looking through a pile: an overlay with all its cards, each of which opens large; some may be chosen."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, card, panel, text, zoom
from scenes.kit.button import Button, State
from scenes.kit.cardstock import Card, CardState
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.kit.zoom import Note


@dataclass(frozen=True)
class Shown:
    """A card of the pile with its explanations; `reason` says why it cannot be chosen."""

    key: str
    card: Card
    notes: tuple[Note, ...] = ()
    reason: str = ""


class Browse(Screen):
    """The cards in rows. Without `choose` a click enlarges; with it a click chooses and gives the key as result."""

    opaque = False

    def __init__(
        self, theme: str, heading: str, shown: tuple[Shown, ...], choose: Callable[[str], None] | None = None
    ) -> None:
        """All texts are already translated."""
        super().__init__()
        self.theme, self._heading, self._shown, self._choose = theme, heading, shown, choose
        self._large: int | None = None

    def box(self, look: Look) -> pygame.Rect:
        """The panel."""
        margin = look.px(44)
        wide = min(look.width - 2 * margin, look.px(1560))
        return pygame.Rect((look.width - wide) // 2, margin, wide, look.height - 2 * margin)

    def _head(self, look: Look) -> pygame.Rect:
        box, pad = self.box(look), look.px(28)
        high = max(button.height(look, 18), text.line_height(look, "heading", look.type_px(26)))
        return pygame.Rect(box.x + pad, box.y + look.px(20), box.width - 2 * pad, high)

    def _closing(self, look: Look) -> Control:
        shown = Button("close", self.host.words("ui_close"), "ui_no", badge=self.host.keys.name("back"), size=18)
        head, wide, high = self._head(look), button.width(look, shown), button.height(look, 18)
        return from_button(shown, pygame.Rect(head.right - wide, head.centery - high // 2, wide, high), self.back)

    def build(self, look: Look) -> list[Control]:
        """The closing button and a grid of cards."""
        box, head, gap = self.box(look), self._head(look), look.px(18)
        top = head.bottom + look.px(18)
        body = pygame.Rect(head.x, top, head.width, box.bottom - look.px(22) - top)
        wide = max(look.px(200), look.type_px(16) * 10)
        across = max(1, (body.width + gap) // (wide + gap))
        high = round(wide * 1.42)
        out = [self._closing(look)]
        for index, shown in enumerate(self._shown):
            row, column = divmod(index, across)
            place = pygame.Rect(body.x + column * (wide + gap), body.y + row * (high + gap), wide, high)
            out.append(self._control(index, shown, place))
        lines = -(-len(self._shown) // across)
        self.scroll_area, self.scroll_height = body, lines * (high + gap) - gap
        return out

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
        self._large, self.dirty = index, True

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

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel and heading."""
        panel.draw(surface, look, self.box(look), alpha=0.985, border=look.theme.tint)
        head = self._head(look)
        room = pygame.Rect(head.x, head.y, head.width - self._closing(look).rect.width - look.px(20), head.height)
        text.draw(surface, look, self._heading, room, role="heading", size=26, valign="middle")

    def draw(self, surface: pygame.Surface) -> None:
        """The overlay, and above it the large card."""
        super().draw(surface)
        if self._large is not None:
            panel.scrim(surface, 0.5)
            shown = self._shown[self._large]
            zoom.draw(surface, self.look, shown.card, shown.notes)
