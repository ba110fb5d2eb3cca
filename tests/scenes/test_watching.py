"""Replays: any step of a recorded game, either way, exactly as it was, by mouse, keys and gamepad."""

from __future__ import annotations

import pygame
import pytest

from game.engine.ask import Answer, Decision
from game.luck import Luck
from game.model.state import canonical
from game.storage.record import Record
from game.storage.resume import digest, play_again
from game.table import reel
from game.table.local import LocalTable
from game.table.replay import ReplayTable
from game.titles import TITLES
from scenes.app import App
from scenes.kit.button import Button
from scenes.kit.preferences import Preferences
from scenes.kit.record import recording
from scenes.kit.timeline import Timeline
from scenes.program.titles import PLAYABLE
from scenes.program.transport import LINE, PLAY, ROUND_BACK, ROUND_ON, STEP_BACK
from scenes.program.watching import RESTS, Watched
from scenes.shots import people
from scenes.tables import exits
from scenes.tables.hands import BUTTON
from scenes.tables.pacing import STEP
from tests.scenes.games import whole

CALM = Preferences(size=(1280, 720), animation="off", bot_pace=0.0, muted=True, hover_ms=0)
BOTH = pytest.mark.parametrize("title", ["twenty_strong", "sentinels"])


def opened(record: Record, chosen: Preferences = CALM) -> tuple[App, Watched, list[Watched]]:
    """A replay on the screen, and those whose end was reached."""
    over: list[Watched] = []
    ways = exits.exits(lambda scene: None, over.append)  # type: ignore[arg-type]
    shown = Watched(record, PLAYABLE[record.title].board(), ways, lambda scene: None)
    app = App(chosen, headless=True)
    app.stack.push(shown)
    app.frame(1 / 60)
    return app, shown, over


def settle(app: App, shown: Watched) -> None:
    """Let everything move to its end, as far as it goes by itself."""
    for _ in range(400):
        app.frame(1 / 60)
        if not shown.moving:
            return
    raise AssertionError("it never comes to rest")


def key(app: App, shown: Watched, code: int, mod: int = 0, text: str = "") -> None:
    app.frame(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)])
    settle(app, shown)


def pad(app: App, shown: Watched, button: int) -> None:
    app.frame(1 / 60, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=button, joy=0, instance_id=0)])
    settle(app, shown)


def hat(app: App, shown: Watched, way: tuple[int, int]) -> None:
    app.frame(1 / 60, [pygame.event.Event(pygame.JOYHATMOTION, hat=0, value=way, joy=0, instance_id=0)])
    settle(app, shown)


def spot(shown: Watched, name: str) -> pygame.Rect:
    return next(rect for one, rect in shown.plan.buttons if one.key == name)


def button(shown: Watched, name: str) -> Button:
    return next(one for one, _ in shown.plan.buttons if one.key == name)


