### 20 Strong: Nemesis at the table - questions, options, reasons, chances, numbers, and the words on the panels.

## Questions

ask-hero = Choose your hero
ask-stat-die = Which die will be your figure? It shows your Health; only its colour differs
ask-action = { $left ->
    [one] Your __last action__: what do you do?
   *[other] What do you do? __{ $left } actions__ left
}
ask-last-items = No actions left. Use an item before your turn resolves?
ask-move-dice = { $lying ->
    [0] Commit up to __{ $most }__ { $most ->
        [one] die
       *[other] dice
    } to your move: each hit is one room
   *[other] { ask-more-dice }
}
ask-attack-dice = { $lying ->
    [0] Commit up to __{ $most }__ { $most ->
        [one] die
       *[other] dice
    } to your attack
   *[other] { ask-more-dice }
}
ask-more-dice = { $most ->
    [0] Roll your dice again
    [one] Add __1__ die if you like, and roll again
   *[other] Add up to __{ $most }__ dice, and roll again
}
ask-move-accept = You rolled { $hits ->
    [0] no hit
    [one] __1 hit__
   *[other] __{ $hits } hits__
}{ $crits ->
    [0] {""}
    [one] , one of them a __crit__
   *[other] , { $crits } of them __crits__
}. Go, or roll again?
ask-salvage-accept = You rolled { $hits ->
    [0] no hit
    [one] __1 hit__
   *[other] __{ $hits } hits__
} with { $crits ->
    [0] no crit
    [one] __1 crit__
   *[other] __{ $crits } crits__
}. Take it?
ask-walk = Walk: __{ $steps } { $steps ->
    [one] room
   *[other] rooms
}__ left. Where to?
ask-apply = Lay your hits on the enemies here, roll again, or finish
ask-activate = This is the __{ $room }__. Wake it up?
ask-sterile = { $crits ->
    [one] A __crit__ in the noise check. Ignore it?
   *[other] __{ $crits } crits__ in the noise check. Ignore one?
}
ask-recover = Win back up to __{ $most }__ exhausted { $most ->
    [one] die
   *[other] dice
}
ask-salvage-recover = Your crits win back up to __{ $most }__ exhausted { $most ->
    [one] die
   *[other] dice
}
ask-recover-one = Which exhausted die comes back?
ask-attacker = Several enemies attack you. Which comes first?
ask-opportunity = They strike as you leave. Which comes first?
ask-after = Several After effects wait. Which comes first?
ask-enemy-way = Which way does the { $enemy } come?
ask-prey = Whom does the { $enemy } hunt?
ask-carried = Your room is gone. Where do you end up?
ask-enemy-carried = The room is gone. Where does the { $enemy } end up?
ask-put-away = Keep one objective: which one do you put away?
ask-make-room = You hold as many { $deck } items as you can. Make room?
ask-trade = Put together a trade with { $seat }
ask-deal = { $seat } offers { $gets } for { $gives }. Do you agree?
ask-heal-whom = Who is healed?
ask-scan = Which closed room do you scan?
ask-sweep = Look into up to __{ $most }__ closed rooms
ask-frag = Into which room do you throw the charge?
ask-hatch = Which room do you vent into space?
ask-crawl = Where do the ducts take you?
ask-refit = Which item is refitted?
ask-requisition-price = Which item do you hand over?
ask-requisition = Take one of these; the other goes under the deck
ask-synthesise = Which item goes into the Antidote?
ask-sort = Which item comes in place { $place } of the stack?
ask-triage-die = Which ready die is exhausted for Triage?
ask-offer-seat = The pod is ready. Offer the free seat?
ask-take-seat = { $seat } offers you a seat in the pod. Come along?
ask-window-round-start = Before this round begins: use an item?
ask-window-after-action = After this action: use an item?
ask-window-enemy-attack = An enemy is about to attack: use an item?
ask-window-opportunity = An enemy strikes at your back: use an item?
ask-window-after-effect = An After effect is about to happen: use an item?
ask-window-noise-roll = Before the noise roll: use an item?

## Options

opt-hero = { $hero }
opt-stat-die = { $die }
stat-die-1 = Red heart
stat-die-2 = Golden mind
stat-die-3 = Green wheel
hero-figure = Figure on the ship: { $die }
    .rule = 20S-021
