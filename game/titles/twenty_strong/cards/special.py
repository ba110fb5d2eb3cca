"""Actions that a hero card or an item grants: Triage and the Frag Charge (20S-108, 20S-146)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import place_die
from game.titles.twenty_strong.cards.heroes import once, spend
from game.titles.twenty_strong.cards.items import choose_seat, frag_spaces, heal, throw_frag
from game.titles.twenty_strong.dice import can_exhaust, sourced
from game.titles.twenty_strong.state import EXHAUSTED, ShipState, aboard
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, end_action, spend_action, take_back

FRAG_DICE = "PB"


def triage_barred(s: ShipState, seat: int) -> str:
    """Return why the Medic cannot use Triage now, or "" (20S-255, 20S-257)."""
    if not once(s, seat, "triage"):
        return "bar-once-per-round"
    return "" if can_exhaust(s, "G") else "bar-no-strong-die"


@step
async def triage(s: ShipState) -> None:
    """Medic: exhaust a ready die, green or stronger, and heal 1 on a hero in the room, once per round."""
    kinds = {die.kind: die for die in can_exhaust(s, "G")}
    options = [
        Option(f"exhaust:{kind}", ("die", die.id), "opt-exhaust", {"colour": f"@colour_{kind}"})
        for kind, die in kinds.items()
    ]
    key = await ask(s, s.current, "ask-triage-die", [*options, BACK], source="her_medic")
    if key == BACK.key:
        take_back(s)
        return
    spend_action(s, "triage")
    spend(s, s.current, "triage")
    place_die(s, kinds[key.split(":")[1]].id, EXHAUSTED)
    target = await choose_seat(s, s.current, aboard(s, s.hero.space), "ask-heal-whom")
    heal(s, target, 1, "her_medic")
    follow(s, end_action())


def frag_barred(s: ShipState, seat: int) -> str:
    """Return why a Frag Charge cannot be thrown now, or "" (20S-195)."""
    if not frag_spaces(s, seat):
        return "bar-no-enemy"
    return "" if sourced(s, FRAG_DICE) is not None else "bar-dice-missing"


@step
async def frag(s: ShipState, card: int) -> None:
    """Throw a Frag Charge into this room or the next one; it costs an action (20S-147)."""
    options = [Option(space, ("space", space), "opt-throw") for space in frag_spaces(s, s.current)]
    key = await ask(s, s.current, "ask-frag", [*options, BACK], source="it_frag")
    if key == BACK.key:
        take_back(s)
        return
    spend_action(s, "frag")
    await throw_frag(s, s.current, card, key)
    follow(s, end_action())
