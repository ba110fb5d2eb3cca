"""The Ennead: the gods, the Shrine, and every card does what its text says."""

import pytest

from game.model.state import EVERYONE, Step
from game.titles.sentinels.content import DECKS
from game.titles.sentinels.flow import hero_power, texts
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import deal, destroy, put_into_play, to_hand
from tests.titles.sentinels.looks import card, cards, hp, lost, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, pick, play, play_for, strike
from tests.titles.sentinels.situation import sizes, table
from tests.titles.talk import asked, keys, told

TEAM = ("legacy", "haka", "wraith", "absolute_zero", "fanatic")
TOMB = "tomb_of_anubis"
SHRINE = "enn_the_shrine_of_the_ennead"
GODS = DECKS["ennead"].aside
PLAY = play_for("ennead")
GREEN, PURPLE, RED = "enn_elemental_storm", "enn_deaths_grasp", "enn_suns_fury"


def scene(*gods: str, h: int = 3, play: tuple[str, ...] = (), **wishes: object) -> S:
    """Return a situation against these gods, in the villain turn; the Shrine is there."""
    standing = [f"enn_{god}" for god in gods]
    return table("ennead", TEAM[:h], turn="ennead", play=[SHRINE, *standing, *play], **wishes)  # type: ignore[arg-type]


# -- the Ennead and the Shrine ---------------------------------------------------------------------


@sizes
def test_h_gods_stand_before_the_shrine_and_the_others_lie_under_it(h: int) -> None:
    s = table("ennead", TEAM[:h], round=0)
    run = play(s, Step("villain_setup"), chance=[GODS[:h]])
    assert names(run, "play") == ["ennead", *TEAM[:h], SHRINE, *GODS[:h]]
    lying = [state_of(run).cards[one] for one in cards(run, f"under:{card(run, SHRINE)}")]
    assert [one.name for one in lying] == list(GODS[h:])
    assert not any(one.up for one in lying)
    assert all(one.seen == EVERYONE for one in lying), "who lies there is known, only not who comes next"
    assert SHRINE not in [name for bag in state_of(run).decks["ennead"] for name in bag.names]


@pytest.mark.rule("SEN-291", "SEN-292")
def test_the_instructions_are_no_target_and_cannot_be_destroyed() -> None:
    s = scene("geb")
    run = play(s, fell("ennead"))
    assert names(run, "play")[0] == "ennead"
    assert card(run, "ennead") not in state_of(run).hp


@pytest.mark.parametrize("below", [["enn_geb"], []])
def test_with_nobody_under_the_shrine_the_ennead_flips_at_its_start(below: list[str]) -> None:
    run = play(scene("isis", "shu", under={SHRINE: below}), texts("start"))
    assert names(run, "play")[0] == ("ennead" if below else "ennead_back")


@pytest.mark.rule("SEN-226")
def test_advanced_a_god_comes_first_and_then_it_flips() -> None:
    s = scene("isis", under={SHRINE: ["enn_geb", "enn_shu"]}, options={"advanced": "on"})
    run = play(s, texts("start"), chance=["enn_shu"])
    assert (names(run, "play")[0], names(run, "play")[-1]) == ("ennead", "enn_shu")
    again = play(state_of(run), act(_next_phase), texts("start"))
    assert (names(again, "play")[0], names(again, "play")[-1]) == ("ennead_back", "enn_geb")


async def _next_phase(s: S) -> None:
    s.phase = "play"


@pytest.mark.parametrize(("advanced", "struck"), [("off", 2), ("on", 3)])
def test_united_they_regain_and_advanced_strike_harder(advanced: str, struck: int) -> None:
    s = scene(
        "isis", "shu", flipped=["ennead", "enn_shu"], options={"advanced": advanced}, hp={"enn_isis": 10},
        play=("enn_geb",), under={SHRINE: ["enn_nuit"]},
    )  # fmt: skip
    run = play(s, texts("end"), strike("enn_isis", "haka", 2), strike("haka", "legacy", 2))
    assert (hp(run, "enn_isis"), hp(run, "enn_geb")) == (11, 32)
    assert lost(state_of(run)) == {"haka": struck, "legacy": 2}


