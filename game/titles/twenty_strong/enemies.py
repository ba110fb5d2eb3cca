"""What enemies do to heroes: the order of attacks, and one attack (20S-149, 20S-122 to 125)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.verbs import tell
from game.model.state import Card
from game.titles.twenty_strong.dice import crits, hits, roll_and_exhaust, sourced_partly
from game.titles.twenty_strong.leaving import hurt
from game.titles.twenty_strong.noise import raise_action_noise, raise_noise
from game.titles.twenty_strong.state import ShipState


async def choose_enemy(s: ShipState, enemies: list[Card], message: str, rule: str) -> int:
    """Let the current player choose one of several enemies; equal ones are not asked about."""
    if len({(enemy.name, enemy.marks, enemy.turned): 0 for enemy in enemies}) == 1:
        return enemies[0].id
    options = [Option(f"card:{one.id}", ("card", one.id), "opt-enemy", {"enemy": f"@{one.name}"}) for one in enemies]
    key = await ask(s, s.current, message, options, rule=rule)
    return int(key.split(":")[1])


async def attack_hero(s: ShipState, card: int, colours: str, why: str) -> None:
    """Roll an enemy's dice; each hit costs the current hero 1 Health, each crit also raises noise (20S-149)."""
    dice = sourced_partly(s, colours)
    tell(s, "enemy_attacks", card=card, name=s.cards[card].name, seat=s.current, dice=len(dice))
    faces = await roll_and_exhaust(s, dice, why)
    hurt(s, s.current, hits(faces), s.cards[card].name)
    loud = crits(faces)
    if why == "opportunity" and s.option("opportunity_noise") == "part_of_move":
        raise_action_noise(s, loud, why)
    else:
        raise_noise(s, loud, why)
