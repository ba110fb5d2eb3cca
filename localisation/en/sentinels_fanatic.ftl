### Sentinels, Fanatic: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

fanatic = Fanatic
fanatic_absolution = "Absolution"
fanatic_aegis_of_resurrection = Aegis of Resurrection
fanatic_brutal_censure = Brutal Censure
fanatic_chastise = Chastise
fanatic_consecrated_ground = Consecrated Ground
fanatic_divine_focus = Divine Focus
fanatic_divine_sacrifice = Divine Sacrifice
fanatic_embolden = Embolden
fanatic_end_of_days = End of Days
fanatic_final_dive = Final Dive
fanatic_holy_nova = Holy Nova
fanatic_prayer_of_desperation = Prayer of Desperation
fanatic_sacrosanct_martyr = Sacrosanct Martyr
fanatic_sanctifying_strike = Sanctifying Strike
fanatic_smite_the_transgressor = Smite the Transgressor
fanatic_undaunted = Undaunted
fanatic_wrathful_retribution = Wrathful Retribution
fanatic_zealous_offense = Zealous Offense
