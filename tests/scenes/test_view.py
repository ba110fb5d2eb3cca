"""The board of a table looked at nearer: wheel, dragging, keys and stick; and no click target is ever lost."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import App
from scenes.kit import pan, record
from scenes.kit.pan import View
from scenes.tables import ship_edge
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at, tables_at
from tests.scenes.hands import clicks, key, opened


def wheel(app: App, spot: tuple[int, int], steps: int) -> None:
    app.frame(1 / 60, clicks(spot)[:1])
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, pos=spot)])


def view(shown: TableScene) -> View:
    assert shown.view
    return shown.view


def drag(app: App, button: int, start: tuple[int, int], way: tuple[int, int]) -> None:
    end = (start[0] + way[0], start[1] + way[1])
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button)])
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=way, buttons=(0, 0, 1))])
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=button)])


def test_the_wheel_looks_nearer_at_the_pointer_and_back() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    room = next(thing for thing in shown.lit() if thing.key.startswith("space:"))
    before, spot = room.rect.copy(), room.rect.center
    wheel(app, spot, 2)
    near = shown.picture.by_key[room.key]
    assert near.rect.width == pytest.approx(before.width * pan.STEP**2, abs=2)
    assert near.rect.collidepoint(spot)
    wheel(app, spot, -4)
    assert view(shown).zoom == 1
    assert shown.picture.by_key[room.key].rect == before


def test_nothing_of_the_board_is_drawn_or_hit_outside_its_place() -> None:
    shown = tables_at.scene("middle")
    app = opened(shown)
    area = view(shown).rect
    outside = area.move(-area.width // 3, 0)
    strip = pygame.Rect(4, area.y + area.height // 2, area.x - 8, area.height // 4)
    before = pygame.image.tobytes(app.surface.subsurface(strip), "RGB")
    wheel(app, area.center, 6)
    assert pygame.image.tobytes(app.surface.subsurface(strip), "RGB") == before
    hidden = [one for one in shown.picture.things if one.within and not one.within.colliderect(one.rect)]
    assert hidden
    for thing in hidden:
        assert shown.hands.under(thing.rect.center) != f"t:{thing.key}"
    assert outside.x < area.x


@pytest.mark.parametrize("steps", [0, 2, 5])
def test_marks_along_the_hull_lead_to_every_room_in_sight(steps: int) -> None:
    shown = tables_at.scene("walk")
    with record.recording() as drawn:
        app = opened(shown)
        area = view(shown).rect
        wheel(app, (area.x + area.width // 3, area.y + area.height // 3), steps)
        app.frame(1 / 60)
    lay = shown.board.layout(shown.look)
    marks = {thing.shown: thing.rect for thing in ship_edge.marks(shown.look, lay)}
    seen = {space: rect.clip(area) for space, rect in lay.spaces.items() if rect.colliderect(area)}
    assert steps or len(seen) == 20
    for space, rect in seen.items():
        column, row = marks[space[0].upper()], marks[space[1].upper()]
        assert rect.left <= column.centerx <= rect.right or rect.width < column.width
        assert rect.top <= row.centery <= rect.bottom or rect.height < row.height
        assert area.contains(column)
        assert area.contains(row)
    assert set(marks) == {sign.upper() for space in seen for sign in space}
    plates = [mark.rect for mark in drawn if mark.kind == "plate"]
    assert all(rect in plates for rect in marks.values())


def test_a_room_not_yet_seen_is_named_by_its_column_and_row() -> None:
    shown = tables_at.scene("walk")
    opened(shown)
    assert shown.asking
    lay = shown.board.layout(shown.look)
    marks = {thing.shown: thing.rect for thing in ship_edge.marks(shown.look, lay)}
    hidden = [one for one in shown.asking.decision.options if one.key in lay.spaces and not known(shown, one.key)]
    assert hidden
    for option in hidden:
        said = shown.voice.label(option)
        assert said == option.key.upper()
        assert lay.spaces[option.key].collidepoint(marks[said[0]].centerx, marks[said[1]].centery)


def known(shown: TableScene, space: str) -> bool:
    return bool(shown.feed.shown.cards[shown.feed.shown.rooms[space]].name)


@pytest.mark.parametrize("button", [2, 3])
def test_dragging_moves_the_board(button: int) -> None:
    shown = tables_at.scene("middle")
    app = opened(shown)
    area = view(shown).rect
    wheel(app, area.center, 4)
    before = view(shown).fit
    drag(app, button, area.center, (60, 30))
    assert (view(shown).fit.dx, view(shown).fit.dy) == pytest.approx((before.dx + 60, before.dy + 30), abs=1)
    assert not shown.looking.open


def test_a_right_click_without_moving_is_a_closer_look_all_the_same() -> None:
    shown = tables_at.scene("middle")
    app = opened(shown)
    seat = shown.picture.by_key["hero:0"]
    wheel(app, seat.rect.center, 3)
    spot = shown.picture.by_key["hero:0"].rect.center
    app.frame(1 / 60, clicks(spot, 3))
    assert shown.looking.pinned


def test_keys_and_stick_look_nearer_and_move() -> None:
    shown = tables_at.scene("middle")
    app = opened(shown)
    app.frame(1 / 60, [key(pygame.K_EQUALS, "+"), key(pygame.K_EQUALS, "+"), key(pygame.K_EQUALS, "+")])
    assert view(shown).zoom == pytest.approx(pan.STEP**3)
    before = view(shown).fit
    app.frame(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_CTRL, unicode="")])
    assert view(shown).fit.dx < before.dx
    for value in (1.0, 0.0):
        app.frame(1 / 60, [pygame.event.Event(pygame.JOYAXISMOTION, axis=3, value=-value, instance_id=0)])
    assert view(shown).fit.dx == pytest.approx(before.dx, abs=1)
    app.frame(1 / 60, [key(pygame.K_MINUS, "-")])
    assert view(shown).zoom == pytest.approx(pan.STEP**2)
    app.frame(1 / 60, [pygame.event.Event(pygame.JOYAXISMOTION, axis=5, value=1.0, instance_id=0)])
    assert view(shown).zoom == pytest.approx(pan.STEP**3)
    app.frame(1 / 60, [key(pygame.K_0, "0")])
    assert view(shown).zoom == 1


def test_the_keyboard_brings_what_it_focuses_into_sight() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    wheel(app, view(shown).rect.topleft, 6)
    reached = set()
    for _ in range(len(shown.hands.spots())):
        app.frame(1 / 60, [key(pygame.K_TAB)])
        app.frame(1 / 60)
        thing = shown.hands.thing(shown.hands.focused)
        if thing:
            reached.add(thing.key)
            assert shown.hands.under(thing.rect.center)
            assert thing.within
            assert thing.within.collidepoint(thing.rect.center)
    assert reached >= {thing.key for thing in shown.lit()}


def test_a_new_question_shows_all_that_can_be_chosen() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    room = next(thing for thing in shown.lit() if thing.key.startswith("space:"))
    wheel(app, room.rect.center, 6)
    app.frame(1 / 60, clicks(shown.picture.by_key[room.key].rect.clip(view(shown).rect).center))
    for _ in range(5):
        app.frame(1 / 60)
    assert shown.asking
    assert all(thing.in_sight for thing in shown.lit())


def test_lanes_are_always_whole() -> None:
    shown = sentinels_at.scene(sentinels_at.MOMENTS["play"]())
    app = opened(shown)
    before = {thing.key: thing.rect.copy() for thing in shown.picture.things}
    wheel(app, (300, 200), 3)
    app.frame(1 / 60, [key(pygame.K_EQUALS, "+")])
    assert {thing.key: thing.rect for thing in shown.picture.things} == before
