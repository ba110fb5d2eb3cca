"""Files that survive a crash: written beside the old one, synced, renamed; checked when they are read."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from game.storage.record import Unusable

FORMAT = 1
LARGEST = 16 * 1024 * 1024
_LONGEST_HEAD = 120


def write(path: Path, kind: str, content: bytes, *, sync: bool = True) -> None:
    """Write a file of ours so that at any moment either the old or the new one is there.

    The old one is kept as a second copy. Raises Unusable when the file cannot be written.
    """
    head = f"lantern {kind} {FORMAT} {hashlib.sha256(content).hexdigest()}\n".encode()
    write_bytes(path, head + content, sync=sync)


def write_bytes(path: Path, content: bytes, *, sync: bool = True) -> None:
    """Write any file in the same safe way."""
    new = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            _write_new(new, content, sync)
            _keep_copy(path)
            new.replace(path)
        except OSError:
            new.unlink(missing_ok=True)
            raise
        if sync:
            _sync_folder(path.parent)
    except OSError as error:
        raise Unusable("file-not-written", file=str(path), why=_why(error)) from error


def _write_new(path: Path, content: bytes, sync: bool) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        if sync:
            os.fsync(file.fileno())


def _keep_copy(path: Path) -> None:
    """Keep the present file under a second name, where the file system can do that."""
    older = older_copy(path)
    try:
        older.unlink(missing_ok=True)
        os.link(path, older)
    except OSError:
        return


def older_copy(path: Path) -> Path:
    """Return where the copy before the last is kept."""
    return path.with_name(f"{path.name}.old")


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(path: Path, *kinds: str) -> tuple[str, bytes]:
    """Return the kind and the content of a file of ours; raises Unusable, with the reason."""
    whole = read_bytes(path)
    head, _, content = whole.partition(b"\n")
    parts = head.decode("ascii", "replace").split(" ") if len(head) <= _LONGEST_HEAD else []
    if len(parts) != 4 or parts[0] != "lantern":
        raise Unusable("file-foreign", file=path.name)
    _, kind, version, checksum = parts
    if not version.isdecimal() or len(version) > 4:
        raise Unusable("file-damaged", file=path.name)
    if int(version) > FORMAT:
        raise Unusable("file-newer", file=path.name, version=int(version))
    if hashlib.sha256(content).hexdigest() != checksum:
        raise Unusable("file-damaged", file=path.name)
    if kind not in kinds:
        raise Unusable("file-foreign", file=path.name)
    return kind, content


def read_bytes(path: Path) -> bytes:
    """Return what is in a file of reasonable size; raises Unusable, with the reason."""
    try:
        if path.exists() and not path.is_file():
            raise Unusable("file-foreign", file=path.name)
        with path.open("rb") as file:
            whole = file.read(LARGEST + 1)
    except OSError as error:
        raise Unusable("file-not-read", file=str(path), why=_why(error)) from error
    if len(whole) > LARGEST:
        raise Unusable("file-too-large", file=path.name)
    return whole


def _why(error: OSError) -> str:
    return error.strerror or str(error)
