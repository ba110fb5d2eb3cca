"""Marks of what lasts at the table of Sentinels: on whom, how much, by what, until when; on cards, bands and chips."""

import pygame
import pytest

from game.engine.run import Run
from game.model.view import SPECTATOR, view
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.flow import begin_turn, hero_power
from game.titles.sentinels.state import Lasting
from scenes.kit import marks as kit
from scenes.kit import text
from scenes.kit.cardstock import Stat
from scenes.kit.look import look
from scenes.kit.words import Words
from scenes.tables import comic_faces, comic_marks, comic_paint
from scenes.tables.comic_paint import Lying
from scenes.tables.table import TableScene
from tests.scenes import sentinels_at
from tests.scenes.hands import opened
from tests.titles.sentinels.looks import card, state_of
from tests.titles.sentinels.moves import pick, play
from tests.titles.sentinels.situation import table

WORDS = Words()
DEALT, TAKEN = "sen_dealt", "sen_taken"


def marked(run: Run) -> dict[str, tuple[str, ...]]:
    """The marks on each card in play that has some, by its id, as icon and number."""
    s = view(state_of(run), SPECTATOR)
    found = {CARDS[s.cards[one].name].id: comic_marks.marks(s, one) for one in s.play}
    return {name: tuple(f"{stat.icon} {stat.value}" for stat in stats) for name, stats in found.items() if stats}


def noted(run: Run, name: str) -> list[str]:
    """What a closer look at a card says of what lasts."""
    s = state_of(run)
    notes = comic_faces.closer(WORDS, s, s.cards[card(s, name)]).notes
    return [text.plain(note.text) for note in notes if note.rule == "SEN-280"]


def lasting(*effects: Lasting, **also: object) -> Run:
    """A table on which these effects last."""
    return play(table(lasting=list(effects), **also))  # type: ignore[arg-type]


# -- on whom and how much --------------------------------------------------------------------------


def test_galvanize_marks_every_hero_until_his_next_turn() -> None:
    run = play(table(turn="legacy", play=["haka_mere"]), hero_power("legacy"), begin_turn("legacy"))
    pick(run, "legacy")
    assert not marked(run), "his next turn has begun"
    run = play(table(turn="legacy", play=["haka_mere"]), hero_power("legacy"))
    pick(run, "legacy")
    assert marked(run) == dict.fromkeys(("ra", "legacy", "haka"), (f"{DEALT} +1",))
    assert noted(run, "ra") == ["Galvanize: +1 damage dealt, until the turn of Legacy"]
    assert not noted(run, "gloomweaver")


def test_stealth_marks_the_wraith_alone_once() -> None:
    run = play(table(heroes=("wraith", "ra", "haka")), hero_power("wraith"))
    pick(run, "wraith")
    assert marked(run) == {"wraith": (f"{TAKEN} −2",)}
    assert noted(run, "wraith") == ["Stealth: −2 damage taken, once"]


def test_a_power_that_weakens_marks_its_target() -> None:
    run = play(table(heroes=("wraith", "ra", "haka"), play=["wraith_stun_bolt"]), hero_power("wraith"))
    pick(run, "wraith_stun_bolt")
    pick(run, "gloomweaver")
    assert marked(run) == {"gloomweaver": (f"{DEALT} −1",)}
    assert noted(run, "gloomweaver") == ["Stun Bolt: −1 damage dealt, until the turn of The Wraith"]


def test_effects_of_a_kind_are_added_up() -> None:
    one = Lasting("dealt", "start:legacy", "legacy", 1, group="hero_targets")
    run = lasting(one, Lasting("dealt", "turn", "wraith_stun_bolt", 2, group="heroes"))
    assert marked(run)["ra"] == (f"{DEALT} +3",)
    assert noted(run, "ra")[1] == "Stun Bolt: +2 damage dealt, this turn"


