"""Measures the program: rules against a peer in the same run, search, frames, start and memory.

`--peer` runs catanatron in an environment of its own, alternating with ours, and prints the ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import IO, Any, cast

import environment

ROOT = environment.ROOT
PEER = "catanatron==3.2.1"
PEER_HOME = ROOT / "build" / "peer"
LIMITS: dict[str, tuple[str, float]] = {
    "decisions_ratio": ("at least", 2.0),
    "forks_ratio": ("at least", 0.8),
    "idle_p99_ms": ("at most", 8.0),
    "animating_p99_ms": ("at most", 16.0),
    "preview_p99_ms": ("at most", 16.0),
    "crowded_p99_ms": ("at most", 16.0),
    "full_p99_ms": ("at most", 16.0),
    "idle_frames_drawn": ("at most", 0),
    "answer_p99_ms": ("at most", 100.0),
    "result_p99_ms": ("at most", 150.0),
    "first_frame_s": ("at most", 1.5),
    "peak_memory_mb": ("at most", 250.0),
}
"""What the program promises; the bench says where it does not hold, and never fails."""
OF_TITLES: dict[str, dict[str, tuple[str, float]]] = {
    "sentinels": {"decisions_ratio": ("at least", 1.0), "forks_ratio": ("at least", 0.5)},
}
"""Where a title with more to do in a decision promises something else."""


def main() -> None:
    """Measure what is asked for and print it, as a table or as JSON."""
    options = parse()
    if not inside():
        environment.ensure("dev")
        sys.exit(subprocess.run([environment.python(), __file__, *sys.argv[1:]], check=False).returncode)
    report: dict[str, Any] = {"titles": {}}
    for title in options.title or all_titles():
        report["titles"][title] = bench_title(title, options.seconds, peer=options.peer)
        if not options.no_frames:
            report["titles"][title] |= clicks(title)
    if not options.no_frames:
        report["program"] = {**frames(), **start_up()}
    print(json.dumps(report, indent=2) if options.json else table(report))


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", action="store_true", help="measure catanatron beside it, and print ratios")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--title", action="append", help="a title; all of them without this")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds per measurement (default 8)")
    parser.add_argument("--no-frames", action="store_true", help="leave out what needs pygame")
    return parser.parse_args()


def inside() -> bool:
    """Tell whether this Python is the program's own environment."""
    return Path(sys.prefix).resolve() == environment.VENV.resolve()


def all_titles() -> list[str]:
    """Return the titles that the program lists."""
    sys.path.insert(0, str(ROOT))
    from game.titles import TITLES

    return list(TITLES)


# -- rules -----------------------------------------------------------------------------------------

SLICES = 8
"""Ours and the peer's turns in one measurement, so that both see the same machine; seconds are of the processor."""


def bench_title(title: str, seconds: float, *, peer: bool) -> dict[str, Any]:
    """Measure random play, forks and search of one title, and the peer between them."""
    part = seconds / SLICES
    ours: dict[str, float] = {}
    theirs: dict[str, float] = {}
    with peer_process(wanted=peer) as ask:
        for turn in range(SLICES):
            add(ours, play(title, part, turn * 1000))
            add(theirs, ask("play", part, turn * 1000))
        points = fork_points(title)
        for turn in range(SLICES):
            add(ours, fork(points, part))
            add(theirs, ask("copy", part, turn * 1000))
    report = rates(ours) | replayed(title) | foreseen(points) | {"search_iterations_per_second": searching(title)}
    if peer:
        peers = {"decisions_per_second": theirs["free"] / theirs["play_seconds"],
                 "copies_per_second": theirs["copies"] / theirs["copy_seconds"]}  # fmt: skip
        report["peer"] = {"name": PEER, **{name: round(value) for name, value in peers.items()}}
        report["decisions_ratio"] = round(report["decisions_per_second"] / peers["decisions_per_second"], 2)
        report["forks_ratio"] = round(report["forks_per_second"] / peers["copies_per_second"], 2)
    return report


def add(total: dict[str, float], part: dict[str, float]) -> None:
    """Add one slice to a measurement."""
    for name, value in part.items():
        total[name] = total.get(name, 0.0) + value


