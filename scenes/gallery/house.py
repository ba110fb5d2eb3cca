"""The gallery's table in the house style."""

from scenes.kit.screen import Screen


class HouseTable(Screen):
    """The page."""

    theme = "house"
