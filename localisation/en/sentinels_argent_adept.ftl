### Sentinels, The Argent Adept: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

argent_adept = The Argent Adept
aa_drakes_pipes = Drake's Pipes
aa_eydisars_horn = Eydisar's Horn
aa_xus_bell = Xu's Bell
aa_musaragnis_harp = Musaragni's Harp
aa_telamons_lyra = Telamon's Lyra
aa_akpunkus_drum = Akpunku's Drum
aa_rhapsody_of_vigor = Rhapsody of Vigor
aa_sarabande_of_destruction = Sarabande of Destruction
aa_scherzo_of_frost_and_flame = Scherzo of Frost and Flame
aa_alacritous_subdominant = Alacritous Subdominant
aa_cedistic_dissonant = Cedistic Dissonant
aa_inspiring_supertonic = Inspiring Supertonic
aa_counterpoint_bulwark = Counterpoint Bulwark
aa_inventive_preparation = Inventive Preparation
aa_syncopated_onslaught = Syncopated Onslaught
aa_arcane_cadence = Arcane Cadence
aa_instrumental_conjuration = Instrumental Conjuration
aa_polyphoric_flare = Polyphoric Flare
aa_silver_shadow = Silver Shadow
aa_vernal_sonata = Vernal Sonata
