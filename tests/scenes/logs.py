"""The log of a scripted game, shared by the tests that read it."""

from collections.abc import Iterable

from game.engine.run import Run
from game.model.state import Event, State
from game.model.view import view
from game.storage.record import SeatPlan
from scenes.kit import text
from scenes.kit.words import Words
from scenes.tables.feed import Board, Feed


class Stage:
    """A table on which nothing happens any more: what was told, as a seat heard it."""

    revision = 0

    def __init__(self, state: State, events: Iterable[Event]) -> None:
        self.state, self.events = state, tuple(events)
        self.seats = tuple(SeatPlan() for _ in range(state.setup.seats))

    def view(self, seat: int) -> State:
        return view(self.state, seat)

    def history(self, seat: int) -> list[Event]:
        return [event.told_to(seat) for event in self.events]

    def take_events(self, seat: int) -> list[Event]:
        return []


def read(board: Board, run: Run, events: Iterable[Event], seat: int = 0) -> list[str]:
    """Events as a seat reads them in the log of a table."""
    words = Words()
    feed = Feed(Stage(run.state, events), board, seat)  # type: ignore[arg-type]
    feed.retell(words.named(board.names(words, view(run.state, seat), ("",) * run.state.setup.seats)))
    return [text.plain(entry.text) for entry in feed.log.entries]
