"""What the cards, rooms, heroes and enemies of 20 Strong look like, and what a closer look at them says."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.tally import Tally
from game.model.state import Card as CardState
from game.titles.twenty_strong.cards.objectives import lines
from game.titles.twenty_strong.content import ALIENS, FACES, HEROES, ITEMS, OBJECTIVES, ROOMS, RoomCard
from game.titles.twenty_strong.fights import die_damage, health_left
from game.titles.twenty_strong.state import ShipState, enemies_at
from scenes.kit.card import Card
from scenes.kit.words import Words
from scenes.kit.zoom import Note
from scenes.tables import ship_marks
from scenes.tables.things import Closer

PLACES = ("ready", "active", "exhausted", "banished")
STAT_DICE = {1: "st_health", 2: "st_strategy", 3: "st_recovery"}
"""What is printed on the three stat dice, one of which stands for each hero (20S-021)."""
FIGURES = {1: (150, 38, 36), 2: (138, 98, 22), 3: (30, 104, 56)}
"""Their colours, darkened behind white numbers."""


def keyword(words: Words, name: str) -> Note:
    """The one-line explanation of a keyword with its rule number."""
    said = f"**{words(f'kw_{name}')}** {words(f'kw_{name}_text')}"
    return Note(said, rule=words.rule(f"kw_{name}"))


def keywords(words: Words, names: Iterable[str]) -> tuple[Note, ...]:
    """Several keywords explained."""
    return tuple(keyword(words, name) for name in names)


# -- rooms -----------------------------------------------------------------------------------------


def room_kind(room: RoomCard) -> str:
    """The colour group of a room."""
    if room.nest:
        return "nest"
    if room.generator:
        return "generator"
    return "pod" if room.pod else "room"


def room_action(words: Words, room: RoomCard) -> str:
    """The name of a room's action, with the Generators it needs."""
    name = words(f"act_{room.action}")
    return words("room-needs", action=name, needed=room.generators) if room.generators else name


def requirement_lines(words: Words, room: RoomCard) -> list[str]:
    """The ways in which a room can be activated."""
    if room.start:
        return [words("req_start")]
    out = []
    for way in room.requirements:
        if way.check:
            out.append(words("req_check", dice=dice_words(words, way.check)))
        elif way.pay:
            out.append(words(f"req_pay_{way.pay}"))
        else:
            out.append(words(f"req_exhaust_{way.exhaust}"))
    return out


def dice_words(words: Words, letters: str) -> str:
    """Dice by colour name, in order."""
    return ", ".join(words(f"colour_{letter}") for letter in letters)


def room_closer(words: Words, name: str, *, known: bool, up: bool, stack: int = 0, power: str = "") -> Closer:
    """A room, large: what it is for, how it wakes and what it does."""
    if not known:
        card = Card("rm_hidden", words("room-unknown"), "back", "", words("room-unknown-text"))
        return Closer(card, keywords(words, ("inactive", "item_stack")))
    room = ROOMS[name]
    state = words("room-active") if up else words("room-inactive")
    text = [words(f"{name}_text"), f"**{words(f'act_{room.action}')}** {words(f'act_{room.action}_text')}"]
    if up and room.stack:
        text.append(words("stack_size", n=stack))
    notes = [Note(line, icon="ui_lock", rule="20S-173") for line in requirement_lines(words, room)]
    if room.generators:
        notes.append(Note(power or words("need_generators", n=room.generators), icon="rm_gen_a", rule="20S-183"))
    if room.generator:
        notes.append(keyword(words, "generator"))
    if room.nest:
        notes.append(keyword(words, "nest_stack"))
    card = Card(name, words(name), room_kind(room), f"{state} · {room_action(words, room)}", "\n".join(text))
    return Closer(card, tuple(notes))


# -- heroes and enemies ------------------------------------------------------------------------------


def hero_card(words: Words, name: str) -> Card:
    """A hero card with its numbers and ability."""
    facts = HEROES[name]
    numbers = f":st_health: {facts.health}  :st_strategy: {facts.strategy}  :st_recovery: {facts.recovery}"
    text = f"**{words(f'{name}_ability')}**\n{words(f'{name}_text')}"
    return Card(name, words(name), "hero", numbers, text)


def hero_closer(words: Words, name: str, stat_die: int = 0) -> Closer:
    """A hero, large; with the stat die that is its figure, once it has one."""
    said = keywords(words, ("health", "strategy", "recovery", "max_health"))
    icons = ("st_health", "st_strategy", "st_recovery", "st_health")
    notes = [Note(n.text, icon, n.rule) for n, icon in zip(said, icons, strict=True)]
    if stat_die:
        figure = words("hero-figure", die=f"@stat-die-{stat_die}")
        notes.insert(0, Note(figure, STAT_DICE[stat_die], words.rule("hero-figure")))
    return Closer(hero_card(words, name), tuple(notes))


