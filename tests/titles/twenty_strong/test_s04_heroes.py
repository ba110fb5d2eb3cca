"""Ledger section 4: heroes and stats."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from game.engine.chance import Roll
from game.engine.tally import Tally
from game.engine.verbs import put
from game.luck import Luck
from game.titles.twenty_strong.content import DICE, HEROES
from game.titles.twenty_strong.limits import dice_limit, max_health, recover_limit, recovery, strategy
from game.titles.twenty_strong.state import DEFEATED, Action, Hero, ShipState, inventory_zone, items_of
from game.titles.twenty_strong.steps import TIMING
from game.titles.twenty_strong.title import components
from tests.titles.talk import asked, keys
from tests.titles.twenty_strong.games import Witness, played_at_random, round_of
from tests.titles.twenty_strong.looks import card_named, dice_at, state_of
from tests.titles.twenty_strong.moves import pick, pick_dice, start_move
from tests.titles.twenty_strong.situation import play, ship

CARDS = {
    "her_scout": (3, 2, 3), "her_captain": (3, 3, 3), "her_pilot": (3, 2, 4), "her_soldier": (4, 2, 4),
    "her_scientist": (2, 3, 4), "her_mechanic": (3, 2, 4), "her_medic": (3, 2, 4), "her_quartermaster": (3, 2, 4),
    "her_convict": (4, 2, 4),
}  # fmt: skip
"""Health, Strategy and Recovery of every hero in the content file."""

WORDS = Path(__file__).parents[3] / "localisation" / "en" / "twenty_strong.ftl"


def changed(quantity: str, amount: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the Muffled Carbine an item that changes a stat."""

    def ability(total: Tally, s: ShipState, seat: int) -> Tally:
        return total.plus("tally-item", amount)

    before = dict(TIMING.speaking(f"modifies {quantity}"))
    monkeypatch.setitem(TIMING._abilities, f"modifies {quantity}", before | {"it_carbine": ability})


@pytest.mark.rule("20S-032")
@pytest.mark.parametrize("hero", CARDS)
def test_a_hero_card_gives_three_numbers_and_one_ability(hero: str) -> None:
    card = HEROES[hero]
    assert (card.health, card.strategy, card.recovery) == CARDS[hero]
    named = [line for line in WORDS.read_text("utf-8").splitlines() if line.startswith(f"{hero}_ability =")]
    assert len(named) == 1
    assert sorted(HEROES) == sorted(CARDS)


@pytest.mark.rule("20S-033")
def test_the_scout_has_3_2_3() -> None:
    state = ship(["her_scout"])
    assert (state.hero.health, strategy(state, 0).total, recovery(state, 0).total) == (3, 2, 3)


@pytest.mark.rule("20S-034")
def test_the_scout_commits_two_exhausted_dice_at_most() -> None:
    run = play(ship(["her_scout"], exhausted="YGP"))
    pick(run, "move")
    assert asked(run).high == 3
    assert asked(run).caps == (("exhausted", 2),)
    assert sum(option.group == "exhausted" for option in asked(run).options) == 3


@pytest.mark.rule("20S-034")
def test_the_scout_s_exhausted_dice_are_counted_over_all_passes_and_against_the_limit() -> None:
    run = play(ship(["her_scout"], up=["c2"], exhausted="YGP"), "miss", "miss miss")
    pick(run, "move")
    pick_dice(run, "G", "exhausted")
    pick(run, "repeat")
    assert (asked(run).high, asked(run).caps) == (2, (("exhausted", 1),))
    pick_dice(run, "P", "exhausted")
    assert dice_at(state_of(run), "active") == ""
    assert dice_at(state_of(run), "exhausted") == "YGP"


@pytest.mark.rule("20S-034")
def test_nobody_else_and_no_other_action_takes_exhausted_dice() -> None:
    run = play(ship(["her_soldier"], exhausted="YGP"))
    pick(run, "move")
    assert not [option for option in asked(run).options if option.group == "exhausted"]
    run = play(ship(["her_scout"], exhausted="YGP", enemies={"c2": ["al_stalk"]}))
    pick(run, "attack")
    assert not [option for option in asked(run).options if option.group == "exhausted"]


@pytest.mark.rule("20S-035")
@pytest.mark.parametrize("reading", ["crit", "nothing"])
def test_misses_of_the_scout_make_no_noise_to_ignore(reading: str) -> None:
    run = play(ship(["her_scout"], up=["c2"], options={"scout_recon": reading}), "miss hit hit")
    start_move(run, "GGG")
    assert keys(run) == ["accept", "repeat"]
    pick(run, "accept")
    assert state_of(run).noise == 0


