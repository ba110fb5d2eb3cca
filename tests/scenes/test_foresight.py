"""Looking ahead at the tables of both titles: pills, panel and gauge by pointer and by focus, at every size."""

from collections.abc import Iterator

import pygame
import pytest

from game.model.state import Event, Result, Standing
from game.table.preview import DONE, Preview
from game.titles.sentinels.damage import expected
from scenes import shots
from scenes.app import App
from scenes.kit import record
from scenes.kit.change import Change
from scenes.kit.preferences import Preferences
from scenes.outline import outline
from scenes.tables.comic_foresee import pills as pills_of
from scenes.tables.comic_foresee import spelt, weighed
from scenes.tables.foresight import WAIT, considered
from scenes.tables.foretelling import SHEET, Page
from scenes.tables.hands import BUTTON, THING
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at
from tests.scenes.check import complaints
from tests.scenes.hands import clicks, key

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))
FRAMES = round(WAIT * 60) + 2


def comic(message: str = "sen-ask-damage", after: int = 12) -> TableScene:
    """A table of Sentinels at a question of a kind."""
    return sentinels_at.scene(sentinels_at.played(message, after=after))


def ship(message: str, seed: int = 7, after: int = 30, **args: int) -> TableScene:
    """A table of 20 Strong at a question of a kind, with arguments of at least these."""
    wanted = lambda asked: asked.message == message and all(asked.args[name] >= least for name, least in args.items())  # noqa: E731
    return shots.table_scene(shots._moment(shots.Order("twenty_strong", seed), after, shots.people(1), wanted))


def opened(shown: TableScene, size: tuple[int, int] = SIZES[0], **also: object) -> App:
    """The table in a program, where nothing explains itself but what is looked for here."""
    chosen = {"animation": "off", "bot_pace": 0.0, "hover_ms": -1, **also}
    app = App(Preferences(size=size, **chosen), headless=True)  # type: ignore[arg-type]
    app.stack.push(shown)
    rest(app)
    return app


def rest(app: App, frames: int = FRAMES) -> None:
    """Let some time go by."""
    for _ in range(frames):
        app.frame(1 / 60)


def point(app: App, spot: tuple[int, int], frames: int = FRAMES) -> None:
    """Move the pointer and wait a moment."""
    app.frame(1 / 60, clicks(spot)[:1])
    rest(app, frames)


def page(shown: TableScene) -> Page | None:
    """What the panel says."""
    return shown.foresight.page


def pills(shown: TableScene) -> dict[str, Change]:
    """The changes that are marked, by the key of the thing they are marked on."""
    things = [one for one in shown.foresight.things if one.key.startswith("foresight:card:")]
    return {one.key.removeprefix("foresight:"): one.shown[1] for one in things}


def away(shown: TableScene) -> tuple[int, int]:
    """A spot where nothing can be chosen."""
    prompt: pygame.Rect = shown.board.layout(shown.look).prompt
    return prompt.bottomleft


# -- Sentinels -----------------------------------------------------------------------------------------


def test_targets_show_what_they_would_lose_before_anything_is_pointed_at() -> None:
    shown = comic()
    opened(shown)
    assert shown.asking is not None
    asked, view = shown.asking.decision, shown.feed.shown
    source = next(card.id for card in view.cards.values() if card.name == asked.source and card.id in view.play)
    kind = asked.args["type"].removeprefix("@sen-type-")
    marked = pills(shown)
    assert page(shown) is None
    for option in asked.options:
        hit = expected(view, source, int(option.about[1]), asked.args["amount"], kind)
        change = marked[f"card:{option.about[1]}"]
        assert change.amount == -hit.amount
        assert (change.fate == "gone") == (hit.amount >= view.hp[hit.target])


def test_pointing_at_a_target_tells_all_that_would_happen() -> None:
    shown = comic()
    app = opened(shown)
    # Zombie 7 has Mistbound next to it, which falls with it.
    point(app, shown.picture.by_key["card:7"].rect.center)
    assert pills(shown) == {"card:7": Change(-2, 0, "gone"), "card:9": Change(None, None, "gone")}
    said = page(shown)
    assert said is not None
    assert "Zombie Servant" in said.choice[0]
    assert [line for line in said.lines if "Mistbound" in line]
    assert outline(app)["foretold"] == list(said.lines)
    point(app, away(shown))
    assert page(shown) is None
    assert len(pills(shown)) > 5


def test_at_other_questions_nothing_shows_until_something_is_pointed_at() -> None:
    shown = comic("sen-ask-power", after=14)
    app = opened(shown)
    assert shown.foresight.things == ()
    assert not shown.foresight.waiting
    point(app, shown.plan.buttons[0][1].center)
    assert pills(shown)


def test_nothing_shows_before_the_pointer_has_rested() -> None:
    shown = comic()
    app = opened(shown)
    point(app, shown.picture.by_key["card:7"].rect.center, frames=2)
    assert page(shown) is None
    assert shown.busy
    rest(app)
    assert page(shown) is not None


