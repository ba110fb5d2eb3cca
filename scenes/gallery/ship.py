"""The gallery's table in the ship style: 20 Strong's deck plan, a dial, a noise track, decks, seats and dice."""

from dataclasses import dataclass, replace

import pygame

from scenes.gallery.stage import Stage, after_menu, bar_height, boxed, fits_label, line, numbers, portrait
from scenes.kit import board, card, dial, dice, gauge, layout, panel, pile, text, token, vector
from scenes.kit.board import BoardMap, Fit
from scenes.kit.button import Button
from scenes.kit.cardstock import Card, CardState
from scenes.kit.dial import Dial
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.kit.pile import Pile
from scenes.kit.prompt import Prompt
from scenes.kit.theme import SEAT_COLORS
from scenes.kit.token import Token
from scenes.kit.words import Words
from scenes.tables import ship_paint as paint
from scenes.tables.ship_paint import Room
from scenes.tables.things import Mode

_ROOMS = {
    "a1": ("rm_cryo", "room", 0),
    "b1": ("rm_comms", "room", 2),
    "d1": ("rm_med", "room", 1),
    "b2": ("rm_gen_b", "generator", 1),
    "c2": ("rm_armory", "room", 2),
    "c3": ("rm_nest", "nest", 4),
}
"""What is known: the room of a space, its kind, and how many items lie in it."""
_LIT = ("c1", "a2", "c2", "b3")
_POOL = (("yellow", "Y", 3), ("green", "G", 3), ("blue", "B", 2), ("purple", "P", 1))
_ACTIVE = (("red", "face_miss"), ("purple", "face_hit"), ("blue", "face_crit"), ("yellow", "face_hit"))
_SPENT = (("yellow", "face_hit"), ("green", ""), ("green", "face_miss"), ("blue", "face_hit"))
_PIECES = {
    "d1": (Token("her_medic", 2, "3"),),
    "b2": (Token("her_scout", 0, "3", active=True), Token("her_mechanic", 1, "4")),
    "c2": (Token("al_stalk", badge="2", selectable=True),),
    "c3": (Token("al_hatch", badge="4"),),
}
_MARKS = (
    ("rm_gen_a", True, "2/3", False),
    ("mk_course", False, "", False),
    ("mk_engine", False, "", False),
    ("mk_engine", False, "", False),
    ("mk_signal", True, "", False),
    ("mk_nest", False, "", False),
    ("al_back", True, "2", True),
)
"""What has been done of what the ship needs."""
_ICONS = ("st_health", "st_strategy", "st_recovery")
_DECKS = (("al_back", "alien", 14), ("it_military", "military", 11), ("it_technical", "technical", 12))


_BACK = ("ob_back", "objective")


@dataclass(frozen=True)
class _Seat:
    """A hero: its numbers, actions left, cards by icon and kind, and whether there is more to say."""

    hero: str
    numbers: tuple[str, str, str]
    left: int
    cards: tuple[tuple[str, str], ...] = ()
    said: str = ""


_SEATS = (
    _Seat(
        "her_scout",
        ("3/3", "2", "3"),
        3,
        (("it_carbine", "military"), ("it_toolkit", "technical"), ("ob_sweep", "objective")),
        "gal_ship_ready_to",
    ),
    _Seat("her_mechanic", ("4/4", "3", "2"), 4, (("it_vest", "military"), ("it_scanner", "technical"), _BACK, _BACK)),
    _Seat("her_medic", ("2/3", "2", "4"), 4, said="gal_ship_held"),
)
_BRIEF = (
    (True, True, True),
    (True, True, False),
    (True, False, True),
    (True, False, False),
    (True, False),
    (False, False),
    (False,),
)
"""Which seats are shown with their cards, from all that there is to say to as little as there may be room for."""


def room(words: Words, name: str) -> Card:
    """A room tile."""
    kind = "nest" if name == "rm_nest" else "generator" if name.startswith("rm_gen") else "room"
    return Card(name, words(name), kind, text=words(f"gal_ship_{name}"), badge="2" if name == "rm_armory" else "")


