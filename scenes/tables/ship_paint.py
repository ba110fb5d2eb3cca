"""Drawing the ship: hull, room tiles, lamps of the ship marks, panels' captions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from scenes.kit import board, panel, resources, sight, text, vector
from scenes.kit.board import Fit
from scenes.kit.card import kind_color
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix
from scenes.tables.ship_layout import SHIP, Layout, layout
from scenes.tables.things import Mode

LOW = 6
"""Lines of text below whose height a tile has no room to spare."""
FAINT = 12
"""Pixels below which a picture would be a mere speck."""


@dataclass(frozen=True)
class Room:
    """What a room tile shows; `busy` moves the picture aside for the tokens in it, a crowd stands before it."""

    icon: str
    name: str = ""
    line: str = ""
    short: str = ""
    power: str = ""
    kind: str = "room"
    up: bool = False
    known: bool = False
    stack: int = 0
    powered: bool = True
    busy: int = 0
    crowd: bool = False
    gone: bool = False


TILE_SCALE = 1.1
"""The largest text scale on a room tile: its zoom shows the words at full size."""

# -- hull ------------------------------------------------------------------------------------------


def hull(surface: pygame.Surface, look: Look, lay: Layout) -> None:
    """The ship's body, as the map draws it; from nearby a part of the same picture."""
    fit = layout(look).fit
    whole, place = _hull_place(look, fit), _hull_place(look, lay.fit)
    if place == whole:
        body(surface, look, fit)
        return
    drawn = _hull_picture(look, fit)
    seen, share = place.clip(lay.board), whole.width / place.width
    corner = round((seen.x - place.x) * share), round((seen.y - place.y) * share)
    part = pygame.Rect(corner, (round(seen.width * share), round(seen.height * share))).clip(drawn.get_rect())
    surface.blit(pygame.transform.smoothscale(drawn.subsurface(part), seen.size), seen)


def body(surface: pygame.Surface, look: Look, fit: Fit) -> None:
    """The whole body where a fit lays it."""
    surface.blit(_hull_picture(look, fit), _hull_place(look, fit))


def _hull_picture(look: Look, fit: Fit) -> pygame.Surface:
    place = _hull_place(look, fit)
    inside = replace(fit, dx=fit.dx - place.x, dy=fit.dy - place.y)
    return vector.picture(*place.size, _hull_body(look, inside, place.height))


def _hull_place(look: Look, fit: Fit) -> pygame.Rect:
    margin = look.px(4)
    return fit.box(*board.bounds(board.load(SHIP).shapes("hull"))).inflate(2 * margin, 2 * margin)


def _hull_body(look: Look, fit: Fit, bottom: int) -> str:
    theme, out, top = look.theme, "", 0
    out += vector.linear("plate", (0, top, 0, bottom), (0, (30, 52, 70), 0.95), (1, (12, 24, 36), 0.95))
    out += vector.linear("deck", (0, top, 0, bottom), (0, (12, 24, 36), 0.96), (1, (7, 14, 22), 0.96))
    out += vector.linear("engine", (0, top, 0, bottom), (0, (70, 120, 150), 0.9), (1, (34, 66, 90), 0.9))
    pens = {
        "plate": vector.paint("url(#plate)") + " " + vector.pen(theme.tint_deep, look.unit * 2, 0.6),
        "deck": vector.paint("url(#deck)") + " " + vector.pen(theme.tint_deep, look.unit * 1.2, 0.35),
        "engine": vector.paint("url(#engine)") + " " + vector.pen(theme.tint, look.unit, 0.5),
    }
    for shape in board.load(SHIP).shapes("hull"):
        points = [fit.point(spot) for spot in shape.points]
        if shape.kind in pens:
            out += vector.polygon(points, pens[shape.kind])
        else:
            out += _stroke(look, points, shape.kind)
    return out


