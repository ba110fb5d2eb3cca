"""A sum that explains itself: each part with its source, the total, and the rule that orders the steps."""

from dataclasses import dataclass

import pygame

from scenes.kit import panel, record, resources, text
from scenes.kit.look import Look
from scenes.kit.resources import Color


@dataclass(frozen=True)
class Part:
    """One line: where it comes from and what it adds ('+1', '−2', '×2', '3'). `struck` parts count no more."""

    words: str
    value: str
    icon: str = ""
    struck: bool = False


@dataclass(frozen=True)
class Tally:
    """A heading, the parts, the total and a remark."""

    heading: str
    parts: tuple[Part, ...]
    total: str
    total_words: str = ""
    remark: str = ""


def spelt(parts: tuple[Part, ...]) -> str:
    """The sum in one line of markup: '**6** + **3** ogryn + **2** die'."""
    out = []
    for index, part in enumerate(parts):
        sign, number = _signed(part.value)
        joint = "" if index == 0 and sign == "+" else f"{sign} "
        out.append(f"{joint}**{number}** {part.words}".rstrip())
    return " ".join(out)


def _signed(value: str) -> tuple[str, str]:
    if value[:1] in "+-−×":
        return value[0].replace("-", "−"), value[1:]
    return "+", value


def height(look: Look, width: int, tally: Tally) -> int:
    """Height of the pop-up at a width."""
    inner = width - 2 * look.px(20)
    total = look.px(34) + text.measure(look, tally.heading, width=inner, role="heading", size=21)[1]
    total += sum(_row_height(look, inner, part) for part in tally.parts)
    total += _total_height(look) + look.px(14)
    if tally.remark:
        total += text.measure(look, tally.remark, width=inner, size=16)[1] + look.px(10)
    return total


def _row_height(look: Look, inner: int, part: Part) -> int:
    room = inner - _value_width(look) - (look.type_px(17) + look.px(8) if part.icon else 0)
    return text.measure(look, part.words, width=room, size=17)[1] + look.px(5)


def _value_width(look: Look) -> int:
    return look.type_px(17) * 3


def _total_height(look: Look) -> int:
    return text.line_height(look, "number", look.type_px(30))


def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, tally: Tally, *, framed: bool = True) -> None:
    """Draw the pop-up in a rect of at least its height."""
    if framed:
        record.note("overlay", surface, rect)
        panel.draw(surface, look, rect, alpha=0.985, border=look.theme.tint)
    inner = pygame.Rect(rect.x + look.px(20), rect.y + look.px(16), rect.width - 2 * look.px(20), rect.height)
    high = text.measure(look, tally.heading, width=inner.width, role="heading", size=21)[1]
    head = pygame.Rect(inner.x, inner.y, inner.width, high)
    text.draw(surface, look, tally.heading, head, role="heading", size=21)
    y = head.bottom + look.px(6)
    for part in tally.parts:
        row = pygame.Rect(inner.x, y, inner.width, _row_height(look, inner.width, part))
        _row(surface, look, row, part)
        y += row.height
    y += look.px(4)
    pygame.draw.line(surface, look.theme.tint_deep, (inner.x, y), (inner.right, y), max(1, look.px(1)))
    bottom = _total(surface, look, pygame.Rect(inner.x, y + look.px(4), inner.width, _total_height(look)), tally)
    if tally.remark:
        rest = pygame.Rect(inner.x, bottom + look.px(6), inner.width, rect.bottom - bottom - look.px(10))
        text.draw(surface, look, tally.remark, rest, size=16, color=look.theme.tint)


def _row(surface: pygame.Surface, look: Look, row: pygame.Rect, part: Part) -> None:
    theme = look.theme
    ink = theme.muted if not part.struck else theme.tint_deep
    x, size = row.x, look.type_px(17)
    if part.icon:
        surface.blit(resources.icon(part.icon, size, theme.tint), (x, row.y + look.px(3)))
        x += size + look.px(8)
    words = pygame.Rect(x, row.y, row.right - _value_width(look) - x, row.height)
    area = text.draw(surface, look, part.words, words, size=17, color=ink)
    value = pygame.Rect(row.right - _value_width(look), row.y, _value_width(look), row.height)
    tone: Color = theme.tint_deep if part.struck else theme.text
    text.draw(surface, look, part.value, value, role="strong", size=18, color=tone, align="right", wrap=False)
    if part.struck:
        pygame.draw.line(surface, ink, (area.x, area.centery), (area.right, area.centery), max(1, look.px(1)))


def _total(surface: pygame.Surface, look: Look, row: pygame.Rect, tally: Tally) -> int:
    wide = text.measure(look, tally.total, role="number", size=30)[0] + look.px(6)
    number = pygame.Rect(row.right - wide, row.y, wide, row.height)
    text.draw(surface, look, tally.total, number, role="number", size=30, align="right", valign="middle", wrap=False)
    if tally.total_words:
        box = pygame.Rect(row.x, row.y, row.width - wide - look.px(8), row.height)
        text.draw(surface, look, tally.total_words, box, role="strong", size=18, valign="middle")
    return row.bottom
