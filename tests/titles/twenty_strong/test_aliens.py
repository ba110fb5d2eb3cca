"""What each alien does, and that the plain ones do nothing more."""

import pytest

from game.engine.run import Run
from game.model.state import Step
from game.titles.twenty_strong.content import ALIENS
from tests.titles.talk import keys, told
from tests.titles.twenty_strong.looks import card_named, enemies_in, hero, names_in, noise, state_of
from tests.titles.twenty_strong.moves import attack, defeat, end, move, pick, rolls
from tests.titles.twenty_strong.situation import ENGAGED, TITLE, play, ship

QUIET = {"al_hatch": "miss miss", "al_ward": "miss miss", "al_queen": "hit miss miss", "al_stalk": "miss miss"}
BROODS = [name for name, card in ALIENS.items() if card.brood]


def arrival(*names: str, space: str = "c2", up: tuple[str, ...] = ()) -> Run:
    """An enemy is activated in a room, with these cards on top of the Alien Deck."""
    agenda = (Step("activate", (space, True)), *ENGAGED)
    return play(ship(rooms={"c4": "rm_nest"}, up=up, agenda=agenda), *[[name] for name in names])


@pytest.mark.parametrize("name", BROODS)
def test_a_brood_or_pack_brings_one_more_enemy(name: str) -> None:
    assert enemies_in(arrival(name, "al_queen"), "c2") == [name, "al_queen"]


def test_each_further_icon_brings_one_more() -> None:
    cards = ["al_hatch_x", "al_hatch_x", "al_skulk_x", "al_stalk_x", "al_spit_x", "al_queen"]
    assert enemies_in(arrival(*cards), "c2") == cards


@pytest.mark.parametrize("name", [name for name in ALIENS if name not in BROODS and name != "al_ward"])
def test_an_alien_without_the_icon_comes_alone(name: str) -> None:
    assert enemies_in(arrival(name), "c2") == [name]


def test_the_longest_chain_turns_up_eight_cards_and_ends() -> None:
    """Five icons, both Wardens and one more card; nobody arrives beyond these."""
    cards = ["al_hatch_x", "al_ward", "al_hatch_x", "al_skulk_x", "al_stalk_x", "al_spit_x", "al_ward", "al_queen"]
    run = arrival(*cards, up=("c4",))
    assert len(enemies_in(run, "c2")) + len(enemies_in(run, "c4")) == 8


@pytest.mark.parametrize("name", QUIET)
def test_an_alien_without_an_after_effect_does_nothing_there(name: str) -> None:
    run = play(ship(enemies={"c2": [name]}))
    end(run, QUIET[name], "hit" if name == "al_queen" else "miss")
    assert len(rolls(run, "enemy_attack")) == 1
    assert noise(run) == (1 if name == "al_queen" else 0)
    assert not rolls(run, name)


# -- Skulker ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["al_skulk", "al_skulk_x"])
@pytest.mark.parametrize(("space", "level"), [("c2", 1), ("c1", 0)])
def test_a_skulker_in_the_heros_room_is_heard(name: str, space: str, level: int) -> None:
    run = play(ship(enemies={space: [name]}))
    end(run, *(["miss miss", "miss"] if space == "c2" else []))
    assert noise(run) == level


def test_a_defeated_skulker_is_not_heard() -> None:
    run = play(ship(enemies={"c2": ["al_skulk"]}), "crit hit")
    defeat(run, "PB", "al_skulk")
    end(run, "miss")
    assert noise(run) == 1


# -- Stalker ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["al_stalk", "al_stalk_x"])
def test_the_opportunity_attack_of_a_stalker_rolls_its_two_leftmost_dice(name: str) -> None:
    run = play(ship(enemies={"c2": [name]}), "hit", "hit hit")
    move(run, "G", "c1")
    assert rolls(run, "opportunity") == ["PB"]
    assert hero(run).health == 2


@pytest.mark.parametrize(("banished", "rolled"), [("PPP", "B"), ("BBBB", "P")])
def test_a_stalker_rolls_the_leftmost_dice_that_are_available(banished: str, rolled: str) -> None:
    run = play(ship(enemies={"c2": ["al_stalk"]}, banished=banished), "hit", "miss")
    move(run, "G", "c1")
    assert rolls(run, "opportunity") == [rolled]


