"""The gallery: every part of the kit in every state: five tables and five sheets, one of each per style, and boards."""

from collections.abc import Callable

from scenes.gallery.boards import BoardsPage
from scenes.gallery.comic import ComicTable
from scenes.gallery.dark import DarkTable
from scenes.gallery.gothic import GothicTable
from scenes.gallery.house import HouseTable
from scenes.gallery.sheet import Sheet
from scenes.gallery.ship import ShipTable
from scenes.stack import Scene

STYLES = ("ship", "dark", "gothic", "comic", "house")
_TABLES: dict[str, Callable[[], Scene]] = {
    "ship": ShipTable,
    "dark": DarkTable,
    "gothic": GothicTable,
    "comic": ComicTable,
    "house": HouseTable,
}
BOARDS = "boards"
PAGES = (*STYLES, *(f"{style}-states" for style in STYLES), BOARDS)


def page(number: int | str) -> Scene:
    """A page by its number (five tables, five sheets of states, the boards) or its name ('comic', 'comic-states')."""
    name = PAGES[number - 1] if isinstance(number, int) else number
    if name not in PAGES:
        raise ValueError(f"no gallery page {name!r}; there are {', '.join(PAGES)}")
    if name == BOARDS:
        return BoardsPage()
    style = name.removesuffix("-states")
    return _TABLES[style]() if name == style else Sheet(style)
