"""How quick the kit is when a table is full: two hundred cards and tokens and a long log, half of them moving."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import pygame

from scenes.gallery import examples
from scenes.kit import background, card, token
from scenes.kit.cardstock import Card, CardState
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.token import Token
from scenes.kit.words import Words
from scenes.stack import Host, Scene

CARDS, TOKENS, LINES, MOVING = 150, 50, 2000, 12


@dataclass(frozen=True)
class Times:
    """Milliseconds of processor time that a frame of update and draw took."""

    median: float
    p99: float
    worst: float


class FullTable(Scene):
    """Cards and tokens everywhere; a dozen of them travel while the rest lies still."""

    theme = "comic"

    def __init__(self) -> None:
        """A table whose clock stands at nought."""
        super().__init__()
        self.log = Log()
        self.clock = 0.0
        self._rest: pygame.Surface | None = None
        self._places: list[pygame.Rect] = []
        self._cards: tuple[Card, ...] = ()

    @property
    def busy(self) -> bool:
        """Something always moves."""
        return True

    def enter(self, host: Host) -> None:
        """Lay everything out."""
        super().enter(host)
        self._cards = examples.cards(self.theme, Words())
        self.log.add(*(Entry(f"**Ra** hits the Zombie Servant for **{n % 7}** fire, {n}") for n in range(LINES)))

    def update(self, dt: float) -> None:
        """Let the pieces travel."""
        self.clock += dt
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The resting picture, kept; what travels above it; the log, scrolled a little each frame."""
        look = self.look
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest = self._resting(surface, look)
        surface.blit(self._rest, (0, 0))
        for index in range(MOVING):
            place = self._places[index * 7].move(self._shift(index))
            if index % 3:
                card.draw(
                    surface, look, place, self._cards[index % len(self._cards)], CardState(selectable=index % 2 == 0)
                )
            else:
                token.draw(surface, look, place, Token("her_scout", index % 6))
        self.log.scroll(3)
        self.log.draw(surface, look, self._log_place(look), "Log")

    def _shift(self, index: int) -> tuple[int, int]:
        return round(60 * math.sin(self.clock * 3 + index)), round(40 * math.cos(self.clock * 2 + index))

    def _log_place(self, look: Look) -> pygame.Rect:
        return pygame.Rect(look.width - look.px(340), look.px(20), look.px(320), look.height - look.px(40))

    def _resting(self, surface: pygame.Surface, look: Look) -> pygame.Surface:
        background.draw(surface, look)
        across, wide = 20, (look.width - look.px(380)) // 20
        high = (look.height - look.px(40)) // 10
        for index in range(CARDS + TOKENS):
            row, column = divmod(index, across)
            place = pygame.Rect(look.px(20) + column * wide, look.px(20) + row * high, wide - 6, high - 6)
            self._places.append(place)
            if index < CARDS:
                card.draw(surface, look, place, self._cards[index % len(self._cards)])
            else:
                token.draw(surface, look, place, Token("her_scout", index % 6))
        return surface.copy()


def measure(frames: int = 240, size: tuple[int, int] = (1920, 1080)) -> Times:
    """Draw so many frames of a full table without a screen."""
    from scenes.app import App
    from scenes.kit.preferences import Preferences

    app, scene = App(Preferences(size=size), headless=True), FullTable()
    app.stack.push(scene)
    app.frame(1 / 60)
    taken = []
    for _ in range(frames):
        start = time.process_time()
        scene.update(1 / 60)
        scene.draw(app.surface)
        taken.append((time.process_time() - start) * 1000)
    taken.sort()
    return Times(taken[len(taken) // 2], taken[math.ceil(len(taken) * 0.99) - 1], taken[-1])
