"""Section 24: hidden information."""

from collections.abc import Iterator

import pytest

from game.engine.run import Run
from game.model.state import Bag, Event, Step
from game.model.view import SPECTATOR, view
from game.titles.twenty_strong.state import ShipState
from tests.titles.twenty_strong.looks import card_named, is_active, state_of
from tests.titles.twenty_strong.moves import look, pick
from tests.titles.twenty_strong.situation import ENGAGED, play, ship

THREE = ["her_soldier", "her_scout", "her_pilot"]
OTHERS = [1, 2, SPECTATOR]


def names_seen(state: ShipState, seat: int, zone: str) -> list[str]:
    """The names of the cards in a zone as a seat sees them."""
    seen = view(state, seat)
    return [seen.cards[card].name for card in seen.zones.get(zone, ())]


def heard(run: Run, seat: int) -> Iterator[Event]:
    """What a seat was told."""
    return (event.told_to(seat) for event in run.events)


@pytest.mark.rule("20S-189")
@pytest.mark.parametrize("seat", OTHERS)
def test_face_down_cards_are_never_shown_to_another_player(seat: int) -> None:
    state = ship(THREE, rooms={"c2": "rm_lab"}, stacks={"d2": ["it_vest"]}, nest=["al_queen"])
    run = play(state)
    look(run)
    now = state_of(run)
    assert names_seen(now, seat, "room:c2") == [""]
    assert names_seen(now, seat, "objectives:0") == ["", ""]
    assert names_seen(now, seat, "stack:d2") == [""]
    assert names_seen(now, seat, "nest_stack") == [""]
    assert "rm_lab" not in str(list(heard(run, seat)))


@pytest.mark.rule("20S-189")
def test_a_card_nobody_sees_drawn_takes_the_same_time_whatever_it_is() -> None:
    clocks = []
    for names in (("al_hatch_x", "al_hatch_x"), ("al_hatch", "al_queen")):
        state = ship(agenda=(Step("deploy_to_nest"), *ENGAGED))
        state.decks["alien"] = (Bag(names),)
        clocks.append(play(state, [names[0]]).clock)
    assert clocks[0] == clocks[1]


@pytest.mark.rule("20S-190")
def test_a_looked_at_room_is_visible_to_the_player_who_looked() -> None:
    run = play(ship(THREE, rooms={"c2": "rm_lab"}))
    look(run)
    pick(run, "leave")
    assert names_seen(state_of(run), 0, "room:c2") == ["rm_lab"]
    for seat in OTHERS:
        assert names_seen(state_of(run), seat, "room:c2") == [""]
        assert "rm_lab" not in str(list(heard(run, seat)))


@pytest.mark.rule("20S-190")
def test_an_activated_room_is_visible_to_everybody() -> None:
    run = play(ship(THREE, rooms={"c2": "rm_vents"}), "miss")
    look(run)
    pick(run, "check:G")
    assert is_active(run, "c2")
    for seat in (0, *OTHERS):
        assert names_seen(state_of(run), seat, "room:c2") == ["rm_vents"]


@pytest.mark.rule("20S-191")
@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_inventory_items_are_public(seat: int) -> None:
    state = ship(THREE, items={0: ["it_vest", "it_scanner"], 1: ["it_medkit"]})
    assert names_seen(state, seat, "inventory:0") == ["it_vest", "it_scanner"]
    assert names_seen(state, seat, "inventory:1") == ["it_medkit"]
    assert view(state, seat).cards[card_named(state, "it_scanner")].marks == 3


@pytest.mark.rule("20S-191")
def test_a_gained_item_is_shown_to_everybody() -> None:
    run = play(ship(THREE, stacks={"c2": ["it_scanner"]}, ready=""))
    pick(run, "salvage")
    for seat in (0, *OTHERS):
        assert names_seen(state_of(run), seat, "inventory:0") == ["it_scanner"]


@pytest.mark.rule("20S-283")
@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_card_backs_are_public(seat: int) -> None:
    state = ship(THREE, stacks={"c2": ["it_medkit", "it_vest"]}, nest=["al_queen", "al_ward"])
    seen = view(state, seat)
    assert [seen.cards[card].family for card in seen.zones["stack:c2"]] == ["technical", "military"]
    assert len(seen.zones["nest_stack"]) == 2
    sizes = {deck: sum(len(bag.names) for bag in bags) for deck, bags in seen.decks.items()}
    assert sizes == {"alien": 12, "military": 9, "technical": 11, "objective": 10}


@pytest.mark.rule("20S-283")
def test_only_a_player_whom_an_effect_lets_look_knows_the_fronts_of_a_stack() -> None:
    state = ship(THREE, rooms={"c2": "rm_cargo"}, up=["c2"], stacks={"c2": ["it_medkit", "it_vest"]})
    for seat in (0, *OTHERS):
        assert names_seen(state, seat, "stack:c2") == ["", ""]
    run = play(state)
    pick(run, "room:sort")
    pick(run, f"card:{card_named(state_of(run), 'it_vest')}")
    assert names_seen(state_of(run), 0, "stack:c2") == ["it_vest", "it_medkit"]
    for seat in OTHERS:
        assert names_seen(state_of(run), seat, "stack:c2") == ["", ""]
        assert "it_vest" not in str(list(heard(run, seat)))
