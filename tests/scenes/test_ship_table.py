"""The table of 20 Strong at every size: pieces and their numbers, what seats hold, the log, cards to choose from."""

from __future__ import annotations

import math
from functools import cache

import pygame
import pytest

from game.model.state import cards_in
from game.titles.twenty_strong.state import ShipState, items_of, objective_zone
from scenes import shots
from scenes.app import App
from scenes.kit import card as cards
from scenes.kit import dial, log, record, text
from scenes.kit.card import Card, has_head
from scenes.kit.dial import Dial
from scenes.kit.look import Look, look
from scenes.kit.preferences import Preferences
from scenes.kit.record import Mark
from scenes.kit.words import PSEUDO, Words
from scenes.tables import caps, ship_faces, ship_held, ship_panels
from scenes.tables import ship_layout as layouts
from scenes.tables.reference import Reference
from scenes.tables.table import TableScene
from scenes.tables.things import Thing

WAYS = (
    ((1024, 600), "en", 125), ((1280, 720), "en", 100), ((1280, 720), "en", 150), ((1280, 720), "en", 200),
    ((1280, 720), PSEUDO, 200), ((1920, 1080), "en", 100), ((2560, 1080), "en", 100),
)  # fmt: skip
MOMENTS = (("table-crew", 2, 200), ("table-crew", 4, 340), ("table-most", 12, 160), ("table-attack", 7, 0))
"""A heap of pieces, heroes that have left, many items, and a fight."""
COVERED = 0.4
"""The largest share of a piece that its own number covers."""
Way = tuple[tuple[int, int], str, int]
Moment = tuple[str, int, int]
ways = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0][0]}-{way[1]}-{way[2]}")
moments = pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment[0]}-{moment[1]}")


def seen(way: Way) -> Look:
    """The window of a way."""
    return look("ship", way[0], text_scale=way[2] / 100)


def opened(way: Way, moment: Moment) -> App:
    """The program at a moment."""
    size, language, scale = way
    scene, seed, after = moment
    chosen = Preferences(size=size, language=language, text_scale=scale)
    return shots.opened(scene, shots.Order("twenty_strong", seed, after, Words(language)), chosen)


@cache
def pictured(way: Way, moment: Moment) -> tuple[TableScene, list[Mark]]:
    """The table at a moment, and what was drawn."""
    app = opened(way, moment)
    table = app.stack.top
    assert isinstance(table, TableScene)
    table.easel._canvas = type(table.easel._canvas)()
    table.easel.stale()
    with record.recording() as marks:
        table.draw(app.surface)
    return table, marks


def pieces(table: TableScene) -> list[Thing]:
    """Heroes and enemies on the board."""
    rooms = [thing.rect for thing in table.picture.things if thing.key.startswith("space:")]
    found = [thing for thing in table.picture.things if thing.key.startswith(("hero:", "card:"))]
    return [thing for thing in found if any(room.contains(thing.rect) for room in rooms)]


def share(covered: pygame.Rect, by: pygame.Rect) -> float:
    """How much of a rect another covers."""
    both = covered.clip(by)
    return both.width * both.height / (covered.width * covered.height)


@ways
@moments
def test_numbers_leave_pieces_to_be_seen(way: Way, moment: Moment) -> None:
    table, marks = pictured(way, moment)
    tokens = [mark.rect for mark in marks if mark.kind == "token"]
    numbers = [mark.rect for mark in marks if mark.kind == "plate" and mark.label in [str(n) for n in range(12)]]
    assert len(tokens) >= len(pieces(table)) > 0
    for token in tokens:
        over = sorted(share(token, number) for number in numbers)
        assert over[-1] <= COVERED
        assert sum(over[:-1]) <= 0.05


@ways
@moments
def test_pieces_stand_in_their_rooms_and_apart(way: Way, moment: Moment) -> None:
    standing = pieces(pictured(way, moment)[0])
    for index, one in enumerate(standing):
        assert min(one.rect.size) >= 12
        assert one.rect.collidelistall([other.rect for other in standing]) == [index]


@ways
@moments
def test_keys_of_things_cover_no_number_of_a_piece(way: Way, moment: Moment) -> None:
    table, marks = pictured(way, moment)
    look = seen(way)
    numbers = [mark.rect for mark in marks if mark.kind == "plate" and mark.label.isdecimal()]
    for thing in table.numbered.values():
        cap = caps.spot(look, thing, others=caps.beside(table.picture, thing))
        assert cap.collidelist(numbers) == -1


@ways
def test_a_veil_covers_no_key(way: Way) -> None:
    table, _ = pictured(way, ("table", 7, 0))
    veil = table.picture.by_key["offer:veil"].rect
    assert table.numbered
    assert all(thing.key.startswith("offer:") for thing in table.numbered.values() if veil.colliderect(thing.rect))


