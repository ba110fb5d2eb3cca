"""Ledger section 9: the Strategy phase."""

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.titles.twenty_strong.fights import damage_on
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.games import lay, targets
from tests.titles.twenty_strong.looks import card_named, dice_at, state_of
from tests.titles.twenty_strong.moves import attack, pick, pick_dice, start_move
from tests.titles.twenty_strong.situation import lay_on, play, ship


def attacking(dice: str, *chance: str, enemies: list[str] | None = None, hero: str = "her_medic") -> Run:
    """Return a run in which a hero has committed dice to an attack and rolled them."""
    run = play(ship([hero], up=["c2"], enemies={"c2": enemies or ["al_ward"]}), *chance)
    attack(run, dice)
    return run


def again(run: Run, dice: str = "") -> None:
    """Repeat the pass, with more dice if any could be committed."""
    pick(run, "repeat")
    if asked(run).message in ("ask-attack-dice", "ask-move-dice"):
        pick_dice(run, dice)


def rolled(run: Run) -> list[str]:
    """Return the colours of every roll so far."""
    return ["".join(event.data["kinds"]) for event in told(run, "rolled")]


def on(run: Run, enemy: str) -> str:
    """Return the dice on an enemy."""
    return dice_at(state_of(run), f"on:{card_named(state_of(run), enemy)}")


def beaten(run: Run, enemy: str) -> bool:
    """Tell whether an enemy is defeated."""
    return state_of(run).cards[card_named(state_of(run), enemy)].turned


@pytest.mark.rule("20S-081")
def test_a_pass_is_commit_roll_apply() -> None:
    run = play(ship(["her_medic"], enemies={"c2": ["al_ward"]}), "hit", "hit")
    pick(run, "attack")
    assert (asked(run).message, rolled(run)) == ("ask-attack-dice", [])
    pick_dice(run, "B")
    assert (asked(run).message, rolled(run)) == ("ask-apply", ["B"])
    pick(run, "repeat")
    assert asked(run).message == "ask-attack-dice"
    pick(run)
    assert (asked(run).message, rolled(run)) == ("ask-apply", ["B", "B"])


@pytest.mark.rule("20S-081")
def test_each_basic_action_has_passes_of_its_own() -> None:
    run = attacking("B", "hit", "hit", "miss")
    again(run)
    assert "repeat" not in keys(run)
    pick(run, "done")
    attack(run, "B")
    assert "repeat" in keys(run)


@pytest.mark.rule("20S-082")
@pytest.mark.parametrize("dice", ["Y", "PR", "YBR"])
def test_any_number_and_mix_of_ready_dice_is_committed(dice: str) -> None:
    state = ship(["her_medic"], exhausted="GG", banished="P", enemies={"c2": ["al_ward"]})
    run = play(state, luck=1)
    pick(run, "attack")
    offered = sorted(state_of(run).dice[int(key[1:])].kind for key in keys(run) if key != "back")
    assert "".join(offered) == "BBBBGGPPRYYYYY"
    pick_dice(run, dice)
    assert dice_at(state_of(run), "active") == dice
    assert rolled(run) == [dice]


@pytest.mark.rule("20S-082")
def test_no_more_dice_than_the_action_allows() -> None:
    run = play(ship(["her_medic"], enemies={"c2": ["al_ward"]}))
    pick(run, "attack")
    with pytest.raises(IllegalAnswer):
        pick_dice(run, "YYYY")


@pytest.mark.rule("20S-083")
def test_committed_dice_are_rolled_together_and_no_item_comes_between() -> None:
    state = ship(
        ["her_medic"], enemies={"c2": ["al_ward"]}, items={0: ["it_pain", "it_damper"]}, health={0: 1}, noise=2
    )
    run = play(state, "miss hit hit")
    pick(run, "attack")
    assert [key for key in keys(run) if key.startswith("use:")]
    before = run.clock
    pick_dice(run, "YGB")
    assert rolled(run) == ["YGB"]
    assert (asked(run).message, run.clock) == ("ask-apply", before + 2), "one answer, one roll, nothing else"


@pytest.mark.rule("20S-083", "20S-093")
def test_only_unapplied_dice_are_rolled_again() -> None:
    run = attacking("YGB", "miss hit hit", "miss miss")
    lay(run, "hit", "al_ward", "B")
    again(run)
    assert rolled(run) == ["YGB", "YG"]
    assert on(run, "al_ward") == "B"


@pytest.mark.rule("20S-084")
def test_hits_are_applied_one_at_a_time_in_any_order_to_any_enemy_here() -> None:
    state = ship(["her_medic"], enemies={"c2": ["al_ward", "al_stalk"], "c3": ["al_skulk"]})
    run = play(state, "hit hit crit")
    attack(run, "GBP")
    assert set(targets(run)) == {"al_ward", "al_stalk"}
    assert asked(run).high == 1
    lay(run, "crit", "al_stalk", "P")
    lay(run, "hit", "al_ward", "B")
    lay(run, "hit", "al_stalk", "G")
    assert (on(run, "al_stalk"), on(run, "al_ward")) == ("GP", "B")


