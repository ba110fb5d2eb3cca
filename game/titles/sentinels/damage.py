"""Damage: one instance after another through the twelve steps of section 4."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct, structs

from game.engine.ask import Option, ask
from game.engine.tally import Part, Tally
from game.titles.sentinels.abilities import forbidden, next_speaker, speaking, window
from game.titles.sentinels.content import CARDS, effect_name
from game.titles.sentinels.effects import carry_out, heed_fall, tell_of
from game.titles.sentinels.play import fell
from game.titles.sentinels.state import RESOLVING, Dealt, Lasting, S, concerns, players


class Hit(Struct, frozen=True, gc=False):
    """One instance of damage on its way: what was printed, and `amount`, `type` and target as they now stand.

    `parts` explain the amount; `spent` are the lasting effects that counted; `via` are the cards that redirected
    it, `aim` at whom it was meant at first; `order` is the order of its changes where the players chose one.
    """

    source: int
    target: int
    printed: int
    printed_type: str
    irreducible: bool = False
    amount: int = 0
    type: str = ""
    parts: tuple[Part, ...] = ()
    spent: tuple[Lasting, ...] = ()
    via: tuple[int, ...] = ()
    aim: int = 0
    order: tuple[str, ...] = ()

    @property
    def tally(self) -> Tally:
        """Return the amount with what it is made of."""
        return Tally(self.parts, 0)


Act = Callable[[Hit], Hit]


class Change(Struct, frozen=True, gc=False):
    """What changes damage in a step: its place in the order of play, its key, its card's name and how."""

    age: int
    key: str
    name: str
    act: Act


STEPS = {name: f"modifies {name}" for name in ("type", "typed", "all", "dealt", "taken")}
"""In this order damage is changed: its type, then by type, for all damage, by source, by target (SEN-124 to 126)."""

ORDERED = ("type", "taken")
"""In these the players may choose the order (SEN-002)."""


def reckon(s: S, hit: Hit, steps: Iterable[str] = tuple(STEPS)) -> Hit:
    """Compute type and amount anew with the cards now in play (SEN-122 to 126, SEN-135); pure, also for previews."""
    target, hit = hit.target, _printed(hit)
    lasting = [_step_of(effect) for effect in s.lasting]
    for name in steps:
        moment = STEPS[name]
        if name == "taken" and hit.target != target:
            hit = structs.replace(hit, target=target)
        if name in lasting or hit.order or (name == "taken" and nemeses(s, hit.source, hit.target)):
            for change in _changes(s, name, hit):
                hit = change.act(hit)
        elif moment in s.voices:
            turn = _typing if name == "type" else _standing
            for card, ability in speaking(s, moment):
                hit = turn(s, card, ability, hit)
    return hit


def _printed(hit: Hit) -> Hit:
    """Return the damage as it was before anything changed it, aimed at its first target (SEN-127)."""
    return structs.replace(
        hit, target=hit.aim or hit.target, amount=hit.printed, type=hit.printed_type,
        parts=(Part("sen-tally-printed", hit.printed),), spent=(),
    )  # fmt: skip


def _changes(s: S, name: str, hit: Hit) -> list[Change]:
    """Return what may change the damage in a step, in the order of play or as the players chose (SEN-126, SEN-143)."""
    turn = _typing if name == "type" else _standing
    found: list[Change] = []
    if STEPS[name] in s.voices:
        for card, ability in speaking(s, STEPS[name]):
            found.append(Change(s.play[card], f"c{card}", s.cards[card].name, partial(turn, s, card, ability)))
    for effect in s.lasting:
        if _step_of(effect) == name:
            found.append(Change(effect.age, f"e{effect.age}", effect.source, partial(_passing, s, effect)))
    if name == "taken" and nemeses(s, hit.source, hit.target):
        found.append(Change(max(s.play.get(hit.source, 0), s.play.get(hit.target, 0)), "nemesis", "", _nemesis))
    if len(found) > 1:
        order = hit.order
        found.sort(key=lambda one: (order.index(one.key) if one.key in order else len(order), one.age))
    return found


def _step_of(effect: Lasting) -> str:
    if effect.kind == "dealt":
        return "typed" if effect.type else "all" if effect.group == "all" else "dealt"
    return effect.kind if effect.kind == "taken" else ""


def _typing(s: S, card: int, ability: Callable[..., str], hit: Hit) -> Hit:
    kind = ability(s, card, hit)
    return structs.replace(hit, type=kind) if kind else hit


def _standing(s: S, card: int, ability: Callable[..., int], hit: Hit) -> Hit:
    return _plus(hit, ability(s, card, hit), s.cards[card].name)


def _passing(s: S, effect: Lasting, hit: Hit) -> Hit:
    bound = hit.source if effect.kind == "dealt" else hit.target
    return _plus(hit, effect.amount, effect.source, effect) if _applies(s, effect, hit, bound) else hit


def _nemesis(hit: Hit) -> Hit:
    return _plus(hit, 1, "", text="sen-tally-nemesis")


