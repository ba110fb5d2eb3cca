"""Marks of what lasts on the ship: on which enemies an item still acts, in words and on the picture."""

import pygame
import pytest

from game.model.state import Effect
from game.titles.twenty_strong.content import ALIENS
from game.titles.twenty_strong.state import ShipState, all_enemies
from scenes import shots
from scenes.kit import text
from scenes.tables import ship_faces, ship_marks
from scenes.tables.table import TableScene
from tests.scenes import ink, legible, tables_at
from tests.scenes.hands import opened


def attacked(*effects: str) -> TableScene:
    """A table with enemies in the middle of an attack, on which these effects last; {enemy} is the first of them."""
    game = tables_at.table("attack")
    see = game.view

    def also(seat: int) -> ShipState:
        s: ShipState = see(seat)
        first = all_enemies(s)[0][1]
        sources = {"baton": str(first.id), "ignore_after": "it_antidote"}
        s.effects = [Effect(name, sources[name], 0, "round") for name in effects]
        return s

    game.view = also  # type: ignore[method-assign]
    return shots.table_scene(game)


def test_a_shock_baton_marks_the_enemy_it_was_used_on() -> None:
    shown = attacked("baton")
    opened(shown)
    s: ShipState = shown.feed.shown
    first, *rest = [card for _, card in all_enemies(s)]
    assert ship_marks.lasting(s, first) == ("it_baton",)
    assert not any(ship_marks.lasting(s, card) for card in rest)
    notes = ship_faces.enemy_closer(shown.words, s, first).notes
    assert text.plain(notes[0].text) == "Shock Baton: its attack leaves out the rightmost die, this round"
    assert notes[0].rule == "20S-149"


def test_the_antidote_marks_every_enemy_with_an_after_effect() -> None:
    shown = attacked("ignore_after")
    opened(shown)
    s: ShipState = shown.feed.shown
    for _, card in all_enemies(s):
        after = any(effect.startswith("after") for effect in ALIENS[card.name].effects)
        assert ship_marks.lasting(s, card) == (("it_antidote",) if after else ())


def test_without_such_an_effect_there_is_no_mark() -> None:
    shown = attacked()
    opened(shown)
    s: ShipState = shown.feed.shown
    assert not any(ship_marks.lasting(s, card) for _, card in all_enemies(s))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_mark_is_seen_on_the_piece(size: tuple[int, int]) -> None:
    pixels = []
    for effects in ((), ("baton",)):
        shown = attacked(*effects)
        surface = opened(shown, size=size).surface
        thing = shown.picture.about(("card", all_enemies(shown.feed.shown)[0][1].id))
        assert thing
        pixels.append(pygame.image.tobytes(surface.subsurface(thing.rect), "RGB"))
    assert pixels[0] != pixels[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_mark_leaves_the_piece_readable(size: tuple[int, int]) -> None:
    with ink.followed():
        surface = opened(attacked("baton", "ignore_after"), size=size).surface
        assert not legible.complaints(surface)
        assert not legible.low_contrast(surface, 4.5, 3.0)
