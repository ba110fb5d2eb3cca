"""The computer player of 20 Strong: Nemesis: what it would answer, why, and how well a seat stands."""

from __future__ import annotations

from game.engine.ask import Decision
from game.engine.title import Bot, Idea
from game.model.state import Setup
from game.titles.twenty_strong.content import ALIENS, ITEMS, OBJECTIVES, ROOMS, copies
from game.titles.twenty_strong.mind import acting, choosing, fighting, moving, using
from game.titles.twenty_strong.mind.answers import Answers, Thought
from game.titles.twenty_strong.mind.survey import survey
from game.titles.twenty_strong.mind.worth import worth
from game.titles.twenty_strong.state import ShipState, enemies_at


def families(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return every card of a game by the deck it is dealt from."""
    dealt = [card.id for card in OBJECTIVES.values() if card.fits(setup.seats)]
    return {
        "room": tuple(ROOMS),
        "objective": tuple(dealt) if setup.options["first_flight"] == "off" else (),
        "alien": tuple(copies(ALIENS)),
        "military": tuple(copies(ITEMS, "military")),
        "technical": tuple(copies(ITEMS, "technical")),
        "crafted": tuple(copies(ITEMS, "crafted")),
    }


def ideas(s: ShipState, decision: Decision) -> tuple[Idea, ...]:
    """Return the answers worth considering, the best first; those far behind are left out."""
    found = sorted(_thoughts(s, decision), key=lambda idea: -idea.score)
    if decision.message not in PONDERED:
        return (found[0],)
    least = found[0].score - margin(s, decision.seat)
    return tuple([idea for idea in found[:WIDTH] if idea.score >= least])


def reflex(s: ShipState, decision: Decision) -> tuple[str, ...]:
    """Return the answer that looks best at once."""
    return max(_thoughts(s, decision), key=lambda idea: idea.score).keys


def _thoughts(s: ShipState, decision: Decision) -> Answers:
    """Return what the seat thinks of a question, in no order; before the heroes are there it has no survey."""
    if decision.message == "ask-hero":
        return choosing.heroes(decision)
    thought = THOUGHTS.get(decision.message)
    found = thought(s, decision, survey(s, decision.seat)) if thought else []
    return found or [Idea(_plain(decision), 0.0, "why-plain")]


WIDTH = 5
"""How many answers a search weighs at most."""

PONDERED = ("ask-action", "ask-activate", "ask-walk", "ask-attack-dice", "ask-put-away", "ask-hero")
"""The questions that deserve a search; the others are answered by reckoning."""

CALM_MARGIN, FIGHT_MARGIN = 0.5, 5.0
"""How far behind the best, in actions, an answer may look and still be weighed: farther beside an enemy."""


def margin(s: ShipState, seat: int) -> float:
    """Return how far behind the best an answer may look."""
    here = s.heroes[seat].space
    return FIGHT_MARGIN if here and enemies_at(s, here) else CALM_MARGIN


def _plain(decision: Decision) -> tuple[str, ...]:
    """Return the default, or the first legal options."""
    if decision.default:
        return (decision.default,)
    usual = [option.key for option in decision.options if not option.alone]
    if len(usual) < decision.low:
        return (decision.options[0].key,)
    return tuple(usual[: decision.low])


THOUGHTS: dict[str, Thought] = {
    "ask-put-away": choosing.put_away,
    "ask-recover": choosing.recover,
    "ask-salvage-recover": choosing.recover,
    "ask-recover-one": choosing.recover_one,
    "ask-action": acting.action,
    "ask-last-items": using.last_items,
    "ask-attack-dice": fighting.attack_dice,
    "ask-apply": fighting.apply,
    "ask-move-dice": moving.move_dice,
    "ask-move-accept": moving.move_accept,
    "ask-walk": moving.walk,
    "ask-activate": using.activate,
    "ask-salvage-accept": choosing.salvage_accept,
    "ask-sterile": choosing.sterile,
    "ask-window-round-start": using.window,
    "ask-window-after-action": using.window,
    "ask-window-enemy-attack": using.window,
    "ask-window-after-effect": using.window,
    "ask-window-noise-roll": using.window,
    "ask-window-opportunity": using.window,
    "ask-make-room": using.make_room,
    "ask-deal": choosing.deal,
    "ask-trade": choosing.trade,
    "ask-offer-seat": choosing.offer_seat,
    "ask-heal-whom": choosing.heal_whom,
    "ask-frag": choosing.frag,
    "ask-synthesise": choosing.synthesise,
    "ask-requisition-price": choosing.synthesise,
    "ask-take-seat": choosing.take_seat,
}


BOT = Bot(families=families, ideas=ideas, reflex=reflex, worth=worth)
