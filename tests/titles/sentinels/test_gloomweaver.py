"""GloomWeaver: both sides, and every card does what its text says."""

import pytest

from game.model.state import Step
from game.titles.sentinels.flow import texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import deal, destroy, flip, put_into_play
from tests.titles.sentinels.looks import card, hp, lost, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_power, pick, play, play_for, strike
from tests.titles.sentinels.situation import TEAM, sizes, table
from tests.titles.talk import asked, told

RELICS = ("gloom_drum_of_despair", "gloom_grimoire_of_curses", "gloom_pouch_of_bones")
PLAY = play_for("gloomweaver")


def scene(h: int = 3, **wishes: object) -> S:
    """Return a situation against GloomWeaver, in his turn."""
    return table(heroes=TEAM[:h], **{"turn": "gloomweaver", **wishes})  # type: ignore[arg-type]


@sizes
def test_set_up_brings_as_many_zombies_as_heroes(h: int) -> None:
    run = play(scene(h, round=0), Step("villain_setup"))
    assert names(run, "play").count("gloom_zombie_servant") == h


def test_three_relics_in_the_trash_win_the_game() -> None:
    run = play(table(turn="gloomweaver", trash=RELICS), texts("start"))
    assert run.state.result is not None
    assert run.state.result.reason == "sen-end-relics"
    assert run.state.result.winners == (0, 1, 2)


def test_two_relics_change_nothing_wherever_they_are() -> None:
    lying = [*RELICS[1:], "ra_the_staff_of_ra", "tomb_idol_of_anput"]
    run = play(scene(trash=[RELICS[0], "gloom_cursed_acolyte", "gloom_crimson_pin"], play=lying), texts("start"))
    assert over(run)
    assert names(run, "play")[0] == "gloomweaver"
    again = play(scene(trash=[*RELICS[:2], *["gloom_zombie_servant"] * 2]), texts("start"))
    assert not again.over


@sizes
def test_flipping_he_regains_ten_for_each_hero_at_the_start(h: int) -> None:
    s = scene(h, hp={"gloomweaver": 20}, flipped=["legacy"])
    run = play(s, act(lambda s: flip(s, card(s, "gloomweaver"))))
    assert hp(run, "gloomweaver") == 20 + 10 * h
    again = play(scene(h, hp={"gloomweaver": 85}), act(lambda s: flip(s, card(s, "gloomweaver"))))
    assert hp(again, "gloomweaver") == 90


@pytest.mark.rule("SEN-001", "SEN-061", "SEN-234")
@pytest.mark.parametrize("order", ["seed", "2013"])
def test_he_flips_before_the_grimoire_lets_players_discard(order: str) -> None:
    """SEN-W01."""
    s = table(
        turn="gloomweaver", play=RELICS, options={"simultaneous": order}, hp={"gloomweaver": 40},
        hands={"ra": ["ra_inferno"], "legacy": ["legacy_thokk"], "haka": ["haka_mere"]},
    )  # fmt: skip
    run = play(s, texts("start"))
    assert names(run, "play")[0] == "gloomweaver_back"
    assert hp(run, "gloomweaver") == 70
    while asked(run).message == "sen-ask-drum":
        pick(run, "neither")
    for seat in range(3):
        assert (asked(run).message, asked(run).seat) == ("sen-ask-may-discard", seat)
        pick(run, "yes")
    assert [names(run, f"trash:{hero}") for hero in ("ra", "legacy", "haka")] == [
        ["ra_inferno"], ["legacy_thokk"], ["haka_mere"],
    ]  # fmt: skip
    assert over(run)


def test_a_destroyed_cultist_raises_a_zombie() -> None:
    s = table(play=["gloom_cursed_acolyte"], trash=["gloom_zombie_servant"])
    run = play(s, fell("gloom_cursed_acolyte"))
    assert names(run, "trash:gloomweaver") == ["gloom_cursed_acolyte"]
    assert "gloom_zombie_servant" in names(run, "play")


