"""How the events of Sentinels change the table and move its things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs

from game.engine.ask import Option
from game.model.state import Card, Event
from game.titles.sentinels.content import CARDS, COPIES
from game.titles.sentinels.state import RESOLVING, SentinelsState
from scenes.kit.director import Group, Motion, count, move, pulse, together
from scenes.kit.look import Look
from scenes.tables.things import Picture, Thing
from scenes.tables.travel import Ways, travelled

ORDER = {"yes": 0, "draw": 0, "no": 8, "none": 9}
WAYS = Ways(("card",), near=200, short=0.2, arc=0.08, highest=36)
ICONS = {"yes": "ui_yes", "no": "ui_no", "none": "ui_no", "draw": "ui_deck"}


def option_icon(view: SentinelsState, option: Option) -> str:
    """The picture on an option's button."""
    kind, what = option.about
    if option.key in ICONS:
        return ICONS[option.key]
    if kind == "card" and isinstance(what, int) and what in view.cards and view.cards[what].name:
        return CARDS[view.cards[what].name].id.removesuffix("_back")
    if kind == "name" and (what in CARDS or what in COPIES):
        return CARDS[str(what)].id if what in CARDS else str(what)
    if kind in ("deck", "type"):
        return f"dmg_{what}" if kind == "type" else str(what)
    return ""


# -- what an event changes ---------------------------------------------------------------------------

Patch = Callable[[SentinelsState, dict[str, Any], SentinelsState], None]


def patch(shown: SentinelsState, event: Event, final: SentinelsState) -> None:
    """Bring a shown view up to date with one event."""
    change = PATCHES.get(event.kind)
    if change:
        change(shown, event.data, final)


def _lay(shown: SentinelsState, card: int, name: str, zone: str, final: SentinelsState) -> None:
    """Let a card lie in a zone, wherever it was before."""
    known = shown.cards.get(card) or final.cards.get(card)
    family = known.family if known else CARDS[name].deck if name else zone.partition(":")[2]
    old = shown.cards.get(card) or Card(card, name, family, zone)
    rest = tuple(one for one in shown.zones.get(old.zone, ()) if one != card)
    shown.zones[old.zone] = rest
    shown.zones[zone] = (*[one for one in shown.zones.get(zone, ()) if one != card], card)
    up = zone.startswith(("area:", "trash:")) or zone == RESOLVING
    shown.cards[card] = structs.replace(old, zone=zone, name=name or old.name, up=up or old.up)
    if zone.startswith("area:"):
        _enter(shown, card, final)
    else:
        _leave(shown, card)


def _enter(shown: SentinelsState, card: int, final: SentinelsState) -> None:
    name = shown.cards[card].name
    if card in shown.play or not name:
        return
    shown.play[card] = final.play.get(card, max(shown.play.values(), default=0) + 1)
    if CARDS[name].hp:
        shown.hp[card] = CARDS[name].hp
    if card in final.next_to and final.next_to[card] in shown.cards:
        shown.next_to[card] = final.next_to[card]


def _leave(shown: SentinelsState, card: int) -> None:
    for table in (shown.play, shown.hp, shown.next_to):
        table.pop(card, None)
    for other in [one for one, host in shown.next_to.items() if host == card]:
        del shown.next_to[other]


