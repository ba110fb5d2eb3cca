"""Damage: one instance after another through the twelve steps of section 4."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from game.engine.tally import Part, Tally
from game.engine.verbs import tell
from game.titles.sentinels.abilities import forbidden, next_speaker, speaking, window
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.play import destroy
from game.titles.sentinels.state import RESOLVING, Dealt, Lasting, S, concerns


class Hit(Struct, frozen=True, gc=False):
    """One instance of damage on its way: what was printed, and `amount`, `type` and target as they now stand.

    `parts` explain the amount; `spent` are the lasting effects that counted; `via` are the cards that redirected it.
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

    @property
    def tally(self) -> Tally:
        """Return the amount with what it is made of."""
        return Tally(self.parts, 0)


def reckon(s: S, hit: Hit) -> Hit:
    """Compute type and amount anew with the cards now in play (SEN-122 to 126, SEN-135); pure, also for previews."""
    part = Part("sen-tally-printed", hit.printed)
    hit = Hit(
        hit.source, hit.target, hit.printed, hit.printed_type, hit.irreducible, hit.printed, hit.printed_type, (part,),
        via=hit.via,
    )  # fmt: skip
    for card, ability in speaking(s, "modifies type"):
        changed = ability(s, card, hit)
        if changed:
            hit = structs.replace(hit, type=changed)
    for layer in ("modifies typed", "modifies all", "modifies dealt"):
        for card, ability in speaking(s, layer):
            hit = _plus(hit, ability(s, card, hit), s.cards[card].name)
    for effect in s.lasting:
        if effect.kind == "dealt" and _applies(s, effect, hit, hit.source):
            hit = _plus(hit, effect.amount, effect.source, effect)
    return _taken(s, hit)


def _taken(s: S, hit: Hit) -> Hit:
    """Apply what belongs to the target or to the pair, in the order of play (SEN-126, SEN-143)."""
    standing = speaking(s, "modifies taken")
    lasting = [effect for effect in s.lasting if effect.kind == "taken" and _applies(s, effect, hit, hit.target)]
    if not lasting:
        for card, ability in standing:
            hit = _plus(hit, ability(s, card, hit), s.cards[card].name)
    else:
        for _, card, at in sorted(
            [(s.play[card], card, at) for at, (card, _) in enumerate(standing)]
            + [(effect.age, 0, at) for at, effect in enumerate(lasting)]
        ):
            if card:
                hit = _plus(hit, standing[at][1](s, card, hit), s.cards[card].name)
            else:
                hit = _plus(hit, lasting[at].amount, lasting[at].source, lasting[at])
    if nemeses(s, hit.source, hit.target):
        hit = _plus(hit, 1, "", text="sen-tally-nemesis")
    return hit


def _plus(hit: Hit, change: int, name: str, effect: Lasting | None = None, text: str = "sen-tally-card") -> Hit:
    """Add a change, but never lower irreducible damage (SEN-103, SEN-285).

    An effect that lowers the next damage waits while there is none (SEN-272).
    """
    if not change or (change < 0 and hit.irreducible) or (effect and effect.uses and change < 0 and hit.amount <= 0):
        return hit
    part = Part(text, change, {"card": f"@{CARDS[name].id}"} if name else {})
    spent = (*hit.spent, effect) if effect and effect.uses else hit.spent
    return structs.replace(hit, amount=hit.amount + change, parts=(*hit.parts, part), spent=spent)


def _applies(s: S, effect: Lasting, hit: Hit, card: int) -> bool:
    return (not effect.type or effect.type == hit.type) and concerns(s, effect, card)


def nemeses(s: S, one: int, other: int) -> bool:
    """Tell whether two different character cards share a nemesis icon (SEN-141, SEN-142)."""
    icon = CARDS[s.cards[one].name].nemesis
    return bool(icon) and one != other and icon == CARDS[s.cards[other].name].nemesis


def expected(s: S, source: int, target: int, amount: int, kind: str, *, irreducible: bool = False) -> Hit:
    """Return what an instance would come to if nobody redirected or prevented it; amount 0 if it is stopped."""
    hit = reckon(s, Hit(source, target, amount, kind, irreducible))
    if hit.amount <= 0 or is_immune(s, hit) or forbidden(s, "damage", source):
        return structs.replace(hit, amount=0)
    return hit


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
    if target not in s.hp or not can_act(s, source):
        return None
    hit = reckon(s, Hit(source, target, amount, kind, irreducible))
    while redirected := await _redirect(s, hit):
        _spend(s, [effect for effect in hit.spent if effect.kind == "taken"])
        hit = reckon(s, redirected)
    if await _stopped(s, hit):
        tell(s, "damage_stopped", source=source, target=hit.target, type=hit.type)
        return None
    hit = reckon(s, hit)
    _spend(s, hit.spent)
    if hit.amount <= 0 or hit.target not in s.hp:
        tell(s, "damage_none", source=source, target=hit.target, type=hit.type)
        return None
    await _lower(s, hit)
    return hit


def can_act(s: S, source: int) -> bool:
    """Tell whether a card can still be the source of damage: it is in play or a one-shot being resolved (SEN-283)."""
    return source in s.play or s.cards[source].zone == RESOLVING


async def _redirect(s: S, hit: Hit) -> Hit | None:
    """Return the damage as a card redirects it, or None; each card does so once at most (SEN-127 to 129)."""
    waiting = [one for one in speaking(s, "interrupts redirect") if one[0] not in hit.via]
    while waiting:
        card, ability = await next_speaker(s, waiting)
        if card not in s.play:
            continue
        target: int | None = await ability(s, card, hit)
        if target and target != hit.target and target in s.hp:
            tell(s, "redirected", card=card, target=hit.target, to=target)
            return structs.replace(hit, target=target, via=(*hit.via, card))
    return None


async def _stopped(s: S, hit: Hit) -> bool:
    """Tell whether immunity, a source that cannot deal damage or a prevention stops the damage (SEN-130)."""
    if is_immune(s, hit) or forbidden(s, "damage", hit.source):
        return True
    waiting = speaking(s, "interrupts prevent")
    while waiting:
        card, ability = await next_speaker(s, waiting)
        if card in s.play and await ability(s, card, hit):
            return True
    return False


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
    tell(
        s, "damage", source=hit.source, target=hit.target, amount=hit.amount, type=hit.type, hp=s.hp[hit.target],
        parts=hit.parts,
    )  # fmt: skip
    destroy_first = s.setup.options["zero_hp"] == "destroy_first"
    if destroy_first and s.hp[hit.target] <= 0:
        await destroy(s, hit.target, hit.source)
    await window(s, "damaged", hit)
    if not destroy_first and s.hp.get(hit.target, 1) <= 0:
        await destroy(s, hit.target, hit.source)
