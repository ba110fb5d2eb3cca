"""Random legal play of any title, and small comparisons of runs, for the laws."""

import hashlib
import sys
from collections.abc import Mapping

import msgspec
from msgspec import structs

from game.engine.ask import Answer, Decision, Option
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Setup, canonical
from game.model.view import view
from game.titles import TITLES

TABLES = [(title, seats) for title in TITLES for seats in TITLES[title].seats]
"""Every title with every seat count."""

LONG = {"sentinels": 8}
"""Titles with long games: of these one game is played where others play so many."""

SET_UP = 12
"""The answers that are random in a sharp game too."""


def seeds(title: str, count: int, least: int = 2) -> range:
    """Return the seeds of so many games, of a title with long ones fewer but at least so many."""
    return range(max(least, count // LONG.get(title, 1)))


def looks(title: str, luck: Luck) -> bool:
    """Tell whether a law looks at this step: at each one, in long games only at some."""
    return luck.below(4 * LONG.get(title, 0) or 1) == 0


def begin(title: str, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Run:
    """Start a game; its dice and draws come from the seed. Options that do not go with others are left out."""
    return Run.start(TITLES[title], fitting(title, seats, options or {}), Luck(seed))


def fitting(title: str, seats: int, options: Mapping[str, str]) -> Setup:
    """Return a set-up with those of the options that go together."""
    setup = TITLES[title].setup(seats)
    for name, value in options.items():
        wished = {**setup.options, name: value}
        if not TITLES[title].objection(structs.replace(setup, options=wished)):
            setup = TITLES[title].setup(seats, wished)
    return setup


def varied(title: str, seed: int) -> dict[str, str]:
    """Return set-up options that change with the seed, so that every value is met."""
    luck = Luck(seed)
    return {choice.name: choice.values[luck.below(len(choice.values))] for choice in TITLES[title].choices}


def legal_answer(decision: Decision, luck: Luck, with_key: str = "") -> Answer:
    """Return a random answer that keeps to low, high, caps and alone; it holds the option `with_key` if named."""
    options = list(decision.options)
    wanted = decision.option(with_key) or options[luck.below(len(options))]
    if not with_key and decision.low == 0 and luck.below(4) == 0:
        return Answer(decision.id, decision.seat, ())
    if wanted.alone:
        return Answer(decision.id, decision.seat, (wanted.key,))
    least = max(decision.low, 1)
    count = least + luck.below(decision.high - least + 1)
    return Answer(decision.id, decision.seat, _picks(decision, wanted, _shuffled(options, luck), count))


def _picks(decision: Decision, wanted: Option, options: list[Option], count: int) -> tuple[str, ...]:
    caps = dict(decision.caps)
    keys: list[str] = []
    for one in [wanted, *options]:
        if len(keys) < count and not one.alone and one.key not in keys and caps.get(one.group, 1) > 0:
            keys.append(one.key)
            if one.group in caps:
                caps[one.group] -= 1
    return tuple(keys)


def _shuffled(options: list[Option], luck: Luck) -> list[Option]:
    rest, mixed = list(options), []
    while rest:
        mixed.append(rest.pop(luck.below(len(rest))))
    return mixed


def step(run: Run, luck: Luck, sharp: bool = False) -> Answer:
    """Give one answer for one of the seats that are asked, and return it.

    It is random; in a `sharp` game it is mostly the quick answer of the computer player, so that
    the game gets far (its first answers are random all the same).
    """
    decision = run.pending[luck.below(len(run.pending))]
    answer = legal_answer(decision, luck)
    if sharp and run.clock > SET_UP and luck.below(8):
        keys = run.title.bot.reflex(view(run.state, decision.seat), decision)
        answer = Answer(decision.id, decision.seat, keys)
    run.answer(answer)
    return answer


def finish(run: Run, luck: Luck) -> Run:
    """Play a run to its end at random."""
    while not run.over:
        step(run, luck)
    return run


def shown(run: Run) -> bytes:
    """Return everything by which two runs are compared: state, questions and answers."""
    return canonical(run.state) + msgspec.json.encode([run.pending, run.answers, run.clock])


def digest(title: str, seats: int, seed: int) -> str:
    """Return a digest of a whole random game, every state of it."""
    run, luck, total = begin(title, seats, seed, varied(title, seed)), Luck(seed), hashlib.sha256()
    while not run.over:
        step(run, luck, seed % 2 == 1)
        total.update(shown(run))
    return total.hexdigest()


if __name__ == "__main__":
    for name, count in TABLES:
        for number in range(int(sys.argv[1])):
            print(name, count, number, digest(name, count, number))
