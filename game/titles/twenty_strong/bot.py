"""The computer player of 20 Strong: Nemesis: what it would answer, why, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.engine.ask import Decision, Option
from game.engine.title import Bot, Idea
from game.model.state import Card, Die, Setup
from game.titles.twenty_strong.content import ALIENS, BOARD, COLOURS, ITEMS, OBJECTIVES, ROOMS, copies
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.goals import (
    DAMAGE,
    Goal,
    dice_cost,
    health_price,
    needed_rooms,
    noise_cost,
    outlook,
    parting,
    staying,
)
from game.titles.twenty_strong.odds import kill, reach, rolls, sets, strong_first, useful
from game.titles.twenty_strong.plan import Plan, objectives
from game.titles.twenty_strong.state import ACTIVE, ShipState, enemies_at
from game.titles.twenty_strong.survey import Survey, distances, survey
from game.titles.twenty_strong.worth import worth

Answers = list[Idea]
Thought = Callable[[ShipState, Decision, Survey], Answers]


def families(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return every card of a game by the deck it is dealt from."""
    dealt = [card.id for card in OBJECTIVES.values() if card.fits(setup.seats)]
    return {
        "room": tuple(ROOMS),
        "objective": tuple(dealt) if setup.options["first_flight"] == "off" else (),
        "alien": tuple(copies(ALIENS)),
        "military": tuple(copies(ITEMS, "military")),
        "technical": tuple(copies(ITEMS, "technical")),
        "crafted": tuple(copies(ITEMS, "crafted")),
    }


def ideas(s: ShipState, decision: Decision) -> tuple[Idea, ...]:
    """Return the answers worth considering, the best first; those far behind are left out."""
    found = sorted(_thoughts(s, decision), key=lambda idea: -idea.score)
    if decision.message not in PONDERED:
        return (found[0],)
    least = found[0].score - margin(s, decision.seat)
    return tuple([idea for idea in found[:WIDTH] if idea.score >= least])


def reflex(s: ShipState, decision: Decision) -> tuple[str, ...]:
    """Return the answer that looks best at once."""
    return max(_thoughts(s, decision), key=lambda idea: idea.score).keys


def _thoughts(s: ShipState, decision: Decision) -> Answers:
    """Return what the seat thinks of a question, in no order; before the heroes are there it has no survey."""
    if decision.message == "ask-hero":
        return _heroes(decision)
    thought = THOUGHTS.get(decision.message)
    found = thought(s, decision, survey(s, decision.seat)) if thought else []
    return found or [Idea(_plain(decision), 0.0, "why-plain")]


WIDTH = 5
"""How many answers a search weighs at most."""

PONDERED = ("ask-action", "ask-activate", "ask-walk", "ask-attack-dice", "ask-put-away", "ask-hero")
"""The questions that deserve a search; the others are answered by reckoning."""

CALM_MARGIN, FIGHT_MARGIN = 0.5, 5.0
"""How far behind the best, in actions, an answer may look and still be weighed: farther beside an enemy."""


def margin(s: ShipState, seat: int) -> float:
    """Return how far behind the best an answer may look."""
    here = s.heroes[seat].space
    return FIGHT_MARGIN if here and enemies_at(s, here) else CALM_MARGIN


def _plain(decision: Decision) -> tuple[str, ...]:
    """Return the default, or the first legal options."""
    if decision.default:
        return (decision.default,)
    usual = [option.key for option in decision.options if not option.alone]
    return tuple(usual[: decision.low])


# -- the choice of an action -----------------------------------------------------------------------


def _action(s: ShipState, d: Decision, v: Survey) -> Answers:
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
    leave = 0.0 if _slips(s, v) else parting(v, foes)
    leads = _leads(s, v)
    if not leads:
        return [Idea((option.key,), -leave, "why-flee")] if foes and v.ready else []
    goal = leads[0]
    if goal.space == v.here:
        return [Idea((option.key,), goal.rate - hurt, f"why-{goal.deed}")]
    if not v.ready and s.heroes[v.seat].card != "her_scout":
        return []
    noise = _salvage_noise(v) / goal.cost if goal.deed == "salvage" else 0.0
    return [Idea((option.key,), goal.rate - noise - leave, f"why-{goal.deed}")]


