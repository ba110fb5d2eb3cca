"""The Argent Adept: instruments, songs and every other card do what their texts say."""

import pytest

from game.model.state import Step
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import CARDS, DECKS, Facts
from game.titles.sentinels.flow import fallen
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import activate, draw_cards, expected, shuffle_trash
from tests.titles.sentinels.looks import card, cards, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_draw, hero_play, hero_power, pick, play, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked, told

TEAM = ("argent_adept", "ra", "haka")
ADEPT = hero_power("argent_adept")
DECK = [CARDS[name] for name in dict.fromkeys(DECKS["argent_adept"].names)]
SONGS = [one for one in DECK if one.has("melody") or one.has("harmony") or one.has("rhythm")]


def sing(song: str, kind: str = "accompany", nth: int = 0) -> Step:
    """A step that activates a text of a song."""
    return act(lambda s: activate(s, card(s, song, nth), kind))


def deck_top(s: S, hero: str) -> tuple[str, ...]:
    """The names of the card known to lie on top of a deck, or of all that may."""
    return s.decks[hero][0].names


# -- songs and instruments -------------------------------------------------------------------------


@pytest.mark.rule("SEN-030", "SEN-031", "SEN-032", "SEN-033", "SEN-053")
@pytest.mark.parametrize("song", SONGS, ids=lambda song: song.id)
def test_a_song_is_an_ongoing_of_one_kind_and_not_limited(song: Facts) -> None:
    assert song.has("ongoing")
    assert not song.has("limited")
    assert sum(song.has(kind) for kind in ("melody", "harmony", "rhythm")) == 1
    texts = TIMING.moments(song.name)
    assert texts == (["when perform"] if song.has("melody") else ["when perform", "when accompany"])


@pytest.mark.rule("SEN-034", "SEN-053")
@pytest.mark.parametrize("one", [one for one in DECK if one.has("instrument")], ids=lambda one: one.id)
def test_an_instrument_is_equipment_with_a_power(one: Facts) -> None:
    assert one.has("equipment")
    assert not one.has("limited")
    assert TIMING.moments(one.name) == ["when power"]


@pytest.mark.rule("SEN-035", "SEN-036", "SEN-039")
def test_a_song_speaks_only_in_play_and_only_when_activated() -> None:
    hand = ["aa_scherzo_of_frost_and_flame", "aa_rhapsody_of_vigor"]
    run = play(table(heroes=TEAM, hands={"argent_adept": hand}), hero_play("argent_adept"), ADEPT)
    pick(run, "aa_scherzo_of_frost_and_flame")
    assert asked(run).message == "sen-ask-power", "entering play activates nothing"
    assert named_options(run) == ["argent_adept", "none"], "a song is no power"
    pick(run, "argent_adept")
    assert asked(run).message == "sen-ask-damage", "the song in hand is not offered"
    pick(run, "gloomweaver")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88
    assert [event.data["name"] for event in told(run, "power_used")] == ["argent_adept"]
    assert over(run)


@pytest.mark.rule("SEN-048")
def test_vocalize_activates_one_perform_text_of_any_kind() -> None:
    songs = ["aa_scherzo_of_frost_and_flame", "aa_inspiring_supertonic", "aa_syncopated_onslaught"]
    run = play(table(heroes=TEAM, play=songs), ADEPT)
    pick(run, "argent_adept")
    assert (asked(run).message, named_options(run)) == ("sen-ask-perform", songs)
    pick(run, "aa_syncopated_onslaught")
    assert asked(run).message == "sen-ask-spur-two"
    pick(run, "ra")
    assert over(run)


