"""How the things of the Sentinels table are drawn: cards, chips, heads of heroes, plates and the order of play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from scenes.kit import card as cards
from scenes.kit import comic, excerpt, lane, marks, panel, record, resources, ring, text, vector
from scenes.kit.card import Card, CardState
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix
from scenes.tables.things import Mode, moved

WHITE: Color = (252, 252, 255)
MORE = "…"
CHIP_SCALE = 1.25
"""The largest text scale on a chip: a closer look has the rest."""
ORDER_INK: Color = (16, 10, 40)
_EMPTY = (("strong", 18), ("body", 16))
"""Font and size of both lines of an empty lane."""
HEAD = 22
"""The size of a hero's name on a band."""
CORNER_INK: Color = (255, 200, 205)


@dataclass(frozen=True)
class Lying:
    """A card (or a stack of equal ones) as it lies on the table.

    `form` is "card", "line", "chip", "band" or "more"; `order` its number in the order of play.
    """

    card: Card
    form: str = "card"
    count: int = 1
    down: bool = False
    flipped: bool = False
    order: str = ""

    @property
    def chip(self) -> Card:
        """The card as a chip shows it: hit points in a disc, equal ones counted."""
        points = self.card.points
        small = replace(self.card, points=None, hp=str(round(points[0]))) if points else self.card
        return replace(small, badge=f"×{self.count}") if self.count > 1 else small


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Lying, mode: Mode) -> None:
    """A card in play."""
    place, pose = moved(rect, mode.pose), mode.pose
    face = replace(shown.card, points=running(shown.card, mode))
    if pose and pose.glow > 0:
        panel.glow(surface, look, place, look.px(26), pose.glow)
    state = CardState(mode.lit, mode.picked, hovered=mode.hovered, down=shown.down, flipped=shown.flipped)
    if shown.form == "chip":
        _chip(surface, look, place, replace(shown, card=face).chip, state)
    else:
        spot = lane.Spot(
            lane.Item("", face), place, shown.form == "line", ("",) * shown.count, more=shown.form == "more"
        )
        lane.draw(surface, look, (spot,), {"": state})
    numbered(surface, look, place, shown)


def running(card: Card, mode: Mode) -> tuple[float, int] | None:
    """The points of a character, on their way while they change."""
    pose = mode.pose
    if card.points and pose and not pose.placed and pose.value > 0:
        return pose.value, card.points[1]
    return card.points


def numbered(surface: pygame.Surface, look: Look, place: pygame.Rect, shown: Lying) -> None:
    """The order of play at the upper left."""
    if shown.order:
        y = place.bottom - look.px(8) if shown.form == "card" else place.y + look.px(6)
        plate(surface, look, (place.x + look.px(8), y), shown.order, look.theme.tint, ORDER_INK)


def plate(
    surface: pygame.Surface, look: Look, center: tuple[int, int], words: str, fill: Color, ink: Color = WHITE
) -> None:
    """A small pill with a few letters around a point."""
    wide, high = text.measure(look, words, role="strong", size=17)
    box = pygame.Rect(0, 0, max(wide + look.px(14), high + look.px(2)), high + look.px(2))
    box.center = center
    surface.blit(_pill(box.size, fill), box)
    spot = pygame.Rect(box.x, box.y, box.width, box.height)
    text.draw(
        surface, look, words, spot, role="strong", size=17, color=ink, align="center", valign="middle", wrap=False
    )


@lru_cache(maxsize=128)
def _pill(size: tuple[int, int], fill: Color) -> pygame.Surface:
    pen = vector.pen(WHITE, 1.6, 0.9)
    return vector.picture(
        *size, vector.rect(1, 1, size[0] - 2, size[1] - 2, size[1] / 2 - 1, vector.paint(fill) + " " + pen)
    )


# -- chips -------------------------------------------------------------------------------------------


def _chip(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, state: CardState) -> None:
    """A small line with icon, name in one or two rows, and numbers; a long name takes the place of the icon."""
    lit = state.selectable or state.selected
    panel.shadow(surface, look, rect, 0.3)
    if lit:
        panel.glow(surface, look, rect, look.px(18), 0.6)
    surface.blit(_chip_face(look, rect.size, card), rect)
    corner = comic.radius(look, rect.size) / look.unit
    if lit:
        panel.outline(surface, look, rect, width=4 if state.selected else 3, radius=corner)
    elif state.hovered:
        panel.outline(surface, look, rect, color=look.theme.tint, width=1.5, radius=corner)
    record.note("card", surface, rect, label=card.name)


