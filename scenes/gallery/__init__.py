"""The gallery: every part of the kit in every state, set as five tables and five sheets, one of each per style."""

from collections.abc import Callable

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
PAGES = (*STYLES, *(f"{style}-states" for style in STYLES))


def page(number: int | str) -> Scene:
    """A page by its number (1 to 5 the tables, 6 to 10 the sheets of states) or its name ('comic', 'comic-states')."""
    name = PAGES[number - 1] if isinstance(number, int) else number
    if name not in PAGES:
        raise ValueError(f"no gallery page {name!r}; there are {', '.join(PAGES)}")
    style = name.removesuffix("-states")
    return _TABLES[style]() if name == style else Sheet(style)