def test_vocalize_without_a_song_does_nothing() -> None:
    run = play(table(heroes=TEAM), ADEPT)
    pick(run, "argent_adept")
    assert over(run)


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.rule("SEN-031", "SEN-040")
def test_drakes_pipes_perform_up_to_two_different_melodies(count: int) -> None:
    """SEN-W09."""
    melodies = ["aa_scherzo_of_frost_and_flame", "aa_rhapsody_of_vigor"]
    s = table(heroes=TEAM, play=["aa_drakes_pipes", *melodies, "aa_inspiring_supertonic"], hp={"ra": 10})
    run = play(s, ADEPT)
    pick(run, "aa_drakes_pipes")
    assert named_options(run) == [*melodies, "none"]
    if count:
        pick(run, "aa_scherzo_of_frost_and_flame")
        pick(run, "gloomweaver")
        pick(run, "gloomweaver")
        assert hp(run, "gloomweaver") == 88, "it is carried out before the second is chosen"
        assert named_options(run) == ["aa_rhapsody_of_vigor", "none"]
    if count == 2:
        pick(run, "aa_rhapsody_of_vigor")
        pick(run, "ra")
    else:
        pick(run, "none")
    assert (hp(run, "gloomweaver"), hp(run, "ra")) == (88 if count else 90, 11 if count == 2 else 10)
    assert over(run)


@pytest.mark.rule("SEN-041", "SEN-053")
def test_two_copies_of_a_melody_are_different_cards() -> None:
    run = play(table(heroes=TEAM, play=["aa_drakes_pipes", *["aa_rhapsody_of_vigor"] * 2], hp={"ra": 10}), ADEPT)
    pick(run, "aa_drakes_pipes")
    pick(run, card(run, "aa_rhapsody_of_vigor", 1))
    pick(run, "ra")
    assert asked(run).options[0].about == ("card", card(run, "aa_rhapsody_of_vigor"))
    pick(run, "aa_rhapsody_of_vigor")
    pick(run, "ra")
    assert hp(run, "ra") == 12


@pytest.mark.rule("SEN-037", "SEN-038", "SEN-172")
def test_one_melody_is_performed_by_two_instruments_in_a_turn() -> None:
    """SEN-W15."""
    lying = ["aa_drakes_pipes", "aa_akpunkus_drum", "aa_rhapsody_of_vigor"]
    run = play(table(heroes=TEAM, play=lying, hp={"ra": 10}, bonus={"power:argent_adept": 1}), ADEPT)
    pick(run, "aa_drakes_pipes")
    pick(run, "aa_rhapsody_of_vigor")
    pick(run, "ra")
    assert named_options(run) == ["argent_adept", "aa_akpunkus_drum", "none"], "each instrument once"
    pick(run, "aa_akpunkus_drum")
    pick(run, "ra")
    assert hp(run, "ra") == 12
    assert over(run)


@pytest.mark.rule("SEN-172")
def test_a_power_is_not_used_twice_in_a_turn() -> None:
    """SEN-W06, first part."""
    run = play(table(heroes=TEAM, play=["aa_drakes_pipes"], bonus={"power:argent_adept": 1}), ADEPT)
    pick(run, "aa_drakes_pipes")
    assert named_options(run) == ["argent_adept", "none"]


@pytest.mark.parametrize("uses", [1, 2])
@pytest.mark.rule("SEN-172", "SEN-173", "SEN-174", "SEN-175")
def test_each_copy_of_an_instrument_has_its_own_power(uses: int) -> None:
    """SEN-W06, second and third part."""
    s = table(heroes=TEAM, play=["aa_drakes_pipes"] * 2, bonus={"power:argent_adept": uses - 1})
    first, second = card(s, "aa_drakes_pipes"), card(s, "aa_drakes_pipes", 1)
    run = play(s, ADEPT)
    pick(run, first)
    assert over(run) == (uses == 1)
    if uses == 2:
        assert [option.about[1] for option in asked(run).options] == [card(run, "argent_adept"), second, ""]
        pick(run, second)
        assert over(run)


INSTRUMENTS = {
    "aa_eydisars_horn": (["melody"], ["harmony"]),
    "aa_xus_bell": (["rhythm"], ["harmony", "rhythm"]),
    "aa_musaragnis_harp": (["harmony"], ["harmony"]),
    "aa_telamons_lyra": (["harmony"], ["rhythm"]),
    "aa_akpunkus_drum": (["melody"], ["rhythm"]),
}
QUIET = {
    "melody": ["aa_rhapsody_of_vigor", "aa_rhapsody_of_vigor"],
    "harmony": ["aa_inspiring_supertonic", "aa_inspiring_supertonic"],
    "rhythm": ["aa_counterpoint_bulwark", "aa_counterpoint_bulwark"],
}
REFUSAL = {"sen-ask-heal": (), "sen-ask-shield-two": (), "sen-ask-hero": ("haka",), "sen-ask-power": ("none",)}
"""How a test answers what the songs in QUIET ask, so that they do as little as possible."""


