### Sentinels, Tomb of Anubis: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

tomb_of_anubis = Tomb of Anubis
tomb_anubis = Anubis
tomb_anubis_text = Whenever a hero card is destroyed, Anubis deals that hero 1 infernal damage. End of the environment turn: Anubis deals the non-environment target with the lowest HP 3 infernal damage.
tomb_akana = Akana
tomb_akana_text = End of the environment turn: this card deals the hero target with the lowest HP (H minus 2) melee damage.
tomb_mdjai = Mdjai
tomb_mdjai_text = End of the environment turn: this card deals the non-environment target with the highest HP (H minus 1) melee damage.
tomb_nomti = Nomti
tomb_nomti_text = Damage dealt to environment targets −1.
tomb_shamise = Shamise
tomb_shamise_text = End of the environment turn: destroy an equipment card.
tomb_urshe = Urshe
tomb_urshe_text = End of the environment turn: this card deals 1 infernal damage to each hero target.
tomb_swarm_of_scarabs = Swarm of Scarabs
tomb_swarm_of_scarabs_text = End of the environment turn: this card deals each non-environment target 1 toxic damage. When it is destroyed, one player takes control of a tomb relic in play.
tomb_idol_of_anput = Idol of Anput
tomb_idol_of_anput_text = Whoever controls it has its power. Power: the hero who uses it regains 2 HP.
tomb_idol_of_anput_power_name = { tomb_idol_of_anput } · regain 2 HP
tomb_rod_of_anubis = Rod of Anubis
tomb_rod_of_anubis_text = Whoever controls it has its power. Power: the hero who uses it deals 3 infernal damage to one target.
tomb_rod_of_anubis_power_name = { tomb_rod_of_anubis } · 3 infernal damage
tomb_judgement_of_anubis = Judgement of Anubis
tomb_judgement_of_anubis_text = Each hero with more cards in play than the hero with the fewest takes 2 infernal damage. Then destroy this card.
tomb_cast_into_the_underworld = Cast Into the Underworld
tomb_cast_into_the_underworld_text = Destroy the non-character target with the lowest HP, unless every player discards a card. Then destroy this card.
tomb_spike_trap = Spike Trap
tomb_spike_trap_text = End of the environment turn: this card deals the (H minus 1) hero targets with the highest HP 2 projectile damage each. Start of the environment turn: one player may discard 2 cards to destroy this card. When it is destroyed, one player takes control of a tomb relic in play.
tomb_swinging_blades = Swinging Blades
tomb_swinging_blades_text = End of the environment turn: this card deals the hero target with the highest HP 3 melee damage. Start of the environment turn: one player may destroy an own equipment card to destroy this card. When it is destroyed, one player takes control of a tomb relic in play.
tomb_the_challenge_of_fire = The Challenge of Fire
tomb_the_challenge_of_fire_text = End of the environment turn: this card deals each non-environment target 2 fire damage. Start of the environment turn: each player may discard a card; if (H minus 1) did, destroy this card. When it is destroyed, one player takes control of a tomb relic in play.
