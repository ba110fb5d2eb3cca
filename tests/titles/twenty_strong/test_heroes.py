"""What each hero can do, and that nobody else can."""

import pytest

from game.titles.twenty_strong.content import HEROES
from game.titles.twenty_strong.limits import dice_limit, recover_limit
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import choose_heroes, round_of, start
from tests.titles.twenty_strong.looks import dice_at, hero, is_active, noise, state_of
from tests.titles.twenty_strong.moves import attackers, look, move, pick, rolls, start_move
from tests.titles.twenty_strong.situation import more, play, ship

POWER = {"a2": "rm_gen_a", "b2": "rm_gen_b", "a3": "rm_gen_c"}
LIT = list(POWER)


@pytest.mark.parametrize("name", HEROES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_hero_can_be_played_at_every_player_count(name: str, seats: int) -> None:
    others = [other for other in HEROES if other != name][: seats - 1]
    run = start(seats)
    choose_heroes(run, name, *others)
    assert name in [one.card for one in state_of(run).heroes]
    assert asked(run).message == "ask-action"


# -- Scout: Reconnaissance -------------------------------------------------------------------------


def test_the_scout_commits_up_to_two_exhausted_dice_over_all_passes() -> None:
    run = play(ship(["her_scout"], ready="YYY"), "miss miss")
    pick(run, "move")
    assert dict(asked(run).caps)["exhausted"] == 2
    decision = asked(run)
    exhausted = [option.key for option in decision.options if option.group == "exhausted"]
    assert len(exhausted) == 14
    run.pick(exhausted[0], exhausted[1])
    pick(run, "repeat")
    assert not [option for option in asked(run).options if option.group == "exhausted"]
    assert asked(run).high == 1


def test_the_dice_of_the_scout_count_against_its_limit() -> None:
    run = play(ship(["her_scout"], ready="YYY"))
    pick(run, "move")
    assert asked(run).high == 3


def test_nobody_else_commits_exhausted_dice() -> None:
    run = play(ship(["her_captain"], ready="YYY"))
    pick(run, "move")
    assert {option.group for option in asked(run).options if option.about[0] == "die"} == {""}


def test_the_scout_borrows_in_moves_only() -> None:
    run = play(ship(["her_scout"], ready="Y", enemies={"c2": ["al_queen"]}))
    pick(run, "attack")
    assert len([option for option in asked(run).options if option.about[0] == "die"]) == 1


# -- Captain: Rally -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level", "most"), [("her_captain", 3, 4), ("her_captain", 4, 3), ("her_scout", 0, 3)])
def test_the_captain_recovers_one_die_more_while_noise_is_three_or_less(name: str, level: int, most: int) -> None:
    run = play(ship([name], ready="", noise=level, agenda=round_of(0)))
    assert asked(run).message == "ask-recover"
    assert asked(run).high == recover_limit(state_of(run), 0).total == most


# -- Pilot: Override Codes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lit", "offered"), [("her_pilot", 1, True), ("her_pilot", 0, False), ("her_scout", 1, False)]
)
@pytest.mark.parametrize(
    ("room", "action", "more_needed"),
    [
        ("rm_cockpit", "lock_course", 0),
        ("rm_eng_p", "prime", 0),
        ("rm_eng_s", "prime", 0),
        ("rm_pod_p", "launch", 0),
        ("rm_pod_s", "launch", 1),
    ],
)
def test_the_pilot_needs_one_generator_fewer(
    name: str, lit: int, offered: bool, room: str, action: str, more_needed: int
) -> None:
    up = ["c2", *LIT[: lit + more_needed]]
    run = play(ship([name], rooms=POWER | {"c2": room}, up=up))
    assert (f"room:{action}" in keys(run)) is offered


@pytest.mark.parametrize(
    ("room", "action", "needed"), [("rm_comms", "distress_call", 2), ("rm_sec", "camera_sweep", 1)]
)
def test_the_pilot_needs_all_generators_elsewhere(room: str, action: str, needed: int) -> None:
    for lit in (needed - 1, needed):
        run = play(ship(["her_pilot"], rooms=POWER | {"c2": room}, up=["c2", *LIT[:lit]]))
        assert (f"room:{action}" in keys(run)) is (lit == needed)


# -- Soldier: Fire Discipline -----------------------------------------------------------------------


def test_the_soldier_commits_one_die_more_in_attacks_only() -> None:
    state = ship(enemies={"c2": ["al_queen"]}, items={0: ["it_vest"]})
    assert dice_limit(state, 0, "attack").total == 6
    assert dice_limit(state, 0, "move").total == 5
    run = play(ship(enemies={"c2": ["al_queen"]}))
    pick(run, "attack")
    assert asked(run).high == 5


# -- Scientist: Sterile Method -----------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "level"), [("ignore", 1), ("hear", 2)])
def test_the_scientist_may_ignore_one_crit_of_a_noise_check(choice: str, level: int) -> None:
    run = play(ship(["her_scientist"], rooms={"c2": "rm_airlock"}), "crit crit", ["it_vest"])
    look(run)
    pick(run, "check:BB")
    assert asked(run).message == "ask-sterile"
    pick(run, choice)
    assert noise(run) == level
    assert is_active(run, "c2")


def test_the_scientist_hears_every_other_crit() -> None:
    run = play(ship(["her_scientist"], rooms={"c2": "rm_med"}, up=["c2"], health={0: 1}), "crit")
    pick(run, "room:treat")
    assert noise(run) == 1


# -- Mechanic: Hotwire ----------------------------------------------------------------------------