opt-move = Move
opt-attack = Attack
opt-salvage = Salvage
opt-trade = Trade with { $seat }
opt-triage = Triage
opt-frag = Throw the Frag Charge
opt-end = End my turn
opt-back = Take back
opt-die = { $colour } die
opt-move-accept = { $steps ->
    [0] Stay here
    [one] Go 1 room
   *[other] Go { $steps } rooms
}{ $noise ->
    [0] {""}
   *[other] {" "}· noise +{ $noise }
}
opt-move-quiet = { $steps ->
    [0] Stay here
    [one] Go 1 room
   *[other] Go { $steps } rooms
}, quietly{ $noise ->
    [0] {""}
   *[other] {" "}· noise +{ $noise }
}
opt-salvage-accept = { $crits ->
    [0] Take it
   *[other] Take it · noise +{ $crits }
}
opt-repeat = Roll again
opt-walk = { $space }
opt-go = { $space }
opt-crawl = { $space }
opt-scan = { $space }
opt-throw = { $space }
opt-hatch = { $space }
opt-stop = Stop here
opt-apply-hit = Hit ({ $colour }) on { $enemy }
opt-apply-crit = Crit ({ $colour }) on { $enemy } · noise +1
opt-flare = Flare Pistol on { $enemy } · 2 damage
opt-attack-done = Finish attack
opt-shotgun = Pump Shotgun · 2 dice more
opt-check = Noise check
opt-hotwire = Hotwire: check without the first die
opt-exhaust = Exhaust a { $colour } die
opt-toolkit = Tool Roll: exhaust a { $colour } die
opt-pay = Discard { $item }
opt-keycard = Master Keycard
opt-leave-room = Leave it closed
opt-sterile = Ignore one crit
opt-sterile-not = Let it be heard
opt-enemy = { $enemy }
opt-seat = { $seat }
opt-use = Use { $item }
opt-drop = Discard { $item }
opt-baton = Shock Baton: one die fewer for { $enemy }
opt-pass = Go on
opt-leave-item = Leave it here
opt-put-away = Put away { $card }
opt-give = Give { $item }
opt-get = Take { $item }
opt-offer = Offer it to { $seat }
opt-withdraw = Withdraw the offer: it costs the action
opt-accept-deal = Agree
opt-refuse-deal = Refuse
opt-refuse-all = Refuse all trades this round
opt-offer-seat = Offer { $seat } the seat
opt-launch = Launch
opt-take-seat = Come along
opt-decline-seat = Stay behind
opt-refit = Refit { $item }
opt-sort = { $item }
opt-take-item = Take { $item }

## Confirming several picks

confirm-picks = { $count ->
    [0] Choose none
   *[other] Confirm
}
confirm-ask-move-dice = { $rolled ->
    [0] Move without dice
    [one] Roll 1 die
   *[other] Roll { $rolled } dice
}
confirm-ask-attack-dice = { $rolled ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $rolled } dice
}
confirm-ask-recover = { $count ->
    [0] Recover none
    [one] Recover 1 die
   *[other] Recover { $count } dice
}
confirm-ask-salvage-recover = { confirm-ask-recover }

## Why something cannot be chosen

bar-no-enemy = No undefeated enemy is in your room.
bar-no-ready-die = No ready die is left in the pool.
bar-no-partner = No other hero is in your room.
bar-refusing = { $seat } refuses all trades this round.
bar-nothing-to-trade = Neither of you has an item.
bar-inactive = This room is closed; end a move here to open it.
bar-generators = Needs { $needed } active Generators; { $active } { $active ->
    [one] is
   *[other] are
} active.
bar-not-clear = An undefeated enemy is in the room.
bar-no-course = The course is not locked yet.
bar-dice-missing = The dice for it are missing: they lie on enemies or are banished.
bar-already = This has been done already.
bar-no-item = You have no item to hand over.
bar-no-technical = You have no technical item.
bar-no-military = You have no military item.
bar-deck-empty = The military deck is empty.
bar-nothing-worn = None of your items has lost a use.
bar-antidote-out = The Antidote has been taken already.
bar-no-stack = No item is left in this room.
bar-no-closed-room = No room is closed any more.
bar-once-per-round = Only once per round, and you have used it.
bar-no-weak-die = No yellow or green die is exhausted.
bar-no-strong-die = No ready die is green or stronger.
bar-no-hatch = No room next to this one is free of heroes.
bar-not-adjacent = Too far: only rooms next to yours can be entered.
way-dice-short = Noise check
way-pay-short = Discard an item

## Chances and numbers

