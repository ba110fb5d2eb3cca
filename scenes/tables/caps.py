"""Number keys of things: what no button stands for can be chosen by a number as well, shown on a small key cap."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.kit import panel, record, resources, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.theme import mix
from scenes.tables.asking import Asking
from scenes.tables.things import Picture, Thing

LAST = 9
"""The highest number there is a key for."""
SMALL = 64
"""Design units up to which a thing is small."""
VEIL = 9
"""Things from this layer on lie over the table."""
BLACK = (0, 0, 0)
SIZE, GROWTH, RIM = 14, 1.0, 1.3
"""The size of a number, how far it grows with the texts (a cap covers as little as it can), and the edge of a cap."""


def numbered(asked: Asking, picture: Picture, offered: tuple[str, ...], *, paged: bool) -> dict[str, Thing]:
    """Return the things by number, in reading order; what buttons stand for is `offered` already.

    Things come before the buttons, which then go on from there; after them where not all have a number, or where the
    buttons are `paged`. Where there are more things than numbers, those that look alike share one: it means the next
    of them to pick.
    """
    rest = [thing for thing in asked.lit(picture) if _unsaid(asked, thing, offered) and not _covered(picture, thing)]
    before = not paged and len(rest) + len(offered) <= LAST
    numbers = [str(number) for number in range(1 if before else len(offered) + 1, LAST + 1)]
    kinds = _kinds(rest) if len(rest) > len(numbers) else [[thing] for thing in rest]
    return {number: _next(asked, kind) for number, kind in zip(numbers, kinds, strict=False)}


def behind(buttons: tuple[Button, ...], things: dict[str, Thing]) -> tuple[Button, ...]:
    """Return buttons with the numbers that come after those of the things, where the things come first."""
    if "1" not in things:
        return buttons
    return tuple(
        replace(one, badge=str(int(one.badge) + len(things))) if one.badge.isdecimal() else one for one in buttons
    )


def _unsaid(asked: Asking, thing: Thing, offered: tuple[str, ...]) -> bool:
    """Whether a thing stands for more than buttons do; what is laid aside by the way has its menu."""
    return any(one.key not in offered and one.group != "drop" for one in asked.for_thing(thing))


def _covered(picture: Picture, thing: Thing) -> bool:
    """Whether something that lies over the table hides a thing."""
    return any(one.layer > max(thing.layer, VEIL - 1) and one.rect.colliderect(thing.rect) for one in picture.things)


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
    """Draw the cap of a thing, unless it would hide it; `up` while it stands up."""
    look, rect = look.modest(GROWTH), spot(look, thing, up=up)
    hides = min(thing.rect.size) < rect.height * 4 // 5
    if hides or (thing.within and not thing.within.contains(rect)):
        return
    theme, edge = look.theme, look.px(RIM)
    base = panel.sheet(*rect.size, theme.accent_deep, theme.accent_deep, 1.0, BLACK, 0.8, 1, 4)
    surface.blit(base, rect)
    top = pygame.Rect(rect.x + edge, rect.y + edge, rect.width - 2 * edge, rect.height - 2 * edge - look.px(2))
    light = mix(theme.accent, (255, 255, 255), 0.3)
    surface.blit(panel.sheet(*top.size, light, theme.accent, 1.0, light, 0.0, 1, 3), top)
    record.note("plate", surface, rect)
    drawn = resources.font(theme.strong, look.type_px(SIZE)).render(number, True, theme.accent_ink)
    figure = drawn.get_bounding_rect()
    place = drawn.get_rect(topleft=(top.centerx - figure.centerx, top.centery - figure.centery))
    surface.blit(drawn, place)
    record.note("text", surface, figure.move(place.topleft), label=number, size=look.type_px(SIZE))


def spot(look: Look, thing: Thing, *, up: bool = False) -> pygame.Rect:
    """Where the cap of a thing lies: on its upper left corner, slim on a small one; amid the edge of what rises."""
    wide, high = text.measure(look.modest(GROWTH), "0", role="strong", size=SIZE)
    place = thing.risen if up and thing.risen else thing.rect
    small = min(place.size) <= look.px(SMALL)
    high = (look.modest(GROWTH).type_px(SIZE) if small else high) + 2 * look.px(RIM) + look.px(3)
    cap = pygame.Rect(0, 0, wide + look.px(9) if small else max(wide + look.px(10), high - look.px(3)), high)
    if thing.risen:
        cap.midbottom = (place.centerx, place.y + round(high * 0.45))
    else:
        cap.topleft = (place.x - look.px(6), place.y - look.px(10 if small else 9))
    return cap.clamp(pygame.Rect(0, 0, look.width, look.height))
