### The log: one line per event. Arguments that are names arrive as words already.

log-first_player = **{ $seat }** is the first player
log-hero_chosen = { $person } takes the **{ $hero }**
foresee-hero_chosen = **{ $seat }** takes the **{ $hero }**
log-objective_dealt = **{ $seat }** gets { $count ->
    [one] an objective
   *[other] { $count } objectives
}{ $told ->
    [yes] : { $names }
   *[no] {""}
}
log-ship_ready = The ship is dark. You wake in the **Cryo Chamber**
log-round_started = **{ $seat }** · cycle { $cycle }
log-action_taken = **{ $seat }**: { $action } · __{ $left }__ { $left ->
    [one] action
   *[other] actions
} left
log-rolled = { $why }{ $again ->
    [yes] {" "}again
   *[no] {""}
}: { $result } · { roll-result }
log-after_effect = ~~{ $name }~~: After effect
log-deck_renewed = The discards become the { $deck } deck again · { $count } { $count ->
    [one] card
   *[other] cards
}
log-dial_turned = { $dial }: **{ $from } → { $to }**
log-noise_overflow = ~~Too loud!~~ Something wakes
log-enemy_appeared = A ~~{ $name }~~ appears in **{ $space }**
log-enemy_attacks = ~~{ $name }~~ attacks **{ $seat }** with { $dice } { $dice ->
    [one] die
   *[other] dice
}
log-no_attack = ~~{ $name }~~ finds no dice and does not attack
log-enemy_hurt = ~~{ $name }~~ takes **{ $damage }** damage · { $left } left
log-enemy_defeated = **{ $seat }** brings down the ~~{ $name }~~
log-enemy_gone = The { $name } is shuffled away
log-enemy_moved = ~~{ $name }~~ moves to **{ $spaces }**
log-die_applied = { $face ->
    [crit] A crit
   *[other] A hit
} on ~~{ $name }~~: **{ $damage }** damage, { $left } left
log-hero_moved = **{ $seat }** walks to **{ $spaces }**
log-slipped_away = **{ $seat }** slips away unseen
log-hurt = **{ $seat }** loses ~~{ $damage }~~ Health · { $health } left
log-healed = **{ $seat }** heals ++{ $amount }++ · { $health }
log-defeated = ~~{ $seat } is defeated~~
log-escaped = ++{ $seat } escapes++
log-looked = **{ $seat }** looks into { $space }
log-room_left_inactive = **{ $seat }** leaves { $space } closed
log-room_activated = **{ $seat }** wakes **{ $name }**
log-room_deactivated = The **{ $name }** goes dark
log-room_banished = The **{ $name }** is gone
log-item_gained = **{ $seat }** gains **{ $name }**
log-item_used = **{ $seat }** uses **{ $name }**
log-item_turned = **{ $name }**: { $left } { $left ->
    [one] use
   *[other] uses
} left
log-item_dropped = **{ $seat }** discards { $name }
log-item_paid = **{ $seat }** pays with { $name }
log-item_refitted = **{ $name }** is refitted · { $left } uses
log-item_traded = { $name }: **{ $giver }** → **{ $taker }**
log-item_seen = **{ $seat }** looks at an item{ $known ->
    [yes] : { $name }
   *[no] {""}
}
log-item_put_under = An item goes under the deck
log-deal_answered = **{ $seat }** { $accepted ->
    [yes] agrees to the trade
   *[no] refuses the trade
}
log-seat_answered = **{ $seat }** { $accepted ->
    [yes] takes the seat
   *[no] stays behind
}
log-mark_set = ++{ $mark }++
log-antidote_made = **{ $seat }** makes the ++Antidote++
log-nest_grew = Something joins the Nest Stack · { $count }
log-no_alien = The alien deck is empty
log-self_destruct = ~~Self-Destruct begins~~ at { $dial }
log-objective_settled = **{ $seat }** keeps one objective
log-objective_seen = **{ $seat }** reads an objective{ $known ->
    [yes] : { $name }
   *[no] {""}
}
log-objective_revealed = **{ $seat }** reveals **{ $name }**
log-resolve_started = **{ $seat }** resolves the round
log-game_over = { $reason }

