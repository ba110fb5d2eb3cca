"""The cards of the Ennead: nine gods, and a deck whose symbols they answer to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from game.engine.steps import follow
from game.titles.sentinels.steps import step
from game.titles.sentinels.verbs import (
    DAMAGE_MOMENTS,
    IN_PLAY,
    Hit,
    S,
    adds_dealt,
    adds_taken,
    at_random,
    bring_aside,
    deal,
    deal_each,
    deal_highest,
    deal_lowest,
    destroy_each,
    destroy_some,
    discard,
    each_player,
    end,
    end_game,
    expected,
    facts,
    fetch,
    flip,
    for_each,
    forbidden,
    forbids,
    heal,
    heal_each,
    hero_targets,
    heroes,
    highest,
    immune,
    in_play,
    indestructible,
    instead_of_destruction,
    lowest,
    most,
    named,
    next_speaker,
    non_hero_targets,
    non_villain_targets,
    owner,
    play_card,
    play_on,
    play_top,
    put_into_play,
    put_under,
    reveal_until,
    setup,
    shuffle_back,
    start,
    text,
    under,
    villain_targets,
    when,
)

SHRINE = "enn_the_shrine_of_the_ennead"
GODS = ("atum", "geb", "isis", "nephthys", "nuit", "osiris", "set", "shu", "tefnut")
FALLEN = [f"enn_{god}_back" for god in GODS]
SCARAB, ANKH, SUN = "green", "purple", "red"
FEW_HP = 3


def standing(s: S) -> list[int]:
    """Return the gods in play who have not fallen."""
    return [card for card in villain_targets(s) if facts(s, card).character]


def waiting_gods(s: S) -> list[int]:
    """Return the gods under the Shrine."""
    return [god for shrine in named(s, SHRINE) for god in under(s, shrine)]


async def call_god(s: S) -> None:
    """A god from under the Shrine, whichever it is, enters play."""
    for god in await at_random(s, waiting_gods(s), 1):
        await put_into_play(s, god)


# -- the Ennead, the Shrine and what it means to fall ----------------------------------------------


@setup("ennead")
async def gather(s: S, card: int) -> None:
    """H gods stand before the Shrine, the others lie under it."""
    await put_into_play(s, await fetch(s, owner(s, card), SHRINE))
    gods = bring_aside(s, owner(s, card))
    first = await at_random(s, gods, s.h)
    for god in gods:
        if god not in first:
            await put_under(s, god, named(s, SHRINE)[0], up=False)
    for god in first:
        await put_into_play(s, god)


@start("villain", "ennead")
async def open_shrine(s: S, card: int) -> None:
    """Advanced a god comes first; with nobody left under the Shrine this card flips."""
    if s.advanced:
        await call_god(s)
    if not waiting_gods(s):
        await flip(s, card)


@end("villain", "ennead_back")
async def rise_united(s: S, card: int) -> None:
    """Each villain target regains 1."""
    await heal_each(s, card, 1, villain_targets)


@adds_dealt("ennead_back_advanced")
def united(s: S, card: int, hit: Hit) -> int:
    """Villain targets deal 1 more."""
    return int(hit.source in villain_targets(s))


@when("flipped", "ennead", "ennead_back")
async def last_god(s: S, card: int, other: int) -> None:
    """The heroes win when no god in play stands any more."""
    if other != card and not standing(s):
        end_game(s, "sen-end-gods", won=True)


@instead_of_destruction(SHRINE)
async def god_falls(s: S, card: int, doomed: int) -> bool:
    """A god is turned over instead of being destroyed."""
    god = facts(s, doomed)
    if not god.character or god.deck != owner(s, card):
        return False
    if not god.back:
        await flip(s, doomed)
    return True


@indestructible(SHRINE)
def eternal(s: S, card: int, other: int) -> bool:
    """Neither the Shrine nor what lies under it can be destroyed."""
    return other == card or other in under(s, card)


@forbids("damage", *FALLEN)
def fallen(s: S, card: int, who: int) -> bool:
    """A god who has fallen, perhaps in the middle of an attack, deals no damage."""
    return who == card


# -- gods and the symbols they answer to -----------------------------------------------------------

Answer = Callable[[S, int], Awaitable[Any]]
ANSWERS: dict[tuple[str, str], Answer] = {}


def answers(god: str, *symbols: str) -> Callable[[Answer], Answer]:
    """What a god does after a card with one of these symbols: async (s, god)."""

    def declare(ability: Answer) -> Answer:
        ANSWERS.update({(god, symbol): ability for symbol in symbols})
        return ability

    return declare


@when("resolved", "ennead", "ennead_back")
async def call_answers(s: S, card: int, other: int) -> None:
    """After a card with a symbol each god who stands now and knows it answers (SEN-001, SEN-002).

    A card that nothing but the turn brought comes last in its step, so that each answer is a step of its own.
    """
    symbol = facts(s, other).symbol
    gods = tuple([god for god in standing(s) if (facts(s, god).id, symbol) in ANSWERS])
    if gods and len(s.acting) == 1:
        follow(s, gods_answer(symbol, gods))
        return
    while gods:
        god, gods = await _next_god(s, symbol, gods)
        await _answer(s, symbol, god)


@step
async def gods_answer(s: S, symbol: str, gods: tuple[int, ...]) -> None:
    """One of these gods answers, then the others; whatever that one brings is answered before."""
    god, rest = await _next_god(s, symbol, gods)
    if rest:
        follow(s, gods_answer(symbol, rest))
    await _answer(s, symbol, god)


async def _next_god(s: S, symbol: str, gods: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Return the god who answers next, and the others."""
    waiting = [(god, _of(s, symbol, god)) for god in gods]
    god, _ = await next_speaker(s, waiting)
    return god, tuple([one for one, _ in waiting])


