"""The statistics as the screen shows them: one line for each kind of player and rank of a title."""

from __future__ import annotations

from collections.abc import Sequence

from game.storage.profile import Count
from game.storage.record import PERSON
from scenes.menus.statistics import Tally, TitleTally
from scenes.program.titles import PLAYABLE

ORDER = (PERSON, "random", "easy", "normal", "hard")


def tallies(counts: Sequence[Count]) -> tuple[TitleTally, ...]:
    """Every title that was played, people first, then the computer's levels."""
    return tuple(_title(title, [one for one in counts if one.title == title]) for title in _played(counts))


def _played(counts: Sequence[Count]) -> list[str]:
    return [title for title in PLAYABLE if any(one.title == title for one in counts)]


def _title(title: str, counts: list[Count]) -> TitleTally:
    info = PLAYABLE[title].info
    known = [one for one in counts if one.level in ORDER]
    known.sort(key=lambda one: (ORDER.index(one.level), one.rank))
    lines = tuple(_line(one, PLAYABLE[title].grades) for one in known)
    return TitleTally(info.name, info.icon, info.theme, lines)


def _line(one: Count, grades: str) -> Tally:
    person = one.level == PERSON
    who = "stats_person" if person else f"new_seat_{one.level}"
    return Tally(who, f"{grades}_{one.rank}" if one.rank else "", person, one.played, one.won, one.best, one.drawn)
