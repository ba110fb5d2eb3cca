"""A small menu beside a thing on the table: what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, panel, record, text, tooltip
from scenes.kit.button import Button, State
from scenes.kit.look import Look


@dataclass(frozen=True)
class Popup:
    """Buttons with what they do, beside the thing they belong to."""

    items: tuple[tuple[Button, Callable[[], None]], ...]
    near: pygame.Rect
    heading: str = ""

    def _size(self, look: Look) -> tuple[int, int]:
        wide = max(button.width(look, shown) for shown, _ in self.items)
        wide = min(max(wide, text.measure(look, self.heading, role="strong", size=17)[0] + 4), look.width // 2)
        high = sum(self._high(look) + look.px(6) for _ in self.items) - look.px(6) + self._head(look)
        return wide, high

    def _high(self, look: Look) -> int:
        return max(32, button.height(look, 17) - look.px(6))

    def _head(self, look: Look) -> int:
        return text.line_height(look, "strong", look.type_px(17)) + look.px(8) if self.heading else 0

    def frame(self, look: Look) -> pygame.Rect:
        """Where the menu lies: never over the thing it belongs to."""
        wide, high = self._size(look)
        pad = look.px(14)
        rect = pygame.Rect(0, 0, wide + 2 * pad, high + 2 * pad)
        window = pygame.Rect(0, 0, look.width, look.height).inflate(-look.px(16), -look.px(16))
        return tooltip.placed(rect, self.near, window, look.px(10))

    def spots(self, look: Look) -> list[tuple[Button, pygame.Rect]]:
        """Every button with its place."""
        inner = self.frame(look).inflate(-2 * look.px(14), -2 * look.px(14))
        out, y = [], inner.y + self._head(look)
        for shown, _ in self.items:
            out.append((shown, pygame.Rect(inner.x, y, inner.width, self._high(look))))
            y += self._high(look) + look.px(6)
        return out

    def act(self, key: str) -> Callable[[], None] | None:
        """What a button does."""
        return next((act for shown, act in self.items if shown.key == key), None)

    def draw(self, surface: pygame.Surface, look: Look, states: dict[str, State]) -> None:
        """Panel and buttons."""
        frame = self.frame(look)
        record.note("overlay", surface, frame)
        panel.draw(surface, look, frame, alpha=0.99, border=look.theme.tint)
        if self.heading:
            pad = look.px(14)
            row = pygame.Rect(frame.x + pad, frame.y + pad, frame.width - 2 * pad, self._head(look))
            text.draw(surface, look, self.heading, row, role="strong", size=17, wrap=False)
        for shown, rect in self.spots(look):
            button.draw(surface, look, rect, shown, states.get(shown.key, button.CALM))
