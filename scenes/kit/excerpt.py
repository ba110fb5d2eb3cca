"""As much of a text as there is room for, ended on purpose with a sign that there is more."""

from functools import lru_cache

import pygame

from scenes.kit import record, text
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.text import Block

_MORE = " …"
NARROWEST = 3
"""The narrowest room for a text, in heights of its letters."""


@lru_cache(maxsize=1024)
def block(look: Look, markup: str, width: int, height: int, role: str, size: float, ink: Color) -> Block | None:
    """The whole text, or its longest beginning in words with an ellipsis; None where not one line fits.

    A word is broken rather than words left out; of a beginning only where there would be none otherwise.
    """
    pixels = look.type_px(size)
    if height < text.line_height(look, role, min(pixels, look.floor)) or width < pixels * NARROWEST:
        return None
    whole = text.fit(look, markup, (width, height), role, size, ink, True)
    if whole.height <= height + 1 and whole.width <= width:
        return whole
    words = text.plain(markup).replace("\n", "\n ").split(" ")
    for broken in (False, True):
        low, high = 0, len(words) - 1
        while low < high:
            middle = (low + high + 1) // 2
            tried = text.layout(look, _begun(words, middle), width, role, whole.size, ink)
            fits = tried.height <= height + 1 and (broken or not tried.split)
            low, high = (middle, high) if fits else (low, middle - 1)
        if low:
            return text.layout(look, _begun(words, low), width, role, whole.size, ink)
    return text.cut_off(look, text.plain(markup), pygame.Rect(0, 0, width, height), role, whole.size, ink)


def _begun(words: list[str], count: int) -> str:
    return " ".join(words[:count]).rstrip(",.;:\n ") + _MORE


def draw(
    surface: pygame.Surface,
    look: Look,
    markup: str,
    rect: pygame.Rect,
    *,
    role: str,
    size: float,
    ink: Color,
    align: str = "left",
    valign: str = "top",
) -> bool:
    """Draw what fits of a text; False where nothing could be drawn."""
    shown = block(look, markup, rect.width, rect.height, role, size, ink)
    if shown is None:
        return False
    area, words = text.draw_block(surface, shown, rect, align, valign), text.plain(markup)
    record.note("text", surface, area, label=words, box=rect, size=shown.size, rest=_unsaid(words, shown))
    return True


def _unsaid(words: str, shown: Block) -> str:
    """What the ellipsis stands for."""
    said = "".join(run.span.text for line in shown.lines for run in line)
    if not said.endswith(_MORE.strip()) or words.endswith(_MORE.strip()):
        return ""
    left = sum(sign.isalnum() for sign in said)
    for index, sign in enumerate(words):
        if not left:
            return words[index:].strip()
        left -= sign.isalnum()
    return ""
