"""Two ways to play: with keys alone, and with the mouse alone. What to choose is rolled by a seeded die."""

from __future__ import annotations

import random
from typing import Protocol

from tests.window.window import Outline, Window, point

ASIDE = ("b:undo", "b:hint", "b:strongest", "b:standing", "b:step", "b:play_on")
MOST = 400


class Hand(Protocol):
    """A way to choose something on the screen."""

    def choose(self, window: Window, key: str) -> None: ...


class Keyboard:
    """Tab to it, then Enter."""

    def choose(self, window: Window, key: str) -> None:
        """Move the focus to a spot and press Enter."""
        now = window.look()
        keys = [one["key"] for one in now["spots"]]
        away = (keys.index(key) - keys.index(now["focus"])) % len(keys) if now["focus"] in keys else keys.index(key) + 1
        if away > len(keys) // 2 and now["focus"] in keys:
            window.keys(*["shift+Tab"] * (len(keys) - away))
        elif away:
            window.keys(*["Tab"] * away)
        window.wait(lambda seen: bool(seen["focus"] == key), f"the focus on {key}")
        window.keys("Return")


class Mouse:
    """Click it; the wheel or a drag is never needed."""

    def choose(self, window: Window, key: str) -> None:
        """Click where nothing lies upon it."""
        window.click(point(window.look(), key))


def lead(window: Window, hand: Hand, key: str, scene: str) -> None:
    """Choose what leads to a scene, and wait for it."""
    hand.choose(window, key)
    window.scene(scene)


def play(window: Window, hand: Hand, luck: random.Random, answers: int = MOST) -> int:
    """Play on until the game is over or some answers were given; returns how many."""
    given, last = -1, -1
    while True:
        now = window.question()
        if _asked(now) not in (-1, last):
            given, last = given + 1, _asked(now)
        if now["scene"] == "End" or (given >= answers and _asked(now) != -1):
            return given
        before = now
        if now["scene"] == "Confirm":
            hand.choose(window, "yes")
        elif now["scene"] == "Curtain":
            hand.choose(window, "ready")
        else:
            hand.choose(window, wanted(now, luck))
        window.change(before, "what comes after a choice")


def _asked(now: Outline) -> int:
    return int(now["asked"]["id"]) if now.get("asked") else -1


def wanted(now: Outline, luck: random.Random) -> str:
    """The key of something that brings the game on."""
    asked = now["asked"]
    can = [one for one in now["spots"] if "barred" not in one and one["key"] not in ASIDE]
    confirm = any(one["key"] == "b:confirm" for one in can)
    menu = [one["key"] for one in can if one["key"].startswith("m:") and not one["key"].startswith("m:standing")]
    if menu:
        return str(luck.choice(menu))
    if confirm and len(asked["picks"]) >= max(1, asked["low"]):
        return "b:confirm"
    fresh = [one["key"] for one in can if not set(one.get("options", ())) & set(asked["picks"])]
    fresh = [key for key in fresh if key != "b:confirm"]
    if asked["picks"] and len(asked["picks"]) >= asked["high"]:
        fresh = []
    return str(luck.choice(fresh)) if fresh else "b:confirm"
