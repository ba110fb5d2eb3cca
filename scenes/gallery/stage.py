"""What the gallery's tables share: the bar above, panels with labels, paragraphs, a log, buttons without effect."""

from abc import ABC, abstractmethod

import pygame

from scenes.kit import card, excerpt, panel, prompt, resources, text, vector
from scenes.kit.button import Button, State
from scenes.kit.cardstock import Card, CardState, Stat
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.prompt import Prompt
from scenes.kit.resources import Color
from scenes.kit.screen import Control, Screen, from_button
from scenes.kit.theme import mix
from scenes.kit.words import Words


class Stage(Screen, ABC):
    """A table without a game behind it: it only shows what the parts look like together."""

    def bar(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, name: str, status: str) -> None:
        """The bar at the top: menu and title at the left, where the game stands at the right."""
        panel.draw(surface, look, rect)
        pad = look.px(20)
        wide = text.measure(look, name, role="heading", size=24)[0] + 4
        left = pygame.Rect(after_menu(look, rect), rect.y, min(wide, rect.width // 2), rect.height)
        text.draw(surface, look, name, left, role="heading", size=24, valign="middle", wrap=False)
        right = pygame.Rect(left.right + pad, rect.y, rect.right - pad - left.right - pad, rect.height)
        if text.measure(look, status, size=look.floor / look.unit / look.text_scale)[0] > right.width:
            excerpt.draw(surface, look, status, right, role="body", size=17, ink=look.theme.muted, valign="middle")
        else:
            text.draw(surface, look, status, right, size=17, color=look.theme.muted, align="right", valign="middle")

    @abstractmethod
    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """Where the prompt stands and what it asks."""

    @abstractmethod
    def areas(self, look: Look) -> dict[str, pygame.Rect]:
        """Where everything lies."""

    def build(self, look: Look) -> list[Control]:
        """The buttons of the prompt, and the menu in the bar."""
        rect, shown = self.asked(look)
        spots = prompt.plan(look, rect, shown, inline=True).buttons
        menu = menu_place(look, self.areas(look)["bar"])
        out = [from_button(one, place, lambda: None) for one, place in spots]
        return [*out, Control("menu", menu, _menu, self.back, tip=self.host.words("open-menu"), radius=6)]

    def undo(self) -> Button:
        """The button that takes back."""
        return Button("undo", self.host.words("gal_undo"), "ui_undo", self.host.keys.name("undo"))

    def prompt(self, surface: pygame.Surface, look: Look, *, framed: bool = True) -> None:
        """The question; the buttons are drawn as controls."""
        rect, shown = self.asked(look)
        if framed:
            panel.draw(surface, look, rect)
        spots = prompt.plan(look, rect, shown, inline=True)
        text.draw(surface, look, shown.ask, spots.ask, role="strong", size=20)
        if shown.why:
            text.draw(surface, look, shown.why, spots.why, size=17, color=look.theme.muted)

    def over(self, surface: pygame.Surface, look: Look) -> None:
        """What lies above the controls, as a card that rises from the hand."""

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and above it what rises."""
        super().draw(surface)
        self.over(surface, self.look)

    def ask_height(self, look: Look, width: int, shown: Prompt) -> int:
        """Height of the prompt at a width."""
        return prompt.height(look, width, shown, inline=True)

    def log(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, title: str, lines: tuple[str, ...]) -> None:
        """A short log."""
        told = Log()
        told.add(*(Entry(line) for line in lines))
        told.fresh = len(lines) - 1
        told.draw(surface, look, rect, title)


def menu_place(look: Look, bar: pygame.Rect) -> pygame.Rect:
    """Where the menu's sign stands at the left end of a bar."""
    side = max(32, bar.height - look.px(14))
    return pygame.Rect(bar.x + look.px(10), bar.centery - side // 2, side, side)


def after_menu(look: Look, bar: pygame.Rect) -> int:
    """Where the words of a bar begin."""
    return menu_place(look, bar).right + look.px(6)


def _menu(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
    drawn = resources.icon("ui_menu", round(rect.width * 0.64), look.theme.text if state.hovered else look.theme.tint)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def boxed(surface: pygame.Surface, look: Look, rect: pygame.Rect, label: str, *, active: bool = False) -> pygame.Rect:
    """A panel with a label; returns what is left inside."""
    panel.draw(surface, look, rect, active=active)
    return labelled(surface, look, rect, label)


def labelled(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, label: str, ink: Color | None = None
) -> pygame.Rect:
    """The label at the top of a panel; returns what is left inside."""
    pad, edge, ink = look.px(18), look.px(14), ink or look.theme.tint
    high = _label_high(look) if label else 0
    if label:
        row = pygame.Rect(rect.x + pad, rect.y + edge, rect.width - 2 * pad, high)
        if text.layout(look, label.upper(), None, "label", look.floor, ink).width * 1.1 > row.width:
            line(surface, look, label.upper(), row, role="label", size=16, ink=ink)
        else:
            text.label(surface, look, label, row, color=ink)
    top = rect.y + edge + high + (look.px(8) if label else 0)
    return pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, max(1, rect.bottom - edge - top))


def paragraph(
    surface: pygame.Surface, look: Look, markup: str, rect: pygame.Rect, *, size: float = 17, ink: Color | None = None
) -> None:
    """As much of a text as fits."""
    excerpt.draw(surface, look, markup, rect, role="body", size=size, ink=ink or look.theme.muted)


def line(
    surface: pygame.Surface,
    look: Look,
    words: str,
    rect: pygame.Rect,
    *,
    role: str,
    size: float,
    ink: Color | None = None,
) -> None:
    """One line, ended with a sign where it is too long."""
    high = max(rect.height, text.line_height(look, role, look.type_px(size)))
    row = pygame.Rect(rect.x, rect.y, rect.width, min(high, round(look.type_px(size) * 1.9)))
    excerpt.draw(surface, look, words, row, role=role, size=size, ink=ink or look.theme.text)


def numbers(
    surface: pygame.Surface, look: Look, row: pygame.Rect, shown: tuple[tuple[str, str, Color], ...], size: float = 20
) -> None:
    """Icons with numbers side by side, as many as fit."""
    x = row.x
    for icon, said, tone in shown:
        wide = row.height + look.px(4) + text.measure(look, said, role="strong", size=size)[0]
        if x + wide > row.right:
            return
        surface.blit(resources.icon(icon, row.height - 4, tone), (x, row.y + 2))
        box = pygame.Rect(x + row.height + look.px(4), row.y, wide, row.height)
        text.draw(surface, look, said, box, role="strong", size=size, valign="middle", wrap=False)
        x += wide + look.px(10)


def portrait(surface: pygame.Surface, look: Look, rect: pygame.Rect, icon: str, hue: Color) -> None:
    """A picture of a character: an icon in the light of the seat's colour."""
    w, h = rect.size
    body = vector.radial(
        "p",
        (w / 2, h * 0.36),
        max(w, h) * 0.7,
        (0, mix(hue, (0, 0, 0), 0.36), 1),
        (0.5, mix(hue, (0, 0, 0), 0.64), 1),
        (1, mix(hue, (0, 0, 0), 0.88), 1),
    )
    pen = vector.pen(mix(hue, look.theme.tint, 0.6), max(1.2, look.unit * 1.4), 0.6)
    body += vector.rect(1, 1, w - 2, h - 2, look.px(look.theme.radius * 0.7), vector.paint("url(#p)") + " " + pen)
    surface.blit(vector.picture(w, h, body), rect)
    side, blur = round(min(w * 0.76, h * 0.76)), look.px(8)
    drawn = resources.icon(icon, side, (255, 255, 255))
    at = drawn.get_rect(center=rect.center)
    surface.blit(vector.soften(drawn, blur, 0.6), (at.x - blur, at.y - blur + look.px(5)))
    surface.blit(drawn, at)


def fits_label(look: Look) -> int:
    """Height of a panel's label with its margins."""
    return _label_high(look) + look.px(22)


def _label_high(look: Look) -> int:
    return text.line_height(look, "label", look.type_px(16 * look.theme.label_size))


def bar_height(look: Look) -> int:
    """Height of the bar at the top."""
    return max(look.px(50), text.line_height(look, "heading", look.type_px(24)) + look.px(10))


def sentinel(words: Words, key: str, kind: str, keywords: str, **numbers: object) -> Card:
    """A Sentinels card with its true name and text."""
    for tail in ("_text", "_power", "_perform"):
        if words.has(key + tail):
            return _card(words, key, kind, keywords, words(key + tail), numbers)
    return _card(words, key, kind, keywords, "", numbers)


def _card(words: Words, key: str, kind: str, keywords: str, body: str, numbers: dict[str, object]) -> Card:
    marks = numbers.get("marks", ())
    points = numbers.get("points")
    return Card(
        key,
        words(key),
        kind,
        words(keywords),
        body,
        hp=str(numbers.get("hp", "")),
        corner=str(numbers.get("corner", "")),
        marks=tuple(mark for mark in marks if isinstance(mark, Stat)) if isinstance(marks, tuple) else (),
        points=points if isinstance(points, tuple) else None,
    )


LIT = CardState(selectable=True)
PLAIN = card.CALM
