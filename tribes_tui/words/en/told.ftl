### What `saves` and the rules of all games tell, each by the key that it has there. In English it is what they say themselves
### (tests/words/test_told.py).

## rules/core

no-action = there is no action { $action }
game-over = the game is over
not-your-turn = it is not your turn
no-notation = { $text } is not an action of this game
no-game = there is no game { $game } (games: { $games })
no-rules = there are no rules { $game } (of { $plain }: { $known })
so-many-players = { $game } is for { $high } players, not { $players }
players = { $game } is for { $low } to { $high } players, not { $players }
no-option = { $game } has no option { $name } (its options: { $known })
no-choice = { $game }: option { $name } cannot be { $typed } (one of: { $choices })
option-handicap-seat = the seat that has the handicap, from 0
no-handicap = { $game }: there is no seat { $seat } in a game of { $players }

## Why a file can't be read or written (saves/errors.py); behind a colon

read-only = that disk is read-only
disk-error = the disk reports an error
no-folder = the folder is not there
file-for-folder = a file stands where a folder should be
a-folder = it is a folder
a-link = it is a link
name-too-long = the name is too long
no-program = it is not a program
nobody-answers = nobody answers there
taken-address = another program is using it
no-address = this machine has no such address
too-many-files = too many files are open
no-memory = the system has no room for it now
no-room = there is no room left
denied = there is no permission
refused = the system refuses it

## Records that can't be read. $name: of the game, or its file

no-record = there is no saved game "{ $name }"
no-record-because = { $name } is not a saved game: { $why }
cant-read = cannot read { $name }: { $why }
not-a-file = { $name } is not a saved game: it is not a file
too-large = { $name } is too large for a saved game ({ $size } MB)
empty = { $name } is empty
not-a-record = { $name } is not a saved game
header-unreadable = { $name } is damaged: its header cannot be read
header-cut-off = { $name } is damaged: line 1, its header, { $fault }
header-wrong = { $name } is damaged: its header is wrong ({ $why })
no-schema = { $name } is damaged: its header names no schema
another-program = another program
too-new = { $name } was written by a newer program ({ $writer }, schema { $schema }): update this one to open it
never-released = { $name } has schema { $schema }, which no released program ever wrote
needs-more = { $name } needs { $feature }, which { $writer } knows and this program does not
not-brought = { $name } (schema { $old }) cannot be brought to schema { $schema }: { $why }
damaged = { $moves ->
    [one] { $name } is damaged: line { $line } { $fault }; the { $moves } move before it is good
   *[other] { $name } is damaged: line { $line } { $fault }; the { $moves } moves before it are good
}
cut-short = { $missing ->
    [one] { $name } was cut short: it ends at move { $moves }, its last line is missing
   *[other] { $name } was cut short: it ends at move { $moves }, its last { $missing } lines are missing
}
being-played = { $name } is being played elsewhere
only-looked-at = { $name } can be looked at or copied, but not played on: { $why }

## What is wrong with a line of a record, behind its number

fault-cut-off = is cut off
fault-too-long = is longer than any line of a record
fault-no-seal = has no seal
fault-seal = does not match its seal
fault-no-text = is not text
fault-no-entry = is not an entry of a record
fault-after-end = is a move after the end of the game
fault-number = is move { $number } where move { $wanted } should be
fault-undo = takes back to move { $number }, but there are { $moves }
fault-clock = speaks of a clock, but the game has none
fault-clock-after-end = speaks of a clock after the end of the game
fault-hint = speaks of a hint, but the record doesn't tell of hints
fault-hint-after-end = speaks of a hint after the end of the game
fault-second-end = ends the game a second time
fault-move = speaks of move { $number }, but there are { $moves }
fault-seat = speaks of seat { $seat }, but there are { $seats }

## Records that the rules don't play

unknown-game = this is a saved game of { $game }, a game that this program does not have: install the package that brings it
newer-rules = this game of { $game } was played by rules version { $version }, which a newer program has: its moves can be read, but not played again
older-rules = this game of { $game } was played by rules version { $version }, which this program no longer has: its moves can be read, but not played again
not-set-up = this game cannot be set up by the rules: { $why }
parted = the rules part from this record at move { $number }: { $why }
not-its-turn = seat { $seat } moves, but it is not its turn
move-refused = { $move }: { $why }
other-scores = the scores at the end are not those that were recorded
other-ranking = the ranking at the end is not the one that was recorded
other-position = the position is not the one that was recorded

## Writing records

not-saved = not saved: { $why } ({ $path })
record-full = not saved: { $path } is as large as a record can be
record-written-to = not saved: another program has written to { $path }
record-replaced = not saved: another program has replaced { $path }
nearly-full = the record of this game is nearly full: about { $moves } more moves can be saved
cant-delete = cannot delete { $path }: { $why }
no-home = there is no home folder to save games in: set TRIBES_HOME to a folder
