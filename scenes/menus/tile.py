"""The tile of a title on the main menu: painted ground, emblem, name, one line and a few facts."""

from functools import lru_cache

import pygame

from scenes.kit import layout, panel, record, resources, text, vector
from scenes.kit.button import State
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import Theme, mix, theme
from scenes.kit.words import Words
from scenes.menus import motif
from scenes.menus.data import TitleInfo

_PAD = 20
"""Between the edge of a tile and its words."""


def places(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Rects for one to five tiles, the first one largest."""
    if count <= 1:
        return [area]
    if count == 2:
        return layout.columns(area, [0.5, 0.5], gap)
    top, bottom = layout.rows(area, [0.5, 0.5], gap)
    if count == 3:
        return [top, *layout.columns(bottom, [0.5, 0.5], gap)]
    first = layout.columns(top, [0.515, 0.485], gap)
    return [*first, *layout.columns(bottom, [1.0] * (count - 2), gap)]


Tones = tuple[Color, Color, Color]


def _tones(info: TitleInfo) -> Tones:
    """The colours of a tile from its middle outwards: those of its theme, or of its own hue."""
    if info.hue is None:
        return theme(info.theme).tile
    return info.hue, mix(info.hue, (0, 0, 0), 0.5), mix(info.hue, (0, 0, 0), 0.76)


@lru_cache(maxsize=32)
def _ground(tokens: Theme, tones: Tones, size: tuple[int, int], radius: int, foot: int, unit: float) -> pygame.Surface:
    """Radial light in the title's colour, its motif around the emblem, darkness at the foot."""
    (width, height), (top, middle, low) = size, tones
    center = (width / 2, (height - foot) * 0.52)
    reach = max(width * 0.6, height * 0.68)
    bright = mix(top, (255, 255, 255), 0.08)
    body = vector.radial("g", center, reach, (0, bright, 1), (0.32, top, 1), (0.7, middle, 1), (1, low, 1))
    body += vector.rect(0, 0, width, height, radius, vector.paint("url(#g)"))
    if min(width, height) > 200 * unit:
        body += motif.drawn(tokens.motif, size, center, unit, mix(top, (255, 255, 255), 0.5))
    body += _dusk(size, radius, foot, unit, mix(low, (0, 0, 0), 0.6))
    line = max(1.0, 1.4 * unit)
    edge = vector.paint(None) + " " + vector.pen(mix(top, tokens.tint, 0.5), line, 0.55)
    body += vector.rect(line / 2, line / 2, width - line, height - line, radius, edge)
    return vector.picture(width, height, body)


def _dusk(size: tuple[int, int], radius: int, foot: int, unit: float, dark: Color) -> str:
    """The dark in which the words stand; it begins a little above them."""
    (width, height), soft = size, 46 * unit
    start = height - foot - soft
    body = vector.linear(
        "d", (0, start, 0, height), (0, dark, 0), (1.5 * soft / (foot + soft), dark, 0.84), (1, dark, 0.96)
    )
    outline = (
        f"M0 {start} H{width} V{height - radius} A{radius} {radius} 0 0 1 {width - radius} {height} "
        f"H{radius} A{radius} {radius} 0 0 1 0 {height - radius} Z"
    )
    return body + vector.path(outline, vector.paint("url(#d)"))


def draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, info: TitleInfo, words: Words, state: State, *, chosen: bool
) -> None:
    """Draw a tile in its rect; the `chosen` one has the golden frame."""
    own = look.themed(info.theme)
    pad = look.px(_PAD)
    chips = _chips(info, words)
    heights = _heights(own, rect, info, words, chips)
    foot = sum(heights) + 2 * pad
    panel.shadow(surface, look, rect, 0.8)
    if state.hovered or state.focused:
        panel.glow(surface, look, rect, look.px(22), 0.35)
    _painted(surface, look, rect, info, foot)
    _emblem(surface, own, pygame.Rect(rect.x, rect.y, rect.width, rect.height - foot + look.px(8)), info)
    place = pygame.Rect(rect.x + pad, rect.bottom - foot + pad, rect.width - 2 * pad, 0)
    _words(surface, own, place, info, words, chips, heights)
    if chosen:
        panel.outline(surface, look, rect.inflate(-2, -2), width=3.4)
    record.note("control", surface, rect, label=info.id)


def art(surface: pygame.Surface, look: Look, rect: pygame.Rect, info: TitleInfo) -> None:
    """The painted ground and emblem of a title, without words."""
    panel.shadow(surface, look, rect, 0.8)
    _painted(surface, look, rect, info, look.px(30))
    _emblem(surface, look.themed(info.theme), rect, info)


