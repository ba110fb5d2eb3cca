"""Number keys of things: what no button stands for can be chosen by a number as well, shown on a small key cap."""

from __future__ import annotations

import pygame

from scenes.kit import panel, record, text
from scenes.kit.look import Look
from scenes.tables.asking import Asking
from scenes.tables.things import Picture, Thing

LAST = 9
"""The highest number there is a key for."""
SMALL = 64
"""Design units up to which a thing is too small to bear its cap in a corner."""
SIZE, GROWTH = 14, 1.0
"""The size of a number, and how far it grows with the texts: a cap covers as little as it can."""


def numbered(asked: Asking, picture: Picture, offered: tuple[str, ...]) -> dict[str, Thing]:
    """Return the things by number, in reading order after the buttons, whose options are `offered` already.

    Where there are more things than numbers, those that look alike share one: it means the next of them to pick.
    """
    rest = [thing for thing in asked.lit(picture) if any(one.key not in offered for one in asked.for_thing(thing))]
    numbers = [str(number) for number in range(len(offered) + 1, LAST + 1)]
    kinds = _kinds(rest) if len(rest) > len(numbers) else [[thing] for thing in rest]
    return {number: _next(asked, kind) for number, kind in zip(numbers, kinds, strict=False)}


def _kinds(things: list[Thing]) -> list[list[Thing]]:
    """Things that look alike together."""
    kinds: list[list[Thing]] = []
    for thing in things:
        alike = (kind for kind in kinds if kind[0].painter == thing.painter and kind[0].shown == thing.shown)
        kind = next(alike, None)
        if kind is None:
            kinds.append([thing])
        else:
            kind.append(thing)
    return kinds


def _next(asked: Asking, kind: list[Thing]) -> Thing:
    """The one of some equal things that a key means: the first to pick; with enough picked the last to put back."""
    picked = [thing for thing in kind if asked.picked(thing)]
    free = [thing for thing in kind if not asked.picked(thing)]
    full = asked.several and len(asked.picks) >= asked.decision.high
    return picked[-1] if picked and (full or not free) else free[0]


def draw(surface: pygame.Surface, look: Look, thing: Thing, number: str, *, up: bool) -> None:
    """Draw the cap of a thing; `up` while it stands up."""
    look, rect = look.modest(GROWTH), spot(look, thing, up=up)
    if thing.within and not thing.within.contains(rect):
        return
    theme = look.theme
    fill = panel.sheet(*rect.size, theme.button[0], theme.button[1], 1.0, theme.accent, 0.9, max(1, look.px(1.3)), 5)
    surface.blit(fill, rect)
    record.note("plate", surface, rect)
    text.draw(surface, look, number, rect, role="strong", size=SIZE, align="center", valign="middle", wrap=False)


def spot(look: Look, thing: Thing, *, up: bool = False) -> pygame.Rect:
    """Where the cap of a thing lies: on its upper left corner; amid the edge of what stands close to others."""
    wide, high = text.measure(look.modest(GROWTH), "0", role="strong", size=SIZE)
    cap = pygame.Rect(0, 0, max(wide + look.px(10), high), high)
    place = thing.risen if up and thing.risen else thing.rect
    if max(place.size) <= look.px(SMALL):
        cap.midtop = (place.x + place.width * 3 // 10, place.bottom - look.px(6))
    elif thing.risen:
        cap.midbottom = (place.centerx, place.y + round(high * 0.36))
    else:
        cap.center = (place.x + look.px(2), place.y + look.px(2))
    return cap.clamp(pygame.Rect(0, 0, look.width, look.height))
