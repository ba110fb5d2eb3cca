"""Playing a game of Sentinels again as it was dealt or with a new draw, watching it, and counting it by difficulty."""

import pygame
import pytest

from game.model.state import Result, Standing
from game.model.view import SPECTATOR
from game.storage import profile
from game.storage.private import Private, trace
from game.storage.record import PERSON
from game.titles import TITLES
from scenes.menus.data import GameChoice, SeatChoice
from scenes.menus.end import End
from scenes.program.program import Program
from scenes.program.seated import Seated
from scenes.program.tallies import tallies
from scenes.program.watching import Watched
from tests.scenes.program import begin as aboard
from tests.scenes.program import frames, key, press, table

TITLE = TITLES["sentinels"]


def begin(program: Program, **options: str) -> Seated:
    """Three people sit down; whom they play is left to chance unless it is named."""
    seats = tuple(SeatChoice(PERSON) for _ in range(3))
    program.begin(GameChoice("sentinels", seats, options, "11"))
    frames(program)
    return table(program)


def decks(seated: Seated) -> tuple[str, ...]:
    """Who plays at a table."""
    view = seated.table.view(SPECTATOR)
    return (view.villain, view.environment, *view.heroes)


def concede(program: Program) -> End:
    """Give the game up and return its end."""
    table(program).table.concede()
    frames(program, 5)
    end = program.app.stack.top
    assert isinstance(end, End)
    return end


def keys(end: End) -> list[str]:
    return [control.key for control in end.controls]


def test_play_again_deals_the_very_same_set_up(program: Program) -> None:
    before = decks(begin(program))
    assert "anew" in keys(concede(program))
    press(program, "again")
    seated = table(program)
    assert decks(seated) == before
    assert seated.table.setup.options["villain"] == before[0]


def test_a_new_draw_leaves_to_chance_what_was_left_to_it_even_after_playing_again(program: Program) -> None:
    begin(program, hero1="ra")
    concede(program)
    press(program, "again")
    concede(program)
    press(program, "replay")
    key(program, pygame.K_n, text="n")
    press(program, "anew")
    options = table(program).table.setup.options
    assert (options["hero1"], options["hero2"], options["villain"]) == ("ra", "random", "random")


def test_where_everything_was_chosen_there_is_no_new_draw(program: Program) -> None:
    chosen = {"villain": "ennead", "environment": "tomb_of_anubis", "hero1": "ra", "hero2": "haka", "hero3": "legacy"}
    begin(program, **chosen)
    assert "anew" not in keys(concede(program))


def test_a_restart_from_the_pause_keeps_who_plays(program: Program) -> None:
    before = decks(begin(program))
    program.again(table(program))
    frames(program)
    assert decks(table(program)) == before


@pytest.mark.parametrize(("advanced", "grade"), [("off", "rank_sentinels_off"), ("on", "rank_sentinels_on")])
def test_normal_and_advanced_games_are_counted_apart(program: Program, advanced: str, grade: str) -> None:
    seated = begin(program, advanced=advanced)
    profile.count(seated.game.record(), Result("end", (Standing(0, True, 1),)))
    (told,) = tallies(profile.counts())
    assert [(line.rank, line.played) for line in told.lines] == [(grade, 1)]
    assert program.app.words.has(grade)


def test_a_replay_says_that_it_is_one_and_can_be_stepped_through(program: Program) -> None:
    seated = begin(program)
    for _ in range(3):
        assert seated.asking
        seated.answer((seated.asking.decision.options[0].key,))
        frames(program)
    concede(program)
    press(program, "replay")
    shown = table(program)
    assert isinstance(shown, Watched)
    caption = next(one for one in shown.easel._frame() if one.key == "caption:title")
    assert caption.shown[0] == ":ui_eye: Replay"
    for _ in range(200):
        if shown.at_end:
            break
        key(program, pygame.K_t, text="t")
    assert shown.question.ask == "Choice 3 of 3"
    key(program, pygame.K_k, text="k")
    assert isinstance(program.app.stack.top, End)


def test_standing_answers_to_questions_stay_with_their_game(program: Program) -> None:
    begin(program).table.set_standing(0, "sen-ask-draw-phase:ra", "never")
    program.go_home()
    frames(program)
    assert program.habits.standing == {}
    press(program, "continue")
    assert table(program).table.standing(0) == {"sen-ask-draw-phase:ra": "never"}
    program.begin(GameChoice("sentinels", tuple(SeatChoice(PERSON) for _ in range(3)), {}, "12"))
    frames(program)
    assert table(program).table.standing(0) == {}


def secrets(program: Program) -> list[Private]:
    """What the seats of the table keep to themselves."""
    return [table(program).table.private(seat) for seat in range(3)]


@pytest.mark.parametrize("way", ["again", "anew", "restart", "watched"])
def test_pins_go_along_into_the_next_game_and_notes_stay_in_the_old(program: Program, way: str) -> None:
    begin(program).table.set_private(0, Private(trace("1234"), ("the villain bluffs",)))
    table(program).table.set_private(2, Private(taken=True))
    if way == "restart":
        program.again(table(program))
        frames(program)
    else:
        concede(program)
    if way == "watched":
        press(program, "replay")
        key(program, pygame.K_n, text="n")
    if way != "restart":
        press(program, "anew" if way == "anew" else "again")
    assert secrets(program) == [Private(trace("1234")), Private(), Private(taken=True)]
    program.go_home()
    frames(program)
    press(program, "continue")
    assert secrets(program) == [Private(trace("1234")), Private(), Private(taken=True)]


def test_a_pin_does_not_stay_with_a_seat_that_the_computer_plays(program: Program) -> None:
    begin(program).table.set_private(1, Private(trace("1234")))
    table(program).table.hand_to_bot(1, "easy")
    program.again(table(program))
    frames(program)
    assert secrets(program) == [Private()] * 3
    assert [plan.level for plan in table(program).table.seats] == [PERSON, "easy", PERSON]


def test_a_new_game_from_the_menu_knows_no_pins(program: Program) -> None:
    begin(program).table.set_private(0, Private(trace("1234")))
    begin(program)
    assert secrets(program) == [Private()] * 3


def test_a_game_started_again_is_counted_once_when_it_ends_and_a_replay_never(program: Program) -> None:
    begin(program)
    program.again(table(program))
    frames(program)
    assert profile.counts() == []
    concede(program)
    press(program, "replay")
    key(program, pygame.K_n, text="n")
    press(program, "again")
    concede(program)
    (count,) = profile.counts()
    assert (count.level, count.played, count.won) == (PERSON, 2, 0)


def test_a_replay_of_a_person_with_a_pin_shows_no_more_than_everybody_may_see(program: Program) -> None:
    for pin, eye in (("", 0), (trace("1234"), SPECTATOR)):
        aboard(program, PERSON).table.set_private(0, Private(pin))
        concede(program)
        press(program, "replay")
        assert table(program).feed.eye == eye
