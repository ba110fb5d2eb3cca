"""The main menu: the lantern, what one can do, and a tile for each title that can be played."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import button, layout, record, resources, text, vector
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.screen import Control, Painter, Screen, from_button
from scenes.menus import tile
from scenes.menus.confirm import Confirm
from scenes.menus.data import MainInfo, SaveInfo, TitleInfo

_ITEM, _MOTTO = 24, 22
"""The sizes of the items' names and of the motto."""
_CLOSE = 0.94
"""How far below the first line of the name the second one stands, by the size of the letters."""


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
        x, y = (look.px(64), look.px(64)) if look.compact else (look.px(96), look.px(88))
        wide = round(max(look.px(430), min(look.width * 0.3, look.px(430) * max(1.0, look.text_scale * 0.8))))
        return pygame.Rect(x, y, wide, look.height - 2 * y)

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
        size = look.type_px(self._name_size(look))
        line = text.line_height(look, "title", size)
        first = pygame.Rect(left.x, left.y - look.px(4), left.width - lantern - look.px(10), line)
        second = first.move(0, round(size * _CLOSE))
        motto_high = text.measure(look, self.host.words("app_motto"), width=left.width, size=_MOTTO)[1]
        return first, second, pygame.Rect(left.x + 3, second.bottom + look.px(12), left.width, motto_high)

    def _name_size(self, look: Look) -> float:
        size, room = 78 / look.text_scale, self._left(look).width - self._lantern_side(look) - look.px(10)
        lines = (self.host.words("app_name_first"), self.host.words("app_name_second"))
        widest = max(text.measure(look, line, role="title", size=size)[0] for line in lines)
        return size * min(1.0, room / widest)

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
            tile.draw(surface, look, rect, info, self.host.words, shown, chosen=info.id == self._chosen())

        return paint

    def _chosen(self) -> str:
        """The title whose tile has the golden frame: the one pointed at, else the one that a new game is of."""
        for key in (self.hovered, self.focused if self.by_keys else None):
            if key and key.startswith("tile:"):
                return key.removeprefix("tile:")
        return self._current()

    def _current(self) -> str:
        """The title of the game to go on with, else the one set up last, else the first."""
        titles, latest = self._info.titles, self._info.latest
        going_on = [info.id for info in titles if latest and info.name == latest.title]
        set_up = [info.id for info in titles if info.id == self._info.last]
        return next(iter(going_on or set_up or [info.id for info in titles]), "")

    def _opener(self, info: TitleInfo) -> Callable[[], None]:
        return lambda: self._actions.new(info.id)

    def _items(self) -> list[tuple[Button, Callable[[], None]]]:
        words, do, latest, saves = self.host.words, self._actions, self._info.latest, self._info.saves

        def item(key: str, icon: str, note: str = "", reason: str = "", *, first: bool = False) -> Button:
            name = words(f"menu_{key}")
            return Button(key, name, icon, size=_ITEM, note=note, reason=reason, primary=first, glass=True)

        going_on = [(item("continue", "ui_play", self._latest_note(latest), first=True), do.resume)] if latest else []
        return [
            *going_on,
            (item("new", "ui_new", first=not latest), lambda: do.new(self._current())),
            (item("lan", "ui_network", *self._nearby()), do.lan or _nothing),
            (item("load", "ui_load", str(saves or ""), "" if saves else words("menu_load_none")), do.load),
            (item("rulebooks", "ui_rules"), do.rules),
            (item("statistics", "ui_chart"), do.statistics),
            (item("settings", "ui_settings"), do.settings),
            (item("credits", "ui_credits"), do.credits),
            (item("quit", "ui_quit"), self.back),
        ]

    def _nearby(self) -> tuple[str, str]:
        """What is said beside the local network, and why it cannot be chosen."""
        words, near = self.host.words, self._info.near
        if self._actions.lan is None:
            return words("menu_lan_note"), words("menu_lan_barred")
        return (words("menu_lan_near", count=near) if near else ""), ""

    def _latest_note(self, latest: SaveInfo) -> str:
        """Title and round, or the round alone where there is little room."""
        words, look = self.host.words, self.look
        full = words("menu_continue_note", title=f"@{latest.title}", round=latest.round)
        used = text.measure(look, words("menu_continue"), role="heading", size=_ITEM)[0] + look.px(120)
        return full if used + text.measure(look, full, size=16)[0] <= self._left(look).width else latest.round

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
        self._name(surface, look, first, second)
        text.draw(surface, look, words("app_motto"), motto, size=_MOTTO, color=look.theme.tint)
        self._lantern(surface, look, first, second)
        self._foot(surface, look)

    def _name(self, surface: pygame.Surface, look: Look, first: pygame.Rect, second: pygame.Rect) -> None:
        """Two lines that stand closer than those of other texts, and are one."""
        size, ink = self._name_size(look), look.theme.text
        lines = (self.host.words("app_name_first"), first), (self.host.words("app_name_second"), second)
        blocks = [text.fit(look, said, row.size, "title", size, ink, False) for said, row in lines]
        areas = [text.draw_block(surface, block, row) for block, (_, row) in zip(blocks, lines, strict=True)]
        label, area = " ".join(said for said, _ in lines), areas[0].union(areas[1])
        record.note("text", surface, area, label=label, box=first.union(second), size=blocks[0].size)

    def _lantern(self, surface: pygame.Surface, look: Look, first: pygame.Rect, second: pygame.Rect) -> None:
        side, left = self._lantern_side(look), self._left(look)
        at = pygame.Rect(left.right - side, (first.top + second.bottom - side) // 2 - look.px(10), side, side)
        for blur, alpha in ((round(side * 0.8), 0.58), (round(side * 0.3), 0.5)):
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
