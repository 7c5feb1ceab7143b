### What the statistics say.

title = Statistics
own = Counted from your own records. Anybody who can write in their folder can change them, so nobody else vouches for them.
none = Nothing is counted yet.
all = all six
share = Share of games won
chance = the mark: what chance alone would give
    .brief = │ chance alone
against = Against whom
months = Month by month: games above, won inside
every = Every game you finished
# The first line: how many games were won. $by-chance: how many of them chance alone would have won
headline = You have won { $won } of { COUNT($games, "game") }; chance alone would have won about { NUMBER($by-chance, maximumFractionDigits: 1) }.
# What a picture of them shows; where they are too many, that it is the last ones.
tall = tall box: a win, low: no win
    .scored = tall box: a win, low: no win; the figure: your score
    .marked = { $told }; ►◄: chosen below
    .yellow = { $told }; yellow: chosen below
last-of = the last { $number }; tall box: a win, low: no win
# How many of some games chance alone would have won.
by-chance = chance alone: { NUMBER($number, maximumFractionDigits: 1) }
# Where there are few games yet.
few = So few games ({ $games }) say little yet: the difference may be luck alone. All that is drawn here grows with every game you finish.
points = Your { $units }, game by game
at-plots = How it went over time; m brings back the list of your games.
bright = bright: won
# The columns of the games.
game = game
played-with = with
result = result
when = when
# What the keys do.
walk = game
open = replay
list = which games
plots = charts
    .games = games
back = back
# Games of so many.
players-of = { $number } players
# How many of them were won.
of = { $won } of { $games }
    .won = won { $won } of { $games }
# The best score, as 15 points, and the one in the middle of all.
best = best { $amount }, usually { $usual }
# When there is nothing to show.
how-counted = No game is counted yet. A game counts when you have played it to its end, alone against bots.
    .then = Then you will see here how many you have won, beside what chance alone would give; against whom; how it went month by month; and the games themselves, to see again.
# Against whom: bots of one level, or of several.
bots-of = { $level ->
    [mixed] mixed bots
   *[other] { $level } bots
}
# What a box of a plot stands for; always several.
square = one box is { $games } games
# Where a box is one game: in which order they stand.
won-first = those you won first
# How many games, and since which month.
since = { COUNT($games, "game") } since { $month }
    .now = { COUNT($games, "game") } this month
# Wins in a row, now and at best.
streak = { $row ->
    [0] best streak: { $longest } wins in a row
    [1] best streak: { $longest } wins in a row
   *[other] { $row } wins in a row now, { $longest } at best
}
# On how many days in a row a puzzle was solved.
puzzles = puzzles on { COUNT($days, "day") } in a row (best { $longest })

# What a key does, in a few words more, in the list of everything by name.
walk-told = the next game in the list, or the one before
open-told = see this game again, move by move
list-told = all six games, or one of them
plots-told = the charts in the place of the list
