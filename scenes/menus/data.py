"""What menus are told: small frozen records, so that they depend on nothing unfinished.

Names and texts are message ids (an unknown id is shown as it stands, as file names and player names are).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from scenes.kit.resources import Color


@dataclass(frozen=True)
class TitleInfo:
    """One title that can be played: its tile on the main menu; `hue` tells it from others of the same theme."""

    id: str
    name: str
    tagline: str
    theme: str
    icon: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    style: str
    hue: Color | None = None


@dataclass(frozen=True)
class SaveInfo:
    """One stored game; `broken` says why it cannot be loaded, `saved` (seconds) and `played` (rounds) give it order.

    `seats` tells who plays whom, `against` what they face.
    """

    slot: str
    name: str
    title: str = ""
    icon: str = ""
    seats: tuple[str, ...] = ()
    round: str = ""
    when: str = ""
    auto: bool = False
    broken: str = ""
    picture: pygame.Surface | None = None
    saved: float = 0.0
    played: int = 0
    against: str = ""


@dataclass(frozen=True)
class MainInfo:
    """What the main menu shows; `last` is the title set up last, `near` is how many tables of the network are open."""

    titles: tuple[TitleInfo, ...]
    version: str
    latest: SaveInfo | None = None
    saves: int = 0
    last: str = ""
    near: int = 0


@dataclass(frozen=True)
class OptionInfo:
    """A set-up option: its name, one line of help, and its values with their names."""

    id: str
    name: str
    help: str
    values: tuple[tuple[str, str], ...]
    default: str


@dataclass(frozen=True)
class SeatChoice:
    """Who sits in a seat: a person, or a computer player of a level."""

    who: str = "person"
    name: str = ""


@dataclass(frozen=True)
class GameChoice:
    """A complete set-up."""

    title: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""


@dataclass(frozen=True)
class SetupInfo:
    """What can be chosen for a title; `rank` is the option shown large, `last` what was used before.

    `role` begins the names of options of which each seat has its own ("hero": hero1, hero2, ...); `pictured`
    are options whose values are shown with their pictures.
    """

    title: TitleInfo
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    rank: str = ""
    last: GameChoice | None = None
    role: str = ""
    pictured: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScoreLine:
    """One line of a result; the lines of a seat add up to its total."""

    text: str
    points: int
    reached: bool = True


@dataclass(frozen=True)
class SeatResult:
    """How a seat ended; `needed` points won, 0 where no points are counted."""

    name: str
    icon: str
    seat: int
    won: bool
    outcome: str
    total: int
    needed: int
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True)
class EndInfo:
    """Why a game ended, who won and by which rule; `picture` is the table as it lay then."""

    title: str
    reason: str
    verdict: str
    rule: str
    won: bool
    seats: tuple[SeatResult, ...]
    facts: tuple[tuple[str, str], ...] = ()
    picture: pygame.Surface | None = field(default=None, compare=False)
    drawn: bool = False


@dataclass(frozen=True)
class PauseSeat:
    """A seat as the pause menu shows it."""

    seat: int
    name: str
    bot: bool
    can_switch: bool = True
