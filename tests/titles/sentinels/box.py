"""What lies in the box: the cards of each deck with their copies and HP, and how many cards bear each keyword."""

CARDS = {
    "argent_adept": """
        drakes_pipes 2, eydisars_horn 2, xus_bell 2, musaragnis_harp 2, telamons_lyra 2, akpunkus_drum 2,
        rhapsody_of_vigor 2, sarabande_of_destruction 2, scherzo_of_frost_and_flame 2, alacritous_subdominant 2,
        cedistic_dissonant 2, inspiring_supertonic 2, counterpoint_bulwark 2, inventive_preparation 2,
        syncopated_onslaught 2, arcane_cadence 2, instrumental_conjuration 2, polyphoric_flare 2, silver_shadow 2,
        vernal_sonata 2""",
    "nightmist": """
        heedless_lash 3, enlightenment 3, call_forth 3, mist_fueled_recovery 2, oblivion 3, scouring_mists 2,
        astral_premonition 3, mists_of_time 3, mistbound 3, mist_form 3, master_of_magic 2,
        amulet_of_the_elder_gods 3, elder_ring 2, starshield_necklace 2, tome_of_elder_magic 3""",
    "absolute_zero": """
        coolant_blast 2, cold_snap 2, cryo_chamber 2, focused_apertures 3, frost_bound_drain 3, fueled_freeze 2,
        glacial_structure 2, hoarfire 2, impale 2, isothermic_transducer 4, modular_realignment 4,
        null_point_calibration_unit 4, onboard_module_installation 4, sub_zero_atmosphere 2, thermal_shockwave 2""",
    "haka": """
        elbow_smash 3, rampage 3, haka_of_battle 3, haka_of_restoration 3, haka_of_shielding 3, vitality_surge 3,
        dominion 3, enduring_intercession 3, ground_pound 2, punish_the_weak 3, savage_mana 2, ta_moko 3, mere 3,
        taiaha 3""",
    "ra": """
        excavation 2, fire_blast 3, flame_spike 3, inferno 3, scorched_earth 3, summon_staff 4, drawn_to_the_flame 2,
        flesh_of_the_sun_god 3, living_conflagration 3, solar_flare 2, wrathful_gaze 2, blazing_tornado 2,
        flame_barrier 2, imbued_fire 2, the_staff_of_ra 4""",
    "fanatic": """
        absolution 3, aegis_of_resurrection 2, brutal_censure 3, chastise 2, consecrated_ground 2, divine_focus 2,
        divine_sacrifice 2, embolden 2, end_of_days 2, final_dive 3, holy_nova 3, prayer_of_desperation 2,
        sacrosanct_martyr 2, sanctifying_strike 2, smite_the_transgressor 3, undaunted 2, wrathful_retribution 1,
        zealous_offense 2""",
    "legacy": """
        back_fist_strike 4, thokk 4, flying_smash 3, bolster_allies 3, inspiring_presence 3, motivational_charge 3,
        fortitude 3, the_legacy_ring 3, danger_sense 2, heroic_interception 2, lead_from_the_front 2,
        next_evolution 2, superhuman_durability 2, surge_of_strength 2, take_down 2""",
    "wraith": """
        grappling_hook 3, impromptu_invention 3, inventory_barrage 2, suture_self 2, throat_jab 2, trust_fund 3,
        combat_stance 2, smoke_bombs 2, infrared_eyepiece 3, mega_computer 3, micro_targeting_computer 3,
        razor_ordnance 3, stun_bolt 3, throwing_knives 3, utility_belt 3""",
    "gloomweaver": """
        vast_following 3, strength_of_the_grave 1, drum_of_despair 1/25, grimoire_of_curses 1/25, pouch_of_bones 1/25,
        chosen_disciple 2/7, cursed_acolyte 2/6, profane_zealot 2/5, ophidia_the_deceiver 1/8, zombie_servant 5/2,
        crimson_pin 2/9, indigo_pin 2/9, sable_pin 2/9""",
    "akashbhuta": """
        arboreal_phalanges 3/12, ensnaring_brambles 3/9, living_rockslide 3/10, mountainous_carapace 3/11,
        primeval_eruption 3, disrupt_the_field 2, earths_sacrifice 2, rejuvenating_entropy 2, entomb 3,
        allies_of_the_earth 1""",
    "apostate": """
        condemnation 1/11, tome_of_the_unknowable 1/3, runes_of_malediction 1/6, gauntlet_of_perdition 2/5,
        periapt_of_woe 1/4, orb_of_delirium 1/12, corrupted_effigy 1/6, fiendish_pugilist 2/6, imp_pilferer 3/3,
        relic_spirit 2/9, fallen_angel 3, profane_summons 3, remorseless_provocation 2, apocalypse 2""",
    "ennead": """
        the_shrine_of_the_ennead 1, ancient_magicks 2, blast_of_flame 3, deaths_grasp 4, elemental_storm 3,
        mass_overheating 2, suns_fury 2, the_deserts_wrath 2, the_grave_beckons 2, rise_to_power 2,
        taste_of_immortality 2""",
    "tomb_of_anubis": """
        anubis 1/20, akana 1/8, mdjai 1/10, nomti 1/9, shamise 1/7, urshe 1/6, swarm_of_scarabs 1/5, idol_of_anput 1,
        rod_of_anubis 1, judgement_of_anubis 2, cast_into_the_underworld 1, spike_trap 1, swinging_blades 1,
        the_challenge_of_fire 1""",
    "realm_of_discord": """
        explosive_bubbles 3/5, ethereal_bonds 2/9, portal_fiend 1/17, imbued_vitality 2, claustrophobic_delusion 2,
        shifting_horizon 2, borrowed_seconds 2, echoing_malice 1""",
}
"""The cards of each deck: without the deck's own word before it, copies, and HP behind a stroke."""

