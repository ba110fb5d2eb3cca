"""A menu page: a heading, a calm panel in the middle and a line of buttons at the foot."""

from collections.abc import Callable

import pygame

from scenes.kit import button, layout, panel, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button

Foot = list[tuple[Button, Callable[[], None]]]


class Page(Screen):
    """Subclasses give `heading`, `foot` (buttons) and `fill` (controls inside `body`)."""

    widest = 1500

    def heading(self) -> str:
        """The words at the top."""
        return ""

    def foot(self) -> Foot:
        """Buttons at the foot, the first at the left, the rest at the right."""
        return [(Button("back", self.host.words("ui_back"), "ui_back"), self.back)]

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """The controls in the body."""
        return []

    def column(self, look: Look) -> pygame.Rect:
        """The part of the window that is used."""
        margin = look.px(40)
        wide = min(look.width - 2 * margin, look.px(self.widest * max(1.0, look.text_scale * 0.8)))
        return pygame.Rect((look.width - wide) // 2, margin, wide, look.height - 2 * margin)

    def head_rect(self, look: Look) -> pygame.Rect:
        """Where the heading stands."""
        area = self.column(look)
        high = text.line_height(look, "title", look.type_px(38 / look.text_scale**0.5))
        return pygame.Rect(area.x, area.y - look.px(8), area.width, high)

    def body(self, look: Look) -> pygame.Rect:
        """What is left between heading and foot."""
        area, head = self.column(look), self.head_rect(look)
        foot = self._foot_rows(look)
        bottom = area.bottom - foot - look.px(18)
        return pygame.Rect(area.x, head.bottom + look.px(14), area.width, bottom - head.bottom - look.px(14))

    def _foot_rows(self, look: Look) -> int:
        """Height of the line (or lines) of buttons."""
        high, gap = button.height(look), look.px(14)
        lines = layout.flow([button.width(look, shown) for shown, _ in self.foot()], self.column(look).width, gap)
        return len(lines) * (high + gap) - gap

    def build(self, look: Look) -> list[Control]:
        """The body's controls, then the foot's."""
        return [*self.fill(look, self.body(look)), *self._foot(look)]

    def _foot(self, look: Look) -> list[Control]:
        area, high, gap = self.column(look), button.height(look), look.px(14)
        shown = self.foot()
        widths = [min(button.width(look, item), area.width) for item, _ in shown]
        lines = layout.flow(widths, area.width, gap)
        controls: list[Control] = []
        y = area.bottom - len(lines) * (high + gap) + gap
        for number, line in enumerate(lines):
            x = area.right - sum(widths[i] for i in line) - gap * (len(line) - 1)
            for index in line:
                place = area.x if number == 0 and index == 0 else x
                rect = pygame.Rect(place, y, widths[index], high)
                controls.append(from_button(shown[index][0], rect, shown[index][1]))
                x += widths[index] + gap
            y += high + gap
        return controls

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The heading."""
        size = 38 / look.text_scale**0.5
        head = self.head_rect(look)
        text.draw(surface, look, self.heading(), head, role="title", size=size, wrap=False)

    def sheet(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, label: str = "") -> pygame.Rect:
        """A panel with a label; returns what is left inside."""
        panel.draw(surface, look, rect)
        return inside(look, rect, bool(label)) if not label else self._labelled(surface, look, rect, label)

    def _labelled(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, label: str) -> pygame.Rect:
        high = text.line_height(look, "label", look.type_px(16))
        place = pygame.Rect(rect.x + look.px(20), rect.y + look.px(15), rect.width - 2 * look.px(20), high)
        text.label(surface, look, label, place)
        return inside(look, rect, True)


def inside(look: Look, rect: pygame.Rect, labelled: bool) -> pygame.Rect:
    """The inner part of a panel, below its label."""
    top = text.line_height(look, "label", look.type_px(16)) + look.px(24) if labelled else look.px(18)
    side = look.px(18)
    return pygame.Rect(rect.x + side, rect.y + top, rect.width - 2 * side, rect.height - top - look.px(18))


class Reading(Page):
    """A page with nothing to choose: arrows and page keys scroll."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows and page keys scroll."""
        if event.type == pygame.KEYDOWN and self.scroll_area:
            by = {pygame.K_DOWN: 60, pygame.K_UP: -60, pygame.K_PAGEDOWN: 500, pygame.K_PAGEUP: -500}.get(event.key)
            if by:
                return self.scroll_by(self.look.px(by))
        return super().handle(event)
