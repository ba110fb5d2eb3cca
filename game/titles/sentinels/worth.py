"""Worth: the team's chance to win as a position stands, a logistic model fitted to games of computer players."""

from __future__ import annotations

import math

from game.titles.sentinels.content import CARDS, VILLAINS
from game.titles.sentinels.standing import arms, hand_worth, rounds_left, standing, work_left
from game.titles.sentinels.state import S, active_heroes, facts, secret_hands
from game.titles.sentinels.threats import threat
from game.titles.sentinels.trial import imagined


def features(s: S) -> list[float]:
    """Return what the model looks at."""
    team = active_heroes(s)
    work = work_left(s)
    life = sum([s.hp.get(s.characters[hero], 0) for hero in team])
    arm = sum([arms(s, hero) for hero in team])
    harm = sum([max(0.0, threat(s, card)) for card in s.play if facts(s, card).kind != "hero"])
    return [
        1.0,
        *[float(s.villain == villain) for villain in VILLAINS[1:]],
        work / (10 * s.h),
        life / sum([CARDS[hero].hp for hero in s.heroes]),
        len(team) / s.h,
        arm / (4 * s.h),
        harm / (4 * s.h),
        math.log((life + 5) / (harm + 2 * s.h)),
        math.log((work + 5) / (arm + 2 * s.h)),
        sum([hand_worth(s, hero, 4.0) for hero in team]) / (5 * s.h),
        standing(s, rounds_left(s)) / (20 * s.h),
        s.h - 4.0,
    ]


WEIGHTS: tuple[float, ...] = (
    -1.826, 1.225, -0.469, 1.192, -0.133, 0.534, -0.175, -0.261, 0.510, 1.553, -1.525, 1.036, 0.565, -0.244,
)  # fmt: skip
"""One weight per feature; fitted to 6,000 positions of games against all four villains."""


def worth(s: S, seat: int) -> float:
    """Return an estimate of the team's chance to win."""
    if s.result is not None:
        return float(s.result.standings[seat].won)
    if not s.characters:
        return 0.5
    shown = imagined(s, seat) if secret_hands(s) else s
    total = sum([weight * value for weight, value in zip(WEIGHTS, features(shown), strict=True)])
    return 1 / (1 + math.exp(-total))
