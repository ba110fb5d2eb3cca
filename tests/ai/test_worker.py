"""The worker answers without making anybody wait, and outlives its process."""

import time

from game.ai import worker as module
from game.ai.knowledge import known
from game.ai.players import Choice, Task, choose
from game.ai.worker import Ticket, Worker
from tests.ai.games import TITLE, moments


def task(level: str = "normal", iterations: int = 5) -> Task:
    run, asked = next((run, asked) for run, asked in moments(1, 9) if asked.message == "ask-action")
    return Task(TITLE.id, level, asked.seat, known(run, asked.seat), 7, iterations)


def wait_for(worker: Worker, count: int) -> list[tuple[Ticket, Choice]]:
    """Poll like a scene, until so many choices are there."""
    done: list[tuple[Ticket, Choice]] = []
    end = time.monotonic() + 60
    while len(done) < count and time.monotonic() < end:
        done += worker.poll()
        time.sleep(0.01)
    return done


def test_choices_come_back_in_order_and_are_those_of_this_process() -> None:
    worker = Worker()
    worker.start()
    first, second = worker.ask(task("hard")), worker.ask(task("easy"))
    assert wait_for(worker, 2) == [(first, choose(task("hard"))), (second, choose(task("easy")))]
    worker.close()


def test_a_cancelled_task_gives_nothing() -> None:
    worker = Worker()
    busy, waiting, last = worker.ask(task("hard", 40)), worker.ask(task()), worker.ask(task())
    worker.cancel(busy)
    worker.cancel(waiting)
    assert [ticket for ticket, _ in wait_for(worker, 1)] == [last]
    assert worker.poll() == []
    worker.close()


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    worker = Worker()
    ticket = worker.ask(task("hard", 400))
    worker.kill_process()
    assert [one for one, _ in wait_for(worker, 1)] == [ticket]
    worker.close()


def test_a_task_that_kills_every_process_is_answered_at_random() -> None:
    worker = Worker()
    bad = task()
    ticket = worker.ask(Task("no such title", "normal", 0, bad.knowledge))
    done = wait_for(worker, 1)
    assert done == [(ticket, module.at_random(bad_at_random(bad)))]
    worker.close()


def bad_at_random(good: Task) -> Task:
    return Task("no such title", "normal", 0, good.knowledge)


def test_a_closed_worker_is_quiet() -> None:
    worker = Worker()
    worker.ask(task())
    worker.close()
    assert worker.poll() == []
    worker.close()
