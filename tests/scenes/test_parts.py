"""The parts of the kit one by one: what each looks like in each state."""

import pygame
import pytest

from scenes.kit import look, record, text
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.screen import Screen
from scenes.kit.theme import theme
from scenes.menus import motif
from tests.scenes import samples
from tests.scenes.check import opened

SIZE = (1280, 720)


@pytest.fixture
def canvas() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((18, 20, 26))
    return surface


def lines(shown: Look, words: str, width: int) -> list[str]:
    block = text.layout(shown, words, width, "body", 17, (255, 255, 255))
    return ["".join(run.span.text for run in line) for line in block.lines]


# -- text --------------------------------------------------------------------------------------------


def test_a_long_word_is_broken_with_a_hyphen_before_a_syllable() -> None:
    shown = look.look("comic", SIZE)
    wide = text.layout(shown, "Rejuvenating", None, "body", 17, (255, 255, 255)).width
    assert lines(shown, "Rejuvenating", wide) == ["Rejuvenating"]
    assert lines(shown, "Rejuvenating", round(wide * 0.9)) == ["Rejuvena-", "ting"]
    assert all(part.endswith("-") for part in lines(shown, "Thermodynamics", wide // 2)[:-1])


def test_what_is_no_word_is_broken_without_a_hyphen() -> None:
    shown = look.look("house", SIZE)
    assert "".join(lines(shown, "1234567890123456789012345", 60)) == "1234567890123456789012345"


# -- the log -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", range(180, 260, 7))
def test_the_log_never_cuts_an_entry(canvas: pygame.Surface, height: int) -> None:
    shown, told = look.look("ship", SIZE), Log()
    told.add(*(Entry(f"Line {number} of a log that wraps now and then, as logs do") for number in range(40)))
    for up in (0, 13, 13, 400):
        told.scroll(up)
        with record.recording() as found:
            told.draw(canvas, shown, pygame.Rect(20, 20, 260, height), "Log")
        entries = [mark for mark in found if mark.label.startswith("Line")]
        assert entries
        assert all(mark.clip.contains(mark.rect) for mark in entries)


# -- menus -------------------------------------------------------------------------------------------


def test_the_explanation_of_more_options_covers_none_of_them() -> None:
    shut, unfolded = (samples.new_game(unfolded=one) for one in (False, True))
    for scene, explained in ((shut, True), (unfolded, False)):
        opened(scene, SIZE)
        assert isinstance(scene, Screen)
        fold = next(one for one in scene.controls if one.key == "fold")
        assert bool(fold.tip) is explained


@pytest.mark.parametrize("name", ["ship", "dark", "gothic", "comic"])
def test_every_title_has_a_drawing_behind_its_emblem_but_not_in_high_contrast(name: str) -> None:
    calm, strong = theme(name), theme(f"{name}-strong")
    assert motif.drawn(calm.motif, (600, 800), (300, 400), 1.0, calm.tint)
    assert not motif.drawn(strong.motif, (600, 800), (300, 400), 1.0, strong.tint)
