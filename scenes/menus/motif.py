"""The faint drawing around a title's emblem: a scope, a sunburst, a halo or a floor of hexes, as its theme says."""

import math
import random
from collections.abc import Callable

from scenes.kit import vector
from scenes.kit.resources import Color

Center = tuple[float, float]
Size = tuple[int, int]
_BRIGHT: Color = (255, 255, 255)


def drawn(name: str, size: Size, center: Center, unit: float, tint: Color) -> str:
    """The elements of a motif in a box; nothing for a theme without one."""
    make = _MOTIFS.get(name)
    return make(size, center, unit, tint) if make else ""


def _scope(size: Size, center: Center, unit: float, tint: Color) -> str:
    """Instrument rings with ticks and a cross of hair lines, and a few stars beyond."""
    (x, y), side = center, min(size)
    body = _stars(size, unit, tint)
    for share, alpha in ((0.33, 0.2), (0.44, 0.13), (0.58, 0.08), (0.76, 0.05)):
        body += vector.circle(x, y, side * share, vector.paint(None) + " " + vector.pen(tint, 1.4 * unit, alpha))
    dashes = f'stroke-dasharray="{2 * unit:.1f} {14 * unit:.1f}" '
    body += vector.circle(x, y, side * 0.385, dashes + vector.paint(None) + " " + vector.pen(tint, 8 * unit, 0.2))
    for turn in range(4):
        across, down = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
        near, far = side * 0.36, side * 0.66
        ends = (x + across * near, y + down * near, x + across * far, y + down * far)
        body += vector.line(*ends, vector.pen(tint, 1.4 * unit, 0.16))
    return body


def _stars(size: Size, unit: float, tint: Color) -> str:
    dice, body = random.Random(20), ""
    for _ in range(46):
        spot = (dice.uniform(0.03, 0.97) * size[0], dice.uniform(0.02, 0.8) * size[1])
        body += vector.circle(*spot, dice.choice((0.9, 1.2, 1.8)) * unit, vector.paint(tint, dice.choice((0.2, 0.4))))
    return body


def _rays(size: Size, center: Center, unit: float, tint: Color) -> str:
    """A sunburst and dots that grow towards the lower corners, as printed comics have."""
    (x, y), reach, count, body = center, math.hypot(*size), 16, ""
    for index in range(count):
        turns = (2 * math.pi * (index + 0.12) / count, 2 * math.pi * (index + 0.55) / count)
        points = [(x, y), *((x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in turns)]
        body += vector.polygon(_inside(points, size), vector.paint(tint, 0.075))
    step = 17 * unit
    for row in range(int(size[1] / step)):
        for column in range(1, int(size[0] / step)):
            spot = (column * step + (row % 2) * step / 2, row * step)
            far = math.hypot(spot[0] - x, spot[1] - y) / min(size)
            if far > 0.42 and spot[0] < size[0] - step / 2:
                body += vector.circle(*spot, min(5.2, (far - 0.38) * 9) * unit, vector.paint(tint, 0.1))
    return body


def _inside(points: list[Center], size: Size) -> list[Center]:
    """The part of a convex shape that lies in a box."""
    w, h = size
    edges: tuple[tuple[int, float, int], ...] = ((0, 0, 1), (0, w, -1), (1, 0, 1), (1, h, -1))
    for axis, bound, sign in edges:
        kept: list[Center] = []
        for index, one in enumerate(points):
            before = points[index - 1]
            inside, was = ((part[axis] - bound) * sign >= 0 for part in (one, before))
            if inside != was:
                share = (bound - before[axis]) / (one[axis] - before[axis])
                kept.append((before[0] + (one[0] - before[0]) * share, before[1] + (one[1] - before[1]) * share))
            if inside:
                kept.append(one)
        points = kept
    return points


def _halo(size: Size, center: Center, unit: float, tint: Color) -> str:
    """Rings with a wreath of thin beams, as around a saint."""
    (x, y), side, body = center, min(size), ""
    for share, wide, alpha in ((0.36, 1.4, 0.26), (0.375, 1.0, 0.16), (0.53, 1.4, 0.12)):
        body += vector.circle(x, y, side * share, vector.paint(None) + " " + vector.pen(tint, wide * unit, alpha))
    for index in range(48):
        turn = 2 * math.pi * index / 48
        near, far = side * 0.4, side * (0.5 if index % 2 else 0.46)
        ends = (
            x + near * math.cos(turn),
            y + near * math.sin(turn),
            x + far * math.cos(turn),
            y + far * math.sin(turn),
        )
        body += vector.line(*ends, vector.pen(tint, 1.6 * unit, 0.2))
    return body


def _hexes(size: Size, center: Center, unit: float, tint: Color) -> str:
    """A floor of hexes that fades with the distance from the emblem."""
    (x, y), side, body = center, 46 * unit, ""
    wide, high = side * math.sqrt(3), side * 1.5
    for row in range(-int(size[1] / high), int(size[1] / high) + 1):
        for column in range(-int(size[0] / wide), int(size[0] / wide) + 1):
            spot = (x + (column + (row % 2) / 2) * wide, y + row * high)
            far = math.hypot(spot[0] - x, spot[1] - y) / min(size)
            if far > 0.62 or not (wide < spot[0] < size[0] - wide and side < spot[1] < size[1] - side):
                continue
            corners = [math.pi / 6 + turn * math.pi / 3 for turn in range(6)]
            points = [(spot[0] + side * 0.94 * math.cos(t), spot[1] + side * 0.94 * math.sin(t)) for t in corners]
            pen = vector.pen(tint, 1.4 * unit, round(0.2 * (1 - far), 3))
            body += vector.polygon(points, vector.paint(_BRIGHT, round(0.02 * (1 - far), 3)) + " " + pen)
    return body


_MOTIFS: dict[str, Callable[[Size, Center, float, Color], str]] = {
    "scope": _scope,
    "rays": _rays,
    "halo": _halo,
    "hexes": _hexes,
}
