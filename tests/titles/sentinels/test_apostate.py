"""Apostate: both sides, and every card does what its text says."""

import pytest

from game.model.state import Bag, Step
from game.titles.sentinels.flow import texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import deal, draw_cards, last
from tests.titles.sentinels.box import POINTS
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_draw, pick, play, play_for, strike
from tests.titles.sentinels.situation import sizes, table
from tests.titles.talk import asked, told

TEAM = ("ra", "legacy", "haka", "wraith", "absolute_zero")
TOMB = "tomb_of_anubis"
PLAY = play_for("apostate")
DEMONS = ("apo_imp_pilferer", "apo_fiendish_pugilist", "apo_relic_spirit")


def scene(h: int = 3, **wishes: object) -> S:
    """Return a situation against Apostate, in his turn."""
    return table("apostate", TEAM[:h], turn="apostate", **wishes)  # type: ignore[arg-type]


# -- Apostate --------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-214", "SEN-225", "SEN-226", "SEN-258")
@pytest.mark.parametrize("advanced", ["off", "on"])
def test_set_up_brings_condemnation_and_advanced_the_tome(advanced: str) -> None:
    run = play(scene(round=0, options={"advanced": advanced}), Step("villain_setup"))
    tome = ["apo_tome_of_the_unknowable"] if advanced == "on" else []
    assert names(run, "play") == ["apostate", *TEAM[:3], "apo_condemnation", *tome]
    assert list(state_of(run).play.values()) == sorted(state_of(run).play.values())
    assert hp(run, "apostate") == 66


def test_opening_hands_do_not_read_in_the_tome() -> None:
    s = scene(round=0, play=["apo_tome_of_the_unknowable"])
    run = play(s, Step("opening_hand", ("ra",)), luck=1)
    assert len(names(run, "hand:ra")) == 4
    assert not told(run, "played")


