"""Section 19: the Resolve phase."""

from collections.abc import Iterable

import pytest

from game.engine.run import Run
from game.engine.verbs import change
from game.titles.twenty_strong.state import EXHAUSTED, ShipState
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, noise, state_of
from tests.titles.twenty_strong.moves import attackers, defeat, pick, rolls
from tests.titles.twenty_strong.situation import PAIR, TRIO, lay_on, play, ship


def resolve(state: ShipState, *chance: str | Iterable[str], luck: int | None = None) -> Run:
    """End Engagement at once and go through the Resolve phase."""
    run = play(state, *chance, luck=luck)
    pick(run, "end")
    return run


def beat(state: ShipState, name: str) -> int:
    """Turn an enemy sideways: it was defeated this round."""
    card = card_named(state, name)
    change(state, card, turned=True)
    return card


def spaces_walked(run: Run) -> list[str]:
    """Return the rooms that enemies entered, in order."""
    return [str(event.data["space"]) for event in told(run, "enemy_moved")]


# -- Suffer Damage ---------------------------------------------------------------------------------


@pytest.mark.rule("20S-149")
def test_each_undefeated_enemy_of_the_room_rolls_all_its_damage_dice() -> None:
    state = ship(enemies={"c2": ["al_hatch", "al_queen"]})
    beat(state, "al_hatch")
    run = resolve(state, "hit miss miss", "hit")
    assert rolls(run, "enemy_attack") == ["RPB"]
    assert attackers(run) == [card_named(state_of(run), "al_queen")]


@pytest.mark.rule("20S-149")
@pytest.mark.parametrize(
    ("faces", "health", "loud"),
    [("miss miss", 4, 0), ("hit miss", 3, 0), ("crit miss", 3, 1), ("hit crit", 2, 1), ("crit crit", 2, 2)],
)
def test_each_hit_or_crit_costs_one_health_and_each_crit_is_heard(faces: str, health: int, loud: int) -> None:
    run = resolve(ship(enemies={"c2": ["al_hatch"]}), faces, "miss")
    assert (hero(run).health, noise(run)) == (health, loud)


@pytest.mark.rule("20S-150")
def test_enemies_elsewhere_and_other_heroes_here_have_no_part_in_suffer_damage() -> None:
    state = ship(PAIR, enemies={"c2": ["al_hatch"], "c1": ["al_ward"]})
    run = resolve(state, "hit hit", "miss")
    assert rolls(run, "enemy_attack") == ["GY"]
    assert (hero(run, 0).health, hero(run, 1).health) == (2, 3)


@pytest.mark.rule("20S-151")
def test_enemies_attack_one_by_one_in_the_players_order() -> None:
    state = ship(enemies={"c2": ["al_hatch", "al_skulk", "al_ward"]})
    run = resolve(state, "miss miss", "miss miss", "miss miss", "miss")
    hatchling, skulker, warden = (card_named(state, name) for name in ("al_hatch", "al_skulk", "al_ward"))
    assert asked(run).message == "ask-attacker"
    pick(run, f"card:{warden}")
    assert rolls(run, "enemy_attack") == ["PG"]
    pick(run, f"card:{hatchling}")
    assert attackers(run) == [warden, hatchling, skulker]


@pytest.mark.rule("20S-152")
@pytest.mark.parametrize(("health", "status"), [(3, "aboard"), (2, "defeated"), (1, "defeated")])
def test_health_below_one_defeats_at_once(health: int, status: str) -> None:
    run = resolve(ship(PAIR, enemies={"c2": ["al_hatch"]}, health={0: health}), "hit hit", "miss")
    assert hero(run).status == status
    assert len(told(run, "defeated")) == (status == "defeated")


# -- After Effects ---------------------------------------------------------------------------------


@pytest.mark.rule("20S-153")
def test_after_effects_resolve_one_at_a_time_in_the_players_order_defeated_enemies_too() -> None:
    state = ship(enemies={"c2": ["al_spit", "al_skulk"]})
    spitter = beat(state, "al_spit")
    skulker = card_named(state, "al_skulk")
    run = resolve(state, "miss miss", "crit", "miss")
    assert asked(run).message == "ask-after"
    assert keys(run) == [f"card:{spitter}", f"card:{skulker}"]
    pick(run, f"card:{skulker}")
    assert rolls(run, "al_spit") == ["Y"]
    assert (hero(run).health, noise(run)) == (3, 2)


@pytest.mark.rule("20S-153")
def test_an_after_effect_reaches_from_another_room_of_the_ship() -> None:
    run = resolve(ship(enemies={"c1": ["al_spit"]}, up=["c1"]), "hit", "miss")
    assert rolls(run, "al_spit") == ["Y"]
    assert hero(run).health == 3


# -- Exhaust Dice ----------------------------------------------------------------------------------


