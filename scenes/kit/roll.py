"""A roll that explains itself: its dice, each modifier with its source, the total and what had to be reached."""

from dataclasses import dataclass, replace

import pygame

from scenes.kit import dice, excerpt, layout, panel, text
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.tally import Part

_SIGNS = "+−×="


@dataclass(frozen=True)
class Roll:
    """`dice` as they lie, `parts` of the sum with their sources, the total, the target and how it ended."""

    dice: tuple[Die, ...]
    parts: tuple[Part, ...]
    total: str
    target: str = ""
    verdict: str = ""
    good: bool = True
    odds: str = ""


def height(look: Look, roll: Roll, wide: int = 0) -> int:
    """Height of a roll in one line; in a room that is `wide` enough the verdict stands beside the sum."""
    low = _low(look)
    below = bool(roll.odds or roll.verdict) and not _beside(look, roll, wide)
    return look.px(64) + low + (look.px(6) + low if below else 0)


def _beside(look: Look, roll: Roll, wide: int) -> int:
    """The width of a verdict that has room beside the sum, else 0."""
    said = ((roll.verdict, "strong", 17), (roll.odds, "body", 16))
    need = max(text.measure(look, words, role=role, size=size)[0] for words, role, size in said) + 2
    return need if width(look, roll) + look.px(20) + need <= wide else 0


def _chips(look: Look, roll: Roll) -> list[tuple[str, str]]:
    """Signs and numbers in their order with the words below each."""
    out: list[tuple[str, str]] = []
    for index, part in enumerate(roll.parts):
        sign, number = part.value[0].replace("-", "−"), part.value[1:]
        if sign not in "+−×":
            sign, number = "+", part.value
        if index or sign == "−":
            out.append((sign, ""))
        out.append((number, part.words))
    return [*out, ("=", ""), (roll.total, roll.target)]


def _widths(look: Look, chips: list[tuple[str, str]]) -> list[int]:
    return [
        max(
            text.measure(look, number, role="number", size=30)[0],
            text.measure(look, words, role="small", size=16)[0] if words else 0,
        )
        + look.px(6)
        for number, words in chips
    ]


def width(look: Look, roll: Roll) -> int:
    """Width of a roll in one line."""
    gap = look.px(8)
    sums = sum(_widths(look, _chips(look, roll))) + gap * len(_chips(look, roll))
    return sums + len(roll.dice) * (look.px(64) + gap) + look.px(12)


def _short(roll: Roll) -> Roll:
    """The same without the words below the numbers."""
    return replace(roll, parts=tuple(replace(part, words="") for part in roll.parts), target="")


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, roll: Roll) -> None:
    """Draw a roll in one line: dice, sum, total; below it the verdict and the odds. Narrow, it leaves words out."""
    if width(look, roll) > rect.width and any(part.words for part in roll.parts):
        draw(surface, look, rect, _short(roll))
        return
    if width(look, roll) > rect.width and len(roll.dice):
        draw(surface, look, rect, replace(roll, dice=()))
        return
    gap, side, x = look.px(8), look.px(60), rect.x
    for die in roll.dice:
        dice.draw(surface, look, pygame.Rect(x, rect.y + look.px(3), side, side), die)
        x += side + gap
    x += look.px(12) if roll.dice else 0
    chips = _chips(look, roll)
    for index, (chip, wide) in enumerate(zip(chips, _widths(look, chips), strict=True)):
        box = pygame.Rect(x, rect.y, wide, look.px(64))
        _chip(surface, look, box, chip, _tone(look, roll) if index == len(chips) - 1 else None)
        x += wide + gap
    if not roll.verdict and not roll.odds:
        return
    low, beside = _low(look), _beside(look, roll, rect.width)
    if beside:
        _verdict_beside(surface, look, pygame.Rect(rect.right - beside, rect.y, beside, look.px(64) + low), roll)
    else:
        _verdict(surface, look, pygame.Rect(rect.x, rect.y + look.px(68) + low, rect.width, low + look.px(4)), roll)


def _low(look: Look) -> int:
    return text.line_height(look, "small", look.type_px(16))


def _chip(surface: pygame.Surface, look: Look, box: pygame.Rect, chip: tuple[str, str], total: Color | None) -> None:
    """A number or a sign with the words below it; the total is framed."""
    number, words = chip
    tone = total or (look.theme.muted if number in _SIGNS else look.theme.text)
    if total:
        panel.outline(surface, look, box.inflate(look.px(4), -look.px(12)), color=tone, width=1.6, radius=8)
    text.draw(
        surface, look, number, box, role="number", size=30, color=tone, align="center", valign="middle", wrap=False
    )
    if words:
        row = pygame.Rect(box.x, box.bottom, box.width, _low(look))
        text.draw(surface, look, words, row, role="small", size=16, color=look.theme.muted, align="center", wrap=False)


def _tone(look: Look, roll: Roll) -> Color:
    return look.theme.good if roll.good else look.theme.bad


def _verdict_beside(surface: pygame.Surface, look: Look, box: pygame.Rect, roll: Roll) -> None:
    """The verdict with the odds below it, at the right end of the line."""
    shown = [(roll.verdict, "strong", 17, _tone(look, roll)), (roll.odds, "body", 16, look.theme.muted)]
    lines = [one for one in shown if one[0]]
    y = box.y + (look.px(64) - len(lines) * _low(look)) // 2
    for words, role, size, ink in lines:
        row = pygame.Rect(box.x, y, box.width, text.line_height(look, role, look.type_px(size)))
        text.draw(surface, look, words, row, role=role, size=size, color=ink, align="right", wrap=False)
        y = row.bottom


def _verdict(surface: pygame.Surface, look: Look, row: pygame.Rect, roll: Roll) -> None:
    left, right = layout.columns(row, [0.62, 0.38] if roll.odds else [0.99, 0.01], 0)
    excerpt.draw(surface, look, roll.verdict, left, role="strong", size=17, ink=_tone(look, roll))
    odds = text.fitting(look, (roll.odds, ""), right.width, size=16)
    if odds:
        text.draw(surface, look, odds, right, size=16, color=look.theme.muted, align="right", wrap=False)
