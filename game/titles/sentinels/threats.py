"""Threats: what each enemy card costs the heroes per round, and what its destruction sets off."""

from __future__ import annotations

from collections.abc import Callable

from game.titles.sentinels.content import CARDS
from game.titles.sentinels.state import S, active_heroes, facts, in_play, trash, villain_targets

Measure = Callable[[S, int, int], float]
"""From the state, H and the number of active heroes to hit points a round."""


SUNS, SYMBOLS = 7, 20
"""How many cards of the Ennead's deck bear a sun, and how many any symbol."""


def _pins(s: S) -> int:
    return len(in_play(s, "voodoo_pin"))


def _zombies(s: S) -> int:
    return len(in_play(s, "zombie"))


def _grave(s: S) -> int:
    """Return what Strength of the Grave adds to each zombie's blow."""
    return _zombies(s) if any(CARDS[s.cards[card].name].id == "gloom_strength_of_the_grave" for card in s.play) else 0


def _gods(s: S) -> int:
    return len(villain_targets(s))


def _suns(s: S, h: int, n: int) -> float:
    """Return what Atum brings on: with the first sun card of the deck come all others that are left."""
    gone = [symbol for card in trash(s, s.villain) if (symbol := facts(s, card).symbol)]
    left = SUNS - gone.count("red")
    chance = left / max(1, SYMBOLS - len(gone))
    return chance * max(0, left - 1) * (4 * (h - 2) * n + 3 * (h - 1)) / SUNS


def _board(s: S) -> int:
    """Return how many cards the heroes would lose to Apocalypse."""
    return len(in_play(s, "ongoing", "equipment", kind="hero"))


THREATS: dict[str, Measure] = {
    "gloomweaver_back": lambda s, h, n: (2 + _pins(s)) * min(h - 1, n),
    "gloom_strength_of_the_grave": lambda s, h, n: 1 + _zombies(s) ** 2,
    "gloom_drum_of_despair": lambda s, h, n: 2.2 * n,
    "gloom_grimoire_of_curses": lambda s, h, n: 1.6 * n + 1,
    "gloom_pouch_of_bones": lambda s, h, n: 2.5,
    "gloom_chosen_disciple": lambda s, h, n: _zombies(s) + h,
    "gloom_cursed_acolyte": lambda s, h, n: 2 * (h - 2) * n,
    "gloom_profane_zealot": lambda s, h, n: 1.5 * n,
    "gloom_ophidia_the_deceiver": lambda s, h, n: h + _pins(s),
    "gloom_zombie_servant": lambda s, h, n: h - 2 + _grave(s),
    "gloom_crimson_pin": lambda s, h, n: h - 1.5,
    "gloom_indigo_pin": lambda s, h, n: 2,
    "gloom_sable_pin": lambda s, h, n: 3,
    "akash_arboreal_phalanges": lambda s, h, n: h - 1,
    "akash_ensnaring_brambles": lambda s, h, n: 4,
    "akash_living_rockslide": lambda s, h, n: (h - 2) * n,
    "akash_mountainous_carapace": lambda s, h, n: 1.3 * n,
    "akash_entomb": lambda s, h, n: 0.5 * h * n,
    "akash_allies_of_the_earth": lambda s, h, n: 0.8 * h,
    "apostate": lambda s, h, n: 2 * (h - 2),
    "apostate_back": lambda s, h, n: 2 * h,
    "apo_condemnation": lambda s, h, n: 3,
    "apo_tome_of_the_unknowable": lambda s, h, n: 3.5 * n,
    "apo_runes_of_malediction": lambda s, h, n: 1,
    "apo_gauntlet_of_perdition": lambda s, h, n: 2,
    "apo_periapt_of_woe": lambda s, h, n: 2.5,
    "apo_orb_of_delirium": lambda s, h, n: 1,
    "apo_corrupted_effigy": lambda s, h, n: 1,
    "apo_fiendish_pugilist": lambda s, h, n: h + n - 1,
    "apo_imp_pilferer": lambda s, h, n: 3 * min(h - 2, _board(s)),
    "apo_relic_spirit": lambda s, h, n: 0.5,
    "apo_apocalypse": lambda s, h, n: 3 * _board(s),
    "enn_atum": _suns,
    "enn_geb": lambda s, h, n: 1.5,
    "enn_isis": lambda s, h, n: 1.5,
    "enn_nephthys": lambda s, h, n: 0.4 * n + 0.3 * _gods(s),
    "enn_nuit": lambda s, h, n: 1.5 * n if _gods(s) > 1 else 0.5,
    "enn_osiris": lambda s, h, n: 0.6 * n,
    "enn_set": lambda s, h, n: 0.4 * n + 2,
    "enn_shu": lambda s, h, n: 0.7 * _gods(s),
    "enn_tefnut": lambda s, h, n: 0.8,
    "tomb_anubis": lambda s, h, n: 3.5,
    "tomb_akana": lambda s, h, n: h - 2,
    "tomb_mdjai": lambda s, h, n: h - 2,
    "tomb_nomti": lambda s, h, n: 0.3,
    "tomb_shamise": lambda s, h, n: 2,
    "tomb_urshe": lambda s, h, n: n,
    "tomb_swarm_of_scarabs": lambda s, h, n: n - 0.5 * len(villain_targets(s)),
    "tomb_spike_trap": lambda s, h, n: 2 * min(h - 1, n),
    "tomb_swinging_blades": lambda s, h, n: 3,
    "tomb_the_challenge_of_fire": lambda s, h, n: 2 * n - len(villain_targets(s)),
    "realm_explosive_bubbles": lambda s, h, n: 2 * n - len(villain_targets(s)),
    "realm_ethereal_bonds": lambda s, h, n: 3,
    "realm_portal_fiend": lambda s, h, n: h - 3,
    "realm_imbued_vitality": lambda s, h, n: 0.5,
    "realm_claustrophobic_delusion": lambda s, h, n: 1,
    "realm_shifting_horizon": lambda s, h, n: 0.5,
    "realm_borrowed_seconds": lambda s, h, n: 0.5 * n,
}
"""What each villain or environment card in play costs the heroes in a round, in hit points."""

