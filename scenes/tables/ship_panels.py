"""The instruments of the ship: time, noise, lamps, decks, and the head of the table."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.engine.verbs import deck_size
from game.titles.twenty_strong.content import NOISE_MAX_ALARM
from game.titles.twenty_strong.flow import alarm_at
from game.titles.twenty_strong.state import (
    CRAFTED,
    NEST_STACK,
    ShipState,
    discard_zone,
    generators,
)
from scenes.kit import card as cards
from scenes.kit import dial as dials
from scenes.kit import excerpt, gauge, panel, resources, text, vector
from scenes.kit.card import Card
from scenes.kit.dial import Dial
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.words import Words
from scenes.tables import ship_dice
from scenes.tables import ship_faces as faces
from scenes.tables import ship_paint as paint
from scenes.tables.ship import Ship, said
from scenes.tables.ship_layout import Layout
from scenes.tables.things import Mode, Picture, Thing

LAMPS = ("course", "engine_p", "engine_s", "signal", "nest_burned")
LAMP_ICONS = {
    "course": "mk_course", "engine_p": "mk_engine", "engine_s": "mk_engine", "signal": "mk_signal",
    "nest_burned": "mk_nest",
}  # fmt: skip
NUMBERED = 8
"""How many lines of the least text a dial must be wide to bear its numbers; a smaller one has its value beside it."""

# -- right column ------------------------------------------------------------------------------------


def instruments(ship: Ship) -> None:
    """Time, noise, the ship's lamps and the decks."""
    _time(ship)
    _noise(ship)
    _decks(ship)


def _head(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str) -> pygame.Rect:
    """The caption of a panel; returns the row it stands in."""
    high = text.line_height(look, "label", look.type_px(16))
    row = pygame.Rect(rect.x + look.px(18), rect.y + look.px(14), rect.width - 2 * look.px(18), high)
    text.label(surface, look, words, row)
    return row


