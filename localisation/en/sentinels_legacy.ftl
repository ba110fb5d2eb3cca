### Sentinels, Legacy: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

legacy = Legacy
legacy_power = Galvanize: damage by hero targets +1 until your next turn starts.
legacy_incapacitated_1 = One hero may use a power now.
legacy_incapacitated_2 = One player may draw a card now.
legacy_incapacitated_3 = Damage by environment cards -2 until your next turn starts.
legacy_back_fist_strike = Back-Fist Strike
legacy_back_fist_strike_text = Legacy deals 1 target 4 melee damage.
legacy_thokk = "Thokk!"
legacy_thokk_text = Legacy deals 1 target 3 melee damage. Draw a card.
legacy_flying_smash = Flying Smash
legacy_flying_smash_text = Legacy deals up to 3 targets 2 melee damage each.
legacy_bolster_allies = Bolster Allies
legacy_bolster_allies_text = Every player draws a card.
legacy_inspiring_presence = Inspiring Presence
legacy_inspiring_presence_text = On entering play, each hero target regains 1 HP. Damage by hero targets +1.
legacy_motivational_charge = Motivational Charge
legacy_motivational_charge_text = Power: Legacy deals 1 target 2 melee damage, and each hero target regains 1 HP.
legacy_fortitude = Fortitude
legacy_fortitude_text = Damage dealt to Legacy -1.
legacy_the_legacy_ring = The Legacy Ring
legacy_the_legacy_ring_text = You may use one power more in your power phase.
legacy_danger_sense = Danger Sense
legacy_danger_sense_text = Environment cards cannot hurt Legacy: he is immune to their damage.
legacy_heroic_interception = Heroic Interception
legacy_heroic_interception_text = On entering play, Legacy deals himself 3 psychic damage. All other hero targets are immune to damage. Destroy this card at the start of your turn.
legacy_lead_from_the_front = Lead from the Front
legacy_lead_from_the_front_text = When another hero target would be dealt damage, you may redirect it to Legacy.
legacy_next_evolution = Next Evolution
legacy_next_evolution_text = Power: name a damage type; Legacy is immune to it until your next turn starts.
legacy_superhuman_durability = Superhuman Durability
legacy_superhuman_durability_text = A single blow of 5 or more damage to Legacy is lowered by 3.
legacy_surge_of_strength = Surge of Strength
legacy_surge_of_strength_text = Damage by Legacy +1.
legacy_take_down = Take Down
legacy_take_down_text = Villain cards cannot be played. At the end of your turn the villain target with the highest HP deals Legacy 2 energy damage. Destroy this card at the start of your turn.
