### What the statistics say.

title = Statistics
own = Counted from your own records. Anybody who can write in their folder can change them, so nobody vouches for them.
none = Nothing is counted yet.
all = all games
# One game: by how many sat there.
by-players = Table size
# Behind a heading: what the mark in the bars means, in a phrase and in brief.
chance = │ by chance, if all are equally strong
    .brief = │ by chance
against = By opponent
# Above the blocks of all games; $last: where not all have room, of how many each.
every = Your games, oldest first
    .last = Your last { $last } of each game
# Behind the heading: what a block of each kind says.
won = won
lost = not won
chosen = chosen below
points = Your { $units }, game by game
# The first line: how many games were won. $by-chance: how many of them chance alone would have won
headline = You won { $won } of { COUNT($games, "game") }. By chance, if all are equally strong: about { NUMBER($by-chance, maximumFractionDigits: 1) }.
# Behind the first line where there are few games yet.
few = So few games say little yet.
# The columns of the games.
game = game
played-with = with
result = result
when = when
# What the keys do.
walk = game
open = replay
list = which games
back = back
# Games of so many.
players-of = { $number } players
# How many of them were won.
of = { $won } of { $games }
    .won = won { $won } of { $games }
# The best score, as 15 points, and the one in the middle of all.
best = best { $amount }, usually { $usual }
# When there is nothing to show.
how-counted = No game is counted yet. Play one to its end, alone against bots. Then you'll see here how many you have won, beside what chance alone would give.
# Against whom: bots of one level, or of several.
bots-of = { $level ->
    [mixed] mixed bots
   *[other] { $level } bots
}
# Wins in a row, now and at best.
streak = { $row ->
    [0] best streak: { $longest } wins in a row
    [1] best streak: { $longest } wins in a row
   *[other] { $row } wins in a row now, { $longest } at best
}
# On how many days in a row a puzzle was solved.
puzzles = puzzles: { COUNT($days, "day") } in a row (best { $longest })

# What a key does, in a few words more, in the list of everything by name.
walk-told = the next game in the list, or the one before
open-told = see this game again, move by move
list-told = all six games, or one of them
