"""Chance: the seat that rolls dice, draws and shuffles; the random generator lives outside the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from game.engine.ask import suspend
from game.engine.errors import IllegalAnswer
from game.model.state import EVERYONE


class Roll(Struct, frozen=True):
    """A roll of several dice at once: for each die the faces it has."""

    dice: tuple[str, ...]
    faces: tuple[tuple[str, ...], ...]
    seen: int = EVERYONE


class Draw(Struct, frozen=True):
    """A draw of `count` from `pool` in which all are alike; the order of the result counts."""

    what: str
    pool: tuple[str, ...]
    count: int
    seen: int = EVERYONE


Request = Roll | Draw


class Chance(Protocol):
    """Whoever answers for chance."""

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return a legal outcome of `request`."""
        ...


def check_outcome(request: Request, outcome: Sequence[str]) -> None:
    """Raise IllegalAnswer unless `outcome` is possible."""
    if isinstance(request, Roll):
        fits = len(outcome) == len(request.dice) and all(
            face in faces for face, faces in zip(outcome, request.faces, strict=False)
        )
    else:
        fits = len(outcome) == request.count and all(
            outcome.count(name) <= request.pool.count(name) for name in outcome
        )
    if not fits:
        raise IllegalAnswer(f"chance cannot give {list(outcome)} for {request}")


async def roll(dice: Sequence[str], faces: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Roll dice of these kinds together and return their faces."""
    if not dice:
        return ()
    result: tuple[str, ...] = await suspend(Roll(tuple(dice), tuple([faces[die] for die in dice])))
    return result


async def draw_from(what: str, pool: Iterable[str], count: int = 1, seen: int = EVERYONE) -> tuple[str, ...]:
    """Draw `count` of `pool`, in order; `seen` are the seats that see what was drawn."""
    names = tuple(pool)
    if not names or not count:
        return ()
    if len(names) == 1:
        return names
    result: tuple[str, ...] = await suspend(Draw(what, names, min(count, len(names)), seen))
    return result
