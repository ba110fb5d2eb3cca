"""Legacy: every card does what its text says."""

import pytest

from game.model.state import Step
from game.table.standing import topics
from game.titles.sentinels.flow import fallen, hero_play, hero_power, texts
from game.titles.sentinels.verbs import deal, expected
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, pick, play, play_for, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told

TEAM = ("legacy", "ra", "haka")


def test_galvanize_raises_damage_by_hero_targets() -> None:
    s = table(heroes=TEAM)
    run = play(s, hero_power("legacy"))
    pick(run, "legacy")
    state = state_of(run)
    ra, foe = card(state, "ra"), card(state, "gloomweaver")
    assert expected(state, ra, foe, 2, "fire").amount == 3
    assert expected(state, foe, ra, 2, "fire").amount == 2
    assert state.lasting[0].until == "start:legacy"


def test_fallen_legacy_lends_power_encourages_and_shelters() -> None:
    s = table(heroes=TEAM, flipped=["legacy"], tops=["haka_mere"], play=["tomb_akana"])
    run = play(s, fallen("legacy"), fallen("legacy"), fallen("legacy"))
    pick(run, "a1")
    pick(run, "ra")
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88
    pick(run, "a2")
    pick(run, "haka")
    pick(run, "yes")
    assert names(run, "hand:haka") == ["haka_mere"]
    pick(run, "a3")
    state = state_of(run)
    assert expected(state, card(state, "tomb_akana"), card(state, "ra"), 3, "melee").amount == 1


@pytest.mark.parametrize(("name", "left"), [("legacy_back_fist_strike", 86), ("legacy_thokk", 87)])
def test_his_strikes_deal_four_or_three_melee(name: str, left: int) -> None:
    run = play(table(heroes=TEAM, hands={"legacy": [name]}, tops=["legacy_fortitude"]), hero_play("legacy"))
    pick(run, name)
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == left
    assert names(run, "hand:legacy") == (["legacy_fortitude"] if name == "legacy_thokk" else [])


def test_flying_smash_hits_up_to_three() -> None:
    s = table(heroes=TEAM, hands={"legacy": ["legacy_flying_smash"]}, play=["tomb_akana", "tomb_mdjai"])
    run = play(s, hero_play("legacy"))
    pick(run, "legacy_flying_smash")
    for one in ("gloomweaver", "tomb_akana", "tomb_mdjai"):
        pick(run, one)
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana"), hp(run, "tomb_mdjai"), over(run)) == (88, 6, 8, True)


def test_flying_smash_asks_in_its_own_name_which_of_three_and_each_time_anew() -> None:
    s = table(heroes=TEAM, hands={"legacy": ["legacy_flying_smash"]}, play=["tomb_akana", "tomb_mdjai"])
    run = play(s, hero_play("legacy"))
    pick(run, "legacy_flying_smash")
    for at, one in enumerate(("gloomweaver", "tomb_akana", "tomb_mdjai"), 1):
        question = asked(run)
        assert (question.source, question.asker) == ("legacy_flying_smash", card(run, "legacy_flying_smash"))
        assert (question.args["by"], question.args["at"], question.args["count"]) == (card(run, "legacy"), at, 3)
        assert topics(question) == {}, "a one-shot is never answered once and for all"
        pick(run, one)


def test_of_two_targets_none_is_the_third() -> None:
    s = table(heroes=TEAM, hands={"legacy": ["legacy_flying_smash"]}, flipped=["ra", "haka"])
    run = play(s, hero_play("legacy"))
    pick(run, "legacy_flying_smash")
    assert (named_options(run), asked(run).args["count"]) == (["gloomweaver", "legacy", "none"], 2)


def test_bolster_allies_lets_everybody_draw() -> None:
    tops = ["legacy_fortitude", "ra_inferno", "haka_mere"]
    run = play(table(heroes=TEAM, hands={"legacy": ["legacy_bolster_allies"]}, tops=tops), hero_play("legacy"))
    pick(run, "legacy_bolster_allies")
    assert [names(run, f"hand:{hero}") for hero in TEAM] == [["legacy_fortitude"], ["ra_inferno"], ["haka_mere"]]


def test_inspiring_presence_heals_and_raises_damage_by_hero_targets() -> None:
    s = table(heroes=TEAM, hands={"legacy": ["legacy_inspiring_presence"]}, hp={"ra": 5, "haka": 6, "legacy": 7})
    run = play(s, hero_play("legacy"))
    pick(run, "legacy_inspiring_presence")
    assert (hp(run, "ra"), hp(run, "haka"), hp(run, "legacy")) == (6, 7, 8)
    state = state_of(run)
    assert expected(state, card(state, "haka"), card(state, "gloomweaver"), 2, "melee").amount == 3


