"""The levels answer legally, depend on their seed alone, look at nothing hidden, and say why."""

import re
from pathlib import Path

import pytest

from game.ai.knowledge import known, restored
from game.ai.players import LEVELS, Choice, Task, choose
from game.engine.ask import Answer, check
from tests.ai.games import TITLE, moments, start

WORDS = Path(__file__).parents[2] / "localisation" / "en" / "twenty_strong_bot.ftl"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_level_plays_a_game_to_its_end(level: str, seats: int) -> None:
    run = start(seats, 11, rank=str(seats))
    while not run.over:
        asked = run.pending[-1]
        task = Task(TITLE.id, level, asked.seat, known(run, asked.seat), run.clock, 3)
        run.answer(Answer(asked.id, asked.seat, choose(task).keys))
    assert run.state.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_task_gives_the_same_choice(level: str) -> None:
    run, asked = next((run, asked) for run, asked in moments(2, 8) if asked.message == "ask-action")
    task = Task(TITLE.id, level, asked.seat, known(run, asked.seat), 42, 12)
    assert choose(task) == choose(task)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_ideas_and_worth_are_the_same_from_the_view_as_from_the_state(seats: int) -> None:
    bot = TITLE.bot
    for rank in ("1", "4"):
        for run, asked in moments(seats, 20 + seats, rank=rank):
            shown = restored(TITLE, known(run, asked.seat).now)
            assert bot.ideas(shown, asked) == bot.ideas(run.state, asked)
            assert bot.reflex(shown, asked) == bot.ideas(shown, asked)[0].keys
            if all(hero.card for hero in shown.heroes) and shown.rooms:
                assert bot.worth(shown, asked.seat) == bot.worth(run.state, asked.seat)
                assert 0 <= bot.worth(shown, asked.seat) <= 1


def test_every_idea_is_legal_and_its_reason_has_words() -> None:
    words = re.findall(r"^(why-[a-z-]+) =", WORDS.read_text("utf-8"), re.MULTILINE)
    for seed in range(12):
        for run, asked in moments(1 + seed % 3, 30 + seed, rank=str(1 + seed % 4)):
            for idea in TITLE.bot.ideas(run.state, asked):
                check(asked, Answer(asked.id, asked.seat, idea.keys))
                assert idea.reason in words, asked.message


def test_a_search_tells_what_it_weighed() -> None:
    for run, asked in moments(1, 9):
        if len(TITLE.bot.ideas(run.state, asked)) > 1:
            choice = choose(Task(TITLE.id, "hard", 0, known(run, 0), 1, 24))
            assert choice.keys == choice.considered[0].keys
            assert all(0 <= one.value <= 1 and one.tries for one in choice.considered)
            assert {"win", "gain"} <= dict.fromkeys(choice.args).keys()
            return
    pytest.fail("nothing was worth a search")


def test_seconds_are_a_budget_too() -> None:
    run, asked = next((run, asked) for run, asked in moments(1, 9) if len(TITLE.bot.ideas(run.state, asked)) > 1)
    choice = choose(Task(TITLE.id, "hard", asked.seat, known(run, asked.seat), 1, 0, 0.05))
    assert isinstance(choice, Choice)
    check(asked, Answer(asked.id, asked.seat, choice.keys))
