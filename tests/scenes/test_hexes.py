"""Hexagonal spaces and corridors: pieces, names and noise keep clear of one another, and every state shows."""

import pygame
import pytest

from scenes.gallery import dark
from scenes.kit import board, hexes, look, record
from scenes.kit.board import Fit
from scenes.kit.look import Look
from scenes.kit.space import Space
from scenes.kit.words import Words

RED = (206, 44, 40)


def fitted(size: tuple[int, int], share: float) -> tuple[Look, Fit]:
    """A look, and the facility laid over a share of its window."""
    area = pygame.Rect(0, 0, round(size[0] * share), round(size[1] * share))
    return look.look("dark", size), board.fitted(board.bounds(board.load("gallery_hex").shapes("spaces")), area)


def outlines(fit: Fit) -> dict[str, hexes.Outline]:
    spaces = board.load("gallery_hex").shapes("spaces")
    return {shape.name: tuple(fit.point(spot) for spot in shape.points) for shape in spaces}


@pytest.mark.parametrize("share", [0.4, 0.7])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_pieces_stand_below_the_name_and_inside(size: tuple[int, int], share: float) -> None:
    shown, fit = fitted(size, share)
    busy = {name: one for name, one in dark.facility(Words()).items() if one.busy}
    assert len(busy) == 4
    for name, one in busy.items():
        with record.recording() as found:
            place = hexes.draw(pygame.Surface(size), shown, outlines(fit)[name], one)
        names = [mark.rect for mark in found if mark.kind == "text" and mark.label == one.name]
        spots = hexes.pieces(place, 2, round(54 * fit.scale))
        assert all(place.contains(spot) for spot in spots)
        assert not spots[0].colliderect(spots[1])
        assert not any(spot.colliderect(rect) for spot in spots for rect in names)


@pytest.mark.parametrize("share", [0.4, 0.72])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_noise_lies_clear_of_the_spaces(count: int, share: float) -> None:
    shown, fit = fitted((1920, 1080), share)
    link = next(one for one in board.load("gallery_hex").shapes("corridors") if one.name == "s07-s10")
    ends = fit.point(link.points[0]), fit.point(link.points[-1])
    canvas = pygame.Surface((1920, 1080))
    hexes.corridor(canvas, shown, ends, "4", width=44 * fit.scale, noise=count)
    before = reds(canvas)
    assert before
    for name in ("s07", "s10"):
        pygame.draw.polygon(canvas, (0, 0, 0), outlines(fit)[name])
    assert reds(canvas) >= before * 0.97


def reds(canvas: pygame.Surface) -> int:
    """How many pixels are as red as a marker."""
    return pygame.mask.from_threshold(canvas, RED, (50, 40, 40)).count()


def test_a_space_looks_different_in_every_state() -> None:
    shown, fit = fitted((1280, 720), 0.7)
    states = [
        Space("ret_nest", "Nest", (104, 28, 34)),
        Space("ret_nest", "Nest", (104, 28, 34), selectable=True),
        Space("ret_nest", "Nest", (104, 28, 34), selected=True),
        Space("ret_nest", "Nest", (104, 28, 34), busy=True),
        Space("ret_nest", "Nest", (104, 28, 34), letter="C"),
        Space("rm_hidden", "", (104, 28, 34), hidden=True),
    ]
    seen = set()
    for one in states:
        canvas = pygame.Surface((1280, 720))
        hexes.draw(canvas, shown, outlines(fit)["s05"], one)
        seen.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(seen) == len(states)