@pytest.mark.rule("SEN-170", "SEN-237")
def test_a_god_without_hp_is_turned_over_and_nobodys_target_any_more() -> None:
    s = scene("geb", "isis", hp={"enn_geb": 2})
    run = play(s, strike("haka", "enn_geb", 5))
    assert "enn_geb_back" in names(run, "play")
    assert card(run, "enn_geb") not in state_of(run).hp
    assert not run.over
    assert not told(run, "destroyed")
    again = play(state_of(run), hero_power("haka"))
    pick(again, "haka")
    assert "enn_geb_back" not in named_options(again)


def test_a_fallen_god_does_nothing_more() -> None:
    s = scene("geb", "atum", "nuit", flipped=["enn_geb", "enn_nuit"], tops=["enn_elemental_storm"])
    run = play(s, PLAY, strike("haka", "enn_atum", 3), strike("enn_geb", "legacy", 4))
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "enn_atum"), card(run, "haka")}
    assert hp(run, "enn_atum") == 27, "no night sky shields Atum"
    assert lost(state_of(run)) == dict.fromkeys(TEAM[:3], 3)


def test_a_god_felled_in_the_middle_of_an_attack_breaks_it_off_and_does_not_answer() -> None:
    s = table(
        "ennead", ("ra", "legacy", "haka"), turn="ennead", tops=["enn_elemental_storm"],
        play=[SHRINE, "enn_set", "enn_atum", "ra_flame_barrier"], hp={"enn_set": 1},
    )  # fmt: skip
    run = play(s, PLAY)
    pick(run, "ra")
    pick(run, "none")
    assert over(run)
    assert "enn_set_back" in names(run, "play")
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (28, 32, 34)


def test_a_god_felled_by_what_another_answered_answers_no_more() -> None:
    s = table(
        "ennead", ("absolute_zero", "legacy", "haka"), turn="ennead", tops=["enn_the_deserts_wrath"],
        play=[SHRINE, "enn_nephthys", "enn_shu", "enn_geb", "az_isothermic_transducer"],
        hp={"enn_shu": 1, "enn_nephthys": 10},
    )  # fmt: skip
    run = play(s, PLAY)
    while not over(run):
        pick(run, "enn_shu" if "enn_shu" in named_options(run) else keys(run)[0])
    assert "enn_shu_back" in names(run, "play")
    assert hp(run, "enn_nephthys") == 10, "Shu mended nobody"
    assert hp(run, "haka") < 34, "Geb did answer"


def test_an_effect_that_would_destroy_a_fallen_god_does_nothing() -> None:
    run = play(scene("geb", "isis", flipped=["enn_geb"]), fell("enn_geb"))
    assert not run.over
    assert "enn_geb_back" in names(run, "play")


@pytest.mark.rule("SEN-223", "SEN-288", "SEN-289")
def test_the_heroes_win_when_no_god_in_play_stands() -> None:
    s = scene("geb", "isis", under={SHRINE: ["enn_shu"]}, hp={"enn_geb": 1, "enn_isis": 1}, flipped=["legacy"])

    async def blast(s: S) -> None:
        for one in ("enn_geb", "enn_isis", "wraith"):
            await deal(s, card(s, "haka"), card(s, one), 1, "fire")

    run = play(s, act(blast))
    assert run.state.result is not None
    assert hp(run, "wraith") == 26, "nothing more happens, be it the same effect"
    assert (run.state.result.reason, run.state.result.winners) == ("sen-end-gods", (0, 1, 2))


@pytest.mark.rule("SEN-168")
def test_the_shrine_and_what_lies_under_it_stay() -> None:
    s = scene("isis", under={SHRINE: ["enn_geb"]})
    below = card(s, "enn_geb")
    run = play(
        s, fell(SHRINE), act(lambda s: destroy(s, below)),
        act(lambda s: to_hand(s, card(s, SHRINE))),
    )  # fmt: skip
    assert SHRINE in names(run, "play")
    assert names(run, f"under:{card(run, SHRINE)}") == ["enn_geb"]


