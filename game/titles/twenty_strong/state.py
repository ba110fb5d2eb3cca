"""The state of a game of 20 Strong: Nemesis, and the questions that rules ask of it."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct, field, structs

from game.model.state import Card, State
from game.titles.twenty_strong.content import ALIENS, BOARD, HEROES, ITEMS, ROOMS, AlienCard, HeroCard, RoomCard

ABOARD, ESCAPED, DEFEATED = "aboard", "escaped", "defeated"
READY, ACTIVE, EXHAUSTED, BANISHED = "ready", "active", "exhausted", "banished"
NEST_STACK = "nest_stack"
CRAFTED = "crafted"


class Hero(Struct, frozen=True):
    """One seat's hero: Health on its stat die, where it stands and what it has done."""

    card: str = ""
    health: int = 0
    space: str = ""
    status: str = ABOARD
    trail: tuple[str, ...] = ()
    kills: int = 0
    items: int = 0
    antidote: bool = False
    gave: bool = False
    by_pod: bool = False
    used: tuple[str, ...] = ()
    stat_die: int = 0

    @property
    def facts(self) -> HeroCard:
        """Return the printed hero card."""
        return HEROES[self.card]


class Action(Struct, frozen=True):
    """The basic action in progress: passes made, dice committed, and what it may still do."""

    kind: str
    passes: int = 0
    committed: int = 0
    borrowed: int = 0
    bonus: int = 0
    overflowed: bool = False
    muffled: bool = False


class ShipState(State):
    """A state of 20 Strong: Nemesis.

    `rooms` maps each space in play to its room card; `opened` lists the spaces activated at least
    once; `had` the seats that had their round in this cycle; `due` counts enemies that will be
    activated when the action or effect is complete.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = (
        *State.PUBLIC, "heroes", "first", "current", "cycle", "had", "dial_done", "actions", "phase", "rooms",
        "opened", "marks", "left", "alarm", "due", "action", "deal", "refusing",
    )  # fmt: skip

    heroes: list[Hero] = field(default_factory=list)
    first: int = 0
    current: int = 0
    cycle: int = 1
    had: tuple[int, ...] = ()
    dial_done: bool = True
    actions: int = 0
    phase: str = "setup"
    rooms: dict[str, int] = field(default_factory=dict)
    opened: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    left: tuple[int, ...] = ()
    alarm: bool = False
    due: int = 0
    action: Action | None = None
    deal: tuple[int, ...] = ()
    refusing: tuple[int, ...] = ()

    @property
    def rank(self) -> int:
        """Return the difficulty rank of this game, 1 to 4."""
        return int(self.setup.options["rank"])

    @property
    def noise(self) -> int:
        """Return the noise level."""
        return self.dials["noise"].value

    @property
    def hero(self) -> Hero:
        """Return the current hero."""
        return self.heroes[self.current]

    def now(self) -> Action:
        """Return the basic action in progress."""
        if self.action is None:
            raise LookupError("no basic action is in progress")
        return self.action


def set_hero(s: ShipState, seat: int, **fields: Any) -> Hero:
    """Replace fields of a hero."""
    hero = structs.replace(s.heroes[seat], **fields)
    s.heroes[seat] = hero
    return hero


def set_action(s: ShipState, **fields: Any) -> Action:
    """Replace fields of the action in progress."""
    action = structs.replace(s.now(), **fields)
    s.action = action
    return action


def clockwise(s: ShipState, seat: int) -> list[int]:
    """Return all seats in turn order, starting with `seat` (20S-240)."""
    count = len(s.heroes)
    return [(seat + step) % count for step in range(count)]


def aboard(s: ShipState, space: str | None = None) -> list[int]:
    """Return the seats whose heroes are in play, in one room if it is named."""
    return [
        seat
        for seat, hero in enumerate(s.heroes)
        if hero.status == ABOARD and hero.space and (space is None or hero.space == space)
    ]


def room_card(s: ShipState, space: str) -> Card:
    """Return the room card at a space in play."""
    return s.cards[s.rooms[space]]


def active(s: ShipState, space: str) -> RoomCard | None:
    """Return the facts of the room at a space if it is active, else None."""
    card = s.rooms.get(space)
    if card is None or not s.cards[card].up:
        return None
    return ROOMS[s.cards[card].name]


def generators(s: ShipState) -> int:
    """Return how many Generators are active (20S-183)."""
    return sum(1 for card in s.rooms.values() if s.cards[card].up and ROOMS[s.cards[card].name].generator)


def space_of(s: ShipState, room: str) -> str:
    """Return the space where a room lies face up, or "" ."""
    for space, card in s.rooms.items():
        if s.cards[card].up and s.cards[card].name == room:
            return space
    return ""


ENEMY_ZONES = tuple((space, f"enemies:{space}") for space in BOARD.links)


def enemy_zone(space: str) -> str:
    """Return the zone of the enemies in a room."""
    return f"enemies:{space}"


def stack_zone(space: str) -> str:
    """Return the zone of a room's item stack."""
    return f"stack:{space}"


def inventory_zone(seat: int) -> str:
    """Return the zone of a hero's items."""
    return f"inventory:{seat}"


def objective_zone(seat: int) -> str:
    """Return the zone of a player's objective cards."""
    return f"objectives:{seat}"


def discard_zone(deck: str) -> str:
    """Return the zone of a deck's discard pile."""
    return f"discard:{deck}"


def enemies_at(s: ShipState, space: str) -> list[Card]:
    """Return the undefeated enemies in a room, oldest first."""
    cards = s.cards
    return [cards[card] for card in s.zones.get(f"enemies:{space}", ()) if not cards[card].turned]


def all_enemies(s: ShipState) -> list[tuple[str, Card]]:
    """Return every face-up enemy with its room, defeated ones too."""
    zones = s.zones
    return [(space, s.cards[card]) for space, zone in ENEMY_ZONES if zone in zones for card in zones[zone]]


def alien(card: Card) -> AlienCard:
    """Return the facts of an enemy."""
    return ALIENS[card.name]


def items_of(s: ShipState, seat: int, deck: str = "") -> list[Card]:
    """Return a hero's items, of one type if it is named."""
    cards = s.cards
    items = [cards[card] for card in s.zones.get(f"inventory:{seat}", ())]
    return [item for item in items if ITEMS[item.name].deck == deck] if deck else items


def owns(s: ShipState, seat: int, name: str) -> Card | None:
    """Return an item with this name in a hero's inventory, or None."""
    for card in s.zones.get(f"inventory:{seat}", ()):
        if s.cards[card].name == name:
            return s.cards[card]
    return None


def exit_room(s: ShipState) -> str:
    """Return the room for due enemies: the current hero's, or the last one still in play (20S-099 to 101)."""
    hero = s.hero
    if hero.status == ABOARD:
        return hero.space
    return next((space for space in reversed(hero.trail) if space in s.rooms), "")
