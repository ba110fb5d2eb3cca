"""Questions at the table of Sentinels: standing answers, ties, equal options, steps of a chain, the recap."""

from collections.abc import Callable

import pygame
import pytest

from game.ai.whim import whim
from game.engine.ask import Decision, Option
from game.luck import Luck
from game.table.local import LocalTable
from game.titles.sentinels.content import CARDS
from scenes import shots
from scenes.app import App
from scenes.kit.browse import Browse
from scenes.kit.keys import DEFAULTS
from scenes.kit.words import Words
from scenes.menus.standings import Standings
from scenes.program.tips import MARK, due
from scenes.program.wishes import wishes
from scenes.tables import caps, twins
from scenes.tables.asking import Asking
from scenes.tables.hands import THING
from scenes.tables.table import TableScene
from scenes.tables.things import Picture, Thing
from scenes.tables.twins import Traits
from scenes.tables.wording import CONFIRM
from tests.scenes.hands import clicks, key, opened
from tests.scenes.sentinels_at import played, quiet, scene

# -- the recap -----------------------------------------------------------------------------------------


def recaps(bots: int) -> list[str]:
    """What is recalled in the first rounds of a person with so many computer players beside."""
    game = quiet(3, "gloomweaver", shots.people(3 - bots, bots))
    shown, luck, seen = scene(game), Luck(3), []
    app = opened(shown)
    for _ in range(400):
        app.frame(1 / 60)
        if app.remark.startswith("Meanwhile") and app.remark not in seen:
            seen.append(app.remark)
        if shown.asking and shown.feed.dry:
            shown.answer(shots._keys(game, shown.asking.decision, luck))
        if seen or game.view(0).round > 2:
            break
    return seen


def test_after_the_turns_of_computer_players_a_recap_tells_what_happened() -> None:
    assert recaps(bots=2)


def test_a_team_of_people_needs_no_recap() -> None:
    assert recaps(bots=0) == []


# -- standing answers ----------------------------------------------------------------------------------


def test_a_standing_answer_is_set_at_the_question_by_keys() -> None:
    game = played("sen-ask-draw-phase", after=12)
    shown = scene(game)
    app = opened(shown)
    seat = game.waiting()[0]
    app.frame(1 / 60, [key(pygame.K_a, "a")])
    labels = [button.text for button, _ in shown.hands.buttons()]
    assert labels == ["Ask every time", "Always: Draw", "Always: Do not draw"]
    app.frame(1 / 60, [key(pygame.K_3, "3")])
    about = f"sen-ask-draw-phase:{game.view(seat).heroes[seat]}"
    assert game.standing(seat) == {about: "never"}
    asked = game.pending(game.waiting()[0])
    assert asked
    assert asked.message != "sen-ask-draw-phase"


def test_a_standing_answer_is_set_at_the_question_by_mouse_and_told_when_given() -> None:
    game = played("sen-ask-draw-phase", after=12, seats=shots.people(3))
    shown = scene(game)
    app = opened(shown)
    seat = game.waiting()[0]
    for label in ("Always …", "Always: Do not draw"):
        rect = next(rect for button, rect in shown.hands.buttons() if button.text == label)
        app.frame(1 / 60, clicks(rect.center))
    luck = Luck(1)
    for _ in range(60):
        app.frame(1 / 60)
        if shown.asking and shown.feed.dry:
            assert (shown.asking.decision.message, shown.asking.seat) != ("sen-ask-draw-phase", seat)
            shown.answer(whim(shown.asking.decision, luck))
        if any("(by standing answer)" in entry.text for entry in shown.feed.log.entries):
            return
    raise AssertionError("it was never given")


def with_powers() -> tuple[LocalTable, Decision]:
    """A game in which somebody may use one of several powers."""
    for seed in range(20):
        game = played("sen-ask-power", after=25, seed=seed)
        asked = game.pending(game.waiting()[0])
        if asked and asked.message == "sen-ask-power" and len(asked.options) > 2:
            return game, asked
    raise AssertionError("no seed has such a game")


