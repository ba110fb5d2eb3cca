"""The ground of a screen: a wide light falling off to near black, with faint nebula, dots or stars."""

import random
from functools import lru_cache

import pygame

from scenes.kit import vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import Theme


def draw(surface: pygame.Surface, look: Look) -> None:
    """Fill a surface with the ground of the look."""
    surface.blit(ground(look.theme, look.width, look.height), (0, 0))


@lru_cache(maxsize=6)
def ground(theme: Theme, width: int, height: int) -> pygame.Surface:
    """The ground as an opaque picture of the window's size."""
    image = pygame.Surface((width, height))
    image.fill(theme.ground[2])
    image.blit(_light(theme, width, height), (0, 0))
    dice = random.Random(f"{theme.name}-{theme.texture}")
    if theme.texture == "nebula":
        _clouds(image, dice, theme.ground[0], 0.72)
    if theme.texture == "stars":
        _clouds(image, dice, (26, 26, 34), 0.35)
    if theme.texture == "halftone":
        _dots(image, theme.tint)
    if theme.texture in ("nebula", "stars"):
        _stars(image, dice, theme.text, 0.3 if theme.texture == "stars" else 0.0)
    _grain(image, dice)
    return image.convert() if pygame.display.get_surface() else image


def _light(theme: Theme, width: int, height: int) -> pygame.Surface:
    center = (width * theme.light[0], height * theme.light[1])
    body = vector.radial(
        "g",
        center,
        max(width, height) * theme.reach * 0.62,
        (0, theme.ground[0], 1),
        (0.42, theme.ground[1], 1),
        (1, theme.ground[2], 1),
    )
    return vector.picture(width, height, body + vector.rect(0, 0, width, height, 0, vector.paint("url(#g)")))


def _noise(dice: random.Random, size: tuple[int, int], color: Color, strength: float) -> pygame.Surface:
    tile = pygame.Surface(size)
    for x in range(size[0]):
        for y in range(size[1]):
            level = max(0.0, dice.gauss(0.15, 0.55)) * strength
            tile.set_at((x, y), tuple(min(255, round(part * level)) for part in color))
    return tile


def _clouds(image: pygame.Surface, dice: random.Random, color: Color, strength: float) -> None:
    """Add a few octaves of soft noise."""
    for cells, share in ((7, 0.5), (14, 0.34), (30, 0.2)):
        tile = _noise(dice, (cells * 2, cells), color, strength * share)
        soft = pygame.transform.smoothscale(tile, (max(4, image.get_width() // 8), max(4, image.get_height() // 8)))
        soft = pygame.transform.box_blur(soft, max(2, image.get_width() // (cells * 40)))
        image.blit(pygame.transform.smoothscale(soft, image.get_size()), (0, 0), special_flags=pygame.BLEND_ADD)


def _stars(image: pygame.Surface, dice: random.Random, color: Color, from_left: float) -> None:
    """Few small stars; none at the left where a menu's words stand."""
    width, height = image.get_size()
    unit = height / 1080
    for _ in range(110):
        size = dice.choice((1.0, 1.0, 1.3, 1.7)) * unit
        alpha = dice.uniform(0.1, 0.6)
        box = max(3, round(size * 4))
        star = vector.picture(
            box, box, vector.circle(box / 2, box / 2, max(0.6, size), vector.paint(color, round(alpha, 1)))
        )
        image.blit(star, (dice.randrange(round(width * from_left), width), dice.randrange(height)))


def _dots(image: pygame.Surface, color: Color) -> None:
    width, height = image.get_size()
    step = max(12, round(height / 60))
    dot = vector.picture(step, step, vector.circle(step / 2, step / 2, step * 0.09, vector.paint(color, 0.1)))
    for y in range(0, height, step):
        for x in range(0, width, step):
            image.blit(dot, (x, y))


def _grain(image: pygame.Surface, dice: random.Random) -> None:
    """A whisper of noise, so that dark gradients show no bands."""
    side = 128
    levels = bytes(dice.choice((0, 0, 1, 2, 3)) for _ in range(side * side))
    tile = pygame.image.frombuffer(bytes(v for level in levels for v in (level, level, level)), (side, side), "RGB")
    for y in range(0, image.get_height(), side):
        for x in range(0, image.get_width(), side):
            image.blit(tile, (x, y), special_flags=pygame.BLEND_ADD)
