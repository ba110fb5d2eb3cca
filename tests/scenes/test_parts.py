"""The parts of the kit one by one: what each looks like in each state."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
import pytest

from scenes.gallery import STYLES, examples
from scenes.gallery.sheet import STATES, Sheet
from scenes.gallery.stage import boxed
from scenes.kit import button, card, dice, look, panel, record, space, text, token
from scenes.kit.button import Button, State
from scenes.kit.cardstock import Card, CardState
from scenes.kit.dice import Die
from scenes.kit.log import Entry, Log
from scenes.kit.look import Look
from scenes.kit.screen import Screen
from scenes.kit.space import Space
from scenes.kit.theme import theme
from scenes.kit.token import Token
from scenes.kit.words import Words
from scenes.menus import motif
from tests.scenes import samples
from tests.scenes.check import opened, overlaps

SIZE = (1280, 720)


@pytest.fixture
def canvas() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((18, 20, 26))
    return surface


def lines(shown: Look, words: str, width: int) -> list[str]:
    block = text.layout(shown, words, width, "body", 17, (255, 255, 255))
    return ["".join(run.span.text for run in line) for line in block.lines]


def wide(shown: Look, words: str) -> int:
    return text.layout(shown, words, None, "body", 17, (255, 255, 255)).width


# -- text --------------------------------------------------------------------------------------------


def test_a_long_word_is_broken_with_a_hyphen_before_a_syllable() -> None:
    shown = look.look("comic", SIZE)
    whole = wide(shown, "Rejuvenating")
    assert lines(shown, "Rejuvenating", whole) == ["Rejuvenating"]
    assert lines(shown, "Rejuvenating", round(whole * 0.9)) == ["Rejuvena-", "ting"]
    assert all(part.endswith("-") for part in lines(shown, "Thermodynamics", whole // 2)[:-1])


@pytest.mark.parametrize("style", STYLES)
def test_a_label_stands_where_a_line_would_and_accents_rise_above_it(style: str) -> None:
    shown, row = look.look(style, (1920, 1080)), pygame.Rect(40, 40, 400, 24)
    feet = []
    for words in ("TIME", "TÎMÉ", "ÉÈÖ"):
        sheet = pygame.Surface((480, 120), pygame.SRCALPHA)
        text.label(sheet, shown, words, row)
        feet.append(sheet.get_bounding_rect().bottom)
        assert words != "TIME" or row.y <= sheet.get_bounding_rect().y <= row.y + 5
    assert max(feet) - min(feet) <= 1


def test_a_word_with_a_hyphen_of_its_own_is_broken_there_and_no_letter_stands_alone() -> None:
    shown = look.look("comic", SIZE)
    assert lines(shown, "Micro-targeting", wide(shown, "targeting") + 1) == ["Micro-", "targeting"]
    assert lines(shown, "Akpunku's", wide(shown, "Akpunku'")) == ["Akpun-", "ku's"]


def test_what_is_no_word_is_broken_without_a_hyphen() -> None:
    shown = look.look("house", SIZE)
    assert "".join(lines(shown, "1234567890123456789012345", 60)) == "1234567890123456789012345"


# -- the log -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", range(180, 260, 7))
def test_the_log_never_cuts_an_entry(canvas: pygame.Surface, height: int) -> None:
    shown, told = look.look("ship", SIZE), Log()
    told.add(*(Entry(f"Line {number} of a log that wraps now and then, as logs do") for number in range(40)))
    for up in (0, 13, 13, 400):
        told.scroll(up)
        with record.recording() as found:
            told.draw(canvas, shown, pygame.Rect(20, 20, 260, height), "Log")
        entries = [mark for mark in found if mark.label.startswith("Line")]
        assert entries
        assert all(mark.clip.contains(mark.rect) for mark in entries)


# -- menus -------------------------------------------------------------------------------------------


def test_the_explanation_of_more_options_covers_none_of_them() -> None:
    shut, unfolded = (samples.new_game(unfolded=one) for one in (False, True))
    for scene, explained in ((shut, True), (unfolded, False)):
        opened(scene, SIZE)
        assert isinstance(scene, Screen)
        fold = next(one for one in scene.controls if one.key == "fold")
        assert bool(fold.tip) is explained


@pytest.mark.parametrize("name", ["ship", "dark", "gothic", "comic"])
def test_every_title_has_a_drawing_behind_its_emblem_but_not_in_high_contrast(name: str) -> None:
    calm, strong = theme(name), theme(f"{name}-strong")
    assert motif.drawn(calm.motif, (600, 800), (300, 400), 1.0, calm.tint)
    assert not motif.drawn(strong.motif, (600, 800), (300, 400), 1.0, strong.tint)


# -- the sheets of the gallery -----------------------------------------------------------------------

KEYS = tuple(part.key for part in Sheet("ship").parts())
WINDOWS = ((1024, 600, 1.25), (1920, 1080, 1.0))


@pytest.mark.parametrize("window", WINDOWS, ids=lambda one: f"{one[0]}x{one[1]}-{round(one[2] * 100)}")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("key", KEYS)
def test_a_part_stays_in_its_panel_with_nothing_cut(key: str, style: str, window: tuple[int, int, float]) -> None:
    sheet = Sheet(style)
    app = opened(sheet, window[:2], "pseudo", round(window[2] * 100))
    part = next(one for one in sheet.parts() if one.key == key)
    room = app.surface.get_width() * (9 if part.wide else 3) // 10
    surface, rect = pygame.Surface((room + 80, 1400)), pygame.Rect(40, 40, room, part.height(sheet.look))
    with record.recording() as found:
        part.paint(surface, sheet.look, boxed(surface, sheet.look, rect, key))
    drawn = [mark for mark in found if mark.surface == id(surface)]
    assert len(drawn) > 1
    assert [mark.label for mark in drawn if mark.cut] == []
    assert [(mark.kind, mark.label) for mark in drawn if not rect.inflate(8, 8).contains(mark.rect)] == []
    assert overlaps(drawn, "text") == []


Painter = Callable[[pygame.Surface, Look, pygame.Rect], object]


def pictures(style: str, painters: Sequence[Painter]) -> list[bytes]:
    """What each painter makes of the same place."""
    shown, out = look.look(style, (1920, 1080)), []
    for paint in painters:
        surface = pygame.Surface((300, 360))
        paint(surface, shown, pygame.Rect(70, 70, 160, 220))
        out.append(pygame.image.tobytes(surface, "RGB"))
    return out


def _card(shown: Card, state: CardState, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    card.draw(surface, look, rect, shown, state)


def _die(shown: Die, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    dice.draw(surface, look, rect, shown)


def _piece(shown: Token, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    token.draw(surface, look, rect, shown)


def _ground(shown: Space, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    space.tile(surface, look, rect, shown)


def _button(state: State, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    button.draw(surface, look, rect, Button("a", "Go"), state)


def _panel(active: bool, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    panel.draw(surface, look, rect, active=active)


@pytest.mark.parametrize("style", STYLES)
def test_a_card_looks_different_in_every_state(style: str) -> None:
    shown = examples.cards(style, Words())[0]
    states = [state for _, state in STATES]
    seen = pictures(style, [partial(_card, shown, one) for one in states])
    assert len(set(seen)) == len(states)


@pytest.mark.parametrize("style", STYLES)
def test_dice_pieces_spaces_buttons_and_panels_look_different_in_every_state(style: str) -> None:
    dies = [Die("red", "R"), Die("red", "R", "face_hit"), Die("red", "R", "face_crit"), Die("red", "R", exhausted=True)]
    dies += [Die("red", "R", selectable=True), Die("red", "R", selected=True), Die("red", "R", sides=20)]
    pieces = [Token("ra", 0), Token("ra", 1), Token("ra", 0, "3"), Token("ra", 0, active=True)]
    pieces += [Token("ra", 0, selectable=True), Token("ra")]
    ground = Space("rel_spire", "Spire", (70, 90, 60))
    grounds = [ground, replace(ground, selectable=True), replace(ground, selected=True), replace(ground, dimmed=True)]
    grounds.append(replace(ground, hidden=True))
    states = [one for _, one in examples.buttons(Words())]
    kinds: tuple[list[Painter], ...] = (
        [partial(_die, one) for one in dies],
        [partial(_piece, one) for one in pieces],
        [partial(_ground, one) for one in grounds],
        [partial(_button, one) for one in dict.fromkeys(states)],
        [partial(_panel, one) for one in (False, True)],
    )
    for painters in kinds:
        assert len(set(pictures(style, painters))) == len(painters)
