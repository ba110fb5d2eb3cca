"""Section 20: escape, defeat, and rooms that leave the ship."""

from typing import Any

import pytest

from game.engine.run import Run
from game.engine.verbs import change
from game.luck import Luck
from game.model.state import Step
from game.titles.twenty_strong.state import EXHAUSTED, ShipState, set_hero
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, names_in, state_of
from tests.titles.twenty_strong.moves import move, pick, rolls
from tests.titles.twenty_strong.situation import PAIR, TITLE, TRIO, lay_on, play, ship

POWERED = {"c2": "rm_pod_p", "a4": "rm_gen_a", "b4": "rm_gen_b", "c4": "rm_gen_c"}
LAUNCH = "room:launch"


def pod(heroes: list[str], **situation: Any) -> Run:
    """Heroes in a pod that can be launched."""
    return play(ship(heroes, rooms=POWERED, up=POWERED, **situation))


def put_away(run: Run, seat: int) -> None:
    """A player who leaves settles on an objective."""
    assert (asked(run).seat, asked(run).message) == (seat, "ask-put-away")
    pick(run, "card:")


def out(state: ShipState, seat: int) -> None:
    """Take a hero out of play without further ado."""
    set_hero(state, seat, status="escaped", space="")


def banished(state: ShipState) -> Run:
    """Take the room c2 out of play."""
    state.agenda = [Step("act"), Step("banish_room", ("c2",))]
    return play(state)


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.rule("20S-161")
def test_an_escape_skips_the_remaining_actions_but_the_round_is_finished() -> None:
    run = play(
        ship(PAIR, at=["c2", "e4"], rooms=POWERED, up=POWERED, exhausted="R", enemies={"e1": ["al_hatch"]}), "hit"
    )
    pick(run, LAUNCH)
    put_away(run, 0)
    assert (hero(run).status, hero(run).space) == ("escaped", "")
    assert [event.data["seat"] for event in told(run, "resolve_started")] == [0]
    assert enemies_in(run, "e3") == ["al_hatch"]
    assert rolls(run, "noise_roll") == ["R"]
    assert asked(run).seat == 1


@pytest.mark.rule("20S-161")
def test_a_defeat_skips_the_remaining_actions_but_the_round_is_finished() -> None:
    run = play(ship(PAIR, at=["c2", "e4"], health={0: 1}, enemies={"c2": ["al_ward"]}), "hit", "hit", "hit")
    move(run, "Y", "c1")
    put_away(run, 0)
    assert (hero(run).status, hero(run).space) == ("defeated", "")
    assert asked(run).message == "ask-enemy-way"
    assert len(told(run, "action_taken")) == 1


@pytest.mark.rule("20S-162")
def test_later_turns_of_a_hero_that_is_out_are_skipped() -> None:
    state = ship(TRIO)
    out(state, 1)
    run = play(state)
    seats = []
    for _ in range(4):
        seats.append(asked(run).seat)
        pick(run, "end")
    assert seats == [0, 2, 0, 2]
    assert [event.data["seat"] for event in told(run, "round_started")] == [2, 0, 2, 0]
    assert [event.data["seat"] for event in told(run, "resolve_started")] == [0, 2, 0, 2]


@pytest.mark.rule("20S-163")
@pytest.mark.parametrize(("gone", "heir"), [(None, 1), (1, 2)])
def test_the_next_player_in_play_becomes_first_player(gone: int | None, heir: int) -> None:
    state = ship(TRIO, at=["c2", "e4", "e4"], rooms=POWERED, up=POWERED)
    if gone is not None:
        out(state, gone)
    run = play(state)
    pick(run, LAUNCH)
    assert state_of(run).first == heir


@pytest.mark.rule("20S-163")
def test_the_role_passes_on_by_a_defeat_too() -> None:
    state = ship(PAIR, at=["c2", "e4"], health={1: 1}, first=1, current=1, enemies={"e4": ["al_ward"]})
    run = play(state, "hit", "hit")
    move(run, "Y", "e3")
    put_away(run, 1)
    assert state_of(run).first == 0


