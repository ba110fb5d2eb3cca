"""Section 4: the steps of one instance of damage."""

import pytest

from game.titles.sentinels.damage import Hit, deal, reckon
from game.titles.sentinels.verbs import expected, last
from tests.titles.sentinels.situation import act, asked, card, hp, names, pick, play, state_of, strike, table, told


@pytest.mark.rule("SEN-104", "SEN-107", "SEN-285")
def test_irreducible_damage_is_raised_and_stays_irreducible() -> None:
    """SEN-W04, with Imbued Fire for the raise and Ta Moko for the reduction."""
    s = table(play=["ra_imbued_fire", "haka_ta_moko"])
    foe, haka = card(s, "gloomweaver"), card(s, "haka")
    run = play(s, act(lambda s: deal(s, foe, haka, 2, "fire", irreducible=True)))
    assert hp(run, "haka") == 31


@pytest.mark.rule("SEN-103")
def test_irreducible_damage_is_not_lowered_and_spends_no_shield() -> None:
    s = table(play=["haka_ta_moko"])
    foe, haka = card(s, "gloomweaver"), card(s, "haka")
    last(s, haka, "taken", amount=-2, cards=[haka], uses=1, until="")
    run = play(s, act(lambda s: deal(s, foe, haka, 2, "fire", irreducible=True)))
    assert hp(run, "haka") == 32
    assert len(state_of(run).lasting) == 1


@pytest.mark.rule("SEN-106", "SEN-138")
def test_immunity_stops_irreducible_damage_but_not_the_choice() -> None:
    s = table(play=["ra_flesh_of_the_sun_god"])
    foe, ra = card(s, "gloomweaver"), card(s, "ra")
    run = play(s, act(lambda s: deal(s, foe, ra, 3, "fire", irreducible=True)))
    assert hp(run, "ra") == 30
    assert told(run, "damage_stopped")
    assert not told(run, "damage")


@pytest.mark.rule("SEN-108")
def test_a_bonus_counts_for_each_instance() -> None:
    s = table(turn="gloomweaver", play=["gloom_cursed_acolyte"])
    last(s, card(s, "gloomweaver"), "dealt", amount=1, group="villain_targets", until="")
    run = play(s, *[strike("gloom_cursed_acolyte", "ra", 1, kind) for kind in ("fire", "infernal")])
    assert hp(run, "ra") == 26


@pytest.mark.rule("SEN-105", "SEN-128", "SEN-120")
def test_a_redirect_spares_the_first_target_and_keeps_source_and_type() -> None:
    s = table(play=["haka_enduring_intercession", "tomb_akana"])
    run = play(s, strike("tomb_akana", "ra", 2, "fire"))
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["type"]) == (card(run, "tomb_akana"), "fire")
    assert (hp(run, "ra"), hp(run, "haka")) == (30, 32)


@pytest.mark.rule("SEN-127")
def test_a_redirect_drops_what_belonged_to_the_first_target() -> None:
    """SEN-W22: the redirecting card sees the lowered amount, the new target takes the full one."""
    s = table(heroes=("legacy", "haka", "ra"), play=["haka_ta_moko", "legacy_lead_from_the_front"])
    run = play(s, strike("gloomweaver", "haka", 3))
    assert asked(run).args["amount"] == 2
    pick(run, "yes")
    assert (hp(run, "haka"), hp(run, "legacy")) == (34, 29)


@pytest.mark.rule("SEN-129")
def test_each_card_redirects_once_at_most() -> None:
    """SEN-W21: Legacy leads, Haka intercedes for the environment's victim, and there it stays."""
    s = table(play=["legacy_lead_from_the_front", "haka_enduring_intercession", "tomb_akana"])
    run = play(s, strike("tomb_akana", "ra", 2))
    pick(run, "yes")
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (30, 32, 32)


