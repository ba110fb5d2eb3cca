"""The trade action: an exact deal between two heroes in one room (section 17)."""

from __future__ import annotations

from collections import Counter

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import move_card, tell
from game.titles.twenty_strong.cards.items import card_of
from game.titles.twenty_strong.content import ITEMS
from game.titles.twenty_strong.limits import strategy
from game.titles.twenty_strong.state import ShipState, inventory_zone, items_of, set_hero
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, end_action, spend_action, take_back


@step
async def trade_build(s: ShipState, other: int) -> None:
    """Put items of either hero into the deal, then offer it or take it back (20S-141, 20S-144)."""
    options = [
        Option(f"trade:{item.id}", ("card", item.id), f"opt-{way}", {"item": f"@{item.name}", "seat": f"@seat:{other}"})
        for way, seat in (("give", s.current), ("get", other))
        for item in items_of(s, seat)
        if item.id not in s.deal
    ]
    if s.deal and fits(s, other):
        options.insert(0, Option("offer", ("seat", other), "opt-offer", {"seat": f"@seat:{other}"}, rule="20S-142"))
    options.append(BACK)
    key = await ask(s, s.current, "ask-trade", options, {"seat": f"@seat:{other}"}, rule="20S-141")
    if key == BACK.key:
        s.deal = ()
        take_back(s)
    elif key == "offer":
        follow(s, trade_answer(other))
    else:
        s.deal = (*s.deal, card_of(key))
        follow(s, trade_build(other))


def fits(s: ShipState, other: int) -> bool:
    """Tell whether both inventories keep within their limits after the deal (20S-037, 20S-236)."""
    return all(
        max(Counter(after).values(), default=0) <= strategy(s, seat).total
        for seat, after in ((s.current, _after(s, s.current, other)), (other, _after(s, other, s.current)))
    )


def _after(s: ShipState, seat: int, partner: int) -> list[str]:
    kept = [item for item in items_of(s, seat) if item.id not in s.deal]
    got = [item for item in items_of(s, partner) if item.id in s.deal]
    return [ITEMS[item.name].deck for item in (*kept, *got)]


@step
async def trade_answer(s: ShipState, other: int) -> None:
    """The other player accepts the exact deal or refuses it (20S-142, 20S-266)."""
    options = [
        Option("accept", ("", ""), "opt-accept-deal"),
        Option("refuse", ("", ""), "opt-refuse-deal"),
        Option("refuse_all", ("", ""), "opt-refuse-all"),
    ]
    gets = [item.name for item in items_of(s, s.current) if item.id in s.deal]
    gives = [item.name for item in items_of(s, other) if item.id in s.deal]
    args = {
        "seat": f"@seat:{s.current}",
        "gets": [f"@{name}" for name in gets],
        "gives": [f"@{name}" for name in gives],
    }
    key = await ask(s, other, "ask-deal", options, args, rule="20S-142")
    deal, s.deal = s.deal, ()
    tell(s, "deal_answered", seat=other, accepted=key == "accept")
    if key == "refuse_all":
        s.refusing = (*s.refusing, other)
    if key == "accept":
        _exchange(s, other, deal)
    if key == "accept" or s.option("refused_trade") == "costs_action":
        spend_action(s, "trade")
        follow(s, end_action())
    else:
        take_back(s)


def _exchange(s: ShipState, other: int, deal: tuple[int, ...]) -> None:
    """Change the hands of every item in the deal; multi-use items keep their uses (20S-141, 20S-144)."""
    for giver, taker in ((s.current, other), (other, s.current)):
        given = [item for item in items_of(s, giver) if item.id in deal]
        deal = tuple(card for card in deal if card not in [item.id for item in given])
        for item in given:
            move_card(s, item.id, inventory_zone(taker), up=True)
            tell(s, "item_traded", card=item.id, name=item.name, giver=giver, taker=taker)
        if given:
            set_hero(s, giver, gave=True)
