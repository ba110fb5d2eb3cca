### 20 Strong: Nemesis - names, card texts, set-up options, keywords and references.
### Ids: the id of a component is the id of its name; the same id with _text is its text.
### Attribute .rule: the rule in rulebook.md that stands behind the message.

title_twenty_strong = 20 Strong: Nemesis
title_twenty_strong_tagline = Seventeen dice, twenty rooms, and something that listens

## Dice colours (the letter is the one used in the component data)

colour_Y = yellow
    .letter = Y
colour_G = green
    .letter = G
colour_B = blue
    .letter = B
colour_P = purple
    .letter = P
colour_R = red
    .letter = R

## Heroes

her_scout = Scout
her_scout_ability = Reconnaissance
her_scout_text = In a move action, up to two of your committed dice may come from the exhausted area. One crit of the accepted move roll may be ignored for noise; it stays a hit.
her_scout_text_nothing = In a move action, up to two of your committed dice may come from the exhausted area. One rolled miss may be ignored for noise, which changes nothing.
her_captain = Captain
her_captain_ability = Rally
her_captain_text = If noise is 3 or less in your Recover Dice step, you may recover one die more.
her_pilot = Pilot
her_pilot_ability = Override Codes
her_pilot_text = Your room actions in the Cockpit, the two Engines and the two Escape Pods need one Generator fewer.
her_soldier = Soldier
her_soldier_ability = Fire Discipline
her_soldier_text = Your dice limit in attack actions is your maximum Health plus 1.
her_scientist = Scientist
her_scientist_ability = Sterile Method
her_scientist_text = When you make a noise check, you may ignore one of its rolled crits for noise.
her_mechanic = Mechanic
her_mechanic_ability = Hotwire
her_mechanic_text = Once per round, when you make a noise check of two or more dice, you may leave out its leftmost die.
her_medic = Medic
her_medic_ability = Triage
her_medic_text = Action, once per round: exhaust one ready die that is green or stronger to heal 1 on a hero in your room, yourself included.
her_quartermaster = Quartermaster
her_quartermaster_ability = Nothing Wasted
her_quartermaster_text = When you salvage in a room whose item stack has a card, you may recover one exhausted die in addition.
her_convict = Convict
her_convict_ability = Slip Away
her_convict_text = Once per round, when you leave a room with enemies in it, skip all opportunity attacks of that departure.

## Rooms (what the room is for, and its passive text)

rm_cryo = Cryo Chamber
rm_cryo_text = Where you woke, and where you may sleep again once the course is set. At Self-Destruct the Nest Stack arrives here.
rm_nest = Nest
rm_nest_text = They come from here. When this room is activated, the whole Nest Stack is deployed in it.
rm_gen_a = Generator A
rm_gen_a_text = Counts as a Generator while it is active.
rm_gen_b = Generator B
rm_gen_b_text = Counts as a Generator while it is active.
rm_gen_c = Generator C
rm_gen_c_text = Counts as a Generator while it is active.
rm_pod_p = Escape Pod Port
rm_pod_p_text = A way off the ship, with two seats.
rm_pod_s = Escape Pod Starboard
rm_pod_s_text = A way off the ship, with two seats. It takes more power to free than its sister.
rm_cockpit = Cockpit
rm_cockpit_text = From here the ship can be told where to go.
rm_eng_p = Engine Port
rm_eng_p_text = Cold for now. It can be primed.
rm_eng_s = Engine Starboard
rm_eng_s_text = Cold for now. It can be primed.
rm_armory = Armory
rm_armory_text = Two weapons on the rack, and a counter for exchanges.
rm_workshop = Workshop
rm_workshop_text = A bench where a worn tool gets another life.
rm_lab = Laboratory
rm_lab_text = The only place aboard where the Antidote can be made.
rm_med = Medbay
rm_med_text = One surgical arm still answers. Wounds can be treated here.
rm_cargo = Cargo Hold
rm_cargo_text = Three crates, in whatever order you care to put them.
rm_sec = Security Hub
rm_sec_text = Half of the cameras still work.
rm_comms = Comms Array
rm_comms_text = With enough power, somebody out there will hear you.
rm_mess = Mess Hall
rm_mess_text = A table, a chair, a moment's rest.
rm_airlock = Airlock
rm_airlock_text = The small creatures next door will not hold on for long.
rm_vents = Vent Junction
rm_vents_text = Ducts lead from here to almost everywhere.

