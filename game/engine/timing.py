"""Timing: which cards speak at which moment; found from the cards in play, never registered at run time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Timing:
    """The abilities of a title by moment and card name.

    `when` abilities react after a moment, `interrupts` come before it and may ask, `modifies`
    abilities are pure and add a line to a tally.
    """

    def __init__(self) -> None:
        self._abilities: dict[str, dict[str, Callable[..., Any]]] = {}

    def when(self, moment: str, *names: str) -> Callable[[F], F]:
        """Declare what the cards with these names do after a moment."""
        return self._declare(f"when {moment}", names)

    def modifies(self, quantity: str, *names: str) -> Callable[[F], F]:
        """Declare what the cards with these names add to a tally."""
        return self._declare(f"modifies {quantity}", names)

    def interrupts(self, moment: str, *names: str) -> Callable[[F], F]:
        """Declare what the cards with these names may do before a moment."""
        return self._declare(f"interrupts {moment}", names)

    def _declare(self, moment: str, names: Iterable[str]) -> Callable[[F], F]:
        def declare(ability: F) -> F:
            self._abilities.setdefault(moment, {}).update(dict.fromkeys(names, ability))
            return ability

        return declare

    def of(self, moment: str, name: str) -> Callable[..., Any] | None:
        """Return the ability of one card at a moment (`when x`, `modifies x`, `interrupts x`), or None."""
        return self._abilities.get(moment, {}).get(name)

    def moments(self, name: str) -> list[str]:
        """Return the moments at which a card speaks."""
        return [moment for moment, abilities in self._abilities.items() if name in abilities]

    def speaking(self, moment: str) -> dict[str, Callable[..., Any]]:
        """Return all abilities of a moment by card name."""
        return self._abilities.get(moment, {})
