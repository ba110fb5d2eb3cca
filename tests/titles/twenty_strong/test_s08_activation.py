"""Ledger section 8: Activation."""

from typing import Any

import pytest

from game.engine.run import Run
from game.model.state import cards_in
from game.model.view import SPECTATOR, view
from game.titles.twenty_strong.state import DEFEATED, ESCAPED, ShipState, objective_zone, set_hero
from tests.titles.talk import asked, told
from tests.titles.twenty_strong.games import first_answer, played_at_random, round_of
from tests.titles.twenty_strong.looks import dice_at, state_of
from tests.titles.twenty_strong.moves import pick, pick_dice
from tests.titles.twenty_strong.situation import play, ship, turn_down

TRIO = ["her_soldier", "her_scout", "her_medic"]


def waking(seats: int = 1, rank: int = 1, **fields: Any) -> ShipState:
    """Return a state in which the first player's round, dial step included, is about to begin."""
    options = {"rank": str(rank)} | fields.pop("options", {})
    return ship(TRIO[:seats], options=options, agenda=round_of(0), **{"dial_done": False} | fields)


def dial(run: Run) -> int:
    """Return the number on the dial."""
    return state_of(run).dials["time"].value


def settle(run: Run) -> None:
    """Put away the first objective of every player who is asked."""
    for decision in run.pending:
        assert decision.message == "ask-put-away"
        run.answer(first_answer(run, decision.seat))


@pytest.mark.rule("20S-066", "20S-069")
def test_the_first_player_s_round_decreases_the_dial_by_1() -> None:
    run = play(ship(TRIO, first=1, current=1, dial=9))
    dials = []
    for _ in range(7):
        dials.append((asked(run).seat, dial(run)))
        pick(run, "end")
    assert dials == [(1, 9), (2, 9), (0, 9), (1, 8), (2, 8), (0, 8), (1, 7)]
    assert [(event.data["from"], event.data["to"]) for event in told(run, "dial_turned")] == [(9, 8), (8, 7)]


@pytest.mark.rule("20S-066")
def test_the_dial_goes_down_once_in_a_cycle_whoever_is_first_player() -> None:
    state = waking(2, dial=8, at=["c2", "c4"], health={0: 1}, enemies={"c2": ["al_hatch"]}, objectives={})
    run = play(state, "hit miss", "miss")
    assert dial(run) == 7
    pick(run, "end")
    assert (asked(run).seat, state_of(run).first, dial(run)) == (1, 1, 7)


@pytest.mark.rule("20S-069")
def test_another_player_s_round_leaves_the_dial_alone() -> None:
    run = play(ship(TRIO, dial=8, dial_done=False, agenda=round_of(1)))
    assert (asked(run).seat, dial(run)) == (1, 8)


@pytest.mark.rule("20S-067")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_round_of_all_is_played_at_10(seats: int) -> None:
    for run in played_at_random(seats, seats):
        if run.pending and run.pending[0].message == "ask-action" and state_of(run).cycle == 1:
            assert dial(run) == 10


@pytest.mark.rule("20S-068")
def test_at_0_everyone_aboard_is_defeated_and_nothing_more_happens() -> None:
    state = waking(3, dial=1, alarm=True, exhausted="YYY", objectives={}, noise=2)
    set_hero(state, 2, status=ESCAPED, space="")
    run = play(state)
    assert run.over
    assert [hero.status for hero in state_of(run).heroes] == [DEFEATED, DEFEATED, ESCAPED]
    assert (dial(run), state_of(run).noise, dice_at(state_of(run), "exhausted")) == (0, 2, "YYY")


@pytest.mark.rule("20S-068")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_cycle_c_has_dial_11_minus_c_and_the_tenth_is_the_last(seats: int) -> None:
    run = play(ship(TRIO[:seats], objectives={}, first=0), luck=3)
    played = []
    while not run.over:
        if asked(run).message == "ask-action":
            assert dial(run) == 11 - state_of(run).cycle
            played.append(asked(run).seat)
            pick(run, "end")
        elif asked(run).low == 0:
            pick(run)
        else:
            pick(run, asked(run).options[0].key)
    assert played == list(range(seats)) * 10
    assert dial(run) == 0


