"""Criteria 21 and 22: the modes of the window on a desktop of two monitors, and the scaling asked of Windows."""

from __future__ import annotations

import os

import pygame
import pytest

from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.window import Window

LEFT, RIGHT = pygame.Rect(0, 0, 1280, 720), pygame.Rect(1280, 0, 1920, 1200)


class Desktop:
    """Two monitors side by side, as the system shows windows on them: full screen is where the window's middle is."""

    def __init__(self) -> None:
        self.window = pygame.Rect(60, 40, 0, 0)
        self._kept = self.window

    @property
    def monitor(self) -> pygame.Rect:
        return RIGHT if RIGHT.collidepoint(self.window.center) else LEFT

    def set_mode(self, size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            self._kept, self.window = self.window, self.monitor.copy()
        elif self.window in (LEFT, RIGHT) and self._kept not in (LEFT, RIGHT):
            self.window = pygame.Rect(self._kept.topleft, size)
        else:
            self.window = pygame.Rect(self.window.topleft, size)
        return pygame.Surface(self.window.size)

    def get_window_position(self) -> tuple[int, int]:
        return self.window.x, self.window.y

    def set_window_position(self, place: tuple[int, int]) -> None:
        self.window.topleft = place


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Desktop:
    """The desktop in the place of the real one."""
    made = Desktop()
    for name in ("set_mode", "get_window_position", "set_window_position"):
        monkeypatch.setattr(pygame.display, name, getattr(made, name))
    monkeypatch.setattr(pygame.display, "set_caption", lambda title: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "dummy")
    monkeypatch.setattr(pygame.event, "pump", lambda: None)
    return made


@pytest.mark.parametrize("place", [(60, 40), (1500, 200)])
@pytest.mark.parametrize("mode", ["borderless", "fullscreen"])
def test_twenty_changes_keep_monitor_place_and_size(desktop: Desktop, mode: str, place: tuple[int, int]) -> None:
    window = Window((1024, 600))
    window.open("windowed")
    desktop.set_window_position(place)
    home, there = desktop.window.copy(), desktop.monitor
    for _ in range(10):
        surface = window.open("borderless" if mode == "borderless" else "fullscreen")
        assert (desktop.window, surface.get_size()) == (there, there.size)
        window.open("windowed")
        assert desktop.window == home


def test_windows_is_asked_for_sharp_pixels_before_the_display_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    told, begin = [], pygame.display.init

    def init() -> None:
        told.append(os.environ.get("SDL_WINDOWS_DPI_AWARENESS"))
        begin()

    monkeypatch.setattr(pygame.display, "init", init)
    pygame.display.quit()
    App(Preferences(size=(1280, 720)), headless=True)
    assert told == ["permonitorv2"]