def _card_moved(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    _lay(shown, data["card"], data["name"], data["to"], final)


def _played(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    _decks(shown, data, final)
    if data["card"] not in shown.cards:
        _lay(shown, data["card"], data["name"], RESOLVING, final)


def _drawn(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    _decks(shown, data, final)
    _lay(shown, data["card"], data["name"], f"hand:{data['hero']}", final)


def _decks(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    shown.decks = dict(final.decks)


def _points(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    card = data.get("target", data.get("card"))
    if card in shown.hp:
        shown.hp[card] = data["hp"]


def _incapacitated(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    card = shown.cards[data["card"]]
    shown.cards[card.id] = structs.replace(card, name=f"{data['hero']}_back", turned=True)
    _leave(shown, card.id)


def _flipped(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    card = shown.cards[data["card"]]
    shown.cards[card.id] = structs.replace(card, name=data["name"], turned=data["name"].endswith("_back"))
    if not CARDS[data["name"]].hp:
        shown.hp.pop(card.id, None)


def _laid_beside(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    if data["card"] in shown.play and data["to"] in shown.play:
        shown.next_to[data["card"]] = data["to"]


def _set(name: str, key: str) -> Patch:
    return lambda shown, data, final: setattr(shown, name, data[key])


def _begun(shown: SentinelsState, data: dict[str, Any], final: SentinelsState) -> None:
    shown.turn, shown.phase = data["owner"], "start"


PATCHES: dict[str, Patch] = {
    "card_moved": _card_moved,
    "played": _played,
    "drawn": _drawn,
    "revealed": _decks,
    "shuffled": _decks,
    "damage": _points,
    "regained": _points,
    "hp_set": _points,
    "laid_beside": _laid_beside,
    "moved_on": _laid_beside,
    "incapacitated": _incapacitated,
    "flipped": _flipped,
    "round_began": _set("round", "round"),
    "turn_began": _begun,
    "phase_began": _set("phase", "phase"),
}


# -- what moves --------------------------------------------------------------------------------------


def motions(look: Look, events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]:
    """How the table moves from one picture to the next because of events that belong together."""
    out: list[Motion | Group] = []
    for event in events:
        out += _special(event, before, after)
    source = partial(_source, events, before)
    travel = [*travelled(look, WAYS, before, after, source), *_discarded(events, before, after)]
    return [together(*travel, *out)] if travel or out else []


def _discarded(events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]:
    """Cards that go to a trash fly there: the pile draws its top card on the way."""
    out: list[Motion | Group] = []
    for event in events:
        if event.kind != "card_moved" or not str(event.data["to"]).startswith("trash:"):
            continue
        old, pile = before.by_key.get(f"card:{event.data['card']}"), after.by_key.get(str(event.data["to"]))
        if old and pile:
            out.append(move(pile.key, old.rect.center, pile.rect.center, 0.32))
    return out


def _source(events: list[Event], before: Picture, key: str) -> tuple[int, int] | None:
    """Where a card that was not on the table comes from: its deck, or the zone it left."""
    for event in events:
        data = event.data
        if f"card:{data.get('card')}" != key:
            continue
        deck = str(data.get("deck") or data.get("hero") or data.get("from", "").partition(":")[2])
        kind = str(data.get("from", "")).partition(":")[0]
        places = (f"{kind}:{deck}", f"count:{kind}:{deck}", f"deck:{deck}", f"count:deck:{deck}", f"count:hand:{deck}")
        found = next((thing for name in places if (thing := before.by_key.get(name))), None)
        return found.rect.center if found else None
    return None


def _thing(picture: Picture, card: object) -> Thing | None:
    return picture.about(("card", card)) if isinstance(card, int) else None


def _special(event: Event, before: Picture, after: Picture) -> list[Motion | Group]:
    """Motions of things that stay where they are: numbers that run, cards that flash or turn over."""
    data = event.data
    if event.kind in ("damage", "regained"):
        return _struck(event, after)
    if event.kind in ("text_began", "power_used", "activated", "redirected", "damage_stopped"):
        thing = _thing(after, data.get("target" if event.kind == "damage_stopped" else "card"))
        return [pulse(thing.key, 0.3)] if thing else []
    if event.kind in ("flipped", "incapacitated"):
        thing = _thing(after, data["card"])
        return [Motion(f"flip:{thing.key}", "count", 0.45, (0, 0), (1, 0))] if thing else []
    return []


def _struck(event: Event, after: Picture) -> list[Motion | Group]:
    """A target flashes and its ring runs to the new number."""
    data = event.data
    change = data["amount"] if event.kind == "damage" else -data["amount"]
    thing = _thing(after, data.get("target", data.get("card")))
    if thing is None:
        return []
    return [together(pulse(thing.key, 0.36), count(thing.key, data["hp"] + change, max(0, data["hp"]), 0.36))]


def floats(events: list[Event]) -> list[tuple[str, str, bool]]:
    """Numbers that rise from things: the thing, what it says, and whether it is good news."""
    out = []
    for event in events:
        data = event.data
        if event.kind == "damage":
            out.append((f"card:{data['target']}", f"−{data['amount']} :dmg_{data['type']}:", False))
        elif event.kind == "destroyed":
            out.append((f"card:{data['card']}", ":lying_down:", False))
        elif event.kind == "regained":
            out.append((f"card:{data['card']}", f"+{data['amount']} :st_health:", True))
    return out
