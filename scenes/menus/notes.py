"""A seat's private notes, a line each, and its PIN; and the page of all seats that leads there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from scenes.kit import button, glyphs, panel, record, text
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.screen import Control, from_button
from scenes.kit.theme import mix
from scenes.menus import empty
from scenes.menus.confirm import Confirm
from scenes.menus.entry import Entry
from scenes.menus.page import Foot, Page, inside

LONGEST_PIN, LONGEST_LINE, MOST_LINES = 8, 120, 200


@dataclass(frozen=True)
class Jotted:
    """What a seat keeps to itself, as the page shows it."""

    lines: tuple[str, ...] = ()
    has_pin: bool = False


@dataclass(frozen=True)
class NotesActions:
    """Keep the lines; set the PIN ("" takes it off)."""

    keep: Callable[[tuple[str, ...]], None]
    pin: Callable[[str], None]


class Notes(Page):
    """The notes of one seat; only whoever has passed its curtain comes here."""

    widest = 1100

    def __init__(self, name: str, jotted: Jotted, actions: NotesActions, theme: str) -> None:
        """`name` is that of the seat, already translated."""
        super().__init__()
        self.theme = theme
        self._name, self._jotted, self._actions = name, jotted, actions

    def heading(self) -> str:
        """Whose notes these are."""
        return self.host.words("notes_heading", name=self._name)

    def foot(self) -> Foot:
        """Back, the PIN, another line."""
        say, pin = self.host.words, self._jotted.has_pin
        full = say("notes_full") if len(self._jotted.lines) >= MOST_LINES else ""
        out: Foot = [(Button("back", say("ui_back"), "ui_back"), self.back)]
        if pin:
            out.append((Button("unpin", say("pin_off"), "ui_no"), lambda: self._set_pin("")))
        out.append((Button("pin", say("pin_change" if pin else "pin_set"), "ui_lock"), self._ask_pin))
        out.append((Button("write", say("notes_write"), "ui_rename", primary=True, reason=full), self._write))
        return out

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """A control for each line."""
        area = inside(look, body, False)
        y, out = area.y, []
        for index, line in enumerate(self._jotted.lines):
            high = max(look.px(48), text.measure(look, line, width=area.width - look.px(28), size=18)[1] + look.px(16))
            rect = pygame.Rect(area.x, y, area.width, high)
            out.append(Control(f"line:{index}", rect, _painter(line), self._editor(index), scrolls=True))
            y += high + look.px(8)
        self.scroll_area, self.scroll_height = area, max(0, y - look.px(8) - area.y)
        return out

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading, panel, and a word when nothing is written."""
        super().paint(surface, look)
        if not self._jotted.lines:
            empty.draw(self, surface, look, "ui_rename", "notes_empty")
            return
        body = self.body(look)
        body.height = min(body.height, self.scroll_height + 2 * look.px(18))
        self.sheet(surface, look, body)

    # -- writing ---------------------------------------------------------------------------------

    def _write(self) -> None:
        self._ask("notes_ask", "", lambda line: self._keep((*self._jotted.lines, *([line] if line else []))))

    def _editor(self, index: int) -> Callable[[], None]:
        def change(line: str) -> None:
            lines = self._jotted.lines
            self._keep((*lines[:index], *([line] if line else []), *lines[index + 1 :]))

        return lambda: self._ask("notes_edit", self._jotted.lines[index], change)

    def _ask(self, message: str, initial: str, done: Callable[[str], None]) -> None:
        asking = Entry(self.host.words(message), initial, done, longest=LONGEST_LINE, optional=True, theme=self.theme)
        self.host.stack.push(asking)

    def _keep(self, lines: tuple[str, ...]) -> None:
        self._jotted = replace(self._jotted, lines=lines)
        self._actions.keep(lines)
        self.rebuild()

    # -- the PIN ---------------------------------------------------------------------------------

    def _ask_pin(self) -> None:
        ask = self.host.words("pin_choose", most=LONGEST_PIN)
        self.host.stack.push(pin_line(ask, self._ask_again, self.theme))

    def _ask_again(self, pin: str) -> None:
        """Nobody sees what they type: only what was typed twice is a PIN."""
        say = self.host.words
        differs = lambda typed: "" if typed == pin else say("pin_differs")  # noqa: E731
        self.host.stack.push(pin_line(say("pin_again"), self._set_pin, self.theme, differs))

    def _set_pin(self, pin: str) -> None:
        self._jotted = replace(self._jotted, has_pin=bool(pin))
        self._actions.pin(pin)
        self.rebuild()