def test_of_several_powers_each_has_its_own_menu() -> None:
    game, asked = with_powers()
    shown = scene(game)
    app = opened(shown)
    app.frame(1 / 60, [key(pygame.K_a, "a")])
    assert len(shown.hands.buttons()) == len(asked.options) - 1
    power = shown.hands.buttons()[1][0]
    app.frame(1 / 60, [key(pygame.K_2, "2")])
    assert [button.text for button, _ in shown.hands.buttons()] == [
        "Ask every time", f"Always: {power.text}", f"Never ask about {power.text}",
    ]  # fmt: skip
    app.frame(1 / 60, [key(pygame.K_2, "2")])
    assert list(game.standing(asked.seat).values()) == ["always"]
    assert power.key in game.standing(asked.seat)
    app.frame(1 / 60)
    assert shown.asking is None or shown.asking.decision.id != asked.id, "the power is used"


def test_a_question_that_cannot_be_answered_beforehand_says_so() -> None:
    shown = scene(played("sen-ask-play", after=12))
    app = opened(shown)
    app.frame(1 / 60, [key(pygame.K_a, "a")])
    assert app.remark == "This question cannot be answered once and for all."
    assert shown.popup is None


def test_all_standing_answers_are_listed_and_taken_back() -> None:
    game = played("sen-ask-draw-phase", after=12)
    shown = scene(game)
    app = opened(shown)
    game.set_standing(0, "sen-ask-power:nm_mistbound", "never")
    game.set_standing(1, "sen-ask-draw-phase:ra", "always")
    page = Standings(lambda: wishes(shown), "comic")
    app.stack.push(page)
    app.frame(1 / 60)
    first, second = wishes(shown)
    assert (first.what, second.what) == ("NightMist · Mistbound", "Ra · Ra")
    assert (first.answer, second.answer) == ("Use a power? **No power, always**", "Draw a card? **Yes, always**")
    taking = next(control for control in page.controls if control.key == second.key)
    app.frame(1 / 60, clicks(taking.rect.center))
    assert (game.standing(0), game.standing(1)) == ({"sen-ask-power:nm_mistbound": "never"}, {})
    assert [control.key for control in page.controls] == [first.key, "back", "all"]
    page.focused = "all"
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    assert game.standing(0) == {}
    assert [control.key for control in page.controls] == ["back"]


def test_a_preview_is_made_anew_when_standing_answers_change() -> None:
    game = played("sen-ask-damage", after=12)
    shown = scene(game)
    app = opened(shown)
    game.set_standing(0, "sen-ask-power:nm_mistbound", "never")
    for _ in range(60):
        app.frame(1 / 60)
    assert shown.foresight.things
    wishes(shown)[0].take_back()
    assert not shown.foresight.things
    assert shown.foresight.waiting


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYBUTTONDOWN, button=button, instance_id=0)


def test_a_standing_answer_is_set_and_a_step_taken_by_gamepad() -> None:
    game = played("sen-ask-draw-phase", after=12)
    shown = scene(game)
    app = opened(shown)
    seat = game.waiting()[0]
    accept, following, step = pad(0), pad(5), pad(8)
    app.frame(1 / 60, [step])
    assert shown.pacing.stepping
    for _ in range(20):
        if shown.hands.focused == "b:standing":
            break
        app.frame(1 / 60, [following])
    app.frame(1 / 60, [accept])
    assert shown.hands.focused == "m:standing:ask"
    app.frame(1 / 60, [following])
    app.frame(1 / 60, [accept])
    assert list(game.standing(seat).values()) == ["always"]
    app.frame(1 / 60)
    assert shown.pacing.halted
    left = len(shown.feed.waiting)
    app.frame(1 / 60, [step])
    app.frame(1 / 60)
    assert len(shown.feed.waiting) == left - 1


def test_a_tip_names_the_key_of_standing_answers_where_there_can_be_one() -> None:
    asked = Decision(3, 0, "may", (Option("yes", source="amulet"), Option("no")), decline="no")
    seen = {MARK + name for name in ("tip_gold", "tip_picks", "tip_zoom", "tip_preview")}
    tip = due(Asking(asked), 7, seen)
    assert tip
    assert (tip.name, DEFAULTS[tip.command]) == ("tip_standing", "a")
    assert due(Asking(Decision(3, 0, "must", (Option("yes"), Option("no")))), 7, seen) is None


# -- clear questions -----------------------------------------------------------------------------------