@pytest.mark.rule("20S-164")
@pytest.mark.parametrize(("dial", "cycle"), [(8, 3), (10, 1)])
def test_a_new_first_player_does_not_turn_the_dial_again_in_the_same_cycle(dial: int, cycle: int) -> None:
    run = play(ship(TRIO, at=["c2", "e4", "e4"], rooms=POWERED, up=POWERED, dial=dial, cycle=cycle))
    pick(run, LAUNCH)
    put_away(run, 0)
    shown = []
    for seat in (1, 2, 1, 2):
        assert asked(run).seat == seat
        shown.append(state_of(run).dials["time"].value)
        pick(run, "end")
    assert shown == [dial, dial, dial - 1, dial - 1]


@pytest.mark.rule("20S-165")
def test_who_leaves_with_two_objectives_discards_one() -> None:
    run = pod(["her_soldier"], objectives={0: ["ob_burn", "ob_home"]})
    pick(run, LAUNCH)
    assert (asked(run).seat, asked(run).message) == (0, "ask-put-away")
    pick(run, f"card:{card_named(state_of(run), 'ob_burn')}")
    assert names_in(run, "objectives:0") == ["ob_home"]


@pytest.mark.rule("20S-165")
def test_a_defeated_hero_discards_an_objective_too() -> None:
    run = play(ship(PAIR, at=["c2", "e4"], health={0: 1}, enemies={"c2": ["al_ward"]}), "hit", "hit")
    move(run, "Y", "c1")
    put_away(run, 0)
    assert len(names_in(run, "objectives:0")) == 1


# -- items -----------------------------------------------------------------------------------------


@pytest.mark.rule("20S-272")
def test_the_items_of_a_defeated_hero_are_discarded() -> None:
    items = {0: ["it_boots", "it_vest", "it_antidote"]}
    state = ship(PAIR, at=["c2", "e4"], items=items, health={0: 1}, enemies={"c2": ["al_queen"]})
    run = play(state, "hit", "hit")
    pick(run, "move")
    pick(run, next(option.key for option in asked(run).options if option.about[0] == "die"))
    pick(run, "accept")
    pick(run, "c1")
    while asked(run).window:
        pick(run, "pass")
    assert hero(run).status == "defeated"
    assert names_in(run, "inventory:0") == []
    assert names_in(run, "discard:technical") == ["it_boots"]
    assert names_in(run, "discard:military") == ["it_vest"]
    assert names_in(run, "crafted") == ["it_antidote"]
    assert hero(run).items == 0


@pytest.mark.rule("20S-272")
def test_the_items_of_an_escaped_hero_stay_with_it_and_count() -> None:
    run = pod(PAIR, items={0: ["it_boots", "it_vest"], 1: ["it_carbine"]}, at=["c2", "c1"])
    pick(run, LAUNCH)
    put_away(run, 0)
    assert names_in(run, "inventory:0") == ["it_boots", "it_vest"]
    assert hero(run).items == 2
    while asked(run).message != "ask-action":
        pick(run, "pass")
    assert (asked(run).seat, "trade:0" in keys(run)) == (1, False)


# -- escaping together -----------------------------------------------------------------------------


@pytest.mark.rule("20S-273")
def test_a_passenger_leaves_at_once_and_the_current_round_goes_on() -> None:
    run = pod(TRIO, first=1, had=(1, 2, 0), at=["c2", "c2", "e4"], dial=8, cycle=3)
    pick(run, LAUNCH)
    pick(run, "seat:1")
    pick(run, "accept")
    assert (hero(run, 1).status, hero(run, 1).space) == ("escaped", "")
    assert state_of(run).first == 2
    for _ in range(2):
        assert asked(run).message == "ask-put-away"
        pick(run, "card:")
    assert [len(names_in(run, f"objectives:{seat}")) for seat in (0, 1, 2)] == [1, 1, 2]


@pytest.mark.rule("20S-273")
def test_a_passenger_has_no_resolve_phase_of_its_own() -> None:
    state = ship(TRIO, at=["c2", "c2", "e4"], rooms=POWERED, up=POWERED, exhausted="Y")
    run = play(state, "miss", "miss")
    pick(run, LAUNCH)
    pick(run, "seat:1")
    pick(run, "accept")
    pick(run, "card:")
    pick(run, "card:")
    assert asked(run).seat == 2
    assert [event.data["seat"] for event in told(run, "resolve_started")] == [0]
    assert [event.data["seat"] for event in told(run, "round_started")] == [2]