def rates(total: dict[str, float]) -> dict[str, Any]:
    """Return what happened a second, counting decisions with two or more options only."""
    return {
        "games": round(total["games"]),
        "decisions_per_second": round(total["free"] / total["play_seconds"]),
        "forks_per_second": round(total["forks"] / total["fork_seconds"]),
    }


def play(title: str, seconds: float, seed: int) -> dict[str, float]:
    """Play random games, one seat count after another."""
    from game.ai.whim import whim
    from game.engine.ask import Answer
    from game.engine.run import Run
    from game.luck import Luck
    from game.titles import TITLES

    rules = TITLES[title]
    games = free = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        seats = rules.seats[games % len(rules.seats)]
        run, luck = Run.start(rules, rules.setup(seats), Luck(seed + games)), Luck(seed - games)
        games += 1
        while not run.over:
            decision = run.pending[0]
            free += len(decision.options) > 1
            run.answer(Answer(decision.id, decision.seat, whim(decision, luck)))
            run.events.clear()
    return {"games": games, "free": free, "play_seconds": time.process_time() - start}


def random_points(title: str, games: int) -> Iterator[Any]:
    """Yield runs at every decision of some random games (the run goes on when the next one is asked for)."""
    from game.ai.whim import whim
    from game.engine.ask import Answer
    from game.engine.run import Run
    from game.luck import Luck
    from game.titles import TITLES

    rules = TITLES[title]
    for game in range(games):
        seats = rules.seats[game % len(rules.seats)]
        run, luck = Run.start(rules, rules.setup(seats), Luck(game)), Luck(-game - 1)
        while not run.over:
            yield run
            decision = run.pending[0]
            run.answer(Answer(decision.id, decision.seat, whim(decision, luck)))


def fork_points(title: str) -> list[Any]:
    """Return runs frozen at random decision points."""
    from game.luck import Luck

    return [run.fork(Luck(1)) for number, run in enumerate(random_points(title, 30)) if number % 7 == 3]


