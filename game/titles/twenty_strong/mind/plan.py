"""Plan: the cheapest way, in actions, in which a seat could still win, from what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.model.state import bit
from game.titles.twenty_strong.cards.objectives import TERMS
from game.titles.twenty_strong.content import OBJECTIVES, POINTS, ROOMS, ObjectiveLine
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.state import ABOARD, ShipState

NEVER = 60.0
"""The cost of what cannot be done any more, or only by others."""

STRIDE = 0.55
"""Actions per step of a longer walk."""

PILOT_ROOMS = ("rm_cockpit", "rm_eng_p", "rm_eng_s", "rm_pod_p", "rm_pod_s")

MARK_ROOMS = {"signal": "rm_comms", "course": "rm_cockpit", "nest_burned": "rm_nest"}

ANY_CARD = (
    ObjectiveLine("escape", 2), ObjectiveLine("generators", 3, 3), ObjectiveLine("rooms", 2, 12),
    ObjectiveLine("items", 2, 3), ObjectiveLine("kills", 2, 2),
)  # fmt: skip
"""What an unknown objective might ask (rank 4)."""


class Plan(Struct):
    """How a seat means to win: the card it plays for, the terms still missing, the way out, the cost in actions.

    `exit` is the room of the way out ("" while none is known), `points` those that would count if
    the hero escaped now.
    """

    card: str
    wanted: dict[str, int]
    exit: str
    out: float
    cost: float
    points: int
    needed: int

    @property
    def ready(self) -> bool:
        """Tell whether escaping now would win."""
        return self.points >= self.needed


def plan(s: ShipState, v: Survey) -> Plan:
    """Return the cheapest plan among the objectives that the seat knows."""
    exit_room, out = way_out(s, v)
    if s.option("first_flight") == "on":
        return Plan("", {}, exit_room, out, out, 0, 0)
    return min(
        [_plan_for(s, v, name, lines, exit_room, out) for name, lines in objectives(s, v.seat)],
        key=lambda one: one.cost,
    )


def objectives(s: ShipState, seat: int) -> list[tuple[str, tuple[ObjectiveLine, ...]]]:
    """Return the objectives that a seat knows it has, or what they might be like."""
    cards = [s.cards[card] for card in s.zones.get(f"objectives:{seat}", ())]
    known = [(card.name, OBJECTIVES[card.name].line) for card in cards if card.up or card.seen & bit(seat)]
    return known or [("", ANY_CARD)]


def _plan_for(s: ShipState, v: Survey, name: str, lines: tuple[ObjectiveLine, ...], exit_room: str, out: float) -> Plan:
    points, open_lines = 0, []
    for line in lines:
        if line.term == "escape" or _would_hold(s, v, line):
            points += line.points
        else:
            open_lines.append((line, term_cost(s, v, line)))
    needed = POINTS[s.rank]
    cost, chosen = _cheapest(open_lines, needed - points)
    wanted: dict[str, int] = {}
    for line in chosen:
        wanted[line.term] = max(line.n, wanted.get(line.term, 0))
    return Plan(name, wanted, exit_room, out, cost + out, points, needed)


def _would_hold(s: ShipState, v: Survey, line: ObjectiveLine) -> bool:
    """Tell whether a line would score if the hero escaped now."""
    if line.term == "survived":
        return v.health >= 2
    if line.term == "items":
        return len(v.items) >= line.n
    if line.term == "first_out":
        return not s.left
    if line.term == "other_before":
        return bool(s.left)
    if line.term == "two_escaped":
        return len(s.left) == 1
    if line.term == "all_escaped":
        return len(s.left) == len(s.heroes) - 1
    return TERMS[line.term](s, v.seat, line.n)


def _cheapest(lines: list[tuple[ObjectiveLine, float]], missing: int) -> tuple[float, tuple[ObjectiveLine, ...]]:
    """Return the cheapest lines that together give the missing points, and their cost."""
    if missing <= 0:
        return 0.0, ()
    best: list[tuple[float, tuple[ObjectiveLine, ...]]] = [(0.0, ()), *[(2 * NEVER, ())] * missing]
    for line, price in lines:
        for points in range(missing, 0, -1):
            cost, chosen = best[max(points - line.points, 0)]
            if cost + price < best[points][0]:
                best[points] = (cost + price, (*chosen, line))
    return best[missing]


# -- what things cost ------------------------------------------------------------------------------


def find_cost(v: Survey) -> float:
    """Return the actions to find one particular room, when exploring serves other ends too."""
    return 1.2 + 0.12 * len(v.unknown) if v.unknown else NEVER


def walk_cost(v: Survey, space: str) -> float:
    """Return the actions of a walk, the last of which may begin something there."""
    steps = v.steps(space)
    return steps * STRIDE if steps < 20 else NEVER


def room_cost(v: Survey, name: str) -> float:
    """Return the actions until a room is active and the hero in it."""
    space = v.up.get(name)
    if space:
        return walk_cost(v, space)
    space = v.down.get(name)
    return walk_cost(v, space) + 0.8 if space else find_cost(v)


def generators_for(s: ShipState, seat: int, room: str) -> int:
    """Return the Generators that a room's action asks of a hero."""
    return ROOMS[room].generators - (room in PILOT_ROOMS and s.heroes[seat].card == "her_pilot")


