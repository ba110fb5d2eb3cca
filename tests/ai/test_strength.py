"""The benchmark of the computer players: what it reckons and what it prints."""

import json

import pytest

from game.ai import contest
from game.ai.players import LEVELS


def test_an_estimate_of_pairs() -> None:
    found = contest.estimate([1.0, 0.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)


def test_a_win_rate_of_nothing_has_an_interval() -> None:
    assert contest.share([False] * 100).margin > 0.01


def test_the_benchmark_plays_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert contest.main(["--games", "2", "--iterations", "2", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report["levels"]) == list(LEVELS)
    assert list(report["differences"]) == ["easy - random", "normal - easy", "hard - normal"]
    assert "normal - easy" in contest.table(report)
