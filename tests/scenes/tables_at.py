"""Tables at chosen moments, shared by the tests of the table scene."""

from game.engine.ask import Decision
from game.table.local import LocalTable
from scenes import shots
from scenes.tables.table import TableScene


def scene(moment: str) -> TableScene:
    """A fresh table scene at a moment."""
    return shots.table_scene(table(moment))


def table(moment: str) -> LocalTable:
    """A game at a moment."""
    seed, after, persons, bots, message = MOMENTS[moment]

    def there(asked: Decision) -> bool:
        return asked.message == message and asked.seat < max(1, persons)

    return shots.played("twenty_strong", seed, after, shots.people(persons, bots), there if message else None)


MOMENTS: dict[str, tuple[int, int, int, int, str]] = {
    "heroes": (7, 0, 1, 0, "ask-hero"),
    "start": (7, 2, 1, 0, "ask-action"),
    "middle": (7, 60, 1, 0, "ask-action"),
    "three": (8, 110, 1, 2, "ask-action"),
    "dice": (9, 60, 1, 2, "ask-move-dice"),
    "attack": (7, 20, 1, 0, "ask-apply"),
    "walk": (7, 30, 1, 0, "ask-walk"),
    "room": (7, 20, 1, 0, "ask-activate"),
    "goals": (12, 60, 1, 0, "ask-put-away"),
    "others": (8, 100, 0, 3, ""),
}
