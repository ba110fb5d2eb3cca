"""The gallery's table in the ship style."""

from scenes.kit.screen import Screen


class ShipTable(Screen):
    """The page."""

    theme = "ship"
