"""The twenty rooms of the ship, and the heroes and enemies in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.model.state import Card as CardState
from game.model.state import Die as DieState
from game.titles.twenty_strong.content import BOARD, ROOMS
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.limits import generators_needed
from game.titles.twenty_strong.state import (
    ABOARD,
    ShipState,
    enemy_zone,
    generators,
    stack_zone,
)
from scenes.kit import panel, token, vector
from scenes.kit.look import Look
from scenes.kit.token import Token
from scenes.tables import caps, ship_dice, ship_marks
from scenes.tables import ship_faces as faces
from scenes.tables import ship_paint as paint
from scenes.tables.caps import BITE
from scenes.tables.ship import Ship
from scenes.tables.things import Closer, Hook, Mode, Thing, moved

CROWD = 3
"""From so many tokens on they stand before a room's picture, which fades behind them."""
WIDEST, CLEAR, CLOSE = "8", 1.3, 1.8
"""The number by which pieces are measured; how many times its badge a piece must be to bear it, and so in a crowd."""
SMALL = 34
"""Pixels below which a token beside the picture is too small."""

# -- rooms -----------------------------------------------------------------------------------------


def rooms(ship: Ship) -> None:
    """The twenty spaces with whatever lies there."""
    for space in BOARD.links:
        shown, closer = _seen(ship, space), _room_closer(ship, space)
        about = (("space", space),)
        ship.picture.add(Thing(f"space:{space}", ship.lay.spaces[space], paint.room, shown, about, 1, closer))


def _seen(ship: Ship, space: str) -> paint.Room:
    """A room with those who stand in it."""
    room = _room(ship, space)
    return replace(room, crowd=_crowd(ship, space, room))


def _room(ship: Ship, space: str) -> paint.Room:
    view, words = ship.view, ship.words
    if not view.rooms:
        return paint.Room("rm_hidden")
    if space not in view.rooms:
        return paint.Room("rm_hidden", gone=True)
    card = view.cards[view.rooms[space]]
    busy = len(_standing(view, space))
    if not card.name:
        return paint.Room("rm_hidden", busy=busy)
    room = ROOMS[card.name]
    stack = len(view.zones.get(stack_zone(space), ()))
    power = generators(view) >= _needed(view, space, room.generators)
    line = faces.room_action(words, room)
    short, need = words(f"act_{room.action}"), f":rm_gen_a: {room.generators}" if room.generators else ""
    return paint.Room(
        card.name,
        words(card.name),
        line,
        short,
        need,
        faces.room_kind(room),
        card.up,
        True,
        stack,
        card.up and power,
        busy,
    )


def _needed(view: ShipState, space: str, printed: int) -> int:
    """Generators that the action of a room asks of the current hero, if it stands there."""
    if view.heroes and view.hero.space == space and view.hero.card:
        return generators_needed(view, view.current, space).total
    return printed


def _room_closer(ship: Ship, space: str) -> Callable[[], Closer] | None:
    view = ship.view
    if space not in view.rooms:
        return None
    card = view.cards[view.rooms[space]]
    stack = len(view.zones.get(stack_zone(space), ()))
    power = ""
    if card.up and view.heroes and view.hero.space == space and ROOMS[card.name].generators:
        tally = faces.tally_lines(ship.words, ship.words("power-needed"), generators_needed(view, view.current, space))
        power = f"{tally} · {ship.words('lamp-power', count=generators(view))}"
    return lambda: faces.room_closer(ship.words, card.name, known=bool(card.name), up=card.up, stack=stack, power=power)


def _standing(view: ShipState, space: str) -> list[str]:
    """Keys of the tokens in a room: heroes first, then enemies."""
    heroes = [f"hero:{seat}" for seat, hero in enumerate(view.heroes) if hero.space == space and hero.status == ABOARD]
    return heroes + [f"card:{card}" for card in view.zones.get(enemy_zone(space), ())]


# -- tokens ----------------------------------------------------------------------------------------


