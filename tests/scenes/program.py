"""What a person does in the whole program under test: press what is there, begin games and play them."""

from __future__ import annotations

import time

import pygame

from game.ai.whim import whim
from game.luck import Luck
from game.storage.record import PERSON
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.menus.curtain import Curtain
from scenes.menus.data import GameChoice, SeatChoice
from scenes.menus.end import End
from scenes.program.program import Program
from scenes.program.seated import Seated

CALM = Preferences(size=(1280, 720), animation="off", bot_pace=0.0, muted=True)


def frames(program: Program, count: int = 3) -> None:
    """Let some frames go by."""
    for _ in range(count):
        program.app.frame(0.02)


def press(program: Program, key: str) -> None:
    """Press a control of the scene on top."""
    scene = program.app.stack.top
    assert isinstance(scene, Screen)
    control = scene.control(key)
    assert control is not None, [one.key for one in scene.controls]
    scene._activate(control)
    frames(program)


def key(program: Program, code: int, mod: int = 0, text: str = "") -> None:
    """Press a key."""
    program.app.frame(0.02, [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)])
    frames(program)


def begin(program: Program, *who: str, seed: str = "5", rank: str = "1") -> Seated:
    """Begin a game on the ship; who sits there is one person unless it is said."""
    seats = tuple(SeatChoice(level) for level in who or (PERSON,))
    program.begin(GameChoice("twenty_strong", seats, {"rank": rank}, seed))
    frames(program)
    return table(program)


def table(program: Program) -> Seated:
    """The table that is played at."""
    assert program.seated is not None
    return program.seated


def play(program: Program, answers: int = 4000, seed: int = 4) -> None:
    """Let every person answer at random until some answers were given or the game is over."""
    luck, end = Luck(seed), time.monotonic() + 60
    while answers and time.monotonic() < end:
        top = program.app.stack.top
        if isinstance(top, End):
            return
        if isinstance(top, Curtain):
            press(program, "ready")
        elif isinstance(top, Seated) and top.asking:
            asked = top.asking.decision
            top.answer(whim(asked, luck))
            answers -= 1
        program.app.frame(0.02)
