"""Section 26: items, their limits, and the moments at which they can be used."""

from collections.abc import Callable

import pytest

from game.engine.run import Run
from game.table.standing import STANDINGS, answer
from game.titles.twenty_strong.content import ITEMS
from game.titles.twenty_strong.limits import max_health
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import card_named, dice_at, hero, names_in, noise, state_of
from tests.titles.twenty_strong.moves import attack, move, pick, pick_dice, rolls, start_move, use
from tests.titles.twenty_strong.situation import PAIR, more, play, ship

ALL_EXHAUSTED = ""


def using(run: Run) -> list[str]:
    """The items that could be used now."""
    return [option.source for option in asked(run).options if option.key.startswith("use:")]


def dropping(run: Run) -> list[str]:
    """The items that could be discarded now."""
    return [option.source for option in asked(run).options if option.key.startswith("drop:")]


def drop(run: Run, item: str) -> None:
    """Discard an item by name."""
    pick(run, next(one.key for one in asked(run).options if one.key.startswith("drop:") and one.source == item))


def salvage(run: Run) -> None:
    """Salvage without a ready die."""
    pick(run, "salvage")


def window(run: Run) -> tuple[int, str]:
    """Who is asked, and in which window."""
    return asked(run).seat, asked(run).message.removeprefix("ask-window-")


# -- kinds of items --------------------------------------------------------------------------------


@pytest.mark.rule("20S-198")
def test_there_are_three_types_with_separate_decks() -> None:
    assert {item.deck for item in ITEMS.values()} == {"military", "technical", "crafted"}
    run = play(ship(rooms={"c2": "rm_workshop"}), ["it_boots"], ["it_flare"])
    pick(run, "move")
    run.pick()
    pick(run, "exhaust:B")
    assert names_in(run, "stack:c2") == ["it_boots", "it_flare"]
    for deck, bags in state_of(run).decks.items():
        if deck in ("military", "technical"):
            assert {ITEMS[name].deck for bag in bags for name in bag.names} == {deck}
    assert names_in(run, "crafted") == ["it_antidote"]


@pytest.mark.rule("20S-199")
def test_a_single_use_item_works_once_and_is_discarded() -> None:
    run = play(ship(items={0: ["it_damper"]}, noise=5))
    use(run, "it_damper")
    assert noise(run) == 2
    assert names_in(run, "inventory:0") == []
    assert names_in(run, "discard:technical") == ["it_damper"]


@pytest.mark.rule("20S-200")
def test_an_ongoing_effect_lasts_over_the_rounds() -> None:
    run = play(ship(items={0: ["it_vest"]}))
    for _ in range(2):
        pick(run, "end")
    assert len(told(run, "round_started")) == 2
    assert max_health(state_of(run), 0).total == 5


@pytest.mark.rule("20S-200")
def test_an_ongoing_effect_ends_when_the_item_is_discarded() -> None:
    run = play(ship(items={0: ["it_vest"]}))
    drop(run, "it_vest")
    assert max_health(state_of(run), 0).total == 4


@pytest.mark.rule("20S-201")
def test_each_use_of_a_multi_use_item_is_counted_and_the_last_discards_it() -> None:
    run = play(ship(items={0: ["it_battery"]}, ready=ALL_EXHAUSTED))
    battery = card_named(state_of(run), "it_battery")
    assert state_of(run).cards[battery].marks == ITEMS["it_battery"].uses == 2
    use(run, "it_battery")
    pick_dice(run, "R")
    assert state_of(run).cards[battery].marks == 1
    assert told(run, "item_turned")[0].data["left"] == 1
    assert names_in(run, "inventory:0") == ["it_battery"]
    use(run, "it_battery")
    pick_dice(run, "P")
    assert dice_at(state_of(run), "ready") == "PR"
    assert names_in(run, "inventory:0") == []
    assert names_in(run, "discard:technical") == ["it_battery"]