@pytest.mark.rule("20S-274")
def test_a_seat_is_offered_in_any_order_and_all_who_accept_leave_together() -> None:
    run = pod(TRIO)
    pick(run, LAUNCH)
    assert (asked(run).seat, keys(run)) == (0, ["seat:1", "seat:2", "go", "back"])
    pick(run, "seat:2")
    assert (asked(run).seat, keys(run)) == (2, ["accept", "decline"])
    pick(run, "decline")
    assert keys(run) == ["seat:1", "go"]
    pick(run, "seat:1")
    assert state_of(run).left == ()
    pick(run, "accept")
    assert state_of(run).left == (0, 1)
    assert [hero(run, seat).status for seat in (0, 1, 2)] == ["escaped", "escaped", "aboard"]
    assert len(told(run, "action_taken")) == 1


@pytest.mark.rule("20S-274")
def test_nobody_has_to_be_offered_a_seat() -> None:
    run = pod(PAIR)
    pick(run, LAUNCH)
    pick(run, "go")
    assert state_of(run).left == (0,)
    assert hero(run, 1).status == "aboard"


@pytest.mark.rule("20S-256")
def test_a_launch_can_be_taken_back_until_a_seat_is_offered() -> None:
    run = pod(PAIR)
    before = keys(run)
    pick(run, LAUNCH)
    assert state_of(run).actions == 4
    pick(run, "back")
    assert (keys(run), state_of(run).actions) == (before, 4)
    pick(run, LAUNCH)
    pick(run, "seat:1")
    pick(run, "decline")
    assert hero(run).status == "escaped"
    assert len(told(run, "action_taken")) == 1


# -- rooms that leave the ship ---------------------------------------------------------------------


@pytest.mark.rule("20S-275")
def test_a_removed_room_takes_its_stack_and_its_defeated_enemies_along() -> None:
    state = ship(at="a1", enemies={"c2": ["al_hatch"]}, stacks={"c2": ["it_boots", "it_vest"]})
    card = card_named(state, "al_hatch")
    change(state, card, turned=True)
    lay_on(state, card, {"P": "hit"})
    run = banished(state)
    assert names_in(run, "discard:technical") == ["it_boots"]
    assert names_in(run, "discard:military") == ["it_vest"]
    assert names_in(run, "stack:c2") == []
    assert "al_hatch" in state_of(run).decks["alien"][0].names
    assert dice_at(state_of(run), EXHAUSTED) == "P"
    assert "c2" not in state_of(run).rooms


@pytest.mark.rule("20S-275")
def test_heroes_then_enemies_go_to_the_nearest_room_in_play_each_by_its_player() -> None:
    run = banished(ship(PAIR, current=1, enemies={"c2": ["al_hatch"]}))
    for seat, message, space in ((1, "ask-carried", "c1"), (0, "ask-carried", "d2"), (1, "ask-enemy-carried", "c3")):
        assert (asked(run).seat, asked(run).message) == (seat, message)
        assert sorted(keys(run)) == ["b2", "c1", "c3", "d2"]
        pick(run, space)
    assert [hero(run, seat).space for seat in (0, 1)] == ["d2", "c1"]
    assert enemies_in(run, "c3") == ["al_hatch"]
    assert asked(run).message == "ask-action"
    assert told(run, "looked") == []
    assert rolls(run, "opportunity") == []


@pytest.mark.rule("20S-275")
def test_the_nearest_room_is_counted_in_grid_steps() -> None:
    state = ship()
    for space in ("c1", "d2", "c3", "b2", "d1", "d3", "b3", "b1"):
        del state.rooms[space]
    run = banished(state)
    assert sorted(keys(run)) == ["a2", "c4", "e2"]


@pytest.mark.rule("20S-276")
def test_the_rooms_a_hero_has_been_in_are_remembered_from_the_cryo_chamber_on() -> None:
    run = Run.start(TITLE, TITLE.setup(1), Luck(3))
    while asked(run).message != "ask-action":
        pick(run, keys(run)[0])
    start = hero(run).space
    assert names_in(run, f"room:{start}") == ["rm_cryo"]
    assert hero(run).trail == (start,)


@pytest.mark.rule("20S-276")
def test_walking_and_being_carried_are_remembered() -> None:
    run = play(ship(), "hit hit")
    move(run, "YY", "c1", "b1")
    assert hero(run).trail == ("c2", "c1", "b1")
    run = banished(ship())
    pick(run, "b2")
    assert hero(run).trail == ("c2", "b2")
