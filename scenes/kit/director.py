"""Turn motions (move, turn, tumble, pulse, count; one after another or together) into animation.

A scene makes `Motion`s with the key of the thing that moves, plays them, calls `update` each frame and asks
`pose(key)` where that thing is drawn. A key without a running motion has no pose: draw it where it lies.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from scenes.kit import tween

Speed = Literal["off", "fast", "normal", "slow"]
SPEEDS: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}


@dataclass(frozen=True)
class Pose:
    """How to draw a thing now: centre, degrees, size factor, height above the table, alpha, glow and a number."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0
    glow: float = 0.0
    value: float = 0.0
    placed: bool = False


@dataclass(frozen=True)
class Motion:
    """One movement of one thing."""

    key: str
    kind: Literal["move", "turn", "tumble", "pulse", "count", "fade", "wait"]
    seconds: float
    start: tuple[float, float] = (0.0, 0.0)
    end: tuple[float, float] = (0.0, 0.0)
    arc: float = 0.0
    delay: float = 0.0
    call: Callable[[], None] | None = None


@dataclass(frozen=True)
class Group:
    """Motions and groups, together or one after another."""

    parts: tuple["Motion | Group", ...]
    serial: bool = True


def serial(*parts: Motion | Group) -> Group:
    """One after another."""
    return Group(parts, True)


def together(*parts: Motion | Group) -> Group:
    """All at once."""
    return Group(parts, False)


def move(
    key: str, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.26, arc: float = 0.0
) -> Motion:
    """Travel between two points, on a slight arc when `arc` (pixels) is given."""
    return Motion(key, "move", seconds, start, end, arc)


def walk(key: str, points: list[tuple[float, float]], seconds: float = 0.22) -> Group:
    """Step from point to point."""
    return serial(*(move(key, a, b, seconds) for a, b in pairwise(points)))


def turn(key: str, start: float, end: float, seconds: float = 0.24) -> Motion:
    """Turn a needle or a card from one value to another with a little overshoot (read as `value`)."""
    return Motion(key, "turn", seconds, (start, 0), (end, 0))


def count(key: str, start: float, end: float, seconds: float = 0.3) -> Motion:
    """Run a number up or down without overshoot (read as `value`)."""
    return Motion(key, "count", seconds, (start, 0), (end, 0))


def tumble(key: str, at: tuple[float, float], turns: float = 2.0, seconds: float = 0.6) -> Motion:
    """Roll a die in place: it hops and spins."""
    return Motion(key, "tumble", seconds, at, (turns, 0))


def pulse(key: str, seconds: float = 0.5) -> Motion:
    """Flash a thing once."""
    return Motion(key, "pulse", seconds)


def fade(key: str, start: float, end: float, seconds: float = 0.2) -> Motion:
    """Change a thing's alpha."""
    return Motion(key, "fade", seconds, (start, 0), (end, 0))


def wait(seconds: float) -> Motion:
    """A pause."""
    return Motion("", "wait", seconds)


def call(action: Callable[[], None]) -> Motion:
    """Do something (a sound, a state change) at this point; done as well when skipped."""
    return Motion("", "wait", 0.0, call=action)


def length(part: Motion | Group) -> float:
    """Seconds a motion or group takes at normal speed."""
    if isinstance(part, Motion):
        return part.delay + part.seconds
    lengths = [length(inner) for inner in part.parts]
    return sum(lengths) if part.serial else max(lengths, default=0.0)


def _flat(part: Motion | Group, begin: float) -> list[tuple[float, Motion]]:
    """Every motion with the second at which it begins."""
    if isinstance(part, Motion):
        return [(begin + part.delay, part)]
    out: list[tuple[float, Motion]] = []
    for inner in part.parts:
        out += _flat(inner, begin)
        if part.serial:
            begin += length(inner)
    return out


