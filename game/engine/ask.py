"""Decisions: what is asked of a seat, the options, and the answer."""

from __future__ import annotations

import types
from collections.abc import Generator, Sequence
from typing import Any

from msgspec import Struct

from game.engine.errors import IllegalAnswer, RulesError
from game.model.state import State

CHANCE = -1
"""The seat that answers for dice, draws and shuffles."""

NOTHING: dict[str, Any] = {}


class Option(Struct, frozen=True):
    """One thing that may be chosen.

    `key` is stable; `about` names what on the table it is (kind and id: space, card, die, seat,
    number); `label` with `args` is its message; `group` with the decision's `caps` limits picks;
    `alone` options are picked without any other; `source` is the card it comes from; `confirm` asks
    twice.
    """

    key: str
    about: tuple[str, str | int] = ("", "")
    label: str = ""
    args: dict[str, Any] = NOTHING
    group: str = ""
    alone: bool = False
    source: str = ""
    rule: str = ""
    confirm: bool = False


class Decision(Struct, frozen=True):
    """What one seat must choose: from `low` to `high` of the options.

    `message` with `args` says what is asked, `rule` and `source` why, `asker` is that card on the table;
    `default` is the key of the ordinary choice; `caps` limits how many options of a group may be
    picked; `window` marks a question that exists only because something could be used now, `decline` is
    the key that turns an optional question down, so that it can have a standing answer; `single` marks one
    that has one answer and is asked only because the people wish to be asked always.
    """

    id: int
    seat: int
    message: str
    options: tuple[Option, ...]
    args: dict[str, Any] = NOTHING
    low: int = 1
    high: int = 1
    rule: str = ""
    source: str = ""
    default: str = ""
    caps: tuple[tuple[str, int], ...] = ()
    window: bool = False
    single: bool = False
    decline: str = ""
    asker: int = 0

    def option(self, key: str) -> Option | None:
        """Return the option with this key, or None."""
        for one in self.options:
            if one.key == key:
                return one
        return None


class Together(Struct, frozen=True):
    """Decisions that several seats take at the same time, each in secret."""

    decisions: tuple[Decision, ...]


class Answer(Struct, frozen=True):
    """What a seat chose (or chance gave) for the decision with this id.

    `always` tells that from here on the people wish to be asked even when there is one answer.
    """

    decision: int
    seat: int
    keys: tuple[str, ...]
    always: bool = False


def check(decision: Decision, answer: Answer) -> None:
    """Raise IllegalAnswer, with the reason, unless `answer` fits `decision`."""
    if answer.decision != decision.id or answer.seat != decision.seat:
        raise IllegalAnswer("that answer belongs to another decision")
    keys = answer.keys
    if len(keys) == 1 and decision.low == 1 == decision.high:
        if decision.option(keys[0]) is None:
            raise IllegalAnswer("that answer names an option that is not offered, or one twice")
        return
    picked = [decision.option(key) for key in keys]
    if None in picked or len(dict.fromkeys(keys)) != len(picked):
        raise IllegalAnswer("that answer names an option that is not offered, or one twice")
    if len(picked) == 1 and picked[0] and picked[0].alone:
        return
    if any(one and one.alone for one in picked):
        raise IllegalAnswer("one of those options can only be chosen alone")
    if not decision.low <= len(picked) <= decision.high:
        raise IllegalAnswer(f"choose {decision.low} to {decision.high}, not {len(picked)}")
    for group, cap in decision.caps:
        if sum(1 for one in picked if one and one.group == group) > cap:
            raise IllegalAnswer(f"choose at most {cap} of {group}")


@types.coroutine
def suspend(request: Any) -> Generator[Any, Any, Any]:
    """Hand a request to whoever drives the run and return its reply."""
    return (yield request)


async def ask(
    state: State,
    seat: int,
    message: str,
    options: Sequence[Option],
    args: dict[str, Any] = NOTHING,
    *,
    rule: str = "",
    source: str = "",
    default: str = "",
    window: bool = False,
    always: bool = False,
    decline: str = "",
    asker: int = 0,
) -> str:
    """Ask a seat for exactly one option and return its key.

    A single option is taken without asking, unless `always` is set because seeing the question is
    itself worth something, or the people wish to be asked always. Raises RulesError when there is
    nothing to choose from.
    """
    if not options:
        raise RulesError(f"{message}: nothing to choose from")
    single = len(options) == 1 and not always
    if single and not state.always:
        return options[0].key
    decision = Decision(
        state.clock, seat, message, tuple(options), args, 1, 1, rule, source, default, (), window, single, decline,
        asker,
    )  # fmt: skip
    keys: tuple[str, ...] = await suspend(decision)
    return keys[0]


async def ask_some(
    state: State,
    seat: int,
    message: str,
    options: Sequence[Option],
    low: int,
    high: int,
    args: dict[str, Any] = NOTHING,
    *,
    rule: str = "",
    source: str = "",
    caps: tuple[tuple[str, int], ...] = (),
    asker: int = 0,
) -> tuple[str, ...]:
    """Ask a seat for `low` to `high` options and return their keys in the order of the picks.

    When all must be taken nothing is asked, unless the people wish to be asked always; nor when none can be.
    """
    alone = sum(1 for one in options if one.alone)
    high = min(high, len(options) - alone)
    if low > high:
        raise RulesError(f"{message}: {low} to choose, {high} there")
    single = not alone and (high == 0 or low == len(options))
    if single and not (state.always and high):
        return tuple(one.key for one in options[:high])
    decision = Decision(
        state.clock, seat, message, tuple(options), args, low, high, rule, source, "", caps, False, single, "", asker
    )
    keys: tuple[str, ...] = await suspend(decision)
    return keys


async def ask_all(state: State, decisions: Sequence[Decision]) -> dict[int, tuple[str, ...]]:
    """Ask several seats at once, in secret; return the keys by seat when all have answered."""
    if not decisions:
        return {}
    replies: dict[int, tuple[str, ...]] = await suspend(Together(tuple(decisions)))
    return replies
