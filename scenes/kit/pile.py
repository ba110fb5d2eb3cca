"""A deck or a discard pile: cards that lie on one another as thick as there are many, a count, and a name."""

from dataclasses import dataclass

import pygame

from scenes.kit import card, record, resources, text, token, vector
from scenes.kit.cardstock import Card, CardState
from scenes.kit.look import Look

NARROW = 5.2
"""The width of a pile with ordinary letters, in sizes of theirs."""


@dataclass(frozen=True)
class Pile:
    """`top` is what one sees (a back, or the top card of a discard pile; None: empty)."""

    top: Card | None
    count: int
    name: str = ""
    icon: str = ""


def label_height(look: Look) -> int:
    """Height of the line below a pile."""
    return text.line_height(look, "body", look.type_px(16))


def label_role(look: Look, width: int) -> str:
    """The letters of the line below a pile: narrow ones where there is little room."""
    return "small" if width < look.type_px(16) * NARROW else "body"


def card_rect(look: Look, rect: pygame.Rect, pile: Pile) -> pygame.Rect:
    """The place of the topmost card inside a pile's rect (what a click or a travelling card aims at)."""
    low = label_height(look) + look.px(5) if pile.name else token.badge_side(look, "0") // 2 - look.px(4)
    thick = look.px(8)
    high = rect.height - low - thick
    wide = min(rect.width - thick, round(high * 0.72))
    return pygame.Rect(rect.x + (rect.width - wide) // 2, rect.y + thick, wide, high)


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, pile: Pile, state: CardState = card.CALM) -> None:
    """Draw a pile in its rect, its name and count below."""
    place = card_rect(look, rect, pile)
    if pile.top is None or not pile.count:
        _empty(surface, look, place, pile)
    else:
        _edges(surface, look, place, pile.count)
        card.draw(surface, look, place, pile.top, state)
    if pile.name:
        low = pygame.Rect(rect.x, place.bottom + look.px(5), rect.width, label_height(look))
        counted = f"**{pile.count}**"
        role = label_role(look, rect.width)
        words = text.fitting(look, (f"{pile.name} {counted}", counted), low.width, role=role, size=16)
        text.draw(surface, look, words, low, role=role, size=16, color=look.theme.muted, align="center", wrap=False)
    else:
        _count(surface, look, place, pile.count)
    record.note("pile", surface, rect, label=pile.name)


def _edges(surface: pygame.Surface, look: Look, place: pygame.Rect, count: int) -> None:
    """The edges of the cards below: one for every seven."""
    layers = min(4, 1 + count // 7) if count > 1 else 0
    corner = card.radius(look, place.size)
    fill = vector.paint(look.theme.panel[0]) + " " + vector.pen(look.theme.tint, max(1.0, look.unit), 0.5)
    sheet = vector.picture(*place.size, vector.rect(1, 1, place.width - 2, place.height - 2, corner, fill))
    for layer in range(layers, 0, -1):
        shift = round(look.px(8) * layer / 4)
        surface.blit(sheet, place.move(shift, -shift))


def _empty(surface: pygame.Surface, look: Look, place: pygame.Rect, pile: Pile) -> None:
    """A faint outline where cards will lie."""
    corner = card.radius(look, place.size)
    pen = vector.pen(look.theme.tint_deep, max(1.4, look.unit * 1.6), 0.55)
    body = vector.rect(
        2, 2, place.width - 4, place.height - 4, corner, vector.paint(look.theme.panel[1], 0.35) + f" {pen}"
    )
    surface.blit(vector.picture(*place.size, body), place)
    if pile.icon:
        side = round(min(place.size) * 0.46)
        drawn = resources.icon(pile.icon, side, look.theme.tint_deep).copy()
        drawn.set_alpha(220)
        surface.blit(drawn, drawn.get_rect(center=place.center))


def _count(surface: pygame.Surface, look: Look, place: pygame.Rect, count: int) -> None:
    token.badge(surface, look, (place.right - look.px(15), place.bottom - look.px(4)), f"{count}")
