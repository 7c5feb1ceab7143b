### The day's deal of the host: the same for everybody on a day, once each.

# A line of the list of tournaments. $game: which it is
line = Today's deal: { $game }
    .played = Today's deal: { $game } · your place is { $place } of { $people }
    .plays = Today's deal: { $game } · you are at it
title = the day's deal
# $day: a date, as all pages of the club write it
facts = { $game } · { $day }
play = Play it: once, against bots
    .go-on = Go on with it
play-key = play
other-key = other day
question = The same cards for everybody today; your result stands beside theirs.
past = That day is over. Choose a line to see its game.
# A line: $place among people, points, by how many before (or behind) the best of the others
row = { $place }  { $name } { $won ->
    [yes] first
   *[no] not first
}, { COUNT($points, "point") } ({ $margin })
# Bots in the same seat: how many of their games came first, and their points.
bots = Bots, { $level }: first in { $firsts } of { COUNT($games, "game") } in your seat, with { LIST($points) } points
at-it = { LIST($names) } { $people ->
    [one] is
   *[other] are
} at it, or left it.
nobody = Nobody has played it to the end yet.
