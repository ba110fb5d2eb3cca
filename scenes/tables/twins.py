"""Twins: options that bear the same name get what tells them apart, and what a question compares stands at each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.engine.ask import Option
from scenes.kit.words import Words
from scenes.tables.things import Picture

BETWEEN = " · "


@dataclass(frozen=True)
class Traits:
    """What can be said of an option: what is `always` worth saying, and what may tell it from one of its name."""

    always: tuple[str, ...] = ()
    telling: tuple[str, ...] = ()


def notes(
    words: Words, labelled: Sequence[tuple[Option, str]], traits: Mapping[str, Traits], picture: Picture
) -> dict[str, str]:
    """Return by key what stands beside the label of each option that needs it."""
    found = {key: list(one.always) for key, one in traits.items()}
    for group in _namesakes(labelled):
        own = {option.key: [*found.get(option.key, ()), *_differing(option, group, traits)] for option in group}
        if len({tuple(said) for said in own.values()}) < len(group):
            for key, place in _places(words, group, picture).items():
                own[key].append(place)
        found |= own
    return {key: BETWEEN.join(dict.fromkeys(said)) for key, said in found.items() if said}


def joined(*notes: str) -> str:
    """Several notes in one."""
    return BETWEEN.join(note for note in notes if note)


def _namesakes(labelled: Iterable[tuple[Option, str]]) -> list[list[Option]]:
    """Options that say the same of different things."""
    groups: dict[str, list[Option]] = {}
    for option, label in labelled:
        if option.about[0]:
            groups.setdefault(label, []).append(option)
    return [group for group in groups.values() if len({option.about for option in group}) > 1]


def _differing(option: Option, group: list[Option], traits: Mapping[str, Traits]) -> list[str]:
    """The traits of an option that not all of its group have."""
    shared = [set(traits.get(one.key, Traits()).telling) for one in group]
    return [said for said in traits.get(option.key, Traits()).telling if not all(said in one for one in shared)]


def _places(words: Words, group: list[Option], picture: Picture) -> dict[str, str]:
    """Where each thing of a group lies, counted from the left; nothing for those that lie on one stack."""
    lying = {option.key: thing for option in group if (thing := picture.about(option.about))}
    spots = sorted({(thing.rect.y // 40, thing.rect.x, thing.key) for thing in lying.values()})
    order = {key: number for number, (_, _, key) in enumerate(spots, 1)}
    if len(order) < 2:
        return {}
    return {key: words("twin-place", place=order[thing.key], count=len(order)) for key, thing in lying.items()}
