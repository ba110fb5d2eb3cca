"""Everything that lies on the 20 Strong table: rooms, tokens, dice, dials, decks and lamps, as things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from game.engine.verbs import deck_size
from game.model.state import Card as CardState
from game.model.state import Die as DieState
from game.titles.twenty_strong.content import BOARD, COLOURS, NOISE_MAX_ALARM, ROOMS
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.flow import alarm_at
from game.titles.twenty_strong.limits import generators_needed
from game.titles.twenty_strong.state import (
    ABOARD,
    ACTIVE,
    BANISHED,
    CRAFTED,
    EXHAUSTED,
    NEST_STACK,
    READY,
    ShipState,
    discard_zone,
    enemy_zone,
    generators,
    stack_zone,
)
from scenes.kit import card as cards
from scenes.kit import dial as dials
from scenes.kit import dice, gauge, panel, resources, text, token, vector
from scenes.kit.card import Card
from scenes.kit.dial import Dial
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.token import Token
from scenes.kit.words import Words
from scenes.tables import ship_faces as faces
from scenes.tables import ship_paint as paint
from scenes.tables.ship_layout import Layout, die_side
from scenes.tables.things import Closer, Mode, Picture, Thing, moved

DIE_COLORS = {"Y": "yellow", "G": "green", "B": "blue", "P": "purple", "R": "red"}
PLACES = (READY, ACTIVE, EXHAUSTED, BANISHED)
LAMPS = ("course", "engine_p", "engine_s", "signal", "nest_burned")
LAMP_ICONS = {
    "course": "mk_course", "engine_p": "mk_engine", "engine_s": "mk_engine", "signal": "mk_signal",
    "nest_burned": "mk_nest",
}  # fmt: skip


@dataclass
class Ship:
    """The table being laid out: where everything goes, what the viewer sees, and the things so far."""

    look: Look
    words: Words
    lay: Layout
    view: ShipState
    seat: int
    levels: tuple[str, ...]
    picture: Picture = field(default_factory=Picture)


# -- rooms -----------------------------------------------------------------------------------------


def rooms(ship: Ship) -> None:
    """The twenty spaces with whatever lies there."""
    for space in BOARD.links:
        shown, closer = _room(ship, space), _room_closer(ship, space)
        about = (("space", space),)
        ship.picture.add(Thing(f"space:{space}", ship.lay.spaces[space], paint.room, shown, about, 1, closer))


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
        for key, rect in zip(keys, _slots(ship, space, len(keys)), strict=True):
            kind, _, number = key.partition(":")
            if kind == "hero":
                _hero_token(ship, int(number), rect)
            else:
                _enemy_token(ship, ship.view.cards[int(number)], rect)


def _slots(ship: Ship, space: str, count: int) -> list[pygame.Rect]:
    """Places for tokens in a room: beside its picture, below the corner pill, above its name."""
    if not count:
        return []
    area, room = ship.lay.tokens[space], _room(ship, space)
    left = area.x + round(area.width * (0.34 if count < paint.CROWD else 0.0))
    top = ship.lay.stacks[space].bottom if room.stack or (room.known and not room.up) else area.y + ship.look.px(6)
    tile = ship.lay.spaces[space]
    bottom = tile.bottom - max(
        paint.words_height(ship.look.modest(paint.TILE_SCALE), tile.width, room), ship.look.px(8)
    )
    lane = pygame.Rect(left, top, area.right - left, max(20, bottom - top - ship.look.px(4)))
    gap = ship.look.px(6)
    size, down = max((_token_size(lane, count, rows, gap), -rows) for rows in (1, 2, 3))
    return _placed(lane, min(size, ship.look.px(64)), count, -down, gap)


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
    shown = (Token(hero.card, seat, str(hero.health), active=seat == ship.view.current), False)
    closer = lambda: faces.hero_closer(words, hero.card)  # noqa: E731
    ship.picture.add(Thing(f"hero:{seat}", rect, _token, shown, (("seat", seat),), 4, closer))


def _enemy_token(ship: Ship, card: CardState, rect: pygame.Rect) -> None:
    view, words = ship.view, ship.words
    shown = (Token(card.name, None, "×" if card.turned else str(health_left(view, card.id))), card.turned)
    closer = lambda: faces.enemy_closer(words, view, card)  # noqa: E731
    ship.picture.add(Thing(f"card:{card.id}", rect, _token, shown, (("card", card.id),), 3, closer))
    _dice_on(ship, [die for die in view.dice if die.place == f"on:{card.id}"], rect)


def _dice_on(ship: Ship, lying: list[DieState], rect: pygame.Rect) -> None:
    """Small dice along the upper edge of the enemy they lie on, closer together when they are many."""
    if not lying:
        return
    side = max(12, round(rect.width * 0.36))
    most = round(rect.width * 1.2)
    step = min(round(side * 0.8), (most - side) // max(1, len(lying) - 1))
    left = rect.centerx - (step * (len(lying) - 1) + side) // 2
    for index, die in enumerate(lying):
        _die(ship, die, pygame.Rect(left + index * step, rect.y - round(side * 0.5), side, side), small=True)


def _token(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Token, bool], mode: Mode) -> None:
    """A hero or an enemy; one that is down lies in the dark."""
    piece, down = shown
    place = moved(rect, mode.pose)
    if mode.pose and mode.pose.glow:
        panel.glow(surface, look, place.inflate(-look.px(10), -look.px(10)), look.px(26), mode.pose.glow * 0.8)
        place = place.inflate(*(round(place.width * 0.22 * mode.pose.glow),) * 2)
    token.draw(surface, look, place, replace(piece, selectable=mode.lit))
    if down:
        side = place.width
        veil = vector.circle(side / 2, side / 2, side * 0.48, vector.paint((6, 10, 16), 0.62))
        surface.blit(vector.picture(side, side, veil), place)
        token.badge(surface, look, (place.right - side // 8, place.bottom - side // 8), piece.badge)


# -- dice ------------------------------------------------------------------------------------------


def dice_row(ship: Ship) -> None:
    """Pool, active, exhausted and banished dice in the bar."""
    look, lay = ship.look, ship.lay
    x, side, gap = lay.dice.x + look.px(20), die_side(look), look.px(8)
    top = lay.dice.y + look.px(14) + text.line_height(look, "label", look.type_px(16)) + look.px(11)
    for place in PLACES:
        lying = sorted((die for die in ship.view.dice if die.place == place), key=_rank)
        if place == BANISHED and not lying:
            continue
        caption = ship.words(f"dice-{place}", count=len(lying))
        inner = max(len(lying), 3 if place == ACTIVE else 1) * (side + gap) - gap
        box = pygame.Rect(x, lay.dice.y, max(inner, text.label_width(look, caption)), lay.dice.height)
        ship.picture.add(Thing(f"dice:{place}", box, _dice_caption, (caption, place == ACTIVE, top, side), (), 1))
        for index, die in enumerate(lying):
            _die(ship, die, pygame.Rect(x + index * (side + gap), top, side, side))
        x = box.right + look.px(34)


def _rank(die: DieState) -> tuple[int, int, int]:
    """Dice lie by colour; those that were rolled for an action by result first."""
    result = ("crit", "hit", "miss", "").index(die.face) if die.place == ACTIVE else 0
    return result, COLOURS.index(die.kind), die.id


def dice_end(picture: Picture, lay: Layout) -> int:
    """Where the row of dice ends."""
    return max(
        (thing.rect.right for key, thing in picture.by_key.items() if key.startswith("dice:")), default=lay.bar.x
    )


def _dice_caption(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool, int, int], mode: Mode
) -> None:
    """The caption above dice, and the box in which active ones lie."""
    caption, boxed, top, side = shown
    text.label(surface, look, caption, pygame.Rect(rect.x, rect.y + look.px(14), rect.width + 4, top - rect.y))
    if boxed:
        pad = look.px(7)
        box = pygame.Rect(rect.x - pad, top - pad, rect.width + 2 * pad, side + 2 * pad)
        fill = vector.rect(1, 1, box.width - 2, box.height - 2, look.px(8), vector.paint((0, 0, 0), 0.18))
        surface.blit(vector.picture(*box.size, fill + paint.dashes(look, *box.size, 0.5)), box)


def _die(ship: Ship, die: DieState, rect: pygame.Rect, *, small: bool = False) -> None:
    spent = die.place in (EXHAUSTED, BANISHED)
    face = f"face_{die.face}" if die.face and die.place != READY else ""
    letter = "" if small else ship.words.attribute(f"colour_{die.kind}", "letter")
    about: tuple[tuple[str, str | int], ...] = (("die", die.id),)
    if die.place == READY:
        about = (*about, ("colour", die.kind))
    tip = lambda: faces.die_tip(ship.words, die.kind, die.place)  # noqa: E731
    shown = Die(DIE_COLORS[die.kind], letter, face, spent)
    ship.picture.add(Thing(f"die:{die.id}", rect, _draw_die, shown, about, 5, tip=tip))


def _draw_die(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Die, mode: Mode) -> None:
    pose = mode.pose
    angle, lift = (pose.angle, pose.lift) if pose else (0.0, 0.0)
    waits = pose is not None and pose.alpha < 0.5
    face = "" if angle > 40 or waits else shown.face
    spent = shown.exhausted and not (pose and pose.placed)
    die = replace(shown, face=face, exhausted=spent, selected=mode.picked, selectable=mode.lit)
    dice.draw(surface, look, moved(rect, pose), die, angle=angle, lift=max(lift, 0.34 if mode.picked else 0.0))


# -- right column ------------------------------------------------------------------------------------


def instruments(ship: Ship) -> None:
    """Time, noise, the ship's lamps and the decks."""
    _time(ship)
    _noise(ship)
    _lamps(ship)
    _decks(ship)


