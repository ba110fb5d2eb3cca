"""The computer players: `choose` answers a task at one of four levels, and says why."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from game.ai.belief import Unimaginable
from game.ai.knowledge import Knowledge, restored
from game.ai.search import search
from game.ai.whim import whim
from game.engine.title import Idea, Title
from game.luck import Luck
from game.titles import TITLES

LEVELS = ("random", "easy", "normal", "hard")

DEFAULT_SECONDS = 1.0

BLUR = {"easy": 5.0, "normal": 3.0}
"""How far a level misjudges its ideas, in the unit of their scores."""

WHIMS = {"easy": 12, "normal": 0}
"""Of a hundred answers of a level: how many are anything at all."""


class Task(Struct, frozen=True):
    """What a computer player is to answer: for whom, at which level, with which luck and budget.

    `hard` thinks for `iterations` if they are given (the same seed then gives the same answer), else
    for `seconds`.
    """

    title: str
    level: str
    seat: int
    knowledge: Knowledge
    seed: int = 0
    iterations: int = 0
    seconds: float = DEFAULT_SECONDS


class Considered(Struct, frozen=True):
    """One answer that was weighed: its keys, how well it would turn out (chance to win for `hard`), how often tried."""

    keys: tuple[str, ...]
    value: float
    tries: int = 0


class Choice(Struct, frozen=True):
    """What a computer player chose, why as a message with arguments, and what else it weighed, the best first."""

    keys: tuple[str, ...]
    reason: str = ""
    args: dict[str, Any] = {}
    considered: tuple[Considered, ...] = ()


def choose(task: Task) -> Choice:
    """Return the answer to a task; it depends on nothing but the task (and the clock, if seconds are the budget)."""
    luck = Luck(task.seed)
    asked = task.knowledge.asked
    if task.level == "random":
        return Choice(whim(asked, luck))
    title = TITLES[task.title]
    ideas = title.bot.ideas(restored(title, task.knowledge.now), asked)
    if task.level in BLUR:
        return _hasty(task, ideas, luck)
    if len(ideas) == 1:
        return _first(ideas)
    return _thoughtful(title, task, ideas, luck)


def _first(ideas: tuple[Idea, ...]) -> Choice:
    """Return the idea that looks best."""
    best = ideas[0]
    return Choice(best.keys, best.reason, best.args, tuple([Considered(idea.keys, idea.score) for idea in ideas]))


def _hasty(task: Task, ideas: tuple[Idea, ...], luck: Luck) -> Choice:
    """Return the idea that looks best to somebody who judges without care."""
    if luck.below(100) < WHIMS[task.level]:
        return Choice(whim(task.knowledge.asked, luck))
    blur = BLUR[task.level]
    blurred = [structs.replace(idea, score=idea.score + blur * (luck.below(1001) - 500) / 500) for idea in ideas]
    return _first(tuple(sorted(blurred, key=lambda idea: -idea.score)))


def _thoughtful(title: Title, task: Task, ideas: tuple[Idea, ...], luck: Luck) -> Choice:
    """Return the idea that does best in imagined worlds; `win` and `gain` over the next best are in per cent."""
    try:
        edges = search(title, task.knowledge, ideas, luck, task.iterations, task.seconds)
    except Unimaginable:
        return _first(ideas)
    best = edges[0]
    considered = [Considered(edge.idea.keys, edge.mean, edge.tries) for edge in edges]
    second = max([edge.mean for edge in edges[1:]])
    told = {"win": round(100 * best.mean), "gain": max(0, round(100 * (best.mean - second)))}
    return Choice(best.idea.keys, best.idea.reason, best.idea.args | told, tuple(considered))
