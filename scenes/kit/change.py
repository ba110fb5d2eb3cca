"""A change that is being weighed, on a pill: what a number would lose or gain, and what would be left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import record, resources, ring, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

WHITE: Color = (255, 255, 255)
DARK: Color = (10, 40, 20)
ARROW = "→"
FATES = {"gone": "lying_down", "flips": "st_recovery"}
"""The pictures of what may become of the whole thing."""
LARGEST = 1.25
"""The largest text scale on a pill, which lies on other things."""


@dataclass(frozen=True)
class Change:
    """`amount` is lost (negative) or gained, `left` is what there would be then; `fate` is "gone", "flips" or ""."""

    amount: int | None = None
    left: int | None = None
    fate: str = ""
    count: int = 1

    @property
    def good(self) -> bool:
        """Whether something is gained."""
        return bool(self.amount and self.amount > 0)


def short(change: Change) -> Change:
    """The same change without what is left."""
    return Change(change.amount, None, change.fate, change.count)


def words(change: Change) -> str:
    """A change in figures."""
    many = f"{change.count}× " if change.count > 1 else ""
    if change.amount is None:
        return many.strip()
    figure = f"+{change.amount}" if change.amount > 0 else f"−{-change.amount}" if change.amount else "0"
    return f"{many}{figure}" if change.left is None else f"{many}{figure} {ARROW} {change.left}"


def size(look: Look, change: Change) -> tuple[int, int]:
    """Width and height of the pill of a change."""
    font, side = _font(look), _side(look)
    said = words(change)
    wide = (font.size(said)[0] if said else 0) + (side if change.fate else 0)
    wide += look.px(3) if said and change.fate else 0
    high = max(font.get_height(), side) + look.px(2)
    return max(high, wide + look.px(14)), high


def draw(surface: pygame.Surface, look: Look, center: tuple[int, int], change: Change) -> None:
    """Draw the pill around a point."""
    place = pygame.Rect(0, 0, *size(look, change))
    place.center = center
    place.clamp_ip(surface.get_rect())
    surface.blit(_pill(look, change), place)
    record.note("change", surface, place, label=words(change) or change.fate)


@lru_cache(maxsize=256)
def _pill(look: Look, change: Change) -> pygame.Surface:
    wide, high = size(look, change)
    bad = change.fate == "gone" or (change.amount or 0) < 0
    fill = ring.RED if bad else look.theme.good if change.good else look.theme.panel[0]
    ink = DARK if change.good and not bad else WHITE
    comic = look.theme.card_style == "comic"
    edge = WHITE if comic else mix(fill, WHITE, 0.45)
    line = max(1.5, look.px(1.6))
    round_ = (high - line) / 2 if comic else look.px(5)
    body = vector.rect(
        line / 2, line / 2, wide - line, high - line, round_, vector.paint(fill) + " " + vector.pen(edge, line)
    )
    image = vector.picture(wide, high, body).copy()
    x, side = look.px(7), _side(look)
    if change.fate:
        image.blit(resources.icon(FATES[change.fate], side, ink), (x, (high - side) // 2))
        x += side + look.px(3)
    drawn = _font(look).render(words(change), True, ink)
    if not change.fate:
        x = (wide - drawn.get_width()) // 2
    image.blit(drawn, (x, (high - drawn.get_height()) // 2))
    return image


def _font(look: Look) -> pygame.font.Font:
    return resources.font(look.theme.strong, look.modest(LARGEST).type_px(17))


def _side(look: Look) -> int:
    return look.modest(LARGEST).type_px(18)
