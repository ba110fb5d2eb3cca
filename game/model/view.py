"""What a seat may see: the state again, built from an allow-list, with unknown fronts left blank."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from game.model.state import Bag, Card, State, bit

S = TypeVar("S", bound=State)

SPECTATOR = 30
"""A seat number that no player has: it sees what is public."""


def view(state: S, seat: int) -> S:
    """Return what `seat` may see of `state`: the only way out for a screen, a bot or a socket.

    The result is a state of the same type: fronts that the seat does not know have the name "",
    decks show their sizes only, and what is not in the type's `PUBLIC` list has its default.
    """
    kind = type(state)
    public = {name: getattr(state, name) for name in kind.PUBLIC}
    cards = {card.id: masked(card, seat) for card in state.cards.values()}
    decks = {name: tuple(_masked_bag(bag, seat) for bag in deck) for name, deck in state.decks.items()}
    return kind(**public, cards=cards, decks=decks).copy()


def masked(card: Card, seat: int) -> Card:
    """Return a card as `seat` may see it."""
    return card if card.known_to(seat) else structs.replace(card, name="", marks=0)


def _masked_bag(bag: Bag, seat: int) -> Bag:
    if bag.seen & bit(seat):
        return bag
    return Bag(("",) * len(bag.names), bag.seen)
