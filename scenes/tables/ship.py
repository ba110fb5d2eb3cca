"""What the parts of the 20 Strong table share while it is laid out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.titles.twenty_strong.state import (
    ShipState,
)
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables.ship_layout import Layout
from scenes.tables.things import Picture


@dataclass
class Ship:
    """The table being laid out: where everything goes, what the viewer sees, and the things so far."""

    look: Look
    words: Words
    lay: Layout
    view: ShipState
    seat: int
    levels: tuple[str, ...]
    picture: Picture = field(default_factory=Picture)


def said(words: str) -> Callable[[], str]:
    """An explanation that is already in words."""
    return lambda: words