def _leads(s: ShipState, v: Survey) -> list[Goal]:
    """Return the goals that a move serves, the best first; what can be salvaged here is not sought elsewhere."""
    _, ways = outlook(s, v)
    here = any(goal.space == v.here and goal.deed == "salvage" for goal in ways)
    return [
        goal
        for goal in ways
        if goal.deed in ("explore", "open") or (goal.space != v.here and not (here and goal.deed == "salvage"))
    ]


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
    return _use(s, v, option)


def _rate_triage(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    return [Idea((option.key,), 0.3 * health_price(v), "why-heal")]


def _rate_frag(s: ShipState, v: Survey, option: Option, hurt: float) -> Answers:
    return _frag_worth(s, v, option)


def _slips(s: ShipState, v: Survey) -> bool:
    hero = s.heroes[v.seat]
    return hero.card == "her_convict" and "slip" not in hero.used


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


def _frag_worth(s: ShipState, v: Survey, option: Option) -> Answers:
    best = max([_frag_gain(s, v, space) for space in _frag_spaces(s, v)], default=0.0)
    return [Idea((option.key,), best - 0.6, "why-frag")] if best > 0 else []


def _frag_spaces(s: ShipState, v: Survey) -> list[str]:
    return [space for space in (v.here, *BOARD.links[v.here]) if space in s.rooms]


def _frag_gain(s: ShipState, v: Survey, space: str) -> float:
    return sum(
        [
            kill("PB", health_left(s, foe.id), 1) * _foe_price(v, foe, near=space == v.here)
            for foe in v.foes.get(space, [])
        ]
    )


# -- fights ----------------------------------------------------------------------------------------


def _foe_price(v: Survey, foe: Card, *, near: bool = True) -> float:
    """Return what getting rid of an enemy is worth, in actions."""
    return (0.75 if near else 0.4) * staying(v, [foe]) + 0.3


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
        price = _foe_price(v, foe) + bonus
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


def _attack_dice(s: ShipState, d: Decision, v: Survey) -> Answers:
    foes = v.foes.get(v.here, [])
    rolling = "".join([die.kind for die in s.dice if die.place == ACTIVE])
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
        found.append(Idea(_dice_keys(s, d, dice), score, "why-attack", args))
    return found


def _more_dice(s: ShipState, d: Decision, v: Survey, foes: list[Card], rolling: str) -> Answers:
    """Add dice to a repeat as far as they make the kill likelier."""
    foe = min(foes, key=lambda one: health_left(s, one.id), default=None)
    found = [Idea((), 0.0, "why-enough")]
    if foe is None or d.high < 1:
        return found
    left, passes = health_left(s, foe.id), v.strategy - s.now().passes
    price = _foe_price(v, foe) + 0.5
    base = kill(strong_first(rolling)[:6], left, passes)
    for dice in sets(strong_first(v.ready), min(d.high, 2)):
        chance = kill(strong_first(rolling + dice)[:6], left, passes)
        args = {"enemy": f"@{foe.name}", "chance": round(100 * chance)}
        score = (chance - base) * price - dice_cost(v, dice)
        found.append(Idea(_dice_keys(s, d, dice), score, "why-attack", args))
    return found


def _apply(s: ShipState, d: Decision, v: Survey) -> Answers:
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
        gain = rest * (_foe_price(v, focus) + 0.5) - noise_cost(v, 1)
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
        rolling = strong_first("".join([die.kind for die in s.dice if die.place == ACTIVE]))[:6]
        more = strong_first(v.ready)[:1]
        chance = kill(strong_first(rolling + more)[:6], left, v.strategy - s.now().passes)
        found.append(Idea(("repeat",), chance * _foe_price(v, focus) + 0.01, "why-repeat"))
    return found


# -- moves -----------------------------------------------------------------------------------------


def _steps_wanted(s: ShipState, v: Survey) -> int:
    """Return how many rooms the walk to the best goal takes; one to get away if there is none."""
    leads = _leads(s, v)
    return v.steps(leads[0].space) if leads else 1


def _move_dice(s: ShipState, d: Decision, v: Survey) -> Answers:
    steps = _steps_wanted(s, v)
    action = s.now()
    passes = v.strategy - action.passes
    rolling = "".join([die.kind for die in s.dice if die.place == ACTIVE])
    if steps == 0:
        return [Idea((), 1.0, "why-stop")]
    most = min(d.high, steps + 1, len(v.ready))
    rated = [(_move_worth(v, rolling, steps, passes) if rolling else -1.0, "")]
    for dice in sets(strong_first(v.ready), most) if most > 0 else ():
        rated.append((_move_worth(v, strong_first(rolling + dice), steps, passes) - dice_cost(v, dice), dice))
    rated.sort(reverse=True)
    found = []
    for value, dice in rated[:3]:
        miss = 1 - reach(strong_first(rolling + dice), steps)
        args = {"chance": round(100 * (1 - miss**passes))}
        found.append(Idea(_dice_keys(s, d, dice), value, "why-dice", args))
    return found


def _move_worth(v: Survey, dice: str, steps: int, passes: int) -> float:
    """Return the worth of rolling these dice for a walk of so many steps, with passes left."""
    once = reach(dice, 1) if steps == 1 else useful(dice, steps)
    miss = 1 - reach(dice, 1)
    gain = once + (miss * once if passes > 1 else 0.0)
    return 1.1 * gain - noise_cost(v, len(dice) / 6)


def _move_accept(s: ShipState, d: Decision, v: Survey) -> Answers:
    steps = _steps_wanted(s, v)
    dice = strong_first("".join([die.kind for die in s.dice if die.place == ACTIVE]))
    hits, crits = d.args["hits"], d.args["crits"]
    found = [Idea(("accept",), 1.1 * min(hits, steps) - noise_cost(v, crits), "why-accept")]
    if d.option("quiet"):
        found.append(Idea(("quiet",), 1.1 * min(hits, steps) - noise_cost(v, crits - 1) + 0.01, "why-accept"))
    if d.option("repeat"):
        again = sum([chance * (1.1 * min(got, steps) - noise_cost(v, loud)) for got, loud, chance in rolls(dice)])
        found.append(Idea(("repeat",), again - 0.02, "why-repeat"))
    return found


def _walk(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Go towards the best goal; among equal ways prefer unknown and quiet rooms."""
    steps = int(d.args["steps"])
    ways = _leads(s, v)
    foes = v.foes.get(v.here, [])
    stop = Idea(("stop",), 0.0 if not ways else 0.05, "why-stop")
    if ways and ways[0].space == v.here:
        return [Idea(("stop",), 1.0, "why-stop")]
    found = [stop]
    leave = 0.0 if _slips(s, v) else parting(v, foes)
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


# -- rooms -----------------------------------------------------------------------------------------


def _activate(s: ShipState, d: Decision, v: Survey) -> Answers:
    p, _ = outlook(s, v)
    name = d.source
    gain = _room_worth(s, v, p, name)
    found = [Idea(("leave",), 0.0, "why-leave")]
    for option in d.options:
        way, _, what = option.key.partition(":")
        if way in ("check", "hotwire"):
            loud = len(what) / 6 - (0.25 if s.heroes[v.seat].card == "her_scientist" else 0.0)
            cost = noise_cost(v, loud) + dice_cost(v, _from_pool(v, what))
        elif way == "exhaust":
            cost = dice_cost(v, what)
        elif way in ("pay", "keycard"):
            cost = _item_price(s, v, p, s.cards[int(what)])
        else:
            continue
        found.append(Idea((option.key,), gain - cost, f"why-{way}"))
    return found


def _room_worth(s: ShipState, v: Survey, p: Plan, name: str) -> float:
    """Return what an active room is worth to the plan, in actions."""
    gain = 0.1
    if name in needed_rooms(s, v, p):
        gain = 3.0
    if "rooms" in p.wanted:
        gain += 1.2
    if ROOMS[name].generator:
        gain += 0.5
    if ROOMS[name].stack:
        gain += 0.5 if "items" in p.wanted else 0.15
    if name == "rm_med":
        gain += 0.2
    if ROOMS[name].nest:
        gain -= 1.5 * len(s.zones.get("nest_stack", ()))
    return gain


def _from_pool(v: Survey, colours: str) -> str:
    """Return the dice of a check that would come from the ready pool."""
    spent, taken = v.spent, ""
    for colour in colours:
        if colour in spent:
            spent = spent.replace(colour, "", 1)
        else:
            taken += colour
    return taken


def _item_price(s: ShipState, v: Survey, p: Plan, item: Card) -> float:
    price = {"it_medkit": 1.6, "it_pain": 1.0, "it_vest": 1.4, "it_card": 0.3, "it_toolkit": 0.3, "it_scanner": 0.3}
    worth = price.get(item.name, 0.5)
    if "items" in p.wanted:
        worth += 1.6
    return worth


# -- items -----------------------------------------------------------------------------------------


def _use(s: ShipState, v: Survey, option: Option) -> Answers:
    """Return the use of an item, rated: more than nothing only when it is time."""
    item = s.cards[int(option.key.split(":")[1])]
    hurt = v.most - v.health
    if item.name == "it_medkit":
        worth = 2.0 if hurt >= 2 or v.health == 1 else -1.0
    elif item.name == "it_pain":
        worth = 2.0 if hurt and (item.marks > 1 or v.health <= 2) else -1.0
    elif item.name == "it_antidote":
        worth = 2.0 if v.health == 1 else -1.0
    elif item.name == "it_damper":
        worth = 1.5 if v.noise >= v.loudest - 1 else -1.0
    elif item.name == "it_battery":
        worth = 1.4 if len(v.ready) <= 5 and any(colour in v.spent for colour in "RPB") else -1.0
    elif item.name == "it_scanner":
        worth = 1.3 if len(v.unknown) >= 2 and item.marks > 1 else -1.0
    else:
        worth = -1.0
    return [Idea((option.key,), worth + 1.0, "why-use")] if worth > 0 else []


def _window(s: ShipState, d: Decision, v: Survey) -> Answers:
    found = [Idea(("pass",), 0.0, "why-keep")]
    for option in d.options:
        if option.key.startswith("use:"):
            found += _use(s, v, option)
        elif option.key.startswith("baton:"):
            found.append(Idea((option.key,), 2.0, "why-use"))
    return found


def _last_items(s: ShipState, d: Decision, v: Survey) -> Answers:
    found = [Idea(("end",), 0.0, "why-rest")]
    for option in d.options:
        if option.key.startswith("use:"):
            found += _use(s, v, option)
    return found


def _make_room(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea(("leave",), 0.0, "why-keep")]


# -- small choices ---------------------------------------------------------------------------------


def _recover(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Recover the strongest dice: they are worth most, and the strongest exhausted die makes the noise."""
    there = [option.key for option in d.options if not option.alone]
    there.sort(key=lambda key: COLOURS.index(s.dice[int(key[1:])].kind), reverse=True)
    return [Idea(tuple(there[: d.high]), 1.0, "why-recover")]


def _recover_one(s: ShipState, d: Decision, v: Survey) -> Answers:
    there = [option.key for option in d.options if not option.alone]
    return [Idea((max(there, key=lambda key: COLOURS.index(s.dice[int(key[1:])].kind)),), 1.0, "why-recover")]


def _salvage_accept(s: ShipState, d: Decision, v: Survey) -> Answers:
    crits, count = d.args["crits"], sum(1 for die in s.dice if die.place == ACTIVE)

    def value(loud: float) -> float:
        return 0.22 * min(loud, len(v.spent)) - noise_cost(v, loud)

    found = [Idea(("accept",), value(crits), "why-accept")]
    if d.option("repeat"):
        found.append(Idea(("repeat",), value(count / 6) - 0.05, "why-repeat"))
    return found


def _put_away(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Put away the card that the plan does not play for."""
    p, _ = outlook(s, v)
    found = []
    for option in d.options:
        card = s.cards[int(option.key.split(":")[1])]
        found.append(Idea((option.key,), 0.0 if card.name == p.card else 2.0, "why-put-away", {"card": f"@{p.card}"}))
    return found


def _sterile(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea(("ignore",), 1.0, "why-quiet")]


def _heroes(d: Decision) -> Answers:
    return [Idea((option.key,), HERO_RANK.get(option.key, 0.0), "why-hero") for option in d.options]


HERO_RANK = {"her_scout": 1.0, "her_soldier": 0.8, "her_convict": 0.7, "her_mechanic": 0.6, "her_pilot": 0.6}


def _deal(s: ShipState, d: Decision, v: Survey) -> Answers:
    good = len(d.args["gets"]) >= len(d.args["gives"])
    return [Idea(("accept" if good else "refuse_all",), 1.0, "why-deal")]


def _trade(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea(("back",), 1.0, "why-deal")]


def _take_seat(s: ShipState, d: Decision, v: Survey) -> Answers:
    if outlook(s, v)[0].ready:
        return [Idea(("accept",), 1.0, "why-escape")]
    return [Idea(("decline",), 1.0, "why-stay")]


def _offer_seat(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Share the pod unless the own objective is against it."""
    terms = [line.term for _, lines in objectives(s, v.seat) for line in lines]
    alone = any(term in LONERS for term in terms)
    return [Idea((option.key,), 1.0 if (option.key == "go") == alone else 0.0, "why-share") for option in d.options]


LONERS = ("no_other_pod", "left_defeated", "two_escaped", "first_out")
"""Terms that a shared pod may spoil."""


def _heal_whom(s: ShipState, d: Decision, v: Survey) -> Answers:
    mine = f"seat:{v.seat}"
    return [Idea((option.key,), float(option.key == mine), "why-heal") for option in d.options]


def _frag(s: ShipState, d: Decision, v: Survey) -> Answers:
    spaces = [option.key for option in d.options if not option.alone]
    return [Idea((space,), _frag_gain(s, v, space), "why-frag") for space in spaces]


def _synthesise(s: ShipState, d: Decision, v: Survey) -> Answers:
    p, _ = outlook(s, v)
    items = [option.key for option in d.options if not option.alone]
    return [Idea((key,), -_item_price(s, v, p, s.cards[int(key.split(":")[1])]), "why-act") for key in items]


def _dice_keys(s: ShipState, d: Decision, colours: str) -> tuple[str, ...]:
    """Return the option keys of ready dice of these colours."""
    there: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for option in d.options:
        if option.about[0] == "die" and not option.group:
            there[s.dice[int(option.key[1:])].kind].append(option.key)
    return tuple([there[colour].pop() for colour in colours])


THOUGHTS: dict[str, Thought] = {
    "ask-put-away": _put_away,
    "ask-recover": _recover,
    "ask-salvage-recover": _recover,
    "ask-recover-one": _recover_one,
    "ask-action": _action,
    "ask-last-items": _last_items,
    "ask-attack-dice": _attack_dice,
    "ask-apply": _apply,
    "ask-move-dice": _move_dice,
    "ask-move-accept": _move_accept,
    "ask-walk": _walk,
    "ask-activate": _activate,
    "ask-salvage-accept": _salvage_accept,
    "ask-sterile": _sterile,
    "ask-window-round-start": _window,
    "ask-window-after-action": _window,
    "ask-window-enemy-attack": _window,
    "ask-window-after-effect": _window,
    "ask-window-noise-roll": _window,
    "ask-window-opportunity": _window,
    "ask-make-room": _make_room,
    "ask-deal": _deal,
    "ask-trade": _trade,
    "ask-offer-seat": _offer_seat,
    "ask-heal-whom": _heal_whom,
    "ask-frag": _frag,
    "ask-synthesise": _synthesise,
    "ask-requisition-price": _synthesise,
    "ask-take-seat": _take_seat,
}


BOT = Bot(families=families, ideas=ideas, reflex=reflex, worth=worth)
