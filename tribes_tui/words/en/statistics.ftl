### What the statistics say.

title = your own records
own = Counted from your own records: whoever can write in their folder can change them, and nobody else vouches for them.
none = Nothing is counted yet.
all = all six
share = Share of games won
chance = the mark: what chance alone would give
against = Against whom
months = How it went, month by month
wins = Games won so far, by game
points = Your points, game by game
wins-legend = strong: most wins
at-plots = How it went over time; m brings the list of your games back.
too-few = A line is drawn here from the second game on.
won = won
not-won = not
mixed = mixed bots
# The columns of the games.
game = game
played-with = with
result = result
when = when
# What the keys do.
walk = game
open = replay
list = which games
plots = plots
back = back
# Games of so many.
players-of = { $number } players
# How many of them were won.
of = { $won } of { $games }
# The best score and the one in the middle of all.
best = best { $score } { $unit }, usually { $usual }
