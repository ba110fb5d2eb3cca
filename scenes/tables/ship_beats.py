"""How the events of 20 Strong change the table, move its things, and read in the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs

from game.engine.ask import Option
from game.model.state import EVERYONE, Card, Event
from game.model.state import Die as DieState
from game.titles.twenty_strong.content import ACTIONS, HEROES
from game.titles.twenty_strong.state import (
    DEFEATED,
    ESCAPED,
    NEST_STACK,
    ShipState,
    enemy_zone,
    objective_zone,
    set_hero,
)
from scenes.kit.dice import Die
from scenes.kit.director import Group, Motion, count, move, pulse, serial, together, turn
from scenes.kit.look import Look
from scenes.kit.words import Words
from scenes.tables import ship_faces as faces
from scenes.tables import ship_log
from scenes.tables.ship_dice import DIE_COLORS
from scenes.tables.things import Picture
from scenes.tables.travel import Ways, travelled
from scenes.tables.tray import Roll

WAYS = Ways(("die", "card", "hero"), near=160, short=0.22, arc=0.1, highest=40, straight=("hero",))
FACES = ("crit", "hit", "miss")
BASIC = ("move", "attack", "salvage", "trade", "triage", "frag")
BUTTON_ORDER = {
    "move": 0, "attack": 1, "salvage": 2, "room": 3, "trade": 4, "accept": 0, "quiet": 0, "repeat": 6, "use": 7,
    "done": 8, "stop": 8, "end": 9, "back": 9, "withdraw": 9, "pass": 9, "leave": 9,
}  # fmt: skip
ICONS = {
    "move": "act_move", "attack": "act_attack", "salvage": "act_salvage", "room": "act_room", "trade": "act_trade",
    "end": "act_wait", "repeat": "act_roll", "accept": "ui_yes", "quiet": "ui_yes", "back": "ui_undo",
    "withdraw": "ui_undo",
    "pass": "ui_skip", "stop": "act_wait", "done": "ui_yes", "check": "act_roll", "hotwire": "act_roll",
    "leave": "ui_no", "go": "act_escape",
    "offer": "act_trade", "refuse": "ui_no", "refuse_all": "ui_no", "triage": "st_health", "frag": "it_frag",
    "keycard": "it_card", "exhaust": "ui_dice", "pay": "ui_lock", "ignore": "ui_mute", "hear": "ui_sound",
    "decline": "ui_no", "dice": "act_roll", "shotgun": "it_shotgun", "flare": "it_flare", "baton": "it_baton",
}  # fmt: skip


def option_icon(option: Option) -> str:
    """The picture on an option's button."""
    head = option.key.split(":")[0]
    if head == "stat_die":
        return faces.STAT_DICE[int(option.about[1])]
    if head in ("use", "drop") and option.source:
        return option.source
    if ">" in option.key:
        return "face_crit" if option.label.endswith("crit") else "face_hit"
    if head in ICONS:
        return ICONS[head]
    return {"space": "act_move", "seat": "ui_person"}.get(option.about[0], "")


# -- what an event changes ---------------------------------------------------------------------------

Patch = Callable[[ShipState, dict[str, Any]], None]


def patch(shown: ShipState, event: Event, final: ShipState) -> None:
    """Bring a shown view up to date with one event."""
    if event.kind == "ship_ready":
        _ship_ready(shown, final)
        return
    change = PATCHES.get(event.kind)
    if change:
        change(shown, event.data)


def _ship_ready(shown: ShipState, final: ShipState) -> None:
    """The rooms are laid out: take them, the decks and the heroes' places as they are now."""
    shown.rooms, shown.decks, shown.zones = dict(final.rooms), dict(final.decks), dict(final.zones)
    shown.cards, shown.opened = dict(final.cards), final.opened
    shown.heroes[:] = final.heroes


def _card_moved(shown: ShipState, data: dict[str, Any]) -> None:
    card, start, end = data["card"], data["from"], data["to"]
    old = shown.cards.get(card) or Card(card, data["name"], "", start, True)
    rest = tuple(one for one in shown.zones.get(start, ()) if one != card)
    shown.zones[start] = rest
    shown.zones[end] = (*[one for one in shown.zones.get(end, ()) if one != card], card)
    name = data["name"] or old.name
    shown.cards[card] = structs.replace(old, zone=end, name=name, up=old.up or bool(data["name"]))


def _card_turned(shown: ShipState, data: dict[str, Any]) -> None:
    old = shown.cards.get(data["card"])
    if old:
        shown.cards[old.id] = structs.replace(old, name=data["name"], up=data["up"])


