"""Saves: slots, the list, loading, other versions, and files that somebody has tampered with."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import json, structs

from game.engine.ask import Answer
from game.model.state import canonical
from game.storage import files, replays, saves
from game.storage.autosave import Autosave
from game.storage.private import Private, trace
from game.storage.record import Record, Unusable
from game.storage.resume import resumed
from game.table import LocalTable
from tests.storage.games import TITLE, play, record, table

GAMES = Path(__file__).parent / "games.py"
ROOT = Path(__file__).resolve().parents[2]


def sealed(content: bytes, kind: str = "save") -> bytes:
    """Return a file with a right checksum, whatever is in it."""
    return f"lantern {kind} 1 {hashlib.sha256(content).hexdigest()}\n".encode() + content


def put(slot: str, content: bytes) -> None:
    saves.folder().mkdir(parents=True, exist_ok=True)
    saves.path_of(slot).write_bytes(content)


def test_a_named_save_is_listed_and_comes_back() -> None:
    one = play(table(2), 14)
    slot = saves.save(one.record(), "  Friday\nnight  ", picture=b"\x89PNG\r\n\x1a\n...")
    (saved,) = saves.listed()
    assert saved.header
    assert (saved.slot, saved.header.name, saved.header.title) == (slot, "Fridaynight", "twenty_strong")
    assert [plan.name for plan in saved.header.seats] == ["player 0", "player 1"]
    assert saved.header.rounds[1] == 10
    assert abs(saved.when - time.time()) < 60
    assert saved.picture
    assert not saved.is_auto
    back = LocalTable.resume(saves.load(slot))
    assert canonical(back.view(0)) == canonical(one.view(0))
    assert back.waiting() == one.waiting()
    assert back.pending(back.waiting()[0]) == one.pending(one.waiting()[0])


def test_there_are_many_slots_and_each_can_be_renamed_and_deleted() -> None:
    game = record()
    slots = [saves.save(game, f"game {number}") for number in range(25)]
    assert len(dict.fromkeys(slots)) == 25
    saves.rename(slots[3], "another name")
    header = saves.look(slots[3]).header
    assert header
    assert header.name == "another name"
    saves.delete(slots[3])
    assert len(saves.listed()) == 24
    assert saves.save(game, "again") == slots[3]
    with pytest.raises(Unusable, match="file-not-read"):
        saves.load("game-98")


def test_when_all_slots_are_taken_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "SLOTS", 2)
    game = record()
    for _ in range(2):
        saves.save(game, "x")
    with pytest.raises(Unusable, match="save-slots-full"):
        saves.save(game, "x")


@pytest.mark.parametrize("slot", ["", "../x", "a/b", "a.b", "\0", "x" * 300])
def test_a_slot_is_never_a_path(slot: str) -> None:
    if len(slot) < 300:
        with pytest.raises(Unusable, match="save-no-slot"):
            saves.path_of(slot)
    assert saves.look(slot).broken


def test_an_empty_or_missing_folder_has_no_saves() -> None:
    assert saves.listed() == []
    assert saves.latest() is None


def test_the_newest_autosave_is_the_one_to_continue() -> None:
    for seed in (1, 2, 3, 4):
        keeper = Autosave()
        play(table(1, seed, keeper), 12).close()
        last = keeper.slot
    slots = [saved.slot for saved in saves.listed()]
    assert sorted(slots) == [f"auto-twenty_strong-{number}" for number in (1, 2, 3)]
    latest = saves.latest()
    assert latest
    assert latest.is_auto
    assert latest.slot == last


def test_a_finished_game_is_not_to_be_continued() -> None:
    keeper = Autosave()
    play(table(1, 1, keeper), 2000).close()
    assert saves.latest() is None
    (saved,) = saves.listed()
    assert saved.header
    assert saved.header.over
    assert saves.load(saved.slot).run.over
    replacement = Autosave()
    for seed in (2, 3, 4):
        replacement = Autosave()
        play(table(1, seed, replacement), 3).close()
    assert replacement.slot == saved.slot


def test_a_conceded_game_stays_conceded() -> None:
    one = play(table(), 10)
    one.concede()
    slot = saves.save(one.record(), "given up")
    back = LocalTable.resume(saves.load(slot))
    assert back.result
    assert back.result.reason == "end-conceded"


def test_continuing_keeps_the_slot() -> None:
    keeper = Autosave()
    play(table(1, 1, keeper), 5).close()
    slot = keeper.slot or ""
    again = Autosave(slot)
    one = LocalTable.resume(saves.load(slot), keeper=again)
    play(one, 3).close()
    assert len(saves.listed()) == 1
    assert len(saves.load(slot).record.answers) == len(one.record().answers)


def test_an_undone_answer_is_gone_from_the_save() -> None:
    keeper = Autosave()
    one = table(1, 1, keeper)
    before = len(one.record().answers)
    play(one, 1)
    if one.undo_reason(0) == "":
        one.undo(0)
        one.close()
        assert len(saves.load(keeper.slot or "").record.answers) == before


def test_an_undo_after_loading_passes_over_automatic_answers() -> None:
    game = structs.replace(record(10), automatic=(3, 5))
    assert LocalTable.resume(resumed(game)).record().automatic == (3, 5)


def test_a_damaged_save_gives_way_to_the_copy_before() -> None:
    slot = saves.save(record(10), "a")
    saves.save(record(12), "a", slot)
    path = saves.path_of(slot)
    path.write_bytes(path.read_bytes()[:-40])
    assert saves.look(slot).header
    back = saves.load(slot)
    assert back.warning
    assert back.warning.text == "save-older-copy"
    assert len(back.record.answers) == len(record(10).answers)


def test_other_rules_go_on_from_the_boundary_and_say_so() -> None:
    game = record(30)
    for changed in (
        structs.replace(game, answers=game.answers[:-3]),
        structs.replace(game, answers=(*game.answers[:10], *game.answers[11:])),
        structs.replace(game, digest="other"),
    ):
        back = resumed(changed)
        assert back.warning
        assert back.warning.text == "save-from-boundary"
        assert back.run.pending
        one = LocalTable.resume(back)
        play(one, 8)
        again = resumed(one.record())
        assert again.warning is None
        assert canonical(again.run.state) == canonical(resumed(one.record()).run.state)
        assert again.run.pending == resumed(one.record()).run.pending


def test_an_unknown_title_is_listed_as_broken() -> None:
    game = structs.replace(record(5), title="chess")
    slot = saves.save(game, "chess")
    broken = saves.look(slot).broken
    assert broken
    assert broken.text == "save-unknown-title"
    with pytest.raises(Unusable, match="save-unknown-title"):
        saves.load(slot)


HOSTILE = {
    "deep": b"[" * 200_000,
    "deep header": b'{"name":' + b"[" * 100_000,
    "nothing": b"",
    "no body": b"{}\n",
    "not text": bytes(range(256)),
    "numbers": b'{"name":"a","title":"twenty_strong","seats":[],"rounds":[1,1e999],"when":1}\n{}',
    "huge number": b'{"name":"a","title":"twenty_strong","seats":[],"rounds":[1,2],"when":' + b"9" * 6000 + b"}\n{}",
    "nan": b'{"name":"a","title":"twenty_strong","seats":[],"rounds":[1,NaN],"when":1}\n{}',
    "types": b'{"name":["a"],"title":7,"seats":{},"rounds":"x","when":null}\n[]',
    "surrogate": b'{"name":"\\ud800","title":"twenty_strong","seats":[],"rounds":[1,2],"when":1}\n{}',
    "zeros": b"\0" * 1_000_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_saves_are_refused_at_once(name: str) -> None:
    put("evil", sealed(HOSTILE[name]))
    started = time.perf_counter()
    assert len(saves.listed()) == 1
    with pytest.raises(Unusable):
        saves.load("evil")
    assert time.perf_counter() - started < 1


HEADER = b'{"name":"a","title":"twenty_strong","seats":[{}],"rounds":[1,10],"when":1}\n'


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 10**60},
        {"seed": -5},
        {"answers": [{"decision": 0, "seat": 99, "keys": ["x"]}] * 3},
        {"answers": [{"decision": 0, "seat": -1, "keys": ["x"]}] * 3},
        {"setup": {"title": "twenty_strong", "seats": 10**9, "options": {}}},
        {"setup": {"title": "twenty_strong", "seats": 1, "options": {"rank": "x" * 100_000}}},
        {"seats": []},
        {"boundary": "e30=", "answers": []},
        {"boundary": "////", "answers": []},
        {"title": "../../etc"},
    ],
)
def test_a_tampered_body_never_stops_the_program(changes: dict[str, object]) -> None:
    body = {**json.decode(json.encode(record(10))), **changes}
    put("evil", sealed(HEADER + json.encode(body)))
    started = time.perf_counter()
    with suppress(Unusable):
        back = saves.load("evil")
        assert back.run.pending or back.run.over
    assert time.perf_counter() - started < 1
    assert saves.listed()


def test_a_thousand_mutations_are_refused() -> None:
    saves.save(record(20), "a", "good")
    whole = saves.path_of("good").read_bytes()
    dice = random.Random(4)
    worst = 0.0
    for number in range(1000):
        changed = bytearray(whole)
        if number % 3 == 0:
            del changed[dice.randrange(len(changed)) :]
        elif number % 3 == 1:
            changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
        else:
            at = dice.randrange(len(changed))
            changed[at : at + dice.randrange(20)] = dice.randbytes(dice.randrange(40))
        if bytes(changed) == whole:
            continue
        put("evil", bytes(changed))
        started = time.perf_counter()
        assert saves.look("evil").broken
        worst = max(worst, time.perf_counter() - started)
    assert worst < 1


def test_mutations_with_a_right_checksum_never_stop_the_program() -> None:
    saves.save(record(15), "a", "good")
    content = saves.path_of("good").read_bytes().partition(b"\n")[2]
    dice = random.Random(5)
    for _ in range(150):
        changed = bytearray(content)
        for _ in range(dice.randrange(1, 4)):
            changed[dice.randrange(len(changed))] = dice.choice(b'0123456789{}[]",:abc')
        put("evil", sealed(bytes(changed)))
        started = time.perf_counter()
        saves.look("evil")
        with suppress(Unusable):
            LocalTable.resume(saves.load("evil")).view(0)
        assert time.perf_counter() - started < 1


def test_a_read_only_folder_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LANTERN_HOME", str(tmp_path / "file"))
    one = play(table(1, 1, Autosave()), 10)
    notices = one.take_notices()
    assert [notice.kind for notice in notices] == ["storage"]
    assert notices[0].sentence.text == "autosave-failed"
    assert str(tmp_path / "file") in str(notices[0].sentence.args["file"])
    assert saves.listed() == []
    play(one, 2000)
    assert one.result
    one.close()


@pytest.mark.parametrize("trial", range(15))
def test_a_killed_program_loses_at_most_the_last_answer(trial: int, lantern_home: Path) -> None:
    dice = random.Random(trial)
    child = subprocess.Popen(
        [sys.executable, str(GAMES)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert child.stdout
    said = [int(child.stdout.readline()) for _ in range(dice.randrange(2, 40))]
    time.sleep(dice.random() * 0.01)
    child.kill()
    said += [int(line) for line in child.stdout.read().split(b"\n")[:-1]]
    child.stdout.close()
    child.wait()
    latest = next(one for one in saves.listed() if one.is_auto)
    back = saves.load(latest.slot)
    assert back.warning is None
    assert len(back.record.answers) >= said[-2]
    one = LocalTable.resume(back)
    assert one.result or one.pending(one.waiting()[0])


def test_any_save_can_be_replayed_and_reports_are_replays() -> None:
    game = record(20)
    slot = saves.save(game, "a")
    assert replays.read(saves.path_of(slot)).record == game
    path = replays.write(game)
    assert replays.read(path).record == game
    sentence = replays.report(game, game.answers[-1], ValueError("half a rule"))
    assert sentence.text == "fault-reported"
    report = replays.read(Path(str(sentence.args["file"])))
    assert report.failed == game.answers[-1]
    assert "half a rule" in report.fault
    assert Path.home().as_posix() not in report.system


def test_what_seats_keep_to_themselves_is_in_saves_but_in_no_replay() -> None:
    one = table(2)
    one.set_private(1, Private(trace("42"), ("the captain lies",)))
    game = one.record()
    assert json.decode(json.encode(game), type=Record).private[1].notes == ("the captain lies",)
    sentence = replays.report(game, Answer(0, 0, ("x",)), ValueError("half a rule"))
    for path in (replays.write(game), Path(str(sentence.args["file"]))):
        assert b"captain lies" not in path.read_bytes()
        assert replays.read(path).record == structs.replace(game, private=())


def test_a_record_survives_its_bytes() -> None:
    game = record(40, 3)
    assert json.decode(json.encode(game), type=Record) == game
    assert files.FORMAT == 1
    assert TITLE.id == game.title
