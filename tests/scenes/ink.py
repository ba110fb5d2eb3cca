"""What really stands on a picture: every glyph, icon and mark, followed through all the sheets it came over.

Parts of the kit are drawn once and kept, so what is noted while one frame is drawn is not all that the frame shows.
Inside `followed()` every surface remembers what was put on it and hands it on with each blit.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pygame
import pytest

from scenes.kit import panel, record, resources
from scenes.kit.record import Mark
from scenes.kit.resources import Color

GLYPHS, ICON, RIM, OVERLAY = "glyphs", "icon", "rim", "overlay"
SOLID, SOFT = 230, 30
"""Alpha from which a pixel of a glyph is meant to be seen as it is, and from which it is seen at all."""
_KEPT = ("rotozoom", "grayscale")
Plain = pygame.Surface
_order = itertools.count()


@dataclass(frozen=True)
class Trace:
    """Something on a sheet: `clip` is what no edge hides there, `mask` the solid pixels of ink, `soft` all of it.

    `loose` is what was not drawn on a part first (a card, a tile) and with it on the picture.
    """

    kind: str
    label: str
    rect: pygame.Rect
    clip: pygame.Rect
    order: int
    scrolls: bool = False
    size: int = 0
    cut: bool = False
    box: pygame.Rect | None = None
    mask: pygame.Mask | None = None
    soft: pygame.Mask | None = None
    color: Color = (0, 0, 0)
    rest: str = ""
    loose: bool = True

    @property
    def shown(self) -> pygame.Rect:
        """What no edge hides."""
        return self.rect.clip(self.clip)

    def mark(self) -> Mark:
        """The same as the kit's own mark."""
        box = self.box or self.rect
        return Mark(self.kind, self.label, self.rect, box, self.clip, self.cut, 0, self.size, self.scrolls, self.rest)


Traces = dict[tuple[object, ...], Trace]


class Sheet(Plain):
    """A surface that remembers what was put on it."""

    @property
    def traces(self) -> Traces:
        """What lies on the whole surface of which this is a part, the lowest first."""
        found: Traces = self.get_abs_parent().__dict__.setdefault("_traces", {})
        return found

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Also take over what lies on the other."""
        drawn = super().blit(source, dest, area, special_flags)
        x, y = dest.topleft if isinstance(dest, pygame.Rect) else (int(dest[0]), int(dest[1]))
        part = pygame.Rect(area) if area is not None else source.get_rect()
        offset = self.get_abs_offset()
        place = part.move(x + offset[0] - part.x, y + offset[1] - part.y)
        if not special_flags and _opaque(source):
            self._forget(place.clip(self._clip()))
        if isinstance(source, Sheet):
            self._take(source, part.move(source.get_abs_offset()), place)
        return drawn

    def _clip(self) -> pygame.Rect:
        return self.get_clip().move(self.get_abs_offset())

    def _take(self, source: Sheet, part: pygame.Rect, place: pygame.Rect) -> None:
        clip, known = self._clip(), self.traces
        whole = clip.size == self.get_size()
        bare = source.get_abs_parent().__dict__.get("_bare", False)
        for one in list(source.traces.values()):
            if not part.colliderect(one.rect):
                continue
            step = (place.x - part.x, place.y - part.y)
            moved = one.clip.clip(part).move(step).clip(clip)
            scrolls = one.scrolls or record._scrolling
            loose = one.loose and (bare or source.get_abs_parent().get_size() == pygame.display.get_window_size())
            new = replace(one, rect=one.rect.move(step), clip=moved, order=next(_order), scrolls=scrolls, loose=loose)
            if one.box:
                new = replace(new, box=one.box.move(step))
            if new.shown.size != (0, 0) or (whole and not scrolls):
                _add(known, new)

    def _forget(self, area: pygame.Rect) -> None:
        known = self.traces
        for key in [key for key, one in known.items() if area.contains(one.shown)]:
            del known[key]

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Also forget what is painted over, or turned into its own shadow."""
        filled = super().fill(color, rect, special_flags)
        if not special_flags or (special_flags == pygame.BLEND_RGBA_MULT and tuple(color)[:3] == (0, 0, 0)):
            area = pygame.Rect(rect) if rect else self.get_rect()
            self._forget(area.move(self.get_abs_offset()).clip(self._clip()))
        return filled

    def copy(self) -> Sheet:
        """The same with all that lies on it."""
        return _like(self, super().copy())

    def convert(self, *args: Any) -> Sheet:
        """The same with all that lies on it."""
        return _like(self, super().convert(*args))

    def convert_alpha(self, *args: Any) -> Sheet:
        """The same with all that lies on it."""
        return _like(self, super().convert_alpha(*args))


def _add(known: Traces, new: Trace) -> None:
    """A thing drawn again in the same place (only a part of it, perhaps) is one thing."""
    key = (new.kind, new.label, *new.rect)
    old = known.pop(key, None)
    known[key] = replace(new, clip=new.clip.union(old.clip)) if old and old.shown.size != (0, 0) else new


def _like(old: Sheet, new: pygame.Surface) -> Sheet:
    assert isinstance(new, Sheet)
    x, y = old.get_abs_offset()
    area = old.get_rect().move(x, y)
    new.__dict__["_bare"] = old.get_abs_parent().__dict__.get("_bare", False)
    for one in old.traces.values():
        if area.colliderect(one.rect):
            _add(new.traces, replace(one, rect=one.rect.move(-x, -y), clip=one.clip.clip(area).move(-x, -y)))
    return new