@pytest.mark.rule("SEN-141", "SEN-142")
def test_each_god_is_a_nemesis_of_ra_but_of_no_other_god() -> None:
    """The seed has nemeses between heroes and villains only."""
    s = table("ennead", ("ra", "legacy", "haka"), play=[SHRINE, "enn_set", "enn_osiris"])
    run = play(
        s, strike("enn_set", "enn_osiris", 2), strike("enn_set", "ra", 2), strike("ra", "enn_osiris", 2),
        strike("enn_osiris", "legacy", 2),
    )  # fmt: skip
    assert [event.data["amount"] for event in told(run, "damage")] == [2, 3, 3, 2]


# -- the gods' answers -----------------------------------------------------------------------------

QUIET = {"green": "enn_ancient_magicks", "purple": "enn_the_grave_beckons", "red": "enn_blast_of_flame"}
"""A card of each symbol that does nothing, or little, to heroes with nothing in play."""


def answered(god: str, symbol: str, *, h: int = 3, **wishes: object) -> tuple[S, dict[str, int]]:
    """Play a quiet card before one god; return the state, and what the god itself dealt to whom."""
    s = scene(god, h=h, tops=[QUIET[symbol], *wishes.pop("then", [])], **wishes)  # type: ignore[misc, arg-type]
    run = play(s, PLAY, luck=3)
    while asked(run).message in ("sen-ask-next", "sen-ask-order"):
        pick(run, "none" if "none" in keys(run) else keys(run)[0])
    assert over(run)
    after = [event for event in run.events if event.kind in ("damage", "card_moved", "regained")]
    at = next(i for i, one in enumerate(after) if one.kind == "card_moved" and one.data["to"] == "trash:ennead")
    dealt: dict[str, int] = {}
    for event in after[at:]:
        if event.kind == "damage":
            target = state_of(run).cards[event.data["target"]].name
            dealt[target] = dealt.get(target, 0) + event.data["amount"]
    return state_of(run), dealt


SILENT = {
    "atum": ("green", "purple"),
    "geb": ("purple", "red"),
    "isis": ("red",),
    "nephthys": ("red",),
    "nuit": ("green", "purple"),
    "osiris": ("green", "red"),
    "set": ("purple",),
    "shu": ("purple",),
    "tefnut": ("purple", "red"),
}


@pytest.mark.parametrize(("god", "symbol"), [(god, one) for god, symbols in SILENT.items() for one in symbols])
def test_gods_heed_only_their_symbols(god: str, symbol: str) -> None:
    s, dealt = answered(god, symbol, hp={f"enn_{god}": 10})
    assert not dealt
    assert s.hp[card(s, f"enn_{god}")] == 10
    assert len(names(s, "trash:ennead")) == 1


def test_atum_plays_the_next_sun_card_and_shuffles_the_others_back() -> None:
    suns = ["enn_suns_fury", "enn_suns_fury", *["enn_blast_of_flame"] * 2, *["enn_mass_overheating"] * 2]
    tops = ["enn_blast_of_flame", "enn_deaths_grasp", "enn_rise_to_power", "enn_suns_fury"]
    s = scene("atum", tops=tops)
    for one in suns[1:]:
        _drop(s, one)
    run = play(s, PLAY, luck=1)
    assert names(run, "trash:ennead")[-2:] == ["enn_blast_of_flame", "enn_suns_fury"]
    assert lost(state_of(run)) == {"legacy": 1, "haka": 3, "wraith": 1}
    left = [name for bag in state_of(run).decks["ennead"] for name in bag.names]
    assert left.count("enn_deaths_grasp") == 4
    assert left.count("enn_rise_to_power") == 2
    assert len(state_of(run).decks["ennead"]) == 1
    assert not names(run, "revealed:ennead")


