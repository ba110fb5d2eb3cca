"""Pan and zoom of a board: where its units lie in the window, never smaller than whole and never lost outside."""

from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

import pygame

from scenes.kit.board import Fit, Point, fitted
from scenes.kit.look import Look

STEP = 1.2
MOST = STEP**6
WAYS = {"pan_left": (1, 0), "pan_right": (-1, 0), "pan_up": (0, 1), "pan_down": (0, -1)}
"""Commands that move the view, and where the board goes for it."""
COMMANDS = ("nearer", "farther", "whole", *WAYS)


@dataclass(frozen=True)
class View:
    """A board seen through an area: `zoom` 1 shows it whole; `center` is the point in the middle, in board units."""

    bounds: tuple[float, float, float, float]
    area: tuple[int, int, int, int]
    zoom: float = 1.0
    center: Point | None = None

    @property
    def rect(self) -> pygame.Rect:
        """The area as a rect, for clipping."""
        return pygame.Rect(self.area)

    @property
    def fit(self) -> Fit:
        """How board units become pixels."""
        whole = fitted(self.bounds, self.rect)
        scale = whole.scale * self.zoom
        x, y = self._held(scale)
        if self.zoom <= 1:
            return whole
        return Fit(scale, round(self.rect.centerx - x * scale), round(self.rect.centery - y * scale))

    def _held(self, scale: float) -> Point:
        """The middle, kept so that no empty margin shows while the board is larger than the area."""
        left, top, width, height = self.bounds
        x, y = self.center or (left + width / 2, top + height / 2)
        half_x, half_y = self.rect.width / scale / 2, self.rect.height / scale / 2
        x = left + width / 2 if half_x * 2 >= width else max(left + half_x, min(left + width - half_x, x))
        y = top + height / 2 if half_y * 2 >= height else max(top + half_y, min(top + height - half_y, y))
        return x, y

    def spot(self, pixel: tuple[int, int]) -> Point:
        """The board point under a pixel."""
        fit = self.fit
        return (pixel[0] - fit.dx) / fit.scale, (pixel[1] - fit.dy) / fit.scale

    def zoomed(self, factor: float, at: tuple[int, int]) -> "View":
        """Nearer or farther; the board point under the pointer stays where it is."""
        zoom = max(1.0, min(MOST, self.zoom * factor))
        x, y = self.spot(at)
        scale = fitted(self.bounds, self.rect).scale * zoom
        middle = x - (at[0] - self.rect.centerx) / scale, y - (at[1] - self.rect.centery) / scale
        grown = replace(self, zoom=zoom, center=middle)
        return replace(grown, center=grown._held(scale))

    def moved(self, dx: int, dy: int) -> "View":
        """Shifted by pixels, as the board is dragged or the arrow keys scroll it."""
        scale = self.fit.scale
        x, y = self._held(scale)
        there = replace(self, center=(x - dx / scale, y - dy / scale))
        return replace(there, center=there._held(scale))

    def showing(self, spot: Point, margin: float = 60) -> "View":
        """Shifted just so far that a board point can be seen, for the keyboard and for what happens elsewhere."""
        fit, rect = self.fit, self.rect.inflate(-2 * margin, -2 * margin)
        x, y = fit.point(spot)
        dx = min(0.0, rect.right - x) + max(0.0, rect.left - x)
        dy = min(0.0, rect.bottom - y) + max(0.0, rect.top - y)
        return self.moved(round(dx), round(dy)) if dx or dy else self


def turned_wheel(view: View, event: pygame.event.Event, pointer: tuple[int, int]) -> View:
    """What the mouse wheel does: zoom at the pointer."""
    return view.zoomed(STEP**event.y, pointer) if view.rect.collidepoint(pointer) else view


def obeyed(view: View, command: str, step: int) -> View:
    """What a command does; `step` is how many pixels a push moves the board."""
    if command == "whole":
        return replace(view, zoom=1.0, center=None)
    if command in WAYS:
        return view.moved(WAYS[command][0] * step, WAYS[command][1] * step)
    return view.zoomed(STEP if command == "nearer" else 1 / STEP, view.rect.center)


@dataclass
class Lens:
    """How near a person looks at a board, and at which point of it; whole until they come nearer."""

    zoom: float = 1.0
    center: Point | None = None

    def view(self, bounds: tuple[float, float, float, float], area: pygame.Rect) -> View:
        """The view through an area, which may have changed with the window."""
        return View(bounds, (area.x, area.y, area.width, area.height), self.zoom, self.center)

    def hold(self, view: View) -> bool:
        """Look as a view does; True when that is something else."""
        before = self.zoom, self.center
        self.zoom, self.center = view.zoom, view.center if view.zoom > 1 else None
        return (self.zoom, self.center) != before


@runtime_checkable
class Viewed(Protocol):
    """A table whose board can be looked at nearer."""

    lens: Lens

    def view(self, look: Look) -> View: ...
