"""The protocol that every table keeps; a scene knows nothing else of where the game runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from game.engine.ask import Answer, Decision
from game.engine.title import Barred, Odds, Title
from game.model.state import Event, Result, Setup
from game.storage.private import Private
from game.storage.record import SeatPlan, Sentence
from game.table.preview import Preview

UNDONE = "undone"
"""The kind of the event that tells that answers were taken back: draw anew from the view and `history`."""

RESTARTED = "restarted"
"""The kind of the event that tells that the game began anew."""


class Notice(Struct, frozen=True):
    """News for the people at the table that is not part of the game.

    `kind` is "refused" (an answer was not accepted), "fault" (a defect in the rules; the game goes on
    as if the answer had not been given), "storage" (the game could not be saved) or "table".
    """

    kind: str
    sentence: Sentence


class Hint(Struct, frozen=True):
    """What the computer would do: the keys of its answer, and why as a message with arguments."""

    keys: tuple[str, ...]
    reason: str = ""
    args: Mapping[str, Any] = {}


class Table(Protocol):
    """One game as the scenes see it.

    Call `poll` once a frame: it never blocks and takes at most one answer of a computer player, so
    that each can be shown. `revision` changes whenever anything did.
    """

    @property
    def title(self) -> Title:
        """The title being played."""

    @property
    def setup(self) -> Setup:
        """What was chosen before the game."""

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where."""

    @property
    def revision(self) -> int:
        """A number that grows with every change."""

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    def poll(self) -> None:
        """Let computer players think, and take the answer of one that has finished."""

    def view(self, seat: int) -> Any:
        """What a seat may see (`SPECTATOR`: what everyone may): the same object until something changes."""

    def pending(self, seat: int) -> Decision | None:
        """What a seat is asked now."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that are deciding."""

    def submit(self, answer: Answer) -> None:
        """Answer for a seat; what is wrong with it comes as a notice."""

    def take_events(self, seat: int) -> list[Event]:
        """What happened since the last call for this seat, as the seat may hear it."""

    def history(self, seat: int) -> list[Event]:
        """Everything that happened so far, as the seat may hear it."""

    def take_notices(self) -> list[Notice]:
        """The news since the last call."""

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What the seat might try now and why it is not offered."""

    def odds(self, seat: int, picks: tuple[str, ...]) -> tuple[Odds, ...]:
        """The chances of these picks for what the seat is asked."""

    def preview(self, seat: int, keys: tuple[str, ...]) -> Preview | None:
        """What an answer of the seat would lead to, as far as nothing that it does not know decides it."""

    def undo_reason(self, seat: int, *, consent: bool = False) -> str:
        """Why the seat cannot take back its last answer (a message id), or "" when it can."""

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer; with `consent`, also what other people answered since."""

    def hint(self, seat: int) -> Hint | None:
        """What the computer would do in this seat; None while it still thinks: ask again next frame."""

    def standing(self, seat: int) -> Mapping[str, str]:
        """The seat's standing answers by card and question (see `game.table.standing`)."""

    def set_standing(self, seat: int, card: str, value: str) -> None:
        """Choose whether the seat is asked about a card or a question; what is asked now is thereby answered."""

    def private(self, seat: int) -> Private:
        """The PIN and the notes of a seat, for its own person's eyes."""

    def set_private(self, seat: int, private: Private) -> None:
        """Change the PIN or the notes of a seat; they are saved with the game."""

    def ask_always(self, wanted: bool) -> None:
        """Choose whether people are asked even when there is one answer."""

    def hand_to_bot(self, seat: int, level: str) -> None:
        """Let the computer play a seat from now on."""

    def hand_to_person(self, seat: int) -> None:
        """Give a seat back to a person."""

    def concede(self) -> None:
        """End the game as a loss for every seat."""

    def restart(self) -> None:
        """Begin again with the same set-up and seats and other luck."""

    def close(self) -> None:
        """Leave the table; the game stays saved."""
