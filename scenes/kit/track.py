"""Tracks: cells in a row or along an arc, passed, present and coming, with what a cell gives and marks on it."""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import layout, panel, record, sight, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

SHEEN = 0.14  # how much lighter a cell is at its top
_PASSED = 1.5  # how much more than the least contrast what was passed has, for the sheen takes some of it


@dataclass(frozen=True)
class Cell:
    """One step: its number, what it gives, and whether something bad happens there."""

    text: str
    note: str = ""
    danger: bool = False
    selectable: bool = False


@dataclass(frozen=True)
class Track:
    """Cells and the present one; what was passed stays lit when `filled` (levels), else it fades (rounds)."""

    cells: tuple[Cell, ...]
    at: int
    filled: bool = False


def height(look: Look, track: Track) -> int:
    """Height of a row of cells."""
    number = text.line_height(look, "label", look.type_px(17))
    note = text.line_height(look, "small", look.type_px(15)) if any(cell.note for cell in track.cells) else 0
    return number + note + look.px(10)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, track: Track) -> None:
    """Draw the cells side by side, as many as there are."""
    gap = look.px(4)
    for index, place in enumerate(layout.columns(rect, [1.0] * len(track.cells), gap)):
        _cell(surface, look, place, track, index)
    record.note("track", surface, rect)


def narrow(look: Look, rect: pygame.Rect, track: Track, least: int = 28) -> bool:
    """Whether the cells would be too narrow for their words."""
    return rect.width // max(1, len(track.cells)) < look.px(least)


def _tones(look: Look, track: Track, index: int) -> tuple[Color, Color, Color, float]:
    """Fill, ink, border and how strong the border is."""
    theme, cell = look.theme, track.cells[index]
    if index == track.at:
        return theme.accent, theme.accent_ink, (255, 240, 200), 0.9
    if index < track.at:
        ink = mix(theme.panel[1], (0, 0, 0), 0.3) if track.filled else theme.text
        base = theme.tint_deep if track.filled else mix(theme.tint_deep, theme.panel[1], 0.55)
        return sight.against(base, ink, look.contrast * _PASSED), ink, theme.tint, 0.5
    fill = mix(theme.panel[0], theme.tint_deep, 0.06)
    ink = sight.against(theme.bad, mix(fill, (255, 255, 255), SHEEN), look.hair_contrast)
    return fill, ink if cell.danger else theme.muted, theme.tint_deep, 0.4


@lru_cache(maxsize=256)
def _plate(look: Look, size: tuple[int, int], fill: Color, edge: Color, strength: float, line: float) -> pygame.Surface:
    (w, h), radius = size, min(look.px(5), size[1] / 4)
    body = vector.linear(
        "c", (0, 0, 0, h), (0, mix(fill, (255, 255, 255), SHEEN), 1), (1, mix(fill, (0, 0, 0), 0.14), 1)
    )
    paint = vector.paint("url(#c)") + " " + vector.pen(edge, line, strength)
    return vector.picture(w, h, body + vector.rect(line / 2, line / 2, w - line, h - line, radius, paint))


def _cell(surface: pygame.Surface, look: Look, place: pygame.Rect, track: Track, index: int) -> None:
    cell = track.cells[index]
    fill, ink, edge, strength = _tones(look, track, index)
    danger = cell.danger and index != track.at
    if danger:
        edge, strength = look.theme.bad, 0.95
    line = max(1.2, look.unit * (2 if danger else 1.2))
    surface.blit(_plate(look, place.size, fill, edge, strength, line), place)
    if cell.selectable:
        panel.outline(surface, look, place, radius=5)
    low = text.line_height(look, "small", look.type_px(15)) if cell.note else 0
    number = pygame.Rect(place.x, place.y + look.px(2), place.width, place.height - low - look.px(4))
    text.draw(
        surface, look, cell.text, number, role="label", size=17, color=ink, align="center", valign="middle", wrap=False
    )
    if cell.note:
        note = pygame.Rect(place.x, place.bottom - low - look.px(3), place.width, low)
        words = text.fitting(look, (cell.note, ""), note.width, role="small", size=15)
        text.draw(surface, look, words, note, role="small", size=15, color=ink, align="center", wrap=False)


def arc_places(rect: pygame.Rect, count: int, side: int, start: float = -110, end: float = 110) -> list[pygame.Rect]:
    """Places along an arc (degrees from straight up) inside a rect; the arc's middle lies at the rect's foot."""
    radius = min((rect.width - side) / 2, rect.height - side * 0.6)
    lift = radius if max(abs(start), abs(end)) <= 90 else radius * 0.75
    center = (rect.centerx, rect.y + side / 2 + lift)
    out = []
    for index in range(count):
        turn = math.radians(start + (end - start) * index / max(1, count - 1))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = round(center[0] + radius * math.sin(turn)), round(center[1] - radius * math.cos(turn))
        out.append(spot)
    return out


def curved(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, track: Track, start: float = -90, end: float = 90
) -> None:
    """Draw the cells as discs along an arc."""
    side = max(look.type_px(16) + look.px(15), look.px(34))
    places = arc_places(rect, len(track.cells), side, start, end)
    spots = [place.center for place in places]
    pygame.draw.aalines(surface, mix(look.theme.tint_deep, look.theme.panel[1], 0.4), False, spots)
    for index, place in enumerate(places):
        fill, ink, edge, strength = _tones(look, track, index)
        if track.cells[index].danger and index != track.at:
            edge, strength = look.theme.bad, 0.95
        line = max(1.5, look.unit * 1.6)
        paint = vector.paint(fill) + " " + vector.pen(edge, line, strength)
        surface.blit(vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2 - line, paint)), place)
        text.draw(
            surface,
            look,
            track.cells[index].text,
            place,
            role="label",
            size=16,
            color=ink,
            align="center",
            valign="middle",
            wrap=False,
        )
    record.note("track", surface, rect)
