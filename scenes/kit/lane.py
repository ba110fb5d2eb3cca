"""A lane of cards in play, readable even with thirty: large cards, smaller ones, stacks of equals, then lines."""

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from scenes.kit import card, comic, panel, record, resources, ring, text, token, vector
from scenes.kit.cardstock import Card, CardState
from scenes.kit.look import Look
from scenes.kit.resources import Color
from scenes.kit.theme import mix

SHAPE, LOW_SHAPE = 0.78, 1.5  # width of a card by its height where there is plenty of room, and where a lane is low
_COUNTED = 46  # what the count of a stack takes of a line
_LARGER = 1.4  # how much wider than the others a large card may be
_GROWTH = (1.1, 1.25, 1.4, 1.6, 1.8)  # how much wider cards become where there is room for their texts
_LARGEST = 240  # the widest card, in design units
_LEAST, _LEAST_PAPER = 1.9, 2.6  # how many lines high a card is at least; on paper the name stands below a picture
_SMALLEST = 6.8  # width in letters' heights below which a card becomes a line


@dataclass(frozen=True)
class Item:
    """A card in a lane: `under` are cards tucked below it; a `large` one keeps its size and stands first."""

    key: str
    card: Card
    under: tuple["Item", ...] = ()
    large: bool = False


@dataclass(frozen=True)
class Spot:
    """Where an item is drawn: a whole card or a line; `keys` are all the equal cards of a stack.

    `more` is a plate for all the cards (`keys`) that have no room: a click on it should open them in an overlay.
    """

    item: Item
    rect: pygame.Rect
    line: bool = False
    keys: tuple[str, ...] = ()
    tucked: bool = False
    more: bool = False


@dataclass(frozen=True)
class _Stack:
    item: Item
    keys: tuple[str, ...]


def plan(look: Look, area: pygame.Rect, items: tuple[Item, ...], shape: float | None = None) -> tuple[Spot, ...]:
    """Places of all cards in the order of drawing; the first of these that fits: cards, stacks, lines.

    `shape` is the largest width of a card by its height; in a low lane cards lie wide unless told otherwise.
    """
    low = area.height < smallest(look) * 1.6
    return _planned(look, tuple(area), items, shape or (LOW_SHAPE if low else SHAPE))


@lru_cache(maxsize=64)
def _planned(look: Look, box: tuple[int, int, int, int], items: tuple[Item, ...], shape: float) -> tuple[Spot, ...]:
    area = pygame.Rect(box)
    singles = [_Stack(item, (item.key,)) for item in items]
    low = any(_too_low(look, area, item) for item in items)
    for stacks in () if low else (singles, _stacked(items)):
        widths = _widths(look, area, stacks, shape)
        if _fits(look, area, widths):
            return _row(look, area, stacks, _grown(look, area, stacks, shape))
    return _lines(look, area, _stacked(items))


def _fits(look: Look, area: pygame.Rect, widths: list[int]) -> bool:
    return sum(widths) + _gap(look) * (len(widths) - 1) <= area.width


def _grown(look: Look, area: pygame.Rect, stacks: list[_Stack], shape: float) -> list[int]:
    """The widths of a row; where there is room to spare, so wide that every card says all it has to say."""
    widths = _widths(look, area, stacks, shape)
    for growth in _GROWTH:
        told = (
            comic.says_all(look, (wide, area.height), one.item.card) for one, wide in zip(stacks, widths, strict=True)
        )
        if look.theme.card_style != "comic" or all(told):
            break
        wider = _widths(look, area, stacks, shape, growth)
        if not _fits(look, area, wider) or any(new < old for new, old in zip(wider, widths, strict=True)):
            break
        widths = wider
    return widths


def _too_low(look: Look, area: pygame.Rect, item: Item) -> bool:
    """Whether a card (below the bands of what is tucked under it) would be too low to be more than a line."""
    least = _LEAST_PAPER if look.theme.card_style == "paper" else _LEAST
    return area.height - len(item.under) * line_height(look) < line_height(look) * least


def _gap(look: Look) -> int:
    return look.px(12)


def _stacked(items: tuple[Item, ...]) -> list[_Stack]:
    """Cards that are alike in everything become one stack with a count."""
    found: dict[Card, list[str]] = {}
    first: dict[Card, Item] = {}
    out: list[Item] = []
    for item in items:
        if item.under or item.large:
            out.append(item)
        elif item.card in found:
            found[item.card].append(item.key)
        else:
            found[item.card], first[item.card] = [item.key], item
            out.append(item)
    return [_Stack(one, tuple(found[one.card]) if first.get(one.card) is one else (one.key,)) for one in out]