## Room actions

act_cold_sleep = Cold Sleep
act_cold_sleep_text = If the course is locked and this room is clear, you escape. This is no pod escape, and the room stays.
act_burn_clutch = Burn the Clutch
act_burn_clutch_text = The room must be clear. Roll blue, blue, purple. With two or more hits mark "Nest burned" and banish this room with its stack; every hero in it moves to the nearest room.
act_bleed_off = Bleed Off
act_bleed_off_text = Lower noise by 2, but not below 0. Then deactivate this room.
act_launch = Launch
act_launch_text = The room must be clear. You escape, and you may offer the second seat to another hero here. Banish this room; a hero left behind moves to the nearest room.
act_lock_course = Lock Course
act_lock_course_text = Mark "Course locked".
act_prime = Prime
act_prime_text = Roll green, blue. With one or more hits mark this engine as primed.
act_requisition = Requisition
act_requisition_text = Discard one item. Look at the top two military cards, gain one, and put the other at the bottom of the deck.
act_refit = Refit
act_refit_text = One multi-use item you own regains one use, up to its printed number.
act_synthesise = Synthesise
act_synthesise_text = If the Antidote is at its place, discard one technical item to gain it. Mark "Antidote made" for your hero.
act_treat = Treat
act_treat_text = Roll green. With a hit you heal 1.
act_sort = Sort
act_sort_text = Look at this room's item stack and put it back in any order.
act_camera_sweep = Camera Sweep
act_camera_sweep_text = Look in private at up to two inactive rooms anywhere on the ship.
act_distress_call = Distress Call
act_distress_call_text = Roll green, blue. With one or more hits mark "Signal sent".
act_breather = Breather
act_breather_text = Once per round: recover one exhausted yellow or green die.
act_blow_hatch = Blow Hatch
act_blow_hatch_text = Choose an adjacent room without heroes. Each undefeated enemy there with Health 3 or less is discarded, which counts as no kill, and the dice on it are exhausted. Noise +1.
act_crawl = Crawl
act_crawl_text = Roll green. Move to any room within three steps, without opportunity attacks; you may not look at it. On a miss, noise +1.

## Hero action

act_triage = Triage
act_triage_text = Exhaust one ready die that is green or stronger to heal 1 on a hero in your room.

## Requirements and costs

req_start = Active from the start
req_check = Noise check: roll { $dice }
req_pay_T = Discard one technical item of yours
req_pay_M = Discard one military item of yours
req_exhaust_Y = Exhaust one ready die of any colour
req_exhaust_G = Exhaust one ready die, green or stronger
req_exhaust_B = Exhaust one ready die, blue or stronger
req_exhaust_P = Exhaust one ready die, purple or red
req_exhaust_R = Exhaust the ready red die
req_toolkit = Exhaust one ready die instead of a technical item (Tool Roll)
req_keycard = No requirement (Master Keycard)
need_generators = { $n ->
    [0] Needs no Generator
    [one] Needs 1 active Generator
   *[other] Needs { $n } active Generators
}
need_clear = Needs a room without undefeated enemies
need_course = Needs the course to be locked
need_antidote = Needs the Antidote at its place
stack_none = No items
stack_T = technical item
stack_M = military item
stack_size = { $n ->
    [0] Empty item stack
    [one] 1 item in the stack
   *[other] { $n } items in the stack
}

## Aliens (a brood or pack variant shares the family's effect and brings one more enemy)

al_hatch = Hatchling
al_hatch_text = No effect.
al_hatch_x = Hatchling (brood)
al_hatch_x_text = Activate one additional enemy.
al_skulk = Skulker
al_skulk_text = After: if it is undefeated and in the current hero's room, noise +1.
al_skulk_x = Skulker (brood)
al_skulk_x_text = Activate one additional enemy. After: if it is undefeated and in the current hero's room, noise +1.
al_stalk = Stalker
al_stalk_text = During: its opportunity attack rolls its two leftmost available dice.
al_stalk_x = Stalker (pack)
al_stalk_x_text = Activate one additional enemy. During: its opportunity attack rolls its two leftmost available dice.
al_spit = Spitter
al_spit_text = After: if the current hero is in its room or an adjacent one, roll yellow. Hit: 1 damage. Crit: 1 damage and noise +1. Works even when defeated.
al_spit_x = Spitter (brood)
al_spit_x_text = Activate one additional enemy. After: if the current hero is in its room or an adjacent one, roll yellow. Hit: 1 damage. Crit: 1 damage and noise +1. Works even when defeated.
al_ward = Brood-Warden
al_ward_text = Special: when activated, deploy one enemy to the Nest. It goes face-down on the Nest Stack while the Nest is inactive; if the Nest was banished, nothing happens.
al_queen = Queen
al_queen_text = During: yellow dice cannot be applied to the Queen. Boss.

