"""Ledger section 5: enemies."""

import pytest

from game.titles.twenty_strong.content import ALIENS
from tests.titles.talk import told
from tests.titles.twenty_strong.games import lay
from tests.titles.twenty_strong.looks import card_named, dice_at, state_of
from tests.titles.twenty_strong.moves import attack, pick
from tests.titles.twenty_strong.situation import play, ship

CARDS = {
    "al_hatch": (1, "GY", False), "al_hatch_x": (1, "GY", True), "al_skulk": (3, "BG", False),
    "al_skulk_x": (3, "BG", True), "al_stalk": (4, "PB", False), "al_stalk_x": (4, "PB", True),
    "al_spit": (3, "BY", False), "al_spit_x": (3, "BY", True), "al_ward": (5, "PG", False),
    "al_queen": (7, "RPB", False),
}  # fmt: skip
"""Health, Damage and additional-enemies icon of every alien in the content file."""

EFFECTS = {"after_noise", "after_spit", "during_two_dice", "during_no_yellow", "special_nest"}


@pytest.mark.rule("20S-048")
def test_every_enemy_has_health_damage_and_perhaps_an_icon_and_effects() -> None:
    assert {name: (card.health, card.damage, card.brood) for name, card in ALIENS.items()} == CARDS
    for card in ALIENS.values():
        assert set(card.effects) <= EFFECTS
        assert all(effect.split("_")[0] in ("during", "after", "special") for effect in card.effects)


@pytest.mark.rule("20S-048")
def test_damage_is_rolled_in_the_order_of_its_list() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}), "hit miss miss", "hit")
    pick(run, "end")
    assert told(run, "rolled")[0].data["kinds"] == ("R", "P", "B")


@pytest.mark.rule("20S-049")
def test_only_enemies_with_the_current_hero_attack_and_only_lonely_ones_move() -> None:
    state = ship(
        ["her_soldier", "her_scout"], ["a1", "c2"], up=["c2", "b1"],
        enemies={"a1": ["al_hatch"], "c2": ["al_stalk"], "e4": ["al_spit"]},
    )  # fmt: skip
    run = play(state, "miss miss", "miss")
    pick(run, "end")
    assert [event.data["name"] for event in told(run, "enemy_attacks")] == ["al_hatch"]
    while run.pending[0].message == "ask-enemy-way":
        pick(run, run.pending[0].options[0].key)
    assert {event.data["name"] for event in told(run, "enemy_moved")} == {"al_spit"}
    assert len(told(run, "enemy_moved")) == 2


@pytest.mark.rule("20S-050")
def test_defeating_an_enemy_is_no_reward() -> None:
    run = play(ship(up=["c2"], enemies={"c2": ["al_hatch"]}, exhausted="YY", noise=2, health={0: 2}), "hit")
    attack(run, "B")
    lay(run, "hit", "al_hatch")
    pick(run, "done")
    state = state_of(run)
    assert state.cards[card_named(state, "al_hatch")].turned
    assert (state.noise, state.actions, state.hero.health) == (2, 3, 2)
    assert (dice_at(state, "exhausted"), len(dice_at(state, "ready"))) == ("YY", 14)
    assert state.zones.get("inventory:0", ()) == ()


@pytest.mark.rule("20S-051")
@pytest.mark.parametrize(("faces", "lost"), [("miss miss", 0), ("hit miss", 1), ("hit crit", 2)])
def test_an_attack_is_rolled_and_may_deal_nothing(faces: str, lost: int) -> None:
    run = play(ship(["her_soldier"], enemies={"c2": ["al_hatch"]}), faces, "miss")
    pick(run, "end")
    assert told(run, "enemy_attacks")
    assert state_of(run).hero.health == 4 - lost
