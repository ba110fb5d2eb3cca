"""Goals: where on the ship a seat's plan leads it, what each is worth, and what stands in the way."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from game.model.state import Card
from game.titles.twenty_strong.content import ALIENS, BOARD, ROOMS
from game.titles.twenty_strong.mind.odds import rolls
from game.titles.twenty_strong.mind.plan import MARK_ROOMS, Plan, generators_for, objectives, plan, walk_cost
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.state import ShipState

NOISE_PRICE = 0.85
"""What one more noise costs, in actions."""

DIE_PRICE = {"Y": 0.1, "G": 0.17, "B": 0.25, "P": 0.33, "R": 0.45}
"""What exhausting one die costs, in actions, while there are plenty."""

LIFE = (0.0, 11.0, 15.5, 18.5, 20.5, 22.0, 23.0)
"""What the Health that is left is worth, in actions."""

DAMAGE = {card.id: card.damage for card in ALIENS.values()}
"""The dice of an enemy's attack."""

PARTING = {card.id: card.damage[: 2 if "during_two_dice" in card.effects else 1] for card in ALIENS.values()}
"""The dice of an enemy's opportunity attack."""

HUNTERS = 5
"""How many ready dice a hunt asks for."""


class Goal(Struct):
    """Something worth doing in a room: what it is worth and how many actions it takes from here."""

    space: str
    deed: str
    gain: float
    cost: float

    @property
    def rate(self) -> float:
        """Return the worth of each action."""
        return self.gain / self.cost


def noise_cost(v: Survey, amount: float) -> float:
    """Return what a rise of noise costs; the surplus of an overflow is free (20S-098)."""
    return min(amount, v.loudest + 1 - v.noise) * NOISE_PRICE


def dice_cost(v: Survey, colours: str) -> float:
    """Return what exhausting these ready dice costs: little while there are plenty, much for the last ones."""
    return price_of(colours) * min(max(1.9 - 0.12 * len(v.ready), 0.35), 1.8)


@functools.cache
def price_of(colours: str) -> float:
    """Return the sum of the prices of these dice."""
    return sum([DIE_PRICE[colour] for colour in colours])


def health_price(v: Survey) -> float:
    """Return what losing one Health costs now."""
    return LIFE[min(v.health, 6)] - LIFE[max(min(v.health, 6) - 1, 0)]


@functools.cache
def harm(dice: str, health: int) -> float:
    """Return what being attacked with these dice costs, in actions."""
    now = LIFE[min(health, 6)]
    return sum([chance * (now - LIFE[min(max(health - hits, 0), 6)]) for hits, _, chance in rolls(dice)])


def staying(v: Survey, foes: list[Card]) -> float:
    """Return what the attacks of these enemies in Suffer Damage cost."""
    return harm("".join([DAMAGE[foe.name] for foe in foes]), v.health) if foes else 0.0


def parting(v: Survey, foes: list[Card]) -> float:
    """Return what the opportunity attacks of these enemies cost."""
    return harm("".join([PARTING[foe.name] for foe in foes]), v.health) if foes else 0.0


Outlook = tuple[Plan, list[Goal]]

_OUTLOOKS: dict[Any, Outlook] = {}
"""Plans and goals already worked out, by everything that they depend on."""

MOST_OUTLOOKS = 4_000


def outlook(s: ShipState, v: Survey) -> Outlook:
    """Return the plan of a seat and its goals; positions that are alike in what matters are worked out once."""
    key = _circumstances(s, v)
    found = _OUTLOOKS.get(key)
    if found is None:
        if len(_OUTLOOKS) >= MOST_OUTLOOKS:
            _OUTLOOKS.clear()
        p = plan(s, v)
        found = _OUTLOOKS[key] = (p, goals(s, v, p))
    return found


def _circumstances(s: ShipState, v: Survey) -> Any:
    """Return everything that plans and goals look at."""
    return (
        v.seat, v.here, v.health, v.most, len(v.ready) >= HUNTERS, s.rank, s.option("first_flight"), s.marks, s.opened,
        s.left, tuple(v.up.items()), tuple(v.down.items()), tuple(v.unknown),
        tuple([(space, size, s.cards[s.zones[f"stack:{space}"][0]].family) for space, size in v.stacks.items()]),
        tuple([(space, *[foe.name for foe in foes]) for space, foes in v.foes.items()]),
        tuple([item.name for item in v.items]), tuple([(hero.card, hero.status) for hero in s.heroes]),
        s.heroes[v.seat].kills, s.heroes[v.seat].antidote, s.heroes[v.seat].gave,
        tuple([(name, len(lines)) for name, lines in objectives(s, v.seat)]), len(s.zones.get("nest_stack", ())),
    )  # fmt: skip


