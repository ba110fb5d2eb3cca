"""Ledger section 12: actions in general."""

from typing import Any

import pytest
from msgspec import structs

from game.engine.run import Run
from game.model.state import bit, canonical
from game.titles.twenty_strong.content import HEROES
from game.titles.twenty_strong.state import ShipState
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import card_named, state_of
from tests.titles.twenty_strong.moves import pick, pick_dice, start_move
from tests.titles.twenty_strong.situation import lay_on, play, ship, turn_down

GENERATORS = {"b1": "rm_gen_a", "c1": "rm_gen_b", "d1": "rm_gen_c"}


def room(name: str, generators: int = 3, **fields: Any) -> ShipState:
    """Return a state in which the current hero stands in an active room with some Generators on."""
    up = ["c2", *list(GENERATORS)[:generators]]
    rooms = GENERATORS | {"c2": name}
    return ship(**{"heroes": ["her_soldier"], "rooms": rooms, "up": up} | fields)


def basics(run: Run) -> list[str]:
    """Return the names of the actions on offer, without their arguments."""
    return [key.split(":")[0] for key in keys(run) if key.split(":")[0] not in ("use", "drop")]


@pytest.mark.rule("20S-107")
def test_four_actions_a_round_and_the_same_one_again() -> None:
    run = play(ship(up=["c2"], actions=0, agenda=round_of(0)))
    for left in (4, 3, 2, 1):
        assert (asked(run).message, asked(run).args) == ("ask-action", {"left": left})
        pick(run, "move")
        pick(run)
    assert [event.data["action"] for event in told(run, "action_taken")] == ["move"] * 4
    assert told(run, "resolve_started"), "a fifth is not offered"


@pytest.mark.rule("20S-107", "20S-254")
@pytest.mark.parametrize("taken", range(4))
def test_engagement_may_end_with_actions_left(taken: int) -> None:
    run = play(ship(up=["c2"]))
    for _ in range(taken):
        pick(run, "move")
        pick(run)
    assert state_of(run).actions == 4 - taken
    pick(run, "end")
    assert told(run, "resolve_started")
    assert len(told(run, "action_taken")) == taken


@pytest.mark.rule("20S-108")
def test_basic_actions_and_those_of_rooms_items_and_heroes() -> None:
    state = room("rm_mess", heroes=["her_medic", "her_scout"], items={0: ["it_frag"]}, enemies={"c2": ["al_stalk"]})
    state.heroes[0] = structs.replace(state.heroes[0], health=1)
    state.dice[0] = structs.replace(state.dice[0], place="exhausted")
    run = play(state)
    assert basics(run) == ["move", "attack", "salvage", "trade", "room", "triage", "frag", "end"]
    plain = play(ship(["her_soldier", "her_scout"], items={0: ["it_boots"]}, enemies={"c2": ["al_stalk"]}))
    assert basics(plain) == ["move", "attack", "salvage", "trade", "end"]


@pytest.mark.rule("20S-109")
@pytest.mark.parametrize("action", ["move", "attack", "salvage"])
def test_move_attack_and_salvage_can_be_repeated(action: str) -> None:
    run = play(ship(up=["c2"], ready="BG", enemies={"c2": ["al_ward"]}), "hit miss")
    pick(run, action)
    if action != "salvage":
        pick_dice(run, "GB")
    assert "repeat" in keys(run)


@pytest.mark.rule("20S-109")
def test_a_trade_has_no_strategy_phase() -> None:
    run = play(ship(["her_soldier", "her_scout"], items={0: ["it_boots"]}))
    pick(run, "trade:1")
    pick(run, "trade:")
    assert not {"repeat", "d0"} & set(keys(run))
    pick(run, "offer")
    pick(run, "accept")
    assert asked(run).message == "ask-action"
    assert not told(run, "rolled")


@pytest.mark.rule("20S-109")
def test_other_actions_roll_once() -> None:
    run = play(room("rm_med", health={0: 1}), "miss")
    pick(run, "room:treat")
    assert (asked(run).message, len(told(run, "rolled"))) == ("ask-action", 1)
    run = play(ship(items={0: ["it_frag"]}, enemies={"c2": ["al_ward"]}), "miss miss")
    pick(run, "frag:")
    pick(run, "c2")
    assert (asked(run).message, len(told(run, "rolled"))) == ("ask-action", 1)


