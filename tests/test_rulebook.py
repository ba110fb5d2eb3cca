"""Each rule of each rulebook is proved by a marked test, or says why no test can."""

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
TITLES = sorted(path.parent for path in (ROOT / "game" / "titles").glob("*/title.py"))
RULEBOOKS = [title / "rulebook.md" for title in TITLES]
RULE = re.compile(r"\*\*([0-9A-Z]+-[0-9]+[a-z]?)\*\*")
EXCUSE = re.compile(r"\bno test: \S")
EXCUSES_AT_MOST = 10


class Mark(NamedTuple):
    """A rule id in a mark, and where it stands."""

    rule: str
    place: str


def rules(text: str) -> dict[str, bool]:
    """The rules of a rulebook in its order, each with whether it is excused from a test."""
    found: dict[str, bool] = {}
    for line in text.splitlines():
        for rule in RULE.findall(line):
            assert rule not in found, f"{rule} stands in the rulebook twice"
            found[rule] = bool(EXCUSE.search(line))
    return found


def marks(source: str, name: str) -> Iterator[Mark]:
    """Every `pytest.mark.rule(...)` in a test module, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=arguments):
                for argument in arguments:
                    is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    assert is_text, f"{name}:{node.lineno}: a rule mark takes plain texts"
                    yield Mark(ast.literal_eval(argument), f"{name}:{node.lineno}")


def all_marks() -> list[Mark]:
    """Every mark in the tests."""
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return [
        mark for path in paths for mark in marks(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]


def expect_none(what: str, found: list[str]) -> None:
    """Fail with the list of what should not be there."""
    if found:
        pytest.fail(textwrap.fill(f"{len(found)} {what}: {', '.join(found)}", 110), pytrace=False)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_each_rule_is_proved(rulebook: Path) -> None:
    excused = rules(rulebook.read_text(encoding="utf-8"))
    assert excused, f"{rulebook.relative_to(ROOT)} has no numbered rule"
    marked = [mark.rule for mark in all_marks()]
    expect_none("rules without a test", [rule for rule in excused if not excused[rule] and rule not in marked])


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_few_rules_are_excused(rulebook: Path) -> None:
    excused = [rule for rule, excuse in rules(rulebook.read_text(encoding="utf-8")).items() if excuse]
    marked = [f"{mark.rule} at {mark.place}" for mark in all_marks() if mark.rule in excused]
    expect_none("rules with both a test and `no test`", marked)
    expect_none(f"rules with `no test`, where {EXCUSES_AT_MOST} may be", excused[EXCUSES_AT_MOST:] and excused)


def test_each_mark_names_a_rule() -> None:
    known = [rule for rulebook in RULEBOOKS for rule in rules(rulebook.read_text(encoding="utf-8"))]
    expect_none("marks of no rule", [f"{mark.rule} at {mark.place}" for mark in all_marks() if mark.rule not in known])


def test_rules_are_read() -> None:
    text = "**AB-001** Play a card.\n- **AB-002a** Talk. (no test: a custom)\nsee AB-001"
    assert rules(text) == {"AB-001": False, "AB-002a": True}


def test_marks_are_read() -> None:
    source = '@pytest.mark.rule("AB-001", "AB-002")\ndef test(): ...\nx = param(1, marks=pytest.mark.rule("AB-003"))'
    assert [mark.rule for mark in marks(source, "t.py")] == ["AB-001", "AB-002", "AB-003"]
    assert next(marks(source, "t.py")).place == "t.py:1"
