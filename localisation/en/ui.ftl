### Menus and everything around a table.

app_name = Lantern Table
app_name_first = Lantern
app_name_second = Table
app_motto = Gather close. Deal the dark.

## Main menu

menu_continue = Continue
menu_continue_note = { $title } · { $round }
menu_new = New game
menu_lan = LAN table
menu_lan_note = coming
menu_lan_near = { $count } open nearby
menu_lan_barred = Playing over the local network is being built and cannot be chosen yet.
menu_load = Load
menu_load_none = There is no saved game yet.
menu_rulebooks = Rulebooks
menu_statistics = Statistics
menu_settings = Settings
menu_credits = Credits
menu_quit = Quit
menu_foot = Arrow keys choose · Enter opens · F1 rules · unofficial fan work, all words and pictures our own
menu_quit_ask = Put out the light?
menu_quit_text = Games are saved after every action, so nothing is lost.

tile_players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
tile_minutes = { $low }–{ $high } min
tile_play = Play

## Buttons used everywhere

ui_back = Back
ui_cancel = Cancel
ui_close = Close
ui_yes = Yes
ui_no = No
ui_done = Done
ui_do_not_ask = Do not ask again

## New game

new_seats = Seats
new_rank = Difficulty
new_options = More options
new_options_help = The other readings of the rules. The defaults are right for a first game.
new_options_changed = { $count ->
    [0] all at their defaults
    [one] 1 changed
   *[other] { $count } changed
}
new_seed = Shuffle
new_seed_help = The same number deals the same game. Random is a fresh one every time.
new_seed_ask = Which number shuffles? Leave it empty for a fresh one.
new_name = Name
new_name_ask = Who sits in seat { $number }?
new_seed_random = Random
new_seat_person = Person
new_seat_person_first = You
new_seat_random = Computer · random
new_seat_easy = Computer · easy
new_seat_normal = Computer · normal
new_seat_hard = Computer · hard
new_seat_number = Seat { $number }
new_seat_add = Add a seat
new_seat_remove = Remove
new_start = Start
new_last = Last used
new_random = Surprise me
new_last_none = Nothing has been played yet.
new_heroes_later = Heroes are chosen at the table.
new_one_runs_many = One person may run several heroes.

## Load

load_heading = Saved games
load_empty = Nothing saved yet. A game saves itself after every action and appears here.
load_order = Order: { $order }
load_order_newest = newest
load_order_oldest = oldest
load_order_name = name
load_order_title = title
load_order_round = round
load_load = Load
load_rename = Rename
load_delete = Delete
load_auto = autosave
entry_left_out = Left out: a sign that cannot be shown.
entry_digits = Only digits can stand here.
entry_full = No more than { $most } signs.
entry_needed = Type something, or cancel.
load_name_taken = Another game has this name already.
load_rename_auto = An autosave has no name of its own. Save the game under one at the table.
pause_replace = Replace
pause_replace_ask = Replace "{ $name }"?
pause_replace_text = A game of this name is saved already. It cannot be brought back once it is replaced.
load_seat = { $part } ({ $who })
load_broken = Cannot be opened: { $reason }
load_delete_ask = Delete "{ $name }"?
load_delete_text = A deleted game cannot be brought back.
load_choose = Choose a saved game first.
load_rename_heading = Rename this game
load_round = round { $now }
load_over = finished
when_today = today { $time }
when_yesterday = yesterday { $time }
when_date = { $date } { $time }

## Settings

