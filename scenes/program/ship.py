"""How a game of 20 Strong: Nemesis is told when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.model.view import SPECTATOR
from game.titles.twenty_strong.content import POINTS
from game.titles.twenty_strong.state import DEFEATED, ESCAPED, ShipState
from scenes.kit.words import Words
from scenes.menus.data import TitleInfo

if TYPE_CHECKING:
    from game.table.table import Table

INFO = TitleInfo(
    "twenty_strong",
    "title_twenty_strong",
    "title_twenty_strong_tagline",
    "ship",
    "twenty_strong",
    (1, 3),
    (30, 60),
    "style_semi_coop",
)
LEVELS = ("easy", "normal", "hard")


class ShipEnding:
    """What the end screen says of a seat and of the game."""

    def __init__(self, table: Table) -> None:
        """Look at the table as everybody may see it."""
        self._view: ShipState = table.view(SPECTATOR)
        self._flight = table.setup.options["first_flight"] == "on"

    def name(self, words: Words, seat: int, given: str) -> str:
        """The hero of a seat, with the name of who plays it."""
        hero = words(self._view.heroes[seat].card) if self._view.heroes[seat].card else ""
        called = given or words("new_seat_number", number=seat + 1)
        return words("end_seat", hero=hero, name=given) if hero and given else hero or called

    def icon(self, seat: int) -> str:
        """The picture of the seat's hero."""
        return self._view.heroes[seat].card or "ui_person"

    def outcome(self, seat: int) -> str:
        """What became of the hero (a message)."""
        hero = self._view.heroes[seat]
        if hero.status == ESCAPED:
            return "out_pod" if hero.by_pod else "out_cold_sleep"
        if hero.status == DEFEATED:
            return "out_defeated"
        return "out_dial" if self._view.result and self._view.result.reason == "end_dial" else "out_aboard"

    def needed(self) -> int:
        """How many points win."""
        return 1 if self._flight else POINTS[self._view.rank]

    def facts(self) -> tuple[tuple[str, str], ...]:
        """A few numbers about the whole game."""
        kills = sum(hero.kills for hero in self._view.heroes)
        return (
            ("end_rounds", str(self._view.cycle)),
            ("end_rooms", str(len(self._view.opened))),
            ("end_kills", str(kills)),
        )
