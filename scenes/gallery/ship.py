"""The gallery's table in the ship style: 20 Strong's deck plan, a dial, a noise track, decks, seats and dice."""

import pygame

from scenes.gallery.stage import LIT, PLAIN, Stage, bar_height, boxed, labelled, numbers, paragraph, portrait
from scenes.kit import board, card, dial, dice, gauge, layout, panel, pile, resources, text, token, vector
from scenes.kit.board import BoardMap, Fit
from scenes.kit.button import Button
from scenes.kit.cardstock import Card, CardState
from scenes.kit.dial import Dial
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.kit.pile import Pile
from scenes.kit.prompt import Prompt
from scenes.kit.theme import SEAT_COLORS, mix
from scenes.kit.token import Token
from scenes.kit.words import Words

_ROOMS = {"a1": "rm_cryo", "b1": "rm_comms", "d1": "rm_med", "b2": "rm_gen_b", "c2": "rm_armory", "c3": "rm_nest"}
_LIT = ("c1", "a2", "c2", "b3")
_POOL = (("yellow", "Y", 3), ("green", "G", 3), ("blue", "B", 2), ("purple", "P", 1))
_ACTIVE = (("red", "face_miss"), ("purple", "face_hit"), ("blue", "face_crit"), ("yellow", "face_hit"))
_PIECES = {
    "b2": (Token("her_scout", 0, "3", active=True), Token("her_mechanic", 1, "4")),
    "c2": (Token("al_stalk", badge="2", selectable=True),),
    "c3": (Token("al_hatch", badge="4"),),
}
_ICONS = ("st_health", "st_strategy", "st_recovery")
_NUMBERS = (("3/3", "2", "3"), ("4/4", "3", "2"))
_MARKS = (("rm_gen_a", "2/3", True), ("rm_eng_p", "", False), ("rm_comms", "", True), ("rm_pod_p", "", False))
_SPENT = (("yellow", "face_hit"), ("green", "face_miss"), ("blue", "face_hit"))


