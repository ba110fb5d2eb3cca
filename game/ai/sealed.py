"""Sealed worlds: what a seat does not know can be moved about in them, but never read."""

from __future__ import annotations

from typing import Any, NoReturn, cast

from msgspec import Struct, structs

from game.engine.chance import Draw, Request
from game.model.state import Bag, State, bit


class Unread(Exception):
    """The rules ask for what the seat does not know; `what` is the deck, "dice", or "" for a card that lies there."""

    def __init__(self, what: str = "") -> None:
        super().__init__(what)
        self.what = what


class _Seal:
    """Stands where a name is that the seat does not know: whoever reads it stops there.

    It can be sorted, since the order of what is hidden says nothing.
    """

    def _read(self, *_: object) -> NoReturn:
        raise Unread

    __eq__ = __ne__ = __hash__ = __str__ = __repr__ = __format__ = __len__ = __iter__ = __contains__ = _read
    __getitem__ = __add__ = __radd__ = _read

    def __getattr__(self, name: str) -> NoReturn:
        raise Unread

    def __lt__(self, other: object) -> bool:
        return True

    def __gt__(self, other: object) -> bool:
        return False


SEAL = cast(str, _Seal())
"""The only seal there is, so that lists find it without comparing."""


def seal(state: State, seat: int) -> None:
    """Put the seal in the place of every name that a seat does not know."""
    for card in list(state.cards.values()):
        if not card.known_to(seat):
            state.cards[card.id] = structs.replace(card, name=SEAL)
    for deck, bags in state.decks.items():
        state.decks[deck] = tuple([bag if bag.seen & bit(seat) else _sealed(bag) for bag in bags])


def _sealed(bag: Bag) -> Bag:
    return Bag((SEAL,) * len(bag.names), bag.seen)


class SealedChance:
    """Chance of a sealed world: draws hidden cards unread; where what comes out would be read, there is no telling."""

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return the only possible outcome; raises Unread when there are several."""
        if not isinstance(request, Draw):
            raise Unread("dice")
        first = request.pool[0]
        if first is SEAL and all(name is SEAL for name in request.pool):
            return request.pool[: request.count]
        if first is SEAL or any(name is SEAL or name != first for name in request.pool):
            raise Unread(request.what)
        return request.pool[: request.count]


def plain(value: Any) -> Any:
    """Return a value with nothing in the place of every seal, for those who shall read it."""
    if value is SEAL:
        return ""
    if isinstance(value, tuple | list):
        return tuple([plain(part) for part in value])
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, Struct):
        return structs.replace(value, **{name: plain(getattr(value, name)) for name in value.__struct_fields__})
    return value
