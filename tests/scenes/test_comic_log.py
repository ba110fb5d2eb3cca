"""The log of Sentinels read aloud: what was drawn, discarded and moved, by what, and the names of powers."""

import re
from itertools import pairwise

import pygame
import pytest

from game.ai.whim import whim
from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Event
from game.model.view import SPECTATOR
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.flow import fallen, hero_play, hero_power, texts
from game.titles.sentinels.piles import (
    discard,
    discard_top,
    draw_cards,
    play_top,
    reveal,
    shuffle,
    to_bottom,
    to_hand,
    to_top,
)
from game.titles.sentinels.state import S
from game.titles.sentinels.title import SENTINELS
from game.titles.sentinels.verbs import destroy, end_turn, expected, put_into_play, put_under, to_trash
from scenes.kit.log import Entry, Log
from scenes.kit.look import look
from scenes.kit.words import Words
from scenes.tables.sentinels import Sentinels
from tests.scenes.logs import read
from tests.titles.sentinels.looks import card, state_of
from tests.titles.sentinels.moves import act, pick, play, play_for, strike
from tests.titles.sentinels.situation import table

SECRET = {"open_hands": "owner"}
WORDS = Words()


def log_of(run: Run, seat: int = 0) -> list[str]:
    """The log of a run as a seat reads it; who lay in play when it began is known."""
    known = [
        Event("card_moved", {"card": card.id, "name": card.name, "from": card.zone, "to": card.zone})
        for card in run.state.cards.values()
        if card.up
    ]
    return read(Sentinels(), run, [*known, *run.events], seat)


# -- draws, discards and piles ---------------------------------------------------------------------


def test_draws_in_a_row_are_one_line_with_their_number_and_names() -> None:
    run = play(table(tops=["ra_inferno", "ra_imbued_fire"]), act(lambda s: draw_cards(s, "ra", 2)))
    assert log_of(run) == ["Ra draws 2 cards: Inferno, Imbued Fire"]


def test_a_draw_tells_its_card_only_to_who_may_know_it() -> None:
    run = play(table(options=SECRET, tops=["ra_inferno", "ra_imbued_fire"]), act(lambda s: draw_cards(s, "ra", 2)))
    assert log_of(run, 0) == ["Ra draws 2 cards: Inferno, Imbued Fire"]
    assert log_of(run, 1) == log_of(run, SPECTATOR) == ["Ra draws 2 cards"]


def test_draws_of_two_heroes_are_two_lines() -> None:
    both = [act(lambda s: draw_cards(s, "ra")), act(lambda s: draw_cards(s, "haka"))]
    assert log_of(play(table(tops=["ra_inferno", "haka_mere"]), *both)) == [
        "Ra draws a card: Inferno",
        "Haka draws a card: Mere",
    ]


def test_a_discard_is_public() -> None:
    s = table(options=SECRET, hands={"ra": ["ra_inferno", "ra_imbued_fire"]})
    run = play(s, act(lambda s: discard(s, "ra", 2)))
    for seat in (0, 1, SPECTATOR):
        assert log_of(run, seat) == ["Ra discards Inferno, Imbued Fire"]


def test_what_is_discarded_from_a_deck_says_so() -> None:
    run = play(table(tops=["ra_inferno"]), act(lambda s: discard_top(s, "ra")))
    assert log_of(run) == ["Ra discards Inferno from the deck"]


def test_an_empty_deck_made_anew_is_told() -> None:
    s = table(trash=["ra_inferno", "ra_imbued_fire"])
    s.decks["ra"] = ()
    run = play(s, act(lambda s: draw_cards(s, "ra")), chance=["ra_inferno"])
    assert log_of(run) == ["The trash of Ra becomes the deck · 2 cards", "Ra draws a card: Inferno"]


def test_a_shuffled_deck_is_told() -> None:
    async def mix(s: S) -> None:
        shuffle(s, "ra")

    assert log_of(play(table(), act(mix))) == ["The deck of Ra is shuffled"]


def test_revealed_cards_are_named_and_where_they_go() -> None:
    async def look(s: S) -> None:
        first, second, third = await reveal(s, "ra", 3)
        await to_hand(s, first)
        await to_bottom(s, second)
        await to_top(s, third)

    run = play(table(tops=["ra_inferno", "ra_imbued_fire", "ra_solar_flare"]), act(look))
    assert log_of(run) == [
        "Ra reveals Inferno, Imbued Fire, Solar Flare",
        "Ra takes Inferno into the hand",
        "Ra: Imbued Fire goes under the deck",
        "Ra: Solar Flare goes on top of the deck",
    ]