def fork(points: list[Any], seconds: float) -> dict[str, float]:
    """Fork runs at random decision points."""
    from game.luck import Luck

    luck, forks = Luck(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for run in points:
            run.fork(luck)
        forks += len(points)
    return {"forks": forks, "fork_seconds": time.process_time() - start}


def replayed(title: str) -> dict[str, Any]:
    """Return how many answers forks replay, and which decision needs the most."""
    counts: list[tuple[int, str]] = []
    for run in random_points(title, 120):
        counts.append((len(run.since_boundary()), run.pending[0].message))
    counts.sort()
    numbers = [number for number, _ in counts]
    return {
        "answers_replayed_mean": round(mean(numbers), 3),
        "answers_replayed_p99": numbers[int(len(numbers) * 0.99)],
        "answers_replayed_longest": numbers[-1],
        "longest_step_asks": counts[-1][1],
    }


def foreseen(points: list[Any]) -> dict[str, Any]:
    """Return how long a person waits for a preview: the first at a question, which imagines its world, and others."""
    from game.table.preview import Previews

    first: list[float] = []
    others: list[float] = []
    for run in points:
        previews, decision = Previews(), run.pending[0]
        for number, option in enumerate(decision.options):
            start = time.perf_counter()
            previews.of(run, decision, (option.key,))
            (others if number else first).append((time.perf_counter() - start) * 1000)
    return {"first_preview_ms": round(mean(first), 2), "preview_ms": round(mean(others), 2),
            "preview_p99_ms": round(sorted(first + others)[int(len(first + others) * 0.99)], 2)}  # fmt: skip


def searching(title: str) -> int:
    """Return how many iterations a second the search of level `hard` makes."""
    from game.ai.knowledge import known
    from game.ai.players import Task, choose

    iterations, tasks = 40, []
    for number, run in enumerate(random_points(title, 40)):
        if number % 41 == 20:
            seat = run.pending[0].seat
            tasks.append(Task(title, "hard", seat, known(run, seat), seed=number, iterations=iterations))
    start = time.perf_counter()
    tried = sum(sum(one.tries for one in choose(task).considered) for task in tasks)
    return round(tried / (time.perf_counter() - start))


# -- the peer --------------------------------------------------------------------------------------


@contextmanager
def peer_process(*, wanted: bool) -> Iterator[Callable[[str, float, int], dict[str, float]]]:
    """Keep the peer running; the yielded function asks it for one slice (nothing without a peer)."""
    if not wanted:
        yield lambda verb, seconds, seed: {}
        return
    script = Path(__file__).with_name("bench_peer.py")
    with subprocess.Popen(
        [peer_python(), str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield lambda verb, seconds, seed: ask_peer(process, verb, seconds, seed)
        cast(IO[str], process.stdin).close()


def ask_peer(process: subprocess.Popen[str], verb: str, seconds: float, seed: int) -> dict[str, float]:
    """Ask the peer for one slice."""
    asking, answering = cast(IO[str], process.stdin), cast(IO[str], process.stdout)
    print(verb, seconds, seed, file=asking, flush=True)
    line = answering.readline()
    if not line:
        sys.exit(f"The peer {PEER} stopped without an answer; remove {PEER_HOME.relative_to(ROOT)} and try again.")
    answer: dict[str, float] = json.loads(line)
    answer[f"{verb}_seconds"] = answer.pop("seconds")
    return answer


def peer_python() -> Path:
    """Return the Python of the peer's environment, made when it is missing."""
    python = PEER_HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = PEER_HOME / "ready"
    if not ready.exists():
        environment.say(f"Making an environment for {PEER} (once).")
        venv.create(PEER_HOME, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER],
            check=True, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        ready.touch()
    return python


# -- the window ------------------------------------------------------------------------------------


def frames() -> dict[str, Any]:
    """Measure update and draw per frame without the flip: promised at 1080 lines, told at 2160 too."""
    measured = "import json; from scenes.frames import measure; print(json.dumps(measure({})))"
    answer: dict[str, Any] = json.loads(child(measured.format("")))
    large: dict[str, float] = json.loads(child(measured.format("(3840, 2160)")))
    return answer | {f"{name}_4k": value for name, value in large.items()}


def clicks(title: str) -> dict[str, Any]:
    """Measure how soon a click in a played game is answered, and its result shown."""
    code = f"import json; from scenes.frames import measure_answers; print(json.dumps(measure_answers({title!r})))"
    answer: dict[str, Any] = json.loads(child(code))
    return answer


def start_up() -> dict[str, Any]:
    """Measure the start of the program to its first menu frame (best of three), and the peak of memory in a game."""
    code = "from scenes.frames import first_frame; first_frame(); import time; print(time.process_time())"
    seconds, own = [], []
    for _ in range(3):
        start = time.perf_counter()
        own.append(float(child(code)))
        seconds.append(time.perf_counter() - start)
    peak = json.loads(child("import json; from scenes.frames import peak_memory; print(json.dumps(peak_memory()))"))
    return {"first_frame_s": round(min(seconds), 2), "first_frame_cpu_s": round(min(own), 2), "peak_memory_mb": peak}


def child(code: str) -> str:
    """Run a piece of the program in a process of its own, without a screen, and return its last line."""
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=surroundings, check=False)
    if answer.returncode:
        sys.exit(f"The bench could not measure the window: {answer.stderr.strip().splitlines()[-1:]}")
    return (answer.stdout.strip().splitlines() or [""])[-1]


# -- printing --------------------------------------------------------------------------------------


def table(report: dict[str, Any]) -> str:
    """Return the report as lines for a person."""
    lines: list[str] = []
    for name, part in [*report["titles"].items(), ("program", report.get("program", {}))]:
        lines += ["", name, *rows(part, {**LIMITS, **OF_TITLES.get(name, {})})]
    return "\n".join(lines[1:])


def rows(part: dict[str, Any], limits: dict[str, tuple[str, float]], indent: str = "  ") -> list[str]:
    """Return one line per figure, with what was promised beside it."""
    lines = []
    for name, value in part.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}", *rows(value, limits, indent + "  ")]
        else:
            lines.append(f"{indent}{name.replace('_', ' '):<34} {value!s:>10}{promise(limits.get(name), value)}")
    return lines


def promise(limit: tuple[str, float] | None, value: Any) -> str:
    """Return what was promised of a figure, if anything, and whether it holds."""
    if not limit:
        return ""
    how, most = limit
    holds = value >= most if how == "at least" else value <= most
    return f"   {how} {most}: {'yes' if holds else 'NO'}"


if __name__ == "__main__":
    main()
