"""The cards of Fanatic."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_taken,
    beside,
    choose_active_hero,
    choose_card,
    choose_cards,
    choose_number,
    choose_target,
    choose_type,
    chooser,
    damage_dealt,
    deal,
    deal_each,
    deal_one,
    deal_some,
    destroy,
    destroy_each,
    destroy_some,
    draw_cards,
    end,
    end_turn,
    extra,
    facts,
    forbids,
    goes_next_to,
    heal,
    heal_each,
    heal_some,
    hero_targets,
    heroes,
    immune,
    in_play,
    incapacitated,
    instead_of_destruction,
    last,
    may_discard,
    may_draw,
    me,
    moves_on,
    non_hero_targets,
    owner,
    plain,
    play_from_hand,
    power,
    set_hp,
    start,
    targets,
    text,
    top_hp,
    until_next,
)

RISEN = 10
"""The HP with which the Aegis lets Fanatic rise."""

WOUNDED = 10
WEAK = 3
ZEAL = 3


@power("fanatic")
async def exorcism(s: S, card: int, hero: str) -> None:
    blow = await deal_one(s, me(s, card), 1, "melee")
    if blow:
        await deal(s, me(s, card), blow.target, 1, "radiant")


@incapacitated("fanatic", 1)
async def urge(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await play_from_hand(s, hero, source=card)


@incapacitated("fanatic", 2)
async def comfort(s: S, card: int) -> None:
    await heal_some(s, card, 1, 2)


@incapacitated("fanatic", 3)
async def lead_hand(s: S, card: int) -> None:
    striker = await choose_card(s, chooser(s, card), "sen-ask-striker", hero_targets(s), source=card)
    target = await choose_target(s, card, targets, 1, "radiant")
    if striker is not None and target is not None:
        await deal(s, striker, target, 1, "radiant")


# -- one-shots -------------------------------------------------------------------------------------


@text("fanatic_brutal_censure")
async def brutal_censure(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 2, "radiant")
    await may_draw(s, owner(s, card), source=card)


@text("fanatic_consecrated_ground")
async def consecrated_ground(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: in_play(s, "ongoing") + in_play(s, kind="environment"))
    await deal_some(s, me(s, card), 3, 1, "radiant")


@text("fanatic_divine_sacrifice")
async def divine_sacrifice(s: S, card: int) -> None:
    blows = await deal_some(s, me(s, card), 3, 1, "radiant", irreducible=True)
    await deal(s, me(s, card), me(s, card), len(blows), "radiant")


def doomed(s: S) -> list[int]:
    """Return what End of Days destroys: every card in play but character cards and Relics."""
    relics = in_play(s, "relic")
    return [card for card in plain(s, in_play(s)) if card not in relics]


@text("fanatic_end_of_days")
async def end_of_days(s: S, card: int) -> None:
    """Again as long as something goes: what was indestructible may be so no more (SEN-190)."""
    while await destroy_each(s, card, doomed):
        pass


@text("fanatic_final_dive")
async def final_dive(s: S, card: int) -> None:
    weak = [one for one in targets(s) if s.hp[one] <= WEAK]
    prey = await choose_card(s, chooser(s, card), "sen-ask-destroy", weak, source=card)
    if prey is None:
        return
    had = s.hp[prey]
    if await destroy(s, prey, card):
        await deal_one(s, me(s, card), had, "melee")


@text("fanatic_holy_nova")
async def holy_nova(s: S, card: int) -> None:
    await deal_each(s, me(s, card), 1, "radiant", non_hero_targets)
    await heal_each(s, card, 1, hero_targets)


@text("fanatic_prayer_of_desperation")
async def prayer_of_desperation(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await draw_cards(s, hero, 3)
    end_turn(s, owner(s, card))


@text("fanatic_sanctifying_strike")
async def sanctifying_strike(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 2, "melee")
    await heal_some(s, card, 1, 2, hero_targets)


@text("fanatic_smite_the_transgressor")
async def smite_the_transgressor(s: S, card: int) -> None:
    blow = await deal_one(s, me(s, card), 2, "melee")
    if blow and transgressed(s, card, blow.target):
        await deal(s, me(s, card), blow.target, 2, "radiant")


def transgressed(s: S, card: int, target: int) -> bool:
    """Tell whether a target has dealt damage to a hero target since the end of Fanatic's last turn (SEN-191)."""
    since = owner(s, card)
    return any(damage_dealt(s, by=target, to=one, since=since) for one in s.cards if facts(s, one).kind == "hero")


