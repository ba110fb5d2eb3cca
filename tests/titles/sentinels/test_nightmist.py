"""NightMist: every card does what its text says."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.engine.run import Run
from game.model.state import Bag
from game.titles.sentinels.flow import begin_turn, fallen, hero_draw, hero_play, hero_power, texts
from game.titles.sentinels.state import S
from tests.titles.sentinels.looks import card, cards, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import fell, pick, play, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told

TEAM = ("nightmist", "ra", "legacy")


def cast(spell: str, *, hand: Sequence[str] = (), **situation: Any) -> Run:
    """Play a spell from her hand, in a situation in which other cards may lie about."""
    run = play(table(heroes=TEAM, hands={"nightmist": [spell, *hand]}, **situation), hero_play("nightmist"))
    pick(run, cards(run, "hand:nightmist")[0])
    return run


def icons(run: Run, zone: str) -> list[str]:
    """Return the names, icons and all, of the cards of a zone."""
    return [state_of(run).cards[one].name for one in cards(run, zone)]


def test_investigation_hurts_her_and_draws_two() -> None:
    s = table(heroes=TEAM, tops=["nm_elder_ring_2", "nm_mist_form_1"])
    run = play(s, hero_power("nightmist"))
    pick(run, "nightmist")
    assert hp(run, "nightmist") == 25
    assert names(run, "hand:nightmist") == ["nm_elder_ring", "nm_mist_form"]


def test_fallen_nightmist_consoles_inspires_and_dispels() -> None:
    s = table(
        heroes=TEAM, flipped=["nightmist"], hp={"ra": 5}, hands={"ra": ["ra_fire_blast"]},
        play=["gloom_strength_of_the_grave", "gloom_zombie_servant"],
    )  # fmt: skip
    run = play(s, *[fallen("nightmist")] * 3)
    pick(run, "a1")
    assert named_options(run) == ["ra", "legacy"]
    pick(run, "ra")
    assert hp(run, "ra") == 6
    pick(run, "a2")
    pick(run, "ra")
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    pick(run, "a3")
    assert names(run, "trash:gloomweaver") == ["gloom_strength_of_the_grave"]


# -- Heedless Lash ---------------------------------------------------------------------------------


@pytest.mark.rule("SEN-013", "SEN-015", "SEN-016", "SEN-017", "SEN-018", "SEN-141", "SEN-262")
@pytest.mark.parametrize(("way", "where"), [("hand", "hand:nightmist"), ("play", "area:nightmist")])
def test_heedless_lash_hurts_her_and_another_by_the_revealed_icon(way: str, where: str) -> None:
    """SEN-W13: the other one is her nemesis."""
    run = cast("nm_heedless_lash_3", tops=["nm_elder_ring_2"])
    assert (hp(run, "nightmist"), hp(run, "gloomweaver")) == (25, 90), "herself first"
    assert named_options(run) == ["gloomweaver", "ra", "legacy"]
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 87
    blows = [(event.data["source"], event.data["type"]) for event in told(run, "damage")]
    assert blows == [(card(run, "nightmist"), "infernal")] * 2
    assert names(run, "revealed:nightmist") == ["nm_elder_ring"], "only after the damage does it go anywhere"
    assert keys(run) == ["hand", "play"], "one of the two has to be"
    pick(run, way)
    assert "nm_elder_ring" in names(run, where)
    assert names(run, "trash:nightmist") == ["nm_heedless_lash"]
    assert over(run)


def test_heedless_lash_hits_no_nemesis_by_the_icon_alone() -> None:
    """SEN-W13."""
    run = cast("nm_heedless_lash_1", tops=["nm_elder_ring_3"], play=["gloom_ophidia_the_deceiver"])
    pick(run, "gloom_ophidia_the_deceiver")
    assert (hp(run, "nightmist"), hp(run, "gloom_ophidia_the_deceiver")) == (24, 5)


@pytest.mark.rule("SEN-018", "SEN-151", "SEN-157")
def test_heedless_lash_is_dropped_when_it_fells_her() -> None:
    run = cast("nm_heedless_lash_1", tops=["nm_elder_ring_2"], hp={"nightmist": 2})
    assert over(run)
    assert state_of(run).cards[card(run, "nightmist")].turned
    assert len(icons(run, "removed")) == 40
    assert (hp(run, "gloomweaver"), hp(run, "ra"), hp(run, "legacy")) == (90, 30, 32)


@pytest.mark.rule("SEN-016")
def test_heedless_lash_hurts_only_her_if_nobody_else_is_there() -> None:
    s = table(heroes=TEAM, hands={"nightmist": ["nm_heedless_lash"]}, tops=["nm_elder_ring_2"])
    s.hp = {card(s, "nightmist"): 27}
    run = play(s, hero_play("nightmist"))
    pick(run, "nm_heedless_lash")
    pick(run, "hand")
    assert (hp(run, "nightmist"), over(run)) == (25, True)


@pytest.mark.rule("SEN-019", "SEN-201", "SEN-273")
def test_a_one_shot_put_into_play_by_heedless_lash_is_resolved() -> None:
    run = cast("nm_heedless_lash_1", tops=["nm_enlightenment_1", "nm_elder_ring_3"])
    pick(run, "ra")
    pick(run, "play")
    assert hp(run, "nightmist") == 27 - 1 - 3
    assert names(run, "trash:nightmist") == [], "both spells are still being resolved"
    pick(run, "ra")
    pick(run, "no")
    assert names(run, "trash:nightmist") == ["nm_elder_ring", "nm_enlightenment", "nm_heedless_lash"]


@pytest.mark.rule("SEN-019", "SEN-195", "SEN-207")
def test_a_second_limited_card_put_into_play_by_heedless_lash_goes_to_the_trash() -> None:
    """SEN-W16."""
    run = cast("nm_heedless_lash_1", tops=["nm_elder_ring_3"], play=["nm_elder_ring_2"])
    pick(run, "ra")
    pick(run, "play")
    assert (hp(run, "nightmist"), hp(run, "ra")) == (27 - 3 - 1, 30 - 3 - 1), "the Ring raises her damage"
    assert names(run, "play").count("nm_elder_ring") == 1
    assert icons(run, "trash:nightmist") == ["nm_elder_ring_3", "nm_heedless_lash_1"]
    assert not told(run, "destroyed")
    assert state_of(run).cards[card(run, "nm_elder_ring")].name == "nm_elder_ring_2"


@pytest.mark.rule("SEN-026", "SEN-132", "SEN-220")
def test_without_a_card_to_reveal_the_icon_is_nought_and_the_damage_still_counts() -> None:
    s = table(heroes=TEAM, hands={"nightmist": ["nm_heedless_lash"]}, play=["nm_elder_ring"])
    s.decks["nightmist"] = ()
    run = play(s, hero_play("nightmist"))
    pick(run, "nm_heedless_lash")
    pick(run, "ra")
    assert (hp(run, "nightmist"), hp(run, "ra"), over(run)) == (26, 29, True)


@pytest.mark.rule("SEN-024")
def test_self_damage_that_is_turned_away_stops_nothing() -> None:
    run = cast(
        "nm_heedless_lash_1", tops=["nm_elder_ring_2"], play=["nm_amulet_of_the_elder_gods"],
        hand=["nm_mist_form_1", "nm_mist_form_3"],
    )  # fmt: skip
    pick(run, "yes")
    pick(run, "gloomweaver")
    assert (hp(run, "nightmist"), hp(run, "gloomweaver")) == (27, 87), "the Amulet turns it to her nemesis"
    pick(run, "ra")
    pick(run, "hand")
    assert (hp(run, "ra"), names(run, "hand:nightmist")) == (28, ["nm_elder_ring"])


# -- other one-shots -------------------------------------------------------------------------------


@pytest.mark.rule("SEN-020", "SEN-260")
def test_enlightenment_hurts_her_and_lets_one_player_draw() -> None:
    s = table(
        heroes=TEAM, hands={"nightmist": ["nm_enlightenment_1"]},
        tops=["nm_elder_ring_2", "ra_inferno", "ra_fire_blast", "ra_inferno"],
    )  # fmt: skip
    run = play(s, hero_play("nightmist"))
    pick(run, "nm_enlightenment")
    assert hp(run, "nightmist") == 25
    assert named_options(run) == ["nightmist", "ra", "legacy"]
    pick(run, "ra")
    assert asked(run).seat == 1
    pick(run, "yes")
    pick(run, "yes")
    assert names(run, "hand:ra") == ["ra_inferno", "ra_fire_blast"]
    assert names(run, "trash:nightmist") == ["nm_elder_ring", "nm_enlightenment"]
    assert over(run)


@pytest.mark.rule("SEN-013", "SEN-021")
def test_call_forth_finds_as_many_relics_as_the_icon_discarded() -> None:
    """The deck holds 40 cards less the two of the hand."""
    tops = ["nm_mist_form_1", "nm_elder_ring_2", "nm_heedless_lash_1", "nm_starshield_necklace_3", "nm_elder_ring_3"]
    run = cast("nm_call_forth_4", hand=["nm_mistbound_2"], tops=tops)
    assert icons(run, "hand:nightmist") == ["nm_elder_ring_2", "nm_starshield_necklace_3"]
    assert names(run, "trash:nightmist") == ["nm_mistbound", "nm_call_forth"]
    (deck,) = state_of(run).decks["nightmist"]
    assert len(deck.names) == 40 - 2 - 2, "what was revealed beside the Relics is shuffled back"
    assert over(run)


@pytest.mark.rule("SEN-236")
def test_call_forth_finds_nothing_without_a_card_to_discard() -> None:
    run = cast("nm_call_forth_4", tops=["nm_elder_ring_2"])
    assert (names(run, "hand:nightmist"), over(run)) == ([], True)


@pytest.mark.rule("SEN-014", "SEN-218", "SEN-267")
def test_call_forth_shuffles_the_trash_in_once_and_makes_do_with_what_it_finds() -> None:
    """The discarded card is shuffled in with the others; its icon was read before."""
    hands = {"nightmist": ["nm_call_forth_1", "nm_mistbound_3"]}
    s = table(heroes=TEAM, hands=hands, trash=["nm_starshield_necklace_4", "nm_heedless_lash_1"])
    s.decks["nightmist"] = (Bag(("nm_elder_ring_2",)),)
    run = play(s, hero_play("nightmist"), luck=1)
    pick(run, "nm_call_forth")
    assert sorted(icons(run, "hand:nightmist")) == ["nm_elder_ring_2", "nm_starshield_necklace_4"]
    assert state_of(run).decks["nightmist"] == (Bag(("nm_heedless_lash_1", "nm_mistbound_3")),)
    assert names(run, "trash:nightmist") == ["nm_call_forth"]
    assert over(run)


@pytest.mark.rule("SEN-022", "SEN-023")
def test_mist_fueled_recovery_heals_by_a_trash_and_ends_her_turn() -> None:
    """Neither power nor draw, but the text at the end of the turn: a pin of her nemesis."""
    lying = ["ra_inferno", "ra_inferno", "ra_fire_blast", "ra_fire_blast", "ra_excavation"]
    s = table(
        heroes=TEAM, hands={"nightmist": ["nm_mist_fueled_recovery"]}, trash=lying, hp={"nightmist": 10},
        play=["gloom_crimson_pin"], next_to={"gloom_crimson_pin": "nightmist"},
    )  # fmt: skip
    run = play(s, hero_play("nightmist"), hero_power("nightmist"), hero_draw("nightmist"), texts("end"))
    pick(run, "nm_mist_fueled_recovery")
    pick(run, "ra")
    assert names(run, "trash:ra") == []
    assert sum(len(bag.names) for bag in state_of(run).decks["ra"]) == 40
    assert hp(run, "nightmist") == 10 + 2 - 2
    assert over(run)


@pytest.mark.rule("SEN-022")
def test_mist_fueled_recovery_out_of_her_turn_ends_no_turn() -> None:
    s = table(heroes=("ra", "nightmist", "legacy"), hands={"nightmist": ["nm_mist_fueled_recovery"]})
    run = play(s, hero_play("nightmist"), hero_power("ra"))
    pick(run, "nm_mist_fueled_recovery")
    pick(run, "ra")
    assert asked(run).message == "sen-ask-power"


@pytest.mark.rule("SEN-025", "SEN-273")
def test_mist_fueled_recovery_does_not_shuffle_itself_in() -> None:
    run = cast("nm_mist_fueled_recovery", trash=["nm_elder_ring_2", "nm_elder_ring_3"], hp={"nightmist": 10})
    pick(run, "nightmist")
    assert hp(run, "nightmist") == 11
    assert names(run, "trash:nightmist") == ["nm_mist_fueled_recovery"]
    assert sum(len(bag.names) for bag in state_of(run).decks["nightmist"]) == 39


@pytest.mark.parametrize(("outward", "foes", "friends"), [(0, 2, 3), (1, 3, 2)])
def test_oblivion_hits_both_sides_by_two_icons(outward: int, foes: int, friends: int) -> None:
    run = cast("nm_oblivion_1", tops=["nm_elder_ring_2", "nm_mistbound_3"], play=["tomb_akana", "gloom_zombie_servant"])
    pick(run, ("nm_elder_ring", "nm_mistbound")[outward])
    while asked(run).message == "sen-ask-next":
        pick(run, "none")
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana")) == (90 - foes - 1, 8 - foes)
    assert [hp(run, one) for one in TEAM] == [27 - friends, 30 - friends, 32 - friends]
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]
    assert names(run, "trash:nightmist") == ["nm_elder_ring", "nm_mistbound", "nm_oblivion"]


@pytest.mark.rule("SEN-265")
def test_scouring_mists_hurts_her_and_up_to_n_others() -> None:
    run = cast("nm_scouring_mists_1", tops=["nm_elder_ring_2"], play=["tomb_akana"])
    assert hp(run, "nightmist") == 25
    assert "nightmist" not in named_options(run)
    pick(run, "gloomweaver")
    pick(run, "tomb_akana")
    assert (hp(run, "gloomweaver"), hp(run, "tomb_akana"), over(run)) == (88, 7, True)
    assert names(run, "trash:nightmist") == ["nm_elder_ring", "nm_scouring_mists"]


@pytest.mark.rule("SEN-027")
def test_astral_premonition_puts_cards_back_on_top_in_any_order() -> None:
    tops = ["nm_elder_ring_2", "tomb_akana", "tomb_anubis"]
    run = cast("nm_astral_premonition_1", tops=tops)
    assert hp(run, "nightmist") == 25
    assert keys(run) == ["gloomweaver", "ra", "legacy", "tomb_of_anubis"]
    pick(run, "tomb_of_anubis")
    assert names(run, "revealed:tomb_of_anubis") == ["tomb_akana", "tomb_anubis"]
    pick(run, "top")
    pick(run, "tomb_anubis")
    assert [bag.names for bag in state_of(run).decks["tomb_of_anubis"][:2]] == [("tomb_anubis",), ("tomb_akana",)]
    assert names(run, "hand:nightmist") == ["nm_elder_ring"]


def test_astral_premonition_puts_cards_under_their_deck() -> None:
    run = cast("nm_astral_premonition_1", tops=["nm_elder_ring_2", "ra_inferno", "ra_fire_blast"])
    pick(run, "ra")
    pick(run, "bottom")
    assert [bag.names for bag in state_of(run).decks["ra"][-2:]] == [("ra_inferno",), ("ra_fire_blast",)]
    assert names(run, "hand:nightmist") == ["nm_elder_ring"]


@pytest.mark.rule("SEN-204")
def test_mists_of_time_carries_away_what_is_weak_enough() -> None:
    on_table = [
        "gloom_zombie_servant", "gloom_ophidia_the_deceiver", "gloom_strength_of_the_grave", "tomb_akana",
        "tomb_rod_of_anubis", "ra_flame_barrier", "gloom_profane_zealot",
    ]  # fmt: skip
    run = cast("nm_mists_of_time_1", tops=["nm_elder_ring_2"], play=on_table, hp={"tomb_akana": 4})
    assert hp(run, "nightmist") == 25
    assert named_options(run) == [
        "tomb_akana", "tomb_rod_of_anubis", "gloom_zombie_servant", "gloom_strength_of_the_grave",
    ]  # fmt: skip
    pick(run, "tomb_akana")
    assert state_of(run).decks["tomb_of_anubis"][-1].names == ("tomb_akana",)
    assert names(run, "trash:nightmist") == ["nm_elder_ring", "nm_mists_of_time"]
    assert not told(run, "destroyed")


def test_mists_of_time_reaches_nobody_who_has_hp_without_an_icon() -> None:
    s = table(
        heroes=TEAM, hands={"nightmist": ["nm_mists_of_time_1"]}, hp={"gloom_zombie_servant": 1},
        play=["gloom_zombie_servant", "gloom_strength_of_the_grave", "tomb_rod_of_anubis"],
    )  # fmt: skip
    s.decks["nightmist"] = ()
    run = play(s, hero_play("nightmist"))
    pick(run, "nm_mists_of_time")
    assert named_options(run) == ["tomb_rod_of_anubis", "gloom_strength_of_the_grave"]


@pytest.mark.rule("SEN-026")
def test_oblivion_without_cards_to_reveal_hurts_only_her_nemesis() -> None:
    s = table(heroes=TEAM, hands={"nightmist": ["nm_oblivion_1"]}, play=["gloom_zombie_servant"])
    s.decks["nightmist"] = ()
    run = play(s, hero_play("nightmist"))
    pick(run, "nm_oblivion")
    assert over(run)
    assert [event.data["target"] for event in told(run, "damage")] == [card(run, "gloomweaver")]
    assert hp(run, "gloomweaver") == 89


def test_astral_premonition_looks_into_no_deck_of_a_fallen_hero() -> None:
    run = cast("nm_astral_premonition_1", tops=["nm_elder_ring_2"], flipped=["ra"])
    assert keys(run) == ["gloomweaver", "legacy", "tomb_of_anubis"]


# -- ongoings --------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-240")
def test_fallen_nightmist_consoles_a_hero_and_no_living_card() -> None:
    lying = ["realm_imbued_vitality", "ra_flame_barrier"]
    run = play(table("gloomweaver", TEAM, "realm_of_discord", flipped=["nightmist"], play=lying), fallen("nightmist"))
    pick(run, "a1")
    assert named_options(run) == ["ra", "legacy"]


@pytest.mark.parametrize("turn", ["ra", "gloomweaver", "tomb_of_anubis"])
def test_mistbound_and_mist_form_wait_for_her_own_turn(turn: str) -> None:
    bound = {"nm_mistbound": "gloomweaver"}
    run = play(table(heroes=TEAM, turn=turn, play=["nm_mistbound", "nm_mist_form"], next_to=bound), texts("start"))
    assert over(run)
    assert {"nm_mistbound", "nm_mist_form"} <= set(names(run, "play"))


@pytest.mark.rule("SEN-274")
def test_mistbound_silences_the_villain_target_it_lies_next_to() -> None:
    s = table(heroes=TEAM, hands={"nightmist": ["nm_mistbound"]}, play=["gloom_ophidia_the_deceiver"])
    strikes = [strike("gloom_ophidia_the_deceiver", "ra", 3), strike("gloomweaver", "ra", 1)]
    run = play(s, hero_play("nightmist"), *strikes)
    pick(run, "nm_mistbound")
    assert named_options(run) == ["gloomweaver", "gloom_ophidia_the_deceiver"]
    pick(run, "gloom_ophidia_the_deceiver")
    assert hp(run, "ra") == 29


@pytest.mark.parametrize(("hand", "answer", "stays"), [(2, "yes", True), (2, "no", False), (1, "", False)])
def test_mistbound_costs_two_cards_each_turn(hand: int, answer: str, stays: bool) -> None:
    s = table(
        heroes=TEAM, hands={"nightmist": ["nm_elder_ring", "nm_mist_form"][:hand]}, play=["nm_mistbound"],
        next_to={"nm_mistbound": "gloomweaver"},
    )  # fmt: skip
    run = play(s, texts("start"))
    if answer:
        pick(run, answer)
    assert ("nm_mistbound" in names(run, "play")) == stays
    assert len(names(run, "hand:nightmist")) == (0 if stays else hand)


def test_mistbound_is_destroyed_when_the_target_leaves() -> None:
    s = table(
        heroes=TEAM, play=["gloom_zombie_servant", "nm_mistbound"], next_to={"nm_mistbound": "gloom_zombie_servant"}
    )
    run = play(s, fell("gloom_zombie_servant"))
    assert [event.data["name"] for event in told(run, "destroyed")][-1].startswith("nm_mistbound")
    assert names(run, "trash:nightmist") == ["nm_mistbound"]


@pytest.mark.rule("SEN-263")
def test_mist_form_lets_nothing_through_until_her_next_turn() -> None:
    s = table(heroes=TEAM, play=["nm_mist_form"])
    strikes = [strike("gloomweaver", "nightmist", 3), strike("nightmist", "gloomweaver", 3)]
    run = play(s, *strikes, hero_power("nightmist"), texts("start"))
    assert over(run), "she can use no power"
    assert (hp(run, "nightmist"), hp(run, "gloomweaver")) == (27, 90)
    assert names(run, "trash:nightmist") == ["nm_mist_form"]


@pytest.mark.rule("SEN-014")
@pytest.mark.parametrize(
    ("more", "used", "n"), [("no", "", 1), ("yes", "nm_mist_form", 1), ("yes", "nm_starshield_necklace", 4)]
)
def test_master_of_magic_may_reveal_one_more_icon(more: str, used: str, n: int) -> None:
    tops = ["nm_mist_form_1", "nm_starshield_necklace_4"]
    run = cast("nm_heedless_lash_3", tops=tops, play=["nm_master_of_magic"])
    pick(run, more)
    if used:
        pick(run, used)
    pick(run, "ra")
    pick(run, "hand")
    assert (hp(run, "nightmist"), hp(run, "ra")) == (27 - n, 30 - n)
    assert names(run, "hand:nightmist") == [used or "nm_mist_form"]
    assert len(names(run, "trash:nightmist")) == (2 if used else 1)


# -- relics ----------------------------------------------------------------------------------------


def with_amulet(hand: int = 4) -> S:
    """Return a situation with the Amulet in play and cards to pay for it."""
    paid = ["nm_mist_form_1", "nm_mist_form_3", "nm_mistbound_2", "nm_mistbound_3"][:hand]
    lying = ["nm_amulet_of_the_elder_gods", "gloom_zombie_servant"]
    return table(heroes=TEAM, play=lying, hands={"nightmist": paid}, turn="gloomweaver")


def test_the_amulet_redirects_the_first_damage_of_a_turn_for_two_cards() -> None:
    run = play(with_amulet(), *[strike("gloomweaver", "nightmist", 2)] * 2, strike("ra", "legacy", 1))
    pick(run, "yes")
    pick(run, "nm_mistbound", card(run, "nm_mistbound", 1))
    assert "nightmist" not in named_options(run)
    pick(run, "ra")
    assert (hp(run, "ra"), hp(run, "nightmist")) == (28, 24), "no longer the nemesis, then the full damage"
    assert names(run, "hand:nightmist") == ["nm_mist_form", "nm_mist_form"]


def test_the_amulet_can_be_declined_once_a_turn() -> None:
    steps = [strike("ra", "nightmist", 0), strike("ra", "nightmist", 2), strike("ra", "nightmist", 2)]
    run = play(with_amulet(), *steps, begin_turn("nightmist"), strike("ra", "nightmist", 1), luck=1)
    pick(run, "no")
    assert hp(run, "nightmist") == 23
    while asked(run).message != "sen-ask-may-discard":
        pick(run, "none")
    assert asked(run).source.startswith("nm_amulet"), "in the next turn she is asked again"


@pytest.mark.rule("SEN-236")
def test_the_amulet_heeds_neither_damage_to_others_nor_none() -> None:
    steps = [strike("gloomweaver", "legacy", 2), strike("gloom_zombie_servant", "nightmist", 0)]
    run = play(with_amulet(), *steps)
    assert over(run)
    assert hp(run, "legacy") == 30
    again = play(state_of(run), strike("gloomweaver", "nightmist", 2))
    assert asked(again).source.startswith("nm_amulet"), "nothing has spent it before"
    pick(again, "no")
    assert hp(again, "nightmist") == 24


def test_the_amulet_needs_both_cards() -> None:
    run = play(with_amulet(1), strike("ra", "nightmist", 2))
    assert (hp(run, "nightmist"), over(run)) == (25, True)


def test_the_amulet_turns_her_own_damage_outward() -> None:
    run = play(with_amulet(2), strike("nightmist", "nightmist", 2, "infernal"))
    pick(run, "yes")
    pick(run, "gloomweaver")
    assert (hp(run, "nightmist"), hp(run, "gloomweaver")) == (27, 87)


@pytest.mark.rule("SEN-108")
def test_the_elder_ring_raises_all_her_damage() -> None:
    s = table(heroes=TEAM, play=["nm_elder_ring"])
    run = play(
        s, strike("nightmist", "nightmist", 2), strike("nightmist", "ra", 2), strike("ra", "nightmist", 2),
    )  # fmt: skip
    assert (hp(run, "nightmist"), hp(run, "ra")) == (27 - 3 - 2, 27)


@pytest.mark.rule("SEN-218")
def test_the_elder_ring_is_given_up_for_three_cards() -> None:
    """SEN-W26: one card in the deck, six in the trash with the Ring."""
    lying = ["nm_mist_form_1", "nm_mist_form_3", "nm_mistbound_2", "nm_mistbound_3", "nm_mistbound_4"]
    s = table(heroes=TEAM, play=["nm_elder_ring_2"], trash=lying)
    s.decks["nightmist"] = (Bag(("nm_oblivion_1",)),)
    run = play(s, hero_power("nightmist"), chance=["nm_mist_form_3", "nm_elder_ring_2"])
    pick(run, "nm_elder_ring")
    assert icons(run, "hand:nightmist") == ["nm_oblivion_1", "nm_mist_form_3", "nm_elder_ring_2"]
    assert sum(len(bag.names) for bag in state_of(run).decks["nightmist"]) == 4
    assert names(run, "trash:nightmist") == []


@pytest.mark.rule("SEN-220")
def test_with_deck_and_trash_empty_nothing_is_drawn() -> None:
    """SEN-W26."""
    s = table(heroes=TEAM)
    s.decks["nightmist"] = ()
    run = play(s, hero_power("nightmist"), hero_draw("nightmist"))
    pick(run, "nightmist")
    assert (names(run, "hand:nightmist"), over(run)) == ([], True)


def test_the_starshield_necklace_lowers_damage_to_her() -> None:
    s = table(heroes=TEAM, play=["nm_starshield_necklace"])
    run = play(s, strike("ra", "nightmist", 3), strike("nightmist", "nightmist", 1), strike("nightmist", "ra", 3))
    assert (hp(run, "nightmist"), hp(run, "ra")) == (25, 27)


def test_the_tome_plays_a_spell_and_draws() -> None:
    s = table(
        heroes=TEAM, play=["nm_tome_of_elder_magic"], tops=["nm_mist_form_1", "nm_elder_ring_2"],
        hands={"nightmist": ["nm_heedless_lash_1", "nm_mist_fueled_recovery", "nm_starshield_necklace"]},
    )  # fmt: skip
    run = play(s, hero_power("nightmist"))
    pick(run, "nm_tome_of_elder_magic")
    assert named_options(run) == ["nm_heedless_lash", "none"], "nothing else in her hand is a Spell"
    pick(run, "nm_heedless_lash")
    pick(run, "ra")
    pick(run, "play")
    assert "nm_mist_form" in names(run, "play")
    assert "nm_elder_ring" in names(run, "hand:nightmist")


# -- numbers of heroes -----------------------------------------------------------------------------


@pytest.mark.rule("SEN-110", "SEN-253")
@pytest.mark.parametrize("h", [3, 4, 5])
def test_h_is_the_number_of_heroes(h: int) -> None:
    """SEN-W18: a Zombie Servant deals H minus 2, Mdjai H minus 1."""
    team = ("haka", "nightmist", "ra", "legacy", "wraith")[:h]
    run = play(table(heroes=team, turn="gloomweaver", play=["gloom_zombie_servant"]), texts("end"))
    assert hp(run, "haka") == 34 - (h - 2)
    run = play(table(heroes=team, turn="tomb_of_anubis", play=["tomb_mdjai"]), texts("end"))
    assert hp(run, "gloomweaver") == 90 - (h - 1)
