"""Files that survive a crash: written beside the old one, synced, renamed; checked when they are read."""

from __future__ import annotations

import errno
import hashlib
import os
import time
from pathlib import Path

from game.storage.record import Unusable

WHYS = {
    errno.ENOSPC: "@why-full",
    errno.EDQUOT: "@why-full",
    errno.EROFS: "@why-read-only",
    errno.EACCES: "@why-denied",
    errno.EPERM: "@why-denied",
}
"""Messages for what may be wrong with a disk."""

FORMAT = 1
LARGEST = 16 * 1024 * 1024
NEW = ".new"
_LONGEST_HEAD = 120
_STALE = 3600


def write(path: Path, kind: str, content: bytes, *, sync: bool = True) -> None:
    """Write a file of ours so that at any moment either the old or the new one is there.

    The old one is kept as a second copy. Raises Unusable when the file cannot be written.
    """
    head = f"lantern {kind} {FORMAT} {hashlib.sha256(content).hexdigest()}\n".encode()
    write_bytes(path, head + content, sync=sync)


def write_bytes(path: Path, content: bytes, *, sync: bool = True) -> None:
    """Write any file in the same safe way."""
    new = path.with_name(f"{path.name}.{os.getpid()}{NEW}")
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
        raise Unusable("file-not-written", file=str(path), why=why(error)) from error


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
    if not whole:
        raise Unusable("file-empty", file=path.name)
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
        raise Unusable("file-not-read", file=str(path), why=why(error)) from error
    if len(whole) > LARGEST:
        raise Unusable("file-too-large", file=path.name)
    return whole


def there(path: Path) -> bool:
    """Tell whether there is such a file, as far as that can be found out."""
    try:
        return path.exists()
    except OSError:
        return False


def sweep(folder: Path) -> None:
    """Delete what programs that were cut off had begun to write; raises OSError."""
    for begun in [*folder.glob(f"*{NEW}"), *folder.glob(f"*/*{NEW}")]:
        if begun.stat().st_mtime < time.time() - _STALE:
            begun.unlink(missing_ok=True)


def why(error: OSError) -> str:
    """Return the reason as a message, or as the system tells it."""
    return WHYS.get(error.errno or 0) or error.strerror or str(error)