@pytest.mark.parametrize("instrument", INSTRUMENTS)
@pytest.mark.rule("SEN-034", "SEN-050")
def test_an_instrument_performs_one_kind_then_accompanies_another(instrument: str) -> None:
    performed, accompanied = INSTRUMENTS[instrument]
    songs = [pair[number] for number in (0, 1) for pair in QUIET.values()]
    run = play(table(heroes=TEAM, play=[instrument, *songs]), ADEPT)
    pick(run, instrument)
    for message, kinds in (("sen-ask-perform", performed), ("sen-ask-accompany", accompanied)):
        assert asked(run).message == message
        assert sorted(named_options(run)) == sorted(song for kind in kinds for song in QUIET[kind]), "no way to decline"
        pick(run, QUIET[kinds[0]][0])
        while not over(run) and asked(run).message in REFUSAL:
            pick(run, *REFUSAL[asked(run).message])
        if not over(run) and asked(run).message == "sen-ask-draw":
            pick(run, "no")
    assert over(run)


@pytest.mark.rule("SEN-050")
def test_a_part_without_a_song_is_skipped() -> None:
    s = table(heroes=TEAM, play=["aa_telamons_lyra", "aa_syncopated_onslaught"])
    run = play(s, ADEPT)
    pick(run, "aa_telamons_lyra")
    assert asked(run).message == "sen-ask-damage", "no Harmony is performed, the Rhythm accompanies"
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), over(run)) == (89, True)


@pytest.mark.rule("SEN-051")
def test_one_song_may_serve_for_both_parts() -> None:
    run = play(table(heroes=TEAM, play=["aa_xus_bell", "aa_syncopated_onslaught"]), ADEPT)
    pick(run, "aa_xus_bell")
    pick(run, "argent_adept")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88, "performed on himself, then 1 sonic and 1 more"
    assert over(run)


# -- melodies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 3, 5])
@pytest.mark.rule("SEN-042", "SEN-265")
def test_rhapsody_heals_up_to_five_targets(count: int) -> None:
    """SEN-W10."""
    hurt = ["argent_adept", "ra", "haka", "gloomweaver", "gloom_ophidia_the_deceiver", "tomb_akana"]
    lying = ["aa_rhapsody_of_vigor", "gloom_ophidia_the_deceiver", "tomb_akana"]
    run = play(table(heroes=TEAM, play=lying, hp=dict.fromkeys(hurt, 1)), ADEPT)
    pick(run, "argent_adept")
    assert (asked(run).low, asked(run).high, len(asked(run).options)) == (0, 5, 6)
    pick(run, *hurt[:count])
    assert [hp(run, one) for one in hurt] == [2] * count + [1] * (6 - count)


def test_sarabande_destroys_an_ongoing_or_environment_card() -> None:
    lying = ["aa_sarabande_of_destruction", "aa_xus_bell", "gloom_strength_of_the_grave", "tomb_akana"]
    run = play(table(heroes=TEAM, play=lying), ADEPT)
    pick(run, "argent_adept")
    assert named_options(run) == ["aa_sarabande_of_destruction", "gloom_strength_of_the_grave", "tomb_akana"]
    pick(run, "tomb_akana")
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]


def test_scherzo_strikes_cold_then_fire() -> None:
    run = play(table(heroes=TEAM, play=["aa_scherzo_of_frost_and_flame", "tomb_akana"]), ADEPT)
    pick(run, "argent_adept")
    pick(run, "tomb_akana")
    pick(run, "gloomweaver")
    assert [(event.data["type"], event.data["amount"]) for event in told(run, "damage")] == [("cold", 1), ("fire", 1)]
    assert (hp(run, "tomb_akana"), hp(run, "gloomweaver")) == (7, 89)


