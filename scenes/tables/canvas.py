"""Draws a table quickly: what rests is one kept picture, and only what moves is drawn above it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import pygame

from scenes.kit.director import Director
from scenes.kit.look import Look
from scenes.tables.things import CALM, Mode, Picture, Thing

FLIP = "flip:"


class Canvas:
    """The kept pictures: the ground of the window, and the table as it rests."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._ground: tuple[Look, pygame.Surface] | None = None
        self._rest: tuple[Look, frozenset[str], pygame.Surface] | None = None

    def stale(self) -> None:
        """What rests has changed."""
        self._rest = None

    def _grounded(self, look: Look, paint: Callable[[pygame.Surface, Look], None]) -> pygame.Surface:
        if self._ground is None or self._ground[0] != look:
            sheet = _sheet(look)
            paint(sheet, look)
            self._ground = (look, sheet)
        return self._ground[1]

    def rest(
        self,
        surface: pygame.Surface,
        look: Look,
        moving: frozenset[str],
        ground: Callable[[pygame.Surface, Look], None],
        paint: Callable[[pygame.Surface, frozenset[str]], None],
    ) -> None:
        """Put the resting table on a surface; `paint` draws it anew without what moves."""
        if self._rest is None or self._rest[0] != look or self._rest[1] != moving:
            sheet = self._rest[2] if self._rest and self._rest[0] == look else _sheet(look)
            sheet.blit(self._grounded(look, ground), (0, 0))
            paint(sheet, moving)
            self._rest = (look, moving, sheet)
        surface.blit(self._rest[2], (0, 0))


def _sheet(look: Look) -> pygame.Surface:
    sheet = pygame.Surface((look.width, look.height))
    return sheet.convert() if pygame.display.get_surface() else sheet


def movers(director: Director) -> frozenset[str]:
    """The keys of things that must not be part of the resting picture."""
    return frozenset(key.removeprefix(FLIP) for key in director.moving)


def things(
    surface: pygame.Surface, look: Look, shown: Iterable[Thing], mode: Callable[[Thing], Mode], skip: frozenset[str]
) -> None:
    """Draw things that rest."""
    for thing in shown:
        if thing.key not in skip:
            thing.paint(surface, look, thing.rect, mode(thing))


def moving(
    surface: pygame.Surface, look: Look, director: Director, before: Picture, after: Picture, keys: frozenset[str]
) -> None:
    """Draw things that move, where they are now."""
    for thing in after.things:
        if thing.key not in keys:
            continue
        turned = director.pose(FLIP + thing.key)
        if turned is not None:
            _flip(surface, look, before.by_key.get(thing.key, thing), thing, turned.value)
        else:
            thing.paint(surface, look, thing.rect, Mode(pose=director.pose(thing.key)))


def _flip(surface: pygame.Surface, look: Look, old: Thing, new: Thing, share: float) -> None:
    """Turn a card or tile over: it narrows with its old face and widens with its new one."""
    thing = old if share < 0.5 else new
    width = round(new.rect.width * abs(math.cos(math.pi * share)))
    if width < 2:
        return
    margin = look.px(30)
    sheet = pygame.Surface((new.rect.width + 2 * margin, new.rect.height + 2 * margin), pygame.SRCALPHA)
    thing.paint(sheet, look, pygame.Rect(margin, margin, *new.rect.size), CALM)
    part = sheet.subsurface(pygame.Rect(margin, margin, *new.rect.size))
    narrow = pygame.transform.smoothscale(part, (width, new.rect.height))
    surface.blit(narrow, narrow.get_rect(center=new.rect.center))
