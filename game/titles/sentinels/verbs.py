"""The verbs of the cards, and how to write a card.

A card is four small things: a row in `content/<deck>.toml`, a function in `cards/<deck>.py`, a
message in `localisation/en/sentinels_<deck>.ftl` (`<id>` is its name, `<id>_text` our own wording)
and a test in `tests/titles/sentinels/test_<deck>.py`.

    @text("ra_fire_blast")
    async def fire_blast(s: S, card: int) -> None:
        await deal_one(s, me(s, card), 5, "fire")

Every function gets the state `s` and the number of its own card; `me(s, card)` is the character card
of its deck ("Ra deals"), `card` itself "this card deals", `owner(s, card)` the deck id ("ra"), which
also names the player. Numbers of cards are `int`, decks and heroes `str`. H is `s.h`. What is chosen
for a hero card its player chooses, for other cards the players; the verbs see to that.

Of a hero's own card the messages are `<hero>_power` and `<hero>_incapacitated_1` to `_3`; every power has a
name, `<id>_power_name`. A question that only one deck asks has the id `sen-ask-...`, a way to answer it `sen-way-...`
(`choose_word` with the kind "way"); both stand in the deck's own messages. A number that the rules do not name has one.

WHEN a card speaks (`abilities.py`; all take card ids)

    text power perform accompany        what it does when played or used
    incapacitated(hero, n)  setup       abilities of a fallen hero; a villain's Setup line
    goes_next_to  moves_on              next to what it enters play, and goes when that leaves
    start(turn) end(turn)               texts of a phase; turn: villain environment own beside every
    brings_forward                      end texts happen in the Start phase
    changes_type adds_typed adds_all adds_dealt adds_taken immune       damage, pure functions of (s, card, hit)
    redirects prevents                  damage, async, may ask
    swaps_icon                          another card than the one revealed for its icon
    forbids(what) extra(what)           "damage" "heal" "play" "power" "draw"; more uses of a phase
    indestructible maximum instead_of_destruction
    when(moment)                        reactions: damaged destroyed gone leaves enters resolved healed drawn
                                        discarded reshuffled flipped used fallen (see `MOMENTS`)

    The back of a character card is `<id>_back`; an advanced line is declared for `<side>_advanced`.

WHO AND WHAT (`state.py`)

    targets hero_targets villain_targets environment_targets non_hero_targets non_villain_targets
    non_environment_targets heroes      lists of cards; each can be given as `where`
    others(where, card, ...)            the same without these
    in_play(s, "ongoing", "equipment", deck=, kind=)   named(s, id)   plain(s, cards)   facts(s, card)
    hand trash under active active_heroes holder me owner chooser players seat_of

WHAT HAPPENS

    damage      deal(s, source, target, n, type)      deal_one  deal_some  deal_each
                deal_highest  deal_lowest  inflict (who took it in the end)  expected (a preview)
                struck(blows)   who was dealt damage, each once
                damage_dealt(s, by=, to=, kind=, since=)   this turn, or since a deck's last turn
    HP          heal  heal_some  heal_each  set_hp    top_hp (the maximum)
    who         highest  lowest  highest_some  lowest_some  is_lowest  most (IN_HAND, IN_PLAY)
                choose_target  choose_active_hero  choose_type  yes  choose_card(s)  choose_number
                choose_deck  choose_word
    each        for_each(s, source, where, act)  each_player(s, source, act)
                one at a time, in the players' order where it matters
    destroy     destroy  destroy_some  destroy_each
    draw        draw_cards  may_draw                  discard  may_discard  discard_top  discard_revealed
                one_may_discard  all_may_discard (prices)
    play        play_from_hand (may)  play_top  play_on (the last act of a text)  put_into_play
                play_card (one that lies revealed)
                use_power (may)       activate (a song)
    piles       reveal  reveal_until  reveal_icon  search  fetch  take_out  shuffle  shuffle_trash  shuffle_back
                at_random
    move        to_hand  to_hand_or_play  to_top  to_bottom  to_trash  put_under  control
                beside (lie next to another card)
    last        last(s, card, kind, ...)  until_next(s, card)  THIS_TURN      grant(s, hero, "power")
    turn        end_turn  once(s, card)  flip  end_game

A verb that can do nothing does nothing: a fallen hero draws nothing, a card that left deals nothing.
When the hero whose text is being carried out falls, the rest of the text is dropped by itself (`effects.py`);
what a text reveals and sends nowhere goes back by itself too.
Never write a rule's general part into a card: if a verb is missing, it is missing here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct, structs

from game.titles.sentinels.abilities import (
    TIMING,
    accompany,
    adds_all,
    adds_dealt,
    adds_taken,
    adds_typed,
    brings_forward,
    changes_type,
    end,
    extra,
    forbidden,
    forbids,
    goes_next_to,
    immune,
    incapacitated,
    indestructible,
    instead_of_destruction,
    maximum,
    moves_on,
    next_speaker,
    perform,
    power,
    prevents,
    redirects,
    setup,
    speaking,
    start,
    swaps_icon,
    text,
    when,
    window,
)
from game.titles.sentinels.choose import (
    choose_card,
    choose_cards,
    choose_deck,
    choose_hero,
    choose_name,
    choose_number,
    choose_word,
    speaker,
    yes,
)
from game.titles.sentinels.content import CARDS, TYPES, Facts
from game.titles.sentinels.damage import STEPS, Hit, can_act, deal, expected, inflict
from game.titles.sentinels.effects import carry_out, commute, heed_fall, tell_of
from game.titles.sentinels.piles import (
    at_random,
    bring_aside,
    discard,
    discard_revealed,
    discard_top,
    draw_cards,
    fetch,
    may_discard,
    may_draw,
    play_card,
    play_on,
    play_top,
    put_into_play,
    put_under,
    reveal,
    reveal_until,
    search,
    shuffle,
    shuffle_back,
    shuffle_trash,
    take_out,
    to_bottom,
    to_hand,
    to_top,
    to_trash,
)
from game.titles.sentinels.play import control, destroy, end_game, enter, fell, flip, incapacitate, lay_in_play, top_hp
from game.titles.sentinels.state import (
    Lasting,
    S,
    Where,
    active,
    active_heroes,
    chooser,
    environment_targets,
    facts,
    hand,
    hero_targets,
    heroes,
    holder,
    in_play,
    me,
    named,
    non_environment_targets,
    non_hero_targets,
    non_villain_targets,
    others,
    owner,
    plain,
    players,
    seat_of,
    secret_hands,
    targets,
    trash,
    under,
    villain_targets,
)

__all__ = [
    "CARDS", "DAMAGE_MOMENTS", "IN_HAND", "IN_PLAY", "THIS_TURN", "TYPES", "Blow", "Facts", "Hit", "S", "Where",
    "accompany", "activate", "active", "active_heroes", "adds_all", "adds_dealt", "adds_taken", "adds_typed",
    "all_may_discard", "at_random", "beside", "bring_aside", "brings_forward", "can_act", "changes_type",
    "choose_active_hero", "choose_card", "choose_cards", "choose_deck", "choose_hero", "choose_name",
    "choose_number", "choose_target", "choose_type", "choose_word", "chooser", "control", "damage_dealt", "deal",
    "deal_each", "deal_highest", "deal_lowest", "deal_one", "deal_some", "destroy", "destroy_each", "destroy_some",
    "discard", "discard_revealed", "discard_top", "draw_cards", "each_player", "end", "end_game", "end_turn",
    "enter", "environment_targets", "expected", "extra", "facts", "fetch", "flip", "for_each", "forbidden",
    "forbids", "goes_next_to", "grant", "hand", "heal", "heal_each", "heal_some", "hero_targets", "heroes",
    "highest", "highest_some", "holder", "immune", "in_play", "incapacitate", "incapacitated", "indestructible",
    "inflict", "instead_of_destruction", "is_lowest", "last", "lay_in_play", "lowest", "lowest_some", "maximum",
    "may_discard", "may_draw", "me", "most", "moves_on", "named", "next_speaker", "non_environment_targets",
    "non_hero_targets", "non_villain_targets", "once", "one_may_discard", "others", "owner", "perform", "plain",
    "play_card", "play_from_hand", "play_on", "play_top", "playable", "players", "power", "powers_of", "prevents",
    "put_into_play", "put_under", "redirects", "reveal", "reveal_icon", "reveal_until", "search", "seat_of",
    "set_hp", "setup", "shuffle", "shuffle_back", "shuffle_trash", "start", "struck", "swaps_icon", "take_out",
    "targets", "text", "to_bottom", "to_hand", "to_hand_or_play", "to_top", "to_trash", "top_hp", "trash", "under",
    "until_next", "use", "use_power", "villain_targets", "when", "yes",
]  # fmt: skip

THIS_TURN = "turn"

Act = Callable[[int], Awaitable[Any]]
Safe = Callable[[Sequence[int]], bool]
"""Tells of cards whether it does not matter in which order something is done to them."""

Place = tuple[int, int]
"""Which one something is, of how many."""

ALONE = (1, 1)


class Blow(Struct, frozen=True, gc=False):
    """A target that was chosen, how many HP it lost, and who was dealt the damage in the end."""

    target: int
    dealt: int
    struck: tuple[int, ...] = ()


def struck(blows: Sequence[Blow]) -> list[int]:
    """Return the targets that were dealt damage by an effect, each once, however often (SEN-136)."""
    return list(dict.fromkeys(target for blow in blows for target in blow.struck))


# -- one object after another ----------------------------------------------------------------------


async def for_each(
    s: S, source: int, where: Where, act: Act, *, moments: Sequence[str] = (), safe: bool | Safe = True
) -> None:
    """Do something to each card that fits, one at a time, also to newcomers, never twice (SEN-004, SEN-266).

    The order is asked for where it can matter: when a card in play reacts to one of the `moments`
    (as in "when destroyed"), or the doing itself is not `safe` (for the cards that are left).
    """
    handled: list[int] = []
    in_order = False
    while left := [card for card in where(s) if card not in handled]:
        card = left[0]
        settled = safe if isinstance(safe, bool) else len(left) > 1 and safe(left)
        if len(left) > 1 and not in_order and not (settled and quiet(s, moments)):
            card, in_order = await _next_of(s, source, left)
        handled.append(card)
        await act(card)


async def each_player(
    s: S, source: int, act: Callable[[str], Awaitable[Any]], *, moments: Sequence[str] = (), safe: bool = True
) -> None:
    """Let each active hero's player do something, one at a time; `moments` and `safe` as for `for_each`."""

    async def act_for(hero: int) -> None:
        await act(owner(s, hero))

    await for_each(s, source, heroes, act_for, moments=moments, safe=safe)


