"""What can go wrong between the rules and those who play them."""

from __future__ import annotations


class RulesError(Exception):
    """A defect in the rules code: a mandatory choice without options, an unknown step."""


class IllegalAnswer(Exception):
    """An answer that the pending decision does not allow; the state is untouched."""


class GameOver(Exception):
    """Unwinds from anywhere in the rules when the game ends; the engine catches it."""
