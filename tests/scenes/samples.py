"""Made-up contents for every menu scene, shared by the picture checks."""

from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.menus.confirm import Confirm
from scenes.menus.credits import Credits
from scenes.menus.curtain import Curtain, Guard
from scenes.menus.data import (
    EndInfo,
    GameChoice,
    MainInfo,
    OptionInfo,
    PauseSeat,
    SaveInfo,
    ScoreLine,
    SeatChoice,
    SeatResult,
    SetupInfo,
    TitleInfo,
)
from scenes.menus.end import End, EndActions
from scenes.menus.entry import Entry
from scenes.menus.load import Load, LoadActions
from scenes.menus.main import MainActions, MainMenu
from scenes.menus.new_game import NewGame
from scenes.menus.notes import Jotted, NotedSeat, Notes, NotesActions, Privacy
from scenes.menus.pause import Pause, PauseActions
from scenes.menus.rulebook import Rulebook, Shelf
from scenes.menus.settings import Settings
from scenes.menus.statistics import Statistics, Tally, TitleTally
from scenes.menus.trouble import Trouble
from scenes.program import ship
from scenes.stack import Scene

ROOT = Path(__file__).resolve().parents[2]

TITLES = (
    ship.INFO,
    TitleInfo(
        "sentinels",
        "Infernal Relics",
        "Heroes, and a place that hates them.",
        "comic",
        "sentinels",
        (1, 5),
        (45, 90),
        "Co-op",
    ),
    TitleInfo(
        "relic", "Relic: Nemesis", "Three tiers and one relic.", "gothic", "relic_nemesis", (2, 6), (90, 180), "Race"
    ),
    TitleInfo(
        "terra", "Halls of Terra", "Nine powers, one palace.", "gothic", "relic_terra", (2, 6), (90, 180), "Race"
    ),
    TitleInfo(
        "retaliation", "Retaliation", "Fourteen rounds in the dark.", "dark", "retaliation", (1, 5), (90, 150), "Squad"
    ),
)

SAVES = (
    SaveInfo(
        "1", "Tuesday evening", "title_twenty_strong", "twenty_strong", ("You", "Robot"), "round 4", "today 21:40"
    ),
    SaveInfo("2", "20 Strong", "title_twenty_strong", "twenty_strong", ("You",), "round 2", "yesterday", auto=True),
    SaveInfo("3", "old.save", broken="the checksum does not match", when="3 May"),
    *(
        SaveInfo(f"x{i}", f"Slot {i}", "title_twenty_strong", "twenty_strong", ("You",), "round 2", "4 May")
        for i in range(6)
    ),
)


def _options() -> tuple[OptionInfo, ...]:
    def option(name: str, *values: str) -> OptionInfo:
        pairs = tuple((value, f"opt_{name}_{value}") for value in values)
        return OptionInfo(name, f"opt_{name}", f"opt_{name}_text", pairs, values[0])

    return (
        option("rank", "1", "2", "3", "4"),
        option("first_flight", "off", "on"),
        option("selfdestruct_count", "started", "in_play"),
        option("off_turn_items", "windows", "own_round_only"),
        option("salvage_without_dice", "allowed", "forbidden"),
    )


SETUP = SetupInfo(TITLES[0], ("easy", "normal", "hard"), _options(), "rank")

RESULT = (
    SeatResult(
        "Scout",
        "her_scout",
        0,
        True,
        "escaped in round 9",
        9,
        8,
        (
            ScoreLine("You escaped", 2),
            ScoreLine("The signal was sent", 3),
            ScoreLine("Three Generators at the end", 3),
            ScoreLine("Four items or more", 2, reached=False),
            ScoreLine("Survived with two Health or more", 1),
        ),
    ),
    SeatResult(
        "Mechanic",
        "her_mechanic",
        1,
        False,
        "defeated by the Queen in the Nest",
        0,
        8,
        (
            ScoreLine("The Nest was burned", 3, reached=False),
            ScoreLine("Two kills or more", 2),
            ScoreLine("Defeated", -2),
        ),
    ),
    SeatResult(
        "Medic",
        "her_medic",
        2,
        False,
        "escaped, with too few points",
        5,
        8,
        (ScoreLine("You escaped", 2), ScoreLine("Course locked", 3)),
    ),
)

END = EndInfo(
    "title_twenty_strong",
    "Every hero has left the ship or died.",
    "The Scout wins with 9 of 8 points",
    "20S-007",
    True,
    RESULT,
    (("Rounds", "9"), ("Rooms", "14"), ("Kills", "5")),
)


def nothing(*_: object) -> None:
    """A callback that does nothing."""


def main_menu(count: int = 1, *, played: bool = True) -> Scene:
    """The main menu with some tiles."""
    latest = SAVES[0] if played else None
    info = MainInfo(TITLES[:count], "0.1.0", latest, len(SAVES) if played else 0)
    return MainMenu(lambda: info, MainActions(nothing, nothing, nothing, nothing, nothing, nothing, nothing))


