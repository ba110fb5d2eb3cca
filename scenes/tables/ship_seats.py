"""The panels of the seats: hero, numbers, actions left, items and objectives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.model.state import Card as CardState
from game.model.state import cards_in
from game.titles.twenty_strong.content import ACTIONS
from game.titles.twenty_strong.limits import dice_limit, max_health, recovery, strategy
from game.titles.twenty_strong.state import ABOARD, ESCAPED, Hero, items_of, objective_zone
from scenes.kit import card as cards
from scenes.kit import excerpt, panel, resources, text, vector
from scenes.kit.card import Card
from scenes.kit.card import CardState as Lying
from scenes.kit.look import Look
from scenes.kit.theme import SEAT_COLORS, SEAT_SHAPES, mix
from scenes.kit.token import shape
from scenes.tables import ship_faces as faces
from scenes.tables import ship_paint as paint
from scenes.tables.ship import Ship, said
from scenes.tables.things import Mode, Thing, moved

ABILITIES = {"her_mechanic": "hotwire", "her_medic": "triage", "her_convict": "slip"}
"""Heroes whose ability works once per round, with the name under which its use is noted."""
PORTRAIT = 104
"""The largest picture of a hero, in design units."""


@dataclass(frozen=True)
class Sheet:
    """The head of a seat's panel as it is drawn; `scale` is the largest text there is room for."""

    seat: int
    card: str
    name: str
    label: str
    short: str
    health: str
    strategy: str
    recovery: str
    status: str
    left: int
    first: bool
    active: bool
    escaped: bool = False
    note: str = ""
    scale: float = 2.0


def seats(ship: Ship) -> None:
    """One panel per seat; the viewer's own is the largest."""
    area, gap = ship.lay.seats, ship.lay.gap
    count = len(ship.view.heroes)
    own = ship.seat if 0 <= ship.seat < count else ship.view.current
    weights = [1.5 if seat == own else 1.0 for seat in range(count)]
    free, y = area.height - gap * (count - 1), area.y
    for seat, weight in enumerate(weights):
        high = round(free * weight / sum(weights))
        _seat(ship, seat, pygame.Rect(area.x, y, area.width, high))
        y += high + gap


def _seat(ship: Ship, seat: int, rect: pygame.Rect) -> None:
    hero = ship.view.heroes[seat]
    pad = ship.look.px(14)
    sheet = _fitted(ship.look, _sheet(ship, seat, hero), rect.height - 2 * pad)
    high = head_height(ship.look, sheet)
    closer = (lambda: faces.hero_closer(ship.words, hero.card)) if hero.card else None
    ship.picture.add(Thing(f"panel:{seat}", rect, _frame, sheet.active, (), 0))
    head = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, high)
    ship.picture.add(Thing(f"seat:{seat}", head, _head, sheet, (("seat", seat),), 2, closer))
    if hero.card:
        _stats(ship, seat, head, sheet)
    inner = pygame.Rect(
        head.x, head.bottom + ship.look.px(10), head.width, rect.bottom - pad - head.bottom - ship.look.px(10)
    )
    _belongings(ship, seat, inner)


def _frame(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: bool, mode: Mode) -> None:
    panel.draw(surface, look, rect, active=shown)


def _sheet(ship: Ship, seat: int, hero: Hero) -> Sheet:
    view, words = ship.view, ship.words
    level = ship.levels[seat]
    label = words("seat-you" if seat == ship.seat else f"seat-{level}", number=seat + 1)
    short = words("seat-number", number=seat + 1)
    active = seat == view.current and view.phase != "over"
    name = words(hero.card or ("seat-choosing" if active else "seat-empty"))
    if not hero.card:
        return Sheet(seat, "", name, label, short, "", "", "", "", 0, view.first == seat, active)
    most = max_health(view, seat).total
    status = "" if hero.status == ABOARD else words(f"status-{hero.status}")
    note = "" if hero.stat_die else words("seat-choosing-die")
    return Sheet(
        seat, hero.card, name, label, short, f"{hero.health}/{most}", str(strategy(view, seat).total),
        str(recovery(view, seat).total), status, view.actions if active and not note else -1, view.first == seat,
        active, hero.status == ESCAPED, note,
    )  # fmt: skip


