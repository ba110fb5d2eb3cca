"""Folders: where the program keeps its files, and what to say when it cannot."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from game.storage import files
from game.storage.record import Sentence


def home() -> Path:
    """Return the program's data folder; the variable LANTERN_HOME moves it."""
    chosen = os.environ.get("LANTERN_HOME")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("lantern-table", appauthor=False))


def trouble() -> Sentence | None:
    """Return what keeps the program from saving anything, or None."""
    folder = home()
    probe = folder / ".probe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
        files.sweep(folder)
    except OSError as error:
        return Sentence("folder-unusable", {"folder": str(folder), "why": files.why(error)})
    return None
