"""Ledger section 6: unit dice."""

import tomllib
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from game.titles.twenty_strong.content import FACES, FOLDER
from game.titles.twenty_strong.fights import damage_on
from game.titles.twenty_strong.state import ShipState
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import lay, played_at_random, round_of, start, targets
from tests.titles.twenty_strong.looks import card_named, dice_at, state_of
from tests.titles.twenty_strong.moves import attack, pick, pick_dice, start_move
from tests.titles.twenty_strong.situation import lay_on, play, ship


@pytest.mark.rule("20S-052")
@pytest.mark.parametrize(("colour", "count"), [("Y", 2), ("G", 3), ("B", 4), ("P", 5), ("R", 6)])
def test_hit_faces_of_each_colour(colour: str, count: int) -> None:
    faces = FACES[colour]
    assert len(faces) == 6
    assert sum(face in ("hit", "crit") for face in faces) == count
    assert sum(face == "miss" for face in faces) == 6 - count


@pytest.mark.rule("20S-053")
@pytest.mark.parametrize(
    ("colour", "faces"), [("Y", (1, 1, 4)), ("G", (1, 2, 3)), ("B", (1, 3, 2)), ("P", (1, 4, 1)), ("R", (1, 5, 0))]
)
def test_exactly_one_face_is_a_crit(colour: str, faces: tuple[int, int, int]) -> None:
    counted = Counter(FACES[colour])
    assert (counted["crit"], counted["hit"], counted["miss"]) == faces


@pytest.mark.rule("20S-054")
@pytest.mark.parametrize(("face", "damage"), [("hit", 1), ("crit", 2)])
def test_a_hit_deals_1_and_a_crit_2(face: str, damage: int) -> None:
    run = play(ship(enemies={"c2": ["al_stalk"]}), face)
    attack(run, "B")
    lay(run, face, "al_stalk")
    assert damage_on(state_of(run), card_named(state_of(run), "al_stalk")) == damage


@pytest.mark.rule("20S-055")
def test_a_crit_is_one_step_of_a_move() -> None:
    run = play(ship(up=["c2", "c3"]), "crit miss")
    start_move(run, "YY")
    pick(run, "accept")
    assert asked(run).args == {"steps": 1}
    pick(run, "c3")
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-055")
@pytest.mark.parametrize(("faces", "burned"), [("crit miss miss", False), ("crit hit miss", True)])
def test_a_crit_is_one_hit_of_a_requirement(faces: str, burned: bool) -> None:
    run = play(ship(rooms={"c2": "rm_nest"}, up=["c2"]), faces, luck=1)
    pick(run, "room:burn_clutch")
    assert ("nest_burned" in state_of(run).marks) == burned


@pytest.mark.rule("20S-056")
def test_seventeen_dice_whose_split_is_data() -> None:
    table = tomllib.loads((Path(FOLDER) / "game.toml").read_text("utf-8"))["dice"]
    assert sum(table.values()) == 17
    assert Counter(die.kind for die in state_of(start(1)).dice) == Counter(table)


def places(state: ShipState) -> Counter[str]:
    """Count the dice by place, every card with dice as committed; fail for a place that does not exist."""
    found: Counter[str] = Counter()
    for die in state.dice:
        if die.place.startswith("on:"):
            assert state.cards[int(die.place[3:])].zone.startswith("enemies:")
        else:
            assert die.place in ("ready", "active", "exhausted", "banished")
        found["committed" if die.place.startswith("on:") or die.place == "active" else die.place] += 1
    return found


@pytest.mark.rule("20S-057")
@pytest.mark.parametrize(("seats", "seed"), list(product((1, 2, 3), range(8))))
def test_every_die_is_in_one_place_at_all_times(seats: int, seed: int) -> None:
    for run in played_at_random(seats, seed):
        state = state_of(run)
        assert [die.id for die in state.dice] == list(range(17))
        assert places(state).total() == 17
        if run.pending and run.pending[0].message == "ask-action":
            assert not dice_at(state, "active"), "between actions dice lie in the active area on enemies only"


