"""What the parts of the Sentinels table share while it is laid out."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.titles.sentinels.state import SentinelsState
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables.comic_layout import Layout
from scenes.tables.things import Picture


@dataclass
class Comic:
    """The table being laid out: where everything goes, what the viewer sees, and the things so far.

    `hand` is the deck whose hand lies open at the bottom, or ""; `ordered` shows the order of play.
    """

    look: Look
    words: Words
    lay: Layout
    view: SentinelsState
    seat: int
    levels: tuple[str, ...]
    hand: str = ""
    ordered: bool = False
    picture: Picture = field(default_factory=Picture)
