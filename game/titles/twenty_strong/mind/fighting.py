"""Fighting: which enemy to attack, with which dice, and when to stop."""

from __future__ import annotations

from msgspec import Struct

from game.engine.ask import Decision, Option
from game.engine.title import Idea
from game.model.state import Card, Die
from game.titles.twenty_strong.attack import SHOTGUN_DICE
from game.titles.twenty_strong.content import BOARD
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.mind.answers import Answers, dice_keys, rolling_dice
from game.titles.twenty_strong.mind.goals import (
    DAMAGE,
    dice_cost,
    noise_cost,
    outlook,
    staying,
)
from game.titles.twenty_strong.mind.odds import kill, sets, strong_first
from game.titles.twenty_strong.mind.plan import Plan
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.state import ACTIVE, ShipState


def foe_price(v: Survey, foe: Card, *, near: bool = True) -> float:
    """Return what getting rid of an enemy is worth, in actions."""
    return (0.75 if near else 0.4) * staying(v, [foe]) + 0.3


SHELL = 0.6
"""What a Pump Shotgun must add to an attack, in actions, to be worth a use."""


class Fight(Struct):
    """An attack: what it is worth, the chance that it kills, the enemy and the dice to begin with."""

    score: float
    chance: float
    foe: Card
    dice: str


def best_fight(s: ShipState, v: Survey, p: Plan, foes: list[Card], limit: int) -> Fight | None:
    """Return the best attack now, in this action alone or going on in the next; None without enemies or dice."""
    best: Fight | None = None
    bonus = 1.6 if "kills" in p.wanted else 0.0
    for foe in foes:
        ready = strong_first(v.ready.replace("Y", "") if foe.name == "al_queen" else v.ready)
        left = health_left(s, foe.id)
        price = foe_price(v, foe) + bonus
        for dice in sets(ready, limit):
            chance = kill(dice, left, v.strategy)
            best = _better(best, Fight(chance * price - _attack_cost(v, dice), chance, foe, dice))
        if s.actions > 1 and len(ready) > limit:
            both = ready[: min(2 * limit, 6)]
            chance = 0.9 * kill(both, left, v.strategy)
            best = _better(best, Fight(chance * price - _attack_cost(v, both) - 0.8, chance, foe, ready[:limit]))
    return best


def _better(one: Fight | None, other: Fight) -> Fight:
    return other if one is None or other.score > one.score else one


def _attack_cost(v: Survey, dice: str) -> float:
    return dice_cost(v, dice) + noise_cost(v, 0.2 * len(dice))


def attack_dice(s: ShipState, d: Decision, v: Survey) -> Answers:
    foes = v.foes.get(v.here, [])
    rolling = rolling_dice(s)
    return _more_dice(s, d, v, foes, rolling) if rolling else _first_dice(s, d, v, foes)


def _first_dice(s: ShipState, d: Decision, v: Survey, foes: list[Card]) -> Answers:
    """Begin with the dice of the best attack, or with the strongest."""
    fight = best_fight(s, v, outlook(s, v)[0], foes, d.high)
    if fight is None:
        return []
    left = health_left(s, fight.foe.id)
    found = []
    for dice, score in {strong_first(v.ready)[: d.high]: 0.5, fight.dice: 1.0}.items():
        args = {"enemy": f"@{fight.foe.name}", "chance": round(100 * kill(dice, left, v.strategy))}
        found.append(Idea(dice_keys(s, d, dice), score, "why-attack", args))
    shotgun = next((option.key for option in d.options if option.key.startswith("shotgun:")), "")
    if shotgun and len(v.ready) > d.high:
        better = best_fight(s, v, outlook(s, v)[0], foes, d.high + SHOTGUN_DICE)
        if better and better.score > fight.score + SHELL:
            found.append(Idea((shotgun,), 1.5, "why-use"))
    return found


