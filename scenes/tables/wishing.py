"""Standing answers at a table: the menu in which a person says once and for all what to do at a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.ask import Decision, Option
from game.table.standing import ALWAYS_ASK, NEVER, STANDINGS, USE, topics
from scenes.kit.button import Button
from scenes.tables import bar
from scenes.tables.popup import Popup
from scenes.tables.things import Thing

if TYPE_CHECKING:
    from scenes.tables.table import TableScene

STANDING = "standing"
Item = tuple[Button, Callable[[], None]]


class Wishing:
    """What the person in front of a table scene wishes not to be asked again."""

    def __init__(self, scene: TableScene) -> None:
        """The wishes of a table scene."""
        self.scene = scene

    def button(self) -> tuple[Button, ...]:
        """The button that opens the menu, at a question that can be answered beforehand."""
        asked, host = self.scene.open_question, self.scene.host
        if asked is None or not topics(asked.decision):
            return ()
        return (
            Button(STANDING, self.scene.words("standing-open"), "ui_ticked", host.keys.name(STANDING), size=bar.SIZE),
        )

    def open(self) -> None:
        """Open the menu: of the one topic, or first of several."""
        asked = self.scene.open_question
        found = topics(asked.decision) if asked else {}
        if asked is None or not found:
            self.scene.host.toast(self.scene.words("standing-none-here"))
        elif len(found) == 1:
            self._show(asked.decision, *next(iter(found.items())), self.scene.voice.source(asked.decision))
        else:
            self._menu([self._topic(asked.decision, *one) for one in found.items()], "")

    def _topic(self, decision: Decision, about: str, options: tuple[Option, ...]) -> Item:
        """An item of the list of topics: a power and what is wished of it."""
        scene, now = self.scene, self._now(decision, about)
        icon, label = scene.board.option_icon(scene.feed.shown, options[0]), scene.voice.label(options[0])
        note = scene.words(f"standing_{now}") if now != ALWAYS_ASK else ""
        return Button(about, label, icon, note=note, size=17), lambda: self._show(decision, about, options, label)

    def _show(self, decision: Decision, about: str, options: tuple[Option, ...], heading: str) -> None:
        """The menu of one topic."""
        now = self._now(decision, about)
        offered = self._offered(decision, options).items()
        self._menu([self._item(decision.seat, about, value, label, now) for value, label in offered], heading)

    def _offered(self, decision: Decision, options: tuple[Option, ...]) -> dict[str, str]:
        """The standing answers there are, in words: to accept only where there is one way to do so."""
        words, voice = self.scene.words, self.scene.voice
        offered = {ALWAYS_ASK: words("standing-each-time")}
        declining = decision.option(decision.decline)
        if len(options) == 1 and not options[0].confirm:
            offered[USE] = words("standing-always-so", answer=voice.label(options[0], decision.message))
        if not decision.source and options[0].about[0] == "card":
            offered[NEVER] = words("standing-never-offer", what=voice.label(options[0]))
        elif declining:
            offered[NEVER] = words("standing-always-so", answer=voice.label(declining, decision.message))
        return offered

    def _now(self, decision: Decision, about: str) -> str:
        return self.scene.table.standing(decision.seat).get(about, ALWAYS_ASK)

    def _menu(self, items: list[Item], heading: str) -> None:
        scene = self.scene
        near = next((rect for shown, rect in scene.plan.buttons if shown.key == STANDING), scene.plan.ask)
        keyed = [(replace(shown, badge=str(index + 1)), act) for index, (shown, act) in enumerate(items)]
        scene.popup = Popup(tuple(keyed), near, heading)
        scene.hands.focused, scene.dirty = f"m:{items[0][0].key}", True

    def _item(self, seat: int, about: str, value: str, label: str, now: str) -> Item:
        icon = "ui_yes" if value == now else ""
        return Button(f"{STANDING}:{value}", label, icon, size=17), lambda: self.scene.wish(seat, about, value)

    def items(self, thing: Thing, seat: int | None) -> list[Item]:
        """For a card that may be used at any time: whether to ask about it."""
        scene = self.scene
        name = scene.board.standing_card(scene.feed.shown, thing, seat) if seat is not None else ""
        if not name or seat is None:
            return []
        now = scene.table.standing(seat).get(name, STANDINGS[0])
        return [self._item(seat, name, value, scene.words(f"standing_{value}"), now) for value in STANDINGS]
