"""What the cards of each deck do, one module a deck; importing them declares their abilities."""

from game.titles.sentinels.cards import (
    absolute_zero,
    akashbhuta,
    apostate,
    argent_adept,
    ennead,
    fanatic,
    gloomweaver,
    haka,
    legacy,
    nightmist,
    ra,
    realm_of_discord,
    tomb_of_anubis,
    wraith,
)

DECKS = (
    absolute_zero, akashbhuta, apostate, argent_adept, ennead, fanatic, gloomweaver, haka, legacy, nightmist, ra,
    realm_of_discord, tomb_of_anubis, wraith,
)  # fmt: skip

VERSION = "1"
"""Raised when the texts of cards change."""
