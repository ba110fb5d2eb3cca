"""Section 7: kinds of card, keywords, entering and leaving play, piles."""

from typing import Any

import pytest

from game.model.state import canonical
from game.model.view import SPECTATOR, view
from game.titles.sentinels.content import CARDS, DECKS, HEROES
from game.titles.sentinels.state import S
from game.titles.sentinels.verbs import (
    THIS_TURN,
    at_random,
    choose_cards,
    deal,
    deal_each,
    destroy,
    destroy_each,
    destroy_some,
    discard,
    discard_revealed,
    discard_top,
    draw_cards,
    environment_targets,
    expected,
    facts,
    hand,
    heal,
    hero_targets,
    heroes,
    in_play,
    last,
    named,
    non_environment_targets,
    non_hero_targets,
    non_villain_targets,
    play_from_hand,
    play_top,
    put_into_play,
    put_under,
    reveal,
    search,
    targets,
    to_bottom,
    to_hand,
    to_trash,
    trash,
    villain_targets,
)
from tests.titles.sentinels.looks import card, cards, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_play, pick, play, play_for, strike
from tests.titles.sentinels.situation import ACOLYTE, EVOLUTION, GAZE, IDOL, ZOMBIE, Lend, heal_legacy, table
from tests.titles.talk import asked, keys, told

# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-180")
def test_every_character_card_has_a_second_side_and_no_deck_card_has() -> None:
    fronts = [one for one in CARDS.values() if one.character and not one.back]
    assert all(CARDS[f"{one.name}_back"].back for one in fronts)
    assert not [one for one in CARDS.values() if one.back and not one.character]
    assert not [name for deck in DECKS.values() for name in deck.names if CARDS[name].character]


@pytest.mark.rule("SEN-181")
def test_cards_of_one_deck_look_alike_from_behind() -> None:
    """Whatever card lies hidden, it shows its deck and nothing else."""
    seen = []
    for held in ("ra_inferno", "ra_the_staff_of_ra"):
        s = table(hands={"ra": [held]}, options={"open_hands": "owner"})
        seen.append(canonical(view(s, SPECTATOR)))
        back = view(s, SPECTATOR).cards[cards(s, "hand:ra")[0]]
        assert (back.name, back.family) == ("", "ra")
    assert seen[0] == seen[1]


@pytest.mark.rule("SEN-182", "SEN-183")
def test_decks_have_40_25_and_15_cards_without_the_characters() -> None:
    for deck in DECKS.values():
        assert len(deck.names) == {"hero": 40, "villain": 25, "environment": 15}[deck.kind]
        assert not [name for name in deck.names if CARDS[name].character]


@pytest.mark.rule("SEN-185")
def test_a_drawn_card_goes_to_the_hand() -> None:
    run = play(table(tops=["haka_mere"]), act(lambda s: draw_cards(s, "haka")))
    assert names(run, "hand:haka") == ["haka_mere"]


@pytest.mark.rule("SEN-186", "SEN-187", "SEN-188")
def test_the_environment_is_no_target_but_its_cards_with_hp_are() -> None:
    s = table(play=["tomb_akana", IDOL, GAZE, ZOMBIE])
    assert "tomb_of_anubis" not in s.characters
    assert environment_targets(s) == [card(s, "tomb_akana")]
    assert in_play(s, kind="environment") == [card(s, "tomb_akana"), card(s, IDOL)]
    assert non_environment_targets(s) == [one for one in targets(s) if one != card(s, "tomb_akana")]
    run = play(table(turn="tomb_of_anubis", tops=[IDOL]), play_for("tomb_of_anubis"))
    assert over(run), "nobody is asked"
    assert IDOL in names(run, "play")


