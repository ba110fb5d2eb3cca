"""The table scene: choosing, explaining, taking back, telling, and keeping secrets."""

import random
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pygame
import pytest

from game.engine.ask import Option
from game.luck import Luck
from game.model.view import SPECTATOR
from scenes import shots
from scenes.app import App
from scenes.kit.button import Button
from scenes.kit.look import look
from scenes.menus.confirm import Confirm
from scenes.menus.curtain import Curtain
from scenes.menus.rulebook import Rulebook
from scenes.tables import bar, secrecy
from scenes.tables.logpage import LogPage
from scenes.tables.table import TableScene
from scenes.tables.wording import CONFIRM, COVER, STRONGEST
from tests.scenes.check import marks
from tests.scenes.hands import SIZE, clicks, hint, key, on_top, opened, throw
from tests.scenes.tables_at import scene, table


def toasted(app: App) -> str:
    return app.remark


def test_the_question_names_seat_and_rule() -> None:
    shown = scene("middle")
    opened(shown)
    assert "Mechanic" in shown.question.ask
    assert "20S-107" in shown.question.why


def test_lit_things_are_exactly_what_the_options_point_at() -> None:
    shown = scene("walk")
    opened(shown)
    assert shown.asking is not None
    about = {option.about for option in shown.asking.decision.options if option.about[0] == "space"}
    lit = {("space", thing.key.split(":")[1]) for thing in shown.lit() if thing.key.startswith("space:")}
    assert lit == about


def test_a_click_on_a_lit_room_walks_there() -> None:
    shown = scene("walk")
    app = opened(shown)
    target = next(thing for thing in shown.lit() if thing.key.startswith("space:"))
    app.frame(1 / 60, clicks(target.rect.center))
    app.frame(1 / 60)
    assert shown.table.view(0).heroes[0].space == target.key.split(":")[1]


def far_walk(seed: int) -> TableScene:
    """A hero who may walk two rooms or more."""
    far = lambda asked: asked.message == "ask-walk" and asked.args["steps"] > 1  # noqa: E731
    return shots.table_scene(shots.played("twenty_strong", seed, 20, shots.people(1), far))


@pytest.mark.parametrize("seed", [1, 2, 4, 5])
def test_the_focus_begins_on_the_way_on_and_never_on_the_room_just_left(seed: int) -> None:
    shown = far_walk(seed)
    app = opened(shown)
    (first,) = shown.table.waiting()
    asked, left = shown.table.pending(first), shown.table.view(0).heroes[0].space
    assert asked
    assert shown.hands.focused == f"t:space:{asked.default}"
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    again = shown.table.pending(0)
    assert again
    if again.message == "ask-walk":
        assert again.default != left
        assert shown.hands.focused == f"t:space:{again.default}"


def test_after_a_hint_the_focus_begins_on_what_it_says() -> None:
    shown = scene("walk")
    app = opened(shown)
    hint(app, shown)
    (hinted,) = shown.hinted
    assert shown.asking
    thing = shown.hands.thing(shown.hands.focused)
    assert thing
    assert [option.key for option in shown.asking.for_thing(thing)] == [hinted]


def test_a_click_on_a_token_chooses_the_lit_room_it_lies_in() -> None:
    shown = scene("walk")
    app = opened(shown)
    room = next(thing for thing in shown.lit() if thing.key.startswith("space:"))
    hero = shown.picture.by_key["hero:0"]
    shown.picture.swap(replace(hero, rect=hero.rect.copy()))
    shown.picture.by_key["hero:0"].rect.center = room.rect.center
    app.frame(1 / 60, clicks(room.rect.center))
    app.frame(1 / 60)
    assert shown.table.view(0).heroes[0].space == room.key.split(":")[1]


def test_nothing_explains_itself_where_something_was_just_done() -> None:
    shown = scene("walk")
    app = opened(shown)
    step = next(thing for thing in shown.lit() if thing.key.startswith("space:"))
    app.frame(1 / 60, clicks(step.rect.center))
    for _ in range(60):
        app.frame(1 / 60)
    assert not shown.looking.open
    app.frame(1 / 60, clicks((step.rect.centerx + 20, step.rect.centery))[:1])
    for _ in range(60):
        app.frame(1 / 60)
    assert shown.looking.open


