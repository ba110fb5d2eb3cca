"""The table of Sentinels: its lanes at every size, its numbers, piles, events and a whole game."""

import random
from collections.abc import Iterator

import pygame
import pytest

import game.titles
from game.engine.ask import Decision, Option
from game.model.state import Event
from game.model.view import SPECTATOR
from game.storage.settings import Habits
from game.titles.sentinels.abilities import raise_voice
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.title import SENTINELS
from scenes import shots
from scenes.app import App
from scenes.kit import record, zoom
from scenes.kit.browse import Browse
from scenes.kit.keys import DEFAULTS
from scenes.kit.look import look
from scenes.kit.preferences import Preferences
from scenes.kit.resources import icon_names
from scenes.kit.words import Words
from scenes.menus.casting import Casting
from scenes.menus.data import GameChoice
from scenes.program.titles import PLAYABLE, setup_info
from scenes.tables import caps, comic_beats, comic_next
from scenes.tables import comic_faces as faces
from scenes.tables.asking import Asking
from scenes.tables.comic_hand import Held
from scenes.tables.comic_layout import layout
from scenes.tables.comic_paint import Lying
from scenes.tables.reference import Reference
from scenes.tables.table import TableScene
from scenes.tables.things import Mode
from tests.scenes.check import complaints, marks
from tests.scenes.hands import SIZE, clicks, key, opened
from tests.scenes.sentinels_at import MOMENTS, crowded, played, quiet, scene

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game.titles.TITLES, "sentinels", SENTINELS)


# -- pictures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_clipped_or_overlaps(moment: str, size: tuple[int, int], language: str) -> None:
    assert complaints(marks(scene(MOMENTS[moment]()), size, language), size) == []


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", ["damage", "crowded-5"])
def test_other_windows(moment: str, size: tuple[int, int]) -> None:
    assert complaints(marks(scene(MOMENTS[moment]()), size), size) == []


@pytest.mark.parametrize("scale", [125, 150, 200])
@pytest.mark.parametrize("moment", ["play", "crowded-5"])
def test_large_text_fits_at_1280x720(moment: str, scale: int) -> None:
    assert complaints(marks(scene(MOMENTS[moment]()), SIZE, "en", scale), SIZE) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_sixty_cards_are_all_on_the_table_and_readable(size: tuple[int, int]) -> None:
    shown = scene(MOMENTS["crowded-5"]())
    found = [mark for mark in marks(shown, size) if mark.kind == "text"]
    assert min(mark.size for mark in found) >= look("comic", size).floor
    view = shown.feed.shown
    assert len(view.play) >= 60
    lying = {what for thing in shown.picture.things for kind, what in thing.about if kind == "card"}
    assert set(view.play) <= lying
    plates = [thing for thing in shown.picture.things if thing.key.startswith("more:")]
    assert plates == []


