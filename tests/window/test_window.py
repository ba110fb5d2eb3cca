"""Whole games in the real window: by keys alone, by mouse alone, through a power cut, and in full screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.storage import profile, saves
from tests.window.hands import Keyboard, Mouse, lead, play
from tests.window.window import Outline, Window

Opened = Callable[..., Window]
KEYS, MOUSE = Keyboard(), Mouse()


def at_table(opened: Opened, seed: str) -> Window:
    """A window with a new game of this seed."""
    window = opened("play", "twenty_strong", "--seed", seed)
    window.scene("Table")
    return window


def test_a_whole_game_by_keys_alone(opened: Opened) -> None:
    window = opened()
    assert window.scene("MainMenu")["focus"] == "new"
    window.keys("Return")
    window.scene("NewGame")
    lead(window, KEYS, "seed", "Entry")
    window.keys("4", "2", "Return")
    window.scene("NewGame")
    lead(window, KEYS, "start", "Table")
    assert play(window, KEYS, random.Random(5)) > 10
    window.scene("End")
    assert sum(one.played for one in profile.counts()) == 1
    window.keys("Escape")
    assert window.scene("MainMenu")["focus"] == "new"
    window.escape("Confirm")
    window.keys("Return")
    assert window.process.wait(10) == 0


def test_a_whole_game_by_mouse_alone(opened: Opened) -> None:
    window = opened()
    window.scene("MainMenu")
    lead(window, MOUSE, "tile:twenty_strong", "NewGame")
    MOUSE.choose(window, "rank:2")
    MOUSE.choose(window, "add")
    window.wait(lambda now: any(one["key"] == "seat:1" for one in now["spots"]), "a second seat")
    lead(window, MOUSE, "start", "Table")
    assert play(window, MOUSE, random.Random(7)) > 10
    window.scene("End")
    assert {one.level: (one.rank, one.played) for one in profile.counts()} == {
        "person": ("2", 1),
        "normal": ("2", 1),
    }
    lead(window, MOUSE, "menu", "MainMenu")
    lead(window, MOUSE, "quit", "Confirm")
    MOUSE.choose(window, "yes")
    assert window.process.wait(10) == 0


def question(now: Outline) -> Outline:
    """What is asked, without what was picked so far."""
    return {name: value for name, value in now["asked"].items() if name != "picks"}


@pytest.mark.parametrize("answers", [1, 6])
def test_after_a_power_cut_continue_asks_the_same_question(opened: Opened, answers: int) -> None:
    window = at_table(opened, "11")
    play(window, KEYS, random.Random(3), answers)
    before = question(window.question())
    window.kill()
    again = opened()
    assert again.scene("MainMenu")["focus"] == "continue"
    again.keys("Return")
    again.scene("Table")
    assert question(again.question()) == before


def test_full_screen_and_back_keeps_game_and_size(opened: Opened) -> None:
    window = at_table(opened, "12")
    play(window, KEYS, random.Random(3), 3)
    before, place = question(window.question()), window.place()
    for key in ("F11", "alt+Return") * 5:
        window.keys(key)
        window.wait(lambda now: now["size"] == [1920, 1080], "full screen")
        assert question(window.question()) == before
        window.keys(key)
        window.wait(lambda now: now["size"] == [1280, 720], "the window")
    assert question(window.question()) == before
    assert window.place() == place
    play(window, MOUSE, random.Random(3), 2)


def test_borderless_covers_the_monitor_and_gives_the_window_back(opened: Opened) -> None:
    window = at_table(opened, "12")
    window.move(210, 130)
    play(window, KEYS, random.Random(3), 2)
    before = question(window.question())
    assert window.place() == (210, 130)
    for back in ("settings", "F11") * 5:
        modes(window, "Right", [1920, 1080])
        assert window.place() == (0, 0)
        if back == "F11":
            window.keys("F11")
            window.wait(lambda now: now["size"] == [1280, 720], "the window")
        else:
            modes(window, "Left", [1280, 720])
        assert window.place() == (210, 130)
        assert question(window.question()) == before
    play(window, MOUSE, random.Random(3), 1)


def modes(window: Window, key: str, size: list[int]) -> None:
    """To the settings, the next or the previous mode of the window, and back to the table."""
    window.escape("Pause")
    lead(window, KEYS, "settings", "Settings")
    away = [one["key"] for one in window.now["spots"]].index("mode")
    window.keys(*["Tab"] * away)
    window.wait(lambda now: now["focus"] == "mode", "the mode of the window")
    window.keys(key)
    window.wait(lambda now: bool(now["size"] == size), "another mode")
    window.escape("Pause", "Table")


def test_another_size_keeps_the_game_and_is_remembered(opened: Opened) -> None:
    window = at_table(opened, "12")
    play(window, KEYS, random.Random(3), 2)
    before = question(window.question())
    for size in ([1024, 600], [1500, 800]):
        window.resize(*size)
        window.wait(lambda now, size=size: now["size"] == size, "another size")  # type: ignore[misc]
        assert question(window.question()) == before
    play(window, MOUSE, random.Random(3), 1)
    window.process.terminate()
    assert window.process.wait(10) == 0
    again = opened()
    assert again.scene("MainMenu")["size"] == [1500, 800]
    assert again.now["focus"] == "continue"


def test_the_pointer_is_right_in_all_four_corners(opened: Opened) -> None:
    window = opened()
    window.scene("MainMenu")
    window.move(37, 41)
    for size in ([1280, 720], [1024, 600], [1501, 803], [1920, 1080]):
        if size == [1920, 1080]:
            window.move(0, 0)  # where no window manager does so for full screen
            window.keys("F11")
        else:
            window.resize(*size)
        window.wait(lambda now, size=size: now["size"] == size, "another size")  # type: ignore[misc]
        for corner in ([0, 0], [size[0] - 1, 0], [0, size[1] - 1], [size[0] - 1, size[1] - 1]):
            window.point(corner)
            window.wait(lambda now, corner=corner: now["pointer"] == corner, f"the pointer at {corner}")  # type: ignore[misc]


def test_escape_is_one_step_back_everywhere(opened: Opened) -> None:
    window = opened()
    window.scene("MainMenu")
    for key, scene in (
        ("settings", "Settings"),
        ("credits", "Credits"),
        ("rulebooks", "Shelf"),
        ("statistics", "Statistics"),
        ("new", "NewGame"),
    ):
        lead(window, KEYS, key, scene)
        window.escape("MainMenu")
    window.keys("Return")
    window.scene("NewGame")
    lead(window, KEYS, "name:0", "Entry")
    window.escape("NewGame")
    lead(window, KEYS, "start", "Table")
    play(window, KEYS, random.Random(2), 2)
    asked = question(window.question())
    for key, scene in (("rules", "Rulebook"), ("settings", "Settings"), ("save", "Entry"), ("leave", "Confirm")):
        window.escape("Pause")
        lead(window, KEYS, key, scene)
        window.escape("Pause", "Table")
    assert question(window.question()) == asked
    window.keys("F1")
    window.scene("Rulebook")
    window.escape("Table")


def test_a_game_is_saved_under_a_name_and_loaded(opened: Opened) -> None:
    window = at_table(opened, "13")
    play(window, KEYS, random.Random(4), 4)
    asked = question(window.question())
    window.keys("ctrl+s")
    window.scene("Entry")
    window.keys("ctrl+a", "e", "v", "e", "Return")
    window.wait(lambda now: now["scene"] == "Table" and "eve" in now["remark"], "the save")
    window.escape("Pause")
    lead(window, KEYS, "leave", "Confirm")
    window.keys("Return")
    window.scene("MainMenu")
    named = next(one for one in saves.listed() if not one.is_auto)
    assert named.header is not None
    assert named.header.name == "eve"
    assert named.picture is not None
    lead(window, KEYS, "load", "Load")
    assert window.now["spots"][0]["key"] == f"save:{named.slot}"
    lead(window, KEYS, "load", "Table")
    assert question(window.question()) == asked


def test_closing_the_window_asks_once_and_saves(opened: Opened) -> None:
    window = at_table(opened, "14")
    play(window, MOUSE, random.Random(4), 3)
    asked = question(window.question())
    window.escape("Pause")
    lead(window, MOUSE, "leave", "Confirm")
    lead(window, MOUSE, "yes", "MainMenu")
    lead(window, MOUSE, "continue", "Table")
    assert question(window.question()) == asked
