"""Search: information-set Monte-Carlo tree search over imagined worlds, within iterations or seconds.

A node stands for what its mover has observed, never for a true state: the same node is met in many
worlds, and each answer counts how often it was available. Every answer keeps what it paid its mover, and
each mover follows its own. Beyond the tree the title's reflex plays on for a few rounds; there the
title's `worth` judges how every seat stands.
"""

from __future__ import annotations

import math
import time

from game.ai.belief import imagine
from game.ai.knowledge import Knowledge
from game.engine.ask import Answer, Decision
from game.engine.run import Run
from game.engine.title import Idea, Title
from game.luck import Luck

CURIOSITY = 0.35
"""How strongly the tree tries what it has tried seldom."""

WORLDS = 48
"""How many worlds are imagined at most; further iterations meet them again with other luck."""

FEWEST = 6
"""How many shared tries it takes before another answer can displace the first idea."""

CERTAINTY = 1.0
"""How many standard errors better it must be."""

TRUST = 8.0
"""How much the tree believes the scores of ideas before it has tried them."""

HORIZON = 1
"""How many rounds more a playout of a lone seat takes before `worth` judges; with more seats it ends with this one."""

LONGEST = 400
"""A playout that takes more answers than this is judged where it stands."""


class Edge:
    """One answer at a node: how it was rated before, how often it was there, and what each try paid its mover."""

    __slots__ = ("available", "idea", "nodes", "payoffs", "prior", "total")

    def __init__(self, idea: Idea, prior: float) -> None:
        self.idea = idea
        self.prior = prior
        self.available = 0
        self.payoffs: list[float] = []
        self.total = 0.0
        self.nodes: dict[str, Node] = {}

    @property
    def tries(self) -> int:
        """Return how often this answer was tried."""
        return len(self.payoffs)

    @property
    def mean(self) -> float:
        """Return the average payoff."""
        return self.total / len(self.payoffs) if self.payoffs else 0.0

    def pay(self, payoff: float) -> None:
        """Count one more try and what it paid."""
        self.payoffs.append(payoff)
        self.total += payoff

    def surely_above(self, other: Edge) -> float:
        """Return by how much this answer is better than another with fair certainty, from the tries they share."""
        gains = [mine - yours for mine, yours in zip(self.payoffs, other.payoffs, strict=False)]
        if len(gains) < FEWEST:
            return -1.0
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean - CERTAINTY * math.sqrt(spread / len(gains))


