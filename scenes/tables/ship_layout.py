"""Where everything of the 20 Strong table lies in a window: the map's zones fitted to its size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import board, button, text
from scenes.kit.board import BoardMap, Fit, Point
from scenes.kit.look import Look
from scenes.kit.pan import Lens

SHIP = "twenty_strong"
WHOLE: tuple[float, Point | None] = (1.0, None)


@dataclass(frozen=True)
class Layout:
    """The areas of the table in pixels."""

    fit: Fit
    board: pygame.Rect
    spaces: dict[str, pygame.Rect]
    tokens: dict[str, pygame.Rect]
    stacks: dict[str, pygame.Rect]
    title: pygame.Rect
    seats: pygame.Rect
    marks: pygame.Rect
    time: pygame.Rect
    noise: pygame.Rect
    decks: pygame.Rect
    log: pygame.Rect
    bar: pygame.Rect
    dice: pygame.Rect
    prompt: pygame.Rect
    dial: pygame.Rect
    foot: tuple[int, int]
    gap: int


@lru_cache(maxsize=8)
def layout(look: Look, lens: tuple[float, Point | None] = WHOLE) -> Layout:
    """Lay the table out for a window, with the board seen whole or nearer at a point."""
    chart = board.load(SHIP)
    zones = chart.named("zones")
    margin, gap = look.px(22), look.px(14)
    bar = _bar(look, margin)
    left, right = board.side_widths(look, zones["seats"].width, zones["time"].width)
    top, bottom = margin, bar.y - gap
    title = pygame.Rect(margin, top, left, max(look.px(zones["title"].height), _line(look, 22) + look.px(18)))
    seats = pygame.Rect(margin, title.bottom + gap, left, bottom - title.bottom - gap)
    column = pygame.Rect(look.width - margin - right, top, right, bottom - top)
    time, noise, decks, log = _column(look, column, chart, gap)
    middle = pygame.Rect(title.right + gap, top, column.x - title.right - 2 * gap, bottom - top)
    fit = Lens(*lens).view(board.bounds(chart.shapes("hull")), middle).fit
    dice = pygame.Rect(bar.x, bar.y, bar.width, dice_height(look))
    prompt = pygame.Rect(bar.x, dice.bottom, bar.width, bar.bottom - dice.bottom)
    return Layout(
        fit,
        middle,
        {shape.name: fit.rect(shape) for shape in chart.shapes("spaces")},
        {shape.name: fit.rect(shape) for shape in chart.shapes("tokens")},
        {shape.name: fit.rect(shape) for shape in chart.shapes("stacks")},
        title, seats, fit.rect(zones["marks"]), time, noise, decks, log, bar, dice, prompt,
        _dial(look, chart, time), (middle.centerx, bar.y - look.px(20)), gap,
    )  # fmt: skip


def _line(look: Look, size: float, role: str = "heading") -> int:
    return text.line_height(look, role, look.type_px(size))


def die_side(look: Look) -> int:
    """Side of a die in the bar."""
    return max(32, look.px(52))


def dice_height(look: Look) -> int:
    """Height of the row of dice with its captions."""
    return look.px(14) + _line(look, 16, "label") + look.px(11) + die_side(look) + look.px(10)


def _bar(look: Look, margin: int) -> pygame.Rect:
    """The bar at the bottom: dice, then the question and its buttons."""
    asked = 2 * _line(look, 20, "strong") + _line(look, 16, "body") + look.px(4)
    buttons = 2 * max(32, button.height(look, 18) - look.px(6)) + look.px(9)
    high = dice_height(look) + max(asked, buttons) + 2 * look.px(9)
    return pygame.Rect(margin, look.height - margin - high, look.width - 2 * margin, high)


def _column(look: Look, area: pygame.Rect, chart: BoardMap, gap: int) -> tuple[pygame.Rect, ...]:
    """Time, noise, decks and log from top to bottom; the log takes what is left."""
    zones = chart.named("zones")
    out, y = [], area.y
    names = ("time", "noise", "decks")
    fits = (area.height - 2 * gap) / sum(look.px(zones[name].height) for name in names)
    grow = min(1 + (look.text_scale - 1) * 0.5, fits * 0.96)
    for name in names:
        high = round(look.px(zones[name].height) * grow)
        out.append(pygame.Rect(area.x, y, area.width, high))
        y += high + gap
    return (*out, pygame.Rect(area.x, y, area.width, max(0, area.bottom - y)))


def _dial(look: Look, chart: BoardMap, panel: pygame.Rect) -> pygame.Rect:
    """The dial's square: its centre keeps its place within the time zone."""
    zone, center = chart.named("zones")["time"], chart.named("dials")["time"]
    head = _line(look, 16, "label") + look.px(20)
    share = (center.y - zone.y) / zone.height
    side = min(panel.width - look.px(24), panel.height - head - look.px(8))
    rect = pygame.Rect(0, 0, side, side)
    rect.centerx = panel.x + round(panel.width * (center.x - zone.x) / zone.width)
    rect.centery = panel.y + round(panel.height * share)
    rect.bottom = min(rect.bottom, panel.bottom - look.px(8))
    rect.top = max(rect.top, panel.y + head)
    return rect
