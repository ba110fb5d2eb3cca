"""Decks, hands and trashes: drawing, discarding, revealing, searching, shuffling, and where cards go."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import draw_from
from game.engine.steps import follow
from game.engine.verbs import change, deck_size, draw, move_card, put, remove, shuffle_in, tell_secret
from game.model.state import EVERYONE, Bag, sorted_names
from game.titles.sentinels.abilities import forbidden, window
from game.titles.sentinels.choose import choose_cards, choose_name, yes
from game.titles.sentinels.content import CARDS, DECKS, Facts
from game.titles.sentinels.effects import heed_fall, tell_of
from game.titles.sentinels.play import enter, is_indestructible, leave_play
from game.titles.sentinels.state import (
    REMOVED,
    RESOLVING,
    S,
    active,
    facts,
    hand,
    hand_seen,
    seat_of,
    secret_hands,
    trash,
)
from game.titles.sentinels.steps import step

Fits = Callable[[Facts], bool]


def in_game(s: S, deck: str) -> bool:
    """Tell whether a deck is still in the game: an incapacitated hero's is not (SEN-151)."""
    return deck not in s.heroes or active(s, deck)


# -- the top of a deck -----------------------------------------------------------------------------


async def take_top(s: S, deck: str, seen: int = EVERYONE) -> str | None:
    """Take the top card of a deck and return its name; an empty deck is first made anew (SEN-218, SEN-220)."""
    if not in_game(s, deck):
        return None
    if not deck_size(s, deck):
        await shuffle_trash(s, deck)
    return await draw(s, deck, seen)


async def draw_cards(s: S, hero: str, count: int = 1) -> int:
    """A hero draws cards, one by one; return how many (SEN-185)."""
    await heed_fall(s)
    for done in range(count):
        if not active(s, hero) or forbidden(s, "draw", hero):
            return done
        seen = hand_seen(s, hero)
        name = await take_top(s, hero, seen)
        if name is None:
            return done
        card = put(s, name, hero, f"hand:{hero}", seen=seen).id
        cause = s.texts[-1] if s.texts else 0
        tell_secret(s, "drawn", ("name",), seen, hero=hero, card=card, name=name, cause=cause)
        await window(s, "drawn", hero, card)
    return count


def can_draw(s: S, hero: str) -> bool:
    """Tell whether a hero has a card to draw and nothing forbids it."""
    return active(s, hero) and bool(deck_size(s, hero) or trash(s, hero)) and not forbidden(s, "draw", hero)


async def may_draw(s: S, hero: str, count: int = 1, source: int = 0) -> int:
    """A hero may draw a card, up to `count` times; return how many were drawn."""
    drawn = 0
    while drawn < count and can_draw(s, hero):
        if not await yes(s, seat_of(s, hero), "sen-ask-draw", source=source) or not await draw_cards(s, hero):
            break
        drawn += 1
    return drawn


async def play_top(s: S, deck: str) -> int | None:
    """Play the top card of a deck, unless its cards cannot be played (SEN-062, SEN-219); return the card."""
    await heed_fall(s)
    if forbidden(s, "play", deck):
        return None
    name = await take_top(s, deck)
    if name is None:
        return None
    card = put(s, name, deck, RESOLVING, up=True).id
    tell_of(s, "played", card=card, name=name, deck=deck)
    await enter(s, card)
    return card


async def play_on(s: S, deck: str) -> None:
    """Play the top card of a deck as the very last act of a text: a step of its own, if no other text goes on then."""
    if len(s.acting) == 1:
        await heed_fall(s)
        follow(s, play_next(deck))
    else:
        await play_top(s, deck)


@step
async def play_next(s: S, deck: str) -> None:
    """Play one more card of a deck."""
    await play_top(s, deck)


async def play_card(s: S, card: int) -> bool:
    """Play a card that lies revealed, unless the cards of its deck cannot be played (SEN-219)."""
    await heed_fall(s)
    deck = s.cards[card].family
    if forbidden(s, "play", deck):
        return False
    tell_of(s, "played", card=card, name=s.cards[card].name, deck=deck)
    return await enter(s, card)


async def discard_top(s: S, deck: str, count: int = 1) -> list[int]:
    """Discard the top cards of a deck; return them."""
    await heed_fall(s)
    cards = []
    for _ in range(count):
        name = await take_top(s, deck)
        if name is not None:
            cards.append(await _discarded(s, put(s, name, deck, f"revealed:{deck}", up=True).id))
    return cards


