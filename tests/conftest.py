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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever takes the `screen` fixture is marked `screen`."""
    for item in items:
        if "screen" in getattr(item, "fixturenames", ()):
            item.add_marker("screen")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip the long tests unless asked for, and the window tests where they cannot run; on CI they must."""
    if item.get_closest_marker("soak") and not item.config.getoption("--soak"):
        pytest.skip("runs for many minutes: ask for it with --soak")
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing and item.get_closest_marker("screen"):
        stop = pytest.fail if "CI" in os.environ else pytest.skip
        stop(f"needs {' and '.join(missing)}: apt-get install xvfb xdotool")


@pytest.fixture(autouse=True)
def lantern_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's data folder, empty for each test and inherited by the programs that it starts."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("LANTERN_HOME", str(home))
    return home


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An X display of 1920x1080, for the programs that the test starts."""
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
