"""The abilities of the hero cards that change a number; the others stand where their moment is."""

from __future__ import annotations

from game.engine.tally import Tally
from game.titles.twenty_strong.state import EXHAUSTED, ShipState, active, set_hero
from game.titles.twenty_strong.steps import TIMING

BORROWED = 2
"""Dice that the Scout may commit from the exhausted area in one move action (20S-034)."""

RALLY_NOISE = 3


def has(s: ShipState, seat: int, hero: str) -> bool:
    """Tell whether a seat plays this hero."""
    return s.heroes[seat].card == hero


def once(s: ShipState, seat: int, ability: str) -> bool:
    """Tell whether a once-per-round ability is still fresh for a hero (20S-257)."""
    return ability not in s.heroes[seat].used


def spend(s: ShipState, seat: int, ability: str) -> None:
    """Note that a once-per-round ability was used."""
    set_hero(s, seat, used=(*s.heroes[seat].used, ability))


def may_borrow(s: ShipState, seat: int) -> int:
    """Return how many more exhausted dice this move action may take (Scout, 20S-034)."""
    if not has(s, seat, "her_scout"):
        return 0
    return min(BORROWED - s.now().borrowed, sum(1 for die in s.dice if die.place == EXHAUSTED))


@TIMING.modifies("recover_step", "her_captain")
def rally(total: Tally, s: ShipState, seat: int) -> Tally:
    """Captain: one die more while noise is 3 or less."""
    return total.plus("tally-rally", 1) if s.noise <= RALLY_NOISE else total


@TIMING.modifies("attack_dice", "her_soldier")
def fire_discipline(total: Tally, s: ShipState, seat: int) -> Tally:
    """Soldier: one die more in attack actions."""
    return total.plus("tally-fire-discipline", 1)


@TIMING.modifies("generators_needed", "her_pilot")
def override_codes(total: Tally, s: ShipState, seat: int) -> Tally:
    """Pilot: one Generator fewer in the Cockpit, the Engines and the Escape Pods."""
    room = active(s, s.heroes[seat].space)
    if room and (room.engine or room.pod or room.id == "rm_cockpit"):
        return total.plus("tally-override", -1)
    return total
