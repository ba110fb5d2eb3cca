"""Start: the game with which the window opens."""

from __future__ import annotations

from msgspec import Struct

from game.model.state import Setup
from game.storage.record import SeatPlan


class Start(Struct, frozen=True):
    """The game with which the window opens."""

    setup: Setup
    seats: tuple[SeatPlan, ...]
    seed: int | None = None
