"""The whole log on a page of its own: by seat, scrolled, from round to round, copied as text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit import button, record, text
from scenes.kit.button import Button
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.screen import Control, from_button
from scenes.stack import Host
from scenes.tables.overlays import Overlay

COPY = "copy"
EARLIER, LATER = "earlier", "later"


class LogPage(Overlay):
    """Tabs for everybody and for each seat; the newest line at the end."""

    def __init__(self, theme: str, heading: str, log: Log, tabs: tuple[str, ...]) -> None:
        """`tabs` are the names of all and of the seats."""
        super().__init__(theme, heading)
        self._log, self._tabs, self._seat = log, tabs, log.seat
        self._tops: list[tuple[int, Entry]] = []

    def enter(self, host: Host) -> None:
        """Begin at the end."""
        super().enter(host)
        self._to_end()

    def _to_end(self) -> None:
        area = self.scroll_area or self.body(self.look)
        self.scroll = max(0, self.scroll_height - area.height)
        self.rebuild()

    def _entries(self) -> list[Entry]:
        return [one for one in self._log.entries if self._seat is None or one.seat in (self._seat, None)]

    def build(self, look: Look) -> list[Control]:
        """Tabs, copying and closing; the lines scroll."""
        out, body = [self.closing(look)], self.body(look)
        high, gap, x = button.height(look, 18), look.px(10), body.x
        shown = [
            Button(f"tab{i}", name, primary=self._seat == (i - 1 if i else None), size=18)
            for i, name in enumerate(self._tabs)
        ]
        acts: list[Callable[[], None]] = [self._shower(index - 1 if index else None) for index in range(len(shown))]
        say = self.host.words
        shown.append(Button(EARLIER, say("log-earlier"), "ui_up", size=18))
        shown.append(Button(LATER, say("log-later"), "ui_less", size=18))
        shown.append(Button(COPY, say("log-copy"), "ui_save", size=18))
        y = body.y
        for one, act in zip(shown, [*acts, self._jumper(-1), self._jumper(1), self._copy], strict=True):
            wide = button.width(look, one)
            if x + wide > body.right:
                x, y = body.x, y + high + gap
            out.append(from_button(one, pygame.Rect(x, y, wide, high), act))
            x += wide + gap
        top = y + high + look.px(16)
        self._measure(look, pygame.Rect(body.x, top, body.width, body.bottom - top))
        return out

    def _measure(self, look: Look, area: pygame.Rect) -> None:
        self._tops, y = [], 0
        for entry in self._entries():
            self._tops.append((y, entry))
            y += text.measure(look, entry.text, width=area.width, size=18)[1] + look.px(8)
        self.scroll_area, self.scroll_height = area, y

    def _shower(self, seat: int | None) -> Callable[[], None]:
        def act() -> None:
            self._seat = seat
            self.rebuild()
            self._to_end()

        return act

    def _jumper(self, step: int) -> Callable[[], None]:
        """To the beginning of the round before, or of the next one."""

        def act() -> None:
            heads = [top for top, entry in self._tops if entry.head]
            there = [top for top in heads if (top < self.scroll if step < 0 else top > self.scroll)]
            if there:
                self.scroll_by((max(there) if step < 0 else min(there)) - self.scroll)

        return act

    def _copy(self) -> None:
        """Put the lines on the clipboard."""
        lines = "\n".join(text.plain(entry.text) for entry in self._entries())
        try:
            pygame.scrap.put_text(lines)
        except pygame.error:
            self.host.toast(self.host.words("log-not-copied"), bad=True)
            return
        self.host.toast(self.host.words("log-copied"))

    def paint_scrolled(self, surface: pygame.Surface, look: Look) -> None:
        """The lines that can be seen."""
        area = self.scroll_area
        if area is None:
            return
        with record.scrolling(True):
            for index, (top, entry) in enumerate(self._tops):
                below = self._tops[index + 1][0] if index + 1 < len(self._tops) else self.scroll_height
                row = pygame.Rect(area.x, area.y + top - self.scroll, area.width, below - top)
                if row.colliderect(area):
                    tone = look.theme.tint if entry.head else look.theme.text
                    text.draw(surface, look, entry.text, row, size=18, color=tone)