def _fitted(look: Look, sheet: Sheet, room: int) -> Sheet:
    """The sheet with texts that leave everything inside its panel."""
    tried = [replace(sheet, scale=scale) for scale in (2.0, 1.75, 1.5, 1.25, 1.0)]
    return next((one for one in tried if head_height(look, one) <= room), tried[-1])


def head_height(look: Look, sheet: Sheet) -> int:
    """Height of name, label and numbers, and of the actions or what became of the hero."""
    look = look.modest(sheet.scale)
    lines = _line(look, 24, "heading") + _line(look, 16) + look.px(4) + _line(look, 20, "strong")
    foot = look.px(6) + _line(look, 16) if sheet.status or sheet.note or sheet.left >= 0 else 0
    return lines + foot


def _line(look: Look, size: float, role: str = "body") -> int:
    return text.line_height(look, role, look.type_px(size))


def _head(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Sheet, mode: Mode) -> None:
    look = look.modest(shown.scale)
    side = min(rect.height, look.px(PORTRAIT))
    art = pygame.Rect(rect.x, rect.y, round(side * 0.84), side)
    _portrait(surface, look, art, shown)
    x = art.right + look.px(14)
    row = pygame.Rect(x, rect.y - look.px(2), rect.right - x, _line(look, 24, "heading"))
    fits = text.measure(look, shown.name, role="heading", size=look.floor / look.unit)[0] <= row.width
    if fits:
        text.draw(surface, look, shown.name, row, role="heading", size=24, wrap=False)
    else:
        excerpt.draw(surface, look, shown.name, row, role="small", size=24, ink=look.theme.text)
    row = pygame.Rect(x, row.bottom, row.width, _line(look, 16))
    label = text.fitting(look, (shown.label, shown.short), row.width, size=16)
    text.draw(surface, look, label, row, size=16, color=look.theme.muted, wrap=False)
    row = pygame.Rect(x, row.bottom + look.px(4), row.width, _line(look, 20, "strong"))
    for box, icon, words, tone in _stat_boxes(look, row, shown):
        surface.blit(resources.icon(icon, box.height - 4, tone), (box.x, box.y + 2))
        spot = pygame.Rect(box.x + box.height + look.px(4), box.y, box.width, box.height)
        text.draw(surface, look, words, spot, role="strong", size=20, valign="middle", wrap=False)
    _foot(surface, look, pygame.Rect(x, row.bottom + look.px(4), row.width, _line(look, 16)), shown)
    if mode.lit:
        panel.selectable(surface, look, rect.inflate(look.px(8), look.px(8)))


def _foot(surface: pygame.Surface, look: Look, row: pygame.Rect, sheet: Sheet) -> None:
    """Actions left as dots, or what became of the hero."""
    if sheet.note:
        text.draw(surface, look, sheet.note, row, size=16, color=look.theme.tint, wrap=False)
    elif sheet.status:
        tone = look.theme.good if sheet.escaped else look.theme.bad
        text.draw(surface, look, sheet.status, row, role="strong", size=16, color=tone, wrap=False)
    elif sheet.left >= 0 and sheet.card:
        size = row.height
        surface.blit(resources.icon("st_action", size - 4, look.theme.tint), (row.x, row.y + 2))
        paint.pips(surface, look, (row.x + size + look.px(6), row.centery), sheet.left, ACTIONS)


