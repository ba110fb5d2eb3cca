"""Belief: worlds that fit what a seat knows, made without ever seeing the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import structs

from game.ai.knowledge import Heard, Knowledge, restored, seen
from game.ai.whim import whim
from game.engine.ask import CHANCE, Answer
from game.engine.chance import Request, check_outcome
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.engine.title import Title
from game.luck import Luck
from game.model.state import Bag, State, sorted_names

TRIES = 64
"""How many worlds are made at most until one agrees with everything that the seat saw."""


class Unimaginable(Exception):
    """No world was found that agrees with what the seat saw."""


def imagine(title: Title, knowledge: Knowledge, luck: Luck, tries: int = TRIES) -> Run:
    """Return a game that looks to the seat exactly like the real one; the rest is dealt by `luck`.

    Raises Unimaginable when none is found in a number of tries.
    """
    for _ in range(tries):
        run = _attempt(title, knowledge, luck)
        if run is not None:
            return run
    raise Unimaginable


def _attempt(title: Title, knowledge: Knowledge, luck: Luck) -> Run | None:
    """Deal the hidden cards, play the answers since the boundary; None if the seat would notice a difference."""
    state = restored(title, knowledge.boundary)
    _learn(state, restored(title, knowledge.now))
    deal(title, state, drawn(knowledge), luck)
    try:
        run = Run.from_boundary(title, state, (), Remembered(knowledge.heard, luck))
        for heard in knowledge.heard:
            if heard.seat != CHANCE:
                _answer_again(run, heard, luck)
    except IllegalAnswer:
        return None
    run.chance = luck
    if knowledge.asked not in run.pending or seen(run.state, knowledge.seat) != knowledge.now:
        return None
    return run


def _answer_again(run: Run, heard: Heard, luck: Luck) -> None:
    decision = next((one for one in run.pending if one.seat == heard.seat), None)
    if decision is None:
        raise IllegalAnswer("nothing is asked of that seat in this world")
    keys = whim(decision, luck) if heard.keys is None else heard.keys
    run.answer(Answer(decision.id, decision.seat, keys, heard.always))


class Remembered:
    """Chance that repeats what the seat saw and makes up the rest."""

    def __init__(self, heard: tuple[Heard, ...], luck: Luck) -> None:
        self.outcomes = [one.keys for one in heard if one.seat == CHANCE]
        self.luck = luck

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return the outcome that was seen, or a random one; raises IllegalAnswer where it is impossible."""
        keys = self.outcomes.pop(0) if self.outcomes else None
        if keys is None:
            return self.luck.outcome(request)
        check_outcome(request, keys)
        return keys


def drawn(knowledge: Knowledge) -> dict[str, list[str]]:
    """Return the names that the seat saw drawn since the boundary, by deck: there they must have been."""
    found: dict[str, list[str]] = {}
    for heard in knowledge.heard:
        if heard.deck and heard.keys:
            found.setdefault(heard.deck, []).extend(heard.keys)
    return found


def _learn(state: State, now: State) -> None:
    """Name the cards whose fronts the seat came to know since the boundary."""
    for card in list(state.cards.values()):
        later = now.cards.get(card.id)
        if later and later.name and not card.name:
            state.cards[card.id] = structs.replace(card, name=later.name)


def deal(title: Title, state: State, pinned: dict[str, list[str]], luck: Luck) -> None:
    """Give every blank front a name that its family still lacks; `pinned` names go into their deck."""
    for family, names in title.bot.families(state.setup).items():
        lacking = Counter(names) - Counter(_known_names(state, family))
        kept = [name for name in pinned.get(family, ()) if lacking[name] > 0]
        lacking -= Counter(kept)
        rest = shuffled(sorted(lacking.elements()), luck)
        _fill(state, family, kept, iter(rest))


def _known_names(state: State, family: str) -> list[str]:
    cards = [card.name for card in state.cards.values() if card.family == family and card.name]
    return cards + [name for bag in state.decks.get(family, ()) for name in bag.names if name]


def _fill(state: State, family: str, kept: list[str], rest: Iterator[str]) -> None:
    """Name the blank cards and bags of a family, bags first for the names that must be there."""
    bags = []
    for bag in state.decks.get(family, ()):
        if bag.names and not bag.names[0]:
            here, kept = kept[: len(bag.names)], kept[len(bag.names) :]
            bag = Bag(sorted_names([*here, *islice(rest, len(bag.names) - len(here))]), bag.seen)
        bags.append(bag)
    if family in state.decks:
        state.decks[family] = tuple(bags)
    for card in list(state.cards.values()):
        if card.family == family and not card.name:
            state.cards[card.id] = structs.replace(card, name=next(rest))


def shuffled(names: list[Any], luck: Luck) -> list[Any]:
    """Return the names in random order."""
    rest, order = list(names), []
    while rest:
        order.append(rest.pop(luck.below(len(rest))))
    return order