def click(app: App, shown: Watched, at: tuple[int, int]) -> None:
    app.pointer = at
    down, up = (pygame.event.Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    app.frame(1 / 60, [down, up])
    settle(app, shown)


def seen(shown: Watched) -> tuple[bytes, list[str], str]:
    """All that a person sees of a step: the table, the log and the words at the top."""
    return canonical(shown.feed.shown), [one.text for one in shown.feed.log.entries], shown.question.ask


# -- a reel ------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("kept", [reel.MOST_KEPT, 6])
def test_every_place_of_a_reel_is_the_state_of_then(title: str, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole(title)
    monkeypatch.setattr(reel, "MOST_KEPT", kept)
    then: list[str] = []
    asked: tuple[Decision, ...] = ()
    for run, answer in play_again(record):
        if answer is None or not next(one for one in asked if one.seat == answer.seat).single:
            then.append("")
        then[-1], asked = digest(run.state), run.pending
    table = ReplayTable(reel.Reel(record))
    assert table.last == len(then) - 1 > 30
    order = sorted(range(len(then)), key=lambda place: place * 7919 % len(then))
    assert {place: _at(table, place) for place in order} == dict(enumerate(then))
    assert then[-1] == record.digest


def _at(table: ReplayTable, place: int) -> str:
    table.turn_to(place)
    return digest(table._run.state)


@BOTH
def test_a_long_game_is_never_played_far_again(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reel, "MOST_KEPT", 20)
    made = reel.Reel(record := whole(title))
    assert len(made._kept) <= 20
    far = max(len(made.at(place).answers) for place in range(made.last + 1))
    assert far <= len(record.answers) / 5


@BOTH
def test_what_was_told_is_the_same_after_a_jump_and_on_the_way(title: str) -> None:
    walked, jumped = ReplayTable(reel.Reel(whole(title))), ReplayTable(reel.Reel(whole(title)))
    walked.take_events(0)
    for place in range(1, walked.last + 1):
        walked.go_on()
        assert walked.take_events(0) == [one.told_to(0) for one in walked.told(place)]
        jumped.turn_to(place)
        assert jumped.take_events(0) == []
        assert jumped.history(0) == walked.history(0)
    assert walked.result == jumped.result
    assert walked.result


def test_a_game_whose_people_were_asked_always_is_seen_as_it_was() -> None:
    rules, luck = TITLES["sentinels"], Luck(3)
    table = LocalTable.new(rules, rules.setup(3, {}), people(3), 3)
    table.ask_always(True)
    from game.ai.whim import whim

    for _ in range(60):
        asked = table.pending(table.waiting()[0])
        assert asked
        table.submit(Answer(asked.id, asked.seat, whim(asked, luck)))
    table.concede()
    shown = ReplayTable(reel.Reel(table.record()))
    assert shown.result is None
    shown.turn_to(shown.last)
    assert digest(shown._run.state) == table.record().digest
    assert shown.result == table.result


# -- steps -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("animation", ["off", "fast"])
def test_every_step_back_shows_what_the_step_on_had_shown(title: str, animation: str) -> None:
    app, shown, _ = opened(whole(title), CALM.changed(animation=animation))
    shown.show(0)
    forward = [(shown.step, seen(shown))]
    count = 40 if animation == "off" else 15
    for _ in range(count):
        key(app, shown, pygame.K_t, text="t")
        forward.append((shown.step, seen(shown)))
    assert len({step for step, _ in forward}) == count + 1
    for step, look in reversed(forward[:-1]):
        key(app, shown, pygame.K_t, pygame.KMOD_LSHIFT, "T")
        assert (shown.step, seen(shown)) == (step, look)
    key(app, shown, pygame.K_t, pygame.KMOD_LSHIFT, "T")
    assert "beginning" in app.remark


@BOTH
def test_the_log_of_a_step_ends_with_what_the_bar_says(title: str) -> None:
    app, shown, _ = opened(whole(title))
    shown.show(5)
    for _ in range(12):
        key(app, shown, pygame.K_t, text="t")
        assert shown.question.why == shown.feed.log.entries[-1].text


@BOTH
def test_rounds_are_jumped_to_either_way(title: str) -> None:
    app, shown, _ = opened(whole(title))
    shown.show(0)
    found = []
    while not shown.at_end:
        key(app, shown, pygame.K_PAGEDOWN)
        found.append(shown.step)
    assert found[-1][0] == shown.replay.last
    starts = [one for one in found[:-1] if one > (0, 0)]
    assert len(starts) >= 2
    for step in reversed(starts):
        key(app, shown, pygame.K_PAGEUP)
        assert shown.step == step
        assert shown.feed.log.entries[-1].head or title == "sentinels"
    key(app, shown, pygame.K_PAGEUP)
    assert shown.step == (0, 0)
    assert button(shown, ROUND_BACK).reason
    assert button(shown, STEP_BACK).reason


def test_another_language_and_another_size_keep_the_step() -> None:
    app, shown, _ = opened(whole("sentinels"))
    shown.show(24)
    key(app, shown, pygame.K_t, text="t")
    step, lines = shown.step, [one.text for one in shown.feed.log.entries]
    app.apply(CALM.changed(language="pseudo"))
    settle(app, shown)
    assert shown.step == step
    foreign = [one.text for one in shown.feed.log.entries]
    assert len(foreign) == len(lines)
    assert not set(foreign) & set(lines)
    app.apply(CALM.changed(size=(1920, 1080)))
    settle(app, shown)
    assert [one.text for one in shown.feed.log.entries][: len(lines)] == lines
    assert shown.step[0] == step[0]


@BOTH
def test_rounds_on_the_line_have_the_numbers_of_the_game(title: str) -> None:
    _, shown, _ = opened(whole(title))
    line = button(shown, LINE)
    assert isinstance(line, Timeline)
    marks = dict(enumerate(line.marks))
    named = [int(said) for _, said in marks.values() if said]
    assert named == list(range(1, shown.record.rounds[0] + 1))
    assert len(marks) == len(named) if title == "sentinels" else len(marks) > len(named)
    for index, (place, shown_) in enumerate(shown._rounds):
        shown.show(place, shown_)
        if marks[index][1]:
            assert TITLES[title].rounds(shown.feed.shown)[0] == int(marks[index][1])


# -- playing -----------------------------------------------------------------------------------------


def test_it_plays_at_once_pauses_and_plays_on() -> None:
    app, shown, _ = opened(whole("sentinels"))
    assert not shown.paused
    for _ in range(60):
        app.frame(0.05)
    reached = shown.replay.place
    assert 3 <= reached <= 3 / RESTS["off"] + 1
    key(app, shown, pygame.K_k, text="k")
    assert shown.paused
    drawn = seen(shown)
    for _ in range(shown.replay.last):
        app.frame(0.05)
    assert seen(shown) == drawn
    assert not app.stack.busy
    key(app, shown, pygame.K_k, text="k")
    for _ in range(20):
        app.frame(0.05)
    assert shown.replay.place > reached


@pytest.mark.parametrize(("slower", "faster"), [("slow", "normal"), ("normal", "fast")])
def test_the_setting_of_animation_is_its_speed(slower: str, faster: str) -> None:
    reached = []
    for speed in (slower, faster):
        app, shown, _ = opened(whole("twenty_strong"), CALM.changed(animation=speed))
        for _ in range(300):
            app.frame(1 / 15)
        reached.append(shown.replay.place)
    assert 0 < reached[0] < reached[1]


def test_played_to_the_end_it_leads_to_the_result() -> None:
    app, shown, over = opened(whole("twenty_strong"))
    shown.show(shown.replay.last - 2)
    shown.play()
    for _ in range(200):
        app.frame(0.05)
    assert over == [shown]
    assert shown.table.result


def test_a_game_given_up_before_any_choice_is_shown_as_it_lay() -> None:
    rules = TITLES["sentinels"]
    table = LocalTable.new(rules, rules.setup(3, {}), people(3), 3)
    table.concede()
    app, shown, over = opened(table.record())
    for _ in range(60):
        app.frame(0.05)
    assert (shown.paused, shown.at_end, over) == (True, True, [])
    line = spot(shown, LINE)
    click(app, shown, line.midright)
    click(app, shown, line.midleft)
    assert shown.step == (0, 0)
    click(app, shown, spot(shown, PLAY).center)
    assert over == [shown]


def test_stepped_to_the_end_it_stays_and_leads_to_the_result_on_demand() -> None:
    app, shown, over = opened(whole("twenty_strong"))
    shown.show(shown.replay.last)
    settle(app, shown)
    assert shown.at_end
    assert over == []
    assert button(shown, STEP).reason
    assert "Result" in button(shown, PLAY).text + button(shown, PLAY).tip
    key(app, shown, pygame.K_t, pygame.KMOD_LSHIFT, "T")
    assert not shown.at_end
    key(app, shown, pygame.K_n, text="n")
    assert over == [shown]


# -- ways to reach it --------------------------------------------------------------------------------


def test_by_mouse_the_line_takes_a_click_and_can_be_dragged() -> None:
    app, shown, _ = opened(whole("sentinels"))
    line = spot(shown, LINE)
    click(app, shown, line.center)
    middle = shown.replay.place
    assert abs(middle - shown.replay.last / 2) <= 1
    assert shown.paused
    assert f" {middle} of " in shown.question.ask
    for kind, x in ((pygame.MOUSEBUTTONDOWN, line.left + 2), (pygame.MOUSEMOTION, line.left + line.width // 4)):
        app.frame(1 / 60, [pygame.event.Event(kind, pos=(x, line.centery), button=1, rel=(0, 0), buttons=(1, 0, 0))])
    assert abs(shown.replay.place - shown.replay.last / 4) <= 2
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(line.right, line.centery), button=1)])
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=line.topright, rel=(0, 0), buttons=(0, 0, 0))])
    assert abs(shown.replay.place - shown.replay.last / 4) <= 2


