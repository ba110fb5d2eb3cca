"""The program's own Python environment: .venv, made when it is missing and renewed when it is stale.

Standard library only, and readable by older Pythons, so that they can be told which one is needed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "lantern.stamp"
LOG = VENV / "install.log"
NEEDED = (3, 11)
NETWORK_SIGNS = ("NewConnectionError", "ConnectionError", "name resolution", "Retrying (", "ProxyError", "timed out")


def ensure(*extras: str) -> Path:
    """The folder of the environment's programs, with the named extras of pyproject.toml installed."""
    check_python(sys.version_info[:2])
    wanted = set(extras)
    stamp, installed = read_stamp()
    if stamp == digest() and wanted <= installed:
        return programs()
    wanted |= installed
    if not usable():
        say("Making the environment in .venv (once; this takes about a minute).")
        create()
    else:
        say("Renewing the environment in .venv.")
    install(sorted(wanted))
    STAMP.write_text("\n".join([digest(), *sorted(wanted)]), encoding="utf-8")
    return programs()


def check_python(version: tuple[int, ...]) -> None:
    """Leave with one sentence when this Python is too old."""
    if version < NEEDED:
        have, need = (".".join(map(str, numbers)) for numbers in (version, NEEDED))
        sys.exit(f"Lantern Table needs Python {need} or newer, and this is Python {have}.")


def digest() -> str:
    """What the environment was made from; another value means that it is stale."""
    parts = [(ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    return hashlib.sha256(b"\0".join([*parts, sys.version.encode(), str(ROOT).encode()])).hexdigest()


def read_stamp() -> tuple[str, set[str]]:
    """The digest and the extras of the last whole installation."""
    try:
        stamp, *extras = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return "", set()
    return stamp, set(extras)


def programs() -> Path:
    """Where the environment keeps its programs."""
    return VENV / ("Scripts" if os.name == "nt" else "bin")


def python() -> Path:
    """The environment's Python."""
    return programs() / ("python.exe" if os.name == "nt" else "python")


def usable() -> bool:
    """Whether the environment's Python runs, is of this version and has pip."""
    try:
        answer = subprocess.run(
            [python(), "-c", "import pip, sys; print(sys.version)"], capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    return answer.stdout.strip() == sys.version.strip()


def create() -> None:
    """Make an empty environment in place of whatever is there."""
    try:
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(
            f"The environment could not be made in {VENV} ({error}); "
            "look for free space and, on Debian or Ubuntu, for the package python3-venv."
        )


def install(extras: list[str]) -> None:
    """Install this checkout, editable, with the exact versions of constraints.txt."""
    STAMP.unlink(missing_ok=True)
    target = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    options = [
        "--quiet",
        "--disable-pip-version-check",
        "--retries",
        "1",
        "--constraint",
        str(ROOT / "constraints.txt"),
    ]
    command = [str(python()), "-m", "pip", "install", *options, "--editable", target]
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if answer.returncode:
        LOG.write_text(answer.stdout, encoding="utf-8")
        sys.exit(complaint(answer.stdout))


def complaint(output: str) -> str:
    """One sentence about an installation that failed, from what pip printed."""
    where = f"everything it said is in {LOG.relative_to(ROOT)}"
    if any(sign in output for sign in NETWORK_SIGNS):
        return f"The packages could not be fetched: is this computer online? Then run the same command again ({where})."
    errors = [line for line in output.splitlines() if line.startswith("ERROR")] or output.splitlines()[-1:] or ["?"]
    return f"The packages could not be installed ({errors[0].removeprefix('ERROR: ')}); {where}."


def say(sentence: str) -> None:
    """Progress goes to the error stream, so that what a command prints stays its own."""
    print(sentence, file=sys.stderr, flush=True)
