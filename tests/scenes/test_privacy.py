"""Criterion 36: a PIN before one's turn, its way out when it is forgotten, and notes that stay with their seat."""

from __future__ import annotations

import pygame
import pytest

from game.engine.ask import Decision
from game.model.view import SPECTATOR
from game.storage import saves
from game.storage.private import Private, trace
from game.storage.record import PERSON, SeatPlan
from game.table.local import LocalTable
from scenes import shots
from scenes.app import App
from scenes.kit import record
from scenes.kit.preferences import Preferences
from scenes.kit.screen import Screen
from scenes.menus.confirm import Confirm
from scenes.menus.curtain import Curtain
from scenes.menus.entry import Entry
from scenes.menus.notes import Notes, Privacy
from scenes.program.pausing import hand
from scenes.program.seated import Seated
from scenes.program.titles import PLAYABLE
from scenes.tables import privacy
from scenes.tables.exits import nowhere
from scenes.tables.table import TableScene
from scenes.tables.wording import COVER, SHOW
from tests.scenes.hands import key, on_top

SECRET = "the captain lies"


def asked_in_private(decision: Decision) -> bool:
    return decision.message in ("ask-activate", "ask-put-away")


@pytest.fixture
def table() -> LocalTable:
    """Two people, one of whom is asked something private."""
    return shots.played("twenty_strong", 5, 4, shots.people(2), asked_in_private)


def opened(table: LocalTable) -> tuple[App, TableScene]:
    app, shown = App(Preferences(size=(1280, 720), animation="off"), headless=True), shots.table_scene(table)
    app.stack.push(shown)
    frames(app)
    return app, shown


def frames(app: App, *events: pygame.event.Event) -> None:
    app.frame(1 / 60, list(events))
    for _ in range(3):
        app.frame(1 / 60)


def press(app: App, name: str) -> None:
    scene = app.stack.top
    assert isinstance(scene, Screen)
    control = scene.control(name)
    assert control, [one.key for one in scene.controls]
    scene._activate(control)
    frames(app)


def typed(app: App, words: str) -> None:
    """Type into the line on top, and Enter."""
    line = app.stack.top
    assert isinstance(line, Entry)
    assert line._field
    line._field.put(words)
    frames(app, key(pygame.K_RETURN))


def said(app: App) -> str:
    """All words on the screen."""
    assert app.stack.top
    app.stack.refresh()
    with record.recording() as found:
        app.frame(1 / 60)
    return " ".join(mark.label for mark in found)


def test_the_curtain_asks_for_the_pin(table: LocalTable) -> None:
    seat = table.waiting()[0]
    table.set_private(seat, Private(trace("4711")))
    app, shown = opened(table)
    assert isinstance(app.stack.top, Curtain)
    press(app, "ready")
    typed(app, "1234")
    assert isinstance(app.stack.top, Entry)
    assert app.stack.top.typed == ""
    assert app.words("pin_wrong") in said(app)
    assert shown.veiled
    frames(app, key(pygame.K_ESCAPE))
    assert isinstance(app.stack.top, Curtain)
    press(app, "ready")
    typed(app, "4711")
    assert on_top(app) is shown
    assert shown.open_seat == seat


def test_a_forgotten_pin_is_taken_off_after_a_question_and_its_owner_is_told(table: LocalTable) -> None:
    seat, other = table.waiting()[0], 1 - table.waiting()[0]
    table.set_private(seat, Private(trace("4711"), (SECRET,)))
    table.set_private(other, Private(trace("1")))
    app, shown = opened(table)
    assert "taken off" not in said(app)
    press(app, "forgotten")
    assert isinstance(app.stack.top, Confirm)
    press(app, "no")
    assert table.private(seat).pin
    press(app, "forgotten")
    press(app, "yes")
    assert isinstance(app.stack.top, Curtain)
    assert table.private(seat) == Private("", (SECRET,), taken=True)
    assert table.private(other).pin
    assert "taken off" in said(app)
    press(app, "ready")
    assert on_top(app) is shown
    assert not table.private(seat).taken


