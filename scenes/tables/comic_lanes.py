"""The lanes of villain and environment and the areas of the heroes: which card lies where, and how small."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.engine.verbs import deck_size
from game.model.state import Card as CardState
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import SentinelsState, hand, holder, trash
from scenes.kit import comic as comic_style
from scenes.kit import lane, layout, pile, text
from scenes.kit.card import Card
from scenes.kit.lane import Item
from scenes.kit.look import Look
from scenes.kit.pile import Pile
from scenes.tables import comic_faces as faces
from scenes.tables import comic_paint as paint
from scenes.tables.comic import Comic
from scenes.tables.comic_paint import Lying
from scenes.tables.things import Closer, Mode, Thing, moved

TIGHT = 5.6
"""The narrowest whole card, in letters' heights."""
COUNTED = 24
"""Room between the band of a hero and a stack of cards, whose count stands out above it."""
HALF = 0.45
"""The most of a hero's area that the character card takes."""
NARROW = 8.2
"""The narrowest column of chips beside a hero, in letters' heights."""


@dataclass(frozen=True)
class Place:
    """Where some equal cards lie, and in which form."""

    keys: tuple[int, ...]
    rect: pygame.Rect
    form: str


# -- which cards -------------------------------------------------------------------------------------


def home(view: SentinelsState, card: CardState) -> str:
    """The deck in whose area a card is shown: that of the card it lies next to, else its own."""
    host = view.cards.get(view.next_to.get(card.id, -1))
    return holder(view, host.id) if host else card.zone.partition(":")[2]


def cards_of(view: SentinelsState, deck: str) -> list[CardState]:
    """The cards shown in the area of a deck: its character first, then the rest, each before what lies next to it."""
    return homes(view).get(deck, [])


def homes(view: SentinelsState) -> dict[str, list[CardState]]:
    """All cards in play by the area they are shown in."""
    found: dict[str, list[CardState]] = {}
    for card in view.cards.values():
        if card.name and card.zone.startswith("area:"):
            found.setdefault(home(view, card), []).append(card)
    for deck, cards in found.items():
        cards.sort(key=partial(_rank, view, view.characters.get(deck, 0)))
    return found


def _rank(view: SentinelsState, main: int, card: CardState) -> tuple[bool, bool, int, int]:
    host = view.next_to.get(card.id, card.id)
    return card.id != main, host != main, view.play.get(host, 0), view.play.get(card.id, 0)


def number(view: SentinelsState, card: int, *, ordered: bool) -> str:
    """The place of a card in the order of play, while that is shown."""
    if not ordered or card not in view.play:
        return ""
    return str(sorted(view.play, key=lambda one: view.play[one]).index(card) + 1)


# -- lanes -------------------------------------------------------------------------------------------


def lanes(comic: Comic) -> None:
    """Villain and environment with their decks."""
    view = comic.view
    lying = homes(view)
    whose = (("villain", view.villain, comic.lay.villain), ("environment", view.environment, comic.lay.environment))
    for kind, deck, area in whose:
        comic.picture.add(Thing(f"area:{deck}", area.panel, paint.area, (faces.HUES[deck], view.turn == deck), (), 0))
        counts = _cards(comic, deck, area.cards, lying.get(deck, []))
        name, head = (comic.words(f"sen-kind-{kind}"), comic.words(deck)), area.name.copy()
        head.width = min([head.right, *(count.left - comic.look.px(8) for count in counts)]) - head.x
        comic.picture.add(Thing(f"name:{deck}", head, paint.lane_name, name, (), 1))
        if not lying.get(deck):
            empty = (comic.words("sen-lane-empty"), comic.words("sen-lane-empty-then", deck=f"@{deck}"))
            comic.picture.add(Thing(f"empty:{deck}", area.cards, paint.empty, empty, (), 1))
        piles(comic, deck, area.piles)


