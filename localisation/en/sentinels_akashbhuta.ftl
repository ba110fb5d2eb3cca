### Sentinels, Akash'Bhuta: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

akashbhuta = Akash'Bhuta
akash_arboreal_phalanges = Arboreal Phalanges
akash_ensnaring_brambles = Ensnaring Brambles
akash_living_rockslide = Living Rockslide
akash_mountainous_carapace = Mountainous Carapace
akash_primeval_eruption = Primeval Eruption
akash_disrupt_the_field = Disrupt the Field
akash_earths_sacrifice = Earth's Sacrifice
akash_rejuvenating_entropy = Rejuvenating Entropy
akash_entomb = Entomb
akash_allies_of_the_earth = Allies of the Earth
