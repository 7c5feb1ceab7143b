### Tournaments: the list, one of them, its tables; what somebody makes one of.

title = tournaments
    .line = Tournaments, and the day's deal
    .line-open = Tournaments, and the day's deal · { $open } to take part in
    .line-on = Tournaments, and the day's deal · yours: round { $round } of { $rounds }
    .key = tournaments
question = Choose a tournament, or today's deal.
none = Nobody has made a tournament yet.
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
   *[no] deals of their own
}
# $is_in: whether the reader takes part
open-line = { $is_in ->
    [yes] { COUNT($people, "person", "people") }, you among them
   *[no] { COUNT($people, "person", "people") }, you can take part
}
on-line = round { $round } of { $rounds }, { COUNT($people, "person", "people") }
over-line = over, { $winner } came first
    .shared = over, { LIST($winners) } share the first place
off-line = called off
made-by = made by { $name }
# A day and hour.
utc = { DATETIME($time, dateStyle: "medium", timeStyle: "short") } UTC
begins-at = It begins { $when }.
    .full = It begins when { COUNT($people, "person takes", "people take") } part.
    .hand = It begins when whoever made it says so.
    .own = It begins when you say so, with “{ begin }”.
rounds-of = { COUNT($rounds, "round") }, { $pace }
    .rated = { rounds-of }, rated
# Before it begins, where that follows from who takes part.
rounds-yet-open = as many rounds as the number of people asks for
pause = The next round begins in { COUNT($seconds, "second") }.
    .waits = The next round begins as soon as two people are here.
playing = { COUNT($tables, "table is", "tables are") } still played.
enter = Take part
    .key = take part
rated-sure = This tournament is rated
enter-again = Take part again
leave = Leave the tournament
    .key = leave it
    .question = Leave the tournament?
    .about = You are paired no more, and have nothing for the rounds you miss. Your game that goes on is still yours. You may take part again.
leave-sure = Your game that goes on is still yours: play it to its end.
begin = Begin it now
call-off = Call it off
    .sure = Call it off?
    .about = Games that go on are played to their ends; nothing more is paired.
yes = Yes
no = No
to-table = To your table
    .key = your table
entered = You take part.
has-left = You take part no more.
pages-key = standings, rounds

## Standings

standings = standings
# A line of them. $points is such as 2.50; $met: the points of those whom they met; $firsts: how often they came first at their table
row = { $place }  { $name } { $points } points · those they met { $met } · { $firsts }× first
    .gone = { row } · has left
nobody-yet = Nobody takes part yet.
forgotten = somebody who was forgotten
ties = Ties: the points of those they met, then first places; else they share it.
worth-scale = Each round gives 0 to 1 point: the part of the others who did worse.

## A round

round = round { $round }
# A table: who sits there.
table-waits = { $names } · waits for room
table-plays = { $names } · being played
table-over = { $names } · { $first } first
table-void = { $names } · closed by the keeper: half a point each
bye = { $name } · a bye: a point
out = { $name } · wasn't there
field = To compare with, bots have played this deal among themselves. By so many points the first seat was ahead (+) or behind (−): { LIST($points) }.
# $points: of a person in that round, as 0.75
worth = { $name } { $points }
no-record = That table is gone; the keeper has its record: { $record }.

## What is filled in

form-title = make a tournament
form-question = What do you want to have played?
form-make = Make it
    .key = make it
game = Game
    .about = What is played.
players = At a table
    .about = How many play at one table. With two there is a choice of forms.
form = Form
    .about = Who plays whom.
swiss = Swiss
    .about = Those with as many points play each other, and nobody meets anybody twice as long as there is somebody else to meet.
all = all against all
    .about = Each plays each once; at most 24 people.
balanced = balanced
    .about = Each meets as many others as can be.
deals = Deals
    .about = Whether all tables of a round have the same deal.
equal = equal
    .about = All tables have the same deal; your result is held against those in your seat at the others, and bots'.
own = of their own
    .about = Each table has a deal of its own: who comes before whom counts.
rounds = Rounds
    .about = How many there are.
rounds-usual = by the number of people
    .about = Swiss: as many as it takes to find who is best. All against all: until all have met. Three or more at a table: four.
rounds-some = { $rounds }
begins = Begins
    .about = When it begins.
by-hand = when I say so
    .about = You begin it on its page.
when-full = once { $people } take part
    .about = As soon as { COUNT($people, "person takes", "people take") } part; it can be begun earlier by hand.
in-minutes = in { COUNT($minutes, "minute") }
    .about = With all who take part by then, two at the least.
in-days = in { COUNT($days, "day") }
    .about = With all who take part by then, two at the least.
at-time = at a day and hour …
    .about = You are asked for it.
which-time = Day and hour, UTC, as { "2026-12-24 20:00" }:
no-time = That is no day and hour.
rated-off = Nobody's rating changes.
rated-on = All games change the ratings of those who play.

## A table of one, wherever it is named

# Told to whoever plays in it, and is elsewhere.
begun = Round { $round } of the tournament has begun: { $game }.
waits = Round { $round } of the tournament has begun: your game of { $game } waits in the lobby.
table-of = tournament, round { $round }
    .brief = tournament
