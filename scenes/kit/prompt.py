"""The bar at the bottom: what is asked of whom and why, and the options as buttons with their keys."""

from dataclasses import dataclass

import pygame

from scenes.kit import button, layout, panel, text
from scenes.kit.button import Button, State
from scenes.kit.look import Look


@dataclass(frozen=True)
class Prompt:
    """`ask` is the question (markup allowed), `why` its reason; `side` buttons (undo, hint) stand at the right."""

    ask: str
    why: str = ""
    options: tuple[Button, ...] = ()
    side: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Plan:
    """Where everything of a prompt lies."""

    ask: pygame.Rect
    why: pygame.Rect
    buttons: tuple[tuple[Button, pygame.Rect], ...]
    height: int


def plan(look: Look, rect: pygame.Rect, prompt: Prompt, *, inline: bool = False) -> Plan:
    """Lay a prompt out in a rect (or measure it: `height` is what it needs at this width).

    `inline` puts the question beside the buttons where everything fits in one row.
    """
    row = _one_row(look, rect, prompt) if inline and not prompt.why else None
    if row:
        return row
    pad, gap = look.px(20), look.px(12)
    inner = pygame.Rect(rect.x + pad, rect.y + look.px(16), rect.width - 2 * pad, max(1, rect.height - look.px(32)))
    ask_high = text.measure(look, prompt.ask, width=inner.width, role="strong", size=20)[1]
    ask = pygame.Rect(inner.x, inner.y, inner.width, ask_high)
    y = ask.bottom + look.px(4)
    why_high = text.measure(look, prompt.why, width=inner.width, size=17)[1] if prompt.why else 0
    why = pygame.Rect(inner.x, y, inner.width, why_high)
    y = why.bottom + look.px(12) if prompt.why else ask.bottom + look.px(12)
    placed, bottom = _buttons(look, pygame.Rect(inner.x, y, inner.width, 0), prompt, gap)
    return Plan(ask, why, placed, bottom + look.px(16) - rect.y)


def _one_row(look: Look, rect: pygame.Rect, prompt: Prompt) -> Plan | None:
    """Question, options and side buttons in one row, or None."""
    pad, gap, high = look.px(20), look.px(12), button.height(look)
    wide, tall = text.measure(look, prompt.ask, role="strong", size=20)
    widths = [button.width(look, shown) for shown in (*prompt.options, *prompt.side)]
    if 2 * pad + wide + 2 * gap + sum(widths) + gap * len(widths) > rect.width:
        return None
    top = rect.y + look.px(13)
    ask = pygame.Rect(rect.x + pad, top + (high - tall) // 2, wide + 2, tall)
    placed, x = [], ask.right + 2 * gap
    for index, (shown, need) in enumerate(zip((*prompt.options, *prompt.side), widths, strict=True)):
        if index == len(prompt.options):
            x = rect.right - pad - sum(widths[index:]) - gap * (len(widths) - index - 1)
        placed.append((shown, pygame.Rect(x, top, need, high)))
        x += need + gap
    return Plan(ask, pygame.Rect(ask.x, ask.bottom, 0, 0), tuple(placed), high + look.px(26))


def _buttons(
    look: Look, area: pygame.Rect, prompt: Prompt, gap: int
) -> tuple[tuple[tuple[Button, pygame.Rect], ...], int]:
    high = button.height(look)
    side_widths = [button.width(look, b) for b in prompt.side]
    side_total = sum(side_widths) + gap * len(side_widths)
    widths = [min(button.width(look, b), area.width) for b in prompt.options]
    fits = sum(widths) + gap * (len(widths) - 1) <= area.width - side_total
    lines = layout.flow(widths, area.width - (side_total if fits else 0), gap)
    placed: list[tuple[Button, pygame.Rect]] = []
    x, y = area.x, area.y
    for number, line in enumerate(lines):
        x, y = area.x, area.y + number * (high + gap)
        for index in line:
            placed.append((prompt.options[index], pygame.Rect(x, y, widths[index], high)))
            x += widths[index] + gap
    if x + side_total - gap > area.right and prompt.side:
        y += high + gap
    x = area.right - side_total + gap
    for shown, wide in zip(prompt.side, side_widths, strict=True):
        placed.append((shown, pygame.Rect(x, y, wide, high)))
        x += wide + gap
    return tuple(placed), (y + high if placed else area.y)


def height(look: Look, width: int, prompt: Prompt, *, inline: bool = False) -> int:
    """Height a prompt needs at a width."""
    return plan(look, pygame.Rect(0, 0, width, 0), prompt, inline=inline).height


def draw(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    prompt: Prompt,
    states: dict[str, State] | None = None,
    *,
    framed: bool = True,
    inline: bool = False,
) -> Plan:
    """Draw a prompt; `states` says by button key which is hovered, pressed or focused."""
    if framed:
        panel.draw(surface, look, rect)
    spots = plan(look, rect, prompt, inline=inline)
    text.draw(surface, look, prompt.ask, spots.ask, role="strong", size=20)
    if prompt.why:
        text.draw(surface, look, prompt.why, spots.why, size=17, color=look.theme.muted)
    for shown, place in spots.buttons:
        button.draw(surface, look, place, shown, (states or {}).get(shown.key, button.CALM))
    return spots
