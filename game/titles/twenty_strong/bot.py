"""The computer player of 20 Strong: Nemesis: what it would answer, why, and how well a seat stands."""

from __future__ import annotations

from game.engine.ask import Decision
from game.engine.title import Bot, Idea
from game.model.state import Setup
from game.titles.twenty_strong.content import ALIENS, ITEMS, OBJECTIVES, ROOMS, copies
from game.titles.twenty_strong.state import ShipState


def families(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return every card of a game by the deck it is dealt from."""
    objectives = [card.id for card in OBJECTIVES.values() if card.fits(setup.seats)]
    return {
        "room": tuple(ROOMS),
        "objective": tuple(objectives) if setup.options["first_flight"] == "off" else (),
        "alien": tuple(copies(ALIENS)),
        "military": tuple(copies(ITEMS, "military")),
        "technical": tuple(copies(ITEMS, "technical")),
        "crafted": tuple(copies(ITEMS, "crafted")),
    }


def ideas(s: ShipState, decision: Decision) -> tuple[Idea, ...]:
    """Return the answers worth considering, the best first."""
    return (Idea(reflex(s, decision)),)


def reflex(s: ShipState, decision: Decision) -> tuple[str, ...]:
    """Return a quick answer."""
    if decision.default:
        return (decision.default,)
    usual = [option.key for option in decision.options if not option.alone]
    return tuple(usual[: decision.low])


def worth(s: ShipState, seat: int) -> float:
    """Return an estimate of a seat's chance to win."""
    return 0.5


BOT = Bot(families=families, ideas=ideas, reflex=reflex, worth=worth)
