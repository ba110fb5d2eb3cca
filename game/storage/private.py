"""What a person keeps to themselves at a screen that several share: a PIN before their turn, and notes."""

from __future__ import annotations

import hashlib

from msgspec import Struct


class Private(Struct, frozen=True):
    """One seat's: the trace of its PIN ("" without one), its notes, and whether the PIN was taken off for it."""

    pin: str = ""
    notes: tuple[str, ...] = ()
    taken: bool = False

    def anew(self) -> Private:
        """Return what goes along into another game: the PIN; notes belong to the game in which they were written."""
        return Private(self.pin, (), self.taken)

    def opens(self, pin: str) -> bool:
        """Tell whether this is the seat's PIN."""
        return trace(pin) == self.pin


def trace(pin: str) -> str:
    """Return what is stored of a PIN: nobody reads it by chance in a file."""
    return hashlib.sha256(f"lantern {pin}".encode()).hexdigest()[:16]
