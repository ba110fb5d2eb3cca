"""The cards of Akash'Bhuta."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_taken,
    deal,
    deal_each,
    deal_highest,
    destroy,
    destroy_each,
    destroy_some,
    discard_top,
    end,
    environment_targets,
    facts,
    flip,
    for_each,
    heal,
    hero_targets,
    heroes,
    in_play,
    last,
    lowest,
    me,
    non_villain_targets,
    owner,
    play_on,
    play_top,
    put_into_play,
    reveal,
    start,
    text,
    to_trash,
    top_hp,
    until_next,
    when,
)

LIMB = "primeval_limb"
DEATH_THROES = {
    "akash_arboreal_phalanges": 12,
    "akash_ensnaring_brambles": 9,
    "akash_living_rockslide": 10,
    "akash_mountainous_carapace": 11,
}
"""What Akash'Bhuta deals herself when a limb is destroyed."""

# -- Akash'Bhuta -----------------------------------------------------------------------------------


@when("reshuffled", "akashbhuta", "akashbhuta_back")
async def turn_over(s: S, card: int, deck: str) -> None:
    """She flips at once when the environment trash becomes part of its deck."""
    if deck == s.environment:
        await flip(s, card)


@when("enters", "akashbhuta")
async def create(s: S, card: int, other: int) -> None:
    """A limb costs the environment a card; an environment target brings a villain card."""
    if facts(s, other).has(LIMB):
        await discard_top(s, s.environment)
    elif other in environment_targets(s):
        await play_top(s, owner(s, card))


@when("destroyed", "akashbhuta_back")
async def destruction(s: S, card: int, doomed: int, by: int) -> None:
    """The same when limbs and environment targets are destroyed."""
    if facts(s, doomed).has(LIMB):
        await discard_top(s, s.environment)
    elif doomed in environment_targets(s):
        await play_top(s, owner(s, card))


@adds_taken("akashbhuta_advanced")
def stony(s: S, card: int, hit: Hit) -> int:
    """Villain targets take 1 less."""
    return -1 if facts(s, hit.target).kind == "villain" else 0


@end("villain", "akashbhuta_back_advanced")
async def rampage(s: S, card: int) -> None:
    """She strikes all but one as many of the strongest as there are heroes."""
    await deal_highest(s, card, 3, "melee", non_villain_targets, count=s.h - 1)


# -- limbs -----------------------------------------------------------------------------------------


@when("destroyed", *DEATH_THROES)
async def death_throes(s: S, card: int, doomed: int, by: int) -> None:
    """Losing a limb hurts her as much as it had HP."""
    if doomed == card:
        await deal(s, me(s, card), me(s, card), DEATH_THROES[facts(s, card).id], "energy")


@end("villain", "akash_arboreal_phalanges")
async def arboreal_phalanges(s: S, card: int) -> None:
    """The limb strikes the strongest."""
    await deal_highest(s, card, s.h - 1, "melee", non_villain_targets)


@end("villain", "akash_ensnaring_brambles")
async def ensnaring_brambles(s: S, card: int) -> None:
    """The weakest hero target deals no damage until her next turn."""
    caught = await lowest(s, card, hero_targets)
    if caught is not None:
        last(s, card, "no_damage", until=until_next(s, card), cards=[caught])


@end("villain", "akash_living_rockslide")
async def living_rockslide(s: S, card: int) -> None:
    """Rocks hit everybody else."""
    await deal_each(s, card, s.h - 2, "projectile", non_villain_targets)


@adds_taken("akash_mountainous_carapace")
def mountainous_carapace(s: S, card: int, hit: Hit) -> int:
    """She takes 1 less."""
    return -1 if hit.target == me(s, card) else 0


# -- one-shots -------------------------------------------------------------------------------------


@text("akash_primeval_eruption")
async def primeval_eruption(s: S, card: int) -> None:
    """Limbs among the next H cards enter play, and the deck goes on."""
    found = await reveal(s, owner(s, card), s.h)
    limbs = [one for one in found if facts(s, one).has(LIMB)]
    for one in limbs:
        await put_into_play(s, one)
    for one in found:
        if one not in limbs:
            await to_trash(s, one)
    await play_on(s, owner(s, card))


@text("akash_disrupt_the_field")
async def disrupt_the_field(s: S, card: int) -> None:
    """The environment is swept away; both decks bring a card."""
    await destroy_each(s, card, lambda s: in_play(s, kind="environment"))
    await play_top(s, owner(s, card))
    await play_on(s, s.environment)


@text("akash_earths_sacrifice")
async def earths_sacrifice(s: S, card: int) -> None:
    """The heroes' ongoing cards go, and as many cards of the environment."""
    lost = await destroy_some(s, card, lambda s: in_play(s, "ongoing", kind="hero"), s.h)
    await discard_top(s, s.environment, len(lost))


@text("akash_rejuvenating_entropy")
async def rejuvenating_entropy(s: S, card: int) -> None:
    """Equipment rusts; limbs and environment targets are whole again."""
    await destroy_some(s, card, lambda s: in_play(s, "equipment"), s.h)

    async def restore(one: int) -> None:
        await heal(s, one, top_hp(s, one))

    await for_each(s, card, lambda s: [*in_play(s, LIMB), *environment_targets(s)], restore, moments=("when healed",))


# -- ongoing ---------------------------------------------------------------------------------------


@start("villain", "akash_entomb")
async def entomb(s: S, card: int) -> None:
    """She crushes all outside her deck until every hero has felt it."""
    blows = await deal_each(s, me(s, card), s.h, "psychic", non_villain_targets)
    hurt = [blow.target for blow in blows if blow.dealt]
    if all(hero in hurt for hero in heroes(s)):
        await destroy(s, card, card)


@when("enters", "akash_allies_of_the_earth")
async def allies_of_the_earth(s: S, card: int, other: int) -> None:
    """Each environment card mends her."""
    if facts(s, other).kind == "environment":
        await heal(s, me(s, card), s.h)
