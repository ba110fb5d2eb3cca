"""Standing answers: all that people at a table wished not to be asked again, each to be taken back."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, panel, resources, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, from_button
from scenes.menus import empty
from scenes.menus.page import Foot, Page


@dataclass(frozen=True)
class Wish:
    """One standing answer in words: whose it is, at what, what is answered, and how it is taken back."""

    key: str
    icon: str
    what: str
    answer: str
    take_back: Callable[[], None]


class Standings(Page):
    """`wishes` is asked again after one was taken back."""

    widest = 1100

    def __init__(self, wishes: Callable[[], tuple[Wish, ...]], theme: str = "house") -> None:
        """`theme` is that of the table."""
        super().__init__()
        self.theme = theme
        self._ask, self._wishes = wishes, wishes()
        self._rows: list[tuple[Wish, pygame.Rect]] = []

    def heading(self) -> str:
        """Standing answers."""
        return self.host.words("standings_heading")

    def foot(self) -> Foot:
        """Back, and everything at once."""
        back = (Button("back", self.host.words("ui_back"), "ui_back"), self.back)
        if not self._wishes:
            return [back]
        return [back, (Button("all", self.host.words("standings_all"), "ui_undo"), self._take_all_back)]

    def _take_all_back(self) -> None:
        for wish in self._wishes:
            wish.take_back()
        self._reload()

    def _taker(self, wish: Wish) -> Callable[[], None]:
        def act() -> None:
            wish.take_back()
            self._reload()

        return act

    def _reload(self) -> None:
        self._wishes = self._ask()
        self.rebuild()

    # -- layout ------------------------------------------------------------------------------------

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """A row for each with the button that takes it back."""
        self.scroll_area, self._rows, y = body, [], body.y
        out: list[Control] = []
        for wish in self._wishes:
            shown = Button(wish.key, self.host.words("standings_ask"), "ui_undo", size=18)
            wide, high = button.width(look, shown), button.height(look, 18)
            room = body.width - wide - look.px(130)
            row = pygame.Rect(body.x, y, body.width, max(self._words_high(look, wish, room), high) + look.px(24))
            place = pygame.Rect(row.right - look.px(16) - wide, row.centery - high // 2, wide, high)
            out.append(from_button(shown, place, self._taker(wish), scrolls=True))
            self._rows.append((wish, row))
            y = row.bottom + look.px(10)
        self.scroll_height = max(0, y - look.px(10) - body.y)
        return out

    def _words_high(self, look: Look, wish: Wish, room: int) -> int:
        what = text.measure(look, wish.what, width=room, role="strong", size=19)[1]
        return what + text.measure(look, wish.answer, width=room, size=17)[1]

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A word when there are none."""
        super().paint(surface, look)
        if not self._wishes:
            empty.draw(self, surface, look, "ui_ticked", "standings_empty")

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The rows."""
        for (wish, row), taker in zip(self._rows, self.controls, strict=False):
            self._row(surface, look, row.move(0, -self.scroll), wish, taker.rect.width)

    def _row(self, surface: pygame.Surface, look: Look, row: pygame.Rect, wish: Wish, taken: int) -> None:
        panel.draw(surface, look, row)
        side, pad = look.px(46), look.px(18)
        surface.blit(resources.icon(wish.icon, side, look.theme.tint), (row.x + pad, row.centery - side // 2))
        x, room = row.x + 2 * pad + side, row.width - taken - look.px(130)
        high = text.measure(look, wish.what, width=room, role="strong", size=19)[1]
        y = row.centery - self._words_high(look, wish, room) // 2
        text.draw(surface, look, wish.what, pygame.Rect(x, y, room, high), role="strong", size=19)
        below = pygame.Rect(x, y + high, room, row.bottom - y - high)
        text.draw(surface, look, wish.answer, below, size=17, color=look.theme.muted)
