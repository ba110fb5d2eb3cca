"""Ledger section 10: noise and activating enemies."""

from typing import Any

import pytest

from game.engine.run import Run
from game.titles.twenty_strong.state import DEFEATED, set_hero
from tests.titles.talk import asked, told
from tests.titles.twenty_strong.games import lay, targets
from tests.titles.twenty_strong.looks import card_named, state_of
from tests.titles.twenty_strong.moves import attack, move, pick
from tests.titles.twenty_strong.situation import play, ship


def noise_steps(run: Run) -> list[tuple[int, int]]:
    """Return every change of the noise, from and to."""
    turned = [event.data for event in told(run, "dial_turned")]
    return [(data["from"], data["to"]) for data in turned if data["dial"] == "noise"]


def appeared(run: Run) -> list[tuple[str, str]]:
    """Return every enemy that appeared, with its room."""
    return [(event.data["name"], event.data["space"]) for event in told(run, "enemy_appeared")]


def order(run: Run, *kinds: str) -> list[str]:
    """Return the kinds of these events as they came."""
    return [event.kind for event in run.events if event.kind in kinds]


# -- what raises noise -----------------------------------------------------------------------------


@pytest.mark.rule("20S-095")
def test_crits_applied_in_basic_actions_raise_noise() -> None:
    run = play(ship(up=["c2"], enemies={"c2": ["al_ward"]}), "crit crit")
    attack(run, "GB")
    lay(run, "crit", "al_ward")
    assert state_of(run).noise == 1
    run = play(ship(up=["c2"]), "crit crit miss")
    move(run, "YGB")
    assert state_of(run).noise == 2
    run = play(ship(up=["c2"], ready="BBG"), "crit hit crit")
    pick(run, "salvage")
    pick(run, "accept")
    assert state_of(run).noise == 2


@pytest.mark.rule("20S-095")
def test_crits_rolled_in_other_actions_and_checks_raise_noise() -> None:
    run = play(ship(rooms={"c2": "rm_med"}, up=["c2"], health={0: 1}), "crit")
    pick(run, "room:treat")
    assert state_of(run).noise == 1
    run = play(ship(items={0: ["it_frag"]}, enemies={"c2": ["al_ward"]}), "crit crit")
    pick(run, "frag:")
    pick(run, "c2")
    assert state_of(run).noise == 2
    run = play(ship(rooms={"c2": "rm_mess"}), "crit miss", luck=1)
    pick(run, "move")
    pick(run)
    pick(run, "check:GY")
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-095")
def test_crits_rolled_by_enemies_raise_noise() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "crit crit", "miss")
    pick(run, "end")
    assert noise_steps(run) == [(0, 2)]
    run = play(ship(enemies={"c3": ["al_spit"]}), "crit", "miss")
    pick(run, "end")
    assert noise_steps(run) == [(0, 1)]
    run = play(ship(up=["c2", "c3"], enemies={"c2": ["al_hatch"]}), "hit", "crit")
    move(run, "B")
    pick(run, "c3")
    assert noise_steps(run) == [(0, 1)]


@pytest.mark.rule("20S-095")
def test_hits_and_misses_raise_no_noise() -> None:
    run = play(ship(up=["c2"], enemies={"c2": ["al_ward"]}), "miss hit")
    attack(run, "GB")
    lay(run, "hit", "al_ward")
    assert state_of(run).noise == 0


@pytest.mark.rule("20S-096", "20S-249")
def test_crits_of_one_roll_are_one_increase() -> None:
    run = play(ship(up=["c2"], noise=1), "crit crit crit")
    move(run, "GBP")
    assert noise_steps(run) == [(1, 4)]
    run = play(ship(up=["c2"], noise=1, ready="GBP"), "crit crit crit")
    pick(run, "salvage")
    pick(run, "accept")
    assert noise_steps(run) == [(1, 4)]
    run = play(ship(rooms={"c2": "rm_eng_p", "b1": "rm_gen_a", "c1": "rm_gen_b"}, up=["c2", "b1", "c1"]), "crit crit")
    pick(run, "room:prime")
    assert noise_steps(run) == [(0, 2)]


@pytest.mark.rule("20S-249")
def test_in_an_attack_each_crit_is_an_increase_of_its_own() -> None:
    run = play(ship(enemies={"c2": ["al_ward"]}, noise=1), "crit crit hit")
    attack(run, "GBP")
    lay(run, "crit", "al_ward")
    assert noise_steps(run) == [(1, 2)]
    lay(run, "crit", "al_ward")
    assert noise_steps(run) == [(1, 2), (2, 3)]


@pytest.mark.rule("20S-097")
@pytest.mark.parametrize(("alarm", "top"), [(False, 5), (True, 4)])
def test_noise_may_stand_at_its_maximum(alarm: bool, top: int) -> None:
    run = play(_alarmed(alarm, noise=top - 1), "crit")
    move(run, "B")
    assert state_of(run).noise == top
    assert appeared(run) == []


