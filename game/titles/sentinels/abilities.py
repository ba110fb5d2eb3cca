"""How cards declare what they do, and the windows in which they are asked.

Every decorator takes the ids of the cards it speaks for. The flip side of a character card has the
id `<front>_back`; an advanced line belongs to `<side>_advanced`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.engine.ask import ask
from game.engine.timing import Timing
from game.titles.sentinels.choose import card_option
from game.titles.sentinels.content import COPIES
from game.titles.sentinels.effects import carry_out, commute, idle
from game.titles.sentinels.state import S, concerns, players

F = TypeVar("F", bound=Callable[..., Any])

TIMING = Timing()
TURNS = ("villain", "environment", "own", "beside", "every")


def names(ids: tuple[str, ...]) -> list[str]:
    """Return the names of the copies of these cards; raises KeyError for an unknown id."""
    found: list[str] = []
    for card in ids:
        line = card.removesuffix("_advanced")
        found += [name + card[len(line) :] for name in COPIES[line]]
    return found


# -- what a card does when it is played or used ----------------------------------------------------


def text(*ids: str) -> Callable[[F], F]:
    """The card's own one-time text, last of all when it enters play: async (s, card) (SEN-277)."""
    return TIMING.when("text", *names(ids))


def power(*ids: str) -> Callable[[F], F]:
    """A power on the card: async (s, card, hero), `hero` the deck of the hero who uses it."""
    return TIMING.when("power", *names(ids))


def perform(*ids: str) -> Callable[[F], F]:
    """The Perform text of a song: async (s, card)."""
    return TIMING.when("perform", *names(ids))


def accompany(*ids: str) -> Callable[[F], F]:
    """The Accompany text of a song: async (s, card)."""
    return TIMING.when("accompany", *names(ids))


def incapacitated(hero: str, number: int) -> Callable[[F], F]:
    """One of the three abilities of an incapacitated hero: async (s, card) with the character card."""
    return TIMING.when(f"incapacitated {number}", hero)


def setup(*ids: str) -> Callable[[F], F]:
    """The Setup line of a villain character: async (s, card)."""
    return TIMING.when("setup", *names(ids))


def goes_next_to(*ids: str) -> Callable[[F], F]:
    """Where the card enters play: async (s, card) -> the card it lies next to, or None (SEN-274)."""
    return TIMING.interrupts("next_to", *names(ids))


def moves_on(*ids: str) -> Callable[[F], F]:
    """Where the card goes when what it lies next to leaves: async (s, card) -> the next one, or None (SEN-275).

    It goes to its trash unless it has destroyed itself here.
    """
    return TIMING.interrupts("moves_on", *names(ids))


# -- texts of a phase ------------------------------------------------------------------------------


def start(turn: str, *ids: str) -> Callable[[F], F]:
    """A start-of-turn text: async (s, card).

    `turn` is "villain", "environment", "own" (the turn of the card's deck), "beside" (of the hero it
    lies next to) or "every".
    """
    return TIMING.when(f"start {_turn(turn)}", *names(ids))


def end(turn: str, *ids: str) -> Callable[[F], F]:
    """An end-of-turn text: async (s, card); `turn` as for `start`."""
    return TIMING.when(f"end {_turn(turn)}", *names(ids))


def brings_forward(*ids: str) -> Callable[[F], F]:
    """Lets end texts happen in the Start phase of the same turn: pure (s, card, other) -> bool."""
    return TIMING.modifies("forward", *names(ids))


def _turn(turn: str) -> str:
    if turn not in TURNS:
        raise LookupError(f"there is no turn '{turn}'")
    return turn


# -- damage (section 4) ----------------------------------------------------------------------------


def changes_type(*ids: str) -> Callable[[F], F]:
    """Changes the type of damage: pure (s, card, hit) -> type or "" (step 5)."""
    return TIMING.modifies("type", *names(ids))


def adds_typed(*ids: str) -> Callable[[F], F]:
    """Changes damage by its type, source or not: pure (s, card, hit) -> amount to add (step 6, first)."""
    return TIMING.modifies("typed", *names(ids))


