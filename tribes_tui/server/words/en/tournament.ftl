### Tournaments: the list, one of them, its tables; what somebody makes one of.

title = tournaments
    .line = Tournaments, and the day's deal
    .line-open = Tournaments, and the day's deal · { $open } open to join
    .line-on = Tournaments, and the day's deal · yours: round { $round } of { $rounds }
question = Choose a tournament, or today's deal.
none = There are no tournaments yet.
make = Make a tournament
    .key = make one

## A tournament in a line, and its page

# A game, for how many at a table.
named = { $game } for { $players }, { $form ->
    [swiss] Swiss
    [all] all against all
   *[balanced] balanced
}, { $equal ->
    [yes] equal deals
   *[no] separate deals
}
# $is_in: whether the reader takes part
open-line = { $is_in ->
    [yes] { COUNT($people, "person", "people") }, including you
   *[no] { COUNT($people, "person", "people") }, open to you
}
on-line = round { $round } of { $rounds }, { COUNT($people, "person", "people") }
over-line = over, { $winner } came first
    .shared = over, { LIST($winners) } share first place
off-line = called off
made-by = made by { $name }
# A day and hour.
utc = { DATETIME($time, dateStyle: "medium", timeStyle: "short") } UTC
begins-at = It begins on { $when }.
    .full = It begins when { COUNT($people, "person takes", "people take") } part.
    .hand = It begins when its organiser says so.
    .own = It begins when you say so, with “{ begin }”.
rounds-of = { COUNT($rounds, "round") }, { $pace }
    .rated = { rounds-of }, rated
# Before it begins, where that follows from who takes part.
rounds-yet-open = as many rounds as the field needs
pause = The next round begins in { COUNT($seconds, "second") }.
    .waits = The next round begins as soon as two people are here.
playing = { COUNT($tables, "table is", "tables are") } still playing.
enter = Take part
    .key = take part
rated-sure = This tournament is rated
enter-again = Take part again
leave = Leave the tournament
    .key = leave it
    .question = Leave the tournament?
    .about = You won't be paired again, and rounds you miss score nothing. A game you have begun is still yours to play. You can rejoin later.
leave-sure = The game you have begun is still yours: play it to the end.
begin = Begin it now
call-off = Call it off
    .sure = Call it off?
    .about = Games in progress are played to the end; no new round is paired.
yes = Yes
no = No
to-table = To your table
    .key = your table
entered = You're in.
has-left = You're out of the tournament.
pages-key = standings, rounds

## Standings

standings = standings
# A line of them. $points is such as 2.50; $met: the points of those whom they met; $firsts: how often they came first at their table
row = { $place }  { $name } { $points } points · opponents' points { $met } · { $firsts }× first
    .gone = { row } · has left
nobody-yet = Nobody has joined yet.
forgotten = a deleted player
ties = Ties: opponents' points, then first places; otherwise the place is shared.
worth-scale = Each round is worth 0 to 1 point: the share of the others you beat.

## A round

round = round { $round }
# A table: who sits there.
table-waits = { $names } · waiting for room
table-plays = { $names } · playing
table-over = { $names } · { $first } first
table-void = { $names } · closed by the keeper: half a point each
bye = { $name } · a bye: a point
out = { $name } · absent
field = For comparison, bots played this deal among themselves. The first seat finished ahead (+) or behind (−) by: { LIST($points) }.
# $points: of a person in that round, as 0.75
worth = { $name } { $points }
no-record = That table no longer exists; the keeper has its record: { $record }.

## What is filled in

form-title = make a tournament
form-question = What will be played?
form-make = Make it
    .key = make it
game = Game
    .about = Which game is played.
players = Table size
    .about = How many play at each table. With two you can choose a form.
form = Form
    .about = Who plays whom.
swiss = Swiss
    .about = Players with equal points meet, and nobody meets the same opponent twice while there is another to meet.
all = all against all
    .about = Everybody plays everybody once; at most 24 people.
balanced = balanced
    .about = Each player meets as many others as possible.
deals = Deals
    .about = Whether all tables of a round have the same deal.
equal = equal
    .about = Every table has the same deal; your result is compared with those in your seat at the other tables, and with the bots'.
own = separate
    .about = Each table has its own deal: only the finishing order counts.
rounds = Rounds
    .about = How many rounds there are.
rounds-usual = by the number of people
    .about = Swiss: as many as it takes to find a winner. All against all: until everybody has met. Three or more at a table: four.
rounds-some = { $rounds }
begins = Begins
    .about = When it begins.
by-hand = when I say so
    .about = You start it from its page.
when-full = once { $people } have joined
    .about = As soon as { COUNT($people, "person has", "people have") } joined; you can start it earlier by hand.
in-minutes = in { COUNT($minutes, "minute") }
    .about = With everybody who has joined by then, at least two.
in-days = in { COUNT($days, "day") }
at-time = on a day and hour …
    .about = You will be asked when.
which-time = Day and hour in UTC, such as { "2026-12-24 20:00" }:
no-time = That isn't a day and hour.
rated-on = Every game changes its players' ratings.

## A table of one, wherever it is named

# Told to whoever plays in it, and is elsewhere.
begun = Round { $round } of the tournament has begun: { $game }.
waits = Round { $round } of the tournament has begun: your game of { $game } waits in the lobby.
table-of = tournament, round { $round }
    .brief = tournament
