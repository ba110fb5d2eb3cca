"""Things that lie elsewhere now travel there, on a slight arc."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.kit.director import Motion, move
from scenes.kit.look import Look
from scenes.tables.things import Picture

LONG = 0.32
"""Seconds of a long way."""


@dataclass(frozen=True)
class Ways:
    """How the things of a title travel: which kinds do, how far is near (design units), how long that takes (seconds),
    how high the arc is for its length and at most, and which kinds go straight."""

    kinds: tuple[str, ...]
    near: float
    short: float
    arc: float
    highest: float
    straight: tuple[str, ...] = ()


def travelled(
    look: Look, ways: Ways, before: Picture, after: Picture, source: Callable[[str], tuple[int, int] | None]
) -> list[Motion]:
    """The ways of all things from picture to picture; `source` tells where one that is new comes from, by its key."""
    out: list[Motion] = []
    for thing in after.things:
        kind = thing.key.partition(":")[0]
        if kind not in ways.kinds:
            continue
        old, end = before.by_key.get(thing.key), thing.rect.center
        start = old.rect.center if old else source(thing.key)
        if start is None or start == end:
            continue
        far = abs(start[0] - end[0]) + abs(start[1] - end[1])
        seconds = ways.short if far < look.px(ways.near) else LONG
        arc = 0 if kind in ways.straight else min(far * ways.arc, look.px(ways.highest))
        out.append(move(thing.key, start, end, seconds, arc=arc))
    return out
