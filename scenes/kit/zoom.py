"""A large view of one card with an explanation of each of its words and icons."""

from dataclasses import dataclass

import pygame

from scenes.kit import marks, panel, resources, ring, text, vector
from scenes.kit.cardstock import Card, hue
from scenes.kit.look import Look
from scenes.kit.theme import mix


@dataclass(frozen=True)
class Note:
    """One line of explanation, with an icon and the rule it comes from."""

    text: str
    icon: str = ""
    rule: str = ""


def draw(
    surface: pygame.Surface, look: Look, card: Card, notes: tuple[Note, ...] = (), near: pygame.Rect | None = None
) -> pygame.Rect:
    """Draw the large card beside the thing pointed at; returns its place."""
    rect = place(look, near)
    panel.draw(surface, look, rect, alpha=1.0, border=look.theme.tint)
    art = pygame.Rect(rect.x, rect.y, rect.width, _art_height(look, rect, card, notes))
    _art(surface, look, art, card)
    _words(surface, look, pygame.Rect(rect.x, art.bottom, rect.width, rect.bottom - art.bottom), card, notes)
    return rect


def place(look: Look, near: pygame.Rect | None) -> pygame.Rect:
    """At least 80 % of the window high, on the side away from what is pointed at."""
    high = round(look.height * 0.84)
    wide = round(min(high * 0.72, look.width * 0.47))
    rect = pygame.Rect(0, (look.height - high) // 2, wide, high)
    rect.centerx = look.width // 2
    if near is not None and rect.colliderect(near):
        margin = look.px(24)
        rect.x = near.right + margin if near.centerx < look.width // 2 else near.left - margin - wide
        rect.x = max(margin, min(look.width - wide - margin, rect.x))
    return rect


def _art_height(look: Look, rect: pygame.Rect, card: Card, notes: tuple[Note, ...]) -> int:
    """What the words leave, between a third and two thirds."""
    least = round(rect.height * 0.34)
    inner = pygame.Rect(0, 0, rect.width - 2 * look.px(30), rect.height - least - look.px(36))
    size, small = _sizes(look, inner, card, notes)
    need = _total(look, inner.width, card, notes, size, small)
    return max(least, min(round(rect.height * 0.62), rect.height - need - look.px(36)))


def _art(surface: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
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
    shape = f"M{line} {h} V{radius} {arc} {radius} {line} H{w - radius} {arc} {w - line} {radius} V{h} Z"
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


def _words(surface: pygame.Surface, look: Look, area: pygame.Rect, card: Card, notes: tuple[Note, ...]) -> None:
    theme, pad = look.theme, look.px(30)
    inner = pygame.Rect(area.x + pad, area.y + look.px(18), area.width - 2 * pad, area.height - look.px(36))
    size, small = _sizes(look, inner, card, notes)
    y = inner.y
    for words, role, points, tone in (
        (card.name, "heading", size * 1.35, theme.text),
        (card.keywords, "strong", size * 0.9, theme.tint),
        (card.text, "body", size, theme.text),
    ):
        if words:
            high = text.measure(look, words, width=inner.width, role=role, size=points)[1]
            box = pygame.Rect(inner.x, y, inner.width, high)
            text.draw(surface, look, words, box, role=role, size=points, color=tone)
            y += high + look.px(8)
    if notes:
        pygame.draw.line(surface, theme.tint_deep, (inner.x, y + look.px(4)), (inner.right, y + look.px(4)))
        y += look.px(16)
    for note in notes:
        y += _note(surface, look, pygame.Rect(inner.x, y, inner.width, inner.bottom - y), note, small)


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


def _sizes(look: Look, inner: pygame.Rect, card: Card, notes: tuple[Note, ...]) -> tuple[float, float]:
    """Text sizes (never below 20 px for the card itself) at which everything fits."""
    least = max(20, look.floor) / look.unit / look.text_scale
    for step in range(9):
        size = max(least, 27 - step)
        small = max(look.floor / look.unit, size * 0.8)
        total = _total(look, inner.width, card, notes, size, small)
        if total <= inner.height:
            break
    return size, small


def _total(look: Look, width: int, card: Card, notes: tuple[Note, ...], size: float, small: float) -> int:
    """Height of all words at the given sizes."""
    parts = ((card.name, "heading", size * 1.35), (card.keywords, "strong", size * 0.9), (card.text, "body", size))
    total = look.px(24)
    for words, role, points in parts:
        total += text.measure(look, words, width=width, role=role, size=points)[1] + look.px(8) if words else 0
    return total + sum(_note_parts(look, width, note, small)[2] for note in notes)
