"""Carrying out the text of a card: to its end, or until the hero whose text it is falls (SEN-157)."""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator, Sequence
from itertools import permutations
from typing import Any

from msgspec import Struct

from game.engine.ask import suspend
from game.engine.verbs import remove, tell
from game.model.state import EVERYONE, Bag
from game.titles.sentinels.state import S, active


class _Done(Struct, frozen=True):
    """Says to whoever carries out a text that it need not go on, and what came of it."""

    result: Any = None


async def carry_out(
    s: S, card: int, ability: Callable[..., Coroutine[Any, Any, Any]], *args: Any, user: str = ""
) -> Any:
    """Carry out a text of a card and return what it returns; None if its hero (or the `user`) fell meanwhile.

    `s.texts` names the card of each text now being carried out, `s.acting` the active hero whose text it is, or "".
    Cards that it revealed and sent nowhere go back on top of their decks (SEN-027, SEN-268).
    """
    outer, around, hero = s.acting, s.texts, user or s.cards[card].family
    guarded = active(s, hero)
    s.acting, s.texts = (*outer, hero if guarded else ""), (*around, card)
    work = ability(s, card, *args)
    result = await (_until_done(_whole(work)) if guarded else work)
    s.acting, s.texts = outer, around
    if not outer:
        put_back(s)
    return result


def tell_of(s: S, kind: str, **data: Any) -> None:
    """Tell everyone that something happened, and by which card's text (0: by none)."""
    tell(s, kind, cause=s.texts[-1] if s.texts else 0, **data)


async def heed_fall(s: S) -> None:
    """Drop the rest of the text that is being carried out if its hero has fallen.

    The verbs of the cards begin with it, so that an event which the fall interrupted is still completed.
    """
    if s.acting and s.acting[-1] and not active(s, s.acting[-1]):
        await suspend(_Done())


async def _whole(work: Coroutine[Any, Any, Any]) -> None:
    await suspend(_Done(await work))


@types.coroutine
def _until_done(work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
    reply = None
    while True:
        request = work.send(reply)
        if type(request) is _Done:
            work.close()
            return request.result
        reply = yield request


def idle(s: S, card: int, ability: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> bool:
    """Tell whether a text would do and ask nothing now: it is tried on a copy of the state (SEN-282)."""
    twin = s.copy()
    twin.rehearsal = True
    work = _whole(carry_out(twin, card, ability, *args))
    request = work.send(None)
    work.close()
    if type(request) is not _Done or request.result or twin.told:
        return False
    twin.rehearsal, twin.told = s.rehearsal, s.told
    return bool(twin == s)


Doing = Callable[[S], Coroutine[Any, Any, Any]]

MOST_TRIED = 3
"""Of more deeds than these not every order is tried."""


def commute(s: S, deeds: Sequence[Doing]) -> bool:
    """Tell whether some deeds ask nothing and lead to the same state in whatever order: all are tried (SEN-282)."""
    if len(deeds) > MOST_TRIED:
        return False
    ends = (_after(s, order) for order in permutations(deeds))
    first = next(ends)
    return first is not None and all(end == first for end in ends)


def _after(s: S, deeds: Sequence[Doing]) -> S | None:
    """Return a copy of the state after some deeds; None if one of them asks, draws or answers something.

    In which order cards lie in a trash matters to nothing.
    """
    twin = s.copy()
    twin.rehearsal = True
    for deed in deeds:
        work = _whole(deed(twin))
        request = work.send(None)
        work.close()
        if type(request) is not _Done or request.result or twin.result is not None:
            return None
    twin.told = []
    twin.zones = {zone: _laid(zone, cards) for zone, cards in twin.zones.items()}
    return twin


def _laid(zone: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cards)) if zone.startswith("trash:") else cards


def put_back(s: S) -> None:
    """Put cards that lie revealed back on top of their decks, in their old order."""
    for zone in [zone for zone in s.zones if zone.startswith("revealed:")]:
        cards = [remove(s, card) for card in s.zones[zone]]
        deck = zone.partition(":")[2]
        s.decks[deck] = (*[Bag((card.name,), EVERYONE) for card in cards], *s.decks[deck])
        tell(s, "put_back", deck=deck, count=len(cards))
