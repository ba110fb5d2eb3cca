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

## The gothic table

gal_chronicle = Chronicle
gal_gothic_title = Relic: Nemesis
gal_gothic_status = Scenario **Hulk of the Wayward Warrior** · Round **6** · Movement phase
gal_gothic_ask = Choose a space to move to, **3 spaces** either way
gal_gothic_why = You rolled 3 at the Ultramar Emissary; a corner also opens the Middle tier.
gal_gothic_power = Play Foresight instead
gal_gothic_log_1 = **Luxuria** drew 2 Threat cards at **Craftworld Shadow**
gal_gothic_log_2 = **Commissar** won a Strength battle: **11** = 6 + 3 ogryn + 2 die
gal_gothic_log_3 = **Storm Trooper** flipped a Corruption card: 3 of 6
gal_gothic_log_4 = **You** rolled **3**: Vaulgast Spire, Broken Gate or the Middle tier
gal_rel_captain = Ultramarines Captain
gal_rel_captain_kind = Adeptus Astartes · seat 1, you
gal_rel_strength = Strength
gal_rel_willpower = Willpower
gal_rel_cunning = Cunning
gal_rel_life = Life
gal_rel_influence = Influence
gal_rel_level = Level 4
gal_rel_gain_strength = +S
gal_rel_gain_willpower = +W
gal_rel_gain_cunning = +C
gal_rel_gain_life = +L
gal_rel_gain_power = Pwr
gal_rel_gain_influence = +2 I
gal_rel_gain_special = Own
gal_rel_assets = Assets 4 / 6 · Trophies 4
gal_rel_die = die
gal_rel_against = against 9
gal_rel_won = Battle won by 2. REL-118
gal_rel_odds = was 5 in 6
gal_rel_blade = Chain Blade
gal_rel_blade_kind = Wargear
gal_rel_blade_text = +2 in Strength battles.
gal_rel_ogryn = Renegade Ogryn
gal_rel_ogryn_kind = Ally · apostate
gal_rel_ogryn_text = +3 in Strength battles. Discard to count a die as 6.
gal_rel_carapace = Carapace
gal_rel_carapace_kind = Wargear · armour
gal_rel_carapace_text = Turn: prevent the loss of 1 Life.
gal_rel_gauntlet = Reverent Fist
gal_rel_gauntlet_kind = Relic
gal_rel_gauntlet_text = +4 in Strength battles.
gal_rel_foresight = Foresight
gal_rel_foresight_kind = Power
gal_rel_foresight_text = Look at two Threat cards and take one.
gal_rel_fury = Fury
gal_rel_fury_kind = Power
gal_rel_fury_text = Add 1 for each weapon that you hold.
gal_rel_bulwark = Bulwark
gal_rel_bulwark_kind = Power
gal_rel_bulwark_text = Prevent all loss of Life this turn.
gal_rel_o01 = Grey Knight Envoy
gal_rel_o02 = Outskirts
gal_rel_o03 = Sump Warrens
gal_rel_o04 = Vaulgast Spire
gal_rel_o05 = Hive Cathedral
gal_rel_o06 = Trade Docks
gal_rel_o07 = Ultramar Emissary
gal_rel_o08 = Slag Fields
gal_rel_o09 = Titan Foundry
gal_rel_o10 = Machine Shrine
gal_rel_o11 = Orbital Docks
gal_rel_o12 = Data Crypts
gal_rel_o13 = St. Antias' Sanctuary
gal_rel_o14 = Ash Jungle
gal_rel_o15 = Spawning Pools
gal_rel_o16 = Penal Outpost
gal_rel_o17 = Carrion Ridge
gal_rel_o18 = Sunken Wreck
gal_rel_o19 = Battlefleet Antias
gal_rel_o20 = Singing Woods
gal_rel_o21 = Crystal Shore
gal_rel_o22 = Broken Gate
gal_rel_o23 = Seer's Grove
gal_rel_o24 = Greenskin Landing
gal_rel_m01 = Space Hulk
gal_rel_m02 = Eldar Falcons
gal_rel_m03 = Webway Portal
gal_rel_m04 = Craftworld Shadow
gal_rel_m05 = Apothecarium
gal_rel_m06 = Bio-ship Wreck
gal_rel_m07 = Scoured Moon
gal_rel_m08 = Spore Cloud
gal_rel_m09 = Shrine World
gal_rel_m10 = Trench World
gal_rel_m11 = Scrap Yards
gal_rel_m12 = Broken Bastion
gal_rel_m13 = Blackstone Fortress
gal_rel_m14 = Webway Portal
gal_rel_m15 = Guardian of the Rift
gal_rel_m16 = Daemon Shoal
gal_rel_i1 = Warp Rift
gal_rel_i2 = Crone World
gal_rel_i3 = Chaos Titan
gal_rel_i4 = Daemon World
gal_rel_i5 = Maze of Tzeentch
gal_rel_i6 = Confrontation