async def _next_of(s: S, source: int, left: list[int]) -> tuple[int, bool]:
    """Ask which is next; the answer "in this order" settles the rest too."""
    args = {"card": f"@{facts(s, source).id}", "count": len(left)}
    chosen = await choose_card(
        s, chooser(s, source), "sen-ask-next", left, may=True, args=args, rule="SEN-004", source=source
    )
    return (left[0], True) if chosen is None else (chosen, False)


def quiet(s: S, moments: Sequence[str]) -> bool:
    """Tell whether no card in play reacts to any of these moments."""
    return not any(speaking(s, moment) for moment in moments)


DAMAGE_MOMENTS = ("when damaged", "interrupts redirect", "interrupts prevent")
"""Where a card may step in while damage destroys nobody."""


# -- damage ----------------------------------------------------------------------------------------


async def deal_one(
    s: S, source: int, amount: int, kind: str, where: Where = targets, *, irreducible: bool = False, may: bool = False,
    place: Place = ALONE,
) -> Blow | None:  # fmt: skip
    """Deal damage to one target of the chooser's choice; None if there was none, or it `may` refuse and did."""
    target = await choose_target(s, source, where, amount, kind, may=may, place=place) if can_act(s, source) else None
    if target is None:
        return None
    return _blow(target, await inflict(s, source, target, amount, kind, irreducible=irreducible))


