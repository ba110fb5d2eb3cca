"""Damage on enemies: dice that lie on them, markers, and defeat (20S-085, 20S-132, 20S-291, 20S-292)."""

from __future__ import annotations

from game.engine.verbs import change, tell
from game.titles.twenty_strong.dice import DAMAGE
from game.titles.twenty_strong.state import ShipState, alien, set_hero


def damage_on(s: ShipState, card: int) -> int:
    """Return the damage on an enemy: its dice and its markers."""
    place = f"on:{card}"
    return s.cards[card].marks + sum(die_damage(s, die.face) for die in s.dice if die.place == place)


def die_damage(s: ShipState, face: str) -> int:
    """Return the damage of a die that lies on an enemy, lasting effects applied (20S-054, 20S-208)."""
    base = DAMAGE[face]
    if not base or not s.effects:
        return base
    return max(base + sum(int(effect.source) for effect in s.effects if effect.name == "die_damage"), 0)


def health_left(s: ShipState, card: int) -> int:
    """Return how much more damage defeats an enemy."""
    return max(alien(s.cards[card]).health - damage_on(s, card), 0)


def wound(s: ShipState, seat: int, card: int, damage: int) -> None:
    """Put damage markers on an enemy; enough of them defeat it."""
    if damage:
        change(s, card, marks=s.cards[card].marks + damage)
        tell(s, "enemy_hurt", card=card, name=s.cards[card].name, damage=damage, left=health_left(s, card), seat=seat)
        check_defeat(s, seat, card)


def check_defeat(s: ShipState, seat: int, card: int) -> None:
    """Defeat an enemy whose damage has reached its Health; it stays defeated (20S-085, 20S-209, 20S-292)."""
    enemy = s.cards[card]
    if enemy.turned or health_left(s, card):
        return
    change(s, card, turned=True)
    set_hero(s, seat, kills=s.heroes[seat].kills + 1)
    tell(s, "enemy_defeated", card=card, name=enemy.name, seat=seat, space=enemy.zone.split(":")[1])
