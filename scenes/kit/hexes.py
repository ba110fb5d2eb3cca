"""Hexagonal spaces of a board and the corridors between them, with their numbers, noise and doors."""

import math
from functools import lru_cache

import pygame

from scenes.kit import panel, record, sight, space, text, vector
from scenes.kit.board import Point
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.space import Space
from scenes.kit.theme import mix

_WHITE: Color = (255, 255, 255)
_BLACK: Color = (0, 0, 0)
_RED: Color = (206, 44, 40)
_INNER = 0.87
"""How large the floor of a space is within its rim."""
Outline = tuple[Point, ...]


# -- spaces ----------------------------------------------------------------------------------------


def draw(surface: pygame.Surface, look: Look, points: Outline, shown: Space) -> pygame.Rect:
    """A hexagonal space from its outline in pixels; returns the box around it."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    margin = look.px(4)
    rect = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
    area = rect.inflate(2 * margin, 2 * margin)
    local = tuple((round(x - area.x, 1), round(y - area.y, 1)) for x, y in points)
    blur = look.px(12)
    surface.blit(_around(area.size, local, _BLACK, blur, 0.6), (area.x - blur, area.y - blur + look.px(7)))
    if shown.selectable or shown.selected:
        glow = look.px(24)
        light = _around(area.size, local, look.theme.accent, glow, 0.62)
        panel.shining(surface, look, light, (area.x - glow, area.y - glow))
    surface.blit(_face(look, area.size, local, shown), area)
    _contents(surface, look, rect, shown)
    record.note("space", surface, rect, label=shown.name)
    return rect


@lru_cache(maxsize=64)
def _around(size: tuple[int, int], points: Outline, tone: Color, blur: int, alpha: float) -> pygame.Surface:
    """A soft light or shade in the shape of a space, `blur` larger on each side."""
    return vector.soften(vector.picture(*size, vector.polygon(list(points), vector.paint(tone))), blur, alpha, tone)


@lru_cache(maxsize=256)
def _face(look: Look, size: tuple[int, int], points: Outline, shown: Space) -> pygame.Surface:
    """A broad rim in the colour of the space, and within it the darker floor, lit from above."""
    (w, h), theme, base = size, look.theme, space.ground(look, shown)
    lit = shown.selectable or shown.selected
    edge = look.px(5 if shown.selected else 3.6) if lit else max(1.4, look.unit * 2)
    body = vector.linear("r", (0, 0, 0, h), (0, mix(base, theme.tint, 0.24), 1), (1, mix(base, _BLACK, 0.12), 1))
    line = vector.pen(theme.accent if lit else mix(shown.hue, theme.tint, 0.72), edge, 1.0 if lit else 0.9)
    body += vector.polygon(list(points), vector.paint("url(#r)") + " " + line)
    floor = [(w / 2 + (x - w / 2) * _INNER, h / 2 + (y - h / 2) * _INNER) for x, y in points]
    light = (0, mix(base, _WHITE, 0.08), 1), (0.55, mix(base, _BLACK, 0.34), 1), (1, mix(base, _BLACK, 0.58), 1)
    body += vector.radial("f", (w / 2, h * 0.4), w * 0.56, *light)
    body += vector.polygon(floor, vector.paint("url(#f)") + " " + vector.pen(_BLACK, max(1.0, look.unit * 1.4), 0.42))
    return vector.picture(w, h, body)


_CALM = (0.42, 0.4, 0.65, 0.68, 2), (0.36, 0.3, 0.5, 0.84, 1)
_BUSY = ((0.35, 0.26, 0.46, 0.84, 2),)
"""Ways to place picture and name: the picture's size and middle, the name's top, room (as shares) and most lines."""


def _contents(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Space) -> None:
    """Picture and name, higher up and smaller where pieces stand; the letter of the section at the upper right."""
    side, y = round(rect.height * 0.42), rect.y + round(rect.height * (0.36 if shown.busy else 0.5))
    for size, middle, foot, share, lines in _BUSY if shown.busy else _CALM:
        box, above = _name_box(look, rect, shown, (foot, share, lines)), rect.y + round(rect.height * middle)
        if box and box.y - above >= rect.height * 0.12:
            side, y = min(round(rect.height * size), 2 * (box.y - above)), above
            text.draw(surface, look, shown.name, box, role="small", size=17, align="center", valign="top")
            break
    letter = _letter_box(look, rect, shown)
    space.emblem(surface, look, shown, (_beside(letter, rect.centerx, y, side), y), side)
    if shown.letter:
        lit = mix(space.ground(look, shown), _WHITE, 0.16)
        tone = sight.against(mix(look.theme.muted, shown.hue, 0.1), lit, look.contrast * 1.08)
        text.draw(surface, look, shown.letter, letter, role="title", size=19, color=tone, wrap=False)


def _name_box(look: Look, rect: pygame.Rect, shown: Space, place: tuple[float, float, int]) -> pygame.Rect | None:
    """Where the name of a space fits: no lower than the pieces or the rim allow."""
    foot, share, lines = place
    room, high = round(rect.width * share), lines * text.line_height(look, "small", look.type_px(17))
    block = text.fit(look, shown.name, (room, high), "small", 17, _WHITE, True)
    if not shown.name or block.split or block.width > room or block.height > high:
        return None
    box = pygame.Rect(0, 0, room, block.height)
    box.midtop = rect.centerx, rect.y + round(rect.height * foot)
    box.bottom = min(box.bottom, rect.bottom - (_foot(rect) if shown.busy else look.px(8)) - look.px(3))
    return box


def _letter_box(look: Look, rect: pygame.Rect, shown: Space) -> pygame.Rect:
    """Where the letter of a section stands; without one a rect that nothing has to avoid."""
    if not shown.letter:
        return pygame.Rect(rect.right, rect.y, 0, 0)
    wide, high = text.measure(look, shown.letter, role="title", size=19)
    x = rect.right - round(rect.width * 0.265) - wide
    return pygame.Rect(x, rect.y + round(rect.height * 0.06), wide + 2, high)


def _beside(letter: pygame.Rect, x: int, y: int, side: int) -> int:
    """The middle of a picture, moved aside where it would touch the letter."""
    return min(x, letter.x - side // 2 - 1) if y - side // 2 < letter.bottom - letter.height // 4 else x


def _foot(rect: pygame.Rect) -> int:
    """How much of a space is kept for pieces."""
    return round(rect.height * 0.355)


def pieces(rect: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Places for pieces along the lower edge of a space, clear of its name."""
    side = min(side, _foot(rect) - round(rect.height * 0.015))
    step = min(side + 4, (rect.width * 0.74 - side) / max(1, count - 1)) if count > 1 else 0.0
    left = rect.centerx - (step * (count - 1) + side) / 2
    y = rect.bottom - side - round(rect.height * 0.015)
    return [pygame.Rect(round(left + step * index), y, side, side) for index in range(count)]