@pytest.mark.rule("20S-070", "20S-242")
@pytest.mark.parametrize(
    ("seats", "rank", "threshold"),
    [
        (1, 1, 2), (1, 2, 3), (1, 3, 4), (1, 4, 5),
        (2, 1, 3), (2, 2, 4), (2, 3, 5), (2, 4, 6),
        (3, 1, 4), (3, 2, 5), (3, 3, 6), (3, 4, 7),
    ],
)  # fmt: skip
def test_self_destruct_at_players_plus_rank(seats: int, rank: int, threshold: int) -> None:
    early = play(waking(seats, rank, dial=threshold + 2, exhausted="Y"))
    assert (dial(early), state_of(early).alarm, asked(early).message) == (threshold + 1, False, "ask-recover")
    run = play(waking(seats, rank, dial=threshold + 1, exhausted="Y"))
    assert (dial(run), state_of(run).alarm, state_of(run).current) == (threshold, True, state_of(run).first)
    settle(run)
    assert asked(run).message == "ask-recover", "the sequence comes before Recover Dice"


@pytest.mark.rule("20S-242")
@pytest.mark.parametrize(("count", "threshold"), [("started", 4), ("in_play", 3)])
def test_heroes_that_left_count_as_the_option_says(count: str, threshold: int) -> None:
    for value in (4, 3):
        state = waking(3, dial=value + 1, options={"selfdestruct_count": count}, objectives={})
        set_hero(state, 2, status=ESCAPED, space="")
        assert state_of(play(state)).alarm == (value <= threshold)


@pytest.mark.rule("20S-071")
def test_self_destruct_happens_once() -> None:
    run = play(ship(dial=2, alarm=True, noise=4))
    pick(run, "end")
    assert (dial(run), asked(run).message) == (1, "ask-action")
    assert not told(run, "self_destruct")
    assert state_of(run).noise == 4


@pytest.mark.rule("20S-072", "20S-073")
@pytest.mark.parametrize("noise", range(5))
def test_the_noise_card_flips_and_keeps_noise_up_to_4(noise: int) -> None:
    state = state_of(play(waking(dial=3, noise=noise)))
    assert state.alarm
    assert (state.dials["noise"].value, state.dials["noise"].high) == (noise, 4)
    assert not [card for card in state.cards.values() if card.zone.startswith("enemies:")]


@pytest.mark.rule("20S-074")
def test_noise_5_at_the_flip_brings_one_enemy_to_the_current_hero() -> None:
    state = state_of(play(waking(2, dial=4, noise=5, at=["d3", "b2"]), ["al_stalk"]))
    assert (state.dials["noise"].value, state.dials["noise"].high) == (0, 4)
    enemies = [(card.name, card.zone, card.up) for card in state.cards.values() if card.family == "alien"]
    assert enemies == [("al_stalk", "enemies:d3", True)]


@pytest.mark.rule("20S-075")
@pytest.mark.parametrize("inactive", [False, True])
def test_the_nest_stack_goes_to_the_cryo_chamber(inactive: bool) -> None:
    state = waking(dial=3, nest=["al_stalk", "al_skulk"])
    if inactive:
        turn_down(state, "a1")
    after = state_of(play(state))
    assert sorted(card.name for card in cards_in(after, "enemies:a1")) == ["al_skulk", "al_stalk"]
    assert all(card.up for card in cards_in(after, "enemies:a1"))
    assert not after.zones.get("nest_stack")


@pytest.mark.rule("20S-076")
def test_everyone_with_two_objectives_discards_one() -> None:
    state = waking(3, dial=5, objectives={0: ["ob_home", "ob_power"], 1: ["ob_burn"], 2: ["ob_debt", "ob_watch"]})
    run = play(state)
    assert [decision.seat for decision in run.pending] == [0, 2]
    assert {decision.low for decision in run.pending} == {decision.high for decision in run.pending} == {1}
    settle(run)
    after = state_of(run)
    kept = [[card.name for card in cards_in(after, objective_zone(seat))] for seat in range(3)]
    assert kept == [["ob_power"], ["ob_burn"], ["ob_watch"]]


