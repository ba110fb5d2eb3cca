"""What lasts on the table of Sentinels: a mark on each card on which it acts, and in words by what and how long."""

from __future__ import annotations

from typing import Any

from game.titles.sentinels.abilities import speaking
from game.titles.sentinels.content import CARDS, ENVIRONMENT, effect_name
from game.titles.sentinels.damage import Hit
from game.titles.sentinels.state import Lasting, SentinelsState, concerns
from scenes.kit.cardstock import Stat
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables.telling import said as spoken

STAYS = "stays"
"""The end of what holds as long as a card is in play."""
ICONS = {
    "dealt": "sen_dealt", "no_damage": "sen_dealt", "taken": "sen_taken", "immune": "sen_taken", "no_heal": "st_health",
    "no_play": "sen_play", "no_power": "sen_barred", "no_draw": "ui_deck",
}  # fmt: skip
ADDED = ("dealt", "taken")
NOTHING, ALL = "0", "="
"""What stands on the mark of something that cannot be at all, and of damage that is all of one type."""
TRIED = ("melee", "cold")
"""Damage of these types shows whether a card makes all damage one type."""


def holding(view: SentinelsState, card: int) -> list[Lasting]:
    """Return what lasts for a card in play, also what other cards in play forbid it and its player, oldest first."""
    if card not in view.play:
        return []
    found = [effect for effect in view.lasting if concerns(view, effect, card)] if _acts(view, card) else []
    return found + _barred(view, card) + _turned(view, card)


def _acts(view: SentinelsState, card: int) -> bool:
    """Whether a card can deal damage or take it."""
    return card in view.hp or CARDS[view.cards[card].name].kind == ENVIRONMENT


def _barred(view: SentinelsState, card: int) -> list[Lasting]:
    """What cards in play forbid: damage and healing of a card, what players may do of the character card."""
    deck = view.cards[card].family
    asked: dict[str, int | str] = {"damage": card, "heal": card} if _acts(view, card) else {}
    if view.characters.get(deck) == card:
        asked |= dict.fromkeys(("play", "power", "draw"), deck)
    return [
        Lasting(f"no_{what}", STAYS, view.cards[other].name)
        for what, who in asked.items()
        for other, ability in speaking(view, f"modifies forbid {what}")
        if ability(view, other, who)
    ]


def _turned(view: SentinelsState, card: int) -> list[Lasting]:
    """What makes all damage that a target deals one type."""
    found = []
    for other, ability in speaking(view, "modifies type") if card in view.hp else ():
        made = {ability(view, other, Hit(card, 0, 1, kind, amount=1, type=kind)) for kind in TRIED}
        if len(made) == 1 and made != {""}:
            found.append(Lasting("becomes", STAYS, view.cards[other].name, type=made.pop()))
    return found


def marks(view: SentinelsState, card: int) -> tuple[Stat, ...]:
    """The marks on a card: what is added is summed, the rest stands there once."""
    sums: dict[tuple[str, str], int] = {}
    for effect in holding(view, card):
        key = effect.kind, icon(effect)
        sums[key] = sums.get(key, 0) + effect.amount
    return tuple(dict.fromkeys(Stat(name, _value(kind, total)) for (kind, name), total in sums.items()))


def _value(kind: str, total: int) -> str:
    return signed(total) if kind in ADDED else ALL if kind == "becomes" else NOTHING


def icon(effect: Lasting) -> str:
    """The picture of an effect: what it changes, or the type of damage it is about."""
    return f"dmg_{effect.type}" if effect.type else ICONS[effect.kind]


def signed(amount: int) -> str:
    """A change with its sign."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def notes(words: Words, view: SentinelsState, card: int) -> list[Note]:
    """What lasts for a card in words: by what, how much and until when."""
    return [_note(words, effect) for effect in holding(view, card)]


def _note(words: Words, effect: Lasting) -> Note:
    effects = said(effect.kind, effect.amount, effect.type, effect.until or "once")
    told = spoken(words, "sen-lasts-now", {"name": f"@{effect_name(effect.source)}", "effect": effects})
    return Note(told, icon(effect), words.rule("sen-lasts-now"))


def said(what: str, amount: int, kind: str, until: str) -> dict[str, Any]:
    """An effect as a message with arguments."""
    whose = until.partition(":")[2]
    return {
        "message": "sen-lasts", "what": what, "amount": signed(amount), "typed": bool(kind),
        "type": f"@sen-type-{kind}" if kind else "", "until": f"@{whose}" if whose else until,
    }  # fmt: skip