def power_cost(v: Survey, count: int) -> float:
    """Return the actions until so many Generators are active."""
    missing = count - v.generators
    if missing <= 0:
        return 0.0
    costs = sorted([room_cost(v, name) for name in ("rm_gen_a", "rm_gen_b", "rm_gen_c") if name not in v.up])
    return sum(costs[:missing])


def deed_cost(s: ShipState, v: Survey, room: str) -> float:
    """Return the actions until the action of a room is taken."""
    return room_cost(v, room) + power_cost(v, generators_for(s, v.seat, room)) * 0.5 + 1.2


def way_out(s: ShipState, v: Survey) -> tuple[str, float]:
    """Return the cheapest way to escape: its room if that is known, and the actions it takes."""
    ways = []
    for name in ("rm_pod_p", "rm_pod_s"):
        if name in v.up or name in v.down or v.unknown:
            ways.append((room_cost(v, name) + power_cost(v, generators_for(s, v.seat, name)) + 1, name))
    if not ways or "course" in s.marks:
        course = 0.0 if "course" in s.marks else deed_cost(s, v, "rm_cockpit")
        ways.append((walk_cost(v, v.up["rm_cryo"]) + power_cost(v, 3) + 1 + course, "rm_cryo"))
    cost, name = min(ways)
    return name if name in v.up or name in v.down else "", cost


def term_cost(s: ShipState, v: Survey, line: ObjectiveLine) -> float:
    """Return the actions that one line of an objective would take."""
    price = PRICES.get(line.term)
    return price(s, v, line.n) if price else NEVER


def _rooms(s: ShipState, v: Survey, n: int) -> float:
    missing = n - len(s.opened)
    return missing * 1.0 if missing <= len(v.unknown) + len(v.down) else NEVER


def _items(s: ShipState, v: Survey, n: int) -> float:
    room = 2 * v.strategy + ("it_antidote" in [item.name for item in v.items])
    return (n - len(v.items)) * 1.5 if n <= room else NEVER


def _kills(s: ShipState, v: Survey, n: int) -> float:
    missing = n - s.heroes[v.seat].kills
    there = sum(len(foes) for foes in v.foes.values())
    return min(missing, there) * 1.8 + max(missing - there, 0) * 3.0


def _engines(s: ShipState, v: Survey, n: int) -> float:
    costs = [deed_cost(s, v, f"rm_eng_{side}") for side in "ps" if f"engine_{side}" not in s.marks]
    return sum(sorted(costs)[:n])


def _nest(s: ShipState, v: Survey, n: int) -> float:
    return deed_cost(s, v, "rm_nest") + 1.0 + 2.0 * len(s.zones.get("nest_stack", ()))


def _antidote(s: ShipState, v: Survey, n: int) -> float:
    return deed_cost(s, v, "rm_lab") + (0.0 if v.held("technical") else 1.5)


PRICES: dict[str, Callable[[ShipState, Survey, int], float]] = {
    "survived": lambda s, v, n: 2.0,
    "items": _items,
    "rooms": _rooms,
    "generators": lambda s, v, n: power_cost(v, n),
    "kills": _kills,
    "engine_any": lambda s, v, n: _engines(s, v, 1),
    "engines_both": lambda s, v, n: _engines(s, v, 2 - ("engine_p" in s.marks) - ("engine_s" in s.marks)),
    "course": lambda s, v, n: deed_cost(s, v, "rm_cockpit"),
    "signal": lambda s, v, n: deed_cost(s, v, "rm_comms"),
    "nest_burned": _nest,
    "antidote": _antidote,
    "gave_item": lambda s, v, n: 4.0 if len(_others(s, v)) and v.items else 8.0,
    "other_escaped": lambda s, v, n: 6.0,
    "all_escaped": lambda s, v, n: 8.0,
    "left_defeated": lambda s, v, n: 15.0,
    "two_escaped": lambda s, v, n: 8.0,
    "other_before": lambda s, v, n: 8.0,
}
"""For each term that a seat can still bring about: how many actions that may take."""


def _others(s: ShipState, v: Survey) -> list[int]:
    return [seat for seat, hero in enumerate(s.heroes) if seat != v.seat and hero.status == ABOARD]
