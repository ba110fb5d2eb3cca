"""Split rects into rows, columns and grids."""

from collections.abc import Sequence

import pygame


def inset(rect: pygame.Rect, x: int, y: int | None = None) -> pygame.Rect:
    """The rect made smaller by x on the left and right and y (or x) above and below."""
    dy = x if y is None else y
    return pygame.Rect(rect.x + x, rect.y + dy, max(0, rect.width - 2 * x), max(0, rect.height - 2 * dy))


def _sizes(total: int, parts: Sequence[float], gap: int) -> list[int]:
    """Whole numbers (parts above 1) are pixels; fractions up to 1 share what is left."""
    free = total - gap * (len(parts) - 1) - sum(round(p) for p in parts if p > 1)
    shares = sum(p for p in parts if p <= 1) or 1.0
    sizes, spent, left = [], 0.0, 0
    for part in parts:
        if part > 1:
            sizes.append(round(part))
            continue
        spent += part
        upto = round(free * spent / shares)
        sizes.append(max(0, upto - left))
        left = upto
    return sizes


def columns(rect: pygame.Rect, parts: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut a rect into columns: numbers above 1 are pixels, the rest share what is left."""
    out, x = [], rect.x
    for width in _sizes(rect.width, parts, gap):
        out.append(pygame.Rect(x, rect.y, width, rect.height))
        x += width + gap
    return out


def rows(rect: pygame.Rect, parts: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut a rect into rows: numbers above 1 are pixels, the rest share what is left."""
    out, y = [], rect.y
    for height in _sizes(rect.height, parts, gap):
        out.append(pygame.Rect(rect.x, y, rect.width, height))
        y += height + gap
    return out


def grid(rect: pygame.Rect, across: int, down: int, gap: int) -> list[pygame.Rect]:
    """Equal cells, row by row."""
    return [cell for row in rows(rect, [1.0] * down, gap) for cell in columns(row, [1.0] * across, gap)]


def flow(widths: Sequence[int], total: int, gap: int) -> list[list[int]]:
    """Indices of items placed in lines of at most `total` width."""
    lines: list[list[int]] = [[]]
    used = 0
    for index, width in enumerate(widths):
        if lines[-1] and used + gap + width > total:
            lines.append([])
            used = 0
        used += width + (gap if lines[-1] else 0)
        lines[-1].append(index)
    return lines


def centered(rect: pygame.Rect, width: int, height: int) -> pygame.Rect:
    """A rect of a size in the middle of another, not larger than it."""
    out = pygame.Rect(0, 0, min(width, rect.width), min(height, rect.height))
    out.center = rect.center
    return out
