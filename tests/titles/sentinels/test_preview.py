"""Previews of Sentinels: damage as it would really be dealt, who falls, who flips, who wins, and where it ends."""

import pytest

from game.engine.ask import Answer
from game.engine.run import Run
from game.model.state import Event
from game.table.preview import CHANCE, CHOICE, DONE, OVER, Preview, Previews
from game.titles.sentinels.damage import Hit
from game.titles.sentinels.state import S
from tests.titles.sentinels.looks import card, hp
from tests.titles.sentinels.moves import hero_play, hero_power, pick, play
from tests.titles.sentinels.situation import GAZE, Lend, table
from tests.titles.talk import asked


def before(run: Run, *wanted: str) -> Preview:
    """Return the preview of an answer, given by ids of cards or keys; nothing happens yet."""
    decision = asked(run)
    keys = []
    for one in wanted:
        option = decision.option(one) or next(
            option for option in decision.options if option.about == ("card", card(run, one))
        )
        keys.append(option.key)
    preview = Previews().of(run, decision, tuple(keys))
    assert preview is not None
    return preview


def blows(preview: Preview) -> list[tuple[int, int, int]]:
    """Return target, amount and the HP left of each damage."""
    return [(one.data["target"], one.data["amount"], one.data["hp"]) for one in of_kind(preview, "damage")]


def of_kind(preview: Preview, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in preview.events if event.kind == kind]


def burning(*lying: str, hp: dict[str, int] | None = None) -> Run:
    """Ra is asked for the target of his Fire Blast."""
    run = play(table(hands={"ra": ["ra_fire_blast"]}, play=lying, hp=hp), hero_play("ra"))
    pick(run, "ra_fire_blast")
    return run


def test_damage_comes_with_all_that_changes_it_and_what_it_leaves() -> None:
    run = burning("ra_the_staff_of_ra", "tomb_akana")
    preview = before(run, "gloomweaver")
    assert blows(preview) == [(card(run, "gloomweaver"), 6, 84)]
    assert preview.ends == DONE
    assert hp(run, "gloomweaver") == 90


def test_a_redirection_is_followed(lend: Lend) -> None:
    async def to_haka(s: S, one: int, hit: Hit) -> int:
        return card(s, "haka")

    lend("interrupts redirect", "haka_mere", to_haka)
    run = burning("haka_mere")
    assert blows(before(run, "gloomweaver")) == [(card(run, "haka"), 5, 29)]


def test_a_redirection_that_may_be_declined_is_a_choice() -> None:
    paid = ["nm_mist_form_1", "nm_mist_form_3"]
    lying = ["nm_amulet_of_the_elder_gods"]
    hands = {"nightmist": paid, "ra": ["ra_fire_blast"]}
    run = play(table(heroes=("ra", "nightmist", "haka"), play=lying, hands=hands), hero_play("ra"))
    pick(run, "ra_fire_blast")
    preview = before(run, "nightmist")
    assert (preview.ends, preview.seat, preview.message) == (CHOICE, 1, "sen-ask-may-discard")
    assert blows(preview) == []


def test_prevention_and_immunity_leave_nothing(lend: Lend) -> None:
    async def prevent(s: S, one: int, hit: Hit) -> bool:
        return hit.target == card(s, "haka")

    lend("interrupts prevent", GAZE, prevent)
    run = burning(GAZE, "ra_flesh_of_the_sun_god")
    for target in ("haka", "ra"):
        preview = before(run, target)
        assert blows(preview) == []
        assert [one.data["target"] for one in of_kind(preview, "damage_stopped")] == [card(run, target)]


def test_who_falls_and_what_falls_with_them() -> None:
    hands = {"ra": ["ra_fire_blast"]}
    lying = ["gloom_zombie_servant", "nm_mistbound_3"]
    beside = {"nm_mistbound": "gloom_zombie_servant"}
    heroes = ("ra", "nightmist", "haka")
    run = play(table(heroes=heroes, play=lying, hands=hands, next_to=beside), hero_play("ra"))
    pick(run, "ra_fire_blast")
    gone = [card(run, "gloom_zombie_servant"), card(run, "nm_mistbound")]
    assert [one.data["card"] for one in of_kind(before(run, "gloom_zombie_servant"), "destroyed")] == gone
    assert [one.data["hero"] for one in of_kind(before(burning(hp={"haka": 3}), "haka"), "incapacitated")] == ["haka"]


