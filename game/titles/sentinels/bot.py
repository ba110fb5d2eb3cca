"""The computer player of Sentinels: what it would answer, why, and how well the team stands."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import Decision, Option
from game.engine.title import Bot, Idea
from game.model.state import Setup
from game.titles.sentinels.abilities import TIMING
from game.titles.sentinels.content import DECKS
from game.titles.sentinels.effects import carry_out
from game.titles.sentinels.play import enter
from game.titles.sentinels.standing import TRIUMPH, rounds_left, standing
from game.titles.sentinels.state import S, secret_hands
from game.titles.sentinels.tactics import CONSENT, HARMFUL, card_of, score, several
from game.titles.sentinels.trial import Text, imagined, tried
from game.titles.sentinels.verbs import activate, use
from game.titles.sentinels.worth import worth

WEIGHED = 4
"""How many answers to one question are worth considering."""

FAR = 4.0
"""An answer that looks so much worse than the best is not considered."""

CARE = 4.0
"""The unit of the scores: so many of them are one hit point."""


def families(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return every card of a game by the deck it is dealt from."""
    return {deck.id: deck.names for deck in DECKS.values()}


# -- what is tried ---------------------------------------------------------------------------------


def _play(s: S, decision: Decision, option: Option) -> Text:
    return lambda twin: enter(twin, card_of(option))


def _power(s: S, decision: Decision, option: Option) -> Text:
    hero = s.cards[card_of(option)].zone.partition(":")[2]
    return lambda twin: use(twin, hero, card_of(option))


def _song(s: S, decision: Decision, option: Option) -> Text:
    return lambda twin: activate(twin, card_of(option), decision.message.removeprefix("sen-ask-"))


def _ability(s: S, decision: Decision, option: Option) -> Text:
    hero = s.heroes[decision.seat]
    ability = TIMING.of(f"when incapacitated {option.key[1:]}", hero)
    assert ability
    return lambda twin: carry_out(twin, s.characters[hero], ability)


TRIED: dict[str, Callable[[S, Decision, Option], Text]] = {
    "sen-ask-play": _play,
    "sen-ask-power": _power,
    "sen-ask-perform": _song,
    "sen-ask-accompany": _song,
    "sen-ask-ability": _ability,
}
"""The questions whose answers are carried out on a copy."""


def _attempt(s: S, decision: Decision, option: Option, rounds: float) -> float:
    """Return where the team would stand after an answer."""
    if option.key == "none":
        return standing(s, rounds)
    return standing(tried(s, TRIED[decision.message](s, decision, option), reflex), rounds)


def _scored(s: S, decision: Decision) -> list[tuple[float, Option]]:
    """Return every option with its score, the best first."""
    if decision.message not in TRIED:
        return _glance(s, decision)
    rounds, twin = rounds_left(s), imagined(s, decision.seat)
    now = standing(twin, rounds)
    found = [(_attempt(twin, decision, option, rounds) - now, option) for option in decision.options]
    return sorted(found, key=lambda one: -one[0])


def _glance(s: S, decision: Decision) -> list[tuple[float, Option]]:
    """Return every option with its score at a glance, the best first."""
    seen = imagined(s, decision.seat) if secret_hands(s) else s
    found = [(score(seen, decision, option), option) for option in decision.options]
    return sorted(found, key=lambda one: -one[0])


# -- answers ---------------------------------------------------------------------------------------


def ideas(s: S, decision: Decision) -> tuple[Idea, ...]:
    """Return the answers worth considering, the best first."""
    scored = _scored(s, decision)
    if decision.high == 1 == decision.low:
        near = [one for one in scored[:WEIGHED] if one[0] >= scored[0][0] - FAR]
        return tuple([_idea(decision, option, value) for value, option in near])
    keys = several(s, decision, scored)
    return (Idea(keys, 0.0, "sen-why-help" if keys else "sen-why-refuse"),)


def _idea(decision: Decision, option: Option, value: float) -> Idea:
    return Idea((option.key,), CARE * value, _reason(decision, option, value), {"points": max(1, round(value))})


def _reason(decision: Decision, option: Option, value: float) -> str:
    """Return why an answer is given."""
    if decision.message in CONSENT:
        return "sen-why-refuse" if option.key in ("no", "none") else "sen-why-worth"
    if option.key == "none":
        return "sen-why-any" if decision.message == "sen-ask-next" else "sen-why-wait"
    if value >= TRIUMPH / 3:
        return "sen-why-win"
    if value < 0.05:
        return "sen-why-least" if value < -0.05 else "sen-why-any"
    if decision.message in TRIED:
        return "sen-why-better"
    return "sen-why-harm" if decision.message in HARMFUL else "sen-why-help"


def reflex(s: S, decision: Decision) -> tuple[str, ...]:
    """Return a quick answer: what looks best at a glance."""
    scored = _glance(s, decision)
    if decision.high == 1 == decision.low:
        return (scored[0][1].key,)
    return several(s, decision, scored)


BOT = Bot(families=families, ideas=ideas, reflex=reflex, worth=worth)
