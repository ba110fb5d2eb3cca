"""Games at which the tests of the computer players look, and hidden truths exchanged for others."""

import random
from collections.abc import Iterator

from msgspec import structs

from game.ai.whim import whim
from game.engine.ask import CHANCE, Answer, Decision
from game.engine.errors import IllegalAnswer
from game.engine.run import Run
from game.luck import Luck, Script
from game.model.state import Bag, State, bit, sorted_names
from game.titles import TITLES

TITLE = TITLES["twenty_strong"]


def start(seats: int, seed: int, **options: str) -> Run:
    """A new game."""
    return Run.start(TITLE, TITLE.setup(seats, options), Luck(seed))


def moments(seats: int, seed: int, **options: str) -> Iterator[tuple[Run, Decision]]:
    """Every decision of a game that the bot's reflex plays, some answers being whims; the run goes on afterwards."""
    run, luck = start(seats, seed, **options), Luck(seed + 1)
    while not run.over:
        asked = run.pending[luck.below(len(run.pending))]
        yield run, asked
        keys = whim(asked, luck) if luck.below(6) == 0 else TITLE.bot.reflex(run.state, asked)
        run.answer(Answer(asked.id, asked.seat, keys))


def other_truth(run: Run, seat: int, seed: int) -> Run | None:
    """The same game with what `seat` does not know exchanged at random; None where the play since would not fit."""
    dice = random.Random(seed)
    state = run.boundary.state.copy()
    for family in dict.fromkeys(card.family for card in state.cards.values()):
        exchange(state, run.state, family, seat, dice)
    answers = run.since_boundary()
    outcomes = [answer.keys for answer in answers if answer.seat == CHANCE]
    try:
        twin = Run.from_boundary(TITLE, state, (), Script(outcomes))
        for answer in answers:
            if answer.seat != CHANCE:
                twin.answer(answer)
    except (IllegalAnswer, LookupError):
        return None
    return twin


def exchange(state: State, now: State, family: str, seat: int, dice: random.Random) -> None:
    """Shuffle the names of a family among the cards and bags that the seat does not know, not even now."""
    seen = [card.id for card in now.cards.values() if card.known_to(seat)]
    cards = [card for card in state.cards.values() if card.family == family]
    hidden = [card for card in cards if not card.known_to(seat) and card.id not in seen]
    bags = state.decks.get(family, ())
    names = [card.name for card in hidden]
    names += [name for bag in bags if not bag.seen & bit(seat) for name in bag.names]
    dice.shuffle(names)
    for card in hidden:
        state.cards[card.id] = structs.replace(card, name=names.pop())
    if family in state.decks:
        state.decks[family] = tuple(bag if bag.seen & bit(seat) else refilled(bag, names) for bag in bags)


def refilled(bag: Bag, names: list[str]) -> Bag:
    """The bag with as many other names."""
    return Bag(sorted_names([names.pop() for _ in bag.names]), bag.seen)
