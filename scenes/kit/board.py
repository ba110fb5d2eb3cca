"""Board maps drawn in Tiled: the one typed door to pytmx, and how a map is laid over a window."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import pytmx

from scenes.kit import resources
from scenes.kit.look import Look

Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """One object of a map layer: a box (or a point, without size), or a line or polygon through `points`."""

    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    points: tuple[Point, ...] = ()
    closed: bool = True
    anchor: str = ""


@dataclass(frozen=True)
class BoardMap:
    """The layers of a map by name, in design units."""

    width: int
    height: int
    layers: dict[str, tuple[Shape, ...]]

    def shapes(self, layer: str) -> tuple[Shape, ...]:
        """The objects of a layer; a missing layer is an error."""
        return self.layers[layer]

    def named(self, layer: str) -> dict[str, Shape]:
        """The objects of a layer by name."""
        return {shape.name: shape for shape in self.layers[layer]}


@cache
def load(name: str) -> BoardMap:
    """The map maps/<name>.tmx."""
    source: Any = pytmx.TiledMap(str(resources.root() / "maps" / f"{name}.tmx"))
    layers = {group.name: tuple(_shape(one) for one in group) for group in source.objectgroups}
    return BoardMap(source.width * source.tilewidth, source.height * source.tileheight, layers)


def _shape(one: Any) -> Shape:
    """An object of pytmx, typed; its points are absolute."""
    points = tuple((float(point[0]), float(point[1])) for point in getattr(one, "points", ()) or ())
    closed = bool(getattr(one, "closed", True))
    anchor = str(one.properties.get("anchor", ""))
    size = (float(one.width or 0), float(one.height or 0))
    return Shape(one.name or "", one.type or "", float(one.x), float(one.y), *size, points, closed, anchor)


@dataclass(frozen=True)
class Fit:
    """How design units of the board become pixels: one scale, so that nothing is stretched."""

    scale: float
    dx: float
    dy: float

    def rect(self, shape: Shape) -> pygame.Rect:
        """The box of a shape in pixels."""
        return self.box(shape.x, shape.y, shape.width, shape.height)

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A box in pixels."""
        left, top = self.point((x, y))
        right, bottom = self.point((x + width, y + height))
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def point(self, spot: Point) -> Point:
        """A point in pixels."""
        return spot[0] * self.scale + self.dx, spot[1] * self.scale + self.dy


def fitted(bounds: tuple[float, float, float, float], area: pygame.Rect) -> Fit:
    """The largest fit of a board (x, y, width, height in units) in the middle of an area."""
    x, y, width, height = bounds
    scale = min(area.width / width, area.height / height)
    dx = area.x + (area.width - width * scale) / 2 - x * scale
    dy = area.y + (area.height - height * scale) / 2 - y * scale
    return Fit(scale, dx, dy)


def bounds(shapes: tuple[Shape, ...]) -> tuple[float, float, float, float]:
    """The box around shapes: x, y, width, height."""
    spots = [spot for shape in shapes for spot in shape.points or _corners(shape)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return left, top, max(x for x, _ in spots) - left, max(y for _, y in spots) - top


def _corners(shape: Shape) -> tuple[Point, Point]:
    return (shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)


def side_widths(look: Look, left: float, right: float) -> tuple[int, int]:
    """Widths of the columns beside a board: wider in a compact window and where the window is very wide."""
    spare = max(0.0, look.width - look.height * 16 / 9)
    grown = 1.14 if look.compact else 1.0
    more = max(grown, 1 + (look.text_scale - 1) * 0.45)
    return round(look.px(left) * more + spare * 0.24), round(look.px(right) * more + spare * 0.3)
