### Why the host doesn't do what somebody wants: clauses that are shown as sentences, with a capital and a full stop.

## Coming in, and codes

code-unknown = there is no such invitation, or not any more
code-used = that invitation has been used
only-with-key = only people with a key can invite others here
only-keeper-invites = only this host's keeper can invite others to it
enough-codes = that table already has an unused code for each of its seats

## Names

name-length = a name has { $least } to { $most } characters
name-signs = a name is made of letters and digits, with spaces, dots, dashes or apostrophes between them
name-alphabets = a name is written in one alphabet
name-rare = a name is written in an alphabet in everyday use
name-reserved = { $name } is not a name for a person here
name-alike = { $name } looks too much like somebody else's name here
too-many-people = this host can't remember any more people

## Tables

table-gone = that table no longer exists
no-game-to-resign = you have no game to resign there
no-free-seat = there is no free seat at that table any more
by-invitation = that table is by invitation: ask its opener for a code
at-tables-already = { $tables ->
    [one] you are at 1 table already: finish it first
   *[other] you are at { $tables } tables already: finish one of them first
}
host-holds-no-more = this host has no room for another table
opener-begins = whoever opened the table begins the game
not-over = that game is not over
is-sealed = others still have to play the same deal
not-your-seat = that isn't your seat
only-who-sits = only the person in that seat can do that
only-who-played = only those who played there can play again
begun-without-you = that game began without you

rated-guest = a rated game is only for people with a key: connect with one
hands-agree = spectators of that game see all hands, some moves late: sit down from the lobby, where you can agree to that
rated-agree = that game is rated: sit down from the lobby, where you can agree to that

not-waiting = you are no longer waiting for partners

## Tournaments, and the day's deal

same-deal = you still have to play the same deal, or are playing it: watch when your own game is over
only-keeper-makes = only this host's keeper can make tournaments
many-tournaments = this host has no room for another tournament
no-such-form = there is no tournament of that kind
tournament-size = a tournament begins with { $least } to { $most } people
tournament-time = a tournament begins within { COUNT($days, "day") }
tournament-guest = that is only for people with a key: connect with one
cant-enter = that tournament is full, or nobody can join it any more
only-maker = only its organiser or the keeper can do that, and only at the right stage
tournament-few = a tournament needs at least { COUNT($least, "person", "people") }
tournament-gone = that tournament no longer exists
played-today = you have already played today's deal

## Plans of a table

players = { $game } is for { $least } to { $most } players
first-seat = the first seat is yours
no-bot = there is no such bot
rated-clock = a rated game needs a clock: choose another pace
rated-options = a rated game has the usual length and no handicap
rated-bots = rated games are only for bots whose strength was measured
lost-clock = a seat can be lost only where there are clocks
hands-late = hands are shown at least { $moves } moves late
hands-off = this host shows nobody's hands
no-programs = a host seats people and bots only: it never runs a command that somebody sends

## Inviting people

nobody-called = nobody here is called { $name }
invited-many = you have just invited many people: wait half a minute
has-begun = that game has begun
opener-invites = only whoever opened the table can invite others to it
sits-here = { $name } is already at this table
    .you = you are already at this table
is-invited = { $name } is already invited
has-declined = { $name } has declined
enough-invited = nobody else can be invited to this table

## Talk

silenced = this host's keeper has silenced you for good
    .until = this host's keeper has silenced you until { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC
    .reason = { silenced }. The reason: { $reason }
    .until-reason = { silenced.until }. The reason: { $reason }
one-note = you can leave the keeper one note, and it can't be empty
reported-many = you have just sent many reports: wait two minutes
too-much-talk = slow down: at most { $lines } lines in { $seconds } seconds

## What the disk or the database refuses: whole sentences

# $why: a clause
disk = The host's disk refused: { $why }.
name-not-kept = The host can't remember you now: { $why }.
database-silent = the host's database doesn't answer
database-busy = too much is being changed at once: try again
