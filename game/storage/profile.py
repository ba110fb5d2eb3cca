"""Profile: how many games were played and won, by title, grade of difficulty and player."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec import MsgspecError, Struct, json

from game.model.state import Result, Standing
from game.storage import files, folders
from game.storage.record import Record, Unusable
from game.storage.resume import title_of

PROFILE = "profile"


class Count(Struct, frozen=True):
    """Games of one kind: how many were played to a victory or a defeat, how many won, the most points, draws apart.

    `rank` is their grade of difficulty.
    """

    title: str
    rank: str
    level: str
    played: int = 0
    won: int = 0
    best: int = 0
    drawn: int = 0


def path() -> Path:
    """Return the file of the statistics."""
    return folders.home() / "profile.lantern"


def counts() -> list[Count]:
    """Return the statistics; a file that cannot be used counts as none."""
    for one in (path(), files.older_copy(path())):
        with suppress(Unusable, MsgspecError, ValueError, RecursionError):
            return json.decode(files.read(one, PROFILE)[1], type=list[Count])
    return []


def count(record: Record, result: Result) -> None:
    """Add a game that has ended, once for each kind of player; a folder that cannot be written loses only this."""
    known = {(one.title, one.rank, one.level): one for one in counts()}
    grade = record.setup.options.get(title_of(record).graded, "")
    levels: dict[str, list[Standing]] = {}
    for standing in result.standings:
        levels.setdefault(record.seats[standing.seat].level, []).append(standing)
    for level, own in levels.items():
        key = (record.title, grade, level)
        old = known.get(key, Count(*key))
        best = max(old.best, *[one.points for one in own])
        won, drawn = any(one.won for one in own), result.drawn
        known[key] = Count(*key, old.played + (not drawn), old.won + won, best, old.drawn + drawn)
    with suppress(Unusable):
        files.write(path(), PROFILE, json.encode(list(known.values())))