def _drop(s: S, one: str) -> None:
    """Take a card out of the deck and the game."""
    bags = s.decks["ennead"]
    at = next(at for at in reversed(range(len(bags))) if one in bags[at].names)
    rest = list(bags[at].names)
    rest.remove(one)
    s.decks["ennead"] = (*bags[:at], type(bags[at])(tuple(rest)), *bags[at + 1 :])


def test_atum_goes_on_while_the_deck_holds_sun_cards_and_then_stops() -> None:
    s = scene("atum", tops=["enn_suns_fury"], hp={"haka": 100, "legacy": 90, "wraith": 80})
    run = play(s, PLAY, luck=5)
    while not over(run):
        pick(run, keys(run)[0])
    assert sorted(names(run, "trash:ennead")) == sorted(
        ["enn_blast_of_flame"] * 3 + ["enn_mass_overheating"] * 2 + ["enn_suns_fury"] * 2
    )


@pytest.mark.rule("SEN-219")
def test_atum_plays_nothing_while_villain_cards_cannot_be_played() -> None:
    s = scene("atum", play=("legacy_take_down",), trash=[RED])
    run = play(s, act(lambda s: put_into_play(s, card(s, RED))))
    assert names(run, "trash:ennead") == [RED]
    assert not told(run, "revealed")
    assert lost(state_of(run)) == {"legacy": 1, "haka": 1, "wraith": 1}


@pytest.mark.rule("SEN-193")
def test_geb_strikes_the_two_strongest_outside_his_side() -> None:
    _, dealt = answered("geb", "green", play=("tomb_anubis",), hp={"tomb_anubis": 33})
    assert dealt == {"haka": 2, "tomb_anubis": 2}


@pytest.mark.parametrize("symbol", ["green", "purple"])
def test_isis_burns_the_hero_with_the_most_cards_in_play(symbol: str) -> None:
    s = scene("isis", tops=[GREEN if symbol == "green" else PURPLE], play=("wraith_utility_belt",))
    run = play(s, PLAY)
    last = told(run, "damage")[-1].data
    assert (last["target"], last["amount"], last["type"]) == (card(run, "wraith"), 2, "infernal")


def test_nephthys_burns_all_or_mends_her_side() -> None:
    assert answered("nephthys", "green")[1] == {"legacy": 1, "haka": 1, "wraith": 1}
    s, dealt = answered("nephthys", "purple", play=("enn_geb",), hp={"enn_nephthys": 10, "enn_geb": 10})
    assert not dealt
    assert [s.hp[card(s, one)] for one in ("enn_nephthys", "enn_geb")] == [11, 11]


def test_nuit_shields_the_others_and_regains_two() -> None:
    s, _ = answered("nuit", "red", play=("enn_geb",), hp={"enn_nuit": 10, "enn_geb": 20})
    assert s.hp[card(s, "enn_nuit")] == 12
    run = play(s, strike("haka", "enn_geb", 3), strike("haka", "enn_nuit", 3), strike("haka", "legacy", 3))
    assert [event.data["amount"] for event in told(run, "damage")] == [2, 3, 3]


def test_osiris_takes_a_card_of_each_player_and_every_hero_suffers() -> None:
    s = scene(
        "osiris", tops=["enn_the_grave_beckons"],
        hands={"legacy": ["legacy_fortitude", "legacy_the_legacy_ring"], "haka": ["haka_mere"]},
    )  # fmt: skip
    run = play(s, PLAY)
    pick(run, "legacy_the_legacy_ring")
    assert (names(run, "trash:legacy"), names(run, "trash:haka")) == (["legacy_the_legacy_ring"], ["haka_mere"])
    assert lost(state_of(run)) == {"legacy": 1, "haka": 1, "wraith": 1}
    hits = told(run, "damage")
    assert all(event.data["source"] == event.data["target"] for event in hits)
    assert {event.data["type"] for event in hits} == {"psychic"}


