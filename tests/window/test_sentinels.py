"""Whole games of Sentinels in the real window, one person running three heroes: by keys alone, by mouse alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.storage import profile
from tests.window.hands import Hand, Keyboard, Mouse, lead, play
from tests.window.window import Window

Opened = Callable[..., Window]
KEYS, MOUSE = Keyboard(), Mouse()
SHORT = ("villain:apostate", "environment:tomb_of_anubis", "opt:advanced")
"""Against this villain's advanced side heroes who do anything at all have fallen after a few rounds."""


def set_up(window: Window, hand: Hand) -> None:
    """From the main menu to a set-up that makes a short game."""
    window.scene("MainMenu")
    lead(window, hand, "tile:sentinels", "Casting")
    for key in SHORT:
        hand.choose(window, key)


def play_out(window: Window, hand: Hand, luck: random.Random) -> None:
    """From the set-up through the game to its end, its count, and back to the menu."""
    lead(window, hand, "start", "Table")
    assert play(window, hand, luck) > 20
    window.scene("End")
    assert "Curtain" not in window.scenes()  # the team sees all hands
    assert [(one.title, one.level, one.played) for one in profile.counts()] == [("sentinels", "person", 1)]
    lead(window, hand, "menu", "MainMenu")


def test_a_whole_game_by_keys_alone(opened: Opened) -> None:
    window = opened()
    set_up(window, KEYS)
    lead(window, KEYS, "seed", "Entry")
    window.keys("4", "2", "Return")
    window.scene("Casting")
    play_out(window, KEYS, random.Random(5))


def test_a_whole_game_by_mouse_alone(opened: Opened) -> None:
    window = opened()
    set_up(window, MOUSE)
    play_out(window, MOUSE, random.Random(7))
