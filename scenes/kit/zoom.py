"""A large view of one card with an explanation of each of its words and icons."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import marks, panel, record, resources, ring, text, vector
from scenes.kit.cardstock import Card, hue
from scenes.kit.look import Look
from scenes.kit.theme import mix


@dataclass(frozen=True)
class Note:
    """One line of explanation, with an icon and the rule it comes from."""

    text: str
    icon: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Plan:
    """Where art, words and explanations of a large view lie, and at what sizes its words are written."""

    look: Look
    art: pygame.Rect
    words: pygame.Rect
    notes: pygame.Rect | None
    size: float
    small: float


@dataclass(frozen=True)
class Shape:
    """One way to lay a large view out: the panel, the least share of the art, and notes below or beside."""

    rect: pygame.Rect
    least: float
    beside: bool = False


def draw(
    surface: pygame.Surface, look: Look, card: Card, notes: tuple[Note, ...] = (), near: pygame.Rect | None = None
) -> pygame.Rect:
    """Draw the large card beside the thing pointed at; returns its place."""
    rect, plan = _fitted(look, card, notes, tuple(near) if near else None)
    record.note("overlay", surface, rect)
    panel.draw(surface, look, rect, alpha=1.0, border=look.theme.tint)
    _art(surface, look, plan.art, card, wide=plan.art.width == rect.width)
    _words(surface, plan, card, () if plan.notes else notes)
    if plan.notes:
        _notes(surface, plan, plan.notes, notes)
    return rect.copy()


@lru_cache(maxsize=64)
def _fitted(
    look: Look, card: Card, notes: tuple[Note, ...], near: tuple[int, int, int, int] | None
) -> tuple[pygame.Rect, Plan]:
    """The first shape that holds every word: at the text scale asked for, else at smaller ones."""
    found: tuple[pygame.Rect, Plan] | None = None
    for scaled in dict.fromkeys((look, *(look.modest(most) for most in (1.75, 1.5, 1.25, 1.0)))):
        for shape in _shapes(scaled, pygame.Rect(near) if near else None):
            plan, fits = _planned(scaled, shape, card, notes)
            found = (shape.rect, plan)
            if fits:
                return found
    assert found
    return found


def _shapes(look: Look, near: pygame.Rect | None) -> Iterator[Shape]:
    """A tall card beside the thing; a larger one with less art; one as wide as the window."""
    margin = look.px(24)
    high, wide = round(look.height * 0.84), look.width - 2 * margin
    yield Shape(_placed(look, near, round(min(high * 0.72, look.width * 0.47)), high), 0.34)
    high = look.height - 2 * margin
    yield Shape(_placed(look, near, round(min(high * 0.8, look.width * 0.47)), high), 0.2)
    yield Shape(_placed(look, near, round(min(high * 1.4, wide)), high), 0.2, beside=True)
    yield Shape(_placed(look, near, wide, high), 0.2, beside=True)


def _placed(look: Look, near: pygame.Rect | None, wide: int, high: int) -> pygame.Rect:
    """In the middle, or on the side away from what is pointed at."""
    rect = pygame.Rect((look.width - wide) // 2, (look.height - high) // 2, wide, high)
    if near is not None and rect.colliderect(near):
        margin = look.px(24)
        rect.x = near.right + margin if near.centerx < look.width // 2 else near.left - margin - wide
        rect.x = max(margin, min(look.width - wide - margin, rect.x))
    return rect


def _planned(look: Look, shape: Shape, card: Card, notes: tuple[Note, ...]) -> tuple[Plan, bool]:
    """A shape filled: the art takes what the words leave; and whether all words fit."""
    rect, pad, edge = shape.rect, look.px(30), look.px(18)
    wide = rect.width // 2 if shape.beside else rect.width
    least = round(rect.height * shape.least)
    below, beside = ((), notes) if shape.beside else (notes, ())
    inner, free = wide - 2 * pad, rect.height - least - 2 * edge
    size, small = _sizes(look, (inner, free), card, below)
    need = _total(look, inner, card, below, size, small)
    art = max(least, min(round(rect.height * 0.62), rect.height - need - 2 * edge))
    words = pygame.Rect(rect.x + pad, rect.y + art + edge, inner, rect.height - art - 2 * edge)
    side = pygame.Rect(rect.x + wide, rect.y + edge, rect.width - wide - pad, rect.height - 2 * edge)
    fits = need <= free and _noted(look, side.width, beside, small) <= side.height
    plan = Plan(look, pygame.Rect(rect.x, rect.y, wide, art), words, side if shape.beside else None, size, small)
    return plan, fits


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
    """Hit points at the right foot of the art, the title's mark above, printed values and tokens at the left."""
    side, margin = max(ring.side(look), area.height // 6), look.px(18)
    foot = pygame.Rect(area.right - margin - side, area.bottom - margin - side, side, side)
    if card.points:
        ring.draw(surface, look, foot, ring.Ring(*card.points))
    elif card.hp:
        ring.disc(surface, look, foot.center, card.hp, side)
    if card.corner:
        top = pygame.Rect(foot.x, area.y + margin, side, side)
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


def _words(surface: pygame.Surface, plan: Plan, card: Card, notes: tuple[Note, ...]) -> None:
    """What is on the card, and below it the explanations."""
    look, inner, size, y = plan.look, plan.words, plan.size, plan.words.y
    for words, role, points, tone in (
        (card.name, "heading", size * 1.35, look.theme.text),
        (card.keywords, "strong", size * 0.9, look.theme.tint),
        (card.text, "body", size, look.theme.text),
    ):
        if words:
            high = text.measure(look, words, width=inner.width, role=role, size=points)[1]
            box = pygame.Rect(inner.x, y, inner.width, high)
            text.draw(surface, look, words, box, role=role, size=points, color=tone)
            y += high + look.px(8)
    if notes:
        tint = look.theme.tint_deep
        pygame.draw.line(surface, tint, (inner.x, y + look.px(4)), (inner.right, y + look.px(4)))
        y += look.px(16)
        _notes(surface, plan, pygame.Rect(inner.x, y, inner.width, inner.bottom - y), notes)


def _notes(surface: pygame.Surface, plan: Plan, area: pygame.Rect, notes: tuple[Note, ...]) -> None:
    """The explanations, one below the other."""
    y = area.y
    for note in notes:
        y += _note(surface, plan.look, pygame.Rect(area.x, y, area.width, area.bottom - y), note, plan.small)


def _noted(look: Look, width: int, notes: tuple[Note, ...], small: float) -> int:
    """Height of the explanations."""
    return sum(_note_parts(look, width, note, small)[2] for note in notes)


def _note_parts(look: Look, width: int, note: Note, size: float) -> tuple[int, int, int]:
    """Width of the icon column, of the text, and the height of the line."""
    icon = round(look.type_px(size) * 1.5) if note.icon else 0
    rule = text.measure(look, note.rule, role="strong", size=size)[0] + look.px(14) if note.rule else 0
    room = width - (icon + look.px(12) if icon else 0) - rule
    high = text.measure(look, note.text, width=room, size=size)[1]
    return icon, room, max(high, icon) + look.px(8)


def _note(surface: pygame.Surface, look: Look, area: pygame.Rect, note: Note, size: float) -> int:
    icon, room, high = _note_parts(look, area.width, note, size)
    x = area.x
    if note.icon:
        surface.blit(resources.icon(note.icon, icon, look.theme.tint), (x, area.y))
        x += icon + look.px(12)
    text.draw(surface, look, note.text, pygame.Rect(x, area.y, room, high), size=size, color=look.theme.muted)
    if note.rule:
        box = pygame.Rect(x + room, area.y, area.right - x - room, high)
        text.draw(surface, look, note.rule, box, role="strong", size=size, color=look.theme.tint_deep, align="right")
    return high


def _sizes(look: Look, inner: tuple[int, int], card: Card, notes: tuple[Note, ...]) -> tuple[float, float]:
    """Text sizes (never below 20 px for the card itself) at which everything fits."""
    least = max(20, look.floor) / look.unit / look.text_scale
    for step in range(9):
        size = max(least, 27 - step)
        small = max(look.floor / look.unit, size * 0.8)
        total = _total(look, inner[0], card, notes, size, small)
        if total <= inner[1]:
            break
    return size, small


def _total(look: Look, width: int, card: Card, notes: tuple[Note, ...], size: float, small: float) -> int:
    """Height of all words at the given sizes."""
    parts = ((card.name, "heading", size * 1.35), (card.keywords, "strong", size * 0.9), (card.text, "body", size))
    total = look.px(24)
    for words, role, points in parts:
        total += text.measure(look, words, width=width, role=role, size=points)[1] + look.px(8) if words else 0
    return total + _noted(look, width, notes, small)
