"""Standing answers to optional questions: when they are given, what they never do, how they are told, kept, undone."""

from __future__ import annotations

import pytest

from game.ai.whim import whim
from game.engine.ask import Answer, Decision, Option
from game.engine.given import BY_STANDING, told
from game.engine.verbs import change, put
from game.luck import Luck
from game.model.view import SPECTATOR
from game.storage.resume import resumed
from game.table import LocalTable, SeatPlan
from game.table.standing import answer, lasting, topics
from game.titles import TITLES
from tests.titles import talk
from tests.titles.sentinels import moves, situation

PEOPLE = (SeatPlan(), SeatPlan(), SeatPlan())
TEAM = {"hero1": "ra", "hero2": "nightmist", "hero3": "fanatic", "villain": "gloomweaver"}
DRAW = "sen-ask-draw-phase:ra"
YES, NO = Option("yes", label="sen-opt-yes"), Option("no", label="sen-opt-no")
STAFF, RA = (Option(name, ("card", number), source=name) for number, name in enumerate(("staff", "ra"), 1))
NONE = Option("none", alone=True)


def consent() -> Decision:
    return Decision(3, 0, "may", (YES, NO), source="amulet", decline="no")


def powers() -> Decision:
    return Decision(3, 0, "power", (STAFF, RA, NONE), decline="none")


def game(seats: tuple[SeatPlan, ...] = PEOPLE, seed: int = 4) -> LocalTable:
    title = TITLES["sentinels"]
    return LocalTable.new(title, title.setup(3, TEAM), seats, seed)


def asked(table: LocalTable) -> Decision:
    """What somebody is asked."""
    found = table.pending(table.waiting()[0])
    assert found
    return found


def say(table: LocalTable, *keys: str) -> None:
    table.submit(Answer(asked(table).id, asked(table).seat, keys))


def reach(table: LocalTable, message: str, seat: int, most: int = 200) -> None:
    """Decline everything until a seat is asked a question."""
    luck = Luck(1)
    for _ in range(most):
        now = asked(table)
        if (now.message, now.seat) == (message, seat):
            return
        say(table, *((now.decline,) if now.decline else whim(now, luck)))
    raise AssertionError(f"{message} was never asked")


def given(table: LocalTable, seat: int = SPECTATOR) -> list[str]:
    """The cards of the standing answers that were told."""
    return [event.data["source"] for event in table.history(seat) if event.kind == BY_STANDING]


@pytest.mark.parametrize(("value", "key"), [("always", "yes"), ("never", "no"), ("ask", None)])
def test_a_question_of_a_card_is_answered_as_was_wished(value: str, key: str | None) -> None:
    assert answer(consent(), {"may:amulet": value}, {}) == key
    assert answer(consent(), {"may:other": value}, {}) is None


def test_each_power_has_an_answer_of_its_own() -> None:
    assert list(topics(powers())) == ["power:staff", "power:ra"]
    assert answer(powers(), {"power:ra": "always"}, {}) == "ra"
    assert answer(powers(), {"power:ra": "always", "power:staff": "always"}, {}) is None, "which of them?"
    assert answer(powers(), {"power:ra": "never"}, {}) is None, "the other may be wanted"
    assert answer(powers(), {"power:ra": "never", "power:staff": "never"}, {}) == "none"


def test_yes_is_said_only_where_there_is_one_way_to_say_it() -> None:
    cards = tuple(Option(f"c{number}", ("card", number), source="bag") for number in (1, 2))
    two = Decision(3, 0, "play", (*cards, NONE), source="bag_1", decline="none")
    one = Decision(3, 0, "play", (cards[0], NONE), source="bag_2", decline="none")
    assert answer(two, {"play:bag": "always"}, {}) is None
    assert answer(one, {"play:bag": "always"}, {}) == "c1"


def test_copies_of_a_card_share_their_answer() -> None:
    """The Amulet asks whether to pay; its copies differ only in their spell icon."""
    for copy in ("nm_amulet_of_the_elder_gods_2", "nm_amulet_of_the_elder_gods_4"):
        paid = ["nm_oblivion_1", "nm_mist_form_1"]
        s = situation.table(heroes=("nightmist", "ra", "haka"), play=[copy], hands={"nightmist": paid})
        run = moves.play(s, moves.strike("gloomweaver", "nightmist", 2))
        assert list(topics(talk.asked(run))) == ["sen-ask-may-discard:nm_amulet_of_the_elder_gods"]


