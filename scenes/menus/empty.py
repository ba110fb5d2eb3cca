"""A list that holds nothing yet: a calm panel with a picture and a sentence that says how something gets there."""

from __future__ import annotations

import pygame

from scenes.kit import resources, text
from scenes.kit.look import Look
from scenes.kit.theme import mix
from scenes.menus.page import Page

SIDE, SIZE = 120, 22


def draw(page: Page, surface: pygame.Surface, look: Look, icon: str, message: str) -> None:
    """Draw it in the place of the list."""
    words, body = page.host.words(message), page.body(look)
    wide = min(look.px(760 * look.text_scale), body.width - look.px(80))
    side, gap = look.px(SIDE), look.px(26)
    high = text.measure(look, words, width=wide, size=SIZE)[1]
    area = page.sheet(surface, look, body)
    top = area.centery - (side + gap + high) // 2
    tone = mix(look.theme.tint, look.theme.panel[1], 0.45)
    surface.blit(resources.icon(icon, side, tone), (area.centerx - side // 2, top))
    place = pygame.Rect(area.centerx - wide // 2, top + side + gap, wide, high)
    text.draw(surface, look, words, place, size=SIZE, color=look.theme.muted, align="center")
