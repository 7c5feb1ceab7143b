### The day's deal of the host: the same for everybody on a day, once each.

# A line of the list of tournaments. $game: which it is
line = Today's deal: { $game }
    .played = Today's deal: { $game } · your place is { $place } of { $people }
    .plays = Today's deal: { $game } · you are playing it
title = the day's deal
# Where somebody is, in the list of who is here.
here = { $name } (playing the day's deal)
at-it-place = playing the day's deal.
# $day: a date, as all pages of the club write it
facts = { $game } · { $day }
play = Play it: once, against bots
    .go-on = Go on with it
play-key = play
other-key = other day
question = Everybody gets the same cards today; your result is shown beside theirs.
guest = Only people with a key can play it: connect with one.
past = That day is over. Choose a line to see the game.
# A line: $place among people, points; $ahead (int), $behind (int): by how many
row = { $place }  { $name } { $won ->
    [yes] won
   *[no] lost
}, { COUNT($points, "point") }, { $behind ->
    [0] { $ahead ->
        [0] level with the best bot
       *[other] { $ahead } ahead of the best bot
    }
   *[other] { $behind } behind the best bot
}
# The same of whoever has resigned: no points say how far behind they were.
resigned-row = { $place }  { $name } resigned
# Bots in the same seat: how many of their games came first, and their points.
bots = Bots, { $level }: first in { $firsts } of { COUNT($games, "game") } in your seat, with { LIST($points) } points
at-it = { LIST($names) } { $people ->
    [one] is
   *[other] are
} playing it, or left it.
nobody = Nobody has finished it yet.