# -- harmonies -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-043", "SEN-076")
def test_alacritous_subdominant_lets_a_player_play_outside_the_play_phase() -> None:
    """SEN-W11, first part."""
    hands = {"ra": ["ra_fire_blast", "ra_flesh_of_the_sun_god"]}
    run = play(table(heroes=TEAM, play=["aa_alacritous_subdominant"], hands=hands), ADEPT, hero_play("ra"))
    pick(run, "argent_adept")
    pick(run, "ra")
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), asked(run).message) == (85, "sen-ask-play")
    pick(run, "ra_flesh_of_the_sun_god")
    assert "ra_flesh_of_the_sun_god" in names(run, "play")
    assert over(run)


@pytest.mark.rule("SEN-043", "SEN-075", "SEN-076")
def test_a_card_played_for_the_subdominant_leaves_two_draws() -> None:
    s = table(heroes=TEAM, play=["aa_alacritous_subdominant"], hands={"ra": ["ra_flesh_of_the_sun_god"]})
    run = play(s, sing("aa_alacritous_subdominant", "perform"), hero_draw("ra"), luck=1)
    pick(run, "ra")
    pick(run, "ra_flesh_of_the_sun_god")
    pick(run, "draw")
    pick(run, "draw")
    assert len(cards(run, "hand:ra")) == 2


@pytest.mark.parametrize("used", [True, False])
@pytest.mark.rule("SEN-044", "SEN-045", "SEN-049")
def test_alacritous_subdominant_is_lost_after_the_power_it_grants(used: bool) -> None:
    """SEN-W11, second part."""
    run = play(table(heroes=TEAM, play=["aa_eydisars_horn", "aa_alacritous_subdominant", "aa_drakes_pipes"]), ADEPT)
    pick(run, "aa_eydisars_horn")
    assert named_options(run) == ["argent_adept", "aa_drakes_pipes", "none"], "not the Horn that is being played"
    pick(run, "argent_adept" if used else "none")
    if used:
        assert asked(run).message == "sen-ask-hero", "it is still in play, and Vocalize performs it"
        pick(run, "ra")
    assert names(run, "trash:argent_adept") == (["aa_alacritous_subdominant"] if used else [])
    assert over(run)


def test_cedistic_dissonant_trades_an_instrument_for_any_card() -> None:
    lying = ["aa_cedistic_dissonant", "aa_xus_bell", "aa_drakes_pipes", "gloom_strength_of_the_grave", "tomb_akana"]
    run = play(table(heroes=TEAM, play=lying), ADEPT)
    pick(run, "argent_adept")
    assert named_options(run) == ["aa_xus_bell", "aa_drakes_pipes"]
    pick(run, "aa_xus_bell")
    assert named_options(run) == [one for one in lying if one != "aa_xus_bell"]
    pick(run, "gloom_strength_of_the_grave")
    assert names(run, "trash:gloomweaver") == ["gloom_strength_of_the_grave"]


def test_cedistic_dissonant_without_an_instrument_destroys_nothing() -> None:
    run = play(table(heroes=TEAM, play=["aa_cedistic_dissonant", "tomb_akana"]), ADEPT)
    pick(run, "argent_adept")
    assert over(run)
    assert "tomb_akana" in names(run, "play")


def test_cedistic_dissonant_accompanies_with_new_cards() -> None:
    hand = ["aa_xus_bell", "aa_silver_shadow", "aa_drakes_pipes"]
    tops = ["aa_vernal_sonata", "aa_arcane_cadence", "aa_telamons_lyra"]
    s = table(heroes=TEAM, play=["aa_cedistic_dissonant"], hands={"argent_adept": hand}, tops=tops)
    run = play(s, sing("aa_cedistic_dissonant"))
    pick(run, "aa_xus_bell", "aa_drakes_pipes")
    assert names(run, "hand:argent_adept") == ["aa_silver_shadow", *tops]


def test_inspiring_supertonic_lends_a_power_and_heals() -> None:
    s = table(heroes=TEAM, play=["aa_inspiring_supertonic"], hp={"argent_adept": 20})
    run = play(s, sing("aa_inspiring_supertonic", "perform"), sing("aa_inspiring_supertonic"))
    pick(run, "haka")
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert (hp(run, "gloomweaver"), hp(run, "argent_adept")) == (88, 22)


