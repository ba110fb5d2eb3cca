"""Section 15: the attack action."""

import pytest

from game.engine.errors import IllegalAnswer
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.state import EXHAUSTED
from tests.titles.talk import asked, keys
from tests.titles.twenty_strong.looks import card_named, dice_at, noise, state_of
from tests.titles.twenty_strong.moves import applications, apply_hit, attack, pick, pick_dice, rolls
from tests.titles.twenty_strong.situation import play, ship

PILOT = ["her_pilot"]


@pytest.mark.rule("20S-127")
def test_an_attack_commits_at_most_max_health_dice_over_all_passes() -> None:
    run = play(ship(PILOT, enemies={"c2": ["al_queen"]}, health={0: 1}), "hit miss", "miss miss")
    pick(run, "attack")
    with pytest.raises(IllegalAnswer):
        pick_dice(run, "GGGG")
    pick_dice(run, "GG")
    apply_hit(run, "G", card_named(state_of(run), "al_queen"))
    pick(run, "repeat")
    assert asked(run).high == 1
    with pytest.raises(IllegalAnswer):
        pick_dice(run, "GG")
    pick_dice(run, "P")
    assert rolls(run, "attack") == ["GG", "GP"]


@pytest.mark.rule("20S-128")
def test_only_enemies_in_the_attackers_room_can_be_hit() -> None:
    run = play(ship(enemies={"c2": ["al_skulk"], "c1": ["al_ward"]}), "hit")
    attack(run, "B")
    assert len(applications(run, card_named(state_of(run), "al_skulk"))) == 1
    assert applications(run, card_named(state_of(run), "al_ward")) == []


@pytest.mark.rule("20S-129")
def test_dice_on_enemies_do_not_count_against_the_next_attack() -> None:
    run = play(ship(PILOT, enemies={"c2": ["al_queen"]}), "hit hit hit", "hit hit hit")
    queen = card_named(state_of(run), "al_queen")
    attack(run, "BBB")
    for _ in range(3):
        apply_hit(run, "B", queen)
    assert asked(run).message == "ask-action"
    attack(run, "PPP")
    for _ in range(3):
        apply_hit(run, "P", queen)
    assert dice_at(state_of(run), f"on:{queen}") == "BBBPPP"
    assert health_left(state_of(run), queen) == 1


@pytest.mark.rule("20S-130")
def test_unapplied_dice_are_exhausted_at_once_and_applied_ones_in_exhaust_dice() -> None:
    run = play(ship(enemies={"c2": ["al_ward"]}), "miss hit hit", "miss miss", "miss")
    warden = card_named(state_of(run), "al_ward")
    attack(run, "YGB")
    apply_hit(run, "B", warden)
    pick(run, "done")
    assert dice_at(state_of(run), EXHAUSTED) == "YG"
    assert dice_at(state_of(run), f"on:{warden}") == "B"
    pick(run, "end")
    assert rolls(run, "enemy_attack") == ["PG"]
    assert dice_at(state_of(run), f"on:{warden}") == ""
    assert dice_at(state_of(run), EXHAUSTED) == "YGBP"


@pytest.mark.rule("20S-131")
def test_an_unapplied_crit_makes_no_noise() -> None:
    run = play(ship(enemies={"c2": ["al_ward"]}), "crit crit")
    attack(run, "GB")
    apply_hit(run, "B", card_named(state_of(run), "al_ward"))
    pick(run, "done")
    assert noise(run) == 1


@pytest.mark.rule("20S-132")
@pytest.mark.parametrize(("persists", "left"), [("no", 5), ("yes", 2)])
def test_damage_leaves_an_undefeated_enemy_with_its_dice(persists: str, left: int) -> None:
    state = ship(enemies={"c2": ["al_ward"]}, options={"damage_persists": persists})
    run = play(state, "crit hit", "miss miss", "miss")
    warden = card_named(state_of(run), "al_ward")
    attack(run, "GB")
    apply_hit(run, "B", warden)
    assert health_left(state_of(run), warden) == 4
    apply_hit(run, "G", warden)
    assert health_left(state_of(run), warden) == 2
    pick(run, "done")
    pick(run, "end")
    assert asked(run).message == "ask-recover"
    assert health_left(state_of(run), warden) == left


@pytest.mark.rule("20S-132")
def test_an_enemy_with_fewer_dice_than_health_is_not_defeated() -> None:
    run = play(ship(enemies={"c2": ["al_skulk"]}), "hit hit")
    skulker = card_named(state_of(run), "al_skulk")
    attack(run, "GB")
    apply_hit(run, "B", skulker)
    apply_hit(run, "G", skulker)
    assert not state_of(run).cards[skulker].turned
    assert keys(run) == ["repeat", "done"]
