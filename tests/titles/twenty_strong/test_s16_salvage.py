"""Section 16: the salvage action."""

import pytest

from game.engine.ask import Decision
from game.titles.twenty_strong.content import FACES
from game.titles.twenty_strong.explain import odds
from game.titles.twenty_strong.state import ACTIVE, EXHAUSTED, READY
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import dice_at, names_in, noise, state_of
from tests.titles.twenty_strong.moves import pick, pick_dice, rolls
from tests.titles.twenty_strong.situation import play, ship


@pytest.mark.rule("20S-133")
@pytest.mark.parametrize("up", [["c2"], []])
def test_salvage_is_legal_in_every_room_with_or_without_a_stack(up: list[str]) -> None:
    run = play(ship(up=up, ready="Y"), "miss")
    pick(run, "salvage")
    pick(run, "accept")
    assert state_of(run).actions == 3
    assert names_in(run, "inventory:0") == []


@pytest.mark.parametrize(("stack", "said"), [(["it_boots"], ["odds-quiet"]), ([], ["odds-no-item", "odds-quiet"])])
def test_salvage_says_beforehand_that_there_is_nothing_and_how_loud_it_may_be(
    stack: list[str], said: list[str]
) -> None:
    told_odds = odds(ship(ready="Y", stacks={"c2": stack}), Decision(1, 0, "ask-action", ()), ("salvage",))
    assert [one.text for one in told_odds] == said
    quiet = 100 * sum(face != "crit" for face in FACES["Y"]) / len(FACES["Y"])
    assert told_odds[-1].per_cent == round(quiet)


@pytest.mark.rule("20S-134")
def test_salvage_commits_all_ready_dice_whatever_the_health() -> None:
    run = play(ship(["her_scientist"], ready="YYGBPR"), "miss miss miss miss miss hit")
    pick(run, "salvage")
    assert rolls(run, "salvage") == ["YYGBPR"]
    assert dice_at(state_of(run), READY) == ""


@pytest.mark.rule("20S-135")
def test_a_roll_is_accepted_or_every_die_is_rolled_again_while_strategy_allows() -> None:
    run = play(ship(["her_captain"], ready="YG"), "hit crit", "crit hit", "miss miss")
    pick(run, "salvage")
    assert keys(run) == ["accept", "repeat"]
    pick(run, "repeat")
    assert keys(run) == ["accept", "repeat"]
    pick(run, "repeat")
    assert rolls(run, "salvage") == ["YG", "YG", "YG"]
    assert noise(run) == 0
    assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-136")
@pytest.mark.parametrize("up", [["c2"], []])
def test_the_top_item_of_the_stack_is_gained_whatever_was_rolled(up: list[str]) -> None:
    run = play(ship(up=up, ready="Y", stacks={"c2": ["it_boots", "it_vest"]}), "miss")
    pick(run, "salvage")
    pick(run, "accept")
    assert names_in(run, "inventory:0") == ["it_boots"]
    assert names_in(run, "stack:c2") == ["it_vest"]


@pytest.mark.rule("20S-136")
def test_inventory_limits_hold_for_a_salvaged_item() -> None:
    items = {0: ["it_boots", "it_toolkit"]}
    run = play(ship(ready="Y", items=items, stacks={"c2": ["it_damper"]}), "miss")
    pick(run, "salvage")
    pick(run, "accept")
    assert asked(run).message == "ask-make-room"
    pick(run, "leave")
    assert names_in(run, "inventory:0") == ["it_boots", "it_toolkit"]
    assert names_in(run, "stack:c2") == ["it_damper"]


@pytest.mark.rule("20S-137")
@pytest.mark.parametrize("recovered", ["", "R", "RP"])
def test_each_crit_may_recover_one_exhausted_die(recovered: str) -> None:
    run = play(ship(ready="YYG"), "crit crit hit")
    pick(run, "salvage")
    pick(run, "accept")
    assert (asked(run).low, asked(run).high) == (0, 2)
    pick_dice(run, recovered)
    assert len(dice_at(state_of(run), READY)) == 3 + len(recovered)


@pytest.mark.rule("20S-138")
@pytest.mark.parametrize("recovered", ["", "RP"])
def test_each_crit_is_heard_whether_or_not_a_die_is_recovered(recovered: str) -> None:
    run = play(ship(ready="YYG", noise=1), "crit crit hit")
    pick(run, "salvage")
    pick(run, "accept")
    pick_dice(run, recovered)
    assert noise(run) == 3


@pytest.mark.rule("20S-139")
def test_the_rolled_dice_return_to_the_pool() -> None:
    run = play(ship(exhausted="P"), "hit miss miss miss miss miss miss miss miss miss miss miss miss miss miss hit")
    pick(run, "salvage")
    pick(run, "accept")
    state = state_of(run)
    assert (dice_at(state, READY), dice_at(state, EXHAUSTED)) == ("YYYYYGGGGBBBBPPR", "P")


@pytest.mark.rule("20S-265")
def test_a_salvage_goes_noise_recovery_item_return_and_then_the_enemies_due() -> None:
    state = ship(ready="YY", noise=4, stacks={"c2": ["it_boots"]}, up=["c2"])
    run = play(state, "crit crit", ["al_queen"])
    pick(run, "salvage")
    pick(run, "accept")
    assert asked(run).message == "ask-salvage-recover"
    assert noise(run) == 0
    assert names_in(run, "inventory:0") == []
    assert dice_at(state_of(run), ACTIVE) == "YY"
    assert {option.about[1] for option in asked(run).options}.isdisjoint(
        die.id for die in state_of(run).dice if die.place == ACTIVE
    )
    pick_dice(run, "R")
    order = [event.kind for event in run.events if event.kind in ("noise_overflow", "item_gained", "enemy_appeared")]
    assert order == ["noise_overflow", "item_gained", "enemy_appeared"]
    back = max(at for at, event in enumerate(run.events) if event.kind == "die_moved")
    gained, appeared = (run.events.index(told(run, kind)[0]) for kind in ("item_gained", "enemy_appeared"))
    assert gained < back < appeared
    assert dice_at(state_of(run), READY) == "YYR"
