"""Overlays above a table: the references that the printed game has on its cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, layout, panel, resources, text
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.overlay import Overlay
from scenes.kit.screen import Control, from_button


@dataclass(frozen=True)
class Row:
    """One entry of a reference: a picture, a name, its text and the rule behind it."""

    icon: str
    name: str
    text: str
    rule: str = ""


@dataclass(frozen=True)
class Section:
    """A part of a reference, chosen by its tab."""

    key: str
    heading: str
    rows: tuple[Row, ...]


class Reference(Overlay):
    """Sections of rows down one column and on in the next; a row opens its rule."""

    def __init__(self, theme: str, heading: str, sections: tuple[Section, ...], rules: Callable[[str], None]) -> None:
        """`rules` opens the rulebook at a rule."""
        super().__init__(theme, heading)
        self._sections, self._rules, self._open = sections, rules, sections[0].key

    def build(self, look: Look) -> list[Control]:
        """The tabs, the closing button, and the rows of the open section."""
        body, out, gap = self.body(look), [self.closing(look)], look.px(10)
        tabs = [Button(one.key, one.heading, primary=one.key == self._open, size=18) for one in self._sections]
        widths, high = [min(body.width, button.width(look, tab)) for tab in tabs], button.height(look, 18)
        y = body.y
        for line in layout.flow(widths, body.width, gap):
            x = body.x
            for index in line:
                place = pygame.Rect(x, y, widths[index], high)
                out.append(from_button(tabs[index], place, self._opener(tabs[index].key)))
                x += widths[index] + gap
            y += high + gap
        top = y - gap + look.px(16)
        return [*out, *self._rows(look, pygame.Rect(body.x, top, body.width, body.bottom - top))]

    def _opener(self, key: str) -> Callable[[], None]:
        def act() -> None:
            self._open, self.scroll = key, 0
            self.rebuild()

        return act

    def _rows(self, look: Look, area: pygame.Rect) -> list[Control]:
        section = next(one for one in self._sections if one.key == self._open)
        gap, out = look.px(12), []
        columns = layout.columns(area, [1.0, 1.0], look.px(24)) if not look.text_scale > 1.3 else [area]
        heights = [_row_height(look, columns[0].width, row) + gap for row in section.rows]
        split = _split(heights) if len(columns) > 1 else len(heights)
        for rows, tall, column in zip(
            (section.rows[:split], section.rows[split:]), (heights[:split], heights[split:]), columns, strict=False
        ):
            y = column.y
            for row, high in zip(rows, tall, strict=True):
                out.append(self._row(row, pygame.Rect(column.x, y, column.width, high - gap)))
                y += high
        self.scroll_area, self.scroll_height = area, max(sum(heights[:split]), sum(heights[split:])) - gap
        return out

    def _row(self, row: Row, rect: pygame.Rect) -> Control:
        def paint(surface: pygame.Surface, look: Look, place: pygame.Rect, state: State) -> None:
            _draw_row(surface, look, place, row, hovered=state.hovered)

        press = (lambda: self._rules(row.rule)) if row.rule else None
        return Control(f"row:{row.icon}:{row.name}", rect, paint, press, scrolls=True)


def _split(heights: list[int]) -> int:
    """How many rows go down the first of two columns, so that both are as short as can be."""
    return min(range(len(heights) + 1), key=lambda count: (max(sum(heights[:count]), sum(heights[count:])), -count))


def _row_inner(look: Look, width: int) -> int:
    return width - look.px(16) * 2 - look.px(58)


def _row_height(look: Look, width: int, row: Row) -> int:
    name = text.line_height(look, "strong", look.type_px(19))
    body = text.measure(look, row.text, width=_row_inner(look, width), size=17)[1]
    return max(name + body, look.px(48)) + look.px(20)


def _draw_row(surface: pygame.Surface, look: Look, rect: pygame.Rect, row: Row, *, hovered: bool) -> None:
    theme, pad = look.theme, look.px(16)
    edge = theme.tint if hovered else theme.tint_deep
    sheet = panel.sheet(*rect.size, theme.panel[0], theme.panel[1], 0.9, edge, 0.6 if hovered else 0.22, 1, look.px(8))
    surface.blit(sheet, rect)
    side = look.px(44)
    surface.blit(resources.icon(row.icon, side, theme.tint), (rect.x + pad, rect.y + look.px(12)))
    x = rect.x + pad + look.px(58)
    line = pygame.Rect(x, rect.y + look.px(8), rect.right - pad - x, text.line_height(look, "strong", look.type_px(19)))
    rule = text.measure(look, row.rule, size=16)[0] + look.px(10) if row.rule else 0
    name = pygame.Rect(line.x, line.y, line.width - rule, line.height)
    text.draw(surface, look, row.name, name, role="strong", size=19, wrap=False)
    if row.rule:
        text.draw(surface, look, row.rule, line, size=16, color=theme.tint, align="right", valign="middle", wrap=False)
    below = pygame.Rect(line.x, line.bottom, line.width, rect.bottom - line.bottom - look.px(8))
    text.draw(surface, look, row.text, below, size=17, color=theme.muted)
