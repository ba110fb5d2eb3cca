"""What the villain will do next: the start and end texts of the villain turn, with H worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.verbs import deck_size
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import SentinelsState
from scenes.kit import excerpt, panel, text
from scenes.kit.card import Card
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables import comic_faces as faces
from scenes.tables.comic import Comic
from scenes.tables.things import Closer, Mode, Thing

PHASES = ("start", "end")
WHOSE = ("villain", "every")
ICONS = {"start": "sen_start", "play": "sen_play", "end": "sen_end"}


@dataclass(frozen=True)
class Coming:
    """What will happen in a phase: in full sentences, and by the names of the cards alone."""

    phase: str
    heading: str
    sentences: tuple[str, ...]
    names: tuple[str, ...]
    joint: str = ", "

    def short(self, most: int) -> str:
        """The first names, and how many more there are."""
        left = len(self.names) - most
        return self.joint.join(self.names[:most]) + (f" + {left}" if left > 0 else "")


def coming(words: Words, view: SentinelsState) -> tuple[Coming, ...]:
    """The three phases of the next villain turn."""
    start, end = (_phase(words, view, phase) for phase in PHASES)
    left = deck_size(view, view.villain) if view.villain in view.decks else 0
    top = words("sen-next-play", left=left)
    return start, Coming("play", words("sen-phase-play"), (top,), (top,)), end


def _phase(words: Words, view: SentinelsState, phase: str) -> Coming:
    """The texts of a phase in the order of play, equal ones counted."""
    said = [voice for whose in WHOSE for voice in view.voices.get(f"when {phase} {whose}", ())]
    said.sort(key=lambda voice: (view.play.get(voice[0], 0), len(voice[1])))
    counts = Counter(line for _, line in said)
    sentences = tuple(_sentence(words, view, phase, line, many) for line, many in counts.items())
    names = tuple(dict.fromkeys(_named(words, line, many) for line, many in counts.items()))
    nothing = (words("sen-next-nothing"),)
    return Coming(phase, words(f"sen-phase-{phase}"), sentences, names or nothing, words("list-comma"))


def _named(words: Words, line: str, many: int) -> str:
    name = faces.title(words, line.removesuffix("_advanced"))
    return f"{name} ×{many}" if many > 1 else name


def _sentence(words: Words, view: SentinelsState, phase: str, line: str, many: int) -> str:
    """What a card will do, in its own words."""
    advanced = line.endswith("_advanced")
    plain = line.removesuffix("_advanced")
    card = CARDS[plain].id
    said = faces.resolved(words, words(f"{card}_advanced" if advanced else f"{card}_text"), view.h)
    return f"**{_named(words, line, many)}:** {spoken(words, said, phase)}"


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
        said = [f"__{part.heading}__ {sentence}" for part in parts for sentence in part.sentences or part.names]
        card = Card(view.villain, words("sen-next-head"), "villain", "", "\n".join(said), hue=faces.HUES[view.villain])
        return Closer(card, (Note(words("sen-h", h=view.h), "sen_h", words.rule("kw_sen_h")),))

    return make


def _draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, tuple[Coming, ...]], mode: Mode
) -> None:
    head, parts = shown
    panel.draw(surface, look, rect, border=look.theme.tint if mode.hovered else None)
    pad = look.px(18)
    inner = pygame.Rect(rect.x + pad, rect.y + look.px(13), rect.width - 2 * pad, rect.height - look.px(24))
    high = text.line_height(look, "label", look.type_px(16))
    text.label(surface, look, head, pygame.Rect(inner.x, inner.y, inner.width, high))
    room = pygame.Rect(inner.x, inner.y + high + look.px(8), inner.width, inner.height - high - look.px(8))
    excerpt.draw(surface, look, _fitting(look, room, parts), room, role="body", size=16, ink=look.theme.muted)


def _fitting(look: Look, room: pygame.Rect, parts: tuple[Coming, ...]) -> str:
    """All sentences where they fit, else the names of the cards, as many as there is room for."""
    most = max(len(part.names) for part in parts)
    tried = [[" ".join(part.sentences) or part.short(1) for part in parts]]
    tried += [[part.short(count) for part in parts] for count in range(most, 0, -1)]
    for said in tried:
        shown = "\n".join(f"__{part.heading}__ {words}" for part, words in zip(parts, said, strict=True))
        if text.measure(look, shown, width=room.width, size=16)[1] <= room.height:
            break
    return shown
