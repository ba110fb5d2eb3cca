"""What can be chosen on the screen, as plain data: for screen readers, and for tests that drive the real window.

With the variable LANTERN_PROBE set to a file, the program appends one line of JSON whenever the outline changes:

    {"scene": "MainMenu", "remark": "", "busy": false, "focus": "continue", "theme": "house", "size": [1280, 720],
     "pointer": [640, 360],
     "spots": [{"key": "continue", "rect": [64, 300, 430, 66]}, {"key": "lan", "rect": [...], "barred": "why"}, ...]}

A spot with `seen` false has to be scrolled to first. At a table a line also has `asked` (the question's message, id,
seat, picks, the options' keys and how many have to be picked) and `foretold` (the lines of the preview that shows),
and a spot names the `options` it stands for and the point where nothing lies upon it (`at`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit.screen import Screen
from scenes.stack import Scene

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.tables.table import TableScene

Outline = dict[str, Any]


def outline(app: App) -> Outline:
    """The scene on top and everything in it that can be chosen."""
    scene = app.stack.top
    if scene is None:
        return {"scene": "", "spots": []}
    told: Outline = {"scene": _kind(scene), "remark": app.remark, "busy": app.stack.busy, "theme": scene.theme}
    told["size"], told["pointer"] = list(app.surface.get_size()), list(app.pointer)
    if isinstance(scene, Screen):
        return told | _screen(scene)
    return told | (_table(scene) if is_table(scene) else {"spots": []})


def _kind(scene: Scene) -> str:
    return "Table" if is_table(scene) else type(scene).__name__


def is_table(scene: Scene) -> bool:
    """Whether a scene is a table (which is loaded only once there is one)."""
    return hasattr(scene, "hands")


def _screen(scene: Screen) -> Outline:
    spots = []
    for control in scene.controls:
        rect = scene.placed(control)
        spot: Outline = {"key": control.key, "rect": list(rect)}
        if control.reason:
            spot["barred"] = control.reason
        if control.scrolls and scene.scroll_area and not scene.scroll_area.collidepoint(rect.center):
            spot["seen"] = False
        spots.append(spot)
    return {"focus": scene.focused or "", "spots": spots}


def _table(scene: Scene) -> Outline:
    table: TableScene = scene  # type: ignore[assignment]
    asking = table.asking
    told: Outline = {"focus": table.hands.focused}
    told["spots"] = [_spot(table, key, rect) for key, rect in table.hands.spots()]
    if asking is None or not table.feed.dry:
        return told
    asked, page = asking.decision, table.foresight.page
    told["foretold"] = [*page.lines, *page.after] if page else []
    told["asked"] = {
        "id": asked.id,
        "seat": asked.seat,
        "message": asked.message,
        "keys": [option.key for option in asked.options],
        "picks": list(asking.picks),
        "low": asked.low,
        "high": asked.high,
    }
    return told


def _spot(table: TableScene, key: str, rect: pygame.Rect) -> Outline:
    """One thing or button of a table, with the options it stands for and where nothing else lies upon it."""
    spot: Outline = {"key": key, "rect": list(rect), "at": _free(table, key, rect)}
    thing = table.hands.thing(key)
    if thing and table.asking:
        spot["options"] = [option.key for option in table.asking.for_thing(thing)]
    elif not thing:
        spot["options"] = [key[2:]]
        found = table.hands.button(key)
        if found:
            spot["says"], spot["badge"] = found[0].text, found[0].badge
            if found[0].reason:
                spot["barred"] = found[0].reason
    return spot


def _free(table: TableScene, key: str, rect: pygame.Rect) -> list[int]:
    """A point of a thing that is not covered by another."""
    inner = rect.inflate(-rect.width // 4, -rect.height // 4)
    middle = (rect.center, inner.midtop, inner.midbottom)
    points = (*middle, inner.topleft, inner.topright, inner.bottomleft, inner.bottomright)
    return list(next((point for point in points if table.hands.under(point) == key), rect.center))


class Probe:
    """Appends the outline to a file whenever it has changed."""

    def __init__(self, path: str) -> None:
        """Begin the file anew."""
        self._file = Path(path)
        self._file.write_text("", encoding="utf-8")
        self._last = ""

    def note(self, app: App) -> None:
        """Write the outline of this frame, unless it is that of the frame before."""
        line = json.dumps(outline(app), ensure_ascii=False)
        if line != self._last:
            self._last = line
            with self._file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
