"""Spaces of a board, drawn from the shapes of its map: tiles, hexagons, the corridors and links between them."""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import panel, record, resources, sight, text, token, vector
from scenes.kit.board import Point
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import KIND_COLORS, mix

_WHITE: Color = (255, 255, 255)
_BLACK: Color = (0, 0, 0)
THREATS: dict[str, tuple[str, Color]] = {
    "red": ("circle", (190, 46, 42)),
    "blue": ("hexagon", (42, 95, 181)),
    "yellow": ("diamond", (176, 128, 20)),
}


@dataclass(frozen=True)
class Space:
    """What is printed on a space and what may be done with it. `threats` are icons by colour, each with its shape.

    `ink` is the colour of its emblem, a pale one of its own hue unless told otherwise.
    """

    icon: str
    name: str = ""
    hue: Color = (50, 70, 60)
    hidden: bool = False
    letter: str = ""
    threats: tuple[str, ...] = ()
    selectable: bool = False
    selected: bool = False
    dimmed: bool = False
    ink: Color | None = None


def _light(look: Look, space: Space, x: float, y: float, reach: float) -> str:
    base = KIND_COLORS["back"] if space.hidden and look.theme.name.startswith("ship") else space.hue
    if space.hidden or space.dimmed:
        base = mix(base, look.theme.ground[2], 0.72)
    return vector.radial(
        "a",
        (x, y),
        reach,
        (0, mix(base, _WHITE, 0.14), 1),
        (0.6, mix(base, _BLACK, 0.2), 1),
        (1, mix(base, _BLACK, 0.5), 1),
    )


