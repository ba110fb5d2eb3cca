"""A short remark that shows for a moment at the top of the window."""

from dataclasses import dataclass

import pygame

from scenes.kit import panel, record, text
from scenes.kit.look import Look


@dataclass
class Toast:
    """One remark and the seconds it has left."""

    text: str
    bad: bool = False
    left: float = 3.2

    def update(self, dt: float) -> bool:
        """Let time pass; False when it is over."""
        self.left -= dt
        return self.left > 0


def draw(surface: pygame.Surface, look: Look, toast: Toast, top: int | None = None) -> pygame.Rect:
    """Draw a remark in the upper middle."""
    limit = min(look.width - look.px(80), look.px(900))
    wide, high = text.measure(look, toast.text, width=limit, role="strong", size=18)
    rect = pygame.Rect(0, 0, wide + 2 * look.px(24), high + 2 * look.px(13))
    rect.midtop = (look.width // 2, look.px(22) if top is None else top)
    record.note("overlay", surface, rect)
    panel.draw(surface, look, rect, border=look.theme.bad if toast.bad else look.theme.accent, alpha=0.98)
    inner = rect.inflate(-2 * look.px(24) + 4, -2 * look.px(13))
    text.draw(surface, look, toast.text, inner, role="strong", size=18, align="center", valign="middle")
    return rect
