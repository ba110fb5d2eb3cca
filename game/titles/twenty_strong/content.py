"""The components of 20 Strong: Nemesis, read once from the TOML rows beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from game.model.board import grid

T = TypeVar("T")

COLOURS = "YGBPR"
"""Dice colours, weak to strong."""


class HeroCard(Struct, frozen=True):
    """A hero card: starting and greatest Health, Strategy and Recovery."""

    id: str
    health: int
    strategy: int
    recovery: int
    origin: str


class Requirement(Struct, frozen=True):
    """One way to activate a room: a noise check, an item to pay, or a ready die to exhaust."""

    check: str = ""
    pay: str = ""
    exhaust: str = ""


class RoomCard(Struct, frozen=True):
    """A room card: how it is activated, the items beneath it and its action."""

    id: str
    requirements: tuple[Requirement, ...]
    stack: str
    action: str
    generators: int
    origin: str
    start: bool = False
    nest: bool = False
    generator: bool = False
    pod: bool = False
    seats: int = 0
    engine: str = ""


class AlienCard(Struct, frozen=True):
    """An alien card: Health, Damage dice in order, icon for additional enemies, effects."""

    id: str
    name: str
    health: int
    damage: str
    brood: bool
    copies: int
    effects: tuple[str, ...]
    boss: bool
    origin: str


class ItemCard(Struct, frozen=True):
    """An item card: its deck, how often it can be used and whether using it is an action."""

    id: str
    deck: str
    type: str
    copies: int
    action: bool
    origin: str
    uses: int = 0


class ObjectiveLine(Struct, frozen=True):
    """One line of an objective: its term, the threshold where it has one, and its points."""

    term: str
    points: int
    n: int = 0


class ObjectiveCard(Struct, frozen=True):
    """An objective card: for how many players, its lines and the points of a defeat."""

    id: str
    players: str
    defeated: int
    origin: str
    line: tuple[ObjectiveLine, ...]

    def fits(self, players: int) -> bool:
        """Tell whether the card is used with this many players (20S-166)."""
        return players >= int(self.players[:-1]) if self.players.endswith("+") else players == int(self.players)


FOLDER = Path(__file__).parent / "content"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def _rows(file: str, name: str, row: type[T]) -> dict[str, T]:
    rows = msgspec.convert(_table(file)[name], list[row], strict=True)  # type: ignore[valid-type]
    return {getattr(one, "id"): one for one in rows}  # noqa: B009


HEROES = _rows("heroes", "hero", HeroCard)
ROOMS = _rows("rooms", "room", RoomCard)
ALIENS = _rows("aliens", "alien", AlienCard)
ITEMS = _rows("items", "item", ItemCard)
OBJECTIVES = _rows("objectives", "objective", ObjectiveCard)

_GAME = _table("game")
DICE: dict[str, int] = _GAME["dice"]
POINTS: dict[int, int] = {row["rank"]: row["points"] for row in _GAME["rank"]}
DIAL_START: int = _GAME["dial"]["start"]
NOISE_MAX: int = _GAME["noise"]["standard"]
NOISE_MAX_ALARM: int = _GAME["noise"]["self_destruct"]
ACTIONS: int = _GAME["actions"]["per_round"]
DEALT: int = _GAME["objectives"]["dealt"]
STAT_MIN: int = _GAME["heroes"]["stat_min"]
STAT_MAX: int = _GAME["heroes"]["stat_max"]
BOARD = grid(_GAME["grid"]["columns"], _GAME["grid"]["rows"])

FACES: dict[str, tuple[str, ...]] = {
    row["colour"]: ("crit",) * row["crit"] + ("hit",) * row["hit"] + ("miss",) * row["miss"] for row in _GAME["die"]
}
"""The six faces of each colour (20S-052, 20S-053)."""


def copies(cards: dict[str, Any], deck: str = "") -> list[str]:
    """Return every card of a table by name, as often as it exists; of one item deck if named."""
    return [one.id for one in cards.values() if not deck or one.deck == deck for _ in range(one.copies)]
