"""What a question adds to the Sentinels table: cards that lie nowhere yet, large; and what damage would come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.engine.ask import Decision
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.damage import Hit, expected
from game.titles.sentinels.state import RESOLVING, SentinelsState
from scenes.kit import card as cards
from scenes.kit import vector
from scenes.kit.card import Card, CardState
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables import comic_faces as faces
from scenes.tables.comic_layout import Layout
from scenes.tables.comic_paint import Lying
from scenes.tables.things import About, Closer, Mode, Picture, Thing

DAMAGE = ("sen-ask-damage", "sen-ask-damage-some")
TYPE = "@sen-type-"
SHAPE = 0.72


# -- cards that lie nowhere on the table --------------------------------------------------------------


def offers(
    look: Look, words: Words, view: SentinelsState, lay: Layout, decision: Decision, picture: Picture
) -> tuple[Thing, ...]:
    """The large cards of a question, with a veil behind them."""
    preview(words, view, decision, picture)
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


# -- what damage would come to ------------------------------------------------------------------------


def preview(words: Words, view: SentinelsState, decision: Decision, picture: Picture) -> None:
    """Mark each possible target with what it would lose, after all that changes damage now."""
    source, kind = _source(view, decision), str(decision.args.get("type", ""))
    amount = decision.args.get("amount")
    if decision.message not in DAMAGE or source is None or not isinstance(amount, int) or not kind.startswith(TYPE):
        return
    for option in decision.options:
        target = option.about[1]
        thing = picture.about(option.about)
        if thing and isinstance(target, int) and target in view.hp and isinstance(thing.shown, Lying):
            hit = expected(view, source, target, amount, kind.removeprefix(TYPE))
            picture.swap(_weighed(words, view, thing, hit))


def _source(view: SentinelsState, decision: Decision) -> int | None:
    """The card that would deal the damage a question is about."""
    found = [card.id for card in view.cards.values() if card.name and card.name == decision.source]
    at_work = [card for card in found if card in view.play or view.cards[card].zone == RESOLVING]
    return at_work[0] if at_work else None


def _weighed(words: Words, view: SentinelsState, thing: Thing, hit: Hit) -> Thing:
    """The same thing with its loss on it, and the sum in its closer look."""
    left = view.hp[hit.target] - hit.amount
    shown = replace(thing.shown, loss=f"−{hit.amount}" if hit.amount else "0", doomed=left <= 0)
    note = Note(weighed_words(words, view, hit), f"dmg_{hit.type}", words.rule("ref_sen_damage"))
    old = thing.closer

    def closer() -> Closer:
        found = old() if old else faces.closer(words, view, view.cards[hit.target])
        return Closer(found.card, (note, *found.notes))

    return replace(thing, shown=shown, closer=closer)


def weighed_words(words: Words, view: SentinelsState, hit: Hit) -> str:
    """The damage as a sum, and the HP that it would leave."""
    now, left = view.hp[hit.target], view.hp[hit.target] - hit.amount
    message = "sen-weighed-stopped" if not hit.amount else "sen-weighed-doomed" if left <= 0 else "sen-weighed"
    total = faces.tally_words(words, hit.tally)
    return words(message, sum=total, amount=hit.amount, type=f"@sen-type-{hit.type}", now=now, left=max(0, left))
