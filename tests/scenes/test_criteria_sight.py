"""Criterion 16 on pictures: seats stay apart through three filters, and each fact told by colour has a second sign."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.app import App
from scenes.kit import button, card, dice, panel, record, resources, sight, space, text, token
from scenes.kit.button import Button
from scenes.kit.cardstock import Card, CardState
from scenes.kit.dice import Die
from scenes.kit.look import Look, look
from scenes.kit.preferences import Preferences
from scenes.kit.resources import Color
from scenes.kit.theme import DIE_COLORS, SEAT_COLORS, SEAT_SHAPES
from scenes.kit.token import Token
from scenes.tables.table import TableScene
from tests.scenes import ink, legible, sentinels_at, tables_at
from tests.scenes.ink import GLYPHS, ICON, Sheet, Trace

SIZE = (1280, 720)
APART = 20
"""Least delta E (CIE 2000) between two seats."""
FILTERS = (None, *sight.FILTERS)
THEMES = ("ship", "dark", "gothic", "comic", "house")


@pytest.fixture(scope="module", autouse=True)
def _followed() -> Iterator[None]:
    with ink.followed():
        yield


def opened(scene: TableScene) -> Sheet:
    """The picture of a table."""
    app = App(Preferences(size=SIZE, animation="off"), headless=True)
    app.stack.push(scene)
    for _ in range(3):
        app.frame(1 / 60)
    assert isinstance(app.surface, Sheet)
    return app.surface


def ship() -> Sheet:
    """20 Strong with three seats, in the middle of a game."""
    return opened(tables_at.scene("three"))


def comic() -> Sheet:
    """Sentinels with three heroes, in the middle of a game."""
    return opened(sentinels_at.scene(sentinels_at.MOMENTS["play"]()))


# -- seats -----------------------------------------------------------------------------------------


def fill(picture: pygame.Surface, place: pygame.Rect, seat: int) -> Color:
    """The colour of a piece on a picture, beside its icon and inside its rim."""
    across, down = (0.22, 0.76) if SEAT_SHAPES[seat] == "triangle" else (0.16, 0.5)
    spot = pygame.Rect(0, 0, max(2, place.width // 16), max(2, place.height // 16))
    spot.center = (place.x + round(place.width * across), place.y + round(place.height * down))
    red, green, blue = pygame.transform.average_color(picture, spot)[:3]
    return red, green, blue


def apart(colors: list[Color]) -> dict[tuple[object, ...], float]:
    """The pairs that look too much alike through a filter, or through none."""
    near = {}
    for name, (one, two) in itertools.product(FILTERS, itertools.combinations(range(len(colors)), 2)):
        seen = [sight.seen(colors[index], name) if name else colors[index] for index in (one, two)]
        near[name, one, two] = round(sight.difference(*seen), 1)
    return {pair: distance for pair, distance in near.items() if distance < APART}


@pytest.mark.parametrize("side", [28, 48, 96])
@pytest.mark.parametrize("name", THEMES)
def test_pieces_of_all_seats_are_told_apart_on_the_picture(name: str, side: int) -> None:
    App(Preferences(size=SIZE), headless=True)
    shown, picture = look(name, SIZE), pygame.Surface(SIZE)
    panel.draw(picture, shown, pygame.Rect(0, 0, *SIZE))
    places = [pygame.Rect(40 + 150 * seat, 100, side, side) for seat in range(len(SEAT_COLORS))]
    for seat, place in enumerate(places):
        token.draw(picture, shown, place, Token("her_scout", seat))
    assert apart([fill(picture, place, seat) for seat, place in enumerate(places)]) == {}


def test_heroes_of_a_played_table_are_told_apart() -> None:
    scene = tables_at.scene("three")
    picture = opened(scene)
    pieces = {key: scene.picture.by_key[key].rect for key in (f"hero:{seat}" for seat in range(3))}
    assert apart([fill(picture, rect, int(key[-1])) for key, rect in pieces.items()]) == {}


# -- second signs ----------------------------------------------------------------------------------


def inside(picture: Sheet, kind: str) -> Iterator[tuple[Trace, list[Trace]]]:
    """Each mark of a kind that nothing lies upon, with the glyphs and icons in it."""
    found = legible.uncovered(picture)
    inks = [one for one in found if one.mask]
    for mark in (one for one in found if one.kind == kind):
        yield mark, [one for one in inks if mark.rect.contains(one.rect)]


def said(inks: list[Trace]) -> str:
    """The words among inks."""
    return "".join(one.label for one in inks if one.kind == GLYPHS)


def dice_have_letters() -> bool:
    """The colour of a die: its letter, also once it is rolled or exhausted."""
    shown = [(mark.label, said(inks)) for mark, inks in inside(ship(), "die")]
    return len(shown) > 10 and all(letter and letter in words for letter, words in shown)


def exhausted_dice_lie_apart() -> bool:
    """Exhausted dice: they lie under a heading of their own."""
    words = said([one for one in ship().traces.values() if one.mask])
    return "EXHAUSTED" in words and "ACTIVE" in words


def rings_have_numbers() -> bool:
    """Much or few hit points: the number in the ring."""
    shown = [(mark.label, said(inks)) for mark, inks in inside(comic(), "ring")]
    return len(shown) >= 4 and all(number == words for number, words in shown)


def dials_have_numbers() -> bool:
    """The red part of a dial: its numbers, and the value in the middle."""
    return all(len(re.findall(r"\d+", said(inks))) > 0 or said(inks).isdigit() for _, inks in inside(ship(), "dial"))


def gauges_have_numbers() -> bool:
    """A gauge that fills: its level in numbers beside it."""
    picture = ship()
    ((gauge, _),) = inside(picture, "gauge")
    near = gauge.rect.inflate(20, 60)
    return any(re.fullmatch(r"\d+/\d+", one.label) and near.colliderect(one.rect) for one in legible.readable(picture))


def picked_cards_have_a_tick() -> bool:
    """Picked, not only one that can be picked: a tick."""
    place = pygame.Rect(100, 100, 120, 170)
    ticks = []
    for state in (CardState(selectable=True), CardState(selectable=True, selected=True)):
        sheet = Sheet(SIZE)
        card.draw(sheet, look("comic", SIZE), place, Card("ra", "Ra", "villain"), state)
        ticks.append([one for one in sheet.traces.values() if one.kind == ICON and one.label == "ui_yes"])
    return not ticks[0] and len(ticks[1]) == 1


def grey(draw: Callable[[pygame.Surface, Look], None]) -> bytes:
    """A drawing without its colours."""
    sheet = ink.Plain((400, 300))
    sheet.fill((24, 24, 24))
    draw(sheet, look("ship", SIZE))
    return pygame.image.tobytes(pygame.transform.grayscale(sheet), "RGB")


def what_can_be_chosen_has_an_outline() -> bool:
    """Gold around what can be chosen: an outline that shows without colours."""
    place, shown = pygame.Rect(100, 60, 120, 170), Card("rm_cryo", "Cryo Chamber")
    plain = grey(lambda sheet, seen: card.draw(sheet, seen, place, shown))
    lit = grey(lambda sheet, seen: card.draw(sheet, seen, place, shown, CardState(selectable=True)))
    edge = [abs(one - two) for one, two in zip(plain, lit, strict=True)]
    return sum(step > 80 for step in edge) > 3 * 2 * (place.width + place.height)


def pressed(shown: Button) -> bytes:
    """A button without its colours."""
    return grey(lambda sheet, seen: button.draw(sheet, seen, pygame.Rect(60, 60, 200, 50), shown))


def barred_buttons_say_why() -> bool:
    """A barred button: flat in grey, and its reason by pointer, key and click."""
    barred = Button("go", "Go", reason="Not yet.")
    return pressed(Button("go", "Go")) != pressed(barred) and not barred.enabled


def default_buttons_shine() -> bool:
    """The default answer in gold: a bright button among dark ones without colours, too."""
    bright = [sum(tone > 150 for tone in pressed(Button("go", "Go", primary=gold))) for gold in (False, True)]
    return bright[1] > 10 * bright[0]


def log_lines_have_words() -> bool:
    """Good and bad in the log: a word or a sign says the same."""
    lines = [
        row.partition(" = ")
        for path in (resources.root() / "localisation" / "en").glob("*.ftl")
        for row in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"~~|\+\+", row) and " = " in row
    ]
    bare = [key for key, _, line in lines if not re.search(r"[A-Za-z−+-]", re.sub(r"\{[^}]*\}|~~|\*\*", "", line))]
    known: dict[str, str] = {}
    alike = [key for key, _, line in lines if known.setdefault(text.plain(line), line) != line]
    return len(lines) > 20 and not bare and not alike


def silhouette(piece: Token) -> bytes:
    """The outline of a piece."""
    mask = pygame.mask.from_surface(token.face(look("ship", SIZE), 48, piece))
    return pygame.image.tobytes(mask.to_surface(), "RGB")


def seats_have_shapes() -> bool:
    """Seats: a shape each, on pieces and on the emblem of the panel."""
    shapes = {silhouette(Token("her_scout", seat)) for seat in range(len(SEAT_COLORS))}
    return len(shapes) == len(SEAT_COLORS) == len(set(SEAT_SHAPES))


def enemies_have_a_shape() -> bool:
    """Enemies: a jagged edge that no seat has."""
    seats = {silhouette(Token("her_scout", seat)) for seat in range(len(SEAT_COLORS))}
    return silhouette(Token("her_scout")) not in seats


def threats_have_shapes() -> bool:
    """Threats of the gothic boards: a shape for each colour."""
    return len({shape for shape, _ in space.THREATS.values()}) == len(space.THREATS)


def damage_types_have_icons() -> bool:
    """Types of damage: an icon each."""
    names = [name for name in resources.icon_names() if name.startswith("dmg_")]
    pictures = {pygame.image.tobytes(resources.icon(name, 32, (255, 255, 255)), "RGBA") for name in names}
    return len(names) >= 11 and len(pictures) == len(names)


def spell_icons_have_numbers() -> bool:
    """The red diamond of a spell: its number."""
    sheet = Sheet(SIZE)
    with record.recording():
        card.draw(sheet, look("comic", SIZE), pygame.Rect(60, 60, 160, 220), Card("ra", "Ra", "hero", corner="3"))
    return any(one.kind == GLYPHS and one.label == "3" for one in sheet.traces.values())


def dice_of_a_sort_differ_by_letter() -> bool:
    """Two dice of different colours are different without their colours."""
    place = pygame.Rect(60, 60, 48, 48)

    def thrown(die: Die) -> bytes:
        return grey(lambda sheet, seen: dice.draw(sheet, seen, place, die))

    return len({thrown(Die(color, color[0].upper())) for color in DIE_COLORS}) == len(DIE_COLORS)


FACTS = (
    dice_have_letters, exhausted_dice_lie_apart, dice_of_a_sort_differ_by_letter, rings_have_numbers,
    dials_have_numbers, gauges_have_numbers, picked_cards_have_a_tick, what_can_be_chosen_has_an_outline,
    barred_buttons_say_why, default_buttons_shine, log_lines_have_words, seats_have_shapes, enemies_have_a_shape,
    threats_have_shapes, damage_types_have_icons, spell_icons_have_numbers,
)  # fmt: skip
"""What a colour tells, each with the other sign that tells it."""


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_what_a_colour_tells_has_a_second_sign(fact: Callable[[], bool]) -> None:
    App(Preferences(size=SIZE), headless=True)
    assert fact(), fact.__doc__
