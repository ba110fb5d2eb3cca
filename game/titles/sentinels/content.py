"""The decks of Sentinels, read once from the TOML rows beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

HERO, VILLAIN, ENVIRONMENT = "hero", "villain", "environment"

TYPES = (
    "cold", "energy", "fire", "infernal", "lightning", "melee", "projectile", "psychic", "radiant", "sonic", "toxic",
)  # fmt: skip
"""The eleven damage types (SEN-100)."""

HEROES = ("ra", "haka", "absolute_zero", "legacy", "fanatic", "wraith", "nightmist", "argent_adept")
VILLAINS = ("gloomweaver", "akashbhuta", "apostate", "ennead")
ENVIRONMENTS = ("tomb_of_anubis", "realm_of_discord")


class Facts(Struct, frozen=True):
    """What is printed on a card: a deck card, or one side of a character card.

    `name` tells copies apart that differ: with a spell icon it is `id_icon`, else the id itself.
    `back` marks the flip side of a character card; `instructions` one that is beside the game
    (SEN-292); `aside` one that the villain's set-up brings in; `nemesis` is the icon two enemies share.
    """

    id: str
    origin: str
    copies: int = 1
    keywords: tuple[str, ...] = ()
    hp: int = 0
    icons: tuple[int, ...] = ()
    symbol: str = ""
    nemesis: str = ""
    back: bool = False
    instructions: bool = False
    aside: bool = False
    deck: str = ""
    kind: str = ""
    name: str = ""
    icon: int = 0
    character: bool = False

    def has(self, keyword: str) -> bool:
        """Tell whether the card has a keyword."""
        return keyword in self.keywords


class Deck(Struct, frozen=True):
    """One deck: hero, villain or environment; its character cards, those set aside, and every card of it by name."""

    id: str
    kind: str
    characters: tuple[str, ...]
    aside: tuple[str, ...]
    names: tuple[str, ...]


FOLDER = Path(__file__).parent / "content"


def _rows(table: dict[str, Any], deck: str, character: bool) -> list[Facts]:
    rows = table.get("character" if character else "card", [])
    found = []
    for row in msgspec.convert(rows, list[Facts]):
        fixed: dict[str, Any] = {"deck": deck, "kind": table["kind"], "character": character}
        for icon in row.icons or (0,):
            name = f"{row.id}_{icon}" if icon else row.id
            found.append(msgspec.structs.replace(row, name=name, icon=icon, **fixed))
    return found


def _read(deck: str) -> tuple[Deck, list[Facts]]:
    table = tomllib.loads((FOLDER / f"{deck}.toml").read_text("utf-8"))
    characters, cards = _rows(table, deck, True), _rows(table, deck, False)
    names = [card.name for card in cards for _ in range(1 if card.icon else card.copies)]
    fronts = [card for card in characters if not card.back]
    laid = tuple(card.name for card in fronts if not card.aside)
    aside = tuple(card.name for card in fronts if card.aside)
    return Deck(deck, table["kind"], laid, aside, tuple(sorted(names))), characters + cards


_ALL = [_read(deck) for deck in (*HEROES, *VILLAINS, *ENVIRONMENTS)]
DECKS: dict[str, Deck] = {deck.id: deck for deck, _ in _ALL}
CARDS: dict[str, Facts] = {card.name: card for _, cards in _ALL for card in cards}
"""Every card by name: character sides and deck cards, the copies with an icon apart."""


def power_name(name: str) -> str:
    """Return the message that names the power of a card."""
    return f"{CARDS[name].id}_power_name"


def effect_name(name: str) -> str:
    """Return the message that names what a card causes: of a hero's own card that is its power."""
    card = CARDS[name]
    return power_name(name) if card.character and card.kind == HERO and not card.back else card.id


COPIES: dict[str, tuple[str, ...]] = {}
"""The names of the copies of a card, by its id."""
for _card in CARDS.values():
    COPIES[_card.id] = (*COPIES.get(_card.id, ()), _card.name)
