"""Akash'Bhuta: both sides, and every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import THIS_TURN, discard_top, last, put_into_play
from tests.titles.sentinels.box import POINTS
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, pick, play, play_for, strike
from tests.titles.sentinels.situation import TEAM, sizes, table
from tests.titles.talk import asked, told

TOMB = "tomb_of_anubis"
PLAY = play_for("akashbhuta")
LIMBS = {
    "akash_arboreal_phalanges": 12,
    "akash_ensnaring_brambles": 9,
    "akash_living_rockslide": 10,
    "akash_mountainous_carapace": 11,
}


def scene(h: int = 3, **wishes: object) -> S:
    """Return a situation against Akash'Bhuta, in her turn."""
    return table("akashbhuta", TEAM[:h], turn="akashbhuta", **wishes)  # type: ignore[arg-type]


def bare(s: S) -> S:
    """Return the situation with an empty environment deck."""
    s.decks[TOMB] = ()
    return s


# -- Akash'Bhuta -----------------------------------------------------------------------------------


def test_set_up_brings_nothing() -> None:
    run = play(scene(round=0), Step("villain_setup"))
    assert names(run, "play") == ["akashbhuta", *TEAM[:3]]
    assert hp(run, "akashbhuta") == 200


@pytest.mark.parametrize("limb", LIMBS)
def test_a_limb_that_enters_costs_the_environment_a_card(limb: str) -> None:
    run = play(scene(tops=[limb, "tomb_akana"]), PLAY)
    assert names(run, f"trash:{TOMB}") == ["tomb_akana"]
    assert hp(run, limb) == LIMBS[limb]


@pytest.mark.rule("SEN-187", "SEN-277")
def test_an_environment_target_that_enters_brings_a_villain_card() -> None:
    s = scene(tops=["tomb_akana", "tomb_spike_trap", "akash_living_rockslide"])
    run = play(s, play_for(TOMB))
    assert names(run, "play")[-2:] == ["tomb_akana", "akash_living_rockslide"]
    assert names(run, f"trash:{TOMB}") == ["tomb_spike_trap"], "the limb came before the target's own text"


def test_an_environment_card_without_hp_brings_none() -> None:
    run = play(scene(tops=["tomb_spike_trap", "akash_living_rockslide"]), play_for(TOMB))
    assert "akash_living_rockslide" not in names(run, "play")


@pytest.mark.rule("SEN-006", "SEN-159", "SEN-218")
def test_she_flips_when_the_environment_is_shuffled_and_then_the_card_is_played() -> None:
    """SEN-W08."""
    lying = ["tomb_akana", "tomb_mdjai", "tomb_spike_trap"]
    run = play(bare(scene(trash=lying)), play_for(TOMB), chance=["tomb_akana"])
    assert names(run, "play")[0] == "akashbhuta_back"
    assert [event.kind for event in run.events if event.kind in ("flipped", "played")] == ["flipped", "played"]
    assert "tomb_akana" in names(run, "play")
    assert not names(run, "trash:akashbhuta"), "the side that would have played a villain card is down"
    assert sum(len(bag.names) for bag in state_of(run).decks[TOMB]) == 2
    assert hp(run, "akashbhuta") == 200


@pytest.mark.rule("SEN-228")
def test_she_flips_in_the_middle_of_an_effect_and_its_rest_goes_on() -> None:
    tops = ["akash_primeval_eruption", *["akash_living_rockslide"] * 2, "akash_entomb", "akash_earths_sacrifice"]
    s = bare(scene(tops=tops, trash=["tomb_akana", "tomb_spike_trap"]))
    run = play(s, PLAY, chance=["tomb_akana"])
    assert names(run, "play")[0] == "akashbhuta_back"
    assert names(run, "play").count("akash_living_rockslide") == 2
    assert names(run, f"trash:{TOMB}") == ["tomb_akana"], "the second limb met the other side"
    assert names(run, "trash:akashbhuta") == ["akash_entomb", "akash_earths_sacrifice", "akash_primeval_eruption"]


