"""What each item does."""

import pytest

from game.engine.ask import Decision
from game.engine.run import Run
from game.engine.title import Odds
from game.titles.twenty_strong.content import FACES, ITEMS
from game.titles.twenty_strong.explain import odds
from game.titles.twenty_strong.fights import health_left
from game.titles.twenty_strong.limits import dice_limit, max_health
from game.titles.twenty_strong.state import ABOARD, enemies_at
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import round_of
from tests.titles.twenty_strong.looks import card_named, dice_at, hero, is_active, names_in, noise, state_of
from tests.titles.twenty_strong.moves import apply_hit, attack, end, move, pick, pick_dice, rolls, start_move, use
from tests.titles.twenty_strong.situation import PAIR, more, play, ship


def uses(run: Run, item: str) -> int:
    """How many uses an item has left."""
    return state_of(run).cards[card_named(state_of(run), item)].marks


def offered(run: Run, start: str) -> bool:
    """Tell whether an option that starts like this is on offer."""
    return any(key.startswith(start) for key in keys(run))


# -- Flare Pistol ----------------------------------------------------------------------------------


def test_a_flare_deals_two_damage_without_noise_in_the_apply_step_of_an_attack() -> None:
    run = play(ship(items={0: ["it_flare"]}, enemies={"c2": ["al_stalk"], "c1": ["al_queen"]}, noise=5), "miss")
    assert not offered(run, "flare:")
    attack(run, "Y")
    stalker = card_named(state_of(run), "al_stalk")
    assert [key.split(">")[1] for key in keys(run) if key.startswith("flare:")] == [str(stalker)]
    pick(run, "flare:")
    assert uses(run, "al_stalk") == 2
    assert noise(run) == 5
    assert names_in(run, "discard:military") == ["it_flare"]


# -- Pump Shotgun ------------------------------------------------------------------------------------


def test_a_shotgun_lifts_the_limit_of_one_attack_by_two_dice() -> None:
    run = play(ship(items={0: ["it_shotgun", "it_shotgun"]}, enemies={"c2": ["al_queen"]}))
    pick(run, "attack")
    assert asked(run).high == 5
    pick(run, "shotgun:")
    assert asked(run).high == 7
    assert not offered(run, "shotgun:")
    assert sorted(card.marks for card in state_of(run).cards.values() if card.name == "it_shotgun") == [1, 2]


def test_a_shotgun_is_used_before_the_first_commit_only() -> None:
    run = play(ship(items={0: ["it_shotgun"]}, enemies={"c2": ["al_queen"]}), "miss")
    attack(run, "G")
    pick(run, "repeat")
    assert not offered(run, "shotgun:")


def test_a_shotgun_fired_is_not_taken_back_with_its_attack() -> None:
    run = play(ship(items={0: ["it_shotgun"]}, enemies={"c2": ["al_queen"]}))
    pick(run, "attack")
    assert "back" in keys(run)
    pick(run, "shotgun:")
    assert "back" not in keys(run)


def test_the_limit_of_the_next_attack_is_the_old_one() -> None:
    run = play(ship(items={0: ["it_shotgun"]}, enemies={"c2": ["al_queen"]}), "miss")
    pick(run, "attack")
    pick(run, "shotgun:")
    pick_dice(run, "G")
    pick(run, "done")
    pick(run, "attack")
    assert asked(run).high == 5


# -- Muffled Carbine ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("items", "level"), [(["it_carbine"], 1), ([], 2)])
def test_the_first_crit_of_an_attack_with_a_carbine_is_silent(items: list[str], level: int) -> None:
    run = play(ship(items={0: items}, enemies={"c2": ["al_queen"]}), "crit crit")
    queen = card_named(state_of(run), "al_queen")
    attack(run, "PB")
    apply_hit(run, "P", queen)
    apply_hit(run, "B", queen)
    assert noise(run) == level


