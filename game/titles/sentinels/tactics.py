"""Tactics: how good each answer to a question looks at a glance, in hit points of the team's standing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.ask import Decision, Option
from game.titles.sentinels.assets import SONGS
from game.titles.sentinels.content import CARDS
from game.titles.sentinels.damage import expected
from game.titles.sentinels.standing import (
    REVIVED,
    TRIUMPH,
    area,
    arms,
    boost,
    burden,
    chief_burden,
    is_chief,
    patience,
    relics,
    reserve,
    use_worth,
    vigour,
    welcome,
)
from game.titles.sentinels.state import (
    S,
    active_heroes,
    facts,
    hand,
    in_play,
    named,
    plain,
    targets,
    trash,
)
from game.titles.sentinels.threats import aftermath, blows, menace, threat

Score = Callable[[S, Decision, Option], float]


# -- what a question is about ----------------------------------------------------------------------


def card_of(option: Option) -> int:
    """Return the card that an option is about, or 0."""
    return int(option.about[1]) if option.about[0] == "card" else 0


def asker(s: S, decision: Decision) -> int:
    """Return the card on the table from which a question comes, or 0."""
    name = decision.source
    if not name:
        return 0
    lying = [card for card in s.play if s.cards[card].name == name]
    return lying[0] if lying else next((card.id for card in s.cards.values() if card.name == name), 0)


def source_id(decision: Decision) -> str:
    """Return the id of the card from which a question comes, or ""."""
    return CARDS[decision.source].id if decision.source else ""


def hero_of(s: S, decision: Decision) -> str:
    """Return the hero of the seat that is asked."""
    return s.heroes[decision.seat]


# -- enemies ---------------------------------------------------------------------------------------


def loss(s: S, card: int, amount: int) -> float:
    """Return what the heroes gain if an enemy, or lose if one of their own, loses so many HP."""
    hp = s.hp.get(card, 0)
    if not hp:
        return 0.0
    if facts(s, card).kind == "hero":
        return vigour(hp) - vigour(hp - amount) if facts(s, card).character else 0.5 * min(hp, amount)
    if amount < hp:
        return burden(s, card, hp) - burden(s, card, hp - amount)
    return fall(s, card)


def fall(s: S, card: int) -> float:
    """Return what the heroes gain by the destruction of an enemy."""
    if is_chief(s, card):
        return _chief_falls(s, card)
    gain = burden(s, card, max(0, s.hp.get(card, 0))) + aftermath(s, card)
    chief = s.characters[s.villain]
    if facts(s, card).has("primeval_limb") and 0 < s.hp.get(chief, 0) <= facts(s, card).hp - 1:
        return TRIUMPH
    return gain + (_relic_falls(s, chief) if card in relics(s) else 0.0)


def _relic_falls(s: S, chief: int) -> float:
    """A relic less: three in the trash beat GloomWeaver's first side, and each keeps Apostate from falling."""
    if s.cards[chief].name == "gloomweaver":
        gone = sum([facts(s, one).has("relic") for one in trash(s, s.villain)])
        return TRIUMPH / 2 if gone == 2 else 4.0 * gone
    if s.villain == "apostate":
        return burden(s, chief, s.hp[chief]) - _with_less(s, chief, s.hp[chief], back=facts(s, chief).back)
    return 0.0


def _with_less(s: S, chief: int, hp: int, *, back: bool) -> float:
    """Return Apostate's burden with one relic less."""
    return chief_burden(s, chief, hp + reserve(len(relics(s)) - 1, back=back))


def _chief_falls(s: S, card: int) -> float:
    now = burden(s, card, max(0, s.hp[card]))
    if s.villain == "apostate" and relics(s):
        back = facts(s, card).back
        return max(1.0, now - _with_less(s, card, s.hp[card] if back else REVIVED, back=not back))
    chiefs = [one for one in s.hp if is_chief(s, one)]
    return TRIUMPH if chiefs == [card] else now


def _aimed(s: S, card: int) -> int:
    """Return who would be dealt damage meant for a card: the Orb of Delirium stands before other relics."""
    if facts(s, card).has("relic"):
        return next((orb for orb in named(s, "apo_orb_of_delirium")), card)
    return card


