"""The local table: what a seat sees, answers, undo, standing answers, computer players, defects, endings."""

from __future__ import annotations

import time
from typing import Any

import pytest
from msgspec import structs

from game.engine.ask import Answer, Option, ask
from game.engine.chance import Roll, roll
from game.engine.errors import GameOver
from game.engine.run import Run
from game.engine.steps import Steps, follow
from game.engine.title import Title
from game.engine.verbs import tell, tell_secret
from game.luck import SteadyLuck
from game.model.state import Event, Result, Setup, Standing, State, bit, canonical
from game.model.view import SPECTATOR
from game.storage.record import Record, Sentence
from game.storage.resume import resumed
from game.table import InstantThinker, LocalTable, SeatPlan, Table, Thought, WorkerThinker
from game.titles import TITLES

STEPS = Steps()
PEOPLE = (SeatPlan(), SeatPlan())
TWENTY = TITLES["twenty_strong"]


@STEPS.step
async def turn(s: State, seat: int) -> None:
    """A deed, then a window in which a tool could be used, then the other seat's turn."""
    key = await ask(s, seat, "deed", [Option(key) for key in ("walk", "roll", "secret", "fault", "end")])
    tell(s, key, seat=seat)
    if key == "roll":
        await roll(["coin"], {"coin": ("heads", "tails")})
    if key == "secret":
        tell_secret(s, "looked", ("name",), bit(seat), name="hive")
    if key == "fault":
        raise ZeroDivisionError("half a rule")
    if key == "end":
        s.result = Result("done", tuple(Standing(one, one == seat, 1) for one in range(2)))
        raise GameOver
    follow(s, window(seat), turn(1 - seat))


@STEPS.step
async def window(s: State, seat: int) -> None:
    """Offer a tool and a charm."""
    options = [Option("use:1", source="tool"), Option("use:2", source="charm"), Option("pass")]
    key = await ask(s, seat, "offer", options, default="pass", window=True)
    tell(s, "offered", key=key)


def begin(setup: Setup) -> State:
    """Seat 0 starts."""
    state = State(setup)
    state.agenda = [turn(0)]
    return state


TOY = Title(
    id="toy",
    seats=(2,),
    choices=(),
    state=State,
    begin=begin,
    steps=STEPS.bodies,
    components=lambda s: {},
    barred=lambda s, decision: (),
    odds=lambda s, decision, picks: (),
    rounds=lambda s: (1, 1),
    bot=TWENTY.bot,
    moments={"tool": (), "charm": ("elsewhere",)},
)


def toy(*seats: SeatPlan, **also: Any) -> LocalTable:
    return LocalTable.new(TOY, TOY.setup(2), seats or PEOPLE, 1, **also)


def say(table: Table, key: str, seat: int | None = None) -> None:
    """Answer for a seat that is asked."""
    seat = table.waiting()[0] if seat is None else seat
    decision = table.pending(seat)
    assert decision
    table.submit(Answer(decision.id, seat, (key,)))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_a_seat_sees_only_its_own_decision() -> None:
    table = toy()
    assert table.waiting() == (0,)
    assert table.pending(1) is None
    say(table, "walk")
    assert table.waiting() == (1,)
    assert table.pending(0) is None


def test_a_view_stays_until_something_changes() -> None:
    table = toy()
    seen, revision = table.view(0), table.revision
    assert table.view(0) is seen
    say(table, "walk")
    assert table.view(0) is not seen
    assert table.revision > revision


def test_each_seat_hears_each_event_once_and_no_secret_of_another() -> None:
    table = toy()
    say(table, "secret")
    mine, others = table.take_events(0), table.take_events(1)
    assert kinds(mine) == kinds(others) == ["secret", "looked", "offered"]
    assert mine[1].data["name"] == "hive"
    assert others[1].data["name"] == ""
    assert table.history(SPECTATOR)[1].data["name"] == ""
    assert table.take_events(0) == []
    assert kinds(table.history(0)) == kinds(mine)


@pytest.mark.parametrize("answer", [Answer(0, 1, ("walk",)), Answer(7, 0, ("walk",)), Answer(0, 0, ("fly",))])
def test_a_wrong_answer_is_refused_and_changes_nothing(answer: Answer) -> None:
    table = toy()
    before = table.revision
    table.submit(answer)
    assert [notice.kind for notice in table.take_notices()] == ["refused"]
    assert table.revision == before
    assert table.take_notices() == []


def test_windows_are_passed_unless_they_matter() -> None:
    table = toy()
    say(table, "walk")
    assert table.waiting() == (1,)
    assert table.take_events(0)[-1].data == {"key": "pass"}


