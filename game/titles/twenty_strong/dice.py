"""The shared dice: where they come from, how they are rolled and where they go (20S-052 to 061, 25)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.ask import Option, ask_some
from game.engine.chance import roll
from game.engine.verbs import place_die, show_faces
from game.model.state import Die
from game.titles.twenty_strong.content import COLOURS, DICE, FACES
from game.titles.twenty_strong.state import ACTIVE, EXHAUSTED, READY, ShipState

DAMAGE = {"hit": 1, "crit": 2, "miss": 0, "": 0}
"""Damage of a die that lies on an enemy (20S-054)."""


def _options(group: str) -> tuple[Option, ...]:
    kinds = [colour for colour, count in DICE.items() for _ in range(count)]
    return tuple(
        Option(f"d{die}", ("die", die), "opt-die", {"colour": f"@colour_{kind}"}, group)
        for die, kind in enumerate(kinds)
    )


DIE_OPTIONS = _options("")
BORROWED_OPTIONS = _options(EXHAUSTED)


def die_of(key: str) -> int:
    """Return the die that an option key names."""
    return int(key[1:])


def in_place(s: ShipState, place: str) -> list[Die]:
    """Return the dice in a place."""
    return [die for die in s.dice if die.place == place]


def strength(colour: str) -> int:
    """Return how strong a colour is, yellow 0 to red 4."""
    return COLOURS.index(colour)


def sourced(s: ShipState, colours: str) -> list[int] | None:
    """Return dice of these colours, exhausted before ready; None if one is missing (20S-193 to 195, 20S-285)."""
    found: list[int] = []
    for colour in colours:
        die = _next(s, colour, found)
        if die is None:
            return None
        found.append(die)
    return found


def sourced_partly(s: ShipState, colours: str) -> list[int]:
    """Return as many of these dice as there are, exhausted before ready (20S-196)."""
    found: list[int] = []
    for colour in colours:
        die = _next(s, colour, found)
        if die is not None:
            found.append(die)
    return found


def _next(s: ShipState, colour: str, taken: list[int]) -> int | None:
    ready: int | None = None
    for die in s.dice:
        if die.kind == colour and die.id not in taken:
            if die.place == EXHAUSTED:
                return die.id
            if die.place == READY and ready is None:
                ready = die.id
    return ready


async def roll_dice(s: ShipState, dice: Iterable[int], why: str) -> list[str]:
    """Roll dice where they lie and return their faces."""
    ids = tuple(dice)
    faces = await roll([s.dice[die].kind for die in ids], FACES)
    if ids:
        show_faces(s, ids, faces, why)
    return list(faces)


async def roll_and_exhaust(s: ShipState, dice: list[int], why: str) -> list[str]:
    """Roll dice for anything but a basic action; afterwards all of them are exhausted (20S-197)."""
    faces = await roll_dice(s, dice, why)
    for die in dice:
        if s.dice[die].place != EXHAUSTED:
            place_die(s, die, EXHAUSTED)
    return faces


def hits(faces: Iterable[str]) -> int:
    """Return the hits among faces; a crit is one hit (20S-055)."""
    return sum(1 for face in faces if face in ("hit", "crit"))


def crits(faces: Iterable[str]) -> int:
    """Return the crits among faces."""
    return sum(1 for face in faces if face == "crit")


def exhaust_active(s: ShipState) -> None:
    """Exhaust every die that lies unapplied in the active area."""
    for die in in_place(s, ACTIVE):
        place_die(s, die.id, EXHAUSTED)


async def recover_some(s: ShipState, seat: int, most: int, message: str, rule: str, colours: str = COLOURS) -> int:
    """Let a player recover up to `most` exhausted dice of these colours; return how many (20S-059)."""
    there = [die for die in in_place(s, EXHAUSTED) if die.kind in colours]
    options = [DIE_OPTIONS[die.id] for die in there]
    keys = await ask_some(s, seat, message, options, 0, most, {"most": most}, rule=rule)
    for key in keys:
        place_die(s, die_of(key), READY, "")
    return len(keys)


def can_exhaust(s: ShipState, colour: str) -> list[Die]:
    """Return the ready dice of a colour or stronger."""
    least = strength(colour)
    return [die for die in in_place(s, READY) if strength(die.kind) >= least]
