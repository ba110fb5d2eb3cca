"""Window tests drive a program of their own in a display of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.window import Window


@pytest.fixture
def opened(screen: str, lantern_home: Path) -> Iterator[Callable[..., Window]]:
    """Opens windows that are closed after the test."""
    windows: list[Window] = []

    def start(*words: str) -> Window:
        windows.append(Window(lantern_home, *words))
        return windows[-1]

    yield start
    for window in windows:
        window.close()
