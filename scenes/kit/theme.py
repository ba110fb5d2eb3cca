"""The tokens of a look: every colour, font and radius a screen uses."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pygame

from scenes.kit import resources
from scenes.kit.resources import Color

# Told apart by every eye: at least 20 (delta E of 2000) between any two through each filter of sight.py.
SEAT_COLORS: tuple[Color, ...] = (
    (74, 193, 253),
    (252, 170, 94),
    (88, 30, 122),
    (67, 136, 107),
    (155, 16, 16),
    (234, 234, 236),
)
SEAT_SHAPES: tuple[str, ...] = ("circle", "diamond", "hexagon", "square", "triangle", "star")

STRONG = "-strong"

DIE_COLORS: dict[str, Color] = {
    "red": (181, 48, 42),
    "blue": (42, 95, 181),
    "yellow": (201, 154, 28),
    "orange": (217, 112, 30),
    "green": (43, 138, 60),
    "purple": (122, 53, 192),
    "grey": (96, 108, 122),
}

KIND_COLORS: dict[str, Color] = {
    "room": (29, 68, 98),
    "nest": (110, 40, 44),
    "generator": (22, 92, 92),
    "pod": (40, 84, 62),
    "hero": (36, 92, 150),
    "alien": (140, 38, 36),
    "military": (126, 52, 50),
    "technical": (134, 110, 30),
    "crafted": (46, 120, 78),
    "objective": (46, 86, 128),
    "back": (18, 34, 48),
    "villain": (140, 22, 52),
    "environment": (24, 122, 92),
    "outer": (58, 82, 58),
    "middle": (74, 58, 104),
    "inner": (116, 30, 30),
    "action": (30, 106, 74),
    "red": (142, 36, 32),
    "blue": (36, 78, 142),
    "yellow": (150, 112, 22),
    "orange": (176, 88, 24),
    "green": (44, 96, 48),
    "purple": (86, 50, 132),
    "indigo": (62, 66, 160),
    "teal": (38, 128, 112),
    "amber": (224, 92, 26),
    "corruption": (82, 40, 104),
    "bronze": (96, 66, 30),
}


@dataclass(frozen=True)
class Theme:
    """One look; fonts are file names under assets/fonts."""

    name: str
    ground: tuple[Color, Color, Color]
    light: tuple[float, float]
    reach: float
    texture: str
    tint: Color
    tint_deep: Color
    panel: tuple[Color, Color]
    panel_alpha: float
    border_alpha: float
    radius: int
    text: Color
    muted: Color
    button: tuple[Color, Color]
    tile: tuple[Color, Color, Color]
    card_paper: Color
    card_ink: Color
    accent: Color
    accent_deep: Color
    accent_ink: Color
    good: Color
    bad: Color
    title: str
    heading: str
    label: str
    body: str
    strong: str
    small: str
    card: str
    card_style: str = "tile"
    motif: str = ""
    number: str = ""
    label_gap: float = 0.1
    label_size: float = 1.0

    def font(self, role: str) -> str:
        """Font file of a role: title, heading, label, body, strong, small, card or number."""
        name = (self.number or self.title) if role == "number" else getattr(self, role)
        if not isinstance(name, str):
            raise KeyError(f"no font role {role!r}")
        return name


def color(value: str) -> Color:
    """An (r, g, b) from '#RRGGBB'."""
    parsed = pygame.Color(value)
    return (parsed.r, parsed.g, parsed.b)


def mix(a: Color, b: Color, share: float) -> Color:
    """A colour between two: `share` 0 gives a, 1 gives b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def hexed(value: Color) -> str:
    """'#rrggbb' for use in a vector picture."""
    return "#{:02x}{:02x}{:02x}".format(*value)


def _token(value: Any) -> Any:
    if isinstance(value, str) and value.startswith("#"):
        return color(value)
    if isinstance(value, list):
        return tuple(_token(part) for part in value)
    return value


def contrasted(calm: Theme) -> Theme:
    """The same look for eyes that need more: black grounds, white words, brighter tints, stronger borders."""
    black, white = (0, 0, 0), (255, 255, 255)
    return replace(
        calm,
        name=f"{calm.name}{STRONG}",
        ground=(mix(calm.ground[0], black, 0.7), black, black),
        texture="plain",
        motif="",
        tint=mix(calm.tint, white, 0.45),
        tint_deep=mix(calm.tint, white, 0.2),
        panel=(mix(calm.panel[0], black, 0.7), black),
        panel_alpha=1.0,
        border_alpha=0.9,
        text=white,
        muted=mix(calm.muted, white, 0.6),
        button=(mix(calm.button[0], black, 0.62), mix(calm.button[1], black, 0.66)),
        card_paper=_away(calm.card_paper, calm.card_ink),
        card_ink=_away(calm.card_ink, calm.card_paper),
        accent_ink=black,
        good=mix(calm.good, white, 0.3),
        bad=mix(calm.bad, white, 0.42),
    )


def _away(color: Color, other: Color) -> Color:
    """A colour pushed towards black or white, away from another."""
    return mix(color, (255, 255, 255) if sum(color) > sum(other) else (0, 0, 0), 0.7)


@cache
def theme(name: str) -> Theme:
    """The theme of assets/themes/<name>.toml; with '-strong' behind its name in high contrast."""
    if name.endswith(STRONG):
        return contrasted(theme(name.removesuffix(STRONG)))
    tokens = {key: _token(value) for key, value in resources.table("themes", f"{name}.toml").items()}
    return Theme(name=name, **tokens)
