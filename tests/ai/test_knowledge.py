"""Knowledge holds nothing hidden, and imagined worlds depend on nothing hidden."""

import pytest
from msgspec import msgpack

from game.ai.belief import imagine
from game.ai.knowledge import Knowledge, encoded, known, restored, seen
from game.ai.players import Task, choose
from game.luck import Luck
from game.model.state import canonical
from tests.ai.games import TITLE, moments, other_truth

SETUPS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"rank": "4"}),
    (2, {}),
    (3, {"rank": "4"}),
    (3, {"room_notes": "off"}),
    (2, {"first_flight": "on"}),
]
GAMES = [
    pytest.param(seats, seed, options, id=f"{seats} seats, {options}") for seed, (seats, options) in enumerate(SETUPS)
]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_another_hidden_truth_gives_the_same_knowledge_worlds_and_choice(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    compared = 0
    for count, (run, asked) in enumerate(moments(seats, seed, **options)):
        twin = other_truth(run, asked.seat, count)
        if twin is None or asked not in twin.pending:
            continue
        mine, other = known(run, asked.seat), known(twin, asked.seat)
        assert encoded(mine) == encoded(other)
        if count % 16 == 0:
            assert worlds(mine, count) == worlds(other, count)
            task = Task(TITLE.id, "hard", asked.seat, mine, count, 4)
            assert choose(task) == choose(Task(TITLE.id, "hard", asked.seat, other, count, 4))
        compared += 1
    assert compared > 20


def worlds(knowledge: Knowledge, seed: int) -> list[bytes]:
    luck = Luck(seed)
    return [canonical(imagine(TITLE, knowledge, luck).state) for _ in range(2)]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_world_looks_like_the_game_and_keeps_its_components(seats: int, seed: int, options: dict[str, str]) -> None:
    luck = Luck(seed)
    for count, (run, asked) in enumerate(moments(seats, seed + 50, **options)):
        if count % 9:
            continue
        world = imagine(TITLE, known(run, asked.seat), luck)
        assert asked in world.pending
        assert seen(world.state, asked.seat) == seen(run.state, asked.seat)
        assert TITLE.components(world.state) == TITLE.components(run.state)


def test_worlds_differ_from_each_other_and_from_the_truth() -> None:
    run, asked = next((run, asked) for run, asked in moments(1, 3) if asked.message == "ask-action")
    luck = Luck(5)
    made = [canonical(imagine(TITLE, known(run, asked.seat), luck).state) for _ in range(6)]
    assert len(dict.fromkeys(made)) == 6
    assert canonical(run.state) not in made


def test_names_that_nobody_knows_are_not_in_the_bytes() -> None:
    run, asked = next((run, asked) for run, asked in moments(1, 4) if asked.message == "ask-action")
    hidden = [card.name for card in run.state.cards.values() if not card.known_to(asked.seat)]
    data = encoded(known(run, asked.seat))
    assert hidden
    assert not [name for name in hidden if name.encode() in data]


def test_knowledge_travels_as_bytes() -> None:
    run, asked = next((run, asked) for run, asked in moments(2, 6) if asked.message == "ask-walk")
    there = msgpack.decode(encoded(known(run, asked.seat)), type=Knowledge)
    assert there == known(run, asked.seat)
    assert seen(restored(TITLE, there.now), asked.seat) == seen(run.state, asked.seat)


def test_a_seat_that_is_not_asked_knows_nothing_to_do() -> None:
    run, asked = next(moments(2, 1))
    with pytest.raises(LookupError):
        known(run, 1 - asked.seat)


def test_answers_of_others_to_an_open_question_are_blank() -> None:
    for seed in range(60):
        for run, asked in moments(3, seed, rank="4"):
            if asked.message == "ask-put-away" and len(run.pending) == 3:
                first, second, _ = run.pending
                run.pick(first.options[1].key)
                heard = known(run, second.seat).heard
                assert [one.keys for one in heard if one.seat == first.seat] == [None]
                world = imagine(TITLE, known(run, second.seat), Luck(1))
                assert [one.seat for one in world.pending] == [one.seat for one in run.pending]
                return
    pytest.fail("nobody had to choose an objective")
