"""Escape, defeat, and rooms that leave the ship (20S-152, section 20)."""

from __future__ import annotations

from game.engine.ask import Decision, Option, ask, ask_all
from game.engine.errors import GameOver
from game.engine.steps import follow
from game.engine.verbs import change, move_card, place_die, remove, shuffle_in, tell, tell_secret
from game.model.board import grid_steps
from game.model.state import Card, Result, bit, cards_in
from game.titles.twenty_strong.cards.objectives import standing
from game.titles.twenty_strong.content import ITEMS
from game.titles.twenty_strong.dice import in_place
from game.titles.twenty_strong.state import (
    ABOARD,
    CRAFTED,
    DEFEATED,
    ESCAPED,
    EXHAUSTED,
    ShipState,
    aboard,
    clockwise,
    discard_zone,
    enemies_at,
    enemy_zone,
    items_of,
    objective_zone,
    set_hero,
    stack_zone,
)
from game.titles.twenty_strong.steps import step


def hurt(s: ShipState, seat: int, damage: int, why: str) -> None:
    """Take Health from a hero; below 1 it is defeated at once (20S-152)."""
    hero = s.heroes[seat]
    if not damage or hero.status != ABOARD:
        return
    set_hero(s, seat, health=max(hero.health - damage, 0))
    tell(s, "hurt", seat=seat, damage=damage, health=s.heroes[seat].health, why=why)
    if s.heroes[seat].health < 1:
        defeat(s, seat)


def defeat(s: ShipState, seat: int) -> None:
    """Take a defeated hero off the ship; its items are discarded (20S-161, 20S-272)."""
    for item in items_of(s, seat):
        discard_item(s, item.id)
    set_hero(s, seat, status=DEFEATED, space="", items=0, health=0)
    tell(s, "defeated", seat=seat)
    _left(s, seat)


def escape(s: ShipState, seat: int, *, by_pod: bool) -> None:
    """Take an escaping hero off the ship with its items (20S-161, 20S-272, 20S-278)."""
    set_hero(s, seat, status=ESCAPED, space="", items=len(items_of(s, seat)), by_pod=by_pod)
    s.left = (*s.left, seat)
    tell(s, "escaped", seat=seat, by_pod=by_pod)
    _left(s, seat)


def _left(s: ShipState, seat: int) -> None:
    """Pass the first-player role on and have the player settle on one objective (20S-163, 20S-165)."""
    if s.first == seat:
        heirs = [heir for heir in clockwise(s, seat) if s.heroes[heir].status == ABOARD]
        if heirs:
            s.first = heirs[0]
            tell(s, "first_player", seat=s.first)
    follow(s, settle_objectives((seat,)))


@step
async def settle_objectives(s: ShipState, seats: tuple[int, ...]) -> None:
    """Each of these players who holds two objectives discards one, all at once and in secret (20S-076, 20S-165)."""
    decisions = [_objective_choice(s, seat) for seat in seats if len(s.zones.get(objective_zone(seat), ())) > 1]
    answers = await ask_all(s, decisions)
    for seat, (key,) in sorted(answers.items()):
        move_card(s, int(key.split(":")[1]), f"put_away:{seat}")
        tell(s, "objective_settled", seat=seat)
    if s.option("reveal_kept") == "on_leaving":
        for seat in seats:
            if s.heroes[seat].status != ABOARD:
                _reveal_kept(s, seat)


def _objective_choice(s: ShipState, seat: int) -> Decision:
    options = []
    for card in cards_in(s, objective_zone(seat)):
        if not card.known_to(seat):
            change(s, card.id, seen=card.seen | bit(seat))
            tell_secret(s, "objective_seen", ("name",), bit(seat), seat=seat, card=card.id, name=card.name)
        options.append(Option(f"card:{card.id}", ("card", card.id), "opt-put-away", {"card": f"@{card.name}"}))
    return Decision(s.clock, seat, "ask-put-away", tuple(options), rule="20S-165")


