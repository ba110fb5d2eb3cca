"""A roll, large over the board: the dice tumble, lie still, and say what they came to."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from scenes.kit import dice, panel, text
from scenes.kit.dice import Die
from scenes.kit.director import Director, Group, Motion, fade, serial, together, tumble, wait
from scenes.kit.look import Look

KEY = "tray"
TUMBLE, LIE = 0.6, 0.7


@dataclass(frozen=True)
class Roll:
    """What was rolled, why, and what it came to; `keys` are the dice as they lie on the table."""

    dice: tuple[Die, ...]
    keys: tuple[str, ...]
    why: str
    result: str


class Tray:
    """Shows one roll at a time."""

    def __init__(self) -> None:
        """Empty."""
        self.roll: Roll | None = None

    def motions(self, roll: Roll) -> Motion | Group:
        """Let the dice of a roll tumble and lie still; those on the table wait for the result."""
        self.roll = roll
        tumbles = [
            tumble(f"{KEY}:{index}", (0, 0), 2 + index % 2, TUMBLE - 0.05 * (index % 3))
            for index in range(len(roll.dice))
        ]
        hidden = [fade(key, 0.0, 0.0, TUMBLE) for key in roll.keys]
        return serial(together(*tumbles, *hidden, fade(KEY, 0.6, 1.4, TUMBLE)), fade(KEY, 1.4, 1.4, LIE), wait(0.01))

    def draw(self, surface: pygame.Surface, look: Look, director: Director, foot: tuple[int, int]) -> list[pygame.Rect]:
        """Draw the tray above a point while its roll is shown; returns where."""
        pose = director.pose(KEY)
        if self.roll is None or pose is None or pose.alpha < 0.55:
            return []
        gap, pad, count = look.px(14), look.px(22), len(self.roll.dice)
        side = min(look.px(74), round((look.width * 0.6 - gap * count) / count))
        inner = len(self.roll.dice) * (side + gap) - gap
        words = [self.roll.why, self.roll.result]
        wide = max(inner, *(text.measure(look, one, role="strong", size=20)[0] for one in words)) + 2 * pad
        line = text.line_height(look, "strong", look.type_px(20))
        rect = pygame.Rect(0, 0, wide, side + 2 * line + look.px(52))
        rect.midbottom = foot
        panel.draw(surface, look, rect, alpha=0.97, border=look.theme.tint)
        row = pygame.Rect(rect.x + pad, rect.y + look.px(12), rect.width - 2 * pad, line)
        text.draw(surface, look, self.roll.why, row, role="strong", size=20, color=look.theme.tint, align="center")
        self._dice(
            surface, look, director, pygame.Rect(rect.centerx - inner // 2, row.bottom + look.px(14), inner, side)
        )
        if director.pose(f"{KEY}:0") is None or pose.alpha >= 1.4:
            row.bottom = rect.bottom - look.px(10)
            text.draw(surface, look, self.roll.result, row, role="strong", size=20, align="center")
        return [rect]

    def _dice(self, surface: pygame.Surface, look: Look, director: Director, area: pygame.Rect) -> None:
        if self.roll is None:
            return
        step = area.height + look.px(14)
        for index, die in enumerate(self.roll.dice):
            pose = director.pose(f"{KEY}:{index}")
            rolling = pose is not None and pose.angle % 360 > 40
            shown = replace(die, face="") if rolling else die
            spot = pygame.Rect(area.x + index * step, area.y, area.height, area.height)
            angle, lift = (pose.angle, pose.lift) if pose else (0.0, 0.0)
            dice.draw(surface, look, spot, shown, angle=angle, lift=lift)