@pytest.mark.rule("20S-085")
def test_an_enemy_is_defeated_and_turned_the_moment_damage_reaches_its_health() -> None:
    run = attacking("GBPP", "hit hit hit hit", enemies=["al_skulk", "al_ward"], hero="her_soldier")
    for done in (False, False, True):
        lay(run, "hit", "al_skulk")
        assert beaten(run, "al_skulk") == done
    assert asked(run).message == "ask-apply", "within the attack, not after it"


@pytest.mark.rule("20S-086")
def test_a_during_effect_stops_when_its_enemy_is_defeated() -> None:
    state = ship(["her_soldier"], enemies={"c2": ["al_queen"]})
    lay_on(state, card_named(state, "al_queen"), {"R": "crit", "P": "crit", "B": "crit"})
    run = play(state, "hit hit")
    attack(run, "YG")
    assert len(targets(run)) == 1, "the yellow hit cannot be applied"
    lay(run, "hit", "al_queen", "G")
    assert beaten(run, "al_queen")
    lay(run, "hit", "al_queen", "Y")
    assert on(run, "al_queen") == "YGBPR"


@pytest.mark.rule("20S-087")
def test_hits_can_be_applied_to_a_defeated_enemy() -> None:
    run = attacking("GB", "hit crit", enemies=["al_hatch"])
    lay(run, "hit", "al_hatch")
    assert beaten(run, "al_hatch")
    lay(run, "crit", "al_hatch")
    assert (on(run, "al_hatch"), state_of(run).noise, state_of(run).hero.kills) == ("GB", 1, 1)


@pytest.mark.rule("20S-088")
def test_applying_is_optional() -> None:
    run = attacking("GB", "hit hit")
    lay(run, "hit", "al_ward")
    assert "done" in keys(run)
    pick(run, "done")
    assert damage_on(state_of(run), card_named(state_of(run), "al_ward")) == 1


@pytest.mark.rule("20S-089")
def test_a_miss_cannot_be_applied() -> None:
    run = attacking("YGB", "miss miss hit")
    assert targets(run) == ["al_ward"]
    with pytest.raises(IllegalAnswer):
        run.pick(f"d0>{card_named(state_of(run), 'al_ward')}")
    run = attacking("YGB", "miss miss miss")
    assert keys(run) == ["repeat", "done"]


@pytest.mark.rule("20S-090")
def test_a_crit_is_heard_when_it_is_applied() -> None:
    run = attacking("GBP", "crit hit crit")
    assert state_of(run).noise == 0
    lay(run, "crit", "al_ward")
    assert state_of(run).noise == 1
    lay(run, "hit", "al_ward")
    assert state_of(run).noise == 1
    pick(run, "done")
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-091")
def test_hits_outside_attacks_deal_no_damage() -> None:
    enemies = {"c2": ["al_hatch"]}
    run = play(ship(["her_medic"], up=["c2"], enemies=enemies), "hit hit hit")
    start_move(run, "YGB")
    pick(run, "accept")
    pick(run, "stop")
    assert not beaten(run, "al_hatch")
    run = play(ship(["her_medic"], up=["c2"], enemies=enemies, ready="YB"), "hit hit")
    pick(run, "salvage")
    pick(run, "accept")
    assert not beaten(run, "al_hatch")
    run = play(ship(["her_medic"], rooms={"c2": "rm_vents"}, up=["c2"], enemies=enemies), "hit")
    pick(run, "room:crawl")
    pick(run, "c3")
    assert not beaten(run, "al_hatch")
    assert damage_on(state_of(run), card_named(state_of(run), "al_hatch")) == 0


@pytest.mark.rule("20S-092")
@pytest.mark.parametrize(("hero", "passes"), [("her_medic", 2), ("her_captain", 3)])
@pytest.mark.parametrize("action", ["move", "attack", "salvage"])
def test_passes_are_limited_by_strategy(hero: str, passes: int, action: str) -> None:
    run = play(ship([hero], up=["c2"], enemies={"c2": ["al_ward"]}, ready="Y"), *["hit"] * passes)
    pick(run, action)
    if action != "salvage":
        pick_dice(run, "Y")
    for _ in range(passes - 1):
        again(run)
    assert len(rolled(run)) == passes
    assert "repeat" not in keys(run)


@pytest.mark.rule("20S-093")
def test_a_repeat_adds_ready_dice_and_rolls_unapplied_hits_again() -> None:
    run = attacking("GB", "hit crit", "miss hit")
    lay(run, "hit", "al_ward")
    pick(run, "repeat")
    assert asked(run).high == 1, "two of three dice are committed"
    pick_dice(run, "P")
    assert rolled(run) == ["GB", "BP"]
    assert (on(run, "al_ward"), state_of(run).noise) == ("G", 0)
    assert targets(run, "hit") == ["al_ward"]


