"""Turns what the rules say (message ids with arguments) into sentences of the person's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scenes.kit.words import Arg, Words


def said(words: Words, message: str, args: Mapping[str, Any], **more: Arg) -> str:
    """A message with its arguments: '@id' are messages themselves, lists are joined, truth is yes or no.

    A mapping is a message with arguments of its own; its name stands under "message".
    """
    flat = {name: argument(words, value) for name, value in args.items()}
    return words(message, **{**more, **flat})


def answered(words: Words, question: str, key: str) -> str:
    """The words that a question has of its own for an option (an attribute of its key), or ""."""
    return words.aside(question, key) if question and key.isalpha() else ""


def argument(words: Words, value: Any) -> Arg:
    """One argument as Fluent takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return said(words, value["message"], {name: part for name, part in value.items() if name != "message"})
    if isinstance(value, Sequence):
        return listed(words, [str(argument(words, part)) for part in value])
    return str(value)


def listed(words: Words, parts: Sequence[str]) -> str:
    """Several things in one breath; nothing is said as such."""
    spoken = [words.spoken(part) for part in parts]
    return words("list-none") if not spoken else words("list-comma").join(spoken)
