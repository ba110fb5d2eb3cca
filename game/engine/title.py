"""What a title gives to the engine, the computer players, the table and the laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from game.engine.ask import Decision
from game.engine.steps import Body
from game.model.state import Setup, State


class Choice(Struct, frozen=True):
    """A set-up option: its name, its values, the default first, and whether newcomers see it."""

    name: str
    values: tuple[str, ...]
    default: str
    plain: bool = False


class Idea(Struct, frozen=True):
    """One answer worth considering: its keys, how good it looks, and why as a message with arguments."""

    keys: tuple[str, ...]
    score: float = 0.0
    reason: str = ""
    args: dict[str, Any] = {}


class Bot(Struct, frozen=True):
    """What the computer players need to know of a title.

    `families` names every card of a game by the deck it is dealt from; `ideas` proposes answers,
    the best first, one alone where nothing needs thought; `reflex` is the quick answer of playouts;
    `worth` estimates a seat's chance to win, 0 to 1. All but the first get a state, or a view of
    one, and look only at what the seat may know.
    """

    families: Callable[[Setup], dict[str, tuple[str, ...]]]
    ideas: Callable[[Any, Decision], tuple[Idea, ...]]
    reflex: Callable[[Any, Decision], tuple[str, ...]]
    worth: Callable[[Any, int], float]


class Cast(Struct, frozen=True):
    """Who plays, by component: what stands against the seats, and the part of each seat ("" while it has none)."""

    against: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()


class Title(Struct, frozen=True):
    """One playable title.

    `begin` makes the first state of a set-up; `steps` are the bodies by name; `components` counts
    what must never get lost; `barred` tells a seat, from its own view, why things it might try are
    not offered; `odds` gives chances of success for picks of a decision, from the view; `rounds`
    tells how far a game is and `cast` who plays, for lists of saves; `bot` is what the computer players know;
    `moments` names, for a card that can be used at any time, the questions at which that matters;
    `dealt` tells, from any view, which set-up options chance has settled and how; `graded` names the
    option by which games are counted apart; `objection` says in one sentence why options do not go
    together, "" when they do; `scored` tells whether games are about points; `simulated` are options
    that simulations set unless told otherwise.
    """

    id: str
    seats: tuple[int, ...]
    choices: tuple[Choice, ...]
    state: type[State]
    begin: Callable[[Setup], State]
    steps: Mapping[str, Body]
    components: Callable[[Any], dict[str, int]]
    barred: Callable[[Any, Decision], tuple[Barred, ...]]
    odds: Callable[[Any, Decision, tuple[str, ...]], tuple[Odds, ...]]
    rounds: Callable[[Any], tuple[int, int]]
    bot: Bot
    moments: Mapping[str, tuple[str, ...]] = {}
    version: str = "1"
    dealt: Callable[[Any], dict[str, str]] = lambda s: {}
    graded: str = ""
    objection: Callable[[Setup], str] = lambda setup: ""
    scored: bool = True
    simulated: Mapping[str, str] = {}
    cast: Callable[[Any], Cast] = lambda s: Cast()

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """Return a checked set-up; raises ValueError with one sentence that says what is wrong."""
        chosen = dict(options or {})
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        known = {choice.name: choice for choice in self.choices}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"{self.id} has no option '{name}'; it has {', '.join(known)}.")
            if value not in known[name].values:
                raise ValueError(f"Option '{name}' is one of {', '.join(known[name].values)}, not '{value}'.")
        full = {choice.name: chosen.get(choice.name, choice.default) for choice in self.choices}
        setup = Setup(self.id, seats, full)
        if why := self.objection(setup):
            raise ValueError(why)
        return setup


class Barred(Struct, frozen=True):
    """Something that cannot be chosen now: what it is about, and why as a message with arguments."""

    about: tuple[str, str | int]
    reason: str
    args: dict[str, Any] = {}
    rule: str = ""


class Odds(Struct, frozen=True):
    """One chance of success: a message with arguments and a probability in per cent."""

    text: str
    per_cent: int
    args: dict[str, Any] = {}