def test_by_mouse_every_button_works_also_while_something_moves() -> None:
    app, shown, _ = opened(whole("sentinels"), CALM.changed(animation="slow"))
    shown.show(20)
    click(app, shown, spot(shown, ROUND_ON).center)
    second = shown.step
    assert second > (20, 0)
    click(app, shown, spot(shown, STEP_BACK).center)
    assert shown.step < second
    shown.play()
    for _ in range(3):
        app.frame(1 / 60)
    assert shown.moving
    click(app, shown, spot(shown, PLAY).center)
    assert shown.paused
    click(app, shown, spot(shown, ROUND_BACK).center)
    assert shown.step == second
    before = shown.step
    click(app, shown, spot(shown, STEP).center)
    assert shown.step > before


def test_by_keys_alone_the_line_is_walked_choice_by_choice() -> None:
    app, shown, _ = opened(whole("sentinels"))
    key(app, shown, pygame.K_k, text="k")
    for _ in range(12):
        if shown.hands.focused == BUTTON + LINE:
            break
        key(app, shown, pygame.K_TAB)
    assert shown.hands.focused == BUTTON + LINE
    place = shown.replay.place
    for _ in range(3):
        key(app, shown, pygame.K_RIGHT)
    assert shown.replay.place == place + 3
    key(app, shown, pygame.K_LEFT)
    assert shown.replay.place == place + 2
    assert shown.hands.focused == BUTTON + LINE