def test_a_carbine_works_in_each_attack_action() -> None:
    run = play(ship(items={0: ["it_carbine"]}, enemies={"c2": ["al_queen"]}), "crit", "crit")
    queen = card_named(state_of(run), "al_queen")
    for colour in "PB":
        attack(run, colour)
        apply_hit(run, colour, queen)
        pick(run, "done")
    assert noise(run) == 0


def test_a_carbine_does_not_muffle_other_actions() -> None:
    run = play(ship(items={0: ["it_carbine"]}, up=["c2"]), "crit")
    start_move(run, "P")
    pick(run, "accept")
    assert noise(run) == 1


# -- Plate Vest ------------------------------------------------------------------------------------


def test_a_vest_raises_the_maximum_health_and_the_limits_with_it() -> None:
    state = ship(items={0: ["it_vest"]})
    assert max_health(state, 0).total == 5
    assert dice_limit(state, 0, "move").total == 5
    assert state.heroes[0].health == 4


def test_vests_never_raise_it_above_six() -> None:
    state = ship(["her_convict"], items={0: ["it_vest", "it_vest"]})
    assert max_health(state, 0).total == 6
    stats = ship(["her_captain"], items={0: ["it_vest", "it_vest"]})
    assert max_health(stats, 0).total == 5


# -- Frag Charge -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("outcome", "damage", "level"), [("hit miss", 1, 0), ("hit hit", 2, 0), ("crit hit", 3, 1)])
def test_a_frag_charge_hurts_every_enemy_of_a_room(outcome: str, damage: int, level: int) -> None:
    run = play(ship(items={0: ["it_frag"]}, enemies={"c1": ["al_queen", "al_ward"], "c2": ["al_stalk"]}), outcome)
    pick(run, "frag:")
    pick(run, "c1")
    assert rolls(run, "it_frag") == ["PB"]
    assert (uses(run, "al_queen"), uses(run, "al_ward"), uses(run, "al_stalk")) == (damage, damage, 0)
    assert noise(run) == level
    assert state_of(run).actions == 3
    assert names_in(run, "discard:military") == ["it_frag"]


def test_a_frag_charge_reaches_the_own_and_the_adjacent_rooms() -> None:
    enemies = {space: ["al_hatch_x"] for space in ("c2", "c4")} | {"b2": ["al_queen"], "a2": ["al_hatch"]}
    run = play(ship(items={0: ["it_frag"]}, enemies=enemies))
    pick(run, "frag:")
    assert keys(run) == ["c2", "b2", "back"]


def test_a_frag_charge_tells_beforehand_whom_it_may_defeat() -> None:
    state = ship(items={0: ["it_frag"]}, enemies={"c1": ["al_queen"], "c2": ["al_stalk"]})
    blue, purple = (FACES[colour] for colour in "BP")
    worth = {"hit": 1, "crit": 2, "miss": 0}
    totals = [worth[one] + worth[other] for one in blue for other in purple]
    needed = health_left(state, enemies_at(state, "c2")[0].id)
    chance = round(sum(total >= needed for total in totals) * 100 / len(totals))
    told_odds = odds(state, Decision(1, 0, "ask-frag", ()), ("c2",))
    assert told_odds[0] == Odds("odds-defeat", chance, {"enemy": "@al_stalk"})
    assert [one.text for one in told_odds] == ["odds-defeat", "odds-quiet"]
    before = odds(state, Decision(1, 0, "ask-action", ()), ("frag:1",))
    assert [(one.text, one.args["damage"]) for one in before] == [("odds-damage", 1), ("odds-damage", 2)]
    assert before[0].per_cent == round(sum(total >= 1 for total in totals) * 100 / len(totals))


# -- Shock Baton -----------------------------------------------------------------------------------


