"""Criteria 13, 14, 20: every scene of `lantern shot`, of both titles, at every size, text scale and language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from game.table.local import LocalTable
from scenes import gallery, shots
from scenes.app import App
from scenes.kit import record
from scenes.kit.preferences import Preferences
from scenes.kit.record import Mark
from scenes.kit.screen import Screen
from scenes.kit.words import Words
from tests.scenes.check import complaints

SIZES = {(1024, 600): 125, (1280, 720): 200, (1920, 1080): 200, (2560, 1080): 200, (3840, 2160): 200}
"""Windows, and the largest text asked for in each."""
OTHER = ((1280, 800), (1366, 768), (1920, 1200), (2560, 1440), (3440, 1440))
TITLES = ("twenty_strong", "sentinels")
PLAYED, MOST_FRAMES = 25, 4
"""Answers before a picture, and how often it is scrolled at most: a rulebook is long and everywhere alike."""
PAGES = tuple(name for name in shots.SCENES if name.startswith("gallery-"))
COMMON = ("menu", "load", "settings", "statistics", "credits")
"""Scenes that are the same for every title."""
OWN = tuple(name for name in shots.SCENES if name not in (*PAGES, *COMMON, "gallery"))
PICTURES = [(name, TITLES[0]) for name in (*COMMON, *PAGES)] + [(name, title) for name in OWN for title in TITLES]


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    """One game for all pictures of a moment: pictures change nothing."""
    real, games = shots.played, dict[tuple[object, ...], LocalTable]()

    def played(*wanted: object, **more: object) -> LocalTable:
        name = tuple(repr(getattr(one, "__code__", one)) for one in (*wanted, *more.items()))
        if name not in games:
            games[name] = real(*wanted, **more)  # type: ignore[arg-type]
        return games[name]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shots, "played", played)
        yield


def seen(scene: str, title: str, size: tuple[int, int], language: str, text_scale: int) -> Iterator[list[Mark]]:
    """All that a picture shows, then what has to be scrolled to."""
    order = shots.Order(title, 7, PLAYED, Words(language))
    app = App(Preferences(size=size, language=language, text_scale=text_scale, animation="off"), headless=True)
    for one in shots.SCENES[scene](order):
        app.stack.push(one)
    yield framed(app)
    top = app.stack.top
    for _ in range(MOST_FRAMES):
        if not isinstance(top, Screen) or not top.scroll_by(size[1] * 3 // 4):
            break
        yield framed(app)


def framed(app: App) -> list[Mark]:
    """All that one frame draws."""
    with record.recording() as found:
        app.frame(1 / 60)
    return found


def wrong(scene: str, found: list[Mark], size: tuple[int, int]) -> list[str]:
    """What is wrong with a picture; sheets of states show parts on purpose beside their places."""
    if scene in PAGES and scene.removeprefix("gallery-") not in gallery.STYLES:
        return [f"text cut: {mark.label}" for mark in found if mark.cut]
    return complaints(found, size)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("scene", "title"), PICTURES)
def test_every_picture_is_whole(scene: str, title: str, size: tuple[int, int]) -> None:
    said: dict[tuple[str, int], list[str]] = {}
    for language, text_scale in itertools.product(("en", "pseudo"), (100, SIZES[size])):
        frames = list(seen(scene, title, size, language, text_scale))
        assert any(mark.kind == "text" for mark in frames[0])
        said[language, text_scale] = [one for found in frames for one in wrong(scene, found, size)]
    assert {picture: lines for picture, lines in said.items() if lines} == {}


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "title"), [(name, title) for name, title in PICTURES if name not in PAGES])
def test_other_windows_and_text_sizes(scene: str, title: str) -> None:
    said: dict[tuple[tuple[int, int], int], list[str]] = {}
    for size, text_scale in (*((size, 100) for size in OTHER), ((1280, 720), 125), ((1280, 720), 150)):
        said[size, text_scale] = wrong(scene, next(seen(scene, title, size, "en", text_scale)), size)
    assert {picture: lines for picture, lines in said.items() if lines} == {}


def test_every_scene_is_in_the_matrix() -> None:
    assert {name for name, _ in PICTURES} == set(shots.SCENES) - {"gallery"}
