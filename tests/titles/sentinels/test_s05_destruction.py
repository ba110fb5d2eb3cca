"""Section 5: HP, destruction, indestructible cards, incapacitated heroes and flipped villains."""

import pytest

from game.model.state import Step
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import CARDS, HEROES
from game.titles.sentinels.damage import Hit
from game.titles.sentinels.state import S
from game.titles.sentinels.title import components
from game.titles.sentinels.verbs import (
    THIS_TURN,
    active,
    active_heroes,
    choose_active_hero,
    deal,
    deal_each,
    destroy,
    destroy_some,
    draw_cards,
    flip,
    heal,
    heal_some,
    hero_targets,
    heroes,
    highest,
    in_play,
    incapacitate,
    last,
    lay_in_play,
    powers_of,
    put_under,
    set_hp,
    targets,
    to_bottom,
    to_hand,
    to_top,
    to_trash,
    top_hp,
)
from tests.titles.sentinels.looks import card, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, fell, hero_draw, hero_play, hero_power, pick, play, strike, texts
from tests.titles.sentinels.situation import ACOLYTE, EVOLUTION, GAZE, IDOL, ZOMBIE, Lend, heal_legacy, nothing, table
from tests.titles.talk import asked, keys, told

# -- HP --------------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-160", "SEN-161", "SEN-162")
def test_hp_fall_by_damage_and_rise_to_the_maximum_at_most() -> None:
    """SEN-W07, with the maximum of 7 of a Chosen Disciple."""
    s = table(play=["gloom_chosen_disciple"])
    run = play(s, strike("ra", "gloom_chosen_disciple", 2))
    assert (top_hp(s, card(s, "gloom_chosen_disciple")), hp(run, "gloom_chosen_disciple")) == (7, 5)
    for amount, now in ((1, 6), (3, 7)):
        run = play(state_of(run), act(lambda s, amount=amount: heal(s, card(s, "gloom_chosen_disciple"), amount)))  # type: ignore[misc]
        assert hp(run, "gloom_chosen_disciple") == now


@pytest.mark.rule("SEN-160", "SEN-168")
def test_an_indestructible_target_stays_below_zero_and_falls_further(lend: Lend) -> None:
    lend("modifies indestructible", IDOL, lambda s, one, other: other == card(s, ACOLYTE))
    run = play(table(play=[IDOL, ACOLYTE]), strike("ra", ACOLYTE, 9), strike("ra", ACOLYTE, 2))
    assert hp(run, ACOLYTE) == 6 - 9 - 2
    assert card(run, ACOLYTE) in targets(state_of(run))


@pytest.mark.rule("SEN-161")
def test_hp_that_become_a_number_pass_the_maximum_only_if_so_printed() -> None:
    s = table()
    for beyond, expected in ((False, 30), (True, 40)):
        set_hp(s, card(s, "ra"), 40, beyond=beyond)
        assert hp(s, "ra") == expected
    set_hp(s, card(s, "ra"), 3)
    assert hp(s, "ra") == 3


@pytest.mark.rule("SEN-161", "SEN-251")
def test_the_maximum_is_that_of_the_side_face_up() -> None:
    s = table("apostate", flipped=["apostate"])
    assert top_hp(s, card(s, "apostate")) == CARDS["apostate_back"].hp
    assert CARDS["apostate_back"].hp != CARDS["apostate"].hp


@pytest.mark.rule("SEN-163")
def test_a_target_at_its_maximum_may_be_chosen_and_nothing_changes() -> None:
    run = play(table(), act(lambda s: heal_some(s, card(s, "haka"), 1, 3)))
    assert "ra" in named_options(run)
    pick(run, "ra")
    assert hp(run, "ra") == 30
    assert not told(run, "regained")


@pytest.mark.rule("SEN-164")
def test_only_cards_with_hp_are_targets() -> None:
    s = table(play=[GAZE, ZOMBIE, IDOL, "tomb_akana"])
    assert targets(s) == [card(s, one) for one in ("gloomweaver", "ra", "legacy", "haka", ZOMBIE, "tomb_akana")]


