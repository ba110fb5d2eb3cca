"""Coloured dice: body, face emblem and a letter, so that colour is never the only sign."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import panel, record, resources, solids, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import DIE_COLORS, mix


@dataclass(frozen=True)
class Die:
    """A die: `face` is an icon key (face_crit, face_hit, face_miss), a number, or '' before it is rolled."""

    color: str
    letter: str = ""
    face: str = ""
    exhausted: bool = False
    selected: bool = False
    selectable: bool = False
    sides: int = 6


def _body(look: Look, side: int, die: Die) -> str:
    base = DIE_COLORS[die.color]
    if die.exhausted:
        base = mix(base, look.theme.panel[1], 0.58)
    if die.sides != 6:
        return solids.body(die.sides, side, base, bright=not die.exhausted)
    return _cube(side, base, bright=not die.exhausted)


ROUND = 0.24
"""The corner of a cube by its side."""
_EDGE = 0.72  # how dark the edge of a sign is
_DARK = (20, 16, 8)
_LIP = 0.055  # the share of its side that shows below the face


def _cube(side: int, base: Color, *, bright: bool) -> str:
    """A rounded cube seen from above: its lower edge, the face in a soft light, and a gloss across the upper half."""
    white, black, lip = (255, 255, 255), (0, 0, 0), max(1.0, side * _LIP)
    high, radius, edge = side - lip, side * ROUND, max(1.0, side * 0.032)
    body = vector.rect(0, lip, side, high, radius, vector.paint(mix(base, black, 0.5)))
    shine = (0.36, 0.3, 0.75) if bright else (0.1, 0.06, 0.22)
    body += vector.linear(
        "g", (0, 0, 0, high), (0, mix(base, white, shine[0]), 1), (0.55, base, 1), (1, mix(base, black, 0.22), 1)
    )
    body += vector.rect(0, 0, side, high, radius, vector.paint("url(#g)"))
    body += vector.linear("s", (0, 0, 0, high * 0.55), (0, white, shine[1]), (1, white, 0.02))
    x, far, y = side * 0.1, side * 0.9, high * 0.5
    gloss = f"M{x} {y} V{high * 0.26} Q{x} {high * 0.09} {side * 0.28} {high * 0.09} H{side * 0.72} "
    gloss += f"Q{far} {high * 0.09} {far} {high * 0.26} V{y * 0.84} Q{side * 0.5} {y * 1.06} {x} {y} Z"
    body += vector.path(gloss, vector.paint("url(#s)"))
    body += vector.linear("r", (0, 0, 0, high), (0, white, shine[2]), (0.5, white, 0.12), (1, white, 0.05))
    rim = vector.paint(None) + " " + vector.pen("url(#r)", edge)
    return body + vector.rect(edge / 2, edge / 2, side - edge, high - edge, radius - edge / 2, rim)


@lru_cache(maxsize=512)
def face(look: Look, side: int, die: Die) -> pygame.Surface:
    """The die as a picture of side x side pixels."""
    image = vector.picture(side, side, _body(look, side, die)).copy()
    ink = (255, 255, 255) if not die.exhausted else mix((255, 255, 255), DIE_COLORS[die.color], 0.35)
    if not die.face:
        _letter(image, look, pygame.Rect(0, 0, side, side), die, ink)
        return image
    _emblem(image, look, side, die, ink)
    if die.letter and die.sides == 6:
        corner, inset = max(look.floor + 2, round(side * 0.34)), max(1, round(side * 0.04))
        box = pygame.Rect(side - corner, side - corner, corner, corner)
        image.blit(
            vector.picture(
                corner,
                corner,
                vector.rect(0, 0, corner * 1.4, corner * 1.4, corner * 0.3, vector.paint((0, 0, 0), 0.5)),
            ),
            box,
        )
        _letter(image, look, box.move(-inset, -inset), die, (255, 255, 255))
        _round_off(image, side)
    return image


def _round_off(image: pygame.Surface, side: int) -> None:
    """Clip the corner plate to the die's own rounded corner."""
    mask = vector.picture(side, side, vector.rect(0, 0, side, side, side * ROUND, vector.paint((255, 255, 255))))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _letter(image: pygame.Surface, look: Look, box: pygame.Rect, die: Die, ink: tuple[int, int, int]) -> None:
    if not die.letter:
        return
    size = max(look.floor, round(box.height * 0.56))
    drawn = resources.font(look.theme.strong, size).render(die.letter, True, ink)
    _lifted(image, drawn, drawn.get_rect(center=box.center))