## Items

it_flare = Flare Pistol
it_flare_text = While applying dice in your attack: 2 damage to one enemy in your room, without noise. The damage lasts until Exhaust Dice.
it_shotgun = Pump Shotgun
it_shotgun_text = When you name an attack action, before its first commit: your dice limit for it is 2 higher. Once per action.
it_carbine = Muffled Carbine
it_carbine_text = The first crit you apply in each attack action raises no noise.
it_vest = Plate Vest
it_vest_text = Maximum Health +1, to no more than 6.
it_frag = Frag Charge
it_frag_text = Action: choose your room or an adjacent one and roll purple, blue. Each enemy there takes 1 damage per basic hit and 2 per crit; crits raise noise as usual. The damage lasts until Exhaust Dice.
it_baton = Shock Baton
it_baton_text = When an enemy in your room is about to roll two or more Damage dice in Suffer Damage, it omits the rightmost one. Once per attack.
it_medkit = Trauma Kit
it_medkit_text = Heal 2 on a hero in your room.
it_pain = Stim Tabs
it_pain_text = Heal 1 on yourself.
it_toolkit = Tool Roll
it_toolkit_text = Where a room asks you to discard a technical item, you may exhaust one ready die instead.
it_scanner = Motion Scanner
it_scanner_text = Look in private at one inactive room within two steps.
it_damper = Sound Damper
it_damper_text = Noise −3, but not below 0.
it_battery = Battery Cell
it_battery_text = Recover one exhausted die.
it_boots = Grip Boots
it_boots_text = If the accepted roll of your move action has a hit, you may move one room more.
it_card = Master Keycard
it_card_text = After looking at a room at the end of a move action: activate it without meeting a requirement.
it_antidote = Antidote
it_antidote_text = Heal to your maximum Health and ignore all After effects for the rest of this round. Then it returns to its place.

deck_military = Military
deck_technical = Technical
deck_crafted = Crafted
deck_alien = Alien
item_uses = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
}
item_action = Costs one action
item_free = Costs no action

## Objectives

ob_warning = Send the Warning
ob_warning_text = Whatever becomes of you, home must hear what is aboard.
ob_burn = Burn It Out
ob_burn_text = End it at the root, and then leave.
ob_home = Bring Her Home
ob_home_text = The ship is worth more than anybody in it.
ob_salvage = Salvage Rights
ob_salvage_text = What you can carry is yours. So carry a lot.
ob_specimen = Specimen Run
ob_specimen_text = Somebody pays for samples, and for the cure to go with them.
ob_sweep = Clean Sweep
ob_sweep_text = Leave fewer of them than you found.
ob_power = Full Power
ob_power_text = Every lamp lit, both engines humming, and you alive to see it.
ob_watch = Last Watch
ob_watch_text = Open the doors, write the log, set the course. Then you may go.
ob_nobody = Nobody Left Behind
ob_nobody_text = You all woke together. You all go home together.
ob_quarant = Quarantine
ob_quarant_text = No pod but yours may leave, and the Nest must burn.
ob_silent = Company Orders
ob_silent_text = No signal is to leave this ship. You have your bonus to think of.
ob_debt = Old Debts
ob_debt_text = The one on your left owes you a life.
ob_helm = Hands Off the Helm
ob_helm_text = Let the engines run, and let nobody choose where to.
ob_two = Two Seats Only
ob_two_text = Three woke up. The company paid for two.
ob_first = First Off the Ship
ob_first_text = Whoever leaves first tells the story.
ob_guard = Rear Guard
ob_guard_text = Hold the door until somebody else is through it.

ob_players_1plus = For 1 player or more
ob_players_2plus = For 2 players or more
ob_players_3 = For 3 players

## Objective lines

