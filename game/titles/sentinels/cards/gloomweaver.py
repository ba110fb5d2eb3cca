"""The cards of GloomWeaver."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    DAMAGE_MOMENTS,
    IN_HAND,
    IN_PLAY,
    Hit,
    S,
    adds_dealt,
    adds_taken,
    at_random,
    choose_word,
    deal,
    deal_each,
    deal_highest,
    deal_lowest,
    destroy_some,
    discard,
    each_player,
    end,
    end_game,
    facts,
    fetch,
    flip,
    goes_next_to,
    hand,
    heal,
    heal_each,
    hero_targets,
    heroes,
    highest,
    immune,
    in_play,
    may_discard,
    me,
    most,
    owner,
    plain,
    play_on,
    put_into_play,
    seat_of,
    setup,
    start,
    text,
    trash,
    villain_targets,
    when,
)

RELICS = 3
DRUM_PRICE = 2
WIDE_MARGIN = 10
"""With so many HP left nobody falls by the Drum, whatever is added to it."""


def pins(s: S) -> int:
    """Return how many Voodoo Pins are in play."""
    return len(in_play(s, "voodoo_pin"))


def zombies(s: S) -> int:
    """Return how many zombies are in play."""
    return len(in_play(s, "zombie"))


async def raise_zombie(s: S, card: int) -> None:
    """Put a zombie from the villain trash into play."""
    dead = [one for one in trash(s, owner(s, card)) if facts(s, one).has("zombie")]
    await put_into_play(s, dead[0] if dead else None)


# -- GloomWeaver -----------------------------------------------------------------------------------


@setup("gloomweaver")
async def rise(s: S, card: int) -> None:
    for _ in range(s.h):
        await put_into_play(s, await fetch(s, "gloomweaver", "gloom_zombie_servant"))


@start("villain", "gloomweaver")
async def count_relics(s: S, card: int) -> None:
    lost = [one for one in trash(s, owner(s, card)) if facts(s, one).has("relic")]
    if len(lost) >= RELICS:
        end_game(s, "sen-end-relics", won=True)
    if len(in_play(s, "relic", kind="villain")) >= RELICS:
        await flip(s, card)


@when("destroyed", "gloomweaver", "gloomweaver_back")
async def call_the_dead(s: S, card: int, doomed: int, by: int) -> None:
    if facts(s, doomed).has("cultist"):
        await raise_zombie(s, card)


@immune("gloomweaver_advanced")
def mist_body(s: S, card: int, hit: Hit) -> bool:
    return hit.target == card and hit.type in ("melee", "projectile")


@when("flipped", "gloomweaver_back")
async def incarnate(s: S, card: int, other: int) -> None:
    if other == card:
        await heal(s, card, 10 * s.h)


@end("villain", "gloomweaver_back")
async def wither(s: S, card: int) -> None:
    await deal_highest(s, card, 2 + pins(s), "toxic", count=s.h - 1)


@end("villain", "gloomweaver_back_advanced")
async def devour(s: S, card: int) -> None:
    await deal_lowest(s, card, s.h, "infernal")


# -- one-shot, ongoing and relics ------------------------------------------------------------------


@text("gloom_vast_following")
async def vast_following(s: S, card: int) -> None:
    deck = owner(s, card)
    for one in await at_random(s, list(trash(s, deck)), s.h):
        if facts(s, one).has("cultist") or facts(s, one).has("relic"):
            await put_into_play(s, one)
    await play_on(s, deck)


@adds_dealt("gloom_strength_of_the_grave")
def strengthen(s: S, card: int, hit: Hit) -> int:
    return zombies(s) if facts(s, hit.source).has("zombie") else 0


@adds_taken("gloom_strength_of_the_grave", "gloom_pouch_of_bones")
def harden(s: S, card: int, hit: Hit) -> int:
    return -1 if facts(s, hit.target).has("zombie") else 0


@start("villain", "gloom_drum_of_despair")
async def drum(s: S, card: int) -> None:
    async def beat(hero: str) -> None:
        if not await _appease(s, card, hero):
            await deal(s, me(s, card), s.characters[hero], s.h - 1, "infernal")

    safe = all(s.hp[hero] >= s.h + WIDE_MARGIN for hero in heroes(s))
    await each_player(s, card, beat, moments=(*DAMAGE_MOMENTS, "when discarded"), safe=safe)


async def _appease(s: S, card: int, hero: str) -> bool:
    """A player discards two cards or destroys one in play, or neither."""
    own = plain(s, in_play(s, deck=hero))
    ways = ["discard"] if len(hand(s, hero)) >= DRUM_PRICE else []
    ways += ["destroy"] if own else []
    way = await choose_word(s, seat_of(s, hero), "sen-ask-drum", "way", [*ways, "neither"], source=card)
    if way == "discard":
        await discard(s, hero, DRUM_PRICE, source=card)
    elif way == "destroy":
        await destroy_some(s, card, lambda s: plain(s, in_play(s, deck=hero)), seat=seat_of(s, hero))
    return way != "neither"


@start("villain", "gloom_grimoire_of_curses")
async def curse(s: S, card: int) -> None:
    given: list[str] = []

    async def offer(hero: str) -> None:
        if await may_discard(s, hero, source=card):
            given.append(hero)

    await each_player(s, card, offer, moments=("when discarded",))
    await deal_each(s, me(s, card), s.h - len(given), "infernal", hero_targets)


@when("enters", "gloom_pouch_of_bones")
async def rattle(s: S, card: int, other: int) -> None:
    if facts(s, other).has("zombie"):
        await heal_each(s, card, s.h, villain_targets)


# -- cultists and zombies --------------------------------------------------------------------------


@end("villain", "gloom_chosen_disciple")
async def chosen_disciple(s: S, card: int) -> None:
    await raise_zombie(s, card)
    await deal_highest(s, card, zombies(s) + 2, "melee")


@end("villain", "gloom_cursed_acolyte")
async def cursed_acolyte(s: S, card: int) -> None:
    await deal_each(s, card, s.h - 2, ("fire", "infernal"), hero_targets)


@adds_taken("gloom_profane_zealot")
def profane(s: S, card: int, hit: Hit) -> int:
    return -1 if facts(s, hit.target).kind == "villain" else 0


@when("destroyed", "gloom_profane_zealot")
async def feast(s: S, card: int, doomed: int, by: int) -> None:
    if doomed != card and doomed in s.hp:
        await heal(s, card, 3)


@end("villain", "gloom_ophidia_the_deceiver")
async def ophidia(s: S, card: int) -> None:
    await deal_highest(s, card, s.h + pins(s), "toxic")


@end("villain", "gloom_zombie_servant")
async def zombie_servant(s: S, card: int) -> None:
    await deal_highest(s, card, s.h - 2, "melee")


# -- Voodoo Pins -----------------------------------------------------------------------------------


@goes_next_to("gloom_crimson_pin")
async def beside_strongest(s: S, card: int) -> int | None:
    return await highest(s, card, heroes)


@end("beside", "gloom_crimson_pin")
async def crimson_pin(s: S, card: int) -> None:
    await deal(s, me(s, card), s.next_to[card], s.h - 2, "toxic")


@goes_next_to("gloom_indigo_pin")
async def beside_fullest_hand(s: S, card: int) -> int | None:
    return await most(s, card, heroes(s), IN_HAND)


@end("beside", "gloom_indigo_pin")
async def indigo_pin(s: S, card: int) -> None:
    await discard(s, owner(s, s.next_to[card]), source=card)


@goes_next_to("gloom_sable_pin")
async def beside_most_cards(s: S, card: int) -> int | None:
    return await most(s, card, heroes(s), IN_PLAY)


@end("beside", "gloom_sable_pin")
async def sable_pin(s: S, card: int) -> None:
    hero = owner(s, s.next_to[card])
    await destroy_some(s, card, lambda s: in_play(s, "ongoing", "equipment", deck=hero))