def test_the_focus_of_the_keyboard_shows_it_too() -> None:
    shown = comic("sen-ask-play")
    app = opened(shown)
    seen: list[str] = []
    for _ in range(len(shown.hands.spots())):
        app.frame(1 / 60, [key(pygame.K_TAB)])
        rest(app)
        if said := page(shown):
            seen.append(said.choice[0])
            assert shown.hands.focused[:2] in (THING, BUTTON)
    assert len(seen) > 3


def test_a_card_stops_where_its_player_has_to_choose() -> None:
    shown = comic("sen-ask-play")
    app = opened(shown)
    ends: list[str] = []
    for button, rect in shown.plan.buttons:
        point(app, rect.center)
        if said := page(shown):
            ends += [] if said.lines else said.after
            assert button.key == shown.foresight.keys[0]
    assert [line for line in ends if "is asked" in line], "also a card that begins with a choice says so"


def test_picks_show_what_all_of_them_together_would_do() -> None:
    shown = sentinels_at.scene(sentinels_at.played("sen-ask-damage-some", after=8, seed=2, choose_targets="upfront"))
    app = opened(shown)
    asked = shown.asking
    assert asked is not None
    assert asked.several
    assert len(pills(shown)) > 2, "each target shows what it alone would lose"
    told = [(one, shown.table.preview(asked.seat, (one.key,))) for one in asked.decision.options]
    first, second = [option for option, preview in told if preview and preview.ends == DONE][:2]
    asked.toggle(first)
    spot = shown.picture.about(second.about)
    assert spot is not None
    point(app, spot.rect.center)
    assert considered(shown, asked) == (first.key, second.key)
    both = pills(shown)
    assert {f"card:{first.about[1]}", f"card:{second.about[1]}"} <= set(both)
    point(app, away(shown))
    assert considered(shown, asked) == (first.key,)
    assert f"card:{first.about[1]}" in pills(shown)
    hero = shown.picture.by_key[f"area:{shown.feed.shown.heroes[0]}"]
    assert shown.foresight.notes(shown.picture.about(first.about)) != ()
    assert shown.foresight.notes(hero) == ()


def test_a_closer_look_says_it_too_and_the_panel_makes_way() -> None:
    shown = comic()
    app = opened(shown, hover_ms=300)
    point(app, shown.picture.by_key["card:7"].rect.center, frames=40)
    closer = shown.looking.closer
    assert closer is not None
    assert "destroyed" in closer.notes[0].text
    assert page(shown) is not None
    assert SHEET not in [one.key for one in shown.foresight.lying]


def test_equal_cards_in_a_stack_share_a_pill() -> None:
    shown = sentinels_at.scene(sentinels_at.crowded(sentinels_at.quiet(5, "gloomweaver")))
    opened(shown)
    view = shown.feed.shown
    zombies = [card for card in view.play if view.cards[card].name == "gloom_zombie_servant"]
    events = [Event("damage", {"target": card, "amount": 1, "hp": 1, "parts": (), "type": "fire"}) for card in zombies]
    assert set(weighed(view, events)) == set(zombies)
    marks = pills_of(shown.picture, weighed(view, events))
    assert len(marks) < len(zombies)
    assert sum(mark.shown[1].count for mark in marks) == len(zombies)


def test_events_of_one_target_are_taken_together() -> None:
    shown = comic()
    opened(shown)
    events = [
        Event("damage", {"target": 1, "amount": 2, "hp": 88}),
        Event("damage", {"target": 1, "amount": 3, "hp": 85}),
        Event("regained", {"card": 1, "amount": 1, "hp": 86}),
        Event("flipped", {"card": 1, "name": "gloomweaver_back"}),
        Event("damage_stopped", {"target": 3, "source": 1, "type": "fire"}),
        Event("hp_set", {"card": 5, "hp": 1}),
    ]
    assert shown.feed.shown.hp[5] == 2
    assert weighed(shown.feed.shown, events) == {1: Change(-4, 86, "flips"), 3: Change(0), 5: Change(-1, 1)}


def test_a_card_that_nobody_knows_yet_is_a_card() -> None:
    shown = comic()
    opened(shown)
    revealed = Event("revealed", {"deck": "nightmist", "card": 90, "name": "", "cause": 2})
    assert spelt(shown.words, shown.feed.shown, [revealed]) == ("**NightMist** reveals a card",)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (("dealt", 1, (), "hero_targets", "", "start:ra"), "Hero targets: **+1** damage dealt, until the turn of Ra"),
        (("dealt", 1, (3,), "", "fire", "once"), "Ra: **+1** fire damage dealt, once"),
        (("taken", -2, (2, 3), "", "", "turn"), "NightMist, Ra: **−2** damage taken, this turn"),
        (("immune", 0, (3,), "", "fire", "start:ra"), "Ra: immune to fire, until the turn of Ra"),
        (("no_damage", 0, (1,), "", "", "start:ra"), "GloomWeaver: no damage dealt, until the turn of Ra"),
    ],
)
def test_what_would_last_is_said(data: tuple[object, ...], said: str) -> None:
    shown = comic()
    opened(shown)
    names = ("what", "amount", "cards", "group", "type", "until")
    told = dict(zip(names, data, strict=True))
    event = Event("lasts", {"card": 2, "name": "nightmist"} | told)
    assert spelt(shown.words, shown.feed.shown, [event]) == (f"{said} · **Investigation**",)
    bolt = Event("lasts", {"card": 99, "name": "wraith_stun_bolt"} | told)
    assert spelt(shown.words, shown.feed.shown, [bolt]) == (f"{said} · **Stun Bolt**",)


