"""Things too small to be hit: they reach further than they are drawn, and where several do, a menu tells them apart."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from scenes.tables.things import Thing

TARGET = 32
"""The least side of a target in pixels."""


def reach(thing: Thing) -> pygame.Rect:
    """Where a click still means a thing."""
    rect = thing.rect
    return rect.inflate(max(0, TARGET - rect.width), max(0, TARGET - rect.height))


def small(things: Iterable[Thing], spot: tuple[int, int]) -> list[Thing]:
    """Those of some things that are smaller than a target and reach to a point, the nearest first."""
    seen = [one for one in things if one.within is None or one.within.collidepoint(spot)]
    near = [one for one in seen if min(one.rect.size) < TARGET and reach(one).collidepoint(spot)]
    return sorted(near, key=lambda one: math.dist(one.rect.center, spot))
