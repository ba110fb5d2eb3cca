"""The room actions: when each can be taken and what it does (20S-145, content section 3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.engine.ask import Option, ask, ask_some
from game.engine.steps import follow
from game.engine.verbs import change, deck_size, place_die, put, put_under, relay, remove, tell, tell_secret
from game.model.state import Card, bit, cards_in
from game.titles.twenty_strong.cards.heroes import once, spend
from game.titles.twenty_strong.cards.items import (
    card_of,
    draw_item,
    forget,
    gain_item,
    heal,
    look_at,
)
from game.titles.twenty_strong.content import BOARD, ITEMS
from game.titles.twenty_strong.dice import DIE_OPTIONS, crits, die_of, hits, in_place, roll_and_exhaust, sourced
from game.titles.twenty_strong.leaving import arrive_in, banish_room, discard_enemy, discard_item, escape
from game.titles.twenty_strong.limits import powered
from game.titles.twenty_strong.noise import lower_noise, raise_noise
from game.titles.twenty_strong.state import (
    CRAFTED,
    EXHAUSTED,
    READY,
    ShipState,
    aboard,
    active,
    alien,
    discard_zone,
    enemies_at,
    items_of,
    set_hero,
    stack_zone,
)
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, end_action, spend_action, take_back

BLEED = 2
HATCH_HEALTH = 3
CRAWL_STEPS = 3
CLUTCH_HITS = 2
SWEEP_ROOMS = 2

Barrier = Callable[[ShipState, int], str]
Deed = Callable[[ShipState, int], Awaitable[bool]]


def room_action_barred(s: ShipState, seat: int) -> str:
    """Return why the action of a hero's room cannot be taken now, or "" (20S-145, 20S-183, 20S-255)."""
    space = s.heroes[seat].space
    room = active(s, space)
    if room is None:
        return "bar-inactive"
    if not powered(s, seat, space):
        return "bar-generators"
    return BARRIERS[room.action](s, seat)


def _clear(s: ShipState, seat: int) -> str:
    return "bar-not-clear" if enemies_at(s, s.heroes[seat].space) else ""


def _needs(colours: str) -> Barrier:
    return lambda s, seat: "" if sourced(s, colours) is not None else "bar-dice-missing"


def _sleep(s: ShipState, seat: int) -> str:
    return _clear(s, seat) if "course" in s.marks else "bar-no-course"


def _clutch(s: ShipState, seat: int) -> str:
    return _clear(s, seat) or _needs("BBP")(s, seat)


def _engine_mark(s: ShipState, seat: int) -> str:
    room = active(s, s.heroes[seat].space)
    return f"engine_{room.engine}" if room else ""


def _requisition(s: ShipState, seat: int) -> str:
    if not items_of(s, seat):
        return "bar-no-item"
    there = deck_size(s, "military") + len(s.zones.get(discard_zone("military"), ()))
    return "" if there or items_of(s, seat, "military") else "bar-deck-empty"


def worn(s: ShipState, seat: int) -> list[Card]:
    """Return the multi-use items of a hero that have lost a use."""
    return [item for item in items_of(s, seat) if 0 < item.marks < ITEMS[item.name].uses]


def _synthesise(s: ShipState, seat: int) -> str:
    if not items_of(s, seat, "technical"):
        return "bar-no-technical"
    return "" if s.zones.get(CRAFTED) else "bar-antidote-out"


def _breather(s: ShipState, seat: int) -> str:
    if not once(s, seat, "breather"):
        return "bar-once-per-round"
    return "" if any(die.kind in "YG" for die in in_place(s, EXHAUSTED)) else "bar-no-weak-die"


def sweepable(s: ShipState, seat: int) -> list[str]:
    """Return the inactive rooms, those first whose identity a seat does not know."""
    closed = [space for space, card in s.rooms.items() if not s.cards[card].up]
    return sorted(closed, key=lambda space: s.cards[s.rooms[space]].known_to(seat))


