"""Haka: every card does what its text says."""

import pytest

from game.titles.sentinels.flow import fallen, hero_play, hero_power, texts
from game.titles.sentinels.verbs import deal
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, pick, play, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told

TEAM = ("haka", "ra", "legacy")


def test_haka_deals_two_melee() -> None:
    run = play(table(heroes=TEAM), hero_power("haka"))
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88


def test_fallen_haka_comforts_urges_and_hushes() -> None:
    s = table(heroes=TEAM, flipped=["haka"], hp={"ra": 5}, hands={"ra": ["ra_fire_blast"]})
    run = play(s, fallen("haka"), fallen("haka"), fallen("haka"))
    pick(run, "a1")
    pick(run, "ra")
    assert hp(run, "ra") == 6
    pick(run, "a2")
    pick(run, "ra")
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    pick(run, "a3")
    (effect,) = state_of(run).lasting
    assert (effect.amount, effect.group, effect.until) == (-2, "all", "start:haka")
    again = play(state_of(run), strike("gloomweaver", "ra", 3), strike("ra", "gloomweaver", 3))
    assert (hp(again, "ra"), hp(again, "gloomweaver")) == (5, 84)


def test_elbow_smash_deals_three_melee() -> None:
    run = play(table(heroes=TEAM, hands={"haka": ["haka_elbow_smash"]}), hero_play("haka"))
    pick(run, "haka_elbow_smash")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87


def test_rampage_hits_everybody() -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_rampage"]}, play=["tomb_akana"])
    run = play(s, hero_play("haka"))
    pick(run, "haka_rampage")
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "haka", "ra", "legacy")] == [85, 3, 32, 28, 30]


@pytest.mark.parametrize("given", [1, 2])
def test_haka_of_battle_raises_his_next_damage_by_each_card_given(given: int) -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_haka_of_battle"]}, tops=["haka_mere", "haka_taiaha"])
    run = play(s, hero_play("haka"), strike("haka", "gloomweaver", 2), strike("haka", "gloomweaver", 2))
    pick(run, "haka_haka_of_battle")
    assert (asked(run).low, asked(run).high) == (1, 2)
    pick(run, *["haka_mere", "haka_taiaha"][:given])
    assert hp(run, "gloomweaver") == 90 - 2 - given - 2


def test_haka_of_battle_waits_for_his_own_damage() -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_haka_of_battle"]}, tops=["haka_mere", "haka_taiaha"])
    strikes = [strike("ra", "gloomweaver", 2), strike("gloomweaver", "haka", 2), strike("haka", "gloomweaver", 2)]
    run = play(s, hero_play("haka"), *strikes)
    pick(run, "haka_haka_of_battle")
    pick(run, "haka_mere")
    assert (hp(run, "gloomweaver"), hp(run, "haka")) == (90 - 2 - 3, 32)


def test_haka_of_restoration_heals_by_each_card_given() -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_haka_of_restoration"]}, tops=["haka_mere"] * 2, hp={"haka": 10})
    run = play(s, hero_play("haka"))
    pick(run, "haka_haka_of_restoration")
    pick(run, "haka_mere", "haka_mere")
    assert hp(run, "haka") == 12


@pytest.mark.rule("SEN-272")
def test_haka_of_shielding_lowers_the_next_damage_that_would_hurt() -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_haka_of_shielding"]}, tops=["haka_mere"] * 2)
    strikes = [strike("gloomweaver", "haka", amount) for amount in (0, 3, 3)]
    run = play(s, hero_play("haka"), *strikes)
    pick(run, "haka_haka_of_shielding")
    pick(run, "haka_mere")
    assert hp(run, "haka") == 34 - 1 - 3


def test_vitality_surge_heals_two_and_draws() -> None:
    s = table(heroes=TEAM, hands={"haka": ["haka_vitality_surge"]}, tops=["haka_mere"], hp={"haka": 10})
    run = play(s, hero_play("haka"))
    pick(run, "haka_vitality_surge")
    assert (hp(run, "haka"), names(run, "hand:haka")) == (12, ["haka_mere"])


def test_dominion_may_draw_for_each_destroyed_environment_card() -> None:
    s = table(heroes=TEAM, play=["haka_dominion", "tomb_akana", "gloom_zombie_servant"], tops=["haka_mere"])
    run = play(s, fell("gloom_zombie_servant"))
    assert over(run)
    again = play(state_of(run), fell("tomb_akana"))
    pick(again, "yes")
    assert names(again, "hand:haka") == ["haka_mere"]
    assert over(again)


def test_enduring_intercession_draws_environment_damage_and_can_be_given_up() -> None:
    s = table(heroes=TEAM, play=["haka_enduring_intercession", "tomb_akana"])
    run = play(s, strike("tomb_akana", "ra", 3), strike("gloomweaver", "ra", 2), hero_power("haka"))
    assert (hp(run, "haka"), hp(run, "ra")) == (31, 28)
    pick(run, "haka_enduring_intercession")
    assert names(run, "trash:haka") == ["haka_enduring_intercession"]


def test_enduring_intercession_is_for_hero_targets_alone() -> None:
    s = table(heroes=TEAM, play=["haka_enduring_intercession", "tomb_akana", "tomb_mdjai"])
    run = play(s, *[strike("tomb_akana", one, 2) for one in ("gloomweaver", "tomb_mdjai", "haka")])
    assert (hp(run, "gloomweaver"), hp(run, "tomb_mdjai"), hp(run, "haka")) == (88, 8, 32)
    assert not told(run, "redirected")


