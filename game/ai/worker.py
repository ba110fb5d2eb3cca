"""Worker: computer players think in a process of their own, so that nothing ever waits for them."""

from __future__ import annotations

from collections import deque
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct, msgpack, structs

from game.ai.players import Choice, Task, choose

TRIES = 2
"""How often a task is sent; when the process died each time, it is answered here at random."""


class Ticket(Struct, frozen=True):
    """Stands for a task that was asked."""

    number: int


class _Waiting(Struct):
    ticket: Ticket
    task: Task
    tries: int = 0
    cancelled: bool = False


class Worker:
    """One process that answers tasks in order; no method waits for it."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._queue: deque[_Waiting] = deque()
        self._busy: _Waiting | None = None
        self._count = 0

    def start(self) -> None:
        """Start the process, if it is not running."""
        if self._process is not None and self._process.is_alive():
            return
        context = get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=serve, args=(far,), name="computer players", daemon=True)
        self._process.start()
        far.close()

    def ask(self, task: Task) -> Ticket:
        """Hand in a task; its choice comes out of `poll` under the ticket returned."""
        self._count += 1
        ticket = Ticket(self._count)
        self._queue.append(_Waiting(ticket, task))
        self._send_next()
        return ticket

    def cancel(self, ticket: Ticket) -> None:
        """Drop a task; no choice will come out for it."""
        self._queue = deque(one for one in self._queue if one.ticket != ticket)
        if self._busy and self._busy.ticket == ticket:
            self._busy.cancelled = True

    def poll(self) -> list[tuple[Ticket, Choice]]:
        """Return what was chosen since the last call."""
        done: list[tuple[Ticket, Choice]] = []
        if self._busy:
            self._receive(self._busy, done)
        self._send_next()
        return done

    def close(self) -> None:
        """End the process and forget all tasks."""
        self._queue.clear()
        self._busy = None
        self._discard_process()

    def kill_process(self) -> None:
        """End the process as a crash would; the next poll notices."""
        if self._process:
            self._process.kill()

    def _receive(self, busy: _Waiting, done: list[tuple[Ticket, Choice]]) -> None:
        """Take the choice of the task in work if it is there; if the process died, try again or answer here."""
        try:
            if not self._pipe or not self._pipe.poll():
                return
            choice = msgpack.decode(self._pipe.recv_bytes(), type=Choice)
        except (EOFError, OSError):
            self._busy = None
            self._discard_process()
            if busy.tries < TRIES and not busy.cancelled:
                self._queue.appendleft(busy)
                return
            choice = at_random(busy.task)
        self._busy = None
        if not busy.cancelled:
            done.append((busy.ticket, choice))

    def _discard_process(self) -> None:
        if self._pipe:
            self._pipe.close()
        if self._process:
            self._process.terminate()
        self._process = self._pipe = None

    def _send_next(self) -> None:
        """Send the next task once the process is free, and start the process for it if need be."""
        if self._busy or not self._queue:
            return
        self.start()
        self._busy = self._queue.popleft()
        self._busy.tries += 1
        try:
            if self._pipe:
                self._pipe.send_bytes(msgpack.encode(self._busy.task))
        except OSError:
            return


def at_random(task: Task) -> Choice:
    """Answer a task here and at once."""
    return choose(structs.replace(task, level="random"))


def serve(pipe: Connection) -> None:
    """Answer one task after another until the other end is gone: the life of the process."""
    while True:
        try:
            task = msgpack.decode(pipe.recv_bytes(), type=Task)
            pipe.send_bytes(msgpack.encode(choose(task)))
        except (EOFError, OSError, KeyboardInterrupt):
            return
