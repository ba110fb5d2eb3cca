"""Cards in the comic style: white frame, coloured name band, art with rays and dots, keyword strip, cream paper."""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import excerpt, marks, resources, ring, sight, text, vector
from scenes.kit.cardstock import Card, hue
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

WHITE: Color = (252, 252, 255)
STRIP: Color = (36, 27, 71)
STRIP_INK: Color = (226, 216, 255)
DIAMOND: Color = (206, 32, 48)
SHEEN = 0.12  # how much lighter a band is at its top
_PAPER = 0.42  # least share of strip and text together on a card that has words
_NIGHT: Color = (20, 12, 44)


def radius(look: Look, size: tuple[int, int]) -> float:
    """The corner of a card of a size."""
    return min(look.px(9), min(size) * 0.1)


def line(look: Look, size: tuple[int, int]) -> int:
    """The width of the white frame."""
    return max(2, min(look.px(4), round(min(size) * 0.03)))


@lru_cache(maxsize=64)
def _band(base: Color, least: float) -> Color:
    """A colour darkened until white letters stand out on its lightest part."""
    for step in range(2, 14):
        dark = mix(base, (0, 0, 0), step * 0.06)
        if sight.contrast(WHITE, mix(dark, WHITE, SHEEN)) >= least:
            return dark
    return dark


def band_color(look: Look, card: Card) -> Color:
    """The name band of a card."""
    return _band(hue(card), look.thin_contrast)


WORTH = 21
"""How much of a text, in letters' heights of one line, is worth beginning where not all of it has room."""
NAME = 21
"""The size of a name; it may shrink to the floor before it takes a second line."""


def band_height(look: Look, width: int, card: Card) -> int:
    """Height of the name band of a card of a width: one line, or two where the name needs them."""
    inner = _name_width(look, width)
    one = text.line_height(look, "heading", look.type_px(NAME))
    smallest = look.floor / look.unit / look.text_scale
    if text.measure(look, card.name, role="heading", size=max(smallest, 17))[0] <= inner:
        return one + look.px(6)
    lines = text.measure(look, card.name, width=inner, role="heading", size=max(smallest, 17))[1]
    return max(one, lines) + look.px(6)


def _name_width(look: Look, width: int) -> int:
    """What a name band of a width leaves for the name."""
    return width - 2 * look.px(9) + 2


def _name_size(look: Look, width: int) -> float:
    """The size of a name in a room: smaller where that is narrow."""
    return min(NAME, width / excerpt.NARROWEST / look.unit / look.text_scale)


@dataclass(frozen=True)
class Parts:
    """How a card is divided: inside of the frame, name band, art, keyword strip and text."""

    inner: pygame.Rect
    band: pygame.Rect
    art: pygame.Rect
    strip: pygame.Rect
    words: pygame.Rect


def parts(look: Look, size: tuple[int, int], card: Card) -> Parts:
    """Where everything of a card lies; a part without room has no height."""
    edge = line(look, size)
    inner = pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
    room = _name_width(look, inner.width)
    named = card.name and not card.face_down and room >= look.type_px(_name_size(look, room)) * excerpt.NARROWEST
    band = min(band_height(look, inner.width, card), round(size[1] * 0.5)) if named else 0
    strip, words = (0, 0) if card.face_down else _lower(look, inner, band, card)
    x, wide = inner.x, inner.width
    art = pygame.Rect(x, inner.y + band, wide, inner.height - band - strip - words)
    low = pygame.Rect(x, art.bottom, wide, strip)
    return Parts(inner, pygame.Rect(x, inner.y, wide, band), art, low, pygame.Rect(x, low.bottom, wide, words))


def speaks(look: Look, size: tuple[int, int], card: Card) -> bool:
    """Whether a card of a size shows words, if it has any."""
    return not card.text or parts(look, size, card).words.height > 0


def named(look: Look, size: tuple[int, int], card: Card) -> bool:
    """Whether a card of a size has room for its whole name."""
    spot = parts(look, size, card)
    return band_height(look, spot.inner.width, card) <= spot.band.height


def says_all(look: Look, size: tuple[int, int], card: Card) -> bool:
    """Whether a card of a size says its whole name, and its whole text unless it is too low to say any."""
    words = parts(look, size, card).words
    box, wide = words.height - look.px(8), words.width - 2 * look.px(9) + 2
    high = text.measure(look, card.text, width=wide, role="card", size=16)[1]
    return named(look, size, card) and (not words.height or high <= box)


def points_spot(look: Look, size: tuple[int, int], card: Card, side: int) -> tuple[int, int]:
    """The middle of a ring of hit points: at the right, where the art ends, clear of the text."""
    spot = parts(look, size, card)
    y = spot.art.bottom if spot.words.height else spot.inner.bottom - round(side * 0.42)
    return size[0] - round(side * 0.36), y


