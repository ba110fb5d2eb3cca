"""Criteria 1, 2, 5, 6, 7, 10 and 12: keys, clicks and targets, answers at once, and no needless question."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.ai.whim import whim
from game.engine.ask import Answer, Decision
from game.luck import Luck
from game.model.state import canonical
from game.storage.resume import resumed
from game.table.local import LocalTable
from game.table.reel import Reel
from game.titles import TITLES
from scenes import frames, shots
from scenes.kit import keys
from scenes.kit.screen import Screen
from scenes.tables import reach
from scenes.tables.table import TableScene
from tests.scenes import check, samples, sentinels_at, tables_at
from tests.scenes.hands import clicks, key, opened, throw

SIZE = (1280, 720)
TARGET, HEAVY, APART = 32, 40, 4


def close(one: pygame.Rect, two: pygame.Rect) -> bool:
    """Whether two targets lie beside each other with less than the gap between (one upon the other is no neighbour)."""
    if one.contains(two) or two.contains(one):
        return False
    return one.inflate(2 * APART - 1, 2 * APART - 1).colliderect(two)


def crowd(spots: list[tuple[str, pygame.Rect]]) -> list[str]:
    """Targets that are too small or too near."""
    said = [f"small: {name} {rect}" for name, rect in spots if min(rect.size) < TARGET]
    pairs = combinations(spots, 2)
    return said + [f"near: {one[0]} {one[1]}, {two[0]} {two[1]}" for one, two in pairs if close(one[1], two[1])]


def spots(shown: TableScene) -> list[tuple[str, pygame.Rect]]:
    """What can be chosen at a table and where a click means it; of small things that lie together, a menu asks."""
    out = [(name, rect) for name, rect in shown.hands.spots() if not shown.hands.thing(name)]
    return out + [
        (one.key, reach.reach(one)) for one in shown.lit() if len(reach.small(shown.lit(), one.rect.center)) < 2
    ]


@pytest.mark.parametrize("name", samples.SCENES)
def test_controls_of_menus_are_large_and_apart(name: str) -> None:
    scene = check.opened(samples.SCENES[name](), SIZE).stack.top
    assert isinstance(scene, Screen)
    for scrolls in (False, True):
        assert crowd([(one.key, one.rect) for one in scene.controls if one.scrolls == scrolls]) == []


def test_what_cannot_be_taken_back_is_larger() -> None:
    scene = check.opened(samples.SCENES["confirm"](), SIZE).stack.top
    assert isinstance(scene, Screen)
    assert all(min(one.rect.size) >= HEAVY for one in scene.controls)


@pytest.mark.parametrize("size", [SIZE, (1024, 600)], ids=str)
@pytest.mark.parametrize("moment", tables_at.MOMENTS)
def test_targets_of_the_ship_are_large_and_apart(moment: str, size: tuple[int, int]) -> None:
    shown = tables_at.scene(moment)
    check.opened(shown, size)
    assert crowd(spots(shown)) == []


def test_small_things_close_together_are_told_apart_by_a_menu() -> None:
    shown = tables_at.scene("walk")
    app = opened(shown)
    rooms = [thing for thing in shown.lit() if thing.key.startswith("space:")][:2]
    for index, room in enumerate(rooms):
        shown.picture.swap(replace(room, rect=pygame.Rect(300 + 20 * index, 200, 20, 20), layer=9))
    app.frame(1 / 60, clicks((318, 210)))
    assert shown.popup
    assert [one.key for one, _ in shown.popup.items] == [room.key for room in rooms]
    place = shown.popup.spots(shown.look)[1][1]
    app.frame(1 / 60, clicks(place.center))
    app.frame(1 / 60)
    assert shown.table.view(0).heroes[0].space == rooms[1].key.split(":")[1]


@pytest.mark.parametrize("size", [SIZE, (1024, 600)], ids=str)
@pytest.mark.parametrize("moment", sentinels_at.MOMENTS)
def test_targets_of_the_lanes_are_large_and_apart(moment: str, size: tuple[int, int]) -> None:
    shown = sentinels_at.scene(sentinels_at.MOMENTS[moment]())
    check.opened(shown, size)
    assert crowd(spots(shown)) == []


@pytest.mark.parametrize("moment", ["middle", "walk", "dice"])
def test_a_click_shows_at_once_and_its_result_moves_within_150_ms(moment: str) -> None:
    shown = tables_at.scene(moment)
    app = opened(shown, "normal")
    button = next(rect for one, rect in shown.plan.buttons if one.enabled)
    before = app.frames_drawn
    app.frame(1 / 60, clicks(button.center)[:2])
    assert app.frames_drawn == before + 1
    asked = shown.asking
    shown.answer(whim(asked.decision, Luck(2))) if asked else None
    for _ in range(9):
        app.frame(1 / 60)
        if shown.feed.director.busy or shown.asking not in (None, asked):
            break
    else:
        pytest.fail("nothing moved within 150 ms")


@pytest.mark.parametrize(
    "act", [key(pygame.K_SPACE), key(pygame.K_s, "s"), key(pygame.K_ESCAPE), *clicks((640, 300))[1:2]]
)
def test_an_animation_ends_at_once(act: pygame.event.Event) -> None:
    shown = tables_at.scene("dice")
    app = opened(shown, "slow")
    throw(app, shown)
    app.frame(1 / 60, [act])
    assert shown.feed.dry


def test_one_key_goes_to_my_next_choice() -> None:
    game = shots.played("twenty_strong", 8, 100, shots.people(1, 2), lambda asked: asked.seat == 0)
    shown = shots.table_scene(game)
    app = opened(shown, "slow")
    app.apply(app.preferences.changed(bot_pace=1.0))
    for _ in range(40):
        if shown.asking is None:
            break
        shown.answer(whim(shown.asking.decision, Luck(3)))
        app.frame(1 / 60)
    for _ in range(60):
        app.frame(1 / 60, [key(pygame.K_n, "n")])
        if shown.asking or game.result:
            break
    assert shown.asking or game.result


def test_every_command_of_the_table_has_a_key_of_its_own() -> None:
    assert not keys.Keys().conflicts()
    assert all(keys.DEFAULTS.values())


ELSEWHERE = ("save", "fullscreen", "mute")
"""Commands that the program around the table follows."""


def pressed(binding: str) -> pygame.event.Event:
    """The event of a binding."""
    *held, name = binding.split("+") if binding != "+" else ("+",)
    mods = sum({"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT}[one] for one in held)
    code = pygame.K_PLUS if name == "+" else pygame.key.key_code(name)
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mods, unicode=name if len(name) == 1 else "")


@pytest.mark.parametrize("command", [one for one in keys.DEFAULTS if one not in ELSEWHERE])
@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_no_key_of_the_table_is_silent(title: str, command: str) -> None:
    shown = tables_at.scene("walk") if title == "twenty_strong" else sentinels_at.scene(sentinels_at.played(after=12))
    app = opened(shown)
    assert shown.asking
    shown.exits = replace(shown.exits, pause=lambda table: table.host.toast("paused"))
    before, asked = pygame.image.tobytes(app.surface, "RGB"), shown.asking.decision
    app.frame(1 / 60, [pressed(keys.DEFAULTS[command])])
    app.frame(1 / 60)
    now = getattr(shown.asking, "decision", None)
    changed = pygame.image.tobytes(app.surface, "RGB") != before
    assert app.remark or changed or now is not asked
    assert len(app.remark) <= 80


@pytest.mark.parametrize("moment", ["start", "walk", "dice", "damage"])
def test_no_click_on_a_thing_is_silent(moment: str) -> None:
    comic = moment == "damage"
    shown = sentinels_at.scene(sentinels_at.MOMENTS[moment]()) if comic else tables_at.scene(moment)
    app = opened(shown)
    shown.exits = replace(shown.exits, pause=lambda table: table.host.toast("paused"))
    for name in [thing.key for thing in shown.picture.things]:
        thing = shown.picture.by_key[name]
        spot, asked = thing.rect.center, shown.asking
        if shown.hands.under(spot) != f"t:{name}" or shown.meant(thing) in shown.lit():
            continue
        app.hush()
        shown.looking.close()
        app.frame(1 / 60, clicks(spot)[:1])
        before = pygame.image.tobytes(app.surface, "RGB")
        app.frame(1 / 60, clicks(spot)[1:])
        app.frame(1 / 60)
        assert app.remark or app.stack.top is not shown or pygame.image.tobytes(app.surface, "RGB") != before, name
        while app.stack.top is not shown:
            app.stack.pop()
            app.frame(1 / 60)
        assert shown.asking is asked


def questions(table: LocalTable, seed: int) -> list[Decision]:
    """Everything that is asked in a whole game of random choices; what has one answer rolls no die for it."""
    luck, out = Luck(seed), []
    while asked := [one for seat in table.waiting() if (one := table.pending(seat))]:
        decision = asked[0]
        out.append(decision)
        keys = tuple(one.key for one in decision.options) if decision.single else whim(decision, luck)
        table.submit(Answer(decision.id, decision.seat, keys))
    return out


def one_answer(decision: Decision) -> bool:
    return len(decision.options) == decision.low == decision.high


def seated(title: str, seed: int) -> LocalTable:
    seats = TITLES[title].seats[0]
    return LocalTable.new(TITLES[title], TITLES[title].setup(seats), shots.people(seats), seed)


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_nothing_is_asked_that_has_one_answer(title: str) -> None:
    single = {one.message for seed in range(3) for one in questions(seated(title, seed), seed) if one_answer(one)}
    assert single - REVEALING == set()


REVEALING: set[str] = set()
"""Questions of one option that are asked because they show or cost something."""


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_who_wishes_is_asked_always_in_the_very_same_game(title: str) -> None:
    usual, always = seated(title, 4), seated(title, 4)
    always.ask_always(True)
    few, many = questions(usual, 4), questions(always, 4)
    assert [one for one in few if one.single] == []
    shown = [one for one in many if one.single]
    assert all(one_answer(one) for one in shown)
    assert len(shown) > 5
    assert [one.message for one in many if not one.single] == [one.message for one in few]
    assert always.result == usual.result
    record = always.record()
    assert canonical(resumed(record).run.state) == canonical(always._run.state)
    assert Reel(record).last == len(few)


def test_asking_always_is_a_setting_that_holds_at_once() -> None:
    shown = shots.table_scene(seated("sentinels", 4))
    app, luck = opened(shown), Luck(4)

    def asked_single() -> bool:
        for _ in range(60):
            app.frame(1 / 60)
            if shown.asking and shown.asking.decision.single:
                return True
            if shown.asking:
                shown.answer(whim(shown.asking.decision, luck))
        return False

    assert not asked_single()
    app.apply(app.preferences.changed(ask_always=True))
    assert asked_single()
    app.apply(app.preferences.changed(ask_always=False))
    assert not asked_single()


@pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])
def test_answers_to_clicks_are_measured_in_a_played_game(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "CHOICES", 3)
    figures = frames.measure_answers(title)
    assert figures.keys() == {"answer_p50_ms", "answer_p99_ms", "result_p50_ms", "result_p99_ms"}
    assert 0 < figures["answer_p50_ms"] <= figures["answer_p99_ms"]
    assert figures["result_p99_ms"] > figures["answer_p50_ms"]