# -- rhythms ---------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-046", "SEN-131")
def test_counterpoint_bulwark_shields_two_until_his_next_turn() -> None:
    """SEN-W12."""
    strikes = [strike(one, two, n) for n in (3, 1) for one, two in (("ra", "gloomweaver"), ("gloomweaver", "ra"))]
    run = play(table(heroes=TEAM, play=["aa_counterpoint_bulwark"]), ADEPT, *strikes, Step("begin_turn", TEAM[:1]))
    pick(run, "argent_adept")
    assert (asked(run).low, asked(run).high) == (0, 2)
    pick(run, "ra", "gloomweaver")
    assert (hp(run, "ra"), hp(run, "gloomweaver")) == (28, 88)
    s = state_of(run)
    assert expected(s, card(s, "gloomweaver"), card(s, "ra"), 3, "melee").amount == 3


@pytest.mark.rule("SEN-046")
def test_two_activations_of_the_bulwark_reduce_by_two() -> None:
    again = sing("aa_counterpoint_bulwark", "perform")
    run = play(table(heroes=TEAM, play=["aa_counterpoint_bulwark"]), again, again, strike("gloomweaver", "ra", 3))
    pick(run, "ra")
    pick(run, "ra", "haka")
    assert hp(run, "ra") == 29


@pytest.mark.rule("SEN-052", "SEN-203")
def test_the_bulwark_outlasts_its_song_and_its_singer_but_not_his_next_turn() -> None:
    run = play(
        table(heroes=TEAM, play=["aa_counterpoint_bulwark"]),
        sing("aa_counterpoint_bulwark", "perform"),
        fell("aa_counterpoint_bulwark"),
        strike("gloomweaver", "argent_adept", 30),
        strike("gloomweaver", "ra", 3),
        Step("begin_turn", TEAM[:1]),
    )
    pick(run, "ra", "haka")
    assert hp(run, "ra") == 28
    assert not state_of(run).lasting


@pytest.mark.rule("SEN-047")
def test_counterpoint_bulwark_accompanies_with_a_draw() -> None:
    s = table(heroes=TEAM, play=["aa_counterpoint_bulwark"], tops=["ra_inferno"])
    run = play(s, sing("aa_counterpoint_bulwark"))
    pick(run, "ra")
    assert asked(run).seat == TEAM.index("ra")
    pick(run, "yes")
    assert names(run, "hand:ra") == ["ra_inferno"]


def test_inventive_preparation_lets_each_player_look_and_discard() -> None:
    tops = ["aa_xus_bell", "ra_inferno", "haka_mere"]
    s = table(heroes=TEAM, play=["aa_inventive_preparation"], tops=tops)
    run = play(s, sing("aa_inventive_preparation", "perform"))
    pick(run, "yes")
    pick(run, "discard_it")
    pick(run, "yes")
    assert asked(run).seat == TEAM.index("ra")
    pick(run, "put_back")
    pick(run, "no")
    assert over(run)
    assert [names(run, f"trash:{hero}") for hero in TEAM] == [["aa_xus_bell"], [], []]
    assert deck_top(state_of(run), "ra") == ("ra_inferno",)


def test_inventive_preparation_accompanies_with_another_players_card() -> None:
    s = table(heroes=TEAM, play=["aa_inventive_preparation"], hands={"haka": ["haka_ta_moko"]})
    run = play(s, sing("aa_inventive_preparation"))
    assert named_options(run) == ["ra", "haka"]
    pick(run, "haka")
    pick(run, "haka_ta_moko")
    assert "haka_ta_moko" in names(run, "play")


def test_syncopated_onslaught_spurs_two_until_his_next_turn_and_strikes() -> None:
    s = table(heroes=TEAM, play=["aa_syncopated_onslaught"])
    blows = [strike("ra", "gloomweaver", 1), strike("haka", "gloomweaver", 1)]
    run = play(s, sing("aa_syncopated_onslaught", "perform"), *blows, sing("aa_syncopated_onslaught"))
    pick(run, "ra", "argent_adept")
    assert hp(run, "gloomweaver") == 87
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    (effect,) = state_of(run).lasting
    assert effect.until == "start:argent_adept"


# -- one-shots -------------------------------------------------------------------------------------


