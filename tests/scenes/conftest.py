"""Scene tests draw without a screen and without a sound device; those of the whole program start at its main menu."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from scenes.program.program import Program

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def program(lantern_home: Path) -> Iterator[Program]:
    """A program without a screen at its main menu."""
    from game.storage import settings
    from scenes.program import kept
    from scenes.program.program import Program
    from tests.scenes.program import CALM, frames

    settings.write(kept.PREFERENCES, CALM)
    made = Program(headless=True)
    made.app.stack.push(made.home())
    frames(made)
    yield made
    made.app.stack.clear()