def _named_blow(source: int, amount: int, kind: str) -> dict[str, Any]:
    """Return what a question says of a blow: who deals it (`by`), how much, and its type."""
    return {"by": source, "amount": amount, "type": f"@sen-type-{kind}"}


def _blow(target: int, *hits: Hit | None) -> Blow:
    dealt = [hit for hit in hits if hit]
    return Blow(target, sum(hit.amount for hit in dealt if hit.target == target), tuple([hit.target for hit in dealt]))


async def deal_some(
    s: S, source: int, count: int, amount: int, kind: str, where: Where = targets, *,
    up_to: bool = True, irreducible: bool = False,
) -> list[Blow]:  # fmt: skip
    """Deal damage to (up to) `count` different targets; chosen one by one or all at first (SEN-265)."""
    if s.setup.options["choose_targets"] == "upfront":
        args = {"count": count, **_named_blow(source, amount, kind)}
        cards = where(s)
        chosen = await choose_cards(
            s, chooser(s, source), "sen-ask-damage-some", cards, 0 if up_to else count, min(count, len(cards)),
            args=args, source=speaker(s, source),
        )  # fmt: skip
        return [_blow(one, await inflict(s, source, one, amount, kind, irreducible=irreducible)) for one in chosen]
    blows: list[Blow] = []
    while len(blows) < count and can_act(s, source):
        rest = others(where, *[blow.target for blow in blows])
        place = len(blows) + 1, min(count, len(blows) + len(rest(s)))
        blow = await deal_one(s, source, amount, kind, rest, irreducible=irreducible, may=up_to, place=place)
        if blow is None:
            break
        blows.append(blow)
    return blows


