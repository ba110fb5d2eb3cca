"""Cards: an icon on painted ground, name, keywords, text and a corner badge; face down a hatch and an emblem."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import panel, record, resources, text, vector
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import KIND_COLORS, mix


@dataclass(frozen=True)
class Card:
    """What a card shows. `kind` picks the colour, `icon` the art (a component id)."""

    icon: str
    name: str = ""
    kind: str = "room"
    keywords: str = ""
    text: str = ""
    badge: str = ""
    badge_icon: str = ""
    face_down: bool = False
    plain_art: bool = False


@dataclass(frozen=True)
class CardState:
    """How it lies on the table."""

    selectable: bool = False
    selected: bool = False
    exhausted: bool = False
    hovered: bool = False
    dimmed: bool = False


CALM = CardState()
_MOST = 0.76  # largest share of a card that words may take


def kind_color(kind: str) -> Color:
    """Colour of a kind of card; an unknown kind is an error."""
    return KIND_COLORS[kind]


@lru_cache(maxsize=512)
def face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """The card as a picture."""
    return _back(look, size, card) if card.face_down else _front(look, size, card)


def _radius(look: Look, size: tuple[int, int]) -> float:
    return min(look.px(look.theme.radius * 0.7), min(size) * 0.12)


def _frame(look: Look, size: tuple[int, int], base: Color, art: int) -> str:
    """Ground of the art as a radial light, the text area below it and the border."""
    theme, (w, h) = look.theme, size
    radius, line = _radius(look, size), max(1.2, look.unit * 1.5)
    light = mix(base, (255, 255, 255), 0.1)
    body = vector.radial(
        "a",
        (w / 2, art * 0.5),
        max(w, art) * 0.66,
        (0, light, 1),
        (0.55, mix(base, theme.panel[1], 0.4), 1),
        (1, mix(base, theme.panel[1], 0.78), 1),
    )
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#a)"))
    arc = f"A{radius} {radius} 0 0 1"
    if art < h:
        body += vector.linear(
            "p", (0, art, 0, h), (0, theme.card_paper, 1), (1, mix(theme.card_paper, (0, 0, 0), 0.14), 1)
        )
        body += vector.path(
            f"M0 {art} H{w} V{h - radius} {arc} {w - radius} {h} H{radius} {arc} 0 {h - radius} Z",
            vector.paint("url(#p)"),
        )
        body += vector.line(0, art, w, art, vector.pen(mix(base, theme.tint, 0.4), max(1.0, line * 0.7), 0.55))
    edge = mix(base, theme.tint, 0.55)
    return body + vector.rect(
        line / 2, line / 2, w - line, h - line, radius, vector.paint(None) + " " + vector.pen(edge, line, 0.85)
    )


def _front(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    w, h = size
    words = _words_height(look, size, card)
    art = h - words
    image = vector.picture(w, h, _frame(look, size, kind_color(card.kind), art)).copy()
    _art(image, look, pygame.Rect(0, 0, w, art), card)
    if words:
        _words(image, look, pygame.Rect(0, art, w, words), card)
    if card.badge:
        _badge(image, look, card)
    return image


def _words_height(look: Look, size: tuple[int, int], card: Card) -> int:
    """Height of the text area: the name, then as much as there is room for below a decent picture."""
    if not card.name:
        return 0
    w, h = size
    pad = look.px(7)
    inner = w - 2 * look.px(10)
    name = min(text.measure(look, card.name, width=inner, role="small", size=17)[1], round(h * 0.6))
    total = name + 2 * pad
    if card.keywords and total + _line(look) < h * 0.62:
        total += _line(look)
    if card.text:
        need = text.measure(look, card.text, width=inner, role="card", size=16)[1]
        total += need if total + need <= h * _MOST else 0
    return min(total, round(h * _MOST))


def _line(look: Look) -> int:
    return text.line_height(look, "card", look.type_px(16))


def _art(image: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    side = round(min(area.width * 0.62, area.height * 0.8))
    if side < 8:
        return
    pale = mix(kind_color(card.kind), (236, 246, 255), 0.9)
    at = (area.centerx - side // 2, area.centery - side // 2)
    blur = max(3, look.px(5))
    art = resources.icon(card.icon, side, pale)
    image.blit(vector.soften(art, blur, 0.6), (at[0] - blur, at[1] - blur + look.px(4)))
    image.blit(art, at)


def _words(image: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    theme, pad, line = look.theme, look.px(7), _line(look)
    inner = pygame.Rect(area.x + look.px(10), area.y + pad, area.width - 2 * look.px(10), area.height - 2 * pad)
    has_more = bool(card.keywords or card.text)
    name_size = text.measure(look, card.name, width=inner.width, role="small", size=17)[1]
    box = pygame.Rect(inner.x, inner.y, inner.width, min(name_size, inner.height))
    text.draw(
        image, look, card.name, box, role="small", size=17, color=theme.card_ink, align="left" if has_more else "center"
    )
    y = box.bottom
    if card.keywords and y + line <= inner.bottom + 1:
        row = pygame.Rect(inner.x, y, inner.width, line)
        text.draw(
            image, look, card.keywords, row, role="small", size=15, color=mix(theme.card_ink, theme.tint_deep, 0.55)
        )
        y += line
    need = text.measure(look, card.text, width=inner.width, role="card", size=16)[1]
    if card.text and y + need > inner.bottom + 1:
        _more(image, look, mix(theme.card_ink, theme.card_paper, 0.4))
    elif card.text:
        ink = mix(theme.card_ink, theme.card_paper, 0.14)
        text.draw(
            image,
            look,
            card.text,
            pygame.Rect(inner.x, y, inner.width, inner.bottom - y + 1),
            role="card",
            size=16,
            color=ink,
        )


def _more(image: pygame.Surface, look: Look, ink: Color) -> None:
    """Three dots: there is more to read in the zoom."""
    step = max(4, look.px(6))
    body = "".join(vector.circle(step * (i + 0.5), step / 2, step * 0.24, vector.paint(ink)) for i in range(3))
    dots = vector.picture(step * 3, step, body)
    image.blit(dots, (image.get_width() - dots.get_width() - look.px(7), image.get_height() - step - look.px(4)))


def _badge(image: pygame.Surface, look: Look, card: Card) -> None:
    """A pill with a number (and icon) in the upper right corner."""
    size, pad = max(look.floor, look.px(16)), look.px(7)
    drawn = resources.font(look.theme.strong, size).render(card.badge, True, (255, 255, 255))
    wide = drawn.get_width() + 2 * pad + (size + look.px(4) if card.badge_icon else 0)
    high = size + look.px(6)
    wide = max(wide, high)
    place = pygame.Rect(image.get_width() - wide - look.px(6), look.px(6), wide, high)
    image.blit(
        vector.picture(wide, high, vector.rect(0, 0, wide, high, high / 2, vector.paint((8, 12, 18), 0.78))), place
    )
    x = place.x + pad
    if card.badge_icon:
        image.blit(resources.icon(card.badge_icon, size, (255, 255, 255)), (x, place.centery - size // 2))
    image.blit(drawn, drawn.get_rect(midright=(place.right - pad, place.centery)))


def _back(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """Hatch and emblem."""
    theme, (w, h) = look.theme, size
    base = kind_color(card.kind)
    dark = mix(base, theme.panel[1], 0.72 if card.kind == "back" else 0.45)
    radius, line = _radius(look, size), max(1.2, look.unit * 1.5)
    body = vector.linear("b", (0, 0, 0, h), (0, mix(dark, base, 0.4), 1), (1, dark, 1))
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#b)"))
    step = max(8, look.px(14))
    for x in range(-h, w, step):
        x1, y1, x2, y2 = x, 0.0, x + h, float(h)
        if x1 < 0:
            y1, x1 = -x, 0
        if x2 > w:
            y2, x2 = h - (x2 - w), w
        if y2 > y1:
            body += vector.line(x1, y1, x2, y2, vector.pen(theme.tint, max(1.0, step * 0.18), 0.05))
    body += vector.rect(
        line / 2,
        line / 2,
        w - line,
        h - line,
        radius,
        vector.paint(None) + " " + vector.pen(theme.tint_deep, line, 0.4),
    )
    image = vector.picture(w, h, body).copy()
    side = round(min(w, h) * 0.42)
    pale = mix(base, theme.tint_deep if card.kind == "back" else (255, 240, 232), 0.5)
    middle = h // 2 if not card.name else round((h - text.line_height(look, "small", look.type_px(16))) / 2)
    image.blit(resources.icon(card.icon, side, pale), ((w - side) // 2, middle - side // 2))
    if card.name:
        high = text.line_height(look, "small", look.type_px(16))
        box = pygame.Rect(look.px(6), h - high - look.px(6), w - 2 * look.px(6), high)
        text.draw(image, look, card.name, box, role="small", size=16, color=theme.muted, align="center", wrap=False)
    if card.badge:
        _badge(image, look, card)
    return image


@lru_cache(maxsize=128)
def _turned(look: Look, size: tuple[int, int], card: Card, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(face(look, size, card), angle, 1.0)


@lru_cache(maxsize=64)
def _veil(size: tuple[int, int], radius: float, alpha: float) -> pygame.Surface:
    return vector.picture(*size, vector.rect(0, 0, *size, radius, vector.paint((4, 8, 12), alpha)))


def draw(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, state: CardState = CALM, *, angle: float = 0.0
) -> None:
    """Draw a card in its rect with shadow, and gold around it when it can be chosen."""
    turn = angle - 8 if state.exhausted else angle
    panel.shadow(surface, look, rect, 0.55)
    if (state.selectable or state.selected) and not turn:
        panel.glow(surface, look, rect, look.px(22), 0.65 if state.hovered or state.selected else 0.45)
    image = face(look, rect.size, card) if not turn else _turned(look, rect.size, card, turn)
    surface.blit(image, image.get_rect(center=rect.center))
    if (state.exhausted or state.dimmed) and not turn:
        surface.blit(_veil(rect.size, _radius(look, rect.size), 0.5), rect)
    if (state.selectable or state.selected) and not turn:
        panel.outline(
            surface, look, rect, width=4 if state.selected else 3, radius=_radius(look, rect.size) / look.unit
        )
    elif state.hovered:
        panel.outline(
            surface, look, rect, color=look.theme.tint, width=1.5, radius=_radius(look, rect.size) / look.unit
        )
    record.note("card", surface, rect, label=card.name or card.icon)
