"""The gallery's table in the dark style: Retaliation with hexagons and corridors, a soldier, the squad and a hand."""

import pygame

from scenes.gallery.stage import LIT, Stage, after_menu, bar_height, boxed, fits_label, paragraph, portrait
from scenes.gallery.stage import line as line_of
from scenes.kit import board, excerpt, hand, hexes, hub, layout, panel, resources, text, token, track, vector
from scenes.kit.board import BoardMap, Fit
from scenes.kit.button import Button
from scenes.kit.cardstock import Card
from scenes.kit.hub import Hub
from scenes.kit.look import Look
from scenes.kit.prompt import Prompt
from scenes.kit.resources import Color
from scenes.kit.space import Space
from scenes.kit.theme import SEAT_COLORS, mix
from scenes.kit.token import Token
from scenes.kit.track import Cell, Track
from scenes.kit.words import Words

_HUES: dict[str, Color] = {
    "start": (92, 66, 18),
    "exit": (92, 66, 18),
    "A": (20, 84, 64),
    "B": (28, 54, 104),
    "C": (104, 28, 34),
    "unknown": (30, 60, 50),
}
_ROOMS = {
    "s01": "landing",
    "s02": "life_support",
    "s03": "armory",
    "s04": "surgery",
    "s05": "control",
    "s06": "life_support_b",
    "s07": "silo",
    "s10": "nest",
    "s12": "hibernatorium",
}
_ICONS = {"life_support_b": "ret_life_support"}
_NUMBERS = "2132414231240114"
_NOISE = {"s02-s05": 2, "s04-s07": 1, "s07-s10": 3, "s05-s08": 2}
_DOORS = ("s06-s08", "s09-s12")
_PIECES: dict[str, tuple[Token, ...]] = {
    "s02": (Token("ret_officer", 0, active=True), Token("ret_gunner", 1)),
    "s05": (Token("ret_recon", 2), Token("ret_intruder")),
    "s10": (Token("ret_queen", badge="4"),),
    "s07": (Token("ret_contractor", 3),),
}
_ITEMS: tuple[tuple[str, Color], ...] = (("rifle", (122, 40, 40)), ("vest", (36, 66, 110)), ("pack", (92, 84, 28)))
_WHITE: Color = (255, 255, 255)
_INK: Color = (222, 255, 238)
_SINK = 0.28
"""The share of a resting card below the window: its name can be read."""
_GOALS = (("ret_nest", "private"), ("ret_power", "mission"), ("ret_orders", "choice"))
HAND = ("orders", "covering", "rest", "repair", "search")


def facility(words: Words) -> dict[str, Space]:
    """All rooms by the names of their slots in the map."""
    out = {}
    for shape in board.load("gallery_hex").shapes("spaces"):
        room = _ROOMS.get(shape.name)
        lit = shape.name in ("s01", "s04", "s05")
        letter = shape.kind if shape.kind in "ABC" else "?" if shape.kind == "unknown" else ""
        hue = _HUES[shape.kind]
        if room is None:
            out[shape.name] = Space("rm_hidden", "", hue, hidden=True, letter=letter)
        else:
            icon = _ICONS.get(room, f"ret_{room}")
            name, busy = words(f"gal_ret_{room}"), shape.name in _PIECES
            out[shape.name] = Space(icon, name, hue, letter=letter, selectable=lit, busy=busy, ink=_INK)
    return out


def action(words: Words, name: str) -> Card:
    """An action card."""
    base = f"gal_ret_{name}"
    return Card(f"ret_{name}", words(base), "action", words("gal_ret_action"), words(f"{base}_text"))


def rounds(at: int = 4) -> Track:
    """Fourteen rounds; on the tenth and the last something bad happens."""
    return Track(tuple(Cell(f"{number}", danger=number in (10, 14)) for number in range(1, 15)), at)


def draw_facility(surface: pygame.Surface, look: Look, drawn: BoardMap, fit: Fit, words: Words) -> None:
    """The corridors, the rooms and the pieces in them."""
    known, side = facility(words), round(54 * fit.scale)
    for index, link in enumerate(drawn.shapes("corridors")):
        ends = fit.point(link.points[0]), fit.point(link.points[-1])
        lit = link.name.startswith("s02") or link.name == "s01-s02"
        hexes.corridor(
            surface,
            look,
            ends,
            _NUMBERS[index],
            width=44 * fit.scale,
            noise=_NOISE.get(link.name, 0),
            door=link.name in _DOORS,
            selectable=lit,
        )
    for shape in drawn.shapes("spaces"):
        points = tuple(fit.point(spot) for spot in shape.points)
        place = hexes.draw(surface, look, points, known[shape.name])
        pieces = _PIECES.get(shape.name, ())
        for piece, spot in zip(pieces, hexes.pieces(place, len(pieces), side), strict=True):
            token.draw(surface, look, spot, piece)