@pytest.mark.parametrize("heroes", [3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_areas_of_the_map_never_overlap(size: tuple[int, int], heroes: int) -> None:
    lay = layout(look("comic", size), heroes)
    areas = [lay.title, lay.villain.panel, lay.environment.panel, *lay.heroes, lay.prompt, lay.hand, lay.log]
    areas += [lay.next, lay.piles]
    window = pygame.Rect(0, 0, *size)
    for index, area in enumerate(areas):
        assert window.contains(area)
        assert area.collidelist(areas[index + 1 :]) == -1


def test_every_card_has_a_picture_and_a_name() -> None:
    words, view = Words(), quiet(3, "ennead").view(0)
    for name, card in CARDS.items():
        assert card.id.removesuffix("_back") in icon_names(), name
        shown = faces.plain(words, view, name)
        assert not shown.name.endswith("_back")
        assert shown.name != card.id
        assert shown.text


# -- numbers -----------------------------------------------------------------------------------------


def test_h_is_worked_out_in_the_text_of_cards() -> None:
    view = quiet(5, "gloomweaver").view(0)
    said = faces.text_of(Words(), view, "gloom_zombie_servant")
    assert "H minus" not in said
    assert "**3** melee" in said


def test_the_hp_of_a_character_are_a_ring_and_of_others_a_disc() -> None:
    shown = scene(quiet(3, "gloomweaver"))
    opened(shown)
    view = shown.feed.shown
    boss = shown.picture.by_key[f"card:{view.characters['gloomweaver']}"].shown
    assert boss.card.points == (90.0, 90)
    zombie = next(t.shown for t in shown.picture.things if isinstance(t.shown, Lying) and "Zombie" in t.shown.card.name)
    assert zombie.card.hp == "2"


def test_what_the_villain_will_do_next_names_cards_in_play() -> None:
    view, words = quiet(4, "gloomweaver").view(0), Words()
    start, play, end = comic_next.coming(words, view)
    assert "GloomWeaver" in start.names
    assert "left" in play.names[0]
    assert "Zombie Servant ×4" in end.names
    assert "**2** melee" in end.lines[0].sentence
    assert all(line.icon for line in (*start.lines, *play.lines, *end.lines))


def test_a_stack_of_equal_cards_gives_one_after_the_other() -> None:
    shown = scene(crowded(quiet(5, "gloomweaver")))
    opened(shown)
    view = shown.feed.shown
    zombies = [card for card in view.play if view.cards[card].name == "gloom_zombie_servant"]
    options = tuple(Option(f"c{card}", ("card", card), "sen-opt-card") for card in zombies)
    stack = next(thing for thing in shown.picture.things if len(set(thing.about) & {o.about for o in options}) > 1)
    assert Asking(Decision(7, 0, "sen-ask-target", options)).for_thing(stack) == [options[0]]
    several = Asking(Decision(7, 0, "sen-ask-target", options, high=2), picks=[options[0].key])
    assert several.for_thing(stack) == [options[1]]
    assert several.picked(stack)


def test_the_order_of_play_on_demand() -> None:
    shown = scene(quiet(3, "gloomweaver"))
    app = opened(shown)
    assert DEFAULTS["order"] == "o"
    assert set(orders(shown)) == {""}
    app.frame(1 / 60, [key(pygame.K_o, "o")])
    assert "1" in orders(shown)
    app.frame(1 / 60, [key(pygame.K_o, "o")])
    assert set(orders(shown)) == {""}


def orders(shown: TableScene) -> list[str]:
    """The numbers on the cards in play."""
    return [thing.shown.order for thing in shown.picture.things if isinstance(thing.shown, Lying)]


# -- hands and piles -----------------------------------------------------------------------------------


def test_the_hand_is_that_of_the_hero_who_is_asked() -> None:
    shown = scene(played("sen-ask-play", after=8))
    opened(shown)
    assert shown.asking is not None
    view = shown.feed.shown
    hero = view.heroes[shown.asking.seat]
    held = {f"card:{card}" for card in view.zones[f"hand:{hero}"]}
    assert held <= set(shown.picture.by_key)
    assert {thing.key for thing in shown.lit()} >= held


@pytest.mark.parametrize("size", [*SIZES, (1024, 600)])
@pytest.mark.parametrize("mode", [Mode(picked=True), Mode(hovered=True)])
def test_cards_of_the_hand_stand_up_below_the_question(mode: Mode, size: tuple[int, int]) -> None:
    shown = scene(played("sen-ask-play", after=8))
    opened(shown, size=size)
    for thing in [one for one in shown.lit() if isinstance(one.shown, Held)]:
        resting, risen = thing.shown.slot.rect, thing.shown.stands(mode).rect
        assert layout(shown.look, len(shown.feed.shown.heroes)).prompt.bottom <= risen.y < resting.y


def test_no_card_of_a_full_hand_covers_the_question_or_its_buttons() -> None:
    shown = scene(played("sen-ask-play", after=12))
    app = opened(shown, size=(1024, 600))
    view, asked = shown.feed.shown.copy(), shown.asking
    assert asked
    own, other = (f"hand:{view.heroes[(asked.seat + more) % 3]}" for more in (0, 1))
    view.zones[own] = [*view.zones[own], *view.zones[other]][:7]
    shown.feed.shown = view
    shown.look_anew()
    app.frame(1 / 60)
    asking = [shown.plan.ask, shown.plan.why, *(rect for _, rect in shown.plan.buttons)]
    held = [thing for thing in shown.picture.things if isinstance(thing.shown, Held)]
    assert len(held) == 7
    for thing in held:
        cap = caps.spot(shown.look, thing, up=True, others=caps.beside(shown.picture, thing))
        for cover in (thing.shown.stands(Mode(hovered=True)).rect, cap):
            assert cover.inflate(-2, -2).collidelist(asking) < 0, "two pixels of its soft edge may"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440)])
def test_the_cards_of_a_hand_come_from_left_to_right(size: tuple[int, int]) -> None:
    shown = scene(played("sen-ask-play", after=12))
    opened(shown, size=size)
    held = [thing for thing in shown.lit() if isinstance(thing.shown, Held)]
    assert len(held) > 2
    assert held == sorted(held, key=lambda thing: thing.rect.x)


def test_in_a_narrow_bar_cards_are_numbered_in_the_hand_instead_of_filling_pages() -> None:
    shown = scene(played("sen-ask-play", after=12))
    app = App(Preferences(size=(1024, 600), animation="off", text_scale=125), headless=True)
    app.stack.push(shown)
    for _ in range(3):
        app.frame(1 / 60)
    assert shown.asking
    assert [button.key for button in shown.question.options] == ["none"]
    hand = [thing for thing in shown.lit() if isinstance(thing.shown, Held)]
    assert len(hand) > 1
    assert list(shown.numbered.values()) == hand
    asked = shown.asking.decision
    app.frame(1 / 60, [key(pygame.K_2, "2")])
    for _ in range(3):
        app.frame(1 / 60)
    assert shown.table.pending(shown.table.waiting()[0]) is not asked
    assert hand[1].key not in {thing.key for thing in shown.picture.things if isinstance(thing.shown, Held)}


