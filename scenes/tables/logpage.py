"""The whole log on a page beside the table: by seat, from turn to turn, copied as text; a line shows its object."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit import button, text
from scenes.kit.button import Button, State
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.overlay import Overlay
from scenes.kit.screen import Control, Painter, from_button
from scenes.stack import Host

LINE, COPY = "line:", "copy"
LOWEST, APART = 32, 4
"""Pixels that a line is high at least, and from the next one."""
EARLIER, LATER = "earlier", "later"


class LogPage(Overlay):
    """Tabs for everybody and for each seat; the newest line at the end."""

    veil = 0.25

    def __init__(
        self, theme: str, heading: str, log: Log, tabs: tuple[str, ...], mark: Callable[[Entry | None], None]
    ) -> None:
        """`tabs` are the names of all and of the seats; `mark` lights up on the table what a line speaks of.

        A line that is chosen is the result of the page.
        """
        super().__init__(theme, heading)
        self._log, self._tabs, self._seat, self._mark = log, tabs, log.seat, mark
        self._tops: list[tuple[int, Entry]] = []
        self._marked: Entry | None = None

    def enter(self, host: Host) -> None:
        """Begin at the end."""
        super().enter(host)
        self._to_end()

    def leave(self) -> None:
        """Nothing is marked any more."""
        self._mark(None)

    def box(self, look: Look) -> pygame.Rect:
        """The right half of the window: the board stays in sight."""
        margin = look.px(30)
        wide = min(look.width - 2 * margin, max(look.width // 2, look.px(980)))
        return pygame.Rect(look.width - margin - wide, margin, wide, look.height - 2 * margin)

    def handle(self, event: pygame.event.Event) -> bool:
        """The line that is pointed at or focused lights up its object."""
        used = super().handle(event)
        line = self.hovered or (self.focused if self.by_keys else None) or ""
        entry = self._tops[int(line[len(LINE) :])][1] if line.startswith(LINE) else None
        if entry is not self._marked:
            self._marked = entry
            self._mark(entry)
        return used

    def _to_end(self) -> None:
        area = self.scroll_area or self.body(self.look)
        self.scroll = max(0, self.scroll_height - area.height)
        self.rebuild()

    def _entries(self) -> list[Entry]:
        return [entry for entry in self._log.entries if entry.concerns(self._seat)]

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
        return [*out, *self._lines(look, pygame.Rect(body.x, top, body.width, body.bottom - top))]

    def _lines(self, look: Look, area: pygame.Rect) -> list[Control]:
        """One control for each line, and where it begins."""
        self._tops, y, out = [], 0, []
        for index, entry in enumerate(self._entries()):
            high = max(LOWEST, text.measure(look, entry.text, width=area.width, size=18)[1] + look.px(4))
            rect = pygame.Rect(area.x, area.y + y, area.width, high)
            out.append(Control(f"{LINE}{index}", rect, _painter(entry), self._chooser(entry), scrolls=True))
            self._tops.append((y, entry))
            y += high + APART
        self.scroll_area, self.scroll_height = area, y
        return out

    def _chooser(self, entry: Entry) -> Callable[[], None]:
        return lambda: self.host.stack.pop(entry)

    def _shower(self, seat: int | None) -> Callable[[], None]:
        def act() -> None:
            self._seat = seat
            self.rebuild()
            self._to_end()

        return act

    def _jumper(self, step: int) -> Callable[[], None]:
        """To the beginning of the turn or round before, or of the next one."""

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


def _painter(entry: Entry) -> Painter:
    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
        tone = look.theme.accent if state.hovered else look.theme.tint if entry.head else look.theme.text
        text.draw(surface, look, entry.text, rect, size=18, color=tone, valign="middle")

    return paint