def test_a_click_on_the_question_opens_its_rule_and_says_so_before() -> None:
    shown = scene("walk")
    app = opened(shown)
    spot = shown.plan.why.midleft
    app.frame(1 / 60, clicks((spot[0] + 20, spot[1]))[:1])
    for _ in range(60):
        app.frame(1 / 60)
    assert "F1" in shown.looking.tip
    app.frame(1 / 60, clicks((spot[0] + 20, spot[1]))[1:])
    app.frame(1 / 60)
    assert isinstance(on_top(app), Rulebook)


@pytest.mark.parametrize("spot", [(1030, 8), (640, 712)])
def test_a_click_on_nothing_says_so(spot: tuple[int, int]) -> None:
    shown = scene("walk")
    app = opened(shown)
    assert shown.hands.under(spot) == ""
    app.frame(1 / 60, clicks(spot))
    assert toasted(app) == shown.words("table-not-now")
    app.frame(1 / 60, clicks(spot, 3))
    assert toasted(app) == shown.words("closer-none")


def test_what_no_dice_mean_is_said_of_each_question() -> None:
    shown = scene("dice")
    opened(shown)
    assert shown.asking is not None
    for message in ("ask-move-dice", "ask-attack-dice"):
        shown.asking.decision = msgspec.structs.replace(shown.asking.decision, message=message)
        assert shown.odds() == shown.words.aside("odds-none", message) != ""


def test_a_barred_room_says_why() -> None:
    shown = scene("walk")
    app = opened(shown)
    lit = {thing.key for thing in shown.lit()}
    far = next(thing for thing in shown.picture.things if thing.key.startswith("space:") and thing.key not in lit)
    app.frame(1 / 60, clicks(far.rect.center))
    assert "next to yours" in toasted(app)


def test_a_barred_button_says_why() -> None:
    shown = scene("start")
    app = opened(shown)
    barred = [(one, rect) for one, rect in shown.plan.buttons if one.reason and one.key.endswith("barred")]
    app.frame(1 / 60, clicks(barred[0][1].center))
    assert toasted(app) == barred[0][0].reason


def test_dice_are_picked_and_their_chances_shown_before_the_roll() -> None:
    shown = scene("dice")
    app = opened(shown)
    assert shown.asking is not None
    assert shown.asking.picks == []
    dice = [thing for thing in shown.lit() if thing.key.startswith("die:")]
    app.frame(1 / 60, clicks(dice[0].rect.center))
    assert len(shown.asking.picks) == 1
    assert "%" in shown.odds()
    app.frame(1 / 60, clicks(dice[0].rect.center))
    assert shown.asking.picks == []


def test_no_more_dice_than_the_limit() -> None:
    shown = scene("dice")
    app = opened(shown)
    assert shown.asking is not None
    high = shown.asking.decision.high
    dice = [thing for thing in shown.lit() if thing.key.startswith("die:")]
    assert len(dice) > high
    for thing in dice[: high + 1]:
        app.frame(1 / 60, clicks(thing.rect.center))
    assert len(shown.asking.picks) == high
    assert str(high) in toasted(app)


def test_a_number_stands_only_on_what_it_can_choose() -> None:
    shown = scene("dice")
    app = opened(shown)
    assert shown.asking is not None
    asked = shown.asking.decision
    shown.asking.decision = msgspec.structs.replace(asked, low=1, high=2)
    shown.look_anew()

    def badge() -> str:
        return next(one.badge for one, _ in shown.plan.buttons if one.key == CONFIRM)

    assert badge() == ""
    app.frame(1 / 60, [key(pygame.K_1, "1")])
    assert toasted(app) == shown.words("number-none", number="1")
    assert shown.asking.decision.id == asked.id
    dice = [thing for thing in shown.lit() if thing.key.startswith("die:")]
    app.frame(1 / 60, clicks(dice[0].rect.center))
    assert badge() == "1"
    app.frame(1 / 60, [key(pygame.K_1, "1")])
    app.frame(1 / 60)
    assert getattr(getattr(shown.asking, "decision", None), "id", None) != asked.id


@pytest.mark.parametrize("moment", ["dice", "heroes"])
def test_the_number_on_a_thing_does_what_a_click_on_it_does(moment: str) -> None:
    by_click, by_key = scene(moment), scene(moment)
    apps = opened(by_click), opened(by_key)
    assert by_key.numbered
    for number in list(by_key.numbered):
        if by_key.asking is None or number not in by_key.numbered:
            break
        spot = by_click.numbered[number].rect.center
        apps[0].frame(1 / 60, clicks(spot))
        apps[1].frame(1 / 60, [key(getattr(pygame, f"K_{number}"), number)])
        for app in apps:
            app.frame(1 / 60)
        assert apps[0].remark == apps[1].remark
        assert getattr(by_click.asking, "picks", None) == getattr(by_key.asking, "picks", None)
        assert by_click.question == by_key.question


