"""The head of the Sentinels table: menu, name and state of the game, order of play and references."""

from __future__ import annotations

import pygame

from game.titles.sentinels.state import SentinelsState
from scenes.kit import panel, resources, text
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables.comic import Comic
from scenes.tables.comic_lanes import said
from scenes.tables.comic_layout import Layout
from scenes.tables.things import Mode, Picture, Thing

ICONS = {"menu": "ui_menu", "order": "sen_order", "reference": "ui_rules"}


def bar(comic: Comic) -> None:
    """The icons: the menu at the left, the order of play and the references at the right."""
    look, area = comic.look, comic.lay.title
    side = max(32, area.height - look.px(12))
    pad = (area.height - side) // 2 + look.px(4)
    spots = {
        "menu": area.x + pad,
        "reference": area.right - pad - side,
        "order": area.right - pad - 2 * side - look.px(8),
    }
    for name, x in spots.items():
        rect = pygame.Rect(x, area.centery - side // 2, side, side)
        tip = comic.words("open-reference-sentinels" if name == "reference" else f"open-{name}")
        shown = (ICONS[name], name == "order" and comic.ordered)
        comic.picture.add(Thing(f"open:{name}", rect, _icon, shown, (), 2, tip=said(tip), opens=name))


def _icon(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool], mode: Mode) -> None:
    icon, on = shown
    if on:
        image = panel.sheet(
            *rect.size, look.theme.tint_deep, look.theme.tint_deep, 0.5, look.theme.tint, 0.8, 1.2, look.px(8)
        )
        surface.blit(image, rect)
    side = round(rect.width * 0.62)
    image = resources.icon(icon, side, look.theme.text if mode.hovered or on else look.theme.tint)
    surface.blit(image, image.get_rect(center=rect.center))


def status(words: Words, view: SentinelsState) -> tuple[str, ...]:
    """The state of the game in words, from the longest to the shortest."""
    if view.phase == "setup":
        return (words("sen-status-setup"), "")
    turn = words("sen-status-turn", owner=f"@{view.turn}", phase=words(f"sen-phase-{view.phase}"))
    advanced = words("opt_advanced") if view.advanced else ""
    parts = [words("sen-status-h", h=view.h), advanced, words("sen-status-round", round=view.round), turn]
    between = words("ask-why-between")
    return between.join(part for part in parts if part), between.join(parts[2:]), turn


def captions(
    look: Look, words: Words, view: SentinelsState, lay: Layout, picture: Picture, badge: tuple[str, ...]
) -> tuple[Thing, ...]:
    """The name (or a badge in its place) and the state of the game."""
    left, right = picture.by_key["open:menu"].rect.right, picture.by_key["open:order"].rect.x
    room = pygame.Rect(left + look.px(10), lay.title.y, right - left - look.px(26), lay.title.height)
    titles = badge or (words("sen-title"), words("sen-title-short"), "")
    least = text.measure(look, titles[-1], role="heading", size=24)[0] + look.px(8)
    state = text.fitting(look, status(words, view), room.width - least, size=17)
    wide = min(text.measure(look, state, size=17)[0] + look.px(24), room.width - least)
    title = text.fitting(look, titles, room.width - wide, role="heading", size=24)
    return (Thing("caption:title", room, _title, (title, state, wide)),)


def _title(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str, int], mode: Mode) -> None:
    title, state, wide = shown
    name = pygame.Rect(rect.x, rect.y, max(0, rect.width - wide), rect.height)
    text.draw(surface, look, title, name, role="heading", size=24, valign="middle", wrap=False)
    where = pygame.Rect(name.right, rect.y, rect.right - name.right, rect.height)
    text.draw(surface, look, state, where, size=17, color=look.theme.muted, align="right", valign="middle", wrap=False)
