"""A row with a name at the left and a value at the right that arrows (or a click on either end) change."""

import pygame

from scenes.kit import excerpt, panel, record, text, vector
from scenes.kit.button import State
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

SHARE = 0.42  # of the row's width that the value takes


def value_width(look: Look, width: int) -> int:
    """Width of the part with the value."""
    return round(width * SHARE)


def height(look: Look, width: int, name: str, explain: str) -> int:
    """Height a row needs."""
    room = width - value_width(look, width) - look.px(54)
    total = text.measure(look, name, width=room, role="strong", size=19)[1]
    if explain:
        total += text.measure(look, explain, width=room, size=16)[1] + look.px(2)
    return max(total + look.px(24), 40, text.line_height(look, "strong", look.type_px(18)) + look.px(22))


def draw(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    name: str,
    value: str,
    *,
    explain: str = "",
    state: State,
    share: float | None = None,
    tone: Color | None = None,
    arrows: bool = True,
    bare: bool = False,
    part: int | None = None,
) -> None:
    """Draw the row; `share` (0 to 1) adds a bar below the value; `bare` leaves out the ground.

    `part` is the width of the value where it is not the usual share: `side` has to be told the same.
    """
    theme, pad = look.theme, look.px(18)
    lift = 0.1 if state.hovered or state.focused else 0.0
    fill = (mix(theme.button[0], theme.tint, lift), mix(theme.button[1], theme.tint, lift))
    radius = look.px(theme.radius * 0.7)
    if not bare:
        ground = panel.sheet(rect.width, rect.height, *fill, 0.9, theme.tint_deep, 0.25 + lift * 3, 1, radius)
        surface.blit(ground, rect)
        record.note("control", surface, rect, label=name)
    box = _box(look, rect, part)
    room = pygame.Rect(rect.x + pad, rect.y, rect.width - box.width - look.px(54), rect.height)
    _name(surface, look, room, name, explain)
    _value(surface, look, box, value, share, tone or theme.text, arrows)


def _box(look: Look, rect: pygame.Rect, part: int | None) -> pygame.Rect:
    """Where the value stands in a row."""
    wide = value_width(look, rect.width) if part is None else part
    return pygame.Rect(rect.right - wide - look.px(18) // 2, rect.y + look.px(7), wide, rect.height - look.px(14))


def _name(surface: pygame.Surface, look: Look, room: pygame.Rect, name: str, explain: str) -> None:
    high = text.measure(look, name, width=room.width, role="strong", size=19)[1]
    more = text.measure(look, explain, width=room.width, size=16)[1] if explain else 0
    y = room.y + (room.height - high - more) // 2
    text.draw(surface, look, name, pygame.Rect(room.x, y, room.width, high), role="strong", size=19)
    if explain:
        box = pygame.Rect(room.x, y + high, room.width, more)
        text.draw(surface, look, explain, box, size=16, color=look.theme.muted)


def _value(
    surface: pygame.Surface,
    look: Look,
    box: pygame.Rect,
    value: str,
    share: float | None,
    tone: Color,
    arrows: bool,
) -> None:
    theme = look.theme
    body = vector.rect(0, 0, box.width, box.height, look.px(8), vector.paint((0, 0, 0), 0.28))
    surface.blit(vector.picture(box.width, box.height, body), box)
    arrow = max(14, look.type_px(14) - 2)
    for x, turn in ((box.x + look.px(12), -1), (box.right - look.px(12) - arrow, 1)) if arrows else ():
        surface.blit(_arrow(arrow, turn, theme.tint), (x, box.centery - arrow // 2))
    side = arrow + look.px(20)
    words = pygame.Rect(box.x + side, box.y, box.width - 2 * side, box.height)
    if share is not None:
        track = pygame.Rect(words.x, box.bottom - look.px(10), words.width, max(4, look.px(5)))
        pygame.draw.rect(surface, theme.panel[1], track, border_radius=4)
        pygame.draw.rect(
            surface, theme.accent, (track.x, track.y, round(track.width * share), track.height), border_radius=4
        )
        words.height -= look.px(8)
    size, middle = 18, "middle"
    if not excerpt.draw(surface, look, value, words, role="strong", size=size, ink=tone, align="center", valign=middle):
        text.draw(surface, look, value, words, role="strong", size=size, color=tone, align="center", valign=middle)


def _arrow(size: int, turn: int, color: Color) -> pygame.Surface:
    points = [(size * 0.3, size * 0.1), (size * 0.75, size * 0.5), (size * 0.3, size * 0.9)]
    if turn < 0:
        points = [(size - x, y) for x, y in points]
    body = f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" stroke-linecap="round" '
    body += f'stroke-linejoin="round" {vector.paint(None)} {vector.pen(color, size * 0.2)}/>'
    return vector.picture(size, size, body)


def side(look: Look, rect: pygame.Rect, spot: tuple[int, int], part: int | None = None) -> int:
    """Which way a click steps: -1 in the left half of the value, otherwise 1."""
    box = _box(look, rect, part)
    return -1 if box.left <= spot[0] < box.centerx else 1