# -- ongoings --------------------------------------------------------------------------------------


@goes_next_to("fanatic_chastise")
async def beside_minion(s: S, card: int) -> int | None:
    return await beside(s, card, lambda s: plain(s, non_hero_targets(s)))


@immune("fanatic_chastise")
def chastened(s: S, card: int, hit: Hit) -> bool:
    return hit.target == s.next_to.get(card)


@forbids("damage", "fanatic_chastise")
def chastise(s: S, card: int, who: int) -> bool:
    return who == s.next_to.get(card)


@goes_next_to("fanatic_divine_focus")
async def beside_enemy(s: S, card: int) -> int | None:
    return await beside(s, card, non_hero_targets)


@start("own", "fanatic_divine_focus")
async def divine_focus(s: S, card: int) -> None:
    target = s.next_to[card]
    if await may_discard(s, owner(s, card), source=card):
        await deal(s, me(s, card), target, 3, "radiant")
    else:
        await destroy(s, card, card)


@moves_on("fanatic_divine_focus")
async def lose_focus(s: S, card: int) -> None:
    await destroy(s, card, card)


@goes_next_to("fanatic_embolden")
async def beside_hero(s: S, card: int) -> int | None:
    return await beside(s, card, heroes)


@extra("power", "fanatic_embolden")
def embolden(s: S, card: int, hero: str) -> int:
    return int(s.next_to.get(card) == s.characters[hero])


@start("own", "fanatic_embolden")
async def end_embolden(s: S, card: int) -> None:
    await destroy(s, card, card)


@power("fanatic_sacrosanct_martyr")
async def sacrosanct_martyr(s: S, card: int, hero: str) -> None:
    fanatic = me(s, card)
    wounds = await choose_number(s, chooser(s, card), "sen-ask-martyr", 1, 5, source=card)
    await deal_one(s, fanatic, await deal(s, fanatic, fanatic, wounds, "radiant"), "radiant")


@adds_taken("fanatic_undaunted")
def undaunted(s: S, card: int, hit: Hit) -> int:
    return -2 if hit.target == me(s, card) and s.hp[hit.target] <= WOUNDED else 0


@power("fanatic_wrathful_retribution")
async def wrathful_retribution(s: S, card: int, hero: str) -> None:
    fanatic = me(s, card)
    await deal_one(s, fanatic, top_hp(s, fanatic) - s.hp[fanatic], "radiant")
    await destroy(s, card, card)


@start("own", "fanatic_zealous_offense")
async def zealous_offense(s: S, card: int) -> None:
    chosen = await choose_cards(s, chooser(s, card), "sen-ask-subdue", plain(s, targets(s)), 0, 2, source=card)
    last(s, card, "no_damage", cards=chosen, until=until_next(s, card))


@end("own", "fanatic_zealous_offense")
async def lose_zeal(s: S, card: int) -> None:
    if damage_dealt(s, by=me(s, card)) < ZEAL:
        await destroy(s, card, card)


# -- equipment -------------------------------------------------------------------------------------


@text("fanatic_absolution")
async def find_absolution(s: S, card: int) -> None:
    await heal(s, me(s, card), 1)


@power("fanatic_absolution")
async def absolution(s: S, card: int, hero: str) -> None:
    await deal_one(s, me(s, card), 3, await choose_type(s, card, ("melee", "fire", "radiant")))


@instead_of_destruction("fanatic_aegis_of_resurrection")
async def aegis_of_resurrection(s: S, card: int, falling: int) -> bool:
    if falling != me(s, card) or s.hp[falling] > 0:
        return False
    set_hp(s, falling, RISEN)
    await destroy(s, card, card)
    return True