# -- destroying ------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-166", "SEN-202")
@pytest.mark.parametrize(("one", "deck"), [(ZOMBIE, "gloomweaver"), ("tomb_akana", "tomb_of_anubis"), (GAZE, "ra")])
def test_a_destroyed_card_goes_to_the_trash_of_its_own_deck(one: str, deck: str) -> None:
    run = play(table(play=[one], held={one: "haka"}), fell(one))
    assert names(run, f"trash:{deck}") == [one]
    assert one not in names(run, "play")


@pytest.mark.rule("SEN-166")
def test_what_is_not_in_play_cannot_be_destroyed() -> None:
    s = table(hands={"ra": [GAZE]}, trash=[ZOMBIE])
    run = play(s, fell(GAZE), fell(ZOMBIE))
    assert names(run, "hand:ra") == [GAZE]
    assert not told(run, "destroyed")


@pytest.mark.rule("SEN-166")
def test_a_card_that_was_shuffled_away_meanwhile_is_not_destroyed(lend: Lend) -> None:
    """The first destruction sends the second card into its deck."""

    async def send_away(s: S, one: int, doomed: int, by: int) -> None:
        await to_bottom(s, card(s, ACOLYTE))

    lend("when destroyed", GAZE, send_away)
    s = table(play=[GAZE, ZOMBIE, ACOLYTE])
    zombie, acolyte = card(s, ZOMBIE), card(s, ACOLYTE)
    destroyed: list[bool] = []

    async def both(s: S) -> None:
        for one in (zombie, acolyte):
            destroyed.append(await destroy(s, one))

    run = play(s, act(both))
    assert destroyed == [True, False]
    assert names(run, "trash:gloomweaver") == [ZOMBIE]


@pytest.mark.rule("SEN-167")
def test_destroying_by_an_effect_leaves_hp_out_of_account(lend: Lend) -> None:
    async def at_zero(s: S, one: int, hit: Hit) -> None:
        if s.hp.get(hit.target, 0) <= 0:
            await heal(s, card(s, "haka"), 1)

    lend("when damaged", GAZE, at_zero)
    lend("when destroyed", EVOLUTION, heal_legacy)
    s = table(play=[GAZE, EVOLUTION, ACOLYTE], hp={"legacy": 5, "haka": 5})
    run = play(s, fell(ACOLYTE))
    assert (hp(run, "legacy"), hp(run, "haka")) == (6, 5)
    s = table(play=[GAZE, EVOLUTION, ACOLYTE], hp={"legacy": 5, "haka": 5})
    run = play(s, strike("ra", ACOLYTE, 6))
    assert (hp(run, "legacy"), hp(run, "haka")) == (6, 6)


@pytest.mark.rule("SEN-168")
def test_nothing_destroys_or_takes_away_an_indestructible_card(lend: Lend) -> None:
    lend("modifies indestructible", IDOL, lambda s, one, other: other == card(s, GAZE))
    s = table(play=[IDOL, GAZE, ACOLYTE])

    async def everything(s: S) -> None:
        gaze = card(s, GAZE)
        assert not await destroy(s, gaze)
        for move in (to_hand, to_top, to_bottom, to_trash):
            assert not await move(s, gaze)
        assert not await put_under(s, gaze, card(s, ACOLYTE))

    run = play(s, act(everything))
    assert GAZE in names(run, "play")
    assert names(run, "area:ra") == ["ra", GAZE]


@pytest.mark.rule("SEN-169")
@pytest.mark.parametrize("how", ["destroyed", "moved"])
def test_when_indestructibility_ends_at_zero_the_target_falls_at_once(lend: Lend, how: str) -> None:
    lend("modifies indestructible", IDOL, lambda s, one, other: other == card(s, ACOLYTE))
    s = table(play=[IDOL, ACOLYTE, ZOMBIE])

    async def end(s: S) -> None:
        await (destroy(s, card(s, IDOL)) if how == "destroyed" else to_bottom(s, card(s, IDOL)))

    run = play(s, strike("ra", ACOLYTE, 6), act(end))
    assert names(run, "trash:gloomweaver") == [ACOLYTE], "and nobody else"