term_escape = Your hero escaped
term_survived = Your hero escaped with Health 2 or more
term_items = { $n } or more items in your inventory when you escaped
term_rooms = { $n } or more different rooms activated in this game
term_generators = { $n ->
    [3] All three Generators active at the end
   *[other] { $n } or more Generators active at the end
}
term_kills = { $n } or more enemies defeated by you
term_engine_any = At least one engine primed
term_engines_both = Both engines primed
term_course = Course locked
term_no_course = Course not locked
term_signal = Signal sent
term_no_signal = Signal not sent
term_nest_burned = Nest burned
term_antidote = You made the Antidote
term_other_escaped = At least one other hero escaped
term_all_escaped = Every hero escaped
term_gave_item = You gave an item away in a trade
term_no_other_pod = No other hero escaped by pod
term_left_defeated = The hero of the player on your left was defeated
term_two_escaped = Exactly two heroes escaped, yours among them
term_first_out = Your hero was the first to escape
term_other_before = Another hero escaped before yours
term_defeated = Your hero was defeated
term_points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Marks on the ship and on heroes

mark_course = Course locked
mark_engine_p = Engine Port primed
mark_engine_s = Engine Starboard primed
mark_signal = Signal sent
mark_nest_burned = Nest burned
mark_antidote = Antidote made

## Difficulty ranks

rank_1 = Uneasy Sleep
    .rule = 20S-170
rank_1_text = 7 points win. The ship waits longest before it turns on you.
rank_2 = Cold Sweat
    .rule = 20S-170
rank_2_text = 8 points win, and Self-Destruct comes one tick sooner.
rank_3 = Red Alert
    .rule = 20S-170
rank_3_text = 9 points win, and Self-Destruct comes two ticks sooner.
rank_4 = Flying Blind
    .rule = 20S-171
rank_4_text = 9 points win, Self-Destruct comes three ticks sooner, and your own objectives stay hidden from you until it does or you are out.
rank_points = { $points } points needed
rank_self_destruct = Self-Destruct at dial { $dial }

## Set-up options

opt_rank = Difficulty rank
    .rule = 20S-019
opt_rank_text = How many points each of you needs, and how early Self-Destruct begins.
opt_rank_1 = 1 - { rank_1 }
opt_rank_2 = 2 - { rank_2 }
opt_rank_3 = 3 - { rank_3 }
opt_rank_4 = 4 - { rank_4 }

opt_first_flight = First flight
    .rule = 20S-238
opt_first_flight_text = For a first game: no objectives; you win if your hero gets off the ship.
opt_first_flight_off = Off: play for objectives
opt_first_flight_on = On: just escape

opt_selfdestruct_count = Players counted for Self-Destruct
    .rule = 20S-242
opt_selfdestruct_count_text = Which number of heroes is added to the rank to find the dial at which Self-Destruct begins.
opt_selfdestruct_count_started = All who began the game
opt_selfdestruct_count_in_play = Only those still in play

opt_fresh_enemy_attacks = Newly woken enemies attack
    .rule = 20S-251
opt_fresh_enemy_attacks_text = Whether an enemy woken during Suffer Damage attacks in that same step.
opt_fresh_enemy_attacks_no = No: not in that step
opt_fresh_enemy_attacks_yes = Yes: at once

opt_room_notes = Notes on rooms
    .rule = 20S-260
opt_room_notes_text = Whether the program keeps showing you the inactive rooms that you have looked at.
opt_room_notes_on = On: they stay marked for you
opt_room_notes_off = Off: remember them yourself

opt_refused_trade = Refused trades
    .rule = 20S-266
opt_refused_trade_text = Whether an offer that is refused or withdrawn uses up your action.
opt_refused_trade_free = Free
opt_refused_trade_costs_action = Costs the action

opt_off_turn_items = Items in other players' rounds
    .rule = 20S-288
opt_off_turn_items_text = Whether you may use items without a timing of their own while somebody else plays.
opt_off_turn_items_windows = At four moments of each round
opt_off_turn_items_own_round_only = Only in your own round

opt_scout_recon = The Scout's Reconnaissance
    .rule = 20S-217
opt_scout_recon_text = What the Scout may ignore for noise when a move roll is resolved.
opt_scout_recon_crit = One crit
opt_scout_recon_nothing = One miss, word for word: no effect

opt_damage_persists = Lasting damage
    .rule = 20S-218
opt_damage_persists_text = Whether damage on an undefeated enemy remains after its dice are exhausted.
opt_damage_persists_no = No: it heals every round
opt_damage_persists_yes = Yes: it adds up

