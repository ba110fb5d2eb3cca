"""The program around the tables: menus that lead where they say, games that are kept, and failures that are told."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.storage import profile, replays, saves, settings
from game.storage.record import PERSON, SeatPlan, Unusable
from game.titles import TITLES
from scenes.kit import glyphs, stepper
from scenes.kit.look import Look
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.menus.confirm import Confirm
from scenes.menus.data import SeatResult
from scenes.menus.end import End
from scenes.menus.entry import Entry
from scenes.menus.load import Load
from scenes.menus.main import MainMenu
from scenes.menus.new_game import NewGame
from scenes.menus.pause import Pause
from scenes.menus.rulebook import Rulebook, Shelf
from scenes.menus.settings import Settings
from scenes.menus.statistics import Statistics
from scenes.menus.trouble import Trouble
from scenes.outline import Probe, outline
from scenes.program import ending, kept, saved, titles
from scenes.program.program import Program
from scenes.program.seated import Seated, sound_of
from scenes.program.ship import ShipEnding
from scenes.program.watching import Watched
from scenes.start import Start
from tests.scenes.program import begin, frames, key, play, press, table

TITLE = TITLES["twenty_strong"]


# -- from the menu and back ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "scene"),
    [
        ("new", NewGame),
        ("tile:twenty_strong", NewGame),
        ("rulebooks", Shelf),
        ("statistics", Statistics),
        ("settings", Settings),
        ("quit", Confirm),
    ],
)
def test_every_item_opens_its_scene_and_escape_leads_back(program: Program, item: str, scene: type[Screen]) -> None:
    press(program, item)
    assert isinstance(program.app.stack.top, scene)
    key(program, pygame.K_ESCAPE)
    assert isinstance(program.app.stack.top, MainMenu)


def test_the_local_network_is_barred_with_its_reason(program: Program) -> None:
    press(program, "lan")
    assert isinstance(program.app.stack.top, MainMenu)
    assert "local network" in program.app.remark


def test_without_an_unfinished_game_there_is_no_continue(program: Program) -> None:
    menu = program.app.stack.top
    assert isinstance(menu, MainMenu)
    assert menu.control("continue") is None
    begin(program)
    program.go_home()
    frames(program)
    menu = program.app.stack.top
    assert isinstance(menu, MainMenu)
    assert menu.controls[0].key == "continue"
    assert menu.focused == "continue"


def test_what_was_set_up_is_what_is_played_and_the_last_used(program: Program) -> None:
    press(program, "new")
    scene = program.app.stack.top
    assert isinstance(scene, NewGame)
    press(program, "add")
    press(program, "rank:3")
    press(program, "seed")
    for digit in "7x7":
        program.app.frame(0.02, [pygame.event.Event(pygame.TEXTINPUT, text=digit)])
    key(program, pygame.K_RETURN)
    assert scene.choice.seed == "77"
    press(program, "start")
    game = table(program).game
    assert [plan.level for plan in game.seats] == [PERSON, "normal"]
    assert game.setup.options["rank"] == "3"
    assert game.record().seed == 77
    stored, trouble = kept.habits()
    assert trouble is None
    assert stored.last["twenty_strong"].options["rank"] == "3"
    program.go_home()
    frames(program)
    press(program, "new")
    press(program, "last")
    again = program.app.stack.top
    assert isinstance(again, NewGame)
    assert [seat.who for seat in again.choice.seats] == [PERSON, "normal"]
    assert again.choice.options["rank"] == "3"


def click(program: Program, spot: tuple[int, int]) -> None:
    """Press and let go of the left button somewhere."""
    at = {"pos": spot, "button": 1}
    program.app.frame(0.02, [pygame.event.Event(kind, at) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)])
    frames(program)


@pytest.mark.parametrize("page", ["tile:twenty_strong", "tile:sentinels", "settings"])
def test_the_arrows_of_a_row_step_where_they_point(
    program: Program, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    arrows: list[list[pygame.Rect]] = []
    drawn = stepper._value

    def spy(surface: pygame.Surface, look: Look, box: pygame.Rect, *rest: Any) -> None:
        side = look.px(30)
        left = pygame.Rect(box.x, box.y, side, box.height)
        arrows.append([left, left.move(box.width - side, 0)])
        drawn(surface, look, box, *rest)

    press(program, page)
    scene = program.app.stack.top
    assert isinstance(scene, Screen)
    monkeypatch.setattr(stepper, "_value", spy)
    rows, steps = [one for one in scene.controls if one.step and not one.press], list[int]()
    for row in rows:
        scene._show(row)
        scene.controls = [replace(one, step=steps.append) if one.step else one for one in scene.controls]
        arrows.clear()
        scene.dirty = True
        frames(program)
        for arrow in next(pair for pair in arrows if scene.placed(row).contains(pair[0])):
            click(program, arrow.center)
        assert steps == [-1, 1], row.key
        steps.clear()
    assert len(rows) > 1 or page == "tile:twenty_strong"


def test_clicks_on_one_spot_go_through_all_who_may_sit_there(program: Program) -> None:
    press(program, "tile:twenty_strong")
    scene = program.app.stack.top
    assert isinstance(scene, NewGame)
    press(program, "add")
    for index in (0, 1):
        row = scene.control(f"seat:{index}")
        assert row is not None
        spot, sat = (row.rect.right - scene.look.px(28), row.rect.centery), []
        for _ in scene._kinds():
            click(program, spot)
            assert program.app.stack.top is scene
            sat.append(scene.choice.seats[index].who)
        assert sorted(sat) == sorted(scene._kinds())


def test_a_name_reaches_the_table(program: Program) -> None:
    press(program, "new")
    press(program, "name:0")
    typing = program.app.stack.top
    assert isinstance(typing, Entry)
    for sign in "Zoë 🙂*":
        program.app.frame(0.02, [pygame.event.Event(pygame.TEXTINPUT, text=sign)])
    key(program, pygame.K_RETURN)
    press(program, "start")
    assert table(program).game.seats[0].name == "Zoë"


def test_names_hold_only_what_the_fonts_show() -> None:
    assert glyphs.tidy("Łukasz O'Neill-3") == "Łukasz O'Neill-3"
    assert glyphs.tidy("中🙂\u202eАня\n") == ""
    assert glyphs.tidy("**bold** @seat:1 __x__") == "bold seat:1 x"


def test_the_command_line_opens_the_table(program: Program) -> None:
    start = Start(TITLE.setup(2), (SeatPlan(), SeatPlan("normal")), 9)
    scene = program.first(start)
    assert isinstance(scene, Seated)
    assert scene.game.record().seed == 9
    scene.leave()


# -- keeping and going on --------------------------------------------------------------------------


def test_continue_resumes_in_the_middle_of_a_choice(program: Program) -> None:
    begin(program)
    play(program, 5)
    frames(program)
    asked = table(program).game.pending(0)
    program.go_home()
    frames(program)
    press(program, "continue")
    assert table(program).game.pending(0) == asked
    assert len([one for one in saves.listed() if one.is_auto]) == 1


def test_a_game_is_saved_under_a_name_with_its_picture(program: Program) -> None:
    begin(program)
    play(program, 3)
    frames(program)
    key(program, pygame.K_s, pygame.KMOD_CTRL)
    assert isinstance(program.app.stack.top, Entry)
    key(program, pygame.K_RETURN)
    (named,) = [one for one in saves.listed() if not one.is_auto]
    assert named.header is not None
    assert "20 Strong" in named.header.name
    assert named.picture is not None
    assert "Saved as" in program.app.remark
    shown = saved.info(program.app.words, named)
    assert shown.picture is not None
    assert shown.picture.get_size() == saved.PICTURE
    assert shown.round == "round 1"
    key(program, pygame.K_s, pygame.KMOD_CTRL)
    key(program, pygame.K_RETURN)
    assert len([one for one in saves.listed() if not one.is_auto]) == 1


def test_broken_saves_are_listed_with_their_reason_and_can_be_deleted(program: Program) -> None:
    saves.folder().mkdir(parents=True, exist_ok=True)
    saves.path_of("game-01").write_bytes(b"lantern save 1 nothing\nat all")
    program.load_menu()
    frames(program)
    scene = program.app.stack.top
    assert isinstance(scene, Load)
    assert "damaged" in scene._saves[0].broken
    press(program, "save:game-01")
    press(program, "load")
    assert isinstance(program.app.stack.top, Load)
    press(program, "delete")
    press(program, "yes")
    assert saves.listed() == []


def test_a_save_that_breaks_meanwhile_is_told(program: Program) -> None:
    begin(program)
    program.go_home()
    frames(program)
    slot = saves.listed()[0].slot
    for path in saves.folder().glob(f"{slot}*"):
        path.write_bytes(b"gone")
    program.load(slot)
    assert "no file of this kind" in program.app.remark
    assert isinstance(program.app.stack.top, MainMenu)


def test_a_picture_that_is_a_bomb_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (60000).to_bytes(4, "big") * 2 + b"\0" * 40)
    assert saved._picture(path) is None
    path.write_bytes(b"\x89PNG\r\n\x1a\nshort")
    assert saved._picture(path) is None


def test_days_are_named() -> None:
    from scenes.kit.words import Words

    words, now = Words(), time.mktime((2026, 5, 3, 20, 0, 0, 0, 0, -1))
    assert saved.when(words, now - 3600, now) == "today 19:00"
    assert saved.when(words, now - 24 * 3600, now) == "yesterday 20:00"
    assert saved.when(words, now - 9 * 24 * 3600, now) == "2026-04-24 20:00"
    assert saved.when(words, 1e300, now) == ""


# -- the pause menu --------------------------------------------------------------------------------


def test_pause_leads_everywhere_and_back(program: Program) -> None:
    begin(program)
    key(program, pygame.K_ESCAPE)
    assert isinstance(program.app.stack.top, Pause)
    for item, scene in (("rules", Rulebook), ("settings", Settings), ("save", Entry), ("leave", Confirm)):
        press(program, item)
        assert isinstance(program.app.stack.top, scene)
        assert program.app.stack.top.theme == "ship"
        key(program, pygame.K_ESCAPE)
        assert isinstance(program.app.stack.top, Pause)
    key(program, pygame.K_ESCAPE)
    assert isinstance(program.app.stack.top, Seated)


@pytest.mark.parametrize("count", range(1, 8))
def test_a_burst_of_escapes_never_leaves_the_table(program: Program, count: int) -> None:
    begin(program)
    escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    program.app.frame(1 / 60, [escape] * count)
    frames(program, count + 2)
    assert program.app.running
    assert isinstance(program.app.stack.scenes[0], Seated)
    assert isinstance(program.app.stack.top, Pause if count % 2 else Seated)


def test_restart_keeps_the_set_up_and_the_present_game(program: Program) -> None:
    before = begin(program, PERSON, "normal", rank="2").game
    program._pause(table(program))
    frames(program)
    press(program, "restart")
    press(program, "yes")
    after = table(program).game
    assert after is not before
    assert after.setup == before.setup
    assert after.seats == before.seats
    assert len([one for one in saves.listed() if one.is_auto]) == 2


def test_conceding_ends_the_game_and_counts_once(program: Program) -> None:
    begin(program)
    program._pause(table(program))
    frames(program)
    press(program, "concede")
    press(program, "yes")
    frames(program)
    assert isinstance(program.app.stack.top, End)
    assert [(one.played, one.won) for one in profile.counts()] == [(1, 0)]
    key(program, pygame.K_ESCAPE)
    menu = program.app.stack.top
    assert isinstance(menu, MainMenu)
    assert menu.control("continue") is None


def test_a_seat_is_handed_over_and_back(program: Program) -> None:
    scene = begin(program, PERSON, "easy")
    program._pause(scene)
    frames(program)
    press(program, "hand:1")
    assert scene.people == [0, 1]
    press(program, "hand:1")
    assert scene.game.seats[1].level == "easy"
    assert scene.people == [0]
    press(program, "hand:0")
    assert scene.game.seats[0].level == "normal"
    assert scene.people == []
    key(program, pygame.K_ESCAPE)
    frames(program, 10)
    assert isinstance(program.app.stack.top, Seated)


def test_what_is_no_longer_asked_is_remembered(program: Program) -> None:
    scene = begin(program)
    scene.unasked.add("end")
    scene.table.set_standing(0, "it_baton", "never")
    program.go_home()
    frames(program)
    stored, _ = kept.habits()
    assert "end" in stored.confirmed
    assert stored.standing["it_baton"] == "never"
    assert "end" in begin(program).unasked


# -- the end -----------------------------------------------------------------------------------------


def test_a_whole_game_leads_to_its_result_and_on(program: Program) -> None:
    begin(program, PERSON, PERSON, rank="2")
    play(program)
    scene = program.app.stack.top
    assert isinstance(scene, End)
    info = scene._info
    assert len(info.seats) == 2
    for seat in info.seats:
        assert seat.total == sum(line.points for line in seat.lines if line.reached)
        assert seat.needed == 8
    assert info.rule.startswith("20S-")
    assert "{" not in info.reason + info.verdict
    assert [(one.level, one.rank, one.played) for one in profile.counts()] == [(PERSON, "2", 1)]
    press(program, "rule")
    assert isinstance(program.app.stack.top, Rulebook)
    key(program, pygame.K_ESCAPE)
    press(program, "again")
    assert table(program).game.setup.options["rank"] == "2"
    program.go_home()
    frames(program)
    press(program, "statistics")
    assert isinstance(program.app.stack.top, Statistics)


def test_a_finished_game_is_watched_again(program: Program) -> None:
    begin(program, PERSON, "normal", PERSON, seed="8")
    play(program)
    scene = program.app.stack.top
    assert isinstance(scene, End)
    before = scene._info
    press(program, "replay")
    assert isinstance(table(program), Watched)
    key(program, pygame.K_s, pygame.KMOD_CTRL)
    assert "watched" in program.app.remark
    program._pause(table(program))
    frames(program, 50)
    pause = program.app.stack.top
    assert isinstance(pause, Pause)
    assert [one.key for one in pause.controls] == ["resume", "rules", "settings", "restart", "leave"]
    key(program, pygame.K_ESCAPE)
    key(program, pygame.K_n, text="n")
    again = program.app.stack.top
    assert isinstance(again, End)
    assert again._info == before
    assert sum(one.played for one in profile.counts()) == 2
    press(program, "again")
    assert [plan.level for plan in table(program).game.seats] == [PERSON, "normal", PERSON]


def test_a_game_that_was_conceded_is_watched_to_that_point(program: Program) -> None:
    begin(program)
    play(program, 4)
    table(program).game.concede()
    frames(program)
    press(program, "replay")
    frames(program, 150)
    scene = program.app.stack.top
    assert isinstance(scene, End)
    assert scene._info.reason == "You conceded."


def test_a_finished_game_is_not_counted_again_when_it_is_loaded(program: Program) -> None:
    begin(program)
    program.seated.game.concede()  # type: ignore[union-attr]
    frames(program)
    slot = saves.listed()[0].slot
    program.go_home()
    frames(program)
    program.load(slot)
    frames(program)
    assert isinstance(program.app.stack.top, End)
    assert [one.played for one in profile.counts()] == [1]


def test_who_won_is_said_for_one_and_for_many(program: Program) -> None:
    scene = begin(program, PERSON, "normal", "normal")
    play(program, 3)
    words, told = program.app.words, ShipEnding(scene.table)
    seats = [SeatResult(f"hero {n}", told.icon(n), n, n < 2, "", 9, 8) for n in range(3)]
    assert ending._verdict(words, tuple(seats[:1])) == "hero 0 wins with 9 of 8 points"
    assert ending._verdict(words, tuple(seats)) == "hero 0 and hero 1 win"
    assert ending._verdict(words, tuple(seats[2:])) == "Nobody wins"


# -- settings ----------------------------------------------------------------------------------------


def test_settings_are_stored_at_once_in_one_file(program: Program, lantern_home: Path) -> None:
    program.app.apply(program.app.preferences.changed(text_scale=150, master=30))
    again, trouble = kept.preferences()
    assert trouble is None
    assert (again.text_scale, again.master) == (150, 30)
    begin(program)
    program.go_home()
    assert kept.preferences()[0].text_scale == 150
    assert [path.name for path in lantern_home.glob("*.toml")] == ["settings.toml"]


def test_a_broken_settings_file_is_set_aside_with_a_sentence(lantern_home: Path) -> None:
    (lantern_home / "settings.toml").write_text("size = [", encoding="utf-8")
    program = Program(headless=True)
    assert len(program._troubles) == 1
    assert "set aside" in program.said(program._troubles[0])
    assert (lantern_home / "settings.broken.toml").exists()
    assert program.app.preferences == Preferences()


@pytest.mark.parametrize(
    "line",
    [
        'mode = "upside down"',
        "size = [1, 1]",
        "size = [999999, 720]",
        "text_scale = 7",
        'animation = "warp"',
        "bot_pace = -3.0",
        "hover_ms = -5",
        'language = "xx"',
        "master = 4000",
        'keys = { accept = "x" }',
        "keys = 3",
    ],
)
def test_settings_that_make_no_sense_fall_back(lantern_home: Path, line: str) -> None:
    (lantern_home / "settings.toml").write_text(f"[preferences]\n{line}\n", encoding="utf-8")
    stored, _ = kept.preferences()
    name = line.split(" ")[0]
    if name == "keys":
        assert set(stored.keys) == set(Preferences().keys)
    else:
        assert getattr(stored, name) == getattr(Preferences(), name)


def test_a_data_folder_that_cannot_be_used_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "file" / "home"))
    program = Program(headless=True)
    assert "Nothing can be saved" in program.said(program._troubles[0])
    program.app.stack.push(program.home())
    frames(program)
    program.app.apply(program.app.preferences.changed(animation="off"))
    assert "cannot be written" in program.app.remark
    begin(program)
    play(program, 3)
    frames(program)
    assert "cannot be written" in program.app.remark
    key(program, pygame.K_s, pygame.KMOD_CTRL)
    key(program, pygame.K_RETURN)
    assert "cannot be written" in program.app.remark
    program.app.stack.clear()


def test_sound_without_a_device_is_told_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object) -> None:
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", no_device)
    program.app.apply(program.app.preferences.changed(muted=False))
    program.app.sound("click")
    assert "No sound device" in program.app.remark
    program.app._toast = None
    program.app.sound("click")
    assert program.app.remark == ""


def test_a_key_silences_everything(program: Program) -> None:
    key(program, pygame.K_m)
    assert program.app.preferences.muted is False
    key(program, pygame.K_m)
    assert program.app.preferences.muted is True
    assert kept.preferences()[0].muted is True


def test_events_have_sounds() -> None:
    from game.model.state import Event

    assert sound_of([Event("rolled", {}), Event("hurt", {})]) == "bad"
    assert sound_of([Event("nothing_known", {})]) == ""


def test_the_gamepad_is_named_once_it_is_used(program: Program) -> None:
    assert program.app.keys.name("undo") == "Ctrl Z"
    program.app.frame(0.02, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, joy=0, instance_id=0)])
    assert program.app.keys.name("undo") == "Y"
    key(program, pygame.K_TAB)
    assert program.app.keys.name("undo") == "Ctrl Z"


def test_a_stick_moves_the_focus_once_each_time_it_leaves_the_middle(program: Program) -> None:
    scene = program.app.stack.top
    assert isinstance(scene, MainMenu)
    seen = []
    for value in (0.2, 0.9, 1.0, 0.1, 0.8):
        program.app.frame(0.02, [pygame.event.Event(pygame.JOYAXISMOTION, axis=1, value=value, instance_id=0)])
        seen.append(scene.focused)
    assert seen == ["new", "lan", "lan", "lan", "load"]
    begin(program)
    focus = table(program).hands.focused
    program.app.frame(0.02, [pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=1.0, instance_id=0)])
    assert table(program).hands.focused != focus


def test_a_title_without_a_table_is_refused_in_a_sentence(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(program)
    program.go_home()
    frames(program)
    slot = saves.listed()[0].slot
    monkeypatch.delitem(titles.PLAYABLE, "twenty_strong")
    assert "no title called" in saved.infos(program.app.words)[0].broken
    program.load(slot)
    assert "no title called" in program.app.remark
    with pytest.raises(Unusable):
        program.run(Start(TITLE.setup(1), (SeatPlan(),), 9))


def test_tips_come_once_each_and_can_be_turned_off(program: Program) -> None:
    begin(program)
    assert "Gold" in program.app.remark
    program.go_home()
    frames(program)
    assert kept.habits()[0].confirmed == ("tip:tip_gold",)
    begin(program)
    assert program.app.remark == ""
    play(program, 2)
    program.go_home()
    frames(program)
    program._remember(settings.Habits())
    program.app.apply(program.app.preferences.changed(hints=False))
    begin(program)
    assert program.app.remark == ""


def test_reduced_motion_shows_things_in_place(program: Program) -> None:
    program.app.apply(program.app.preferences.changed(animation="normal", reduced_motion=True))
    scene = begin(program)
    play(program, 4)
    assert not scene.feed.director.busy


# -- failures ----------------------------------------------------------------------------------------


def test_a_defect_in_a_scene_is_told_and_the_game_is_safe(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(program)
    play(program, 4)
    frames(program)
    asked = scene.game.pending(0)

    def broken(surface: pygame.Surface) -> None:
        raise ZeroDivisionError("a picture without a size")

    monkeypatch.setattr(scene, "draw", broken)
    scene.dirty = True
    assert program.app._survive(0.02, [])
    trouble = program.app.stack.top
    assert isinstance(trouble, Trouble)
    (path,) = replays.folder().glob("fault-*.replay")
    told = replays.read(path)
    assert "a picture without a size" in told.fault
    assert told.record.title == "twenty_strong"
    press(program, "copy")
    press(program, "menu")
    assert isinstance(program.app.stack.top, MainMenu)
    press(program, "continue")
    assert table(program).game.pending(0) == asked


def test_a_defect_without_a_game_leaves_a_text(program: Program) -> None:
    scene = program.rescue(KeyError("menu"))
    program.app.stack.wreck(scene)
    frames(program)
    (path,) = replays.folder().glob("fault-*.txt")
    assert "KeyError" in path.read_text(encoding="utf-8")
    press(program, "quit")
    assert (program.app.running, program.app.status) == (False, 1)


def test_when_even_the_first_scene_fails_a_sentence_says_so(
    lantern_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Program(headless=True)

    def broken() -> None:
        raise ZeroDivisionError("no menu")

    monkeypatch.setattr(made, "home", broken)
    assert made.run() == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "no menu" in said
    assert str(next(replays.folder().glob("fault-*.txt"))) in said


def test_the_window_asks_once_before_it_closes(program: Program) -> None:
    begin(program)
    program.app.frame(0.02, [pygame.event.Event(pygame.QUIT)])
    frames(program)
    assert program.app.running
    assert isinstance(program.app.stack.top, Confirm)
    program.app.frame(0.02, [pygame.event.Event(pygame.QUIT)])
    assert not program.app.running


def test_a_held_key_repeats_what_moves_but_no_choice(program: Program) -> None:
    app = program.app

    def counts(code: int) -> list[bool]:
        down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")
        told = [app._counts(down), app._counts(down)]
        app._counts(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        return [*told, app._counts(down)]

    assert counts(pygame.K_RETURN) == [True, False, True]
    assert counts(pygame.K_ESCAPE) == [True, False, True]
    assert counts(pygame.K_DOWN) == [True, True, True]
    assert counts(pygame.K_b) == [True, True, True]
    assert counts(pygame.K_PAGEDOWN) == [True, True, True]


# -- the outline -------------------------------------------------------------------------------------


def test_the_outline_names_scene_question_and_places(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "outline.jsonl"
    probe = Probe(str(path))
    probe.note(program.app)
    probe.note(program.app)
    scene = begin(program)
    play(program, 2)
    frames(program)
    probe.note(program.app)
    menu, at_table = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert menu["scene"] == "MainMenu"
    assert next(one for one in menu["spots"] if one["key"] == "lan")["barred"]
    assert at_table["scene"] == "Table"
    assert scene.asking is not None
    assert at_table["asked"]["message"] == scene.asking.decision.message
    offered = {option for one in at_table["spots"] for option in one.get("options", ())}
    assert set(at_table["asked"]["keys"]) <= offered
    assert outline(program.app) == at_table
