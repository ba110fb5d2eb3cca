"""Where the keyboard is: moves over a list of rects by Tab and arrows, and draws its ring."""

from collections.abc import Sequence

import pygame

from scenes.kit import panel, record
from scenes.kit.look import Look

RING = (250, 252, 255)
_DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def stepped(count: int, current: int | None, step: int) -> int | None:
    """The next index by Tab (step 1) or Shift+Tab (-1)."""
    if not count:
        return None
    if current is None:
        return 0 if step > 0 else count - 1
    return (current + step) % count


def nearest(rects: Sequence[pygame.Rect], current: int | None, command: str) -> int | None:
    """The index an arrow leads to: the closest rect in that direction, or the same one."""
    if not rects:
        return None
    if current is None or current >= len(rects):
        return 0
    dx, dy = _DIRECTIONS[command]
    here = rects[current]
    best, found = 1e18, current
    for index, rect in enumerate(rects):
        if index == current:
            continue
        ahead = (rect.centerx - here.centerx) * dx + (rect.centery - here.centery) * dy
        edge = _edge(here, rect, dx, dy)
        if ahead <= 0 or edge < -min(here.width, here.height) // 2:
            continue
        aside = _gap(here, rect, dx)
        score = (
            max(edge, 0)
            + 3 * aside
            + abs((rect.centerx - here.centerx) * dy + (rect.centery - here.centery) * dx) * 0.05
        )
        if score < best:
            best, found = score, index
    return found


def _edge(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> int:
    """Distance between the facing edges."""
    if dx:
        return there.left - here.right if dx > 0 else here.left - there.right
    return there.top - here.bottom if dy > 0 else here.top - there.bottom


def _gap(here: pygame.Rect, there: pygame.Rect, dx: int) -> int:
    """How far the two fail to overlap across the direction."""
    if dx:
        return max(0, there.top - here.bottom, here.top - there.bottom)
    return max(0, there.left - here.right, here.left - there.right)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, radius: float | None = None) -> None:
    """The ring, at least 3 px wide, white outside dark so that it shows on gold and on night alike."""
    gap = max(2, look.px(2))
    ring = rect.inflate(2 * gap, 2 * gap)
    corner = (look.theme.radius if radius is None else radius) + gap / look.unit
    width = max(3.0, 3 * look.unit) / look.unit
    panel.outline(surface, look, ring, color=RING, width=width, radius=corner)
    record.note("focus", surface, rect)
