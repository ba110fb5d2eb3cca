"""The line on which a replay stands: how far it is, where rounds begin, and a place for each click."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.kit import record, text, vector
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.theme import mix

Mark = tuple[float, str]
"""A place on the line, from 0 to 1, and what stands below it, if anything."""


@dataclass(frozen=True)
class Timeline(Button):
    """`now` is where it stands, from 0 to 1."""

    now: float = 0.0
    marks: tuple[Mark, ...] = ()


def height(look: Look) -> int:
    """Height it needs."""
    return max(32, 2 * _knob(look) + _words_high(look))


def share(look: Look, rect: pygame.Rect, x: int) -> float:
    """The place on the line, from 0 to 1, that a click means."""
    line = _line(look, rect)
    return min(1.0, max(0.0, (x - line.x) / max(1, line.width)))


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Timeline, state: State) -> None:
    """The line, the part that is done, the beginnings of rounds and the knob."""
    theme, line, radius = look.theme, _line(look, rect), _knob(look)
    record.note("control", surface, rect, label=shown.key)
    now = line.x + round(line.width * shown.now)
    empty = mix(theme.panel[0], theme.tint, 0.3)
    pygame.draw.rect(surface, empty, line, border_radius=line.height)
    pygame.draw.rect(surface, theme.tint, (line.x, line.y, now - line.x, line.height), border_radius=line.height)
    _marks(surface, look, line, shown.marks)
    body = vector.circle(radius, radius, radius - 1, vector.paint(theme.text if state.hovered else theme.tint))
    body += vector.circle(radius, radius, radius * 0.45, vector.paint(theme.panel[1]))
    surface.blit(vector.picture(2 * radius, 2 * radius, body), (now - radius, line.centery - radius))


def _marks(surface: pygame.Surface, look: Look, line: pygame.Rect, marks: tuple[Mark, ...]) -> None:
    """Where rounds begin; numbers stand below as many of them as there is room for."""
    small, end = look.modest(), line.x - look.px(60)
    for place, words in marks:
        x = line.x + round(line.width * place)
        tick = pygame.Rect(x - 1, line.y - look.px(3), 2, line.height + 2 * look.px(3))
        pygame.draw.rect(surface, look.theme.muted, tick)
        if not words:
            continue
        wide, high = text.measure(small, words, size=14)
        box = pygame.Rect(x - wide // 2, line.centery + _knob(look), wide + 2, high)
        if box.x >= end and box.right <= line.right + look.px(20):
            text.draw(surface, small, words, box, size=14, color=look.theme.muted, wrap=False)
            end = box.right + look.px(14)


def _line(look: Look, rect: pygame.Rect) -> pygame.Rect:
    high, side = max(5, look.px(7)), _knob(look)
    top = rect.y + max(0, (rect.height - 2 * _knob(look) - _words_high(look)) // 2)
    return pygame.Rect(rect.x + side, top + _knob(look) - high // 2, rect.width - 2 * side, high)


def _knob(look: Look) -> int:
    """The radius of the knob."""
    return max(7, look.px(10))


def _words_high(look: Look) -> int:
    small = look.modest()
    return text.line_height(small, "body", small.type_px(14))
