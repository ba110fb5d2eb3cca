"""Section 13: the move action."""

import pytest

from game.engine.errors import IllegalAnswer
from game.model.state import bit
from game.model.view import view
from game.titles.twenty_strong.state import ACTIVE, EXHAUSTED
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, dice_at, hero, is_active, noise, state_of
from tests.titles.twenty_strong.moves import move, pick, pick_dice, rolls, start_move
from tests.titles.twenty_strong.situation import play, ship


@pytest.mark.rule("20S-111")
def test_a_move_commits_at_most_max_health_dice() -> None:
    run = play(ship(["her_soldier"], health={0: 1}))
    pick(run, "move")
    assert asked(run).high == 4
    with pytest.raises(IllegalAnswer):
        pick_dice(run, "YYYYY")


@pytest.mark.rule("20S-111")
def test_the_limit_of_a_move_counts_all_passes() -> None:
    run = play(ship(["her_soldier"]), "miss miss miss", "miss miss miss miss")
    start_move(run, "YYY")
    pick(run, "repeat")
    assert asked(run).high == 1
    pick_dice(run, "G")
    assert rolls(run, "move") == ["YYY", "YYYG"]


@pytest.mark.rule("20S-112")
def test_a_move_without_dice_stays_and_may_look_and_activate() -> None:
    run = play(ship(rooms={"c2": "rm_vents"}))
    start_move(run, "")
    assert asked(run).message == "ask-activate"
    pick(run, "exhaust:Y")
    assert hero(run).space == "c2"
    assert is_active(run, "c2")
    assert not told(run, "rolled")
    assert state_of(run).actions == 3


@pytest.mark.rule("20S-112", "20S-113")
def test_a_move_without_dice_is_not_repeated_for_nothing_was_rolled() -> None:
    run = play(ship(["her_captain"], up=["c2"]))
    start_move(run, "")
    assert asked(run).message == "ask-action"
    assert (hero(run).space, state_of(run).actions) == ("c2", 3)


@pytest.mark.rule("20S-113")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_an_accepted_roll_allows_up_to_its_hits(steps: int) -> None:
    path = ["c1", "b1"][:steps]
    run = play(ship(up=["c1", "b1", "c2"]), "hit miss crit")
    move(run, "YYY", *path)
    if steps < 2:
        pick(run, "stop")
    assert asked(run).message == "ask-action"
    assert hero(run).space == ["c2", *path][-1]


@pytest.mark.rule("20S-113")
def test_a_roll_is_accepted_whole_or_repeated_while_passes_remain() -> None:
    run = play(ship(["her_captain"]), "hit miss", "hit miss", "hit miss")
    start_move(run, "YY")
    for _ in range(2):
        assert keys(run) == ["accept", "repeat"]
        pick(run, "repeat")
        pick_dice(run, "")
    assert asked(run).message == "ask-walk"
    assert rolls(run, "move") == ["YY", "YY", "YY"]


@pytest.mark.rule("20S-114")
def test_a_repeat_rolls_every_committed_die_again() -> None:
    run = play(ship(), "hit crit miss", "miss miss miss")
    start_move(run, "YGB")
    pick(run, "repeat")
    pick_dice(run, "")
    first, second = told(run, "rolled")
    assert first.data["dice"] == second.data["dice"]
    assert noise(run) == 0
    assert hero(run).space == "c2"


@pytest.mark.rule("20S-115")
def test_each_crit_of_the_accepted_roll_is_heard_even_if_no_step_is_taken() -> None:
    run = play(ship(noise=1), "crit crit hit")
    move(run, "YGB")
    assert noise(run) == 3
    pick(run, "stop")
    assert noise(run) == 3
    assert hero(run).space == "c2"


@pytest.mark.rule("20S-116")
def test_steps_are_orthogonal_into_active_and_inactive_rooms() -> None:
    run = play(ship(up=["c1"]), "hit hit")
    move(run, "YY")
    assert keys(run) == ["c1", "d2", "c3", "b2", "stop"]
    pick(run, "c1")
    assert is_active(run, "c1")
    assert keys(run) == ["d1", "c2", "b1", "stop"]
    pick(run, "b1")
    assert not is_active(run, "b1")
    assert hero(run).trail == ("c2", "c1", "b1")


@pytest.mark.rule("20S-117")
def test_dice_of_a_move_are_exhausted_as_soon_as_it_is_walked() -> None:
    run = play(ship(), "hit miss crit")
    move(run, "YGP", "c1")
    assert dice_at(state_of(run), ACTIVE) == "YGP"
    pick(run, "stop")
    assert asked(run).message == "ask-activate"
    assert dice_at(state_of(run), ACTIVE) == ""
    assert dice_at(state_of(run), EXHAUSTED) == "YGP"


@pytest.mark.rule("20S-118")
def test_a_move_that_ends_in_an_inactive_room_looks_at_it_in_private() -> None:
    run = play(ship(["her_soldier", "her_pilot"], rooms={"c1": "rm_lab"}), "hit")
    move(run, "Y", "c1")
    (look,) = told(run, "looked")
    assert (look.told_to(0).data["name"], look.told_to(1).data["name"]) == ("rm_lab", "")
    card = state_of(run).rooms["c1"]
    assert view(state_of(run), 0).cards[card].name == "rm_lab"
    assert view(state_of(run), 1).cards[card].name == ""


@pytest.mark.rule("20S-118")
def test_a_move_that_ends_in_an_active_room_asks_nothing() -> None:
    run = play(ship(up=["c1"]), "hit")
    move(run, "Y", "c1")
    assert asked(run).message == "ask-action"
    assert not told(run, "looked")


