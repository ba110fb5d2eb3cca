### Sentinels, Haka: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

haka = Haka
haka_back = { haka }
haka_power = Haka deals 2 melee damage to one target.
haka_incapacitated_1 = A target of your choice regains 1 HP.
haka_incapacitated_2 = A player of your choice may play a card at once.
haka_incapacitated_3 = Until the start of your next turn all damage is reduced by 2.
haka_elbow_smash = Elbow Smash
haka_elbow_smash_text = Haka deals 3 melee damage to one target.
haka_rampage = Rampage
haka_rampage_text = Haka deals 5 melee damage to each non-hero target, then 2 melee damage to each hero target.
haka_haka_of_battle = Haka of Battle
haka_haka_of_battle_text = Draw 2 cards, then discard 1 or more. The next damage by Haka gains +1 for each card discarded.
haka_haka_of_restoration = Haka of Restoration
haka_haka_of_restoration_text = Draw 2 cards, then discard 1 or more. Haka regains 1 HP for each card discarded.
haka_haka_of_shielding = Haka of Shielding
haka_haka_of_shielding_text = Draw 2 cards, then discard 1 or more. The next damage dealt to Haka is lowered by 2 for each card discarded.
haka_vitality_surge = Vitality Surge
haka_vitality_surge_text = Haka regains 2 HP. Draw a card.
haka_dominion = Dominion
haka_dominion_text = You may draw a card for every environment card that is destroyed.
haka_enduring_intercession = Enduring Intercession
haka_enduring_intercession_text = Damage that an environment card would deal to another hero target goes to Haka. Power: destroy this card.
haka_ground_pound = Ground Pound
haka_ground_pound_text = On entering play, discard 2 cards or destroy this card. Only hero cards can deal damage. Destroy this card at the start of your turn.
haka_punish_the_weak = Punish the Weak
haka_punish_the_weak_text = Damage by Haka is +1 to the non-hero target with the lowest HP, and -1 to every other target. Power: destroy this card.
haka_savage_mana = Savage Mana
haka_savage_mana_text = When Haka destroys a target, you may keep it under this card. Power: destroy all cards under this card. Haka deals X toxic damage to one target, where X is 2 for each of them.
haka_ta_moko = Ta Moko
haka_ta_moko_text = Damage dealt to Haka -1.
haka_mere = Mere
haka_mere_text = Power: Haka deals 2 melee damage to one target. Draw a card.
haka_taiaha = Taiaha
haka_taiaha_text = Power: Haka deals 3 melee damage to each of up to two targets.
