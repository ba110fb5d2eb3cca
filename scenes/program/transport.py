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
GAP, BETWEEN, BESIDE = 4, " · ", 9
"""Pixels below the line; what parts words; units between buttons."""
TOLD, LEAST = 430, 250
"""Units that words on buttons leave for what happened, and that keys leave."""
WORDED = (
    (ROUND_BACK, STEP_BACK, PLAY, STEP, ROUND_ON, RUN),
    (STEP_BACK, PLAY, STEP, RUN),
    (PLAY, RUN),
    (),
)
"""The buttons that say what they do in words, the best first; each has its key."""


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


def plays(words: Words) -> tuple[str, ...]:
    """All that the gold button may say; room is kept for the longest, so that nothing moves when it changes."""
    return words("watch-play"), words("watch-pause"), words("watch-result")


def plan(look: Look, area: pygame.Rect, asked: Question, line: Timeline, golden: tuple[str, ...]) -> Plan:
    """What happened at the left; at the right the line above the buttons, the gold one as wide as any of its words."""
    inner = layout.inset(area, look.px(20), 2)
    longest = max(golden, key=lambda said: text.measure(look, said, role="heading", size=bar.SIZE)[0])
    widest = tuple(replace(one, text=longest) if one.key == PLAY else one for one in asked.options)
    wide, shown = _shared(look, inner.width, widest)
    ask, why = _words(look, pygame.Rect(inner.x, inner.y, wide, inner.height), asked)
    x, upper = ask.right + look.px(24), timeline.height(look)
    high = min(button.height(look, bar.SIZE), inner.height - upper - GAP)
    y = inner.centery - (upper + GAP + high) // 2
    above = pygame.Rect(x, y, inner.right - x, upper)
    below = pygame.Rect(x, above.bottom + GAP, above.width, high)
    return Plan(ask, why, ((line, above), *_row(look, below, shown, asked.options)))


def _words(look: Look, area: pygame.Rect, asked: Question) -> tuple[pygame.Rect, pygame.Rect]:
    """How far it is, and below it as much of what has happened as there is room for."""
    ask = text.measure(look, asked.ask, width=area.width, role="strong", size=20)[1]
    line = text.line_height(look, "body", look.type_px(16))
    need = text.measure(look, asked.why, width=area.width, size=16)[1]
    why = min(need, max(line, (area.height - ask) // line * line))
    y = area.centery - (ask + why) // 2
    return pygame.Rect(area.x, y, area.width, ask), pygame.Rect(area.x, y + ask, area.width, why)


def _shared(look: Look, room: int, shown: tuple[Button, ...]) -> tuple[int, tuple[Button, ...]]:
    """What the words of what happened get of a width, and the buttons with as many words as there is room for."""
    tries = [_worded(shown, said) for said in WORDED]
    bare = tuple(replace(one, badge="") for one in tries[-1])
    for one in (*tries, bare):
        wide = min(round(room * 0.3), room - _row_width(look, one) - look.px(24))
        if wide >= min(round(room * 0.3), look.px(TOLD if any(each.text for each in one) else LEAST)):
            break
    return max(look.px(LEAST), wide), one


def _worded(shown: tuple[Button, ...], said: tuple[str, ...]) -> tuple[Button, ...]:
    """The buttons with the words of some on them."""
    return tuple(one if one.key in said else replace(one, text="") for one in shown)


def _row(
    look: Look, area: pygame.Rect, shown: tuple[Button, ...], meant: tuple[Button, ...]
) -> list[tuple[Button, pygame.Rect]]:
    """The buttons in one row, as wide as they were tried, with what is meant; the rest of it is told on demand."""
    x, out = area.x, []
    for one, now in zip(shown, meant, strict=True):
        wide, said = button.width(look, one), now.text if one.text else ""
        tip = BETWEEN.join(words for words, on in ((now.text, said), (now.badge, one.badge)) if words and not on)
        out.append((replace(one, text=said, tip=tip), pygame.Rect(x, area.y, wide, area.height)))
        x += wide + look.px(BESIDE)
    return out


def _row_width(look: Look, shown: tuple[Button, ...]) -> int:
    return sum(button.width(look, one) for one in shown) + look.px(BESIDE) * (len(shown) - 1)