def hatches(s: ShipState, seat: int) -> list[str]:
    """Return the rooms next to a hero in which no hero stands."""
    return [space for space in BOARD.links[s.heroes[seat].space] if space in s.rooms and not aboard(s, space)]


BARRIERS: dict[str, Barrier] = {
    "cold_sleep": _sleep,
    "burn_clutch": _clutch,
    "bleed_off": lambda s, seat: "",
    "launch": _clear,
    "lock_course": lambda s, seat: "bar-already" if "course" in s.marks else "",
    "prime": _needs("GB"),
    "requisition": _requisition,
    "refit": lambda s, seat: "" if worn(s, seat) else "bar-nothing-worn",
    "synthesise": _synthesise,
    "treat": _needs("G"),
    "sort": lambda s, seat: "" if s.zones.get(stack_zone(s.heroes[seat].space)) else "bar-no-stack",
    "camera_sweep": lambda s, seat: "" if sweepable(s, seat) else "bar-no-closed-room",
    "distress_call": _needs("GB"),
    "breather": _breather,
    "blow_hatch": lambda s, seat: "" if hatches(s, seat) else "bar-no-hatch",
    "crawl": _needs("G"),
}
"""For each room action: why it cannot be resolved now, Generators apart; one without use is offered (20S-255)."""


@step
async def take_room_action(s: ShipState, action: str) -> None:
    """Take the action of the room; it is over unless it was taken back (20S-145, 20S-256)."""
    follow(s, end_action())
    if not await DEEDS[action](s, s.current):
        s.agenda.pop()
        take_back(s)


def mark(s: ShipState, name: str) -> None:
    """Set a ship mark, unless it stands already."""
    if name not in s.marks:
        s.marks = (*s.marks, name)
        tell(s, "mark_set", mark=name, seat=s.current)


async def rolled(s: ShipState, colours: str, why: str) -> list[str]:
    """Roll the dice of a room action; its crits raise noise as one effect (20S-095, 20S-249)."""
    faces = await roll_and_exhaust(s, sourced(s, colours) or [], why)
    raise_noise(s, crits(faces), why)
    return faces


async def first_choice(s: ShipState, seat: int, message: str, options: list[Option], what: str) -> str:
    """Ask the first choice of an action, which can still be taken back; return "" if it is (20S-256)."""
    key = await ask(s, seat, message, [*options, BACK], rule="20S-256")
    if key == BACK.key:
        return ""
    spend_action(s, what)
    return key


def item_options(items: list[Card], label: str) -> list[Option]:
    """Return one option per item."""
    return [Option(f"card:{item.id}", ("card", item.id), label, {"item": f"@{item.name}"}) for item in items]


async def _cold_sleep(s: ShipState, seat: int) -> bool:
    spend_action(s, "cold_sleep")
    escape(s, seat, by_pod=False)
    return True


async def _burn_clutch(s: ShipState, seat: int) -> bool:
    spend_action(s, "burn_clutch")
    if hits(await rolled(s, "BBP", "burn_clutch")) >= CLUTCH_HITS:
        mark(s, "nest_burned")
        follow(s, banish_room(s.heroes[seat].space))
    return True


async def _bleed_off(s: ShipState, seat: int) -> bool:
    spend_action(s, "bleed_off")
    lower_noise(s, BLEED)
    space = s.heroes[seat].space
    change(s, s.rooms[space], up=False, seen=-1)
    tell(s, "room_deactivated", seat=seat, space=space, name=s.cards[s.rooms[space]].name)
    return True


async def _launch(s: ShipState, seat: int) -> bool:
    room = active(s, s.heroes[seat].space)
    follow(s, offer_seats(s.heroes[seat].space, (room.seats if room else 1) - 1, (), ()))
    return True


