### Sentinels, Fanatic: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

fanatic = Fanatic
fanatic_back = { fanatic }
fanatic_power_name = Exorcism
fanatic_power = { fanatic_power_name }: Fanatic deals 1 melee damage and 1 radiant damage to one target.
fanatic_incapacitated_1 = A player of your choice may play a card at once.
fanatic_incapacitated_2 = A target of your choice regains 2 HP.
fanatic_incapacitated_3 = A hero target of your choice deals 1 radiant damage to one target.
fanatic_absolution = "Absolution"
fanatic_absolution_text = On entering play, Fanatic regains 1 HP. Power: choose melee, fire or radiant. Fanatic deals 3 damage of that type to one target.
fanatic_absolution_power_name = { fanatic_absolution } · smite for 3
fanatic_aegis_of_resurrection = Aegis of Resurrection
fanatic_aegis_of_resurrection_text = When Fanatic drops to 0 or fewer HP, she is not incapacitated: her HP becomes 10, and then this card is destroyed.
fanatic_brutal_censure = Brutal Censure
fanatic_brutal_censure_text = Fanatic deals 2 radiant damage to one target. You may draw a card.
fanatic_chastise = Chastise
fanatic_chastise_text = Enters play next to a non-hero target that is no character card. That card is immune to damage and deals no damage.
fanatic_consecrated_ground = Consecrated Ground
fanatic_consecrated_ground_text = Destroy one ongoing or environment card. Fanatic deals 1 radiant damage to each of up to three targets.
fanatic_divine_focus = Divine Focus
fanatic_divine_focus_text = Enters play next to a non-hero target. It is destroyed when that target leaves play. Start of your turn: you may discard a card. If you do, Fanatic deals that target 3 radiant damage. If you do not, destroy this card.
fanatic_divine_sacrifice = Divine Sacrifice
fanatic_divine_sacrifice_text = Fanatic deals 1 irreducible radiant damage to each of up to three targets. Then she deals herself 1 radiant damage for each target chosen.
fanatic_embolden = Embolden
fanatic_embolden_text = Enters play next to a hero. This hero may use one more power in the Power phase of the hero's own turn. Start of your turn: destroy this card.
fanatic_end_of_days = End of Days
fanatic_end_of_days_text = Destroy all cards in play except character cards and Relics, one by one in an order of your choice, until none of them is left.
fanatic_final_dive = Final Dive
fanatic_final_dive_text = Destroy a target that has 3 or fewer HP. Fanatic then deals X melee damage to one target, where X is the HP the destroyed target had.
fanatic_holy_nova = Holy Nova
fanatic_holy_nova_text = Fanatic deals 1 radiant damage to each non-hero target. Each hero target regains 1 HP.
fanatic_prayer_of_desperation = Prayer of Desperation
fanatic_prayer_of_desperation_text = A player of your choice draws three cards. Your turn ends at once.
fanatic_sacrosanct_martyr = Sacrosanct Martyr
fanatic_sacrosanct_martyr_text = Power: choose a number from 1 to 5. Fanatic deals herself that much radiant damage. Then she deals one target as much radiant damage as she was dealt this way.
fanatic_sacrosanct_martyr_power_name = { fanatic_sacrosanct_martyr } · suffer and smite
fanatic_sanctifying_strike = Sanctifying Strike
fanatic_sanctifying_strike_text = Fanatic deals 2 melee damage to one target. A hero target of your choice regains 2 HP.
fanatic_smite_the_transgressor = Smite the Transgressor
fanatic_smite_the_transgressor_text = Fanatic deals 2 melee damage to one target. If that target has dealt damage to a hero target since the end of your last turn, she also deals it 2 radiant damage.
fanatic_undaunted = Undaunted
fanatic_undaunted_text = As long as Fanatic has 10 or fewer HP, damage dealt to her is reduced by 2.
fanatic_wrathful_retribution = Wrathful Retribution
fanatic_wrathful_retribution_text = Power: Fanatic deals X radiant damage to one target, where X is her maximum HP minus her current HP. Then destroy this card.
fanatic_wrathful_retribution_power_name = { fanatic_wrathful_retribution } · repay lost HP
fanatic_zealous_offense = Zealous Offense
fanatic_zealous_offense_text = Start of your turn: choose up to two targets that are no character cards. They deal no damage until the start of your next turn. End of your turn: destroy this card, unless Fanatic has dealt at least 3 damage this turn.

## Questions

sen-ask-striker = Which hero target strikes?
sen-ask-martyr = Deal yourself how much radiant damage?
sen-ask-subdue = Which targets deal no damage until your next turn?