@pytest.mark.rule("SEN-169")
@pytest.mark.parametrize("until", [THIS_TURN, "start:ra"])
def test_it_falls_too_when_a_condition_or_the_turn_ends_it(lend: Lend, until: str) -> None:
    lend("modifies indestructible", IDOL, lambda s, one, other: other == card(s, ACOLYTE) and bool(s.lasting))
    s = table(turn="tomb_of_anubis", play=[IDOL, ACOLYTE])
    last(s, card(s, IDOL), "taken", amount=-1, cards=[card(s, "haka")], until=until)
    run = play(s, strike("ra", ACOLYTE, 6), Step("finish_turn"), Step("begin_turn", ("ra",)), luck=1)
    assert names(run, "trash:gloomweaver") == [ACOLYTE]


@pytest.mark.rule("SEN-169", "SEN-228")
def test_it_falls_too_when_the_side_that_protected_it_is_turned(lend: Lend) -> None:
    lend("modifies indestructible", "gloomweaver", lambda s, one, other: other == card(s, ACOLYTE))
    s = table(play=[ACOLYTE])
    run = play(s, strike("ra", ACOLYTE, 6), act(lambda s: flip(s, card(s, "gloomweaver"))))
    assert names(run, "trash:gloomweaver") == [ACOLYTE]


@pytest.mark.rule("SEN-170", "SEN-239")
def test_a_doomed_card_is_still_in_play_and_its_destruction_is_completed(lend: Lend) -> None:
    async def strike_and_heal(s: S, one: int, doomed: int, by: int) -> None:
        assert doomed in targets(s)
        assert s.hp[doomed] == 0
        await deal(s, card(s, "haka"), doomed, 2, "melee")
        await heal(s, doomed, 5)

    lend("when destroyed", GAZE, strike_and_heal)
    run = play(table(play=[GAZE, ACOLYTE]), strike("ra", ACOLYTE, 6))
    assert [event.data["hp"] for event in told(run, "damage")] == [0, -2]
    assert told(run, "regained")[0].data["hp"] == 3
    assert names(run, "trash:gloomweaver") == [ACOLYTE]
    assert len(told(run, "destroyed")) == 1


@pytest.mark.rule("SEN-170")
def test_it_is_completed_even_if_the_card_becomes_indestructible(lend: Lend) -> None:
    async def protect(s: S, one: int, doomed: int, by: int) -> None:
        lay_in_play(s, card(s, IDOL), "tomb_of_anubis")

    lend("when destroyed", GAZE, protect)
    lend("modifies indestructible", IDOL, lambda s, one, other: other == card(s, ACOLYTE))
    run = play(table(play=[GAZE, ACOLYTE], trash=[IDOL]), strike("ra", ACOLYTE, 6))
    assert names(run, "trash:gloomweaver") == [ACOLYTE]


@pytest.mark.rule("SEN-170", "SEN-237")
def test_what_would_be_destroyed_can_be_replaced_before_it_begins(lend: Lend) -> None:
    async def instead(s: S, one: int, doomed: int) -> bool:
        assert doomed in targets(s)
        s.hp[doomed] = 1
        return True

    lend("interrupts destroy", GAZE, instead)
    lend("when destroyed", EVOLUTION, heal_legacy)
    run = play(table(play=[GAZE, EVOLUTION, ACOLYTE], hp={"legacy": 5}), strike("ra", ACOLYTE, 6))
    assert (hp(run, ACOLYTE), hp(run, "legacy")) == (1, 5)
    assert not told(run, "destroyed")


@pytest.mark.rule("SEN-171", "SEN-276")
def test_a_villain_card_under_savage_mana_is_destroyed_twice(lend: Lend) -> None:
    """SEN-W24: who counts destroyed villain cards counts it both times."""

    async def ammo_drop(s: S, one: int, doomed: int, by: int) -> None:
        if CARDS[s.cards[doomed].name].kind == "villain":
            await heal(s, card(s, "legacy"), 1)

    lend("when destroyed", EVOLUTION, ammo_drop)
    s = table(play=[EVOLUTION, "haka_savage_mana", ZOMBIE], hp={"legacy": 5})
    run = play(s, strike("haka", ZOMBIE, 2))
    pick(run, "yes")
    assert (hp(run, "legacy"), names(run, f"under:{card(run, 'haka_savage_mana')}")) == (6, [ZOMBIE])
    run = play(state_of(run), act(lambda s: destroy_some(s, card(s, "ra"), lambda s: in_play(s, kind="villain"))))
    assert ZOMBIE in named_options(run), "it is in play, a villain card"
    pick(run, ZOMBIE)
    assert hp(run, "legacy") == 7
    assert names(run, "trash:gloomweaver") == [ZOMBIE]


