"""The gallery's table in the dark style."""

from scenes.kit.screen import Screen


class DarkTable(Screen):
    """The page."""

    theme = "dark"
