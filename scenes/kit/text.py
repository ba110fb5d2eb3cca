"""Crisp text at its final size: measure, wrap and draw, with inline bold, colours and icons.

Markup: `**bold**`, `__gold__`, `++good++`, `~~bad~~` and `:icon_id:` (a component id of icons.toml).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.kit import record, resources, sight
from scenes.kit.look import Look
from scenes.kit.resources import Color

_MARKS = re.compile(r"(\*\*.+?\*\*|__.+?__|\+\+.+?\+\+|~~.+?~~|:[a-z]+_[a-z0-9_]+:)")
_TIE = "\N{NO-BREAK SPACE}"
_VALUES = re.compile(
    r"(?<=\S) (?=[→·])|(?<=→) (?=\S)|(?<=\d) (?=%)|(?<=[*_+~]{2}\d) (?=\w)|(?<=[*_+~]{2}\d\d) (?=\w)"
    r"|(?<=\d[*_+~]{2}) (?=\w)|(?<=· \d) (?=\w)|(?<=· \d\d) (?=\w)"
)
"""The blanks inside values: '3 → 0', '26 %', a number with the noun that is marked with it; a dot ends its line."""
_BLANK = 0.26
"""The least width of a blank before another font, in sizes of the letters."""
_ELLIPSIS = "…"
_HYPHEN = "-"
_VOWELS = "aeiouyäöüáéíóúàèìòùâêîôûåøæœ"
_LEAST = 3
"""The fewest letters of a word that stand on either side of a hyphen."""
_BACK = 4
"""How far a break goes back to find a syllable."""


@dataclass(frozen=True)
class Span:
    """A stretch of text in one font and colour; `icon` names a picture instead."""

    text: str
    font: str
    color: Color
    icon: str = ""


@dataclass(frozen=True)
class Run:
    """A piece placed on a line."""

    span: Span
    x: int
    width: int


@dataclass(frozen=True)
class Block:
    """Text laid out in lines at one size."""

    lines: tuple[tuple[Run, ...], ...]
    widths: tuple[int, ...]
    size: int
    line_height: int
    split: bool

    @property
    def width(self) -> int:
        """Width of the longest line."""
        return max(self.widths, default=0)

    @property
    def height(self) -> int:
        """Height of all lines."""
        return len(self.lines) * self.line_height


def plain(markup: str) -> str:
    """The text without its markup."""
    return _MARKS.sub(lambda found: "" if found[0].startswith(":") else found[0][2:-2], markup)


def _spans(look: Look, markup: str, role: str, color: Color) -> list[Span]:
    theme = look.theme
    base, strong = theme.font(role), theme.strong if role in ("body", "card", "small") else theme.font(role)
    bright, good, bad = theme.text, theme.good, theme.bad
    if role == "card":
        good, bad = (sight.against(ink, theme.card_paper, max(7.0, look.thin_contrast * 1.15)) for ink in (good, bad))
        bright = theme.card_ink
    inks = {"**": bright, "__": theme.accent, "++": good, "~~": bad}
    spans = []
    for part in _MARKS.split(_VALUES.sub(_TIE, markup)):
        if not part:
            continue
        if part[:2] in inks and part.endswith(part[:2]) and len(part) > 4:
            spans.append(Span(part[2:-2], strong, inks[part[:2]]))
        elif part.startswith(":") and part.endswith(":") and part[1:-1] in resources.icon_names():
            spans.append(Span("", base, color, part[1:-1]))
        else:
            spans.append(Span(part, base, color))
    return spans


def _width(span: Span, size: int) -> int:
    """Width of a span; a blank at its end is never narrower than in the open, however the letter before it is cut."""
    if span.icon:
        return round(size * 1.1)
    font = resources.font(span.font, size)
    wide, shown = font.size(span.text)[0], span.text.rstrip(" ")
    if shown == span.text:
        return wide
    return max(wide, font.size(shown)[0] + round(size * _BLANK * (len(span.text) - len(shown))))


def _words(spans: list[Span]) -> list[list[Span]]:
    """Split into unbreakable words (each a list of spans), spaces and newlines standing alone."""
    words: list[list[Span]] = [[]]
    for span in spans:
        for part in [""] if span.icon else re.split(r"(\n| +)", span.text):
            if part == "\n":
                words += [[Span("\n", span.font, span.color)], []]
            elif part.startswith(" "):
                words += [[Span(part, span.font, span.color)], []]
            elif part or span.icon:
                words[-1].append(Span(part, span.font, span.color, span.icon))
    return [word for word in words if word]


def _loosened(word: list[Span]) -> list[list[Span]]:
    """A value that is wider than the line, open at its blanks after all."""
    return _words([Span(span.text.replace(_TIE, " "), span.font, span.color, span.icon) for span in word])


def _split_word(word: list[Span], size: int, width: int) -> list[list[Span]]:
    """Break a word that is wider than the line into pieces that fit, each but the last with a hyphen."""
    pieces: list[list[Span]] = []
    for span in word:
        if span.icon:
            pieces.append([span])
            continue
        rest = span.text
        while len(rest) > 1 and _width(Span(rest, span.font, span.color), size) > width:
            cut, hyphen = _break(rest, resources.font(span.font, size), width)
            pieces.append([Span(rest[:cut] + hyphen, span.font, span.color)])
            rest = rest[cut:]
        pieces.append([Span(rest, span.font, span.color)])
    return pieces


def _break(word: str, font: pygame.Font, width: int) -> tuple[int, str]:
    """Where to break a word, before a syllable where there is one, and what to write there."""
    room = [end for end in range(1, len(word)) if font.size(word[:end] + _HYPHEN)[0] <= width]
    if not room:
        return 1, ""
    last = room[-1]
    own = word.rfind(_HYPHEN, 1, last) + 1
    if own:
        return own, ""
    most = min(last, len(word) - _LEAST)
    inside = [end for end in range(most, 0, -1) if word[end - 1].isalpha() and word[end].isalpha()]
    for end in inside:
        if end >= max(_LEAST, last - _BACK) and _begins(word, end):
            return end, _HYPHEN
    return (inside[0], _HYPHEN) if inside else (last, "")


def _begins(word: str, at: int) -> bool:
    """Whether a syllable begins there: a consonant with a vowel behind it."""
    return word[at].lower() not in _VOWELS and word[at + 1].lower() in _VOWELS


def _line_width(line: list[Span], size: int) -> int:
    return sum(_width(span, size) for span in _joined(line))


def _fitted(words: list[list[Span]], size: int, width: int | None) -> Iterator[list[Span]]:
    """The words, those of a value one by one where it would not fit a line."""
    for word in words:
        tied = width is not None and any(_TIE in span.text for span in word)
        yield from _loosened(word) if tied and _line_width(word, size) > (width or 0) else [word]


def _fill(words: list[list[Span]], size: int, width: int | None) -> tuple[list[list[Span]], bool]:
    lines: list[list[Span]] = [[]]
    split = False
    for word in _fitted(words, size, width):
        if word[0].text == "\n":
            lines.append([])
            continue
        pieces = [word]
        if width is not None and word[0].text.strip() and _line_width(word, size) > width:
            pieces, split = _split_word(word, size, width), True
        for piece in pieces:
            blank = not piece[0].icon and not piece[0].text.strip()
            if width is not None and lines[-1] and not blank and _line_width([*lines[-1], *piece], size) > width:
                _strip(lines[-1])
                lines.append([])
            if lines[-1] or not blank:
                lines[-1] += piece
    _strip(lines[-1])
    return lines, split


def _strip(line: list[Span]) -> None:
    """Take blanks off the end of a line."""
    while line and not line[-1].icon and not line[-1].text.strip():
        line.pop()


def _joined(line: list[Span]) -> list[Span]:
    """Neighbours of one font and colour become one span, so that kerning holds."""
    out: list[Span] = []
    for span in line:
        if out and not span.icon and not out[-1].icon and (out[-1].font, out[-1].color) == (span.font, span.color):
            out[-1] = Span(out[-1].text + span.text, span.font, span.color)
        elif span.text or span.icon:
            out.append(span)
    return out


@lru_cache(maxsize=4096)
def layout(look: Look, markup: str, width: int | None, role: str, size: int, color: Color) -> Block:
    """Lay text out at `size` pixels, wrapped to `width` when given."""
    lines, split = _fill(_words(_spans(look, markup, role, color)), size, width)
    placed, widths = [], []
    for line in lines:
        x, runs = 0, []
        for span in _joined(line):
            wide = _width(span, size)
            runs.append(Run(span, x, wide))
            x += wide
        placed.append(tuple(runs))
        widths.append(x)
    high = max(line_height(look, role, size), _reach(placed, size))
    return Block(tuple(placed), tuple(widths), size, high, split)


def _reach(lines: list[tuple[Run, ...]], size: int) -> int:
    """How far apart lines stand so that no foot or cedilla meets the accents below it."""
    if len(lines) < 2:
        return 0
    letters = {(run.span.font, letter) for line in lines for run in line for letter in run.span.text}
    ends = [_ends(font, size, letter) for font, letter in letters]
    return max((top for top, _ in ends), default=0) - min((foot for _, foot in ends), default=0) + 1


@lru_cache(maxsize=4096)
def _ends(font: str, size: int, letter: str) -> tuple[int, int]:
    """How far a letter reaches above and below the line it stands on."""
    found = resources.font(font, size).metrics(letter)[0]
    return (found[3], found[2]) if found else (0, 0)


def line_height(look: Look, role: str, size: int) -> int:
    """Distance between lines at a pixel size."""
    factor = 1.16 if role in ("title", "heading", "label", "number") else 1.32
    return max(resources.font(look.theme.font(role), size).get_ascent(), round(size * factor))


def measure(
    look: Look, markup: str, *, width: int | None = None, role: str = "body", size: float = 17
) -> tuple[int, int]:
    """Width and height the text takes at a design size, wrapped to `width` pixels when given."""
    block = layout(look, markup, width, role, look.type_px(size), look.theme.text)
    return block.width, block.height


def fit(look: Look, markup: str, box: tuple[int, int], role: str, size: float, color: Color, wrap: bool) -> Block:
    """The largest layout, from the wanted size down to the floor, that fits the box."""
    wanted = look.type_px(size)
    best = layout(look, markup, box[0] if wrap else None, role, wanted, color)
    for pixels in range(wanted, min(look.floor, wanted) - 1, -1):
        best = layout(look, markup, box[0] if wrap else None, role, pixels, color)
        if best.height <= box[1] + 1 and best.width <= box[0] and not best.split:
            return best
    return best


@lru_cache(maxsize=4096)
def _rendered(font: str, size: int, text: str, color: Color) -> pygame.Surface:
    return resources.converted(resources.font(font, size).render(text, True, color))


def _draw_run(surface: pygame.Surface, run: Run, x: int, y: int, block: Block) -> None:
    span, size = run.span, block.size
    if span.icon:
        surface.blit(
            resources.icon(span.icon, size, span.color), (x + round(size * 0.05), y + (block.line_height - size) // 2)
        )
        return
    font = resources.font(span.font, size)
    image = _rendered(span.font, size, span.text, span.color)
    top = y + (block.line_height - font.get_ascent() + font.get_descent()) // 2
    surface.blit(image, (x, top))


def draw_block(
    surface: pygame.Surface, block: Block, rect: pygame.Rect, align: str = "left", valign: str = "top"
) -> pygame.Rect:
    """Draw laid-out text into a rect; returns the area it covers."""
    free = rect.height - block.height
    y = rect.y + {"top": 0, "middle": free // 2, "bottom": free}[valign]
    top, left, right = y, rect.right, rect.left
    for runs, width in zip(block.lines, block.widths, strict=True):
        x = rect.x + {"left": 0, "center": (rect.width - width) // 2, "right": rect.width - width}[align]
        left, right = min(left, x), max(right, x + width)
        for run in runs:
            _draw_run(surface, run, x + run.x, y, block)
        y += block.line_height
    return pygame.Rect(left, top, max(0, right - left), block.height)


def draw(
    surface: pygame.Surface,
    look: Look,
    markup: str,
    rect: pygame.Rect,
    *,
    role: str = "body",
    size: float = 17,
    color: Color | None = None,
    align: str = "left",
    valign: str = "top",
    wrap: bool = True,
) -> pygame.Rect:
    """Draw text inside a rect, shrinking to the floor when it must; what still does not fit is cut and recorded."""
    ink = color or look.theme.text
    box = pygame.Rect(rect)
    block = fit(look, markup, box.size, role, size, ink, wrap)
    cut = block.height > box.height + 1 or block.width > box.width
    if cut:
        block = cut_off(look, plain(markup), box, role, block.size, ink)
    area = draw_block(surface, block, box, align, valign)
    record.note("text", surface, area, label=plain(markup), box=box, cut=cut or block.split, size=block.size)
    return area


def cut_off(look: Look, words: str, box: pygame.Rect, role: str, size: int, color: Color) -> Block:
    """The longest beginning that fits, with an ellipsis."""
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        block = layout(look, words[:middle].rstrip() + _ELLIPSIS, box.width, role, size, color)
        low, high = (middle, high) if block.height <= box.height + 1 else (low, middle - 1)
    return layout(look, words[:low].rstrip() + _ELLIPSIS, box.width, role, size, color)


def fitting(look: Look, choices: tuple[str, ...], width: int, *, role: str = "body", size: float = 17) -> str:
    """The first of several ways to say something that fits a width in one line at the floor, else the last."""
    scaled = min(size, look.floor / look.unit)
    for words in choices[:-1]:
        if measure(look, words, role=role, size=scaled)[0] <= width:
            return words
    return choices[-1]


@lru_cache(maxsize=512)
def _tracked(font: str, size: int, words: str, color: Color, gap: int) -> pygame.Surface:
    """Text with extra space between its letters, which stand on one line however high their accents reach."""
    letters = [(_rendered(font, size, letter, color), _over(font, size, letter)) for letter in words]
    most = _over(font, size, words)
    height = max((most - up + image.get_height() for image, up in letters), default=1)
    width = sum(image.get_width() + gap for image, _ in letters) - gap
    sheet = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    x = 0
    for image, up in letters:
        sheet.blit(image, (x, most - up))
        x += image.get_width() + gap
    return resources.converted(sheet)


def _over(font: str, size: int, words: str) -> int:
    """How far accents reach above the height that a font gives its letters: so much lower its pictures stand."""
    shown = resources.font(font, size)
    return max([0, *(found[3] - shown.get_ascent() for found in shown.metrics(words) if found)])


def label_width(look: Look, words: str, size: float = 16) -> int:
    """Width of a small spaced capital label."""
    px = look.type_px(size * look.theme.label_size)
    return _tracked(look.theme.label, px, words.upper(), look.theme.tint, _label_gap(look, px)).get_width()


def baseline(look: Look, rect: pygame.Rect, role: str, size: float) -> int:
    """Where the letters of a line stand that is drawn in the middle of a rect."""
    px = look.type_px(size)
    return rect.y + (rect.height - line_height(look, role, px)) // 2 + _drop(look, role, px)


def label_baseline(look: Look, rect: pygame.Rect, size: float) -> int:
    """Where the letters of a label stand that is drawn in a rect."""
    return rect.y + _drop(look, "label", look.type_px(size * look.theme.label_size))


def _drop(look: Look, role: str, px: int) -> int:
    """From the upper edge of a line to where its letters stand."""
    font = resources.font(look.theme.font(role), px)
    return (line_height(look, role, px) - font.get_ascent() + font.get_descent()) // 2 + font.get_ascent()


def _label_gap(look: Look, px: int) -> int:
    """Extra space between the letters of a label."""
    return max(1, int(px * look.theme.label_gap))


def label(
    surface: pygame.Surface,
    look: Look,
    words: str,
    rect: pygame.Rect,
    *,
    size: float = 16,
    color: Color | None = None,
    align: str = "left",
) -> pygame.Rect:
    """A small spaced capital label ('TIME', 'LOG'), as panels carry at their top."""
    ink = color or look.theme.tint
    px = look.type_px(size * look.theme.label_size)
    image = _tracked(look.theme.label, px, words.upper(), ink, _label_gap(look, px))
    while image.get_width() > rect.width and px > look.floor:
        px -= 1
        image = _tracked(look.theme.label, px, words.upper(), ink, max(1, px // 12))
    if image.get_width() > rect.width:
        return draw(surface, look, words.upper(), rect, role="label", size=size, color=ink, align=align)
    x = (
        rect.x
        + {"left": 0, "center": (rect.width - image.get_width()) // 2, "right": rect.width - image.get_width()}[align]
    )
    font = resources.font(look.theme.label, px)
    top = rect.y + (line_height(look, "label", px) - font.get_ascent() + font.get_descent()) // 2
    area = pygame.Rect(x, top - _over(look.theme.label, px, words.upper()), image.get_width(), image.get_height())
    surface.blit(image, area)
    record.note("text", surface, area, label=words, box=rect, size=px)
    return area
