"""Verbs: the ways in which rules change a state; each tells what happened."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from game.engine.chance import draw_from
from game.model.state import EVERYONE, Bag, Card, Die, Event, State, bit, sorted_names

OFF_TABLE = "box"
"""The zone of cards that left the game."""


def tell(state: State, kind: str, **data: Any) -> None:
    """Tell everyone that something happened."""
    state.told.append(Event(kind, data))


def tell_secret(state: State, kind: str, secret: tuple[str, ...], seen: int, **data: Any) -> None:
    """Tell that something happened, the values in `secret` only to the seats in `seen`; no undo past it."""
    state.told.append(Event(kind, data, secret, seen, True))


def put(state: State, name: str, family: str, zone: str, *, up: bool = False, seen: int = 0, marks: int = 0) -> Card:
    """Lay a new card at the end of a zone, under a fresh handle."""
    card = Card(state.next_card, name, family, zone, up, False, seen, marks)
    state.next_card += 1
    state.cards[card.id] = card
    state.zones[zone] = (*state.zones.get(zone, ()), card.id)
    return card


def change(state: State, card: int, **fields: Any) -> Card:
    """Replace fields of a card other than its zone."""
    new = structs.replace(state.cards[card], **fields)
    state.cards[card] = new
    return new


def move_card(state: State, card: int, zone: str, *, top: bool = False, up: bool | None = None) -> Card:
    """Move a card to the end (or the top) of another zone, perhaps turning it."""
    old = state.cards[card]
    new = structs.replace(old, zone=zone, up=old.up if up is None else up)
    _leave(state, old)
    state.cards[card] = new
    rest = state.zones.get(zone, ())
    state.zones[zone] = (card, *rest) if top else (*rest, card)
    hidden = () if new.up or old.up else ("name",)
    seen = EVERYONE if not hidden else new.seen
    data = {"card": card, "name": new.name, "from": old.zone, "to": zone}
    state.told.append(Event("card_moved", data, hidden, seen, new.up and _unknown(old)))
    return new


def turn_up(state: State, card: int) -> Card:
    """Turn a card face up where it lies."""
    news = _unknown(state.cards[card])
    new = change(state, card, up=True, seen=0)
    data = {"card": card, "name": new.name, "zone": new.zone, "up": True}
    state.told.append(Event("card_turned", data, (), EVERYONE, news))
    return new


def _unknown(card: Card) -> bool:
    """Return whether somebody learns something when a card turns up: undo then stops at it."""
    return not card.up and card.seen != EVERYONE


def show_to(state: State, card: int, seat: int) -> Card:
    """Let one seat look at the front of a face-down card."""
    old = state.cards[card]
    return change(state, card, seen=old.seen | bit(seat))


def remove(state: State, card: int) -> Card:
    """Take a card off the table; it exists no longer."""
    old = state.cards.pop(card)
    _leave(state, old)
    return old


def _leave(state: State, card: Card) -> None:
    rest = tuple([one for one in state.zones[card.zone] if one != card.id])
    if rest:
        state.zones[card.zone] = rest
    else:
        del state.zones[card.zone]


def deck_size(state: State, deck: str) -> int:
    """Return how many cards a deck holds."""
    return sum(len(bag.names) for bag in state.decks[deck])


def shuffle_in(state: State, deck: str, *names: str) -> None:
    """Shuffle cards and the whole deck together: all of it becomes one bag."""
    all_names = [name for bag in state.decks[deck] for name in bag.names]
    state.decks[deck] = (Bag(sorted_names([*all_names, *names])),)
    tell(state, "shuffled", deck=deck, count=len(names))


def put_under(state: State, deck: str, name: str, seen: int) -> None:
    """Put a card under a deck; the seats in `seen` know it."""
    state.decks[deck] = (*state.decks[deck], Bag((name,), seen))


async def draw(state: State, deck: str, seen: int = EVERYONE) -> str | None:
    """Draw the top card of a deck by chance and return its name; None when the deck is empty."""
    bags = state.decks[deck]
    while bags and not bags[0].names:
        bags = bags[1:]
    if not bags:
        return None
    (name,) = await draw_from(deck, bags[0].names, 1, seen)
    rest = list(bags[0].names)
    rest.remove(name)
    state.decks[deck] = (Bag(tuple(rest), bags[0].seen), *bags[1:]) if rest else bags[1:]
    return name


def relay(state: State, zone: str, order: tuple[int, ...], seen: int) -> None:
    """Lay the face-down cards of a zone in a new order, under fresh handles, known to `seen`."""
    taken = [remove(state, card) for card in order]
    for old in taken:
        put(state, old.name, old.family, zone, seen=seen, marks=old.marks)
    tell(state, "relaid", zone=zone, count=len(taken))


def turn_dial(state: State, name: str, value: int) -> None:
    """Set a dial to a value within its limits."""
    dial = state.dials[name]
    new = min(max(value, dial.low), dial.high)
    if new != dial.value:
        state.dials[name] = structs.replace(dial, value=new)
        state.told.append(Event("dial_turned", {"dial": name, "from": dial.value, "to": new}))


def place_die(state: State, die: int, place: str, face: str | None = None) -> Die:
    """Move a die to another place; it keeps its face unless one is given."""
    old = state.dice[die]
    new = Die(old.id, old.kind, place, old.face if face is None else face)
    state.dice[die] = new
    state.told.append(Event("die_moved", {"die": die, "from": old.place, "to": place, "face": new.face}))
    return new


def show_faces(state: State, dice: tuple[int, ...], faces: tuple[str, ...], why: str) -> None:
    """Set the faces of dice that were rolled together."""
    for die, face in zip(dice, faces, strict=True):
        old = state.dice[die]
        state.dice[die] = Die(old.id, old.kind, old.place, face)
    tell(state, "rolled", dice=dice, kinds=tuple([state.dice[die].kind for die in dice]), faces=faces, why=why)


def dice_in(state: State, place: str) -> list[Die]:
    """Return the dice that lie in a place."""
    return [die for die in state.dice if die.place == place]
