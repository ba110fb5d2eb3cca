"""Sentinels in the program: from the menu through the set-up and a whole game to the end, saved and loaded."""

from dataclasses import replace

import pygame
import pytest

from game.luck import Luck
from game.model.state import Result, Standing
from game.storage.record import SeatPlan
from scenes.menus.casting import Casting
from scenes.menus.end import End, EndActions
from scenes.menus.main import MainMenu
from scenes.program.ending import end_info
from scenes.program.program import Program
from scenes.program.seated import Seated
from tests.scenes.program import frames, key, press, table
from tests.scenes.sentinels_at import likely

ANSWERS = 1500


def casting(program: Program) -> Casting:
    """The set-up page on top."""
    page = program.app.stack.top
    assert isinstance(page, Casting)
    return page


def answer(program: Program, luck: Luck, times: int) -> None:
    """Answer some questions with something likely."""
    for _ in range(times):
        top = program.app.stack.top
        if isinstance(top, Seated) and top.asking:
            top.answer(likely(top.asking.decision, luck))
        program.app.frame(0.02)


def test_from_the_menu_to_the_end(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "villain:gloomweaver")
    page = casting(program)
    hero = next(one for one in page.controls if one.key == "hero1")
    assert hero.step is not None
    hero.step(1)
    frames(program)
    chosen = page.choice.options["hero1"]
    press(program, "start")
    seated = table(program)
    assert seated.feed.shown.villain == "gloomweaver"
    assert seated.feed.shown.heroes[0] == chosen
    answer(program, Luck(3), ANSWERS)
    assert isinstance(program.app.stack.top, End)


@pytest.mark.rule("SEN-290")
def test_a_game_at_its_limit_of_rounds_is_told_as_a_draw(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "start")
    seated = table(program)
    for drawn, heading in ((True, "Draw"), (False, "Defeat")):
        result = Result("sen-end-limit", tuple(Standing(seat, False, 0) for seat in range(3)), drawn)
        info = end_info(program.app.words, seated.table, result, (SeatPlan(),) * 3)
        program.app.stack.push(End(info, EndActions(program.go_home, program.go_home, lambda rule: None)))
        frames(program)
        end = program.app.stack.top
        assert isinstance(end, End)
        assert end.heading() == heading
        lost = program.app.words("end_lost_seat")
        assert all((lost in end._outcome(seat)) != drawn for seat in info.seats)


def test_a_game_is_saved_and_goes_on(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "start")
    answer(program, Luck(4), 12)
    before = table(program).feed.shown
    program.go_home()
    frames(program)
    assert isinstance(program.app.stack.top, MainMenu)
    press(program, "continue")
    after = table(program).feed.shown
    assert (after.hp, after.zones, after.heroes) == (before.hp, before.zones, before.heroes)


def test_references_log_and_pause_open_and_close(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "start")
    seated: object = table(program)
    for code, text in ((pygame.K_r, "r"), (pygame.K_l, "l"), (pygame.K_F1, ""), (pygame.K_F10, "")):
        key(program, code, text=text)
        assert program.app.stack.top is not seated
        key(program, pygame.K_ESCAPE)
        assert program.app.stack.top is seated


def test_a_set_up_that_cannot_be_is_refused_in_a_sentence(program: Program) -> None:
    press(program, "tile:sentinels")
    page = casting(program)
    options = {**page.choice.options, "hero1": "ra", "hero2": "ra"}
    program.begin(replace(page.choice, options=options))
    frames(program)
    assert program.app.stack.top is page, "no game begins"
    assert program.app.remark == "No two heroes are alike, but 'hero1' and 'hero2' are both 'ra'."


def test_roles_of_seats_that_are_gone_are_forgotten_and_none_is_there_twice(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "add")
    page = casting(program)
    page._set(replace(page.choice, options={**page.choice.options, "hero1": "ra", "hero4": "haka"}))
    page._remove()
    assert page.choice.options["hero4"] == "random"
    stale = replace(page.choice, options={**page.choice.options, "hero2": "ra", "hero5": "ra", "villain": "nobody"})
    page._setup = replace(page._setup, last=stale)
    page._use_last()
    chosen = page.choice.options
    assert (chosen["hero1"], chosen["hero2"], chosen["hero5"], chosen["villain"]) == ("ra", *["random"] * 3)


def test_an_added_hero_is_run_by_whoever_runs_them_all(program: Program) -> None:
    press(program, "tile:sentinels")
    press(program, "add")
    assert [seat.who for seat in casting(program).choice.seats] == ["person"] * 4
    someone = next(one for one in casting(program).controls if one.key == "seat:1")
    assert someone.step is not None
    someone.step(1)
    press(program, "add")
    assert casting(program).choice.seats[-1].who != "person"
