"""The items: when each can be used, what it does, and the windows in which items are offered (section 26)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.engine.tally import Tally
from game.engine.verbs import (
    change,
    deck_size,
    draw,
    move_card,
    place_die,
    remove,
    show_to,
    shuffle_in,
    tell,
    tell_secret,
)
from game.model.state import Card, Effect, Step, bit, cards_in
from game.titles.twenty_strong.content import BOARD, ITEMS
from game.titles.twenty_strong.dice import (
    DIE_OPTIONS,
    crits,
    die_of,
    in_place,
    roll_and_exhaust,
    sourced,
    sourced_partly,
)
from game.titles.twenty_strong.fights import wound
from game.titles.twenty_strong.leaving import discard_item
from game.titles.twenty_strong.limits import max_health, strategy
from game.titles.twenty_strong.noise import lower_noise, raise_noise
from game.titles.twenty_strong.state import (
    ABOARD,
    EXHAUSTED,
    READY,
    ShipState,
    aboard,
    alien,
    all_enemies,
    clockwise,
    discard_zone,
    enemies_at,
    inventory_zone,
    items_of,
    set_hero,
)
from game.titles.twenty_strong.steps import TIMING, step

MEDKIT_HEALS = 2
DAMPER = 3
SCANNER_REACH = 2
FLARE_DAMAGE = 2

OFF_TURN = ("round_start", "after_action", "enemy_attack", "noise_roll")
"""The windows in which other players are asked too (20S-288)."""


BEFORE_AFTER = ("engage", "resolve", "start_after_effects", "after_effects", "after_effect")
"""The steps that stand on the agenda as long as After effects of this round are still to come."""


# -- what changes something ------------------------------------------------------------------------


def heal(s: ShipState, seat: int, amount: int, why: str) -> None:
    """Heal a hero, never above its greatest Health and never lowering it (20S-044, 20S-045)."""
    now = s.heroes[seat].health
    new = max(now, min(now + amount, max_health(s, seat).total))
    if new != now:
        set_hero(s, seat, health=new)
        tell(s, "healed", seat=seat, amount=new - now, health=new, why=why)


def is_hurt(s: ShipState, seat: int) -> bool:
    """Tell whether healing would change a hero's Health."""
    return s.heroes[seat].health < max_health(s, seat).total


def scannable(s: ShipState, seat: int) -> list[str]:
    """Return the inactive rooms within two steps that the seat does not know."""
    far = BOARD.distances(s.heroes[seat].space, s.rooms)
    return [
        space
        for space, steps in far.items()
        if steps <= SCANNER_REACH and not s.cards[s.rooms[space]].up and not s.cards[s.rooms[space]].known_to(seat)
    ]


def _medkit_targets(s: ShipState, seat: int) -> list[int]:
    return [other for other in aboard(s, s.heroes[seat].space) if is_hurt(s, other)]


def _after_effects_wait(s: ShipState) -> bool:
    if any(effect.name == "ignore_after" for effect in s.effects):
        return False
    if not any(step.name in BEFORE_AFTER for step in s.agenda):
        return False
    speaking = TIMING.speaking("when after")
    return any(card.name in speaking for _, card in all_enemies(s))


CHANGES: dict[str, Callable[[ShipState, int], bool]] = {
    "it_medkit": lambda s, seat: bool(_medkit_targets(s, seat)),
    "it_pain": is_hurt,
    "it_scanner": lambda s, seat: bool(scannable(s, seat)),
    "it_damper": lambda s, seat: s.noise > 0,
    "it_battery": lambda s, seat: any(die.place == EXHAUSTED for die in s.dice),
    "it_antidote": lambda s, seat: is_hurt(s, seat) or _after_effects_wait(s),
}
"""For each item without a timing of its own: would using it change anything now (20S-289)?"""


