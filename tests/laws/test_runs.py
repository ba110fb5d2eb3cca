"""Laws of a run: fork, save and load, undo, determinism, endings, components, offered options."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.ai.whim import whim
from game.engine.ask import Answer
from game.engine.chance import Chance, Request
from game.engine.run import Run
from game.luck import Luck
from game.model.state import canonical
from game.model.view import view
from game.titles import TITLES
from tests.laws.random_play import TABLES, begin, digest, finish, legal_answer, looks, seeds, shown, step, varied

ROOT = Path(__file__).resolve().parents[2]

tables = pytest.mark.parametrize(("title", "seats"), TABLES)


def loaded(run: Run, luck: Luck) -> Run:
    """Return the run as a save would bring it back: from its set-up and its answers."""
    return Run.resume(run.title, run.state.setup, list(run.answers), luck)


@tables
def test_every_game_ends_and_loses_no_component(title: str, seats: int) -> None:
    full: dict[tuple[str, ...], dict[str, int]] = {}
    for seed in seeds(title, 200):
        options = varied(title, seed) if seed % 2 else {}
        run, luck, met = begin(title, seats, seed, options), Luck(seed), []
        while not run.over:
            assert run.pending, "a game that goes on asks somebody"
            met.append(TITLES[title].components(run.state))
            step(run, luck, seed % 5 == 1)
        end = TITLES[title].components(run.state)
        assert not run.pending
        assert run.state.result is not None
        assert len(run.state.result.standings) == seats
        laid_out = met.index(end)
        assert all(counts.items() <= end.items() for counts in met[:laid_out])
        assert all(counts == end for counts in met[laid_out:])
        box = (options.get("first_flight", "off"), *sorted(end))
        assert full.setdefault(box, end) == end, "every game out of the same box has the same components"


@tables
def test_a_fork_equals_its_run_and_leaves_it_alone(title: str, seats: int) -> None:
    for seed in seeds(title, 4):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            if looks(title, luck):
                before = shown(run)
                fork = run.fork(Luck(seed + 1))
                assert canonical(fork.state) == canonical(run.state)
                assert (fork.clock, fork.pending) == (run.clock, run.pending)
                finish(fork, Luck(seed + 2))
                assert shown(run) == before
            step(run, luck, seed % 2 == 1)


@tables
def test_a_fork_plays_on_like_its_run(title: str, seats: int) -> None:
    for seed in seeds(title, 10):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        for _ in range(luck.below(60)):
            if not run.over:
                step(run, luck, seed % 2 == 1)
        if not run.over:
            fork = run.fork(Luck(seed + 1))
            run.chance = Luck(seed + 1)
            finish(run, Luck(seed + 2))
            finish(fork, Luck(seed + 2))
            assert canonical(fork.state) == canonical(run.state)


@tables
def test_a_saved_game_comes_back_at_every_step(title: str, seats: int) -> None:
    for seed in seeds(title, 2):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            if looks(title, luck):
                saved = loaded(run, Luck(seed + 1))
                assert shown(saved) == shown(run)
                assert saved.fixed == run.fixed
                fork = run.fork(Luck(seed + 1))
                finish(saved, Luck(seed + 2))
                finish(fork, Luck(seed + 2))
                assert canonical(saved.state) == canonical(fork.state)
            step(run, luck, seed % 2 == 1)
        assert shown(loaded(run, Luck(0))) == shown(run)


@tables
def test_a_game_whose_people_are_asked_always_keeps_these_laws(title: str, seats: int) -> None:
    run, luck, singles = begin(title, seats, 3), Luck(3), 0
    while not run.over:
        decision = run.pending[0]
        singles += decision.single
        keys = tuple(one.key for one in decision.options) if decision.single else whim(decision, luck)
        answer = Answer(decision.id, decision.seat, keys, always=True)
        looked, before = looks(title, luck), shown(run)
        if looked:
            assert shown(loaded(run, Luck(4))) == before
            assert run.fork(Luck(4)).pending == run.pending
        run.answer(answer)
        if looked and not run.undo_barrier(decision.seat):
            run.undo(decision.seat)
            assert shown(run) == before
            run.answer(answer)
    assert singles


@tables
def test_undo_and_the_same_answer_give_the_same_state(title: str, seats: int) -> None:
    undone = 0
    for seed in seeds(title, 20):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            before = shown(run)
            answer = step(run, luck, seed % 2 == 1)
            if not run.undo_barrier(answer.seat):
                after = shown(run)
                run.undo(answer.seat)
                assert shown(run) == before
                run.answer(answer)
                assert shown(run) == after
                undone += 1
    assert undone > 100


class Fault(Exception):
    """Something broke inside an answer."""


class Breaking:
    """Chance that breaks after some outcomes."""

    def __init__(self, chance: Chance, outcomes: int) -> None:
        self.chance = chance
        self.left = outcomes

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Return an outcome as long as there are some left."""
        if not self.left:
            raise Fault
        self.left -= 1
        return self.chance.outcome(request)


@tables
def test_a_fault_inside_an_answer_leaves_the_game_as_it_was(title: str, seats: int) -> None:
    faults = 0
    for seed in range(10):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            before, answer = shown(run), legal_answer(run.pending[0], luck)
            run.chance = Breaking(Luck(luck.below(1000)), luck.below(3))
            try:
                run.answer(answer)
            except Fault:
                faults += 1
                assert shown(run) == before
                run.chance = Luck(luck.below(1000))
                run.answer(answer)
    assert faults > 50


@tables
def test_every_offered_option_is_accepted(title: str, seats: int) -> None:
    for seed in seeds(title, 6):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            for decision in run.pending:
                keys = [option.key for option in decision.options]
                assert max(Counter(keys).values()) == 1, f"{decision.message} offers a key twice"
                for key in keys:
                    fork = run.fork(Luck(seed + 1))
                    fork.answer(legal_answer(decision, luck, key))
            step(run, luck, seed % 2 == 1)


@tables
def test_what_a_seat_asks_about_a_decision_is_answered_from_its_view(title: str, seats: int) -> None:
    for seed in seeds(title, 6):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            for decision in run.pending:
                seen = view(run.state, decision.seat)
                barred = run.title.barred(seen, decision)
                assert all(one.reason and one.about[0] for one in barred), decision.message
                odds = run.title.odds(seen, decision, legal_answer(decision, luck).keys)
                assert all(one.text and 0 <= one.per_cent <= 100 for one in odds)
            step(run, luck, seed % 2 == 1)


@tables
def test_one_seed_gives_one_game(title: str, seats: int) -> None:
    assert digest(title, seats, 7) == digest(title, seats, 7)
    assert digest(title, seats, 7) != digest(title, seats, 8)


def test_processes_with_other_hash_seeds_agree() -> None:
    command = [sys.executable, "-m", "tests.laws.random_play", "8"]
    outputs = [
        subprocess.run(
            command, env=os.environ | {"PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, check=True, text=True
        ).stdout
        for seed in ("1", "20")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 8 * len(TABLES)
