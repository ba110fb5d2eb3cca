"""What lasts on the ship: a mark on each enemy on which an item still acts, and what a closer look says of it."""

from __future__ import annotations

import pygame

from game.model.state import Card as CardState
from game.titles.twenty_strong.content import ALIENS
from game.titles.twenty_strong.state import ShipState
from scenes.kit import marks as kit
from scenes.kit import resources, token, vector
from scenes.kit.cardstock import Stat
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.kit.zoom import Note

BATON, ANTIDOTE = "it_baton", "it_antidote"
WHITE = (255, 255, 255)
FILL = (10, 14, 22)
ICON = 0.4
"""The middle of a piece, which its mark leaves free."""


def lasting(view: ShipState, card: CardState) -> tuple[str, ...]:
    """Return the items that still act on an enemy: a Shock Baton on its attack, an Antidote on its After effect."""
    found = [BATON] if any(one.name == "baton" and one.source == str(card.id) for one in view.effects) else []
    after = any(effect.startswith("after") for effect in ALIENS[card.name].effects) if card.name else False
    ignored = any(one.name == "ignore_after" for one in view.effects)
    return (*found, ANTIDOTE) if after and ignored else tuple(found)


def notes(words: Words, view: ShipState, card: CardState) -> tuple[Note, ...]:
    """The same in words: by what, and until when."""
    return tuple(Note(words(f"lasts-{item}"), item, words.rule(f"lasts-{item}")) for item in lasting(view, card))


def draw(surface: pygame.Surface, look: Look, place: pygame.Rect, items: tuple[str, ...]) -> None:
    """A disc at the upper left of a piece: the item, or how many there are."""
    if not items:
        return
    (stat,) = kit.folded(tuple(Stat(item) for item in items), 1)
    side = token.badge_side(look, "0")
    inward = min(side // 2 - look.px(4), place.width * (1 - ICON) / 2 - side / 2)
    center = place.x + round(inward), place.y + round(inward)
    if stat.value:
        token.badge(surface, look, center, stat.value, FILL)
        return
    disc = vector.circle(
        side / 2, side / 2, side / 2 - 1, vector.paint(FILL) + " " + vector.pen(WHITE, max(1.5, look.unit * 2))
    )
    surface.blit(vector.picture(side, side, disc), (center[0] - side // 2, center[1] - side // 2))
    size = round(side * 0.68)
    surface.blit(resources.icon(stat.icon, size, WHITE), (center[0] - size // 2, center[1] - size // 2))
