"""The moves by which a test plays a situation of Sentinels.

`strike("haka", "ra", 2)` is a step that deals damage, `fell("haka_mere")` one that destroys a card,
`act(lambda s: ...)` one of any coroutine.
"""

import re
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec import structs

from game.engine.ask import Decision, Option, ask
from game.engine.run import Run
from game.luck import Luck, Script
from game.model.state import Step
from game.titles.sentinels.damage import deal
from game.titles.sentinels.flow import hero_draw, hero_play, hero_power, play_for, texts
from game.titles.sentinels.state import S
from game.titles.sentinels.title import SENTINELS
from game.titles.sentinels.verbs import destroy
from tests.titles.sentinels.looks import card, named, named_options
from tests.titles.talk import asked

__all__ = [
    "TITLE", "act", "fell", "hero_draw", "hero_play", "hero_power", "pick", "play", "play_for", "strike", "texts",
]  # fmt: skip


async def pause(s: S) -> None:
    """Stand before and after the steps of a test."""
    await ask(s, 0, "test-over", [Option("over")], always=True)


async def do(s: S, what: Callable[[S], Awaitable[Any]]) -> None:
    """Do whatever a test wants."""
    await what(s)


TITLE = structs.replace(SENTINELS, steps={**SENTINELS.steps, "pause": pause, "do": do})


def act(what: Callable[[S], Awaitable[Any]]) -> Step:
    """Return a step that does this."""
    return Step("do", (what,))


def strike(source: str, target: str, amount: int, kind: str = "melee") -> Step:
    """Return a step in which one card deals another damage."""
    return act(lambda s: deal(s, card(s, source), card(s, target), amount, kind))


def fell(one: str) -> Step:
    """Return a step that destroys a card."""
    return act(lambda s: destroy(s, card(s, one)))


def play(s: S, *steps: Step, chance: Iterable[str | Iterable[str]] = (), luck: int | None = None) -> Run:
    """Start a run that does these steps and then stands still.

    `chance` are the outcomes in order, one name or several; when they run out, the generator seeded
    with `luck` goes on; without it the test fails there.
    """
    s.agenda = [Step("pause"), *reversed(steps), Step("pause")]
    outcomes = [(outcome,) if isinstance(outcome, str) else tuple(outcome) for outcome in chance]
    run = Run.from_boundary(TITLE, s, (), Script(outcomes, None if luck is None else Luck(luck)))
    run.pick("over")
    return run


WORDS = {
    message[1]: re.findall(r"\$(\w+) ->" if "->" in message[2] else r"\$(\w+)", message[2])
    for path in (Path(__file__).resolve().parents[3] / "localisation" / "en").glob("*.ftl")
    for message in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[^a-z#\n].*)*)", path.read_text("utf-8"), re.MULTILINE)
}
"""What each message needs to be told, whichever way its words go."""


def unsaid(decision: Decision) -> list[str]:
    """Return the messages of a decision that have no words, or are not told all that their words name."""
    said = [(decision.message, decision.args), *[(option.label, option.args) for option in decision.options]]
    return [message for message, args in said if not set(WORDS.get(message, ["no words"])) <= set(args)]


def pick(run: Run, *wanted: str | int) -> None:
    """Answer the pending decision, with keys, ids of cards or numbers of cards; it and its options have words."""
    chosen: list[str] = []
    decision = asked(run)
    assert not unsaid(decision)
    for one in wanted:
        fitting = [
            option.key
            for option in decision.options
            if option.key not in chosen and one in (option.key, named(run, option), option.about[1])
        ]
        assert fitting, f"{one} is not among {named_options(run)} of {asked(run).message}"
        chosen.append(fitting[0])
    run.pick(*chosen)
