"""Note each text and control drawn with the area it had, so that a test can check the picture."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class Mark:
    """Something drawn: `rect` what it covers, `box` what it was given, `clip` what shows, `rest` what is unsaid."""

    kind: str
    label: str
    rect: pygame.Rect
    box: pygame.Rect
    clip: pygame.Rect
    cut: bool
    surface: int
    size: int = 0
    scrolls: bool = False
    rest: str = ""


_scrolling = False
_marks: list[Mark] | None = None


@contextmanager
def recording() -> Iterator[list[Mark]]:
    """Collect marks while the block runs."""
    global _marks
    before, _marks = _marks, []
    try:
        yield _marks
    finally:
        _marks = before


@contextmanager
def scrolling(on: bool) -> Iterator[None]:
    """What is drawn in the block may lie partly outside its clip area: it can be scrolled to."""
    global _scrolling
    before, _scrolling = _scrolling, on
    try:
        yield
    finally:
        _scrolling = before


def note(
    kind: str,
    surface: pygame.Surface,
    rect: pygame.Rect,
    *,
    label: str = "",
    box: pygame.Rect | None = None,
    cut: bool = False,
    size: int = 0,
    rest: str = "",
) -> None:
    """Record one thing drawn on a surface (free when nobody records)."""
    if _marks is None:
        return
    dx, dy = surface.get_abs_offset()
    clip = surface.get_clip().move(dx, dy)
    held = pygame.Rect(box or rect).move(dx, dy)
    parent = surface.get_abs_parent()
    _marks.append(
        Mark(kind, label, pygame.Rect(rect).move(dx, dy), held, clip, cut, id(parent), size, _scrolling, rest)
    )