## What a roll was for

because-move = Move
because-attack = Attack
because-salvage = Salvage
because-enemy_attack = Enemy attack
because-opportunity = Opportunity attack
because-noise_check = Noise check
because-noise_roll = Noise roll
because-burn_clutch = { act_burn_clutch }
because-treat = { act_treat }
because-distress_call = { act_distress_call }
because-prime = { act_prime }
because-crawl = { act_crawl }
because-blow_hatch = { act_blow_hatch }

something-hidden = something

## Actions as the log names them

did-move = moves
did-attack = attacks
did-salvage = salvages
did-trade = trades
did-triage = Triage
did-frag = throws a Frag Charge

## The shared table

ask-who = **{ $seat }** · { $question }
ask-why-rule = Rule { $rule }
ask-click = Click what glows on the table
ask-click-or-key = Click what glows on the table, or go there with { $key }
ask-why-between = {" · "}
bar-more = More
table-undo = Undo
table-run = To my next choice
table-hint = Hint
table-show-secrets = Show my secrets
secrets-none = Nobody who is asked now has anything to show or to cover.
table-cover = Cover the secrets of { $seat }
table-thinking = { $seat } is thinking …
table-watching = { $seat } plays
table-over = The game is over.
around-all = Tab and arrows reach everything now: Space looks closely, Esc ends it.
around-lit = Tab and arrows reach what can be chosen.
question-rule = A click opens the rulebook at this rule ({ $key }).
replay-only = Only a replay can be turned back and forth.
menu-first = Close the menu first.
skip-nothing = Nothing is moving now.
run-there = Your choice is here already.
view-whole = This table is always seen whole.
view-end = The view goes no further that way.
more-none = All choices are shown already.
closer-none = Point at something on the table to look at it closely.
order-none = There is no order of play to show at this table.
number-none = There is no choice { $number } here now.
table-not-now = There is nothing to choose here now.
log-head = Log
log-all = Everybody
log-earlier = Turn before
log-later = Next turn
log-copy = Copy as text
log-copied = The log is on the clipboard.
log-not-copied = The clipboard cannot be used here.
watch-badge = :ui_eye: Replay
watch-badge-short = :ui_eye:
watch-place = Choice { $now } of { $last }
watch-to-end = To the end
watch-play = Play
watch-pause = Pause
watch-step-back = Step back
watch-round-back = Round before
watch-round-on = Next round
watch-result = Result
watch-at-start = This is the beginning of the game.
watch-at-end = This is the end of the game.
watch-line = A click goes there. A stroke is where a round begins.
twin-place = { $place } of { $count } from the left
pace-step = Next step
pace-play-on = Let it run
pace-stepping = What follows is shown step by step.
pace-playing = What follows runs by itself.
standing-open = Always …
standing-none-here = This question cannot be answered once and for all.
standing-each-time = Ask every time
standing-always-so = Always: { $answer }
standing-never-offer = Never ask about { $what }
standing-hidden = a card
log-by_standing = { $seat } · { $source }: **{ $answer }** (by standing answer)
list-comma = {", "}
list-and = {" and "}
list-none = nothing
recap-more = { $count } more before
recap = Meanwhile: { $what }
hint-thinking = Thinking about it …
hint-says = Hint: { $what }
hint-says-why = Hint: { $what } – { $reason }
hint-none = choose nothing
hint-later = Ask again when it is your turn.
undo-together = Take back what others chose since, too
sure-undo = Everybody at the table has to agree.
pick-strongest = The strongest { $count }
pick-enough = No more than { $high }: put one back first.
pick-group-enough = No more of these can be chosen.
pick-just = Choose { $low } first.
pick-more = Choose { $low } to { $high } first.
sure-ask = { $what }?
command_run = To my next choice
command_step = One step at a time
command_step_back = Replay: one step back
command_play = Let it run; replay: play or pause
command_round_back = Replay: the round before
command_round_on = Replay: the next round
command_standing = Standing answer
command_reference = References