def _painted(surface: pygame.Surface, look: Look, rect: pygame.Rect, info: TitleInfo, foot: int) -> None:
    radius = look.px(look.theme.radius)
    surface.blit(_ground(theme(info.theme), _tones(info), rect.size, radius, foot, look.unit), rect)


def _chips(info: TitleInfo, words: Words) -> list[str]:
    """How many play, how long, and how; a title whose seats are no people says for itself how many play."""
    own = f"tile_players_{info.id}"
    return [
        words(own if words.has(own) else "tile_players", low=info.players[0], high=info.players[1]),
        words("tile_minutes", low=info.minutes[0], high=info.minutes[1]),
        words(info.style),
    ]


def _chip_size(look: Look, chip: str) -> tuple[int, int]:
    wide, high = text.measure(look, chip, role="strong", size=15)
    return wide + 2 * look.px(11), high + look.px(4)


def _title_size(info: TitleInfo, width: int, look: Look) -> float:
    return 40 if width > look.px(1000) else 28


def _heights(look: Look, rect: pygame.Rect, info: TitleInfo, words: Words, chips: list[str]) -> tuple[int, int, int]:
    """Heights of name, tagline and rows of chips; what a small tile has no room for is 0 (and goes to its tip)."""
    inner = rect.width - 2 * look.px(_PAD)
    size = _title_size(info, inner, look)
    name = text.measure(look, words(info.name), width=inner, role="title", size=size)[1]
    line = text.measure(look, words(info.tagline), width=inner, size=size * 0.5 + 3)[1] + look.px(6)
    sizes = [_chip_size(look, chip) for chip in chips]
    rows = layout.flow([min(wide, inner) for wide, _ in sizes], inner, look.px(8))
    pills = len(rows) * (sizes[0][1] + look.px(8)) + look.px(4)
    room = rect.height * 0.78 - 2 * look.px(_PAD)
    if name + line + pills > room:
        pills = 0
    return name, line if name + line + pills <= room else 0, pills


def tip(look: Look, rect: pygame.Rect, info: TitleInfo, words: Words) -> str:
    """What a small tile has no room for."""
    own, chips = look.themed(info.theme), _chips(info, words)
    _, line, pills = _heights(own, rect, info, words, chips)
    return "\n".join(([] if line else [words(info.tagline)]) + ([] if pills else [" · ".join(chips)]))


def _words(
    surface: pygame.Surface,
    look: Look,
    place: pygame.Rect,
    info: TitleInfo,
    words: Words,
    chips: list[str],
    heights: tuple[int, int, int],
) -> None:
    size = _title_size(info, place.width, look)
    name = pygame.Rect(place.x, place.y, place.width, heights[0])
    text.draw(surface, look, words(info.name), name, role="title", size=size, color=(248, 244, 234))
    line = pygame.Rect(place.x, name.bottom + look.px(4), place.width, heights[1])
    if heights[1]:
        tone = mix(look.theme.muted, (255, 255, 255), 0.4)
        text.draw(surface, look, words(info.tagline), line, size=size * 0.5 + 3, color=tone)
    if heights[2]:
        _draw_chips(surface, look, pygame.Rect(place.x, line.bottom + look.px(4), place.width, heights[2]), chips)


def _draw_chips(surface: pygame.Surface, look: Look, area: pygame.Rect, chips: list[str]) -> None:
    sizes = [_chip_size(look, chip) for chip in chips]
    y = area.y
    for row in layout.flow([min(size[0], area.width) for size in sizes], area.width, look.px(8)):
        x = area.x
        for index in row:
            wide, high = min(sizes[index][0], area.width), sizes[index][1]
            pill = pygame.Rect(x, y, wide, high)
            fill = vector.paint((255, 255, 255), 0.13)
            surface.blit(vector.picture(wide, high, vector.rect(0, 0, wide, high, high / 2, fill)), pill)
            text.draw(
                surface, look, chips[index], pill, role="strong", size=15, align="center", valign="middle", wrap=False
            )
            x += wide + look.px(8)
        y += sizes[row[0]][1] + look.px(8)


def _pale(hue: Color) -> Color:
    """The colour of an emblem: its ground's hue, nearly white."""
    most = max(hue)
    return mix((hue[0] * 255 // most, hue[1] * 255 // most, hue[2] * 255 // most), (255, 255, 255), 0.76)


def _emblem(surface: pygame.Surface, look: Look, area: pygame.Rect, info: TitleInfo) -> None:
    side = round(min(area.width * 0.52, area.height * 0.76, look.px(430)))
    if side < 16:
        return
    image = resources.icon(info.icon, side, _pale(_tones(info)[0]))
    blur = look.px(14)
    at = (area.centerx - side // 2, area.y + round(area.height * 0.52) - side // 2)
    surface.blit(vector.soften(image, blur, 0.55), (at[0] - blur, at[1] - blur + look.px(8)))
    surface.blit(image, at)
