### Sentinels, The Ennead: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

ennead = The Ennead
enn_the_shrine_of_the_ennead = The Shrine of the Ennead
enn_ancient_magicks = Ancient Magicks
enn_blast_of_flame = Blast of Flame
enn_deaths_grasp = Death's Grasp
enn_elemental_storm = Elemental Storm
enn_mass_overheating = Mass Overheating
enn_suns_fury = Sun's Fury
enn_the_deserts_wrath = The Desert's Wrath
enn_the_grave_beckons = The Grave Beckons
enn_rise_to_power = Rise to Power
enn_taste_of_immortality = Taste of Immortality
enn_atum = Atum
enn_geb = Geb
enn_isis = Isis
enn_nephthys = Nephthys
enn_nuit = Nuit
enn_osiris = Osiris
enn_set = Set
enn_shu = Shu
enn_tefnut = Tefnut