odds-steps = { $steps ->
    [one] 1 room
   *[other] { $steps } rooms
} **{ $chance } %**
odds-damage = { $damage } damage **{ $chance } %**
odds-quiet = stays quiet: { $chance } %
odds-success = succeeds: { $chance } %
odds-no-item = no item here
odds-defeat = { $enemy } defeated: { $chance } %
odds-between = {"  ·  "}
odds-none =
    .ask-move-dice = No dice: stay, and look at the room.
    .ask-attack-dice = Pick dice to see what they may do.
roll-result = { $hits ->
    [0] no hit
    [one] **1 hit**
   *[other] **{ $hits } hits**
}{ $crits ->
    [0] {""}
    [one] , __1 crit__
   *[other] , __{ $crits } crits__
}
attack-damage = Damage so far: **{ $damage }**
attack-enemy = { $enemy } **{ $left } → { $after }**
tally-hero-card = hero card
tally-room-card = room card
tally-hits = hits
tally-item = { $item }
tally-stat-limit = never above 6 or below 1
tally-rally = Rally
tally-fire-discipline = Fire Discipline
tally-override = Override Codes
power-needed = Generators needed
limit-move = Dice in a move
limit-attack = Dice in an attack
pick-count = { $count } of { $high }

## Panels

ship-title = 20 Strong: Nemesis
ship-title-short = 20 Strong
ship-status = Rank { $rank } · Cycle { $cycle }
ship-status-cycle = Cycle { $cycle }
ship-status-short = { $rank } · { $cycle }
room-unknown = Closed room
room-unknown-text = Nobody has looked in here yet. End a move in it to see what it is.
room-active = Active
room-inactive = Inactive
room-needs = { $action } · :rm_gen_a: { $needed }
enemy-numbers = Health { $left } of { $health } · rolls { $dice }
enemy-beaten = Defeated
lasts-it_baton = **{ it_baton }**: its attack leaves out the rightmost die, this round
    .rule = 20S-149
lasts-it_antidote = **{ it_antidote }**: its After effect is ignored, this round
    .rule = 20S-105
item-limit = Your Strategy limits how many { $deck } items you can hold.
dice-ready = Dice pool · { $count } ready
dice-active = Active · { $count }
dice-exhausted = Exhausted · { $count }
dice-banished = Banished · { $count }
die-tip = **{ $colour }** die, { $place }: { $crit } crit, { $hit } { $hit ->
    [one] hit
   *[other] hits
}, { $miss } { $miss ->
    [one] miss
   *[other] misses
}
die-place-ready = ready
die-place-active = committed
die-place-exhausted = exhausted
die-place-banished = banished
die-place-applied = lying on an enemy
time-head = Time
time-alarm = Self-destruct at { $at }
time-alarm-on = Self-destruct!
time-alarm-short = :ui_warning: { $at }
noise-head = Noise
noise-now = { $level }/{ $high }
noise-alarm = During Self-Destruct the maximum is { $high }.
decks-head = Decks
deck-tip = **{ $deck }** · { $left } in the deck, { $discarded } discarded
lamp-power = Active Generators: { $count } of 3
lamp-nest = Enemies waiting for the Nest: { $count }
lamp-set = · done
lamp-unset = · not yet
ref-phases = Course of a round
ref-action = { $text } Dice: { $dice }. Afterwards: { $after }.
ref-or = {" · or: "}
pile-heading = { $deck } · { $count } discarded
pile-empty = { $deck }: nothing has been discarded yet.
open-menu = Menu
open-reference = Room and action references
seat-you = Seat { $number } · you
seat-person = Seat { $number } · person
seat-random = Seat { $number } · computer, random
seat-easy = Seat { $number } · computer, easy
seat-normal = Seat { $number } · computer, normal
seat-hard = Seat { $number } · computer, hard
seat-number = Seat { $number }
seat-named = { $name } ({ $part })
ability-used = used this round
seat-empty = No hero yet
seat-choosing = Choosing a hero
seat-choosing-die = Choosing its die
status-escaped = Escaped
status-defeated = Defeated
secret-hidden = These objectives stay hidden from you for now.
sure-end = Actions that you have not taken are lost.
sure-salvage = All your ready dice are rolled, and no roll can be taken back.
sure-drop = A discarded item goes onto its discard pile.
sure-pay = The item is discarded.
sure-withdraw = At this table an offer that you withdraw uses up the action.
sure-accept = Your hero leaves the ship.
