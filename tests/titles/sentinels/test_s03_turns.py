"""Section 3: turns, phases and what a hero may do in them."""

import pytest

from game.model.state import Step
from game.titles.sentinels.state import Dealt
from game.titles.sentinels.verbs import damage_dealt
from tests.titles.sentinels.situation import (
    asked,
    card,
    hero_draw,
    hero_play,
    hero_power,
    keys,
    names,
    over,
    pick,
    play,
    play_for,
    state_of,
    table,
    told,
)


@pytest.mark.rule("SEN-060", "SEN-062", "SEN-063")
def test_the_villain_starts_plays_one_card_and_ends() -> None:
    s = table(turn="gloomweaver", tops=["gloom_zombie_servant", "gloom_cursed_acolyte"])
    run = play(s, Step("begin_turn", ("gloomweaver",)))
    assert [event.data["phase"] for event in told(run, "phase_began")] == ["start", "play", "end"]
    assert names(run, "play")[-1] == "gloom_zombie_servant"
    assert over(run)


@pytest.mark.rule("SEN-072", "SEN-073", "SEN-074")
def test_play_power_and_draw_are_each_optional() -> None:
    run = play(table(hands={"ra": ["ra_inferno"]}), hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    for message in ("sen-ask-play", "sen-ask-power", "sen-ask-draw-phase"):
        assert asked(run).message == message
        pick(run, "none")
    assert over(run)


@pytest.mark.rule("SEN-075", "SEN-271")
@pytest.mark.parametrize(("power", "draws"), [("none", 2), ("ra", 1)])
def test_who_neither_plays_nor_uses_a_power_may_draw_two(power: str, draws: int) -> None:
    s = table(tops=["ra_inferno", "ra_fire_blast"])
    run = play(s, hero_power("ra"), hero_draw("ra"))
    pick(run, power)
    if power == "ra":
        pick(run, "gloomweaver")
    for _ in range(draws):
        pick(run, "draw")
    assert over(run)
    assert len(names(run, "hand:ra")) == draws


@pytest.mark.rule("SEN-172", "SEN-174")
def test_a_power_is_used_once_a_turn() -> None:
    """SEN-W06: the second use of the same power is refused."""
    s = table(bonus={"power:ra": 2})
    run = play(s, hero_power("ra"))
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert over(run), "there is no other power to use"


@pytest.mark.rule("SEN-195", "SEN-196")
def test_a_second_limited_card_cannot_be_chosen() -> None:
    s = table(hands={"ra": ["ra_flame_barrier", "ra_inferno"]}, play=["ra_flame_barrier"])
    run = play(s, hero_play("ra"))
    assert keys(run) == [f"c{card(run, 'ra_inferno')}", "none"]


@pytest.mark.rule("SEN-218", "SEN-220")
@pytest.mark.parametrize("lying", [["tomb_nomti"], []])
def test_an_empty_deck_is_made_of_its_trash_or_nothing_happens(lying: list[str]) -> None:
    s = table(turn="tomb_of_anubis", trash=lying)
    s.decks["tomb_of_anubis"] = ()
    run = play(s, play_for("tomb_of_anubis"))
    assert ("tomb_nomti" in names(run, "play")) == bool(lying)


@pytest.mark.parametrize(("since", "sum_"), [("", 1), ("ra", 1 + 2 + 4)])
def test_damage_is_remembered_since_the_last_turn(since: str, sum_: int) -> None:
    s = table(turn="ra", turns=10)
    s.dealt = [Dealt(turn, 1, 2, amount, "fire") for turn, amount in ((10, 1), (9, 2), (6, 4), (5, 8))]
    assert damage_dealt(s, since=since) == sum_
    assert state_of(play(s)).turn == "ra"
