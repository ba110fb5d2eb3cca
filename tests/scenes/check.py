"""Draw a scene and read the marks it leaves: nothing clipped, overlapping or off the window."""

from collections.abc import Iterable

import pygame

from scenes.app import App
from scenes.kit import record
from scenes.kit.preferences import Preferences
from scenes.kit.record import Mark
from scenes.stack import Scene


def opened(scene: Scene, size: tuple[int, int], language: str = "en", text_scale: int = 100) -> App:
    """A program without a screen that shows the scene."""
    app = App(Preferences(size=size, language=language, text_scale=text_scale), headless=True)
    app.stack.push(scene)
    app.frame(1 / 60)
    return app


def marks(scene: Scene, size: tuple[int, int], language: str = "en", text_scale: int = 100) -> list[Mark]:
    """Everything the scene drew in one frame."""
    with record.recording() as found:
        opened(scene, size, language, text_scale)
    return found


def complaints(found: Iterable[Mark], size: tuple[int, int]) -> list[str]:
    """What is wrong with a picture, in words."""
    found = list(found)
    window = pygame.Rect(0, 0, *size)
    said = []
    for mark in found:
        if mark.cut:
            said.append(f"text cut: {mark.label!r} in {mark.box}")
        if not mark.scrolls and not mark.clip.contains(mark.rect) and mark.kind in ("text", "control"):
            said.append(f"{mark.kind} clipped: {mark.label!r} {mark.rect} by {mark.clip}")
        if mark.scrolls and not (mark.clip.left <= mark.rect.left and mark.rect.right <= mark.clip.right):
            said.append(f"{mark.kind} clipped at the side: {mark.label!r} {mark.rect} by {mark.clip}")
        if mark.kind in ("text", "control") and not mark.scrolls and not window.contains(mark.rect):
            said.append(f"{mark.kind} off the window: {mark.label!r} {mark.rect}")
    return said + overlaps(found, "control") + overlaps(found, "text") + strays(found)


def overlaps(found: list[Mark], kind: str) -> list[str]:
    """Pairs of a kind that lie on one another."""
    same = [mark for mark in found if mark.kind == kind]
    said = []
    for index, a in enumerate(same):
        for b in same[index + 1 :]:
            if a.surface == b.surface and a.scrolls == b.scrolls and _heart(a.rect).colliderect(_heart(b.rect)):
                said.append(f"{kind}s overlap: {a.label!r} {a.rect} and {b.label!r} {b.rect}")
    return said


def _heart(rect: pygame.Rect) -> pygame.Rect:
    """A rect without the air above and below its letters."""
    return rect.inflate(-2, -max(2, rect.height // 8))


def strays(found: list[Mark]) -> list[str]:
    """Text that lies across the edge of a control instead of inside or outside it."""
    controls = [mark for mark in found if mark.kind == "control"]
    said = []
    for mark in found:
        if mark.kind != "text":
            continue
        for control in controls:
            if mark.surface != control.surface or mark.scrolls != control.scrolls:
                continue
            area = mark.rect.inflate(-2, -round(mark.rect.height * 0.3))
            if area.colliderect(control.rect) and not control.rect.inflate(2, 2).contains(area):
                said.append(f"text {mark.label!r} {mark.rect} lies across {control.label!r} {control.rect}")
    return said