def usable(s: ShipState, seat: int) -> list[Card]:
    """Return the items that a seat could use at any time and that would change something (20S-202, 20S-289)."""
    if s.heroes[seat].status != ABOARD:
        return []
    return [item for item in items_of(s, seat) if item.name in CHANGES and CHANGES[item.name](s, seat)]


def use_options(s: ShipState, seat: int) -> list[Option]:
    """Return the options that use an item now, each alone in its decision."""
    return [use_option(item) for item in usable(s, seat)]


def with_items(s: ShipState, seat: int, options: list[Option]) -> list[Option]:
    """Add the use of items and, where the seat is asked anyway, the discarding of them (20S-202, 20S-203)."""
    found = [*options, *use_options(s, seat)]
    return [*found, *map(drop_option, items_of(s, seat))] if len(found) > 1 else found


def names_item(key: str) -> bool:
    """Tell whether an answer uses or discards an item, so that the same question comes again."""
    return key.startswith(("use:", "drop:"))


async def handle_item(s: ShipState, seat: int, key: str) -> None:
    """Use or discard the item that an answer names."""
    if key.startswith("use:"):
        await use_item(s, seat, card_of(key))
    else:
        drop_item(s, seat, card_of(key))


def use_option(item: Card) -> Option:
    """Return the option that uses an item."""
    return Option(
        f"use:{item.id}", ("card", item.id), "opt-use", {"item": f"@{item.name}"}, "item", True, item.name, "20S-202"
    )


def card_of(key: str) -> int:
    """Return the card that an option key such as use:17 names."""
    return int(key.split(":")[1])


# -- using -----------------------------------------------------------------------------------------


def spend_use(s: ShipState, card: int) -> None:
    """Spend one use of an item; the last one discards it (20S-199, 20S-201)."""
    left = s.cards[card].marks - 1
    if left > 0:
        change(s, card, marks=left)
        tell(s, "item_turned", card=card, name=s.cards[card].name, left=left)
    else:
        discard_item(s, card)


async def use_item(s: ShipState, seat: int, card: int) -> None:
    """Use an item that has no timing of its own."""
    name = s.cards[card].name
    tell(s, "item_used", seat=seat, card=card, name=name)
    spend_use(s, card)
    await USES[name](s, seat)


async def _medkit(s: ShipState, seat: int) -> None:
    target = await choose_seat(s, seat, _medkit_targets(s, seat), "ask-heal-whom")
    heal(s, target, MEDKIT_HEALS, "it_medkit")


async def _pain(s: ShipState, seat: int) -> None:
    heal(s, seat, 1, "it_pain")


async def _scanner(s: ShipState, seat: int) -> None:
    options = [Option(space, ("space", space), "opt-scan") for space in scannable(s, seat)]
    space = await ask(s, seat, "ask-scan", options, source="it_scanner")
    look_at(s, seat, space)
    forget(s, seat, space)


async def _damper(s: ShipState, seat: int) -> None:
    lower_noise(s, DAMPER)


async def _battery(s: ShipState, seat: int) -> None:
    kinds = {die.kind: die.id for die in reversed(in_place(s, EXHAUSTED))}
    key = await ask(s, seat, "ask-recover-one", [DIE_OPTIONS[die] for die in kinds.values()], source="it_battery")
    place_die(s, die_of(key), READY, "")


async def _antidote(s: ShipState, seat: int) -> None:
    heal(s, seat, max_health(s, seat).total, "it_antidote")
    s.effects.append(Effect("ignore_after", "it_antidote", seat, "round"))


USES: dict[str, Callable[[ShipState, int], Awaitable[None]]] = {
    "it_medkit": _medkit,
    "it_pain": _pain,
    "it_scanner": _scanner,
    "it_damper": _damper,
    "it_battery": _battery,
    "it_antidote": _antidote,
}


def look_at(s: ShipState, seat: int, space: str) -> None:
    """Let one player look at an inactive room in private (20S-118, 20S-190)."""
    card = show_to(s, s.rooms[space], seat)
    tell_secret(s, "looked", ("name",), bit(seat), seat=seat, space=space, name=card.name)


