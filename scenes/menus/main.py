"""The main menu: the lantern, what one can do, and a tile for each title that can be played."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, layout, resources, text, vector
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.screen import Control, Painter, Screen, from_button
from scenes.menus import tile
from scenes.menus.confirm import Confirm
from scenes.menus.data import MainInfo, TitleInfo


@dataclass(frozen=True)
class MainActions:
    """What the menu's items do; each opens something."""

    resume: Callable[[], None]
    new: Callable[[str], None]
    load: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None]
    credits: Callable[[], None]
    statistics: Callable[[], None]
    lan: Callable[[], None] | None = None


class MainMenu(Screen):
    """`info` is asked again whenever the menu comes back on top."""

    theme = "house"

    def __init__(self, info: Callable[[], MainInfo], actions: MainActions) -> None:
        """Ask `info` for what to show."""
        super().__init__()
        self._ask = info
        self._info = info()
        self._actions = actions

    def resume(self, result: object) -> None:
        """Saves may have changed meanwhile."""
        self._info = self._ask()
        super().resume(result)

    # -- layout ---------------------------------------------------------------------------------

    def _left(self, look: Look) -> pygame.Rect:
        margin = look.px(88) if not look.compact else look.px(64)
        wide = round(max(look.px(430), min(look.width * 0.3, look.px(430) * max(1.0, look.text_scale * 0.8))))
        return pygame.Rect(margin, margin, wide, look.height - 2 * margin)

    def _right(self, look: Look) -> pygame.Rect:
        left = self._left(look)
        x = left.right + look.px(74)
        top = left.y + look.px(8)
        foot = self._foot_height(look, look.width - look.px(60) - x)
        return pygame.Rect(x, top, look.width - look.px(60) - x, look.height - top - foot - look.px(44))

    def _foot_height(self, look: Look, width: int) -> int:
        room = width - look.px(90)
        return text.measure(look, self.host.words("menu_foot"), width=room, size=17)[1] + look.px(14)

    def _head(self, look: Look) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Places of the name's two lines and of the motto."""
        left, lantern = self._left(look), self._lantern_side(look)
        line = text.line_height(look, "title", look.type_px(self._name_size(look)))
        first = pygame.Rect(left.x, left.y, left.width - lantern - look.px(10), line)
        second = first.move(0, line)
        motto_high = text.measure(look, self.host.words("app_motto"), width=left.width, size=21)[1]
        return first, second, pygame.Rect(left.x + 3, second.bottom + look.px(18), left.width, motto_high)

    def _name_size(self, look: Look) -> float:
        return 74 / look.text_scale

    def _lantern_side(self, look: Look) -> int:
        return look.px(104)

    def build(self, look: Look) -> list[Control]:
        """The items at the left, then the tiles."""
        items = self._items()
        left, motto = self._left(look), self._head(look)[2]
        high = button.height(look)
        free = left.bottom + look.px(40) - motto.bottom - look.px(30)
        gap = max(4, min(look.px(14), (free - high * len(items)) // max(1, len(items) - 1)))
        high = min(look.px(66) if look.text_scale <= 1 else high * 2, (free - gap * (len(items) - 1)) // len(items))
        high = max(high, button.height(look))
        y = motto.bottom + look.px(30)
        total = len(items) * (high + gap)
        overflow = y + total > look.height
        controls = []
        for shown, act in items:
            rect = pygame.Rect(left.x, y, left.width, high)
            controls.append(from_button(shown, rect, act, scrolls=overflow))
            y += high + gap
        if overflow:
            top = motto.bottom + look.px(30)
            self.scroll_area = pygame.Rect(left.x, top, left.width, look.height - top - look.px(20))
            self.scroll_height = total
        return controls + self._tiles(look)

    def _tiles(self, look: Look) -> list[Control]:
        infos = self._info.titles
        spots = tile.places(self._right(look), len(infos), look.px(20))
        return [
            Control(
                f"tile:{info.id}",
                spot,
                self._painter(info),
                self._opener(info),
                tip=tile.tip(look, spot, info, self.host.words),
            )
            for info, spot in zip(infos, spots, strict=False)
        ]

    def _painter(self, info: TitleInfo) -> Painter:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            shown = State(state.hovered, state.pressed, state.focused and self.by_keys)
            tile.draw(surface, look, rect, info, self.host.words, shown)

        return paint

    def _opener(self, info: TitleInfo) -> Callable[[], None]:
        return lambda: self._actions.new(info.id)

    def _items(self) -> list[tuple[Button, Callable[[], None]]]:
        words, do, latest = self.host.words, self._actions, self._info.latest
        items: list[tuple[Button, Callable[[], None]]] = []
        if latest:
            note = self._latest_note(latest.title, latest.round)
            items.append(
                (Button("continue", words("menu_continue"), "ui_play", size=21, note=note, primary=True), do.resume)
            )
        first = self._info.titles[0].id if self._info.titles else ""
        items.append((Button("new", words("menu_new"), "ui_new", size=21, primary=not latest), lambda: do.new(first)))
        lan = Button(
            "lan",
            words("menu_lan"),
            "ui_network",
            size=21,
            note="" if do.lan else words("menu_lan_note"),
            reason="" if do.lan else words("menu_lan_barred"),
        )
        items.append((lan, do.lan or _nothing))
        none = "" if self._info.saves else words("menu_load_none")
        count = str(self._info.saves) if self._info.saves else ""
        items.append((Button("load", words("menu_load"), "ui_load", size=21, note=count, reason=none), do.load))
        items.append((Button("rules", words("menu_rulebooks"), "ui_rules", size=21), do.rules))
        items.append((Button("statistics", words("menu_statistics"), "ui_chart", size=21), do.statistics))
        items.append((Button("settings", words("menu_settings"), "ui_settings", size=21), do.settings))
        items.append((Button("credits", words("menu_credits"), "ui_credits", size=21), do.credits))
        items.append((Button("quit", words("menu_quit"), "ui_quit", size=21), self.back))
        return items

    def _latest_note(self, title: str, stage: str) -> str:
        """Title and round, or the round alone where there is little room."""
        words, look = self.host.words, self.look
        full = words("menu_continue_note", title=f"@{title}", round=stage)
        used = text.measure(look, words("menu_continue"), role="heading", size=21)[0] + look.px(110)
        return full if used + text.measure(look, full, size=16)[0] <= self._left(look).width else stage

    # -- behaviour ------------------------------------------------------------------------------

    def back(self) -> None:
        """Escape asks once whether to quit."""
        words = self.host.words
        self.host.stack.push(
            Confirm(words("menu_quit_ask"), words("menu_quit_text"), words("menu_quit"), self.host.quit)
        )

    def command(self, name: str) -> bool:
        """F1 opens the rulebooks."""
        if name == "rules":
            self._actions.rules()
            return True
        return False

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Name, lantern, motto and foot."""
        words = self.host.words
        first, second, motto = self._head(look)
        size = self._name_size(look)
        ink = look.theme.text
        text.draw(surface, look, words("app_name_first"), first, role="title", size=size, color=ink, wrap=False)
        text.draw(surface, look, words("app_name_second"), second, role="title", size=size, color=ink, wrap=False)
        text.draw(surface, look, words("app_motto"), motto, size=21, color=look.theme.tint)
        self._lantern(surface, look, first, second)
        self._foot(surface, look)

    def _lantern(self, surface: pygame.Surface, look: Look, first: pygame.Rect, second: pygame.Rect) -> None:
        side, left = self._lantern_side(look), self._left(look)
        at = pygame.Rect(left.right - side, (first.top + second.bottom - side) // 2, side, side)
        for blur, alpha in ((round(side * 0.85), 0.34), (round(side * 0.3), 0.3)):
            light = vector.shadow(side // 2, side // 2, side // 4, blur, (255, 178, 74), alpha)
            surface.blit(light, light.get_rect(center=at.center))
        surface.blit(resources.icon("ui_lantern", side, look.theme.accent), at)

    def _foot(self, surface: pygame.Surface, look: Look) -> None:
        right = self._right(look)
        high = self._foot_height(look, right.width)
        row = pygame.Rect(right.x, right.bottom + look.px(18), right.width, high)
        note, version = layout.columns(row, [1.0, max(2, look.px(90))])
        text.draw(surface, look, self.host.words("menu_foot"), note, size=17, color=look.theme.muted)
        text.draw(surface, look, self._info.version, version, size=17, color=look.theme.muted, align="right")


def _nothing() -> None:
    """A barred item does nothing: its reason is shown instead."""
