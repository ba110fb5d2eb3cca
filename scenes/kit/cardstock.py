"""What a card shows and how it lies on the table, whichever title draws it."""

from dataclasses import dataclass

from scenes.kit.resources import Color
from scenes.kit.theme import KIND_COLORS


@dataclass(frozen=True)
class Stat:
    """A value printed on a card or lying on it as tokens: an icon and a number (or a few letters)."""

    icon: str
    value: str = ""


@dataclass(frozen=True)
class Card:
    """What a card shows. `kind` picks the colour (`hue` overrides it), `icon` the art (a component id).

    `badge` is a pill in the upper right corner, `corner` the title's own mark there (a spell icon, a price), `hp` hit
    points on a red disc, `points` a character's hit points and their most as a ring, `stats` printed values, `marks`
    tokens that lie on the card, `lasting` what holds for it now though its own text says nothing of it.
    """

    icon: str
    name: str = ""
    kind: str = "room"
    keywords: str = ""
    text: str = ""
    badge: str = ""
    badge_icon: str = ""
    face_down: bool = False
    plain_art: bool = False
    hp: str = ""
    corner: str = ""
    stats: tuple[Stat, ...] = ()
    marks: tuple[Stat, ...] = ()
    lasting: tuple[Stat, ...] = ()
    hue: Color | None = None
    points: tuple[float, int] | None = None


@dataclass(frozen=True)
class CardState:
    """How it lies on the table: `down` is incapacitated or destroyed, `flipped` shows its other side."""

    selectable: bool = False
    selected: bool = False
    exhausted: bool = False
    hovered: bool = False
    dimmed: bool = False
    down: bool = False
    flipped: bool = False


CALM = CardState()


def kind_color(kind: str) -> Color:
    """Colour of a kind of card; an unknown kind is an error."""
    return KIND_COLORS[kind]


def hue(card: Card) -> Color:
    """The colour a card is painted in."""
    return card.hue or kind_color(card.kind)
