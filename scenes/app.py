"""The window and the main loop: sixty frames a second while something moves, none while nothing does."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

import pygame

from scenes.kit import look as looks
from scenes.kit import toast as toasts
from scenes.kit.keys import Keys
from scenes.kit.look import Look
from scenes.kit.panel import REACH
from scenes.kit.preferences import Preferences
from scenes.kit.sound import Sound
from scenes.kit.theme import STRONG
from scenes.kit.words import Words
from scenes.stack import Scene, Stack
from scenes.window import Window

_IDLE_MS = 40
_READING_SECONDS = 0.05
_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_LEANING = 0.6
AXES = 6
"""Two sticks and two triggers."""
_REPEATED = ("up", "down", "left", "right", "next", "previous", "step_back", "round_back", "round_on")
_PADS = (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION)


def _find_screen() -> None:
    """Find a screen; one that nobody sees counts only when it was asked for."""
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise pygame.error("no display")


@lru_cache(maxsize=16)
def _look(name: str, width: int, height: int, scale: int, still: bool) -> Look:
    return looks.look(name, (width, height), scale / 100, still)


class App:
    """Owns the window, the settings in force and the stack of scenes."""

    def __init__(
        self,
        preferences: Preferences | None = None,
        *,
        headless: bool = False,
        store: Callable[[Preferences], None] | None = None,
    ) -> None:
        """`headless` draws without a screen; `store` is called with changed settings."""
        if headless:
            os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        _find_screen()
        pygame.font.init()
        self.preferences = preferences or Preferences()
        self.words = Words(self.preferences.language)
        self.keys = Keys(self.preferences.keys)
        self.pointer = (-1, -1)
        self.running = True
        self.status = 0
        self.watch: Callable[[App], None] | None = None
        self.rescue: Callable[[Exception], Scene] | None = None
        self.store = store
        self._headless = headless
        self._window = Window(self.preferences.size)
        self._stored = self.preferences
        self._toast: toasts.Toast | None = None
        self._wiped = False
        self._below: tuple[Scene, ...] = ()
        self._asked: Callable[[], bool] | None = None
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._sound: Sound | None = None
        self._drawn = (0, 0)
        self._held: set[int] = set()
        self._waiting: list[pygame.event.Event] = []
        self._stick = [0] * AXES
        self.frames_drawn = 0
        self.surface = self._open()
        self.stack = Stack(self)

    # -- the window --------------------------------------------------------------------------------

    def _open(self) -> pygame.Surface:
        """Open (or change) the window as the settings say."""
        return self._window.open("windowed" if self._headless else self.preferences.mode)

    def look(self, theme: str) -> Look:
        """The current window size and text scale in a theme."""
        width, height = self.surface.get_size()
        chosen = self.preferences
        if chosen.high_contrast:
            theme = f"{theme}{STRONG}"
        return _look(theme, width, height, chosen.text_scale, chosen.reduced_motion)

    def apply(self, preferences: Preferences) -> None:
        """Put changed settings into force, and store them."""
        old, self.preferences = self.preferences, preferences
        if preferences.language != old.language:
            self.words = Words(preferences.language, self.words.names)
        self.keys = replace(self.keys, bindings=preferences.keys)
        if preferences.size != old.size:
            self._window.size = preferences.size
        if (preferences.mode, preferences.size) != (old.mode, old.size):
            self.surface = self._open()
        self._keep()
        self.stack.refresh()

    def _keep(self) -> None:
        """Store the settings if they have changed."""
        if self.store and self.preferences != self._stored:
            self._stored = self.preferences
            self.store(self.preferences)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self._window.size = size
        self.surface = self._window.open("windowed")
        self.stack.refresh()

    def toggle_fullscreen(self) -> None:
        """From a window to full screen, and back from whatever covers the monitor to the window."""
        mode = "fullscreen" if self.preferences.mode == "windowed" else "windowed"
        self.apply(self.preferences.changed(mode=mode))

    def _follow(self) -> None:
        """The person or the system gave the window another size."""
        current = pygame.display.get_surface()
        if current is not None and (current is not self.surface or current.get_size() != self._drawn):
            self.surface = current
            if self.preferences.mode == "windowed":
                self._window.size = current.get_size()
                self.preferences = self.preferences.changed(size=self._window.size)
            self.stack.refresh()

    # -- what scenes ask for -----------------------------------------------------------------------

    def toast(self, text: str, *, bad: bool = False) -> None:
        """Show a short remark for as long as it takes to read it, or until the table or menu below is left."""
        self.announce(text, bad=bad)
        self._below = self.stack.scenes[:1]

    def announce(self, text: str, *, bad: bool = False) -> None:
        """Show a remark about the whole program, wherever the person goes meanwhile."""
        self._toast, self._below = toasts.Toast(text, bad, max(3.2, len(text) * _READING_SECONDS)), ()
        self.stack.refresh()

    def hush(self) -> None:
        """Take the remark away."""
        self._toast = None
        self.stack.refresh()

    def _belongs(self) -> bool:
        """Whether the remark is still about what is shown: the table or menu below everything is the same."""
        return not self._below or self._below == self.stack.scenes[:1]

    @property
    def remark(self) -> str:
        """The remark that shows now, or ""."""
        return self._toast.text if self._toast else ""

    def sound(self, name: str) -> None:
        """Play a sound, unless it is turned off or there is no device."""
        chosen = self.preferences
        level = 0.0 if chosen.muted else chosen.master * chosen.effects / 10_000
        if self._sound is None:
            if not level:
                return
            self._sound = Sound()
            if not self._sound.ready:
                self.announce(self.words("sound_missing"))
        self._sound.level = level
        self._sound.play(name)

    def quit(self, status: int = 0) -> None:
        """End the program after this frame."""
        self.running, self.status = False, status

    def guard_close(self, ask: Callable[[], bool] | None) -> None:
        """Called when the window's close button is used; False keeps the program open."""
        self._asked = ask

    # -- input -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Give one event to whom it concerns."""
        self._device(event)
        if event.type == pygame.QUIT:
            if self._asked is None or self._asked():
                self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED) and not self._headless:
            self._follow()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.stack.refresh()
        elif self.keys.command(event) == "fullscreen":
            self.toggle_fullscreen()
        elif not self._wipes(event):
            self._give(event)

    def _wipes(self, event: pygame.event.Event) -> bool:
        """Whether an event is a click on the remark, which takes it away."""
        if event.type == pygame.MOUSEBUTTONUP and self._wiped:
            self._wiped = False
            return True
        place = self._toast.place if self._toast else None
        if event.type != pygame.MOUSEBUTTONDOWN or not place or not place.collidepoint(event.pos):
            return False
        self._wiped = True
        self.hush()
        return True

    def _give(self, event: pygame.event.Event) -> None:
        """Give an event to the scene on top; what it does not use may still be a command for all."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pointer = event.pos
        command = self.keys.command(event)
        used = self.stack.handle(event)
        if used and (command == "accept" or (event.type == pygame.MOUSEBUTTONUP and event.button == 1)):
            self.sound("click")
        elif not used and command == "mute":
            self.apply(self.preferences.changed(muted=not self.preferences.muted))
            self.toast(self.words("sound_off" if self.preferences.muted else "sound_on"))

    def _device(self, event: pygame.event.Event) -> None:
        """Follow which device is used, so that prompts name its keys."""
        if event.type == pygame.JOYDEVICEADDED:
            with suppress(pygame.error):
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type == pygame.JOYAXISMOTION and event.axis < AXES and not hasattr(event, "leaned"):
            self._lean(event.axis, event.value)
        elif event.type in (*_HANDS, *_PADS) and (event.type in _PADS) != self.keys.pad:
            self.keys = replace(self.keys, pad=event.type in _PADS)
            self.stack.refresh()

    def _lean(self, axis: int, value: float) -> None:
        """The left stick counts as the D-pad each time it leaves the middle; the rest gives commands of its own."""
        now = 0 if abs(value) < _LEANING else (1 if value > 0 else -1)
        before, self._stick[axis] = self._stick[axis], now
        if now and now != before and axis > 1:
            self.handle(pygame.event.Event(pygame.JOYAXISMOTION, axis=axis, value=value, leaned=now))
        elif now and now != before:
            pushed = (now, 0) if axis == 0 else (0, -now)
            self.handle(pygame.event.Event(pygame.JOYHATMOTION, value=pushed))

    # -- frames ------------------------------------------------------------------------------------

    def frame(self, dt: float, events: list[pygame.event.Event] | None = None) -> bool:
        """One turn of the loop; True when something was drawn.

        Events after one that opens or closes a scene wait for the next turn: they are for the scene that is there then.
        """
        self._waiting += events or []
        while self._waiting and not self.stack.changing:
            self.handle(self._waiting.pop(0))
        self.stack.settle()
        self.stack.update(dt)
        self.stack.settle()
        if self._toast and not (self._toast.update(dt) and self._belongs()):
            self._toast = None
            self.stack.refresh()
        if self.stack.top is None:
            self.quit()
        if not self.stack.dirty:
            return False
        self.draw()
        return True

    def draw(self) -> None:
        """Draw the scenes and the remark above them."""
        self._drawn = self.surface.get_size()
        self.stack.draw(self.surface)
        if self._toast and self.stack.top:
            look = self.look(self.stack.top.theme)
            rect = toasts.draw(self.surface, look, self._toast, self.stack.top.spared())
            if self.stack.over is not None:
                self.stack.over.append(rect.inflate(2 * look.px(REACH), 2 * look.px(REACH)))
        self.frames_drawn += 1

    def run(self, scene: Scene) -> int:
        """Open a scene and go on until the person (or the system) ends it; returns the exit status."""
        pygame.joystick.init()
        pygame.key.set_repeat(350, 60)
        signal.signal(signal.SIGTERM, lambda *_: self.quit())
        self.stack.push(scene)
        clock = pygame.time.Clock()
        try:
            while self.running:
                self._turn(clock)
        finally:
            self.close()
        return self.status

    def _turn(self, clock: pygame.time.Clock) -> None:
        """Wait for events or the next frame, and show what changed."""
        resting = not (self.stack.busy or self.stack.dirty or self._waiting)
        waited = [pygame.event.wait(_IDLE_MS)] if resting else []
        events = [event for event in [*waited, *pygame.event.get()] if self._counts(event)]
        if self._survive(min(clock.tick(60) / 1000, 0.1), events):
            pygame.display.flip()
        if self.watch:
            self.watch(self)

    def _counts(self, event: pygame.event.Event) -> bool:
        """Whether an event is to be handled: a key that is held down repeats only what moves, types or scrolls."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            repeated = event.key in self._held
            self._held.add(event.key)
            return not repeated or self.keys.command(event) in (None, *_REPEATED)
        return event.type != pygame.NOEVENT

    def _survive(self, dt: float, events: list[pygame.event.Event]) -> bool:
        """One turn of the loop; after a defect the rescue scene takes over."""
        try:
            return self.frame(dt, events)
        except Exception as fault:
            if self.rescue is None:
                raise
            self.stack.wreck(self.rescue(fault))
            return self.frame(0.0)

    def close(self) -> None:
        """Let every scene finish, keep the settings and shut the window."""
        self.stack.clear()
        self._keep()
        pygame.quit()


def shot(scene: Scene, size: tuple[int, int], *, language: str = "en", text_scale: int = 100) -> pygame.Surface:
    """Draw one frame of a scene without a screen."""
    app = App(Preferences(size=size, language=language, text_scale=text_scale), headless=True)
    app.stack.push(scene)
    app.frame(1 / 60)
    return app.surface
