"""A hand of cards as a fan: resting cards sink a little below the edge, the one pointed at rises whole and straight."""

from dataclasses import dataclass

import pygame

from scenes.kit import card, tween
from scenes.kit.cardstock import Card, CardState
from scenes.kit.look import Look

SHAPE = 0.72  # width of a card by its height
_SINK = 0.3  # share of a resting card that may lie below the area
_TURN = 4.2  # most degrees a card at the end of the fan is turned


@dataclass(frozen=True)
class Slot:
    """Where a card of the hand lies; `order` is the order of drawing."""

    index: int
    rect: pygame.Rect
    angle: float
    order: int


@dataclass(frozen=True)
class Fan:
    """How a hand is spread. `sink` lets resting cards lie that share below the area (0 keeps them whole)."""

    count: int
    risen: int | None = None
    rise: float = 1.0
    sink: float = _SINK


def card_size(look: Look, area: pygame.Rect, sink: float = _SINK) -> tuple[int, int]:
    """The size of a card in a hand's area: as high as it and what lies below allow."""
    high = min(round(area.height / (1 - sink)), look.px(330))
    return round(high * SHAPE), high


def spread(look: Look, area: pygame.Rect, fan: Fan) -> tuple[Slot, ...]:
    """Places of all cards, from left to right."""
    if not fan.count:
        return ()
    wide, high = card_size(look, area, fan.sink)
    step = min(wide + look.px(14), (area.width - wide - look.px(12)) / max(1, fan.count - 1))
    left = area.centerx - (step * (fan.count - 1) + wide) / 2
    slots = []
    for index in range(fan.count):
        lean = 0.0 if fan.count == 1 else index / (fan.count - 1) * 2 - 1
        bow = look.px(13) * lean * lean
        rect = pygame.Rect(round(left + step * index), round(area.y + look.px(8) + bow), wide, high)
        turn = -_TURN * lean * min(1.0, fan.count / 4)
        slots.append(_risen(look, area, Slot(index, rect, turn, index), fan))
    return tuple(slots)


def _risen(look: Look, area: pygame.Rect, slot: Slot, fan: Fan) -> Slot:
    """The card that is pointed at stands up straight, whole above the lower edge."""
    if slot.index != fan.risen:
        return slot
    bottom = min(area.bottom, look.height) - look.px(6)
    up = slot.rect.copy()
    up.bottom = round(tween.mix(slot.rect.bottom, min(slot.rect.bottom, bottom), fan.rise))
    margin = look.px(6)
    up.clamp_ip(pygame.Rect(area.x + margin, min(up.y, area.y), area.width - 2 * margin, up.height))
    return Slot(slot.index, up, slot.angle * (1 - fan.rise), fan.count)


def at(slots: tuple[Slot, ...], spot: tuple[int, int], wide: int = 0) -> int | None:
    """The card under a point; the topmost counts, and a risen card keeps the pointer down to its resting foot."""
    for slot in sorted(slots, key=lambda one: -one.order):
        if slot.rect.collidepoint(spot):
            return slot.index
    return None


def draw(
    surface: pygame.Surface,
    look: Look,
    slots: tuple[Slot, ...],
    cards: tuple[Card, ...],
    states: dict[int, CardState] | None = None,
) -> None:
    """Draw the fan; `states` says by index which cards can be chosen, are chosen or pointed at."""
    for slot in sorted(slots, key=lambda one: one.order):
        state = (states or {}).get(slot.index, card.CALM)
        card.draw(surface, look, slot.rect, cards[slot.index], state, angle=slot.angle)
