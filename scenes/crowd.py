"""Tables that are as full as they can get, for pictures, tests and measurements."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.verbs import put
from game.storage.record import SeatPlan
from game.table.local import LocalTable
from game.titles.sentinels.content import CARDS, DECKS
from game.titles.sentinels.play import lay_in_play
from game.titles.sentinels.state import SentinelsState
from game.titles.sentinels.title import SENTINELS

EACH, AROUND, MOST = 8, 6, 60
"""Cards in play of each hero, of the environment, and of all together."""


def full(seed: int = 7) -> LocalTable:
    """Sentinels with five heroes and sixty cards in play."""
    setup = SENTINELS.setup(5, {"villain": "gloomweaver", "advanced": "on"})
    return crowded(LocalTable.new(SENTINELS, setup, (SeatPlan(),) * 5, seed))


def crowded(table: LocalTable, total: int = MOST) -> LocalTable:
    """The same table of Sentinels with so many cards in play that it is full."""
    view: SentinelsState = table.view(0)
    view.next_card = max(view.cards) + 1
    wanted = dict.fromkeys(view.heroes, EACH) | {view.environment: AROUND}
    wanted[view.villain] = total - sum(wanted.values())
    for deck, count in wanted.items():
        lying = [name for name in dict.fromkeys(DECKS[deck].names) if not CARDS[name].has("one_shot")]
        for index in range(count - len(view.zones.get(f"area:{deck}", ()))):
            card = put(view, lying[index % len(lying)], deck, f"area:{deck}", up=True).id
            lay_in_play(view, card, deck)
    see: Callable[[int], SentinelsState] = lambda seat: view  # noqa: E731
    table.view = see  # type: ignore[method-assign, assignment]
    return table