opt_deploy_is_activation = Deploying is activating
    .rule = 20S-219
opt_deploy_is_activation_text = Whether an enemy that an effect deploys face-up also brings additional enemies and its effects.
opt_deploy_is_activation_yes = Yes: with everything on its card
opt_deploy_is_activation_no = No: it is only placed

opt_salvage_without_dice = Salvage without dice
    .rule = 20S-222
opt_salvage_without_dice_text = Whether you may salvage, and gain the item, with no ready die.
opt_salvage_without_dice_allowed = Allowed
opt_salvage_without_dice_forbidden = Forbidden

opt_after_scope = Reach of After effects
    .rule = 20S-227
opt_after_scope_text = Which face-up enemies carry out their After effects in your round.
opt_after_scope_ship = All on the ship
opt_after_scope_current_room = Those in your room

opt_opportunity_noise = Noise of opportunity attacks
    .rule = 20S-228
opt_opportunity_noise_text = Whether each opportunity attack can overflow the noise by itself or shares the limit of its move.
opt_opportunity_noise_own_effect = Each by itself
opt_opportunity_noise_part_of_move = Shared with the move

opt_reveal_kept = Kept objectives are revealed
    .rule = 20S-237
opt_reveal_kept_text = When the others get to see the objective you kept.
opt_reveal_kept_at_end = At the end of the game
opt_reveal_kept_on_leaving = As soon as your hero leaves

## Keywords

kw_unit_die = Unit die
    .rule = 20S-056
kw_unit_die_text = One of the seventeen coloured dice that all heroes and all enemies roll.
kw_stat_die = Stat die
    .rule = 20S-039
kw_stat_die_text = The figure of a hero. It shows current Health and is never rolled.
kw_ready = Ready
    .rule = 20S-057
kw_ready_text = In the dice pool, waiting to be used by any hero.
kw_committed = Committed
    .rule = 20S-057
kw_committed_text = In the active area: put forward for an action, rolled, or lying on an enemy.
kw_exhausted = Exhausted
    .rule = 20S-058
kw_exhausted_text = Spent for now. It can be recovered, and most rolls outside basic actions take it first.
kw_banished = Banished
    .rule = 20S-058
kw_banished_text = Out of the game, unless an effect expressly brings it back.
kw_return = Return
    .rule = 20S-059
kw_return_text = Take a die out of the active area, back to the pool.
kw_recover = Recover
    .rule = 20S-059
kw_recover_text = Win an exhausted die back for the pool.
kw_applied = Applied
    .rule = 20S-061
kw_applied_text = Put on an enemy, or used for its result in an action.
kw_hit = Hit
    .rule = 20S-054
kw_hit_text = Moves a hero one room, or deals 1 damage to an enemy.
kw_crit = Crit
    .rule = 20S-053
kw_crit_text = One hit, but 2 damage on an enemy, and noise +1 when it counts.
kw_miss = Miss
    .rule = 20S-089
kw_miss_text = Does nothing and can never be applied.
kw_health = Health
    .rule = 20S-040
kw_health_text = How much you can bear. At 0 your hero is defeated.
kw_max_health = Maximum Health
    .rule = 20S-047
kw_max_health_text = The most you can heal to, and the most dice you can commit to a move or an attack.
kw_strategy = Strategy
    .rule = 20S-036
kw_strategy_text = Rolls you may make in one basic action, and items of each type that you can hold.
kw_recovery = Recovery
    .rule = 20S-038
kw_recovery_text = How many exhausted dice you may win back at the start of your round.
kw_pass = Pass
    .rule = 20S-081
kw_pass_text = Once through commit, roll and apply. Strategy limits the passes of each basic action.
kw_dial = Dial
    .rule = 20S-066
kw_dial_text = The time left. It falls by 1 at the start of the first player's round; at 0 the game ends.
kw_noise = Noise
    .rule = 20S-095
kw_noise_text = Rises with crits. If it would go over its maximum, it drops to 0 and an enemy wakes.
kw_overflow = Overflow
    .rule = 20S-098
kw_overflow_text = Noise above the maximum: back to 0, the rest is lost, one enemy is due.
kw_noise_check = Noise check
    .rule = 20S-180
kw_noise_check_text = Roll the dice listed. The room activates whatever they show, and crits raise noise.
kw_self_destruct = Self-Destruct
    .rule = 20S-070
