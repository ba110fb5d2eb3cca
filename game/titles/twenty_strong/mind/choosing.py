"""Choosing: the small questions of a game."""

from __future__ import annotations

from game.engine.ask import Decision
from game.engine.title import Idea
from game.titles.twenty_strong.cards.items import is_hurt
from game.titles.twenty_strong.cards.objectives import lines, points
from game.titles.twenty_strong.content import COLOURS
from game.titles.twenty_strong.mind.answers import Answers
from game.titles.twenty_strong.mind.fighting import frag_gain
from game.titles.twenty_strong.mind.goals import (
    noise_cost,
    outlook,
)
from game.titles.twenty_strong.mind.plan import objectives
from game.titles.twenty_strong.mind.survey import Survey
from game.titles.twenty_strong.mind.using import item_price
from game.titles.twenty_strong.state import ABOARD, ACTIVE, ShipState


def recover(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Recover the strongest dice: they are worth most, and the strongest exhausted die makes the noise."""
    there = [option.key for option in d.options if not option.alone]
    there.sort(key=lambda key: COLOURS.index(s.dice[int(key[1:])].kind), reverse=True)
    return [Idea(tuple(there[: d.high]), 1.0, "why-recover")]


def recover_one(s: ShipState, d: Decision, v: Survey) -> Answers:
    there = [option.key for option in d.options if not option.alone]
    return [Idea((max(there, key=lambda key: COLOURS.index(s.dice[int(key[1:])].kind)),), 1.0, "why-recover")]


def salvage_accept(s: ShipState, d: Decision, v: Survey) -> Answers:
    crits, count = d.args["crits"], sum(1 for die in s.dice if die.place == ACTIVE)

    def value(loud: float) -> float:
        return 0.22 * min(loud, len(v.spent)) - noise_cost(v, loud)

    found = [Idea(("accept",), value(crits), "why-accept")]
    if d.option("repeat"):
        found.append(Idea(("repeat",), value(count / 6) - 0.05, "why-repeat"))
    return found


def put_away(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Put away the card that the plan does not play for, or the poorer one when the hero has left."""
    p, _ = outlook(s, v)
    names = {option.key: s.cards[int(option.key.split(":")[1])].name for option in d.options}
    if s.heroes[v.seat].status == ABOARD:
        scores = {key: 0.0 if name == p.card else 2.0 for key, name in names.items()}
    else:
        scores = {key: float(-points(lines(s, v.seat, name))) for key, name in names.items()}
    keeps = {key: next(name for other, name in names.items() if other != key) for key in names}
    return [Idea((key,), score, "why-put-away", {"card": f"@{keeps[key]}"}) for key, score in scores.items()]


def sterile(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea(("ignore",), 1.0, "why-quiet")]


def heroes(d: Decision) -> Answers:
    return [Idea((option.key,), HERO_RANK.get(option.key, 0.0), "why-hero") for option in d.options]


HERO_RANK = {"her_convict": 1.0, "her_scientist": 0.8, "her_scout": 0.7, "her_soldier": 0.7, "her_captain": 0.5}
"""How far the heroes carry a computer player, by the games that it won with them."""


def deal(s: ShipState, d: Decision, v: Survey) -> Answers:
    good = len(d.args["gets"]) >= len(d.args["gives"])
    return [Idea(("accept" if good else "refuse_all",), 1.0, "why-deal")]


def trade(s: ShipState, d: Decision, v: Survey) -> Answers:
    return [Idea((d.options[-1].key,), 1.0, "why-deal")]


def take_seat(s: ShipState, d: Decision, v: Survey) -> Answers:
    if outlook(s, v)[0].ready:
        return [Idea(("accept",), 1.0, "why-escape")]
    return [Idea(("decline",), 1.0, "why-stay")]


def offer_seat(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Share the pod unless the own objective is against it."""
    terms = [line.term for _, card in objectives(s, v.seat) for line in card]
    alone = any(term in LONERS for term in terms)
    return [Idea((option.key,), 1.0 if (option.key == "go") == alone else 0.0, "why-share") for option in d.options]


LONERS = ("no_other_pod", "left_defeated", "two_escaped", "first_out")
"""Terms that a shared pod may spoil."""


def heal_whom(s: ShipState, d: Decision, v: Survey) -> Answers:
    """Heal a hero who needs it, oneself first."""
    found = []
    for option in d.options:
        seat = int(option.about[1])
        score = 2.0 * is_hurt(s, seat) + (seat == v.seat)
        found.append(Idea((option.key,), score, "why-heal"))
    return found


def frag(s: ShipState, d: Decision, v: Survey) -> Answers:
    spaces = [option.key for option in d.options if not option.alone]
    return [Idea((space,), frag_gain(s, v, space), "why-frag") for space in spaces]


def synthesise(s: ShipState, d: Decision, v: Survey) -> Answers:
    p, _ = outlook(s, v)
    items = [option.key for option in d.options if not option.alone]
    return [Idea((key,), -item_price(s, v, p, s.cards[int(key.split(":")[1])]), "why-act") for key in items]
