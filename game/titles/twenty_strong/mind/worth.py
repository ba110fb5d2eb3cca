"""Worth: a seat's chance to win as a position stands, a logistic model fitted to games of computer players."""

from __future__ import annotations

import math

from game.model.state import Card, bit
from game.titles.twenty_strong.cards.objectives import lines, points
from game.titles.twenty_strong.content import POINTS
from game.titles.twenty_strong.mind.goals import DAMAGE, outlook
from game.titles.twenty_strong.mind.odds import MEAN_HITS
from game.titles.twenty_strong.mind.plan import Plan
from game.titles.twenty_strong.mind.survey import Survey, survey
from game.titles.twenty_strong.state import ABOARD, ESCAPED, ShipState

HEALERS = ("it_medkit", "it_pain", "it_antidote")
WEAPONS = ("it_flare", "it_shotgun", "it_frag", "it_baton")


def features(s: ShipState, seat: int) -> list[float]:
    """Return what the model looks at, from what the seat knows."""
    v = survey(s, seat)
    return [*_prospects(s, v, outlook(s, v)[0]), *_dangers(s, v), *_means(s, v)]


def damage_of(foes: list[Card]) -> float:
    """Return the mean damage of these enemies in Suffer Damage."""
    return sum([MEAN_HITS[colour] for foe in foes for colour in DAMAGE[foe.name]])


def _prospects(s: ShipState, v: Survey, p: Plan) -> list[float]:
    cost = min(p.cost, 40.0) / 10
    slack = max(-1.0, min(2.0, (v.actions - p.cost) / 10))
    return [
        1.0,
        cost,
        slack,
        max(0.0, -slack),
        cost * (v.health == 1),
        cost * (v.health == 2),
        float(p.ready),
        float(bool(p.exit)),
        p.points / max(p.needed, 1),
        v.generators / 3,
        float(len(s.zones.get(f"objectives:{v.seat}", ())) > 1),
        float(s.alarm),
    ]


def _dangers(s: ShipState, v: Survey) -> list[float]:
    here = damage_of(v.foes.get(v.here, []))
    near = sum([damage_of(foes) for space, foes in v.foes.items() if 0 < v.steps(space) <= 2])
    away = sum([damage_of(foes) for space, foes in v.foes.items() if v.steps(space) > 2])
    return [
        float(v.health == 1),
        float(v.health == 2),
        float(v.health >= 4),
        here,
        min(here / max(v.health, 1), 2.0),
        near,
        min(near / max(v.health, 1), 2.0),
        away,
        v.noise / v.loudest,
        float(len(s.zones.get("nest_stack", ()))),
    ]


def _means(s: ShipState, v: Survey) -> list[float]:
    names = [item.name for item in v.items]
    facts = s.heroes[v.seat].facts
    return [
        len(v.ready) / 10,
        sum([MEAN_HITS[colour] for colour in v.ready]) / 5,
        float(sum(1 for name in names if name in HEALERS)),
        float(sum(1 for name in names if name in WEAPONS)),
        len(names) / 4,
        facts.recovery - 3.0,
        facts.strategy - 2.0,
        v.most - 3.0,
    ]


WEIGHTS: tuple[float, ...] = (
    -0.438, -0.148, 0.808, -0.842, 0.654, 0.103, 0.965, 0.054, 1.053, -0.086, 0.798, -0.368,
    -1.143, -0.495, 0.772, -0.253, -0.751, -0.258, -0.306, -0.283, -1.132, -0.291,
    0.614, -1.380, 0.303, 0.314, -0.813, 0.439, 0.296, -0.209,
)  # fmt: skip
"""One weight per feature: prospects, dangers, means; fitted to 4,000 games of the reflex, one seat, rank 1."""


def worth(s: ShipState, seat: int) -> float:
    """Return an estimate of a seat's chance to win; certain once its points are."""
    if s.heroes[seat].status != ABOARD:
        return _settled(s, seat)
    total = sum([weight * value for weight, value in zip(WEIGHTS, features(s, seat), strict=True)])
    return 1 / (1 + math.exp(-total))


def _settled(s: ShipState, seat: int) -> float:
    """Return how a seat stands whose hero has left: whether its points suffice as they are now."""
    cards = [s.cards[card] for card in s.zones.get(f"objectives:{seat}", ())]
    known = [card.name for card in cards if card.up or card.seen & bit(seat)]
    if not known:
        return 0.5 if s.heroes[seat].status == ESCAPED else 0.0
    return float(max(points(lines(s, seat, name)) for name in known) >= POINTS[s.rank])