def posed(motion: Motion, t: float) -> Pose:
    """The pose of a motion at share t of its time."""
    (ax, ay), (bx, by) = motion.start, motion.end
    if motion.kind == "move":
        e = tween.out_cubic(t)
        rise = motion.arc * math.sin(math.pi * e)
        lift = math.sin(math.pi * e) * 0.6
        return Pose(tween.mix(ax, bx, e), tween.mix(ay, by, e) - rise, lift=lift, placed=True)
    if motion.kind == "turn":
        return Pose(value=tween.mix(ax, bx, tween.out_back(t)))
    if motion.kind == "count":
        return Pose(value=tween.mix(ax, bx, tween.out_cubic(t)))
    if motion.kind == "tumble":
        return Pose(ax, ay, angle=360 * bx * (1 - tween.out_cubic(t)), lift=tween.bounce(t), placed=True)
    if motion.kind == "pulse":
        swell = math.sin(math.pi * t)
        return Pose(glow=swell, scale=1 + 0.06 * swell)
    if motion.kind == "fade":
        return Pose(alpha=tween.mix(ax, bx, t))
    return Pose()


class Director:
    """Plays groups of motions in order."""

    def __init__(self, speed: str = "normal") -> None:
        """`speed` is off, fast, normal or slow."""
        self.speed = speed
        self._clock = 0.0
        self._end = 0.0
        self._track: list[tuple[float, Motion]] = []
        self._poses: dict[str, Pose] = {}

    @property
    def busy(self) -> bool:
        """True while anything moves: the frame has to be drawn anew."""
        return bool(self._track)

    @property
    def moving(self) -> frozenset[str]:
        """The keys of everything that moves, now or soon."""
        return frozenset(motion.key for _, motion in self._track if motion.key)

    def play(self, part: Motion | Group) -> None:
        """Add motions after those still running; with speed off they are over at once."""
        self._track += _flat(part, self._end)
        self._end += length(part)
        if SPEEDS[self.speed] == 0:
            self.skip()
        else:
            self._pose()

    def beside(self, part: Motion | Group) -> None:
        """Add motions that begin now, whatever else is running."""
        self._track += _flat(part, self._clock)
        self._end = max(self._end, self._clock + length(part))
        self._pose()

    def update(self, dt: float) -> bool:
        """Let time pass; returns True when the picture changed."""
        if not self._track:
            return False
        self._clock += dt / SPEEDS[self.speed] if SPEEDS[self.speed] else self._end
        if self._clock >= self._end:
            self.skip()
        else:
            self._pose()
        return True

    def skip(self) -> None:
        """End everything now."""
        self._clock = self._end
        self._run_calls()
        self._track, self._poses = [], {}
        self._clock = self._end = 0.0

    def pose(self, key: str) -> Pose | None:
        """Where a thing is now, or None when it rests."""
        return self._poses.get(key)

    def value(self, key: str, resting: float) -> float:
        """The running number of a turn or count, or the resting one."""
        pose = self._poses.get(key)
        return resting if pose is None else pose.value

    def _run_calls(self) -> None:
        due = [motion for begin, motion in self._track if motion.call and begin <= self._clock]
        self._track = [(b, m) for b, m in self._track if not (m.call and b <= self._clock)]
        for motion in due:
            if motion.call:
                motion.call()

    def _pose(self) -> None:
        self._run_calls()
        poses: dict[str, Pose] = {}
        for begin, motion in sorted(self._track, key=lambda entry: entry[0]):
            if not motion.key:
                continue
            share = (self._clock - begin) / motion.seconds if motion.seconds else 1.0
            started = motion.key in poses
            if share < 0 and started:
                continue
            now = posed(motion, min(1.0, max(0.0, share)))
            poses[motion.key] = _joined(poses[motion.key], now, motion) if started else now
        self._poses = poses


def _joined(old: Pose, new: Pose, motion: Motion) -> Pose:
    """Two motions of one thing: each sets what it is about."""
    if motion.kind in ("move", "tumble"):
        return replace(new, value=old.value, alpha=old.alpha, glow=old.glow)
    if motion.kind in ("turn", "count"):
        return replace(old, value=new.value)
    if motion.kind == "pulse":
        return replace(old, glow=new.glow, scale=new.scale)
    return replace(old, alpha=new.alpha)
