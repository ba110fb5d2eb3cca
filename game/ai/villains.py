"""Villains: how often the levels of the computer players win at Sentinels, for each villain, in games they all play.

Every level plays the same games: the same seeds, three to five random heroes, a random environment,
normal mode unless said otherwise, `hard` with a fixed number of iterations. Printed are the win rates
and the paired differences between neighbouring levels, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple

from game.ai.contest import Estimate, estimate, share
from game.ai.knowledge import known
from game.ai.players import LEVELS, Task, choose
from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.titles import TITLES
from game.titles.sentinels.content import VILLAINS

FIRST_SEED = 30_000
SEATS = (3, 4, 5)

EVERY = "all"
"""The row of all villains together."""

MOST_ANSWERS = 6000
"""A game that takes more answers than this counts as lost."""


class Job(NamedTuple):
    """One game to play."""

    level: str
    villain: str
    game: int
    iterations: int
    advanced: str


class Outcome(NamedTuple):
    """How a game went for the heroes, and whether it came to an end."""

    level: str
    villain: str
    game: int
    won: bool
    ended: bool
    rounds: int
    seconds: float


def main(arguments: list[str]) -> int:
    """Play all games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each level against each villain")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--iterations", type=int, default=24, help="how long `hard` thinks about an answer")
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels to measure, the weaker first")
    parser.add_argument("--villains", default=",".join(VILLAINS))
    parser.add_argument("--advanced", action="store_true", help="advanced mode")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    report = summary(play_all(options), options.levels.split(","), options.villains.split(","))
    report |= {"games": options.games, "iterations": options.iterations, "advanced": options.advanced}
    report["seconds"] = round(time.monotonic() - start, 1)
    print(json.dumps(report) if options.json else table(report))
    return 0


def play_all(options: argparse.Namespace) -> list[Outcome]:
    """Play every game of every level against every villain, the long ones first."""
    advanced = "on" if options.advanced else "off"
    wanted = [
        Job(level, villain, game, options.iterations, advanced)
        for level in reversed(options.levels.split(","))
        for villain in options.villains.split(",")
        for game in range(options.games)
    ]
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        return list(pool.map(play, wanted, chunksize=2))


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    start = time.process_time()
    title = TITLES["sentinels"]
    chosen = {"villain": job.villain, "advanced": job.advanced}
    run = Run.start(title, title.setup(SEATS[job.game % len(SEATS)], chosen), Luck(FIRST_SEED + job.game))
    while not run.over and run.clock < MOST_ANSWERS:
        asked = run.pending[0]
        task = Task(
            title.id, job.level, asked.seat, known(run, asked.seat), job.game * 10_007 + run.clock, job.iterations
        )
        run.answer(Answer(asked.id, asked.seat, choose(task).keys))
    result = run.state.result
    won = result is not None and bool(result.winners)
    rounds, _ = title.rounds(run.state)
    seconds = time.process_time() - start
    return Outcome(job.level, job.villain, job.game, won, result is not None, rounds, seconds)


def summary(outcomes: list[Outcome], levels: Sequence[str], villains: Sequence[str]) -> dict[str, Any]:
    """Return everything that the table shows, as plain data."""
    rows = {villain: _row(outcomes, levels, [villain]) for villain in villains}
    return {"title": "sentinels", "levels": list(levels), "villains": rows | {EVERY: _row(outcomes, levels, villains)}}


def _row(outcomes: list[Outcome], levels: Sequence[str], villains: Sequence[str]) -> dict[str, Any]:
    """Return the win rates of all levels against these villains, and the differences of neighbouring levels."""
    of = {
        level: sorted([one for one in outcomes if one.level == level and one.villain in villains]) for level in levels
    }
    gains = {
        f"{upper} - {lower}": _told(
            estimate([float(more.won) - float(less.won) for less, more in _pairs(of, lower, upper)])
        )
        for lower, upper in pairwise(levels)
    }
    return {"rates": {level: _rates(found) for level, found in of.items()}, "differences": gains}


def _pairs(of: dict[str, list[Outcome]], lower: str, upper: str) -> list[tuple[Outcome, Outcome]]:
    return list(zip(of[lower], of[upper], strict=True))


def _rates(found: list[Outcome]) -> dict[str, float]:
    told = _told(share([one.won for one in found]))
    told["rounds"] = round(sum([one.rounds for one in found]) / len(found), 1)
    told["seconds"] = round(sum([one.seconds for one in found]) / len(found), 2)
    told["unfinished"] = sum([not one.ended for one in found])
    return told


def _told(value: Estimate) -> dict[str, float]:
    return {"mean": round(value.mean, 4), "margin": round(value.margin, 4)}


def table(report: dict[str, Any]) -> str:
    """Return the report as lines to read."""
    lines = [
        f"Sentinels, {'advanced' if report['advanced'] else 'normal'} mode, random teams of 3 to 5: "
        f"{report['games']} games a level and villain, the same for all; "
        f"hard with {report['iterations']} iterations; {report['seconds']} s",
        f"{'villain':<14}{'level':<9}{'wins, 95 % interval':<22}{'rounds':>7}{'s / game':>10}",
    ]
    for villain, row in report["villains"].items():
        for level, rate in row["rates"].items():
            shown = f"{Estimate(rate['mean'], rate['margin'])!s:<22}{rate['rounds']:>7.1f}{rate['seconds']:>10.2f}"
            lines.append(f"{villain:<14}{level:<9}{shown}")
    lines.append("paired differences")
    for villain, row in report["villains"].items():
        for name, gain in row["differences"].items():
            lines.append(f"{villain:<14}{name:<17}{Estimate(gain['mean'], gain['margin'])!s}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
