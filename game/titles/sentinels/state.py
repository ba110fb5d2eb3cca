"""The state of a game of Sentinels, and the questions that rules ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct, field

from game.model.state import EVERYONE, State, bit
from game.titles.sentinels.content import CARDS, DECKS, Facts

RESOLVING, REMOVED = "resolving", "removed"


class Lasting(Struct, frozen=True):
    """An effect that lasts although its card may go (SEN-203, SEN-280).

    `kind`: "dealt" and "taken" change damage by `amount`; "immune" stops it; "no_damage" and "no_heal"
    bind cards, "no_play", "no_power" and "no_draw" the players of hero cards. It concerns the `cards`
    named, or the `group` (a name in `GROUPS`); only damage of `type` if one is given. `uses` counts
    down, 0 is any number. `until` is "turn" (this turn), "start:<deck>" (the next turn of that deck)
    or "" (until used up). `age` is its place in the order of play, `source` the name of the card that made it.
    """

    kind: str
    until: str
    source: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    group: str = ""
    type: str = ""
    uses: int = 0
    age: int = 0


class Dealt(Struct, frozen=True, gc=False):
    """One damage that was dealt: when (turns since the game began), by and to which card, how much of which type."""

    turn: int
    source: int
    target: int
    amount: int
    type: str


class SentinelsState(State):
    """A state of Sentinels.

    A deck id ("ra", "gloomweaver") names the owner of a deck, of its trash (`trash:ra`), hand
    (`hand:ra`) and area (`area:ra`), and is the `family` of each of its cards. `heroes` are the deck
    ids by seat; `characters` the character card of each deck; `play` the cards in play, oldest first,
    each with its number in the order of play (SEN-258); `hp` the current HP of every target;
    `next_to` what a card lies next to; `voices` the lines in play that speak at a moment, as an index
    of what `play` says; `doomed` the cards now being destroyed, `texts` the cards whose texts are being
    carried out and `acting` their heroes (`effects.py`); `rehearsal` marks a copy on which a text is only tried. Of the
    turn now played: `used` powers, `plays`, `powers` and `draws` of the phase, `bonus` extra uses,
    `once` what may happen only once, `done` texts of the phase.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = (
        *State.PUBLIC, "villain", "environment", "heroes", "characters", "play", "age", "hp", "next_to", "voices",
        "lasting", "round", "turn", "turns", "phase", "used", "plays", "powers", "draws", "idle", "bonus", "once",
        "done", "ending", "doomed", "dealt", "acting", "texts",
    )  # fmt: skip

    villain: str = ""
    environment: str = ""
    heroes: tuple[str, ...] = ()
    characters: dict[str, int] = field(default_factory=dict)
    play: dict[int, int] = field(default_factory=dict)
    age: int = 0
    hp: dict[int, int] = field(default_factory=dict)
    next_to: dict[int, int] = field(default_factory=dict)
    voices: dict[str, tuple[tuple[int, str], ...]] = field(default_factory=dict)
    lasting: list[Lasting] = field(default_factory=list)
    round: int = 0
    turn: str = ""
    turns: int = 0
    phase: str = "setup"
    used: tuple[int, ...] = ()
    plays: int = 0
    powers: int = 0
    draws: int = 0
    idle: bool = True
    bonus: dict[str, int] = field(default_factory=dict)
    once: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    ending: bool = False
    doomed: tuple[int, ...] = ()
    dealt: list[Dealt] = field(default_factory=list)
    acting: tuple[str, ...] = ()
    texts: tuple[int, ...] = ()
    rehearsal: bool = False

    @property
    def h(self) -> int:
        """Return H, the number of heroes at the start (SEN-110, SEN-156)."""
        return self.setup.seats

    @property
    def advanced(self) -> bool:
        """Tell whether the advanced lines hold (SEN-226)."""
        return self.setup.options["advanced"] == "on"


S = SentinelsState
Where = Callable[[SentinelsState], list[int]]
"""Which cards an effect may reach, looked up anew whenever it is needed."""


BLANK = Facts(id="", origin="")


def facts(s: S, card: int) -> Facts:
    """Return what is printed on the face-up side of a card; nothing if it has been shuffled away."""
    known = s.cards.get(card)
    return CARDS[known.name] if known else BLANK


def owner(s: S, card: int) -> str:
    """Return the deck that a card belongs to."""
    return s.cards[card].family


def me(s: S, card: int) -> int:
    """Return the character card of the deck that a card belongs to: "Ra" on a card of Ra's."""
    return s.characters[s.cards[card].family]


def holder(s: S, card: int) -> str:
    """Return the deck in whose area a card lies; that player may use its power."""
    return s.cards[card].zone.partition(":")[2]


def seat_of(s: S, hero: str) -> int:
    """Return the seat of a hero."""
    return s.heroes.index(hero)


def active(s: S, hero: str) -> bool:
    """Tell whether a deck is that of a hero who is not incapacitated (SEN-153)."""
    return hero in s.heroes and not s.cards[s.characters[hero]].turned