@pytest.mark.rule("SEN-108", "SEN-109")
@pytest.mark.parametrize(("bonus", "lost"), [(0, 2), (1, 4)])
def test_he_strikes_the_strongest_twice(bonus: int, lost: int) -> None:
    """SEN-W03."""
    s = scene()
    if bonus:
        last(s, card(s, "ra"), "dealt", until="", amount=1, cards=[card(s, "apostate")])
    run = play(s, texts("end"))
    assert hp(run, "haka") == 34 - lost
    assert [(event.data["type"], event.data["amount"]) for event in told(run, "damage")] == [
        ("melee", lost // 2), ("infernal", lost // 2),
    ]  # fmt: skip


@sizes
def test_his_blows_grow_with_the_team_and_both_hit_the_same_target(h: int) -> None:
    run = play(scene(h, hp={"legacy": 33}), texts("end"))
    assert hp(run, "haka") == 34 - 2 * (h - 2)
    assert hp(run, "legacy") == 33


def test_the_second_blow_is_not_dealt_when_the_first_was_enough() -> None:
    s = scene(hp={"haka": 1, "ra": 1, "legacy": 1})
    run = play(s, texts("end"))
    pick(run, "haka")
    assert len(told(run, "damage")) == 1
    assert hp(run, "ra") == 1


@pytest.mark.rule("SEN-170", "SEN-221", "SEN-228")
def test_the_weakest_relic_falls_for_him_and_he_turns() -> None:
    s = scene(play=["apo_condemnation", "apo_periapt_of_woe", "apo_gauntlet_of_perdition"], hp={"apostate": 3})
    run = play(s, strike("ra", "apostate", 9))
    assert names(run, "play")[0] == "apostate_back"
    assert hp(run, "apostate") == 20
    assert names(run, "trash:apostate") == ["apo_periapt_of_woe"]
    assert not run.over


def test_of_equally_weak_relics_the_players_name_one() -> None:
    gauntlet, tome = "apo_gauntlet_of_perdition", "apo_tome_of_the_unknowable"
    s = scene(play=[gauntlet, tome], hp={"apostate": 3, gauntlet: 5, tome: 5})
    run = play(s, strike("ra", "apostate", 9))
    assert asked(run).message == "sen-ask-tie"
    assert (asked(run).args["what"], asked(run).args["value"]) == ("@sen-tie-lowest", 5)
    pick(run, tome)
    assert gauntlet in names(run, "play")
    assert tome not in names(run, "play")


@pytest.mark.rule("SEN-003", "SEN-282")
def test_of_relics_that_are_alike_none_has_to_be_named() -> None:
    s = scene(play=["apo_gauntlet_of_perdition", "apo_gauntlet_of_perdition"], hp={"apostate": 3})
    run = play(s, strike("ra", "apostate", 9))
    assert over(run)
    assert names(run, "play").count("apo_gauntlet_of_perdition") == 1


def test_an_effect_that_would_destroy_him_is_cancelled_too() -> None:
    run = play(scene(play=["apo_condemnation"]), fell("apostate"))
    assert (names(run, "play")[0], hp(run, "apostate")) == ("apostate_back", 20)


@pytest.mark.parametrize("flipped", [[], ["apostate"]])
def test_without_a_relic_he_is_defeated_on_either_side(flipped: list[str]) -> None:
    s = scene(play=["apo_imp_pilferer", "tomb_idol_of_anput"], flipped=flipped, hp={"apostate": 3})
    run = play(s, strike("ra", "apostate", 3))
    assert run.state.result is not None
    assert run.state.result.winners == (0, 1, 2)


@sizes
def test_turned_he_strikes_the_weakest_and_mends_himself(h: int) -> None:
    s = scene(h, flipped=["apostate"], hp={"apostate": 10, "ra": 9})
    run = play(s, texts("end"))
    assert hp(run, "ra") == 9 - (h - 2)
    assert hp(run, "apostate") == 10 + h + 2


@pytest.mark.rule("SEN-161")
def test_turned_he_has_at_most_twenty_hp() -> None:
    run = play(scene(flipped=["apostate"], hp={"apostate": 18}), texts("end"))
    assert hp(run, "apostate") == 20


@pytest.mark.rule("SEN-130", "SEN-237")
def test_turned_the_strongest_relic_takes_a_deadly_blow_and_he_turns_back() -> None:
    s = scene(flipped=["apostate"], play=["apo_condemnation", "apo_periapt_of_woe"], hp={"apostate": 7})
    run = play(s, strike("ra", "apostate", 7))
    assert (names(run, "play")[0], hp(run, "apostate")) == ("apostate", 7)
    assert names(run, "trash:apostate") == ["apo_condemnation"]
    assert not told(run, "damage")


def test_turned_he_gives_up_no_relic_for_others() -> None:
    s = scene(flipped=["apostate"], play=["apo_condemnation", "apo_imp_pilferer"], hp={"apostate": 2})
    run = play(s, strike("ra", "apo_imp_pilferer", 3), strike("apostate", "ra", 5))
    assert (names(run, "play")[0], hp(run, "ra")) == ("apostate_back", 25)
    assert names(run, "trash:apostate") == ["apo_imp_pilferer"]


def test_turned_a_blow_he_survives_is_dealt() -> None:
    s = scene(flipped=["apostate"], play=["apo_condemnation"], hp={"apostate": 7})
    run = play(s, strike("ra", "apostate", 6))
    assert (names(run, "play")[0], hp(run, "apostate")) == ("apostate_back", 1)


def test_the_blow_is_judged_by_what_would_be_dealt() -> None:
    s = scene(flipped=["apostate"], play=["apo_condemnation", "apo_fiendish_pugilist"], hp={"apostate": 7})
    run = play(s, strike("ra", "apostate", 7))
    assert (names(run, "play")[0], hp(run, "apostate")) == ("apostate_back", 1)


def test_from_side_to_side_until_no_relic_is_left() -> None:
    s = scene(play=["apo_condemnation", "apo_periapt_of_woe"], hp={"apostate": 3})
    run = play(s, *[strike("ra", "apostate", 30)] * 2, strike("ra", "apostate", 19), strike("ra", "apostate", 1))
    assert run.state.result is not None
    assert names(run, "play")[0] == "apostate"
    assert sorted(names(run, "trash:apostate")) == ["apo_condemnation", "apo_periapt_of_woe"]


@pytest.mark.rule("SEN-227", "SEN-269")
def test_a_side_that_came_up_in_the_end_phase_does_not_act_in_it() -> None:
    s = scene(play=["apo_condemnation"], hp={"apostate": 1})
    run = play(s, strike("ra", "apostate", 2), texts("end"))
    assert hp(run, "ra") == 29, "turned before the phase, he acts in it"
    s = scene(play=["apo_condemnation"], hp={"apostate": 1})
    s.phase = "end"
    again = play(s, strike("ra", "apostate", 2), texts("end"))
    assert hp(again, "ra") == 30


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_advanced_and_turned_each_fallen_demon_brings_a_villain_card(advanced: str) -> None:
    s = scene(
        flipped=["apostate"], options={"advanced": advanced}, play=["apo_imp_pilferer", "tomb_akana"],
        tops=["apo_condemnation", "apo_periapt_of_woe"],
    )  # fmt: skip
    run = play(s, fell("tomb_akana"), fell("apo_imp_pilferer"))
    assert ("apo_condemnation" in names(run, "play")) == (advanced == "on")
    assert "apo_periapt_of_woe" not in names(run, "play")


@pytest.mark.rule("SEN-141")
def test_fanatic_is_his_nemesis() -> None:
    s = table("apostate", ("fanatic", "ra", "legacy"))
    run = play(s, strike("apostate", "fanatic", 2), strike("fanatic", "apostate", 2))
    assert (hp(run, "fanatic"), hp(run, "apostate")) == (27, 63)


# -- relics ----------------------------------------------------------------------------------------


def test_condemnation_strikes_the_strongest_and_takes_one_less() -> None:
    s = scene(play=["apo_condemnation"], flipped=["apostate"], hp={"apostate": 20})
    run = play(s, texts("end"), strike("ra", "apo_condemnation", 4))
    assert told(run, "damage")[1].data["source"] == card(run, "apostate")
    assert (hp(run, "haka"), hp(run, "apo_condemnation")) == (31, 8)


@pytest.mark.rule("SEN-005", "SEN-185")
def test_the_tome_is_read_on_with_each_card_drawn() -> None:
    s = scene(play=["apo_tome_of_the_unknowable"], tops=["apo_condemnation", "apo_imp_pilferer", "apo_periapt_of_woe"])
    run = play(s, act(lambda s: draw_cards(s, "ra", 2)), hero_draw("legacy"), luck=2)
    pick(run, "draw")
    assert names(run, "play")[-3:] == ["apo_condemnation", "apo_imp_pilferer", "apo_periapt_of_woe"]
    assert [event.kind for event in run.events if event.kind in ("drawn", "played")] == ["drawn", "played"] * 3


def test_a_hero_who_falls_by_what_the_tome_plays_draws_no_more() -> None:
    s = scene(
        play=["apo_tome_of_the_unknowable"], tops=["apo_remorseless_provocation", "apo_condemnation"],
        hp={"ra": 2, "legacy": 1, "haka": 1},
    )  # fmt: skip
    run = play(s, act(lambda s: draw_cards(s, "ra", 3)), luck=2)
    assert len(told(run, "drawn")) == 1
    assert "apo_condemnation" in names(run, "play")


def test_with_the_tome_destroyed_condemnation_returns() -> None:
    s = scene(play=["apo_tome_of_the_unknowable"], trash=["apo_periapt_of_woe", "apo_condemnation"])
    run = play(s, strike("ra", "apo_tome_of_the_unknowable", 3))
    assert names(run, "play")[-1] == "apo_condemnation"
    assert names(run, "trash:apostate") == ["apo_periapt_of_woe", "apo_tome_of_the_unknowable"]


@pytest.mark.rule("SEN-259")
def test_what_returns_has_a_new_place_in_the_order_and_who_flips_keeps_his() -> None:
    s = scene(play=["apo_condemnation", "apo_tome_of_the_unknowable", "apo_imp_pilferer"], hp={"apostate": 1})
    run = play(s, fell("apo_condemnation"), strike("ra", "apostate", 5))
    assert names(run, "play") == ["apostate_back", *TEAM[:3], "apo_imp_pilferer", "apo_condemnation"]


def test_the_tome_falling_for_him_leaves_him_condemnation() -> None:
    s = scene(play=["apo_tome_of_the_unknowable"], trash=["apo_condemnation"], hp={"apostate": 1})
    run = play(s, strike("ra", "apostate", 5))
    assert hp(run, "apostate") == 20
    assert names(run, "play")[-1] == "apo_condemnation"


@pytest.mark.parametrize("watcher", ["apo_tome_of_the_unknowable", "apo_relic_spirit"])
def test_tome_and_spirit_heed_only_their_own_fall(watcher: str) -> None:
    s = scene(play=[watcher, "apo_imp_pilferer", "tomb_akana"], trash=["apo_condemnation"])
    run = play(s, fell("apo_imp_pilferer"), fell("tomb_akana"))
    assert "apo_condemnation" in names(run, "trash:apostate")


def test_a_tome_fallen_without_condemnation_in_the_trash_brings_nothing() -> None:
    run = play(scene(play=["apo_tome_of_the_unknowable"]), fell("apo_tome_of_the_unknowable"))
    assert names(run, "play") == ["apostate", *TEAM[:3]]


def test_the_runes_ward_all_relics_twice() -> None:
    s = scene(play=["apo_runes_of_malediction", "apo_condemnation", "apo_imp_pilferer"])
    run = play(
        s, strike("ra", "apo_runes_of_malediction", 5), strike("ra", "apo_condemnation", 5),
        strike("ra", "apo_imp_pilferer", 2), strike("ra", "apostate", 2),
    )  # fmt: skip
    assert [hp(run, one) for one in ("apo_runes_of_malediction", "apo_condemnation", "apo_imp_pilferer")] == [3, 9, 1]
    assert hp(run, "apostate") == 64


@sizes
@pytest.mark.rule("SEN-205", "SEN-206")
def test_after_the_runes_h_demons_return_in_the_players_order(h: int) -> None:
    dead = ["apo_imp_pilferer", "apo_imp_pilferer", "apo_fiendish_pugilist", "apo_relic_spirit", "apo_relic_spirit"]
    s = scene(h, play=["apo_runes_of_malediction"], trash=[*dead, "apo_fiendish_pugilist", "apo_condemnation"])
    run = play(s, fell("apo_runes_of_malediction"))
    order = ["apo_relic_spirit", "apo_imp_pilferer", "apo_fiendish_pugilist", "apo_imp_pilferer", "apo_relic_spirit"]
    for one in order[:h]:
        assert asked(run).message == "sen-ask-bring-back"
        assert "apo_condemnation" not in named_options(run), "which is no demon"
        pick(run, one)
    assert over(run)
    assert names(run, "play")[-h:] == order[:h]
    assert "apo_runes_of_malediction" in names(run, "trash:apostate"), "it had reached its trash before"


def test_each_gauntlet_burns_whom_he_strikes() -> None:
    s = scene(play=["apo_gauntlet_of_perdition", "apo_gauntlet_of_perdition"])
    run = play(s, texts("end"))
    assert hp(run, "haka") == 34 - 2 - 2
    sources = [event.data["source"] for event in told(run, "damage")]
    assert sources[1:3] == [card(run, "apo_gauntlet_of_perdition", nth) for nth in (0, 1)]


def test_gauntlets_heed_only_his_melee() -> None:
    s = scene(play=["apo_gauntlet_of_perdition", "apo_fiendish_pugilist"])
    run = play(s, strike("apo_fiendish_pugilist", "ra", 2), strike("apostate", "ra", 2, "infernal"))
    assert hp(run, "ra") == 26


def test_the_periapt_drives_him_and_is_hard() -> None:
    s = scene(play=["apo_periapt_of_woe", "apo_condemnation"])
    run = play(s, strike("ra", "apo_periapt_of_woe", 5), texts("end"))
    assert hp(run, "apo_periapt_of_woe") == 1
    assert [event.data["amount"] for event in told(run, "damage")][1:] == [2, 2, 4]


@pytest.mark.rule("SEN-127")
def test_the_orb_draws_damage_from_other_relics() -> None:
    s = scene(play=["apo_orb_of_delirium", "apo_condemnation", "apo_imp_pilferer", "tomb_akana"])
    run = play(
        s, strike("ra", "apo_condemnation", 4), strike("tomb_akana", "apo_condemnation", 1),
        strike("ra", "apostate", 1), strike("ra", "apo_imp_pilferer", 1),
    )  # fmt: skip
    assert (hp(run, "apo_orb_of_delirium"), hp(run, "apo_condemnation")) == (8, 11)
    assert (hp(run, "apostate"), hp(run, "apo_imp_pilferer")) == (65, 2)


def test_the_orb_takes_its_own_damage_and_none_that_a_relic_would_not_take() -> None:
    s = scene(play=["apo_orb_of_delirium", "apo_periapt_of_woe", "apo_runes_of_malediction"])
    run = play(s, strike("ra", "apo_orb_of_delirium", 3), strike("ra", "apo_periapt_of_woe", 4))
    assert hp(run, "apo_orb_of_delirium") == 11
    again = play(state_of(run), strike("ra", "apo_periapt_of_woe", 5))
    assert hp(again, "apo_orb_of_delirium") == 8, "the orb is no periapt, only the runes shield it"


def test_irreducible_damage_at_the_runes_ends_on_the_orb() -> None:
    s = scene(play=["apo_orb_of_delirium", "apo_runes_of_malediction"])
    ra, runes = card(s, "ra"), card(s, "apo_runes_of_malediction")
    run = play(s, act(lambda s: deal(s, ra, runes, 1, "melee", irreducible=True)))
    assert (hp(run, "apo_orb_of_delirium"), hp(run, "apo_runes_of_malediction")) == (11, 6)


@pytest.mark.parametrize("where", ["deck", "trash"])
def test_the_effigy_calls_the_runes(where: str) -> None:
    lying = ["apo_runes_of_malediction"] if where == "trash" else []
    run = play(scene(play=["apo_corrupted_effigy"], trash=lying), texts("end"))
    assert names(run, "play")[-1] == "apo_runes_of_malediction"
    assert told(run, "shuffled")


def test_with_the_runes_in_play_the_effigy_does_nothing() -> None:
    run = play(scene(play=["apo_corrupted_effigy", "apo_runes_of_malediction"]), texts("end"))
    assert not told(run, "shuffled")


# -- demons ----------------------------------------------------------------------------------------


@sizes
def test_pugilists_shield_him_and_strike_the_strongest(h: int) -> None:
    s = scene(
        h, play=["apo_fiendish_pugilist", "apo_fiendish_pugilist"], flipped=["apostate"],
        hp={"apostate": 20, "haka": 60},
    )  # fmt: skip
    run = play(s, strike("ra", "apostate", 3), texts("end"))
    assert told(run, "damage")[0].data["amount"] == 1
    blows = [event.data["amount"] for event in told(run, "damage") if event.data["source"] != card(run, "apostate")]
    assert blows[1:] == [h - 1, h - 1]
    struck = [event.data["target"] for event in told(run, "damage") if event.data["amount"] == h - 1]
    assert struck[-2:] == [card(run, "haka")] * 2


def test_irreducible_damage_passes_the_pugilist() -> None:
    s = scene(play=["apo_fiendish_pugilist"])
    ra, foe = card(s, "ra"), card(s, "apostate")
    run = play(s, act(lambda s: deal(s, ra, foe, 3, "fire", irreducible=True)))
    assert hp(run, "apostate") == 63


@sizes
def test_the_imp_takes_belongings_of_the_heroes(h: int) -> None:
    mine = ["haka_mere", "ra_imbued_fire", "legacy_fortitude", "haka_ta_moko"]
    s = scene(h, play=["apo_imp_pilferer", *mine, "apo_apocalypse"], flipped=["apostate"], hp={"apostate": 20})
    run = play(s, texts("end"))
    for one in mine[: h - 2]:
        assert named_options(run)[0] == one
        assert "apo_apocalypse" not in named_options(run)
        pick(run, one)
    assert over(run)
    assert len(told(run, "destroyed")) == h - 2
    assert "apo_apocalypse" in names(run, "play")


def test_the_spirit_mends_relics() -> None:
    s = scene(
        play=["apo_relic_spirit", "apo_condemnation", "apo_periapt_of_woe", "tomb_idol_of_anput"],
        hp={"apo_condemnation": 5, "apo_relic_spirit": 3},
    )  # fmt: skip
    run = play(s, texts("end"))
    assert [hp(run, one) for one in ("apo_condemnation", "apo_periapt_of_woe", "apo_relic_spirit")] == [6, 4, 3]


@sizes
def test_a_destroyed_spirit_gives_relics_back(h: int) -> None:
    lost = ["apo_condemnation", "apo_periapt_of_woe", "apo_gauntlet_of_perdition", "apo_orb_of_delirium"]
    s = scene(h, play=["apo_relic_spirit"], trash=[*lost, "apo_corrupted_effigy", "apo_imp_pilferer"])
    run = play(s, strike("ra", "apo_relic_spirit", 9))
    for one in lost[: h - 1]:
        assert "apo_imp_pilferer" not in named_options(run), "which is no relic"
        pick(run, one)
    assert over(run)
    assert names(run, "play")[-(h - 1) :] == lost[: h - 1]
    assert names(run, "trash:apostate")[-1] == "apo_relic_spirit"


# -- one-shots and ongoing -------------------------------------------------------------------------


@sizes
def test_fallen_angel_burns_all_and_mends_relics_by_five(h: int) -> None:
    s = scene(h, tops=["apo_fallen_angel"], play=["apo_condemnation", "apo_orb_of_delirium", "apo_relic_spirit"])
    s.hp.update({card(s, "apo_condemnation"): 2, card(s, "apo_orb_of_delirium"): 9, card(s, "apo_relic_spirit"): 1})
    run = play(s, PLAY)
    if asked(run).message == "sen-ask-next":
        pick(run, "none")
    assert {one: hp(run, one) for one in TEAM[:h]} == {one: POINTS[one] - (h - 1) for one in TEAM[:h]}
    assert [hp(run, one) for one in ("apo_condemnation", "apo_orb_of_delirium", "apo_relic_spirit")] == [7, 12, 1]
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "apostate")}