set_heading = Settings
set_tab_display = Display
set_tab_play = Play
set_tab_sound = Sound
set_tab_language = Language
set_tab_keys = Keys
set_mode = Window
set_mode_help = F11 or Alt Enter switches to full screen and back at any time.
set_mode_windowed = Windowed
set_mode_borderless = Borderless
set_mode_fullscreen = Full screen
set_size = Window size
set_size_help = Also free to change by dragging the window's edge.
set_text = Text size
set_text_help = Enlarges every text; screens scroll where they must.
set_percent = { $value } %
set_contrast = High contrast
set_contrast_help = Black grounds, white words, stronger borders.
set_motion = Reduced motion
set_motion_help = Things appear in place instead of travelling.
set_animation = Animation speed
set_animation_help = Any animation ends at once with a click or the skip key.
set_animation_off = Off
set_animation_fast = Fast
set_animation_normal = Normal
set_animation_slow = Slow
set_pace = Computer players
set_pace_help = How long each step of a computer player stays on the screen.
set_pace_0 = No pause
set_pace_3 = Short pause
set_pace_10 = Long pause
set_hover = Explanations
set_hover_help = How long the pointer rests before something explains itself.
set_hover_0 = At once
set_hover_300 = After 0.3 s
set_hover_600 = After 0.6 s
set_always = Always ask
set_always_help = Ask even when there is only one answer.
set_hints = First-use tips
set_hints_help = Short remarks that appear once each.
set_on = On
set_off = Off
set_master = Everything
set_effects = Effects
set_muted = Sound
set_sound_help = The game can be played in silence; nothing is told by sound alone.
set_language = Language
set_language_help = Changes at once, without a restart.
set_language_en = English
set_language_pseudo = Stretched test language
set_keys_help = Choose a command, then press its new key. Esc leaves it as it is.
set_keys_press = Press a key …
set_keys_conflict = Also used by { $other }
set_keys_reset = Reset all keys
set_reset_done = All keys are back at their defaults.

command_accept = Choose
command_back = One step back
command_next = Next choice
command_previous = Previous choice
command_up = Up
command_down = Down
command_left = Left
command_right = Right
command_zoom = Look closely
command_undo = Undo
command_rules = Rulebook
command_hint = Hint
command_skip = Skip animation
command_log = Log
command_more = More choices
command_around = Look around on the table
command_nearer = Look nearer at the board
command_farther = Look from farther away
command_whole = See the whole board
command_pan_left = Board: to the left
command_pan_right = Board: to the right
command_pan_up = Board: up
command_pan_down = Board: down
command_notes = Private notes
command_secrets = Show or cover my secrets
command_save = Save
command_menu = Menu
command_fullscreen = Full screen
command_mute = Sound on or off

sound_missing = No sound device was found; the game can be played in silence.
sound_on = Sound is on.
sound_off = Sound is off.

## Rulebook

rules_heading = Rulebook
rules_search = Search
rules_search_hint = A word, or a rule number
rules_contents = Contents
rules_found = { $count ->
    [0] Nothing found for "{ $term }"
    [one] 1 place for "{ $term }"
   *[other] { $count } places for "{ $term }"
}
rules_clear = Show everything

## Statistics

stats_empty = No game has been finished yet. Every finished game will be counted here.
stats_person = People
stats_played = played
stats_won = won
stats_best = best score
stats_line = { $drawn ->
    [0] { $won } of { $played } won · { $share } %
   *[other] { $won } of { $played } won · { $share } % · { $drawn } drawn
}
stats_line_best = best { $best }

## When the program fails

trouble_heading = Something went wrong
trouble_saved = The game is saved up to your last choice: Continue on the main menu goes on with it.
trouble_no_game = No game was open, so nothing is lost.
trouble_report = A report was written to this file. Nothing is sent by itself.
trouble_no_report = The report could not be written; it can still be copied.
trouble_fell = lantern: something went wrong ({ $fault }); games are saved up to the last choice, and a report was written to { $file }.
trouble_fell_unwritten = lantern: something went wrong ({ $fault }); games are saved up to the last choice.
trouble_copy = Copy the report
trouble_copied = The report is on the clipboard.
trouble_not_copied = There is no clipboard here; the report is in its file.

## Credits

credits_heading = Credits

## Pause

