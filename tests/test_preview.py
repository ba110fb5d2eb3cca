"""Previews at a table: standing answers are followed, chance and the end of the game end them, a defect gives none."""

from __future__ import annotations

import pytest
from msgspec import structs

from game.table import LocalTable
from game.table.preview import CHANCE, CHOICE, DONE, OVER
from game.table.standing import ALWAYS_ASK, NEVER
from tests.test_table import PEOPLE, TOY

BARE = structs.replace(TOY, bot=structs.replace(TOY.bot, families=lambda setup: {}))
"""The toy without any cards."""


def toy() -> LocalTable:
    """A table at which seat 0 is asked for a deed."""
    return LocalTable.new(BARE, BARE.setup(2), PEOPLE, 1)


def test_windows_that_answer_themselves_do_not_end_a_preview() -> None:
    table = toy()
    table.set_standing(0, "tool", ALWAYS_ASK)
    asked = table.preview(0, ("walk",))
    assert asked is not None
    assert (asked.ends, asked.seat, asked.message) == (CHOICE, 0, "offer")
    table.set_standing(0, "tool", NEVER)
    passed = table.preview(0, ("walk",))
    assert passed is not None
    assert passed.ends == DONE
    assert [event.kind for event in passed.events] == ["walk", "offered"]
    assert table.history(0) == []


def test_dice_end_a_preview_and_the_end_is_told() -> None:
    table = toy()
    rolled, ended = table.preview(0, ("roll",)), table.preview(0, ("end",))
    assert rolled is not None
    assert (rolled.ends, rolled.what, [event.kind for event in rolled.events]) == (CHANCE, "dice", ["roll"])
    assert ended is not None
    assert ended.ends == OVER
    assert ended.result is not None
    assert ended.result.winners == (0,)
    assert table.result is None


def test_a_defect_in_the_rules_gives_no_preview_and_is_told_once() -> None:
    table = toy()
    assert table.preview(0, ("fault",)) is None
    assert table.preview(0, ("fault",)) is None
    assert [notice.kind for notice in table.take_notices()] == ["fault"]


@pytest.mark.parametrize(("seat", "keys"), [(1, ("walk",)), (0, ("fly",)), (0, ())])
def test_who_is_not_asked_and_what_is_not_allowed_has_none(seat: int, keys: tuple[str, ...]) -> None:
    assert toy().preview(seat, keys) is None
