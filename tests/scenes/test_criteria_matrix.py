"""Criteria 13 to 15 and 20: every picture at every size, text scale, language and contrast is whole and stands out.

The pictures are every scene of `lantern shot` for both titles, and what other tests set up: menus with made-up
contents, and tables at many moments with three to five heroes and up to sixty cards. Each run takes a part of them,
the same each time: each picture once in each of the five sizes, in every language, text scale and contrast by turns.
With `--soak` all of them are taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import pytest
from pygame import Surface

from game.table.local import LocalTable
from scenes import shots
from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.kit.words import Words
from scenes.stack import Scene
from scenes.tables.table import TableScene
from tests.scenes import ink, legible, samples, sentinels_at, tables_at

SIZES = {(1024, 600): 125, (1280, 720): 200, (1920, 1080): 200, (2560, 1080): 200, (3840, 2160): 200}
"""Windows, and the largest text asked for in each."""
OTHER = ((1280, 800), (1366, 768), (1920, 1200), (2560, 1440), (3440, 1440))
SMALLEST = (1024, 600)
LANGUAGES = ("en", "pseudo")
TITLES = ("twenty_strong", "sentinels")
PLAYED, MOST_FRAMES = 25, 4
"""Answers before a picture, and how often it is scrolled at most: a rulebook is long and everywhere alike."""
COMMON = ("menu", "load-none", "statistics", "statistics-none", "credits", "entry", "trouble")
"""Scenes that are the same for every title, besides the settings and the gallery."""
TEXT, STRONG_TEXT, ICONS = 4.5, 7.0, 3.0
"""Least contrasts of words, of words in the strong themes, and of icons, outlines and the focus."""
JUDGED = ((1024, 600), (1280, 720), (1920, 1080))
"""Windows in which contrast is measured; in larger ones the same colours carry broader strokes."""


class Way(NamedTuple):
    """How a picture is taken."""

    size: tuple[int, int]
    language: str = "en"
    text_scale: int = 100
    strong: bool = False

    def preferences(self) -> Preferences:
        """The settings of the way."""
        chosen = Preferences(size=self.size, language=self.language, text_scale=self.text_scale)
        return chosen.changed(high_contrast=self.strong, animation="off")


Opener = Callable[[Way], App]


def shown(scene: str, title: str, way: Way) -> App:
    """A scene of `lantern shot`."""
    return shots.opened(scene, shots.Order(title, 7, PLAYED, Words(way.language)), way.preferences())


def staged(make: Callable[[], Scene], way: Way) -> App:
    """A scene that other tests set up."""
    app = App(way.preferences(), headless=True)
    app.stack.push(make())
    for _ in range(3):
        app.frame(1 / 60)
    return app


def _comic(moment: str) -> Scene:
    return sentinels_at.scene(sentinels_at.MOMENTS[moment]())


def _is_common(scene: str) -> bool:
    return scene in COMMON or scene.startswith(("gallery", "settings"))


SHOTS: dict[str, Opener] = {
    f"{scene}-{title}" if title else scene: partial(shown, scene, title or TITLES[0])
    for scene in shots.SCENES
    for title in ([""] if _is_common(scene) else TITLES)
    if scene != "gallery"
}
MORE: dict[str, Opener] = {
    **{f"menu {name}": partial(staged, make) for name, make in samples.SCENES.items()},
    **{f"ship {name}": partial(staged, partial(tables_at.scene, name)) for name in tables_at.MOMENTS},
    **{f"comic {name}": partial(staged, partial(_comic, name)) for name in sentinels_at.MOMENTS},
}
PICTURES = SHOTS | MORE
NAMED = [name for name in SHOTS if not name.startswith("gallery")]
"""Pictures on which each card has its whole name; elsewhere they are crowded, or very small, on purpose."""


def every_way(turn: int = 0) -> Iterator[Way]:
    """All sizes with all languages and the smallest and largest texts, then the others; contrasts by turns."""
    for index, way in enumerate(_calm_ways()):
        yield way._replace(strong=(turn + index // 4 + index) % 2 == 1)


def _calm_ways() -> Iterator[Way]:
    for size, most in SIZES.items():
        yield from (Way(size, *rest) for rest in itertools.product(LANGUAGES, (100, most)))
    yield from (Way(size) for size in OTHER)
    yield from (Way((1280, 720), text_scale=scale) for scale in (125, 150))


def some_ways(name: str) -> Iterator[Way]:
    """Each size once, in another language, text scale and contrast for each; what others set up comes twice."""
    number = list(PICTURES).index(name)
    every = list(every_way(number // 4))
    by_size = [every[index * 4 + (number + index) % 4] for index in range(len(SIZES))]
    rest = every[len(SIZES) * 4 :]
    yield rest[number % len(rest)]
    yield from by_size if name in SHOTS else (by_size[number % len(SIZES)],)


@pytest.fixture(scope="module", autouse=True)
def _followed() -> Iterator[None]:
    """Everything drawn is followed, and one game does for all pictures of a moment: pictures change nothing."""
    real, games = shots.played, dict[tuple[object, ...], LocalTable]()

    def played(*wanted: object, **more: object) -> LocalTable:
        name = tuple(repr(getattr(one, "__code__", one)) for one in (*wanted, *more.items()))
        if name not in games:
            games[name] = real(*wanted, **more)  # type: ignore[arg-type]
        return games[name]

    with ink.followed(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(shots, "played", played)
        yield


def scrolled(app: App) -> Iterator[App]:
    """The picture, then what has to be scrolled to."""
    yield app
    top = app.stack.top
    for _ in range(MOST_FRAMES):
        if not isinstance(top, Screen) or not top.scroll_by(app.surface.get_height() * 3 // 4):
            break
        app.frame(1 / 60)
        yield app


def wrong(name: str, ways: Iterator[Way]) -> dict[Way, list[str]]:
    """What is wrong with a picture, by the way it was taken; long names may end early where texts are large.

    In the smallest window the stretched language may also leave a number to a closer look, or a rule to its key.
    """
    said = {}
    for way in ways:
        app = PICTURES[name](way)
        plain = (way.language, way.text_scale) == ("en", 100) and way.size > SMALLEST and name in NAMED
        roomy = way.language == "en" or way.size != SMALLEST
        frames = scrolled(app)
        said[way] = [
            line
            for one in frames
            for line in (*legible.complaints(one.surface, names=plain, numbers=roomy), *faint(one.surface, way))
        ]
    return {way: lines for way, lines in said.items() if lines}


def faint(picture: Surface, way: Way) -> list[str]:
    """What does not stand out in a picture, in the windows in which it is measured; all languages have its colours."""
    if way.size not in JUDGED or way.language != LANGUAGES[0]:
        return []
    return legible.low_contrast(picture, STRONG_TEXT if way.strong else TEXT, ICONS)


@pytest.mark.slow
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_whole(name: str) -> None:
    assert wrong(name, some_ways(name)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_whole_in_every_way(name: str) -> None:
    assert wrong(name, every_way(list(PICTURES).index(name) // 4)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("strong", [False, True], ids=["calm", "strong"])
@pytest.mark.parametrize("name", SHOTS)
def test_words_and_icons_stand_out(name: str, strong: bool) -> None:
    way = Way((1280, 720), strong=strong)
    app = PICTURES[name](way)
    frames = scrolled(app) if name.startswith("gallery") else [app]
    assert [line for one in frames for line in faint(one.surface, way)] == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("wide", "usual"), [((2560, 1080), (1920, 1080)), ((3440, 1440), (2560, 1440))], ids=str)
def test_ultrawide_windows_use_their_width(title: str, wide: tuple[int, int], usual: tuple[int, int]) -> None:
    reach = []
    for size in (usual, wide):
        table = shown("table-crew", title, Way(size)).stack.scenes[0]
        assert isinstance(table, TableScene)
        rects = [thing.rect for thing in table.picture.things]
        reach.append(rects[0].unionall(rects[1:]))
    margins = [(place.left, size[0] - place.right) for place, size in zip(reach, (usual, wide), strict=True)]
    assert margins[0] == margins[1]
    assert max(margins[1]) < wide[0] // 50


def test_every_way_comes_in_each_run() -> None:
    taken = {way for name in PICTURES for way in some_ways(name)}
    assert taken == {way for turn in (0, 1) for way in every_way(turn)}
