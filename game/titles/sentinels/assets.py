"""Assets: what the heroes' cards are worth in hit points: in the hand, as powers, as boosts and as they lie there."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from game.titles.sentinels.content import COPIES

T = TypeVar("T")


class Use(Struct, frozen=True):
    """One use of a power: how many blows of how much damage, and what else it brings; `once` if it uses itself up."""

    hits: float = 0.0
    damage: float = 0.0
    more: float = 0.0
    once: bool = False


def by_name(table: dict[str, T]) -> dict[str, T]:
    """Return a table of ids as one of the names of all copies."""
    return {name: value for card, value in table.items() for name in COPIES[card]}


USES: dict[str, Use] = by_name(
    {
        "ra": Use(1, 2),
        "ra_living_conflagration": Use(1, 1, 1.4),
        "ra_blazing_tornado": Use(1, 3),
        "ra_wrathful_gaze": Use(0, 0, 2.2),
        "ra_drawn_to_the_flame": Use(0, 0, 0.5),
        "ra_the_staff_of_ra": Use(1, 3, -3, once=True),
        "haka": Use(1, 2),
        "haka_mere": Use(1, 2, 1.4),
        "haka_taiaha": Use(2, 3),
        "haka_savage_mana": Use(0, 0, 0.5),
        "absolute_zero": Use(0, 0, -0.5),
        "az_coolant_blast": Use(0.7, 1.5),
        "az_glacial_structure": Use(0, 0, 4, once=True),
        "az_thermal_shockwave": Use(2.5, 1, -2),
        "legacy": Use(0, 0, 4),
        "legacy_motivational_charge": Use(1, 2, 2.5),
        "legacy_next_evolution": Use(0, 0, 1),
        "fanatic": Use(2, 1),
        "fanatic_absolution": Use(1, 3),
        "fanatic_sacrosanct_martyr": Use(1, 3, -3),
        "fanatic_wrathful_retribution": Use(1, 8, once=True),
        "wraith": Use(0, 0, 1.2),
        "wraith_infrared_eyepiece": Use(0, 0, 2),
        "wraith_mega_computer": Use(0, 0, 0.7),
        "wraith_razor_ordnance": Use(1, 3),
        "wraith_stun_bolt": Use(1, 1, 1.2),
        "wraith_throwing_knives": Use(2.5, 1),
        "nightmist": Use(0, 0, 1),
        "nm_elder_ring": Use(0, 0, 1, once=True),
        "nm_tome_of_elder_magic": Use(0, 0, 3.5),
        "tomb_idol_of_anput": Use(0, 0, 1.8),
        "tomb_rod_of_anubis": Use(1, 3),
    }
)
"""What one use of each power brings."""

INSTRUMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = by_name(
    {
        "argent_adept": (("melody", "harmony", "rhythm"), ()),
        "aa_drakes_pipes": (("melody",), ()),
        "aa_eydisars_horn": (("melody",), ("harmony",)),
        "aa_xus_bell": (("rhythm",), ("harmony", "rhythm")),
        "aa_musaragnis_harp": (("harmony",), ("harmony",)),
        "aa_telamons_lyra": (("harmony",), ("rhythm",)),
        "aa_akpunkus_drum": (("melody",), ("rhythm",)),
    }
)
"""Which kinds of songs each of these powers performs and accompanies."""

SONGS: dict[str, tuple[float, float]] = by_name(
    {
        "aa_rhapsody_of_vigor": (2.8, 0.0),
        "aa_sarabande_of_destruction": (1.0, 0.0),
        "aa_scherzo_of_frost_and_flame": (2.4, 0.0),
        "aa_alacritous_subdominant": (3.5, 0.5),
        "aa_cedistic_dissonant": (-2.0, 0.8),
        "aa_inspiring_supertonic": (3.8, 1.6),
        "aa_counterpoint_bulwark": (2.0, 1.4),
        "aa_inventive_preparation": (0.5, 3.0),
        "aa_syncopated_onslaught": (2.4, 1.1),
    }
)
"""What performing and what accompanying each song brings."""

BOOSTS: dict[str, int] = by_name(
    {
        "ra_the_staff_of_ra": 1,
        "ra_solar_flare": 2,
        "legacy_surge_of_strength": 1,
        "az_focused_apertures": 1,
        "wraith_micro_targeting_computer": 1,
        "nm_elder_ring": 1,
    }
)
"""What each card adds to every blow of its hero."""

COMMON_BOOSTS: dict[str, int] = {"legacy_inspiring_presence": 1, "ra_imbued_fire": 1}
"""What each card adds to every blow of every hero."""

MORE_POWERS = ("legacy_the_legacy_ring", "wraith_utility_belt")
"""Cards that give one more power a turn."""

STEADY: dict[str, float] = by_name(
    {
        "ra_flesh_of_the_sun_god": 0.5,
        "ra_flame_barrier": 1.2,
        "ra_imbued_fire": -0.5,
        "ra_solar_flare": -2.6,
        "haka_dominion": 0.4,
        "haka_enduring_intercession": 0.2,
        "haka_punish_the_weak": 0.3,
        "haka_savage_mana": 0.3,
        "haka_ta_moko": 1.6,
        "az_cold_snap": 2.5,
        "az_cryo_chamber": 0.4,
        "az_focused_apertures": 0.4,
        "az_impale": 2.0,
        "az_isothermic_transducer": 1.5,
        "az_null_point_calibration_unit": 1.5,
        "legacy_fortitude": 1.6,
        "legacy_danger_sense": 0.8,
        "legacy_lead_from_the_front": 1.0,
        "legacy_superhuman_durability": 0.8,
        "fanatic_divine_focus": 1.8,
        "fanatic_undaunted": 0.8,
        "fanatic_zealous_offense": 2.5,
        "wraith_combat_stance": 1.4,
        "wraith_smoke_bombs": 2.0,
        "nm_master_of_magic": 0.5,
        "nm_amulet_of_the_elder_gods": 1.0,
        "nm_starshield_necklace": 1.8,
    }
)
"""What a card that lies in play brings in every round."""

BRIEF: dict[str, float] = by_name(
    {
        "legacy_take_down": 5.0,
        "fanatic_aegis_of_resurrection": 9.0,
        "fanatic_embolden": 2.5,
        "nm_mist_form": 1.0,
    }
)
"""What a card brings once while it lies in play."""

HANDY: dict[str, float] = by_name({
    "ra_excavation": 2.0, "ra_fire_blast": 6.0, "ra_flame_spike": 4.5, "ra_inferno": 7.0, "ra_scorched_earth": 2.5,
    "ra_summon_staff": 6.5, "ra_drawn_to_the_flame": 0.5, "ra_flesh_of_the_sun_god": 1.5,
    "ra_living_conflagration": 4.0, "ra_solar_flare": 2.0, "ra_wrathful_gaze": 3.0, "ra_blazing_tornado": 6.0,
    "ra_flame_barrier": 4.0, "ra_imbued_fire": 7.0, "ra_the_staff_of_ra": 8.0,
    "haka_elbow_smash": 4.0, "haka_rampage": 5.0, "haka_haka_of_battle": 3.5, "haka_haka_of_restoration": 3.0,
    "haka_haka_of_shielding": 3.0, "haka_vitality_surge": 3.5, "haka_dominion": 1.5,
    "haka_enduring_intercession": 1.0, "haka_ground_pound": 6.0, "haka_punish_the_weak": 2.0,
    "haka_savage_mana": 1.5, "haka_ta_moko": 7.0, "haka_mere": 7.0, "haka_taiaha": 9.0,
    "az_coolant_blast": 2.0, "az_cold_snap": 7.0, "az_cryo_chamber": 1.5, "az_focused_apertures": 4.0,
    "az_frost_bound_drain": 3.0, "az_fueled_freeze": 2.0, "az_glacial_structure": 3.0, "az_hoarfire": 3.0,
    "az_impale": 6.0, "az_isothermic_transducer": 6.0, "az_modular_realignment": 2.5,
    "az_null_point_calibration_unit": 6.0, "az_onboard_module_installation": 6.0, "az_sub_zero_atmosphere": 0.5,
    "az_thermal_shockwave": 3.0,
    "legacy_back_fist_strike": 5.0, "legacy_thokk": 5.0, "legacy_flying_smash": 6.0, "legacy_bolster_allies": 6.0,
    "legacy_inspiring_presence": 10.0, "legacy_motivational_charge": 6.0, "legacy_fortitude": 6.0,
    "legacy_the_legacy_ring": 8.0, "legacy_danger_sense": 3.0, "legacy_heroic_interception": 3.0,
    "legacy_lead_from_the_front": 2.5, "legacy_next_evolution": 1.5, "legacy_superhuman_durability": 2.5,
    "legacy_surge_of_strength": 5.0, "legacy_take_down": 4.0,
    "fanatic_absolution": 6.0, "fanatic_aegis_of_resurrection": 8.0, "fanatic_brutal_censure": 4.0,
    "fanatic_chastise": 4.0, "fanatic_consecrated_ground": 5.0, "fanatic_divine_focus": 4.5,
    "fanatic_divine_sacrifice": 3.0, "fanatic_embolden": 3.0, "fanatic_end_of_days": 1.0, "fanatic_final_dive": 5.0,
    "fanatic_holy_nova": 6.0, "fanatic_prayer_of_desperation": 3.0, "fanatic_sacrosanct_martyr": 1.5,
    "fanatic_sanctifying_strike": 4.0, "fanatic_smite_the_transgressor": 4.5, "fanatic_undaunted": 2.5,
    "fanatic_wrathful_retribution": 4.0, "fanatic_zealous_offense": 5.0,
    "wraith_grappling_hook": 3.0, "wraith_impromptu_invention": 7.0, "wraith_inventory_barrage": 1.5,
    "wraith_suture_self": 3.0, "wraith_throat_jab": 4.0, "wraith_trust_fund": 4.5, "wraith_combat_stance": 4.5,
    "wraith_smoke_bombs": 5.0, "wraith_infrared_eyepiece": 4.5, "wraith_mega_computer": 1.5,
    "wraith_micro_targeting_computer": 5.0, "wraith_razor_ordnance": 7.0, "wraith_stun_bolt": 5.0,
    "wraith_throwing_knives": 7.0, "wraith_utility_belt": 7.5,
    "nm_heedless_lash": 3.5, "nm_enlightenment": 2.0, "nm_call_forth": 4.0, "nm_mist_fueled_recovery": 3.0,
    "nm_oblivion": 3.5, "nm_scouring_mists": 2.0, "nm_astral_premonition": 2.0, "nm_mists_of_time": 3.0,
    "nm_mistbound": 5.0, "nm_mist_form": 2.0, "nm_master_of_magic": 2.5, "nm_amulet_of_the_elder_gods": 4.5,
    "nm_elder_ring": 4.0, "nm_starshield_necklace": 6.5, "nm_tome_of_elder_magic": 6.5,
    "aa_drakes_pipes": 4.0, "aa_eydisars_horn": 6.0, "aa_xus_bell": 6.5, "aa_musaragnis_harp": 6.5,
    "aa_telamons_lyra": 7.0, "aa_akpunkus_drum": 6.0, "aa_rhapsody_of_vigor": 6.0,
    "aa_sarabande_of_destruction": 3.0, "aa_scherzo_of_frost_and_flame": 5.0, "aa_alacritous_subdominant": 6.0,
    "aa_cedistic_dissonant": 2.5, "aa_inspiring_supertonic": 7.0, "aa_counterpoint_bulwark": 5.5,
    "aa_inventive_preparation": 5.0, "aa_syncopated_onslaught": 5.5, "aa_arcane_cadence": 6.0,
    "aa_instrumental_conjuration": 6.0, "aa_polyphoric_flare": 4.5, "aa_silver_shadow": 3.5, "aa_vernal_sonata": 2.5,
})  # fmt: skip
"""How welcome each card is in its player's hand while the game is young."""
