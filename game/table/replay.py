"""A table at which a recorded game is seen again: it is turned to any of its choices, and nobody is asked anything."""

from __future__ import annotations

from game.engine.ask import Decision
from game.model.state import Event
from game.table.local import LocalTable
from game.table.reel import Reel
from game.table.story import Story


class ReplayTable(LocalTable):
    """A game on a reel; `place` is how many of its choices have been made."""

    def __init__(self, reel: Reel) -> None:
        """Sit down at the beginning of the game."""
        self._reel, self.place = reel, 0
        super().__init__(reel.at(0), reel.record.seats, reel.record.seed, private=reel.record.private)
        self.turn_to(0)

    @property
    def last(self) -> int:
        """The place at which the record ends."""
        return self._reel.last

    def told(self, place: int) -> list[Event]:
        """What followed a choice, for whoever may hear everything."""
        return self._reel.told(place)

    def turn_to(self, place: int) -> None:
        """Be at a place; what happened up to there is history, not news."""
        self._story = Story()
        for earlier in range(place + 1):
            self._story.tell(self._reel.told(earlier))
        self._story.heard()
        self._stand(place)

    def go_on(self) -> None:
        """Be at the next place; what happened on the way is news."""
        self._story.tell(self._reel.told(self.place + 1))
        self._stand(self.place + 1)

    def _stand(self, place: int) -> None:
        self.place, self._run = place, self._reel.at(place)
        self._conceded = self._reel.record.conceded and place == self.last
        self._changed()

    def poll(self) -> None:
        """Nobody thinks."""

    def _open(self) -> tuple[Decision, ...]:
        return ()

    def _settle(self) -> None:
        """Standing answers were given long ago."""
