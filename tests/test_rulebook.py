"""Each rule of each rulebook is proved by a marked test, or says why no test can."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULEBOOKS = sorted((ROOT / "game" / "titles").glob("*/rulebook.md"))
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


def listing(heading: str, lines: list[str]) -> str:
    """A heading with its count, and the lines below it."""
    return "\n  ".join([f"{heading} ({len(lines)}):", *lines])


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_each_rule_is_proved(rulebook: Path) -> None:
    excused = rules(rulebook.read_text(encoding="utf-8"))
    assert excused, f"{rulebook.relative_to(ROOT)} has no numbered rule"
    marked = [mark.rule for mark in all_marks()]
    unproved = [rule for rule, excuse in excused.items() if not excuse and rule not in marked]
    assert not unproved, listing("rules without a test", unproved)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_few_rules_are_excused(rulebook: Path) -> None:
    excused = [rule for rule, excuse in rules(rulebook.read_text(encoding="utf-8")).items() if excuse]
    assert len(excused) <= EXCUSES_AT_MOST, listing("rules with `no test`", excused)
    marked = [f"{mark.rule} at {mark.place}" for mark in all_marks() if mark.rule in excused]
    assert not marked, listing("rules with both a test and `no test`", marked)


def test_each_mark_names_a_rule() -> None:
    known = [rule for rulebook in RULEBOOKS for rule in rules(rulebook.read_text(encoding="utf-8"))]
    astray = [f"{mark.rule} at {mark.place}" for mark in all_marks() if mark.rule not in known]
    assert not astray, listing("marks that name no rule", astray)


def test_rules_are_read() -> None:
    text = "**AB-001** Play a card.\n- **AB-002a** Talk. (no test: a custom)\nsee AB-001"
    assert rules(text) == {"AB-001": False, "AB-002a": True}


def test_marks_are_read() -> None:
    source = '@pytest.mark.rule("AB-001", "AB-002")\ndef test(): ...\nx = param(1, marks=pytest.mark.rule("AB-003"))'
    assert [mark.rule for mark in marks(source, "t.py")] == ["AB-001", "AB-002", "AB-003"]
    assert next(marks(source, "t.py")).place == "t.py:1"