@pytest.mark.parametrize(("value", "asked"), [("ask", True), ("never", False), ("always", False), ("matters", False)])
def test_a_standing_answer_decides(value: str, asked: bool) -> None:
    table = toy(standing={"charm": value})
    say(table, "walk")
    assert table.waiting() == ((0,) if asked else (1,))
    if value == "always":
        assert table.take_events(0)[-1].data == {"key": "use:2"}


def test_changing_a_standing_answer_counts_at_once() -> None:
    table = toy(standing={"charm": "ask"})
    say(table, "walk")
    table.set_standing(0, "charm", "never")
    assert table.waiting() == (1,)
    assert table.standing(0)["charm"] == "never"
    assert table.standing(1)["charm"] == "ask"


def test_undo_steps_back_over_automatic_answers() -> None:
    table = toy()
    say(table, "walk")
    assert table.undo_reason(0) == ""
    table.undo(0)
    decision = table.pending(0)
    assert decision
    assert decision.message == "deed"
    assert kinds(table.history(0)) == ["undone"]
    assert table.undo_reason(0) == "undo-nothing"


def test_what_was_heard_is_taken_back_with_an_undo() -> None:
    table = toy()
    assert table.take_events(0) == []
    say(table, "walk")
    table.take_events(0)
    table.undo(0)
    say(table, "walk")
    assert kinds(table.take_events(0)) == ["undone", "walk", "offered"]


def test_undo_gives_the_state_before() -> None:
    table = toy()
    say(table, "walk")
    before = canonical(table.view(1))
    say(table, "walk")
    table.undo(1)
    assert canonical(table.view(1)) == before


def test_undo_stops_at_chance_and_at_other_people() -> None:
    table = toy()
    say(table, "walk")
    say(table, "walk")
    assert table.undo_reason(0) == "undo-other-seat"
    assert table.undo_reason(0, consent=True) == ""
    say(table, "roll")
    assert table.undo_reason(0) == "undo-chance"
    table.undo(0)
    assert table.take_notices()[0].sentence == Sentence("undo-chance")


def test_a_computer_player_agrees_to_an_undo() -> None:
    table = toy(SeatPlan(), SeatPlan("random"), thinker=Scripted("walk", "pass"))
    say(table, "walk")
    for _ in range(5):
        table.poll()
    assert table.waiting() == (0,)
    table.undo(0)
    assert table.waiting() == (0,)
    assert kinds(table.history(0)) == ["undone"]


class Scripted(InstantThinker):
    """Says what it was told to say, in order."""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self.keys = list(keys)
        self.asked = 0

    def ask(self, run: Run, seat: int, level: str) -> int:
        self.asked += 1
        ticket = super().ask(run, seat, level)
        self._ready[-1] = Thought(ticket, (self.keys.pop(0) if self.keys else "walk",))
        return ticket


def test_each_poll_takes_one_answer() -> None:
    table = toy(SeatPlan("random"), SeatPlan("random"), thinker=Scripted("walk", "pass", "end"))
    counts = []
    while not table.result:
        table.poll()
        counts.append(len(table.history(0)))
    assert counts == [0, 1, 2, 3]
    assert table.waiting() == ()


def test_a_refused_computer_player_gets_three_tries() -> None:
    thinker = Scripted("nonsense", "nonsense", "nonsense")
    table = toy(SeatPlan("random"), SeatPlan(), thinker=thinker)
    for _ in range(20):
        table.poll()
    assert thinker.asked >= 3
    assert len(table.history(0)) > 0
    assert [notice.kind for notice in table.take_notices()][:3] == ["refused"] * 3


def test_a_defect_keeps_the_game() -> None:
    table = toy()
    say(table, "walk")
    before, seen = len(table.history(0)), canonical(table.view(0))
    say(table, "fault")
    (notice,) = table.take_notices()
    assert notice.kind == "fault"
    assert "half a rule" in str(notice.sentence.args["fault"])
    assert len(table.history(0)) == before
    assert canonical(table.view(0)) == seen
    say(table, "end")
    assert table.result


