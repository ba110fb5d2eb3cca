"""The gallery's page of boards: square, ring, lane and hex, all drawn in Tiled; the wheel zooms, dragging moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from scenes.gallery import dark, gothic, ship
from scenes.gallery.stage import boxed, line
from scenes.kit import board, lane, layout, pan, record, space, text, token
from scenes.kit.board import BoardMap, Fit
from scenes.kit.button import State
from scenes.kit.look import Look
from scenes.kit.pan import View
from scenes.kit.resources import Color
from scenes.kit.screen import Control, Painter, Screen
from scenes.kit.space import Space
from scenes.kit.token import Token
from scenes.kit.words import Words

_LANES: dict[str, tuple[Color, tuple[str, ...]]] = {
    "villain": (
        (140, 22, 52),
        (
            "gloom_zombie_servant", "gloom_profane_zealot", "gloom_drum_of_despair", "gloom_grimoire_of_curses",
            "gloom_chosen_disciple", "gloomweaver",
        ),
    ),
    "environment": (
        (24, 122, 92),
        (
            "tomb_akana", "tomb_rod_of_anubis", "tomb_swarm_of_scarabs", "tomb_spike_trap", "tomb_mdjai",
            "tomb_idol_of_anput",
        ),
    ),
    "hero": (
        (206, 98, 26),
        ("ra", "ra_the_staff_of_ra", "ra_flame_barrier", "ra_imbued_fire", "ra_solar_flare", "ra_blazing_tornado"),
    ),
}  # fmt: skip
_LIT = ("hero3", "environment2")
_PIECES = {
    "hero2": Token("ra", 1, active=True),
    "villain5": Token("gloomweaver"),
    "environment4": Token("nightmist", 0),
}
STEP = 70
"""How far an arrow key moves a board that is not seen whole, in design units."""


@dataclass(frozen=True)
class Shown:
    """A board of the page: its map, the layer that bounds it, the look it has, and how it is drawn."""

    key: str
    chart: str
    layer: str
    style: str
    draw: Callable[[pygame.Surface, Look, BoardMap, Fit, Words], None]


def lane_spaces(words: Words) -> dict[str, Space]:
    """All spaces of the lanes by the names they have in the map."""
    return {
        f"{name}{index}": Space(icon, words(icon), hue, selectable=f"{name}{index}" in _LIT)
        for name, (hue, icons) in _LANES.items()
        for index, icon in enumerate(icons, 1)
    }


def draw_lanes(surface: pygame.Surface, look: Look, chart: BoardMap, fit: Fit, words: Words) -> None:
    """Three lanes of six spaces, the ways along and between them, and pieces."""
    for shape in chart.shapes("lanes"):
        lane.ground(surface, look, fit.rect(shape), _LANES[shape.name][0])
    for link in chart.shapes("links"):
        space.arrow(surface, look, (fit.point(link.points[0]), fit.point(link.points[-1])))
    known, side = lane_spaces(words), round(62 * fit.scale)
    for shape in chart.shapes("spaces"):
        place = fit.rect(shape)
        space.tile(surface, look, place, known[shape.name])
        piece = _PIECES.get(shape.name)
        if piece:
            token.draw(surface, look, pygame.Rect(place.x - side // 5, place.y - side // 5, side, side), piece)


BOARDS = (
    Shown("square", "twenty_strong", "hull", "ship", ship.draw_ship),
    Shown("ring", "gallery_ring", "tiers", "gothic", gothic.draw_ring),
    Shown("lane", "gallery_lane", "lanes", "comic", draw_lanes),
    Shown("hex", "gallery_hex", "spaces", "dark", dark.draw_facility),
)


class BoardsPage(Screen):
    """Four boards; Enter looks nearer at the focused one, the arrows move it, Escape shows it whole again."""

    theme = "house"

    def __init__(self) -> None:
        """All boards whole."""
        super().__init__()
        self.views: dict[str, View] = {}
        self._dragged = ""

    def build(self, look: Look) -> list[Control]:
        """A control for each board."""
        margin, gap = look.px(24), look.px(16)
        head = text.line_height(look, "body", look.type_px(17))
        area = pygame.Rect(0, 0, look.width, look.height).inflate(-2 * margin, -2 * margin)
        area.height -= head + gap
        places = layout.grid(area, 2, 2, gap)
        for shown, place in zip(BOARDS, places, strict=True):
            inner = self._room(look, place)
            before = self.views.get(shown.key)
            if before is None or before.area != tuple(inner):
                bounds = board.bounds(board.load(shown.chart).shapes(shown.layer))
                self.views[shown.key] = View(bounds, (inner.x, inner.y, inner.width, inner.height))
        return [
            Control(shown.key, place, self._painter(shown), self._nearer(shown.key), radius=look.theme.radius)
            for shown, place in zip(BOARDS, places, strict=True)
        ]

    def _room(self, look: Look, place: pygame.Rect) -> pygame.Rect:
        """Where a board lies in its panel, below the label."""
        top = text.line_height(look, "label", look.type_px(16)) + look.px(24)
        inner = pygame.Rect(place.x, place.y + top, place.width, place.height - top)
        return inner.inflate(-look.px(28), -look.px(24))

    def _painter(self, shown: Shown) -> Painter:
        def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect, state: State) -> None:
            boxed(surface, look, rect, self.host.words(f"gal_board_{shown.key}"))
            view, before = self.views[shown.key], surface.get_clip()
            surface.set_clip(view.rect.inflate(look.px(16), look.px(16)).clip(before))
            with record.scrolling(view.zoom > 1):
                chart = board.load(shown.chart)
                shown.draw(surface, look.themed(shown.style), chart, view.fit, self.host.words)
            surface.set_clip(before)

        return paint

    def _nearer(self, key: str) -> Callable[[], None]:
        def nearer() -> None:
            self._look_at(key, self.views[key].zoomed(pan.STEP, self.views[key].rect.center))

        return nearer

    def _look_at(self, key: str, view: View) -> bool:
        moved, self.views[key] = view != self.views[key], view
        self.dirty = self.dirty or moved
        return moved

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """What can be done, at the foot."""
        high = text.line_height(look, "body", look.type_px(17))
        row = pygame.Rect(look.px(24), look.height - look.px(24) - high, look.width - 2 * look.px(24), high)
        line(surface, look, self.host.words("gal_board_foot"), row, role="body", size=17, ink=look.theme.muted)

    # -- pan and zoom ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The wheel zooms at the pointer, a held button moves the board."""
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            spot = getattr(event, "pos", None) or pygame.mouse.get_pos()
            return self._look_at(self.hovered, pan.turned_wheel(self.views[self.hovered], event, spot))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = self.at(event.pos)
            self._dragged = found.key if found else ""
        if event.type == pygame.MOUSEMOTION and self._dragged and event.buttons[0]:
            self.pressed = None
            return self._look_at(self._dragged, self.views[self._dragged].moved(*event.rel))
        return super().handle(event)

    def _arrow(self, name: str) -> bool:
        view = self.views.get(self.focused or "")
        if view is None or view.zoom <= 1:
            return super()._arrow(name)
        step = self.look.px(STEP)
        dx, dy = {"left": (step, 0), "right": (-step, 0), "up": (0, step), "down": (0, -step)}[name]
        return self._look_at(str(self.focused), view.moved(dx, dy))

    def back(self) -> None:
        """Show everything whole again, then go back."""
        near = [key for key, view in self.views.items() if view.zoom > 1]
        for key in near:
            self._look_at(key, replace(self.views[key], zoom=1.0, center=None))
        if not near:
            super().back()
