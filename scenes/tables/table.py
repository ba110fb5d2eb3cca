"""The table scene that every title shares: tells what happened, asks what is to be done, and takes the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.engine.ask import Answer, Decision, Option
from game.engine.title import Barred
from game.model.view import SPECTATOR
from game.table.table import Table
from scenes.kit import pan
from scenes.kit.button import Button
from scenes.kit.director import SPEEDS
from scenes.kit.keys import Keys
from scenes.kit.log import Entry
from scenes.kit.look import Look
from scenes.kit.pan import View, Viewed
from scenes.kit.words import Words
from scenes.stack import Host, Scene
from scenes.tables import bar, caps, secrecy, wording
from scenes.tables.asking import MOST, Asking
from scenes.tables.bar import Question
from scenes.tables.beat import Beat
from scenes.tables.easel import Easel
from scenes.tables.feed import Board, Feed
from scenes.tables.foresight import Foresight
from scenes.tables.hands import BUTTON, Hands
from scenes.tables.looking import Looking
from scenes.tables.pacing import Pacing
from scenes.tables.popup import Popup
from scenes.tables.telling import said
from scenes.tables.things import Mode, Picture, Thing
from scenes.tables.wishing import Wishing
from scenes.tables.wording import CONFIRM, COVER, HINT, SHOW, UNDO, Voice

THINKING_AFTER = 0.5
REPLAYED = ("step_back", "round_back", "round_on")
"""Commands that only a replay can follow."""
TOLD = ("card", "seat", "space")
"""Kinds of things that a remark leaves in sight where it can."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


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
        self.feed = Feed(table, board, secrecy.listener(table))
        self.hands, self.easel, self.looking = Hands(self), Easel(self), Looking()
        self.foresight = Foresight(self)
        self.pacing, self.wishing = Pacing(self), Wishing(self)
        self.asking: Asking | None = None
        self.picture, self.before = Picture(), Picture()
        self.marked: Entry | None = None
        self._relaid = False
        self.beat = Beat()
        self._beating: Asking | None = None
        self.popup: Popup | None = None
        self.plan, self.question = bar.Plan(_NOWHERE, _NOWHERE, ()), Question("")
        self.numbered: dict[str, Thing] = {}
        self.rushing = False
        self.open_seat = self.alone
        self.unasked: set[str] = set()
        self._remarked = ""
        self.hinted: tuple[str, ...] = ()
        self._page = 0
        self._hold = self._thinking = 0.0
        self._hinting = self._ended = self._private = False
        self._barred: tuple[Barred, ...] = ()
        self._notes: dict[str, str] = {}
        self._words: Words | None = None
        self._seen: Look | None = None
        self._keys: Keys | None = None

    # -- life ------------------------------------------------------------------------------------

    def enter(self, host: Host) -> None:
        """Sit down: everything that has happened so far is in the log."""
        super().enter(host)
        self._heed()
        self._name()
        self.feed.start(self.words)
        self.feed.answered()
        self.look_anew()
        self._attend(0.0)

    def leave(self) -> None:
        """Leave the table; the game stays saved."""
        self.table.close()

    def refresh(self) -> None:
        """Size, language, scale or settings may have changed."""
        super().refresh()
        if not self._host:
            return
        self._heed()
        spoken, seen = self.words.language, self._seen
        if (self.look, self.host.words.language, self.host.keys) == (seen, spoken, self._keys):
            return
        self._words = None
        self._name()
        if self.look != seen:
            self.feed.finish(self.words)
        if spoken != self.words.language:
            self.feed.retell(self.words)
            self.feed.answered()
        self.look_anew()

    def resume(self, result: object) -> None:
        """Back from a menu: a seat may have been handed over, a setting changed."""
        self.refresh()
        alone = self.alone
        if alone is not None and self.open_seat is None:
            self.unveil(alone)
        self.look_anew()
        if isinstance(result, Entry):
            self.show_line(result)

    def _heed(self) -> None:
        """Put the settings that concern the table into force."""
        self.feed.director.speed = self._speed()
        self.table.ask_always(self.host.preferences.ask_always)

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
    def badge(self) -> tuple[str, ...]:
        """What stands at the top in the place of the name, from the longest to the shortest; usually nothing."""
        return ()

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        """What the buttons do that only this kind of table has; usually there are none."""
        return {}

    @property
    def viewer(self) -> int:
        """The seat whose panel is the largest."""
        if self.feed.eye != SPECTATOR:
            return self.feed.eye
        return self.asking.seat if self.asking else SPECTATOR

    @property
    def voice(self) -> Voice:
        """Puts questions into words."""
        return Voice(self.words, self.board, self.feed.shown)

    @property
    def rule(self) -> str:
        """The rule behind the question."""
        return self.voice.rule(self.asking.decision) if self.asking else ""

    @property
    def moving(self) -> bool:
        """While events are told by themselves; not while the next one waits for the person."""
        return not self.feed.dry and not self.pacing.halted

    @property
    def busy(self) -> bool:
        """While something moves, is about to, or somebody thinks."""
        waits = self.asking is None and not self._ended
        soon = self.hands.resting or self.foresight.waiting or self.beat.running
        if self.pacing.halted:
            return soon
        return self.moving or self._hold > 0 or waits or self._hinting or soon

    # -- time ------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Move things, tell the next events, let others think, open the next question."""
        if self._relaid:
            self._relaid = False
            self.look_anew()
        if self.feed.director.update(dt):
            self.dirty = True
        if not self.feed.director.busy:
            self.easel.floats.clear()
            if self.pacing.halted:
                self._halt()
            elif self.feed.waiting:
                self._tell()
            elif self._hold > 0 and not self.rushing:
                self._hold -= dt
            else:
                self._attend(dt)
        self.hands.rest(dt)
        self.foresight.look(dt)
        self._pulse(dt)

    def _pulse(self, dt: float) -> None:
        """Let the gold glow pulse when a question has come, unless nothing is to move."""
        asked = self.open_question
        if asked is not self._beating:
            self._beating = asked
            moves = asked is not None and SPEEDS[self.feed.director.speed] > 0
            changed = self.beat.begin() if moves else self.beat.rest()
        else:
            changed = self.beat.update(dt)
        if changed:
            self.redraw()

    def _halt(self) -> None:
        """The next event waits: the bar says what has happened and how to go on."""
        if self.question.ask != self.pacing.words():
            self._ask_anew()
        if all(key != self.hands.focused for key, _ in self.hands.spots()):
            self.hands.first_focus()

    def _tell(self) -> None:
        """Show the next events."""
        if not self.feed.waiting:
            return
        self.pacing.due = False
        if self.rushing or (SPEEDS[self.feed.director.speed] == 0 and not self.pacing.stepping):
            self.feed.finish(self.words)
            self.look_anew()
            return
        self.before = self.picture
        events = self.feed.next(self.words)
        self.look_anew()
        roll = self.board.roll(self.words, events)
        if roll:
            self.feed.play([self.easel.tray.motions(roll)])
        self.feed.play(self.board.motions(self.look, events, self.before, self.picture))
        self.feed.beside(self.easel.floats.motions(self.look, self.board.floats(events), self.picture))

    def _attend(self, dt: float) -> None:
        """Listen for news; when there are none, ask whom the game waits for."""
        self.table.poll()
        for notice in self.table.take_notices():
            self.host.toast(said(self.words, notice.sentence.text, notice.sentence.args), bad=notice.kind != "table")
        if self.feed.listen(self.words):
            self._forget_answered()
            self._thinking = 0.0
            self._hold = self.host.preferences.bot_pace if self.bots_turn() else 0.0
            self.look_anew()
            if self.feed.waiting:
                return
        if self.table.result and not self._ended:
            self._conclude()
            return
        self._open_question()
        self._wait_for_others(dt)
        self._await_hint()

    def _conclude(self) -> None:
        """The game is over."""
        self._ended, self.asking = True, None
        self.exits.over(self)

    def _forget_answered(self) -> None:
        """The open question may have been answered in another way: by a standing answer, or by a setting."""
        asked = self.table.pending(self.asking.seat) if self.asking else None
        if self.asking and (asked is None or asked.id != self.asking.decision.id):
            self.asking = None

    def bots_turn(self) -> bool:
        """Whether the game waits for computer players only."""
        waiting = self.table.waiting()
        return bool(waiting) and not any(self.table.seats[seat].is_person for seat in waiting)

    def _wait_for_others(self, dt: float) -> None:
        """After half a second name who is thinking."""
        if self.asking or self.table.result:
            return
        before, self._thinking = self._thinking, self._thinking + dt
        if before < THINKING_AFTER <= self._thinking:
            self._ask_anew()

    # -- questions -------------------------------------------------------------------------------

    def _open_question(self) -> None:
        """The question of the first person who is asked, unless it is open already."""
        asked = [self.table.pending(seat) for seat in self.table.waiting() if self.table.seats[seat].is_person]
        decision = next((one for one in asked if one), None)
        if decision is None or self._ended:
            if self.asking:
                self.asking = None
                self.look_anew()
        elif not self.asking or (self.asking.decision.id, self.asking.seat) != (decision.id, decision.seat):
            self._put(decision)

    def _put(self, decision: Decision) -> None:
        """Put a question to its seat, behind a curtain where it is private."""
        self.rushing = self.pacing.stepping = False
        self.hinted, self._page, self.popup = (), 0, None
        self.hands.around = False
        self.asking = Asking(decision, decision.message in self.board.deliberate)
        given = [option.key for option in decision.options] if decision.single and self.asking.several else None
        self.asking.picks = given or list(self.board.preselected(self.feed.shown, decision))
        self._hand_over(decision)
        self._read(decision)
        self.look_anew()
        self._keep_in_sight()
        self.hands.first_focus()
        recap = self.feed.recall(self.words)
        if recap:
            self._remark(self.words("recap", what=recap))

    def _hand_over(self, decision: Decision) -> None:
        """See the table through the right eyes; draw a curtain before something private shows."""
        self.people = secrecy.persons(self.table)
        alone = self.alone
        self._private = alone is None and secrecy.is_private(self.table, decision)
        if alone is not None:
            self.open_seat = alone
            self.feed.see(alone)
        elif decision.seat != self.open_seat:
            self._close_secrets()
            if self._private:
                self.exits.curtain(self, decision.seat, lambda: self.unveil(decision.seat))

    def unveil(self, seat: int) -> None:
        """Show what a seat may see, until somebody else is asked."""
        self.open_seat = seat
        self.feed.hear(secrecy.listener(self.table), self.words)
        self.feed.see(seat)
        self.look_anew()
        self.hands.first_focus()

    def cover(self) -> None:
        """Cover what only one seat may see."""
        self._close_secrets()
        self.looking.close()
        self.look_anew()
        self.hands.first_focus()

    def _close_secrets(self) -> None:
        """See and hear no more than everybody may."""
        self.open_seat = None
        self.feed.hear(secrecy.listener(self.table), self.words)
        self.feed.see(SPECTATOR)

    def show_secrets(self) -> None:
        """Show what the seat that is asked keeps to itself, behind its curtain."""
        if self.asking:
            self.exits.overlay(self, f"secrets:{self.asking.seat}")

    def _turn_secrets(self) -> None:
        """The key shows or covers, whichever the bar offers."""
        offered = [one.key for one in self._secrets_button()]
        if COVER in offered:
            self.cover()
        elif SHOW in offered:
            self.show_secrets()
        else:
            self.host.toast(self.words("secrets-none"))

    @property
    def alone(self) -> int | None:
        """The only person's seat, where nothing has to be kept from anybody else at the screen."""
        return secrecy.alone(self.table)

    @property
    def veiled(self) -> bool:
        """Whether the question must not show before its person has the screen."""
        return self._private and self.asking is not None and self.open_seat != self.asking.seat

    @property
    def open_question(self) -> Asking | None:
        """The question as far as it may be seen and answered now."""
        return self.asking if self.feed.dry and not self.veiled else None

    def _read(self, decision: Decision) -> None:
        """Reasons and chances that belong to a question."""
        self._barred = self.table.barred(decision.seat)
        self._notes = {}
        if self.asking and not self.asking.several:
            told = {option.key: self.table.odds(decision.seat, (option.key,)) for option in decision.options}
            self._notes = {key: self.voice.odds(odds) for key, odds in told.items() if odds}

    def look_anew(self) -> None:
        """Lay out what is shown now."""
        self._name()
        look, levels = self.look, tuple(plan.level for plan in self.table.seats)
        self._seen, self._keys = look, self.host.keys
        self.picture = self.board.picture(look, self.words, self.feed.shown, self.viewer, levels)
        asked = self.open_question
        if asked:
            self.picture.add(*self.board.offers(look, self.words, self.feed.shown, asked.decision, self.picture))
        self.foresight.stale()
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Word the question and lay out the bar; what finds no room there is chosen on the table alone."""
        asked = self.open_question
        for most in (MOST, 0) if asked else (MOST,):
            if asked:
                asked.most = most
            self.question = self._worded()
            self.plan = self._planned()
            if all(shown.key != bar.MORE for shown, _ in self.plan.buttons):
                break
        offered = tuple(one.key for one in self.question.options)
        paged = any(shown.key == bar.MORE for shown, _ in self.plan.buttons)
        self.numbered = caps.numbered(asked, self.picture, offered, paged=paged) if asked else {}
        self.question = replace(self.question, options=caps.behind(self.question.options, self.numbered))
        if asked and caps.lacking(asked, self.picture, offered, self.numbered):
            why, *briefer = self.voice.why(asked, self.picture, self.host.keys.name("next"))
            self.question = replace(self.question, why=why, briefer=tuple(briefer))
        self.plan = self._planned()
        self.redraw()

    def _planned(self) -> bar.Plan:
        """The bar laid out at its page."""
        area = self.board.layout(self.look).prompt
        more = bar.turn(self.words("bar-more"), self.host.keys.name("more"))
        return bar.plan(self.look, area, self.question, self._page, more)

    def redraw(self) -> None:
        """Something that rests may look different."""
        self.easel.stale()
        self.dirty = True

    def _worded(self) -> Question:
        asked = self.open_question
        if asked is None:
            options = () if self.table.result and self.feed.dry else self.pacing.buttons()
            said = self.pacing.words() or self._idle_words()
            return Question(said, options=(*options, *self._secrets_button()), side=self._side())
        shown = wording.buttons(self.voice, asked, self.picture, self._barred, self._notes, self.hinted)
        beside = self.wishing.button() + self._secrets_button()
        why, *briefer = self.voice.why(asked, self.picture)
        return Question(self.voice.ask(asked.decision), why, tuple(briefer), shown, self._side(), beside)

    def _secrets_button(self) -> tuple[Button, ...]:
        """At a shared screen: a way to see what the seat that is asked keeps to itself, and to cover it again."""
        badge, asked = self.host.keys.name("secrets"), self.open_question
        if self.alone is not None:
            return ()
        if self.open_seat is not None:
            words = self.words("table-cover", seat=f"@seat:{self.open_seat}")
            return () if self._private else (Button(COVER, words, "ui_lock", badge, size=bar.SIZE),)
        if asked and secrecy.holds_secrets(self.table, asked.seat):
            return (Button(SHOW, self.words("table-show-secrets"), "ui_eye", badge, size=bar.SIZE),)
        return ()

    def _idle_words(self) -> str:
        waiting = self.table.waiting()
        if self.table.result and self.feed.dry:
            return self.words("table-over")
        if waiting and self._thinking >= THINKING_AFTER:
            return self.words("table-thinking", seat=f"@seat:{waiting[0]}")
        return self.words("table-watching", seat=f"@seat:{self.board.acting(self.feed.shown)}")

    def _side(self) -> tuple[Button, ...]:
        """Undo and hint; a barred undo says why."""
        keys, seat = self.host.keys, self.own_seat
        reason = self.table.undo_reason(seat) if seat is not None else "undo-nothing"
        together = reason == "undo-other-seat" and len(self.people) > 1
        why = self.words(reason) if reason and not together else ""
        undo = Button(UNDO, self.words("table-undo"), "ui_undo", keys.name("undo"), reason=why, size=bar.SIZE)
        no_hint = "" if self.asking else self.words("hint-later")
        hint = Button(HINT, self.words("table-hint"), "ui_hint", keys.name("hint"), reason=no_hint, size=bar.SIZE)
        return undo, hint

    @property
    def own_seat(self) -> int | None:
        """The seat of the person in front of the screen: the one who is asked, else the first."""
        if self.asking:
            return self.asking.seat
        return self.people[0] if self.people else None

    def odds(self) -> str:
        """The chances of what has been picked so far, or what the title has to say about the choice."""
        asked = self.open_question
        if asked is None:
            return ""
        if not asked.deliberate:
            return self.board.context(self.words, self.feed.shown, asked.decision)
        return self.voice.odds(self.table.odds(asked.seat, tuple(asked.picks))) or self.words.aside(
            "odds-none", asked.decision.message
        )

    # -- the view ---------------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """How the board is looked at, where it can be looked at nearer."""
        return self.board.view(self.look) if isinstance(self.board, Viewed) else None

    def look_at(self, view: View) -> bool:
        """Look at the board in another way; True when that changes something."""
        if self.popup or not isinstance(self.board, Viewed) or not self.board.lens.hold(view):
            return False
        self.looking.close()
        if self.moving:
            self.skip()
        self._relaid = True
        self.redraw()
        return True

    def _keep_in_sight(self) -> None:
        """What can be chosen is never out of sight when a question is put: the board is whole again."""
        view = self.view
        if view and view.zoom > 1 and not all(thing.in_sight for thing in self.lit()):
            self.look_at(pan.obeyed(view, "whole", 0))
            self.look_anew()

    # -- things ----------------------------------------------------------------------------------

    def lit(self) -> list[Thing]:
        """The things that can be chosen now."""
        asked = self.open_question
        return asked.lit(self.picture) if asked else []

    def ordinary(self) -> Thing | None:
        """The thing that stands for the ordinary choice and for nothing else: what a hint says, or the default."""
        asked = self.open_question
        if asked is None or asked.several:
            return None
        key = self.hinted[0] if len(self.hinted) == 1 else asked.decision.default
        found = ((thing, asked.for_thing(thing)) for thing in self.lit())
        return next((thing for thing, options in found if [one.key for one in options] == [key]), None)

    def askers(self) -> list[Thing]:
        """The things on the table from which the open question comes."""
        asked = self.open_question
        name, card = (asked.decision.source, asked.decision.asker) if asked else ("", 0)
        found = [card] if card else [one.id for one in self.feed.shown.cards.values() if name and one.name == name]
        things = (self.picture.about(("card", one)) for one in found)
        return list({thing.key: thing for thing in things if thing}.values())

    def mode(self, thing: Thing) -> Mode:
        """How a resting thing is drawn."""
        asked = self.open_question
        if asked is None:
            return Mode()
        options = [option for option in asked.for_thing(thing) if option.group != "drop"]
        return Mode(bool(options), asked.picked(thing), shine=self.beat.shine if options else 1.0)

    def meant(self, thing: Thing) -> Thing:
        """What a click on a thing is for: the thing itself, or the one that can be chosen beneath it."""
        lit = self.lit()
        if thing.opens or any(one.key == thing.key for one in lit) or self.wishing.items(thing, self.own_seat):
            return thing
        heart = thing.rect.inflate(-thing.rect.width // 2, -thing.rect.height // 2)
        return next((one for one in lit if one.layer < thing.layer and one.rect.contains(heart)), thing)

    def click(self, thing: Thing) -> None:
        """Choose what a thing stands for, open its menu, or say why there is nothing to choose."""
        asked, thing = self.open_question, self.meant(thing)
        options, standing = asked.for_thing(thing) if asked else [], self.wishing.items(thing, self.own_seat)
        barred = next((one for one in self._barred if one.about in thing.about), None) if asked else None
        if len(options) == 1 and options[0].group != "drop" and not standing:
            self.choose(options[0])
        elif options or standing:
            self._open_menu(thing, options, standing)
        elif thing.opens:
            self.exits.overlay(self, thing.opens)
        elif barred:
            self.host.toast(self.voice.barred(barred), bad=True)
        elif not self.looking.at(thing, pinned=True):
            self.host.toast(self.words("table-not-now"))
        self.dirty = True

    def tell_apart(self, things: list[Thing]) -> None:
        """A menu of things that lie too close together."""
        items = []
        for index, thing in enumerate(things):
            name = self.board.name(self.words, self.feed.shown, thing)
            items.append((Button(thing.key, name, badge=str(index + 1), size=17), self._clicker(thing)))
        self.popup = Popup(tuple(items), things[0].rect.unionall([one.rect for one in things]))
        self.hands.focused = f"m:{items[0][0].key}"

    def _clicker(self, thing: Thing) -> Callable[[], None]:
        return lambda: self.click(thing)

    def _open_menu(
        self, thing: Thing, options: list[Option], standing: list[tuple[Button, Callable[[], None]]]
    ) -> None:
        """A menu beside a thing: what can be done with it, and whether to ask about it."""
        items: list[tuple[Button, Callable[[], None]]] = []
        for index, option in enumerate(sorted(options, key=lambda one: one.group == "drop")):
            icon = self.board.option_icon(self.feed.shown, option)
            shown = Button(option.key, self.voice.label(option), icon, str(index + 1), size=17)
            items.append((shown, self._chooser(option)))
        heading = self.board.name(self.words, self.feed.shown, thing)
        self.popup = Popup((*items, *standing), thing.rect, heading)
        self.hands.focused = f"m:{self.popup.items[0][0].key}"

    def _chooser(self, option: Option) -> Callable[[], None]:
        return lambda: self.choose(option)

    # -- the log ----------------------------------------------------------------------------------

    def mark(self, entry: Entry | None) -> None:
        """Light up what a line of the log speaks of."""
        if entry is not self.marked:
            self.marked = entry
            self.redraw()

    def show_line(self, entry: Entry) -> bool:
        """What a line of the log speaks of, lit up and from close by; False when there is nothing to see."""
        closer = self.board.closer(self.words, self.feed.shown, entry.subject) if entry.subject else None
        self.mark(entry)
        if closer:
            self.looking.close()
            log = self.board.layout(self.look).log
            self.looking.closer, self.looking.near, self.looking.pinned = closer, log, True
        return closer is not None

    # -- answering -------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Take an option: pick it, confirm it first, or answer with it."""
        asked = self.open_question
        self.popup = None
        if asked is None:
            return
        if asked.toggles(option):
            refusal = asked.toggle(option)
            if refusal:
                self.host.toast(self.words(refusal, high=asked.decision.high), bad=True)
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
        self.looking.close()
        if self.host.remark == self._remarked:
            self.host.hush()
        self.feed.answered()
        self.table.submit(Answer(asking.decision.id, asking.decision.seat, keys))
        self._attend(0.0)

    def _remark(self, words: str) -> None:
        """Say something about the question, which is past once that is answered."""
        self._remarked = words
        self.host.toast(words)

    def wish(self, seat: int, about: str, value: str) -> None:
        """Set a standing answer; what is asked now may be answered by it."""
        self.feed.answered()
        self.table.set_standing(seat, about, value)
        self.look_anew()
        self._attend(0.0)

    def confirm(self) -> None:
        """Answer with what has been picked."""
        asked = self.open_question
        if asked and asked.complete:
            self.answer(tuple(asked.picks))
        elif asked:
            self.host.toast(self.voice.more(asked.decision), bad=True)

    def pick_best(self) -> None:
        """Pick the strongest dice there are."""
        if self.asking:
            self.asking.picks = list(self.board.strongest(self.feed.shown, self.asking.decision))
            self._ask_anew()

    def turn_page(self) -> None:
        """Show the next options."""
        self._page += 1
        self._ask_anew()

    def undo(self) -> None:
        """Take back the last answer, or say why that cannot be done."""
        seat = self.own_seat
        reason = self.table.undo_reason(seat) if seat is not None else "undo-nothing"
        if seat is not None and not reason:
            self._take_back(seat)
        elif seat is not None and reason == "undo-other-seat" and not self.table.undo_reason(seat, consent=True):
            together = Option("undo", label="undo-together")
            self.exits.confirm(self, together, lambda: self._take_back(seat, consent=True))
        else:
            self.host.toast(self.words(reason), bad=True)

    def _take_back(self, seat: int, *, consent: bool = False) -> None:
        self.asking = None
        self.table.undo(seat, consent=consent)
        self._attend(0.0)

    def ask_hint(self) -> None:
        """Ask what the computer would do here."""
        if self.open_question:
            self._hinting = True
            self.host.toast(self.words("hint-thinking"))
            self._await_hint()
        else:
            self.host.toast(self.words("hint-later"))

    def _await_hint(self) -> None:
        if not self._hinting or self.asking is None:
            return
        hint = self.table.hint(self.asking.seat)
        if hint is None:
            return
        self._hinting, self.hinted = False, hint.keys
        decision = self.asking.decision
        options = [one for one in decision.options if one.key in hint.keys]
        named = [self.voice.label(one, decision.message) for one in options]
        labels = self.words("list-comma").join(named) or self.words("hint-none")
        reason = said(self.words, hint.reason, hint.args) if hint.reason else ""
        self._remark(self.words("hint-says-why" if reason else "hint-says", what=labels, reason=reason))
        if self.asking.several:
            self.asking.picks = [one.key for one in options if self.asking.toggles(one)]
        self.look_anew()
        self.hands.first_focus()
        if self.asking.several:
            self.hands.focused = BUTTON + CONFIRM

    # -- commands --------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse, keys and gamepad."""
        return self.hands.handle(event)

    def obey(self, name: str) -> bool:
        """A command of the keyboard or gamepad."""
        simple: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "hint": self.ask_hint,
            "skip": self._skip_now,
            "run": self._run,
            "step": self.pacing.step,
            "play": self.pacing.play_on,
            "standing": self.wishing.open,
            "secrets": self._turn_secrets,
            "menu": lambda: self.exits.pause(self),
            "reference": lambda: self.exits.overlay(self, "reference"),
            "log": lambda: self.exits.overlay(self, "log"),
            "notes": lambda: self.exits.overlay(self, "notes"),
            "order": lambda: self.exits.overlay(self, "order"),
            **dict.fromkeys(REPLAYED, lambda: self.host.toast(self.words("replay-only"))),
        }
        if name in simple:
            simple[name]()
            return True
        return self.hands.obey(name)

    def _skip_now(self) -> None:
        """The key that ends what moves; it says so when nothing does."""
        if self.feed.dry:
            self.host.toast(self.words("skip-nothing"))
        self.skip()

    def _run(self) -> None:
        """The key that goes to the next question; it says so when that is there already."""
        if self.open_question:
            self.host.toast(self.words("run-there"))
        self.skip(to_me=True)

    def skip(self, *, to_me: bool = False) -> None:
        """End what moves now; or run to the next question for a person."""
        self.pacing.stepping = False
        if to_me:
            self.rushing = self.asking is None
        if not self.feed.dry:
            self.feed.finish(self.words)
            self.look_anew()

    def draw(self, surface: pygame.Surface) -> None:
        """The table, what moves, and what is pointed at."""
        self.easel.draw(surface)

    def spared(self) -> tuple[tuple[pygame.Rect, ...], ...]:
        """The head and the bar; a menu, the choices and what they lead to; the card that asks; what tells most."""
        lay = self.board.layout(self.look)
        menu = [self.popup.frame(self.look)] if self.popup else []
        chosen = [rect for thing in self.lit() for rect in (thing.seen, thing.risen) if rect]
        told = [one for one in self.picture.things if one.tip or any(kind in TOLD for kind, _ in one.about)]
        leads = (thing.rect for thing in self.foresight.lying)
        askers = tuple(thing.rect for thing in self.askers())
        return (lay.title, lay.bar), (*menu, *chosen, *leads), askers, tuple(one.seen for one in told)
