"""Round pieces for heroes and enemies: an icon in a ring, a shape per seat and a number badge."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from scenes.kit import panel, record, resources, sight, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import SEAT_COLORS, SEAT_SHAPES, mix

ENEMY: Color = (176, 38, 36)
DARK: Color = (12, 20, 32)
_BROAD, _DROP = 1.13, 0.14  # a triangle is larger and lower than its ring, so that it fills its square
BRIGHT = 0.25  # luminance from which an icon is dark instead of white
_GLOW = 0.5  # the strength of the gold light around a piece that can be chosen


@dataclass(frozen=True)
class Token:
    """A piece on the board: a hero of a seat, or an enemy when `seat` is None. `tint` fills its number badge."""

    icon: str
    seat: int | None = None
    badge: str = ""
    tint: Color = DARK
    selectable: bool = False
    active: bool = False


def color(token: Token) -> Color:
    """The seat's colour, or the enemies' red."""
    return ENEMY if token.seat is None else SEAT_COLORS[token.seat % len(SEAT_COLORS)]


def _ring(sides: int, side: float, share: float, turn: float = 0.0) -> list[tuple[float, float]]:
    radius, center = side / 2 * share, side / 2
    return [
        (
            center + radius * math.sin(turn + 2 * math.pi * i / sides),
            center - radius * math.cos(turn + 2 * math.pi * i / sides),
        )
        for i in range(sides)
    ]


def shape(name: str, side: float, share: float, attributes: str) -> str:
    """The outline of a seat's shape (or 'enemy') in a square of `side`."""
    if name == "circle":
        return vector.circle(side / 2, side / 2, side / 2 * share, attributes)
    if name == "square":
        width = side * share * 0.88
        return vector.rect((side - width) / 2, (side - width) / 2, width, width, width * 0.18, attributes)
    if name == "star":
        outer, inner = _ring(8, side, share), _ring(8, side, share * 0.84, math.pi / 8)
        return vector.polygon([p for pair in zip(outer, inner, strict=True) for p in pair], attributes)
    if name == "enemy":
        outer, inner = _ring(10, side, share), _ring(10, side, share * 0.88, math.pi / 10)
        return vector.polygon([p for pair in zip(outer, inner, strict=True) for p in pair], attributes)
    if name == "triangle":
        points = [(x, y + side * share * _DROP) for x, y in _ring(3, side, share * _BROAD)]
        return vector.polygon(points, attributes)
    sides = {"diamond": 4, "hexagon": 6}[name]
    return vector.polygon(_ring(sides, side, share), attributes)