@pytest.mark.rule("SEN-191", "SEN-192", "SEN-193", "SEN-252", "SEN-240")
def test_hero_villain_and_other_targets() -> None:
    """A hero card is given HP, as other boxes have them: a target of the heroes, but no hero."""
    s = table(play=["tomb_akana", ZOMBIE, GAZE])
    s.hp[card(s, GAZE)] = 3
    three = [card(s, one) for one in ("ra", "legacy", "haka")]
    foes = [card(s, "gloomweaver"), card(s, ZOMBIE)]
    assert hero_targets(s) == [*three, card(s, GAZE)]
    assert heroes(s) == three
    assert villain_targets(s) == foes
    assert non_hero_targets(s) == [foes[0], card(s, "tomb_akana"), foes[1]]
    assert non_villain_targets(s) == [*three, card(s, "tomb_akana"), card(s, GAZE)]
    run = play(s, strike("gloomweaver", GAZE, 3))
    assert names(run, "trash:ra") == [GAZE], "destroyed, not incapacitated"
    assert names(run, "area:ra") == ["ra"]


# -- keywords --------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-189", "SEN-198")
@pytest.mark.parametrize(("keyword", "hit", "left"), [("equipment", "haka_mere", GAZE), ("ongoing", GAZE, "haka_mere")])
def test_equipment_and_ongoing_stay_until_an_effect_names_them(keyword: str, hit: str, left: str) -> None:
    run = play(
        table(play=["haka_mere", GAZE]), act(lambda s: destroy_each(s, card(s, "gloomweaver"), named_by(keyword)))
    )
    assert hit not in names(run, "play")
    assert left in names(run, "play")
    assert f"trash:{CARDS[hit].deck}" in state_of(run).zones


def named_by(keyword: str) -> Any:
    """Return the choice of the cards in play with a keyword."""
    return lambda s: in_play(s, keyword)


@pytest.mark.rule("SEN-190", "SEN-189", "SEN-198")
def test_any_card_and_all_cards_reach_everything(lend: Lend) -> None:
    s = table(play=["haka_mere", GAZE, IDOL, "gloom_strength_of_the_grave"])
    run = play(s, act(lambda s: destroy_some(s, card(s, "ra"), lambda s: not_characters(s))))
    assert named_options(run) == ["haka_mere", GAZE, IDOL, "gloom_strength_of_the_grave"]
    pick(run, "haka_mere")
    assert names(run, "trash:haka") == ["haka_mere"]

    async def bring(s: S, one: int, doomed: int, by: int) -> None:
        for waiting in hand(s, "ra"):
            await put_into_play(s, waiting)

    lend("when destroyed", IDOL, bring)
    s = table(play=[GAZE, IDOL], hands={"ra": ["ra_solar_flare"]})
    run = play(s, act(lambda s: destroy_each(s, card(s, "ra"), not_characters)))
    while not over(run):
        pick(run, "none")
    assert not not_characters(state_of(run)), "those that entered meanwhile are gone too"


def not_characters(s: S) -> list[int]:
    """Return all cards in play but character cards."""
    return [one for one in in_play(s) if not facts(s, one).character]


@pytest.mark.rule("SEN-194")
def test_a_keyword_without_a_rule_means_something_only_to_cards_that_name_it() -> None:
    """Zombie is such a word: it changes nothing until Strength of the Grave speaks of zombies."""
    for play_, amount in (([ZOMBIE], 2), ([ZOMBIE, "gloom_strength_of_the_grave"], 3)):
        s = table(play=play_)
        assert expected(s, card(s, ZOMBIE), card(s, "ra"), 2, "melee").amount == amount
    s = table(play=["gloom_strength_of_the_grave", ACOLYTE, ZOMBIE])
    assert expected(s, card(s, ACOLYTE), card(s, "ra"), 2, "melee").amount == 2


@pytest.mark.rule("SEN-195", "SEN-207")
def test_a_second_limited_card_put_into_play_goes_to_its_trash_unused(lend: Lend) -> None:
    """SEN-W16."""
    lend("when enters", GAZE, heal_legacy)
    lend("when destroyed", GAZE, heal_legacy)
    s = table(play=[GAZE, "ra_the_staff_of_ra"], hands={"ra": ["ra_the_staff_of_ra"]}, hp={"ra": 10, "legacy": 5})
    first = card(s, "ra_the_staff_of_ra")
    run = play(s, act(lambda s: put_into_play(s, hand(s, "ra")[0])))
    assert names(run, "trash:ra") == ["ra_the_staff_of_ra"]
    assert first in state_of(run).play
    assert (hp(run, "ra"), hp(run, "legacy")) == (10, 5), "no text, no arrival, no destruction"


