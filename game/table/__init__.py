"""A table: what a scene holds, whether the game runs in this program or on another machine."""

from __future__ import annotations

from game.storage.record import PERSON, SeatPlan, Sentence
from game.table.local import LocalTable
from game.table.preview import Preview
from game.table.standing import STANDINGS
from game.table.table import Hint, Notice, Table
from game.table.thinking import InstantThinker, Thinker, Thought, WorkerThinker

__all__ = [
    "PERSON",
    "STANDINGS",
    "Hint",
    "InstantThinker",
    "LocalTable",
    "Notice",
    "Preview",
    "SeatPlan",
    "Sentence",
    "Table",
    "Thinker",
    "Thought",
    "WorkerThinker",
]
