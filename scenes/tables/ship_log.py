"""The log of 20 Strong: what of an event is worth a line, which lines become one, and what they say."""

from __future__ import annotations

from typing import Any

from game.model.state import Event
from game.titles.twenty_strong.state import ShipState
from scenes.tables.things import About

QUIET = ("die_moved", "card_moved", "card_turned", "shuffled", "relaid", "enemy_moved", "resolve_started")
BASIC = ("move", "attack", "salvage", "trade", "triage", "frag")
PERSONS = ("seat", "giver", "taker")


class Scribe:
    """Writes one log."""

    def tell(self, event: Event) -> tuple[Event, ...]:
        """What the log says of an event."""
        return () if event.kind in QUIET else (event,)

    def join(self, before: Event, event: Event) -> Event | None:
        """The one line that two in a row become."""
        return None

    def args(self, event: Event) -> dict[str, Any]:
        """The arguments of a line."""
        return args(event)

    def concerns(self, view: ShipState, event: Event) -> tuple[int, ...] | None:
        """The seats that an event names; what names none concerns everybody."""
        return tuple(event.data[key] for key in PERSONS if key in event.data) or None

    def speaks_of(self, view: ShipState, event: Event) -> tuple[About, ...]:
        """The card, the room and the heroes that an event names."""
        data = event.data
        about: list[About] = [("card", data["card"])] if "card" in data else []
        about += [("space", data["space"])] if data.get("space") else []
        return (*about, *(("seat", data[key]) for key in PERSONS if key in data))


def args(event: Event) -> dict[str, Any]:
    """The arguments of an event's line: names become messages, seats and rooms become names."""
    data = event.data
    out: dict[str, Any] = {}
    for key, value in data.items():
        if key in ("seat", "giver", "taker"):
            out[key] = f"@seat:{value}"
        elif key in ("space", "start"):
            out[key] = f"@space:{value}" if value else "-"
        elif key == "dial":
            out[key] = f"@{value}-head" if isinstance(value, str) else value
        elif key in ("name", "hero"):
            out[key] = f"@{value}" if value else "@something-hidden"
        elif key == "why":
            out[key] = f"@{value}" if str(value).startswith(("al_", "it_", "rm_", "her_")) else f"@because-{value}"
        elif key == "action":
            out[key] = f"@did-{value}" if value in BASIC else f"@act_{value}"
        elif key in ("mark", "reason"):
            out[key] = f"@mark_{value}" if key == "mark" else f"@{value}"
        else:
            out[key] = value
    if event.kind == "rolled":
        out["result"] = " ".join(
            f"{kind}:face_{face}:" for kind, face in zip(data["kinds"], data["faces"], strict=True)
        )
        out["hits"] = sum(face in ("hit", "crit") for face in data["faces"])
        out["crits"] = data["faces"].count("crit")
    return out
