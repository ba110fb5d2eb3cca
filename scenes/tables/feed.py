"""Tells a table's events one after another: patches what is shown, moves things, and writes the log."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from game.engine.ask import Decision, Option
from game.engine.given import BY_STANDING
from game.model.state import Event, State
from game.table.table import RESTARTED, UNDONE, Table
from scenes.kit.director import SPEEDS, Director, Group, Motion, serial, together, wait
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.words import Arg, Words
from scenes.tables.foretelling import Told
from scenes.tables.reference import Section
from scenes.tables.secrecy import person
from scenes.tables.telling import answered, said
from scenes.tables.things import About, Closer, Picture, Thing
from scenes.tables.tray import Roll
from scenes.tables.twins import Traits

TOGETHER = ("die_moved", "objective_dealt", "item_seen", "card_moved", "enemy_gone", "shuffled")
"""Events of one of these kinds in a row make one movement."""


WORTH_RECALLING = (
    "hurt", "defeated", "escaped", "enemy_appeared", "enemy_defeated", "mark_set", "self_destruct", "room_activated",
    "room_banished", "item_gained", "played", "destroyed", "incapacitated", "flipped",
)  # fmt: skip
"""What a person wants to be told who was away while others played."""
MOST_RECALLED = 4
HEADS = ("round_started", "round_began", "turn_began")
"""Events whose line begins a round or a turn in the log."""


class Scribe(Protocol):
    """Who writes the log of one title: `tell` makes of an event the events that get a line each, `join` of two one."""

    def tell(self, event: Event) -> tuple[Event, ...]: ...
    def join(self, before: Event, event: Event) -> Event | None: ...
    def args(self, event: Event) -> dict[str, Any]: ...
    def concerns(self, view: Any, event: Event) -> tuple[int, ...] | None: ...
    def speaks_of(self, view: Any, event: Event) -> tuple[About, ...]: ...


class Board(Protocol):
    """What the shared scene asks of one title's table."""

    theme: str
    deliberate: tuple[str, ...]
    weighed: tuple[str, ...]

    def layout(self, look: Look) -> Any: ...
    def ground(self, surface: Any, look: Look) -> None: ...
    def picture(self, look: Look, words: Words, view: Any, seat: int, levels: tuple[str, ...]) -> Picture: ...
    def names(self, words: Words, view: Any, seats: tuple[str, ...]) -> dict[str, str]: ...
    def phase(self, words: Words, view: Any) -> str: ...
    def about_args(self, view: Any, option: Option) -> dict[str, Arg]: ...
    def option_icon(self, view: Any, option: Option) -> str: ...
    def acting(self, view: Any) -> int: ...
    def order(self, key: str) -> int: ...
    def strongest(self, view: Any, decision: Decision) -> tuple[str, ...]: ...
    def context(self, words: Words, view: Any, decision: Decision) -> str: ...
    def preselected(self, view: Any, decision: Decision) -> tuple[str, ...]: ...
    def closer(self, words: Words, view: Any, name: str) -> Closer | None: ...
    def offers(
        self, look: Look, words: Words, view: Any, decision: Decision, picture: Picture
    ) -> tuple[Thing, ...]: ...
    def foresee(self, look: Look, words: Words, view: Any, picture: Picture, told: Told) -> tuple[Thing, ...]: ...
    def reference(self, words: Words) -> tuple[Section, ...]: ...
    def pile(self, words: Words, view: Any, deck: str) -> tuple[Closer, ...]: ...
    def name(self, words: Words, view: Any, thing: Thing) -> str: ...
    def called(self, words: Words, name: str) -> str: ...
    def asker(self, words: Words, name: str) -> str: ...
    def traits(self, words: Words, view: Any, decision: Decision, option: Option) -> Traits: ...
    def standing_card(self, view: Any, thing: Thing, seat: int) -> str: ...
    def captions(
        self, look: Look, words: Words, view: Any, picture: Picture, odds: str, badge: tuple[str, ...]
    ) -> tuple[Thing, ...]: ...
    def patch(self, shown: Any, event: Event, final: Any) -> None: ...
    def motions(self, look: Look, events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]: ...
    def roll(self, words: Words, events: list[Event]) -> Roll | None: ...
    def floats(self, events: list[Event]) -> list[tuple[str, str, bool]]: ...
    def begins(self, view: Any, event: Event) -> int | None: ...
    def scribe(self) -> Scribe: ...


@runtime_checkable
class Switching(Protocol):
    """What a title's table has that can show or hide something on demand."""

    def switch(self, name: str) -> bool: ...


