"""Criterion 10: the gold glow pulses a few times and rests; with reduced motion nothing moves at all."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ai.whim import whim
from game.luck import Luck
from scenes import shots
from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.tables import beat
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at, tables_at

STEP = 1 / 60
WHOLE = round((beat.BEATS * beat.SECONDS + 0.2) / STEP)


def seated(shown: TableScene, **chosen: object) -> App:
    app = App(Preferences(size=(1280, 720), bot_pace=0.0, hover_ms=-1).changed(**chosen), headless=True)
    app.stack.push(shown)
    return app


def scene(title: str) -> TableScene:
    if title == "sentinels":
        return sentinels_at.scene(sentinels_at.MOMENTS["play"]())
    return tables_at.scene("walk")


def around(app: App, shown: TableScene) -> bytes:
    """The picture around the first thing that can be chosen."""
    place = shown.lit()[0].rect.inflate(24, 24).clip(app.surface.get_rect())
    return pygame.image.tobytes(app.surface.subsurface(place), "RGB")


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_the_gold_glow_pulses_three_times_and_then_nothing_is_drawn(title: str) -> None:
    shown = scene(title)
    app = seated(shown)
    while not shown.open_question:
        app.frame(STEP)
    app.frame(STEP)
    bright, seen, shines = around(app, shown), set(), []
    for _ in range(WHOLE):
        app.frame(STEP)
        seen.add(around(app, shown))
        shines.append(shown.beat.shine)
    dips = sum(1 for one, two in pairwise(shines) if one == 1 > two)
    assert dips == beat.BEATS
    assert len(seen) > 2
    assert around(app, shown) == bright
    assert shown.beat.shine == 1
    assert not shown.busy
    drawn = app.frames_drawn
    for _ in range(60):
        assert not app.frame(STEP)
    assert app.frames_drawn == drawn
    assert drawn < WHOLE / 2, "a pulse is drawn in steps, not in every frame"


@pytest.mark.parametrize("chosen", [{"reduced_motion": True}, {"animation": "off"}])
def test_nothing_pulses_for_whoever_wants_nothing_to_move(chosen: dict[str, object]) -> None:
    shown = tables_at.scene("walk")
    app = seated(shown, **chosen)
    for _ in range(WHOLE):
        app.frame(STEP)
        assert shown.beat.shine == 1
        assert not shown.beat.running


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_reduced_motion_takes_away_all_travel(title: str) -> None:
    game = (
        shots.played(title, 3, 0, shots.people(1)) if title == "twenty_strong" else sentinels_at.quiet(3, "gloomweaver")
    )
    shown, luck = shots.table_scene(game), Luck(3)
    app = seated(shown, reduced_motion=True, animation="slow")
    for _ in range(40):
        app.frame(STEP)
        assert shown.feed.dry
        assert not shown.feed.director.moving
        if shown.asking:
            shown.answer(whim(shown.asking.decision, luck))
