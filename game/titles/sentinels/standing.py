"""Standing: how well the team is off, in hit points: its enemies' burden against its vigour, cards and hands."""

from __future__ import annotations

import math

from game.titles.sentinels.abilities import forbidden
from game.titles.sentinels.assets import (
    BOOSTS,
    BRIEF,
    COMMON_BOOSTS,
    HANDY,
    INSTRUMENTS,
    MORE_POWERS,
    SONGS,
    STEADY,
    USES,
)
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import Lasting, S, active_heroes, concerns, facts, hand, in_play
from game.titles.sentinels.threats import blows, threat

TRIUMPH = 400.0
"""What winning is worth, and losing costs."""

PACE = 4.0
"""How many hit points a hero takes from the enemies in a round."""

OUTPUT = 3.0
"""What a hero's attacks bring in a round."""

REVIVED, SPARED = 20, 3
"""The HP with which Apostate rises, and those he has when a relic spares him."""

LONGEST = 7.0
"""For how many rounds a card in play is counted at most."""

AT_ONCE = 0.8
"""For how many rounds an enemy does harm at least before it falls."""

PROMPT = 15.0
"""How many HP more let it do harm for one round more."""

WORK = 0.15
"""What each HP of a minion is worth beside its harm."""

LIMB_WORK = 0.7
"""The same for a limb of Akash'Bhuta, whose fall hurts her."""

RELIC_WORK = 8.0
"""The same for all HP of one of Apostate's relics, which keep him from falling."""

END_GAME = 10.0
"""How much more the last HP of a chief are worth."""

HERO = 12.0
"""What it is worth that a hero stands."""

LIFE = 0.6
"""What each HP of a hero is worth, and how much more the last ones."""

LAST_LIFE = 8.0

SHARE = 0.35
"""Which part of a card's worth it has already in the hand, and what any card in it is worth."""

ANY_CARD = 0.5

LATENT = 0.3
"""Which part of the worth in the hand a card in play has for what may come, beside what it does now."""

FADING = 0.74
"""How much less each further card of a hand is worth."""

FLOWS = 1.3
"""How many blows a hero deals, or a hero target is dealt, in a round."""


# -- enemies ---------------------------------------------------------------------------------------


def is_chief(s: S, card: int) -> bool:
    """Tell whether the heroes win by defeating this card, perhaps with others of its kind."""
    printed = facts(s, card)
    return printed.character and printed.kind == "villain"


def burden(s: S, card: int, hp: float) -> float:
    """Return what an enemy with so many HP left costs the heroes: what it does until it falls, the work on a chief."""
    if is_chief(s, card):
        return chief_burden(s, card, hp + relic_work(s, back=facts(s, card).back))
    harm = max(threat(s, card), 0.0)
    if card not in s.hp:
        return harm * 2.5
    top = CARDS[s.cards[card].name].hp or 6
    return harm * (AT_ONCE + hp * (1 / top + 1 / PROMPT)) + _work(s, card) * hp


def _work(s: S, card: int) -> float:
    """Return what each HP of an enemy who is no chief is worth beside its harm."""
    printed = facts(s, card)
    if printed.has("primeval_limb"):
        return LIMB_WORK
    if printed.deck == "apostate" and printed.has("relic"):
        return RELIC_WORK / printed.hp
    return WORK


def chief_burden(s: S, card: int, work: float) -> float:
    """Return what a chief costs the heroes who must still deal so much damage."""
    return max(threat(s, card), 0.0) * (1 + work / 30) + work + END_GAME * math.log(1 + work / 5) + 6


def relics(s: S) -> list[int]:
    """Return the villain's relics in play."""
    return in_play(s, "relic", kind="villain")


def reserve(count: int, *, back: bool) -> int:
    """Return the work that so many relics make: on Apostate's front one revives him, on his back one spares him."""
    revivals = count // 2 if back else (count + 1) // 2
    return REVIVED * revivals + SPARED * (count - revivals)


def relic_work(s: S, *, back: bool) -> int:
    """Return the work that the relics in play make."""
    return reserve(len(relics(s)), back=back) if s.villain == "apostate" else 0


def _enemies(s: S) -> float:
    """Return the burden of all enemies, less what those spare the heroes who can deal no damage now."""
    total = 0.0
    for card in s.play:
        printed = CARDS[s.cards[card].name]
        if printed.kind == "hero" or printed.instructions:
            continue
        total += burden(s, card, max(0, s.hp.get(card, 0)))
        if card in s.hp and forbidden(s, "damage", card):
            total -= 0.8 * min(blows(s, card), 3.0 * s.h)
    return total


# -- heroes ----------------------------------------------------------------------------------------


def vigour(hp: float) -> float:
    """Return what a hero's HP are worth: the last ones most, and to be there at all."""
    return 0.0 if hp <= 0 else HERO + LIFE * hp + LAST_LIFE * math.log(1 + hp / 4)


def work_left(s: S) -> int:
    """Return the HP that all chiefs still have to lose."""
    return sum([hp for card, hp in s.hp.items() if is_chief(s, card)]) + relic_work(s, back=False)


def rounds_left(s: S) -> float:
    """Return for how many rounds the game will go on, roughly."""
    return max(1.0, min(LONGEST, work_left(s) / (PACE * max(1, len(active_heroes(s))))))


def area(s: S, hero: str) -> list[int]:
    """Return the cards in play in a hero's area."""
    return [card for card in s.zones.get(f"area:{hero}", ()) if card in s.play]


def _names(s: S, hero: str) -> list[str]:
    return [s.cards[card].name for card in s.zones.get(f"area:{hero}", ()) if card in s.play]


