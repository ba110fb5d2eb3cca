"""Colour as eyes see it: contrast, distance between colours, and how three kinds of colour blindness change them."""

import math

from scenes.kit.resources import Color
from scenes.kit.theme import mix

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Full strength, for linear light: Machado, Oliveira and Fernandes 2009.
FILTERS: dict[str, Matrix] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Triple = (0.9505, 1.0, 1.089)


def _linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _coded(part: float) -> int:
    part = min(1.0, max(0.0, part))
    part = part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
    return round(part * 255)


def _times(matrix: Matrix, value: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return x, y, z


def _light(color: Color) -> Triple:
    return _linear(color[0]), _linear(color[1]), _linear(color[2])


def luminance(color: Color) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = _light(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Color, b: Color) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def against(ink: Color, ground: Color, least: float) -> Color:
    """An ink moved towards white or black until it stands out from a ground."""
    goal = (255, 255, 255) if luminance(ground) < 0.18 else (0, 0, 0)
    tones = (mix(ink, goal, step / 20) for step in range(21))
    return next((tone for tone in tones if contrast(tone, ground) >= least), goal)


def seen(color: Color, filter_name: str) -> Color:
    """A colour through one of the filters."""
    red, green, blue = _times(FILTERS[filter_name], _light(color))
    return _coded(red), _coded(green), _coded(blue)


def lab(color: Color) -> Triple:
    """CIE L*a*b* under daylight."""
    x, y, z = (_cube(part / white) for part, white in zip(_times(_XYZ, _light(color)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def difference(a: Color, b: Color) -> float:
    """How different two colours look (delta E of 2000): below 2 hardly, above 20 at a glance."""
    (l1, a1, b1), (l2, a2, b2) = lab(a), lab(b)
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grow = 1 + 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25.0**7)))
    c1, h1 = math.hypot(a1 * grow, b1), math.atan2(b1, a1 * grow) % math.tau
    c2, h2 = math.hypot(a2 * grow, b2), math.atan2(b2, a2 * grow) % math.tau
    turn, middle = _hues(c1, h1, c2, h2)
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(turn / 2)
    low, wide = (l1 + l2) / 2, (c1 + c2) / 2
    sl = 1 + 0.015 * (low - 50) ** 2 / math.sqrt(20 + (low - 50) ** 2)
    sc, sh = 1 + 0.045 * wide, 1 + 0.015 * wide * _weight(middle)
    bend = math.radians(60 * math.exp(-(((math.degrees(middle) - 275) / 25) ** 2)))
    rt = -2 * math.sqrt(wide**7 / (wide**7 + 25.0**7)) * math.sin(bend)
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def _hues(c1: float, h1: float, c2: float, h2: float) -> tuple[float, float]:
    """The turn from one hue to the other, and the hue between them."""
    if c1 * c2 == 0:
        return 0.0, h1 + h2
    turn = (h2 - h1 + math.pi) % math.tau - math.pi
    return turn, (h1 + turn / 2) % math.tau


def _weight(hue: float) -> float:
    return (
        1
        - 0.17 * math.cos(hue - math.radians(30))
        + 0.24 * math.cos(2 * hue)
        + 0.32 * math.cos(3 * hue + math.radians(6))
        - 0.2 * math.cos(4 * hue - math.radians(63))
    )
