"""Criteria 23, 25, 26, 29, 32 and 36: what the table says of itself, its log, its odds, undo, slots and the curtain."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.engine.ask import Decision
from game.model.state import canonical
from game.model.view import SPECTATOR
from game.storage import saves
from game.storage.autosave import Autosave
from game.table.local import LocalTable
from game.titles import TITLES
from scenes import shots
from scenes.app import App
from scenes.kit import record, text
from scenes.kit.log import Entry, Log
from scenes.kit.preferences import SAVES_ORDERS, Preferences
from scenes.kit.words import Words
from scenes.menus import load
from scenes.menus.curtain import Curtain
from scenes.menus.data import SaveInfo
from scenes.menus.entry import Entry as Line
from scenes.tables.logpage import LogPage
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at, tables_at
from tests.scenes.hands import clicks, hint, key, opened

SITUATIONS: list[tuple[str, int]] = [(title, seed) for title in ("twenty_strong", "sentinels") for seed in range(10)]
DECLINING = ("none", "no", "pass", "stop", "done", "end", "leave", "keep", "skip")
SIZE = (1280, 720)


def situation(title: str, seed: int) -> TableScene:
    """A table after some answers, a few more for each seed."""
    if title == "sentinels":
        return sentinels_at.scene(sentinels_at.played("sen-ask-play", 3 + seed % 3, 5 + 7 * seed, seed))
    return shots.table_scene(shots.played(title, seed, 4 + 4 * seed, shots.people(1)))


@pytest.mark.parametrize(("title", "seed"), SITUATIONS)
def test_the_screen_answers_the_five_questions(title: str, seed: int) -> None:
    shown = situation(title, seed)
    opened(shown)
    asked = shown.asking
    assert asked is not None
    decision, said = asked.decision, shown.question
    # Whose turn and which step; what is asked of whom.
    phase = shown.board.phase(shown.words, shown.feed.shown)
    assert phase
    assert phase in said.why
    assert text.plain(said.ask).startswith(text.plain(shown.words.spoken(f"@seat:{decision.seat}")))
    # Why: the rule, and the card where one asks.
    assert decision.rule
    assert decision.rule in said.why
    # What is legal: each option is a lit thing or a button.
    buttons = {one.key for one in said.options}
    lit = {about for thing in shown.lit() for about in thing.about}
    dropped = {one.key for one in decision.options if one.group == "drop"}
    assert [one.key for one in decision.options if one.key not in buttons | dropped and one.about not in lit] == []
    # How to decline, where that is allowed.
    ways = [one.key for one in decision.options if one.key in DECLINING]
    assert all(key in buttons for key in ways)
    assert decision.low or asked.several or ways


LONG = "Meanwhile: Swarm of Scarabs → Legacy: 1 toxic · 30 HP · Zombie Servant → Ra: 1 melee · 21 HP · Scout walks"
REMARKS = [
    (situated, way)
    for situated in SITUATIONS[::3]
    for way in (((1280, 720), 100), ((1280, 720), 200), ((1024, 600), 125))
]


@pytest.mark.parametrize("words", ["tip_gold", LONG])
@pytest.mark.parametrize(("situated", "way"), REMARKS)
def test_a_remark_covers_neither_the_phase_nor_the_question_nor_what_it_is_about(
    situated: tuple[str, int], way: tuple[tuple[int, int], int], words: str
) -> None:
    shown, (size, scale) = situation(*situated), way
    chosen = Preferences(size=size, animation="off", bot_pace=0.0, text_scale=scale, language="pseudo")
    app = App(chosen, headless=True)
    app.stack.push(shown)
    for _ in range(3):
        app.frame(1 / 60)
    assert shown.asking
    app.toast(app.words(words) if app.words.has(words) else words)
    with record.recording() as marks:
        app.frame(1 / 60)
    (remark,) = [mark.rect for mark in marks if mark.kind == "overlay"]
    lay = shown.board.layout(shown.look)
    assert pygame.Rect(0, 0, *size).contains(remark)
    assert remark.collidelist([lay.title, lay.bar, *(rect for _, rect in shown.plan.buttons)]) < 0
    assert [thing.key for thing in shown.lit() if remark.colliderect(thing.rect)] == []


def test_a_click_on_a_remark_takes_it_away_and_does_nothing_else() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    asked = shown.asking
    app.toast(LONG)
    app.frame(1 / 60)
    assert app._toast
    assert app._toast.place
    app.frame(1 / 60, clicks(app._toast.place.center))
    app.frame(1 / 60)
    assert app.remark == ""
    assert shown.asking is asked
    assert not shown.looking.open


def test_what_a_hint_says_goes_with_its_question() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    hint(app, shown)
    assert app.remark.startswith("Hint")
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    assert app.remark == ""


def test_a_remark_lies_on_empty_ground_where_there_is_some() -> None:
    shown = sentinels_at.scene(sentinels_at.MOMENTS["start"]())
    app = opened(shown)
    app.toast(LONG)
    app.frame(1 / 60)
    assert app._toast
    assert app._toast.place
    assert [
        thing.key for thing in shown.picture.things if thing.closer and thing.seen.colliderect(app._toast.place)
    ] == []


def test_a_remark_stays_where_it_is_until_it_would_cover_something() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    app.toast(LONG)
    app.frame(1 / 60)
    assert app._toast
    first = app._toast.place
    app.frame(1 / 60, [key(pygame.K_TAB)])
    assert app._toast.place == first
    assert first
    shown.picture.swap(replace(shown.lit()[0], rect=first.copy()))
    shown.dirty = True
    app.frame(1 / 60)
    assert app._toast.place
    assert not app._toast.place.colliderect(first)


def page(shown: Log) -> LogPage:
    """The log on a page of its own."""
    scene = LogPage("ship", "Log", shown, ("Everybody", "Ada", "Bo"), lambda entry: None)
    app = App(Preferences(size=SIZE), headless=True)
    app.stack.push(scene)
    app.frame(1 / 60)
    return scene


def press(scene: LogPage, key: str) -> None:
    control = scene.control(key)
    assert control
    assert control.press
    control.press()


def rounds(count: int, lines: int) -> Log:
    """A log of some rounds of some lines."""
    log = Log()
    for number in range(count):
        log.add(Entry(f"Round {number}", head=True))
        log.add(*(Entry(f"**Ada** hits the larva for {n}", seats=(n % 2,)) for n in range(lines)))
    return log


def test_the_log_goes_from_round_to_round_and_filters_by_seat() -> None:
    scene = page(rounds(10, 20))
    heads = [top for top, entry in scene._tops if entry.head]
    press(scene, "earlier")
    assert scene.scroll in heads
    first = scene.scroll
    press(scene, "earlier")
    assert scene.scroll == heads[heads.index(first) - 1]
    press(scene, "later")
    assert scene.scroll == first
    press(scene, "tab1")
    assert {entry.seats for _, entry in scene._tops} == {None, (0,)}


def test_the_log_is_copied_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    press(page(rounds(2, 3)), "copy")
    assert copied[0].splitlines()[1] == "Ada hits the larva for 0"


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_a_line_that_is_pointed_at_or_focused_lights_up_its_object(title: str) -> None:
    shown = situation(title, 9)
    app = opened(shown)
    told = [(rect, entry) for rect, entry in shown.feed.log._spots if any(map(shown.picture.about, entry.about))]
    rect, entry = told[0]
    app.frame(1 / 60)
    before = app.surface.copy()
    app.frame(1 / 60, clicks(rect.center)[:1])
    assert shown.marked is entry
    thing = next(one for about in entry.about if (one := shown.picture.about(about)))
    around = thing.rect.inflate(12, 12).clip(app.surface.get_rect())
    pixels = [pygame.image.tobytes(picture.subsurface(around), "RGB") for picture in (before, app.surface)]
    assert pixels[0] != pixels[1]
    app.frame(1 / 60, clicks((2, 2))[:1])
    assert shown.marked is None
    # On the page of the log the keys do the same, and Enter shows it close by.
    app.frame(1 / 60, [key(pygame.K_l, "l")])
    app.frame(1 / 60)
    page = app.stack.top
    assert isinstance(page, LogPage)
    page.focused = next(f"line:{index}" for index, (_, one) in enumerate(page._tops) if one is entry)
    app.frame(1 / 60, [key(pygame.K_UP), key(pygame.K_DOWN)])
    assert shown.marked is entry
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    assert app.stack.top is shown
    assert shown.marked is entry


def test_the_log_of_sentinels_is_filtered_by_hero() -> None:
    shown = situation("sentinels", 9)
    opened(shown)
    entries = shown.feed.log.entries
    heroes = shown.feed.shown.heroes
    names = [text.plain(shown.words(hero)) for hero in heroes]
    for seat, name in enumerate(names):
        others = [one for one in names if one != name]
        passed = [text.plain(one.text) for one in entries if one.concerns(seat)]
        left_out = [text.plain(one.text) for one in entries if not one.concerns(seat)]
        assert passed
        assert left_out
        assert not any(name in line for line in left_out)
        assert not any(line in others for line in passed), "the turn of another hero"
    assert any(one.seats == () for one in entries), "what the villain does alone concerns nobody's filter"


def test_two_thousand_lines_scroll_at_sixty_frames() -> None:
    scene = page(rounds(20, 100))
    app = scene.host
    spent = []
    for _ in range(40):
        start = time.thread_time()
        scene.scroll_by(-70)
        scene.draw(app.surface)
        spent.append(time.thread_time() - start)
    assert sorted(spent)[20] < 1 / 60


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_a_line_of_the_log_names_actor_target_and_numbers(title: str) -> None:
    shown = situation(title, 9)
    opened(shown)
    lines = [text.plain(entry.text) for entry in shown.feed.log.entries]
    assert lines
    assert not any("{" in line or "@" in line for line in lines)
    assert any(any(sign.isdigit() for sign in line) for line in lines)
    assert any(entry.head for entry in shown.feed.log.entries)


def test_a_click_on_a_line_of_the_log_shows_its_object() -> None:
    shown = tables_at.scene("room")
    app = opened(shown)
    told = [(rect, entry.subject) for rect, entry in shown.feed.log._spots if entry.subject]
    spot = next(rect.center for rect, name in told if shown.board.closer(shown.words, shown.feed.shown, name))
    app.frame(1 / 60, clicks(spot))
    assert shown.looking.closer


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_undo_brings_back_the_very_same_table(title: str) -> None:
    shown = situation(title, 2)
    app = opened(shown)
    undone = 0
    for _ in range(12):
        asked, before = shown.asking, canonical(shown.table.view(SPECTATOR))
        if asked is None:
            break
        seat = asked.decision.seat
        option = next(one for one in asked.decision.options)
        shown.answer((option.key,))
        app.frame(1 / 60)
        if not shown.table.undo_reason(seat):
            shown.table.undo(seat)
            assert canonical(shown.table.view(SPECTATOR)) == before
            undone += 1
            app.frame(1 / 60)
        app.frame(1 / 60)
    assert undone


def test_nothing_of_the_table_shows_behind_the_curtain() -> None:
    until: Callable[[Decision], bool] = lambda asked: asked.message in ("ask-activate", "ask-put-away")  # noqa: E731
    app = App(Preferences(size=SIZE, animation="off"), headless=True)
    app.stack.push(shots.table_scene(shots.played("twenty_strong", 5, 4, shots.people(2), until)))
    for _ in range(3):
        app.frame(1 / 60)
    curtain = app.stack.top
    assert isinstance(curtain, Curtain)
    assert curtain.opaque
    curtain.dirty = True
    with record.recording() as found:
        app.frame(1 / 60)
    said = [mark.label for mark in found if mark.kind == "text"]
    assert len(said) <= 4
    assert any("Hand over" in words for words in said)


def test_twenty_named_slots_each_with_title_seats_and_time() -> None:
    table = shots.played("twenty_strong", 1, 0, shots.people(1))
    for number in range(20):
        saves.save(table.record(), f"Evening {number}")
    listed = [one for one in saves.listed() if not one.is_auto]
    assert len(listed) == 20
    assert all(one.header and one.header.title and one.header.seats and one.when for one in listed)
    assert [one.when for one in listed] == sorted((one.when for one in listed), reverse=True)


SAVES = (
    SaveInfo("a", "friday", "title_twenty_strong", saved=30.0, played=2),
    SaveInfo("b", "Anna", "title_sentinels", saved=20.0, played=9),
    SaveInfo("c", "title_twenty_strong", saved=10.0, played=5, auto=True),
    SaveInfo("d", "d", broken="damaged"),
)


@pytest.mark.parametrize(
    ("order", "slots"),
    [("newest", "abcd"), ("oldest", "cbad"), ("name", "cbad"), ("title", "acbd"), ("round", "bcad")],
)
def test_saved_games_are_listed_in_five_orders(order: str, slots: str) -> None:
    assert "".join(save.slot for save in load.ordered(SAVES, order, Words())) == slots


def test_the_order_of_saved_games_is_remembered() -> None:
    actions = load.LoadActions(lambda slot: None, lambda slot: None, lambda slot, name: None)
    stored: list[Preferences] = []
    app = App(Preferences(size=SIZE), headless=True, store=stored.append)
    app.stack.push(load.Load(lambda: SAVES, actions))
    app.frame(1 / 60)
    for wanted in SAVES_ORDERS[1:]:
        page = app.stack.top
        assert isinstance(page, load.Load)
        order = page.control("order")
        assert order
        app.frame(1 / 60, clicks(order.rect.center))
        assert stored[-1].saves_order == wanted
        rows = [one.key for one in page.controls if one.key.startswith("save:")]
        assert rows == [f"save:{save.slot}" for save in load.ordered(SAVES, wanted, app.words)]


def test_a_saved_game_is_renamed_on_the_page() -> None:
    named: list[tuple[str, str]] = []
    actions = load.LoadActions(lambda slot: None, lambda slot: None, lambda slot, name: named.append((slot, name)))
    app = App(Preferences(size=SIZE), headless=True)
    app.stack.push(load.Load(lambda: SAVES, actions))
    app.frame(1 / 60)
    page = app.stack.top
    assert isinstance(page, load.Load)
    rename = page.control("rename")
    assert rename
    app.frame(1 / 60, clicks(rename.rect.center))
    app.frame(1 / 60)
    line = app.stack.top
    assert isinstance(line, Line)
    assert line._field
    line._field.put("saturday")
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    assert named == [("a", "saturday")]


def test_each_title_keeps_three_autosaves_beside_the_named_games() -> None:
    for title in ("twenty_strong", "sentinels"):
        seats = TITLES[title].seats[0]
        for seed in range(4):
            keeper = Autosave()
            setup = TITLES[title].setup(seats)
            LocalTable.new(TITLES[title], setup, shots.people(seats), seed, keeper=keeper).close()
    autos = [one.slot for one in saves.listed() if one.is_auto]
    assert sorted(autos) == [f"auto-{title}-{n}" for title in ("sentinels", "twenty_strong") for n in (1, 2, 3)]
