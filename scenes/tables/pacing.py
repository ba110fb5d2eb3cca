"""Pacing: a chain of events runs by itself, is watched one step after another, or is skipped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit.button import Button
from scenes.tables import bar
from scenes.tables.wording import RUN

if TYPE_CHECKING:
    from scenes.tables.table import TableScene

STEP, PLAY_ON = "step", "play_on"


@dataclass
class Pacing:
    """How the events of a table scene are told; `stepping` stops before each until `due` lets it through."""

    scene: TableScene
    stepping: bool = False
    due: bool = False

    @property
    def halted(self) -> bool:
        """Whether the next event waits for the person."""
        feed = self.scene.feed
        return self.stepping and not self.due and bool(feed.waiting) and not feed.director.busy

    def step(self) -> None:
        """Let one event through and stop before the next; at a question: before the first of what follows."""
        scene = self.scene
        if scene.feed.dry:
            self.stepping = True
            scene.host.toast(scene.words("pace-stepping"))
            return
        self.due = self.halted
        self.stepping = True
        scene.feed.director.skip()
        scene.look_anew()

    def play_on(self) -> None:
        """Let the events run by themselves."""
        self.stepping = self.due = False
        if self.scene.feed.dry:
            self.scene.host.toast(self.scene.words("pace-playing"))
        self.scene.look_anew()

    def buttons(self) -> tuple[Button, ...]:
        """While events are told: one step, and on from there; and past all of it."""
        scene, keys = self.scene, self.scene.host.keys
        if scene.feed.dry and not scene.bots_turn():
            return ()
        words, size = scene.words, bar.SIZE
        step = Button(STEP, words("pace-step"), "ui_play", keys.name(STEP), primary=self.stepping, size=size)
        on = Button(PLAY_ON, words("pace-play-on"), "ui_clock", keys.name("play"), size=size)
        run = Button(RUN, words("table-run" if scene.people else "watch-to-end"), "ui_skip", keys.name(RUN), size=size)
        return (step, on, run) if self.stepping else (step, run)

    def words(self) -> str:
        """What has just happened, while the next event waits."""
        entries = self.scene.feed.log.entries
        return entries[-1].text if self.halted and entries else ""
