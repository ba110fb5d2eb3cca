"""Limits that players ask about, as tallies: Health, dice, steps, Recovery, Generators."""

from __future__ import annotations

from game.engine.tally import Tally, tally
from game.titles.twenty_strong.content import STAT_MAX, STAT_MIN
from game.titles.twenty_strong.state import ShipState, active, generators, items_of
from game.titles.twenty_strong.steps import TIMING


def max_health(s: ShipState, seat: int) -> Tally:
    """Return a hero's greatest Health, 1 to 6 (20S-042, 20S-043, 20S-040)."""
    total = tally("tally-hero-card", s.heroes[seat].facts.health, STAT_MIN, STAT_MAX)
    return _modified(total, "max_health", s, seat)


def strategy(s: ShipState, seat: int) -> Tally:
    """Return a hero's Strategy: passes per basic action and items per type (20S-036, 20S-037)."""
    return _modified(tally("tally-hero-card", s.heroes[seat].facts.strategy, STAT_MIN, STAT_MAX), "strategy", s, seat)


def recovery(s: ShipState, seat: int) -> Tally:
    """Return how many dice a hero may recover in its Recover Dice step (20S-038, 20S-046)."""
    return _modified(tally("tally-hero-card", s.heroes[seat].facts.recovery, STAT_MIN, STAT_MAX), "recovery", s, seat)


def recover_limit(s: ShipState, seat: int) -> Tally:
    """Return the dice of one Recover Dice step: Recovery and what an ability adds (20S-077)."""
    return _modified(_unbounded(recovery(s, seat)), "recover_step", s, seat)


def dice_limit(s: ShipState, seat: int, kind: str) -> Tally:
    """Return how many dice an action may commit over all its passes (20S-111, 20S-127)."""
    total = _modified(_unbounded(max_health(s, seat)), f"{kind}_dice", s, seat)
    if s.action and s.action.bonus:
        total = total.plus("tally-item", s.action.bonus, item="@it_shotgun")
    return total


def move_steps(s: ShipState, seat: int, hits: int) -> Tally:
    """Return the rooms that an accepted move roll lets a hero walk (20S-113)."""
    total = tally("tally-hits", hits, 0)
    return _modified(total, "move_steps", s, seat) if hits else total


def generators_needed(s: ShipState, seat: int, space: str) -> Tally:
    """Return how many active Generators the action of a room asks of a hero (20S-183)."""
    room = active(s, space)
    total = tally("tally-room-card", room.generators if room else 0, 0)
    return _modified(total, "generators_needed", s, seat)


def powered(s: ShipState, seat: int, space: str) -> bool:
    """Tell whether enough Generators are active for a hero's action in a room."""
    room = active(s, space)
    if room is None or not room.generators:
        return True
    return generators(s) >= generators_needed(s, seat, space).total


def _unbounded(stat: Tally) -> Tally:
    """Return a stat, already kept from 1 to 6, as the start of a limit that may go beyond (20S-040, 20S-046)."""
    over = stat.total - sum(part.amount for part in stat.parts)
    total = Tally(stat.parts, 0, None)
    return total.plus("tally-stat-limit", over) if over else total


def _modified(total: Tally, quantity: str, s: ShipState, seat: int) -> Tally:
    """Add what the hero card and the items of a seat contribute to a quantity."""
    abilities = TIMING.speaking(f"modifies {quantity}")
    if not abilities:
        return total
    ability = abilities.get(s.heroes[seat].card)
    if ability:
        total = ability(total, s, seat)
    for item in items_of(s, seat):
        ability = abilities.get(item.name)
        if ability:
            total = ability(total, s, seat)
    return total
