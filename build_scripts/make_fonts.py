"""Turn unpacked woff2 font packages into the ttf files under assets/fonts (done once; the result is committed)."""

import shutil
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILIES = {
    "oxanium": (500, 600, 700, 800),
    "barlow": (400, 500, 600, 700),
    "barlow-condensed": (500, 600),
    "cinzel": (700, 900),
    "eb-garamond": (500, 700),
    "bangers": (400,),
    "oswald": (600,),
}
FOLDER = Path(__file__).parent.parent / "assets" / "fonts"


def merge(source: Path, family: str, weight: int) -> TTFont:
    """One font from the latin and the extended latin file of a weight."""
    parts = []
    for subset in ("latin", "latin-ext"):
        font = TTFont(source / "files" / f"{family}-{subset}-{weight}-normal.woff2")
        font.flavor = None
        for table in ("GSUB", "GPOS", "GDEF", "STAT", "DSIG", "fvar", "avar", "gvar", "HVAR", "MVAR"):
            if subset == "latin-ext" and table in font:
                del font[table]
        part = FOLDER / f".part-{subset}.ttf"
        font.save(part)
        parts.append(part)
    merged = Merger().merge([str(part) for part in parts])
    for part in parts:
        part.unlink()
    return merged


def put(font: TTFont, code: int, pen: TTGlyphPen, advance: int) -> None:
    """Store a drawn glyph under its code point."""
    name = f"uni{code:04X}"
    font["glyf"][name] = pen.glyph()
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, font["glyf"][name].xMin)
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def polygon(pen: TTGlyphPen, points: list[tuple[float, float]], flip: float | None) -> None:
    """One closed outline, mirrored around `flip` / 2 when given."""
    if flip is not None:
        points = [(flip - x, y) for x, y in reversed(points)]
    pen.moveTo((round(points[0][0]), round(points[0][1])))
    for x, y in points[1:]:
        pen.lineTo((round(x), round(y)))
    pen.closePath()


def add_arrow(font: TTFont, code: int, left: bool) -> None:
    """An arrow as heavy as the font's own hyphen."""
    bar = font["glyf"][font.getBestCmap()[ord("-")]]
    em = font["head"].unitsPerEm
    thick, y = bar.yMax - bar.yMin, (bar.yMin + bar.yMax) / 2
    wide, side, head = em * 0.86, em * 0.07, em * 0.22
    tip, half, diagonal = wide - side, thick / 2, thick * 0.72
    pen = TTGlyphPen(font.getGlyphSet())
    flip = wide if left else None
    polygon(pen, [(side, y - half), (side, y + half), (tip - diagonal, y + half), (tip - diagonal, y - half)], flip)
    polygon(
        pen,
        [
            (tip - head - diagonal, y + head),
            (tip - head, y + head + diagonal),
            (tip + diagonal * 0.4, y),
            (tip - head, y - head - diagonal),
            (tip - head - diagonal, y - head),
            (tip - diagonal * 1.6, y),
        ],
        flip,
    )
    put(font, code, pen, round(wide))


def add_signs(font: TTFont) -> None:
    """The arrows and comparison signs that the subsets leave out."""
    cmap = font.getBestCmap()
    for code, left in ((0x2192, False), (0x2190, True)):
        if code not in cmap:
            add_arrow(font, code, left)
    for code, base in ((0x2264, "<"), (0x2265, ">")):
        if code not in cmap:
            add_compare(font, code, cmap[ord(base)], cmap[ord("-")])


def add_compare(font: TTFont, code: int, sign: str, bar: str) -> None:
    """A comparison sign with a bar below it."""
    glyphs, box = font.getGlyphSet(), font["glyf"]
    pen = TTGlyphPen(glyphs)
    s, b = box[sign], box[bar]
    glyphs[sign].draw(TransformPen(pen, Transform().translate(0, (s.yMax - s.yMin) * 0.14)))
    stretch = (s.xMax - s.xMin) / (b.xMax - b.xMin)
    drop = s.yMin - b.yMax - (b.yMax - b.yMin) * 0.2
    glyphs[bar].draw(TransformPen(pen, Transform().translate(s.xMin, drop).scale(stretch, 1).translate(-b.xMin, 0)))
    put(font, code, pen, font["hmtx"][sign][0])


def main(packages: Path) -> None:
    """Convert every family; `packages` holds one folder `fontsource-<family>` each."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for family, weights in FAMILIES.items():
        source = packages / f"fontsource-{family}"
        shutil.copy(source / "LICENSE", FOLDER / f"{family}-OFL.txt")
        for weight in weights:
            font = merge(source, family, weight)
            add_signs(font)
            font.save(FOLDER / f"{family}-{weight}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