def _plus(hit: Hit, change: int, name: str, effect: Lasting | None = None, text: str = "sen-tally-card") -> Hit:
    """Add a change, but never lower irreducible damage (SEN-103, SEN-285).

    An effect that lowers the next damage waits while there is none (SEN-272).
    """
    if not change or (change < 0 and hit.irreducible) or (effect and effect.uses and change < 0 and hit.amount <= 0):
        return hit
    part = Part(text, change, {"card": f"@{effect_name(name) if effect else CARDS[name].id}"} if name else {})
    spent = (*hit.spent, effect) if effect and effect.uses else hit.spent
    return structs.replace(hit, amount=hit.amount + change, parts=(*hit.parts, part), spent=spent)


def _applies(s: S, effect: Lasting, hit: Hit, card: int) -> bool:
    return (not effect.type or effect.type == hit.type) and concerns(s, effect, card)


async def _reckoned(s: S, hit: Hit) -> Hit:
    """Compute the damage; the players order its changes if so agreed and where the order matters (SEN-002)."""
    if s.setup.options["simultaneous"] == "seed":
        return reckon(s, hit)
    target, hit = hit.target, _printed(structs.replace(hit, order=()))
    for name in STEPS:
        if name == "taken":
            hit = structs.replace(hit, target=target)
        left, order = _changes(s, name, hit), hit.order
        while left:
            change = await _first(s, hit, left) if name in ORDERED and _ends(hit, left) > 1 else left[0]
            left.remove(change)
            order = (*order, change.key)
            hit = change.act(hit)
        hit = structs.replace(hit, order=order)
    return reckon(s, hit)


async def _first(s: S, hit: Hit, changes: list[Change]) -> Change:
    options = [
        Option(one.key, _about(one), "sen-opt-card", {"card": f"@{_called(one)}"})
        if one.name
        else Option(one.key, ("card", hit.source), "sen-tally-nemesis")
        for one in changes
    ]
    names = {"source": f"@{CARDS[s.cards[hit.source].name].id}", "target": f"@{CARDS[s.cards[hit.target].name].id}"}
    args = {"about": "damage", "count": len(options), **names}
    key = await ask(s, players(s), "sen-ask-order", options, args, rule="SEN-126", source=s.cards[hit.source].name)
    return next(one for one in changes if one.key == key)


def _called(change: Change) -> str:
    return CARDS[change.name].id if change.key[0] == "c" else effect_name(change.name)


def _about(change: Change) -> tuple[str, str | int]:
    return ("card", int(change.key[1:])) if change.key[0] == "c" else ("effect", change.age)


def _ends(hit: Hit, changes: list[Change]) -> int:
    """Return in how many ways the damage can come out of these changes, in whatever order they are made."""
    ways = {"": (hit, tuple(changes))}
    for _ in changes:
        ways = {
            _mark(after, rest): (after, rest)
            for before, left in ways.values()
            for change in left
            for after, rest in [(change.act(before), tuple([one for one in left if one is not change]))]
        }
    return len(ways)


def _mark(hit: Hit, left: tuple[Change, ...]) -> str:
    """Describe what has come out so far; of effects that differ only in age it does not matter which is spent."""
    spent = sorted([str(structs.replace(effect, age=0)) for effect in hit.spent])
    return f"{hit.amount} {hit.type} {spent} {[one.key for one in left]}"


def nemeses(s: S, one: int, other: int) -> bool:
    """Tell whether a hero and a villain share a nemesis icon (SEN-141, SEN-142)."""
    first, second = CARDS[s.cards[one].name], CARDS[s.cards[other].name]
    return bool(first.nemesis) and first.nemesis == second.nemesis and first.kind != second.kind


def expected(s: S, source: int, target: int, amount: int, kind: str, *, irreducible: bool = False) -> Hit:
    """Return what an instance would come to if nobody redirected or prevented it; amount 0 if it is stopped."""
    hit = reckon(s, Hit(source, target, amount, kind, irreducible))
    if hit.amount <= 0 or is_immune(s, hit) or forbidden(s, "damage", source):
        return structs.replace(hit, amount=0)
    return hit


OUTGOING = (*[moment for step, moment in STEPS.items() if step != "taken"], "modifies forbid damage")
"""Where cards in play may change damage whoever takes it."""


def outgoing(s: S, source: int, amount: int, kind: str, *, irreducible: bool = False) -> Hit:
    """Return what an instance comes to as long as nobody knows who takes it (SEN-124, SEN-125); pure."""
    hit = reckon(s, Hit(source, 0, amount, kind, irreducible), [step for step in STEPS if step != "taken"])
    barred = (Part("sen-tally-barred", 0),)
    return structs.replace(hit, amount=0, parts=barred) if forbidden(s, "damage", source) else hit


def is_immune(s: S, hit: Hit) -> bool:
    """Tell whether the target is immune to this damage (SEN-106, SEN-138)."""
    if any(ability(s, card, hit) for card, ability in speaking(s, "modifies immune")):
        return True
    return any(effect.kind == "immune" and _applies(s, effect, hit, hit.target) for effect in s.lasting)