def _music(s: S, name: str) -> float:
    """Return what the best songs in play bring with this instrument."""
    performed, accompanied = INSTRUMENTS[name]
    songs = [card for card in _names(s, "argent_adept") if card in SONGS]
    first = [SONGS[song][0] for song in songs if CARDS[song].keywords[-1] in performed]
    second = [SONGS[song][1] for song in songs if CARDS[song].keywords[-1] in accompanied]
    return max(first, default=0.0) + max(second, default=0.0)


def boost(s: S, hero: str) -> float:
    """Return what a hero's blows gain by cards in play."""
    return _boost(s, _names(s, hero))


def _boost(s: S, names: list[str]) -> float:
    own = sum([BOOSTS[name] for name in names if name in BOOSTS])
    voices = [line for moment in BOOSTING for _, line in s.voices.get(moment, ())]
    return own + sum([COMMON_BOOSTS[line] for line in voices if line in COMMON_BOOSTS])


BOOSTING = ("modifies dealt", "modifies typed")
"""The moments at which the cards of `COMMON_BOOSTS` speak."""


def use_worth(s: S, name: str, extra: float) -> float:
    """Return what one use of a power brings to a hero whose blows gain `extra`."""
    if name in INSTRUMENTS:
        return _music(s, name)
    use = USES.get(name)
    return use.hits * (use.damage + extra) + use.more if use else 0.0


def arms(s: S, hero: str) -> float:
    """Return what a hero's powers, boosts and standing cards bring in a round."""
    names = _names(s, hero)
    extra = _boost(s, names)
    uses = [
        use_worth(s, name, extra) for name in names if name in INSTRUMENTS or (name in USES and not USES[name].once)
    ]
    good = sorted([use for use in uses if use > 0], reverse=True)
    count = 1 + sum([name in MORE_POWERS for name in names])
    powers = sum(good[:count]) + 0.25 * sum(good[count : count + 2])
    return powers + sum([STEADY[name] for name in names if name in STEADY]) + 0.7 * extra + _cold(names)


def _cold(names: list[str]) -> float:
    """Return what Absolute Zero's two modules bring together: his own cold mends him, his own fire strikes."""
    return 1.0 if "az_isothermic_transducer" in names and "az_null_point_calibration_unit" in names else 0.0


def welcome(s: S, name: str, hero: str, rounds: float = 4.0) -> float:
    """Return how welcome a card is in a hero's hand: less if it cannot enter play again, or late in the game."""
    return _welcome(name, _ids(s, hero), rounds)


def _ids(s: S, hero: str) -> list[str]:
    return [CARDS[name].id for name in _names(s, hero)]


def _welcome(name: str, lying: list[str], rounds: float) -> float:
    printed, worth = CARDS[name], HANDY.get(name, 1.0)
    if printed.has("one_shot"):
        return worth
    if printed.id in lying:
        worth *= 0.2 if printed.has("limited") else 0.7
    return _late(worth, rounds)


def _late(worth: float, rounds: float) -> float:
    """Return what is left of the worth of a card that stays in play when a game goes on for so many rounds."""
    return worth * min(1.0, 0.4 + rounds / 8)


def hand_worth(s: S, hero: str, rounds: float) -> float:
    """Return what a hand is worth: the best card most, what is played late less."""
    lying, held = _ids(s, hero), [s.cards[card].name for card in hand(s, hero)]
    worths = sorted([_welcome(name, lying, rounds) for name in held if name], reverse=True)
    return sum([(SHARE * worth + ANY_CARD) * FADING**at for at, worth in enumerate(worths)])


def _hero(s: S, hero: str, rounds: float) -> float:
    names = _names(s, hero)
    flat = sum([BRIEF[name] for name in names if name in BRIEF])
    flat += sum([USES[name].more for name in names if name in USES and USES[name].once])
    flat += LATENT * sum([_late(HANDY[name], rounds) for name in dict.fromkeys(names) if name in HANDY])
    bonus = sum([2.5 * count for key, count in s.bonus.items() if key.endswith(f":{hero}")])
    return vigour(s.hp.get(s.characters[hero], 0)) + arms(s, hero) * rounds + flat + hand_worth(s, hero, rounds) + bonus


# -- what lasts ------------------------------------------------------------------------------------


def _passing(s: S, effect: Lasting) -> float:
    """Return what a lasting effect is worth to the heroes."""
    held = [card for card in s.hp if concerns(s, effect, card)]
    ours = sum([facts(s, card).kind == "hero" and facts(s, card).character for card in held])
    theirs = sum([facts(s, card).kind == "villain" for card in held])
    often = 1.0 if effect.uses else FLOWS
    if effect.kind == "dealt":
        danger = sum([min(1.0, blows(s, card) / 3) for card in held if facts(s, card).kind != "hero"])
        return effect.amount * often * ((0.15 if effect.type else 1.0) * ours - danger * patience(s))
    if effect.kind == "taken":
        size = max(-3.5, effect.amount) if effect.uses else effect.amount
        return -size * (0.9 if effect.uses else FLOWS) * (ours - theirs)
    if effect.kind == "immune":
        return (0.3 if effect.type else 3.0) * (ours - theirs)
    if effect.kind == "no_damage":
        return -OUTPUT * ours
    return -1.0 * ours


def patience(s: S) -> float:
    """Return how much shelter is worth: less and less when a game drags on and nothing else will end it."""
    return max(0.0, min(1.0, 2.0 - s.round / 15))


def standing(s: S, rounds: float) -> float:
    """Return how well the team is off, in hit points, if the game goes on for so many rounds."""
    if s.result is not None:
        return TRIUMPH if s.result.standings[0].won else -TRIUMPH
    team = sum([_hero(s, hero, rounds) for hero in active_heroes(s)])
    return team + sum([_passing(s, effect) for effect in s.lasting]) - _enemies(s)