kw_self_destruct_text = Starts when the dial falls to players plus rank: maximum noise 4, and everybody chooses an objective.
kw_generator = Generator
    .rule = 20S-183
kw_generator_text = One of three rooms whose power other rooms need. The icons show how many must be active.
kw_active = Active
    .rule = 20S-174
kw_active_text = A face-up room, whose action and passive text can be used.
kw_inactive = Inactive
    .rule = 20S-172
kw_inactive_text = A face-down room. Look at it, and activate it, by ending a move action there.
kw_deactivated = Deactivated
    .rule = 20S-281
kw_deactivated_text = Face-down again, though everyone knows what it is. It keeps its item stack.
kw_clear = Clear
    .rule = 20S-255
kw_clear_text = No undefeated enemy is in the room. An action that asks for this is not offered otherwise.
kw_item_stack = Item stack
    .rule = 20S-176
kw_item_stack_text = Face-down items beneath a room, laid there once, at its first activation.
kw_nest_stack = Nest Stack
    .rule = 20S-184
kw_nest_stack_text = Unseen enemies that gather for the Nest until it is activated or Self-Destruct begins.
kw_brood = Additional enemies
    .rule = 20S-102
kw_brood_text = When this enemy is activated, activate one more.
kw_activate = Activate an enemy
    .rule = 20S-099
kw_activate_text = Place the top alien card face-up in the current hero's room, once the action is over.
kw_deploy = Deploy
    .rule = 20S-219
kw_deploy_text = Place an enemy in a stated room. Face-up, it is activated there.
kw_during = During
    .rule = 20S-104
kw_during_text = Works from the enemy's arrival until it is defeated.
kw_after = After
    .rule = 20S-105
kw_after_text = Happens in the After Effects step, even if the enemy has been defeated this round.
kw_special = Special
    .rule = 20S-106
kw_special_text = Happens when its own text says so, even if the enemy has been defeated.
kw_boss = Boss
    .rule = 20S-216
kw_boss_text = The Queen. It matters only to heroes from other decks.
kw_damage = Damage
    .rule = 20S-149
kw_damage_text = The dice an enemy rolls in its attack. Each hit or crit costs 1 Health; a crit also raises noise.
kw_opportunity_attack = Opportunity attack
    .rule = 20S-122
kw_opportunity_attack_text = Each enemy in a room you choose to leave attacks once, with its leftmost available die.
kw_kill = Kill
    .rule = 20S-292
kw_kill_text = An enemy that your die, item or action brought down. A discarded one is nobody's kill.
kw_defeated = Defeated
    .rule = 20S-161
kw_defeated_text = A hero with Health below 1 is out of play, but its player still scores.
kw_defeated_enemy = Defeated enemy
    .rule = 20S-085
kw_defeated_enemy_text = Damage has reached its Health. It lies sideways and is shuffled away in Cleanup.
kw_escape = Escape
    .rule = 20S-161
kw_escape_text = Your hero leaves the ship alive. The round is still played to its end.
kw_single = Single-use
    .rule = 20S-199
kw_single_text = Works once, then it is discarded.
kw_multi = Multi-use
    .rule = 20S-201
kw_multi_text = Works as often as printed, then it is discarded.
kw_ongoing = Ongoing
    .rule = 20S-200
kw_ongoing_text = Works until the game ends or it is discarded.
kw_objective = Objective
    .rule = 20S-167
kw_objective_text = Lines worth points. You start with two cards and keep one of them.
kw_rank = Rank
    .rule = 20S-170
kw_rank_text = The difficulty: points you need, and how early Self-Destruct begins.
kw_round = Round
    .rule = 20S-062
kw_round_text = One player's turn: Activation, up to four actions, Resolve.
kw_cycle = Cycle
    .rule = 20S-241
kw_cycle_text = One round of every hero in play, starting with the first player.
kw_first_player = First player
    .rule = 20S-066
kw_first_player_text = Lowers the dial. The role passes clockwise when that hero leaves play.
kw_adjacent = Adjacent
    .rule = 20S-116
kw_adjacent_text = Next to a room on the left, right, upper or lower side. Diagonals do not count.
kw_current_hero = Current hero
    .rule = 20S-062
kw_current_hero_text = The hero whose round is being played.
kw_once_per_round = Once per round
    .rule = 20S-257
