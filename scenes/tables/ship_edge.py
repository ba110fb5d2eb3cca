"""Letters and numbers along the hull: they name the columns and rows of rooms, as words name a room not yet seen."""

from __future__ import annotations

import pygame

from game.titles.twenty_strong.content import BOARD
from scenes.kit import board, panel, record, text
from scenes.kit.look import Look
from scenes.tables.ship_layout import SHIP, Layout
from scenes.tables.things import Mode, Thing

SIZE, GROWTH = 14, 1.0
"""The size of a mark, and how far it grows with the texts: it has to stay beside the rooms."""


def marks(look: Look, lay: Layout) -> tuple[Thing, ...]:
    """The marks of all columns and rows of which something is in sight."""
    hull = lay.fit.box(*board.bounds(board.load(SHIP).shapes("hull")))
    found: dict[str, pygame.Rect] = {}
    for space in BOARD.links:
        seen = lay.spaces[space].clip(lay.board)
        for name in space if seen.size != (0, 0) else "":
            found[name] = found.get(name, seen).union(seen)
    return tuple(_mark(look, lay, hull, name, seen) for name, seen in sorted(found.items()))


def _mark(look: Look, lay: Layout, hull: pygame.Rect, name: str, seen: pygame.Rect) -> Thing:
    """A mark halfway between the edge of the hull and the rooms, or inside the edge of what is seen of them."""
    wide, high = text.measure(look.modest(GROWTH), "0", role="strong", size=SIZE)
    rect = pygame.Rect(0, 0, max(wide + look.px(8), high), high)
    first = lay.spaces["a1"]
    if name.isalpha():
        rect.center = seen.centerx, (hull.y + first.y) // 2
    else:
        rect.center = (hull.x + first.x) // 2, seen.centery
    return Thing(f"edge:{name}", rect.clamp(lay.board.inflate(-4, -4)), _draw, name.upper())


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    theme, look = look.theme, look.modest(GROWTH)
    plate = panel.sheet(*rect.size, theme.panel[0], theme.panel[1], 1.0, theme.tint_deep, 0.0, 1, look.px(4))
    surface.blit(plate, rect)
    record.note("plate", surface, rect)
    block = text.layout(look, shown, None, "strong", look.type_px(SIZE), theme.muted)
    text.draw_block(surface, block, rect, "center", "middle")
