"""How strong the computer players are: `python3 build_scripts/strength.py [TITLE] [--games N] [--jobs N] [--json]`."""

from __future__ import annotations

import subprocess
import sys

import environment

CONTESTS = {"twenty_strong": "game.ai.contest", "sentinels": "game.ai.villains"}


def main(arguments: list[str]) -> int:
    """Make the environment when needed, then let the levels play a title, the first one if none is named."""
    named = bool(arguments) and arguments[0] in CONTESTS
    title, rest = (arguments[0], arguments[1:]) if named else ("twenty_strong", arguments)
    environment.ensure()
    command = [str(environment.python()), "-m", CONTESTS[title], *rest]
    return subprocess.run(command, cwd=environment.ROOT, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
