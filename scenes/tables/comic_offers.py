"""What a question adds to the Sentinels table: cards that lie nowhere yet, large."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.ask import Decision
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import SentinelsState
from scenes.kit import card as cards
from scenes.kit import record, vector
from scenes.kit.card import Card, CardState
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import comic_faces as faces
from scenes.tables.comic_layout import Layout
from scenes.tables.things import About, Closer, Mode, Picture, Thing

SHAPE = 0.72


# -- cards that lie nowhere on the table --------------------------------------------------------------


def offers(
    look: Look, words: Words, view: SentinelsState, lay: Layout, decision: Decision, picture: Picture
) -> tuple[Thing, ...]:
    """The large cards of a question, with a veil behind them."""
    shown = {about: name for about, name in _named(view, decision).items() if picture.about(about) is None}
    if not shown:
        return ()
    area = lay.villain.panel.copy()
    area.height = lay.heroes[0].bottom - area.y
    veil = Thing("offer:veil", area, _veil, None, (), 9)
    spots = _spots(look, area, len(shown))
    return (
        veil,
        *(_offer(words, view, one, name, rect) for (one, name), rect in zip(shown.items(), spots, strict=True)),
    )


def _named(view: SentinelsState, decision: Decision) -> dict[About, str]:
    """What the options stand for, as far as it is cards with a known front."""
    found: dict[About, str] = {}
    for option in decision.options:
        kind, what = option.about
        if kind == "name" and what in CARDS:
            found[option.about] = str(what)
        elif kind == "card" and isinstance(what, int) and what in view.cards and view.cards[what].name:
            found[option.about] = view.cards[what].name
    return found


def _offer(words: Words, view: SentinelsState, about: About, name: str, rect: pygame.Rect) -> Thing:
    closer: Callable[[], Closer] = lambda: faces.of_name(words, view, name)  # noqa: E731
    return Thing(f"offer:{about[1]}", rect, _draw, faces.plain(words, view, name), (about,), 10, closer)


def _spots(look: Look, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Equal places shaped like cards, in as many rows as make them largest."""
    gap, inner = look.px(20), area.inflate(-2 * look.px(34), -2 * look.px(28))
    sizes = []
    for rows in range(1, count + 1):
        across = -(-count // rows)
        high = (inner.height - gap * (rows - 1)) // rows
        wide = min((inner.width - gap * (across - 1)) // across, round(high * SHAPE), look.px(330))
        sizes.append((wide, across))
    wide, across = max(sizes)
    high, rows = round(wide / SHAPE), -(-count // across)
    top = inner.centery - (rows * (high + gap) - gap) // 2
    out = []
    for index in range(count):
        row, column = divmod(index, across)
        line = min(across, count - row * across)
        left = inner.centerx - (line * (wide + gap) - gap) // 2
        out.append(pygame.Rect(left + column * (wide + gap), top + row * (high + gap), wide, high))
    return out


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Card, mode: Mode) -> None:
    cards.draw(surface, look, rect, shown, CardState(mode.lit, mode.picked, hovered=mode.hovered))


def _veil(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: object, mode: Mode) -> None:
    body = vector.rect(0, 0, *rect.size, look.px(look.theme.radius), vector.paint((8, 5, 22), 0.88))
    surface.blit(vector.picture(*rect.size, body), rect)
    record.note("overlay", surface, rect)
