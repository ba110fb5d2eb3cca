"""The table at many moments and sizes: nothing clipped, overlapping or below the floor."""

import pygame
import pytest

from game.model.state import Card as CardState
from game.titles.twenty_strong.content import ALIENS, HEROES, ITEMS, OBJECTIVES, ROOMS
from scenes.kit import card, record, text, zoom
from scenes.kit.browse import Browse, Shown
from scenes.kit.look import look
from scenes.kit.words import Words
from scenes.tables.ship_faces import any_closer, item_card
from tests.scenes.check import complaints, marks, opened
from tests.scenes.tables_at import MOMENTS, scene

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_clipped_or_overlaps(moment: str, size: tuple[int, int], language: str) -> None:
    assert complaints(marks(scene(moment), size, language), size) == []


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", ["heroes", "three", "dice"])
def test_other_windows(moment: str, size: tuple[int, int]) -> None:
    assert complaints(marks(scene(moment), size), size) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [125, 150, 200])
@pytest.mark.parametrize("moment", ["heroes", "three", "dice", "room"])
def test_large_text_fits(moment: str, scale: int, size: tuple[int, int]) -> None:
    assert complaints(marks(scene(moment), size, "en", scale), size) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_below_the_floor(size: tuple[int, int]) -> None:
    found = [mark for mark in marks(scene("three"), size) if mark.kind == "text"]
    assert found
    assert min(mark.size for mark in found) >= look("ship", size).floor


@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [((1280, 720), "en", 100), ((1280, 720), "en", 200), ((1024, 600), "pseudo", 200), ((1920, 1080), "pseudo", 150)],
    ids=str,
)
def test_a_closer_look_holds_all_its_words(size: tuple[int, int], language: str, scale: int) -> None:
    shown, words = look("ship", size, scale / 100), Words(language)
    view = scene("start").feed.shown
    for name in (*ROOMS, *HEROES, *ITEMS, *ALIENS, *OBJECTIVES):
        closer = any_closer(words, view, name)
        assert closer
        with record.recording() as found:
            place = zoom.draw(pygame.Surface(size), shown, closer.card, closer.notes)
        spilt = [mark.label for mark in found if mark.kind == "text" and (mark.cut or not place.contains(mark.rect))]
        assert spilt == [], name


@pytest.mark.parametrize("moment", ["dice", "attack"])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_chances_are_seen_in_the_smallest_window_too(moment: str, scale: int) -> None:
    shown = scene(moment)
    found = marks(shown, (1024, 600), "pseudo", scale)
    odds = text.plain(shown.odds())
    assert odds
    assert any(mark.kind == "text" and mark.label == odds for mark in found)


@pytest.mark.parametrize("count", [1, 2, 4, 9])
@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("en", 200), ("pseudo", 200)])
def test_discards_keep_their_words_however_large(language: str, scale: int, count: int) -> None:
    words = Words(language)
    cards = [item_card(words, CardState(0, name, "", "")) for name in list(ITEMS)[:count]]
    card.face.cache_clear()
    page = Browse("ship", "", tuple(Shown(str(index), one) for index, one in enumerate(cards)))
    with record.recording() as found:
        app = opened(page, (1280, 720), language, scale)
        for control in page.controls:
            page._show(control)
            page.dirty = True
            app.frame(1 / 60)
    told = {mark.label for mark in found if mark.kind == "text" and not mark.cut}
    assert [one.name for one in cards if text.plain(one.text) not in told] == []