def _portrait(surface: pygame.Surface, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
    """The hero's picture with the seat's shape in a corner."""
    surface.blit(_picture(look, rect.size, sheet.card or "ui_person", sheet.seat), rect)
    _emblem(surface, look, rect, sheet, SEAT_COLORS[sheet.seat % len(SEAT_COLORS)])


@lru_cache(maxsize=16)
def _picture(look: Look, size: tuple[int, int], icon: str, seat: int) -> pygame.Surface:
    """A hero on the seat's colour."""
    base, (w, h) = SEAT_COLORS[seat % len(SEAT_COLORS)], size
    light, dark, darker = (mix(base, (0, 0, 0), share) for share in (0.34, 0.52, 0.72))
    body = vector.radial("a", (w / 2, h * 0.45), h * 0.7, (0, light, 1), (0.6, dark, 1), (1, darker, 1))
    pen = vector.pen(mix(base, (255, 255, 255), 0.3), look.unit * 1.4, 0.8)
    body += vector.rect(1, 1, w - 2, h - 2, look.px(8), vector.paint("url(#a)") + " " + pen)
    image = vector.picture(w, h, body).copy()
    side, blur = round(w * 0.66), max(3, look.px(4))
    art = resources.icon(icon, side, (240, 247, 255))
    spot = ((w - side) // 2, (h - side) // 2)
    image.blit(vector.soften(art, blur, 0.6), (spot[0] - blur, spot[1] - blur + look.px(3)))
    image.blit(art, spot)
    return image


def _emblem(surface: pygame.Surface, look: Look, rect: pygame.Rect, sheet: Sheet, base: tuple[int, int, int]) -> None:
    side = max(14, look.px(22))
    pen = vector.paint(mix(base, (255, 255, 255), 0.1)) + " " + vector.pen((250, 250, 252), max(1.2, look.unit * 1.6))
    emblem = vector.picture(side, side, shape(SEAT_SHAPES[sheet.seat % len(SEAT_SHAPES)], side, 0.88, pen))
    surface.blit(emblem, (rect.x - side // 4, rect.bottom - side + side // 4))
    if sheet.first:
        crown = max(14, look.px(22))
        drawn, place = resources.icon("ui_crown", crown, look.theme.tint), (rect.right - crown + look.px(6), rect.y)
        surface.blit(vector.halo(drawn, 2, 0.8), (place[0] - 2, place[1] - look.px(4) - 2))
        surface.blit(drawn, (place[0], place[1] - look.px(4)))


def _stat_boxes(look: Look, row: pygame.Rect, sheet: Sheet) -> list[tuple[pygame.Rect, str, str, tuple[int, int, int]]]:
    """Where health, strategy and recovery stand in the head."""
    if not sheet.card:
        return []
    parts = (
        ("st_health", sheet.health, look.theme.bad),
        ("st_strategy", sheet.strategy, (240, 205, 120)),
        ("st_recovery", sheet.recovery, look.theme.good),
    )
    widths = [row.height + look.px(4) + text.measure(look, words, role="strong", size=20)[0] for _, words, _ in parts]
    gap = max(2, min(look.px(16), (row.width - sum(widths)) // (len(parts) - 1)))
    out, x = [], row.x
    for (icon, words, tone), wide in zip(parts, widths, strict=True):
        out.append((pygame.Rect(x, row.y, wide, row.height), icon, words, tone))
        x += wide + gap
    return out


def _stats(ship: Ship, seat: int, head: pygame.Rect, sheet: Sheet) -> None:
    """Invisible things over the numbers, so that each explains itself."""
    look, view, words = ship.look.modest(sheet.scale), ship.view, ship.words
    x = head.x + round(min(head.height, look.px(PORTRAIT)) * 0.84) + look.px(14)
    y = head.y - look.px(2) + _line(look, 24, "heading") + _line(look, 16) + look.px(4)
    row = pygame.Rect(x, y, head.right - x, _line(look, 20, "strong"))
    tallies = (max_health(view, seat), strategy(view, seat), recovery(view, seat))
    names = ("max_health", "strategy", "recovery")
    for (box, _, _, _), name, tally in zip(_stat_boxes(look, row, sheet), names, tallies, strict=True):
        extra = [_dice_lines(ship, seat)] if name == "max_health" else []
        told = "\n".join([faces.explained(words, name), faces.tally_lines(words, words(f"kw_{name}"), tally), *extra])
        ship.picture.add(Thing(f"stat:{seat}:{name}", box, _nothing, None, (), 3, tip=said(told)))


def _nothing(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: object, mode: Mode) -> None:
    """Things that only explain draw nothing."""


def _dice_lines(ship: Ship, seat: int) -> str:
    words, view = ship.words, ship.view
    kinds = ("move", "attack")
    return "\n".join(faces.tally_lines(words, words(f"limit-{kind}"), dice_limit(view, seat, kind)) for kind in kinds)


# -- items and objectives ----------------------------------------------------------------------------


def _belongings(ship: Ship, seat: int, area: pygame.Rect) -> None:
    """Items, objectives and, where there is room left, the hero's ability."""
    bottom = _items_and_goals(ship, seat, area)
    hero = ship.view.heroes[seat]
    if not hero.card or hero.status != ABOARD:
        return
    used = ship.words("ability-used") if ABILITIES.get(hero.card) in hero.used else ""
    name = ship.words(f"{hero.card}_ability")
    shown = (f"{name} · {used}" if used else name, bool(used), ship.words(f"{hero.card}_text"))
    gap = ship.look.px(12)
    high = sum(_ability_heights(ship.look, area.width, shown[0], shown[2]))
    if bottom + gap + high <= area.bottom:
        rect = pygame.Rect(area.x, bottom + (gap if bottom > area.y else 0), area.width, high)
        closer = lambda: faces.hero_closer(ship.words, hero.card)  # noqa: E731
        ship.picture.add(Thing(f"ability:{seat}", rect, _draw_ability, shown, (), 2, closer))


def _ability_heights(look: Look, width: int, head: str, words: str) -> tuple[int, int]:
    """Heights of an ability's name and of its words."""
    inner = width - look.px(8)
    name = text.measure(look, head, width=inner, role="strong", size=17)[1]
    return name, text.measure(look, words, width=inner, size=16)[1] + look.px(4)


def _draw_ability(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool, str], mode: Mode
) -> None:
    """The hero's ability, dimmed once it is used up for the round."""
    head, used, words = shown
    theme = look.theme
    tone = mix(theme.muted, theme.panel[1], 0.3) if used else theme.muted
    high, _ = _ability_heights(look, rect.width, head, words)
    row = pygame.Rect(rect.x + look.px(4), rect.y, rect.width - look.px(8), high)
    text.draw(surface, look, head, row, role="strong", size=17, color=theme.tint)
    below = pygame.Rect(row.x, row.bottom, row.width, rect.bottom - row.bottom)
    text.draw(surface, look, words, below, size=16, color=tone)


def _items_and_goals(ship: Ship, seat: int, area: pygame.Rect) -> int:
    """Items in rows of small cards, then the objectives, as a list of lines where there is room; returns the bottom."""
    items, goals = items_of(ship.view, seat), cards_in(ship.view, objective_zone(seat))
    known = [card for card in goals if card.name]
    gap = ship.look.px(10)
    need = _goal_height(ship, seat, known, area.width) if known and len(known) == len(goals) else 0
    card_high = min(ship.look.px(112), area.height)
    items_high = -(-len(items) // 3) * (card_high + gap)
    if need and items_high + need <= area.height:
        _cards(ship, items, pygame.Rect(area.x, area.y, area.width, max(0, items_high - gap)), 3)
        y = area.y + items_high
        for card in known:
            y = _goal(ship, seat, card, pygame.Rect(area.x, y, area.width, area.bottom - y)) + gap
        return y - gap
    across = max(3, -(-(len(items) + len(goals)) // max(1, area.height // max(1, card_high + gap))))
    return _cards(ship, [*items, *goals], area, across, seat)


def _cards(ship: Ship, held: list[CardState], area: pygame.Rect, across: int, seat: int = 0) -> int:
    """Small cards in rows; returns the lower edge."""
    if not held or area.height < 24:
        return area.y
    gap = ship.look.px(10)
    rows = -(-len(held) // across)
    wide = (area.width - gap * (across - 1)) // across
    high = min(round(wide * 1.24), (area.height - gap * (rows - 1)) // rows)
    for index, card in enumerate(held):
        row, column = divmod(index, across)
        rect = pygame.Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        _held(ship, card, rect, seat)
    return area.y + rows * (high + gap) - gap


def _held(ship: Ship, card: CardState, rect: pygame.Rect, seat: int) -> None:
    """An item or objective as a small card."""
    words, view = ship.words, ship.view
    goal = card.family == "objective"
    shown = faces.objective_card(words, card, text=False) if goal else faces.item_card(words, card, text=False)
    inner, floor = rect.width - 2 * ship.look.px(10), ship.look.floor / ship.look.unit
    wrapped = None if shown.face_down else inner
    need = text.measure(ship.look, shown.name, width=wrapped, role="small", size=floor)
    if need[1] + ship.look.px(14) > rect.height * 0.56 or need[0] > inner:
        shown = Card(shown.icon, "", shown.kind, badge=shown.badge, face_down=shown.face_down)
    closer = (
        (lambda: faces.objective_closer(words, view, seat, card)) if goal else (lambda: faces.item_closer(words, card))
    )
    opens = f"secrets:{seat}" if goal and not card.name else ""
    ship.picture.add(Thing(f"card:{card.id}", rect, _card, shown, (("card", card.id),), 3, closer, opens=opens))


def _card(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Card, mode: Mode) -> None:
    cards.draw(surface, look, moved(rect, mode.pose), shown, Lying(mode.lit, mode.picked, hovered=mode.hovered))


def _goal_height(ship: Ship, seat: int, goals: list[CardState], width: int) -> int:
    return sum(_goal_size(ship, seat, card, width) + ship.look.px(10) for card in goals) - ship.look.px(10)


def _goal_rows(ship: Ship, seat: int, card: CardState) -> list[tuple[str, int, bool]]:
    return faces.objective_rows(ship.words, ship.view, seat, card.name)


def _goal_size(ship: Ship, seat: int, card: CardState, width: int) -> int:
    look = ship.look
    inner = width - look.px(24) - look.px(52)
    rows = [text.measure(look, line, width=inner, size=16)[1] for line, _, _ in _goal_rows(ship, seat, card)[:-1]]
    return _line(look, 17, "strong") + sum(rows) + look.px(18)


def _goal(ship: Ship, seat: int, card: CardState, area: pygame.Rect) -> int:
    """An objective as a list of its lines; returns its lower edge."""
    words, view = ship.words, ship.view
    rect = pygame.Rect(area.x, area.y, area.width, _goal_size(ship, seat, card, area.width))
    rows = _goal_rows(ship, seat, card)[:-1]
    closer = lambda: faces.objective_closer(words, view, seat, card)  # noqa: E731
    shown = (card.name, words(card.name), rows)
    ship.picture.add(Thing(f"card:{card.id}", rect, _draw_goal, shown, (("card", card.id),), 3, closer))
    return rect.bottom


Goal = tuple[str, str, list[tuple[str, int, bool]]]


def _draw_goal(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Goal, mode: Mode) -> None:
    """An objective as a list of its lines."""
    icon, name, rows = shown
    theme, pad = look.theme, look.px(12)
    tone = theme.accent if mode.lit else theme.tint_deep
    fill = (mix(theme.panel[0], (46, 86, 128), 0.3), mix(theme.panel[1], (46, 86, 128), 0.16))
    sheet = panel.sheet(*rect.size, *fill, 0.9, tone, 1.0 if mode.lit else 0.3, max(1, look.px(1.4)), look.px(8))
    surface.blit(sheet, rect)
    head = pygame.Rect(rect.x + pad, rect.y + look.px(7), rect.width - 2 * pad, _line(look, 17, "strong"))
    side = head.height - 2
    surface.blit(resources.icon(icon, side, theme.tint), (head.x, head.y))
    spot = pygame.Rect(head.x + side + look.px(8), head.y, head.width - side - look.px(8), head.height)
    text.draw(surface, look, name, spot, role="strong", size=17, valign="middle", wrap=False)
    y = head.bottom + look.px(2)
    for line, points, holds in rows:
        y = _goal_line(surface, look, pygame.Rect(head.x, y, head.width, rect.bottom - y), line, points, holds)


def _goal_line(surface: pygame.Surface, look: Look, area: pygame.Rect, line: str, points: int, holds: bool) -> int:
    """Points, a mark that the line holds now, and the sentence."""
    theme, column = look.theme, look.px(52)
    tone = theme.good if holds else theme.muted
    wide = area.width - column
    high = text.measure(look, line, width=wide, size=16)[1]
    one = _line(look, 16)
    number = pygame.Rect(area.x, area.y, look.px(28), one)
    text.draw(surface, look, f"{points:+d}", number, role="strong", size=16, color=tone, wrap=False)
    if holds:
        side = look.px(15)
        surface.blit(resources.icon("ui_yes", side, theme.good), (number.right, area.y + (one - side) // 2))
    text.draw(surface, look, line, pygame.Rect(area.x + column, area.y, wide, high), size=16, color=tone)
    return area.y + high