async def reveal(s: S, deck: str, count: int = 1) -> list[int]:
    """Reveal the top cards of a deck: they lie face up beside it, the top one first, until they are sent somewhere."""
    await heed_fall(s)
    cards = []
    for _ in range(count):
        name = await take_top(s, deck)
        if name is not None:
            cards.append(put(s, name, deck, f"revealed:{deck}", up=True).id)
    for card in cards or (0,):
        tell_of(s, "revealed", deck=deck, card=card, name=s.cards[card].name if card else "")
    return cards


async def reveal_until(
    s: S, deck: str, count: int, fits: Fits, *, reshuffle: bool = True
) -> tuple[list[int], list[int]]:
    """Reveal until `count` cards that fit are found; return those and the others.

    A deck that runs out meanwhile is made anew once at most (SEN-267), and never without `reshuffle`.
    """
    found: list[int] = []
    others: list[int] = []
    reshuffled = not reshuffle and deck_size(s, deck) > 0
    while len(found) < count and in_game(s, deck):
        if not deck_size(s, deck):
            if reshuffled or not trash(s, deck):
                break
            reshuffled = True
        for card in await reveal(s, deck):
            (found if fits(CARDS[s.cards[card].name]) else others).append(card)
    return found, others


# -- shuffling and searching -----------------------------------------------------------------------


def shuffle(s: S, deck: str) -> None:
    """Shuffle a deck."""
    if s.decks[deck]:
        shuffle_in(s, deck)


async def shuffle_trash(s: S, deck: str) -> int:
    """Shuffle a trash into its deck; return how many cards that were."""
    names = [remove(s, card).name for card in trash(s, deck)]
    if names:
        tell_of(s, "trash_shuffled", deck=deck, count=len(names), anew=not deck_size(s, deck))
        shuffle_in(s, deck, *names)
        await window(s, "reshuffled", deck)
    return len(names)


def shuffle_back(s: S, cards: list[int]) -> None:
    """Shuffle cards into the decks they belong to."""
    for deck in dict.fromkeys(s.cards[card].family for card in cards):
        shuffle_in(s, deck, *[remove(s, card).name for card in cards if s.cards[card].family == deck])


async def search(
    s: S, deck: str, fits: Fits, seat: int, *, in_trash: bool = False, may: bool = False, source: int = 0
) -> int | None:
    """Search a deck (and its trash) for a card: it is shown and lies revealed, the deck is shuffled (SEN-279)."""
    if not in_game(s, deck):
        return None
    names = [name for bag in s.decks[deck] for name in bag.names if fits(CARDS[name])]
    found = [card for card in trash(s, deck) if in_trash and fits(CARDS[s.cards[card].name])]
    names += [s.cards[card].name for card in found]
    name = await choose_name(s, seat, "sen-ask-search", sorted(names), may=may, source=source, always=secret_hands(s))
    if name is None:
        shuffle(s, deck)
        return None
    taken = next((card for card in found if s.cards[card].name == name), 0)
    if taken:
        move_card(s, taken, f"revealed:{deck}", up=True)
    else:
        taken = take_out(s, deck, name)
    shuffle(s, deck)
    return taken


async def at_random(s: S, cards: list[int], count: int) -> list[int]:
    """Return `count` of these cards drawn by chance, in the order drawn; as many as there are."""
    names = await draw_from("random", sorted(s.cards[card].name for card in cards), min(count, len(cards)))
    left, drawn = list(cards), []
    for name in names:
        card = next(one for one in left if s.cards[one].name == name)
        left.remove(card)
        drawn.append(card)
    return drawn


def take_out(s: S, deck: str, name: str) -> int:
    """Take a card with this name out of a deck and lay it face up beside it; raises LookupError if it is not there."""
    at = next(at for at, bag in enumerate(s.decks[deck]) if name in bag.names)
    bags = list(s.decks[deck])
    rest = list(bags[at].names)
    rest.remove(name)
    bags[at : at + 1] = [Bag(tuple(rest), bags[at].seen)] if rest else []
    s.decks[deck] = tuple(bags)
    card = put(s, name, deck, f"revealed:{deck}", up=True).id
    tell_of(s, "found", deck=deck, card=card, name=name)
    return card


async def fetch(s: S, deck: str, card_id: str, *, in_trash: bool = False) -> int | None:
    """Take a named card out of a deck (or else its trash) and shuffle the deck; None if it is not there."""
    name = next((name for bag in s.decks[deck] for name in bag.names if CARDS[name].id == card_id), "")
    if name:
        card = take_out(s, deck, name)
        shuffle(s, deck)
        return card
    if in_trash:
        return next((card for card in trash(s, deck) if CARDS[s.cards[card].name].id == card_id), None)
    return None


