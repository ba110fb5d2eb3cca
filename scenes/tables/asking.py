"""What a person is asked: which options are buttons, which are things to click, and what has been picked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.engine.ask import Decision, Option
from scenes.tables.things import About, Picture, Thing

MOST = 6
"""Options up to which all stand as buttons, also those that lie on the table."""


@dataclass
class Asking:
    """One decision while a person makes up their mind.

    `deliberate` asks for a confirmation even of a single pick; `most` is how many buttons there is room for.
    """

    decision: Decision
    deliberate: bool = False
    picks: list[str] = field(default_factory=list)
    most: int = MOST

    @property
    def several(self) -> bool:
        """Whether picks are collected and confirmed together."""
        return self.deliberate or self.decision.low != 1 or self.decision.high != 1

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    def for_thing(self, thing: Thing) -> list[Option]:
        """The options that a thing on the table stands for; of several that say the same, the next to pick."""
        found = self._all(thing)
        alike = {(option.label, repr(option.args), option.group) for option in found}
        if len(found) < 2 or len(alike) > 1:
            return found
        free = [option for option in found if option.key not in self.picks]
        return [free[0] if free else found[-1]]

    def _all(self, thing: Thing) -> list[Option]:
        return [option for option in self.decision.options if option.about in thing.about]

    def for_about(self, about: About) -> list[Option]:
        """The options about something of the rules."""
        return [option for option in self.decision.options if option.about == about]

    def toggles(self, option: Option) -> bool:
        """Whether choosing this option adds it to the picks."""
        return self.several and not option.alone

    def toggle(self, option: Option) -> str:
        """Pick or put back; returns the message id of what stands in the way, or ""."""
        if option.key in self.picks:
            self.picks.remove(option.key)
            return ""
        if len(self.picks) >= self.decision.high:
            return "pick-enough"
        for group, cap in self.decision.caps:
            used = sum(self._group(key) == group for key in self.picks)
            if option.group == group and used >= cap:
                return "pick-group-enough"
        self.picks.append(option.key)
        return ""

    def _group(self, key: str) -> str:
        option = self.decision.option(key)
        return option.group if option else ""

    @property
    def complete(self) -> bool:
        """Whether the picks could be confirmed now."""
        return self.several and self.decision.low <= len(self.picks) <= self.decision.high

    def lit(self, picture: Picture) -> list[Thing]:
        """The things that can be chosen now, in reading order."""
        abouts = {option.about for option in self.decision.options if option.group != "drop"}
        things = [thing for thing in picture.things if any(about in abouts for about in thing.about)]
        return [thing for row in _rows(things) for thing in sorted(row, key=lambda thing: thing.rect.x)]

    def picked(self, thing: Thing) -> bool:
        """Whether a thing is among the picks."""
        return any(option.key in self.picks for option in self._all(thing))

    def buttons(self, picture: Picture) -> list[Option]:
        """The options that stand as buttons: all but dice and dropped items; of many, one for each thing.

        Where that is still too many, those stay that lie nowhere on the table or mean something else than the rest.
        """
        plain = [option for option in self.decision.options if self._as_button(option)]
        if len(plain) <= self.most:
            return plain
        firsts = [option for option in plain if self.for_about(option.about)[0] is option or not option.about[0]]
        if len(firsts) <= self.most:
            return firsts
        single = [one for one in plain if self.most or len(self.for_about(one.about)) == 1]
        lying = [option for option in single if self._on_table(option, picture)]
        usual = next(iter(Counter(option.label for option in lying).most_common(1)), ("", 0))[0]
        return [option for option in plain if option not in lying or option.label != usual]

    def points_to_table(self, picture: Picture) -> bool:
        """Whether there are choices without a button: things to click."""
        shown = self.buttons(picture)
        rest = [option for option in self.decision.options if option not in shown and option.group != "drop"]
        return bool(rest) and all(self._on_table(option, picture) for option in rest)

    def lies_on_table(self, picture: Picture) -> bool:
        """Whether all that can be chosen are things to click: no button does more than decline."""
        declining = (option.alone or option.key == self.decision.decline for option in self.buttons(picture))
        return all(declining) and self.points_to_table(picture)

    def _as_button(self, option: Option) -> bool:
        if option.group == "drop" and self.decision.message != "ask-make-room":
            return False
        return option.about[0] not in ("die", "hero") and not self.toggles(option)

    def _on_table(self, option: Option, picture: Picture) -> bool:
        return bool(option.about[0]) and picture.about(option.about) is not None


def _rows(things: list[Thing]) -> list[list[Thing]]:
    """Things row by row: in a row, none begins below the middle of the first or of itself."""
    rows: list[list[Thing]] = []
    for thing in sorted(things, key=lambda thing: thing.rect.y):
        first = rows[-1][0].rect if rows else thing.rect
        if rows and thing.rect.y - first.y < min(first.height, thing.rect.height) // 2:
            rows[-1].append(thing)
        else:
            rows.append([thing])
    return rows