def active_heroes(s: S) -> list[str]:
    """Return the active heroes in seat order."""
    return [hero for hero in s.heroes if not s.cards[s.characters[hero]].turned]


def players(s: S) -> int:
    """Return the seat that answers for the players: whose turn it is, else the first active hero's (SEN-261)."""
    if s.turn in s.heroes:
        return s.heroes.index(s.turn)
    return next((seat for seat, hero in enumerate(s.heroes) if active(s, hero)), 0)


def chooser(s: S, card: int) -> int:
    """Return the seat that chooses for a card: its hero's, or the players' (SEN-261, SEN-281)."""
    family = s.cards[card].family
    return s.heroes.index(family) if family in s.heroes else players(s)


def hand(s: S, hero: str) -> tuple[int, ...]:
    """Return the cards in a hero's hand."""
    return s.zones.get(f"hand:{hero}", ())


def trash(s: S, deck: str) -> tuple[int, ...]:
    """Return the cards in a deck's trash."""
    return s.zones.get(f"trash:{deck}", ())


def under(s: S, card: int) -> tuple[int, ...]:
    """Return the cards under a card."""
    return s.zones.get(f"under:{card}", ())


def hand_seen(s: S, hero: str) -> int:
    """Return the seats that see a hero's hand (SEN-230)."""
    return EVERYONE if s.setup.options["open_hands"] == "team" else bit(s.heroes.index(hero))


def secret_hands(s: S) -> bool:
    """Tell whether players see only their own hands (SEN-230)."""
    return s.setup.options["open_hands"] == "owner"


# -- cards in play ---------------------------------------------------------------------------------


def in_play(s: S, *keywords: str, deck: str = "", kind: str = "") -> list[int]:
    """Return the cards in play, oldest first: with any of these keywords, of one deck or of one kind if named.

    Cards under others come last; they have nothing but their kind and their deck (SEN-276).
    """
    found = []
    for card in s.play:
        printed = CARDS[s.cards[card].name]
        if printed.instructions or (deck and printed.deck != deck) or (kind and printed.kind != kind):
            continue
        if not keywords or any(keyword in printed.keywords for keyword in keywords):
            found.append(card)
    return found if keywords else found + _lying_under(s, deck, kind)


def _lying_under(s: S, deck: str, kind: str) -> list[int]:
    """Return the cards under others, of one deck or of one kind if named."""
    lying = [card for zone, cards in s.zones.items() if zone.startswith("under:") for card in cards]
    families = {card: s.cards[card].family for card in lying}
    return [card for card in lying if deck in ("", families[card]) and kind in ("", DECKS[families[card]].kind)]


def named(s: S, *ids: str) -> list[int]:
    """Return the cards in play with these ids."""
    return [card for card in s.play if CARDS[s.cards[card].name].id in ids]


def plain(s: S, cards: list[int]) -> list[int]:
    """Return those of some cards that are no character cards."""
    return [card for card in cards if not facts(s, card).character]


def targets(s: S) -> list[int]:
    """Return all targets, oldest first (SEN-164)."""
    return [card for card in s.play if card in s.hp]


def hero_targets(s: S) -> list[int]:
    """Return the hero targets: heroes and hero cards with HP (SEN-191)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind == "hero"]


def villain_targets(s: S) -> list[int]:
    """Return the villain targets (SEN-193)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind == "villain"]


def environment_targets(s: S) -> list[int]:
    """Return the environment targets (SEN-187)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind == "environment"]


def non_hero_targets(s: S) -> list[int]:
    """Return the targets that are no hero targets (SEN-192)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind != "hero"]


def non_villain_targets(s: S) -> list[int]:
    """Return the targets that are no villain targets (SEN-193)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind != "villain"]


def non_environment_targets(s: S) -> list[int]:
    """Return the targets that are no environment targets (SEN-188)."""
    return [card for card in s.play if card in s.hp and CARDS[s.cards[card].name].kind != "environment"]


def heroes(s: S) -> list[int]:
    """Return the character cards of the active heroes (SEN-240)."""
    return [s.characters[hero] for hero in active_heroes(s)]


def others(where: Where, *cards: int) -> Where:
    """Return the same choice of cards without some of them."""
    return lambda s: [card for card in where(s) if card not in cards]


GROUPS: dict[str, Callable[[SentinelsState, int], bool]] = {
    "all": lambda s, card: True,
    "hero_targets": lambda s, card: CARDS[s.cards[card].name].kind == "hero",
    "villain_targets": lambda s, card: CARDS[s.cards[card].name].kind == "villain",
    "environment": lambda s, card: CARDS[s.cards[card].name].kind == "environment",
    "heroes": lambda s, card: s.cards[card].family in s.heroes and CARDS[s.cards[card].name].character,
}
"""Whom a lasting effect may concern when it names no cards."""


def concerns(s: S, effect: Lasting, card: int) -> bool:
    """Tell whether a lasting effect concerns a card."""
    return GROUPS[effect.group](s, card) if effect.group else card in effect.cards
