"""How a game of Sentinels of the Multiverse is told when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.model.view import SPECTATOR
from game.titles.sentinels.state import SentinelsState, active, trash
from scenes.kit.words import Words
from scenes.menus.data import TitleInfo

if TYPE_CHECKING:
    from game.table.table import Table

INFO = TitleInfo(
    "sentinels", "title_sentinels", "title_sentinels_tagline", "comic", "gloomweaver", (3, 5), (30, 60), "style_coop"
)
LEVELS = ("easy", "normal", "hard")


class ComicEnding:
    """What the end screen says of a seat and of the game."""

    def __init__(self, table: Table) -> None:
        """Look at the table as everybody may see it."""
        self._view: SentinelsState = table.view(SPECTATOR)

    def name(self, words: Words, seat: int, given: str) -> str:
        """The hero of a seat, with the name of who plays it."""
        if seat >= len(self._view.heroes):
            return given or words("new_seat_number", number=seat + 1)
        hero = words(self._view.heroes[seat])
        return words("end_seat", hero=hero, name=given) if given else hero

    def icon(self, seat: int) -> str:
        """The picture of the seat's hero."""
        return self._view.heroes[seat] if seat < len(self._view.heroes) else "ui_person"

    def outcome(self, seat: int) -> str:
        """Whether the hero still stands (a message)."""
        standing = seat < len(self._view.heroes) and active(self._view, self._view.heroes[seat])
        return "sen-out-standing" if standing else "sen-out-fallen"

    def needed(self) -> int:
        """No points are counted."""
        return 0

    def facts(self) -> tuple[tuple[str, str], ...]:
        """A few numbers about the whole game."""
        view = self._view
        fallen = len(trash(view, view.villain)) if view.villain else 0
        return (("sen-end-rounds", str(view.round)), ("sen-end-fallen", str(fallen)))