def test_a_duty_and_a_question_of_no_card_have_none() -> None:
    assert topics(Decision(3, 0, "must", (YES, NO), source="amulet")) == {}
    assert topics(Decision(3, 0, "may", (YES, NO), decline="no")) == {}


def test_wishing_at_a_question_answers_it_and_undo_leads_back_to_it() -> None:
    table = game()
    reach(table, "sen-ask-draw-phase", 0)
    at = asked(table).id
    table.set_standing(0, DRAW, "never")
    assert asked(table).id != at
    assert given(table) == [], "the person has said so just now"
    table.undo(0)
    assert (asked(table).id, table.standing(0)) == (at, {DRAW: "never"})
    table.set_standing(0, DRAW, "ask")
    assert (asked(table).id, table.standing(0)) == (at, {})


def test_later_it_is_given_unasked_told_and_passed_over_by_undo() -> None:
    table = game()
    reach(table, "sen-ask-draw-phase", 0)
    table.set_standing(0, DRAW, "never")
    reach(table, "sen-ask-power", 0)
    before = asked(table).id
    say(table, "none")
    assert (asked(table).seat, given(table)) == (1, ["ra"])
    assert not table.undo_reason(0)
    table.undo(0)
    assert (asked(table).id, asked(table).message) == (before, "sen-ask-power")
    assert given(table) == []


def test_it_belongs_to_one_seat_and_to_people_alone() -> None:
    table = game()
    table.set_standing(1, DRAW, "never")
    reach(table, "sen-ask-draw-phase", 0)
    table.hand_to_bot(0, "random")
    table.set_standing(0, DRAW, "never")
    assert asked(table).message == "sen-ask-draw-phase"
    table.hand_to_person(0)
    table.set_standing(0, DRAW, "never")
    assert asked(table).seat == 1


def test_it_is_saved_with_the_game_and_told_again_when_that_goes_on() -> None:
    table = game()
    reach(table, "sen-ask-draw-phase", 0)
    table.set_standing(0, DRAW, "never")
    reach(table, "sen-ask-power", 0)
    say(table, "none")
    again = LocalTable.resume(resumed(table.record()))
    assert again.standing(0) == {DRAW: "never"}
    assert again.standing(1) == {}
    assert again.history(0) == table.history(0)
    assert given(again) == ["ra"]


def test_only_answers_about_items_are_kept_for_other_games() -> None:
    assert lasting({DRAW: "never", "it_baton": "always"}) == {"it_baton": "always"}
    table = game()
    table.set_standing(0, DRAW, "never")
    table.restart()
    assert table.standing(0) == {}


def test_a_card_that_stays_hidden_is_told_to_its_seat_alone() -> None:
    title = TITLES["sentinels"]
    state = title.begin(title.setup(3, TEAM))
    card = put(state, "ra_inferno", "ra", "hand:ra", seen=1).id
    pick = Option(f"c{card}", ("card", card), "sen-opt-card", {"card": "@ra_inferno"}, source="bag")
    decision = Decision(3, 0, "may", (pick, NONE), decline="none")
    (event,) = told(decision, Answer(3, 0, (pick.key,)), state)
    assert event.told_to(0).data["args"] == {"card": "@ra_inferno"}
    assert event.told_to(1).data["args"] == ""
    change(state, card, up=True)
    (event,) = told(decision, Answer(3, 0, (pick.key,)), state)
    assert event.told_to(1).data["args"] == {"card": "@ra_inferno"}


def everything(table: LocalTable, value: str, most: int) -> int:
    """Play at random and wish the same for every optional question; returns how many there were."""
    luck, count = Luck(5), 0
    for _ in range(most):
        if table.result:
            break
        now = asked(table)
        fresh = [about for about in topics(now) if about not in table.standing(now.seat)]
        if fresh:
            count += 1
            table.set_standing(now.seat, fresh[0], value)
        else:
            say(table, *whim(now, luck))
        assert table.take_notices() == []
    return count


@pytest.mark.parametrize("value", ["always", "never"])
@pytest.mark.parametrize("seed", range(4))
def test_a_standing_answer_is_never_refused(value: str, seed: int) -> None:
    table = game(seed=seed)
    assert everything(table, value, 500) > 5
    assert given(table)
    resumed(table.record())
