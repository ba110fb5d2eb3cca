"""Contest: how strong the levels of the computer players are, from many games that all of them play.

Every level plays the same games: the same seeds, each authored hero in turn, one seat, rank 1, `hard`
with a fixed number of iterations. Printed are the win rates and the paired differences between
neighbouring levels, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple

from game.ai.knowledge import known
from game.ai.players import LEVELS, Task, choose
from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.titles import TITLES

HEROES = ("captain", "pilot", "soldier", "scientist", "mechanic", "medic", "quartermaster", "convict")
"""The authored heroes; the Scout's printed card is left out."""

FIRST_SEED = 20_000


class Job(NamedTuple):
    """One game to play."""

    level: str
    game: int
    iterations: int


class Outcome(NamedTuple):
    """How a game went for its player."""

    level: str
    game: int
    won: bool
    points: int
    seconds: float


class Estimate(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        """Show both in per cent."""
        return f"{self.mean * 100:6.1f} % +- {self.margin * 100:.1f}"


def main(arguments: list[str]) -> int:
    """Play all games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=240, help="games of each level")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--iterations", type=int, default=24, help="how long `hard` thinks about an answer")
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    outcomes = play_all(options.games, options.jobs, options.iterations)
    report = summary(outcomes, options.games, options.iterations, time.monotonic() - start)
    print(json.dumps(report) if options.json else table(report))
    return 0


def play_all(games: int, jobs: int, iterations: int) -> list[Outcome]:
    """Play every game of every level, the long ones first."""
    wanted = [Job(level, game, iterations) for level in reversed(LEVELS) for game in range(games)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(play, wanted, chunksize=4))


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    start = time.process_time()
    title = TITLES["twenty_strong"]
    run = Run.start(title, title.setup(1), Luck(FIRST_SEED + job.game))
    while not run.over:
        (asked,) = run.pending
        if asked.message == "ask-hero":
            keys: tuple[str, ...] = (f"her_{HEROES[job.game % len(HEROES)]}",)
        else:
            task = Task(title.id, job.level, 0, known(run, 0), job.game * 10_007 + run.clock, job.iterations)
            keys = choose(task).keys
        run.answer(Answer(asked.id, 0, keys))
    assert run.state.result is not None
    (standing,) = run.state.result.standings
    return Outcome(job.level, job.game, standing.won, standing.points, time.process_time() - start)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of these values with its interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    return Estimate(mean, 1.96 * math.sqrt(spread / count))


def share(wins: Sequence[bool]) -> Estimate:
    """Return a win rate with its Wilson interval, whose half width is right at the edges too."""
    count, z = len(wins), 1.96
    rate = sum(wins) / count
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Estimate(rate, half)


def summary(outcomes: list[Outcome], games: int, iterations: int, seconds: float) -> dict[str, Any]:
    """Return everything that the table shows, as plain data."""
    of = {level: sorted(one for one in outcomes if one.level == level) for level in LEVELS}
    rates = {level: share([one.won for one in found]) for level, found in of.items()}
    steps = {}
    for lower, upper in pairwise(LEVELS):
        gains = [float(more.won) - float(less.won) for less, more in zip(of[lower], of[upper], strict=True)]
        steps[f"{upper} - {lower}"] = estimate(gains)
    return {
        "title": "twenty_strong",
        "games": games,
        "iterations": iterations,
        "seconds": round(seconds, 1),
        "levels": {
            level: {
                "win_rate": round(rate.mean, 4),
                "margin": round(rate.margin, 4),
                "points": round(sum(one.points for one in of[level]) / games, 2),
                "seconds_per_game": round(sum(one.seconds for one in of[level]) / games, 3),
            }
            for level, rate in rates.items()
        },
        "differences": {
            name: {"mean": round(step.mean, 4), "margin": round(step.margin, 4)} for name, step in steps.items()
        },
    }


def table(report: dict[str, Any]) -> str:
    """Return the report as lines to read."""
    levels, differences = report["levels"], report["differences"]
    lines = [
        f"20 Strong: Nemesis, one seat, rank 1: {report['games']} games a level, the same for all; "
        f"hard with {report['iterations']} iterations; {report['seconds']} s",
        f"{'level':<18}{'wins, 95 % interval':<24}{'points':>8}{'s / game':>10}",
    ]
    for level, row in levels.items():
        rate = Estimate(row["win_rate"], row["margin"])
        lines.append(f"{level:<18}{rate!s:<24}{row['points']:>8.1f}{row['seconds_per_game']:>10.2f}")
    lines.append("paired differences")
    for name, row in differences.items():
        lines.append(f"{name:<18}{Estimate(row['mean'], row['margin'])!s:<24}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