def test_more_dice_than_numbers_share_one_by_colour() -> None:
    shown = scene("dice")
    app = opened(shown)
    assert shown.asking
    dice = [thing for thing in shown.lit() if thing.key.startswith("die:")]
    assert len(dice) + len(shown.question.options) > 9
    number, first = next(iter(shown.numbered.items()))
    app.frame(1 / 60, [key(getattr(pygame, f"K_{number}"), number)])
    assert shown.asking.picked(first)
    second = shown.numbered[number]
    assert (second.shown, second.key) != (first.shown, first.key)
    assert second.shown == first.shown
    while len(shown.asking.picks) < shown.asking.decision.high:
        app.frame(1 / 60, [key(getattr(pygame, f"K_{number}"), number)])
    picks = list(shown.asking.picks)
    app.frame(1 / 60, [key(getattr(pygame, f"K_{number}"), number)])
    assert shown.asking.picks == picks[:-1], "with enough picked it puts the last one back"


def test_numbers_stay_where_they_are_while_one_picks() -> None:
    shown = scene("dice")
    app = opened(shown)
    before = {number: thing.shown for number, thing in shown.numbered.items()}
    number = next(iter(before))
    app.frame(1 / 60, [key(getattr(pygame, f"K_{number}"), number)])
    assert {number: thing.shown for number, thing in shown.numbered.items()} == before


def test_a_number_that_stands_on_nothing_says_so() -> None:
    shown = scene("start")
    app = opened(shown)
    assert "9" not in shown.hands.numbers()
    app.frame(1 / 60, [key(pygame.K_9, "9")])
    assert toasted(app) == shown.words("number-none", number="9")


def test_the_strongest_dice_at_a_key_then_rolled() -> None:
    shown = scene("dice")
    app = opened(shown)
    assert any(one.key == STRONGEST for one, _ in shown.plan.buttons)
    shown.pick_best()
    assert shown.asking is not None
    asked = shown.asking.decision
    assert len(shown.asking.picks) == min(asked.high, len([o for o in asked.options if o.about[0] == "die"]))
    app.frame(1 / 60, [key(pygame.K_1, "1")])
    app.frame(1 / 60)
    assert getattr(getattr(shown.asking, "decision", None), "id", None) != asked.id


def test_zoom_by_right_click_stays_and_escape_closes_it() -> None:
    shown = scene("middle")
    app = opened(shown)
    room = next(thing for thing in shown.picture.things if thing.key.startswith("space:"))
    app.frame(1 / 60, clicks(room.rect.topleft, 3))
    assert shown.looking.closer is not None
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert shown.looking.closer is None


def test_hover_explains_after_the_wait() -> None:
    shown = scene("middle")
    app = opened(shown)
    room = next(thing for thing in shown.picture.things if thing.key.startswith("space:"))
    app.frame(1 / 60, clicks(room.rect.midtop)[:1])
    app.frame(0.1)
    assert not shown.looking.open
    for _ in range(20):
        app.frame(1 / 60)
    assert shown.looking.open


def test_every_number_explains_itself() -> None:
    shown = scene("middle")
    opened(shown)
    stats = [thing for thing in shown.picture.things if thing.key.startswith("stat:")]
    assert len(stats) == 3
    said = [thing.tip() for thing in stats if thing.tip]
    assert all("=" in words and "hero card" in words for words in said)


def test_undo_takes_back_and_says_why_not() -> None:
    shown = scene("middle")
    app = opened(shown)
    move = next(rect for one, rect in shown.plan.buttons if one.key == "move")
    app.frame(1 / 60, clicks(move.center))
    app.frame(1 / 60)
    assert shown.asking is not None
    assert shown.asking.decision.message == "ask-move-dice"
    shown.undo()
    app.frame(1 / 60)
    assert shown.asking is not None
    assert shown.asking.decision.message == "ask-action"
    for _ in range(30):
        shown.undo()
        app.frame(1 / 60)
    assert toasted(app) in {app.words(reason) for reason in ("undo-chance", "undo-nothing")}


def test_a_hint_gives_the_choice_and_a_reason() -> None:
    shown = scene("middle")
    app = opened(shown)
    shown.ask_hint()
    for _ in range(5):
        app.frame(1 / 60)
    assert "Hint" in toasted(app)
    assert shown.hinted


