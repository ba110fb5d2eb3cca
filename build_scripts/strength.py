"""How strong the computer players are: `python3 build_scripts/strength.py [--games N] [--jobs N] [--json]`."""

from __future__ import annotations

import subprocess
import sys

import environment


def main(arguments: list[str]) -> int:
    """Make the environment when needed, then let the levels play."""
    environment.ensure()
    command = [str(environment.python()), "-m", "game.ai.contest", *arguments]
    return subprocess.run(command, cwd=environment.ROOT, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