@pytest.mark.parametrize("name", ["al_hatch", "al_skulk", "al_spit", "al_ward", "al_queen"])
def test_the_others_roll_one_die_when_a_hero_leaves(name: str) -> None:
    run = play(ship(enemies={"c2": [name]}), "hit", "hit")
    move(run, "B", "c1")
    assert rolls(run, "opportunity") == [ALIENS[name].damage[0]]


# -- Spitter ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["al_spit", "al_spit_x"])
@pytest.mark.parametrize(("face", "health", "level"), [("miss", 4, 0), ("hit", 3, 0), ("crit", 3, 1)])
def test_a_spitter_next_to_the_hero_rolls_a_yellow_die(name: str, face: str, health: int, level: int) -> None:
    run = play(ship(enemies={"c1": [name]}))
    end(run, face, "miss")
    assert rolls(run, name) == ["Y"]
    assert (hero(run).health, noise(run)) == (health, level)


def test_a_spitter_in_the_heros_room_spits_too() -> None:
    run = play(ship(enemies={"c2": ["al_spit"]}))
    end(run, "miss miss", "hit", "miss")
    assert hero(run).health == 3


def test_a_spitter_further_away_does_not_reach() -> None:
    run = play(ship(enemies={"c4": ["al_spit"]}))
    end(run)
    assert not told(run, "rolled")


def test_a_defeated_spitter_still_spits() -> None:
    run = play(ship(enemies={"c2": ["al_spit"]}), "crit hit")
    defeat(run, "PB", "al_spit")
    end(run, "hit", "miss")
    assert hero(run).health == 3


# -- Brood-Warden ----------------------------------------------------------------------------------


def test_a_warden_puts_a_card_on_the_nest_stack_while_the_nest_is_inactive() -> None:
    run = arrival("al_ward", "al_queen")
    assert names_in(run, "nest_stack") == ["al_queen"]


def test_a_warden_deploys_an_enemy_in_the_active_nest() -> None:
    run = arrival("al_ward", "al_queen", up=("c4",))
    assert enemies_in(run, "c4") == ["al_queen"]


def test_a_warden_does_nothing_when_the_nest_was_banished() -> None:
    state = ship(agenda=(Step("activate", ("c2", True)), *ENGAGED), marks=("nest_burned",))
    run = play(state, ["al_ward"])
    assert names_in(run, "nest_stack") == []
    assert sum(TITLE.components(state_of(run))[name] for name in ALIENS) == 14


# -- Queen -----------------------------------------------------------------------------------------


def test_yellow_dice_cannot_be_applied_to_the_queen() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}), "hit hit")
    queen = card_named(state_of(run), "al_queen")
    attack(run, "YG")
    kinds = [state_of(run).dice[int(key[1:].split(">")[0])].kind for key in keys(run) if key.endswith(f">{queen}")]
    assert kinds == ["G"]


def test_yellow_dice_can_be_applied_to_every_other_enemy() -> None:
    names = ["al_hatch", "al_skulk", "al_stalk", "al_spit", "al_ward"]
    run = play(ship(enemies={"c2": names}), "hit")
    attack(run, "Y")
    assert len([key for key in keys(run) if ">" in key]) == len(names)


def test_a_flare_hurts_the_queen() -> None:
    run = play(ship(enemies={"c2": ["al_queen"]}, items={0: ["it_flare"]}), "hit")
    attack(run, "Y")
    pick(run, "flare:")
    assert state_of(run).cards[card_named(state_of(run), "al_queen")].marks == 2


def test_the_queen_is_the_only_boss() -> None:
    assert [name for name, card in ALIENS.items() if card.boss] == ["al_queen"]


@pytest.mark.parametrize("name", ALIENS)
def test_each_alien_rolls_its_damage_dice(name: str) -> None:
    dice = ALIENS[name].damage
    run = play(ship(enemies={"c2": [name]}), " ".join(["hit"] * len(dice)), luck=1)
    pick(run, "end")
    assert rolls(run, "enemy_attack")[0] == dice