def tile_words(look: Look, size: tuple[int, int], space: Space) -> int:
    """Height of the name plate of a tile."""
    if not space.name:
        return 0
    room = (size[0] - look.px(8), size[1] // 2)
    block = text.fit(look, space.name, room, "small", 17, _WHITE, True)
    fits = block.height <= room[1] and block.width <= room[0] and not block.split
    return min(block.height + look.px(6), size[1] // 2) if fits else 0


@lru_cache(maxsize=512)
def _tile(look: Look, size: tuple[int, int], space: Space) -> pygame.Surface:
    (w, h), radius, edge = size, look.px(5), max(1.2, look.unit * 1.3)
    words = tile_words(look, size, space)
    art = h - words
    body = _light(look, space, w / 2, art * 0.5, max(w, art) * 0.75)
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#a)"))
    body += _sheen(w, art, radius)
    if words:
        body += vector.linear("n", (0, art, 0, h), (0, (16, 13, 12), 0.9), (1, (4, 3, 4), 0.95))
        body += vector.rect(edge, art, w - 2 * edge, words - edge, radius * 0.6, vector.paint("url(#n)"))
        rule = vector.pen(mix(space.hue, look.theme.tint, 0.5), max(1.0, look.unit), 0.5)
        body += vector.line(edge, art, w - edge, art, rule)
    pen = vector.pen(mix(space.hue, look.theme.tint, 0.55), edge, 0.85)
    body += vector.rect(edge / 2, edge / 2, w - edge, h - edge, radius, vector.paint(None) + " " + pen)
    image = vector.picture(w, h, body).copy()
    _emblem(image, look, space, (w // 2, art // 2), round(min(w * 0.62, art * 0.76)))
    return image


def _sheen(width: float, height: float, radius: float) -> str:
    """Light that falls on a tile from above, and the dark that gathers in its corners."""
    body = vector.linear("h", (0, 0, 0, height * 0.6), (0, _WHITE, 0.06), (1, _WHITE, 0))
    body += vector.rect(0, 0, width, height * 0.6, radius, vector.paint("url(#h)"))
    reach = max(width, height) * 0.72
    body += vector.radial("v", (width / 2, height * 0.46), reach, (0.5, _BLACK, 0), (1, _BLACK, 0.34))
    return body + vector.rect(0, 0, width, height, radius, vector.paint("url(#v)"))


def _emblem(image: pygame.Surface, look: Look, space: Space, center: tuple[int, int], side: int) -> None:
    if side < 8:
        return
    pale = space.ink or mix(space.hue, _WHITE, 0.78)
    tone = mix(look.theme.tint_deep, space.hue, 0.4) if space.hidden else pale
    tone = sight.against(tone, space.hue, 3.2)
    drawn = resources.icon(space.icon, side, tone)
    blur = max(2, look.px(4))
    at = (center[0] - side // 2, center[1] - side // 2)
    image.blit(vector.soften(drawn, blur, 0.55), (at[0] - blur, at[1] - blur + look.px(3)))
    image.blit(drawn, at)


def tile(surface: pygame.Surface, look: Look, rect: pygame.Rect, space: Space) -> None:
    """A rectangular space: art, name plate, threats in the upper right corner."""
    panel.shadow(surface, look, rect, 0.3)
    if space.selectable or space.selected:
        panel.glow(surface, look, rect, look.px(18), 0.6)
    surface.blit(_tile(look, rect.size, space), rect)
    words = tile_words(look, rect.size, space)
    if words:
        plate = pygame.Rect(rect.x + look.px(4), rect.bottom - words, rect.width - look.px(8), words)
        text.draw(surface, look, space.name, plate, role="small", size=17, align="center", valign="middle")
    for color, place in zip(space.threats, _threat_places(look, rect, words, len(space.threats)), strict=True):
        threat(surface, look, place, color)
    if space.selectable or space.selected:
        panel.outline(surface, look, rect, width=4 if space.selected else 3, radius=5)
    record.note("space", surface, rect, label=space.name)


def _threat_places(look: Look, rect: pygame.Rect, words: int, count: int) -> list[pygame.Rect]:
    """Down the right edge of a tile, clear of its emblem; more than have room go on to the left."""
    side, edge = max(14, look.px(25)), look.px(4)
    down = max(1, (rect.height - words - edge) // (side + 2))
    cells = [divmod(index, down) for index in range(count)]
    return [
        pygame.Rect(rect.right - edge - (x + 1) * (side + 2), rect.y + edge + y * (side + 2), side, side)
        for x, y in cells
    ]


def tier(surface: pygame.Surface, look: Look, rect: pygame.Rect, hue: Color) -> None:
    """The ground that spaces of one kind lie on: lit from its middle, with a double border and worked corners."""
    panel.shadow(surface, look, rect, 0.7)
    surface.blit(_tier(look, rect.size, hue), rect)
    record.note("panel", surface, rect)


@lru_cache(maxsize=16)
def _tier(look: Look, size: tuple[int, int], hue: Color) -> pygame.Surface:
    (w, h), theme, radius = size, look.theme, look.px(look.theme.radius)
    body = vector.radial(
        "t",
        (w / 2, h / 2),
        max(w, h) * 0.6,
        (0, mix(hue, theme.ground[2], 0.25), 1),
        (0.6, mix(hue, theme.ground[2], 0.62), 1),
        (1, mix(hue, theme.ground[2], 0.86), 1),
    )
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#t)"))
    body += "".join(_beam(size, index, mix(hue, theme.tint, 0.5)) for index in range(_BEAMS))
    edge, ink = max(1.4, look.unit * 2), mix(hue, theme.tint, 0.72)
    for inset, width, alpha in ((edge / 2, edge, 0.85), (look.px(5), max(1.0, look.unit), 0.35)):
        pen = vector.paint(None) + " " + vector.pen(ink, width, alpha)
        body += vector.rect(inset, inset, w - 2 * inset, h - 2 * inset, max(1.0, radius - inset / 2), pen)
    side = look.px(7)
    for x in (look.px(5), w - look.px(5)):
        for y in (look.px(5), h - look.px(5)):
            body += vector.polygon([(x, y - side), (x + side, y), (x, y + side), (x - side, y)], vector.paint(ink))
    return vector.picture(w, h, body)


_BEAMS = 28


def _beam(size: tuple[int, int], index: int, ink: Color) -> str:
    """One of the faint beams that leave the middle of a ground."""
    (w, h), turn = size, 2 * math.pi * index / _BEAMS
    across, down = math.cos(turn), math.sin(turn)
    reach = min(w * 0.48 / max(0.01, abs(across)), h * 0.47 / max(0.01, abs(down)))
    near = min(w, h) * 0.06
    ends = (w / 2 + across * near, h / 2 + down * near, w / 2 + across * reach, h / 2 + down * reach)
    return vector.line(*ends, vector.pen(ink, 1.2, 0.1))


def threat(surface: pygame.Surface, look: Look, place: pygame.Rect, color: str) -> None:
    """A threat icon: a colour that has its own shape as well."""
    surface.blit(_threat(place.width, color), place)


@lru_cache(maxsize=64)
def _threat(side: int, color: str) -> pygame.Surface:
    name, fill = THREATS[color]
    pen = vector.pen(mix(fill, _WHITE, 0.75), max(1.2, side * 0.06))
    share = 0.94 if name != "diamond" else 0.92
    image = vector.picture(side, side, token.shape(name, side, share, vector.paint(fill) + " " + pen)).copy()
    size = round(side * (0.62 if name != "diamond" else 0.5))
    ink = token.DARK if sight.luminance(fill) > token.BRIGHT else _WHITE
    image.blit(resources.icon("rel_skull", size, ink), ((side - size) // 2, (side - size) // 2))
    return image


@lru_cache(maxsize=256)
def _hexagon(look: Look, size: tuple[int, int], points: tuple[Point, ...], space: Space) -> pygame.Surface:
    (w, h), edge = size, max(1.6, look.unit * 2.2)
    body = _light(look, space, w / 2, h * 0.45, w * 0.62)
    rim = mix(space.hue, look.theme.tint, 0.5)
    line = vector.pen(look.theme.accent if space.selectable else rim, edge * (1.7 if space.selectable else 1))
    body += vector.polygon(list(points), vector.paint("url(#a)") + " " + line)
    inner = [(w / 2 + (x - w / 2) * 0.9, h / 2 + (y - h / 2) * 0.9) for x, y in points]
    pen = vector.pen(mix(space.hue, _WHITE, 0.3), max(1.0, look.unit), 0.28)
    return vector.picture(w, h, body + vector.polygon(inner, vector.paint(None) + " " + pen))


def hexagon(surface: pygame.Surface, look: Look, points: tuple[Point, ...], space: Space) -> pygame.Rect:
    """A hexagonal space through points on the surface; icon above, name in the middle, room for pieces below."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    margin = look.px(4)
    rect = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
    area = rect.inflate(2 * margin, 2 * margin)
    local = tuple((round(x - area.x, 1), round(y - area.y, 1)) for x, y in points)
    blur = look.px(14)
    dark = vector.shadow(rect.width * 3 // 4, rect.height, rect.height // 2, blur, _BLACK, 0.6)
    surface.blit(dark, dark.get_rect(center=(rect.centerx, rect.centery + look.px(6))))
    if space.selectable:
        light = vector.shadow(rect.width * 4 // 5, rect.height, rect.height // 2, blur, look.theme.accent, 0.5)
        surface.blit(light, light.get_rect(center=rect.center))
    surface.blit(_hexagon(look, area.size, local, space), area)
    _hex_contents(surface, look, rect, space)
    record.note("space", surface, rect, label=space.name)
    return rect


def _hex_contents(surface: pygame.Surface, look: Look, rect: pygame.Rect, space: Space) -> None:
    line = text.line_height(look, "small", look.type_px(17))
    room = round(rect.width * 0.84)
    block = text.fit(look, space.name, (room, line * 2), "small", 17, _WHITE, True)
    letter = _letter_box(look, rect, space, line)
    if space.name and block.height <= rect.height * 0.32 and block.width <= room and not block.split:
        side, y = round(rect.height * 0.36), rect.y + round(rect.height * 0.27)
        _emblem(surface, look, space, (_beside(letter, rect.centerx, y, side), y), side)
        box = pygame.Rect(0, 0, room, block.height)
        box.midtop = (rect.centerx, rect.y + round(rect.height * 0.47))
        text.draw(surface, look, space.name, box, role="small", size=17, align="center", valign="top")
    else:
        side = round(rect.height * 0.42)
        _emblem(surface, look, space, (_beside(letter, rect.centerx, rect.centery, side), rect.centery), side)
    if space.letter:
        text.draw(surface, look, space.letter, letter, role="label", size=18, color=look.theme.muted, wrap=False)


def _letter_box(look: Look, rect: pygame.Rect, space: Space, line: int) -> pygame.Rect:
    """Where the letter of a section stands; without one a rect that nothing has to avoid."""
    if not space.letter:
        return pygame.Rect(rect.right, rect.y, 0, 0)
    wide = text.measure(look, space.letter, role="label", size=18)[0] + 4
    return pygame.Rect(rect.right - round(rect.width * 0.27) - wide, rect.y + look.px(5), wide, line)


def _beside(letter: pygame.Rect, x: int, y: int, side: int) -> int:
    """The middle of an emblem, moved aside where it would touch the letter."""
    return min(x, letter.x - side // 2 - 1) if y - side // 2 < letter.bottom else x


def pieces(rect: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Places for pieces along the lower edge of a space, clear of its name."""
    side = min(side, round(rect.height * 0.32))
    step = min(side + 2, (rect.width * 0.74 - side) / max(1, count - 1)) if count > 1 else 0.0
    left = rect.centerx - (step * (count - 1) + side) / 2
    y = rect.bottom - side - round(rect.height * 0.02)
    return [pygame.Rect(round(left + step * index), y, side, side) for index in range(count)]


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
) -> None:
    """A passage between two spaces with its number; red marks are noise, a bar is a closed door."""
    theme = look.theme
    (ax, ay), (bx, by) = ends
    long = math.hypot(bx - ax, by - ay)
    across = ((by - ay) / long * width / 2, (ax - bx) / long * width / 2)
    corners = [
        (ax + across[0], ay + across[1]),
        (bx + across[0], by + across[1]),
        (bx - across[0], by - across[1]),
        (ax - across[0], ay - across[1]),
    ]
    base = mix(theme.tint_deep, theme.ground[2], 0.62)
    pygame.draw.polygon(surface, base, corners)
    for first, second in ((corners[0], corners[1]), (corners[3], corners[2])):
        pygame.draw.aaline(surface, theme.accent if selectable else mix(theme.tint_deep, base, 0.4), first, second)
    if number:
        _corridor_number(surface, look, ((ax + bx) / 2, (ay + by) / 2), number, selectable)
    if noise:
        _noise(surface, look, ends, noise)
    if door:
        _door(surface, look, ends, width)


def _corridor_number(surface: pygame.Surface, look: Look, center: Point, number: str, lit: bool) -> None:
    side = max(look.type_px(17) + look.px(10), look.px(36))
    ring = look.theme.accent if lit else look.theme.tint
    paint = vector.paint(look.theme.ground[2]) + " " + vector.pen(ring, max(1.5, look.unit * 2.4))
    place = pygame.Rect(0, 0, side, side)
    place.center = round(center[0]), round(center[1])
    surface.blit(vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2 - 2, paint)), place)
    text.draw(surface, look, number, place, role="label", size=17, align="center", valign="middle", wrap=False)


def _noise(surface: pygame.Surface, look: Look, ends: tuple[Point, Point], count: int) -> None:
    """Noise markers on either side of the number."""
    side = max(13, look.px(22))
    paint = vector.paint((206, 44, 40)) + " " + vector.pen(_WHITE, max(1.2, look.unit * 1.6))
    drawn = vector.picture(side, side, vector.polygon(_burst(side), paint))
    for index in range(count):
        share = 0.5 + (0.13 + 0.07 * (index // 2)) * (1 if index % 2 == 0 else -1)
        x, y = ends[0][0] + (ends[1][0] - ends[0][0]) * share, ends[0][1] + (ends[1][1] - ends[0][1]) * share
        surface.blit(drawn, (round(x - side / 2), round(y - side / 2)))


def _burst(side: float) -> list[Point]:
    half = side / 2
    out = []
    for index in range(16):
        reach, turn = half * (0.94 if index % 2 == 0 else 0.7), math.pi * index / 8
        out.append((half + reach * math.sin(turn), half - reach * math.cos(turn)))
    return out


def _door(surface: pygame.Surface, look: Look, ends: tuple[Point, Point], width: float) -> None:
    """A closed door: a double bar across the passage."""
    (ax, ay), (bx, by) = ends
    long = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / long, (by - ay) / long
    for shift in (-0.17, -0.15):
        x, y = (ax + bx) / 2 + dx * long * shift, (ay + by) / 2 + dy * long * shift
        a, b = (x + dy * width / 2, y - dx * width / 2), (x - dy * width / 2, y + dx * width / 2)
        pygame.draw.line(surface, look.theme.text, a, b, max(2, look.px(3)))


def arrow(surface: pygame.Surface, look: Look, ends: tuple[Point, Point], *, both: bool = False) -> None:
    """A link from one space to another; `both` ways it is a gate without heads."""
    (ax, ay), (bx, by) = ends
    ink = mix(look.theme.tint, look.theme.ground[2], 0.15)
    wide = max(2, look.px(4))
    pygame.draw.line(surface, ink, (ax, ay), (bx, by), wide)
    if both:
        return
    long = math.hypot(bx - ax, by - ay) or 1
    dx, dy, size = (bx - ax) / long, (by - ay) / long, max(6.0, look.px(10))
    wings = [(bx - dx * size - dy * size * 0.7 * side, by - dy * size + dx * size * 0.7 * side) for side in (1, -1)]
    pygame.draw.polygon(surface, ink, [(bx, by), *wings])