def pin_line(ask: str, done: Callable[[str], None], theme: str, refuse: Callable[[str], str] | None = None) -> Entry:
    """A line for a PIN, which nobody else can read."""
    return Entry(ask, "", done, longest=LONGEST_PIN, keep=glyphs.digits, hidden=True, refuse=refuse, theme=theme)


def _painter(line: str) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
        theme, lift = look.theme, 0.1 if state.hovered else 0.0
        fill = (mix(theme.button[0], theme.tint, lift), mix(theme.button[1], theme.tint, lift))
        surface.blit(panel.sheet(*rect.size, *fill, 0.9, theme.tint_deep, 0.3, 1.0, look.px(theme.radius * 0.7)), rect)
        record.note("control", surface, rect, label=line)
        text.draw(surface, look, line, rect.inflate(-look.px(28), 0), size=18, valign="middle")

    return paint


@dataclass(frozen=True)
class NotedSeat:
    """A person's seat on the page of all."""

    seat: int
    name: str
    has_pin: bool


class Privacy(Page):
    """Every person's seat: its notes behind its curtain, and the way out when a PIN is forgotten."""

    widest = 1100

    def __init__(
        self,
        seats: Callable[[], tuple[NotedSeat, ...]],
        notes: Callable[[int], None],
        forget: Callable[[int], None],
        theme: str,
    ) -> None:
        """`notes` opens a seat's notes, `forget` takes its PIN off."""
        super().__init__()
        self.theme = theme
        self._seats, self._notes, self._forget = seats, notes, forget

    def heading(self) -> str:
        """Notes and PINs."""
        return self.host.words("privacy_heading")

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Two buttons for each seat."""
        area, high = inside(look, body, False), button.height(look)
        say, y, out = self.host.words, area.y, []
        for one in self._seats():
            notes = Button(f"notes:{one.seat}", say("privacy_notes", name=one.name), "ui_rename")
            rect = pygame.Rect(area.x, y, min(area.width, button.width(look, notes)), high)
            out.append(from_button(notes, rect, self._opener(one.seat), scrolls=True))
            y += high + look.px(8)
            if one.has_pin:
                off = Button(f"forget:{one.seat}", say("privacy_forgotten", name=one.name), "ui_lock")
                rect = pygame.Rect(area.x, y, min(area.width, button.width(look, off)), high)
                out.append(from_button(off, rect, self._forgetter(one), scrolls=True))
                y += high + look.px(8)
            y += look.px(14)
        self.scroll_area, self.scroll_height = area, max(0, y - area.y)
        return out

    def _opener(self, seat: int) -> Callable[[], None]:
        return lambda: self._notes(seat)

    def _forgetter(self, one: NotedSeat) -> Callable[[], None]:
        yes = lambda: self._forget(one.seat)  # noqa: E731
        return lambda: self.host.stack.push(forgetting(self.host.words, one.name, yes, self.theme))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading and panel."""
        super().paint(surface, look)
        body = self.body(look)
        body.height = min(body.height, self.scroll_height + 2 * look.px(18))
        self.sheet(surface, look, body)


def forgetting(words: Callable[..., str], name: str, yes: Callable[[], None], theme: str) -> Confirm:
    """Ask before a PIN is taken off: its owner is told, and nothing else happens."""
    ask, explain = words("pin_forgotten_ask", name=name), words("pin_forgotten_text", name=name)
    return Confirm(ask, explain, words("pin_forgotten_yes"), yes, theme=theme, icon="ui_lock")
