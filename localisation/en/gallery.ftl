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
gal_comic_status = H = **3** · Advanced · Round **5** · __NightMist, power phase__
gal_comic_villain = Villain · GloomWeaver
gal_comic_environment = Environment · Tomb of Anubis
gal_comic_next = Next villain turn
gal_comic_next_text =
    { "" }Start: three relics flip him, **2 of 3**.
    Play: the top card.
    End: each Zombie deals **3 − 2 = 1** melee to Ra (**24**).
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
gal_gothic_ask = Choose a space to move to, __3 spaces__ either way
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
gal_rel_won = Battle won by 2
gal_rel_odds = was 5 in 6 · REL-118
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

## The dark table

gal_dark_title = Nemesis: Retaliation
gal_dark_status = Round **5** of 14
gal_dark_ask = __Second action__ of the Officer
gal_dark_move = Move
gal_dark_sneak = Move cautiously
gal_dark_burst = Burst at corridor
gal_dark_room = Use room: restore air
gal_dark_gear = Gear
gal_dark_pass = Pass
gal_dark_log_1 = **Officer** moved to **Life Support A**
gal_dark_log_2 = Noise **2**: a marker in the corridor to the Server Room
gal_dark_log_3 = **Recon** shot an adult: **5** of **6** wounds needed
gal_dark_log_4 = **2 adults** enter the corridor Gunnery Room – Nest
gal_dark_log_5 = Officer: second action
gal_ret_round = Round
gal_ret_landing = Landing Zone
gal_ret_life_support = Life Support A
gal_ret_life_support_b = Life Support B
gal_ret_armory = Armory
gal_ret_surgery = Surgery Room
gal_ret_control = Server Room
gal_ret_silo = Gunnery Room
gal_ret_nest = Nest
gal_ret_hibernatorium = Hibernatorium
gal_ret_officer = Officer
gal_ret_officer_kind = Seat 1, you · action 2 of 2
gal_ret_health = Health
gal_ret_oxygen = Oxygen
gal_ret_belt = Belt
gal_ret_squad = Squad
gal_ret_squad_gunner =
    { "" }**Heavy gunner**
    hand 3, HP 10
    objective chosen
gal_ret_squad_recon =
    { "" }**Recon**
    hand 4, HP 6
    in combat
gal_ret_squad_contractor =
    { "" }**Contractor**
    passed
    section B, no air
gal_ret_bag = Intruder bag
gal_ret_bag_text = **10** tokens, drawn: 2 adults, eggs **4**
gal_ret_bag_some = **10** tokens, eggs **4**
gal_ret_bag_short = **10**
gal_ret_air = Life support
gal_ret_on = on
gal_ret_off = off
gal_ret_goals = Objectives, yours only
gal_ret_goal_private = **Private** · destroy the Nest, escape
gal_ret_goal_mission = **Mission** · reactor down, two marines alive
gal_ret_goal_choice = **By round 8** · keep one of the two
gal_ret_rifle = Assault rifle · 3 ammo
gal_ret_vest = Vest · heavy slot
gal_ret_pack = 2 small items
gal_ret_action = Action · 1
gal_ret_orders = Chain of Command
gal_ret_orders_text = A lower rank in your room or next to it moves, shoots or bursts as you choose.
gal_ret_covering = Fire At Will
gal_ret_covering_text = Every character in your room or next to it bursts at corridors you choose.
gal_ret_rest = Rest
gal_ret_rest_text = Not in combat. Scan one Contamination card from your hand.
gal_ret_repair = Repair
gal_ret_repair_text = Not in combat. Remove a Malfunction from your room, or repair an item.
gal_ret_search = Search
gal_ret_search_text = Not in combat. Draw an item for each icon of the room and keep one.

## The ship table