def _die_moved(shown: ShipState, data: dict[str, Any]) -> None:
    old = shown.dice[data["die"]]
    shown.dice[old.id] = DieState(old.id, old.kind, data["to"], data["face"])


def _rolled(shown: ShipState, data: dict[str, Any]) -> None:
    for die, face in zip(data["dice"], data["faces"], strict=True):
        old = shown.dice[die]
        shown.dice[die] = DieState(old.id, old.kind, old.place, face)


def _dial_turned(shown: ShipState, data: dict[str, Any]) -> None:
    name = data["dial"]
    shown.dials[name] = structs.replace(shown.dials[name], value=data["to"])


def _enemy_appeared(shown: ShipState, data: dict[str, Any]) -> None:
    card, zone = data["card"], enemy_zone(data["space"])
    if card not in shown.zones.get(zone, ()):
        shown.zones[zone] = (*shown.zones.get(zone, ()), card)
    shown.cards[card] = Card(card, data["name"], "alien", zone, True, seen=EVERYONE)


def _enemy_gone(shown: ShipState, data: dict[str, Any]) -> None:
    zone = data["zone"]
    shown.zones[zone] = tuple(one for one in shown.zones.get(zone, ()) if one != data["card"])
    shown.cards.pop(data["card"], None)


def _enemy_hurt(shown: ShipState, data: dict[str, Any]) -> None:
    old = shown.cards.get(data["card"])
    if old:
        shown.cards[old.id] = structs.replace(old, marks=old.marks + data["damage"])


def _enemy_defeated(shown: ShipState, data: dict[str, Any]) -> None:
    old = shown.cards.get(data["card"])
    if old:
        shown.cards[old.id] = structs.replace(old, turned=True)


def _hero(**fields: str) -> Patch:
    """Set fields of a hero from the event's data."""

    def change(shown: ShipState, data: dict[str, Any]) -> None:
        set_hero(shown, data["seat"], **{field: data[name] for field, name in fields.items()})

    return change


def _hero_chosen(shown: ShipState, data: dict[str, Any]) -> None:
    set_hero(shown, data["seat"], card=data["hero"], health=HEROES[data["hero"]].health)


def _out(status: str) -> Patch:
    return lambda shown, data: void(set_hero(shown, data["seat"], status=status, space=""))


def void(_: object) -> None:
    """Nothing: for changes written as expressions."""


def _round_started(shown: ShipState, data: dict[str, Any]) -> None:
    shown.current, shown.cycle, shown.actions, shown.phase = data["seat"], data["cycle"], ACTIONS, "activation"


def _looked(shown: ShipState, data: dict[str, Any]) -> None:
    card = shown.cards.get(shown.rooms.get(data["space"], -1))
    if card and data["name"]:
        shown.cards[card.id] = structs.replace(card, name=data["name"])


def _objective_dealt(shown: ShipState, data: dict[str, Any]) -> None:
    zone = objective_zone(data["seat"])
    shown.cards[data["card"]] = Card(data["card"], data["name"], "objective", zone)
    shown.zones[zone] = (*shown.zones.get(zone, ()), data["card"])


def _room_banished(shown: ShipState, data: dict[str, Any]) -> None:
    shown.rooms.pop(data["space"], None)


def _room_deactivated(shown: ShipState, data: dict[str, Any]) -> None:
    card = shown.cards.get(shown.rooms.get(data["space"], -1))
    if card:
        shown.cards[card.id] = structs.replace(card, up=False)


def _set(name: str, key: str) -> Patch:
    return lambda shown, data: setattr(shown, name, data[key])


PATCHES: dict[str, Patch] = {
    "card_moved": _card_moved,
    "card_turned": _card_turned,
    "die_moved": _die_moved,
    "rolled": _rolled,
    "dial_turned": _dial_turned,
    "enemy_appeared": _enemy_appeared,
    "enemy_gone": _enemy_gone,
    "enemy_hurt": _enemy_hurt,
    "enemy_defeated": _enemy_defeated,
    "hero_moved": _hero(space="space"),
    "hurt": _hero(health="health"),
    "healed": _hero(health="health"),
    "hero_chosen": _hero_chosen,
    "escaped": _out(ESCAPED),
    "defeated": _out(DEFEATED),
    "round_started": _round_started,
    "looked": _looked,
    "objective_dealt": _objective_dealt,
    "room_banished": _room_banished,
    "room_deactivated": _room_deactivated,
    "action_taken": _set("actions", "left"),
    "first_player": _set("first", "seat"),
    "mark_set": lambda shown, data: setattr(shown, "marks", (*shown.marks, data["mark"])),
    "self_destruct": lambda shown, data: setattr(shown, "alarm", True),
    "nest_grew": lambda shown, data: shown.zones.update({NEST_STACK: tuple(range(-data["count"], 0))}),
}