@pytest.mark.rule("SEN-240")
def test_isis_and_osiris_spare_the_living_cards_of_heroes() -> None:
    s = table(
        "ennead", TEAM[:3], "realm_of_discord", turn="ennead", tops=["enn_the_grave_beckons"],
        play=[SHRINE, "enn_isis", "enn_osiris", "realm_imbued_vitality", "haka_mere", "haka_taiaha"],
    )  # fmt: skip
    run = play(s, PLAY)
    assert over(run), "there is no tie between Haka and the own cards"
    assert lost(state_of(run)) == {"legacy": 1, "haka": 3, "wraith": 1}
    assert (hp(run, "haka_mere"), hp(run, "haka_taiaha")) == (6, 6)


@pytest.mark.rule("SEN-240")
def test_ancient_magicks_burn_heroes_and_not_their_living_cards() -> None:
    s = table(
        "ennead", TEAM[:3], "realm_of_discord", turn="ennead", tops=["enn_ancient_magicks"],
        play=[SHRINE, "enn_atum", "realm_imbued_vitality", "haka_mere", "haka_taiaha", "haka_dominion"],
    )  # fmt: skip
    run = play(s, PLAY)
    for one in ("haka_mere", "haka_taiaha"):
        pick(run, one)
    assert lost(state_of(run)) == {"haka": 1}
    assert hp(run, "haka_dominion") == 6


def test_set_storms_or_schemes() -> None:
    assert answered("set", "green")[1] == {"legacy": 1, "haka": 1, "wraith": 1}
    s, _ = answered("set", "red", then=["enn_taste_of_immortality"], under={SHRINE: ["enn_shu", "enn_geb"]})
    assert len(names(s, f"under:{card(s, SHRINE)}")) == 1
    assert names(s, "trash:ennead") == ["enn_blast_of_flame", "enn_taste_of_immortality"]


@pytest.mark.parametrize("symbol", ["green", "red"])
@pytest.mark.rule("SEN-192")
def test_shu_mends_all_but_the_heroes(symbol: str) -> None:
    s, _ = answered("shu", symbol, play=("tomb_akana",), hp={"enn_shu": 10, "tomb_akana": 4, "legacy": 20})
    assert (s.hp[card(s, "enn_shu")], s.hp[card(s, "tomb_akana")], s.hp[card(s, "legacy")]) == (11, 5, 20)


@pytest.mark.parametrize(("kind", "left"), [("melee", 24), ("projectile", 24), ("fire", 21)])
def test_blows_and_shots_pass_through_shu(kind: str, left: int) -> None:
    run = play(scene("shu", "geb"), strike("haka", "enn_shu", 3, kind), strike("haka", "enn_geb", 3, kind))
    assert (hp(run, "enn_shu"), hp(run, "enn_geb")) == (left, 29)


def test_tefnut_strikes_the_weakest() -> None:
    assert answered("tefnut", "green")[1] == {"wraith": 2}


@pytest.mark.rule("SEN-001", "SEN-002")
@pytest.mark.parametrize("order", ["seed", "2013"])
def test_gods_answer_in_order_or_as_the_players_choose(order: str) -> None:
    s = scene("geb", "tefnut", "set", "atum", tops=["enn_ancient_magicks"], options={"simultaneous": order})
    run = play(s, PLAY)
    wanted = ["enn_geb", "enn_tefnut", "enn_set"]
    if order == "2013":
        assert named_options(run) == wanted
        pick(run, "enn_set")
        assert named_options(run) == ["enn_geb", "enn_tefnut"]
        pick(run, "enn_tefnut")
        wanted = ["enn_set", "enn_tefnut", "enn_geb"]
    sources = list(dict.fromkeys(event.data["source"] for event in told(run, "damage")))
    assert sources == [card(run, one) for one in wanted]


