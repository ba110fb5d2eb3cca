"""Law: a question is asked where the answer can matter."""

from collections import Counter

import pytest
from msgspec import json

from game.engine.ask import Answer, Decision
from game.engine.run import Run
from game.luck import Luck, SteadyLuck
from game.model.state import canonical
from game.titles import TITLES
from tests.laws.random_play import begin, step, varied

FEW = 5
"""Questions with more options than these are not looked at."""

LONGEST = 25
"""A text that asks more than this is not followed to its end."""

SHARE = 0.018
"""The part of the questions that may turn out not to have mattered: nobody knows beforehand what chance will bring."""


def carried_on(run: Run, decision: Decision, key: str, *, last: bool) -> bytes:
    """Return what comes of an answer and is asked next, the rest of the text answered by the first (last) options."""
    fork = run.fork(SteadyLuck(5))
    fork.answer(Answer(decision.id, decision.seat, (key,)))
    for _ in range(LONGEST):
        if fork.over or fork.boundary.clock > run.boundary.clock:
            break
        asked = fork.pending[0]
        options = asked.options[::-1] if last else asked.options
        several = [one.key for one in options if not one.alone][: asked.low]
        fork.answer(Answer(asked.id, asked.seat, tuple(several) if asked.low > 1 else (options[0].key,)))
    return canonical(fork.state) + json.encode(fork.pending)


def matters(run: Run, decision: Decision) -> bool:
    """Tell whether some two options lead to different states, in either way of going on."""
    return any(
        len({carried_on(run, decision, option.key, last=last) for option in decision.options}) > 1
        for last in (False, True)
    )


def looked_at(run: Run, luck: Luck) -> Decision | None:
    """The question to be looked at now, if this is one: every fourth that has few options."""
    (asked, *others) = run.pending
    fits = not others and asked.low == asked.high == 1 < len(asked.options) <= FEW
    return asked if fits and luck.below(4) == 0 else None


GAMES = {"sentinels": 60}
"""How many games are played of a title; of others a few."""


@pytest.mark.slow
@pytest.mark.parametrize("title", list(TITLES))
def test_hardly_any_question_turns_out_not_to_have_mattered(title: str) -> None:
    needless: Counter[str] = Counter()
    asked = 0
    for seed in range(GAMES.get(title, 8)):
        run, luck = begin(title, TITLES[title].seats[0], seed, varied(title, seed)), Luck(seed)
        while not run.over and run.clock < 600:
            decision = looked_at(run, luck)
            if decision:
                asked += 1
                if not matters(run, decision):
                    needless[f"{decision.message} of {decision.source}"] += 1
            step(run, luck, sharp=True)
    assert asked > 150
    assert needless.total() <= SHARE * asked, f"{needless.total()} of {asked}: {needless.most_common(8)}"
