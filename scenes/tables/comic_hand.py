"""The hand at the bottom of the Sentinels table: a fan below the question; a card pointed at or picked stands up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.model.state import Card as CardState
from game.titles.sentinels.state import RESOLVING, hand
from scenes.kit import card as cards
from scenes.kit import hand as fan
from scenes.kit import text
from scenes.kit.card import Card
from scenes.kit.card import CardState as Lying
from scenes.kit.hand import Fan, Slot
from scenes.kit.look import Look
from scenes.tables import comic_faces as faces
from scenes.tables import comic_lanes as lanes
from scenes.tables import comic_paint as paint
from scenes.tables.comic import Comic
from scenes.tables.things import Closer, Mode, Thing, moved

EDGE = 6
"""Pixels between the lower edge of the window and the ring of the focus around a card that stands up."""


@dataclass(frozen=True)
class Held:
    """A card in the fan: where it rests, and how high it stands while it is picked or pointed at."""

    card: Card
    slot: Slot
    top: int

    @property
    def risen(self) -> Slot:
        """Straight, and as high as the question above the hand allows: a closer look shows the whole card."""
        return replace(self.slot, rect=self.slot.rect.move(0, self.top - self.slot.rect.y), angle=0.0)

    def stands(self, mode: Mode) -> Slot:
        """Where it stands now."""
        return self.risen if mode.hovered or mode.picked else self.slot


def held(comic: Comic) -> None:
    """The open hand, and beside it the deck and trash of its hero or the one-shot that is happening."""
    deck = comic.hand
    if deck and not comic.view.cards[comic.view.characters[deck]].turned:
        _fan(comic, deck)
        _beside(comic, deck)
    happening(comic)


def _fan(comic: Comic, deck: str) -> None:
    view, area = comic.view, comic.lay.hand
    ids = hand(view, deck)
    window = pygame.Rect(0, 0, comic.look.width, comic.look.height)
    above = window.inflate(0, -2 * EDGE)
    for card, slot in zip(ids, fan.spread(comic.look, area, Fan(len(ids))), strict=True):
        known = view.cards[card]
        face = faces.known(comic.words, view, known) if known.name else faces.back(deck)
        closer = _closer(comic, known) if known.name else None
        shown = Held(face, slot, area.y)
        rect, risen = slot.rect.clip(window), shown.risen.rect.clip(above)
        thing = Thing(f"card:{card}", rect, draw, shown, (("card", card),), 6, closer, risen=risen, whole=slot.rect)
        comic.picture.add(replace(thing, tilt=slot.angle))


def _closer(comic: Comic, card: CardState) -> Callable[[], Closer]:
    return lambda: faces.closer(comic.words, comic.view, card)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Held, mode: Mode) -> None:
    """A card of the hand, at rest, risen or on its way."""
    slot = shown.stands(mode)
    place = slot.rect
    if mode.pose and mode.pose.placed:
        sunk = pygame.Vector2(shown.slot.rect.center) - rect.center
        place = moved(shown.slot.rect, mode.pose).move(sunk)
    state = Lying(mode.lit, mode.picked, hovered=mode.hovered)
    cards.draw(surface, look, place, shown.card, state, angle=0 if mode.pose else slot.angle, fanned=True)


def _beside(comic: Comic, deck: str) -> None:
    """The deck and trash of the hero whose hand is open; a caption says whose it is."""
    look, area = comic.look, comic.lay.piles
    high = text.line_height(look, "heading", look.type_px(20))
    busy = bool(comic.view.zones.get(RESOLVING))
    row = pygame.Rect(area.x, area.y, area.width // 2 if busy else area.width, high)
    comic.picture.add(Thing("hand:whose", row, paint.caption, comic.words("sen-hand-of", deck=f"@{deck}"), (), 1))
    room = pygame.Rect(area.x, row.bottom + look.px(4), area.width, area.bottom - row.bottom - look.px(4))
    lanes.piles(comic, deck, room, covered=busy)


def happening(comic: Comic) -> None:
    """Cards that are being carried out lie large at the lower right, upon the trash and clear of the deck."""
    view, area = comic.view, comic.lay.piles
    cards, step = view.zones.get(RESOLVING, ()), comic.look.px(26)
    wide = min(area.width // 2 - step * max(1, len(cards)) + step // 2, round(area.height * 0.74))
    for index, card in enumerate(cards):
        face = faces.known(comic.words, view, view.cards[card])
        rect = pygame.Rect(area.right - wide - index * step, area.y, wide, area.height)
        thing = Thing(
            f"card:{card}", rect, paint.draw, paint.Lying(face), (("card", card),), 7, _closer(comic, view.cards[card])
        )
        comic.picture.add(thing)