KEYWORDS = {
    "argent_adept": {
        "one_shot": 10, "ongoing": 18, "melody": 6, "harmony": 6, "rhythm": 6, "equipment": 12, "instrument": 12,
    },
    "nightmist": {"one_shot": 22, "spell": 23, "ongoing": 8, "limited": 15, "equipment": 10, "relic": 10},
    "absolute_zero": {"one_shot": 15, "ongoing": 12, "limited": 17, "equipment": 13, "module": 8},
    "haka": {"one_shot": 18, "ongoing": 16, "limited": 12, "equipment": 6},
    "ra": {"one_shot": 18, "ongoing": 18, "limited": 10, "equipment": 4, "relic": 4},
    "fanatic": {"one_shot": 22, "ongoing": 13, "limited": 9, "equipment": 5, "relic": 5},
    "legacy": {"one_shot": 14, "ongoing": 23, "limited": 20, "equipment": 3},
    "wraith": {"one_shot": 15, "ongoing": 2, "limited": 25, "equipment": 23},
    "gloomweaver": {"one_shot": 3, "ongoing": 1, "relic": 3, "cultist": 7, "zombie": 5, "voodoo_pin": 6},
    "akashbhuta": {"one_shot": 9, "ongoing": 4, "primeval_limb": 12},
    "apostate": {"one_shot": 8, "ongoing": 2, "relic": 8, "demon": 7},
    "ennead": {"one_shot": 24},
    "tomb_of_anubis": {"guardian": 5, "trial": 4, "relic": 2},
    "realm_of_discord": {"distortion": 8},
}  # fmt: skip
"""How many cards of each deck bear each keyword."""

POINTS = {
    "argent_adept": 24, "nightmist": 27, "absolute_zero": 29, "haka": 34, "ra": 30, "fanatic": 30, "legacy": 32,
    "wraith": 26, "gloomweaver": 90, "gloomweaver_back": 90, "akashbhuta": 200, "akashbhuta_back": 200,
    "apostate": 66, "apostate_back": 20, "enn_atum": 30, "enn_geb": 32, "enn_isis": 26, "enn_nephthys": 28,
    "enn_nuit": 28, "enn_osiris": 27, "enn_set": 26, "enn_shu": 24, "enn_tefnut": 29,
}  # fmt: skip
"""The HP printed on character cards; sides that are not named have none."""

SYMBOLS = {
    "green": ("ancient_magicks", "elemental_storm", "the_deserts_wrath"),
    "purple": ("deaths_grasp", "the_grave_beckons"),
    "red": ("blast_of_flame", "mass_overheating", "suns_fury"),
}
"""The cards of the Ennead with each symbol."""

NEMESES = {
    "argent_adept": ("akashbhuta",),
    "nightmist": ("gloomweaver",),
    "fanatic": ("apostate",),
    "ra": tuple(f"enn_{god}" for god in ("atum", "geb", "isis", "nephthys", "nuit", "osiris", "set", "shu", "tefnut")),
}
"""The villain characters who are nemeses of each hero."""

ICONS = """
    heedless_lash 123, enlightenment 123, call_forth 124, mist_fueled_recovery 34, oblivion 134, scouring_mists 12,
    astral_premonition 124, mists_of_time 123, mistbound 234, mist_form 134, master_of_magic 14,
    amulet_of_the_elder_gods 234, elder_ring 23, starshield_necklace 34, tome_of_elder_magic 124"""
"""The spell icons on the copies of NightMist's cards."""
