"""A small stack of scenes: the top one gets input, results go back to the one below."""

from contextlib import suppress
from typing import Protocol

import pygame

from scenes.kit.keys import Keys
from scenes.kit.look import Look
from scenes.kit.preferences import Preferences
from scenes.kit.words import Words


class Host(Protocol):
    """What the program gives to its scenes."""

    stack: "Stack"
    words: Words
    keys: Keys
    preferences: Preferences
    pointer: tuple[int, int]
    surface: pygame.Surface

    @property
    def remark(self) -> str:
        """The remark that shows now, or ""."""

    def look(self, theme: str) -> Look:
        """The current window size and text scale in a theme."""

    def apply(self, preferences: Preferences) -> None:
        """Put changed settings into force, and store them."""

    def toast(self, text: str, *, bad: bool = False) -> None:
        """Show a short remark for a moment."""

    def hush(self) -> None:
        """Take the remark away."""

    def sound(self, name: str) -> None:
        """Play a sound, unless it is turned off or there is no device."""

    def quit(self, status: int = 0) -> None:
        """End the program."""


class Scene:
    """One screen or dialog. Set `dirty` when the picture has to be drawn anew."""

    opaque = True
    theme = "house"

    def __init__(self) -> None:
        """Make the scene; it has no host until it enters the stack."""
        self.dirty = True
        self._host: Host | None = None

    @property
    def host(self) -> Host:
        """The program around this scene."""
        if self._host is None:
            raise RuntimeError("the scene is not on a stack")
        return self._host

    @property
    def look(self) -> Look:
        """Window size, text scale and theme to draw with."""
        return self.host.look(self.theme)

    @property
    def busy(self) -> bool:
        """True while something moves and the next frame is wanted soon."""
        return False

    def enter(self, host: Host) -> None:
        """The scene comes onto the stack."""
        self._host = host

    def leave(self) -> None:
        """The scene goes for good."""

    def resume(self, result: object) -> None:
        """The scene above is gone and left a result (None when it was cancelled)."""
        self.dirty = True

    def refresh(self) -> None:
        """Window size, language, text scale or theme changed."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it was used."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def spared(self) -> tuple[tuple[pygame.Rect, ...], ...]:
        """What a remark above the scene leaves in sight, the most important first."""
        return ()


class Stack:
    """Pushes and pops take effect at `settle`, never in the middle of a frame."""

    def __init__(self, host: Host) -> None:
        """An empty stack."""
        self._host = host
        self._scenes: list[Scene] = []
        self._ops: list[tuple[str, Scene | None, object]] = []
        self._backdrop: pygame.Surface | None = None
        self._changed = False
        self.over: list[pygame.Rect] | None = None
        """What was drawn above the last picture of the top scene; None when more than that may be on the surface."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Open a scene above the present one."""
        self._ops.append(("push", scene, None))

    def pop(self, result: object = None) -> None:
        """Close the top scene and hand its result to the one below."""
        self._ops.append(("pop", None, result))

    def switch(self, scene: Scene) -> None:
        """Replace the top scene."""
        self._ops.append(("switch", scene, None))

    def reset(self, scene: Scene) -> None:
        """Close everything and open one scene."""
        self._ops.append(("reset", scene, None))

    @property
    def changing(self) -> bool:
        """True when scenes will open or close at `settle`: until then no event finds its scene."""
        return bool(self._ops)

    def settle(self) -> None:
        """Do what was asked for since the last frame."""
        while self._ops:
            kind, scene, result = self._ops.pop(0)
            if kind in ("pop", "switch"):
                self._drop()
            if kind == "reset":
                while self._scenes:
                    self._drop()
            if scene is not None:
                self._scenes.append(scene)
                scene.enter(self._host)
            elif kind == "pop" and self.top:
                self.top.resume(result)
            self._alter()

    def _drop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def clear(self) -> None:
        """Close everything: the program ends."""
        self._ops.clear()
        while self._scenes:
            self._drop()

    def wreck(self, scene: Scene) -> None:
        """Put a scene in the place of all others after a defect, which may show again while they close."""
        self._ops.clear()
        while self._scenes:
            with suppress(Exception):
                self._drop()
        self.reset(scene)

    def refresh(self) -> None:
        """Tell every scene that size, language or scale changed."""
        self._alter()
        for scene in self._scenes:
            scene.refresh()

    def _alter(self) -> None:
        """What was drawn is worth nothing any more."""
        self._backdrop, self._changed, self.over = None, True, None

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the top scene."""
        return self.top.handle(event) if self.top else False

    def update(self, dt: float) -> None:
        """Let time pass in every scene that can be seen."""
        for scene in self._visible():
            scene.update(dt)

    @property
    def dirty(self) -> bool:
        """True when a visible scene has to be drawn."""
        return self._changed or any(scene.dirty for scene in self._visible())

    @property
    def busy(self) -> bool:
        """True while something moves."""
        return any(scene.busy for scene in self._visible())

    def _visible(self) -> list[Scene]:
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        return self._scenes[first:]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen; the scenes below a dialog come from a kept picture while they rest."""
        seen = self._visible()
        if not seen:
            return
        below = seen[:-1]
        if below:
            if self._backdrop is None or any(scene.dirty for scene in below):
                for scene in below:
                    scene.draw(surface)
                self._backdrop = surface.copy()
            else:
                surface.blit(self._backdrop, (0, 0))
        seen[-1].draw(surface)
        for scene in seen:
            scene.dirty = False
        self._changed, self.over = False, None if below else []
