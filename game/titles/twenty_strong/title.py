"""20 Strong: Nemesis as a title: seats, options, steps, components, and what a player may want explained."""

from __future__ import annotations

from collections import Counter

from game.engine.title import Cast, Choice, Title
from game.titles.twenty_strong.bot import BOT
from game.titles.twenty_strong.explain import barred, odds
from game.titles.twenty_strong.moments import MOMENTS
from game.titles.twenty_strong.setup import begin
from game.titles.twenty_strong.state import ShipState
from game.titles.twenty_strong.steps import STEPS

CHOICES = (
    Choice("rank", ("1", "2", "3", "4"), "1", plain=True),
    Choice("first_flight", ("off", "on"), "off", plain=True),
    Choice("selfdestruct_count", ("started", "in_play"), "started"),
    Choice("fresh_enemy_attacks", ("no", "yes"), "no"),
    Choice("room_notes", ("on", "off"), "on"),
    Choice("refused_trade", ("free", "costs_action"), "free"),
    Choice("off_turn_items", ("windows", "own_round_only"), "windows"),
    Choice("scout_recon", ("crit", "nothing"), "crit"),
    Choice("damage_persists", ("no", "yes"), "no"),
    Choice("deploy_is_activation", ("yes", "no"), "yes"),
    Choice("salvage_without_dice", ("allowed", "forbidden"), "allowed"),
    Choice("after_scope", ("ship", "current_room"), "ship"),
    Choice("opportunity_noise", ("own_effect", "part_of_move"), "own_effect"),
    Choice("reveal_kept", ("at_end", "on_leaving"), "at_end"),
)


def components(s: ShipState) -> dict[str, int]:
    """Return how many of each component the game holds: cards by name and dice by colour."""
    names = Counter(card.name for card in s.cards.values())
    names.update(name for deck in s.decks.values() for bag in deck for name in bag.names)
    names.update(f"die_{die.kind}" for die in s.dice)
    return dict(names)


def rounds(s: ShipState) -> tuple[int, int]:
    """Return the cycle now played and the last one there can be (20S-068)."""
    return s.cycle, s.dials["time"].high


def cast(s: ShipState) -> Cast:
    """Return the heroes."""
    return Cast(parts=tuple(hero.card for hero in s.heroes))


TWENTY_STRONG = Title(
    id="twenty_strong",
    seats=(1, 2, 3),
    choices=CHOICES,
    state=ShipState,
    begin=begin,
    steps=STEPS.bodies,
    components=components,
    barred=barred,
    odds=odds,
    rounds=rounds,
    bot=BOT,
    moments=MOMENTS,
    graded="rank",
    cast=cast,
)
