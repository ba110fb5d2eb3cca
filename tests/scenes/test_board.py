"""Maps: the spaces of the rules, and a board that follows its map."""

from pathlib import Path

import pygame
import pytest

from game.titles.twenty_strong.content import BOARD
from scenes.kit import board, resources
from scenes.kit.look import look
from scenes.tables import ship_layout


def test_the_map_holds_every_space_of_the_rules() -> None:
    chart = board.load("twenty_strong")
    for layer in ("spaces", "tokens", "stacks"):
        assert sorted(chart.named(layer)) == sorted(BOARD.links)
    assert all(shape.kind == "space" for shape in chart.shapes("spaces"))


def test_neighbours_in_the_rules_lie_side_by_side() -> None:
    spaces = ship_layout.layout(look("ship", (1920, 1080))).spaces
    for space, near in BOARD.links.items():
        for other in near:
            a, b = spaces[space], spaces[other]
            assert abs(a.centerx - b.centerx) < a.width * 1.3
            assert abs(a.centery - b.centery) < a.height * 1.3
            assert not a.colliderect(b)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1280, 800), (3840, 2160)])
def test_the_board_is_never_stretched(size: tuple[int, int]) -> None:
    rect = ship_layout.layout(look("ship", size)).spaces["a1"]
    shape = board.load("twenty_strong").named("spaces")["a1"]
    assert abs(rect.width / rect.height - shape.width / shape.height) < 0.03
    assert pygame.Rect(0, 0, *size).contains(rect)


def test_a_space_moved_in_the_map_moves_on_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (resources.root() / "maps" / "twenty_strong.tmx").read_text(encoding="utf-8")
    (tmp_path / "maps").mkdir()
    moved = source.replace('name="c2" type="space" x="848" y="240"', 'name="c2" type="space" x="868" y="250"')
    assert moved != source
    (tmp_path / "maps" / "twenty_strong.tmx").write_text(moved, encoding="utf-8")
    before = board.load("twenty_strong").named("spaces")["c2"]
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    board.load.cache_clear()
    after = board.load("twenty_strong").named("spaces")["c2"]
    board.load.cache_clear()
    assert (after.x - before.x, after.y - before.y) == (20, 10)
