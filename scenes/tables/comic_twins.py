"""What tells cards of one name apart at the table of Sentinels: HP, the spell icon, and by whom they lie."""

from __future__ import annotations

from game.engine.ask import Decision, Option
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import SentinelsState, holder
from scenes.kit.words import Words
from scenes.tables.twins import Traits

COMPARED = ("@sen-tie-highest", "@sen-tie-lowest")
"""What a tie is about when HP are compared."""


def traits(words: Words, view: SentinelsState, decision: Decision, option: Option) -> Traits:
    """HP, spell icon, and next to whom or in whose area a card lies."""
    kind, what = option.about
    card = view.cards.get(int(what)) if kind == "card" else None
    name = str(what) if kind == "name" else card.name if card else ""
    if name not in CARDS:
        return Traits()
    found = [words("sen-twin-icon", icon=CARDS[name].icon)] if CARDS[name].icon else []
    hp = [words("sen-twin-hp", hp=view.hp[card.id])] if card and card.id in view.hp else []
    host = view.cards.get(view.next_to.get(card.id, -1)) if card else None
    if host and host.name:
        found.append(words("sen-next-to-plain", card=f"@{CARDS[host.name].id}"))
    elif card and card.zone.startswith("area:"):
        found.append(words("sen-twin-area", deck=f"@{holder(view, card.id)}"))
    compared = decision.args.get("what") in COMPARED
    return Traits(tuple(hp) if compared else (), (*(() if compared else hp), *found))
