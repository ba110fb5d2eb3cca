"""One question before something that cannot be taken back, with 'do not ask again' where that is sensible."""

from collections.abc import Callable

import pygame

from scenes.kit import button, panel, resources, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button

HEAVY = 40
"""The least height of a button that cannot be taken back, in pixels."""


def _high(look: Look) -> int:
    return max(HEAVY, button.height(look))


class Confirm(Screen):
    """Pops with True or False; `yes` is called when confirmed, `never` when 'do not ask again' was chosen too.

    Where something would be lost the question is `grave`: then the ordinary choice is to keep it.
    """

    opaque = False

    def __init__(
        self,
        ask: str,
        explain: str,
        label: str,
        yes: Callable[[], None],
        *,
        theme: str = "house",
        icon: str = "ui_warning",
        never: Callable[[], None] | None = None,
        grave: bool = False,
    ) -> None:
        """All texts are already translated."""
        super().__init__()
        self.theme = theme
        self._ask, self._explain, self._label, self._icon = ask, explain, label, icon
        self._yes, self._never, self._grave = yes, never, grave
        self._ticked = False

    def _parts(self, look: Look) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, int]:
        """The panel, the question, the explanation and the height of the buttons' first line."""
        pad = look.px(34)
        wide = min(look.px(760), look.width - look.px(60))
        icon = look.px(56) + look.px(20)
        inner = wide - 2 * pad - icon
        ask = text.measure(look, self._ask, width=inner, role="heading", size=26)[1]
        more = text.measure(look, self._explain, width=inner, size=19)[1]
        rows = self._buttons(look, wide - 2 * pad)
        high = pad * 2 + max(ask + look.px(10) + more, look.px(56)) + look.px(28) + rows
        box = pygame.Rect((look.width - wide) // 2, (look.height - high) // 2, wide, high)
        question = pygame.Rect(box.x + pad + icon, box.y + pad, inner, ask)
        return box, question, pygame.Rect(question.x, question.bottom + look.px(10), inner, more), rows

    def _widths(self, look: Look) -> list[tuple[Button, int]]:
        words, grave = self.host.words, self._grave
        shown = [
            Button("no", words("ui_cancel"), "ui_back", primary=grave),
            Button("yes", self._label, "ui_yes", primary=not grave, grave=grave),
        ]
        if self._never:
            shown.insert(0, Button("never", words("ui_do_not_ask"), "ui_ticked" if self._ticked else "ui_box"))
        return [(item, button.width(look, item)) for item in shown]

    def _buttons(self, look: Look, width: int) -> int:
        high = _high(look)
        total = sum(wide for _, wide in self._widths(look)) + look.px(14) * 2
        return high if total <= width else (high + look.px(10)) * len(self._widths(look))

    def build(self, look: Look) -> list[Control]:
        """Cancel and confirm, side by side or one below the other."""
        box, _, _, rows = self._parts(look)
        high, gap, pad = _high(look), look.px(14), look.px(34)
        y = box.bottom - pad - rows
        acts = {"no": self.back, "yes": self._confirm, "never": self._tick}
        controls = []
        stacked = rows > high
        x = box.right - pad
        for shown, wide in reversed(self._widths(look)):
            rect = pygame.Rect(x - wide, y, wide, high)
            if stacked:
                rect = pygame.Rect(box.x + pad, y, box.width - 2 * pad, high)
                y += high + look.px(10)
            controls.append(from_button(shown, rect, acts[shown.key]))
            x -= wide + gap
        return controls[::-1]

    def _tick(self) -> None:
        self._ticked = not self._ticked
        self.rebuild()

    def _confirm(self) -> None:
        self.host.stack.pop(True)
        if self._ticked and self._never:
            self._never()
        self._yes()

    def back(self) -> None:
        """Escape is no."""
        self.host.stack.pop(False)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel, sign and words."""
        box, question, explain, _ = self._parts(look)
        panel.draw(surface, look, box, alpha=0.99, border=look.theme.tint)
        side = look.px(56)
        tone = look.theme.bad if self._grave else look.theme.accent
        surface.blit(resources.icon(self._icon, side, tone), (box.x + look.px(34), question.y))
        text.draw(surface, look, self._ask, question, role="heading", size=26)
        text.draw(surface, look, self._explain, explain, size=19, color=look.theme.muted)
