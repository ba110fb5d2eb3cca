"""The titles that have a table: their tile, their board and how they are told at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game.storage.settings import Habits
from game.titles import TITLES
from scenes.kit.words import Words
from scenes.menus.data import OptionInfo, SetupInfo, TitleInfo
from scenes.program import comic, kept, ship

if TYPE_CHECKING:
    from game.table.table import Table
    from scenes.tables.feed import Board

RANK = "rank"


class Ending(Protocol):
    """What the end screen asks of a title."""

    def name(self, words: Words, seat: int, given: str) -> str: ...
    def icon(self, seat: int) -> str: ...
    def outcome(self, seat: int) -> str: ...
    def needed(self) -> int: ...
    def facts(self) -> tuple[tuple[str, str], ...]: ...


@dataclass(frozen=True)
class Playable:
    """One title as the program knows it; `role` and `pictured` shape its set-up (see `SetupInfo`).

    `grades` begins the messages for the grades of difficulty by which its games are counted.
    """

    info: TitleInfo
    levels: tuple[str, ...]
    board: Callable[[], Board]
    ending: Callable[[Table], Ending]
    role: str = ""
    pictured: tuple[str, ...] = ()
    grades: str = "rank"


def _ship_board() -> Board:
    from scenes.tables.twenty_strong import TwentyStrong

    return TwentyStrong()


def _comic_board() -> Board:
    from scenes.tables.sentinels import Sentinels

    return Sentinels()


PLAYABLE = {
    "twenty_strong": Playable(ship.INFO, ship.LEVELS, _ship_board, ship.ShipEnding),
    "sentinels": Playable(
        comic.INFO,
        comic.LEVELS,
        _comic_board,
        comic.ComicEnding,
        "hero",
        ("villain", "environment", "advanced"),
        "rank_sentinels",
    ),
}


def setup_info(title: str, habits: Habits) -> SetupInfo:
    """What can be chosen for a title."""
    one, rules = PLAYABLE[title], TITLES[title]
    options = tuple(
        OptionInfo(
            choice.name,
            f"opt_{choice.name}",
            f"opt_{choice.name}_text",
            tuple((value, f"opt_{choice.name}_{value}") for value in choice.values),
            choice.default,
        )
        for choice in rules.choices
    )
    rank = RANK if any(option.id == RANK for option in options) else ""
    last = kept.last_choice(habits, title, one.info.players, one.levels)
    return SetupInfo(one.info, one.levels, options, rank, last, one.role, one.pictured)
