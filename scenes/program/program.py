"""The program: which scene leads where, which game is open, and what is kept of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec import structs

from game.engine.title import Title
from game.model.view import SPECTATOR
from game.storage import folders, saves
from game.storage.private import Private
from game.storage.record import Record, SeatPlan, Sentence, Unusable, program_version
from game.storage.settings import Habits
from game.table.standing import lasting
from game.titles import TITLES
from scenes.app import App
from scenes.kit import resources
from scenes.kit.preferences import Preferences
from scenes.menus.confirm import Confirm
from scenes.menus.data import GameChoice, MainInfo
from scenes.menus.main import MainActions, MainMenu
from scenes.program import kept, saved
from scenes.program.titles import PLAYABLE, setup_info
from scenes.stack import Scene

if TYPE_CHECKING:
    from game.storage.autosave import Autosave
    from game.table.local import LocalTable
    from scenes.program.seated import Seated
    from scenes.start import Start
    from scenes.tables.table import TableScene

PROBE = "LANTERN_PROBE"


class Program:
    """Opens the scenes and hands each what it needs."""

    def __init__(self, *, headless: bool = False) -> None:
        """Open the window with the settings as they were left."""
        chosen, trouble = kept.preferences()
        self.habits, also = kept.habits()
        self._troubles = [one for one in (folders.trouble(), trouble or also) if one]
        self._stored = chosen
        self.app = App(chosen, headless=headless, store=self._store)
        self.app.rescue = self.rescue
        self.app.guard_close(self._may_close)
        if PROBE in os.environ:
            from scenes.outline import Probe

            self.app.watch = Probe(os.environ[PROBE]).note

    def run(self, start: Start | None = None) -> int:
        """Go on until the person quits; returns the exit status."""
        try:
            scene = self.first(start)
            if self._troubles:
                self.app.announce("\n".join(self.said(one) for one in self._troubles), bad=True)
            return self.app.run(scene)
        except Unusable:
            raise
        except Exception as fault:  # the window itself has failed
            return self._fall(fault)

    def _fall(self, fault: Exception) -> int:
        """Say where the report lies when there is no scene left that could."""
        from scenes.program.failing import report

        told = report(fault, None)
        message = "trouble_fell" if told.path else "trouble_fell_unwritten"
        print(self.app.words(message, fault=told.short, file=str(told.path or "")), file=sys.stderr)
        return 1

    def first(self, start: Start | None = None) -> Scene:
        """The scene with which the program opens."""
        if start is None:
            return self.home()
        title = TITLES[start.setup.title]
        if title.id not in PLAYABLE:
            raise Unusable("cli-not-built")
        return self._seat(self._new_table(title, start.setup.options, start.seats, start.seed))

    # -- small things ------------------------------------------------------------------------------

    def said(self, sentence: Sentence) -> str:
        """A sentence of the game in the person's language."""
        return self.app.words(sentence.text, **sentence.args)

    def _tell(self, trouble: Sentence | None) -> None:
        if trouble:
            self.app.announce(self.said(trouble), bad=True)

    def _store(self, chosen: Preferences) -> None:
        before, self._stored = self._stored, chosen
        self._tell(kept.keep_preferences(chosen, before))

    def _remember(self, now: Habits) -> None:
        """Store the habits, if they have changed."""
        if now != self.habits:
            before, self.habits = self.habits, now
            self._tell(kept.keep_habits(now, before))

    def _attempt(self, act: Callable[[], None]) -> None:
        """Do something with files; what goes wrong is said."""
        try:
            act()
        except Unusable as wrong:
            self._tell(wrong.sentence)

    # -- the main menu -----------------------------------------------------------------------------

    def home(self) -> Scene:
        """The main menu."""
        return MainMenu(self._main_info, self._main_actions())

    def _main_info(self) -> MainInfo:
        words = self.app.words
        shown = tuple(one.info for title, one in PLAYABLE.items() if title in TITLES)
        stored = len(saves.listed())
        return MainInfo(shown, program_version(), saved.latest(words), stored, self.habits.last_title)

    def _main_actions(self) -> MainActions:
        return MainActions(
            resume=self._continue,
            new=self.new_game,
            load=self.load_menu,
            rules=self.rulebooks,
            settings=self.settings,
            credits=self.credits,
            statistics=self.statistics,
        )

    def go_home(self) -> None:
        """Leave everything for the main menu."""
        self.app.stack.reset(self.home())

    def _continue(self) -> None:
        latest = saves.latest()
        if latest:
            self.load(latest.slot)
        else:
            self.go_home()

    def new_game(self, title: str) -> None:
        """Set up a game."""
        from scenes.menus.casting import set_up

        self.app.stack.push(set_up(setup_info(title, self.habits), self.begin))

    def load_menu(self) -> None:
        """The saved games."""
        from scenes.menus.load import Load, LoadActions

        def delete(slot: str) -> None:
            self._attempt(lambda: saves.delete(slot))

        def rename(slot: str, name: str) -> None:
            self._attempt(lambda: saves.rename(slot, name))

        self.app.stack.push(Load(lambda: saved.infos(self.app.words), LoadActions(self.load, delete, rename)))

    def rulebooks(self) -> None:
        """The rulebook, or the shelf when there are several."""
        from scenes.menus.rulebook import Shelf

        books = tuple((title, one.info.name) for title, one in PLAYABLE.items() if title in TITLES)
        if len(books) == 1:
            self.rulebook(books[0][0])
        else:
            self.app.stack.push(Shelf(books, self.rulebook))

    def rulebook(self, title: str, rule: str = "", theme: str = "house") -> None:
        """One rulebook, open at a rule."""
        from scenes.menus.rulebook import Rulebook
        from scenes.tables.exits import rulebook

        self.app.stack.push(Rulebook(PLAYABLE[title].info.name, rulebook(title), rule, theme))

    def settings(self, theme: str = "house") -> None:
        """The settings."""
        from scenes.menus.settings import Settings

        self.app.stack.push(Settings(theme))

    def credits(self) -> None:
        """Who made what."""
        from scenes.menus.credits import Credits

        self.app.stack.push(Credits(resources.asset("CREDITS.md").read_text(encoding="utf-8")))

    def statistics(self) -> None:
        """How many games were played and won."""
        from game.storage import profile
        from scenes.menus.statistics import Statistics
        from scenes.program.tallies import tallies

        self.app.stack.push(Statistics(tallies(profile.counts())))

    # -- opening a game ----------------------------------------------------------------------------

    def begin(self, choice: GameChoice) -> None:
        """Begin the game that was set up, and remember the set-up; one that cannot be is refused in a sentence."""
        seed = int(choice.seed) if choice.seed else None
        try:
            opened = self._new_table(TITLES[choice.title], choice.options, kept.plans(choice), seed)
        except ValueError as wrong:
            self._tell(Sentence("cli-setup", {"why": str(wrong)}))
            return
        self._remember(kept.with_last(self.habits, choice))
        self.app.stack.reset(self._seat(opened))

    def _new_table(
        self,
        title: Title,
        options: Mapping[str, str],
        seats: tuple[SeatPlan, ...],
        seed: int | None,
        private: Sequence[Private] = (),
    ) -> tuple[LocalTable, Autosave]:
        from game.storage.autosave import Autosave
        from game.table.local import LocalTable

        setup = title.setup(len(seats), options)
        keeper = Autosave()
        return LocalTable.new(title, setup, seats, seed, private=private, **self._around(keeper)), keeper

    def _around(self, keeper: Autosave) -> dict[str, Any]:
        from game.table.thinking import WorkerThinker

        return {"thinker": WorkerThinker(), "keeper": keeper, "standing": self.habits.standing}

    def load(self, slot: str) -> None:
        """Go on with a saved game; an autosave is kept in its own place."""
        from game.storage.autosave import Autosave
        from game.table.local import LocalTable

        try:
            game = saves.load(slot)
            if game.record.title not in PLAYABLE:
                raise Unusable("save-unknown-title", title=game.record.title)
        except Unusable as wrong:
            self._tell(wrong.sentence)
            return
        keeper = Autosave(slot if slot.startswith("auto-") else None)
        if keeper.elsewhere:
            self.app.announce(self.app.words("save-goes-own-way"))
        table = LocalTable.resume(game, **self._around(keeper))
        self.app.stack.reset(self._seat((table, keeper)))

    def _seat(self, opened: tuple[LocalTable, Autosave]) -> Seated:
        """Sit down at a table."""
        from scenes.program.seated import Seated
        from scenes.tables.exits import exits

        table, keeper = opened
        board = PLAYABLE[table.title.id].board()
        scene = Seated(table, keeper, board, exits(self._pause, self._over), self._save_as, self._left)
        scene.unasked = set(self.habits.confirmed)
        return scene

    def _left(self, scene: Seated) -> None:
        """Remember standing answers and confirmations that are no longer wanted."""
        standing = dict(self.habits.standing)
        for seat in scene.people:
            standing.update(lasting(scene.table.standing(seat)))
        self._remember(structs.replace(self.habits, standing=standing, confirmed=tuple(sorted(scene.unasked))))

    # -- at the table ------------------------------------------------------------------------------

    @property
    def seated(self) -> Seated | None:
        """The table that is open."""
        from scenes.program.seated import Seated

        return next((scene for scene in self.app.stack.scenes if isinstance(scene, Seated)), None)

    def _pause(self, shown: TableScene) -> None:
        from scenes.program.pausing import pause

        scene = self.seated
        if scene:
            scene.photograph()
            self.app.stack.push(pause(self, scene))

    def _save_as(self, scene: Seated) -> None:
        from scenes.program.pausing import save_as

        scene.photograph()
        save_as(self, scene)

    def again(self, scene: Seated) -> None:
        """The same set-up as it was dealt, with other luck."""
        table = scene.table
        self._start(scene, {**table.setup.options, **table.title.dealt(table.view(SPECTATOR))})

    def _start(self, scene: Seated, options: Mapping[str, str]) -> None:
        """A new game for those who sat at a table; what was left to chance in the first place is remembered."""
        record, chosen = played(scene), scene.chosen
        private = [
            one.anew() if plan.is_person else Private() for plan, one in zip(record.seats, record.private, strict=False)
        ]
        seated = self._seat(self._new_table(TITLES[record.title], options, record.seats, None, private))
        seated.chosen = chosen
        self.app.stack.reset(seated)

    def watch(self, record: Record, chosen: Mapping[str, str]) -> None:
        """See a finished game again from its first choice; `chosen` is the set-up as people wished it."""
        from scenes.program.watching import Watched
        from scenes.tables.exits import exits

        def not_saved(scene: Seated) -> None:
            self.app.toast(self.app.words("watch_not_saved"), bad=True)

        board = PLAYABLE[record.title].board()
        shown = Watched(record, board, exits(self._pause, self._over), not_saved)
        shown.chosen = chosen
        self.app.stack.reset(shown)

    def _over(self, shown: TableScene) -> None:
        """Show the result; the statistics have counted it already."""
        from scenes.menus.end import End, EndActions
        from scenes.program.ending import end_info
        from scenes.program.watching import can_be_watched

        scene = self.seated
        if scene is None or scene.table.result is None:
            return
        record, theme = played(scene), scene.theme
        info = end_info(self.app.words, scene.table, scene.table.result, record.seats)
        info = replace(info, picture=scene.portrait())
        actions = EndActions(
            again=lambda: self.again(scene),
            menu=self.go_home,
            rule=lambda rule: self.rulebook(record.title, rule, theme),
            replay=(lambda: self.watch(record, scene.chosen)) if can_be_watched(record) else None,
            anew=(lambda: self._start(scene, scene.chosen)) if self._chance_chose(scene) else None,
        )
        scene.photograph()
        self.app.sound("good" if info.won else "bad")
        self.app.stack.reset(End(info, actions, theme))

    def _chance_chose(self, scene: Seated) -> bool:
        """Whether something of the set-up was left to chance."""
        table = scene.table
        return bool(table.title.dealt(table.view(SPECTATOR))) or scene.chosen != table.setup.options

    # -- the end, and the unexpected end -------------------------------------------------------------

    def _may_close(self) -> bool:
        """The window's own button asks once, as Quit does; the second time it is meant."""
        words, top = self.app.words, self.app.stack.top
        if top is None or isinstance(top, Confirm):
            return True
        if self.seated and top is self.seated:
            self.seated.photograph()
        ask, explain, label = words("menu_quit_ask"), words("menu_quit_text"), words("menu_quit")
        self.app.stack.push(Confirm(ask, explain, label, self.app.quit, theme=top.theme))
        return False

    def rescue(self, fault: Exception) -> Scene:
        """Something failed: keep the game, write a report, say where it is."""
        from scenes.menus.trouble import Trouble
        from scenes.program.failing import report

        scene = self.seated
        told = report(fault, _record(scene) if scene else None)
        where = str(told.path or "")
        return Trouble(told.short, where, told.full, self.go_home, lambda: self.app.quit(1), saved=scene is not None)


def played(scene: Seated) -> Record:
    """The game at a table; for one that is watched, the game as it was played."""
    from scenes.program.watching import Watched

    return scene.record if isinstance(scene, Watched) else scene.game.record()


def _record(scene: Seated) -> Record | None:
    """The game that was open, if it can still be written down."""
    try:
        return played(scene)
    except Exception:  # what failed may be the game itself
        return None
