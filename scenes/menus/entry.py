"""Ask for a name or a number: one line of text, confirmed with Enter."""

from collections.abc import Callable

import pygame

from scenes.kit import button, excerpt, field, glyphs, panel, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.stack import Host

LONGEST = 60
NOTES = {field.FULL: "entry_full", field.SIGN: "entry_left_out"}
DIGITS = "entry_digits"
NOTE = 16


class Entry(Screen):
    """`done` gets what was typed; Escape changes nothing."""

    opaque = False

    def __init__(
        self,
        ask: str,
        initial: str,
        done: Callable[[str], None],
        *,
        longest: int = LONGEST,
        keep: Callable[[str], str] = glyphs.tidy,
        optional: bool = False,
        hidden: bool = False,
        refuse: Callable[[str], str] | None = None,
        theme: str = "house",
    ) -> None:
        """`ask` is already translated; `keep` drops signs that may not be typed; `optional` allows nothing at all, and
        what is typed into a `hidden` line cannot be read. `refuse` says why something typed will not do, or "".
        """
        super().__init__()
        self.theme = theme
        self._ask, self._initial, self._done, self._longest = ask, initial, done, longest
        self._keep, self._optional, self._hidden, self._refuse = keep, optional, hidden, refuse
        self._wrong, self._needed = "", False
        self._field: field.Field | None = None

    def enter(self, host: Host) -> None:
        """Open the line for typing."""
        super().enter(host)
        pygame.key.start_text_input()

    @property
    def typed(self) -> str:
        """What stands in the line."""
        return self._field.text if self._field else self._initial

    @property
    def _words(self) -> str:
        """The question, and before it why what was typed did not do."""
        return f"{self._wrong}\n{self._ask}" if self._wrong else self._ask

    def _box(self, look: Look) -> pygame.Rect:
        pad = look.px(34)
        wide = min(look.px(760), look.width - look.px(60))
        ask = text.measure(look, self._words, width=wide - 2 * pad, role="heading", size=24)[1]
        high = pad * 2 + ask + look.px(18) + field.height(look) + self._below(look) + button.height(look)
        return pygame.Rect((look.width - wide) // 2, (look.height - high) // 2, wide, high)

    def _line(self, look: Look) -> pygame.Rect:
        box, pad = self._box(look), look.px(34)
        y = box.bottom - pad - button.height(look) - self._below(look) - field.height(look)
        return pygame.Rect(box.x + pad, y, box.width - 2 * pad, field.height(look))

    def _below(self, look: Look) -> int:
        """The room between the line and the buttons, in which something may have to be said."""
        return look.px(26) + text.line_height(look, "body", look.type_px(NOTE))

    @property
    def note(self) -> str:
        """Why not all that was typed stands in the line, or that something is needed."""
        lost = self._field.lost if self._field else ""
        if not lost:
            return self.host.words("entry_needed") if self._needed else ""
        message = DIGITS if lost == field.SIGN and self._keep is glyphs.digits else NOTES[lost]
        return self.host.words(message, most=self._longest)

    def build(self, look: Look) -> list[Control]:
        """Cancel and done; the line itself always has the keys."""
        words, box, pad = self.host.words, self._box(look), look.px(34)
        self._field = field.Field(
            look, self._line(look), self.typed, self._longest, hidden=self._hidden, keep=self._keep
        )
        out, x = [], box.right - pad
        high = button.height(look)
        for shown, act in (
            (Button("yes", words("ui_done"), "ui_yes", primary=True), self._accept),
            (Button("no", words("ui_cancel"), "ui_back"), self.back),
        ):
            wide = button.width(look, shown)
            out.append(from_button(shown, pygame.Rect(x - wide, box.bottom - pad - high, wide, high), act))
            x -= wide + look.px(14)
        return out[::-1]

    def _accept(self) -> None:
        typed = self.typed.strip()
        self._needed = not typed and not self._optional
        self._wrong = self._refuse(typed) if self._refuse and typed else ""
        if self._needed or self._wrong:
            if self._hidden and self._field:
                self._field.put("")
            self.rebuild()
            return
        self.host.stack.pop(typed)
        self._done(typed)

    def handle(self, event: pygame.event.Event) -> bool:
        """Typing goes to the line; Enter and Escape end it."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.focused != "no":
            self._accept()
            return True
        if self._field and self._field.handle(event):
            self._needed = self._needed and not self.typed
            self.dirty = True
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let the caret blink."""
        super().update(dt)
        if self._field and self._field.update(dt):
            self.dirty = True

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel, question and the line."""
        box, pad = self._box(look), look.px(34)
        panel.draw(surface, look, box, alpha=0.99, border=look.theme.tint)
        line = self._line(look)
        ask = pygame.Rect(box.x + pad, box.y + pad, box.width - 2 * pad, line.y - look.px(18) - box.y - pad)
        text.draw(surface, look, self._words, ask, role="heading", size=24)
        if self._field:
            self._field.draw(surface)
        if self.note:
            place = pygame.Rect(line.x, line.bottom + look.px(6), line.width, self._below(look) - look.px(10))
            excerpt.draw(surface, look, self.note, place, role="body", size=NOTE, ink=look.theme.bad)
