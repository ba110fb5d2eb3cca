### Sentinels at the table: the head, the lanes, what comes next, previews, and what the log says.

sen-title = Sentinels: Infernal Relics
sen-title-short = Infernal Relics
sen-status-h = H = **{ $h }**
sen-status-round = Round **{ $round }**
sen-status-turn = **{ $owner }** · { $phase }
sen-status-setup = Setting up
sen-seat = { $hero } ({ $name })
open-order = Order of play
open-reference-sentinels = Turn order and keywords

## The number of heroes in the texts of cards, and how those begin

sen-h-minus = (H minus { $number })
sen-h-plus = (H plus { $number })
sen-h-times = (H times { $number })
sen-h-alone = H
sen-says-start = Start of the villain turn:
sen-says-end = End of the villain turn:
sen-says-then = Then
sen-says-this-card = this card deals
sen-says-irreducible = irreducible
sen-deals-now = Now **{ $amount }** { $type } damage, whoever takes it: { $sum }
    .rule = SEN-125

## Cards and piles

sen-kind-hero = Hero
sen-kind-villain = Villain
sen-kind-environment = Environment
sen-lane-empty = No card in play
sen-lane-empty-then = The top card of { $deck } comes in its own turn.
sen-deck = Deck
sen-trash = Trash
sen-deck-tip = { $deck }: { $left } { $left ->
    [one] card
   *[other] cards
} in the deck, { $gone } in the trash
sen-hand-tip = { $deck }: { $count } { $count ->
    [one] card
   *[other] cards
} in hand, { $left } in the deck. Click to look at them
sen-trash-tip = { $deck }: { $gone } in the trash. Click to look through them
sen-hand-of = { $deck }
sen-hp-now = **{ $now }** of { $top } HP
sen-order-now = Number **{ $number }** in the order of play
sen-next-to-plain = next to { $card }
sen-twin-icon = spell icon { $icon }
sen-twin-hp = { $hp } HP
sen-twin-area = { $deck }
sen-next-to-now = Lies next to **{ $card }**
sen-nemesis-of = Nemesis of **{ $who }**: they deal each other 1 damage more
pile-heading-hand = { $deck } · { $count } in hand
pile-heading-area = { $deck } · { $count } in play
pile-heading-trash = { $deck } · { $count } in the trash
pile-empty-hand = { $deck } has no card in hand.
pile-empty-trash = { $deck }: nothing lies in the trash yet.

## What the villain will do

sen-next-head = Next villain turn
sen-next-play = The top card, { $left } left
sen-next-nothing = Nothing

## What a choice would lead to

foresee-damage = **{ $target }** { $before } → **{ $hp }** · ~~−{ $amount }~~ { $type }
foresee-damage_summed = **{ $target }** { $before } → **{ $hp }** · ~~−{ $amount }~~ { $type } = { $sum }
foresee-damage_none = { $target }: nothing gets through
foresee-damage_stopped = { $target }: the damage is stopped
foresee-regained = **{ $card }** { $before } → **{ $hp }** · regains ++{ $amount }++
foresee-drawn = **{ $hero }** draws a card
foresee-entered = **{ $name }** enters play
foresee-discarded = { $name } is discarded
foresee-left_play = { $name } leaves play
foresee-to_hand = { $name } comes to hand
foresee-nothing = Nothing changes at once

## References

sen-ref-phase = { $turn } · { $phase }
sen-ref-keywords = Keywords

## The log

