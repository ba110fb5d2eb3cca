"""The gallery's table in the gothic style: Relic with its three tiers, a character with five dials, assets, powers."""

import pygame

from scenes.gallery.stage import LIT, Stage, bar_height, boxed, fits_label, portrait
from scenes.gallery.stage import line as line_of
from scenes.kit import board, hand, hub, lane, layout, panel, roll, space, text, token, track
from scenes.kit.board import BoardMap, Fit
from scenes.kit.button import Button
from scenes.kit.cardstock import Card
from scenes.kit.dice import Die
from scenes.kit.hub import Hub
from scenes.kit.lane import Item
from scenes.kit.look import Look
from scenes.kit.prompt import Prompt
from scenes.kit.resources import Color
from scenes.kit.roll import Roll
from scenes.kit.space import Space
from scenes.kit.tally import Part
from scenes.kit.theme import KIND_COLORS, SEAT_COLORS, mix
from scenes.kit.token import Token
from scenes.kit.track import Cell, Track
from scenes.kit.words import Words

_OUTER = (
    ("rel_grey_knight", ""),
    ("rel_outskirts", "r"),
    ("rel_warrens", "b"),
    ("rel_spire", "yy"),
    ("rel_shrine", ""),
    ("rel_fleet", "y"),
    ("rel_emissary", ""),
    ("rel_wastes", "r"),
    ("rel_forge", "rr"),
    ("rel_anvil", ""),
    ("rel_satellite", "y"),
    ("rel_tower", "b"),
    ("rel_shrine", ""),
    ("rel_wastes", "r"),
    ("rel_dragon", "bb"),
    ("rel_temple", ""),
    ("rel_wreck", "r"),
    ("rel_wreck", "b"),
    ("rel_fleet", ""),
    ("rel_road", "y"),
    ("rel_planet", "b"),
    ("rel_webway", "yy"),
    ("rel_falcons", ""),
    ("rel_spire", "r"),
)
_MIDDLE = (
    ("rel_space_hulk", ""),
    ("rel_falcons", "yy"),
    ("rel_webway", ""),
    ("rel_ruins", "yy"),
    ("rel_shop", ""),
    ("rel_wreck", "bb"),
    ("rel_moon", "br"),
    ("rel_storm", "bbb"),
    ("rel_shrine", ""),
    ("rel_ruins", "rr"),
    ("rel_forge", "rr"),
    ("rel_tower", "ry"),
    ("rel_temple", ""),
    ("rel_webway", ""),
    ("rel_rift", ""),
    ("rel_storm", "rby"),
)
_INNER = ("rel_rift", "rel_crone", "rel_titan", "rel_daemon", "rel_maze", "rel_confrontation")
_TIERS: dict[str, Color] = {"outer": (62, 52, 34), "middle": (64, 40, 88), "inner": (108, 26, 22)}
_INKS: dict[str, Color] = {"outer": (224, 210, 170), "middle": (216, 200, 238), "inner": (248, 204, 194)}
_COLORS = {"r": "red", "b": "blue", "y": "yellow"}
DIALS: tuple[tuple[str, int, Color, int], ...] = (
    ("strength", 6, (150, 34, 30), 2),
    ("willpower", 3, (30, 72, 150), 0),
    ("cunning", 4, (146, 112, 18), 1),
    ("life", 5, (126, 26, 70), 0),
    ("influence", 7, (110, 84, 22), 0),
)
ASSETS = (
    ("rel_blade", "red", "2"),
    ("rel_ogryn", "green", "3"),
    ("rel_carapace", "blue", "–"),
    ("rel_gauntlet", "yellow", "4"),
)
_BETWEEN = 7
"""What lies between two spaces of the map: a piece stands out of its own so far, and covers no other."""
_PIECES = {
    "O04": Token("rel_champion", 1),
    "O07": Token("rel_captain", 0, active=True),
    "M04": Token("rel_demon"),
    "O16": Token("rel_willpower", 2),
}
_DEEP: Color = (58, 96, 226)
"""What deepens the seat's colour behind a portrait."""
_LARGE, _SMALL = 118, 96
"""The sizes of the dials of attributes, and of those of life and influence."""
POWERS = (("rel_foresight", "purple", "4"), ("rel_fury", "red", "2"), ("rel_bulwark", "blue", "6"))


def spaces(words: Words) -> dict[str, Space]:
    """All spaces of the board by the names they have in the map."""
    out = {}
    for tier, kind, shown in (("O", "outer", _OUTER), ("M", "middle", _MIDDLE)):
        for index, (icon, threats) in enumerate(shown, start=1):
            key = f"{tier}{index:02}"
            lit = key in ("O04", "M04", "O22")
            colors = tuple(_COLORS[letter] for letter in threats)
            name, hue, ink = words(f"gal_rel_{key.lower()}"), KIND_COLORS[kind], _INKS[kind]
            out[key] = Space(icon, name, hue, threats=colors, selectable=lit, ink=ink)
    for index, icon in enumerate(_INNER, start=1):
        out[f"I{index}"] = Space(icon, words(f"gal_rel_i{index}"), KIND_COLORS["inner"], ink=_INKS["inner"])
    return out