def _stroke(look: Look, points: list[board.Point], kind: str) -> str:
    """A seam of the plating, or a corridor between rooms."""
    (x1, y1), (x2, y2) = points[0], points[-1]
    if kind == "corridor":
        wide = vector.line(x1, y1, x2, y2, vector.pen(look.theme.tint_deep, look.unit * 6, 0.1))
        return wide + vector.line(x1, y1, x2, y2, vector.pen(look.theme.tint, look.unit * 1.2, 0.22))
    return vector.line(x1, y1, x2, y2, vector.pen(look.theme.tint_deep, look.unit * 1.4, 0.3))


# -- rooms -----------------------------------------------------------------------------------------


def room(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Room, mode: Mode) -> None:
    """A room tile with its shadow, and gold around it when it can be chosen."""
    look = tile_look(look)
    if shown.gone:
        surface.blit(_hole(look, rect.size), rect)
        return
    panel.shadow(surface, look, rect, 0.5)
    if mode.lit:
        panel.glow(surface, look, rect, look.px(24), 0.75 if mode.hovered else 0.5)
    surface.blit(tile(look, rect.size, shown), rect)
    if mode.lit:
        panel.outline(surface, look, rect, width=4 if mode.hovered else 3, radius=8)
    elif mode.hovered:
        panel.outline(surface, look, rect, width=1.5, color=look.theme.tint, radius=8)


def tile_look(look: Look) -> Look:
    """Texts on tiles grow only a little: a closer look at the room is at hand."""
    return look.modest(TILE_SCALE if look.height >= 720 else 1.0)


def words_height(look: Look, size: tuple[int, int], shown: Room) -> int:
    """Height of the name and the line below it on a tile."""
    if not shown.name:
        return 0
    lines = _name_lines(look, size[0], shown) * _line(look, 18)
    return lines + (_line(look, 16) if _acts(look, size[1], shown) else 0) + look.px(8)


def _acts(look: Look, height: int, shown: Room) -> bool:
    """Whether a tile says what the room does: on a low one it makes way for those who stand there."""
    return bool(shown.line) and not (shown.busy and height < LOW * _line(look, 16))


def _name_lines(look: Look, width: int, shown: Room) -> int:
    """A long name takes two lines, or three."""
    inner, size = width - 2 * look.px(10), look.floor / look.unit
    return text.measure(look, shown.name, width=inner, role="small", size=size)[1] // _line(look, size)


def _line(look: Look, size: float) -> int:
    return text.line_height(look, "small", look.type_px(size))


@lru_cache(maxsize=256)
def tile(look: Look, size: tuple[int, int], shown: Room) -> pygame.Surface:
    """The room as a picture."""
    image = vector.picture(*size, _tile_body(look, size, shown)).copy()
    words = words_height(look, size, shown)
    art = pygame.Rect(0, 0, size[0], size[1] - words)
    _art(image, look, art, shown)
    if shown.name:
        _names(image, look, pygame.Rect(0, art.bottom, size[0], words), shown)
    if shown.known and not shown.up:
        _corner(image, look, "ui_eye", "", look.theme.tint)
    elif shown.stack:
        _corner(image, look, "ui_deck", str(shown.stack), (255, 255, 255))
    return image


def _tile_body(look: Look, size: tuple[int, int], shown: Room) -> str:
    theme, (w, h) = look.theme, size
    base = kind_color(shown.kind if shown.name else "back")
    strong = 1.0 if shown.up else 0.34 if shown.known else 0.0
    base = mix(kind_color("back"), base, strong) if shown.name else base
    edge = mix(mix(base, theme.tint, 0.5), theme.tint_deep, 0.2)
    art = h - words_height(look, size, shown)
    radius, line = look.px(8), max(1.2, look.unit * 1.6)
    body = vector.radial(
        "a", (w / 2, art * 0.5), w * 0.62,
        (0, mix(base, (255, 255, 255), 0.12 if shown.up else 0.04), 1), (0.6, mix(base, theme.panel[1], 0.4), 1),
        (1, mix(base, theme.panel[1], 0.74), 1),
    )  # fmt: skip
    pen = vector.paint(None) + " " + vector.pen(edge, line, 0.95 if shown.up else 0.5)
    body += vector.rect(line / 2, line / 2, w - line, h - line, radius, vector.paint("url(#a)"))
    if not shown.name:
        body += _hatch(look, size)
    else:
        body += _name_ground(look, size, art, radius, 0.92 if shown.up else 0.6)
    return body + vector.rect(line / 2, line / 2, w - line, h - line, radius, pen)


