"""The Tomb of Anubis: every card does what its text says."""

import pytest

from game.titles.sentinels.flow import hero_power, texts
from game.titles.sentinels.verbs import deal, destroy
from tests.titles.sentinels.situation import (
    act,
    asked,
    card,
    hp,
    named_options,
    names,
    over,
    pick,
    play,
    play_for,
    state_of,
    table,
)

TOMB = "tomb_of_anubis"
PLAY = play_for(TOMB)


def test_anubis_judges_whose_card_is_destroyed_and_strikes_the_lowest() -> None:
    s = table(turn=TOMB, play=["tomb_anubis", "haka_ta_moko"], hp={"ra": 5})
    run = play(s, act(lambda s: destroy(s, card(s, "haka_ta_moko"))), texts("end"))
    assert hp(run, "haka") == 34, "Ta Moko still protects while it is being destroyed"
    assert hp(run, "ra") == 2


def test_akana_hits_the_lowest_hero_target() -> None:
    run = play(table(turn=TOMB, play=["tomb_akana"], hp={"ra": 5}), texts("end"))
    assert hp(run, "ra") == 4


def test_mdjai_hits_the_highest_outside_the_environment() -> None:
    run = play(table(turn=TOMB, play=["tomb_mdjai"]), texts("end"))
    assert hp(run, "gloomweaver") == 88


def test_nomti_protects_environment_targets() -> None:
    s = table(play=["tomb_nomti", "tomb_akana"])
    run = play(s, act(lambda s: deal(s, card(s, "ra"), card(s, "tomb_akana"), 3, "fire")))
    assert hp(run, "tomb_akana") == 6


def test_shamise_destroys_an_equipment() -> None:
    run = play(table(turn=TOMB, play=["tomb_shamise", "haka_mere", "haka_taiaha"]), texts("end"))
    pick(run, "haka_taiaha")
    assert names(run, "trash:haka") == ["haka_taiaha"]


def test_urshe_drains_every_hero_target() -> None:
    run = play(table(turn=TOMB, play=["tomb_urshe"]), texts("end"))
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (29, 31, 33)


def test_the_swarm_bites_all_outside_the_environment() -> None:
    run = play(table(turn=TOMB, play=["tomb_swarm_of_scarabs", "tomb_akana"], hp={"tomb_akana": 8}), texts("end"))
    assert (hp(run, "ra"), hp(run, "gloomweaver"), hp(run, "tomb_akana")) == (28, 89, 8)


@pytest.mark.parametrize(
    "trial", ["tomb_swarm_of_scarabs", "tomb_spike_trap", "tomb_swinging_blades", "tomb_the_challenge_of_fire"]
)
def test_a_destroyed_trial_gives_a_relic_to_a_hero(trial: str) -> None:
    s = table(play=[trial, "tomb_idol_of_anput"], hp={"haka": 20})
    run = play(s, act(lambda s: destroy(s, card(s, trial))), hero_power("haka"))
    pick(run, "haka")
    assert names(run, "area:haka") == ["haka", "tomb_idol_of_anput"]
    pick(run, "tomb_idol_of_anput")
    assert hp(run, "haka") == 22


def test_a_second_trial_moves_the_relic_to_another_hero() -> None:
    s = table(play=["tomb_spike_trap", "tomb_rod_of_anubis"], held={"tomb_rod_of_anubis": "ra"})
    run = play(s, act(lambda s: destroy(s, card(s, "tomb_spike_trap"))), hero_power("legacy"))
    assert named_options(run) == ["legacy", "haka"]
    pick(run, "legacy")
    pick(run, "tomb_rod_of_anubis")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87


def test_the_spike_trap_hits_all_but_one_and_two_cards_disarm_it() -> None:
    s = table(turn=TOMB, play=["tomb_spike_trap"], hands={"ra": ["ra_inferno", "ra_fire_blast"]})
    run = play(s, texts("end"), texts("start"))
    assert (hp(run, "haka"), hp(run, "legacy"), hp(run, "ra")) == (32, 30, 30)
    pick(run, "ra")
    assert names(run, f"trash:{TOMB}") == ["tomb_spike_trap"]
    assert over(run)


def test_swinging_blades_hit_the_highest_and_an_equipment_jams_them() -> None:
    s = table(turn=TOMB, play=["tomb_swinging_blades", "haka_mere"])
    run = play(s, texts("end"), texts("start"))
    assert hp(run, "haka") == 31
    pick(run, "haka_mere")
    assert names(run, f"trash:{TOMB}") == ["tomb_swinging_blades"]


def test_the_challenge_of_fire_burns_all_and_is_met_by_cards() -> None:
    s = table(turn=TOMB, play=["tomb_the_challenge_of_fire"], hands={"ra": ["ra_inferno"], "haka": ["haka_mere"]})
    run = play(s, texts("end"), texts("start"))
    assert (hp(run, "ra"), hp(run, "gloomweaver")) == (28, 88)
    pick(run, "yes")
    pick(run, "yes")
    assert names(run, f"trash:{TOMB}") == ["tomb_the_challenge_of_fire"]


def test_judgement_strikes_who_has_more_than_the_fewest() -> None:
    s = table(turn=TOMB, tops=["tomb_judgement_of_anubis"], play=["haka_mere", "ra_wrathful_gaze"])
    run = play(s, PLAY)
    assert (hp(run, "haka"), hp(run, "ra"), hp(run, "legacy")) == (32, 28, 32)
    assert names(run, f"trash:{TOMB}") == ["tomb_judgement_of_anubis"]


@pytest.mark.parametrize("agree", [True, False])
def test_cast_into_the_underworld_takes_the_weakest_unless_all_pay(agree: bool) -> None:
    s = table(
        turn=TOMB, tops=["tomb_cast_into_the_underworld"], play=["gloom_zombie_servant"],
        hands={"ra": ["ra_inferno"], "haka": ["haka_mere"], "legacy": ["legacy_fortitude"]},
    )  # fmt: skip
    run = play(s, PLAY)
    for answer in ("yes", "yes", "yes" if agree else "no"):
        assert asked(run).message == "sen-ask-may-discard"
        pick(run, answer)
    assert ("gloom_zombie_servant" in names(run, "play")) == agree
    assert bool(state_of(run).zones.get("hand:ra")) != agree


def test_cast_into_the_underworld_asks_for_nothing_when_nobody_could_be_taken() -> None:
    hands = {"ra": ["ra_inferno"], "haka": ["haka_mere"], "legacy": ["legacy_fortitude"]}
    run = play(table(turn=TOMB, tops=["tomb_cast_into_the_underworld"], hands=hands), PLAY)
    assert over(run)
    assert names(run, f"trash:{TOMB}") == ["tomb_cast_into_the_underworld"]
    assert "gloomweaver" in names(run, "play")