def asked_for(message: str, fits: Callable[[Decision], bool] = lambda asked: True) -> TableScene:
    """The table of a game in which a question of a kind is asked."""
    for seed in range(40):
        game = played(message, after=15, seed=seed, villain="gloomweaver" if seed % 2 else "akashbhuta")
        asked = game.pending(game.waiting()[0]) if game.waiting() else None
        if asked and asked.message == message and fits(asked):
            return scene(game)
    raise AssertionError("no seed has such a game")


def test_a_tie_says_its_criterion_its_card_and_the_hp_of_each() -> None:
    shown = asked_for("sen-ask-tie")
    opened(shown)
    assert shown.asking
    asked, view = shown.asking.decision, shown.feed.shown
    hp = view.hp[int(asked.options[0].about[1])]
    kind = {"@sen-tie-highest": "Highest HP", "@sen-tie-lowest": "Lowest HP"}[asked.args["what"]]
    assert f"{kind}: {len(asked.options)} are tied at {hp}." in shown.question.ask
    assert shown.words(CARDS[asked.source].id) in shown.question.ask
    notes = {button.key: button.note for button in shown.question.options}
    assert all(notes[option.key] == f"{hp} HP" for option in asked.options)


def test_the_card_that_asks_is_lit_among_others_of_its_name() -> None:
    def alike(asked: Decision) -> bool:
        return asked.source == "akash_living_rockslide"

    shown = asked_for("sen-ask-next", alike)
    opened(shown)
    assert shown.asking
    (thing,) = shown.askers()
    assert ("card", shown.asking.decision.asker) in thing.about
    assert shown.feed.shown.cards[shown.asking.decision.asker].name == "akash_living_rockslide"


def many_targets(asked: Decision) -> bool:
    return bool(asked.option("none")) and len(asked.options) > 7


def test_where_only_declining_is_a_button_the_focus_begins_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = asked_for("sen-ask-damage", many_targets)
    app = opened(shown)
    assert shown.asking
    (only,) = shown.question.options
    assert (only.key, only.primary) == ("none", False)
    assert shown.words("ask-click") in shown.question.why
    assert shown.hands.focused == THING + shown.lit()[0].key
    (option,) = shown.asking.for_thing(shown.lit()[0])
    given: list[tuple[str, ...]] = []
    monkeypatch.setattr(shown, "answer", given.append)
    app.frame(1 / 60, [key(pygame.K_RETURN)])
    assert given == [(option.key,)]
    assert option.key != "none"


@pytest.mark.parametrize("keys", [9, 3])
def test_where_not_all_that_glows_has_a_number_the_bar_names_another_key(
    keys: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caps, "LAST", keys)
    shown = asked_for("sen-ask-damage", many_targets)
    opened(shown)
    words = shown.words("ask-click-or-key", key=shown.host.keys.name("next"))
    assert (words in shown.question.why) is (keys < len({thing.shown for thing in shown.lit()}))


def test_an_answer_that_picks_nothing_is_never_gold_where_all_lies_on_the_table() -> None:
    shown = scene(played("sen-ask-damage-some", after=8, seed=2, choose_targets="upfront"))
    opened(shown)
    assert shown.asking
    assert shown.asking.decision.low == 0
    assert not any(button.primary for button in shown.question.options)
    assert shown.hands.focused.startswith(THING)
    shown.choose(shown.asking.decision.options[0])
    assert [button.key for button in shown.question.options if button.primary] == [CONFIRM]


def test_where_buttons_say_everything_nothing_points_to_the_table() -> None:
    shown = asked_for("sen-ask-draw-phase")
    opened(shown)
    assert shown.words("ask-click") not in shown.question.why


def test_one_of_several_blows_says_which_it_is() -> None:
    words = Words("en")
    only, first = (words("sen-ask-damage", amount=2, type="@sen-type-melee", at=1, count=count) for count in (1, 3))
    assert (only, first) == ("Deal 2 melee damage to whom?", "Deal 2 melee damage to whom? 1 of 3")


@pytest.mark.parametrize(("low", "high", "says"), [(2, 2, "Choose 2 first."), (1, 2, "Choose 1 to 2 first.")])
def test_too_few_picks_say_how_many(low: int, high: int, says: str) -> None:
    shown = asked_for("sen-ask-damage")
    opened(shown)
    assert shown.voice.more(Decision(1, 0, "some", (), low=low, high=high)) == says


