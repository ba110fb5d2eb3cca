"""The salvage action: roll everything, recover for crits, gain the top item (section 16)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import place_die
from game.titles.twenty_strong.cards.heroes import has
from game.titles.twenty_strong.cards.items import gain_item, handle_item, names_item, with_items
from game.titles.twenty_strong.dice import crits, hits, in_place, recover_some, roll_dice
from game.titles.twenty_strong.limits import strategy
from game.titles.twenty_strong.noise import raise_action_noise
from game.titles.twenty_strong.state import ACTIVE, READY, ShipState, set_action, stack_zone
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import end_action


@step
async def salvage_roll(s: ShipState) -> None:
    """Commit every ready die and roll them all (20S-134, 20S-135)."""
    set_action(s, passes=s.now().passes + 1)
    for die in in_place(s, READY):
        place_die(s, die.id, ACTIVE, "")
    await roll_dice(s, [die.id for die in in_place(s, ACTIVE)], "salvage")
    follow(s, salvage_accept())


@step
async def salvage_accept(s: ShipState) -> None:
    """Accept the roll, or repeat it if Strategy allows; then settle in order (20S-135, 20S-265)."""
    seat = s.current
    faces = [die.face for die in in_place(s, ACTIVE)]
    loud = crits(faces)
    options = [Option("accept", ("", ""), "opt-salvage-accept", {"crits": loud}, rule="20S-135")]
    if faces and s.now().passes < strategy(s, seat).total:
        options.append(Option("repeat", ("", ""), "opt-repeat", rule="20S-092"))
    if faces:
        options = with_items(s, seat, options)
    args = {"hits": hits(faces), "crits": loud}
    key = await ask(s, seat, "ask-salvage-accept", options, args, rule="20S-135", default="accept")
    if key == "repeat":
        follow(s, salvage_roll())
    elif names_item(key):
        follow(s, salvage_accept())
        await handle_item(s, seat, key)
    else:
        raise_action_noise(s, loud, "salvage")
        follow(s, salvage_recover(loud), salvage_gain(), salvage_return(), end_action())


@step
async def salvage_recover(s: ShipState, most: int) -> None:
    """Recover up to one exhausted die per crit, one more for the Quartermaster (20S-137)."""
    if has(s, s.current, "her_quartermaster") and s.zones.get(stack_zone(s.hero.space)):
        most += 1
    await recover_some(s, s.current, most, "ask-salvage-recover", "20S-137")


@step
async def salvage_gain(s: ShipState) -> None:
    """Gain the top item of the room's stack, whatever was rolled (20S-136)."""
    stack = s.zones.get(stack_zone(s.hero.space), ())
    if stack:
        follow(s, gain_item(s.current, stack[0]))


@step
async def salvage_return(s: ShipState) -> None:
    """Return all rolled dice to the pool (20S-139, 20S-059)."""
    for die in in_place(s, ACTIVE):
        place_die(s, die.id, READY, "")
