"""Measures frames: a table at rest and in motion, the answers to clicks, the first frame, and memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import quantiles
from typing import Any

import pygame

SIZE = (1920, 1080)
SEED, ANSWERS, REST, MOVING = 7, 40, 300, 900
CHOICES = 150
STEP = 1 / 60


def measure() -> dict[str, float]:
    """Return the median and 99th percentile in milliseconds, of a table at rest and while events animate."""
    app, scene = _table("you,normal", animation="normal")
    _settle(app, scene)
    idle = _timed(app, REST, lambda: None)
    moving = _timed(app, MOVING, lambda: _answer(scene), only=lambda: bool(scene.feed.director.busy))
    scene.leave()
    return {**_named("idle", idle), **_named("animating", moving)}


def measure_answers(title: str) -> dict[str, float]:
    """Return how long a played game takes to answer, in milliseconds.

    `answer` is the first frame after each move, press and release of the mouse, with all that the event sets off;
    `result` the time from a choice until its result moves or the next question stands, at sixty frames a second.
    """
    answers, results, game = list[float](), list[float](), 0
    end = time.monotonic() + 120
    while len(results) < CHOICES and time.monotonic() < end:
        _play(title, SEED + game, answers, results)
        game += 1
    return {**_named("answer", answers), **_named("result", results)}


def _play(title: str, seed: int, answers: list[float], results: list[float]) -> None:
    """Play one game by mouse, until it is over or enough was measured."""
    from game.luck import Luck
    from game.titles import TITLES

    people = ",".join(["you"] * TITLES[title].seats[0])
    app, scene = _table(people, animation="normal", title=title, seed=seed)
    luck = Luck(seed)
    while len(results) < CHOICES and app.stack.top is not None and not scene.table.result:
        spot = _wanted(app, luck)
        if spot is None:
            app.frame(STEP)
            continue
        before = scene.asking
        answers += [_frame(app, [event]) for event in _click(spot)]
        if scene.asking is not before:
            results.append(answers[-1] + _until_shown(app, scene, before))
        scene.skip()
    app.stack.clear()


def _frame(app: Any, events: list[pygame.event.Event]) -> float:
    """The milliseconds of one turn of the loop."""
    start = time.thread_time()
    app.frame(STEP, events)
    return (time.thread_time() - start) * 1000


def _until_shown(app: Any, scene: Any, before: Any) -> float:
    """The milliseconds until something moves, or the next question stands; each frame takes its turn at least."""
    spent = 0.0
    while not scene.feed.director.busy and scene.asking in (None, before) and not scene.table.result and spent < 1000:
        spent += max(STEP * 1000, _frame(app, []))
    return spent


def _click(spot: tuple[int, int]) -> list[pygame.event.Event]:
    return [
        pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1),
    ]


def _wanted(app: Any, luck: Any) -> tuple[int, int] | None:
    """Where to click to bring the game on: what confirms, or anything that is not picked yet."""
    from scenes.outline import outline

    told = outline(app)
    asked, spots = told.get("asked"), told["spots"]
    if asked is None:
        yes = next((one["rect"] for one in spots if one["key"] in ("yes", "ready")), None)
        return pygame.Rect(yes).center if yes else None
    picks, keys = set(asked["picks"]), set(asked["keys"])
    confirm = next((one for one in spots if one["key"] == "b:confirm" and "barred" not in one), None)
    fresh = [one for one in spots if "barred" not in one and set(one.get("options", ())) & keys - picks]
    if confirm and (len(picks) >= max(1, asked["low"]) or not fresh):
        fresh = [confirm]
    return tuple(fresh[luck.below(len(fresh))]["at"]) if fresh else None


def first_frame() -> None:
    """Build the program and draw the first frame of its menu."""
    from scenes.program.program import Program

    program = Program(headless=True)
    program.app.stack.push(program.home())
    program.app.frame(STEP)


def peak_memory() -> float:
    """Return the most memory in MB that the program takes from the menu to the end of a seeded game."""
    app, scene = _table("you,normal", animation="fast", menu=True)
    for _ in range(40_000):
        if scene.table.result or app.stack.top is not scene:
            break
        _answer(scene)
        app.frame(STEP)
    app.frame(STEP)
    app.stack.clear()
    return _peak()


def _table(seats: str, *, animation: str, menu: bool = False, title: str = "", seed: int = SEED) -> tuple[Any, Any]:
    """A program without a screen with a seeded game at its table."""
    from game.storage.record import SeatPlan
    from game.titles import TITLES
    from scenes.cli import YOU, Start
    from scenes.program.program import Program

    program = Program(headless=True)
    app = program.app
    app.preferences = app.preferences.changed(animation=animation, bot_pace=0.0, size=SIZE)
    app.resize(SIZE)
    if menu:
        app.stack.push(program.home())
        app.frame(STEP)
    plans = tuple(SeatPlan() if word == YOU else SeatPlan(word) for word in seats.split(","))
    played = TITLES[title or next(iter(TITLES))]
    scene = program.first(Start(played.setup(len(plans)), plans, seed))
    app.stack.reset(scene)
    app.frame(STEP)
    return app, scene


def _settle(app: Any, scene: Any) -> None:
    """Play some answers and wait until nothing moves any more and the person is asked."""
    given = 0
    while given < ANSWERS and not scene.table.result:
        given += _answer(scene)
        scene.skip()
        app.frame(STEP)
    while not scene.feed.dry or (scene.asking is None and not scene.table.result):
        app.frame(STEP)


def _answer(scene: Any) -> int:
    """Let the person answer with what is first offered, when asked and nothing moves."""
    asking = scene.asking
    if asking is None or not scene.feed.dry:
        return 0
    asked = asking.decision
    keys = [option.key for option in asked.options if not option.confirm] or [option.key for option in asked.options]
    scene.answer((asked.default,) if asked.default else tuple(keys[: max(asked.low, 1 if asked.high else 0)]))
    return 1


def _timed(app: Any, frames: int, act: Callable[[], object], only: Callable[[], bool] | None = None) -> list[float]:
    """Time update and draw of frames, each drawn, and act between them; what else the machine does is left out."""
    out: list[float] = []
    end = time.monotonic() + 60
    while len(out) < frames and time.monotonic() < end and app.running and app.stack.top is not None:
        act()
        start = time.thread_time()
        app.stack.update(STEP)
        app.draw()
        spent = (time.thread_time() - start) * 1000
        if only is None or only():
            out.append(spent)
        app.stack.settle()
        pygame.event.pump()
    return out


def _named(name: str, spent: list[float]) -> dict[str, float]:
    parts = quantiles(spent, n=100) if len(spent) > 1 else [0.0] * 99
    return {f"{name}_p50_ms": round(parts[49], 2), f"{name}_p99_ms": round(parts[98], 2)}


def _peak() -> float:
    """The largest resident size of this process so far, in MB."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
