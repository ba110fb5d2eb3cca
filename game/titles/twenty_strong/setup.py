"""Set-up of 20 Strong: Nemesis, in the order of the rulebook (section 3, 20S-239)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.chance import draw_from
from game.engine.steps import follow
from game.engine.verbs import draw, put, tell, tell_secret
from game.model.state import Bag, Dial, Die, Setup, bit, sorted_names
from game.titles.twenty_strong.content import (
    ALIENS,
    BOARD,
    DEALT,
    DIAL_START,
    DICE,
    HEROES,
    ITEMS,
    NOISE_MAX,
    OBJECTIVES,
    ROOMS,
    copies,
)
from game.titles.twenty_strong.flow import start_round
from game.titles.twenty_strong.state import (
    CRAFTED,
    READY,
    Hero,
    ShipState,
    clockwise,
    objective_zone,
    set_hero,
)
from game.titles.twenty_strong.steps import step

STAT_DICE = (1, 2, 3)
"""The grey dice, which are never rolled: one shows the Health of each hero (20S-005, 20S-039)."""


def begin(setup: Setup) -> ShipState:
    """Return the first state of a set-up: dice pool and dials ready, everything else still to do."""
    kinds = [colour for colour, count in DICE.items() for _ in range(count)]
    s = ShipState(setup)
    s.dice = [Die(number, kind, READY) for number, kind in enumerate(kinds)]
    s.dials = {"time": Dial(DIAL_START, 0, DIAL_START), "noise": Dial(0, 0, NOISE_MAX)}
    s.heroes = [Hero() for _ in range(setup.seats)]
    s.agenda = [choose_first_player()]
    return s


@step
async def choose_first_player(s: ShipState) -> None:
    """Choose the first player at random, then let everyone choose a hero in turn order (20S-016, 20S-020)."""
    (first,) = await draw_from("first_player", [str(seat) for seat in range(len(s.heroes))])
    s.first = s.current = int(first)
    tell(s, "first_player", seat=s.first)
    follow(s, *[choose_hero(seat) for seat in clockwise(s, s.first)], deal_objectives(), lay_out_ship(), begin_play())


@step
async def choose_hero(s: ShipState, seat: int) -> None:
    """A player picks a hero that nobody has, and a stat die as its figure (20S-020, 20S-021, 20S-028)."""
    s.current = seat
    taken = [hero.card for hero in s.heroes]
    options = [Option(name, ("hero", name), "opt-hero", {"hero": f"@{name}"}) for name in HEROES if name not in taken]
    name = await ask(s, seat, "ask-hero", options, rule="20S-020")
    set_hero(s, seat, card=name, health=HEROES[name].health)
    tell(s, "hero_chosen", seat=seat, hero=name)
    set_hero(s, seat, stat_die=await _choose_stat_die(s, seat))


async def _choose_stat_die(s: ShipState, seat: int) -> int:
    """A player picks one of the stat dice that are left; each hero needs its own (20S-021, 20S-005)."""
    taken = [hero.stat_die for hero in s.heroes]
    options = [
        Option(f"stat_die:{number}", ("stat_die", number), "opt-stat-die", {"die": f"@stat-die-{number}"})
        for number in STAT_DICE
        if number not in taken
    ]
    key = await ask(s, seat, "ask-stat-die", options, rule="20S-021")
    return int(key.split(":")[1])


@step
async def deal_objectives(s: ShipState) -> None:
    """Deal two objectives for this player count to everyone, unseen at rank 4 (20S-024, 20S-025, 20S-171)."""
    if s.option("first_flight") == "on":
        s.decks["objective"] = ()
        return
    valid = [card.id for card in OBJECTIVES.values() if card.fits(len(s.heroes))]
    s.decks["objective"] = (Bag(sorted_names(valid)),)
    for seat in clockwise(s, s.first):
        seen = 0 if s.rank == 4 else bit(seat)
        for _ in range(DEALT):
            name = await draw(s, "objective", seen)
            if name:
                card = put(s, name, "objective", objective_zone(seat), seen=seen)
                tell_secret(s, "objective_dealt", ("name",), seen, seat=seat, card=card.id, name=name)


@step
async def lay_out_ship(s: ShipState) -> None:
    """Lay the 20 rooms face down in the grid, turn up the Cryo Chamber, and prepare the decks (20S-026 to 030)."""
    names = await draw_from("rooms", sorted_names(ROOMS), len(ROOMS), seen=0)
    for space, name in zip(BOARD.links, names, strict=True):
        start = ROOMS[name].start
        card = put(s, name, "room", f"room:{space}", up=start)
        s.rooms[space] = card.id
        if start:
            s.opened = (space,)
    s.decks["alien"] = (Bag(sorted_names(copies(ALIENS))),)
    for deck in ("military", "technical"):
        s.decks[deck] = (Bag(sorted_names(copies(ITEMS, deck))),)
    for name in copies(ITEMS, "crafted"):
        put(s, name, "crafted", CRAFTED, up=True)


@step
async def begin_play(s: ShipState) -> None:
    """Put every hero in the Cryo Chamber with its starting Health and start the first round (20S-028)."""
    (start,) = s.opened
    for seat in range(len(s.heroes)):
        set_hero(s, seat, space=start, trail=(start,))
    tell(s, "ship_ready", space=start)
    follow(s, start_round(s.first))
