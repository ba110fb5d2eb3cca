"""Where everything of the 20 Strong table lies in a window: the map's zones fitted to its size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import board, button, log, text
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
    """Time, noise, decks and log from top to bottom; the log takes what is left, two lines at least."""
    zones, names = chart.named("zones"), ("time", "noise", "decks")
    wanted = {name: round(look.px(zones[name].height) * (1 + (look.text_scale - 1) * 0.5)) for name in names}
    highs = _shrunk(wanted, _least(look), area.height - 3 * gap - log_height(look))
    out, y = [], area.y
    for name in names:
        out.append(pygame.Rect(area.x, y, area.width, highs[name]))
        y += highs[name] + gap
    return (*out, pygame.Rect(area.x, y, area.width, max(0, area.bottom - y)))


def _least(look: Look) -> dict[str, int]:
    """How low the instruments may be: with a dial, cells and decks that can still be read."""
    head = look.px(14) + _line(look, 16, "label")
    count = text.line_height(look, "small", look.type_px(16))
    return {
        "time": head + look.px(14) + 5 * look.floor,
        "noise": head + look.px(24) + max(16, look.px(20)),
        "decks": head + look.px(22) + max(32, look.px(44)) + count,
    }


def _shrunk(wanted: dict[str, int], least: dict[str, int], room: int) -> dict[str, int]:
    """Heights within a room: each gives in the more, the more it has above its least."""
    over = max(0, sum(wanted.values()) - room)
    spare = {name: max(0, high - least[name]) for name, high in wanted.items()}
    share = min(1.0, over / max(1, sum(spare.values())))
    return {name: high - round(spare[name] * share) for name, high in wanted.items()}


def log_height(look: Look) -> int:
    """The least height of the log: its head and two lines."""
    return log.head_height(look) + 2 * log.line_height(look) + look.px(12)


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
