"""The little markdown that rulebooks and credits use, cut into blocks that can be measured and drawn."""

import re
from dataclasses import dataclass, replace

import pygame

from scenes.kit import text, vector
from scenes.kit.look import Look

_RULE = re.compile(r"^\*\*([A-Z0-9]{2,4}-\d+[a-z]?)\*\*\s*")
_NO_TEST = re.compile(r"\s*\((no test|ruling)[:,][^)]*\)")
_OPTION = re.compile(r"\s*\((Set-up option)[^)]*\)")
_ITALIC = re.compile(r"(?<!\*)\*([^*\s][^*]*?)\*(?!\*)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Block:
    """A piece of text. `kind` is h1, h2, h3, p, li or row; `rule` its number; `chapter` the heading above it."""

    kind: str
    text: str
    rule: str = ""
    chapter: int = -1


def parse(source: str) -> tuple[Block, ...]:
    """Cut markdown into blocks; what only the tests need (`no test`, `ruling`) is left out."""
    blocks: list[Block] = []
    chapter, open_kind, lines = -1, "", list[str]()

    def close() -> None:
        nonlocal lines, open_kind
        if lines:
            blocks.append(_block(open_kind, " ".join(lines), chapter))
        lines, open_kind = [], ""

    for raw in source.splitlines():
        line = raw.strip()
        if line.startswith("#"):
            close()
            level = len(line) - len(line.lstrip("#"))
            chapter = len(blocks) if level <= 2 else chapter
            blocks.append(Block(f"h{min(level, 3)}", clean(line.lstrip("# ")), chapter=chapter))
        elif not line:
            close()
        elif line.startswith("|"):
            close()
            if not set(line) <= set("|-: "):
                cells = [clean(cell.strip()) for cell in line.strip("|").split("|")]
                blocks.append(Block("row", " · ".join(cell for cell in cells if cell), chapter=chapter))
        elif line.startswith(("- ", "* ")):
            close()
            open_kind, lines = "li", [line[2:]]
        else:
            open_kind = open_kind or "p"
            lines.append(line)
    close()
    return tuple(blocks)


def clean(words: str) -> str:
    """Our own inline markup from markdown's."""
    words = _OPTION.sub(r" (\1)", _NO_TEST.sub("", words))
    words = _LINK.sub(r"\1", words)
    return _ITALIC.sub(r"**\1**", words).replace("`", "")


def lit(block: Block, term: str) -> Block:
    """The block with every occurrence of a word in gold."""
    if not term:
        return block
    found = re.compile(re.escape(term), re.IGNORECASE)
    parts = re.split(r"(\*\*.+?\*\*)", block.text)
    parts = [part if index % 2 else found.sub(r"__\g<0>__", part) for index, part in enumerate(parts)]
    return replace(block, text="".join(parts))


def _block(kind: str, words: str, chapter: int) -> Block:
    found = _RULE.match(words)
    if found:
        return Block("li", clean(words[found.end() :]), found[1], chapter)
    return Block(kind, clean(words), chapter=chapter)


_STYLE = {"h1": ("title", 34.0, 8), "h2": ("heading", 26.0, 26), "h3": ("heading", 21.0, 16)}


def style(kind: str) -> tuple[str, float, int]:
    """Font role, size and space above of a kind of block."""
    return _STYLE.get(kind, ("body", 18.0, 8))


def indent(look: Look, block: Block) -> int:
    """Room at the left for a rule's number or a bullet."""
    if block.rule:
        return text.measure(look, "20S-000 ", role="strong", size=16)[0] + look.px(14)
    return look.px(22) if block.kind == "li" else 0


def height(look: Look, block: Block, width: int) -> int:
    """Height a block needs, the space above it included."""
    role, size, above = style(block.kind)
    high = text.measure(look, block.text, width=width - indent(look, block), role=role, size=size)[1]
    return high + look.px(above)


def draw(surface: pygame.Surface, look: Look, block: Block, rect: pygame.Rect, *, marked: bool = False) -> None:
    """Draw a block; a marked one stands on a gold ground."""
    role, size, above = style(block.kind)
    shift = indent(look, block)
    box = pygame.Rect(rect.x + shift, rect.y + look.px(above), rect.width - shift, rect.height - look.px(above))
    if marked:
        _mark(surface, look, pygame.Rect(rect.x, box.y, rect.width, box.height))
    tone = look.theme.tint if block.kind in ("h2", "h3") else look.theme.text
    if block.rule:
        number = pygame.Rect(rect.x, box.y, shift, text.line_height(look, "body", look.type_px(size)))
        gold = look.theme.accent if marked else look.theme.tint_deep
        text.draw(surface, look, block.rule, number, role="strong", size=16, color=gold, valign="middle", wrap=False)
    elif block.kind == "li":
        middle = box.y + text.line_height(look, "body", look.type_px(size)) // 2
        pygame.draw.circle(surface, look.theme.tint_deep, (rect.x + look.px(8), middle), max(2, look.px(3)))
    text.draw(surface, look, block.text, box, role=role, size=size, color=tone)


def _mark(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    grown = rect.inflate(look.px(16), look.px(6))
    body = vector.rect(0, 0, grown.width, grown.height, look.px(8), vector.paint(look.theme.accent, 0.13))
    surface.blit(vector.picture(grown.width, grown.height, body), grown)