def _name_ground(look: Look, size: tuple[int, int], top: int, radius: float, alpha: float) -> str:
    """The dark ground behind the names."""
    w, h = size
    arc = f"A{radius} {radius} 0 0 1"
    data = f"M1 {top} H{w - 1} V{h - radius} {arc} {w - radius} {h - 1} H{radius} {arc} 1 {h - radius} Z"
    return vector.path(data, vector.paint(look.theme.panel[1], alpha))


def _hatch(look: Look, size: tuple[int, int]) -> str:
    """Faint diagonal lines on a closed room."""
    (w, h), out = size, ""
    step = max(8, look.px(16))
    for x in range(-h, w, step):
        x1, y1, x2, y2 = float(x), 0.0, float(x + h), float(h)
        if x1 < 0:
            x1, y1 = 0.0, -float(x)
        if x2 > w:
            x2, y2 = float(w), h - (x + h - w)
        if y2 > y1:
            out += vector.line(x1, y1, x2, y2, vector.pen(look.theme.tint, look.unit * 2.6, 0.045))
    return out


def _art(image: pygame.Surface, look: Look, area: pygame.Rect, shown: Room) -> None:
    """The room's picture: in the middle or beside a token or two; a crowd stands in its place."""
    if shown.crowd:
        return
    side = round(min(area.height * (0.78 if shown.name else 0.32), area.width * 0.5))
    if shown.busy:
        side = round(min(side * 0.82, area.width * (0.4 if shown.busy == 1 else 0.3)))
    if side < FAINT:
        return
    x = look.px(14) if shown.busy else area.centerx - side // 2
    strength = 0.95 if shown.up else 0.4
    pale = mix(kind_color(shown.kind), (232, 244, 255), strength)
    if not shown.name:
        pale = mix(look.theme.tint_deep, kind_color("back"), 0.4)
    pale = sight.against(pale, mix(kind_color("back"), look.theme.tint_deep, 0.12), 3.2)
    art = resources.icon(shown.icon, side, pale)
    blur = max(3, look.px(5))
    y = area.centery - side // 2
    if shown.up:
        image.blit(vector.soften(art, blur, 0.6), (x - blur, y - blur + look.px(3)))
    image.blit(art, (x, y))


def _names(image: pygame.Surface, look: Look, area: pygame.Rect, shown: Room) -> None:
    """The name, and below it what the room does."""
    theme, pad = look.theme, look.px(10)
    high = _name_lines(look, area.width, shown) * _line(look, 18)
    row = pygame.Rect(area.x + pad, area.y + look.px(3), area.width - 2 * pad, high)
    bright = theme.text if shown.up else theme.muted
    text.draw(image, look, shown.name, row, role="small", size=18, color=bright, valign="middle")
    if _acts(look, image.get_height(), shown):
        below = pygame.Rect(row.x, row.bottom, row.width, _line(look, 16))
        tone = theme.muted if shown.powered else mix(theme.muted, theme.panel[1], 0.28)
        line = text.fitting(look, (shown.line, shown.short, shown.power), row.width, role="small", size=16)
        text.draw(image, look, line, below, role="small", size=16, color=tone, wrap=False, valign="middle")


