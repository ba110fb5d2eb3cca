"""The standing answers of a table in words, for the page that lists them."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import Option
from game.table.standing import ALWAYS_ASK, BETWEEN, NEVER, USE, WHEN_IT_MATTERS, lasts
from scenes.menus.standings import Wish
from scenes.tables.table import TableScene
from scenes.tables.telling import answered

REFUSALS = ("no", "none")


def wishes(scene: TableScene) -> tuple[Wish, ...]:
    """All standing answers of the people at a table that are not the usual ones."""
    return tuple(
        _wish(scene, seat, about, value)
        for seat in scene.people
        for about, value in sorted(scene.table.standing(seat).items())
        if value in (USE, NEVER) or (value == ALWAYS_ASK and lasts(about))
    )


def _wish(scene: TableScene, seat: int, about: str, value: str) -> Wish:
    words = scene.words
    message, between, card = about.rpartition(BETWEEN)
    icon = scene.board.option_icon(scene.feed.shown, Option(f"use:{card}", ("name", card), source=card))
    name = scene.board.called(words, card)
    if not between:
        answer = words(f"standing_{value}")
    else:
        asks = words.aside(message, "topic") or words(message)
        refusal = next((own for key in REFUSALS if (own := answered(words, message, key))), "")
        answer = words(f"standings_{value}", question=asks, refusal=refusal or words("standings_refusal"))
    usual = ALWAYS_ASK if between else WHEN_IT_MATTERS
    take_back: Callable[[], None] = lambda: scene.wish(seat, about, usual)  # noqa: E731
    what = words("standings_what", seat=f"@seat:{seat}", card=name)
    return Wish(f"{seat}:{about}", icon or "ui_ticked", what, answer, take_back)
