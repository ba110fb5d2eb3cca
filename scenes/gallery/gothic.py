"""The gallery's table in the gothic style."""

from scenes.kit.screen import Screen


class GothicTable(Screen):
    """The page."""

    theme = "gothic"