def test_a_defect_in_an_explanation_is_told_once() -> None:
    title = structs.replace(TOY, barred=lambda s, decision: 1 // 0)
    table = LocalTable.new(title, title.setup(2), PEOPLE, 1)
    assert table.barred(0) == table.barred(0) == ()
    assert table.barred(1) == ()
    assert [notice.kind for notice in table.take_notices()] == ["fault"]


def test_a_computer_player_that_cannot_begin_is_replaced() -> None:
    table = toy(SeatPlan("random"), SeatPlan(), thinker=Helpless())
    for _ in range(10):
        table.poll()
    assert len(table.history(0)) > 0


class Helpless(InstantThinker):
    """Cannot think."""

    def ask(self, run: Run, seat: int, level: str) -> int:
        raise LookupError("nothing comes to mind")


def test_a_seat_goes_to_the_computer_and_back() -> None:
    table = toy(thinker=Scripted("walk", "pass", "walk"))
    table.hand_to_bot(0, "random")
    assert table.seats[0].level == "random"
    for _ in range(4):
        table.poll()
    assert table.waiting() == (1,)
    table.hand_to_person(0)
    say(table, "walk", 1)
    for _ in range(4):
        table.poll()
    assert table.waiting() == (0,)


def test_conceding_ends_the_game_as_a_loss() -> None:
    table = toy()
    table.concede()
    assert table.result
    assert table.result.winners == ()
    assert table.waiting() == ()
    table.submit(Answer(0, 0, ("walk",)))
    assert table.take_notices()[0].kind == "refused"
    assert table.undo_reason(0) == "undo-over"


def test_restarting_begins_anew() -> None:
    table = toy()
    say(table, "end")
    assert table.result
    table.restart()
    assert table.result is None
    assert kinds(table.take_events(0)) == ["restarted"]
    assert table.waiting() == (0,)


def test_a_hint_arrives_when_it_is_ready() -> None:
    table = toy(thinker=Scripted("roll"))
    hint = table.hint(0)
    assert hint
    assert hint.keys == ("roll",)
    assert table.hint(1) is None
    assert table.pending(0)


class Memory:
    """Keeps records in memory."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.finished = 0

    def keep(self, record: Record) -> Sentence | None:
        self.records.append(record)
        return Sentence("full") if len(self.records) > 2 else None

    def report(self, record: Record, answer: Answer, fault: Exception) -> Sentence:
        return Sentence("reported")

    def finish(self, record: Record, result: Result) -> None:
        self.finished += 1

    def begin(self) -> None:
        self.records.clear()

    def close(self) -> None:
        self.records.clear()


def twenty(seats: int, **also: Any) -> LocalTable:
    return LocalTable.new(TWENTY, TWENTY.setup(seats), [SeatPlan("random")] * seats, 5, **also)


def test_every_answer_is_kept_and_trouble_is_told_once() -> None:
    memory = Memory()
    table = twenty(1, keeper=memory)
    clocks = []
    while not table.result:
        table.poll()
        clocks.append(len(memory.records))
    assert len(memory.records) > 10
    assert memory.finished == 1
    assert [notice.kind for notice in table.take_notices()] == ["storage"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_game_cut_anywhere_ends_like_the_unbroken_one(seats: int) -> None:
    memory = Memory()
    table = twenty(seats, keeper=memory)
    while not table.result:
        table.poll()
    last = memory.records[-1]
    for record in memory.records[:: len(memory.records) // 6]:
        back = resumed(record)
        assert back.warning is None
        given = [answer for answer in last.answers[len(record.answers) :] if answer.seat >= 0]
        for answer in given:
            back.run.answer(answer)
        assert tuple(back.run.answers) == last.answers
        assert back.run.state.result == table.result


def test_what_happened_before_a_save_is_history_not_news() -> None:
    table = twenty(1)
    for _ in range(30):
        table.poll()
    back = LocalTable.resume(resumed(table.record()))
    assert back.take_events(0) == []
    assert back.history(0) == table.history(0)
    assert back.seats == table.seats


def test_luck_depends_on_the_seed_and_on_what_was_given() -> None:
    coin = Roll(("coin",) * 20, (("heads", "tails"),) * 20)
    first, whole, other = SteadyLuck(3), SteadyLuck(3), SteadyLuck(4)
    assert first.outcome(coin) == whole.outcome(coin) != other.outcome(coin)
    assert SteadyLuck(3, given=1).outcome(coin) == whole.outcome(coin)


def test_a_process_of_its_own_answers_for_the_computer() -> None:
    table = LocalTable.new(TWENTY, TWENTY.setup(1), [SeatPlan("random")], 5, thinker=WorkerThinker(1))
    try:
        _until(table, 8)
        assert len(table.record().answers) > 8
    finally:
        table.close()


def _until(table: LocalTable, answers: int) -> None:
    end = time.monotonic() + 20
    while len(table.record().answers) <= answers and time.monotonic() < end:
        table.poll()
        time.sleep(0.002)


def check_protocol(table: LocalTable) -> Table:
    """A local table is a table: mypy proves it."""
    return table