@pytest.mark.rule("20S-093")
def test_a_repeat_of_a_move_may_add_dice() -> None:
    run = play(ship(["her_medic"], up=["c2"]), "hit", "miss miss miss")
    start_move(run, "B")
    pick(run, "repeat")
    assert asked(run).high == 2
    pick_dice(run, "GP")
    assert rolled(run) == ["B", "GBP"]


@pytest.mark.rule("20S-094")
def test_every_committed_die_is_exhausted_in_the_round() -> None:
    run = attacking("YGB", "miss hit hit", "miss miss", "miss")
    lay(run, "hit", "al_ward", "B")
    pick(run, "done")
    assert (dice_at(state_of(run), "exhausted"), on(run, "al_ward")) == ("YG", "B")
    pick(run, "end")
    assert asked(run).message == "ask-recover"
    assert dice_at(state_of(run), "exhausted") == "YGBP", "those of the attack, and the enemy's own purple die"


@pytest.mark.rule("20S-094")
def test_dice_of_a_move_are_exhausted_and_those_of_a_salvage_are_not() -> None:
    run = play(ship(["her_medic"], up=["c2"], exhausted="YYYY"), "miss", luck=1)
    start_move(run, "P")
    pick(run, "accept")
    assert dice_at(state_of(run), "exhausted") == "YYYYP"
    ready = dice_at(state_of(run), "ready")
    pick(run, "salvage")
    pick(run, "accept")
    if asked(run).message == "ask-salvage-recover":
        pick(run)
    assert dice_at(state_of(run), "ready") == ready


@pytest.mark.rule("20S-245")
def test_dice_exhausted_early_and_late_are_exhausted_alike() -> None:
    state = ship(["her_medic"], up=["c2"], enemies={"e4": ["al_ward"]}, banished="R", noise=1)
    lay_on(state, card_named(state, "al_ward"), {"P": "hit"})
    run = play(state, "miss", "crit")
    start_move(run, "G")
    pick(run, "accept")
    assert dice_at(state_of(run), "exhausted") == "G"
    pick(run, "end")
    while asked(run).message == "ask-enemy-way":
        pick(run, asked(run).options[0].key)
    assert rolled(run)[-1] == "P", "the strongest exhausted die, exhausted in the Exhaust Dice step"
    assert asked(run).message == "ask-recover"
    assert sorted(state_of(run).dice[int(key[1:])].kind for key in keys(run)) == ["G", "P"]


@pytest.mark.rule("20S-246")
def test_dice_of_an_earlier_attack_stay_out_of_later_actions() -> None:
    run = attacking("GBP", "hit hit hit", "miss miss hit", "miss miss hit")
    for _ in range(3):
        lay(run, "hit", "al_ward")
    assert on(run, "al_ward") == "GBP"
    pick(run, "attack")
    assert asked(run).high == 3, "they are not counted"
    pick_dice(run, "YYG")
    again(run)
    assert rolled(run) == ["GBP", "YYG", "YYG"], "they are neither rolled nor rolled again"
    assert on(run, "al_ward") == "GBP"


@pytest.mark.rule("20S-247")
def test_a_repeat_needs_a_die_to_roll() -> None:
    run = play(ship(["her_medic"], enemies={"c2": ["al_ward"]}, ready="B"), "hit")
    attack(run, "B")
    assert "repeat" in keys(run)
    lay(run, "hit", "al_ward")
    assert rolled(run) == ["B"]
    assert asked(run).message == "ask-action", "nothing is left to roll: the attack is over"


@pytest.mark.rule("20S-247")
@pytest.mark.parametrize("action", ["move", "attack", "salvage"])
@pytest.mark.parametrize("repeats", [0, 1])
def test_stopping_is_allowed_after_any_pass(action: str, repeats: int) -> None:
    run = play(ship(["her_captain"], up=["c2"], enemies={"c2": ["al_ward"]}, ready="B"), *["hit"] * (repeats + 1))
    pick(run, action)
    if action != "salvage":
        pick_dice(run, "B")
    for _ in range(repeats):
        again(run)
    pick(run, "done" if action == "attack" else "accept")
    assert len(rolled(run)) == repeats + 1
    assert asked(run).message in ("ask-action", "ask-walk"), "a move and a salvage apply all hits"


@pytest.mark.rule("20S-248")
def test_dice_of_one_colour_are_one_choice() -> None:
    run = attacking("BBB", "hit hit miss")
    assert targets(run) == ["al_ward"], "two alike hits are one option"
    outcomes = []
    for choice in (0, 3):
        run = play(ship(["her_medic"], exhausted="BBBB"), luck=1)
        pick(run, "end")
        pick(run, keys(run)[choice])
        outcomes.append((dice_at(state_of(run), "ready"), dice_at(state_of(run), "exhausted")))
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("20S-248")
def test_where_the_text_leaves_it_open_the_area_is_chosen() -> None:
    for group, exhausted in (("", "BB"), ("exhausted", "B")):
        run = play(ship(["her_scout"], up=["c2"], exhausted="B"), "miss")
        pick(run, "move")
        pick_dice(run, "B", group)
        pick(run, "accept")
        assert dice_at(state_of(run), "exhausted") == exhausted