def test_inspiring_presence_raises_no_damage_of_villains_or_the_environment() -> None:
    s = table(heroes=TEAM, play=["legacy_inspiring_presence", "tomb_spike_trap", "tomb_akana"])
    strikes = [strike(one, "ra", 2) for one in ("gloomweaver", "tomb_akana", "tomb_spike_trap")]
    run = play(s, *strikes)
    assert hp(run, "ra") == 24


def test_motivational_charge_strikes_and_heals() -> None:
    s = table(heroes=TEAM, play=["legacy_motivational_charge"], hp={"ra": 5})
    run = play(s, hero_power("legacy"))
    pick(run, "legacy_motivational_charge")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (88, 6)


@pytest.mark.parametrize(("order", "left"), [(["fortitude", "superhuman_durability"], 28), (None, 31)])
@pytest.mark.rule("SEN-126")
def test_fortitude_and_durability_in_the_order_of_play(order: list[str] | None, left: int) -> None:
    """SEN-W20."""
    lying = [f"legacy_{one}" for one in order or ["superhuman_durability", "fortitude"]]
    s = table(heroes=TEAM, play=lying)
    run = play(s, act(lambda s: deal(s, card(s, "gloomweaver"), card(s, "legacy"), 5, "melee")))
    assert hp(run, "legacy") == left


@pytest.mark.parametrize(("amount", "lost"), [(4, 4), (5, 2), (8, 5)])
def test_durability_lowers_only_heavy_blows_to_legacy(amount: int, lost: int) -> None:
    s = table(heroes=TEAM, play=["legacy_superhuman_durability"])
    run = play(s, strike("gloomweaver", "legacy", amount), strike("gloomweaver", "ra", amount))
    assert (hp(run, "legacy"), hp(run, "ra")) == (32 - lost, 30 - amount)


def test_fortitude_and_surge_are_for_legacy_alone() -> None:
    s = table(heroes=TEAM, play=["legacy_fortitude", "legacy_surge_of_strength"])
    run = play(s, *[strike("gloomweaver", one, 3) for one in ("legacy", "ra")], strike("legacy", "haka", 3))
    assert (hp(run, "legacy"), hp(run, "ra"), hp(run, "haka")) == (30, 27, 30)


def test_the_ring_gives_nobody_else_a_second_power() -> None:
    s = table(heroes=TEAM, turn="ra", play=["legacy_the_legacy_ring", "ra_blazing_tornado"])
    run = play(s, hero_power("ra"))
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert over(run)


def test_the_ring_gives_a_second_power() -> None:
    s = table(heroes=TEAM, play=["legacy_the_legacy_ring", "legacy_motivational_charge"])
    run = play(s, hero_power("legacy"))
    pick(run, "legacy")
    assert named_options(run) == ["legacy_motivational_charge", "none"]
    pick(run, "legacy_motivational_charge")
    pick(run, "gloomweaver")
    assert over(run)


def test_danger_sense_ignores_the_environment() -> None:
    s = table(heroes=TEAM, play=["legacy_danger_sense", "tomb_akana"])
    legacy = card(s, "legacy")
    run = play(
        s, act(lambda s: deal(s, card(s, "tomb_akana"), legacy, 3, "melee")),
        act(lambda s: deal(s, card(s, "gloomweaver"), legacy, 2, "melee")),
    )  # fmt: skip
    assert hp(run, "legacy") == 30


def test_danger_sense_is_for_legacy_alone() -> None:
    run = play(table(heroes=TEAM, play=["legacy_danger_sense", "tomb_akana"]), strike("tomb_akana", "ra", 3))
    assert hp(run, "ra") == 27


@pytest.mark.parametrize("card_id", ["legacy_heroic_interception", "legacy_take_down"])
@pytest.mark.parametrize("turn", ["ra", "gloomweaver", "tomb_of_anubis"])
def test_interception_and_take_down_last_until_his_own_turn(card_id: str, turn: str) -> None:
    run = play(table(heroes=TEAM, turn=turn, play=[card_id]), texts("start"), texts("end"))
    assert card_id in names(run, "play")
    assert not told(run, "damage")


def test_heroic_interception_shields_hero_targets_alone() -> None:
    s = table(heroes=TEAM, play=["legacy_heroic_interception", "tomb_akana"])
    run = play(s, *[strike("ra", one, 2) for one in ("gloomweaver", "tomb_akana", "haka", "legacy")])
    assert [hp(run, one) for one in ("gloomweaver", "tomb_akana", "haka", "legacy")] == [88, 6, 34, 30]


