"""Hit points: a red disc with a number, and a ring around a character that empties and changes its colour."""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import record, resources, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

RED: Color = (178, 30, 38)
_SHARE, _CLEAR = 0.56, 2
"""The size of the number on a disc by its height, and how far it stays clear of the rim."""


@dataclass(frozen=True)
class Ring:
    """Points out of the most there can be."""

    value: float
    most: int


def tone(look: Look, share: float) -> Color:
    """Green while there is plenty, gold in the middle, red near the end."""
    return look.theme.good if share > 0.5 else look.theme.accent if share > 0.25 else look.theme.bad


def side(look: Look) -> int:
    """The size of a ring beside a character card."""
    return max(46, look.px(66))


def arc(side: float, radius: float, share: float) -> str:
    """Path of an arc clockwise from the top."""
    share = min(0.996, max(0.0, share))
    turn = 2 * math.pi * share
    x, y = side / 2 + radius * math.sin(turn), side / 2 - radius * math.cos(turn)
    return f"M{side / 2:.1f} {side / 2 - radius:.1f} A{radius:.1f} {radius:.1f} 0 {int(share > 0.5)} 1 {x:.1f} {y:.1f}"


@lru_cache(maxsize=512)
def _ring(look: Look, size: int, share: float) -> pygame.Surface:
    color, width = tone(look, share), size * 0.11
    radius = size * 0.37
    body = vector.circle(size / 2, size / 2, size * 0.485, vector.paint((250, 250, 255)))
    body += vector.circle(size / 2, size / 2, size * 0.45, vector.paint(look.theme.panel[1]))
    body += vector.circle(
        size / 2, size / 2, radius, vector.paint(None) + " " + vector.pen(mix(color, look.theme.panel[1], 0.78), width)
    )
    if share > 0:
        body += vector.path(arc(size, radius, share), vector.paint(None) + " " + vector.pen(color, width))
    return vector.picture(size, size, body)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, ring: Ring) -> None:
    """Draw a ring with its number in the largest square of the rect."""
    size = min(rect.size)
    place = pygame.Rect(0, 0, size, size)
    place.center = rect.center
    blur = max(3, look.px(8))
    shade = vector.shadow(size, size, size // 2, blur, (0, 0, 0), 0.55)
    surface.blit(shade, (place.x - blur, place.y - blur + look.px(3)))
    surface.blit(_ring(look, size, round(max(0.0, ring.value) / max(1, ring.most), 2)), place)
    _number(surface, look, place, f"{round(ring.value)}", 0.36)
    record.note("ring", surface, place, label=f"{round(ring.value)}")


def _number(surface: pygame.Surface, look: Look, place: pygame.Rect, words: str, share: float) -> None:
    size = _size(look, place.height, words, share)
    drawn = resources.font(look.theme.font("number"), size).render(words, True, (255, 255, 255))
    box = drawn.get_bounding_rect()
    surface.blit(drawn.subsurface(box), box.move(-box.x, -box.y).move(_middle(place, box)))


def _size(look: Look, side: int, words: str, share: float) -> int:
    """The size of a number: a share of what it stands on, less for three digits."""
    return max(look.floor, round(side * share * (0.82 if len(words) > 2 else 1)))


def _middle(place: pygame.Rect, box: pygame.Rect) -> tuple[int, int]:
    return place.centerx - box.width // 2, place.centery - box.height // 2


def _edge(size: int) -> float:
    """The width of the rim of a disc."""
    return max(1.5, size * 0.065)


def disc_width(look: Look, size: int, words: str) -> int:
    """How wide a disc is so that its number stays clear of the rim: round, or longer for a longer number."""
    box = resources.font(look.theme.font("number"), _size(look, size, words, _SHARE)).render(words, True, (0, 0, 0))
    wide, high = box.get_bounding_rect().size
    reach = size / 2 - 1.5 * _edge(size) - _CLEAR
    return max(size, size + math.ceil(wide - 2 * math.sqrt(max(0.0, reach**2 - (high / 2) ** 2))))


@lru_cache(maxsize=128)
def _disc(wide: int, size: int, strong: bool) -> pygame.Surface:
    edge, red = _edge(size), mix(RED, (0, 0, 0), 0.42 if strong else 0.0)
    body = vector.radial(
        "d",
        (wide * 0.42, size * 0.32),
        wide * 0.72,
        (0, mix(red, (255, 255, 255), 0.1), 1),
        (0.5, red, 1),
        (1, mix(red, (20, 0, 10), 0.4), 1),
    )
    paint = vector.paint("url(#d)") + " " + vector.pen((255, 255, 255), edge)
    high = size - 2 * edge
    return vector.picture(wide, size, body + vector.rect(edge, edge, wide - 2 * edge, high, high / 2, paint))


def disc_side(look: Look) -> int:
    """The size of a disc on a card."""
    return max(look.floor + 12, look.px(36))


def disc(surface: pygame.Surface, look: Look, center: tuple[int, int], words: str, size: int = 0) -> pygame.Rect:
    """A red disc with hit points around a point, longer to the left for a long number; returns its place."""
    size = size or disc_side(look)
    place = pygame.Rect(0, 0, size, size)
    place.center = center
    wide = disc_width(look, size, words)
    place = pygame.Rect(place.right - wide, place.y, wide, size)
    blur = max(2, look.px(4))
    surface.blit(
        vector.shadow(wide, size, size // 2, blur, (0, 0, 0), 0.5), (place.x - blur, place.y - blur + look.px(2))
    )
    surface.blit(_disc(wide, size, look.contrast > 4.5), place)
    _number(surface, look, place, words, _SHARE)
    return place
