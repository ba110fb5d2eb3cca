"""A sheet of states in one style."""

from scenes.kit.screen import Screen


class Sheet(Screen):
    """The page."""

    def __init__(self, style: str) -> None:
        """`style` is a theme's name."""
        super().__init__()
        self.theme = style
