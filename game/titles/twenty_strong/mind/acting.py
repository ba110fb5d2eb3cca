"""Acting: how every action that is on offer is rated."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import Decision, Option
from game.engine.title import Idea
from game.titles.twenty_strong.cards.items import is_hurt
from game.titles.twenty_strong.mind.answers import Answers
from game.titles.twenty_strong.mind.fighting import best_fight, frag_worth
from game.titles.twenty_strong.mind.goals import (
    health_price,
    noise_cost,
    outlook,
    parting,
    staying,
)
from game.titles.twenty_strong.mind.moving import leads, slips
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.mind.using import use
from game.titles.twenty_strong.state import ShipState, aboard


def action(s: ShipState, d: Decision, v: Survey) -> Answers:
    foes = v.foes.get(v.here, [])
    hurt = staying(v, foes) * (1.0 if s.actions == 1 else 0.25)
    found = []
    for option in d.options:
        rating = ACTIONS.get(option.key.partition(":")[0])
        if rating:
            found += rating(s, v, option, hurt)
    return found


def _rate_move(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    foes = v.foes.get(v.here, [])
    leave = 0.0 if slips(s, v) else parting(v, foes)
    ways = leads(s, v)
    if not ways:
        return [Idea((option.key,), -leave, "why-flee")] if foes and v.ready else []
    goal = ways[0]
    if goal.space == v.here:
        return [Idea((option.key,), goal.rate - hurt, f"why-{goal.deed}")]
    if not v.ready and s.heroes[v.seat].card != "her_scout":
        return []
    noise = _salvage_noise(v) / goal.cost if goal.deed == "salvage" else 0.0
    return [Idea((option.key,), goal.rate - noise - leave, f"why-{goal.deed}")]


def _rate_attack(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    p, _ = outlook(s, v)
    fight = best_fight(s, v, p, v.foes.get(v.here, []), v.most + (s.heroes[v.seat].card == "her_soldier"))
    if fight is None:
        return []
    args = {"enemy": f"@{fight.foe.name}", "chance": round(100 * fight.chance)}
    return [Idea((option.key,), fight.score - (1 - fight.chance) * hurt, "why-attack", args)]


def _rate_salvage(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    _, ways = outlook(s, v)
    rate = next((goal.rate for goal in ways if goal.deed == "salvage" and goal.space == v.here), 0.02)
    return [Idea((option.key,), rate - hurt - _salvage_noise(v), "why-salvage")]


def _salvage_noise(v: Survey) -> float:
    """Return what the crits of a salvage cost, less the dice that they recover."""
    crits = len(v.ready) / 6
    return min(max(noise_cost(v, crits) - 0.22 * min(crits, len(v.spent)), 0.0), LOUDEST_SALVAGE)


LOUDEST_SALVAGE = 1.3
"""The most that noise speaks against a salvage: what it brings is needed all the same."""

RESTED = 4
"""With no more exhausted dice than this a rest gains nothing."""


def _rate_end(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    """Rest only when dice come back for it: unused actions are time lost."""
    lost = 0.0 if len(v.spent) > RESTED else 0.3 * s.actions
    return [Idea((option.key,), 0.05 - lost - staying(v, v.foes.get(v.here, [])), "why-rest")]


def _rate_use(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    return use(s, v, option)


def _rate_triage(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    if not any(is_hurt(s, seat) for seat in aboard(s, v.here)):
        return []
    return [Idea((option.key,), 0.3 * health_price(v), "why-heal")]


def _rate_frag(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    return frag_worth(s, v, option)


def _rate_room(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    p, ways = outlook(s, v)
    what = option.key.removeprefix("room:")
    if what in ("launch", "cold_sleep"):
        return [Idea((option.key,), 9.0, "why-escape")] if p.ready else []
    here = next((goal.rate for goal in ways if goal.deed == "act" and goal.space == v.here), None)
    if here is not None:
        return [Idea((option.key,), here - hurt, "why-act")]
    if what == "breather":
        return [Idea((option.key,), 0.2 - hurt, "why-recover")]
    if what == "camera_sweep" and v.unknown:
        return [Idea((option.key,), 0.35 - hurt, "why-look")]
    return []


Rating = Callable[[ShipState, Survey, Option, float], Answers]

ACTIONS: dict[str, Rating] = {
    "move": _rate_move,
    "attack": _rate_attack,
    "salvage": _rate_salvage,
    "room": _rate_room,
    "use": _rate_use,
    "triage": _rate_triage,
    "frag": _rate_frag,
    "end": _rate_end,
}
"""How each kind of action is rated; the last argument is the damage that staying here may cost."""
