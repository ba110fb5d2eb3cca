"""A line of text to type into: pygame_gui's entry in our colours, placed and drawn like any other control."""

import json
from collections.abc import Callable
from functools import lru_cache
from io import StringIO
from typing import TYPE_CHECKING

import pygame

from scenes.kit import record, resources, text
from scenes.kit.look import Look
from scenes.kit.theme import hexed

if TYPE_CHECKING:
    from pygame_gui import UIManager


def height(look: Look) -> int:
    """Height of a line."""
    return max(34, look.px(50), text.line_height(look, "body", look.type_px(19)) + look.px(16))


@lru_cache(maxsize=2)
def _manager(look: Look) -> "UIManager":
    """The manager of the present look (there is only ever one in use); the library is loaded when it is first used."""
    from pygame_gui import UIManager

    manager = UIManager((look.width, look.height), enable_live_theme_updates=False)
    manager.add_font_paths("lantern", str(resources.asset("fonts", f"{look.theme.body}.ttf")))
    manager.get_theme().load_theme(StringIO(json.dumps(_tokens(look))))
    return manager


def _tokens(look: Look) -> dict[str, object]:
    theme = look.theme
    colours = {
        "dark_bg": hexed(theme.panel[1]),
        "normal_text": hexed(theme.text),
        "selected_bg": hexed(theme.tint_deep),
        "selected_text": "#ffffff",
        "normal_border": hexed(theme.tint_deep),
        "text_cursor": hexed(theme.accent),
    }
    misc = {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(look.px(8)),
        "border_width": "2",
        "padding": f"{look.px(12)},{look.px(6)}",
    }
    font = {"name": "lantern", "size": str(look.type_px(19))}
    return {"text_entry_line": {"colours": colours, "misc": misc, "font": font}}


SIGN, FULL = "sign", "full"
"""Why something that was typed is not in the line: a sign that may not stand there, or there is no more room."""


class Field:
    """One line of text; it has the keyboard as soon as it is made.

    `lost` says why the last that was typed or pasted is not all in it.
    """

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        initial: str = "",
        longest: int = 40,
        hint: str = "",
        *,
        hidden: bool = False,
        keep: Callable[[str], str] = str,
    ) -> None:
        """Make the line in its place; of a `hidden` one only the number of signs can be read.

        `keep` leaves out the signs that may not stand in it.
        """
        from pygame_gui.elements import UITextEntryLine

        self._ui = _manager(look)
        self._ui.clear_and_reset()  # type: ignore[no-untyped-call]
        self._rect, self._look, self._hint = rect, look, hint
        self._keep, self._longest, self.lost = keep, longest, ""
        self._line = UITextEntryLine(rect, self._ui, placeholder_text=hint)
        self._line.set_text_length_limit(longest)
        self._line.set_text_hidden(hidden)  # type: ignore[no-untyped-call]
        self._line.paste_text_enabled = False
        self._line.set_text(initial[:longest])
        self.focus(True)
        self._blink = 0.0

    @property
    def text(self) -> str:
        """What has been typed."""
        return str(self._line.get_text())

    def put(self, words: str) -> None:
        """Replace what has been typed."""
        self._line.set_text(words)

    def focus(self, on: bool) -> None:
        """Give it the keyboard or take it away."""
        if on:
            self._ui.set_focus_set({self._line})
        else:
            self._ui.set_focus_set(None)

    @property
    def focused(self) -> bool:
        """True while keys go into the line."""
        return bool(self._line.is_focused)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take typing and clicks; Tab and Escape are left to the screen."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN):
            return False
        if self.focused and event.type == pygame.TEXTINPUT:
            self._type(event.text)
            return True
        if self.focused and _pastes(event):
            self._type(_clipboard())
            return True
        used = self._ui.process_events(event)
        return bool(used) or (event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.focused)

    def _type(self, typed: str) -> None:
        """Put what may stand there where the caret is, as far as there is room."""
        kept = self._keep(typed)
        low, high = sorted(self._line.select_range)
        room = self._longest - len(self.text) + high - low
        self.lost = SIGN if len(kept) < len(typed) else FULL if len(kept) > room else ""
        if kept[:room]:
            self._ui.process_events(pygame.event.Event(pygame.TEXTINPUT, text=kept[:room]))

    def update(self, dt: float) -> bool:
        """Let time pass; True when the caret blinked."""
        self._ui.update(dt)
        self._blink += dt
        if self._blink > 0.4:
            self._blink = 0.0
            return self.focused
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line."""
        self._ui.update(0.001)
        self._ui.draw_ui(surface)
        record.note("control", surface, self._rect, label="field")


def _pastes(event: pygame.event.Event) -> bool:
    """Whether the keys are those that paste."""
    held = event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return bool(held) and event.key == pygame.K_v and not event.mod & pygame.KMOD_ALT


def _clipboard() -> str:
    """What was copied, in one line."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:  # there is no clipboard
        return ""
