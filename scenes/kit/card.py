"""Cards: an icon on painted ground, name, keywords, text and a corner badge; face down a hatch and an emblem."""

import re
from dataclasses import replace
from functools import lru_cache

import pygame

from scenes.kit import comic, excerpt, marks, panel, paper, record, resources, ring, sight, text, vector
from scenes.kit.cardstock import CALM as CALM
from scenes.kit.cardstock import Card as Card
from scenes.kit.cardstock import CardState as CardState
from scenes.kit.cardstock import Stat as Stat
from scenes.kit.cardstock import hue
from scenes.kit.cardstock import kind_color as kind_color
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

ICONS, STRONG = 3.2, 7
"""The least contrast of an icon, and that of words in the themes for eyes that need more."""
_MOST = 0.76  # largest share of a card that words may take
_HEAD = 0.62  # largest share of a card that its name and keywords take together
_NAME, TITLE = 17, 24
"""The size of a name alone, and of one above a text, which it outweighs."""
_AFTER_ICON, _BETWEEN = re.compile(r"(:[a-z_0-9]+:) "), " · "
"""A blank that an icon can do without, and what stands between keywords."""


@lru_cache(maxsize=512)
def face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """The card as a picture, in the style of the title."""
    if look.theme.card_style == "comic":
        return comic.face(look, size, card)
    if look.theme.card_style == "paper":
        return paper.face(look, size, card)
    return _back(look, size, card) if card.face_down else _front(look, size, card)


