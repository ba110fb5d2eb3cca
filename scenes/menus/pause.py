"""The pause menu over a table: go on, save, start again, concede, hand a seat over, settings, rules, leave."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, layout, panel, text
from scenes.kit.button import Button
from scenes.kit.look import Look
from scenes.kit.screen import Control, Screen, from_button
from scenes.menus.confirm import Confirm
from scenes.menus.data import PauseSeat

Item = tuple[Button, Callable[[], None]]


@dataclass(frozen=True)
class PauseActions:
    """What the items do; `hand` gets a seat and whether the computer takes it. A missing one is not shown."""

    save: Callable[[], None] | None
    restart: Callable[[], None]
    settings: Callable[[], None]
    rules: Callable[[], None]
    leave: Callable[[], None]
    concede: Callable[[], None] | None = None
    standings: Callable[[], None] | None = None
    privacy: Callable[[], None] | None = None
    hand: Callable[[int, bool], None] | None = None


class Pause(Screen):
    """`seats` is asked again after a seat was handed over."""

    opaque = False

    def __init__(self, seats: Callable[[], tuple[PauseSeat, ...]], actions: PauseActions, theme: str = "house") -> None:
        """`theme` is that of the table below."""
        super().__init__()
        self.theme = theme
        self._seats, self._actions = seats, actions

    def _items(self) -> list[Item]:
        say, do = self.host.words, self._actions
        items: list[Item] = [
            (Button("resume", say("pause_resume"), "ui_play", badge="Esc", primary=True), self.back),
            (Button("rules", say("menu_rulebooks"), "ui_rules", badge=self.host.keys.name("rules")), do.rules),
            (Button("settings", say("menu_settings"), "ui_settings"), do.settings),
            (Button("restart", say("pause_restart"), "ui_restart"), self._sure("pause_restart", do.restart)),
        ]
        if do.save:
            saving = Button("save", say("pause_save"), "ui_save", badge=self.host.keys.name("save"))
            items.insert(1, (saving, do.save))
        if do.standings:
            items.insert(-1, (Button("standings", say("pause_standings"), "ui_ticked"), do.standings))
        if do.privacy:
            items.insert(-1, (Button("privacy", say("privacy_heading"), "ui_lock"), do.privacy))
        if do.concede:
            sure = self._sure("pause_concede", do.concede, grave=True)
            items.append((Button("concede", say("pause_concede"), "ui_concede"), sure))
        items.append((Button("leave", say("pause_quit"), "ui_quit"), self._sure("pause_quit", do.leave)))
        return items

    def _sure(self, message: str, act: Callable[[], None], *, grave: bool = False) -> Callable[[], None]:
        """Ask once before something large; it is grave where a game is lost."""

        def ask() -> None:
            say = self.host.words
            asked = (say(f"{message}_ask"), say(f"{message}_text"), say(message))
            self.host.stack.push(Confirm(*asked, act, theme=self.theme, grave=grave))

        return ask

    # -- layout ---------------------------------------------------------------------------------

    def _seat_button(self, seat: PauseSeat) -> Button:
        say = self.host.words
        label = say("pause_to_person") if seat.bot else say("pause_to_bot")
        return Button(f"hand:{seat.seat}", label, "ui_person" if seat.bot else "ui_robot", size=17)

    def _box(self, look: Look) -> pygame.Rect:
        wide = min(look.px(1060) if self._shows_seats() else look.px(620), look.width - look.px(60))
        wide = min(look.width - look.px(60), round(wide * max(1.0, look.text_scale * 0.75)))
        items, gap = self._items(), self._gap(look)
        rows = len(items) * (button.height(look) + gap) - gap + self._head(look) + look.px(24)
        high = min(max(rows, self._seats_height(look)), look.height - look.px(30))
        return layout.centered(pygame.Rect(0, 0, look.width, look.height), wide, high)

    def _gap(self, look: Look) -> int:
        return max(4, look.px(10))

    def _head(self, look: Look) -> int:
        return text.line_height(look, "title", look.type_px(32 / look.text_scale**0.5)) + look.px(36)

    def _shows_seats(self) -> bool:
        return self._actions.hand is not None and bool(self._seats())

    def _seats_height(self, look: Look) -> int:
        if not self._shows_seats():
            return 0
        return self._head(look) + len(self._seats()) * self._seat_row(look) + look.px(30)

    def _seat_row(self, look: Look) -> int:
        return text.line_height(look, "strong", look.type_px(19)) + button.height(look, 17) + look.px(26)

    def _halves(self, look: Look, box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        inner = pygame.Rect(box.x + look.px(30), box.y + self._head(look), box.width - look.px(60), 0)
        inner.height = box.bottom - look.px(24) - inner.y
        if not self._shows_seats():
            return inner, pygame.Rect(0, 0, 0, 0)
        left, right = layout.columns(inner, [0.52, 0.48], look.px(36))
        return left, right

    def build(self, look: Look) -> list[Control]:
        """Items at the left, seats at the right."""
        left, right = self._halves(look, self._box(look))
        items = self._items()
        high, gap = button.height(look), self._gap(look)
        scrolls = len(items) * (high + gap) - gap > left.height
        if scrolls:
            self.scroll_area, self.scroll_height = left, len(items) * (high + gap) - gap
        out: list[Control] = []
        for index, (shown, act) in enumerate(items):
            rect = pygame.Rect(left.x, left.y + index * (high + gap), left.width, high)
            out.append(from_button(shown, rect, act, scrolls=scrolls))
        if self._shows_seats():
            out += self._seat_controls(look, right)
        return out

    def _seat_controls(self, look: Look, area: pygame.Rect) -> list[Control]:
        out, high = [], button.height(look, 17)
        name = text.line_height(look, "strong", look.type_px(19))
        for index, seat in enumerate(self._seats()):
            if seat.can_switch:
                rect = pygame.Rect(area.x, area.y + index * self._seat_row(look) + name + look.px(6), area.width, high)
                out.append(from_button(self._seat_button(seat), rect, self._hander(seat)))
        return out

    def _hander(self, seat: PauseSeat) -> Callable[[], None]:
        def act() -> None:
            if self._actions.hand:
                self._actions.hand(seat.seat, not seat.bot)
                self.rebuild()

        return act

    def command(self, name: str) -> bool:
        """The menu key closes it too; the keys of the rules and of saving work as at the table."""
        act = {"menu": self.back, "rules": self._actions.rules, "save": self._actions.save}.get(name)
        if act:
            act()
        return act is not None

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Panel, heading and the names of the seats."""
        say, box = self.host.words, self._box(look)
        panel.draw(surface, look, box, alpha=0.985, border=look.theme.tint)
        left, right = self._halves(look, box)
        size = 32 / look.text_scale**0.5
        head = pygame.Rect(left.x, box.y + look.px(20), left.width, self._head(look) - look.px(30))
        text.draw(surface, look, say("pause_heading"), head, role="title", size=size, wrap=False)
        if not self._shows_seats():
            return
        mark = pygame.Rect(right.x, head.y + look.px(12), right.width, head.height - look.px(12))
        text.label(surface, look, say("pause_seats"), mark)
        for index, seat in enumerate(self._seats()):
            row = pygame.Rect(right.x, right.y + index * self._seat_row(look), right.width, 0)
            row.height = text.line_height(look, "strong", look.type_px(19))
            kind = say("pause_bot") if seat.bot else say("pause_person")
            text.draw(surface, look, f"**{say(seat.name)}** · {kind}", row, size=19, color=look.theme.muted)