@step
async def offer_seats(s: ShipState, space: str, free: int, aboard_pod: tuple[int, ...], asked: tuple[int, ...]) -> None:
    """Offer each free seat of a pod to heroes in the room, in any order, then leave together (20S-274, 20S-256)."""
    others = [seat for seat in aboard(s, space) if free and seat not in (s.current, *asked)]
    options = [Option(f"seat:{seat}", ("seat", seat), "opt-offer-seat", {"seat": f"@seat:{seat}"}) for seat in others]
    options.append(Option("go", ("", ""), "opt-launch", rule="20S-274"))
    if others and not asked:
        options.append(BACK)
    key = await ask(s, s.current, "ask-offer-seat", options, rule="20S-274")
    if key == BACK.key:
        s.agenda.pop()
        take_back(s)
        return
    if not asked:
        spend_action(s, "launch")
    if key == "go":
        follow(s, banish_room(space))
        for seat in (s.current, *aboard_pod):
            escape(s, seat, by_pod=True)
        return
    follow(s, answer_seat(space, free, aboard_pod, asked, card_of(key)))


@step
async def answer_seat(
    s: ShipState, space: str, free: int, aboard_pod: tuple[int, ...], asked: tuple[int, ...], seat: int
) -> None:
    """The hero who was offered a seat accepts or declines (20S-274)."""
    options = [
        Option("accept", ("", ""), "opt-take-seat", confirm=True),
        Option("decline", ("", ""), "opt-decline-seat"),
    ]
    key = await ask(s, seat, "ask-take-seat", options, {"seat": f"@seat:{s.current}"}, rule="20S-274")
    tell(s, "seat_answered", seat=seat, accepted=key == "accept")
    if key == "accept":
        follow(s, offer_seats(space, free - 1, (*aboard_pod, seat), (*asked, seat)))
    else:
        follow(s, offer_seats(space, free, aboard_pod, (*asked, seat)))


async def _lock_course(s: ShipState, seat: int) -> bool:
    spend_action(s, "lock_course")
    mark(s, "course")
    return True


async def _prime(s: ShipState, seat: int) -> bool:
    spend_action(s, "prime")
    if hits(await rolled(s, "GB", "prime")):
        mark(s, _engine_mark(s, seat))
    return True


async def _requisition_deed(s: ShipState, seat: int) -> bool:
    options = item_options(items_of(s, seat), "opt-drop")
    key = await first_choice(s, seat, "ask-requisition-price", options, "requisition")
    if not key:
        return False
    discard_item(s, card_of(key))
    follow(s, requisition_look())
    return True


@step
async def requisition_look(s: ShipState) -> None:
    """Armory: look at the top two military cards in private, gain one, put the other under the deck (20S-223)."""
    seat, zone = s.current, f"looked:{s.current}"
    for _ in range(2):
        name = await draw_item(s, "military", bit(seat))
        if name:
            card = put(s, name, "military", zone, seen=bit(seat))
            tell_secret(s, "item_seen", ("name",), bit(seat), seat=seat, card=card.id, name=name)
    options = item_options(cards_in(s, zone), "opt-take-item")
    if not options:
        return
    key = await ask(s, seat, "ask-requisition", options, source="rm_armory")
    follow(s, gain_item(seat, card_of(key)), requisition_rest())


@step
async def requisition_rest(s: ShipState) -> None:
    """Put what was not gained under the military deck."""
    for card in cards_in(s, f"looked:{s.current}"):
        remove(s, card.id)
        put_under(s, "military", card.name, card.seen)
        tell(s, "item_put_under", deck="military", seat=s.current)


async def _refit(s: ShipState, seat: int) -> bool:
    key = await first_choice(s, seat, "ask-refit", item_options(worn(s, seat), "opt-refit"), "refit")
    if not key:
        return False
    item = s.cards[card_of(key)]
    change(s, item.id, marks=item.marks + 1)
    tell(s, "item_refitted", seat=seat, card=item.id, name=item.name, left=item.marks + 1)
    return True


async def _synthesise_deed(s: ShipState, seat: int) -> bool:
    options = item_options(items_of(s, seat, "technical"), "opt-drop")
    key = await first_choice(s, seat, "ask-synthesise", options, "synthesise")
    if not key:
        return False
    discard_item(s, card_of(key))
    set_hero(s, seat, antidote=True)
    tell(s, "antidote_made", seat=seat)
    follow(s, gain_item(seat, s.zones[CRAFTED][0]))
    return True


