"""A situation on the ship, built in one call; the moves are in `moves`, what a test looks at in `looks` and `talk`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.engine.run import Run
from game.engine.verbs import change, put
from game.luck import Luck, Script
from game.model.state import Bag, Dial, Die, Step, bit, sorted_names
from game.titles import TITLES
from game.titles.twenty_strong.content import (
    ALIENS,
    BOARD,
    HEROES,
    ITEMS,
    NOISE_MAX,
    OBJECTIVES,
    ROOMS,
    copies,
)
from game.titles.twenty_strong.state import (
    BANISHED,
    CRAFTED,
    EXHAUSTED,
    NEST_STACK,
    READY,
    Hero,
    ShipState,
    enemy_zone,
    inventory_zone,
    objective_zone,
    stack_zone,
)

TITLE = TITLES["twenty_strong"]

ENGAGED = (Step("act"), Step("resolve"))
"""The agenda of a hero who chooses actions; `agenda=(Step("resolve"),)` starts with the Resolve phase."""

ALARM = (Step("check_alarm"), *ENGAGED)
"""The agenda on which the alarm is looked at before the actions go on."""

PAIR = ["her_soldier", "her_pilot"]
TRIO = [*PAIR, "her_medic"]

ONE_EACH = {0: ["ob_warning"], 1: ["ob_burn"], 2: ["ob_home"]}
"""One objective for each seat, so that leaving asks nothing."""


def ship(
    heroes: Sequence[str] = ("her_soldier",),
    at: str | Sequence[str] = "c2",
    rooms: Mapping[str, str] | None = None,
    up: Iterable[str] = (),
    *,
    options: Mapping[str, str] | None = None,
    enemies: Mapping[str, Sequence[str]] | None = None,
    items: Mapping[int, Sequence[str]] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    objectives: Mapping[int, Sequence[str]] | None = None,
    nest: Sequence[str] = (),
    exhausted: str = "",
    banished: str = "",
    ready: str | None = None,
    health: Mapping[int, int] | None = None,
    noise: int = 0,
    dial: int = 10,
    current: int = 0,
    first: int = 0,
    actions: int = 4,
    agenda: Sequence[Step] = ENGAGED,
    **fields: Any,
) -> ShipState:
    """Return a state in the middle of a game.

    `heroes` by seat stand `at` one space (or one each); `rooms` puts room cards on spaces (the Cryo
    Chamber is on a1 unless placed elsewhere, the rest fill up in order), `up` turns those spaces up;
    `enemies`, `stacks` (top first) and `items` (by seat) are taken out of their decks; `exhausted`,
    `banished` and `ready` are dice colours such as "YYB" (`ready` given: all other dice are exhausted).
    Other `fields` of the state are set as they are.
    """
    setup = TITLE.setup(len(heroes), options)
    state = TITLE.begin(setup)
    assert isinstance(state, ShipState)
    _lay_rooms(state, dict(rooms or {}), up)
    places = [at] * len(heroes) if isinstance(at, str) else list(at)
    state.heroes = [
        Hero(
            name, (health or {}).get(seat, HEROES[name].health), places[seat], trail=(places[seat],), stat_die=seat + 1
        )
        for seat, name in enumerate(heroes)
    ]
    _lay_cards(state, enemies or {}, items or {}, stacks or {}, nest)
    _deal_objectives(state, objectives)
    _lay_dice(state, exhausted, banished, ready)
    state.dials = {"time": Dial(dial, 0, 10), "noise": Dial(noise, 0, NOISE_MAX)}
    state.current, state.first, state.actions, state.phase = current, first, actions, "engagement"
    state.had = (current,)
    state.agenda = list(reversed(agenda))
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def _lay_rooms(state: ShipState, rooms: dict[str, str], up: Iterable[str]) -> None:
    if "rm_cryo" not in rooms.values():
        rooms["a1"] = "rm_cryo"
    rest = [name for name in ROOMS if name not in rooms.values()]
    faces = {"".join(space) for space in up}
    for space in BOARD.links:
        name = rooms.get(space) or rest.pop(0)
        shown = space in faces or name == "rm_cryo"
        state.rooms[space] = put(state, name, "room", f"room:{space}", up=shown).id
        if shown:
            state.opened = (*state.opened, space)


def _lay_cards(
    state: ShipState,
    enemies: Mapping[str, Sequence[str]],
    items: Mapping[int, Sequence[str]],
    stacks: Mapping[str, Sequence[str]],
    nest: Sequence[str],
) -> None:
    decks = {"alien": copies(ALIENS), "military": copies(ITEMS, "military"), "technical": copies(ITEMS, "technical")}
    crafted = copies(ITEMS, "crafted")
    for space, names in enemies.items():
        for name in names:
            decks["alien"].remove(name)
            put(state, name, "alien", enemy_zone(space), up=True)
    for name in nest:
        decks["alien"].remove(name)
        put(state, name, "alien", NEST_STACK)
    for space, names in stacks.items():
        for name in names:
            decks[ITEMS[name].deck].remove(name)
            put(state, name, ITEMS[name].deck, stack_zone(space))
    for seat, names in items.items():
        for name in names:
            (crafted if ITEMS[name].deck == "crafted" else decks[ITEMS[name].deck]).remove(name)
            put(state, name, ITEMS[name].deck, inventory_zone(seat), up=True, marks=ITEMS[name].uses or 1)
    for name in crafted:
        put(state, name, "crafted", CRAFTED, up=True)
    state.decks = {deck: (Bag(sorted_names(names)),) for deck, names in decks.items()}


def _deal_objectives(state: ShipState, objectives: Mapping[int, Sequence[str]] | None) -> None:
    seats = len(state.heroes)
    pool = [card.id for card in OBJECTIVES.values() if card.fits(seats)]
    dealt = objectives if objectives is not None else {seat: pool[2 * seat : 2 * seat + 2] for seat in range(seats)}
    for seat, names in dealt.items():
        for name in names:
            pool.remove(name)
            seen = 0 if state.rank == 4 and len(names) > 1 else bit(seat)
            put(state, name, "objective", objective_zone(seat), seen=seen)
    state.decks["objective"] = (Bag(sorted_names(pool)),)


def _lay_dice(state: ShipState, exhausted: str, banished: str, ready: str | None) -> None:
    if ready is not None:
        state.dice = [Die(die.id, die.kind, EXHAUSTED) for die in state.dice]
    for colours, start, place in (
        (exhausted, READY, EXHAUSTED), (banished, READY, BANISHED), (ready or "", EXHAUSTED, READY),
    ):  # fmt: skip
        for colour in colours:
            die = next(die for die in state.dice if die.kind == colour and die.place == start)
            state.dice[die.id] = Die(die.id, die.kind, place)


def lay_on(state: ShipState, card: int, dice: Mapping[str, str]) -> None:
    """Lay dice on an enemy: colour to face, such as {"P": "crit"}."""
    for colour, face in dice.items():
        die = next(die for die in state.dice if die.kind == colour and die.place == READY)
        state.dice[die.id] = Die(die.id, die.kind, f"on:{card}", face)


def play(state: ShipState, *chance: str | Iterable[str], luck: int | None = None) -> Run:
    """Start a run from a state; `chance` are the outcomes in order ("hit miss" or a list of names).

    When they run out, the generator seeded with `luck` goes on; without it the test fails there.
    """
    outcomes = [outcome.split() if isinstance(outcome, str) else outcome for outcome in chance]
    script = Script(outcomes, None if luck is None else Luck(luck))
    return Run.from_boundary(TITLE, state, (), script)


def more(run: Run, *chance: str | Iterable[str]) -> None:
    """Add outcomes to the script of a run."""
    assert isinstance(run.chance, Script)
    run.chance.outcomes += [tuple(outcome.split() if isinstance(outcome, str) else outcome) for outcome in chance]


def turn_down(state: ShipState, space: str) -> None:
    """Deactivate a room whose identity everyone knows."""
    change(state, state.rooms[space], up=False, seen=-1)
