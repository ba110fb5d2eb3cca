"""Small things on a card: printed values, tokens that lie on it, and the line a card becomes when it is shrunk."""

import pygame

from scenes.kit import excerpt, resources, ring, sight, text, vector
from scenes.kit.cardstock import Card, Stat
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

_PLATE: Color = (10, 10, 20)
WHITE: Color = (255, 255, 255)
FOLDED = "ui_lasting"
"""The picture of values that are only counted."""


def _size(look: Look) -> int:
    return max(look.floor, look.px(16))


def plate(look: Look, stat: Stat) -> tuple[int, int]:
    """Width and height of a value's plate."""
    size, pad = _size(look), look.px(5)
    wide = resources.font(look.theme.strong, size).size(stat.value)[0] + look.px(7) if stat.value else 0
    return size + wide + 2 * pad, size + look.px(6)


def _draw(image: pygame.Surface, look: Look, place: pygame.Rect, stat: Stat, fill: Color, alpha: float) -> None:
    size, pad = _size(look), look.px(5)
    edge = vector.pen(WHITE, max(1.0, look.unit), 0.2)
    body = vector.rect(
        0.5, 0.5, place.width - 1, place.height - 1, place.height / 2, vector.paint(fill, alpha) + " " + edge
    )
    image.blit(vector.picture(*place.size, body), place)
    image.blit(resources.icon(stat.icon, size, WHITE), (place.x + pad, place.centery - size // 2))
    if stat.value:
        drawn = resources.font(look.theme.strong, size).render(stat.value, True, WHITE)
        image.blit(drawn, drawn.get_rect(midleft=(place.x + pad + size + look.px(4), place.centery)))


def stats(image: pygame.Surface, look: Look, art: pygame.Rect, shown: tuple[Stat, ...]) -> None:
    """Printed values down the left side of the art."""
    y = art.y + look.px(5)
    for stat in shown:
        wide, high = plate(look, stat)
        if y + high > art.bottom:
            return
        _draw(image, look, pygame.Rect(art.x + look.px(5), y, wide, high), stat, _PLATE, 0.62)
        y += high + look.px(3)


def folded(shown: tuple[Stat, ...], most: int) -> tuple[Stat, ...]:
    """The same values, or one that counts them where there is no room for so many."""
    return shown if len(shown) <= most else (Stat(FOLDED, str(len(shown))),)


def lasting(image: pygame.Surface, look: Look, art: pygame.Rect, shown: tuple[Stat, ...]) -> None:
    """What lasts, down the left side of the art."""
    if not shown:
        return
    y, step = art.y + look.px(4), plate(look, shown[0])[1] + look.px(3)
    for stat in folded(shown, max(1, (art.height - look.px(1)) // step)):
        wide, high = plate(look, stat)
        _draw(image, look, pygame.Rect(art.x + look.px(4), y, wide, high), stat, _PLATE, 0.94)
        y += step


def beside(look: Look, art: pygame.Rect, card: Card) -> pygame.Rect:
    """Where tokens have room on the art: beside what lasts where both do not fit one below the other."""
    if not card.lasting or not card.marks:
        return art
    wide, high = plate(look, folded(card.lasting, 1)[0])
    low = art.height < 2 * high + look.px(12)
    shift = wide + look.px(4) if low else 0
    return pygame.Rect(art.x + shift, art.y, art.width - shift, art.height)


def tall_width(look: Look) -> int:
    """Width of a value whose icon stands above its number."""
    return max(_size(look) + look.px(8), resources.font(look.theme.strong, _size(look)).size("+2")[0] + look.px(6))


def tall(image: pygame.Surface, look: Look, place: pygame.Rect, stat: Stat) -> None:
    """A value in a narrow place, the icon above the number."""
    body = vector.rect(
        0.5, 0.5, place.width - 1, place.height - 1, look.px(7),
        vector.paint(_PLATE, 0.94) + " " + vector.pen(WHITE, max(1.0, look.unit), 0.2),
    )  # fmt: skip
    image.blit(vector.picture(*place.size, body), place)
    drawn = resources.font(look.theme.strong, _size(look)).render(stat.value, True, WHITE)
    ink = drawn.get_bounding_rect()
    side = min(_size(look) + look.px(2), place.height - ink.height - look.px(5))
    top = place.y + (place.height - side - ink.height - look.px(2)) // 2
    image.blit(resources.icon(stat.icon, side, WHITE), (place.centerx - side // 2, top))
    image.blit(drawn, (place.centerx - ink.width // 2 - ink.x, top + side + look.px(2) - ink.y))


def tokens(image: pygame.Surface, look: Look, art: pygame.Rect, shown: tuple[Stat, ...]) -> None:
    """Tokens along the lower left of the art."""
    x = art.x + look.px(5)
    for stat in shown:
        wide, high = plate(look, stat)
        if x + wide > art.right or high + look.px(8) > art.height:
            return
        place = pygame.Rect(x, art.bottom - high - look.px(4), wide, high)
        fill = sight.against(mix(look.theme.tint_deep, _PLATE, 0.55), WHITE, look.thin_contrast * 1.45)
        _draw(image, look, place, stat, fill, 0.95)
        x += wide + look.px(3)


def line(image: pygame.Surface, look: Look, inner: pygame.Rect, card: Card, role: str, size: float, ink: Color) -> None:
    """The contents of a card that has become a line: icon, name, and what changes (hit points, corner, tokens)."""
    side = round(inner.height * 0.72)
    x = inner.x + look.px(6)
    image.blit(resources.icon(card.icon, side, ink), (x, inner.centery - side // 2))
    x += side + look.px(7)
    right = inner.right - look.px(4)
    for words, red in ((card.hp, True), (card.corner or card.badge, False)):
        if words:
            disc = min(inner.height, ring.disc_side(look))
            if red:
                disc = ring.disc(image, look, (right - disc // 2, inner.centery), words, disc).width
            else:
                _draw_number(image, look, pygame.Rect(right - disc, inner.y, disc, inner.height), words)
            right -= disc + look.px(4)
    need = text.layout(look, card.name, None, role, max(look.floor, 1), ink).width + look.px(8)
    for stat in card.marks:
        wide, high = plate(look, stat)
        if right - wide - x > need:
            _draw(image, look, pygame.Rect(right - wide, inner.centery - high // 2, wide, high), stat, _PLATE, 0.6)
            right -= wide + look.px(4)
    box = pygame.Rect(x, inner.y, max(1, right - x - look.px(2)), inner.height)
    one = text.line_height(look, role, look.modest(1.0).type_px(size))
    low = look.modest(max(1.0, 0.88 * inner.height / one))
    excerpt.draw(image, low, card.name, box, role=role, size=size, ink=ink, valign="middle")


def _draw_number(image: pygame.Surface, look: Look, box: pygame.Rect, words: str) -> None:
    drawn = resources.font(look.theme.strong, _size(look)).render(words, True, WHITE)
    image.blit(drawn, drawn.get_rect(center=box.center))
