"""Abilities that no card has, lent to a card for one test."""

from collections.abc import Callable
from typing import Any

import pytest

from game.titles.sentinels.abilities import TIMING, names
from tests.titles.sentinels.situation import Lend


@pytest.fixture
def lend(monkeypatch: pytest.MonkeyPatch) -> Lend:
    """Return `lend("when enters", "ra_wrathful_gaze", ability)`, to be used before the table is laid."""

    def give(moment: str, card: str, ability: Callable[..., Any]) -> None:
        abilities = TIMING._abilities.setdefault(moment, {})
        for name in names((card,)):
            monkeypatch.setitem(abilities, name, ability)

    return give
