"""Answers: what every thought returns, and the dice that it names."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import Decision
from game.engine.title import Idea
from game.titles.twenty_strong.content import COLOURS
from game.titles.twenty_strong.mind.odds import strong_first
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.state import ACTIVE, ShipState

Answers = list[Idea]
Thought = Callable[[ShipState, Decision, Survey], Answers]


def dice_keys(s: ShipState, d: Decision, colours: str) -> tuple[str, ...]:
    """Return the option keys of ready dice of these colours."""
    there: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for option in d.options:
        if option.about[0] == "die" and not option.group:
            there[s.dice[int(option.key[1:])].kind].append(option.key)
    return tuple([there[colour].pop() for colour in colours])


def rolling_dice(s: ShipState) -> str:
    """Return the colours of the dice in the active area, strong first."""
    return strong_first("".join([die.kind for die in s.dice if die.place == ACTIVE]))
