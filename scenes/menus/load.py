"""Saved games: named slots and autosaves, in several orders, with rename and delete; broken ones say what is wrong."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.kit import panel, record, resources, text, vector
from scenes.kit.button import Button, State
from scenes.kit.look import Look
from scenes.kit.preferences import SAVES_ORDERS
from scenes.kit.screen import Control
from scenes.kit.theme import mix
from scenes.menus import empty
from scenes.menus.confirm import Confirm
from scenes.menus.data import SaveInfo
from scenes.menus.entry import Entry
from scenes.menus.page import Foot, Page, inside
from scenes.stack import Host


@dataclass(frozen=True)
class LoadActions:
    """What can be done with a saved game, by its slot."""

    load: Callable[[str], None]
    delete: Callable[[str], None]
    rename: Callable[[str, str], None]


def ordered(saves: Iterable[SaveInfo], order: str, words: Callable[..., str]) -> tuple[SaveInfo, ...]:
    """Saved games in one of the orders; of equal ones the newest first, and broken ones last."""
    keys: dict[str, Callable[[SaveInfo], Any]] = {
        "newest": lambda save: -save.saved,
        "oldest": lambda save: save.saved,
        "name": lambda save: words(save.name).casefold(),
        "title": lambda save: words(save.title or save.name).casefold(),
        "round": lambda save: -save.played,
    }
    key = keys[order]
    return tuple(sorted(saves, key=lambda save: (bool(save.broken), key(save), -save.saved)))


class Load(Page):
    """`saves` is asked again after every change."""

    def __init__(self, saves: Callable[[], tuple[SaveInfo, ...]], actions: LoadActions) -> None:
        """The first whole game is chosen at first."""
        super().__init__()
        self._ask, self._actions = saves, actions
        self._saves: tuple[SaveInfo, ...] = ()
        self.chosen: str | None = None

    def enter(self, host: Host) -> None:
        """List the games."""
        self._host = host
        self._reload()
        super().enter(host)

    def heading(self) -> str:
        """Saved games."""
        return self.host.words("load_heading")

    def _current(self) -> SaveInfo | None:
        return next((save for save in self._saves if save.slot == self.chosen), None)

    def foot(self) -> Foot:
        """Back, the order, delete, rename, load."""
        say, save = self.host.words, self._current()
        if not self._saves:
            return super().foot()
        none = "" if save else say("load_choose")
        broken = say("load_broken", reason=save.broken) if save and save.broken else none
        unnamed = say("load_rename_auto") if save and save.auto else ""
        return [
            (Button("back", say("ui_back"), "ui_back"), self.back),
            (Button("order", say("load_order", order=say(f"load_order_{self._order}")), "ui_more"), self._reorder),
            (Button("delete", say("load_delete"), "ui_delete", reason=none), self._delete),
            (Button("rename", say("load_rename"), "ui_rename", reason=broken or unnamed), self._rename),
            (Button("load", say("load_load"), "ui_play", primary=True, reason=broken), self._load),
        ]

    # -- layout ---------------------------------------------------------------------------------

    def fill(self, look: Look, body: pygame.Rect) -> list[Control]:
        """One row per saved game."""
        area = inside(look, body, False)
        self.scroll_area = area
        y, out = area.y, []
        for save in self._saves:
            high = self._row_height(look, area.width, save)
            rect = pygame.Rect(area.x, y, area.width, high)
            out.append(Control(f"save:{save.slot}", rect, self._painter(save), self._chooser(save), scrolls=True))
            y += high + look.px(10)
        self.scroll_height = max(0, y - look.px(10) - area.y)
        return out

    def _text_width(self, look: Look, width: int) -> int:
        return width - _picture_size(look)[0] - look.px(46)

    def _lines(self, save: SaveInfo) -> tuple[str, str]:
        """The second and third line of a row."""
        say = self.host.words
        if save.broken:
            return say("load_broken", reason=save.broken), save.when
        stage = [say(save.title), save.round, save.when]
        seats = [save.against, say("list-comma").join(save.seats)]
        return _between(stage), _between(seats)

    def _row_height(self, look: Look, width: int, save: SaveInfo) -> int:
        room = self._text_width(look, width)
        total = text.measure(look, self._name(save), width=room, role="strong", size=20)[1]
        total += sum(text.measure(look, line, width=room, size=16)[1] for line in self._lines(save) if line)
        return max(_picture_size(look)[1] + look.px(20), total + look.px(24))

    def _name(self, save: SaveInfo) -> str:
        return f"{save.name} · {self.host.words('load_auto')}" if save.auto else save.name

    # -- actions --------------------------------------------------------------------------------

    @property
    def _order(self) -> str:
        return self.host.preferences.saves_order

    def _reorder(self) -> None:
        """List the games in the next order, now and from now on."""
        after = SAVES_ORDERS[(SAVES_ORDERS.index(self._order) + 1) % len(SAVES_ORDERS)]
        self.scroll = 0
        self.host.apply(self.host.preferences.changed(saves_order=after))
        self._reload()

    def _chooser(self, save: SaveInfo) -> Callable[[], None]:
        def act() -> None:
            if self.chosen == save.slot and not save.broken:
                self._load()
                return
            self.chosen = save.slot
            self.rebuild()

        return act

    def _load(self) -> None:
        save = self._current()
        if save:
            self._actions.load(save.slot)

    def _delete(self) -> None:
        save, say = self._current(), self.host.words
        if save:
            ask, more = say("load_delete_ask", name=save.name), say("load_delete_text")
            self.host.stack.push(
                Confirm(ask, more, say("load_delete"), lambda: self._do_delete(save), icon="ui_delete", grave=True)
            )

    def _do_delete(self, save: SaveInfo) -> None:
        self._actions.delete(save.slot)
        self._reload()

    def _rename(self) -> None:
        save, say = self._current(), self.host.words
        if save:
            taken = [one.name for one in self._saves if one.slot != save.slot and not one.auto]
            refuse = lambda name: say("load_name_taken") if name in taken else ""  # noqa: E731
            done = lambda name: self._do_rename(save, name)  # noqa: E731
            self.host.stack.push(Entry(say("load_rename_heading"), save.name, done, refuse=refuse))

    def _do_rename(self, save: SaveInfo, name: str) -> None:
        self._actions.rename(save.slot, name)
        self._reload()

    def _reload(self) -> None:
        self._saves = ordered(self._ask(), self._order, self.host.words)
        if self._current() is None:
            self.chosen = next((save.slot for save in self._saves if not save.broken), None)
        self.rebuild()

    # -- drawing --------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Heading, panel, and a word when there is nothing."""
        super().paint(surface, look)
        if not self._saves:
            empty.draw(self, surface, look, "ui_load", "load_empty")
            return
        body = self.body(look)
        body.height = min(body.height, self.scroll_height + 2 * look.px(18))
        self.sheet(surface, look, body)

    def _painter(self, save: SaveInfo) -> Callable[[pygame.Surface, Look, pygame.Rect, State], None]:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            theme, chosen = look.theme, save.slot == self.chosen
            lift = (0.1 if state.hovered else 0.0) + (0.12 if chosen else 0.0)
            fill = (mix(theme.button[0], theme.tint, lift), mix(theme.button[1], theme.tint, lift))
            border, line = (theme.accent, 2.0) if chosen else (theme.tint_deep, 1.0)
            radius = look.px(theme.radius * 0.7)
            ground = panel.sheet(rect.width, rect.height, *fill, 0.9, border, 0.9 if chosen else 0.3, line, radius)
            surface.blit(ground, rect)
            record.note("control", surface, rect, label=save.slot)
            self._picture(surface, look, rect, save)
            self._row_words(surface, look, rect, save)

        return paint

    def _picture(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, save: SaveInfo) -> None:
        """A small picture of the table, or the title's emblem."""
        wide, high = _picture_size(look)
        place = pygame.Rect(rect.x + look.px(12), rect.centery - high // 2, wide, high)
        if save.picture:
            surface.blit(pygame.transform.smoothscale(save.picture, place.size), place)
            return
        body = vector.radial("g", (place.width / 2, high / 2), high, (0, (40, 62, 84), 1), (1, (10, 16, 24), 1))
        body += vector.rect(0, 0, *place.size, look.px(6), vector.paint("url(#g)"))
        surface.blit(vector.picture(*place.size, body), place)
        side = round(high * 0.66)
        icon, tone = ("ui_broken", look.theme.bad) if save.broken else (save.icon or "ui_save", (230, 240, 250))
        surface.blit(resources.icon(icon, side, tone), (place.centerx - side // 2, place.centery - side // 2))

    def _row_words(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, save: SaveInfo) -> None:
        x, room = rect.x + _picture_size(look)[0] + look.px(28), self._text_width(look, rect.width)
        parts = [(self._name(save), "strong", 20.0, look.theme.text)]
        tone = look.theme.bad if save.broken else look.theme.muted
        parts += [(line, "body", 16.0, tone) for line in self._lines(save) if line]
        heights = [text.measure(look, words, width=room, role=role, size=size)[1] for words, role, size, _ in parts]
        y = rect.centery - sum(heights) // 2
        for (words, role, size, ink), high in zip(parts, heights, strict=True):
            text.draw(surface, look, words, pygame.Rect(x, y, room, high), role=role, size=size, color=ink)
            y += high


def _between(parts: list[str]) -> str:
    """What there is to say of some parts, in one line."""
    return " · ".join(part for part in parts if part)


def _picture_size(look: Look) -> tuple[int, int]:
    """The size of the small picture of a table: it grows with the texts beside it."""
    wide = round(look.px(149) * min(look.text_scale, 1.75))
    return wide, round(wide * 9 / 16)
