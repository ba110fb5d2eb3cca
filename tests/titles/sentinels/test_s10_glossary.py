"""Sections 9 and 10: further points of the glossary."""

from typing import Any

import pytest

from game.model.state import Step
from game.titles.sentinels.content import CARDS, VILLAINS
from game.titles.sentinels.damage import nemeses
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import (
    chooser,
    deal_each,
    deal_highest,
    destroy_each,
    draw_cards,
    expected,
    hand,
    heal,
    heal_each,
    hero_targets,
    heroes,
    in_play,
    last,
    players,
    search,
)
from tests.titles.sentinels.looks import card, hp, names, over, state_of
from tests.titles.sentinels.moves import act, pick, play, strike, texts
from tests.titles.sentinels.situation import ACOLYTE, EVOLUTION, GAZE, Lend, table
from tests.titles.talk import asked, keys, told


@pytest.mark.rule("SEN-250")
@pytest.mark.parametrize(
    ("villain", "hero"), [("gloomweaver", "nightmist"), ("akashbhuta", "argent_adept"), ("apostate", "fanatic")]
)
def test_the_bonus_needs_the_icon_and_that_hero(villain: str, hero: str) -> None:
    for side in ("", "_back"):
        assert CARDS[f"{villain}{side}"].nemesis == hero
    s = table(villain, heroes=(hero, "ra", "haka"))
    foe = card(s, villain)
    assert nemeses(s, foe, card(s, hero))
    assert nemeses(s, card(s, hero), foe)
    assert not nemeses(s, foe, card(s, "haka"))
    assert expected(s, foe, card(s, hero), 2, "toxic").amount == 3
    assert expected(s, foe, card(s, "haka"), 2, "toxic").amount == 2


@pytest.mark.rule("SEN-110", "SEN-253")
@pytest.mark.parametrize(("seats", "less_two", "less_one"), [(3, 1, 2), (4, 2, 3), (5, 3, 4)])
def test_h_is_the_number_of_heroes_and_amounts_follow_it(seats: int, less_two: int, less_one: int) -> None:
    """SEN-W18, with the Acolyte (H minus 2) and Mdjai (H minus 1)."""
    team = ("ra", "legacy", "haka", "wraith", "fanatic")[:seats]
    s = table(heroes=team, turn="gloomweaver", play=[ACOLYTE])
    run = play(s, texts("end"))
    assert [event.data["amount"] for event in told(run, "damage")] == [less_two] * (2 * seats)
    s = table(heroes=team, turn="tomb_of_anubis", play=["tomb_mdjai"], hp={"gloomweaver": 9})
    run = play(s, texts("end"))
    assert [event.data["amount"] for event in told(run, "damage")] == [less_one]


@pytest.mark.rule("SEN-254")
@pytest.mark.parametrize(("change", "lost"), [(-1, 2), (1, 6)])
def test_reducing_and_increasing_work_on_each_instance(change: int, lost: int) -> None:
    s = table()
    last(s, card(s, "ra"), "taken", amount=change, cards=[card(s, "haka")], until="")
    run = play(s, *[strike("gloomweaver", "haka", 2)] * 2)
    assert hp(run, "haka") == 34 - lost


@pytest.mark.rule("SEN-257")
def test_a_trash_is_a_heap_from_which_any_card_may_be_taken() -> None:
    lying = ["ra_the_staff_of_ra", "ra_inferno", "ra_solar_flare"]
    for order in (lying, lying[::-1]):
        run = play(table(trash=order), act(lambda s: search(s, "ra", lambda one: True, 0, in_trash=True)), luck=1)
        pick(run, "ra_inferno")
        assert names(run, "trash:ra") == [one for one in order if one != "ra_inferno"]


@pytest.mark.rule("SEN-280", "SEN-093")
def test_this_turn_means_the_turn_in_progress_whoever_made_the_effect(lend: Lend) -> None:
    s = table(turn="gloomweaver")
    last(s, card(s, "ra"), "dealt", amount=1, cards=[card(s, "haka")], until="turn")
    run = play(s, strike("haka", "gloomweaver", 1), Step("finish_turn"), strike("haka", "gloomweaver", 1))
    assert hp(run, "gloomweaver") == 90 - 2 - 1


