"""A table in motion is drawn only where something moves: that must give the very same picture as all of it."""

from itertools import count

import pygame
import pytest

from game.ai.whim import whim
from game.luck import Luck
from scenes.app import App
from scenes.kit.director import move, together
from scenes.kit.preferences import Preferences
from scenes.tables.comic_hand import Held
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at, tables_at

TABLES = {
    "ship": lambda: tables_at.scene("middle"),
    "dice": lambda: tables_at.scene("dice"),
    "hand": lambda: sentinels_at.scene(sentinels_at.played("sen-ask-play", after=8)),
}
MOVING = 120


@pytest.mark.parametrize("remark", ["", "Saved."])
@pytest.mark.parametrize("moment", TABLES)
def test_a_frame_in_motion_is_the_same_when_all_of_it_is_drawn(moment: str, remark: str) -> None:
    app, shown, luck = opened(), TABLES[moment](), Luck(3)
    app.stack.push(shown)
    app.frame(1 / 60)
    compared = 0
    for frame in count():
        if remark and frame % 200 == 0:
            app.toast(remark)
        if shown.asking and shown.feed.dry:
            shown.answer(whim(shown.asking.decision, luck))
        compared += same(app, shown)
        if compared == MOVING:
            break
        assert frame < 3000, "nothing moves any more"


def test_so_is_a_card_of_the_hand_that_comes_up_from_below_the_window() -> None:
    app, shown = opened(), TABLES["hand"]()
    app.stack.push(shown)
    app.frame(1 / 60)
    held = [thing for thing in shown.picture.things if isinstance(thing.shown, Held)]
    ends = [(one.key, one.rect.center, one.rect.move(90, -200).center) for one in held]
    shown.feed.play([together(*(move(key, start, end, 0.5) for key, start, end in ends))])
    assert sum(same(app, shown) for _ in range(20)) > 15


def opened() -> App:
    """A window without a screen."""
    return App(Preferences(size=(1280, 720), animation="normal"), headless=True)


def same(app: App, shown: TableScene) -> bool:
    """Draw a frame, and all of it again if only parts of it were drawn; tell whether that was so."""
    if not app.frame(1 / 60) or not shown.feed.director.busy or app.stack.over is None:
        return False
    mended = pygame.image.tobytes(app.surface, "RGB")
    app.stack.over = None
    app.draw()
    assert mended == pygame.image.tobytes(app.surface, "RGB")
    return True
