"""Numbers that rise from things on the table and fade: damage, healing, noise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import panel, text
from scenes.kit.director import Director, Group, Motion, fade, move, together
from scenes.kit.look import Look
from scenes.tables.things import Picture

FLOAT = "float:"


@dataclass(frozen=True)
class Floating:
    """One number on its way."""

    words: str
    good: bool


class Floats:
    """All numbers on their way."""

    def __init__(self) -> None:
        """None yet."""
        self._shown: dict[str, Floating] = {}

    def motions(self, look: Look, told: list[tuple[str, str, bool]], picture: Picture) -> list[Motion | Group]:
        """Let numbers rise from the things they belong to."""
        out: list[Motion | Group] = []
        for thing_key, words, good in told:
            thing = picture.by_key.get(thing_key)
            if thing is None:
                continue
            key = f"{FLOAT}{len(self._shown)}"
            self._shown[key] = Floating(words, good)
            start = thing.rect.midtop
            out.append(together(move(key, start, (start[0], start[1] - look.px(54)), 0.75), fade(key, 1.4, 0.0, 0.75)))
        return out

    def clear(self) -> None:
        """Everything has faded."""
        self._shown.clear()

    def draw(self, surface: pygame.Surface, look: Look, director: Director) -> list[pygame.Rect]:
        """Draw the numbers where they are now; returns where."""
        out = []
        for key, one in self._shown.items():
            pose = director.pose(key)
            if pose is None or pose.alpha <= 0.05:
                continue
            sheet = _plate(look, one)
            sheet.set_alpha(round(255 * min(1.0, pose.alpha)))
            out.append(surface.blit(sheet, sheet.get_rect(center=(round(pose.x), round(pose.y)))))
        return out


@lru_cache(maxsize=64)
def _plate(look: Look, one: Floating) -> pygame.Surface:
    tone = look.theme.good if one.good else look.theme.bad
    wide, high = text.measure(look, one.words, role="number", size=26)
    sheet = pygame.Surface((wide + look.px(24), high + look.px(6)), pygame.SRCALPHA)
    back = panel.sheet(*sheet.get_size(), (10, 16, 24), (6, 10, 16), 0.82, tone, 0.7, max(1, look.px(1.4)), look.px(14))
    sheet.blit(back, (0, 0))
    box = sheet.get_rect()
    text.draw(sheet, look, one.words, box, role="number", size=26, color=tone, align="center", valign="middle")
    return sheet
