"""Noise, enemies due, and the activation of enemies (20S-095 to 103, 20S-249 to 253)."""

from __future__ import annotations

from game.engine.steps import follow
from game.engine.verbs import draw, move_card, put, tell, turn_dial
from game.titles.twenty_strong.content import ALIENS
from game.titles.twenty_strong.state import NEST_STACK, ShipState, enemy_zone, exit_room, set_action, space_of
from game.titles.twenty_strong.steps import TIMING, step


def raise_noise(s: ShipState, amount: int, why: str) -> bool:
    """Raise noise for one effect of its own; tell whether it overflowed (20S-098)."""
    if amount <= 0:
        return False
    noise = s.dials["noise"]
    if noise.value + amount <= noise.high:
        turn_dial(s, "noise", noise.value + amount)
        return False
    turn_dial(s, "noise", 0)
    s.due += 1
    tell(s, "noise_overflow", why=why, seat=s.current)
    return True


def raise_action_noise(s: ShipState, amount: int, why: str) -> None:
    """Raise noise as part of the basic action in progress, which can overflow only once (20S-098)."""
    if amount and not s.now().overflowed and raise_noise(s, amount, why):
        set_action(s, overflowed=True)


def lower_noise(s: ShipState, amount: int) -> None:
    """Lower noise, never below 0 (20S-253)."""
    turn_dial(s, "noise", s.noise - amount)


@step
async def settle_due(s: ShipState) -> None:
    """Activate the enemies that are due, one after another (20S-099, 20S-250)."""
    if not s.due:
        return
    s.due -= 1
    space = exit_room(s)
    follow(s, *([activate(space, True)] if space else []), settle_due())


@step
async def activate(s: ShipState, space: str, full: bool) -> None:
    """Turn the top alien up in a room; `full` applies its icon and Special effects (20S-099, 20S-102, 20S-219)."""
    name = await draw(s, "alien")
    if name is None:
        tell(s, "no_alien", space=space)
        return
    card = put(s, name, "alien", enemy_zone(space), up=True)
    tell(s, "enemy_appeared", card=card.id, name=name, space=space)
    if full:
        arrive(s, card.id, space)


def arrive(s: ShipState, card: int, space: str) -> None:
    """Queue what comes with an activated enemy: its Special effect, then one more for its icon."""
    name = s.cards[card].name
    special = TIMING.of("when activated", name)
    steps = [special(s, card)] if special else []
    if ALIENS[name].brood:
        steps.append(activate(space, True))
    follow(s, *steps)


@step
async def deploy_to_nest(s: ShipState) -> None:
    """Deploy one enemy to the Nest: face up if it is active, unseen on the Nest Stack if not (20S-184 to 186)."""
    if "nest_burned" in s.marks:
        return
    space = space_of(s, "rm_nest")
    if space:
        follow(s, activate(space, s.option("deploy_is_activation") == "yes"))
        return
    name = await draw(s, "alien", seen=0)
    if name is None:
        tell(s, "no_alien", space="")
        return
    card = put(s, name, "alien", NEST_STACK)
    tell(s, "nest_grew", card=card.id, count=len(s.zones[NEST_STACK]))


@step
async def empty_nest_stack(s: ShipState, space: str) -> None:
    """Deploy every card of the Nest Stack face up in a room, top card first (20S-075, 20S-185, 20S-233)."""
    stack = s.zones.get(NEST_STACK, ())
    follow(s, *[unveil(card, space) for card in reversed(stack)])


@step
async def unveil(s: ShipState, card: int, space: str) -> None:
    """Turn one card of the Nest Stack up in a room and activate it there."""
    moved = move_card(s, card, enemy_zone(space), up=True)
    tell(s, "enemy_appeared", card=card, name=moved.name, space=space)
    if s.option("deploy_is_activation") == "yes":
        arrive(s, card, space)
