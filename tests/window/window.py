"""The real program in a real window: pressed and clicked with xdotool, read through its outline."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
CALM = """
[preferences]
animation = "off"
bot_pace = 0.0
hover_ms = 0
muted = true
size = [1280, 720]
"""

Outline = dict[str, Any]


class Window:
    """One running program."""

    def __init__(self, home: Path, *words: str, settings: str = CALM) -> None:
        """Start `lantern` with these words; without settings of its own the data folder gets calm ones."""
        self.home = home
        self.probe = home / "outline.jsonl"
        home.mkdir(parents=True, exist_ok=True)
        if not (home / "settings.toml").exists():
            (home / "settings.toml").write_text(settings, encoding="utf-8")
        self.probe.unlink(missing_ok=True)
        surroundings = {**os.environ, "LANTERN_PROBE": str(self.probe), "LANTERN_HOME": str(home)}
        command = [sys.executable, "-m", "scenes.cli", *words]
        with (home / "errors.txt").open("wb") as errors:
            self.process = subprocess.Popen(command, cwd=ROOT, env=surroundings, stderr=errors)
        self._read, self._rest = 0, ""
        self.now: Outline = {"scene": "", "spots": []}
        self.lines = 0

    # -- reading -----------------------------------------------------------------------------------

    def look(self) -> Outline:
        """The newest outline."""
        if self.probe.exists():
            with self.probe.open(encoding="utf-8") as file:
                file.seek(self._read)
                text = self._rest + file.read()
                self._read = file.tell()
            *whole, self._rest = text.split("\n")
            self.lines += len(whole)
            if whole:
                self.now = json.loads(whole[-1])
        return self.now

    def wait(self, good: Callable[[Outline], bool], what: str, patience: float = PATIENCE) -> Outline:
        """Wait until the outline is as wanted."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if good(self.look()):
                return self.now
            assert self.process.poll() is None, f"the program ended: {self.said()}"
            time.sleep(0.005)
        raise AssertionError(f"waited in vain for {what}; the last outline was {self.now}; {self.said()}")

    def scene(self, name: str) -> Outline:
        """Wait for a scene."""
        return self.wait(lambda now: bool(now["scene"] == name), f"the scene {name}")

    def scenes(self) -> set[str]:
        """Every scene that there was so far."""
        return {json.loads(line)["scene"] for line in self.probe.read_text(encoding="utf-8").split("\n")[:-1]}

    def question(self) -> Outline:
        """Wait until somebody is asked, or the game is over."""
        others = ("End", "Confirm", "Curtain")
        return self.wait(lambda now: bool(now.get("asked")) or now["scene"] in others, "a question")

    def change(self, before: Outline, what: str) -> Outline:
        """Wait until something else can be chosen, wherever the focus is; while somebody thinks, nothing can."""
        return self.wait(lambda now: _choices(now) != _choices(before) and not now["busy"], what)

    def said(self) -> str:
        """What the program wrote where errors go, and into reports of its own defects."""
        files = [self.home / "errors.txt", *self.home.glob("replays/fault-*")]
        return "\n".join(file.read_text(encoding="utf-8")[-3000:] for file in files)

    # -- pressing and clicking -----------------------------------------------------------------------

    def keys(self, *names: str) -> None:
        """Press real keys one after another."""
        subprocess.run(["xdotool", "key", "--delay", "12", *names], check=True)

    def escape(self, *scenes: str) -> None:
        """Press Escape once for each of these scenes, and wait for it."""
        for name in scenes:
            self.keys("Escape")
            self.scene(name)

    def click(self, point: list[int]) -> None:
        """Click a point of the window with the real mouse."""
        x, y = self.place()
        subprocess.run(["xdotool", "mousemove", str(x + point[0]), str(y + point[1]), "click", "1"], check=True)

    def point(self, point: list[int]) -> None:
        """Move the real mouse to a point of the window."""
        x, y = self.place()
        subprocess.run(["xdotool", "mousemove", str(x + point[0]), str(y + point[1])], check=True)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, as dragging its edge does."""
        subprocess.run(["xdotool", "getwindowfocus", "windowsize", str(width), str(height)], check=True)

    def move(self, x: int, y: int) -> None:
        """Put the window's corner elsewhere, as dragging its title does."""
        subprocess.run(["xdotool", "getwindowfocus", "windowmove", "--sync", str(x), str(y)], check=True)

    def place(self) -> tuple[int, int]:
        """Where the window's corner lies on the screen."""
        told = subprocess.run(
            ["xdotool", "getwindowfocus", "getwindowgeometry", "--shell"], capture_output=True, text=True, check=True
        )
        values = dict(line.split("=") for line in told.stdout.split())
        return int(values["X"]), int(values["Y"])

    # -- the end -----------------------------------------------------------------------------------

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """End whatever still runs."""
        if self.process.poll() is None:
            self.kill()


def _choices(now: Outline) -> tuple[object, ...]:
    return now["scene"], now.get("asked"), now["spots"]


def point(now: Outline, key: str) -> list[int]:
    """Where to click something that can be chosen."""
    found = next(one for one in now["spots"] if one["key"] == key)
    x, y, wide, high = found["rect"]
    return list(found.get("at", [x + wide // 2, y + high // 2]))
