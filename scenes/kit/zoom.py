"""A large view of one card with an explanation of each of its words and icons."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import marks, panel, prose, record, resources, ring, text, vector
from scenes.kit.cardstock import Card, hue
from scenes.kit.look import Look
from scenes.kit.prose import Piece
from scenes.kit.screen import scroll_bar
from scenes.kit.theme import mix

MARGIN = 24
"""Design units around a large view."""
LEAST = 20
"""The smallest words of a large view, in pixels."""
NARROW = 11
"""The narrowest of two columns, in sizes of its words."""
THIN = 0.14
"""The least share of the height that the art takes."""


@dataclass(frozen=True)
class Note:
    """One line of explanation, with an icon and the rule it comes from."""

    text: str
    icon: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Shape:
    """One way to lay a large view out: its size, the least share of the art, and in how many columns."""

    size: tuple[int, int]
    least: float
    columns: int = 1


@dataclass(frozen=True)
class Plan:
    """Where the panel, the art and the columns of words lie; `most` is how far the words scroll."""

    look: Look
    rect: pygame.Rect
    art: pygame.Rect
    columns: tuple[tuple[pygame.Rect, tuple[Piece, ...]], ...]
    most: int = 0


def draw(
    surface: pygame.Surface,
    look: Look,
    card: Card,
    notes: tuple[Note, ...] = (),
    near: pygame.Rect | None = None,
    scroll: int = 0,
) -> pygame.Rect:
    """Draw the large card beside the thing pointed at, its words moved up by `scroll`; returns its place."""
    plan = _fitted(look, card, notes, tuple(near) if near else None)
    record.note("overlay", surface, plan.rect)
    panel.draw(surface, look, plan.rect, alpha=1.0, border=look.theme.tint)
    _art(surface, look, plan.art, card, wide=plan.art.width == plan.rect.width)
    if plan.most:
        _scrolled(surface, plan, min(scroll, plan.most))
    else:
        _words(surface, plan)
    return plan.rect.copy()


def hidden(look: Look, card: Card, notes: tuple[Note, ...] = (), near: pygame.Rect | None = None) -> int:
    """How far the words of a large card can be scrolled; usually they all show."""
    return _fitted(look, card, notes, tuple(near) if near else None).most


@lru_cache(maxsize=64)
def _fitted(look: Look, card: Card, notes: tuple[Note, ...], near: tuple[int, int, int, int] | None) -> Plan:
    """The first shape that holds every word: at the text scale asked for, else at smaller ones, else scrolled."""
    thing = pygame.Rect(near).clip((0, 0, look.width, look.height)) if near else None
    for scaled in _scales(look):
        for shape in _shapes(scaled, thing):
            rect = _placed(scaled, thing, shape.size)
            for size in _sizes(scaled):
                said, told = _said(scaled, card, size), _told(scaled, notes, size)
                plan = _planned(scaled, shape, rect, said, told)
                if plan:
                    return plan
    return _rolled(scaled, rect, (*said, *told))


def _scales(look: Look) -> Iterator[Look]:
    """The text scale asked for, then smaller ones."""
    yield from dict.fromkeys((look, *(look.modest(most) for most in (1.75, 1.5, 1.25))))


def _sizes(look: Look) -> Iterator[float]:
    """Text sizes, never below what a closer look promises."""
    least = max(LEAST, look.floor) / look.unit / look.text_scale
    yield from dict.fromkeys(max(least, size) for size in (27, 23, LEAST))


def _shapes(look: Look, near: pygame.Rect | None) -> Iterator[Shape]:
    """A tall card beside the thing; a larger one with less art; two columns; all the room that there is."""
    room, whole = _room(look, near).width, look.height - 2 * look.px(MARGIN)
    high, half = round(look.height * 0.84), round(look.width * 0.47)
    yield Shape((min(round(high * 0.72), half, room), high), 0.34)
    yield Shape((min(round(whole * 0.8), half, room), whole), 0.2)
    for wide, least in ((min(round(whole * 1.4), room), 0.2), (room, THIN)):
        if wide >= 2 * NARROW * max(LEAST, look.type_px(LEAST)):
            yield Shape((wide, whole), least, 2)
    yield Shape((min(round(whole * 1.3), room), whole), THIN)


def _room(look: Look, near: pygame.Rect | None) -> pygame.Rect:
    """The side of the window without the thing that is pointed at; the whole where that leaves no room."""
    window = pygame.Rect(0, 0, look.width, look.height).inflate(-2 * look.px(MARGIN), -2 * look.px(MARGIN))
    if near is None:
        return window
    left, right = near.left - look.px(MARGIN) - window.left, window.right - near.right - look.px(MARGIN)
    if max(left, right) < look.width // 4:
        return window
    return pygame.Rect(window.left if left > right else window.right - right, window.y, max(left, right), window.height)


def _placed(look: Look, near: pygame.Rect | None, size: tuple[int, int]) -> pygame.Rect:
    """In the middle, or beside what is pointed at."""
    rect = pygame.Rect((look.width - size[0]) // 2, (look.height - size[1]) // 2, *size)
    if near is not None and rect.colliderect(near):
        room = _room(look, near)
        rect.x = room.x if room.x > near.x else room.right - rect.width
        rect.x = max(room.x, min(room.right - rect.width, rect.x))
    return rect


def _said(look: Look, card: Card, size: float) -> tuple[Piece, ...]:
    """What is on the card."""
    theme = look.theme
    lines = [(line, "body", size, theme.text) for line in card.text.split("\n")]
    every = [(card.name, "heading", size * 1.35, theme.text), (card.keywords, "strong", size * 0.9, theme.tint), *lines]
    least = LEAST / look.unit / look.text_scale
    return tuple(Piece(words, role, max(least, points), ink) for words, role, points, ink in every if words)


def _told(look: Look, notes: tuple[Note, ...], size: float) -> tuple[Piece, ...]:
    """The explanations, the first with a line above."""
    small, ink = max(LEAST / look.unit / look.text_scale, size * 0.8), look.theme.muted
    rows = enumerate(notes)
    return tuple(Piece(one.text, "body", small, ink, one.icon, one.rule, parted=not at) for at, one in rows)


def _planned(
    look: Look, shape: Shape, rect: pygame.Rect, said: tuple[Piece, ...], told: tuple[Piece, ...]
) -> Plan | None:
    """A shape filled, with as much art as leaves the words of the card together; nothing where they find no room."""
    pieces, areas = (*said, *told), _areas(look, rect, shape.columns)
    heights = [prose.height(look, areas[0].width, piece) for piece in pieces]
    least, most = round(rect.height * shape.least), areas[0].height - sum(heights[: len(said)])
    if shape.columns == 1:
        most -= sum(heights[len(said) :])
    art = max(least, min(round(rect.height * 0.62), most))
    columns = prose.filled(heights, [areas[0].height - art, *(area.height for area in areas[1:])])
    if columns is None:
        return None
    areas[0] = pygame.Rect(areas[0].x, areas[0].y + art, areas[0].width, areas[0].height - art)
    inside = [tuple(one for one, at in zip(pieces, columns, strict=True) if at == index) for index in range(len(areas))]
    shown = pygame.Rect(rect.topleft, (rect.width // shape.columns, art))
    return Plan(look, rect, shown, tuple(zip(areas, inside, strict=True)))


def _areas(look: Look, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The columns of a panel, the first before its art takes its share."""
    pad, edge, wide = look.px(30), look.px(18), rect.width // count
    return [
        pygame.Rect(rect.x + at * wide + pad, rect.y + edge, wide - 2 * pad, rect.height - 2 * edge)
        for at in range(count)
    ]


