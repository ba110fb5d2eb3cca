### Sentinels, Apostate: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

sen-ask-bring-back = Which of them returns to play next?
    .rule = SEN-206

apostate = Apostate
apostate_setup = Search the deck for Condemnation and put it into play. Shuffle the deck.
apostate_setup_advanced = Search the deck for Tome of the Unknowable as well and put it into play. Shuffle the deck.
apostate_title = Infernal Emissary
apostate_back_title = Dark Corruptor
apostate_back = Apostate
apostate_text = End of the villain turn: Apostate deals the hero target with the highest HP (H minus 2) melee and then (H minus 2) infernal damage. If he would be destroyed while a villain relic is in play, he is not: destroy the villain relic with the lowest HP instead, and flip him.
apostate_advanced = Set-up: { apostate_setup_advanced }
apostate_back_text = On flipping, his HP becomes 20. End of the villain turn: Apostate deals the hero target with the lowest HP (H minus 2) melee damage, then he regains (H plus 2) HP. If damage would bring him to 0 or fewer HP while a villain relic is in play, that damage is cancelled: destroy the villain relic with the highest HP instead, and flip him with the HP he had.
apostate_back_advanced = Whenever a demon is destroyed, play the top card of the villain deck.
apo_condemnation = Condemnation
apo_condemnation_text = Damage dealt to this card −1. End of the villain turn: Apostate deals the hero target with the highest HP 3 melee damage.
apo_tome_of_the_unknowable = Tome of the Unknowable
apo_tome_of_the_unknowable_text = Whenever a hero draws a card, play the top card of the villain deck. When this card is destroyed, Condemnation returns to play from the villain trash.
apo_runes_of_malediction = Runes of Malediction
apo_runes_of_malediction_text = Damage dealt to relics −2. After this card has been destroyed, put H demons from the villain trash into play.
apo_gauntlet_of_perdition = Gauntlet of Perdition
apo_gauntlet_of_perdition_text = Whenever Apostate deals a target melee damage, this card deals that target 1 infernal damage.
apo_periapt_of_woe = Periapt of Woe
apo_periapt_of_woe_text = Damage by Apostate +1. Damage dealt to this card −2.
apo_orb_of_delirium = Orb of Delirium
apo_orb_of_delirium_text = Damage of 1 or more that another relic would be dealt is redirected to this card.
apo_corrupted_effigy = Corrupted Effigy
apo_corrupted_effigy_text = End of the villain turn: if Runes of Malediction is not in play, put it into play from the villain trash or deck, and shuffle the deck.
apo_fiendish_pugilist = Fiendish Pugilist
apo_fiendish_pugilist_text = Damage dealt to Apostate −1. End of the villain turn: this card deals the hero target with the highest HP (H minus 1) melee damage.
apo_imp_pilferer = Imp Pilferer
apo_imp_pilferer_text = End of the villain turn: destroy (H minus 2) ongoing or equipment cards of the heroes.
apo_relic_spirit = Relic Spirit
apo_relic_spirit_text = End of the villain turn: each relic regains 1 HP. When this card is destroyed, put (H minus 1) relics from the villain trash into play.
apo_fallen_angel = Fallen Angel
apo_fallen_angel_text = Apostate deals each hero target (H minus 1) infernal damage. Then each relic regains 5 HP.
apo_profane_summons = Profane Summons
apo_profane_summons_text = Reveal cards from the villain deck until (H minus 1) relics have been revealed: they enter play, and the other cards are shuffled back.
apo_remorseless_provocation = Remorseless Provocation
apo_remorseless_provocation_text = Apostate deals the hero target with the highest HP (H minus 1) infernal damage. Then play the top card of the villain deck.
apo_apocalypse = Apocalypse
apo_apocalypse_text = Start of the environment turn: destroy every card in play except this one, character cards and relics. Then destroy this card.
