"""Section 22: activating rooms, item stacks, noise checks and Generators."""

import pytest

from game.engine.run import Run
from game.luck import Luck
from game.model.state import Dial, Step, canonical
from game.model.view import SPECTATOR, view
from game.titles.twenty_strong.content import ROOMS
from game.titles.twenty_strong.state import EXHAUSTED, READY, generators
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import dice_at, enemies_in, hero, is_active, names_in, noise, state_of
from tests.titles.twenty_strong.moves import move, pick, rolls, start_move
from tests.titles.twenty_strong.situation import PAIR, TITLE, play, ship, turn_down


def activate(run: Run, way: str) -> None:
    """Move without dice and activate the room in this way."""
    start_move(run, "")
    pick(run, way)


# -- activating ------------------------------------------------------------------------------------


@pytest.mark.rule("20S-172")
@pytest.mark.parametrize("luck", range(5))
def test_only_the_cryo_chamber_starts_active(luck: int) -> None:
    run = Run.start(TITLE, TITLE.setup(1), Luck(luck))
    while asked(run).message != "ask-action":
        pick(run, keys(run)[0])
    state = state_of(run)
    assert [state.cards[card].name for card in state.rooms.values() if state.cards[card].up] == ["rm_cryo"]
    assert len(state.rooms) == 20


@pytest.mark.rule("20S-173")
@pytest.mark.parametrize("way", ["check:", "pay:"])
def test_one_of_several_requirements_is_enough(way: str) -> None:
    run = play(
        ship(rooms={"c2": "rm_comms"}, items={0: ["it_boots"]}), *(["miss miss miss"] if way == "check:" else [])
    )
    activate(run, way)
    assert is_active(run, "c2")
    assert names_in(run, "inventory:0") == (["it_boots"] if way == "check:" else [])


@pytest.mark.rule("20S-174")
def test_an_activated_room_is_face_up_and_active() -> None:
    run = play(ship(PAIR, rooms={"c2": "rm_vents"}))
    assert "room:crawl" not in keys(run)
    activate(run, "exhaust:Y")
    state = state_of(run)
    assert view(state, 1).cards[state.rooms["c2"]].name == "rm_vents"
    assert "room:crawl" in keys(run)


@pytest.mark.rule("20S-174")
def test_a_room_left_inactive_stays_face_down_and_the_others_learn_nothing() -> None:
    rooms = ({"c2": "rm_vents"}, {"c2": "rm_cockpit"})
    seen = []
    for room in rooms:
        run = play(ship(PAIR, rooms={**room, "e4": "rm_gen_a"}))
        activate(run, "leave")
        assert not is_active(run, "c2")
        assert view(state_of(run), 1).cards[state_of(run).rooms["c2"]].name == ""
        seen.append((canonical(view(state_of(run), 1)), [event.told_to(1) for event in run.events]))
    assert seen[0] == seen[1]


@pytest.mark.rule("20S-175")
def test_a_hero_who_crawled_into_an_inactive_room_may_not_look() -> None:
    run = play(ship(rooms={"c2": "rm_vents"}, up=["c2"]), "hit")
    pick(run, "room:crawl")
    pick(run, "c1")
    assert asked(run).message == "ask-action"
    assert hero(run).space == "c1"
    assert state_of(run).cards[state_of(run).rooms["c1"]].seen == 0


@pytest.mark.rule("20S-175")
def test_a_hero_who_was_carried_into_an_inactive_room_may_not_look() -> None:
    run = play(ship(agenda=[Step("banish_room", ("c2",)), Step("act")]))
    pick(run, "c1")
    assert asked(run).message == "ask-action"
    assert state_of(run).cards[state_of(run).rooms["c1"]].seen == 0


# -- item stacks -----------------------------------------------------------------------------------


@pytest.mark.rule("20S-176")
def test_the_first_activation_lays_the_items_of_the_card_face_down_beneath_it() -> None:
    run = play(ship(rooms={"c2": "rm_cargo"}), ["it_boots"], ["it_damper"], ["it_vest"])
    activate(run, "exhaust:B")
    state = state_of(run)
    stack = [state.cards[card] for card in state.zones["stack:c2"]]
    assert [(card.name, card.family) for card in stack] == [
        ("it_boots", "technical"), ("it_damper", "technical"), ("it_vest", "military"),
    ]  # fmt: skip
    assert not any(card.up or card.seen for card in stack)


