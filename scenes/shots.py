"""Pictures without a screen: one frame of any scene of any title at any size, with a seeded game behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pygame
from msgspec import structs

from game.ai.whim import whim
from game.engine.ask import NOTHING, Answer, Decision
from game.luck import Luck
from game.storage.profile import Count
from game.storage.record import SeatPlan, Sentence, Unusable, program_version
from game.storage.saves import Saved, header_of
from game.storage.settings import Habits
from game.table.local import LocalTable
from game.titles import TITLES
from scenes import acts, crowd, gallery
from scenes.acts import Act
from scenes.app import App, shot
from scenes.kit import resources
from scenes.kit.preferences import Preferences
from scenes.kit.words import Words
from scenes.menus.casting import set_up
from scenes.menus.confirm import Confirm
from scenes.menus.credits import Credits
from scenes.menus.curtain import Curtain
from scenes.menus.data import MainInfo, PauseSeat, SaveInfo
from scenes.menus.end import End, EndActions
from scenes.menus.entry import Entry
from scenes.menus.load import Load, LoadActions
from scenes.menus.main import MainActions, MainMenu
from scenes.menus.pause import Pause, PauseActions
from scenes.menus.rulebook import Rulebook
from scenes.menus.settings import TABS, Settings
from scenes.menus.statistics import Statistics
from scenes.menus.trouble import Trouble
from scenes.program import saved
from scenes.program.ending import end_info
from scenes.program.tallies import tallies
from scenes.program.titles import PLAYABLE, setup_info
from scenes.program.watching import Watched
from scenes.stack import Scene
from scenes.tables import exits
from scenes.tables.table import TableScene

SETTING_UP = ("ask-hero", "ask-stat-die")
MINE = ("ask-action", "sen-ask-play", "sen-ask-power")
"""Questions at which a picture of the middle of a game is taken."""
MOST = 3000
"""Answers after which a game that goes on is pictured as it is."""
PORTRAIT = (1920, 1080)
"""The size at which the table is drawn for the page at the end of a game."""
SOUGHT = {"twenty_strong": "kw_strategy", "sentinels": "kw_sen_target"}
"""A word of each title of which the rulebook is searched."""
SEEDS = 12
"""Games that are tried for a picture of a moment that not every game has."""


@dataclass(frozen=True)
class Order:
    """What a picture was ordered with."""

    title: str
    seed: int = 0
    after: int = 0
    words: Words = field(default_factory=Words)


# -- games -----------------------------------------------------------------------------------------


def people(count: int, bots: int = 0) -> tuple[SeatPlan, ...]:
    """Seats of people, then of computer players."""
    return (*(SeatPlan() for _ in range(count)), *(SeatPlan("normal") for _ in range(bots)))


def played(
    title: str,
    seed: int,
    after: int,
    seats: tuple[SeatPlan, ...],
    until: Callable[[Decision], bool] | None = None,
    rank: str = "2",
) -> LocalTable:
    """A seeded game after a number of sensible answers, or on to a question of a kind; empty chairs are filled."""
    rules = TITLES[title]
    seats = (*seats, *people(max(0, rules.seats[0] - len(seats))))
    options = {"rank": rank} if any(choice.name == "rank" for choice in rules.choices) else {}
    table = LocalTable.new(rules, rules.setup(len(seats), options), seats, seed)
    luck = Luck(seed)
    for count in range(MOST):
        asked = [decision for seat in table.waiting() if (decision := table.pending(seat))]
        if not asked or (count >= after and (until is None or until(asked[0]))):
            break
        table.submit(Answer(asked[0].id, asked[0].seat, _keys(table, asked[0], luck)))
    return table


def _keys(table: LocalTable, asked: Decision, luck: Luck) -> tuple[str, ...]:
    """What the title's computer player thinks best, else anything that is allowed."""
    bot = table.title.bot if asked.message not in SETTING_UP else None
    ideas = bot.ideas(table.view(asked.seat), asked) if bot else ()
    return ideas[0].keys if ideas else whim(asked, luck)


