"""Looks ahead: what the choice under the pointer or the focus would lead to, once it has been pointed at a moment."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import structs

from game.engine.ask import Option
from scenes.kit.zoom import Note
from scenes.tables.asking import Asking
from scenes.tables.foretelling import SHEET, Page, Told, then
from scenes.tables.things import About, Thing
from scenes.tables.wording import CONFIRM

if TYPE_CHECKING:
    from scenes.tables.table import TableScene

WAIT = 0.12
"""Seconds that something is pointed at before its preview shows."""
BUDGET = 0.004
"""Seconds of a frame in which answers are tried while nothing is pointed at."""
TOO_LONG = 0.05
"""When a single answer takes so many, in the midst of a very long step, the others are tried on demand only."""


class Foresight:
    """What is shown of the future now: `things` lie above the table."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is considered yet."""
        self.scene = scene
        self.things: tuple[Thing, ...] = ()
        self.keys: tuple[str, ...] = ()
        self._pointed = 0.0
        self._told = False
        self._where: tuple[str, tuple[str, ...], int] | None = None
        self._untried: list[Option] | None = None

    @property
    def lying(self) -> tuple[Thing, ...]:
        """What lies above the table; the panel makes way for a closer look, which says the same."""
        return tuple([one for one in self.things if one.key != SHEET]) if self.scene.looking.closer else self.things

    @property
    def page(self) -> Page | None:
        """What the panel says."""
        return next((one.shown for one in self.things if one.key == SHEET), None)

    def notes(self, thing: Thing | None) -> tuple[Note, ...]:
        """What a closer look at a thing adds to its card when it is the choice that is considered."""
        asked, page = self.scene.open_question, self.page
        if thing is None or asked is None or page is None:
            return ()
        meant = any(option.key in self.keys for option in asked.for_thing(thing))
        return (Note(page.spoken, "ui_eye"),) if meant else ()

    @property
    def waiting(self) -> bool:
        """Whether something is about to show."""
        return not self._told and self.scene.open_question is not None

    def stale(self) -> None:
        """The table was laid out anew."""
        self.things, self._told, self._untried = (), False, None

    def look(self, dt: float) -> None:
        """Follow what is pointed at; try its answer when that has been so for a moment."""
        asked, hands = self.scene.open_question, self.scene.hands
        key = hands.focused if hands.by_keys else hands.hovered
        where = (key, tuple(asked.picks), asked.decision.id) if asked else None
        if where == self._where and self._told:
            return
        self._where = where
        keys = considered(self.scene, asked) if asked else ()
        if keys != self.keys:
            self.keys, self._pointed = keys, 0.0
            self._show(())
            self.stale()
        if asked is None or self._told:
            return
        self._pointed += dt
        if not keys:
            self._weigh(asked)
        elif self._pointed >= WAIT:
            self._told = True
            self._show(self._foresee(asked, keys))

    def _show(self, things: tuple[Thing, ...]) -> None:
        self.scene.dirty = self.scene.dirty or things != self.things
        self.things = things

    def _foresee(self, asked: Asking, keys: tuple[str, ...], about: About | None = None) -> tuple[Thing, ...]:
        """What an answer would lead to, as things on the table."""
        scene, words = self.scene, self.scene.words
        preview = scene.table.preview(asked.seat, keys)
        if preview is None:
            return ()
        heard = tuple([event.told_to(scene.feed.eye) for event in preview.events])
        options = [option for key in keys if (option := asked.decision.option(key))]
        choice = words("list-comma").join(scene.voice.label(option) for option in options)
        told = Told(choice, structs.replace(preview, events=heard), then(words, preview, asked.seat), about)
        return scene.board.foresee(scene.look, words, scene.feed.shown, scene.picture, told)

    def _weigh(self, asked: Asking) -> None:
        """While nothing is pointed at: what would become of each thing if it were chosen, a few in each frame."""
        if self._untried is None:
            weighed = asked.decision.message in self.scene.board.weighed
            self._untried = [one for one in asked.decision.options if weighed and one.about[0] == "card"]
        start = time.perf_counter()
        while self._untried and time.perf_counter() < start + BUDGET:
            option = self._untried.pop()
            self._show((*self.things, *self._foresee(asked, (option.key,), option.about)))
        self._told = not self._untried or time.perf_counter() > start + TOO_LONG


def considered(scene: TableScene, asked: Asking) -> tuple[str, ...]:
    """The answer that the pointer or the focus stands for: picks, with what is pointed at; () for none."""
    hands = scene.hands
    option = _option(scene, asked, hands.focused if hands.by_keys else hands.hovered)
    picks = tuple(asked.picks)
    if option is None:
        return picks if asked.several and asked.complete else ()
    if not asked.toggles(option):
        return (option.key,)
    return picks if option.key in picks else (*picks, option.key)


def _option(scene: TableScene, asked: Asking, key: str) -> Option | None:
    """The only option of what a key of the hands names."""
    thing = scene.hands.thing(key)
    if thing:
        options = [one for one in asked.for_thing(scene.meant(thing)) if one.group != "drop"]
        return options[0] if len(options) == 1 else None
    found = scene.hands.button(key)
    return asked.decision.option(found[0].key) if found and found[0].key != CONFIRM else None