# -- any time ------------------------------------------------------------------------------------


def at_the_choice_of_an_action(run: Run) -> None:
    """Nothing to do."""


def while_committing_a_move(run: Run) -> None:
    """Name a move."""
    pick(run, "move")


def after_a_move_roll(run: Run) -> None:
    """Roll a move."""
    more(run, "hit")
    start_move(run, "G")


def before_a_step(run: Run) -> None:
    """Accept a move roll."""
    after_a_move_roll(run)
    pick(run, "accept")


def while_committing_an_attack(run: Run) -> None:
    """Name an attack."""
    pick(run, "attack")


def after_an_attack_roll(run: Run) -> None:
    """Roll an attack."""
    more(run, "hit")
    attack(run, "G")


def after_a_salvage_roll(run: Run) -> None:
    """Roll a salvage."""
    more(run, "hit " * 16)
    pick(run, "salvage")


MOMENTS = [
    at_the_choice_of_an_action, while_committing_a_move, after_a_move_roll, before_a_step,
    while_committing_an_attack, after_an_attack_roll, after_a_salvage_roll,
]  # fmt: skip


@pytest.mark.rule("20S-202")
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_untimed_item_can_be_used_at_any_time(moment: Callable[[Run], None]) -> None:
    run = play(ship(items={0: ["it_damper"]}, enemies={"c2": ["al_queen"]}, exhausted="Y", noise=3))
    moment(run)
    before = asked(run).message
    use(run, "it_damper")
    assert noise(run) == 0
    assert asked(run).message == before


@pytest.mark.rule("20S-202")
def test_between_commit_and_roll_no_item_can_be_used() -> None:
    run = play(ship(items={0: ["it_damper"]}, noise=3), "hit")
    pick(run, "move")
    run.take_events()
    pick_dice(run, "G")
    assert asked(run).message == "ask-move-accept"
    assert [event.kind for event in run.events] == ["action_taken", "die_moved", "rolled"]


@pytest.mark.rule("20S-203")
@pytest.mark.parametrize("item", sorted(ITEMS))
def test_any_item_may_be_discarded_for_free(item: str) -> None:
    run = play(ship(items={0: [item]}))
    assert dropping(run) == [item]
    drop(run, item)
    assert names_in(run, "inventory:0") == []
    assert state_of(run).actions == 4
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-203")
@pytest.mark.parametrize("moment", MOMENTS)
def test_any_item_may_be_discarded_inside_an_action_too(moment: Callable[[Run], None]) -> None:
    run = play(ship(items={0: ["it_damper", "it_vest"]}, enemies={"c2": ["al_queen"]}, exhausted="Y"))
    moment(run)
    before, left = asked(run).message, state_of(run).actions
    assert dropping(run) == ["it_damper", "it_vest"]
    drop(run, "it_vest")
    assert (asked(run).message, state_of(run).actions) == (before, left)
    assert names_in(run, "inventory:0") == ["it_damper"]


@pytest.mark.rule("20S-203")
def test_whoever_is_offered_items_in_another_round_may_discard_one() -> None:
    run = play(ship(PAIR, items={1: ["it_damper", "it_antidote"]}, noise=2, agenda=round_of(0)))
    assert window(run) == (1, "round-start")
    assert dropping(run) == ["it_damper", "it_antidote"]
    drop(run, "it_antidote")
    assert names_in(run, "crafted") == ["it_antidote"]
    assert window(run) == (1, "round-start")


@pytest.mark.parametrize("wish", STANDINGS)
def test_a_standing_answer_never_discards(wish: str) -> None:
    state = ship(PAIR, items={1: ["it_damper", "it_antidote"]}, noise=2, agenda=round_of(0))
    run = play(state)
    key = answer(asked(run), {"it_antidote": wish, "it_damper": "never"}, {})
    assert key == "pass"


