### Sentinels, Akash'Bhuta: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

akashbhuta = Akash'Bhuta
akashbhuta_setup = Shuffle the deck. Nothing else enters play.
akashbhuta_title = Chaos-Bound Creator
akashbhuta_back_title = Avatar of Destruction
akashbhuta_back = Akash'Bhuta
akashbhuta_text = Whenever a primeval limb enters play, discard the top card of the environment deck. Whenever an environment target enters play, play the top card of the villain deck. When the environment trash is shuffled into its deck, Akash'Bhuta flips at once.
akashbhuta_advanced = Damage dealt to villain targets −1.
akashbhuta_back_text = Whenever a primeval limb is destroyed, discard the top card of the environment deck. Whenever an environment target is destroyed, play the top card of the villain deck. When the environment trash is shuffled into its deck, Akash'Bhuta flips back at once.
akashbhuta_back_advanced = End of the villain turn: Akash'Bhuta deals the (H minus 1) non-villain targets with the highest HP 3 melee damage each.
akash_arboreal_phalanges = Arboreal Phalanges
akash_arboreal_phalanges_text = End of the villain turn: this card deals the non-villain target with the highest HP (H minus 1) melee damage. When it is destroyed, Akash'Bhuta deals herself 12 energy damage.
akash_ensnaring_brambles = Ensnaring Brambles
akash_ensnaring_brambles_text = End of the villain turn: the hero target with the lowest HP can deal no damage until the next villain turn starts. When this card is destroyed, Akash'Bhuta deals herself 9 energy damage.
akash_living_rockslide = Living Rockslide
akash_living_rockslide_text = End of the villain turn: this card deals each non-villain target (H minus 2) projectile damage. When it is destroyed, Akash'Bhuta deals herself 10 energy damage.
akash_mountainous_carapace = Mountainous Carapace
akash_mountainous_carapace_text = Damage dealt to Akash'Bhuta −1. When this card is destroyed, she deals herself 11 energy damage.
akash_primeval_eruption = Primeval Eruption
akash_primeval_eruption_text = Reveal the top H cards of the villain deck: primeval limbs among them enter play, the rest goes to the trash. Then play the top card of the villain deck.
akash_disrupt_the_field = Disrupt the Field
akash_disrupt_the_field_text = Destroy all environment cards. Then play the top card of the villain deck, and after it the top card of the environment deck.
akash_earths_sacrifice = Earth's Sacrifice
akash_earths_sacrifice_text = Destroy H ongoing cards of the heroes. For each one destroyed, discard the top card of the environment deck.
akash_rejuvenating_entropy = Rejuvenating Entropy
akash_rejuvenating_entropy_text = Destroy H equipment cards. Then every primeval limb and every environment target regains all the HP it has lost.
akash_entomb = Entomb
akash_entomb_text = Start of the villain turn: Akash'Bhuta deals each non-villain target H psychic damage. If every active hero was dealt damage this way, destroy this card.
akash_allies_of_the_earth = Allies of the Earth
akash_allies_of_the_earth_text = Whenever an environment card enters play, Akash'Bhuta regains H HP.
