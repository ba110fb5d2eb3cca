"""Measures frames: tables at rest, in motion and full, the answers to clicks, the first frame, and memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import quantiles
from typing import Any

import pygame

SIZE = (1920, 1080)
SEED, ANSWERS, REST, MOVING = 7, 40, 300, 900
TRAVELLERS = 6
"""Cards of a full table that travel at once."""
CHOICES = 150
STEP = 1 / 60


Spent = tuple[float, float]
"""Milliseconds of a frame: of the thread's processor time, and by the clock on the wall."""


def measure(size: tuple[int, int] = SIZE) -> dict[str, float]:
    """Return milliseconds per frame of a played table at rest and while events animate, and of full tables."""
    app, scene = _table("you,normal", animation="normal", size=size)
    _settle(app, scene)
    drawn = [sum(app.frame(STEP) for _ in range(REST)) for _ in range(3)][-1]
    idle = _timed(app, REST, lambda: None)
    moving = _timed(app, MOVING, lambda: _answer(scene), only=lambda: bool(scene.feed.director.busy))
    scene.leave()
    timed = {**_named("idle", idle), **_named("animating", moving), **_named("crowded", _crowded(size))}
    return {**timed, **_named("full", _full(size)), "idle_frames_drawn": float(drawn)}


def _crowded(size: tuple[int, int]) -> list[Spent]:
    """Frames of Sentinels with five heroes and sixty cards in play, some of which always travel."""
    from scenes import crowd, shots
    from scenes.kit.director import move, together

    app = _empty(size)
    scene = shots.table_scene(crowd.full())
    app.stack.push(scene)
    for _ in range(3):
        app.frame(STEP)
    cards = [thing for thing in scene.picture.things if thing.key.startswith("card:")]

    def travel() -> None:
        if scene.feed.director.busy:
            return
        some = [cards[(app.frames_drawn * 7 + index * 11) % len(cards)] for index in range(TRAVELLERS)]
        ends = [(one.key, one.rect.center, two.rect.center) for one, two in zip(some, some[1:] + some[:1], strict=True)]
        scene.feed.play([together(*(move(key, start, end, 0.3) for key, start, end in ends))])

    return _timed(app, REST, travel, only=lambda: bool(scene.feed.director.busy))


def _full(size: tuple[int, int]) -> list[Spent]:
    """Frames of two hundred cards and tokens and a log of two thousand lines, all of it in motion."""
    from scenes.gallery.load import FullTable

    app = _empty(size)
    app.stack.push(FullTable())
    app.frame(STEP)
    return _timed(app, REST, lambda: None)


def _empty(size: tuple[int, int]) -> Any:
    from scenes.app import App
    from scenes.kit.preferences import Preferences

    return App(Preferences(size=size, animation="normal"), headless=True)


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


def _table(
    seats: str,
    *,
    animation: str,
    menu: bool = False,
    title: str = "",
    seed: int = SEED,
    size: tuple[int, int] = SIZE,
) -> tuple[Any, Any]:
    """A program without a screen with a seeded game at its table."""
    from game.storage.record import SeatPlan
    from game.titles import TITLES
    from scenes.cli import YOU
    from scenes.program.program import Program
    from scenes.start import Start

    program = Program(headless=True)
    app = program.app
    app.preferences = app.preferences.changed(animation=animation, bot_pace=0.0, size=size)
    app.resize(size)
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


def _timed(app: Any, frames: int, act: Callable[[], object], only: Callable[[], bool] | None = None) -> list[Spent]:
    """Time update and draw of frames, each drawn, and act between them; what else the program does is left out."""
    out: list[Spent] = []
    end = time.monotonic() + 60
    while len(out) < frames and time.monotonic() < end and app.running and app.stack.top is not None:
        act()
        start, clock = time.thread_time(), time.perf_counter()
        app.stack.update(STEP)
        app.draw()
        spent = ((time.thread_time() - start) * 1000, (time.perf_counter() - clock) * 1000)
        if only is None or only():
            out.append(spent)
        app.stack.settle()
        pygame.event.pump()
    return out


def _named(name: str, spent: list[Spent] | list[float]) -> dict[str, float]:
    """The median and the 99th percentile of the processor's time, and that of the wall where it was taken."""
    pairs = [one if isinstance(one, tuple) else (one, one) for one in spent]
    own, wall = (_parts([pair[index] for pair in pairs]) for index in (0, 1))
    told = {f"{name}_p50_ms": round(own[49], 2), f"{name}_p99_ms": round(own[98], 2)}
    return told | ({f"{name}_wall_p99_ms": round(wall[98], 2)} if spent and isinstance(spent[0], tuple) else {})


def _parts(values: list[float]) -> list[float]:
    return quantiles(values, n=100) if len(values) > 1 else [0.0] * 99


def _peak() -> float:
    """The largest resident size of this process so far, in MB."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