def test_winning_and_losing_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = comic()
    app = opened(shown)
    for won, words in ((True, "is won"), (False, "is lost")):
        result = Result("sen-end-villain", (Standing(0, won, 1), Standing(1, won, 1), Standing(2, won, 1)))
        monkeypatch.setattr(shown.table, "preview", lambda seat, keys, r=result: Preview((), "over", result=r))
        shown.foresight.stale()
        point(app, away(shown))
        point(app, shown.picture.by_key["card:7"].rect.center)
        said = page(shown)
        assert said is not None
        assert words in said.after[0]


# -- 20 Strong -------------------------------------------------------------------------------------------


def test_the_gauge_shows_the_noise_a_walk_would_make() -> None:
    shown = ship("ask-move-accept", seed=3, crits=1)
    app = opened(shown)
    point(app, next(rect for button, rect in shown.plan.buttons if button.key == "accept").center)
    assert shown.asking is not None
    gauge = next(one for one in shown.foresight.things if one.key == "foresight:noise")
    assert gauge.shown[1] == shown.asking.decision.args["crits"]


def test_an_enemy_shows_what_a_hit_would_leave() -> None:
    shown = ship("ask-apply", seed=7, after=20)
    app = opened(shown, (1920, 1080))
    button, rect = next((one, rect) for one, rect in shown.plan.buttons if one.key.startswith("d"))
    point(app, rect.center)
    enemy = button.key.partition(">")[2]
    (pill,) = [one for one in shown.foresight.things if one.key == f"foresight:card:{enemy}"]
    assert pill.shown.amount == -1
    assert pill.shown.left is not None


def test_a_room_to_walk_into_goes_without_saying() -> None:
    shown = ship("ask-walk")
    app = opened(shown)
    point(app, next(rect for button, rect in shown.plan.buttons if button.key != "stop").center)
    assert shown.foresight.keys
    assert page(shown) is None


def test_nothing_shows_behind_a_curtain() -> None:
    shown = ship("ask-apply", seed=7, after=20)
    app = opened(shown)
    shown._private = True
    shown.open_seat = None
    assert shown.veiled
    point(app, shown.plan.buttons[0][1].center)
    assert shown.foresight.things == ()
    assert not shown.foresight.waiting


# -- pictures --------------------------------------------------------------------------------------------


SCENES = {
    "damage": lambda: comic(),
    "play": lambda: comic("sen-ask-play"),
    "five": lambda: sentinels_at.scene(sentinels_at.MOMENTS["five"]()),
    "attack": lambda: ship("ask-apply", seed=7, after=20),
    "accept": lambda: ship("ask-move-accept", seed=3, crits=1),
}


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("pseudo", 100), ("en", 200)])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_pictures_are_whole(name: str, size: tuple[int, int], language: str, scale: int) -> None:
    """Nothing is cut or overlaps, and every pill is in the window."""
    shown = SCENES[name]()
    app = opened(shown, size, language=language, text_scale=scale)
    told = 0
    for spot in spots(app, shown):
        point(app, spot)
        shown.dirty = True
        with record.recording() as found:
            shown.draw(app.surface)
        assert complaints(found, size) == []
        changes = [mark.rect for mark in found if mark.kind == "change"]
        assert all(pygame.Rect(0, 0, *size).contains(one) for one in changes)
        told += stands(shown, found)
    assert told


def spots(app: App, shown: TableScene) -> Iterator[tuple[int, int]]:
    """Where a few choices are: on buttons, on things, and in the menu of a thing that stands for several."""
    asking = shown.asking
    assert asking
    buttons = [rect for button, rect in shown.plan.buttons if asking.decision.option(button.key)]
    things = shown.lit()
    yield from [rect.center for rect in [*buttons, *(thing.rect for thing in things)][:6]]
    several = next((thing for thing in things if len(asking.for_thing(thing)) > 1), None)
    if several:
        shown.click(several)
        app.frame(1 / 60)
        yield from [rect.center for _, rect in shown.hands.buttons()[:2]]


def stands(shown: TableScene, found: list[record.Mark]) -> bool:
    """Whether there is a panel; its words lie in it."""
    place = next((one.rect for one in shown.foresight.things if one.key == SHEET), None)
    if place is None:
        return False
    head = shown.words("foresee-head").upper()
    (said,) = [mark.rect for mark in found if mark.label.upper() == head]
    assert place.contains(said)
    assert len([mark for mark in found if mark.kind == "text" and place.contains(mark.rect)]) > 1
    return True
