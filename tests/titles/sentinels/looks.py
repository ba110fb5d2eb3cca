"""How a test looks at a table of Sentinels; cards are named by id as in `situation`."""

from game.engine.ask import Option
from game.engine.run import Run
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import S
from tests.titles.sentinels.box import POINTS
from tests.titles.talk import asked


def state_of(run: Run | S) -> S:
    """Return the state of a run."""
    state = run.state if isinstance(run, Run) else run
    assert isinstance(state, S)
    return state


def card(run: Run | S, one: str, nth: int = 0) -> int:
    """Return the number of a card on the table by its id, those in play first; a back counts as its front."""
    s = state_of(run)
    found = [number for number in (*s.play, *s.cards) if CARDS[s.cards[number].name].id in (one, f"{one}_back")]
    return list(dict.fromkeys(found))[nth]


def cards(run: Run | S, zone: str) -> list[int]:
    """Return the cards of a zone."""
    return list(state_of(run).zones.get(zone, ()))


def names(run: Run | S, zone: str) -> list[str]:
    """Return the ids of the cards of a zone ("trash:ra"), or of all in play ("play")."""
    s = state_of(run)
    numbers = list(s.play) if zone == "play" else cards(run, zone)
    return [CARDS[s.cards[number].name].id for number in numbers]


def hp(run: Run | S, one: str, nth: int = 0) -> int:
    """Return the HP of a target."""
    return state_of(run).hp[card(run, one, nth)]


def lost(run: Run | S) -> dict[str, int]:
    """Return how many HP each hero has lost, without those who lost none."""
    s = state_of(run)
    found = {hero: POINTS[hero] - s.hp.get(s.characters[hero], 0) for hero in s.heroes}
    return {hero: amount for hero, amount in found.items() if amount}


def over(run: Run) -> bool:
    """Tell whether the steps of the test are done (or the game is)."""
    return run.over or asked(run).message == "test-over"


def named_options(run: Run) -> list[str]:
    """Return what is on offer, cards by id."""
    return [named(run, option) for option in asked(run).options]


def named(run: Run, option: Option) -> str:
    """Return the id of the card that an option is about, or else its key."""
    if option.about[0] == "card":
        return CARDS[run.state.cards[int(option.about[1])].name].id
    return option.key