def strike(s: S, source: int, target: int, amount: int, kind: str) -> float:
    """Return what damage to a target brings, after all that changes it."""
    if target not in s.hp:
        return 0.0
    done = expected(s, source, target, amount, kind).amount
    if done <= 0:
        return 0.0
    target = _aimed(s, target)
    gain = loss(s, target, done)
    return -gain if facts(s, target).kind == "hero" else gain


def _damage(s: S, decision: Decision, option: Option) -> float:
    kind = str(decision.args["type"]).removeprefix("@sen-type-")
    return strike(s, int(decision.args["by"]), card_of(option), int(decision.args["amount"]), kind)


def asset(s: S, card: int) -> float:
    """Return what a hero card in play is worth to the team."""
    printed = facts(s, card)
    if printed.character:
        return vigour(s.hp.get(card, 0)) + 10
    return welcome(s, s.cards[card].name, "") if printed.deck in s.heroes else 2.0


def removal(s: S, card: int) -> float:
    """Return what it brings if a card leaves play."""
    if card not in s.cards:
        return 0.0
    if card not in s.play:
        return 0.1 if facts(s, card).kind == "villain" else -0.5
    return -asset(s, card) if facts(s, card).kind == "hero" else fall(s, card)


def _destroy(s: S, decision: Decision, option: Option) -> float:
    gain = removal(s, card_of(option))
    if source_id(decision) == "fanatic_final_dive":
        gain += 0.8 * s.hp.get(card_of(option), 0)
    return gain


