"""Section 17: the trade action."""

from collections.abc import Mapping, Sequence

import pytest

from game.engine.run import Run
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, names_in, state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import PAIR, play, ship


def deal(run: Run, *items: str) -> None:
    """Offer the other hero a deal of these items."""
    pick(run, "trade:1")
    for item in items:
        pick(run, f"trade:{card_named(state_of(run), item)}")
    pick(run, "offer")


def together(items: Mapping[int, Sequence[str]], **options: str) -> Run:
    """Two heroes in one room with these items."""
    return play(ship(PAIR, items=items, options=options))


@pytest.mark.rule("20S-140")
@pytest.mark.parametrize(("at", "offered"), [(["c2", "c2"], True), (["c2", "c1"], False)])
def test_a_trade_needs_another_hero_in_the_room(at: list[str], offered: bool) -> None:
    run = play(ship(PAIR, at=at, items={0: ["it_boots"], 1: ["it_vest"]}))
    assert ("trade:1" in keys(run)) is offered


@pytest.mark.rule("20S-140")
def test_a_trade_uses_one_action_of_the_current_hero() -> None:
    run = together({0: ["it_boots"]})
    deal(run, "it_boots")
    pick(run, "accept")
    assert (asked(run).seat, asked(run).message) == (0, "ask-action")
    assert state_of(run).actions == 3


@pytest.mark.rule("20S-141")
def test_any_number_of_items_changes_hands_in_both_directions() -> None:
    run = together({0: ["it_boots", "it_vest"], 1: ["it_toolkit", "it_carbine"]})
    deal(run, "it_boots", "it_carbine", "it_toolkit")
    pick(run, "accept")
    assert names_in(run, "inventory:0") == ["it_vest", "it_toolkit", "it_carbine"]
    assert names_in(run, "inventory:1") == ["it_boots"]


@pytest.mark.rule("20S-141")
@pytest.mark.parametrize(("owner", "taker"), [(0, 1), (1, 0)])
def test_a_gift_in_either_direction_is_legal(owner: int, taker: int) -> None:
    run = together({owner: ["it_boots"]})
    deal(run, "it_boots")
    pick(run, "accept")
    assert names_in(run, f"inventory:{owner}") == []
    assert names_in(run, f"inventory:{taker}") == ["it_boots"]


@pytest.mark.rule("20S-142")
def test_the_other_player_agrees_to_the_exact_deal_first() -> None:
    run = together({0: ["it_boots"], 1: ["it_vest"]})
    deal(run, "it_boots", "it_vest")
    assert asked(run).seat == 1
    assert asked(run).args["gets"] == ["@it_boots"]
    assert asked(run).args["gives"] == ["@it_vest"]
    assert names_in(run, "inventory:0") == ["it_boots"]


@pytest.mark.rule("20S-142")
def test_a_refusal_leaves_everything_where_it_was() -> None:
    run = together({0: ["it_boots"], 1: ["it_vest"]})
    deal(run, "it_boots", "it_vest")
    pick(run, "refuse")
    assert names_in(run, "inventory:0") == ["it_boots"]
    assert names_in(run, "inventory:1") == ["it_vest"]


@pytest.mark.rule("20S-143")
def test_a_trade_rolls_no_dice_and_has_no_passes() -> None:
    run = together({0: ["it_boots"]})
    dice = list(state_of(run).dice)
    deal(run, "it_boots")
    pick(run, "accept")
    assert asked(run).message == "ask-action"
    assert state_of(run).dice == dice
    assert not told(run, "rolled")


@pytest.mark.rule("20S-144")
def test_a_traded_item_keeps_its_remaining_uses() -> None:
    run = play(ship(PAIR, items={0: ["it_scanner"]}))
    scanner = card_named(state_of(run), "it_scanner")
    pick(run, "use:")
    pick(run, "c1")
    deal(run, "it_scanner")
    pick(run, "accept")
    assert names_in(run, "inventory:1") == ["it_scanner"]
    assert state_of(run).cards[scanner].marks == 2


@pytest.mark.rule("20S-266")
@pytest.mark.parametrize(("option", "left"), [("free", 4), ("costs_action", 3)])
def test_a_refused_offer_costs_no_action_unless_the_option_says_so(option: str, left: int) -> None:
    run = together({0: ["it_boots"]}, refused_trade=option)
    deal(run, "it_boots")
    pick(run, "refuse")
    assert (asked(run).seat, asked(run).message) == (0, "ask-action")
    assert state_of(run).actions == left
    assert "trade:1" in keys(run)


@pytest.mark.rule("20S-266")
@pytest.mark.parametrize(("option", "way", "left"), [("free", "back", 4), ("costs_action", "withdraw", 3)])
def test_an_offer_withdrawn_costs_no_action_unless_the_option_says_so(option: str, way: str, left: int) -> None:
    run = together({0: ["it_boots"]}, refused_trade=option)
    pick(run, "trade:1")
    pick(run, "trade:")
    assert keys(run)[-1] == way
    pick(run, way)
    assert (asked(run).message, state_of(run).actions, state_of(run).deal) == ("ask-action", left, ())
    assert names_in(run, "inventory:0") == ["it_boots"]


@pytest.mark.rule("20S-266")
def test_a_trade_into_which_nothing_was_put_is_no_offer() -> None:
    run = together({0: ["it_boots"]}, refused_trade="costs_action")
    pick(run, "trade:1")
    pick(run, "back")
    assert state_of(run).actions == 4


@pytest.mark.rule("20S-266")
def test_a_seat_may_refuse_all_further_offers_of_the_round() -> None:
    run = play(ship(PAIR, items={0: ["it_boots"]}))
    deal(run, "it_boots")
    pick(run, "refuse_all")
    assert "trade:1" not in keys(run)
    pick(run, "end")
    assert (asked(run).seat, asked(run).message) == (1, "ask-action")
    pick(run, "end")
    assert asked(run).seat == 0
    assert "trade:1" in keys(run)
