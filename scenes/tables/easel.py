"""Puts a table scene on the screen: what rests, what moves, what is pointed at, and what lies above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import focus, panel, record, resources, tooltip
from scenes.kit.button import State
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.pan import Viewed
from scenes.tables import bar, canvas, caps
from scenes.tables.bar import Plan, Question
from scenes.tables.canvas import Canvas
from scenes.tables.floating import Floats
from scenes.tables.hands import BUTTON, QUESTION, THING
from scenes.tables.things import CALM, Mode, Thing
from scenes.tables.tray import Tray

if TYPE_CHECKING:
    from scenes.tables.table import TableScene

MARKED = (250, 252, 255)
"""The colour around what a line of the log speaks of: gold is for what can be chosen."""
BAR = "frame:bar"
OVERLAY = 9
"""Things from this layer on lie above the captions, the log and the bar."""


class Easel:
    """Draws one table scene."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is drawn yet."""
        self.scene = scene
        self.floats, self.tray = Floats(), Tray()
        self._canvas = Canvas()
        self._lying: tuple[frozenset[str], list[tuple[Thing, Mode]]] | None = None

    def stale(self) -> None:
        """Something that rests may look different now."""
        self._lying = None

    def draw(self, surface: pygame.Surface) -> None:
        """One frame."""
        scene, look = self.scene, self.scene.look
        director = scene.feed.director
        moving = canvas.movers(director)
        if self._lying is None or self._lying[0] != moving:
            self._lying = (moving, self._resting(moving))
        view = scene.board.view(look) if isinstance(scene.board, Viewed) else None
        self._canvas.rest(surface, look, self._lying[1], scene.board.ground, view, scene.host.stack.over)
        if moving:
            moved = canvas.moving(surface, look, director, scene.before, scene.picture, moving)
            tray = self.tray.draw(surface, look, director, scene.board.layout(look).foot)
            self._canvas.drawn_over(look, [*moved, *tray, *self.floats.draw(surface, look, director)])
        else:
            self._above(surface, look)

    def _above(self, surface: pygame.Surface, look: Look) -> None:
        """What the person points at, an open menu, the focus and closer looks."""
        scene, hands = self.scene, self.scene.hands
        self._asker(surface, look)
        self._marked(surface, look)
        self._pointed(surface, look)
        if hands.by_keys and not scene.popup:
            self._focus(surface, look)
        if not scene.popup:
            self._numbers(surface, look)
        for thing in scene.foresight.lying:
            thing.paint(surface, look, thing.rect, CALM)
        if scene.popup:
            scene.popup.draw(surface, look, {hands.hovered[2:]: State(hovered=True)})
            if hands.by_keys:
                self._focus(surface, look)
        scene.looking.draw(surface, look)

    # -- what rests ----------------------------------------------------------------------------------

    def _resting(self, moving: frozenset[str]) -> list[tuple[Thing, Mode]]:
        """Everything that rests, in drawing order, with captions, log and bar."""
        scene = self.scene
        lying = [(thing, scene.mode(thing)) for thing in scene.picture.things if thing.key not in moving]
        upper = next((index for index, (thing, _) in enumerate(lying) if thing.layer >= OVERLAY), len(lying))
        frame = [(thing, Mode(shine=scene.beat.shine if thing.key == BAR else 1.0)) for thing in self._frame()]
        return [*lying[:upper], *frame, *lying[upper:]]

    def _frame(self) -> list[Thing]:
        """Captions, the log and the bar: they change less often than the table."""
        scene = self.scene
        lay, log = scene.board.layout(scene.look), scene.feed.log
        view, picture, odds = scene.feed.shown, scene.picture, scene.odds()
        captions = scene.board.captions(scene.look, scene.words, view, picture, odds, scene.badge)
        out = [*captions, Thing(BAR, lay.prompt, _draw_bar, (scene.plan, scene.question))]
        if lay.log.height > scene.look.px(90):
            shown = (log, scene.words("log-head"), log.state, scene.marked)
            out.append(Thing("frame:log", lay.log, _draw_log, shown))
        return out

    # -- what is pointed at --------------------------------------------------------------------------

    def _pointed(self, surface: pygame.Surface, look: Look) -> None:
        """What is pointed at or pressed, drawn anew above the resting picture."""
        scene, hands = self.scene, self.scene.hands
        thing, found = hands.thing(hands.hovered), hands.button(hands.hovered)
        thing = scene.meant(thing) if thing else None
        if thing and not scene.popup and (thing.closer or thing.about or thing.opens):
            self._raise(surface, look, thing)
        elif found and found[0].enabled and hands.hovered.startswith(BUTTON):
            bar.draw_button(surface, look, found[1], found[0], State(True, hands.pressed == hands.hovered, False))
        elif hands.hovered == QUESTION:
            around = scene.plan.words.inflate(look.px(14), look.px(6))
            panel.outline(surface, look, around, color=look.theme.tint, width=1.5, radius=6)

    def _asker(self, surface: pygame.Surface, look: Look) -> None:
        """The card from which the open question comes: a frame in the colour of the theme, and a bubble."""
        side = look.px(30)
        for thing in self.scene.askers():
            line = 2 * max(2, look.px(3))
            panel.outline(surface, look, thing.rect.inflate(-line, -line), color=look.theme.tint, width=3)
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (thing.rect.x, thing.rect.y + thing.rect.height * 2 // 5)
            fill = panel.sheet(side, side, look.theme.panel[0], look.theme.panel[1], 1.0, look.theme.tint, 1.0, 2, side)
            surface.blit(fill, spot)
            record.note("plate", surface, spot)
            icon = resources.icon("ui_chat", round(side * 0.62), look.theme.tint)
            surface.blit(icon, icon.get_rect(center=spot.center))

    def _marked(self, surface: pygame.Surface, look: Look) -> None:
        """What the line of the log that is pointed at speaks of."""
        about = set(self.scene.marked.about) if self.scene.marked else set()
        for thing in self.scene.picture.things:
            if about.intersection(thing.about):
                gap = 2 * look.px(5)
                panel.outline(surface, look, thing.seen.inflate(gap, gap), color=MARKED, width=4)

    def _raise(self, surface: pygame.Surface, look: Look, thing: Thing) -> None:
        """A thing as it is while one points at it, below what lies upon it."""
        scene, mode = self.scene, self.scene.mode(thing)
        thing.paint(surface, look, thing.rect, Mode(mode.lit, mode.picked, True))
        for above in scene.picture.things:
            if thing.layer < above.layer < OVERLAY and above.rect.colliderect(thing.rect):
                above.paint(surface, look, above.rect, scene.mode(above))

    def _numbers(self, surface: pygame.Surface, look: Look) -> None:
        """The number keys of things."""
        scene, hands = self.scene, self.scene.hands
        raised = {hands.hovered, hands.focused if hands.by_keys else ""}
        for number, thing in scene.numbered.items():
            up = THING + thing.key in raised or scene.mode(thing).picked
            caps.draw(surface, look, thing, number, scene.picture, up=up)

    def _focus(self, surface: pygame.Surface, look: Look) -> None:
        """The ring around what is focused; a thing that rises when one points at it rises for the keys as well."""
        hands = self.scene.hands
        rect = next((rect for key, rect in hands.spots() if key == hands.focused), None)
        thing = hands.thing(hands.focused)
        if thing and thing.risen:
            self._raise(surface, look, thing)
            rect = thing.risen
        if rect:
            focus.draw(surface, look, rect)
        found = hands.button(hands.focused)
        if found and found[0].reason:
            tooltip.draw(surface, look, found[0].reason, found[1])


def _draw_bar(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Plan, Question], mode: Mode) -> None:
    bar.draw(surface, look, shown[0], shown[1], {})


def _draw_log(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Log, str, object, Entry | None], mode: Mode
) -> None:
    shown[0].draw(surface, look, rect, shown[1], shown[3])
