"""Files: safe writing, the copy before, and every reason to refuse one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.storage import files, folders
from game.storage.record import Unusable


def test_a_file_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.save"
    files.write(path, "save", b"first")
    files.write(path, "save", b"second")
    assert files.read(path, "save") == ("save", b"second")
    assert files.read(files.older_copy(path), "save", "replay") == ("save", b"first")
    assert sorted(one.name for one in path.parent.iterdir()) == ["a.save", "a.save.old"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "file-empty"),
        (b"\x89PNG\r\n", "file-foreign"),
        (b"x" * 5000, "file-foreign"),
        (b"lantern save 1 abc\n{}", "file-damaged"),
        (b"lantern save one abc\n{}", "file-damaged"),
        (b"lantern save 2 abc\n{}", "file-newer"),
        (b"lantern save " + b"9" * 90 + b" abc\n{}", "file-damaged"),
        (b"lantern save \xd9\xa1 abc\n{}", "file-damaged"),
    ],
)
def test_a_strange_file_is_refused_with_the_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "a.save"
    path.write_bytes(content)
    with pytest.raises(Unusable) as refused:
        files.read(path, "save")
    assert refused.value.sentence.text == reason
    assert refused.value.sentence.args["file"] == "a.save"


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    files.write(tmp_path / "a", "profile", b"")
    with pytest.raises(Unusable, match="file-foreign"):
        files.read(tmp_path / "a", "save")


def test_a_huge_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(Unusable, match="file-too-large"):
        files.read(path, "save")
    with pytest.raises(Unusable, match="file-foreign"):
        files.read(tmp_path, "save")
    with pytest.raises(Unusable, match="file-not-read"):
        files.read(tmp_path / "missing", "save")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    files.write(path, "save", b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unusable) as refused:
        files.write(path, "save", b"new")
    assert refused.value.sentence.args == {"file": str(path), "why": "@why-full"}
    assert files.read(path, "save")[1] == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def test_where_there_are_no_links_it_still_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*paths: Path) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", none)
    files.write(tmp_path / "a", "save", b"one")
    files.write(tmp_path / "a", "save", b"two")
    assert files.read(tmp_path / "a", "save")[1] == b"two"


def test_the_folder_follows_the_variable(lantern_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders.home() == lantern_home
    assert folders.trouble() is None
    monkeypatch.delenv("LANTERN_HOME")
    assert folders.home().name == "lantern-table"


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "file" / "below"))
    trouble = folders.trouble()
    assert trouble
    assert trouble.text == "folder-unusable"
    assert trouble.args["folder"] == str(tmp_path / "file" / "below")
