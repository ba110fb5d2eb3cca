"""Choices: every question of the title, always about something on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.ask import NOTHING, Option, ask, ask_some
from game.titles.sentinels.alike import alike
from game.titles.sentinels.content import CARDS, power_name
from game.titles.sentinels.effects import heed_fall
from game.titles.sentinels.state import S, facts

NONE = Option("none", ("none", ""), "sen-opt-none", alone=True)
YES, NO = Option("yes", ("answer", "yes"), "sen-opt-yes"), Option("no", ("answer", "no"), "sen-opt-no")


def card_option(s: S, card: int, source: str = "") -> Option:
    """Return the option that is a card on the table; one that lies face-down under another has no name."""
    zone = s.cards[card].zone
    if zone.startswith("under:") and not s.cards[card].up:
        upper = s.cards[int(zone[6:])].name
        return Option(f"c{card}", ("card", card), "sen-opt-under", {"card": f"@{CARDS[upper].id}"}, source=source)
    name = CARDS[s.cards[card].name].id
    return Option(f"c{card}", ("card", card), "sen-opt-card", {"card": f"@{name}"}, source=source)


def power_option(s: S, card: int) -> Option:
    """Return the option that is the power of a card, with a standing answer of its own."""
    name = s.cards[card].name
    return Option(f"c{card}", ("card", card), "sen-opt-card", {"card": f"@{power_name(name)}"}, source=CARDS[name].id)


def hero_option(s: S, hero: str, source: str = "") -> Option:
    """Return the option that is a hero, or the player who runs it."""
    return Option(hero, ("card", s.characters[hero]), "sen-opt-hero", {"hero": f"@{hero}"}, source=source)


async def choose_card(
    s: S,
    seat: int,
    message: str,
    cards: Iterable[int],
    *,
    may: bool = False,
    args: dict[str, Any] = NOTHING,
    rule: str = "",
    source: int = 0,
    always: bool = False,
    powers: bool = False,
) -> int | None:
    """Ask a seat for one of these cards; None when there is none, or when it `may` refuse and does.

    Of cards that are alike only the first is offered.
    `always` asks even then: the others must not learn from a missing question what a hand holds.
    With `powers` it is the powers of the cards that are offered.
    """
    await heed_fall(s)
    found = list(cards)
    if not found and not always:
        return None
    if not may and len(found) > 1 and alike(s, found):
        del found[1:]
    if may:
        asker = _id(s, source)
        options = [power_option(s, card) if powers else card_option(s, card, asker) for card in found]
        options.append(NONE)
    else:
        options = [card_option(s, card) for card in found]
    key = await ask(
        s, seat, message, options, args, rule=rule, source=_source(s, source), asker=source, always=always,
        decline=_decline(s, source, "none") if may else "",
    )  # fmt: skip
    return None if key == "none" else int(key[1:])


async def choose_cards(
    s: S,
    seat: int,
    message: str,
    cards: Sequence[int],
    low: int,
    high: int,
    *,
    args: dict[str, Any] = NOTHING,
    rule: str = "",
    source: int = 0,
) -> list[int]:
    """Ask a seat for `low` to `high` of these cards; as many as there are if they are fewer (SEN-236)."""
    await heed_fall(s)
    low = min(low, len(cards))
    if 0 < low == high < len(cards) and alike(s, cards):
        cards = cards[:high]
    options = [card_option(s, card) for card in cards]
    keys = await ask_some(
        s, seat, message, options, low, high, args, rule=rule, source=_source(s, source), asker=source
    )
    return [int(key[1:]) for key in keys]


async def choose_hero(
    s: S, seat: int, message: str, heroes: Iterable[str], *, may: bool = False, rule: str = "", source: int = 0
) -> str | None:
    """Ask a seat for one of these heroes; None when there is none, or when it `may` refuse and does."""
    await heed_fall(s)
    options = [hero_option(s, hero, _id(s, source)) for hero in heroes]
    if not options:
        return None
    if may:
        options.append(NONE)
    decline = _decline(s, source, "none") if may else ""
    key = await ask(s, seat, message, options, rule=rule, source=_source(s, source), asker=source, decline=decline)
    return None if key == "none" else key


async def choose_deck(s: S, seat: int, message: str, decks: Iterable[str], *, source: int = 0) -> str:
    """Ask a seat for one of several decks."""
    await heed_fall(s)
    options = [Option(deck, ("deck", deck), "sen-opt-card", {"card": f"@{deck}"}) for deck in decks]
    return await ask(s, seat, message, options, source=_source(s, source), asker=source)


async def yes(
    s: S, seat: int, message: str, args: dict[str, Any] = NOTHING, *, rule: str = "", source: int = 0
) -> bool:
    """Ask a seat whether it wants to."""
    await heed_fall(s)
    name, consent = _source(s, source), Option("yes", YES.about, YES.label, source=_id(s, source))
    decline = _decline(s, source, "no")
    key = await ask(s, seat, message, (consent, NO), args, rule=rule, source=name, asker=source, decline=decline)
    return key == "yes"


async def choose_word(
    s: S, seat: int, message: str, kind: str, words: Iterable[str], *, rule: str = "", source: int = 0
) -> str:
    """Ask a seat for one of several words: a damage type, a card name, one of two ways (`sen-<kind>-<word>`)."""
    await heed_fall(s)
    options = [Option(word, (kind, word), f"sen-{kind}-{word}") for word in words]
    return await ask(s, seat, message, options, rule=rule, source=_source(s, source), asker=source)


async def choose_number(s: S, seat: int, message: str, low: int, high: int, *, rule: str = "", source: int = 0) -> int:
    """Ask a seat for a number."""
    await heed_fall(s)
    options = [Option(f"n{n}", ("number", n), "sen-opt-number", {"number": n}) for n in range(low, high + 1)]
    return int((await ask(s, seat, message, options, rule=rule, source=_source(s, source), asker=source))[1:])


async def choose_name(
    s: S,
    seat: int,
    message: str,
    names: Iterable[str],
    *,
    may: bool = False,
    rule: str = "",
    source: int = 0,
    always: bool = False,
) -> str | None:
    """Ask a seat for a card by its name, as in a search; `always` as in `choose_card`."""
    await heed_fall(s)
    options = [
        Option(name, ("name", name), "sen-opt-card", {"card": f"@{CARDS[name].id}"}, source=_id(s, source))
        for name in dict.fromkeys(names)
    ]
    if not options and not always:
        return None
    if may or not options:
        options.append(NONE)
    key = await ask(
        s,
        seat,
        message,
        options,
        rule=rule,
        source=_source(s, source),
        asker=source,
        always=always,
        decline=_decline(s, source, "none") if may else "",
    )
    return None if key == "none" else key


def speaker(s: S, source: int) -> int:
    """Return the card that asks when `source` does something: the one by whose text a character acts, else itself."""
    text = s.texts[-1] if s.texts else 0
    acts = text in s.cards and source in s.characters.values() and s.cards[text].family == s.cards[source].family
    return text if acts else source


def _decline(s: S, source: int, key: str) -> str:
    """Return the key that turns a question down for good; what a one-shot asks is decided each time."""
    return "" if source in s.cards and facts(s, source).has("one_shot") else key


def _id(s: S, card: int) -> str:
    return CARDS[s.cards[card].name].id if card in s.cards else ""


def _source(s: S, card: int) -> str:
    return s.cards[card].name if card in s.cards else ""