@pytest.mark.rule("20S-110")
@pytest.mark.parametrize("action", ["move", "attack", "salvage"])
def test_a_crit_may_be_rolled_away(action: str) -> None:
    run = play(ship(up=["c2"], ready="B", enemies={"c2": ["al_ward"]}), "crit", "miss")
    pick(run, action)
    if action != "salvage":
        pick_dice(run, "B")
    assert state_of(run).noise == 0
    pick(run, "repeat")
    assert asked(run).message == "ask-action"
    assert state_of(run).noise == 0


@pytest.mark.rule("20S-110")
def test_the_accepted_crit_is_heard() -> None:
    run = play(ship(up=["c2"], ready="B"), "miss", "crit")
    start_move(run, "B")
    pick(run, "repeat")
    assert state_of(run).noise == 1


# -- what is not offered ---------------------------------------------------------------------------


@pytest.mark.rule("20S-255")
def test_an_attack_needs_an_undefeated_enemy_here_and_a_ready_die() -> None:
    assert "attack" in basics(play(ship(enemies={"c2": ["al_ward"]})))
    assert "attack" not in basics(play(ship()))
    assert "attack" not in basics(play(ship(enemies={"c3": ["al_ward"]})))
    assert "attack" not in basics(play(ship(enemies={"c2": ["al_ward"]}, ready="")))
    state = ship(enemies={"c2": ["al_hatch"]})
    lay_on(state, card_named(state, "al_hatch"), {"P": "hit"})
    state.cards[card_named(state, "al_hatch")] = structs.replace(
        state.cards[card_named(state, "al_hatch")], turned=True
    )
    assert "attack" not in basics(play(state))


@pytest.mark.rule("20S-255")
def test_a_trade_needs_another_hero_here() -> None:
    both = ["her_soldier", "her_scout"]
    assert "trade" in basics(play(ship(both, items={0: ["it_boots"]})))
    assert "trade" not in basics(play(ship(both, ["c2", "c3"], items={0: ["it_boots"]})))
    assert "trade" not in basics(play(ship(items={0: ["it_boots"]})))


@pytest.mark.rule("20S-255")
@pytest.mark.parametrize(
    ("name", "needed", "fields"),
    [
        ("rm_cryo", 3, {"marks": ("course",)}),
        ("rm_pod_p", 2, {}),
        ("rm_pod_s", 3, {}),
        ("rm_cockpit", 2, {}),
        ("rm_eng_p", 2, {}),
        ("rm_eng_s", 2, {}),
        ("rm_armory", 1, {"items": {0: ["it_boots"]}}),
        ("rm_lab", 1, {"items": {0: ["it_boots"]}}),
        ("rm_sec", 1, {}),
        ("rm_comms", 2, {}),
        ("rm_airlock", 1, {}),
    ],
)
def test_a_room_action_needs_its_generators(name: str, needed: int, fields: dict[str, Any]) -> None:
    assert "room" in basics(play(room(name, needed, **fields)))
    assert "room" not in basics(play(room(name, needed - 1, **fields)))


@pytest.mark.rule("20S-255")
@pytest.mark.parametrize(
    ("name", "banished", "fields"),
    [
        ("rm_nest", "PPP", {}),
        ("rm_eng_p", "GGGG", {}),
        ("rm_med", "GGGG", {"health": {0: 1}}),
        ("rm_comms", "BBBB", {}),
        ("rm_vents", "GGGG", {}),
    ],
)
def test_a_room_action_needs_its_dice(name: str, banished: str, fields: dict[str, Any]) -> None:
    assert "room" in basics(play(room(name, ready="", **fields))), "exhausted dice will do"
    assert "room" not in basics(play(room(name, banished=banished, **fields)))


