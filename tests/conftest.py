"""What every test gets: no screen, no sound, a data folder of its own, and the real window where it is asked for."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ.pop("DISPLAY", None)
os.environ.pop("WAYLAND_DISPLAY", None)

from hypothesis import settings

settings.register_profile("lantern", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("lantern")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The long tests are asked for."""
    parser.addoption("--soak", action="store_true", help="run the tests that take many minutes too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the long tests unless asked for, and the window tests, in one sentence, where they cannot run."""
    if not config.getoption("--soak"):
        mark(items, "soak", "runs for many minutes: ask for it with --soak")
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing and "CI" not in os.environ:
        mark(items, "screen", f"needs {' and '.join(missing)}: install with apt-get install xvfb xdotool")


def mark(items: list[pytest.Item], marker: str, reason: str) -> None:
    """Skip the tests that carry the marker."""
    for item in items:
        if item.get_closest_marker(marker):
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(autouse=True)
def lantern_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's data folder, empty for each test and inherited by the programs that it starts."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("LANTERN_HOME", str(home))
    return home


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An X display of 1920x1080, for programs that the test starts; mark the test `screen` as well."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as answer:
            display = f":{answer.readline().strip()}"
        monkeypatch.setenv("DISPLAY", display)
        monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
        yield display
        server.terminate()
