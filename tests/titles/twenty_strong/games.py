"""Whole games for rule tests: from the set-up on, and played at random to their end."""

from collections.abc import Iterable, Iterator, Mapping

from game.engine.ask import Answer, Decision
from game.engine.chance import Chance, Draw, Request, Roll
from game.engine.run import Run
from game.luck import Luck, Script
from game.model.state import Step
from tests.titles.talk import asked
from tests.titles.twenty_strong.looks import state_of
from tests.titles.twenty_strong.moves import pick
from tests.titles.twenty_strong.situation import TITLE


class Witness:
    """Chance that remembers what was asked of it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.requests: list[Request] = []

    def outcome(self, request: Request) -> tuple[str, ...]:
        """Answer as the chance behind does."""
        self.requests.append(request)
        return self.chance.outcome(request)

    def draws(self, what: str) -> list[Draw]:
        """Return the draws from one deck."""
        return [request for request in self.requests if isinstance(request, Draw) and request.what == what]

    def rolls(self) -> list[Roll]:
        """Return the rolls."""
        return [request for request in self.requests if isinstance(request, Roll)]


def round_of(seat: int) -> tuple[Step, ...]:
    """Return the agenda that begins a round; with `dial_done=False` its dial step is still to do."""
    return (Step("start_round", (seat,)),)


def start(seats: int, *outcomes: Iterable[str], luck: int = 1, **options: str) -> Run:
    """Start a game; `outcomes` come first, then a generator; its chance is a `Witness`."""
    witness = Witness(Script(outcomes, Luck(luck)))
    return Run.start(TITLE, TITLE.setup(seats, options), witness)


def choose_heroes(run: Run, *heroes: str) -> None:
    """Choose these heroes in turn order, each with the first stat die that is left."""
    for hero in heroes:
        pick(run, hero)
        if run.pending[0].message == "ask-stat-die":
            pick(run, "stat_die:")


def targets(run: Run, face: str = "") -> list[str]:
    """Return the names of the enemies to which a die (showing this face) could be applied, in order."""
    cards = state_of(run).cards
    options = [option for option in asked(run).options if option.label.startswith(f"opt-apply-{face}")]
    return [cards[int(option.about[1])].name for option in options]


def lay(run: Run, face: str, enemy: str, colour: str = "") -> None:
    """Apply a die with this face (and of this colour) to the first enemy of this name."""
    state = state_of(run)
    for option in asked(run).options:
        die, _, card = option.key[1:].partition(">")
        if option.label != f"opt-apply-{face}" or state.cards[int(card)].name != enemy:
            continue
        if not colour or state.dice[int(die)].kind == colour:
            pick(run, option.key)
            return
    raise LookupError(f"no {face} can be applied to {enemy}")


def witness_of(run: Run) -> Witness:
    """Return the witness of a run that was begun with `start`."""
    assert isinstance(run.chance, Witness)
    return run.chance


def played_at_random(
    seats: int, seed: int, options: Mapping[str, str] | None = None, chance: Chance | None = None
) -> Iterator[Run]:
    """Play a game to its end with random answers; yield the run at every decision and at the end."""
    luck = Luck(seed)
    run = Run.start(TITLE, TITLE.setup(seats, options), chance or Luck(seed + 1000))
    while not run.over:
        yield run
        decision = run.pending[luck.below(len(run.pending))]
        run.answer(Answer(decision.id, decision.seat, _whim(decision, luck)))
    yield run


def _whim(decision: Decision, luck: Luck) -> tuple[str, ...]:
    """Return legal keys for a decision, taken at random."""
    options = list(decision.options)
    count = decision.low + luck.below(decision.high - decision.low + 1)
    chosen: list[str] = []
    groups: list[str] = []
    caps = dict(decision.caps)
    while options and (len(chosen) < count or not chosen):
        option = options.pop(luck.below(len(options)))
        if option.alone:
            if not chosen:
                return (option.key,)
        elif count == 0:
            return ()
        elif groups.count(option.group) < caps.get(option.group, len(decision.options)):
            chosen.append(option.key)
            groups.append(option.group)
    return tuple(chosen)


def first_answer(run: Run, seat: int) -> Answer:
    """Return the answer that takes the first option of what is asked of a seat."""
    decision = next(one for one in run.pending if one.seat == seat)
    return Answer(decision.id, seat, (decision.options[0].key,))
