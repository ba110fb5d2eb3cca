"""The law of hidden values: what a seat does not know can be changed, and nothing it sees changes with it."""

from collections.abc import Iterator

import pytest
from msgspec import json, structs

from game.engine.ask import CHANCE
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.luck import Luck, Script
from game.model.state import Bag, Event, State, bit, canonical, sorted_names
from game.model.view import SPECTATOR, view
from tests.laws.random_play import TABLES, begin, legal_answer, seeds, step, varied

STEPS = 8
"""How many answers a disguised game is followed."""


class Disguise:
    """A run and its twin in which the names hidden from one seat lie elsewhere."""

    def __init__(self, run: Run, seat: int, luck: Luck) -> None:
        self.seat = seat
        self.known = known(run.boundary.state, seat)
        self.run = run.fork(luck)
        twin = mixed(run.boundary.state.copy(), seat, luck)
        if self.revealed() or canonical(twin) == canonical(run.boundary.state):
            raise IllegalAnswer("nothing is hidden any more")
        self.twin = Run.from_boundary(run.title, twin, run.since_boundary(), Script([]))

    def revealed(self) -> bool:
        """Tell whether the seat has come to know another front, if only for a moment."""
        secrets = any(event.secret and event.seen & bit(self.seat) for event in self.run.events)
        return secrets or any(card not in self.known for card in known(self.run.state, self.seat))

    def look_alike(self) -> None:
        """Assert that the seat cannot tell the twin from the run."""
        assert canonical(view(self.twin.state, self.seat)) == canonical(view(self.run.state, self.seat))
        assert [one.seat for one in self.twin.pending] == [one.seat for one in self.run.pending]
        own = [[one for one in run.pending if one.seat == self.seat] for run in (self.run, self.twin)]
        assert own[0] == own[1]
        heard = [[event.told_to(self.seat) for event in run.take_events()] for run in (self.run, self.twin)]
        assert json.encode(audible(heard[0])) == json.encode(audible(heard[1]))

    def go_on(self, luck: Luck) -> bool:
        """Give both games one answer and the same chance; tell whether the twin can follow and nothing came out."""
        before = len(self.run.answers)
        answer = step(self.run, luck)
        if self.revealed():
            return False
        self.twin.chance = Script(one.keys for one in self.run.answers[before:] if one.seat == CHANCE)
        try:
            self.twin.answer(answer)
        except IllegalAnswer:
            return False
        return True


def known(state: State, seat: int) -> list[int]:
    """Return the cards whose fronts a seat knows."""
    return [card.id for card in state.cards.values() if card.known_to(seat)]


def audible(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """Return what a seat hears: kinds and values."""
    return [(event.kind, event.data) for event in events]


def mixed(state: State, seat: int, luck: Luck) -> State:
    """Deal the names that a seat does not know anew, family by family, among cards and bags."""
    families: dict[str, list[str]] = {}
    for family, name in hidden_names(state, seat):
        families.setdefault(family, []).append(name)
    for card in state.cards.values():
        if not card.known_to(seat):
            names = families[card.family]
            state.cards[card.id] = structs.replace(card, name=names.pop(luck.below(len(names))))
    for deck, bags in state.decks.items():
        state.decks[deck] = tuple(dealt(bag, families[deck], luck) if hides(bag, seat) else bag for bag in bags)
    return state


def hidden_names(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the family and the name of everything that the seat does not know."""
    for card in state.cards.values():
        if not card.known_to(seat):
            yield card.family, card.name
    for deck, bags in state.decks.items():
        yield from ((deck, name) for bag in bags if hides(bag, seat) for name in bag.names)


def hides(bag: Bag, seat: int) -> bool:
    """Tell whether a seat does not know what is in a bag."""
    return not bag.seen & bit(seat)


def dealt(bag: Bag, names: list[str], luck: Luck) -> Bag:
    """Fill a bag with names taken at random."""
    return structs.replace(bag, names=sorted_names(names.pop(luck.below(len(names))) for _ in bag.names))


def follow_a_disguise(run: Run, seat: int, luck: Luck) -> int:
    """Compare a run with a disguised twin for a few answers; return how many comparisons were made."""
    try:
        disguise = Disguise(run, seat, luck)
    except IllegalAnswer:
        return 0
    disguise.look_alike()
    done = 1
    while done < STEPS and not disguise.run.over and disguise.go_on(luck):
        disguise.look_alike()
        done += 1
    return done


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_hidden_values_never_show(title: str, seats: int) -> None:
    compared = 0
    for seed in seeds(title, 24, 16):
        run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
        while not run.over:
            if luck.below(6) == 0:
                for seat in (*range(seats), SPECTATOR):
                    compared += follow_a_disguise(run, seat, luck)
            step(run, luck, seed % 2 == 1)
    assert compared > 1000


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_view_holds_no_name_that_its_seat_does_not_know(title: str, seats: int) -> None:
    for seed in seeds(title, 4):
        run, luck = begin(title, seats, seed), Luck(seed)
        while not run.over:
            for seat in (*range(seats), SPECTATOR):
                seen = view(run.state, seat)
                assert not [card for card in seen.cards.values() if card.name and not card.known_to(seat)]
                assert not [bag for deck in seen.decks.values() for bag in deck if any(bag.names) and hides(bag, seat)]
                assert not seen.agenda
                assert not seen.told
            step(run, luck, seed % 2 == 1)


def test_the_answers_of_several_seats_at_once_stay_secret() -> None:
    """While some seats have not answered yet, they see nothing of the answers given."""
    compared = 0
    for title, seats in TABLES:
        for seed in range(1, 40 if seats > 1 else 0, 2):
            run, luck = begin(title, seats, seed, varied(title, seed)), Luck(seed)
            while not run.over:
                if len(run.pending) > 1:
                    compared += compare_answers(run, luck)
                step(run, luck, seed % 2 == 1)
    assert compared


def compare_answers(run: Run, luck: Luck) -> int:
    """Let one of several seats give every answer it has; return how many the seat that waits was shown."""
    asked, waiting = run.pending[0], run.pending[1].seat
    seen = []
    for option in asked.options:
        fork = run.fork(luck)
        fork.answer(legal_answer(asked, luck, option.key))
        seen.append((canonical(view(fork.state, waiting)), [event.told_to(waiting) for event in fork.take_events()]))
    assert all(one == seen[0] for one in seen)
    return len(seen)
