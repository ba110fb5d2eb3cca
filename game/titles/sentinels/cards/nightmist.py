"""The cards of NightMist.

Most of her spells reveal the top card of her deck: the icon on it is their N.
"""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    active_heroes,
    adds_dealt,
    adds_taken,
    beside,
    choose_active_hero,
    choose_card,
    choose_deck,
    choose_target,
    choose_word,
    chooser,
    deal,
    deal_each,
    deal_one,
    deal_some,
    destroy,
    destroy_some,
    discard,
    draw_cards,
    end_turn,
    facts,
    forbids,
    goes_next_to,
    heal,
    heal_some,
    hero_targets,
    heroes,
    immune,
    in_play,
    incapacitated,
    may_discard,
    may_draw,
    me,
    moves_on,
    non_hero_targets,
    once,
    others,
    owner,
    plain,
    play_from_hand,
    power,
    redirects,
    reveal,
    reveal_icon,
    reveal_until,
    shuffle_back,
    shuffle_trash,
    start,
    swaps_icon,
    targets,
    text,
    to_bottom,
    to_hand,
    to_hand_or_play,
    to_top,
    to_trash,
    villain_targets,
    yes,
)

STUDIED = 2
RING_DRAWS = 3
BOUND_PRICE = 2
AMULET_PRICE = 2


@power("nightmist")
async def investigation(s: S, card: int, hero: str) -> None:
    await hurt(s, card, 2)
    await draw_cards(s, hero, STUDIED)


@incapacitated("nightmist", 1)
async def console(s: S, card: int) -> None:
    await heal_some(s, card, 1, 1, heroes)


