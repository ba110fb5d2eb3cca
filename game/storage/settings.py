"""Settings: one TOML file with a section for each record; what cannot be used falls back to its default."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import toml
from msgspec import Struct, ValidationError, convert, to_builtins

from game.storage import files, folders
from game.storage.record import SeatPlan, Sentence, Unusable

T = TypeVar("T")


class LastGame(Struct, frozen=True):
    """What was chosen for the last game of a title."""

    seats: tuple[SeatPlan, ...] = ()
    options: dict[str, str] = {}


class Habits(Struct, frozen=True):
    """What the tables remember: standing answers by card, the last games, confirmations no longer asked."""

    standing: dict[str, str] = {}
    last: dict[str, LastGame] = {}
    last_title: str = ""
    confirmed: tuple[str, ...] = ()


def path() -> Path:
    """Return the settings file."""
    return folders.home() / "settings.toml"


def read(section: str, kind: type[T]) -> tuple[T, Sentence | None]:
    """Return a section as a record of a frozen kind with defaults, and what could not be used."""
    whole, trouble = _whole()
    values = whole.get(section, {})
    good, bad = _usable(values if isinstance(values, dict) else {}, kind)
    if bad and trouble is None:
        trouble = Sentence("settings-ignored", {"names": ", ".join(bad)})
    return convert(good, kind), trouble


def write(section: str, record: Any, before: Any = None) -> Sentence | None:
    """Store a record as a section and leave the others alone; the sentence says what went wrong.

    Of a record that was like `before`, only what differs is stored: the rest may have been changed by another program.
    """
    whole, trouble = _whole()
    if trouble and trouble.text == "file-not-read":
        return trouble
    new, old = _plain(to_builtins(record)), _plain(to_builtins(before)) if before is not None else {}
    kept = whole.get(section, {}) if before is not None else {}
    good, _ = _usable(kept if isinstance(kept, dict) else {}, type(record))
    changed = {name: value for name, value in new.items() if name not in good or old.get(name) != value}
    whole[section] = {**good, **changed}
    try:
        files.write_bytes(path(), toml.dumps(whole).encode())
    except Unusable as trouble:
        return trouble.sentence
    return None


def _whole() -> tuple[dict[str, Any], Sentence | None]:
    """Read the file; one that is no TOML is set aside."""
    if not files.there(path()):
        return {}, None
    try:
        return tomllib.loads(files.read_bytes(path()).decode()), None
    except Unusable as trouble:
        return {}, trouble.sentence
    except (ValueError, RecursionError):
        return {}, _set_aside()


def _set_aside() -> Sentence:
    aside = path().with_name("settings.broken.toml")
    try:
        path().replace(aside)
    except OSError:
        aside = path()
    return Sentence("settings-broken", {"file": str(aside)})


def _usable(values: Mapping[str, Any], kind: type[Any]) -> tuple[dict[str, Any], list[str]]:
    """Split the values of a section into those that fit the record and the names of those that do not."""
    good: dict[str, Any] = {}
    bad = []
    for name in _names(kind):
        if name in values:
            try:
                convert({name: values[name]}, kind)
                good[name] = values[name]
            except (ValidationError, ValueError, RecursionError):
                bad.append(name)
    return good, bad


def _names(kind: type[Any]) -> list[str]:
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind)]
    return list(kind.__struct_fields__)


def _plain(value: Any) -> Any:
    """Return a value that TOML can hold: lists for tuples, nothing for None."""
    if isinstance(value, dict):
        return {str(name): _plain(one) for name, one in value.items() if one is not None}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