def test_a_baton_makes_an_enemy_leave_out_its_rightmost_die_once_per_attack() -> None:
    run = play(ship(items={0: ["it_baton", "it_baton"]}, enemies={"c2": ["al_queen"]}), "hit hit", "hit")
    pick(run, "end")
    assert asked(run).message == "ask-window-enemy-attack"
    pick(run, "baton:")
    assert rolls(run, "enemy_attack") == ["RP"]
    assert sorted(card.marks for card in state_of(run).cards.values() if card.name == "it_baton") == [1, 2]


@pytest.mark.parametrize(("banished", "rolled"), [("BBBB", "R"), ("R", "P")])
def test_a_baton_counts_the_dice_that_would_be_rolled(banished: str, rolled: str) -> None:
    run = play(ship(items={0: ["it_baton"]}, enemies={"c2": ["al_queen"]}, banished=banished), "hit", "hit")
    pick(run, "end")
    pick(run, "baton:")
    assert rolls(run, "enemy_attack") == [rolled]


def test_a_baton_is_no_use_against_a_single_die() -> None:
    run = play(ship(items={0: ["it_baton"]}, enemies={"c2": ["al_hatch"]}, banished="YYYYY"), "hit", "hit")
    pick(run, "end")
    assert rolls(run, "enemy_attack") == ["G"]


def test_a_baton_is_no_use_against_opportunity_attacks() -> None:
    run = play(ship(items={0: ["it_baton"]}, enemies={"c2": ["al_stalk"]}), "hit", "miss miss")
    move(run, "G", "c1")
    assert rolls(run, "opportunity") == ["PB"]


# -- Trauma Kit and Stim Tabs -----------------------------------------------------------------------


@pytest.mark.parametrize(("whom", "health"), [(0, [3, 1]), (1, [1, 3])])
def test_a_trauma_kit_heals_two_on_a_hero_in_the_room(whom: int, health: list[int]) -> None:
    run = play(ship(PAIR, items={0: ["it_medkit"]}, health={0: 1, 1: 1}))
    use(run, "it_medkit")
    pick(run, f"seat:{whom}")
    assert [one.health for one in state_of(run).heroes] == health
    assert names_in(run, "discard:technical") == ["it_medkit"]


def test_a_trauma_kit_does_not_reach_another_room() -> None:
    run = play(ship(PAIR, at=["c2", "c1"], items={0: ["it_medkit"]}, health={1: 1}))
    assert not offered(run, "use:")


def test_stim_tabs_heal_one_on_oneself_twice() -> None:
    run = play(ship(PAIR, items={0: ["it_pain"]}, health={0: 1, 1: 1}))
    use(run, "it_pain")
    assert (hero(run, 0).health, hero(run, 1).health, uses(run, "it_pain")) == (2, 1, 1)
    use(run, "it_pain")
    assert hero(run).health == 3
    assert names_in(run, "discard:technical") == ["it_pain"]


# -- Tool Roll and Master Keycard -------------------------------------------------------------------


def test_a_tool_roll_exhausts_a_ready_die_instead_of_paying_a_technical_item() -> None:
    run = play(ship(items={0: ["it_toolkit"]}, rooms={"c2": "rm_comms"}, ready="YB"))
    pick(run, "move")
    run.pick()
    assert {"exhaust:Y", "exhaust:B"} <= {*keys(run)}
    pick(run, "exhaust:Y")
    assert is_active(run, "c2")
    assert dice_at(state_of(run), "ready") == "B"
    assert names_in(run, "inventory:0") == ["it_toolkit"]


def test_a_tool_roll_does_not_replace_a_military_item() -> None:
    run = play(ship(items={0: ["it_toolkit"]}, rooms={"c2": "rm_sec"}))
    pick(run, "move")
    run.pick()
    assert keys(run) == ["check:BB", "leave"]


