"""Objectives: what each line asks, and how a player is judged when the game ends (section 21)."""

from __future__ import annotations

from collections.abc import Callable

from game.model.state import Line, Standing, cards_in
from game.titles.twenty_strong.content import OBJECTIVES, POINTS, ObjectiveLine
from game.titles.twenty_strong.state import DEFEATED, ESCAPED, ShipState, generators, objective_zone

Term = Callable[[ShipState, int, int], bool]


def _escaped(s: ShipState, seat: int) -> bool:
    return s.heroes[seat].status == ESCAPED


def _others_out(s: ShipState, seat: int) -> list[int]:
    return [other for other in s.left if other != seat]


def _engines(s: ShipState) -> int:
    return ("engine_p" in s.marks) + ("engine_s" in s.marks)


TERMS: dict[str, Term] = {
    "escape": lambda s, seat, n: _escaped(s, seat),
    "survived": lambda s, seat, n: _escaped(s, seat) and s.heroes[seat].health >= 2,
    "items": lambda s, seat, n: _escaped(s, seat) and s.heroes[seat].items >= n,
    "rooms": lambda s, seat, n: len(s.opened) >= n,
    "generators": lambda s, seat, n: generators(s) >= n,
    "kills": lambda s, seat, n: s.heroes[seat].kills >= n,
    "engine_any": lambda s, seat, n: _engines(s) >= 1,
    "engines_both": lambda s, seat, n: _engines(s) == 2,
    "course": lambda s, seat, n: "course" in s.marks,
    "no_course": lambda s, seat, n: "course" not in s.marks,
    "signal": lambda s, seat, n: "signal" in s.marks,
    "no_signal": lambda s, seat, n: "signal" not in s.marks,
    "nest_burned": lambda s, seat, n: "nest_burned" in s.marks,
    "antidote": lambda s, seat, n: s.heroes[seat].antidote,
    "other_escaped": lambda s, seat, n: bool(_others_out(s, seat)),
    "all_escaped": lambda s, seat, n: len(s.left) == len(s.heroes),
    "gave_item": lambda s, seat, n: s.heroes[seat].gave,
    "no_other_pod": lambda s, seat, n: not any(s.heroes[other].by_pod for other in _others_out(s, seat)),
    "left_defeated": lambda s, seat, n: s.heroes[(seat + 1) % len(s.heroes)].status == DEFEATED,
    "two_escaped": lambda s, seat, n: len(s.left) == 2 and seat in s.left,
    "first_out": lambda s, seat, n: bool(s.left) and s.left[0] == seat,
    "other_before": lambda s, seat, n: seat in s.left and s.left[0] != seat,
}
"""Every term of the objective cards: does it hold for this seat, with this threshold?"""


def holds(s: ShipState, seat: int, line: ObjectiveLine) -> bool:
    """Tell whether a line of an objective holds for a seat as things stand (20S-277)."""
    return TERMS[line.term](s, seat, line.n)


def lines(s: ShipState, seat: int, card: str) -> tuple[Line, ...]:
    """Return the lines of an objective as they stand for a seat, the defeat line last (20S-168)."""
    facts = OBJECTIVES[card]
    judged = [Line(f"term_{line.term}", {"n": line.n}, line.points, holds(s, seat, line)) for line in facts.line]
    beaten = s.heroes[seat].status == DEFEATED
    return (*judged, Line("term_defeated", {}, facts.defeated, beaten))


def points(judged: tuple[Line, ...]) -> int:
    """Return the sum of the lines that hold (20S-167, 20S-277)."""
    return sum(line.points for line in judged if line.holds)


def standing(s: ShipState, seat: int) -> Standing:
    """Judge a seat at the end of the game (20S-007, 20S-008, 20S-170, 20S-238)."""
    if s.option("first_flight") == "on":
        line = Line("term_escape", {"n": 0}, 1, _escaped(s, seat))
        return Standing(seat, line.holds, points((line,)), (line,), "20S-238")
    kept = cards_in(s, objective_zone(seat))
    judged = lines(s, seat, kept[0].name) if kept else ()
    total = points(judged)
    return Standing(seat, total >= POINTS[s.rank], total, judged, "20S-170")
