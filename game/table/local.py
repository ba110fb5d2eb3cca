"""A table whose game runs in this program: people on one couch and computer players."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import structs

from game.ai.whim import whim
from game.engine.ask import Answer, Decision
from game.engine.errors import IllegalAnswer
from game.engine.given import told
from game.engine.run import Run
from game.engine.title import Barred, Odds, Title
from game.luck import Luck, SteadyLuck
from game.model.state import Event, Result, Setup, Standing
from game.model.view import view
from game.storage.private import Private
from game.storage.record import PERSON, Record, SeatPlan, Sentence
from game.storage.resume import Resumed, luck_of, record_of
from game.table import standing as standings
from game.table.bots import Bots
from game.table.preview import Preview, Previews
from game.table.story import Story
from game.table.table import RESTARTED, UNDONE, Hint, Notice
from game.table.thinking import InstantThinker, Thinker

TRIES = 3
"""How often a computer player may give an answer that is refused, before one is chosen at random."""


T = TypeVar("T")


class Keeper(Protocol):
    """Keeps a game safe while it is played."""

    def keep(self, record: Record) -> Sentence | None:
        """Save the game; the sentence says what went wrong."""

    def report(self, record: Record, answer: Answer, fault: Exception) -> Sentence:
        """Write a report of a defect and say where it is."""

    def finish(self, record: Record, result: Result) -> None:
        """The game ended."""

    def begin(self) -> None:
        """The next record is of another game."""

    def close(self) -> None:
        """Finish saving."""


class LocalTable:
    """A table in this program; see `Table` for what it offers."""

    def __init__(
        self,
        run: Run,
        seats: Sequence[SeatPlan],
        seed: int,
        *,
        thinker: Thinker | None = None,
        keeper: Keeper | None = None,
        standing: Mapping[str, str] | None = None,
        private: Sequence[Private] = (),
        resumed: Resumed | None = None,
    ) -> None:
        """Sit down at a game that is at a decision or over; `private` is what seats bring along."""
        self._run = run
        self._seats = tuple(seats)
        self._seed = seed
        self._bots = Bots(thinker or InstantThinker())
        self._keeper = keeper
        kept = resumed.record.standing if resumed else ()
        self._standing = [dict(kept[seat] if kept else standing or {}) for seat in range(len(self._seats))]
        self._always = False
        private = resumed.record.private if resumed else private
        self._private = [*private, *[Private()] * (len(self._seats) - len(private))]
        self._base = resumed.record.base if resumed else b""
        self._conceded = resumed.record.conceded if resumed else False
        self._finished = self.result is not None
        self._story = Story()
        self._notices: list[Notice] = []
        self._automatic = list(resumed.record.automatic) if resumed else []
        self._views: dict[int, Any] = {}
        self._previews = Previews()
        self._revision = 0
        self._unexplained = -1
        self._trouble: Sentence | None = None
        if resumed:
            self._tell_past(resumed)
        self._begin()

    @classmethod
    def new(
        cls, title: Title, setup: Setup, seats: Sequence[SeatPlan], seed: int | None = None, **also: Any
    ) -> LocalTable:
        """Begin a game; without a seed nobody can know its luck."""
        seed = secrets.randbits(63) if seed is None else seed
        return cls(Run.start(title, setup, SteadyLuck(seed)), seats, seed, **also)

    @classmethod
    def resume(cls, resumed: Resumed, **also: Any) -> LocalTable:
        """Go on with a saved game."""
        record = resumed.record
        return cls(resumed.run, record.seats, record.seed, resumed=resumed, **also)

    def _tell_past(self, resumed: Resumed) -> None:
        """What was told before the game was saved is history, not news."""
        for clock, events in resumed.story:
            self._story.tell(events)
            self._story.mark(clock)
        self._story.heard()
        if resumed.warning:
            self._notices.append(Notice("table", resumed.warning))

    def _begin(self) -> None:
        self._story.tell(self._run.take_events())
        self._story.mark(self._run.clock)
        self._settle()
        self._changed()

    # -- what there is to see ------------------------------------------------------------------

    @property
    def title(self) -> Title:
        """The title being played."""
        return self._run.title

    @property
    def setup(self) -> Setup:
        """What was chosen before the game."""
        return self._run.state.setup

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where."""
        return self._seats

    @property
    def revision(self) -> int:
        """A number that grows with every change."""
        return self._revision

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if self._conceded:
            return Result("end-conceded", tuple(Standing(seat, False, 0) for seat in range(len(self._seats))))
        return self._run.state.result

    def view(self, seat: int) -> Any:
        """What a seat may see: the same object until something changes."""
        if seat not in self._views:
            self._views[seat] = view(self._run.state, seat)
        return self._views[seat]

    def pending(self, seat: int) -> Decision | None:
        """What a seat is asked now."""
        return next((one for one in self._open() if one.seat == seat), None)

    def waiting(self) -> tuple[int, ...]:
        """The seats that are deciding."""
        return tuple(decision.seat for decision in self._open())

    def _open(self) -> tuple[Decision, ...]:
        return () if self.result else self._run.pending

    def take_events(self, seat: int) -> list[Event]:
        """What happened since the last call for this seat, as the seat may hear it."""
        return self._story.take(seat)

    def history(self, seat: int) -> list[Event]:
        """Everything that happened so far, as the seat may hear it."""
        return self._story.all(seat)

    def take_notices(self) -> list[Notice]:
        """The news since the last call."""
        notices, self._notices = self._notices, []
        return notices

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What the seat might try now and why it is not offered."""
        decision = self.pending(seat)
        return self._explained(self.title.barred, self.view(seat), decision) if decision else ()

    def odds(self, seat: int, picks: tuple[str, ...]) -> tuple[Odds, ...]:
        """The chances of these picks for what the seat is asked."""
        decision = self.pending(seat)
        return self._explained(self.title.odds, self.view(seat), decision, picks) if decision else ()

    def preview(self, seat: int, keys: tuple[str, ...]) -> Preview | None:
        """What an answer of the seat would lead to, as far as nothing that it does not know decides it."""
        decision = self.pending(seat)
        if decision is None:
            return None
        found = self._explained(lambda: (self._previews.of(self._run, decision, keys, self._standing_answer),))
        return found[0] if found else None

    def _explained(self, explain: Callable[..., tuple[T, ...]], *about: Any) -> tuple[T, ...]:
        """An explanation with a defect is none, and is told once for each change."""
        if self._unexplained == self._revision:
            return ()
        try:
            return explain(*about)
        except Exception as fault:  # the game needs no explanation to go on
            self._unexplained = self._revision
            self._notices.append(Notice("fault", _defect(fault)))
            return ()

    def record(self) -> Record:
        """The game as plain data, for a named save or a replay."""
        return record_of(
            self._run,
            self._seats,
            self._seed,
            base=self._base,
            over=self.result is not None,
            conceded=self._conceded,
            automatic=tuple(self._automatic),
            standing=tuple(dict(one) for one in self._standing),
            private=tuple(self._private) if any(one != Private() for one in self._private) else (),
        )

    # -- answering -----------------------------------------------------------------------------

    def submit(self, answer: Answer) -> None:
        """Answer for a seat; what is wrong with it comes as a notice."""
        if self._answer(answer):
            self._settle()
            self._changed()

    def _answer(self, answer: Answer, beforehand: Decision | None = None) -> bool:
        """Give one answer to the rules, perhaps a standing one to `beforehand`; a refusal leaves the game as it was."""
        if self.result:
            return self._refuse("the game is over")
        try:
            self._run.answer(structs.replace(answer, always=self._always))
        except IllegalAnswer as refusal:
            return self._refuse(str(refusal))
        except Exception as fault:  # whatever is wrong in the rules, the game goes on
            self._run.take_events()
            self._run.chance = luck_of(self._run, self._seed)
            self._notices.append(Notice("fault", self._report(answer, fault)))
            return False
        if beforehand:
            self._story.tell(told(beforehand, answer, self._run.state))
        self._story.tell(self._run.take_events())
        self._story.mark(self._run.clock)
        return True

    def _refuse(self, reason: str) -> bool:
        self._notices.append(Notice("refused", Sentence("answer-refused", {"reason": reason})))
        return False

    def _report(self, answer: Answer, fault: Exception) -> Sentence:
        if self._keeper:
            return self._keeper.report(self.record(), answer, fault)
        return _defect(fault)

    def _settle(self) -> None:
        """Give the standing answers of people, as far as they reach."""
        while True:
            clock = self._run.clock
            asked = next(((one, given) for one in self._open() if (given := self._standing_answer(one))), None)
            if asked is None or not self._answer(asked[1], None if asked[0].single else asked[0]):
                return
            self._automatic.append(clock)

    def _standing_answer(self, decision: Decision) -> Answer | None:
        person = self._seats[decision.seat].is_person
        if decision.single and not (person and self._always):
            return Answer(decision.id, decision.seat, tuple(one.key for one in decision.options))
        if not person:
            return None
        key = standings.answer(decision, self._standing[decision.seat], self.title.moments)
        return None if key is None else Answer(decision.id, decision.seat, (key,))

    def _changed(self) -> None:
        """Something happened: what was computed is stale, and the game is saved."""
        self._revision += 1
        self._views.clear()
        self._previews.forget()
        self._save()

    def _save(self) -> None:
        """Keep the game as it stands."""
        if not self._keeper:
            return
        trouble = self._keeper.keep(self.record())
        if trouble and trouble != self._trouble:
            self._notices.append(Notice("storage", trouble))
        self._trouble = trouble
        if self.result and not self._finished:
            self._finished = True
            self._keeper.finish(self.record(), self.result)

    # -- what a seat keeps to itself -------------------------------------------------------------

    def private(self, seat: int) -> Private:
        """The PIN and the notes of a seat."""
        return self._private[seat]

    def set_private(self, seat: int, private: Private) -> None:
        """Change the PIN or the notes of a seat; they are saved with the game."""
        self._private[seat] = private
        self._save()

    # -- standing answers and seats --------------------------------------------------------------

    def standing(self, seat: int) -> Mapping[str, str]:
        """The seat's standing answers by card and question."""
        return self._standing[seat]

    def set_standing(self, seat: int, card: str, value: str) -> None:
        """Choose whether the seat is asked about a card or a question; what is asked now is thereby answered."""
        own = self._standing[seat]
        own[card] = value
        if value == standings.ALWAYS_ASK and not standings.lasts(card):
            del own[card]
        decision = self.pending(seat)
        given = self._standing_answer(decision) if decision else None
        if given:
            self._answer(given)
        self._settle()
        self._changed()

    def ask_always(self, wanted: bool) -> None:
        """Choose whether people are asked even when there is one answer."""
        if wanted != self._always:
            self._always = wanted
            self._settle_anew()

    def _settle_anew(self) -> None:
        """Wishes have changed: give the answers that they give now."""
        before = self._run.clock
        self._settle()
        if self._run.clock != before:
            self._changed()

    def hand_to_bot(self, seat: int, level: str) -> None:
        """Let the computer play a seat from now on."""
        self._seat(seat, level)

    def hand_to_person(self, seat: int) -> None:
        """Give a seat back to a person."""
        self._seat(seat, PERSON)

    def _seat(self, seat: int, level: str) -> None:
        plan = SeatPlan(level, self._seats[seat].name)
        self._seats = (*self._seats[:seat], plan, *self._seats[seat + 1 :])
        self._bots.forget()
        self._changed()

    # -- taking back -----------------------------------------------------------------------------

    def undo_reason(self, seat: int, *, consent: bool = False) -> str:
        """Why the seat cannot take back its last answer (a message id), or "" when it can."""
        reason, _ = self._way_back(seat, consent)
        return reason

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer; with `consent`, also what other people answered since."""
        reason, steps = self._way_back(seat, consent)
        if reason:
            self._notices.append(Notice("refused", Sentence(reason)))
            return
        for _ in range(steps):
            self._run.undo(seat, consent=True)
        self._automatic = [clock for clock in self._automatic if clock < self._run.clock]
        self._story.back_to(self._run.clock)
        self._story.tell([Event(UNDONE, {"seat": seat})])
        self._bots.forget()
        self._changed()

    def _way_back(self, seat: int, consent: bool) -> tuple[str, int]:
        """Why there is no way back to the seat's last answer, or how many answers it takes."""
        if self.result:
            return "undo-over", 0
        clock = self._run.clock
        for steps, answer in enumerate(reversed(self._run.answers)):
            if clock - steps <= self._run.fixed:
                return "undo-chance", 0
            automatic = clock - steps - 1 in self._automatic
            if answer.seat == seat and not automatic:
                return "", steps + 1
            if self._seats[answer.seat].is_person and not automatic and not consent:
                return "undo-other-seat", 0
        return "undo-nothing", 0

    # -- computer players ------------------------------------------------------------------------

    def poll(self) -> None:
        """Let computer players think, and take the answer of one that has finished."""
        ready = self._bots.ready(self._open())
        if ready:
            self._try(*ready)
        for decision in self._open():
            level = self._seats[decision.seat].level
            if level != PERSON and not self._bots.thinks(decision):
                self._think(decision, level)

    def _think(self, decision: Decision, level: str) -> None:
        """Start thinking about a decision; after too many refusals choose at random, then give the seat back."""
        refused = self._bots.refusals(decision)
        if refused < TRIES:
            self._ask(decision, level)
        elif refused < 2 * TRIES:
            self._try(decision, whim(decision, Luck(self._seed + decision.id + refused)))
        else:
            self._notices.append(Notice("table", Sentence("table-bot-gave-up", {"seat": f"@seat:{decision.seat}"})))
            self.hand_to_person(decision.seat)

    def _ask(self, decision: Decision, level: str) -> None:
        try:
            self._bots.think(self._run, decision, level)
        except Exception as fault:  # a computer player that cannot even begin has given no answer
            self._notices.append(Notice("fault", _defect(fault)))
            self._bots.refuse(decision)

    def _try(self, decision: Decision, keys: tuple[str, ...]) -> None:
        if self._answer(Answer(decision.id, decision.seat, keys)):
            self._settle()
            self._changed()
        else:
            self._bots.refuse(decision)

    def hint(self, seat: int) -> Hint | None:
        """What the computer would do in this seat; None while it still thinks: ask again next frame."""
        decision = self.pending(seat)
        return self._bots.hint(self._run, decision, self._revision) if decision else None

    # -- the end -----------------------------------------------------------------------------------

    def concede(self) -> None:
        """End the game as a loss for every seat."""
        if not self.result:
            self._conceded = True
            self._bots.forget()
            self._changed()

    def restart(self) -> None:
        """Begin again with the same set-up and seats and other luck."""
        if self._keeper:
            self._keeper.begin()
        self._bots.forget()
        self._seed = secrets.randbits(63)
        self._run = Run.start(self.title, self.setup, SteadyLuck(self._seed))
        self._base, self._conceded, self._finished, self._automatic = b"", False, False, []
        self._private = [one.anew() for one in self._private]
        self._standing = [
            {about: one for about, one in own.items() if standings.lasts(about)} for own in self._standing
        ]
        self._story = Story()
        self._story.tell([Event(RESTARTED, {})])
        self._begin()

    def close(self) -> None:
        """Leave the table; the game stays saved."""
        self._bots.close()
        if self._keeper:
            self._keeper.close()


def _defect(fault: Exception) -> Sentence:
    return Sentence("fault-rules", {"fault": f"{type(fault).__name__}: {fault}"})
