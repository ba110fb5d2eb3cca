"""Ledger section 11: During, After and Special effects."""

import pytest

from game.engine.verbs import change
from game.titles.twenty_strong.noise import arrive
from game.titles.twenty_strong.state import NEST_STACK
from tests.titles.talk import told
from tests.titles.twenty_strong.games import lay, targets
from tests.titles.twenty_strong.looks import card_named, state_of
from tests.titles.twenty_strong.moves import attack, pick, start_move
from tests.titles.twenty_strong.situation import lay_on, play, ship


@pytest.mark.rule("20S-104")
def test_a_during_effect_works_until_the_enemy_is_defeated() -> None:
    state = ship(["her_soldier"], enemies={"c2": ["al_queen", "al_stalk"]})
    lay_on(state, card_named(state, "al_queen"), {"R": "crit", "P": "crit", "B": "crit"})
    run = play(state, "hit hit")
    attack(run, "YG")
    assert targets(run).count("al_queen") == 1, "the yellow die cannot be applied to the Queen"
    lay(run, "hit", "al_queen", "G")
    assert "al_queen" in targets(run), "a defeated Queen takes the yellow die"


@pytest.mark.rule("20S-104")
@pytest.mark.parametrize(("defeated", "rolls"), [(False, [("P", "B")]), (True, [])])
def test_a_stalker_s_opportunity_attack_has_two_dice_while_undefeated(
    defeated: bool, rolls: list[tuple[str, ...]]
) -> None:
    state = ship(["her_soldier"], up=["c2", "c3"], enemies={"c2": ["al_stalk"]})
    change(state, card_named(state, "al_stalk"), turned=defeated)
    run = play(state, "hit", *([] if defeated else ["miss miss"]))
    start_move(run, "G")
    pick(run, "accept")
    pick(run, "c3")
    assert [event.data["kinds"] for event in told(run, "rolled")][1:] == rolls


@pytest.mark.rule("20S-105")
@pytest.mark.parametrize("defeated", [False, True])
def test_an_after_effect_resolves_after_suffer_damage_for_defeated_enemies_too(defeated: bool) -> None:
    state = ship(["her_soldier"], enemies={"c2": ["al_spit", "al_hatch"]})
    change(state, card_named(state, "al_spit"), turned=defeated)
    run = play(state, *["miss miss"] * (1 if defeated else 2), "hit", luck=1)
    pick(run, "end")
    if not defeated:
        pick(run, f"card:{card_named(state_of(run), 'al_hatch')}")
    why = [event.data["why"] for event in told(run, "rolled")]
    assert why == [*["enemy_attack"] * (1 if defeated else 2), "al_spit", "noise_roll"]
    assert state_of(run).hero.health == 3


@pytest.mark.rule("20S-105")
def test_after_effects_come_in_the_resolve_phase_only() -> None:
    run = play(ship(["her_soldier"], up=["c2"], enemies={"c2": ["al_skulk"]}), "miss miss", "miss")
    for _ in range(4):
        pick(run, "move")
        assert state_of(run).noise == 0
        pick(run)
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-106")
def test_a_special_effect_has_its_own_moment_and_happens_for_a_defeated_enemy_too() -> None:
    state = ship(enemies={"c2": ["al_ward"]})
    warden = card_named(state, "al_ward")
    change(state, warden, turned=True)
    arrive(state, warden, "c2")
    run = play(state, ["al_hatch"])
    assert [state_of(run).cards[card].name for card in state_of(run).zones[NEST_STACK]] == ["al_hatch"]


@pytest.mark.rule("20S-106")
def test_a_special_effect_does_not_come_again_in_the_resolve_phase() -> None:
    run = play(ship(["her_soldier"], enemies={"c2": ["al_ward"]}), "miss miss", "miss")
    pick(run, "end")
    assert NEST_STACK not in state_of(run).zones
