"""The Room Reference and the Action Reference of 20 Strong can be opened at any time (20S-022)."""

import pygame
import pytest

from game.titles.twenty_strong.content import ROOMS
from scenes import shots
from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.tables.reference import Reference
from scenes.tables.table import TableScene
from tests.scenes.hands import clicks, key, opened, throw
from tests.scenes.tables_at import MOMENTS, scene

ACTIONS = ["ref_move", "ref_attack", "ref_salvage", "ref_trade", "ref_other"]


def pressed(app: App) -> None:
    """Press the key of the references."""
    app.frame(1 / 60, [key(pygame.K_r, "r")])


def clicked(app: App, shown: TableScene) -> None:
    """Click on the button of the references; a first click would only end what moves."""
    shown.skip()
    app.frame(1 / 60, clicks(shown.picture.by_key["open:reference"].rect.center))


def rows(app: App, tab: str) -> list[str]:
    """Open a tab of the reference and return the names of its rows."""
    page = app.stack.top
    assert isinstance(page, Reference)
    (control,) = [one for one in page.controls if one.key == tab]
    assert control.press is not None
    control.press()
    app.frame(1 / 60)
    return [one.key.split(":")[2] for one in page.controls if one.key.startswith("row:")]


def shows_both(app: App) -> None:
    """Both references are there, whole."""
    assert rows(app, "actions") == [app.words(name) for name in ACTIONS]
    assert rows(app, "rooms") == [app.words(name) for name in ROOMS]


@pytest.mark.rule("20S-022")
@pytest.mark.parametrize("moment", MOMENTS)
def test_both_references_open_at_every_moment_and_change_nothing(moment: str) -> None:
    shown = scene(moment)
    app = opened(shown)
    if moment == "others":
        assert shown.asking is None, "nobody at this table is asked anything"
    before = shown.asking
    pressed(app)
    shows_both(app)
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert app.stack.top is shown
    clicked(app, shown)
    shows_both(app)
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert app.stack.top is shown
    assert shown.asking is before


@pytest.mark.rule("20S-022")
def test_both_references_open_while_dice_are_rolling() -> None:
    shown = scene("dice")
    app = opened(shown, "slow")
    throw(app, shown)
    pressed(app)
    shows_both(app)


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_reference_is_read_down_one_column_and_on_in_the_next(title: str, size: tuple[int, int]) -> None:
    app = shots.opened("table-reference", shots.Order(title), Preferences(size=size))
    page = app.stack.top
    assert isinstance(page, Reference)
    for section in page._sections:
        page._opener(section.key)()
        places = [one.rect for one in page.controls if one.key.startswith("row:")]
        assert len(places) == len(section.rows)
        assert places == sorted(places, key=lambda place: (place.x, place.y))
        assert len({place.x for place in places}) == 2
