"""The table scene that every title shares: tells what happened, asks what is to be done, and takes the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.ask import Answer, Decision, Option
from game.engine.title import Barred
from game.model.view import SPECTATOR
from game.table.table import Table
from scenes.kit import button, focus, tooltip, zoom
from scenes.kit.button import CALM, Button, State
from scenes.kit.director import SPEEDS
from scenes.kit.log import Log
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.stack import Host, Scene
from scenes.tables import bar, canvas, secrecy, wording
from scenes.tables.asking import Asking
from scenes.tables.bar import Question
from scenes.tables.canvas import Canvas
from scenes.tables.feed import Board, Feed, listener
from scenes.tables.popup import Popup
from scenes.tables.telling import said
from scenes.tables.things import Closer, Mode, Picture, Thing
from scenes.tables.wording import CONFIRM, HINT, STRONGEST, UNDO, Voice

THINKING_AFTER = 0.5


@dataclass(frozen=True)
class Exits:
    """Where the table leads: the scenes around it are opened by whoever opened the table."""

    pause: Callable[[TableScene], None]
    rules: Callable[[TableScene, str], None]
    over: Callable[[TableScene], None]
    overlay: Callable[[TableScene, str], None]
    curtain: Callable[[TableScene, int, Callable[[], None]], None]
    confirm: Callable[[TableScene, Option, Callable[[], None]], None]


class TableScene(Scene):
    """One table on the screen."""

    def __init__(self, table: Table, board: Board, exits: Exits) -> None:
        """`board` knows how this title looks."""
        super().__init__()
        self.theme = board.theme
        self.table, self.board, self.exits = table, board, exits
        self.people = secrecy.persons(table)
        self.feed = Feed(table, board, listener(self.people))
        self.canvas = Canvas()
        self.asking: Asking | None = None
        self.picture, self.before = Picture(), Picture()
        self.popup: Popup | None = None
        self.hovered = self.pressed = self.focused = ""
        self.by_keys = self.rushing = False
        self.open_seat: int | None = None
        self.unasked: set[str] = set()
        self.hinted: tuple[str, ...] = ()
        self.page = 0
        self._hold = self._thinking = self._rested = 0.0
        self._hinting = self._ended = self._private = False
        self._closer: tuple[Closer, pygame.Rect, bool] | None = None
        self._tip: tuple[str, pygame.Rect] | None = None
        self._barred: tuple[Barred, ...] = ()
        self._notes: dict[str, str] = {}
        self._words: Words | None = None
        self._plan: bar.Plan | None = None
        self._lying: tuple[frozenset[str], list[tuple[Thing, Mode]]] | None = None
        self._question = Question("")

    # -- life ------------------------------------------------------------------------------------

    def enter(self, host: Host) -> None:
        """Sit down: everything that has happened so far is in the log."""
        super().enter(host)
        self.feed.director.speed = self._speed()
        self._name()
        self.feed.start(self.words)
        self._look_anew()
        self._attend(0.0)

    def leave(self) -> None:
        """Leave the table; the game stays saved."""
        self.table.close()

    def refresh(self) -> None:
        """Size, language, scale or settings changed."""
        super().refresh()
        if self._host:
            self.feed.director.speed = self._speed()
            self._words = None
            self._name()
            self._look_anew()

    def resume(self, result: object) -> None:
        """Back from a menu."""
        self.refresh()

    def _speed(self) -> str:
        chosen = self.host.preferences
        return "off" if chosen.reduced_motion else chosen.animation

    @property
    def words(self) -> Words:
        """The language, knowing what seats and rooms are called."""
        if self._words is None:
            self._words = self.host.words.named({})
        return self._words

    def _name(self) -> None:
        """Bring the names of seats and rooms up to date."""
        plans = tuple(plan.name for plan in self.table.seats)
        names = self.board.names(self.host.words, self.feed.shown, plans)
        if names != self.words.names:
            self._words = self.host.words.named(names)

    @property
    def levels(self) -> tuple[str, ...]:
        """Who plays each seat: person or the level of a computer player."""
        return tuple(plan.level for plan in self.table.seats)

    @property
    def viewer(self) -> int:
        """The seat whose panel is the largest."""
        if self.feed.eye != SPECTATOR:
            return self.feed.eye
        return self.asking.seat if self.asking else SPECTATOR

    @property
    def voice(self) -> Voice:
        """Puts questions into words."""
        return Voice(self.words, self.board, self.feed.shown, self.host.keys, len(self.people))

    @property
    def busy(self) -> bool:
        """While something moves, is about to, or somebody thinks."""
        return not self.feed.dry or self._hold > 0 or self.asking is None or self._hinting or self._resting

    @property
    def _resting(self) -> bool:
        return bool(self.hovered) and self._closer is None and self._tip is None

    # -- time ------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Move things, tell the next events, let others think, open the next question."""
        if self.feed.director.update(dt):
            self.dirty = True
        if not self.feed.director.busy:
            if self.feed.waiting:
                self._tell()
            elif self._hold > 0 and not self.rushing:
                self._hold -= dt
            else:
                self._attend(dt)
        self._rest_pointer(dt)

    def _tell(self) -> None:
        """Show the next events."""
        if self.rushing or SPEEDS[self.feed.director.speed] == 0:
            self.feed.finish(self.words)
            self._look_anew()
            return
        self.before = self.picture
        events = self.feed.next(self.words)
        self._look_anew()
        self.feed.play(self.board.motions(self.look, events, self.before, self.picture))

    def _attend(self, dt: float) -> None:
        """Listen for news; when there are none, ask whom the game waits for."""
        self.table.poll()
        for notice in self.table.take_notices():
            self.host.toast(said(self.words, notice.sentence.text, notice.sentence.args), bad=notice.kind != "table")
        if self.feed.listen(self.words):
            self._thinking = 0.0
            if not self.asking:
                self._hold = self.host.preferences.bot_pace if self._bots_turn() else 0.0
            self._look_anew()
            if self.feed.waiting:
                return
        if self.table.result and not self._ended:
            self._ended, self.asking = True, None
            self.exits.over(self)
            return
        self._open_question()
        self._wait_for_others(dt)
        self._await_hint()

    def _bots_turn(self) -> bool:
        waiting = self.table.waiting()
        return bool(waiting) and not any(self.table.seats[seat].is_person for seat in waiting)

    def _wait_for_others(self, dt: float) -> None:
        """After half a second name who is thinking."""
        if self.asking or self.table.result:
            return
        before, self._thinking = self._thinking, self._thinking + dt
        if before < THINKING_AFTER <= self._thinking:
            self._look_anew()

    def _open_question(self) -> None:
        """The question of the first person who is asked, unless it is open already."""
        asked = [self.table.pending(seat) for seat in self.table.waiting() if self.table.seats[seat].is_person]
        decision = next((one for one in asked if one), None)
        open_now = self.asking.decision if self.asking else None
        if decision is None or self._ended:
            if self.asking:
                self.asking = None
                self._look_anew()
            return
        if open_now and (open_now.id, open_now.seat) == (decision.id, decision.seat):
            return
        self._put(decision)

    def _put(self, decision: Decision) -> None:
        """Put a question to its seat, behind a curtain where it is private."""
        self.rushing = False
        self.hinted, self.page, self.popup = (), 0, None
        self.asking = Asking(decision, decision.message in self.board.deliberate)
        self.asking.picks = list(self.board.preselected(self.feed.shown, decision))
        self.people = secrecy.persons(self.table)
        self._private = len(self.people) > 1 and secrecy.is_private(self.table, decision)
        if len(self.people) > 1 and decision.seat != self.open_seat:
            self.open_seat = None
            self.feed.see(SPECTATOR)
            if self._private:
                self.exits.curtain(self, decision.seat, lambda: self.unveil(decision.seat))
        elif len(self.people) == 1:
            self.feed.see(self.people[0])
        self._read(decision)
        self._look_anew()
        self._first_focus()

    def unveil(self, seat: int) -> None:
        """Show what a seat may see, until somebody else is asked."""
        self.open_seat = seat
        self.feed.see(seat)
        self._name()
        self._look_anew()

    def _read(self, decision: Decision) -> None:
        """Reasons and chances that belong to a question."""
        self._barred = self.table.barred(decision.seat)
        self._notes = {}
        if not (self.asking and self.asking.several):
            for option in decision.options:
                odds = self.table.odds(decision.seat, (option.key,))
                if odds:
                    self._notes[option.key] = self.voice.odds(odds)

    def _first_focus(self) -> None:
        gold = next((shown.key for shown in self._question.options if shown.primary), "")
        lit = self.asking.lit(self.picture) if self.asking else []
        self.focused = f"b:{gold}" if gold else f"t:{lit[0].key}" if lit else ""

    def _look_anew(self) -> None:
        """Lay out what is shown now."""
        self._name()
        look = self.look
        self.picture = self.board.picture(look, self.words, self.feed.shown, self.viewer, self.levels)
        self._offer(look)
        self._ask_anew()

    def _offer(self, look: Look) -> None:
        """Cards that are chosen from lie large over the board."""
        if self.asking and self.feed.dry and not self._veiled:
            self.picture.add(*self.board.offers(look, self.words, self.feed.shown, self.asking.decision, self.picture))

    @property
    def _veiled(self) -> bool:
        """Whether the question must not show before its person has the screen."""
        return bool(self.asking) and self._private and self.open_seat != self._asked_seat

    @property
    def _asked_seat(self) -> int | None:
        return self.asking.seat if self.asking else None

    def _ask_anew(self) -> None:
        """Word the question and lay out the bar."""
        self._question = self._worded()
        area = self.board.layout(self.look).prompt
        self._lying = None
        self._plan = bar.plan(self.look, area, self._question, self.page, self.words("bar-more"))
        self.dirty = True

    def _worded(self) -> Question:
        if self.asking is None or not self.feed.dry or self._veiled:
            return Question(self._idle_words(), side=self._side())
        decision = self.asking.decision
        shown = wording.buttons(self.voice, self.asking, self.picture, self._barred, self._notes, self.hinted)
        return Question(self.voice.ask(decision), self.voice.why(decision), shown, self._side())

    def _idle_words(self) -> str:
        waiting = self.table.waiting()
        if waiting and self._thinking >= THINKING_AFTER:
            return self.words("table-thinking", seat=f"@seat:{waiting[0]}")
        return self.words("table-watching", seat=f"@seat:{self.board.acting(self.feed.shown)}")

    def _side(self) -> tuple[Button, ...]:
        """Undo and hint; a barred undo says why."""
        keys, seat = self.host.keys, self._own_seat()
        reason = self.table.undo_reason(seat) if seat is not None else "undo-nothing"
        why = self.words(reason) if reason else ""
        undo = Button(UNDO, self.words("table-undo"), "ui_undo", keys.name("undo"), reason=why, size=bar.SIZE)
        no_hint = "" if self.asking else self.words("hint-later")
        hint = Button(HINT, self.words("table-hint"), "ui_hint", keys.name("hint"), reason=no_hint, size=bar.SIZE)
        return undo, hint

    def _own_seat(self) -> int | None:
        if self.asking:
            return self.asking.seat
        return self.people[0] if self.people else None

    # -- answering -------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Take an option: pick it, confirm it first, or answer with it."""
        asking = self.asking
        if asking is None:
            return
        self.popup = None
        if asking.toggles(option):
            refusal = asking.toggle(option)
            if refusal:
                self.host.toast(self.words(refusal, high=asking.decision.high), bad=True)
            self._ask_anew()
        elif option.confirm:
            self.exits.confirm(self, option, lambda: self.answer((option.key,)))
        else:
            self.answer((option.key,))

    def answer(self, keys: tuple[str, ...]) -> None:
        """Give the answer to the game."""
        asking, self.asking = self.asking, None
        if asking is None:
            return
        self.hinted, self._hold = (), 0.0
        self._close_look()
        self.table.submit(Answer(asking.decision.id, asking.decision.seat, keys))
        self._attend(0.0)

    def confirm(self) -> None:
        """Answer with what has been picked."""
        asking = self.asking
        if asking and asking.complete:
            self.answer(tuple(asking.picks))
        elif asking:
            low, high = asking.decision.low, asking.decision.high
            self.host.toast(self.words("pick-more", low=low, high=high), bad=True)

    def pick_best(self) -> None:
        """Pick the strongest dice there are."""
        if self.asking:
            self.asking.picks = list(self.board.strongest(self.feed.shown, self.asking.decision))
            self._ask_anew()

    def undo(self) -> None:
        """Take back the last answer, or say why that cannot be done."""
        seat = self._own_seat()
        reason = self.table.undo_reason(seat) if seat is not None else "undo-nothing"
        if reason or seat is None:
            self.host.toast(self.words(reason), bad=True)
            return
        self.asking = None
        self.table.undo(seat)
        self._attend(0.0)

    def ask_hint(self) -> None:
        """Ask what the computer would do here."""
        if self.asking:
            self._hinting = True
            self.host.toast(self.words("hint-thinking"))
            self._await_hint()

    def _await_hint(self) -> None:
        if not self._hinting or self.asking is None:
            return
        hint = self.table.hint(self.asking.seat)
        if hint is None:
            return
        self._hinting, self.hinted = False, hint.keys
        options = [one for one in self.asking.decision.options if one.key in hint.keys]
        labels = self.words("list-comma").join(self.voice.label(one) for one in options) or self.words("hint-none")
        reason = said(self.words, hint.reason, hint.args) if hint.reason else ""
        self.host.toast(self.words("hint-says", what=labels, reason=reason))
        if self.asking.several:
            self.asking.picks = [one.key for one in options if self.asking.toggles(one)]
        self._look_anew()

    def skip(self, *, to_me: bool = False) -> None:
        """End what moves now; or run to the next question for a person."""
        if to_me:
            self.rushing = self.asking is None
        if not self.feed.dry:
            self.feed.finish(self.words)
            self._look_anew()

    # -- pointing --------------------------------------------------------------------------------

    def _spots(self) -> list[tuple[str, pygame.Rect]]:
        """Everything the keyboard can reach: lit things, then buttons; an open menu alone."""
        if self.popup:
            return [(f"m:{shown.key}", rect) for shown, rect in self.popup.spots(self.look)]
        lit = self.asking.lit(self.picture) if self.asking and not self._veiled else []
        buttons = self._plan.buttons if self._plan else ()
        return [(f"t:{t.key}", t.rect) for t in lit] + [(f"b:{shown.key}", rect) for shown, rect in buttons]

    def under(self, spot: tuple[int, int]) -> str:
        """The key of what lies under a point."""
        if self.popup:
            found = next((s.key for s, rect in self.popup.spots(self.look) if rect.collidepoint(spot)), None)
            return f"m:{found}" if found else ""
        for shown, rect in self._plan.buttons if self._plan else ():
            if rect.collidepoint(spot):
                return f"b:{shown.key}"
        thing = self.picture.at(spot)
        return f"t:{thing.key}" if thing else ""

    def thing(self, key: str) -> Thing | None:
        """The thing of a 't:' key."""
        return self.picture.by_key.get(key[2:]) if key.startswith("t:") else None

    def _button(self, key: str) -> tuple[Button, pygame.Rect] | None:
        spots = self.popup.spots(self.look) if self.popup else self._plan.buttons if self._plan else ()
        return next(((shown, rect) for shown, rect in spots if shown.key == key[2:]), None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse, keys and gamepad."""
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.KEYDOWN and event.unicode in tuple("123456789") and not event.mod & pygame.KMOD_CTRL:
            return self._digit(int(event.unicode))
        name = self.host.keys.command(event)
        return self.obey(name) if name else False

    def _point(self, spot: tuple[int, int]) -> bool:
        if self._closer and self._inside_closer(spot):
            return True
        key = self.under(spot)
        if key != self.hovered:
            self.hovered, self._rested, self.dirty = key, 0.0, True
            self._tip = None
            if self._closer and not self._closer[2]:
                self._closer = None
        return bool(key)

    def _inside_closer(self, spot: tuple[int, int]) -> bool:
        return bool(self._closer) and zoom.place(self.look, self._closer[1] if self._closer else None).collidepoint(
            spot
        )

    def _press(self, event: pygame.event.Event) -> bool:
        self.by_keys = False
        if event.button == 3:
            return self.look_closer(self.under(event.pos))
        if event.button != 1:
            return False
        if not self.feed.dry:
            self.skip()
            self.pressed = ""
            return True
        self._point(event.pos)
        self.pressed, self.dirty = self.under(event.pos), True
        return True

    def _release(self, spot: tuple[int, int]) -> bool:
        key, was, self.pressed = self.under(spot), self.pressed, ""
        self.dirty = True
        if self._closer and self._closer[2]:
            self._close_look()
            return True
        if self.popup and not self.popup.frame(self.look).collidepoint(spot):
            self.popup = None
            return True
        if key and key == was:
            self.activate(key)
        elif not key and not was:
            self._log_click(spot)
        return True

    def _log_click(self, spot: tuple[int, int]) -> None:
        log = self.board.layout(self.look).log
        if log.collidepoint(spot) and spot[1] < log.y + self.look.px(48):
            self.filter_log()

    def _wheel(self, steps: int) -> bool:
        if self.board.layout(self.look).log.collidepoint(self.host.pointer):
            if self.feed.log.scroll(steps * self.look.px(60)):
                self._lying, self.dirty = None, True
            return True
        return False

    def _digit(self, number: int) -> bool:
        shown = self.popup.spots(self.look) if self.popup else self._plan.buttons if self._plan else ()
        head = "m:" if self.popup else "b:"
        for one, _ in shown:
            if one.badge == str(number):
                self.by_keys = True
                self.activate(head + one.key)
                return True
        return False

    # -- commands --------------------------------------------------------------------------------

    def obey(self, name: str) -> bool:
        """A command of the keyboard or gamepad."""
        simple: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "hint": self.ask_hint,
            "skip": self.skip,
            "run": lambda: self.skip(to_me=True),
            "rules": lambda: self.exits.rules(self, self._rule()),
            "menu": lambda: self.exits.pause(self),
            "reference": lambda: self.exits.overlay(self, "reference"),
            "log": self.filter_log,
            "back": self._back,
            "zoom": self._zoom_key,
            "accept": self._accept,
        }
        if name in simple:
            simple[name]()
            return True
        if name in ("next", "previous"):
            return self._travel(1 if name == "next" else -1)
        if name in ("up", "down", "left", "right"):
            return self._arrow(name)
        return False

    def _rule(self) -> str:
        return self.asking.decision.rule if self.asking else ""

    def _back(self) -> None:
        """One step back: close what is open, else the pause menu."""
        if self._closer or self.popup:
            self._close_look()
            self.popup, self.dirty = None, True
        elif not self.feed.dry:
            self.skip()
        else:
            self.exits.pause(self)

    def _zoom_key(self) -> None:
        """A closer look at what is pointed at or focused; ends an animation first."""
        if not self.feed.dry:
            self.skip()
        elif self._closer:
            self._close_look()
        else:
            self.look_closer(self.focused if self.by_keys else self.hovered or self.focused)

    def _accept(self) -> None:
        if not self.feed.dry:
            self.skip()
        elif self.focused:
            self.by_keys = True
            self.activate(self.focused)

    def _travel(self, step: int) -> bool:
        keys = [key for key, _ in self._spots()]
        index = focus.stepped(len(keys), keys.index(self.focused) if self.focused in keys else None, step)
        return self._focus(keys, index)

    def _arrow(self, name: str) -> bool:
        spots = self._spots()
        keys, rects = [key for key, _ in spots], [rect for _, rect in spots]
        current = keys.index(self.focused) if self.focused in keys else None
        return self._focus(keys, focus.nearest(rects, current, name))

    def _focus(self, keys: list[str], index: int | None) -> bool:
        if index is None:
            return False
        self.focused, self.by_keys, self.dirty = keys[index], True, True
        self._tip = None
        return True

    def filter_log(self) -> None:
        """Show the lines of one seat, of the next, of all."""
        seats = len(self.table.seats)
        now = self.feed.log.seat
        self.feed.log.seat = 0 if now is None else None if now + 1 >= seats else now + 1
        self._lying, self.dirty = None, True

    # -- acting on what is pointed at --------------------------------------------------------------

    def activate(self, key: str) -> None:
        """Press a button or click a thing."""
        if key.startswith("m:") and self.popup:
            act = self.popup.act(key[2:])
            found = self._button(key)
            if found and found[0].reason:
                self.host.toast(found[0].reason, bad=True)
            elif act:
                self.popup = None
                act()
            self.dirty = True
        elif key.startswith("b:"):
            self._press_button(key[2:])
        else:
            thing = self.thing(key)
            if thing:
                self.click(thing)

    def _press_button(self, key: str) -> None:
        found = self._button(f"b:{key}")
        if found and found[0].reason:
            self.host.toast(found[0].reason, bad=True)
        elif key == bar.MORE:
            self.page += 1
            self._ask_anew()
        elif key in (acts := {CONFIRM: self.confirm, UNDO: self.undo, HINT: self.ask_hint, STRONGEST: self.pick_best}):
            acts[key]()
        elif self.asking and (option := self.asking.decision.option(key)):
            self.choose(option)

    def click(self, thing: Thing) -> None:
        """Choose what a thing stands for, open its menu, or say why there is nothing to choose."""
        options = self.asking.for_thing(thing) if self.asking and not self._veiled else []
        if len(options) == 1 and options[0].group != "drop" and not self._standing_items(thing):
            self.choose(options[0])
        elif options or self._standing_items(thing):
            self._open_menu(thing, options)
        elif thing.opens:
            self.exits.overlay(self, thing.opens)
        elif reason := self._why_not(thing):
            self.host.toast(reason, bad=True)
        elif not self.look_closer(f"t:{thing.key}"):
            self.host.toast(self.words("table-not-now"))

    def _why_not(self, thing: Thing) -> str:
        """The reason why a thing cannot be chosen now."""
        bar = next((one for one in self._barred if one.about in thing.about), None)
        if self.asking and bar:
            return self.voice.barred(bar)
        return ""

    def _open_menu(self, thing: Thing, options: list[Option]) -> None:
        items: list[tuple[Button, Callable[[], None]]] = []
        for index, option in enumerate(sorted(options, key=lambda one: one.group == "drop")):
            icon = self.board.option_icon(self.feed.shown, option)
            shown = Button(option.key, self.voice.label(option), icon, str(index + 1), size=17)
            items.append((shown, lambda option=option: self.choose(option)))  # type: ignore[misc]
        items += self._standing_items(thing)
        self.popup = Popup(tuple(items), thing.rect)
        self.focused = f"m:{items[0][0].key}"
        self.dirty = True

    def _standing_items(self, thing: Thing) -> list[tuple[Button, Callable[[], None]]]:
        """For a card that may be used at any time: whether to ask about it."""
        seat = self._own_seat()
        name = self.board.standing_card(self.feed.shown, thing, seat if seat is not None else -1)
        if not name or seat is None:
            return []
        now = self.table.standing(seat).get(name, "matters")
        out = []
        for value in ("matters", "ask", "always", "never"):
            icon = "ui_ticked" if value == now else "ui_box"
            shown = Button(f"standing:{value}", self.words(f"standing_{value}"), icon, size=17)
            out.append((shown, lambda value=value: self.table.set_standing(seat, name, value)))
        return out  # type: ignore[return-value]

    # -- closer looks ------------------------------------------------------------------------------

    def look_closer(self, key: str) -> bool:
        """Open the large view of what a key names; True when there is one."""
        thing = self.thing(key)
        if thing is None or thing.closer is None:
            if thing and thing.tip:
                self._tip, self.dirty = (thing.tip(), thing.rect), True
                return True
            return False
        self._closer, self.dirty = (thing.closer(), thing.rect, True), True
        return True

    def _close_look(self) -> None:
        self._closer, self._tip, self.dirty = None, None, True

    def _rest_pointer(self, dt: float) -> None:
        """After the pointer has rested a while, explain what it rests on."""
        wait = self.host.preferences.hover_ms
        if not self._resting or not self.feed.dry or wait < 0:
            return
        self._rested += dt
        if self._rested * 1000 < wait:
            return
        thing, found = self.thing(self.hovered), None if self.hovered.startswith("t:") else self._button(self.hovered)
        if thing and thing.closer:
            self._closer, self.dirty = (thing.closer(), thing.rect, False), True
        elif thing and thing.tip:
            self._tip, self.dirty = (thing.tip(), thing.rect), True
        elif found and found[0].reason:
            self._tip, self.dirty = (found[0].reason, found[1]), True
        else:
            self._tip = ("", pygame.Rect(0, 0, 0, 0))

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The resting table, what moves, and what is pointed at."""
        look = self.look
        moving = canvas.movers(self.feed.director)
        if self._lying is None or self._lying[0] != moving:
            self._lying = (moving, self._resting_things(moving))
        self.canvas.rest(surface, look, self._lying[1], self.board.ground)
        if moving:
            canvas.moving(surface, look, self.feed.director, self.before, self.picture, moving)
            return
        self._draw_pointed(surface, look)
        if self.popup:
            self.popup.draw(surface, look, {self.hovered[2:]: State(hovered=True)})
        if self.by_keys:
            self._draw_focus(surface, look)
        if self._closer:
            zoom.draw(surface, look, self._closer[0].card, self._closer[0].notes, self._closer[1])
        elif self._tip and self._tip[0]:
            tooltip.draw(surface, look, self._tip[0], self._tip[1])

    def mode(self, thing: Thing) -> Mode:
        """How a resting thing is drawn."""
        asking = self.asking
        if asking is None or not self.feed.dry or self._veiled:
            return Mode()
        options = [option for option in asking.for_thing(thing) if option.group != "drop"]
        return Mode(bool(options), asking.picked(thing))

    def _resting_things(self, moving: frozenset[str]) -> list[tuple[Thing, Mode]]:
        """Everything that rests, in drawing order, with captions, log and bar."""
        lying = [(thing, self.mode(thing)) for thing in self.picture.things if thing.key not in moving]
        upper = next((index for index, (thing, _) in enumerate(lying) if thing.layer >= 9), len(lying))
        frame = [(thing, Mode()) for thing in self._frame()]
        return [*lying[:upper], *frame, *lying[upper:]]

    def _frame(self) -> list[Thing]:
        """Captions, the log and the bar: they change less often than the table."""
        lay, log = self.board.layout(self.look), self.feed.log
        state = (log, self._log_title(), log.state)
        captions = self.board.captions(self.look, self.words, self.feed.shown, self.picture, self._odds())
        out = [*captions, Thing("frame:bar", lay.prompt, _draw_bar, (self._plan, self._question))]
        if lay.log.height > self.look.px(90):
            out.append(Thing("frame:log", lay.log, _draw_log, state))
        return out

    def _log_title(self) -> str:
        seat = self.feed.log.seat
        return self.words("log-head") if seat is None else self.words("log-head-seat", seat=f"@seat:{seat}")

    def _odds(self) -> str:
        """The chances of what has been picked so far."""
        if self.asking is None or not self.feed.dry or self._veiled:
            return ""
        if not self.asking.deliberate:
            return self.board.context(self.words, self.feed.shown, self.asking.decision)
        odds = self.voice.odds(self.table.odds(self.asking.seat, tuple(self.asking.picks)))
        return odds or self.words("odds-none")

    def _draw_pointed(self, surface: pygame.Surface, look: Look) -> None:
        """What is pointed at or pressed, drawn anew above the resting picture."""
        thing, mode = self.thing(self.hovered), None
        if thing and not self.popup and (thing.closer or thing.about):
            mode = self.mode(thing)
            thing.paint(surface, look, thing.rect, Mode(mode.lit, mode.picked, True))
            for above in self.picture.things:
                if above.layer > thing.layer and above.layer < 9 and above.rect.colliderect(thing.rect):
                    above.paint(surface, look, above.rect, self.mode(above))
        found = None if self.popup else self._button(self.hovered) if self.hovered.startswith("b:") else None
        if found:
            state = State(True, self.pressed == self.hovered, False) if found[0].enabled else CALM
            button.draw(surface, look, found[1], found[0], state)

    def _draw_focus(self, surface: pygame.Surface, look: Look) -> None:
        rect = next((rect for key, rect in self._spots() if key == self.focused), None)
        if rect:
            focus.draw(surface, look, rect)
        found = self._button(self.focused) if self.focused.startswith("b:") else None
        if found and found[0].reason and not self.popup:
            tooltip.draw(surface, look, found[0].reason, found[1])


def _draw_bar(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[bar.Plan | None, Question], mode: Mode
) -> None:
    if shown[0]:
        bar.draw(surface, look, shown[0], shown[1], {})


def _draw_log(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Log, str, object], mode: Mode
) -> None:
    shown[0].draw(surface, look, rect, shown[1])
