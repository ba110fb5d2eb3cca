"""What a choice of 20 Strong would lead to: noise on its gauge, pills on heroes and enemies, lines over the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame

from game.model.state import Event
from game.titles.twenty_strong.state import ShipState
from scenes.kit import change, panel
from scenes.kit.change import Change
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import foretelling, ship_log, ship_panels
from scenes.tables.foretelling import Told
from scenes.tables.ship_layout import Layout
from scenes.tables.things import Mode, Picture, Thing

SILENT = ("action_taken", "hero_moved", "die_moved", "card_moved", "card_turned", "shuffled", "relaid")
"""What goes without saying."""


def foresee(look: Look, words: Words, view: ShipState, lay: Layout, picture: Picture, told: Told) -> tuple[Thing, ...]:
    """The gauge, the pills and the panel; nothing while nothing is pointed at."""
    events = told.preview.events
    if told.about:
        return ()
    pills = [
        Thing(f"foresight:{key}", thing.rect, _draw, one, within=thing.within)
        for key, one in weighed(events).items()
        if (thing := picture.by_key.get(key))
    ]
    lines = foretelling.lines(words, events, _args)
    place = lay.log if lay.log.height > look.px(120) else lay.log.union(lay.decks)
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


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Change, mode: Mode) -> None:
    """On the upper edge of a token."""
    change.draw(surface, look, (rect.centerx, rect.y - look.px(12)), shown)


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