def _reveal_kept(s: ShipState, seat: int) -> None:
    for card in cards_in(s, objective_zone(seat)):
        if not card.up:
            change(s, card.id, up=True)
            tell_secret(s, "objective_revealed", (), -1, seat=seat, card=card.id, name=card.name)


def discard_item(s: ShipState, card: int) -> None:
    """Put an item on its type's discard pile, the Antidote back in its place (20S-210)."""
    item = s.cards[card]
    deck = ITEMS[item.name].deck
    change(s, card, marks=ITEMS[item.name].uses, seen=0)
    move_card(s, card, CRAFTED if deck == "crafted" else discard_zone(deck), top=True, up=True)


def discard_enemy(s: ShipState, card: int) -> None:
    """Shuffle an enemy into the Alien Deck; the dice on it are exhausted (20S-207, 20S-211)."""
    for die in in_place(s, f"on:{card}"):
        place_die(s, die.id, EXHAUSTED)
    enemy = remove(s, card)
    tell(s, "enemy_gone", card=card, name=enemy.name, zone=enemy.zone)
    shuffle_in(s, "alien", enemy.name)


@step
async def banish_room(s: ShipState, space: str) -> None:
    """Take a room out of the game; who and what is left in it moves on (20S-275)."""
    room = s.rooms.pop(space)
    for card in cards_in(s, stack_zone(space)):
        discard_item(s, card.id)
    for card in cards_in(s, enemy_zone(space)):
        if card.turned:
            discard_enemy(s, card.id)
    move_card(s, room, "banished")
    tell(s, "room_banished", space=space, name=s.cards[room].name)
    moves = [carry_hero(seat, space) for seat in clockwise(s, s.current) if seat in aboard(s, space)]
    follow(s, *moves, *[carry_enemy(enemy.id, space) for enemy in enemies_at(s, space)])


@step
async def carry_hero(s: ShipState, seat: int, space: str) -> None:
    """Move a hero out of a room that is gone, as its player chooses among the nearest (20S-262, 20S-275)."""
    target = await ask(s, seat, "ask-carried", _nearest(s, space), rule="20S-275")
    arrive_in(s, seat, target)


@step
async def carry_enemy(s: ShipState, card: int, space: str) -> None:
    """Move an enemy out of a room that is gone, as the current player chooses among the nearest (20S-275)."""
    args = {"enemy": f"@{s.cards[card].name}"}
    target = await ask(s, s.current, "ask-enemy-carried", _nearest(s, space), args, rule="20S-275")
    move_enemy(s, card, space, target)


def move_enemy(s: ShipState, card: int, start: str, target: str) -> Card:
    """Move an enemy from one room to another."""
    moved = move_card(s, card, enemy_zone(target))
    tell(s, "enemy_moved", card=card, name=moved.name, start=start, space=target)
    return moved


def arrive_in(s: ShipState, seat: int, space: str) -> None:
    """Put a hero in a room and remember it there (20S-276)."""
    hero = s.heroes[seat]
    set_hero(s, seat, space=space, trail=(*hero.trail, space))
    tell(s, "hero_moved", seat=seat, start=hero.space, space=space)


def _nearest(s: ShipState, space: str) -> list[Option]:
    near = min(grid_steps(space, other) for other in s.rooms)
    return [Option(other, ("space", other), "opt-go") for other in s.rooms if grid_steps(space, other) == near]


def end_game(s: ShipState, reason: str) -> None:
    """Reveal the kept objectives, judge them and end the game (20S-007 to 012, 20S-237)."""
    for seat in range(len(s.heroes)):
        _reveal_kept(s, seat)
    s.phase = "over"
    s.agenda.clear()
    s.result = Result(reason, tuple(standing(s, seat) for seat in range(len(s.heroes))))
    tell(s, "game_over", reason=reason)
    raise GameOver
