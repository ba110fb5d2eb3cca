"""Who made what: art, fonts and libraries, from the credits that lie beside them."""

import pygame

from scenes.kit import markdown
from scenes.kit.look import Look
from scenes.kit.markdown import Block
from scenes.kit.screen import Control
from scenes.menus.page import Reading, inside


class Credits(Reading):
    """`source` is markdown (assets/CREDITS.md and the like)."""

    widest = 1200

    def __init__(self, source: str) -> None:
        """Cut the text into blocks."""
        super().__init__()
        self._blocks = markdown.parse(source)
        self._places: list[tuple[Block, pygame.Rect]] = []

    def heading(self) -> str:
        """Credits."""
        return self.host.words("credits_heading")

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Nothing to choose; the text scrolls."""
        area = inside(look, body, False)
        self.scroll_area, y = area, area.y
        self._places = []
        for block in self._blocks:
            high = markdown.height(look, block, area.width)
            self._places.append((block, pygame.Rect(area.x, y, area.width, high)))
            y += high
        self.scroll_height = y - area.y + look.px(20)
        return []

    def command(self, name: str) -> bool:
        """Nothing else."""
        return False

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading and panel."""
        super().paint(surface, look)
        self.sheet(surface, look, self.body(look))

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The blocks that can be seen."""
        for block, rect in self._places:
            place = rect.move(0, -self.scroll)
            if self.scroll_area and place.bottom > self.scroll_area.top and place.top < self.scroll_area.bottom:
                markdown.draw(surface, look, block, place)
