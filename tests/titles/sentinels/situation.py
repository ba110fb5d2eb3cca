"""A situation on the table of Sentinels, built in one call.

    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    assert over(run)

Cards are named by id; where several have the same, the oldest is meant, and `card(run, id, 1)` is the next one. The
moves are in `moves`, what a test looks at in `looks` and `talk`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from game.engine.verbs import move_card, put, remove
from game.model.state import Bag
from game.titles.sentinels.abilities import raise_voice
from game.titles.sentinels.content import CARDS, COPIES
from game.titles.sentinels.piles import take_out
from game.titles.sentinels.play import lay_in_play
from game.titles.sentinels.setup import lay_table
from game.titles.sentinels.state import S, hand_seen
from game.titles.sentinels.verbs import heal
from tests.titles.sentinels.looks import card
from tests.titles.sentinels.moves import TITLE

GAZE, EVOLUTION, IDOL = "ra_wrathful_gaze", "legacy_next_evolution", "tomb_idol_of_anput"
"""Cards without a text that could get in the way."""

ZOMBIE, ACOLYTE = "gloom_zombie_servant", "gloom_cursed_acolyte"
"""Targets of the villain."""

TEAM = ("ra", "legacy", "haka", "wraith", "fanatic")
"""Five heroes of whom none is a nemesis of GloomWeaver or Akash'Bhuta."""

sizes = pytest.mark.parametrize("h", [3, 4, 5])
"""For teams of every size."""

Lend = Callable[[str, str, Callable[..., Any]], None]
"""The fixture that lends a card an ability: the moment as in `Timing` ("when enters"), the card's id, the ability."""


async def nothing(s: S, one: int, *_: Any) -> None:
    """A text without effect."""


async def heal_legacy(s: S, one: int, *_: Any) -> None:
    """A reaction that can be counted: Legacy regains 1 HP."""
    await heal(s, card(s, "legacy"), 1)


def table(
    villain: str = "gloomweaver",
    heroes: Sequence[str] = ("ra", "legacy", "haka"),
    environment: str = "tomb_of_anubis",
    *,
    turn: str = "",
    options: Mapping[str, str] | None = None,
    play: Iterable[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    trash: Iterable[str] = (),
    tops: Iterable[str] = (),
    next_to: Mapping[str, str] | None = None,
    under: Mapping[str, Sequence[str]] | None = None,
    held: Mapping[str, str] | None = None,
    hp: Mapping[str, int] | None = None,
    flipped: Iterable[str] = (),
    **fields: Any,
) -> S:
    """Return a state in the middle of a game, without any set-up text having happened.

    Cards come out of their decks: into `play` in this order (`next_to` says beside which card,
    `held` in which hero's area), into the `hands` of heroes, into their `trash`, on `tops` of their decks (the first
    lies on top) or `under` a card. `hp` by id; `flipped` character cards show their back. `turn` is
    the deck whose turn it is (the first hero's unless named). Other `fields` of the state are set as they are.
    """
    wishes = {f"hero{seat + 1}": hero for seat, hero in enumerate(heroes)}
    chosen = {"villain": villain, "environment": environment, **wishes, **(options or {})}
    s = S(TITLE.setup(len(heroes), chosen))
    s.villain, s.environment, s.heroes = villain, environment, tuple(heroes)
    lay_table(s)
    s.round, s.turn, s.turns = 1, turn or heroes[0], 10
    for one in play:
        lay_in_play(s, _take(s, one), (held or {}).get(one, CARDS[_name(one)].deck))
    for hero, held_cards in (hands or {}).items():
        for one in held_cards:
            _move(s, one, f"hand:{hero}", seen=hand_seen(s, hero))
    for one in trash:
        _move(s, one, f"trash:{CARDS[_name(one)].deck}", seen=0)
    for one, host in (next_to or {}).items():
        s.next_to[card(s, one)] = card(s, host)
    for upper, lower in (under or {}).items():
        for one in lower:
            move_card(s, _take(s, one), f"under:{card(s, upper)}", up=True)
    for number in reversed([_take(s, one) for one in tops]):
        _put_on_top(s, number)
    for one in flipped:
        _turn(s, card(s, one))
    for one, value in (hp or {}).items():
        s.hp[card(s, one)] = value
    for name, value in fields.items():
        setattr(s, name, value)
    s.told.clear()
    return s


def _name(one: str) -> str:
    """Return the name of a copy for an id or a name."""
    return one if one in CARDS else COPIES[one][0]


def _take(s: S, one: str) -> int:
    """Take a card out of its deck; a character that is set aside is made."""
    facts = CARDS[_name(one)]
    if facts.aside:
        return put(s, facts.name, facts.deck, "aside", up=True).id
    wanted = COPIES[facts.id] if one == facts.id else (one,)
    left = [name for bag in s.decks[facts.deck] for name in bag.names]
    return take_out(s, facts.deck, next(name for name in wanted if name in left))


def _move(s: S, one: str, zone: str, seen: int) -> None:
    number = _take(s, one)
    s.cards[number] = structs.replace(s.cards[number], seen=seen)
    move_card(s, number, zone, up=zone.startswith("trash"))


def _put_on_top(s: S, number: int) -> None:
    old = remove(s, number)
    s.decks[old.family] = (Bag((old.name,)), *s.decks[old.family])


def _turn(s: S, number: int) -> None:
    """Turn a character card over without anything happening; a hero is incapacitated."""
    old = s.cards[number]
    s.voices = {
        moment: rest
        for moment, voices in s.voices.items()
        if (rest := tuple(voice for voice in voices if voice[0] != number))
    }
    s.cards[number] = structs.replace(old, name=f"{old.name}_back", turned=True)
    if not CARDS[f"{old.name}_back"].hp:
        s.hp.pop(number, None)
    if CARDS[old.name].kind == "hero":
        s.play.pop(number)
        s.decks[old.family] = ()
    else:
        raise_voice(s, number)
