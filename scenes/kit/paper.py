"""Cards on paper, parchment in the gothic title and a pale sheet in the dark one: art above, words below."""

import pygame

from scenes.kit import excerpt, marks, resources, ring, sight, text, vector
from scenes.kit.cardstock import Card, hue
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

WHITE: Color = (250, 250, 252)
_PAD = 8  # between the edge of the paper and its words
_NAME, _LEAST = 18, 15  # the size of a name, and to what it shrinks to stay on one line
_MOST = 0.7  # largest share of a card that the paper may take


def radius(look: Look, size: tuple[int, int]) -> float:
    """The corner of a card of a size."""
    return min(look.px(8), min(size) * 0.1)


def _edge(look: Look, size: tuple[int, int]) -> int:
    return max(2, min(look.px(4), round(min(size) * 0.028)))


def face(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """The card as a picture."""
    (w, h), place = size, art(look, size, card)
    words = h - place.bottom - place.y
    body = _ground(look, size, card, place, words)
    if card.face_down:
        body += _lattice(look, place, mix(hue(card), look.theme.tint, 0.5))
    image = vector.picture(w, h, body).copy()
    _icon(image, look, place, card)
    if words:
        _words(image, look, pygame.Rect(place.x, place.bottom, place.width, words), card)
    _corner(image, look, place, card)
    return image


def points_spot(look: Look, size: tuple[int, int], card: Card, side: int) -> tuple[int, int]:
    """The middle of a ring of hit points: at the right, where the art ends."""
    words = 0 if card.face_down else _paper_height(look, size, card)
    return size[0] - round(side * 0.36), size[1] - max(words, round(side * 0.4))


def art(look: Look, size: tuple[int, int], card: Card) -> pygame.Rect:
    """Where the picture of a card lies."""
    edge = _edge(look, size)
    words = 0 if card.face_down else _paper_height(look, size, card)
    return pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge - words)


def _paper_height(look: Look, size: tuple[int, int], card: Card) -> int:
    """The name, then as much as there is room for below a picture worth its place."""
    if not card.name or size[0] < look.type_px(16) * 4.4:
        return 0
    inner, most = _inner(look, size), round(size[1] * _MOST)
    total = _name_height(look, card.name, inner) + look.px(14)
    one = text.line_height(look, "card", look.type_px(16))
    if card.keywords and total + one <= most:
        total += one
    if card.text:
        need = text.measure(look, card.text, width=inner, role="card", size=17)[1]
        room = max(0, most - total) // one * one
        total += min(need + look.px(4), room)
    return max(min(total, most), round(size[1] * 0.36) if card.text else 0)


def _name_height(look: Look, name: str, width: int) -> int:
    """Height of a name: it may shrink before it takes a second line."""
    role = name_role(look, name, width)
    if text.measure(look, name, role=role, size=_LEAST)[0] <= width:
        return text.line_height(look, role, look.type_px(_NAME))
    return text.fit(look, name, (width, look.height), role, _NAME, WHITE, True).height


def name_role(look: Look, name: str, width: int) -> str:
    """The font of a name: the heading's, or a narrow one where a word would have to be broken."""
    at_floor = text.layout(look, name, width, "heading", max(look.floor, look.type_px(16)), WHITE)
    return "small" if at_floor.split else "heading"


def _inner(look: Look, size: tuple[int, int]) -> int:
    return size[0] - 2 * _edge(look, size) - 2 * look.px(_PAD)


