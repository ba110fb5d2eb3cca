### Sentinels, The Realm of Discord: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

realm_of_discord = The Realm of Discord
realm_explosive_bubbles = Explosive Bubbles
realm_explosive_bubbles_text = End of the environment turn: this card deals each other target 2 energy damage.
realm_ethereal_bonds = Ethereal Bonds
realm_ethereal_bonds_text = Lies next to the hero with the highest HP, who cannot use powers. If that hero is incapacitated, this card moves to the hero who then has the highest HP.
realm_portal_fiend = Portal Fiend
realm_portal_fiend_text = End of the environment turn: this card deals the non-environment target with the lowest HP (H minus 1) melee damage. Then the top card of the villain deck goes to the villain trash.
realm_imbued_vitality = Imbued Vitality
realm_imbued_vitality_text = Each ongoing and each equipment card in play is a target with a maximum of 6 HP. End of the environment turn: one player may discard 2 cards to destroy this card.
realm_claustrophobic_delusion = Claustrophobic Delusion
realm_claustrophobic_delusion_text = Of the villain targets, all but the one with the lowest HP are immune to damage; so are, of the hero targets, all but the one with the lowest HP. Start of the environment turn: destroy this card.
realm_shifting_horizon = Shifting Horizon
realm_shifting_horizon_text = All damage +1. Start of the environment turn: one player may discard 2 cards to destroy this card.
realm_borrowed_seconds = Borrowed Seconds
realm_borrowed_seconds_text = A player who plays a card in the play phase skips the draw phase of that turn. Start of the environment turn: destroy this card.
realm_echoing_malice = Echoing Malice
realm_echoing_malice_text = On entering play, play the top card of the villain deck, then each player may draw a card. Then destroy this card.