def _alarmed(alarm: bool, **fields: Any) -> Any:
    state = ship(up=["c2"], alarm=alarm, **fields)
    if alarm:
        state.dials["noise"] = type(state.dials["noise"])(state.noise, 0, 4)
    return state


@pytest.mark.rule("20S-098")
@pytest.mark.parametrize("alarm", [False, True])
def test_above_the_maximum_noise_becomes_0_and_one_enemy_is_due(alarm: bool) -> None:
    run = play(_alarmed(alarm, noise=4), "crit crit crit", ["al_stalk"])
    move(run, "GBP")
    assert state_of(run).due == 1
    pick(run, "stop")
    assert (state_of(run).noise, appeared(run)) == (0, [("al_stalk", "c2")])


@pytest.mark.rule("20S-098", "20S-249")
def test_an_attack_that_overflowed_raises_noise_no_further() -> None:
    run = play(ship(enemies={"c2": ["al_ward"]}, noise=4), "crit crit crit", ["al_stalk"])
    attack(run, "GBP")
    for level in (5, 0, 0):
        lay(run, "crit", "al_ward")
        assert state_of(run).noise == level
    pick(run, "done")
    assert appeared(run) == [("al_stalk", "c2")]


@pytest.mark.rule("20S-098")
def test_the_next_action_raises_noise_again() -> None:
    run = play(ship(up=["c2"], noise=5), "crit", ["al_stalk"], "crit")
    move(run, "B")
    pick(run, "stop")
    attack(run, "B")
    lay(run, "crit", "al_stalk")
    assert state_of(run).noise == 1


# -- where and when the enemy appears --------------------------------------------------------------


@pytest.mark.rule("20S-099")
def test_the_due_enemy_comes_face_up_to_the_current_hero_after_the_action() -> None:
    run = play(ship(up=["c2", "c3", "c4"], noise=5), "crit hit", ["al_stalk"])
    move(run, "GB")
    pick(run, "c3")
    pick(run, "c4")
    assert appeared(run) == [("al_stalk", "c4")]
    assert order(run, "noise_overflow", "hero_moved", "enemy_appeared") == [
        "noise_overflow", "hero_moved", "hero_moved", "enemy_appeared",
    ]  # fmt: skip
    state = state_of(run)
    assert state.cards[card_named(state, "al_stalk")].up
    assert sum(len(bag.names) for bag in state.decks["alien"]) == 13


@pytest.mark.rule("20S-100")
def test_the_enemy_of_a_defeated_hero_comes_to_its_last_room() -> None:
    state = ship(
        ["her_soldier", "her_scout"], ["b3", "a1"], up=["b3"], enemies={"b3": ["al_hatch"]}, health={0: 1}, noise=5,
        objectives={},
    )  # fmt: skip
    set_hero(state, 0, trail=("a1", "a2", "b3"))
    run = play(state, "crit miss", ["al_stalk"], luck=1)
    pick(run, "end")
    assert state_of(run).heroes[0].status == DEFEATED
    assert appeared(run)[0] == ("al_stalk", "b3")


@pytest.mark.rule("20S-101")
def test_the_enemy_of_an_escaped_hero_comes_to_its_last_room_still_in_play() -> None:
    rooms = {"c3": "rm_pod_p", "b1": "rm_gen_a", "c1": "rm_gen_b"}
    state = ship(["her_soldier", "her_scout"], ["c2", "a1"], rooms, ["c2", "c3", "b1", "c1"], noise=5, objectives={})
    set_hero(state, 0, trail=("a1", "b2", "c2"))
    run = play(state, "hit", "crit", ["al_stalk"], luck=1)
    move(run, "B")
    pick(run, "c3")
    pick(run, "room:launch")
    assert appeared(run) == [("al_stalk", "c2")], "the pod is gone, so the room before it"
    assert "c3" not in state_of(run).rooms


@pytest.mark.rule("20S-102")
def test_the_icon_brings_one_more_and_that_one_s_icon_another() -> None:
    run = play(ship(up=["c2"], noise=5), "crit", ["al_hatch_x"], ["al_stalk_x"], ["al_queen"])
    move(run, "B")
    pick(run, "stop")
    assert appeared(run) == [("al_hatch_x", "c2"), ("al_stalk_x", "c2"), ("al_queen", "c2")]
    assert state_of(run).due == 0


@pytest.mark.rule("20S-103")
def test_special_and_during_effects_of_an_activated_enemy_apply_at_once() -> None:
    run = play(ship(up=["c2"], noise=5), "crit", ["al_ward"], ["al_hatch"])
    move(run, "B")
    pick(run, "stop")
    assert len(state_of(run).zones["nest_stack"]) == 1
    run = play(ship(up=["c2"], noise=5), "crit", ["al_queen"], "hit hit")
    move(run, "B")
    pick(run, "stop")
    attack(run, "YG")
    assert targets(run) == ["al_queen"], "the green hit, not the yellow one"