# -- corridors -------------------------------------------------------------------------------------


def corridor(
    surface: pygame.Surface,
    look: Look,
    ends: tuple[Point, Point],
    number: str,
    *,
    width: float,
    noise: int = 0,
    door: bool = False,
    selectable: bool = False,
    clear: float = 0.205,
) -> None:
    """A passage between two spaces with its number; red marks are noise, a plate across it is a closed door.

    `clear` is the share of it on either side of its middle that no space covers.
    """
    way = _Way(ends, width)
    margin = look.px(6) + round(width)
    xs, ys = [x for x, _ in ends], [y for _, y in ends]
    area = pygame.Rect(min(xs) - margin, min(ys) - margin, 0, 0)
    area.size = round(max(xs) - min(xs)) + 2 * margin, round(max(ys) - min(ys)) + 2 * margin
    local = _Way(tuple((round(x - area.x, 1), round(y - area.y, 1)) for x, y in ends), width)
    body = _floor(look, local, lit=selectable) + (_door(look, local) if door else "")
    surface.blit(vector.picture(*area.size, body), area)
    side = max(look.type_px(18) + look.px(14), look.px(38)) if number else 0
    if noise:
        _noise(surface, look, way, (side, way.long * clear), noise)
    if number:
        _number(surface, look, way.spot(0, 0), side, number, lit=selectable)