async def deal_each(
    s: S, source: int, amount: int | Callable[[int], int], kinds: str | tuple[str, ...], where: Where, *,
    irreducible: bool = False,
) -> list[Blow]:  # fmt: skip
    """Deal damage to each target that fits; `amount` may depend on the target, several types are several instances."""
    blows: list[Blow] = []
    if not can_act(s, source):
        return blows
    types = (kinds,) if isinstance(kinds, str) else kinds

    def of(target: int) -> int:
        return amount if isinstance(amount, int) else amount(target)

    async def act(target: int) -> None:
        hits = [await inflict(s, source, target, of(target), kind, irreducible=irreducible) for kind in types]
        blows.append(_blow(target, *hits))

    def losses(state: S) -> list[int]:
        """Return what each target would lose if all were dealt damage in that state."""
        return [
            sum([expected(state, source, one, of(one), kind, irreducible=irreducible).amount for kind in types])
            for one in where(s)
        ]

    safe = quiet(s, DAMAGE_MOMENTS) and not any(effect.uses for effect in s.lasting) and _steady(s, where(s), losses)
    await for_each(s, source, where, act, safe=safe)
    return blows


def _steady(s: S, targets: list[int], losses: Callable[[S], list[int]]) -> bool:
    """Tell whether nobody falls by these losses and none of them changes another: then no order matters (SEN-282)."""
    if len(targets) < 2:
        return True
    lost, twin = losses(s), s.copy()
    for target, loss in zip(targets, lost, strict=True):
        twin.hp[target] -= loss
    changing = any(moment in s.voices for moment in DAMAGE_CHANGES)
    return all(twin.hp[target] > 0 for target in targets) and (not changing or losses(twin) == lost)


DAMAGE_CHANGES = (*STEPS.values(), "modifies immune", "modifies forbid damage")
"""Where cards in play may change damage, perhaps looking at HP."""


async def deal_highest(
    s: S, source: int, amount: int, kinds: str | tuple[str, ...], where: Where = hero_targets, *, count: int = 1
) -> list[Blow]:
    """Deal damage to the target with the highest HP, or each of the `count` highest."""
    types = (kinds,) if isinstance(kinds, str) else kinds
    chosen = await _struck_most(s, source, where, (amount, types, count), HIGHEST_STRUCK)
    return await deal_each(s, source, amount, types, lambda s: [one for one in chosen if one in s.hp])


async def deal_lowest(
    s: S, source: int, amount: int, kinds: str | tuple[str, ...], where: Where = hero_targets, *, count: int = 1
) -> list[Blow]:
    """Deal damage to the target with the lowest HP, or each of the `count` lowest."""
    types = (kinds,) if isinstance(kinds, str) else kinds
    chosen = await _struck_most(s, source, where, (amount, types, count), LOWEST_STRUCK)
    return await deal_each(s, source, amount, types, lambda s: [one for one in chosen if one in s.hp])