class DarkTable(Stage):
    """The page."""

    theme = "dark"

    def areas(self, look: Look) -> dict[str, pygame.Rect]:
        """Where everything lies."""
        margin, gap = look.px(20), look.px(14)
        whole = pygame.Rect(margin, look.px(16), look.width - 2 * margin, look.height - look.px(16))
        ask_high = self.ask_height(look, whole.width, self.question())
        low = min(look.px(180), (whole.height - ask_high) // 4)
        top, ask, foot = layout.rows(whole, [1.0, ask_high, low], look.px(12))
        side = max(look.px(500), min(look.px(560), round(look.type_px(16) * 26)))
        left, right = layout.columns(top, [1.0, min(side, top.width * 2 // 5)], look.px(18))
        bar, field = layout.rows(left, [bar_height(look), 1.0], gap)
        sheet, squad, bag, log = layout.rows(right, self._shares(look, right.height), gap)
        wide = min(max(look.px(372), look.type_px(16) * 24), whole.width // 3)
        goals, cards = layout.columns(foot, [wide, 1.0], gap)
        goals.height -= look.px(14)
        return {
            "bar": bar,
            "board": field,
            "ask": ask,
            "sheet": sheet,
            "squad": squad,
            "bag": bag,
            "log": log,
            "goals": goals,
            "hand": cards,
        }

    def _shares(self, look: Look, high: int) -> list[float]:
        """Heights of the sheet, the squad, the bag and the log: what they need, where there is enough for all."""
        lines = fits_label(look) + 3 * text.line_height(look, "body", look.type_px(16)) + look.px(16)
        row = text.line_height(look, "body", look.type_px(17)) + look.px(12)
        told = fits_label(look) + (3 if look.compact else 5) * row + look.px(12)
        if high - 2 * lines - told > high * 0.34:
            return [1.0, lines, lines, told]
        return [0.48, 0.0, 0.28, 0.24] if high < look.type_px(16) * 34 else [0.42, 0.16, 0.18, 0.24]

    def question(self) -> Prompt:
        """The second action."""
        words = self.host.words
        options = (
            Button("move", words("gal_dark_move"), "ret_move", "1", primary=True),
            Button("sneak", words("gal_dark_sneak"), "ret_move", "2"),
            Button("burst", words("gal_dark_burst"), "act_attack", "3"),
            Button("room", words("gal_dark_room"), "ret_power", "4"),
            Button("gear", words("gal_dark_gear"), "act_salvage", "5"),
            Button("pass", words("gal_dark_pass"), badge="P"),
        )
        return Prompt(words("gal_dark_ask"), "", options, (self.undo(),))

    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """The question in its place."""
        return self.areas(look)["ask"], self.question()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """All areas."""
        area, words = self.areas(look), self.host.words
        self._bar(surface, look, area["bar"], words)
        drawn = board.load("gallery_hex")
        room = layout.inset(area["board"], look.px(10), look.px(16))
        draw_facility(surface, look, drawn, board.fitted(board.bounds(drawn.shapes("spaces")), room), words)
        self.prompt(surface, look)
        self._sheet(surface, look, area["sheet"], words)
        if area["squad"].height:
            self._squad(surface, look, area["squad"], words)
        self._bag(surface, look, area["bag"], words)
        lines = tuple(words(f"gal_dark_log_{index}") for index in range(1, 6))
        self.log(surface, look, area["log"], words("gal_log"), lines)
        self._goals(surface, look, area["goals"], words)

    def over(self, surface: pygame.Surface, look: Look) -> None:
        """The hand; one of its cards cannot be played now."""
        words, area = self.host.words, self.areas(look)["hand"]
        cards = tuple(action(words, name) for name in HAND)
        slots = hand.spread(look, area, hand.Fan(len(cards), sink=_SINK))
        hand.draw(surface, look, slots, cards, dict.fromkeys((0, 1, 2, 4), LIT))

    def _bar(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        shown = rounds()
        panel.draw(surface, look, rect)
        inner = layout.inset(rect, look.px(20), look.px(7))
        inner.x, inner.width = after_menu(look, rect), inner.right - after_menu(look, rect)
        name = words("gal_dark_title")
        wide = min(text.measure(look, name, role="heading", size=22)[0] + 4, inner.width // 2)
        left, right = layout.columns(inner, [wide, 1.0], look.px(24))
        text.draw(surface, look, name, left, role="heading", size=22, valign="middle", wrap=False)
        label = words("gal_ret_round")
        most = min(right.width, look.px(560))
        room = text.measure(look, label, size=17)[0] + look.px(14)
        row = pygame.Rect(right.right - most + room, right.y, most - room, right.height)
        if row.width // len(shown.cells) < look.type_px(17) * 1.5:
            status = words("gal_dark_status")
            text.draw(surface, look, status, right, size=17, color=look.theme.muted, align="right", valign="middle")
            return
        words_box = pygame.Rect(row.x - room, right.y, room, right.height)
        text.draw(surface, look, label, words_box, size=17, color=look.theme.muted, valign="middle", wrap=False)
        track.draw(surface, look, row, shown)

    def _squad(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        squad = boxed(surface, look, rect, words("gal_ret_squad"))
        for place, name in zip(
            layout.columns(squad, [1.0] * 3, look.px(10)), ("gunner", "recon", "contractor"), strict=True
        ):
            paragraph(surface, look, words(f"gal_ret_squad_{name}"), place, size=16)

    def _sheet(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        panel.draw(surface, look, rect)
        inner = layout.inset(rect, look.px(18), look.px(16))
        upper, items = layout.rows(inner, [1.0, look.px(58)], look.px(12)) if not look.compact else (inner, None)
        face, rest = layout.columns(upper, [round(inner.width * 0.25), 1.0], look.px(16))
        portrait(surface, look, face, "ret_officer", SEAT_COLORS[0])
        line = text.line_height(look, "heading", look.type_px(24))
        low = text.line_height(look, "body", look.type_px(16))
        head = pygame.Rect(rest.x, rest.y, rest.width, line)
        text.draw(surface, look, words("gal_ret_officer"), head, role="heading", size=24, wrap=False)
        kind, taken = (
            words("gal_ret_officer_kind"),
            text.measure(look, words("gal_ret_officer"), role="heading", size=24),
        )
        free = rest.width - taken[0] - look.px(20)
        if text.measure(look, kind, size=16)[0] <= free:
            role = pygame.Rect(rest.right - free, head.y, free, max(low, head.height))
            text.draw(surface, look, kind, role, size=16, color=look.theme.muted, align="right", valign="middle")
        else:
            role = pygame.Rect(rest.x, head.bottom, rest.width, low)
            line_of(surface, look, kind, role, role="body", size=16, ink=look.theme.muted)
        dials = pygame.Rect(rest.x, role.bottom + look.px(8), rest.width, rest.bottom - role.bottom - look.px(8))
        self._dials(surface, look, dials, words)
        if items:
            self._items(surface, look, items, words)

    def _dials(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """Health, oxygen and the belt; their names where there is room for them."""
        low = hub.name_height(look) if rect.height > 3 * hub.name_height(look) else 0
        wide = min(rect.height - low, round(rect.width * 0.325))
        if wide < look.px(48):
            return
        row = pygame.Rect(rect.x, rect.y, rect.width, wide + low)
        health, air, belt = layout.columns(row, [wide, wide, 1.0], look.px(12))
        red, blue = Hub(0, 10, (92, 26, 26), (255, 125, 114), red=3), Hub(0, 6, (18, 56, 88), (96, 190, 255), red=1)
        hub.draw(surface, look, health, red, 8, words("gal_ret_health") if low else "")
        hub.draw(surface, look, air, blue, 5, words("gal_ret_oxygen") if low else "")
        self._belt(surface, look, belt, words, low)

    def _belt(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words, low: int) -> None:
        """Four slots of the belt, one of them empty, and its name in line with those of the dials."""
        side = min(rect.width, rect.height - low)
        square = pygame.Rect(rect.right - side, rect.y + (rect.height - low - side) // 2, side, side)
        under = pygame.Rect(square.x, rect.bottom - low + look.px(3), side, low - look.px(3))
        name = text.fitting(look, (words("gal_ret_belt"), ""), side, role="label", size=16)
        if low and name:
            text.draw(
                surface, look, name, under, role="label", size=16, color=look.theme.tint, align="center", wrap=False
            )
        for place, icon in zip(
            layout.grid(square, 2, 2, look.px(6)), ("ret_covering", "ret_oxygen", "ret_medipack", ""), strict=True
        ):
            edge = look.theme.tint_deep
            sheet = panel.sheet(
                *place.size,
                look.theme.button[0],
                look.theme.button[1],
                0.8 if icon else 0.25,
                edge,
                0.6,
                1.4,
                look.px(6),
            )
            surface.blit(sheet, place)
            if icon:
                size = round(place.width * 0.66)
                drawn = resources.icon(icon, size, look.theme.text)
                surface.blit(drawn, drawn.get_rect(center=place.center))

    def _items(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """Two weapons and what is in the pack."""
        for place, (icon, hue) in zip(layout.columns(rect, [1.0] * 3, look.px(9)), _ITEMS, strict=True):
            dark, edge = look.theme.panel[1], mix(hue, _WHITE, 0.3)
            top, foot = mix(hue, dark, 0.1), mix(hue, dark, 0.6)
            surface.blit(panel.sheet(*place.size, top, foot, 1.0, edge, 0.8, 1.4, look.px(6)), place)
            side = min(look.px(40), place.height - look.px(8))
            drawn = resources.icon(f"ret_{icon}", side, _WHITE)
            surface.blit(drawn, (place.x + look.px(8), place.centery - side // 2))
            box = pygame.Rect(place.x + side + look.px(14), place.y, place.width - side - look.px(18), place.height)
            said = words(f"gal_ret_{icon}")
            block = text.fit(look, said, box.size, "small", 16, _WHITE, True)
            if block.height <= box.height and not block.split:
                text.draw(surface, look, said, box, role="small", size=16, color=_WHITE, valign="middle")

    def _bag(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """The intruder bag, and which life support is on."""
        left, right = layout.columns(rect, [0.5, 0.5], look.px(14))
        inner = boxed(surface, look, left, words("gal_ret_bag"))
        side = min(inner.height, round(inner.width * 0.38))
        drawn = resources.icon("act_salvage", side, (176, 134, 84))
        surface.blit(vector.soften(drawn, look.px(6), 0.6), (inner.x - look.px(6), inner.y))
        surface.blit(drawn, inner)
        rest = pygame.Rect(inner.x + side + look.px(14), inner.y, inner.width - side - look.px(14), inner.height)
        for said in (words(f"gal_ret_bag_{much}") for much in ("text", "some", "short")):
            if text.measure(look, said, width=rest.width, size=16)[1] <= rest.height:
                paragraph(surface, look, said, rest, size=16)
                break
        inner = boxed(surface, look, right, words("gal_ret_air"))
        for letter, place in zip("ABC", layout.columns(inner, [1.0] * 3, look.px(8)), strict=True):
            self._air(surface, look, place, letter, words)

    def _air(self, surface: pygame.Surface, look: Look, place: pygame.Rect, letter: str, words: Words) -> None:
        """A section's lamp: its letter, and whether there is air."""
        on = letter == "A"
        tone = look.theme.good if on else look.theme.bad
        high = text.line_height(look, "title", look.type_px(24))
        low = text.line_height(look, "small", look.type_px(16))
        if high > place.height:
            return
        dark = look.theme.panel[1]
        surface.blit(panel.sheet(*place.size, mix(dark, tone, 0.2), dark, 0.9, tone, 0.5, 1.4, look.px(6)), place)
        both = high + low <= place.height
        row = pygame.Rect(place.x, place.centery - (high + low * both) // 2, place.width, high)
        text.draw(surface, look, letter, row, role="title", size=24, color=tone, align="center", wrap=False)
        if both:
            said, under = (
                words("gal_ret_on" if on else "gal_ret_off"),
                pygame.Rect(place.x, row.bottom, place.width, low),
            )
            text.draw(surface, look, said, under, role="small", size=16, color=tone, align="center", wrap=False)

    def _goals(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """The objectives, each with its sign; as much as there is room for."""
        high = text.line_height(look, "body", look.type_px(16)) + look.px(11)
        need = min(rect.height, fits_label(look) + len(_GOALS) * high + look.px(14))
        inner = boxed(surface, look, pygame.Rect(*rect.topleft, rect.width, need), words("gal_ret_goals"))
        side, y = high - look.px(6), inner.y
        for icon, name in _GOALS:
            box = pygame.Rect(inner.x + side + look.px(12), y, inner.width - side - look.px(12), high)
            if box.bottom > inner.bottom + look.px(4):
                return
            drawn = resources.icon(icon, side, look.theme.tint)
            surface.blit(drawn, (inner.x, box.centery - side // 2))
            excerpt.draw(
                surface,
                look,
                words(f"gal_ret_goal_{name}"),
                box,
                role="body",
                size=16,
                ink=look.theme.muted,
                valign="middle",
            )
            y = box.bottom