BLOWS: dict[str, Measure] = {
    "gloom_vast_following": lambda s, h, n: 6,
    "akash_primeval_eruption": lambda s, h, n: 10,
    "akash_disrupt_the_field": lambda s, h, n: 6,
    "akash_earths_sacrifice": lambda s, h, n: 2 * min(h, len(in_play(s, "ongoing", kind="hero"))),
    "akash_rejuvenating_entropy": lambda s, h, n: 2 * min(h, len(in_play(s, "equipment"))),
    "apo_fallen_angel": lambda s, h, n: (h - 1) * n,
    "apo_profane_summons": lambda s, h, n: 5 * (h - 1),
    "apo_remorseless_provocation": lambda s, h, n: h + 4,
    "enn_ancient_magicks": lambda s, h, n: 4 * (h - 1),
    "enn_blast_of_flame": lambda s, h, n: h,
    "enn_deaths_grasp": lambda s, h, n: h,
    "enn_elemental_storm": lambda s, h, n: 3 * n,
    "enn_mass_overheating": lambda s, h, n: (h - 2) * n + 4,
    "enn_suns_fury": lambda s, h, n: (h - 2) * n,
    "enn_the_deserts_wrath": lambda s, h, n: 2 + n,
    "enn_the_grave_beckons": lambda s, h, n: 3,
    "enn_rise_to_power": lambda s, h, n: 18,
    "enn_taste_of_immortality": lambda s, h, n: 18,
}
"""What playing an enemy one-shot costs the heroes."""

INDIRECT = (
    "gloom_drum_of_despair", "gloom_grimoire_of_curses", "gloom_pouch_of_bones", "gloom_profane_zealot",
    "gloom_crimson_pin", "gloom_indigo_pin", "gloom_sable_pin", "akash_ensnaring_brambles",
    "akash_mountainous_carapace", "apo_condemnation", "apo_tome_of_the_unknowable", "apo_runes_of_malediction",
    "apo_periapt_of_woe", "apo_orb_of_delirium", "apo_corrupted_effigy", "apo_imp_pilferer", "apo_relic_spirit",
    "enn_atum", "enn_nuit", "enn_osiris", "enn_shu", "tomb_nomti", "tomb_shamise", "realm_ethereal_bonds",
)  # fmt: skip
"""Cards that do harm even when they can deal no damage."""

RETURNING = 3.0
"""What a demon costs that comes back."""

RETURNING_RELIC = 6.0


def threat(s: S, card: int) -> float:
    """Return what a villain or environment card in play costs the heroes in a round."""
    measure = THREATS.get(facts(s, card).id)
    return measure(s, s.h, len(active_heroes(s))) if measure else 0.0


def blows(s: S, card: int) -> float:
    """Return what a card costs the heroes in a round by the damage that it deals itself."""
    return 0.0 if facts(s, card).id in INDIRECT else threat(s, card)


def menace(s: S, name: str) -> float:
    """Return how bad it would be if the enemies played a card with this name now."""
    printed = CARDS[name]
    n = len(active_heroes(s))
    if printed.id in BLOWS:
        return BLOWS[printed.id](s, s.h, n)
    measure = THREATS.get(printed.id)
    return (measure(s, s.h, n) if measure else 0.0) * 1.5 + printed.hp / 4


def aftermath(s: S, card: int) -> float:
    """Return what the destruction of an enemy card brings: good for the heroes if positive."""
    printed = facts(s, card)
    if printed.has("primeval_limb"):
        return 0.4 * printed.hp
    if printed.id == "apo_relic_spirit":
        return -RETURNING_RELIC * min(s.h - 1, _lying(s, "relic"))
    if printed.id == "apo_runes_of_malediction":
        return -RETURNING * min(s.h, _lying(s, "demon"))
    if printed.has("cultist") and _lying(s, "zombie"):
        return -float(s.h - 2)
    if printed.kind == "environment" and s.cards[s.characters[s.villain]].name == "akashbhuta_back":
        return -6.0 if printed.hp else 0.0
    return 0.0


def _lying(s: S, keyword: str) -> int:
    return sum(1 for card in trash(s, s.villain) if facts(s, card).has(keyword))
