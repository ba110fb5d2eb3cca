"""The bar of a replay: back and on by step and by round, play and pause, and the line on which it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from scenes.kit import button, layout, text, timeline
from scenes.kit.button import Button
from scenes.kit.keys import Keys
from scenes.kit.look import Look
from scenes.kit.timeline import Timeline
from scenes.kit.words import Words
from scenes.tables import bar
from scenes.tables.bar import Plan, Question
from scenes.tables.pacing import STEP
from scenes.tables.wording import RUN

ROUND_BACK, STEP_BACK, PLAY, ROUND_ON, LINE = "round_back", "step_back", "play", "round_on", "line"
GAP, BETWEEN = 4, " · "


@dataclass(frozen=True)
class Standing:
    """Where a replay stands."""

    paused: bool
    at_start: bool
    at_end: bool


def buttons(words: Words, keys: Keys, now: Standing) -> tuple[Button, ...]:
    """The buttons in order; the gold one plays or pauses, and at the end leads to the result."""
    first, last = (words("watch-at-start") if now.at_start else "", words("watch-at-end") if now.at_end else "")
    on = ("watch-result", "ui_crown") if now.at_end else ("watch-play", "ui_play")
    play, icon = on if now.paused else ("watch-pause", "ui_pause")
    shown = (
        Button(ROUND_BACK, words("watch-round-back"), "ui_round_back", reason=first),
        Button(STEP_BACK, words("watch-step-back"), "ui_step_back", reason=first),
        Button(PLAY, words(play), icon, primary=True),
        Button(STEP, words("pace-step"), "ui_step", reason=last),
        Button(ROUND_ON, words("watch-round-on"), "ui_round", reason=last),
        Button(RUN, words("watch-to-end"), "ui_skip"),
    )
    return tuple(replace(one, badge=keys.name(one.key), size=bar.SIZE, align="center") for one in shown)


def plan(look: Look, area: pygame.Rect, asked: Question, line: Timeline) -> Plan:
    """What happened at the left; at the right the line above the buttons."""
    inner = layout.inset(area, look.px(20), 2)
    least = sum(_widths(look, _only(asked.options))) + GAP * len(asked.options)
    wide = max(look.px(200), min(round(inner.width * 0.3), inner.width - least - look.px(24)))
    ask, why = _words(look, pygame.Rect(inner.x, inner.y, wide, inner.height), asked)
    x, upper = ask.right + look.px(24), timeline.height(look)
    high = min(button.height(look, bar.SIZE), inner.height - upper - GAP)
    y = inner.centery - (upper + GAP + high) // 2
    above = pygame.Rect(x, y, inner.right - x, upper)
    below = pygame.Rect(x, above.bottom + GAP, above.width, high)
    return Plan(ask, why, ((line, above), *_row(look, below, asked.options)))


def _words(look: Look, area: pygame.Rect, asked: Question) -> tuple[pygame.Rect, pygame.Rect]:
    """How far it is, and below it as much of what has happened as there is room for."""
    ask = text.measure(look, asked.ask, width=area.width, role="strong", size=20)[1]
    line = text.line_height(look, "body", look.type_px(16))
    need = text.measure(look, asked.why, width=area.width, size=16)[1]
    why = min(need, max(line, (area.height - ask) // line * line))
    y = area.centery - (ask + why) // 2
    return pygame.Rect(area.x, y, area.width, ask), pygame.Rect(area.x, y + ask, area.width, why)


def _row(look: Look, area: pygame.Rect, shown: tuple[Button, ...]) -> list[tuple[Button, pygame.Rect]]:
    """The buttons in one row, with as many words and keys on them as there is room for."""
    gap, sizes = look.px(9), (shown, _only(shown, words=True), _only(shown, keys=True), _only(shown))
    fits = next((one for one in sizes if sum(_widths(look, one)) + gap * (len(one) - 1) <= area.width), sizes[-1])
    x, out = area.x, []
    for one, wide in zip(fits, _widths(look, fits), strict=True):
        out.append((one, pygame.Rect(x, area.y, wide, area.height)))
        x += wide + gap
    return out


def _widths(look: Look, shown: tuple[Button, ...]) -> list[int]:
    return [button.width(look, one) for one in shown]


def _only(shown: tuple[Button, ...], *, words: bool = False, keys: bool = False) -> tuple[Button, ...]:
    """The buttons with their words, their keys or neither; whatever does not stand on them is told on demand."""
    return tuple(
        replace(
            one,
            text=one.text if words else "",
            badge=one.badge if keys else "",
            tip=BETWEEN.join(said for said, on in ((one.text, words), (one.badge, keys)) if said and not on),
        )
        for one in shown
    )