@pytest.mark.rule("20S-154")
def test_all_dice_on_enemies_are_exhausted() -> None:
    state = ship(enemies={"c2": ["al_hatch"], "a1": ["al_ward"]})
    lay_on(state, beat(state, "al_hatch"), {"P": "hit"})
    lay_on(state, card_named(state, "al_ward"), {"G": "hit", "B": "crit"})
    run = resolve(state, "miss")
    assert dice_at(state_of(run), EXHAUSTED) == "GBP"


# -- Enemies Move ----------------------------------------------------------------------------------


@pytest.mark.rule("20S-155")
@pytest.mark.parametrize(
    ("start", "way"), [("c3", ["c2"]), ("c4", ["c3", "c2"]), ("c1", ["c2"]), ("a2", ["b2", "c2"]), ("c2", [])]
)
def test_an_enemy_moves_up_to_two_rooms_toward_the_nearest_hero(start: str, way: list[str]) -> None:
    run = resolve(ship(enemies={start: ["al_hatch"]}), "miss miss", "miss")
    assert spaces_walked(run) == way


@pytest.mark.rule("20S-155")
def test_an_enemy_far_away_comes_two_rooms_nearer() -> None:
    run = resolve(ship(at="e1", enemies={"a1": ["al_hatch"]}))
    assert spaces_walked(run) == ["b1", "c1"]
    assert enemies_in(run, "c1") == ["al_hatch"]


@pytest.mark.rule("20S-155")
def test_a_defeated_enemy_stays() -> None:
    state = ship(enemies={"c3": ["al_hatch"]})
    beat(state, "al_hatch")
    assert spaces_walked(resolve(state)) == []


@pytest.mark.rule("20S-155")
def test_an_enemy_stays_if_no_rooms_in_play_lead_to_a_hero() -> None:
    state = ship(at="a1", enemies={"c3": ["al_hatch"]})
    for space in ("b1", "a2"):
        del state.rooms[space]
    assert spaces_walked(resolve(state)) == []


@pytest.mark.rule("20S-156")
def test_the_current_player_chooses_among_shortest_ways() -> None:
    run = resolve(ship(PAIR, at=["c2", "e4"], current=1, enemies={"b1": ["al_hatch"]}), luck=1)
    assert (asked(run).seat, asked(run).message) == (1, "ask-enemy-way")
    assert keys(run) == ["c1", "b2"]
    pick(run, "b2")
    assert spaces_walked(run) == ["b2", "c2"]


@pytest.mark.rule("20S-156", "20S-270")
def test_the_current_player_chooses_among_nearest_heroes_once_for_both_steps() -> None:
    run = resolve(ship(PAIR, at=["a1", "e1"], enemies={"c1": ["al_hatch"]}))
    assert (asked(run).seat, asked(run).message) == (0, "ask-prey")
    assert keys(run) == ["seat:0", "seat:1"]
    pick(run, "seat:1")
    assert spaces_walked(run) == ["d1", "e1"]


@pytest.mark.rule("20S-270")
def test_the_chosen_hero_stays_the_prey_when_the_first_step_comes_nearer_to_both() -> None:
    run = resolve(ship(PAIR, at=["b2", "d2"], enemies={"c4": ["al_hatch"]}))
    pick(run, "seat:0")
    pick(run, "c3")
    assert (asked(run).message, keys(run)) == ("ask-enemy-way", ["c2", "b3"])


@pytest.mark.rule("20S-270")
def test_enemies_do_not_block_each_other() -> None:
    run = resolve(ship(enemies={"c4": ["al_hatch"], "c3": ["al_ward"]}))
    assert sorted(enemies_in(run, "c2")) == ["al_hatch", "al_ward"]


@pytest.mark.rule("20S-270")
def test_the_nearest_hero_is_chosen_when_the_enemy_starts_to_move() -> None:
    run = resolve(ship(TRIO, at=["a1", "e1", "e1"], enemies={"c1": ["al_hatch", "al_ward"]}))
    first = asked(run).args
    pick(run, "seat:0")
    assert asked(run).message == "ask-prey"
    assert asked(run).args != first
    pick(run, "seat:2")
    assert spaces_walked(run) == ["b1", "a1", "d1", "e1"]


# -- Cleanup and Roll for Noise --------------------------------------------------------------------


@pytest.mark.rule("20S-157")
def test_defeated_enemies_are_shuffled_into_the_alien_deck() -> None:
    state = ship(enemies={"c2": ["al_hatch"], "c3": ["al_queen"]})
    beat(state, "al_hatch")
    assert "al_hatch" not in state.decks["alien"][0].names
    run = resolve(state)
    (bag,) = state_of(run).decks["alien"]
    assert "al_hatch" in bag.names
    assert "al_queen" not in bag.names
    assert enemies_in(run, "c2") == ["al_queen"]
    assert any(event.data["deck"] == "alien" for event in told(run, "shuffled"))


@pytest.mark.rule("20S-158")
@pytest.mark.parametrize(
    ("exhausted", "strongest"), [("YGBPR", "R"), ("YGBP", "P"), ("YGB", "B"), ("YG", "G"), ("YY", "Y")]
)
def test_the_strongest_exhausted_die_is_rolled_for_noise(exhausted: str, strongest: str) -> None:
    run = resolve(ship(exhausted=exhausted), "hit")
    assert rolls(run, "noise_roll") == [strongest]


