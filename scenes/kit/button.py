"""Buttons: gold for the default, calm for the rest, each with its key and, when barred, its reason."""

from dataclasses import dataclass

import pygame

from scenes.kit import panel, record, resources, sight, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix


@dataclass(frozen=True)
class Button:
    """What a button says and does: `key` names it, `reason` bars it, `chosen` is the open one of several.

    `tip` says what one without words does. One of `glass` lets the ground shine through and has a golden icon, as the
    items of the main menu; a `grave` one loses something.
    """

    key: str
    text: str
    icon: str = ""
    badge: str = ""
    note: str = ""
    primary: bool = False
    reason: str = ""
    size: float = 20
    align: str = "left"
    chosen: bool = False
    tip: str = ""
    glass: bool = False
    grave: bool = False

    @property
    def enabled(self) -> bool:
        """True when it can be pressed."""
        return not self.reason


@dataclass(frozen=True)
class State:
    """How a control looks at the moment."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


CALM = State()
GRAVE: Color = (132, 26, 28)
_GLASS: Color = (255, 250, 240)


def height(look: Look, size: float = 20) -> int:
    """Height of a button with one line of text, never below 32 px."""
    return max(32, look.px(50), text.line_height(look, "heading", look.type_px(size)) + look.px(18))


def width(look: Look, button: Button) -> int:
    """Width a button needs for its icon, text, note and key badge."""
    total = text.measure(look, button.text, role="heading", size=button.size)[0] + 2 * look.px(20)
    if button.icon:
        total += _icon_size(look, button) + (look.px(12) if button.text else 0)
    if button.note:
        total += text.measure(look, button.note, role="body", size=16)[0] + look.px(18)
    if button.badge:
        total += badge_size(look, button.badge)[0] + look.px(12)
    return total + 2


def _icon_size(look: Look, button: Button) -> int:
    return round(look.type_px(button.size) * 1.3)


def badge_size(look: Look, key: str) -> tuple[int, int]:
    """Size of the small plate with a key on it."""
    wide, high = text.measure(look, key, role="strong", size=14)
    return max(wide + look.px(12), high), high + 2


def _colors(look: Look, button: Button, state: State) -> tuple[tuple[Color, Color], Color, Color, float]:
    """Fill, text colour, border colour and border strength."""
    theme = look.theme
    if not button.enabled:
        fill = (mix(theme.button[0], theme.panel[1], 0.6), mix(theme.button[1], theme.panel[1], 0.6))
        ink = sight.against(mix(theme.muted, theme.panel[1], 0.42), fill[0], look.contrast + 0.2)
        return fill, ink, theme.tint_deep, 0.18
    if button.primary:
        lift = 0.14 if state.hovered else 0.0
        gold = (mix((255, 219, 138), (255, 255, 255), lift), mix(theme.accent_deep, theme.accent, lift * 2))
        return (gold[1], gold[1]) if state.pressed else gold, theme.accent_ink, (255, 236, 190), 0.8
    if button.glass:
        return (_GLASS, _GLASS), theme.text, _GLASS, max(0.75 * theme.border_alpha, 0.4 * state.hovered)
    lift = (0.16 if state.hovered else 0.0) + (0.2 if button.chosen else 0.0)
    base = tuple(mix(one, GRAVE, 0.72) for one in theme.button) if button.grave else theme.button
    fill = (mix(base[0], theme.tint, lift), mix(base[1], theme.tint, lift))
    if state.pressed:
        fill = (fill[1], fill[1])
    if button.grave:
        return fill, (255, 255, 255), theme.bad, 0.9
    return fill, theme.text, theme.tint_deep, 0.9 if state.hovered or button.chosen else 0.45


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, button: Button, state: State = CALM) -> None:
    """Draw a button in its rect."""
    fill, ink, border, strength = _colors(look, button, state)
    radius = min(look.px(look.theme.radius), rect.height // 3)
    if button.primary and button.enabled:
        panel.glow(surface, look, rect, look.px(18), 0.34)
    line = max(1, look.px(1.3))
    if fill[0] == _GLASS:
        image = _pane(rect.size, 0.02 if state.pressed else 0.11 if state.hovered else 0.05, line, strength, radius)
    else:
        image = panel.sheet(rect.width, rect.height, fill[0], fill[1], 0.98, border, strength, line, radius)
    surface.blit(image, rect)
    record.note("control", surface, rect, label=button.key)
    _contents(surface, look, rect, button, ink)


def _pane(size: tuple[int, int], alpha: float, line: float, strength: float, radius: float) -> pygame.Surface:
    """A sheet of glass with its edge."""
    paint = vector.paint(_GLASS, alpha) + " " + vector.pen(_GLASS, line, strength)
    return vector.picture(*size, vector.rect(line / 2, line / 2, size[0] - line, size[1] - line, radius, paint))


def _contents(surface: pygame.Surface, look: Look, rect: pygame.Rect, button: Button, ink: Color) -> None:
    pad, gap = (look.px(24), look.px(18)) if button.glass else (look.px(20), look.px(12))
    inner = pygame.Rect(rect.x + pad, rect.y, rect.width - 2 * pad, rect.height)
    if button.badge:
        inner.width -= _badge(surface, look, inner, button, ink) + gap
    used = _icon_size(look, button) + (gap if button.text else 0) if button.icon else 0
    wide = text.measure(look, button.text, role="heading", size=button.size)[0]
    if button.align == "center":
        inner.x += max(0, (inner.width - used - wide) // 2)
    if button.icon:
        size = min(_icon_size(look, button), rect.height - 2 * look.px(7))
        plain = look.theme.accent if button.glass else look.theme.tint
        tint = ink if button.primary or button.grave or not button.enabled else plain
        surface.blit(resources.icon(button.icon, size, tint), (inner.x, rect.centery - size // 2))
    left = pygame.Rect(inner.x + used, rect.y, max(1, inner.right - inner.x - used), rect.height)
    if button.note:
        left = _note(surface, look, left, button, ink, wide)
    text.draw(surface, look, button.text, left, role="heading", size=button.size, color=ink, valign="middle")


def _note(surface: pygame.Surface, look: Look, area: pygame.Rect, button: Button, ink: Color, wide: int) -> pygame.Rect:
    """Draw the quiet remark at the right end; returns what is left for the text."""
    theme = look.theme
    tone = mix(theme.accent_ink, theme.accent_deep, 0.12) if button.primary else theme.muted if button.enabled else ink
    least = text.layout(look, button.note, None, "body", look.floor, tone).width + 2
    room = max(min(least, area.width // 2), area.width - wide - look.px(16))
    need = text.measure(look, button.note, role="body", size=16)[0]
    share = min(need + 2, room)
    box = pygame.Rect(area.right - share, area.y, share, area.height)
    if share > need:
        box.y += text.baseline(look, area, "heading", button.size) - text.baseline(look, area, "body", 16)
    text.draw(surface, look, button.note, box, size=16, color=tone, align="right", valign="middle")
    return pygame.Rect(area.x, area.y, area.width - share - look.px(12), area.height)


def _badge(surface: pygame.Surface, look: Look, inner: pygame.Rect, button: Button, ink: Color) -> int:
    """Draw the key plate at the right end; returns its width."""
    wide, high = badge_size(look, button.badge)
    plate = pygame.Rect(inner.right - wide, inner.centery - high // 2, wide, high)
    key_plate(surface, look, plate, button.badge, ink, dark=button.primary)
    return wide


def key_plate(
    surface: pygame.Surface, look: Look, plate: pygame.Rect, key: str, ink: Color, *, dark: bool = False
) -> None:
    """A small plate with the name of a key."""
    fill = vector.paint((0, 0, 0), 0.2 if dark else 0.42)
    radius = look.px(5)
    body = vector.rect(0, 0, plate.width, plate.height, radius, fill)
    surface.blit(vector.picture(plate.width, plate.height, body), plate)
    text.draw(surface, look, key, plate, role="strong", size=14, color=ink, align="center", valign="middle", wrap=False)
