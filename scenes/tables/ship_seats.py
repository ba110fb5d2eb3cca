"""The panels of the seats: hero, numbers and actions left, all at one size; below them what a seat holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.titles.twenty_strong.content import ACTIONS
from game.titles.twenty_strong.limits import dice_limit, max_health, recovery, strategy
from game.titles.twenty_strong.state import ABOARD, ESCAPED, Hero
from scenes.kit import excerpt, panel, resources, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import SEAT_COLORS, SEAT_SHAPES, mix
from scenes.kit.token import shape
from scenes.tables import ship_faces as faces
from scenes.tables import ship_held
from scenes.tables import ship_paint as paint
from scenes.tables.ship import Ship, said
from scenes.tables.things import Mode, Thing

PORTRAIT = 104
"""The largest picture of a hero, in design units."""
STYLES = (
    *((scale, False, True) for scale in (2.0, 1.75, 1.5, 1.25)),
    *((scale, True, True) for scale in (1.75, 1.5, 1.25, 1.15)),
    *((scale, True, False) for scale in (1.5, 1.25)),
    *((1.0, brief, hidden) for hidden in (True, False) for brief in (False, True)),
)
"""How heads can be written, the best first: text scale, whether brief, and whether a row is kept for hidden cards."""


NAMED = 0.7
"""The share of the text scale down to which heads are written smaller for what is held to be named."""


@dataclass(frozen=True)
class Sheet:
    """The head of a seat's panel as it is drawn; `scale` is the largest text there is room for.

    A `brief` one says in the place of the seat how many actions are left, or what became of the hero.
    """

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
    brief: bool = False
    die: int = 0


def seats(ship: Ship) -> None:
    """One panel per seat; the viewer's own is the largest."""
    area, gap = ship.lay.seats, ship.lay.gap
    count = len(ship.view.heroes)
    own = ship.seat if 0 <= ship.seat < count else ship.view.current
    weights = [1.5 if seat == own else 1.0 for seat in range(count)]
    free, y = area.height - gap * (count - 1), area.y
    wish = ship_held.wished(ship, own, area.width - 2 * _pad(ship.look))
    sheets, needs = _fitted(ship, [_sheet(ship, seat, hero) for seat, hero in enumerate(ship.view.heroes)], free, wish)
    shares = _shares(free - sum(needs), weights, own, wish)
    for sheet, need, share in zip(sheets, needs, shares, strict=True):
        _seat(ship, sheet, pygame.Rect(area.x, y, area.width, need + share))
        y += need + share + gap


def _shares(spare: int, weights: list[float], own: int, wish: int) -> list[int]:
    """How the room that is left is shared out: to the seat of the viewer as much as it wishes for, if that is more."""
    shares = [round(spare * weight / sum(weights)) for weight in weights]
    more = max(0, min(spare, wish) - shares[own])
    others = sum(weights) - weights[own]
    less = [0 if seat == own else round(more * weight / others) for seat, weight in enumerate(weights)]
    return [share + more if seat == own else share - less[seat] for seat, share in enumerate(shares)]


def _seat(ship: Ship, sheet: Sheet, rect: pygame.Rect) -> None:
    pad, seat = _pad(ship.look), sheet.seat
    high = head_height(ship.look, sheet)
    closer = (lambda: faces.hero_closer(ship.words, sheet.card, sheet.die)) if sheet.card else None
    ship.picture.add(Thing(f"panel:{seat}", rect, _frame, sheet.active, (), 0))
    head = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, high)
    ship.picture.add(Thing(f"seat:{seat}", head, _head, sheet, (("seat", seat),), 2, closer))
    if sheet.card:
        _stats(ship, seat, head, sheet)
    top = head.bottom + ship.look.px(10)
    ship_held.held(
        ship, seat, pygame.Rect(head.x, top, head.width, rect.bottom - pad - top), _name_size(ship.look, sheet)
    )


def _name_size(look: Look, sheet: Sheet) -> int:
    """The size of the hero's name in pixels."""
    return look.modest(sheet.scale).type_px(24)


def _pad(look: Look) -> int:
    return look.px(14)


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
        active, hero.status == ESCAPED, note, die=hero.stat_die,
    )  # fmt: skip


def _fitted(ship: Ship, sheets: list[Sheet], room: int, wish: int) -> tuple[list[Sheet], list[int]]:
    """The sheets with the largest texts, one size for all, that leave everything inside the panels; and their heights.

    Little room is gained by saying the state in the place of the seat, then by leaving out cards nobody may see.
    What the viewer holds is named rather than heads written at the scale asked for, down to `NAMED` of it.
    """
    tries = [(scale, short, rows, more) for more in (wish, 0) for scale, short, rows in STYLES]
    for scale, short, rows, more in tries:
        tried = [replace(sheet, scale=scale, brief=short) for sheet in sheets]
        needs = [_need(ship, sheet, hidden=rows) for sheet in tried]
        if sum(needs) + more <= room and (not more or scale >= NAMED * ship.look.text_scale):
            break
    return tried, needs