@pytest.mark.parametrize("turn", ["ra", "gloomweaver", "tomb_of_anubis"])
def test_ground_pound_lasts_until_his_own_turn(turn: str) -> None:
    run = play(table(heroes=TEAM, turn=turn, play=["haka_ground_pound", "tomb_akana"]), texts("start"))
    assert "haka_ground_pound" in names(run, "play")
    again = play(state_of(run), strike("tomb_akana", "ra", 2), strike("ra", "tomb_akana", 2))
    assert (hp(again, "ra"), hp(again, "tomb_akana")) == (30, 6)


@pytest.mark.parametrize("pay", ["yes", "no"])
def test_ground_pound_costs_two_cards_and_silences_all_but_heroes(pay: str) -> None:
    hand = ["haka_ground_pound", "haka_mere", "haka_taiaha"]
    s = table(heroes=TEAM, hands={"haka": hand})
    foe, ra = card(s, "gloomweaver"), card(s, "ra")
    run = play(
        s, hero_play("haka"), act(lambda s: deal(s, foe, ra, 2, "fire")), act(lambda s: deal(s, ra, foe, 2, "fire")),
        texts("start"),
    )  # fmt: skip
    pick(run, "haka_ground_pound")
    pick(run, pay)
    assert (hp(run, "ra"), hp(run, "gloomweaver")) == (30 if pay == "yes" else 28, 88)
    assert "haka_ground_pound" in names(run, "trash:haka"), "it ends at the start of Haka's turn"


def test_punish_the_weak_turns_on_the_lowest_non_hero_target() -> None:
    s = table(heroes=TEAM, play=["haka_punish_the_weak", "tomb_akana"])
    strikes = [strike("haka", one, 3) for one in ("tomb_akana", "gloomweaver", "ra")]
    run = play(s, *strikes, hero_power("haka"))
    assert (hp(run, "tomb_akana"), hp(run, "gloomweaver"), hp(run, "ra")) == (4, 88, 28)
    pick(run, "haka_punish_the_weak")
    assert over(run)


def test_punish_the_weak_leaves_what_others_deal_and_never_favours_a_hero() -> None:
    s = table(heroes=TEAM, play=["haka_punish_the_weak", "tomb_akana"], hp={"ra": 5})
    run = play(s, strike("ra", "tomb_akana", 3), strike("gloomweaver", "haka", 3), strike("haka", "ra", 3))
    assert (hp(run, "tomb_akana"), hp(run, "haka"), hp(run, "ra")) == (5, 31, 3)


def test_savage_mana_keeps_only_what_haka_himself_destroys() -> None:
    s = table(heroes=TEAM, play=["haka_savage_mana", "gloom_zombie_servant", "gloom_zombie_servant"])
    run = play(s, strike("ra", "gloom_zombie_servant", 2))
    assert over(run)
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]
    again = play(state_of(run), strike("haka", "gloom_zombie_servant", 2))
    pick(again, "no")
    assert names(again, "trash:gloomweaver") == ["gloom_zombie_servant"] * 2


@pytest.mark.parametrize("souls", [0, 1, 3])
def test_savage_mana_strikes_with_two_toxic_for_each_card_released(souls: int) -> None:
    s = table(heroes=TEAM, play=["haka_savage_mana"], under={"haka_savage_mana": ["gloom_zombie_servant"] * souls})
    run = play(s, hero_power("haka"))
    pick(run, "haka_savage_mana")
    while asked(run).message != "sen-ask-damage":
        pick(run, keys(run)[0])
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 90 - 2 * souls
    assert [event.data["type"] for event in told(run, "damage")] == ["toxic"] * bool(souls)


def test_savage_mana_keeps_what_haka_destroys_and_releases_it() -> None:
    s = table(heroes=TEAM, play=["haka_savage_mana", "gloom_zombie_servant"])
    run = play(
        s, act(lambda s: deal(s, card(s, "haka"), card(s, "gloom_zombie_servant"), 2, "melee")), hero_power("haka")
    )
    pick(run, "yes")
    assert names(run, f"under:{card(run, 'haka_savage_mana')}") == ["gloom_zombie_servant"]
    pick(run, "haka_savage_mana")
    assert named_options(run)[0] == "gloomweaver"
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]


def test_ta_moko_lowers_damage_to_haka() -> None:
    s = table(heroes=TEAM, play=["haka_ta_moko"])
    run = play(s, strike("gloomweaver", "haka", 3), strike("gloomweaver", "ra", 3), strike("haka", "gloomweaver", 3))
    assert (hp(run, "haka"), hp(run, "ra"), hp(run, "gloomweaver")) == (32, 27, 87)


def test_mere_strikes_and_draws() -> None:
    run = play(table(heroes=TEAM, play=["haka_mere"], tops=["haka_taiaha"]), hero_power("haka"))
    pick(run, "haka_mere")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), names(run, "hand:haka")) == (88, ["haka_taiaha"])


def test_taiaha_strikes_up_to_two() -> None:
    run = play(table(heroes=TEAM, play=["haka_taiaha", "tomb_akana"]), hero_power("haka"))
    pick(run, "haka_taiaha")
    pick(run, "gloomweaver")
    pick(run, "tomb_akana")
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana"), over(run)) == (87, 5, True)
