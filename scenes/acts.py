"""What is done at a table before it is pictured: keys typed, things pointed at, cards picked, overlays opened."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.standing import ALWAYS_ASK, NEVER, USE
from scenes.app import App
from scenes.menus.standings import Standings
from scenes.program.wishes import wishes
from scenes.tables.hands import THING
from scenes.tables.table import TableScene
from scenes.tables.things import Thing

STEP = 1 / 60
REST = 90
"""Frames for which the pointer rests: longer than any wait for an explanation."""
SOON = 12
"""Frames after which a preview shows."""
WISHED = {
    "twenty_strong": {"it_scanner": NEVER, "it_battery": USE, "it_carbine": ALWAYS_ASK},
    "sentinels": {"sen-ask-harm-self:ra_solar_flare": NEVER, "sen-ask-draw-phase:ra": USE},
}
"""Standing answers at each title."""
Act = Callable[[App], None]


def typed(*commands: str) -> Act:
    """Press the keys of some commands."""

    def act(app: App) -> None:
        for name in commands:
            key = pygame.key.key_code(app.keys.bindings[name])
            app.frame(STEP, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])

    return act


def pointed(wanted: Callable[[Thing], object]) -> Act:
    """Let the pointer rest on the first thing of a kind until it explains itself."""

    def act(app: App) -> None:
        table = _table(app)
        thing = next((one for one in table.picture.things if wanted(one) and _reached(table, one)), None)
        if thing:
            app.frame(STEP, [_moved(thing.rect.center)])
        for _ in range(REST):
            app.frame(STEP)

    return act


def considered(app: App) -> None:
    """Let the focus rest on the first choice of which there is something to foretell."""
    table = _table(app)
    for _ in table.hands.spots():
        typed("next")(app)
        for _ in range(SOON):
            app.frame(STEP)
        if table.foresight.things:
            return


def barred(app: App) -> None:
    """Let the pointer rest on a button that says why it cannot be pressed."""
    place = next((rect for shown, rect in _table(app).plan.buttons if shown.reason), None)
    if place:
        app.frame(STEP, [_moved(place.center)])
    for _ in range(REST):
        app.frame(STEP)


def picked(app: App) -> None:
    """Pick as much as the question allows, short of answering it."""
    table = _table(app)
    asking = table.asking
    if asking and asking.several:
        for option in asking.decision.options[: asking.decision.high]:
            if not option.alone:
                asking.toggle(option)
    table.look_anew()


def looked(app: App) -> None:
    """Look closely at the first thing that can be chosen, or at the first that there is."""
    table = _table(app)
    thing = next((one for one in (*table.lit(), *table.picture.things) if one.closer), None)
    if thing:
        table.hands.look_closer(THING + thing.key)


def unfolded(app: App) -> None:
    """Open the menu of a thing that stands for several options."""
    table = _table(app)
    asking = table.asking
    found = [one for one in table.lit() if asking and len(asking.for_thing(one)) > 1]
    if found:
        table.click(found[0])
    elif table.lit():
        table.tell_apart(table.lit()[:4])
    table.dirty = True


def wished(app: App) -> None:
    """Give some standing answers and open the page that lists them."""
    table = _table(app)
    for about, value in WISHED[table.table.title.id].items():
        table.table.set_standing(0, about, value)
    app.stack.push(Standings(lambda: wishes(table), table.theme))


def opened(*names: str) -> Act:
    """Open the first of some overlays that the table has, and of piles the first that holds a card."""

    def act(app: App) -> None:
        table = _table(app)
        doors = [one.opens for one in table.picture.things if one.opens and not _bare(table, one.opens)]
        door = next((door for name in names for door in doors if door.startswith(name)), names[0])
        table.exits.overlay(table, door)
        app.frame(STEP)

    return act


def _bare(table: TableScene, door: str) -> bool:
    """Whether a door leads to a pile without a card."""
    kind, _, what = door.partition(":")
    return kind == "pile" and not table.board.pile(table.words, table.feed.shown, what)


def _table(app: App) -> TableScene:
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def _reached(table: TableScene, thing: Thing) -> bool:
    return table.hands.thing(table.hands.under(thing.rect.center)) is thing


def _moved(spot: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
