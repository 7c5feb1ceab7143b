### At a hosted table: who is there, what everybody reads in the log, talk, what happened while one was away.

## Who is there

at-this-table = At this table
# What a key does.
to-table = to the table
presence = { $presence ->
    [slow] slow line
    [away] not back yet
    [lost] line lost
    [left] left
    [sits-in] a bot sits in
    [back] back, next turn
   *[here] here
}
# At the top of the table. $name: whoever is not there
absent = { $name }: { presence }
# Of somebody whose clock stands.
is-away-until = away until { DATETIME($day, dateStyle: "short") }
away-until = { $name }: { is-away-until }
# The same where there is little room.
away-brief = { $name }: away
# Of somebody without a seat.
watches = watches
all-here = everybody is here
# At the top of a table where there is no room for their names; in ever fewer words.
not-here = { COUNT($people, "person is", "people are") } not here
    .brief = { $people } not here
# Who looks at the table and has no seat, alone; $who: a name, or you
watched-by = { DO($who, "watch", "watches") }
watched-by-several = { LIST($names) } watch
# The same where there is no room for their names, or they are many; in ever fewer words.
watched = { COUNT($people, "person watches", "people watch") }
    .brief = { $people } watching

## What everybody reads in the log, each in their language

sealed = The deal is sealed: { $code }. With this code you can check at the end that nobody changed the deal.
    .compared = The deal is sealed: { $code }. Once nobody can play it any more, this page says what it was.
unsealed = Nobody changed the deal: the SHA-256 of what it was made from begins with the seal's code. It was made from { $proof }
# At the end of a game's log; below it stands what is typed.
record = To get the record of this game, type on your own machine:
    .later = Once nobody can play the same deal any more, type this on your own machine to get the record of this game:
came-back = { $name } is back.
has-left = { $name } left.
line-lost = { $name } lost the connection.
sits-in = A bot now sits in for { $name }.
decides-again = { $name } is playing again.
timed-out = { WHOSE($name) } time ran out: a bot decides.
taken = { WHOSE($name) } time ran out: a bot plays the seat from now on, and its result is theirs.
resigned = { WHOSE($name) } time ran out: { $name } resigns.
# By themselves.
gives-up = { $name } resigns.
# What can't be played any more.
decided = This game is over: all but one resigned.
    .won = { CAPITAL(LIST($names)) } resigned: you win this game.
    .by = { CAPITAL(LIST($names)) } resigned: this game is over.
    .why = { $number ->
        [one] { $who } resigned
       *[other] { LIST($names) } resigned
    }
wants-another = { $name } wants to play again.
host-is-back = The host stopped in the middle of the game and is back: no move was lost.
database-silent = The host's database isn't answering: your move waits until it does.
database-answers = The host's database is answering again.

## Talk

talk = Talk at this table
    .key = talk
    .command = Talk
say = Say to everyone at this table ({ "/mute NAME" } to stop reading somebody, { "/unmute NAME" } to read them again, { "/report NAME" } to tell the keeper):
muted = You have muted { $name }.
heard-again = You have unmuted { $name }.
# $typed: a line that begins as a command does
no-command = Nobody read “{ $typed }”. Commands are { "/mute NAME" }, { "/unmute NAME" } and { "/report NAME" }.
no-undo = Where results are compared, moves can't be taken back.
no-export = Whoever played this game can get its record once it is over.
    .guest = Records are only for people with a key: connect with one next time.
export = The record of this game
# $command: what is typed
how-to-export =
    You played here. To keep the record, type on your own machine:

    { $command }

    HOST is the name you connected to. Add any other options you connected with.
    .later =
    Others may still play the same deal. Once nobody can, type on your own machine:

    { $command }

    HOST is the name you connected to. Add any other options you connected with.
export-read = Back

## Resigning: asked once

resign =
    .key = resign
    .command = Resign: give your seat up for good
    .sure = Resign this game?
    .two = The game ends, and you lose it.
    .many = You finish last, behind all who play on; a bot plays your seat to the end.
    .rated = It counts for your rating.
    .day = The day's deal can be played only once: this is your one try.
    .yes = Yes, resign
    .no = Play on
# Of whoever has, among those who sit there.
has-resigned = resigned
# What decided a game that ended by it; the second: where their time was over, and that is the same.
end-resigned = { CAPITAL($name) } resigned.
    .late = { CAPITAL(WHOSE($name)) } time ran out, which counts as resigning here.
# Above the points of such a game.
as-it-stood = The points at that moment
    .place = place
no-resigning = You have no game to resign here.

## What happened while one was away

welcome-back = welcome back
since = Welcome back: { COUNT($moves, "move") } since you were here.
# Some of the moves were made for the reader.
since-decided-for = { since } Moves of yours below were made for you: by a bot, or because there was no choice.
nothing-since = Nothing you could have seen.
