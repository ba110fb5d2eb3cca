"""What the end screen is told: why it ended, who won by which rule, and lines that add up."""

from __future__ import annotations

from game.model.state import Result, Standing
from game.storage.record import SeatPlan
from game.table.table import Table
from scenes.kit.words import Words
from scenes.menus.data import EndInfo, ScoreLine, SeatResult
from scenes.program.titles import PLAYABLE, Ending
from scenes.tables.telling import said


def end_info(words: Words, table: Table, result: Result, plans: tuple[SeatPlan, ...]) -> EndInfo:
    """Everything about a finished game in words; `plans` are those who played it."""
    title = PLAYABLE[table.title.id]
    told = title.ending(table)
    seats = tuple(_seat(words, table, told, one, result.reason) for one in result.standings)
    people = [one for one in result.standings if plans[one.seat].is_person]
    won = any(one.won for one in (people or result.standings))
    rule = next((one.rule for one in (people or result.standings) if one.rule), "")
    verdict = _verdict(words, seats)
    name = title.info.name
    return EndInfo(name, words(result.reason), verdict, rule, won, seats, told.facts(), drawn=result.drawn)


def _seat(words: Words, table: Table, told: Ending, one: Standing, reason: str) -> SeatResult:
    lines = tuple(ScoreLine(said(words, line.text, line.args), line.points, line.holds) for line in one.lines)
    outcome = "out_conceded" if reason == "end-conceded" else told.outcome(one.seat)
    name = told.name(words, one.seat, table.seats[one.seat].name)
    return SeatResult(
        name, told.icon(one.seat), one.seat, one.won, words(outcome), one.points, told.needed(), lines
    )  # fmt: skip


def _verdict(words: Words, seats: tuple[SeatResult, ...]) -> str:
    """Who won, in one sentence."""
    winners = [seat for seat in seats if seat.won]
    if not winners:
        alone = seats[0] if len(seats) == 1 else None
        if alone and alone.lines:
            return words("end_lost_one", name=alone.name, points=alone.total, needed=alone.needed)
        return words("end_nobody")
    if len(winners) == 1:
        best = winners[0]
        return words("end_won_one", name=best.name, points=best.total, needed=best.needed)
    *most, last = (seat.name for seat in winners)
    return words("end_won_many", names=words("list-comma").join(most) + words("list-and") + last)