async def _treat(s: ShipState, seat: int) -> bool:
    spend_action(s, "treat")
    if hits(await rolled(s, "G", "treat")):
        heal(s, seat, 1, "rm_med")
    return True


async def _sort(s: ShipState, seat: int) -> bool:
    spend_action(s, "sort")
    zone = stack_zone(s.heroes[seat].space)
    for card in cards_in(s, zone):
        change(s, card.id, seen=card.seen | bit(seat))
        tell_secret(s, "item_seen", ("name",), bit(seat), seat=seat, card=card.id, name=card.name)
    follow(s, sort_stack(zone, ()))
    return True


@step
async def sort_stack(s: ShipState, zone: str, order: tuple[int, ...]) -> None:
    """Cargo Hold: put the stack back in any order, top card first."""
    rest = [card for card in cards_in(s, zone) if card.id not in order]
    if rest:
        key = await ask(
            s, s.current, "ask-sort", item_options(rest, "opt-sort"), {"place": len(order) + 1}, source="rm_cargo"
        )
        follow(s, sort_stack(zone, (*order, card_of(key))))
    else:
        relay(s, zone, order, bit(s.current))


async def _camera_sweep(s: ShipState, seat: int) -> bool:
    options = [Option(space, ("space", space), "opt-scan") for space in sweepable(s, seat)]
    keys = await ask_some(
        s, seat, "ask-sweep", [*options, BACK], 1, SWEEP_ROOMS, {"most": SWEEP_ROOMS}, source="rm_sec"
    )  # fmt: skip
    if keys == (BACK.key,):
        return False
    spend_action(s, "camera_sweep")
    for space in keys:
        look_at(s, seat, space)
        forget(s, seat, space)
    return True


async def _distress_call(s: ShipState, seat: int) -> bool:
    spend_action(s, "distress_call")
    if hits(await rolled(s, "GB", "distress_call")):
        mark(s, "signal")
    return True


async def _breather_deed(s: ShipState, seat: int) -> bool:
    kinds = {die.kind: die.id for die in in_place(s, EXHAUSTED) if die.kind in "YG"}
    key = await first_choice(s, seat, "ask-recover-one", [DIE_OPTIONS[die] for die in kinds.values()], "breather")
    if not key:
        return False
    spend(s, seat, "breather")
    place_die(s, die_of(key), READY, "")
    return True


async def _blow_hatch(s: ShipState, seat: int) -> bool:
    options = [Option(space, ("space", space), "opt-hatch") for space in hatches(s, seat)]
    space = await first_choice(s, seat, "ask-hatch", options, "blow_hatch")
    if not space:
        return False
    for enemy in enemies_at(s, space):
        if alien(enemy).health <= HATCH_HEALTH:
            discard_enemy(s, enemy.id)
    raise_noise(s, 1, "blow_hatch")
    return True


async def _crawl(s: ShipState, seat: int) -> bool:
    spend_action(s, "crawl")
    faces = await rolled(s, "G", "crawl")
    raise_noise(s, faces.count("miss"), "crawl")
    far = BOARD.distances(s.heroes[seat].space, s.rooms)
    options = [Option(space, ("space", space), "opt-crawl") for space, steps in far.items() if 0 < steps <= CRAWL_STEPS]
    if options:
        arrive_in(s, seat, await ask(s, seat, "ask-crawl", options, source="rm_vents"))
    return True


DEEDS: dict[str, Deed] = {
    "cold_sleep": _cold_sleep,
    "burn_clutch": _burn_clutch,
    "bleed_off": _bleed_off,
    "launch": _launch,
    "lock_course": _lock_course,
    "prime": _prime,
    "requisition": _requisition_deed,
    "refit": _refit,
    "synthesise": _synthesise_deed,
    "treat": _treat,
    "sort": _sort,
    "camera_sweep": _camera_sweep,
    "distress_call": _distress_call,
    "breather": _breather_deed,
    "blow_hatch": _blow_hatch,
    "crawl": _crawl,
}
"""What each room action does; False when it was taken back before its first choice."""
