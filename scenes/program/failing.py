"""When the program itself fails: a report is written, and what it says."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass
from pathlib import Path

from msgspec import json

from game.storage import files, replays
from game.storage.record import Record, Unusable, program_version
from game.storage.replays import REPLAY, Replay


@dataclass(frozen=True)
class Report:
    """What failed, in full and in short, and the file that tells it (None when it could not be written)."""

    short: str
    full: str
    path: Path | None


def report(fault: Exception, record: Record | None) -> Report:
    """Write the report: a replay of the game with the defect in it, or a text when no game was open."""
    short = f"{type(fault).__name__}: {fault}"
    full = "".join(traceback.format_exception(fault))
    stem = time.strftime("fault-%Y%m%d-%H%M%S")
    try:
        path = _replay(stem, record, full) if record else _text(stem, full)
    except Unusable:
        return Report(short, full, None)
    return Report(short, full, path)


def _replay(stem: str, record: Record, full: str) -> Path:
    path = replays.folder() / f"{stem}.replay"
    files.write(path, REPLAY, json.encode(Replay(record, fault=full, system=_system())))
    return path


def _text(stem: str, full: str) -> Path:
    path = replays.folder() / f"{stem}.txt"
    files.write_bytes(path, f"{_system()}\n\n{full}".encode())
    return path


def _system() -> str:
    import platform

    return f"Lantern Table {program_version()}, Python {platform.python_version()}, {platform.system()}"
