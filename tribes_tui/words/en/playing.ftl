### What a table refuses and tells, whoever shows it. Refusals stand behind `no:`, in small letters.

## play/table.py, play/replica.py

closed = the table is closed
moved-on = the game has moved on since
nothing-to-redo = there is nothing to redo

## play/undo.py

nothing-decided = you have not decided anything yet
only-people-undo = only people can take moves back
has-decided = { $name } has decided since
another-has-decided = another person has decided since
gone-on = the game has gone on since
come-to-light = something hidden has come to light since

## A record that the rules don't play. $move: in notation

other-position = after move { $number } the position is not the one that was recorded
other-seat = move { $number } ({ $move }) is by seat { $seat }, who doesn't decide there
no-such-move = move { $number } ({ $move }) can't be played: { $why }
clock-without-one = after move { $number } it speaks of a clock, but the game has none
# Of a record that can only be read.
recorded-title = { $title }: { $names }; { $moves } moves
recorded-scores = scores: { $figures }
recorded-ranking = ranking: { $figures }

## play/interruption.py

# $left: what the system told the program
back-at = { $left ->
    [SIGHUP] Last time the terminal went away.
    [SIGTERM] Last time the program was told to stop.
    [SIGBREAK] Last time the program was told to stop.
    [SIGINT] Last time the program was interrupted.
    [SIGQUIT] Last time the program was told to quit.
   *[killed] Last time the program was killed or the power failed.
}

## play/offers.py: what can be done with a game that can't be opened

offer-watch = watch it being played
offer-copy = play on from a copy of it
offer-repair = play on from move { $moves }; the file is set aside as it is
offer-branch = play on from move { $moves }; the record as it is stays

## play/elsewhere.py, play/seeds.py, play/deals.py

name-folder = name the folder to save in
no-folder = { $path } is not a folder
# Behind `a seed is`.
what-seed = a whole number of at most { $most } digits, or { $length } letters and digits like k7m2qd
what-deal = a deal is named like K7Q2-9FMX, in at least eight letters and digits: one of them is wrong, or two are swapped

## Names, clocks

# Of a seat without a name; seats count from 0.
seat = seat { $seat }
your-bot = your bot
days-left = { $days } d { $hours } h
hours-left = { $hours } h { $minutes } min