def test_after_a_hint_about_dice_enter_goes_on() -> None:
    shown = scene("dice")
    app = opened(shown)
    asked = shown.asking and shown.asking.decision.id
    shown.ask_hint()
    for _ in range(5):
        app.frame(1 / 60)
    assert "Hint" in toasted(app)
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    assert shown.asking is None or shown.asking.decision.id != asked


@pytest.mark.parametrize("large", ["end", "salvage"])
def test_irreversible_choices_ask_once(large: str) -> None:
    shown = scene("middle")
    app = opened(shown)
    end = next(rect for one, rect in shown.plan.buttons if one.key == large)
    before = shown.asking
    app.frame(1 / 60, clicks(end.center))
    app.frame(1 / 60)
    assert app.stack.top is not shown
    assert shown.asking is before
    shown.unasked.add(large)
    app.stack.pop()
    app.frame(1 / 60)
    app.frame(1 / 60, clicks(end.center))
    app.frame(1 / 60)
    assert shown.asking is not before


def test_what_is_shown_after_the_events_is_the_view() -> None:
    game = shots.played("twenty_strong", 8, 100, shots.people(0, 3))
    shown = shots.table_scene(game)
    app = opened(shown, "fast")
    for _ in range(400):
        app.frame(1 / 60)
        if shown.feed.dry:
            assert shown.feed.shown is game.view(SPECTATOR)
    shown.skip()
    assert shown.feed.shown is game.view(SPECTATOR)


def test_an_idle_frame_draws_nothing() -> None:
    shown = scene("middle")
    app = opened(shown)
    drawn = app.frames_drawn
    for _ in range(30):
        app.frame(1 / 60)
    assert app.frames_drawn == drawn
    assert not shown.busy


def test_a_click_ends_an_animation() -> None:
    shown = scene("dice")
    app = opened(shown, "slow")
    throw(app, shown)
    app.frame(1 / 60, clicks((640, 300)))
    assert shown.feed.dry


def test_a_curtain_before_private_questions_on_one_couch() -> None:
    game = shots.played(
        "twenty_strong", 5, 4, shots.people(2), lambda asked: asked.message in ("ask-activate", "ask-put-away")
    )
    (seat,) = game.waiting()
    decision = game.pending(seat)
    assert decision is not None
    assert secrecy.is_private(game, decision)
    shown = shots.table_scene(game)
    app = opened(shown)
    assert isinstance(app.stack.top, Curtain)
    assert shown.veiled
    assert shown.question.options == ()
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    assert on_top(app) is shown
    assert shown.feed.eye == seat
    assert shown.question.options


def test_secrets_looked_at_on_one_couch_can_be_covered_again() -> None:
    game = shots.played("twenty_strong", 5, 4, shots.people(2), lambda asked: asked.message == "ask-action")
    shown = shots.table_scene(game)
    app = opened(shown)
    secret = next(thing for thing in shown.picture.things if thing.opens.startswith("secrets:"))
    seat = int(secret.opens.split(":")[1])
    app.frame(1 / 60, clicks(secret.rect.center))
    assert isinstance(app.stack.top, Curtain)
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert (on_top(app), shown.feed.eye) == (shown, SPECTATOR)
    app.frame(1 / 60, clicks(secret.rect.center))
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    app.frame(1 / 60)
    assert shown.feed.eye == seat
    (cover,) = [rect for one, rect in shown.plan.buttons if one.key == COVER]
    app.frame(1 / 60, clicks(cover.center))
    assert shown.feed.eye == SPECTATOR
    assert not any(one.key == COVER for one, _ in shown.plan.buttons)


def test_no_curtain_where_nothing_private_shows() -> None:
    game = shots.played("twenty_strong", 5, 4, shots.people(2), lambda asked: asked.message == "ask-action")
    shown = shots.table_scene(game)
    app = opened(shown)
    assert app.stack.top is shown
    assert shown.feed.eye == SPECTATOR
    hidden = [thing for thing in shown.picture.things if thing.opens.startswith("secrets:")]
    assert len(hidden) == 4


def test_the_view_of_one_person_needs_no_curtain() -> None:
    shown = scene("room")
    app = opened(shown)
    assert app.stack.top is shown
    assert shown.question.options


