"""One screen, several people: what may show to whom, and when the screen is handed over."""

from __future__ import annotations

from typing import Any

from game.engine.ask import Decision
from game.model.state import State
from game.model.view import SPECTATOR
from game.table.table import Table
from scenes.kit.words import Words


def persons(table: Table) -> list[int]:
    """The seats of people."""
    return [seat for seat, plan in enumerate(table.seats) if plan.is_person]


def alone(table: Table) -> int | None:
    """The seat of the only person, unless its curtain has to be passed: it has a PIN, or one that was taken off."""
    seats = persons(table)
    if len(seats) != 1:
        return None
    own = table.private(seats[0])
    return None if own.pin or own.taken else seats[0]


def listener(table: Table) -> int:
    """Whose eyes and ears the screen has before any curtain is passed: the only person's, or everybody's."""
    seat = alone(table)
    return SPECTATOR if seat is None else seat


def person(words: Words, table: Table, seat: int) -> str:
    """The typed name of whoever sits there, else the number of the seat."""
    return table.seats[seat].name or words("seat-number", number=seat + 1)


def holds_secrets(table: Table, seat: int) -> bool:
    """Whether a seat knows the front of a card that not everybody knows."""
    return bool(private_names(table.view(seat), table.view(SPECTATOR)))


def private_names(own: State, common: State) -> dict[int, str]:
    """The cards whose front a seat knows and not everybody: card id and name."""
    return {
        card.id: card.name
        for card in own.cards.values()
        if card.name and (card.id not in common.cards or not common.cards[card.id].name)
    }


def is_private(table: Table, decision: Decision) -> bool:
    """Whether the question itself speaks of something that only its seat may know."""
    hidden = private_names(table.view(decision.seat), table.view(SPECTATOR))
    if not hidden:
        return False
    names = {f"@{name}" for name in hidden.values()}
    spoken = [decision.args, *(option.args for option in decision.options)]
    if any(value in names for args in spoken for value in args.values() if isinstance(value, str)):
        return True
    return f"@{decision.source}" in names or any(_about(option.about) in hidden for option in decision.options)


def _about(about: tuple[str, Any]) -> int:
    return about[1] if about[0] == "card" else -1
