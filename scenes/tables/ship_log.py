"""The log of 20 Strong: what of an event is worth a line, which lines become one, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.model.state import Event
from game.titles.twenty_strong.state import ShipState
from scenes.tables.things import About

QUIET = ("die_moved", "card_moved", "card_turned", "relaid", "resolve_started")
BASIC = ("move", "attack", "salvage", "trade", "triage", "frag")
PERSONS = ("seat", "giver", "taker")
ROOM = "room:"


class Scribe:
    """Writes one log: it knows the rooms told of so far, the last roll, and whose After effect may have come."""

    def __init__(self) -> None:
        """Nothing has been told yet."""
        self._rooms: dict[str, str] = {}
        self._after: tuple[Event, ...] = ()
        self._rolled: tuple[tuple[int, ...], str] | None = None

    def tell(self, event: Event) -> tuple[Event, ...]:
        """What the log says of an event: nothing, a line, or before it whose After effect it comes from."""
        kind, data = event.kind, event.data
        self._learn(data)
        if kind == "after_effect":
            self._after = (event,)
            return ()
        if kind in QUIET or (kind == "shuffled" and data["deck"] not in ITEM_DECKS):
            return ()
        head, self._after = self._after if kind in OF_AFTER and data.get("dial") != "time" else (), ()
        again, self._rolled = self._rolled, (data["dice"], data["why"]) if kind == "rolled" else None
        more = {"again": again == self._rolled} if kind == "rolled" else {}
        return (*head, Event("deck_renewed" if kind == "shuffled" else kind, listed(event) | more))

    def _learn(self, data: dict[str, Any]) -> None:
        """Remember which room lies where."""
        space = data.get("space") or str(data.get("zone", "")).removeprefix(ROOM)
        if space and str(data.get("name", "")).startswith("rm_"):
            self._rooms[space] = data["name"]

    def join(self, before: Event, event: Event) -> Event | None:
        """The one line that two in a row become: steps of a walk, enemies that go the same way, what one seat gets."""
        one, two, lists = before.data, event.data, LISTED.get(event.kind)
        if before.kind != event.kind or not lists or any(one[key] != two[key] for key in SAME[event.kind]):
            return None
        if "spaces" in lists and one["space"] != two["start"]:
            return None
        return Event(event.kind, two | {key: (*one[key], *two[key]) for key in lists})

    def args(self, event: Event) -> dict[str, Any]:
        """The arguments of a line."""
        return args(event, self._rooms)

    def concerns(self, view: ShipState, event: Event) -> tuple[int, ...] | None:
        """The seats that an event names; what names none concerns everybody."""
        return tuple(event.data[key] for key in PERSONS if key in event.data) or None

    def speaks_of(self, view: ShipState, event: Event) -> tuple[About, ...]:
        """The card, the room and the heroes that an event names."""
        data = event.data
        about: list[About] = [("card", data["card"])] if "card" in data else []
        about += [("card", card) for card in data.get("cards", ()) if ("card", card) not in about]
        about += [("space", data["space"])] if data.get("space") else []
        return (*about, *(("seat", data[key]) for key in PERSONS if key in data))


ITEM_DECKS = ("military", "technical", "crafted")
OF_AFTER = ("dial_turned", "noise_overflow", "enemy_appeared", "nest_grew", "hurt")
"""What may come of an After effect."""
LISTED = {
    "objective_dealt": {"names": "name", "cards": "card"}, "enemy_moved": {"spaces": "space"},
    "hero_moved": {"spaces": "space"},
}  # fmt: skip
"""What a line lists of several events in a row, each from one thing that they say."""
SAME = {"objective_dealt": ("seat",), "enemy_moved": ("card",), "hero_moved": ("seat",)}


def args(event: Event, rooms: Mapping[str, str] = MappingProxyType({})) -> dict[str, Any]:
    """The arguments of an event's line: names become messages, seats and rooms become names."""
    data = listed(event)
    out = {key: _argument(key, value, rooms) for key, value in data.items()}
    out["known"] = bool(data.get("name"))
    if "names" in data:
        out |= {"told": all(data["names"]), "count": len(data["names"])}
    if event.kind == "rolled":
        out["result"] = " ".join(
            f"{kind}:face_{face}:" for kind, face in zip(data["kinds"], data["faces"], strict=True)
        )
        out["hits"] = sum(face in ("hit", "crit") for face in data["faces"])
        out["crits"] = data["faces"].count("crit")
    return out


def _argument(key: str, value: Any, rooms: Mapping[str, str]) -> Any:
    """One of them."""
    if key in ("space", "start"):
        return called(value, rooms)
    if key == "spaces":
        return tuple([called(space, rooms) for space in value])
    if key == "names":
        return tuple([f"@{name}" for name in value])
    if key == "dial":
        return f"@{value}-head" if isinstance(value, str) else value
    if key in ("name", "hero"):
        return f"@{value}" if value else "@something-hidden"
    if key == "why":
        return f"@{value}" if str(value).startswith(("al_", "it_", "rm_", "her_")) else f"@because-{value}"
    if key == "action":
        return f"@did-{value}" if value in BASIC else f"@act_{value}"
    return f"@{OWN[key]}{value}" if key in OWN else value


OWN = {"seat": "seat:", "giver": "seat:", "taker": "seat:", "deck": "deck_", "mark": "mark_", "reason": ""}
"""How the names of some arguments begin."""


def listed(event: Event) -> dict[str, Any]:
    """What an event says, with lists of one for what its line lists."""
    lists = {key: (event.data[one],) for key, one in LISTED.get(event.kind, {}).items() if key not in event.data}
    return event.data | lists


def called(space: str, rooms: Mapping[str, str]) -> str:
    """What a space is called: by its room where that has been told of, else as it is known now."""
    return f"@{rooms[space]}" if space in rooms else f"@space:{space}" if space else "-"
