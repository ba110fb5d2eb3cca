"""A dial with its number in the hub: life, attributes with pegs for upgrades, influence, infamy, time, hit points."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import dial, panel, record, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

_DARK: Color = (10, 8, 8)
_WHITE: Color = (255, 255, 255)
_WIDE = 1.5
"""How wide a number may be in radii of the hub, so that its corners stay inside."""


@dataclass(frozen=True)
class Hub:
    """What is printed on it. `hue` colours the face, `rim` the ring; `pegs` are upgrades stuck into the rim."""

    low: int
    high: int
    hue: Color
    rim: Color | None = None
    pegs: int = 0
    red: int | None = None
    icon: str = ""
    selectable: bool = False


def _ticks(look: Look, side: int, hub: Hub) -> str:
    """A tick for each value, or for each fifth where there are many."""
    span = hub.high - hub.low
    step = 1 if span <= 16 else 5
    body = ""
    for value in range(hub.low, hub.high + 1):
        if (value - hub.low) % step and span > 16:
            continue
        turn = dial.angle(dial.Dial(hub.low, hub.high), value)
        strong = value in (hub.low, hub.high) or (value - hub.low) % 5 == 0
        a, b = dial.spot(side, turn, 0.87), dial.spot(side, turn, 0.76 if strong else 0.8)
        danger = hub.red is not None and value <= hub.red
        tone = look.theme.bad if danger else _WHITE
        body += vector.line(*a, *b, vector.pen(tone, max(1.2, side * (0.018 if strong else 0.012)), 0.95))
    return body


@lru_cache(maxsize=256)
def _face(look: Look, side: int, hub: Hub) -> pygame.Surface:
    """Rim with its light, face, ticks and pegs."""
    rim, width, half = hub.rim or look.theme.tint_deep, max(2.0, side * 0.035), side / 2
    body = vector.linear(
        "r", (0, 0, side, side), (0, mix(rim, _WHITE, 0.45), 1), (0.5, rim, 1), (1, mix(rim, _DARK, 0.45), 1)
    )
    body += vector.circle(half, half, half - 1, vector.paint("url(#r)"))
    body += vector.radial(
        "f",
        (half, half * 0.84),
        half * 1.02,
        (0, mix(hub.hue, _WHITE, 0.2), 1),
        (0.4, hub.hue, 1),
        (0.72, mix(hub.hue, _DARK, 0.58), 1),
        (1, mix(hub.hue, _DARK, 0.9), 1),
    )
    body += vector.circle(half, half, half - width, vector.paint("url(#f)"))
    body += vector.circle(half, half, half - width - 1, vector.paint(None) + " " + vector.pen((0, 0, 0), 1.5, 0.5))
    body += _ticks(look, side, hub)
    for index in range(hub.pegs):
        x, y = dial.spot(side, 180 + (index - (hub.pegs - 1) / 2) * 17, 0.86)
        peg = vector.paint(look.theme.good) + " " + vector.pen(_DARK, max(1.0, side * 0.012))
        body += vector.circle(x, y, max(2.5, side * 0.042), peg)
    return vector.picture(side, side, body)


def _core(look: Look, side: int) -> float:
    """Radius of the hub: room for two digits however small the dial is."""
    return max(side * 0.185, look.type_px(16) * 0.66)


@lru_cache(maxsize=512)
def _needle(look: Look, side: int, degrees: float, rim: Color) -> pygame.Surface:
    width = max(2.5, side * 0.034)
    a, b = dial.spot(side, degrees, 0.3), dial.spot(side, degrees, 0.66)
    ink = mix(rim, _WHITE, 0.62)
    body = vector.line(a[0] + 1, a[1] + 2, b[0] + 1, b[1] + 2, vector.pen((0, 0, 0), width, 0.45))
    body += vector.line(*a, *b, vector.pen(ink, width))
    hub = vector.paint(_DARK) + " " + vector.pen(rim, max(1.5, side * 0.02))
    body += vector.circle(side / 2, side / 2, _core(look, side), hub)
    return vector.picture(side, side, body)


def draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, hub: Hub, value: float, name: str = "", note: str = ""
) -> None:
    """Draw a dial with its name (and a remark) below; the needle stands at `value`, fractions while it swings."""
    low = name_height(look, note=bool(note)) if name else 0
    side = min(rect.width, rect.height - low)
    place = pygame.Rect(rect.centerx - side // 2, rect.y, side, side)
    blur = max(3, look.px(10))
    shade = vector.shadow(side, side, side // 2, blur, (0, 0, 0), 0.55)
    surface.blit(shade, (place.x - blur, place.y - blur + look.px(4)))
    if hub.selectable:
        glow = look.px(16)
        light = vector.shadow(side, side, side // 2, glow, look.theme.accent, 0.6)
        surface.blit(light, (place.x - glow, place.y - glow))
    surface.blit(_face(look, side, hub), place)
    turn = dial.angle(dial.Dial(hub.low, hub.high), value)
    surface.blit(_needle(look, side, round(turn / 1.5) * 1.5, hub.rim or look.theme.tint_deep), place)
    _number(surface, look, place, round(value))
    if hub.selectable:
        panel.outline(surface, look, place, radius=side / 2 / look.unit)
    if name:
        _name(surface, look, pygame.Rect(rect.x, place.bottom + look.px(3), rect.width, low - look.px(3)), name, note)
    record.note("dial", surface, place, label=name)


def name_height(look: Look, *, note: bool = False) -> int:
    """Height of the words below a dial."""
    return _line(look) * (2 if note else 1) + look.px(5)


def _line(look: Look) -> int:
    size = look.type_px(16)
    return max(text.line_height(look, "label", size), text.line_height(look, "small", size))


def _number(surface: pygame.Surface, look: Look, place: pygame.Rect, value: int) -> None:
    core = round(_core(look, place.width))
    least = text.layout(look, f"{value}", None, "number", look.floor, _WHITE).width
    box = pygame.Rect(0, 0, max(round(_WIDE * core), least), 2 * core)
    box.center = place.center
    size = min(30.0, core * 1.42 / look.unit / look.text_scale)
    text.draw(surface, look, f"{value}", box, role="number", size=size, align="center", valign="middle", wrap=False)


def _name(surface: pygame.Surface, look: Look, box: pygame.Rect, name: str, note: str) -> None:
    line = _line(look)
    row = pygame.Rect(box.x, box.y, box.width, line)
    wide = text.layout(look, name, None, "label", look.floor, look.theme.tint).width > row.width
    role = "small" if wide else "label"
    shown = text.fitting(look, (name, ""), row.width, role=role, size=16)
    if shown:
        text.draw(surface, look, shown, row, role=role, size=16, color=look.theme.tint, align="center", wrap=False)
    if note:
        text.draw(
            surface,
            look,
            note,
            row.move(0, line),
            role="small",
            size=16,
            color=look.theme.muted,
            align="center",
            wrap=False,
        )
