"""Moving: how far, with which dice, and along which way."""

from __future__ import annotations

from game.engine.ask import Decision
from game.engine.title import Idea
from game.titles.twenty_strong.content import COLOURS
from game.titles.twenty_strong.mind.answers import Answers, dice_keys, rolling_dice
from game.titles.twenty_strong.mind.goals import (
    Goal,
    dice_cost,
    noise_cost,
    outlook,
    parting,
    staying,
)
from game.titles.twenty_strong.mind.odds import reach, rolls, sets, strong_first, useful
from game.titles.twenty_strong.mind.survey import Survey, distances
from game.titles.twenty_strong.state import EXHAUSTED, ShipState


def leads(s: ShipState, v: Survey) -> list[Goal]:
    """Return the goals that a move serves, the best first; what can be salvaged here is not sought elsewhere."""
    _, ways = outlook(s, v)
    here = any(goal.space == v.here and goal.deed == "salvage" for goal in ways)
    return [
        goal
        for goal in ways
        if goal.deed in ("explore", "open") or (goal.space != v.here and not (here and goal.deed == "salvage"))
    ]


def slips(s: ShipState, v: Survey) -> bool:
    hero = s.heroes[v.seat]
    return hero.card == "her_convict" and "slip" not in hero.used


def _steps_wanted(s: ShipState, v: Survey) -> int:
    """Return how many rooms the walk to the best goal takes; one to get away if there is none."""
    ways = leads(s, v)
    return v.steps(ways[0].space) if ways else 1


def move_dice(s: ShipState, d: Decision, v: Survey) -> Answers:
    steps = _steps_wanted(s, v)
    action = s.now()
    passes = v.strategy - action.passes
    rolling = rolling_dice(s)
    if steps == 0:
        return [Idea((), 1.0, "why-stop")]
    most = min(d.high, steps + 1, len(v.ready))
    rated = [(_move_worth(v, rolling, steps, passes) if rolling else -1.0, "")]
    for dice in sets(strong_first(v.ready), most) if most > 0 else ():
        rated.append((_move_worth(v, strong_first(rolling + dice), steps, passes) - dice_cost(v, dice), dice))
    rated.sort(reverse=True)
    found = []
    for value, dice in rated[:3]:
        found.append(_roll_idea(rolling + dice, dice_keys(s, d, dice), value, steps, passes))
    for dice, keys in _borrowed(s, d):
        value = _move_worth(v, strong_first(rolling + dice), steps, passes)
        found.append(_roll_idea(rolling + dice, keys, value, steps, passes))
    return found


def _roll_idea(dice: str, keys: tuple[str, ...], value: float, steps: int, passes: int) -> Idea:
    miss = 1 - reach(strong_first(dice), steps)
    return Idea(keys, value, "why-dice", {"chance": round(100 * (1 - miss**passes))})


def _borrowed(s: ShipState, d: Decision) -> list[tuple[str, tuple[str, ...]]]:
    """Return the strongest exhausted dice that the Scout may take: one, or two; they cost nothing."""
    room = min(dict(d.caps).get(EXHAUSTED, 0), d.high)
    keys = [option.key for option in d.options if option.group == EXHAUSTED]
    keys.sort(key=lambda key: COLOURS.index(s.dice[int(key[1:])].kind), reverse=True)
    counts = range(1, min(room, len(keys)) + 1)
    return [("".join([s.dice[int(key[1:])].kind for key in keys[:count]]), tuple(keys[:count])) for count in counts]


def _move_worth(v: Survey, dice: str, steps: int, passes: int) -> float:
    """Return the worth of rolling these dice for a walk of so many steps, with passes left."""
    once = reach(dice, 1) if steps == 1 else useful(dice, steps)
    miss = 1 - reach(dice, 1)
    gain = once + (miss * once if passes > 1 else 0.0)
    return 1.1 * gain - noise_cost(v, len(dice) / 6)


def move_accept(s: ShipState, d: Decision, v: Survey) -> Answers:
    steps = _steps_wanted(s, v)
    dice = rolling_dice(s)
    hits, crits = d.args["hits"], d.args["crits"]
    found = [Idea(("accept",), 1.1 * min(hits, steps) - noise_cost(v, crits), "why-accept")]
    if d.option("quiet"):
        found.append(Idea(("quiet",), 1.1 * min(hits, steps) - noise_cost(v, crits - 1) + 0.01, "why-accept"))
    if d.option("repeat"):
        again = sum([chance * (1.1 * min(got, steps) - noise_cost(v, loud)) for got, loud, chance in rolls(dice)])
        found.append(Idea(("repeat",), again - 0.02, "why-repeat"))
    return found


def walk(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Go towards the best goal; among equal ways prefer unknown and quiet rooms."""
    steps = int(d.args["steps"])
    ways = leads(s, v)
    foes = v.foes.get(v.here, [])
    stop = Idea(("stop",), 0.0 if not ways else 0.05, "why-stop")
    if ways and ways[0].space == v.here:
        return [Idea(("stop",), 1.0, "why-stop")]
    found = [stop]
    leave = 0.0 if slips(s, v) else parting(v, foes)
    for option in d.options:
        near = option.key
        if near not in s.rooms:
            continue
        value = _step_worth(s, v, ways, near, steps) - leave
        if foes:
            value += staying(v, foes) * (1.0 if s.actions == 0 else 0.4)
        found.append(Idea((near,), value, "why-walk"))
    return found


def _step_worth(s: ShipState, v: Survey, ways: list[Goal], near: str, steps: int) -> float:
    far = distances(s, near)
    best = -1.0
    for goal in ways[:6]:
        closer = v.steps(goal.space) - far.get(goal.space, 99)
        if closer > 0:
            best = max(best, goal.rate * (1.0 if far.get(goal.space, 99) == 0 else 0.7))
    if near in v.unknown:
        best += 0.1
    foes = v.foes.get(near)
    if foes:
        best -= 0.4 * staying(v, foes)
    return best
