"""Words that run down a column and on into the next, each piece whole."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from scenes.kit import resources, text
from scenes.kit.look import Look
from scenes.kit.resources import Color

BETWEEN = 8
"""Design units below each piece."""


@dataclass(frozen=True)
class Piece:
    """Words that stay together, with an icon before them, a rule behind them and a line above."""

    words: str
    role: str
    size: float
    color: Color
    icon: str = ""
    rule: str = ""
    parted: bool = False


def height(look: Look, width: int, piece: Piece) -> int:
    """Height of a piece in a column, with what is left free below."""
    icon, room = _parts(look, width, piece)
    high = text.measure(look, piece.words, width=room, role=piece.role, size=piece.size)[1]
    return max(high, icon) + look.px(BETWEEN) * (3 if piece.parted else 1)


def filled(heights: Sequence[int], rooms: Sequence[int]) -> tuple[int, ...] | None:
    """The column of each piece, or nothing where they do not all find room."""
    out, column, used = [], 0, 0
    for high in heights:
        while column < len(rooms) and used + high > rooms[column]:
            column, used = column + 1, 0
        if column == len(rooms):
            return None
        out.append(column)
        used += high
    return tuple(out)


def draw(surface: pygame.Surface, look: Look, area: pygame.Rect, pieces: Iterable[Piece]) -> None:
    """The pieces of one column, one below the other."""
    y = area.y
    for piece in pieces:
        high = height(look, area.width, piece)
        _draw(surface, look, pygame.Rect(area.x, y, area.width, high), piece, first=y == area.y)
        y += high


def _draw(surface: pygame.Surface, look: Look, area: pygame.Rect, piece: Piece, *, first: bool) -> None:
    icon, room = _parts(look, area.width, piece)
    high, x = area.height - look.px(BETWEEN), area.x
    if piece.parted:
        area = area.move(0, 0 if first else 2 * look.px(BETWEEN))
        high -= 2 * look.px(BETWEEN)
    if piece.parted and not first:
        y = area.y - look.px(BETWEEN)
        pygame.draw.line(surface, look.theme.tint_deep, (area.x, y), (area.right, y))
    if piece.icon:
        surface.blit(resources.icon(piece.icon, icon, look.theme.tint), (x, area.y))
        x += icon + look.px(12)
    box = pygame.Rect(x, area.y, room, high)
    text.draw(surface, look, piece.words, box, role=piece.role, size=piece.size, color=piece.color)
    if piece.rule:
        box = pygame.Rect(x + room, area.y, area.right - x - room, high)
        ink = look.theme.tint_deep
        text.draw(surface, look, piece.rule, box, role="strong", size=piece.size, color=ink, align="right")


def _parts(look: Look, width: int, piece: Piece) -> tuple[int, int]:
    """Width of the icon, and of the words."""
    icon = round(look.type_px(piece.size) * 1.5) if piece.icon else 0
    rule = text.measure(look, piece.rule, role="strong", size=piece.size)[0] + look.px(14) if piece.rule else 0
    return icon, width - (icon + look.px(12) if icon else 0) - rule
