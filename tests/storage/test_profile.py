"""The statistics: games counted per title, rank and player."""

from __future__ import annotations

import pytest
from msgspec import structs

from game.model.state import Result, Standing
from game.storage import profile
from game.storage.record import SeatPlan
from tests.storage.games import record


def test_games_are_counted_for_every_kind_of_player() -> None:
    game = structs.replace(record(3, 2), seats=(SeatPlan(), SeatPlan("hard")))
    profile.count(game, Result("end", (Standing(0, True, 5), Standing(1, False, -2))))
    profile.count(game, Result("end", (Standing(0, False, 3), Standing(1, True, 4))))
    assert profile.counts() == [
        profile.Count("twenty_strong", "1", "person", 2, 1, 5),
        profile.Count("twenty_strong", "1", "hard", 2, 1, 4),
    ]


def test_a_game_counts_once_however_many_seats_a_person_has() -> None:
    game = structs.replace(record(3, 3), seats=(SeatPlan(), SeatPlan(), SeatPlan("hard")))
    profile.count(game, Result("end", (Standing(0, False, 5), Standing(1, True, 7), Standing(2, False, 1))))
    assert profile.counts() == [
        profile.Count("twenty_strong", "1", "person", 1, 1, 7),
        profile.Count("twenty_strong", "1", "hard", 1, 0, 1),
    ]


@pytest.mark.rule("SEN-290")
def test_a_drawn_game_is_counted_apart() -> None:
    for drawn in (True, False):
        profile.count(record(3), Result("end", (Standing(0, False, 0),), drawn))
    (count,) = profile.counts()
    assert (count.played, count.won, count.drawn) == (1, 0, 1)


def test_broken_statistics_count_as_none() -> None:
    profile.path().parent.mkdir(parents=True, exist_ok=True)
    profile.path().write_bytes(b"broken")
    assert profile.counts() == []
    profile.count(record(3), Result("end", (Standing(0, True, 5),)))
    assert profile.counts()[0].played == 1
