"""Saves: named games and autosaves, listed without trust and brought back to the same choice."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from msgspec import MsgspecError, Struct, json, structs

from game.engine.title import Cast
from game.storage import files, folders
from game.storage.claim import claim
from game.storage.record import Record, SeatPlan, Sentence, Unusable, program_version
from game.storage.resume import Resumed, resumed
from game.titles import TITLES

SAVE = "save"
SLOTS = 99
AUTOSAVES = 3
"""How many games of a title keep their autosave."""

LONGEST_NAME = 60
_SIGNS = "-_ (),"
"""What may stand in the name of a slot beside letters and digits: a file manager's copy is a game too."""
_PNG = b"\x89PNG\r\n\x1a\n"
_LARGEST_PICTURE = 2 * 1024 * 1024


class Header(Struct, frozen=True):
    """What the list of saves shows of a game; `when` counts seconds since 1970."""

    name: str
    title: str
    seats: tuple[SeatPlan, ...]
    rounds: tuple[int, int]
    when: float
    over: bool = False
    program: str = ""
    cast: Cast = Cast()


class Saved(Struct, frozen=True):
    """One save in the list: its slot, and its header or why it cannot be loaded."""

    slot: str
    header: Header | None = None
    broken: Sentence | None = None
    picture: Path | None = None

    @property
    def is_auto(self) -> bool:
        """Tell whether this is an autosave."""
        return self.slot.startswith("auto-")

    @property
    def when(self) -> float:
        """Return when it was saved; broken ones are the oldest."""
        return self.header.when if self.header else 0.0


def folder() -> Path:
    """Return the folder of the saves."""
    return folders.home() / "saves"


def path_of(slot: str) -> Path:
    """Return the file of a slot; raises Unusable for a name that no slot has."""
    if not slot or not all(letter.isalnum() or letter in _SIGNS for letter in slot):
        raise Unusable("save-no-slot", slot=tidy(slot))
    return folder() / f"{slot}.save"


def save(record: Record, name: str, slot: str | None = None, picture: bytes | None = None) -> str:
    """Save a game under a name, in a free slot unless one is named, and return the slot; raises Unusable.

    A picture for which there is no room is left out: the game is safe without it.
    """
    slot = slot or free_slot()
    _write(slot, header_of(record, name), json.encode(record))
    if picture:
        with suppress(Unusable):
            files.write_bytes(picture_path(slot), picture, sync=False)
    return slot


def header_of(record: Record, name: str) -> Header:
    """Return the header of a game."""
    return Header(
        tidy(name), record.title, record.seats, record.rounds, time.time(), record.over, program_version(), record.cast
    )


def tidy(name: str) -> str:
    """Return a name of reasonable length without signs that cannot be seen."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def _write(slot: str, header: Header, body: bytes) -> None:
    files.write(path_of(slot), SAVE, json.encode(header) + b"\n" + body)


def free_slot() -> str:
    """Return a slot that no named save has; raises Unusable when there is none left."""
    for number in range(1, SLOTS + 1):
        slot = f"game-{number:02}"
        if not files.there(path_of(slot)):
            return slot
    raise Unusable("save-slots-full", count=SLOTS)


def listed() -> list[Saved]:
    """Return all saves, the newest first, broken ones last."""
    try:
        slots = [path.stem for path in folder().glob("*.save")]
    except OSError:
        return []
    return sorted(map(look, sorted(slots)), key=lambda saved: -saved.when)


def look(slot: str) -> Saved:
    """Return what the list shows of one slot; never raises."""
    try:
        header, _ = _read(slot)
    except Unusable as reason:
        return Saved(slot, None, reason.sentence)
    if header.title not in TITLES:
        return Saved(slot, header, Sentence("save-unknown-title", {"title": tidy(header.title)}))
    return Saved(slot, header, None, _usable_picture(slot))


def latest() -> Saved | None:
    """Return the autosave with which to continue: the newest that can be loaded and is not over."""
    return next(
        (one for one in listed() if one.is_auto and one.header and not one.broken and not one.header.over), None
    )


def load(slot: str) -> Resumed:
    """Bring a saved game back; raises Unusable, with the reason."""
    path = path_of(slot)
    try:
        return resumed(_record(path))
    except Unusable:
        with suppress(Unusable):
            earlier = resumed(_record(files.older_copy(path)))
            return structs.replace(earlier, warning=earlier.warning or Sentence("save-older-copy"))
        raise


def _record(path: Path) -> Record:
    _, body = _parts(path)
    return record_in(body, path.name)


def record_in(body: bytes, name: str) -> Record:
    """Return the record in the body of a file; raises Unusable."""
    try:
        return json.decode(body, type=Record)
    except (MsgspecError, ValueError, RecursionError) as fault:
        raise Unusable("file-damaged", file=name) from fault


def _read(slot: str) -> tuple[Header, bytes]:
    """Read a save, or the copy before it where the newest is broken."""
    path = path_of(slot)
    try:
        return _parts(path)
    except Unusable:
        with suppress(Unusable):
            return _parts(files.older_copy(path))
        raise


def _parts(path: Path) -> tuple[Header, bytes]:
    _, content = files.read(path, SAVE)
    first, _, body = content.partition(b"\n")
    try:
        header = json.decode(first, type=Header)
    except (MsgspecError, ValueError, RecursionError) as fault:
        raise Unusable("file-damaged", file=path.name) from fault
    return structs.replace(header, name=tidy(header.name)), body


def rename(slot: str, name: str) -> None:
    """Give a save another name; raises Unusable."""
    header, body = _read(slot)
    _write(slot, structs.replace(header, name=tidy(name)), body)


def delete(slot: str) -> None:
    """Delete a save with its copy and its picture; raises Unusable."""
    path, held = path_of(slot), claim(lock_path(slot))
    if held is None:
        raise Unusable("save-open-elsewhere")
    held.release()
    try:
        for file in (path, picture_path(slot), lock_path(slot)):
            files.older_copy(file).unlink(missing_ok=True)
            file.unlink(missing_ok=True)
    except OSError as error:
        raise Unusable("file-not-deleted", file=str(path), why=files.why(error)) from error


def forget_picture(slot: str) -> None:
    """Delete the picture of a save: another game takes its slot."""
    with suppress(OSError):
        picture_path(slot).unlink(missing_ok=True)


def picture_path(slot: str) -> Path:
    """Return the file of a slot's picture."""
    return path_of(slot).with_suffix(".png")


def lock_path(slot: str) -> Path:
    """Return the file by which a slot is claimed."""
    return path_of(slot).with_suffix(".lock")


def _usable_picture(slot: str) -> Path | None:
    """Return the picture of a save if there is one that looks like a picture."""
    path = picture_path(slot)
    try:
        if path.stat().st_size > _LARGEST_PICTURE:
            return None
        with path.open("rb") as file:
            return path if file.read(len(_PNG)) == _PNG else None
    except OSError:
        return None
