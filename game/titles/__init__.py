"""The titles that can be played; a title is added by listing it here."""

from __future__ import annotations

from game.engine.title import Title
from game.titles.sentinels.title import SENTINELS
from game.titles.twenty_strong.title import TWENTY_STRONG

TITLES: dict[str, Title] = {title.id: title for title in (TWENTY_STRONG, SENTINELS)}