@sizes
def test_the_summons_brings_relics_from_the_deck(h: int) -> None:
    relics = ["apo_condemnation", "apo_periapt_of_woe", "apo_gauntlet_of_perdition", "apo_orb_of_delirium"]
    tops = ["apo_profane_summons", relics[0], "apo_imp_pilferer", *relics[1:]]
    run = play(scene(h, tops=tops), PLAY)
    assert names(run, "play")[-(h - 1) :] == relics[: h - 1]
    assert names(run, "trash:apostate") == ["apo_profane_summons"]
    assert sum(len(bag.names) for bag in state_of(run).decks["apostate"]) == 25 - 1 - (h - 1)
    assert len(state_of(run).decks["apostate"]) == 1, "what was shuffled has no known order"


@pytest.mark.rule("SEN-267")
def test_the_summons_makes_the_deck_anew_once() -> None:
    s = scene(tops=["apo_profane_summons"], trash=["apo_condemnation", "apo_imp_pilferer"])
    summons, *_ = s.decks["apostate"]
    s.decks["apostate"] = (summons, Bag(("apo_periapt_of_woe",)))
    run = play(s, PLAY, luck=1)
    assert names(run, "play")[-2:] == ["apo_periapt_of_woe", "apo_condemnation"]
    assert len(told(run, "shuffled")) <= 2
    s = scene(tops=["apo_profane_summons"], trash=["apo_imp_pilferer"])
    s.decks["apostate"] = (s.decks["apostate"][0], Bag(("apo_periapt_of_woe", "apo_apocalypse")))
    short = play(s, PLAY, luck=1)
    assert names(short, "play")[-1] == "apo_periapt_of_woe"
    assert sorted(state_of(short).decks["apostate"][0].names) == ["apo_apocalypse", "apo_imp_pilferer"]


