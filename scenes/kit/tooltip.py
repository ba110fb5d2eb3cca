"""A small explanation beside what the pointer rests on."""

import pygame

from scenes.kit import panel, record, text
from scenes.kit.look import Look


def draw(surface: pygame.Surface, look: Look, words: str, near: pygame.Rect, *, size: float = 17) -> pygame.Rect:
    """Draw an explanation below (or above, or beside) a rect, never over it and never off the window."""
    limit = min(look.px(460), look.width // 2)
    wide, high = text.measure(look, words, width=limit, size=size)
    rect = pygame.Rect(0, 0, wide + 2 * look.px(16), high + 2 * look.px(11))
    window = pygame.Rect(0, 0, look.width, look.height).inflate(-look.px(12), -look.px(12))
    rect = placed(rect, near, window, look.px(10))
    record.note("overlay", surface, rect)
    panel.draw(surface, look, rect, alpha=0.985, border=look.theme.tint)
    inner = rect.inflate(-2 * look.px(16) + 2, -2 * look.px(11) + 2)
    text.draw(surface, look, words, inner, size=size)
    return rect


def placed(rect: pygame.Rect, near: pygame.Rect, window: pygame.Rect, gap: int) -> pygame.Rect:
    """The rect moved to the first free side of another: below, above, right, left (right first of a wide one)."""
    spots = [
        rect.move(near.centerx - rect.width // 2 - rect.x, near.bottom + gap - rect.y),
        rect.move(near.centerx - rect.width // 2 - rect.x, near.top - gap - rect.height - rect.y),
        rect.move(near.right + gap - rect.x, near.centery - rect.height // 2 - rect.y),
        rect.move(near.left - gap - rect.width - rect.x, near.centery - rect.height // 2 - rect.y),
    ]
    if near.width > 3 * near.height:
        spots = [spots[2], spots[0], spots[1], spots[3]]
    for spot in spots:
        inside = spot.clamp(window)
        if not inside.colliderect(near):
            return inside
    return spots[0].clamp(window)