def _corner(image: pygame.Surface, look: Look, icon: str, number: str, ink: Color) -> None:
    """A pill in the upper right corner: items in the stack, or 'you have looked here'."""
    size, pad = max(look.floor, look.px(17)), look.px(7)
    wide = size + 2 * pad
    drawn = resources.font(look.theme.strong, size).render(number, True, ink) if number else None
    if drawn:
        wide += drawn.get_width() + look.px(5)
    high = size + look.px(6)
    place = pygame.Rect(image.get_width() - wide - look.px(6), look.px(6), wide, high)
    image.blit(
        vector.picture(wide, high, vector.rect(0, 0, wide, high, high / 2, vector.paint((8, 12, 18), 0.8))), place
    )
    image.blit(resources.icon(icon, size, ink), (place.x + pad, place.centery - size // 2))
    if drawn:
        image.blit(drawn, drawn.get_rect(midright=(place.right - pad, place.centery)))


@lru_cache(maxsize=8)
def _hole(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Where a room used to be."""
    w, h = size
    body = vector.rect(2, 2, w - 4, h - 4, look.px(8), vector.paint((0, 0, 0), 0.45))
    return vector.picture(w, h, body + dashes(look, w, h, 0.3))


def dashes(look: Look, width: int, height: int, alpha: float) -> str:
    """A dashed frame, line by line (dashed strokes of curves are drawn wrongly by some svg readers)."""
    step, pen = max(6, look.px(11)), vector.pen(look.theme.tint, look.unit * 1.5, alpha)
    edge, out = look.px(8), ""
    for x in range(edge, width - edge, step):
        end = min(x + step * 0.55, width - edge)
        out += vector.line(x, 1.5, end, 1.5, pen) + vector.line(x, height - 1.5, end, height - 1.5, pen)
    for y in range(edge, height - edge, step):
        end = min(y + step * 0.55, height - edge)
        out += vector.line(1.5, y, 1.5, end, pen) + vector.line(width - 1.5, y, width - 1.5, end, pen)
    return out


# -- lamps -----------------------------------------------------------------------------------------


def lamp(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool, str, bool], mode: Mode
) -> None:
    """One mark of the ship: dark until it is set, then bright with a check."""
    icon, lit, number, hot = shown
    if mode.pose and mode.pose.glow:
        panel.glow(surface, look, rect, look.px(24), mode.pose.glow)
    drawn = resources.font(look.theme.strong, max(look.floor, look.px(17))).render(number, True, look.theme.text)
    below = drawn.get_bounding_rect().height if number else 0
    surface.blit(_lamp(look, rect.size, icon, lit, hot, below), rect)
    if number:
        surface.blit(drawn, drawn.get_rect(midbottom=(rect.centerx, rect.bottom - look.px(1))))


@lru_cache(maxsize=64)
def _lamp(look: Look, size: tuple[int, int], icon: str, lit: bool, hot: bool, below: int) -> pygame.Surface:
    theme, (w, h) = look.theme, size
    tone = theme.bad if hot else theme.good
    ground = mix(theme.panel[0], tone, 0.3) if lit else theme.panel[1]
    pen = vector.pen(tone if lit else theme.tint_deep, look.unit * 1.5, 0.9 if lit else 0.3)
    body = vector.rect(1, 1, w - 2, h - 2, look.px(8), vector.paint(ground, 0.9) + " " + pen)
    image = vector.picture(w, h, body).copy()
    room = h - below - look.px(12) if below else h
    side = round(min(w * 0.58, room if below else h * 0.58))
    ink = mix(tone, (255, 255, 255), 0.6) if lit else mix(theme.tint_deep, theme.panel[1], 0.35)
    top = look.px(4) if below else (h - side) // 2
    image.blit(resources.icon(icon, side, ink), ((w - side) // 2, top))
    if lit and not below:
        tick = max(look.floor, look.px(18))
        image.blit(resources.icon("ui_yes", tick, tone), (w - tick - look.px(3), look.px(3)))
    return image


def pips(surface: pygame.Surface, look: Look, spot: tuple[int, int], left: int, most: int) -> None:
    """Small dots: filled ones are left."""
    radius = max(3.0, look.unit * 5)
    step = radius * 3
    for index in range(most):
        ink = vector.paint(look.theme.text) if index < left else vector.paint(None)
        ring = vector.pen(look.theme.muted, max(1.2, look.unit * 1.6), 0.9)
        side = round(radius * 2 + 4)
        body = vector.circle(side / 2, side / 2, radius, ink + " " + ring)
        surface.blit(vector.picture(side, side, body), (round(spot[0] + index * step), spot[1] - side // 2))