def level_track(words: Words, at: int = 3) -> Track:
    """The levels of a character with what each gives."""
    gives = ("strength", "power", "life", "cunning", "special", "strength", "power", "influence", "willpower")
    return Track(tuple(Cell(f"{n}", words(f"gal_rel_gain_{gain}")) for n, gain in enumerate(gives, 1)), at, filled=True)


def card_of(words: Words, icon: str, kind: str, corner: str) -> Card:
    """A card of Relic."""
    base = f"gal_{icon}"
    return Card(icon, words(base), kind, words(f"{base}_kind"), words(f"{base}_text"), corner=corner)


class GothicTable(Stage):
    """The page."""

    theme = "gothic"

    def areas(self, look: Look) -> dict[str, pygame.Rect]:
        """Where everything lies."""
        margin, gap = look.px(22), look.px(12)
        whole = pygame.Rect(margin, look.px(18), look.width - 2 * margin, look.height - look.px(18))
        side = max(0.33, 0.36 * min(1.2, look.text_scale**0.5)) if look.width < look.height * 2 else 0.34
        left, right = layout.columns(whole, [1 - side, side], look.px(20))
        left.height -= look.px(18)
        ask_high = self.ask_height(look, left.width, self.question())
        bar, field, ask = layout.rows(left, [bar_height(look), 1.0, ask_high], gap)
        return {"bar": bar, "board": field, "ask": ask} | self._right(look, right)

    def _right(self, look: Look, area: pygame.Rect) -> dict[str, pygame.Rect]:
        """The right column from the character down to the hand; the roll makes way where texts are very large."""
        gap = look.px(12)
        heights: dict[str, float] = {
            "sheet": min(round(area.height * 0.4), look.px(_LARGE + _SMALL) + _sheet_words(look)),
            "assets": 1.0,
            "log": min(_chronicle(look, 2 if look.compact else 3), round(area.height * 0.16)),
            "why": roll.height(look, self.rolled(), area.width - 2 * look.px(18)) + look.px(20),
            "hand": min(look.px(178), area.height // 6),
        }
        free = area.height - sum(heights.values()) - 4 * gap
        if free < fits_label(look) + lane.line_height(look) + look.px(13):
            del heights["why"]
        return dict(zip(heights, layout.rows(area, list(heights.values()), gap), strict=True))

    def question(self) -> Prompt:
        """Where to move."""
        words = self.host.words
        options = (
            Button("spire", words("gal_rel_o04"), "lying_flipped", "1", primary=True),
            Button("gate", words("gal_rel_o22"), "ui_undo", "2"),
            Button("power", words("gal_gothic_power"), "act_draw", "P"),
        )
        return Prompt(words("gal_gothic_ask"), words("gal_gothic_why"), options)

    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """The question in its place."""
        return self.areas(look)["ask"], self.question()

    def rolled(self) -> Roll:
        """The battle that was won."""
        words = self.host.words
        parts = (
            Part(words("gal_rel_strength"), "6"),
            Part(words("gal_rel_ogryn"), "+3"),
            Part(words("gal_rel_die"), "+2"),
        )
        dice = (Die("red", face="2"),)
        return Roll(dice, parts, "11", words("gal_rel_against"), words("gal_rel_won"), True, words("gal_rel_odds"))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """All areas."""
        area, words = self.areas(look), self.host.words
        self.bar(surface, look, area["bar"], words("gal_gothic_title"), words("gal_gothic_status"))
        self._board(surface, look, area["board"], words)
        self.prompt(surface, look)
        self._sheet(surface, look, area["sheet"], words)
        self._assets(surface, look, area["assets"], words)
        lines = tuple(words(f"gal_gothic_log_{index}") for index in range(1, 5))
        self.log(surface, look, area["log"], words("gal_chronicle"), lines)
        if "why" in area:
            self._why(surface, look, area["why"])

    def over(self, surface: pygame.Surface, look: Look) -> None:
        """The hand of powers."""
        words, area = self.host.words, self.areas(look)["hand"]
        cards = tuple(card_of(words, *one) for one in POWERS)
        slots = hand.spread(look, area, hand.Fan(len(cards), sink=0.16))
        hand.draw(surface, look, slots, cards, {0: LIT})

    def _board(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        drawn = board.load("gallery_ring")
        fit = board.fitted(board.bounds(drawn.shapes("tiers")), rect)
        draw_ring(surface, look, drawn, fit, words)

    def _sheet(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        panel.draw(surface, look, rect)
        inner = layout.inset(rect, look.px(18), look.px(15))
        free = inner.height - _sheet_words(look) + 2 * look.px(15)
        large = free * _LARGE // (_LARGE + _SMALL)
        face, rest = layout.columns(inner, [round(inner.width * 0.24), 1.0], look.px(18))
        below = pygame.Rect(inner.x, inner.bottom - (free - large) - hub.name_height(look), inner.width, 0)
        below.height = inner.bottom - below.y
        face.height = below.y - look.px(12) - face.y
        portrait(surface, look, face, "rel_captain", mix(SEAT_COLORS[0], _DEEP, 0.7))
        panel.outline(surface, look, face.inflate(-4, -4), color=look.theme.tint, width=1.6, radius=4, alpha=0.85)
        line = text.line_height(look, "heading", look.type_px(24))
        head = pygame.Rect(rest.x, rest.y, rest.width, line)
        line_of(surface, look, words("gal_rel_captain"), head, role="heading", size=24)
        low = text.line_height(look, "body", look.type_px(16))
        role = pygame.Rect(rest.x, head.bottom, rest.width, low)
        line_of(surface, look, words("gal_rel_captain_kind"), role, role="body", size=16, ink=look.theme.muted)
        top = pygame.Rect(rest.x, role.bottom + look.px(6), rest.width, face.bottom - role.bottom - look.px(6))
        self._dials(surface, look, top, words, DIALS[:3])
        small, levels = layout.columns(below, [0.36, 0.64], look.px(14))
        self._dials(surface, look, small, words, DIALS[3:])
        self._levels(surface, look, levels, words)

    def _dials(
        self,
        surface: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        words: Words,
        shown: tuple[tuple[str, int, Color, int], ...],
    ) -> None:
        for place, (name, value, hue, pegs) in zip(
            layout.columns(rect, [1.0] * len(shown), look.px(8)), shown, strict=True
        ):
            hub.draw(surface, look, place, Hub(0, 12, hue, pegs=pegs), value, words(f"gal_rel_{name}"))

    def _levels(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        shown, label = level_track(words), text.line_height(look, "label", look.type_px(16))
        row = pygame.Rect(rect.x, rect.y + label + look.px(16), rect.width, track.height(look, shown))
        if row.bottom > rect.bottom or track.narrow(look, row, shown):
            shown = Track(tuple(Cell(cell.text) for cell in shown.cells[:6]), shown.at, filled=True)
            row.height = track.height(look, shown)
        row.y += max(0, (rect.height - hub.name_height(look) - row.bottom + rect.y) // 2)
        head = pygame.Rect(rect.x, row.y - label - look.px(8), rect.width, label)
        text.label(surface, look, words("gal_rel_level"), head)
        track.draw(surface, look, row, shown)

    def _assets(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        inner = boxed(surface, look, rect, words("gal_rel_assets"))
        items = tuple(Item(one[0], card_of(words, *one)) for one in ASSETS)
        lane.draw(surface, look, lane.plan(look, inner, items, 1.0))

    def _why(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        panel.draw(surface, look, rect)
        roll.draw(surface, look, layout.inset(rect, look.px(18), look.px(10)), self.rolled())


def _chronicle(look: Look, lines: int) -> int:
    """Height of the log with so many lines."""
    line = text.line_height(look, "body", look.type_px(17)) + look.px(12)
    return text.line_height(look, "label", look.type_px(16)) + look.px(34) + lines * line


def _sheet_words(look: Look) -> int:
    """What the character's sheet takes besides its dials: margins, its two lines, and the words below the dials."""
    lines = text.line_height(look, "heading", look.type_px(24)) + text.line_height(look, "body", look.type_px(16))
    return lines + 2 * hub.name_height(look) + 2 * look.px(15) + look.px(12)


def draw_ring(surface: pygame.Surface, look: Look, drawn: BoardMap, fit: Fit, words: Words) -> None:
    """The grounds of the three tiers, the links between spaces, the spaces and the pieces on them."""
    for shape in drawn.shapes("tiers"):
        space.tier(surface, look, fit.rect(shape), _TIERS[shape.name])
    for link in drawn.shapes("links"):
        ends = fit.point(link.points[0]), fit.point(link.points[-1])
        space.arrow(surface, look, ends, both=link.kind == "gate")
    known, named = spaces(words), drawn.named("spaces")
    side, over = round(56 * fit.scale), round(_BETWEEN * fit.scale)
    for name, shape in named.items():
        space.tile(surface, look, fit.rect(shape), known[name])
    for name, piece in _PIECES.items():
        spot = fit.rect(named[name])
        free = spot.height - space.tile_words(look, spot.size, known[name]) + over - 2
        token.draw(surface, look, pygame.Rect(spot.x - over, spot.y - over, min(side, free), min(side, free)), piece)