def table_scene(table: LocalTable) -> TableScene:
    """The table scene of a game, with nowhere to go."""
    return TableScene(table, PLAYABLE[table.title.id].board(), exits.nowhere())


# -- scenes ----------------------------------------------------------------------------------------


def _nothing(*_: object) -> None:
    """What buttons do in a picture."""


def _moment(order: Order, after: int, seats: tuple[SeatPlan, ...], until: Callable[[Decision], bool]) -> LocalTable:
    """A game at a question of a kind, of the first seed from the wanted one on in which it is asked."""
    tables = (played(order.title, seed, after, seats, until) for seed in range(order.seed, order.seed + SEEDS))
    fallback = next(tables)
    return next((table for table in (fallback, *tables) if table.result is None), fallback)


def _table(order: Order) -> list[Scene]:
    return [table_scene(played(order.title, order.seed, order.after, _company(order.title, 0)))]


def _company(title: str, bots: int) -> tuple[SeatPlan, ...]:
    """A person with some computer players, and as many more people as the title needs."""
    return people(max(1, PLAYABLE[title].info.players[0] - bots), bots)


def _attack(order: Order) -> list[Scene]:
    """Hits are being laid on enemies."""
    laying = lambda asked: asked.message == "ask-apply" and asked.seat == 0  # noqa: E731
    return [table_scene(_moment(order, max(order.after, 25), people(1, 1), laying))]


def _foreseen(order: Order) -> list[Scene]:
    """Somebody chooses whom to harm."""
    harming = lambda asked: asked.message in ("ask-apply", "sen-ask-damage") and asked.seat == 0  # noqa: E731
    return [table_scene(_moment(order, max(order.after, 12), _company(order.title, 0), harming))]


def _crew(order: Order) -> list[Scene]:
    """Three seats in the middle of a game."""
    mine = lambda asked: asked.message in MINE and asked.seat == 0  # noqa: E731
    return [table_scene(_moment(order, max(order.after, 110), _company(order.title, 2), mine))]


def _most(order: Order) -> list[Scene]:
    """As many seats as the title has, one of a person."""
    mine = lambda asked: asked.message in MINE and asked.seat == 0  # noqa: E731
    seats = people(1, PLAYABLE[order.title].info.players[1] - 1)
    return [table_scene(_moment(order, max(order.after, 60), seats, mine))]


def _full(order: Order) -> list[Scene]:
    """As many cards as a table can hold, where cards lie in play."""
    return [table_scene(crowd.full())] if order.title == "sentinels" else _most(order)


def _choosing(order: Order) -> list[Scene]:
    """Somebody is asked a question of which one thing stands for several options, where the title has such."""
    twofold = lambda asked: asked.seat == 0 and 1 < _most_alike(asked) < len(asked.options)  # noqa: E731
    table = _moment(order, max(order.after, 12), _company(order.title, 1), twofold)
    return _crew(order) if table.result else [table_scene(table)]


def _most_alike(asked: Decision) -> int:
    """How many options are about the same thing on the table, at most."""
    about = Counter(option.about for option in asked.options if option.about[1] != "")
    return max(about.values(), default=0)


def _watched(order: Order) -> list[Scene]:
    """Computer players among themselves."""
    seats = people(0, PLAYABLE[order.title].info.players[0] + 1)
    return [table_scene(played(order.title, order.seed, max(order.after, 60), seats))]


def _replay(order: Order) -> list[Scene]:
    """A whole game that is watched again."""
    table = played(order.title, order.seed, MOST, _company(order.title, 0))
    return [Watched(table.record(), PLAYABLE[order.title].board(), exits.nowhere(), _nothing)]


def _couch(order: Order) -> list[Scene]:
    """Several people at one screen."""
    return [table_scene(played(order.title, order.seed, max(order.after, 30), people(3)))]


def _picking(order: Order) -> list[Scene]:
    """Somebody is asked for several things at once."""
    several = lambda asked: asked.high > 1 and asked.seat == 0  # noqa: E731
    return [table_scene(_moment(order, max(order.after, 12), _company(order.title, 0), several))]