@pytest.mark.parametrize("way", ["keys", "mouse"])
@pytest.mark.parametrize("seats", [(1, 0), (1, 2), (2, 0)], ids=str)
def test_a_whole_game_by_keys_or_mouse_alone(way: str, seats: tuple[int, int]) -> None:
    game = shots.played("twenty_strong", 3, 0, shots.people(*seats))
    shown = shots.table_scene(game)
    app = opened(shown)
    dice = random.Random(3)
    hands = by_keys(dice) if way == "keys" else by_mouse(app, shown, dice)
    for _ in range(20_000):
        if game.result and shown.feed.dry:
            break
        if app.stack.top is not shown:
            app.frame(1 / 60, [key(pygame.K_RETURN)] if way == "keys" else dialog_click(app))
        elif shown.asking and shown.feed.dry:
            app.frame(1 / 60, next(hands))
        else:
            app.frame(1 / 60)
    assert game.result is not None


def by_keys(dice: random.Random) -> Iterator[list[pygame.event.Event]]:
    """Tab, arrows, Enter and digits at random."""
    arrows = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
    while True:
        choice = dice.random()
        if choice < 0.4:
            yield [key(pygame.K_TAB)]
        elif choice < 0.5:
            yield [key(dice.choice(arrows))]
        elif choice < 0.8:
            yield [key(pygame.K_RETURN)]
        else:
            digit = dice.choice("123456")
            yield [key(ord(digit), digit)]


def by_mouse(app: App, shown: TableScene, dice: random.Random) -> Iterator[list[pygame.event.Event]]:
    """Clicks on lit things and on the buttons of the question, sometimes anywhere."""
    while True:
        spots = [rect for name, rect in shown.hands.spots() if name[2:] not in ("undo", "hint")]
        spot = dice.choice(spots).center if dice.random() < 0.95 else (dice.randrange(1280), dice.randrange(720))
        yield clicks(spot)


def dialog_click(app: App) -> list[pygame.event.Event]:
    """A click on what closes a page, or on the default control of a dialog."""
    controls = getattr(app.stack.top, "controls", [])
    liked = [one for one in controls if one.key == "close"] + [one for one in controls if one.default]
    found = next(iter([*liked, *controls]), None)
    return clicks(found.rect.center) if found else [key(pygame.K_ESCAPE)]


def test_the_confirm_button_counts() -> None:
    shown = scene("dice")
    opened(shown)
    (confirm,) = [one for one, _ in shown.plan.buttons if one.key == CONFIRM]
    assert "0 of" in confirm.note


def test_the_table_of_another_moment_is_fresh() -> None:
    assert table("middle") is not table("middle")


def test_another_language_retells_the_log() -> None:
    shown = scene("middle")
    app = opened(shown)
    before = shown.feed.log.copied()
    app.apply(app.preferences.changed(language="pseudo"))
    app.frame(1 / 60)
    after = shown.feed.log.copied()
    assert before != after
    assert before.count("\n") == after.count("\n")


def test_the_page_of_the_log_begins_at_its_end() -> None:
    shown = scene("others")
    app = opened(shown)
    app.frame(1 / 60, [key(pygame.K_l, "l")])
    app.frame(1 / 60)
    page = app.stack.top
    assert isinstance(page, LogPage)
    assert page.scroll_area is not None
    assert page.scroll == page.scroll_height - page.scroll_area.height > 0


def test_the_menu_opens_while_others_play() -> None:
    shown = scene("others")
    paused: list[TableScene] = []
    shown.exits = replace(shown.exits, pause=paused.append)
    app = opened(shown, "normal")
    for _ in range(60):
        app.frame(1 / 60)
        if not shown.feed.dry:
            break
    assert not shown.feed.dry
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert len(paused) == 1
    app.frame(1 / 60, clicks(shown.picture.by_key["open:menu"].rect.center))
    assert len(paused) == 2


def test_the_way_out_stands_on_every_page_of_the_options() -> None:
    shown = look("ship", SIZE)
    options = tuple(Button(f"o{index}", f"Option number {index}", size=bar.SIZE) for index in range(30))
    area, seen = pygame.Rect(15, 630, 1250, 80), set()
    for page in range(12):
        plan = bar.plan(shown, area, bar.Question("What now?", options=options), page, bar.turn("More", "E"))
        keys = [one.key for one, _ in plan.buttons]
        assert keys[-2:] == ["o29", bar.MORE]
        assert all(area.contains(rect) for _, rect in plan.buttons)
        seen.update(keys)
    assert seen == {bar.MORE, *(one.key for one in options)}


