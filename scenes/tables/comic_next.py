"""What the villain will do next: the start and end texts of the villain turn, with H worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.engine.verbs import deck_size
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import SentinelsState
from scenes.kit import excerpt, panel, record, resources, text
from scenes.kit.card import Card
from scenes.kit.look import Look
from scenes.kit.theme import mix
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables import comic_faces as faces
from scenes.tables.comic import Comic
from scenes.tables.comic_numbers import current
from scenes.tables.things import Closer, Mode, Thing

PHASES = ("start", "end")
WHOSE = ("villain", "every")
BEGUN = 2
"""The fewest lines with which a text is begun that has no room whole."""


@dataclass(frozen=True)
class Line:
    """What one card will do: its picture, its name, and its words where they are more than the name."""

    icon: str
    name: str
    said: str = ""

    @property
    def sentence(self) -> str:
        """Name and words in one."""
        return f"**{self.name}:** {self.said}" if self.said else self.name


@dataclass(frozen=True)
class Coming:
    """What will happen in a phase, card by card."""

    phase: str
    heading: str
    lines: tuple[Line, ...]
    joint: str = ", "

    @property
    def names(self) -> tuple[str, ...]:
        """The cards alone."""
        return tuple(dict.fromkeys(line.name for line in self.lines))

    def short(self, most: int) -> str:
        """The first names, and how many more there are."""
        left = len(self.names) - most
        return self.joint.join(self.names[:most]) + (f" + {left}" if left > 0 else "")


def coming(words: Words, view: SentinelsState) -> tuple[Coming, ...]:
    """The three phases of the next villain turn."""
    start, end = (_phase(words, view, phase) for phase in PHASES)
    left = deck_size(view, view.villain) if view.villain in view.decks else 0
    top = Line("ui_deck", words("sen-next-play", left=left))
    return start, Coming("play", words("sen-phase-play"), (top,)), end


def _phase(words: Words, view: SentinelsState, phase: str) -> Coming:
    """The texts of a phase in the order of play, equal ones counted."""
    said = [voice for whose in WHOSE for voice in view.voices.get(f"when {phase} {whose}", ())]
    said.sort(key=lambda voice: (view.play.get(voice[0], 0), len(voice[1])))
    counts, cards = Counter(line for _, line in said), {line: card for card, line in reversed(said)}
    lines = tuple(_line(words, view, phase, line, cards[line], many) for line, many in counts.items())
    return Coming(
        phase, words(f"sen-phase-{phase}"), lines or (Line("", words("sen-next-nothing")),), words("list-comma")
    )


def _named(words: Words, line: str, many: int) -> str:
    name = faces.title(words, line.removesuffix("_advanced"))
    return f"{name} ×{many}" if many > 1 else name


def _line(words: Words, view: SentinelsState, phase: str, line: str, card: int, many: int) -> Line:
    """What a card will do, in its own words and with its numbers as they are now."""
    advanced = line.endswith("_advanced")
    name = CARDS[line.removesuffix("_advanced")].id
    said = faces.resolved(words, words(f"{name}_advanced" if advanced else f"{name}_text"), view.h)
    told = spoken(words, current(words, view, view.cards[card], said)[0], phase)
    return Line(name.removesuffix("_back"), _named(words, line, many), told[:1].upper() + told[1:])


def spoken(words: Words, said: str, phase: str) -> str:
    """The part of a card's text that speaks of a phase of the villain turn; all of it where none does."""
    _, found, after = said.partition(words(f"sen-says-{phase}"))
    if not found:
        return said
    for other in PHASES:
        after = after.partition(words(f"sen-says-{other}"))[0]
    kept: list[str] = []
    for sentence in after.strip().split(". "):
        if kept and not sentence.startswith(words("sen-says-then")):
            break
        kept.append(sentence)
    return ". ".join(kept).rstrip(".") + "."


def panel_of(comic: Comic) -> None:
    """The panel with what comes; a closer look has it all."""
    words, view = comic.words, comic.view
    parts = coming(words, view)
    shown = (words("sen-next-head"), parts)
    comic.picture.add(Thing("next", comic.lay.next, _draw, shown, (), 1, _closer(words, view, parts)))


def _closer(words: Words, view: SentinelsState, parts: tuple[Coming, ...]) -> Callable[[], Closer]:
    def make() -> Closer:
        said = [f"__{part.heading}__ {line.sentence}" for part in parts for line in part.lines]
        card = Card(view.villain, words("sen-next-head"), "villain", "", "\n".join(said), hue=faces.HUES[view.villain])
        return Closer(card, (Note(words("sen-h", h=view.h), "sen_h", words.rule("kw_sen_h")),))

    return make


