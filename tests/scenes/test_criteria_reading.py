"""Criteria 15 to 18 and 24: what is read at a table, in a closer look, in the rulebook and in a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.ai.whim import whim
from game.engine.ask import Answer
from game.luck import Luck
from game.table.local import LocalTable
from game.titles import TITLES
from scenes import shots
from scenes.app import App
from scenes.kit import focus, glyphs, panel, record, resources, text, zoom
from scenes.kit.cardstock import Card
from scenes.kit.look import Look, look
from scenes.kit.preferences import Preferences
from scenes.kit.resources import Color
from scenes.kit.theme import KIND_COLORS, STRONG, Theme
from scenes.kit.words import Words
from scenes.menus.rulebook import Rulebook
from scenes.tables import exits
from scenes.tables.table import TableScene
from scenes.tables.things import Closer
from scenes.tables.wording import Voice
from tests.scenes import check, ink, legible, sentinels_at, tables_at
from tests.scenes.hands import clicks, key, opened

TABLES: dict[str, Callable[[], TableScene]] = {
    "twenty_strong": lambda: tables_at.scene("three"),
    "sentinels": lambda: sentinels_at.scene(sentinels_at.MOMENTS["play"]()),
}
SIZE = (1280, 720)
LONGEST_REFUSAL, TERMS = 80, 50
KEYWORDS = {"twenty_strong": "kw_", "sentinels": "kw_sen_"}
"""How the message of a keyword begins."""


def messages(*beginnings: str) -> list[str]:
    """The ids of the English messages that begin so."""
    files = (resources.root() / "localisation" / "en").glob("*.ftl")
    rows = [row for path in files for row in path.read_text(encoding="utf-8").splitlines()]
    return [row.partition(" =")[0] for row in rows if row.startswith(beginnings)]


def keywords(title: str) -> dict[str, str]:
    """The keywords of a title with the rule of each."""
    words, begin = Words(), KEYWORDS[title]
    names = [name for name in messages(begin) if not name.endswith("_text")]
    names = [name for name in names if title == "sentinels" or not name.startswith("kw_sen_")]
    return {words(name): words.rule(name) for name in names if words.rule(name)}


def grounds(shown: Theme) -> list[Color]:
    """What a ring may lie upon: the colours of a style, of its cards and spaces, and white."""
    tones = (*shown.panel, *shown.ground, *shown.button, *shown.tile, shown.card_paper, shown.accent, shown.tint)
    return [*tones, *KIND_COLORS.values(), (255, 255, 255)]


RINGS: dict[str, Callable[[pygame.Surface, Look, pygame.Rect], None]] = {
    "focus": focus.draw,
    "gold": panel.outline,
    "gold with its light": panel.selectable,
}


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize("strong", ["", STRONG])
@pytest.mark.parametrize("name", glyphs.THEMES)
def test_the_focus_ring_stands_out(name: str, strong: str, ring: str) -> None:
    shown = look(f"{name}{strong}", SIZE)
    with ink.followed():
        App(Preferences(size=SIZE), headless=True)
        picture = ink.Sheet(SIZE)
        patches = [pygame.Rect(index % 10 * 128, index // 10 * 120, 128, 120) for index in range(60)]
        tones = grounds(shown.theme)
        for tone, patch in zip(tones, patches, strict=False):
            picture.fill(tone, patch)
            RINGS[ring](picture, shown, patch.inflate(-60, -60))
        rims = [one for one in picture.traces.values() if one.kind == ink.RIM]
        assert len(rims) == len(tones) > 30
        assert legible.low_contrast(picture, 4.5, 3.0) == []


def test_damage_types_are_told_by_shape() -> None:
    names = [name for name in resources.icon_names() if name.startswith("dmg_")]
    pictures = {name: pygame.image.tobytes(resources.icon(name, 32, (255, 255, 255)), "RGBA") for name in names}
    assert len(names) >= 11
    assert all(pictures[one] != pictures[two] for one, two in combinations(names, 2))


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [(SIZE, "en", 100), (SIZE, "pseudo", 200), ((1024, 600), "pseudo", 125), ((1920, 1080), "en", 100)],
    ids=str,
)
def test_a_closer_look_is_large_and_beside_the_thing(
    title: str, size: tuple[int, int], language: str, scale: int
) -> None:
    shown = TABLES[title]()
    check.opened(shown, size, language, scale)
    canvas = pygame.Surface(size)
    looks = [thing for thing in shown.picture.things if thing.closer]
    assert len(looks) > 10
    for thing in looks:
        assert thing.closer
        closer = thing.closer()
        with record.recording() as found:
            place = zoom.draw(canvas, shown.look, closer.card, closer.notes, thing.rect)
        words = [mark for mark in found if mark.kind == "text"]
        assert place.height >= size[1] * 0.8, thing.key
        assert not place.colliderect(thing.rect), thing.key
        assert [mark for mark in words if mark.cut or not (mark.scrolls or place.contains(mark.rect))] == [], thing.key
        body = [mark for mark in words if mark.label != closer.card.corner]
        assert all(mark.size >= 20 for mark in body), thing.key


def long_look() -> Closer:
    """A closer look at more than a window holds."""
    notes = tuple(zoom.Note(f"A word that is explained in a line of its own, {n}.", "dmg_fire") for n in range(40))
    return Closer(Card("ra", "Ra", "amber", "Hero", "Pyre."), notes)


@pytest.mark.parametrize("key_name", ["down", "wheel"])
def test_a_closer_look_that_is_too_long_scrolls_to_its_end(key_name: str) -> None:
    shown = TABLES["sentinels"]()
    app = opened(shown)
    thing = next(thing for thing in shown.picture.things if thing.closer)
    app.frame(1 / 60, clicks(thing.rect.center)[:1])
    shown.looking.at(replace(thing, closer=long_look), pinned=True)
    on = key(pygame.K_DOWN) if key_name == "down" else pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1)
    last = "A word that is explained in a line of its own, 39."

    def visible() -> bool:
        with record.recording() as found:
            shown.looking.draw(pygame.Surface(SIZE), shown.look)
        (line,) = [mark for mark in found if mark.label == last]
        return line.clip.contains(line.rect)

    assert not visible()
    for _ in range(60):
        app.frame(1 / 60, [on])
    assert visible()
    assert shown.looking.open


@pytest.mark.parametrize("title", TABLES)
def test_the_rest_of_the_pointer_can_be_told_to_explain_nothing(title: str) -> None:
    shown = TABLES[title]()
    app = opened(shown)
    app.apply(app.preferences.changed(hover_ms=-1))
    thing = next(thing for thing in shown.picture.things if thing.closer)
    app.frame(1 / 60, clicks(thing.rect.center)[:1])
    for _ in range(60):
        app.frame(1 / 60)
    assert not shown.looking.open


@pytest.mark.parametrize("title", TABLES)
def test_f1_opens_the_rule_of_the_question(title: str) -> None:
    shown = TABLES[title]()
    app = opened(shown)
    app.frame(1 / 60, [key(pygame.K_F1)])
    app.frame(1 / 60)
    book = app.stack.top
    assert isinstance(book, Rulebook)
    assert book.rule == shown.rule != ""
    assert book.scroll_area
    (place,) = [rect for block, rect in book._places if block.rule == book.rule]
    assert place.move(0, -book.scroll).colliderect(book.scroll_area)


@pytest.mark.parametrize("title", TABLES)
def test_every_keyword_of_a_closer_look_has_its_rule(title: str) -> None:
    for term, rule in keywords(title).items():
        assert f"**{rule}**" in exits.rulebook(title), term


@pytest.mark.parametrize("title", TABLES)
def test_the_search_finds_fifty_terms_within_two_pages(title: str) -> None:
    book = Rulebook(f"title_{title}", exits.rulebook(title))
    check.opened(book, (1920, 1080))
    terms = keywords(title)
    assert len(terms) >= TERMS
    late = []
    for term, rule in terms.items():
        book.search(term)
        assert book.scroll_area
        area = book.scroll_area
        places = [rect for block, rect in book._places if block.rule == rule]
        if not places or places[0].bottom > area.y + 2 * area.height:
            late.append((term, rule, round((places[0].bottom - area.y) / area.height, 1) if places else None))
    assert late == []


def games(title: str) -> Iterator[LocalTable]:
    """Some seeded games, at each of their questions."""
    for seed in range(6):
        seats = TITLES[title].seats[seed % len(TITLES[title].seats)]
        table, luck = LocalTable.new(TITLES[title], TITLES[title].setup(seats), shots.people(seats), seed), Luck(seed)
        for _ in range(120):
            asked = [decision for seat in table.waiting() if (decision := table.pending(seat))]
            if not asked:
                break
            yield table
            table.submit(Answer(asked[0].id, asked[0].seat, whim(asked[0], luck)))


@pytest.mark.parametrize("title", TABLES)
def test_refusals_are_short(title: str) -> None:
    shown = TABLES[title]()
    opened(shown)
    said: set[str] = set()
    for table in games(title):
        for seat in table.waiting():
            voice = Voice(shown.words, shown.board, table.view(seat))
            said |= {text.plain(voice.barred(bar)) for bar in table.barred(seat)}
    words = Words()
    said |= {
        words(name, needed=6, active=5, seat="Psychologist", high=12, low=10, count=12)
        for name in messages("bar-", "sen-bar-", "undo-", "pick-")
    }
    assert said
    assert {one for one in said if len(one) > LONGEST_REFUSAL} == set()