def test_a_number_means_the_same_on_each_page_of_the_options() -> None:
    shown = look("ship", SIZE)
    badges = [*"123456789", *[""] * 21]
    options = tuple(
        Button(f"o{index}", f"Option number {index}", badge=badge, size=bar.SIZE) for index, badge in enumerate(badges)
    )
    area, meant = pygame.Rect(15, 630, 1250, 80), dict[str, set[str]]()
    for page in range(12):
        plan = bar.plan(shown, area, bar.Question("What now?", options=options), page, bar.turn("More", "E"))
        for one, _ in plan.buttons:
            meant.setdefault(one.badge, set()).add(one.key)
    assert {badge: keys for badge, keys in meant.items() if badge} == {
        **{badge: {f"o{index}"} for index, badge in enumerate("12345678")}, "9": {"o29"}, "E": {bar.MORE},
    }  # fmt: skip


@pytest.mark.parametrize(("bound", "code"), [("e", pygame.K_e), ("j", pygame.K_j)])
def test_the_key_on_the_button_turns_the_page_and_numbers_pick_what_is_shown(bound: str, code: int) -> None:
    shown = scene("middle")
    app = opened(shown)
    app.apply(app.preferences.changed(keys={**app.preferences.keys, "more": bound}))
    app.frame(1 / 60)
    assert shown.asking is not None
    decision = shown.asking.decision
    many = tuple(Option(f"o{index}", ("", index), label="opt-move") for index in range(40))
    shown.asking.decision = msgspec.structs.replace(decision, options=many, default="", decline="")
    shown.look_anew()
    first = [one for one, _ in shown.plan.buttons]
    turn = next(one for one in first if one.key == bar.MORE)
    assert turn.badge == bound.upper()
    app.frame(1 / 60, [key(code, bound)])
    second = {one.badge: one.key for one, _ in shown.plan.buttons}
    assert {one.key for one in first} - set(second.values())
    chosen: list[str] = []
    shown.choose = lambda option: chosen.append(option.key)  # type: ignore[method-assign]
    app.frame(1 / 60, [key(pygame.K_2, "2")])
    assert chosen == [], "the second option is on the first page"
    app.frame(1 / 60, [key(pygame.K_9, "9")])
    assert chosen == [second["9"]]


def test_a_new_size_ends_what_moves() -> None:
    shown = scene("dice")
    app = opened(shown, "slow")
    throw(app, shown)
    app.resize((1600, 900))
    app.frame(1 / 60)
    assert shown.feed.dry


def test_what_others_chose_is_taken_back_only_with_their_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shots.played("twenty_strong", 5, 4, shots.people(2), lambda asked: asked.message == "ask-action")
    shown = shots.table_scene(game)
    app = opened(shown)
    taken: list[bool] = []
    monkeypatch.setattr(game, "undo_reason", lambda seat, consent=False: "" if consent else "undo-other-seat")
    monkeypatch.setattr(game, "undo", lambda seat, consent=False: taken.append(consent))
    shown.undo()
    app.frame(1 / 60)
    assert isinstance(app.stack.top, Confirm)
    assert taken == []
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    assert taken == [True]


def test_a_recap_tells_what_others_did() -> None:
    game = shots.played(
        "twenty_strong", 8, 40, shots.people(1, 2), lambda asked: asked.message == "ask-action" and asked.seat == 0
    )
    shown = shots.table_scene(game)
    app = opened(shown)
    shown.unasked.add("end")
    seen: list[str] = []
    for _ in range(2000):
        app.frame(1 / 60)
        if app.remark.startswith("Meanwhile"):
            seen.append(app.remark)
            break
        if shown.asking and shown.feed.dry:
            end = next((o.key for o in shown.asking.decision.options if o.key in ("end", "pass", "done")), None)
            option = shown.asking.decision.option(end) if end else None
            keys = (option.key,) if option else shots._keys(game, shown.asking.decision, Luck(1))
            shown.answer(keys)
        if game.result:
            break
    assert seen


def test_a_remark_does_not_end_an_animation() -> None:
    shown = scene("dice")
    app = opened(shown, "slow")
    throw(app, shown)
    app.toast("Something to read")
    app.frame(1 / 60)
    assert not shown.feed.dry


def test_a_seat_says_what_it_chooses_before_the_game_begins() -> None:
    for answers, expected in ((0, "Choosing a hero"), (1, "Choosing its die")):
        shown = shots.table_scene(shots.played("twenty_strong", 3, answers, shots.people(2)))
        found = [mark.label for mark in marks(shown, (1280, 720))]
        assert expected in found
        assert "No hero yet" in found
