"""Commands that need no screen: simulate many games, replay one, read the rules, check everything."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import resources
from multiprocessing import get_context
from typing import Any

from msgspec import Struct, json

from game.ai.knowledge import known
from game.ai.players import LEVELS, Task, choose
from game.ai.whim import whim
from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Event, Setup, canonical
from game.storage import folders
from game.storage.record import Record, SeatPlan, Unusable
from game.storage.replays import Replay
from game.storage.resume import play_again, record_of, resumed
from game.titles import TITLES

STALLED = 20_000
"""A game with more decisions than this does not end by itself."""

FORK_EVERY = 40
TEST_ITERATIONS = 8


# -- simulating --------------------------------------------------------------------------------


class Order(Struct, frozen=True):
    """Which games to simulate: a set-up, the level of each seat, and the budget of the highest level."""

    setup: Setup
    levels: tuple[str, ...]
    seed: int = 0
    iterations: int = 0


class Game(Struct, frozen=True):
    """One simulated game: how each seat ended, after how many rounds and why; `fault` if it broke off."""

    seed: int
    decisions: int = 0
    won: tuple[bool, ...] = ()
    drawn: bool = False
    points: tuple[int, ...] = ()
    rounds: int = 0
    reason: str = ""
    fault: str = ""
    seconds: float = 0.0
    forks: int = 0
    forking: float = 0.0


class Results(Struct, frozen=True):
    """What became of many games: per seat those won and lost and the mean score; those drawn, rounds, end reasons.

    A title without points has no `score`.
    """

    won: tuple[int, ...]
    lost: tuple[int, ...]
    drawn: int
    score: tuple[float, ...]
    rounds: float
    reasons: dict[str, int]
    faults: tuple[str, ...]


class Simulation(Struct, frozen=True):
    """What `lantern simulate --json` prints."""

    title: str
    seats: tuple[str, ...]
    options: dict[str, str]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    forks_per_second: float
    results: Results


def simulate(order: Order, games: int, jobs: int = 1, told: Callable[[int], None] | None = None) -> Simulation:
    """Play games and count; game number n has the seed `order.seed` + n, however many processes share the work."""
    started = time.perf_counter()
    seeds = range(order.seed, order.seed + games)
    played = []
    for game in _played(order, seeds, min(jobs, games)):
        played.append(game)
        if told:
            told(len(played))
    return _summed(order, played, time.perf_counter() - started)


def _played(order: Order, seeds: range, jobs: int) -> Iterator[Game]:
    if jobs <= 1:
        yield from (play(order, seed) for seed in seeds)
        return
    shares = [list(seeds[start::jobs]) for start in range(jobs)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for share in pool.map(_play_share, [json.encode((order, share)) for share in shares]):
            yield from json.decode(share, type=list[Game])


def _play_share(work: bytes) -> bytes:
    """Play a share of the games in a process of its own."""
    order, seeds = json.decode(work, type=tuple[Order, list[int]])
    return json.encode([play(order, seed) for seed in seeds])


def play(order: Order, seed: int) -> Game:
    """Play one game; a defect in the rules ends up in its `fault`."""
    decisions = forks = 0
    forking, started = 0.0, time.perf_counter()
    luck = Luck(seed * 2 + 1)
    try:
        run = Run.start(TITLES[order.setup.title], order.setup, Luck(seed * 2))
        while not run.over and decisions < STALLED:
            for decision in run.pending:
                keys = _answered(run, order, decision.seat, luck)
                run.answer(Answer(decision.id, decision.seat, keys))
                decisions += 1
            run.take_events()
            if decisions % FORK_EVERY == 0 and not run.over:
                before = time.perf_counter()
                run.fork(luck, keep=False)
                forking += time.perf_counter() - before
                forks += 1
    except Exception as fault:  # the other games go on
        return Game(seed, decisions, fault=f"{type(fault).__name__}: {fault}")
    return _ended(run, seed, decisions, time.perf_counter() - started - forking, forks, forking)


def _answered(run: Run, order: Order, seat: int, luck: Luck) -> tuple[str, ...]:
    """Return what the computer player of a seat answers."""
    level = order.levels[seat]
    if level == "random":
        return whim(next(one for one in run.pending if one.seat == seat), luck)
    task = Task(order.setup.title, level, seat, known(run, seat), luck.below(1 << 31), order.iterations)
    return choose(task).keys


def _ended(run: Run, seed: int, decisions: int, seconds: float, forks: int, forking: float) -> Game:
    result = run.state.result
    if result is None:
        return Game(seed, decisions, fault="stalled")
    won = tuple(one.won for one in result.standings)
    points = tuple(one.points for one in result.standings)
    rounds, _ = run.title.rounds(run.state)
    return Game(seed, decisions, won, result.drawn, points, rounds, result.reason, "", seconds, forks, forking)


def _summed(order: Order, games: Sequence[Game], seconds: float) -> Simulation:
    whole = [game for game in games if not game.fault]
    count = len(whole) or 1
    seats, scored = range(order.setup.seats), TITLES[order.setup.title].scored
    won = tuple(sum(game.won[seat] for game in whole) for seat in seats)
    drawn = sum(game.drawn for game in whole)
    results = Results(
        won,
        tuple(len(whole) - drawn - wins for wins in won),
        drawn,
        tuple(round(sum(game.points[seat] for game in whole) / count, 3) for seat in seats if scored),
        round(sum(game.rounds for game in whole) / count, 3),
        dict(Counter(game.reason for game in whole).most_common()),
        tuple(f"{game.seed}: {game.fault}" for game in games if game.fault),
    )
    decisions = sum(game.decisions for game in games)
    return Simulation(
        order.setup.title, order.levels, order.setup.options, len(games), decisions, round(seconds, 3),
        _rate(decisions, sum(game.seconds for game in games)),
        _rate(sum(game.forks for game in games), sum(game.forking for game in games)),
        results,
    )  # fmt: skip


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds else 0.0


# -- replaying ---------------------------------------------------------------------------------


def told_again(replay: Replay) -> Iterator[str]:
    """Play a recorded game again, a line for each answer and event; raises Unusable where it stops fitting."""
    count = 0
    try:
        for run, answer in play_again(replay.record):
            if answer:
                yield f"{answer.decision:5} seat {answer.seat} chooses {', '.join(answer.keys) or '-'}"
            yield from map(_event_line, run.take_events())
            count = len(run.answers)
    except Unusable:
        raise
    except Exception as fault:  # rules of another version may do anything
        raise Unusable("cli-replay-stops", count=count, why=f"{type(fault).__name__}: {fault}") from fault
    yield from _last_lines(run, replay)


def _event_line(event: Event) -> str:
    data = " ".join(f"{name}={_short(value)}" for name, value in event.data.items())
    return f"      {event.kind} {data}".rstrip()


def _short(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _last_lines(run: Run, replay: Replay) -> Iterator[str]:
    """Tell how it ended: by a result, with a question, or with the answer that failed."""
    if replay.failed:
        yield f"{replay.failed.decision:5} seat {replay.failed.seat} chooses {', '.join(replay.failed.keys)}"
        try:
            run.answer(replay.failed)
        except Exception as fault:  # the defect that was reported
            yield f"fault {type(fault).__name__}: {fault}"
    for decision in run.pending:
        yield f"asked seat {decision.seat} {decision.message}"
    result = run.state.result
    if replay.record.conceded:
        yield "end conceded"
    elif result:
        yield f"end {result.reason}"
        for one in result.standings:
            points = f" points {one.points}" if run.title.scored else ""
            yield f"      seat {one.seat} {'drew' if result.drawn else 'won' if one.won else 'lost'}{points}"


# -- the rules ---------------------------------------------------------------------------------


def rulebook(title: str) -> str:
    """Return the rulebook of a title."""
    return (resources.files(f"game.titles.{title}") / "rulebook.md").read_text(encoding="utf-8")


def rule(title: str, number: str) -> str:
    """Return one rule (or example) under its chapter, without its marks; "" when there is none of that number."""
    chapter = section = ""
    for line in rulebook(title).splitlines():
        if line.startswith("## "):
            chapter, section = line[3:], ""
        elif line.startswith("### "):
            section = f": {line[4:]}"
        elif found := re.match(rf"- \*\*(?:Example )?{re.escape(number)}\*\* (.*)", line, re.IGNORECASE):
            return f"{chapter}{section}\n{found.group(1).replace('*', '')}"
    return ""


# -- checking the installation -----------------------------------------------------------------


class Check(Struct, frozen=True):
    """One line of the self-test: what was checked, and what is wrong ("" when nothing is)."""

    what: str
    fault: str = ""


def selftest(games: int = 2) -> Iterator[Check]:
    """Check quickly that everything is there and works."""
    for title in TITLES:
        yield _checked(f"{title}: rulebook", partial(rulebook, title))
        for seats in TITLES[title].seats:
            yield _checked(f"{title}: components, {seats} seats", partial(_check_components, title, seats))
            yield _checked(f"{title}: laws, {seats} seats", partial(_check_laws, title, seats))
        for level in LEVELS:
            yield _checked(f"{title}: {level}", partial(_check_level, title, level, games))
    yield _checked("files", _check_files)


def _checked(what: str, check: Callable[[], object]) -> Check:
    try:
        check()
    except Exception as fault:  # one line each, whatever it is
        return Check(what, f"{type(fault).__name__}: {fault}")
    return Check(what)


def _require(holds: bool, why: str) -> None:
    if not holds:
        raise RuntimeError(why)


def _check_components(title: str, seats: int) -> None:
    """Play a random game and count all components at its start and its end."""
    one = TITLES[title]
    run = _random_game(title, seats, answers=0)
    before = one.components(run.state)
    _finish(run)
    after = one.components(run.state)
    _require(sum(before.values()) <= sum(after.values()), "components were lost")


def _check_laws(title: str, seats: int) -> None:
    """A fork equals its run, and a game saved in the middle comes back the same."""
    run = _random_game(title, seats, answers=25)
    _require(canonical(run.fork(Luck(0)).state) == canonical(run.state), "a fork differs from its game")
    record = record_of(run, [SeatPlan()] * seats, 0)
    back = resumed(json.decode(json.encode(record), type=Record))
    _require(back.warning is None, "a saved game came back differently")
    _require(canonical(back.run.state) == canonical(run.state), "a saved game came back differently")


def _check_level(title: str, level: str, games: int) -> None:
    seats = TITLES[title].seats[0]
    order = Order(TITLES[title].setup(seats), (level,) * seats, 1, TEST_ITERATIONS)
    faults = simulate(order, games if level != "hard" else 1).results.faults
    _require(not faults, " ".join(faults))


def _check_files() -> None:
    trouble = folders.trouble()
    if trouble:
        raise Unusable(trouble.text, **trouble.args)


def _random_game(title: str, seats: int, answers: int) -> Run:
    run = Run.start(TITLES[title], TITLES[title].setup(seats), Luck(7))
    _finish(run, answers)
    return run


def _finish(run: Run, answers: int = STALLED) -> None:
    luck = Luck(11)
    for _ in range(answers):
        if run.over:
            return
        decision = run.pending[0]
        run.answer(Answer(decision.id, decision.seat, whim(decision, luck)))
