"""The log of Sentinels: what of an event is worth a line, which lines become one, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.model.state import Event
from game.titles.sentinels.content import CARDS, effect_name, power_name
from game.titles.sentinels.state import SentinelsState
from scenes.tables import comic_marks
from scenes.tables.things import About

QUIET = ("phase_began", "text_began", "relaid")
"""Events that say nothing by themselves."""
FRESH = ("round_began", "turn_began", "phase_began")
ACTING = ("played", "entered", "power_used", "activated", "ability_used")
"""Lines that say whose text is carried out from now on."""
CARD_KEYS = ("card", "source", "target", "to", "by")
LISTS = ("cards", "names", "targets")
MOST = 8
"""So many names stand in a line; of the others only how many there are."""
HIDDEN = "@sen-hidden-card"
WHOLE = ("round_began", "game_over", "decks_chosen")
"""Events that are about the whole game."""


Data = dict[str, Any]


@dataclass
class Text:
    """A card whose text is being carried out, and whether a line has said so."""

    card: int
    said: bool


class Scribe:
    """Writes one log: it knows what has been told so far."""

    def __init__(self) -> None:
        """Nothing has been told yet."""
        self._known: dict[int, str] = {}
        self._texts: list[Text] = []
        self._played: list[int] = []
        self._lifted: list[int] = []
        self._destroyed: list[int] = []
        self._fallen: list[str] = []
        self._stirred = ""

    def tell(self, event: Event) -> tuple[Event, ...]:
        """What the log says of an event, as events of its own: nothing, a line, or before it who acts."""
        self._learn(event.data)
        if event.kind in FRESH:
            self._texts = []
        elif event.kind == "text_began":
            self._texts = [Text(event.data["card"], said=False)]
        told = self._told(event)
        if told is None:
            return ()
        if told.kind == "lasts":
            told = Event("lasts", told.data | {"own": Text(told.data["cause"], said=True) in self._texts})
        head = self._head(told)
        if told.kind in ACTING:
            self._texts.append(Text(told.data["card"], said=True))
        return (*head, told)

    def join(self, before: Event, event: Event) -> Event | None:
        """The one line that two in a row become: the same of several cards, or what comes of the one before."""
        one, two = before.data, event.data
        if (before.kind, event.kind) in CONTINUED and one["card"] == two["card"]:
            return Event(*CONTINUED[before.kind, event.kind](one, two))
        if (before.kind, event.kind) == ("revealed", "put_back"):
            whole = (one["deck"], len(one["cards"])) == (two["deck"], two["count"])
            return Event("revealed", one | {"back": True}) if whole else None
        same = ALIKE.get(event.kind, ())
        if before.kind != event.kind or not same or any(one[key] != two[key] for key in same):
            return None
        return Event(event.kind, two | {key: (*one[key], *two[key]) for key in LISTS if key in two})

    def args(self, event: Event) -> Data:
        """The arguments of a line."""
        return args(event, self._known)

    def concerns(self, view: SentinelsState, event: Event) -> tuple[int, ...] | None:
        """The seats of the heroes who act or are meant: those named, and the owners of the cards told of so far."""
        if event.kind in WHOLE:
            return None
        data = event.data
        names = [self._known.get(card, "") for card in _cards(event)] + [data.get("name", ""), *data.get("names", ())]
        decks = [CARDS[name].deck for name in names if name in CARDS]
        decks += [data[key] for key in ("hero", "owner", "deck") if key in data]
        return tuple(seat for seat, hero in enumerate(view.heroes) if hero in decks)

    def speaks_of(self, view: SentinelsState, event: Event) -> tuple[About, ...]:
        """The cards that a line names, and the heroes, who are cards too."""
        data = event.data
        heroes = [view.characters[data[key]] for key in ("hero", "owner") if data.get(key) in view.characters]
        return tuple(("card", card) for card in dict.fromkeys([*_cards(event), *heroes]))

    # -- what is told ------------------------------------------------------------------------------

    def _learn(self, data: Data) -> None:
        if data.get("name") and isinstance(data.get("card"), int):
            self._known[data["card"]] = data["name"]

    def _head(self, told: Event) -> tuple[Event, ...]:
        """Who acts, where neither the line itself nor one before it says so."""
        cause = told.data.get("cause", self._texts[-1].card if self._texts else 0)
        if not cause:
            return ()
        within = [text.card for text in self._texts]
        outer = self._texts[: within.index(cause) + 1] if cause in within else [*self._texts, Text(cause, said=False)]
        self._texts, text = outer, outer[-1]
        named = cause in (told.data.get("card"), told.data.get("source"))
        if text.said or told.kind == "redirected":
            return ()
        text.said = True
        return () if named else (Event("acts", {"card": cause, "name": self._known.get(cause, "")}),)

    def _told(self, event: Event) -> Event | None:
        """An event as its line tells it; None where it has none."""
        kind, data = event.kind, event.data
        if kind == "card_moved":
            return self._moved(data)
        if kind == "shuffled":
            again, self._stirred = data["deck"] == self._stirred, ""
            return None if again else event
        if kind == "played":
            self._played.append(data["card"])
        elif kind == "destroyed":
            self._destroyed.append(data["card"])
        elif kind == "incapacitated":
            self._fallen.append(data["hero"])
        elif kind in ("found", "trash_shuffled"):
            self._stirred = data["deck"]
        if kind in QUIET or (kind == "revealed" and not data["card"]):
            return None
        return full(event)

    def _moved(self, data: Data) -> Event | None:
        """What it means that a card goes from one zone to another."""
        card, name = data["card"], data["name"]
        (start, _, whose), (end, _, owner) = data["from"].partition(":"), data["to"].partition(":")
        if start == "area" and end == "resolving":
            self._lifted.append(card)
            return None
        start = "area" if start == "resolving" and _take(self._lifted, card) else start
        if end in ("area", "resolving"):
            kind = self._enters(card, start, end)
        else:
            kind = self._leaves(data, start, end)
        if not kind or start == end or (end == "removed" and whose in self._fallen):
            return None
        told: Data = {"card": card, "name": name, "start": start}
        if end == "under":
            return Event(kind, told | {"to": int(owner)})
        told |= {"deck": owner or whose}
        return full(Event(kind, told))

    def _enters(self, card: int, start: str, end: str) -> str:
        """A card comes into play; one that was played has been told of."""
        known = card in self._played
        if end == "area":
            _take(self._played, card)
        elif not known:
            self._played.append(card)
        return "" if known or start == "area" else "entered"

    def _leaves(self, data: Data, start: str, end: str) -> str:
        """A card goes somewhere out of play; one that was destroyed has been told of."""
        played, destroyed = _take(self._played, data["card"]), _take(self._destroyed, data["card"])
        if end != "trash":
            return {"hand": "to_hand", "under": "put_under", "removed": "removed", "revealed": "taken"}.get(end, "")
        if start in ("area", "under"):
            return "" if destroyed else "left"
        if played:
            return "" if CARDS[data["name"]].has("one_shot") else "not_kept"
        return "discarded"


def _listed(data: Data) -> Data:
    return {"cards": (data["card"],), "names": (data["name"],)}


def _plain(data: Data) -> Data:
    return {"beside": False}


MORE: dict[str, Callable[[Data], Data]] = {
    "drawn": _listed, "discarded": _listed, "to_hand": _listed, "played": _plain, "entered": _plain,
    "revealed": lambda data: _listed(data) | {"back": False},
    "damage_none": lambda data: {"targets": (data["target"],)},
    "damage_stopped": lambda data: {"targets": (data["target"],)},
}  # fmt: skip
"""What a line has beside what the event says: room for what others in a row add."""


def full(event: Event) -> Event:
    """An event with all that its line says."""
    more = MORE.get(event.kind)
    return Event(event.kind, more(event.data) | event.data) if more else event


ALIKE = {
    "drawn": ("hero",), "discarded": ("deck", "start"), "revealed": ("deck",), "to_hand": ("deck", "start"),
    "damage_none": ("source",), "damage_stopped": ("source", "name"),
}  # fmt: skip
"""Lines that become one where these things are the same."""

CONTINUED: dict[tuple[str, str], Callable[[Data, Data], tuple[str, Data]]] = {
    ("played", "laid_beside"): lambda one, two: ("played", one | {"to": two["to"], "beside": True}),
    ("entered", "laid_beside"): lambda one, two: ("entered", one | {"to": two["to"], "beside": True}),
    ("found", "entered"): lambda one, two: ("entered", two | {"start": "deck"}),
    ("found", "to_hand"): lambda one, two: ("to_hand", two | {"start": "deck"}),
    ("taken", "entered"): lambda one, two: ("entered", two | {"start": "trash"}),
    ("taken", "to_hand"): lambda one, two: ("to_hand", two | {"start": "trash"}),
}
"""Lines that the next one about the same card completes."""


def _take(cards: list[int], card: int) -> bool:
    """Take a card out of a list; whether it was there."""
    found = card in cards
    if found:
        cards.remove(card)
    return found


def _cards(event: Event) -> list[int]:
    """The cards that an event names."""
    data = event.data
    return [data[key] for key in CARD_KEYS if data.get(key)] + [*data.get("cards", ()), *data.get("targets", ())]


def _numbered(name: str) -> str | Data:
    """A card with its spell icon, if it has one."""
    icon = CARDS[name].icon if name in CARDS else 0
    return {"message": "sen-with-icon", "card": called(name), "icon": icon} if icon else called(name)


# -- arguments -------------------------------------------------------------------------------------


def args(event: Event, known: dict[int, str]) -> Data:
    """The arguments of an event's line; `known` are the names of the cards told of so far."""
    out: Data = {}
    for key, value in full(event).data.items():
        if key in CARD_KEYS:
            out[key] = called(known.get(value, ""))
        elif key == "name":
            out[key] = called(value)
        elif key == "names":
            out |= _begun(key, [_numbered(name) for name in value]) | {"told": all(value)}
        elif key == "targets":
            out |= _begun(key, list(dict.fromkeys([called(known.get(card, "")) for card in value])))
        elif key == "cards":
            out["count"] = len(value)
        elif key == "type":
            out[key] = f"@sen-type-{value}" if value else ""
        elif key in MESSAGES:
            out[key] = f"@{value}"
        elif isinstance(value, (int, str)):
            out[key] = max(0, value) if key == "hp" else value
    own = OWN.get(event.kind)
    return out | own(event.data, known) if own else out


MESSAGES = ("hero", "owner", "deck", "villain", "environment", "reason")
"""What is a message itself."""


def _begun(key: str, names: Sequence[str | Data]) -> Data:
    """The first of several names, and how many more there are."""
    return {key: tuple(names[:MOST]), "more": max(0, len(names) - MOST)}


def called(name: str) -> str:
    """What a card is called in a line."""
    return f"@{CARDS[name].id}" if name in CARDS else HIDDEN


def _lasting(data: Data, known: dict[int, str]) -> Data:
    """Whom an effect concerns, what it does until when, and where it comes from."""
    names = [called(known.get(card, "")) for card in data["cards"]]
    return {
        "whom": f"@sen-group-{data['group']}" if data["group"] else tuple(names),
        "effect": comic_marks.said(data["what"], data["amount"], data["type"], data["until"]),
        "name": f"@{effect_name(data['name'])}",
        "own": data.get("own", False),
    }


OWN: dict[str, Callable[[Data, dict[int, str]], Data]] = {
    "lasts": _lasting,
    "power_used": lambda data, known: {"power": f"@{power_name(data['name'])}"},
    "ability_used": lambda data, known: {"ability": f"@{data['hero']}_incapacitated_{data['number']}"},
}
"""What some lines say beside that."""
