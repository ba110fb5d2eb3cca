"""Random legal answers: the level `random`, and proposals for answers that a seat did not see."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.ask import Decision, Option
from game.luck import Luck


def whim(decision: Decision, luck: Luck) -> tuple[str, ...]:
    """Return the keys of a random legal answer."""
    others: Sequence[Option] = decision.options
    if alone := [option for option in others if option.alone]:
        others = [option for option in others if not option.alone]
        at = luck.below(len(alone) + 1)
        if at or len(others) < decision.low:
            return (alone[at - 1].key,)
    count = decision.low + luck.below(min(decision.high, len(others)) - decision.low + 1)
    if count == 1 and not decision.caps:
        return (others[luck.below(len(others))].key,)
    return _some(others, count, dict(decision.caps), luck)


def _some(options: Sequence[Option], count: int, room: dict[str, int], luck: Luck) -> tuple[str, ...]:
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
