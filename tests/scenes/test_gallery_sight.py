"""What eyes need: contrast of every theme, seats apart through three filters, letters for every shipped sentence."""

import itertools
import re

import pytest

from scenes.kit import comic, glyphs, resources, sight, token
from scenes.kit.cardstock import Card
from scenes.kit.look import look
from scenes.kit.resources import Color
from scenes.kit.theme import DIE_COLORS, KIND_COLORS, SEAT_COLORS, SEAT_SHAPES, Theme, contrasted, mix, theme
from scenes.kit.words import languages

NAMES = glyphs.THEMES
_PLACEABLE = re.compile(r"\{[^{}]*\}")


def _pairs(shown: Theme) -> dict[str, tuple[Color, Color]]:
    """Ink and ground of every kind of text."""
    grounds = {"panel": shown.panel[0], "panel foot": shown.panel[1], "ground": shown.ground[0]}
    inks = {"text": shown.text, "muted": shown.muted, "tint": shown.tint, "good": shown.good, "bad": shown.bad}
    pairs = {f"{ink} on {under}": (inks[ink], grounds[under]) for ink in inks for under in grounds}
    pairs |= {f"button {n}": (shown.text, shown.button[n]) for n in (0, 1)}
    pairs["gold"] = (shown.accent_ink, shown.accent_deep)
    pairs["accent"] = (shown.accent, shown.panel[0])
    pairs["card"] = (shown.card_ink, shown.card_paper)
    return pairs


@pytest.mark.parametrize("name", NAMES)
def test_text_stands_out(name: str) -> None:
    low = {pair: round(sight.contrast(*tones), 2) for pair, tones in _pairs(theme(name)).items()}
    assert {pair: ratio for pair, ratio in low.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("name", NAMES)
def test_text_stands_out_more_in_the_strong_theme(name: str) -> None:
    low = {pair: round(sight.contrast(*tones), 2) for pair, tones in _pairs(contrasted(theme(name))).items()}
    assert {pair: ratio for pair, ratio in low.items() if ratio < 7} == {}
    assert theme(f"{name}-strong") == contrasted(theme(name))


@pytest.mark.parametrize("kind", KIND_COLORS)
def test_names_on_comic_bands_stand_out(kind: str) -> None:
    band = comic.band_color(look("comic", (1280, 720)), Card("ra", "Ra", kind))
    assert sight.contrast(comic.WHITE, mix(band, comic.WHITE, comic.SHEEN)) >= 4.5
    assert sight.contrast(comic.STRIP_INK, comic.STRIP) >= 4.5


@pytest.mark.parametrize("filter_name", [None, *sight.FILTERS])
def test_seats_are_told_apart_by_every_eye(filter_name: str | None) -> None:
    shown = [sight.seen(color, filter_name) if filter_name else color for color in SEAT_COLORS]
    for one, two in itertools.combinations(range(len(shown)), 2):
        assert sight.difference(shown[one], shown[two]) >= 20, (one, two)


def test_seats_have_a_shape_each_and_an_icon_that_stands_out() -> None:
    assert len(set(SEAT_SHAPES)) == len(SEAT_COLORS)
    for color in SEAT_COLORS:
        ink = token.DARK if sight.luminance(color) > token.BRIGHT else (255, 255, 255)
        assert sight.contrast(ink, color) >= 3


def test_dice_have_a_letter_each() -> None:
    assert len({name[0] for name in DIE_COLORS if name != "grey"}) == len(DIE_COLORS) - 1


def test_difference_of_colours_agrees_with_the_published_pairs() -> None:
    assert sight.difference((10, 20, 30), (10, 20, 30)) == 0
    assert sight.difference((255, 0, 0), (0, 255, 0)) == pytest.approx(86.6, abs=0.2)
    assert sight.contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21, abs=0.01)


def _shipped() -> set[str]:
    """Every sign of every sentence of every language."""
    signs: set[str] = set()
    for language in languages():
        for path in (resources.root() / "localisation" / language).glob("*.ftl"):
            for row in path.read_text(encoding="utf-8").splitlines():
                if not row.startswith("#"):
                    signs |= set(_PLACEABLE.sub("", row.partition("=")[2] if "=" in row else row))
    return {sign for sign in signs if sign.isprintable() and sign not in glyphs.MARKUP and sign != " "}


@pytest.mark.parametrize("name", NAMES)
def test_fonts_have_every_letter_that_is_shipped(name: str) -> None:
    fonts = {
        theme(name).font(role) for role in ("title", "heading", "label", "body", "strong", "small", "card", "number")
    }
    missing = {(font, sign) for font in fonts for sign in _shipped() if not glyphs.has(font, sign)}
    assert missing == set()