def test_the_keys_reach_everything_to_look_at_and_to_open() -> None:
    shown = scene(played("sen-ask-play", after=30))
    app = opened(shown)
    lit = {f"t:{thing.key}" for thing in shown.lit()}
    app.frame(1 / 60, [key(pygame.K_x, "x")])
    villain = next(f"t:{one.key}" for one in shown.picture.things if one.closer and f"t:{one.key}" not in lit)
    pile = next(f"t:{one.key}" for one in shown.picture.things if one.opens.startswith("pile:hand"))
    for wanted, code in ((villain, pygame.K_SPACE), (pile, pygame.K_RETURN)):
        for _ in shown.hands.spots():
            if shown.hands.focused == wanted:
                break
            app.frame(1 / 60, [key(pygame.K_TAB)])
        assert shown.hands.focused == wanted
        app.frame(1 / 60, [key(code)])
        app.frame(1 / 60)
        assert shown.looking.open or app.stack.top is not shown
        app.frame(1 / 60, [key(pygame.K_ESCAPE)])
        app.frame(1 / 60)
        assert app.stack.top is shown
        assert not shown.looking.open
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert {name for name, _ in shown.hands.spots() if name.startswith("t:")} == lit
    assert shown.hands.focused in {name for name, _ in shown.hands.spots()}


def test_hands_trashes_and_areas_open() -> None:
    shown = scene(played("sen-ask-play", after=30))
    app = opened(shown)
    for thing in shown.picture.things:
        if not thing.opens.startswith("pile:"):
            continue
        shown.exits.overlay(shown, thing.opens)
        app.frame(1 / 60)
        if isinstance(app.stack.top, Browse):
            app.frame(1 / 60, [key(pygame.K_ESCAPE)])
        else:
            assert app.remark
    shown.exits.overlay(shown, "reference")
    app.frame(1 / 60)
    assert isinstance(app.stack.top, Reference)


def test_a_hidden_hand_shows_backs() -> None:
    seats = shots.people(2, 1)
    shown = scene(quiet(3, "gloomweaver", seats, open_hands="owner"))
    opened(shown)
    view = shown.feed.shown
    assert all(card.name == "" for card in view.cards.values() if card.zone.startswith("hand:"))
    closers = shown.board.pile(shown.words, view, f"hand-{view.heroes[0]}")
    assert closers
    assert all(closer.card.face_down for closer in closers)


# -- events ----------------------------------------------------------------------------------------------


def test_what_is_shown_after_the_events_is_the_view() -> None:
    table = quiet(3, "gloomweaver", shots.people(0, 3))
    shown = scene(table)
    app = opened(shown, "fast")
    for _ in range(600):
        app.frame(1 / 60)
        if shown.feed.dry:
            assert shown.feed.shown is table.view(SPECTATOR)
        if table.result:
            break
    shown.skip()
    assert shown.feed.shown is table.view(SPECTATOR)


def test_damage_runs_the_ring_down_and_is_told() -> None:
    shown = scene(quiet(3, "gloomweaver"))
    app = opened(shown, "normal")
    view = shown.feed.shown
    boss = view.characters["gloomweaver"]
    struck = {"source": boss, "target": boss, "amount": 4, "type": "fire", "hp": 86, "parts": ()}
    shown.feed.waiting = [[Event("damage", struck)]]
    app.frame(1 / 60)
    assert not shown.feed.dry
    assert f"card:{boss}" in shown.feed.director.moving
    assert any("fire" in entry.text for entry in shown.feed.log.entries)
    app.frame(1 / 60, clicks((640, 300)))
    assert shown.feed.dry


@pytest.mark.parametrize("card", ["fanatic_chastise", "fanatic_embolden"])
def test_a_card_whose_neighbour_has_just_gone_is_shown_before_it_goes_too(card: str) -> None:
    table = quiet(3, "gloomweaver", hero1="fanatic")
    board, view = PLAYABLE["sentinels"].board(), table.view(0).copy()
    host, beside, zombie, final = 9000, 9001, "gloom_zombie_servant", view.copy()
    comic_beats.patch(view, Event("card_moved", {"card": host, "name": zombie, "to": "area:gloomweaver"}), final)
    comic_beats.patch(view, Event("card_moved", {"card": beside, "name": card, "to": "area:fanatic"}), final)
    view.next_to[beside] = host
    raise_voice(view, beside)
    comic_beats.patch(view, Event("card_moved", {"card": host, "name": zombie, "to": "trash:gloomweaver"}), final)
    assert beside not in view.next_to
    picture = board.picture(look("comic", SIZE), Words(), view, 0, ("", "", ""))
    assert f"card:{beside}" in picture.by_key


