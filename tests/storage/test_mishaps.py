"""Mishaps around saved games: power cuts at any moment, full disks, and several programs on one folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.luck import Luck
from game.model.state import canonical
from game.storage import files, folders, profile, saves, settings
from game.storage.autosave import Autosave
from game.storage.claim import claim
from game.storage.record import Unusable
from game.storage.settings import Habits
from game.table import LocalTable
from tests.storage.games import play, record, table

ROOT = Path(__file__).resolve().parents[2]
PNG = b"\x89PNG\r\n\x1a\n..."


class PowerCut(BaseException):
    """Nothing after it is done."""


class Plug:
    """Pulled at the n-th thing that the program asks of the disk."""

    def __init__(self, after: int) -> None:
        self.left = after

    def wired(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def done(*args: Any, **also: Any) -> Any:
            if self.left == 0:
                raise PowerCut
            self.left -= 1
            return act(*args, **also)

        return done


@contextmanager
def pulled(after: int) -> Iterator[Plug]:
    """A disk that stops after some acts; a file that was just opened for writing is empty then."""
    plug = Plug(after)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("open", "unlink", "replace"):
            patch.setattr(Path, name, plug.wired(getattr(Path, name)))
        for name in ("fsync", "link"):
            patch.setattr(os, name, plug.wired(getattr(os, name)))
        yield plug


def moments(act: Callable[[], object]) -> Iterator[int]:
    """Do something again and again, cut off one moment later each time, until it is done; after each cut `yield`."""
    for after in range(100):
        try:
            with pulled(after):
                act()
            return
        except PowerCut:
            yield after


def test_a_power_cut_while_renaming_leaves_the_game_under_one_of_its_names() -> None:
    slot = saves.save(record(12), "before", picture=PNG)
    whole = canonical(saves.load(slot).run.state)
    cuts = 0
    for _ in moments(lambda: saves.rename(slot, "after")):
        cuts += 1
        (saved,) = saves.listed()
        assert saved.header
        assert saved.header.name in ("before", "after")
        assert saved.picture
        assert canonical(saves.load(slot).run.state) == whole
    assert cuts >= 5
    assert saves.listed()[0].header.name == "after"  # type: ignore[union-attr]


def test_a_power_cut_while_saving_leaves_the_old_game_or_the_new_one() -> None:
    old, new = record(8), record(20)
    slot = saves.save(old, "a")
    for _ in moments(lambda: saves.save(new, "a", slot)):
        assert len(saves.load(slot).record.answers) in (len(old.answers), len(new.answers))
    assert len(saves.load(slot).record.answers) == len(new.answers)


def test_a_power_cut_while_deleting_leaves_a_whole_game_or_none() -> None:
    saves.save(record(8), "other", "game-07", PNG)
    slot = saves.save(record(8), "a", picture=PNG)
    saves.rename(slot, "b")
    for _ in moments(lambda: saves.delete(slot)):
        assert all(not saved.broken for saved in saves.listed())
        assert "game-07" in [saved.slot for saved in saves.listed()]
    assert [saved.slot for saved in saves.listed()] == ["game-07"]
    assert sorted(path.name for path in saves.folder().iterdir()) == ["game-07.png", "game-07.save"]


@pytest.mark.parametrize("number", [28, 30, 13, 5])
def test_no_disk_error_loses_a_game_or_goes_without_a_sentence(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    slot = saves.save(record(8), "a")

    def refused(*_: object, **also: object) -> None:
        raise OSError(number, os.strerror(number))

    for name, act in (
        ("replace", lambda: saves.rename(slot, "b")),
        ("replace", lambda: saves.save(record(9), "c")),
        ("unlink", lambda: saves.delete(slot)),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(Path, name, refused)
            with pytest.raises(Unusable) as told:
                act()
        assert told.value.sentence.text in ("file-not-written", "file-not-deleted")
        assert told.value.sentence.args["why"] == files.WHYS.get(number, os.strerror(number))
        assert saves.load(slot).record.answers == record(8).answers


def test_a_game_is_saved_also_where_there_is_no_room_for_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    write = files.write_bytes

    def small(path: Path, content: bytes, *, sync: bool = True) -> None:
        if path.suffix == ".png":
            raise Unusable("file-not-written", file=str(path), why="@why-full")
        write(path, content, sync=sync)

    monkeypatch.setattr(files, "write_bytes", small)
    slot = saves.save(record(8), "a", picture=PNG)
    (saved,) = saves.listed()
    assert (saved.slot, saved.picture, saved.broken) == (slot, None, None)


def test_a_folder_that_may_not_even_be_looked_into_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a network drive whose password has changed."""

    def denied(*_: object, **also: object) -> None:
        raise PermissionError(13, "Permission denied")

    for name in ("exists", "stat", "open", "mkdir", "unlink", "replace", "iterdir", "write_bytes"):
        monkeypatch.setattr(Path, name, denied)
    trouble = folders.trouble()
    assert trouble
    assert trouble.args["why"] == "@why-denied"
    assert saves.listed() == []
    assert saves.latest() is None
    assert profile.counts() == []
    assert settings.read("habits", Habits)[0] == Habits()
    with pytest.raises(Unusable):
        saves.save(record(3), "a")
    one = play(table(1, 1, Autosave()), 4)
    assert [notice.sentence.text for notice in one.take_notices()] == ["autosave-failed"]
    one.close()


# -- several programs --------------------------------------------------------------------------------