def room(words: Words, name: str | None) -> Card:
    """A room tile, face down without a name."""
    if name is None:
        return Card("rm_hidden", kind="back", face_down=True)
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
        cubes = max(look.px(54), 28) + text.line_height(look, "label", look.type_px(16)) + look.px(26)
        top, low = layout.rows(whole, [1.0, cubes + ask_high], gap)
        pool, ask = layout.rows(low, [cubes, ask_high], 0)
        wide = min(max(look.px(300), look.type_px(16) * 15), look.width // 4)
        left, middle, right = layout.columns(top, [wide, 1.0, wide], gap)
        shares = [0.58, 0.42] if look.compact else [0.44, 0.3, 0.26]
        bar, first, second, *_ = layout.rows(left, [bar_height(look), *shares], gap)
        time, noise, decks, log = layout.rows(right, [0.36, 0.15, 0.24, 0.25], gap)
        return {
            "bar": bar,
            "first": first,
            "second": second,
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
            Button("roll", words("gal_ship_roll"), "act_roll", "R", reason=words("gal_ship_roll_not")),
            Button("done", words("gal_ship_done"), badge=self.host.keys.name("accept")),
        )
        return Prompt(words("gal_ship_ask"), "", options, (Button("undo", words("gal_undo"), "ui_undo"),))

    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """The question in its place."""
        return self.areas(look)["ask"], self.question()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """All areas."""
        area, words = self.areas(look), self.host.words
        panel.draw(surface, look, area["bar"])
        box = layout.inset(area["bar"], look.px(18), 0)
        text.draw(surface, look, words("gal_ship_title"), box, role="heading", size=20, valign="middle", wrap=False)
        taken = text.measure(look, words("gal_ship_title"), role="heading", size=20)[0] + look.px(14)
        state = text.fitting(look, (words("gal_ship_status"), ""), box.width - taken, size=16)
        text.draw(
            surface, look, state, box, size=16, color=look.theme.muted, align="right", valign="middle", wrap=False
        )
        self._seat(surface, look, area["first"], words, 0)
        self._seat(surface, look, area["second"], words, 1)
        self._board(surface, look, area["board"], words)
        inner = boxed(surface, look, area["time"], words("gal_ship_time"))
        dial.draw(surface, look, inner, Dial(0, 10, red=4, numbers=inner.height > look.type_px(16) * 9), 7)
        inner = boxed(surface, look, area["noise"], words("gal_ship_noise"))
        row = pygame.Rect(
            inner.x, area["noise"].y + look.px(9), inner.width, text.line_height(look, "strong", look.type_px(18))
        )
        text.draw(surface, look, "3/5", row, role="strong", size=18, align="right", wrap=False)
        if inner.height > look.px(14):
            gauge.draw(surface, look, pygame.Rect(*inner.topleft, inner.width, min(inner.height, look.px(36))), 3, 5, 1)
        self._decks(surface, look, area["decks"], words)
        lines = tuple(words(f"gal_ship_log_{index}") for index in range(1, 7))
        self.log(surface, look, area["log"], words("gal_log"), lines)
        panel.draw(surface, look, area["low"])
        self._dice(surface, look, area["dice"], words)
        self.prompt(surface, look, framed=False)

    def _seat(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words, seat: int) -> None:
        panel.draw(surface, look, rect, active=seat == 0)
        inner = layout.inset(rect, look.px(16), look.px(14))
        head, rest = layout.rows(inner, [min(look.px(112), inner.height // 2), 1.0], look.px(10))
        face, said = layout.columns(head, [min(look.px(92), head.width // 3), 1.0], look.px(14))
        name = ("her_scout", "her_mechanic")[seat]
        portrait(surface, look, face, name, SEAT_COLORS[seat])
        line = text.line_height(look, "heading", look.type_px(22))
        top = pygame.Rect(said.x, said.y, said.width, line)
        text.draw(surface, look, words(name), top, role="heading", size=22, wrap=False)
        under = pygame.Rect(said.x, top.bottom, said.width, text.line_height(look, "body", look.type_px(16)))
        paragraph(surface, look, words(f"gal_ship_seat_{seat}"), under, size=16)
        high = text.line_height(look, "strong", look.type_px(20))
        row = pygame.Rect(said.x, under.bottom + look.px(4), said.width, high)
        if row.bottom <= said.bottom + look.px(4):
            tones = (look.theme.bad, (240, 205, 120), look.theme.good)
            numbers(surface, look, row, tuple(zip(_ICONS, _NUMBERS[seat], tones, strict=True)), 18)
        if seat == 0 and rest.height > look.px(70):
            cards = (("it_carbine", "military"), ("it_toolkit", "technical"), ("ob_back", "objective"))
            many = max(1, min(3, rest.width // (look.type_px(16) * 5)))
            rest.height = min(rest.height, round(rest.width / many * 1.5))
            for index, place in enumerate(layout.columns(rest, [1.0] * many, look.px(9))):
                icon, kind = cards[index]
                shown = Card(icon, words(f"gal_ship_item_{index}"), kind)
                card.draw(surface, look, place, shown, CardState(exhausted=index == 1))
        elif seat == 1:
            paragraph(surface, look, words("gal_ship_held"), rest, size=16)

    def _board(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        chart = board.load("twenty_strong")
        draw_ship(surface, look, chart, board.fitted(board.bounds(chart.shapes("hull")), rect), words)

    def _decks(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        inner = boxed(surface, look, rect, words("gal_ship_decks"))
        decks = (("al_back", "alien", 14), ("it_military", "military", 11), ("it_technical", "technical", 0))
        for place, (icon, kind, count) in zip(layout.columns(inner, [1.0] * 3, look.px(6)), decks, strict=True):
            back = Card(icon, kind=kind, face_down=True)
            pile.draw(surface, look, place, Pile(back, count, "", icon))

    def _dice(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        pool, active, spent = layout.columns(rect, [0.44, 0.28, 0.28], look.px(8))
        ready = tuple(Die(hue, letter) for hue, letter, count in _POOL for _ in range(count))
        rolled = tuple(Die(hue, hue[0].upper(), face, selected=index == 2) for index, (hue, face) in enumerate(_ACTIVE))
        gone = tuple(Die(hue, hue[0].upper(), face, exhausted=True) for hue, face in _SPENT)
        for place, label, shown in ((pool, "ready", ready), (active, "active", rolled), (spent, "spent", gone)):
            inner = labelled(surface, look, place, words(f"gal_ship_{label}"))
            side = min(max(look.px(52), 26), inner.height, inner.width // len(shown) - look.px(8))
            for index, die in enumerate(shown):
                spot = pygame.Rect(inner.x + index * (side + look.px(8)), inner.y, side, side)
                dice.draw(surface, look, spot, die)


def draw_ship(surface: pygame.Surface, look: Look, chart: BoardMap, fit: Fit, words: Words) -> None:
    """Hull, rooms, what has been done, and the pieces in the rooms."""
    _hull(surface, look, chart, fit)
    for shape in chart.shapes("spaces"):
        state = LIT if shape.name in _LIT else PLAIN
        card.draw(surface, look.modest(1.0), fit.rect(shape), room(words, _ROOMS.get(shape.name)), state)
    _marks(surface, look, fit.rect(chart.named("zones")["marks"]))
    spots, side = chart.named("tokens"), round(64 * fit.scale)
    low = fit.rect(chart.named("spaces")["a1"]).height < 6 * look.modest(1.0).type_px(16)
    for name, shown in _PIECES.items():
        area = fit.rect(spots[name]).move(0, -side // 2 if low else 0)
        for index, piece in enumerate(shown):
            token.draw(surface, look, pygame.Rect(area.x + index * (side + 4), area.y, side, side), piece)


def _marks(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """What has been done of what the ship needs, beside the rooms."""
    side = min(rect.width, (rect.height - look.px(30)) // len(_MARKS))
    for index, (icon, counted, done) in enumerate(_MARKS):
        said = counted if side > look.type_px(16) * 2.6 else ""
        place = pygame.Rect(rect.centerx - side // 2, rect.y + index * (side + look.px(12)), side, side)
        tone = look.theme.good if done else look.theme.tint_deep
        fill = (mix(look.theme.panel[0], tone, 0.3), mix(look.theme.panel[1], tone, 0.14))
        surface.blit(panel.sheet(side, side, *fill, 0.95, tone, 0.9 if done else 0.3, 1.4, look.px(6)), place)
        size = round(side * (0.5 if said else 0.6))
        drawn = resources.icon(icon, size, mix(tone, (255, 255, 255), 0.6) if done else tone)
        surface.blit(drawn, (place.centerx - size // 2, place.y + (look.px(5) if said else (side - size) // 2)))
        if said:
            row = pygame.Rect(place.x, place.bottom - look.type_px(16) - look.px(6), side, look.type_px(16) + 4)
            text.draw(surface, look, said, row, role="strong", size=16, align="center", valign="middle", wrap=False)


def _hull(surface: pygame.Surface, look: Look, chart: BoardMap, fit: Fit) -> None:
    """The ship's outline, its engines and the corridors between the rooms."""
    theme, body, rect = look.theme, "", surface.get_clip()
    for shape in chart.shapes("hull"):
        points = [(x - rect.x, y - rect.y) for x, y in (fit.point(spot) for spot in shape.points)]
        if shape.kind in ("corridor", "seam"):
            pen = vector.pen(theme.tint_deep, max(1.0, look.unit * 1.2), 0.14)
            body += vector.line(*points[0], *points[-1], pen)
            continue
        fills = {"engine": (theme.tint_deep, 0.3), "plate": (theme.tile[1], 0.75), "deck": (theme.panel[1], 0.9)}
        pen = vector.pen(theme.tint_deep, max(1.4, look.unit * 2), 0.45)
        body += vector.polygon(points, vector.paint(*fills[shape.kind]) + " " + pen)
    surface.blit(vector.picture(*rect.size, body), rect)