def forget(s: ShipState, seat: int, space: str) -> None:
    """Take a private look away again when the program keeps no notes (20S-260)."""
    card = s.cards[s.rooms[space]]
    if s.option("room_notes") == "off" and not card.up and card.seen != -1:
        change(s, card.id, seen=card.seen & ~bit(seat))


async def choose_seat(s: ShipState, seat: int, targets: list[int], message: str) -> int:
    """Let a player choose one of several heroes."""
    options = [Option(f"seat:{one}", ("seat", one), "opt-seat", {"seat": f"@seat:{one}"}) for one in targets]
    return card_of(await ask(s, seat, message, options))


# -- numbers that items change ---------------------------------------------------------------------


@TIMING.modifies("max_health", "it_vest")
def plate_vest(total: Tally, s: ShipState, seat: int) -> Tally:
    """Plate Vest: greatest Health +1 (20S-043)."""
    return total.plus("tally-item", 1, item="@it_vest")


@TIMING.modifies("move_steps", "it_boots")
def grip_boots(total: Tally, s: ShipState, seat: int) -> Tally:
    """Grip Boots: one room more after a roll with a hit."""
    return total.plus("tally-item", 1, item="@it_boots")


# -- windows ---------------------------------------------------------------------------------------


def item_window(s: ShipState, moment: str, card: int = 0) -> tuple[Step, ...]:
    """Return the step that offers items at a moment, if anyone has any (20S-287)."""
    for seat in range(len(s.heroes)):
        if f"inventory:{seat}" in s.zones:
            return (offer_items(moment, card, 0),)
    return ()


@step
async def offer_items(s: ShipState, moment: str, card: int, turn: int) -> None:
    """Offer items to one seat after another, as long as one could change something (20S-287, 20S-288)."""
    seats = [s.current]
    if moment in OFF_TURN and s.option("off_turn_items") == "windows":
        seats = clockwise(s, s.current)
    if turn >= len(seats) or (moment == "after_action" and not any(usable(s, other) for other in seats[1:])):
        return
    seat = seats[turn]
    timed = _timed(s, moment, card, turn)
    if not timed and not usable(s, seat):
        follow(s, offer_items(moment, card, turn + 1))
        return
    options = with_items(s, seat, [*timed, Option("pass", ("", ""), "opt-pass")])
    key = await ask(
        s, seat, f"ask-window-{moment.replace('_', '-')}", options, rule="20S-287", default="pass", window=True
    )
    if key == "pass":
        follow(s, offer_items(moment, card, turn + 1))
        return
    follow(s, offer_items(moment, card, turn))
    if key.startswith("baton:"):
        use_baton(s, card_of(key), card)
    else:
        await handle_item(s, seat, key)


def _timed(s: ShipState, moment: str, card: int, turn: int) -> list[Option]:
    """Return the Shock Baton's option when an enemy is about to roll two or more dice."""
    if moment != "enemy_attack" or turn or card not in s.cards or s.hero.status != ABOARD:
        return []
    if len(sourced_partly(s, alien(s.cards[card]).damage)) < 2 or struck(s, card):
        return []
    batons = [item for item in items_of(s, s.current) if item.name == "it_baton"]
    return [
        Option(
            f"baton:{item.id}",
            ("card", item.id),
            "opt-baton",
            {"enemy": f"@{s.cards[card].name}"},
            "item",
            True,
            item.name,
        )
        for item in batons
    ]


def struck(s: ShipState, enemy: int) -> bool:
    """Tell whether a Shock Baton was used on an enemy's attack."""
    return any(effect.name == "baton" and effect.source == str(enemy) for effect in s.effects)


def use_baton(s: ShipState, baton: int, enemy: int) -> None:
    """Shock Baton: the enemy leaves out its rightmost die, once per attack."""
    tell(s, "item_used", seat=s.current, card=baton, name="it_baton")
    s.effects.append(Effect("baton", str(enemy), s.current, "round"))
    spend_use(s, baton)


