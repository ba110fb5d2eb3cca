"""Replays: whole games as files; the report of a defect is one, with the answer that failed."""

from __future__ import annotations

import platform
import time
import traceback
from pathlib import Path

from msgspec import MsgspecError, Struct, json, structs

from game.engine.ask import Answer
from game.storage import files, folders
from game.storage.record import Record, Sentence, Unusable, program_version
from game.storage.saves import SAVE, record_in

REPLAY = "replay"


class Replay(Struct, frozen=True):
    """A game from its first answer, and in a report the answer that failed, how, and on what system."""

    record: Record
    failed: Answer | None = None
    fault: str = ""
    system: str = ""


def folder() -> Path:
    """Return the folder of the replays."""
    return folders.home() / "replays"


def write(record: Record, path: Path | None = None) -> Path:
    """Write a game as a replay and return where it is; raises Unusable."""
    return _write(Replay(record, system=_system()), path or _free(record.title))


def report(record: Record, answer: Answer, fault: Exception) -> Sentence:
    """Write the report of a defect in the rules; the sentence says where it is, or what the defect was."""
    said = "".join(traceback.format_exception(fault))
    short = f"{type(fault).__name__}: {fault}"
    try:
        path = _write(Replay(record, answer, said, _system()), _free(f"fault-{record.title}"))
    except Unusable:
        return Sentence("fault-rules", {"fault": short})
    return Sentence("fault-reported", {"fault": short, "file": str(path)})


def _write(replay: Replay, path: Path) -> Path:
    """Write a replay; it may be sent to others, so what seats keep to themselves stays out."""
    open_to_all = structs.replace(replay, record=structs.replace(replay.record, private=()))
    files.write(path, REPLAY, json.encode(open_to_all))
    return path


def _free(name: str) -> Path:
    """Return a path that no file has."""
    stem = f"{name}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1000):
        path = folder() / f"{stem}{f'-{number}' if number else ''}.replay"
        if not files.there(path):
            return path
    raise Unusable("file-not-written", file=str(folder()), why="")


def _system() -> str:
    return f"Lantern Table {program_version()}, Python {platform.python_version()}, {platform.system()}"


def read(path: Path) -> Replay:
    """Return the game in a replay or a save; raises Unusable, with the reason."""
    kind, content = files.read(path, REPLAY, SAVE)
    if kind == SAVE:
        return Replay(record_in(content.partition(b"\n")[2], path.name))
    try:
        return json.decode(content, type=Replay)
    except (MsgspecError, ValueError, RecursionError) as fault:
        raise Unusable("file-damaged", file=path.name) from fault