class _Way:
    """A line between two points, along which and across which things are placed from its middle."""

    def __init__(self, ends: tuple[Point, ...], width: float) -> None:
        (ax, ay), (bx, by) = ends
        self.width, self.long = width, math.hypot(bx - ax, by - ay)
        self.middle = (ax + bx) / 2, (ay + by) / 2
        self.along = (bx - ax) / self.long, (by - ay) / self.long

    def spot(self, along: float, across: float) -> Point:
        """A point so far from the middle."""
        (x, y), (dx, dy) = self.middle, self.along
        return x + dx * along - dy * across, y + dy * along + dx * across

    def box(self, along: float, long: float, wide: float) -> list[Point]:
        """The corners of a box across the way whose middle lies so far along it."""
        return [self.spot(along + i * long / 2, j * wide / 2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _floor(look: Look, way: _Way, *, lit: bool) -> str:
    """The floor between two dark walls; what can be walked has golden edges."""
    theme, wall = look.theme, max(2.0, look.unit * 4)
    base = mix(theme.tint_deep, theme.ground[2], 0.52)
    body = vector.polygon(way.box(0, way.long, way.width + wall), vector.paint(mix(theme.ground[2], _BLACK, 0.3), 0.85))
    (ax, ay), (bx, by) = way.spot(0, -way.width / 2), way.spot(0, way.width / 2)
    shades = (0, mix(base, _BLACK, 0.2), 1), (0.5, mix(base, theme.tint, 0.04), 1), (1, mix(base, _BLACK, 0.2), 1)
    body += vector.linear("c", (ax, ay, bx, by), *shades)
    body += vector.polygon(way.box(0, way.long, way.width), vector.paint("url(#c)"))
    pen = vector.pen(theme.accent, max(1.4, look.unit * 1.8), 0.95) if lit else vector.pen(theme.tint, 1, 0.3)
    for across in (-way.width / 2, way.width / 2):
        body += vector.line(*way.spot(-way.long / 2, across), *way.spot(way.long / 2, across), pen)
    return body


def _door(look: Look, way: _Way) -> str:
    """A closed door: a steel plate across the passage, in two halves."""
    wide, thick, at = way.width + look.px(8), look.px(11), -look.px(38)
    (ax, ay), (bx, by) = way.spot(at - thick / 2, 0), way.spot(at + thick / 2, 0)
    body = vector.linear(
        "d", (ax, ay, bx, by), (0, (226, 234, 230), 1), (0.5, (150, 166, 160), 1), (1, (84, 98, 94), 1)
    )
    edge = vector.pen(mix(look.theme.ground[2], _BLACK, 0.4), max(1.4, look.unit * 1.8))
    body += vector.polygon(way.box(at, thick, wide), vector.paint("url(#d)") + " " + edge)
    return body + vector.line(*way.spot(at - thick / 2, 0), *way.spot(at + thick / 2, 0), edge)


def _number(surface: pygame.Surface, look: Look, center: Point, side: int, number: str, *, lit: bool) -> None:
    ring = look.theme.accent if lit else look.theme.tint
    paint = vector.paint(look.theme.ground[2]) + " " + vector.pen(ring, max(1.8, look.unit * 2.6))
    place = pygame.Rect(0, 0, side, side)
    place.center = round(center[0]), round(center[1])
    surface.blit(vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2 - 2, paint)), place)
    ink = ring if lit else mix(ring, _WHITE, 0.5)
    box = place.inflate(0, 2)
    text.draw(surface, look, number, box, role="title", size=18, color=ink, align="center", valign="middle", wrap=False)


def _noise(surface: pygame.Surface, look: Look, way: _Way, room: tuple[float, float], count: int) -> None:
    """Noise markers on either side of the number, side by side where there are more, clear of the spaces."""
    side = max(14, round(min(look.px(27), way.width * (0.6 if count < 3 else 0.5))))
    for index in range(count):
        row, lane = index % 2, index // 2
        lanes = (count - row + 1) // 2
        along = min(room[0] / 2 + look.px(3) + side / 2, room[1] - side / 2) * (1 if row == 0 else -1)
        x, y = way.spot(along, (lane - (lanes - 1) / 2) * side)
        surface.blit(_marker(look, side), (round(x - side / 2), round(y - side / 2)))


@lru_cache(maxsize=16)
def _marker(look: Look, side: int) -> pygame.Surface:
    """A red disc with the bars of a sound."""
    half, edge = side / 2, max(1.2, side * 0.07)
    body = vector.linear("n", (0, 0, 0, side), (0, mix(_RED, _WHITE, 0.12), 1), (1, mix(_RED, _BLACK, 0.18), 1))
    pen = vector.paint("url(#n)") + " " + vector.pen(_WHITE, edge)
    body += vector.circle(half, half, half - edge, pen)
    for across, reach in ((-0.17, 0.11), (0, 0.2), (0.17, 0.11)):
        x = half + side * across
        body += vector.line(x, half - side * reach, x, half + side * reach, vector.pen(_WHITE, max(1.2, side * 0.075)))
    return vector.picture(side, side, body)
