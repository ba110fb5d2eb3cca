"""The window in its three modes: windowed, borderless over the whole monitor, full screen; its place is kept."""

from __future__ import annotations

import pygame

from scenes.kit.preferences import WindowMode

SMALLEST = (1024, 600)
TITLE = "Lantern Table"
_UNSEEN = ("dummy", "offscreen")


class Window:
    """The one window; `size` is that of the windowed mode."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Nothing is open yet."""
        self.size = size
        self._mode: WindowMode | None = None
        self._place: tuple[int, int] | None = None

    def open(self, mode: WindowMode) -> pygame.Surface:
        """Open the window, or change it; whatever it covers is on the monitor where it lies."""
        before, self._mode = self._mode, mode
        if before == "windowed":
            self._place = pygame.display.get_window_position()
        if mode == "fullscreen":
            surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        elif mode == "borderless":
            surface = self._spread()
        else:
            surface = pygame.display.set_mode(self.size, pygame.RESIZABLE)
            self._return(before)
        pygame.display.set_caption(TITLE)
        return surface

    def _spread(self) -> pygame.Surface:
        """Cover the monitor without a frame; full screen tells where it begins and how large it is."""
        whole = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        pygame.event.pump()
        corner = pygame.display.get_window_position()
        surface = pygame.display.set_mode(whole.get_size(), pygame.NOFRAME)
        pygame.display.set_window_position(corner)
        return surface

    def _return(self, before: WindowMode | None) -> None:
        """A window again: where it was, and never too small."""
        if self._place and before not in (None, "windowed"):
            pygame.display.set_window_position(self._place)
        if pygame.display.get_driver() not in _UNSEEN:
            pygame.Window.from_display_module().minimum_size = SMALLEST
