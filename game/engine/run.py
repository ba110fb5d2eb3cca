"""Run: one game in progress; drives the steps and remembers what forks, undo, saves and replays need."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from msgspec import Struct

from game.engine.ask import CHANCE, Answer, Decision, Together, check
from game.engine.chance import Chance, Draw, Roll, check_outcome
from game.engine.errors import GameOver, IllegalAnswer, RulesError
from game.engine.title import Title
from game.model.state import Event, Setup, State

QUIET_STEPS = 4
"""Steps without any answer that are run again rather than copied: cheaper for a run, little dearer for a fork."""


class Boundary(Struct, frozen=True):
    """A state between two steps and the number of answers given before it."""

    clock: int
    state: State


class Run:
    """A game in progress.

    `pending` are the decisions now asked; `answers` everything answered since `base`, chance
    included; `events` what happened and was not yet collected with `take_events`; `step` names the
    step under way.
    """

    __slots__ = (
        "_boundaries", "_coroutine", "_forced", "_given", "_keep", "_quiet", "_together",
        "answers", "base", "chance", "events", "fixed", "pending", "state", "step", "title",
    )  # fmt: skip

    def __init__(self, title: Title, state: State, chance: Chance, *, keep: bool = True) -> None:
        self.title = title
        self.state = state
        self.chance = chance
        self.base = state.clock
        self.fixed = state.clock
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.pending: tuple[Decision, ...] = ()
        self.step = ""
        self._boundaries: list[Boundary] = []
        self._coroutine: Coroutine[Any, Any, None] | None = None
        self._forced: list[Answer] = []
        self._given: dict[int, tuple[str, ...]] = {}
        self._together = False
        self._quiet = 0
        self._keep = keep

    @classmethod
    def start(cls, title: Title, setup: Setup, chance: Chance) -> Run:
        """Start a game from its set-up and go to the first decision."""
        run = cls(title, title.begin(setup), chance)
        run._advance(None)
        return run

    @classmethod
    def resume(cls, title: Title, setup: Setup, answers: Sequence[Answer], chance: Chance) -> Run:
        """Rebuild a game from its set-up and all its answers; raises IllegalAnswer where they stop fitting."""
        run = cls(title, title.begin(setup), chance)
        run._replay(answers)
        return run

    @classmethod
    def from_boundary(
        cls, title: Title, state: State, answers: Sequence[Answer], chance: Chance, *, keep: bool = True
    ) -> Run:
        """Go on from a state between two steps, with the answers given since; `state` is used up."""
        run = cls(title, state, chance, keep=keep)
        run._replay(answers)
        return run

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.result is not None

    @property
    def clock(self) -> int:
        """Return how many answers were given since the game began."""
        return self.state.clock

    @property
    def boundary(self) -> Boundary:
        """Return the newest state between two steps (do not change it) and its clock."""
        return self._boundaries[-1]

    def since_boundary(self) -> list[Answer]:
        """Return the answers given since the newest boundary."""
        return self.answers[self._boundaries[-1].clock - self.base :]

    def answer(self, answer: Answer) -> None:
        """Give one answer and go on to the next decision.

        Raises IllegalAnswer, state untouched, when it does not fit. Any other exception is a defect
        in the rules: the game is rebuilt as it was before the answer, then the exception goes on.
        """
        decision = self._asked(answer.seat)
        if decision is None:
            raise IllegalAnswer("nothing is asked of that seat now")
        check(decision, answer)
        before = len(self.answers)
        try:
            self._accept(answer)
        except Exception:
            if self._keep:
                self._rewind(self.base + before)
            raise

    def pick(self, *keys: str) -> None:
        """Answer the only pending decision with these keys."""
        (decision, *_) = self.pending
        self.answer(Answer(decision.id, decision.seat, keys))

    def fork(self, chance: Chance, *, keep: bool = True) -> Run:
        """Return an independent run at the same point: newest boundary, then the answers since."""
        boundary = self._boundaries[-1]
        since = self.answers[boundary.clock - self.base :]
        twin = Run(self.title, boundary.state.copy(), chance, keep=keep)
        twin._boundaries.append(boundary)
        twin._replay(since, marked=True)
        return twin

    def undo_barrier(self, seat: int, *, consent: bool = False) -> str:
        """Return why `seat` cannot take back the last answer (a message id), or "" when it can."""
        if not self.answers or self.over:
            return "undo-nothing"
        if self.clock <= self.fixed:
            return "undo-chance"
        if self.answers[-1].seat != seat and not consent:
            return "undo-other-seat"
        return ""

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the last answer; raises IllegalAnswer with the message id of the reason."""
        reason = self.undo_barrier(seat, consent=consent)
        if reason:
            raise IllegalAnswer(reason)
        self._rewind(self.clock - 1)

    def take_events(self) -> list[Event]:
        """Return the events since the last call."""
        events, self.events = self.events, []
        return events

    def _asked(self, seat: int) -> Decision | None:
        """Return what is now asked of a seat."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    # -- driving -------------------------------------------------------------------------------

    def _accept(self, answer: Answer) -> None:
        self._forget_boundaries()
        self.answers.append(answer)
        self.state.clock += 1
        self.state.always = answer.always
        if not self._together:
            self.pending = ()
            self._advance(answer.keys)
            return
        self._given[answer.seat] = answer.keys
        self.pending = tuple([one for one in self.pending if one.seat != answer.seat])
        if not self.pending:
            given, self._given = self._given, {}
            self._advance(given)

    def _advance(self, reply: Any, *, marked: bool = False) -> None:
        """Drive the rules, from a boundary or with the reply to what was asked, to the next decision."""
        state = self.state
        bodies = self.title.steps
        coroutine = self._coroutine
        while True:
            if coroutine is None:
                if not marked:
                    self._mark_boundary()
                marked = False
                if not state.agenda:
                    raise RulesError("the agenda is empty but the game is not over")
                step = state.agenda.pop()
                self.step = step.name
                coroutine = self._coroutine = bodies[step.name](state, *step.args)
                reply = None
            try:
                request = coroutine.send(reply)
            except StopIteration:
                coroutine = self._coroutine = None
                continue
            except GameOver:
                self._coroutine = None
                self.pending = ()
                self._collect()
                self._mark_boundary()
                return
            kind = type(request)
            if kind is Roll or kind is Draw:
                reply = self._outcome(request)
                continue
            self._collect()
            self._together = kind is Together
            self.pending = request.decisions if kind is Together else (request,)
            return

    def _outcome(self, request: Roll | Draw) -> tuple[str, ...]:
        """Ask chance, or take the forced outcome while rebuilding; record it like any answer."""
        if self._forced:
            forced = self._forced.pop(0)
            if forced.seat != CHANCE:
                raise IllegalAnswer("a remembered answer stands where chance was asked")
            keys = forced.keys
            check_outcome(request, keys)
        else:
            keys = self.chance.outcome(request)
        self.answers.append(Answer(self.state.clock, CHANCE, keys))
        self.state.clock += 1
        self.fixed = self.state.clock
        return keys

    def _collect(self) -> None:
        """Take what the rules told; news that cannot be taken back moves the undo barrier."""
        told = self.state.told
        if told:
            for event in told:
                if event.reveals:
                    self.fixed = self.state.clock
                    break
            self.events += told
            told.clear()

    # -- remembering ---------------------------------------------------------------------------

    def _mark_boundary(self) -> None:
        if not self._keep:
            return
        clock = self.state.clock
        kept = self._boundaries
        if kept and kept[-1].clock == clock:
            self._quiet += 1
            if self._quiet < QUIET_STEPS and self.state.result is None:
                return
            kept.pop()
        self._quiet = 0
        kept.append(Boundary(clock, self.state.copy()))

    def _forget_boundaries(self) -> None:
        """Drop the boundaries that neither undo nor recovery from a fault in the next answer can need."""
        kept = self._boundaries
        while len(kept) > 1 and kept[1].clock <= self.fixed:
            del kept[0]

    def _replay(self, answers: Sequence[Answer], *, marked: bool = False) -> None:
        """Give answers again without telling their events again."""
        forced = self._forced = list(answers)
        self._advance(None, marked=marked)
        while forced:
            answer = forced.pop(0)
            decision = self._asked(answer.seat)
            if decision is None:
                raise IllegalAnswer("a remembered answer fits no decision")
            check(decision, answer)
            self._accept(answer)
        self.events = []

    def _rewind(self, clock: int) -> None:
        """Rebuild the run as it was after `clock` answers."""
        while len(self._boundaries) > 1 and self._boundaries[-1].clock > clock:
            self._boundaries.pop()
        boundary = self._boundaries.pop()
        answers = self.answers[boundary.clock - self.base : clock - self.base]
        del self.answers[boundary.clock - self.base :]
        if self._coroutine is not None:
            self._coroutine.close()
        self._coroutine = None
        self._given = {}
        self.pending = ()
        self.state = boundary.state.copy()
        events, fixed = self.events, self.fixed
        self.events = []
        self._replay(answers)
        self.events, self.fixed = events, min(fixed, clock)
