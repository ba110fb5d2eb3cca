"""Autosave: keeps a game safe after each answer, and what becomes of it when it ends or the rules fail."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, count

from game.engine.ask import Answer
from game.model.state import Result
from game.storage import files, profile, replays, saves
from game.storage.claim import Claim, claim
from game.storage.record import Record, Sentence, Unusable
from game.storage.saves import Saved


class Autosave:
    """Saves one game in one of the three rotating slots of its title; `slot` is that of a game continued.

    The disk is written in a thread; the next answer waits for it, so that never more than one is
    missing. A slot that another program has open is left to it: the game goes on in one of its own, and
    `elsewhere` tells so.
    """

    def __init__(self, slot: str | None = None) -> None:
        self._claim = claim(saves.lock_path(slot)) if slot else None
        self.slot = slot if self._claim else None
        self.elsewhere = self.slot != slot
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
            if not self.slot or not self._claim:
                self.slot, self._claim = self._claimed(record.title)
            saves.save(record, "", self.slot)
        except Unusable as trouble:
            return Sentence("autosave-failed", trouble.sentence.args)
        return None

    def _claimed(self, title: str) -> tuple[str, Claim]:
        """The slot of this game, or a new one."""
        best = chain([self.slot] if self.slot else [], slots(title))
        slot, held = next((one, held) for one in best if (held := claim(saves.lock_path(one))))
        if slot != self.slot:
            saves.forget_picture(slot)
        return slot, held

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
        """Count the game in the statistics; its slot is free for the next."""
        profile.count(record, result)
        self._release()

    def begin(self) -> None:
        """The next record is of another game."""
        self._release()
        self.slot = None

    def _release(self) -> None:
        self.wait()
        held, self._claim = self._claim, None
        if held:
            held.release()

    def close(self) -> None:
        """Finish saving."""
        self._release()
        self._thread.shutdown()


def slots(title: str) -> Iterator[str]:
    """The slots for a new game, the best first: free ones, broken or finished games', the oldest; then more of them."""
    looked = [saves.look(f"auto-{title}-{number}") for number in range(1, saves.AUTOSAVES + 1)]
    yield from (saved.slot for saved in sorted(looked, key=_worth))
    yield from (f"auto-{title}-{number}" for number in count(saves.AUTOSAVES + 1))


def _worth(saved: Saved) -> tuple[int, float]:
    """How much would be lost with a slot."""
    if not files.there(saves.path_of(saved.slot)):
        return 0, 0.0
    done = saved.broken or (saved.header and saved.header.over)
    return 1 if done else 2, saved.when
