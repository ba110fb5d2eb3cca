"""The log: what happened, newest at the end, scrolled by wheel or keys, quick with thousands of lines."""

from dataclasses import dataclass

import pygame

from scenes.kit import excerpt, panel, record, text
from scenes.kit.look import Look
from scenes.kit.resources import Color


@dataclass(frozen=True)
class Entry:
    """One line.

    `subject` is the name of the component it speaks of, `about` are the things of the rules; `seats` are those whom it
    concerns (None: everybody); `head` begins a round or a turn.
    """

    text: str
    subject: str = ""
    seats: tuple[int, ...] | None = None
    head: bool = False
    about: tuple[tuple[str, str | int], ...] = ()

    def concerns(self, seat: int | None) -> bool:
        """Whether the line passes the filter of a seat; without one every line does."""
        return seat is None or self.seats is None or seat in self.seats


class Log:
    """A list of entries and the place one has scrolled to."""

    def __init__(self) -> None:
        """An empty log, following its newest line."""
        self.entries: list[Entry] = []
        self.seat: int | None = None
        self.fresh = 0
        self._up = 0
        self._heights: dict[tuple[Look, int], list[int]] = {}
        self._spots: list[tuple[pygame.Rect, Entry]] = []
        self._room = 0
        self._total = 0

    def add(self, *entries: Entry) -> None:
        """Append entries; the view follows unless one has scrolled up."""
        self.entries += entries

    def amend(self, entry: Entry) -> None:
        """Let another entry stand in the place of the newest."""
        self.entries[-1] = entry
        for known in self._heights.values():
            del known[len(self.entries) - 1 :]

    @property
    def state(self) -> tuple[int, str, int | None, int, int]:
        """All that decides what is drawn: two pictures with the same state look the same."""
        newest = self.entries[-1].text if self.entries else ""
        return len(self.entries), newest, self.seat, self._up, self.fresh

    def clear(self) -> None:
        """Forget everything, as after an undo."""
        self.entries, self._heights, self._up, self.fresh = [], {}, 0, 0

    def shown(self) -> list[Entry]:
        """The entries that pass the seat filter."""
        return [entry for entry in self.entries if entry.concerns(self.seat)]

    def copied(self) -> str:
        """All entries as plain text."""
        return "\n".join(text.plain(entry.text) for entry in self.shown())

    def scroll(self, pixels: int) -> bool:
        """Scroll (positive is towards older lines); True when it moved."""
        before = self._up
        self._up = max(0, min(max(0, self._total - self._room), self._up + pixels))
        return self._up != before

    def at(self, spot: tuple[int, int]) -> Entry | None:
        """The entry under a point of the last drawn picture."""
        return next((entry for rect, entry in self._spots if rect.collidepoint(spot)), None)

    def _measured(self, look: Look, width: int, entries: list[Entry]) -> list[int]:
        """Heights of the entries at a width; only new ones are measured."""
        if self.seat is not None:
            return [_height(look, entry, width) for entry in entries]
        known = self._heights.setdefault((look, width), [])
        if len(self._heights) > 3:
            self._heights = {(look, width): known}
        for entry in entries[len(known) :]:
            known.append(_height(look, entry, width))
        return known

    def draw(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, title: str, hovered: Entry | None = None
    ) -> None:
        """The panel with its title and the entries that fit whole, the newest at the bottom.

        In a low panel texts are smaller, so that two lines have room.
        """
        look = _seen(look, rect.height)
        panel.draw(surface, look, rect)
        pad = look.px(18)
        head = text.line_height(look, "label", look.type_px(16))
        text.label(surface, look, title, pygame.Rect(rect.x + pad, rect.y + look.px(14), rect.width - 2 * pad, head))
        top = rect.y + head_height(look)
        area = pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, rect.bottom - look.px(12) - top)
        self._lines(surface, look, area, hovered)

    def _lines(self, surface: pygame.Surface, look: Look, area: pygame.Rect, hovered: Entry | None) -> None:
        entries = self.shown()
        heights = self._measured(look, area.width, entries)
        fresh = {id(entry) for entry in self.entries[self.fresh :]}
        self._room, self._total, self._spots = area.height, sum(heights), []
        bottom = area.bottom + self._up if self._up else area.y + _filled(look, heights, area.height)
        with record.scrolling(True):
            for index in range(len(entries) - 1, -1, -1):
                row = pygame.Rect(area.x, bottom - heights[index], area.width, heights[index])
                if bottom <= area.y:
                    break
                if row.y < area.y:
                    row = row.clip(area)
                if area.contains(row):
                    last = index == len(entries) - 1
                    newest = last or id(entries[index]) in fresh
                    state = _State(newest=newest, last=last, hovered=entries[index] is hovered)
                    _line(surface, look, row, entries[index], state)
                    self._spots.append((row, entries[index]))
                bottom = row.y


def _filled(look: Look, heights: list[int], room: int) -> int:
    """The height of the newest entries: all of the room, unless it holds no line of what does not fit whole."""
    whole = _whole(heights, room)
    return min(sum(heights), room) if room - whole >= line_height(look) else min(whole, room)


def _seen(look: Look, height: int) -> Look:
    """The look with the largest texts of which two lines fit."""
    looks = [look, *(look.modest(scale) for scale in (1.75, 1.5, 1.25, 1.0))]
    fits = (one for one in looks if head_height(one) + 2 * line_height(one) <= height)
    return next(fits, looks[-1])


def head_height(look: Look) -> int:
    """Height of the panel's title, from its upper edge to the first line."""
    return look.px(22) + text.line_height(look, "label", look.type_px(16))


def line_height(look: Look) -> int:
    """Height of an entry of one line."""
    return text.line_height(look, "body", look.type_px(17)) + look.px(12)


def _whole(heights: list[int], room: int) -> int:
    """The height of the newest entries that fit whole into a room, of one at least."""
    total = 0
    for high in reversed(heights):
        if total and total + high > room:
            break
        total += high
    return total


def _height(look: Look, entry: Entry, width: int) -> int:
    return text.measure(look, entry.text, width=width, size=17)[1] + look.px(12)


@dataclass(frozen=True)
class _State:
    """How an entry stands in the list: `newest` is all that came since one's last choice, `last` the very last."""

    newest: bool
    last: bool
    hovered: bool


def _line(surface: pygame.Surface, look: Look, row: pygame.Rect, entry: Entry, state: _State) -> None:
    """An entry; the last one shrinks where it has no room, others are begun."""
    theme = look.theme
    tone = theme.text if state.newest else theme.muted
    tone = theme.accent if state.hovered else theme.tint if entry.head else tone
    box = pygame.Rect(row.x, row.y + look.px(6), row.width, row.height - look.px(10))
    if state.last:
        excerpt.draw(surface, look, entry.text, box, role="body", size=17, ink=tone)
    elif row.height >= line_height(look):
        _begun(surface, look, box, entry.text, tone)
    pygame.draw.line(surface, theme.panel[0], (row.x, row.bottom - 1), (row.right, row.bottom - 1))


def _begun(surface: pygame.Surface, look: Look, box: pygame.Rect, words: str, ink: Color) -> None:
    """An entry, or as many of its lines as there is room for."""
    block = text.layout(look, words, box.width, "body", look.type_px(17), ink)
    if block.height > box.height + 1:
        block = text.cut_off(look, text.plain(words), box, "body", block.size, ink)
    area = text.draw_block(surface, block, box)
    record.note("text", surface, area, label=text.plain(words), box=box, size=block.size)
