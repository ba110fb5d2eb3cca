"""What a player may want explained about a decision: why something is barred, and the odds of a roll."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.engine.ask import Decision
from game.engine.title import Barred, Odds
from game.titles.twenty_strong.actions import attack_barred, salvage_barred, trade_barred
from game.titles.twenty_strong.activation import DECKS
from game.titles.twenty_strong.cards.heroes import has
from game.titles.twenty_strong.cards.rooms import room_action_barred
from game.titles.twenty_strong.cards.special import FRAG_DICE, frag_barred, triage_barred
from game.titles.twenty_strong.content import BOARD, FACES, ROOMS
from game.titles.twenty_strong.dice import die_of, sourced
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.limits import generators_needed
from game.titles.twenty_strong.state import (
    ABOARD,
    ACTIVE,
    READY,
    ShipState,
    active,
    enemies_at,
    generators,
    items_of,
    owns,
    stack_zone,
)

ROOM_ROLLS = {"burn_clutch": ("BBP", 2), "prime": ("GB", 1), "distress_call": ("GB", 1), "treat": ("G", 1)}
"""The dice of the room actions that can fail, and the hits they need."""
CRAWL = "G"


def barred(s: ShipState, decision: Decision) -> tuple[Barred, ...]:
    """Return what the decision's seat might try and why it is not offered, from the seat's own view."""
    if decision.message == "ask-action":
        return tuple(_barred_actions(s, decision.seat))
    if decision.message == "ask-activate":
        return tuple(_barred_ways(s, decision.seat))
    if decision.message == "ask-walk":
        return tuple(_barred_rooms(s, decision.seat))
    return ()


def _barred_actions(s: ShipState, seat: int) -> Iterator[Barred]:
    for action, reason, rule in (
        ("attack", attack_barred(s, seat), "20S-255"),
        ("salvage", salvage_barred(s, seat), "20S-222"),
    ):
        if reason:
            yield Barred(("action", action), reason, {}, rule)
    for other, hero in enumerate(s.heroes):
        if other != seat and hero.status == ABOARD and (reason := trade_barred(s, seat, other)):
            yield Barred(("seat", other), reason, {"seat": f"@seat:{other}"}, "20S-140")
    yield from _barred_room(s, seat)
    if has(s, seat, "her_medic") and (reason := triage_barred(s, seat)):
        yield Barred(("action", "triage"), reason)
    charge = owns(s, seat, "it_frag")
    if charge and (reason := frag_barred(s, seat)):
        yield Barred(("card", charge.id), reason, {}, "20S-195" if reason == "bar-dice-missing" else "20S-289")


def _barred_room(s: ShipState, seat: int) -> Iterator[Barred]:
    space = s.heroes[seat].space
    reason = room_action_barred(s, seat)
    if reason and active(s, space):
        needed = generators_needed(s, seat, space).total
        yield Barred(("space", space), reason, {"needed": needed, "active": generators(s)}, "20S-255")


def _barred_ways(s: ShipState, seat: int) -> Iterator[Barred]:
    room = ROOMS[s.cards[s.rooms[s.heroes[seat].space]].name]
    for requirement in room.requirements:
        if requirement.check and sourced(s, requirement.check) is None:
            yield Barred(("dice", requirement.check), "bar-dice-missing", {}, "20S-280")
        if requirement.pay and not items_of(s, seat, DECKS[requirement.pay]):
            yield Barred(("pay", requirement.pay), f"bar-no-{DECKS[requirement.pay]}", {}, "20S-280")


def _barred_rooms(s: ShipState, seat: int) -> Iterator[Barred]:
    here = s.heroes[seat].space
    for space in BOARD.links:
        if space != here and (space not in BOARD.links[here] or space not in s.rooms):
            yield Barred(("space", space), "bar-not-adjacent", {}, "20S-116")


def odds(s: ShipState, decision: Decision, picks: tuple[str, ...]) -> tuple[Odds, ...]:
    """Return the chances of the dice that are about to be rolled."""
    if decision.message in ("ask-move-dice", "ask-attack-dice"):
        kinds = [s.dice[die_of(key)].kind for key in picks if key[0] == "d" and key[1:].isdigit()]
        kinds += [die.kind for die in s.dice if die.place == ACTIVE]
        return _move_odds(kinds) if decision.message == "ask-move-dice" else _attack_odds(kinds)
    if decision.message == "ask-activate" and len(picks) == 1 and picks[0].split(":")[0] in ("check", "hotwire"):
        quiet = _chance_of_none(picks[0].split(":")[1], ("crit",))
        return (Odds("odds-quiet", round(quiet * 100)),)
    if decision.message == "ask-action" and len(picks) == 1:
        return _action_odds(s, decision.seat, picks[0])
    if decision.message == "ask-frag" and len(picks) == 1 and picks[0] in BOARD.links:
        return _frag_odds(s, picks[0])
    return ()


def _action_odds(s: ShipState, seat: int, key: str) -> tuple[Odds, ...]:
    """The chances of an action, and that a salvage would find nothing in an empty stack."""
    if key.startswith("room:"):
        return _room_odds(key.removeprefix("room:"))
    if key.startswith("frag:"):
        return _attack_odds(list(FRAG_DICE))[:2]
    if key != "salvage":
        return ()
    ready = "".join(die.kind for die in s.dice if die.place == READY)
    found = () if s.zones.get(stack_zone(s.heroes[seat].space)) else (Odds("odds-no-item", 100),)
    return (*found, Odds("odds-quiet", round(_chance_of_none(ready, ("crit",)) * 100)))


def _frag_odds(s: ShipState, space: str) -> tuple[Odds, ...]:
    """The chance that a Frag Charge defeats each enemy of a room, and that nobody hears it (20S-291)."""
    totals = distribution(list(FRAG_DICE), {"hit": 1, "crit": 2, "miss": 0})
    left = {enemy.name: health_left(s, enemy.id) for enemy in enemies_at(s, space)}
    chances = {name: sum(chance for total, chance in totals.items() if total >= need) for name, need in left.items()}
    told = (Odds("odds-defeat", round(chance * 100), {"enemy": f"@{name}"}) for name, chance in chances.items())
    return (*told, Odds("odds-quiet", round(_chance_of_none(FRAG_DICE, ("crit",)) * 100)))


def _room_odds(action: str) -> tuple[Odds, ...]:
    """The chance that a room action succeeds, or goes unheard."""
    if action in ROOM_ROLLS:
        kinds, needed = ROOM_ROLLS[action]
        totals = distribution(list(kinds), {"hit": 1, "crit": 1, "miss": 0})
        success = sum(chance for hits, chance in totals.items() if hits >= needed)
        return (Odds("odds-success", round(success * 100)),)
    if action == "crawl":
        return (Odds("odds-quiet", round(_chance_of_none(CRAWL, ("crit", "miss")) * 100)),)
    return ()


def _move_odds(kinds: list[str]) -> tuple[Odds, ...]:
    totals = distribution(kinds, {"hit": 1, "crit": 1, "miss": 0})
    return tuple(
        Odds(
            "odds-steps",
            round(sum(chance for value, chance in totals.items() if value >= steps) * 100),
            {"steps": steps},
        )
        for steps in range(1, len(kinds) + 1)
    )


def _attack_odds(kinds: list[str]) -> tuple[Odds, ...]:
    totals = distribution(kinds, {"hit": 1, "crit": 2, "miss": 0})
    return tuple(
        Odds(
            "odds-damage",
            round(sum(chance for value, chance in totals.items() if value >= damage) * 100),
            {"damage": damage},
        )
        for damage in range(1, 2 * len(kinds) + 1)
    )


def distribution(kinds: list[str], worth: dict[str, int]) -> dict[int, float]:
    """Return the probability of every total of these dice, by what each face is worth."""
    totals = {0: 1.0}
    for kind in kinds:
        step: dict[int, float] = {}
        for (value, chance), face in product(totals.items(), FACES[kind]):
            step[value + worth[face]] = step.get(value + worth[face], 0.0) + chance / len(FACES[kind])
        totals = step
    return totals


def _chance_of_none(kinds: str, faces: tuple[str, ...]) -> float:
    chance = 1.0
    for kind in kinds:
        chance *= sum(1 for face in FACES[kind] if face not in faces) / len(FACES[kind])
    return chance
