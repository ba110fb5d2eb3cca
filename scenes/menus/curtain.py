"""The curtain between two people at one screen: nothing private shows before the next one confirms."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from scenes.kit import button, text, token, vector
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.kit.theme import mix


class Curtain(Screen):
    """Covers everything; `ready` is called when the named person confirms; one that was `wished` for can be left."""

    def __init__(
        self,
        name: str,
        seat: int,
        ready: Callable[[], None],
        theme: str = "house",
        icon: str = "ui_person",
        *,
        wished: bool = False,
    ) -> None:
        """`name` is shown as it is (or looked up as a message)."""
        super().__init__()
        self.theme = theme
        self._name, self._seat, self._ready, self._icon, self._wished = name, seat, ready, icon, wished

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
        """The one button, and below it a way back where nobody has to look."""
        ready = self._parts(look)[3]
        out = [from_button(self._button(), ready, self._accept)]
        if self._wished:
            shown = Button("back", self.host.words("ui_back"), "ui_back", badge=self.host.keys.name("back"), size=18)
            rect = pygame.Rect(0, 0, button.width(look, shown), button.height(look, 18))
            rect.midtop = (ready.centerx, ready.bottom + look.px(16))
            out.append(from_button(shown, rect, self.back))
        return out

    def _accept(self) -> None:
        self.host.stack.pop(True)
        self._ready()

    def back(self) -> None:
        """A curtain is not opened by accident, nor passed by; only one that was wished for can be left."""
        if self._wished:
            self.host.stack.pop(False)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The closed curtain, the seat's piece and the words."""
        say = self.host.words
        surface.blit(_folds(look), (0, 0))
        piece, heading, explain, _ = self._parts(look)
        token.draw(surface, look, piece, token.Token(self._icon, self._seat))
        words = say("curtain_heading", name=say(self._name))
        text.draw(surface, look, words, heading, role="title", size=40, align="center")
        text.draw(surface, look, say("curtain_text"), explain, size=20, color=look.theme.muted, align="center")


@lru_cache(maxsize=3)
def _folds(look: Look) -> pygame.Surface:
    """A closed curtain: soft folds, lit in the middle."""
    theme, (w, h) = look.theme, (look.width, look.height)
    top, dark = mix(theme.ground[0], theme.ground[1], 0.35), theme.ground[2]
    body, count = "", max(18, round(look.width / look.unit / 80))
    for index in range(count):
        x1, x2 = w * index / count, w * (index + 1) / count
        light = mix(dark, top, 0.85 - 0.75 * abs(index + 0.5 - count / 2) / (count / 2))
        stops = ((0, mix(light, dark, 0.7), 1.0), (0.45, light, 1.0), (1, mix(light, dark, 0.75), 1.0))
        body += vector.linear(f"f{index}", (x1, 0, x2, 0), *stops)
        body += vector.rect(x1, 0, x2 - x1 + 1, h, 0, vector.paint(f"url(#f{index})"))
    body += vector.linear("v", (0, 0, 0, h), (0, dark, 0.75), (0.3, dark, 0), (0.75, dark, 0.1), (1, dark, 0.9))
    return vector.picture(w, h, body + vector.rect(0, 0, w, h, 0, vector.paint("url(#v)")))
