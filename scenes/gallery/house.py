"""The gallery's page in the house style: the main menu with the tiles of five titles."""

from dataclasses import replace

from scenes.kit.resources import Color
from scenes.menus.data import MainInfo, SaveInfo, TitleInfo
from scenes.menus.main import MainActions, MainMenu
from scenes.stack import Host

_TITLES: tuple[tuple[str, str, tuple[int, int], tuple[int, int], Color | None], ...] = (
    ("twenty_strong", "ship", (1, 3), (30, 60), None),
    ("sentinels", "comic", (1, 5), (45, 90), None),
    ("relic_nemesis", "gothic", (2, 6), (90, 180), None),
    ("relic_terra", "gothic", (2, 6), (90, 180), (116, 92, 24)),
    ("retaliation", "dark", (1, 5), (90, 150), None),
)


def _nothing(*_: object) -> None:
    """What the buttons do here."""


def _info(name: str, style: str, players: tuple[int, int], minutes: tuple[int, int], hue: Color | None) -> TitleInfo:
    base = f"gal_house_{name}"
    return TitleInfo(name, base, f"{base}_line", style, name, players, minutes, f"{base}_way", hue)


class HouseTable(MainMenu):
    """The page."""

    def __init__(self) -> None:
        """Five titles, and a game to go on with."""
        titles = tuple(_info(*one) for one in _TITLES)
        info = MainInfo(titles, "0.1.0", _latest(""), saves=6, near=1)
        super().__init__(lambda: info, MainActions(*(_nothing,) * 7, lan=_nothing))

    def enter(self, host: Host) -> None:
        """The words of the game to go on with are known now."""
        self._info = replace(self._info, latest=_latest(host.words("load_round", now=4)))
        super().enter(host)


def _latest(stage: str) -> SaveInfo:
    return SaveInfo("auto", "gal_house_twenty_strong", "gal_house_twenty_strong", round=stage)