@pytest.mark.rule("20S-035")
def test_taken_word_for_word_the_scout_ignores_nothing_that_counts() -> None:
    run = play(ship(["her_scout"], up=["c2"], options={"scout_recon": "nothing"}), "miss crit")
    start_move(run, "GG")
    assert keys(run) == ["accept", "repeat"]
    pick(run, "accept")
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-035")
def test_this_table_lets_the_scout_ignore_one_crit_of_a_move() -> None:
    run = play(ship(["her_scout"], up=["c2"]), "crit crit")
    start_move(run, "GG")
    assert keys(run) == ["quiet", "accept", "repeat"]
    pick(run, "quiet")
    assert state_of(run).noise == 1


@pytest.mark.rule("20S-036")
@pytest.mark.parametrize(("hero", "passes"), [("her_scout", 2), ("her_captain", 3)])
def test_strategy_is_the_passes_of_each_basic_action(hero: str, passes: int) -> None:
    run = play(ship([hero], up=["c2"]), *["miss"] * (2 * passes))
    for _ in range(2):
        start_move(run, "Y")
        for _ in range(passes - 1):
            assert asked(run).message == "ask-move-accept"
            pick(run, "repeat")
            pick(run)
        assert asked(run).message == "ask-action"


@pytest.mark.rule("20S-037")
@pytest.mark.parametrize(("hero", "limit"), [("her_scout", 2), ("her_captain", 3)])
@pytest.mark.parametrize("deck", ["technical", "military"])
def test_strategy_is_the_limit_of_items_of_each_type(hero: str, limit: int, deck: str) -> None:
    names = {
        "technical": ["it_toolkit", "it_boots", "it_medkit", "it_medkit"],
        "military": ["it_vest", "it_vest", "it_baton", "it_baton"],
    }
    other = "military" if deck == "technical" else "technical"
    items = [*names[deck][: limit - 1], *names[other][:limit]]
    state = ship([hero], up=["c2"], items={0: items}, stacks={"c2": names[deck][limit - 1 : limit + 1]}, ready="")
    run = play(state)
    pick(run, "salvage")
    assert len(items_of(state_of(run), 0, deck)) == limit
    pick(run, "salvage")
    assert asked(run).message == "ask-make-room"
    assert len(items_of(state_of(run), 0, other)) == limit


@pytest.mark.rule("20S-037")
def test_the_crafted_item_has_a_limit_of_its_own() -> None:
    full = ["it_vest", "it_vest", "it_toolkit", "it_boots"]
    state = ship(["her_scout"], rooms={"c2": "rm_lab", "b1": "rm_gen_a"}, up=["c2", "b1"], items={0: full})
    run = play(state)
    pick(run, "room:synthesise")
    pick(run, f"card:{card_named(state, 'it_boots')}")
    assert [len(items_of(state_of(run), 0, deck)) for deck in ("military", "technical", "crafted")] == [2, 1, 1]


@pytest.mark.rule("20S-038")
@pytest.mark.parametrize(("hero", "most"), [("her_scout", 3), ("her_soldier", 4)])
def test_recovery_is_the_limit_of_the_recover_step(hero: str, most: int) -> None:
    run = play(ship([hero], exhausted="YYGGBB", agenda=round_of(0)))
    assert (asked(run).message, asked(run).high) == ("ask-recover", most)


@pytest.mark.rule("20S-039")
def test_stat_dice_are_never_rolled_and_are_no_unit_dice() -> None:
    for seed in range(4):
        witness = Witness(Luck(seed))
        for run in played_at_random(3, seed, chance=witness):
            state = state_of(run)
            assert len(state.dice) == 17
            assert {name for name in components(state) if name.startswith("die_")} == {f"die_{kind}" for kind in DICE}
        rolled = [request for request in witness.requests if isinstance(request, Roll)]
        assert rolled
        assert {kind for request in rolled for kind in request.dice} <= set("YGBPR")


@pytest.mark.rule("20S-040")
def test_a_stat_is_never_above_6() -> None:
    state = ship(["her_soldier"], items={0: ["it_vest", "it_vest"]})
    assert max_health(state, 0).total == 6
    put(state, "it_vest", "military", inventory_zone(0), up=True, marks=1)
    assert max_health(state, 0).total == 6
    state.action = Action("move")
    assert dice_limit(state, 0, "move").total == 6


