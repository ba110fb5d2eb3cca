"""Section 8: set-up, decks, ends, sides of the villain, ties and prices."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Bag, Step
from game.model.view import SPECTATOR, view
from game.storage.record import SeatPlan
from game.table.local import LocalTable
from game.titles.sentinels.content import CARDS, DECKS, ENVIRONMENTS, HEROES, VILLAINS
from game.titles.sentinels.play import end_game
from game.titles.sentinels.state import S
from game.titles.sentinels.title import SENTINELS
from game.titles.sentinels.verbs import (
    all_may_discard,
    deal,
    deal_each,
    deal_highest,
    destroy,
    destroy_some,
    discard,
    discard_top,
    draw_cards,
    facts,
    flip,
    hand,
    heal,
    hero_targets,
    heroes,
    highest,
    in_play,
    last,
    lowest,
    may_discard,
    one_may_discard,
    play_card,
    play_top,
    put_into_play,
    reveal,
    reveal_until,
    targets,
    to_bottom,
    to_hand,
    to_top,
    to_trash,
)
from tests.titles.sentinels.looks import card, cards, hp, named_options, names, over, state_of
from tests.titles.sentinels.moves import act, hero_play, hero_power, pick, play, play_for, strike, texts
from tests.titles.sentinels.situation import ACOLYTE, EVOLUTION, GAZE, IDOL, ZOMBIE, Lend, table
from tests.titles.talk import asked, keys, told

TEAM = {"villain": "gloomweaver", "environment": "tomb_of_anubis", "hero1": "ra", "hero2": "legacy", "hero3": "haka"}


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Run:
    """Start a game with its set-up."""
    return Run.start(SENTINELS, SENTINELS.setup(seats, team(seats) | options), Luck(seed))


def team(seats: int) -> dict[str, str]:
    """Return the options for so many heroes."""
    more = {"hero4": "wraith", "hero5": "nightmist"}
    return TEAM | dict(list(more.items())[: seats - 3])


def result(run: Run) -> Any:
    """Return how the game ended."""
    assert run.state.result is not None
    return run.state.result


# -- who plays -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-210", "SEN-294")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_three_to_five_different_heroes_one_villain_one_environment(seats: int, seed: int) -> None:
    s = state_of(Run.start(SENTINELS, SENTINELS.setup(seats), Luck(seed)))
    assert SENTINELS.seats == (3, 4, 5)
    assert len(dict.fromkeys(s.heroes)) == seats
    assert s.villain in VILLAINS
    assert s.environment in ENVIRONMENTS
    assert all(hero in HEROES for hero in s.heroes)


@pytest.mark.rule("SEN-210")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_other_number_of_heroes(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 seats"):
        SENTINELS.setup(seats)


@pytest.mark.rule("SEN-294", "SEN-092")
def test_the_seats_are_as_chosen_and_the_rest_may_be_drawn() -> None:
    assert state_of(fresh(5)).heroes == ("ra", "legacy", "haka", "wraith", "nightmist")
    run = Run.start(SENTINELS, SENTINELS.setup(3, {"hero2": "haka"}), Luck(3))
    assert state_of(run).heroes[1] == "haka"


@pytest.mark.rule("SEN-210")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (3, {"hero1": "ra", "hero2": "ra"}, "No two heroes are alike, but 'hero1' and 'hero2' are both 'ra'."),
        (5, {"hero5": "haka", "hero2": "haka"}, "No two heroes are alike, but 'hero2' and 'hero5' are both 'haka'."),
        (3, {"hero4": "ra"}, "Option 'hero4' is for a seat that is not there: the game has 3 heroes."),
        (4, {"hero5": "ra"}, "Option 'hero5' is for a seat that is not there: the game has 4 heroes."),
        (3, {"hero1": "robin"}, "Option 'hero1' is one of random, ra,"),
        (3, {"villain": "ra"}, "Option 'villain' is one of random, gloomweaver,"),
        (3, {"mood": "grim"}, "sentinels has no option 'mood'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        SENTINELS.setup(seats, options)
    assert SENTINELS.setup(5, {"hero1": "random", "hero2": "random", "hero5": "ra"}).options["hero5"] == "ra"


@pytest.mark.rule("SEN-294")
@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_villain_and_environment_are_as_chosen(villain: str, environment: str) -> None:
    s = state_of(fresh(villain=villain, environment=environment))
    assert (s.villain, s.environment) == (villain, environment)


@pytest.mark.rule("SEN-294")
def test_villain_and_environment_may_be_drawn() -> None:
    drawn = [state_of(Run.start(SENTINELS, SENTINELS.setup(3), Luck(seed))) for seed in range(30)]
    assert {s.villain for s in drawn} == set(VILLAINS)
    assert {s.environment for s in drawn} == set(ENVIRONMENTS)


@pytest.mark.rule("SEN-211")
def test_a_lone_person_runs_every_hero_and_each_is_a_player_of_its_own() -> None:
    local = LocalTable(fresh(4), [SeatPlan() for _ in range(4)], 1)
    assert [seat.is_person for seat in local.seats] == [True] * 4
    answered: list[int] = []
    while len(dict.fromkeys(answered)) < 4:
        (seat,) = local.waiting()
        decision = local.pending(seat)
        assert decision
        answered.append(decision.seat)
        local.submit(Answer(decision.id, seat, (decision.options[-1].key,)))
    seen = local.view(0)
    assert all(f"hand:{hero}" in seen.zones for hero in seen.heroes), "each hero has a hand of its own"


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-212", "SEN-213", "SEN-215")
@pytest.mark.parametrize("seats", [3, 5])
def test_decks_character_cards_hp_and_four_cards_each(seats: int) -> None:
    s = state_of(fresh(seats))
    dealt = [event for event in fresh(seats).events if event.kind == "drawn"]
    assert len(dealt) >= 4 * seats
    for hero in s.heroes:
        assert CARDS[hero].hp > 0
        assert s.characters[hero] in s.play
    s = opening(seats)
    for hero in s.heroes:
        assert (s.hp[s.characters[hero]], len(hand(s, hero))) == (CARDS[hero].hp, 4)
        assert sum(len(bag.names) for bag in s.decks[hero]) == 36
    assert s.hp[s.characters["gloomweaver"]] == 90
    assert sum(len(bag.names) for bag in s.decks["gloomweaver"]) == 25 - seats
    assert sum(len(bag.names) for bag in s.decks["tomb_of_anubis"]) == 15


def opening(seats: int = 3, **options: str) -> S:
    """Return the state when the first round begins."""
    wishes = team(seats) | options
    seen: list[S] = []

    async def look(s: S) -> None:
        seen.append(s.copy())
        end_game(s, "sen-end-limit", won=False)

    title = structs.replace(SENTINELS, steps={**SENTINELS.steps, "start_round": look})
    run = Run.start(title, title.setup(seats, wishes), Luck(2))
    while not run.over:
        run.pick(run.pending[0].options[-1].key)
    return seen[0]


@pytest.mark.rule("SEN-214", "SEN-225")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_setup_line_of_the_villain_is_followed(seats: int) -> None:
    s = opening(seats)
    assert len(in_play(s, "zombie")) == seats


@pytest.mark.rule("SEN-225")
@pytest.mark.parametrize("villain", VILLAINS)
def test_villain_characters_list_setup_rules_and_advanced_rules(villain: str) -> None:
    words = (Path(__file__).resolve().parents[3] / "localisation" / "en" / f"sentinels_{villain}.ftl").read_text(
        "utf-8"
    )
    listed = [line.split(" = ")[0] for line in words.splitlines() if " = " in line]
    for line in ("setup", "text", "advanced", "back_text", "back_advanced"):
        assert f"{villain}_{line}" in listed


@pytest.mark.rule("SEN-216")
def test_decks_are_shuffled_before_the_setup_line_and_hands_are_kept() -> None:
    s = table()
    assert all(len(s.decks[deck]) == 1 for deck in s.decks), "one bag: nobody knows the order"
    run = fresh()
    assert not [one for one in run.pending if one.message == "sen-ask-mulligan"]


@pytest.mark.rule("SEN-216")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_hand_may_be_exchanged_once_if_so_agreed(answer: str) -> None:
    run = fresh(mulligan="once")
    for seat in range(3):
        assert (asked(run).message, asked(run).seat) == ("sen-ask-mulligan", seat)
        pick(run, answer)
        hero = state_of(run).heroes[seat]
        assert len(names(run, f"hand:{hero}")) == 4
    assert len([event for event in run.events if event.kind == "drawn"]) == (24 if answer == "yes" else 12)
    assert asked(run).message != "sen-ask-mulligan"


@pytest.mark.rule("SEN-293")
def test_what_setup_puts_into_play_has_its_texts_and_reactions_but_hands_set_nothing_off(lend: Lend) -> None:
    async def hit_back(s: S, one: int) -> None:
        s.hp[card(s, "ra")] -= 1

    async def watch(s: S, one: int, *_: Any) -> None:
        s.hp[card(s, "legacy")] -= 1

    lend("when text", ZOMBIE, hit_back)
    lend("when enters", "haka", watch)
    lend("when drawn", "haka", watch)
    s = opening()
    assert (s.hp[card(s, "ra")], s.hp[card(s, "legacy")]) == (27, 29), "three zombies"
    ages = [s.play[one] for one in in_play(s, "zombie")]
    assert min(ages) > max(s.play[s.characters[deck]] for deck in ("gloomweaver", "ra", "legacy", "haka"))


@pytest.mark.rule("SEN-258")
def test_the_order_of_play_begins_with_villain_heroes_by_seat_and_setup_cards() -> None:
    s = opening()
    order = [CARDS[s.cards[one].name].id for one in s.play]
    assert order == ["gloomweaver", "ra", "legacy", "haka", *[ZOMBIE] * 3]
    assert list(s.play.values()) == sorted(s.play.values())


@pytest.mark.rule("SEN-258", "SEN-259")
def test_a_card_that_returns_is_the_newest_and_flips_and_moves_change_nothing() -> None:
    s = table(play=[GAZE, EVOLUTION, "gloom_crimson_pin"], next_to={"gloom_crimson_pin": "ra"})
    pin = card(s, "gloom_crimson_pin")
    before = dict(s.play)

    async def move_and_flip(s: S) -> None:
        s.next_to[pin] = card(s, "haka")
        await flip(s, card(s, "gloomweaver"))
        await heal(s, card(s, "ra"), 1)

    run = play(s, act(move_and_flip))
    assert state_of(run).play == before

    async def back_and_forth(s: S) -> None:
        gaze = card(s, GAZE)
        await to_hand(s, gaze)
        await put_into_play(s, gaze)

    run = play(state_of(run), act(back_and_forth))
    assert names(run, "play")[-1] == GAZE
    ages = state_of(run).play
    assert max(ages, key=lambda one: ages[one]) == card(run, GAZE)


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-218")
@pytest.mark.parametrize("what", ["drawn", "played", "revealed", "discarded"])
def test_an_empty_deck_is_made_anew_when_a_card_is_needed(what: str) -> None:
    s = table(trash=["ra_solar_flare", GAZE])
    s.decks["ra"] = ()

    async def need(s: S) -> None:
        if what == "drawn":
            await draw_cards(s, "ra")
        elif what == "played":
            await play_top(s, "ra")
        elif what == "revealed":
            await reveal(s, "ra")
        else:
            await discard_top(s, "ra")

    run = play(s, act(need), chance=[GAZE])
    places = {"drawn": "hand:ra", "played": "area:ra", "revealed": "revealed:ra", "discarded": "trash:ra"}
    assert GAZE in names(run, places[what])
    assert [bag.names for bag in state_of(run).decks["ra"]] == [("ra_solar_flare",)]


@pytest.mark.rule("SEN-218")
def test_a_deck_that_merely_happens_to_be_empty_is_left_alone() -> None:
    s = table(tops=["ra_inferno"], trash=[GAZE])
    s.decks["ra"] = s.decks["ra"][:1]
    run = play(s, act(lambda s: draw_cards(s, "ra")))
    assert not state_of(run).decks["ra"]
    assert names(run, "trash:ra") == [GAZE]
    assert not run.over


@pytest.mark.rule("SEN-219")
def test_a_play_that_is_forbidden_reveals_and_refills_nothing() -> None:
    s = table(play=["legacy_take_down"], trash=[ZOMBIE], turn="gloomweaver")
    s.decks["gloomweaver"] = ()
    run = play(s, play_for("gloomweaver"))
    assert names(run, "trash:gloomweaver") == [ZOMBIE]
    assert not state_of(run).decks["gloomweaver"]
    assert not told(run, "played")

    async def revealed(s: S) -> None:
        for one in await reveal(s, "gloomweaver"):
            assert not await play_card(s, one)

    run = play(table(play=["legacy_take_down"], tops=[ZOMBIE]), act(revealed))
    assert ZOMBIE not in names(run, "play")


@pytest.mark.rule("SEN-220")
def test_without_deck_and_trash_nothing_happens_and_the_turn_goes_on() -> None:
    s = table(turn="ra")
    s.decks["ra"] = ()

    async def need(s: S) -> None:
        assert await draw_cards(s, "ra", 2) == 0
        assert await play_top(s, "ra") is None
        assert await reveal(s, "ra") == []
        assert await discard_top(s, "ra") == []

    run = play(s, act(need), texts("end"))
    assert over(run)
    assert told(run, "phase_began")


@pytest.mark.rule("SEN-267")
def test_revealing_until_found_shuffles_the_trash_in_once() -> None:
    s = table(tops=["ra_inferno"], trash=["ra_fire_blast"])
    s.decks["ra"] = s.decks["ra"][:1]
    found: list[tuple[list[int], list[int]]] = []

    async def look(s: S) -> None:
        found.append(await reveal_until(s, "ra", 2, lambda printed: printed.has("equipment")))

    run = play(s, act(look))
    assert found[0][0] == []
    assert [CARDS[state_of(run).cards[one].name].id for one in found[0][1]] == ["ra_inferno", "ra_fire_blast"]


@pytest.mark.rule("SEN-267")
def test_what_reaches_the_trash_after_that_stays_there(lend: Lend) -> None:
    """The shuffle makes a card fall: the deck runs out again, and that trash is left alone."""

    async def crumble(s: S, one: int, deck: str) -> None:
        await destroy(s, card(s, "ra_solar_flare"))

    lend("when reshuffled", GAZE, crumble)
    s = table(play=[GAZE, "ra_solar_flare"], trash=["ra_fire_blast"])
    s.decks["ra"] = ()
    found: list[tuple[list[int], list[int]]] = []

    async def look(s: S) -> None:
        found.append(await reveal_until(s, "ra", 2, lambda printed: printed.has("equipment")))

    run = play(s, act(look))
    assert [CARDS[state_of(run).cards[one].name].id for one in found[0][1]] == ["ra_fire_blast"]
    assert names(run, "trash:ra") == ["ra_solar_flare"]


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-221", "SEN-289")
@pytest.mark.parametrize("how", ["damage", "effect"])
def test_the_heroes_win_when_the_villain_is_destroyed_whatever_else_is_left(how: str) -> None:
    s = table(play=[ACOLYTE], hp={"gloomweaver": 3}, flipped=["haka"])

    async def end(s: S) -> None:
        foe = card(s, "gloomweaver")
        await (deal(s, card(s, "ra"), foe, 3, "fire") if how == "damage" else destroy(s, foe))

    run = play(s, act(end))
    assert result(run).winners == (0, 1, 2), "the fallen share it"
    assert result(run).reason == "sen-end-villain"


@pytest.mark.rule("SEN-221")
def test_something_on_its_card_may_replace_that(lend: Lend) -> None:
    async def turn_over(s: S, one: int, doomed: int) -> bool:
        if doomed != one:
            return False
        s.hp[one] = 20
        await flip(s, one)
        return True

    lend("interrupts destroy", "gloomweaver", turn_over)
    run = play(table(hp={"gloomweaver": 3}), strike("ra", "gloomweaver", 3))
    assert not run.over
    assert "gloomweaver_back" in names(run, "play")


@pytest.mark.rule("SEN-222", "SEN-289", "SEN-288")
def test_the_heroes_lose_at_the_moment_when_the_last_one_falls() -> None:
    s = table(hp={"ra": 2, "legacy": 2, "haka": 2}, play=[ACOLYTE])

    async def all_fall(s: S) -> None:
        await deal_each(s, card(s, "gloomweaver"), 2, "fire", lambda s: [*hero_targets(s), card(s, ACOLYTE)])

    run = play(s, act(all_fall), strike("gloomweaver", ACOLYTE, 6))
    for hero in ("ra", "legacy", "haka"):
        assert not run.over
        pick(run, hero)
    assert result(run).winners == ()
    assert hp(run, ACOLYTE) == 6, "nothing more is carried out"


@pytest.mark.rule("SEN-223")
@pytest.mark.parametrize("won", [True, False])
def test_cards_may_add_their_own_end(lend: Lend, won: bool) -> None:
    async def countdown(s: S, one: int) -> None:
        end_game(s, "sen-end-relics", won=won)

    lend("when end every", IDOL, countdown)
    run = play(table(play=[IDOL]), texts("end"))
    assert result(run).winners == ((0, 1, 2) if won else ())
    lost = ["gloom_drum_of_despair", "gloom_grimoire_of_curses", "gloom_pouch_of_bones"]
    run = play(table(turn="gloomweaver", trash=lost), texts("start"))
    assert result(run).reason == "sen-end-relics"


@pytest.mark.rule("SEN-288")
def test_the_game_ends_in_the_middle_of_an_effect(lend: Lend) -> None:
    async def mourn(s: S, one: int, *_: Any) -> None:
        await heal(s, card(s, "legacy"), 1)

    for moment in ("when damaged", "when destroyed", "when leaves"):
        lend(moment, GAZE, mourn)
    s = table(play=[GAZE], hp={"gloomweaver": 2, "legacy": 5})
    run = play(s, strike("ra", "gloomweaver", 2), strike("gloomweaver", "ra", 3))
    assert run.over
    assert (hp(run, "legacy"), hp(run, "ra")) == (5, 30)


@pytest.mark.rule("SEN-224")
@pytest.mark.parametrize("first", ["gloomweaver", "ra"])
def test_of_two_ends_the_one_reached_first_counts(first: str) -> None:
    s = table(hp={"gloomweaver": 1, "ra": 1}, flipped=["legacy", "haka"])
    run = play(s, act(lambda s: deal_each(s, card(s, "gloomweaver"), 2, "fire", targets)))
    pick(run, first)
    assert result(run).winners == ((0, 1, 2) if first == "gloomweaver" else ())


@pytest.mark.rule("SEN-290")
def test_a_game_at_its_limit_is_a_draw_counted_apart() -> None:
    run = play(table(round=25, options={"round_limit": "25"}), Step("start_round"))
    assert result(run).reason == "sen-end-limit"
    assert result(run).winners == ()
    assert result(run).drawn
    run = play(table(hp={"gloomweaver": 1}), strike("ra", "gloomweaver", 1))
    assert not result(run).drawn
    run = play(table(hp={"ra": 1}, flipped=["legacy", "haka"]), strike("gloomweaver", "ra", 1))
    assert not result(run).drawn
    run = play(table(round=24, options={"round_limit": "25"}), Step("start_round"), luck=1)
    assert not run.over
    run = play(table(round=500), Step("start_round"), luck=1)
    assert not run.over, "by default there is no limit"


# -- two sides -------------------------------------------------------------------------------------


@pytest.mark.rule("SEN-226")
@pytest.mark.parametrize(("advanced", "side", "hit"), [("off", "front", 2), ("on", "front", 0), ("on", "back", 2)])
def test_the_advanced_line_of_the_side_face_up_holds_in_addition(advanced: str, side: str, hit: int) -> None:
    flipped = ["gloomweaver"] if side == "back" else []
    s = table(turn="gloomweaver", options={"advanced": advanced}, flipped=flipped, hp={"ra": 20})
    run = play(s, strike("ra", "gloomweaver", 2, "melee"), texts("end"))
    assert hp(run, "gloomweaver") == 90 - hit
    kinds = list(dict.fromkeys(event.data["type"] for event in told(run, "damage") if event.data["type"] != "melee"))
    assert kinds == (["toxic", "infernal"] if side == "back" else []), "the advanced line comes besides"


@pytest.mark.rule("SEN-226")
def test_an_advanced_setup_line_is_followed_too_and_nothing_else_changes() -> None:
    for advanced in ("off", "on"):
        s = opening(villain="apostate", advanced=advanced)
        assert ("apo_tome_of_the_unknowable" in [CARDS[s.cards[one].name].id for one in s.play]) == (advanced == "on")
        assert (s.h, s.hp[s.characters["apostate"]], len(hand(s, "ra"))) == (3, 66, 4)


@pytest.mark.rule("SEN-227", "SEN-228")
def test_only_the_side_face_up_speaks_and_flipping_keeps_everything_else(lend: Lend) -> None:
    async def on_flip(s: S, one: int, other: int) -> None:
        """Instead of its own text, which heals."""

    lend("when flipped", "gloomweaver_back", on_flip)
    s = table(turn="gloomweaver", play=[ZOMBIE], hp={"gloomweaver": 40}, options={"advanced": "on"})
    age = s.play[card(s, "gloomweaver")]
    last(s, card(s, "gloomweaver"), "dealt", amount=1, cards=[card(s, ZOMBIE)], until="start:ra")
    assert "when start villain" in s.voices
    run = play(s, strike("ra", "gloomweaver", 2, "melee"), act(lambda s: flip(s, card(s, "gloomweaver"))))
    after = state_of(run)
    assert (hp(run, "gloomweaver"), after.play[card(run, "gloomweaver")]) == (40, age)
    assert names(run, "play") == ["gloomweaver_back", "ra", "legacy", "haka", ZOMBIE]
    assert "when start villain" not in after.voices, "the old side is silent"
    assert len(after.lasting) == 1, "an effect with an end of its own goes on (SEN-203)"
    run = play(after, strike("ra", "gloomweaver", 2, "melee"))
    assert hp(run, "gloomweaver") == 38, "the immunity of the old side ended at once"


@pytest.mark.rule("SEN-228")
def test_when_flipped_texts_happen() -> None:
    run = play(table(hp={"gloomweaver": 40}), act(lambda s: flip(s, card(s, "gloomweaver"))))
    assert hp(run, "gloomweaver") == 70


@pytest.mark.rule("SEN-291")
@pytest.mark.parametrize("villain", [one for one in VILLAINS if one != "ennead"])
def test_hp_and_instructions_flip_together_as_one_villain(villain: str) -> None:
    assert DECKS[villain].characters == (villain,)
    s = table(villain)
    assert [one for one in targets(s) if facts(s, one).kind == "villain"] == [card(s, villain)]
    assert CARDS[villain].hp
    assert CARDS[f"{villain}_back"].hp


@pytest.mark.rule("SEN-292", "SEN-291")
def test_a_card_of_instructions_is_not_in_play_for_other_effects() -> None:
    s = table("ennead")
    sheet = s.characters["ennead"]
    assert sheet in s.play
    assert sheet not in in_play(s)
    assert sheet not in in_play(s, kind="villain")
    assert sheet not in targets(s)

    async def try_all(s: S) -> None:
        assert not await destroy(s, sheet)
        for move in (to_hand, to_trash, to_top, to_bottom):
            assert not await move(s, sheet)

    assert not play(s, act(try_all)).over


# -- what everybody sees ---------------------------------------------------------------------------


@pytest.mark.rule("SEN-229", "SEN-257")
def test_hp_cards_in_play_and_trashes_are_public() -> None:
    s = table(play=[GAZE, ZOMBIE], trash=["ra_inferno", "haka_mere"], hp={"ra": 7})
    last(s, card(s, GAZE), "taken", amount=-1, cards=[card(s, "ra")], until="start:ra")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(s, seat)
        assert seen.hp == s.hp
        assert names(seen, "play") == names(s, "play")
        assert names(seen, "trash:ra") == ["ra_inferno"]
        assert seen.lasting == s.lasting


@pytest.mark.rule("SEN-257")
def test_whatever_comes_to_a_trash_lies_face_up_for_all() -> None:
    """Destroyed, discarded from a hand, discarded from a deck, used up, moved there, one too many of a limited card."""
    s = table(
        play=[GAZE, "ra_flame_barrier", EVOLUTION], tops=["ra_solar_flare"], options={"open_hands": "owner"},
        hands={"ra": ["ra_fire_blast", "ra_flame_barrier"], "haka": ["haka_mere"]},
    )  # fmt: skip
    limited = card(s, "ra_flame_barrier", 1)

    async def fill(s: S) -> None:
        await destroy(s, card(s, GAZE))
        await discard(s, "haka")
        await discard_top(s, "ra")
        await put_into_play(s, limited)
        await to_trash(s, card(s, EVOLUTION))

    run = play(s, act(fill), hero_play("ra"))
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(state_of(run), seat)
        assert names(seen, "trash:ra") == [GAZE, "ra_solar_flare", "ra_flame_barrier", "ra_fire_blast"]
        assert (names(seen, "trash:haka"), names(seen, "trash:legacy")) == (["haka_mere"], [EVOLUTION])


@pytest.mark.rule("SEN-230")
def test_a_card_that_returns_to_a_hand_is_its_owners_again() -> None:
    s = table(play=[GAZE], options={"open_hands": "owner"})
    run = play(s, act(lambda s: to_hand(s, card(s, GAZE))))
    (back,) = cards(run, "hand:ra")
    assert [view(state_of(run), seat).cards[back].name for seat in (0, 1, SPECTATOR)] == [GAZE, "", ""]


@pytest.mark.rule("SEN-230")
@pytest.mark.parametrize(("option", "seen_by_others"), [("team", True), ("owner", False)])
def test_hands_are_seen_by_the_team_or_by_their_owner_and_decks_by_nobody(option: str, seen_by_others: bool) -> None:
    s = table(heroes=("nightmist", "ra", "haka"), hands={"ra": ["ra_inferno"]}, options={"open_hands": option})
    one = cards(s, "hand:ra")[0]
    assert view(s, 1).cards[one].name == "ra_inferno"
    assert (view(s, 0).cards[one].name == "ra_inferno") == seen_by_others
    assert len(view(s, 0).zones["hand:ra"]) == 1, "their number is public"
    assert not any(name for seat in range(3) for bag in view(s, seat).decks["nightmist"] for name in bag.names)


# -- ties, ranks and prices ------------------------------------------------------------------------


@pytest.mark.rule("SEN-231")
@pytest.mark.parametrize(("hps", "count", "options"), [
    ((20, 20, 10), 1, ["ra", "legacy"]), ((20, 20, 10), 2, None), ((20, 10, 10), 2, ["legacy", "haka"]),
    ((20, 20, 20), 2, ["ra", "legacy", "haka"]), ((20, 20, 20), 4, None),
])  # fmt: skip
def test_ties_are_settled_at_the_edge_and_too_few_are_all(
    hps: tuple[int, int, int], count: int, options: list[str] | None
) -> None:
    s = table(hp=dict(zip(("ra", "legacy", "haka"), hps, strict=True)))
    run = play(s, act(lambda s: deal_highest(s, card(s, "gloomweaver"), 1, "melee", count=count)))
    if options is None:
        struck = sorted(hps, reverse=True)[:count]
        assert over(run)
        assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [one - (one in struck) for one in hps]
    else:
        assert (asked(run).rule, named_options(run)) == ("SEN-231", options)


@pytest.mark.rule("SEN-231")
def test_on_a_tie_the_players_name_the_second_too() -> None:
    found: list[int | None] = []

    async def second(s: S) -> None:
        found.append(await highest(s, card(s, "gloomweaver"), hero_targets, 2))

    s = table(hp={"ra": 20, "legacy": 20, "haka": 10})
    run = play(s, act(second))
    assert (asked(run).rule, named_options(run)) == ("SEN-231", ["ra", "legacy"])
    pick(run, "ra")
    assert found == [card(s, "ra")]


@pytest.mark.rule("SEN-232")
def test_the_second_highest_of_one_is_nobody() -> None:
    found: list[int | None] = []

    async def second(s: S) -> None:
        found.append(await highest(s, card(s, "gloomweaver"), hero_targets, 2))
        found.append(await lowest(s, card(s, "gloomweaver"), hero_targets, 2))

    s = table(flipped=["legacy", "haka"])
    assert over(play(s, act(second)))
    assert found == [None, None]
    s = table()
    play(s, act(second))
    assert found[2:] == [card(s, "legacy"), card(s, "legacy")]


@pytest.mark.rule("SEN-235")
def test_highest_compares_current_hp_when_the_target_is_chosen_the_immune_included() -> None:
    s = table(hp={"haka": 5, "legacy": 6})
    last(s, card(s, "ra"), "immune", cards=[card(s, "ra")], until="")

    async def twice(s: S) -> None:
        await deal_highest(s, card(s, "gloomweaver"), 3, "fire")
        s.hp[card(s, "ra")] = 1
        await deal_highest(s, card(s, "gloomweaver"), 3, "fire")

    run = play(s, act(twice))
    assert [hp(run, one) for one in ("ra", "legacy", "haka")] == [1, 3, 5], "Ra, though immune, was the first"


@pytest.mark.rule("SEN-236")
@pytest.mark.parametrize(("held", "offered"), [(["haka_mere"], False), (["haka_mere", "haka_rampage"], True)])
def test_a_price_can_be_chosen_only_if_all_of_it_can_be_paid(held: list[str], offered: bool) -> None:
    s = table(hands={"haka": held})
    run = play(s, act(lambda s: may_discard(s, "haka", 2)))
    assert (not over(run)) == offered
    run = play(table(hands={"haka": held}), act(lambda s: one_may_discard(s, card(s, "gloomweaver"), 2)))
    assert (not over(run)) == offered


@pytest.mark.rule("SEN-236")
def test_what_must_be_done_is_done_as_far_as_possible() -> None:
    s = table(hands={"haka": ["haka_mere"]}, play=[GAZE])

    async def take(s: S) -> None:
        await discard(s, "haka", 3)
        await destroy_some(s, card(s, "gloomweaver"), lambda s: in_play(s, "ongoing"), 3)

    run = play(s, act(take))
    assert over(run)
    assert (names(run, "trash:haka"), names(run, "trash:ra")) == (["haka_mere"], [GAZE])


@pytest.mark.rule("SEN-236")
@pytest.mark.parametrize("answers", [["yes", "yes", "yes"], ["yes", "no"]])
def test_a_joint_price_is_paid_by_every_active_player_or_nobody(answers: list[str]) -> None:
    hands = {"ra": ["ra_inferno"], "legacy": ["legacy_thokk"], "haka": ["haka_mere"]}
    run = play(table(hands=hands), act(lambda s: all_may_discard(s, card(s, "gloomweaver"))))
    for answer in answers:
        pick(run, answer)
    assert over(run)
    left = sum(len(names(run, f"hand:{hero}")) for hero in hands)
    assert left == (0 if answers[-1] == "yes" else 3)
    hands.pop("haka")
    assert over(play(table(hands=hands), act(lambda s: all_may_discard(s, card(s, "gloomweaver")))))


@pytest.mark.rule("SEN-237")
def test_only_instead_replaces_an_event(lend: Lend) -> None:
    async def rescue(s: S, one: int, other: int) -> None:
        await heal(s, card(s, "legacy"), 1)

    lend("when discarded", GAZE, rescue)
    run = play(table(play=[GAZE], hands={"haka": ["haka_mere"]}, hp={"legacy": 5}), act(lambda s: discard(s, "haka")))
    assert (names(run, "trash:haka"), hp(run, "legacy")) == (["haka_mere"], 6), "both happen"


@pytest.mark.rule("SEN-238")
def test_a_card_is_carried_out_as_far_as_possible_from_top_to_bottom() -> None:
    """Summon Staff without the staff: the search finds nothing, the draw and the play are offered all the same."""
    s = table(hands={"ra": ["ra_summon_staff", GAZE]}, play=["ra_the_staff_of_ra"])
    s.decks["ra"] = (Bag(("ra_inferno",)),)
    run = play(s, hero_play("ra"))
    pick(run, "ra_summon_staff")
    assert asked(run).message == "sen-ask-draw"
    pick(run, "yes")
    assert asked(run).message == "sen-ask-play"
    assert keys(run)[-1] == "none"


@pytest.mark.rule("SEN-238")
def test_undo_stops_at_chance_reveals_and_other_seats() -> None:
    run = play(table(hands={"ra": [GAZE]}), hero_play("ra"), act(lambda s: draw_cards(s, "haka")), luck=1)
    pick(run, GAZE)
    assert run.undo_barrier(0) == "undo-chance"
    run = play(table(), hero_power("ra"))
    pick(run, "ra")
    assert run.undo_barrier(0) == ""
    assert run.undo_barrier(1) == "undo-other-seat"
    run.undo(0)
    assert asked(run).message == "sen-ask-power"


@pytest.mark.rule("SEN-238")
@pytest.mark.parametrize(("hands", "barrier"), [("team", ""), ("owner", "undo-chance")])
def test_a_card_played_from_an_open_hand_can_be_taken_back(hands: str, barrier: str) -> None:
    s = table(hands={"ra": ["ra_the_staff_of_ra", GAZE]}, options={"open_hands": hands})
    run = play(s, hero_play("ra"), hero_power("ra"))
    pick(run, "ra_the_staff_of_ra")
    assert run.undo_barrier(0) == barrier


@pytest.mark.rule("SEN-239", "SEN-170")
@pytest.mark.parametrize("order", ["destroy_first", "damage_first"])
def test_a_target_can_stand_at_zero_while_an_interruption_is_worked_on(lend: Lend, order: str) -> None:
    seen: list[bool] = []

    async def look(s: S, one: int, *_: Any) -> None:
        seen.append(card(s, ACOLYTE) in targets(s) and s.hp[card(s, ACOLYTE)] <= 0)

    lend("when destroyed" if order == "destroy_first" else "when damaged", GAZE, look)
    run = play(table(play=[GAZE, ACOLYTE], options={"zero_hp": order}), strike("ra", ACOLYTE, 8))
    assert seen == [True]
    assert names(run, "trash:gloomweaver") == [ACOLYTE]


@pytest.mark.rule("SEN-240")
def test_a_hero_is_the_character_card_of_an_active_hero() -> None:
    s = table(play=[GAZE], flipped=["haka"])
    s.hp[card(s, GAZE)] = 3
    assert heroes(s) == [card(s, "ra"), card(s, "legacy")]
    assert hero_targets(s) == [card(s, "ra"), card(s, "legacy"), card(s, GAZE)]
