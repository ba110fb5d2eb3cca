"""Spaces of a board, drawn from the shapes of its map: tiles, the ground below them and the links between them."""

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
_DEEP = 4.6
"""How much white stands out from the ground of a space where no light falls on it."""
THREATS: dict[str, tuple[str, Color]] = {
    "red": ("circle", (190, 46, 42)),
    "blue": ("hexagon", (42, 95, 181)),
    "yellow": ("diamond", (176, 128, 20)),
}

_SKULL = {"circle": 0.62, "hexagon": 0.52, "diamond": 0.44}
"""How much of each shape its skull takes, clear of the pale rim."""


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
    busy: bool = False
    ink: Color | None = None


def ground(look: Look, space: Space) -> Color:
    """The colour of a space, never too bright for a white emblem: dark while unknown, or while it does not matter."""
    base = KIND_COLORS["back"] if space.hidden and look.theme.name.startswith("ship") else space.hue
    base = sight.against(base, _WHITE, _DEEP)
    return mix(base, look.theme.ground[2], 0.72) if space.hidden or space.dimmed else base


def _light(look: Look, space: Space, x: float, y: float, reach: float) -> str:
    base = ground(look, space)
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
    room = (size[0] - look.px(8), round(size[1] * 0.56))
    block = text.fit(look, space.name, room, "small", 17, _WHITE, True)
    fits = block.height <= room[1] and block.width <= room[0] and not block.split
    return min(block.height + look.px(6), round(size[1] * 0.6)) if fits else 0


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
    emblem(image, look, space, (w // 2, art // 2), round(min(w * 0.62, art * 0.76)))
    return image


def _sheen(width: float, height: float, radius: float) -> str:
    """Light that falls on a tile from above, and the dark that gathers in its corners."""
    body = vector.linear("h", (0, 0, 0, height * 0.6), (0, _WHITE, 0.06), (1, _WHITE, 0))
    body += vector.rect(0, 0, width, height * 0.6, radius, vector.paint("url(#h)"))
    reach = max(width, height) * 0.72
    body += vector.radial("v", (width / 2, height * 0.46), reach, (0.5, _BLACK, 0), (1, _BLACK, 0.34))
    return body + vector.rect(0, 0, width, height, radius, vector.paint("url(#v)"))


def emblem(image: pygame.Surface, look: Look, space: Space, center: tuple[int, int], side: int) -> None:
    """The picture of a space: nearly white with its shadow, faint on what is hidden."""
    if side < 8:
        return
    pale = space.ink or mix(space.hue, _WHITE, 0.88)
    tone = mix(look.theme.tint_deep, look.theme.ground[2], 0.42) if space.hidden else pale
    tone = sight.against(tone, ground(look, space), 5.1)
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
    record.note("plate", surface, place, label=color)
    surface.blit(_threat(place.width, color), place)


@lru_cache(maxsize=64)
def _threat(side: int, color: str) -> pygame.Surface:
    name, fill = THREATS[color]
    pen = vector.pen(mix(fill, _WHITE, 0.75), max(1.2, side * 0.06))
    share = 0.94 if name != "diamond" else 0.92
    image = vector.picture(side, side, token.shape(name, side, share, vector.paint(fill) + " " + pen)).copy()
    size = round(side * _SKULL[name])
    ink = token.DARK if sight.luminance(fill) > token.BRIGHT else _WHITE
    image.blit(resources.icon("rel_skull", size, ink), ((side - size) // 2, (side - size) // 2))
    return image


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
