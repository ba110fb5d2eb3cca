"""Sentinels of the Multiverse: Infernal Relics as a title: seats, options, steps and components.

A seat is a hero: one person may run several of them (SEN-211).
"""

from __future__ import annotations

from collections import Counter

from game.engine.ask import Decision
from game.engine.title import Barred, Cast, Choice, Odds, Title
from game.model.state import Setup
from game.titles.sentinels import cards
from game.titles.sentinels.bot import BOT
from game.titles.sentinels.content import ENVIRONMENTS, HEROES, VILLAINS
from game.titles.sentinels.setup import RANDOM, begin
from game.titles.sentinels.state import S, SentinelsState
from game.titles.sentinels.steps import STEPS

MOST_HEROES = 5

CHOICES = (
    Choice("villain", (RANDOM, *VILLAINS), RANDOM, plain=True),
    Choice("environment", (RANDOM, *ENVIRONMENTS), RANDOM, plain=True),
    *[Choice(f"hero{seat}", (RANDOM, *HEROES), RANDOM, plain=True) for seat in range(1, MOST_HEROES + 1)],
    Choice("advanced", ("off", "on"), "off", plain=True),
    Choice("open_hands", ("team", "owner"), "team", plain=True),
    Choice("simultaneous", ("seed", "2013"), "seed"),
    Choice("choose_targets", ("stepwise", "upfront"), "stepwise"),
    Choice("zero_hp", ("destroy_first", "damage_first"), "destroy_first"),
    Choice("mulligan", ("none", "once"), "none"),
    Choice("round_limit", ("0", "25", "50", "100", "200"), "0"),
)


def components(s: S) -> dict[str, int]:
    """Return how many of each card the game holds; the sides of a character card are one card."""
    names = Counter(card.name.removesuffix("_back") for card in s.cards.values())
    names.update(name for deck in s.decks.values() for bag in deck for name in bag.names)
    return dict(names)


def barred(s: S, decision: Decision) -> tuple[Barred, ...]:
    """Return what the decision's seat might try and why it is not offered."""
    return ()


def odds(s: S, decision: Decision, picks: tuple[str, ...]) -> tuple[Odds, ...]:
    """Return chances of success; no rule of this title gives any."""
    return ()


def objection(setup: Setup) -> str:
    """Return why the heroes chosen cannot sit together, or "" (SEN-210)."""
    wishes = {seat: setup.options[f"hero{seat}"] for seat in range(1, MOST_HEROES + 1)}
    chosen = {seat: hero for seat, hero in wishes.items() if hero != RANDOM}
    for seat, hero in chosen.items():
        if seat > setup.seats:
            return f"Option 'hero{seat}' is for a seat that is not there: the game has {setup.seats} heroes."
        twin = next(one for one, other in chosen.items() if other == hero)
        if twin != seat:
            return f"No two heroes are alike, but 'hero{twin}' and 'hero{seat}' are both '{hero}'."
    return ""


def rounds(s: S) -> tuple[int, int]:
    """Return the round now played and the last one there can be, or 0."""
    return s.round, int(s.setup.options["round_limit"])


def cast(s: S) -> Cast:
    """Return the villain and the heroes."""
    return Cast((s.villain,) if s.villain else (), tuple(s.heroes))


def dealt(s: S) -> dict[str, str]:
    """Return who plays, where it was left to chance."""
    decks = {"villain": s.villain, "environment": s.environment}
    decks |= {f"hero{seat}": hero for seat, hero in enumerate(s.heroes, 1)}
    return {name: deck for name, deck in decks.items() if deck and s.option(name) != deck}


SENTINELS = Title(
    id="sentinels",
    seats=(3, 4, 5),
    choices=CHOICES,
    state=SentinelsState,
    begin=begin,
    steps=STEPS.bodies,
    components=components,
    barred=barred,
    odds=odds,
    rounds=rounds,
    bot=BOT,
    version=cards.VERSION,
    dealt=dealt,
    graded="advanced",
    objection=objection,
    scored=False,
    simulated={"round_limit": "200"},
    cast=cast,
)