def _right(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    row: pygame.Rect,
    words: str,
    tone: Color,
    taken: int,
    size: float = 16,
) -> None:
    """A value at the right end of a panel's caption row."""
    high = text.line_height(look, "strong", look.type_px(size))
    x = row.x + taken + look.px(8)
    box = pygame.Rect(x, row.centery - high // 2, rect.right - look.px(18) - x, high)
    text.draw(surface, look, words, box, role="strong", size=size, color=tone, align="right", wrap=False)


def _time(ship: Ship) -> None:
    view, words, lay = ship.view, ship.words, ship.lay
    value, alarm = view.dials["time"].value, alarm_at(view) if view.heroes else 0
    note = words("time-alarm-on") if view.alarm else words("time-alarm", at=alarm)
    head = words("time-head")
    room = lay.time.width - text.label_width(ship.look, head) - ship.look.px(46)
    note = text.fitting(ship.look, (note, words("time-alarm-short", at=alarm)), room, role="strong", size=16)
    shown = (head, note, Dial(0, view.dials["time"].high, red=alarm), value, lay.dial)
    tip = lambda: f"{faces.explained(words, 'dial')}\n{faces.explained(words, 'self_destruct')}"  # noqa: E731
    ship.picture.add(Thing("dial:time", lay.time, _draw_time, shown, (), 1, tip=tip))


def _draw_time(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str, Dial, int, pygame.Rect], mode: Mode
) -> None:
    head, note, face, value, place = shown
    row = _head(surface, look, rect, head)
    _right(surface, look, rect, row, note, look.theme.bad, text.label_width(look, head))
    turned, small = mode.pose.value if mode.pose else value, look.modest(1.2)
    if place.width >= NUMBERED * look.floor:
        dials.draw(surface, small, place, face, turned)
        return
    place = place.move(-rect.width // 7, 0)
    dials.draw(surface, small, place, replace(face, numbers=False, show_value=False), turned)
    beside = pygame.Rect(place.right, place.y, rect.right - place.right, place.height)
    size = place.height * 0.5 / look.unit
    text.draw(
        surface, look.modest(1.0), str(round(turned)), beside, role="number", size=size, align="center", valign="middle"
    )


def _noise(ship: Ship) -> None:
    view, words = ship.view, ship.words
    level, high = view.dials["noise"].value, view.dials["noise"].high
    tip = lambda: f"{faces.explained(words, 'noise')} {words('noise-alarm', high=NOISE_MAX_ALARM)}"  # noqa: E731
    shown = (words("noise-head"), level, high)
    ship.picture.add(Thing("dial:noise", ship.lay.noise, draw_noise, shown, (), 1, tip=tip))


def draw_noise(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    shown: tuple[str, int, int],
    mode: Mode,
    pending: int = 0,
) -> None:
    """The gauge of noise; `pending` is what a choice would add."""
    head, level, high = shown
    level = level if mode.pose is None else round(mode.pose.value)
    row = _head(surface, look, rect, head)
    number = f"{level} → {level + pending}/{high}" if pending else f"{level}/{high}"
    _right(surface, look, rect, row, number, look.theme.text, text.label_width(look, head), 20)
    top = row.bottom + look.px(10)
    cells = pygame.Rect(row.x, top, row.width, max(16, rect.bottom - look.px(14) - top))
    gauge.draw(surface, look, cells, level, high, pending)


def lamps(ship: Ship) -> None:
    """Ship marks on the hull, Generators and the Nest Stack."""
    view, words, area = ship.view, ship.words, ship.lay.marks
    count, gap = len(LAMPS) + 2, ship.look.px(12)
    high = (area.height - gap * (count - 1)) // count
    powered, nest = generators(view), len(view.zones.get(NEST_STACK, ()))
    lamps = [(name, LAMP_ICONS[name], name in view.marks, "", words(f"mark_{name}")) for name in LAMPS]
    lamps.insert(0, ("power", "rm_gen_a", powered > 0, f"{powered}/3", words("lamp-power", count=powered)))
    lamps.append(("nest", "al_back", nest > 0, str(nest), words("lamp-nest", count=nest)))
    for index, (name, icon, lit, number, told) in enumerate(lamps):
        rect = pygame.Rect(area.x, area.y + index * (high + gap), area.width, high)
        state = "" if name in ("power", "nest") else words("lamp-set" if lit else "lamp-unset")
        tip = f"**{told}** {state}".strip()
        shown = (icon, lit, number, name == "nest")
        ship.picture.add(Thing(f"lamp:{name}", rect, paint.lamp, shown, (), 1, tip=said(tip)))


def _decks(ship: Ship) -> None:
    """Alien, military and technical decks with their counts, and the Antidote's place."""
    look, words, area = ship.look, ship.words, ship.lay.decks

    ship.picture.add(Thing("decks", area, _draw_head, words("decks-head"), (), 1))
    pad, gap = look.px(16), look.px(10)
    top = area.y + look.px(14) + text.line_height(look, "label", look.type_px(16)) + look.px(8)
    wide = (area.width - 2 * pad - 3 * gap) // 4
    line = text.line_height(look, "small", look.type_px(16))
    high = max(20, area.bottom - look.px(10) - line - look.px(4) - top)
    for index, name in enumerate(("alien", "military", "technical", "crafted")):
        rect = pygame.Rect(area.x + pad + index * (wide + gap), top, wide, high)
        _deck(ship, name, rect, line)


def _deck(ship: Ship, name: str, rect: pygame.Rect, line: int) -> None:
    view, words = ship.view, ship.words
    pile = len(view.zones.get(discard_zone(name), ()))
    if name == CRAFTED:
        left = len(view.zones.get(CRAFTED, ()))
        shown = Card("it_antidote", "", "crafted", face_down=not left)
    else:
        left = deck_size(view, name) if name in view.decks else 0
        shown = Card("al_back" if name == "alien" else f"it_{name}", "", name, face_down=True)
    tip = words("deck-tip", deck=f"@deck_{name}", left=left, discarded=pile)

    about = (("deck", name),)
    ship.picture.add(
        Thing(
            f"deck:{name}", rect, _draw_deck, (shown, left, pile, line), about, 2, tip=said(tip), opens=f"pile:{name}"
        )
    )


def _draw_head(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    _head(surface, look, rect, shown)


def _draw_deck(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Card, int, int, int], mode: Mode
) -> None:
    """A deck with its count and, after a plus, its discards."""
    card, left, pile, line = shown
    _pile(surface, look, rect, card, left, mode)
    row = pygame.Rect(rect.x - look.px(5), rect.bottom + look.px(3), rect.width + look.px(10), line)
    count = f"**{left}** +{pile}" if pile else f"**{left}**"
    text.draw(surface, look, count, row, role="small", size=16, color=look.theme.muted, align="center", wrap=False)


def _pile(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Card, left: int, mode: Mode) -> None:
    """A deck: its edge shows that there is more below; an empty place is hollow."""
    if not left:
        surface.blit(_empty(look, rect.size), rect)
        return
    for step in range(min(2, left - 1), 0, -1):
        panel.outline(
            surface, look, rect.move(look.px(2) * step, look.px(2) * step).inflate(-4, -4), width=1.2, radius=6,
            color=cards.kind_color(shown.kind),
        )  # fmt: skip
    cards.draw(surface, look, rect, shown, cards.CardState(hovered=mode.hovered, selectable=mode.lit))


def _empty(look: Look, size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    fill = vector.rect(1, 1, w - 2, h - 2, look.px(6), vector.paint((0, 0, 0), 0.3))
    return vector.picture(w, h, fill + paint.dashes(look, w, h, 0.35))


# -- title and captions ------------------------------------------------------------------------------


def title_bar(ship: Ship) -> None:
    """The head of the table: menu at the left, references at the right."""
    area, look = ship.lay.title, ship.look
    side = max(32, area.height - look.px(14))
    for index, (name, icon) in enumerate((("menu", "ui_menu"), ("reference", "ui_rules"))):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (area.x + look.px(10) + side // 2, area.centery)
        if index:
            rect.centerx = area.right - look.px(10) - side // 2
        tip = said(ship.words(f"open-{name}"))
        ship.picture.add(Thing(f"open:{name}", rect, _draw_icon, icon, (), 2, tip=tip, opens=name))


def _draw_icon(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    side = round(rect.width * 0.62)
    image = resources.icon(shown, side, look.theme.text if mode.hovered else look.theme.tint)
    surface.blit(image, image.get_rect(center=rect.center))


def captions(
    look: Look, words: Words, view: ShipState, lay: Layout, picture: Picture, odds: str, badge: tuple[str, ...]
) -> tuple[Thing, ...]:
    """The name (or a badge in its place) and state of the game at the top, the chances beside the dice."""
    left, right = picture.by_key["open:menu"].rect.right, picture.by_key["open:reference"].rect.x
    head = pygame.Rect(left + look.px(8), lay.title.y, right - left - look.px(16), lay.title.height)
    choices = tuple(
        words(name, rank=view.rank, cycle=view.cycle)
        for name in ("ship-status", "ship-status-cycle", "ship-status-short")
    )
    titles = badge or (words("ship-title"), words("ship-title-short"), "")
    least = text.measure(look, titles[-1], role="heading", size=look.floor / look.unit)[0] + look.px(8)
    state = text.fitting(look, choices, head.width - least, size=16)
    wide = min(text.measure(look, state, size=16)[0] + look.px(8), head.width - least)
    title = text.fitting(look, titles, head.width - wide, role="heading", size=19)
    x = ship_dice.dice_end(picture, lay) + look.px(30)
    side = pygame.Rect(x, lay.dice.y + look.px(10), lay.dice.right - look.px(20) - x, lay.dice.height - look.px(12))
    first = odds.partition(words("odds-between"))[0]
    return (
        Thing("caption:title", head, _draw_title, (title, state, wide)),
        Thing("caption:odds", side, _draw_odds, (odds, first), tip=(lambda: odds) if odds else None),
    )


def _draw_title(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str, int], mode: Mode
) -> None:
    title, state, wide = shown
    name = pygame.Rect(rect.x, rect.y, max(0, rect.width - wide), rect.height)
    text.draw(surface, look, title, name, role="heading", size=19, valign="middle", wrap=False)
    where = pygame.Rect(name.right, rect.y, rect.right - name.right, rect.height)
    text.draw(surface, look, state, where, size=16, color=look.theme.muted, align="right", valign="middle", wrap=False)


def _draw_odds(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str], mode: Mode) -> None:
    """All that there is to say, or its first part where not all of it has room; the pointer has the rest."""
    whole, first = shown
    if not whole or rect.width <= look.px(140):
        return
    looks = (look, look.modest(1.5), look.modest(1.25), look.modest(1.0))
    fits = [one for one in looks if text.measure(one, whole, width=rect.width, size=18)[1] <= rect.height]
    small, words = (fits[0], whole) if fits else (looks[-1], first)
    ink = look.theme.muted
    excerpt.draw(surface, small, words, rect, role="body", size=18, ink=ink, align="right", valign="middle")
