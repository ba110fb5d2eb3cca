"""Settings: one file, sections that leave each other alone, and what happens to a broken one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage import settings
from game.storage.record import SeatPlan
from game.storage.settings import Habits, LastGame
from scenes.kit.preferences import Preferences


def test_without_a_file_there_are_defaults() -> None:
    assert settings.read("play", Habits) == (Habits(), None)
    assert settings.read("program", Preferences) == (Preferences(), None)


def test_each_section_comes_back_and_leaves_the_other_alone() -> None:
    habits = Habits(
        standing={"it_baton": "always"},
        last={"twenty_strong": LastGame((SeatPlan(name="Ann"), SeatPlan("hard")), {"rank": "3"})},
        confirmed=("end",),
    )
    program = Preferences(size=(1920, 1080), mode="borderless", text_scale=150, keys={"undo": "u"})
    assert settings.write("play", habits) is None
    assert settings.write("program", program) is None
    assert settings.read("play", Habits) == (habits, None)
    assert settings.read("program", Preferences) == (program, None)


def test_a_broken_file_is_set_aside() -> None:
    settings.path().parent.mkdir(parents=True, exist_ok=True)
    settings.path().write_bytes(b"[play\nx=\xff")
    habits, trouble = settings.read("play", Habits)
    assert habits == Habits()
    assert trouble
    assert trouble.text == "settings-broken"
    assert Path(str(trouble.args["file"])).read_bytes() == b"[play\nx=\xff"
    assert settings.read("play", Habits) == (Habits(), None)


@pytest.mark.parametrize(
    ("line", "name"),
    [('text_scale = "big"', "text_scale"), ("size = [1]", "size"), ('mode = "sideways"', "mode"), ("keys = 3", "keys")],
)
def test_a_value_that_cannot_be_used_is_named_and_the_others_count(line: str, name: str) -> None:
    settings.path().parent.mkdir(parents=True, exist_ok=True)
    settings.path().write_text(f'[program]\nlanguage = "pseudo"\n{line}\nunknown = 1\n')
    program, trouble = settings.read("program", Preferences)
    assert program == Preferences(language="pseudo")
    assert trouble
    assert trouble.args["names"] == name


def test_a_section_that_is_no_section_counts_as_none() -> None:
    settings.path().parent.mkdir(parents=True, exist_ok=True)
    settings.path().write_text("program = 4\n" + "deep = " + "[" * 5000 + "]" * 5000)
    program, trouble = settings.read("program", Preferences)
    assert program == Preferences()
    assert trouble is None or trouble.text == "settings-broken"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "file"))
    trouble = settings.write("play", Habits())
    assert trouble
    assert trouble.text == "file-not-written"
    assert settings.read("play", Habits)[0] == Habits()