@pytest.mark.rule("20S-203")
def test_a_vest_dropped_after_committing_takes_no_die_back() -> None:
    run = play(ship(items={0: ["it_vest"]}), "miss miss miss miss miss", "hit miss miss miss miss")
    start_move(run, "YYYYY")
    drop(run, "it_vest")
    pick(run, "repeat")
    assert asked(run).message == "ask-walk"
    assert rolls(run, "move") == ["YYYYY", "YYYYY"]


# -- gaining -------------------------------------------------------------------------------------


@pytest.mark.rule("20S-204")
def test_items_are_gained_one_at_a_time() -> None:
    run = play(ship(stacks={"c2": ["it_vest", "it_boots", "it_flare"]}, ready=ALL_EXHAUSTED))
    salvage(run)
    assert names_in(run, "inventory:0") == ["it_vest"]
    salvage(run)
    assert names_in(run, "inventory:0") == ["it_vest", "it_boots"]
    assert len(told(run, "item_gained")) == 2


@pytest.mark.rule("20S-205")
def test_at_the_limit_of_a_type_an_item_cannot_be_gained() -> None:
    run = play(ship(items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_scanner"]}, ready=ALL_EXHAUSTED))
    salvage(run)
    assert asked(run).message == "ask-make-room"
    assert len(keys(run)) == 3
    pick(run, "leave")
    assert names_in(run, "inventory:0") == ["it_boots", "it_toolkit"]


@pytest.mark.rule("20S-205")
def test_the_limit_holds_for_each_type_by_itself() -> None:
    run = play(ship(items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_vest"]}, ready=ALL_EXHAUSTED))
    salvage(run)
    assert names_in(run, "inventory:0") == ["it_boots", "it_toolkit", "it_vest"]


@pytest.mark.rule("20S-205")
def test_discarding_an_owned_item_makes_room() -> None:
    run = play(ship(items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_scanner"]}, ready=ALL_EXHAUSTED))
    salvage(run)
    drop(run, "it_boots")
    assert names_in(run, "inventory:0") == ["it_toolkit", "it_scanner"]


@pytest.mark.rule("20S-205")
def test_using_an_owned_item_up_makes_room() -> None:
    items = {0: ["it_damper", "it_pain"]}
    run = play(ship(items=items, stacks={"c2": ["it_scanner"]}, ready=ALL_EXHAUSTED, health={0: 2}))
    salvage(run)
    use(run, "it_pain")
    assert asked(run).message == "ask-make-room"
    use(run, "it_pain")
    assert hero(run).health == 4
    assert names_in(run, "inventory:0") == ["it_damper", "it_scanner"]


@pytest.mark.rule("20S-206")
def test_an_item_not_yet_gained_cannot_make_room() -> None:
    items = {0: ["it_boots", "it_toolkit"]}
    run = play(ship(items=items, stacks={"c2": ["it_medkit"]}, ready=ALL_EXHAUSTED, health={0: 1}))
    salvage(run)
    assert asked(run).message == "ask-make-room"
    assert using(run) == []
    assert sorted(dropping(run)) == ["it_boots", "it_toolkit"]


@pytest.mark.rule("20S-286")
def test_room_is_made_knowing_only_the_type_and_the_item_is_turned_up_when_gained() -> None:
    run = play(ship(items={0: ["it_boots", "it_toolkit"]}, stacks={"c2": ["it_medkit"]}, ready=ALL_EXHAUSTED))
    medkit = card_named(state_of(run), "it_medkit")
    salvage(run)
    assert asked(run).args == {"deck": "@deck_technical"}
    assert "it_medkit" not in str(asked(run))
    assert (state_of(run).cards[medkit].up, state_of(run).cards[medkit].known_to(0)) == (False, False)
    drop(run, "it_boots")
    assert state_of(run).cards[medkit].up


# -- windows of the current player --------------------------------------------------------------


@pytest.mark.rule("20S-287")
def test_w1_opens_at_the_start_of_the_round() -> None:
    run = play(ship(items={0: ["it_battery"]}, exhausted="Y", agenda=round_of(0)))
    assert window(run) == (0, "round-start")
    assert using(run) == ["it_battery"]


@pytest.mark.rule("20S-287")
def test_w2_opens_after_recover_dice_and_after_each_action() -> None:
    run = play(ship(items={0: ["it_battery"]}, exhausted="YY", agenda=round_of(0)), "hit")
    pick(run, "pass")
    run.pick()
    assert asked(run).message == "ask-action"
    assert using(run) == ["it_battery"]
    move(run, "G", "stop")
    pick(run, "leave")
    assert asked(run).message == "ask-action"
    assert using(run) == ["it_battery"]


@pytest.mark.rule("20S-287")
def test_w2_opens_after_the_last_action_too() -> None:
    run = play(ship(items={0: ["it_battery"]}, exhausted="YY", actions=1, up=["c2"]))
    pick(run, "move")
    run.pick()
    assert (asked(run).message, state_of(run).actions) == ("ask-last-items", 0)
    battery = card_named(state_of(run), "it_battery")
    assert keys(run) == [f"use:{battery}", f"drop:{battery}", "end"]


@pytest.mark.rule("20S-287")
def test_w3_opens_while_committing() -> None:
    run = play(ship(items={0: ["it_battery"]}, ready="G"))
    pick(run, "move")
    use(run, "it_battery")
    pick_dice(run, "R")
    assert asked(run).message == "ask-move-dice"
    more(run, "hit hit")
    pick_dice(run, "GR")
    assert rolls(run, "move") == ["GR"]


@pytest.mark.rule("20S-287")
def test_w4_opens_after_each_roll_and_before_each_application() -> None:
    run = play(ship(items={0: ["it_battery"]}, enemies={"c2": ["al_queen"]}, ready="GB"), "hit hit")
    attack(run, "GB")
    assert using(run) == ["it_battery"]
    pick(run, next(key for key in keys(run) if key.startswith("d")))
    assert using(run) == ["it_battery"]


@pytest.mark.rule("20S-287")
def test_w5_opens_before_each_step_and_before_each_opportunity_attack() -> None:
    state = ship(items={0: ["it_battery"]}, enemies={"c2": ["al_hatch"]}, exhausted="YY")
    run = play(state, "hit hit")
    start_move(run, "GB")
    pick(run, "accept")
    assert (asked(run).message, using(run)) == ("ask-walk", ["it_battery"])
    pick(run, "c1")
    assert window(run) == (0, "opportunity")
    assert not told(run, "enemy_attacks")
    more(run, "miss")
    pick(run, "pass")
    assert told(run, "enemy_attacks")
    assert (asked(run).message, using(run)) == ("ask-walk", ["it_battery"])


@pytest.mark.rule("20S-287")
def test_w6_to_w8_open_in_the_resolve_phase() -> None:
    state = ship(items={0: ["it_battery"]}, enemies={"c2": ["al_skulk", "al_skulk_x"]}, exhausted="YY")
    run = play(state)
    pick(run, "end")
    met = []
    for outcome in ("miss miss", "miss miss", "", "", "miss"):
        if asked(run).message in ("ask-attacker", "ask-after"):
            pick(run, keys(run)[0])
        met.append(window(run)[1])
        assert using(run) == ["it_battery"]
        if outcome:
            more(run, outcome)
        pick(run, "pass")
    assert met == ["enemy-attack", "enemy-attack", "after-effect", "after-effect", "noise-roll"]


@pytest.mark.rule("20S-287")
def test_no_window_opens_when_no_item_could_change_anything() -> None:
    run = play(ship(items={0: ["it_battery", "it_damper"]}, enemies={"c2": ["al_queen"]}, agenda=round_of(0)))
    assert asked(run).message == "ask-action"
    more(run, "hit miss miss", "miss")
    pick(run, "end")
    assert [event.kind for event in run.events if event.kind == "enemy_attacks"]
    assert window(run) == (0, "noise-roll")


# -- windows of the other players ---------------------------------------------------------------


@pytest.mark.rule("20S-288")
def test_others_are_asked_at_w1_clockwise_after_the_current_player() -> None:
    heroes = ["her_soldier", "her_pilot", "her_captain"]
    items = {0: ["it_damper"], 1: ["it_battery"], 2: ["it_battery"]}
    run = play(ship(heroes, items=items, exhausted="YYYY", noise=2, agenda=round_of(1), current=1, first=1))
    order = []
    for _ in range(3):
        order.append(window(run))
        pick(run, "pass")
    assert order == [(1, "round-start"), (2, "round-start"), (0, "round-start")]


@pytest.mark.rule("20S-288")
def test_others_are_asked_at_w2_after_recover_dice_and_after_each_action() -> None:
    run = play(ship(PAIR, items={1: ["it_damper"]}, noise=2, agenda=round_of(0), up=["c2"]))
    assert window(run) == (1, "round-start")
    pick(run, "pass")
    assert asked(run).seat == 1
    assert not state_of(run).action
    assert state_of(run).phase == "engagement"
    pick(run, "pass")
    pick(run, "move")
    run.pick()
    assert (asked(run).seat, state_of(run).actions) == (1, 3)


@pytest.mark.rule("20S-288")
def test_at_w2_the_current_player_comes_first_and_the_others_clockwise() -> None:
    heroes = ["her_soldier", "her_pilot", "her_captain"]
    items = {0: ["it_damper"], 1: ["it_battery"], 2: ["it_battery"]}
    run = play(ship(heroes, items=items, exhausted="YYYY", noise=2, current=1, up=["c2"]))
    pick(run, "move")
    run.pick()
    order = []
    while asked(run).message != "ask-action":
        order.append(window(run))
        pick(run, "pass")
    assert order == [(1, "after-action"), (2, "after-action"), (0, "after-action")]
    assert (asked(run).seat, using(run)) == (1, ["it_battery"])


@pytest.mark.rule("20S-288")
def test_at_w2_the_choice_of_an_action_is_enough_when_nobody_else_is_asked() -> None:
    run = play(ship(PAIR, items={0: ["it_damper"], 1: ["it_vest"]}, noise=2, up=["c2"]))
    pick(run, "move")
    run.pick()
    assert (asked(run).message, using(run)) == ("ask-action", ["it_damper"])


@pytest.mark.rule("20S-288")
def test_others_are_asked_at_w6_and_w8_but_not_at_w7() -> None:
    state = ship(PAIR, items={1: ["it_damper"]}, enemies={"c2": ["al_skulk"]}, noise=2, exhausted="YY")
    run = play(state, "miss miss")
    pick(run, "end")
    assert window(run) == (1, "enemy-attack")
    pick(run, "pass")
    assert noise(run) == 3
    assert window(run) == (1, "noise-roll")
    more(run, "miss")
    use(run, "it_damper")
    assert noise(run) == 0


@pytest.mark.rule("20S-288")
def test_others_are_not_asked_inside_an_action() -> None:
    run = play(ship(PAIR, items={1: ["it_damper"]}, noise=2), "hit")
    move(run, "G", "c1")
    assert asked(run).seat == 0


@pytest.mark.rule("20S-288")
def test_with_own_round_only_nobody_else_is_asked() -> None:
    state = ship(
        PAIR, items={1: ["it_damper"]}, enemies={"c2": ["al_skulk"]}, noise=2, exhausted="YY", agenda=round_of(0),
        up=["c2"], options={"off_turn_items": "own_round_only"},
    )  # fmt: skip
    run = play(state, "miss miss", "miss")
    run.pick()
    pick(run, "move")
    run.pick()
    assert asked(run).seat == 0
    pick(run, "end")
    assert state_of(run).current == 1
    assert window(run) == (1, "round-start")


@pytest.mark.rule("20S-288")
def test_timed_items_are_not_offered_in_other_rounds() -> None:
    timed = ["it_baton", "it_shotgun", "it_flare", "it_card"]
    run = play(
        ship(["her_soldier", "her_captain"], items={1: timed}, enemies={"c2": ["al_skulk"]}), "miss miss", "miss"
    )
    pick(run, "end")
    assert (asked(run).message, asked(run).seat) == ("ask-recover", 1)


# -- uses that would change nothing ------------------------------------------------------------


@pytest.mark.rule("20S-289")
@pytest.mark.parametrize("item", ["it_medkit", "it_pain", "it_damper", "it_battery", "it_antidote"])
def test_a_use_that_would_change_nothing_is_not_offered_but_discarding_is(item: str) -> None:
    run = play(ship(items={0: [item]}))
    assert using(run) == []
    assert dropping(run) == [item]


@pytest.mark.rule("20S-289")
@pytest.mark.parametrize("item", ["it_medkit", "it_pain", "it_damper", "it_battery", "it_antidote", "it_scanner"])
def test_a_use_that_would_change_something_is_offered(item: str) -> None:
    run = play(ship(items={0: [item]}, health={0: 1}, noise=1, exhausted="Y"))
    assert using(run) == [item]


@pytest.mark.rule("20S-289")
def test_a_scanner_without_an_unknown_room_in_reach_is_not_offered() -> None:
    near = ["c2", "b2", "d2", "a2", "e2", "c1", "b1", "d1", "c3", "b3", "d3", "c4"]
    assert using(play(ship(items={0: ["it_scanner"]}, up=near))) == []


@pytest.mark.rule("20S-289")
def test_an_antidote_at_full_health_is_offered_only_while_after_effects_are_to_come() -> None:
    state = ship(items={0: ["it_antidote"]}, enemies={"c1": ["al_spit"]}, agenda=round_of(0))
    run = play(state)
    assert window(run) == (0, "round-start")
    pick(run, "pass")
    assert using(run) == ["it_antidote"]
    more(run, "miss", "miss")
    pick(run, "end")
    assert window(run) == (0, "after-effect")
    pick(run, "pass")
    assert window(run) == (0, "round-start")


@pytest.mark.rule("20S-289")
def test_a_frag_charge_is_offered_only_where_it_could_hit_something() -> None:
    assert not [key for key in keys(play(ship(items={0: ["it_frag"]}, enemies={"c4": ["al_hatch"]}))) if "frag" in key]
    run = play(ship(items={0: ["it_frag"]}, enemies={"c1": ["al_hatch"], "c4": ["al_ward"]}))
    pick(run, "frag:")
    assert keys(run) == ["c1", "back"]


@pytest.mark.rule("20S-290")
@pytest.mark.parametrize("at_its_place", [True, False])
def test_without_the_antidote_at_its_place_no_crafted_item_can_be_gained(at_its_place: bool) -> None:
    items = {0: ["it_boots"]} | ({} if at_its_place else {1: ["it_antidote"]})
    rooms = {"c2": "rm_lab", "a2": "rm_gen_a"}
    run = play(ship(PAIR, items=items, rooms=rooms, up=["c2", "a2"]))
    assert ("room:synthesise" in keys(run)) is at_its_place
    if at_its_place:
        pick(run, "room:synthesise")
        pick(run, "card:")
        assert names_in(run, "inventory:0") == ["it_antidote"]
        assert hero(run).antidote


@pytest.mark.rule("20S-290")
def test_an_antidote_that_returned_can_be_made_again() -> None:
    items = {0: ["it_boots", "it_antidote"]}
    run = play(ship(items=items, rooms={"c2": "rm_lab", "a2": "rm_gen_a"}, up=["c2", "a2"]))
    assert "room:synthesise" not in keys(run)
    drop(run, "it_antidote")
    assert "room:synthesise" in keys(run)
