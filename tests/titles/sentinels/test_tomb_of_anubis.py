"""The Tomb of Anubis: every card does what its text says."""

import pytest

from game.engine.run import Run
from game.titles.sentinels.flow import hero_power, texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import deal, destroy
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, pick, play, play_for, strike
from tests.titles.sentinels.situation import TEAM, sizes, table
from tests.titles.talk import asked, told

TOMB = "tomb_of_anubis"
PLAY = play_for(TOMB)


def scene(h: int = 3, **wishes: object) -> S:
    """Return a situation in the Tomb, in its turn."""
    return table(heroes=TEAM[:h], **{"turn": TOMB, **wishes})  # type: ignore[arg-type]


def hits(run: Run) -> list[tuple[int, int, str]]:
    """Return whom damage was dealt, how much and of which type."""
    return [(event.data["target"], event.data["amount"], event.data["type"]) for event in told(run, "damage")]


def test_anubis_judges_the_hero_whose_card_is_destroyed_and_nobody_else() -> None:
    lying = ["tomb_anubis", "ra_living_conflagration", "gloom_zombie_servant", "tomb_akana"]
    fall = [fell(one) for one in lying[1:]]
    run = play(scene(play=lying), *fall)
    assert hits(run) == [(card(run, "ra"), 1, "infernal")]


def test_anubis_strikes_the_lowest_outside_the_environment_with_three() -> None:
    run = play(
        scene(play=["tomb_anubis", "tomb_akana", "gloom_ophidia_the_deceiver"], hp={"tomb_akana": 1}), texts("end")
    )
    assert hits(run)[0] == (card(run, "gloom_ophidia_the_deceiver"), 3, "infernal")


@sizes
def test_akana_and_mdjai_strike_harder_against_more_heroes(h: int) -> None:
    lying = ["tomb_akana", "tomb_mdjai", "tomb_anubis", "gloom_ophidia_the_deceiver"]
    s = scene(h, play=lying, hp={"tomb_anubis": 99, "haka": 95, "ra": 9})
    run = play(s, texts("end"))
    assert hits(run)[:2] == [(card(run, "ra"), h - 2, "melee"), (card(run, "haka"), h - 1, "melee")]


def test_nomti_protects_nobody_outside_the_environment() -> None:
    s = scene(play=["tomb_nomti", "gloom_ophidia_the_deceiver"])
    run = play(s, *[strike("gloomweaver", one, 3) for one in ("tomb_nomti", "haka", "gloom_ophidia_the_deceiver")])
    assert (hp(run, "tomb_nomti"), hp(run, "haka"), hp(run, "gloom_ophidia_the_deceiver")) == (7, 31, 5)


def test_shamise_leaves_ongoing_cards() -> None:
    run = play(scene(play=["tomb_shamise", "haka_ta_moko", "haka_mere"]), texts("end"))
    assert (names(run, "trash:haka"), over(run)) == (["haka_mere"], True)


def test_urshe_and_the_swarm_deal_their_types_to_their_targets() -> None:
    run = play(scene(play=["tomb_urshe", "gloom_ophidia_the_deceiver"]), texts("end"))
    assert hits(run) == [(card(run, one), 1, "infernal") for one in TEAM[:3]]
    again = play(scene(play=["tomb_swarm_of_scarabs", "tomb_urshe", "gloom_ophidia_the_deceiver"]), texts("end"))
    bitten = ["gloomweaver", *TEAM[:3], "gloom_ophidia_the_deceiver"]
    assert hits(again)[:5] == [(card(again, one), 1, "toxic") for one in bitten]


@pytest.mark.parametrize("trial", ["tomb_spike_trap", "tomb_swinging_blades", "tomb_the_challenge_of_fire"])
def test_trials_reward_only_their_own_destruction(trial: str) -> None:
    s = scene(play=[trial, "tomb_idol_of_anput", "tomb_akana"])
    run = play(s, fell("tomb_akana"))
    assert over(run)
    assert "tomb_idol_of_anput" in names(run, f"area:{TOMB}")


def test_of_two_relics_the_players_name_the_one_a_trial_gives() -> None:
    s = scene(play=["tomb_spike_trap", "tomb_idol_of_anput", "tomb_rod_of_anubis", "ra_the_staff_of_ra"])
    run = play(s, fell("tomb_spike_trap"))
    assert named_options(run) == ["tomb_idol_of_anput", "tomb_rod_of_anubis"]
    pick(run, "tomb_rod_of_anubis")
    pick(run, "legacy")
    assert "tomb_rod_of_anubis" in names(run, "area:legacy")


def test_no_fallen_hero_is_given_a_relic() -> None:
    s = scene(play=["tomb_spike_trap", "tomb_rod_of_anubis"], flipped=["ra"])
    run = play(s, fell("tomb_spike_trap"))
    assert named_options(run) == ["legacy", "haka"]


def test_a_trial_destroyed_without_a_relic_gives_nothing() -> None:
    run = play(scene(play=["tomb_spike_trap"]), fell("tomb_spike_trap"))
    assert over(run)


