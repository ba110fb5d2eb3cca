"""The settings: five groups of rows, each change in force (and stored) at once."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, keys, stepper, text, words
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.preferences import HOVER_OFF, TEXT_SCALES, Preferences
from scenes.kit.screen import Control, from_button
from scenes.menus.page import Foot, Page, inside

TABS = (
    ("display", "ui_window"),
    ("play", "ui_motion"),
    ("sound", "ui_sound"),
    ("language", "ui_language"),
    ("keys", "ui_keyboard"),
)
SIZES = (
    (1024, 600), (1280, 720), (1280, 800), (1366, 768), (1600, 900), (1920, 1080), (1920, 1200), (2560, 1080),
    (2560, 1440), (3440, 1440), (3840, 2160),
)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """One setting: the field of the preferences, its values and their names."""

    field: str
    name: str
    help: str
    values: tuple[object, ...]
    labels: tuple[str, ...]
    bar: bool = False


class Settings(Page):
    """Changes go through `host.apply`."""

    def __init__(self, theme: str = "house") -> None:
        """Open on the first group."""
        super().__init__()
        self.theme = theme
        self.tab = "display"
        self._waiting: str | None = None

    def heading(self) -> str:
        """Settings."""
        return self.host.words("set_heading")

    def foot(self) -> Foot:
        """Back, and the reset of the keys on their page."""
        out: Foot = [(Button("back", self.host.words("ui_back"), "ui_back"), self.back)]
        if self.tab == "keys":
            out.append((Button("reset", self.host.words("set_keys_reset"), "ui_restart"), self._reset_keys))
        return out

    def _rows(self) -> list[Row]:
        groups: dict[str, Callable[[], list[Row]]] = {
            "display": self._display,
            "play": self._play,
            "sound": self._sound,
            "language": self._language,
        }
        return groups[self.tab]() if self.tab in groups else []

    def _display(self) -> list[Row]:
        say, now = self.host.words, self.host.preferences.size
        sizes = tuple(sorted({*SIZES, now}))
        modes = ("windowed", "borderless", "fullscreen")
        return [
            Row("mode", "set_mode", "set_mode_help", modes, tuple(say(f"set_mode_{m}") for m in modes)),
            Row("size", "set_size", "set_size_help", sizes, tuple(f"{w} × {h}" for w, h in sizes)),
            Row(
                "text_scale",
                "set_text",
                "set_text_help",
                TEXT_SCALES,
                tuple(say("set_percent", value=scale) for scale in TEXT_SCALES),
            ),
            Row("high_contrast", "set_contrast", "set_contrast_help", (False, True), (say("set_off"), say("set_on"))),
            Row("reduced_motion", "set_motion", "set_motion_help", (False, True), (say("set_off"), say("set_on"))),
        ]

    def _play(self) -> list[Row]:
        say = self.host.words
        speeds = ("off", "fast", "normal", "slow")
        return [
            Row(
                "animation",
                "set_animation",
                "set_animation_help",
                speeds,
                tuple(say(f"set_animation_{s}") for s in speeds),
            ),
            Row(
                "bot_pace",
                "set_pace",
                "set_pace_help",
                (0.0, 0.3, 1.0),
                (say("set_pace_0"), say("set_pace_3"), say("set_pace_10")),
            ),
            Row(
                "hover_ms",
                "set_hover",
                "set_hover_help",
                (0, 300, 600, HOVER_OFF),
                (say("set_hover_0"), say("set_hover_300"), say("set_hover_600"), say("set_off")),
            ),
            Row("ask_always", "set_always", "set_always_help", (False, True), (say("set_off"), say("set_on"))),
            Row("hints", "set_hints", "set_hints_help", (False, True), (say("set_off"), say("set_on"))),
        ]

    def _sound(self) -> list[Row]:
        say, steps = self.host.words, tuple(range(0, 101, 10))
        labels = tuple(say("set_percent", value=v) for v in steps)
        return [
            Row("muted", "set_muted", "set_sound_help", (False, True), (say("set_on"), say("set_off"))),
            Row("master", "set_master", "", steps, labels, True),
            Row("effects", "set_effects", "", steps, labels, True),
        ]

    def _language(self) -> list[Row]:
        say, codes = self.host.words, (*words.languages(), words.PSEUDO)
        return [
            Row("language", "set_language", "set_language_help", codes, tuple(say(f"set_language_{c}") for c in codes))
        ]

    # -- layout ---------------------------------------------------------------------------------

    def _tab_buttons(self) -> list[Button]:
        say = self.host.words
        return [Button(f"tab:{n}", say(f"set_tab_{n}"), icon, chosen=n == self.tab, size=18) for n, icon in TABS]

    def _split(self, look: Look, body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The column of groups and the panel of rows."""
        wide = max(button.width(look, shown) for shown in self._tab_buttons())
        wide = min(max(wide, look.px(240)), round(body.width * 0.36))
        left = pygame.Rect(body.x, body.y, wide, body.height)
        x = left.right + look.px(22)
        return left, pygame.Rect(x, body.y, body.right - x, body.height)

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """Groups at the left, rows at the right."""
        left, right = self._split(look, body)
        high, y = button.height(look, 18), left.y
        gap = max(4, min(look.px(12), (left.height - 5 * high) // 4))
        controls = []
        for shown in self._tab_buttons():
            rect = pygame.Rect(left.x, y, left.width, high)
            controls.append(from_button(shown, rect, self._opener(shown.key[4:])))
            y += high + gap
        area = inside(look, right, False)
        self.scroll_area = area
        rows = self._key_rows(look, area) if self.tab == "keys" else self._value_rows(look, area)
        self.scroll_height = rows[-1].rect.bottom - area.y if rows else 0
        return controls + rows

    def _opener(self, tab: str) -> Callable[[], None]:
        def act() -> None:
            self.tab, self.scroll, self._waiting = tab, 0, None
            self.rebuild()

        return act

    def _value_rows(self, look: Look, area: pygame.Rect) -> list[Control]:
        say, y, out = self.host.words, area.y, []
        for row in self._rows():
            explain = say(row.help) if row.help else ""
            high = stepper.height(look, area.width, say(row.name), explain)
            out.append(
                Control(
                    row.field,
                    pygame.Rect(area.x, y, area.width, high),
                    self._painter(row, explain),
                    step=self._stepper(row),
                    scrolls=True,
                )
            )
            y += high + look.px(10)
        return out

    def _index(self, row: Row) -> int:
        now = getattr(self.host.preferences, row.field)
        return row.values.index(now) if now in row.values else 0

    def _painter(self, row: Row, explain: str) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            index = self._index(row)
            share = index / (len(row.values) - 1) if row.bar else None
            name = self.host.words(row.name)
            stepper.draw(surface, look, rect, name, row.labels[index], explain=explain, state=state, share=share)

        return paint

    def _stepper(self, row: Row) -> Callable[[int], None]:
        def step(by: int) -> None:
            index = self._index(row) + by
            index = max(0, min(len(row.values) - 1, index)) if row.bar else index % len(row.values)
            self.host.apply(self.host.preferences.changed(**{row.field: row.values[index]}))

        return step

    # -- keys -----------------------------------------------------------------------------------

    def _key_rows(self, look: Look, area: pygame.Rect) -> list[Control]:
        say, y, out = self.host.words, area.y, []
        for command in keys.DEFAULTS:
            explain = self._clash(command)
            high = stepper.height(look, area.width, say(f"command_{command}"), explain)
            rect = pygame.Rect(area.x, y, area.width, high)
            out.append(Control(f"key:{command}", rect, self._key_painter(command), self._asker(command), scrolls=True))
            y += high + look.px(8)
        return out

    def _clash(self, command: str) -> str:
        """Which other command uses the same key."""
        bound = self.host.preferences.keys
        other = next((c for c, key in bound.items() if c != command and key == bound[command]), None)
        say = self.host.words
        return say("set_keys_conflict", other=say(f"command_{other}")) if other else ""

    def _key_painter(self, command: str) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            say, clash = self.host.words, self._clash(command)
            waiting = self._waiting == command
            value = say("set_keys_press") if waiting else self.host.keys.name(command)
            tone = look.theme.accent if waiting else look.theme.bad if clash else None
            stepper.draw(
                surface,
                look,
                rect,
                say(f"command_{command}"),
                value,
                explain=clash,
                state=state,
                tone=tone,
                arrows=False,
            )

        return paint

    def _asker(self, command: str) -> Callable[[], None]:
        def act() -> None:
            self._waiting, self.dirty = command, True

        return act

    def _reset_keys(self) -> None:
        self.host.apply(self.host.preferences.changed(keys=dict(Preferences().keys)))
        self.host.toast(self.host.words("set_reset_done"))

    def handle(self, event: pygame.event.Event) -> bool:
        """While a command waits for its new key, the next key is it."""
        if self._waiting and event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT):
                return True
            command, self._waiting = self._waiting, None
            self.dirty = True
            if event.key != pygame.K_ESCAPE:
                bound = self.host.keys.bound(command, keys.spelled(event))
                self.host.apply(self.host.preferences.changed(keys=dict(bound.bindings)))
            return True
        return super().handle(event)

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading and the panel behind the rows."""
        super().paint(surface, look)
        right = self._split(look, self.body(look))[1]
        right.height = min(right.height, self.scroll_height + 2 * look.px(18))
        self.sheet(surface, look, right)
        if self.tab == "keys":
            head = self.head_rect(look)
            wide = text.measure(look, self.heading(), role="title", size=38 / look.text_scale**0.5)[0] + look.px(40)
            place = pygame.Rect(head.x + wide, head.y, head.width - wide, head.height)
            text.draw(
                surface,
                look,
                self.host.words("set_keys_help"),
                place,
                color=look.theme.muted,
                align="right",
                valign="middle",
            )
