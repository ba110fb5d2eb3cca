"""A sheet of states: every part of the kit in every state it can have, in one style."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.gallery import basics, examples
from scenes.gallery.stage import boxed, fits_label
from scenes.kit import (
    button,
    card,
    change,
    dice,
    gauge,
    hand,
    hexes,
    hub,
    lane,
    layout,
    pile,
    ring,
    roll,
    space,
    tally,
    text,
)
from scenes.kit import track as tracks
from scenes.kit.cardstock import CardState
from scenes.kit.change import Change
from scenes.kit.dice import Die
from scenes.kit.hub import Hub
from scenes.kit.lane import Item
from scenes.kit.look import Look
from scenes.kit.pile import Pile
from scenes.kit.ring import Ring
from scenes.kit.screen import Control, Screen
from scenes.kit.space import Space
from scenes.kit.theme import KIND_COLORS
from scenes.kit.token import Token
from scenes.kit.token import draw as draw_token
from scenes.kit.track import Cell, Track
from scenes.kit.words import Words

Painter = Callable[[pygame.Surface, Look, pygame.Rect], None]
Basic = Callable[[pygame.Surface, Look, pygame.Rect, Words], None]

STATES: tuple[tuple[str, CardState], ...] = (
    ("calm", CardState()),
    ("selectable", CardState(selectable=True)),
    ("hovered", CardState(selectable=True, hovered=True)),
    ("selected", CardState(selected=True)),
    ("exhausted", CardState(exhausted=True)),
    ("flipped", CardState(flipped=True)),
    ("dimmed", CardState(dimmed=True)),
    ("down", CardState(down=True)),
)
_CHANGES = (
    Change(-3, 5), Change(2, 21), Change(0), Change(-2, fate="gone"), Change(fate="flips"), Change(-1, count=3),
)  # fmt: skip
_HUBS: tuple[tuple[str, Hub, float], ...] = (
    ("life", Hub(0, 12, (126, 26, 70), red=2), 5),
    ("attribute", Hub(1, 12, (30, 72, 150), pegs=3), 6),
    ("influence", Hub(0, 20, (110, 84, 22)), 7),
    ("infamy", Hub(0, 25, (96, 22, 30)), 18),
    ("time", Hub(0, 15, (24, 70, 92), red=5), 12),
    ("chosen", Hub(0, 12, (46, 96, 48), selectable=True), 9),
)


_BASICS: tuple[tuple[str, Basic, float, float], ...] = (
    ("dials", basics.dials, 196, 0),
    ("passages", basics.passages, 70, 0),
    ("prompt", basics.asked, 96, 4),
    ("log", basics.told, 90, 6),
    ("panels", basics.panels, 130, 4),
    ("forms", basics.forms, 100, 4),
    ("seats", basics.seats, 118, 4),
    ("type", basics.letters, 30, 7),
    ("colours", basics.colours, 180, 0),
)


@dataclass(frozen=True)
class Part:
    """One panel of the sheet: its label, how high it is in text lines and units, and what it shows."""

    key: str
    paint: Painter
    units: float
    lines: float = 0.0
    wide: bool = False

    def height(self, look: Look) -> int:
        """Height of the panel."""
        head = fits_label(look) + look.px(14)
        return head + look.px(self.units) + round(look.type_px(17) * 1.4 * self.lines)


class Sheet(Screen):
    """Panels in as many columns as there is room for; the page scrolls."""

    def __init__(self, style: str) -> None:
        """`style` is a theme's name."""
        super().__init__()
        self.theme = style

    def parts(self) -> tuple[Part, ...]:
        """All panels, the wide ones first."""
        return (
            Part("states", self._states, 250, 1.5, wide=True),
            Part("lane", self._lane, 250, 0, wide=True),
            Part("hand", self._hand, 230, 0, wide=True),
            Part("sizes", self._sizes, 240),
            Part("hubs", self._hubs, 108, 1.2),
            Part("piles", self._piles, 170, 1),
            Part("rings", self._rings, 92),
            Part("changes", self._changes, 44),
            Part("tracks", self._tracks, 170, 2),
            Part("dice", self._dice, 150),
            Part("rolls", self._rolls, 156, 3),
            Part("tally", self._tally, 250, 1),
            Part("tokens", self._tokens, 78),
            Part("spaces", self._spaces, 150),
            Part("buttons", self._buttons, 92, 1.2),
            Part("attached", self._attached, 210),
            *(Part(key, self._basic(paint), units, lines) for key, paint, units, lines in _BASICS),
        )

    def _basic(self, paint: Basic) -> Painter:
        """A part that looks alike in every style."""
        return lambda surface, look, area: paint(surface, look, area, self.host.words)

    def build(self, look: Look) -> list[Control]:
        """No controls; only the height of what scrolls."""
        self.scroll_area = pygame.Rect(0, 0, look.width, look.height).inflate(-2 * look.px(24), -2 * look.px(20))
        self.scroll_height = max(place.bottom for _, place in self._places(look)) - self.scroll_area.y
        return []

    def command(self, name: str) -> bool:
        """Arrows scroll the page."""
        return False

    def _arrow(self, name: str) -> bool:
        return self.scroll_by({"up": -1, "down": 1}.get(name, 0) * self.look.px(120))

    def _places(self, look: Look) -> list[tuple[Part, pygame.Rect]]:
        """Wide panels one below the other, then the rest in columns, each into the shortest."""
        area = pygame.Rect(look.px(24), look.px(20), look.width - 2 * look.px(24), look.height)
        gap, y, out = look.px(14), area.y, []
        for part in self.parts():
            if part.wide:
                out.append((part, pygame.Rect(area.x, y, area.width, part.height(look))))
                y += part.height(look) + gap
        many = max(1, min(3, area.width // (look.type_px(16) * 30)))
        columns = layout.columns(pygame.Rect(area.x, y, area.width, 1), [1.0] * many, gap)
        feet = [y] * many
        for part in self.parts():
            if not part.wide:
                at = feet.index(min(feet))
                out.append((part, pygame.Rect(columns[at].x, feet[at], columns[at].width, part.height(look))))
                feet[at] += part.height(look) + gap
        return out

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The panels that can be seen."""
        for part, rect in self._places(look):
            place = rect.move(0, -self.scroll)
            if self.scroll_area and place.colliderect(self.scroll_area):
                part.paint(surface, look, boxed(surface, look, place, self.host.words(f"gal_sheet_{part.key}")))

    # -- the parts ------------------------------------------------------------------------------

    def _caption(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, key: str) -> None:
        """A word below a thing, where it fits."""
        said = text.fitting(look, (self.host.words(key), ""), rect.width, role="small", size=16)
        if said:
            text.draw(
                surface, look, said, rect, role="small", size=16, color=look.theme.muted, align="center", wrap=False
            )

    def _states(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        low = text.line_height(look, "small", look.type_px(16))
        shown = examples.cards(self.theme, self.host.words)
        wide = area.width // (len(STATES) + 1)
        for index, (key, state) in enumerate(STATES):
            cell = pygame.Rect(area.x + index * wide, area.y, wide - look.px(18), area.height - low - look.px(8))
            place = layout.centered(cell, min(cell.width, round(cell.height * 0.78)), cell.height)
            card.draw(surface, look, place, shown[index % len(shown)], state)
            self._caption(surface, look, pygame.Rect(cell.x, cell.bottom + look.px(8), wide, low), f"gal_state_{key}")
        cell = pygame.Rect(area.x + len(STATES) * wide, area.y, wide - look.px(18), area.height - low - look.px(8))
        place = layout.centered(cell, min(cell.width, round(cell.height * 0.78)), cell.height)
        card.draw(surface, look, place, examples.back(self.theme))
        self._caption(surface, look, pygame.Rect(cell.x, cell.bottom + look.px(8), wide, low), "gal_state_back")

    def _lane(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        few, many = layout.columns(area, [0.45, 0.55], look.px(24))
        items = examples.items(self.theme, self.host.words, 1)
        lane.draw(surface, look, lane.plan(look, few, items[:6]), {items[2].key: CardState(selectable=True)})
        items = examples.items(self.theme, self.host.words, 30)
        lane.draw(surface, look, lane.plan(look, many, items), {items[3].key: CardState(selectable=True)})

    def _hand(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        shown = examples.cards(self.theme, self.host.words)
        cards = tuple(shown[index % len(shown)] for index in range(12))
        inner = pygame.Rect(area.x + look.px(20), area.y, area.width - 2 * look.px(20), area.height - look.px(30))
        states = {index: CardState(selectable=index % 3 == 0) for index in range(12)}
        hand.draw(surface, look, hand.spread(look, inner, hand.Fan(12, sink=0.0)), cards, states)

    def _sizes(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        shown, x = examples.cards(self.theme, self.host.words)[0], area.x
        for high in (240, 180, 130, 90):
            wide = max(look.px(high * 0.72), lane.smallest(look))
            if x + wide <= area.right:
                card.draw(surface, look, pygame.Rect(x, area.y, wide, look.px(high)), shown)
            x += wide + look.px(16)

    def _hubs(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        for place, (key, shown, value) in zip(layout.columns(area, [1.0] * 6, look.px(8)), _HUBS, strict=True):
            hub.draw(surface, look, place, shown, value, self.host.words(f"gal_hub_{key}"))

    def _attached(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        """Cards with one and with two others tucked under them, and one of them that can be chosen."""
        shown = examples.cards(self.theme, self.host.words)
        under = tuple(Item(f"under{index}", shown[index]) for index in (1, 2))
        items = tuple(Item(f"host{count}", shown[count + 2], under[:count], large=True) for count in (0, 1, 2))
        lane.draw(surface, look, lane.plan(look, area, items), {"under0": CardState(selectable=True)})

    def _piles(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        words, shown = self.host.words, examples.cards(self.theme, self.host.words)
        piles = (
            (Pile(examples.back(self.theme), 40, words("gal_deck")), CardState()),
            (Pile(examples.back(self.theme), 2, words("gal_deck")), CardState(selectable=True)),
            (Pile(shown[1], 9, words("gal_trash")), CardState()),
            (Pile(None, 0, words("gal_trash"), shown[0].icon), CardState()),
        )
        for place, (one, state) in zip(layout.columns(area, [1.0] * 4, look.px(8)), piles, strict=True):
            pile.draw(surface, look, place, one, state)

    def _rings(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        shown = (Ring(30, 30), Ring(19, 30), Ring(12, 30), Ring(5, 30), Ring(0, 30))
        for place, one in zip(layout.columns(area, [1.0] * 7, look.px(8)), shown, strict=False):
            side = min(place.width, ring.side(look))
            ring.draw(surface, look, pygame.Rect(place.x, place.y + look.px(12), side, side), one)
        for index, value in ((5, "9"), (6, "25")):
            place = layout.columns(area, [1.0] * 7, look.px(8))[index]
            ring.disc(surface, look, (place.x + look.px(30), place.y + look.px(44)), value)

    def _changes(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        for place, one in zip(layout.columns(area, [1.0] * len(_CHANGES), look.px(8)), _CHANGES, strict=True):
            change.draw(surface, look, place.center, one)

    def _tracks(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        rounds = Track(tuple(Cell(f"{n}", danger=n == 10) for n in range(1, 13)), 4)
        levels = Track(tuple(Cell(f"{n}", f"+{n % 3 + 1}", selectable=n == 6) for n in range(1, 8)), 3, filled=True)
        high = tracks.height(look, rounds)
        tracks.draw(surface, look, pygame.Rect(area.x, area.y, area.width, high), rounds)
        y = area.y + high + look.px(12)
        left, right = layout.columns(pygame.Rect(area.x, y, area.width, area.bottom - y), [0.5, 0.5], look.px(20))
        tracks.draw(surface, look, pygame.Rect(*left.topleft, left.width, tracks.height(look, levels)), levels)
        gauge.draw(surface, look, pygame.Rect(left.x, left.bottom - look.px(26), left.width, look.px(26)), 3, 6, 2)
        arc = Track(tuple(Cell(f"{n}", danger=n == 0) for n in range(7)), 4)
        tracks.curved(surface, look, right, arc)

    def _dice(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        hues = ("red", "blue", "yellow", "orange", "green", "purple", "grey")
        upper, lower = layout.rows(area, [0.5, 0.5], look.px(12))
        for place, sides, hue in zip(
            layout.columns(upper, [1.0] * 7, look.px(8)), (6, 4, 8, 10, 12, 20, 6), hues, strict=True
        ):
            face = "5" if sides == 6 else f"{sides}"
            dice.draw(surface, look, _square(place), Die(hue, "", face, sides=sides, selectable=sides == 20))
        states = (
            Die("red", "R"),
            Die("red", "R", "face_crit"),
            Die("blue", "B", "face_hit", selectable=True),
            Die("green", "G", "face_hit", selected=True),
            Die("yellow", "Y", "face_miss", exhausted=True),
            Die("purple", "P", "face_crit"),
            Die("orange", "O", "3"),
        )
        for index, (place, die) in enumerate(zip(layout.columns(lower, [1.0] * 7, look.px(8)), states, strict=True)):
            dice.draw(surface, look, _square(place), die, angle=24 if index == 5 else 0, lift=0.5 if index == 5 else 0)

    def _rolls(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        y = area.y
        for shown in examples.rolls(self.host.words):
            high = roll.height(look, shown, area.width)
            if roll.width(look, shown) <= area.width and y + high <= area.bottom + 2:
                roll.draw(surface, look, pygame.Rect(area.x, y, area.width, high), shown)
                y += high + look.px(14)

    def _tally(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        shown = examples.tally(self.host.words)
        wide = min(area.width, max(look.px(380), look.type_px(17) * 20))
        high = tally.height(look, wide, shown)
        if high <= area.height:
            tally.draw(surface, look, pygame.Rect(area.x, area.y, wide, high), shown)

    def _tokens(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        icons = ("her_scout", "ra", "rel_captain", "ret_officer", "nightmist", "ret_recon")
        shown = [Token(icon, seat, f"{seat + 1}" if seat % 2 else "") for seat, icon in enumerate(icons)]
        shown += [Token("ret_queen"), Token("ret_intruder", selectable=True), Token("her_scout", 0, active=True)]
        for place, piece in zip(layout.columns(area, [1.0] * 9, look.px(8)), shown, strict=True):
            side = min(place.width, place.height - look.px(12), look.px(72))
            draw_token(surface, look, pygame.Rect(place.x, place.y + look.px(4), side, side), piece)

    def _spaces(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        words, green = self.host.words, KIND_COLORS["outer"]
        shown = (
            Space("rel_spire", words("gal_rel_o04"), green, threats=("red", "blue", "yellow")),
            Space("rel_spire", words("gal_rel_o04"), green, selectable=True),
            Space("rel_spire", words("gal_rel_o04"), green, dimmed=True),
            Space("rm_hidden", "", green, hidden=True),
        )
        tiles, right = layout.columns(area, [0.62, 0.38], look.px(14))
        for place, one in zip(layout.grid(tiles, 2, 2, look.px(10)), shown, strict=True):
            space.tile(surface, look, place, one)
        high = min(right.height - look.px(12), round(right.width * 0.86))
        points = _hexagon(right.centerx, right.y + high / 2 + look.px(4), high / 1.74)
        hexes.draw(
            surface, look, points, Space("ret_nest", words("gal_ret_nest"), (104, 28, 34), letter="C", selectable=True)
        )

    def _buttons(self, surface: pygame.Surface, look: Look, area: pygame.Rect) -> None:
        x, y, gap, high = area.x, area.y, look.px(12), button.height(look, 18)
        for shown, state in examples.buttons(self.host.words):
            wide = min(button.width(look, shown), area.width)
            if x + wide > area.right:
                x, y = area.x, y + high + gap
            if y + high <= area.bottom:
                button.draw(surface, look, pygame.Rect(x, y, wide, high), shown, state)
            x += wide + gap


def _square(rect: pygame.Rect) -> pygame.Rect:
    side = min(rect.size)
    return pygame.Rect(rect.x, rect.y, side, side)


def _hexagon(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    half, high = radius / 2, radius * 0.87
    return (
        (x - radius, y),
        (x - half, y - high),
        (x + half, y - high),
        (x + radius, y),
        (x + half, y + high),
        (x - half, y + high),
    )