def _head(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str) -> pygame.Rect:
    """The caption of a panel; returns the row it stands in."""
    high = text.line_height(look, "label", look.type_px(16))
    row = pygame.Rect(rect.x + look.px(18), rect.y + look.px(14), rect.width - 2 * look.px(18), high)
    text.label(surface, look, words, row)
    return row


def _right(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    row: pygame.Rect,
    words: str,
    tone: Color,
    taken: int,
    size: float = 16,
) -> None:
    """A value at the right end of a panel's caption row."""
    high = text.line_height(look, "strong", look.type_px(size))
    x = row.x + taken + look.px(8)
    box = pygame.Rect(x, row.centery - high // 2, rect.right - look.px(18) - x, high)
    text.draw(surface, look, words, box, role="strong", size=size, color=tone, align="right", wrap=False)


def _time(ship: Ship) -> None:
    view, words, lay = ship.view, ship.words, ship.lay
    value, alarm = view.dials["time"].value, alarm_at(view) if view.heroes else 0
    note = words("time-alarm-on") if view.alarm else words("time-alarm", at=alarm)
    head = words("time-head")
    room = lay.time.width - text.label_width(ship.look, head) - ship.look.px(46)
    note = text.fitting(ship.look, (note, words("time-alarm-short", at=alarm)), room, role="strong", size=16)
    shown = (head, note, Dial(0, view.dials["time"].high, red=alarm), value, lay.dial)
    tip = lambda: f"{words('kw_dial_text')}\n{words('kw_self_destruct_text')}"  # noqa: E731
    ship.picture.add(Thing("dial:time", lay.time, _draw_time, shown, (), 1, tip=tip))


def _draw_time(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str, Dial, int, pygame.Rect], mode: Mode
) -> None:
    head, note, face, value, place = shown
    row = _head(surface, look, rect, head)
    _right(surface, look, rect, row, note, look.theme.bad, text.label_width(look, head))
    dials.draw(surface, look.modest(1.2), place, face, mode.pose.value if mode.pose else value)