def test_the_pause_menus_page_takes_a_pin_off_too(table: LocalTable) -> None:
    other = 1 - table.waiting()[0]
    table.set_private(other, Private(trace("1"), (SECRET,)))
    app, shown = opened(table)
    press(app, "ready")
    app.stack.push(privacy.page(shown))
    frames(app)
    assert isinstance(app.stack.top, Privacy)
    assert SECRET not in said(app)
    press(app, f"forget:{other}")
    press(app, "yes")
    assert table.private(other) == Private("", (SECRET,), taken=True)


def test_notes_stay_with_their_seat_and_in_the_save(table: LocalTable) -> None:
    seat, other = table.waiting()[0], 1 - table.waiting()[0]
    app, shown = opened(table)
    press(app, "ready")
    frames(app, key(pygame.K_p, "p"))
    assert isinstance(app.stack.top, Notes)
    press(app, "write")
    typed(app, SECRET)
    assert SECRET in said(app)
    frames(app, key(pygame.K_ESCAPE))
    assert on_top(app) is shown
    assert SECRET not in said(app)
    # The other seat's page lies behind its own curtain and shows nothing of it.
    privacy.open_notes(shown, other)
    frames(app)
    assert isinstance(app.stack.top, Curtain)
    assert SECRET not in said(app)
    press(app, "ready")
    assert isinstance(app.stack.top, Notes)
    assert SECRET not in said(app)
    # It comes back with the saved game, to the same seat.
    back = LocalTable.resume(saves.load(saves.save(table.record(), "evening")))
    assert back.private(seat).notes == (SECRET,)
    assert back.private(other) == Private()


def test_lines_are_changed_and_taken_away_and_a_pin_is_set_on_the_page(table: LocalTable) -> None:
    seat = table.waiting()[0]
    table.set_private(seat, Private(notes=("one", "two")))
    app, _ = opened(table)
    press(app, "ready")
    frames(app, key(pygame.K_p, "p"))
    press(app, "line:0")
    typed(app, "three")
    press(app, "line:1")
    typed(app, "")
    assert table.private(seat).notes == ("three",)
    press(app, "pin")
    line = app.stack.top
    assert isinstance(line, Entry)
    assert line._field
    line._field.put("42")
    line.dirty = True
    assert line._field._line.is_text_hidden
    frames(app, key(pygame.K_RETURN))
    typed(app, "43")
    assert isinstance(app.stack.top, Entry)
    assert app.words("pin_differs") in said(app)
    assert not table.private(seat).pin
    typed(app, "42")
    assert isinstance(app.stack.top, Notes)
    assert table.private(seat).opens("42")
    assert "42" not in table.private(seat).pin
    press(app, "unpin")
    assert not table.private(seat).pin


# -- one person is left, whose seat has a PIN ------------------------------------------------------------


def faces_up(shown: TableScene, seat: int) -> list[str]:
    """The names of the seat's objectives that can be read on the table."""
    own, common = shown.table.view(seat), shown.table.view(SPECTATOR)
    return [
        card.name
        for card in shown.feed.shown.cards.values()
        if card.name and card.id in own.cards and (card.id not in common.cards or not common.cards[card.id].name)
    ]


def seated(seats: tuple[SeatPlan, ...]) -> tuple[App, Seated, int, int]:
    """A table at its first turn; the seat that is asked and the other one."""
    game = shots.played("twenty_strong", 5, 4, seats, lambda asked: asked.message == "ask-action")
    board = PLAYABLE["twenty_strong"].board()
    shown = Seated(game, None, board, nowhere(), lambda scene: None, lambda scene: None)
    app = App(Preferences(size=(1280, 720), animation="off", bot_pace=0.0), headless=True)
    app.stack.push(shown)
    frames(app)
    asked = game.waiting()[0]
    return app, shown, asked, 1 - asked


def passed_on(app: App, shown: TableScene, seat: int) -> None:
    """Let the computer play until a seat is asked."""
    for _ in range(200):
        frames(app)
        if app.stack.top is not shown or (shown.asking and shown.asking.seat == seat):
            return


def test_a_seat_that_goes_to_the_computer_does_not_open_another_seats_pin() -> None:
    app, shown, asked, other = seated(shots.people(2))
    shown.table.set_private(other, Private(trace("4711"), (SECRET,)))
    hand(shown, asked, "random")
    passed_on(app, shown, other)
    assert shown.people == [other]
    assert shown.feed.ear == SPECTATOR
    assert not faces_up(shown, other)
    assert SECRET not in said(app)
    if app.stack.top is shown:
        frames(app, key(pygame.K_v, "v"))
    assert isinstance(app.stack.top, Curtain)
    press(app, "ready")
    typed(app, "4711")
    assert on_top(app) is shown
    assert faces_up(shown, other)