def tokens(ship: Ship) -> None:
    """Heroes and enemies where they stand."""
    for space in BOARD.links:
        keys = _standing(ship.view, space)
        for key, rect in zip(keys, _slots(ship, space, _seen(ship, space)) if keys else (), strict=True):
            kind, _, number = key.partition(":")
            if kind == "hero":
                _hero_token(ship, int(number), rect)
            else:
                _enemy_token(ship, ship.view.cards[int(number)], rect)


def _slots(ship: Ship, space: str, room: paint.Room) -> list[pygame.Rect]:
    """Places for the tokens in a room: squares, or longer ones with the number beside a piece that it would cover."""
    if not room.busy:
        return []
    lane, look, gap = _lane(ship, space, room), ship.look, ship.look.px(6)
    size, down = max((_token_size(lane, room.busy, rows, gap), -rows) for rows in (1, 2, 3))
    if size >= _least(look, room):
        return _placed(lane, min(size, look.px(64)), room.busy, -down, gap)
    return _chips(ship, space, room)


def _chips(ship: Ship, space: str, room: paint.Room) -> list[pygame.Rect]:
    """Places for pieces with their numbers beside them, in the rows in which they are largest, clear of the pill.

    Between them is room for the number keys.
    """
    look, gap, count = ship.look, ship.look.px(6), room.busy
    key = max(gap, caps.size(look, small=True)[0] - look.px(BITE))
    more, pill = token.chip_width(look, 0, WIDEST), ship.lay.stacks[space]
    lane = _lane(ship, space, replace(room, stack=0, up=True, crowd=True))
    lane = lane.inflate(0, 2 * look.px(4)).clip(ship.lay.tokens[space])
    beside = pill.left - look.px(4) if _piled(room) else lane.right
    found = (0, 1)
    for rows in (1, 2, 3):
        across = -(-count // rows)
        first = count - (rows - 1) * across
        if first > 0:
            wide = min((lane.width - key * (across - 1)) // across, (beside - lane.x - key * (first - 1)) // first)
            found = max(found, (min(wide - more, (lane.height - gap * (rows - 1)) // rows), rows))
    side, rows = max(12, found[0]), found[1]
    across, wide = -(-count // rows), side + more
    first = count - (rows - 1) * across
    top, out = lane.bottom - rows * side - (rows - 1) * gap, []
    left = lane.x + max(0, min(key - gap, lane.width - across * (wide + key) + key))
    for index in range(count):
        row, column = divmod(index + across - first, across)
        column -= 0 if row else across - first
        out.append(pygame.Rect(left + column * (wide + key), top + row * (side + gap), wide, side))
    return out


def _piled(room: paint.Room) -> bool:
    """Whether a room has a pill in its corner."""
    return bool(room.stack or (room.known and not room.up))


def _lane(ship: Ship, space: str, room: paint.Room) -> pygame.Rect:
    """Where tokens stand, above the name: below the corner pill beside the picture, or before it, clear of the pill."""
    area, tile, pill = ship.lay.tokens[space], ship.lay.spaces[space], ship.lay.stacks[space]
    piled = _piled(room)
    top, left, right = area.y + ship.look.px(6), area.x, area.right
    if not room.crowd:
        left += round(area.width * 0.34)
    if piled and (not room.crowd or room.busy >= CROWD):
        top = pill.bottom
    elif piled:
        right = pill.left - ship.look.px(4)
    words = paint.words_height(paint.tile_look(ship.look), tile.size, room)
    bottom = tile.bottom - max(words, ship.look.px(8)) - max(6, ship.look.px(9))
    return pygame.Rect(left, top, right - left, max(20, bottom - top))


def _crowd(ship: Ship, space: str, room: paint.Room) -> bool:
    """Whether tokens stand before the picture: where they are many, or would be too small beside it."""
    if room.busy < 1 or room.busy >= CROWD:
        return room.busy >= CROWD
    gap = ship.look.px(6)
    beside, before = (
        max(_token_size(_lane(ship, space, replace(room, crowd=crowd)), room.busy, rows, gap) for rows in (1, 2))
        for crowd in (False, True)
    )
    if beside < SMALL and before > beside:
        return True
    return beside < _least(ship.look, room)


def _least(look: Look, room: paint.Room) -> float:
    """How large a piece must be to bear its number itself."""
    return token.badge_side(look, WIDEST) * (CLOSE if room.busy >= CROWD else CLEAR)


def _token_size(lane: pygame.Rect, count: int, rows: int, gap: int) -> int:
    across = -(-count // rows)
    return min((lane.width - gap * (across - 1)) // across, (lane.height - gap * (rows - 1)) // rows)


def _placed(lane: pygame.Rect, size: int, count: int, rows: int, gap: int) -> list[pygame.Rect]:
    across = -(-count // rows)
    high = rows * size + (rows - 1) * gap
    top = lane.y + max(0, (lane.height - high) // 2)
    out = []
    for index in range(count):
        row, column = divmod(index, across)
        x = lane.right - min(across, count - row * across) * (size + gap) + gap + column * (size + gap)
        out.append(pygame.Rect(x, top + row * (size + gap), size, size))
    return out


def _hero_token(ship: Ship, seat: int, rect: pygame.Rect) -> None:
    hero, words = ship.view.heroes[seat], ship.words
    tint = faces.FIGURES.get(hero.stat_die, token.DARK)
    shown = (Token(hero.card, seat, str(hero.health), tint, active=seat == ship.view.current), False, ())
    closer = lambda: faces.hero_closer(words, hero.card, hero.stat_die)  # noqa: E731
    ship.picture.add(Thing(f"hero:{seat}", rect, _token, shown, (("seat", seat),), 4, closer, hook=Hook.BESIDE))


def _enemy_token(ship: Ship, card: CardState, rect: pygame.Rect) -> None:
    view, words = ship.view, ship.words
    piece = Token(card.name, None, "×" if card.turned else str(health_left(view, card.id)))
    shown = (piece, card.turned, ship_marks.lasting(view, card))
    closer = lambda: faces.enemy_closer(words, view, card)  # noqa: E731
    thing = Thing(f"card:{card.id}", rect, _token, shown, (("card", card.id),), 3, closer, hook=Hook.BESIDE)
    ship.picture.add(thing)
    _dice_on(ship, [die for die in view.dice if die.place == f"on:{card.id}"], _piece(rect))


def _piece(rect: pygame.Rect) -> pygame.Rect:
    """The piece itself in its place, without a number beside it."""
    return pygame.Rect(rect.x, rect.y, rect.height, rect.height)


def _dice_on(ship: Ship, lying: list[DieState], rect: pygame.Rect) -> None:
    """Small dice along the upper edge of the enemy they lie on, closer together when they are many."""
    if not lying:
        return
    side = max(12, round(rect.width * 0.36))
    most = round(rect.width * 1.2)
    step = min(round(side * 0.8), (most - side) // max(1, len(lying) - 1))
    left = rect.centerx - (step * (len(lying) - 1) + side) // 2
    for index, die in enumerate(lying):
        ship_dice.die(ship, die, pygame.Rect(left + index * step, rect.y - round(side * 0.5), side, side), small=True)


Piece = tuple[Token, bool, tuple[str, ...]]
"""A piece, whether it is down, and what lasts for it."""


def _token(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Piece, mode: Mode) -> None:
    """A hero or an enemy with what lasts for it; one that is down lies in the dark."""
    piece, down, lasting = shown
    place = moved(rect, mode.pose)
    if mode.pose and mode.pose.glow:
        panel.glow(surface, look, place.inflate(-look.px(10), -look.px(10)), look.px(26), mode.pose.glow * 0.8)
        place = place.inflate(*(round(place.width * 0.22 * mode.pose.glow),) * 2)
    chip = place.width > place.height
    (token.chip if chip else token.draw)(surface, look, place, replace(piece, selectable=mode.lit))
    if down:
        side = place.height
        veil = vector.circle(side / 2, side / 2, side * 0.48, vector.paint((6, 10, 16), 0.62))
        surface.blit(vector.picture(side, side, veil), place)
        if not chip:
            token.badge(surface, look, token.badge_spot(look, place, piece.badge), piece.badge)
    ship_marks.draw(surface, look, place, lasting)