@pytest.mark.rule("SEN-005", "SEN-006")
def test_a_nested_card_is_answered_in_full_before_the_next_god_of_the_outer_one() -> None:
    s = scene("set", "shu", tops=["enn_blast_of_flame", "enn_elemental_storm"], hp={"enn_shu": 10})
    run = play(s, PLAY)
    who = {"played": "card", "damage": "source", "regained": "card"}
    acting = [event.data[who[event.kind]] for event in run.events if event.kind in who]
    storm = ["enn_elemental_storm", *["enn_shu"] * 9, *["enn_set"] * 3, "enn_shu"]
    assert [state_of(run).cards[one].name for one in acting] == ["enn_blast_of_flame", "enn_set", *storm, "enn_shu"]


def test_gods_answer_a_card_that_another_text_brings_before_that_text_goes_on() -> None:
    realm = "realm_of_discord"
    tops = ["realm_echoing_malice", "enn_elemental_storm"]
    s = table("ennead", TEAM[:3], realm, turn=realm, play=[SHRINE, "enn_tefnut", "enn_set"], tops=tops)
    run = play(s, play_for(realm), luck=1)
    assert asked(run).message == "sen-ask-draw", "the text goes on"
    assert lost(state_of(run)) == {"legacy": 4, "haka": 4, "wraith": 6}


def test_answers_come_when_the_card_lies_in_its_trash() -> None:
    run = play(scene("tefnut", tops=["enn_ancient_magicks"]), PLAY)
    kinds = [event.kind for event in run.events if event.kind in ("card_moved", "damage")]
    assert kinds[-2:] == ["card_moved", "damage"]


def test_a_god_who_came_with_the_card_before_answers_the_next() -> None:
    s = scene("geb", tops=["enn_rise_to_power", GREEN], under={SHRINE: ["enn_tefnut"]})
    run = play(s, PLAY)
    assert told(run, "damage")[-1].data["source"] == card(run, "enn_tefnut")


# -- the deck --------------------------------------------------------------------------------------


@sizes
def test_ancient_magicks_destroy_and_burn_who_has_something_left(h: int) -> None:
    lost_first = ("legacy_fortitude", "legacy_the_legacy_ring", "wraith_utility_belt", "haka_mere")
    s = scene("atum", "shu", h=h, play=(*lost_first, "haka_taiaha"), tops=["enn_ancient_magicks"])
    run = play(s, PLAY)
    for one in lost_first[: h - 1]:
        pick(run, one)
    assert len(told(run, "destroyed")) == h - 1
    assert lost(state_of(run)) == {"haka": h - 2} | ({"wraith": 1} if h == 3 else {})
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "enn_shu")}
    assert {event.data["type"] for event in told(run, "damage")} == {"infernal"}


@sizes
def test_the_strongest_god_blasts_the_strongest_hero_target(h: int) -> None:
    run = play(scene("geb", "isis", h=h, tops=["enn_blast_of_flame"]), PLAY)
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["target"]) == (card(run, "enn_geb"), card(run, "haka"))
    assert (hit.data["amount"], hit.data["type"]) == (h - 1, "fire")


@sizes
def test_the_weakest_god_grasps_the_weakest_hero_target(h: int) -> None:
    run = play(scene("geb", "shu", h=h, tops=["enn_deaths_grasp"]), PLAY)
    (hit,) = told(run, "damage")
    assert (hit.data["source"], hit.data["target"]) == (card(run, "enn_shu"), card(run, "wraith"))
    assert (hit.data["amount"], hit.data["type"]) == (h - 2, "infernal")


@sizes
def test_the_storm_strikes_each_hero_target_three_times(h: int) -> None:
    run = play(scene("atum", "osiris", h=h, tops=["enn_elemental_storm"]), PLAY)
    assert lost(state_of(run)) == dict.fromkeys(TEAM[:h], 3)
    assert [event.data["type"] for event in told(run, "damage")][:3] == ["lightning", "fire", "cold"]
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "enn_osiris")}


