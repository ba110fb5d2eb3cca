"""Entering and leaving play: playing, destroying, incapacitating, flipping, and how the game ends."""

from __future__ import annotations

from game.engine.errors import GameOver
from game.engine.steps import follow
from game.engine.verbs import change, move_card, put, tell
from game.model.state import Result, Standing
from game.titles.sentinels.abilities import TIMING, hush, next_speaker, raise_voice, speaking, window
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.effects import carry_out, heed_fall, tell_of
from game.titles.sentinels.state import (
    REMOVED,
    RESOLVING,
    S,
    active,
    active_heroes,
    facts,
    holder,
    named,
    under,
)
from game.titles.sentinels.steps import step


def end_game(s: S, reason: str, *, won: bool, drawn: bool = False) -> None:
    """End the game at this very moment, for all seats alike (SEN-221 to 223, SEN-288 to 290)."""
    s.result = Result(reason, tuple(Standing(seat, won, 0) for seat in range(len(s.heroes))), drawn)
    tell(s, "game_over", reason=reason, won=won)
    if not s.rehearsal:
        raise GameOver


# -- entering --------------------------------------------------------------------------------------


async def enter(s: S, card: int, area: str = "") -> bool:
    """Bring a card into play, in its owner's area or another; False if it goes to its trash instead."""
    printed = facts(s, card)
    if printed.has("limited") and named(s, printed.id):
        _to_trash(s, card)
        return False
    if printed.has("one_shot"):
        await _resolve_one_shot(s, card)
        return True
    host = None
    choose_host = TIMING.of("interrupts next_to", printed.name)
    if choose_host:
        move_card(s, card, RESOLVING, up=True)
        host = await carry_out(s, card, choose_host)
        if host is None:
            _to_trash(s, card)
            return False
    lay_in_play(s, card, area or printed.deck)
    if host is not None:
        s.next_to[card] = host
        tell(s, "laid_beside", card=card, to=host)
    await _arrive(s, card)
    return True


def lay_in_play(s: S, card: int, area: str) -> None:
    """Lay a card in an area with its HP and its place in the order of play (SEN-258, SEN-259)."""
    move_card(s, card, f"area:{area}", up=True)
    s.age += 1
    s.play[card] = s.age
    raise_voice(s, card)
    settle_hp(s, [card])
    _change_maximum(s, card)


def top_hp(s: S, card: int) -> int:
    """Return the maximum HP of a card in play, 0 if it is no target (SEN-161, SEN-164)."""
    for one, ability in speaking(s, "modifies maximum"):
        changed: int | None = ability(s, one, card)
        if changed is not None:
            return changed
    return facts(s, card).hp


def settle_hp(s: S, cards: list[int]) -> None:
    """Make targets of those of these cards that have a maximum now, and of no others."""
    for card in cards:
        top = top_hp(s, card)
        if top:
            s.hp[card] = min(s.hp.get(card, top), top)
        else:
            s.hp.pop(card, None)


def _change_maximum(s: S, card: int) -> None:
    """Look at every card anew when one comes or goes that changes the maximum HP of others."""
    if TIMING.of("modifies maximum", s.cards[card].name):
        settle_hp(s, list(s.play))


async def _arrive(s: S, card: int) -> None:
    """Let others react, then the card's own text (SEN-277)."""
    text = TIMING.of("when text", s.cards[card].name)
    await window(s, "enters", card, skip=card)
    if text and card in s.play:
        await carry_out(s, card, text)
    await window(s, "resolved", card)


async def _resolve_one_shot(s: S, card: int) -> None:
    """Resolve a one-shot; it reaches its trash after everything it caused (SEN-197, SEN-273).

    What the turn itself brings of a villain or environment deck ends its step: there the rest is a step of its own.
    """
    move_card(s, card, RESOLVING, up=True)
    text = TIMING.of("when text", s.cards[card].name)
    await window(s, "enters", card, skip=card)
    apart = not s.acting and s.cards[card].family not in s.heroes
    if apart:
        follow(s, finish_one_shot(card))
    if text and s.cards[card].zone == RESOLVING:
        await carry_out(s, card, text)
    if not apart:
        await _finish(s, card)


@step
async def finish_one_shot(s: S, card: int) -> None:
    """A one-shot has done everything: it goes to its trash."""
    await _finish(s, card)


async def _finish(s: S, card: int) -> None:
    if card in s.cards and s.cards[card].zone == RESOLVING:
        _to_trash(s, card)
        await window(s, "resolved", card)


def _to_trash(s: S, card: int) -> None:
    move_card(s, card, f"trash:{s.cards[card].family}", up=True)


# -- leaving ---------------------------------------------------------------------------------------


async def leave_play(s: S, card: int, zone: str = "") -> None:
    """Move a card out of play, and what hangs on it to its own trash (SEN-275, SEN-276)."""
    bound = outlasting(s)
    hanging = _take_out(s, card)
    move_card(s, card, zone or f"trash:{s.cards[card].family}", up=True)
    await _cast_off(s, hanging)
    await window(s, "leaves", card)
    await let_fall(s, bound)


def outlasting(s: S) -> list[int]:
    """Return the targets that are in play at 0 or fewer HP because they are indestructible (SEN-168)."""
    return [card for card, hp in s.hp.items() if hp <= 0 and is_indestructible(s, card)]


async def let_fall(s: S, bound: list[int]) -> None:
    """Destroy those of these targets that are indestructible no longer (SEN-169)."""
    for card in bound:
        if s.hp.get(card, 1) <= 0:
            await fell(s, card)


