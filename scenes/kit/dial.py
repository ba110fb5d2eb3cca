"""A dial as a drawn object: rim, face, ticks, numbers, red zone, needle and hub."""

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scenes.kit import record, text, vector
from scenes.kit.look import Look
from scenes.kit.theme import mix

SWEEP = 270.0
_NUMBERS_AT, _TICKS_FROM, _LONGEST = 0.7, 0.81, 0.56
"""How far out numbers stand at most, where ticks begin and how far a needle reaches, in shares of the radius."""
_CLEAR, _CAP = 0.03, 0.72
"""What is left free between them, and the height of figures by their size."""


@dataclass(frozen=True)
class Dial:
    """What is printed on it: values from low to high; those up to `red` lie in the red zone."""

    low: int
    high: int
    red: int | None = None
    numbers: bool = True
    show_value: bool = True


def angle(dial: Dial, value: float) -> float:
    """Degrees clockwise from straight up."""
    return -SWEEP / 2 + SWEEP * (value - dial.low) / (dial.high - dial.low)


def spot(side: float, degrees: float, share: float) -> tuple[float, float]:
    """A point of a round face: degrees clockwise from the top, share of the radius."""
    turn = math.radians(degrees)
    return side / 2 + math.sin(turn) * side / 2 * share, side / 2 - math.cos(turn) * side / 2 * share


def _face(look: Look, side: int, dial: Dial) -> str:
    theme, width = look.theme, max(2.0, side * 0.02)
    body = vector.linear(
        "r",
        (0, 0, side, side),
        (0, mix(theme.tint, (255, 255, 255), 0.3), 1),
        (0.5, theme.tint_deep, 1),
        (1, mix(theme.tint_deep, (0, 0, 0), 0.45), 1),
    )
    body += vector.circle(side / 2, side / 2, side / 2 - 0.5, vector.paint("url(#r)"))
    body += vector.radial(
        "f",
        (side * 0.5, side * 0.42),
        side * 0.6,
        (0, mix(theme.panel[0], theme.tint_deep, 0.3), 1),
        (0.65, mix(theme.panel[1], theme.tint_deep, 0.1), 1),
        (1, mix(theme.panel[1], (0, 0, 0), 0.4), 1),
    )
    edge = vector.pen((0, 0, 0), max(1.0, side * 0.006), 0.6)
    body += vector.circle(side / 2, side / 2, side / 2 - width, vector.paint("url(#f)") + " " + edge)
    body += vector.circle(
        side / 2, side / 2, side * 0.452, vector.paint(None) + " " + vector.pen(theme.tint_deep, 1, 0.25)
    )
    if dial.red is not None:
        body += _zone(look, side, dial, dial.red)
    for value in range(dial.low, dial.high + 1):
        danger = dial.red is not None and value <= dial.red
        a, b = spot(side, angle(dial, value), 0.9), spot(side, angle(dial, value), _TICKS_FROM)
        body += vector.line(*a, *b, vector.pen(theme.bad if danger else theme.text, max(1.6, side * 0.014)))
    return body


def _zone(look: Look, side: int, dial: Dial, upto: int) -> str:
    """The red arc along the rim."""
    share, width = 0.935, max(3.0, side * 0.04)
    a, b = spot(side, angle(dial, dial.low) - 2, share), spot(side, angle(dial, upto) + 2, share)
    large = 1 if angle(dial, upto) - angle(dial, dial.low) > 180 else 0
    radius = side / 2 * share
    data = f"M{a[0]:.1f} {a[1]:.1f} A{radius:.1f} {radius:.1f} 0 {large} 1 {b[0]:.1f} {b[1]:.1f}"
    return vector.path(data, vector.paint(None) + " " + vector.pen((190, 48, 44), width))


def _reach(look: Look, side: int, dial: Dial) -> float:
    """How far the needle reaches: never upon a number that it may point at."""
    if not dial.numbers:
        return _LONGEST
    half, shown = side / 2, _shown(look, pygame.Rect(0, 0, side, side), dial)
    near = [
        math.hypot(*(max(0.0, abs(c - half) - s / 2) for c, s in zip(b.center, b.size, strict=True))) for _, b in shown
    ]
    return min(_LONGEST, min(near) / half - _CLEAR)


