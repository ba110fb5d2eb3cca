"""The log of 20 Strong read aloud: what was dealt and seen by whom, what a roll came to, who walks where and why."""

import re

import pytest

from game.ai.whim import whim
from game.engine.ask import Answer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Event
from game.model.view import SPECTATOR, view
from game.titles.twenty_strong.state import ShipState
from game.titles.twenty_strong.title import TWENTY_STRONG
from scenes.kit.words import Words
from scenes.tables.twenty_strong import TwentyStrong
from tests.scenes.logs import read


def log_of(run: Run, events: list[Event], seat: int = 0) -> list[str]:
    """Events as a seat reads them at the table of a run."""
    return read(TwentyStrong(), run, events, seat)


def whole(seed: int, seats: int = 2) -> Run:
    """A game played at random to its end."""
    run, luck = Run.start(TWENTY_STRONG, TWENTY_STRONG.setup(seats), Luck(seed)), Luck(seed)
    while not run.over:
        asked = run.pending[0]
        run.answer(Answer(asked.id, asked.seat, whim(asked, luck)))
    return run


@pytest.fixture(scope="module")
def played() -> Run:
    """One whole game of two."""
    return whole(3)


def test_objectives_are_told_to_their_seat_alone(played: Run) -> None:
    dealt = [event for event in played.events if event.kind == "objective_dealt"]
    for seat in (0, 1, SPECTATOR):
        lines = log_of(played, dealt, seat)
        assert len(lines) == 2
        named = [line for line in lines if re.search(r"gets 2 objectives: .+, .+", line)]
        assert len(named) == (seat != SPECTATOR)
        assert all(re.search(r"gets 2 objectives$", line) for line in lines if line not in named)


def test_a_roll_says_what_it_came_to(played: Run) -> None:
    one = {"dice": (0, 1), "kinds": ("P", "B"), "faces": ("hit", "crit"), "why": "move"}
    rolls = [
        Event("rolled", one),
        Event("rolled", one | {"faces": ("miss", "miss")}),
        Event("rolled", one | {"why": "attack"}),
    ]
    assert log_of(played, rolls) == [
        "Move: P B · 2 hits, 1 crit",
        "Move again: P B · no hit",
        "Attack: P B · 2 hits, 1 crit",
    ]


def test_the_steps_of_a_walk_are_one_line(played: Run) -> None:
    steps = [("a1", "b1"), ("b1", "c1"), ("d4", "e4")]
    moves = [Event("hero_moved", {"seat": 0, "start": start, "space": space}) for start, space in steps]
    assert [line.count(",") for line in log_of(played, moves)] == [1, 0]


def test_enemies_that_move_are_told(played: Run) -> None:
    steps = [(7, "a1", "b1"), (7, "b1", "c1"), (8, "c1", "b1")]
    moves = [
        Event("enemy_moved", {"card": card, "name": "al_stalk", "start": start, "space": space})
        for card, start, space in steps
    ]
    lines = log_of(played, moves)
    assert [line.startswith("Stalker moves to ") for line in lines] == [True, True]
    assert [line.count(",") for line in lines] == [1, 0]


def test_an_after_effect_is_named_before_what_comes_of_it(played: Run) -> None:
    after = Event("after_effect", {"card": 7, "name": "al_skulk"})
    noise = Event("dial_turned", {"dial": "noise", "from": 1, "to": 2})
    roll = Event("rolled", {"dice": (0,), "kinds": ("R",), "faces": ("hit",), "why": "noise_roll"})
    assert log_of(played, [after, noise]) == ["Skulker: After effect", "Noise: 1 → 2"]
    assert log_of(played, [after, roll, noise])[0].startswith("Noise roll")


def test_a_room_keeps_its_name_in_the_log_when_it_is_gone(played: Run) -> None:
    s = played.state
    assert isinstance(s, ShipState)
    looked = Event("looked", {"seat": 0, "space": "c3", "name": "rm_pod_s"})
    walks = Event("hero_moved", {"seat": 0, "start": "c2", "space": "c3"})
    s.rooms = {space: card for space, card in s.rooms.items() if space != "c3"}
    assert log_of(played, [walks])[0].endswith("walks to C3")
    assert log_of(played, [looked, walks])[1].endswith("walks to Escape Pod Starboard")


def test_discards_that_become_a_deck_are_told(played: Run) -> None:
    renewed = Event("shuffled", {"deck": "military", "count": 4})
    assert log_of(played, [renewed]) == ["The discards become the Military deck again · 4 cards"]
    assert log_of(played, [Event("shuffled", {"deck": "alien", "count": 1})]) == []


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_a_whole_game_is_in_words(seed: int) -> None:
    run = whole(seed, 1 + seed % 3)
    for seat in (0, SPECTATOR):
        lines = log_of(run, run.events, seat)
        assert len(lines) > 20
        assert not [line for line in lines if re.search(r"[{}@_]|  | ,|space:", line)]


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_reads_no_name_that_it_may_not_know(seed: int) -> None:
    run = whole(seed)
    secret = [event for event in run.events if event.secret]
    assert secret
    for seat in (0, 1, SPECTATOR):
        known = {card.name for card in view(run.state, seat).cards.values()}
        for event in secret:
            name = str(event.data["name"])
            if name not in known and not event.told_to(seat).data["name"]:
                assert not any(Words()(name) in line for line in log_of(run, [event], seat))