def _ground(look: Look, size: tuple[int, int], card: Card, art: pygame.Rect, words: int) -> str:
    """Frame in the card's colour, the light behind the art, the sheet of paper."""
    theme, base, (w, h) = look.theme, hue(card), size
    corner = radius(look, size)
    frame = mix(base, theme.tint, 0.22)
    body = vector.linear("f", (0, 0, 0, h), (0, mix(frame, WHITE, 0.12), 1), (1, mix(frame, (0, 0, 0), 0.3), 1))
    body += vector.rect(0, 0, w, h, corner, vector.paint("url(#f)"))
    body += vector.radial(
        "a",
        (art.centerx, art.centery),
        max(art.width, art.height) * 0.64,
        (0, mix(base, WHITE, 0.12), 1),
        (0.55, mix(base, theme.panel[1], 0.5), 1),
        (1, mix(base, theme.panel[1], 0.88), 1),
    )
    inner = max(1.0, corner - art.x)
    body += vector.box(art, inner, vector.paint("url(#a)"))
    if words:
        body += _sheet(look, art, words, inner)
    pen = vector.pen(mix(frame, WHITE, 0.4), max(1.0, look.unit), 0.5)
    return body + vector.rect(0.5, 0.5, w - 1, h - 1, corner, vector.paint(None) + " " + pen)


def _sheet(look: Look, art: pygame.Rect, words: int, corner: float) -> str:
    """Paper that darkens towards its foot, with a thin rule where the art ends."""
    top, low = float(art.bottom), float(art.bottom + words)
    paper, shade = look.theme.card_paper, _foot(look)
    body = vector.linear("p", (0, top, 0, low), (0, mix(paper, WHITE, 0.12), 1), (0.4, paper, 1), (1, shade, 1))
    arc = f"A{corner} {corner} 0 0 1"
    left, right = art.x, art.right
    outline = (
        f"M{left} {top} H{right} V{low - corner} {arc} {right - corner} {low} "
        f"H{left + corner} {arc} {left} {low - corner} Z"
    )
    body += vector.path(outline, vector.paint("url(#p)"))
    return body + vector.line(left, top, right, top, vector.pen((0, 0, 0), max(1.0, look.unit * 1.5), 0.4))


def _foot(look: Look) -> Color:
    """The darkest of the paper, at its foot."""
    paper = look.theme.card_paper
    return mix(paper, (120, 86, 40), 0.24) if look.theme.name.startswith("gothic") else mix(paper, (40, 80, 60), 0.16)


def _lattice(look: Look, art: pygame.Rect, ink: Color) -> str:
    """The pattern of a back: crossing lines inside a double border."""
    step, body = max(10, look.px(18)), ""
    inset = look.px(5)
    area = art.inflate(-2 * inset, -2 * inset)
    pen = vector.pen(ink, max(1.0, look.unit), 0.13)
    for start in range(-area.height, area.width, step):
        for mirrored in (False, True):
            body += _diagonal(area, start, mirrored, pen)
    frame = vector.paint(None) + " " + vector.pen(ink, max(1.0, look.unit * 1.4), 0.5)
    return body + vector.box(area, look.px(4), frame)


def _diagonal(area: pygame.Rect, start: int, mirrored: bool, pen: str) -> str:
    x1, y1, x2, y2 = start, 0, start + area.height, area.height
    if x1 < 0:
        x1, y1 = 0, -start
    if x2 > area.width:
        x2, y2 = area.width, area.height - (start + area.height - area.width)
    if mirrored:
        x1, x2 = area.width - x1, area.width - x2
    return vector.line(area.x + x1, area.y + y1, area.x + x2, area.y + y2, pen)


