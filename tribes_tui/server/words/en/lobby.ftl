### The lobby: its tables, what there is to do, who is here, what is said there.

title = the lobby
# Beside the title. $name: the reader's
you-are = { title } · you are { $name }
# At the right of the title.
people-here = { COUNT($people, "person", "people") } here
question = Sit down, watch, or open a table of your own.
no-table = There are no tables yet: open one.
    .open = No games are on and no tables are waiting: open one.
# Others play where the reader sees nothing, as the day's deal.
none-waits = No table is waiting for players: open one.
# The reader plays there, and others are to move.
own-game = { $tables ->
    [one] One of your games is still on: it comes first.
   *[other] { $tables } of your games are still on: they come first.
}
# To whoever reads the invitation in the lobby.
invited-here = { $by } invites you to { $game }: { "y" } accepts, { "x" } declines.

## What there is to do, and the same as what keys do

open = Open a table
    .key = open a table
invite = Invite somebody this host knows
    .key = invite somebody
ratings = Ratings
    .key = ratings
code = I have an invitation
    .key = invitation
# Leads to the three below.
more = Rulebooks, words used here, settings
settings = Settings: colours, signs, keys, talk
# Below the settings: where they are kept.
settings-kept = saved by this host; changes take effect at once
rules = Rulebooks
keeper = The host
    .key = the host
    .waits = { $number ->
        [one] The host · 1 report or note to read
       *[other] The host · { $number } reports and notes to read
    }
leave = Leave
    .key = leave
    .sure = Leave this host?
    .about = Your seats are kept, and you return to them next time. Running clocks don't stop.
    .stay = Stay
sit-key = sit down, watch
table-key = table
talk-key = talk
accept = Sit down there
    .key = accept
decline = Decline
    .key = decline

## Tables

# A seat without anybody.
free = free
# Of a table that has not begun. $free (int): seats without anybody
waits = { $is_mine ->
    [yes] waits for { $free } · your seat
   *[no] waits for { $free } · join
}
invited = you are invited
over = over
    .line = Finished games · { $games }
    .key = finished games
    .question = Choose a game to see how it ended.
watch = watch
your-turn = your turn
playing = you play here
# The same: for whom the reader waits.
others-turn = { WHOSE($name) } turn
broken = can't be opened
resigned = you resigned
# Of a game that the reader has won by that.
others-resigned = won by resignation
# A game that is over and was the reader's, under the cursor; $command: what is typed to have its record
record = Record: { $command }
gone = That table no longer exists.
# How many seats are free, of a table to which one is invited.
seats-free = { COUNT($free, "seat is", "seats are") } free.
# The same where somebody sits there besides whoever invites.
with-others = With { LIST($others) }; { COUNT($free, "seat is", "seats are") } free.
# Under a question that is being answered, when a game begins elsewhere; $news: which
called = { $news } Your clock may already be running. Esc takes you there; what you have typed is kept.
declined = You declined.
# A table was taken away while one was there.
closed = That table was closed.
# Somebody's time is over, and so is the game for them.
seat-lost = Your time at { $game } ran out: you have lost the seat.
    .resigned = You resigned at { $game }.
elsewhere = You sat down at that table in another session.


## People

who-is-here = Who is here
# Where somebody is.
# The others, in one line; $people: their names, with where they are; $more: how many besides
here-others = { $more ->
    [0] Here: { $people }
   *[other] Here: { $people } and { $more } more
}
here-at = { $name } (at { $game })
# At a table by invitation, which is their own affair.
here-own = { $name } (at a table)
here-alone = Nobody else is here.
in-lobby = in the lobby.
at-table = at { $game }.
at-own-table = at a table.
watches-table = watches { $game }.

## Talk

talk = Talk in the lobby
say = Say to everyone in the lobby:
silent = Nobody has said anything yet.
    .to-you = Nobody you listen to has said anything yet.
# Before a line: who said it, and when.
speaker = { DATETIME($at, timeStyle: "short") } { $name }

## To whoever has left a game that goes on

seat-kept = Your seat at { $game } is kept.
    .clock = Your seat at { $game } is kept. It is your turn: your clock keeps running.
    .later = Your seat at { $game } is kept. Your clock runs when it is your turn.
    .stands = Your seat at { $game } is kept, and your clock is stopped while you are away.
    .alone = Your seat at { $game } is kept, and the game waits until somebody is back.
seat-kept-for = Your seat at { $game } is kept. After { COUNT($seconds, "second") } a bot sits in for you.
