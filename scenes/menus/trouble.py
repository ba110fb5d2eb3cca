"""What the person sees when the program itself has failed: what is safe, where the report lies, and ways on."""

import re
from collections.abc import Callable

import pygame

from scenes.kit import button, layout, panel, resources, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button

_LONGEST = 400


class Trouble(Screen):
    """Nothing is sent anywhere: the report can be copied."""

    def __init__(
        self, short: str, path: str, full: str, menu: Callable[[], None], leave: Callable[[], None], *, saved: bool
    ) -> None:
        """`short` and `full` tell the defect, `path` is the report's file or ""; `saved` when a game was open."""
        super().__init__()
        self._short, self._path, self._full = short, path, full
        self._menu, self._leave, self._saved = menu, leave, saved

    def _texts(self) -> list[tuple[str, str, float]]:
        """Heading, what is safe, where the report is: words, role and size."""
        say = self.host.words
        safe = say("trouble_saved" if self._saved else "trouble_no_game")
        where = say("trouble_report") if self._path else say("trouble_no_report")
        return [
            (say("trouble_heading"), "title", 36 / self.look.text_scale**0.5),
            (safe, "body", 20),
            (where, "body", 18),
        ]

    def _buttons(self) -> list[tuple[Button, Callable[[], None]]]:
        say = self.host.words
        return [
            (Button("copy", say("trouble_copy"), "ui_log"), self._copy),
            (Button("quit", say("menu_quit"), "ui_quit"), self._leave),
            (Button("menu", say("end_menu"), "ui_home", primary=True), self._menu),
        ]

    def _copy(self) -> None:
        """Put the report on the clipboard."""
        try:
            pygame.scrap.put_text(f"{self._path}\n\n{self._full}")
        except pygame.error:
            self.host.toast(self.host.words("trouble_not_copied"), bad=True)
            return
        self.host.toast(self.host.words("trouble_copied"))

    # -- layout ------------------------------------------------------------------------------------

    def _sizes(self, look: Look) -> tuple[int, list[int], int, list[list[int]]]:
        """Inner width, heights of the texts, height of the defect's box, and the buttons in lines."""
        inner = min(look.px(1080), look.width - look.px(80)) - 2 * look.px(44)
        room = inner - look.px(120)
        heights = [
            text.measure(look, words, width=room, role=role, size=size)[1] for words, role, size in self._texts()
        ]
        plate = text.measure(look, self._told(look, inner), width=inner - look.px(40), size=17)[1] + look.px(28)
        widths = [button.width(look, shown) for shown, _ in self._buttons()]
        return inner, heights, plate, layout.flow(widths, inner, look.px(14))

    def _told(self, look: Look, inner: int) -> str:
        """The file of the report in lines that fit, and the defect in short; nothing of it reads as markup."""
        lines = [""]
        for part in re.findall(r"[/\\]?[^/\\]+", self._path):
            if text.measure(look, lines[-1] + part, size=17)[0] > inner - look.px(44) and lines[-1]:
                lines.append(part)
            else:
                lines[-1] += part
        told = "\n".join([*(lines if self._path else []), self._short[:_LONGEST]])
        return re.sub(r"([*_+~])\1", r"\1", told)

    def _box(self, look: Look) -> pygame.Rect:
        inner, heights, defect, lines = self._sizes(look)
        high = sum(heights) + 2 * look.px(14) + defect + look.px(30) + look.px(34)
        high += len(lines) * (button.height(look) + look.px(12)) - look.px(12) + 2 * look.px(44)
        window = pygame.Rect(0, 0, look.width, look.height)
        return layout.centered(window, inner + 2 * look.px(44), min(high, look.height - look.px(20)))

    def build(self, look: Look) -> list[Control]:
        """Copy, quit and menu at the foot of the panel."""
        box, pad, gap = self._box(look), look.px(44), look.px(14)
        lines, high = self._sizes(look)[3], button.height(look)
        shown = self._buttons()
        out: list[Control] = []
        y = box.bottom - pad - len(lines) * (high + look.px(12)) + look.px(12)
        for line in lines:
            widths = [min(button.width(look, shown[i][0]), box.width - 2 * pad) for i in line]
            x = box.right - pad - sum(widths) - gap * (len(line) - 1)
            for index, wide in zip(line, widths, strict=True):
                out.append(from_button(shown[index][0], pygame.Rect(x, y, wide, high), shown[index][1]))
                x += wide + gap
            y += high + look.px(12)
        return out

    def back(self) -> None:
        """Escape leads to the menu."""
        self._menu()

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The panel, the sign, the words and the defect."""
        box, pad = self._box(look), look.px(44)
        inner, heights, defect, _ = self._sizes(look)
        panel.draw(surface, look, box, alpha=0.99, border=look.theme.bad)
        side = look.px(84)
        surface.blit(resources.icon("ui_broken", side, look.theme.bad), (box.x + pad, box.y + pad))
        x, y = box.x + pad + look.px(120), box.y + pad
        inks = (look.theme.text, look.theme.text, look.theme.muted)
        for (words, role, size), high, ink in zip(self._texts(), heights, inks, strict=True):
            place = pygame.Rect(x, y, inner - look.px(120), high)
            text.draw(surface, look, words, place, role=role, size=size, color=ink)
            y += high + look.px(14)
        plate = pygame.Rect(box.x + pad, y + look.px(16), inner, defect)
        pygame.draw.rect(surface, look.theme.panel[1], plate, border_radius=look.px(8))
        pygame.draw.rect(surface, look.theme.tint_deep, plate, 1, border_radius=look.px(8))
        inside = plate.inflate(-look.px(40), -look.px(28))
        text.draw(surface, look, self._told(look, inner), inside, size=17, color=look.theme.tint)
