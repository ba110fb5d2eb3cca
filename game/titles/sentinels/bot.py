"""The computer player of Sentinels: what it would answer, why, and how well the team stands."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import Decision, Option
from game.engine.title import Bot, Idea
from game.model.state import Setup
from game.titles.sentinels.content import CARDS, DECKS
from game.titles.sentinels.damage import expected
from game.titles.sentinels.state import S, active_heroes, facts

WEIGHED = 6
"""How many answers to one question are worth considering."""

KEEP = 3
"""A hand of this size is not thinned out for an advantage."""


def families(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return every card of a game by the deck it is dealt from."""
    return {deck.id: deck.names for deck in DECKS.values()}


# -- what an option is worth -----------------------------------------------------------------------


def _damage(s: S, decision: Decision, option: Option) -> float:
    """Damage is good on enemies, better if it destroys, and bad on heroes."""
    card = _card(option)
    if card not in s.hp:
        return 0.0
    source = next((one for one in s.play if s.cards[one].name == decision.source), 0) or _acting(s, decision)
    kind = str(decision.args.get("type", "melee")).removeprefix("@sen-type-")
    done = expected(s, source, card, int(decision.args.get("amount", 1)), kind).amount
    worth = min(done, s.hp[card]) + (2.0 if done >= s.hp[card] else 0.0)
    return -worth if facts(s, card).kind == "hero" else worth + _threat(s, card)


def _acting(s: S, decision: Decision) -> int:
    return s.characters[s.heroes[decision.seat]]


def _threat(s: S, card: int) -> float:
    """A small extra for what should go first: minions that are nearly gone, then the villain."""
    printed = facts(s, card)
    if printed.kind == "villain":
        return 0.5 if printed.character else 1.0 - s.hp[card] / 40
    return 0.2


def _heal(s: S, decision: Decision, option: Option) -> float:
    card = _card(option)
    if card not in s.hp:
        return 0.0
    lost = CARDS[s.cards[card].name].hp - s.hp[card]
    useful = min(lost, int(decision.args.get("amount", 1)))
    return useful + lost / 100 if facts(s, card).kind == "hero" else -useful - 0.1


def _destroy(s: S, decision: Decision, option: Option) -> float:
    card = _card(option)
    kind = facts(s, card).kind if card in s.cards else ""
    return {"villain": 3.0, "environment": 1.0, "hero": -2.0}.get(kind, 0.0) + s.hp.get(card, 0) / 50


def _play(s: S, decision: Decision, option: Option) -> float:
    printed = facts(s, _card(option)) if _card(option) in s.cards else None
    if printed is None:
        return 0.5
    return 2.5 if printed.has("equipment") else 2.0 if printed.has("ongoing") else 1.5


def _power(s: S, decision: Decision, option: Option) -> float:
    card = _card(option)
    if card not in s.cards:
        return 0.5
    return 1.5 if facts(s, card).character else 2.0


def _tie(s: S, decision: Decision, option: Option) -> float:
    card = _card(option)
    return s.hp.get(card, 0) / 50 if card in s.cards and facts(s, card).kind == "hero" else 0.0


def _discard(s: S, decision: Decision, option: Option) -> float:
    card = _card(option)
    return -_play(s, decision, option) if card in s.cards else 0.0


def _consent(s: S, decision: Decision, option: Option) -> float:
    """Draws are welcome; a price is paid while the hand is large enough."""
    agrees = option.key == "yes"
    if decision.message == "sen-ask-may-discard":
        hand = len(s.zones.get(f"hand:{s.heroes[decision.seat]}", ()))
        rich = hand - int(decision.args.get("count", 1)) >= KEEP
        return float(agrees == rich)
    return float(agrees == (decision.message != "sen-ask-mulligan"))


_WORTH: dict[str, Callable[[S, Decision, Option], float]] = {
    "sen-ask-damage": _damage,
    "sen-ask-damage-some": _damage,
    "sen-ask-heal": _heal,
    "sen-ask-destroy": _destroy,
    "sen-ask-play": _play,
    "sen-ask-power": _power,
    "sen-ask-tie": _tie,
    "sen-ask-discard": _discard,
    "sen-ask-draw": _consent,
    "sen-ask-may-discard": _consent,
    "sen-ask-mulligan": _consent,
}


def _card(option: Option) -> int:
    return int(option.about[1]) if option.about[0] == "card" else 0


def _plain(s: S, decision: Decision, option: Option) -> float:
    return 0.1 if option.key == decision.default else 0.0 if option.alone else 0.05


# -- answers ---------------------------------------------------------------------------------------


def ideas(s: S, decision: Decision) -> tuple[Idea, ...]:
    """Return the answers worth considering, the best first."""
    worth = _WORTH.get(decision.message, _plain)
    rated = sorted(
        ((worth(s, decision, option), -at, option) for at, option in enumerate(decision.options)), reverse=True,
        key=lambda one: one[:2],
    )  # fmt: skip
    if decision.high == 1 == decision.low:
        return tuple(Idea((option.key,), score, "sen-why", {}) for score, _, option in rated[:WEIGHED])
    good = [option.key for score, _, option in rated if score > 0 and not option.alone]
    rest = [option.key for score, _, option in rated if score <= 0 and not option.alone]
    keys = (good + rest)[: max(decision.low, min(decision.high, len(good)))]
    return (Idea(tuple(keys), 0.0, "sen-why"),)


def reflex(s: S, decision: Decision) -> tuple[str, ...]:
    """Return a quick answer: what looks best at a glance."""
    return ideas(s, decision)[0].keys


def worth(s: S, seat: int) -> float:
    """Return an estimate of the team's chance to win: how far the villain is down, how far the heroes are."""
    if s.result is not None:
        return float(s.result.standings[seat].won)
    if not s.characters:
        return 0.5
    return min(0.95, max(0.05, 0.5 + 0.45 * (_health(s) - _menace(s))))


def _health(s: S) -> float:
    """Return which part of its HP the team still has, those standing counting most."""
    full = sum(CARDS[hero].hp for hero in s.heroes)
    now = sum(max(0, s.hp.get(s.characters[hero], 0)) for hero in active_heroes(s))
    return (now / full + len(active_heroes(s)) / len(s.heroes)) / 2


def _menace(s: S) -> float:
    """Return which part of its HP the villain still has; its minions count a little."""
    enemies = [card for card in s.play if facts(s, card).kind == "villain" and card in s.hp]
    chief = [card for card in enemies if facts(s, card).character]
    full = sum(CARDS[s.cards[card].name].hp for card in chief) or 1
    return sum(s.hp[card] for card in chief) / full + 0.02 * (len(enemies) - len(chief))


BOT = Bot(families=families, ideas=ideas, reflex=reflex, worth=worth)
