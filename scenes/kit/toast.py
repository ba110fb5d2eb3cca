"""A short remark that shows for a moment: at the top of the window, or nearby where it covers nothing of weight."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from scenes.kit import panel, record, text
from scenes.kit.look import Look

Spared = tuple[tuple[pygame.Rect, ...], ...]
"""What a remark leaves in sight, the most important first."""
WIDTHS = (900, 640, 440, 300)
"""How wide the words may run, in design units: narrower ones fit between more."""
STEP = 16
"""Design units between the places that are tried."""


@dataclass
class Toast:
    """One remark, the seconds it has left, and once it has been drawn: where it lies, and how much it covers there."""

    text: str
    bad: bool = False
    left: float = 3.2
    place: pygame.Rect | None = None
    covers: tuple[int, ...] = ()

    def update(self, dt: float) -> bool:
        """Let time pass; False when it is over."""
        self.left -= dt
        return self.left > 0


def draw(surface: pygame.Surface, look: Look, toast: Toast, spared: Spared = ()) -> pygame.Rect:
    """Draw a remark; it stays where it is for as long as it covers no more there of what is spared."""
    rect = toast.place
    if rect is None or covered(rect, spared) > toast.covers or not surface.get_rect().contains(rect):
        rect = toast.place = placed(look, toast.text, spared)
        toast.covers = covered(rect, spared)
    record.note("overlay", surface, rect)
    panel.draw(surface, look, rect, border=look.theme.bad if toast.bad else look.theme.accent, alpha=0.98)
    inner = rect.inflate(-2 * look.px(24) + 4, -2 * look.px(13))
    text.draw(surface, look, toast.text, inner, role="strong", size=18, align="center", valign="middle")
    return rect


def placed(look: Look, words: str, spared: Spared) -> pygame.Rect:
    """Where a remark lies: where it covers the least, and there as high and as near to the middle as can be."""
    return min(_places(look, words), key=lambda rect: _cost(look, rect, spared))


def covered(rect: pygame.Rect, spared: Spared) -> tuple[int, ...]:
    """How many pixels of each group a place covers."""
    return tuple(sum(_area(rect.clip(group[at])) for at in rect.collidelistall(group)) for group in spared)


def _cost(look: Look, rect: pygame.Rect, spared: Spared) -> tuple[float, ...]:
    return *covered(rect, spared), abs(rect.centerx - look.width / 2) + rect.y + 4 * rect.height


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _places(look: Look, words: str) -> Iterator[pygame.Rect]:
    """Places to try, from the usual one on, in every width."""
    top, side = look.px(22), look.px(12)
    for width in WIDTHS:
        limit = min(look.width - look.px(80), round(look.px(width) * look.text_scale))
        wide, high = text.measure(look, words, width=limit, role="strong", size=18)
        size = (wide + 2 * look.px(24), high + 2 * look.px(13))
        middle = (look.width - size[0]) // 2
        between = (middle + (middle - side) * step // 4 for step in range(-4, 5))
        columns = dict.fromkeys((middle, *between))
        for x in columns:
            for y in range(top, max(top + 1, look.height - top - size[1]), look.px(STEP)):
                yield pygame.Rect((x, y), size)