def _rolled(look: Look, rect: pygame.Rect, pieces: tuple[Piece, ...]) -> Plan:
    """One column below the thinnest art, of which the words scroll."""
    area, art = _areas(look, rect, 1)[0], round(rect.height * THIN)
    area = pygame.Rect(area.x, area.y + art, area.width, area.height - art)
    high = sum(prose.height(look, area.width, piece) for piece in pieces)
    return Plan(look, rect, pygame.Rect(rect.topleft, (rect.width, art)), ((area, pieces),), high - area.height)


def _words(surface: pygame.Surface, plan: Plan, scroll: int = 0) -> None:
    """The columns of words."""
    for area, pieces in plan.columns:
        prose.draw(surface, plan.look, area.move(0, -scroll), pieces)


def _scrolled(surface: pygame.Surface, plan: Plan, scroll: int) -> None:
    """As much of the words as shows at once, and how far down that is."""
    area, before = plan.columns[0][0], surface.get_clip()
    surface.set_clip(area.clip(before))
    with record.scrolling(True):
        _words(surface, plan, scroll)
    surface.set_clip(before)
    scroll_bar(surface, plan.look, area, scroll, area.height + plan.most)


def _art(surface: pygame.Surface, look: Look, area: pygame.Rect, card: Card, *, wide: bool) -> None:
    base, (w, h) = hue(card), area.size
    radius, line = look.px(look.theme.radius), max(1, look.px(1.5))
    body = vector.radial(
        "a",
        (w / 2, h / 2),
        w * 0.62,
        (0, mix(base, (255, 255, 255), 0.12), 1),
        (0.6, mix(base, look.theme.panel[1], 0.45), 1),
        (1, mix(base, look.theme.panel[1], 0.85), 1),
    )
    arc = f"A{radius} {radius} 0 0 1"
    corner = f"H{w - radius} {arc} {w - line} {radius} V{h} Z" if wide else f"H{w} V{h} Z"
    shape = f"M{line} {h} V{radius} {arc} {radius} {line} {corner}"
    surface.blit(vector.picture(w, h, body + vector.path(shape, vector.paint("url(#a)"))), area)
    side = round(h * 0.7)
    art = resources.icon(card.icon, side, mix(base, (236, 246, 255), 0.9))
    blur = look.px(10)
    at = (area.centerx - side // 2, area.centery - side // 2)
    surface.blit(vector.soften(art, blur, 0.6), (at[0] - blur, at[1] - blur + look.px(6)))
    surface.blit(art, at)
    _numbers(surface, look, area, card)


def _numbers(surface: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    """Hit points at the right foot of the art, the title's mark above or beside, values and tokens at the left."""
    side, margin = max(ring.side(look), area.height // 6), look.px(18)
    foot = pygame.Rect(area.right - margin - side, area.bottom - margin - side, side, side)
    if card.points:
        ring.draw(surface, look, foot, ring.Ring(*card.points))
    elif card.hp:
        ring.disc(surface, look, foot.center, card.hp, side)
    if card.corner:
        above = area.height >= 2 * side + 3 * margin
        top = pygame.Rect(foot.x, area.y + margin, side, side) if above else foot.move(-side - margin, 0)
        pen = vector.pen(look.theme.tint, max(2.0, look.unit * 3))
        paint = vector.paint(look.theme.panel[1], 0.92) + " " + pen
        surface.blit(vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2 - 3, paint)), top)
        size = side * 0.46 / look.unit / look.text_scale
        text.draw(
            surface, look, card.corner, top, role="number", size=size, align="center", valign="middle", wrap=False
        )
    inner = area.inflate(-2 * margin, -2 * margin)
    marks.stats(surface, look, inner, card.stats)
    marks.tokens(surface, look, inner, card.marks)
