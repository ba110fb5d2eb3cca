"""Run every check and test: `python3 build_scripts/test.py [--quick] [what pytest takes]`."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import environment

SYSTEM_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


class Check(NamedTuple):
    """A command to run, under the name that the summary gives it."""

    name: str
    command: list[str]


class Outcome(NamedTuple):
    """How a check ended."""

    name: str
    passed: bool
    seconds: float


def main(arguments: list[str]) -> int:
    """Run all checks, also after one has failed, and sum them up."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="Every other argument is handed to pytest.")
    parser.add_argument("--quick", action="store_true", help="leave out the slow tests")
    options, for_pytest = parser.parse_known_args(arguments)
    bin_folder = environment.ensure("dev")
    if options.quick:
        for_pytest = ["-m", "not slow", *for_pytest]
    outcomes = [run(check) for check in checks(bin_folder, for_pytest)]
    print(summary(outcomes))
    if missing := missing_programs():
        print(missing)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def checks(bin_folder: Path, for_pytest: list[str]) -> list[Check]:
    """Every check, the quickest first."""
    tool = {name: str(bin_folder / name) for name in ("ruff", "mypy", "lint-imports", "pytest")}
    packages = [name for name in ("game", "scenes", "build_scripts", "tests") if holds_python(environment.ROOT / name)]
    return [
        Check("ruff check", [tool["ruff"], "check", "--quiet"]),
        Check("ruff format", [tool["ruff"], "format", "--check", "--quiet"]),
        Check("import contracts", [tool["lint-imports"], "--no-logo"]),
        Check("mypy --strict", [tool["mypy"], *packages]),
        Check("pytest", [tool["pytest"], "-n", "2", "--dist", "worksteal", *for_pytest]),
    ]


def holds_python(folder: Path) -> bool:
    """Whether there is a module anywhere below the folder."""
    return next(folder.rglob("*.py"), None) is not None


def run(check: Check) -> Outcome:
    """Run one check; its output goes straight through."""
    print(f"\n== {check.name}", flush=True)
    start = time.monotonic()
    code = subprocess.run(check.command, cwd=environment.ROOT, check=False).returncode
    return Outcome(check.name, code == 0, time.monotonic() - start)


def summary(outcomes: list[Outcome]) -> str:
    """One line per check."""
    lines = [f"{name:<18}{'passed' if passed else 'FAILED'}{seconds:>8.1f} s" for name, passed, seconds in outcomes]
    return "\n".join(["\n== summary", *lines])


def missing_programs() -> str:
    """A sentence naming the system programs that the tests of the real window lack, or nothing."""
    missing = [name for name in SYSTEM_PROGRAMS if shutil.which(name) is None]
    if not missing or not sys.platform.startswith("linux"):
        return ""
    packages = " ".join(SYSTEM_PROGRAMS[name] for name in missing)
    return f"Not installed: {', '.join(missing)}, so no test drove the real window (apt-get install {packages})."


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
