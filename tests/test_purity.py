"""Rules are pure: nothing in them may depend on an address, a clock, an unordered set or a swallowed exception."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ("game/model", "game/engine", "game/titles")
IMPURE = {
    "asyncio", "datetime", "multiprocessing", "os", "pickle", "random", "secrets", "socket", "subprocess", "threading",
    "time", "uuid", "weakref",
}  # fmt: skip
BUILTINS = {"set", "frozenset", "hash", "id"}

# The engine alone turns an exception into the end of a game or into a recovery.
ALLOWED: dict[str, Collection[str]] = {"game/engine/run.py": {"try", "with"}}


def impurities(source: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """Every forbidden thing in a module, as `line: what`."""
    for node in ast.walk(ast.parse(source)):
        if (what := impurity(node)) and what not in allowed:
            yield f"{getattr(node, 'lineno', 0)}: {what}"


def impurity(node: ast.AST) -> str:
    """What is forbidden about this node itself, or nothing."""
    match node:
        case ast.Set() | ast.SetComp():
            return "set display"
        case ast.Try() | ast.TryStar():
            return "try"
        case ast.With() | ast.AsyncWith():
            return "with"
        case ast.Name(id=name, ctx=ast.Load()) if name in BUILTINS - {"id"}:
            return name
        case ast.Call(func=ast.Name(id="id")):
            return "id"
        case ast.BinOp(left, _, right) if is_keys(left) or is_keys(right):
            return "set made of keys"
        case ast.Import(names):
            return imported([alias.name for alias in names])
        case ast.ImportFrom(module=str(module), level=0):
            return imported([module])
    return ""


def is_keys(node: ast.AST) -> bool:
    """Whether this is `something.keys()` or `.items()`, whose `&` and `|` make a set."""
    match node:
        case ast.Call(func=ast.Attribute(attr="keys" | "items")):
            return True
    return False


def imported(names: list[str]) -> str:
    """The import among these that rules may not have, or nothing."""
    return next((f"import {name}" for name in names if name.split(".")[0] in IMPURE), "")


def modules(*folders: str) -> list[str]:
    """The modules below these folders, as paths from the root."""
    return sorted(path.relative_to(ROOT).as_posix() for folder in folders for path in (ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("module", modules(*RULES))
def test_rules_are_pure(module: str) -> None:
    found = list(impurities((ROOT / module).read_text(encoding="utf-8"), ALLOWED.get(module, ())))
    assert not found, f"{module} is not pure:\n" + "\n".join(found)


@pytest.mark.parametrize("module", modules("game", "scenes", "build_scripts"))
def test_nothing_is_pickled(module: str) -> None:
    found = [line for line in impurities((ROOT / module).read_text(encoding="utf-8")) if line.endswith("import pickle")]
    assert not found, f"{module}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("x = {1, 2}", "set display"),
        ("x = {y for y in z}", "set display"),
        ("x = set()", "set"),
        ("x: frozenset[int]", "frozenset"),
        ("sorted(cards, key=hash)", "hash"),
        ("x = id(card)", "id"),
        ("a.keys() & b", "set made of keys"),
        ("from os.path import join", "import os"),
        ("import time as clock", "import time"),
        ("try:\n    pass\nfinally:\n    pass", "try"),
        ("async def f():\n    async with a:\n        pass", "with"),
    ],
)
def test_impurity_is_found(source: str, what: str) -> None:
    assert [found for found in impurities(source) if what in found]


@pytest.mark.parametrize(
    "source", ["x = {}", "x = {1: 2}", "card.id", "def f(id: str): ...", "from .random import roll"]
)
def test_purity_is_left_alone(source: str) -> None:
    assert not list(impurities(source))