@pytest.mark.rule("20S-103")
def test_a_brood_warden_s_special_comes_before_anything_else() -> None:
    run = play(ship(up=["c2"], noise=5), "crit", ["al_hatch_x"], ["al_ward"], ["al_hatch"])
    move(run, "B")
    pick(run, "stop")
    assert order(run, "enemy_appeared", "nest_grew") == ["enemy_appeared", "enemy_appeared", "nest_grew"]
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-250", "20S-252")
def test_one_move_can_bring_an_enemy_for_roll_opportunity_attack_and_check() -> None:
    state = ship(rooms={"c3": "rm_mess"}, up=["c2"], enemies={"c2": ["al_hatch"]}, noise=5)
    chance = ["crit", "crit", "crit miss"]
    run = play(state, *chance, luck=2)
    move(run, "B")
    assert (state_of(run).noise, state_of(run).due) == (0, 1)
    state_of(run).dials["noise"] = type(state.dials["noise"])(5, 0, 5)
    pick(run, "c3")
    assert (state_of(run).noise, state_of(run).due) == (0, 2)
    state_of(run).dials["noise"] = type(state.dials["noise"])(5, 0, 5)
    assert appeared(run) == []
    pick(run, "check:GY")
    assert order(run, "noise_overflow").count("noise_overflow") == 3
    assert len([one for one in appeared(run) if one[1] == "c3"]) >= 3
    assert asked(run).message == "ask-action"
    first = [event.kind for event in run.events].index("enemy_appeared")
    assert "room_activated" in [event.kind for event in run.events[:first]], "when the action is complete"


@pytest.mark.rule("20S-252")
def test_two_opportunity_attacks_can_bring_two_enemies() -> None:
    state = ship(up=["c2", "c3"], enemies={"c2": ["al_hatch", "al_stalk"]}, noise=5)
    run = play(state, "hit", "crit", "crit crit", ["al_skulk"], ["al_spit"])
    move(run, "B")
    pick(run, "c3")
    pick(run, f"card:{card_named(state_of(run), 'al_hatch')}")
    assert noise_steps(run) == [(5, 0), (0, 2)]
    assert appeared(run) == [("al_skulk", "c3")]


@pytest.mark.rule("20S-250")
def test_an_enemy_due_in_suffer_damage_comes_at_the_end_of_that_step() -> None:
    state = ship(enemies={"c2": ["al_hatch", "al_skulk"]}, noise=5, health={0: 4})
    run = play(state, "crit miss", "miss miss", ["al_stalk"], luck=1)
    pick(run, "end")
    pick(run, f"card:{card_named(state_of(run), 'al_hatch')}")
    assert order(run, "enemy_attacks", "dial_turned", "noise_overflow", "enemy_appeared")[:6] == [
        "enemy_attacks", "dial_turned", "noise_overflow", "enemy_attacks", "enemy_appeared", "dial_turned",
    ]  # fmt: skip
    assert noise_steps(run)[:2] == [(5, 0), (0, 1)], "the Skulker's After effect follows"


@pytest.mark.rule("20S-250")
def test_an_enemy_due_from_an_after_effect_comes_directly_after_it() -> None:
    state = ship(enemies={"c3": ["al_spit"], "d2": ["al_spit_x"]}, noise=5)
    run = play(state, "crit", ["al_stalk"], "miss", "miss")
    pick(run, "end")
    pick(run, f"card:{card_named(state_of(run), 'al_spit')}")
    assert order(run, "rolled", "enemy_appeared") == ["rolled", "enemy_appeared", "rolled", "rolled"]


@pytest.mark.rule("20S-250")
def test_an_enemy_due_from_roll_for_noise_comes_directly_after_it() -> None:
    run = play(ship(up=["c2"], noise=5, exhausted="B"), "hit", ["al_stalk"])
    pick(run, "end")
    assert order(run, "rolled", "enemy_appeared", "round_started") == ["rolled", "enemy_appeared", "round_started"]


@pytest.mark.rule("20S-251")
@pytest.mark.parametrize(("option", "attackers"), [("no", ["al_hatch"]), ("yes", ["al_hatch", "al_skulk"])])
def test_an_enemy_due_in_suffer_damage_attacks_as_the_option_says(option: str, attackers: list[str]) -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, noise=5, options={"fresh_enemy_attacks": option})
    rolls = ["crit miss", ["al_skulk"], *(["miss miss"] if option == "yes" else []), "miss"]
    run = play(state, *rolls)
    pick(run, "end")
    assert [event.data["name"] for event in told(run, "enemy_attacks")] == attackers
    assert noise_steps(run) == [(5, 0), (0, 1)], "it takes part in After Effects"


@pytest.mark.rule("20S-253")
def test_noise_is_never_below_0() -> None:
    run = play(ship(items={0: ["it_damper"]}, noise=1))
    pick(run, "use:")
    assert state_of(run).noise == 0
    run = play(ship(rooms={"c2": "rm_gen_a"}, up=["c2"], noise=1))
    pick(run, "room:bleed_off")
    assert state_of(run).noise == 0