async def _answer(s: S, symbol: str, god: int) -> None:
    if god in s.hp:
        await _of(s, symbol, god)(s, god)


def _of(s: S, symbol: str, god: int) -> Answer:
    return ANSWERS[facts(s, god).id.removesuffix("_back"), symbol]


@answers("enn_atum", SUN)
async def atum(s: S, card: int) -> None:
    """He plays the next sun card of the deck as it is; the others are back in the deck by then, so that this ends."""
    deck = owner(s, card)
    if forbidden(s, "play", deck):
        return
    found, rest = await reveal_until(s, deck, 1, lambda printed: printed.symbol == SUN, reshuffle=False)
    shuffle_back(s, rest)
    for one in found:
        await play_card(s, one)


@answers("enn_geb", SCARAB)
async def geb(s: S, card: int) -> None:
    """He strikes the two strongest outside the villain's side."""
    await deal_highest(s, card, 2, "melee", non_villain_targets, count=2)


@answers("enn_isis", SCARAB, ANKH)
async def isis(s: S, card: int) -> None:
    """She burns the hero with the most cards in play."""
    target = await most(s, card, heroes(s), IN_PLAY)
    if target is not None:
        await deal(s, card, target, 2, "infernal")


@answers("enn_nephthys", SCARAB)
async def nephthys_burns(s: S, card: int) -> None:
    """She burns all hero targets."""
    await deal_each(s, card, 1, "fire", hero_targets)


@answers("enn_nephthys", ANKH)
async def nephthys_mends(s: S, card: int) -> None:
    """She mends the villain's side."""
    await heal_each(s, card, 1, villain_targets)


@answers("enn_nuit", SUN)
async def nuit(s: S, card: int) -> None:
    """She regains 2."""
    await heal(s, card, 2)


@adds_taken("enn_nuit")
def night_sky(s: S, card: int, hit: Hit) -> int:
    """The other villain targets take 1 less."""
    return -1 if hit.target != card and facts(s, hit.target).kind == "villain" else 0


@answers("enn_osiris", ANKH)
async def osiris(s: S, card: int) -> None:
    """Each player gives a card, then each hero suffers at the own hands."""

    async def give(hero: str) -> None:
        await discard(s, hero, source=card)

    async def suffer(hero: int) -> None:
        await deal(s, hero, hero, 1, "psychic")

    await each_player(s, card, give, moments=("when discarded",))
    safe = all(expected(s, hero, hero, 1, "psychic").amount < s.hp[hero] for hero in heroes(s))
    await for_each(s, card, heroes, suffer, moments=DAMAGE_MOMENTS, safe=safe)