def _draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, tuple[Coming, ...]], mode: Mode
) -> None:
    head, parts = shown
    panel.draw(surface, look, rect, border=look.theme.tint if mode.hovered else None)
    record.note("digest", surface, rect)
    pad = look.px(18)
    inner = pygame.Rect(rect.x + pad, rect.y + look.px(13), rect.width - 2 * pad, rect.height - look.px(24))
    high = text.line_height(look, "label", look.type_px(16))
    text.label(surface, look, head, pygame.Rect(inner.x, inner.y, inner.width, high))
    room = pygame.Rect(inner.x, inner.y + high + look.px(8), inner.width, inner.height - high - look.px(8))
    rows = _rows(look, room.width, parts)
    if sum(row.high for row in rows) <= room.height:
        _draw_rows(surface, look, room, _filled(look, room, rows))
    else:
        excerpt.draw(surface, look, _fitting(look, room, parts), room, role="body", size=16, ink=look.theme.muted)


@dataclass(frozen=True)
class _Row:
    """A card: its picture and name, at the right of a phase's first one the phase, below as many lines as fit."""

    line: Line
    phase: str
    high: int
    lines: int = 0


def _rows(look: Look, width: int, parts: tuple[Coming, ...]) -> list[_Row]:
    """All cards by their names alone."""
    rows: list[_Row] = []
    for part in parts:
        for index, one in enumerate(part.lines):
            phase = part.heading if not index else ""
            room = width - _indent(look) - _phase_width(look, phase)
            name = text.measure(look, one.name, width=room, role="strong", size=16)[1]
            rows.append(_Row(one, phase, name + look.px(12 if phase else 7)))
    return rows


def _filled(look: Look, room: pygame.Rect, rows: list[_Row]) -> list[_Row]:
    """The same rows with the words of the cards: of as many as have room whole, then the beginning of others."""
    line, free = text.line_height(look, "body", look.type_px(16)), room.height - sum(row.high for row in rows)
    width = room.width - _indent(look)
    needed = {
        index: text.measure(look, row.line.said, width=width, size=16)[1] // line
        for index, row in enumerate(rows)
        if row.line.said
    }
    for whole in (True, False):
        for index in sorted(needed, key=lambda one: (needed[one], one)):
            lines = min(needed[index], free // line)
            if not rows[index].lines and (lines == needed[index] if whole else lines >= BEGUN):
                rows[index], free = (
                    replace(rows[index], high=rows[index].high + line * lines, lines=lines),
                    free - line * lines,
                )
    return rows


def _indent(look: Look) -> int:
    """Where the words of a row begin: after the picture."""
    return look.type_px(16) + look.px(14)


def _phase_width(look: Look, phase: str) -> int:
    return text.measure(look, phase, role="strong", size=16)[0] + look.px(10) if phase else 0


def _draw_rows(surface: pygame.Surface, look: Look, room: pygame.Rect, rows: list[_Row]) -> None:
    y = room.y
    for row in rows:
        if row.phase and y > room.y:
            edge = y + look.px(1)
            pygame.draw.line(
                surface, mix(look.theme.panel[0], look.theme.tint, 0.28), (room.x, edge), (room.right, edge)
            )
        top = look.px(8 if row.phase else 3)
        _draw_row(surface, look, pygame.Rect(room.x, y + top, room.width, row.high - top), row)
        y += row.high


def _draw_row(surface: pygame.Surface, look: Look, place: pygame.Rect, row: _Row) -> None:
    side, x, line = look.type_px(16) + look.px(3), place.x + _indent(look), row.line
    known = look.theme.text if line.icon else look.theme.muted
    if line.icon:
        surface.blit(resources.icon(line.icon, side, known), (place.x, place.y + look.px(2)))
    right = place.right - _phase_width(look, row.phase)
    role = "strong" if line.icon else "body"
    named = text.draw(
        surface, look, line.name, pygame.Rect(x, place.y, right - x, place.height), role=role, size=16, color=known
    )
    if row.phase:
        head = pygame.Rect(right, place.y, place.right - right, named.height)
        text.draw(
            surface, look, row.phase, head, role="strong", size=16, color=look.theme.tint, align="right", wrap=False
        )
    if row.lines:
        below = pygame.Rect(x, named.bottom, place.right - x, place.bottom - named.bottom)
        excerpt.draw(surface, look, line.said, below, role="body", size=16, ink=look.theme.muted)


def _fitting(look: Look, room: pygame.Rect, parts: tuple[Coming, ...]) -> str:
    """The names of the cards, as many as there is room for."""
    for count in range(max(len(part.names) for part in parts), 0, -1):
        shown = "\n".join(f"**{part.heading}** {part.short(count)}" for part in parts)
        if text.measure(look, shown, width=room.width, size=16)[1] <= room.height:
            break
    return shown
