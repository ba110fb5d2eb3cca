"""The curtain between two people at one screen: nothing private shows before the next confirms, by PIN if wished."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import button, text, token, vector
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.kit.theme import mix
from scenes.menus.notes import forgetting, pin_line


@dataclass(frozen=True)
class Guard:
    """The PIN of a seat: is there one, was it taken off, is this it; take it off; what follows when it is passed."""

    locked: Callable[[], bool]
    taken: Callable[[], bool]
    opens: Callable[[str], bool]
    forget: Callable[[], None]
    passed: Callable[[], None]


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
        guard: Guard | None = None,
    ) -> None:
        """`name` is shown as it is (or looked up as a message)."""
        super().__init__()
        self._guard = guard
        self.theme = theme
        self._name, self._seat, self._ready, self._icon, self._wished = name, seat, ready, icon, wished

    def _parts(self, look: Look) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """Piece, heading, explanation, button: one below the other in the middle."""
        say, wide = self.host.words, min(look.px(900), look.width - look.px(80))
        name = say(self._name)
        side = look.px(170)
        head = text.measure(look, say("curtain_heading", name=name), width=wide, role="title", size=40)[1]
        more = text.measure(look, self._explain(), width=wide, size=20)[1]
        high = button.height(look, 24) + look.px(10)
        total = side + look.px(30) + head + look.px(14) + more + look.px(40) + high
        x, y = (look.width - wide) // 2, max(look.px(20), (look.height - total) // 2)
        piece = pygame.Rect((look.width - side) // 2, y, side, side)
        heading = pygame.Rect(x, piece.bottom + look.px(30), wide, head)
        explain = pygame.Rect(x, heading.bottom + look.px(14), wide, more)
        need = min(wide, button.width(look, self._button()))
        return piece, heading, explain, pygame.Rect((look.width - need) // 2, explain.bottom + look.px(40), need, high)

    def _explain(self) -> str:
        """What is asked of whom; its owner is told that a PIN was taken off."""
        say = self.host.words
        return say("curtain_taken" if self._guard and self._guard.taken() else "curtain_text")

    def _button(self) -> Button:
        say = self.host.words
        return Button(
            "ready", say("curtain_ready", name=say(self._name)), "ui_yes", primary=True, size=24, align="center"
        )

    def build(self, look: Look) -> list[Control]:
        """The one button; below it a way out for a forgotten PIN, and a way back where nobody has to look."""
        ready, say = self._parts(look)[3], self.host.words
        out, y = [from_button(self._button(), ready, self._accept)], ready.bottom + look.px(16)
        ways: list[tuple[Button, Callable[[], None]]] = []
        if self._guard and self._guard.locked():
            ways.append((Button("forgotten", say("pin_forgotten"), "ui_lock", size=18), self._forgotten))
        if self._wished:
            ways.append(
                (Button("back", say("ui_back"), "ui_back", badge=self.host.keys.name("back"), size=18), self.back)
            )
        for shown, act in ways:
            rect = pygame.Rect(0, 0, button.width(look, shown), button.height(look, 18))
            rect.midtop = (ready.centerx, y)
            out.append(from_button(shown, rect, act))
            y = rect.bottom + look.px(12)
        return out

    def _accept(self) -> None:
        if self._guard and self._guard.locked():
            ask = self.host.words("pin_ask", name=self.host.words(self._name))
            self.host.stack.push(pin_line(ask, lambda pin: self._open(), self.theme, self._refused))
        else:
            self._open()

    def _refused(self, pin: str) -> str:
        """What is said to a wrong PIN."""
        return "" if self._guard and self._guard.opens(pin) else self.host.words("pin_wrong")

    def _open(self) -> None:
        if self._guard:
            self._guard.passed()
        self.host.stack.pop(True)
        self._ready()

    def _forgotten(self) -> None:
        if self._guard:
            name = self.host.words(self._name)
            self.host.stack.push(forgetting(self.host.words, name, self._guard.forget, self.theme))

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
        text.draw(surface, look, self._explain(), explain, size=20, color=look.theme.muted, align="center")


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
