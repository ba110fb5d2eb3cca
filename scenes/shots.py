"""Pictures without a screen: one frame of any scene of any title at any size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.ai.whim import whim
from game.engine.ask import Answer, Decision
from game.luck import Luck
from game.table import LocalTable, SeatPlan
from game.titles import TITLES
from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.stack import Scene
from scenes.tables.exits import nowhere
from scenes.tables.table import TableScene
from scenes.tables.twenty_strong import TwentyStrong

SETTING_UP = ("ask-hero", "ask-stat-die")


def people(count: int, bots: int = 0) -> tuple[SeatPlan, ...]:
    """Seats of people, then of computer players."""
    return (*(SeatPlan() for _ in range(count)), *(SeatPlan("normal") for _ in range(bots)))


def played(
    seed: int, after: int, seats: tuple[SeatPlan, ...], until: Callable[[Decision], bool] | None = None
) -> LocalTable:
    """A seeded game after a number of random answers, or on to a question of a kind."""
    title = TITLES["twenty_strong"]
    table = LocalTable.new(title, title.setup(len(seats), {"rank": "2"}), seats, seed)
    luck = Luck(seed)
    for count in range(3000):
        asked = [decision for seat in table.waiting() if (decision := table.pending(seat))]
        if not asked or (count >= after and (until is None or until(asked[0]))):
            break
        table.submit(Answer(asked[0].id, asked[0].seat, _keys(table, asked[0], luck)))
    return table


def _keys(table: LocalTable, asked: Decision, luck: Luck) -> tuple[str, ...]:
    """What the title's computer player thinks best, else anything that is allowed."""
    bot = table.title.bot if asked.message not in SETTING_UP else None
    ideas = bot.ideas(table.view(asked.seat), asked) if bot else ()
    return ideas[0].keys if ideas else whim(asked, luck)


def table_scene(table: LocalTable) -> TableScene:
    """The table scene of a game, with nowhere to go."""
    return TableScene(table, TwentyStrong(), nowhere())


def frame(scene: Scene, size: tuple[int, int], lang: str = "en", text_scale: int = 100) -> pygame.Surface:
    """One settled frame of a scene."""
    app = App(Preferences(size=size, language=lang, text_scale=text_scale, animation="off"), headless=True)
    app.stack.push(scene)
    for _ in range(4):
        app.frame(1 / 60)
    return app.surface


def shoot(scene: str, title: str, seed: int, after: int, size: tuple[int, int], lang: str, out: Path) -> None:
    """Draw one frame into a file."""
    pygame.image.save(frame(table_scene(played(seed, after, people(1))), size, lang), out)
