"""What a seat holds, in its panel: items and objectives as cards, lists or lines, and the hero's ability."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.model.state import Card as CardState
from game.model.state import cards_in
from game.titles.twenty_strong.state import ABOARD, items_of, objective_zone
from scenes.kit import card as cards
from scenes.kit import panel, record, resources, text
from scenes.kit.card import Card, kind_color
from scenes.kit.card import CardState as Lying
from scenes.kit.look import Look
from scenes.kit.theme import mix
from scenes.tables import ship_faces as faces
from scenes.tables.ship import Ship
from scenes.tables.things import Mode, Thing, moved

ABILITIES = {"her_mechanic": "hotwire", "her_medic": "triage", "her_convict": "slip"}
"""Heroes whose ability works once per round, with the name under which its use is noted."""
LEAST = 32
"""The least height of what can be clicked, in pixels."""
SHAPE, WORDS = 1.24, 0.56
"""Height of a small card by its width, and the largest share of it that its name takes."""


def least(ship: Ship, seat: int, *, hidden: bool) -> int:
    """The least height of what a seat holds; of cards that nobody may see only where `hidden`."""
    held = [*items_of(ship.view, seat), *cards_in(ship.view, objective_zone(seat))]
    return max(LEAST, ship.look.px(36)) if held and (hidden or any(card.name for card in held)) else 0


def wished(ship: Ship, seat: int, width: int) -> int:
    """How much higher than at the least it has to be for all that is known to be read by name."""
    held = [*items_of(ship.view, seat), *cards_in(ship.view, objective_zone(seat))]
    if not any(card.name for card in held):
        return 0
    high = 2 * text.line_height(ship.look, "small", ship.look.floor) + ship.look.px(6)
    return _spread(len(held), 2 if len(held) > 2 else 1, (width, max(LEAST, high)), ship.look.px(7))[-1].bottom - least(
        ship, seat, hidden=True
    )


def held(ship: Ship, seat: int, area: pygame.Rect, most: int) -> None:
    """Items, objectives and, where there is room left, the hero's ability; lines are written `most` pixels large."""
    bottom = _items_and_goals(ship, seat, area, most)
    hero = ship.view.heroes[seat]
    if not hero.card or hero.status != ABOARD:
        return
    used = ship.words("ability-used") if ABILITIES.get(hero.card) in hero.used else ""
    name = ship.words(f"{hero.card}_ability")
    shown = (f"{name} · {used}" if used else name, bool(used), ship.words(f"{hero.card}_text"))
    gap = ship.look.px(12)
    high = sum(_ability_heights(ship.look, area.width, shown[0], shown[2]))
    if bottom + gap + high <= area.bottom:
        rect = pygame.Rect(area.x, bottom + (gap if bottom > area.y else 0), area.width, high)
        closer = lambda: faces.hero_closer(ship.words, hero.card, hero.stat_die)  # noqa: E731
        ship.picture.add(Thing(f"ability:{seat}", rect, _draw_ability, shown, (), 2, closer))


def _ability_heights(look: Look, width: int, head: str, words: str) -> tuple[int, int]:
    """Heights of an ability's name and of its words."""
    inner = width - look.px(8)
    name = text.measure(look, head, width=inner, role="strong", size=17)[1]
    return name, text.measure(look, words, width=inner, size=16)[1] + look.px(4)


def _draw_ability(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool, str], mode: Mode
) -> None:
    """The hero's ability, dimmed once it is used up for the round."""
    head, used, words = shown
    theme = look.theme
    tone = mix(theme.muted, theme.panel[1], 0.3) if used else theme.muted
    high, _ = _ability_heights(look, rect.width, head, words)
    row = pygame.Rect(rect.x + look.px(4), rect.y, rect.width - look.px(8), high)
    text.draw(surface, look, head, row, role="strong", size=17, color=theme.tint)
    below = pygame.Rect(row.x, row.bottom, row.width, rect.bottom - row.bottom)
    text.draw(surface, look, words, below, size=16, color=tone)


# -- items and objectives ----------------------------------------------------------------------------


