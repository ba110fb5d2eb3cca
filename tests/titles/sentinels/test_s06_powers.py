"""Section 6: powers."""

import pytest

from game.model.state import Step
from game.titles.sentinels.cards.ra import lend_power
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import control, powers_of, use_power
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, hero_power, pick, play
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, keys, told

CONFLAGRATION = "ra_living_conflagration"


@pytest.mark.rule("SEN-172")
def test_a_power_is_used_once_a_turn_however_many_uses_there_are() -> None:
    """SEN-W06: two uses, one card with a power beside the innate one."""
    s = table(bonus={"power:ra": 3}, play=["ra_blazing_tornado"])
    run = play(s, hero_power("ra"))
    for one in ("ra", "gloomweaver"):
        pick(run, one)
    assert named_options(run) == ["ra_blazing_tornado", "none"], "the one used is refused"
    for one in ("ra_blazing_tornado", "gloomweaver"):
        pick(run, one)
    assert over(run), "two uses are left and nothing to use them for"


@pytest.mark.rule("SEN-173", "SEN-174")
def test_each_copy_has_its_own_power_and_one_use_takes_one_of_them() -> None:
    s = table(play=[CONFLAGRATION] * 2)
    run = play(s, hero_power("ra"))
    assert named_options(run) == ["ra", CONFLAGRATION, CONFLAGRATION, "none"]
    pick(run, CONFLAGRATION)
    pick(run, "gloomweaver")
    pick(run, "no")
    assert over(run)


@pytest.mark.rule("SEN-175")
def test_two_uses_take_both_copies_each_once() -> None:
    s = table(play=[CONFLAGRATION] * 2, bonus={"power:ra": 1})
    run = play(s, hero_power("ra"))
    used = []
    for _ in range(2):
        used.append(next(key for key in keys(run) if key in (f"c{card(run, CONFLAGRATION, nth)}" for nth in (0, 1))))
        for one in (used[-1], "gloomweaver", "no"):
            pick(run, one)
    assert over(run)
    assert used[0] != used[1]
    assert hp(run, "gloomweaver") == 88


@pytest.mark.rule("SEN-176")
def test_the_innate_power_stands_on_the_front() -> None:
    s = table()
    assert powers_of(s, "ra") == [card(s, "ra")]
    assert not powers_of(table(flipped=["ra"]), "ra")


@pytest.mark.rule("SEN-177")
def test_a_power_used_in_anothers_turn_is_free_again_in_ones_own_but_not_twice_in_that_one() -> None:
    s = table(turn="legacy", heroes=("legacy", "ra", "haka"))
    run = play(
        s, act(lambda s: use_power(s, "ra")), act(lambda s: use_power(s, "ra")), Step("begin_turn", ("ra",)), luck=1
    )
    pick(run, "ra")
    pick(run, "gloomweaver")
    assert asked(run).message == "sen-ask-power", "the second grant found no power; this is Ra's own turn"
    assert state_of(run).turn == "ra"
    assert named_options(run) == ["ra", "none"]


@pytest.mark.rule("SEN-178")
def test_only_powers_on_own_cards_unless_an_effect_grants_another() -> None:
    s = table(play=["legacy_motivational_charge", "haka_mere", "ra_blazing_tornado", "tomb_idol_of_anput"])
    assert powers_of(s, "ra") == [card(s, "ra"), card(s, "ra_blazing_tornado")]

    async def give(s: S) -> None:
        await control(s, card(s, "tomb_idol_of_anput"), "ra")

    run = play(s, act(give))
    assert card(s, "tomb_idol_of_anput") in powers_of(state_of(run), "ra")
    assert card(s, "tomb_idol_of_anput") not in powers_of(state_of(run), "haka")


@pytest.mark.rule("SEN-179")
def test_one_hero_may_use_a_power_means_an_active_one_whose_seat_picks_or_declines() -> None:
    s = table(flipped=["ra"], play=["haka_mere"], turn="ra")
    run = play(s, act(lambda s: lend_power(s, card(s, "ra"))))
    assert named_options(run) == ["legacy", "haka"]
    pick(run, "haka")
    assert (asked(run).seat, named_options(run)) == (2, ["haka", "haka_mere", "none"])
    pick(run, "none")
    assert over(run)
    assert not told(run, "power_used")


@pytest.mark.rule("SEN-049", "SEN-172")
def test_a_power_counts_as_used_from_the_moment_its_use_begins() -> None:
    s = table(play=["ra_the_staff_of_ra"])
    run = play(s, hero_power("ra"))
    pick(run, "ra_the_staff_of_ra")
    assert state_of(run).used == (card(run, "ra_the_staff_of_ra"),)
    pick(run, "gloomweaver")
    assert names(run, "trash:ra") == ["ra_the_staff_of_ra"]


@pytest.mark.rule("SEN-049", "SEN-172")
def test_an_accompany_text_grants_no_power_used_before_in_this_turn() -> None:
    """Neither one used long ago nor the instrument that is being played."""
    lying = ["aa_eydisars_horn", "aa_alacritous_subdominant", "aa_drakes_pipes", "aa_xus_bell"]
    s = table(heroes=("argent_adept", "ra", "haka"), play=lying)
    s.used = (card(s, "aa_drakes_pipes"),)
    run = play(s, hero_power("argent_adept"))
    pick(run, "aa_eydisars_horn")
    assert named_options(run) == ["argent_adept", "aa_xus_bell", "none"]
