"""The effects of the alien cards: During, After and Special (sections 5 and 11)."""

from __future__ import annotations

from game.model.state import Step
from game.titles.twenty_strong.content import ALIENS, BOARD
from game.titles.twenty_strong.dice import crits, hits, roll_and_exhaust, sourced
from game.titles.twenty_strong.leaving import hurt
from game.titles.twenty_strong.noise import deploy_to_nest, raise_noise
from game.titles.twenty_strong.state import ABOARD, ShipState
from game.titles.twenty_strong.steps import TIMING


def with_effect(effect: str) -> tuple[str, ...]:
    """Return the names of the alien cards that carry an effect."""
    return tuple(card.id for card in ALIENS.values() if effect in card.effects)


def opportunity_dice(name: str) -> int:
    """Return how many of its leftmost available dice an enemy rolls when a hero leaves (20S-123, Stalker)."""
    return 2 if "during_two_dice" in ALIENS[name].effects else 1


def takes_die(name: str, colour: str, *, defeated: bool) -> bool:
    """Tell whether a die of this colour can be applied to an enemy (Queen, until she is defeated: 20S-104)."""
    return defeated or colour != "Y" or "during_no_yellow" not in ALIENS[name].effects


@TIMING.when("after", *with_effect("after_noise"))
async def skulker(s: ShipState, card: int) -> None:
    """Undefeated and in the current hero's room: noise +1."""
    enemy = s.cards[card]
    hero = s.hero
    if hero.status == ABOARD and not enemy.turned and enemy.zone == f"enemies:{hero.space}":
        raise_noise(s, 1, enemy.name)


@TIMING.when("after", *with_effect("after_spit"))
async def spitter(s: ShipState, card: int) -> None:
    """The current hero is in its room or next to it: a yellow die deals 1 on a hit; a crit is also heard."""
    enemy = s.cards[card]
    hero = s.hero
    space = enemy.zone.split(":")[1]
    if hero.status != ABOARD or (hero.space != space and hero.space not in BOARD.links[space]):
        return
    dice = sourced(s, "Y")
    if dice is None:
        return
    faces = await roll_and_exhaust(s, dice, enemy.name)
    hurt(s, s.current, hits(faces), enemy.name)
    raise_noise(s, crits(faces), enemy.name)


@TIMING.when("activated", *with_effect("special_nest"))
def brood_warden(s: ShipState, card: int) -> Step:
    """When activated: deploy one enemy to the Nest."""
    return deploy_to_nest()
