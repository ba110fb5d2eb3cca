"""The cards of Apostate."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    adds_dealt,
    adds_taken,
    choose_card,
    chooser,
    deal,
    deal_each,
    deal_highest,
    deal_lowest,
    destroy,
    destroy_each,
    destroy_some,
    end,
    facts,
    fetch,
    flip,
    heal,
    heal_each,
    hero_targets,
    highest,
    in_play,
    instead_of_destruction,
    lowest,
    me,
    named,
    others,
    owner,
    plain,
    play_on,
    play_top,
    prevents,
    put_into_play,
    redirects,
    reveal_until,
    set_hp,
    setup,
    shuffle,
    shuffle_back,
    start,
    text,
    trash,
    when,
)

CORRUPT_HP = 20
CONDEMNATION, TOME, RUNES = "apo_condemnation", "apo_tome_of_the_unknowable", "apo_runes_of_malediction"


def relics(s: S) -> list[int]:
    """Return the relics in play that are targets."""
    return [card for card in in_play(s, "relic") if card in s.hp]


def villain_relics(s: S) -> list[int]:
    """Return the villain relics in play."""
    return in_play(s, "relic", kind="villain")


async def bring_back(s: S, card: int, keyword: str, count: int) -> None:
    """Put cards with a keyword from the villain trash into play: which ones, and in which order, the players say."""
    deck = owner(s, card)
    lying = [one for one in trash(s, deck) if facts(s, one).has(keyword)]
    for _ in range(count):
        lying = [one for one in lying if one in trash(s, deck)]
        await put_into_play(s, await choose_card(s, chooser(s, card), "sen-ask-bring-back", lying, source=card))


# -- Apostate --------------------------------------------------------------------------------------


@setup("apostate")
async def condemned(s: S, card: int) -> None:
    """Condemnation lies ready."""
    await put_into_play(s, await fetch(s, owner(s, card), CONDEMNATION))


@setup("apostate_advanced")
async def lettered(s: S, card: int) -> None:
    """So does the Tome."""
    await put_into_play(s, await fetch(s, owner(s, card), TOME))


@end("villain", "apostate")
async def smite(s: S, card: int) -> None:
    """He strikes the strongest twice."""
    await deal_highest(s, card, s.h - 2, ("melee", "infernal"))


@instead_of_destruction("apostate")
async def relic_falls_for_him(s: S, card: int, doomed: int) -> bool:
    """The weakest relic goes instead of him, and he shows his other side."""
    if doomed != card or not villain_relics(s):
        return False
    await give_up(s, card, await lowest(s, card, villain_relics))
    return True


@when("flipped", "apostate_back")
async def corrupt(s: S, card: int, other: int) -> None:
    """He begins this side with 20 HP."""
    if other == card:
        set_hp(s, card, CORRUPT_HP)


@end("villain", "apostate_back")
async def feed(s: S, card: int) -> None:
    """He strikes the weakest and mends himself."""
    await deal_lowest(s, card, s.h - 2, "melee")
    await heal(s, card, s.h + 2)


@prevents("apostate_back")
async def relic_takes_the_blow(s: S, card: int, hit: Hit) -> bool:
    """The strongest relic goes instead of a deadly blow, and he is an emissary again."""
    if hit.target != card or hit.amount < s.hp[card] or not villain_relics(s):
        return False
    await give_up(s, card, await highest(s, card, villain_relics))
    return True


async def give_up(s: S, card: int, relic: int | None) -> None:
    """He destroys a relic and flips."""
    if relic is not None:
        await destroy(s, relic, card)
    await flip(s, card)


@when("destroyed", "apostate_back_advanced")
async def avenge(s: S, card: int, doomed: int, by: int) -> None:
    """Each demon that falls brings a villain card."""
    if facts(s, doomed).has("demon"):
        await play_top(s, owner(s, card))


# -- relics ----------------------------------------------------------------------------------------


@adds_taken(CONDEMNATION)
def hard_blade(s: S, card: int, hit: Hit) -> int:
    """It takes 1 less."""
    return -1 if hit.target == card else 0


@end("villain", CONDEMNATION)
async def condemnation(s: S, card: int) -> None:
    """Apostate strikes the strongest with it."""
    await deal_highest(s, me(s, card), 3, "melee")


@when("drawn", TOME)
async def read_on(s: S, card: int, hero: str, drawn: int) -> None:
    """Each card a hero draws costs a villain card."""
    await play_top(s, owner(s, card))


@when("destroyed", TOME)
async def last_page(s: S, card: int, doomed: int, by: int) -> None:
    """With the Tome destroyed, Condemnation returns."""
    if doomed == card:
        lying = [one for one in trash(s, owner(s, card)) if facts(s, one).id == CONDEMNATION]
        await put_into_play(s, lying[0] if lying else None)


@adds_taken(RUNES)
def ward(s: S, card: int, hit: Hit) -> int:
    """Relics take 2 less."""
    return -2 if facts(s, hit.target).has("relic") else 0


@when("gone", RUNES)
async def broken_seal(s: S, card: int) -> None:
    """H demons come back once it is gone."""
    await bring_back(s, card, "demon", s.h)


@when("damaged", "apo_gauntlet_of_perdition")
async def gauntlet_of_perdition(s: S, card: int, hit: Hit) -> None:
    """It burns whom Apostate strikes."""
    if hit.source == me(s, card) and hit.type == "melee":
        await deal(s, card, hit.target, 1, "infernal")


@adds_dealt("apo_periapt_of_woe")
def woe(s: S, card: int, hit: Hit) -> int:
    """Apostate deals 1 more."""
    return int(hit.source == me(s, card))


@adds_taken("apo_periapt_of_woe")
def hard_stone(s: S, card: int, hit: Hit) -> int:
    """It takes 2 less."""
    return -2 if hit.target == card else 0


@redirects("apo_orb_of_delirium")
async def orb_of_delirium(s: S, card: int, hit: Hit) -> int | None:
    """It draws damage from the other relics to itself."""
    return card if hit.amount > 0 and hit.target != card and facts(s, hit.target).has("relic") else None


@end("villain", "apo_corrupted_effigy")
async def corrupted_effigy(s: S, card: int) -> None:
    """It calls the Runes if they are not there."""
    if not named(s, RUNES):
        await put_into_play(s, await fetch(s, owner(s, card), RUNES, in_trash=True))
        shuffle(s, owner(s, card))


# -- demons ----------------------------------------------------------------------------------------


@adds_taken("apo_fiendish_pugilist")
def bodyguard(s: S, card: int, hit: Hit) -> int:
    """Apostate takes 1 less."""
    return -1 if hit.target == me(s, card) else 0


@end("villain", "apo_fiendish_pugilist")
async def fiendish_pugilist(s: S, card: int) -> None:
    """It strikes the strongest."""
    await deal_highest(s, card, s.h - 1, "melee")


@end("villain", "apo_imp_pilferer")
async def imp_pilferer(s: S, card: int) -> None:
    """It takes the heroes' belongings."""
    await destroy_some(s, card, lambda s: in_play(s, "ongoing", "equipment", kind="hero"), s.h - 2)


