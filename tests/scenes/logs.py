"""The log of a scripted game of Sentinels, shared by the tests that read it."""

from game.engine.run import Run
from game.model.state import Event
from game.storage.record import SeatPlan
from game.titles.sentinels.state import SentinelsState
from scenes.kit import text
from scenes.kit.words import Words
from scenes.tables.feed import Feed
from scenes.tables.sentinels import Sentinels
from tests.titles.sentinels.situation import state_of

WORDS = Words()


class Stage:
    """A table on which nothing happens any more: what a run has told, as a seat heard it."""

    revision = 0

    def __init__(self, run: Run, events: list[Event]) -> None:
        self.run, self.events = run, events
        self.seats = tuple(SeatPlan() for _ in state_of(run).heroes)

    def view(self, seat: int) -> SentinelsState:
        return state_of(self.run)

    def history(self, seat: int) -> list[Event]:
        return [event.told_to(seat) for event in self.events]

    def take_events(self, seat: int) -> list[Event]:
        return []


def log_of(run: Run, seat: int = 0, before: tuple[Event, ...] = ()) -> list[str]:
    """The log of a run as a seat reads it; who lay in play when it began is known."""
    state = state_of(run)
    known = [
        Event("card_moved", {"card": card.id, "name": card.name, "from": card.zone, "to": card.zone})
        for card in state.cards.values()
        if card.up or card.id in state.play
    ]
    feed = Feed(Stage(run, [*known, *before, *run.events]), Sentinels(), seat)  # type: ignore[arg-type]
    feed.retell(WORDS)
    return [text.plain(entry.text) for entry in feed.log.entries]
