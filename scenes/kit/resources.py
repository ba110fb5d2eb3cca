"""Load fonts, icons and tables from the assets folder, lazily and once."""

import io
import sys
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pygame

Color = tuple[int, int, int]


@cache
def root() -> Path:
    """Folder that holds `assets`, `localisation` and `maps`, also inside a frozen build."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parents[2]


def asset(*parts: str) -> Path:
    """Path of an asset; a missing one is an error, not a blank."""
    path = root().joinpath("assets", *parts)
    if not path.exists():
        raise FileNotFoundError(f"missing asset: {'/'.join(parts)}")
    return path


@cache
def table(*parts: str) -> dict[str, Any]:
    """A TOML table under assets."""
    return tomllib.loads(asset(*parts).read_text(encoding="utf-8"))


@cache
def icon_names() -> dict[str, str]:
    """Component id -> icon file name, from every section of icons.toml."""
    names: dict[str, str] = {}
    for section in table("icons.toml").values():
        for key, name in section.items():
            if key in names:
                raise ValueError(f"icons.toml names {key} twice")
            names[key] = name
    return names


@lru_cache(maxsize=256)
def font(name: str, size: int) -> pygame.font.Font:
    """A font at an exact pixel size."""
    if not pygame.font.get_init():
        pygame.font.init()
    loaded = pygame.font.Font(asset("fonts", f"{name}.ttf"), size)
    return loaded


@cache
def icon_svg(key: str) -> str:
    """SVG source of the icon of a component id; an unknown id is an error."""
    try:
        name = icon_names()[key]
    except KeyError:
        raise KeyError(f"no icon for {key!r} in assets/icons.toml") from None
    return asset("icons", f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def icon(key: str, size: int, color: Color) -> pygame.Surface:
    """The icon of a component, rendered at exactly size x size and tinted; where there is no room, a single point."""
    size = max(1, size)
    source = icon_svg(key).replace("#fff", "#{:02x}{:02x}{:02x}".format(*color))
    return converted(pygame.image.load_sized_svg(io.BytesIO(source.encode()), (size, size)))


def converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's own pixel order (fast to blit), once there is a window."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface
