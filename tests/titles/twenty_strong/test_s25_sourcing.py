"""Section 25: where dice come from."""

import pytest

from game.engine.run import Run
from game.titles.twenty_strong.state import ShipState
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, dice_at, hero, state_of
from tests.titles.twenty_strong.moves import look, pick, pick_dice, rolls, start_move
from tests.titles.twenty_strong.situation import lay_on, play, ship


def colours_offered(run: Run) -> str:
    """The colours of the dice on offer, weak to strong."""
    dice = state_of(run).dice
    kinds = [dice[int(option.about[1])].kind for option in asked(run).options if option.about[0] == "die"]
    return "".join(sorted(kinds, key="YGBPR".index))


def places_rolled(state: ShipState, run: Run) -> list[str]:
    """The places in which the dice of the first roll lay before it."""
    return [state.dice[die].place for die in told(run, "rolled")[0].data["dice"]]


@pytest.mark.rule("20S-192")
@pytest.mark.parametrize("action", ["move", "attack"])
def test_basic_actions_take_dice_from_the_pool_only(action: str) -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, ready="YB"))
    pick(run, action)
    assert colours_offered(run) == "YB"


@pytest.mark.rule("20S-192")
def test_a_salvage_rolls_dice_from_the_pool_only() -> None:
    run = play(ship(ready="YB"), "miss miss")
    pick(run, "salvage")
    assert rolls(run, "salvage") == ["YB"]


@pytest.mark.rule("20S-192")
def test_the_text_of_the_scout_is_an_exception() -> None:
    run = play(ship(["her_scout"], ready="YB"), "hit")
    pick(run, "move")
    pick_dice(run, "R", group="exhausted")
    assert rolls(run, "move") == ["R"]


@pytest.mark.rule("20S-193")
def test_another_action_takes_each_colour_from_the_exhausted_area_first() -> None:
    state = ship(rooms={"c2": "rm_comms", "a2": "rm_gen_a", "b2": "rm_gen_b"}, up=["c2", "a2", "b2"], exhausted="G")
    before = state.copy()
    run = play(state, "miss miss")
    pick(run, "room:distress_call")
    assert places_rolled(before, run) == ["exhausted", "ready"]
    assert dice_at(state_of(run), "ready") == "YYYYYGGGBBBPPPR"


@pytest.mark.rule("20S-193")
def test_a_noise_check_takes_exhausted_dice_first() -> None:
    state = ship(rooms={"c2": "rm_vents"}, exhausted="G")
    before = state.copy()
    run = play(state, "miss")
    look(run)
    pick(run, "check:G")
    assert places_rolled(before, run) == ["exhausted"]


@pytest.mark.rule("20S-193")
def test_an_enemy_attack_takes_exhausted_dice_first() -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, exhausted="GY")
    before = state.copy()
    run = play(state, "miss miss", "miss")
    pick(run, "end")
    assert places_rolled(before, run) == ["exhausted", "exhausted"]


@pytest.mark.rule("20S-193")
def test_an_opportunity_attack_takes_an_exhausted_die_first() -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, exhausted="G")
    before = state.copy()
    run = play(state, "hit", "miss")
    start_move(run, "G")
    pick(run, "accept")
    pick(run, "c1")
    (attack,) = [event for event in told(run, "rolled") if event.data["why"] == "opportunity"]
    assert [before.dice[die].place for die in attack.data["dice"]] == ["exhausted"]


@pytest.mark.rule("20S-193")
def test_an_after_effect_takes_an_exhausted_die_first() -> None:
    state = ship(enemies={"c1": ["al_spit"]}, exhausted="Y")
    before = state.copy()
    run = play(state, "miss", "miss")
    pick(run, "end")
    assert places_rolled(before, run) == ["exhausted"]


@pytest.mark.rule("20S-194")
def test_a_required_die_that_is_not_exhausted_comes_from_the_pool() -> None:
    state = ship(rooms={"c2": "rm_vents"}, exhausted="YYBB")
    before = state.copy()
    run = play(state, "miss")
    look(run)
    pick(run, "check:G")
    assert places_rolled(before, run) == ["ready"]