kw_once_per_round_text = Once in that hero's own round; available again in the next one.

## Phases and steps

ref_activation = Activation
    .rule = 20S-064
ref_activation_1 = Lower the dial
    .rule = 20S-066
ref_activation_1_text = First player only, and not in the first turn of the game.
ref_activation_2 = Check for Self-Destruct
    .rule = 20S-070
ref_activation_2_text = It begins when the dial falls to players plus rank.
ref_activation_3 = Recover Dice
    .rule = 20S-077
ref_activation_3_text = Up to your Recovery, from the exhausted area to the pool.
ref_engagement = Engagement
    .rule = 20S-107
ref_engagement_text = Up to four actions, the same ones as often as you like.
ref_strategy = Strategy phase
    .rule = 20S-081
ref_strategy_text = Commit, roll, apply; again if your Strategy allows.
ref_resolve = Resolve
    .rule = 20S-065
ref_resolve_1 = Suffer Damage
    .rule = 20S-149
ref_resolve_1_text = Each undefeated enemy in your room attacks. A hit or crit costs 1 Health; a crit also raises noise.
ref_resolve_2 = After Effects
    .rule = 20S-153
ref_resolve_2_text = One at a time in your order, defeated enemies included.
ref_resolve_3 = Exhaust Dice
    .rule = 20S-154
ref_resolve_3_text = All dice on enemies are exhausted.
ref_resolve_4 = Enemies Move
    .rule = 20S-155
ref_resolve_4_text = Enemies that share a room with no hero move up to two rooms towards the nearest one.
ref_resolve_5 = Cleanup
    .rule = 20S-157
ref_resolve_5_text = Defeated enemies are shuffled into the alien deck.
ref_resolve_6 = Roll for Noise
    .rule = 20S-158
ref_resolve_6_text = Roll the strongest exhausted die. Hit: noise +1. Crit: noise +2.

## Action Reference: _limit = dice you commit, _text = what you do, _after = what becomes of the dice

ref_actions = Actions
    .rule = 20S-022
ref_rooms = Room Reference
    .rule = 20S-022
ref_move = Move
    .rule = 20S-113
ref_move_limit = from none to your maximum Health
ref_move_text = Apply every hit; each is worth one room at most. Each crit: noise +1. Then you may look at the inactive room you are in, and activate it.
ref_move_after = exhausted once you have moved
ref_attack = Attack
    .rule = 20S-084
ref_attack_limit = from one to your maximum Health
ref_attack_text = Put hits on enemies in your room: hit 1 damage, crit 2 damage and noise +1.
ref_attack_after = what was not applied is exhausted; applied dice stay on their enemies until Exhaust Dice
ref_salvage = Salvage
    .rule = 20S-136
ref_salvage_limit = all that are ready
ref_salvage_text = Apply all hits. Each crit: noise +1, and you may recover one exhausted die. Gain the top item of the room.
ref_salvage_after = back in the dice pool
ref_trade = Trade
    .rule = 20S-141
ref_trade_limit = none
ref_trade_text = Exchange any items with a hero in your room, if both players agree.
ref_trade_after = nothing changes
ref_other = Other action
    .rule = 20S-193
ref_other_limit = those in its text, exhausted ones first
ref_other_text = A room, an item or a hero ability. One roll, never repeated; every crit rolled: noise +1.
ref_other_after = exhausted

## How the game and a hero's part in it end

end_dial = The dial reached 0 and the ship was torn apart.
    .rule = 20S-011
end_all_escaped = Every hero is off the ship.
    .rule = 20S-012
end_all_defeated = No hero is left alive.
    .rule = 20S-012
end_all_out = Every hero has escaped or been defeated.
    .rule = 20S-012
out_pod = Escaped by pod
    .rule = 20S-161
out_cold_sleep = Escaped into cold sleep
    .rule = 20S-161
out_defeated = Defeated
    .rule = 20S-152
out_dial = Lost with the ship
    .rule = 20S-068
result_win = Victory
    .rule = 20S-007
result_lose = Defeat
    .rule = 20S-008
result_points = { $points } of { $needed } points
    .rule = 20S-170
result_win_defeated = Victory, though the hero did not live to see it
    .rule = 20S-010
result_first_flight_win = First flight: your hero escaped
    .rule = 20S-238
result_first_flight_lose = First flight: your hero did not escape
    .rule = 20S-238
