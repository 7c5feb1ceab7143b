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
bot = a bot, { $level }
# Of somebody without a seat.
watches = watches
all-here = all are here
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

sealed = The deal is sealed: { $code }. With this code you can check at the end that nobody has changed the deal.
    .compared = The deal is sealed: { $code }. Once nobody plays it any more, you read here what it was.
unsealed = Nobody has changed the deal: the sha256 of what it was made from begins with the code of the seal. It was made from { $proof }
# At the end of a game's log; below it stands what is typed.
record = The record of this game is yours when you type on your own machine:
    .later = Once nobody plays the same deal any more, the record of this game is yours when you type on your own machine:
came-back = { $name } is back.
has-left = { $name } left.
line-lost = The line to { $name } was lost.
sits-in = Now a bot sits in for { $name }.
decides-again = { $name } decides again.
timed-out = { WHOSE($name) } time is up: a bot decides.
taken = { WHOSE($name) } time is up: a bot has the seat from now on, and its place is theirs.
resigned = { WHOSE($name) } time is up: { $name } resigns.
# By themselves.
gives-up = { $name } resigns.
# What can't be played any more.
decided = This game is over: all but one have resigned.
    .won = { CAPITAL(LIST($names)) } resigned: you have won this game.
    .by = { CAPITAL(LIST($names)) } resigned: this game is over.
    .why = { $number ->
        [one] { $who } resigned
       *[other] { LIST($names) } resigned
    }
wants-another = { $name } wants to play again.
host-is-back = The host was stopped in the middle of the game and is back: every move that was played is here.
database-silent = The host's database doesn't answer: what you do is kept waiting until it does.
database-answers = The host's database answers again.

## Talk

talk = Talk at this table
    .key = talk
    .command = Talk
say = Say to all at this table ({ "/mute NAME" }: to read no more of somebody, { "/unmute NAME" }: to read them again, { "/report NAME" }: to tell the keeper):
muted = You don't read what { $name } says.
heard-again = You read { $name } again.
# $typed: a line that begins as a command does
no-command = Nobody read “{ $typed }”. Commands are { "/mute NAME" }, { "/unmute NAME" } and { "/report NAME" }.
no-undo = Where results are compared, nothing is taken back.
no-export = The record of this game can be had once it is over, by whoever played in it.
    .guest = Records are for those who can be known again: come with a key the next time.
export = The record of this game
# $command: what is typed
how-to-export =
    You played here. To keep what was played, type on your own machine:

    { $command }

    HOST is what you called this machine when you came. Other options that you came with belong there, too.
    .later =
    Others may yet play the same deal. Once nobody can any more, type on your own machine:

    { $command }

    HOST is what you called this machine when you came. Other options that you came with belong there, too.
export-read = Back

## Resigning: asked once

resign =
    .key = resign
    .command = Resign: give your seat up for good
    .sure = Resign this game?
    .two = The game is over then, and counts as lost for you.
    .many = You are last then, behind all who play on; a bot plays your seat to the end.
    .rated = It counts for your rating.
    .day = The day's deal is played once: this is your one try.
    .yes = Yes, resign
    .no = Play on
# Of whoever has, among those who sit there.
has-resigned = resigned
# What decided a game that ended by it; the second: where their time was over, and that is the same.
end-resigned = { CAPITAL($name) } resigned.
    .late = { CAPITAL(WHOSE($name)) } time was up, which counts as resigning here.
# Above the points of such a game.
as-it-stood = The points at that moment
    .place = place
no-resigning = There is no game of yours to resign here.

## What happened while one was away

welcome-back = welcome back
since = Welcome back: { COUNT($moves, "move") } since you were here.
# Some of the moves were made for the reader.
since-decided-for = { since } What is said of you here was done in your place: by a bot, or as there was no choice.
nothing-since = Nothing that you could have noticed.
