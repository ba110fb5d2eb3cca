"""The cards of the Realm of Discord."""

from __future__ import annotations

from game.titles.sentinels.verbs import (
    Hit,
    S,
    Where,
    adds_all,
    deal_each,
    deal_lowest,
    destroy,
    discard_top,
    each_player,
    end,
    facts,
    forbids,
    goes_next_to,
    hero_targets,
    heroes,
    highest,
    immune,
    is_lowest,
    maximum,
    may_draw,
    moves_on,
    non_environment_targets,
    one_may_discard,
    others,
    owner,
    play_top,
    prevents,
    start,
    targets,
    text,
    villain_targets,
)

VITALITY = 6
PRICE = 2

# -- targets ---------------------------------------------------------------------------------------


@end("environment", "realm_explosive_bubbles")
async def explosive_bubbles(s: S, card: int) -> None:
    """They burst at everybody else."""
    await deal_each(s, card, 2, "energy", others(targets, card))


@goes_next_to("realm_ethereal_bonds")
@moves_on("realm_ethereal_bonds")
async def bind_strongest(s: S, card: int) -> int | None:
    """They bind the strongest hero, and the next one when that hero has fallen."""
    return await highest(s, card, heroes)


@forbids("power", "realm_ethereal_bonds")
def ethereal_bonds(s: S, card: int, who: str) -> bool:
    """Who is bound uses no power."""
    return card in s.next_to and owner(s, s.next_to[card]) == who


@end("environment", "realm_portal_fiend")
async def portal_fiend(s: S, card: int) -> None:
    """It strikes the weakest outside the environment and swallows a villain card."""
    await deal_lowest(s, card, s.h - 1, "melee", non_environment_targets)
    await discard_top(s, s.villain)


# -- distortions -----------------------------------------------------------------------------------


@maximum("realm_imbued_vitality")
def imbued_vitality(s: S, card: int, other: int) -> int | None:
    """Ongoing and equipment cards live and can die."""
    printed = facts(s, other)
    return VITALITY if printed.has("ongoing") or printed.has("equipment") else None


@end("environment", "realm_imbued_vitality")
@start("environment", "realm_shifting_horizon")
async def buy_off(s: S, card: int) -> None:
    """Two cards of one player end it."""
    if await one_may_discard(s, card, PRICE):
        await destroy(s, card, card)


def side_of(s: S, target: int) -> Where | None:
    """Return the side on which only the weakest can be hurt, or None for the environment."""
    return {"villain": villain_targets, "hero": hero_targets}.get(facts(s, target).kind)


@immune("realm_claustrophobic_delusion")
def out_of_reach(s: S, card: int, hit: Hit) -> bool:
    """Of each side only the weakest can be hurt."""
    side = side_of(s, hit.target)
    return side is not None and any(s.hp[one] < s.hp[hit.target] for one in side(s))


@prevents("realm_claustrophobic_delusion")
async def who_is_weakest(s: S, card: int, hit: Hit) -> bool:
    """Of several who are equally weak the players name the one who can be hurt."""
    side = side_of(s, hit.target)
    return side is not None and hit.amount > 0 and not await is_lowest(s, card, side, hit.target)


@adds_all("realm_shifting_horizon")
def shifting_horizon(s: S, card: int, hit: Hit) -> int:
    """All damage is 1 more."""
    return 1


@forbids("draw", "realm_borrowed_seconds")
def borrowed_seconds(s: S, card: int, who: str) -> bool:
    """Who played in the Play phase has no Draw phase."""
    return who == s.turn and s.phase == "draw" and s.plays > 0


@start("environment", "realm_borrowed_seconds", "realm_claustrophobic_delusion")
async def pass_by(s: S, card: int) -> None:
    """It does not last."""
    await destroy(s, card, card)


@text("realm_echoing_malice")
async def echoing_malice(s: S, card: int) -> None:
    """A villain card for a card for everyone."""

    async def offer(hero: str) -> None:
        await may_draw(s, hero, source=card)

    await play_top(s, s.villain)
    await each_player(s, card, offer, moments=("when drawn",))
    await destroy(s, card, card)
