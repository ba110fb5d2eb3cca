"""What a person does at a scene under test: open it, press keys, click."""

import pygame

from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.tables.table import TableScene

SIZE = (1280, 720)


def opened(shown: TableScene, animation: str = "off", size: tuple[int, int] = SIZE) -> App:
    """A program without a screen that shows a table; computer players take no time."""
    app = App(Preferences(size=size, animation=animation, bot_pace=0.0), headless=True)
    app.stack.push(shown)
    for _ in range(3):
        app.frame(1 / 60)
    return app


def on_top(app: App) -> object:
    """The scene that has the input now."""
    return app.stack.top


def key(code: int, text: str = "", mod: int = 0) -> pygame.event.Event:
    """A key goes down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)


def clicks(spot: tuple[int, int], button: int = 1) -> list[pygame.event.Event]:
    """The pointer comes, presses and lets go."""
    return [
        pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button),
    ]


def throw(app: App, shown: TableScene) -> None:
    """Answer a question for dice with the best ones; the roll is still to be seen."""
    shown.pick_best()
    shown.confirm()
    app.frame(1 / 60)
    assert not shown.feed.dry


def hint(app: App, shown: TableScene) -> None:
    """Ask for a hint and wait for it."""
    app.frame(1 / 60, [key(pygame.K_h, "h")])
    for _ in range(300):
        app.frame(1 / 60)
        if shown.hinted:
            break
