### Sentinels, Apostate: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

apostate = Apostate
apo_condemnation = Condemnation
apo_tome_of_the_unknowable = Tome of the Unknowable
apo_runes_of_malediction = Runes of Malediction
apo_gauntlet_of_perdition = Gauntlet of Perdition
apo_periapt_of_woe = Periapt of Woe
apo_orb_of_delirium = Orb of Delirium
apo_corrupted_effigy = Corrupted Effigy
apo_fiendish_pugilist = Fiendish Pugilist
apo_imp_pilferer = Imp Pilferer
apo_relic_spirit = Relic Spirit
apo_fallen_angel = Fallen Angel
apo_profane_summons = Profane Summons
apo_remorseless_provocation = Remorseless Provocation
apo_apocalypse = Apocalypse