def test_turned_she_answers_destruction_and_not_entry() -> None:
    s = scene(
        flipped=["akashbhuta"], play=["akash_living_rockslide", "tomb_akana"],
        tops=["akash_ensnaring_brambles", "tomb_spike_trap", "tomb_mdjai"],
    )  # fmt: skip
    run = play(s, fell("akash_living_rockslide"), fell("tomb_akana"))
    assert names(run, f"trash:{TOMB}") == ["tomb_spike_trap", "tomb_akana"]
    assert names(run, "play")[-1] == "akash_ensnaring_brambles"


@pytest.mark.rule("SEN-187")
@pytest.mark.parametrize("flipped", [[], ["akashbhuta"]])
def test_living_cards_of_heroes_are_no_environment_targets_to_her(flipped: list[str]) -> None:
    s = table(
        "akashbhuta", TEAM[:3], "realm_of_discord", play=["realm_imbued_vitality", "haka_taiaha"], flipped=flipped,
        hands={"haka": ["haka_mere"]}, tops=["akash_living_rockslide"],
    )  # fmt: skip
    run = play(s, act(lambda s: put_into_play(s, card(s, "haka_mere"))), fell("haka_taiaha"))
    assert hp(run, "haka_mere") == 6
    assert "akash_living_rockslide" not in names(run, "play")


def test_turned_she_flips_back() -> None:
    s = bare(scene(flipped=["akashbhuta"], trash=["tomb_akana", "tomb_spike_trap"]))
    run = play(s, act(lambda s: discard_top(s, TOMB)), chance=["tomb_akana"])
    assert names(run, "play")[0] == "akashbhuta"


@pytest.mark.rule("SEN-226")
@pytest.mark.parametrize(("advanced", "left"), [("off", 197), ("on", 198)])
def test_advanced_villain_targets_take_one_less(advanced: str, left: int) -> None:
    s = scene(options={"advanced": advanced}, play=["akash_living_rockslide"])
    run = play(s, strike("ra", "akashbhuta", 3), strike("ra", "akash_living_rockslide", 3))
    assert hp(run, "akashbhuta") == left
    assert hp(run, "akash_living_rockslide") == left - 190


@sizes
@pytest.mark.parametrize("advanced", ["off", "on"])
def test_advanced_and_turned_she_strikes_the_strongest(h: int, advanced: str) -> None:
    s = scene(h, flipped=["akashbhuta"], options={"advanced": advanced}, play=["tomb_anubis"], hp={"tomb_anubis": 33})
    run = play(s, texts("end"))
    struck = ["haka", "tomb_anubis", "legacy", "ra"][: h - 1]
    if h == 5 and advanced == "on":
        assert asked(run).message == "sen-ask-tie"
        pick(run, "ra")
    hit = sorted(event.data["target"] for event in told(run, "damage"))
    assert hit == (sorted(card(run, one) for one in struck) if advanced == "on" else [])
    assert all(event.data["amount"] == 3 for event in told(run, "damage"))
    assert over(run)


@pytest.mark.rule("SEN-141")
def test_the_argent_adept_is_her_nemesis() -> None:
    s = table("akashbhuta", ("argent_adept", "legacy", "haka"))
    run = play(s, strike("akashbhuta", "argent_adept", 2), strike("argent_adept", "akashbhuta", 2))
    assert (hp(run, "argent_adept"), hp(run, "akashbhuta")) == (21, 197)


# -- limbs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("limb", LIMBS)
def test_a_destroyed_limb_hurts_her(limb: str) -> None:
    run = play(scene(play=[limb]), strike("ra", limb, 20))
    lost = LIMBS[limb] - (limb == "akash_mountainous_carapace")
    assert hp(run, "akashbhuta") == 200 - lost
    assert told(run, "damage")[1].data["type"] == "energy"
    assert names(run, "trash:akashbhuta") == [limb]


