"""Using: rooms to activate, items to use, pay or keep."""

from __future__ import annotations

from game.engine.ask import Decision, Option
from game.engine.title import Idea
from game.model.state import Card
from game.titles.twenty_strong.content import ROOMS
from game.titles.twenty_strong.mind.answers import Answers
from game.titles.twenty_strong.mind.goals import (
    dice_cost,
    needed_rooms,
    noise_cost,
    outlook,
)
from game.titles.twenty_strong.mind.plan import Plan
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.state import ShipState


def activate(s: ShipState, d: Decision, v: Survey) -> Answers:
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
            cost = item_price(s, v, p, s.cards[int(what)])
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


def item_price(s: ShipState, v: Survey, p: Plan, item: Card) -> float:
    price = {"it_medkit": 1.6, "it_pain": 1.0, "it_vest": 1.4, "it_card": 0.3, "it_toolkit": 0.3, "it_scanner": 0.3}
    worth = price.get(item.name, 0.5)
    if "items" in p.wanted:
        worth += 1.6
    return worth


def use(s: ShipState, v: Survey, option: Option) -> Answers:
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


def window(s: ShipState, d: Decision, v: Survey) -> Answers:
    found = [Idea(("pass",), 0.0, "why-keep")]
    for option in d.options:
        if option.key.startswith("use:"):
            found += use(s, v, option)
        elif option.key.startswith("baton:"):
            found.append(Idea((option.key,), 2.0, "why-use"))
    return found


def last_items(s: ShipState, d: Decision, v: Survey) -> Answers:
    found = [Idea(("end",), 0.0, "why-rest")]
    for option in d.options:
        if option.key.startswith("use:"):
            found += use(s, v, option)
    return found


def make_room(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea(("leave",), 0.0, "why-keep")]
