"""A table as the program sits people down at it: with sounds, and with what it keeps when they leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.model.state import Event
from game.storage.autosave import Autosave
from game.table.local import LocalTable
from scenes.program.saved import thumbnail
from scenes.program.tips import MARK, due
from scenes.tables import secrecy
from scenes.tables.feed import Board
from scenes.tables.table import Exits, TableScene

SOUNDS = {
    "self_destruct": "alarm",
    "noise_overflow": "alarm",
    "defeated": "bad",
    "hurt": "bad",
    "enemy_appeared": "bad",
    "escaped": "good",
    "enemy_defeated": "good",
    "mark_set": "good",
    "healed": "good",
    "room_activated": "good",
    "rolled": "die",
    "die_applied": "die",
    "item_gained": "card",
    "item_used": "card",
    "objective_dealt": "card",
    "hero_chosen": "card",
    "round_started": "turn",
    "flipped": "alarm",
    "incapacitated": "bad",
    "destroyed": "good",
    "regained": "good",
    "damage": "die",
    "played": "card",
    "drawn": "card",
    "turn_began": "turn",
}
"""The sound of an event, the most urgent first: of several at once only one is heard."""


class Seated(TableScene):
    """The table scene of a game that is kept."""

    def __init__(
        self,
        table: LocalTable,
        keeper: Autosave | None,
        board: Board,
        exits: Exits,
        save: Callable[[Seated], None],
        left: Callable[[Seated], None],
    ) -> None:
        """`save` saves under a name, `left` is called when the table is left; a game that is watched has no keeper."""
        super().__init__(table, board, exits)
        self.game, self.keeper = table, keeper
        self._save, self._left = save, left
        self.picture_taken = b""
        self.chosen: Mapping[str, str] = table.setup.options
        self._advised, self._questions = -1, 0

    def leave(self) -> None:
        """Keep what belongs to more than this game, then close the table."""
        self._left(self)
        super().leave()

    def obey(self, name: str) -> bool:
        """The command that saves under a name belongs to the program."""
        if name == "save":
            self._save(self)
            return True
        return super().obey(name)

    def _tell(self) -> None:
        """What is told is heard too."""
        bundles = self.feed.waiting if self._speed() == "off" or self.rushing else self.feed.waiting[:1]
        heard = sound_of(event for events in bundles for event in events)
        if heard:
            self.host.sound(heard)
        super()._tell()

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table: a pause is a pause for the computer's players too."""
        return self.host.stack.top is self

    @property
    def busy(self) -> bool:
        """While something moves or somebody thinks, and nothing lies over the table."""
        return self.on_top and super().busy

    def update(self, dt: float) -> None:
        """Let time pass; a question that is new may come with a tip."""
        if not self.on_top:
            return
        super().update(dt)
        asking = self.asking
        if asking and self.feed.dry and asking.decision.id != self._advised:
            self._advised, self._questions = asking.decision.id, self._questions + 1
            tip = due(asking, self._questions, self.unasked) if self.host.preferences.hints else None
            if tip and not self.host.remark:
                self.unasked.add(MARK + tip.name)
                self.host.toast(self.host.words(tip.name, key=self.host.keys.name(tip.command)))

    def photograph(self) -> None:
        """Keep a small picture of the table, unless something lies over it or something private shows."""
        private = self.alone is None and self.open_seat is not None
        if self.keeper and self._host and self.on_top and not private:
            self.picture_taken = thumbnail(self.host.surface)
            self.keeper.picture(self.picture_taken)

    def portrait(self) -> pygame.Surface:
        """The table as it lies now."""
        sheet = self.host.surface.copy()
        self.draw(sheet)
        return sheet

    def seats_changed(self) -> None:
        """A seat was handed over: other people may see and hear other things now."""
        self.people = secrecy.persons(self.table)
        self.asking, self.open_seat, self.popup = None, self.alone, None
        self.looking.close()
        self.feed.ear = self.feed.eye = secrecy.listener(self.table)
        self.feed.start(self.words)


def sound_of(events: Iterable[Event]) -> str:
    """The most urgent sound among some events, or ""."""
    kinds = {event.kind for event in events}
    return next((sound for kind, sound in SOUNDS.items() if kind in kinds), "")
