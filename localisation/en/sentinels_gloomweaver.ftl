### Sentinels, GloomWeaver: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

gloomweaver = GloomWeaver
gloomweaver_setup = Put a Zombie Servant into play for each hero.
gloomweaver_title = Nightmare Walker
gloomweaver_back_title = Demon-God Incarnate
gloomweaver_back = GloomWeaver
gloomweaver_text = Start of the villain turn: with three relics in the villain trash the heroes win; with three relics in play GloomWeaver flips. Whenever a cultist is destroyed, a zombie returns from the villain trash.
gloomweaver_advanced = GloomWeaver is immune to melee and projectile damage.
gloomweaver_back_text = On flipping, GloomWeaver regains (H times 10) HP. Whenever a cultist is destroyed, a zombie returns from the villain trash. End of the villain turn: he deals the (H minus 1) hero targets with the highest HP 2 toxic damage each, and 1 more for each Voodoo Pin in play.
gloomweaver_back_advanced = End of the villain turn: GloomWeaver deals the hero target with the lowest HP H infernal damage.
gloom_vast_following = Vast Following
gloom_vast_following_text = Shuffle the villain trash and reveal H cards of it: cultists and relics enter play, the rest goes back. Then play the top card of the villain deck.
gloom_strength_of_the_grave = Strength of the Grave
gloom_strength_of_the_grave_text = Damage by zombies is raised by the number of zombies in play. Damage dealt to zombies −1.
gloom_drum_of_despair = Drum of Despair
gloom_drum_of_despair_text = Start of the villain turn: each player may discard 2 cards or destroy one of their cards in play. GloomWeaver deals the hero of each player who did neither (H minus 1) infernal damage.
gloom_grimoire_of_curses = Grimoire of Curses
gloom_grimoire_of_curses_text = Start of the villain turn: each player may discard a card. Then GloomWeaver deals H infernal damage to each hero target, 1 less for each card discarded.
gloom_pouch_of_bones = Pouch of Bones
gloom_pouch_of_bones_text = Damage dealt to zombies −1. Whenever a zombie enters play, each villain target regains H HP.
gloom_chosen_disciple = Chosen Disciple
gloom_chosen_disciple_text = End of the villain turn: a zombie returns from the villain trash; then this card deals the hero target with the highest HP 2 melee damage, and 1 more for each zombie in play.
gloom_cursed_acolyte = Cursed Acolyte
gloom_cursed_acolyte_text = End of the villain turn: this card deals each hero target (H minus 2) fire and (H minus 2) infernal damage.
gloom_profane_zealot = Profane Zealot
gloom_profane_zealot_text = Damage dealt to villain targets −1. Whenever another target is destroyed, this card regains 3 HP.
gloom_ophidia_the_deceiver = Ophidia, the Deceiver
gloom_ophidia_the_deceiver_text = End of the villain turn: this card deals the hero target with the highest HP H toxic damage, and 1 more for each Voodoo Pin in play.
gloom_zombie_servant = Zombie Servant
gloom_zombie_servant_text = End of the villain turn: this card deals the hero target with the highest HP (H minus 2) melee damage.
gloom_crimson_pin = Crimson Pin
gloom_crimson_pin_text = Lies next to the hero with the highest HP. End of that hero's turn: GloomWeaver deals that hero (H minus 2) toxic damage.
gloom_indigo_pin = Indigo Pin
gloom_indigo_pin_text = Lies next to the hero with the most cards in hand. End of that hero's turn: its player discards a card.
gloom_sable_pin = Sable Pin
gloom_sable_pin_text = Lies next to the hero with the most cards in play. End of that hero's turn: destroy one of that hero's ongoing or equipment cards.

## Questions

sen-ask-drum = How do you answer the Drum?
sen-way-discard = Discard two cards
sen-way-destroy = Destroy one of your cards in play
sen-way-neither = Neither