@pytest.mark.rule("20S-119")
def test_after_the_look_the_room_is_activated_by_a_requirement_or_left() -> None:
    for choice, active in (("exhaust:Y", True), ("leave", False)):
        run = play(ship(rooms={"c1": "rm_mess"}), "hit", *([["it_flare"]] if active else []))
        move(run, "Y", "c1")
        assert keys(run) == ["check:GY", *[f"exhaust:{colour}" for colour in "YGBPR"], "leave"]
        pick(run, choice)
        assert is_active(run, "c1") is active


@pytest.mark.rule("20S-119")
def test_a_room_whose_requirements_cannot_be_met_stays_face_down() -> None:
    run = play(ship(rooms={"c2": "rm_gen_a"}, banished="BBB"))
    start_move(run, "")
    assert keys(run) == ["leave"]
    pick(run, "leave")
    assert not is_active(run, "c2")


@pytest.mark.rule("20S-120")
def test_rooms_passed_through_are_not_looked_at() -> None:
    run = play(ship(), "hit hit")
    move(run, "YY", "c1", "b1")
    state = state_of(run)
    assert [event.data["space"] for event in told(run, "looked")] == ["b1"]
    assert state.cards[state.rooms["c1"]].seen == 0
    assert state.cards[state.rooms["b1"]].seen == bit(0)


@pytest.mark.rule("20S-121")
def test_without_a_move_no_room_is_looked_at_or_activated() -> None:
    run = play(ship(rooms={"c2": "rm_mess"}, ready="Y"), "miss")
    assert keys(run) == ["move", "salvage", "end"]
    pick(run, "salvage")
    pick(run, "accept")
    assert asked(run).message == "ask-action"
    assert state_of(run).cards[state_of(run).rooms["c2"]].seen == 0


@pytest.mark.rule("20S-121")
def test_a_card_may_allow_a_look_without_a_move() -> None:
    run = play(ship(items={0: ["it_scanner"]}))
    pick(run, "use:")
    pick(run, "c1")
    assert state_of(run).cards[state_of(run).rooms["c1"]].seen == bit(0)


@pytest.mark.rule("20S-258")
def test_steps_are_chosen_one_at_a_time_and_rooms_may_be_revisited() -> None:
    run = play(ship(), "hit hit hit")
    move(run, "YYY", "c1", "c2")
    assert asked(run).message == "ask-walk"
    assert asked(run).args == {"steps": 1}
    pick(run, "stop")
    assert hero(run).trail == ("c2", "c1", "c2")


@pytest.mark.rule("20S-258")
def test_each_departure_has_its_own_opportunity_attacks() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit hit hit", "miss", "miss")
    move(run, "YYY", "c1", "c2", "c1")
    assert rolls(run, "opportunity") == ["G", "G"]
    assert hero(run).space == "c1"


@pytest.mark.rule("20S-259")
def test_an_accepted_roll_without_hits_is_a_move_all_the_same() -> None:
    run = play(ship(rooms={"c2": "rm_vents"}), "miss miss")
    move(run, "YY")
    assert asked(run).message == "ask-activate"
    assert dice_at(state_of(run), EXHAUSTED) == "YY"
    assert state_of(run).actions == 3
    pick(run, "exhaust:Y")
    assert is_active(run, "c2")
    assert hero(run).space == "c2"


@pytest.mark.rule("20S-260")
@pytest.mark.parametrize(("notes", "later"), [("on", "rm_lab"), ("off", "")])
def test_room_notes_keep_what_a_player_has_looked_at(notes: str, later: str) -> None:
    run = play(ship(rooms={"c2": "rm_lab"}, options={"room_notes": notes}))
    card = card_named(state_of(run), "rm_lab")
    start_move(run, "")
    assert view(state_of(run), 0).cards[card].name == "rm_lab"
    pick(run, "leave")
    assert view(state_of(run), 0).cards[card].name == later
    start_move(run, "")
    assert view(state_of(run), 0).cards[card].name == "rm_lab"


@pytest.mark.rule("20S-260")
@pytest.mark.parametrize(("notes", "later"), [("on", "rm_lab"), ("off", "")])
def test_room_notes_count_for_looks_by_items_and_rooms(notes: str, later: str) -> None:
    rooms = {"c1": "rm_lab", "c2": "rm_sec", "e4": "rm_gen_a"}
    options = {"room_notes": notes}
    for what in ("use:", "room:camera_sweep"):
        run = play(ship(rooms=rooms, up=["c2", "e4"], items={0: ["it_scanner"]}, options=options))
        pick(run, what)
        pick(run, "c1")
        assert told(run, "looked")[0].told_to(0).data["name"] == "rm_lab"
        assert view(state_of(run), 0).cards[card_named(state_of(run), "rm_lab")].name == later


@pytest.mark.rule("20S-261")
def test_who_looks_decides_with_the_card_in_sight_and_others_see_only_the_look() -> None:
    run = play(ship(["her_soldier", "her_pilot"], rooms={"c1": "rm_vents"}), "hit")
    move(run, "Y", "c1")
    assert asked(run).seat == 0
    assert asked(run).source == "rm_vents"
    run_events = [event.told_to(1) for event in run.events]
    assert [event.data["space"] for event in run_events if event.kind == "looked"] == ["c1"]
    assert "rm_vents" not in str(run_events)
    pick(run, "exhaust:Y")
    assert [event.told_to(1).data["name"] for event in told(run, "room_activated")] == ["rm_vents"]
