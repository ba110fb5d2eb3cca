"""Every menu scene at every size, in English and in the stretched language: nothing clipped, nothing overlapping."""

import pytest

from scenes.kit.look import look
from tests.scenes.check import complaints, marks
from tests.scenes.samples import SCENES

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1080))


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_clipped_or_overlaps(name: str, size: tuple[int, int], language: str) -> None:
    assert complaints(marks(SCENES[name](), size, language), size) == []


@pytest.mark.parametrize("scale", [125, 150, 200])
@pytest.mark.parametrize("name", SCENES)
def test_large_text_fits_at_1280x720(name: str, scale: int) -> None:
    size = (1280, 720)
    assert complaints(marks(SCENES[name](), size, "en", scale), size) == []


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["main", "main_five", "new_open", "end_three", "rulebook"])
def test_other_windows(name: str, size: tuple[int, int]) -> None:
    assert complaints(marks(SCENES[name](), size), size) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_below_the_floor(size: tuple[int, int]) -> None:
    floor = look("house", size).floor
    for name in ("main_five", "new_open", "settings_keys", "end_three"):
        found = [mark for mark in marks(SCENES[name](), size) if mark.kind == "text"]
        assert found
        assert min(mark.size for mark in found) >= floor
