"""The hand at the bottom of the Sentinels table: a fan that sinks below the edge; the card pointed at rises whole."""

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


@dataclass(frozen=True)
class Held:
    """A card in the fan: where it rests, and where it stands while it is picked or pointed at."""

    card: Card
    slot: Slot
    risen: Slot
    top: int

    def stands(self, mode: Mode) -> Slot:
        """Where it stands: pointed at it rises whole, picked it stands up straight below the question."""
        if mode.hovered or not mode.picked:
            return self.risen if mode.hovered else self.slot
        return replace(self.slot, rect=self.slot.rect.move(0, self.top - self.slot.rect.y), angle=0.0)


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
    resting = fan.spread(comic.look, area, Fan(len(ids)))
    for index, card in enumerate(ids):
        known = view.cards[card]
        face = faces.known(comic.words, view, known) if known.name else faces.back(deck)
        risen = fan.spread(comic.look, area, Fan(len(ids), index))[index]
        slot = resting[index]
        rect = slot.rect.clip(pygame.Rect(0, 0, comic.look.width, comic.look.height))
        closer = _closer(comic, known) if known.name else None
        shown = Held(face, slot, risen, area.y)
        thing = Thing(f"card:{card}", rect, draw, shown, (("card", card),), 6, closer, risen=risen.rect)
        comic.picture.add(thing)


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
    cards.draw(surface, look, place, shown.card, state, angle=0 if mode.pose else slot.angle)


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
    """A one-shot that is being carried out lies large at the lower right."""
    view, area, look = comic.view, comic.lay.piles, comic.look
    for index, card in enumerate(view.zones.get(RESOLVING, ())):
        face = faces.known(comic.words, view, view.cards[card])
        wide = min(area.width // 2, round(area.height * 0.74))
        rect = pygame.Rect(area.right - wide - index * look.px(26), area.y, wide, area.height)
        thing = Thing(
            f"card:{card}", rect, paint.draw, paint.Lying(face), (("card", card),), 7, _closer(comic, view.cards[card])
        )
        comic.picture.add(thing)
