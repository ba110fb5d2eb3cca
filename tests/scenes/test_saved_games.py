"""The list of saved games and every other list: what rows tell, at all sizes, and pages with nothing on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec import json

from game.storage import files, saves
from game.storage.autosave import Autosave
from game.storage.record import PERSON
from scenes.app import App
from scenes.kit.preferences import Preferences
from scenes.kit.record import recording
from scenes.menus.confirm import Confirm
from scenes.menus.data import GameChoice, SeatChoice
from scenes.menus.entry import Entry
from scenes.menus.load import Load, LoadActions
from scenes.menus.notes import Jotted, Notes, NotesActions
from scenes.menus.page import Page
from scenes.menus.standings import Standings
from scenes.menus.statistics import Statistics
from scenes.program import saved
from scenes.program.program import Program
from tests.scenes.program import CALM, begin, frames, key, play, press, table

SIZES = [
    ((1280, 720), "en", 100),
    ((1024, 600), "pseudo", 125),
    ((1280, 720), "pseudo", 200),
    ((1920, 1080), "en", 100),
]
CAST = {"villain": "gloomweaver", "hero1": "ra", "hero2": "absolute_zero", "hero3": "legacy"}


def heroes(program: Program) -> None:
    """Three heroes against a villain, one of them the computer's, one person with a name."""
    seats = (SeatChoice(PERSON, "Anna"), SeatChoice("normal"), SeatChoice(PERSON))
    program.begin(GameChoice("sentinels", seats, CAST, "11"))
    frames(program)


def listed(program: Program) -> Load:
    program.go_home()
    frames(program)
    program.load_menu()
    frames(program)
    page = program.app.stack.top
    assert isinstance(page, Load)
    return page


def shown(program: Program) -> list[str]:
    """All words on the screen."""
    program.app.stack.scenes[-1].dirty = True
    with recording() as marks:
        program.app.frame(0.02)
    return [mark.label for mark in marks if mark.kind == "text"]


@pytest.mark.parametrize(("size", "language", "scale"), SIZES)
def test_a_row_tells_title_villain_heroes_round_seats_time_and_shows_the_table(
    program: Program, size: tuple[int, int], language: str, scale: int
) -> None:
    heroes(program)
    seated = table(program)
    seated.photograph()
    saves.save(seated.game.record(), "Friday", None, seated.picture_taken)
    program.app.apply(CALM.changed(size=size, language=language, text_scale=scale))
    page, words = listed(program), program.app.words
    row = next(one for one in page._saves if one.name == "Friday")
    assert row.picture
    assert (row.against, row.seats[0]) == (words("gloomweaver"), words("load_seat", part=words("ra"), who="Anna"))
    told = shown(program)
    for name in (*CAST.values(), "title_sentinels", "new_seat_normal", "new_seat_number"):
        word = words(name, number=3)
        assert word != name
        assert any(word in line for line in told), name
    assert any(words("load_round", now=1) in line for line in told)
    assert any(row.when in line for line in told)
    assert not any(one in line for line in told for one in ("gloomweaver", "absolute_zero", "person"))


def test_a_row_names_the_heroes_of_20_strong_as_soon_as_there_are_any(program: Program) -> None:
    begin(program, PERSON, "normal")
    words = program.app.words
    assert saved.infos(words)[0].seats == ("You", "Computer · normal")
    play(program, 12)
    mine, other = saved.infos(words)[0].seats
    view = table(program).table.view(0)
    assert mine == f"{words(view.heroes[0].card)} (You)"
    assert other == f"{words(view.heroes[1].card)} (Computer · normal)"


def test_a_save_of_before_without_a_cast_is_listed_all_the_same(program: Program) -> None:
    begin(program)
    path = saves.path_of(saves.listed()[0].slot)
    head, _, body = files.read(path, saves.SAVE)[1].partition(b"\n")
    older = {name: value for name, value in json.decode(head).items() if name != "cast"}
    files.write(path, saves.SAVE, json.encode(older) + b"\n" + body)
    (row,) = saved.infos(program.app.words)
    assert row.seats == ("You",)
    assert not row.broken


def test_an_autosave_that_cannot_be_read_is_known_by_its_title(program: Program) -> None:
    saves.folder().mkdir(parents=True)
    for slot in ("auto-sentinels-2", "game-04"):
        saves.path_of(slot).write_bytes(b"nothing")
    rows = {row.slot: row.name for row in saved.infos(program.app.words)}
    assert rows == {"auto-sentinels-2": "Sentinels of the Multiverse: Infernal Relics", "game-04": "game-04.save"}


