"""Records: one game as plain data, from which it can be played on, replayed or reported."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import metadata
from typing import Any

from msgspec import Struct

from game.engine.ask import Answer
from game.engine.title import Cast
from game.model.state import Setup
from game.storage.private import Private

PERSON = "person"
"""The level of a seat that no computer player has."""

NOTHING: dict[str, Any] = {}


class Sentence(Struct, frozen=True):
    """Something to tell a person: a message id with arguments."""

    text: str
    args: Mapping[str, str | int] = NOTHING


class Unusable(Exception):
    """A file or a record that cannot be used; the sentence says why."""

    def __init__(self, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.sentence = Sentence(text, args)


class SeatPlan(Struct, frozen=True):
    """Who sits in a seat: a name ("" for the usual one), and a person or the level of a computer player."""

    level: str = PERSON
    name: str = ""

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays this seat."""
        return self.level == PERSON


class Record(Struct, frozen=True):
    """Everything about one game.

    `answers` are all that were given since the game began, chance included, or since `base`, an
    encoded state between two steps, if its beginning is lost. `boundary` is the newest state between
    two steps, for program versions in which the answers no longer fit; `digest` tells the state at
    the end; `automatic` are the clocks of standing answers, which an undo passes over; `standing` are those
    that each seat has; `cast` tells who plays.
    """

    title: str
    title_version: str
    content: str
    setup: Setup
    seats: tuple[SeatPlan, ...]
    seed: int
    answers: tuple[Answer, ...]
    boundary: bytes
    digest: str
    rounds: tuple[int, int]
    base: bytes = b""
    over: bool = False
    conceded: bool = False
    automatic: tuple[int, ...] = ()
    private: tuple[Private, ...] = ()
    standing: tuple[dict[str, str], ...] = ()
    cast: Cast = Cast()


@cache
def program_version() -> str:
    """Return the version of this program."""
    try:
        return metadata.version("lantern-table")
    except metadata.PackageNotFoundError:
        return "0"