@end("villain", "apo_relic_spirit")
async def mend_relics(s: S, card: int) -> None:
    """It mends the relics."""
    await heal_each(s, card, 1, relics)


@when("destroyed", "apo_relic_spirit")
async def relic_spirit(s: S, card: int, doomed: int, by: int) -> None:
    """Destroyed, it gives relics back."""
    if doomed == card:
        await bring_back(s, card, "relic", s.h - 1)


# -- one-shots and ongoing -------------------------------------------------------------------------


@text("apo_fallen_angel")
async def fallen_angel(s: S, card: int) -> None:
    """All hero targets burn, the relics are mended."""
    await deal_each(s, me(s, card), s.h - 1, "infernal", hero_targets)
    await heal_each(s, card, 5, relics)


@text("apo_profane_summons")
async def profane_summons(s: S, card: int) -> None:
    """The next relics of the deck enter play."""
    found, rest = await reveal_until(s, owner(s, card), s.h - 1, lambda printed: printed.has("relic"))
    for one in found:
        await put_into_play(s, one)
    shuffle_back(s, rest)


@text("apo_remorseless_provocation")
async def remorseless_provocation(s: S, card: int) -> None:
    """The strongest burns, and the deck goes on."""
    await deal_highest(s, me(s, card), s.h - 1, "infernal")
    await play_on(s, owner(s, card))


@start("environment", "apo_apocalypse")
async def apocalypse(s: S, card: int) -> None:
    """Nothing stays but relics and those who fight over them."""

    def doomed(s: S) -> list[int]:
        return [one for one in plain(s, in_play(s)) if not facts(s, one).has("relic")]

    await destroy_each(s, card, others(doomed, card))
    await destroy(s, card, card)
