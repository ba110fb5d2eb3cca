"""The bar at the bottom: what is asked of whom and why, the options as buttons, and undo and hint at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.kit import button, excerpt, layout, text, timeline
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.timeline import Timeline

SIZE = 18
MORE = "more"
HIGHEST = "9"
"""The last number there is a key for."""


@dataclass(frozen=True)
class Question:
    """What the bar says: the question, its reason, the options, and buttons `beside` them and at the `side`.

    `briefer` are shorter forms of the reason, for where there is little room.
    """

    ask: str
    why: str = ""
    briefer: tuple[str, ...] = ()
    options: tuple[Button, ...] = ()
    side: tuple[Button, ...] = ()
    beside: tuple[Button, ...] = ()

    @property
    def row(self) -> tuple[Button, ...]:
        """The buttons that stand in rows."""
        return (*self.options, *self.beside)


@dataclass(frozen=True)
class Plan:
    """Where everything of the bar lies."""

    ask: pygame.Rect
    why: pygame.Rect
    buttons: tuple[tuple[Button, pygame.Rect], ...]

    @property
    def words(self) -> pygame.Rect:
        """The question and its reason."""
        return self.ask.union(self.why)


def turn(words: str, key: str) -> Button:
    """The button that turns to the next options."""
    return Button(MORE, words, "ui_skip", badge=key, note="9/9", size=SIZE)


def plan(look: Look, area: pygame.Rect, asked: Question, page: int, more: Button) -> Plan:
    """Lay the bar out; when the options do not fit even beside a briefer reason, `more` turns the page."""
    inner = layout.inset(area, look.px(20), look.px(9))
    side, left = _side(look, inner, asked.side)
    forms = (_laid(look, left, replace(asked, why=why), page, more) for why in (asked.why, *asked.briefer))
    first = next(forms)
    whole = (form for form in (first, *forms) if all(shown.key != MORE for shown, _ in form.buttons))
    found = next(whole, first)
    return replace(found, buttons=(*found.buttons, *side))


def _laid(look: Look, left: pygame.Rect, asked: Question, page: int, more: Button) -> Plan:
    """The words and options of the bar beside the column at the right."""
    wide = _ask_width(look, left, asked) if asked.row else left.width
    ask, why = _words(look, pygame.Rect(left.x, left.y, wide, left.height), asked)
    room = pygame.Rect(left.x + wide + look.px(20), left.y, left.width - wide - look.px(20), left.height)
    return Plan(ask, why, tuple(_options(look, room, asked, page, more)))


def _ask_width(look: Look, area: pygame.Rect, asked: Question) -> int:
    """How wide the question is: wider when it would not fit in height."""
    widest, wide = max((button.width(look, one) for one in asked.options), default=0), 0
    for share in (0.3, 0.36, 0.43, 0.55, 0.64):
        tried = round(
            min(max(area.width * share, look.px(330)), look.px(620 if share < 0.5 else 900) * look.text_scale)
        )
        if share > 0.5 and tried + look.px(20) + widest > area.width:
            break
        wide = tried
        high = text.measure(look, asked.ask, width=wide, role="strong", size=20)[1]
        if high + text.measure(look, asked.why, width=wide, size=16)[1] <= area.height:
            break
    return min(_snug(look, area, asked, wide), round(area.width * 0.64))


def _snug(look: Look, area: pygame.Rect, asked: Question, wide: int) -> int:
    """No wider than its words, when the options would otherwise need a second row."""
    need = sum(button.width(look, one) + look.px(9) for one in asked.row)
    if need <= area.width - wide - look.px(20):
        return wide
    ask = text.measure(look, asked.ask, width=wide, role="strong", size=20)[0]
    return min(wide, max(ask, text.measure(look, asked.why, width=wide, size=16)[0]) + 4)


def _side(
    look: Look, area: pygame.Rect, shown: tuple[Button, ...]
) -> tuple[list[tuple[Button, pygame.Rect]], pygame.Rect]:
    """The column of buttons at the right, and what is left of the area."""
    if not shown:
        return [], area
    gap = look.px(8)
    wide = min(max(button.width(look, one) for one in shown), area.width // 3)
    high = (area.height - gap * (len(shown) - 1)) // len(shown)
    x = area.right - wide
    placed = [(one, pygame.Rect(x, area.y + index * (high + gap), wide, high)) for index, one in enumerate(shown)]
    return placed, pygame.Rect(area.x, area.y, area.width - wide - look.px(20), area.height)


def _words(look: Look, area: pygame.Rect, asked: Question) -> tuple[pygame.Rect, pygame.Rect]:
    why_high = text.measure(look, asked.why, width=area.width, size=16)[1] if asked.why else 0
    ask_high = text.measure(look, asked.ask, width=area.width, role="strong", size=20)[1]
    line = text.line_height(look, "body", look.type_px(16))
    if ask_high + line > area.height:
        line = text.line_height(look, "body", look.floor)
    ask_high = min(ask_high, area.height - (line if asked.why else 0))
    why_high = min(why_high, max(line, (area.height - ask_high) // line * line))
    y = area.y + max(0, (area.height - ask_high - why_high - look.px(2)) // 2)
    ask = pygame.Rect(area.x, y, area.width, ask_high)
    return ask, pygame.Rect(area.x, ask.bottom + look.px(2), area.width, why_high)


def _options(
    look: Look, area: pygame.Rect, asked: Question, page: int, more: Button
) -> list[tuple[Button, pygame.Rect]]:
    """The options in one row of tall buttons or two rows of lower ones; the rest on further pages."""
    shown = asked.row
    if not shown:
        return []
    gap = look.px(9)
    widths = [min(button.width(look, one), area.width) for one in shown]
    if sum(widths) + gap * (len(widths) - 1) <= area.width:
        high = min(area.height, button.height(look, SIZE))
        return _row(shown, widths, pygame.Rect(area.x, area.centery - high // 2, area.width, high), gap)
    high = (area.height - gap) // 2
    lines = layout.flow(widths, area.width, gap)
    if len(lines) <= 2:
        return _lines(shown, widths, area, lines, high, gap)
    return _paged(look, area, asked, page, more)


def _row(shown: tuple[Button, ...], widths: list[int], area: pygame.Rect, gap: int) -> list[tuple[Button, pygame.Rect]]:
    x, out = area.x, []
    for one, wide in zip(shown, widths, strict=True):
        out.append((one, pygame.Rect(x, area.y, wide, area.height)))
        x += wide + gap
    return out


def _lines(
    shown: tuple[Button, ...], widths: list[int], area: pygame.Rect, lines: list[list[int]], high: int, gap: int
) -> list[tuple[Button, pygame.Rect]]:
    out = []
    for number, line in enumerate(lines):
        row = pygame.Rect(area.x, area.y + number * (high + gap), area.width, high)
        out += _row(tuple(shown[i] for i in line), [widths[i] for i in line], row, gap)
    return out


def _paged(look: Look, area: pygame.Rect, asked: Question, page: int, more: Button) -> list[tuple[Button, pygame.Rect]]:
    """One page of the options; `more` turns to the next. A number means the same on all of them.

    What ends or declines is on each, if it fits.
    """
    gap, high = look.px(9), (area.height - look.px(9)) // 2
    wide = min(area.width, button.width(look, more))
    count = len(asked.options)
    last = next((index for index in reversed(range(count)) if not asked.options[index].reason), count - 1)
    shown = (*_numbered(asked.options, last), *asked.beside)
    widths = [min(button.width(look, one), area.width) for one in shown]
    for pinned in ((last,), ()):
        pages = _pages(widths, pinned, wide, area.width, gap)
        number = page % len(pages)
        chosen = [*pages[number], *pinned]
        lines = layout.flow([*(widths[i] for i in chosen), wide], area.width, gap)
        if max(len(layout.flow([*(widths[i] for i in (*one, *pinned)), wide], area.width, gap)) for one in pages) <= 2:
            break
    turned = replace(more, note=f"{number + 1}/{len(pages)}")
    page_shown = (*(shown[i] for i in chosen), turned)
    return _lines(page_shown, [*(widths[i] for i in chosen), wide], area, lines[:2], high, gap)


def _numbered(options: Sequence[Button], last: int) -> list[Button]:
    """Options with their number keys; where they are more than the keys, what is on each page has the highest."""
    if last < 0 or options[last].badge or not options[last].enabled:
        return list(options)
    taken = [replace(one, badge="") if one.badge == HIGHEST else one for one in options]
    return [replace(one, badge=HIGHEST) if index == last else one for index, one in enumerate(taken)]


def _pages(widths: list[int], pinned: tuple[int, ...], turn: int, room: int, gap: int) -> list[list[int]]:
    """The options page by page, each with room for what stands on every page."""
    always = [*(widths[i] for i in pinned), turn]
    pages: list[list[int]] = [[]]
    for index in range(len(widths)):
        if index in pinned:
            continue
        trial = [*pages[-1], index]
        if pages[-1] and len(layout.flow([*(widths[i] for i in trial), *always], room, gap)) > 2:
            pages.append([index])
        else:
            pages[-1] = trial
    return pages


def draw(surface: pygame.Surface, look: Look, spots: Plan, asked: Question, states: dict[str, State]) -> None:
    """Draw words and buttons."""
    text.draw(surface, look, asked.ask, spots.ask, role="strong", size=20)
    if asked.why:
        words, ink = _reason(look, asked, spots.why.size), look.theme.muted
        excerpt.draw(surface, look, words, spots.why, role="body", size=16, ink=ink)
    for shown, rect in spots.buttons:
        draw_button(surface, look, rect, shown, states.get(shown.key, button.CALM))


def _reason(look: Look, asked: Question, room: tuple[int, int]) -> str:
    """The longest form of the reason that has room, else the briefest."""
    forms = (asked.why, *asked.briefer)
    laid = ((form, text.fit(look, form, room, "body", 16, look.theme.muted, True)) for form in forms)
    return next((form for form, block in laid if block.height <= room[1] + 1 and block.width <= room[0]), forms[-1])


def draw_button(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Button, state: State) -> None:
    """Draw one button, or the line on which a replay stands."""
    if isinstance(shown, Timeline):
        timeline.draw(surface, look, rect, shown, state)
    else:
        button.draw(surface, look, rect, shown, state)