def test_a_game_that_is_open_elsewhere_goes_on_in_a_slot_of_its_own() -> None:
    first = Autosave()
    one = play(table(1, 1, first), 6)
    first.wait()
    slot = first.slot or ""
    second = Autosave(slot)
    assert second.elsewhere
    other = LocalTable.resume(saves.load(slot), keeper=second)
    play(other, 3, Luck(9))
    second.wait()
    assert second.slot != slot
    play(one, 5, Luck(4))
    one.close()
    other.close()
    assert len(saves.load(slot).record.answers) == len(one.record().answers)
    assert len(saves.load(second.slot or "").record.answers) == len(other.record().answers)
    third = Autosave(slot)
    assert not third.elsewhere
    third.close()


def test_more_programs_than_slots_overwrite_nothing() -> None:
    tables = [play(table(1, seed, Autosave()), 3, Luck(seed)) for seed in range(5)]
    answers = [one.record().answers for one in tables]
    for one in tables:
        one.close()
    kept = [saves.load(saved.slot).record.answers for saved in saves.listed()]
    assert sorted(map(str, kept)) == sorted(map(str, answers))


def test_a_finished_game_gives_its_slot_to_the_next_while_its_end_is_still_shown() -> None:
    for seed in (1, 2):
        play(table(1, seed, Autosave()), 4).close()
    keeper = Autosave()
    over = play(table(1, 3, keeper), 2000)
    assert over.result
    following = Autosave()
    play(table(1, 4, following), 3)
    following.wait()
    assert following.slot == keeper.slot
    over.close()
    following.close()


HOLDER = """
import sys, time
from game.storage.claim import claim
from game.storage import saves
held = claim(saves.lock_path(sys.argv[1]))
print("held" if held else "refused", flush=True)
time.sleep(60)
"""


def test_a_claim_holds_between_programs_and_ends_with_a_killed_one() -> None:
    slot = saves.save(record(5), "", "auto-twenty_strong-1")
    with subprocess.Popen([sys.executable, "-c", HOLDER, slot], cwd=ROOT, stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout
            assert other.stdout.readline().strip() == "held"
            assert Autosave(slot).elsewhere
            with pytest.raises(Unusable, match="save-open-elsewhere"):
                saves.delete(slot)
            assert saves.load(slot).record.answers == record(5).answers
        finally:
            other.kill()
    held = claim(saves.lock_path(slot))
    assert held
    held.release()
    saves.delete(slot)
    assert saves.listed() == []


WRITER = """
import sys
from pathlib import Path
from game.storage import files
for number in range(150):
    files.write(Path(sys.argv[1]), "save", sys.argv[2].encode() * (1000 + number), sync=False)
"""


def test_two_programs_that_write_one_file_leave_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "settings"
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(path), sign], cwd=ROOT) for sign in "ab"]
    read = 0
    while any(one.poll() is None for one in writers):
        if path.exists():
            kind, content = files.read(path, "save")
            assert len(set(content)) == 1
            read += kind == "save"
    assert [one.wait() for one in writers] == [0, 0]
    assert read > 10
    assert sorted(one.name for one in tmp_path.iterdir()) == ["settings", "settings.old"]


def test_what_two_programs_change_in_the_settings_is_kept_of_both() -> None:
    start = Habits(last_title="relic", confirmed=("a",))
    settings.write("habits", start)
    assert settings.write("habits", Habits(last_title="sentinels", confirmed=("a",)), start) is None
    assert settings.write("habits", Habits(last_title="relic", confirmed=("a", "b")), start) is None
    assert settings.read("habits", Habits) == (Habits(last_title="sentinels", confirmed=("a", "b")), None)


def test_what_cannot_be_used_in_the_settings_goes_when_they_are_stored() -> None:
    settings.path().write_text('[habits]\nlast_title = 7\nconfirmed = ["a"]\n', encoding="utf-8")
    before, trouble = settings.read("habits", Habits)
    assert trouble
    settings.write("habits", Habits(confirmed=("a", "b")), before)
    assert settings.read("habits", Habits) == (Habits(confirmed=("a", "b")), None)


def test_settings_that_cannot_be_read_now_are_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    settings.write("play", Habits(last_title="relic"))
    whole = settings.path().read_bytes()

    def denied(path: Path) -> bytes:
        raise Unusable("file-not-read", file=str(path), why="@why-denied")

    with monkeypatch.context() as patch:
        patch.setattr(files, "read_bytes", denied)
        trouble = settings.write("habits", Habits())
    assert trouble
    assert trouble.text == "file-not-read"
    assert settings.path().read_bytes() == whole


def test_what_a_cut_left_behind_is_swept_away_but_not_what_is_being_written() -> None:
    saves.folder().mkdir(parents=True)
    old, fresh = saves.folder() / "game-01.save.77.new", folders.home() / "settings.toml.78.new"
    for path in (old, fresh):
        path.write_bytes(b"begun")
    os.utime(old, (time.time() - 9999,) * 2)
    assert folders.trouble() is None
    assert not old.exists()
    assert fresh.exists()


# -- files from elsewhere ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["game-01 (copy)", "game-01 - Copy", "game-01 (1)", "Spiel 3, Kopie"])
def test_a_copy_that_a_file_manager_made_is_a_game_too(name: str) -> None:
    slot = saves.save(record(6), "a")
    copied = saves.folder() / f"{name}.save"
    copied.write_bytes(saves.path_of(slot).read_bytes())
    assert {saved.slot for saved in saves.listed() if not saved.broken} == {slot, name}
    assert saves.load(name).record.answers == record(6).answers
    saves.rename(name, "b")
    saves.delete(name)
    assert [saved.slot for saved in saves.listed()] == [slot]


def test_ninety_names_are_listed_at_once() -> None:
    game = record(30)
    for number in range(90):
        saves.save(game, f"game {number}")
    started = time.perf_counter()
    assert len(saves.listed()) == 90
    assert time.perf_counter() - started < 2
