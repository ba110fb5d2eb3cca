"""A track of cells that fill up, such as the noise track."""

from functools import lru_cache

import pygame

from scenes.kit import layout, record, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

_LOW: Color = (255, 166, 66)
_HIGH: Color = (236, 58, 44)
_DEEP: Color = (120, 24, 0)
_EMBER: Color = (214, 72, 24)
_WHITE: Color = (255, 255, 255)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, level: int, high: int, pending: int = 0) -> None:
    """Draw `high` cells, `level` of them lit; `pending` more are outlined as what the choice would add."""
    for index, cell in enumerate(layout.columns(rect, [1.0] * high, look.px(8))):
        tone = mix(_LOW, _HIGH, index / max(1, high - 1))
        drawn = _lit(look, cell.size, tone) if index < level else _dark(look, cell.size, tone, index < level + pending)
        surface.blit(drawn, cell)
    record.note("gauge", surface, rect)


@lru_cache(maxsize=64)
def _lit(look: Look, size: tuple[int, int], tone: Color) -> pygame.Surface:
    """A glowing cell: bright above, deep below, with light along its upper edge."""
    (w, h), radius = size, look.px(5)
    body = vector.linear("g", (0, 0, 0, h), (0, mix(tone, _WHITE, 0.12), 1), (1, mix(tone, _EMBER, 0.72), 1))
    pen = vector.pen(mix(tone, _DEEP, 0.35), 1, 0.9)
    body += vector.rect(0.5, 0.5, w - 1, h - 1, radius, vector.paint("url(#g)") + " " + pen)
    edge = vector.pen(mix(tone, _WHITE, 0.55), max(1.0, look.unit * 1.4), 0.8)
    return vector.picture(w, h, body + vector.line(radius, 1.6, w - radius, 1.6, edge))


@lru_cache(maxsize=64)
def _dark(look: Look, size: tuple[int, int], tone: Color, pending: bool) -> pygame.Surface:
    """An empty cell, in gold where the choice would fill it."""
    (w, h), line = size, max(1.0, look.unit * 1.4)
    fill, pen = vector.paint(look.theme.panel[1], 0.8), vector.pen(look.theme.tint_deep, line, 0.45)
    if pending:
        line *= 1.6
        fill, pen = vector.paint(tone, 0.25), vector.pen(look.theme.accent, line)
    return vector.picture(w, h, vector.rect(line / 2, line / 2, w - line, h - line, look.px(5), f"{fill} {pen}"))
