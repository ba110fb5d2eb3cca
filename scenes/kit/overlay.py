"""A panel over a table with a heading and a button that closes it; what it holds is up to those who stand on it."""

import pygame

from scenes.kit import button, panel, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button


class Overlay(Screen):
    """A panel over the table with a heading and a button that closes it."""

    opaque = False

    def __init__(self, theme: str, heading: str) -> None:
        """All texts are already translated."""
        super().__init__()
        self.theme, self._heading = theme, heading

    def box(self, look: Look) -> pygame.Rect:
        """The panel."""
        margin = look.px(50)
        wide = min(look.width - 2 * margin, look.px(1560))
        return pygame.Rect((look.width - wide) // 2, margin, wide, look.height - 2 * margin)

    def head(self, look: Look) -> pygame.Rect:
        """The row of the heading and the closing button."""
        box, pad = self.box(look), look.px(28)
        high = max(button.height(look, 18), text.line_height(look, "heading", look.type_px(26)))
        return pygame.Rect(box.x + pad, box.y + look.px(20), box.width - 2 * pad, high)

    def body(self, look: Look) -> pygame.Rect:
        """What is left below the heading."""
        box, head = self.box(look), self.head(look)
        top = head.bottom + look.px(16)
        return pygame.Rect(head.x, top, head.width, box.bottom - look.px(24) - top)

    def closing(self, look: Look) -> Control:
        """The button that closes the overlay."""
        shown = Button("close", self.host.words("ui_close"), "ui_no", badge=self.host.keys.name("back"), size=18)
        head, wide = self.head(look), button.width(look, shown)
        rect = pygame.Rect(
            head.right - wide, head.centery - button.height(look, 18) // 2, wide, button.height(look, 18)
        )
        return from_button(shown, rect, self.back)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel and heading."""
        panel.draw(surface, look, self.box(look), alpha=0.985, border=look.theme.tint)
        head = self.head(look)
        room = pygame.Rect(head.x, head.y, head.width - self.closing(look).rect.width - look.px(20), head.height)
        text.draw(surface, look, self._heading, room, role="heading", size=26, valign="middle", wrap=False)