@pytest.mark.rule("20S-158")
@pytest.mark.parametrize(("face", "loud"), [("miss", 1), ("hit", 2), ("crit", 3)])
def test_the_roll_for_noise_adds_nothing_one_or_two(face: str, loud: int) -> None:
    assert noise(resolve(ship(exhausted="Y", noise=1), face)) == loud


@pytest.mark.rule("20S-159")
def test_enemies_of_the_roll_for_noise_neither_attack_nor_move_this_round() -> None:
    run = resolve(ship(PAIR, exhausted="Y", noise=5), "hit", ["al_queen"])
    assert enemies_in(run, "c2") == ["al_queen"]
    assert attackers(run) == []
    assert spaces_walked(run) == []
    assert asked(run).seat == 1


@pytest.mark.rule("20S-159")
def test_an_enemy_of_the_roll_for_noise_does_not_follow_the_others_to_the_next_hero() -> None:
    state = ship(PAIR, at=["c2", "c4"], health={0: 1}, enemies={"c2": ["al_hatch"]}, noise=5)
    run = resolve(state, "hit miss", "hit", ["al_queen"])
    pick(run, "card:")
    assert spaces_walked(run) == ["c3", "c4"]
    assert enemies_in(run, "c2") == ["al_queen"]


@pytest.mark.rule("20S-160")
def test_the_next_players_activation_follows() -> None:
    run = resolve(ship(PAIR, exhausted="Y"), "miss")
    assert (asked(run).seat, asked(run).message) == (1, "ask-recover")
    assert state_of(run).phase == "activation"


# -- rulings ---------------------------------------------------------------------------------------


@pytest.mark.rule("20S-267")
def test_an_enemy_beside_heroes_whose_round_it_is_not_neither_attacks_nor_moves() -> None:
    run = resolve(ship(PAIR, at=["c2", "c4"], current=1, enemies={"c2": ["al_hatch"]}))
    assert attackers(run) == []
    assert spaces_walked(run) == []
    assert enemies_in(run, "c2") == ["al_hatch"]


@pytest.mark.rule("20S-268")
def test_after_a_defeat_the_other_enemies_do_not_attack_and_the_other_steps_run() -> None:
    enemies = {"c2": ["al_hatch", "al_spit"], "c1": ["al_skulk"]}
    run = resolve(ship(PAIR, at=["c2", "e4"], health={0: 1}, enemies=enemies, exhausted="R"), "hit miss", "hit")
    hatchling = card_named(state_of(run), "al_hatch")
    pick(run, f"card:{hatchling}")
    assert asked(run).message == "ask-put-away"
    pick(run, "card:")
    assert attackers(run) == [hatchling]
    pick(run, "card:")
    assert (rolls(run, "al_spit"), noise(run)) == ([], 0)
    while asked(run).message == "ask-enemy-way":
        pick(run, keys(run)[0])
    assert len(told(run, "enemy_moved")) == 6
    assert (rolls(run, "noise_roll"), noise(run)) == (["R"], 1)
    assert asked(run).seat == 1


@pytest.mark.rule("20S-269")
def test_nothing_can_be_used_inside_one_enemy_attack() -> None:
    state = ship(PAIR, health={0: 1}, enemies={"c2": ["al_hatch"]}, items={0: ["it_medkit", "it_pain"]})
    run = resolve(state, "hit miss", "miss")
    while asked(run).message != "ask-window-enemy-attack":
        pick(run, "pass")
    pick(run, "pass")
    assert hero(run).status == "defeated"
    kinds = [event.kind for event in run.events]
    assert "item_used" not in kinds
    assert kinds.index("rolled") < kinds.index("hurt") < kinds.index("defeated")
    assert asked(run).message == "ask-put-away"


@pytest.mark.rule("20S-269")
def test_the_dice_of_one_attack_are_exhausted_before_the_next() -> None:
    run = resolve(ship(enemies={"c2": ["al_skulk", "al_skulk"]}), "miss miss", "miss miss", "miss")
    first, second = (event.data["dice"] for event in told(run, "rolled")[:2])
    assert first == second
    assert dice_at(state_of(run), EXHAUSTED) == "GB"


@pytest.mark.rule("20S-271")
def test_the_player_of_a_hero_that_is_out_still_makes_the_choices_of_its_resolve_phase() -> None:
    state = ship(PAIR, at=["c2", "a1"], health={0: 1}, enemies={"c2": ["al_hatch"]})
    run = resolve(state, "hit miss", "miss")
    pick(run, "card:")
    assert hero(run).status == "defeated"
    assert (asked(run).seat, asked(run).message) == (0, "ask-enemy-way")


@pytest.mark.rule("20S-149")
def test_a_kill_in_the_own_round_spares_the_hero_its_attack() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit", "miss")
    defeat(run, "B", "al_hatch")
    pick(run, "end")
    assert attackers(run) == []
