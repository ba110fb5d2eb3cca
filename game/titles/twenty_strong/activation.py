"""Looking at inactive rooms and activating them (20S-118, 20S-119, section 22)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.verbs import place_die, put, tell, turn_up
from game.titles.twenty_strong.cards.heroes import has, once, spend
from game.titles.twenty_strong.cards.items import draw_item, forget, look_at
from game.titles.twenty_strong.content import COLOURS, ROOMS, Requirement
from game.titles.twenty_strong.dice import can_exhaust, crits, roll_and_exhaust, sourced
from game.titles.twenty_strong.leaving import discard_item
from game.titles.twenty_strong.noise import empty_nest_stack, raise_noise
from game.titles.twenty_strong.state import EXHAUSTED, ShipState, items_of, owns, room_card, stack_zone
from game.titles.twenty_strong.steps import step

DECKS = {"T": "technical", "M": "military"}


@step
async def look(s: ShipState) -> None:
    """Look at the inactive room where a move action ended, and decide whether to activate it (20S-118, 20S-119)."""
    seat, space = s.current, s.hero.space
    card = room_card(s, space)
    if card.up:
        return
    if not card.known_to(seat):
        look_at(s, seat, space)
    options = [*activation_options(s, seat, card.name), Option("leave", ("", ""), "opt-leave-room", rule="20S-174")]
    args = {"room": f"@{card.name}"}
    key = await ask(
        s, seat, "ask-activate", options, args, rule="20S-119", source=card.name, default=options[0].key, always=True
    )
    if key == "leave":
        forget(s, seat, space)
        tell(s, "room_left_inactive", seat=seat, space=space)
        return
    await meet(s, seat, card.name, key)
    follow(s, open_room(space))


def activation_options(s: ShipState, seat: int, room: str) -> list[Option]:
    """Return the requirements of a room that a hero could meet now (20S-173, 20S-280)."""
    options: list[Option] = []
    for requirement in ROOMS[room].requirements:
        options += _ways(s, seat, requirement)
    keycard = owns(s, seat, "it_card")
    if keycard:
        options.append(Option(f"keycard:{keycard.id}", ("card", keycard.id), "opt-keycard", {}, source="it_card"))
    return list({option.key: option for option in options}.values())


def _ways(s: ShipState, seat: int, requirement: Requirement) -> list[Option]:
    if requirement.check:
        return _checks(s, seat, requirement.check)
    if requirement.pay:
        return _payments(s, seat, requirement.pay)
    kinds = [kind for kind in COLOURS if any(die.kind == kind for die in can_exhaust(s, requirement.exhaust))]
    return [
        Option(f"exhaust:{kind}", ("colour", kind), "opt-exhaust", {"colour": f"@colour_{kind}"}, rule="20S-173")
        for kind in kinds
    ]


def _checks(s: ShipState, seat: int, colours: str) -> list[Option]:
    """Return the noise check, and the Mechanic's with its leftmost die left out (20S-180, 20S-195)."""
    options = []
    if sourced(s, colours) is not None:
        options.append(Option(f"check:{colours}", ("dice", colours), "opt-check", {"dice": colours}, rule="20S-180"))
    if has(s, seat, "her_mechanic") and once(s, seat, "hotwire") and len(colours) > 1:
        less = colours[1:]
        if sourced(s, less) is not None:
            args = {"dice": less}
            options.insert(0, Option(f"hotwire:{less}", ("dice", less), "opt-hotwire", args, source="her_mechanic"))
    return options


def _payments(s: ShipState, seat: int, letter: str) -> list[Option]:
    """Return the items that can be paid, and the Tool Roll's ready dice instead of a technical one."""
    options = [
        Option(f"pay:{item.id}", ("card", item.id), "opt-pay", {"item": f"@{item.name}"}, rule="20S-173", confirm=True)
        for item in items_of(s, seat, DECKS[letter])
    ]
    if letter == "T" and owns(s, seat, "it_toolkit"):
        kinds = [kind for kind in COLOURS if any(die.kind == kind for die in can_exhaust(s, "Y"))]
        options += [
            Option(
                f"exhaust:{kind}", ("colour", kind), "opt-toolkit", {"colour": f"@colour_{kind}"}, source="it_toolkit"
            )
            for kind in kinds
        ]
    return options


async def meet(s: ShipState, seat: int, room: str, key: str) -> None:
    """Pay, exhaust or roll what the chosen requirement asks (20S-279)."""
    way, what = key.split(":")
    if way in ("pay", "keycard"):
        tell(s, "item_paid", seat=seat, card=int(what), name=s.cards[int(what)].name)
        discard_item(s, int(what))
    elif way == "exhaust":
        die = next(die for die in can_exhaust(s, what) if die.kind == what)
        place_die(s, die.id, EXHAUSTED)
    else:
        if way == "hotwire":
            spend(s, seat, "hotwire")
        await noise_check(s, seat, what)


async def noise_check(s: ShipState, seat: int, colours: str) -> None:
    """Roll a noise check; its crits raise noise as an effect of its own (20S-180 to 182)."""
    faces = await roll_and_exhaust(s, sourced(s, colours) or [], "noise_check")
    loud = crits(faces)
    if loud and has(s, seat, "her_scientist"):
        options = [Option("ignore", ("", ""), "opt-sterile"), Option("hear", ("", ""), "opt-sterile-not")]
        key = await ask(s, seat, "ask-sterile", options, {"crits": loud}, source="her_scientist", default="ignore")
        loud -= key == "ignore"
    raise_noise(s, loud, "noise_check")


@step
async def open_room(s: ShipState, space: str) -> None:
    """Turn a room up; lay its item stack the first time; the Nest takes its own (20S-174, 20S-176 to 178, 20S-185)."""
    card = room_card(s, space)
    turn_up(s, card.id)
    tell(s, "room_activated", seat=s.current, space=space, name=card.name)
    if space not in s.opened:
        s.opened = (*s.opened, space)
        for letter in ROOMS[card.name].stack:
            name = await draw_item(s, DECKS[letter], 0)
            if name:
                put(s, name, DECKS[letter], stack_zone(space))
    if ROOMS[card.name].nest:
        follow(s, empty_nest_stack(space))