def _items_and_goals(ship: Ship, seat: int, area: pygame.Rect, most: int) -> int:
    """Items in rows of small cards, then the objectives, as a list of lines where there is room; returns the bottom."""
    items, goals = items_of(ship.view, seat), cards_in(ship.view, objective_zone(seat))
    known = [card for card in goals if card.name]
    gap = ship.look.px(10)
    need = _goal_height(ship, seat, known, area.width) if known and len(known) == len(goals) else 0
    card_high = min(ship.look.px(112), area.height)
    items_high = -(-len(items) // 3) * (card_high + gap)
    if need and items_high + need <= area.height:
        _place(ship, seat, items, _grid(ship.look, area.size, len(items), 3, card_high), area.topleft)
        y = area.y + items_high
        for card in known:
            y = _goal(ship, seat, card, pygame.Rect(area.x, y, area.width, area.bottom - y)) + gap
        return y - gap
    return _cards(ship, seat, [*items, *goals], area, most)


def _cards(ship: Ship, seat: int, held: list[CardState], area: pygame.Rect, most: int) -> int:
    """What is held, with names: as cards, three or two in a row, else as lines in one column or two.

    Where there is no room for names, a row of pictures. Returns the lower edge.
    """
    look = ship.look
    if not held or (area.height < LEAST * 3 // 4 and not any(card.name for card in held)):
        return area.y
    shown = [_face(ship, card) for card in held]
    for across in (3, 2):
        spots = _grid(look, area.size, len(held), across)
        if all(_named(look, spot.size, one) for spot, one in zip(spots, shown, strict=True)):
            return _place(ship, seat, held, spots, area.topleft)
    size, across = max(_line_sizes(look, area.size, shown, across) for across in (1, 2))
    if size:
        return _place(ship, seat, held, _lines(look, area.size, len(held), across), area.topleft, min(size, most))
    rows = max(1, area.height // (LEAST + look.px(10)))
    return _place(ship, seat, held, _grid(look, area.size, len(held), max(3, -(-len(held) // rows))), area.topleft)


def _grid(look: Look, room: tuple[int, int], count: int, across: int, most: int = 10**4) -> list[pygame.Rect]:
    """Places for cards, so many in a row."""
    gap, rows = look.px(10), -(-count // across)
    wide = (room[0] - gap * (across - 1)) // across
    high = max(1, min(most, round(wide * SHAPE), (room[1] - gap * (rows - 1)) // max(1, rows)))
    return _spread(count, across, (wide, high), gap)


def _lines(look: Look, room: tuple[int, int], count: int, across: int) -> list[pygame.Rect]:
    """Places for lines in columns, higher where there is room for a second line of a name."""
    gap, rows = look.px(7), -(-count // across)
    wide, free = (room[0] - gap * (across - 1)) // across, (room[1] - gap * (rows - 1)) // rows
    two = 2 * text.line_height(look, "small", look.type_px(17)) + look.px(6)
    return _spread(count, across, (wide, max(LEAST, min(two, free))), gap)


def _spread(count: int, across: int, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    (wide, high), spots = size, []
    for index in range(count):
        row, column = divmod(index, across)
        spots.append(pygame.Rect(column * (wide + gap), row * (high + gap), wide, high))
    return spots


def _named(look: Look, size: tuple[int, int], shown: Card) -> bool:
    """Whether a small card has room for its name."""
    inner, floor = size[0] - 2 * look.px(10), look.floor / look.unit
    need = text.measure(look, shown.name, width=None if shown.face_down else inner, role="small", size=floor)
    return need[1] + look.px(14) <= size[1] * WORDS and need[0] <= inner


def _line_size(look: Look, spot: pygame.Rect, shown: Card) -> int:
    """How large a line can write its name, not a word of it broken, in pixels; 0 where it cannot."""
    box = _line_name(look, spot, shown)
    block = text.fit(look, shown.name, box.size, "small", 17, look.theme.text, True)
    return block.size if block.height <= box.height and block.width <= box.width and not block.split else 0


def _line_sizes(look: Look, room: tuple[int, int], shown: list[Card], across: int) -> tuple[int, int]:
    """How large lines in so many columns can write their names, 0 where they cannot; and the columns."""
    spots = _lines(look, room, len(shown), across)
    size = min(_line_size(look, spot, one) for spot, one in zip(spots, shown, strict=True))
    return (size if spots[-1].bottom <= room[1] else 0), across


def _place(
    ship: Ship, seat: int, held: list[CardState], spots: list[pygame.Rect], corner: tuple[int, int], size: int = 0
) -> int:
    """Put what is held in its places, as lines with names of a size or as cards; returns the lower edge."""
    for card, spot in zip(held, spots, strict=True):
        _held(ship, card, spot.move(corner), seat, size)
    return corner[1] + (spots[-1].bottom if spots else 0)


def _face(ship: Ship, card: CardState) -> Card:
    if card.family == "objective":
        return faces.objective_card(ship.words, card, text=False)
    return faces.item_card(ship.words, card, text=False)


def _held(ship: Ship, card: CardState, rect: pygame.Rect, seat: int, size: int) -> None:
    """An item or objective as a small card, or as a line with a name of a size."""
    words, view = ship.words, ship.view
    goal, shown = card.family == "objective", _face(ship, card)
    if not size and not _named(ship.look, rect.size, shown):
        shown = replace(shown, name="")
    closer = (
        (lambda: faces.objective_closer(words, view, seat, card)) if goal else (lambda: faces.item_closer(words, card))
    )
    opens = f"secrets:{seat}" if goal and not card.name else ""
    painter, what = (_line, (shown, size)) if size else (_card, shown)
    ship.picture.add(Thing(f"card:{card.id}", rect, painter, what, (("card", card.id),), 3, closer, opens=opens))


def _card(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Card, mode: Mode) -> None:
    cards.draw(surface, look, moved(rect, mode.pose), shown, Lying(mode.lit, mode.picked, hovered=mode.hovered))


def _line_name(look: Look, rect: pygame.Rect, shown: Card) -> pygame.Rect:
    """Where the name stands on a line: right of the picture, left of the number."""
    left = rect.x + look.px(16) + _line_side(look, rect)
    right = rect.right - look.px(8)
    if shown.badge:
        right -= text.measure(look, shown.badge, role="strong", size=17)[0] + look.px(8)
    return pygame.Rect(left, rect.y + look.px(2), max(1, right - left), rect.height - 2 * look.px(2))


def _line_side(look: Look, rect: pygame.Rect) -> int:
    return min(round(rect.height * 0.7), look.px(40))


def _line(surface: pygame.Surface, look: Look, rect: pygame.Rect, line: tuple[Card, int], mode: Mode) -> None:
    """An item or objective as a line: its picture, its name, and how often it can still be used."""
    shown, size = line
    rect, theme, base = moved(rect, mode.pose), look.theme, kind_color(shown.kind)
    if mode.lit:
        panel.glow(surface, look, rect, look.px(18), 0.6 if mode.hovered else 0.4)
    fill, edge = (mix(base, theme.panel[0], 0.35), mix(base, theme.panel[1], 0.6)), mix(base, theme.tint, 0.55)
    surface.blit(panel.sheet(*rect.size, *fill, 1.0, edge, 0.85, max(1, look.px(1.4)), look.px(6)), rect)
    side = _line_side(look, rect)
    icon = resources.icon(shown.icon, side, mix(base, (236, 246, 255), 0.9))
    surface.blit(icon, (rect.x + look.px(8), rect.centery - side // 2))
    box = _line_name(look, rect, shown)
    text.draw(surface, look.modest(1.0), shown.name, box, role="small", size=size / look.unit, valign="middle")
    if shown.badge:
        number = pygame.Rect(box.right, rect.y, rect.right - look.px(8) - box.right, rect.height)
        text.draw(
            surface, look, shown.badge, number, role="strong", size=17, align="right", valign="middle", wrap=False
        )
    if mode.lit or mode.picked:
        panel.outline(surface, look, rect, width=4 if mode.picked or mode.hovered else 3, radius=6)
    elif mode.hovered:
        panel.outline(surface, look, rect, width=1.5, color=theme.tint, radius=6)
    record.note("card", surface, rect, label=shown.name)


# -- objectives as lists -----------------------------------------------------------------------------


def _high(look: Look, size: float, role: str = "body") -> int:
    return text.line_height(look, role, look.type_px(size))


def _goal_height(ship: Ship, seat: int, goals: list[CardState], width: int) -> int:
    return sum(_goal_size(ship, seat, card, width) + ship.look.px(10) for card in goals) - ship.look.px(10)


def _goal_rows(ship: Ship, seat: int, card: CardState) -> list[tuple[str, int, bool]]:
    return faces.objective_rows(ship.words, ship.view, seat, card.name)


def _goal_size(ship: Ship, seat: int, card: CardState, width: int) -> int:
    look = ship.look
    inner = width - look.px(24) - look.px(52)
    rows = [text.measure(look, line, width=inner, size=16)[1] for line, _, _ in _goal_rows(ship, seat, card)[:-1]]
    return _high(look, 17, "strong") + sum(rows) + look.px(18)


def _goal(ship: Ship, seat: int, card: CardState, area: pygame.Rect) -> int:
    """An objective as a list of its lines; returns its lower edge."""
    words, view = ship.words, ship.view
    rect = pygame.Rect(area.x, area.y, area.width, _goal_size(ship, seat, card, area.width))
    rows = _goal_rows(ship, seat, card)[:-1]
    closer = lambda: faces.objective_closer(words, view, seat, card)  # noqa: E731
    shown = (card.name, words(card.name), rows)
    ship.picture.add(Thing(f"card:{card.id}", rect, _draw_goal, shown, (("card", card.id),), 3, closer))
    return rect.bottom


Goal = tuple[str, str, list[tuple[str, int, bool]]]


def _draw_goal(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Goal, mode: Mode) -> None:
    """An objective as a list of its lines."""
    icon, name, rows = shown
    theme, pad = look.theme, look.px(12)
    tone = theme.accent if mode.lit else theme.tint_deep
    fill = (mix(theme.panel[0], (46, 86, 128), 0.3), mix(theme.panel[1], (46, 86, 128), 0.16))
    sheet = panel.sheet(*rect.size, *fill, 0.9, tone, 1.0 if mode.lit else 0.3, max(1, look.px(1.4)), look.px(8))
    surface.blit(sheet, rect)
    head = pygame.Rect(rect.x + pad, rect.y + look.px(7), rect.width - 2 * pad, _high(look, 17, "strong"))
    side = head.height - 2
    surface.blit(resources.icon(icon, side, theme.tint), (head.x, head.y))
    spot = pygame.Rect(head.x + side + look.px(8), head.y, head.width - side - look.px(8), head.height)
    text.draw(surface, look, name, spot, role="strong", size=17, valign="middle", wrap=False)
    y = head.bottom + look.px(2)
    for line, points, holds in rows:
        y = _goal_line(surface, look, pygame.Rect(head.x, y, head.width, rect.bottom - y), line, points, holds)


def _goal_line(surface: pygame.Surface, look: Look, area: pygame.Rect, line: str, points: int, holds: bool) -> int:
    """Points, a mark that the line holds now, and the sentence."""
    theme, column = look.theme, look.px(52)
    tone = theme.good if holds else theme.muted
    wide = area.width - column
    high = text.measure(look, line, width=wide, size=16)[1]
    one = _high(look, 16)
    number = pygame.Rect(area.x, area.y, look.px(28), one)
    text.draw(surface, look, f"{points:+d}", number, role="strong", size=16, color=tone, wrap=False)
    if holds:
        side = look.px(15)
        surface.blit(resources.icon("ui_yes", side, theme.good), (number.right, area.y + (one - side) // 2))
    text.draw(surface, look, line, pygame.Rect(area.x + column, area.y, wide, high), size=16, color=tone)
    return area.y + high
