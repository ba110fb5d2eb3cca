"""The cards of The Argent Adept.

Songs lie in play and do nothing by themselves; instruments and Vocalize activate their texts (SEN-034 to 036).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.titles.sentinels.verbs import (
    Facts,
    S,
    accompany,
    activate,
    choose_active_hero,
    choose_card,
    choose_cards,
    choose_type,
    choose_word,
    chooser,
    deal_one,
    destroy,
    destroy_some,
    discard,
    discard_revealed,
    draw_cards,
    each_player,
    facts,
    heal,
    heal_some,
    heroes,
    in_play,
    incapacitated,
    last,
    may_draw,
    me,
    owner,
    perform,
    plain,
    play_from_hand,
    power,
    put_into_play,
    reveal,
    search,
    seat_of,
    targets,
    text,
    to_bottom,
    to_hand,
    to_top,
    to_trash,
    trash,
    until_next,
    use_power,
    yes,
)

KINDS = ("melody", "harmony", "rhythm")
CADENCE = 5
"""How many cards Arcane Cadence reveals: one for each place it fills."""


# -- activating songs ------------------------------------------------------------------------------


async def choose_song(s: S, card: int, what: str, songs: Sequence[int], *, may: bool = False) -> int | None:
    """Choose a song in play whose Perform or Accompany text is to be activated."""
    return await choose_card(s, chooser(s, card), f"sen-ask-{what}", songs, may=may, rule="SEN-036", source=card)


async def play_song(s: S, card: int, what: str, *kinds: str) -> None:
    """Activate a text of a song of these kinds, if there is one in play (SEN-050)."""
    song = await choose_song(s, card, what, in_play(s, *kinds))
    if song is not None:
        await activate(s, song, what)


@power("argent_adept")
async def vocalize(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", *KINDS)


@power("aa_drakes_pipes")
async def drakes_pipes(s: S, card: int, hero: str) -> None:
    first = await choose_song(s, card, "perform", in_play(s, "melody"), may=True)
    if first is None:
        return
    await activate(s, first, "perform")
    rest = [song for song in in_play(s, "melody") if song != first]
    second = await choose_song(s, card, "perform", rest, may=True)
    if second is not None:
        await activate(s, second, "perform")


@power("aa_eydisars_horn")
async def eydisars_horn(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", "melody")
    await play_song(s, card, "accompany", "harmony")


@power("aa_xus_bell")
async def xus_bell(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", "rhythm")
    await play_song(s, card, "accompany", "harmony", "rhythm")


@power("aa_musaragnis_harp")
async def musaragnis_harp(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", "harmony")
    await play_song(s, card, "accompany", "harmony")


@power("aa_telamons_lyra")
async def telamons_lyra(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", "harmony")
    await play_song(s, card, "accompany", "rhythm")


@power("aa_akpunkus_drum")
async def akpunkus_drum(s: S, card: int, hero: str) -> None:
    await play_song(s, card, "perform", "melody")
    await play_song(s, card, "accompany", "rhythm")


# -- incapacitated ---------------------------------------------------------------------------------


@incapacitated("argent_adept", 1)
async def comfort(s: S, card: int) -> None:
    await heal_some(s, card, 1, 1, heroes)


@incapacitated("argent_adept", 2)
async def lend_power(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@incapacitated("argent_adept", 3)
async def attune(s: S, card: int) -> None:
    chosen = await choose_type(s, card)
    last(s, card, "dealt", amount=1, group="hero_targets", type=chosen, until=until_next(s, card))


# -- melodies --------------------------------------------------------------------------------------


@perform("aa_rhapsody_of_vigor")
async def rhapsody_of_vigor(s: S, card: int) -> None:
    await heal_some(s, card, 5, 1, targets, up_to=True)


@perform("aa_sarabande_of_destruction")
async def sarabande_of_destruction(s: S, card: int) -> None:
    await destroy_some(s, card, lambda s: in_play(s, "ongoing") + in_play(s, kind="environment"))


@perform("aa_scherzo_of_frost_and_flame")
async def scherzo_of_frost_and_flame(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 1, "cold")
    await deal_one(s, me(s, card), 1, "fire")


# -- harmonies -------------------------------------------------------------------------------------


@perform("aa_alacritous_subdominant")
async def quicken(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await play_from_hand(s, hero, source=card)


@accompany("aa_alacritous_subdominant")
async def alacrity(s: S, card: int) -> None:
    if await use_power(s, owner(s, card), source=card) is not None:
        await destroy(s, card, card)


@perform("aa_cedistic_dissonant")
async def dissonance(s: S, card: int) -> None:
    if await destroy_some(s, card, lambda s: in_play(s, "instrument")):
        await destroy_some(s, card, lambda s: plain(s, in_play(s)))


@accompany("aa_cedistic_dissonant")
async def resolve_dissonance(s: S, card: int) -> None:
    await discard(s, owner(s, card), 2, source=card)
    await draw_cards(s, owner(s, card), 3)


@perform("aa_inspiring_supertonic")
async def inspire(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await use_power(s, hero, source=card)


@accompany("aa_inspiring_supertonic")
async def supertonic(s: S, card: int) -> None:
    await heal(s, me(s, card), 2)


# -- rhythms ---------------------------------------------------------------------------------------


async def choose_two(s: S, card: int, message: str) -> list[int]:
    """Choose up to two targets."""
    return await choose_cards(s, chooser(s, card), message, targets(s), 0, 2, source=card)


@perform("aa_counterpoint_bulwark")
async def bulwark(s: S, card: int) -> None:
    chosen = await choose_two(s, card, "sen-ask-shield-two")
    last(s, card, "taken", amount=-1, cards=chosen, until=until_next(s, card))


@accompany("aa_counterpoint_bulwark")
async def counterpoint(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card)
    if hero:
        await may_draw(s, hero, source=card)


@perform("aa_inventive_preparation")
async def prepare(s: S, card: int) -> None:
    async def look(hero: str) -> None:
        seat = seat_of(s, hero)
        if not await yes(s, seat, "sen-ask-look", source=card):
            return
        for top in await reveal(s, hero):
            way = await choose_word(s, seat, "sen-ask-keep-top", "way", ["put_back", "discard_it"], source=card)
            await (to_top(s, top) if way == "put_back" else discard_revealed(s, top))

    await each_player(s, card, look, moments=("when discarded",))


@accompany("aa_inventive_preparation")
async def invent(s: S, card: int) -> None:
    hero = await choose_active_hero(s, card, other=True)
    if hero:
        await play_from_hand(s, hero, source=card)


@perform("aa_syncopated_onslaught")
async def onslaught(s: S, card: int) -> None:
    chosen = await choose_two(s, card, "sen-ask-spur-two")
    last(s, card, "dealt", amount=1, cards=chosen, until=until_next(s, card))


@accompany("aa_syncopated_onslaught")
async def syncopate(s: S, card: int) -> None:
    await deal_one(s, me(s, card), 1, "sonic")


# -- one-shots -------------------------------------------------------------------------------------


@text("aa_arcane_cadence")
async def arcane_cadence(s: S, card: int) -> None:
    hero = owner(s, card)
    cards = await reveal(s, hero, CADENCE)
    places = {"play": put_into_play, "hand": to_hand, "top": to_top, "bottom": to_bottom, "trash": to_trash}
    for place, put in places.items():
        left = [one for one in cards if one in s.zones.get(f"revealed:{hero}", ())]
        chosen = await choose_card(s, chooser(s, card), f"sen-ask-cadence-{place}", left, source=card)
        if chosen is not None:
            await put(s, chosen)


@text("aa_instrumental_conjuration")
async def instrumental_conjuration(s: S, card: int) -> None:
    def is_instrument(printed: Facts) -> bool:
        return printed.has("instrument")

    hero, seat = owner(s, card), chooser(s, card)
    lying = [one for one in trash(s, hero) if is_instrument(facts(s, one))]
    ways = ["search_deck", "search_trash"] if lying else ["search_deck"]
    if await choose_word(s, seat, "sen-ask-search-where", "way", ways, source=card) == "search_trash":
        await put_into_play(s, await choose_card(s, seat, "sen-ask-search", lying, source=card))
    else:
        await put_into_play(s, await search(s, hero, is_instrument, seat, source=card))


@text("aa_polyphoric_flare")
async def polyphoric_flare(s: S, card: int) -> None:
    left = list(KINDS)
    while left:
        song = await choose_song(s, card, "perform", in_play(s, *left), may=True)
        if song is None:
            break
        left = [kind for kind in left if not facts(s, song).has(kind)]
        await activate(s, song, "perform")


@text("aa_silver_shadow")
async def silver_shadow(s: S, card: int) -> None:
    await draw_cards(s, owner(s, card), 2)
    last(s, card, "taken", amount=-1, cards=[me(s, card)], until=until_next(s, card))


@text("aa_vernal_sonata")
async def vernal_sonata(s: S, card: int) -> None:
    async def renew(hero: str) -> None:
        chosen = await choose_card(s, seat_of(s, hero), "sen-ask-renew", trash(s, hero), may=True, source=card)
        if chosen is not None:
            await to_top(s, chosen)

    await each_player(s, card, renew)
    await heal(s, me(s, card), 1)
