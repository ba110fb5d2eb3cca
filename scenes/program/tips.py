"""First-use tips: a short remark at the moment it helps, each only once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.table.standing import topics
from scenes.tables.asking import Asking

MARK = "tip:"


@dataclass(frozen=True)
class Tip:
    """A message (with the key of a command, if it names one) and the questions at which it helps."""

    name: str
    helps: Callable[[Asking, int], bool]
    command: str = ""


TIPS = (
    Tip("tip_gold", lambda asking, count: True),
    Tip("tip_picks", lambda asking, count: asking.several),
    Tip("tip_preview", lambda asking, count: count >= 2),
    Tip("tip_zoom", lambda asking, count: count >= 4, "zoom"),
    Tip("tip_standing", lambda asking, count: count >= 6 and bool(topics(asking.decision)), "standing"),
    Tip("tip_step", lambda asking, count: count >= 10, "step"),
    Tip("tip_rules", lambda asking, count: count >= 8, "rules"),
    Tip("tip_hint", lambda asking, count: count >= 12, "hint"),
)


def due(asking: Asking, count: int, seen: set[str]) -> Tip | None:
    """The next tip for the `count`-th question of an evening, if there is one."""
    return next((tip for tip in TIPS if MARK + tip.name not in seen and tip.helps(asking, count)), None)
