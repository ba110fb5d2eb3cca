"""Section 23: the Nest Stack."""

import pytest

from game.engine.run import Run
from game.luck import Script
from game.model.state import EVERYONE, Step
from game.model.view import SPECTATOR, view
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import Witness
from tests.titles.twenty_strong.looks import enemies_in, is_active, names_in, state_of
from tests.titles.twenty_strong.moves import look, pick
from tests.titles.twenty_strong.situation import ENGAGED, TITLE, play, ship, turn_down

WARDEN = ("al_ward",)


def arrival(space: str) -> tuple[Step, ...]:
    """The agenda on which an enemy is activated in a room before the actions go on."""
    return (Step("activate", (space, True)), *ENGAGED)


@pytest.mark.rule("20S-184")
def test_a_deployment_to_an_inactive_nest_goes_face_down_on_the_nest_stack() -> None:
    run = play(ship(rooms={"c4": "rm_nest"}, agenda=arrival("c2"), nest=["al_hatch"]), WARDEN, ["al_queen"])
    assert enemies_in(run, "c2") == ["al_ward"]
    assert enemies_in(run, "c4") == []
    assert names_in(run, "nest_stack") == ["al_hatch", "al_queen"]
    top = state_of(run).cards[state_of(run).zones["nest_stack"][-1]]
    assert (top.up, top.seen) == (False, 0)


@pytest.mark.rule("20S-184")
def test_nobody_sees_the_card_that_goes_to_the_nest_stack() -> None:
    witness = Witness(Script([WARDEN, ["al_queen"]]))
    run = Run.from_boundary(TITLE, ship(["her_soldier", "her_scout"], agenda=arrival("c2")), (), witness)
    assert [draw.seen for draw in witness.draws("alien")] == [EVERYONE, 0]
    for seat in (0, 1, SPECTATOR):
        seen = view(state_of(run), seat)
        assert [seen.cards[card].name for card in seen.zones["nest_stack"]] == [""]
    assert "al_queen" not in str([event.told_to(0) for event in run.events])


@pytest.mark.rule("20S-185")
def test_activating_the_nest_deploys_the_whole_stack_there_face_up() -> None:
    state = ship(rooms={"c2": "rm_nest"}, nest=["al_hatch", "al_skulk"])
    run = play(state, "miss miss miss", ["it_vest"])
    look(run)
    pick(run, "check:PBB")
    assert is_active(run, "c2")
    assert enemies_in(run, "c2") == ["al_skulk", "al_hatch"]
    assert all(state_of(run).cards[card].up for card in state_of(run).zones["enemies:c2"])
    assert names_in(run, "nest_stack") == []


@pytest.mark.rule("20S-186")
def test_nothing_is_deployed_to_the_nest_stack_once_the_nest_is_removed() -> None:
    agenda = (Step("take_room_action", ("burn_clutch",)), *arrival("a1"))
    run = play(ship(rooms={"c2": "rm_nest"}, up=["c2"], agenda=agenda), "hit hit miss", WARDEN)
    pick(run, "c1")
    assert "rm_nest" not in [state_of(run).cards[card].name for card in state_of(run).rooms.values()]
    pick(run, "end")
    assert enemies_in(run, "a1") == ["al_ward"]
    assert names_in(run, "nest_stack") == []
    assert not told(run, "nest_grew")
    assert sum(len(bag.names) for bag in state_of(run).decks["alien"]) == 13


@pytest.mark.rule("20S-187")
@pytest.mark.parametrize("cryo_active", [True, False])
def test_self_destruct_deploys_the_nest_stack_to_the_cryo_chamber(cryo_active: bool) -> None:
    state = ship(agenda=(Step("check_alarm"), *ENGAGED), dial=2, nest=["al_hatch", "al_skulk"])
    if not cryo_active:
        turn_down(state, "a1")
    run = play(state)
    assert state_of(run).alarm
    assert enemies_in(run, "a1") == ["al_skulk", "al_hatch"]
    assert names_in(run, "nest_stack") == []


@pytest.mark.rule("20S-187")
def test_a_card_that_comes_to_the_stack_while_it_is_deployed_waits_there() -> None:
    state = ship(agenda=(Step("check_alarm"), *ENGAGED), dial=2, nest=["al_hatch", "al_ward"])
    run = play(state, ["al_queen"])
    assert enemies_in(run, "a1") == ["al_ward", "al_hatch"]
    assert names_in(run, "nest_stack") == ["al_queen"]


@pytest.mark.rule("20S-282")
def test_a_private_look_at_the_nest_deploys_nothing() -> None:
    run = play(ship(rooms={"c2": "rm_nest"}, nest=["al_hatch"]))
    look(run)
    assert asked(run).args["room"] == "@rm_nest"
    pick(run, "leave")
    assert names_in(run, "nest_stack") == ["al_hatch"]
    assert enemies_in(run, "c2") == []
    assert "move" in keys(run)


@pytest.mark.rule("20S-282")
def test_a_scan_of_the_nest_deploys_nothing() -> None:
    run = play(ship(rooms={"c3": "rm_nest"}, nest=["al_hatch"], items={0: ["it_scanner"]}))
    pick(run, "use:")
    pick(run, "c3")
    assert told(run, "looked")[0].data["name"] == "rm_nest"
    assert names_in(run, "nest_stack") == ["al_hatch"]
