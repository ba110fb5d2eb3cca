"""A track of cells that fill up, such as the noise track."""

import pygame

from scenes.kit import layout, record, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

_LOW: Color = (244, 154, 60)
_HIGH: Color = (226, 62, 48)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, level: int, high: int, pending: int = 0) -> None:
    """Draw `high` cells, `level` of them lit; `pending` more are outlined as what the choice would add."""
    for index, cell in enumerate(layout.columns(rect, [1.0] * high, look.px(8))):
        surface.blit(_cell(look, cell, index, level, high, pending), cell)
    record.note("gauge", surface, rect)


def _cell(look: Look, cell: pygame.Rect, index: int, level: int, high: int, pending: int) -> pygame.Surface:
    theme, w, h = look.theme, cell.width, cell.height
    tone = mix(_LOW, _HIGH, index / max(1, high - 1))
    radius, line = look.px(4), max(1.0, look.unit * 1.4)
    if index < level:
        body = vector.linear(
            "g", (0, 0, 0, h), (0, mix(tone, (255, 255, 255), 0.24), 1), (1, mix(tone, (60, 10, 0), 0.2), 1)
        )
        body += vector.rect(
            0.5,
            0.5,
            w - 1,
            h - 1,
            radius,
            vector.paint("url(#g)") + " " + vector.pen(mix(tone, (255, 255, 255), 0.4), 1, 0.6),
        )
    elif index < level + pending:
        body = vector.rect(
            line,
            line,
            w - 2 * line,
            h - 2 * line,
            radius,
            vector.paint(tone, 0.25) + " " + vector.pen(theme.accent, line * 1.6),
        )
    else:
        body = vector.rect(
            0.5,
            0.5,
            w - 1,
            h - 1,
            radius,
            vector.paint(theme.panel[1], 0.8) + " " + vector.pen(theme.tint_deep, line, 0.45),
        )
    return vector.picture(w, h, body)
