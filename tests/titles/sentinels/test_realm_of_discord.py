"""The Realm of Discord: every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.flow import hero_draw, hero_play, hero_power, texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import deal, destroy, draw_cards, hero_targets, put_into_play, villain_targets
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, pick, play, play_for, strike
from tests.titles.sentinels.situation import TEAM, sizes, table
from tests.titles.talk import asked, keys, told

REALM = "realm_of_discord"
PLAY = play_for(REALM)


def scene(h: int = 3, **wishes: object) -> S:
    """Return a situation in the Realm, in its turn."""
    return table("gloomweaver", TEAM[:h], REALM, **{"turn": REALM, **wishes})  # type: ignore[arg-type]


def end_of(one: str) -> Step:
    """Return a step that does the end text of one card."""
    return act(lambda s: TIMING.speaking("when end environment")[one](s, card(s, one)))


# -- targets ---------------------------------------------------------------------------------------


def test_bubbles_burst_at_all_other_targets() -> None:
    s = scene(play=["realm_explosive_bubbles", "realm_portal_fiend", "gloom_zombie_servant"], hp={"ra": 5})
    run = play(s, end_of("realm_explosive_bubbles"))
    while not over(run):
        pick(run, "none")
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "gloomweaver")) == (3, 30, 88)
    assert (hp(run, "realm_portal_fiend"), hp(run, "realm_explosive_bubbles")) == (15, 5)
    assert names(run, "trash:gloomweaver") == ["gloom_zombie_servant"]
    assert {event.data["type"] for event in told(run, "damage")} == {"energy"}


def test_bubbles_burst_at_other_bubbles() -> None:
    run = play(scene(play=["realm_explosive_bubbles"] * 2), texts("end"))
    assert [hp(run, "realm_explosive_bubbles", nth) for nth in (0, 1)] == [3, 3]
    assert hp(run, "ra") == 26


@pytest.mark.rule("SEN-274")
def test_bonds_bind_the_strongest_hero_who_uses_no_power() -> None:
    run = play(scene(tops=["realm_ethereal_bonds"]), PLAY, hero_power("haka"), hero_power("ra"))
    assert state_of(run).next_to == {card(run, "realm_ethereal_bonds"): card(run, "haka")}
    assert asked(run).message == "sen-ask-power"
    assert asked(run).seat == 0, "Haka was not asked"


def test_bonds_ask_whom_of_equally_strong_heroes_they_bind() -> None:
    run = play(scene(tops=["realm_ethereal_bonds"], hp={"haka": 32}), PLAY)
    assert named_options(run) == ["legacy", "haka"]


@pytest.mark.rule("SEN-240")
def test_bonds_bind_a_hero_and_no_living_card() -> None:
    lying = ["realm_imbued_vitality", "haka_mere"]
    run = play(scene(tops=["realm_ethereal_bonds"], play=lying, hp={"ra": 3, "legacy": 4, "haka": 5}), PLAY)
    assert state_of(run).next_to == {card(run, "realm_ethereal_bonds"): card(run, "haka")}


@pytest.mark.rule("SEN-275")
def test_bonds_move_on_when_their_hero_falls_and_end_when_destroyed() -> None:
    s = scene(play=["realm_ethereal_bonds"], next_to={"realm_ethereal_bonds": "haka"})
    run = play(s, strike("gloomweaver", "haka", 40), hero_power("legacy"), strike("ra", "realm_ethereal_bonds", 9))
    assert "realm_ethereal_bonds" in names(run, f"trash:{REALM}")
    assert [event.data["to"] for event in told(run, "moved_on")] == [card(run, "legacy")]
    again = play(state_of(run), hero_power("legacy"))
    assert asked(again).message == "sen-ask-power"


@pytest.mark.rule("SEN-188")
@sizes
def test_the_fiend_strikes_the_weakest_outside_and_swallows_a_villain_card(h: int) -> None:
    s = scene(
        h, play=["realm_portal_fiend", "realm_explosive_bubbles", "gloom_chosen_disciple"],
        tops=["gloom_pouch_of_bones"], hp={"realm_explosive_bubbles": 1},
    )  # fmt: skip
    run = play(s, end_of("realm_portal_fiend"))
    assert hp(run, "gloom_chosen_disciple") == 7 - (h - 1)
    assert names(run, "trash:gloomweaver") == ["gloom_pouch_of_bones"]


# -- Imbued Vitality -------------------------------------------------------------------------------

LIVING = ["haka_mere", "ra_imbued_fire", "gloom_strength_of_the_grave"]


@pytest.mark.rule("SEN-164", "SEN-191", "SEN-193")
def test_ongoing_and_equipment_cards_come_alive() -> None:
    s = scene(play=[*LIVING, "realm_shifting_horizon", "gloom_zombie_servant"], tops=["realm_imbued_vitality"])
    run = play(s, PLAY)
    assert [hp(run, one) for one in LIVING] == [6, 6, 6]
    s = state_of(run)
    assert {card(s, "haka_mere"), card(s, "ra_imbued_fire")} <= set(hero_targets(s))
    assert card(s, "gloom_strength_of_the_grave") in villain_targets(s)
    assert card(s, "realm_shifting_horizon") not in s.hp
    assert hp(run, "gloom_zombie_servant") == 2


def test_they_come_alive_when_they_enter_and_die_of_damage() -> None:
    s = scene(play=["realm_imbued_vitality"], hands={"haka": ["haka_mere"]}, tops=["gloom_strength_of_the_grave"])
    run = play(
        s, act(lambda s: put_into_play(s, card(s, "haka_mere"))), play_for("gloomweaver"),
        strike("gloomweaver", "haka_mere", 6), strike("ra", "gloom_strength_of_the_grave", 5),
    )  # fmt: skip
    assert names(run, "trash:haka") == ["haka_mere"]
    assert hp(run, "gloom_strength_of_the_grave") == 1


@pytest.mark.rule("SEN-203")
def test_without_it_they_are_targets_no_longer() -> None:
    s = scene(play=[*LIVING, "realm_imbued_vitality", "realm_imbued_vitality"])
    first, second = card(s, "realm_imbued_vitality"), card(s, "realm_imbued_vitality", 1)
    run = play(s, strike("gloomweaver", "haka_mere", 2), act(lambda s: destroy(s, first)))
    assert hp(run, "haka_mere") == 4, "the other copy still holds"
    again = play(state_of(run), act(lambda s: destroy(s, second)))
    assert not [one for one in LIVING if card(again, one) in state_of(again).hp]
    assert set(LIVING) <= set(names(again, "play"))
    assert hp(again, "ra") == 30


def test_living_cards_are_hit_like_any_target() -> None:
    s = scene(play=["haka_mere", "realm_imbued_vitality", "realm_explosive_bubbles"])
    run = play(s, end_of("realm_explosive_bubbles"))
    assert (hp(run, "haka_mere"), hp(run, "haka")) == (4, 32)


def test_a_hero_falls_although_living_cards_are_left() -> None:
    s = scene(play=["haka_mere", "realm_imbued_vitality"])
    run = play(s, strike("gloomweaver", "haka", 40))
    assert "haka_back" in names(run, "area:haka")
    assert "haka_mere" not in names(run, "play")
    assert all(number in state_of(run).play for number in state_of(run).hp)


@pytest.mark.parametrize("one", ["realm_imbued_vitality", "realm_shifting_horizon"])
@pytest.mark.parametrize("pays", [True, False])
def test_two_cards_of_one_player_end_it(one: str, pays: bool) -> None:
    s = scene(play=[one], hands={"ra": ["ra_inferno", "ra_fire_blast", "ra_excavation"], "haka": ["haka_mere"]})
    run = play(s, texts("end" if one == "realm_imbued_vitality" else "start"))
    assert named_options(run) == ["ra", "none"], "Haka has too few"
    pick(run, "ra" if pays else "none")
    if pays:
        pick(run, "ra_inferno", "ra_excavation")
    assert (one in names(run, "play")) != pays
    assert len(names(run, "trash:ra")) == 2 * pays


# -- the other distortions -------------------------------------------------------------------------


@pytest.mark.rule("SEN-106")
def test_in_delusion_only_the_weakest_of_each_side_can_be_hurt() -> None:
    s = scene(play=["realm_claustrophobic_delusion", "gloom_zombie_servant", "realm_portal_fiend"], hp={"ra": 20})
    run = play(
        s, strike("ra", "gloomweaver", 5), strike("ra", "gloom_zombie_servant", 1), strike("ra", "legacy", 5),
        strike("legacy", "ra", 5), strike("ra", "realm_portal_fiend", 5),
    )  # fmt: skip
    assert (hp(run, "gloomweaver"), hp(run, "gloom_zombie_servant")) == (90, 1)
    assert (hp(run, "legacy"), hp(run, "ra"), hp(run, "realm_portal_fiend")) == (32, 15, 12)


def test_in_delusion_each_side_has_its_own_weakest() -> None:
    lying = ["realm_claustrophobic_delusion", "gloom_zombie_servant", "realm_portal_fiend"]
    s = scene(play=lying, hp={"gloom_zombie_servant": 2, "realm_portal_fiend": 1, "ra": 20})
    run = play(s, strike("ra", "gloom_zombie_servant", 1), strike("legacy", "ra", 1))
    assert (hp(run, "gloom_zombie_servant"), hp(run, "ra")) == (1, 19)


def test_delusion_asks_for_no_weakest_where_no_damage_comes() -> None:
    s = scene(play=["realm_claustrophobic_delusion", "haka_ta_moko"], hp={"legacy": 20, "haka": 20})
    run = play(s, strike("gloomweaver", "haka", 1))
    assert over(run)
    assert hp(run, "haka") == 20


def test_delusion_stops_irreducible_damage() -> None:
    s = scene(play=["realm_claustrophobic_delusion", "gloom_zombie_servant"])
    ra, foe = card(s, "ra"), card(s, "gloomweaver")
    run = play(s, act(lambda s: deal(s, ra, foe, 5, "fire", irreducible=True)))
    assert hp(run, "gloomweaver") == 90


@pytest.mark.rule("SEN-231", "SEN-003")
@pytest.mark.parametrize(("chosen", "left"), [("ra", 25), ("legacy", 30)])
def test_in_delusion_the_players_name_the_weakest_of_equals(chosen: str, left: int) -> None:
    s = scene(play=["realm_claustrophobic_delusion"], hp={"legacy": 30})
    run = play(s, strike("gloomweaver", "ra", 5))
    assert named_options(run) == ["ra", "legacy"]
    pick(run, chosen)
    assert hp(run, "ra") == left


@pytest.mark.parametrize("one", ["realm_claustrophobic_delusion", "realm_borrowed_seconds"])
def test_delusion_and_seconds_pass_by_at_the_start(one: str) -> None:
    run = play(scene(play=[one]), texts("start"))
    assert names(run, f"trash:{REALM}") == [one]


@pytest.mark.rule("SEN-125")
def test_on_the_shifting_horizon_all_damage_is_more() -> None:
    s = scene(play=["realm_shifting_horizon", "realm_shifting_horizon"])
    run = play(s, strike("gloomweaver", "ra", 2), strike("ra", "gloomweaver", 1), strike("ra", "legacy", 0))
    assert (hp(run, "ra"), hp(run, "gloomweaver"), hp(run, "legacy")) == (26, 87, 30)


@pytest.mark.parametrize("plays", [True, False])
def test_borrowed_seconds_take_the_draw_of_who_played(plays: bool) -> None:
    s = scene(turn="haka", play=["realm_borrowed_seconds"], hands={"haka": ["haka_mere"]})
    run = play(s, hero_play("haka"), hero_draw("haka"), luck=1)
    pick(run, "haka_mere" if plays else "none")
    assert over(run) == plays
    if not plays:
        assert asked(run).message == "sen-ask-draw-phase"


def test_borrowed_seconds_bind_only_who_played() -> None:
    s = scene(turn="haka", play=["realm_borrowed_seconds"], hands={"haka": ["haka_mere"]})
    run = play(s, hero_play("haka"), hero_draw("haka"), act(lambda s: draw_cards(s, "ra")), luck=1)
    pick(run, "haka_mere")
    assert over(run)
    assert len(names(run, "hand:ra")) == 1


def test_borrowed_seconds_leave_other_draws() -> None:
    s = scene(turn="haka", play=["realm_borrowed_seconds"], hands={"haka": ["haka_mere"]})
    run = play(s, hero_play("haka"), act(lambda s: draw_cards(s, "haka")), luck=1)
    pick(run, "haka_mere")
    assert len(names(run, "hand:haka")) == 1


def test_malice_brings_a_villain_card_and_offers_a_card_to_everyone() -> None:
    s = scene(tops=["realm_echoing_malice", "gloom_pouch_of_bones"])
    run = play(s, PLAY, luck=1)
    assert "gloom_pouch_of_bones" in names(run, "play")
    asking = []
    for answer in ("yes", "no", "yes"):
        asking.append((asked(run).message, asked(run).seat))
        assert keys(run) == ["yes", "no"]
        pick(run, answer)
    assert asking == [("sen-ask-draw", seat) for seat in (0, 1, 2)]
    assert [len(names(run, f"hand:{hero}")) for hero in TEAM[:3]] == [1, 0, 1]
    assert names(run, f"trash:{REALM}") == ["realm_echoing_malice"]
