"""The cards of Absolute Zero."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_taken,
    adds_typed,
    beside,
    brings_forward,
    choose_active_hero,
    choose_card,
    choose_type,
    chooser,
    damage_dealt,
    deal,
    deal_each,
    deal_one,
    deal_some,
    destroy,
    destroy_some,
    draw_cards,
    facts,
    goes_next_to,
    heal,
    in_play,
    incapacitated,
    last,
    may_draw,
    me,
    moves_on,
    non_hero_targets,
    others,
    owner,
    play_from_hand,
    power,
    prevents,
    search,
    start,
    targets,
    text,
    to_hand,
    to_hand_or_play,
    trash,
    use_power,
    when,
)


async def harm_himself(s: S, card: int, amount: int, kind: str) -> None:
    """Absolute Zero deals himself damage."""
    await deal(s, me(s, card), me(s, card), amount, kind)


@power("absolute_zero")
async def thermodynamics(s: S, card: int, hero: str) -> None:
    await harm_himself(s, card, 1, await choose_type(s, card, ("cold", "fire")))


@incapacitated("absolute_zero", 1)
async def lend_power(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@incapacitated("absolute_zero", 2)
async def sharpen(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        last(s, card, "dealt", amount=2, cards=[s.characters[hero]], uses=1, until="")


@incapacitated("absolute_zero", 3)
async def shatter(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: [one for one in targets(s) if s.hp[one] == 1])


# -- one-shots -------------------------------------------------------------------------------------


@text("az_frost_bound_drain")
async def frost_bound_drain(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 3, "cold", non_hero_targets)
    await harm_himself(s, card, 3, "fire")


@text("az_fueled_freeze")
async def fueled_freeze(s: S, card: int) -> None:
    gone = await destroy_some(s, card, lambda s: in_play(s, "ongoing"), 3, up_to=True)
    await deal_each(s, me(s, card), len(gone), "cold", non_hero_targets)


@text("az_hoarfire")
async def hoarfire(s: S, card: int) -> None:
    blow = await deal_one(s, me(s, card), 2, "cold")
    if blow:
        await deal_one(s, me(s, card), 2, "fire", others(targets, blow.target))
    await harm_himself(s, card, 1, "cold")
    await harm_himself(s, card, 1, "fire")


@text("az_modular_realignment")
async def modular_realignment(s: S, card: int) -> None:
    lying = [one for one in trash(s, owner(s, card)) if facts(s, one).has("equipment")]
    found = await choose_card(s, chooser(s, card), "sen-ask-realign", lying, source=card)
    if found is not None:
        await to_hand_or_play(s, found, card)
    await harm_himself(s, card, 1, "fire")
    await harm_himself(s, card, 1, "cold")


@text("az_onboard_module_installation")
async def onboard_module_installation(s: S, card: int) -> None:
    hero = owner(s, card)
    await may_draw(s, hero, source=card)
    module = await search(s, hero, lambda printed: printed.has("module"), chooser(s, card), source=card)
    if module is not None:
        await to_hand(s, module)
    await play_from_hand(s, hero, source=card)


# -- ongoings --------------------------------------------------------------------------------------


@power("az_coolant_blast")
async def coolant_blast(s: S, card: int, hero: str) -> None:
    heat = damage_dealt(s, to=me(s, card), kind="fire", since=owner(s, card))
    await deal_one(s, me(s, card), heat, "cold", non_hero_targets)


@start("own", "az_cold_snap")
async def cold_snap(s: S, card: int) -> None:
    await deal_each(s, me(s, card), 1, "cold", non_hero_targets)


@power("az_glacial_structure")
async def glacial_structure(s: S, card: int, hero: str) -> None:
    await draw_cards(s, hero, 3)
    await destroy(s, card, card)


@goes_next_to("az_impale")
async def beside_enemy(s: S, card: int) -> int | None:
    return await beside(s, card, non_hero_targets)


@start("own", "az_impale")
async def impale(s: S, card: int) -> None:
    await deal(s, me(s, card), s.next_to[card], 2, "cold")


@moves_on("az_impale")
async def fall_with_it(s: S, card: int) -> None:
    await destroy(s, card, card)


@brings_forward("az_sub_zero_atmosphere")
def sub_zero_atmosphere(s: S, card: int, other: int) -> bool:
    return s.turn == s.villain and facts(s, other).kind == "villain"


@power("az_thermal_shockwave")
async def thermal_shockwave(s: S, card: int, hero: str) -> None:
    await deal_some(s, me(s, card), 3, 1, "cold")
    await harm_himself(s, card, damage_dealt(s, by=me(s, card), kind="cold"), "fire")


# -- equipment -------------------------------------------------------------------------------------


@adds_taken("az_cryo_chamber")
def cryo_chamber(s: S, card: int, hit: Hit) -> int:
    return {"cold": 1, "fire": -1}.get(hit.type, 0) if hit.target == me(s, card) else 0


@power("az_cryo_chamber")
async def open_chamber(s: S, card: int, hero: str) -> None:
    await harm_himself(s, card, 5, "fire")
    await destroy(s, card, card)


@adds_typed("az_focused_apertures")
def focused_apertures(s: S, card: int, hit: Hit) -> int:
    return int(hit.source == me(s, card) and hit.type == "cold")


@when("damaged", "az_isothermic_transducer")
async def isothermic_transducer(s: S, card: int, hit: Hit) -> None:
    if hit.target == me(s, card) and hit.type == "fire":
        await deal_one(s, me(s, card), hit.amount, "cold")


@prevents("az_null_point_calibration_unit")
async def null_point_calibration_unit(s: S, card: int, hit: Hit) -> bool:
    if hit.target != me(s, card) or hit.type != "cold":
        return False
    await heal(s, hit.target, hit.amount)
    return True
