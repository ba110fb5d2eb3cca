"""Calm panels: a gradient sheet with a thin border, a soft shadow, and the gold glow of what can be chosen."""

from functools import lru_cache

import pygame

from scenes.kit import record, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color

REACH = 44
"""How far (at 1080 lines) shadows and glows reach beyond what they belong to."""


@lru_cache(maxsize=256)
def sheet(
    width: int,
    height: int,
    top: Color,
    bottom: Color,
    alpha: float,
    border: Color,
    border_alpha: float,
    border_width: float,
    radius: int,
) -> pygame.Surface:
    """A rounded two-tone gradient with a border."""
    half = border_width / 2
    body = vector.linear("g", (0, 0, 0, height), (0, top, 1), (1, bottom, 1))
    body += vector.rect(half, half, width - border_width, height - border_width, radius, vector.paint("url(#g)", alpha))
    if border_alpha > 0:
        body += vector.rect(
            half,
            half,
            width - border_width,
            height - border_width,
            radius,
            vector.paint(None) + " " + vector.pen(border, border_width, border_alpha),
        )
    return vector.picture(width, height, body)


def draw(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    *,
    active: bool = False,
    shade: bool = True,
    colors: tuple[Color, Color] | None = None,
    border: Color | None = None,
    alpha: float | None = None,
) -> None:
    """A calm panel; `active` gives it the gold frame of the seat or thing whose turn it is."""
    theme = look.theme
    radius = look.px(theme.radius)
    if shade:
        shadow(surface, look, rect)
    if active:
        glow(surface, look, rect, look.px(20), 0.32)
    top, bottom = colors or theme.panel
    image = sheet(
        rect.width,
        rect.height,
        top,
        bottom,
        theme.panel_alpha if alpha is None else alpha,
        theme.accent if active else border or theme.tint_deep,
        1.0 if active else theme.border_alpha,
        max(2, look.px(2.4)) if active else max(1, look.px(1.2)),
        radius,
    )
    surface.blit(image, rect)
    record.note("panel", surface, rect)


def shadow(surface: pygame.Surface, look: Look, rect: pygame.Rect, depth: float = 1.0) -> None:
    """The soft shadow below a panel or card."""
    blur = look.px(26 * depth)
    image = vector.shadow(rect.width, rect.height, look.px(look.theme.radius), blur, (0, 0, 0), 0.55)
    surface.blit(image, (rect.x - blur, rect.y - blur + look.px(10 * depth)))


def glow(surface: pygame.Surface, look: Look, rect: pygame.Rect, blur: int, strength: float = 0.5) -> None:
    """The soft gold light around something that can be chosen."""
    image = vector.shadow(rect.width, rect.height, look.px(look.theme.radius), blur, look.theme.accent, strength)
    shining(surface, look, image, (rect.x - blur, rect.y - blur))


def shining(surface: pygame.Surface, look: Look, image: pygame.Surface, corner: tuple[int, int]) -> None:
    """Draw a picture of the glow as strong as it is now."""
    image.set_alpha(round(255 * look.shine))
    surface.blit(image, corner)
    image.set_alpha(255)


def outline(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    *,
    color: Color | None = None,
    width: float = 3,
    radius: float | None = None,
    alpha: float = 1.0,
) -> None:
    """A smooth rounded outline just outside a rect (gold unless told otherwise), between dark edges.

    The edges keep it apart from white frames and from its own glow.
    """
    line = max(2, look.px(width))
    grown = rect.inflate(2 * line, 2 * line)
    corner = look.px(look.theme.radius if radius is None else radius) + line / 2
    edge, pad = max(_EDGE, _EDGE * look.unit), look.px(_EDGE) + 1
    around = grown.inflate(2 * pad, 2 * pad)
    surface.blit(_stroke(around.size, line + 2 * edge, pad + line / 2, corner, (0, 0, 0), _DARK * alpha), around)
    surface.blit(rim(grown.size, line, corner, color or look.theme.accent, alpha), grown)


_EDGE, _DARK = 1.5, 0.8
"""How broad and how dark the edges of an outline are."""


def rim(size: tuple[int, int], line: int, corner: float, color: Color, alpha: float) -> pygame.Surface:
    """An outline as a picture, without its edges."""
    return _stroke(size, line, line / 2, corner, color, alpha)


def _stroke(
    size: tuple[int, int], line: float, inset: float, corner: float, color: Color, alpha: float
) -> pygame.Surface:
    pen = vector.paint(None) + " " + vector.pen(color, line, alpha)
    return vector.picture(*size, vector.rect(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset, corner, pen))


def selectable(surface: pygame.Surface, look: Look, rect: pygame.Rect, strength: float = 0.6) -> None:
    """Gold outline and glow: 'you can act on this'. Draw it before the thing itself or after; both read well."""
    glow(surface, look, rect, look.px(24), strength)
    outline(surface, look, rect)


def scrim(surface: pygame.Surface, alpha: float = 0.6) -> None:
    """Darken everything drawn so far, behind a dialog."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill((2, 4, 8, round(255 * alpha)))
    surface.blit(veil, (0, 0))
    record.note("overlay", surface, surface.get_rect())