class Feed:
    """What is shown of a table now, and what is still to be told."""

    def __init__(self, table: Table, board: Board, ear: int) -> None:
        """`ear` is the seat whose news are told (everybody's when several people share the screen)."""
        self.table, self.board, self.ear, self.eye = table, board, ear, ear
        self.log, self.scribe = Log(), board.scribe()
        self._last: Event | None = None
        self.director = Director()
        self.waiting: list[list[Event]] = []
        self.shown: Any = table.view(ear)
        self.since: list[str] = []
        self.away = False
        self._revision = -1
        self._own = False

    @property
    def dry(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.waiting and not self.director.busy

    def see(self, eye: int) -> None:
        """Look through the eyes of another seat."""
        self.eye = eye
        self.shown, self._own = self.table.view(eye), False

    def hear(self, ear: int, words: Words) -> None:
        """Tell what another seat may hear; the log is written anew when that is something else."""
        if ear != self.ear:
            self.ear = ear
            self.start(words)

    def retell(self, words: Words) -> None:
        """Write the log anew, in another language or after an undo."""
        self.log.clear()
        self.scribe, self._last = self.board.scribe(), None
        for event in self.table.history(self.ear):
            self._note(event, words)

    def start(self, words: Words) -> None:
        """Begin with what has happened so far, without showing it again."""
        self.retell(words)
        self.table.take_events(self.ear)
        self.waiting.clear()
        self.director.skip()
        self.see(self.eye)

    def listen(self, words: Words) -> bool:
        """Take what is new; True when there was anything."""
        if self.table.revision == self._revision:
            return False
        self._revision = self.table.revision
        news = self.table.take_events(self.ear)
        if any(event.kind in (UNDONE, RESTARTED) for event in news):
            self.start(words)
            return True
        self.waiting += bundled(news)
        if not self.waiting:
            self.see(self.eye)
        return True

    def next(self, words: Words) -> list[Event]:
        """Show the next events of those waiting; returns them."""
        events = self.waiting.pop(0)
        final: State = self.table.view(self.eye)
        if not self._own:
            self.shown, self._own = self.shown.copy(), True
        for event in events:
            self.board.patch(self.shown, event, final)
            self._note(event, words)
        if not self.waiting:
            self.see(self.eye)
        return events

    def finish(self, words: Words) -> None:
        """Show everything at once."""
        self.director.skip()
        for events in self.waiting:
            for event in events:
                self._note(event, words)
        self.waiting.clear()
        self.see(self.eye)

    def recall(self, words: Words) -> str:
        """What happened while computer players had their turns, in one line; "" when none had or nothing did."""
        told, away, self.since, self.away = self.since, self.away, [], False
        if not away or not told:
            return ""
        shown = told[-MOST_RECALLED:]
        more = [words("recap-more", count=len(told) - len(shown))] if len(told) > len(shown) else []
        return words("odds-between").join([*more, *shown])

    def answered(self) -> None:
        """The person has answered: what comes now is news."""
        self.since, self.away, self.log.fresh = [], False, len(self.log.entries)

    def play(self, motions: list[Motion | Group], pause: float = 0.0) -> None:
        """Let things move."""
        if motions:
            self.director.play(serial(*motions))
        if pause and SPEEDS[self.director.speed]:
            self.director.play(wait(pause))

    def beside(self, motions: list[Motion | Group]) -> None:
        """Let things move at the same time as what was played last."""
        if motions and SPEEDS[self.director.speed]:
            self.director.beside(together(*motions))

    def _note(self, event: Event, words: Words) -> None:
        """Write an event into the log, if it is worth a line."""
        seat = self.board.begins(self.shown, event)
        self.away = self.away or (seat is not None and not self.table.seats[seat].is_person)
        if event.kind == BY_STANDING:
            self.log.add(Entry(self._beforehand(event, words), event.data["source"], (event.data["seat"],)))
            self._last = None
            return
        for told in self.scribe.tell(event):
            joined = self.scribe.join(self._last, told) if self._last else None
            self._last = joined or told
            entry = self._entry(self._last, words)
            if joined:
                self.log.amend(entry)
            else:
                self.log.add(entry)
            if told.kind in WORTH_RECALLING:
                self.since.append(entry.text)

    def _entry(self, event: Event, words: Words) -> Entry:
        """An event as a line of the log."""
        args, scribe = self.scribe.args(event), self.scribe
        if event.data.get("seat") in range(len(self.table.seats)):
            args = {**args, "person": person(words, self.table, event.data["seat"])}
        subject = str(event.data.get("name") or event.data.get("hero") or "")
        line = said(words, f"log-{event.kind}", args)
        seats, about = scribe.concerns(self.shown, event), scribe.speaks_of(self.shown, event)
        return Entry(line, subject, seats, event.kind in HEADS, about)

    def _beforehand(self, event: Event, words: Words) -> str:
        """What a standing answer was, as far as it may be told."""
        data = event.data
        source = self.board.called(words, data["source"]) if data["source"] else words(data["message"])
        own = answered(words, data["message"], data["key"])
        answer = own or (said(words, data["label"], data["args"]) if data["label"] else words("standing-hidden"))
        return words("log-by_standing", seat=f"@seat:{data['seat']}", source=source, answer=answer)


def bundled(events: list[Event]) -> list[list[Event]]:
    """Events in bundles that are shown at once."""
    out: list[list[Event]] = []
    for event in events:
        if out and event.kind in TOGETHER and out[-1][-1].kind == event.kind:
            out[-1].append(event)
        else:
            out.append([event])
    return out
