"""How a test looks at the ship."""

from game.engine.run import Run
from game.titles.twenty_strong.state import Hero, ShipState


def state_of(run: Run) -> ShipState:
    """Return the state of a run."""
    assert isinstance(run.state, ShipState)
    return run.state


def dice_at(state: ShipState, place: str) -> str:
    """Return the colours of the dice in a place, sorted weak to strong."""
    return "".join(sorted((die.kind for die in state.dice if die.place == place), key="YGBPR".index))


def card_named(state: ShipState, name: str) -> int:
    """Return the id of the first card with this name on the table."""
    return next(card.id for card in state.cards.values() if card.name == name)


def hero(run: Run, seat: int = 0) -> Hero:
    """Return a hero as it now is."""
    return state_of(run).heroes[seat]


def noise(run: Run) -> int:
    """Return the noise level."""
    return state_of(run).noise


def room_name(run: Run, space: str) -> str:
    """Return which room lies at a space."""
    state = state_of(run)
    return state.cards[state.rooms[space]].name


def is_active(run: Run, space: str) -> bool:
    """Tell whether the room at a space lies face up."""
    state = state_of(run)
    return state.cards[state.rooms[space]].up


def enemies_in(run: Run, space: str) -> list[str]:
    """Return the names of the enemies in a room, defeated ones too."""
    state = state_of(run)
    return [state.cards[card].name for card in state.zones.get(f"enemies:{space}", ())]


def names_in(run: Run, zone: str) -> list[str]:
    """Return the names of the cards in a zone, in order."""
    state = state_of(run)
    return [state.cards[card].name for card in state.zones.get(zone, ())]
