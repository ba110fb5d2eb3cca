"""Section 18: room actions, item actions and their cost."""

import pytest

from game.titles.twenty_strong.cards.items import CHANGES
from game.titles.twenty_strong.content import ITEMS
from tests.titles.talk import asked, keys
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import pick, rolls
from tests.titles.twenty_strong.situation import play, ship

BLEED = "room:bleed_off"


@pytest.mark.rule("20S-145")
@pytest.mark.parametrize(("at", "up", "offered"), [("c2", ["c2"], True), ("c2", [], False), ("c1", ["c2"], False)])
def test_a_room_action_needs_an_active_room_with_the_hero_in_it(at: str, up: list[str], offered: bool) -> None:
    run = play(ship(at=at, rooms={"c2": "rm_gen_a"}, up=up))
    assert (BLEED in keys(run)) is offered


@pytest.mark.rule("20S-146")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_an_item_action_needs_the_item_in_the_own_inventory(owner: int | None) -> None:
    items = {} if owner is None else {owner: ["it_frag"]}
    stacks = {"c2": ["it_frag"]} if owner is None else {}
    run = play(ship(["her_soldier", "her_pilot"], items=items, stacks=stacks, enemies={"c2": ["al_queen"]}))
    assert any(key.startswith("frag:") for key in keys(run)) is (owner == 0)


@pytest.mark.rule("20S-147")
def test_using_an_item_is_an_action_only_if_its_text_says_so() -> None:
    items = {0: ["it_frag", "it_pain", "it_damper"]}
    run = play(ship(items=items, health={0: 1}, noise=3, enemies={"c2": ["al_queen"]}), "miss miss")
    for name in ("it_pain", "it_damper"):
        pick(run, next(option.key for option in asked(run).options if option.source == name))
        assert state_of(run).actions == 4
    pick(run, "frag:")
    pick(run, "c2")
    assert state_of(run).actions == 3


@pytest.mark.rule("20S-147")
def test_only_the_frag_charge_says_that_it_is_an_action() -> None:
    assert [item.id for item in ITEMS.values() if item.action] == ["it_frag"]
    assert "it_frag" not in CHANGES


@pytest.mark.rule("20S-148")
def test_other_actions_never_repeat_even_if_they_roll_dice() -> None:
    run = play(ship(["her_captain"], rooms={"c2": "rm_med"}, up=["c2"], health={0: 1}), "miss")
    pick(run, "room:treat")
    assert rolls(run, "treat") == ["G"]
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-148")
def test_a_frag_charge_is_rolled_once_whatever_the_strategy() -> None:
    run = play(ship(["her_captain"], items={0: ["it_frag"]}, enemies={"c1": ["al_queen"]}), "miss miss")
    pick(run, "frag:")
    pick(run, "c1")
    assert rolls(run, "it_frag") == ["PB"]
    assert asked(run).message == "ask-action"
