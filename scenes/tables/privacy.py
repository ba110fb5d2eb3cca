"""What the people at one screen keep from each other: curtains with a PIN, and notes that stay with their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from game.storage.private import Private, trace
from scenes.menus.curtain import Curtain, Guard
from scenes.menus.notes import Jotted, NotedSeat, Notes, NotesActions, Privacy

if TYPE_CHECKING:
    from scenes.tables.table import TableScene


def curtain(scene: TableScene, seat: int, ready: Callable[[], None], *, wished: bool = False) -> Curtain:
    """The curtain before a seat, with its PIN."""
    return Curtain(_called(scene, seat), seat, ready, scene.theme, wished=wished, guard=_guard(scene, seat))


def _called(scene: TableScene, seat: int) -> str:
    """A person by the typed name and the part they play, or by the latter alone."""
    plans = scene.table.seats
    part = scene.board.names(scene.host.words, scene.feed.shown, ("",) * len(plans))[f"@seat:{seat}"]
    name = plans[seat].name
    return scene.words("seat-named", name=name, part=part) if name else part


def _guard(scene: TableScene, seat: int) -> Guard:
    def now() -> Private:
        return scene.table.private(seat)

    def passed() -> None:
        if now().taken:
            scene.table.set_private(seat, structs.replace(now(), taken=False))

    return Guard(
        locked=lambda: bool(now().pin),
        taken=lambda: now().taken,
        opens=lambda pin: now().opens(pin),
        forget=lambda: forget(scene, seat),
        passed=passed,
    )


def forget(scene: TableScene, seat: int) -> None:
    """Take a PIN off; its owner is told at the next curtain."""
    scene.table.set_private(seat, structs.replace(scene.table.private(seat), pin="", taken=True))


def open_notes(scene: TableScene, seat: int | None = None) -> None:
    """The notes of a seat: of the one whose secrets lie open, else of the one that is asked; behind its curtain."""
    if not scene.people:
        return
    if seat is None:
        asked = scene.asking.seat if scene.asking else scene.people[0]
        seat = asked if scene.open_seat is None else scene.open_seat
    if seat == scene.open_seat:
        scene.host.stack.push(notes(scene, seat))
    else:
        scene.host.stack.push(curtain(scene, seat, lambda: scene.host.stack.push(notes(scene, seat)), wished=True))


def notes(scene: TableScene, seat: int) -> Notes:
    """The page of a seat's notes."""
    table = scene.table

    def keep(lines: tuple[str, ...]) -> None:
        table.set_private(seat, structs.replace(table.private(seat), notes=lines))

    def pin(digits: str) -> None:
        table.set_private(seat, structs.replace(table.private(seat), pin=trace(digits) if digits else ""))

    kept = table.private(seat)
    name = scene.words.spoken(f"@seat:{seat}")
    return Notes(name, Jotted(kept.notes, bool(kept.pin)), NotesActions(keep, pin), scene.theme)


def page(scene: TableScene) -> Privacy:
    """The page of all people's seats."""

    def seats() -> tuple[NotedSeat, ...]:
        named = ((seat, scene.words.spoken(f"@seat:{seat}")) for seat in scene.people)
        return tuple(NotedSeat(seat, name, bool(scene.table.private(seat).pin)) for seat, name in named)

    return Privacy(seats, lambda seat: open_notes(scene, seat), lambda seat: forget(scene, seat), scene.theme)