def new_game(seats: int = 1, *, unfolded: bool = False) -> Scene:
    """The set-up of 20 Strong."""
    scene = NewGame(SETUP, nothing)
    others = tuple(SeatChoice("normal") for _ in range(seats - 1))
    scene.choice = GameChoice(scene.choice.title, (SeatChoice(), *others), scene.choice.options)
    scene.open = unfolded
    return scene


GUARD = Guard(lambda: True, lambda: True, lambda pin: False, nothing, nothing)
NOTED = tuple(NotedSeat(seat, name, seat % 2 == 0) for seat, name in enumerate(("Mechanic", "Scout", "Captain")))


def notes(lines: int) -> Notes:
    """A seat's notes."""
    written = tuple(f"{n}: the captain has looked into the Armory and says that nothing is there" for n in range(lines))
    return Notes("Mechanic", Jotted(written, lines > 0), NotesActions(nothing, nothing), "ship")


def settings(tab: str) -> Scene:
    """One group of the settings."""
    scene = Settings()
    scene.tab = tab
    return scene


def book(rule: str = "", term: str = "") -> Scene:
    """The rulebook of 20 Strong."""
    source = (ROOT / "game/titles/twenty_strong/rulebook.md").read_text(encoding="utf-8")
    scene = Rulebook("title_twenty_strong", source, rule)
    scene.term = term
    return scene


def pause(seats: int = 3) -> Scene:
    """The pause menu."""
    shown = tuple(PauseSeat(i, ("Scout", "Mechanic", "Medic")[i], i > 0) for i in range(seats))
    actions = PauseActions(
        nothing, nothing, nothing, nothing, nothing, nothing, standings=nothing, privacy=nothing, hand=nothing
    )
    return Pause(lambda: shown, actions, "ship")


def end(seats: int = 1) -> Scene:
    """The end of a game."""
    table = pygame.Surface((192, 108))
    table.fill((30, 60, 90))
    info = EndInfo(END.title, END.reason, END.verdict, END.rule, END.won, RESULT[:seats], END.facts, table)
    return End(info, EndActions(nothing, nothing, nothing), "ship")


def statistics() -> Scene:
    """What was played so far."""
    people = [Tally("stats_person", f"rank_{rank}", True, 30 - 6 * rank, 12 - 3 * rank, 11) for rank in (1, 2, 3)]
    bots = [Tally(f"new_seat_{level}", "rank_1", False, 9, 4, 9) for level in ("easy", "normal", "hard")]
    lines = (*people, *bots)
    return Statistics((TitleTally("title_twenty_strong", "twenty_strong", "ship", lines),))


def trouble(path: str = "/home/somebody/.local/share/lantern-table/replays/fault-20261130-110203.replay") -> Scene:
    """The program has failed."""
    short = "KeyError: 'a card called __init__ that nobody has'"
    return Trouble(short, path, f"Traceback\n{short}", nothing, nothing, saved=bool(path))


def credits_page() -> Scene:
    """The credits."""
    return Credits((ROOT / "assets/CREDITS.md").read_text(encoding="utf-8"))


SCENES: dict[str, Callable[[], Scene]] = {
    "main": main_menu,
    "main_first": lambda: main_menu(played=False),
    "main_two": lambda: main_menu(2),
    "main_three": lambda: main_menu(3),
    "main_four": lambda: main_menu(4),
    "main_five": lambda: main_menu(5),
    "new": new_game,
    "new_open": lambda: new_game(3, unfolded=True),
    "load": lambda: Load(lambda: SAVES, LoadActions(nothing, nothing, nothing)),
    "load_empty": lambda: Load(tuple, LoadActions(nothing, nothing, nothing)),
    "settings_display": lambda: settings("display"),
    "settings_play": lambda: settings("play"),
    "settings_sound": lambda: settings("sound"),
    "settings_language": lambda: settings("language"),
    "settings_keys": lambda: settings("keys"),
    "rulebook": book,
    "rulebook_rule": lambda: book("20S-095"),
    "rulebook_search": lambda: book(term="noise"),
    "shelf": lambda: Shelf((("twenty_strong", "title_twenty_strong"), ("relic", "Relic: Nemesis")), nothing),
    "credits": credits_page,
    "statistics": statistics,
    "statistics_empty": lambda: Statistics(()),
    "trouble": trouble,
    "trouble_bare": lambda: trouble(""),
    "pause": pause,
    "end": end,
    "end_three": lambda: end(3),
    "confirm": lambda: Confirm(
        "Leave the table?", "The game is saved; Continue brings it back.", "Leave", nothing, never=nothing
    ),
    "curtain": lambda: Curtain("Mechanic", 1, nothing, "ship", "her_mechanic"),
    "curtain-wished": lambda: Curtain("Mechanic", 1, nothing, "ship", "her_mechanic", wished=True),
    "curtain-pin": lambda: Curtain("Mechanic", 1, nothing, "ship", "her_mechanic", wished=True, guard=GUARD),
    "notes": lambda: notes(6),
    "notes_empty": lambda: notes(0),
    "privacy": lambda: Privacy(lambda: NOTED, nothing, nothing, "ship"),
    "entry": lambda: Entry("Rename this game", "Tuesday evening", nothing),
}
