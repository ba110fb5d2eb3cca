"""Every question, option, reason, number and event of the rules has its words."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from scenes.kit.words import Words
from scenes.tables.ship_log import QUIET

ROOT = Path(__file__).resolve().parents[2]
WORDS = Words()
SOURCES = [
    path
    for folder in ("game/titles/twenty_strong", "game/engine", "game/table")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
IDS = sorted(set(re.findall(r'"((?:ask|opt|bar|tally|odds|undo|why)-[a-z0-9-]+)"', TEXT)))
MADE = (
    "opt-give", "opt-get", "opt-apply-hit", "opt-apply-crit", "bar-no-military", "bar-no-technical", "why-check",
    "why-hotwire", "why-pay", "why-exhaust", "why-keycard", *(f"ask-window-{moment}" for moment in (
        "round-start", "after-action", "enemy-attack", "opportunity", "after-effect", "noise-roll")),
)  # fmt: skip
KINDS = sorted(set(re.findall(r'tell(?:_secret)?\(\s*s(?:tate)?,\s*"([a-z_]+)"', TEXT)))


@pytest.mark.parametrize("message", sorted({*IDS, *MADE}))
def test_a_message_of_the_rules_has_words(message: str) -> None:
    assert WORDS.has(message)


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_has_a_line_in_the_log_or_is_quiet(kind: str) -> None:
    assert kind in QUIET or WORDS.has(f"log-{kind}")


@pytest.mark.parametrize("name", ["log.ftl", "twenty_strong_play.ftl"])
def test_a_file_of_words_has_no_mistakes(name: str) -> None:
    source = (ROOT / "localisation" / "en" / name).read_text(encoding="utf-8")
    junk = [entry.content for entry in FluentParser().parse(source).body if isinstance(entry, Junk)]
    assert junk == []


def test_no_message_has_two_wordings() -> None:
    found = [
        line.partition(" =")[0]
        for path in sorted((ROOT / "localisation" / "en").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"-?[a-zA-Z][\w-]* =", line)
    ]
    assert [name for name, count in Counter(found).items() if count > 1] == []


def test_there_is_something_to_check() -> None:
    assert len(IDS) > 100
    assert len(KINDS) > 30