@lru_cache(maxsize=512)
def strip(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """The card shrunk to a line with its icon, name and numbers."""
    if look.theme.card_style == "comic":
        return comic.strip(look, size, card)
    return paper.strip(look, size, card)


def radius(look: Look, size: tuple[int, int]) -> float:
    """The corner of a card of a size."""
    return comic.radius(look, size) if look.theme.card_style == "comic" else _radius(look, size)


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
    words, place = _words_height(look, size, card), art(look, size, card)
    image = vector.picture(w, h, _frame(look, size, hue(card), place.height)).copy()
    _art(image, look, place, card)
    if words:
        _words(image, look, pygame.Rect(0, place.bottom, w, words), card)
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
    name = min(text.measure(look, card.name, width=inner, role="small", size=_name_size(card))[1], round(h * 0.6))
    total = name + 2 * pad
    if card.keywords and total + _line(look) < h * _HEAD:
        total += _line(look)
    if card.text:
        room = round(h * _MOST) - total
        told = _told(look, card, (inner, room))
        total += told.height if told.height <= room else 0
    return min(total, round(h * _MOST))


def _told(look: Look, card: Card, room: tuple[int, int]) -> text.Block:
    """The text as large as the room allows."""
    return text.fit(look, card.text, room, "card", 16, look.theme.card_ink, True)


def _name_size(card: Card) -> int:
    return TITLE if card.text else _NAME


def has_head(look: Look, size: tuple[int, int], card: Card) -> bool:
    """Whether the name of a card and its keywords stand on it whole, no word broken, at the size of the texts."""
    w, h = size
    inner, px = w - 2 * look.px(10), look.type_px(_name_size(card))
    name = text.layout(look, card.name, inner, "small", px, look.theme.card_ink)
    below = _AFTER_ICON.sub(r"\1", " ".join(card.keywords.split()))
    wide = text.measure(look, below, role="small", size=look.floor / look.unit)[0]
    high = name.height + 2 * look.px(7) + (_line(look) if card.keywords else 0)
    return not name.split and wide <= inner and high < h * _HEAD


def _line(look: Look) -> int:
    return text.line_height(look, "card", look.type_px(16))


def _art(image: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    side = round(min(area.width * 0.62, area.height * 0.8))
    if side < 8:
        return
    pale = mix(hue(card), (236, 246, 255), 0.9)
    at = (area.centerx - side // 2, area.centery - side // 2)
    blur = max(3, look.px(5))
    art = resources.icon(card.icon, side, pale)
    image.blit(vector.soften(art, blur, 0.6), (at[0] - blur, at[1] - blur + look.px(4)))
    image.blit(art, at)


def _words(image: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    theme, pad, line = look.theme, look.px(7), _line(look)
    inner = pygame.Rect(area.x + look.px(10), area.y + pad, area.width - 2 * look.px(10), area.height - 2 * pad)
    has_more = bool(card.keywords or card.text)
    size = _name_size(card)
    name_high = text.measure(look, card.name, width=inner.width, role="small", size=size)[1]
    box = pygame.Rect(inner.x, inner.y, inner.width, min(name_high, inner.height))
    align = "left" if has_more else "center"
    excerpt.draw(image, look, card.name, box, role="small", size=size, ink=theme.card_ink, align=align)
    y = box.bottom
    if card.keywords and y + line <= inner.bottom + 1:
        row = pygame.Rect(inner.x, y, inner.width, line)
        ink = mix(theme.card_ink, theme.tint_deep, 0.55)
        once = " ".join(card.keywords.split())
        choices = (card.keywords, once, _AFTER_ICON.sub(r"\1", once), once.partition(_BETWEEN)[0], "")
        text.draw(
            image,
            look,
            text.fitting(look, choices, row.width, role="small", size=15),
            row,
            role="small",
            size=15,
            color=ink,
        )
        y += line
    room = pygame.Rect(inner.x, y, inner.width, inner.bottom - y + 1)
    if card.text and _told(look, card, room.size).height > room.height:
        _more(image, look, mix(theme.card_ink, theme.card_paper, 0.4))
    elif card.text:
        ink = mix(theme.card_ink, theme.card_paper, 0.14)
        text.draw(
            image,
            look,
            card.text,
            room,
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
    record.note("plate", image, place, label=card.badge)
    x = place.x + pad
    if card.badge_icon:
        image.blit(resources.icon(card.badge_icon, size, (255, 255, 255)), (x, place.centery - size // 2))
    image.blit(drawn, drawn.get_rect(midright=(place.right - pad, place.centery)))


def _back(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """Hatch, an inner frame, and the emblem in a soft light."""
    theme, (w, h) = look.theme, size
    base = hue(card)
    dark = mix(base, theme.panel[1], 0.72 if card.kind == "back" else 0.45)
    radius, line = _radius(look, size), max(1.2, look.unit * 1.5)
    body = vector.linear("b", (0, 0, 0, h), (0, mix(dark, base, 0.4), 1), (1, dark, 1))
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#b)"))
    body += _hatch(look, size)
    light, quiet = mix(base, (255, 255, 255), 0.3), card.kind == "back"
    body += vector.radial("l", (w / 2, h / 2), min(w, h) * 0.62, (0, light, 0.18 if quiet else 0.5), (1, light, 0))
    body += vector.rect(0, 0, w, h, radius, vector.paint("url(#l)"))
    for inset, alpha in ((line / 2, 0.4), (min(w, h) * 0.07, 0.22)):
        pen = vector.paint(None) + " " + vector.pen(theme.tint_deep if inset < line else light, line, alpha)
        body += vector.rect(inset, inset, w - 2 * inset, h - 2 * inset, max(1.0, radius - inset / 2), pen)
    image = vector.picture(w, h, body).copy()
    name = text.line_height(look, "small", look.type_px(16)) + look.px(6) if card.name else 0
    side, blur = round(min(w, h - name) * (0.42 if quiet else 0.54)), max(3, look.px(5))
    at = ((w - side) // 2, (h - name - side) // 2)
    pale = mix(base, theme.tint_deep, 0.5) if quiet else mix(base, (255, 255, 255), 0.72)
    pale = sight.against(pale, mix(dark, light, 0.18 if quiet else 0.5), ICONS)
    art = resources.icon(card.icon, side, pale)
    image.blit(vector.soften(art, blur, 0.55), (at[0] - blur, at[1] - blur + look.px(3)))
    image.blit(art, at)
    if name:
        box = pygame.Rect(look.px(6), h - name, w - 2 * look.px(6), name - look.px(6))
        ink = sight.against(theme.muted, mix(dark, light, 0.3), look.contrast * 1.15)
        text.draw(image, look, card.name, box, role="small", size=16, color=ink, align="center", wrap=False)
    if card.badge:
        _badge(image, look, card)
    return image


def _hatch(look: Look, size: tuple[int, int]) -> str:
    """Slanting lines across the back of a card."""
    (w, h), step, body = size, max(8, look.px(14)), ""
    for x in range(-h, w, step):
        x1, y1, x2, y2 = x, 0.0, x + h, float(h)
        if x1 < 0:
            y1, x1 = -x, 0
        if x2 > w:
            y2, x2 = h - (x2 - w), w
        if y2 > y1:
            body += vector.line(x1, y1, x2, y2, vector.pen(look.theme.tint, max(1.0, step * 0.18), 0.05))
    return body


def _veil(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """What dims a card, and leaves its words the contrast of all others."""
    alpha = 0.26 if look.contrast < STRONG else 0.16
    return vector.picture(*size, vector.rect(0, 0, *size, radius(look, size), vector.paint((4, 8, 12), alpha)))


def shown(look: Look, size: tuple[int, int], card: Card, state: CardState, *, line: bool = False) -> pygame.Surface:
    """The card with what its state does to the face itself: dimmed, down, flipped."""
    plain = strip(look, size, card) if line else face(look, size, card)
    if not (state.dimmed or state.exhausted or state.down or state.flipped):
        return plain
    return _changed(look, size, card, line, state.down, state.dimmed or state.exhausted, state.flipped)


@lru_cache(maxsize=256)
def _changed(
    look: Look, size: tuple[int, int], card: Card, line: bool, down: bool, dim: bool, flipped: bool
) -> pygame.Surface:
    image = (strip(look, size, card) if line else face(look, size, card)).copy()
    if down:
        image = pygame.transform.grayscale(image)
        image.blit(_veil(look, size), (0, 0))
        _stamp(image, look, image.get_rect() if line else art(look, size, card))
    elif dim:
        image.blit(_veil(look, size), (0, 0))
    if flipped and not line:
        _mark(image, look, art(look, size, card), card)
    return image


def art(look: Look, size: tuple[int, int], card: Card) -> pygame.Rect:
    """Where the picture of a card lies."""
    if look.theme.card_style == "comic":
        return comic.parts(look, size, card).art
    if look.theme.card_style == "paper":
        return paper.art(look, size, card)
    return pygame.Rect(0, 0, size[0], size[1] - (0 if card.face_down else _words_height(look, size, card)))


def _stamp(image: pygame.Surface, look: Look, area: pygame.Rect) -> None:
    """The sign of a card that is down, across its picture and clear of its words."""
    side = max(8, min(round(min(image.get_size()) * 0.5), area.height))
    _sign(
        image,
        look,
        "lying_down",
        sight.against(look.theme.bad, (90, 90, 90), ICONS),
        pygame.Rect(0, 0, side, side).move_to(center=area.center),
    )


def _mark(image: pygame.Surface, look: Look, area: pygame.Rect, card: Card) -> None:
    """The sign of a card that shows its other side, small on a dark disc at the upper left of its picture."""
    pad = look.px(4)
    side = min(area.height - 2 * pad, max(look.px(16), round(min(image.get_size()) * 0.16)))
    stats = card.stats or card.lasting
    low = card.marks and side + 2 * pad + look.px(14) + marks.plate(look, card.marks[0])[1] > area.height
    first = next(iter(stats or (card.marks if low else ())), None)
    beside = marks.plate(look, first)[0] + look.px(5) if first else 0
    place = pygame.Rect(area.x + look.px(6) + pad + beside, area.y + look.px(6) + pad, side, side)
    disc = side + 2 * pad
    back = vector.picture(disc, disc, vector.circle(disc / 2, disc / 2, disc / 2, vector.paint((8, 8, 16), 0.8)))
    image.blit(back, place.move(-pad, -pad))
    _sign(image, look, "lying_flipped", (255, 255, 255), place)


def _sign(image: pygame.Surface, look: Look, icon: str, ink: Color, place: pygame.Rect) -> None:
    """An icon with its shadow."""
    drawn, blur = resources.icon(icon, place.width, ink), look.px(4) + 2
    image.blit(vector.soften(drawn, blur, 0.7), place.move(-blur, -blur))
    image.blit(vector.halo(drawn, 3, 0.75), place.move(-3, -3))
    image.blit(drawn, place)


@lru_cache(maxsize=192)
def _posed(look: Look, size: tuple[int, int], card: Card, state: CardState, angle: float) -> pygame.Surface:
    """A turned card with its outline, smooth at the edges."""
    margin = look.px(6)
    sheet = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    place = pygame.Rect(margin, margin, *size)
    sheet.blit(shown(look, size, card, state), place)
    if state.selectable or state.selected:
        corner = radius(look, size) / look.unit
        panel.outline(sheet, look, place, width=4 if state.selected else 3, radius=corner)
    return resources.converted(pygame.transform.rotozoom(sheet, angle, 0.9 if state.exhausted else 1.0))


def draw(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    card: Card,
    state: CardState = CALM,
    *,
    angle: float = 0.0,
    line: bool = False,
    fanned: bool = False,
) -> None:
    """Draw a card in its rect with shadow, and gold around it when it can be chosen.

    `line` draws it as a line; upon the right of one that is `fanned` the next may lie.
    """
    face_of = _resting(card, line=line)
    turn = angle - 8 if state.exhausted and not line else angle
    lit = state.selectable or state.selected
    panel.shadow(surface, look, rect, 0.3 if line else 0.55)
    if lit and not turn:
        panel.glow(surface, look, rect, look.px(22), 0.65 if state.hovered or state.selected else 0.45)
    if state.hovered:
        record.note("overlay", surface, rect)
    image = _posed(look, rect.size, face_of, state, turn) if turn else shown(look, rect.size, face_of, state, line=line)
    place = image.get_rect(center=rect.center)
    if lit and turn:
        surface.blit(_posed(look, rect.size, face_of, replace(state, selectable=False, selected=False), turn), place)
        panel.shining(surface, look, image, place.topleft)
    else:
        surface.blit(image, place)
    corner = radius(look, rect.size) / look.unit
    if lit and not turn:
        panel.outline(surface, look, rect, width=4 if state.selected else 3, radius=corner)
    elif state.hovered and not turn:
        panel.outline(surface, look, rect, color=look.theme.tint, width=1.5, radius=corner)
    if card.points and not line and not state.down:
        _points(surface, look, rect, card)
    if state.selected:
        _tick(surface, look, rect, art(look, rect.size, face_of) if fanned else None)
    record.note("card", surface, place if turn else rect, label=card.name or card.icon)


def _tick(surface: pygame.Surface, look: Look, rect: pygame.Rect, inside: pygame.Rect | None) -> None:
    """A tick on a golden disc over the upper right corner of a card that is picked, or at the left of its picture."""
    side = min(look.px(34), round(rect.height * 0.7))
    image = vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2, vector.paint(look.theme.accent)))
    place = image.get_rect(center=(rect.right - side // 10, rect.y + side // 10))
    if inside:
        place.midleft = (rect.x + inside.x + look.px(4), rect.y + inside.centery)
    surface.blit(image, place)
    icon = resources.icon("ui_yes", side * 2 // 3, (20, 16, 8))
    surface.blit(icon, icon.get_rect(center=place.center))


def _resting(card: Card, *, line: bool) -> Card:
    """The card without what moves: a ring is drawn above the face, a line has a disc instead."""
    if card.points is None:
        return card
    if line:
        return replace(card, points=None, hp=f"{round(card.points[0])}")
    return replace(card, points=(0, card.points[1]))


def points_place(look: Look, rect: pygame.Rect, card: Card) -> pygame.Rect:
    """Where the ring of a character's hit points is drawn (numbers rise from here)."""
    side = min(ring.side(look), round(rect.width * 0.46))
    style = comic if look.theme.card_style == "comic" else paper
    place = pygame.Rect(0, 0, side, side)
    x, y = style.points_spot(look, rect.size, _resting(card, line=False), side)
    place.center = (rect.x + x, rect.y + y)
    return place


def _points(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card) -> None:
    if card.points:
        ring.draw(surface, look, points_place(look, rect, card), ring.Ring(*card.points))