def _more_dice(s: ShipState, d: Decision, v: Survey, foes: list[Card], rolling: str) -> Answers:
    """Add dice to a repeat as far as they make the kill likelier."""
    foe = min(foes, key=lambda one: health_left(s, one.id), default=None)
    found = [Idea((), 0.0, "why-enough")]
    if foe is None or d.high < 1:
        return found
    left, passes = health_left(s, foe.id), v.strategy - s.now().passes
    price = foe_price(v, foe) + 0.5
    base = kill(strong_first(rolling)[:6], left, passes)
    for dice in sets(strong_first(v.ready), min(d.high, 2)):
        chance = kill(strong_first(rolling + dice)[:6], left, passes)
        args = {"enemy": f"@{foe.name}", "chance": round(100 * chance)}
        score = (chance - base) * price - dice_cost(v, dice)
        found.append(Idea(dice_keys(s, d, dice), score, "why-attack", args))
    return found


def apply(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Lay hits on the enemy nearest to its end, quiet ones first; roll again while that may kill it."""
    foes = v.foes.get(v.here, [])
    if not foes:
        return [Idea(("done",), 1.0, "why-enough")]
    rolling = [die for die in s.dice if die.place == ACTIVE]
    focus = min(foes, key=lambda foe: (_out_of_reach(s, foe, rolling), -len(DAMAGE[foe.name])))
    left = health_left(s, focus.id)
    lays = {s.dice[int(key[1:].split(">")[0])].face: key for key in _lays(d, focus)}
    passes = v.strategy - s.now().passes if d.option("repeat") else 0
    misses = strong_first("".join([die.kind for die in rolling if die.face == "miss"]))[:6]
    if "hit" in lays and not (left == 2 and "crit" in lays and v.noise == 0):
        return [Idea((lays["hit"],), 1.0, "why-apply")]
    if "crit" in lays:
        rest = kill(misses, left - 2, passes)
        gain = rest * (foe_price(v, focus) + 0.5) - noise_cost(v, 1)
        return [Idea((lays["crit"],), gain, "why-apply"), *_again_or_done(s, d, v, focus, left)]
    flare = next(
        (option.key for option in d.options if option.key.endswith(f">{focus.id}") and option.key[0] == "f"), ""
    )
    if flare and left <= 2 and kill(misses, left, passes) < 0.8:
        return [Idea((flare,), 2.0, "why-apply"), *_again_or_done(s, d, v, focus, left)]
    return _again_or_done(s, d, v, focus, left)


def _out_of_reach(s: ShipState, foe: Card, rolling: list[Die]) -> int:
    damage = sum([2 if die.face == "crit" else die.face == "hit" for die in rolling])
    return max(health_left(s, foe.id) - damage, 0)


def _lays(d: Decision, focus: Card) -> list[str]:
    return [option.key for option in d.options if option.key[0] == "d" and option.key.endswith(f">{focus.id}")]


def _again_or_done(s: ShipState, d: Decision, v: Survey, focus: Card, left: int) -> Answers:
    found = [Idea(("done",), 0.0, "why-enough")]
    if d.option("repeat"):
        rolling = rolling_dice(s)[:6]
        more = strong_first(v.ready)[:1]
        chance = kill(strong_first(rolling + more)[:6], left, v.strategy - s.now().passes)
        found.append(Idea(("repeat",), chance * foe_price(v, focus) + 0.01, "why-repeat"))
    return found


def frag_worth(s: ShipState, v: Survey, option: Option) -> Answers:
    best = max([frag_gain(s, v, space) for space in _frag_spaces(s, v)], default=0.0)
    return [Idea((option.key,), best - 0.6, "why-frag")] if best > 0 else []


def _frag_spaces(s: ShipState, v: Survey) -> list[str]:
    return [space for space in (v.here, *BOARD.links[v.here]) if space in s.rooms]


def frag_gain(s: ShipState, v: Survey, space: str) -> float:
    return sum(
        [
            kill("PB", health_left(s, foe.id), 1) * foe_price(v, foe, near=space == v.here)
            for foe in v.foes.get(space, [])
        ]
    )
