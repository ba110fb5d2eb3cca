### Sentinels, The Realm of Discord: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

realm_of_discord = The Realm of Discord
realm_explosive_bubbles = Explosive Bubbles
realm_ethereal_bonds = Ethereal Bonds
realm_portal_fiend = Portal Fiend
realm_imbued_vitality = Imbued Vitality
realm_claustrophobic_delusion = Claustrophobic Delusion
realm_shifting_horizon = Shifting Horizon
realm_borrowed_seconds = Borrowed Seconds
realm_echoing_malice = Echoing Malice
