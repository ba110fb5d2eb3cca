"""What a choice of 20 Strong would lead to: noise on its gauge, pills on heroes and enemies, lines over the log."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import pygame

from game.model.state import Event
from game.titles.twenty_strong.state import ShipState
from scenes.kit import change, log, panel, text
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
STEP, FAR = 3, 4
"""How finely places for a pill are tried, and how many hidden pixels a pixel of distance from its piece is worth."""


def foresee(look: Look, words: Words, view: ShipState, lay: Layout, picture: Picture, told: Told) -> tuple[Thing, ...]:
    """The gauge, the pills and the panel; nothing while nothing is pointed at."""
    events = told.preview.events
    if told.about:
        return ()
    pills = [
        Thing(f"foresight:{key}", _pill(look, picture, thing, one), _draw, one, within=thing.within)
        for key, one in weighed(events).items()
        if (thing := picture.by_key.get(key))
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


def _pill(look: Look, picture: Picture, thing: Thing, shown: Change) -> pygame.Rect:
    """Where the pill of a piece lies: in its room, near the piece, where it hides least of the others and the name."""
    pill = pygame.Rect(0, 0, *change.size(look, shown))
    tile = next((one for one in picture.things if _holds(one, thing)), None)
    if tile is None:
        return pill.move_to(midbottom=thing.rect.midtop)
    room, words = tile.rect, paint.words_height(paint.tile_look(look), tile.rect.size, tile.shown)
    taken = [one.rect for one in picture.things if one.key.startswith(PIECES) and one.rect.colliderect(room)]
    taken.append(pygame.Rect(room.x, room.bottom - words, room.width, words))
    right, low = max(room.x, room.right - pill.width), max(room.y, room.bottom - words - pill.height)
    spots = [pill.move_to(topleft=(x, y)) for y in range(room.y, low + 1, STEP) for x in range(room.x, right + 1, STEP)]
    return min(spots, key=lambda spot: _cost(spot, thing.rect, taken))


def _holds(tile: Thing, piece: Thing) -> bool:
    return tile.key.startswith("space:") and tile.rect.collidepoint(piece.rect.center)


def _cost(spot: pygame.Rect, piece: pygame.Rect, taken: list[pygame.Rect]) -> float:
    """How much a place for a pill hides, and how far from its piece it is."""
    parts = [spot.clip(one) for one in taken]
    hidden = sum(part.width * part.height for part in parts)
    return hidden + FAR * math.dist(spot.center, piece.center)


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
