### Sentinels: questions, options, reasons, options of the set-up and what the log says.
### Attribute .rule: the rule in rulebook.md that stands behind the message.

title_sentinels = Sentinels of the Multiverse: Infernal Relics
title_sentinels_tagline = Heroes side by side, each with a deck of their own, against one villain
tile_players_sentinels = 1–{ $high } players

## Questions

sen-ask-play = Play a card?
    .rule = SEN-072
    .none = Play nothing
sen-ask-power = Use a power?
    .rule = SEN-073
    .none = No power
sen-ask-draw-phase = Draw a card?
    .rule = SEN-074
    .none = Do not draw
sen-ask-draw = Draw a card?
    .rule = SEN-074
sen-ask-ability = Use one of your abilities from beyond?
    .rule = SEN-154
    .none = No ability
sen-ask-mulligan = Exchange your opening hand for four new cards?
    .rule = SEN-216
sen-ask-damage = Deal { $amount } { $type } damage to whom?{ $count ->
    [one] {""}
   *[other] {" "}{ $at } of { $count }
}
    .rule = SEN-121
    .none = Nobody
    .topic = Deal damage?
sen-ask-damage-some = Deal { $amount } { $type } damage to which targets, up to { $count }?
    .rule = SEN-265
sen-ask-target = Choose a target
    .rule = SEN-164
    .none = Nobody
sen-ask-heal = Who regains { $amount } HP?
    .rule = SEN-163
    .none = Nobody
sen-ask-destroy = Destroy which card?
    .rule = SEN-166
    .none = Destroy nothing
sen-ask-discard = { $count ->
    [one] Discard which card?
   *[other] Discard which { $count } cards?
}
    .rule = SEN-278
sen-ask-discard-some = { $least ->
    [0] Discard which cards, up to { $count }?
   *[other] Discard which cards, from { $least } to { $count }?
}
    .rule = SEN-236
sen-ask-may-discard = { $count ->
    [one] Discard a card for this?
   *[other] Discard { $count } cards for this?
}
    .rule = SEN-236
    .none = Discard nothing
    .topic = Discard cards for this?
sen-ask-who-discards = Who pays with cards from the hand?
    .rule = SEN-236
    .none = Nobody
sen-ask-hero = Choose a hero
    .rule = SEN-260
    .none = Nobody
sen-ask-next-to = Next to which card?
    .rule = SEN-274
    .none = Next to nothing
sen-ask-next = { $card } affects { $count }, one at a time. Which is next?
    .rule = SEN-004
    .none = As they came into play
    .topic = Which is next?
sen-ask-order = { $about ->
    [damage] { $count } cards change the damage of { $source } to { $target }. Which one counts first?
   *[other] { $count } cards act at the same moment. Which one acts first?
}
    .rule = SEN-002
sen-ask-tie = { $what }: { $count } are tied at { $value }{ $places ->
    [one] .
   *[other] , { $places } of them are wanted.
} { $purpose ->
    [damage] Which one does the damage of { $card } go to?
   *[other] Which one counts for { $card }?
}
    .rule = SEN-231
sen-ask-search = Take which card?
    .rule = SEN-279
    .none = Take nothing
sen-ask-type = Name a damage type
    .rule = SEN-100
sen-ask-move = Move which card?
    .rule = SEN-003
    .none = Move nothing
sen-ask-move-some = Move which cards?
    .rule = SEN-003
sen-ask-hand-or-play = Into the hand or into play?
    .rule = SEN-201
sen-ask-deck = Choose a deck
    .rule = SEN-003
sen-ask-top-card = Which card shall lie on top?
    .rule = SEN-003
sen-ask-redirect = Take the { $amount } damage meant for { $target }?
    .rule = SEN-129
    .topic = Take damage meant for others?
sen-ask-harm-self = Hurt yourself to keep this card?
    .rule = SEN-236
sen-ask-keep-under = Keep the fallen target under this card?
    .rule = SEN-166
sen-ask-relic = Which relic changes hands?
    .rule = SEN-003

## What a tie is about

sen-tie-highest = Highest HP
sen-tie-lowest = Lowest HP
sen-tie-hand = Most cards in hand
sen-tie-play = Most cards in play

## Options

sen-opt-card = { $card }
sen-opt-under = A card under { $card }
sen-opt-hero = { $hero }
sen-opt-number = { $number }
sen-opt-none = None
sen-opt-yes = Yes
sen-opt-no = No
sen-opt-draw = Draw
sen-way-hand = Into the hand
sen-way-play = Into play
sen-way-top = On top of the deck
sen-way-bottom = Under the deck
sen-why = It looks best

## Damage types