@lru_cache(maxsize=256)
def face(look: Look, side: int, token: Token) -> pygame.Surface:
    """The piece as a picture (a little margin on every side included)."""
    name = "enemy" if token.seat is None else SEAT_SHAPES[token.seat % len(SEAT_SHAPES)]
    base, edge = color(token), max(1.5, side * 0.045)
    light, dark = mix(base, (255, 255, 255), 0.24), mix(base, (0, 0, 0), 0.2)
    body = vector.linear("g", (0, 0, 0, side), (0, light, 1), (0.4, base, 1), (0.66, base, 1), (1, dark, 1))
    ring = look.theme.accent if token.active else (250, 250, 252)
    body += shape(name, side, 0.94, vector.paint("url(#g)") + " " + vector.pen(ring, edge))
    image = vector.picture(side, side, body).copy()
    size = round(side * {"diamond": 0.42, "triangle": 0.37}.get(name, 0.56))
    drop = round(side * 0.16) if name == "triangle" else 0
    at = ((side - size) // 2, (side - size) // 2 + drop)
    ink = DARK if sight.luminance(base) > BRIGHT else (255, 255, 255)
    if ink != DARK:
        image.blit(vector.soften(resources.icon(token.icon, size, (0, 0, 0)), 3, 0.5), (at[0] - 3, at[1] - 1))
    image.blit(resources.icon(token.icon, size, ink), at)
    return image


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, token: Token) -> None:
    """Draw a piece in the largest square of the rect."""
    side = min(rect.size)
    place = pygame.Rect(0, 0, side, side)
    place.center = rect.center
    blur = look.px(8)
    surface.blit(
        vector.shadow(side, side, side // 2, blur, (0, 0, 0), 0.6), (place.x - blur, place.y - blur + look.px(4))
    )
    if token.selectable:
        glow = look.px(16)
        light = vector.shadow(side, side, side // 2, glow, look.theme.accent, _GLOW)
        panel.shining(surface, look, light, (place.x - glow, place.y - glow))
    surface.blit(face(look, side, token), place)
    if token.selectable:
        panel.outline(surface, look, place, radius=side / 2 / look.unit)
    if token.badge:
        badge(surface, look, badge_spot(look, place, token.badge), token.badge, token.tint)
    record.note("token", surface, place, label=token.icon)


def chip_width(look: Look, side: int, words: str) -> int:
    """How wide a piece of a height is with its number beside it."""
    return side + resources.font(look.theme.strong, _number_size(look)).size(words)[0] + look.px(12)


def chip(surface: pygame.Surface, look: Look, rect: pygame.Rect, token: Token) -> None:
    """Draw a small piece at the left of a rect and its number beside it, so that the number covers nothing of it."""
    piece = pygame.Rect(rect.x, rect.y, rect.height, rect.height)
    drawn = resources.font(look.theme.strong, _number_size(look)).render(token.badge, True, (255, 255, 255))
    plate = pygame.Rect(piece.centerx, 0, rect.right - piece.centerx, min(rect.height, drawn.get_height()))
    plate.centery = rect.centery
    fill = sight.against(token.tint, (255, 255, 255), look.contrast * 1.45)
    pen = vector.paint(fill) + " " + vector.pen((250, 250, 252), max(1.0, look.unit * 1.4), 0.16)
    body = vector.rect(1, 1, plate.width - 2, plate.height - 2, plate.height * 0.3, pen)
    surface.blit(vector.picture(*plate.size, body), plate)
    record.note(
        "plate", surface, pygame.Rect(piece.right, plate.y, rect.right - piece.right, plate.height), label=token.badge
    )
    draw(surface, look, piece, replace(token, badge=""))
    surface.blit(drawn, drawn.get_rect(midright=(plate.right - look.px(7), plate.centery)))


def badge_spot(look: Look, place: pygame.Rect, words: str) -> tuple[int, int]:
    """The middle of the badge of a piece: at its lower right, and hardly over its edge, where the next one may lie."""
    out = place.width // 8
    return min(place.right - out, place.right + max(2, look.px(3)) - badge_side(look, words) // 2), place.bottom - out


def _number_size(look: Look) -> int:
    return max(look.floor, look.px(16))


def badge_side(look: Look, words: str) -> int:
    """The size of a number badge."""
    wide, high = resources.font(look.theme.strong, _number_size(look)).size(words)
    return max(wide, high, round(math.hypot(wide, high * 0.7))) + max(8, look.px(9))


def badge(surface: pygame.Surface, look: Look, center: tuple[int, int], words: str, fill: Color = DARK) -> pygame.Rect:
    """A small round number badge around a point."""
    drawn = resources.font(look.theme.strong, _number_size(look)).render(words, True, (255, 255, 255))
    side = badge_side(look, words)
    body = vector.circle(
        side / 2,
        side / 2,
        side / 2 - 1,
        vector.paint(sight.against(fill, (255, 255, 255), look.contrast * 1.1))
        + " "
        + vector.pen((255, 255, 255), max(1.5, look.unit * 2)),
    )
    place = pygame.Rect(0, 0, side, side)
    place.center = center
    surface.blit(vector.picture(side, side, body), place)
    record.note("plate", surface, place, label=words)
    surface.blit(drawn, drawn.get_rect(center=place.center))
    return place