def piles(comic: Comic, deck: str, area: pygame.Rect, *, covered: bool = False) -> None:
    """The deck and the trash of a deck, side by side; the trash is not drawn where something lies upon it."""
    view, words, gap = comic.view, comic.words, comic.look.px(6)
    wide = (area.width - gap) // 2
    left = deck_size(view, deck) if deck in view.decks else 0
    gone = trash(view, deck)
    roomy = area.height > text.line_height(comic.look, "body", comic.look.type_px(16)) + comic.look.px(56)
    names = (words("sen-deck"), words("sen-trash"))
    widest = max(text.measure(comic.look, f"{one} **00**", size=16)[0] for one in names)
    names = names if roomy and widest <= wide else ("", "")
    shown = Pile(faces.back(deck), left, names[0])
    tip = words("sen-deck-tip", deck=f"@{deck}", left=left, gone=len(gone))
    rect = pygame.Rect(area.x, area.y, wide, area.height)
    about = (("deck", deck),)
    comic.picture.add(Thing(f"deck:{deck}", rect, _draw_pile, shown, about, 2, tip=said(tip)))
    top = view.cards[gone[-1]].name if gone else ""
    face = faces.plain(words, view, top) if top else None
    name = face.name if face and _captioned(comic.look, face.name, wide) else ""
    small = face and Card(face.icon, name, face.kind, hue=face.hue)
    rect = pygame.Rect(area.x + wide + gap, area.y, wide, area.height)
    painter = _draw_nothing if covered else _draw_pile
    thing = Thing(
        f"trash:{deck}", rect, painter, Pile(small, len(gone), names[1], "ui_delete"), (("trash", deck),), 2,
        tip=said(tip), opens=f"pile:trash-{deck}",
    )  # fmt: skip
    comic.picture.add(thing)


def _captioned(look: Look, name: str, width: int) -> bool:
    """Whether the card on top of a pile has room for its whole name in two lines."""
    block = text.layout(look, name, width - look.px(26), "heading", look.type_px(17), look.theme.text)
    return not block.split and len(block.lines) <= 2


def _draw_pile(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Pile, mode: Mode) -> None:
    pile.draw(surface, look, rect, shown, paint.cards.CardState(selectable=mode.lit, hovered=mode.hovered))
    if mode.pose and mode.pose.placed and shown.top:
        card = pile.card_rect(look, rect, shown)
        place = moved(card, mode.pose).move(pygame.Vector2(card.center) - rect.center)
        paint.cards.draw(surface, look, place, shown.top)


def _draw_nothing(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Pile, mode: Mode) -> None:
    """A pile below something larger: cards still travel to it."""


# -- cards in a room ---------------------------------------------------------------------------------


def _cards(comic: Comic, deck: str, room: pygame.Rect, lying: list[CardState]) -> list[pygame.Rect]:
    """Lay cards into a room as large as they can be; returns where the counts of stacks stand out above them."""
    shown = {card.id: faces.in_play(comic.words, comic.view, card) for card in lying}
    main = comic.view.characters.get(deck, 0)
    places = arranged(comic.look, room, shown, main)
    shown = evened(comic.look, places, shown, main)
    for place in places:
        _put(comic, deck, place, shown)
    stacks = [place for place in places if place.form == "card" and len(place.keys) > 1]
    return [lane.count_rect(comic.look, place.rect, len(place.keys)) for place in stacks]


def arranged(look: Look, room: pygame.Rect, shown: dict[int, Card], main: int) -> list[Place]:
    """Whole cards, narrow ones, or chips: whatever is the largest that holds them all with their names."""
    items = tuple(Item(str(key), card, large=key == main) for key, card in shown.items())
    spots = lane.plan(look, room, items)
    if not any(spot.line or spot.more for spot in spots):
        cards = [Place(tuple(int(key) for key in spot.keys), spot.rect, "card") for spot in spots]
        if _named(look, cards, shown):
            return cards
    tight = _tight(look, room, shown)
    if tight and _named(look, tight, shown):
        return tight
    whole, rest = _beside(look, room, shown, main)
    return [*whole, *chips(look, rest, {key: card for key, card in shown.items() if not whole or key != main})]


