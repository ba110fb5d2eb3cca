"""The table of Sentinels of the Multiverse: its lanes, its words, and how its events move things."""

from __future__ import annotations

import pygame

from game.engine.ask import Decision, Option
from game.model.state import Event
from game.titles.sentinels.content import CARDS, COPIES, effect_name
from game.titles.sentinels.state import SentinelsState
from scenes.kit import background, panel
from scenes.kit.director import Group, Motion
from scenes.kit.look import Look
from scenes.kit.words import Arg, Words
from scenes.tables import (
    comic_beats,
    comic_faces,
    comic_foresee,
    comic_hand,
    comic_head,
    comic_lanes,
    comic_log,
    comic_next,
    comic_offers,
    comic_reference,
    comic_twins,
)
from scenes.tables.comic import Comic
from scenes.tables.comic_layout import Layout, layout
from scenes.tables.foretelling import Told
from scenes.tables.reference import Section
from scenes.tables.things import Closer, Picture, Thing
from scenes.tables.tray import Roll
from scenes.tables.twins import Traits

VILLAIN, ENVIRONMENT = -1, -2
"""Stand in for seats where the villain or the environment acts."""
BROWSED = ("hand", "trash", "area")


class Sentinels:
    """What the shared table scene asks of this title."""

    theme = "comic"
    deliberate: tuple[str, ...] = ()
    weighed = comic_foresee.WEIGHED

    def __init__(self) -> None:
        """The order of play is hidden."""
        self._heroes = 3
        self._ordered = False

    def layout(self, look: Look) -> Layout:
        """Where everything lies."""
        return layout(look, self._heroes)

    def ground(self, surface: pygame.Surface, look: Look) -> None:
        """What never changes: the night outside and the panels."""
        lay = self.layout(look)
        background.draw(surface, look)
        for rect in (lay.title, lay.prompt):
            panel.draw(surface, look, rect)

    def picture(self, look: Look, words: Words, view: SentinelsState, seat: int, levels: tuple[str, ...]) -> Picture:
        """Everything that lies on the table."""
        self._heroes = len(levels)
        comic = Comic(look, words, self.layout(look), view, seat, levels, self._open_hand(view, seat), self._ordered)
        comic_head.bar(comic)
        if view.characters:
            comic_lanes.lanes(comic)
            comic_lanes.heroes(comic)
            comic_next.panel_of(comic)
            comic_hand.held(comic)
        comic.picture.settle()
        return comic.picture

    def _open_hand(self, view: SentinelsState, seat: int) -> str:
        """The hero whose hand lies open: the one who is asked, else the one whose turn it is."""
        if 0 <= seat < len(view.heroes):
            return view.heroes[seat]
        return view.turn if view.turn in view.heroes else ""

    def switch(self, name: str) -> bool:
        """Show or hide the order of play; False for anything else."""
        if name == "order":
            self._ordered = not self._ordered
        return name == "order"

    # -- words -----------------------------------------------------------------------------------

    def names(self, words: Words, view: SentinelsState, seats: tuple[str, ...]) -> dict[str, str]:
        """What seats and piles are called now."""
        named = {f"@seat:{seat}": self._seat(words, view, seat, name) for seat, name in enumerate(seats)}
        named |= {f"@seat:{VILLAIN}": words(view.villain or "title_sentinels")}
        named |= {f"@seat:{ENVIRONMENT}": words(view.environment or "title_sentinels")}
        decks = [deck for deck in (view.villain, view.environment, *view.heroes) if deck]
        return named | {f"@deck_{what}-{deck}": words(deck) for what in BROWSED for deck in decks}

    def _seat(self, words: Words, view: SentinelsState, seat: int, name: str) -> str:
        hero = words(view.heroes[seat]) if seat < len(view.heroes) else ""
        return words("sen-seat", hero=hero, name=name) if hero and name else hero or name or words(
            "seat-number", number=seat + 1
        )  # fmt: skip

    def phase(self, words: Words, view: SentinelsState) -> str:
        """The turn and phase that are being played."""
        if not view.turn:
            return ""
        return words("sen-status-turn", owner=f"@{view.turn}", phase=f"@sen-phase-{view.phase}")

    def about_args(self, view: SentinelsState, option: Option) -> dict[str, Arg]:
        """Nothing more than the option says itself."""
        return {}

    def option_icon(self, view: SentinelsState, option: Option) -> str:
        """The picture on an option's button."""
        return comic_beats.option_icon(view, option)

    def acting(self, view: SentinelsState) -> int:
        """The seat whose turn it is, or who stands in for it."""
        if view.turn in view.heroes:
            return view.heroes.index(view.turn)
        return ENVIRONMENT if view.turn == view.environment else VILLAIN

    def order(self, key: str) -> int:
        """Where an option's button stands among the others."""
        return comic_beats.ORDER.get(key, 5)

    def preselected(self, view: SentinelsState, decision: Decision) -> tuple[str, ...]:
        """Nothing is picked beforehand."""
        return ()

    def strongest(self, view: SentinelsState, decision: Decision) -> tuple[str, ...]:
        """There are no dice."""
        return ()

    def context(self, words: Words, view: SentinelsState, decision: Decision) -> str:
        """The marks on the targets say it."""
        return ""

    # -- cards -----------------------------------------------------------------------------------

    def offers(
        self, look: Look, words: Words, view: SentinelsState, decision: Decision, picture: Picture
    ) -> tuple[Thing, ...]:
        """Large cards for what lies nowhere on the table."""
        return comic_offers.offers(look, words, view, self.layout(look), decision, picture)

    def foresee(
        self, look: Look, words: Words, view: SentinelsState, picture: Picture, told: Told
    ) -> tuple[Thing, ...]:
        """What a choice would lead to."""
        return comic_foresee.foresee(look, words, view, self.layout(look), picture, told)

    def reference(self, words: Words) -> tuple[Section, ...]:
        """The turn order, the steps of damage and the keywords."""
        return comic_reference.sections(words)

    def pile(self, words: Words, view: SentinelsState, deck: str) -> tuple[Closer, ...]:
        """The cards of a hand, a trash or an area."""
        return comic_reference.pile(words, view, deck)

    def name(self, words: Words, view: SentinelsState, thing: Thing) -> str:
        """What a thing is called: a card by its name."""
        for kind, what in thing.about:
            if kind == "card" and isinstance(what, int) and what in view.cards and view.cards[what].name:
                return comic_faces.title(words, view.cards[what].name)
        return ""

    def called(self, words: Words, name: str) -> str:
        """What a card with this name or id is called."""
        return comic_faces.title(words, COPIES.get(name, (name,))[0])

    def asker(self, words: Words, name: str) -> str:
        """What a question from this card is about: of a hero's own card the power."""
        return words(effect_name(name)) if name in CARDS else self.called(words, name)

    def traits(self, words: Words, view: SentinelsState, decision: Decision, option: Option) -> Traits:
        """HP, the spell icon and the place tell cards of one name apart; at a tie the HP are what counts."""
        return comic_twins.traits(words, view, decision, option)

    def standing_card(self, view: SentinelsState, thing: Thing, seat: int) -> str:
        """No card asks again and again."""
        return ""

    def captions(
        self, look: Look, words: Words, view: SentinelsState, picture: Picture, odds: str, badge: tuple[str, ...]
    ) -> tuple[Thing, ...]:
        """The name and state of the game at the top."""
        return comic_head.captions(look, words, view, self.layout(look), picture, badge)

    def closer(self, words: Words, view: SentinelsState, name: str) -> Closer | None:
        """A closer look at a card by name."""
        return comic_faces.of_name(words, view, name) if name in CARDS else None

    # -- events ----------------------------------------------------------------------------------

    def patch(self, shown: SentinelsState, event: Event, final: SentinelsState) -> None:
        """Bring a shown view up to date with one event."""
        comic_beats.patch(shown, event, final)

    def motions(self, look: Look, events: list[Event], before: Picture, after: Picture) -> list[Motion | Group]:
        """How the table moves from one picture to the next."""
        return comic_beats.motions(look, events, before, after)

    def roll(self, words: Words, events: list[Event]) -> Roll | None:
        """Nothing is rolled."""
        return None

    def floats(self, events: list[Event]) -> list[tuple[str, str, bool]]:
        """Numbers that rise from things because of events."""
        return comic_beats.floats(events)

    def scribe(self) -> comic_log.Scribe:
        """Who writes the log."""
        return comic_log.Scribe()

    def begins(self, view: SentinelsState, event: Event) -> int | None:
        """The seat whose turn an event begins."""
        owner = event.data["owner"] if event.kind == "turn_began" else ""
        return view.heroes.index(owner) if owner in view.heroes else None
