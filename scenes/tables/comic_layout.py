"""Where everything of the Sentinels table lies in a window: the areas of its map, pulled to the window's shape."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import board, button, text
from scenes.kit.board import Shape
from scenes.kit.look import Look

MAP = "sentinels"
LAYERS = {3: "three", 4: "four", 5: "five"}
NAME = 19
"""The size of a lane's name."""
BADGES = 7
"""Room below it for the badges at the upper edge of cards."""
WIDE = "wide"
"""The type of areas that take the whole width of the window, whatever columns lie above them."""


@dataclass(frozen=True)
class Lane:
    """An area for one deck: its panel, its name, where its cards lie, and its deck and trash."""

    panel: pygame.Rect
    name: pygame.Rect
    cards: pygame.Rect
    piles: pygame.Rect


@dataclass(frozen=True)
class Layout:
    """The areas of the table in pixels."""

    title: pygame.Rect
    villain: Lane
    environment: Lane
    heroes: tuple[pygame.Rect, ...]
    prompt: pygame.Rect
    hand: pygame.Rect
    log: pygame.Rect
    next: pygame.Rect
    piles: pygame.Rect
    gap: int
    foot: tuple[int, int]

    @property
    def bar(self) -> pygame.Rect:
        """The bar at the bottom: the question alone."""
        return self.prompt


@dataclass(frozen=True)
class Scale:
    """Numbers of the map and the pixels that they become; between them everything is pulled evenly."""

    units: tuple[float, ...]
    pixels: tuple[float, ...]

    def at(self, unit: float) -> int:
        """A number of the map in pixels."""
        index = min(max(1, bisect_right(self.units, unit)), len(self.units) - 1)
        low, high = self.units[index - 1], self.units[index]
        start, end = self.pixels[index - 1], self.pixels[index]
        return round(start + (end - start) * (unit - low) / (high - low))


@lru_cache(maxsize=16)
def layout(look: Look, heroes: int) -> Layout:
    """Lay the table out for a window and a number of heroes."""
    chart = board.load(MAP)
    areas = chart.named(LAYERS[heroes])
    across, down = _across(look, areas, chart.width), _down(look, areas, chart.height)
    even = Scale((areas["title"].x, areas["log"].x + areas["log"].width), (across.pixels[1], across.pixels[-2]))
    rects = {name: _rect(area, even if area.kind == WIDE else across, down) for name, area in areas.items()}
    lanes = [_lane(look, rects, one) for one in ("villain", "environment")]
    seats = tuple(rects[f"hero{number}"] for number in range(1, heroes + 1))
    hand = rects["hand"]
    return Layout(
        rects["title"], lanes[0], lanes[1], seats, rects["prompt"], hand, rects["log"], rects["next"], rects["piles"],
        look.px(11), (hand.centerx, rects["prompt"].y - look.px(20)),
    )  # fmt: skip


def _lane(look: Look, rects: dict[str, pygame.Rect], name: str) -> Lane:
    """A lane; its name takes as much height as its letters need, the cards what is left."""
    head, cards = rects[f"{name}_name"], rects[f"{name}_cards"]
    head.height = text.line_height(look, "heading", look.type_px(NAME))
    top = max(cards.y, head.bottom + max(BADGES, look.px(BADGES)))
    cards = pygame.Rect(cards.x, top, cards.width, cards.bottom - top)
    return Lane(rects[name], head, cards, rects[f"{name}_piles"])


def _rect(area: Shape, across: Scale, down: Scale) -> pygame.Rect:
    left, top = across.at(area.x), down.at(area.y)
    right, bottom = across.at(area.x + area.width), down.at(area.y + area.height)
    return pygame.Rect(left, top, right - left, bottom - top)


def _across(look: Look, areas: dict[str, Shape], width: int) -> Scale:
    """The right column keeps its proportions, the lanes take what is left."""
    title, log = areas["title"], areas["log"]
    margin, gap = look.px(title.x), look.px(log.x - title.x - title.width)
    column = board.side_widths(look, title.width, log.width)[1]
    right = look.width - margin
    edges = (0.0, title.x, title.x + title.width, log.x, log.x + log.width, float(width))
    return Scale(edges, (0, margin, right - column - gap, right - column, right, look.width))


def _down(look: Look, areas: dict[str, Shape], height: int) -> Scale:
    """The head and the prompt are as high as their words need, the rest shares what is left."""
    title, prompt = areas["title"], areas["prompt"]
    top, foot = look.px(title.y), height - prompt.y - prompt.height
    bottom = look.height - round(look.height * foot / height)
    head = max(look.px(title.height), text.line_height(look, "heading", look.type_px(22)) + look.px(14), 34)
    edges = (0.0, title.y, title.y + title.height, prompt.y, prompt.y + prompt.height, float(height))
    return Scale(edges, (0, top, top + head, bottom - _asked(look, prompt), bottom, look.height))


def _asked(look: Look, prompt: Shape) -> int:
    """The height of the prompt: its question and two rows of buttons."""
    words = 2 * text.line_height(look, "strong", look.type_px(20)) + text.line_height(look, "body", look.type_px(16))
    buttons = 2 * max(32, button.height(look, 18) - look.px(8)) + look.px(9)
    return max(look.px(prompt.height) if not look.compact else 0, words + look.px(4), buttons) + 2 * look.px(9)