@pytest.mark.rule("20S-195")
@pytest.mark.parametrize("where", ["banished", "enemy"])
def test_without_a_required_die_the_action_cannot_be_resolved(where: str) -> None:
    banished = "PPP" if where == "banished" else ""
    enemies = {"c1": ["al_queen"]}
    state = ship(items={0: ["it_frag"]}, enemies=enemies, banished=banished)
    if where == "enemy":
        for _ in range(3):
            lay_on(state, card_named(state, "al_queen"), {"P": "hit"})
    assert not [key for key in keys(play(state)) if key.startswith("frag:")]
    whole = ship(items={0: ["it_frag"]}, enemies=enemies)
    assert [key for key in keys(play(whole)) if key.startswith("frag:")]


@pytest.mark.rule("20S-195")
def test_without_a_required_die_a_check_cannot_be_chosen() -> None:
    run = play(ship(rooms={"c2": "rm_med"}, banished="YYYY"))
    look(run)
    assert "check:GYY" not in keys(run)


@pytest.mark.rule("20S-195")
def test_without_a_required_die_an_effect_does_nothing() -> None:
    run = play(ship(enemies={"c1": ["al_spit"]}, banished="YYYYY"))
    pick(run, "end")
    assert not told(run, "rolled")
    assert hero(run).health == 4


@pytest.mark.rule("20S-196")
@pytest.mark.parametrize(
    ("banished", "rolled", "left"), [("", "RPB", 1), ("BBBB", "RP", 2), ("R", "PB", 2), ("RPPP", "B", 3)]
)
def test_an_enemy_attack_rolls_as_many_dice_as_there_are(banished: str, rolled: str, left: int) -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, banished=banished), " ".join(["hit"] * len(rolled)), "hit")
    pick(run, "end")
    assert rolls(run, "enemy_attack") == [rolled]
    assert hero(run).health == left


@pytest.mark.rule("20S-196")
def test_an_enemy_without_any_of_its_dice_rolls_nothing() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, banished="RPPPBBBB"))
    pick(run, "end")
    assert not told(run, "rolled")
    assert hero(run).health == 4


@pytest.mark.rule("20S-197")
def test_afterwards_all_rolled_dice_are_exhausted_those_from_the_pool_too() -> None:
    run = play(ship(rooms={"c2": "rm_med"}, exhausted="Y"), "miss miss miss", ["it_boots"])
    look(run)
    pick(run, "check:GYY")
    assert dice_at(state_of(run), "exhausted") == "YYG"
    assert dice_at(state_of(run), "active") == ""


@pytest.mark.rule("20S-284")
def test_dice_exhausted_by_one_attack_are_rolled_again_by_the_next() -> None:
    run = play(ship(enemies={"c2": ["al_skulk", "al_skulk"]}), "miss miss", "miss miss", "miss")
    pick(run, "end")
    first, second = [event for event in told(run, "rolled") if event.data["why"] == "enemy_attack"]
    assert first.data["dice"] == second.data["dice"]
    assert first.data["kinds"] == ("B", "G")
    assert dice_at(state_of(run), "exhausted") == "GB"


@pytest.mark.rule("20S-285")
@pytest.mark.parametrize(("banished", "offered"), [("BB", True), ("BBB", False)])
def test_two_dice_of_one_colour_need_two_dice(banished: str, offered: bool) -> None:
    run = play(ship(rooms={"c2": "rm_airlock"}, banished=banished))
    look(run)
    assert ("check:BB" in keys(run)) is offered


@pytest.mark.rule("20S-285")
def test_exhausted_before_ready_is_forced_and_not_asked() -> None:
    state = ship(rooms={"c2": "rm_airlock"}, exhausted="B")
    before = state.copy()
    run = play(state, "miss miss", ["it_vest"])
    look(run)
    pick(run, "check:BB")
    assert sorted(places_rolled(before, run)) == ["exhausted", "ready"]
    assert asked(run).message == "ask-action"