def test_arcane_cadence_gives_each_of_five_cards_a_place() -> None:
    tops = ["aa_xus_bell", "aa_telamons_lyra", "aa_vernal_sonata", "aa_drakes_pipes", "aa_rhapsody_of_vigor"]
    run = play(table(heroes=TEAM, hands={"argent_adept": ["aa_arcane_cadence"]}, tops=tops), hero_play("argent_adept"))
    pick(run, "aa_arcane_cadence")
    assert named_options(run) == tops
    for one in tops[:4]:
        pick(run, one)
    s = state_of(run)
    assert "aa_xus_bell" in names(run, "play")
    assert names(run, "hand:argent_adept") == ["aa_telamons_lyra"]
    assert (s.decks["argent_adept"][0].names, s.decks["argent_adept"][-1].names) == (
        ("aa_vernal_sonata",),
        ("aa_drakes_pipes",),
    )
    assert names(run, "trash:argent_adept") == ["aa_rhapsody_of_vigor", "aa_arcane_cadence"]


def test_arcane_cadence_with_two_cards_fills_the_first_places() -> None:
    hand = {"argent_adept": ["aa_arcane_cadence"]}
    s = table(heroes=TEAM, hands=hand, tops=["aa_xus_bell", "aa_telamons_lyra"])
    s.decks["argent_adept"] = s.decks["argent_adept"][:2]
    run = play(s, hero_play("argent_adept"))
    pick(run, "aa_arcane_cadence")
    pick(run, "aa_telamons_lyra")
    assert "aa_telamons_lyra" in names(run, "play")
    assert names(run, "hand:argent_adept") == ["aa_xus_bell"]
    assert over(run)


def test_a_second_cadence_put_into_play_leaves_the_first_its_cards() -> None:
    outer = ["aa_arcane_cadence", "aa_xus_bell", "aa_telamons_lyra", "aa_vernal_sonata", "aa_drakes_pipes"]
    inner = ["aa_eydisars_horn", "aa_akpunkus_drum", "aa_musaragnis_harp", "aa_silver_shadow", "aa_rhapsody_of_vigor"]
    s = table(heroes=TEAM, hands={"argent_adept": ["aa_arcane_cadence"]}, tops=outer + inner)
    run = play(s, hero_play("argent_adept"))
    pick(run, "aa_arcane_cadence")
    pick(run, "aa_arcane_cadence")
    assert named_options(run) == inner
    for one in inner[:4]:
        pick(run, one)
    assert named_options(run) == outer[1:]
    for one in outer[1:4]:
        pick(run, one)
    assert names(run, "hand:argent_adept") == ["aa_akpunkus_drum", "aa_xus_bell"]
    assert over(run)


def test_instrumental_conjuration_searches_the_deck_and_shuffles_it() -> None:
    hand = {"argent_adept": ["aa_instrumental_conjuration"]}
    s = table(heroes=TEAM, hands=hand, tops=["aa_silver_shadow"])
    run = play(s, hero_play("argent_adept"))
    pick(run, "aa_instrumental_conjuration")
    assert asked(run).message == "sen-ask-search", "there is nothing in the trash to search for"
    assert all(CARDS[one].has("instrument") for one in named_options(run))
    pick(run, "aa_xus_bell")
    assert "aa_xus_bell" in names(run, "play")
    assert len(state_of(run).decks["argent_adept"]) == 1, "nobody knows any more what lies on top"


def test_instrumental_conjuration_takes_from_the_trash_without_shuffling() -> None:
    hand = {"argent_adept": ["aa_instrumental_conjuration"]}
    lying = ["aa_xus_bell", "aa_drakes_pipes", "aa_vernal_sonata"]
    s = table(heroes=TEAM, hands=hand, tops=["aa_silver_shadow"], trash=lying)
    run = play(s, hero_play("argent_adept"))
    pick(run, "aa_instrumental_conjuration")
    pick(run, "search_trash")
    assert named_options(run) == ["aa_xus_bell", "aa_drakes_pipes"]
    pick(run, "aa_drakes_pipes")
    assert "aa_drakes_pipes" in names(run, "play")
    assert deck_top(state_of(run), "argent_adept") == ("aa_silver_shadow",)