def disc_place(look: Look, size: tuple[int, int], art: pygame.Rect) -> pygame.Rect:
    """Where the disc of hit points lies: at the right, where the art ends."""
    edge, side = line(look, size), min(ring.disc_side(look), round(size[0] * 0.34))
    low = min(size[1] - edge - side // 2 - 1, art.bottom + look.px(2))
    place = pygame.Rect(0, 0, side, side)
    place.center = (size[0] - edge - look.px(5) - side // 2, low)
    return place


def face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """The card as a picture."""
    spot = parts(look, size, card)
    image = vector.picture(*size, _ground(look, size, card, spot)).copy()
    _rays(image, card, spot.art)
    _round(image, look, size)
    _icon(image, look, spot.art, card)
    if spot.band.height:
        _name(image, look, spot.band, card)
    if spot.strip.height:
        _strip(image, look, spot.strip, card)
    if spot.words.height:
        _words(image, look, spot.words, card)
    _corners(image, look, spot.art, card)
    return image


def _lower(look: Look, inner: pygame.Rect, band: int, card: Card) -> tuple[int, int]:
    """Heights of keyword strip and text: what fits below the name and a picture worth its place."""
    room = inner.height - band - max(look.px(36), round(inner.height * 0.22))
    strip = text.line_height(look, "small", look.type_px(15)) + look.px(4)
    strip = strip if card.keywords and room >= strip else 0
    one = text.line_height(look, "card", look.type_px(16))
    pad = look.px(12)
    room -= strip + pad
    if not card.text or room < one * 1.9:
        return strip, 0
    wide = inner.width - 2 * look.px(9)
    need, most = text.measure(look, card.text, width=wide, role="card", size=16)[1], room // one
    if need > most * one and most * wide < look.type_px(16) * WORTH:
        return strip, 0
    least = round(inner.height * _PAPER) - strip - pad
    return strip, min(max(need, least), most * one) + pad


def _ground(look: Look, size: tuple[int, int], card: Card, spot: Parts) -> str:
    """Frame, band, art light, strip and paper."""
    base, (w, h), inner, art = hue(card), size, spot.inner, spot.art
    body = vector.rect(0, 0, w, h, radius(look, size), vector.paint(WHITE))
    paper = (look.theme.card_paper, mix(look.theme.card_paper, (120, 90, 60), 0.1))
    body += vector.linear("p", (0, inner.y, 0, inner.bottom), (0, paper[0], 1), (1, paper[1], 1))
    body += vector.box(inner, radius(look, size) * 0.7, vector.paint("url(#p)"))
    body += vector.radial(
        "a",
        (art.centerx, art.centery),
        max(art.width, art.height) * 0.62,
        (0, _lit(card), 1),
        (0.5, mix(base, _NIGHT, 0.4), 1),
        (1, mix(base, _NIGHT, 0.86), 1),
    )
    body += vector.box(art, 0, vector.paint("url(#a)"))
    if spot.band.height:
        top, seam = band_color(look, card), spot.band.bottom
        body += vector.linear(
            "b", (0, inner.y, 0, seam), (0, mix(top, WHITE, SHEEN), 1), (1, mix(top, (0, 0, 0), 0.14), 1)
        )
        body += vector.box(spot.band, 0, vector.paint("url(#b)"))
        body += vector.line(inner.x, seam, inner.right, seam, vector.pen((0, 0, 0), max(1.0, look.unit), 0.35))
    if spot.strip.height:
        body += vector.box(spot.strip, 0, vector.paint(STRIP))
    return body


def _lit(card: Card) -> Color:
    """The brightest part of the art: deeper on a back, whose emblem is pale."""
    return mix(hue(card), _NIGHT, 0.3) if card.face_down else mix(hue(card), WHITE, 0.16)


@lru_cache(maxsize=64)
def _sunburst(size: tuple[int, int], color: Color) -> pygame.Surface:
    """Rays from the middle and a fall of dots towards a corner, as printed comics have."""
    w, h = size
    reach, count = math.hypot(w, h), 14
    body = ""
    for index in range(count):
        a, b = 2 * math.pi * (index + 0.1) / count, 2 * math.pi * (index + 0.56) / count
        spots = [(w / 2, h / 2)] + [(w / 2 + reach * math.cos(t), h / 2 + reach * math.sin(t)) for t in (a, b)]
        body += vector.polygon(spots, vector.paint(color, 0.07))
    step = max(5.0, min(w, h) / 14)
    for row in range(round(h / step) + 1):
        for column in range(round(w / step) + 1):
            x, y = column * step + (row % 2) * step / 2, row * step
            dot = step * 0.36 * max(0.0, 1.15 * (x / w + y / h) / 2 - 0.5)
            if dot > 0.4:
                body += vector.circle(x, y, dot, vector.paint(color, 0.2))
    return vector.picture(w, h, body)


def _rays(image: pygame.Surface, card: Card, art: pygame.Rect) -> None:
    if art.width > 30 and art.height > 24:
        image.blit(_sunburst(art.size, mix(hue(card), WHITE, 0.5)), art)


def _round(image: pygame.Surface, look: Look, size: tuple[int, int]) -> None:
    """Round the inner corners off: the frame is drawn once more as a ring."""
    edge, corner = line(look, size), radius(look, size)
    pen = vector.paint(None) + " " + vector.pen(WHITE, edge + 1)
    half = (edge + 1) / 2
    ring_only = vector.rect(half, half, size[0] - 2 * half, size[1] - 2 * half, corner - half / 2, pen)
    image.blit(vector.picture(*size, ring_only), (0, 0))
    mask = vector.picture(*size, vector.rect(0, 0, *size, corner, vector.paint(WHITE)))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _icon(image: pygame.Surface, look: Look, art: pygame.Rect, card: Card) -> None:
    side = round(min(art.width * 0.7, art.height * 0.82))
    if side < 10:
        return
    at = (art.centerx - side // 2, art.centery - side // 2)
    blur = max(3, look.px(5))
    tone = sight.against(mix(hue(card), WHITE, 0.74), _lit(card), 3.3) if card.face_down else WHITE
    drawn = resources.icon(card.icon, side, tone)
    image.blit(vector.soften(drawn, blur, 0.7), (at[0] - blur, at[1] - blur + look.px(4)))
    image.blit(drawn, at)


def _name(image: pygame.Surface, look: Look, band: pygame.Rect, card: Card) -> None:
    box = pygame.Rect(band.x + look.px(9), band.y + look.px(3), _name_width(look, band.width), band.height - look.px(2))
    size = _name_size(look, box.width)
    excerpt.draw(image, look, card.name, box, role="heading", size=size, ink=WHITE, valign="middle")


def _strip(image: pygame.Surface, look: Look, strip: pygame.Rect, card: Card) -> None:
    """The keywords in capitals; they make way for the disc of hit points."""
    taken = ring.disc_side(look) + look.px(6) if card.hp else round(ring.side(look) * 0.8) if card.points else 0
    box = pygame.Rect(
        strip.x + look.px(9), strip.y - look.px(2), strip.width - look.px(12) - max(taken, look.px(6)), strip.height
    )
    words = card.keywords.upper()
    first = words.split(" · ")[0].split(", ")[0]
    shown = text.fitting(look, (words, first), box.width, role="small", size=15)
    excerpt.draw(image, look, shown, box, role="small", size=15, ink=STRIP_INK, valign="middle")


def _words(image: pygame.Surface, look: Look, paper: pygame.Rect, card: Card) -> None:
    box = pygame.Rect(
        paper.x + look.px(9), paper.y + look.px(6), paper.width - 2 * look.px(9) + 2, paper.height - look.px(8)
    )
    excerpt.draw(image, look, card.text, box, role="card", size=16, ink=look.theme.card_ink)


def _corners(image: pygame.Surface, look: Look, art: pygame.Rect, card: Card) -> None:
    """Hit points, the spell icon, printed values, tokens and what lasts."""
    if card.hp:
        place = disc_place(look, image.get_size(), art)
        ring.disc(image, look, place.center, card.hp, place.width)
    if card.corner:
        _diamond(image, look, art, card.corner)
    marks.stats(image, look, art, card.stats)
    marks.lasting(image, look, art, card.lasting)
    marks.tokens(image, look, marks.beside(look, art, card), card.marks)


def diamond_side(look: Look) -> int:
    """The size of a spell icon on a card."""
    return max(look.floor + 18, look.px(46))


def _diamond(image: pygame.Surface, look: Look, art: pygame.Rect, words: str) -> None:
    """A red diamond with the number that spells read."""
    side = min(diamond_side(look), round(art.width * 0.42))
    edge = max(1.5, side * 0.05)
    points = [(side / 2, edge), (side - edge, side / 2), (side / 2, side - edge), (edge, side / 2)]
    red = sight.against(DIAMOND, WHITE, look.hair_contrast)
    body = vector.linear("k", (0, 0, 0, side), (0, mix(red, WHITE, SHEEN), 1), (1, mix(red, (0, 0, 0), 0.2), 1))
    body += vector.polygon(points, vector.paint("url(#k)") + " " + vector.pen(WHITE, edge))
    place = pygame.Rect(art.right - side - look.px(2), art.y + look.px(2), side, side)
    blur = max(2, look.px(3))
    shape = vector.picture(side, side, body)
    image.blit(vector.soften(shape, blur, 0.5), (place.x - blur, place.y - blur + look.px(2)))
    image.blit(shape, place)
    drawn = resources.font(look.theme.font("number"), max(look.floor, round(side * 0.44))).render(words, True, WHITE)
    image.blit(drawn, drawn.get_rect(center=place.center))


def strip(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """A card shrunk to a line: icon, name, hit points; so that thirty of them can still be read."""
    w, h = size
    edge = max(2, look.px(2))
    body = vector.rect(0, 0, w, h, radius(look, size), vector.paint(WHITE))
    top = band_color(look, card)
    body += vector.linear("b", (0, 0, 0, h), (0, mix(top, WHITE, SHEEN), 1), (1, mix(top, (0, 0, 0), 0.2), 1))
    inner = pygame.Rect(edge, edge, w - 2 * edge, h - 2 * edge)
    body += vector.box(inner, radius(look, size) * 0.8, vector.paint("url(#b)"))
    image = vector.picture(w, h, body).copy()
    marks.line(image, look, inner, card, "heading", 18, WHITE)
    return image
