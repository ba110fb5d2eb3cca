"""Watching a recorded game: played or paused, stepped through either way, and turned to any of its choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.model.state import Event
from game.storage.record import Record
from game.table.reel import Reel
from game.table.replay import ReplayTable
from game.titles import TITLES
from scenes.kit import timeline
from scenes.kit.timeline import Timeline
from scenes.kit.words import Words
from scenes.program import transport
from scenes.program.diary import Diary
from scenes.program.seated import Seated
from scenes.program.transport import LINE, PLAY, ROUND_BACK, ROUND_ON, STEP_BACK, Standing
from scenes.stack import Host
from scenes.tables.bar import Question
from scenes.tables.feed import Board, Feed, bundled
from scenes.tables.hands import BUTTON
from scenes.tables.pacing import STEP
from scenes.tables.table import Exits
from scenes.tables.wording import RUN

ROUNDS = ("round_started", "round_began")
"""The events with which a round begins."""
RESTS: Mapping[str, float] = {"off": 0.4, "fast": 0.3, "normal": 0.7, "slow": 1.4}
"""How long each choice rests while the replay plays, by the speed of animation."""

Step = tuple[int, int]
"""A place, and how many of the bundles of events behind its choice have been shown."""


def can_be_watched(record: Record) -> bool:
    """Whether the record reaches back to the beginning of its game."""
    return not record.base and record.title in TITLES


class Unwritten(Feed):
    """A feed whose log is that of the diary."""

    def _note(self, event: Event, words: Words) -> None:
        pass


class Watched(Seated):
    """The table scene of a replay. Every step is shown with the table and the log as they were then."""

    def __init__(self, record: Record, board: Board, exits: Exits, save: Callable[[Seated], None]) -> None:
        """`save` tells that there is nothing to save."""
        self._reel = Reel(record)
        self.replay = ReplayTable(self._reel)
        super().__init__(self.replay, None, board, exits, save, lambda scene: None)
        self.record, self.people = record, []
        self.feed = Unwritten(self.replay, board, self.feed.ear)
        self._counts = [0, *(len(bundled(self.replay.told(place))) for place in range(1, self.replay.last + 1))]
        self._rounds = self._beginnings()
        self._marks = self._numbered()
        self._diary: Diary | None = None
        self._rested = 0.0
        self._held = False

    def _beginnings(self) -> list[Step]:
        """The steps at which rounds begin."""
        return [
            (place, index + 1 if place else 0)
            for place in range(self.replay.last + 1)
            for index, events in enumerate(bundled(self.replay.told(place)))
            if any(event.kind in ROUNDS for event in events)
        ]

    def _numbered(self) -> list[tuple[int, str]]:
        """The places at which rounds begin; the first of each number has it below."""
        numbers = [self._reel.round_at(place) for place, _ in self._rounds]
        return [
            (place, str(number) if number not in numbers[:index] else "")
            for index, ((place, _), number) in enumerate(zip(self._rounds, numbers, strict=True))
        ]

    # -- where it stands ---------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step that is shown."""
        place = self.replay.place
        return place, self._counts[place] - len(self.feed.waiting)

    @property
    def paused(self) -> bool:
        """Whether nothing goes on by itself."""
        return self.pacing.stepping

    @property
    def diary(self) -> Diary:
        """The log as it was written, in the language that is spoken."""
        if self._diary is None or self._diary.language != self.host.words.language:
            self._diary = Diary(ReplayTable(self._reel), self.board, self.feed.ear, self.host.words)
        return self._diary

    @property
    def at_end(self) -> bool:
        """Whether everything has been shown."""
        return self.replay.place == self.replay.last and not self.feed.waiting

    @property
    def badge(self) -> tuple[str, ...]:
        """Tells that it is a replay; where there is no room for the word, by its picture."""
        return self.words("watch-badge"), self.words("watch-badge-short")

    @property
    def busy(self) -> bool:
        """While it plays, something moves or the log is read."""
        waits = self.paused or self._ended
        return self.on_top and (self.moving or self.hands.resting or not waits or not self.diary.whole)

    def enter(self, host: Host) -> None:
        """Begin to play, if there is anything to be played."""
        super().enter(host)
        self._pause(self.at_end)
        self.hands.first_focus()

    def refresh(self) -> None:
        """In another language the log is another one."""
        spoken = self.words.language
        super().refresh()
        if self._host and self.words.language != spoken:
            self.show(*self.step)

    # -- going on ----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let time pass; while it plays, each choice rests a while before the next."""
        super().update(dt)
        self.diary.read_on()
        if self.paused or not self.on_top or not self.feed.dry or self._ended:
            return
        self._rested += dt
        if self._rested < RESTS[self._speed()]:
            return
        if self.at_end:
            self._result()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Make the next choice; what follows it is still to be told."""
        self._rested = 0.0
        self.replay.go_on()
        self._attend(0.0)

    def _conclude(self) -> None:
        """The end of the game stays on the table until it is left."""

    def _result(self) -> None:
        """The end of the game, and on to its result."""
        if not self.at_end:
            self.show(*self._end)
        super()._conclude()

    def _tell(self) -> None:
        """Show the next events; a step goes on to the next line of the log."""
        super()._tell()
        place, shown = self.step
        self.pacing.due = self.paused and shown not in self.diary.stops(place)

    def look_anew(self) -> None:
        """Lay out what is shown now, with the log as it was then."""
        place, shown = self.step
        log, lines = self.feed.log, self.diary.lines(place, shown)
        if lines != log.entries:
            log.clear()
            log.add(*lines)
        log.fresh = len(self.diary.lines(place, 0))
        super().look_anew()

    # -- what a person can do ----------------------------------------------------------------------

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        """What the buttons do."""
        return {
            ROUND_BACK: self.round_back, STEP_BACK: self.step_back, PLAY: self.play, STEP: self.step_on,
            ROUND_ON: self.round_on, RUN: self._result, LINE: self.play,
        }  # fmt: skip

    def obey(self, name: str) -> bool:
        """The commands of the replay; on the line left and right go a choice back or on."""
        if name in ("left", "right") and self.hands.focused == BUTTON + LINE:
            self.hands.by_keys = True
            self.show(self.replay.place + (1 if name == "right" else -1))
        elif name in self.acts and name != LINE:
            self.acts[name]()
        elif name == "back" and not self.looking.open:
            self.exits.pause(self)
        else:
            return super().obey(name)
        return True

    def play(self) -> None:
        """Play on, or pause; from the end there is only the result."""
        if not self.paused:
            self._pause()
        elif self.at_end:
            self._result()
        else:
            self._rested = RESTS[self._speed()]
            self._pause(False)

    def _pause(self, on: bool = True) -> None:
        self.pacing.stepping, self.pacing.due = on, False
        self.look_anew()

    def step_on(self) -> None:
        """One step further; while something moves, to its end."""
        if not self.feed.dry:
            self.pacing.step()
        elif self.at_end:
            self._refuse("watch-at-end")
        else:
            self._pause()
            self._go_on()
            self.pacing.due = True

    def step_back(self) -> None:
        """One step back."""
        if self.step <= (0, 0):
            self._refuse("watch-at-start")
        else:
            self.show(*self._before(self.step))

    def _before(self, step: Step) -> Step:
        """The step before one."""
        place, shown = step
        while place:
            found = [one for one in self.diary.stops(place) if one < shown]
            if found:
                return place, found[-1]
            place, shown = place - 1, self._counts[place - 1] + 1
        return 0, 0

    def show(self, place: int, shown: int | None = None) -> None:
        """Be at a step, paused; without `shown` at the end of a choice."""
        place = min(max(0, place), self.replay.last)
        shown = self._counts[place] if shown is None else shown
        whole = shown == self._counts[place]
        self.replay.turn_to(place if whole else place - 1)
        self._begin()
        if not whole:
            self.replay.go_on()
            self.feed.listen(self.words)
            for _ in range(shown):
                self.feed.next(self.words)
        self._rested = 0.0
        self._pause()

    def _begin(self) -> None:
        """Nothing moves, and nothing is to be told."""
        self.feed.waiting.clear()
        self.feed.director.skip()
        self.feed.listen(self.words)
        self.easel.floats.clear()
        self.looking.close()
        self.popup = None

    def round_back(self) -> None:
        """To the beginning of the round, or of the one before."""
        if self.step <= (0, 0):
            self._refuse("watch-at-start")
        else:
            self.show(*max((one for one in self._rounds if one < self.step), default=(0, 0)))

    def round_on(self) -> None:
        """To the beginning of the next round; from the last one to the end."""
        if self.at_end:
            self._refuse("watch-at-end")
        else:
            self.show(*min((one for one in self._rounds if one > self.step), default=self._end))

    @property
    def _end(self) -> Step:
        return self.replay.last, self._counts[-1]

    def _refuse(self, reason: str) -> None:
        self.host.toast(self.words(reason))

    def skip(self, *, to_me: bool = False) -> None:
        """End what moves now; or go on to the result."""
        paused = self.paused
        super().skip()
        self.pacing.stepping = paused
        if to_me:
            self._result()

    # -- the line ----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse on the line turns the replay to a choice, for as long as it is held."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.looking.pinned:
            self._held = self._line().collidepoint(event.pos)
        if not self._held:
            return super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = False
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self._turn(event.pos[0])
        return True

    def _line(self) -> pygame.Rect:
        return next((rect for shown, rect in self.plan.buttons if shown.key == LINE), pygame.Rect(0, 0, 0, 0))

    def _turn(self, x: int) -> None:
        """Turn to the choice that a place on the line means."""
        place = round(timeline.share(self.look, self._line(), x) * self.replay.last)
        self.hands.focused, self.hands.by_keys = BUTTON + LINE, False
        if place != self.replay.place or self.feed.waiting or not self.paused:
            self.show(place)

    # -- the bar -----------------------------------------------------------------------------------

    def _worded(self) -> Question:
        """How far it is, what has just happened, and the buttons."""
        now = Standing(self.paused, self.step <= (0, 0), self.at_end)
        place = self.words("watch-place", now=self.replay.place, last=self.replay.last)
        return Question(place, self._said(), options=transport.buttons(self.words, self.host.keys, now))

    def _said(self) -> str:
        entries = self.feed.log.entries
        if self.at_end and self.feed.dry:
            return self.words("table-over")
        return entries[-1].text if self.paused and entries else self._idle_words()

    def _halt(self) -> None:
        """The bar has said already what has happened."""

    def _ask_anew(self) -> None:
        """Word the bar and lay it out."""
        self.question = self._worded()
        area = self.board.layout(self.look).prompt
        self.plan = transport.plan(self.look, area, self.question, self._timeline(), transport.plays(self.words))
        self.redraw()

    def _timeline(self) -> Timeline:
        """The line with its rounds."""
        last = max(1, self.replay.last)
        now, tip = self.replay.place / last, self.words("watch-line")
        return Timeline(LINE, "", tip=tip, now=now, marks=tuple((place / last, said) for place, said in self._marks))