@pytest.mark.rule("20S-177")
def test_a_deactivated_room_keeps_its_stack() -> None:
    run = play(ship(rooms={"c2": "rm_gen_a"}, up=["c2"], stacks={"c2": ["it_boots"]}))
    pick(run, "room:bleed_off")
    assert not is_active(run, "c2")
    assert names_in(run, "stack:c2") == ["it_boots"]


@pytest.mark.rule("20S-178")
def test_a_second_activation_brings_no_new_stack() -> None:
    state = ship(rooms={"c2": "rm_gen_a"}, up=["c2"], stacks={"c2": ["it_boots"]})
    turn_down(state, "c2")
    run = play(state, "miss miss miss")
    activate(run, "check:")
    assert is_active(run, "c2")
    assert names_in(run, "stack:c2") == ["it_boots"]


@pytest.mark.rule("20S-179")
def test_an_emptied_stack_is_never_filled_again() -> None:
    state = ship(rooms={"c2": "rm_gen_a"}, up=["c2"], stacks={"c2": ["it_boots"]}, ready="Y")
    run = play(state, "miss", "miss miss miss", "miss", "hit")
    pick(run, "salvage")
    pick(run, "accept")
    pick(run, "room:bleed_off")
    activate(run, "check:")
    assert names_in(run, "stack:c2") == []
    pick(run, "salvage")
    pick(run, "accept")
    assert [event.data["action"] for event in told(run, "action_taken")].count("salvage") == 2
    assert len(told(run, "item_gained")) == 1
    assert names_in(run, "inventory:0") == ["it_boots"]


@pytest.mark.rule("20S-179")
def test_salvage_at_an_emptied_stack_brings_no_item() -> None:
    run = play(ship(rooms={"c2": "rm_gen_a"}, up=["c2"], ready="Y"), "miss")
    pick(run, "salvage")
    pick(run, "accept")
    assert not told(run, "item_gained")
    assert names_in(run, "inventory:0") == []


# -- noise checks ----------------------------------------------------------------------------------


@pytest.mark.rule("20S-180")
@pytest.mark.parametrize(("faces", "loud"), [("miss miss", 0), ("hit crit", 1), ("crit crit", 2)])
def test_a_noise_check_activates_whatever_it_shows_and_its_crits_are_heard(faces: str, loud: int) -> None:
    run = play(ship(rooms={"c2": "rm_sec"}), faces, ["it_vest"])
    activate(run, "check:")
    assert rolls(run, "noise_check") == ["BB"]
    assert is_active(run, "c2")
    assert noise(run) == loud


@pytest.mark.rule("20S-181")
def test_a_noise_check_is_heard_although_the_move_has_overflowed() -> None:
    run = play(ship(rooms={"c2": "rm_sec"}, noise=5), "crit", "crit miss", ["it_vest"], ["al_queen"])
    move(run, "Y", "stop")
    assert noise(run) == 0
    pick(run, "check:")
    assert noise(run) == 1
    assert enemies_in(run, "c2") == ["al_queen"]


@pytest.mark.rule("20S-181")
def test_the_move_and_its_noise_check_can_each_overflow() -> None:
    state = ship(rooms={"c1": "rm_cockpit"}, enemies={"c2": ["al_stalk"]})
    state.dials["noise"] = Dial(4, 0, 4)
    run = play(state, "crit", "crit crit", "crit crit crit", ["it_boots"], ["al_queen"], ["al_skulk"])
    move(run, "Y", "c1")
    pick(run, "check:")
    assert len(told(run, "noise_overflow")) == 2
    assert enemies_in(run, "c1") == ["al_queen", "al_skulk"]


@pytest.mark.rule("20S-182")
def test_the_dice_of_a_noise_check_come_from_the_exhausted_area_first() -> None:
    run = play(ship(rooms={"c2": "rm_cockpit"}, exhausted="PB"), "miss miss miss", ["it_boots"])
    activate(run, "check:")
    state = state_of(run)
    assert dice_at(state, EXHAUSTED) == "BBP"
    assert dice_at(state, READY) == "YYYYYGGGGBBPPR"


# -- Generators ------------------------------------------------------------------------------------


@pytest.mark.rule("20S-183")
def test_exactly_three_rooms_are_generators() -> None:
    assert [room.id for room in ROOMS.values() if room.generator] == ["rm_gen_a", "rm_gen_b", "rm_gen_c"]