def _take_out(s: S, card: int) -> list[int]:
    """Forget that a card is in play, and what lasts for it alone; return what lies next to it.

    What is under it goes to its trash.
    """
    hush(s, card)
    s.lasting = [effect for effect in s.lasting if effect.cards != (card,)]
    del s.play[card]
    s.hp.pop(card, None)
    s.next_to.pop(card, None)
    _change_maximum(s, card)
    for other in under(s, card):
        _to_trash(s, other)
    return [other for other, host in s.next_to.items() if host == card]


def is_indestructible(s: S, card: int) -> bool:
    """Tell whether nothing can destroy or move a card in play (SEN-168)."""
    return any(ability(s, one, card) for one, ability in speaking(s, "modifies indestructible"))


async def destroy(s: S, card: int, by: int = 0) -> bool:
    """Destroy a card in play (or under another); `by` is the card that does it. Tell whether it was destroyed."""
    await heed_fall(s)
    done = await fell(s, card, by)
    await heed_fall(s)
    return done


async def fell(s: S, card: int, by: int = 0) -> bool:
    """Destroy a card in the course of another event; one that was shuffled away meanwhile is nobody any more."""
    if card not in s.cards or is_indestructible(s, card):
        return False
    if s.cards[card].zone.startswith("under:"):
        return await _destroy_under(s, card, by)
    if card not in s.play or card in s.doomed or facts(s, card).instructions:
        return False
    if await _replaced(s, card):
        return False
    if facts(s, card).character:
        await _character_falls(s, card)
        return True
    s.doomed = (*s.doomed, card)
    tell_of(s, "destroyed", card=card, name=s.cards[card].name, by=by)
    await window(s, "destroyed", card, by)
    s.doomed = tuple(one for one in s.doomed if one != card)
    if card in s.play:
        await leave_play(s, card)
    gone = TIMING.of("when gone", facts(s, card).name)
    if gone:
        await carry_out(s, card, gone)
    return True


async def _replaced(s: S, card: int) -> bool:
    """Let cards replace a destruction before it begins (SEN-170, SEN-237)."""
    waiting = speaking(s, "interrupts destroy")
    while waiting:
        one, ability = await next_speaker(s, waiting, card)
        if one in s.play and await carry_out(s, one, ability, card):
            return True
    return card not in s.play


async def _character_falls(s: S, card: int) -> None:
    """A villain is defeated, a hero incapacitated (SEN-221, SEN-287)."""
    family = s.cards[card].family
    if family == s.villain:
        tell_of(s, "destroyed", card=card, name=s.cards[card].name, by=0)
        end_game(s, "sen-end-villain", won=True)
    else:
        await incapacitate(s, family)


async def _destroy_under(s: S, card: int, by: int) -> bool:
    tell_of(s, "destroyed", card=card, name=s.cards[card].name, by=by)
    await window(s, "destroyed", card, by)
    if s.cards[card].zone.startswith("under:"):
        _to_trash(s, card)
    return True


# -- heroes fall, characters flip ------------------------------------------------------------------


async def incapacitate(s: S, hero: str) -> None:
    """All of a hero's cards leave the game, then the character card is flipped (SEN-150 to 158)."""
    character = s.characters[hero]
    tell(s, "incapacitated", hero=hero, card=character)
    own = [card.id for card in s.cards.values() if card.family == hero and card.id != character]
    for card in own:
        hanging = _take_out(s, card) if card in s.play else []
        move_card(s, card, REMOVED)
        await _cast_off(s, [other for other in hanging if s.cards[other].family != hero])
    for bag in s.decks[hero]:
        for name in bag.names:
            put(s, name, hero, REMOVED)
    s.decks[hero] = ()
    hanging = _take_out(s, character)
    change(s, character, name=f"{hero}_back", turned=True)
    if not active_heroes(s):
        end_game(s, "sen-end-heroes", won=False)
    await _cast_off(s, hanging)
    for card in s.zones.get(f"area:{hero}", ()):
        if card in s.play:
            move_card(s, card, f"area:{s.cards[card].family}")
    await window(s, "fallen", hero)


async def _cast_off(s: S, hanging: list[int]) -> None:
    """Cards that lay next to one that left go to their trash, unless they move on (SEN-158, SEN-275)."""
    for other in hanging:
        if other not in s.play:
            continue
        move_on = TIMING.of("interrupts moves_on", s.cards[other].name)
        host = await carry_out(s, other, move_on) if move_on else None
        if host is not None:
            s.next_to[other] = host
            tell(s, "moved_on", card=other, to=host)
        elif other in s.play:
            await leave_play(s, other)


async def flip(s: S, card: int) -> None:
    """Turn a character card to its other side, at once; HP stays unless the side has none (SEN-227, SEN-228)."""
    old, bound = s.cards[card], outlasting(s)
    name = old.name.removesuffix("_back") if old.turned else f"{old.name}_back"
    hush(s, card)
    change(s, card, name=name, turned=not old.turned)
    raise_voice(s, card)
    s.done = (*s.done, *[f"{card}:{line}" for line in (name, f"{name}_advanced")])
    if not CARDS[name].hp:
        s.hp.pop(card, None)
    tell_of(s, "flipped", card=card, name=name)
    await window(s, "flipped", card)
    await let_fall(s, bound)


async def control(s: S, card: int, hero: str) -> None:
    """A hero takes control of a card in play: it moves to that hero's area and keeps its place in the order."""
    if card in s.play and active(s, hero) and holder(s, card) != hero:
        move_card(s, card, f"area:{hero}")
        tell(s, "control", card=card, hero=hero)
