"""Games to be stored, and the program that a test kills while it plays."""

from __future__ import annotations

from game.ai.whim import whim
from game.engine.ask import Answer
from game.luck import Luck
from game.storage.autosave import Autosave
from game.storage.record import Record
from game.table import LocalTable, SeatPlan
from game.titles import TITLES

TITLE = TITLES["twenty_strong"]


def table(seats: int = 1, seed: int = 5, keeper: Autosave | None = None) -> LocalTable:
    """Return a table of people at the first choice."""
    plans = [SeatPlan(name=f"player {seat}") for seat in range(seats)]
    return LocalTable.new(TITLE, TITLE.setup(seats), plans, seed, keeper=keeper)


def play(one: LocalTable, answers: int, luck: Luck | None = None) -> LocalTable:
    """Answer at random a number of times, or until the end."""
    luck = luck or Luck(3)
    for _ in range(answers):
        if one.result:
            break
        decision = one.pending(one.waiting()[0])
        if decision:
            one.submit(Answer(decision.id, decision.seat, whim(decision, luck)))
    return one


def record(answers: int = 25, seats: int = 1) -> Record:
    """Return a game in which some answers were given."""
    return play(table(seats), answers).record()


def main() -> None:
    """Play a game with an autosave, and say after each answer how many there are."""
    luck = Luck(1)
    one = table(2, 9, Autosave())
    while not one.result:
        play(one, 1, luck)
        print(len(one.record().answers), flush=True)


if __name__ == "__main__":
    main()
