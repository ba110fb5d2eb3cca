"""Absolute Zero: every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import fallen
from game.titles.sentinels.state import S
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_play, hero_power, pick, play, strike, texts
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told

TEAM = ("absolute_zero", "ra", "haka")
ZERO = hero_power("absolute_zero")
PLAY = hero_play("absolute_zero")


def hand(*ids: str) -> dict[str, list[str]]:
    """His hand."""
    return {"absolute_zero": list(ids)}


def begins(turns: int, turn: str) -> Step:
    """A step with which a later turn begins."""

    async def begin(s: S) -> None:
        s.turns, s.turn = turns, turn

    return act(begin)


# -- Absolute Zero himself -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["cold", "fire"])
def test_thermodynamics_deals_him_one_cold_or_fire(kind: str) -> None:
    run = play(table(heroes=TEAM), ZERO)
    pick(run, "absolute_zero")
    assert keys(run) == ["cold", "fire"]
    pick(run, kind)
    assert hp(run, "absolute_zero") == 28
    assert told(run, "damage")[0].data["type"] == kind


def test_fallen_absolute_zero_lends_a_power_and_sharpens_the_next_damage() -> None:
    s = table(heroes=TEAM, flipped=["absolute_zero"])
    step = fallen("absolute_zero")
    run = play(s, step, step, strike("haka", "gloomweaver", 2), strike("ra", "gloomweaver", 2))
    pick(run, "a1")
    pick(run, "haka")
    pick(run, "haka")
    pick(run, "gloomweaver")
    pick(run, "a2")
    pick(run, "ra")
    assert hp(run, "gloomweaver") == 90 - 2 - 2 - 4
    assert not state_of(run).lasting, "it was for one damage only"


def test_fallen_absolute_zero_shatters_a_target_with_one_hp() -> None:
    lying = ["tomb_akana", "gloom_zombie_servant", "gloom_ophidia_the_deceiver"]
    s = table(heroes=TEAM, flipped=["absolute_zero"], play=lying, hp={lying[0]: 1, lying[2]: 1})
    run = play(s, fallen("absolute_zero"))
    pick(run, "a3")
    assert named_options(run) == [lying[0], lying[2]]
    pick(run, "tomb_akana")
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]


# -- one-shots -------------------------------------------------------------------------------------


def test_frost_bound_drain_freezes_an_enemy_and_burns_him() -> None:
    run = play(table(heroes=TEAM, hands=hand("az_frost_bound_drain"), play=["tomb_akana"]), PLAY)
    pick(run, "az_frost_bound_drain")
    assert named_options(run) == ["gloomweaver", "tomb_akana"]
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "absolute_zero")) == (87, 26)


@pytest.mark.parametrize(("count", "apertures"), [(0, False), (2, False), (2, True), (0, True)])
@pytest.mark.rule("SEN-132")
def test_fueled_freeze_deals_cold_for_each_ongoing_card_destroyed(count: int, apertures: bool) -> None:
    ongoings = ["haka_ta_moko", "gloom_strength_of_the_grave", "haka_dominion"]
    lying = [*ongoings, "tomb_akana", *(["az_focused_apertures"] if apertures else [])]
    run = play(table(heroes=TEAM, hands=hand("az_fueled_freeze"), play=lying), PLAY)
    pick(run, "az_fueled_freeze")
    for one in ongoings[:count]:
        pick(run, one)
    assert "tomb_akana" not in named_options(run)
    pick(run, "none")
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana")) == (90 - count - apertures, 8 - count - apertures)
    assert hp(run, "ra") == 30


def test_fueled_freeze_destroys_three_at_most() -> None:
    lying = ["haka_ta_moko", "haka_dominion", "ra_imbued_fire", "gloom_strength_of_the_grave"]
    run = play(table(heroes=TEAM, hands=hand("az_fueled_freeze"), play=lying), PLAY)
    pick(run, "az_fueled_freeze")
    for one in lying[:3]:
        pick(run, one)
    assert (hp(run, "gloomweaver"), over(run)) == (87, True)


def test_hoarfire_strikes_two_different_targets_and_himself() -> None:
    run = play(table(heroes=TEAM, hands=hand("az_hoarfire"), play=["tomb_akana"]), PLAY)
    pick(run, "az_hoarfire")
    pick(run, "gloomweaver")
    assert "gloomweaver" not in named_options(run)
    pick(run, "tomb_akana")
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "absolute_zero")] == [88, 6, 27]
    assert [event.data["type"] for event in told(run, "damage")] == ["cold", "fire", "cold", "fire"]


@pytest.mark.parametrize("way", ["play", "hand"])
def test_modular_realignment_brings_equipment_back_and_hurts(way: str) -> None:
    lying = ["az_focused_apertures", "az_cold_snap", "az_cryo_chamber"]
    run = play(table(heroes=TEAM, hands=hand("az_modular_realignment"), trash=lying), PLAY)
    pick(run, "az_modular_realignment")
    assert named_options(run) == ["az_focused_apertures", "az_cryo_chamber"]
    pick(run, "az_focused_apertures")
    pick(run, way)
    assert "az_focused_apertures" in names(run, "play" if way == "play" else "hand:absolute_zero")
    assert hp(run, "absolute_zero") == (26 if way == "play" else 27), "1 fire, then 1 cold that the apertures raise"


def test_modular_realignment_hurts_without_equipment() -> None:
    run = play(table(heroes=TEAM, hands=hand("az_modular_realignment")), PLAY)
    pick(run, "az_modular_realignment")
    assert (hp(run, "absolute_zero"), over(run)) == (27, True)


def test_onboard_module_installation_draws_finds_a_module_and_plays() -> None:
    run = play(table(heroes=TEAM, hands=hand("az_onboard_module_installation"), tops=["az_hoarfire"]), PLAY)
    pick(run, "az_onboard_module_installation")
    pick(run, "yes")
    assert named_options(run) == ["az_isothermic_transducer", "az_null_point_calibration_unit"]
    pick(run, "az_isothermic_transducer")
    assert named_options(run) == ["az_hoarfire", "az_isothermic_transducer", "none"]
    pick(run, "az_isothermic_transducer")
    assert "az_isothermic_transducer" in names(run, "play")


# -- ongoings --------------------------------------------------------------------------------------


def test_coolant_blast_counts_fire_dealt_to_him_since_his_last_turn() -> None:
    """Turn 5 was his last one, turn 10 is his again; cold, and fire dealt to others, do not count."""
    s = table(heroes=TEAM, play=["az_coolant_blast"], turns=5)
    blows = [
        strike("absolute_zero", "absolute_zero", 1, "fire"),
        begins(6, "ra"),
        strike("ra", "absolute_zero", 2, "fire"),
        strike("ra", "absolute_zero", 3, "cold"),
        begins(8, "tomb_of_anubis"),
        strike("gloomweaver", "ra", 3, "fire"),
        begins(10, "absolute_zero"),
        strike("absolute_zero", "absolute_zero", 1, "fire"),
    ]
    run = play(s, *blows, ZERO)
    pick(run, "az_coolant_blast")
    assert hp(run, "gloomweaver") == 87, "the only enemy there is"
    assert told(run, "damage")[-1].data["type"] == "cold"


def test_cold_snap_freezes_every_enemy_at_the_start_of_his_turn() -> None:
    run = play(table(heroes=TEAM, play=["az_cold_snap", "tomb_akana"]), texts("start"))
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "absolute_zero", "ra")] == [89, 7, 29, 30]


def test_cold_snap_waits_for_his_own_turn() -> None:
    run = play(table(heroes=TEAM, play=["az_cold_snap"], turn="ra"), texts("start"))
    assert hp(run, "gloomweaver") == 90


def test_glacial_structure_draws_three_and_is_destroyed() -> None:
    tops = ["az_hoarfire", "az_impale", "az_cold_snap"]
    run = play(table(heroes=TEAM, play=["az_glacial_structure"], tops=tops), ZERO)
    pick(run, "az_glacial_structure")
    assert names(run, "hand:absolute_zero") == tops
    assert names(run, "trash:absolute_zero") == ["az_glacial_structure"]


def test_impale_pierces_what_it_lies_next_to_and_is_destroyed_with_it() -> None:
    s = table(heroes=TEAM, hands=hand("az_impale"), play=["tomb_akana"])
    gone = fell("tomb_akana")
    run = play(s, PLAY, texts("start"), gone)
    pick(run, "az_impale")
    assert named_options(run) == ["gloomweaver", "tomb_akana"]
    pick(run, "tomb_akana")
    assert [event.data["hp"] for event in told(run, "damage")] == [6]
    assert names(run, "trash:absolute_zero") == ["az_impale"]
    assert [event.data["name"] for event in told(run, "destroyed")] == ["tomb_akana", "az_impale"]
    assert over(run)


@pytest.mark.parametrize("turn", ["ra", "gloomweaver", "tomb_of_anubis"])
def test_impale_waits_for_his_own_turn(turn: str) -> None:
    s = table(heroes=TEAM, turn=turn, play=["az_impale"], next_to={"az_impale": "gloomweaver"})
    assert hp(play(s, texts("start")), "gloomweaver") == 90


def test_impale_may_destroy_its_target_itself() -> None:
    lying = ["tomb_akana", "az_impale"]
    s = table(heroes=TEAM, play=lying, next_to={"az_impale": "tomb_akana"}, hp={"tomb_akana": 2})
    run = play(s, texts("start"))
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]
    assert names(run, "trash:absolute_zero") == ["az_impale"]
    assert over(run)


def test_sub_zero_atmosphere_brings_the_end_of_the_villain_turn_forward() -> None:
    lying = ["gloom_zombie_servant", "az_sub_zero_atmosphere"]
    run = play(table(heroes=TEAM, play=lying, turn="gloomweaver"), texts("start"), texts("end"))
    (blow,) = told(run, "damage")
    assert blow.data["source"] == card(run, "gloom_zombie_servant")
    assert told(run, "text_began")[0].data["phase"] == "start"


def test_sub_zero_atmosphere_leaves_other_cards_and_turns_alone() -> None:
    lying = ["gloom_crimson_pin", "ra_solar_flare", "az_sub_zero_atmosphere"]
    s = table(heroes=TEAM, play=lying, turn="ra", next_to={"gloom_crimson_pin": "ra"})
    run = play(s, texts("start"))
    assert (hp(run, "ra"), over(run)) == (30, True)


def test_thermal_shockwave_burns_him_for_all_cold_of_this_turn() -> None:
    lying = ["az_thermal_shockwave", "tomb_akana"]
    run = play(table(heroes=TEAM, play=lying), strike("absolute_zero", "gloomweaver", 2, "cold"), ZERO)
    pick(run, "az_thermal_shockwave")
    pick(run, "gloomweaver")
    pick(run, "tomb_akana")
    pick(run, "none")
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "absolute_zero")] == [87, 7, 25]


def test_thermal_shockwave_counts_his_own_cold_alone_and_strikes_three_at_most() -> None:
    lying = ["az_thermal_shockwave", "tomb_akana", "tomb_mdjai", "gloom_ophidia_the_deceiver"]
    before = [strike("absolute_zero", "gloomweaver", 4, "fire"), strike("ra", "gloomweaver", 4, "cold")]
    run = play(table(heroes=TEAM, play=lying), *before, ZERO)
    pick(run, "az_thermal_shockwave")
    for one in lying[1:]:
        pick(run, one)
    assert over(run)
    assert hp(run, "absolute_zero") == 29 - 3


# -- equipment -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-125", "SEN-126")
def test_cryo_chamber_raises_cold_and_lowers_fire_to_him() -> None:
    blows = [strike("gloomweaver", "absolute_zero", 2, kind) for kind in ("cold", "fire", "toxic")]
    run = play(table(heroes=TEAM, play=["az_cryo_chamber"]), *blows, strike("gloomweaver", "ra", 2, "cold"))
    assert [event.data["amount"] for event in told(run, "damage")] == [3, 1, 2, 2]


def test_cryo_chamber_can_be_opened() -> None:
    run = play(table(heroes=TEAM, play=["az_cryo_chamber"]), ZERO)
    pick(run, "az_cryo_chamber")
    assert hp(run, "absolute_zero") == 25
    assert names(run, "trash:absolute_zero") == ["az_cryo_chamber"]


def test_focused_apertures_raise_his_cold_damage() -> None:
    blows = [strike(who, "gloomweaver", 2, kind) for who, kind in (("absolute_zero", "cold"), ("ra", "cold"))]
    blows.append(strike("absolute_zero", "gloomweaver", 2, "fire"))
    run = play(table(heroes=TEAM, play=["az_focused_apertures"]), *blows)
    assert [event.data["amount"] for event in told(run, "damage")] == [3, 2, 2]


def test_isothermic_transducer_answers_fire_with_as_much_cold() -> None:
    blows = [strike("gloomweaver", "absolute_zero", 3, kind) for kind in ("cold", "fire")]
    run = play(table(heroes=TEAM, play=["az_isothermic_transducer"]), *blows, strike("gloomweaver", "ra", 3, "fire"))
    assert (asked(run).args["amount"], hp(run, "absolute_zero")) == (3, 23)
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), over(run)) == (87, True)


def test_isothermic_transducer_counts_what_was_really_dealt() -> None:
    lying = ["az_isothermic_transducer", "az_cryo_chamber", "az_focused_apertures"]
    run = play(table(heroes=TEAM, play=lying), strike("gloomweaver", "absolute_zero", 3, "fire"))
    assert asked(run).args["amount"] == 2
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87


def test_isothermic_transducer_is_silent_when_the_fire_fells_him() -> None:
    s = table(heroes=TEAM, play=["az_isothermic_transducer"], hp={"absolute_zero": 3})
    run = play(s, strike("gloomweaver", "absolute_zero", 3, "fire"))
    assert over(run)
    assert hp(run, "gloomweaver") == 90


@pytest.mark.rule("SEN-130", "SEN-237")
def test_null_point_calibration_unit_turns_cold_into_healing() -> None:
    lying = ["az_null_point_calibration_unit", "az_cryo_chamber"]
    s = table(heroes=TEAM, play=lying, hp={"absolute_zero": 10})
    blows = [strike("gloomweaver", "absolute_zero", 2, kind) for kind in ("cold", "fire")]
    run = play(s, *blows, strike("gloomweaver", "ra", 2, "cold"))
    assert (hp(run, "absolute_zero"), hp(run, "ra")) == (12, 28), "2 and 1 cold regained, 2 less 1 fire dealt"
    assert [event.data["type"] for event in told(run, "damage")] == ["fire", "cold"]


def test_null_point_calibration_unit_heals_no_further_than_the_maximum_and_nothing_for_nothing() -> None:
    s = table(heroes=TEAM, play=["az_null_point_calibration_unit"], hp={"absolute_zero": 28})
    run = play(s, *[strike("gloomweaver", "absolute_zero", amount, "cold") for amount in (5, 0)])
    assert hp(run, "absolute_zero") == 29
    assert not told(run, "damage")


def test_both_modules_make_fire_into_healing() -> None:
    lying = ["az_null_point_calibration_unit", "az_isothermic_transducer", "az_focused_apertures"]
    s = table(heroes=TEAM, play=lying, hp={"absolute_zero": 10})
    run = play(s, ZERO)
    pick(run, "absolute_zero")
    pick(run, "fire")
    pick(run, "absolute_zero")
    assert hp(run, "absolute_zero") == 11, "1 fire dealt, 1 and 1 cold regained"
    assert over(run)


def test_impale_lies_open_while_its_place_is_chosen() -> None:
    s = table(heroes=TEAM, hands=hand("az_impale"), play=["tomb_akana"], options={"open_hands": "owner"})
    run = play(s, PLAY)
    pick(run, "az_impale")
    assert asked(run).message == "sen-ask-next-to"
    assert state_of(run).cards[card(run, "az_impale")].up
