"""Small vector pictures (svg) rendered smooth at exact size and cached."""

import io
import math
from functools import lru_cache

import pygame

from scenes.kit import resources
from scenes.kit.resources import Color
from scenes.kit.theme import hexed

Stop = tuple[float, Color, float]


@lru_cache(maxsize=1500)
def picture(width: int, height: int, body: str) -> pygame.Surface:
    """Render svg elements in a box of width x height units to a surface of that size."""
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">{body}</svg>'
    )
    return resources.converted(pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width, height)))


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{offset}" stop-color="{hexed(color)}" stop-opacity="{alpha}"/>'
        for offset, color, alpha in stops
    )


def linear(name: str, box: tuple[float, float, float, float], *stops: Stop) -> str:
    """A linear gradient from (x1, y1) to (x2, y2), to be used as fill 'url(#name)'."""
    x1, y1, x2, y2 = box
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{_stops(stops)}</linearGradient></defs>"
    )


def radial(name: str, center: tuple[float, float], radius: float, *stops: Stop) -> str:
    """A radial gradient, to be used as fill 'url(#name)'."""
    x, y = center
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
        f"{_stops(stops)}</radialGradient></defs>"
    )


def paint(fill: str | Color | None, alpha: float = 1.0) -> str:
    """A fill attribute."""
    if fill is None:
        return 'fill="none"'
    value = fill if isinstance(fill, str) else hexed(fill)
    return f'fill="{value}" fill-opacity="{alpha}"'


def pen(color: Color | str | None, width: float = 1, alpha: float = 1.0) -> str:
    """Stroke attributes."""
    if color is None:
        return ""
    value = color if isinstance(color, str) else hexed(color)
    return f'stroke="{value}" stroke-width="{width:.2f}" stroke-opacity="{alpha}"'


def rect(x: float, y: float, w: float, h: float, radius: float, attributes: str) -> str:
    """A rounded rectangle."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" {attributes}/>'


def box(area: pygame.Rect, radius: float, attributes: str) -> str:
    """A rounded rectangle that fills a rect."""
    return rect(area.x, area.y, area.width, area.height, radius, attributes)


def circle(x: float, y: float, radius: float, attributes: str) -> str:
    """A circle."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" {attributes}/>'


def line(x1: float, y1: float, x2: float, y2: float, attributes: str) -> str:
    """A straight line with round ends."""
    return f'<line x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}" stroke-linecap="round" {attributes}/>'


def path(data: str, attributes: str) -> str:
    """A path from svg path data."""
    return f'<path d="{data}" stroke-linejoin="round" {attributes}/>'


def polygon(points: list[tuple[float, float]], attributes: str) -> str:
    """A closed shape with rounded joins."""
    joined = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    return f'<polygon points="{joined}" stroke-linejoin="round" {attributes}/>'


@lru_cache(maxsize=512)
def shadow(width: int, height: int, radius: int, blur: int, color: Color, alpha: float) -> pygame.Surface:
    """A soft rounded patch, `blur` larger on each side, for shadows and glows."""
    step = 4 if blur >= 8 else 2 if blur >= 4 else 1
    margin = blur
    full = (width + 2 * margin, height + 2 * margin)
    small = pygame.Surface((max(2, full[0] // step), max(2, full[1] // step)), pygame.SRCALPHA)
    small.fill((*color, 0))
    inner = pygame.Rect(margin // step, margin // step, max(1, width // step), max(1, height // step))
    pygame.draw.rect(small, (*color, round(255 * alpha)), inner, border_radius=max(1, radius // step))
    size = max(1, round(blur / step / 3))
    for _ in range(3):
        small = pygame.transform.box_blur(small, size)
    return resources.converted(pygame.transform.smoothscale(small, full))


def halo(image: pygame.Surface, reach: int, alpha: float) -> pygame.Surface:
    """A black copy of an image's shape, `reach` larger on each side, that lifts it off a bright or shining ground."""
    shape = image.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    grown = pygame.Surface((image.get_width() + 2 * reach, image.get_height() + 2 * reach), pygame.SRCALPHA)
    for x in range(2 * reach + 1):
        for y in range(2 * reach + 1):
            if math.hypot(x - reach, y - reach) <= reach + 0.3:
                grown.blit(shape, (x, y))
    grown.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return resources.converted(grown)


def soften(image: pygame.Surface, blur: int, alpha: float, color: Color = (0, 0, 0)) -> pygame.Surface:
    """A blurred copy of an image's shape in one colour, `blur` larger on each side."""
    grown = pygame.Surface((image.get_width() + 2 * blur, image.get_height() + 2 * blur), pygame.SRCALPHA)
    grown.fill((0, 0, 0, 0))
    grown.blit(image, (blur, blur))
    grown.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    size = max(1, round(blur / 2))
    for _ in range(2):
        grown = pygame.transform.box_blur(grown, size)
    grown.fill((0, 0, 0, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    grown.fill((*color, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return resources.converted(grown)
