"""What may be typed as a name: signs that every font of ours can show and that mean nothing as markup."""

from functools import cache

import pygame

from scenes.kit import resources
from scenes.kit.theme import theme

THEMES = ("house", "ship", "dark", "gothic", "comic")
ROLES = ("title", "heading", "strong", "body")
MARKUP = "*_+~{}<>@\\"
_MISSING = "\ufffe"


@cache
def covered(sign: str) -> bool:
    """Whether every font that shows names has this sign."""
    if sign in MARKUP or not sign.isprintable():
        return False
    return sign == " " or all(has(name, sign) for name in _fonts())


def has(font: str, sign: str) -> bool:
    """Whether a font has a sign of its own."""
    return _drawn(font, sign) != _drawn(font, _MISSING)


@cache
def _fonts() -> tuple[str, ...]:
    return tuple(dict.fromkeys(theme(name).font(role) for name in THEMES for role in ROLES))


@cache
def _drawn(font: str, sign: str) -> bytes:
    """The picture of a sign; one that the font lacks looks like any other that it lacks."""
    return pygame.image.tobytes(resources.font(font, 16).render(sign, True, (255, 255, 255)), "RGBA")


def tidy(typed: str) -> str:
    """A name without the signs that cannot be shown."""
    return "".join(sign for sign in typed if covered(sign))


def digits(typed: str) -> str:
    """Only the digits of what was typed."""
    return "".join(sign for sign in typed if sign in "0123456789")