def _noise(ship: Ship) -> None:
    view, words = ship.view, ship.words
    level, high = view.dials["noise"].value, view.dials["noise"].high
    tip = lambda: f"{words('kw_noise_text')} {words('noise-alarm', high=NOISE_MAX_ALARM)}"  # noqa: E731
    shown = (words("noise-head"), level, high)
    ship.picture.add(Thing("dial:noise", ship.lay.noise, _draw_noise, shown, (), 1, tip=tip))


def _draw_noise(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, int, int], mode: Mode
) -> None:
    head, level, high = shown
    level = level if mode.pose is None else round(mode.pose.value)
    row = _head(surface, look, rect, head)
    _right(surface, look, rect, row, f"{level}/{high}", look.theme.text, text.label_width(look, head), 20)
    top = row.bottom + look.px(10)
    gauge.draw(surface, look, pygame.Rect(row.x, top, row.width, max(16, rect.bottom - look.px(14) - top)), level, high)


def _lamps(ship: Ship) -> None:
    """Ship marks on the hull, Generators and the Nest Stack."""
    view, words, area = ship.view, ship.words, ship.lay.marks
    count, gap = len(LAMPS) + 2, ship.look.px(12)
    high = (area.height - gap * (count - 1)) // count
    powered, nest = generators(view), len(view.zones.get(NEST_STACK, ()))
    lamps = [(name, LAMP_ICONS[name], name in view.marks, "", words(f"mark_{name}")) for name in LAMPS]
    lamps.insert(0, ("power", "rm_gen_a", powered > 0, f"{powered}/3", words("lamp-power", count=powered)))
    lamps.append(("nest", "al_back", nest > 0, str(nest), words("lamp-nest", count=nest)))
    for index, (name, icon, lit, number, said) in enumerate(lamps):
        rect = pygame.Rect(area.x, area.y + index * (high + gap), area.width, high)
        state = "" if name in ("power", "nest") else words("lamp-set" if lit else "lamp-unset")
        tip = f"**{said}** {state}".strip()
        shown = (icon, lit, number, name == "nest")
        ship.picture.add(Thing(f"lamp:{name}", rect, paint.lamp, shown, (), 1, tip=_said(tip)))


