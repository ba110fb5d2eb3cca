"""Section 29: the rulings, each option with both of its values."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec import structs

from game.engine.run import Run
from game.model.state import Event, Step
from game.model.view import view
from game.titles.twenty_strong.cards.objectives import standing
from game.titles.twenty_strong.content import OBJECTIVES
from game.titles.twenty_strong.fights import damage_on
from game.titles.twenty_strong.state import DEFEATED, ESCAPED
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import card_named, dice_at, enemies_in, hero, is_active, names_in, noise, state_of
from tests.titles.twenty_strong.moves import apply_hit, attack, attackers, end, move, pick, pick_dice, rolls, start_move
from tests.titles.twenty_strong.situation import ALARM, ENGAGED, ONE_EACH, PAIR, lay_on, more, play, ship


def objectives(seats: int) -> dict[int, list[str]]:
    """One objective for each seat, so that leaving asks nothing."""
    return {seat: ONE_EACH[seat] for seat in range(seats)}


# -- a: the Scout ----------------------------------------------------------------------------------


@pytest.mark.rule("20S-217")
@pytest.mark.parametrize(("choice", "heard"), [("quiet", 1), ("accept", 2)])
def test_the_scout_may_ignore_one_crit_of_the_accepted_move_roll(choice: str, heard: int) -> None:
    run = play(ship(["her_scout"]), "crit crit")
    start_move(run, "PP")
    pick(run, choice)
    assert noise(run) == heard
    assert asked(run).args["steps"] == 2


@pytest.mark.rule("20S-217")
def test_with_scout_recon_nothing_every_crit_is_heard() -> None:
    run = play(ship(["her_scout"], options={"scout_recon": "nothing"}), "crit miss")
    start_move(run, "PB")
    assert "quiet" not in keys(run)
    pick(run, "accept")
    assert noise(run) == 1


@pytest.mark.rule("20S-217")
def test_crits_of_opportunity_attacks_and_checks_are_never_ignored() -> None:
    run = play(ship(["her_scout"], rooms={"c1": "rm_vents"}, enemies={"c2": ["al_hatch"]}), "hit", "crit", "crit")
    move(run, "P", "c1")
    assert noise(run) == 1
    pick(run, "check:G")
    assert noise(run) == 2


# -- b: damage within one round ------------------------------------------------------------------


@pytest.mark.rule("20S-218")
@pytest.mark.parametrize(("option", "left"), [("no", 0), ("yes", 2)])
def test_damage_is_gone_when_the_dice_are_exhausted_unless_it_persists(option: str, left: int) -> None:
    state = ship(enemies={"c2": ["al_skulk"]}, options={"damage_persists": option})
    skulker = card_named(state, "al_skulk")
    lay_on(state, skulker, {"P": "crit"})
    run = play(state)
    end(run, "miss miss", "miss")
    assert dice_at(state_of(run), f"on:{skulker}") == ""
    assert damage_on(state_of(run), skulker) == left


@pytest.mark.rule("20S-218")
def test_persisting_damage_adds_up_to_a_defeat() -> None:
    state = ship(enemies={"c2": ["al_skulk"]}, options={"damage_persists": "yes"})
    skulker = card_named(state, "al_skulk")
    lay_on(state, skulker, {"P": "crit"})
    run = play(state)
    end(run, "miss miss", "miss")
    run.pick()
    more(run, "hit")
    attack(run, "Y")
    apply_hit(run, "Y", skulker)
    assert hero(run).kills == 1


# -- c: deploying is activating -------------------------------------------------------------------


@pytest.mark.rule("20S-219")
@pytest.mark.parametrize(("option", "there"), [("yes", ["al_hatch_x", "al_queen"]), ("no", ["al_hatch_x"])])
def test_the_enemy_of_the_flip_brings_another_one(option: str, there: list[str]) -> None:
    state = ship(agenda=ALARM, dial=2, noise=5, options={"deploy_is_activation": option}, objectives=objectives(1))
    run = play(state, ["al_hatch_x"], ["al_queen"])
    assert enemies_in(run, "c2") == there


@pytest.mark.rule("20S-219")
@pytest.mark.parametrize(("option", "deployed"), [("yes", ["al_queen"]), ("no", [])])
def test_a_warden_of_the_flip_has_its_special_effect(option: str, deployed: list[str]) -> None:
    state = ship(agenda=ALARM, dial=2, noise=5, options={"deploy_is_activation": option}, objectives=objectives(1))
    run = play(state, ["al_ward"], ["al_queen"])
    assert enemies_in(run, "c2") == ["al_ward"]
    assert enemies_in(run, "a1") == deployed
    assert sum(len(bag.names) for bag in state_of(run).decks["alien"]) == 13 - len(deployed)


@pytest.mark.rule("20S-219")
@pytest.mark.parametrize(("option", "there"), [("yes", ["al_hatch_x", "al_queen"]), ("no", ["al_hatch_x"])])
def test_an_enemy_that_a_warden_deploys_to_the_active_nest_brings_another_one_there(
    option: str, there: list[str]
) -> None:
    agenda = (Step("activate", ("c2", True)), *ENGAGED)
    state = ship(rooms={"c4": "rm_nest"}, up=["c4"], agenda=agenda, options={"deploy_is_activation": option})
    run = play(state, ["al_ward"], ["al_hatch_x"], ["al_queen"])
    assert enemies_in(run, "c2") == ["al_ward"]
    assert enemies_in(run, "c4") == there


# -- d to g: empty decks and areas ----------------------------------------------------------------


@pytest.mark.rule("20S-220")
def test_with_an_empty_alien_deck_an_overflow_only_resets_the_noise() -> None:
    state = ship(rooms={"c2": "rm_med"}, up=["c2"], noise=5, health={0: 1})
    state.decks["alien"] = ()
    run = play(state, "crit")
    pick(run, "room:treat")
    assert noise(run) == 0
    assert enemies_in(run, "c2") == []
    assert told(run, "no_alien")


@pytest.mark.rule("20S-220")
@pytest.mark.parametrize("up", [["c4"], []])
def test_with_an_empty_alien_deck_a_deployment_does_nothing(up: list[str]) -> None:
    state = ship(rooms={"c4": "rm_nest"}, up=up, agenda=(Step("deploy_to_nest"), *ENGAGED))
    state.decks["alien"] = ()
    run = play(state)
    assert enemies_in(run, "c4") == []
    assert names_in(run, "nest_stack") == []
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-221")
def test_without_an_exhausted_die_there_is_no_roll_for_noise() -> None:
    run = play(ship())
    end(run)
    assert not told(run, "rolled")
    assert noise(run) == 0


@pytest.mark.rule("20S-222")
@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_salvage_without_a_ready_die(option: str) -> None:
    run = play(ship(stacks={"c2": ["it_vest"]}, ready="", options={"salvage_without_dice": option}))
    assert ("salvage" in keys(run)) is (option == "allowed")
    if option == "allowed":
        pick(run, "salvage")
        assert names_in(run, "inventory:0") == ["it_vest"]
        assert state_of(run).actions == 3


@pytest.mark.rule("20S-222")
def test_where_it_is_forbidden_one_ready_die_is_enough() -> None:
    assert "salvage" in keys(play(ship(ready="Y", options={"salvage_without_dice": "forbidden"})))


@pytest.mark.rule("20S-223")
def test_with_deck_and_discard_pile_empty_a_stack_gets_fewer_cards() -> None:
    state = ship(rooms={"c2": "rm_cargo"})
    state.decks["technical"] = ()
    run = play(state, ["it_vest"])
    pick(run, "move")
    run.pick()
    pick(run, "exhaust:B")
    assert names_in(run, "stack:c2") == ["it_vest"]
    assert is_active(run, "c2")


# -- h, i: how enemies move, and defeated ones -----------------------------------------------------


@pytest.mark.rule("20S-224")
def test_enemies_go_round_a_room_that_is_gone_by_a_shortest_way() -> None:
    state = ship(enemies={"a2": ["al_hatch"]})
    del state.rooms["b2"]
    run = play(state)
    end(run)
    assert (asked(run).message, sorted(keys(run))) == ("ask-enemy-way", ["a1", "a3"])
    pick(run, "a3")
    assert enemies_in(run, "b3") == ["al_hatch"]


@pytest.mark.rule("20S-224")
def test_each_step_lessens_the_distance_to_the_chosen_hero() -> None:
    run = play(ship(enemies={"a2": ["al_hatch"]}))
    end(run)
    assert [event.data["space"] for event in told(run, "enemy_moved")] == ["b2", "c2"]


@pytest.mark.rule("20S-224")
def test_an_enemy_stops_on_entering_a_heros_room() -> None:
    run = play(ship(PAIR, at=["b2", "d2"], enemies={"a2": ["al_hatch"]}))
    end(run)
    assert enemies_in(run, "b2") == ["al_hatch"]


@pytest.mark.rule("20S-224")
def test_an_enemy_without_a_way_to_any_hero_stays() -> None:
    state = ship(enemies={"a1": ["al_hatch"]})
    del state.rooms["a2"], state.rooms["b1"]
    run = play(state)
    end(run)
    assert enemies_in(run, "a1") == ["al_hatch"]


def with_defeated(enemies: Mapping[str, Sequence[str]], name: str) -> Run:
    """A game in which the first enemy of this name is defeated."""
    state = ship(enemies=enemies)
    card = card_named(state, name)
    state.cards[card] = structs.replace(state.cards[card], turned=True)
    return play(state)


@pytest.mark.rule("20S-225")
def test_a_defeated_enemy_neither_attacks_nor_moves() -> None:
    run = with_defeated({"c2": ["al_stalk"]}, "al_stalk")
    end(run)
    assert not attackers(run)
    run = with_defeated({"a2": ["al_stalk"]}, "al_stalk")
    end(run)
    assert not told(run, "enemy_moved")


@pytest.mark.rule("20S-225")
def test_a_defeated_enemy_makes_no_opportunity_attack() -> None:
    run = with_defeated({"c2": ["al_stalk"]}, "al_stalk")
    more(run, "hit")
    move(run, "P", "c1")
    assert hero(run).space == "c1"
    assert not attackers(run)


@pytest.mark.rule("20S-225")
@pytest.mark.parametrize("defeated", [True, False])
def test_a_defeated_enemy_has_no_during_effect(defeated: bool) -> None:
    enemies = {"c2": ["al_queen", "al_hatch"]}
    run = with_defeated(enemies, "al_queen") if defeated else play(ship(enemies=enemies))
    queen = card_named(state_of(run), "al_queen")
    more(run, "hit")
    attack(run, "Y")
    assert any(key.endswith(f">{queen}") for key in keys(run)) is defeated


# -- j: the role passes before an own first round -------------------------------------------------


@pytest.mark.rule("20S-226")
def test_who_inherits_the_role_before_an_own_first_round_skips_the_decrease() -> None:
    state = ship(PAIR, health={0: 1}, enemies={"c2": ["al_hatch"]}, objectives=objectives(2))
    run = play(state)
    end(run, "hit miss", "miss")
    assert (state_of(run).first, state_of(run).current) == (1, 1)
    assert state_of(run).dials["time"].value == 10
    assert state_of(run).cycle == 1


# -- k: the reach of After effects ----------------------------------------------------------------


@pytest.mark.rule("20S-227")
@pytest.mark.parametrize(("option", "health"), [("ship", 3), ("current_room", 4)])
def test_after_effects_reach_over_the_ship_unless_the_option_says_the_room(option: str, health: int) -> None:
    run = play(ship(enemies={"c1": ["al_spit"]}, options={"after_scope": option}))
    end(run, *(["hit", "miss"] if option == "ship" else []))
    assert hero(run).health == health


@pytest.mark.rule("20S-227")
@pytest.mark.parametrize("option", ["ship", "current_room"])
def test_after_effects_in_the_room_count_either_way(option: str) -> None:
    run = play(ship(enemies={"c2": ["al_spit"]}, options={"after_scope": option}))
    end(run, "miss miss", "hit", "miss")
    assert hero(run).health == 3


@pytest.mark.rule("20S-227")
def test_a_text_that_says_the_same_room_restricts_it() -> None:
    run = play(ship(enemies={"c1": ["al_skulk"]}))
    end(run)
    assert noise(run) == 0


# -- l, m: noise and order of a move --------------------------------------------------------------


@pytest.mark.rule("20S-228")
@pytest.mark.parametrize(("option", "level"), [("own_effect", 1), ("part_of_move", 0)])
def test_the_noise_of_opportunity_attacks(option: str, level: int) -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, up=["c1"], noise=5, options={"opportunity_noise": option})
    run = play(state, "crit", "crit", ["al_queen"])
    move(run, "P", "c1")
    assert noise(run) == level
    assert enemies_in(run, "c1") == ["al_queen"]


@pytest.mark.rule("20S-228")
def test_an_opportunity_attack_can_overflow_by_itself_and_the_enemy_waits_for_the_end_of_the_move() -> None:
    state = ship(enemies={"c2": ["al_hatch"]}, up=["c1", "b1"], noise=5)
    run = play(state, "hit hit", "crit", ["al_queen"])
    move(run, "PB", "c1")
    assert noise(run) == 0
    assert asked(run).message == "ask-walk"
    assert enemies_in(run, "c1") == []
    pick(run, "b1")
    assert enemies_in(run, "b1") == ["al_queen"]


@pytest.mark.rule("20S-229")
def test_the_end_of_a_move_has_its_order() -> None:
    state = ship(rooms={"c1": "rm_vents"}, enemies={"c2": ["al_hatch"]}, noise=5)
    run = play(state, "crit", "miss", "miss", ["al_queen"])
    move(run, "P", "c1")
    pick(run, "check:G")
    order = [moment for moment in map(moment_of, run.events) if moment]
    assert order == ["crit noise", "opportunity", "step", "dice exhausted", "look", "noise_check", "active", "enemy"]


def moment_of(event: Event) -> str:
    """Which part of a move with a purple die an event belongs to, if any."""
    match event.kind, event.data:
        case "die_moved", {"die": 13, "to": "exhausted"}:
            return "dice exhausted"
        case "rolled", {"why": "opportunity" | "noise_check" as why}:
            return str(why)
    kinds = {
        "noise_overflow": "crit noise",
        "hero_moved": "step",
        "looked": "look",
        "room_activated": "active",
        "enemy_appeared": "enemy",
    }
    return kinds.get(event.kind, "")


# -- n, o: the dial -----------------------------------------------------------------------------


@pytest.mark.rule("20S-230")
@pytest.mark.parametrize(("dial", "starts"), [(3, False), (2, True), (1, True)])
def test_the_sequence_starts_below_its_threshold_too(dial: int, starts: bool) -> None:
    run = play(ship(agenda=ALARM, dial=dial, objectives=objectives(1)))
    assert state_of(run).alarm is starts


@pytest.mark.rule("20S-231")
def test_a_hero_defeated_by_the_dial_takes_the_negative_line_and_loses_its_items() -> None:
    state = ship(
        dial=1, dial_done=False, items={0: ["it_vest", "it_boots"]}, objectives=objectives(1), agenda=round_of(0),
        alarm=True,
    )  # fmt: skip
    run = play(state)
    assert run.over
    assert hero(run).status == DEFEATED
    assert names_in(run, "inventory:0") == []
    assert run.state.result is not None
    (end_of_0,) = run.state.result.standings
    assert end_of_0.points == OBJECTIVES["ob_warning"].defeated == -2


# -- p: dice after the roll for noise --------------------------------------------------------------


@pytest.mark.rule("20S-232")
def test_the_die_of_the_roll_for_noise_stays_exhausted() -> None:
    run = play(ship(exhausted="PY"))
    end(run, "miss")
    assert rolls(run, "noise_roll") == ["P"]
    assert dice_at(state_of(run), "exhausted") == "YP"


@pytest.mark.rule("20S-232")
def test_exhausted_dice_that_the_scout_committed_are_exhausted_again() -> None:
    run = play(ship(["her_scout"], exhausted="PPY", up=["c2"]), "miss miss")
    pick(run, "move")
    pick_dice(run, "PP", group="exhausted")
    assert dice_at(state_of(run), "exhausted") == "Y"
    pick(run, "accept")
    assert dice_at(state_of(run), "exhausted") == "YPP"


# -- q: the Nest Stack -------------------------------------------------------------------------


@pytest.mark.rule("20S-233")
@pytest.mark.parametrize(
    ("option", "there"), [("yes", ["al_hatch_x", "al_queen", "al_skulk"]), ("no", ["al_hatch_x", "al_skulk"])]
)
def test_cards_of_the_nest_stack_are_activated_where_they_are_deployed_top_card_first(
    option: str, there: list[str]
) -> None:
    options = {"deploy_is_activation": option}
    state = ship(agenda=ALARM, dial=2, nest=["al_skulk", "al_hatch_x"], options=options, objectives=objectives(1))
    run = play(state, ["al_queen"])
    assert enemies_in(run, "a1") == there


@pytest.mark.rule("20S-233")
def test_a_face_down_card_has_no_effect() -> None:
    run = play(ship(rooms={"c1": "rm_nest"}, nest=["al_spit", "al_skulk"]))
    end(run)
    assert not told(run, "rolled")
    assert noise(run) == 0


# -- r, s: roles and victory ----------------------------------------------------------------------


@pytest.mark.rule("20S-234")
def test_a_role_passed_on_decreases_the_dial_again_in_the_next_cycle() -> None:
    state = ship(PAIR, health={0: 1}, enemies={"c2": ["al_hatch"]}, dial=6, cycle=5, objectives=objectives(2))
    run = play(state)
    end(run, "hit miss", "miss")
    assert (state_of(run).current, state_of(run).first) == (1, 1)
    assert state_of(run).dials["time"].value == 6
    run.pick()
    end(run, "miss miss", "miss")
    assert (state_of(run).current, state_of(run).cycle) == (1, 6)
    assert state_of(run).dials["time"].value == 5


@pytest.mark.rule("20S-235")
def test_victory_is_counted_per_player() -> None:
    state = ship(PAIR, objectives={0: ["ob_warning"], 1: ["ob_burn"]}, agenda=(Step("end_round"),), marks=("signal",))
    for seat in (0, 1):
        state.heroes[seat] = structs.replace(state.heroes[seat], status=ESCAPED, space="", items=4)
    state.left = (0, 1)
    assert [standing(state, seat).points for seat in (0, 1)] == [8, 4]
    run = play(state)
    assert run.state.result is not None
    assert run.state.result.winners == (0,)


# -- t: items that cannot be gained -----------------------------------------------------------------


@pytest.mark.rule("20S-236")
def test_an_item_that_cannot_be_gained_stays_on_top_of_its_stack() -> None:
    items = {0: ["it_boots", "it_toolkit"]}
    run = play(ship(items=items, stacks={"c2": ["it_scanner", "it_vest"]}, ready=""))
    pick(run, "salvage")
    pick(run, "leave")
    assert names_in(run, "stack:c2") == ["it_scanner", "it_vest"]
    assert not state_of(run).cards[card_named(state_of(run), "it_scanner")].known_to(0)


@pytest.mark.rule("20S-236")
def test_a_deal_over_the_receivers_limit_is_illegal_until_room_is_made() -> None:
    run = play(ship(PAIR, items={0: ["it_medkit"], 1: ["it_boots", "it_toolkit"]}))
    pick(run, "trade:1")
    pick(run, f"trade:{card_named(state_of(run), 'it_medkit')}")
    pick(run, "offer")
    assert asked(run).seat == 1
    assert "accept" not in keys(run)
    pick(run, f"drop:{card_named(state_of(run), 'it_boots')}")
    pick(run, "accept")
    assert names_in(run, "inventory:1") == ["it_toolkit", "it_medkit"]


@pytest.mark.rule("20S-236")
def test_a_deal_over_the_own_limit_cannot_be_offered() -> None:
    run = play(ship(PAIR, items={0: ["it_boots", "it_toolkit"], 1: ["it_medkit"]}))
    pick(run, "trade:1")
    pick(run, f"trade:{card_named(state_of(run), 'it_medkit')}")
    assert "offer" not in keys(run)
    pick(run, f"trade:{card_named(state_of(run), 'it_boots')}")
    assert "offer" in keys(run)


# -- u: kept objectives ---------------------------------------------------------------------------


def kept_name(run: Run, viewer: int) -> str:
    """The kept objective of seat 0 as another seat sees it."""
    seen = view(state_of(run), viewer)
    (card,) = seen.zones["objectives:0"]
    return seen.cards[card].name


@pytest.mark.rule("20S-237")
@pytest.mark.parametrize(("option", "seen"), [("at_end", ""), ("on_leaving", "ob_warning")])
def test_a_kept_objective_stays_hidden_until_the_end_unless_revealed_on_leaving(option: str, seen: str) -> None:
    state = ship(
        PAIR, health={0: 1}, enemies={"c2": ["al_hatch"]}, at=["c2", "e4"], options={"reveal_kept": option},
        objectives={0: ["ob_warning", "ob_home"], 1: ["ob_burn"]},
    )  # fmt: skip
    run = play(state)
    end(run, "hit miss", "miss")
    assert asked(run).message == "ask-put-away"
    pick(run, f"card:{card_named(state_of(run), 'ob_home')}")
    assert kept_name(run, 1) == seen


@pytest.mark.rule("20S-237")
@pytest.mark.parametrize("option", ["at_end", "on_leaving"])
def test_all_kept_objectives_are_revealed_at_the_end(option: str) -> None:
    state = ship(
        PAIR, dial=1, dial_done=False, agenda=round_of(0), objectives=objectives(2), options={"reveal_kept": option},
        alarm=True,
    )  # fmt: skip
    run = play(state)
    assert run.over
    assert kept_name(run, 1) == "ob_warning"
    assert view(state_of(run), 0).cards[card_named(state_of(run), "ob_burn")].name == "ob_burn"
