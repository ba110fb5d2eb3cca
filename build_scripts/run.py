"""Start Lantern Table: `python3 build_scripts/run.py [what the lantern command takes]`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import environment

WINDOWED = ("play", "join")


def main(arguments: list[str]) -> int:
    """Make the environment when needed, then hand over to the game."""
    lantern = environment.ensure() / ("lantern.exe" if os.name == "nt" else "lantern")
    if needs_screen(arguments) and not has_screen(sys.platform, os.environ):
        return no_screen(lantern)
    if os.name == "nt":
        return subprocess.run([lantern, *arguments], check=False).returncode
    os.execv(lantern, [str(lantern), *arguments])


def needs_screen(arguments: list[str]) -> bool:
    """Whether these arguments open the window; asking for help does not."""
    if {"-h", "--help", "--version"} & set(arguments):
        return False
    return not arguments or arguments[0] in WINDOWED


def has_screen(platform: str, variables: Mapping[str, str]) -> bool:
    """Whether a window can be shown; a set SDL_VIDEODRIVER is taken at its word."""
    if not platform.startswith("linux"):
        return True
    return any(variables.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def no_screen(lantern: Path) -> int:
    """Say what is missing and what can be done without it."""
    command = f"{os.path.relpath(lantern)} simulate twenty_strong --games 1"
    print(f"There is no screen to open the window on; this plays a game without one: {command}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