@answers("enn_set", SCARAB)
async def set_storms(s: S, card: int) -> None:
    """He strikes all hero targets with lightning."""
    await deal_each(s, card, 1, "lightning", hero_targets)


@answers("enn_set", SUN)
async def set_schemes(s: S, card: int) -> None:
    """He plays on."""
    await play_top(s, owner(s, card))


@answers("enn_shu", SCARAB, SUN)
async def shu(s: S, card: int) -> None:
    """He mends all but the heroes' side."""
    await heal_each(s, card, 1, non_hero_targets)


@immune("enn_shu")
def wind(s: S, card: int, hit: Hit) -> bool:
    """Blows and shots pass through him."""
    return hit.target == card and hit.type in ("melee", "projectile")


@answers("enn_tefnut", SCARAB)
async def tefnut(s: S, card: int) -> None:
    """She strikes the weakest."""
    await deal_lowest(s, card, 2, "melee")


# -- the deck --------------------------------------------------------------------------------------


@text("enn_ancient_magicks")
async def ancient_magicks(s: S, card: int) -> None:
    """The heroes lose belongings, and the weakest god burns those who have some left."""

    def own(s: S, hero: str = "") -> list[int]:
        return in_play(s, "ongoing", "equipment", deck=hero, kind="hero")

    await destroy_some(s, card, own, s.h - 1)
    god = await lowest(s, card, villain_targets)
    if god is not None:
        await deal_each(s, god, s.h - 2, "infernal", lambda s: [one for one in heroes(s) if own(s, owner(s, one))])


@text("enn_blast_of_flame")
async def blast_of_flame(s: S, card: int) -> None:
    """The strongest god burns the strongest hero target."""
    god = await highest(s, card, villain_targets)
    if god is not None:
        await deal_highest(s, god, s.h - 1, "fire")


@text("enn_deaths_grasp")
async def deaths_grasp(s: S, card: int) -> None:
    """The weakest god reaches for the weakest hero target."""
    god = await lowest(s, card, villain_targets)
    if god is not None:
        await deal_lowest(s, god, s.h - 2, "infernal")


@text("enn_elemental_storm")
async def elemental_storm(s: S, card: int) -> None:
    """The weakest god strikes every hero target three times."""
    god = await lowest(s, card, villain_targets)
    if god is not None:
        await deal_each(s, god, 1, ("lightning", "fire", "cold"), hero_targets)


@text("enn_mass_overheating")
async def mass_overheating(s: S, card: int) -> None:
    """Equipment melts, and the fire reaches all."""
    await destroy_some(s, card, lambda s: in_play(s, "equipment"), s.h - 1)
    await suns_fury(s, card)


@text("enn_suns_fury")
async def suns_fury(s: S, card: int) -> None:
    """The strongest god burns every hero target."""
    god = await highest(s, card, villain_targets)
    if god is not None:
        await deal_each(s, god, s.h - 2, "fire", hero_targets)


@text("enn_the_deserts_wrath")
async def the_deserts_wrath(s: S, card: int) -> None:
    """The environment is swept away, and what it was hits every hero target."""
    lost = await destroy_each(s, card, lambda s: in_play(s, kind="environment"))
    god = await lowest(s, card, villain_targets)
    if god is not None:
        await deal_each(s, god, len(lost), "projectile", hero_targets)


@text("enn_the_grave_beckons")
async def the_grave_beckons(s: S, card: int) -> None:
    """Who is nearly dead outside the villain's side dies."""
    await destroy_each(s, card, lambda s: [one for one in non_villain_targets(s) if s.hp[one] <= FEW_HP])


@text("enn_rise_to_power")
async def rise_to_power(s: S, card: int) -> None:
    """A god comes, and the deck goes on."""
    await call_god(s)
    await play_on(s, owner(s, card))


@text("enn_taste_of_immortality")
async def taste_of_immortality(s: S, card: int) -> None:
    """A god comes, and all of them are mended."""
    await call_god(s)
    await heal_each(s, card, s.h - 1, villain_targets)
