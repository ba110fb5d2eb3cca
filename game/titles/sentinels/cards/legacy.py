"""The cards of Legacy."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_dealt,
    adds_taken,
    choose_active_hero,
    choose_type,
    chooser,
    deal,
    deal_one,
    deal_some,
    destroy,
    draw_cards,
    each_player,
    end,
    extra,
    facts,
    forbids,
    heal_each,
    hero_targets,
    highest,
    immune,
    incapacitated,
    last,
    may_draw,
    me,
    owner,
    power,
    redirects,
    start,
    text,
    until_next,
    use_power,
    villain_targets,
    yes,
)

HEAVY = 5


def is_hero_card(s: S, card: int) -> bool:
    """Tell whether a card belongs to a hero deck."""
    return facts(s, card).kind == "hero"


@power("legacy")
async def galvanize(s: S, card: int, hero: str) -> None:
    last(s, card, "dealt", amount=1, group="hero_targets", until=until_next(s, card))


@incapacitated("legacy", 1)
async def lend_power(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@incapacitated("legacy", 2)
async def encourage(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await may_draw(s, hero, source=card)


@incapacitated("legacy", 3)
async def shelter(s: S, card: int) -> None:
    last(s, card, "dealt", amount=-2, group="environment", until=until_next(s, card))


# -- one-shots -------------------------------------------------------------------------------------


@text("legacy_back_fist_strike")
async def back_fist_strike(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 4, "melee")


@text("legacy_thokk")
async def thokk(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 3, "melee")
    await draw_cards(s, owner(s, card))


@text("legacy_flying_smash")
async def flying_smash(s: S, card: int) -> None:
    await deal_some(s, me(s, card), 3, 2, "melee")


@text("legacy_bolster_allies")
async def bolster_allies(s: S, card: int) -> None:
    async def bolster(hero: str) -> None:
        await draw_cards(s, hero)

    await each_player(s, card, bolster, moments=("when drawn", "when reshuffled"))


# -- ongoings --------------------------------------------------------------------------------------


@text("legacy_inspiring_presence")
async def inspire(s: S, card: int) -> None:
    await heal_each(s, card, 1, hero_targets)


@adds_dealt("legacy_inspiring_presence")
def embolden(s: S, card: int, hit: Hit) -> int:
    return int(hit.source in s.hp and is_hero_card(s, hit.source))


@power("legacy_motivational_charge")
async def motivational_charge(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 2, "melee")
    await heal_each(s, card, 1, hero_targets)


@adds_taken("legacy_fortitude")
def fortitude(s: S, card: int, hit: Hit) -> int:
    return -1 if hit.target == me(s, card) else 0


@immune("legacy_danger_sense")
def danger_sense(s: S, card: int, hit: Hit) -> bool:
    return hit.target == me(s, card) and facts(s, hit.source).kind == "environment"


@text("legacy_heroic_interception")
async def intercept(s: S, card: int) -> None:
    await deal(s, me(s, card), me(s, card), 3, "psychic")


@immune("legacy_heroic_interception")
def interception(s: S, card: int, hit: Hit) -> bool:
    return hit.target != me(s, card) and is_hero_card(s, hit.target)


@redirects("legacy_lead_from_the_front")
async def lead(s: S, card: int, hit: Hit) -> int | None:
    legacy, by_villain = me(s, card), facts(s, hit.source).kind == "villain"
    if hit.target == legacy or not by_villain or not is_hero_card(s, hit.target) or hit.amount <= 0:
        return None
    args = {"amount": hit.amount, "target": f"@{facts(s, hit.target).id}"}
    return legacy if await yes(s, chooser(s, card), "sen-ask-redirect", args, rule="SEN-129", source=card) else None


@power("legacy_next_evolution")
async def next_evolution(s: S, card: int, hero: str) -> None:
    chosen = await choose_type(s, card)
    last(s, card, "immune", cards=[me(s, card)], type=chosen, until=until_next(s, card))


@adds_taken("legacy_superhuman_durability")
def durability(s: S, card: int, hit: Hit) -> int:
    return -3 if hit.target == me(s, card) and hit.amount >= HEAVY else 0


@adds_dealt("legacy_surge_of_strength")
def surge(s: S, card: int, hit: Hit) -> int:
    return int(hit.source == me(s, card))


@forbids("play", "legacy_take_down")
def hold_down(s: S, card: int, who: str) -> bool:
    return who == s.villain


@end("own", "legacy_take_down")
async def struggle(s: S, card: int) -> None:
    enemy = await highest(s, card, villain_targets)
    if enemy is not None:
        await deal(s, enemy, me(s, card), 2, "energy")


@start("own", "legacy_heroic_interception", "legacy_take_down")
async def let_go(s: S, card: int) -> None:
    await destroy(s, card, card)


# -- equipment -------------------------------------------------------------------------------------


@extra("power", "legacy_the_legacy_ring")
def ring(s: S, card: int, hero: str) -> int:
    return int(hero == owner(s, card))
