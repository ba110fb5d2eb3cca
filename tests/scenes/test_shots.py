"""Every picture of a moment shows, for each title, what it is named for."""

import pytest

from game.titles import TITLES
from scenes import acts, shots
from scenes.app import App
from scenes.kit.browse import Browse
from scenes.kit.preferences import Preferences
from scenes.menus.standings import Standings
from scenes.tables.table import TableScene


def pictured(scene: str, title: str) -> App:
    """The program with a scene in it, as it is pictured."""
    return shots.opened(scene, shots.Order(title), Preferences(size=(1280, 720)))


def table(scene: str, title: str) -> TableScene:
    """The table of such a scene, with nothing above it."""
    top = pictured(scene, title).stack.top
    assert isinstance(top, TableScene)
    return top


@pytest.mark.parametrize("title", TITLES)
def test_a_closer_look_is_pictured(title: str) -> None:
    assert table("table-zoom", title).looking.closer


@pytest.mark.parametrize("title", TITLES)
def test_a_reason_is_pictured(title: str) -> None:
    shown = table("table-why", title)
    assert shown.looking.tip in {button.reason for button, _ in shown.plan.buttons if button.reason}


@pytest.mark.parametrize("title", TITLES)
def test_a_menu_is_pictured(title: str) -> None:
    popup = table("table-menu", title).popup
    assert popup
    assert len(popup.items) > 1


@pytest.mark.parametrize("title", TITLES)
def test_a_pile_is_pictured_with_its_cards(title: str) -> None:
    page = pictured("table-pile", title).stack.top
    assert isinstance(page, Browse)
    assert page._shown


@pytest.mark.parametrize("title", TITLES)
def test_standing_answers_are_pictured_about_cards_of_the_title(title: str) -> None:
    app = pictured("standings", title)
    page = app.stack.top
    assert isinstance(page, Standings)
    own = acts.WISHED[title]
    assert len([one for one in page.controls if one.scrolls]) == len(own)
    assert all(app.words.has(about.rpartition(":")[2]) for about in own)
