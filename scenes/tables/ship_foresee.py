"""What a choice of 20 Strong would lead to: noise on its gauge, pills on heroes and enemies, lines over the log."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import pygame

from game.model.state import Event
from game.titles.twenty_strong.state import ShipState
from scenes.kit import change, log, panel, text, token
from scenes.kit.change import Change
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import foretelling, ship_log, ship_panels
from scenes.tables import ship_paint as paint
from scenes.tables.foretelling import Told
from scenes.tables.ship_layout import Layout
from scenes.tables.things import Mode, Picture, Thing

SILENT = ("action_taken", "hero_moved", "die_moved", "card_moved", "card_turned", "shuffled", "relaid")
"""What goes without saying."""
LINES = 4
"""How many lines the panel has room for at least."""
PIECES = ("hero:", "card:")
STEP, FAR, WRONG = 3, 4, 2000
"""How finely places for a pill are tried; what a pixel of distance and a wrong neighbour are worth in hidden pixels."""
SLIVER = 0.1
"""What a pill may hide before it is made shorter, in shares of its piece."""


def foresee(look: Look, words: Words, view: ShipState, lay: Layout, picture: Picture, told: Told) -> tuple[Thing, ...]:
    """The gauge, the pills and the panel; nothing while nothing is pointed at."""
    events = told.preview.events
    if told.about:
        return ()
    pills = [
        Thing(f"foresight:{key}", rect, _draw, pill, within=thing.within)
        for key, one in weighed(events).items()
        if (thing := picture.by_key.get(key))
        for rect, pill in (_pill(look, lay, picture, thing, one),)
    ]
    lines = foretelling.lines(words, events, _args)
    roomy = log.head_height(look) + LINES * text.line_height(look, "body", look.type_px(16))
    place = lay.log if lay.log.height > roomy else lay.log.union(lay.decks)
    said = foretelling.sheet(words, place, told, lines) if lines or told.preview.result else ()
    return (*_noise(view, picture, events), *pills, *said)


def _args(event: Event) -> dict[str, Any] | None:
    return None if event.kind in SILENT else ship_log.args(event)


def weighed(events: Iterable[Event]) -> dict[str, Change]:
    """What each hero and enemy would lose or gain, by the keys of their things."""
    found: dict[str, Change] = {}
    for event in events:
        key, amount, left = _lost(event)
        if key:
            before = found.get(key, Change()).amount or 0
            found[key] = Change(before + amount, left, "gone" if left <= 0 else "")
    return found


def _lost(event: Event) -> tuple[str, int, int]:
    """Who loses or gains how much Health by an event, and how much is left."""
    data = event.data
    if event.kind == "hurt":
        return f"hero:{data['seat']}", -data["damage"], data["health"]
    if event.kind == "healed":
        return f"hero:{data['seat']}", data["amount"], data["health"]
    if event.kind in ("die_applied", "enemy_hurt"):
        return f"card:{data['card']}", -data["damage"], max(0, data["left"])
    return "", 0, 0


def _pill(look: Look, lay: Layout, picture: Picture, thing: Thing, shown: Change) -> tuple[pygame.Rect, Change]:
    """The pill of a piece and its place: near it and no nearer to another, where it hides least of what is there.

    Where even the best place hides something, the pill leaves out what would be left.
    """
    tile = next((one for one in picture.things if _holds(one, thing)), None)
    if tile is None:
        return pygame.Rect(0, 0, *change.size(look, shown)).move_to(midbottom=thing.rect.midtop), shown
    pieces = [one for one in picture.things if _stands(one, tile)]
    others = [one.rect for one in pieces if one.key != thing.key]
    words = paint.words_height(paint.tile_look(look), tile.rect.size, tile.shown)
    name = pygame.Rect(tile.rect.x, tile.rect.bottom - words, tile.rect.width, words)
    own = pygame.Rect(thing.rect.x, thing.rect.y, min(thing.rect.size), thing.rect.height)
    taken = [
        own,
        name,
        *others,
        *(_number(look, one) for one in pieces),
        *([lay.stacks[tile.key.partition(":")[2]]] if _cornered(tile.shown) else []),
    ]
    found = []
    for one in (shown, change.short(shown)):
        pill = pygame.Rect(0, 0, *change.size(look, one))
        spot = min(_spots(pill, tile.rect, name.y), key=lambda spot: _cost(spot, own, others, taken))
        found.append((_hidden(spot, taken), spot, one))
        if found[0][0] <= SLIVER * own.width * own.height:
            break
    _, spot, one = min(found, key=lambda kept: kept[0])
    return spot, one


def _holds(tile: Thing, piece: Thing) -> bool:
    return tile.key.startswith("space:") and tile.rect.collidepoint(piece.rect.center)


def _stands(one: Thing, tile: Thing) -> bool:
    return one.key.startswith(PIECES) and one.rect.colliderect(tile.rect)


def _number(look: Look, one: Thing) -> pygame.Rect:
    """Where the number of a piece stands upon it; of one with its number beside it nothing more."""
    side = token.badge_side(look, "8") if one.rect.width == one.rect.height else 0
    return pygame.Rect(0, 0, side, side).move_to(center=token.badge_spot(look, one.rect, "8"))


def _cornered(room: paint.Room) -> bool:
    """Whether a room has a mark in its corner."""
    return bool(room.stack or (room.known and not room.up))


def _spots(pill: pygame.Rect, room: pygame.Rect, low: int) -> list[pygame.Rect]:
    """Places for a pill in a room, above its name."""
    right, low = max(room.x, room.right - pill.width), max(room.y, low - pill.height)
    return [pill.move_to(topleft=(x, y)) for y in range(room.y, low + 1, STEP) for x in range(room.x, right + 1, STEP)]


def _hidden(spot: pygame.Rect, taken: list[pygame.Rect]) -> int:
    parts = [spot.clip(one) for one in taken]
    return sum(part.width * part.height for part in parts)


def _cost(spot: pygame.Rect, piece: pygame.Rect, others: list[pygame.Rect], taken: list[pygame.Rect]) -> float:
    """How much a place for a pill hides, how far from its piece it is, and whether it seems to be another's."""
    away = math.dist(spot.center, piece.center)
    wrong = any(math.dist(spot.center, one.center) < away for one in others)
    return _hidden(spot, taken) + FAR * away + (WRONG if wrong else 0)


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Change, mode: Mode) -> None:
    change.draw(surface, look, rect.center, shown)


def _noise(view: ShipState, picture: Picture, events: Iterable[Event]) -> tuple[Thing, ...]:
    """The gauge with the noise that would be made."""
    turned = [event.data for event in events if event.kind == "dial_turned" and event.data["dial"] == "noise"]
    thing = picture.by_key.get("dial:noise")
    if not turned or thing is None:
        return ()
    level = view.dials["noise"].value
    top = max(data["to"] for data in turned)
    if any(event.kind == "noise_overflow" for event in events):
        top = view.dials["noise"].high
    return (Thing("foresight:noise", thing.rect, _draw_noise, (thing.shown, max(0, top - level))),)


def _draw_noise(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[tuple[str, int, int], int], mode: Mode
) -> None:
    panel.draw(surface, look, rect, shade=False, alpha=1.0)
    ship_panels.draw_noise(surface, look, rect, shown[0], mode, shown[1])
