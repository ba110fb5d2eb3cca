"""Given: the news that a question was answered beforehand, by a standing answer."""

from __future__ import annotations

from game.engine.ask import Answer, Decision, Option
from game.model.state import Event, State, bit

BY_STANDING = "by_standing"
"""The kind of that event."""


def told(decision: Decision, answer: Answer, after: State) -> list[Event]:
    """Return the news; none where nothing was used that could have been.

    A card that is still hidden after the answer is told to its own seat alone.
    """
    option = decision.option(answer.keys[0])
    if option is None or decision.single or (decision.window and option.key == decision.default):
        return []
    kind, what = option.about
    card = after.cards.get(int(what)) if kind == "card" else None
    hidden = kind == "name" or (kind == "card" and not (card and card.up))
    said = {"key": option.key, "label": option.label, "args": option.args}
    data = {"seat": decision.seat, "source": _asker(decision, option), "message": decision.message, **said}
    if hidden:
        return [Event(BY_STANDING, data, tuple(said), bit(decision.seat))]
    return [Event(BY_STANDING, data)]


def _asker(decision: Decision, option: Option) -> str:
    """Return the card that asks, or "" where several do."""
    sources = dict.fromkeys(one.source for one in decision.options if one.source)
    return option.source or (next(iter(sources)) if len(sources) == 1 else decision.source)