@pytest.mark.rule("SEN-287")
def test_destroying_a_character_card_wins_or_incapacitates() -> None:
    run = play(table(), fell("haka"), fell("gloomweaver"))
    assert names(run, "area:haka") == ["haka_back"]
    assert not [event for event in told(run, "destroyed") if event.data["card"] == card(run, "haka")]
    assert state_of(run).result
    assert run.state.result
    assert run.state.result.winners == (0, 1, 2)


# -- incapacitated ---------------------------------------------------------------------------------


@pytest.mark.rule("SEN-150", "SEN-153")
@pytest.mark.parametrize("left", [1, 0, -2])
def test_a_hero_at_zero_or_less_falls_at_once(left: int) -> None:
    run = play(table(hp={"ra": 5}), strike("gloomweaver", "ra", 5 - left))
    assert ("ra" in active_heroes(state_of(run))) == active(state_of(run), "ra") == (left > 0)
    assert names(run, "area:ra") == (["ra"] if left > 0 else ["ra_back"])


@pytest.mark.rule("SEN-151", "SEN-158")
def test_all_cards_of_the_fallen_leave_the_game_and_foreign_ones_go_home(lend: Lend) -> None:
    lend("when destroyed", EVOLUTION, heal_legacy)
    s = table(
        play=[GAZE, "haka_savage_mana", EVOLUTION, "gloom_crimson_pin", "ra_solar_flare"],
        hands={"ra": ["ra_inferno"]}, trash=["ra_fire_blast"], next_to={"gloom_crimson_pin": "haka"},
        under={"haka_savage_mana": [ZOMBIE, "haka_mere"], EVOLUTION: ["haka_taiaha"]}, hp={"legacy": 5},
    )  # fmt: skip
    s.next_to[card(s, "ra_solar_flare")] = card(s, "haka")
    before = components(s)
    run = play(s, act(lambda s: incapacitate(s, "haka")))
    after = state_of(run)
    assert not [
        one for one in after.cards.values() if one.family == "haka" and one.zone not in ("removed", "area:haka")
    ]
    assert not after.decks["haka"]
    assert sorted(names(run, "trash:gloomweaver")) == ["gloom_crimson_pin", ZOMBIE]
    assert names(run, "trash:ra") == ["ra_fire_blast", "ra_solar_flare"]
    assert hp(run, "legacy") == 5, "they are moved, not destroyed"
    assert components(after) == before


@pytest.mark.rule("SEN-151", "SEN-158")
def test_so_do_those_next_to_other_cards_and_what_lay_next_to_them_goes_home() -> None:
    s = table(
        play=["haka_mere", "haka_taiaha", "gloom_crimson_pin"],
        next_to={"haka_mere": "gloomweaver", "gloom_crimson_pin": "haka_taiaha"},
    )  # fmt: skip
    run = play(s, act(lambda s: incapacitate(s, "haka")))
    assert len(names(run, "removed")) == 40
    assert names(run, "play") == ["gloomweaver", "ra", "legacy"]
    assert names(run, "trash:gloomweaver") == ["gloom_crimson_pin"]
    assert not state_of(run).next_to
    assert not told(run, "destroyed"), "moved, not destroyed"


@pytest.mark.rule("SEN-151")
def test_hand_deck_and_trash_leave_before_the_card_is_flipped() -> None:
    s = table(hands={"ra": ["ra_inferno"]}, trash=["ra_fire_blast"])
    run = play(s, act(lambda s: incapacitate(s, "ra")))
    assert len(names(run, "removed")) == 40
    assert not names(run, "hand:ra")
    assert not names(run, "trash:ra")
    assert names(run, "area:ra") == ["ra_back"]