def test_nothing_is_logged_without_words() -> None:
    table = played("nothing", after=600, seed=5)
    shown = scene(table)
    opened(shown)
    lines = [entry.text for entry in shown.feed.log.entries]
    assert lines
    assert not any("@" in line or "{" in line or "sen-" in line for line in lines)


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_whole_game_by_keys_or_mouse_alone(way: str) -> None:
    table = quiet(3, "gloomweaver")
    shown = scene(table)
    app = opened(shown)
    dice = random.Random(3)
    hands = by_keys(dice) if way == "keys" else by_mouse(shown, dice)
    for _ in range(8000):
        if table.result and shown.feed.dry:
            break
        on_top = app.stack.top is shown
        if not on_top:
            app.frame(1 / 60, [key(pygame.K_ESCAPE)] if way == "keys" else [])
            if way == "mouse":
                app.stack.pop()
        elif shown.asking and shown.feed.dry:
            app.frame(1 / 60, next(hands))
        else:
            app.frame(1 / 60)
    assert table.result is not None


def by_keys(dice: random.Random) -> Iterator[list[pygame.event.Event]]:
    """Tab, Enter and digits at random."""
    while True:
        for _ in range(dice.randrange(1, 4)):
            yield [key(pygame.K_TAB)]
        yield [key(pygame.K_RETURN)]
        digit = dice.randrange(1, 4)
        yield [key(pygame.K_0 + digit, str(digit))]


def by_mouse(shown: TableScene, dice: random.Random) -> Iterator[list[pygame.event.Event]]:
    """Clicks on lit things and on buttons."""
    while True:
        if shown.popup:
            spots = [rect for _, rect in shown.popup.spots(shown.look)]
        else:
            spots = [thing.rect for thing in shown.lit()]
            spots += [rect for one, rect in shown.plan.buttons if one.enabled and one.key not in ("undo", "hint")]
        yield clicks(dice.choice(spots).center) if spots else []


# -- setting up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_set_up_shows_everything(size: tuple[int, int], language: str) -> None:
    page = Casting(setup_info("sentinels", Habits()), lambda choice: None)
    assert complaints(marks(page, size, language), size) == []


def test_no_hero_twice_and_a_team_by_chance() -> None:
    started: list[GameChoice] = []
    page = Casting(setup_info("sentinels", Habits()), started.append)
    app = App(Preferences(size=SIZE, animation="off"), headless=True)
    app.stack.push(page)
    app.frame(1 / 60)
    for control in ("hero1", "hero2"):
        found = next(one for one in page.controls if one.key == control)
        assert found.step is not None
        found.step(1)
        app.frame(1 / 60)
    assert page.choice.options["hero1"] != page.choice.options["hero2"]
    page._surprise()
    team = [page.choice.options[f"hero{number}"] for number in (1, 2, 3)]
    assert len(set(team)) == 3
    assert "random" not in team


def test_a_full_table_in_a_view_of_its_own() -> None:
    table = crowded(quiet(5, "gloomweaver"))
    assert table.view(0) is table.view(1)


def test_a_lane_is_named_at_its_upper_left_and_says_when_it_is_empty() -> None:
    shown = scene(quiet(3, "gloomweaver"))
    found = marks(shown, SIZE)
    villain = next(mark for mark in found if mark.label == "Villain")
    assert villain.rect.right < SIZE[0] // 4
    assert villain.rect.bottom < min(
        mark.rect.top for mark in found if mark.label == "GloomWeaver" and mark.kind == "card"
    )
    assert not any(card.zone == "area:tomb_of_anubis" for card in shown.feed.shown.cards.values())
    assert any(mark.label == "No card in play" for mark in found)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 600), 200)], ids=str)
def test_a_closer_look_at_any_card_holds_all_its_words(size: tuple[int, int], scale: int) -> None:
    seen, words = look("comic", size, scale / 100), Words("pseudo")
    view = quiet(5, "gloomweaver", advanced="on").view(0)
    for name in CARDS:
        closer = faces.of_name(words, view, name)
        with record.recording() as found:
            place = zoom.draw(pygame.Surface(size), seen, closer.card, closer.notes)
        spilt = [mark.label for mark in found if mark.kind == "text" and (mark.cut or not place.contains(mark.rect))]
        assert spilt == [], name


def test_what_declines_says_what_it_means() -> None:
    for message, said in (("sen-ask-draw-phase", "Do not draw"), ("sen-ask-power", "No power")):
        shown = scene(played(message, after=12))
        opened(shown)
        assert any(button.key == "none" and button.text == said for button, _ in shown.plan.buttons)
