"""A situation on the table of Sentinels, built in one call, and the moves by which a test plays it.

    run = play(table(hands={"ra": ["ra_fire_blast"]}), hero_play("ra"))
    pick(run, "ra_fire_blast")
    pick(run, "gloomweaver")
    assert hp(run, "gloomweaver") == 85
    assert over(run)

Cards are named by id; where several have the same, the oldest is meant, and `card(run, id, 1)` is the
next one. `strike("haka", "ra", 2)` is a step that deals damage, `act(lambda s: ...)` one of any coroutine.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import structs

from game.engine.ask import Decision, Option, ask
from game.engine.run import Run
from game.engine.verbs import move_card, put, remove
from game.luck import Luck, Script
from game.model.state import Bag, Event, Step
from game.titles.sentinels.abilities import raise_voice
from game.titles.sentinels.content import CARDS, COPIES
from game.titles.sentinels.damage import deal
from game.titles.sentinels.flow import hero_draw, hero_play, hero_power, play_for, texts
from game.titles.sentinels.piles import take_out
from game.titles.sentinels.play import lay_in_play
from game.titles.sentinels.setup import lay_table
from game.titles.sentinels.state import S, hand_seen
from game.titles.sentinels.title import SENTINELS

__all__ = [
    "TITLE", "Lend", "act", "asked", "card", "cards", "hero_draw", "hero_play", "hero_power", "hp", "keys",
    "named_options", "names", "over", "pick", "play", "play_for", "state_of", "strike", "table", "texts", "told",
]  # fmt: skip


Lend = Callable[[str, str, Callable[..., Any]], None]
"""The fixture that lends a card an ability: the moment as in `Timing` ("when enters"), the card's id, the ability."""


async def pause(s: S) -> None:
    """Stand before and after the steps of a test."""
    await ask(s, 0, "test-over", [Option("over")], always=True)


async def do(s: S, what: Callable[[S], Awaitable[Any]]) -> None:
    """Do whatever a test wants."""
    await what(s)


TITLE = structs.replace(SENTINELS, steps={**SENTINELS.steps, "pause": pause, "do": do})


def act(what: Callable[[S], Awaitable[Any]]) -> Step:
    """Return a step that does this."""
    return Step("do", (what,))


def strike(source: str, target: str, amount: int, kind: str = "melee") -> Step:
    """Return a step in which one card deals another damage."""
    return act(lambda s: deal(s, card(s, source), card(s, target), amount, kind))


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


# -- playing ---------------------------------------------------------------------------------------


def play(s: S, *steps: Step, chance: Iterable[str | Iterable[str]] = (), luck: int | None = None) -> Run:
    """Start a run that does these steps and then stands still.

    `chance` are the outcomes in order, one name or several; when they run out, the generator seeded
    with `luck` goes on; without it the test fails there.
    """
    s.agenda = [Step("pause"), *reversed(steps), Step("pause")]
    outcomes = [(outcome,) if isinstance(outcome, str) else tuple(outcome) for outcome in chance]
    run = Run.from_boundary(TITLE, s, (), Script(outcomes, None if luck is None else Luck(luck)))
    run.pick("over")
    return run


def asked(run: Run) -> Decision:
    """Return the one pending decision."""
    (decision,) = run.pending
    return decision


def over(run: Run) -> bool:
    """Tell whether the steps of the test are done (or the game is)."""
    return run.over or asked(run).message == "test-over"


def keys(run: Run) -> list[str]:
    """Return the keys on offer."""
    return [option.key for option in asked(run).options]


def named_options(run: Run) -> list[str]:
    """Return what is on offer, cards by id."""
    return [_id(run, option) for option in asked(run).options]


def _id(run: Run, option: Option) -> str:
    if option.about[0] == "card":
        return CARDS[run.state.cards[int(option.about[1])].name].id
    return option.key


WORDS = {
    message[1]: re.findall(r"\$(\w+) ->" if "->" in message[2] else r"\$(\w+)", message[2])
    for path in (Path(__file__).resolve().parents[3] / "localisation" / "en").glob("*.ftl")
    for message in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[^a-z#\n].*)*)", path.read_text("utf-8"), re.MULTILINE)
}
"""What each message needs to be told, whichever way its words go."""


def unsaid(decision: Decision) -> list[str]:
    """Return the messages of a decision that have no words, or are not told all that their words name."""
    said = [(decision.message, decision.args), *[(option.label, option.args) for option in decision.options]]
    return [message for message, args in said if not set(WORDS.get(message, ["no words"])) <= set(args)]


def pick(run: Run, *wanted: str | int) -> None:
    """Answer the pending decision, with keys, ids of cards or numbers of cards; it and its options have words."""
    chosen: list[str] = []
    decision = asked(run)
    assert not unsaid(decision)
    for one in wanted:
        fitting = [
            option.key
            for option in decision.options
            if option.key not in chosen and one in (option.key, _id(run, option), option.about[1])
        ]
        assert fitting, f"{one} is not among {named_options(run)} of {asked(run).message}"
        chosen.append(fitting[0])
    run.pick(*chosen)


# -- looking ---------------------------------------------------------------------------------------


def state_of(run: Run | S) -> S:
    """Return the state of a run."""
    state = run.state if isinstance(run, Run) else run
    assert isinstance(state, S)
    return state


def card(run: Run | S, one: str, nth: int = 0) -> int:
    """Return the number of a card on the table by its id, those in play first; a back counts as its front."""
    s = state_of(run)
    found = [number for number in (*s.play, *s.cards) if CARDS[s.cards[number].name].id in (one, f"{one}_back")]
    return list(dict.fromkeys(found))[nth]


def cards(run: Run | S, zone: str) -> list[int]:
    """Return the cards of a zone."""
    return list(state_of(run).zones.get(zone, ()))


def names(run: Run | S, zone: str) -> list[str]:
    """Return the ids of the cards of a zone ("trash:ra"), or of all in play ("play")."""
    s = state_of(run)
    numbers = list(s.play) if zone == "play" else cards(run, zone)
    return [CARDS[s.cards[number].name].id for number in numbers]


def hp(run: Run | S, one: str, nth: int = 0) -> int:
    """Return the HP of a target."""
    return state_of(run).hp[card(run, one, nth)]


def told(run: Run, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in run.events if event.kind == kind]