@lru_cache(maxsize=512)
def _chip_face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    look = look.modest(CHIP_SCALE)
    image = band(look, size, card).copy()
    h, right = size[1], size[0] - look.px(5)
    if card.hp:
        disc = _disc(look, h)
        right = ring.disc(image, look, (right - disc // 2, h // 2), card.hp, disc).x - look.px(3)
    for words, ink in ((card.corner, CORNER_INK), (card.badge, WHITE)):
        if words:
            right -= _figure(look, words)
            box = pygame.Rect(right, 0, _figure(look, words), h)
            text.draw(image, look, words, box, role="number", size=17, color=ink, valign="middle", wrap=False)
    box, side = _chip_name(look, size, card), _picture(look, h)
    if box.x > look.px(5) + side and card.lasting:
        _lasting(image, look, card)
    elif box.x > look.px(5) + side:
        image.blit(resources.icon(card.icon, side, WHITE), (look.px(6), (h - side) // 2))
    name(image, look, box, card.name)
    return image


def _picture(look: Look, height: int) -> int:
    """The side of the picture on a chip."""
    return min(height - look.px(8), look.px(34))


def _figure(look: Look, words: str) -> int:
    """Room for a number on a chip."""
    return text.measure(look, words, role="number", size=17)[0] + look.px(6)


def _chip_name(look: Look, size: tuple[int, int], card: Card) -> pygame.Rect:
    """Where the name of a chip stands: before its numbers, and over the place of the picture if it needs that."""
    right = size[0] - look.px(5)
    right -= ring.disc_width(look, _disc(look, size[1]), card.hp) + look.px(3) if card.hp else 0
    right -= sum(_figure(look, words) for words in (card.corner, card.badge) if words)
    start = _lasting_place(look, size[1]).right if card.lasting else look.px(6) + _picture(look, size[1])
    beside, alone = (pygame.Rect(x, 0, right - x, size[1]) for x in (start + look.px(5), look.px(9)))
    return alone if fitting(look, alone, card.name) and not fitting(look, beside, card.name) else beside


def gap(look: Look, size: tuple[int, int], card: Card) -> tuple[int, int]:
    """From where to where a chip is free between its name and its numbers."""
    look = look.modest(CHIP_SCALE)
    return _free(look, _chip_name(look, size, card), card.name, 17)


def head_gap(look: Look, size: tuple[int, int], card: Card) -> tuple[int, int]:
    """From where to where the band of a hero is free between the name and the ring."""
    look = look.modest(CHIP_SCALE)
    return _free(look, _head_name(look, size), card.name, HEAD)


def _free(look: Look, box: pygame.Rect, words: str, size: float) -> tuple[int, int]:
    """What a name leaves of its box."""
    fits = fitting(look, box, words, size)
    wide = text.measure(look, words, width=box.width, role="heading", size=fits)[0] if fits else box.width
    return box.x + wide, box.right


def _lasting_place(look: Look, height: int) -> pygame.Rect:
    """What lasts stands in the place of the picture."""
    edge = max(2, look.px(2)) + 1
    return pygame.Rect(look.px(4), edge, marks.tall_width(look), height - 2 * edge)


def _lasting(image: pygame.Surface, look: Look, card: Card) -> None:
    """What lasts, or how many such things."""
    marks.tall(image, look, _lasting_place(look, image.get_height()), marks.folded(card.lasting, 1)[0])


def _disc(look: Look, height: int) -> int:
    """The size of the hit points on a chip."""
    return min(height - 2, ring.disc_side(look))


@lru_cache(maxsize=256)
def band(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """A white-framed band in the card's colour."""
    w, h = size
    edge, corner = frame(look) // 2, comic.radius(look, (max(size), max(size)))
    top = comic.band_color(look, card)
    body = vector.rect(0, 0, w, h, min(corner, h * 0.28), vector.paint(WHITE))
    body += vector.linear("b", (0, 0, 0, h), (0, mix(top, WHITE, 0.14), 1), (1, mix(top, (0, 0, 0), 0.2), 1))
    inner = pygame.Rect(edge, edge, w - 2 * edge, h - 2 * edge)
    body += vector.box(inner, min(corner, h * 0.28) * 0.8, vector.paint("url(#b)"))
    return vector.picture(w, h, body)


def name(surface: pygame.Surface, look: Look, box: pygame.Rect, words: str, size: float = 17) -> None:
    """A name in one row, else in two, with a hyphen where it must, else begun with a sign that it goes on."""
    if box.width < look.type_px(size):
        return
    fits = fitting(look, box, words, size)
    if fits:
        text.draw(surface, look, words, box, role="heading", size=fits, color=WHITE, valign="middle")
        return
    least, room = _least(look), box.inflate(0, -frame(look))
    two = room.height >= 2 * text.line_height(look, "heading", look.type_px(least))
    if not (two and excerpt.draw(surface, look, words, room, role="heading", size=least, ink=WHITE, valign="middle")):
        words = begun(look, words, box, least)
        text.draw(surface, look, words, box, role="heading", size=least, color=WHITE, valign="middle")


def fitting(look: Look, box: pygame.Rect, words: str, size: float = 17) -> float:
    """The largest size at which a whole name fits a box without breaking a word; 0 where there is none."""
    for tried in (size, (size + _least(look)) / 2, _least(look)):
        wide, high = text.measure(look, words, width=box.width, role="heading", size=tried)
        longest = max(text.measure(look, word, role="heading", size=tried)[0] for word in words.split())
        if high <= box.height - frame(look) and max(wide, longest) <= box.width:
            return tried
    return 0.0


def frame(look: Look) -> int:
    """Pixels of a band's height that are its frame."""
    return 2 * max(2, look.px(2))


def _least(look: Look) -> float:
    """The smallest size of letters, before the text scale."""
    return look.floor / look.unit / look.text_scale


@lru_cache(maxsize=1024)
def _widths(look: Look, words: str, size: float) -> int:
    return text.measure(look, words, role="heading", size=size)[0]


def begun(look: Look, words: str, box: pygame.Rect, size: float) -> str:
    """The beginning of a name in one row."""
    kept = words
    while kept and _widths(look, kept + MORE, size) > box.width:
        kept = kept[:-1].rstrip()
    return kept + MORE


def caption(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: str, mode: Mode) -> None:
    """A name at the left of a row, begun where it is too long."""
    words, size = _in_a_row(look, shown, rect)
    text.draw(surface, look, words, rect, role="heading", size=size, color=look.theme.tint, valign="middle", wrap=False)


def _in_a_row(look: Look, words: str, rect: pygame.Rect) -> tuple[str, float]:
    """A name as it fits a row, and the size it has there."""
    wide = _widths(look, words, 20)
    size = 20.0 if wide <= rect.width else max(_least(look), 20 * rect.width / wide)
    return (words if _widths(look, words, size) <= rect.width else begun(look, words, rect, size)), size


def lane_name(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str], mode: Mode) -> None:
    """What a lane is, and whose, at its upper left; whose alone where there is no room for both."""
    (kind, name), look = shown, look.modest(1.5)
    gap = look.px(16)
    used = text.label_width(look, kind, 17) + gap
    if used + _widths(look, name, _least(look)) > rect.width:
        used = 0
    else:
        tone = mix(look.theme.tint, WHITE, 0.35)
        low = rect.move(0, text.baseline(look, rect, "heading", 19) - text.label_baseline(look, rect, 17))
        text.label(surface, look, kind, low, size=17, color=tone)
    room = pygame.Rect(rect.x + used, rect.y, rect.width - used, rect.height)
    words, size = _in_a_row(look, name, room)
    text.draw(surface, look, words, room, role="heading", size=min(size, 19), color=WHITE, valign="middle", wrap=False)


def empty(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str], mode: Mode) -> None:
    """A lane without cards says so, and when that changes where there is room."""
    small = next(
        (one for one in (look, look.modest(1.5), look.modest(1.0)) if _both(one, rect, shown) <= rect.height), None
    )
    y, look = rect.y + max(0, (rect.height - _both(small or look, rect, shown)) // 2), small or look.modest(1.0)
    for words, (role, size) in zip(shown if small else shown[:1], _EMPTY, strict=False):
        high = text.measure(look, words, width=rect.width, role=role, size=size)[1]
        text.draw(
            surface, look, words, pygame.Rect(rect.x, y, rect.width, high), role=role, size=size, color=look.theme.muted
        )
        y += high


def _both(look: Look, rect: pygame.Rect, shown: tuple[str, str]) -> int:
    """Height of both lines of an empty lane."""
    lines = zip(shown, _EMPTY, strict=True)
    return sum(text.measure(look, words, width=rect.width, role=role, size=size)[1] for words, (role, size) in lines)


# -- heads of heroes ---------------------------------------------------------------------------------


def head(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Lying, mode: Mode) -> None:
    """A hero as a band: picture, name, and the ring of hit points at its right end."""
    face, place = shown.card, moved(rect, mode.pose)
    points = running(face, mode)
    if mode.pose and mode.pose.glow > 0:
        panel.glow(surface, look, place, look.px(26), mode.pose.glow)
    if mode.lit or mode.picked:
        panel.glow(surface, look, place, look.px(20), 0.6)
    image = _head_face(look, place.size, replace(face, points=None))
    surface.blit(pygame.transform.grayscale(image) if shown.down else image, place)
    corner = comic.radius(look, place.size) / look.unit
    if mode.lit or mode.picked:
        panel.outline(surface, look, place, width=4 if mode.picked else 3, radius=corner)
    elif mode.hovered:
        panel.outline(surface, look, place, color=look.theme.tint, width=1.5, radius=corner)
    side = place.height + look.px(4)
    spot = pygame.Rect(place.right - side + look.px(7), place.centery - side // 2, side, side)
    if points and not shown.down:
        ring.draw(surface, look, spot, ring.Ring(*points))
    elif shown.down:
        drawn = resources.icon("lying_down", side - look.px(14), look.theme.bad)
        surface.blit(vector.halo(drawn, 3, 0.85), drawn.get_rect(center=spot.center).move(-3, -3))
        surface.blit(drawn, drawn.get_rect(center=spot.center))
    numbered(surface, look, place, shown)
    record.note("card", surface, place, label=face.name)


@lru_cache(maxsize=64)
def _head_face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    look = look.modest(CHIP_SCALE)
    image = band(look, size, card).copy()
    side = size[1] - look.px(10)
    if card.lasting:
        _lasting(image, look, card)
    else:
        image.blit(resources.icon(card.icon, side, WHITE), (look.px(7), (size[1] - side) // 2))
    name(image, look, _head_name(look, size), card.name, HEAD)
    return image


def _head_name(look: Look, size: tuple[int, int]) -> pygame.Rect:
    """Where the name of a hero stands on a band: between the picture and the ring."""
    x = size[1] + look.px(5)
    return pygame.Rect(x, 0, size[0] - x - size[1] - look.px(2), size[1])


def headed(look: Look, size: tuple[int, int], words: str) -> bool:
    """Whether a band of a size has room for a hero's whole name."""
    look = look.modest(CHIP_SCALE)
    box = _head_name(look, size)
    return box.width > 0 and fitting(look, box, words, HEAD) > 0


# -- small plates with counts ------------------------------------------------------------------------


def count(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, str], mode: Mode) -> None:
    """An icon and a number on a calm plate."""
    icon, number = shown
    look = look.modest(CHIP_SCALE)
    ground = mix(look.theme.panel[0], look.theme.tint_deep, 0.45 if mode.hovered else 0.22)
    image = panel.sheet(*rect.size, ground, ground, 0.95, look.theme.tint, 0.5, max(1, look.px(1.2)), look.px(8))
    surface.blit(image, rect)
    side = min(rect.height - look.px(10), look.px(24))
    wide = text.measure(look, number, role="strong", size=17)[0]
    x = rect.centerx - (side + look.px(5) + wide) // 2
    surface.blit(resources.icon(icon, side, look.theme.tint), (x, rect.centery - side // 2))
    box = pygame.Rect(x + side + look.px(5), rect.y, wide + 2, rect.height)
    text.draw(surface, look, number, box, role="strong", size=17, valign="middle", wrap=False)
    record.note("control", surface, rect, label=f"{icon} {number}")


def area(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[Color | None, bool], mode: Mode) -> None:
    """The panel behind a lane or a hero: in the deck's colour, in gold while it is that deck's turn."""
    hue, active = shown
    lane.ground(surface, look, rect, hue, active=active)


__all__ = ["Lying", "area", "cards", "count", "draw", "head", "name", "plate"]
