"""Autosave: keeps a game safe after each answer, and what becomes of it when it ends or the rules fail."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.engine.ask import Answer
from game.model.state import Result
from game.storage import files, profile, replays, saves
from game.storage.record import Record, Sentence, Unusable


class Autosave:
    """Saves one game in one of the three rotating slots of its title; `slot` is that of a game continued.

    The disk is written in a thread; the next answer waits for it, so that never more than one is
    missing.
    """

    def __init__(self, slot: str | None = None) -> None:
        self.slot = slot
        self._thread = ThreadPoolExecutor(1, "autosave")
        self._writing: Future[Sentence | None] | None = None

    def keep(self, record: Record) -> Sentence | None:
        """Start saving the game; the sentence says what went wrong with the save before."""
        trouble = self.wait()
        self._writing = self._thread.submit(self._write, record)
        return trouble

    def wait(self) -> Sentence | None:
        """Wait until all is saved; the sentence says what went wrong."""
        writing, self._writing = self._writing, None
        return writing.result() if writing else None

    def _write(self, record: Record) -> Sentence | None:
        try:
            if not self.slot:
                self.slot = _oldest(record.title)
                saves.forget_picture(self.slot)
            saves.save(record, "", self.slot)
        except Unusable as trouble:
            return trouble.sentence
        return None

    def picture(self, png: bytes) -> Sentence | None:
        """Keep a small picture of the table beside the autosave."""
        trouble = self.wait()
        try:
            if self.slot:
                files.write_bytes(saves.picture_path(self.slot), png, sync=False)
        except Unusable as unusable:
            return unusable.sentence
        return trouble

    def report(self, record: Record, answer: Answer, fault: Exception) -> Sentence:
        """Write a report of a defect and say where it is."""
        return replays.report(record, answer, fault)

    def finish(self, record: Record, result: Result) -> None:
        """Count the game in the statistics."""
        profile.count(record, result)

    def begin(self) -> None:
        """The next record is of another game."""
        self.wait()
        self.slot = None

    def close(self) -> None:
        """Finish saving."""
        self.wait()
        self._thread.shutdown()


def _oldest(title: str) -> str:
    """Return the slot for a new game: a free one, else a broken or finished game's, else the oldest."""
    slots = [saves.look(f"auto-{title}-{number}") for number in range(1, saves.AUTOSAVES + 1)]
    free = [saved for saved in slots if not saves.path_of(saved.slot).exists()]
    done = [saved for saved in slots if saved.broken or (saved.header and saved.header.over)]
    return min(free or done or slots, key=lambda saved: saved.when).slot