def test_the_mechanic_may_leave_out_the_leftmost_die_of_a_check() -> None:
    run = play(ship(["her_mechanic"], rooms={"c2": "rm_lab"}), "miss miss", ["it_boots"])
    look(run)
    assert {"check:BGY", "hotwire:GY"} <= {*keys(run)}
    pick(run, "hotwire:GY")
    assert rolls(run, "noise_check") == ["GY"]
    assert is_active(run, "c2")


def test_the_mechanic_hotwires_once_per_round() -> None:
    rooms = {"c2": "rm_lab", "c1": "rm_mess"}
    run = play(ship(["her_mechanic"], rooms=rooms), "miss miss", ["it_boots"], "hit")
    look(run)
    pick(run, "hotwire:GY")
    move(run, "P", "c1")
    assert "check:GY" in keys(run)
    assert "hotwire:Y" not in keys(run)
    pick(run, "leave")
    more(run, "miss")
    pick(run, "end")
    run.pick()
    look(run)
    assert "hotwire:Y" in keys(run)


def test_the_mechanic_needs_a_check_of_two_dice() -> None:
    run = play(ship(["her_mechanic"], rooms={"c2": "rm_vents"}))
    look(run)
    assert not [key for key in keys(run) if key.startswith("hotwire")]


# -- Medic: Triage ---------------------------------------------------------------------------------


def test_triage_exhausts_a_ready_die_green_or_stronger_to_heal_a_hero_in_the_room() -> None:
    run = play(ship(["her_medic", "her_scout"], health={0: 2, 1: 1}, ready="YGP"))
    pick(run, "triage")
    assert keys(run) == ["exhaust:G", "exhaust:P", "back"]
    pick(run, "exhaust:P")
    pick(run, "seat:1")
    assert (hero(run, 0).health, hero(run, 1).health) == (2, 2)
    assert dice_at(state_of(run), "ready") == "YG"
    assert state_of(run).actions == 3
    assert not told(run, "rolled")
    assert "triage" not in keys(run)


def test_triage_works_on_the_medic_too_and_never_lifts_above_the_maximum() -> None:
    run = play(ship(["her_medic"], health={0: 2}))
    pick(run, "triage")
    pick(run, "exhaust:G")
    assert hero(run).health == 3


def test_triage_may_be_spent_on_a_hero_at_full_health() -> None:
    run = play(ship(["her_medic", "her_scout"], health={1: 1}))
    pick(run, "triage")
    pick(run, "exhaust:G")
    assert keys(run) == ["seat:0", "seat:1"]
    pick(run, "seat:0")
    assert (hero(run, 0).health, hero(run, 1).health) == (3, 1)
    assert dice_at(state_of(run), "exhausted") == "G"


@pytest.mark.parametrize(
    ("name", "ready", "offered"), [("her_medic", "G", True), ("her_medic", "YYY", False), ("her_scout", "G", False)]
)
def test_triage_needs_a_medic_and_a_strong_die(name: str, ready: str, offered: bool) -> None:
    assert ("triage" in keys(play(ship([name, "her_soldier"], health={1: 1}, ready=ready)))) is offered


def test_triage_does_not_reach_another_room() -> None:
    run = play(ship(["her_medic", "her_soldier"], at=["c2", "c1"], health={0: 1, 1: 1}))
    pick(run, "triage")
    pick(run, "exhaust:G")
    assert (hero(run, 0).health, hero(run, 1).health) == (2, 1)


def test_triage_is_fresh_again_in_the_next_round() -> None:
    run = play(ship(["her_medic"], health={0: 1}))
    pick(run, "triage")
    pick(run, "exhaust:G")
    assert "triage" not in keys(run)
    more(run, "miss")
    pick(run, "end")
    run.pick()
    assert "triage" in keys(run)


# -- Quartermaster: Nothing Wasted -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stack", "outcome", "most"),
    [
        ("her_quartermaster", ["it_vest"], "miss", 1),
        ("her_quartermaster", ["it_vest"], "crit", 2),
        ("her_quartermaster", [], "crit", 1),
        ("her_scout", ["it_vest"], "crit", 1),
    ],
)
def test_the_quartermaster_recovers_one_die_more_where_a_stack_has_a_card(
    name: str, stack: list[str], outcome: str, most: int
) -> None:
    run = play(ship([name], stacks={"c2": stack}, ready="Y"), outcome)
    pick(run, "salvage")
    pick(run, "accept")
    assert asked(run).message == "ask-salvage-recover"
    assert asked(run).high == most


# -- Convict: Slip Away -----------------------------------------------------------------------------


def test_the_convict_skips_all_opportunity_attacks_of_one_departure_per_round() -> None:
    enemies = {"c2": ["al_hatch", "al_skulk"], "c1": ["al_stalk"]}
    run = play(ship(["her_convict"], enemies=enemies), "hit hit")
    start_move(run, "PP")
    pick(run, "accept")
    pick(run, "c1")
    assert not attackers(run)
    more(run, "miss miss")
    pick(run, "b1")
    assert len(attackers(run)) == 1


def test_the_convict_keeps_it_for_a_room_with_enemies() -> None:
    run = play(ship(["her_convict"], enemies={"c1": ["al_stalk"]}), "hit hit")
    start_move(run, "PP")
    pick(run, "accept")
    pick(run, "c1")
    pick(run, "b1")
    assert not attackers(run)


def test_nobody_else_slips_away() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit", "miss")
    move(run, "P", "c1")
    assert len(attackers(run)) == 1


def test_slip_away_is_fresh_again_in_the_next_round() -> None:
    state = ship(["her_convict"], enemies={"c2": ["al_hatch"]}, up=["c1", "c2"])
    run = play(state, "hit")
    move(run, "P", "c1")
    assert hero(run).used == ("slip",)
    more(run, "miss")
    pick(run, "end")
    assert hero(run).used == ()
