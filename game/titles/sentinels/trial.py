"""Trial: what a card, a power or an ability would come to, tried on a copy with what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct, structs

from game.engine.ask import Decision, suspend
from game.engine.chance import Draw
from game.model.state import Bag, bit
from game.titles.sentinels.content import DECKS
from game.titles.sentinels.state import S

Text = Callable[[S], Awaitable[Any]]
Reply = Callable[[S, Decision], tuple[str, ...]]

LONGEST = 200
"""A trial that takes more answers than this is judged where it stands."""

STRIDE = 7919
"""With this step the trials of one decision meet the same luck."""


class _Over(Struct, frozen=True):
    """Says that a trial has come to its end."""


async def _whole(s: S, text: Text) -> None:
    await text(s)
    await suspend(_Over())


def tried(s: S, text: Text, reply: Reply) -> S:
    """Return the state after a text was carried out on a copy, every question answered by `reply`."""
    twin = s.copy()
    twin.rehearsal, twin.acting, twin.texts, twin.always = True, (), (), False
    work = _whole(twin, text)
    answer: Any = None
    for count in range(LONGEST):
        request = work.send(answer)
        if type(request) is _Over or twin.result is not None:
            break
        answer = reply(twin, request) if isinstance(request, Decision) else _luck(request, s.clock + count)
    work.close()
    return twin


def _luck(request: Any, number: int) -> tuple[str, ...]:
    """Return one outcome of a draw; which one depends on nothing but the number."""
    assert isinstance(request, Draw)
    left, drawn = list(request.pool), []
    for at in range(request.count):
        drawn.append(left.pop((number + at + 1) * STRIDE % len(left)))
    return tuple(drawn)


def imagined(s: S, seat: int) -> S:
    """Return a copy in which whatever the seat does not know has one of the names it may have."""
    twin = s.copy()
    twin.next_card = max(twin.cards, default=0) + 1
    for family in twin.decks:
        _fill(twin, family, Counter(DECKS[family].names), seat)
    return twin


def _fill(s: S, family: str, lacking: Counter[str], seat: int) -> None:
    """Give names to the cards and bags of a family that the seat does not know."""
    bags = s.decks.get(family, ())
    hidden = [card for card in s.cards.values() if card.family == family and not card.known_to(seat)]
    if not hidden and len(bags) < 2:
        lacking -= Counter([card.name for card in s.cards.values() if card.family == family])
        if bags and not bags[0].seen & bit(seat):
            s.decks[family] = (Bag(tuple(sorted(lacking.elements())), bags[0].seen),)
        return
    lacking -= Counter([card.name for card in s.cards.values() if card.family == family and card.known_to(seat)])
    lacking -= Counter([name for bag in bags if bag.seen & bit(seat) for name in bag.names])
    rest = sorted(lacking.elements())
    for card in hidden:
        s.cards[card.id] = structs.replace(card, name=rest.pop(STRIDE * card.id % len(rest)))
    s.decks[family] = tuple([bag if bag.seen & bit(seat) else _refilled(bag, rest) for bag in bags])


def _refilled(bag: Bag, rest: list[str]) -> Bag:
    return Bag(tuple([rest.pop(0) for _ in bag.names]), bag.seen)