# -- what moves --------------------------------------------------------------------------------------


def motions(look: Look, events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]:
    """How the table moves from one picture to the next because of events that belong together."""
    travel = travelled(look, WAYS, before, after, partial(_source, events, before, after))
    out: list[Motion | Group] = [together(*travel)] if travel else []
    for event in events:
        out += _special(event, after)
    return out


def _source(events: list[Event], before: Picture, after: Picture, key: str) -> tuple[int, int] | None:
    """Where a thing that was not on the table comes from."""
    for event in events:
        data = event.data
        if f"card:{data.get('card')}" != key:
            continue
        place = {"enemy_appeared": "deck:alien", "objective_dealt": "decks"}.get(event.kind, "")
        if event.kind == "card_moved":
            zone, _, what = data["from"].partition(":")
            place = {"stack": f"space:{what}", "discard": f"deck:{what}", "crafted": "deck:crafted"}.get(zone, "decks")
        found = before.by_key.get(place) or after.by_key.get(place)
        if found:
            return found.rect.center
    return None


def roll(words: Words, events: list[Event]) -> Roll | None:
    """The roll among some events, as the tray shows it."""
    event = next((event for event in events if event.kind == "rolled"), None)
    if event is None:
        return None
    data = event.data
    rolled = sorted(zip(data["dice"], data["kinds"], data["faces"], strict=True), key=lambda die: FACES.index(die[2]))
    letters = {kind: words.attribute(f"colour_{kind}", "letter") for kind in data["kinds"]}
    shown = tuple(Die(DIE_COLORS[kind], letters[kind], f"face_{face}") for _, kind, face in rolled)
    args = ship_log.args(event)
    result = words("roll-result", hits=args["hits"], crits=args["crits"])
    return Roll(shown, tuple(f"die:{die}" for die, _, _ in rolled), words.spoken(args["why"]), result)


def _lunge(event: Event, after: Picture) -> list[Motion | Group]:
    """An enemy springs at the hero and back."""
    key = f"card:{event.data['card']}"
    enemy, hero = after.by_key.get(key), after.by_key.get(f"hero:{event.data['seat']}")
    if enemy is None or hero is None:
        return []
    (x, y), (hx, hy) = enemy.rect.center, hero.rect.center
    near = (x + (hx - x) * 0.45, y + (hy - y) * 0.45)
    return [serial(move(key, (x, y), near, 0.13), move(key, near, (x, y), 0.2))]


def floats(events: list[Event]) -> list[tuple[str, str, bool]]:
    """Numbers that rise from things: the thing, what it says, and whether it is good news."""
    out = []
    for event in events:
        data = event.data
        if event.kind == "hurt":
            out.append((f"hero:{data['seat']}", f"−{data['damage']} :st_health:", False))
        elif event.kind == "healed":
            out.append((f"hero:{data['seat']}", f"+{data['amount']} :st_health:", True))
        elif event.kind in ("die_applied", "enemy_hurt"):
            out.append((f"card:{data['card']}", f"−{data['damage']}", True))
        elif event.kind == "dial_turned" and data["dial"] == "noise":
            step = data["to"] - data["from"]
            out.append(("dial:noise", f"{step:+d} :st_noise:", step < 0))
    return out


def _special(event: Event, after: Picture) -> list[Motion | Group]:
    """Motions of things that stay where they are."""
    data = event.data
    if event.kind == "dial_turned":
        key = f"dial:{data['dial']}"
        make = turn if data["dial"] == "time" else count
        return [make(key, data["from"], data["to"])]
    if event.kind in ("hurt", "healed"):
        return [pulse(f"hero:{data['seat']}", 0.4)]
    if event.kind == "enemy_attacks":
        return _lunge(event, after)
    if event.kind in ("enemy_hurt", "enemy_defeated", "die_applied"):
        return [pulse(f"card:{data['card']}", 0.32)]
    if event.kind == "mark_set":
        return [pulse(f"lamp:{data['mark']}", 0.5)]
    if event.kind == "card_turned":
        space = str(data["zone"]).removeprefix("room:")
        return [Motion(f"flip:space:{space}", "count", 0.42, (0, 0), (1, 0))]
    return []