sen-type-cold = cold
sen-type-energy = energy
sen-type-fire = fire
sen-type-infernal = infernal
sen-type-lightning = lightning
sen-type-melee = melee
sen-type-projectile = projectile
sen-type-psychic = psychic
sen-type-radiant = radiant
sen-type-sonic = sonic
sen-type-toxic = toxic

## Lines of a tally

sen-tally-printed = printed
sen-tally-card = { $card }
sen-tally-nemesis = Nemesis
sen-tally-barred = its source can deal no damage
    .rule = SEN-141

## Keywords

sen-keyword-one_shot = One-shot: happens at once, then goes to its trash
    .rule = SEN-197
sen-keyword-ongoing = Ongoing: stays in play
    .rule = SEN-198
sen-keyword-equipment = Equipment: stays in play
    .rule = SEN-189
sen-keyword-limited = Limited: only one of this name in play
    .rule = SEN-195
sen-keyword-relic = Relic
    .rule = SEN-194
sen-keyword-spell = Spell
    .rule = SEN-194
sen-keyword-module = Module
    .rule = SEN-194
sen-keyword-instrument = Instrument: its power activates songs
    .rule = SEN-034
sen-keyword-melody = Melody: a song with a Perform text
    .rule = SEN-031
sen-keyword-harmony = Harmony: a song with Perform and Accompany
    .rule = SEN-032
sen-keyword-rhythm = Rhythm: a song with Perform and Accompany
    .rule = SEN-033
sen-keyword-cultist = Cultist
    .rule = SEN-194
sen-keyword-zombie = Zombie
    .rule = SEN-194
sen-keyword-voodoo_pin = Voodoo Pin
    .rule = SEN-194
sen-keyword-primeval_limb = Primeval limb
    .rule = SEN-194
sen-keyword-demon = Demon
    .rule = SEN-194
sen-keyword-guardian = Guardian
    .rule = SEN-194
sen-keyword-trial = Trial
    .rule = SEN-194
sen-keyword-distortion = Distortion
    .rule = SEN-194

## How a game ends

sen-end-villain = The villain is defeated.
    .rule = SEN-221
sen-end-relics = The villain's relics are lost for good.
    .rule = SEN-223
sen-end-heroes = No hero is left standing.
    .rule = SEN-222
sen-end-limit = The agreed number of rounds is over.
    .rule = SEN-290

## Set-up options

opt_villain = Villain
opt_environment = Environment
opt_hero1 = First hero
opt_hero2 = Second hero
opt_hero3 = Third hero
opt_hero4 = Fourth hero
opt_hero5 = Fifth hero
opt_advanced = Advanced game
    .rule = SEN-226
opt_advanced_text = The villain's advanced text is in force, too.
rank_sentinels_off = Normal game
rank_sentinels_on = Advanced game
opt_advanced_off = Off
opt_advanced_on = On
opt_open_hands = Hands
    .rule = SEN-230
opt_open_hands_text = Whether the team may look into each other's hands.
opt_open_hands_team = The team sees all hands
opt_open_hands_owner = Everybody sees only their own
opt_simultaneous = Effects at the same moment
    .rule = SEN-002
opt_simultaneous_text = Who orders them. Start and end texts always follow the order of play.
opt_simultaneous_seed = The older card first
opt_simultaneous_2013 = The players choose
opt_choose_targets = Several targets
    .rule = SEN-265
opt_choose_targets_text = When the targets of one effect are chosen.
opt_choose_targets_stepwise = One after another
opt_choose_targets_upfront = All before the first is hit
opt_zero_hp = At 0 HP
    .rule = SEN-134
opt_zero_hp_text = What comes first when damage brings a target to 0.
opt_zero_hp_destroy_first = The target is destroyed, then cards react to the damage
opt_zero_hp_damage_first = Cards react to the damage, then the target is destroyed
opt_mulligan = Opening hand
    .rule = SEN-216
opt_mulligan_text = Whether four bad cards may be exchanged.
opt_mulligan_none = As dealt
opt_mulligan_once = May be exchanged once
opt_round_limit = Limit of rounds
    .rule = SEN-290
opt_round_limit_text = A game that reaches it is a draw.
opt_round_limit_0 = None
opt_round_limit_25 = 25
opt_round_limit_50 = 50
opt_round_limit_100 = 100
opt_round_limit_200 = 200

## What the log says beside what the table's own messages say

log-decks_chosen = **{ $villain }** waits in **{ $environment }**
log-phase_began = { $phase ->
    [start] Start
    [play] Play
    [power] Power
    [draw] Draw
    [end] End
   *[fallen] From beyond
}
log-text_began = **{ $card }** speaks