@pytest.mark.parametrize("flipped", [[], ["gloomweaver"]])
def test_on_both_sides_only_cultists_raise_zombies(flipped: list[str]) -> None:
    lying = ["gloom_profane_zealot", "gloom_crimson_pin", "tomb_akana"]
    waiting = ["gloom_drum_of_despair", "gloom_zombie_servant", "gloom_zombie_servant"]
    s = scene(play=lying, next_to={"gloom_crimson_pin": "ra"}, flipped=flipped, trash=waiting)
    run = play(s, fell("gloom_crimson_pin"), fell("tomb_akana"))
    assert "gloom_zombie_servant" not in names(run, "play")
    again = play(state_of(run), fell("gloom_profane_zealot"))
    assert names(again, "play").count("gloom_zombie_servant") == 1


@pytest.mark.parametrize("kind", ["melee", "projectile", "fire"])
@pytest.mark.parametrize("advanced", ["off", "on"])
def test_advanced_blows_and_shots_pass_through_him_and_nobody_else(kind: str, advanced: str) -> None:
    s = scene(options={"advanced": advanced}, play=["gloom_ophidia_the_deceiver"])
    run = play(s, *[strike("ra", one, 3, kind) for one in ("gloomweaver", "gloom_ophidia_the_deceiver")])
    assert hp(run, "gloomweaver") == (87 if advanced == "off" or kind == "fire" else 90)
    assert hp(run, "gloom_ophidia_the_deceiver") == 5


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


@sizes
def test_incarnate_he_withers_all_but_one_and_advanced_devours_the_weakest(h: int) -> None:
    pins = ["gloom_crimson_pin", "gloom_sable_pin"]
    weakest = TEAM[h - 1]
    s = scene(
        h, flipped=["gloomweaver"], options={"advanced": "on"}, play=pins, next_to=dict.fromkeys(pins, "ra"),
        hp={weakest: 9},
    )  # fmt: skip
    run = play(s, texts("end"))
    hits = [(event.data["target"], event.data["amount"], event.data["type"]) for event in told(run, "damage")]
    assert sorted(hits[:-1]) == [(card(run, one), 4, "toxic") for one in TEAM[: h - 1]]
    assert hits[-1] == (card(run, weakest), h, "infernal")


@sizes
def test_vast_following_reveals_h_cards_of_the_trash(h: int) -> None:
    cultists = ["gloom_chosen_disciple", "gloom_cursed_acolyte", "gloom_profane_zealot", "gloom_ophidia_the_deceiver"]
    lying = [*cultists, "gloom_drum_of_despair", "gloom_strength_of_the_grave"]
    s = scene(h, tops=["gloom_vast_following", "gloom_zombie_servant"], trash=lying)
    run = play(s, PLAY, chance=[[*cultists, "gloom_drum_of_despair"][:h]])
    assert names(run, "play")[-h - 1 :] == [*[*cultists, "gloom_drum_of_despair"][:h], "gloom_zombie_servant"]


def test_vast_following_makes_do_with_a_short_trash() -> None:
    s = scene(tops=["gloom_vast_following", "gloom_zombie_servant"], trash=["gloom_cursed_acolyte"])
    run = play(s, PLAY, luck=1)
    assert names(run, "play")[-2:] == ["gloom_cursed_acolyte", "gloom_zombie_servant"]


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
    assert names(run, "hand:ra") == ["ra_fire_blast"]
    assert named_options(run) == ["destroy", "neither"]
    assert hp(run, "legacy") == 30
    pick(run, "destroy")
    assert (hp(run, "haka"), names(run, "trash:haka")) == (34, ["haka_ta_moko"])


@sizes
def test_the_drum_hurts_whoever_has_nothing_to_give(h: int) -> None:
    run = play(scene(h, play=["gloom_drum_of_despair"]), texts("start"))
    assert lost(run) == dict.fromkeys(TEAM[:h], h - 1)
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "gloomweaver")}
    assert {event.data["type"] for event in told(run, "damage")} == {"infernal"}


@pytest.mark.parametrize(("held", "ways"), [(2, ["discard", "neither"]), (1, [])])
def test_the_drum_takes_two_cards_or_none(held: int, ways: list[str]) -> None:
    hands = {"haka": ["haka_mere", "haka_taiaha"][:held]}
    run = play(scene(play=["gloom_drum_of_despair"], hands=hands, flipped=["ra", "legacy"]), texts("start"))
    assert over(run) == (not ways)
    if ways:
        assert named_options(run) == ways


