"""Section 14: opportunity attacks."""

import pytest

from game.model.state import Step
from game.titles.twenty_strong.state import ACTIVE, EXHAUSTED
from tests.titles.talk import asked, told
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, noise, state_of
from tests.titles.twenty_strong.moves import attackers, move, pick, rolls
from tests.titles.twenty_strong.situation import play, ship


@pytest.mark.rule("20S-122")
def test_each_enemy_of_the_room_attacks_once_before_the_hero_leaves_in_chosen_order() -> None:
    run = play(ship(enemies={"c2": ["al_hatch", "al_skulk"], "c1": ["al_ward"]}), "hit", "hit", "miss")
    move(run, "Y", "c1")
    assert asked(run).message == "ask-opportunity"
    hatchling, skulker = (card_named(state_of(run), name) for name in ("al_hatch", "al_skulk"))
    pick(run, f"card:{skulker}")
    assert attackers(run) == [skulker, hatchling]
    kinds = [event.kind for event in run.events if event.kind in ("enemy_attacks", "hero_moved")]
    assert kinds == ["enemy_attacks", "enemy_attacks", "hero_moved"]
    assert (hero(run).health, hero(run).space) == (3, "c1")


@pytest.mark.rule("20S-122")
def test_every_room_left_on_the_path_has_its_attacks() -> None:
    enemies = {"c2": ["al_hatch"], "c1": ["al_hatch_x"], "b1": ["al_ward"]}
    run = play(ship(enemies=enemies), "hit hit", "miss", "miss")
    move(run, "YY", "c1", "b1")
    assert attackers(run) == [card_named(state_of(run), "al_hatch"), card_named(state_of(run), "al_hatch_x")]


@pytest.mark.rule("20S-122")
def test_who_stays_suffers_no_opportunity_attack() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}, up=["c2"]), "hit")
    move(run, "Y", "stop")
    assert attackers(run) == []


@pytest.mark.rule("20S-123")
@pytest.mark.parametrize(("enemy", "die"), [("al_hatch", "G"), ("al_skulk", "B"), ("al_ward", "P"), ("al_queen", "R")])
def test_an_opportunity_attack_rolls_the_leftmost_die_only(enemy: str, die: str) -> None:
    run = play(ship(enemies={"c2": [enemy]}), "hit", "hit")
    move(run, "Y", "c1")
    assert rolls(run, "opportunity") == [die]
    assert hero(run).health == 3


@pytest.mark.rule("20S-124")
@pytest.mark.parametrize(("banished", "die"), [("R", "P"), ("RPPP", "B")])
def test_the_next_die_to_the_right_is_rolled_if_the_leftmost_is_not_there(banished: str, die: str) -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, banished=banished), "hit", "hit")
    move(run, "Y", "c1")
    assert rolls(run, "opportunity") == [die]


@pytest.mark.rule("20S-124")
def test_an_enemy_without_any_of_its_dice_does_not_attack() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, banished="RPPPBBBB"), "hit")
    move(run, "Y", "c1")
    assert attackers(run) == []
    assert len(told(run, "no_attack")) == 1
    assert (hero(run).health, hero(run).space) == (4, "c1")


@pytest.mark.rule("20S-125")
@pytest.mark.parametrize(("face", "health", "loud"), [("miss", 4, 0), ("hit", 3, 0), ("crit", 3, 1)])
def test_damage_and_noise_are_those_of_suffer_damage(face: str, health: int, loud: int) -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit", face)
    move(run, "Y", "c1")
    assert (hero(run).health, noise(run)) == (health, loud)


@pytest.mark.rule("20S-126")
def test_a_hero_who_survives_walks_on() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}, health={0: 2}), "hit hit", "hit")
    move(run, "YY", "c1")
    assert hero(run).health == 1
    assert asked(run).args == {"steps": 1}
    pick(run, "b1")
    assert hero(run).space == "b1"


@pytest.mark.rule("20S-262")
def test_a_hero_carried_out_of_a_room_suffers_no_opportunity_attack() -> None:
    state = ship(enemies={"c2": ["al_ward"]}, agenda=[Step("banish_room", ("c2",)), Step("act")])
    run = play(state)
    pick(run, "c1")
    pick(run, "b2")
    assert asked(run).message == "ask-action"
    assert hero(run).space == "c1"
    assert enemies_in(run, "b2") == ["al_ward"]
    assert attackers(run) == []


@pytest.mark.rule("20S-263")
def test_dice_of_the_running_move_are_not_there_for_opportunity_attacks() -> None:
    run = play(ship(enemies={"c2": ["al_skulk"], "c1": ["al_skulk"]}), "hit miss miss miss", "miss", "hit", "miss")
    move(run, "BBBB", "c1")
    assert rolls(run, "opportunity") == ["G"]
    pick(run, "leave")
    move(run, "Y", "b1")
    assert rolls(run, "opportunity") == ["G", "B"]


@pytest.mark.rule("20S-264")
def test_a_hero_defeated_while_leaving_is_still_in_the_room_it_was_leaving() -> None:
    state = ship(enemies={"c2": ["al_skulk", "al_hatch"]}, health={0: 1}, noise=5)
    run = play(state, "hit hit", "crit", ["al_queen"], "miss")
    move(run, "YY", "c1")
    skulker = card_named(state_of(run), "al_skulk")
    pick(run, f"card:{skulker}")
    assert hero(run).status == "defeated"
    pick(run, "card:")
    assert attackers(run) == [skulker]
    assert [event.data["space"] for event in told(run, "enemy_appeared")] == ["c2"]
    assert not told(run, "looked")
    assert not told(run, "hero_moved")
    state = state_of(run)
    assert (dice_at(state, ACTIVE), dice_at(state, EXHAUSTED)) == ("", "YYB")