log-round_began = Round { $round }
log-turn_began = __{ $owner }__
log-played = **{ $deck }** plays **{ $name }**{ $beside ->
    [yes] {" "}· next to **{ $to }**
   *[no] {""}
}
log-power_used = **{ $hero }** uses **{ $power }**
log-ability_used = **{ $hero }** helps from beyond: { $ability }
log-activated = { $text ->
    [perform] { kw_sen_perform }
   *[accompany] { kw_sen_accompany }
}: **{ $name }**
log-damage = **{ $source }** → **{ $target }**: ~~{ $amount }~~ { $type } · { $hp } HP
log-damage_stopped = { $source } → { $targets }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: stopped · { $name }
log-damage_none = { $source } → { $targets }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: nothing gets through
log-redirected = **{ $card }** turns it aside: **{ $target }** → **{ $to }**
log-regained = **{ $card }** regains ++{ $amount }++ · { $hp } HP
log-hp_set = **{ $card }** stands at { $hp } HP
log-destroyed = **{ $name }** is ~~destroyed~~
log-incapacitated = ~~{ $hero } is incapacitated~~
log-flipped = **{ $name }** ~~flips~~
log-moved_on = { $card } moves on · **{ $to }**
log-laid_beside = { $card } lies next to **{ $to }**
log-acts = **{ $name }** acts
log-drawn = **{ $hero }** draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $told ->
    [yes] : { $names }
   *[no] {""}
}
log-discarded = **{ $deck }** discards { $names }{ $start ->
    [hand] {""}
   *[other] {" "}from the deck
}
log-revealed = **{ $deck }** reveals { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}{ $back ->
    [yes] {" "}· back on the deck
   *[no] {""}
}
log-put_back = **{ $deck }**: { $count ->
    [one] a revealed card goes
   *[other] { $count } revealed cards go
} back on the deck
log-found = **{ $name }** is found in the deck of { $deck }
log-taken = **{ $name }** is found in the trash of { $deck }
log-trash_shuffled = { $anew ->
    [yes] The trash of **{ $deck }** becomes the deck
   *[no] The trash of **{ $deck }** is shuffled into the deck
} · { $count } { $count ->
    [one] card
   *[other] cards
}
log-shuffled = { $count ->
    [0] The deck of **{ $deck }** is shuffled
    [one] A card is shuffled into the deck of **{ $deck }**
   *[other] { $count } cards are shuffled into the deck of **{ $deck }**
}
log-on_deck = **{ $deck }**: { $card } goes { $top ->
    [yes] on top of the deck
   *[no] under the deck
}
log-to_hand = **{ $deck }** takes { $names }{ $start ->
    [trash] {" "}from the trash
    [area] {" "}back from play
    [deck] {" "}from the deck
   *[other] {""}
} into the hand
log-entered = **{ $name }** enters play{ $start ->
    [trash] {" "}from the trash
    [hand] {" "}from the hand
    [deck] {" "}from the deck
   *[other] {""}
}{ $beside ->
    [yes] {" "}· next to **{ $to }**
   *[no] {""}
}
log-left = { $name } leaves play
log-not_kept = { $name } cannot stay and goes to the trash
log-put_under = { $name } goes under **{ $to }**
log-removed = { $name } leaves the game
log-granted = **{ $hero }** may { $what ->
    [play] play { $count ->
        [one] a card
       *[other] { $count } cards
    } more
    [power] use { $count ->
        [one] a power
       *[other] { $count } powers
    } more
   *[draw] draw { $count ->
        [one] a card
       *[other] { $count } cards
    } more
} this turn
log-turn_ended = The turn of **{ $hero }** ends at once
sen-hidden-card = a card
sen-with-icon = { $card } ({ $icon })
log-lasts = { $whom }: { $effect }{ $own ->
    [yes] {""}
   *[no] {" "}· **{ $name }**
}
sen-lasts = { $what ->
    [dealt] { $typed ->
        [yes] **{ $amount }** { $type } damage dealt
       *[no] **{ $amount }** damage dealt
    }
    [taken] **{ $amount }** damage taken
    [immune] { $typed ->
        [yes] immune to { $type }
       *[no] immune to damage
    }
    [becomes] all damage dealt is { $type }
    [no_heal] no HP regained
    [no_play] no card played
    [no_power] no power used
    [no_draw] no card drawn
   *[no_damage] no damage dealt
}{ $until ->
    [turn] , this turn
    [once] , once
    [stays] , while it is in play
   *[other] , until the turn of { $until }
}
sen-lasts-now = **{ $name }**: { $effect }
    .rule = SEN-280
log-control = **{ $hero }** takes control of { $card }
sen-group-all = All targets
sen-group-hero_targets = Hero targets
sen-group-villain_targets = Villain targets
sen-group-environment = Environment cards
sen-group-heroes = Heroes
command_order = Order of play

## The end

sen-out-standing = Still standing
sen-out-fallen = Incapacitated
sen-end-fallen = Cards in the villain trash
sen-end-rounds = Rounds