def test_taking_a_seat_back_from_the_computer_covers_what_lay_open() -> None:
    app, shown, asked, other = seated((SeatPlan(PERSON), SeatPlan("random")))
    assert faces_up(shown, asked)
    hand(shown, other, PERSON)
    frames(app)
    assert shown.feed.eye == shown.feed.ear == SPECTATOR
    assert not faces_up(shown, asked)


def test_a_saved_game_of_one_person_opens_behind_the_pin() -> None:
    app, shown, asked, _ = seated((SeatPlan(PERSON), SeatPlan("random")))
    shown.table.set_private(asked, Private(trace("4711"), (SECRET,)))
    back = LocalTable.resume(saves.load(saves.save(shown.game.record(), "evening")))
    app, again = opened(back)
    assert not faces_up(again, asked)
    frames(app, key(pygame.K_p, "p"))
    assert isinstance(app.stack.top, Curtain)
    press(app, "ready")
    typed(app, "1")
    assert SECRET not in said(app)
    typed(app, "4711")
    assert isinstance(app.stack.top, Notes)


def test_a_pin_set_alone_covers_only_on_demand_and_one_taken_off_is_told_first() -> None:
    app, shown, asked, _ = seated((SeatPlan(PERSON), SeatPlan("random")))
    shown.table.set_private(asked, Private(trace("4711")))
    shown.look_anew()
    assert faces_up(shown, asked)
    frames(app, key(pygame.K_v, "v"))
    assert not faces_up(shown, asked)
    assert shown.feed.ear == SPECTATOR
    privacy.forget(shown, asked)
    frames(app, key(pygame.K_v, "v"))
    assert isinstance(app.stack.top, Curtain)
    assert "taken off" in said(app)
    press(app, "ready")
    assert faces_up(shown, asked)
    assert shown.feed.ear == asked


# -- looking at one's own ---------------------------------------------------------------------------------


def test_ones_secrets_are_shown_and_covered_from_the_bar_and_by_key() -> None:
    app, shown, asked, _ = seated(shots.people(2))
    assert not faces_up(shown, asked)
    (button,) = [one for one, _ in shown.plan.buttons if one.key == SHOW]
    assert button.badge == "V"
    shown.hands._press_button(SHOW)
    frames(app)
    assert isinstance(app.stack.top, Curtain)
    press(app, "ready")
    assert faces_up(shown, asked)
    (button,) = [one for one, _ in shown.plan.buttons if one.key == COVER]
    assert button.badge == "V"
    frames(app, key(pygame.K_v, "v"))
    assert not faces_up(shown, asked)
    assert SHOW in [one.key for one, _ in shown.plan.buttons]
    frames(app, key(pygame.K_v, "v"))
    assert isinstance(app.stack.top, Curtain)


def test_alone_without_a_pin_nothing_is_to_be_shown() -> None:
    app, shown, asked, _ = seated((SeatPlan(PERSON), SeatPlan("random")))
    assert faces_up(shown, asked)
    assert not {SHOW, COVER} & {one.key for one, _ in shown.plan.buttons}
    frames(app, key(pygame.K_v, "v"))
    assert on_top(app) is shown
    assert app.remark == app.words("secrets-none")


# -- names ------------------------------------------------------------------------------------------------


def test_the_curtain_and_the_log_name_the_person() -> None:
    app, shown, _, _ = seated((SeatPlan(PERSON, "Anna"), SeatPlan(PERSON)))
    hero = [app.words(one.card) for one in shown.feed.shown.heroes]
    log = " ".join(entry.text for entry in shown.feed.log.entries)
    assert f"Anna takes the **{hero[0]}**" in log
    assert f"Seat 2 takes the **{hero[1]}**" in log
    for seat, name in enumerate((f"Anna ({hero[0]})", hero[1])):
        app.stack.push(privacy.curtain(shown, seat, lambda: None, wished=True))
        frames(app)
        assert app.words("curtain_ready", name=name) in said(app)
        frames(app, key(pygame.K_ESCAPE))
