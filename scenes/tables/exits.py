"""Where a table leads: pause, rulebook, curtain, confirmation, overlays and the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import game.titles
from game.engine.ask import Option
from scenes.kit.browse import Browse, Shown
from scenes.menus.confirm import Confirm
from scenes.menus.rulebook import Rulebook
from scenes.tables import privacy
from scenes.tables.feed import Switching
from scenes.tables.logpage import LogPage
from scenes.tables.reference import Reference
from scenes.tables.table import Exits, TableScene


@cache
def rulebook(title: str) -> str:
    """The text of a title's rulebook."""
    return (Path(game.titles.__path__[0]) / title / "rulebook.md").read_text(encoding="utf-8")


def rules(scene: TableScene, rule: str) -> None:
    """Open the rulebook at a rule."""
    title = scene.table.title.id
    scene.host.stack.push(Rulebook(f"title_{title}", rulebook(title), rule, scene.theme))


def curtain(scene: TableScene, seat: int, ready: Callable[[], None]) -> None:
    """Hand the screen over before something private shows."""
    scene.host.stack.push(privacy.curtain(scene, seat, ready))


def confirm(scene: TableScene, option: Option, yes: Callable[[], None]) -> None:
    """Ask once before something large, unless the person wished not to be asked."""
    kind = option.key.split(":")[0]
    if kind in scene.unasked:
        yes()
        return
    label = scene.voice.label(option)
    ask, explain = scene.words("sure-ask", what=label), scene.words(f"sure-{kind}")
    never = lambda: scene.unasked.add(kind)  # noqa: E731
    scene.host.stack.push(Confirm(ask, explain, label, yes, theme=scene.theme, never=never))


def overlay(scene: TableScene, name: str) -> None:
    """Open what a thing on the table opens: a pile, the references, a seat's secrets, the menu."""
    kind, _, what = name.partition(":")
    if kind == "menu":
        scene.exits.pause(scene)
    elif kind == "secrets":
        seat = int(what)
        if scene.alone is None and seat in scene.people and scene.open_seat != seat:
            scene.host.stack.push(privacy.curtain(scene, seat, lambda: scene.unveil(seat), wished=True))
        else:
            scene.host.toast(scene.words("secret-hidden"))
    elif kind == "notes":
        privacy.open_notes(scene)
    elif kind == "log":
        tabs = (scene.words("log-all"), *(scene.words.spoken(f"@seat:{n}") for n in range(len(scene.table.seats))))
        scene.host.stack.push(LogPage(scene.theme, scene.words("log-head"), scene.feed.log, tabs, scene.mark))
    elif kind == "pile":
        _pile(scene, what)
    elif kind == "order":
        if isinstance(scene.board, Switching) and scene.board.switch(kind):
            scene.look_anew()
        else:
            scene.host.toast(scene.words("order-none"))
    else:
        own = f"open-reference-{scene.table.title.id}"
        heading = scene.words(own if scene.words.has(own) else "open-reference")
        sections = scene.board.reference(scene.words)
        scene.host.stack.push(Reference(scene.theme, heading, sections, lambda rule: rules(scene, rule)))


def _pile(scene: TableScene, deck: str) -> None:
    """Browse a discard pile, or a hand or an area (`hand-ra`); an empty one says so."""
    shown = scene.board.pile(scene.words, scene.feed.shown, deck)
    what, dash, _ = deck.partition("-")
    kind = f"-{what}" if dash else ""
    heading = scene.words(f"pile-heading{kind}", deck=f"@deck_{deck}", count=len(shown))
    if shown:
        cards = tuple(Shown(str(index), one.card, one.notes) for index, one in enumerate(shown))
        scene.host.stack.push(Browse(scene.theme, heading, cards))
    else:
        scene.host.toast(scene.words(f"pile-empty{kind}", deck=f"@deck_{deck}"))


def exits(pause: Callable[[TableScene], None], over: Callable[[TableScene], None]) -> Exits:
    """The usual ways out; pausing and the end belong to whoever opened the table."""
    return Exits(pause, rules, over, overlay, curtain, confirm)


def nowhere() -> Exits:
    """Ways out for pictures and tests of the table alone."""
    return exits(lambda scene: None, lambda scene: None)
