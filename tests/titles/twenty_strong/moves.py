"""The moves of a test on the ship, and short cuts for the actions of a turn, so that it names only what it is about."""

from collections.abc import Iterable

from game.engine.ask import Answer
from game.engine.run import Run
from tests.titles.talk import asked, keys, told
from tests.titles.twenty_strong.looks import card_named, state_of
from tests.titles.twenty_strong.situation import more


def pick(run: Run, *wanted: str) -> None:
    """Answer the pending decision with these keys; a key that ends in ":" or ">" stands for its first match."""
    offered = keys(run)
    run.pick(
        *[next((key for key in offered if key.startswith(want)), want) if want[-1] in ":>" else want for want in wanted]
    )


def pick_dice(run: Run, colours: str, group: str = "") -> None:
    """Answer with dice of these colours (of an option group, such as "exhausted")."""
    decision = asked(run)
    chosen: list[str] = []
    for colour in colours:
        chosen.append(
            next(
                option.key
                for option in decision.options
                if option.about[0] == "die"
                and option.group == group
                and option.key not in chosen
                and state_of(run).dice[int(option.about[1])].kind == colour
            )
        )
    run.answer(Answer(decision.id, decision.seat, tuple(chosen)))


def start_move(run: Run, dice: str) -> None:
    """Name a move and commit dice of these colours."""
    pick(run, "move")
    pick_dice(run, dice)


def move(run: Run, dice: str, *path: str) -> None:
    """Move with these dice, accept the roll and walk; what is asked then (a look, perhaps) stays pending."""
    start_move(run, dice)
    if asked(run).message == "ask-move-accept":
        pick(run, "accept")
    for space in path:
        pick(run, space)


def attack(run: Run, dice: str) -> None:
    """Name an attack and commit dice of these colours."""
    pick(run, "attack")
    pick_dice(run, dice)


def look(run: Run) -> None:
    """Move without dice and look at the room."""
    pick(run, "move")
    run.pick()


def use(run: Run, item: str) -> None:
    """Use an item by name."""
    pick(run, next(one.key for one in asked(run).options if one.key.startswith("use:") and one.source == item))


def end(run: Run, *chance: str | Iterable[str]) -> None:
    """End Engagement with these outcomes for the Resolve phase."""
    more(run, *chance)
    pick(run, "end")


def apply_hit(run: Run, colour: str, enemy: int) -> None:
    """Lay a rolled hit of this colour on an enemy."""
    run.pick(next(key for key in applications(run, enemy) if die_kind(run, key) == colour))


def defeat(run: Run, dice: str, name: str) -> int:
    """Attack with these dice, lay them all on the first enemy of this name, and return it."""
    enemy = card_named(state_of(run), name)
    attack(run, dice)
    for colour in dice:
        apply_hit(run, colour, enemy)
    pick(run, "done")
    return enemy


def applications(run: Run, enemy: int) -> list[str]:
    """Return the keys that lay a rolled die on this enemy."""
    return [key for key in keys(run) if key.startswith("d") and key.endswith(f">{enemy}")]


def die_kind(run: Run, key: str) -> str:
    """Return the colour of the die in a key such as d7>31."""
    return state_of(run).dice[int(key[1:].split(">")[0])].kind


def attackers(run: Run) -> list[int]:
    """Return the enemies that attacked, in order."""
    return [int(event.data["card"]) for event in told(run, "enemy_attacks")]


def rolls(run: Run, why: str) -> list[str]:
    """Return the colours of each roll made for this reason, in order."""
    return ["".join(event.data["kinds"]) for event in told(run, "rolled") if event.data["why"] == why]
