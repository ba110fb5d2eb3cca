"""Random legal answers: the level `random`, and proposals for answers that a seat did not see."""

from __future__ import annotations

from game.engine.ask import Decision, Option
from game.luck import Luck


def whim(decision: Decision, luck: Luck) -> tuple[str, ...]:
    """Return the keys of a random legal answer."""
    alone = [option.key for option in decision.options if option.alone]
    others = [option for option in decision.options if not option.alone]
    at = luck.below(len(alone) + 1) if alone else 0
    if at or len(others) < decision.low:
        return (alone[at - 1],)
    count = decision.low + luck.below(min(decision.high, len(others)) - decision.low + 1)
    return _some(others, count, dict(decision.caps), luck)


def _some(options: list[Option], count: int, room: dict[str, int], luck: Luck) -> tuple[str, ...]:
    """Return up to `count` keys in random order, no more of a group than there is room for."""
    rest = list(options)
    keys: list[str] = []
    while rest and len(keys) < count:
        option = rest.pop(luck.below(len(rest)))
        if room.get(option.group, 1) > 0:
            keys.append(option.key)
            if option.group in room:
                room[option.group] -= 1
    return tuple(keys)