@ways
def test_a_change_stays_in_the_room_of_its_piece(way: Way) -> None:
    table, _ = pictured(way, ("table-preview", 0, 0))
    pills = [thing for thing in table.foresight.things if thing.key.startswith("foresight:card:")]
    assert pills
    for pill in pills:
        piece = table.picture.by_key[pill.key.removeprefix("foresight:")]
        (room,) = [
            thing
            for thing in table.picture.things
            if thing.key.startswith("space:") and thing.rect.collidepoint(piece.rect.center)
        ]
        assert room.rect.contains(pill.rect)


@pytest.mark.parametrize("seed", [0, 3, 5])
@ways
def test_a_change_is_nearest_to_its_own_piece_and_leaves_it_to_be_seen(way: Way, seed: int) -> None:
    table, _ = pictured(way, ("table-preview", seed, 0))
    for pill in (thing for thing in table.foresight.things if thing.key.startswith("foresight:card:")):
        piece = table.picture.by_key[pill.key.removeprefix("foresight:")].rect
        own = pygame.Rect(piece.x, piece.y, piece.height, piece.height)
        away = math.dist(pill.rect.center, own.center)
        assert all(math.dist(pill.rect.center, one.rect.center) >= away for one in pieces(table) if one.rect != piece)
        assert share(own, pill.rect) <= COVERED / 2


@ways
def test_which_die_is_a_heros_figure_is_told_without_its_colour(way: Way) -> None:
    table, _ = pictured(way, ("table-crew", 2, 200))
    view = table.feed.shown
    assert isinstance(view, ShipState)
    assert len({hero.stat_die for hero in view.heroes}) == len(view.heroes) > 1
    for seat, hero in enumerate(view.heroes):
        head = table.picture.by_key[f"seat:{seat}"]
        assert head.shown.die == hero.stat_die
        assert head.closer
        note = head.closer().notes[0]
        assert note.icon == ship_faces.STAT_DICE[hero.stat_die]
        assert table.words(f"stat-die-{hero.stat_die}") in text.plain(note.text)


@pytest.mark.parametrize("moment", [("table-full", 7, 420), ("table-full", 3, 300)])
@ways
def test_lines_of_what_is_held_are_no_larger_than_names_of_heroes(way: Way, moment: Moment) -> None:
    table, _ = pictured(way, moment)
    head = table.picture.by_key["seat:0"].shown
    lines = [thing.shown for thing in table.picture.things if thing.painter is ship_held._line]
    assert lines or way[1] != PSEUDO
    assert all(size <= seen(way).modest(head.scale).type_px(24) for _, size in lines)


def test_what_the_viewer_holds_is_named_rather_than_heads_large() -> None:
    table, _ = pictured(((1024, 600), "en", 125), ("table-full", 3, 300))
    view = table.feed.shown
    assert isinstance(view, ShipState)
    held = [*items_of(view, view.current), *cards_in(view, objective_zone(view.current))]
    assert len(held) > 3
    assert all(table.picture.by_key[f"card:{card.id}"].shown[0].name for card in held)


@ways
@moments
def test_what_a_seat_holds_lies_in_its_panel(way: Way, moment: Moment) -> None:
    table, _ = pictured(way, moment)
    view = table.feed.shown
    assert isinstance(view, ShipState)
    asked = table.open_question
    assert asked
    assert table.board.offers(table.look, table.words, view, asked.decision, table.picture) == ()
    for seat in range(len(view.heroes)):
        panel = table.picture.by_key[f"panel:{seat}"].rect
        held = [*items_of(view, seat), *cards_in(view, objective_zone(seat))]
        for card in held:
            lying = table.picture.by_key.get(f"card:{card.id}")
            assert lying is not None or not card.name
            assert lying is None or (panel.contains(lying.rect) and min(lying.rect.size) >= 24)


@ways
@moments
def test_heads_of_seats_are_alike(way: Way, moment: Moment) -> None:
    table, marks = pictured(way, moment)
    heads = [thing for thing in table.picture.things if thing.key.startswith("seat:")]
    assert len({head.shown.scale for head in heads}) == 1
    names = {head.shown.name: head.rect for head in heads}
    shown = [mark for mark in marks if mark.label in names and names[mark.label].colliderect(mark.rect)]
    assert len(shown) >= len(names) > 0
    assert len({mark.rect.x for mark in shown}) == 1


@ways
@moments
def test_the_log_has_two_lines_at_least(way: Way, moment: Moment) -> None:
    table, marks = pictured(way, moment)
    look = seen(way)
    lay = layouts.layout(look)
    modest = look.modest(1.5)
    assert lay.log.height >= log.head_height(modest) + 2 * log.line_height(modest)
    assert lay.log.bottom <= lay.bar.y
    newest = text.plain(table.feed.log.entries[-1].text)
    assert any(mark.label == newest and lay.log.contains(mark.rect) for mark in marks)