@pytest.mark.rule("20S-255")
@pytest.mark.parametrize(
    ("name", "marks"),
    [("rm_med", ()), ("rm_eng_p", ("engine_p",)), ("rm_eng_s", ("engine_s",)), ("rm_comms", ("signal",))],
)
def test_an_action_that_can_be_resolved_is_offered_though_it_is_of_no_use(name: str, marks: tuple[str, ...]) -> None:
    run = play(room(name, marks=marks), luck=1)
    assert state_of(run).hero.health == HEROES["her_soldier"].health
    assert "room" in basics(run)
    pick(run, "room:")
    assert len(told(run, "rolled")) == 1
    assert state_of(run).hero.health == HEROES["her_soldier"].health
    assert state_of(run).marks == marks


@pytest.mark.rule("20S-255")
def test_triage_is_offered_though_nobody_is_hurt() -> None:
    assert "triage" in basics(play(ship(["her_medic"])))


@pytest.mark.rule("20S-255")
def test_a_course_that_is_locked_cannot_be_locked_again() -> None:
    assert "room" in basics(play(room("rm_cockpit")))
    assert "room" not in basics(play(room("rm_cockpit", marks=("course",))))


@pytest.mark.rule("20S-255")
def test_a_camera_sweep_needs_an_inactive_room_known_or_not() -> None:
    state = room("rm_sec")
    for space, card in state.rooms.items():
        if space != "e4":
            state.cards[card] = structs.replace(state.cards[card], up=True)
    state.cards[state.rooms["e4"]] = structs.replace(state.cards[state.rooms["e4"]], seen=bit(0))
    run = play(state)
    assert "room" in basics(run)
    state.cards[state.rooms["e4"]] = structs.replace(state.cards[state.rooms["e4"]], up=True)
    assert "room" not in basics(play(state))


@pytest.mark.rule("20S-255")
def test_a_room_action_needs_its_price() -> None:
    for name in ("rm_armory", "rm_lab"):
        assert "room" not in basics(play(room(name)))
    assert "room" not in basics(play(room("rm_lab", items={0: ["it_vest"]})))
    assert "room" not in basics(play(room("rm_lab", items={0: ["it_antidote", "it_boots"]})))


@pytest.mark.rule("20S-255")
def test_a_pod_and_the_nest_must_be_clear() -> None:
    for name in ("rm_pod_p", "rm_pod_s", "rm_nest"):
        assert "room" not in basics(play(room(name, enemies={"c2": ["al_hatch"]})))


@pytest.mark.rule("20S-255")
def test_an_inactive_room_has_no_action() -> None:
    state = room("rm_cockpit")
    turn_down(state, "c2")
    assert "room" not in basics(play(state))


@pytest.mark.rule("20S-255")
def test_frag_and_triage_need_their_dice() -> None:
    fields: dict[str, Any] = {"items": {0: ["it_frag"]}, "health": {0: 1}, "enemies": {"c2": ["al_ward"]}}
    assert {"frag", "triage"} <= set(basics(play(ship(["her_medic"], **fields))))
    assert "frag" not in basics(play(ship(["her_medic"], banished="PPP", **fields)))
    assert "triage" not in basics(play(ship(["her_medic"], ready="YYYYY", **fields)))


# -- taking back -----------------------------------------------------------------------------------


def situation(action: str) -> ShipState:
    """Return a state in which an action with a first choice can be named."""
    worn: dict[str, Any] = {"items": {0: ["it_pain", "it_frag"]}}
    match action:
        case "room:requisition" | "room:synthesise" | "room:refit":
            name = {"room:requisition": "rm_armory", "room:synthesise": "rm_lab", "room:refit": "rm_workshop"}[action]
            state = room(name, items={0: ["it_battery", "it_boots"]})
            card = card_named(state, "it_battery")
            state.cards[card] = structs.replace(state.cards[card], marks=1)
            return state
        case "room:breather":
            return room("rm_mess", exhausted="YG")
        case "room:camera_sweep":
            return room("rm_sec")
        case "room:blow_hatch":
            return room("rm_airlock", enemies={"c3": ["al_hatch"]})
        case "triage":
            return ship(["her_medic"], health={0: 1})
        case _:
            return ship(["her_soldier", "her_scout"], up=["c2"], enemies={"c2": ["al_ward"]}, **worn)


ACTIONS = [
    "move", "attack", "trade:1", "frag:", "triage", "room:requisition", "room:synthesise", "room:refit",
    "room:breather", "room:camera_sweep", "room:blow_hatch",
]  # fmt: skip