def adds_all(*ids: str) -> Callable[[F], F]:
    """Changes all damage: pure (s, card, hit) -> amount to add (step 6, second)."""
    return TIMING.modifies("all", *names(ids))


def adds_dealt(*ids: str) -> Callable[[F], F]:
    """Changes damage dealt by somebody: pure (s, card, hit) -> amount to add (step 6, last)."""
    return TIMING.modifies("dealt", *names(ids))


def adds_taken(*ids: str) -> Callable[[F], F]:
    """Changes damage dealt to somebody, or needs to know the target: pure (s, card, hit) -> amount to add (step 7)."""
    return TIMING.modifies("taken", *names(ids))


def redirects(*ids: str) -> Callable[[F], F]:
    """Redirects damage: async (s, card, hit) -> the new target, or None; may ask (step 8)."""
    return TIMING.interrupts("redirect", *names(ids))


def prevents(*ids: str) -> Callable[[F], F]:
    """Prevents damage, perhaps doing something else instead: async (s, card, hit) -> whether it did (step 9)."""
    return TIMING.interrupts("prevent", *names(ids))


def immune(*ids: str) -> Callable[[F], F]:
    """Makes targets immune: pure (s, card, hit) -> bool (step 9)."""
    return TIMING.modifies("immune", *names(ids))


def swaps_icon(*ids: str) -> Callable[[F], F]:
    """Puts another card in the place of one revealed for its icon: async (s, card, revealed) -> the one used."""
    return TIMING.interrupts("icon", *names(ids))


# -- what cannot be, and what may be more ----------------------------------------------------------


def forbids(what: str, *ids: str) -> Callable[[F], F]:
    """Forbids something: pure (s, card, who) -> bool.

    `what` is "damage" (by a card) or "heal" (of a card), "play", "power" or "draw" (of a deck).
    """
    return TIMING.modifies(f"forbid {what}", *names(ids))


def indestructible(*ids: str) -> Callable[[F], F]:
    """Makes cards indestructible: pure (s, card, other) -> bool (SEN-168)."""
    return TIMING.modifies("indestructible", *names(ids))


def extra(what: str, *ids: str) -> Callable[[F], F]:
    """Gives more uses of "play", "power" or "draw" in a hero's own phase: pure (s, card, hero) -> int."""
    return TIMING.modifies(f"extra {what}", *names(ids))


def maximum(*ids: str) -> Callable[[F], F]:
    """Changes the maximum HP of cards: pure (s, card, other) -> the maximum, or None."""
    return TIMING.modifies("maximum", *names(ids))


# -- reactions -------------------------------------------------------------------------------------


def instead_of_destruction(*ids: str) -> Callable[[F], F]:
    """Replaces a destruction: async (s, card, doomed) -> whether it did; `doomed` may be the card itself."""
    return TIMING.interrupts("destroy", *names(ids))


def when(moment: str, *ids: str) -> Callable[[F], F]:
    """Reacts to a moment (see `MOMENTS`): async (s, card, ...)."""
    if moment not in MOMENTS:
        raise LookupError(f"there is no moment '{moment}'")
    return TIMING.when(moment, *names(ids))


MOMENTS = {
    "damaged": "(hit) damage was dealt; hit.amount HP were lost",
    "destroyed": "(doomed, by) a card is being destroyed and still in play; `by` a card, or 0",
    "gone": "() this very card was destroyed and has reached its trash",
    "leaves": "(other) a card has left play, in whatever way",
    "enters": "(other) another card has entered play, its own text still to come; a one-shot too",
    "resolved": "(other) a card that was played or put into play has resolved completely",
    "healed": "(other, amount) a target regained HP",
    "drawn": "(hero, drawn) a hero drew a card",
    "discarded": "(other) a card was discarded from a hand, a deck or while revealed",
    "reshuffled": "(deck) a trash was shuffled into its deck",
    "flipped": "(other) a character card was flipped, perhaps this one",
    "used": "(hero, other) a hero has used a power",
    "fallen": "(hero) a hero was incapacitated",
}
"""The moments of `when` and what their abilities get beside the state and their own card."""

