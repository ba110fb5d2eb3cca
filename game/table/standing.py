"""Standing answers: whether a person is asked about cards that can be used at any time."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.ask import Decision, Option

WHEN_IT_MATTERS, ALWAYS_ASK, USE, NEVER = "matters", "ask", "always", "never"

STANDINGS = (WHEN_IT_MATTERS, ALWAYS_ASK, USE, NEVER)
"""Ask at the moments that matter (the usual one), ask whenever possible, use at once, never ask."""

Moments = Mapping[str, tuple[str, ...]]
"""For each card the questions at which it matters; a card that is not listed always does."""


def answer(decision: Decision, standing: Mapping[str, str], moments: Moments) -> str | None:
    """Return the key that a window gets without asking, or None when the person must choose.

    Only a question that exists because something could be used now is ever answered; its default
    is the option that uses nothing; nothing is ever discarded unasked.
    """
    if decision.single or not decision.window or not decision.default:
        return None
    offered = [option for option in decision.options if option.key != decision.default and option.group != "drop"]
    wishes = [(option, _wish(decision, option, standing, moments)) for option in offered]
    for option, wish in wishes:
        if wish == USE:
            return option.key
    return None if any(wish == ALWAYS_ASK for _, wish in wishes) else decision.default


def _wish(decision: Decision, option: Option, standing: Mapping[str, str], moments: Moments) -> str:
    """Return what to do about one option: use it, ask, or let it pass."""
    wish = standing.get(option.source, WHEN_IT_MATTERS)
    if wish != WHEN_IT_MATTERS:
        return wish
    matters = option.source not in moments or decision.message in moments[option.source]
    return ALWAYS_ASK if matters else NEVER