async def _struck_most(
    s: S, source: int, where: Where, blow: tuple[int, tuple[str, ...], int], criterion: Criterion
) -> list[int]:
    """Return who is struck by a blow (amount, types, how many); where nobody can be hurt no tie is asked (SEN-282)."""
    amount, kinds, count = blow
    cards = where(s)
    moot = quiet(s, ("interrupts redirect", "interrupts prevent")) and not any(
        expected(s, source, one, amount, kind).amount for one in cards for kind in kinds
    )
    return await _top(s, source, cards, count, criterion, moot=moot)


async def choose_target(
    s: S, source: int, where: Where = targets, amount: int = 0, kind: str = "", *, may: bool = False,
    place: Place = ALONE,
) -> int | None:  # fmt: skip
    """Choose one target: to be dealt damage if an amount and a type are given; `place` says which of how many."""
    message = "sen-ask-damage" if kind else "sen-ask-target"
    args = {**_named_blow(source, amount, kind), "at": place[0], "count": place[1]} if kind else {}
    return await choose_card(s, chooser(s, source), message, where(s), may=may, args=args, source=speaker(s, source))


# -- HP --------------------------------------------------------------------------------------------


def set_hp(s: S, card: int, hp: int, *, beyond: bool = False) -> None:
    """Make a target's HP a number, `beyond` its maximum only if so printed (SEN-161)."""
    s.hp[card] = hp = hp if beyond else min(hp, top_hp(s, card))
    tell_of(s, "hp_set", card=card, hp=hp)


async def heal(s: S, card: int, amount: int) -> int:
    """A target regains HP, up to its maximum; return how many (SEN-162)."""
    await heed_fall(s)
    if card not in s.hp or forbidden(s, "heal", card):
        return 0
    gained = min(amount, top_hp(s, card) - s.hp[card])
    if gained <= 0:
        return 0
    s.hp[card] += gained
    tell_of(s, "regained", card=card, amount=gained, hp=s.hp[card])
    await window(s, "healed", card, gained)
    return gained


async def heal_each(s: S, source: int, amount: int, where: Where) -> None:
    """Each target that fits regains HP."""

    async def act(card: int) -> None:
        await heal(s, card, amount)

    await for_each(s, source, where, act, moments=("when healed",))


async def heal_some(s: S, source: int, count: int, amount: int, where: Where = targets, *, up_to: bool = False) -> None:
    """One target (or `count` different ones, or up to as many) of the chooser's choice regains HP."""
    cards = where(s)
    chosen = await choose_cards(
        s, chooser(s, source), "sen-ask-heal", cards, 0 if up_to else count, min(count, len(cards)),
        args={"amount": amount, "count": count}, source=source,
    )  # fmt: skip
    for card in chosen:
        await heal(s, card, amount)


# -- who -------------------------------------------------------------------------------------------


class Criterion(Struct, frozen=True):
    """By what the highest is found: its message, its measure, -1 if the lowest counts, and for what it is wanted."""

    name: str
    measure: Callable[[S, int], int]
    sign: int = 1
    purpose: str = "counts"

    def of(self, s: S, card: int) -> int:
        """Return a number that is the greater the higher a card ranks."""
        return self.sign * self.measure(s, card)


def _points(s: S, card: int) -> int:
    return s.hp[card]


HIGHEST, LOWEST = Criterion("sen-tie-highest", _points), Criterion("sen-tie-lowest", _points, -1)
HIGHEST_STRUCK, LOWEST_STRUCK = structs.replace(HIGHEST, purpose="damage"), structs.replace(LOWEST, purpose="damage")
IN_HAND = Criterion("sen-tie-hand", lambda s, card: len(hand(s, owner(s, card))))
IN_PLAY = Criterion("sen-tie-play", lambda s, card: len(in_play(s, deck=owner(s, card))))


async def highest(s: S, source: int, where: Where, rank: int = 1) -> int | None:
    """Return the target with the highest HP (the second highest for rank 2); ties are asked (SEN-231, SEN-232)."""
    return await _at_rank(s, source, where(s), rank, HIGHEST)


async def lowest(s: S, source: int, where: Where, rank: int = 1) -> int | None:
    """Return the target with the lowest HP, as `highest`."""
    return await _at_rank(s, source, where(s), rank, LOWEST)