def _needle(look: Look, side: int, degrees: float, reach: float) -> pygame.Surface:
    """A tapered hand with its shadow, and the hub it turns on."""
    theme, half = look.theme, side / 2
    root, tip = max(2.2, side * 0.024) / half, max(1.0, side * 0.008) / half
    across = [(degrees + 90, root), (degrees - 90, root)]
    foot = [spot(side, turn, share) for turn, share in across]
    x, y = spot(side, degrees, reach)
    end = [(x + (px - half) * tip / root, y + (py - half) * tip / root) for px, py in reversed(foot)]
    drop = max(1.5, side * 0.012)
    body = vector.polygon([(px + drop, py + drop * 1.4) for px, py in (*foot, *end)], vector.paint((0, 0, 0), 0.45))
    hand = vector.paint(theme.accent) + " " + vector.pen(theme.accent_deep, max(0.6, side * 0.004))
    body += vector.polygon([*foot, *end], hand)
    body += vector.radial(
        "h",
        (half - side * 0.02, half - side * 0.025),
        side * 0.11,
        (0, mix(theme.accent, (255, 255, 255), 0.4), 1),
        (1, theme.accent_deep, 1),
    )
    rim = vector.pen(mix(theme.accent_deep, (0, 0, 0), 0.4), max(1.0, side * 0.006))
    body += vector.circle(half, half, side * 0.064, vector.paint("url(#h)") + " " + rim)
    return vector.picture(side, side, body)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, dial: Dial, value: float) -> None:
    """Draw a dial in the largest square of the rect, its needle at `value` (fractions while it swings)."""
    side = min(rect.size)
    place = pygame.Rect(0, 0, side, side)
    place.center = rect.center
    blur = look.px(14)
    surface.blit(
        vector.shadow(side, side, side // 2, blur, (0, 0, 0), 0.5), (place.x - blur, place.y - blur + look.px(6))
    )
    surface.blit(vector.picture(side, side, _face(look, side, dial)), place)
    if dial.numbers:
        _numbers(surface, look, place, dial)
    surface.blit(_needle(look, side, round(angle(dial, value) / 1.5) * 1.5, _reach(look, side, dial)), place)
    if dial.show_value:
        _value(surface, look, place, round(value))
    record.note("dial", surface, place)


def _numbers(surface: pygame.Surface, look: Look, place: pygame.Rect, dial: Dial) -> None:
    size = look.floor / max(0.01, look.unit)
    for value, figure in _shown(look, place, dial):
        danger = dial.red is not None and value <= dial.red
        tone = look.theme.bad if danger else look.theme.text
        box = pygame.Rect(0, 0, figure.width + 2, text.measure(look, str(value), role="label", size=size)[1])
        box.center = figure.center
        text.draw(surface, look, str(value), box, role="label", size=size, color=tone, align="center", valign="middle")


def _shown(look: Look, place: pygame.Rect, dial: Dial) -> list[tuple[int, pygame.Rect]]:
    """The numbers with the places of their figures: all, or every second or fifth, so that none lies on the next."""
    size = look.floor / max(0.01, look.unit)
    boxes = [(value, _figure(look, place, dial, value, size)) for value in range(dial.low, dial.high + 1)]
    return boxes[:: _step([box for _, box in boxes])]


def _figure(look: Look, place: pygame.Rect, dial: Dial, value: int, size: float) -> pygame.Rect:
    """Where the figures of a number lie: as far out as they keep clear of the ticks."""
    box = pygame.Rect(
        0, 0, text.measure(look, str(value), role="label", size=size)[0], round(look.type_px(size) * _CAP)
    )
    center, half, share = pygame.Vector2(place.center), place.width / 2, _NUMBERS_AT
    while share > _LONGEST / 2:
        x, y = spot(place.width, angle(dial, value), share)
        box.center = (round(place.x + x), round(place.y + y))
        corners = (box.topleft, box.topright, box.bottomleft, box.bottomright)
        if max(center.distance_to(corner) for corner in corners) <= half * (_TICKS_FROM - _CLEAR):
            break
        share -= 0.02
    return box


def _step(boxes: list[pygame.Rect]) -> int:
    """Every number, or every second or fifth of them, so that none lies on the next."""
    for step in (1, 2):
        if not any(a.inflate(3, 3).colliderect(b) for a, b in pairwise(boxes[::step])):
            return step
    return 5


def _value(surface: pygame.Surface, look: Look, place: pygame.Rect, value: int) -> None:
    """The number that the needle points at, in a window of its own at the foot of the face."""
    look, size = look.modest(1.0), place.height * 0.18 / look.unit
    wide, line = text.measure(look, str(value), role="number", size=size)
    pad, high = round(place.width * 0.045), round(look.type_px(size) * _CAP) + round(place.height * 0.06)
    box = pygame.Rect(0, 0, max(wide + 2 * pad, round(place.width * 0.2)), high)
    box.midbottom = place.centerx, place.y + round(place.height * 0.955)
    edge = vector.paint((4, 8, 12)) + " " + vector.pen(look.theme.tint_deep, max(1.0, place.width * 0.008), 0.4)
    frame = vector.rect(1, 1, box.width - 2, box.height - 2, high * 0.24, edge)
    surface.blit(vector.picture(*box.size, frame), box)
    record.note("plate", surface, box, label=str(value))
    room = box.inflate(0, line)
    text.draw(surface, look, str(value), room, role="number", size=size, align="center", valign="middle", wrap=False)
