"""Whole games, played by the titles' own computer players, for tests of what comes after a game."""

from functools import cache

from game.storage.record import Record
from scenes.shots import MOST, people, played


@cache
def whole(title: str, seed: int = 0) -> Record:
    """The record of a game to its end."""
    table = played(title, seed, MOST, people(3))
    assert table.result
    return table.record()
