"""Puts previews into words: what would happen line by line, what comes then, and the panel that says it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import pygame

from game.model.state import Event
from game.table.preview import CHANCE, CHOICE, OVER, Preview
from scenes.kit import excerpt, panel, record, text
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables.telling import said
from scenes.tables.things import About, Mode, Thing

TIMES, STOP = " ×", ". "
SHEET = "foresight"
"""The key of the panel."""


@dataclass(frozen=True)
class Told:
    """A preview as it is to be shown: of which choice, and in words what comes then.

    With `about` nothing shows but what would become of that very thing.
    """

    choice: str
    preview: Preview
    then: str = ""
    about: About | None = None


# -- words -----------------------------------------------------------------------------------------


def then(words: Words, preview: Preview, seat: int) -> str:
    """What comes after that which can be foretold."""
    if preview.ends == OVER and preview.result:
        return words("foresee-won" if seat in preview.result.winners else "foresee-lost")
    if preview.ends == CHOICE:
        question = said(words, preview.message, preview.args)
        return words("foresee-choice", seat=f"@seat:{preview.seat}", question=question)
    if preview.ends == CHANCE:
        return words("foresee-dice") if preview.what == "dice" else words("foresee-hidden")
    return ""


def lines(words: Words, events: Iterable[Event], args: Callable[[Event], dict[str, Any] | None]) -> tuple[str, ...]:
    """Events in words, each in a line of its own, equal ones counted."""
    told = []
    for event in events:
        found = args(event)
        message = f"foresee-{event.kind}" if words.has(f"foresee-{event.kind}") else f"log-{event.kind}"
        if found is not None and words.has(message):
            told.append(said(words, message, found))
    counts = [(line, len(list(group))) for line, group in groupby(told)]
    return tuple(f"{line}{TIMES}{count}" if count > 1 else line for line, count in counts)


# -- the sheet -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """What the panel says: its head, of which choice it speaks, what would happen, what comes then."""

    head: str
    choice: tuple[str, ...]
    lines: tuple[str, ...]
    after: tuple[str, ...]
    more: str

    @property
    def spoken(self) -> str:
        """The same in one breath, without the choice."""
        return STOP.join((f"__{self.head}__", *self.lines, *self.after))


def sheet(words: Words, rect: pygame.Rect, told: Told, shown: Sequence[str]) -> tuple[Thing, ...]:
    """A panel with what would happen; none where nothing would."""
    if not shown and not told.then:
        return ()
    named = (f"__{told.choice}__",) if told.choice else ()
    after = (told.then,) if told.then else ()
    page = Page(words("foresee-head"), named, tuple(shown), after, words("foresee-more"))
    return (Thing(SHEET, rect, _draw, page),)


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Page, mode: Mode) -> None:
    record.note("overlay", surface, rect)
    record.note("digest", surface, rect)
    panel.draw(surface, look, rect, border=look.theme.accent, alpha=1.0, shade=False)
    pad = look.px(18)
    inner = pygame.Rect(rect.x + pad, rect.y + look.px(13), rect.width - 2 * pad, rect.height - look.px(24))
    high = text.line_height(look, "label", look.type_px(16))
    text.label(surface, look, shown.head, pygame.Rect(inner.x, inner.y, inner.width, high))
    top = inner.y + high + look.px(8)
    room = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
    excerpt.draw(surface, look, _fitting(look, room, shown), room, role="body", size=16, ink=look.theme.muted)


def _fitting(look: Look, room: pygame.Rect, shown: Page) -> str:
    """As many lines as there is room for, and always what comes then; the choice is the first to be left out."""
    whole = (*shown.choice, *shown.lines, *shown.after)
    plain = (*shown.lines, *shown.after)
    begun = [(*shown.lines[:kept], shown.more, *shown.after) for kept in range(len(shown.lines) - 1, 0, -1)]
    for tried in ("\n".join(one) for one in (whole, plain, *begun)):
        if text.measure(look, tried, width=room.width, size=16)[1] <= room.height:
            break
    return tried
