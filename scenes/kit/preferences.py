"""What the person has chosen in the settings; somebody else stores it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from scenes.kit.keys import DEFAULTS

WindowMode = Literal["windowed", "borderless", "fullscreen"]
TEXT_SCALES = (100, 125, 150, 200)
"""How large texts can be, in per cent."""
SAVES_ORDERS = ("newest", "oldest", "name", "title", "round")
"""How saved games can be listed."""
HOVER_OFF = -1
"""The pointer's rest that explains nothing."""


@dataclass(frozen=True)
class Preferences:
    """All settings, with their defaults."""

    mode: WindowMode = "windowed"
    size: tuple[int, int] = (1280, 720)
    text_scale: int = 100
    animation: str = "normal"
    bot_pace: float = 0.3
    ask_always: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    hover_ms: int = 300
    language: str = "en"
    master: int = 80
    effects: int = 80
    muted: bool = False
    hints: bool = True
    saves_order: str = SAVES_ORDERS[0]
    keys: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULTS))

    def changed(self, **values: object) -> "Preferences":
        """These preferences with some values replaced."""
        return replace(self, **values)  # type: ignore[arg-type]
