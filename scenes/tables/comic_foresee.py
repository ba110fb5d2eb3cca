"""What a choice of Sentinels would lead to: a pill beside the hit points of every target, and lines in a panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.engine.tally import Tally
from game.model.state import Event
from game.titles.sentinels.state import SentinelsState
from scenes.kit import card as cards
from scenes.kit import change, comic
from scenes.kit.card import Card
from scenes.kit.change import Change
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import comic_faces, comic_log, foretelling
from scenes.tables import comic_paint as paint
from scenes.tables.comic_layout import Layout
from scenes.tables.foretelling import Told
from scenes.tables.things import Mode, Picture, Thing

SILENT = ("", "power_used", "ability_used", "phase_began", "text_began", "shuffled", "found", "relaid", "round_began")
"""What goes without saying, or has been said by the choice itself."""
WEIGHED = tuple([f"sen-ask-{one}" for one in ("damage", "damage-some", "target", "heal", "hero", "tie", "next")])
"""The questions at which each choice shows beforehand what it would lose or gain."""
MOVES = {
    ("", "area"): "entered", ("area", "area"): "", ("hand", "trash"): "discarded", ("revealed", "trash"): "discarded",
    ("area", "trash"): "left_play", ("", "hand"): "to_hand",
}  # fmt: skip
"""What the way of a card from zone to zone is told as."""


def foresee(
    look: Look, words: Words, view: SentinelsState, lay: Layout, picture: Picture, told: Told
) -> tuple[Thing, ...]:
    """The pills on the table, and the panel."""
    changes = weighed(view, told.preview.events)
    if told.about:
        kind, card = told.about
        own = changes.get(int(card)) if kind == "card" else None
        return pills(picture, {int(card): own}) if own and own.amount is not None else ()
    lines = spelt(words, view, told.preview.events)
    if told.preview.events and not lines and not told.then:
        lines = (words("foresee-nothing"),)
    return (*pills(picture, changes), *foretelling.sheet(words, lay.next, told, lines))


# -- marks -----------------------------------------------------------------------------------------


def weighed(view: SentinelsState, events: Iterable[Event]) -> dict[int, Change]:
    """What becomes of each card in play, all events taken together."""
    found: dict[int, Change] = {}
    for event in events:
        card = event.data.get("target", event.data.get("card"))
        if card in view.play:
            found[card] = _changed(found.get(card, Change(left=view.hp.get(card))), event)
    changed = {card: replace(one, left=None) if one.amount in (None, 0) else one for card, one in found.items()}
    return {card: one for card, one in changed.items() if one != Change()}


def _changed(before: Change, event: Event) -> Change:
    data = event.data
    if event.kind in ("damage", "regained"):
        amount = -data["amount"] if event.kind == "damage" else data["amount"]
        return replace(before, amount=(before.amount or 0) + amount, left=max(0, data["hp"]))
    if event.kind == "hp_set":
        return replace(before, amount=(before.amount or 0) + data["hp"] - (before.left or 0), left=data["hp"])
    if event.kind in ("damage_none", "damage_stopped"):
        return replace(before, amount=before.amount or 0)
    if event.kind in ("destroyed", "incapacitated"):
        return replace(before, fate="gone")
    return replace(before, fate="flips") if event.kind == "flipped" else before


def pills(picture: Picture, changes: dict[int, Change]) -> tuple[Thing, ...]:
    """A pill on each thing; on a stack of equal cards one for all that it holds."""
    things: dict[str, tuple[Thing, list[Change]]] = {}
    for card, one in changes.items():
        thing = picture.about(("card", card))
        if thing and isinstance(thing.shown, paint.Lying):
            things.setdefault(thing.key, (thing, []))[1].append(one)
    return tuple([_pill(thing, ones) for thing, ones in things.values()])


def _pill(thing: Thing, ones: list[Change]) -> Thing:
    worst = min(ones, key=lambda one: (one.fate != "gone", one.amount or 0))
    return Thing(f"foresight:{thing.key}", thing.rect, _draw, (thing.shown, replace(worst, count=len(ones))))


def _draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[paint.Lying, Change], mode: Mode
) -> None:
    """Left of the hit points: on the picture of a whole card, behind the name of anything smaller or above it."""
    lying, one = shown
    one = change.short(one) if one.fate == "gone" else one
    if lying.form != "card":
        change.draw(surface, look, _behind(look, rect, lying, change.short(one)), change.short(one))
        return
    dial, art = _dial(look, rect, lying.card), comic.parts(look, rect.size, lying.card).art.move(rect.topleft)
    right = dial.x + look.px(4) if lying.card.hp or lying.card.points else dial.right
    one = one if change.size(look, one)[0] <= right - rect.x else change.short(one)
    wide, high = change.size(look, one)
    y = min(dial.centery, art.bottom - high // 2 - 1)
    change.draw(surface, look, (right - wide // 2, max(y, art.y + high // 2)), one)


def _behind(look: Look, rect: pygame.Rect, lying: paint.Lying, one: Change) -> tuple[int, int]:
    """The middle of a pill between name and numbers, or on the upper edge where there is no room for it."""
    card, wide = lying.chip, change.size(look, one)[0]
    left, right = (paint.head_gap if lying.form == "band" else paint.gap)(look, rect.size, card)
    x = rect.x + right - wide // 2
    return x, rect.centery if right - left >= wide else rect.y - look.px(3)


def _dial(look: Look, rect: pygame.Rect, card: Card) -> pygame.Rect:
    """Where the hit points of a whole card lie, or would."""
    if card.points:
        return cards.points_place(look, rect, card)
    return comic.disc_place(look, rect.size, comic.parts(look, rect.size, card).art).move(rect.topleft)


# -- words -----------------------------------------------------------------------------------------


def spelt(words: Words, view: SentinelsState, events: Sequence[Event]) -> tuple[str, ...]:
    """The events in words; damage with what it is made of."""
    known = {card.id: card.name for card in view.cards.values() if card.name}
    known |= {
        event.data["card"]: event.data["name"] for event in events if event.data.get("name") and "card" in event.data
    }
    destroyed = [event.data["card"] for event in events if event.kind == "destroyed"]
    told = [Event(_kind(view, event, destroyed), event.data) for event in events]
    return foretelling.lines(words, told, lambda event: _args(words, event, known))


def _kind(view: SentinelsState, event: Event, destroyed: list[int]) -> str:
    """What an event is told as."""
    data = event.data
    if event.kind == "damage" and len(data["parts"]) > 1:
        return "damage_summed"
    if event.kind == "played" and data["card"] in view.cards:
        return ""
    if event.kind != "card_moved":
        return event.kind
    start, end = (str(data[key]).partition(":")[0] for key in ("from", "to"))
    if (start, end) == ("area", "trash") and data["card"] in destroyed:
        return ""
    return MOVES.get((start, end)) or MOVES.get(("", end), "")


def _args(words: Words, event: Event, known: dict[int, str]) -> dict[str, Any] | None:
    if event.kind in SILENT:
        return None
    args, data = comic_log.args(event, known), event.data
    if event.kind.startswith("damage"):
        args |= {"before": data.get("hp", 0) + data.get("amount", 0), "hp": max(0, data.get("hp", 0))}
        args["sum"] = comic_faces.tally_words(words, Tally(data.get("parts", ())))
    if event.kind == "regained":
        args["before"] = data["hp"] - data["amount"]
    return args
