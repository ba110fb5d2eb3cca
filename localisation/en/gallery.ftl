### The gallery of parts: examples of all five titles, with words that only it uses.

gal_log = Log
gal_undo = Undo
gal_deck = Deck
gal_trash = Trash

## Keywords

gal_kw_villain = Villain · Deity
gal_kw_relic = Relic
gal_kw_zombie = Zombie
gal_kw_cultist = Cultist
gal_kw_pin = Voodoo Pin
gal_kw_guardian = Guardian
gal_kw_trial = Trial
gal_kw_spell = One-shot · Spell
gal_kw_equipment = Equipment
gal_kw_ongoing = Ongoing
gal_kw_instrument = Instrument
gal_kw_song = Harmony
gal_kw_hand3 = Hand 3
gal_kw_hand4 = Hand 4
gal_kw_hand5 = Hand 5

## The comic table

gal_comic_title = Infernal Relics
gal_comic_status = H = **3** · Advanced · Round **5** · **NightMist, power phase**
gal_comic_villain = Villain · GloomWeaver
gal_comic_environment = Environment · Tomb of Anubis
gal_comic_next = **Next villain turn** Start: three relics in play flip him, **2 of 3**. Play: the top card. End: each Zombie deals **3 − 2 = 1** melee to Ra, who has the most HP (**24**).
gal_comic_ask = Use one power
gal_comic_draw = Draw two cards
gal_comic_amulet = Amulet: redirect
gal_comic_skip = Skip power
gal_comic_log_1 = **GloomWeaver** plays Zombie Servant
gal_comic_log_2 = Zombie Servant hits **Ra** for **1** melee: 25 → **24**
gal_comic_log_3 = Flame Barrier answers: Zombie Servant 2 → **0**, destroyed
gal_comic_log_4 = Chosen Disciple brings a zombie back
gal_comic_log_5 = Tomb of Anubis: **Akana** appears, 6 HP
gal_comic_log_6 = **NightMist** plays Mists of Time
gal_comic_log_7 = NightMist, power phase
gal_sum_icon = Spell icon of the card revealed
gal_sum_nemesis = Nemesis of GloomWeaver
gal_sum_damage = infernal damage
gal_sum_rule = Raise, then lower, then immunity. SEN-052