@pytest.mark.rule("SEN-281")
def test_heroes_choose_for_their_own_and_the_players_for_villain_and_environment() -> None:
    s = table(turn="tomb_of_anubis", play=[ACOLYTE, "tomb_akana", GAZE, EVOLUTION])
    assert [chooser(s, card(s, one)) for one in (GAZE, EVOLUTION)] == [0, 1]
    assert chooser(s, card(s, ACOLYTE)) == chooser(s, card(s, "tomb_akana")) == players(s) == 0
    assert not [deck for deck in (s.villain, s.environment) if hand(s, deck)]
    run = play(s, act(lambda s: deal_highest(s, card(s, "tomb_akana"), 1, "fire", lambda s: heroes(s)[:0])))
    assert over(run)


@pytest.mark.rule("SEN-281", "SEN-085")
@pytest.mark.parametrize("owner", ["gloomweaver", "tomb_of_anubis"])
def test_in_villain_and_environment_turns_heroes_get_no_actions(owner: str) -> None:
    s = table(turn=owner, hands={"ra": ["ra_inferno"]}, tops=["gloom_zombie_servant", "tomb_idol_of_anput"])
    assert over(play(s, Step("begin_turn", (owner,))))


@pytest.mark.rule("SEN-282")
def test_orders_that_cannot_matter_are_not_asked_and_the_rest_can_be_left_to_the_program(lend: Lend) -> None:
    async def draw(s: S, one: int, *_: Any) -> None:
        await draw_cards(s, "ra")

    lend("when destroyed", "ra", draw)
    s = table(play=[GAZE, EVOLUTION, "haka_mere"])
    run = play(
        s, act(lambda s: heal_each(s, card(s, "ra"), 1, heroes)),
        act(lambda s: deal_each(s, card(s, "gloomweaver"), 1, "fire", hero_targets)),
        act(lambda s: destroy_each(s, card(s, "ra"), lambda s: in_play(s, "ongoing", "equipment"))),
        luck=1,
    )  # fmt: skip
    assert asked(run).message == "sen-ask-next", "draws can matter"
    assert keys(run)[-1] == "none"
    pick(run, "none")
    assert over(run), "in this order, without another question"
    assert names(state_of(run), "play") == ["gloomweaver", "ra", "legacy", "haka"]


@pytest.mark.rule("SEN-282")
@pytest.mark.parametrize(("hp", "order_matters"), [(30, False), (29, True)])
def test_destructions_are_ordered_only_if_some_order_leads_elsewhere(lend: Lend, hp: int, order_matters: bool) -> None:
    async def mend(s: S, one: int, doomed: int, by: int) -> None:
        if doomed == card(s, GAZE) and EVOLUTION in names(s, "play"):
            await heal(s, card(s, "ra"), 1)

    lend("when destroyed", "ra", mend)
    s = table(play=[GAZE, EVOLUTION], hp={"ra": hp})
    run = play(s, act(lambda s: destroy_each(s, card(s, "ra"), lambda s: in_play(s, "ongoing"))))
    assert over(run) != order_matters


@pytest.mark.rule("SEN-282")
def test_with_a_reaction_the_order_is_asked(lend: Lend) -> None:
    async def note(s: S, one: int, other: int, *_: Any) -> None:
        await heal(s, card(s, "haka"), 1)

    lend("when healed", GAZE, note)
    s = table(play=[GAZE], hp={"ra": 5, "legacy": 5})
    run = play(s, act(lambda s: heal_each(s, card(s, "ra"), 1, lambda s: heroes(s)[:2])))
    assert asked(run).message == "sen-ask-next"


def test_every_villain_has_its_nemesis_among_the_heroes() -> None:
    icons = [CARDS[villain].nemesis for villain in VILLAINS if CARDS[villain].nemesis]
    assert all(CARDS[icon].nemesis == icon for icon in icons)
