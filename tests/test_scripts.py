"""The scripts that make the environment, start the game and run the checks."""

import ast
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import environment
import run
import test as checker

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without an environment."""
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name)
    for name, path in {"ROOT": "", "VENV": ".venv", "STAMP": ".venv/stamp", "LOG": ".venv/log"}.items():
        monkeypatch.setattr(environment, name, tmp_path / path)
    return tmp_path


@pytest.fixture
def steps(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What `ensure` did to the environment, done by stand-ins."""
    done: list[str] = []

    def create() -> None:
        (checkout / ".venv").mkdir()
        done.append("create")

    monkeypatch.setattr(environment, "create", create)
    monkeypatch.setattr(environment, "usable", lambda: (checkout / ".venv").exists())
    monkeypatch.setattr(environment, "install", lambda extras: done.append(" ".join(["install", *extras])))
    return done


def test_environment_is_made_once(steps: list[str]) -> None:
    environment.ensure()
    environment.ensure()
    assert steps == ["create", "install"]


def test_environment_keeps_its_extras(steps: list[str], checkout: Path) -> None:
    environment.ensure("dev")
    environment.ensure()
    (checkout / "constraints.txt").write_text("other")
    environment.ensure()
    assert steps == ["create", "install dev", "install dev"]


def test_environment_gains_an_extra(steps: list[str]) -> None:
    environment.ensure("dev")
    environment.ensure("build")
    assert steps == ["create", "install dev", "install build dev"]


def test_old_python_is_told_the_version() -> None:
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.9\.$"):
        environment.check_python((3, 9))


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying (Retry(total=0)) after NewConnectionError\nERROR: none found", "is this computer online"),
        ("noise\nERROR: No space left on device\nmore", "could not be installed (No space left on device)"),
        ("", "could not be installed"),
    ],
)
def test_failed_installation_is_one_sentence(checkout: Path, output: str, sentence: str) -> None:
    complaint = environment.complaint(output)
    assert sentence in complaint
    assert "\n" not in complaint


@pytest.mark.parametrize("arguments", [[], ["play", "twenty_strong"], ["join", "here"]])
def test_window_needs_a_screen(arguments: list[str]) -> None:
    assert run.needs_screen(arguments)


@pytest.mark.parametrize("arguments", [["simulate", "twenty_strong"], ["play", "--help"], ["--version"]])
def test_other_commands_need_none(arguments: list[str]) -> None:
    assert not run.needs_screen(arguments)


def test_screen_is_found() -> None:
    assert not run.has_screen("linux", {})
    assert not run.has_screen("linux", {"DISPLAY": ""})
    assert run.has_screen("linux", {"DISPLAY": ":0"})
    assert run.has_screen("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert run.has_screen("linux", {"SDL_VIDEODRIVER": "dummy"})
    assert run.has_screen("win32", {})


def test_no_screen_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.no_screen(environment.programs() / "lantern") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "lantern simulate twenty_strong --games 1" in said


def test_failed_check_fails_the_run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    commands = [
        checker.Check("good", [sys.executable, "-c", "print('fine')"]),
        checker.Check("bad", [sys.executable, "-c", "print('hm'); raise SystemExit(3)"]),
    ]
    monkeypatch.setattr(environment, "ensure", lambda *extras: Path())
    monkeypatch.setattr(checker, "checks", lambda *arguments: commands)
    assert checker.main([]) == 1
    said = capfd.readouterr().out
    assert re.search(r"== bad\nhm", said)
    assert re.search(r"good +passed", said)
    assert re.search(r"bad +FAILED", said)
    monkeypatch.setattr(checker, "checks", lambda *arguments: commands[:1])
    assert checker.main([]) == 0


def test_pytest_gets_the_other_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[list[str]] = []
    monkeypatch.setattr(environment, "ensure", lambda *extras: Path())

    def checks(folder: Path, for_pytest: list[str]) -> list[checker.Check]:
        handed.append(for_pytest)
        return []

    monkeypatch.setattr(checker, "checks", checks)
    checker.main(["--quick", "-k", "dice", "tests/engine"])
    assert handed == [["-m", "not slow", "-k", "dice", "tests/engine"]]


def test_missing_programs_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: None if name == "xdotool" else name)
    assert checker.missing_programs().startswith("Not installed: xdotool, so")
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert checker.missing_programs() == ""


def test_screen_is_there(screen: str) -> None:
    answer = subprocess.run(["xdotool", "getdisplaygeometry"], capture_output=True, text=True, check=True)
    assert answer.stdout == "1920 1080\n"


@pytest.mark.parametrize("script", ["environment.py", "run.py", "test.py"])
def test_scripts_need_the_standard_library_only(script: str) -> None:
    tree = ast.parse((ROOT / "build_scripts" / script).read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names | {"environment"}


def test_constraints_are_plain_and_whole() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    pinned = {canonicalize_name(line.split("==")[0]) for line in lines}
    assert needed("lantern-table", {"dev", "build", "art"}) <= pinned


def needed(name: str, extras: set[str]) -> set[str]:
    """The names of everything that a package needs here, and all that those need."""
    found: set[str] = set()
    waiting = [(name, extras | {""})]
    while waiting:
        package, wanted = waiting.pop()
        for requirement in map(Requirement, requires(package)):
            key = canonicalize_name(requirement.name)
            applies = requirement.marker is None or any(requirement.marker.evaluate({"extra": it}) for it in wanted)
            if applies and key not in found:
                found.add(key)
                waiting.append((key, requirement.extras | {""}))
    return found


def requires(package: str) -> list[str]:
    """What an installed package requires; a package that is not here (another extra) requires nothing."""
    try:
        return metadata.requires(package) or []
    except metadata.PackageNotFoundError:
        return []


def test_run_passes_its_arguments_on(tmp_path: Path) -> None:
    script = "import sys, environment, run; from pathlib import Path; environment.ensure = lambda: Path(sys.argv[1])"
    fake = tmp_path / "lantern"
    fake.write_text('#!/bin/sh\necho "$@"\nexit 7\n')
    fake.chmod(0o755)
    answer = subprocess.run(
        [sys.executable, "-c", f"{script}; sys.exit(run.main(sys.argv[2:]))", tmp_path, "rules", "twenty_strong"],
        cwd=ROOT / "build_scripts", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (answer.returncode, answer.stdout) == (7, "rules twenty_strong\n")