@pytest.mark.rule("SEN-152")
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_three_abilities_on_the_back(hero: str) -> None:
    assert all(TIMING.of(f"when incapacitated {number}", hero) for number in (1, 2, 3))
    assert not TIMING.of("when incapacitated 4", hero)


@pytest.mark.rule("SEN-152", "SEN-154")
@pytest.mark.parametrize("hero", HEROES)
def test_all_three_are_offered(hero: str) -> None:
    team = (hero, *[one for one in HEROES if one != hero][:2])
    run = play(table(heroes=team, flipped=[hero]), Step("fallen", (hero,)))
    assert keys(run) == ["a1", "a2", "a3", "none"]


@pytest.mark.rule("SEN-154")
def test_the_turn_in_which_a_hero_fell_gives_no_ability(lend: Lend) -> None:
    async def fall(s: S, one: int) -> None:
        await incapacitate(s, "ra")

    lend("when start every", IDOL, fall)
    run = play(table(play=[IDOL], hands={"ra": ["ra_inferno"]}), Step("begin_turn", ("ra",)))
    assert over(run)
    assert [event.data["phase"] for event in told(run, "phase_began")] == ["start", "end"]


@pytest.mark.rule("SEN-154")
@pytest.mark.parametrize("taken", ["a1", "a2", "a3", "none"])
def test_on_later_turns_one_ability_or_none(taken: str) -> None:
    run = play(table(flipped=["legacy"], turn="legacy"), Step("fallen", ("legacy",)), luck=1)
    pick(run, taken)
    while asked(run).message != "test-over":
        assert asked(run).message != "sen-ask-ability"
        pick(run, keys(run)[0])


@pytest.mark.rule("SEN-155")
def test_the_fallen_are_no_targets_regain_nothing_and_are_passed_over() -> None:
    s = table(flipped=["haka"])
    assert card(s, "haka") not in targets(s)
    assert card(s, "haka") not in heroes(s)
    run = play(s, act(lambda s: heal(s, card(s, "haka"), 5)), act(lambda s: choose_active_hero(s, card(s, "ra"))))
    assert not told(run, "regained")
    assert named_options(run) == ["ra", "legacy"]

    async def strongest(s: S) -> None:
        assert await highest(s, card(s, "gloomweaver"), hero_targets) == card(s, "legacy")

    assert over(play(table(flipped=["haka"]), act(strongest)))


@pytest.mark.rule("SEN-156", "SEN-110")
@pytest.mark.parametrize("heroes_", [HEROES[:3], HEROES[:4], HEROES[:5]])
def test_h_is_fixed_when_the_game_begins(heroes_: tuple[str, ...]) -> None:
    s = table(heroes=heroes_)
    run = play(s, act(lambda s: incapacitate(s, heroes_[0])), act(lambda s: incapacitate(s, heroes_[1])))
    assert s.h == state_of(run).h == len(heroes_)


@pytest.mark.rule("SEN-157")
def test_a_hero_who_falls_drops_the_rest_of_the_effect_and_the_turn_ends(lend: Lend) -> None:
    async def backlash(s: S, one: int) -> None:
        last(s, one, "dealt", amount=1, cards=[card(s, "haka")], until="start:ra")
        await deal_each(s, card(s, "ra"), 3, "fire", lambda s: [card(s, "ra"), card(s, "gloomweaver")])
        await heal(s, card(s, "legacy"), 5)

    lend("when text", "ra_fire_blast", backlash)
    s = table(hands={"ra": ["ra_fire_blast"]}, hp={"ra": 2, "legacy": 5})
    run = play(s, Step("begin_turn", ("ra",)))
    pick(run, "ra_fire_blast")
    pick(run, "ra")
    assert over(run)
    assert (hp(run, "gloomweaver"), hp(run, "legacy")) == (90, 5), "instances and steps to come are dropped"
    assert [event.data["phase"] for event in told(run, "phase_began")] == ["start", "play", "end"]
    assert len(state_of(run).lasting) == 1, "what lasts goes on"


