"""Dice that are no cubes: the silhouette and the edges of solids with four to twenty sides."""

import math

from scenes.kit import vector
from scenes.kit.resources import Color
from scenes.kit.theme import mix

Point = tuple[float, float]
_WHITE: Color = (255, 255, 255)


def ring(corners: int, side: float, share: float, turn: float = 0.0) -> list[Point]:
    """The corners of a regular shape in a square, the first one at the top."""
    half, radius = side / 2, side / 2 * share
    turns = [math.radians(turn) + 2 * math.pi * index / corners for index in range(corners)]
    return [(half + radius * math.sin(t), half - radius * math.cos(t)) for t in turns]


def outline(sides: int, side: float) -> list[Point]:
    """The silhouette of a die with so many sides."""
    if sides == 4:
        return [(x, y + side * 0.1) for x, y in ring(3, side, 1.04)]
    if sides == 8:
        return ring(6, side, 0.96)
    if sides == 10:
        half = side / 2
        return [
            (half, side * 0.03),
            (side * 0.97, side * 0.44),
            (side * 0.97, side * 0.58),
            (half, side * 0.97),
            (side * 0.03, side * 0.58),
            (side * 0.03, side * 0.44),
        ]
    return ring(10 if sides == 12 else 6, side, 0.97)


def facets(sides: int, side: float) -> tuple[list[Point], list[tuple[Point, Point]]]:
    """The face that looks at us, and the edges from it to the silhouette."""
    rim = outline(sides, side)
    half = side / 2
    if sides == 10:
        front = [(half, rim[0][1]), (side * 0.83, side * 0.6), (half, side * 0.76), (side * 0.17, side * 0.6)]
        return front, [
            (front[1], rim[1]),
            (front[1], rim[2]),
            (front[2], rim[3]),
            (front[3], rim[4]),
            (front[3], rim[5]),
        ]
    if sides == 12:
        front = ring(5, side, 0.6)
        return front, [(point, rim[index * 2]) for index, point in enumerate(front)]
    if sides == 4:
        return rim, []
    front = ring(3, side, 0.62) if sides == 20 else ring(3, side, 0.94)
    if sides == 20:
        edges = [
            (front[index], rim[corner % 6])
            for index in range(3)
            for corner in (2 * index - 1, 2 * index, 2 * index + 1)
        ]
        return front, edges
    return front, []


def body(sides: int, side: float, base: Color, *, bright: bool) -> str:
    """The die as vector elements."""
    edge, light = max(1.0, side * 0.025), 0.4 if bright else 0.12
    out = vector.linear(
        "g", (0, 0, 0, side), (0, mix(base, _WHITE, light * 0.6), 1), (0.6, base, 1), (1, mix(base, (0, 0, 0), 0.42), 1)
    )
    out += vector.linear("h", (0, 0, 0, side), (0, mix(base, _WHITE, light), 1), (1, mix(base, (0, 0, 0), 0.06), 1))
    rim = mix(base, _WHITE, 0.45)
    out += vector.polygon(outline(sides, side), vector.paint("url(#g)") + " " + vector.pen(rim, edge, 0.7))
    front, edges = facets(sides, side)
    out += vector.polygon(front, vector.paint("url(#h)") + " " + vector.pen(rim, edge, 0.6))
    for a, b in edges:
        out += vector.line(*a, *b, vector.pen(rim, edge * 0.8, 0.5))
    return out