def test_a_card_with_a_spell_icon_is_told_with_it() -> None:
    s = table(heroes=("nightmist", "ra", "haka"), tops=["nm_oblivion_3"])
    assert log_of(play(s, act(lambda s: draw_cards(s, "nightmist")))) == ["NightMist draws a card: Oblivion (3)"]


def test_a_search_says_what_was_found() -> None:
    run = play(table(hands={"ra": ["ra_summon_staff"]}), hero_play("ra"), luck=1)
    for answer in ("ra_summon_staff", "no", "none"):
        pick(run, answer)
    assert log_of(run) == ["Ra plays Summon Staff", "Ra takes The Staff of Ra from the deck into the hand"]


def test_cards_that_come_back_or_lie_under_others_are_told() -> None:
    s = table(play=["ra_imbued_fire", "haka_mere"], trash=["haka_taiaha", "legacy_fortitude"])
    steps = [
        act(lambda s: to_hand(s, card(s, "ra_imbued_fire"))),
        act(lambda s: to_trash(s, card(s, "haka_mere"))),
        act(lambda s: to_hand(s, card(s, "haka_taiaha"))),
        act(lambda s: put_into_play(s, card(s, "legacy_fortitude"))),
        act(lambda s: put_under(s, card(s, "haka_taiaha"), card(s, "haka"))),
    ]
    assert log_of(play(s, *steps)) == [
        "Ra takes Imbued Fire back from play into the hand",
        "Mere leaves play",
        "Haka takes Taiaha from the trash into the hand",
        "Fortitude enters play from the trash",
        "Taiaha goes under Haka",
    ]


def test_a_limited_card_that_cannot_stay_is_told() -> None:
    s = table(play=["ra_blazing_tornado"], tops=["ra_blazing_tornado"])
    run = play(s, act(lambda s: play_top(s, "ra")))
    assert log_of(run) == ["Ra plays Blazing Tornado", "Blazing Tornado cannot stay and goes to the trash"]


# -- by what ---------------------------------------------------------------------------------------


def test_a_card_lies_next_to_another() -> None:
    s = table(tops=["gloom_crimson_pin"], turn="gloomweaver", hp={"legacy": 31})
    run = play(s, play_for("gloomweaver"))
    assert re.fullmatch(r"GloomWeaver plays Crimson Pin · next to (Ra|Legacy|Haka)", log_of(run)[0])


def test_who_acts_is_told_before_what_comes_of_it() -> None:
    s = table(play=["ra_flame_barrier", "gloom_zombie_servant"])
    log = log_of(play(s, strike("gloom_zombie_servant", "ra", 2)))
    assert log == [
        "Zombie Servant → Ra: 2 melee · 28 HP",
        "Flame Barrier acts",
        "Ra → Zombie Servant: 2 fire · 0 HP",
        "Zombie Servant is destroyed",
    ]


def test_who_has_acted_already_is_not_named_again() -> None:
    s = table(play=["tomb_anubis"], hp={"ra": 2}, turn="tomb_of_anubis")
    log = log_of(play(s, texts("end")))
    assert log[0].startswith("Anubis → ")
    assert not any(line.endswith(" acts") for line in log)


def test_what_lasts_names_its_card_where_no_line_before_did() -> None:
    s = table("akashbhuta", play=["akash_ensnaring_brambles"], turn="akashbhuta", hp={"ra": 2, "haka": 5, "legacy": 6})
    lines = [line for line in log_of(play(s, texts("start"), texts("end"), luck=1)) if "no damage dealt" in line]
    assert lines
    assert lines[0].endswith("until the turn of Akash'Bhuta · Ensnaring Brambles")


def test_what_stops_damage_is_told() -> None:
    s = table(play=["legacy_danger_sense", "tomb_akana"])
    assert log_of(play(s, strike("tomb_akana", "legacy", 2))) == ["Akana → Legacy: stopped · Danger Sense"]


def test_damage_that_reaches_nobody_is_one_line() -> None:
    s = table(play=["legacy_fortitude"])
    steps = [strike("gloomweaver", "legacy", 1), strike("gloomweaver", "legacy", 1, "fire")]
    assert log_of(play(s, *steps)) == ["GloomWeaver → Legacy: nothing gets through"]


def test_more_uses_and_the_end_of_a_turn_are_told() -> None:
    async def stop(s: S) -> None:
        end_turn(s, "ra")

    s = table(hands={"ra": ["ra_flame_spike"]})
    run = play(s, hero_play("ra"), act(stop))
    pick(run, "ra_flame_spike")
    pick(run, "gloomweaver")
    assert log_of(run)[-2:] == ["Ra may use a power more this turn", "The turn of Ra ends at once"]


