"""Stored games as the menus show them, with their small pictures."""

from __future__ import annotations

import io
import time
from pathlib import Path

import pygame

from game.storage import saves
from game.storage.record import SeatPlan
from game.storage.saves import Header, Saved
from scenes.kit import glyphs
from scenes.kit.words import Words
from scenes.menus.data import SaveInfo
from scenes.program.titles import PLAYABLE

PICTURE = (280, 168)
_LARGEST = 2000
_DAY = 24 * 3600


def infos(words: Words) -> tuple[SaveInfo, ...]:
    """Every stored game, the newest first."""
    return tuple(info(words, saved) for saved in saves.listed())


def info(words: Words, saved: Saved) -> SaveInfo:
    """One stored game; a broken one with the reason."""
    header = saved.header
    reason = words(saved.broken.text, **saved.broken.args) if saved.broken else ""
    if header is None:
        return SaveInfo(saved.slot, _lost(words, saved), broken=reason, auto=saved.is_auto)
    title = PLAYABLE[header.title].info if header.title in PLAYABLE else None
    reason = reason or ("" if title else words("save-unknown-title", title=header.title))
    name = glyphs.tidy(header.name) or words(title.name if title else header.title)
    return SaveInfo(
        saved.slot,
        name,
        title.name if title and header.name else "",
        title.icon if title else "",
        who(words, header),
        stage(words, header),
        when(words, header.when),
        saved.is_auto,
        reason,
        _picture(saved.picture) if saved.picture else None,
        header.when,
        header.rounds[0],
        words("list-comma").join(map(words, header.cast.against)),
    )


def _lost(words: Words, saved: Saved) -> str:
    """What a game is called whose name cannot be read: the title of an autosave, or the file."""
    title = next((title for title in PLAYABLE if saved.slot.startswith(f"auto-{title}-")), "")
    return words(PLAYABLE[title].info.name) if title else glyphs.tidy(f"{saved.slot}.save")


def latest(words: Words) -> SaveInfo | None:
    """The game with which to go on, with its title."""
    saved = saves.latest()
    if saved is None or saved.header is None or saved.header.title not in PLAYABLE:
        return None
    name = PLAYABLE[saved.header.title].info.name
    return SaveInfo(saved.slot, words(name), name, round=stage(words, saved.header))


def who(words: Words, header: Header) -> tuple[str, ...]:
    """Who plays whom."""
    alone = sum(plan.is_person for plan in header.seats) == 1
    named = [glyphs.tidy(plan.name) or _usual(words, plan, index, alone) for index, plan in enumerate(header.seats)]
    parts = header.cast.parts or ("",) * len(named)
    pairs = zip(named, parts, strict=False)
    return tuple(words("load_seat", part=words(part), who=name) if part else name for name, part in pairs)


def _usual(words: Words, plan: SeatPlan, index: int, alone: bool) -> str:
    if not plan.is_person:
        return words(f"new_seat_{plan.level}")
    return words("new_seat_person_first") if alone else words("new_seat_number", number=index + 1)


def stage(words: Words, header: Header) -> str:
    """How far a game is."""
    return words("load_over") if header.over else words("load_round", now=header.rounds[0])


def when(words: Words, seconds: float, now: float | None = None) -> str:
    """Today or yesterday with the time, or the date."""
    now = time.time() if now is None else now
    try:
        there, here = time.localtime(seconds), time.localtime(now)
        before = time.localtime(now - _DAY)
    except (OverflowError, ValueError, OSError):
        return ""
    clock = time.strftime("%H:%M", there)
    if there[:3] == here[:3]:
        return words("when_today", time=clock)
    if there[:3] == before[:3]:
        return words("when_yesterday", time=clock)
    return words("when_date", date=time.strftime("%Y-%m-%d", there), time=clock)


def thumbnail(surface: pygame.Surface) -> bytes:
    """A small picture of the window, cut to the shape that the list shows."""
    wide, high = surface.get_size()
    across = min(wide, high * PICTURE[0] // PICTURE[1])
    down = min(high, wide * PICTURE[1] // PICTURE[0])
    part = surface.subsurface(pygame.Rect((wide - across) // 2, (high - down) // 2, across, down))
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(part, PICTURE), out, "picture.png")
    return out.getvalue()


def _picture(path: Path) -> pygame.Surface | None:
    """The picture of a save, unless it is damaged or far too large."""
    try:
        head = path.read_bytes()[16:24]
        if max(int.from_bytes(head[:4], "big"), int.from_bytes(head[4:], "big")) > _LARGEST:
            return None
        return pygame.image.load(path)
    except (OSError, pygame.error, ValueError):
        return None
