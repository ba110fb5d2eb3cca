"""Short cuts for the actions of a turn, so that a test names only what its rule is about."""

from game.engine.run import Run
from game.titles.twenty_strong.state import Hero
from tests.titles.twenty_strong.situation import asked, keys, pick, pick_dice, state_of, told


def start_move(run: Run, dice: str) -> None:
    """Name a move and commit dice of these colours."""
    pick(run, "move")
    pick_dice(run, dice)


def move(run: Run, dice: str, *path: str) -> None:
    """Move with these dice, accept the roll and walk; what is asked then (a look, perhaps) stays pending."""
    start_move(run, dice)
    if asked(run).message == "ask-move-accept":
        pick(run, "accept")
    for space in path:
        pick(run, space)


def attack(run: Run, dice: str) -> None:
    """Name an attack and commit dice of these colours."""
    pick(run, "attack")
    pick_dice(run, dice)


def apply_hit(run: Run, colour: str, enemy: int) -> None:
    """Lay a rolled hit of this colour on an enemy."""
    run.pick(next(key for key in applications(run, enemy) if die_kind(run, key) == colour))


def applications(run: Run, enemy: int) -> list[str]:
    """Return the keys that lay a rolled die on this enemy."""
    return [key for key in keys(run) if key.startswith("d") and key.endswith(f">{enemy}")]


def die_kind(run: Run, key: str) -> str:
    """Return the colour of the die in a key such as d7>31."""
    return state_of(run).dice[int(key[1:].split(">")[0])].kind


def hero(run: Run, seat: int = 0) -> Hero:
    """Return a hero as it now is."""
    return state_of(run).heroes[seat]


def noise(run: Run) -> int:
    """Return the noise level."""
    return state_of(run).noise


def attackers(run: Run) -> list[int]:
    """Return the enemies that attacked, in order."""
    return [int(event.data["card"]) for event in told(run, "enemy_attacks")]


def rolls(run: Run, why: str) -> list[str]:
    """Return the colours of each roll made for this reason, in order."""
    return ["".join(event.data["kinds"]) for event in told(run, "rolled") if event.data["why"] == why]


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