@pytest.mark.rule("SEN-196")
def test_limited_compares_names_only() -> None:
    s = table(play=["ra_flame_barrier"], hands={"ra": ["ra_imbued_fire", "ra_flame_barrier"]})
    run = play(s, hero_play("ra"))
    assert named_options(run) == ["ra_imbued_fire", "none"]
    pick(run, "ra_imbued_fire")
    assert names(run, "area:ra") == ["ra", "ra_flame_barrier", "ra_imbued_fire"]


@pytest.mark.rule("SEN-197", "SEN-199", "SEN-200")
def test_a_one_shot_happens_at_once_then_goes_to_its_trash_others_stay(lend: Lend) -> None:
    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    assert names(run, "resolving") == ["ra_fire_blast"], "it is in no pile yet"
    pick(run, "gloomweaver")
    assert names(run, "trash:ra") == ["ra_fire_blast"]
    run = play(table(tops=["gloom_vast_following", ZOMBIE]), play_for("gloomweaver"))
    assert names(run, "trash:gloomweaver") == ["gloom_vast_following"]
    assert ZOMBIE in names(run, "play")
    run = play(table(hands={"ra": ["ra_the_staff_of_ra"]}, hp={"ra": 10}), hero_play("ra"))
    pick(run, "ra_the_staff_of_ra")
    assert ("ra_the_staff_of_ra" in names(run, "area:ra"), hp(run, "ra")) == (True, 13), "its text takes effect"


@pytest.mark.rule("SEN-200")
def test_heroes_play_from_the_hand_villain_and_environment_from_the_top() -> None:
    s = table(hands={"ra": [GAZE]}, tops=["ra_inferno", ZOMBIE, IDOL])
    run = play(s, hero_play("ra"), play_for("gloomweaver"), play_for("tomb_of_anubis"))
    assert named_options(run) == [GAZE, "none"]
    pick(run, GAZE)
    assert [one for one in names(run, "play") if one in (GAZE, ZOMBIE, IDOL)] == [GAZE, ZOMBIE, IDOL]


@pytest.mark.rule("SEN-201")
def test_putting_into_play_is_not_playing(lend: Lend) -> None:
    lend("modifies forbid play", IDOL, lambda s, one, who: True)
    lend("when enters", EVOLUTION, heal_legacy)
    s = table(play=[IDOL, EVOLUTION], hands={"ra": ["ra_the_staff_of_ra"]}, hp={"ra": 10, "legacy": 5})
    run = play(s, act(lambda s: put_into_play(s, hand(s, "ra")[0])))
    assert "ra_the_staff_of_ra" in names(run, "play"), "although cards cannot be played"
    assert not told(run, "played")
    assert state_of(run).plays == 0
    assert (hp(run, "ra"), hp(run, "legacy")) == (13, 6), "its own text and that about entering play"


# -- trash and leaving play ------------------------------------------------------------------------


@pytest.mark.rule("SEN-202", "SEN-256")
def test_destroyed_discarded_and_used_cards_go_to_the_trash_of_their_own_deck(lend: Lend) -> None:
    lend("when text", "haka_mere", heal_legacy)
    s = table(play=[GAZE], hands={"haka": ["haka_mere"], "ra": ["ra_fire_blast"]}, tops=[ZOMBIE], hp={"legacy": 5})
    run = play(
        s, fell(GAZE), act(lambda s: discard(s, "haka")),
        act(lambda s: discard_top(s, "gloomweaver")), hero_play("ra"),
    )  # fmt: skip
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert names(run, "trash:ra") == [GAZE, "ra_fire_blast"]
    assert names(run, "trash:haka") == ["haka_mere"]
    assert names(run, "trash:gloomweaver") == [ZOMBIE]
    assert hp(run, "legacy") == 5, "the text of a discarded card does not happen"


@pytest.mark.rule("SEN-203")
def test_an_effect_with_an_end_outlives_its_card_and_one_without_does_not() -> None:
    s = table(play=["legacy_inspiring_presence", GAZE])
    last(s, card(s, GAZE), "dealt", amount=2, cards=[card(s, "ra")], until=THIS_TURN)
    ra, foe = card(s, "ra"), card(s, "gloomweaver")
    assert expected(s, ra, foe, 1, "fire").amount == 4
    run = play(s, *[fell(one) for one in ("legacy_inspiring_presence", GAZE)])
    assert expected(state_of(run), ra, foe, 1, "fire").amount == 3


