"""A claim: the slot of a game that is open belongs to one program alone, until it ends in whatever way."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    TAKEN: tuple[type[OSError], ...] = (OSError,)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    TAKEN: tuple[type[OSError], ...] = (BlockingIOError,)


class Claim:
    """Held until `release`; the system takes it back from a program that has died."""

    def __init__(self, handle: int = -1) -> None:
        self._handle = handle

    def release(self) -> None:
        """Let others have it."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def __del__(self) -> None:
        self.release()


def claim(path: Path) -> Claim | None:
    """Claim what a file beside it stands for; None when another program has it.

    Where nothing can be locked, as in a folder that cannot be written, everybody has everything.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return Claim()
    held = Claim(handle)
    try:
        _lock(handle)
    except TAKEN:
        return None
    except OSError:
        return Claim()
    return held