def test_a_type_of_damage_begins_like_any_option() -> None:
    shown = asked_for("sen-ask-damage")
    opened(shown)
    assert shown.voice.label(Option("cold", ("type", "cold"), "sen-type-cold")) == "Cold"


def test_copies_in_the_hand_are_told_apart_by_their_spell_icon() -> None:
    def copies(asked: Decision) -> bool:
        return len({repr(option.args) for option in asked.options}) < len(asked.options)

    shown = asked_for("sen-ask-play", copies)
    opened(shown, size=(2560, 1080))
    named: dict[str, list[str]] = {}
    for button in shown.question.options:
        named.setdefault(button.text, []).append(button.note)
    doubles = [notes for notes in named.values() if len(notes) > 1]
    assert doubles
    assert all(len(set(notes)) == len(notes) and "spell icon" in notes[0] for notes in doubles)


def lying(*spots: tuple[str, int, int]) -> Picture:
    """A picture of cards by key and place."""
    picture = Picture()
    for name, card, x in spots:
        picture.add(Thing(name, pygame.Rect(x, 0, 50, 80), lambda *_: None, about=(("card", card),)))
    return picture


def same(*cards: int) -> list[tuple[Option, str]]:
    """Options about cards that bear the same name."""
    return [(Option(f"c{card}", ("card", card)), "Zombie") for card in cards]


def test_what_differs_is_said_of_each_and_nothing_else() -> None:
    words, picture = Words(), lying(("a", 1, 0), ("b", 2, 60))
    unlike = {"c1": Traits(telling=("2 HP", "Ra")), "c2": Traits(telling=("1 HP", "Ra"))}
    assert twins.notes(words, same(1, 2), unlike, picture) == {"c1": "2 HP", "c2": "1 HP"}


def test_equal_ones_are_told_apart_by_their_place() -> None:
    words, picture = Words(), lying(("b", 2, 60), ("a", 1, 0), ("c", 3, 120))
    alike = {f"c{card}": Traits(telling=("2 HP",)) for card in (1, 2, 3)}
    assert twins.notes(words, same(1, 2, 3), alike, picture) == {
        "c1": "1 of 3 from the left", "c2": "2 of 3 from the left", "c3": "3 of 3 from the left",
    }  # fmt: skip


def test_options_that_read_differently_need_no_note() -> None:
    words, picture = Words(), lying(("a", 1, 0), ("b", 2, 60))
    unlike = [(option, f"Zombie {option.key}") for option, _ in same(1, 2)]
    assert twins.notes(words, unlike, {}, picture) == {}


def test_one_of_a_kind_needs_no_note() -> None:
    assert twins.notes(Words(), same(1), {"c1": Traits(telling=("2 HP",))}, lying(("a", 1, 0))) == {}


# -- step by step --------------------------------------------------------------------------------------


def chain(animation: str) -> tuple[TableScene, App]:
    """A person who has just ended their turn, before what computer players and villain do."""
    game = played("sen-ask-draw-phase", after=12, seats=shots.people(3))
    shown = scene(game)
    app = opened(shown, animation)
    for _ in range(300):
        app.frame(1 / 10)
        if shown.open_question and shown.open_question.decision.message == "sen-ask-draw-phase":
            break
    return shown, app


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_a_chain_is_watched_one_step_after_another(animation: str) -> None:
    shown, app = chain(animation)
    app.frame(1 / 60, [key(pygame.K_t, "t")])
    assert shown.pacing.stepping
    shown.answer(("draw",))
    steps = 0
    while shown.asking is None or not shown.feed.dry:
        for _ in range(60):
            app.frame(1 / 10)
        if not shown.pacing.halted:
            break
        steps += 1
        left = len(shown.feed.waiting)
        app.frame(1 / 10)
        assert len(shown.feed.waiting) == left, "nothing goes on by itself"
        assert not shown.busy
        app.frame(1 / 60, [key(pygame.K_RETURN)])
        app.frame(1 / 60)
        assert len(shown.feed.waiting) == left - 1
    assert steps >= 2
    assert shown.open_question
    assert not shown.pacing.stepping, "the next own question ends it"