@pytest.mark.rule("20S-077")
@pytest.mark.parametrize("chosen", ["", "Y", "RP", "YGR"])
def test_recover_any_exhausted_dice_up_to_recovery(chosen: str) -> None:
    run = play(ship(["her_scout"], exhausted="YYGBPR", agenda=round_of(0)))
    assert (asked(run).message, asked(run).low, asked(run).high) == ("ask-recover", 0, 3)
    pick_dice(run, chosen)
    left = "YYGBPR"
    for colour in chosen:
        left = left.replace(colour, "", 1)
    assert dice_at(state_of(run), "exhausted") == left
    assert len(dice_at(state_of(run), "ready")) == 11 + len(chosen)


@pytest.mark.rule("20S-078")
def test_fewer_exhausted_dice_than_recovery() -> None:
    run = play(ship(["her_scout"], exhausted="YG", agenda=round_of(0)))
    assert asked(run).high == 2
    pick_dice(run, "YG")
    assert len(dice_at(state_of(run), "ready")) == 17
    assert asked(play(ship(["her_scout"], agenda=round_of(0)))).message == "ask-action"


@pytest.mark.rule("20S-079")
def test_banished_dice_are_not_recovered() -> None:
    run = play(ship(["her_scout"], exhausted="Y", banished="RPB", agenda=round_of(0)))
    assert [state_of(run).dice[int(option.about[1])].kind for option in asked(run).options] == ["Y"]
    state = ship(["her_scout"], banished="RPB", agenda=round_of(0))
    assert asked(play(state)).message == "ask-action"


@pytest.mark.rule("20S-080")
def test_every_player_recovers_in_the_own_round() -> None:
    run = play(ship(TRIO, exhausted="YYYYYGGGG"), *["miss"] * 3)
    for seat, most in ((1, 3), (2, 4), (0, 4)):
        pick(run, "end")
        assert (asked(run).message, asked(run).seat, asked(run).high) == ("ask-recover", seat, most)
        pick(run)


@pytest.mark.rule("20S-243")
def test_self_destruct_goes_in_order() -> None:
    run = play(waking(2, dial=4, noise=5, nest=["al_skulk"], items={0: ["it_damper"]}), ["al_stalk"])
    assert asked(run).message == "ask-window-round-start", "an item holds the round, so that the news can be heard"
    pick(run, "pass")
    events = [(event.kind, event.data.get("name")) for event in run.events]
    wanted = ("self_destruct", "dial_turned", "enemy_appeared")
    assert [one for one in events if one[0] in wanted] == [
        ("dial_turned", None), ("self_destruct", None), ("dial_turned", None),
        ("enemy_appeared", "al_stalk"), ("enemy_appeared", "al_skulk"),
    ]  # fmt: skip
    assert [decision.seat for decision in run.pending] == [0, 1], "both choose at the same time"


@pytest.mark.rule("20S-243")
def test_the_choices_of_objectives_are_secret() -> None:
    run = play(waking(2, dial=4))
    before = {seat: view(state_of(run), seat) for seat in (0, 1)}
    run.take_events()
    run.answer(first_answer(run, 1))
    assert [decision.seat for decision in run.pending] == [0]
    assert not run.events
    assert view(state_of(run), 0).zones == before[0].zones


@pytest.mark.rule("20S-244")
def test_a_discarded_objective_is_known_to_its_owner_alone_for_ever() -> None:
    run = play(waking(2, dial=4), luck=1)
    dropped = {decision.seat: int(decision.options[0].about[1]) for decision in run.pending}
    settle(run)
    _nobody_else_knows(run, dropped)
    while not run.over:
        pick(run, *([] if asked(run).low == 0 else ["end" if asked(run).message == "ask-action" else _any(run)]))
    _nobody_else_knows(run, dropped)


def _any(run: Run) -> str:
    return asked(run).options[0].key


def _nobody_else_knows(run: Run, dropped: dict[int, int]) -> None:
    state = state_of(run)
    for owner, card in dropped.items():
        assert not state.cards[card].up
        assert view(state, owner).cards[card].name == state.cards[card].name
        for other in (1 - owner, SPECTATOR):
            assert view(state, other).cards[card].name == ""