@pytest.mark.rule("SEN-001", "SEN-002")
@pytest.mark.parametrize(("order", "first"), [("seed", "tomb_akana"), ("2013", "damage")])
def test_turned_her_discard_and_the_limb_come_in_order_or_as_players_choose(order: str, first: str) -> None:
    s = scene(
        flipped=["akashbhuta"], play=["akash_arboreal_phalanges"], tops=["tomb_akana"] if order == "seed" else [],
        options={"simultaneous": order},
    )  # fmt: skip
    run = play(s, fell("akash_arboreal_phalanges"), luck=1)
    if order == "2013":
        assert named_options(run) == ["akashbhuta_back", "akash_arboreal_phalanges"]
        pick(run, "akash_arboreal_phalanges")
    kinds = [event.data.get("name", event.kind) for event in run.events if event.kind in ("damage", "card_moved")]
    assert kinds[0] == first
    assert (hp(run, "akashbhuta"), len(names(run, f"trash:{TOMB}"))) == (188, 1)


def test_a_limb_can_be_her_end() -> None:
    run = play(
        scene(play=["akash_living_rockslide"], hp={"akashbhuta": 10}), strike("ra", "akash_living_rockslide", 10)
    )
    assert run.state.result is not None
    assert run.state.result.winners == (0, 1, 2)


@pytest.mark.rule("SEN-110", "SEN-253")
@sizes
def test_phalanges_strike_the_strongest_outside_her_deck(h: int) -> None:
    s = scene(h, play=["akash_arboreal_phalanges", "tomb_anubis"], hp={"tomb_anubis": 35})
    run = play(s, texts("end"))
    assert hp(run, "tomb_anubis") == 35 - (h - 1)
    assert told(run, "damage")[0].data["type"] == "melee"


@pytest.mark.rule("SEN-003", "SEN-231", "SEN-233", "SEN-142")
@pytest.mark.parametrize("chosen", ["nightmist", "argent_adept"])
def test_of_two_equally_strong_heroes_the_players_name_the_one_struck(chosen: str) -> None:
    """SEN-W02."""
    s = table(
        "akashbhuta", ("argent_adept", "nightmist", "ra", "legacy"), turn="akashbhuta",
        play=["akash_arboreal_phalanges"], hp={"argent_adept": 12, "nightmist": 12, "ra": 8, "legacy": 8},
    )  # fmt: skip
    run = play(s, texts("end"))
    assert named_options(run) == ["argent_adept", "nightmist"]
    pick(run, chosen)
    assert {one: hp(run, one) for one in ("argent_adept", "nightmist")} == {
        one: 9 if one == chosen else 12 for one in ("argent_adept", "nightmist")
    }


@pytest.mark.rule("SEN-203", "SEN-280")
def test_brambles_hold_the_weakest_until_her_next_turn() -> None:
    s = scene(play=["akash_ensnaring_brambles"], tops=["akash_entomb"])
    run = play(s, texts("end"), Step("finish_turn"), fell("akash_ensnaring_brambles"), strike("ra", "akashbhuta", 5))
    assert hp(run, "akashbhuta") == 191, "only the limb's own fall hurt her"
    again = play(state_of(run), Step("begin_turn", ("akashbhuta",)), strike("ra", "akashbhuta", 5), luck=1)
    assert hp(again, "akashbhuta") == 186


@pytest.mark.rule("SEN-235")
def test_the_strongest_is_who_has_most_hp_now_be_it_immune() -> None:
    s = scene(play=["akash_arboreal_phalanges"], hp={"haka": 20})
    last(s, card(s, "legacy"), "immune", until=THIS_TURN, cards=[card(s, "legacy")])
    run = play(s, texts("end"))
    assert (hp(run, "legacy"), hp(run, "ra"), hp(run, "haka")) == (32, 30, 20)
    assert told(run, "damage_stopped")[0].data["target"] == card(run, "legacy")


def test_brambles_leave_the_others_free() -> None:
    run = play(scene(play=["akash_ensnaring_brambles"]), texts("end"), strike("haka", "akashbhuta", 5))
    assert hp(run, "akashbhuta") == 195