def test_one_key_stops_at_each_step_and_another_lets_it_run() -> None:
    shown, app = chain("normal")
    for _ in range(2):
        app.frame(1 / 60, [key(pygame.K_t, "t")])
        assert shown.pacing.stepping
        assert app.remark == shown.words("pace-stepping")
    for _ in range(2):
        app.frame(1 / 60, [key(pygame.K_k, "k")])
        assert not shown.pacing.stepping
        assert app.remark == shown.words("pace-playing")
    app.frame(1 / 60, [key(pygame.K_t, "t")])
    shown.answer(("draw",))
    for _ in range(20):
        app.frame(1 / 10)
    assert shown.pacing.halted
    (button,) = [one for one, _ in shown.hands.buttons() if one.text == "Let it run"]
    assert button.badge == "K"
    app.frame(1 / 60, [key(pygame.K_k, "k")])
    assert not shown.pacing.halted


def test_while_a_step_waits_the_bar_says_what_happened_and_lets_it_run() -> None:
    shown, app = chain("normal")
    shown.pacing.step()
    shown.answer(("draw",))
    app.frame(1 / 60)
    for _ in range(200):
        app.frame(1 / 10)
        if shown.question.ask and shown.question.ask == shown.pacing.words():
            break
        if shown.pacing.halted and not shown.pacing.words():
            shown.pacing.step()
    labels = [button.text for button, _ in shown.hands.buttons()]
    assert labels[:3] == ["Next step", "Let it run", "To my next choice"]
    rect = next(rect for button, rect in shown.hands.buttons() if button.text == "Let it run")
    app.frame(1 / 60, clicks(rect.center))
    assert not shown.pacing.stepping
    for _ in range(300):
        app.frame(1 / 10)
    assert shown.open_question


def test_escape_lets_steps_run_and_opens_nothing() -> None:
    shown, app = chain("normal")
    shown.pacing.step()
    shown.answer(("draw",))
    for _ in range(20):
        app.frame(1 / 10)
    left = len(shown.feed.waiting)
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    assert app.stack.top is shown
    assert not shown.pacing.stepping
    for _ in range(10):
        app.frame(1 / 10)
    assert len(shown.feed.waiting) < left


def test_a_step_that_waits_can_be_looked_at_and_all_of_it_skipped() -> None:
    shown, app = chain("normal")
    shown.pacing.step()
    shown.answer(("draw",))
    for _ in range(20):
        app.frame(1 / 10)
    assert shown.pacing.halted
    hero = next(thing for thing in shown.picture.things if thing.closer and thing.key.startswith("card:"))
    app.frame(1 / 60, clicks(hero.rect.center, 3))
    assert shown.looking.open
    app.frame(1 / 60, [key(pygame.K_ESCAPE)])
    app.frame(1 / 60, [key(pygame.K_n, "n")])
    for _ in range(10):
        app.frame(1 / 10)
    assert shown.open_question


# -- the hand ------------------------------------------------------------------------------------------


def test_a_card_of_the_hand_rises_for_the_keys_as_for_the_pointer() -> None:
    shown = scene(played("sen-ask-play", after=12))
    app = opened(shown)
    card = next(thing for thing in shown.lit() if thing.risen)
    assert card.risen
    assert card.risen != card.rect
    while shown.hands.focused != f"t:{card.key}":
        app.frame(1 / 60, [key(pygame.K_TAB)])
    inner = card.risen.inflate(-12, -12)
    by_keys = pygame.image.tobytes(app.surface.subsurface(inner), "RGB")
    shown.hands.by_keys, shown.hands.hovered, shown.dirty = False, f"t:{card.key}", True
    app.frame(1 / 60)
    assert pygame.image.tobytes(app.surface.subsurface(inner), "RGB") == by_keys


def test_another_hero_s_hand_is_readable_at_once() -> None:
    shown = scene(quiet(5, "apostate"))
    app = opened(shown)
    hero = shown.feed.shown.heroes[2]
    shown.exits.overlay(shown, f"pile:hand-{hero}")
    app.frame(1 / 60)
    page = app.stack.top
    assert isinstance(page, Browse)
    cards = [control.rect for control in page.controls if control.key.startswith("card:")]
    assert len(cards) == len(shown.feed.shown.zones[f"hand:{hero}"]) == 4
    assert all(page.body(app.look("comic")).contains(rect) and rect.width >= 190 for rect in cards)
