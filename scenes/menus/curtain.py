"""The curtain between two people at one screen: nothing private shows before the next one confirms."""

from collections.abc import Callable

import pygame

from scenes.kit import button, resources, text, token
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button


class Curtain(Screen):
    """Covers everything; `ready` is called when the named person confirms."""

    def __init__(
        self, name: str, seat: int, ready: Callable[[], None], theme: str = "house", icon: str = "ui_person"
    ) -> None:
        """`name` is shown as it is (or looked up as a message)."""
        super().__init__()
        self.theme = theme
        self._name, self._seat, self._ready, self._icon = name, seat, ready, icon

    def _parts(self, look: Look) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """Piece, heading, explanation, button: one below the other in the middle."""
        say, wide = self.host.words, min(look.px(900), look.width - look.px(80))
        name = say(self._name)
        side = look.px(170)
        head = text.measure(look, say("curtain_heading", name=name), width=wide, role="title", size=40)[1]
        more = text.measure(look, say("curtain_text"), width=wide, size=20)[1]
        high = button.height(look, 24) + look.px(10)
        total = side + look.px(30) + head + look.px(14) + more + look.px(40) + high
        x, y = (look.width - wide) // 2, max(look.px(20), (look.height - total) // 2)
        piece = pygame.Rect((look.width - side) // 2, y, side, side)
        heading = pygame.Rect(x, piece.bottom + look.px(30), wide, head)
        explain = pygame.Rect(x, heading.bottom + look.px(14), wide, more)
        need = min(wide, button.width(look, self._button()))
        return piece, heading, explain, pygame.Rect((look.width - need) // 2, explain.bottom + look.px(40), need, high)

    def _button(self) -> Button:
        say = self.host.words
        return Button(
            "ready", say("curtain_ready", name=say(self._name)), "ui_yes", primary=True, size=24, align="center"
        )

    def build(self, look: Look) -> list[Control]:
        """The one button."""
        return [from_button(self._button(), self._parts(look)[3], self._accept)]

    def _accept(self) -> None:
        self.host.stack.pop(True)
        self._ready()

    def back(self) -> None:
        """A curtain is not opened by accident."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Curtains at both sides, the seat's piece and the words."""
        say = self.host.words
        side = min(look.height, look.width // 2)
        veil = resources.icon("ui_curtain", round(side * 1.4), look.theme.panel[0])
        surface.blit(veil, veil.get_rect(center=(look.width // 2, look.height // 2)))
        piece, heading, explain, _ = self._parts(look)
        token.draw(surface, look, piece, token.Token(self._icon, self._seat))
        words = say("curtain_heading", name=say(self._name))
        text.draw(surface, look, words, heading, role="title", size=40, align="center")
        text.draw(surface, look, say("curtain_text"), explain, size=20, color=look.theme.muted, align="center")
