"""Draws a table quickly: what rests is one kept picture, mended where it changes; what moves is drawn above it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import pygame

from scenes.kit.director import Director
from scenes.kit.look import Look
from scenes.kit.pan import View
from scenes.kit.panel import REACH
from scenes.tables.things import CALM, Mode, Picture, Thing, moved

FLIP = "flip:"
Ground = Callable[[pygame.Surface, Look], None]


class Canvas:
    """The kept pictures: the ground of the window, and the table as it rests."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._look: Look | None = None
        self._view: View | None = None
        self._ground = self._sheet = pygame.Surface((1, 1))
        self._drawn: dict[str, tuple[pygame.Rect, tuple[object, ...]]] = {}
        self._things: list[tuple[Thing, Mode]] = []
        self._surface: pygame.Surface | None = None
        self._over: list[pygame.Rect] | None = None

    def rest(
        self,
        surface: pygame.Surface,
        look: Look,
        things: list[tuple[Thing, Mode]],
        ground: Ground,
        view: View | None = None,
        over: list[pygame.Rect] | None = None,
    ) -> None:
        """Put the resting table on a surface; only what has changed since the last time is painted.

        The same list again means that nothing has; through another `view` all of the board is painted. `over` is
        what others have drawn on the surface since then; None when it may be anything.
        """
        if things is self._things and (look, view) == (self._look, self._view):
            self._show(surface, [], over)
            return
        self._things = things
        if self._look != look:
            regions = self._begin(look, ground)
        else:
            regions = self._changed(look, things)
            if view and view != self._view:
                regions = merged([*regions, self._board(look, view, ground)], self._sheet.get_rect())
        self._view = view
        for region in regions:
            self._sheet.set_clip(region)
            self._sheet.blit(self._ground, region, region)
            reach = region.inflate(look.px(REACH) * 2, look.px(REACH) * 2)
            for thing, mode in things:
                if thing.seen.colliderect(reach):
                    thing.paint(self._sheet, look, thing.rect, mode)
        self._sheet.set_clip(None)
        self._drawn = {thing.key: (thing.seen, thing.looks(mode)) for thing, mode in things}
        self._show(surface, regions, over)

    def _show(self, surface: pygame.Surface, mended: list[pygame.Rect], over: list[pygame.Rect] | None) -> None:
        """Bring a surface up to date: where it is known what was drawn above the table, only there."""
        window = self._sheet.get_rect()
        known = surface is self._surface and self._over is not None and over is not None
        for part in merged([*mended, *(self._over or ()), *(over or ())], window) if known else [window]:
            surface.blit(self._sheet, part, part)
        self._surface, self._over = surface, None

    def drawn_over(self, look: Look, places: list[pygame.Rect]) -> None:
        """All that was drawn above the resting table since it was shown, but for what shines around it."""
        margin = look.px(REACH)
        self._over = [place.inflate(2 * margin, 2 * margin).clip(self._sheet.get_rect()) for place in places]

    def _board(self, look: Look, view: View, ground: Ground) -> pygame.Rect:
        """Lay the ground of the board anew; returns where it lies."""
        area = view.rect.inflate(look.px(10), look.px(10))
        self._ground.set_clip(area)
        ground(self._ground, look)
        self._ground.set_clip(None)
        return area

    def _begin(self, look: Look, ground: Ground) -> list[pygame.Rect]:
        self._look = look
        self._ground, self._sheet = _sheet(look), _sheet(look)
        ground(self._ground, look)
        return [self._sheet.get_rect()]

    def _changed(self, look: Look, things: list[tuple[Thing, Mode]]) -> list[pygame.Rect]:
        """The parts of the window in which something came, went or looks different."""
        left, spots = dict(self._drawn), []
        for thing, mode in things:
            old = left.pop(thing.key, None)
            if old is None or old[1] != thing.looks(mode):
                spots += [thing.seen, *([old[0]] if old else [])]
        spots += [rect for rect, _ in left.values()]
        margin = look.px(REACH)
        window = self._sheet.get_rect()
        return merged([spot.inflate(2 * margin, 2 * margin).clip(window) for spot in spots], window)


def merged(spots: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Overlapping rects made one; the whole window when they cover most of it."""
    out: list[pygame.Rect] = []
    for spot in spots:
        while (hit := spot.collidelist(out)) >= 0:
            spot = spot.union(out.pop(hit))
        out.append(spot)
    covered = sum(spot.width * spot.height for spot in out)
    return [window] if covered > 0.7 * window.width * window.height else out


def _sheet(look: Look) -> pygame.Surface:
    sheet = pygame.Surface((look.width, look.height))
    return sheet.convert() if pygame.display.get_surface() else sheet


def movers(director: Director) -> frozenset[str]:
    """The keys of things that must not be part of the resting picture."""
    return frozenset(key.removeprefix(FLIP) for key in director.moving)


def moving(
    surface: pygame.Surface, look: Look, director: Director, before: Picture, after: Picture, keys: frozenset[str]
) -> list[pygame.Rect]:
    """Draw things that move, where they are now; returns where."""
    places = []
    for thing in after.things:
        if thing.key not in keys:
            continue
        turned = director.pose(FLIP + thing.key)
        if turned is not None:
            _flip(surface, look, before.by_key.get(thing.key, thing), thing, turned.value)
        else:
            pose = director.pose(thing.key)
            thing.paint(surface, look, thing.rect, Mode(pose=pose))
            to = moved(thing.rect, pose)
            places.append((thing.whole or thing.rect).move(to.x - thing.rect.x, to.y - thing.rect.y))
        places.append(thing.rect)
    return places


def _flip(surface: pygame.Surface, look: Look, old: Thing, new: Thing, share: float) -> None:
    """Turn a card or tile over: it narrows with its old face and widens with its new one."""
    thing = old if share < 0.5 else new
    width = round(new.rect.width * abs(math.cos(math.pi * share)))
    if width < 2:
        return
    margin = look.px(30)
    sheet = pygame.Surface((new.rect.width + 2 * margin, new.rect.height + 2 * margin), pygame.SRCALPHA)
    thing.painter(sheet, look, pygame.Rect(margin, margin, *new.rect.size), thing.shown, CALM)
    part = sheet.subsurface(pygame.Rect(margin, margin, *new.rect.size))
    narrow = pygame.transform.smoothscale(part, (width, new.rect.height))
    before = surface.get_clip()
    surface.set_clip(new.within.clip(before) if new.within else before)
    surface.blit(narrow, narrow.get_rect(center=new.rect.center))
    surface.set_clip(before)
