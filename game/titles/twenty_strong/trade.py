"""The trade action: an exact deal between two heroes in one room (section 17)."""

from __future__ import annotations

from collections import Counter

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import move_card, tell
from game.model.state import Card
from game.titles.twenty_strong.cards.items import card_of, drop_item, drop_option
from game.titles.twenty_strong.content import ITEMS
from game.titles.twenty_strong.limits import strategy
from game.titles.twenty_strong.state import ShipState, inventory_zone, items_of, set_hero
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, end_action, spend_action, take_back

WITHDRAW = Option("withdraw", ("", ""), "opt-withdraw", alone=True, rule="20S-266", confirm=True)
"""Withdraws a deal at the price of the action, where the option says so (20S-266)."""


@step
async def trade_build(s: ShipState, other: int) -> None:
    """Put items of either hero into the deal, then offer it, take it back or withdraw it (20S-141, 20S-266)."""
    options = [
        Option(f"trade:{item.id}", ("card", item.id), f"opt-{way}", {"item": f"@{item.name}", "seat": f"@seat:{other}"})
        for way, seat in (("give", s.current), ("get", other))
        for item in items_of(s, seat)
        if item.id not in s.deal
    ]
    if s.deal and fits(s, s.current, other) and could_fit(s, other, s.current):
        options.insert(0, Option("offer", ("seat", other), "opt-offer", {"seat": f"@seat:{other}"}, rule="20S-142"))
    options.append(_withdrawal(s))
    key = await ask(s, s.current, "ask-trade", options, {"seat": f"@seat:{other}"}, rule="20S-141")
    if key == BACK.key:
        s.deal = ()
        take_back(s)
    elif key == WITHDRAW.key:
        s.deal = ()
        spend_action(s, "trade")
        follow(s, end_action())
    elif key == "offer":
        follow(s, trade_answer(other))
    else:
        s.deal = (*s.deal, card_of(key))
        follow(s, trade_build(other))


def _withdrawal(s: ShipState) -> Option:
    """Return the way out of a deal: free, or at the price of the action once something is in it (20S-256, 20S-266)."""
    return WITHDRAW if s.deal and s.option("refused_trade") == "costs_action" else BACK


def fits(s: ShipState, seat: int, partner: int) -> bool:
    """Tell whether a hero's inventory keeps within its limits after the deal (20S-037, 20S-236)."""
    return max(_by_deck(_kept(s, seat) + _got(s, partner)).values(), default=0) <= strategy(s, seat).total


def could_fit(s: ShipState, seat: int, partner: int) -> bool:
    """Tell whether a hero could take what it gets in the deal if it discarded items first (20S-236)."""
    return max(_by_deck(_got(s, partner)).values(), default=0) <= strategy(s, seat).total


def _kept(s: ShipState, seat: int) -> list[Card]:
    return [item for item in items_of(s, seat) if item.id not in s.deal]


def _got(s: ShipState, giver: int) -> list[Card]:
    return [item for item in items_of(s, giver) if item.id in s.deal]


def _by_deck(items: list[Card]) -> Counter[str]:
    return Counter(ITEMS[item.name].deck for item in items)


def _room_makers(s: ShipState, seat: int, partner: int) -> list[Option]:
    """Return the items that a hero could discard so that the deal fits (20S-203, 20S-236)."""
    after = _by_deck(_kept(s, seat) + _got(s, partner))
    most = strategy(s, seat).total
    return [drop_option(item) for item in _kept(s, seat) if after[ITEMS[item.name].deck] > most]


@step
async def trade_answer(s: ShipState, other: int) -> None:
    """The other player accepts the exact deal, perhaps after making room, or refuses it (20S-142, 20S-236, 20S-266)."""
    options = [
        *(_room_makers(s, other, s.current) or [Option("accept", ("", ""), "opt-accept-deal")]),
        Option("refuse", ("", ""), "opt-refuse-deal"),
        Option("refuse_all", ("", ""), "opt-refuse-all"),
    ]
    args = {
        "seat": f"@seat:{s.current}",
        "gets": [f"@{item.name}" for item in _got(s, s.current)],
        "gives": [f"@{item.name}" for item in _got(s, other)],
    }
    key = await ask(s, other, "ask-deal", options, args, rule="20S-142")
    if key.startswith("drop:"):
        drop_item(s, other, card_of(key))
        follow(s, trade_answer(other))
        return
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
