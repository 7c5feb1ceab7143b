### Why the host doesn't do what somebody wants: clauses that are shown as sentences, with a capital and a full stop.

## Coming in, and codes

code-unknown = there is no such invitation (any more)
code-used = that invitation has been used
only-with-key = only people who came with a key can invite others here
only-keeper-invites = only this host's keeper can invite others to it
enough-codes = that table has a good code for each of its seats already

## Names

name-length = a name has { $least } to { $most } characters
name-signs = a name is made of letters and digits, with spaces, dots, dashes or apostrophes between them
name-alphabets = a name is written in one alphabet
name-rare = a name is written in an alphabet that is in everyday use
name-reserved = { $name } is not a name for a person here
name-alike = { $name } could be taken for somebody else who plays here
too-many-people = this host knows too many people already

## Tables

table-gone = that table is gone
no-game-to-resign = there is no game of yours to resign there
no-free-seat = there is no free seat at that table any more
by-invitation = that table is by invitation: ask who opened it for a code
at-tables-already = { $tables ->
    [one] you are at 1 table already: finish it first
   *[other] you are at { $tables } tables already: finish one of them first
}
host-holds-no-more = this host has as many tables as it can hold
opener-begins = whoever opened the table begins the game
not-over = that game is not over
is-sealed = others have yet to play the same deal
not-your-seat = it is not your seat
only-who-sits = only whoever sits there can do that
only-who-played = only who played there plays again
begun-without-you = that game has begun without you

rated-guest = a rated game needs somebody who can be known again: come with a key
hands-agree = who watches that game sees all hands, some moves late: sit down from the lobby, where you are asked whether you want that
rated-agree = that game is rated: sit down from the lobby, where you are asked whether you want that

not-waiting = you don't wait for partners any more

## Tournaments, and the day's deal

same-deal = you have yet to play the same deal, or are playing it: you may watch when your own game is over
only-keeper-makes = only this host's keeper makes tournaments
many-tournaments = this host has as many tournaments as it can hold
no-such-form = there is no tournament of that kind
tournament-size = a tournament begins with { $least } to { $most } people
tournament-time = a tournament begins within { COUNT($days, "day") }
tournament-guest = that needs somebody who can be known again: come with a key
cant-enter = nobody else can take part in that tournament
only-maker = only whoever made a tournament, or the keeper, can do that, and only while it can be done
tournament-few = a tournament needs { COUNT($least, "person", "people") } at the least
tournament-gone = that tournament is gone
played-today = you have played today's deal

## Plans of a table

players = { $game } is for { $least } to { $most } players
first-seat = the first seat is your own
no-bot = there is no such bot
rated-clock = a rated game needs a clock: see the pace
rated-options = a rated game has the usual length and no handicap
rated-bots = no rated game with unmeasured bots
lost-clock = a seat can be lost only where there are clocks
hands-late = hands are shown at least { $moves } moves late
hands-off = this host shows nobody's hand
no-programs = a host seats people and bots only, no program: it starts no command that somebody sends

## Inviting people

nobody-called = nobody here is called { $name }
invited-many = you have invited many people just now: wait half a minute
has-begun = that game has begun
opener-invites = only whoever opened the table can invite others to it
sits-here = { $name } sits at this table
    .you = you sit at this table
is-invited = { $name } is invited
has-declined = { $name } has declined
enough-invited = nobody else can be invited to this table

## Talk

silenced = the keeper of this host has silenced you for ever
    .until = the keeper of this host has silenced you until { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC
    .reason = { silenced }. The reason: { $reason }
    .until-reason = { silenced.until }. The reason: { $reason }
one-note = you can leave one note to the keeper, with something in it
reported-many = you have reported much just now: wait two minutes
too-much-talk = a moment, please: { $lines } lines in { $seconds } seconds are enough

## What the disk or the database refuses: whole sentences

# $why: a clause
disk = The host's disk refused: { $why }.
name-not-kept = The host can't remember you now: { $why }.
database-silent = the host's database doesn't answer
database-busy = others keep changing the same things