def test_the_drum_takes_one_card_for_one_card_in_play() -> None:
    run = play(scene(play=["gloom_drum_of_despair", "haka_ta_moko", "haka_mere"]), texts("start"))
    pick(run, "destroy")
    assert asked(run).seat == TEAM.index("haka"), "whose cards they are"
    assert named_options(run) == ["haka_ta_moko", "haka_mere"], "and no character card"
    pick(run, "haka_mere")
    assert over(run)
    assert names(run, "trash:haka") == ["haka_mere"]


@sizes
def test_the_grimoire_curses_with_h_and_less_for_each_card(h: int) -> None:
    run = play(scene(h, play=["gloom_grimoire_of_curses"]), texts("start"))
    assert lost(run) == dict.fromkeys(TEAM[:h], h)
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "gloomweaver")}
    hands = {"ra": ["ra_inferno"], "legacy": ["legacy_fortitude"]}
    again = play(scene(h, play=["gloom_grimoire_of_curses"], hands=hands), texts("start"))
    pick(again, "yes")
    pick(again, "yes")
    assert lost(again) == dict.fromkeys(TEAM[:h], h - 2)
    assert (names(again, "trash:ra"), names(again, "trash:legacy")) == (["ra_inferno"], ["legacy_fortitude"])


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


@sizes
def test_the_pouch_feeds_all_villains_by_h_with_a_zombie_and_with_nothing_else(h: int) -> None:
    s = scene(
        h, play=["gloom_pouch_of_bones", "gloom_drum_of_despair", "tomb_anubis"],
        trash=["gloom_zombie_servant", "gloom_chosen_disciple"],
        hp={"gloomweaver": 50, "gloom_drum_of_despair": 5, "tomb_anubis": 5, "ra": 5},
    )  # fmt: skip
    run = play(s, act(lambda s: put_into_play(s, card(s, "gloom_chosen_disciple"))))
    assert hp(run, "gloomweaver") == 50
    again = play(state_of(run), act(lambda s: put_into_play(s, card(s, "gloom_zombie_servant"))))
    assert (hp(again, "gloomweaver"), hp(again, "gloom_drum_of_despair")) == (50 + h, 5 + h)
    assert (hp(again, "tomb_anubis"), hp(again, "ra")) == (5, 5)


def test_grave_and_pouch_together_harden_zombies_twice_and_nobody_else() -> None:
    lying = ["gloom_strength_of_the_grave", "gloom_pouch_of_bones", "gloom_zombie_servant", "gloom_cursed_acolyte"]
    run = play(
        scene(play=lying), strike("ra", "gloom_zombie_servant", 3), strike("ra", "gloom_cursed_acolyte", 3),
        strike("gloom_cursed_acolyte", "ra", 3), strike("ra", "gloomweaver", 3),
    )  # fmt: skip
    assert (hp(run, "gloom_zombie_servant"), hp(run, "gloom_cursed_acolyte")) == (1, 3)
    assert (hp(run, "ra"), hp(run, "gloomweaver")) == (27, 87)


def test_chosen_disciple_strikes_with_all_zombies_there_are() -> None:
    s = scene(play=["gloom_chosen_disciple", *["gloom_zombie_servant"] * 2], trash=["gloom_zombie_servant"])
    run = play(s, texts("end"))
    first = told(run, "damage")[0].data
    assert (first["source"], first["amount"]) == (card(run, "gloom_chosen_disciple"), 5)
    assert names(run, "trash:gloomweaver") == []


def test_chosen_disciple_raises_a_zombie_and_strikes_with_all() -> None:
    s = table(turn="gloomweaver", play=["gloom_chosen_disciple"], trash=["gloom_zombie_servant"])
    run = play(s, texts("end"))
    assert hp(run, "haka") == 34 - 3
    assert hp(run, "legacy") == 31, "the zombie that came acts in the same phase; Legacy is highest now"


def test_cursed_acolyte_burns_everyone_twice() -> None:
    run = play(table(turn="gloomweaver", play=["gloom_cursed_acolyte"]), texts("end"))
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (28, 30, 32)
    assert len(told(run, "damage")) == 6


@sizes
def test_cursed_acolyte_burns_with_h_less_two_of_each(h: int) -> None:
    run = play(scene(h, play=["gloom_cursed_acolyte", "tomb_anubis"]), texts("end"))
    assert lost(run) == dict.fromkeys(TEAM[:h], 2 * (h - 2))
    assert [event.data["type"] for event in told(run, "damage")][:2] == ["fire", "infernal"]
    assert hp(run, "tomb_anubis") == 20


