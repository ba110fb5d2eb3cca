"""The laws of previews: nothing hidden shows in them, they come true, and looking ahead changes nothing."""

from collections.abc import Iterator

import pytest
from msgspec import json

from game.ai.sealed import SEAL, Unread, plain
from game.engine.ask import Answer, Decision
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.luck import Luck
from game.model.state import Event
from game.table.preview import CHANCE, CHOICE, DONE, Previews
from tests.laws.random_play import TABLES, begin, legal_answer, seeds, shown, step, varied
from tests.laws.test_hidden import Disguise

SOME = 3
"""How many of the options of a question are tried."""


def tried(run: Run, decision: Decision, luck: Luck) -> list[Answer]:
    """Return some answers to a question."""
    return [legal_answer(decision, luck, option.key) for option in decision.options[:SOME]]


def moments(title: str, seats: int, count: int, least: int) -> Iterator[tuple[Run, Luck, Decision]]:
    """Yield a question now and then in random games."""
    for seed in seeds(title, count, least):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            if luck.below(6) == 0:
                yield run, luck, run.pending[luck.below(len(run.pending))]
            step(run, luck, seed % 2 == 1)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_what_a_seat_does_not_know_never_shows_in_a_preview(title: str, seats: int) -> None:
    """Another hidden truth gives the very same previews, byte for byte."""
    compared = 0
    for run, luck, decision in moments(title, seats, 12, 2):
        try:
            disguise = Disguise(run, decision.seat, luck)
        except IllegalAnswer:
            continue
        for answer in tried(run, decision, luck):
            mine = Previews().of(disguise.run, decision, answer.keys)
            other = Previews().of(disguise.twin, decision, answer.keys)
            assert json.encode(mine) == json.encode(other)
            compared += mine is not None
    assert compared > 40


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_previews_come_true_and_change_nothing(title: str, seats: int) -> None:
    """What a preview tells is what happens then, but for names nobody could know; the game stays as it was."""
    ends: dict[str, int] = {}
    for run, luck, decision in moments(title, seats, 12, 2):
        before = shown(run)
        for answer in tried(run, decision, luck):
            preview = Previews().of(run, decision, answer.keys)
            assert shown(run) == before
            if preview is None:
                continue
            ends[preview.ends] = ends.get(preview.ends, 0) + 1
            fork = run.fork(luck)
            fork.answer(answer)
            happened = [event.told_to(decision.seat) for event in fork.take_events()]
            assert len(preview.events) <= len(happened)
            for foretold, real in zip(preview.events, happened, strict=False):
                assert agree(foretold, real), (decision, answer, preview)
    assert min(ends.get(end, 0) for end in (DONE, CHOICE, CHANCE)) > 5


def agree(foretold: Event, real: Event) -> bool:
    """Tell whether an event is what was foretold; what is left open there may be anything."""
    return foretold.kind == real.kind and _fits(foretold.data, real.data)


def _fits(foretold: object, real: object) -> bool:
    if foretold == "":
        return True
    if isinstance(foretold, dict) and isinstance(real, dict):
        return foretold.keys() == real.keys() and all(_fits(foretold[key], real[key]) for key in foretold)
    return foretold == real


def test_a_sealed_name_can_be_moved_and_sorted_but_not_read() -> None:
    assert sorted(["b", SEAL, "a"])[0] is SEAL
    assert [SEAL, SEAL].count(SEAL) == 2
    assert plain({"names": (SEAL, "a")}) == {"names": ("", "a")}
    for read in (lambda: SEAL == "a", lambda: hash(SEAL), lambda: f"{SEAL}", lambda: SEAL.upper(), lambda: {SEAL: 1}):
        with pytest.raises(Unread):
            read()