async def is_lowest(s: S, source: int, where: Where, card: int) -> bool:
    """Tell whether a target is the one with the lowest HP; a tie is asked only if it is among the tied."""
    among = where(s)
    return card in among and s.hp[card] == min(s.hp[one] for one in among) and await lowest(s, source, where) == card


async def most(s: S, source: int, cards: Sequence[int], criterion: Criterion) -> int | None:
    """Return the card with the most of something (`IN_HAND`, `IN_PLAY`); ties are asked."""
    return await _at_rank(s, source, cards, 1, criterion)


async def _at_rank(s: S, source: int, cards: Sequence[int], rank: int, criterion: Criterion) -> int | None:
    """Return the card with the highest, second highest ... measure."""
    if len(cards) < rank:
        return None
    value = sorted([criterion.of(s, card) for card in cards], reverse=True)[rank - 1]
    return await _tied(s, source, [card for card in cards if criterion.of(s, card) == value], criterion)


async def highest_some(s: S, source: int, where: Where, count: int) -> list[int]:
    """Return the `count` targets with the highest HP; only a tie at the edge is asked (SEN-231)."""
    return await _top(s, source, where(s), count, HIGHEST)


async def lowest_some(s: S, source: int, where: Where, count: int) -> list[int]:
    """Return the `count` targets with the lowest HP; only a tie at the edge is asked."""
    return await _top(s, source, where(s), count, LOWEST)


async def _top(
    s: S, source: int, cards: Sequence[int], count: int, criterion: Criterion, *, moot: bool = False
) -> list[int]:
    """Return the `count` cards that rank highest; where the choice is `moot` a tie is not asked."""
    if len(cards) <= count:
        return list(cards)
    edge = sorted([criterion.of(s, card) for card in cards], reverse=True)[count - 1]
    chosen = [card for card in cards if criterion.of(s, card) > edge]
    tied = [card for card in cards if criterion.of(s, card) == edge]
    while tied and len(chosen) < count:
        room = count - len(chosen)
        one = tied[0] if moot or room == len(tied) else await _tied(s, source, tied, criterion, room)
        chosen.append(one)
        tied.remove(one)
    return chosen


async def _tied(s: S, source: int, cards: Sequence[int], criterion: Criterion, places: int = 1) -> int:
    """Let the players say which of equal cards counts."""
    args = {
        "what": f"@{criterion.name}", "value": criterion.measure(s, cards[0]), "count": len(cards), "places": places,
        "purpose": criterion.purpose, "card": f"@{facts(s, source).id}",
    }  # fmt: skip
    card = await choose_card(s, players(s), "sen-ask-tie", cards, args=args, rule="SEN-231", source=source)
    return card or cards[0]


async def choose_active_hero(
    s: S, card: int, message: str = "sen-ask-hero", *, other: bool = False, may: bool = False
) -> str | None:
    """Choose one active hero or player, an `other` than the card's own if so printed (SEN-260)."""
    fitting = [hero for hero in active_heroes(s) if not other or hero != owner(s, card)]
    return await choose_hero(s, chooser(s, card), message, fitting, may=may, source=card)


async def choose_type(s: S, card: int, types: Sequence[str] = TYPES) -> str:
    """Choose a damage type."""
    return await choose_word(s, chooser(s, card), "sen-ask-type", "type", types, source=card)


# -- destroying ------------------------------------------------------------------------------------


async def destroy_some(
    s: S, source: int, where: Where, count: int = 1, *, up_to: bool = False, seat: int | None = None
) -> list[int]:
    """Destroy (up to) `count` cards of the chooser's choice, one after the other; return those destroyed."""
    done: list[int] = []
    tried: list[int] = []
    who = chooser(s, source) if seat is None else seat
    while len(tried) < count:
        left = [card for card in where(s) if card not in tried]
        if not up_to and len(left) <= count - len(tried) and _fall_in_any_order(s, left, source):
            left = left[:1]
        card = await choose_card(s, who, "sen-ask-destroy", left, may=up_to, source=source)
        if card is None:
            break
        tried.append(card)
        if await destroy(s, card, source):
            done.append(card)
    return done