@pytest.mark.rule("20S-256")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_that_was_only_named_can_be_taken_back(action: str) -> None:
    run = play(situation(action))
    before, offered = _picture(run), keys(run)
    pick(run, action)
    assert state_of(run).actions == 4
    pick(run, "back")
    assert (keys(run), _picture(run)) == (offered, before)


def _picture(run: Run) -> bytes:
    """Return everything of a state but the count of answers."""
    twin = state_of(run).copy()
    twin.clock = 0
    return canonical(twin)


@pytest.mark.rule("20S-256")
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "trade:1"])
def test_the_first_choice_spends_the_action(action: str) -> None:
    run = play(situation(action), luck=1)
    pick(run, action)
    run.pick(next(key for key in keys(run) if not key.startswith(("use:", "back"))))
    assert state_of(run).actions == 3
    assert "back" not in keys(run)


@pytest.mark.rule("20S-256")
def test_an_accepted_trade_spends_the_action() -> None:
    run = play(situation("trade:1"))
    pick(run, "trade:1")
    pick(run, "trade:")
    pick(run, "offer")
    assert state_of(run).actions == 4
    pick(run, "accept")
    assert state_of(run).actions == 3


@pytest.mark.rule("20S-256")
def test_an_action_without_a_choice_is_spent_when_named() -> None:
    run = play(ship(up=["c2"], ready="B"), "hit")
    pick(run, "salvage")
    assert state_of(run).actions == 3
    assert "back" not in keys(run)


@pytest.mark.rule("20S-256")
def test_a_shotgun_fired_for_an_attack_binds_to_it() -> None:
    run = play(ship(["her_medic"], items={0: ["it_shotgun"]}, enemies={"c2": ["al_ward"]}))
    pick(run, "attack")
    pick(run, "shotgun:")
    assert "back" not in keys(run)


# -- once per round --------------------------------------------------------------------------------


@pytest.mark.rule("20S-257")
def test_triage_once_in_each_own_round() -> None:
    run = play(ship(["her_medic", "her_scout"], at="c2", health={0: 1, 1: 1}), "miss", "miss", luck=1)
    pick(run, "triage")
    pick(run, "exhaust:G")
    pick(run, "seat:0")
    assert "triage" not in keys(run)
    pick(run, "end")
    while asked(run).message != "ask-action" or asked(run).seat:
        pick(run, *([] if asked(run).low == 0 else ["end"]))
    assert (state_of(run).cycle, state_of(run).current) == (2, 0)
    assert "triage" in keys(run)


@pytest.mark.rule("20S-257")
def test_breather_once_in_the_own_round_of_each_hero_that_uses_the_room() -> None:
    run = play(room("rm_mess", heroes=["her_soldier", "her_scout"], exhausted="YYYYYGGGG"), luck=1)
    for seat in (0, 1, 0):
        while asked(run).message != "ask-action":
            pick(run)
        assert asked(run).seat == seat
        pick(run, "room:breather")
        pick(run, keys(run)[0])
        assert "room:breather" not in keys(run)
        pick(run, "end")


@pytest.mark.rule("20S-257")
def test_the_convict_slips_away_once_a_round() -> None:
    state = ship(["her_convict"], up=["c2", "c3"], enemies={"c2": ["al_hatch"], "c3": ["al_spit"]})
    run = play(state, "hit hit", "miss", luck=1)
    start_move(run, "BB")
    pick(run, "accept")
    pick(run, "c3")
    assert not told(run, "enemy_attacks")
    pick(run, "c2")
    assert [event.data["name"] for event in told(run, "enemy_attacks")] == ["al_spit"]


@pytest.mark.rule("20S-257")
def test_hotwire_once_a_round() -> None:
    run = play(ship(["her_mechanic"], rooms={"c2": "rm_sec", "c3": "rm_airlock"}), "miss", luck=1)
    pick(run, "move")
    pick(run)
    assert "hotwire:B" in keys(run)
    pick(run, "hotwire:B")
    start_move(run, "R")
    pick(run, "accept")
    pick(run, "c3")
    assert "check:BB" in keys(run)
    assert "hotwire:B" not in keys(run)
