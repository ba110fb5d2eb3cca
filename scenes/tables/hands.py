"""A person's hands at a table: pointer, keys, focus ring and gamepad, turned into choices."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.kit import focus, pan
from scenes.kit.button import Button
from scenes.kit.log import Entry
from scenes.tables import bar, reach
from scenes.tables.pacing import PLAY_ON, STEP
from scenes.tables.things import Thing
from scenes.tables.wishing import STANDING
from scenes.tables.wording import CONFIRM, COVER, HINT, RUN, SHOW, STRONGEST, UNDO

if TYPE_CHECKING:
    from scenes.tables.table import TableScene

PUSH = 120
"""Design units by which a key or the stick moves the board."""
LINE = 70
"""Design units by which the wheel or a key moves words that are scrolled."""
JITTER = 12
"""Design units that a pointer may tremble while it is held still."""
THING, BUTTON, MENU = "t:", "b:", "m:"
"""Keys of what can be pointed at: things, buttons of the bar, buttons of an open menu."""
QUESTION = "question"
"""The key of the words of a question, which lead to its rule."""


class Hands:
    """What is pointed at, pressed and focused. Keys begin with THING, BUTTON or MENU."""

    def __init__(self, scene: TableScene) -> None:
        """The hands of the person in front of a table scene."""
        self.scene = scene
        self.hovered = self.pressed = self.focused = ""
        self.by_keys = self.around = False
        self._acted: tuple[int, int] | None = None
        self._grip: tuple[int, int] | None = None
        self._dragged = False

    # -- what is where -----------------------------------------------------------------------------

    def buttons(self) -> list[tuple[Button, pygame.Rect]]:
        """The buttons that can be pressed: those of an open menu, else those of the bar."""
        popup = self.scene.popup
        return popup.spots(self.scene.look) if popup else list(self.scene.plan.buttons)

    @property
    def head(self) -> str:
        """How the keys of these buttons begin."""
        return MENU if self.scene.popup else BUTTON

    def spots(self) -> list[tuple[str, pygame.Rect]]:
        """Everything the keyboard can reach: lit things (or all that tell something), then buttons; a menu alone."""
        placed = [(self.head + shown.key, rect) for shown, rect in self.buttons()]
        if self.scene.popup:
            return placed
        things = self._telling() if self.around else self.scene.lit()
        return [(THING + thing.key, thing.rect) for thing in things] + placed

    def _telling(self) -> list[Thing]:
        """The things that can be chosen, looked at or opened, in reading order."""
        lit = {thing.key for thing in self.scene.lit()}
        told = [one for one in self.scene.picture.things if one.key in lit or one.closer or one.tip or one.opens]
        return sorted(told, key=lambda thing: (thing.rect.y // 40, thing.rect.x))

    def under(self, spot: tuple[int, int]) -> str:
        """The key of what lies under a point."""
        for shown, rect in self.buttons():
            if rect.collidepoint(spot):
                return self.head + shown.key
        if self.scene.popup:
            return ""
        near = reach.small(self.scene.lit(), spot)
        thing = near[0] if near else self.scene.picture.at(spot)
        if thing:
            return THING + thing.key
        return QUESTION if self.scene.rule and self.scene.plan.words.collidepoint(spot) else ""

    def thing(self, key: str) -> Thing | None:
        """The thing of a key."""
        return self.scene.picture.by_key.get(key[2:]) if key.startswith(THING) else None

    def button(self, key: str) -> tuple[Button, pygame.Rect] | None:
        """The button of a key."""
        if not key.startswith(self.head):
            return None
        return next(((shown, rect) for shown, rect in self.buttons() if shown.key == key[2:]), None)

    # -- events --------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Mouse, keys and gamepad."""
        if self._drag(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._acted = self.scene.host.pointer
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN and event.unicode in tuple("123456789") and not event.mod & pygame.KMOD_CTRL:
            return self._digit(event.unicode)
        name = self.scene.host.keys.command(event)
        return self.scene.obey(name) if name else False

    def _move(self, spot: tuple[int, int]) -> bool:
        """The pointer moves: where something was just done, nothing explains itself until it has gone a little way."""
        if self._acted and math.dist(self._acted, spot) > self.scene.look.px(JITTER):
            self._acted = None
        return self.point(spot)

    def point(self, spot: tuple[int, int]) -> bool:
        """The pointer is at a spot."""
        looking, key = self.scene.looking, self.under(spot)
        self.scene.mark(None if key else self._line(spot))
        if key != self.hovered:
            self.hovered, self.scene.dirty = key, True
            looking.leave()
        return bool(key)

    def _line(self, spot: tuple[int, int]) -> Entry | None:
        """The line of the log at a point."""
        scene = self.scene
        covered = scene.popup or scene.looking.pinned or not scene.board.layout(scene.look).log.collidepoint(spot)
        return None if covered else scene.feed.log.at(spot)

    def _press(self, event: pygame.event.Event) -> bool:
        self.by_keys = False
        if event.button == 3:
            return self._look_or_close(event.pos)
        if event.button != 1:
            return False
        if self.scene.moving and not self._on_menu(event.pos):
            self._interrupt(self.under(event.pos))
            self.pressed = ""
            return True
        self.point(event.pos)
        self.pressed, self.scene.dirty = self.under(event.pos), True
        return True

    def _interrupt(self, key: str) -> None:
        """A click while something moves ends that; on a button it does what the button says."""
        own = self.scene.acts.get(key.removeprefix(BUTTON))
        if own:
            own()
        elif key == BUTTON + STEP:
            self.scene.pacing.step()
        else:
            self.scene.skip(to_me=key == BUTTON + RUN)

    def _on_menu(self, spot: tuple[int, int]) -> bool:
        """The menu can be opened at any time, also while others play."""
        thing = self.thing(self.under(spot))
        return thing is not None and thing.opens == "menu"

    def _drag(self, event: pygame.event.Event) -> bool:
        """The middle or the right button moves a board that is larger than its place; True when that used the event.

        A right click without moving is still a closer look.
        """
        view = self.scene.view
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (2, 3) and view and view.zoom > 1:
            self._grip = event.pos if view.rect.collidepoint(event.pos) else None
            self._dragged = False
            return self._grip is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button in (2, 3) and self._grip:
            spot, self._grip = self._grip, None
            return self._dragged or (event.button == 3 and self._look_or_close(spot))
        if event.type != pygame.MOUSEMOTION or not self._grip or not view:
            return False
        if self._dragged or math.dist(self._grip, event.pos) > self.scene.look.px(JITTER):
            dx, dy = event.pos[0] - self._grip[0], event.pos[1] - self._grip[1]
            self._dragged, self._grip = True, event.pos
            self.scene.look_at(view.moved(dx, dy))
        return True

    def _look_or_close(self, spot: tuple[int, int]) -> bool:
        """The right button opens a closer look, or puts it away."""
        if self.scene.looking.pinned:
            self.scene.looking.close()
            self.scene.dirty = True
            return True
        if not self.look_closer(self.under(spot)):
            self._say("closer-none")
        return True

    def _release(self, spot: tuple[int, int]) -> bool:
        key, was, self.pressed = self.under(spot), self.pressed, ""
        scene, self.scene.dirty = self.scene, True
        if scene.looking.pinned:
            scene.looking.close()
        elif scene.popup and not scene.popup.frame(scene.look).collidepoint(spot):
            scene.popup = None
        elif key and key == was:
            self._take(key, spot)
        elif not key and not was and not scene.popup:
            self._log_click(spot)
        return True

    def _take(self, key: str, spot: tuple[int, int]) -> None:
        """A click on something; small things that lie together are told apart by a menu."""
        near = reach.small(self.scene.lit(), spot) if key.startswith(THING) else []
        if len(near) > 1:
            self.scene.tell_apart(near)
        else:
            self.activate(key)

    def _log_click(self, spot: tuple[int, int]) -> None:
        """The log opens on a page of its own; a line that speaks of something shows that; elsewhere lies nothing."""
        scene = self.scene
        log = scene.board.layout(scene.look).log
        if not log.collidepoint(spot):
            self._say("table-not-now")
            return
        entry = scene.feed.log.at(spot)
        if entry is None or not scene.show_line(entry):
            scene.exits.overlay(scene, "log")

    def _wheel(self, event: pygame.event.Event) -> bool:
        """The wheel scrolls a closer look or the log, and looks nearer at the board."""
        scene, spot = self.scene, self.scene.host.pointer
        if self._read_on(-event.y):
            return True
        view = scene.view
        if view and view.rect.collidepoint(spot):
            return scene.look_at(pan.turned_wheel(view, event, spot))
        if not scene.board.layout(scene.look).log.collidepoint(spot):
            return False
        if scene.feed.log.scroll(event.y * scene.look.px(60)):
            scene.redraw()
        return True

    def numbers(self) -> dict[str, str]:
        """What each number key means: the things and buttons on which it stands."""
        things = {} if self.scene.popup else self.scene.numbered
        found = {number: THING + thing.key for number, thing in things.items()}
        return found | {shown.badge: self.head + shown.key for shown, _ in self.buttons() if shown.badge}

    def _digit(self, digit: str) -> bool:
        """A number key does what a click on what bears it does; while something moves, it ends that as a click does."""
        self.by_keys, key = True, self.numbers().get(digit)
        if self.scene.moving:
            self.scene.skip()
        elif key:
            self.activate(key)
        else:
            self.scene.host.toast(self.scene.words("number-none", number=digit))
        return True

    # -- keys ----------------------------------------------------------------------------------------

    def obey(self, name: str) -> bool:
        """A command that moves or uses the focus."""
        if name in ("next", "previous"):
            return self._travel(1 if name == "next" else -1)
        if name in ("up", "down", "left", "right"):
            return self._arrow(name)
        if name in pan.COMMANDS:
            return self._view(name)
        simple: dict[str, Callable[[], object]] = {
            "accept": self._accept, "zoom": self._zoom, "back": self._back, "rules": self._rules,
            "more": self._more, "around": self._look_around,
        }  # fmt: skip
        if name in simple:
            simple[name]()
        return name in simple

    def _view(self, name: str) -> bool:
        """Look at the board in another way, or say that it goes no further."""
        view = self.scene.view
        if self.scene.popup:
            self._say("menu-first")
        elif view is None or not self.scene.look_at(pan.obeyed(view, name, self.scene.look.px(PUSH))):
            self._say("view-end" if view else "view-whole")
        return True

    def _more(self) -> None:
        """Turn the page of the choices, where there are several."""
        if self.button(BUTTON + bar.MORE):
            self.activate(BUTTON + bar.MORE)
        else:
            self._say("more-none")

    def _say(self, message: str) -> None:
        """Say why nothing happens."""
        self.scene.host.toast(self.scene.words(message))

    def _rules(self) -> None:
        self.scene.exits.rules(self.scene, self.scene.rule)

    def _back(self) -> None:
        """One step back: close what is open, let steps run, end what moves, else pause; while others play, at once."""
        scene = self.scene
        if scene.looking.open or scene.popup:
            scene.looking.close()
            scene.popup, scene.dirty = None, True
            return
        if self.around:
            self._look_around()
            return
        if scene.pacing.halted:
            scene.pacing.play_on()
            return
        moving = scene.moving
        scene.skip()
        if not moving or scene.bots_turn():
            scene.exits.pause(scene)

    def _look_around(self) -> None:
        """Let the keys reach everything on the table, or again only what can be chosen."""
        self.around, self.by_keys, self.scene.dirty = not self.around, True, True
        self._say("around-all" if self.around else "around-lit")
        if all(key != self.focused for key, _ in self.spots()):
            self.first_focus()

    def _zoom(self) -> None:
        """A closer look at what is pointed at or focused; ends an animation first."""
        scene = self.scene
        if scene.moving:
            scene.skip()
        elif scene.looking.open:
            scene.looking.close()
            scene.dirty = True
        elif not self.look_closer(self.focused if self.by_keys else self.hovered or self.focused):
            self._say("closer-none")

    def _accept(self) -> None:
        if self.scene.moving and self.focused.removeprefix(BUTTON) not in self.scene.acts:
            self.scene.skip()
        elif any(key == self.focused for key, _ in self.spots()):
            self.by_keys = True
            self.activate(self.focused)
        else:
            self._say("table-not-now")

    def _travel(self, step: int) -> bool:
        keys = [key for key, _ in self.spots()]
        at = keys.index(self.focused) if self.focused in keys else None
        return self._focus(keys, focus.stepped(len(keys), at, step))

    def _read_on(self, lines: int) -> bool:
        """Scroll a closer look of which not all words show."""
        scene = self.scene
        found = scene.looking.scroll(scene.look, lines * scene.look.px(LINE))
        scene.dirty = scene.dirty or found
        return found

    def _arrow(self, name: str) -> bool:
        if name in ("up", "down") and self._read_on(1 if name == "down" else -1):
            return True
        spots = self.spots()
        keys, rects = [key for key, _ in spots], [rect for _, rect in spots]
        at = keys.index(self.focused) if self.focused in keys else None
        return self._focus(keys, focus.nearest(rects, at, name))

    def _focus(self, keys: list[str], index: int | None) -> bool:
        if index is None:
            return False
        self.focused, self.by_keys, self.scene.dirty = keys[index], True, True
        self._bring_into_sight()
        if not (self.around and self.scene.looking.pinned and self.look_closer(self.focused)):
            self.scene.looking.leave()
        return True

    def _bring_into_sight(self) -> None:
        """Move the board so that what is focused can be seen."""
        thing, view = self.thing(self.focused), self.scene.view
        if thing and view and not thing.in_sight:
            margin = max(thing.rect.size) / 2
            fit = view.fit
            spot = (thing.rect.centerx - fit.dx) / fit.scale, (thing.rect.centery - fit.dy) / fit.scale
            self.scene.look_at(view.showing(spot, margin))

    def first_focus(self) -> None:
        """Begin at the ordinary choice: at its thing or at the gold button, else at the first thing there is."""
        gold = next((shown.key for shown, _ in self.buttons() if shown.primary), "")
        thing, spots = self.scene.ordinary(), self.spots()
        if thing and not self.scene.popup:
            self.focused = THING + thing.key
        else:
            self.focused = self.head + gold if gold else spots[0][0] if spots else ""

    # -- acting --------------------------------------------------------------------------------------

    def activate(self, key: str) -> None:
        """Press a button or click a thing."""
        thing, found = self.thing(key), self.button(key)
        self.scene.dirty = True
        if thing:
            self.scene.click(thing)
        elif key == QUESTION:
            self._rules()
        elif found and found[0].reason:
            self.scene.host.toast(found[0].reason, bad=True)
        elif found and key.startswith(MENU):
            self._pick_from_menu(key[2:])
        elif found:
            self._press_button(key[2:])

    def _pick_from_menu(self, key: str) -> None:
        popup, self.scene.popup = self.scene.popup, None
        act = popup.act(key) if popup else None
        if act:
            act()

    def _press_button(self, key: str) -> None:
        scene = self.scene
        acts: dict[str, Callable[[], object]] = {
            CONFIRM: scene.confirm, UNDO: scene.undo, HINT: scene.ask_hint, STRONGEST: scene.pick_best,
            RUN: lambda: scene.skip(to_me=True), COVER: scene.cover, SHOW: scene.show_secrets,
            STANDING: scene.wishing.open, STEP: scene.pacing.step, PLAY_ON: scene.pacing.play_on,
            bar.MORE: scene.turn_page, **scene.acts,
        }  # fmt: skip
        if key in acts:
            acts[key]()
        elif scene.asking and (option := scene.asking.decision.option(key)):
            scene.choose(option)

    def look_closer(self, key: str) -> bool:
        """Open the large view of what a key names; True when there is one."""
        self.scene.dirty = True
        thing = self.thing(key)
        return self.scene.looking.at(thing, pinned=True, notes=self.scene.foresight.notes(thing))

    def rest(self, dt: float) -> None:
        """After the pointer has rested a while, explain what it rests on."""
        scene, wait = self.scene, self.scene.host.preferences.hover_ms
        if not self.resting or scene.moving or not scene.looking.rest(dt, wait):
            return
        thing = self.thing(self.hovered)
        shown = scene.looking.at(thing, pinned=False, notes=scene.foresight.notes(thing))
        shown = shown or scene.looking.reason(self.button(self.hovered))
        if self.hovered == QUESTION:
            told = scene.words("question-rule", key=scene.host.keys.name("rules"))
            shown = scene.looking.explain(told, scene.plan.words)
        scene.looking.told = True
        scene.dirty = scene.dirty or shown

    @property
    def resting(self) -> bool:
        """Whether the pointer rests on something that may explain itself soon."""
        if self.scene.host.preferences.hover_ms < 0 or self._acted:
            return False
        return bool(self.hovered) and not self.scene.looking.told and not self.scene.looking.pinned