async def destroy_each(s: S, source: int, where: Where) -> list[int]:
    """Destroy each card that fits, in the players' order; return those destroyed."""
    done: list[int] = []

    async def act(card: int) -> None:
        if await destroy(s, card, source):
            done.append(card)

    await for_each(s, source, where, act, safe=lambda left: _fall_in_any_order(s, left, source))
    return done


def _fall_in_any_order(s: S, cards: Sequence[int], source: int) -> bool:
    """Tell whether it does not matter in which order these cards are destroyed (SEN-282)."""
    harmless = not any(facts(s, card).character or TIMING.of("when gone", s.cards[card].name) for card in cards)
    if len(cards) < 2 or (harmless and quiet(s, DESTRUCTION_MOMENTS)):
        return True
    return commute(s, [partial(_fallen, card=card, by=source) for card in cards])


async def _fallen(s: S, card: int, by: int) -> None:
    await fell(s, card, by)


DESTRUCTION_MOMENTS = ("when destroyed", "when leaves", "interrupts destroy", "modifies indestructible")
"""Where a card may step in while others are destroyed."""


# -- prices ----------------------------------------------------------------------------------------


async def one_may_discard(s: S, card: int, count: int) -> bool:
    """One player of the players' choice may discard `count` cards; tell whether one did (SEN-236)."""
    able = [hero for hero in active_heroes(s) if len(hand(s, hero)) >= count]
    hero = await choose_hero(s, chooser(s, card), "sen-ask-who-discards", able, may=True, source=card)
    if hero is None:
        return False
    await discard(s, hero, count, source=card)
    return True


async def all_may_discard(s: S, card: int) -> bool:
    """Each active player may discard a card, all of them or nobody: one joint price (SEN-236)."""
    payers = active_heroes(s)
    if not all(hand(s, hero) for hero in payers):
        return False
    for hero in payers:
        if not await yes(s, seat_of(s, hero), "sen-ask-may-discard", {"count": 1}, source=card):
            return False
    for hero in payers:
        await discard(s, hero, source=card)
    return True


# -- playing and using -----------------------------------------------------------------------------


def may_play(s: S, hero: str) -> bool:
    """Tell whether a player has cards and nothing forbids to play them."""
    return active(s, hero) and bool(hand(s, hero)) and not forbidden(s, "play", hero)


def playable(s: S, hero: str, fits: Callable[[Facts], bool] | None = None) -> list[int]:
    """Return the cards that a player can play from the hand (SEN-195)."""
    if not may_play(s, hero):
        return []
    found = []
    for card in hand(s, hero):
        printed = facts(s, card)
        if (fits is None or fits(printed)) and not (printed.has("limited") and named(s, printed.id)):
            found.append(card)
    return found


async def play_from_hand(
    s: S, hero: str, fits: Callable[[Facts], bool] | None = None, *, source: int = 0
) -> int | None:
    """A player may play a card from the hand now; return it, or None."""
    if not may_play(s, hero):
        return None
    cards, secret = playable(s, hero, fits), secret_hands(s)
    card = await choose_card(
        s, seat_of(s, hero), "sen-ask-play", cards, may=True, rule="SEN-072", source=source, always=secret
    )
    if card is not None:
        tell_of(s, "played", card=card, name=s.cards[card].name, deck=hero)
        await enter(s, card)
    return card


def powers_of(s: S, hero: str) -> list[int]:
    """Return the cards whose power a hero can use now: own ones and those controlled, once a turn (SEN-172 to 178)."""
    if not active(s, hero) or forbidden(s, "power", hero):
        return []
    area, used = f"area:{hero}", s.used
    return [
        card for card, _ in s.voices.get("when power", ()) if card not in used and s.cards[card].zone == area
    ]  # fmt: skip


async def use_power(s: S, hero: str, *, source: int = 0) -> int | None:
    """A hero may use a power now; return its card, or None (SEN-179)."""
    cards = powers_of(s, hero)
    if not cards:
        return None
    card = await choose_card(
        s, seat_of(s, hero), "sen-ask-power", cards, may=True, rule="SEN-073", source=source, powers=True
    )
    if card is not None:
        await use(s, hero, card)
    return card


