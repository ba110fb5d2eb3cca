"""Section 11: of the 25 options each is offered at set-up or named in the rulebook as fixed."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.run import Run
from game.luck import Luck
from game.model.state import Step
from game.model.view import view
from game.titles.sentinels.title import CHOICES, SENTINELS
from game.titles.sentinels.verbs import deal_some, hand, villain_targets
from tests.titles.sentinels.looks import card, hp, over
from tests.titles.sentinels.moves import act, pick, play, strike
from tests.titles.sentinels.situation import table
from tests.titles.talk import asked

RULES = {
    "simultaneous": "SEN-002", "team_choice": "SEN-261", "printed_order": "SEN-262", "choose_targets": "SEN-265",
    "each_targets": "SEN-266", "reveal_until_reshuffle": "SEN-267", "different_songs": "SEN-041",
    "same_song": "SEN-051",
    "double_draw": "SEN-076", "until_vs_at": "SEN-094", "immune_redirect": "SEN-130", "zero_hp": "SEN-134",
    "incap_same_turn": "SEN-154", "h_counts": "SEN-156", "effects_outlive_hero": "SEN-157",
    "any_card_effects": "SEN-190", "put_is_play": "SEN-201", "cards_under": "SEN-276",
    "shuffle_after_search": "SEN-279", "mulligan": "SEN-216", "setup_texts": "SEN-293", "seat_order": "SEN-294",
    "round_limit": "SEN-290", "advanced": "SEN-226", "open_hands": "SEN-230",
}  # fmt: skip
"""The options of the ledger and the rule of each."""

OFFERED = {
    "simultaneous": ("seed", "2013"),
    "choose_targets": ("stepwise", "upfront"),
    "zero_hp": ("destroy_first", "damage_first"),
    "mulligan": ("none", "once"),
    "advanced": ("off", "on"),
    "open_hands": ("team", "owner"),
}
"""Those offered, the default first; the limit of rounds has numbers."""

RULEBOOK = Path(__file__).resolve().parents[3] / "game" / "titles" / "sentinels" / "rulebook.md"


def fixed_rules() -> list[str]:
    """Return the rules that the rulebook lists as fixed readings."""
    text = RULEBOOK.read_text("utf-8").split("**Fixed, although another reading is possible:**")[1]
    return [row.strip("| ").split(" | ")[-1] for row in text.splitlines() if row.startswith("| ") and "SEN-" in row]


def test_every_option_is_offered_or_fixed() -> None:
    offered = [choice.name for choice in CHOICES if choice.name in RULES]
    assert sorted(offered) == sorted([*OFFERED, "round_limit"])
    assert len(RULES) == 25
    assert sorted(fixed_rules()) == sorted(rule for name, rule in RULES.items() if name not in offered)


@pytest.mark.parametrize("name", OFFERED)
def test_the_default_comes_first_and_each_value_can_be_set(name: str) -> None:
    choice = next(one for one in CHOICES if one.name == name)
    assert (choice.default, choice.values) == (OFFERED[name][0], OFFERED[name])
    for value in choice.values:
        assert SENTINELS.setup(3, {name: value}).options[name] == value


@pytest.mark.parametrize("name", OFFERED)
def test_the_rulebook_names_the_option_at_its_rule(name: str) -> None:
    (line,) = [row for row in RULEBOOK.read_text("utf-8").splitlines() if f"**{RULES[name]}**" in row]
    assert f"*{name}*: default {OFFERED[name][0]}" in line


# -- what each option changes ----------------------------------------------------------------------


def order_of_reductions(chosen: dict[str, str]) -> Any:
    """Five damage to Legacy with Fortitude, then Durability: is an order asked, and what does Durability first cost?"""
    s = table(play=["legacy_fortitude", "legacy_superhuman_durability"], options=chosen)
    run = play(s, strike("gloomweaver", "legacy", 5))
    if over(run):
        return hp(run, "legacy")
    pick(run, "legacy_superhuman_durability")
    return asked(run).message, hp(run, "legacy")


def first_question_about_two_targets(chosen: dict[str, str]) -> Any:
    """How many targets are chosen at once?"""
    s = table(play=["gloom_cursed_acolyte"], options=chosen)
    return asked(play(s, act(lambda s: deal_some(s, card(s, "ra"), 2, 1, "fire", villain_targets)))).high


def barrier_of_one_who_falls(chosen: dict[str, str]) -> Any:
    """Ra falls by a blow: does his Flame Barrier strike back?"""
    s = table(play=["ra_flame_barrier"], hp={"ra": 2}, options=chosen)
    return hp(play(s, strike("gloomweaver", "ra", 2)), "gloomweaver")


def first_question_of_a_game(chosen: dict[str, str]) -> Any:
    """Is an exchange of the opening hand offered?"""
    setup = SENTINELS.setup(3, {"villain": "akashbhuta", **chosen})
    return asked(Run.start(SENTINELS, setup, Luck(1))).message == "sen-ask-mulligan"


def melee_at_gloomweaver(chosen: dict[str, str]) -> Any:
    """Is GloomWeaver immune to melee, as his advanced line says?"""
    return hp(play(table(options=chosen), strike("ra", "gloomweaver", 2, "melee")), "gloomweaver")


def hand_as_another_sees_it(chosen: dict[str, str]) -> Any:
    """What does Legacy's player see of Ra's hand?"""
    s = table(hands={"ra": ["ra_inferno"]}, options=chosen)
    return view(s, 1).cards[hand(s, "ra")[0]].name


def after_round_25(chosen: dict[str, str]) -> Any:
    """Is the game over?"""
    return play(table(round=25, options=chosen), Step("start_round"), luck=1).over


CHANGES = {
    "simultaneous": (order_of_reductions, {"seed": 28, "2013": ("test-over", 31)}),
    "choose_targets": (first_question_about_two_targets, {"stepwise": 1, "upfront": 2}),
    "zero_hp": (barrier_of_one_who_falls, {"destroy_first": 90, "damage_first": 88}),
    "mulligan": (first_question_of_a_game, {"none": False, "once": True}),
    "advanced": (melee_at_gloomweaver, {"off": 88, "on": 90}),
    "open_hands": (hand_as_another_sees_it, {"team": "ra_inferno", "owner": ""}),
    "round_limit": (after_round_25, {"0": False, "25": True, "50": False, "100": False, "200": False}),
}
"""Of each option a situation, and what comes of it under each value."""


@pytest.mark.rule("SEN-002", "SEN-265", "SEN-134", "SEN-216", "SEN-226", "SEN-230", "SEN-290")
def test_each_option_changes_the_game_as_it_says() -> None:
    assert list(CHANGES) == [*OFFERED, "round_limit"]
    for name, (situation, outcomes) in CHANGES.items():
        values = next(choice.values for choice in CHOICES if choice.name == name)
        assert {value: situation({name: value}) for value in values} == outcomes, name


@pytest.mark.parametrize("name", [name for name in RULES if name not in CHANGES])
def test_the_rule_of_a_fixed_reading_says_that_it_is_fixed(name: str) -> None:
    text = RULEBOOK.read_text("utf-8")
    (line,) = [row for row in text.splitlines() if row.startswith(f"- **{RULES[name]}** ")]
    assert "This reading is fixed" in line
    assert "Set-up option" not in line
    assert RULES[name] in fixed_rules()