@pytest.mark.rule("20S-183")
@pytest.mark.parametrize(
    ("room", "action", "needed"),
    [("rm_airlock", "blow_hatch", 1), ("rm_pod_p", "launch", 2), ("rm_pod_s", "launch", 3)],
)
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_a_room_action_needs_its_number_of_active_generators(room: str, action: str, needed: int, active: int) -> None:
    rooms = {"a4": "rm_gen_a", "b4": "rm_gen_b", "c4": "rm_gen_c", "c2": room}
    run = play(ship(rooms=rooms, up=["c2", *list(rooms)[:active]]))
    assert generators(state_of(run)) == active
    assert (f"room:{action}" in keys(run)) is (active >= needed)


# -- rulings ---------------------------------------------------------------------------------------


@pytest.mark.rule("20S-279")
def test_an_activation_goes_check_card_stack_nest_and_then_the_enemies_due() -> None:
    state = ship(rooms={"c2": "rm_nest"}, nest=["al_skulk_x"], noise=5)
    run = play(state, "crit miss miss", ["it_vest"], ["al_hatch"], ["al_queen"])
    activate(run, "check:")
    wanted = ("rolled", "noise_overflow", "card_turned", "enemy_appeared")
    order = [event.kind for event in run.events if event.kind in wanted]
    assert order == ["rolled", "noise_overflow", "card_turned", *["enemy_appeared"] * 3]
    assert names_in(run, "stack:c2") == ["it_vest"]
    assert enemies_in(run, "c2") == ["al_skulk_x", "al_hatch", "al_queen"]


@pytest.mark.rule("20S-279")
def test_a_price_is_paid_before_the_card_is_turned_up() -> None:
    run = play(ship(rooms={"c2": "rm_comms"}, items={0: ["it_boots"]}))
    activate(run, "pay:")
    order = [event.kind for event in run.events if event.kind in ("item_paid", "card_moved", "card_turned")]
    assert order == ["item_paid", "card_moved", "card_turned"]


@pytest.mark.rule("20S-280")
@pytest.mark.parametrize(
    ("exhausted", "banished", "ways"),
    [
        ("", "", ["check:PBB", "exhaust:R", "leave"]),
        ("R", "", ["check:PBB", "leave"]),
        ("", "PPP", ["exhaust:R", "leave"]),
        ("", "BBB", ["exhaust:R", "leave"]),
        ("", "RBBB", ["leave"]),
    ],
)
def test_a_requirement_without_its_dice_cannot_be_chosen(exhausted: str, banished: str, ways: list[str]) -> None:
    run = play(ship(rooms={"c2": "rm_cockpit"}, exhausted=exhausted, banished=banished))
    start_move(run, "")
    assert keys(run) == ways


@pytest.mark.rule("20S-280")
def test_a_price_that_is_not_owned_cannot_be_chosen() -> None:
    run = play(ship(PAIR, rooms={"c2": "rm_sec"}, items={0: ["it_boots"], 1: ["it_vest"]}))
    start_move(run, "")
    assert keys(run) == ["check:BB", "leave"]


@pytest.mark.rule("20S-281")
def test_a_deactivated_room_is_face_down_known_to_all_and_without_use() -> None:
    run = play(ship(PAIR, rooms={"c2": "rm_gen_a", "e4": "rm_gen_b"}, up=["c2", "e4"]))
    pick(run, "room:bleed_off")
    state = state_of(run)
    card = state.rooms["c2"]
    assert not state.cards[card].up
    assert [view(state, seat).cards[card].name for seat in (0, 1, SPECTATOR)] == ["rm_gen_a"] * 3
    assert "room:bleed_off" not in keys(run)
    assert generators(state) == 1


@pytest.mark.rule("20S-281")
def test_a_deactivated_room_can_be_activated_again_by_whoever_moves_there() -> None:
    state = ship(at="c1", rooms={"c2": "rm_gen_a", "c1": "rm_vents"}, up=["c1", "c2"])
    turn_down(state, "c2")
    run = play(state, "hit", "miss miss miss")
    move(run, "Y", "c2")
    assert keys(run) == ["check:BBG", "leave"]
    pick(run, "check:")
    assert is_active(run, "c2")
    assert generators(state_of(run)) == 1