def _opaque(surface: pygame.Surface) -> bool:
    return (
        not surface.get_flags() & pygame.SRCALPHA
        and surface.get_alpha() in (None, 255)
        and surface.get_colorkey() is None
    )


def sheet(plain: pygame.Surface) -> Sheet:
    """A plain surface as one that remembers."""
    out = Sheet(plain.get_size(), pygame.SRCALPHA)
    Plain.blit(out, plain, (0, 0))
    return out


def _inked(plain: pygame.Surface, kind: str, label: str, color: Color, size: int) -> Sheet:
    """A picture of a glyph or icon that remembers where its pixels are."""
    out = sheet(plain)
    out.__dict__["_bare"] = True
    masks = tuple(pygame.mask.from_surface(plain, alpha) for alpha in (SOLID, SOFT))
    area = _bounds(masks[1])
    if area.size != (0, 0):
        solid, soft = (_part(mask, area) for mask in masks)
        trace = Trace(kind, label, area, out.get_rect(), next(_order), size=size, mask=solid, soft=soft, color=color)
        _add(out.traces, trace)
    return out


def _part(mask: pygame.Mask, area: pygame.Rect) -> pygame.Mask:
    kept = pygame.Mask(area.size)
    kept.draw(mask, (-area.x, -area.y))
    return kept


def _bounds(mask: pygame.Mask) -> pygame.Rect:
    parts = mask.get_bounding_rects()
    return parts[0].unionall(parts[1:]) if parts else pygame.Rect(0, 0, 0, 0)


class Pen(pygame.font.Font):
    """A font whose letters can be followed."""

    def __init__(self, path: Any, size: int) -> None:
        """The size is remembered too."""
        super().__init__(path, size)
        self._size = size

    def render(self, text: str, antialias: bool, color: Any, *more: Any) -> pygame.Surface:  # type: ignore[override]
        """The text with the place of its pixels."""
        return _inked(super().render(text, antialias, color, *more), GLYPHS, text, tuple(color)[:3], self._size)


def _changed(real: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    """A transformation that takes along what lies on the sheet."""

    def change(old: pygame.Surface, *args: Any) -> pygame.Surface:
        out = sheet(real(old, *args))
        for one in old.traces.values() if isinstance(old, Sheet) else ():
            if one.kind == "text":
                continue
            solid, soft = (_turned(real, old.get_size(), one, mask, args) for mask in (one.mask, one.soft))
            area = _bounds(soft)
            if area.size != (0, 0):
                new = replace(one, rect=area, box=area, clip=out.get_rect(), order=next(_order))
                if one.mask:
                    new = replace(new, mask=_part(solid, area), soft=_part(soft, area))
                _add(out.traces, new)
        return out

    return change


def _turned(
    real: Callable[..., pygame.Surface], size: tuple[int, int], one: Trace, mask: pygame.Mask | None, args: Any
) -> pygame.Mask:
    """The pixels of something after its sheet was changed."""
    stamp = Plain(size, pygame.SRCALPHA)
    if mask:
        mask.to_surface(stamp, setcolor=(255, 255, 255), unsetcolor=None, dest=one.rect)
    else:
        stamp.fill((255, 255, 255), one.rect)
    return pygame.mask.from_surface(real(stamp, *args), SOLID if mask is one.mask else SOFT)


def _forget_pictures() -> None:
    """Empty every store of drawn pictures, so that no followed picture meets one that is not."""
    for name, module in list(sys.modules.items()):
        if name.startswith("scenes."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@contextmanager
def followed() -> Iterator[None]:
    """Follow what is drawn while the block runs; the window's surface is a `Sheet` then."""
    opened, note, icon, rim = pygame.display.set_mode, record.note, resources.icon, panel.rim
    svg, image = pygame.image.load_sized_svg, pygame.image.load

    def open_window(size: tuple[int, int], *_: Any) -> pygame.Surface:
        opened(size)
        return Sheet(size)

    def noted(kind: str, surface: pygame.Surface, rect: pygame.Rect, **more: Any) -> None:
        note(kind, surface, rect, **more)
        if isinstance(surface, Sheet):
            step = surface.get_abs_offset()
            held = more.pop("box", None)
            box = pygame.Rect(held).move(step) if held else None
            seen = surface.get_clip().move(step)
            place = pygame.Rect(rect).move(step)
            label = more.pop("label", "")
            if seen.colliderect(place) or seen.size == surface.get_size():
                scrolls = record._scrolling
                _add(surface.traces, Trace(kind, label, place, seen, next(_order), scrolls, box=box, **more))

    @cache
    def draw_icon(key: str, size: int, color: Color) -> pygame.Surface:
        return _inked(icon(key, size, color), ICON, key, color, size)

    @cache
    def draw_rim(size: tuple[int, int], line: int, corner: float, color: Color, alpha: float) -> pygame.Surface:
        return _inked(rim(size, line, corner, color, alpha), RIM, "", color, line)

    with pytest.MonkeyPatch.context() as patch:
        _forget_pictures()
        patch.setattr(pygame.display, "set_mode", open_window)
        patch.setattr(pygame.font, "Font", Pen)
        patch.setattr(pygame.image, "load_sized_svg", lambda *args: sheet(svg(*args)))
        patch.setattr(pygame.image, "load", lambda *args: sheet(image(*args)))
        patch.setattr(pygame, "Surface", Sheet)
        for name in _KEPT:
            patch.setattr(pygame.transform, name, _changed(getattr(pygame.transform, name)))
        patch.setattr(record, "note", noted)
        patch.setattr(resources, "icon", draw_icon)
        patch.setattr(panel, "rim", draw_rim)
        yield
    _forget_pictures()
