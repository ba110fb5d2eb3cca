"""What the pause menu of a table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.storage import saves
from game.storage.record import PERSON, Unusable
from scenes.menus.confirm import Confirm
from scenes.menus.data import PauseSeat
from scenes.menus.entry import Entry
from scenes.menus.pause import Pause, PauseActions
from scenes.program.titles import PLAYABLE
from scenes.tables import privacy

if TYPE_CHECKING:
    from scenes.program.program import Program
    from scenes.program.seated import Seated
    from scenes.program.watching import Watched

USUAL_LEVEL = "normal"


def pause(program: Program, scene: Seated) -> Pause:
    """The pause menu over a table."""
    from scenes.program.watching import Watched

    if isinstance(scene, Watched):
        return _while_watching(program, scene)
    levels = {seat: plan.level for seat, plan in enumerate(scene.table.seats) if plan.level != PERSON}
    actions = PauseActions(
        save=lambda: save_as(program, scene),
        restart=lambda: program.again(scene),
        settings=lambda: program.settings(scene.theme),
        rules=lambda: program.rulebook(scene.table.title.id, theme=scene.theme),
        leave=program.go_home,
        concede=None if scene.table.result else lambda: concede(program, scene),
        standings=lambda: standings(program, scene),
        privacy=(lambda: program.app.stack.push(privacy.page(scene))) if scene.people else None,
        hand=lambda seat, bot: hand(scene, seat, levels.get(seat, USUAL_LEVEL) if bot else PERSON),
    )
    return Pause(lambda: seats(program, scene), actions, scene.theme)


def standings(program: Program, scene: Seated) -> None:
    """The page of all standing answers."""
    from scenes.menus.standings import Standings
    from scenes.program.wishes import wishes

    program.app.stack.push(Standings(lambda: wishes(scene), scene.theme))


def _while_watching(program: Program, scene: Watched) -> Pause:
    """The pause menu over a game that is watched: there is nothing to give up or to hand over."""
    actions = PauseActions(
        save=None,
        restart=lambda: program.again(scene),
        settings=lambda: program.settings(scene.theme),
        rules=lambda: program.rulebook(scene.table.title.id, theme=scene.theme),
        leave=program.go_home,
    )
    return Pause(tuple, actions, scene.theme)


def seats(program: Program, scene: Seated) -> tuple[PauseSeat, ...]:
    """Every seat with its name and who plays it."""
    told = PLAYABLE[scene.table.title.id].ending(scene.table)
    names = [told.name(program.app.words, seat, plan.name) for seat, plan in enumerate(scene.table.seats)]
    return tuple(PauseSeat(seat, names[seat], not plan.is_person) for seat, plan in enumerate(scene.table.seats))


def hand(scene: Seated, seat: int, level: str) -> None:
    """Give a seat to the computer or back to a person."""
    if level == PERSON:
        scene.table.hand_to_person(seat)
    else:
        scene.table.hand_to_bot(seat, level)
    scene.seats_changed()


def concede(program: Program, scene: Seated) -> None:
    """Give the game up: back at the table it is over."""
    program.app.stack.pop()
    scene.table.concede()


def save_as(program: Program, scene: Seated) -> None:
    """Save under a name; a game that has this name already is replaced once that is confirmed."""
    words = program.app.words
    title = words(PLAYABLE[scene.table.title.id].info.name)
    stage = words("load_round", now=scene.game.record().rounds[0])
    usual = words("pause_save_name", title=title, round=stage)
    ask, done = words("pause_save_ask"), lambda name: _save_over(program, scene, name)
    program.app.stack.push(Entry(ask, usual, done, theme=scene.theme))


def _save_over(program: Program, scene: Seated, name: str) -> None:
    words, slot = program.app.words, _slot_of(name)
    if slot is None:
        _save(program, scene, name, None)
        return
    ask, more = words("pause_replace_ask", name=name), words("pause_replace_text")
    yes = lambda: _save(program, scene, name, slot)  # noqa: E731
    program.app.stack.push(Confirm(ask, more, words("pause_replace"), yes, theme=scene.theme, grave=True))


def _save(program: Program, scene: Seated, name: str, slot: str | None) -> None:
    try:
        saves.save(scene.game.record(), name, slot, scene.picture_taken or None)
    except Unusable as wrong:
        program.app.announce(program.said(wrong.sentence), bad=True)
        return
    program.app.announce(program.app.words("pause_saved_as", name=name))


def _slot_of(name: str) -> str | None:
    """The slot of a named game that has this name, or None for a free one."""
    named = [one for one in saves.listed() if one.header and not one.is_auto]
    return next((one.slot for one in named if one.header and one.header.name == saves.tidy(name)), None)
