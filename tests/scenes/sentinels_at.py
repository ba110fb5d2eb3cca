"""Tables of Sentinels at chosen moments, shared by the tests of its table."""

from collections.abc import Callable

from game.ai.whim import whim
from game.engine.ask import Answer, Decision
from game.luck import Luck
from game.storage.record import SeatPlan
from game.table.local import LocalTable
from game.titles.sentinels.state import Lasting, SentinelsState
from game.titles.sentinels.title import SENTINELS
from scenes import shots
from scenes.crowd import crowded as crowded
from scenes.program import titles
from scenes.tables import exits
from scenes.tables.table import TableScene

TEAM = {"hero1": "nightmist", "hero2": "ra", "hero3": "argent_adept", "hero4": "absolute_zero", "hero5": "legacy"}
MOST = 600


def scene(table: LocalTable) -> TableScene:
    """The table scene of a game, with nowhere to go."""
    return TableScene(table, titles.PLAYABLE["sentinels"].board(), exits.nowhere())


def played(
    message: str = "sen-ask-play",
    heroes: int = 3,
    after: int = 20,
    seed: int = 7,
    seats: tuple[SeatPlan, ...] | None = None,
    **options: str,
) -> LocalTable:
    """A game after some answers, at a question of a kind."""
    team = dict(list(TEAM.items())[:heroes])
    chosen = {"villain": "gloomweaver", "environment": "tomb_of_anubis", **team, **options}
    setup = SENTINELS.setup(heroes, chosen)
    table = LocalTable.new(SENTINELS, setup, seats or shots.people(heroes), seed)
    luck = Luck(seed)
    for count in range(MOST):
        asked = [decision for seat in table.waiting() if (decision := table.pending(seat))]
        if not asked or (count >= after and asked[0].message == message):
            break
        table.submit(Answer(asked[0].id, asked[0].seat, likely(asked[0], luck)))
    return table


def likely(asked: Decision, luck: Luck) -> tuple[str, ...]:
    """Something rather than nothing, where there is a choice of one."""
    doing = [option.key for option in asked.options if option.key not in ("none", "no")]
    if doing and asked.low == asked.high == 1:
        return (doing[luck.below(len(doing))],)
    return whim(asked, luck)


def quiet(heroes: int, villain: str, seats: tuple[SeatPlan, ...] | None = None, **options: str) -> LocalTable:
    """A game at its first question."""
    return played(heroes=heroes, after=0, seed=7, seats=seats, villain=villain, **options)


def lasting(table: LocalTable, *effects: Lasting) -> LocalTable:
    """The same table with other effects that last."""
    see = table.view

    def also(seat: int) -> SentinelsState:
        s: SentinelsState = see(seat)
        s.lasting = list(effects)
        return s

    table.view = also  # type: ignore[method-assign]
    return table


LASTING = (
    Lasting("dealt", "start:legacy", "legacy", 1, group="hero_targets"),
    Lasting("taken", "turn", "wraith", -2, group="heroes"),
    Lasting("dealt", "turn", "wraith_stun_bolt", -1, group="villain_targets"),
    Lasting("immune", "start:ra", "ra_flesh_of_the_sun_god", group="heroes", type="fire"),
)


MOMENTS: dict[str, Callable[[], LocalTable]] = {
    "start": lambda: quiet(3, "gloomweaver"),
    "play": lambda: played("sen-ask-play", after=12),
    "damage": lambda: played("sen-ask-damage", after=12),
    "four": lambda: played("sen-ask-power", 4, 20, villain="akashbhuta", environment="realm_of_discord"),
    "five": lambda: played("sen-ask-power", 5, 20, villain="apostate", advanced="on"),
    "ennead": lambda: quiet(5, "ennead"),
    "crowded-3": lambda: crowded(quiet(3, "gloomweaver"), 40),
    "crowded-4": lambda: crowded(quiet(4, "akashbhuta"), 50),
    "crowded-5": lambda: crowded(quiet(5, "gloomweaver", advanced="on")),
    "lasting-5": lambda: lasting(MOMENTS["five"](), *LASTING),
    "lasting-crowded": lambda: lasting(MOMENTS["crowded-5"](), *LASTING),
    "fallen": lambda: played("nothing", after=MOST, seed=9),
}
