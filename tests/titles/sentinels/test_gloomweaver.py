"""GloomWeaver: both sides, and every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import texts
from game.titles.sentinels.verbs import deal, destroy, put_into_play
from tests.titles.sentinels.situation import (
    act,
    asked,
    card,
    hero_power,
    hp,
    named_options,
    names,
    over,
    pick,
    play,
    play_for,
    state_of,
    table,
    told,
)

RELICS = ("gloom_drum_of_despair", "gloom_grimoire_of_curses", "gloom_pouch_of_bones")
PLAY = play_for("gloomweaver")


@pytest.mark.parametrize("heroes", [3, 4, 5])
def test_set_up_brings_as_many_zombies_as_heroes(heroes: int) -> None:
    team = ("ra", "legacy", "haka", "wraith", "fanatic")[:heroes]
    run = play(table(heroes=team, round=0), Step("villain_setup"))
    assert names(run, "play").count("gloom_zombie_servant") == heroes


def test_three_relics_in_the_trash_win_the_game() -> None:
    run = play(table(turn="gloomweaver", trash=RELICS), texts("start"))
    assert run.state.result is not None
    assert run.state.result.reason == "sen-end-relics"
    assert run.state.result.winners == (0, 1, 2)


@pytest.mark.rule("SEN-234")
@pytest.mark.parametrize("order", ["seed", "2013"])
def test_he_flips_before_the_grimoire_lets_players_discard(order: str) -> None:
    """SEN-W01."""
    s = table(
        turn="gloomweaver", play=RELICS, options={"simultaneous": order}, hp={"gloomweaver": 40},
        hands={"ra": ["ra_inferno"]},
    )  # fmt: skip
    run = play(s, texts("start"))
    assert names(run, "play")[0] == "gloomweaver_back"
    assert hp(run, "gloomweaver") == 70
    while asked(run).message == "sen-ask-drum":
        pick(run, "neither")
    assert asked(run).message == "sen-ask-may-discard"


def test_a_destroyed_cultist_raises_a_zombie() -> None:
    s = table(play=["gloom_cursed_acolyte"], trash=["gloom_zombie_servant"])
    run = play(s, act(lambda s: destroy(s, card(s, "gloom_cursed_acolyte"))))
    assert names(run, "trash:gloomweaver") == ["gloom_cursed_acolyte"]
    assert "gloom_zombie_servant" in names(run, "play")


@pytest.mark.parametrize(("advanced", "left"), [("on", 90), ("off", 88)])
def test_advanced_he_is_immune_to_melee(advanced: str, left: int) -> None:
    run = play(table(heroes=("haka", "ra", "legacy"), options={"advanced": advanced}), hero_power("haka"))
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == left


@pytest.mark.parametrize(("advanced", "legacy"), [("on", 26), ("off", 29)])
def test_incarnate_he_withers_the_highest_and_advanced_devours_the_lowest(advanced: str, legacy: int) -> None:
    s = table(
        turn="gloomweaver", flipped=["gloomweaver"], options={"advanced": advanced}, play=["gloom_crimson_pin"],
        next_to={"gloom_crimson_pin": "ra"},
    )  # fmt: skip
    run = play(s, texts("end"))
    assert (hp(run, "haka"), hp(run, "legacy"), hp(run, "ra")) == (31, legacy, 30)


def test_vast_following_raises_cultists_and_relics_then_plays_on() -> None:
    lying = ["gloom_zombie_servant", "gloom_chosen_disciple", "gloom_drum_of_despair", "gloom_vast_following"]
    s = table(turn="gloomweaver", tops=["gloom_vast_following", "gloom_zombie_servant"], trash=lying)
    drawn = ["gloom_zombie_servant", "gloom_chosen_disciple", "gloom_drum_of_despair"]
    run = play(s, PLAY, chance=[drawn])
    assert names(run, "play")[-3:] == ["gloom_chosen_disciple", "gloom_drum_of_despair", "gloom_zombie_servant"]
    assert sorted(names(run, "trash:gloomweaver")) == ["gloom_vast_following"] * 2 + ["gloom_zombie_servant"]


def test_strength_of_the_grave_drives_and_hardens_zombies() -> None:
    s = table(play=["gloom_strength_of_the_grave", "gloom_zombie_servant", "gloom_zombie_servant"])
    zombie, ra = card(s, "gloom_zombie_servant"), card(s, "ra")
    run = play(s, act(lambda s: deal(s, zombie, ra, 1, "melee")), act(lambda s: deal(s, ra, zombie, 2, "fire")))
    assert hp(run, "ra") == 27
    assert hp(run, "gloom_zombie_servant") == 1


def test_the_drum_takes_two_cards_or_one_in_play_or_blood() -> None:
    s = table(
        turn="gloomweaver", play=["gloom_drum_of_despair", "haka_ta_moko"],
        hands={"ra": ["ra_inferno", "ra_fire_blast", "ra_excavation"]},
    )  # fmt: skip
    run = play(s, texts("start"))
    assert named_options(run) == ["discard", "neither"]
    pick(run, "discard")
    pick(run, "ra_inferno", "ra_excavation")
    assert named_options(run) == ["destroy", "neither"]
    assert hp(run, "legacy") == 30
    pick(run, "destroy")
    assert (hp(run, "haka"), names(run, "trash:haka")) == (34, ["haka_ta_moko"])


def test_the_grimoire_hurts_less_for_each_card_given() -> None:
    s = table(
        turn="gloomweaver", play=["gloom_grimoire_of_curses"], hands={"ra": ["ra_inferno"], "haka": ["haka_mere"]}
    )
    run = play(s, texts("start"))
    pick(run, "yes")
    pick(run, "no")
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (28, 30, 32)


def test_the_pouch_feeds_the_villains_with_each_zombie() -> None:
    s = table(play=["gloom_pouch_of_bones"], trash=["gloom_zombie_servant"], hp={"gloomweaver": 50})
    run = play(s, act(lambda s: put_into_play(s, card(s, "gloom_zombie_servant"))))
    assert hp(run, "gloomweaver") == 53
    zombie, ra = card(run, "gloom_zombie_servant"), card(run, "ra")
    again = play(state_of(run), act(lambda s: deal(s, ra, zombie, 2, "fire")))
    assert hp(again, "gloom_zombie_servant") == 1


def test_chosen_disciple_raises_a_zombie_and_strikes_with_all() -> None:
    s = table(turn="gloomweaver", play=["gloom_chosen_disciple"], trash=["gloom_zombie_servant"])
    run = play(s, texts("end"))
    assert hp(run, "haka") == 34 - 3
    assert hp(run, "legacy") == 31, "the zombie that came acts in the same phase; Legacy is highest now"


def test_cursed_acolyte_burns_everyone_twice() -> None:
    run = play(table(turn="gloomweaver", play=["gloom_cursed_acolyte"]), texts("end"))
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (28, 30, 32)
    assert len(told(run, "damage")) == 6


def test_profane_zealot_shields_villains_and_feeds_on_the_dead() -> None:
    s = table(play=["gloom_profane_zealot", "gloom_zombie_servant"], hp={"gloom_profane_zealot": 1})
    ra, foe, zombie = card(s, "ra"), card(s, "gloomweaver"), card(s, "gloom_zombie_servant")
    run = play(s, act(lambda s: deal(s, ra, foe, 3, "fire")), act(lambda s: destroy(s, zombie)))
    assert hp(run, "gloomweaver") == 88
    assert hp(run, "gloom_profane_zealot") == 4


def test_ophidia_counts_pins() -> None:
    s = table(
        turn="gloomweaver", play=["gloom_ophidia_the_deceiver", "gloom_sable_pin"], next_to={"gloom_sable_pin": "ra"}
    )
    run = play(s, texts("end"))
    assert hp(run, "haka") == 30


def test_a_zombie_hits_the_highest() -> None:
    run = play(table(turn="gloomweaver", play=["gloom_zombie_servant"]), texts("end"))
    assert hp(run, "haka") == 33


def test_crimson_pin_goes_to_the_strongest_and_stings_at_the_end_of_that_turn() -> None:
    s = table(turn="gloomweaver", tops=["gloom_crimson_pin"])
    run = play(s, PLAY, Step("begin_turn", ("haka",)), luck=1)
    assert state_of(run).next_to == {card(run, "gloom_crimson_pin"): card(run, "haka")}
    while not over(run):
        pick(run, "none")
    assert hp(run, "haka") == 33


def test_indigo_pin_goes_to_the_fullest_hand_and_takes_a_card() -> None:
    hands = {"ra": ["ra_inferno"], "haka": ["haka_mere", "haka_taiaha"]}
    s = table(turn="gloomweaver", tops=["gloom_indigo_pin"], hands=hands)
    run = play(s, PLAY, act(lambda s: _turn_to(s, "haka")), texts("end"))
    pick(run, "haka_mere")
    assert names(run, "trash:haka") == ["haka_mere"]


def test_sable_pin_goes_to_the_most_cards_and_destroys_one() -> None:
    s = table(turn="gloomweaver", tops=["gloom_sable_pin"], play=["haka_ta_moko", "haka_mere", "ra_flame_barrier"])
    run = play(s, PLAY, act(lambda s: _turn_to(s, "haka")), texts("end"))
    assert named_options(run) == ["haka_ta_moko", "haka_mere"]
    pick(run, "haka_mere")
    assert names(run, "trash:haka") == ["haka_mere"]


async def _turn_to(s: object, hero: str) -> None:
    s.turn = hero  # type: ignore[attr-defined]