def test_a_keycard_activates_a_room_without_a_requirement() -> None:
    run = play(ship(items={0: ["it_card"]}, rooms={"c2": "rm_pod_s"}))
    assert not offered(run, "use:")
    pick(run, "move")
    run.pick()
    pick(run, "keycard:")
    assert is_active(run, "c2")
    assert not told(run, "rolled")
    assert names_in(run, "discard:technical") == ["it_card"]


# -- Motion Scanner ----------------------------------------------------------------------------------


def test_a_scanner_looks_in_private_at_an_inactive_room_within_two_steps() -> None:
    run = play(ship(PAIR, items={0: ["it_scanner"]}, up=["c1"]))
    use(run, "it_scanner")
    assert sorted(keys(run)) == sorted(["c2", "b2", "d2", "a2", "e2", "b1", "d1", "c3", "b3", "d3", "c4"])
    pick(run, "c4")
    card = state_of(run).cards[state_of(run).rooms["c4"]]
    assert (card.known_to(0), card.known_to(1), card.up) == (True, False, False)
    assert uses(run, "it_scanner") == 2


# -- Sound Damper, Battery Cell, Grip Boots --------------------------------------------------------


@pytest.mark.parametrize(("level", "after"), [(5, 2), (3, 0), (1, 0)])
def test_a_damper_lowers_noise_by_three_but_not_below_zero(level: int, after: int) -> None:
    run = play(ship(items={0: ["it_damper"]}, noise=level))
    use(run, "it_damper")
    assert noise(run) == after


def test_a_battery_recovers_one_exhausted_die() -> None:
    run = play(ship(items={0: ["it_battery"]}, ready="Y"))
    use(run, "it_battery")
    pick_dice(run, "P")
    assert dice_at(state_of(run), "ready") == "YP"
    assert uses(run, "it_battery") == 1


@pytest.mark.parametrize(("outcome", "steps"), [("hit miss", 2), ("crit hit", 3), ("miss miss", 0)])
def test_grip_boots_add_a_room_to_a_move_with_a_hit(outcome: str, steps: int) -> None:
    run = play(ship(items={0: ["it_boots"]}, up=["c2"]), outcome)
    start_move(run, "PB")
    assert asked(run).options[0].args["steps"] == steps
    pick(run, "accept")
    if steps:
        assert asked(run).args["steps"] == steps
    else:
        assert asked(run).message == "ask-action"


# -- Antidote --------------------------------------------------------------------------------------


def test_an_antidote_heals_to_the_maximum_and_returns_to_its_place() -> None:
    run = play(ship(items={0: ["it_antidote"]}, health={0: 1}))
    use(run, "it_antidote")
    assert hero(run).health == 4
    assert names_in(run, "crafted") == ["it_antidote"]


def test_an_antidote_ignores_all_after_effects_of_this_round_only() -> None:
    run = play(ship(items={0: ["it_antidote"]}, enemies={"c2": ["al_skulk", "al_spit"]}, health={0: 1}))
    use(run, "it_antidote")
    pick(run, "end")
    more(run, "miss miss", "miss miss", "miss")
    pick(run, "card:")
    assert asked(run).message == "ask-after"
    pick(run, "card:")
    assert noise(run) == 0
    assert hero(run).health == 4
    assert told(run, "round_started")
    assert state_of(run).effects == []


def test_an_antidote_used_at_the_start_of_a_round_holds_for_it() -> None:
    run = play(ship(items={0: ["it_antidote"]}, enemies={"c2": ["al_skulk"]}, agenda=round_of(0)))
    use(run, "it_antidote")
    end(run, "miss miss", "miss")
    assert noise(run) == 0
    assert hero(run).status == ABOARD


def test_every_item_has_a_test_of_its_effect() -> None:
    proved = {
        "it_flare", "it_shotgun", "it_carbine", "it_vest", "it_frag", "it_baton", "it_medkit", "it_pain", "it_toolkit",
        "it_card", "it_scanner", "it_damper", "it_battery", "it_boots", "it_antidote",
    }  # fmt: skip
    assert proved == {*ITEMS}