@sizes
def test_the_spike_trap_spares_one_hero_target_and_stays_unpaid(h: int) -> None:
    hands = {"ra": ["ra_inferno", "ra_fire_blast"], "haka": ["haka_mere"]}
    s = scene(h, play=["tomb_spike_trap"], hp={TEAM[h - 1]: 9}, hands=hands)
    run = play(s, texts("end"), texts("start"))
    assert sorted(hits(run)) == [(card(run, one), 2, "projectile") for one in TEAM[: h - 1]]
    assert named_options(run) == ["ra", "none"], "one card is too few"
    pick(run, "none")
    assert "tomb_spike_trap" in names(run, "play")


def test_swinging_blades_stay_when_no_equipment_is_given() -> None:
    s = scene(play=["tomb_swinging_blades", "haka_mere", "haka_ta_moko", "legacy_the_legacy_ring"])
    run = play(s, texts("start"))
    assert named_options(run) == ["haka_mere", "legacy_the_legacy_ring", "none"]
    pick(run, "none")
    assert "tomb_swinging_blades" in names(run, "play")
    again = play(state_of(run), act(lambda s: _to_end(s)))
    assert hits(play(state_of(again), texts("end"))) == [(card(again, "legacy"), 3, "melee")]


async def _to_end(s: S) -> None:
    """Ta Moko would lower the blow."""
    await destroy(s, card(s, "haka_ta_moko"))
    s.hp[card(s, "haka")] = 20


@sizes
@pytest.mark.parametrize("lacking", [1, 2])
def test_the_challenge_of_fire_is_met_by_all_but_one(h: int, lacking: int) -> None:
    cards = {"ra": "ra_inferno", "legacy": "legacy_fortitude", "haka": "haka_mere", "wraith": "wraith_trust_fund"}
    hands = {hero: [one] for hero, one in (cards | {"fanatic": "fanatic_holy_nova"}).items() if hero in TEAM[:h]}
    run = play(scene(h, play=["tomb_the_challenge_of_fire"], hands=hands), texts("start"))
    for number in range(h):
        pick(run, "yes" if number < h - lacking else "no")
    assert ("tomb_the_challenge_of_fire" in names(run, "play")) == (lacking == 2)
    assert sum(len(names(run, f"trash:{hero}")) for hero in TEAM[:h]) == h - lacking


def test_the_challenge_of_fire_burns_everybody_outside_the_environment() -> None:
    run = play(scene(play=["tomb_the_challenge_of_fire", "tomb_akana", "gloom_ophidia_the_deceiver"]), texts("end"))
    burnt = ["gloomweaver", *TEAM[:3], "gloom_ophidia_the_deceiver"]
    assert hits(run)[:5] == [(card(run, one), 2, "fire") for one in burnt]


def test_the_rod_strikes_with_infernal_damage_by_its_holder() -> None:
    s = scene(turn="haka", play=["tomb_rod_of_anubis"], held={"tomb_rod_of_anubis": "haka"})
    run = play(s, hero_power("haka"))
    pick(run, "tomb_rod_of_anubis")
    pick(run, "gloomweaver")
    assert hits(run) == [(card(run, "gloomweaver"), 3, "infernal")]
    assert told(run, "damage")[0].data["source"] == card(run, "haka")


def test_judgement_counts_only_active_heroes_and_strikes_with_two() -> None:
    s = scene(tops=["tomb_judgement_of_anubis"], play=["haka_mere", "haka_taiaha", "legacy_fortitude"], flipped=["ra"])
    run = play(s, PLAY)
    assert hits(run) == [(card(run, "haka"), 2, "infernal")]
    assert told(run, "damage")[0].data["source"] == card(run, "tomb_judgement_of_anubis")


def test_cast_into_the_underworld_takes_no_character_and_the_weakest_of_all_sides() -> None:
    lying = ["gloom_ophidia_the_deceiver", "tomb_akana", "tomb_anubis"]
    s = scene(tops=["tomb_cast_into_the_underworld"], play=lying, hp={"tomb_akana": 4, "ra": 1})
    run = play(s, PLAY)
    assert over(run), "not every player has a card"
    assert names(run, f"trash:{TOMB}") == ["tomb_akana", "tomb_cast_into_the_underworld"]
    assert "ra" in names(run, "play")


def test_anubis_judges_whose_card_is_destroyed_and_strikes_the_lowest() -> None:
    s = table(turn=TOMB, play=["tomb_anubis", "haka_ta_moko"], hp={"ra": 5})
    run = play(s, fell("haka_ta_moko"), texts("end"))
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
    run = play(s, fell(trial), hero_power("haka"))
    pick(run, "haka")
    assert names(run, "area:haka") == ["haka", "tomb_idol_of_anput"]
    pick(run, "tomb_idol_of_anput")
    assert hp(run, "haka") == 22


def test_a_second_trial_moves_the_relic_to_another_hero() -> None:
    s = table(play=["tomb_spike_trap", "tomb_rod_of_anubis"], held={"tomb_rod_of_anubis": "ra"})
    run = play(s, fell("tomb_spike_trap"), hero_power("legacy"))
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