pause_heading = Paused
pause_resume = Back to the table
pause_save = Save
pause_restart = Restart with the same set-up
pause_concede = Concede
pause_standings = Standing answers
standings_heading = Standing answers
standings_empty = Nobody at this table has said anything once and for all. The button "Always …" at a question does.
standings_ask = Ask again
standings_all = Take all back
standings_what = { $seat } · { $card }
standings_always = { $question } **Yes, always**
standings_never = { $question } **{ $refusal }, always**
standings_refusal = No
pause_seats = Seats
pause_to_bot = Hand to the computer
pause_to_person = Take over
pause_bot = computer
pause_person = person
pause_quit = Leave to the menu
pause_restart_ask = Start this set-up again?
pause_restart_text = The present game stays among the autosaves.
pause_concede_ask = Concede this game?
pause_concede_text = It ends now and counts as a loss for every person at the table.
pause_quit_ask = Leave the table?
pause_quit_text = The game is saved; Continue on the main menu brings it back.
pause_save_ask = Save this game under which name?
pause_save_name = { $title }, { $round }
pause_saved_as = Saved as "{ $name }".

## First-use tips

tip_gold = __Gold__ is what you can choose: click the thing itself, or a button at the bottom.
tip_picks = Pick one after another; the gold button goes on with what is picked.
tip_preview = Point at a choice, or focus it, to see beforehand what it would lead to.
tip_zoom = Rest the pointer on anything to have it explained. { $key } or a right click shows it large.
tip_standing = Always the same answer? { $key } gives it once and for all; the pause menu takes it back.
tip_step = Too fast? { $key } shows what happens step by step.
tip_rules = { $key } opens the rulebook at the rule that is being used.
tip_hint = Not sure? { $key } asks the computer what it would do, and why.

## End of a game

end_won = Victory
end_lost = Defeat
end_drawn = Draw
end_by_rule = Rule { $rule }
end_total = Total
end_needed = of { $needed } needed
end_won_seat = won
end_lost_seat = lost
end_seat = { $hero } ({ $name })
end_won_one = { $name } wins with { $points } of { $needed } points
end_won_many = { $names } win
end_lost_one = { $name } loses with { $points } of { $needed } points
end_nobody = Nobody wins
end_rounds = Cycles
end_rooms = Rooms opened
end_kills = Enemies defeated
out_aboard = Still aboard when it ended
out_conceded = Conceded
end_again = Play again
end_anew = New draw
end_replay = Watch again
end_menu = To the menu
end_replay_barred = The beginning of this game was played by another version and is not known.
watch_not_saved = This game is being watched, and it is saved already.

## Hand-over

curtain_heading = Hand over to { $name }
curtain_text = Everybody else looks away. Nothing private shows before you confirm.
curtain_ready = I am { $name }
curtain_taken = Everybody else looks away. The PIN of this seat was taken off; set another one at its notes if you like.

## Notes and PINs

privacy_heading = Notes and PINs
privacy_notes = Notes of { $name }
privacy_forgotten = PIN of { $name } forgotten
notes_heading = Notes of { $name }
notes_empty = Nothing is written here yet. What is written stays with this seat and is saved with the game.
notes_write = Write a line
notes_ask = What is to be remembered?
notes_edit = Change this line, or empty it to take it away.
notes_full = There is no room for another line.
pin_set = Set a PIN
pin_change = Change the PIN
pin_off = Take the PIN off
pin_choose = Which PIN opens this seat? Up to { $most } digits.
pin_again = The same PIN once more
pin_differs = That is not what was typed before.
pin_ask = The PIN of { $name }
pin_wrong = That is not the PIN of this seat.
pin_forgotten = PIN forgotten
pin_forgotten_ask = Take off the PIN of { $name }?
pin_forgotten_text = The game and the notes stay as they are, and { $name } is told of it at the next hand-over.
pin_forgotten_yes = Take it off

## Kinds of title

style_semi_coop = Solo or semi-co-op
style_coop = Co-operative
style_race = A race
style_squad = Squad, with secrets