async def deal(s: S, source: int, target: int, amount: int, kind: str, *, irreducible: bool = False) -> int:
    """Deal one instance of damage; return how many HP `target` lost by it, 0 if another target took it (SEN-024)."""
    hit = await inflict(s, source, target, amount, kind, irreducible=irreducible)
    return hit.amount if hit and hit.target == target else 0


async def inflict(s: S, source: int, target: int, amount: int, kind: str, *, irreducible: bool = False) -> Hit | None:
    """Deal one instance of damage; return it with the target that took it in the end, None if nothing was dealt."""
    await heed_fall(s)
    if target not in s.hp or not can_act(s, source):
        return None
    hit = await _reckoned(s, Hit(source, target, amount, kind, irreducible))
    while redirected := await _redirect(s, hit):
        _spend(s, [effect for effect in hit.spent if effect.kind == "taken" and effect.amount < 0])
        hit = await _reckoned(s, redirected)
    stopper = await _stopped(s, hit)
    if stopper:
        tell_of(s, "damage_stopped", source=source, target=hit.target, type=hit.type, name=stopper)
        return None
    if "interrupts prevent" in s.voices or "interrupts redirect" in s.voices:
        hit = reckon(s, hit)
    _spend(s, [effect for effect in hit.spent if hit.amount > 0 or effect.amount < 0])
    if hit.amount <= 0 or hit.target not in s.hp:
        tell_of(s, "damage_none", source=source, target=hit.target, type=hit.type)
        return None
    await _lower(s, hit)
    await heed_fall(s)
    return hit


def can_act(s: S, source: int) -> bool:
    """Tell whether a card can still be the source of damage: it is in play or a one-shot being resolved (SEN-283)."""
    return source in s.play or (source in s.cards and s.cards[source].zone == RESOLVING)


async def _redirect(s: S, hit: Hit) -> Hit | None:
    """Return the damage as a card redirects it, or None; each card does so once at most (SEN-127 to 129)."""
    waiting = [one for one in speaking(s, "interrupts redirect") if one[0] not in hit.via]
    while waiting:
        card, ability = await next_speaker(s, waiting, hit)
        if card not in s.play:
            continue
        target: int | None = await carry_out(s, card, ability, hit)
        if target and target != hit.target and target in s.hp:
            tell_of(s, "redirected", card=card, target=hit.target, to=target)
            return structs.replace(hit, target=target, via=(*hit.via, card), aim=hit.aim or hit.target)
        hit = reckon(s, hit)
    return None


async def _stopped(s: S, hit: Hit) -> str:
    """Return what stops the damage (immunity, a bar on its source, a prevention) by name, or "" (SEN-130, SEN-135)."""
    if _barred(s, hit):
        return _bar(s, hit)
    waiting = speaking(s, "interrupts prevent")
    while waiting:
        card, ability = await next_speaker(s, waiting, hit)
        name = s.cards[card].name if card in s.play else ""
        if name and await carry_out(s, card, ability, hit):
            return name
        hit = reckon(s, hit)
        if _barred(s, hit):
            return _bar(s, hit)
    return ""


def _barred(s: S, hit: Hit) -> bool:
    return is_immune(s, hit) or forbidden(s, "damage", hit.source)


def _bar(s: S, hit: Hit) -> str:
    """Return the name of the first card, or of the source of the first lasting effect, that bars the damage."""
    barring = [(speaking(s, "modifies immune"), hit), (speaking(s, "modifies forbid damage"), hit.source)]
    for voices, what in barring:
        for card, ability in voices:
            if ability(s, card, what):
                return s.cards[card].name
    immune = [one.source for one in s.lasting if one.kind == "immune" and _applies(s, one, hit, hit.target)]
    bound = [one.source for one in s.lasting if one.kind == "no_damage" and concerns(s, one, hit.source)]
    return [*immune, *bound][0]


def _spend(s: S, effects: Iterable[Lasting]) -> None:
    """Count down effects that are for the next damage only (SEN-272)."""
    for effect in effects:
        if effect in s.lasting:
            at = s.lasting.index(effect)
            if effect.uses == 1:
                del s.lasting[at]
            else:
                s.lasting[at] = structs.replace(effect, uses=effect.uses - 1)


async def _lower(s: S, hit: Hit) -> None:
    """Lower the target's HP, destroy it at 0, and let cards react (SEN-133, SEN-134)."""
    s.hp[hit.target] -= hit.amount
    s.dealt.append(Dealt(s.turns, hit.source, hit.target, hit.amount, hit.type))
    tell_of(
        s, "damage", source=hit.source, target=hit.target, amount=hit.amount, type=hit.type, hp=s.hp[hit.target],
        parts=hit.parts,
    )  # fmt: skip
    destroy_first = s.setup.options["zero_hp"] == "destroy_first"
    if destroy_first and s.hp[hit.target] <= 0:
        await fell(s, hit.target, hit.source)
    await window(s, "damaged", hit)
    if not destroy_first and s.hp.get(hit.target, 1) <= 0:
        await fell(s, hit.target, hit.source)