@sizes
def test_overheating_melts_equipment_and_burns_all(h: int) -> None:
    gear = ("haka_mere", "haka_taiaha", "legacy_the_legacy_ring", "wraith_utility_belt", "haka_mere")
    s = scene("geb", "isis", h=h, play=(*gear, "legacy_fortitude"), tops=["enn_mass_overheating"])
    run = play(s, PLAY)
    for one in gear[: h - 1]:
        pick(run, one)
    assert len(told(run, "destroyed")) == h - 1
    dealt = lost(state_of(run))
    assert dealt == {hero: h - 2 - (hero == "legacy") for hero in TEAM[:h] if h - 2 - (hero == "legacy")}
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "enn_geb")}


@sizes
def test_the_suns_fury_burns_all(h: int) -> None:
    run = play(scene("geb", "isis", h=h, tops=["enn_suns_fury"]), PLAY)
    assert lost(state_of(run)) == dict.fromkeys(TEAM[:h], h - 2)


@pytest.mark.parametrize("count", [0, 2])
@pytest.mark.rule("SEN-132")
def test_the_deserts_wrath_counts_what_it_swept_away(count: int) -> None:
    s = table(
        "ennead", ("ra", "legacy", "haka"), turn="ennead", tops=["enn_the_deserts_wrath"],
        play=[SHRINE, "enn_atum", "enn_osiris", *["tomb_akana", "tomb_spike_trap"][:count]],
    )  # fmt: skip
    run = play(s, PLAY)
    while not over(run):
        pick(run, "none")
    assert (hp(run, "ra"), hp(run, "legacy"), hp(run, "haka")) == (30 - count - 1, 32 - count, 34 - count)
    assert {event.data["source"] for event in told(run, "damage")} == {card(run, "enn_osiris")}
    assert {event.data["type"] for event in told(run, "damage")} == {"projectile"}
    assert len(names(run, f"trash:{TOMB}")) == count


@pytest.mark.rule("SEN-287", "SEN-286")
@pytest.mark.parametrize("h", [3, 4])
def test_the_grave_beckons_who_has_three_or_fewer_hp(h: int) -> None:
    s = scene(
        "geb", h=h, play=("tomb_akana", "tomb_mdjai"), tops=["enn_the_grave_beckons"],
        hp={"legacy": 3, "haka": 4, "tomb_akana": 2, "tomb_mdjai": 5, "enn_geb": 1},
    )  # fmt: skip
    run = play(s, PLAY)
    while not over(run):
        pick(run, "none")
    assert "legacy" not in names(run, "play")
    assert {"haka", "tomb_mdjai", "enn_geb"} <= set(names(run, "play"))
    assert names(run, f"trash:{TOMB}") == ["tomb_akana"]
    assert told(run, "incapacitated")
    assert [event.data["card"] for event in told(run, "destroyed")] == [card(run, "tomb_akana")], (
        "falling is no destruction"
    )
    assert not told(run, "damage")


@pytest.mark.parametrize("below", [["enn_geb", "enn_shu"], []])
def test_rise_to_power_brings_a_god_and_plays_on(below: list[str]) -> None:
    s = scene("isis", tops=["enn_rise_to_power", "enn_blast_of_flame"], under={SHRINE: below})
    run = play(s, PLAY, chance=["enn_shu"])
    assert ("enn_shu" in names(run, "play")) == bool(below)
    assert names(run, "trash:ennead") == ["enn_blast_of_flame", "enn_rise_to_power"]
    if below:
        assert names(run, f"under:{card(run, SHRINE)}") == ["enn_geb"]
        assert hp(run, "enn_shu") == 24


@sizes
def test_taste_of_immortality_brings_a_god_and_mends_them(h: int) -> None:
    s = scene("isis", "nuit", h=h, tops=["enn_taste_of_immortality"], under={SHRINE: ["enn_geb"]}, hp={"enn_isis": 10})
    run = play(s, PLAY)
    assert names(run, "play")[-1] == "enn_geb"
    assert (hp(run, "enn_isis"), hp(run, "enn_nuit"), hp(run, "enn_geb")) == (10 + h - 1, 28, 32)
