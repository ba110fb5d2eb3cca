"""The damage in the text of a card as it is now: whatever changes what its source deals is counted in."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.model.state import Card as CardState
from game.titles.sentinels.content import CARDS, TYPES
from game.titles.sentinels.damage import OUTGOING, Hit, outgoing
from game.titles.sentinels.state import SentinelsState, holder
from scenes.kit.words import Words


@dataclass(frozen=True)
class Named:
    """An instance of damage that a text names: where it stands, and what is printed."""

    start: int
    end: int
    amount: int
    kind: str
    kept: str


_NAMED: dict[tuple[str, str], tuple[Named, ...]] = {}


def current(words: Words, view: SentinelsState, card: CardState, said: str) -> tuple[str, list[Hit]]:
    """Return a text with its damage as it is now, and each instance that is no longer what is printed."""
    changed: list[Hit] = []
    if not view.lasting and not any(moment in view.voices for moment in OUTGOING):
        return said, changed
    for named in reversed(_named(words, said)):
        source = _dealer(words, view, card, said[: named.start])
        if source not in view.play:
            continue
        hit = outgoing(view, source, named.amount, named.kind, irreducible=bool(named.kept))
        if (hit.amount, hit.type) != (named.amount, named.kind):
            said = said[: named.start] + _spelt(words, named, hit) + said[named.end :]
            changed += [hit] if hit not in changed else []
    return said, changed[::-1]


def _named(words: Words, said: str) -> tuple[Named, ...]:
    """Return the damage that a text names; each text is read once."""
    key = (words.language, said)
    if key not in _NAMED:
        types = {words(f"sen-type-{kind}"): kind for kind in TYPES}
        kept = rf"(?P<kept>{re.escape(words('sen-says-irreducible'))} )?"
        pattern = rf"(?:\*\*)?(?P<amount>\d+)(?:\*\*)? {kept}(?P<kind>{'|'.join(types)})\b"
        _NAMED[key] = tuple(
            Named(found.start(), found.end(), int(found["amount"]), types[found["kind"]], found["kept"] or "")
            for found in re.finditer(pattern, said)
        )
    return _NAMED[key]


def _spelt(words: Words, named: Named, hit: Hit) -> str:
    mark = "++" if hit.amount > named.amount else "~~" if hit.amount < named.amount else "**"
    return f"{mark}{max(0, hit.amount)}{mark} {named.kept}{words(f'sen-type-{hit.type}')}"


def _dealer(words: Words, view: SentinelsState, card: CardState, before: str) -> int:
    """Return the card that deals the damage named next in a text; 0 where that is not settled yet."""
    facts = CARDS[card.name]
    if facts.kind == "hero":
        return view.characters[facts.deck]
    if facts.kind == "environment":
        return view.characters.get(holder(view, card.id), card.id)
    named = {words("sen-says-this-card"): card.id, words(view.villain): view.characters[view.villain]}
    if facts.character:
        named[words(facts.id)] = card.id
    last, source = max((before.rfind(name), source) for name, source in named.items())
    return source if last >= 0 else 0