def _subdue(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    return blows(s, card) if facts(s, card).kind != "hero" else -3.0


def _spared(s: S, decision: Decision, option: Option) -> float:
    """Of enemy cards that are to return the least bad is best."""
    return -menace(s, s.cards[card_of(option)].name)


# -- heroes ----------------------------------------------------------------------------------------


def _heal(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    if card not in s.hp:
        return 0.0
    useful = min(CARDS[s.cards[card].name].hp - s.hp[card], int(decision.args.get("amount", 1)))
    worth = abs(loss(s, card, -useful)) if useful > 0 else 0.0
    return worth if facts(s, card).kind == "hero" else -worth - 0.1


def _shield(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    if facts(s, card).kind != "hero":
        return -2.0
    return 1.0 + 10 / (5 + s.hp[card]) if facts(s, card).character else 0.3


def _spur(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    if facts(s, card).kind != "hero":
        return -2.0
    return 1.0 + arms(s, s.cards[card].family) / 10 if facts(s, card).character else 0.1


def powers_worth(s: S, hero: str) -> float:
    """Return what the best power brings that a hero has not used this turn."""
    fresh = [s.cards[card].name for card in area(s, hero) if card not in s.used]
    return max([use_worth(s, one, boost(s, hero)) for one in fresh], default=0.0)


def plays_worth(s: S, hero: str) -> float:
    """Return what the best card in a hero's hand would bring."""
    return max([welcome(s, s.cards[card].name, hero) for card in hand(s, hero) if s.cards[card].name], default=0.0)


def draws_worth(s: S, hero: str) -> float:
    """Return what a card brings to a hero: more to an empty hand."""
    return 2.5 / (1 + 0.4 * len(hand(s, hero))) + 0.5 - _toll(s)


def _toll(s: S) -> float:
    """Return what each card drawn costs while the Tome of the Unknowable lies there."""
    return 7.0 * len(named(s, "apo_tome_of_the_unknowable")) * patience(s)


GIFTS: dict[str, Callable[[S, str], float]] = {
    "nm_enlightenment": draws_worth,
    "fanatic_prayer_of_desperation": draws_worth,
    "aa_counterpoint_bulwark": draws_worth,
    "aa_inspiring_supertonic": powers_worth,
    "aa_alacritous_subdominant": plays_worth,
    "aa_inventive_preparation": plays_worth,
    "nm_mist_fueled_recovery": lambda s, hero: len(trash(s, hero)) / 2,
    "ra_back": powers_worth,
    "absolute_zero_back": powers_worth,
    "argent_adept_back": powers_worth,
    "haka_back": plays_worth,
    "fanatic_back": plays_worth,
    "nightmist_back": plays_worth,
}
"""What a hero would get who is chosen for each of these cards."""


def _hero(s: S, decision: Decision, option: Option) -> float:
    gift = GIFTS.get(source_id(decision))
    if gift:
        return gift(s, option.key)
    return powers_worth(s, option.key) / 2 + draws_worth(s, option.key)


def _next_to(s: S, decision: Decision, option: Option) -> float:
    card, source = card_of(option), source_id(decision)
    if source == "fanatic_embolden":
        hero = s.cards[card].family
        return powers_worth(s, hero) + len([one for one in area(s, hero) if use_worth(s, s.cards[one].name, 0) > 1]) / 2
    if source in ("nm_mistbound", "fanatic_chastise"):
        return blows(s, card) - (0.0 if is_chief(s, card) else 0.1 * s.hp[card])
    stays = min(s.hp[card], 8) / 2
    return stays + threat(s, card) / 4 + (3.0 if is_chief(s, card) else 0.0) - (9.0 if _harmless(s, card) else 0.0)


def _harmless(s: S, card: int) -> bool:
    return facts(s, card).kind == "environment"


def _tie(s: S, decision: Decision, option: Option) -> float:
    """Who is hurt should bear it best; an enemy that counts should be the worst one."""
    card = card_of(option)
    if facts(s, card).kind == "hero":
        return s.hp.get(card, 0) / 10 - len(in_play(s, deck=s.cards[card].family)) / 50
    return burden(s, card, s.hp.get(card, 0)) / 10


def _striker(s: S, decision: Decision, option: Option) -> float:
    return boost(s, s.cards[card_of(option)].family)


# -- cards -----------------------------------------------------------------------------------------


def keeping(s: S, hero: str, card: int) -> float:
    """Return what it costs to give up a card in the hand."""
    return 0.35 * welcome(s, s.cards[card].name, hero) + 0.4 if s.cards[card].name else 1.5


def price(s: S, hero: str, count: int) -> float:
    """Return what it costs a hero to discard so many cards."""
    worths = sorted([keeping(s, hero, card) for card in hand(s, hero)])
    return sum(worths[:count]) + (1.0 if len(worths) <= count else 0.0)


def _play(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    return welcome(s, s.cards[card].name, hero_of(s, decision)) - 0.5 if card in s.cards and card else 0.0


def _power(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    if not card:
        return 0.0
    return use_worth(s, s.cards[card].name, boost(s, hero_of(s, decision)))


REWARDS: dict[str, float] = {"haka_haka_of_battle": 1.0, "haka_haka_of_restoration": 1.0, "haka_haka_of_shielding": 1.2}
"""What each card brings that is discarded for these."""


def _discard(s: S, decision: Decision, option: Option) -> float:
    card, source = card_of(option), source_id(decision)
    reward = REWARDS.get(source, 0.0)
    if source == "nm_call_forth":
        reward = facts(s, card).icon
    return reward - keeping(s, hero_of(s, decision), card)


def _name(s: S, decision: Decision, option: Option) -> float:
    """A card that is searched for: the most welcome one that the hand does not hold yet."""
    if option.about[0] != "name":
        card = card_of(option)
        return welcome(s, s.cards[card].name, hero_of(s, decision)) if card else 0.0
    name, hero = str(option.about[1]), hero_of(s, decision)
    held = any(s.cards[card].name and facts(s, card).id == CARDS[name].id for card in hand(s, hero))
    return welcome(s, name, hero) * (0.4 if held else 1.0)


def _top(s: S, decision: Decision, option: Option) -> float:
    """Which card shall come first: a mild one of the enemies, a welcome one of a hero."""
    return _fate(s, card_of(option))


def _fate(s: S, card: int) -> float:
    family, name = s.cards[card].family, s.cards[card].name
    return welcome(s, name, family) if family in s.heroes else -menace(s, name)


def _song(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    return SONGS[s.cards[card].name][decision.message == "sen-ask-accompany"] if card else 0.0


def _relic(s: S, decision: Decision, option: Option) -> float:
    card = card_of(option)
    return (0.0 if s.cards[card].zone.partition(":")[2] in s.heroes else 2.0) + (
        facts(s, card).id == "tomb_rod_of_anubis"
    )


def _move_some(s: S, decision: Decision, option: Option) -> float:
    return 1.0


def _outward(s: S, decision: Decision, option: Option) -> float:
    enemies = sum([facts(s, card).kind != "hero" for card in targets(s)])
    return facts(s, card_of(option)).icon * (1.0 if 2 * enemies >= len(active_heroes(s)) else -1.0)


def _icon(s: S, decision: Decision, option: Option) -> float:
    """A spell that hurts NightMist is cast small when she is weak."""
    hp = s.hp.get(s.characters[hero_of(s, decision)], 0)
    return facts(s, card_of(option)).icon * (1.0 if hp > 12 else -1.0)


# -- words, numbers, yes and no --------------------------------------------------------------------


def _draw(s: S, decision: Decision) -> float:
    return draws_worth(s, hero_of(s, decision))


def _danger(s: S) -> float:
    """Return what the enemies in play do in a round."""
    return sum([blows(s, card) for card in s.play if facts(s, card).kind != "hero" and card in s.hp])


def _spare_victim(s: S) -> float:
    """Return what it brings to each payer that the weakest minion is not cast into the underworld."""
    victim = min(plain(s, targets(s)), key=lambda card: s.hp[card], default=0)
    return -removal(s, victim) / max(1, len(active_heroes(s))) if victim else 0.0


def _beside(s: S, decision: Decision) -> int:
    return s.next_to.get(asker(s, decision), 0)


PRICES: dict[str, Callable[[S, Decision], float]] = {
    "gloom_grimoire_of_curses": lambda s, decision: 1.1 * len(active_heroes(s)),
    "haka_ground_pound": lambda s, decision: 0.7 * _danger(s),
    "fanatic_divine_focus": lambda s, decision: 2.5 + loss(s, _beside(s, decision), 3) / 2,
    "nm_mistbound": lambda s, decision: blows(s, _beside(s, decision)),
    "nm_amulet_of_the_elder_gods": lambda s, decision: 5.0,
    "tomb_the_challenge_of_fire": lambda s, decision: 2.5,
    "tomb_cast_into_the_underworld": lambda s, decision: _spare_victim(s),
}
"""What each of these cards gives for cards discarded."""


def _may_discard(s: S, decision: Decision) -> float:
    reward = PRICES.get(source_id(decision))
    cost = price(s, hero_of(s, decision), int(decision.args.get("count", 1)))
    return (reward(s, decision) if reward else 0.0) - cost


def _harm_self(s: S, decision: Decision) -> float:
    """Solar Flare: is its boost worth the pain?"""
    ra = s.characters[hero_of(s, decision)]
    pain = expected(s, ra, ra, 4, "psychic").amount
    return 3.6 - loss(s, ra, pain) if pain < s.hp[ra] else -TRIUMPH


def _redirect(s: S, decision: Decision) -> float:
    """Legacy takes a blow meant for somebody else if he bears it better."""
    legacy = s.characters[hero_of(s, decision)]
    amount, meant = int(decision.args["amount"]), str(decision.args["target"]).removeprefix("@")
    other = next((card for card in s.hp if facts(s, card).id == meant), legacy)
    less = 1 if named(s, "legacy_fortitude") else 0
    less += 3 if named(s, "legacy_superhuman_durability") and amount >= 5 else 0
    return loss(s, other, amount) - loss(s, legacy, max(0, amount - less))


def _keep_under(s: S, decision: Decision) -> float:
    return -1.0 if s.villain == "gloomweaver" and any(facts(s, card).has("relic") for card in s.doomed) else 1.0


def _spy(s: S, decision: Decision) -> float:
    return max([menace(s, s.cards[card].name) for card in s.zones.get(f"revealed:{s.villain}", ())], default=0.0) - 5.0


def _mulligan(s: S, decision: Decision) -> float:
    hero = hero_of(s, decision)
    return 15.0 - sum([welcome(s, s.cards[card].name, hero) for card in hand(s, hero)])


CONSENT: dict[str, Callable[[S, Decision], float]] = {
    "sen-ask-draw": _draw,
    "sen-ask-draw-phase": _draw,
    "sen-ask-may-discard": _may_discard,
    "sen-ask-harm-self": _harm_self,
    "sen-ask-redirect": _redirect,
    "sen-ask-keep-under": _keep_under,
    "sen-ask-look": lambda s, decision: 1.0,
    "sen-ask-nm-more": lambda s, decision: 1.0,
    "sen-ask-wraith-spy": _spy,
    "sen-ask-mulligan": _mulligan,
}
"""What a yes to each of these questions brings."""


def _consent(s: S, decision: Decision, option: Option) -> float:
    return CONSENT[decision.message](s, decision) if option.key in ("yes", "draw") else 0.0


RELIEF: dict[str, float] = {
    "tomb_spike_trap": 4.0, "realm_imbued_vitality": 0.5, "realm_shifting_horizon": 0.5,
}  # fmt: skip
"""What it is worth to be rid of each of these cards."""


def _who_pays(s: S, decision: Decision, option: Option) -> float:
    if option.key not in s.heroes:
        return 0.0
    return RELIEF.get(source_id(decision), 1.0) - price(s, option.key, 2)


def _drum(s: S, decision: Decision, option: Option) -> float:
    hero = hero_of(s, decision)
    if option.key == "discard":
        return -price(s, hero, 2)
    if option.key == "destroy":
        return -min([asset(s, card) for card in plain(s, in_play(s, deck=hero))], default=0.0)
    return -loss(s, s.characters[hero], s.h - 1)


FAVOURITE = {"gloomweaver": "toxic", "akashbhuta": "melee", "apostate": "infernal", "ennead": "fire"}
"""The type of damage that each villain deals most."""


def _type(s: S, decision: Decision, option: Option) -> float:
    source, kind = source_id(decision), option.key
    if source == "absolute_zero":
        return _temperature(s, kind)
    if source == "legacy_next_evolution":
        return float(kind == FAVOURITE[s.villain])
    if source == "fanatic_absolution":
        return {"radiant": 0.5, "fire": 1.0 if named(s, "ra_imbued_fire") else 0.0}.get(kind, 0.0)
    return {"melee": 1.0, "fire": 0.8 * ("ra" in active_heroes(s)), "projectile": 0.5}.get(kind, 0.0)


def _temperature(s: S, kind: str) -> float:
    """Absolute Zero's own cold mends him, his own fire strikes, if he has the modules."""
    zero = s.characters["absolute_zero"]
    if kind == "cold":
        return 1.2 if named(s, "az_null_point_calibration_unit") and s.hp[zero] < CARDS["absolute_zero"].hp else -1.0
    return 1.0 + boost(s, "absolute_zero") if named(s, "az_isothermic_transducer") else -0.8


def _martyr(s: S, decision: Decision, option: Option) -> float:
    fanatic, wounds = s.characters[hero_of(s, decision)], int(option.about[1])
    enemies = [card for card in s.hp if facts(s, card).kind != "hero"]
    best = max([strike(s, fanatic, card, wounds, "radiant") for card in enemies], default=0.0)
    return best - (loss(s, fanatic, wounds) if wounds < s.hp[fanatic] else TRIUMPH)


WAYS: dict[str, float] = {"play": 1.0, "search_deck": 1.0}


def _way(s: S, decision: Decision, option: Option) -> float:
    return WAYS.get(option.key, 0.0)


def _revealed(s: S) -> list[int]:
    return [card for zone, cards in s.zones.items() if zone.startswith("revealed:") for card in cards]


def _keep_top(s: S, decision: Decision, option: Option) -> float:
    hopes = [_fate(s, card) for card in _revealed(s)]
    return (max(hopes, default=0.0) - 3.5) * (1.0 if option.key == "put_back" else 0.0)


def _premonition(s: S, decision: Decision, option: Option) -> float:
    seen = [card for card in _revealed(s) if s.cards[card].family != hero_of(s, decision)]
    hopes = [_fate(s, card) + (5.0 if s.cards[card].family not in s.heroes else -3.5) for card in seen]
    return sum(hopes) if option.key == "top" else 0.0


def _deck(s: S, decision: Decision, option: Option) -> float:
    return float(option.key == s.villain)


def _ability(s: S, decision: Decision, option: Option) -> float:
    return 1.0 if option.key == "a1" else 0.5 if option.key != "none" else 0.0


def _renew(s: S, decision: Decision, option: Option) -> float:
    return _name(s, decision, option) - 3.5 if card_of(option) else 0.0


def _in_order(s: S, decision: Decision, option: Option) -> float:
    return 0.1 * (option.key == "none")


def _even(s: S, decision: Decision, option: Option) -> float:
    return 0.0


SCORES: dict[str, Score] = {
    "sen-ask-damage": _damage,
    "sen-ask-damage-some": _damage,
    "sen-ask-target": _damage,
    "sen-ask-destroy": _destroy,
    "sen-ask-move": _destroy,
    "sen-ask-subdue": _subdue,
    "sen-ask-bring-back": _spared,
    "sen-ask-heal": _heal,
    "sen-ask-shield-two": _shield,
    "sen-ask-spur-two": _spur,
    "sen-ask-hero": _hero,
    "sen-ask-next-to": _next_to,
    "sen-ask-tie": _tie,
    "sen-ask-striker": _striker,
    "sen-ask-play": _play,
    "sen-ask-power": _power,
    "sen-ask-discard": _discard,
    "sen-ask-discard-some": _discard,
    "sen-ask-search": _name,
    "sen-ask-realign": _name,
    "sen-ask-renew": _renew,
    "sen-ask-top-card": _top,
    "sen-ask-cadence-play": _name,
    "sen-ask-cadence-hand": _name,
    "sen-ask-cadence-top": _name,
    "sen-ask-cadence-bottom": _name,
    "sen-ask-cadence-trash": _discard,
    "sen-ask-perform": _song,
    "sen-ask-accompany": _song,
    "sen-ask-relic": _relic,
    "sen-ask-move-some": _move_some,
    "sen-ask-nm-outward": _outward,
    "sen-ask-nm-used": _icon,
    "sen-ask-nm-premonition": _premonition,
    "sen-ask-who-discards": _who_pays,
    "sen-ask-drum": _drum,
    "sen-ask-type": _type,
    "sen-ask-martyr": _martyr,
    "sen-ask-hand-or-play": _way,
    "sen-ask-search-where": _way,
    "sen-ask-keep-top": _keep_top,
    "sen-ask-deck": _deck,
    "sen-ask-ability": _ability,
    "sen-ask-next": _in_order,
    "sen-ask-order": _even,
    **dict.fromkeys(CONSENT, _consent),
}
"""How each question is judged."""


HARMFUL = (
    "sen-ask-damage", "sen-ask-damage-some", "sen-ask-target", "sen-ask-destroy", "sen-ask-move", "sen-ask-subdue",
)  # fmt: skip
"""Questions whose picks are none for heroes."""

HELPFUL = ("sen-ask-heal", "sen-ask-shield-two", "sen-ask-spur-two")
"""Questions whose picks are for heroes alone."""


def score(s: S, decision: Decision, option: Option) -> float:
    """Return how good an answer looks at a glance."""
    return SCORES[decision.message](s, decision, option)


def several(s: S, decision: Decision, scored: list[tuple[float, Any]]) -> tuple[str, ...]:
    """Return the picks of a question that takes several: all that are good, as many as there must be."""
    good = [option.key for value, option in scored if value > 0 and not option.alone]
    rest = [option.key for value, option in scored if value <= 0 and not option.alone]
    return tuple((good + rest)[: max(decision.low, min(decision.high, len(good)))])