def _named(look: Look, places: list[Place], shown: dict[int, Card]) -> bool:
    """Whether each card of a row has room for its name."""
    return all(comic_style.named(look, place.rect.size, shown[place.keys[0]]) for place in places)


def _tight(look: Look, room: pygame.Rect, shown: dict[int, Card]) -> list[Place]:
    """Narrow whole cards, where a row of them still shows every name."""
    stacks, gap = _alike(shown), look.px(8)
    wide = (room.width - gap * len(stacks)) // max(1, len(stacks))
    if wide < look.type_px(16) * TIGHT or room.height < lane.smallest(look) * 0.9:
        return []
    wide = min(wide, round(room.height * lane.SHAPE))
    spots = [pygame.Rect(room.x + index * (wide + gap), room.y, wide, room.height) for index in range(len(stacks))]
    return [Place(keys, spot, "card") for keys, spot in zip(stacks, spots, strict=True)]


def _beside(look: Look, room: pygame.Rect, shown: dict[int, Card], main: int) -> tuple[list[Place], pygame.Rect]:
    """The character card whole at the left, and the room beside it."""
    wide = min(round(room.height * lane.SHAPE), room.width // 4)
    if main not in shown or wide < lane.smallest(look):
        return [], room
    card = pygame.Rect(room.x, room.y, wide, room.height)
    x = card.right + look.px(12)
    return [Place((main,), card, "card")], pygame.Rect(x, room.y, room.right - x, room.height)


def chips(look: Look, room: pygame.Rect, shown: dict[int, Card]) -> list[Place]:
    """Cards as chips in columns: of two rows of letters, of one row, or as many as fit with a plate for the rest."""
    stacks, gap, look = _alike(shown), max(4, look.px(6)), look.modest(paint.CHIP_SCALE)
    line = text.line_height(look, "heading", look.floor)
    low = max(32, line + look.px(8))
    for high, least in ((max(low, _two_lines(look)), 7.0), (low, 7.0), (low, 5.6)):
        down = max(1, (room.height + gap) // (high + gap))
        across = -(-len(stacks) // down)
        wide = (room.width - gap * (across - 1)) // max(1, across)
        if wide >= look.type_px(16) * least:
            rows = max(1, -(-len(stacks) // max(1, across)))
            tall = min(max(high, look.px(56)), (room.height + gap) // rows - gap)
            most = round(look.px(330) * 1.5)
            return _columns(room, stacks, (wide if wide <= most else look.px(330), tall), rows, gap)
    across = max(1, (room.width + gap) // (round(look.type_px(16) * 5.6) + gap))
    wide = (room.width - gap * (across - 1)) // across
    kept = down * across - 1
    rest = tuple(key for keys in stacks[kept:] for key in keys)
    placed = _columns(room, [*stacks[:kept], rest], (wide, low), down, gap)
    return [*placed[:-1], replace(placed[-1], form="more")]


def evened(look: Look, places: list[Place], shown: dict[int, Card], main: int) -> dict[int, Card]:
    """The cards of a row, all with their words or, where one has no room for any, all without; not the main one."""
    row = [place for place in places if place.form == "card" and main not in place.keys]
    if all(comic_style.speaks(look, place.rect.size, shown[place.keys[0]]) for place in row):
        return shown
    return {key: card if key == main else replace(card, text="") for key, card in shown.items()}


def _alike(shown: dict[int, Card]) -> list[tuple[int, ...]]:
    """Cards that are alike in everything in stacks."""
    found: dict[Card, list[int]] = {}
    for key, card in shown.items():
        found.setdefault(card, []).append(key)
    return [tuple(keys) for keys in found.values()]


def _columns(
    room: pygame.Rect, stacks: Iterable[tuple[int, ...]], size: tuple[int, int], down: int, gap: int
) -> list[Place]:
    out = []
    for index, keys in enumerate(stacks):
        column, row = divmod(index, down)
        spot = (room.x + column * (size[0] + gap), room.y + row * (size[1] + gap))
        out.append(Place(keys, pygame.Rect(spot, size), "chip"))
    return out


def _put(comic: Comic, deck: str, place: Place, shown: dict[int, Card]) -> None:
    """Put one card, a stack or the plate for the rest on the table."""
    view, first = comic.view, place.keys[0]
    card = view.cards[first]
    fallen = card.turned and CARDS[card.name].character and first not in view.hp
    lying = Lying(
        shown[first], place.form, len(place.keys), down=fallen and card.family != view.villain,
        flipped=card.turned and not fallen, order=number(view, first, ordered=comic.ordered),
    )  # fmt: skip
    about = tuple(("card", key) for key in place.keys)
    if place.form == "more":
        thing = Thing(f"more:{deck}", place.rect, paint.draw, lying, about, 3, opens=f"pile:area-{deck}")
    else:
        thing = Thing(f"card:{first}", place.rect, paint.draw, lying, about, 3, _closer(comic, card))
    comic.picture.add(thing)


def _closer(comic: Comic, card: CardState) -> Callable[[], Closer]:
    return lambda: faces.closer(comic.words, comic.view, card)


# -- heroes ------------------------------------------------------------------------------------------


def heroes(comic: Comic) -> None:
    """One area per hero."""
    look, view = comic.look, comic.view
    lying = homes(view)
    shown = [{one.id: faces.in_play(comic.words, view, one) for one in lying.get(deck, [])} for deck in view.heroes]
    rooms = [layout.inset(rect, look.px(11)) for rect in comic.lay.heroes]
    mains = [view.characters[deck] for deck in view.heroes]
    whole = all(_roomy(look, *one) for one in zip(rooms, shown, mains, strict=True))
    wide = not whole and _widened(look, rooms, [cards[main].name for cards, main in zip(shown, mains, strict=True)])
    for seat, deck in enumerate(view.heroes):
        rect = comic.lay.heroes[seat]
        ground = (None, view.turn == deck)
        comic.picture.add(Thing(f"area:{deck}", rect, paint.area, ground, (("seat", seat),), 0))
        _hero(comic, deck, rooms[seat], shown[seat], whole=whole, wide=wide)


def _widened(look: Look, rooms: list[pygame.Rect], names: list[str]) -> bool:
    """Whether the bands of the heroes need the whole width for a name, and leave two rows below."""
    rows = 2 * max(32, look.px(44))
    short = any(
        not paint.headed(look, _stacked(look, one)[0].size, name) for one, name in zip(rooms, names, strict=True)
    )
    return short and all(_stacked(look, room, wide=True)[2].height >= rows for room in rooms)


def _roomy(look: Look, room: pygame.Rect, shown: dict[int, Card], main: int) -> bool:
    """Whether a hero's cards fit beside the whole character card."""
    beside = _split(look, room)[1]
    rest = {key: card for key, card in shown.items() if key != main}
    return beside.width >= look.type_px(16) * NARROW and not _crowded(look, beside, rest)


def _hero(comic: Comic, deck: str, room: pygame.Rect, shown: dict[int, Card], *, whole: bool, wide: bool) -> None:
    """A hero as a whole card with the others beside it, or as a band above them where there is no room for that."""
    look, main = comic.look, comic.view.characters[deck]
    rest = {key: card for key, card in shown.items() if key != main}
    card, beside, foot = _split(look, room)
    if whole:
        _put(comic, deck, Place((main,), card, "card"), shown)
        plates, below = foot, beside
    else:
        band, plates, below = _stacked(look, room, wide=wide)
        _put_band(comic, deck, band, shown[main])
    _counts(comic, deck, plates)
    places = arranged(look, below, rest, 0)
    if not whole and any(place.form == "card" and len(place.keys) > 1 for place in places):
        over = look.px(COUNTED)
        places = arranged(look, pygame.Rect(below.x, below.y + over, below.width, below.height - over), rest, 0)
    rest = evened(look, places, rest, 0)
    for place in places:
        _put(comic, deck, place, rest)


def _crowded(look: Look, room: pygame.Rect, rest: dict[int, Card]) -> bool:
    """Whether some cards would have no room, or so little that their names are cut."""
    least = look.type_px(16) * NARROW
    low = _two_lines(look.modest(paint.CHIP_SCALE))
    return any(
        place.form == "more" or (place.form != "card" and (place.rect.width < least or place.rect.height < low))
        for place in arranged(look, room, rest, 0)
    )


def _two_lines(look: Look) -> int:
    """Height of a chip with a name in two rows."""
    return 2 * text.line_height(look, "heading", look.floor) + paint.frame(look)


def _plate(look: Look) -> int:
    return max(32, look.px(36))


def _split(look: Look, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The character card at the left; beside it the other cards, and the counts below them."""
    best = min(round(room.height * lane.SHAPE), round(room.width * HALF))
    wide, gap = max(lane.smallest(look), best), look.px(10)
    left = pygame.Rect(room.x, room.y, wide, room.height)
    right = pygame.Rect(left.right + gap, room.y, max(0, room.right - left.right - gap), room.height)
    foot = pygame.Rect(right.x, right.bottom - _plate(look), right.width, _plate(look))
    return left, pygame.Rect(right.x, right.y, right.width, foot.y - right.y - look.px(8)), foot


def _stacked(look: Look, room: pygame.Rect, *, wide: bool = False) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The band of the hero with the counts at its right, or `wide` with the counts at the foot; and the room left."""
    look = look.modest(paint.CHIP_SCALE)
    high, gap, ring = max(36, look.px(50)), look.px(8), look.px(6)
    side = 2 * _plate_width(look) + look.px(6)
    band = pygame.Rect(room.x, room.y, room.width - ring - (0 if wide else side + gap), high)
    top, plate = band.bottom + gap, _plate(look)
    y, bottom = (
        (room.bottom - plate, room.bottom - plate - gap) if wide else (room.y + (high - plate) // 2, room.bottom)
    )
    plates = pygame.Rect(room.right - side, y, side, plate)
    return band, plates, pygame.Rect(room.x, top, room.width, bottom - top)


def _plate_width(look: Look) -> int:
    return max(38, look.px(58), round(look.type_px(17) * 2.4))


def _put_band(comic: Comic, deck: str, rect: pygame.Rect, face: Card) -> None:
    view, key = comic.view, comic.view.characters[deck]
    lying = Lying(face, "band", down=view.cards[key].turned, order=number(view, key, ordered=comic.ordered))
    closer = _closer(comic, view.cards[key])
    comic.picture.add(Thing(f"card:{key}", rect, paint.head, lying, (("card", key),), 3, closer))


def _counts(comic: Comic, deck: str, row: pygame.Rect) -> None:
    """Hand and trash of a hero, to be looked through, and the deck where there is room for it."""
    view, words, look, gap = comic.view, comic.words, comic.look, comic.look.px(6)
    left = deck_size(view, deck) if deck in view.decks else 0
    parts = [("hand", "sen_hand", len(hand(view, deck))), ("trash", "ui_delete", len(trash(view, deck)))]
    if row.width >= 3 * _plate_width(look) + 2 * gap:
        parts.append(("deck", "ui_deck", left))
    wide = min((row.width - gap * (len(parts) - 1)) // len(parts), look.px(92))
    for index, (what, icon, many) in enumerate(parts):
        rect = pygame.Rect(row.x + index * (wide + gap), row.y, wide, row.height)
        tip = words(f"sen-{what}-tip", deck=f"@{deck}", left=left, gone=len(trash(view, deck)), count=many)
        opens = f"pile:{what}-{deck}" if what != "deck" else ""
        about = (("deck", deck),) if what == "deck" and deck != comic.hand else ()
        comic.picture.add(
            Thing(f"count:{what}:{deck}", rect, paint.count, (icon, str(many)), about, 3, tip=said(tip), opens=opens)
        )


def said(words: str) -> Callable[[], str]:
    """An explanation that is already in words."""
    return lambda: words