def test_reactions_to_damage_are_part_of_it() -> None:
    run = play(table(hands={"ra": ["ra_flame_barrier"]}), hero_play("ra"))
    assert before(run, "ra_flame_barrier").ends == DONE
    run = burning("ra_flame_barrier")
    assert blows(before(run, "ra")) == [(card(run, "ra"), 5, 25), (card(run, "ra"), 2, 23)]


def test_the_blow_that_wins_or_loses_the_game() -> None:
    run = burning(hp={"gloomweaver": 5})
    won = before(run, "gloomweaver")
    assert won.ends == OVER
    assert won.result is not None
    assert won.result.winners == (0, 1, 2)
    last = play(table(hands={"ra": ["ra_fire_blast"]}, hp={"ra": 2}, flipped=["legacy", "haka"]), hero_play("ra"))
    pick(last, "ra_fire_blast")
    lost = before(last, "ra")
    assert (lost.ends, lost.result and lost.result.winners) == (OVER, ())


def test_a_card_flips_that_would_fall() -> None:
    lying = ["enn_the_shrine_of_the_ennead", "enn_isis", "enn_geb"]
    run = play(table("ennead", hands={"ra": ["ra_fire_blast"]}, play=lying, hp={"enn_isis": 2}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    assert [one.data["card"] for one in of_kind(before(run, "enn_isis"), "flipped")] == [card(run, "enn_isis")]


def test_a_drawn_card_is_drawn_but_not_known() -> None:
    """The only card that can lie on top is no less hidden from the preview than any other."""
    hands = {"legacy": ["legacy_thokk"]}
    run = play(table(heroes=("legacy", "ra", "haka"), hands=hands, tops=["legacy_fortitude"]), hero_play("legacy"))
    pick(run, "legacy_thokk")
    preview = before(run, "gloomweaver")
    assert blows(preview) == [(card(run, "gloomweaver"), 3, 87)]
    assert [one.data["name"] for one in of_kind(preview, "drawn")] == [""]
    assert preview.ends == DONE


def test_it_ends_where_a_hidden_card_decides() -> None:
    hands = {"nightmist": ["nm_astral_premonition_2"]}
    run = play(table(heroes=("nightmist", "ra", "haka"), hands=hands, tops=["nm_elder_ring"]), hero_play("nightmist"))
    preview = before(run, "nm_astral_premonition")
    assert preview.ends == CHANCE
    assert [event.kind for event in preview.events][-1] == "revealed"
    assert blows(preview) == []


def test_it_ends_where_somebody_has_to_choose() -> None:
    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    preview = before(run, "ra_fire_blast")
    assert (preview.ends, preview.seat, preview.message) == (CHOICE, 0, "sen-ask-damage")
    assert preview.args["amount"] == 5
    assert before(run, "none") == Preview((), DONE)


def test_a_power_and_the_next_of_its_kind() -> None:
    """Another question of the same step is no longer what the answer leads to."""
    run = play(table(heroes=("nightmist", "ra", "haka"), play=["nm_enlightenment"]), hero_power("nightmist"), luck=1)
    preview = before(run, "nightmist")
    assert blows(preview) == [(card(run, "nightmist"), 2, hp(run, "nightmist") - 2)]
    assert len(of_kind(preview, "drawn")) == 2
    assert preview.ends == DONE


def test_what_lasts_is_told() -> None:
    run = play(table(heroes=("legacy", "ra", "haka")), hero_power("legacy"))
    (told,) = of_kind(before(run, "legacy"), "lasts")
    assert (told.data["what"], told.data["amount"], told.data["group"]) == ("dealt", 1, "hero_targets")
    assert told.data["until"] == "start:legacy"


@pytest.mark.parametrize("keys", [(), ("none", "none"), ("nobody",)])
def test_an_answer_that_is_not_allowed_has_none(keys: tuple[str, ...]) -> None:
    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    assert Previews().of(run, asked(run), keys) is None


def test_a_preview_is_made_once() -> None:
    run, previews = burning(), Previews()
    key = f"c{card(run, 'gloomweaver')}"
    first = previews.of(run, asked(run), (key,))
    assert previews.of(run, asked(run), (key,)) is first
    run.answer(Answer(asked(run).id, 0, (key,)))
    previews.forget()
    assert asked(run).message == "test-over"