def goals(s: ShipState, v: Survey, p: Plan) -> list[Goal]:
    """Return everything that leads on, the most rewarding per action first."""
    found = [*_exits(s, v, p)]
    if not (p.ready and found):
        found += [*_deeds(s, v, p), *_openings(s, v, p), *_explorations(s, v, p), *_salvages(s, v, p), *_hunts(v, p)]
    found.sort(key=lambda goal: -goal.rate)
    return found


def needed_rooms(s: ShipState, v: Survey, p: Plan) -> list[str]:
    """Return the rooms that the plan needs active, or wants to act in."""
    rooms = [MARK_ROOMS[term] for term in p.wanted if term in MARK_ROOMS]
    if "engine_any" in p.wanted or "engines_both" in p.wanted:
        rooms += [f"rm_eng_{side}" for side in "ps" if f"engine_{side}" not in s.marks]
    if "antidote" in p.wanted:
        rooms.append("rm_lab")
    if v.generators < generators_wanted(s, v, p):
        rooms += [name for name in ("rm_gen_a", "rm_gen_b", "rm_gen_c") if name not in v.up]
    if p.exit:
        rooms.append(p.exit)
    else:
        rooms += ["rm_pod_p", "rm_pod_s"]
    return rooms


def generators_wanted(s: ShipState, v: Survey, p: Plan) -> int:
    """Return how many active Generators the plan needs."""
    return max(generators_for(s, v.seat, p.exit or "rm_pod_p"), p.wanted.get("generators", 0))


def _exits(s: ShipState, v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the way out, once escaping would win or nothing else would."""
    if not p.exit or v.generators < generators_for(s, v.seat, p.exit):
        return
    if p.exit == "rm_cryo" and "course" not in s.marks:
        return
    space = v.up.get(p.exit)
    if space and p.ready:
        yield Goal(space, "act", 8.0, walk_cost(v, space) + 1)


def _deeds(s: ShipState, v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the room actions that the plan wants."""
    for name in needed_rooms(s, v, p):
        space = v.up.get(name)
        if not space or name == p.exit or ROOMS[name].pod or name == "rm_cryo":
            continue
        if v.generators < generators_for(s, v.seat, name) or (name == "rm_lab" and not v.held("technical")):
            continue
        yield Goal(space, "act", 2.6, walk_cost(v, space) + 1)
    med = v.up.get("rm_med")
    if med and v.health < v.most:
        yield Goal(med, "act", 0.17 * health_price(v), walk_cost(v, med) + 1)


def _openings(s: ShipState, v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the known face-down rooms that should be activated."""
    needed = needed_rooms(s, v, p)
    for name, space in v.down.items():
        gain = 0.0
        if name in needed:
            gain = 2.0
        elif "rooms" in p.wanted and space not in s.opened:
            gain = 1.0
        if gain:
            yield Goal(space, "open", gain - _danger(v, space), max(walk_cost(v, space), 1.0))


def _explorations(s: ShipState, v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the unknown rooms."""
    known = [*v.up, *v.down]
    missing = sum(1 for name in needed_rooms(s, v, p) if name not in known)
    gain = 0.2 + (0.8 if missing else 0.0) + 0.1 * missing + (0.7 if "rooms" in p.wanted else 0.0)
    for space in v.unknown:
        near = len([other for other in BOARD.links[space] if other in v.unknown])
        yield Goal(space, "explore", gain + 0.06 * near - _danger(v, space), max(1.0, 0.3 + 0.7 * v.steps(space)))


def _danger(v: Survey, space: str) -> float:
    foes = v.foes.get(space)
    return 0.35 * staying(v, foes) if foes and space != v.here else 0.0


def _salvages(s: ShipState, v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the item stacks whose top item the hero could hold."""
    for space in v.stacks:
        top = s.cards[s.zones[f"stack:{space}"][0]]
        if v.held(top.family) >= v.strategy:
            continue
        gain = 1.7 if "items" in p.wanted else 0.75 if "antidote" in p.wanted and not v.held("technical") else 0.4
        yield Goal(space, "salvage", gain - _danger(v, space), walk_cost(v, space) + 1)


def _hunts(v: Survey, p: Plan) -> Iterator[Goal]:
    """Yield the enemies elsewhere, when the plan wants kills."""
    if "kills" in p.wanted and len(v.ready) >= HUNTERS and v.health >= 2:
        for space, foes in v.foes.items():
            if space != v.here:
                yield Goal(space, "hunt", 1.3 - 0.08 * staying(v, foes), walk_cost(v, space) + 1)
