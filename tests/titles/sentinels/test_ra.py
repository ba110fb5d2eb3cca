"""Ra: every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import fallen
from game.titles.sentinels.verbs import THIS_TURN, deal, last
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, hero_play, hero_power, pick, play, strike, texts
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told


def test_pyre_deals_two_fire() -> None:
    run = play(table(), hero_power("ra"))
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88
    assert over(run)


def test_fallen_ra_lends_a_power() -> None:
    run = play(table(flipped=["ra"]), fallen("ra"))
    pick(run, "a1")
    pick(run, "haka")
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88


def test_fallen_ra_buries_an_environment_card() -> None:
    run = play(
        table(flipped=["ra"], play=["tomb_akana", "tomb_anubis", "gloom_crimson_pin", "haka_mere"]), fallen("ra")
    )
    pick(run, "a2")
    assert named_options(run) == ["tomb_akana", "tomb_anubis"]
    pick(run, "tomb_akana")
    assert state_of(run).decks["tomb_of_anubis"][-1].names == ("tomb_akana",)


def test_fallen_ra_destroys_an_ongoing_card() -> None:
    run = play(table(flipped=["ra"], play=["gloom_strength_of_the_grave", "haka_ta_moko"]), fallen("ra"))
    pick(run, "a3")
    assert named_options(run) == ["gloom_strength_of_the_grave", "haka_ta_moko"]
    pick(run, "gloom_strength_of_the_grave")
    assert names(run, "trash:gloomweaver") == ["gloom_strength_of_the_grave"]


def test_excavation_puts_up_to_three_cards_under_their_deck_and_may_draw_as_many() -> None:
    lying = ["tomb_akana", "tomb_anubis", "tomb_mdjai", "tomb_nomti"]
    s = table(hands={"ra": ["ra_excavation"]}, trash=lying, tops=["ra_inferno"])
    run = play(s, hero_play("ra"))
    pick(run, "ra_excavation")
    assert (asked(run).low, asked(run).high) == (0, 3)
    pick(run, "tomb_akana", "tomb_nomti")
    pick(run, "yes")
    pick(run, "no")
    assert names(run, "trash:tomb_of_anubis") == ["tomb_anubis", "tomb_mdjai"]
    assert names(run, "hand:ra") == ["ra_inferno"]


def test_fire_blast_deals_five_fire() -> None:
    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    assert names(run, "trash:ra") == ["ra_fire_blast"]


def test_flame_spike_deals_one_fire_and_gives_a_power_more() -> None:
    s = table(hands={"ra": ["ra_flame_spike"]}, play=["ra_blazing_tornado"])
    run = play(s, hero_play("ra"), hero_power("ra"))
    pick(run, "ra_flame_spike")
    pick(run, "gloomweaver")
    pick(run, "ra")
    pick(run, "gloomweaver")
    pick(run, "ra_blazing_tornado")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 90 - 1 - 2 - 3
    assert over(run)


def test_inferno_deals_three_fire_and_one_to_up_to_five_others() -> None:
    run = play(table(hands={"ra": ["ra_inferno"]}, play=["gloom_ophidia_the_deceiver"]), hero_play("ra"))
    pick(run, "ra_inferno")
    pick(run, "gloomweaver")
    assert "gloomweaver" not in named_options(run)
    pick(run, "gloom_ophidia_the_deceiver")
    pick(run, "none")
    assert (hp(run, "gloomweaver"), hp(run, "gloom_ophidia_the_deceiver")) == (87, 7)


def test_inferno_reaches_five_others_and_no_more() -> None:
    lying = ["tomb_akana", "tomb_mdjai", "tomb_urshe", "gloom_ophidia_the_deceiver", "gloom_chosen_disciple"]
    run = play(table(hands={"ra": ["ra_inferno"]}, play=lying), hero_play("ra"))
    pick(run, "ra_inferno")
    for one in ("gloomweaver", *lying):
        pick(run, one)
    assert over(run)
    assert [event.data["amount"] for event in told(run, "damage")] == [3, 1, 1, 1, 1, 1]


def test_scorched_earth_counts_environment_cards() -> None:
    s = table(hands={"ra": ["ra_scorched_earth"]}, play=["tomb_idol_of_anput", "tomb_rod_of_anubis", "tomb_akana"])
    run = play(s, hero_play("ra"))
    pick(run, "ra_scorched_earth")
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana"), hp(run, "haka")) == (87, 5, 34)
    assert {event.data["type"] for event in told(run, "damage")} == {"fire"}


def test_summon_staff_fetches_the_staff_may_draw_and_may_play() -> None:
    run = play(table(hands={"ra": ["ra_summon_staff"]}), hero_play("ra"), chance=["ra_inferno"])
    pick(run, "ra_summon_staff")
    pick(run, "yes")
    assert names(run, "hand:ra") == ["ra_the_staff_of_ra", "ra_inferno"]
    pick(run, "ra_the_staff_of_ra")
    assert "ra_the_staff_of_ra" in names(run, "play")


def test_drawn_to_the_flame_counts_villain_ongoings() -> None:
    s = table(play=["ra_drawn_to_the_flame", "gloom_strength_of_the_grave", "haka_ta_moko"])
    run = play(s, hero_power("ra"))
    pick(run, "ra_drawn_to_the_flame")
    assert hp(run, "gloomweaver") == 89
    assert [event.data["type"] for event in told(run, "damage")] == ["fire"]


def test_flesh_of_the_sun_god_makes_immune_to_fire() -> None:
    s = table(play=["ra_flesh_of_the_sun_god"])
    ra, haka, foe = card(s, "ra"), card(s, "haka"), card(s, "gloomweaver")
    run = play(
        s,
        act(lambda s: deal(s, foe, ra, 4, "fire")),
        act(lambda s: deal(s, foe, ra, 4, "cold")),
        hero_power("ra"),
        act(lambda s: deal(s, foe, haka, 4, "fire")),
        Step("begin_turn", ("ra",)),
        luck=1,
    )
    assert hp(run, "ra") == 26
    pick(run, "ra_flesh_of_the_sun_god")
    assert hp(run, "haka") == 34
    assert not state_of(run).lasting, "it ends at the start of Ra's next turn"


def test_flesh_of_the_sun_god_covers_ra_against_fire_alone_and_for_a_while_all_heroes() -> None:
    strikes = [strike("gloomweaver", one, 4, kind) for one in ("haka", "ra") for kind in ("fire", "cold")]
    run = play(table(play=["ra_flesh_of_the_sun_god"]), *strikes)
    assert (hp(run, "haka"), hp(run, "ra")) == (26, 26)
    again = play(table(play=["ra_flesh_of_the_sun_god", "tomb_akana"]), hero_power("ra"), *strikes)
    pick(again, "ra_flesh_of_the_sun_god")
    assert (hp(again, "haka"), hp(again, "ra")) == (30, 26)
    own = play(state_of(again), strike("ra", "tomb_akana", 2, "fire"), strike("ra", "gloomweaver", 2, "fire"))
    assert (hp(own, "tomb_akana"), hp(own, "gloomweaver")) == (6, 88)


def test_living_conflagration_burns_on_entry_and_by_its_power() -> None:
    s = table(hands={"ra": ["ra_living_conflagration"]}, tops=["ra_inferno"])
    run = play(s, hero_play("ra"), hero_power("ra"))
    pick(run, "ra_living_conflagration")
    pick(run, "gloomweaver")
    pick(run, "ra_living_conflagration")
    pick(run, "gloomweaver")
    pick(run, "yes")
    assert hp(run, "gloomweaver") == 87
    assert names(run, "hand:ra") == ["ra_inferno"]


@pytest.mark.parametrize("feed", ["yes", "no"])
def test_solar_flare_raises_fire_and_must_be_fed(feed: str) -> None:
    s = table(play=["ra_solar_flare"])
    run = play(s, hero_power("ra"), texts("end"))
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 86
    pick(run, feed)
    assert hp(run, "ra") == (26 if feed == "yes" else 30)
    assert ("ra_solar_flare" in names(run, "play")) == (feed == "yes")


def test_solar_flare_raises_only_fire_by_ra_and_waits_for_his_turn() -> None:
    s = table(turn="haka", play=["ra_solar_flare"])
    strikes = [strike(one, "gloomweaver", 1, kind) for one in ("haka", "ra") for kind in ("fire", "cold")]
    run = play(s, *strikes, texts("end"))
    assert over(run)
    assert hp(run, "gloomweaver") == 90 - 1 - 1 - 3 - 1
    assert "ra_solar_flare" in names(run, "play")


@pytest.mark.rule("SEN-024")
def test_solar_flare_goes_out_when_the_damage_is_taken_by_nobody() -> None:
    s = table(play=["ra_solar_flare"])
    last(s, card(s, "ra"), "immune", until=THIS_TURN, cards=[card(s, "ra")])
    run = play(s, texts("end"))
    pick(run, "yes")
    assert names(run, "trash:ra") == ["ra_solar_flare"]


@pytest.mark.parametrize(("left", "reached"), [(2, True), (3, False)])
def test_wrathful_gaze_reaches_targets_of_two_hp(left: int, reached: bool) -> None:
    run = play(table(play=["ra_wrathful_gaze", "tomb_akana"], hp={"tomb_akana": left}), hero_power("ra"))
    pick(run, "ra_wrathful_gaze")
    assert ("tomb_akana" in names(run, "trash:tomb_of_anubis")) == reached


def test_wrathful_gaze_destroys_a_weak_target() -> None:
    s = table(play=["ra_wrathful_gaze", "gloom_zombie_servant", "gloom_ophidia_the_deceiver", "gloom_zombie_servant"])
    run = play(s, hero_power("ra"))
    pick(run, "ra_wrathful_gaze")
    assert named_options(run) == ["gloom_zombie_servant", "gloom_zombie_servant"]
    pick(run, card(run, "gloom_zombie_servant", 1))
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]


def test_blazing_tornado_deals_three_fire() -> None:
    run = play(table(play=["ra_blazing_tornado"]), hero_power("ra"))
    pick(run, "ra_blazing_tornado")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87


def test_flame_barrier_answers_the_first_damage_of_a_target_each_turn() -> None:
    s = table(play=["ra_flame_barrier"], turn="gloomweaver")
    ra, foe = card(s, "ra"), card(s, "gloomweaver")
    blow = act(lambda s: deal(s, foe, ra, 1, "melee"))
    run = play(s, blow, blow)
    assert (hp(run, "ra"), hp(run, "gloomweaver")) == (28, 88)


def test_flame_barrier_answers_targets_alone_and_only_for_ra() -> None:
    s = table(play=["ra_flame_barrier", "tomb_spike_trap"], turn="gloomweaver")
    run = play(s, strike("gloomweaver", "haka", 1), strike("tomb_spike_trap", "ra", 1), strike("gloomweaver", "ra", 1))
    assert [event.data["target"] for event in told(run, "damage")][-1] == card(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), told(run, "damage")[-1].data["type"]) == (88, "fire")


def test_imbued_fire_leaves_the_type_of_what_is_no_target() -> None:
    s = table(play=["ra_imbued_fire", "tomb_spike_trap"])
    run = play(s, strike("tomb_spike_trap", "ra", 1, "cold"), strike("gloomweaver", "ra", 1, "fire"))
    assert [(event.data["amount"], event.data["type"]) for event in told(run, "damage")] == [(1, "cold"), (2, "fire")]


def test_imbued_fire_turns_the_heroes_damage_into_fire_and_raises_it() -> None:
    s = table(play=["ra_imbued_fire"])
    haka, foe = card(s, "haka"), card(s, "gloomweaver")
    run = play(
        s,
        act(lambda s: deal(s, haka, foe, 2, "melee")),
        act(lambda s: deal(s, foe, haka, 2, "melee")),
        hero_power("ra"),
    )
    assert (hp(run, "gloomweaver"), hp(run, "haka")) == (87, 32)
    pick(run, "ra_imbued_fire")
    assert names(run, "trash:ra") == ["ra_imbued_fire"]


def test_the_staff_heals_raises_damage_and_can_be_hurled() -> None:
    s = table(hands={"ra": ["ra_the_staff_of_ra"]}, hp={"ra": 20})
    run = play(s, hero_play("ra"), hero_power("ra"))
    pick(run, "ra_the_staff_of_ra")
    assert hp(run, "ra") == 23
    pick(run, "ra_the_staff_of_ra")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 86
    assert names(run, "trash:ra") == ["ra_the_staff_of_ra"]
    assert keys(run) == ["over"]