@pytest.mark.rule("SEN-130", "SEN-263")
def test_who_cannot_deal_damage_deals_none() -> None:
    s = table(play=["haka_ground_pound"])
    run = play(s, strike("gloomweaver", "ra", 5))
    assert hp(run, "ra") == 30


@pytest.mark.rule("SEN-131", "SEN-137")
def test_nothing_below_zero_and_never_healing() -> None:
    """SEN-W25: amount 0 and a reduction of 1."""
    s = table(play=["haka_ta_moko"], hp={"haka": 10})
    run = play(s, strike("gloomweaver", "haka", 0))
    assert hp(run, "haka") == 10
    assert not told(run, "damage")


@pytest.mark.rule("SEN-132", "SEN-141", "SEN-142")
@pytest.mark.parametrize(("amount", "lost"), [(0, 1), (2, 3)])
def test_nemeses_deal_each_other_one_more(amount: int, lost: int) -> None:
    """SEN-W17 and SEN-W25."""
    s = table(heroes=("nightmist", "ra", "haka"), play=["gloom_zombie_servant"])
    run = play(
        s, strike("nightmist", "gloomweaver", amount), strike("gloomweaver", "nightmist", amount),
        strike("gloomweaver", "ra", amount), strike("gloom_zombie_servant", "haka", amount),
    )  # fmt: skip
    assert (hp(run, "gloomweaver"), hp(run, "nightmist")) == (90 - lost, 27 - lost)
    assert (hp(run, "ra"), hp(run, "haka")) == (30 - amount, 34 - amount)


@pytest.mark.rule("SEN-143")
def test_the_nemesis_bonus_raises_irreducible_damage() -> None:
    s = table(heroes=("nightmist", "ra", "haka"))
    assert expected(s, card(s, "gloomweaver"), card(s, "nightmist"), 2, "toxic", irreducible=True).amount == 3


@pytest.mark.rule("SEN-144")
def test_an_environment_card_without_hp_can_be_a_source() -> None:
    run = play(table(play=["tomb_spike_trap"]), strike("tomb_spike_trap", "ra", 2, "projectile"))
    assert hp(run, "ra") == 28


@pytest.mark.rule("SEN-284")
def test_an_instance_whose_target_is_gone_is_not_dealt() -> None:
    s = table(play=["gloom_zombie_servant"])
    zombie, ra = card(s, "gloom_zombie_servant"), card(s, "ra")
    twice = [act(lambda s: deal(s, ra, zombie, 2, "fire"))] * 2
    run = play(s, *twice)
    assert len(told(run, "damage")) == 1
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]


@pytest.mark.rule("SEN-133", "SEN-165", "SEN-166")
def test_a_target_at_zero_goes_to_its_own_trash() -> None:
    run = play(table(play=["tomb_akana"]), strike("ra", "tomb_akana", 8, "fire"))
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]


@pytest.mark.rule("SEN-134")
@pytest.mark.parametrize(("order", "left"), [("destroy_first", 90), ("damage_first", 88)])
def test_cards_that_fell_with_the_blow_do_not_react_unless_so_agreed(order: str, left: int) -> None:
    s = table(play=["ra_flame_barrier"], hp={"ra": 2}, options={"zero_hp": order})
    run = play(s, strike("gloomweaver", "ra", 3))
    assert hp(run, "gloomweaver") == left
    assert names(run, "area:ra") == ["ra_back"]


def test_a_tally_names_every_part() -> None:
    s = table(play=["ra_the_staff_of_ra", "ra_imbued_fire"])
    hit = reckon(s, Hit(card(s, "ra"), card(s, "gloomweaver"), 2, "fire"))
    assert [(part.text, part.amount, part.args.get("card")) for part in hit.tally.parts] == [
        ("sen-tally-printed", 2, None),
        ("sen-tally-card", 1, "@ra_imbued_fire"),
        ("sen-tally-card", 1, "@ra_the_staff_of_ra"),
    ]