def _said(words: str) -> Callable[[], str]:
    return lambda: words


def _decks(ship: Ship) -> None:
    """Alien, military and technical decks with their counts, and the Antidote's place."""
    look, words, area = ship.look, ship.words, ship.lay.decks

    ship.picture.add(Thing("decks", area, _draw_head, words("decks-head"), (), 1))
    pad, gap = look.px(16), look.px(10)
    top = area.y + look.px(14) + text.line_height(look, "label", look.type_px(16)) + look.px(8)
    wide = (area.width - 2 * pad - 3 * gap) // 4
    line = text.line_height(look, "small", look.type_px(16))
    high = max(20, area.bottom - look.px(10) - line - look.px(4) - top)
    for index, name in enumerate(("alien", "military", "technical", "crafted")):
        rect = pygame.Rect(area.x + pad + index * (wide + gap), top, wide, high)
        _deck(ship, name, rect, line)


def _deck(ship: Ship, name: str, rect: pygame.Rect, line: int) -> None:
    view, words = ship.view, ship.words
    pile = len(view.zones.get(discard_zone(name), ()))
    if name == CRAFTED:
        left = len(view.zones.get(CRAFTED, ()))
        shown = Card("it_antidote", "", "crafted", face_down=not left)
    else:
        left = deck_size(view, name) if name in view.decks else 0
        shown = Card("al_back" if name == "alien" else f"it_{name}", "", name, face_down=True)
    tip = words("deck-tip", deck=f"@deck_{name}", left=left, discarded=pile)

    about = (("deck", name),)
    ship.picture.add(
        Thing(
            f"deck:{name}", rect, _draw_deck, (shown, left, pile, line), about, 2, tip=_said(tip), opens=f"pile:{name}"
        )
    )