Speaker = tuple[int, Callable[..., Any]]


def speaking(s: S, moment: str) -> list[Speaker]:
    """Return the cards in play that have an ability for a moment, oldest first."""
    voices = s.voices.get(moment)
    if voices is None:
        return []
    abilities = TIMING.speaking(moment)
    return [(card, abilities[line]) for card, line in voices]


def raise_voice(s: S, card: int) -> None:
    """Let a card that is now in play speak at its moments, in the order of play; its advanced line too (SEN-226)."""
    name = s.cards[card].name
    for line in (name, f"{name}_advanced") if s.advanced else (name,):
        for moment in TIMING.moments(line):
            voices = (*s.voices.get(moment, ()), (card, line))
            s.voices[moment] = tuple(sorted(voices, key=lambda voice: (s.play[voice[0]], len(voice[1]))))


def hush(s: S, card: int) -> None:
    """Let a card that leaves play or turns over speak no more."""
    for moment, voices in list(s.voices.items()):
        rest = tuple([voice for voice in voices if voice[0] != card])
        if not rest:
            del s.voices[moment]
        elif len(rest) < len(voices):
            s.voices[moment] = rest


SILENT_IN_SETUP = ("drawn",)
"""What sets nothing off before the first turn: the opening hands."""


async def window(s: S, moment: str, *args: Any, skip: int = 0) -> None:
    """Let every card in play but `skip` react to a moment, oldest first or as the players choose (SEN-001, SEN-002)."""
    if f"when {moment}" not in s.voices or (not s.round and moment in SILENT_IN_SETUP):
        return
    waiting = [one for one in speaking(s, f"when {moment}") if one[0] != skip]
    while waiting:
        card, ability = await next_speaker(s, waiting, *args)
        if (card, ability) in speaking(s, f"when {moment}"):
            await carry_out(s, card, ability, *args)


async def next_speaker(s: S, waiting: list[Speaker], *args: Any) -> Speaker:
    """Take the next of several abilities for the same moment out of the list.

    The players are asked only for an order of those that would do something, and where it matters (SEN-282).
    """
    if len(waiting) == 1 or s.setup.options["simultaneous"] == "seed":
        return waiting.pop(0)
    alive = [(card, ability) for card, ability in waiting if card in s.play and not idle(s, card, ability, *args)]
    if not alive:
        return waiting.pop(0)
    if len(alive) > 1 and commute(s, [_speaking_up(*one, *args) for one in alive]):
        return waiting.pop(waiting.index(alive[0]))
    options = [card_option(s, card) for card in dict.fromkeys(card for card, _ in alive)]
    told = {"about": "moment", "count": len(options)}
    first = await ask(s, players(s), "sen-ask-order", options, told, rule="SEN-002")
    return waiting.pop(next(at for at, (card, _) in enumerate(waiting) if f"c{card}" == first))


def _speaking_up(card: int, ability: Callable[..., Any], *args: Any) -> Callable[[S], Any]:
    """Let a card speak if it is still in play."""

    async def speak(s: S) -> Any:
        return await carry_out(s, card, ability, *args) if card in s.play else None

    return speak


def forbidden(s: S, what: str, who: int | str) -> bool:
    """Tell whether something cannot be done (SEN-263); `who` is a card for "damage" and "heal", else a deck."""
    moment = f"modifies forbid {what}"
    if moment in s.voices and any(ability(s, card, who) for card, ability in speaking(s, moment)):
        return True
    if not s.lasting:
        return False
    bound = s.characters.get(who, 0) if isinstance(who, str) else who
    return bool(bound) and any(effect.kind == f"no_{what}" and concerns(s, effect, bound) for effect in s.lasting)


def extras(s: S, what: str, hero: str) -> int:
    """Return how many more uses of a phase a hero has this turn (SEN-080)."""
    standing: int = sum(ability(s, card, hero) for card, ability in speaking(s, f"modifies extra {what}"))
    return standing + s.bonus.get(f"{what}:{hero}", 0)
