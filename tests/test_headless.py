"""The commands without a screen, as functions: simulate, replay, rules, selftest."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from game import headless
from game.storage.record import Unusable
from game.storage.replays import Replay
from game.titles import TITLES
from tests.storage.games import play, record, table

TITLE = TITLES["twenty_strong"]
ROOT = Path(__file__).resolve().parent.parent


def order(*levels: str, seed: int = 3, rank: str = "1") -> headless.Order:
    return headless.Order(TITLE.setup(len(levels), {"rank": rank}), levels, seed)


@pytest.mark.parametrize("rank", ["1", "2", "3", "4"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_games_end_by_the_rules(seats: int, rank: str) -> None:
    done = headless.simulate(order(*["random"] * seats, rank=rank), 5)
    assert done.results.faults == ()
    assert done.games == 5
    assert sum(done.results.reasons.values()) == 5
    assert len(done.results.won) == len(done.results.score) == seats
    assert all(won + lost == 5 for won, lost in zip(done.results.won, done.results.lost, strict=True))
    assert done.decisions > 50
    assert done.decisions_per_second > 0


def test_the_same_seed_gives_the_same_games_however_the_work_is_shared() -> None:
    alone = headless.simulate(order("random", "random"), 6)
    shared = headless.simulate(order("random", "random"), 6, jobs=2)
    assert alone.results == shared.results
    assert alone.decisions == shared.decisions
    assert headless.play(order("random"), 8).points == headless.play(order("random", seed=8), 8).points


def test_a_game_that_stalls_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headless, "STALLED", 5)
    done = headless.simulate(order("random"), 2)
    assert done.results.faults == ("3: stalled", "4: stalled")
    assert done.results.reasons == {}


def test_a_defect_in_one_game_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = headless._answered

    def faulty(*about: object) -> tuple[str, ...]:
        faulty_calls.append(1)
        if len(faulty_calls) == 10:
            raise ZeroDivisionError("half a rule")
        return answered(*about)  # type: ignore[arg-type]

    faulty_calls: list[int] = []
    monkeypatch.setattr(headless, "_answered", faulty)
    done = headless.simulate(order("random"), 3)
    assert done.results.faults == ("3: ZeroDivisionError: half a rule",)
    assert sum(done.results.reasons.values()) == 2


@pytest.mark.rule("SEN-290")
def test_drawn_games_count_neither_as_won_nor_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [headless.Game(1, 5, (True, True)), headless.Game(2, 5, (False, False)), headless.Game(3, 5, (False,) * 2)]
    games[2] = structs.replace(games[2], drawn=True, points=(0, 0))
    games[:2] = [structs.replace(game, points=(0, 0)) for game in games[:2]]
    monkeypatch.setattr(headless, "_played", lambda *_: iter(games))
    results = headless.simulate(order("random", "random"), 3).results
    assert (results.won, results.lost, results.drawn) == ((1, 1), (1, 1), 1)


def test_a_replay_tells_events_and_result() -> None:
    one = play(table(2), 2000)
    lines = list(headless.told_again(Replay(one.record())))
    assert one.result
    assert f"end {one.result.reason}" in lines
    assert sum(line.startswith("      ") for line in lines) >= len(one.history(0))
    assert lines == list(headless.told_again(Replay(one.record())))


def test_a_replay_of_an_unfinished_game_ends_with_the_question() -> None:
    game = record(6)
    assert list(headless.told_again(Replay(game)))[-1].startswith("asked seat 0 ask-")


def test_a_replay_says_where_it_stops_fitting() -> None:
    game = record(20)
    broken = structs.replace(game, answers=(*game.answers[:9], *game.answers[10:]))
    with pytest.raises(Unusable) as stopped:
        list(headless.told_again(Replay(broken)))
    assert stopped.value.sentence.text == "cli-replay-stops"


def test_one_rule_is_found_whatever_its_case() -> None:
    assert headless.rule("twenty_strong", "20s-007").splitlines()[1].startswith("You win if")
    assert headless.rule("twenty_strong", "20S-9999") == ""
    assert headless.rule("twenty_strong", ".*") == ""


@pytest.mark.parametrize(
    ("title", "number", "chapter"),
    [
        ("sentinels", "SEN-120", "7. HP and damage: The steps of one instance"),
        ("sentinels", "SEN-210", "1. The team and the aim"),
        ("sentinels", "SEN-W21", "14. Worked examples"),
        ("twenty_strong", "20S-007", "2. Winning and losing"),
    ],
)
def test_a_rule_comes_under_its_chapter(title: str, number: str, chapter: str) -> None:
    assert headless.rule(title, number).splitlines()[0] == chapter


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_has_a_chapter(title: str) -> None:
    numbers = re.findall(r"^- \*\*(?:Example )?([\w-]+)\*\* ", headless.rulebook(title), re.MULTILINE)
    assert len(numbers) > 200
    assert all(re.match(r"\d+\. ", headless.rule(title, number)) for number in numbers)


def test_the_selftest_finds_nothing_wrong_with_random_play() -> None:
    checks = list(headless.selftest(1))
    assert [check for check in checks if check.fault] == []
    assert any("laws, 3 seats" in check.what for check in checks)


def test_a_simulation_needs_no_screen_at_all() -> None:
    code = (
        "import sys; from scenes.cli import main; main(['simulate','twenty_strong','--games','2','--json']); "
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False).returncode == 0
