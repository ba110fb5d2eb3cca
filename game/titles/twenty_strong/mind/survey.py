"""Survey: what one seat sees of the ship, gathered once for each decision of a computer player."""

from __future__ import annotations

import functools

from msgspec import Struct

from game.model.state import Card, bit
from game.titles.twenty_strong.content import BOARD, ITEMS, STAT_MAX
from game.titles.twenty_strong.state import ABOARD, EXHAUSTED, READY, ShipState

FULL = {space: BOARD.distances(space, BOARD.links) for space in BOARD.links}
"""The steps between any two rooms while the ship is whole."""

NOWHERE = 99


class Survey(Struct):
    """The ship as one seat knows it.

    `up` and `down` map the rooms that it knows, face up and face down, to their spaces; `unknown`
    are the other spaces; `far` the steps from its hero; `ready` and `spent` the colours of dice.
    """

    seat: int
    here: str
    far: dict[str, int]
    up: dict[str, str]
    down: dict[str, str]
    unknown: list[str]
    generators: int
    ready: str
    spent: str
    items: list[Card]
    stacks: dict[str, int]
    foes: dict[str, list[Card]]
    health: int
    most: int
    strategy: int
    actions: int
    noise: int
    loudest: int

    def steps(self, space: str) -> int:
        """Return the steps from the hero to a room."""
        return self.far.get(space, NOWHERE)

    def room_at(self, space: str) -> str:
        """Return the name of the room at a space if the seat knows it, else ""."""
        return next((name for rooms in (self.up, self.down) for name, at in rooms.items() if at == space), "")

    def held(self, deck: str) -> int:
        """Return how many items of a type the hero holds."""
        return sum(1 for item in self.items if ITEMS[item.name].deck == deck)


def distances(s: ShipState, space: str) -> dict[str, int]:
    """Return the steps from a room to every other that can be reached."""
    if len(s.rooms) == len(FULL):
        return FULL[space]
    return _distances(space, tuple(s.rooms))


@functools.lru_cache(4096)
def _distances(space: str, rooms: tuple[str, ...]) -> dict[str, int]:
    return BOARD.distances(space, rooms)


def survey(s: ShipState, seat: int) -> Survey:
    """Gather what a seat knows; nothing hidden from it is looked at."""
    hero = s.heroes[seat]
    cards, mine = s.cards, bit(seat)
    up: dict[str, str] = {}
    down: dict[str, str] = {}
    unknown = []
    for space, number in s.rooms.items():
        card = cards[number]
        if card.up:
            up[card.name] = space
        elif card.seen & mine:
            down[card.name] = space
        else:
            unknown.append(space)
    items = [cards[card] for card in s.zones.get(f"inventory:{seat}", ())]
    return Survey(
        seat,
        hero.space,
        distances(s, hero.space) if hero.space in s.rooms else {},
        up,
        down,
        unknown,
        ("rm_gen_a" in up) + ("rm_gen_b" in up) + ("rm_gen_c" in up),
        "".join([die.kind for die in s.dice if die.place == READY]),
        "".join([die.kind for die in s.dice if die.place == EXHAUSTED]),
        items,
        *_zones(s),
        hero.health,
        min(hero.facts.health + sum(1 for item in items if item.name == "it_vest"), STAT_MAX),
        hero.facts.strategy,
        _actions_left(s, seat),
        s.dials["noise"].value,
        s.dials["noise"].high,
    )


def _zones(s: ShipState) -> tuple[dict[str, int], dict[str, list[Card]]]:
    """Return the sizes of the item stacks and the undefeated enemies, by space."""
    stacks: dict[str, int] = {}
    foes: dict[str, list[Card]] = {}
    for zone, numbers in s.zones.items():
        if zone.startswith("stack:"):
            stacks[zone[6:]] = len(numbers)
        elif zone.startswith("enemies:"):
            alive = [s.cards[number] for number in numbers if not s.cards[number].turned]
            if alive:
                foes[zone[8:]] = alive
    return stacks, foes


def _actions_left(s: ShipState, seat: int) -> int:
    """Return how many actions a seat has until the dial ends the game."""
    rounds = s.dials["time"].value - 1 + (seat not in s.had)
    return (s.actions if s.current == seat and s.hero.status == ABOARD else 0) + 4 * max(rounds, 0)
