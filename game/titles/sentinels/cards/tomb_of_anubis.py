"""The cards of the Tomb of Anubis."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    active_heroes,
    adds_taken,
    all_may_discard,
    choose_card,
    choose_hero,
    chooser,
    control,
    deal,
    deal_each,
    deal_highest,
    deal_lowest,
    deal_one,
    destroy,
    destroy_some,
    each_player,
    end,
    environment_targets,
    facts,
    heal,
    hero_targets,
    heroes,
    holder,
    in_play,
    lowest,
    may_discard,
    me,
    non_environment_targets,
    one_may_discard,
    owner,
    plain,
    power,
    start,
    targets,
    text,
    when,
)

# -- Anubis and his mummies ------------------------------------------------------------------------


@when("destroyed", "tomb_anubis")
async def judge(s: S, card: int, doomed: int, by: int) -> None:
    if facts(s, doomed).kind == "hero":
        await deal(s, card, me(s, doomed), 1, "infernal")


@end("environment", "tomb_anubis")
async def anubis(s: S, card: int) -> None:
    await deal_lowest(s, card, 3, "infernal", non_environment_targets)


@end("environment", "tomb_akana")
async def akana(s: S, card: int) -> None:
    await deal_lowest(s, card, s.h - 2, "melee")


@end("environment", "tomb_mdjai")
async def mdjai(s: S, card: int) -> None:
    await deal_highest(s, card, s.h - 1, "melee", non_environment_targets)


@adds_taken("tomb_nomti")
def nomti(s: S, card: int, hit: Hit) -> int:
    return -1 if hit.target in environment_targets(s) else 0


@end("environment", "tomb_shamise")
async def shamise(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: in_play(s, "equipment"))


@end("environment", "tomb_urshe")
async def urshe(s: S, card: int) -> None:
    await deal_each(s, card, 1, "infernal", hero_targets)


# -- trials and the relics they give ---------------------------------------------------------------


@when("destroyed", "tomb_swarm_of_scarabs", "tomb_spike_trap", "tomb_swinging_blades", "tomb_the_challenge_of_fire")
async def reward(s: S, card: int, doomed: int, by: int) -> None:
    if doomed != card:
        return
    relics = in_play(s, "relic", deck=owner(s, card))
    relic = await choose_card(s, chooser(s, card), "sen-ask-relic", relics, source=card)
    if relic is not None:
        takers = [hero for hero in active_heroes(s) if holder(s, relic) != hero]
        hero = await choose_hero(s, chooser(s, card), "sen-ask-hero", takers, source=card)
        if hero:
            await control(s, relic, hero)


@end("environment", "tomb_swarm_of_scarabs")
async def swarm_of_scarabs(s: S, card: int) -> None:
    await deal_each(s, card, 1, "toxic", non_environment_targets)


@end("environment", "tomb_spike_trap")
async def spike_trap(s: S, card: int) -> None:
    await deal_highest(s, card, 2, "projectile", count=s.h - 1)


@start("environment", "tomb_spike_trap")
async def disarm(s: S, card: int) -> None:
    if await one_may_discard(s, card, 2):
        await destroy(s, card)


@end("environment", "tomb_swinging_blades")
async def swinging_blades(s: S, card: int) -> None:
    await deal_highest(s, card, 3, "melee")


@start("environment", "tomb_swinging_blades")
async def jam_blades(s: S, card: int) -> None:
    if await destroy_some(s, card, lambda s: in_play(s, "equipment", kind="hero"), up_to=True):
        await destroy(s, card)


@end("environment", "tomb_the_challenge_of_fire")
async def challenge_of_fire(s: S, card: int) -> None:
    await deal_each(s, card, 2, "fire", non_environment_targets)


@start("environment", "tomb_the_challenge_of_fire")
async def meet_challenge(s: S, card: int) -> None:
    given: list[str] = []

    async def offer(hero: str) -> None:
        if await may_discard(s, hero, source=card):
            given.append(hero)

    await each_player(s, card, offer, moments=("when discarded",))
    if len(given) >= s.h - 1:
        await destroy(s, card)


@power("tomb_idol_of_anput")
async def idol_of_anput(s: S, card: int, hero: str) -> None:
    await heal(s, s.characters[hero], 2)


@power("tomb_rod_of_anubis")
async def rod_of_anubis(s: S, card: int, hero: str) -> None:
    await deal_one(s, s.characters[hero], 3, "infernal")


# -- what happens at once --------------------------------------------------------------------------


@text("tomb_judgement_of_anubis")
async def judgement(s: S, card: int) -> None:
    owned = {hero: len(in_play(s, deck=hero)) for hero in active_heroes(s)}
    fewest = min(owned.values())
    proud = [s.characters[hero] for hero, count in owned.items() if count > fewest]
    await deal_each(s, card, 2, "infernal", lambda s: [hero for hero in heroes(s) if hero in proud])
    await destroy(s, card)


@text("tomb_cast_into_the_underworld")
async def cast_into_the_underworld(s: S, card: int) -> None:
    def victims(s: S) -> list[int]:
        return plain(s, targets(s))

    if victims(s) and not await all_may_discard(s, card):
        victim = await lowest(s, card, victims)
        if victim is not None:
            await destroy(s, victim, card)
    await destroy(s, card)