def test_two_zealots_shield_the_villains_themselves_included_and_nobody_else() -> None:
    s = scene(play=[*["gloom_profane_zealot"] * 2, "tomb_akana"])
    run = play(s, *[strike("ra", one, 3) for one in ("gloomweaver", "gloom_profane_zealot", "tomb_akana", "haka")])
    assert [hp(run, one) for one in ("gloomweaver", "gloom_profane_zealot", "tomb_akana", "haka")] == [89, 4, 5, 31]


def test_profane_zealot_feeds_on_targets_alone_and_not_on_itself() -> None:
    s = scene(
        play=["gloom_profane_zealot", "gloom_strength_of_the_grave", "tomb_akana", "haka_mere"],
        hp={"gloom_profane_zealot": 1},
    )  # fmt: skip
    run = play(s, fell("gloom_strength_of_the_grave"), fell("haka_mere"))
    assert hp(run, "gloom_profane_zealot") == 1
    again = play(state_of(run), fell("tomb_akana"))
    assert hp(again, "gloom_profane_zealot") == 4
    last = play(state_of(again), fell("gloom_profane_zealot"))
    assert not told(last, "regained")


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


@sizes
def test_ophidia_and_zombies_grow_with_the_team(h: int) -> None:
    pins = ["gloom_crimson_pin", "gloom_indigo_pin"]
    lying = ["gloom_ophidia_the_deceiver", "gloom_zombie_servant", *pins]
    run = play(scene(h, play=lying, next_to=dict.fromkeys(pins, "ra"), hp={"haka": 60}), texts("end"))
    assert [(event.data["amount"], event.data["type"]) for event in told(run, "damage")] == [
        (h + 2, "toxic"), (h - 2, "melee"),
    ]  # fmt: skip
    assert {event.data["target"] for event in told(run, "damage")} == {card(run, "haka")}


@sizes
def test_crimson_pin_stings_with_h_less_two_by_gloomweaver(h: int) -> None:
    run = play(scene(h, turn="ra", play=["gloom_crimson_pin"], next_to={"gloom_crimson_pin": "ra"}), texts("end"))
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["target"]) == (card(run, "gloomweaver"), card(run, "ra"))
    assert (hit.data["amount"], hit.data["type"]) == (h - 2, "toxic")


@pytest.mark.rule("SEN-240")
@pytest.mark.parametrize("pin", ["gloom_crimson_pin", "gloom_indigo_pin", "gloom_sable_pin"])
def test_pins_lie_next_to_heroes_and_no_living_cards(pin: str) -> None:
    s = table(
        "gloomweaver", TEAM[:3], "realm_of_discord", turn="gloomweaver", tops=[pin],
        play=["realm_imbued_vitality", "haka_mere"], hands={"haka": ["haka_taiaha"]},
        hp={"ra": 2, "legacy": 3, "haka": 4},
    )  # fmt: skip
    run = play(s, PLAY)
    assert over(run)
    assert state_of(run).next_to == {card(run, pin): card(run, "haka")}


@pytest.mark.parametrize("pin", ["gloom_crimson_pin", "gloom_indigo_pin", "gloom_sable_pin"])
def test_pins_wait_for_the_turn_of_the_hero_they_lie_next_to(pin: str) -> None:
    hands = {"ra": ["ra_inferno"], "haka": ["haka_taiaha"]}
    s = scene(turn="haka", play=[pin, "ra_flame_barrier", "haka_mere"], next_to={pin: "ra"}, hands=hands)
    run = play(s, texts("end"))
    assert (lost(run), names(run, "trash:ra"), names(run, "trash:haka")) == ({}, [], [])


@pytest.mark.rule("SEN-275", "SEN-274")
def test_a_pin_goes_to_the_trash_with_its_hero() -> None:
    run = play(scene(play=["gloom_crimson_pin"], next_to={"gloom_crimson_pin": "ra"}), strike("gloomweaver", "ra", 40))
    assert names(run, "trash:gloomweaver") == ["gloom_crimson_pin"]
    assert not told(run, "destroyed")


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
