"""Typing a name: what cannot stand there is said at the line, in one short line, and nothing else is lost."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.storage import saves
from scenes.app import App
from scenes.kit import glyphs
from scenes.kit.preferences import Preferences
from scenes.kit.record import recording
from scenes.menus.data import SaveInfo
from scenes.menus.entry import LONGEST, Entry
from scenes.menus.load import Load, LoadActions

CALM = Preferences(size=(1280, 720), animation="off", muted=True)


def opened(
    initial: str = "",
    *,
    keep: Callable[[str], str] = glyphs.tidy,
    longest: int = LONGEST,
    chosen: Preferences = CALM,
    optional: bool = False,
) -> tuple[App, Entry, list[str]]:
    """A line to type into, and what came of it."""
    done: list[str] = []
    entry = Entry("Who sits here?", initial, done.append, keep=keep, longest=longest, optional=optional)
    app = App(chosen, headless=True)
    app.stack.push(Load(tuple, LoadActions(done.append, done.append, lambda slot, name: None)))
    app.stack.push(entry)
    app.frame(1 / 60)
    return app, entry, done


def typed(app: App, words: str) -> None:
    for sign in words:
        app.frame(1 / 60, [pygame.event.Event(pygame.TEXTINPUT, text=sign)])


def key(app: App, code: int, mod: int = 0) -> None:
    app.frame(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")])


def pasted(app: App, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: words)
    key(app, pygame.K_v, pygame.KMOD_LCTRL)


@pytest.mark.parametrize("words", ["Jürgen", "Łukasz", "O'Neill-3", "Zoë Ångström"])
def test_what_every_font_has_is_typed_without_a_word(words: str) -> None:
    app, entry, done = opened()
    typed(app, words)
    assert (entry.typed, entry.note) == (words, "")
    key(app, pygame.K_RETURN)
    assert done == [words]


@pytest.mark.parametrize(("words", "left"), [("Анна B", " B"), ("A中n", "An"), ("Bo🙂b", "Bob"), ("a*b", "ab")])
def test_a_sign_that_no_font_has_is_named_at_the_line_and_the_rest_stays(words: str, left: str) -> None:
    app, entry, _ = opened()
    lost = []
    for sign in words:
        typed(app, sign)
        lost.append(bool(entry.note))
    assert lost == [not glyphs.covered(sign) for sign in words]
    assert entry.typed == left


def test_typing_in_the_middle_stays_in_the_middle_when_a_sign_is_left_out() -> None:
    app, entry, _ = opened("Ana")
    key(app, pygame.K_LEFT)
    typed(app, "n中")
    assert entry.note
    typed(app, "k")
    assert entry.typed == "Annka"
    assert entry.note == ""


@pytest.mark.parametrize(("size", "language", "scale"), [((1280, 720), "pseudo", 200), ((1024, 600), "pseudo", 125)])
def test_the_note_is_one_line_in_its_own_place(size: tuple[int, int], language: str, scale: int) -> None:
    app, entry, _ = opened("Anna", chosen=CALM.changed(size=size, language=language, text_scale=scale))
    before = entry._box(entry.look)
    for sign in "中":
        typed(app, sign)
    with recording() as marks:
        entry.draw(app.surface)
    said = [mark for mark in marks if mark.kind == "text" and mark.label == entry.note]
    assert len(said) == 1
    field, buttons = entry._line(entry.look), [one.rect for one in entry.controls]
    assert field.bottom <= said[0].rect.top
    assert all(said[0].rect.bottom <= rect.top for rect in buttons)
    assert not said[0].cut
    assert not said[0].rest
    assert entry._box(entry.look) == before
    assert said[0].rect.height <= 2 * said[0].size


def test_what_is_pasted_keeps_all_that_can_stand_there(monkeypatch: pytest.MonkeyPatch) -> None:
    app, entry, _ = opened("Dr  Who")
    for _ in range(4):
        key(app, pygame.K_LEFT)
    pasted(app, "Ан\nnaБ\tB", monkeypatch)
    assert entry.typed == "Dr  na B Who"
    assert entry.note == app.words("entry_left_out")


def test_two_hundred_letters_are_cut_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    app, entry, done = opened("ab")
    pasted(app, "x" * 200, monkeypatch)
    assert entry.typed == "ab" + "x" * (LONGEST - 2)
    assert str(LONGEST) in entry.note
    key(app, pygame.K_BACKSPACE)
    typed(app, "y")
    assert entry.note == ""
    typed(app, "z")
    assert str(LONGEST) in entry.note
    key(app, pygame.K_RETURN)
    assert done == ["ab" + "x" * (LONGEST - 3) + "y"]


def test_a_name_that_was_too_long_from_the_beginning_is_not_lost() -> None:
    _, entry, _ = opened("Sentinels of the Multiverse: Infernal Relics, round 12, on Friday night")
    assert entry.typed == "Sentinels of the Multiverse: Infernal Relics, round 12, on F"
    assert saves.LONGEST_NAME == LONGEST


def test_only_digits_in_a_line_for_digits() -> None:
    app, entry, _ = opened(keep=glyphs.digits, longest=4)
    typed(app, "1a")
    assert (entry.typed, entry.note) == ("1", app.words("entry_digits"))
    typed(app, "234")
    assert (entry.typed, entry.note) == ("1234", "")
    typed(app, "5")
    assert entry.note == app.words("entry_full", most=4)


@pytest.mark.parametrize("words", ["", "   "])
def test_nothing_at_all_is_asked_for_again_where_a_name_is_needed(words: str) -> None:
    app, entry, done = opened()
    typed(app, words)
    key(app, pygame.K_RETURN)
    assert app.stack.top is entry
    assert entry.note == app.words("entry_needed")
    typed(app, "A")
    assert entry.note == ""
    key(app, pygame.K_RETURN)
    assert done == ["A"]


def test_where_nothing_is_an_answer_it_is_taken() -> None:
    app, entry, done = opened("Anna", optional=True)
    for _ in "Anna":
        key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_RETURN)
    assert app.stack.top is not entry
    assert done == [""]


# -- names of saved games ----------------------------------------------------------------------------


def page(names: list[tuple[str, bool]]) -> tuple[App, Load, list[tuple[str, str]]]:
    renamed: list[tuple[str, str]] = []
    rows = tuple(SaveInfo(f"slot-{number}", name, auto=auto) for number, (name, auto) in enumerate(names))
    shown = Load(lambda: rows, LoadActions(print, print, lambda slot, name: renamed.append((slot, name))))
    app = App(CALM, headless=True)
    app.stack.push(shown)
    app.frame(1 / 60)
    return app, shown, renamed


def press(app: App, shown: Load, name: str) -> None:
    control = shown.control(name)
    assert control
    shown._activate(control)
    app.frame(1 / 60)


def test_no_two_games_get_the_same_name_by_renaming() -> None:
    app, shown, renamed = page([("Friday", False), ("Sunday", False), ("20 Strong", True)])
    shown.chosen = "slot-0"
    shown.rebuild()
    press(app, shown, "rename")
    entry = app.stack.top
    assert isinstance(entry, Entry)
    for _ in "Friday":
        key(app, pygame.K_BACKSPACE)
    typed(app, "Sunday")
    key(app, pygame.K_RETURN)
    assert app.stack.top is entry
    assert renamed == []
    assert app.words("load_name_taken") in entry._words
    assert entry.typed == "Sunday"
    typed(app, " 2")
    key(app, pygame.K_RETURN)
    assert renamed == [("slot-0", "Sunday 2")]


def test_an_autosave_has_no_name_to_change() -> None:
    _, shown, _ = page([("20 Strong", True)])
    rename = shown.control("rename")
    assert rename
    assert "autosave" in rename.reason