@incapacitated("nightmist", 2)
async def inspire(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await play_from_hand(s, hero, source=card)


@incapacitated("nightmist", 3)
async def dispel(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: in_play(s, "ongoing"))


# -- icons -----------------------------------------------------------------------------------------


async def hurt(s: S, card: int, amount: int) -> None:
    """NightMist deals herself infernal damage."""
    await deal(s, me(s, card), me(s, card), amount, "infernal")


@swaps_icon("nm_master_of_magic")
async def master_of_magic(s: S, card: int, revealed: int) -> int:
    seat = chooser(s, card)
    if not await yes(s, seat, "sen-ask-nm-more", source=card):
        return revealed
    cards = [revealed, *await reveal(s, owner(s, card))]
    used = await choose_card(s, seat, "sen-ask-nm-used", cards, source=card)
    for one in cards:
        if one != used:
            await to_trash(s, one)
    return used or revealed


# -- one-shots -------------------------------------------------------------------------------------


@text("nm_heedless_lash")
async def heedless_lash(s: S, card: int) -> None:
    mist = me(s, card)
    found, n = await reveal_icon(s, card)
    await hurt(s, card, n)
    await deal_one(s, mist, n, "infernal", others(targets, mist))
    if found:
        await to_hand_or_play(s, found, card)


@text("nm_enlightenment")
async def enlightenment(s: S, card: int) -> None:
    found, n = await reveal_icon(s, card)
    await hurt(s, card, n)
    hero = await choose_active_hero(s, card)
    if hero:
        await may_draw(s, hero, n, card)
    await to_trash(s, found)


@text("nm_call_forth")
async def call_forth(s: S, card: int) -> None:
    n = sum([facts(s, one).icon for one in await discard(s, owner(s, card), source=card)])
    relics, rest = await reveal_until(s, owner(s, card), n, lambda printed: printed.has("relic"))
    for one in relics:
        await to_hand(s, one)
    shuffle_back(s, rest)


@text("nm_mist_fueled_recovery")
async def mist_fueled_recovery(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await heal(s, me(s, card), await shuffle_trash(s, hero) // 2)
    end_turn(s, owner(s, card))


@text("nm_oblivion")
async def oblivion(s: S, card: int) -> None:
    mist = me(s, card)
    icons = dict([await reveal_icon(s, card), await reveal_icon(s, card)])
    revealed = [one for one in icons if one]
    unlike = list({icons[one]: one for one in revealed}.values())
    first = await choose_card(s, chooser(s, card), "sen-ask-nm-outward", unlike, source=card)
    outward = icons[first] if first else 0
    await deal_each(s, mist, outward, "infernal", non_hero_targets)
    await deal_each(s, mist, sum(icons.values()) - outward, "infernal", hero_targets)
    for one in revealed:
        await to_trash(s, one)


@text("nm_scouring_mists")
async def scouring_mists(s: S, card: int) -> None:
    mist = me(s, card)
    found, n = await reveal_icon(s, card)
    await hurt(s, card, n)
    await deal_some(s, mist, n, 1, "infernal", others(targets, mist))
    await to_trash(s, found)


@text("nm_astral_premonition")
async def astral_premonition(s: S, card: int) -> None:
    found, n = await reveal_icon(s, card)
    await hurt(s, card, n)
    decks = [deck for deck in (s.villain, *active_heroes(s), s.environment) if deck != owner(s, card)]
    deck = await choose_deck(s, chooser(s, card), "sen-ask-deck", decks, source=card)
    await _put_back(s, card, await reveal(s, deck, n))
    await to_hand(s, found)


async def _put_back(s: S, card: int, seen: list[int]) -> None:
    """Put revealed cards on top of their deck in any order, or under it."""
    if not seen:
        return
    seat = chooser(s, card)
    if await choose_word(s, seat, "sen-ask-nm-premonition", "way", ("top", "bottom"), source=card) == "bottom":
        for one in seen:
            await to_bottom(s, one)
        return
    order: list[int] = []
    while left := [one for one in seen if one not in order]:
        order.append(await choose_card(s, seat, "sen-ask-top-card", left, source=card) or 0)
    for one in reversed(order):
        await to_top(s, one)


@text("nm_mists_of_time")
async def mists_of_time(s: S, card: int) -> None:
    found, n = await reveal_icon(s, card)
    await hurt(s, card, n)
    fading = in_play(s, kind="environment") + plain(s, in_play(s, kind="villain"))
    weak = [one for one in fading if s.hp.get(one, 0) <= 2 * n]
    chosen = await choose_card(s, chooser(s, card), "sen-ask-move", weak, source=card)
    if chosen is not None:
        await to_bottom(s, chosen)
    await to_trash(s, found)


# -- ongoings --------------------------------------------------------------------------------------


@goes_next_to("nm_mistbound")
async def bind(s: S, card: int) -> int | None:
    return await beside(s, card, villain_targets)


@forbids("damage", "nm_mistbound")
def bound(s: S, card: int, who: int) -> bool:
    return s.next_to.get(card) == who


@moves_on("nm_mistbound")
async def release(s: S, card: int) -> None:
    await destroy(s, card, card)


@start("own", "nm_mistbound")
async def hold_bond(s: S, card: int) -> None:
    if not await may_discard(s, owner(s, card), BOUND_PRICE, source=card):
        await destroy(s, card, card)


@immune("nm_mist_form")
def mist_form(s: S, card: int, hit: Hit) -> bool:
    return hit.target == me(s, card)


@forbids("damage", "nm_mist_form")
def drift(s: S, card: int, who: int) -> bool:
    return who == me(s, card)


@forbids("power", "nm_mist_form")
def dissolve(s: S, card: int, who: str) -> bool:
    return who == owner(s, card)


@start("own", "nm_mist_form")
async def take_shape(s: S, card: int) -> None:
    await destroy(s, card, card)


# -- relics ----------------------------------------------------------------------------------------


@redirects("nm_amulet_of_the_elder_gods")
async def amulet(s: S, card: int, hit: Hit) -> int | None:
    mist = me(s, card)
    if hit.target != mist or hit.amount <= 0 or not once(s, card):
        return None
    if not await may_discard(s, owner(s, card), AMULET_PRICE, source=card):
        return None
    return await choose_target(s, card, others(targets, mist), hit.amount, hit.type)


@adds_dealt("nm_elder_ring")
def ring(s: S, card: int, hit: Hit) -> int:
    return int(hit.source == me(s, card))


@power("nm_elder_ring")
async def spend_ring(s: S, card: int, hero: str) -> None:
    await destroy(s, card, card)
    await draw_cards(s, hero, RING_DRAWS)


@adds_taken("nm_starshield_necklace")
def starshield(s: S, card: int, hit: Hit) -> int:
    return -1 if hit.target == me(s, card) else 0


@power("nm_tome_of_elder_magic")
async def tome(s: S, card: int, hero: str) -> None:
    await play_from_hand(s, hero, lambda printed: printed.has("spell"), source=card)
    await draw_cards(s, hero)
