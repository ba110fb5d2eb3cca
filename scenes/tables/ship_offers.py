"""Cards to choose from, laid out large over the board: heroes, objectives, items looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.engine.ask import Decision, Option
from game.model.state import Card as CardState
from game.titles.twenty_strong.state import ShipState
from scenes.kit import card as cards
from scenes.kit import record, text, vector
from scenes.kit.card import Card
from scenes.kit.card import CardState as Lying
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import ship_faces as faces
from scenes.tables.ship_layout import layout
from scenes.tables.things import Closer, Mode, Picture, Thing

SHARE, HEADED = 0.76, 0.56
"""The largest share of a card that its words take, and that the head of a text may take with them."""
ROW = 4
"""Cards up to which they usually lie in one row, else in two."""
SCALES = (2.0, 1.75, 1.5, 1.25, 1.0)
Offer = tuple[Option, Card, Callable[[], Closer]]


def offers(look: Look, words: Words, view: ShipState, decision: Decision, picture: Picture) -> tuple[Thing, ...]:
    """The large cards of a question, with a veil behind them."""
    shown = [found for option in decision.options if (found := _offer(words, view, decision, option, picture))]
    if not shown:
        return ()
    lay = layout(look)
    left, right = lay.title.right + lay.gap, lay.log.x - lay.gap
    area = pygame.Rect(left, lay.title.y, right - left, lay.bar.y - lay.gap - lay.title.y)
    scale, spots = _laid(look, area, [card for _, card, _ in shown])
    cards_shown = _alike(look.modest(scale), spots[0].size, [card for _, card, _ in shown])
    shown = [(option, card, closer) for (option, _, closer), card in zip(shown, cards_shown, strict=True)]
    veil = Thing("offer:veil", area, _veil, None, (), 9)
    return (veil, *(_thing(one, rect, scale) for one, rect in zip(shown, spots, strict=True)))


def _laid(look: Look, area: pygame.Rect, shown: list[Card]) -> tuple[float, list[pygame.Rect]]:
    """The largest text scale, and the places with the fewest rows, with which all cards have names and numbers."""
    usual = 1 if len(shown) <= ROW else 2
    for scale in (one for one in SCALES if one <= max(1.0, look.text_scale)):
        for rows in (usual, usual + 1):
            spots = _spots(look, area, len(shown), rows)
            if all(cards.has_head(look.modest(scale), spots[0].size, card) for card in shown):
                return scale, spots
    return SCALES[-1], _spots(look, area, len(shown), usual)


def _fits(look: Look, size: tuple[int, int], card: Card, share: float = SHARE) -> bool:
    """Whether a card of a size shows all of its text on a share of it."""
    inner, line = size[0] - 2 * look.px(10), text.line_height(look, "card", look.type_px(16))
    name = text.measure(look, card.name, width=inner, role="small", size=cards.TITLE)[1]
    body = text.measure(look, card.text, width=inner, role="card", size=16)[1]
    return name + 2 * look.px(7) + (line if card.keywords else 0) + body <= size[1] * share


def _alike(look: Look, size: tuple[int, int], shown: list[Card]) -> list[Card]:
    """All cards with their text, or all with its head alone, as light as text, or without; the zoom has the rest."""
    if all(_fits(look, size, card) for card in shown):
        return _levelled(look, size, shown)
    heads = [text.plain(card.text.split("\n")[0]) if "\n" in card.text else "" for card in shown]
    inner, floor = size[0] - 2 * look.px(10), look.floor / look.unit
    room = all(text.measure(look, head, role="card", size=floor)[0] <= inner for head in heads)
    room = room and all(
        _fits(look, size, replace(card, text=head), HEADED) for card, head in zip(shown, heads, strict=True)
    )
    return [replace(card, text=head if room else "") for card, head in zip(shown, heads, strict=True)]


def _levelled(look: Look, size: tuple[int, int], shown: list[Card]) -> list[Card]:
    """Names and texts of one length, so that the pictures above them are of one size."""
    inner = size[0] - 2 * look.px(10)
    texts = _padded(look, inner, [card.text for card in shown], "card", 16)
    names = _padded(look, inner, [card.name for card in shown], "small", cards.TITLE)
    return [replace(card, name=name, text=said) for card, name, said in zip(shown, names, texts, strict=True)]


def _padded(look: Look, inner: int, said: list[str], role: str, size: float) -> list[str]:
    """Texts with empty lines below the shorter ones."""
    lines = [len(text.layout(look, one, inner, role, look.type_px(size), look.theme.text).lines) for one in said]
    return [one + "\n" * (max(lines) - count) for one, count in zip(said, lines, strict=True)]


def _offer(words: Words, view: ShipState, decision: Decision, option: Option, picture: Picture) -> Offer | None:
    kind, what = option.about
    if kind == "hero":
        name = str(what)
        return option, faces.hero_card(words, name), lambda: faces.hero_closer(words, name)
    if kind != "card" or not isinstance(what, int) or what not in view.cards:
        return None
    card = view.cards[what]
    if card.family == "objective":
        return option, _goal(words, view, decision.seat, card), lambda: _goal_closer(words, view, decision.seat, card)
    if picture.about(option.about) is None:
        return option, faces.item_card(words, card), lambda: faces.item_closer(words, card)
    return None


def _goal(words: Words, view: ShipState, seat: int, card: CardState) -> Card:
    rows = faces.objective_rows(words, view, seat, card.name)
    lines = "\n".join(f"**{points:+d}**  {line}" for line, points, _ in rows)
    return Card(card.name, words(card.name), "objective", "", lines)


def _goal_closer(words: Words, view: ShipState, seat: int, card: CardState) -> Closer:
    return faces.objective_closer(words, view, seat, card)


def _spots(look: Look, area: pygame.Rect, count: int, rows: int) -> list[pygame.Rect]:
    """Equal places in rows, shaped like cards."""
    gap, pad = look.px(22), look.px(34)
    inner = area.inflate(-2 * pad, -2 * pad)
    across = -(-count // rows)
    wide = min((inner.width - gap * (across - 1)) // across, look.px(330))
    high = min((inner.height - gap * (rows - 1)) // rows, round(wide * 1.62))
    total = rows * high + (rows - 1) * gap
    out = []
    for index in range(count):
        row, column = divmod(index, across)
        line = min(across, count - row * across)
        x = inner.centerx - (line * (wide + gap) - gap) // 2 + column * (wide + gap)
        out.append(pygame.Rect(x, inner.centery - total // 2 + row * (high + gap), wide, high))
    return out


def _thing(offer: Offer, rect: pygame.Rect, scale: float) -> Thing:
    option, shown, closer = offer
    return Thing(f"offer:{option.key}", rect, _draw, (shown, scale), (option.about,), 10, closer)


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, offer: tuple[Card, float], mode: Mode) -> None:
    shown, scale = offer
    cards.draw(surface, look.modest(scale), rect, shown, Lying(mode.lit, mode.picked, hovered=mode.hovered))


def _veil(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: object, mode: Mode) -> None:
    body = vector.rect(0, 0, *rect.size, look.px(look.theme.radius), vector.paint((3, 7, 12), 0.86))
    surface.blit(vector.picture(*rect.size, body), rect)
    record.note("overlay", surface, rect)