def _opening(order: Order) -> list[Scene]:
    """The first question of a game."""
    return [table_scene(played(order.title, order.seed, 0, _company(order.title, 0)))]


def _refused(order: Order) -> list[Scene]:
    """A question at which the rules bar something, else the first one: there is nothing yet to take back."""
    (scene,) = _crew(order)
    barred = isinstance(scene, TableScene) and scene.table.barred(0)
    return [scene] if barred else _opening(order)


def _pause(order: Order) -> list[Scene]:
    shown = (PauseSeat(0, order.words("her_scout"), False), PauseSeat(1, order.words("her_medic"), True))
    actions = PauseActions(_nothing, _nothing, _nothing, _nothing, _nothing, _nothing, _nothing, _nothing)
    theme = PLAYABLE[order.title].info.theme
    return [*_crew(order), Pause(lambda: shown, actions, theme)]


def _curtain(order: Order, *, wished: bool = False) -> list[Scene]:
    return [Curtain("her_mechanic", 1, _nothing, PLAYABLE[order.title].info.theme, "her_mechanic", wished=wished)]


def _confirm(order: Order) -> list[Scene]:
    """The question before a game is given up."""
    ask, explain, label = (order.words(f"pause_concede{part}") for part in ("_ask", "_text", ""))
    return [*_crew(order), Confirm(ask, explain, label, _nothing, theme=PLAYABLE[order.title].info.theme, grave=True)]


def _trouble(order: Order) -> list[Scene]:
    """A defect of the program."""
    fault = "KeyError: 'q_17'"
    return [Trouble(fault, f"~/lantern-table/replays/{'fault-' * 9}.replay", fault, _nothing, _nothing, saved=True)]


def _entry(order: Order) -> list[Scene]:
    return [Entry(order.words("load_rename"), order.words(PLAYABLE[order.title].info.name), _nothing)]


def _end(order: Order) -> list[Scene]:
    table = played(order.title, order.seed, MOST, _company(order.title, 1), rank="1")
    if table.result is None:
        table.concede()
    assert table.result is not None
    picture = shot(table_scene(table), PORTRAIT).copy()
    info = replace(end_info(order.words, table, table.result, table.seats), picture=picture)
    return [End(info, EndActions(_nothing, _nothing, _nothing), PLAYABLE[order.title].info.theme)]


def _menu(order: Order) -> list[Scene]:
    info = PLAYABLE[order.title].info
    latest = SaveInfo("auto", order.words(info.name), info.name, round=order.words("load_round", now=6))
    tiles = tuple(one.info for title, one in PLAYABLE.items() if title in TITLES)
    shown = MainInfo(tiles, program_version(), latest, 3)
    return [MainMenu(lambda: shown, MainActions(*(_nothing,) * 7))]


def _load(order: Order) -> list[Scene]:
    """Named games, autosaves and a broken one."""
    record = played(order.title, order.seed, 30, people(1, 2)).record()
    rows = tuple(
        saved.info(order.words, Saved(slot, structs.replace(header_of(record, name), when=when)))
        for slot, name, when in (("game-02", "Anna", 1.7e9), ("game-01", "Bartholomew", 1.6e9), ("auto-1", "", 1.5e9))
    )
    rows += (saved.info(order.words, Saved("game-03", None, Sentence("save-damaged"))),)
    return [Load(lambda: rows, LoadActions(_nothing, _nothing, _nothing))]


def _rulebook(order: Order, *, sought: Mapping[str, str] = NOTHING) -> list[Scene]:
    """A rulebook, or what is found in it for the rules around that of a word of the title."""
    book = Rulebook(PLAYABLE[order.title].info.name, exits.rulebook(order.title))
    book.term = order.words.rule(sought[order.title])[:-1] if sought else ""
    return [book]


