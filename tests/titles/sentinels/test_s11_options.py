"""Section 11: of the 25 options each is offered at set-up or named in the rulebook as fixed."""

from pathlib import Path

import pytest

from game.titles.sentinels.title import CHOICES, SENTINELS

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