# -- hands -----------------------------------------------------------------------------------------


async def discard(s: S, hero: str, count: int = 1, *, low: int | None = None, source: int = 0) -> list[int]:
    """A player discards `count` cards of the hand, or `low` to `count`; as many as there are (SEN-236, SEN-278)."""
    if not active(s, hero):
        return []
    cards = hand(s, hero)
    least = count if low is None else low
    most = min(count, len(cards))
    message = "sen-ask-discard" if least >= most else "sen-ask-discard-some"
    args = {"count": most, "least": least}
    chosen = await choose_cards(s, seat_of(s, hero), message, cards, least, most, args=args, source=source)
    return [await _discarded(s, card) for card in chosen]


async def may_discard(s: S, hero: str, count: int = 1, *, source: int = 0) -> bool:
    """A player may discard `count` cards, all of them or none; tell whether it did (SEN-236)."""
    if not active(s, hero) or len(hand(s, hero)) < count:
        return False
    if not await yes(s, seat_of(s, hero), "sen-ask-may-discard", {"count": count}, source=source):
        return False
    await discard(s, hero, count, source=source)
    return True


async def _discarded(s: S, card: int) -> int:
    move_card(s, card, f"trash:{s.cards[card].family}", up=True)
    await window(s, "discarded", card)
    return card


async def discard_revealed(s: S, *cards: int) -> None:
    """Discard revealed cards."""
    for card in cards:
        if card in s.cards and card not in s.play:
            await _discarded(s, card)


# -- where cards go --------------------------------------------------------------------------------


async def _pick_up(s: S, card: int) -> bool:
    """Take a card from wherever it is in the game; one in play leaves play unless it is indestructible.

    Tell whether it came.
    """
    await heed_fall(s)
    if card not in s.cards or s.cards[card].zone == REMOVED or facts(s, card).instructions:
        return False
    if card in s.play:
        if is_indestructible(s, card):
            return False
        await leave_play(s, card, RESOLVING)
    return True


async def to_hand(s: S, card: int) -> bool:
    """Put a card into its player's hand."""
    family = s.cards[card].family if card in s.cards else ""
    if not active(s, family) or not await _pick_up(s, card):
        return False
    change(s, card, seen=hand_seen(s, family))
    move_card(s, card, f"hand:{family}", up=False)
    return True


async def to_trash(s: S, card: int) -> bool:
    """Put a card into its trash; that is neither discarding nor destroying (SEN-204)."""
    if not await _pick_up(s, card):
        return False
    move_card(s, card, f"trash:{s.cards[card].family}", up=True)
    return True


async def to_top(s: S, card: int) -> bool:
    """Put a card on top of its deck; who saw it knows what lies there."""
    return await _on_deck(s, card, at_top=True)


async def to_bottom(s: S, card: int) -> bool:
    """Put a card under its deck."""
    return await _on_deck(s, card, at_top=False)


async def _on_deck(s: S, card: int, *, at_top: bool) -> bool:
    if not await _pick_up(s, card):
        return False
    old = remove(s, card)
    bag = Bag((old.name,), EVERYONE if old.up else old.seen)
    rest = s.decks[old.family]
    s.decks[old.family] = (bag, *rest) if at_top else (*rest, bag)
    tell_of(s, "on_deck", deck=old.family, card=card, top=at_top)
    return True


async def put_under(s: S, card: int, upper: int, *, up: bool = True) -> bool:
    """Put a card under another one in play (SEN-276)."""
    if not await _pick_up(s, card):
        return False
    move_card(s, card, f"under:{upper}", up=up)
    return True


async def put_into_play(s: S, card: int | None, area: str = "") -> bool:
    """Put a card into play from wherever it is; that is not playing it (SEN-201)."""
    await heed_fall(s)
    if card is None or card not in s.cards or card in s.play or not in_game(s, s.cards[card].family):
        return False
    return await enter(s, card, area)


def bring_aside(s: S, deck: str) -> list[int]:
    """Lay out the character cards that a villain's set-up brings in, face down; which ones they are everybody knows."""
    return [put(s, name, deck, f"aside:{deck}", seen=EVERYONE).id for name in DECKS[deck].aside]


def deal_out(s: S, deck: str, names: tuple[str, ...]) -> None:
    """Make a deck of these cards, shuffled."""
    s.decks[deck] = (Bag(sorted_names(names)),)
