"""The cards of The Wraith."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_dealt,
    choose_active_hero,
    choose_card,
    choose_target,
    chooser,
    deal,
    deal_one,
    deal_some,
    destroy_each,
    destroy_some,
    discard,
    discard_revealed,
    draw_cards,
    extra,
    facts,
    heal,
    hero_targets,
    highest,
    in_play,
    incapacitated,
    inflict,
    is_lowest,
    last,
    may_draw,
    me,
    once,
    others,
    owner,
    play_from_hand,
    power,
    redirects,
    reveal,
    search,
    seat_of,
    targets,
    text,
    to_bottom,
    to_hand_or_play,
    to_top,
    until_next,
    use_power,
    when,
    yes,
)

FUND_DRAWS, FUND_DISCARDS = 4, 2


@power("wraith")
async def stealth(s: S, card: int, hero: str) -> None:
    last(s, card, "taken", amount=-2, cards=[me(s, card)], uses=1, until="")


@incapacitated("wraith", 1)
async def inform(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await may_draw(s, hero, source=card)


@incapacitated("wraith", 2)
async def lend_power(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@incapacitated("wraith", 3)
async def spy(s: S, card: int) -> None:
    for one in await reveal(s, s.villain):
        refused = await yes(s, chooser(s, card), "sen-ask-wraith-spy", source=card)
        await (discard_revealed(s, one) if refused else to_top(s, one))


# -- one-shots -------------------------------------------------------------------------------------


@text("wraith_grappling_hook")
async def grappling_hook(s: S, card: int) -> None:
    def within_reach(s: S) -> list[int]:
        return [one for one in in_play(s) if facts(s, one).has("ongoing") or facts(s, one).kind == "environment"]

    await destroy_some(s, card, within_reach)
    await may_draw(s, owner(s, card), source=card)


@text("wraith_impromptu_invention")
async def impromptu_invention(s: S, card: int) -> None:
    hero = owner(s, card)
    await draw_cards(s, hero)
    found = await search(s, hero, lambda printed: printed.has("equipment"), seat_of(s, hero), source=card)
    if found:
        await to_hand_or_play(s, found, card)
    await play_from_hand(s, hero, source=card)


@text("wraith_inventory_barrage")
async def inventory_barrage(s: S, card: int) -> None:
    thrown = await destroy_each(s, card, lambda s: in_play(s, "equipment", deck=owner(s, card)))
    await deal_one(s, me(s, card), 2 * len(thrown), "projectile")


@text("wraith_suture_self")
async def suture_self(s: S, card: int) -> None:
    await heal(s, me(s, card), 3)


@text("wraith_throat_jab")
async def throat_jab(s: S, card: int) -> None:
    wraith = me(s, card)
    target = await choose_target(s, wraith, targets, 2, "melee")
    hit = await inflict(s, wraith, target, 2, "melee") if target else None
    if hit:
        last(s, card, "no_damage", cards=[hit.target], until=until_next(s, card))


@text("wraith_trust_fund")
async def trust_fund(s: S, card: int) -> None:
    await draw_cards(s, owner(s, card), FUND_DRAWS)
    await discard(s, owner(s, card), FUND_DISCARDS, source=card)


# -- ongoing and smoke -----------------------------------------------------------------------------


@when("damaged", "wraith_combat_stance")
async def combat_stance(s: S, card: int, hit: Hit) -> None:
    """Not when that damage fells her, even if cards react before she falls."""
    wraith = me(s, card)
    if hit.target == wraith and s.hp[wraith] > 0 and hit.source in s.hp and once(s, card):
        await deal(s, wraith, hit.source, 2, "melee")


@redirects("wraith_smoke_bombs")
async def smoke(s: S, card: int, hit: Hit) -> int | None:
    if not await is_lowest(s, card, hero_targets, hit.target):
        return None
    return await highest(s, card, others(hero_targets, hit.target))


@adds_dealt("wraith_smoke_bombs")
def thin(s: S, card: int, hit: Hit) -> int:
    """The reduction stays with the damage it redirected; a hero target all alone has it too."""
    return -1 if card in hit.via or hero_targets(s) == [hit.target] else 0


# -- equipment -------------------------------------------------------------------------------------


async def sift(s: S, card: int, deck: str) -> None:
    """Reveal the top two cards of a deck: one goes on top of it, the other under it."""
    seen = await reveal(s, deck, 2)
    upper = await choose_card(s, chooser(s, card), "sen-ask-top-card", seen, source=card)
    for one in seen:
        await (to_top(s, one) if one == upper else to_bottom(s, one))


@power("wraith_infrared_eyepiece")
async def infrared_eyepiece(s: S, card: int, hero: str) -> None:
    await sift(s, card, s.villain)


@power("wraith_mega_computer")
async def mega_computer(s: S, card: int, hero: str) -> None:
    await sift(s, card, s.environment)


@adds_dealt("wraith_micro_targeting_computer")
def aim(s: S, card: int, hit: Hit) -> int:
    return int(hit.source == me(s, card) and hit.type == "projectile")


@power("wraith_razor_ordnance")
async def razor_ordnance(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 3, "projectile")


@power("wraith_stun_bolt")
async def stun_bolt(s: S, card: int, hero: str) -> None:
    blow = await deal_one(s, me(s, card), 1, "projectile")
    if blow:
        last(s, card, "dealt", amount=-1, cards=[blow.target], until=until_next(s, card))


@power("wraith_throwing_knives")
async def throwing_knives(s: S, card: int, hero: str) -> None:
    await deal_some(s, me(s, card), 3, 1, "projectile")


@extra("power", "wraith_utility_belt")
def utility_belt(s: S, card: int, hero: str) -> int:
    return int(hero == owner(s, card))