@pytest.mark.rule("SEN-204")
@pytest.mark.parametrize("move", [to_hand, to_bottom, to_trash])
def test_leaving_play_in_another_way_is_not_destruction(lend: Lend, move: Any) -> None:
    lend("when destroyed", EVOLUTION, heal_legacy)
    lend("when gone", GAZE, heal_legacy)
    run = play(table(play=[EVOLUTION, GAZE], hp={"legacy": 5}), act(lambda s: move(s, card(s, GAZE))))
    assert GAZE not in names(run, "play")
    assert hp(run, "legacy") == 5


@pytest.mark.rule("SEN-204")
def test_going_under_a_card_is_not_destruction_either(lend: Lend) -> None:
    lend("when destroyed", EVOLUTION, heal_legacy)
    s = table(play=[EVOLUTION, GAZE, ACOLYTE], hp={"legacy": 5})
    run = play(s, act(lambda s: put_under(s, card(s, ACOLYTE), card(s, GAZE))))
    assert names(run, f"under:{card(run, GAZE)}") == [ACOLYTE]
    assert hp(run, "legacy") == 5


@pytest.mark.rule("SEN-205")
def test_what_returns_from_the_trash_is_settled_first(lend: Lend) -> None:
    """Vast Following brings back cards of the trash; what reaches the trash meanwhile stays there."""

    async def break_relic(s: S, one: int, other: int) -> None:
        if facts(s, other).has("cultist"):
            await destroy(s, card(s, "gloom_drum_of_despair"))

    lend("when enters", GAZE, break_relic)
    s = table(
        play=[GAZE, "gloom_drum_of_despair"], trash=[ACOLYTE, "gloom_chosen_disciple"],
        tops=["gloom_vast_following", ZOMBIE],
    )  # fmt: skip
    run = play(s, play_for("gloomweaver"), chance=[[ACOLYTE, "gloom_chosen_disciple"]])
    assert "gloom_drum_of_despair" in names(run, "trash:gloomweaver")
    assert [one for one in names(run, "play") if one in (ACOLYTE, "gloom_chosen_disciple")] == [
        ACOLYTE, "gloom_chosen_disciple",
    ]  # fmt: skip


@pytest.mark.rule("SEN-206")
def test_a_set_number_is_chosen_with_its_order_and_all_are_not() -> None:
    """Excavation moves up to three cards in the order chosen; chance alone orders those of Vast Following."""
    s = table(trash=[ZOMBIE, ACOLYTE, "gloom_ophidia_the_deceiver"])

    async def two_return(s: S) -> None:
        for one in await choose_cards(s, 0, "sen-ask-move-some", trash(s, "gloomweaver"), 2, 2):
            await put_into_play(s, one)

    run = play(s, act(two_return))
    pick(run, "gloom_ophidia_the_deceiver", ZOMBIE)
    assert names(run, "play")[-2:] == ["gloom_ophidia_the_deceiver", ZOMBIE]

    async def all_return(s: S) -> None:
        lying = trash(s, "gloomweaver")
        for one in await choose_cards(s, 0, "sen-ask-move-some", lying, len(lying), len(lying)):
            await put_into_play(s, one)

    run = play(table(trash=[ZOMBIE, ACOLYTE]), act(all_return))
    assert over(run), "nothing is asked"
    assert names(run, "play")[-2:] == [ZOMBIE, ACOLYTE]


@pytest.mark.rule("SEN-273")
def test_a_card_being_resolved_is_in_no_pile_and_no_reshuffle_takes_it(lend: Lend) -> None:
    """With an empty deck Vast Following plays a card of the reshuffled trash, never itself: the chain ends."""
    s = table(trash=["gloom_vast_following", ZOMBIE])
    s.decks["gloomweaver"] = ()
    lend("when text", "gloom_vast_following", again)
    run = play(s, play_for("gloomweaver"), chance=["gloom_vast_following"])
    assert over(run)
    assert ZOMBIE in names(run, "play")
    assert names(run, "trash:gloomweaver") == ["gloom_vast_following"]
    kinds = [event.data["name"] for event in told(run, "card_moved") if event.data["to"] == "trash:gloomweaver"]
    assert kinds == ["gloom_vast_following"], "it reaches its trash last"