def _settings(tab: str) -> Callable[[Order], list[Scene]]:
    """One group of the settings."""

    def make(order: Order) -> list[Scene]:
        scene = Settings()
        scene.tab = tab
        return [scene]

    return make


def _statistics(order: Order) -> list[Scene]:
    """Games of people and of every level at both titles."""
    levels = ("person", "easy", "normal", "hard")
    grades = {name: title.setup(title.seats[0], {}).options.get(title.graded, "") for name, title in TITLES.items()}
    counts = [Count(title, grade, level, 12, 5, 9) for title, grade in grades.items() for level in levels]
    return [Statistics(tallies(counts))]


def _gallery(name: str) -> Callable[[Order], list[Scene]]:
    """A page of the gallery by its name."""
    return lambda order: [gallery.page(name)]


SCENES: dict[str, Callable[[Order], list[Scene]]] = {
    "menu": _menu,
    "new_game": lambda order: [set_up(setup_info(order.title, Habits()), _nothing)],
    "load": _load,
    "load-none": lambda order: [Load(tuple, LoadActions(_nothing, _nothing, _nothing))],
    "settings": _settings("display"),
    **{f"settings-{tab}": _settings(tab) for tab, _ in TABS[1:]},
    "rulebook": _rulebook,
    "rulebook-search": lambda order: _rulebook(order, sought=SOUGHT),
    "statistics": _statistics,
    "statistics-none": lambda order: [Statistics(())],
    "credits": lambda order: [Credits(resources.asset("CREDITS.md").read_text(encoding="utf-8"))],
    "pause": _pause,
    "standings": _crew,
    "curtain": _curtain,
    "curtain-wished": lambda order: _curtain(order, wished=True),
    "confirm": _confirm,
    "entry": _entry,
    "trouble": _trouble,
    "table": _table,
    "table-attack": _attack,
    "table-crew": _crew,
    "table-most": _most,
    "table-full": _full,
    "table-watched": _watched,
    "table-replay": _replay,
    "table-couch": _couch,
    "table-opening": _opening,
    "table-picks": _picking,
    "table-preview": _foreseen,
    "table-menu": _choosing,
    "table-why": _refused,
    **dict.fromkeys(("table-keys", "table-zoom", "table-rule"), _crew),
    **dict.fromkeys(("table-tip", "table-log", "table-reference", "table-pile"), _most),
    "end": _end,
    "gallery": lambda order: [gallery.page(PLAYABLE[order.title].info.theme)],
    **{f"gallery-{name}": _gallery(name) for name in gallery.PAGES},
}
"""Every scene that can be pictured, from the lowest to the one on top."""

ACTS: dict[str, Act] = {
    "standings": acts.wished,
    "table-keys": acts.typed("next", "next"),
    "table-replay": acts.typed("round_on", "round_on", "step"),
    "table-zoom": acts.looked,
    "table-tip": acts.pointed(lambda thing: thing.tip and not thing.closer),
    "table-why": acts.barred,
    "table-picks": acts.picked,
    "table-preview": acts.considered,
    "table-menu": acts.unfolded,
    "table-rule": acts.typed("rules"),
    "table-log": acts.opened("log"),
    "table-reference": acts.opened("reference"),
    "table-pile": acts.opened("pile"),
}
"""What is done in a scene before it is pictured."""


def opened(scene: str, order: Order, chosen: Preferences) -> App:
    """The program without a screen, with a scene in it that has settled."""
    made = SCENES[scene](order)
    app = App(chosen.changed(animation="off"), headless=True)
    for one in made:
        app.stack.push(one)
    app.frame(1 / 60)
    if scene in ACTS:
        ACTS[scene](app)
    for _ in range(3):
        app.frame(1 / 60)
    return app


def shoot(scene: str, order: Order, chosen: Preferences, out: Path) -> None:
    """Draw one frame into a file; raises Unusable."""
    if scene not in SCENES:
        raise Unusable("cli-no-scene", word=scene[:40], scenes=", ".join(SCENES))
    pygame.image.save(opened(scene, order, chosen).surface, out)