class ShipTable(Stage):
    """The page."""

    theme = "ship"

    def areas(self, look: Look) -> dict[str, pygame.Rect]:
        """Where everything lies."""
        margin, gap = look.px(22), look.px(14)
        whole = pygame.Rect(0, 0, look.width, look.height).inflate(-2 * margin, -2 * margin)
        ask_high = self.ask_height(look, whole.width, self.question())
        cubes = look.px(16) + _label(look) + look.px(15) + _die(look) + look.px(12)
        top, low = layout.rows(whole, [1.0, cubes + ask_high], gap)
        pool, ask = layout.rows(low, [cubes, ask_high], 0)
        wide = [min(max(side, look.type_px(16) * 15), look.width // 4) for side in board.side_widths(look, 334, 280)]
        left, middle, right = layout.columns(top, [wide[0], 1.0, wide[1]], gap)
        bar, seats = layout.rows(left, [bar_height(look), 1.0], gap)
        time, noise, decks, log = layout.rows(right, _shares(look, right.height), gap)
        return {
            "bar": bar,
            "seats": seats,
            "board": middle,
            "time": time,
            "noise": noise,
            "decks": decks,
            "log": log,
            "low": low,
            "dice": pool,
            "ask": ask,
        }

    def question(self) -> Prompt:
        """How to apply a crit."""
        words = self.host.words
        options = (
            Button("crit", words("gal_ship_crit"), "face_crit", "1", primary=True),
            Button("hit", words("gal_ship_hit"), "face_hit", "2"),
            Button("roll", words("gal_ship_roll"), "act_roll", "R"),
            Button("done", words("gal_ship_done"), "ui_yes", self.host.keys.name("accept")),
        )
        return Prompt(words("gal_ship_ask"), "", options, (self.undo(),))

    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """The question in its place."""
        return self.areas(look)["ask"], self.question()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """All areas."""
        area, words = self.areas(look), self.host.words
        self._bar(surface, look, area["bar"], words)
        self._seats(surface, look, area["seats"], words)
        chart = board.load("twenty_strong")
        draw_ship(surface, look, chart, board.fitted(board.bounds(chart.shapes("hull")), area["board"]), words)
        self._time(surface, look, area["time"], words)
        self._noise(surface, look, area["noise"], words)
        self._decks(surface, look, area["decks"], words)
        lines = tuple(words(f"gal_ship_log_{index}") for index in range(1, 7))
        self.log(surface, look, area["log"], words("gal_log"), lines)
        panel.draw(surface, look, area["low"])
        self._dice(surface, look, area["dice"], words)
        self.prompt(surface, look, framed=False)

    def _bar(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        panel.draw(surface, look, rect)
        x = after_menu(look, rect)
        box = pygame.Rect(x, rect.y, rect.right - look.px(18) - x, rect.height)
        state = text.fitting(look, (words("gal_ship_status"), ""), box.width // 2, size=16)
        taken = text.measure(look, state, size=16)[0] + look.px(10)
        names = (words("gal_ship_title"), words("gal_ship_short"))
        title = text.fitting(look, names, box.width - taken, role="heading", size=20)
        name = pygame.Rect(box.x, box.y, box.width - taken, box.height)
        text.draw(surface, look, title, name, role="heading", size=20, valign="middle", wrap=False)
        ink = look.theme.muted
        text.draw(surface, look, state, box, size=16, color=ink, align="right", valign="middle", wrap=False)

    # -- seats -----------------------------------------------------------------------------------

    def _seats(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """As many seats as there is room for, each as high as what it says."""
        gap, highs = look.px(14), [0]
        for whole in _BRIEF:
            highs = [_seat_height(look, rect.width, one, full) for one, full in zip(_SEATS, whole, strict=False)]
            if sum(highs) + gap * (len(highs) - 1) <= rect.height:
                break
        spare = (rect.height - sum(highs) - gap * (len(highs) - 1)) // len(highs)
        highs = [high + spare for high in highs] if 0 < spare < look.px(20) else highs
        y = rect.y
        for index, (high, full) in enumerate(zip(highs, whole, strict=True)):
            place = pygame.Rect(rect.x, y, rect.width, min(high, rect.height))
            self._seat(surface, look, place, words, index, full)
            y = place.bottom + gap

    def _seat(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words, index: int, full: bool
    ) -> None:
        one = _SEATS[index]
        panel.draw(surface, look, rect, active=index == 0)
        inner = layout.inset(rect, look.px(16), look.px(16))
        head = pygame.Rect(inner.x, inner.y, inner.width, min(_head_height(look), inner.height))
        self._head(surface, look, head, words, index)
        if not full:
            return
        y = head.bottom
        for place, (icon, kind) in zip(_card_places(look, inner, y, len(one.cards)), one.cards, strict=True):
            back, narrow = icon == "ob_back", place.width < look.type_px(16) * 5
            name = "" if narrow else words("gal_ship_goal" if back else icon)
            shown = CardState(exhausted=icon == "it_toolkit")
            card.draw(surface, look, place, Card(icon, name, kind, face_down=back), shown)
            y = place.bottom
        if one.said:
            row = pygame.Rect(inner.x, y + look.px(10), inner.width, _line(look, 16))
            line(surface, look, words(one.said), row, role="body", size=16, ink=look.theme.muted)

    def _head(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words, index: int) -> None:
        """Portrait, name, seat, numbers, and a dot for each action left."""
        one = _SEATS[index]
        face, said = layout.columns(rect, [min(look.px(92), rect.width // 3), 1.0], look.px(14))
        face.height = min(face.height, look.px(116))
        portrait(surface, look, face, one.hero, SEAT_COLORS[index])
        row = pygame.Rect(said.x, said.y, said.width, _line(look, 22, "heading"))
        line(surface, look, words(one.hero), row, role="heading", size=22)
        row = pygame.Rect(said.x, row.bottom, said.width, _line(look, 16))
        line(surface, look, words(f"gal_ship_seat_{index}"), row, role="body", size=16, ink=look.theme.muted)
        row = pygame.Rect(said.x, row.bottom + look.px(5), said.width, _line(look, 19, "strong"))
        tones = (look.theme.bad, (240, 205, 120), look.theme.good)
        numbers(surface, look, row, tuple(zip(_ICONS, one.numbers, tones, strict=True)), 19)
        row = pygame.Rect(said.x, row.bottom + look.px(5), said.width, _line(look, 16))
        taken = text.measure(look, words("gal_ship_left"), size=16)[0] + look.px(12)
        if row.bottom <= rect.bottom + 1 and taken + look.px(64) <= row.width:
            text.draw(surface, look, words("gal_ship_left"), row, size=16, color=look.theme.muted, wrap=False)
            paint.pips(surface, look, (row.x + taken, row.centery + look.px(1)), one.left, 4)

    # -- instruments -----------------------------------------------------------------------------

    def _time(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        inner = boxed(surface, look, rect, words("gal_ship_time"))
        self._beside(surface, look, rect, words("gal_ship_time"), words("gal_ship_alarm"), 16, look.theme.bad)
        dial.draw(surface, look, inner, Dial(0, 10, red=4, numbers=inner.height > look.type_px(16) * 7), 7)

    def _noise(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        inner = boxed(surface, look, rect, words("gal_ship_noise"))
        self._beside(surface, look, rect, words("gal_ship_noise"), words("gal_ship_level"), 18, look.theme.text)
        inner.y, inner.height = inner.y + look.px(5), inner.height - look.px(5)
        if inner.height > look.px(14):
            gauge.draw(surface, look, inner, 3, 5, 1)

    def _beside(
        self,
        surface: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        head: str,
        said: str,
        size: float,
        ink: tuple[int, int, int],
    ) -> None:
        """A value at the right of a panel's label, in line with it, where there is room."""
        pad, high = look.px(18), _line(look, size, "strong")
        row = pygame.Rect(rect.x + pad, rect.y + look.px(12) + (_label(look) - high) // 2, rect.width - 2 * pad, high)
        free = row.width - text.label_width(look, head) - look.px(10)
        if text.measure(look, said, role="strong", size=size)[0] <= free:
            text.draw(surface, look, said, row, role="strong", size=size, color=ink, align="right", wrap=False)

    def _decks(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        inner = boxed(surface, look, rect, words("gal_ship_decks"))
        places = layout.columns(inner, [1.0] * len(_DECKS), look.px(8))
        names = [words(f"gal_ship_deck_{kind}") for _, kind, _ in _DECKS]
        wide, role = places[0].width, pile.label_role(look, places[0].width)
        fit = all(text.measure(look, f"{name} **00**", role=role, size=16)[0] <= wide for name in names)
        for place, name, (icon, kind, count) in zip(places, names, _DECKS, strict=True):
            back = Card(icon, kind=kind, face_down=True)
            pile.draw(surface, look, place, Pile(back, count, name if fit else "", icon))

    # -- dice ------------------------------------------------------------------------------------

    def _dice(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """The pool, what was rolled, what is exhausted, and what it would come to."""
        groups = (
            ("ready", tuple(Die(hue, letter) for hue, letter, count in _POOL for _ in range(count))),
            ("active", tuple(Die(hue, hue[0].upper(), face) for hue, face in _ACTIVE)),
            ("spent", tuple(Die(hue, hue[0].upper(), face, exhausted=True) for hue, face in _SPENT)),
        )
        side, gap, between = _die(look), look.px(9), look.px(48)
        inner = layout.inset(rect, look.px(20), 0)
        heads = [words(f"gal_ship_{key}") for key, _ in groups]
        needs = [
            max(len(shown) * (side + gap), text.label_width(look, head) + gap)
            for head, (_, shown) in zip(heads, groups, strict=True)
        ]
        if sum(needs) + 2 * between > inner.width:
            between = look.px(16)
            side = min(side, (inner.width - 2 * between) // sum(len(shown) for _, shown in groups) - gap)
            needs = [len(shown) * (side + gap) for _, shown in groups]
        x = inner.x
        for head, need, (key, shown) in zip(heads, needs, groups, strict=True):
            self._group(surface, look, pygame.Rect(x, rect.y, need, rect.height), head, (shown, side), key == "active")
            x += need + between
        said = pygame.Rect(x, rect.y, inner.right - x, rect.height)
        if (
            said.width > look.px(160)
            and text.measure(look, words("gal_ship_sum"), width=said.width, size=17)[1] <= said.height
        ):
            text.draw(
                surface,
                look,
                words("gal_ship_sum"),
                said,
                size=17,
                color=look.theme.muted,
                align="right",
                valign="middle",
            )

    def _group(
        self,
        surface: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        head: str,
        dice_of: tuple[tuple[Die, ...], int],
        active: bool,
    ) -> None:
        """Dice with their label; active ones lie in a tray."""
        shown, side = dice_of
        row = pygame.Rect(rect.x, rect.y + look.px(16), rect.width, _label(look))
        ink = look.theme.accent if active else look.theme.tint
        if text.label_width(look, head) <= row.width:
            text.label(surface, look, head, row, color=ink)
        else:
            line(surface, look, head.upper(), row, role="label", size=16, ink=ink)
        gap, y = look.px(9), row.bottom + look.px(15)
        if active:
            tray = pygame.Rect(rect.x, y, len(shown) * (side + gap) - gap, side).inflate(2 * look.px(8), 2 * look.px(7))
            ground = vector.rect(1, 1, tray.width - 2, tray.height - 2, look.px(8), vector.paint((0, 0, 0), 0.22))
            surface.blit(vector.picture(*tray.size, ground + paint.dashes(look, *tray.size, 0.5)), tray)
        for index, die in enumerate(shown):
            dice.draw(surface, look, pygame.Rect(rect.x + index * (side + gap), y, side, side), die)


def _label(look: Look) -> int:
    return text.line_height(look, "label", look.type_px(16))


def _line(look: Look, size: float, role: str = "body") -> int:
    return text.line_height(look, role, look.type_px(size))


def _die(look: Look) -> int:
    return max(32, look.px(52))


def _shares(look: Look, high: int) -> list[float]:
    """Heights of time, noise, decks and log: what they need, where enough is left for the log."""
    noise = fits_label(look) + look.px(36) + look.px(22)
    decks = fits_label(look) + look.px(106) + pile.label_height(look) + look.px(22)
    free, row = high - noise - decks - 3 * look.px(14), _line(look, 17) + look.px(12)
    for rows in (6, 5, 4, 3):
        log = fits_label(look) + rows * row + look.px(14)
        if free - log >= high * 0.28:
            return [1.0, noise, decks, log]
    return [0.36, 0.15, 0.24, 0.25]


def _head_height(look: Look) -> int:
    lines = _line(look, 22, "heading") + 2 * _line(look, 16) + _line(look, 19, "strong")
    return max(look.px(112), lines + 2 * look.px(5))


def _card_places(look: Look, inner: pygame.Rect, y: int, count: int) -> list[pygame.Rect]:
    """Places for cards side by side below a line of a panel, three or more across."""
    many = max(3, count)
    row = pygame.Rect(inner.x, y + look.px(12), inner.width, 0)
    places = layout.columns(row, [1.0] * many, look.px(10))
    high = min(round(places[0].width * (1.26 if many == 3 else 1.34)), look.px(124 if many == 3 else 104))
    return [pygame.Rect(place.x, place.y, place.width, high) for place in places[:count]]


def _seat_height(look: Look, width: int, one: _Seat, full: bool) -> int:
    """Height of a seat's panel, with or without what it holds."""
    pad = look.px(16)
    inner = pygame.Rect(0, pad, width - 2 * pad, 0)
    bottom = pad + _head_height(look)
    if full:
        bottom = max([bottom, *(place.bottom for place in _card_places(look, inner, bottom, len(one.cards)))])
        bottom += look.px(10) + _line(look, 16) if one.said else 0
    return bottom + pad


# -- the board -------------------------------------------------------------------------------------


def draw_ship(surface: pygame.Surface, look: Look, chart: BoardMap, fit: Fit, words: Words) -> None:
    """Hull, rooms, what has been done, and the pieces in the rooms."""
    paint.body(surface, look, fit)
    for shape in chart.shapes("spaces"):
        place, lit = fit.rect(shape), shape.name in _LIT
        shown = _fitting(look, place, _room(words, shape.name))
        if shown.name or not shown.up:
            paint.room(surface, look, place, shown, Mode(lit=lit))
        else:
            card.draw(surface, look, place, Card(shown.icon, kind=shown.kind), CardState(selectable=lit))
        for piece, spot in zip(_PIECES.get(shape.name, ()), _spots(look, place, shown), strict=True):
            plain = spot.height < 1.35 * token.badge_side(look, piece.badge)
            token.draw(surface, look, spot, replace(piece, badge="") if plain else piece)
    _marks(surface, look, fit.rect(chart.named("zones")["marks"]))


def _room(words: Words, space: str) -> Room:
    """What a space shows; nobody has been in most of them."""
    if space not in _ROOMS:
        return Room("rm_hidden")
    name, kind, stack = _ROOMS[space]
    busy = len(_PIECES.get(space, ()))
    said = words(f"gal_ship_{name}")
    return Room(name, words(name), said, said, "", kind, up=True, known=True, stack=stack, busy=busy)


def _fitting(look: Look, place: pygame.Rect, shown: Room) -> Room:
    """As much of a room as has room: small tiles leave out what it does, then its stack, then its name."""
    if not shown.name:
        return shown
    high = [paint.words_height(paint.tile_look(look), place.size, one) for one in (shown, replace(shown, line=""))]
    if high[0] > place.height * 0.6:
        shown = replace(shown, line="", short="")
        high = high[1:]
    if high[0] > place.height * 0.6:
        return replace(shown, name="", stack=0)
    low = shown.busy and _spots(look, place, shown)[0].height < 1.7 * token.badge_side(look, "4")
    return replace(shown, stack=0) if low or place.height - high[0] < look.px(44) else shown


def _spots(look: Look, tile: pygame.Rect, shown: Room) -> list[pygame.Rect]:
    """Places for pieces beside a room's picture, below its corner and above its name."""
    gap, count = look.px(5), shown.busy
    top = tile.y + look.px(34 if shown.stack else 8)
    bottom = tile.bottom - paint.words_height(paint.tile_look(look), tile.size, shown) - look.px(9)
    wide = round(tile.width * (0.6 if count == 1 else 0.7)) - look.px(27)
    side = max(16, min((wide - gap * (count - 1)) // max(1, count), bottom - top, look.px(64)))
    left, y = tile.right - look.px(10) - count * (side + gap) + gap, (top + bottom - side) // 2
    return [pygame.Rect(left + index * (side + gap), y, side, side) for index in range(count)]


def _marks(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The lamps of the ship beside the rooms."""
    gap = rect.height // 46
    high = (rect.height - gap * (len(_MARKS) - 1)) // len(_MARKS)
    for index, (icon, lit, number, hot) in enumerate(_MARKS):
        place = pygame.Rect(rect.x, rect.y + index * (high + gap), rect.width, high)
        shown = (icon, lit, number if high > 2.5 * look.floor else "", hot)
        paint.lamp(surface, look, place, shown, Mode())
