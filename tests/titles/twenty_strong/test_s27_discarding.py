"""Section 27: applied dice, discarding, banishing."""

import pytest

from game.engine.run import Run
from game.model.state import Bag, Effect, Step, cards_in
from game.titles.twenty_strong.content import ITEMS
from game.titles.twenty_strong.fights import damage_on, health_left
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, names_in, state_of
from tests.titles.twenty_strong.moves import apply_hit, attack, defeat, pick
from tests.titles.twenty_strong.situation import ENGAGED, lay_on, more, play, ship

AIRLOCK = {"c2": "rm_airlock", "a2": "rm_gen_a"}


def hatch(enemy: str, dice: dict[str, str]) -> Run:
    """A hero about to blow the hatch of c1, where an enemy with dice on it stands."""
    state = ship(rooms=AIRLOCK, up=["c2", "a2"], enemies={"c1": [enemy]})
    lay_on(state, card_named(state, enemy), dice)
    return play(state)


def blow(run: Run) -> None:
    """Blow the hatch of c1."""
    pick(run, "room:blow_hatch")
    pick(run, "c1")


@pytest.mark.rule("20S-207")
def test_dice_on_a_discarded_enemy_are_exhausted() -> None:
    run = hatch("al_skulk", {"P": "hit", "Y": "hit"})
    blow(run)
    assert enemies_in(run, "c1") == []
    assert dice_at(state_of(run), "exhausted") == "YP"


@pytest.mark.rule("20S-207")
def test_dice_on_a_defeated_enemy_in_a_removed_room_are_exhausted() -> None:
    run = play(ship(rooms={"c2": "rm_nest"}, up=["c2"], enemies={"c2": ["al_hatch"]}), "hit", "hit hit miss")
    defeat(run, "Y", "al_hatch")
    pick(run, "room:burn_clutch")
    pick(run, "c1")
    assert dice_at(state_of(run), "exhausted") == "YBBP"
    assert not [die for die in state_of(run).dice if die.place.startswith("on:")]


@pytest.mark.rule("20S-207")
def test_dice_on_a_defeated_enemy_are_exhausted_at_the_latest_when_it_is_discarded() -> None:
    run = play(ship(enemies={"c2": ["al_hatch"]}), "hit", "miss")
    defeat(run, "G", "al_hatch")
    pick(run, "end")
    assert dice_at(state_of(run), "exhausted") == "G"


def damage_effect(amount: int) -> Effect:
    """Something that changes the damage of every die."""
    return Effect("die_damage", str(amount), 0, "round")


@pytest.mark.rule("20S-208")
@pytest.mark.parametrize(("change", "damage"), [(0, 3), (1, 5), (-1, 1)])
def test_a_change_of_the_damage_per_die_counts_for_dice_already_applied(change: int, damage: int) -> None:
    state = ship(enemies={"c2": ["al_queen"]})
    queen = card_named(state, "al_queen")
    lay_on(state, queen, {"P": "hit", "B": "crit"})
    state.effects.append(damage_effect(change))
    assert damage_on(state, queen) == damage
    assert health_left(state, queen) == 7 - damage


@pytest.mark.rule("20S-208")
def test_damage_that_persists_is_the_changed_damage() -> None:
    state = ship(enemies={"c2": ["al_queen"]}, options={"damage_persists": "yes"})
    queen = card_named(state, "al_queen")
    lay_on(state, queen, {"P": "hit", "B": "crit"})
    state.effects.append(damage_effect(1))
    run = play(state, "hit miss miss", "hit")
    pick(run, "end")
    assert state_of(run).cards[queen].marks == 5


@pytest.mark.rule("20S-209")
def test_a_defeated_enemy_stays_defeated_when_the_damage_drops() -> None:
    run = play(ship(enemies={"c2": ["al_skulk"]}), "hit crit")
    skulker = defeat(run, "PB", "al_skulk")
    state_of(run).effects.append(damage_effect(-1))
    assert health_left(state_of(run), skulker) == 2
    assert state_of(run).cards[skulker].turned
    more(run, "miss")
    pick(run, "end")
    assert not told(run, "enemy_attacks")
    assert enemies_in(run, "c2") == []


@pytest.mark.rule("20S-291")
@pytest.mark.parametrize(("option", "left"), [("no", 0), ("yes", 2)])
def test_damage_without_a_die_is_a_marker_until_exhaust_dice(option: str, left: int) -> None:
    state = ship(items={0: ["it_flare"]}, enemies={"c2": ["al_queen"]}, options={"damage_persists": option})
    queen = card_named(state, "al_queen")
    run = play(state, "miss")
    attack(run, "Y")
    pick(run, "flare:")
    pick(run, "done")
    assert (state_of(run).cards[queen].marks, damage_on(state_of(run), queen)) == (2, 2)
    more(run, "hit miss miss", "hit")
    pick(run, "end")
    assert damage_on(state_of(run), queen) == left


@pytest.mark.rule("20S-291")
def test_markers_and_dice_add_up() -> None:
    run = play(ship(items={0: ["it_flare"]}, enemies={"c2": ["al_skulk"]}), "hit")
    skulker = card_named(state_of(run), "al_skulk")
    attack(run, "P")
    pick(run, "flare:")
    assert not state_of(run).cards[skulker].turned
    apply_hit(run, "P", skulker)
    assert state_of(run).cards[skulker].turned


