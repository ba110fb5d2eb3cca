"""Overlays above a table: discard piles, and the references that the printed game has on its cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, card, layout, panel, resources, text, zoom
from scenes.kit.button import Button, State
from scenes.kit.card import CardState
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.tables.things import Closer


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


class Overlay(Screen):
    """A panel over the table with a heading and a button that closes it."""

    opaque = False

    def __init__(self, theme: str, heading: str) -> None:
        """All texts are already translated."""
        super().__init__()
        self.theme, self._heading = theme, heading

    def box(self, look: Look) -> pygame.Rect:
        """The panel."""
        margin = look.px(50)
        wide = min(look.width - 2 * margin, look.px(1560))
        return pygame.Rect((look.width - wide) // 2, margin, wide, look.height - 2 * margin)

    def head(self, look: Look) -> pygame.Rect:
        """The row of the heading and the closing button."""
        box, pad = self.box(look), look.px(28)
        high = max(button.height(look, 18), text.line_height(look, "heading", look.type_px(26)))
        return pygame.Rect(box.x + pad, box.y + look.px(20), box.width - 2 * pad, high)

    def body(self, look: Look) -> pygame.Rect:
        """What is left below the heading."""
        box, head = self.box(look), self.head(look)
        top = head.bottom + look.px(16)
        return pygame.Rect(head.x, top, head.width, box.bottom - look.px(24) - top)

    def closing(self, look: Look) -> Control:
        """The button that closes the overlay."""
        shown = Button("close", self.host.words("ui_close"), "ui_no", badge=self.host.keys.name("back"), size=18)
        head, wide = self.head(look), button.width(look, shown)
        rect = pygame.Rect(
            head.right - wide, head.centery - button.height(look, 18) // 2, wide, button.height(look, 18)
        )
        return from_button(shown, rect, self.back)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel and heading."""
        panel.draw(surface, look, self.box(look), alpha=0.985, border=look.theme.tint)
        head = self.head(look)
        room = pygame.Rect(head.x, head.y, head.width - self.closing(look).rect.width - look.px(20), head.height)
        text.draw(surface, look, self._heading, room, role="heading", size=26, valign="middle", wrap=False)


class Reference(Overlay):
    """Sections of rows in two columns; a row opens its rule."""

    def __init__(self, theme: str, heading: str, sections: tuple[Section, ...], rules: Callable[[str], None]) -> None:
        """`rules` opens the rulebook at a rule."""
        super().__init__(theme, heading)
        self._sections, self._rules, self._open = sections, rules, sections[0].key

    def build(self, look: Look) -> list[Control]:
        """The tabs, the closing button, and the rows of the open section."""
        body, out, x = self.body(look), [self.closing(look)], 0
        high = button.height(look, 18)
        for section in self._sections:
            shown = Button(section.key, section.heading, primary=section.key == self._open, size=18)
            wide = button.width(look, shown)
            out.append(from_button(shown, pygame.Rect(body.x + x, body.y, wide, high), self._opener(section.key)))
            x += wide + look.px(10)
        area = pygame.Rect(body.x, body.y + high + look.px(16), body.width, body.bottom - body.y - high - look.px(16))
        return [*out, *self._rows(look, area)]

    def _opener(self, key: str) -> Callable[[], None]:
        def act() -> None:
            self._open, self.scroll = key, 0
            self.rebuild()

        return act

    def _rows(self, look: Look, area: pygame.Rect) -> list[Control]:
        section = next(one for one in self._sections if one.key == self._open)
        gap, out = look.px(12), []
        columns = layout.columns(area, [1.0, 1.0], look.px(24)) if not look.text_scale > 1.3 else [area]
        y = [area.y] * len(columns)
        for row in section.rows:
            at = y.index(min(y))
            rect = pygame.Rect(columns[at].x, y[at], columns[at].width, _row_height(look, columns[at].width, row))
            out.append(self._row(row, rect))
            y[at] = rect.bottom + gap
        self.scroll_area, self.scroll_height = area, max(y) - area.y
        return out

    def _row(self, row: Row, rect: pygame.Rect) -> Control:
        def paint(surface: pygame.Surface, look: Look, place: pygame.Rect, state: State) -> None:
            _draw_row(surface, look, place, row, hovered=state.hovered)

        press = (lambda: self._rules(row.rule)) if row.rule else None
        return Control(f"row:{row.icon}:{row.name}", rect, paint, press, scrolls=True)


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


PILE_WIDTHS, PILE_SHAPE = (330, 290, 250, 220, 190), 1.45
"""How wide a card of a pile may be, the widest first, and its height by its width."""


class Pile(Overlay):
    """The cards of a discard pile, the newest first; each opens large."""

    def __init__(self, theme: str, heading: str, cards: tuple[Closer, ...]) -> None:
        """`cards` are the closer looks."""
        super().__init__(theme, heading)
        self._cards = cards
        self._large: int | None = None

    def build(self, look: Look) -> list[Control]:
        """A grid of cards."""
        body, gap = self.body(look), look.px(18)
        wide = self._card_width(look, body, gap)
        across = max(1, (body.width + gap) // (wide + gap))
        high = round(wide * PILE_SHAPE)
        out = [self.closing(look)]
        for index in range(len(self._cards)):
            row, column = divmod(index, across)
            rect = pygame.Rect(body.x + column * (wide + gap), body.y + row * (high + gap), wide, high)
            out.append(self._control(index, rect))
        rows = -(-len(self._cards) // across)
        self.scroll_area, self.scroll_height = body, rows * (high + gap) - gap
        return out

    def _card_width(self, look: Look, body: pygame.Rect, gap: int) -> int:
        """As wide as lets all cards be seen at once; the narrowest when they have to be scrolled anyway."""
        for units in PILE_WIDTHS:
            wide = look.px(units)
            rows = -(-len(self._cards) // max(1, (body.width + gap) // (wide + gap)))
            if rows * (round(wide * PILE_SHAPE) + gap) - gap <= body.height:
                break
        return wide

    def _control(self, index: int, rect: pygame.Rect) -> Control:
        shown = self._cards[index].card

        def paint(surface: pygame.Surface, look: Look, place: pygame.Rect, state: State) -> None:
            card.draw(surface, look, place, shown, CardState(hovered=state.hovered))

        return Control(f"card:{index}", rect, paint, lambda: self._enlarge(index), scrolls=True)

    def _enlarge(self, index: int) -> None:
        self._large, self.dirty = index, True

    def back(self) -> None:
        """Close the large card first."""
        if self._large is None:
            super().back()
        self._large, self.dirty = None, True

    def handle(self, event: pygame.event.Event) -> bool:
        """Any click puts the large card back."""
        if self._large is not None and event.type == pygame.MOUSEBUTTONDOWN:
            self.back()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The pile, and the large card above it."""
        super().draw(surface)
        if self._large is not None:
            closer = self._cards[self._large]
            zoom.draw(surface, self.look, closer.card, closer.notes)