# -- gaining ---------------------------------------------------------------------------------------


def room_for(s: ShipState, seat: int, deck: str) -> bool:
    """Tell whether a hero can hold one more item of a type (20S-037, 20S-205)."""
    return len(items_of(s, seat, deck)) < strategy(s, seat).total


@step
async def gain_item(s: ShipState, seat: int, card: int) -> None:
    """Gain one item, making room first if the player wants to (20S-204 to 206, 20S-236, 20S-286)."""
    item = s.cards[card]
    deck = item.family
    if room_for(s, seat, deck):
        change(s, card, marks=ITEMS[item.name].uses or 1)
        move_card(s, card, inventory_zone(seat), up=True)
        tell(s, "item_gained", seat=seat, card=card, name=item.name)
        return
    key = await ask(s, seat, "ask-make-room", _room_makers(s, seat, deck), {"deck": f"@deck_{deck}"}, rule="20S-205")
    if key == "leave":
        return
    follow(s, gain_item(seat, card))
    await handle_item(s, seat, key)


def _room_makers(s: ShipState, seat: int, deck: str) -> list[Option]:
    """Return what would make room for one more item of a type: using one up, or discarding one."""
    up = [use_option(item) for item in usable(s, seat) if ITEMS[item.name].deck == deck]
    drops = [drop_option(item) for item in items_of(s, seat, deck)]
    return [*up, *drops, Option("leave", ("", ""), "opt-leave-item")]


def drop_option(item: Card) -> Option:
    """Return the option that discards an item."""
    args = {"item": f"@{item.name}"}
    return Option(f"drop:{item.id}", ("card", item.id), "opt-drop", args, "drop", True, item.name, "20S-203", True)


def drop_item(s: ShipState, seat: int, card: int) -> None:
    """Discard an item freely (20S-203)."""
    tell(s, "item_dropped", seat=seat, card=card, name=s.cards[card].name)
    discard_item(s, card)


def refill(s: ShipState, deck: str) -> None:
    """Shuffle a discard pile into its empty item deck (20S-212)."""
    pile = cards_in(s, discard_zone(deck))
    if not deck_size(s, deck) and pile:
        shuffle_in(s, deck, *[remove(s, card.id).name for card in pile])


# -- Frag Charge and Flare Pistol ------------------------------------------------------------------


def frag_spaces(s: ShipState, seat: int) -> list[str]:
    """Return the rooms into which a Frag Charge can be thrown to some effect (20S-289)."""
    here = s.heroes[seat].space
    return [space for space in (here, *BOARD.links[here]) if space in s.rooms and enemies_at(s, space)]


async def throw_frag(s: ShipState, seat: int, card: int, space: str) -> None:
    """Frag Charge: every enemy in a room takes the damage of a purple and a blue die (20S-291)."""
    tell(s, "item_used", seat=seat, card=card, name="it_frag")
    discard_item(s, card)
    dice = sourced(s, "PB")
    faces = await roll_and_exhaust(s, dice or [], "it_frag")
    damage = sum({"hit": 1, "crit": 2}.get(face, 0) for face in faces)
    for enemy in enemies_at(s, space):
        wound(s, seat, enemy.id, damage)
    raise_noise(s, crits(faces), "it_frag")


def fire_flare(s: ShipState, seat: int, card: int, enemy: int) -> None:
    """Flare Pistol: 2 damage to one enemy in the room, without noise (20S-291)."""
    tell(s, "item_used", seat=seat, card=card, name="it_flare")
    discard_item(s, card)
    wound(s, seat, enemy, FLARE_DAMAGE)


async def draw_item(s: ShipState, deck: str, seen: int) -> str | None:
    """Draw the top card of an item deck, shuffling its discard pile first if it is empty (20S-212, 20S-223)."""
    refill(s, deck)
    return await draw(s, deck, seen)
