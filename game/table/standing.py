"""Standing answers: whether a person is asked what could be answered beforehand, by card, question and power."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.ask import Decision, Option

WHEN_IT_MATTERS, ALWAYS_ASK, USE, NEVER = "matters", "ask", "always", "never"

STANDINGS = (WHEN_IT_MATTERS, ALWAYS_ASK, USE, NEVER)
"""Ask at the moments that matter (the usual one), ask whenever possible, use at once, never ask."""

BETWEEN = ":"
"""Stands in a topic between the question and the card that asks it."""

Moments = Mapping[str, tuple[str, ...]]
"""For each card the questions at which it matters; a card that is not listed always does."""


def topic(decision: Decision, option: Option) -> str:
    """Return what a standing answer is about: a card that can be used at any time, else a question and its card."""
    if decision.window:
        return option.source
    card = option.source or decision.source
    return f"{decision.message}{BETWEEN}{card}" if card and decision.decline else ""


def topics(decision: Decision) -> dict[str, tuple[Option, ...]]:
    """Return what can be answered beforehand of an optional question, each with the options that accept it."""
    found: dict[str, tuple[Option, ...]] = {}
    if decision.window or decision.single:
        return found
    for option in decision.options:
        about = topic(decision, option)
        if about and option.key != decision.decline:
            found[about] = (*found.get(about, ()), option)
    return found


def lasts(about: str) -> bool:
    """Tell whether a standing answer is kept for other games: those about questions are of one game."""
    return BETWEEN not in about


def lasting(own: Mapping[str, str]) -> dict[str, str]:
    """Return those of some standing answers that are kept for other games."""
    return {about: value for about, value in own.items() if lasts(about)}


def answer(decision: Decision, standing: Mapping[str, str], moments: Moments) -> str | None:
    """Return the key that a question gets without asking, or None when the person must choose.

    A window gets its default where nothing may be used; nothing is ever discarded unasked. Another
    optional question is accepted where there is one way to do so, or turned down.
    """
    if decision.single:
        return None
    if decision.decline and not decision.window:
        return _given(decision, standing)
    if not decision.window or not decision.default:
        return None
    offered = [option for option in decision.options if option.key != decision.default and option.group != "drop"]
    wishes = [(option, _wish(decision, option, standing, moments)) for option in offered]
    for option, wish in wishes:
        if wish == USE:
            return option.key
    return None if any(wish == ALWAYS_ASK for _, wish in wishes) else decision.default


def _given(decision: Decision, standing: Mapping[str, str]) -> str | None:
    """Return the standing answer to an optional question."""
    offered = topics(decision)
    wanted = [options for about, options in offered.items() if standing.get(about) == USE]
    if len(wanted) == 1 and len(wanted[0]) == 1 and not wanted[0][0].confirm:
        return wanted[0][0].key
    accepting = sum(len(options) for options in offered.values())
    refused = all(standing.get(about) == NEVER for about in offered)
    return decision.decline if refused and accepting == len(decision.options) - 1 else None


def _wish(decision: Decision, option: Option, standing: Mapping[str, str], moments: Moments) -> str:
    """Return what to do about one option: use it, ask, or let it pass."""
    wish = standing.get(option.source, WHEN_IT_MATTERS)
    if wish != WHEN_IT_MATTERS:
        return wish
    matters = option.source not in moments or decision.message in moments[option.source]
    return ALWAYS_ASK if matters else NEVER