def test_a_destroyed_card_is_told_once() -> None:
    s = table(play=["haka_mere"])
    assert log_of(play(s, act(lambda s: destroy(s, card(s, "haka_mere"))))) == ["Mere is destroyed"]


# -- powers ----------------------------------------------------------------------------------------


def test_powers_go_by_their_names() -> None:
    run = play(table(hands={"ra": []}), hero_power("ra"))
    run_options = [WORDS(option.label, **option.args) for option in run.pending[0].options]
    assert "Pyre" in run_options
    pick(run, "ra")
    assert Sentinels().asker(WORDS, run.pending[0].source) == "Pyre", "the question whom to strike names it"
    pick(run, "gloomweaver")
    assert log_of(run) == ["Ra uses Pyre", "Ra → GloomWeaver: 2 fire · 88 HP"]


def test_the_ability_of_a_fallen_hero_is_told() -> None:
    run = play(table(flipped=["legacy"], tops=["ra_inferno"]), fallen("legacy"))
    for answer in ("a2", "ra", "yes"):
        pick(run, answer)
    assert log_of(run) == [
        "Legacy helps from beyond: A player of your choice may draw a card at once.",
        "Ra draws a card: Inferno",
    ]


def test_what_a_power_adds_goes_by_its_name_in_a_sum() -> None:
    run = play(table(turn="legacy"), hero_power("legacy"))
    pick(run, "legacy")
    assert log_of(run) == ["Legacy uses Galvanize", "Hero targets: +1 damage dealt, until the turn of Legacy"]
    state = state_of(run)
    hit = expected(state, card(state, "ra"), card(state, "gloomweaver"), 2, "fire")
    assert [WORDS(part.text, **part.args) for part in hit.parts] == ["printed", "Galvanize"]


@pytest.mark.parametrize("name", [name for name in CARDS if TIMING.of("when power", name)])
def test_every_power_has_a_name(name: str) -> None:
    facts = CARDS[name]
    called = WORDS(f"{facts.id}_power_name")
    assert WORDS.has(f"{facts.id}_power_name")
    if facts.character and facts.id != "haka":
        assert WORDS(f"{facts.id}_power").startswith(f"{called}: ")
    else:
        assert called.startswith(f"{WORDS(facts.id)} · ")
        assert len(called.removeprefix(f"{WORDS(facts.id)} · ").split()) <= 4


# -- a whole game ----------------------------------------------------------------------------------


def whole(seed: int, **options: str) -> Run:
    """A game played at random to its end."""
    run, luck = Run.start(SENTINELS, SENTINELS.setup(3 + seed % 3, options), Luck(seed)), Luck(seed)
    while not run.over:
        asked = run.pending[0]
        run.answer(Answer(asked.id, asked.seat, whim(asked, luck)))
    return run


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_a_whole_game_is_in_words(seed: int) -> None:
    run = whole(seed, advanced="on" if seed % 2 else "off")
    lines = log_of(run)
    assert not [line for line in lines if re.search(r"[{}@_]|  | ,|something", line)]
    assert max(len(line) for line in lines) <= 260
    assert any("draws" in line for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_reads_no_name_that_it_may_not_know(seed: int) -> None:
    run = whole(seed, open_hands="owner")
    heroes = state_of(run).heroes
    own = [WORDS(hero) for hero in heroes]
    for seat in (*range(len(heroes)), SPECTATOR):
        named = [line for line in log_of(run, seat) if re.search(r"draws .*: ", line)]
        assert all(seat != SPECTATOR and line.startswith(f"{own[seat]} draws") for line in named)
        assert bool(named) == (seat != SPECTATOR)


def test_a_line_that_grows_is_drawn_anew() -> None:
    log, ways = Log(), look("comic", (1280, 720))
    log.add(Entry("Ra draws a card"), Entry("Haka draws a card"))
    sheet, room = pygame.Surface((400, 300)), pygame.Rect(0, 0, 240, 300)
    log.draw(sheet, ways, room, "Log")
    before, picture = log.state, pygame.image.tobytes(sheet, "RGB")
    log.amend(Entry("Haka draws 3 cards: Mere, Taiaha, Savage Mana, Punish the Weak"))
    assert log.state != before
    assert len(log.entries) == 2
    log.draw(sheet, ways, room, "Log")
    assert pygame.image.tobytes(sheet, "RGB") != picture
    assert all(not one.colliderect(other) for (one, _), (other, _) in pairwise(log._spots))
