"""The attack action: commit, roll, apply hits to enemies one at a time (sections 9 and 15)."""

from __future__ import annotations

from game.engine.ask import Option, ask, ask_some
from game.engine.steps import follow
from game.engine.verbs import place_die, tell
from game.model.state import Card, cards_in
from game.titles.twenty_strong.cards.aliens import takes_die
from game.titles.twenty_strong.cards.items import (
    card_of,
    fire_flare,
    handle_item,
    names_item,
    spend_use,
    with_items,
)
from game.titles.twenty_strong.dice import DIE_OPTIONS, exhaust_active, in_place, roll_dice
from game.titles.twenty_strong.fights import check_defeat, die_damage, health_left
from game.titles.twenty_strong.limits import dice_limit, strategy
from game.titles.twenty_strong.noise import raise_action_noise
from game.titles.twenty_strong.state import ACTIVE, READY, ShipState, enemies_at, enemy_zone, items_of, owns, set_action
from game.titles.twenty_strong.steps import step
from game.titles.twenty_strong.turn import BACK, aside, commit, end_action, spend_action

SHOTGUN_DICE = 2


@step
async def attack_commit(s: ShipState) -> None:
    """Commit dice to an attack, up to the greatest Health over all passes of this action (20S-127, 20S-129)."""
    action = s.now()
    limit = max(dice_limit(s, s.current, "attack").total - action.committed, 0)
    lying = len(in_place(s, ACTIVE))
    options = [DIE_OPTIONS[die.id] for die in in_place(s, READY)] if limit else []
    if not action.passes and not action.bonus:
        options += [*_shotguns(s), BACK]
    options = with_items(s, s.current, options)
    low = 0 if lying else 1
    args = {"most": limit, "lying": lying}
    keys = await ask_some(s, s.current, "ask-attack-dice", options, low, limit, args, rule="20S-127")
    if await aside(s, keys, attack_commit()):
        return
    if keys and keys[0].startswith("shotgun:"):
        _fire_shotgun(s, card_of(keys[0]))
        return
    if not action.passes:
        spend_action(s, "attack")
    commit(s, keys)
    follow(s, attack_roll())


def _shotguns(s: ShipState) -> list[Option]:
    """Return the Pump Shotguns that could lift this action's limit, once per action."""
    return [
        Option(f"shotgun:{item.id}", ("card", item.id), "opt-shotgun", {}, "item", True, item.name)
        for item in items_of(s, s.current)
        if item.name == "it_shotgun"
    ]


def _fire_shotgun(s: ShipState, card: int) -> None:
    tell(s, "item_used", seat=s.current, card=card, name="it_shotgun")
    spend_use(s, card)
    set_action(s, bonus=SHOTGUN_DICE)
    follow(s, attack_commit())


@step
async def attack_roll(s: ShipState) -> None:
    """Roll all committed dice that are not applied (20S-083, 20S-093)."""
    set_action(s, passes=s.now().passes + 1)
    await roll_dice(s, [die.id for die in in_place(s, ACTIVE)], "attack")
    follow(s, attack_apply())


@step
async def attack_apply(s: ShipState) -> None:
    """Apply one hit to one enemy, repeat the pass, or finish (20S-084, 20S-087, 20S-088, 20S-092)."""
    seat = s.current
    options = [*_apply_options(s), *_flare_options(s)]
    if _can_repeat(s):
        options.append(Option("repeat", ("", ""), "opt-repeat", rule="20S-092"))
    options = with_items(s, seat, [*options, Option("done", ("", ""), "opt-attack-done")])
    key = await ask(s, seat, "ask-apply", options, rule="20S-084", default=options[0].key)
    if key == "repeat":
        follow(s, attack_commit())
        return
    if key == "done":
        exhaust_active(s)
        follow(s, end_action())
        return
    follow(s, attack_apply())
    if names_item(key):
        await handle_item(s, seat, key)
    elif key.startswith("flare:"):
        flare, enemy = key.removeprefix("flare:").split(">")
        fire_flare(s, seat, int(flare), int(enemy))
    else:
        die, enemy = key[1:].split(">")
        apply_die(s, seat, int(die), int(enemy))


def _can_repeat(s: ShipState) -> bool:
    """Tell whether another pass is allowed and would roll at least one die (20S-092, 20S-247)."""
    action = s.now()
    if action.passes >= strategy(s, s.current).total:
        return False
    room = dice_limit(s, s.current, "attack").total > action.committed
    return bool(in_place(s, ACTIVE)) or (room and bool(in_place(s, READY)))


def _targets(s: ShipState) -> list[Card]:
    """Return the enemies in the attacker's room, undefeated first (20S-128, 20S-087)."""
    return sorted(cards_in(s, enemy_zone(s.hero.space)), key=lambda card: card.turned)


def _apply_options(s: ShipState) -> list[Option]:
    """Return every way to lay one rolled hit on an enemy; alike dice count once (20S-089, 20S-248)."""
    dice = {(die.kind, die.face): die for die in in_place(s, ACTIVE) if die.face in ("hit", "crit")}
    options = []
    for enemy in _targets(s):
        for (kind, face), die in dice.items():
            if takes_die(enemy.name, kind, defeated=enemy.turned):
                args = {"enemy": f"@{enemy.name}", "colour": f"@colour_{kind}", "face": f"@face_{face}"}
                group = "defeated" if enemy.turned else ""
                options.append(Option(f"d{die.id}>{enemy.id}", ("card", enemy.id), f"opt-apply-{face}", args, group))
    return options


def _flare_options(s: ShipState) -> list[Option]:
    flare = owns(s, s.current, "it_flare")
    if not flare:
        return []
    return [
        Option(
            f"flare:{flare.id}>{enemy.id}",
            ("card", enemy.id),
            "opt-flare",
            {"enemy": f"@{enemy.name}"},
            source="it_flare",
        )
        for enemy in enemies_at(s, s.hero.space)
    ]


def apply_die(s: ShipState, seat: int, die: int, enemy: int) -> None:
    """Lay a die on an enemy: damage, noise for a crit, perhaps defeat (20S-085, 20S-090, 20S-249)."""
    face = s.dice[die].face
    place_die(s, die, f"on:{enemy}")
    tell(
        s, "die_applied", die=die, face=face, card=enemy, name=s.cards[enemy].name, damage=die_damage(s, face),
        left=health_left(s, enemy),
    )  # fmt: skip
    if face == "crit":
        if owns(s, seat, "it_carbine") and not s.now().muffled:
            set_action(s, muffled=True)
        else:
            raise_action_noise(s, 1, "attack")
    check_defeat(s, seat, enemy)
