"""The cards of Ra."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    active,
    adds_dealt,
    adds_typed,
    changes_type,
    choose_active_hero,
    choose_card,
    choose_cards,
    chooser,
    deal,
    deal_each,
    deal_one,
    deal_some,
    destroy,
    destroy_some,
    end,
    facts,
    grant,
    heal,
    immune,
    in_play,
    incapacitated,
    last,
    may_draw,
    me,
    non_hero_targets,
    once,
    others,
    owner,
    play_from_hand,
    power,
    search,
    seat_of,
    targets,
    text,
    to_bottom,
    to_hand,
    trash,
    until_next,
    use_power,
    when,
    yes,
)

EXCAVATED = 3


@power("ra")
async def pyre(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 2, "fire")


@incapacitated("ra", 1)
async def lend_power(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@incapacitated("ra", 2)
async def bury(s: S, card: int) -> None:
    chosen = await choose_card(s, chooser(s, card), "sen-ask-move", in_play(s, kind="environment"), source=card)
    if chosen is not None:
        await to_bottom(s, chosen)


@incapacitated("ra", 3)
async def burn_out(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: in_play(s, "ongoing"))


# -- one-shots -------------------------------------------------------------------------------------


@text("ra_excavation")
async def excavation(s: S, card: int) -> None:
    lying = trash(s, s.environment)
    chosen = await choose_cards(s, chooser(s, card), "sen-ask-move-some", lying, 0, EXCAVATED, source=card)
    for one in chosen:
        await to_bottom(s, one)
    await may_draw(s, owner(s, card), len(chosen), card)


@text("ra_fire_blast")
async def fire_blast(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 5, "fire")


@text("ra_flame_spike")
async def flame_spike(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 1, "fire")
    grant(s, owner(s, card), "power")


@text("ra_inferno")
async def inferno(s: S, card: int) -> None:
    blow = await deal_one(s, me(s, card), 3, "fire")
    if blow:
        await deal_some(s, me(s, card), 5, 1, "fire", others(targets, blow.target))


@text("ra_scorched_earth")
async def scorched_earth(s: S, card: int) -> None:
    await deal_each(s, me(s, card), len(in_play(s, kind="environment")), "fire", non_hero_targets)


@text("ra_summon_staff")
async def summon_staff(s: S, card: int) -> None:
    hero = owner(s, card)
    staff = await search(s, hero, lambda printed: printed.id == "ra_the_staff_of_ra", seat_of(s, hero), source=card)
    if staff:
        await to_hand(s, staff)
    await may_draw(s, hero, source=card)
    await play_from_hand(s, hero, source=card)


# -- ongoings --------------------------------------------------------------------------------------


@power("ra_drawn_to_the_flame")
async def drawn_to_the_flame(s: S, card: int, hero: str) -> None:
    await deal_each(s, me(s, card), len(in_play(s, "ongoing", kind="villain")), "fire", non_hero_targets)


@immune("ra_flesh_of_the_sun_god")
def flesh(s: S, card: int, hit: Hit) -> bool:
    return hit.target == me(s, card) and hit.type == "fire"


@power("ra_flesh_of_the_sun_god")
async def share_flesh(s: S, card: int, hero: str) -> None:
    last(s, card, "immune", until=until_next(s, card), group="heroes", type="fire")


@text("ra_living_conflagration")
async def ignite(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 2, "fire")


@power("ra_living_conflagration")
async def kindle(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 1, "fire")
    await may_draw(s, hero, source=card)


@adds_dealt("ra_solar_flare")
def flare(s: S, card: int, hit: Hit) -> int:
    return 2 if hit.source == me(s, card) and hit.type == "fire" else 0


@end("own", "ra_solar_flare")
async def feed_flare(s: S, card: int) -> None:
    ra, taken = me(s, card), 0
    if active(s, owner(s, card)) and await yes(s, chooser(s, card), "sen-ask-harm-self", source=card):
        taken = await deal(s, ra, ra, 4, "psychic")
    if not taken:
        await destroy(s, card, card)


@power("ra_wrathful_gaze")
async def wrathful_gaze(s: S, card: int, hero: str) -> None:
    await destroy_some(s, card, lambda s: [one for one in targets(s) if s.hp[one] <= 2])


@power("ra_blazing_tornado")
async def blazing_tornado(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 3, "fire")


@when("damaged", "ra_flame_barrier")
async def flame_barrier(s: S, card: int, hit: Hit) -> None:
    ra = me(s, card)
    if hit.target == ra and hit.source in s.hp and once(s, card):
        await deal(s, ra, hit.source, 2, "fire")


@changes_type("ra_imbued_fire")
def imbue(s: S, card: int, hit: Hit) -> str:
    return "fire" if hit.source in s.hp and facts(s, hit.source).kind == "hero" else ""


@adds_typed("ra_imbued_fire")
def fan_flames(s: S, card: int, hit: Hit) -> int:
    return int(hit.type == "fire")


@power("ra_imbued_fire")
async def douse(s: S, card: int, hero: str) -> None:
    await destroy(s, card, card)


# -- equipment -------------------------------------------------------------------------------------


@text("ra_the_staff_of_ra")
async def take_staff(s: S, card: int) -> None:
    await heal(s, me(s, card), 3)


@adds_dealt("ra_the_staff_of_ra")
def staff(s: S, card: int, hit: Hit) -> int:
    return int(hit.source == me(s, card))


@power("ra_the_staff_of_ra")
async def hurl_staff(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 3, "projectile")
    await destroy(s, card, card)