def test_heroic_interception_costs_three_and_shields_the_others_for_a_round() -> None:
    s = table(heroes=TEAM, hands={"legacy": ["legacy_heroic_interception"]})
    strikes = [strike("gloomweaver", one, 2) for one in ("ra", "legacy")]
    run = play(s, hero_play("legacy"), *strikes, texts("start"))
    pick(run, "legacy_heroic_interception")
    assert (hp(run, "legacy"), hp(run, "ra")) == (27, 30)
    assert names(run, "trash:legacy") == ["legacy_heroic_interception"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_lead_from_the_front_may_take_the_blow(answer: str) -> None:
    s = table(heroes=TEAM, play=["legacy_lead_from_the_front"])
    run = play(s, act(lambda s: deal(s, card(s, "gloomweaver"), card(s, "ra"), 2, "fire")))
    pick(run, answer)
    assert (hp(run, "legacy"), hp(run, "ra")) == ((30, 30) if answer == "yes" else (32, 28))


def test_lead_from_the_front_is_not_offered_where_no_damage_comes() -> None:
    s = table(heroes=TEAM, play=["legacy_lead_from_the_front", "tomb_akana"])
    run = play(s, strike("gloomweaver", "ra", 0), strike("gloomweaver", "tomb_akana", 2))
    assert over(run)
    assert hp(run, "tomb_akana") == 6, "which is no hero target"


def test_what_fallen_legacy_shelters_and_what_he_evolves_to_last_until_his_next_turn() -> None:
    s = table(heroes=TEAM, flipped=["legacy"], play=["tomb_akana"])
    run = play(s, fallen("legacy"), Step("finish_turn"), Step("begin_turn", ("ra",)), strike("tomb_akana", "ra", 3))
    pick(run, "a3")
    while asked(run).message != "test-over":
        pick(run, keys(run)[-1])
    assert hp(run, "ra") == 29
    assert [effect.until for effect in state_of(run).lasting] == ["start:legacy"]
    s = table(heroes=TEAM, play=["legacy_next_evolution"])
    again = play(s, hero_power("legacy"), Step("finish_turn"), strike("gloomweaver", "legacy", 3, "toxic"))
    pick(again, "legacy_next_evolution")
    pick(again, "toxic")
    assert hp(again, "legacy") == 32
    last = play(state_of(again), Step("begin_turn", ("legacy",)), strike("gloomweaver", "legacy", 3, "toxic"))
    while not over(last):
        pick(last, keys(last)[-1])
    assert hp(last, "legacy") == 29


@pytest.mark.parametrize("source", ["tomb_akana", "haka"])
def test_lead_from_the_front_heeds_only_damage_by_villain_cards(source: str) -> None:
    s = table(heroes=TEAM, play=["legacy_lead_from_the_front", "tomb_akana", "gloom_zombie_servant"])
    run = play(s, strike(source, "ra", 2), strike("gloom_zombie_servant", "legacy", 2), strike("ra", "tomb_akana", 2))
    assert over(run), "nobody was asked"
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "tomb_akana")) == (28, 30, 6)
    again = play(state_of(run), strike("gloom_zombie_servant", "ra", 2))
    pick(again, "yes")
    assert (hp(again, "ra"), hp(again, "legacy")) == (28, 28)


def test_next_evolution_makes_immune_to_one_type() -> None:
    run = play(table(heroes=TEAM, play=["legacy_next_evolution"]), hero_power("legacy"))
    pick(run, "legacy_next_evolution")
    pick(run, "toxic")
    state = state_of(run)
    foe, legacy = card(state, "gloomweaver"), card(state, "legacy")
    assert [expected(state, foe, legacy, 2, one).amount for one in ("toxic", "fire")] == [0, 2]


def test_surge_of_strength_raises_his_damage() -> None:
    s = table(heroes=TEAM, play=["legacy_surge_of_strength"])
    assert expected(s, card(s, "legacy"), card(s, "gloomweaver"), 2, "melee").amount == 3
    assert expected(s, card(s, "ra"), card(s, "gloomweaver"), 2, "melee").amount == 2


def test_take_down_shuts_the_villains_deck_alone_and_the_strongest_struggles() -> None:
    s = table(heroes=TEAM, play=["legacy_take_down", "gloom_zombie_servant"], tops=["tomb_akana"])
    run = play(s, play_for("tomb_of_anubis"), texts("end"))
    assert "tomb_akana" in names(run, "play")
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["target"]) == (card(run, "gloomweaver"), card(run, "legacy"))
    assert (hit.data["amount"], hit.data["type"]) == (2, "energy")


@pytest.mark.rule("SEN-219")
def test_take_down_keeps_the_villain_deck_shut_and_struggles() -> None:
    s = table(heroes=TEAM, play=["legacy_take_down"])
    run = play(s, play_for("gloomweaver"), texts("end"), texts("start"))
    assert sum(len(bag.names) for bag in state_of(run).decks["gloomweaver"]) == 25
    assert hp(run, "legacy") == 30
    assert names(run, "trash:legacy") == ["legacy_take_down"]