@pytest.mark.rule("20S-058", "20S-059")
def test_exhausted_dice_can_be_recovered_and_banished_ones_cannot() -> None:
    run = play(ship(exhausted="YG", banished="BP", agenda=round_of(0)))
    assert asked(run).message == "ask-recover"
    assert [state_of(run).dice[int(option.about[1])].kind for option in asked(run).options] == ["Y", "G"]
    pick_dice(run, "G")
    state = state_of(run)
    assert (dice_at(state, "exhausted"), dice_at(state, "banished")) == ("Y", "BP")
    assert dice_at(state, "ready").count("G") == 4


@pytest.mark.rule("20S-058")
def test_exhausted_dice_are_in_neither_pool_nor_active_area() -> None:
    run = play(ship(up=["c2"], ready="YG"), "miss miss")
    pick(run, "move")
    assert sorted(state_of(run).dice[int(key[1:])].kind for key in keys(run) if key != "back") == ["G", "Y"]
    pick_dice(run, "YG")
    pick(run, "accept")
    state = state_of(run)
    assert (dice_at(state, "ready"), dice_at(state, "active"), len(dice_at(state, "exhausted"))) == ("", "", 17)


@pytest.mark.rule("20S-059")
def test_to_return_is_not_to_recover() -> None:
    run = play(ship(up=["c2"], ready="BB", exhausted=""), "crit miss")
    pick(run, "salvage")
    pick(run, "accept")
    rolled = set(told(run, "rolled")[0].data["dice"])
    offered = {option.about[1] for option in asked(run).options}
    assert not rolled & offered, "a rolled die is returned, so it is not there to be recovered"
    pick_dice(run, "P")
    moves = [(event.data["from"], event.data["to"]) for event in told(run, "die_moved")]
    assert moves == [("ready", "active"), ("ready", "active"), ("exhausted", "ready"), *[("active", "ready")] * 2]


@pytest.mark.rule("20S-060", "20S-061")
def test_dice_on_enemies_are_in_the_active_area() -> None:
    state = ship(["her_soldier"], up=["c2"], enemies={"c2": ["al_ward"]})
    enemy = card_named(state, "al_ward")
    lay_on(state, enemy, {"P": "hit", "B": "hit"})
    run = play(state, luck=1)
    assert places(state_of(run)) == Counter(ready=15, committed=2)
    pick(run, "move")
    assert len(keys(run)) == 15 + 1, "neither ready nor exhausted: they cannot be committed again"
    pick(run, "back")
    pick(run, "salvage")
    assert len(told(run, "rolled")[0].data["dice"]) == 15


@pytest.mark.rule("20S-060")
def test_enemies_anywhere_are_in_the_active_area_for_effects() -> None:
    run = play(ship(at="c2", enemies={"c3": ["al_spit"]}), "hit", "miss", luck=1)
    pick(run, "end")
    assert told(run, "rolled")[0].data["why"] == "al_spit"


@pytest.mark.rule("20S-061")
def test_an_applied_die_lies_on_its_enemy() -> None:
    run = play(ship(enemies={"c2": ["al_stalk"]}), "hit hit")
    attack(run, "BB")
    lay(run, "hit", "al_stalk")
    state = state_of(run)
    assert dice_at(state, f"on:{card_named(state, 'al_stalk')}") == "B"
    assert dice_at(state, "active") == "B"
    assert targets(run) == ["al_stalk"], "the applied die cannot be applied again"


@pytest.mark.rule("20S-061")
def test_a_die_used_for_its_result_in_a_move_is_applied() -> None:
    run = play(ship(up=["c2", "c3"]), "hit")
    start_move(run, "B")
    pick(run, "accept")
    assert "repeat" not in keys(run)
    pick(run, "c3")
    assert dice_at(state_of(run), "exhausted") == "B"
