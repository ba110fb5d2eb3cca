"""Number keys of things: what no button stands for can be chosen by a number as well, shown on a small key cap."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.kit import panel, record, resources, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.theme import mix
from scenes.tables.asking import Asking
from scenes.tables.things import Hook, Picture, Thing

LAST = 9
"""The highest number there is a key for."""
SMALL = 64
"""Design units up to which a thing is small."""
VEIL = 9
"""Things from this layer on lie over the table."""
INSET = 10
"""How far a cap may reach into a card: its letters begin behind that."""
ABOVE = 7
"""Pixels that a cap stands out above a card where the window is small."""
BITE = 4
"""How far a cap may reach over the rim of a piece."""
BLACK = (0, 0, 0)
SIZE, GROWTH, RIM = 14, 1.0, 1.3
"""The size of a number, how far it grows with the texts (a cap covers as little as it can), and the edge of a cap."""


def numbered(asked: Asking, picture: Picture, offered: tuple[str, ...], *, paged: bool) -> dict[str, Thing]:
    """Return the things by number, in reading order; what buttons stand for is `offered` already.

    Things come before the buttons, which then go on from there; after them where not all have a number, or where the
    buttons are `paged`. Where there are more things than numbers, those that look alike share one: it means the next
    of them to pick.
    """
    rest = _rest(asked, picture, offered)
    before = not paged and len(rest) + len(offered) <= LAST
    numbers = [str(number) for number in range(1 if before else len(offered) + 1, LAST + 1)]
    kinds = _kinds(rest) if len(rest) > len(numbers) else [[thing] for thing in rest]
    return {number: _next(asked, kind) for number, kind in zip(numbers, kinds, strict=False)}


def lacking(asked: Asking, picture: Picture, offered: tuple[str, ...], numbered: dict[str, Thing]) -> bool:
    """Whether something that no button stands for has no number either, nor shares one."""
    return any(not any(_alike(thing, one) for one in numbered.values()) for thing in _rest(asked, picture, offered))


def _rest(asked: Asking, picture: Picture, offered: tuple[str, ...]) -> list[Thing]:
    return [thing for thing in asked.lit(picture) if _unsaid(asked, thing, offered) and not _covered(picture, thing)]


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


def _alike(one: Thing, other: Thing) -> bool:
    return (one.painter, one.shown) == (other.painter, other.shown)


def _kinds(things: list[Thing]) -> list[list[Thing]]:
    """Things that look alike together."""
    kinds: list[list[Thing]] = []
    for thing in things:
        alike = (kind for kind in kinds if _alike(kind[0], thing))
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


def draw(surface: pygame.Surface, look: Look, thing: Thing, number: str, picture: Picture, *, up: bool) -> None:
    """Draw the cap of a thing that is in sight; `up` while it stands up."""
    if not thing.in_sight:
        return
    look, rect = look.modest(GROWTH), spot(look, thing, up=up, others=beside(picture, thing))
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


def beside(picture: Picture, thing: Thing) -> tuple[pygame.Rect, ...]:
    """The other pieces on the table if a thing is one, the other cards of the hand if it is one of those."""
    if thing.hook is not Hook.BESIDE and not thing.risen:
        return ()
    like = (thing.hook, bool(thing.risen))
    return tuple(one.rect for one in picture.things if (one.hook, bool(one.risen)) == like and one is not thing)


def spot(look: Look, thing: Thing, *, up: bool = False, others: tuple[pygame.Rect, ...] = ()) -> pygame.Rect:
    """Where the cap of a thing stands: mostly outside, clear of letters; beside a piece clear of `others`."""
    risen = thing.risen if up else None
    place = risen or thing.whole or thing.rect
    cap = pygame.Rect((0, 0), size(look, small=min(place.size) <= look.px(SMALL)))
    if thing.hook is Hook.FOOT:
        cap.midtop = (place.x + cap.width // 2, place.bottom - look.px(8))
    elif thing.hook is Hook.BESIDE:
        cap = min(_beside(look, place, cap), key=lambda spot: _covered_by(spot, others))
    else:
        x, y = place.topleft if risen else _corner(place, thing.tilt)
        small = min(place.size) <= look.px(SMALL)
        cap.topright = (x + look.px(INSET * 2 // 3 if small else INSET), y - max(ABOVE, look.px(9)))
        if thing.risen and place.collidelist(others) >= 0:
            cap = pygame.Rect((0, 0), size(look, small=True))
            cap.bottomleft = (x, y + look.px(4))
    return cap.clamp(thing.within or pygame.Rect(0, 0, look.width, look.height))


def size(look: Look, *, small: bool) -> tuple[int, int]:
    """How large a cap is: slim on a small thing."""
    look = look.modest(GROWTH)
    wide, high = text.measure(look, "0", role="strong", size=SIZE)
    high = (look.type_px(SIZE) if small else high) + 2 * look.px(RIM) + look.px(3)
    return (wide + look.px(9) if small else max(wide + look.px(10), high - look.px(3))), high


def _beside(look: Look, piece: pygame.Rect, cap: pygame.Rect) -> list[pygame.Rect]:
    """Places around a piece, the best first: a long one has its number at its right."""
    high, low = cap.copy(), cap.copy()
    high.bottomright = (piece.x + piece.height // 5, piece.y + piece.height // 4)
    low.topright = (piece.x + piece.height // 5, piece.bottom - piece.height // 4)
    if piece.width == piece.height:
        return [high, low]
    level = cap.copy()
    level.midright = (piece.x + look.px(BITE), piece.centery)
    return [level, high, low]


def _covered_by(cap: pygame.Rect, others: tuple[pygame.Rect, ...]) -> int:
    """How much of others a cap covers."""
    return sum(cover.width * cover.height for cover in map(cap.clip, others))


def _corner(place: pygame.Rect, tilt: float) -> tuple[int, int]:
    """The upper left corner of something that is turned about its middle."""
    arm = (pygame.Vector2(place.topleft) - place.center).rotate(-tilt)
    return round(place.centerx + arm.x), round(place.centery + arm.y)