class Node:
    """What one mover has observed: the answers that it may weigh, by their keys."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[tuple[str, ...], Edge] = {}

    def offer(self, ideas: tuple[Idea, ...]) -> list[Edge]:
        """Count these answers as available and return their edges."""
        weights = [math.exp(TRUST * (idea.score - ideas[0].score)) for idea in ideas]
        found = []
        for idea, weight in zip(ideas, weights, strict=True):
            edge = self.edges.get(idea.keys)
            if edge is None:
                edge = self.edges[idea.keys] = Edge(idea, weight / sum(weights))
            edge.available += 1
            found.append(edge)
        return found


def search(
    title: Title, knowledge: Knowledge, ideas: tuple[Idea, ...], luck: Luck, iterations: int, seconds: float
) -> list[Edge]:
    """Return the root's answers with what they paid, the best first; raises Unimaginable when no world can be made.

    After each part of the budget the worse half of the answers is dropped, and the search ends early
    when the first idea is surely the best. Answers are compared in the same worlds with the same luck.
    """
    edges = Node().offer(ideas)
    worlds: list[Run] = []
    clock = Budget(iterations, seconds, math.ceil(math.log2(len(ideas))))
    alive = edges
    while len(alive) > 1:
        clock.next_part()
        while clock.left():
            if len(worlds) < WORLDS:
                worlds.append(imagine(title, knowledge, luck))
            world, seed = worlds[clock.sweeps % len(worlds)], luck.below(1 << 30)
            for edge in alive:
                _iterate(title, world.fork(Luck(seed), keep=False), edge, knowledge.seat)
            clock.spend(len(alive))
        if all(edges[0].surely_above(edge) > 0 for edge in alive[1:]):
            break
        alive = _better_half(alive, edges[0])
    return _ranked(edges)


def _better_half(alive: list[Edge], first: Edge) -> list[Edge]:
    """Return the better half; the first idea stays to the end, for the others to be measured against."""
    others = sorted([edge for edge in alive if edge is not first], key=lambda edge: -edge.mean)
    return [first, *others[: (len(alive) + 1) // 2 - 1]]


def _ranked(edges: list[Edge]) -> list[Edge]:
    """Return the answers, the chosen one first: the first idea unless another is better with fair certainty."""
    best = max(edges[1:], key=lambda edge: edge.surely_above(edges[0]))
    if best.surely_above(edges[0]) <= 0:
        best = edges[0]
    return [best, *sorted([edge for edge in edges if edge is not best], key=lambda edge: -edge.mean)]


class Budget:
    """Iterations, or seconds if no iterations are given, in equal parts; each part allows one sweep at least."""

    def __init__(self, iterations: int, seconds: float, parts: int) -> None:
        self.share = (iterations or seconds) / parts
        self.timed = not iterations
        self.start = time.monotonic()
        self.end = 0.0
        self.spent = 0
        self.sweeps = 0
        self.fresh = True

    def next_part(self) -> None:
        """Begin the next part."""
        self.end += self.share
        self.fresh = True

    def left(self) -> bool:
        """Tell whether this part allows another sweep."""
        used = time.monotonic() - self.start if self.timed else self.spent
        return self.fresh or used < self.end

    def spend(self, iterations: int) -> None:
        """Count one sweep."""
        self.spent += iterations
        self.sweeps += 1
        self.fresh = False


def _iterate(title: Title, world: Run, edge: Edge, seat: int) -> None:
    """Go down the tree from one answer, add one node, play on, and pay every answer that was taken."""
    last = title.rounds(world.state)[0] + (HORIZON if world.state.setup.seats == 1 else 0)
    decision = next(one for one in world.pending if one.seat == seat)
    taken: list[tuple[Edge, int]] = []
    while True:
        taken.append((edge, decision.seat))
        world.answer(Answer(decision.id, decision.seat, edge.idea.keys))
        found = _next_choice(title, world, last)
        if found is None:
            break
        decision, ideas = found
        node = _child(edge, decision)
        if node is None:
            break
        edge = _select(node.offer(ideas))
    _play_on(title, world, last)
    payoffs = {seat: _payoff(title, world, seat) for seat in dict.fromkeys([seat for _, seat in taken])}
    for edge, seat in taken:
        edge.pay(payoffs[seat])


def _select(edges: list[Edge]) -> Edge:
    """Return the answer that is best for the mover, or that deserves another try."""

    def promise(edge: Edge) -> float:
        spread = CURIOSITY * edge.prior * math.sqrt(edge.available) / (1 + edge.tries)
        return (edge.mean if edge.tries else hope) + spread

    tried = [edge.mean for edge in edges if edge.tries]
    hope = max(tried, default=0.0)
    return max(edges, key=promise)


def _child(edge: Edge, decision: Decision) -> Node | None:
    """Return the node of what is observed after an answer; None if it is new, and then it is added."""
    key = f"{decision.seat} {decision.message} {decision.args} {[option.key for option in decision.options]}"
    node = edge.nodes.get(key)
    if node is None:
        edge.nodes[key] = Node()
    return node


def _next_choice(title: Title, world: Run, last: int) -> tuple[Decision, tuple[Idea, ...]] | None:
    """Answer what needs no thought; return the next real choice, or None where the playout ends."""
    for _ in range(LONGEST):
        if world.over or title.rounds(world.state)[0] > last:
            return None
        decision = world.pending[0]
        ideas = title.bot.ideas(world.state, decision)
        if len(ideas) > 1:
            return decision, ideas
        world.answer(Answer(decision.id, decision.seat, ideas[0].keys))
    return None


def _play_on(title: Title, world: Run, last: int) -> None:
    """Let the reflex answer for everyone until the horizon."""
    for _ in range(LONGEST):
        if world.over or title.rounds(world.state)[0] > last:
            return
        decision = world.pending[0]
        world.answer(Answer(decision.id, decision.seat, title.bot.reflex(world.state, decision)))


def _payoff(title: Title, world: Run, seat: int) -> float:
    result = world.state.result
    if result is None:
        return title.bot.worth(world.state, seat)
    return float(seat in result.winners)