def _icon(image: pygame.Surface, look: Look, art: pygame.Rect, card: Card) -> None:
    side = round(min(art.width * 0.66, art.height * 0.76))
    if side < 10:
        return
    at = (art.centerx - side // 2, art.centery - side // 2)
    blur = max(3, look.px(5))
    tone = mix(hue(card), look.theme.tint, 0.55) if card.face_down else mix(look.theme.text, WHITE, 0.3)
    tone = sight.against(tone, hue(card), 3.2)
    drawn = resources.icon(card.icon, side, tone)
    image.blit(vector.soften(drawn, blur, 0.65), (at[0] - blur, at[1] - blur + look.px(4)))
    image.blit(drawn, at)


def _words(image: pygame.Surface, look: Look, paper: pygame.Rect, card: Card) -> None:
    theme, pad = look.theme, look.px(_PAD)
    box = pygame.Rect(paper.x + pad, paper.y + look.px(6), paper.width - 2 * pad, paper.height - look.px(10))
    if card.hp:
        ring.disc(image, look, (paper.right - look.px(6) - ring.disc_side(look) // 2, paper.y), card.hp)
    role = name_role(look, card.name, box.width)
    high = min(_name_height(look, card.name, box.width), box.height)
    name = pygame.Rect(box.x, box.y, box.width, high)
    badge = _badge_place(look, pygame.Rect(paper.x, paper.x, paper.width, 0))
    wide = text.fit(look, card.name, name.size, role, _NAME, theme.card_ink, True).width
    if (card.corner or card.badge) and badge.bottom > name.y and wide > badge.x - name.x:
        role, name.width = "small", badge.x - name.x
    excerpt.draw(image, look, card.name, name, role=role, size=_NAME, ink=theme.card_ink)
    y = name.bottom
    line = text.line_height(look, "card", look.type_px(16))
    if card.keywords and y + line <= box.bottom + 1:
        ink = sight.against(mix(theme.card_ink, hue(card), 0.5), _foot(look), look.contrast * 1.25)
        row = pygame.Rect(box.x, y, box.width, line)
        shown = text.fitting(look, (card.keywords, card.keywords.split(" · ")[0], ""), box.width, role="small", size=15)
        if shown:
            text.draw(image, look, shown, row, role="small", size=15, color=ink, wrap=False)
        y += line
    if card.text:
        below = pygame.Rect(box.x, y, box.width, box.bottom - y + 2)
        excerpt.draw(image, look, card.text, below, role="card", size=17, ink=theme.card_ink)


def _corner(image: pygame.Surface, look: Look, art: pygame.Rect, card: Card) -> None:
    """The number in a round gold-rimmed badge, printed values and tokens."""
    words = card.corner or card.badge
    if words:
        _badge(image, look, art, words)
    marks.stats(image, look, art, card.stats)
    marks.tokens(image, look, art, card.marks)


def badge_side(look: Look) -> int:
    """The size of the round badge in the corner."""
    return max(look.floor + 12, look.px(34))


def _badge_place(look: Look, art: pygame.Rect) -> pygame.Rect:
    """The upper right corner of the art."""
    side = min(badge_side(look), round(art.width * 0.45))
    return pygame.Rect(art.right - side - look.px(3), art.y + look.px(3), side, side)


def _badge(image: pygame.Surface, look: Look, art: pygame.Rect, words: str) -> None:
    place = _badge_place(look, art)
    side, edge = place.width, max(1.5, place.width * 0.06)
    paint = vector.paint((14, 12, 10), 0.94) + " " + vector.pen(mix(look.theme.tint, WHITE, 0.2), edge)
    image.blit(vector.picture(side, side, vector.circle(side / 2, side / 2, side / 2 - edge, paint)), place)
    drawn = resources.font(look.theme.font("number"), max(look.floor, round(side * 0.52))).render(words, True, WHITE)
    image.blit(drawn, drawn.get_rect(center=place.center))


def strip(look: Look, size: tuple[int, int], card: Card) -> pygame.Surface:
    """A card shrunk to a line: icon, name and numbers."""
    (w, h), base, theme = size, hue(card), look.theme
    corner, edge = radius(look, size), max(1.5, look.unit * 1.6)
    body = vector.linear(
        "b", (0, 0, 0, h), (0, mix(base, theme.panel[1], 0.2), 1), (1, mix(base, theme.panel[1], 0.55), 1)
    )
    pen = vector.pen(mix(base, theme.tint, 0.6), edge, 0.85)
    body += vector.rect(edge / 2, edge / 2, w - edge, h - edge, corner, vector.paint("url(#b)") + " " + pen)
    image = vector.picture(w, h, body).copy()
    marks.line(image, look, pygame.Rect(2, 2, w - 4, h - 4), card, "small", 18, WHITE)
    return image