def _need(ship: Ship, sheet: Sheet, *, hidden: bool) -> int:
    """The least height of a seat's panel: its head, and a row for what it holds."""
    row = ship_held.least(ship, sheet.seat, hidden=hidden)
    return 2 * _pad(ship.look) + head_height(ship.look, sheet) + (ship.look.px(10) + row if row else 0)


def head_height(look: Look, sheet: Sheet) -> int:
    """Height of name, label and numbers, and of the actions or what became of the hero."""
    foot = look.modest(sheet.scale).px(4) + _line(look.modest(sheet.scale), 16) if _foots(sheet) else 0
    return _body_height(look.modest(sheet.scale)) + foot


def _foots(sheet: Sheet) -> bool:
    """Whether a head has a line of its own for the actions or the state."""
    return bool(sheet.status or sheet.note or sheet.left >= 0) and not sheet.brief


def _body_height(look: Look) -> int:
    """Height of name, label and numbers; so high is the picture beside them for every seat."""
    return _line(look, 24, "heading") + _line(look, 16) + look.px(4) + _line(look, 20, "strong")


def _art_size(look: Look, sheet: Sheet) -> tuple[int, int]:
    side = min(_body_height(look.modest(sheet.scale)), look.px(PORTRAIT))
    return round(side * 0.84), side


def _line(look: Look, size: float, role: str = "body") -> int:
    return text.line_height(look, role, look.type_px(size))


def _head(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Sheet, mode: Mode) -> None:
    look = look.modest(shown.scale)
    art = pygame.Rect(rect.topleft, _art_size(look, shown))
    _portrait(surface, look, art, shown)
    x = art.right + look.px(14)
    row = pygame.Rect(x, rect.y - look.px(2), rect.right - x, _line(look, 24, "heading"))
    fits = text.measure(look, shown.name, role="heading", size=look.floor / look.unit)[0] <= row.width
    if fits:
        text.draw(surface, look, shown.name, row, role="heading", size=24, wrap=False)
    else:
        excerpt.draw(surface, look, shown.name, row, role="small", size=24, ink=look.theme.text)
    row = pygame.Rect(x, row.bottom, row.width, _line(look, 16))
    if not (shown.brief and _foot(surface, look, row, shown)):
        label = text.fitting(look, (shown.label, shown.short), row.width, size=16)
        text.draw(surface, look, label, row, size=16, color=look.theme.muted, wrap=False)
    row = pygame.Rect(x, row.bottom + look.px(4), row.width, _line(look, 20, "strong"))
    for box, icon, words, tone in _stat_boxes(look, row, shown):
        sign = pygame.Rect(box.x, box.y + 2, box.height - 4, box.height - 4)
        if icon == faces.STAT_DICE.get(shown.die):
            tone = _figure(surface, look, sign, shown.die)
        surface.blit(resources.icon(icon, sign.width, tone), sign)
        spot = pygame.Rect(box.x + box.height + look.px(4), box.y, box.width, box.height)
        text.draw(surface, look, words, spot, role="strong", size=20, valign="middle", wrap=False)
    if not shown.brief:
        _foot(surface, look, pygame.Rect(x, row.bottom + look.px(4), row.width, _line(look, 16)), shown)
    if mode.lit:
        panel.selectable(surface, look, rect.inflate(look.px(8), look.px(8)))


def _figure(surface: pygame.Surface, look: Look, rect: pygame.Rect, stat_die: int) -> Color:
    """The stat die that is the hero's figure, behind its picture among the numbers; returns the colour on it."""
    place, white = rect.inflate(2 * look.px(4), 2 * look.px(4)), (250, 250, 252)
    pen = vector.paint(faces.FIGURES[stat_die]) + " " + vector.pen(white, max(1.2, look.unit * 1.6))
    face = vector.rect(1, 1, place.width - 2, place.height - 2, place.height * 0.24, pen)
    surface.blit(vector.picture(*place.size, face), place)
    return white


def _foot(surface: pygame.Surface, look: Look, row: pygame.Rect, sheet: Sheet) -> bool:
    """Actions left as dots, or what became of the hero; False where there is nothing to say."""
    if sheet.note:
        text.draw(surface, look, sheet.note, row, size=16, color=look.theme.tint, wrap=False)
    elif sheet.status:
        tone = look.theme.good if sheet.escaped else look.theme.bad
        text.draw(surface, look, sheet.status, row, role="strong", size=16, color=tone, wrap=False)
    elif sheet.left >= 0 and sheet.card:
        size = row.height
        surface.blit(resources.icon("st_action", size - 4, look.theme.tint), (row.x, row.y + 2))
        paint.pips(surface, look, (row.x + size + look.px(6), row.centery), sheet.left, ACTIONS)
    else:
        return False
    return True


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
    x = head.x + _art_size(look, sheet)[0] + look.px(14)
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