gal_ship_title = 20 Strong: Nemesis
gal_ship_short = 20 Strong
gal_ship_status = Rank 2 · R4
gal_ship_time = Time
gal_ship_alarm = Self-destruct at 4
gal_ship_noise = Noise
gal_ship_level = 3 → 4/5
gal_ship_decks = Decks
gal_ship_deck_alien = Alien
gal_ship_deck_military = Military
gal_ship_deck_technical = Technical
gal_ship_ready = Dice pool · 9 ready
gal_ship_active = Active · attack
gal_ship_spent = Exhausted · 4
gal_ship_sum = Intruder · health **4** · you deal __2 crit__ → **2 left** · the crit raises noise 3 → ~~4~~
gal_ship_ask = Apply __2 hits and 1 crit__ in the Armory
gal_ship_crit = Crit on the Intruder
gal_ship_hit = Apply a hit
gal_ship_roll = Roll again · 1 left
gal_ship_done = Finish attack
gal_ship_seat_0 = Seat 1 · you
gal_ship_seat_1 = Seat 2 · computer, careful
gal_ship_seat_2 = Seat 3 · computer
gal_ship_left = Actions left
gal_ship_goal = Objective
gal_ship_held = 1 item · 2 hidden objectives
gal_ship_ready_to = Reconnaissance ready
gal_ship_rm_cryo = Start, no action
gal_ship_rm_comms = Send the signal
gal_ship_rm_med = Heal 1
gal_ship_rm_gen_b = Powers rooms
gal_ship_rm_armory = +1 military item
gal_ship_rm_nest = Deploys its stack
gal_ship_log_1 = **Scout** moved 2 to the **Armory**
gal_ship_log_2 = Crit applied: noise 2 → **3**
gal_ship_log_3 = Armory active: 2 items
gal_ship_log_4 = **Intruder** attacks Mechanic: miss
gal_ship_log_5 = Time 8 → **7**
gal_ship_log_6 = Scout to act

## The house page

gal_house_twenty_strong = 20 Strong: Nemesis
gal_house_twenty_strong_line = Seventeen dice, a ship full of noise, ten turns to leave it.
gal_house_twenty_strong_way = Solo or semi-co-op
gal_house_sentinels = Infernal Relics
gal_house_sentinels_line = Heroes, villains, and the place that hates them all.
gal_house_sentinels_way = Co-op
gal_house_relic_nemesis = Relic: Nemesis
gal_house_relic_nemesis_line = Three tiers, one relic, and somebody hunting you.
gal_house_relic_nemesis_way = Race
gal_house_relic_terra = Halls of Terra
gal_house_relic_terra_line = Nine powers, one palace.
gal_house_relic_terra_way = Race
gal_house_retaliation = Retaliation
gal_house_retaliation_line = Fourteen rounds in the dark with people you half trust.
gal_house_retaliation_way = Squad
gal_log_round = Round 4
gal_house_default = Default
gal_house_plain = Ordinary
gal_house_hovered = Hovered
gal_house_pressed = Pressed
gal_house_chosen = Chosen
gal_house_barred = Barred
gal_house_focused = Focused
gal_house_reason = This cannot be done now.
gal_house_scale = Text size
gal_house_scale_value = 125 %
gal_house_plain_eyes = Most eyes
gal_house_protan = Red-blind
gal_house_deutan = Green-blind
gal_house_tritan = Blue-blind
gal_house_remark = The Scout finds a Carbine.
gal_house_heading = Heading, 26
gal_house_strong = Prompt and names, 20
gal_house_body = Body, 17
gal_house_small = Labels and strips, 16
gal_house_markup = **Names** are bold, __values that matter__ gold, ++gains++ green and ~~losses~~ red, icons :st_noise: stand in the line.

## The sheets of states

gal_board_square = Squares
gal_board_ring = Rings
gal_board_lane = Lanes
gal_board_hex = Hexes
gal_board_foot = The wheel or Enter looks nearer, dragging or the arrows move, Escape shows all of it
gal_sheet_states = Cards in every state
gal_sheet_lane = Lanes of six and of thirty
gal_sheet_hand = A hand of twelve
gal_sheet_sizes = One card in four sizes
gal_sheet_hubs = Dials
gal_sheet_piles = Piles
gal_sheet_rings = Hit points
gal_sheet_changes = What a choice would change
gal_sheet_tracks = Tracks
gal_sheet_dice = Dice
gal_sheet_rolls = Rolls
gal_sheet_tally = A sum that explains itself
gal_sheet_tokens = Pieces
gal_sheet_spaces = Spaces
gal_sheet_buttons = Buttons
gal_sheet_attached = Cards with others tucked under them
gal_sheet_dials = Dials with numbers
gal_sheet_passages = Passages and links
gal_sheet_prompt = A question
gal_sheet_log = The log
gal_sheet_panels = Panels and remarks
gal_sheet_forms = Rows of a form
gal_sheet_seats = Seats: a colour and a shape each
gal_sheet_type = Type
gal_sheet_colours = Colours of the five styles
gal_state_calm = At rest
gal_state_selectable = Can be chosen
gal_state_hovered = Pointed at
gal_state_selected = Chosen
gal_state_exhausted = Exhausted
gal_state_flipped = Flipped
gal_state_dimmed = Dimmed
gal_state_down = Down
gal_state_back = Face down
gal_hub_life = Life
gal_hub_attribute = Cunning
gal_hub_influence = Influence
gal_hub_infamy = Infamy
gal_hub_time = Time
gal_hub_chosen = Chosen
gal_sum_wound = wound
gal_sum_against = against 5
gal_sum_lost = Missed by 2
