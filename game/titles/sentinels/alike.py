"""Alike: cards between which no choice can matter, as they differ in nothing but their number (SEN-003, SEN-282)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from game.titles.sentinels.state import S


def alike(s: S, cards: Sequence[int]) -> bool:
    """Tell whether it makes no difference which of these cards is meant."""
    first = s.cards[cards[0]]
    if any(s.cards[card].name != first.name for card in cards):
        return False
    same = all(structs.replace(s.cards[card], id=first.id) == first for card in cards)
    return same and _in_a_row(s, cards) and not any(_marked(s, card) for card in cards)


def _in_a_row(s: S, cards: Sequence[int]) -> bool:
    """Tell whether cards in play have the same HP and no other card's place in the order of play between theirs."""
    if cards[0] not in s.play:
        return True
    ages = [s.play[card] for card in cards]
    between = [card for card, age in s.play.items() if min(ages) <= age <= max(ages)]
    return len(between) == len(cards) and len({}.fromkeys(s.hp.get(card, 0) for card in cards)) == 1


def _marked(s: S, card: int) -> bool:
    """Tell whether something is remembered of a card, or lies next to it or under it."""
    if card in s.next_to or card in s.next_to.values() or s.zones.get(f"under:{card}"):
        return True
    if card in s.used or card in s.doomed or any(note.startswith(f"{card}:") for note in (*s.once, *s.done)):
        return True
    return any(card in effect.cards for effect in s.lasting) or any(card in (one.source, one.target) for one in s.dealt)