@pytest.mark.rule("20S-292")
def test_an_enemy_discarded_without_defeat_is_nobodys_kill() -> None:
    run = hatch("al_skulk", {"P": "crit"})
    blow(run)
    assert enemies_in(run, "c1") == []
    assert hero(run).kills == 0
    assert not told(run, "enemy_defeated")


@pytest.mark.rule("20S-292")
def test_a_kill_belongs_to_the_hero_whose_die_completes_the_damage() -> None:
    state = ship(["her_soldier", "her_pilot"], enemies={"c2": ["al_skulk"]}, current=1)
    skulker = card_named(state, "al_skulk")
    lay_on(state, skulker, {"P": "crit"})
    run = play(state, "hit")
    attack(run, "G")
    apply_hit(run, "G", skulker)
    assert [one.kills for one in state_of(run).heroes] == [0, 1]


@pytest.mark.rule("20S-292")
def test_an_item_kills_for_its_hero() -> None:
    run = play(ship(items={0: ["it_flare"]}, enemies={"c2": ["al_hatch"]}), "miss")
    attack(run, "Y")
    pick(run, "flare:")
    assert hero(run).kills == 1


@pytest.mark.rule("20S-292")
def test_an_action_kills_for_its_hero() -> None:
    run = play(ship(items={0: ["it_frag"]}, enemies={"c2": ["al_hatch", "al_hatch_x", "al_queen"]}), "hit miss")
    pick(run, "frag:")
    pick(run, "c2")
    assert hero(run).kills == 2


@pytest.mark.rule("20S-210")
@pytest.mark.parametrize("item", sorted(ITEMS))
def test_an_item_goes_to_the_pile_of_its_type_and_the_antidote_to_its_place(item: str) -> None:
    run = play(ship(items={0: [item]}))
    pick(run, "drop:")
    deck = ITEMS[item].deck
    assert names_in(run, "crafted" if deck == "crafted" else f"discard:{deck}") == [item]
    assert names_in(run, "crafted") == ["it_antidote"]
    assert state_of(run).cards[card_named(state_of(run), item)].up


@pytest.mark.rule("20S-211")
def test_discarded_enemies_are_shuffled_into_the_alien_deck() -> None:
    run = hatch("al_skulk", {})
    state_of(run).decks["alien"] = (Bag(("al_queen",), -1), *state_of(run).decks["alien"])
    blow(run)
    (bag,) = state_of(run).decks["alien"]
    assert bag.seen == 0
    assert bag.names.count("al_skulk") == 2
    assert not [zone for zone in state_of(run).zones if zone.startswith("discard")]


@pytest.mark.rule("20S-211")
def test_defeated_enemies_are_shuffled_into_the_alien_deck_in_cleanup() -> None:
    run = play(ship(enemies={"c2": ["al_queen", "al_hatch"]}), "hit", "hit miss miss", "hit")
    defeat(run, "G", "al_hatch")
    pick(run, "end")
    (bag,) = state_of(run).decks["alien"]
    assert "al_hatch" in bag.names
    assert enemies_in(run, "c2") == ["al_queen"]


@pytest.mark.rule("20S-212")
def test_an_empty_item_deck_is_made_anew_from_its_discard_pile_first() -> None:
    state = ship(rooms={"c2": "rm_cargo"}, items={0: ["it_boots", "it_card"]})
    state.decks["technical"] = ()
    run = play(state, ["it_card"], ["it_vest"])
    for _ in range(2):
        pick(run, "drop:")
    pick(run, "move")
    run.pick()
    pick(run, "exhaust:B")
    assert names_in(run, "stack:c2") == ["it_card", "it_boots", "it_vest"]
    assert names_in(run, "discard:technical") == []
    assert sum(len(bag.names) for bag in state_of(run).decks["technical"]) == 0
    assert told(run, "shuffled")[0].data["deck"] == "technical"


@pytest.mark.rule("20S-212")
def test_a_deck_that_is_not_empty_leaves_its_discard_pile_alone() -> None:
    state = ship(rooms={"c2": "rm_med"}, items={0: ["it_boots"]})
    state.decks["technical"] = (Bag(("it_card",)),)
    run = play(state)
    pick(run, "drop:")
    pick(run, "move")
    run.pick()
    pick(run, "exhaust:G")
    assert names_in(run, "stack:c2") == ["it_card"]
    assert names_in(run, "discard:technical") == ["it_boots"]


@pytest.mark.rule("20S-213")
def test_banished_dice_are_out_of_the_game() -> None:
    state = ship(banished="RP", exhausted="YYGGGGBBBBPP", agenda=(Step("recover"), *ENGAGED))
    run = play(state)
    offered = [state.dice[int(option.about[1])].kind for option in asked(run).options]
    assert sorted(offered) == sorted("YYGGGGBBBBPP")
    run.pick()
    pick(run, "move")
    assert len([key for key in keys(run) if key.startswith("d")]) == 3
    assert dice_at(state_of(run), "banished") == "PR"


@pytest.mark.rule("20S-213")
def test_a_banished_room_is_out_of_the_game() -> None:
    run = play(ship(rooms={"c2": "rm_nest"}, up=["c2"]), "hit hit hit")
    pick(run, "room:burn_clutch")
    pick(run, "c1")
    assert "c2" not in state_of(run).rooms
    assert [card.name for card in cards_in(state_of(run), "banished")] == ["rm_nest"]
