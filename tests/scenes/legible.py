"""Whether what stands on a picture can be read: whole, free of other things, and in colours that stand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pygame

from scenes.kit import focus, sight
from scenes.kit.look import look
from scenes.kit.resources import Color
from scenes.kit.theme import theme
from tests.scenes import check
from tests.scenes.ink import GLYPHS, OVERLAY, RIM, Plain, Sheet, Trace

NEAR = 40
"""How far a pixel of a glyph may be from the colour of its ink."""
HIDDEN, FEW, DIMMED = 0.055, 3, 1.5
"""Share and number of pixels of words that may be blurred with what is behind; contrast of words that were dimmed."""
TINY = 16
"""Icons below this many pixels repeat what words or a closer look say."""
SHADE = 60
"""How far the shadow of what lies above reaches on both sides together, in pixels."""
ABOVE = (OVERLAY, "change")
"""What lies above everything else for a moment."""
LYING = ("card", "lane", "token", "die", "ring", "pile", "space")
"""Pieces: one may lie upon another, and what is printed on the lower one with it."""


def complaints(picture: pygame.Surface, *, names: bool = True, numbers: bool = True) -> list[str]:
    """What is wrong with a picture, in words; `names` and `numbers` ask for whole ones."""
    assert isinstance(picture, Sheet)
    marks = [one.mark() for one in uncovered(picture) if one.mask is None]
    return [
        *faults(picture),
        *unsaid(picture, names, numbers),
        *small(picture),
        *(line for line in check.complaints(marks, picture.get_size()) if not line.startswith("texts overlap")),
    ]


def faults(picture: Sheet) -> list[str]:
    """What is wrong with the ink on a picture."""
    inks = readable(picture)
    said = [line for one in inks for line in (*beyond(picture, one), *hidden(picture, one))]
    return said + collisions(inks) + across(picture, inks)


def small(picture: Sheet) -> list[str]:
    """Words below the least size of the window."""
    floor = look("house", picture.get_size()).floor
    found = [ink for ink in readable(picture) if ink.kind == GLYPHS and ink.size < floor]
    return [f"{ink.label!r} {ink.rect} has {ink.size} px of at least {floor}" for ink in found]


def readable(picture: Sheet) -> list[Trace]:
    """The glyphs and icons that are meant to be read."""
    return [one for one in uncovered(picture) if one.kind != RIM and one.mask and one.mask.count()]


def uncovered(picture: Sheet) -> list[Trace]:
    """Everything that nothing was laid over on purpose."""
    found = list(picture.traces.values())
    covers = [one for one in found if one.kind in ABOVE]
    pieces = [one for one in found if one.kind in LYING]
    return [one for one in found if not _laid_over(one, covers) and not _below(one, pieces, picture.get_rect())]


def _laid_over(ink: Trace, covers: list[Trace]) -> bool:
    """Whether ink lies below something, or in the shadow around it."""
    return any(cover.order > ink.order and cover.rect.inflate(SHADE, SHADE).colliderect(ink.rect) for cover in covers)


def _below(ink: Trace, pieces: list[Trace], window: pygame.Rect) -> bool:
    """Whether ink on a piece is covered by another piece, or has sunk below the window with its own."""
    above = [one for one in pieces if one.order > ink.order and _reach(one).colliderect(ink.rect)]
    ringed = bool(above) and above[0].kind == "ring" and above[0].rect.contains(ink.rect)
    if (ink.loose and not ringed) or not above[ringed:]:
        return False
    own = above[ringed]
    return own.rect.bottom > window.bottom or any(not one.rect.contains(own.rect) for one in above[ringed + 1 :])


def _reach(piece: Trace) -> pygame.Rect:
    """A piece with the dark of a card's shadow right beside it."""
    return piece.rect.inflate(SHADE // 5, SHADE // 5) if piece.kind == "card" else piece.rect


def _limits(picture: Sheet, ink: Trace) -> pygame.Rect:
    """Where ink has to be: what scrolls may be cut off above and below."""
    room = ink.clip.clip(picture.get_rect())
    return pygame.Rect(room.x, ink.rect.y, room.width, ink.rect.height) if ink.scrolls else room


def beyond(picture: Sheet, ink: Trace) -> list[str]:
    """Ink that is cut by an edge, by more than a soft pixel."""
    soft = max(2, ink.rect.height // 10)
    if _limits(picture, ink).inflate(soft, soft).contains(ink.rect):
        return []
    return [f"{ink.kind} {ink.label!r} {ink.rect} is cut by {ink.clip}"]


def hidden(picture: Sheet, ink: Trace) -> list[str]:
    """Ink that something was drawn upon."""
    seen, whole = _seen(picture, ink)
    if ink.kind != GLYPHS or whole - seen <= max(FEW, HIDDEN * whole):
        return []
    return [f"{ink.kind} {ink.label!r} {ink.rect}: {whole - seen} of {whole} pixels are hidden"]


def _seen(picture: Sheet, ink: Trace) -> tuple[int, int]:
    """How many pixels of ink show, of how many within the edges."""
    area = ink.rect.clip(ink.clip).clip(picture.get_rect())
    if area.size == (0, 0) or ink.mask is None:
        return 0, 0
    solid = pygame.Mask(area.size)
    solid.draw(ink.mask, (ink.rect.x - area.x, ink.rect.y - area.y))
    region = Plain.subsurface(picture, area)
    whole = solid.count()
    seen = _alike(region, solid, ink.color)
    if whole - seen > max(FEW, HIDDEN * whole) and contrast(picture, ink) > DIMMED:
        seen = max(seen, _alike(region, solid, _common(region, solid)))
    return seen, whole


def _alike(region: pygame.Surface, mask: pygame.Mask, color: Color) -> int:
    """How many pixels of a mask are about of a colour."""
    return pygame.mask.from_threshold(region, color, (NEAR, NEAR, NEAR, 255)).overlap_area(mask, (0, 0))


def colors(region: pygame.Surface, mask: pygame.Mask) -> Counter[Color]:
    """The colours of a picture at the pixels of a mask."""
    stamp = Plain(mask.get_size(), pygame.SRCALPHA)
    mask.to_surface(stamp, setsurface=Plain.convert_alpha(region), unsetcolor=None)
    counted = Counter(memoryview(pygame.image.tobytes(stamp, "RGBA")).cast("I"))
    return Counter({_split(value): count for value, count in counted.items() if value >> 24})


def _split(value: int) -> Color:
    return value & 255, value >> 8 & 255, value >> 16 & 255


def _common(region: pygame.Surface, mask: pygame.Mask) -> Color:
    found = colors(region, mask).most_common(1)
    return found[0][0] if found else (0, 0, 0)


def collisions(inks: list[Trace]) -> list[str]:
    """Words whose letters touch those of other words, or an icon beside them; the lines they were given may overlap."""
    said, places = [], [ink.rect for ink in inks]
    for index, one in enumerate(inks):
        for other in one.rect.collidelistall(places):
            two = inks[other]
            if other > index and _apart(one, two) and _touching(one, two):
                said.append(f"{one.label!r} {one.rect} touches {two.label!r} {two.rect}")
    return said


def _apart(one: Trace, two: Trace) -> bool:
    """Whether two inks should be clear of each other: letters of one label may touch, and a piece has its own art."""
    if one.kind == two.kind == GLYPHS:
        return not len(one.label) == len(two.label) == 1
    return GLYPHS in (one.kind, two.kind) and one.loose and two.loose


def _touching(one: Trace, two: Trace) -> bool:
    if one.mask is None or two.mask is None or one.clip.clip(two.clip).size == (0, 0):
        return False
    return one.mask.overlap_area(two.mask, (two.rect.x - one.rect.x, two.rect.y - one.rect.y)) > FEW


BRIM = 4
"""How far letters may reach over an edge on both sides together, at 1080 lines: an accent, the tail of a letter."""
EDGED = ("control", "card", "panel", "lane")


def across(picture: Sheet, inks: list[Trace]) -> list[str]:
    """Words that lie across the edge of a button, card or panel, and not on a plate of their own."""
    found = uncovered(picture)
    boxes = [one for one in found if one.kind in EDGED]
    plates = [one.rect for one in found if one.kind == "plate"]
    words = [ink for ink in inks if ink.kind == GLYPHS and ink.loose]
    brim = max(BRIM, BRIM * picture.get_height() // 1080)
    said = []
    for ink in words:
        mine = ink.shown if ink.scrolls else ink.rect
        if any(plate.contains(ink.rect) for plate in plates):
            continue
        for box in boxes:
            area = box.shown if box.scrolls else box.rect
            if box.scrolls == ink.scrolls and _crosses(mine, area, brim):
                said.append(f"{ink.label!r} {ink.rect} lies across the edge of {box.kind} {box.label!r} {box.rect}")
    return said


def _crosses(words: pygame.Rect, area: pygame.Rect, brim: int) -> bool:
    inner = area.inflate(-brim, -brim) if min(area.size) > 2 * brim else area
    return inner.colliderect(words) and not area.inflate(brim, brim).contains(words)


def unsaid(picture: Sheet, names: bool, numbers: bool) -> list[str]:
    """What an ellipsis hides of an answer, of a number that nothing else says, or of the name of a piece."""
    found = [one for one in uncovered(picture) if one.kind in ("text", "control", "digest", *LYING)]
    controls, digests = ([one.rect for one in found if one.kind == kind] for kind in ("control", "digest"))
    named = {one.label for one in found if one.kind in LYING} if names else set[str]()
    said = []
    for one in (one for one in found if one.rest):
        if any(control.contains(one.rect) for control in controls):
            said.append(f"an answer ends early: {one.label!r} without {one.rest!r}")
        elif numbers and one.loose and any(sign.isdigit() for sign in one.rest) and one.rect.collidelist(digests) < 0:
            said.append(f"a number is left out: {one.label!r} without {one.rest!r}")
        elif one.label in named:
            said.append(f"a name ends early: {one.label!r} without {one.rest!r}")
    return said


def contrast(picture: Sheet, ink: Trace, others: Iterable[Trace] = (), plates: Iterable[Trace] = ()) -> float:
    """The contrast of ink against nine tenths of the pixels right beside it (and of no other ink), on the picture.

    What an edge or a plate laid upon it later hides does not count, nor does ink that is cut by more than a half.
    """
    room = ink.rect.inflate(6, 6).clip(picture.get_rect()).clip(ink.clip)
    if ink.soft is None or 2 * ink.shown.height < ink.rect.height or 2 * ink.shown.width < ink.rect.width:
        return 21.0
    region = Plain.subsurface(picture, room)
    soft = _within(room, ink.rect, ink.soft)
    far = _grown(soft, 2)
    for one in (ink, *others):
        if one.soft:
            far.erase(one.soft, (one.rect.x - room.x, one.rect.y - room.y))
    bare = _bare(room, plates)
    shown, around = colors(region, soft.overlap_mask(bare, (0, 0))), colors(region, far.overlap_mask(bare, (0, 0)))
    if not shown or not around:
        return 21.0
    solid = _within(room, ink.rect, ink.mask or ink.soft).overlap_mask(bare, (0, 0))
    tone = _common(region, solid) if solid.count() else _strongest(shown, _main(around))
    return _least({color: sight.contrast(tone, color) for color in around}, around)


SIGNS = 4.5
"""Contrast of what is neither a letter nor a digit, also in the strong themes: a dash, a dot between words."""
FAINT = 0.1
"""The share of what lies beside ink that may be more like it."""


def _upon(ink: Trace, plates: list[Trace]) -> list[Trace]:
    """The plates that were laid upon ink."""
    return [plate for plate in plates if plate.order > ink.order and plate.rect.colliderect(ink.rect)]


def _bare(room: pygame.Rect, plates: Iterable[Trace]) -> pygame.Mask:
    """What no plate lies upon."""
    bare = pygame.Mask(room.size, fill=True)
    for plate in plates:
        bare.erase(pygame.Mask(plate.rect.size, fill=True), (plate.rect.x - room.x, plate.rect.y - room.y))
    return bare


def _within(room: pygame.Rect, rect: pygame.Rect, mask: pygame.Mask) -> pygame.Mask:
    """A mask moved to where it lies in a room."""
    out = pygame.Mask(room.size)
    out.draw(mask, (rect.x - room.x, rect.y - room.y))
    return out


def _main(counted: Counter[Color]) -> Color:
    return counted.most_common(1)[0][0]


def _strongest(shown: Counter[Color], ground: Color) -> Color:
    """The ink of thin and turned letters of which every pixel is blended with the ground."""
    return max(shown, key=lambda color: sight.contrast(color, ground))


def _least(ratios: dict[Color, float], counted: Counter[Color]) -> float:
    """The least contrast but for that of a few pixels."""
    total, passed = sum(counted.values()), 0
    for color in sorted(counted, key=ratios.__getitem__):
        passed += counted[color]
        if passed > total * FAINT:
            return ratios[color]
    return 21.0


def _grown(mask: pygame.Mask, by: int) -> pygame.Mask:
    """A mask with so many pixels more on each side."""
    out = pygame.Mask(mask.get_size())
    for x in range(-by, by + 1):
        for y in range(-by, by + 1):
            out.draw(mask, (x, y))
    return out


def low_contrast(picture: pygame.Surface, text: float, icons: float) -> list[str]:
    """Words and icons that do not stand out from what is behind them."""
    assert isinstance(picture, Sheet)
    said = []
    found = uncovered(picture)
    inks = [one for one in found if one.kind != RIM and one.soft and one.soft.count()]
    plates = [one for one in found if one.kind == "plate"]
    places = [ink.rect for ink in inks]
    for ink in inks:
        if ink.kind != GLYPHS and min(ink.rect.size) < TINY:
            continue
        said_in_words = any(sign.isalnum() for sign in ink.label)
        least = icons if ink.kind != GLYPHS else text if said_in_words else min(text, SIGNS)
        near = [inks[index] for index in ink.rect.inflate(6, 6).collidelistall(places)]
        ratio = contrast(picture, ink, near, _upon(ink, plates))
        if ratio < least:
            said.append(f"{ink.kind} {ink.label!r} {ink.rect}: {ratio:.2f} < {least}")
    rims = [one for one in found if one.kind == RIM and one.color in (focus.RING, theme("house").accent)]
    return said + [line for one in rims for line in _low_rim(picture, one, rims, _upon(one, plates), icons)]


def _low_rim(picture: Sheet, rim: Trace, rims: list[Trace], plates: list[Trace], least: float) -> list[str]:
    """An outline of gold or of the focus that stands out neither from what is around it nor from what is in it."""
    ratio = max(_rim_contrasts(picture, rim, rims, plates), default=21.0)
    return [f"{rim.kind} {rim.color} {rim.rect}: {ratio:.2f} < {least}"] if ratio < least else []


def _rim_contrasts(picture: Sheet, rim: Trace, rims: list[Trace], plates: list[Trace]) -> Iterator[float]:
    """The contrast of an outline with what lies right outside and right inside of it, save for its like."""
    room = rim.rect.inflate(6, 6).clip(picture.get_rect()).clip(rim.clip.inflate(6, 6))
    if rim.mask is None or rim.soft is None or not room.contains(rim.rect):
        return
    region = Plain.subsurface(picture, room)
    solid, soft = _within(room, rim.rect, rim.mask), _within(room, rim.rect, rim.soft)
    seen = pygame.mask.from_threshold(region, rim.color, (NEAR, NEAR, NEAR, 255)).overlap_mask(solid, (0, 0))
    shown = soft.overlap_mask(_grown(seen, 1), (0, 0))
    far = _grown(shown, 1).overlap_mask(_bare(room, plates), (0, 0))
    for one in rims:
        if one.soft and one.rect.colliderect(room):
            far.erase(_grown(_within(room, one.rect, one.soft), int(one is not rim)), (0, 0))
    inner = pygame.Mask(room.size)
    inner.draw(pygame.Mask(rim.rect.inflate(-2 * rim.size, -2 * rim.size).size, fill=True), _inset(room, rim))
    outer = far.copy()
    outer.erase(inner, (0, 0))
    for side in (outer, far.overlap_mask(inner, (0, 0))):
        around = colors(region, side)
        yield _least({color: sight.contrast(rim.color, color) for color in around}, around)


def _inset(room: pygame.Rect, rim: Trace) -> tuple[int, int]:
    """Where what an outline surrounds begins in a room."""
    return rim.rect.x + rim.size - room.x, rim.rect.y + rim.size - room.y