def test_immunity_and_a_bound_source_have_a_nought() -> None:
    fire = Lasting("immune", "start:ra", "ra_flesh_of_the_sun_god", group="heroes", type="fire")
    run = lasting(fire, Lasting("no_damage", "turn", "wraith_stun_bolt", group="villain_targets"))
    assert marked(run)["haka"] == ("dmg_fire 0",)
    assert marked(run)["gloomweaver"] == (f"{DEALT} 0",)
    assert noted(run, "haka") == ["Flesh of the Sun God: immune to fire, until the turn of Ra"]


def test_equipment_that_can_neither_deal_nor_take_damage_has_no_mark() -> None:
    one = Lasting("dealt", "start:legacy", "legacy", 1, group="all")
    run = lasting(one, play=["haka_mere", "tomb_idol_of_anput", "tomb_akana"])
    assert "haka_mere" not in marked(run)
    assert marked(run)["tomb_akana"] == marked(run)["gloomweaver"] == (f"{DEALT} +1",)


# -- what cards in play forbid or turn -------------------------------------------------------------


def test_what_cards_in_play_forbid_is_marked_while_they_are_there() -> None:
    run = play(table(heroes=("nightmist", "ra", "haka"), play=["nm_mist_form_1"]))
    assert marked(run)["nightmist"] == (f"{DEALT} 0", "sen_barred 0")
    assert noted(run, "nightmist") == [
        "Mist Form: no damage dealt, while it is in play",
        "Mist Form: no power used, while it is in play",
    ]


def test_a_villain_that_cannot_play_cards_is_marked() -> None:
    run = play(table(play=["legacy_take_down"]))
    assert marked(run) == {"gloomweaver": ("sen_play 0",)}


def test_damage_that_is_all_of_one_type_is_marked() -> None:
    run = play(table(play=["ra_imbued_fire"]))
    assert marked(run) == dict.fromkeys(("ra", "legacy", "haka"), ("dmg_fire =",))
    assert noted(run, "haka") == ["Imbued Fire: all damage dealt is fire, while it is in play"]


# -- on the picture --------------------------------------------------------------------------------


def at(moment: str, *effects: Lasting) -> TableScene:
    """A table at a moment, on which these effects last."""
    return sentinels_at.scene(sentinels_at.lasting(sentinels_at.MOMENTS[moment](), *effects))


UP = Lasting("dealt", "start:legacy", "legacy", 1, group="hero_targets")
SHELTER = Lasting("taken", "turn", "wraith", -2, group="heroes")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("moment", ["five", "crowded-5"])
def test_the_marks_are_seen_on_every_hero(moment: str, size: tuple[int, int]) -> None:
    plain, shown = (at(moment, *effects) for effects in ((), (UP, SHELTER)))
    before, after = (opened(one, size=size).surface.copy() for one in (plain, shown))
    heroes = shown.feed.shown.heroes
    for hero in heroes:
        thing = shown.picture.about(("card", shown.feed.shown.characters[hero]))
        assert thing
        assert isinstance(thing.shown, Lying)
        assert thing.shown.card.lasting[:2] == (Stat(DEALT, "+1"), Stat(TAKEN, "−2"))
        pixels = [pygame.image.tobytes(picture.subsurface(thing.rect), "RGB") for picture in (before, after)]
        assert pixels[0] != pixels[1]


def test_marks_without_room_become_one_that_counts_them() -> None:
    stats = (Stat(DEALT, "+1"), Stat(TAKEN, "−2"), Stat("dmg_fire", "0"))
    assert kit.folded(stats, 3) == stats
    assert kit.folded(stats, 2) == (Stat(kit.FOLDED, "3"),)


def test_a_chip_shows_its_mark_beside_its_whole_name() -> None:
    shown = at("crowded-5", UP)
    opened(shown)
    small = look("comic", (1280, 720))
    hero = next(thing for thing in shown.picture.things if thing.painter is comic_paint.head)
    assert hero.shown.card.lasting
    assert kit.tall_width(small) < hero.rect.width // 4


def test_marks_are_the_same_for_every_seat() -> None:
    s = state_of(lasting(UP, options={"open_hands": "owner"}))
    for one in s.play:
        seen = {comic_marks.marks(view(s, seat), one) for seat in (0, 1, 2, SPECTATOR)}
        assert len(seen) == 1