@pytest.mark.rule("20S-040", "20S-046")
@pytest.mark.parametrize(("amount", "total"), [(1, (3, 4)), (-1, (1, 2)), (-9, (1, 1)), (9, (6, 6))])
def test_items_change_strategy_and_recovery_within_1_and_6(
    amount: int, total: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    changed("strategy", amount, monkeypatch)
    changed("recovery", amount, monkeypatch)
    state = ship(["her_scout"], items={0: ["it_carbine"]}, exhausted="YYYYYGGG")
    assert (strategy(state, 0).total, recovery(state, 0).total) == total
    assert recover_limit(state, 0).total == total[1]


@pytest.mark.rule("20S-046")
def test_a_changed_strategy_lasts_as_long_as_the_item(monkeypatch: pytest.MonkeyPatch) -> None:
    changed("strategy", 1, monkeypatch)
    state = ship(["her_scout"], items={0: ["it_carbine"]})
    run = play(state)
    assert strategy(state_of(run), 0).total == 3
    pick(run, "drop:")
    assert strategy(state_of(run), 0).total == 2


@pytest.mark.rule("20S-040")
def test_health_below_1_is_defeat() -> None:
    state = ship(["her_soldier", "her_scout"], ["c2", "a1"], enemies={"c2": ["al_hatch"]}, health={0: 2}, objectives={})
    run = play(state, "hit hit", luck=1)
    pick(run, "end")
    assert (state_of(run).heroes[0].health, state_of(run).heroes[0].status) == (0, DEFEATED)


@pytest.mark.rule("20S-041")
def test_only_health_is_kept_the_rest_is_read_from_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [field.name for field in structs.fields(Hero)]
    assert "health" in names
    assert not {"strategy", "recovery"} & set(names)
    state = ship(["her_scout"])
    other: Any = structs.replace(HEROES["her_scout"], strategy=5, recovery=6)
    monkeypatch.setitem(HEROES, "her_scout", other)
    assert (strategy(state, 0).total, recovery(state, 0).total) == (5, 6)


@pytest.mark.rule("20S-042")
@pytest.mark.parametrize("hero", CARDS)
def test_starting_health_is_max_health(hero: str) -> None:
    state = ship([hero])
    assert state.hero.health == max_health(state, 0).total == CARDS[hero][0]


@pytest.mark.rule("20S-043")
def test_gaining_a_vest_raises_the_maximum_alone() -> None:
    state = ship(["her_soldier"], up=["c2"], stacks={"c2": ["it_vest"]}, health={0: 2}, ready="")
    run = play(state)
    pick(run, "salvage")
    assert (state_of(run).hero.health, max_health(state_of(run), 0).total) == (2, 5)
    pick(run, "drop:")
    assert (state_of(run).hero.health, max_health(state_of(run), 0).total) == (2, 4)


@pytest.mark.rule("20S-044")
@pytest.mark.parametrize(("health", "after"), [(1, 3), (2, 3)])
def test_healing_stops_at_the_maximum(health: int, after: int) -> None:
    run = play(ship(["her_scout"], items={0: ["it_medkit"]}, health={0: health}))
    pick(run, "use:")
    assert state_of(run).hero.health == after


@pytest.mark.rule("20S-045")
def test_health_may_stay_above_a_maximum_that_fell() -> None:
    state = ship(["her_scout"], up=["c2"], stacks={"c2": ["it_vest"]}, items={0: ["it_pain"]}, ready="")
    run = play(state)

    def health() -> tuple[int, int]:
        return state_of(run).hero.health, max_health(state_of(run), 0).total

    assert health() == (3, 3)
    pick(run, "salvage")
    assert health() == (3, 4)
    pick(run, "use:")
    assert health() == (4, 4)
    pick(run, f"drop:{card_named(state_of(run), 'it_vest')}")
    assert health() == (4, 3)
    assert not [key for key in keys(run) if key.startswith("use:")], "nothing is left to heal"


@pytest.mark.rule("20S-045")
def test_healing_does_not_take_health_above_the_maximum_away() -> None:
    run = play(ship(["her_scout"], items={0: ["it_antidote"]}, enemies={"e4": ["al_skulk"]}, health={0: 4}))
    assert max_health(state_of(run), 0).total == 3
    pick(run, "use:")
    assert state_of(run).hero.health == 4


@pytest.mark.rule("20S-047")
def test_wounds_do_not_lower_the_dice_limits() -> None:
    run = play(ship(["her_medic"], up=["c2"], enemies={"c2": ["al_stalk"]}, health={0: 1}))
    pick(run, "move")
    assert asked(run).high == 3
    pick(run, "back")
    pick(run, "attack")
    assert asked(run).high == 3


@pytest.mark.rule("20S-047")
def test_max_health_raises_the_dice_limits_whatever_the_health() -> None:
    run = play(ship(["her_medic"], enemies={"c2": ["al_stalk"]}, items={0: ["it_vest"]}, health={0: 2}))
    pick(run, "move")
    assert asked(run).high == 4
    pick(run, "back")
    pick(run, "attack")
    assert asked(run).high == 4
