"""The cards of Haka."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_taken,
    choose_active_hero,
    chooser,
    deal_each,
    deal_one,
    deal_some,
    destroy,
    destroy_each,
    discard,
    draw_cards,
    facts,
    forbids,
    hand,
    heal,
    heal_some,
    hero_targets,
    incapacitated,
    last,
    may_discard,
    may_draw,
    me,
    non_hero_targets,
    owner,
    play_from_hand,
    power,
    put_under,
    redirects,
    start,
    text,
    under,
    until_next,
    when,
    yes,
)

HAKA_DRAWS = 2
POUND_PRICE = 2


@power("haka")
async def haka(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 2, "melee")


@incapacitated("haka", 1)
async def comfort(s: S, card: int) -> None:
    await heal_some(s, card, 1, 1)


@incapacitated("haka", 2)
async def urge(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await play_from_hand(s, hero, source=card)


@incapacitated("haka", 3)
async def hush(s: S, card: int) -> None:
    last(s, card, "dealt", amount=-2, group="all", until=until_next(s, card))


# -- one-shots -------------------------------------------------------------------------------------


@text("haka_elbow_smash")
async def elbow_smash(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 3, "melee")


@text("haka_rampage")
async def rampage(s: S, card: int) -> None:
    await deal_each(s, me(s, card), 5, "melee", non_hero_targets)
    await deal_each(s, me(s, card), 2, "melee", hero_targets)


async def dance(s: S, card: int) -> int:
    """Draw two cards and discard one or more; return how many were discarded."""
    hero = owner(s, card)
    await draw_cards(s, hero, HAKA_DRAWS)
    return len(await discard(s, hero, len(hand(s, hero)), low=1, source=card))


@text("haka_haka_of_battle")
async def haka_of_battle(s: S, card: int) -> None:
    given = await dance(s, card)
    last(s, card, "dealt", amount=given, cards=[me(s, card)], uses=1, until="")


@text("haka_haka_of_restoration")
async def haka_of_restoration(s: S, card: int) -> None:
    await heal(s, me(s, card), await dance(s, card))


@text("haka_haka_of_shielding")
async def haka_of_shielding(s: S, card: int) -> None:
    given = await dance(s, card)
    last(s, card, "taken", amount=-2 * given, cards=[me(s, card)], uses=1, until="")


@text("haka_vitality_surge")
async def vitality_surge(s: S, card: int) -> None:
    await heal(s, me(s, card), 2)
    await draw_cards(s, owner(s, card))


# -- ongoings --------------------------------------------------------------------------------------


@when("destroyed", "haka_dominion")
async def dominion(s: S, card: int, doomed: int, by: int) -> None:
    if facts(s, doomed).kind == "environment":
        await may_draw(s, owner(s, card), source=card)


@redirects("haka_enduring_intercession")
async def intercede(s: S, card: int, hit: Hit) -> int | None:
    from_environment = facts(s, hit.source).kind == "environment"
    return me(s, card) if from_environment and facts(s, hit.target).kind == "hero" else None


@text("haka_ground_pound")
async def stomp(s: S, card: int) -> None:
    if not await may_discard(s, owner(s, card), POUND_PRICE, source=card):
        await destroy(s, card, card)


@forbids("damage", "haka_ground_pound")
def shake(s: S, card: int, who: int) -> bool:
    return facts(s, who).kind != "hero"


@adds_taken("haka_punish_the_weak")
def punish(s: S, card: int, hit: Hit) -> int:
    """Whoever is tied for the lowest HP counts as the one: the player chose it as the target (SEN-231)."""
    if hit.source != me(s, card):
        return 0
    weakest = min((s.hp[one] for one in non_hero_targets(s)), default=0)
    return 1 if facts(s, hit.target).kind != "hero" and s.hp[hit.target] == weakest else -1


@when("destroyed", "haka_savage_mana")
async def savage_mana(s: S, card: int, doomed: int, by: int) -> None:
    if by == me(s, card) and doomed in s.hp and await yes(s, chooser(s, card), "sen-ask-keep-under", source=card):
        await put_under(s, doomed, card)


@power("haka_savage_mana")
async def release_mana(s: S, card: int, hero: str) -> None:
    souls = await destroy_each(s, me(s, card), lambda s: list(under(s, card)))
    await deal_one(s, me(s, card), 2 * len(souls), "toxic")


@adds_taken("haka_ta_moko")
def ta_moko(s: S, card: int, hit: Hit) -> int:
    return -1 if hit.target == me(s, card) else 0


@start("own", "haka_ground_pound")
async def end_pound(s: S, card: int) -> None:
    await destroy(s, card, card)


@power("haka_enduring_intercession", "haka_punish_the_weak")
async def give_up(s: S, card: int, hero: str) -> None:
    await destroy(s, card, card)


# -- equipment -------------------------------------------------------------------------------------


@power("haka_mere")
async def mere(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 2, "melee")
    await draw_cards(s, hero)


@power("haka_taiaha")
async def taiaha(s: S, card: int, hero: str) -> None:
    await deal_some(s, me(s, card), 2, 3, "melee")