@pytest.mark.rule("SEN-157")
def test_an_effect_of_another_that_was_called_in_between_is_finished_first(lend: Lend) -> None:
    async def call(s: S, one: int) -> None:
        await destroy(s, card(s, ACOLYTE))
        await heal(s, card(s, "legacy"), 5)

    async def reply(s: S, one: int, doomed: int, by: int) -> None:
        await deal(s, card(s, "haka"), card(s, "ra"), 3, "melee")
        await heal(s, card(s, "haka"), 5)

    lend("when text", "ra_fire_blast", call)
    lend("when destroyed", "haka_mere", reply)
    s = table(
        play=["haka_mere", ACOLYTE], hands={"ra": ["ra_fire_blast"]}, hp={"ra": 2, "legacy": 5, "haka": 5},
        trash=[],
    )  # fmt: skip
    run = play(s, hero_play("ra"))
    pick(run, "ra_fire_blast")
    assert over(run)
    assert (hp(run, "haka"), hp(run, "legacy")) == (10, 5), "Haka's effect is finished, Ra's is dropped"
    assert names(run, "trash:gloomweaver") == [ACOLYTE]


@pytest.mark.rule("SEN-157")
@pytest.mark.parametrize("simultaneous", ["seed", "2013"])
def test_the_same_for_a_power_on_a_card_of_another_deck(lend: Lend, simultaneous: str) -> None:
    async def backfire(s: S, one: int, hero: str) -> None:
        await deal(s, s.characters[hero], s.characters[hero], 3, "fire")
        await heal(s, card(s, "legacy"), 5)

    lend("when power", IDOL, backfire)
    for one in (GAZE, EVOLUTION):
        lend("when fallen", one, nothing)
    s = table(
        play=[IDOL, EVOLUTION], held={IDOL: "ra"}, hp={"ra": 2, "legacy": 5}, options={"simultaneous": simultaneous}
    )
    run = play(s, hero_power("ra"))
    pick(run, IDOL)
    assert over(run)
    assert hp(run, "legacy") == 5


@pytest.mark.rule("SEN-286")
def test_falling_is_not_being_destroyed_and_removed_cards_do_not_react(lend: Lend) -> None:
    async def hit_back(s: S, one: int, hit: Hit) -> None:
        await deal(s, card(s, "haka"), hit.source, 3, "melee")

    lend("when destroyed", EVOLUTION, heal_legacy)
    lend("when damaged", GAZE, hit_back)
    run = play(table(play=[EVOLUTION, GAZE], hp={"ra": 2, "legacy": 5}), strike("gloomweaver", "ra", 2))
    assert hp(run, "legacy") == 5
    assert hp(run, "gloomweaver") == 90, "Ra's card left with him"
    assert not told(run, "destroyed")


# -- flipping --------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-159")
def test_a_hero_card_flips_at_zero_only_and_a_villain_card_by_its_own_criteria() -> None:
    run = play(table(hp={"gloomweaver": 1}), strike("ra", "legacy", 31), strike("gloomweaver", "ra", 29))
    assert names(run, "area:legacy") == ["legacy"]
    assert names(run, "area:ra") == ["ra"]
    assert names(run, "area:gloomweaver") == ["gloomweaver"]
    relics = ["gloom_drum_of_despair", "gloom_grimoire_of_curses", "gloom_pouch_of_bones"]
    run = play(table(turn="gloomweaver", play=relics[:2]), texts("start"))
    assert "gloomweaver" in names(run, "play")
    run = play(table(turn="gloomweaver", play=relics), texts("start"))
    assert "gloomweaver_back" in names(run, "play")


@pytest.mark.rule("SEN-176", "SEN-251")
def test_the_innate_power_is_lost_with_the_front() -> None:
    s = table(play=["ra_blazing_tornado"])
    assert card(s, "ra") in powers_of(s, "ra")
    run = play(s, act(lambda s: incapacitate(s, "ra")), hero_play("ra"), hero_power("ra"), hero_draw("ra"))
    assert over(run)
    assert not powers_of(state_of(run), "ra")
    assert names(run, "area:ra") == ["ra_back"], "the side with the abilities is up"


def test_the_fallen_draw_nothing() -> None:
    run = play(table(flipped=["ra"]), act(lambda s: draw_cards(s, "ra", 2)))
    assert not told(run, "drawn")
