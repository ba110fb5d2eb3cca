"""What the program keeps between evenings: the settings, and the habits of the tables."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from game.storage import settings
from game.storage.record import PERSON, SeatPlan, Sentence
from game.storage.settings import Habits, LastGame
from scenes.kit.director import SPEEDS
from scenes.kit.keys import DEFAULTS
from scenes.kit.preferences import HOVER_OFF, SAVES_ORDERS, TEXT_SCALES, Preferences
from scenes.kit.words import PSEUDO, languages
from scenes.menus.data import GameChoice, SeatChoice

PREFERENCES, HABITS = "preferences", "habits"
SMALLEST, LARGEST = (1024, 600), (7680, 4320)
MODES = ("windowed", "borderless", "fullscreen")
LONGEST_PAUSE, LONGEST_REST = 5.0, 5000


def preferences() -> tuple[Preferences, Sentence | None]:
    """The settings as they were left, and what could not be used of them."""
    stored, trouble = settings.read(PREFERENCES, Preferences)
    return usable(stored), trouble


def usable(stored: Preferences) -> Preferences:
    """Settings in which every value makes sense; whatever does not has its default."""
    fresh = Preferences()
    fits = {
        "mode": stored.mode in MODES,
        "size": all(low <= side <= high for low, side, high in zip(SMALLEST, stored.size, LARGEST, strict=True)),
        "text_scale": stored.text_scale in TEXT_SCALES,
        "animation": stored.animation in SPEEDS,
        "bot_pace": 0 <= stored.bot_pace <= LONGEST_PAUSE,
        "hover_ms": HOVER_OFF <= stored.hover_ms <= LONGEST_REST,
        "saves_order": stored.saves_order in SAVES_ORDERS,
        "language": stored.language in (*languages(), PSEUDO),
        "master": 0 <= stored.master <= 100,
        "effects": 0 <= stored.effects <= 100,
    }
    wrong = {name: getattr(fresh, name) for name, good in fits.items() if not good}
    return stored.changed(**wrong, keys=_keys(stored.keys))


def _keys(stored: Mapping[str, str]) -> dict[str, str]:
    """The keys of every command there is, also of those that came with a later version."""
    return {command: stored.get(command, key) for command, key in DEFAULTS.items()}


def keep_preferences(chosen: Preferences, before: Preferences) -> Sentence | None:
    """Store the settings that were changed; the sentence says what went wrong."""
    return settings.write(PREFERENCES, chosen, before)


def habits() -> tuple[Habits, Sentence | None]:
    """What the tables remember, and what could not be used of it."""
    return settings.read(HABITS, Habits)


def keep_habits(now: Habits, before: Habits) -> Sentence | None:
    """Store what the tables remember now and did not before."""
    return settings.write(HABITS, now, before)


def with_last(now: Habits, choice: GameChoice) -> Habits:
    """The habits after a game was set up."""
    last = LastGame(plans(choice), dict(choice.options))
    return structs.replace(now, last={**now.last, choice.title: last}, last_title=choice.title)


def plans(choice: GameChoice) -> tuple[SeatPlan, ...]:
    """Who sits where, as the table knows it."""
    return tuple(SeatPlan(PERSON if seat.who == "person" else seat.who, seat.name) for seat in choice.seats)


def last_choice(now: Habits, title: str, seats: tuple[int, int], levels: tuple[str, ...]) -> GameChoice | None:
    """The last set-up of a title, if it could still be chosen."""
    last = now.last.get(title)
    if last is None or not seats[0] <= len(last.seats) <= seats[1]:
        return None
    if any(plan.level not in (PERSON, *levels) for plan in last.seats):
        return None
    return GameChoice(title, tuple(SeatChoice(plan.level, plan.name) for plan in last.seats), last.options)