def _widths(look: Look, area: pygame.Rect, stacks: list[_Stack], shape: float, growth: float = 1.0) -> list[int]:
    """The widths at which the cards fill the lane, from their best down to the smallest; a large card gives in last."""
    best, gap = round(area.height * shape * growth), _gap(look)
    large = [min(round(best * 1.06), look.px(_LARGEST * growth)) if stack.item.large else 0 for stack in stacks]
    free = area.width - sum(large) - gap * (len(stacks) - 1)
    small = sum(1 for wide in large if not wide)
    each = max(smallest(look), min(best, look.px(200 * growth), free // max(1, small)))
    large = [min(wide, max(each, round(each * _LARGER))) for wide in large]
    over = sum(wide or each for wide in large) + gap * (len(stacks) - 1) - area.width
    give = -(-over // max(1, len(stacks) - small)) if over > 0 else 0
    return [max(smallest(look), wide - give) if wide else each for wide in large]


def smallest(look: Look) -> int:
    """The smallest width at which a card still shows its name."""
    return round(look.type_px(16) * _SMALLEST)


def _row(look: Look, area: pygame.Rect, stacks: list[_Stack], widths: list[int]) -> tuple[Spot, ...]:
    spots: list[Spot] = []
    x = area.x
    for stack, wide in zip(stacks, widths, strict=True):
        spots += _pile(look, pygame.Rect(x, area.y, wide, area.height), stack)
        x += wide + _gap(look)
    return tuple(spots)


def _pile(look: Look, rect: pygame.Rect, stack: _Stack) -> list[Spot]:
    """A card with the name bands of what is tucked under it peeping out above."""
    spots = []
    y = rect.y
    for under in stack.item.under:
        peep = _peep(look, rect.width, under.card)
        place = pygame.Rect(rect.x + look.px(8), y, rect.width - look.px(8), min(rect.height, rect.bottom - y))
        if look.theme.card_style != "comic":
            place.height = line_height(look)
        spots.append(Spot(under, place, look.theme.card_style != "comic", (under.key,), tucked=True))
        y += peep
    host = pygame.Rect(rect.x, y, rect.width - (look.px(8) if stack.item.under else 0), rect.bottom - y)
    return [*spots, Spot(stack.item, host, keys=stack.keys)]


def _peep(look: Look, width: int, shown: Card) -> int:
    """How much of a tucked card has to show for its name to be read."""
    if look.theme.card_style != "comic":
        return line_height(look) - look.px(3)
    return comic.band_height(look, width - look.px(14), shown) + look.px(5)


def ground(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, hue: Color | None = None, *, active: bool = False
) -> None:
    """The panel behind a lane: in the colour of its deck with a fall of dots, or calm without one."""
    dark = look.theme.panel[1]
    colors = (mix(hue, dark, 0.4), mix(hue, dark, 0.78)) if hue else None
    panel.draw(surface, look, rect, active=active, colors=colors)
    if hue and look.theme.texture == "halftone":
        surface.blit(_halftone(rect.size, mix(hue, (255, 255, 255), 0.45), look.px(13)), rect)


@lru_cache(maxsize=8)
def _halftone(size: tuple[int, int], color: Color, step: int) -> pygame.Surface:
    """Dots that grow from nothing in the middle of a lane towards its lower right."""
    (w, h), body = size, ""
    for row in range(1, h // step):
        for column in range(w // (2 * step), w // step):
            x, y = column * step + (step // 2) * (row % 2), row * step
            reach = (x / w - 0.5) * 2 * (0.35 + 0.65 * y / h)
            if reach > 0.08 and x < w - step:
                body += vector.circle(x, y, step * 0.36 * reach, vector.paint(color, 0.16))
    return vector.picture(w, h, body)


def line_height(look: Look) -> int:
    """Height of a card that has become a line; never below what a click needs."""
    return max(32, look.px(38), text.line_height(look, _line_role(look), look.type_px(18)) + look.px(6))


def _line_role(look: Look) -> str:
    """The font of a name on a line."""
    return "heading" if look.theme.card_style == "comic" else "small"


def line_width(look: Look, shown: Card) -> int:
    """The width at which the line of a card shows its whole name at the smallest size."""
    small = look.floor / look.unit / look.text_scale
    name = text.measure(look, shown.name, role=_line_role(look), size=small)[0]
    numbers = sum(ring.disc_side(look) + look.px(4) for words in (shown.hp, shown.corner or shown.badge) if words)
    return name + numbers + line_height(look) + look.px(20)


def _lines(look: Look, area: pygame.Rect, stacks: list[_Stack]) -> tuple[Spot, ...]:
    """Large cards keep their size at the left; the rest are lines in as many columns as they need."""
    spots: list[Spot] = []
    x = area.x
    large = [one for one in stacks if one.item.large and not _too_low(look, area, one.item)]
    others = [one for one in stacks if one not in large]
    wide = max(smallest(look), min(round(area.height * SHAPE), area.width // 2))
    widest = max((_need(look, one) for one in others), default=0)
    if area.width - (wide + _gap(look)) * len(large) < widest:
        large, others = [], stacks
    for stack in large:
        spots += _pile(look, pygame.Rect(x, area.y, wide, area.height), stack)
        x += wide + _gap(look)
    room = pygame.Rect(x, area.y, area.right - x, area.height)
    flat = [_Stack(one, (one.key,)) for stack in others for one in stack.item.under]
    rest = [one for stack in others for one in _with_under(stack, flat)]
    return (*spots, *_columns(look, room, rest))


def _with_under(stack: _Stack, flat: list[_Stack]) -> list[_Stack]:
    """A card and, after it, what lies under it."""
    return [stack, *[one for one in flat if one.item in stack.item.under]]


def _columns(look: Look, room: pygame.Rect, stacks: list[_Stack]) -> list[Spot]:
    """Lines in columns; those without room become one plate that says how many there are."""
    gap, best, least = look.px(6), line_height(look), max(32, look.type_px(16) + look.px(8))
    need = max((_need(look, one) for one in stacks), default=1)
    fits = max(1, (room.width + gap) // (need + gap))
    down = max(1, min((room.height + gap) // (best + gap), -(-len(stacks) // fits)))
    if down * fits < len(stacks):
        down = max(1, min((room.height + gap) // (least + gap), -(-len(stacks) // fits)))
    across = max(1, min(fits, -(-len(stacks) // down)))
    wide = min(max(look.px(340), need), (room.width + gap) // across - gap)
    high = min(best, (room.height + gap) // down - gap)
    cells = [divmod(index, down) for index in range(down * across)]
    places = [pygame.Rect(room.x + x * (wide + gap), room.y + y * (high + gap), wide, high) for x, y in cells]
    spots = [Spot(one.item, place, True, one.keys) for one, place in zip(stacks, places, strict=False)]
    if len(stacks) > len(places):
        rest = tuple(key for one in stacks[len(places) - 1 :] for key in one.keys)
        spots[-1] = replace(spots[-1], keys=rest, more=True)
    return spots


def _need(look: Look, stack: _Stack) -> int:
    return line_width(look, stack.item.card) + (look.px(_COUNTED) if len(stack.keys) > 1 else 0)


def at(spots: tuple[Spot, ...], spot: tuple[int, int]) -> Spot | None:
    """The topmost card under a point."""
    return next((one for one in reversed(spots) if one.rect.collidepoint(spot)), None)


def draw(
    surface: pygame.Surface, look: Look, spots: tuple[Spot, ...], states: dict[str, CardState] | None = None
) -> None:
    """Draw a lane; `states` by the key of a card."""
    for spot in spots:
        known = [(states or {}).get(key, card.CALM) for key in spot.keys]
        state = next((one for one in known if one != card.CALM), card.CALM)
        _draw_spot(surface, look, spot, state)


def _draw_spot(surface: pygame.Surface, look: Look, spot: Spot, state: CardState) -> None:
    many = len(spot.keys)
    if spot.more:
        _more(surface, look, spot, state)
        return
    step, place, below = look.px(4), spot.rect.copy(), min(many, 3) - 1
    if spot.line and many > 1:
        place.width -= look.px(_COUNTED)
    elif below:
        place = pygame.Rect(place.x, place.y + step * below, place.width - step * below, place.height - step * below)
    for index in range(below, 0, -1):
        behind = place.move(step * index, -step * index)
        card.draw(surface, look, behind, spot.item.card, replace(state, selectable=False), line=spot.line)
    card.draw(surface, look, place, spot.item.card, state, line=spot.line)
    if many > 1:
        _count(surface, look, spot, many)
    record.note("lane", surface, spot.rect, label=spot.item.key)


def _more(surface: pygame.Surface, look: Look, spot: Spot, state: CardState) -> None:
    """The plate for the cards without room."""
    panel.draw(surface, look, spot.rect, shade=False, active=state.selectable, border=look.theme.tint)
    words = f"+ {len(spot.keys)}"
    text.draw(surface, look, words, spot.rect, role="strong", size=18, align="center", valign="middle", wrap=False)


def _count(surface: pygame.Surface, look: Look, spot: Spot, many: int) -> None:
    """How many equal cards lie in a stack: behind a line, in the corner of a card."""
    if spot.line:
        room = pygame.Rect(0, spot.rect.y, look.px(_COUNTED) - look.px(10), spot.rect.height)
        room.right = spot.rect.right
        drawn = resources.font(look.theme.strong, max(look.floor, look.px(17))).render(
            f"×{many}", True, look.theme.text
        )
        surface.blit(drawn, drawn.get_rect(center=room.center))
        return
    token.badge(surface, look, count_rect(look, spot.rect, many).center, f"×{many}", look.theme.panel[0])


def count_rect(look: Look, rect: pygame.Rect, many: int) -> pygame.Rect:
    """Where the count of a stack of cards stands: at its upper right, mostly above it."""
    side = token.badge_side(look, f"×{many}")
    place = pygame.Rect(0, 0, side, side)
    place.center = (rect.right + look.px(2) - side // 2, rect.y - look.px(13))
    return place