def enemy_closer(words: Words, view: ShipState, card: CardState) -> Closer:
    """An enemy, large: Health, damage so far, its dice and its effect."""
    facts = ALIENS[card.name]
    left = health_left(view, card.id)
    numbers = words("enemy-numbers", left=left, health=facts.health, dice=dice_words(words, facts.damage))
    if card.turned:
        numbers = f"{words('enemy-beaten')} · {numbers}"
    names = ["damage", "opportunity_attack"]
    names += ["brood"] if facts.brood else []
    names += [kind for kind in ("during", "after", "special") if any(e.startswith(kind) for e in facts.effects)]
    names += ["defeated_enemy"] if card.turned else []
    shown = Card(card.name, words(card.name), "alien", numbers, words(f"{card.name}_text"))
    return Closer(shown, (*ship_marks.notes(words, view, card), *keywords(words, names)))


# -- items and objectives ----------------------------------------------------------------------------


def item_card(words: Words, card: CardState, *, text: bool = True) -> Card:
    """An item card as it lies in a panel or in the window."""
    if not card.name:
        return Card(f"it_{card.family}", words(f"deck_{card.family}"), card.family, face_down=True)
    facts = ITEMS[card.name]
    badge = str(card.marks) if facts.type == "multi" and card.marks else ""
    body = words(f"{card.name}_text") if text else ""
    cost = words("item_action") if facts.action else words("item_free")
    line = f"{words(f'kw_{facts.type}')} · {cost}" if text else ""
    return Card(card.name, words(card.name), facts.deck, line, body, badge)


def item_closer(words: Words, card: CardState) -> Closer:
    """An item, large."""
    if not card.name:
        return Closer(item_card(words, card), keywords(words, ("item_stack",)))
    facts = ITEMS[card.name]
    notes = [keyword(words, facts.type)]
    if facts.type == "multi":
        notes.insert(0, Note(words("item_uses", n=card.marks or facts.uses), rule="20S-201"))
    notes.append(Note(words("item-limit", deck=f"@deck_{facts.deck}"), icon="st_strategy", rule="20S-037"))
    return Closer(item_card(words, card), tuple(notes))


def objective_card(words: Words, card: CardState, *, text: bool = True) -> Card:
    """An objective card, face down for whom it is hidden from."""
    if not card.name:
        return Card("ob_back", words("kw_objective"), "objective", face_down=True)
    return Card(card.name, words(card.name), "objective", "", words(f"{card.name}_text") if text else "")


def objective_rows(words: Words, view: ShipState, seat: int, name: str) -> list[tuple[str, int, bool]]:
    """The lines of an objective: sentence, points and whether it holds now."""
    return [(words(line.text, **line.args), line.points, line.holds) for line in lines(view, seat, name)]


def objective_closer(words: Words, view: ShipState, seat: int, card: CardState) -> Closer:
    """An objective, large, with its lines as they stand."""
    shown = objective_card(words, card)
    if not card.name:
        return Closer(shown, keywords(words, ("objective",)))
    rows = objective_rows(words, view, seat, card.name)
    notes = [Note(f"**{points:+d}** {line}", "ui_yes" if holds else "ui_lock") for line, points, holds in rows]
    facts = OBJECTIVES[card.name]
    players = words(f"ob_players_{facts.players.replace('+', 'plus')}")
    return Closer(
        Card(shown.icon, shown.name, shown.kind, players, shown.text), (*notes, *keywords(words, ("objective",)))
    )


def any_closer(words: Words, view: ShipState, name: str) -> Closer | None:
    """A closer look at a component by name alone (as the log and the question name it)."""
    plain = CardState(0, name, "", "")
    if name in ROOMS:
        return room_closer(words, name, known=True, up=True)
    if name in HEROES:
        return hero_closer(words, name)
    if name in ITEMS:
        return item_closer(words, plain)
    if name in OBJECTIVES:
        return objective_closer(words, view, 0, plain)
    if name in ALIENS:
        return Closer(Card(name, words(name), "alien", "", words(f"{name}_text")))
    return None


def tally_lines(words: Words, name: str, tally: Tally) -> str:
    """A number with its contributions: 'Dice in an attack 5 = 3 hero card +2 Pump Shotgun'."""
    parts = [f"{part.amount:+d} {words(part.text, **part.args)}" for part in tally.parts]
    return f"**{name} {tally.total}** = " + " ".join(parts).lstrip("+")


def explained(words: Words, name: str) -> str:
    """A keyword with its explanation and rule number, for a short remark."""
    return f"**{words(f'kw_{name}')}** {words(f'kw_{name}_text')} ({words.rule(f'kw_{name}')})"


def die_tip(words: Words, kind: str, place: str, face: str) -> str:
    """What a die is, its six faces, where it lies, and what the face it shows means."""
    sides = FACES[kind]
    crit, hit, miss = (sides.count(face) for face in ("crit", "hit", "miss"))
    where = place if place in PLACES else "applied"
    what = words("die-tip", colour=f"@colour_{kind}", crit=crit, hit=hit, miss=miss, place=f"@die-place-{where}")
    return f"{what}\n:face_{face}: {explained(words, face)}" if face and place != "ready" else what


def attack_words(words: Words, view: ShipState) -> str:
    """The damage at hand, and the Health left of every enemy in the room."""
    damage = sum(die_damage(view, die.face) for die in view.dice if die.place == "active")
    parts = [words("attack-damage", damage=damage)]
    for enemy in enemies_at(view, view.hero.space):
        left = health_left(view, enemy.id)
        parts.append(words("attack-enemy", enemy=f"@{enemy.name}", left=left, after=max(0, left - damage)))
    return words("odds-between").join(parts)