# -- what goes wrong -------------------------------------------------------------------------------


def test_a_game_that_is_open_in_another_window_goes_its_own_way_and_says_so(program: Program) -> None:
    begin(program)
    play(program, 4)
    program.go_home()
    frames(program)
    (first,) = saves.listed()
    other = Autosave(first.slot)
    press(program, "continue")
    assert "another window" in program.app.remark
    play(program, 2)
    table(program).keeper.wait()  # type: ignore[union-attr]
    assert len(saves.listed()) == 2
    other.close()


def test_saving_over_a_game_of_the_same_name_asks_first(program: Program) -> None:
    begin(program)
    for name in ("Friday", "Friday"):
        key(program, pygame.K_s, pygame.KMOD_CTRL)
        entry = program.app.stack.top
        assert isinstance(entry, Entry)
        assert entry._field
        entry._field.put(name)
        key(program, pygame.K_RETURN)
    (named,) = [one for one in saves.listed() if not one.is_auto]
    before = saves.path_of(named.slot).read_bytes()
    assert isinstance(program.app.stack.top, Confirm)
    key(program, pygame.K_ESCAPE)
    assert saves.path_of(named.slot).read_bytes() == before
    key(program, pygame.K_s, pygame.KMOD_CTRL)
    assert isinstance(program.app.stack.top, Entry)
    program.app.stack.top._field.put("Friday")  # type: ignore[union-attr]
    key(program, pygame.K_RETURN)
    press(program, "yes")
    assert "Saved as" in program.app.remark
    assert saves.path_of(named.slot).read_bytes() != before


@pytest.mark.parametrize("act", ["rename", "delete"])
def test_a_disk_that_refuses_is_told_in_one_sentence_and_the_list_is_as_before(
    program: Program, act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(program)
    saves.save(table(program).game.record(), "Friday")
    page = listed(program)
    page.chosen = next(one.slot for one in page._saves if one.name == "Friday")
    page.rebuild()

    def full(*_: object, **also: object) -> None:
        raise OSError(28, "No space left on device")

    press(program, act)
    monkeypatch.setattr(Path, "replace", full)
    monkeypatch.setattr(Path, "unlink", full)
    if act == "rename":
        assert isinstance(program.app.stack.top, Entry)
        program.app.stack.top._field.put("Sunday")  # type: ignore[union-attr]
        key(program, pygame.K_RETURN)
    else:
        press(program, "yes")
    assert program.app.remark.count(".") - program.app.remark.count(".save") <= 1
    assert "the disk is full" in program.app.remark
    assert program.app.stack.top is page
    assert "Friday" in [one.name for one in page._saves]


def test_a_file_with_a_strange_name_is_told_without_its_strange_signs(program: Program) -> None:
    saves.folder().mkdir(parents=True)
    (saves.folder() / "a\u202eb!.save").write_bytes(b"nothing")
    (row,) = saved.infos(program.app.words)
    assert row.broken
    assert "\u202e" not in row.broken + row.name


# -- nothing yet -----------------------------------------------------------------------------------


def nothing(*_: object) -> None:
    """What buttons do here."""


EMPTY: dict[str, Callable[[], Page]] = {
    "load_empty": lambda: Load(tuple, LoadActions(nothing, nothing, nothing)),
    "stats_empty": lambda: Statistics(()),
    "standings_empty": lambda: Standings(tuple),
    "notes_empty": lambda: Notes("Anna", Jotted(), NotesActions(nothing, nothing), "house"),
}


@pytest.mark.parametrize(("size", "language", "scale"), SIZES)
def test_lists_with_nothing_in_them_all_look_the_same(size: tuple[int, int], language: str, scale: int) -> None:
    places = []
    for message, make in EMPTY.items():
        app = App(Preferences(size=size, language=language, text_scale=scale, muted=True), headless=True)
        page = make()
        page.widest = 1200
        app.stack.push(page)
        with recording() as marks:
            app.frame(0.02)
        words = app.words(message)
        place = next(mark for mark in marks if mark.kind == "text" and mark.label == words)
        body = page.body(page.look)
        assert body.contains(place.rect)
        assert abs(place.rect.centerx - body.centerx) <= 1
        assert not place.cut
        places.append((place.size, place.box.width, pygame.Rect(place.box).bottom < body.bottom))
    assert len(set(places)) == 1