@sizes
def test_provocation_burns_the_strongest_and_plays_on(h: int) -> None:
    run = play(scene(h, tops=["apo_remorseless_provocation", "apo_condemnation"]), PLAY)
    assert hp(run, "haka") == 34 - (h - 1)
    assert names(run, "play")[-1] == "apo_condemnation"


@pytest.mark.rule("SEN-064", "SEN-190")
def test_the_apocalypse_spares_characters_and_relics_of_any_deck() -> None:
    gone = ["haka_mere", "ra_imbued_fire", "apo_imp_pilferer", "tomb_akana", "tomb_spike_trap", "apo_apocalypse"]
    stay = ["apo_condemnation", "tomb_idol_of_anput"]
    s = scene(play=[*gone, *stay])
    s.turn = TOMB
    run = play(s, texts("start"))
    while not over(run):
        pick(run, "none" if asked(run).message == "sen-ask-next" else named_options(run)[-1])
    assert names(run, "play") == ["apostate", *TEAM[:3], *stay]
    assert names(run, "trash:apostate")[-1] == "apo_apocalypse"


def test_the_apocalypse_waits_for_the_environment() -> None:
    run = play(scene(play=["apo_apocalypse", "haka_mere"]), texts("start"))
    assert "haka_mere" in names(run, "play")


def test_demons_have_their_hp() -> None:
    s = scene(play=list(DEMONS))
    assert [hp(s, one) for one in DEMONS] == [3, 6, 9]