def test_polyphoric_flare_performs_one_of_each_kind_in_any_order() -> None:
    lying = [song for pair in QUIET.values() for song in pair]
    s = table(heroes=TEAM, play=lying, hands={"argent_adept": ["aa_polyphoric_flare"]}, hp={"haka": 10})
    run = play(s, hero_play("argent_adept"))
    pick(run, "aa_polyphoric_flare")
    assert named_options(run) == [*lying, "none"]
    pick(run, "aa_counterpoint_bulwark")
    pick(run, "haka")
    assert named_options(run) == [*lying[:4], "none"]
    pick(run, "aa_rhapsody_of_vigor")
    pick(run, "haka")
    assert named_options(run) == [*QUIET["harmony"], "none"]
    pick(run, "none")
    assert (hp(run, "haka"), over(run)) == (11, True)


def test_polyphoric_flare_survives_a_song_that_goes_back_into_the_deck() -> None:
    lying = ["aa_cedistic_dissonant", "aa_xus_bell", "aa_rhapsody_of_vigor"]
    s = table(heroes=TEAM, play=lying, hands={"argent_adept": ["aa_polyphoric_flare"]}, hp={"haka": 10})
    again = act(lambda s: shuffle_trash(s, "argent_adept"))
    run = play(s, hero_play("argent_adept"), again, luck=1)
    pick(run, "aa_polyphoric_flare")
    pick(run, "aa_cedistic_dissonant")
    pick(run, "aa_cedistic_dissonant")
    pick(run, "aa_rhapsody_of_vigor")
    pick(run, "haka")
    assert over(run)
    assert "aa_cedistic_dissonant" not in names(run, "play")


def test_silver_shadow_draws_two_and_shields_him() -> None:
    s = table(heroes=TEAM, hands={"argent_adept": ["aa_silver_shadow"]}, tops=["aa_xus_bell", "aa_drakes_pipes"])
    run = play(s, hero_play("argent_adept"), strike("gloomweaver", "argent_adept", 3))
    pick(run, "aa_silver_shadow")
    assert names(run, "hand:argent_adept") == ["aa_xus_bell", "aa_drakes_pipes"]
    assert hp(run, "argent_adept") == 22
    assert state_of(run).lasting[0].until == "start:argent_adept"


def test_vernal_sonata_renews_a_card_of_each_player() -> None:
    trash = ["aa_xus_bell", "ra_inferno", "ra_fire_blast", "haka_mere"]
    s = table(heroes=TEAM, hands={"argent_adept": ["aa_vernal_sonata"]}, trash=trash, hp={"argent_adept": 20})
    run = play(s, hero_play("argent_adept"), act(lambda s: draw_cards(s, "ra")))
    pick(run, "aa_vernal_sonata")
    pick(run, "aa_xus_bell")
    pick(run, "ra_fire_blast")
    pick(run, "none")
    assert hp(run, "argent_adept") == 21
    assert deck_top(state_of(run), "argent_adept") == ("aa_xus_bell",)
    assert names(run, "hand:ra") == ["ra_fire_blast"]
    assert names(run, "trash:haka") == ["haka_mere"]


# -- incapacitated ---------------------------------------------------------------------------------


def test_the_fallen_adept_comforts_lends_a_power_and_attunes() -> None:
    s = table(heroes=TEAM, flipped=["argent_adept"], hp={"ra": 5})
    step = fallen("argent_adept")
    run = play(s, step, step, step)
    pick(run, "a1")
    assert named_options(run) == ["ra", "haka"], "heroes only"
    pick(run, "ra")
    assert hp(run, "ra") == 6
    pick(run, "a2")
    pick(run, "haka")
    pick(run, "haka")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 88
    pick(run, "a3")
    pick(run, "fire")
    state = state_of(run)
    ra, foe = card(state, "ra"), card(state, "gloomweaver")
    amounts = [expected(state, *pair, 2, kind).amount for pair, kind in (((ra, foe), "fire"), ((ra, foe), "cold"))]
    assert [*amounts, expected(state, foe, ra, 2, "fire").amount] == [3, 2, 2]
    assert [effect.until for effect in state.lasting] == ["start:argent_adept"]
