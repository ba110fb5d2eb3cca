"""The state of a game: frozen records in plain containers, complete at every step boundary."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

from msgspec import Struct, field, json, structs, to_builtins

EVERYONE = -1
"""A mask of seats in which every bit is set: all may see."""


def bit(seat: int) -> int:
    """Return the mask that holds `seat` alone."""
    return 1 << seat


class Card(Struct, frozen=True, gc=False):
    """One card on the table; its id is a handle that says nothing about its front.

    `family` names the deck it was dealt from, `up` whether its front is public, `turned` whether it
    lies sideways (exhausted, defeated), `seen` which seats know the front of a face-down card,
    `marks` how many uses or markers are on it.
    """

    id: int
    name: str
    family: str
    zone: str
    up: bool = False
    turned: bool = False
    seen: int = 0
    marks: int = 0

    def known_to(self, seat: int) -> bool:
        """Tell whether `seat` knows the front of this card."""
        return self.up or bool(self.seen & bit(seat))


class Bag(Struct, frozen=True):
    """Cards whose order nobody knows, by name and sorted; `seen` says which seats know what is in it."""

    names: tuple[str, ...]
    seen: int = 0


class Die(Struct, frozen=True, gc=False):
    """One die: its kind (colour), the place where it lies and the face it shows ("" before a roll)."""

    id: int
    kind: str
    place: str
    face: str = ""


class Dial(Struct, frozen=True, gc=False):
    """A number with limits that is shown as a dial or a track."""

    value: int
    low: int
    high: int


class Effect(Struct, frozen=True):
    """Something that lasts: what it is, of which source, for which seat, until which moment."""

    name: str
    source: str
    seat: int
    until: str


class Step(Struct, frozen=True):
    """One rulebook step waiting on the agenda: its name and plain arguments."""

    name: str
    args: tuple[Any, ...] = ()


class Setup(Struct, frozen=True):
    """What was chosen before the game: title, number of seats and set-up options by name."""

    title: str
    seats: int
    options: dict[str, str] = {}


class Line(Struct, frozen=True):
    """One line of a score: a message id with arguments, its points and whether it holds."""

    text: str
    args: dict[str, Any]
    points: int
    holds: bool


class Standing(Struct, frozen=True):
    """How one seat ended: whether it won, its points and the lines that add up to them."""

    seat: int
    won: bool
    points: int
    lines: tuple[Line, ...] = ()
    rule: str = ""


class Result(Struct, frozen=True):
    """Why the game ended and how every seat stands; a `drawn` game was neither won nor lost."""

    reason: str
    standings: tuple[Standing, ...]
    drawn: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that won."""
        return tuple(one.seat for one in self.standings if one.won)


class Event(Struct, frozen=True):
    """Something that happened: a kind with plain data.

    The values of the keys in `secret` are told only to the seats in `seen`. `reveals` marks news
    that cannot be taken back.
    """

    kind: str
    data: dict[str, Any]
    secret: tuple[str, ...] = ()
    seen: int = EVERYONE
    reveals: bool = False

    def told_to(self, seat: int) -> Event:
        """Return this event as `seat` may hear it."""
        if not self.secret or self.seen & bit(seat):
            return self
        return structs.replace(self, data=self.data | dict.fromkeys(self.secret, ""), secret=(), seen=EVERYONE)


class State(Struct):
    """What every title's state has; a title adds typed fields of its own.

    `PUBLIC` lists the fields that any seat may see as they are; cards and decks are masked by
    `game.model.view`, everything else stays hidden. `always` tells that the people wish to be asked
    even when there is one answer.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ("setup", "clock", "always", "zones", "dice", "dials", "effects", "result")

    setup: Setup
    clock: int = 0
    always: bool = False
    agenda: list[Step] = field(default_factory=list)
    cards: dict[int, Card] = field(default_factory=dict)
    next_card: int = 1
    zones: dict[str, tuple[int, ...]] = field(default_factory=dict)
    decks: dict[str, tuple[Bag, ...]] = field(default_factory=dict)
    dice: list[Die] = field(default_factory=list)
    dials: dict[str, Dial] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    result: Result | None = None
    told: list[Event] = field(default_factory=list)

    def copy(self) -> Self:
        """Return an independent state; only containers are copied, records are shared, news is left out."""
        twin: Self = _copier(type(self))(self)
        return twin

    def option(self, name: str) -> str:
        """Return the value chosen for a set-up option."""
        return self.setup.options[name]


@functools.cache
def _copier(kind: type[State]) -> Callable[[State], Any]:
    """Return the function that copies states of one type: written out field by field, it takes half the time."""
    hints = get_type_hints(kind)
    parts = [f"s.{name}.copy()" if _is_container(hints[name]) else f"s.{name}" for name in kind.__struct_fields__]
    parts[kind.__struct_fields__.index("told")] = "[]"
    copier: Callable[[State], Any] = eval(f"lambda s: kind({', '.join(parts)})", {"kind": kind})
    return copier


def _is_container(hint: Any) -> bool:
    origin = get_origin(hint)
    if origin is ClassVar:
        return False
    return origin in (list, dict) or any(get_origin(part) in (list, dict) for part in get_args(hint))


def canonical(state: State) -> bytes:
    """Return the bytes by which two states are compared: equal if and only if the states are."""
    return json.encode(to_builtins(state, str_keys=True, order="deterministic"))


def cards_in(state: State, zone: str) -> list[Card]:
    """Return the cards of a zone in order, the top or oldest first."""
    cards = state.cards
    return [cards[card] for card in state.zones.get(zone, ())]


def sorted_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names in the one order that bags keep."""
    return tuple(sorted(names))