@ways
def test_heroes_to_choose_from_have_names_and_numbers_of_one_size(way: Way) -> None:
    table, _ = pictured(way, ("table", 7, 0))
    offers = [thing for thing in table.picture.things if thing.key.startswith("offer:hero")]
    offers = offers or [thing for thing in table.picture.things if thing.key.startswith("offer:") and thing.shown]
    assert len(offers) == 9
    for thing in offers:
        card, scale = thing.shown
        assert scale == offers[0].shown[1]
        assert has_head(seen(way).modest(scale), thing.rect.size, card)
        assert thing.rect.size == offers[0].rect.size


@ways
def test_blanks_of_keywords_stay(way: Way) -> None:
    look, words = seen(way), Words(way[1])
    whole = ship_faces.hero_card(words, "her_scout").keywords
    line = "Ongoing · Costs no action"
    for wide in range(60, 400, 20):
        for keywords in (line, whole):
            cards.face.cache_clear()
            with record.recording() as marks:
                cards._front(look, (wide, 320), Card("it_boots", "Tool Roll", "technical", keywords))
            said = {" ".join(mark.label.split()) for mark in marks} - {"Tool Roll"}
            assert said <= {line, "Ongoing", "", " ".join(text.plain(whole).split())}


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("scale", [100, 200])
def test_tabs_of_the_reference_stay_on_it(language: str, scale: int) -> None:
    app = opened(((1280, 720), language, scale), ("table-reference", 7, 0))
    page = app.stack.top
    assert isinstance(page, Reference)
    box = page.box(page.look)
    tabs = [one for one in page.controls if not one.scrolls]
    assert len(tabs) == 4
    assert all(box.contains(one.rect) for one in tabs)
    assert all(one.rect.collidelistall([two.rect for two in tabs]) == [index] for index, one in enumerate(tabs))


@ways
def test_figures_of_a_dial_keep_clear_of_ticks_and_needle(way: Way) -> None:
    window = seen(way).modest(1.2)
    for side in range(layouts.layout(seen(way)).dial.width, 400, 30):
        face, place = Dial(0, 10, red=4), pygame.Rect(0, 0, side, side)
        shown, middle = dial._shown(window, place, face), pygame.Vector2(place.center)
        reach = dial._reach(window, side, face) * side / 2
        for _, box in shown:
            corners = [box.topleft, box.topright, box.bottomleft, box.bottomright]
            assert max(middle.distance_to(corner) for corner in corners) <= dial._TICKS_FROM * side / 2
            assert min(middle.distance_to(corner) for corner in corners) >= reach
        assert all(box.collidelistall([other for _, other in shown]) == [index] for index, (_, box) in enumerate(shown))


@pytest.mark.parametrize("value", [0, 4, 10])
@ways
def test_the_value_of_a_dial_stands_apart_from_its_numbers(way: Way, value: int) -> None:
    window = seen(way).modest(1.2)
    for side in range(layouts.layout(seen(way)).dial.width, 400, 30):
        place, surface = pygame.Rect(0, 0, side, side), pygame.Surface((side, side))
        if side < ship_panels.NUMBERED * window.floor:
            continue
        with record.recording() as marks:
            dial.draw(surface, window, place, Dial(0, 10, red=4), value)
        (shown,) = [mark.rect for mark in marks if mark.kind == "plate" and mark.label == str(value)]
        assert place.contains(shown)
        figures = [box for _, box in dial._shown(window, place, Dial(0, 10, red=4))]
        assert shown.collidelist(figures) == -1


@pytest.mark.parametrize("width", range(90, 260, 10))
def test_values_are_not_broken_at_the_end_of_a_line(width: int) -> None:
    window = look("ship", (1280, 720))
    said = "Damage at hand: **3** · Spitter (brood) **3 → 0** · quiet 26 % · __2 actions__ left"
    block = text.layout(window, said, width, "body", 14, (255, 255, 255))
    lines = ["".join(run.span.text for run in runs).replace("\N{NO-BREAK SPACE}", " ") for runs in block.lines]
    for value in ("3 → 0", "26 %", "2 actions"):
        assert sum(value in line for line in lines) == 1


def test_a_value_wider_than_the_line_opens() -> None:
    window = look("ship", (1280, 720))
    block = text.layout(window, "__12 actions__", 50, "body", 14, (255, 255, 255))
    assert [len(runs) for runs in block.lines] == [1, 1]
    assert not block.split


def test_a_blank_before_another_font_is_no_narrower_than_others() -> None:
    window = look("ship", (1280, 720))
    for size in (14, 16, 20, 28):
        (runs,) = text.layout(window, "(brood) **3**", None, "body", size, (255, 255, 255)).lines
        assert runs[1].x - text.layout(window, "(brood)", None, "body", size, (0, 0, 0)).width >= size * 0.22
