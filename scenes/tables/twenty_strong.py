"""The table of 20 Strong: Nemesis: its layout and colours, its words, and how its events move things."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.engine.ask import Decision, Option
from game.model.state import Event
from game.titles.twenty_strong.cards.items import CHANGES
from game.titles.twenty_strong.content import BOARD, COLOURS
from game.titles.twenty_strong.state import ShipState
from scenes.kit import background, board, panel
from scenes.kit.director import Group, Motion
from scenes.kit.look import Look
from scenes.kit.pan import Lens, View
from scenes.kit.words import Arg, Words
from scenes.tables import (
    ship_beats,
    ship_dice,
    ship_edge,
    ship_faces,
    ship_foresee,
    ship_log,
    ship_offers,
    ship_paint,
    ship_panels,
    ship_reference,
    ship_rooms,
    ship_seats,
)
from scenes.tables.foretelling import Told
from scenes.tables.reference import Section
from scenes.tables.ship import Ship
from scenes.tables.ship_layout import SHIP, Layout, layout
from scenes.tables.things import Closer, Picture, Thing
from scenes.tables.tray import Roll
from scenes.tables.twins import Traits

STANDING = (*CHANGES, "it_baton")
PHASES = ("activation", "engagement", "resolve")
DELIBERATE = ("ask-move-dice", "ask-attack-dice")


class TwentyStrong:
    """What the shared table scene asks of this title."""

    theme = "ship"
    deliberate: tuple[str, ...] = DELIBERATE
    weighed: tuple[str, ...] = ()

    def __init__(self) -> None:
        """The ship is seen whole."""
        self.lens = Lens()

    def layout(self, look: Look) -> Layout:
        """Where everything lies."""
        return layout(look, (self.lens.zoom, self.lens.center))

    def view(self, look: Look) -> View:
        """How the ship is looked at."""
        return self.lens.view(board.bounds(board.load(SHIP).shapes("hull")), layout(look).board)

    def ground(self, surface: pygame.Surface, look: Look) -> None:
        """What never changes: the night outside, the hull and the panels."""
        lay = self.layout(look)
        background.draw(surface, look)
        ship_paint.hull(surface, look, lay)
        for rect in (lay.title, lay.time, lay.noise, lay.decks, lay.bar):
            panel.draw(surface, look, rect)

    def picture(self, look: Look, words: Words, view: ShipState, seat: int, levels: tuple[str, ...]) -> Picture:
        """Everything that lies on the table."""
        ship = Ship(look, words, self.layout(look), view, seat, levels)
        ship_seats.seats(ship)
        with_board = len(ship.picture.things)
        ship_rooms.rooms(ship)
        ship_rooms.tokens(ship)
        ship_panels.lamps(ship)
        if self.lens.zoom > 1:
            for thing in ship.picture.things[with_board:]:
                ship.picture.swap(replace(thing, within=ship.lay.board))
        ship_dice.dice_row(ship)
        ship_panels.instruments(ship)
        ship_panels.title_bar(ship)
        ship.picture.settle()
        return ship.picture

    # -- words -----------------------------------------------------------------------------------

    def names(self, words: Words, view: ShipState, seats: tuple[str, ...]) -> dict[str, str]:
        """What seats and rooms are called now."""
        names = {f"@seat:{seat}": self._seat(words, view, seat, name) for seat, name in enumerate(seats)}
        return names | {f"@space:{space}": self.space(words, view, space) for space in BOARD.links}

    def _seat(self, words: Words, view: ShipState, seat: int, name: str) -> str:
        hero = view.heroes[seat].card if seat < len(view.heroes) else ""
        return words(hero) if hero else name or words("seat-number", number=seat + 1)

    def space(self, words: Words, view: ShipState, space: str) -> str:
        """A room by name where the viewer knows it, else by its place."""
        card = view.cards.get(view.rooms.get(space, -1))
        return words(card.name) if card and card.name else space.upper()

    def phase(self, words: Words, view: ShipState) -> str:
        """The part of the round that is being played, or "" before and after the game."""
        return words(f"ref_{view.phase}") if view.phase in PHASES else ""

    def about_args(self, view: ShipState, option: Option) -> dict[str, Arg]:
        """What an option's sentence may speak of beside its own arguments."""
        kind, what = option.about
        if kind == "space":
            return {"space": f"@space:{what}"}
        return {}

    def option_icon(self, view: ShipState, option: Option) -> str:
        """The picture on an option's button."""
        return ship_beats.option_icon(option)

    def acting(self, view: ShipState) -> int:
        """The seat whose round is being played."""
        return view.current

    def order(self, key: str) -> int:
        """Where an option's button stands among the others."""
        return ship_beats.BUTTON_ORDER.get(key.split(":")[0], 5)

    def preselected(self, view: ShipState, decision: Decision) -> tuple[str, ...]:
        """What is picked beforehand: the strongest dice when dice are recovered."""
        return self.strongest(view, decision) if decision.message in ("ask-recover", "ask-salvage-recover") else ()

    def strongest(self, view: ShipState, decision: Decision) -> tuple[str, ...]:
        """The strongest dice of a question, ready ones first, as many as it takes."""
        dice = [option for option in decision.options if option.about[0] == "die" and not option.group]
        dice.sort(key=lambda one: -COLOURS.index(view.dice[int(one.about[1])].kind))
        return tuple(option.key for option in dice[: decision.high])

    def context(self, words: Words, view: ShipState, decision: Decision) -> str:
        """What an attack can still do: Health left of the enemies, and the damage of the hits at hand."""
        return ship_faces.attack_words(words, view) if decision.message == "ask-apply" else ""

    # -- cards -----------------------------------------------------------------------------------

    def offers(
        self, look: Look, words: Words, view: ShipState, decision: Decision, picture: Picture
    ) -> tuple[Thing, ...]:
        """Large cards over the board for what is chosen from cards that lie nowhere on the table."""
        return ship_offers.offers(look, words, view, decision, picture)

    def foresee(self, look: Look, words: Words, view: ShipState, picture: Picture, told: Told) -> tuple[Thing, ...]:
        """What a choice would lead to."""
        return ship_foresee.foresee(look, words, view, self.layout(look), picture, told)

    def reference(self, words: Words) -> tuple[Section, ...]:
        """The references that can be opened at any time (20S-022)."""
        return ship_reference.sections(words)

    def pile(self, words: Words, view: ShipState, deck: str) -> tuple[Closer, ...]:
        """The cards of a discard pile."""
        return ship_reference.pile(words, view, deck)

    def name(self, words: Words, view: ShipState, thing: Thing) -> str:
        """What a thing is called: a card by its name, a room where it is known."""
        for kind, what in thing.about:
            if kind == "card" and isinstance(what, int) and what in view.cards and view.cards[what].name:
                return words(view.cards[what].name)
            if kind == "space":
                return self.space(words, view, str(what))
        return ""

    def called(self, words: Words, name: str) -> str:
        """What a card with this name is called."""
        return words(name)

    def asker(self, words: Words, name: str) -> str:
        """What a question from a component is about: the component."""
        return self.called(words, name)

    def traits(self, words: Words, view: ShipState, decision: Decision, option: Option) -> Traits:
        """Enemies of one name are told apart by their room."""
        kind, what = option.about
        card = view.cards.get(int(what)) if kind == "card" else None
        zone, _, space = card.zone.partition(":") if card else ("", "", "")
        return Traits(telling=(self.space(words, view, space),)) if zone == "enemies" else Traits()

    def standing_card(self, view: ShipState, thing: Thing, seat: int) -> str:
        """The item of a seat that may be used at any time, for its standing answer, or ""."""
        for kind, what in thing.about:
            card = view.cards.get(what) if kind == "card" and isinstance(what, int) else None
            if card and card.zone == f"inventory:{seat}" and card.name in STANDING:
                return card.name
        return ""

    def captions(
        self, look: Look, words: Words, view: ShipState, picture: Picture, odds: str, badge: tuple[str, ...]
    ) -> tuple[Thing, ...]:
        """The name and state of the game at the top, the chances beside the dice, the marks along the hull."""
        lay = self.layout(look)
        return *ship_panels.captions(look, words, view, lay, picture, odds, badge), *ship_edge.marks(look, lay)

    def closer(self, words: Words, view: ShipState, name: str) -> Closer | None:
        """A closer look at a component by name."""
        return ship_faces.any_closer(words, view, name)

    # -- events ----------------------------------------------------------------------------------

    def patch(self, shown: ShipState, event: Event, final: ShipState) -> None:
        """Bring a shown view up to date with one event."""
        ship_beats.patch(shown, event, final)

    def motions(self, look: Look, events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]:
        """How the table moves from one picture to the next."""
        return ship_beats.motions(look, events, before, after)

    def roll(self, words: Words, events: list[Event]) -> Roll | None:
        """The roll among some events."""
        return ship_beats.roll(words, events)

    def floats(self, events: list[Event]) -> list[tuple[str, str, bool]]:
        """Numbers that rise from things because of events."""
        return ship_beats.floats(events)

    def scribe(self) -> ship_log.Scribe:
        """Who writes the log."""
        return ship_log.Scribe()

    def begins(self, view: ShipState, event: Event) -> int | None:
        """The seat whose round an event begins."""
        return event.data["seat"] if event.kind == "round_started" else None