async def use(s: S, hero: str, card: int) -> None:
    """A hero uses the power of a card; it counts as used from the beginning (SEN-049)."""
    s.used = (*s.used, card)
    tell_of(s, "power_used", hero=hero, card=card, name=s.cards[card].name)
    await carry_out(s, card, TIMING.speaking("when power")[s.cards[card].name], hero, user=hero)
    await window(s, "used", hero, card)


async def activate(s: S, card: int, kind: str) -> bool:
    """Activate the "perform" or "accompany" text of a song in play (SEN-035 to 039)."""
    ability = TIMING.of(f"when {kind}", s.cards[card].name)
    if ability is None or card not in s.play:
        return False
    tell_of(s, "activated", card=card, name=s.cards[card].name, text=kind)
    await carry_out(s, card, ability)
    return True


async def reveal_icon(s: S, card: int) -> tuple[int, int]:
    """Reveal the top card of a card's deck for its icon; return it and the icon, both 0 without a card (SEN-026)."""
    revealed = await reveal(s, owner(s, card))
    if not revealed:
        return 0, 0
    used = revealed[0]
    for other, swap in speaking(s, "interrupts icon"):
        used = await carry_out(s, other, swap, used)
    return used, facts(s, used).icon


async def to_hand_or_play(s: S, card: int, source: int) -> None:
    """Put a card that was found or revealed into its player's hand or into play, as the player wishes (SEN-201)."""
    way = await choose_word(s, chooser(s, source), "sen-ask-hand-or-play", "way", ("hand", "play"), source=source)
    await (to_hand(s, card) if way == "hand" else put_into_play(s, card))


async def beside(s: S, card: int, where: Where) -> int | None:
    """Choose the card that a card will lie next to, for `goes_next_to` (SEN-274)."""
    return await choose_card(s, chooser(s, card), "sen-ask-next-to", where(s), source=card)


# -- what lasts ------------------------------------------------------------------------------------


def until_next(s: S, card: int) -> str:
    """Return "until the start of your next turn" for a card (SEN-280)."""
    return f"start:{s.cards[card].family}"


def last(
    s: S, card: int, kind: str, *, until: str, amount: int = 0, cards: Sequence[int] = (), group: str = "",
    type: str = "", uses: int = 0,
) -> None:  # fmt: skip
    """Start an effect that lasts until a moment, on `cards` as far as they are still in play; see `Lasting`."""
    bound = tuple([one for one in cards if one in s.play])
    if bound or group:
        s.age += 1
        source = s.cards[card].name
        s.lasting.append(Lasting(kind, until, source, amount, bound, group, type, uses, s.age))
        tell_of(
            s, "lasts", card=card, name=source, what=kind, amount=amount, cards=bound, group=group, type=type,
            until=until or "once",
        )  # fmt: skip


def damage_dealt(s: S, *, by: int = 0, to: int = 0, kind: str = "", since: str = "") -> int:
    """Return how much damage was dealt this turn, or since the end of the last turn of a deck."""
    first = s.turns if not since else s.turns - _turns_since(s, since) + 1
    return sum(
        one.amount
        for one in s.dealt
        if one.turn >= first and by in (0, one.source) and to in (0, one.target) and kind in ("", one.type)
    )


def _turns_since(s: S, deck: str) -> int:
    """Return how many turns ago the last turn of a deck was; its own turn now is not its last one."""
    order = (s.villain, *s.heroes, s.environment)
    return (order.index(s.turn) - order.index(deck)) % len(order) or len(order)


def grant(s: S, hero: str, what: str, count: int = 1) -> None:
    """Give a hero more uses of "play", "power" or "draw" in the phase of this turn (SEN-080)."""
    key = f"{what}:{hero}"
    s.bonus[key] = s.bonus.get(key, 0) + count
    tell_of(s, "granted", hero=hero, what=what, count=count)


def once(s: S, card: int, what: str = "") -> bool:
    """Tell whether this is the first time this turn for a card, and remember it."""
    key = f"{card}:{what}"
    if key in s.once:
        return False
    s.once = (*s.once, key)
    return True


def end_turn(s: S, hero: str) -> None:
    """End a hero's turn at once, if it is that hero's turn: go on with its End phase (SEN-023)."""
    if s.turn == hero and not s.ending:
        s.ending = True
        tell_of(s, "turn_ended", hero=hero)
