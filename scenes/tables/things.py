"""Things on a table: what lies where, how it is drawn, and which choices it stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

import pygame

from scenes.kit.card import Card
from scenes.kit.director import Pose
from scenes.kit.look import Look
from scenes.kit.zoom import Note

About = tuple[str, str | int]


@dataclass(frozen=True)
class Mode:
    """How a thing is to be drawn now: may it be chosen, is it picked, pointed at, where it moves, how it shines."""

    lit: bool = False
    picked: bool = False
    hovered: bool = False
    pose: Pose | None = None
    shine: float = 1.0


CALM = Mode()


class Hook(Enum):
    """Where the number of a thing stands."""

    CORNER = "corner"
    BESIDE = "beside"
    FOOT = "foot"


Painter = Callable[[pygame.Surface, Look, pygame.Rect, Any, Mode], None]


@dataclass(frozen=True)
class Closer:
    """What a closer look at a thing shows."""

    card: Card
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Thing:
    """Something on the table.

    `painter` draws what `shown` says, and two things that show the same look the same. `about` are
    the things of the rules that it stands for; `layer` orders the drawing; `closer` makes its
    large view, `tip` its short explanation; `opens` names an overlay for clicks when there is nothing to choose;
    `risen` is where it stands while it is pointed at, if elsewhere; `within` is the part of the window through which
    it is seen, where a board is larger than its place; `whole` is its rect with what lies outside the window;
    `hook` is where its number stands, `tilt` how far it is turned at rest, in degrees.
    """

    key: str
    rect: pygame.Rect
    painter: Painter
    shown: Any = None
    about: tuple[About, ...] = ()
    layer: int = 0
    closer: Callable[[], Closer] | None = None
    tip: Callable[[], str] | None = None
    opens: str = ""
    risen: pygame.Rect | None = None
    within: pygame.Rect | None = None
    whole: pygame.Rect | None = None
    hook: Hook = Hook.CORNER
    tilt: float = 0.0

    def paint(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, mode: Mode) -> None:
        """Draw the thing in a place."""
        before = surface.get_clip()
        if self.within:
            surface.set_clip(self.within.clip(before))
        self.painter(surface, look if mode.shine == 1 else replace(look, shine=mode.shine), rect, self.shown, mode)
        surface.set_clip(before)

    def reaches(self, spot: tuple[int, int]) -> bool:
        """Whether a point is on the thing, and in sight."""
        return self.rect.collidepoint(spot) and (self.within is None or self.within.collidepoint(spot))

    @property
    def seen(self) -> pygame.Rect:
        """The part of it that can be seen."""
        return self.rect.clip(self.within) if self.within else self.rect

    @property
    def in_sight(self) -> bool:
        """Whether all of it can be seen."""
        return self.within is None or self.within.contains(self.rect)

    def looks(self, mode: Mode) -> tuple[object, ...]:
        """All that decides what is drawn and where."""
        place = self.rect.x, self.rect.y, self.rect.w, self.rect.h
        return *place, self.within and tuple(self.within), self.painter, self.shown, mode


@dataclass
class Picture:
    """All things of a table in drawing order, and how to find them."""

    things: list[Thing] = field(default_factory=list)
    by_key: dict[str, Thing] = field(default_factory=dict)

    def add(self, *things: Thing) -> None:
        """Put things on the table."""
        for thing in things:
            self.things.append(thing)
            self.by_key[thing.key] = thing

    def swap(self, thing: Thing) -> None:
        """Put a thing in the place of the one with its key."""
        self.things[self.things.index(self.by_key[thing.key])] = thing
        self.by_key[thing.key] = thing

    def settle(self) -> None:
        """Bring the things into drawing order."""
        self.things.sort(key=lambda thing: thing.layer)

    def at(self, spot: tuple[int, int], among: set[str] | None = None) -> Thing | None:
        """The uppermost thing at a point, of some keys if they are named."""
        for thing in reversed(self.things):
            if thing.reaches(spot) and (among is None or thing.key in among):
                return thing
        return None

    def about(self, about: About) -> Thing | None:
        """The first thing that stands for something of the rules."""
        return next((thing for thing in self.things if about in thing.about), None)


def moved(rect: pygame.Rect, pose: Pose | None) -> pygame.Rect:
    """Where a thing is drawn while it moves."""
    if pose is None:
        return rect
    out = rect.copy()
    if pose.placed:
        out.center = (round(pose.x), round(pose.y))
    return out
