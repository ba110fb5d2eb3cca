"""The chances that the computer players reckon with."""

import itertools

import pytest

from game.titles.twenty_strong.content import COLOURS, FACES
from game.titles.twenty_strong.mind.odds import kill, reach, rolls, sets, useful


@pytest.mark.parametrize("colours", ["Y", "GB", "RPBGY", "PPB"])
def test_outcomes_are_complete(colours: str) -> None:
    assert sum(chance for _, _, chance in rolls(colours)) == pytest.approx(1)
    assert reach(colours, 0) == pytest.approx(1)
    assert useful(colours, 9) == pytest.approx(
        sum(sum(face != "miss" for face in FACES[colour]) / 6 for colour in colours)
    )


def test_a_kill_by_counting_every_face() -> None:
    faces = itertools.product(*[FACES[colour] for colour in "PBG"])
    kills = [sum({"crit": 2, "hit": 1, "miss": 0}[face] for face in roll) >= 3 for roll in faces]
    assert kill("PBG", 3, 1) == pytest.approx(sum(kills) / len(kills))


def test_three_dice_and_two_passes_against_three_and_four_health() -> None:
    assert kill("PBB", 3, 2) == pytest.approx(0.85, abs=0.01)
    assert kill("PBB", 4, 2) == pytest.approx(0.43, abs=0.01)


def test_sets_are_all_choices_once() -> None:
    assert sorted(sets("PPB", 2)) == ["B", "P", "PB", "PP"]
    assert all(list(one) == sorted(one, key=COLOURS.index, reverse=True) for one in sets("YYGBPR", 3))