@pytest.mark.rule("SEN-253", "SEN-193")
@sizes
def test_the_rockslide_hits_everybody_else(h: int) -> None:
    run = play(scene(h, play=["akash_living_rockslide", "tomb_anubis"]), texts("end"))
    assert {one: hp(run, one) for one in TEAM[:h]} == {one: POINTS[one] - (h - 2) for one in TEAM[:h]}
    assert hp(run, "tomb_anubis") == 20 - (h - 2)
    assert {event.data["type"] for event in told(run, "damage")} == {"projectile"}


def test_two_carapaces_shield_her_twice_and_only_her() -> None:
    s = scene(play=["akash_mountainous_carapace"] * 2)
    run = play(s, strike("ra", "akashbhuta", 5), strike("ra", "akash_mountainous_carapace", 5))
    assert (hp(run, "akashbhuta"), hp(run, "akash_mountainous_carapace")) == (197, 6)


# -- one-shots -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-273")
@sizes
def test_the_eruption_brings_the_limbs_among_h_cards_and_plays_on(h: int) -> None:
    seen = ["akash_entomb", "akash_living_rockslide", "akash_disrupt_the_field"]
    seen += ["akash_allies_of_the_earth", "akash_entomb"][: h - 3]
    s = scene(h, tops=["akash_primeval_eruption", *seen, "akash_arboreal_phalanges", "tomb_akana", "tomb_mdjai"])
    run = play(s, PLAY)
    assert names(run, "play")[-2:] == ["akash_living_rockslide", "akash_arboreal_phalanges"]
    rest = [one for one in seen if one != "akash_living_rockslide"]
    assert names(run, "trash:akashbhuta") == [*rest, "akash_primeval_eruption"]
    assert names(run, f"trash:{TOMB}") == ["tomb_akana", "tomb_mdjai"]


@pytest.mark.rule("SEN-262")
def test_disrupt_the_field_sweeps_and_plays_both_decks_in_order() -> None:
    s = scene(
        play=["tomb_akana", "tomb_idol_of_anput", "haka_mere"], held={"tomb_idol_of_anput": "haka"},
        tops=["akash_disrupt_the_field", "akash_entomb", "tomb_spike_trap"],
    )  # fmt: skip
    run = play(s, PLAY)
    assert names(run, f"trash:{TOMB}") == ["tomb_akana", "tomb_idol_of_anput"]
    assert names(run, "play")[-3:] == ["haka_mere", "akash_entomb", "tomb_spike_trap"]


def test_turned_each_environment_target_swept_away_brings_a_villain_card() -> None:
    s = scene(
        flipped=["akashbhuta"], play=["tomb_akana", "tomb_mdjai"],
        tops=["akash_disrupt_the_field", *["akash_entomb"] * 3, "tomb_spike_trap"],
    )  # fmt: skip
    run = play(s, PLAY)
    assert names(run, "play").count("akash_entomb") == 3


@sizes
def test_earths_sacrifice_takes_h_ongoing_cards_and_as_many_of_the_environment(h: int) -> None:
    mine = ["haka_ta_moko", "ra_imbued_fire", "ra_flame_barrier", "legacy_fortitude", "legacy_inspiring_presence"]
    s = scene(h, play=[*mine, "haka_mere", "akash_entomb"], tops=["akash_earths_sacrifice"])
    run = play(s, PLAY, luck=1)
    for one in mine[:h] if h < len(mine) else ():
        pick(run, one)
    assert over(run)
    assert len(told(run, "destroyed")) == h
    assert len(names(run, f"trash:{TOMB}")) == h
    assert {"haka_mere", "akash_entomb"} <= set(names(run, "play"))


def test_earths_sacrifice_discards_only_for_cards_destroyed() -> None:
    run = play(scene(play=["haka_ta_moko"], tops=["akash_earths_sacrifice"]), PLAY, luck=1)
    assert names(run, "trash:haka") == ["haka_ta_moko"]
    assert len(names(run, f"trash:{TOMB}")) == 1


