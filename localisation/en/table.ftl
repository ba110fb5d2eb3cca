### The table, stored games and the command line: what the program says about itself.

## Undo

undo-nothing = There is nothing of yours to take back.
undo-over = The game is over.
undo-chance = Something was rolled, drawn or revealed since, so this cannot be taken back.
undo-other-seat = Another player has answered since and would have to agree.

## The table

answer-refused = That was not accepted: { $reason }.
fault-rules = The rules have a defect ({ $fault }). The game goes on as if this had not been chosen; try something else.
fault-reported = The rules have a defect ({ $fault }). The game goes on as if this had not been chosen; a report was written to { $file }.
table-bot-gave-up = The computer found no answer for { $seat } and hands the seat back to a person.
end-conceded = You conceded.

standing_matters = Ask when it matters
standing_ask = Always ask
standing_always = Use at once
standing_never = Never ask

## Files

file-foreign = { $file } is no file of this kind that Lantern Table wrote.
file-damaged = { $file } is damaged.
file-newer = { $file } was written by a newer version (its format is { $version }); update Lantern Table to open it.
file-too-large = { $file } is too large to be a file of Lantern Table.
file-not-read = { $file } cannot be read ({ $why }).
file-empty = { $file } is empty.
file-not-written = { $file } cannot be written ({ $why }).
file-not-deleted = { $file } cannot be deleted ({ $why }).
autosave-failed = The game goes on, but it is not saved: { $file } cannot be written ({ $why }).
why-full = the disk is full
why-read-only = the disk is read only
why-denied = this is not allowed there
folder-unusable = Nothing can be saved in { $folder } ({ $why }); choose another folder with the variable LANTERN_HOME.
save-damaged = The game in this file is damaged.
save-unknown-title = This program has no title called { $title }.
save-no-slot = No saved game can be called { $slot }.
save-slots-full = All { $count } places for saved games are taken; delete one first.
save-open-elsewhere = This game is open in another window; close it there first.
save-goes-own-way = This game is open in another window too; here it goes on as a game of its own.
save-does-not-fit = This game of { $title } does not fit the rules of this version.
save-from-boundary = This game was saved by other rules (version { $version }); it goes on from the last step that was complete.
save-older-copy = The newest copy of this game is damaged; this is the one before it.
settings-broken = The settings file could not be read; it was set aside as { $file }, and the defaults are used.
settings-ignored = Some settings could not be used and have their defaults: { $names }.

## The command line

cli-unknown-command = There is no command '{ $word }'; 'lantern --help' lists them.
cli-unknown-flag = 'lantern { $command }' has no option '{ $word }'; 'lantern --help' lists them.
cli-no-value = '{ $word }' needs a value after it.
cli-missing = 'lantern { $command }' needs { $what }; 'lantern --help' shows how.
cli-too-many = 'lantern { $command }' does not know what to do with '{ $word }'.
cli-title = There is no title '{ $word }'; the titles are { $titles }.
cli-setup = { $why }
cli-option = An option is written name=value, not '{ $word }'.
cli-option-twice = Option '{ $name }' is given two values.
cli-seat = A seat is one of { $seats }, not '{ $word }'.
cli-bot-seat = Only computer players can be simulated; a seat is one of { $seats }, not '{ $word }'.
cli-number = '{ $word }' needs a whole number between { $low } and { $high }, not '{ $value }'.
cli-not-png = A picture is written to a file that ends in .png, not to '{ $file }'.
cli-no-picture = { $file } cannot be written ({ $why }).
cli-size = A size is written 1920x1080 and lies between { $low } and { $high }, not '{ $value }'.
cli-text-scale = Texts are one of { $scales } per cent large, not '{ $value }'.
cli-language = There is no language '{ $word }'; the languages are { $languages }.
cli-no-rule = { $title } has no rule '{ $rule }'.
cli-no-scene = There is no scene '{ $word }'; the scenes are { $scenes }.
cli-no-checkout = The benchmark is part of the source; run it from a checkout.
cli-not-built = This command is not part of this version yet.
cli-no-screen = No screen was found ({ $why }). Without one, 'lantern simulate { $title } --games 1' plays a game, and 'lantern --help' lists what else works.
cli-replay-stops = The recorded answers fit the rules of this version up to answer { $count } only ({ $why }).
cli-replay-open = The game is not over: seat { $seats } is asked.
cli-stalled = Game { $seed } was not over after { $count } decisions; this is a defect in the rules.
cli-faulty = Game { $seed } stopped with a defect in the rules: { $fault }
cli-simulated = { $games } games of { $title } in { $seconds } s: { $decisions } decisions/s, { $forks } forks/s
cli-simulated-seat = seat { $seat } ({ $level }): won { $won }, lost { $lost } ({ $share } %)
cli-simulated-score = , mean score { $score }
cli-simulated-rounds = mean rounds { $rounds }
cli-simulated-reason = { $count } × { $reason }

## Looking ahead: what a choice would lead to

foresee-head = Preview
foresee-more = and more …
foresee-choice = Then **{ $seat }** is asked: { $question }
foresee-dice = Then dice decide
foresee-hidden = Then hidden cards decide
foresee-enemy_appeared = ~~{ $name }~~ appears in **{ $space }**
foresee-won = ++The game is won++
foresee-lost = ~~The game is lost~~
