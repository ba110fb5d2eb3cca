"""The choice of an action in Engagement, and why one is not offered (section 12)."""

from __future__ import annotations

from game.engine.ask import Option, ask
from game.engine.steps import follow
from game.titles.twenty_strong.attack import attack_commit
from game.titles.twenty_strong.cards.heroes import has
from game.titles.twenty_strong.cards.items import card_of, handle_item, names_item, with_items
from game.titles.twenty_strong.cards.rooms import room_action_barred, take_room_action
from game.titles.twenty_strong.cards.special import frag, frag_barred, triage, triage_barred
from game.titles.twenty_strong.move import move_commit
from game.titles.twenty_strong.salvage import salvage_roll
from game.titles.twenty_strong.state import (
    ABOARD,
    READY,
    Action,
    ShipState,
    aboard,
    active,
    enemies_at,
    items_of,
    owns,
)
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.trade import trade_build
from game.titles.twenty_strong.turn import spend_action

MOVE = Option("move", ("action", "move"), "opt-move", rule="20S-111")
ATTACK = Option("attack", ("action", "attack"), "opt-attack", rule="20S-127")
SALVAGE = Option("salvage", ("action", "salvage"), "opt-salvage", rule="20S-134", confirm=True)
TRIAGE = Option("triage", ("action", "triage"), "opt-triage", source="her_medic")
END = Option("end", ("action", "end"), "opt-end", rule="20S-254", confirm=True)


@step
async def act(s: ShipState) -> None:
    """Choose the next action, use or discard an item, or end Engagement (20S-107, 20S-254)."""
    seat = s.current
    if s.hero.status != ABOARD:
        return
    options = _options(s, seat)
    done = s.actions == 0
    message = "ask-last-items" if done else "ask-action"
    key = await ask(
        s, seat, message, options, {"left": s.actions}, rule="20S-107", window=done, default="end" if done else ""
    )
    if key != "end":
        await _take(s, seat, key)


async def _take(s: ShipState, seat: int, key: str) -> None:
    """Start what was chosen."""
    name, _, what = key.partition(":")
    if names_item(key):
        follow(s, act())
        await handle_item(s, seat, key)
    elif name == "trade":
        follow(s, trade_build(int(what)))
    elif name == "room":
        follow(s, take_room_action(what))
    elif name == "frag":
        follow(s, frag(card_of(key)))
    elif name == "triage":
        follow(s, triage())
    else:
        _start_basic(s, name)


def _start_basic(s: ShipState, kind: str) -> None:
    """Start a basic action with a Strategy phase (20S-108, 20S-109)."""
    s.action = Action(kind)
    if kind == "salvage":
        spend_action(s, kind)
        follow(s, salvage_roll())
    else:
        follow(s, move_commit() if kind == "move" else attack_commit())


def _options(s: ShipState, seat: int) -> list[Option]:
    """Return everything a hero may do now, the end of Engagement last."""
    actions = _actions(s, seat) if s.actions else []
    return sorted(with_items(s, seat, [*actions, END]), key=lambda option: option is END)


def _actions(s: ShipState, seat: int) -> list[Option]:
    options = [MOVE]
    if not attack_barred(s, seat):
        options.append(ATTACK)
    if not salvage_barred(s, seat):
        options.append(SALVAGE)
    options += [
        Option(f"trade:{other}", ("seat", other), "opt-trade", {"seat": f"@seat:{other}"}, rule="20S-140")
        for other in aboard(s, s.heroes[seat].space)
        if not trade_barred(s, seat, other)
    ]
    room = active(s, s.heroes[seat].space)
    if room and not room_action_barred(s, seat):
        what = room.action
        options.append(
            Option(f"room:{what}", ("space", s.heroes[seat].space), f"act_{what}", rule="20S-145", source=room.id)
        )
    if has(s, seat, "her_medic") and not triage_barred(s, seat):
        options.append(TRIAGE)
    charge = owns(s, seat, "it_frag")
    if charge and not frag_barred(s, seat):
        options.append(Option(f"frag:{charge.id}", ("card", charge.id), "opt-frag", rule="20S-146", source="it_frag"))
    return options


def attack_barred(s: ShipState, seat: int) -> str:
    """Return why a hero cannot attack now, as a message id, or "" (20S-255)."""
    if not enemies_at(s, s.heroes[seat].space):
        return "bar-no-enemy"
    return "" if any(die.place == READY for die in s.dice) else "bar-no-ready-die"


def salvage_barred(s: ShipState, seat: int) -> str:
    """Return why a hero cannot salvage now, or "" (20S-133, 20S-222)."""
    if s.option("salvage_without_dice") == "forbidden" and not any(die.place == READY for die in s.dice):
        return "bar-no-ready-die"
    return ""


def trade_barred(s: ShipState, seat: int, other: int) -> str:
    """Return why a hero cannot trade with another now, or "" (20S-140, 20S-255, 20S-266)."""
    if other == seat or other not in aboard(s, s.heroes[seat].space):
        return "bar-no-partner"
    if other in s.refusing:
        return "bar-refusing"
    return "" if items_of(s, seat) or items_of(s, other) else "bar-nothing-to-trade"