@pytest.mark.rule("SEN-162")
def test_entropy_rusts_equipment_and_makes_limbs_and_environment_whole() -> None:
    s = scene(
        play=["haka_mere", "haka_taiaha", "haka_ta_moko", "akash_living_rockslide", "tomb_akana"],
        tops=["akash_rejuvenating_entropy"],
        hp={"akashbhuta": 100, "akash_living_rockslide": 1, "tomb_akana": 2, "haka": 20},
    )  # fmt: skip
    run = play(s, PLAY)
    assert sorted(names(run, "trash:haka")) == ["haka_mere", "haka_taiaha"]
    assert (hp(run, "akash_living_rockslide"), hp(run, "tomb_akana"), hp(run, "akashbhuta")) == (10, 8, 100)
    assert hp(run, "haka") == 20


@sizes
def test_entropy_destroys_h_equipment_cards(h: int) -> None:
    gear = ["haka_mere", "haka_mere", "haka_taiaha", "haka_taiaha", "ra_the_staff_of_ra", "legacy_the_legacy_ring"]
    run = play(scene(h, tops=["akash_rejuvenating_entropy"], play=gear), PLAY)
    for one in gear[:h]:
        pick(run, one)
    assert over(run)
    assert len(told(run, "destroyed")) == h


# -- ongoing ---------------------------------------------------------------------------------------


@sizes
def test_entomb_crushes_all_and_goes_when_every_hero_was_hurt(h: int) -> None:
    run = play(scene(h, play=["akash_entomb", "tomb_anubis"]), texts("start"))
    assert {one: hp(run, one) for one in TEAM[:h]} == {one: POINTS[one] - h for one in TEAM[:h]}
    assert hp(run, "tomb_anubis") == 20 - h
    assert names(run, "trash:akashbhuta") == ["akash_entomb"]


@pytest.mark.rule("SEN-024")
def test_entomb_stays_when_one_hero_was_spared() -> None:
    s = scene(play=["akash_entomb"])
    last(s, card(s, "haka"), "immune", until=THIS_TURN, cards=[card(s, "haka")])
    run = play(s, texts("start"))
    assert (hp(run, "haka"), hp(run, "ra")) == (34, 27)
    assert "akash_entomb" in names(run, "play")


def test_entomb_goes_although_a_living_card_of_a_hero_was_spared() -> None:
    lying = ["realm_imbued_vitality", "haka_mere", "akash_entomb"]
    s = table("akashbhuta", TEAM[:3], "realm_of_discord", turn="akashbhuta", play=lying)
    last(s, card(s, "haka_mere"), "immune", until=THIS_TURN, cards=[card(s, "haka_mere")])
    run = play(s, texts("start"))
    assert names(run, "trash:akashbhuta") == ["akash_entomb"]


@pytest.mark.rule("SEN-156")
def test_entomb_counts_only_active_heroes_but_h_stays() -> None:
    run = play(scene(play=["akash_entomb"], flipped=["haka"]), texts("start"))
    assert (hp(run, "ra"), hp(run, "legacy")) == (27, 29)
    assert names(run, "trash:akashbhuta") == ["akash_entomb"]


@sizes
@pytest.mark.parametrize("one", ["tomb_akana", "tomb_spike_trap"])
def test_allies_mend_her_with_each_environment_card(h: int, one: str) -> None:
    s = scene(h, play=["akash_allies_of_the_earth"], tops=[one, "akash_entomb"], hp={"akashbhuta": 100})
    run = play(s, play_for(TOMB))
    assert hp(run, "akashbhuta") == 100 + h


def test_allies_do_not_heed_other_cards() -> None:
    s = scene(play=["akash_allies_of_the_earth"], hands={"haka": ["haka_mere"]}, hp={"akashbhuta": 100})
    run = play(s, act(lambda s: put_into_play(s, card(s, "haka_mere"))))
    assert hp(run, "akashbhuta") == 100
