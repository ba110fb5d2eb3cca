"""Ledger section 1: precedence, "may", order of effects, number of heroes."""

import pytest

from game.titles.twenty_strong.state import ABOARD, DEFEATED
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import choose_heroes, lay, round_of, start, targets
from tests.titles.twenty_strong.looks import card_named, state_of
from tests.titles.twenty_strong.moves import attack, pick, start_move
from tests.titles.twenty_strong.situation import TITLE, play, ship


@pytest.mark.rule("20S-002")
def test_a_card_may_open_a_room_whose_requirements_cannot_be_met() -> None:
    state = ship(rooms={"c2": "rm_sec"}, items={0: ["it_card"]}, banished="BBBB")
    run = play(state, luck=1)
    pick(run, "move")
    pick(run)
    assert keys(run) == [f"keycard:{card_named(state, 'it_card')}", "leave"]
    pick(run, "keycard:")
    assert state_of(run).cards[state.rooms["c2"]].up


@pytest.mark.rule("20S-002")
def test_a_card_may_forbid_what_the_rules_of_attack_allow() -> None:
    state = ship(enemies={"c2": ["al_queen", "al_skulk"]})
    run = play(state, "hit")
    attack(run, "Y")
    assert targets(run) == ["al_skulk"]


@pytest.mark.rule("20S-002")
def test_a_card_may_silence_what_the_rules_call_noise() -> None:
    run = play(ship(enemies={"c2": ["al_stalk"]}, items={0: ["it_carbine"]}), "crit")
    attack(run, "B")
    lay(run, "crit", "al_stalk")
    assert state_of(run).noise == 0


@pytest.mark.rule("20S-002")
def test_a_hero_card_may_lift_a_limit_of_the_rules() -> None:
    run = play(ship(["her_soldier"], enemies={"c2": ["al_stalk"]}))
    pick(run, "attack")
    assert asked(run).high == 5


@pytest.mark.rule("20S-003")
def test_may_is_asked_and_can_be_declined() -> None:
    run = play(ship(["her_scientist"], rooms={"c2": "rm_vents"}), "crit")
    pick(run, "move")
    pick(run)
    assert "leave" in keys(run)
    pick(run, "check:G")
    assert keys(run) == ["ignore", "hear"]
    pick(run, "hear")
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-003")
def test_what_may_be_recovered_may_be_left() -> None:
    state = ship(["her_captain"], exhausted="YYYYY", agenda=round_of(0))
    run = play(state)
    assert (asked(run).message, asked(run).low, asked(run).high) == ("ask-recover", 0, 4)
    pick(run)
    assert sum(die.place == "exhausted" for die in state_of(run).dice) == 5


@pytest.mark.rule("20S-003")
def test_without_may_an_instruction_is_forced() -> None:
    run = play(ship(["her_convict"], enemies={"c2": ["al_stalk"]}, up=["c2", "c3"]), "hit")
    start_move(run, "P")
    pick(run, "accept")
    pick(run, "c3")
    assert told(run, "slipped_away")
    assert not told(run, "enemy_attacks")
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-004")
@pytest.mark.parametrize("order", [["al_spit", "al_spit_x"], ["al_spit_x", "al_spit"]])
def test_the_current_player_orders_effects_due_together(order: list[str]) -> None:
    state = ship(
        ["her_scout", "her_soldier"], ["a4", "c2"], enemies={"b2": ["al_spit"], "d2": ["al_spit_x"]}, current=1
    )
    run = play(state, "miss", "miss", "miss")
    pick(run, "end")
    assert (asked(run).message, asked(run).seat) == ("ask-after", 1)
    pick(run, f"card:{card_named(state, order[0])}")
    assert [event.data["why"] for event in told(run, "rolled")][:2] == order


@pytest.mark.rule("20S-004")
def test_the_order_is_that_player_s_even_when_the_hero_is_out() -> None:
    enemies = {"c2": ["al_hatch"], "e4": ["al_skulk", "al_spit"]}
    state = ship(["her_soldier", "her_scout"], ["c2", "a1"], enemies=enemies, health={0: 1}, objectives={})
    run = play(state, "hit miss", luck=1)
    pick(run, "end")
    assert state_of(run).heroes[0].status == DEFEATED
    assert (asked(run).message, asked(run).seat) == ("ask-after", 0)


@pytest.mark.rule("20S-005")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_hero_has_a_stat_die_of_its_own(seats: int) -> None:
    run = start(seats)
    choose_heroes(run, *["her_scout", "her_medic", "her_pilot"][:seats])
    dice = [hero.stat_die for hero in state_of(run).heroes]
    assert len(set(dice)) == seats
    assert set(dice) <= {1, 2, 3}


@pytest.mark.rule("20S-005")
@pytest.mark.parametrize("seats", [0, 4])
def test_one_to_three_heroes_play(seats: int) -> None:
    with pytest.raises(ValueError):
        TITLE.setup(seats)


@pytest.mark.rule("20S-006")
def test_health_below_1_is_no_loss_of_the_game() -> None:
    enemies = {"c2": ["al_hatch"]}
    state = ship(["her_soldier", "her_scout"], ["c2", "a1"], enemies=enemies, health={0: 1}, objectives={})
    run = play(state, "hit miss", luck=1)
    pick(run, "end")
    assert [hero.status for hero in state_of(run).heroes] == [DEFEATED, ABOARD]
    assert not run.over
