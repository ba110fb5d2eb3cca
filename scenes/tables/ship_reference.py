"""The room and action references of 20 Strong, and its discard piles."""

from __future__ import annotations

from game.model.state import cards_in
from game.titles.twenty_strong.content import ROOMS
from game.titles.twenty_strong.state import CRAFTED, ShipState, discard_zone
from scenes.kit.words import Words
from scenes.tables import ship_faces as faces
from scenes.tables.reference import Row, Section
from scenes.tables.things import Closer

ACTIONS = (("move", "act_move"), ("attack", "act_attack"), ("salvage", "act_salvage"), ("trade", "act_trade"),
           ("other", "act_room"))  # fmt: skip
PHASES = (
    ("activation_1", "st_time"), ("activation_2", "ui_warning"), ("activation_3", "st_recovery"),
    ("engagement", "st_action"), ("strategy", "st_strategy"), ("resolve_1", "st_damage"), ("resolve_2", "al_back"),
    ("resolve_3", "ui_dice"), ("resolve_4", "act_move"), ("resolve_5", "ui_deck"), ("resolve_6", "st_noise"),
)  # fmt: skip


def sections(words: Words) -> tuple[Section, ...]:
    """Actions, the course of a round, and the rooms."""
    return (
        Section("actions", words("ref_actions"), tuple(_action(words, name, icon) for name, icon in ACTIONS)),
        Section("phases", words("ref-phases"), tuple(_phase(words, name, icon) for name, icon in PHASES)),
        Section("rooms", words("ref_rooms"), tuple(_room(words, name) for name in ROOMS)),
    )


def _action(words: Words, name: str, icon: str) -> Row:
    text = words(
        "ref-action", dice=words(f"ref_{name}_limit"), text=words(f"ref_{name}_text"), after=words(f"ref_{name}_after")
    )
    return Row(icon, words(f"ref_{name}"), text, words.rule(f"ref_{name}"))


def _phase(words: Words, name: str, icon: str) -> Row:
    return Row(icon, words(f"ref_{name}"), words(f"ref_{name}_text"), words.rule(f"ref_{name}"))


def _room(words: Words, name: str) -> Row:
    room = ROOMS[name]
    wake = words("ref-or").join(faces.requirement_lines(words, room))
    act = f"**{words(f'act_{room.action}')}** {words(f'act_{room.action}_text')}"
    power = f" {words('need_generators', n=room.generators)}." if room.generators else ""
    return Row(name, words(name), f"{wake}\n{act}{power}", "20S-173")


def pile(words: Words, view: ShipState, deck: str) -> tuple[Closer, ...]:
    """The face-up cards of a discard pile or of the Antidote's place."""
    zone = CRAFTED if deck == CRAFTED else discard_zone(deck)
    return tuple(faces.item_closer(words, card) for card in cards_in(view, zone) if card.name)