def _draw_head(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    _head(surface, look, rect, shown)


def _draw_deck(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Card, int, int, int], mode: Mode
) -> None:
    """A deck with its count and, after a plus, its discards."""
    card, left, pile, line = shown
    _pile(surface, look, rect, card, left, mode)
    row = pygame.Rect(rect.x - look.px(5), rect.bottom + look.px(3), rect.width + look.px(10), line)
    count = f"**{left}** +{pile}" if pile else f"**{left}**"
    text.draw(surface, look, count, row, role="small", size=16, color=look.theme.muted, align="center", wrap=False)


def _pile(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Card, left: int, mode: Mode) -> None:
    """A deck: its edge shows that there is more below; an empty place is hollow."""
    if not left:
        surface.blit(_empty(look, rect.size), rect)
        return
    for step in range(min(2, left - 1), 0, -1):
        panel.outline(
            surface, look, rect.move(look.px(2) * step, look.px(2) * step).inflate(-4, -4), width=1.2, radius=6,
            color=cards.kind_color(shown.kind),
        )  # fmt: skip
    cards.draw(surface, look, rect, shown, cards.CardState(hovered=mode.hovered, selectable=mode.lit))


def _empty(look: Look, size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    fill = vector.rect(1, 1, w - 2, h - 2, look.px(6), vector.paint((0, 0, 0), 0.3))
    return vector.picture(w, h, fill + paint.dashes(look, w, h, 0.35))


# -- title and captions ------------------------------------------------------------------------------


def title_bar(ship: Ship) -> None:
    """The head of the table: menu at the left, references at the right."""
    area, look = ship.lay.title, ship.look
    side = max(32, area.height - look.px(14))
    for index, (name, icon) in enumerate((("menu", "ui_menu"), ("reference", "ui_rules"))):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (area.x + look.px(10) + side // 2, area.centery)
        if index:
            rect.centerx = area.right - look.px(10) - side // 2
        tip = _said(ship.words(f"open-{name}"))
        ship.picture.add(Thing(f"open:{name}", rect, _draw_icon, icon, (), 2, tip=tip, opens=name))


def _draw_icon(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    side = round(rect.width * 0.62)
    image = resources.icon(shown, side, look.theme.text if mode.hovered else look.theme.tint)
    surface.blit(image, image.get_rect(center=rect.center))


def captions(look: Look, words: Words, view: ShipState, lay: Layout, picture: Picture, odds: str) -> tuple[Thing, ...]:
    """The name and state of the game at the top, the chances beside the dice."""
    left, right = picture.by_key["open:menu"].rect.right, picture.by_key["open:reference"].rect.x
    head = pygame.Rect(left + look.px(8), lay.title.y, right - left - look.px(16), lay.title.height)
    choices = tuple(words(name, rank=view.rank, cycle=view.cycle) for name in ("ship-status", "ship-status-short"))
    state = text.fitting(look, choices, head.width, size=16)
    wide = text.measure(look, state, size=16)[0] + look.px(8)
    titles = (words("ship-title"), words("ship-title-short"), "")
    title = text.fitting(look, titles, head.width - wide, role="heading", size=19)
    x = dice_end(picture, lay) + look.px(30)
    side = pygame.Rect(x, lay.dice.y + look.px(10), lay.dice.right - look.px(20) - x, lay.dice.height - look.px(12))
    return (
        Thing("caption:title", head, _draw_title, (title, state, wide)),
        Thing("caption:odds", side, _draw_odds, odds),
    )


def _draw_title(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str, int], mode: Mode
) -> None:
    title, state, wide = shown
    name = pygame.Rect(rect.x, rect.y, max(0, rect.width - wide), rect.height)
    text.draw(surface, look, title, name, role="heading", size=19, valign="middle", wrap=False)
    text.draw(surface, look, state, rect, size=16, color=look.theme.muted, align="right", valign="middle", wrap=False)


def _draw_odds(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    if shown:
        text.draw(surface, look, shown, rect, size=18, color=look.theme.muted, align="right", valign="middle")
