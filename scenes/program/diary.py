"""The log of a replay as it was written then: read choice after choice, and had again up to any step."""

from __future__ import annotations

from game.table.replay import ReplayTable
from scenes.kit.log import Entry
from scenes.kit.words import Words
from scenes.tables.feed import Board, Feed

Mark = tuple[int, Entry | None]
"""How many lines there were, and the last of them: it may have been written anew later."""


class Diary:
    """Reads ahead on a table of its own, so that no line knows what had not happened yet."""

    def __init__(self, table: ReplayTable, board: Board, ear: int, words: Words) -> None:
        """Begin at the beginning; `table` is used up."""
        self._table, self._board, self._words = table, board, words
        self._names = words.named({})
        self._feed = Feed(table, board, ear)
        self._feed.start(self._spoken())
        self._marks = [[self._mark()]]

    @property
    def language(self) -> str:
        """The language in which it is written."""
        return self._words.language

    @property
    def whole(self) -> bool:
        """Whether everything has been read."""
        return self._table.place == self._table.last

    def read_on(self) -> None:
        """Read what one more choice led to."""
        if self.whole:
            return
        feed, marks = self._feed, [self._mark()]
        self._table.go_on()
        feed.listen(self._spoken())
        while feed.waiting:
            feed.next(self._spoken())
            marks.append(self._mark())
        self._marks.append(marks)

    def _mark(self) -> Mark:
        entries = self._feed.log.entries
        return len(entries), entries[-1] if entries else None

    def lines(self, place: int, shown: int) -> list[Entry]:
        """The lines up to a choice and the first `shown` bundles of events behind it."""
        count, last = self._at(place)[shown]
        return [*self._feed.log.entries[: count - 1], last] if last else []

    def stops(self, place: int) -> list[int]:
        """After which bundles of a choice a step ends: those with a line, and the last."""
        marks = self._at(place)
        last = len(marks) - 1
        return [*(index for index in range(1, last) if marks[index] != marks[index - 1]), last]

    def _at(self, place: int) -> list[Mark]:
        while len(self._marks) <= place:
            self.read_on()
        return self._marks[place]

    def _spoken(self) -> Words:
        """The language, knowing what seats and rooms are called by now."""
        plans = tuple(plan.name for plan in self._table.seats)
        names = self._board.names(self._words, self._feed.shown, plans)
        if names != self._names.names:
            self._names = self._words.named(names)
        return self._names