def _lifted(image: pygame.Surface, drawn: pygame.Surface, place: pygame.Rect) -> None:
    """A sign with a dark edge: it stands out from every colour and from the gloss."""
    reach = max(3, round(image.get_width() * 0.06))
    image.blit(vector.halo(drawn, reach, _EDGE), place.move(-reach, -reach))
    image.blit(drawn, place)


def _emblem(image: pygame.Surface, look: Look, side: int, die: Die, ink: tuple[int, int, int]) -> None:
    size = round(side * (0.6 if die.sides == 6 else 0.42))
    at = (round(side * 0.13), round(side * 0.11)) if die.letter else ((side - size) // 2, (side - size) // 2)
    if die.sides != 6:
        at = ((side - size) // 2, (side - size) // 2 + round(side * (0.1 if die.sides == 4 else 0.02)))
    if die.face.isdigit():
        drawn = resources.font(look.theme.font("number"), size).render(die.face, True, ink)
        _lifted(image, drawn, drawn.get_rect(center=(at[0] + size // 2, at[1] + size // 2)))
        return
    _lifted(image, resources.icon(die.face, size, ink), pygame.Rect(*at, size, size))


def draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, die: Die, *, angle: float = 0.0, lift: float = 0.0
) -> None:
    """Draw a die; `angle` turns it while it tumbles, `lift` raises it above its shadow (0 to 1)."""
    side = min(rect.size)
    blur = max(3, look.px(5 + 8 * lift))
    rise = round(side * 0.35 * lift)
    place = pygame.Rect(rect.x + (rect.width - side) // 2, rect.y + (rect.height - side) // 2 - rise, side, side)
    surface.blit(
        vector.shadow(side, side, side // (4 if die.sides == 6 else 2), blur, (0, 0, 0), 0.5),
        (place.x - blur, place.y - blur + rise + look.px(3)),
    )
    if die.selectable or die.selected:
        panel.glow(surface, look, place, look.px(14), 0.4 if die.selected else 0.25)
    image = face(look, side, die)
    if angle % 360:
        image = _turned(look, side, die, round(angle / 10) * 10 % 360)
    surface.blit(image, image.get_rect(center=place.center))
    if (die.selected or die.selectable) and die.sides == 6:
        panel.outline(surface, look, place, width=4 if die.selected else 1.5, radius=side * ROUND / look.unit)
    elif die.selected or die.selectable:
        surface.blit(_edge(look, side, die.sides, die.selected), place)
    if die.selected:
        _tick(surface, look, place)
    record.note("die", surface, place, label=die.letter)


def _tick(surface: pygame.Surface, look: Look, place: pygame.Rect) -> None:
    """A tick on a golden disc over the upper right corner of a die that is picked, clear of the next one."""
    side = max(12, round(place.width * 0.4))
    disc = vector.circle(side / 2, side / 2, side / 2 - 1, vector.paint(look.theme.accent) + " " + vector.pen(_DARK, 1))
    spot = pygame.Rect(place.right - side + side // 6, place.y - side // 8, side, side)
    surface.blit(vector.picture(side, side, disc), spot)
    icon = resources.icon("ui_yes", side * 2 // 3, _DARK)
    surface.blit(icon, icon.get_rect(center=spot.center))


@lru_cache(maxsize=64)
def _edge(look: Look, side: int, sides: int, selected: bool) -> pygame.Surface:
    """The gold outline of a die that is no cube."""
    pen = vector.pen(look.theme.accent, max(2.5, look.unit * (4 if selected else 3)))
    return vector.picture(side, side, vector.polygon(solids.outline(sides, side), vector.paint(None) + " " + pen))


@lru_cache(maxsize=720)
def _turned(look: Look, side: int, die: Die, angle: int) -> pygame.Surface:
    return pygame.transform.rotozoom(face(look, side, die), angle, 1.0)


def caption(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str) -> None:
    """A small line below a group of dice."""
    text.draw(surface, look, words, rect, size=16, color=look.theme.muted, align="center")