def test_by_gamepad_alone_everything_is_reached() -> None:
    app, shown, _ = opened(whole("sentinels"))
    assert shown.hands.focused == BUTTON + PLAY
    pad(app, shown, 0)
    assert shown.paused
    hat(app, shown, (1, 0))
    assert shown.hands.focused == BUTTON + STEP
    steps = []
    for _ in range(6):
        pad(app, shown, 0)
        steps.append(shown.step)
    assert steps == sorted(set(steps))
    hat(app, shown, (-1, 0))
    hat(app, shown, (-1, 0))
    assert shown.hands.focused == BUTTON + STEP_BACK
    pad(app, shown, 0)
    assert shown.step == steps[-2]
    hat(app, shown, (0, 1))
    assert shown.hands.focused == BUTTON + LINE
    hat(app, shown, (1, 0))
    assert shown.replay.place == steps[-2][0] + 1


def test_escape_pauses_and_a_pause_of_the_program_stops_it() -> None:
    asked: list[object] = []
    record = whole("twenty_strong")
    shown = Watched(record, PLAYABLE[record.title].board(), exits.exits(asked.append, asked.append), lambda one: None)
    app = App(CALM, headless=True)
    app.stack.push(shown)
    app.frame(1 / 60)
    shown.step_on()
    settle(app, shown)
    key(app, shown, pygame.K_ESCAPE)
    assert asked == [shown]
    assert shown.paused


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 600), 125), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)]
)
@BOTH
def test_it_says_that_it_is_a_replay_and_buttons_bear_their_keys(title: str, size: tuple[int, int], scale: int) -> None:
    app, shown, _ = opened(whole(title), CALM.changed(size=size, text_scale=scale))
    shown.show(10)
    settle(app, shown)
    (head,) = [thing for thing in shown.easel._frame() if thing.key == "caption:title"]
    assert ":ui_eye:" in head.shown[0]
    controls = [(one, rect) for one, rect in shown.plan.buttons if one.key != LINE]
    assert all(one.badge == app.keys.name(one.key) for one, _ in controls)
    shown.play()
    settle(app, shown)
    assert [rect for one, rect in shown.plan.buttons if one.key != LINE] == [rect for _, rect in controls]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@BOTH
def test_the_buttons_say_what_they_do_also_without_words(title: str, size: tuple[int, int]) -> None:
    app, shown, _ = opened(whole(title), CALM.changed(size=size))
    shown.show(10)
    settle(app, shown)
    assert [one.key for one, _ in shown.plan.buttons] == [LINE, ROUND_BACK, STEP_BACK, PLAY, STEP, ROUND_ON, "run"]
    area = shown.board.layout(shown.look).prompt
    for one, rect in shown.plan.buttons:
        assert one.text or one.tip
        assert area.contains(rect)
        assert min(rect.size) >= 32
    app.pointer = spot(shown, STEP_BACK).center
    app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=app.pointer, rel=(0, 0), buttons=(0, 0, 0))])
    app.frame(1 / 60)
    with recording() as marks:
        shown.draw(app.surface)
    assert any("Step back" in mark.label for mark in marks)