async def again(s: S, one: int) -> None:
    """Play the top card of the villain deck twice."""
    for _ in range(2):
        await play_top(s, "gloomweaver")


@pytest.mark.rule("SEN-197", "SEN-273")
def test_a_heros_one_shot_is_in_the_trash_before_the_next_card_is_played() -> None:
    run = play(table(hands={"ra": ["ra_fire_blast", GAZE]}, bonus={"play:ra": 1}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert named_options(run) == [GAZE, "none"]
    assert names(run, "trash:ra") == ["ra_fire_blast"]


@pytest.mark.rule("SEN-005", "SEN-006", "SEN-273")
@pytest.mark.parametrize(
    ("villain", "top", "last"),
    [("gloomweaver", ["gloom_vast_following", ZOMBIE], ZOMBIE), ("ennead", ["enn_ancient_magicks"], "enn_geb")],
)
def test_what_a_card_brings_is_done_before_the_text_goes_on(villain: str, top: list[str], last: str) -> None:
    """Echoing Malice plays a villain card, be it one that plays on or that a god answers; only then may heroes draw."""
    gods = ["enn_the_shrine_of_the_ennead", "enn_geb"] if villain == "ennead" else []
    s = table(villain, environment="realm_of_discord", turn="realm_of_discord", play=gods,
              tops=[*top, "realm_echoing_malice"])  # fmt: skip
    run = play(s, play_for("realm_of_discord"))
    assert asked(run).message == "sen-ask-draw"
    done = [event for event in run.events if event.kind in ("played", "damage")]
    acting = int(done[-1].data["source" if done[-1].kind == "damage" else "card"])
    assert CARDS[state_of(run).cards[acting].name].id == last
    assert names(run, f"trash:{villain}") == top[:1], "it is done with, too"
    assert "realm_echoing_malice" in names(run, "play")


@pytest.mark.rule("SEN-274")
def test_a_card_enters_next_to_another_or_goes_to_its_trash(lend: Lend) -> None:
    lend("when enters", EVOLUTION, heal_legacy)
    lend("when destroyed", EVOLUTION, heal_legacy)
    s = table(tops=["gloom_crimson_pin"], play=[EVOLUTION], hp={"legacy": 5})
    run = play(s, play_for("gloomweaver"))
    assert state_of(run).next_to == {card(run, "gloom_crimson_pin"): card(run, "haka")}
    assert hp(run, "legacy") == 6

    async def nowhere(s: S, one: int) -> None:
        """There is no card to go next to."""

    lend("interrupts next_to", "gloom_crimson_pin", nowhere)
    run = play(table(tops=["gloom_crimson_pin"], play=[EVOLUTION], hp={"legacy": 5}), play_for("gloomweaver"))
    assert names(run, "trash:gloomweaver") == ["gloom_crimson_pin"]
    assert told(run, "played")
    assert hp(run, "legacy") == 5, "it neither entered play nor was it destroyed"


@pytest.mark.rule("SEN-275")
def test_what_lies_next_to_a_card_that_leaves_goes_to_its_own_trash(lend: Lend) -> None:
    lend("when destroyed", EVOLUTION, heal_legacy)
    s = table(play=[EVOLUTION, GAZE, "gloom_crimson_pin"], next_to={"gloom_crimson_pin": GAZE}, hp={"legacy": 5})
    run = play(s, act(lambda s: to_hand(s, card(s, GAZE))))
    assert names(run, "trash:gloomweaver") == ["gloom_crimson_pin"]
    assert hp(run, "legacy") == 5, "moved, not destroyed"


@pytest.mark.rule("SEN-276")
def test_cards_under_others_have_kind_and_deck_and_nothing_else(lend: Lend) -> None:
    s = table(play=["haka_savage_mana"], under={"haka_savage_mana": [ZOMBIE, "ra_the_staff_of_ra", "tomb_akana"]})
    zombie, staff, akana = cards(s, f"under:{card(s, 'haka_savage_mana')}")
    assert in_play(s, kind="villain") == [card(s, "gloomweaver"), zombie]
    assert in_play(s, kind="environment") == [akana]
    assert in_play(s, deck="ra") == [card(s, "ra"), staff]
    assert not in_play(s, "zombie")
    assert not in_play(s, "equipment")
    assert not named(s, "gloom_zombie_servant", "ra_the_staff_of_ra")
    assert zombie not in targets(s)
    assert zombie not in s.hp
    assert expected(s, card(s, "ra"), card(s, "gloomweaver"), 1, "fire").amount == 1, "the staff's text does nothing"
    run = play(s, act(lambda s: destroy_each(s, card(s, "ra"), lambda s: in_play(s, kind="environment"))))
    assert names(run, "trash:tomb_of_anubis") == ["tomb_akana"]
    run = play(state_of(run), fell("haka_savage_mana"))
    assert names(run, "trash:gloomweaver") == [ZOMBIE]
    assert names(run, "trash:ra") == ["ra_the_staff_of_ra"]


@pytest.mark.rule("SEN-276")
def test_a_face_down_card_under_another_stays_secret() -> None:
    s = table(play=[GAZE], hands={"ra": ["ra_inferno"]}, options={"open_hands": "owner"})
    hidden = hand(s, "ra")[0]
    run = play(
        s, act(lambda s: put_under(s, hidden, card(s, GAZE), up=False)),
        act(lambda s: destroy_some(s, card(s, "legacy"), lambda s: [hidden, card(s, GAZE)])),
    )  # fmt: skip
    assert view(state_of(run), 1).cards[hidden].name == ""
    option = asked(run).option(f"c{hidden}")
    assert option
    assert (option.label, option.args) == ("sen-opt-under", {"card": f"@{GAZE}"})


@pytest.mark.rule("SEN-277")
def test_standing_effects_then_reactions_then_the_own_text(lend: Lend) -> None:
    """SEN-W23: Inspiring Presence raises the damage of the reaction; its healing comes after it."""

    async def answer(s: S, one: int, other: int) -> None:
        await deal(s, card(s, "ra"), card(s, "gloomweaver"), 1, "fire")

    lend("when enters", GAZE, answer)
    s = table(
        heroes=("legacy", "ra", "haka"), play=[GAZE], hands={"legacy": ["legacy_inspiring_presence"]}, hp={"ra": 5}
    )
    run = play(s, hero_play("legacy"))
    pick(run, "legacy_inspiring_presence")
    assert hp(run, "gloomweaver") == 88
    assert [event.kind for event in run.events if event.kind in ("damage", "regained")] == ["damage", "regained"]


@pytest.mark.rule("SEN-278")
def test_discards_come_from_hand_deck_or_reveal_by_the_owners_choice() -> None:
    s = table(hands={"haka": ["haka_mere", "haka_rampage"]}, play=[GAZE], tops=["ra_inferno", "ra_fire_blast"])

    async def all_kinds(s: S) -> None:
        await discard(s, "haka")
        await discard_top(s, "ra")
        await discard_revealed(s, *await reveal(s, "ra"))
        await discard_revealed(s, card(s, GAZE))

    run = play(s, act(all_kinds))
    assert (asked(run).seat, named_options(run)) == (2, ["haka_mere", "haka_rampage"])
    pick(run, "haka_rampage")
    assert names(run, "trash:haka") == ["haka_rampage"]
    assert names(run, "trash:ra") == ["ra_inferno", "ra_fire_blast"]
    assert GAZE in names(run, "play"), "a card in play cannot be discarded"


@pytest.mark.rule("SEN-278")
def test_or_at_random_if_the_text_says_so() -> None:
    s = table(hands={"haka": ["haka_mere", "haka_rampage"]})

    async def blind(s: S) -> None:
        await discard_revealed(s, *await at_random(s, list(hand(s, "haka")), 1))

    run = play(s, act(blind), chance=["haka_rampage"])
    assert over(run), "nobody chooses"
    assert names(run, "trash:haka") == ["haka_rampage"]


@pytest.mark.rule("SEN-279")
def test_the_searcher_alone_sees_the_deck_the_card_is_shown_and_the_deck_shuffled() -> None:
    s = table(tops=["ra_inferno", "ra_fire_blast"])
    assert len(s.decks["ra"]) == 3, "two cards are known to lie on top"
    run = play(s, act(lambda s: search(s, "ra", lambda one: one.has("equipment") or one.id == "ra_inferno", 1)))
    assert asked(run).seat == 1
    assert set(named_options(run)) == {"ra_inferno", "ra_the_staff_of_ra"}
    assert not any(any(bag.names) for bag in view(state_of(run), 2).decks["ra"]), "the others see no card of it"
    pick(run, "ra_the_staff_of_ra")
    (found,) = told(run, "found")
    assert (found.data["name"], found.secret) == ("ra_the_staff_of_ra", ())
    assert told(run, "shuffled")
    assert len(state_of(run).decks["ra"]) <= 2, "no card is known to lie on top but what was put back"


@pytest.mark.rule("SEN-279")
def test_a_search_that_takes_nothing_shuffles_too() -> None:
    s = table(tops=["ra_inferno", "ra_fire_blast"])
    run = play(s, act(lambda s: search(s, "ra", lambda one: one.has("equipment"), 1, may=True)))
    pick(run, "none")
    assert told(run, "shuffled")
    assert len(state_of(run).decks["ra"]) == 1, "no card is known to lie on top any more"


@pytest.mark.rule("SEN-027")
def test_revealed_cards_are_public() -> None:
    """Whoever looks: revealing and looking at are one action."""
    s = table(tops=["ra_inferno"], options={"open_hands": "owner"})
    run = play(s, act(lambda s: reveal(s, "ra")))
    (revealed,) = cards(run, "revealed:ra")
    assert all(view(state_of(run), seat).cards[revealed].name == "ra_inferno" for seat in (0, 1, 2, SPECTATOR))


@pytest.mark.rule("SEN-027", "SEN-268")
@pytest.mark.parametrize("falls", [False, True])
def test_revealed_cards_that_go_nowhere_return_in_their_order(lend: Lend, falls: bool) -> None:
    """Also when the hero who revealed them falls before placing them."""

    async def look(s: S, one: int) -> None:
        await reveal(s, "gloomweaver", 2)
        await deal(s, card(s, "ra"), card(s, "ra"), 5, "fire")
        await heal(s, card(s, "legacy"), 5)

    lend("when text", "ra_fire_blast", look)
    s = table(
        hands={"ra": ["ra_fire_blast"]}, tops=[ZOMBIE, ACOLYTE], hp={"ra": 5 if falls else 6, "legacy": 5},
    )  # fmt: skip
    run = play(s, hero_play("ra"), play_for("gloomweaver"), play_for("gloomweaver"))
    pick(run, "ra_fire_blast")
    assert [event.data["name"] for event in told(run, "played")][1:] == [ZOMBIE, ACOLYTE]
    assert hp(run, "legacy") == (5 if falls else 10)


@pytest.mark.rule("SEN-217")
def test_there_is_no_limit_to_hand_and_cards_in_play() -> None:
    run = play(table(), act(lambda s: draw_cards(s, "ra", 40)), luck=1)
    assert len(names(run, "hand:ra")) == 40
    s = state_of(run)
    wishes = [one for one in cards(s, "hand:ra") if not facts(s, one).has("one_shot")]
    run = play(s, *[act(lambda s, one=one: put_into_play(s, one)) for one in wishes], luck=1)  # type: ignore[misc]
    while not over(run):
        pick(run, keys(run)[-1])
    assert len(names(run, "area:ra")) > 12


def test_playing_is_an_offer_that_can_be_refused() -> None:
    run = play(table(hands={"ra": [GAZE]}), act(lambda s: play_from_hand(s, "ra")))
    pick(run, "none")
    assert names(run, "hand:ra") == [GAZE]


def test_every_deck_of_a_hero_is_listed() -> None:
    assert all(DECKS[hero].kind == "hero" for hero in HEROES)


@pytest.mark.rule("SEN-266")
def test_damage_to_each_reaches_each_once() -> None:
    run = play(table(), act(lambda s: deal_each(s, card(s, "gloomweaver"), 1, "fire", hero_targets)))
    assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [29, 31, 33]
