"""Chances of dice, worked out once for each set of colours: hits of a roll, and kills by an attack."""

from __future__ import annotations

import functools
from itertools import product

from game.titles.twenty_strong.content import COLOURS, FACES

PER_DIE = {
    colour: tuple((face, faces.count(face) / len(faces)) for face in ("crit", "hit", "miss") if face in faces)
    for colour, faces in FACES.items()
}
"""For each colour its faces with their chances."""

WOUNDS = {"crit": 2, "hit": 1}
"""The damage of a die on an enemy."""

MEAN_HITS = {colour: 1 - faces.count("miss") / len(faces) for colour, faces in FACES.items()}


@functools.cache
def rolls(colours: str) -> tuple[tuple[int, int, float], ...]:
    """Return every outcome of these dice as hits, crits among them, and its chance."""
    table = {(0, 0): 1.0}
    for colour in colours:
        step: dict[tuple[int, int], float] = {}
        for ((hits, crits), chance), (face, part) in product(table.items(), PER_DIE[colour]):
            key = (hits + (face != "miss"), crits + (face == "crit"))
            step[key] = step.get(key, 0.0) + chance * part
        table = step
    return tuple((hits, crits, chance) for (hits, crits), chance in table.items())


@functools.cache
def reach(colours: str, hits: int) -> float:
    """Return the chance that one roll of these dice has at least so many hits."""
    return sum(chance for got, _, chance in rolls(colours) if got >= hits)


@functools.cache
def useful(colours: str, wanted: int) -> float:
    """Return the hits of one roll that count, on average, when no more than `wanted` are of use."""
    return sum(min(got, wanted) * chance for got, _, chance in rolls(colours))


@functools.cache
def kill(colours: str, health: int, passes: int) -> float:
    """Return the chance that an attack with these dice defeats an enemy, rolling its misses again."""
    if health <= 0:
        return 1.0
    if passes <= 0 or not colours:
        return 0.0
    return sum([chance * kill(misses, left, passes - 1) for left, misses, chance in _attacks(colours, health)])


@functools.cache
def _attacks(colours: str, health: int) -> tuple[tuple[int, str, float], ...]:
    """Return every outcome of one pass as the Health that is left, the dice that missed, and its chance."""
    table = {(health, ""): 1.0}
    for colour in colours:
        step: dict[tuple[int, str], float] = {}
        for ((left, misses), chance), (face, part) in product(table.items(), PER_DIE[colour]):
            key = (left, misses + colour) if face == "miss" else (max(left - WOUNDS[face], 0), misses)
            step[key] = step.get(key, 0.0) + chance * part
        table = step
    return tuple((left, misses, chance) for (left, misses), chance in table.items())


@functools.cache
def strong_first(colours: str) -> str:
    """Return colours sorted from strong to weak."""
    return "".join(sorted(colours, key=COLOURS.index, reverse=True))


@functools.cache
def sets(colours: str, most: int) -> tuple[str, ...]:
    """Return every different choice of 1 to `most` of these dice, strong dice first in each."""
    found = {"": 0}
    for colour in strong_first(colours):
        found |= {chosen + colour: 0 for chosen in list(found) if len(chosen) < most}
    return tuple(chosen for chosen in found if chosen)
