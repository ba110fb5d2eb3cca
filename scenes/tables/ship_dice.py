"""The shared dice: pool, active, exhausted and banished, in the bar and on enemies."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.model.state import Die as DieState
from game.titles.twenty_strong.content import COLOURS
from game.titles.twenty_strong.state import (
    ACTIVE,
    BANISHED,
    EXHAUSTED,
    READY,
)
from scenes.kit import dice, text, vector
from scenes.kit.dice import Die
from scenes.kit.look import Look
from scenes.tables import ship_faces as faces
from scenes.tables import ship_paint as paint
from scenes.tables.ship import Ship
from scenes.tables.ship_layout import Layout, die_side
from scenes.tables.things import Hook, Mode, Picture, Thing, moved

DIE_COLORS = {"Y": "yellow", "G": "green", "B": "blue", "P": "purple", "R": "red"}
PLACES = (READY, ACTIVE, EXHAUSTED, BANISHED)
ODDS = 270
"""Room at the right of the dice for the chances, in design units."""


def dice_row(ship: Ship) -> None:
    """Pool, active, exhausted and banished dice in the bar."""
    look, lay = ship.look, ship.lay
    lying = {place: sorted((die for die in ship.view.dice if die.place == place), key=_rank) for place in PLACES}
    said = {place: ship.words(f"dice-{place}", count=len(lying[place])) for place in PLACES}
    shown = [place for place in PLACES if lying[place] or place != BANISHED]
    head, widths = _row_widths(look, lay, [(said[place], _inner(look, place, len(lying[place]))) for place in shown])
    x, side, gap = lay.dice.x + look.px(20), die_side(look), look.px(8)
    top = lay.dice.y + look.px(14) + text.line_height(look, "label", look.type_px(16)) + look.px(11)
    for place, wide in zip(shown, widths, strict=True):
        box = pygame.Rect(x, lay.dice.y, wide, lay.dice.height)
        caption = (said[place], place == ACTIVE, top, side, head.text_scale)
        ship.picture.add(Thing(f"dice:{place}", box, _dice_caption, caption, (), 1))
        for index, one in enumerate(lying[place]):
            die(ship, one, pygame.Rect(x + index * (side + gap), top, side, side))
        x = box.right + look.px(34)


def _inner(look: Look, place: str, count: int) -> int:
    """How wide the dice of a place lie."""
    return max(count, 3 if place == ACTIVE else 1) * (die_side(look) + look.px(8)) - look.px(8)


def _row_widths(look: Look, lay: Layout, places: list[tuple[str, int]]) -> tuple[Look, list[int]]:
    """The widths of the places; captions that would leave no room for the chances are written smaller."""
    head, widths = look, [0]
    for head in (look, look.modest(1.5), look.modest(1.25), look.modest(1.0)):
        widths = [max(inner, text.label_width(head, caption)) for caption, inner in places]
        if sum(widths) + look.px(34) * (len(widths) - 1) <= lay.dice.width - 2 * look.px(20) - look.px(ODDS):
            break
    return head, widths


def _rank(die: DieState) -> tuple[int, int, int]:
    """Dice lie by colour; those that were rolled for an action by result first."""
    result = ("crit", "hit", "miss", "").index(die.face) if die.place == ACTIVE else 0
    return result, COLOURS.index(die.kind), die.id


def dice_end(picture: Picture, lay: Layout) -> int:
    """Where the row of dice ends."""
    return max(
        (thing.rect.right for key, thing in picture.by_key.items() if key.startswith("dice:")), default=lay.bar.x
    )


def _dice_caption(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: tuple[str, bool, int, int, float], mode: Mode
) -> None:
    """The caption above dice, and the box in which active ones lie."""
    caption, boxed, top, side, scale = shown
    text.label(
        surface, look.modest(scale), caption, pygame.Rect(rect.x, rect.y + look.px(14), rect.width + 4, top - rect.y)
    )
    if boxed:
        pad = look.px(7)
        box = pygame.Rect(rect.x - pad, top - pad, rect.width + 2 * pad, side + 2 * pad)
        fill = vector.rect(1, 1, box.width - 2, box.height - 2, look.px(8), vector.paint((0, 0, 0), 0.18))
        surface.blit(vector.picture(*box.size, fill + paint.dashes(look, *box.size, 0.5)), box)


def die(ship: Ship, one: DieState, rect: pygame.Rect, *, small: bool = False) -> None:
    """A die in the bar, or a small one on an enemy."""
    spent = one.place in (EXHAUSTED, BANISHED)
    face = f"face_{one.face}" if one.face and one.place != READY else ""
    letter = "" if small else ship.words.attribute(f"colour_{one.kind}", "letter")
    about: tuple[tuple[str, str | int], ...] = (("die", one.id),)
    if one.place == READY:
        about = (*about, ("colour", one.kind))
    tip = lambda: faces.die_tip(ship.words, one.kind, one.place, one.face)  # noqa: E731
    shown = Die(DIE_COLORS[one.kind], letter, face, spent)
    ship.picture.add(Thing(f"die:{one.id}", rect, _draw_die, shown, about, 5, tip=tip, hook=Hook.FOOT))


def _draw_die(surface: pygame.Surface, look: Look, rect: pygame.Rect, shown: Die, mode: Mode) -> None:
    pose = mode.pose
    angle, lift = (pose.angle, pose.lift) if pose else (0.0, 0.0)
    waits = pose is not None and pose.alpha < 0.5
    face = "" if angle > 40 or waits else shown.face
    spent = shown.exhausted and not (pose and pose.placed)
    die = replace(shown, face=face, exhausted=spent, selected=mode.picked, selectable=mode.lit)
    dice.draw(surface, look, moved(rect, pose), die, angle=angle, lift=max(lift, 0.34 if mode.picked else 0.0))
